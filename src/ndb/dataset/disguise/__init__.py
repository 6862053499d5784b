"""The same program with other names and other looks."""
