"""Exercises on values that are not plain data."""
