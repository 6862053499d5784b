"""When variables changed: an index over the snapshots of a recording, built block by block, vectorised.

Every entry (name, snapshot) of every state becomes two hashes; where a hash differs from the one in the frame's state
before, the variable changed. A recording that holds changes says so itself; there only the first states of the frames
of each stretch are compared. A block is built when it is first asked for, or by `build` in the background. Knows the
layout of a tape's payloads; renders nothing.
"""

import threading
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from ndb.engine.timeline.columns import ToldChanges
from ndb.errors import BadTraceFile
from ndb.trace.state import Event
from ndb.trace.values.unfold import BASE, hash_of
from ndb.tree.search import last_where

Ints = NDArray[np.int64]
Hashes = NDArray[np.uint64]

BLOCK: Final = 16_384
"""States in a block."""
_PIECE: Final = 1 << 20
"""Bytes of payload hashed at a time."""
_NEAR: Final = 256
"""Changes that are looked at first."""
_MANY: Final = 200
_INVERSE: Final = pow(BASE, -1, 1 << 64)
_NO_NAME: Final = np.uint64(0)
"""The hash of the name under which returned values and exceptions stand."""
GONE: Final = np.uint64(0)
"""Stands for the snapshot of a variable that is no longer there."""


class Payloads(Protocol):
    """What the index reads: the columns it needs, and snapshots as bytes."""

    @property
    def events(self) -> Sequence[int]: ...

    @property
    def frames(self) -> Sequence[int]: ...

    def __len__(self) -> int: ...

    def payloads(self, start: int, stop: int) -> tuple[bytes, Sequence[int]]:
        """The payloads of some states, one after the other, and where each ends."""


@runtime_checkable
class TellsChanges(Protocol):
    """A recording that may say itself what changed."""

    def told_changes(self, start: int, stop: int) -> Iterator[ToldChanges] | None:
        """All stretches that some states lie in; None if it does not say so."""


@dataclass(frozen=True, slots=True)
class Change:
    """A variable of an activation shows a new value (or is gone) at a state."""

    state: int
    frame: int
    value: int
    """Stands for the new value, among those of one recording; 0 if the variable is gone."""


@dataclass(frozen=True, slots=True)
class _Block:
    """The changes of some states, by state."""

    states: Ints
    frames: Ints
    names: Hashes
    values: Hashes


@dataclass(frozen=True, slots=True)
class Kept:
    """What has to be kept of a block: the activations follow from the states."""

    states: Ints
    names: Hashes
    values: Hashes


class Changes:
    """Answers when variables changed. Safe to use from several threads."""

    def __init__(self, recording: Payloads) -> None:
        self._recording = recording
        self._blocks: dict[int, tuple[int, _Block | None]] = {}
        self._lock = threading.RLock()

    def of(
        self, names: Sequence[str], frame: int | None, start: int, stop: int, *, backwards: bool
    ) -> Iterator[Change]:
        """Changes of variables by one of these names in [start, stop), of one activation or of all, nearest first."""
        wanted = [np.uint64(hash_of_name(name)) for name in names]
        blocks = range(start // BLOCK, (max(stop, start + 1) - 1) // BLOCK + 1)
        for number in reversed(blocks) if backwards else blocks:
            block = self._block(number)
            first, last = np.searchsorted(block.states, (start, stop)).tolist()
            for a, b in _stretches(first, last, backwards):
                mask = _is_one_of(block.names[a:b], wanted)
                if frame is not None:
                    mask &= block.frames[a:b] == frame
                found = np.flatnonzero(mask) + a
                for position in found[::-1] if backwards else found:
                    yield Change(int(block.states[position]), int(block.frames[position]), int(block.values[position]))

    def build(self) -> None:
        """Build what is missing, for whoever has time."""
        for number in range((len(self._recording) + BLOCK - 1) // BLOCK):
            self._block(number)

    def kept(self) -> list[Kept]:
        """All blocks, built where they are missing."""
        count = (len(self._recording) + BLOCK - 1) // BLOCK
        return [Kept(block.states, block.names, block.values) for block in map(self._block, range(count))]

    def adopt(self, blocks: Sequence[Kept]) -> None:
        """Take what was kept of the same recording."""
        frames = np.asarray(self._recording.frames, dtype=np.int64)
        with self._lock:
            for number, block in enumerate(blocks):
                stop = min((number + 1) * BLOCK, len(self._recording))
                self._blocks[number] = stop, _Block(block.states, frames[block.states], block.names, block.values)

    def build_in_background(self) -> threading.Thread:
        thread = threading.Thread(target=self._build_while_it_lasts, name="ndb-index", daemon=True)
        thread.start()
        return thread

    def _build_while_it_lasts(self) -> None:
        """A session that ends takes its temporary recording away; then nobody is left who would ask."""
        with suppress(FileNotFoundError):
            self.build()

    def _block(self, number: int) -> _Block:
        with self._lock:
            stop = min((number + 1) * BLOCK, len(self._recording))
            built, block = self._blocks.get(number, (0, None))
            if block is None or built != stop:  # a recording that still grows has a last block that grows
                block = _block(self._recording, number * BLOCK, stop)
                self._blocks[number] = stop, block
            return block


def _stretches(first: int, last: int, backwards: bool) -> Iterator[tuple[int, int]]:
    """[first, last) in pieces, nearest first, each four times as long as the one before: whoever asks mostly wants the
    nearest change alone."""
    size = _NEAR
    while first < last:
        a, b = (max(last - size, first), last) if backwards else (first, min(first + size, last))
        yield a, b
        first, last = (first, a) if backwards else (b, last)
        size *= 4


def _is_one_of(names: Hashes, wanted: Sequence[np.uint64]) -> NDArray[np.bool_]:
    mask: NDArray[np.bool_] = names == wanted[0]
    for name in wanted[1:]:
        mask |= names == name
    return mask


def _block(recording: Payloads, start: int, stop: int) -> _Block:
    told = recording.told_changes(start, stop) if isinstance(recording, TellsChanges) else None
    return _changes(recording, start, stop) if told is None else _told(recording, told, start, stop)


def _told(recording: Payloads, stretches: Iterable[ToldChanges], start: int, stop: int) -> _Block:
    """The changes that a recording says, where they lie in a block."""
    frames = np.asarray(recording.frames, dtype=np.int64)
    parts = [_joined(recording, frames, told) for told in stretches]
    states, names, values = (np.concatenate(column) for column in zip(*parts, strict=True))
    here = (states >= start) & (states < stop)
    states, names, values = states[here], names[here], values[here]
    return _Block(states, frames[states], names, values)


def _joined(recording: Payloads, frames: Ints, told: ToldChanges) -> tuple[Ints, Hashes, Hashes]:
    """A stretch says of the first state of each frame all that is there. Where the frame was there before, only what is
    not as it was then has changed."""
    end = int(max(told.states.max(initial=-1), told.firsts.max(initial=-1))) + 1
    known = _states_before(frames[:end], np.asarray(recording.events[:end]), told.begin, told.newest)
    if not len(known):
        return told.states, told.names, told.values
    parts = [part for state in known for part in _entries(recording, int(state), int(state) + 1)]
    states, names, values = (np.concatenate(column) for column in zip(*parts, strict=True))
    variables = names != _NO_NAME
    before = frames[states[variables]], names[variables], values[variables]
    listed = np.isin(told.states, told.firsts[np.isin(frames[told.firsts], frames[known])])
    others = told.states[~listed], told.names[~listed], told.values[~listed]
    found = _differing(before, (told.states[listed], told.names[listed], told.values[listed]), frames, told.firsts)
    states, names, values = (np.concatenate(pair) for pair in zip(others, found, strict=True))
    order = np.argsort(states, kind="stable")
    return states[order], names[order], values[order]


Columns = tuple[Ints, Hashes, Hashes]


def _differing(before: Columns, now: Columns, frames: Ints, firsts: Ints) -> Columns:
    """Entries of some states that are not as in the state before of their frames, and what is gone there. `before` has
    frames instead of states."""
    (old, old_names, old_values), (states, names, values) = before, now
    key = np.concatenate([old, frames[states]]), np.concatenate([old_names, names])
    value, is_now = np.concatenate([old_values, values]), np.arange(len(old) + len(states)) >= len(old)
    order = np.lexsort((is_now, key[1], key[0]))
    frame, name, value, is_now = key[0][order], key[1][order], value[order], is_now[order]
    with_next = np.zeros(len(order), bool)  # what was, and is here, too
    with_next[:-1] = (frame[1:] == frame[:-1]) & (name[1:] == name[:-1]) & is_now[1:] & ~is_now[:-1]
    as_before = np.zeros(len(order), bool)
    as_before[1:] = with_next[:-1] & (value[1:] == value[:-1])
    here = dict(zip(frames[firsts].tolist(), firsts.tolist(), strict=True))
    kept = (is_now & ~as_before) | (~is_now & ~with_next)
    at = np.array([here[each] for each in frame[kept].tolist()], dtype=np.int64)
    return at, name[kept], np.where(is_now[kept], value[kept], GONE)


def _changes(recording: Payloads, start: int, stop: int) -> _Block:
    frames = np.asarray(recording.frames[:stop], dtype=np.int64)
    events = np.asarray(recording.events[:stop])
    known = _states_before(frames, events, start, int(frames[:start].max(initial=-1)))
    here = np.arange(start, stop)[events[start:] < Event.EXPRESSION]
    parts = [part for state in known for part in _entries(recording, int(state), int(state) + 1)]
    parts += _entries(recording, start, stop)
    states, names, values = (np.concatenate(column) for column in zip(*parts, strict=True))
    # An expression state's only entry is its value, under the text of the expression: no variable.
    variables = events[states] < Event.EXPRESSION
    return _compare(
        np.concatenate([known, here]), frames, states[variables], names[variables], values[variables], start
    )


def _states_before(frames: Ints, events: Any, start: int, newest: int) -> Ints:
    """The last state before `start` of every activation that goes on after it: they are numbered as they start, and
    before it they came to `newest`."""
    going_on = [int(frame) for frame in np.unique(frames[start:]) if frame <= newest]
    if len(going_on) > _MANY:
        before = np.flatnonzero((events[:start] < Event.EXPRESSION) & np.isin(frames[:start], going_on))
        _, from_the_end = np.unique(frames[before][::-1], return_index=True)
        return np.sort(before[len(before) - 1 - from_the_end]).astype(np.int64)

    def last(frame: int) -> int:
        return last_where(lambda a, b: (frames[a:b] == frame) & (events[a:b] < Event.EXPRESSION), 0, start)

    return np.array(sorted(state for state in map(last, going_on) if state >= 0), dtype=np.int64)


def _entries(recording: Payloads, start: int, stop: int) -> Iterator[tuple[Ints, Hashes, Hashes]]:
    """State, hash of the name and hash of the snapshot of every entry of some states, piece by piece."""
    data, bounds = recording.payloads(start, stop)
    ends, text = np.asarray(bounds, dtype=np.int64), np.frombuffer(data, dtype=np.uint8)
    first = begun = 0
    while first < len(ends):
        last = max(int(np.searchsorted(ends, begun + _PIECE, side="right")), first + 1)
        until = int(ends[last - 1])
        yield _piece(text[begun:until], ends[first:last] - begun, start + first)
        first, begun = last, until


def _piece(text: NDArray[np.uint8], ends: Ints, start: int) -> tuple[Ints, Hashes, Hashes]:
    hashes = _Hashes(text)
    positions, states = np.concatenate([[0], ends[:-1]]).astype(np.int64), np.arange(start, start + len(ends))
    found: list[tuple[Ints, Hashes, Hashes]] = []
    while True:
        open_ = positions < ends
        positions, states, ends = positions[open_], states[open_], ends[open_]
        if not len(positions):
            break
        name_end = positions + 4 + _size(text, positions, ends)
        value_end = name_end + 4 + _size(text, name_end, ends)
        _check_ends(value_end, ends)
        found.append((states, hashes.between(positions + 4, name_end), hashes.between(name_end + 4, value_end)))
        positions = value_end
    empty = np.empty(0, np.uint64)
    if not found:
        return np.empty(0, np.int64), empty, empty
    return tuple(np.concatenate(column) for column in zip(*found, strict=True))  # type: ignore[return-value]


def _size(text: NDArray[np.uint8], at: Ints, ends: Ints) -> Ints:
    _check_ends(at + 4, ends)
    return sum((text[at + k].astype(np.int64) << (8 * k) for k in range(4)), np.zeros(len(at), np.int64))


def _check_ends(at: Ints, ends: Ints) -> None:
    if (at > ends).any():
        raise BadTraceFile("some states of this recording are damaged; record it again")


def _compare(known: Ints, frames: Ints, states: Ints, names: Hashes, values: Hashes, start: int) -> _Block:
    """Compare every entry with the entry of its name in the state before of its frame."""
    ordinal, following = _orders(known, frames)
    # One number for each entry, ordered by name, frame and state: sorting one column is far faster than sorting three.
    order = np.argsort(np.searchsorted(np.unique(names), names) * len(ordinal) + ordinal[states])
    states, names, values = states[order], names[order], values[order]
    of_frame = frames[states]
    same = np.zeros(len(states), bool)
    same[1:] = (of_frame[1:] == of_frame[:-1]) & (names[1:] == names[:-1])
    next_to = np.zeros(len(states), bool)
    next_to[1:] = same[1:] & (ordinal[states[1:]] == ordinal[states[:-1]] + 1)
    changed = ~next_to
    changed[1:] |= values[1:] != values[:-1]
    # Where an entry has no neighbour after it although its frame has a state after it, the variable is gone there.
    last = np.ones(len(states), bool)
    last[:-1] = ~next_to[1:]
    gone = last & (following[states] >= 0)
    at = np.concatenate([states[changed], following[states[gone]]])
    by = np.concatenate([names[changed], names[gone]])
    new = np.concatenate([values[changed], np.full(int(gone.sum()), GONE)])
    keep = at >= start
    at, by, new = at[keep], by[keep], new[keep]
    order = np.argsort(at, kind="stable")
    return _Block(at[order], frames[at[order]], by[order], new[order])


def _orders(known: Ints, frames: Ints) -> tuple[Ints, Ints]:
    """For states, by their number: the how-manieth of its frame it is, and which is the next one of its frame."""
    size = int(known.max()) + 1 if len(known) else 0
    ordinal, following = np.zeros(size, np.int64), np.full(size, -1, np.int64)
    by_frame = known[np.lexsort((known, frames[known]))]
    ordinal[by_frame] = np.arange(len(by_frame))
    together = frames[by_frame[1:]] == frames[by_frame[:-1]]
    following[by_frame[:-1][together]] = by_frame[1:][together]
    return ordinal, following


class _Hashes:
    """Polynomial hashes of any parts of a text, from its prefix sums modulo 2**64."""

    def __init__(self, text: NDArray[np.uint8]) -> None:
        powers, self._inverse = _powers(len(text))
        self._sums = np.zeros(len(text) + 1, np.uint64)
        np.cumsum((text.astype(np.uint64) + np.uint64(1)) * powers[: len(text)], out=self._sums[1:])

    def between(self, start: Ints, stop: Ints) -> Hashes:
        result: Hashes = (self._sums[stop] - self._sums[start]) * self._inverse[start]
        return result


_table: list[tuple[Hashes, Hashes]] = []


def _powers(size: int) -> tuple[Hashes, Hashes]:
    """Powers of the base and of its inverse, at least up to `size`."""
    if not _table or len(_table[0][0]) <= size:
        count = max(size, _PIECE) + 1
        pair = [np.full(count, base, np.uint64) for base in (BASE, _INVERSE)]
        for column in pair:
            column[0] = 1
            np.cumprod(column, out=column)
        _table[:] = [(pair[0], pair[1])]
    return _table[0]


def hash_of_name(text: str) -> int:
    """The hash of a name, as the vectorised one gives it."""
    return hash_of(text.encode("utf-8", "surrogatepass"))
