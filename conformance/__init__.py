"""The conformance side: steps, cases, the engine port, the runner and the coverage report."""
