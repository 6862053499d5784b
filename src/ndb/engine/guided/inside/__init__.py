"""The side of a guided run that is in the sandbox, in the program's own process."""
