"""Expressions: what their parts give, and what is read and set of values."""
