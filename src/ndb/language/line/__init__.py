"""One line of a function: its text, the values that were told, what it binds."""
