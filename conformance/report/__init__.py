"""The coverage report: verdicts of cases rolled up to requirements, rules and sections, and written in five forms."""
