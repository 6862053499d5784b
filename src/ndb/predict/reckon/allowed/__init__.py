"""What of Python's library the interpreter may use, and for how long."""
