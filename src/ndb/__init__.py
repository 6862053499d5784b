"""ndb: a neural debugger for Python, beside a real one."""

__version__ = "0.1.0"
