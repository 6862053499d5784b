"""How far a value is from a wanted one, structure by structure, and where the two differ.

Pure arithmetic on plain values. 0: equal; up to 1: of the same kind; more: something else.
"""

import re
from collections.abc import Iterator
from typing import Any

FAR, RAISED = 1.5, 2.5
"""Another kind of value; no value at all."""
_TOKEN = re.compile(r"\d+(?:\.\d+)?|\w+|\s+|[^\w\s]")
_NUMBER = re.compile(r"-?\d{1,3}(?:,\d{3})+(?:\.\d+)?|-?\d+(?:\.\d+)?")


def distance(value: Any, wanted: Any) -> float:
    """0 for equal values, smaller for those that have more in common."""
    if type(value) is type(wanted) and value == wanted:
        return 0.0
    if _is_number(value) and _is_number(wanted):
        return 0.05 * (type(value) is not type(wanted)) + _apart(value, wanted)
    match value, wanted:
        case str(), str():
            return _texts_apart(value, wanted)
        case ((list() | tuple()), (list() | tuple())):
            return min(1.0, 0.1 * (type(value) is not type(wanted)) + _sequences_apart(value, wanted))
        case dict(), dict():
            return _dicts_apart(value, wanted)
        case set(), set():
            same = len(value & wanted)
            return 1.0 - 0.9 * same / max(1, len(value | wanted))
        case bytes(), bytes():
            return _texts_apart(value.decode("latin-1"), wanted.decode("latin-1"))
        case bool(), bool():
            return 1.0
    return FAR


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _apart(value: float, wanted: float) -> float:
    try:
        apart = abs(value - wanted)
    except OverflowError:
        return 1.0
    if apart != apart:
        return 1.0
    return 0.0 if apart == 0 else 0.1 + 0.4 * apart / (1 + apart) + 0.45 * apart / (100 + apart)


def _texts_apart(value: str, wanted: str) -> float:
    longest = max(len(value), len(wanted), 1)
    if longest > 400:
        return 0.1 + 0.8 * (value[:50] != wanted[:50])
    same = _common(value, wanted)
    tokens, others = _TOKEN.findall(value), _TOKEN.findall(wanted)
    alike: int = sum(a == b for a, b in zip(tokens, others, strict=False))
    return 0.1 + 0.55 * (1 - same / longest) + 0.3 * (1 - alike / max(len(tokens), len(others), 1))


def _common(one: str, other: str) -> int:
    """Characters at both ends that are the same."""
    shortest = min(len(one), len(other))
    front = next((n for n in range(shortest) if one[n] != other[n]), shortest)
    rest = shortest - front
    back = next((n for n in range(rest) if one[-1 - n] != other[-1 - n]), rest)
    return front + back


def _sequences_apart(value: Any, wanted: Any) -> float:
    longest = max(len(value), len(wanted))
    parts = sum(min(1.0, distance(a, b)) for a, b in zip(value, wanted, strict=False))
    return 0.1 + 0.85 * (parts + 0.9 * abs(len(value) - len(wanted))) / max(1, longest)


def _dicts_apart(value: dict[Any, Any], wanted: dict[Any, Any]) -> float:
    shared = value.keys() & wanted.keys()
    apart = sum(0.7 * min(1.0, distance(value[key], wanted[key])) for key in shared)
    lone = len(value) + len(wanted) - 2 * len(shared)
    pairs = zip([k for k in value if k not in shared], [k for k in wanted if k not in shared], strict=False)
    near = sum(0.5 * (1 - min(1.0, distance(value[a], wanted[b]))) for a, b in pairs)
    return min(1.0, 0.1 + 0.85 * (apart + lone - near) / max(1, len(value.keys() | wanted.keys())))


def differing(value: Any, wanted: Any, depth: int = 0) -> Iterator[tuple[Any, Any]]:
    """Scalars that differ, side by side: what is there and what should be. Of texts, their words too."""
    if depth > 6:
        return
    match value, wanted:
        case dict(), dict():
            shared = [key for key in wanted if key in value]
            for key in shared:
                yield from differing(value[key], wanted[key], depth + 1)
            lone = [k for k in value if k not in wanted], [k for k in wanted if k not in value]
            for one, other in zip(*lone, strict=False):
                yield one, other
                yield from differing(value[one], wanted[other], depth + 1)
        case ((list() | tuple()), (list() | tuple())):
            for one, other in zip(value, wanted, strict=False):
                yield from differing(one, other, depth + 1)
        case ((set() | frozenset()), (set() | frozenset())):
            yield from zip(sorted(value - wanted, key=repr), sorted(wanted - value, key=repr), strict=False)
        case str(), str() if value != wanted:
            yield value, wanted
            tokens, others = _TOKEN.findall(value), _TOKEN.findall(wanted)
            if len(tokens) == len(others):
                yield from ((a, b) for a, b in zip(tokens, others, strict=True) if a != b)
            else:
                front = len(_prefix(tokens, others))
                back = len(_prefix(tokens[front:][::-1], others[front:][::-1]))
                one, other = tokens[front : len(tokens) - back], others[front : len(others) - back]
                if one and other:
                    yield "".join(one), "".join(other)
        case _ if value != wanted or type(value) is not type(wanted):
            if not isinstance(value, dict | list | tuple | set):
                yield value, wanted


def _prefix(one: list[str], other: list[str]) -> list[str]:
    found = []
    for a, b in zip(one, other, strict=False):
        if a != b:
            break
        found.append(a)
    return found


def numbers_in(value: Any, at: tuple[Any, ...] = ()) -> dict[tuple[Any, ...], float]:
    """The numbers in a value, by where they stand; of texts, those that are written in them."""
    match value:
        case bool() | None:
            return {}
        case int() | float():
            return {at: value}
        case str():
            return {
                (*at, "text", n): float(text.replace(",", ""))
                for n, text in enumerate(_NUMBER.findall(value)[:12])
                if len(text) < 16
            }
        case dict():
            parts = [(key, part) for key, part in value.items()]
        case list() | tuple():
            parts = list(enumerate(value))
        case _:
            return {}
    return {k: v for key, part in parts[:40] for k, v in numbers_in(part, (*at, key)).items()}
