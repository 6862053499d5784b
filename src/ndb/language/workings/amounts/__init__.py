"""Workings of numbers with a point, and of texts that numbers are written into."""
