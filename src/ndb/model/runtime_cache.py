"""What a sequence has made the network remember: keys and values in blocks of positions, shared between forks.

Knows shapes and who may write where; neither tokens nor arithmetic. A fork copies no block until one side writes to it.
"""

import numpy as np
from numpy.typing import NDArray

from ndb.model.config import ModelConfig

BLOCK = 64
"""Positions in a block."""

Floats = NDArray[np.float32]
_SLAB = 4
"""Blocks that are allocated together: numpy asks for large pages from 4 MB on, and a pass reads the whole cache."""


class Cache:
    """Keys and values of one sequence's tokens. Blocks are (layer, key or value, head, position, width)."""

    def __init__(self, config: ModelConfig) -> None:
        self.config = config
        self.length = 0
        self.blocks: list[Floats] = []
        self.table = np.zeros(-(-config.context // BLOCK), dtype=np.int64)
        """The blocks' addresses, for the kernel."""
        self._own: list[bool] = []
        self._spare: list[Floats] = []

    def fork(self) -> "Cache":
        """A cache that remembers the same and goes its own way."""
        twin = Cache(self.config)
        twin.length, twin.blocks, twin.table = self.length, list(self.blocks), self.table.copy()
        self._own = [False] * len(self.blocks)
        twin._own = list(self._own)
        return twin

    def grow(self, count: int) -> None:
        """Make room for further positions, writable."""
        stop = self.length + count
        assert stop <= self.config.context, "the caller minds the context's end"
        for number in range(self.length // BLOCK, -(-stop // BLOCK)):
            self._make_writable(number)
        self.length = stop

    def forget(self, length: int) -> None:
        """Keep the first `length` positions only."""
        assert length <= self.length
        self.length = length
        keep = -(-length // BLOCK)
        self._spare += [block for block, own in zip(self.blocks[keep:], self._own[keep:], strict=True) if own]
        del self.blocks[keep:], self._own[keep:]

    def _make_writable(self, number: int) -> None:
        if number < len(self.blocks) and self._own[number]:
            return
        block = self._new_block()
        if number < len(self.blocks):
            block[:] = self.blocks[number]
            self.blocks[number], self._own[number] = block, True
        else:
            self.blocks.append(block)
            self._own.append(True)
        self.table[number] = block.ctypes.data

    def _new_block(self) -> Floats:
        if not self._spare:
            config = self.config
            shape = (_SLAB, config.layers, 2, config.key_value_heads, BLOCK, config.head_width)
            self._spare = list(np.empty(shape, dtype=np.float32))
        return self._spare.pop()

    @property
    def nbytes(self) -> int:
        """Bytes of the blocks that are this sequence's alone."""
        return sum(block.nbytes for block, own in zip(self.blocks, self._own, strict=True) if own)
