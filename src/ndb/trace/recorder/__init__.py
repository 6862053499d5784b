"""Runs programs and records them: a call or a module body in memory, a target of the command line into a file."""
