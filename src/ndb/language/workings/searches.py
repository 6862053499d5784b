"""Searches in texts: where something stands, how often, what is before, behind and between (SPEC 2c).

One question serves them all: what a row of letters is between the places of one letter, `'a,b,c'.split(',')`. It tells
every place. What is sought may be longer: then each place of its first letter is one where it may stand, and what
stands there is compared, `['an ' == 'and', 'and' == 'and']`. A search ends with the row in which enough was found.
From the places the whole is put together. Knows plain texts; no model.
"""

from collections.abc import Generator, Sequence
from typing import Any

from ndb.language.workings.numbers import Steps, added
from ndb.language.workings.pieces import LONG_TEXT, MUST_FIND, PIECE, Search, listed, parts
from ndb.source.parse import plain_value

ROW = 20
"""Letters that are gone through in one question."""
WINDOWS = 6
"""Places that are compared in one question."""
SHORT = 5
"""Up to this length one letter is sought and counted at once."""
Places = Generator[str, str, list[int] | None]
"""Questions; in the end the places that were told, in order. None where an answer is no answer."""


def places(text: str, sought: str, enough: int | None = None, from_end: bool = False) -> Places:
    """Where something stands, also where it overlaps with itself; row by row, until there are enough."""
    found, starts = list[int](), list(range(0, len(text), ROW))
    for start in reversed(starts) if from_end else starts:
        told = _texts((yield f"{text[start : start + ROW]!r}.split({sought[0]!r})"))
        if not told:
            return None
        here = [start + place for place in _between(told)]
        if enough is not None and len(sought) > 1:
            confirmed = yield from _confirmed(text, sought, here)
            if confirmed is None:
                return None
            here = confirmed
        found = sorted([*found, *here])
        if enough is not None and len(apart(found, len(sought), from_end)) >= enough:
            break
    return found if enough is not None or len(sought) == 1 else (yield from _confirmed(text, sought, found))


def _between(told: Sequence[str]) -> list[int]:
    """The places between parts that are one letter apart."""
    ends, end = list[int](), 0
    for part in told[:-1]:
        ends.append(end + len(part))
        end += len(part) + 1
    return ends


def _confirmed(text: str, sought: str, candidates: Sequence[int]) -> Places:
    """Those of the places of its first letter at which all of it stands."""
    found = list[int]()
    for some in parts(candidates, WINDOWS):
        told = yield from compared([(text[at : at + len(sought)], sought) for at in some])
        if told is None:
            return None
        found += [at for at, is_there in zip(some, told, strict=False) if is_there]
    return found


def compared(pairs: Sequence[tuple[str, str]]) -> Generator[str, str, list[bool] | None]:
    """Which pairs of texts are equal."""
    text = ", ".join(f"{one!r} == {other!r}" for one, other in pairs)
    told = plain_value((yield text if len(pairs) == 1 else f"[{text}]"))
    told = [told] if len(pairs) == 1 else told
    return told if isinstance(told, list) and all(type(each) is bool for each in told) else None


def apart(found: Sequence[int], width: int, from_end: bool = False) -> list[int]:
    """Of places those that do not overlap, in order, taken from the beginning or from the end."""
    taken = list[int]()
    for place in reversed(found) if from_end else found:
        if not taken or abs(place - taken[-1]) >= width:
            taken.append(place)
    return sorted(taken)


def located(text: str, name: str, sought: str, start: int = 0) -> Search:
    """`find`, `index` and their likes from the right; `start`: how much of the text was before."""
    from_end = name[0] == "r"
    found = yield from places(text, sought, 1, from_end)
    if found is None:
        return None
    if not found:
        return True if name in MUST_FIND else "-1"
    return str(start + found[-1 if from_end else 0])


def counted(text: str, sought: str) -> Steps:
    """One letter row by row, and the sum; of more the places that do not overlap."""
    if len(sought) > 1:
        found = yield from places(text, sought)
        return str(len(apart(found, len(sought)))) if found is not None else None
    counts = list[str]()
    for row in parts(text, ROW):
        told = _texts((yield f"{row!r}.split({sought!r})"))
        if not told:
            return None
        counts += [str(len(told) - 1)] * (len(told) > 1)
    return (yield from added(counts or ["0"]))


def held(text: str, sought: str, is_wanted: bool) -> Steps:
    """Whether it stands there. A single letter: whether one of the pieces holds it."""
    if len(sought) > 1:
        found = yield from places(text, sought, 1)
        return repr(bool(found) == is_wanted) if found is not None else None
    told = plain_value((yield f"[{sought!r} in p for p in {listed(parts(text, PIECE))}]"))
    is_told = isinstance(told, list) and all(type(each) is bool for each in told)
    return repr((True in told) == is_wanted) if is_told else None


def replaced_in(text: str, old: str, new: str, most: int = -1) -> Steps:
    told = yield from split_at(text, old, most)
    return repr(new.join(told)) if told is not None else None


def split_in(text: str, name: str, by: str, most: int = -1) -> Steps:
    told = yield from split_at(text, by, most, from_end=name == "rsplit")
    return repr(told) if told is not None else None


def split_at(text: str, by: str, most: int = -1, from_end: bool = False) -> Generator[str, str, list[str] | None]:
    """What is between the places where something stands; `most`: how many of them count, all if below zero."""
    found = yield from places(text, by, most if most > 0 else None, from_end)
    if found is None:
        return None
    taken = apart(found, len(by), from_end)
    if most >= 0:
        taken = taken[max(0, len(taken) - most) :] if from_end else taken[:most]
    starts, ends = [0, *(at + len(by) for at in taken)], [*taken, len(text)]
    return [text[start:end] for start, end in zip(starts, ends, strict=True)]


def lines_of(text: str) -> Steps:
    """`splitlines` where all lines end with a line feed."""
    told = yield from split_at(text, "\n")
    return repr(told if told[-1] else told[:-1]) if told is not None else None


def parted(text: str, name: str, by: str) -> Steps:
    """`partition` and `rpartition`."""
    from_end = name[0] == "r"
    found = yield from places(text, by, 1, from_end)
    if found is None:
        return None
    if not found:
        return repr(("", "", text) if from_end else (text, "", ""))
    at = found[-1 if from_end else 0]
    return repr((text[:at], by, text[at + len(by) :]))


def is_searched(text: Any, sought: Any) -> bool:
    """Whether a text is one in which a search is worth questions of its own."""
    if not isinstance(text, str) or not isinstance(sought, str) or not sought:
        return False
    return len(text) > (LONG_TEXT if len(sought) == 1 else len(sought))


def tabs_expanded(text: str, size: int) -> Steps:
    """Up to each tab from the last place where one can end: how much is missing there."""
    lines = (yield from split_at(text, "\n")) if "\n" in text else [text]
    expanded = list[str]()
    for line in lines or ():
        made = yield from _line_expanded(line, size)
        if made is None:
            return None
        expanded.append(made)
    return repr("\n".join(expanded)) if lines is not None else None


def _line_expanded(text: str, size: int) -> Generator[str, str, str | None]:
    told = (yield from split_at(text, "\t")) if text else [""]
    if told is None:
        return None
    columns, missing = [len(part) % size for part in told[:-1]], dict[int, int]()
    for column in dict.fromkeys(columns):
        found = plain_value((yield f"{size} - {column}"))
        if type(found) is not int or found > size:
            return None
        missing[column] = found
    filled = (part + " " * missing[column] for part, column in zip(told[:-1], columns, strict=True))
    return "".join([*filled, told[-1]])


def _texts(told: str) -> list[str]:
    value = plain_value(told)
    return value if isinstance(value, list) and all(type(each) is str for each in value) else []
