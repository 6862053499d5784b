"""The level below expressions: the interpreter's own instructions (SPEC 2d)."""
