"""How fast crconf is: `python -m benchmarks` measures, and says what was aimed at."""
