"""How much of a value is shown. By itself, for those who ask for nothing else of values."""

from typing import Final

LIMIT: Final = 300
"""Characters of text that a value is given by default."""
