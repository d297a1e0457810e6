"""A deliberately simple engine: lay the Comprehensive Rules beside it and tick off lines.

Its modules carry the CR's topics; a function that carries out a rule says so with `@rule`. It imports nothing of the
rest of the project.
"""
