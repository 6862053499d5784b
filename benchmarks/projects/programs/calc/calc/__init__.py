"""A calculator language with variables, functions and lazy ``if``."""
