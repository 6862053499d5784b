"""ndb: a neural debugger for Python, beside a real one."""

__version__ = "0.2.0.dev0"
