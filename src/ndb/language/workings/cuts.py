"""Texts that are cut, filled up, repeated and compared, by their ends and by small pieces (SPEC 2c).

A slice asks for the piece in which it begins and the one in which it ends; a strip for single letters from the ends on;
an order for the first piece, then the first letter, that is another. What is between is there already, and all is put
together. Knows plain texts; no model.
"""

from collections.abc import Generator, Mapping, Sequence
from itertools import zip_longest
from string import ascii_lowercase, ascii_uppercase
from typing import Any

from ndb.language.workings.alike import NotTold, first_of
from ndb.language.workings.numbers import Steps
from ndb.language.workings.pieces import FEW, LONG_TEXT, PIECE, length, listed, parts
from ndb.language.workings.searches import compared
from ndb.source.parse import plain_value

PAIRS = 4
"""Pieces that are compared in one question."""
TURNED = 4
"""Letters that are turned round in one question."""
LETTERS = 5
"""Letters that are made something of in one question."""
PIECES = 6
"""Pieces that are made something of in one question."""
REPEATED = 6
"""Letters of what is repeated in one question; of a single letter `PIECE`."""
ESCAPED = frozenset("\n\r\t\v\f")
"""White space that is written with two letters: it is stripped one by one."""
LONGEST_MADE = 200
"""Letters of a text that is put together."""
Cut = Generator[str, str, str | None]
"""Questions; in the end a text, not rendered. None where an answer is no text."""


def cut_text(text: str, lower: Any, upper: Any) -> Steps:
    """`text[lower:upper]`: cut at one end, then at the other, which is counted from its own side of the text."""
    lower = None if lower == 0 or (type(lower) is int and lower <= -len(text)) else lower
    upper = None if type(upper) is int and upper >= len(text) else upper
    cuts = [(_until, upper), (_from, lower)]
    bounds = [bound for _, bound in cuts if bound is not None]
    if len(text) <= FEW or not bounds or not _is_part(text, lower, upper):
        return None
    rest: str | None = text
    for cut, bound in reversed(cuts) if lower is not None and lower < 0 else cuts:
        if rest is not None and bound is not None:
            rest = (yield from cut(rest, bound)) if abs(bound) <= len(rest) else None
    return repr(rest) if rest is not None else None


def _is_part(text: str, lower: Any, upper: Any) -> bool:
    """Whether both ends lie in the text, are counted in a way that leaves one of them where it is, and in order."""
    given = [bound for bound in (lower, upper) if bound is not None]
    if any(type(bound) is not int or not 0 < abs(bound) < len(text) for bound in given):
        return False
    if lower is None or upper is None:
        return True
    return bool(lower < upper if (lower < 0) == (upper < 0) else lower > 0)


def _from(text: str, bound: int) -> Cut:
    """From a place on; it is counted in pieces from the beginning, or from the end."""
    if bound >= 0:
        start = bound // FEW * FEW
        told = _text((yield f"{text[start : start + FEW]!r}[{bound - start}:]"))
        return told + text[start + FEW :] if told is not None else None
    stop = len(text) - (-bound - 1) // FEW * FEW
    told = _text((yield f"{text[max(0, stop - FEW) : stop]!r}[{bound + len(text) - stop}:]"))
    return told + text[stop:] if told is not None else None


def _until(text: str, bound: int) -> Cut:
    if bound >= 0:
        start = (bound - 1) // FEW * FEW
        told = _text((yield f"{text[start : start + FEW]!r}[:{bound - start}]"))
        return text[:start] + told if told is not None else None
    stop = len(text) - (-bound - 1) // FEW * FEW
    told = _text((yield f"{text[max(0, stop - FEW) : stop]!r}[:{bound + len(text) - stop}]"))
    return text[: max(0, stop - FEW)] + told if told is not None else None


def letter(text: str, index: int) -> Steps:
    """One letter of a text that is not short: of the piece in which it stands."""
    if not -len(text) <= index < len(text) or len(text) <= FEW:
        return None
    if index >= 0:
        start = index // FEW * FEW
        return (yield f"{text[start : start + FEW]!r}[{index - start}]")
    stop = len(text) - (-index - 1) // FEW * FEW
    return (yield f"{text[max(0, stop - FEW) : stop]!r}[{index + len(text) - stop}]")


def stepped(text: str, lower: int | None, upper: int | None, step: int) -> Steps:
    """Backwards, or every second, third letter: pieces, each of them so, put together. What lies between bounds is cut
    out first; from the end on it is turned round first."""
    if step < 0:
        return (yield from _stepped_back(text, -step)) if lower is None and upper is None else None
    if upper is not None:
        cut = plain_value((yield from cut_text(text, lower, upper)) or "None")
        return (yield from _stepped(cut, 0, step)) if isinstance(cut, str) else None
    return (yield from _stepped(text, lower or 0, step))


def _stepped_back(text: str, step: int) -> Steps:
    turned = (yield from _turned_round(text)) if len(text) > TURNED else None
    if step == 1 or turned is None:
        return turned
    return (yield from _stepped(str(plain_value(turned)), 0, step))


def _stepped(text: str, start: int, step: int) -> Steps:
    if 2 <= step <= PIECE and 0 <= start < len(text) > FEW:
        return (yield from _each(parts(text[start:], step * max(1, FEW // step)), f"p[::{step}]"))
    return None


def _turned_round(text: str) -> Steps:
    """A few letters at a time, each by itself, the last first."""
    told = list[str]()
    for piece in reversed(parts(text, TURNED)):
        some = plain_value((yield f"{list(piece)!r}[::-1]")) if len(piece) > 1 else [piece]
        if not isinstance(some, list) or any(type(each) is not str for each in some):
            return None
        told += some
    return repr("".join(told))


def letter_by_letter(text: str, made: str) -> Steps:
    """What is made of each letter alone: every letter that is there is asked once."""
    found = dict[str, str]()
    for row in parts([*dict.fromkeys(text)], LETTERS):
        told = plain_value((yield f"[{made} for p in {listed(row)}]"))
        if not isinstance(told, list) or len(told) != len(row) or any(type(each) is not str for each in told):
            return None
        found |= zip(row, told, strict=True)
    return repr("".join(found[one] for one in text))


def capitalized(text: str) -> Steps:
    """The first letter, then the others."""
    first = _text((yield f"{text[0]!r}.upper()"))
    rest = plain_value((yield from letter_by_letter(text[1:], "p.lower()")) or "None")
    return repr(first + rest) if first is not None and isinstance(rest, str) else None


def translated(text: str, table: Mapping[int, Any]) -> Steps:
    """Which letters the numbers of a table are, and which of those of the text these are."""
    letters = yield from _letters_of(list(table))
    made = yield from _letters_of([number for number in table.values() if type(number) is int])
    if letters is None or made is None:
        return None
    there, found = [*dict.fromkeys(text)], dict[str, str]()
    new = dict(zip([n for n in table.values() if type(n) is int], made, strict=True))
    for sought, value in zip(letters, table.values(), strict=True):
        try:
            place = yield from first_of(sought, there)
        except NotTold:
            return None
        if place is not None:
            found[there[place]] = new[value] if type(value) is int else value or ""
    return repr("".join(found.get(one, one) for one in text))


def _letters_of(numbers: Sequence[int]) -> Generator[str, str, list[str] | None]:
    told = dict[int, str | None]()
    for number in numbers:
        if number not in told:
            told[number] = yield from _letter_of(number)
    row = [told[number] or "" for number in numbers]
    return row if all(len(each) == 1 for each in row) else None


def _letter_of(number: int) -> Cut:
    """`chr`: how far it is from the first letter of an alphabet, and which letter stands there."""
    first = next((first for first in "aA" if 0 <= number - ord(first) < len(ascii_lowercase)), "")
    if not first:
        return _text((yield f"chr({number})"))
    letters = ascii_lowercase if first == "a" else ascii_uppercase
    place = (yield f"{number} - {ord(first)}") if number > ord(first) else "0"
    found = (yield from letter(letters, int(place))) if place.isdecimal() and int(place) < len(letters) else None
    return _text(found) if found is not None else None


def table_made(old: str, new: str, gone: str = "") -> Steps:
    """`str.maketrans`: the numbers of letters."""
    numbers = dict[str, str]()
    for one in dict.fromkeys(old + new + gone):
        numbers[one] = yield f"ord({one!r})"
        if not numbers[one].isdecimal():
            return None
    made = {numbers[one]: numbers[other] for one, other in zip(old, new, strict=True)}
    made |= {numbers[one]: "None" for one in gone}
    return f"{{{', '.join(f'{key}: {value}' for key, value in made.items())}}}"


def _each(pieces: Sequence[str], made: str) -> Steps:
    told = list[str]()
    for row in parts(pieces, PIECES):
        some = plain_value((yield f"[{made} for p in {listed(row)}]"))
        if not isinstance(some, list) or any(type(each) is not str for each in some):
            return None
        told += some
    return repr("".join(told))


def stripped(text: str, name: str, letters: str | None) -> Steps:
    """Letter by letter from the ends; white space as it goes, in pieces."""
    is_easy = letters is None and len(text) <= LONG_TEXT and not ESCAPED.intersection(text[:1] + text[-1:])
    if not text or is_easy or letters == "":
        return None
    rest: str | None = text
    for end in ("lstrip", "rstrip"):
        if rest and name in (end, "strip"):
            rest = yield from (_blank_gone(rest, end) if letters is None else _letters_gone(rest, end, letters))
    return repr(rest) if rest is not None else None


def _blank_gone(text: str, end: str) -> Cut:
    while text:
        size = 1 if text[0 if end == "lstrip" else -1] in ESCAPED else FEW
        piece, rest = (text[:size], text[size:]) if end == "lstrip" else (text[-size:], text[:-size])
        told = _text((yield f"{piece!r}.{end}()"))
        if told is None:
            return None
        if told:
            return told + rest if end == "lstrip" else rest + told
        text = rest
    return text


def _letters_gone(text: str, end: str, letters: str) -> Cut:
    while text:
        told = yield f"{text[0 if end == 'lstrip' else -1]!r} in {letters!r}"
        if told != "True":
            return text if told == "False" else None
        text = text[1:] if end == "lstrip" else text[:-1]
    return text


def at_the_end(text: str, name: str, sought: Sequence[str]) -> Steps:
    """`startswith`, `removesuffix` and their like: what stands at that end, as much as is sought, is compared."""
    is_front = name in ("startswith", "removeprefix")
    pairs = [(text[: len(one)] if is_front else text[len(text) - len(one) :], one) for one in sought]
    told = yield from compared(pairs)
    if told is None:
        return None
    if name in ("startswith", "endswith"):
        return repr(any(told))
    size = len(sought[0]) if told[0] else 0
    return repr(text[size:] if is_front else text[: len(text) - size])


def all_of_a_kind(text: str, name: str) -> Steps:
    """`isdigit` and its like: every letter that is there, once. An identifier has letters, digits and `_`, and begins
    with no digit; of what is blank nothing is left when it is stripped."""
    for one in dict.fromkeys(text):
        if name == "isidentifier" and one == "_":
            continue
        told = yield from _is_of_kind(one, name)
        if told != "True":
            return told if told == "False" else None
    if name != "isidentifier":
        return "True"
    first = (yield f"{text[0]!r}.isdigit()") if text[0] != "_" else "False"
    return {"True": "False", "False": "True"}.get(first)


def _is_of_kind(one: str, name: str) -> Generator[str, str, str]:
    """Of one character. What is a letter is no digit: of `é` that is asked, of which models have seen little."""
    if name in _OF_DIGITS and "\x80" <= one <= LAST_OF_LATIN and (yield f"{one!r}.isalpha()") == "True":
        return "False"
    told = yield f"{one!r}.{_ASKED.get(name, name)}()"
    return repr(told == "''") if name == "isspace" and _text(told) is not None else told


_ASKED = {"isidentifier": "isalnum", "isspace": "strip"}
_OF_DIGITS = ("isdigit", "isdecimal", "isnumeric")
LAST_OF_LATIN = "\xff"
"""Beyond it there are letters that are numbers, and some that are of a third case."""


def of_one_case(text: str, name: str) -> Steps:
    """`islower` and `isupper`: no letter is of the other case, and one of its own. Every letter is asked once."""
    other, letters = "isupper" if name == "islower" else "islower", dict.fromkeys(text)
    for asked, decides, end in ((other, "True", "False"), (name, "True", "True")):
        for one in letters:
            told = yield f"{one!r}.{asked}()"
            if told not in ("True", "False"):
                return None
            if told == decides:
                return end
    return "False"


def in_title_case(text: str) -> Steps:
    """`istitle`: small letters stand behind letters, large ones do not. Every letter is asked once of which case it is,
    first of that which it should be."""
    cases, is_behind = dict[str, str | None](), False
    for one in text:
        if one not in cases:
            expected = ("islower", "isupper") if is_behind else ("isupper", "islower")
            told = yield f"{one!r}.{expected[0]}()"
            is_other = told != "True" and (yield f"{one!r}.{expected[1]}()") == "True"
            cases[one] = expected[0] if told == "True" else expected[1] if is_other else None
        if cases[one] == ("isupper" if is_behind else "islower"):
            return "False"
        is_behind = cases[one] is not None
    return repr(any(cases.values()))


def repeated(text: str, count: int) -> Steps:
    """A few of them, told once and written as often as they go into it; then the others."""
    told = yield from _repeated(text, count)
    return repr(told) if told is not None else None


def _repeated(text: str, count: int) -> Cut:
    few = PIECE if len(text) == 1 else max(2, REPEATED // max(1, len(text)))
    if not text or count < 2 or len(text) * count > LONGEST_MADE:
        return None
    if count <= few:
        return _text((yield _some_times(text, count)))
    some = _text((yield _some_times(text, few)))
    left = count % few
    last = text * left if left < 2 else _text((yield _some_times(text, left)))
    return some * (count // few) + last if some is not None and last is not None else None


def _some_times(text: str, count: int) -> str:
    """Twice is put as a sum: asked for `* 2`, a model goes on writing."""
    return f"{text!r} + {text!r}" if count == 2 else f"{text!r} * {count}"


def filled_up(text: str, name: str, width: int, fill: str) -> Steps:
    """How long it is, how much is missing, that much; in the middle the halves."""
    sides = yield from fillings(text, name, width, fill)
    return repr(sides[0] + text + sides[1]) if sides is not None else None


def filled_with_zeros(text: str, width: int) -> Steps:
    """They stand behind a sign."""
    sides = yield from fillings(text, "rjust", width, "0")
    sign = text[:1] if text[:1] in ("+", "-") else ""
    return repr(sign + sides[0] + text[len(sign) :]) if sides is not None else None


def fillings(text: str, name: str, width: int, fill: str) -> Generator[str, str, tuple[str, str] | None]:
    """What is put before a text and behind it; `middle` is how formats centre, the smaller half always before it."""
    size = (yield from length(text)) or (yield f"len({text!r})")
    missing = yield f"{width} - {size}"
    if not missing.lstrip("-").isdecimal():
        return None
    if int(missing) <= 0:
        return "", ""
    before, behind = {"ljust": (0, int(missing)), "rjust": (int(missing), 0)}.get(name, (None, None))
    if before is None or behind is None:
        half = yield f"{missing} // 2"
        if not half.isdecimal() or int(half) > int(missing):
            return None
        smaller, larger = sorted((int(half), int(missing) - int(half)))
        before, behind = (larger, smaller) if name == "center" and width % 2 else (smaller, larger)
    left, right = (yield from _filling(fill, before)), (yield from _filling(fill, behind))
    return (left, right) if left is not None and right is not None else None


def _filling(fill: str, count: int) -> Cut:
    return fill * count if count < 2 else (yield from _repeated(fill, count))


def same(one: str, other: str, is_wanted: bool) -> Steps:
    """Long texts piece by piece, until one is another."""
    if min(len(one), len(other)) <= LONG_TEXT:
        return None
    at = yield from _first_other(one, other)
    return repr((at < 0) == is_wanted) if at is not None else None


def _first_other(one: str, other: str) -> Generator[str, str, int | None]:
    """Where the first piece begins that is another; below zero where there is none."""
    pairs = list(zip_longest(parts(one, PIECE), parts(other, PIECE), fillvalue=""))
    for start in range(0, len(pairs), PAIRS):
        told = yield from compared(pairs[start : start + PAIRS])
        if told is None:
            return None
        if False in told:
            return (start + told.index(False)) * PIECE
    return -1


def ordered(one: str, operator: str, other: str) -> Steps:
    """The first piece that is another, the first half of it, its first letter that is another: which comes first."""
    start: int | None = 0
    if min(len(one), len(other)) > LONG_TEXT:
        start = yield from _first_other(one, other)
    if start is None:
        return None
    if start < 0:
        return repr("=" in operator)
    a, b = one[start : start + PIECE + 1], other[start : start + PIECE + 1]  # one more: whether it goes on
    if min(len(a), len(b)) > FEW:
        told = yield f"{a[:FEW]!r} == {b[:FEW]!r}"
        a, b = (a[FEW:], b[FEW:]) if told == "True" else (a, b)
    for x, y in zip_longest(a, b, fillvalue=""):
        told = yield f"{x!r} == {y!r}"
        if told == "False":
            return (yield from _which_first(x, operator, y))
    return repr("=" in operator)


def _which_first(x: str, operator: str, y: str) -> Steps:
    """Of two letters that are not the same."""
    if not x or not y:
        return (yield f"{x!r} {operator} {y!r}")
    first = plain_value((yield f"min([{x!r}, {y!r}])"))
    return repr((first == x) == operator.startswith("<")) if first in (x, y) else None


def _text(told: str) -> str | None:
    value = plain_value(told)
    return value if isinstance(value, str) else None
