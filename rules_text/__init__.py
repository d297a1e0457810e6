"""Versioned rule text: what the Comprehensive Rules are, edition by edition; knows nothing of the other packages."""
