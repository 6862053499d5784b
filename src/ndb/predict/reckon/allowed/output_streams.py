"""The streams that a program writes to: what it writes changes nothing that a state shows, and goes nowhere.

They are Python's own, so that they look as a recording shows them. Knows streams; nothing of what is written.
"""

import io
from collections.abc import Mapping
from typing import Any, Final


class _Nowhere(io.RawIOBase):
    """Takes all."""

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        return len(data)


_STREAMS: Final = {
    name: io.TextIOWrapper(io.BufferedWriter(_Nowhere()), "utf-8", "replace") for name in ("stdout", "stderr")
}
CONTENTS: Final[Mapping[str, Any]] = _STREAMS
"""Of the module `sys`."""
READABLE: Final = frozenset({"write", "writelines", "flush"})
"""Where they lead to, and how, is for others to say."""


def is_stream(value: Any) -> bool:
    return any(value is each for each in _STREAMS.values())
