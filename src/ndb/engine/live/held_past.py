"""What objects held in the past of a running program: which ones its variables were, and their versions.

The same bytes as beside a recording in a file (`trace/beside/`), kept as they come and read when somebody asks. A long
run tells all of it anew from time to time; each such *edition* stands for itself, and old ones can be forgotten.
"""

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from ndb.trace.beside.identities import Objects, read_objects
from ndb.trace.beside.versions import Heap

_OPEN: Final = 16
"""Stretches whose objects stay read."""


@dataclass(frozen=True, slots=True)
class _Forgotten:
    """How moments changed when states were forgotten."""

    kept: Sequence[int]
    start: int

    def __call__(self, moment: int) -> int:
        """The first moment that is left from this one on."""
        if moment >= self.start:
            return moment - self.start + len(self.kept)
        return bisect_left(self.kept, moment)


@dataclass(frozen=True, slots=True)
class _Moves:
    """Several of them, one after the other."""

    moves: Sequence[_Forgotten]

    def __call__(self, moment: int) -> int:
        for move in self.moves:
            moment = move(moment)
        return moment


@dataclass(frozen=True, slots=True)
class _Numbered:
    """Which objects the variables of a stretch are."""

    first: int
    frames: "array[int]"
    data: bytes
    skipped: int = 0


@dataclass(frozen=True, slots=True)
class _Unread:
    """What objects held in a stretch, not looked at yet."""

    first: int
    end: int
    data: bytes
    moved: int
    """How often moments had changed before."""


@dataclass(slots=True)
class _Edition:
    """What objects held from a moment on."""

    first: int
    heap: Heap
    unread: list[_Unread] = field(default_factory=list)
    size: int = 0


class HeldPast:
    """What objects held, by moments."""

    def __init__(self) -> None:
        self._numbered: list[_Numbered] = []
        self._starts: list[int] = []
        self._kept: list[Objects] = []
        self._read: dict[int, list[Objects]] = {}
        self._editions: list[_Edition] = []
        self._moves: list[_Forgotten] = []
        self._has_begun = False
        self.size = 0
        """Bytes that it takes."""

    def copy(self) -> "HeldPast":
        other = HeldPast()
        other._numbered, other._starts, other._kept = list(self._numbered), list(self._starts), list(self._kept)
        other._moves, other._has_begun, other.size = list(self._moves), self._has_begun, self.size
        other._editions = [
            replace(edition, heap=edition.heap.copy(), unread=list(edition.unread)) for edition in self._editions
        ]
        return other

    def append(self, first: int, frames: "array[int]", objects: bytes, versions: bytes, is_anew: bool) -> None:
        """What was told of a stretch that begins at a moment. `is_anew`: with an edition."""
        self._numbered.append(_Numbered(first, frames, objects))
        self._starts.append(first)
        if is_anew or not self._editions:
            self._editions.append(_Edition(first, Heap(is_retold=self._has_begun)))
            self._has_begun = True
        edition = self._editions[-1]
        told = _Unread(first, first + len(frames), versions, len(self._moves))
        edition.unread.append(told)
        edition.size += len(versions)
        self.size += len(objects) + len(versions)

    # What is asked

    def heap_at(self, moment: int) -> Heap:
        """What tells of a moment."""
        number = bisect_right(self._editions, moment, key=lambda edition: edition.first) - 1
        if number < 0:
            return _NOTHING
        edition = self._editions[number]
        for told in edition.unread:
            edition.heap.add(told.first, told.end, told.data, _Moves(self._moves[told.moved :]))
        edition.unread.clear()
        return edition.heap

    def objects(self, moment: int) -> Objects:
        """Which objects the variables of a state are."""
        if moment < len(self._kept):
            return self._kept[moment]
        number = bisect_right(self._starts, moment) - 1
        return self._objects_of(number)[moment - self._starts[number] + self._numbered[number].skipped]

    def _objects_of(self, number: int) -> list[Objects]:
        found = self._read.get(number)
        if found is None:
            if len(self._read) >= _OPEN:
                self._read.pop(next(iter(self._read)))
            told = self._numbered[number]
            found = self._read[number] = read_objects(told.data, told.frames)
        return found

    def first_sight(self, wanted: int, before: int) -> int | None:
        """The first moment up to one at which a variable was an object."""
        return next((at for at in range(before + 1) if wanted in self.objects(at).values()), None)

    # What is forgotten

    def forget(self, kept: Sequence[int], start: int) -> None:
        """Forget what was told of states before `start` but for the ones in `kept`; an edition goes when none of its
        states is left."""
        move, objects = _Forgotten(list(kept), start), [self.objects(moment) for moment in kept]
        ends = [edition.first for edition in self._editions[1:]]
        gone = sum(end <= start for end in ends)
        self._editions = self._editions[gone:]
        for edition in self._editions:
            edition.heap.move(move)
            edition.first = move(edition.first)
        if gone and self._editions:
            self._editions[0].first = max(self._editions[0].first, len(kept))
        self._moves.append(move)
        left = [each for each in self._numbered if each.first + len(each.frames) - each.skipped > start]
        self._numbered = [
            replace(each, first=move(max(each.first, start)), skipped=each.skipped + max(start - each.first, 0))
            for each in left
        ]
        self._starts, self._kept, self._read = [each.first for each in self._numbered], objects, {}
        held = sum(edition.size for edition in self._editions)
        self.size = held + sum(len(each.data) for each in self._numbered)


_NOTHING: Final = Heap()
