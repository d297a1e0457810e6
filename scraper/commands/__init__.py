"""The scraper's commands, one file each; `conformance.cli` loads them when they are called."""
