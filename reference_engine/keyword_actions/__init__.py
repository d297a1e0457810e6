"""Keyword actions (CR 701): one module an action."""
