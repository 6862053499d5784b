"""What probably comes next, from the text itself: the words that followed the last time the same tokens stood here.

Knows tokens read so far; no model. A draft only saves time: the model verifies every token of it.
"""

from collections.abc import Sequence

_NEEDED = 3
"""Tokens that must agree for a place to be looked at."""
_LONGEST_MATCH = 16
MOST_AHEAD = 8
"""Tokens of a draft at most: each costs a row of a pass (a fifth of a pass), whether it turns out right or not."""


class Draft:
    """An index over a growing sequence of tokens."""

    def __init__(self) -> None:
        self._places: dict[tuple[int, ...], int] = {}
        """Where the tokens after such a run of tokens stand, latest."""
        self._indexed = 0

    def fork(self) -> "Draft":
        twin = Draft()
        twin._places, twin._indexed = dict(self._places), self._indexed
        return twin

    def guess(self, ids: Sequence[int]) -> Sequence[int]:
        """Tokens that may follow `ids`, as many as the agreement before them makes likely; perhaps none."""
        self._index(ids)
        place = self._places.get(tuple(ids[-_NEEDED:]))
        if place is None or place >= len(ids) or len(ids) < _NEEDED:
            return ()
        return ids[place : place + likely_length(self._agreement(ids, place))]

    def _agreement(self, ids: Sequence[int], place: int) -> int:
        """How many tokens before `place` are the same as those at the end."""
        length = 0
        while length < min(place, _LONGEST_MATCH) and ids[place - 1 - length] == ids[-1 - length]:
            length += 1
        return length

    def _index(self, ids: Sequence[int]) -> None:
        """Index all runs but the last, which nothing has followed yet."""
        self._indexed = min(self._indexed, len(ids))
        for end in range(max(self._indexed, _NEEDED), len(ids)):
            self._places[tuple(ids[end - _NEEDED : end])] = end
        self._indexed = max(len(ids), self._indexed)


def likely_length(agreement: int) -> int:
    """How far to trust a place, by how many tokens before it agree."""
    return min(MOST_AHEAD, max(0, agreement - 1))
