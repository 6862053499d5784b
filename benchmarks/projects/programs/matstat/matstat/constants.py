"""Numbers used all over the package."""

EPSILON = 1e-9
DIGITS = 4
QUARTILES = (0.25, 0.5, 0.75)
_private = "not exported by *"
