"""Builtins of our own, for modules of which functions run inside a watched program.

They import `BUILTINS as __builtins__`. A function looks its builtins up where its module's `__builtins__` pointed when
it was made, so a program that replaces `len` changes its own calls, not those of whoever watches it. What such a module
calls of the standard library still sees the program's.
"""

import builtins
from typing import Any

BUILTINS: dict[str, Any] = dict(vars(builtins))
