"""The conformance side: steps, cases, the engine port, the runner and the coverage report."""

__version__ = "0.1.0"
