"""Objects of a program, as its text and what was told of them say: their classes, and parts of their values."""
