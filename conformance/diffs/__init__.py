"""How a diff of two revisions is shown: on a terminal, as JSON, as a page."""
