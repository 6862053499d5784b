"""Answers made small: parts left out, texts cut, numbers brought near zero, as long as it stays an answer.

As hypothesis does it: every single step to something smaller is tried, the smallest that holds is taken, and so on
until none holds. Knows candidates and their sizes; whether one holds it asks.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ndb.inverse.search.candidate import Arguments, New, Piece, places, replaced, size
from ndb.source.shape import Shape

ROUNDS, MOST_STEPS = 25, 160
Holds = Callable[[Sequence[Arguments]], Sequence[bool]]
"""Which of some candidates are answers."""


def shrunk(values: Arguments, required: Sequence[str], shapes: dict[str, Shape], holds: Holds) -> Arguments:
    """The smallest that steps lead to."""
    for _ in range(ROUNDS):
        steps = sorted(_unique(smaller(values, required, shapes)), key=weight)[:MOST_STEPS]
        steps = [each for each in steps if weight(each) < weight(values)]
        fitting = [each for each, is_one in zip(steps, holds(steps), strict=True) if is_one]
        if not fitting:
            return values
        values = fitting[0]
    return values


def weight(values: Arguments) -> tuple[int, int, str]:
    """Small first; of equal ones, the one that sorts first, so that there is an end."""
    text = repr(values)
    return size(values), sum(map(str.isupper, text)), text


def _unique(found: Iterator[Arguments]) -> list[Arguments]:
    return list({repr(each): each for each in found}.values())


def smaller(values: Arguments, required: Sequence[str], shapes: dict[str, Shape]) -> Iterator[Arguments]:
    """Every single step."""
    for name in values:
        if name not in required:
            yield {key: value for key, value in values.items() if key != name}
    for path, value, _ in places(values, shapes):
        for less in _less(value):
            yield replaced(values, path, _constant(less))
        if path and isinstance(path[-1], Piece):
            piece = path[-1]
            yield replaced(values, path[:-1], _without_piece(piece))


def _constant(value: Any) -> Callable[[Any], Any]:
    return lambda _: value


def _without_piece(piece: Piece) -> Callable[[Any], Any]:
    def change(text: Any) -> Any:
        parts = text.split(piece.by) if piece.by else text.split()
        return (piece.by or " ").join(part for number, part in enumerate(parts) if number != piece.number)

    return change


def _less(value: Any) -> Iterator[Any]:
    match value:
        case bool():
            yield False
        case int():
            yield from (0, 1, value // 2, value - 1 if value > 0 else value + 1, abs(value))
        case float():
            yield from (
                0.0,
                1.0,
                float(int(value)) if abs(value) < 1e15 else 0.0,
                round(value, 1),
                int(value) if abs(value) < 1e15 else 0,
            )
        case str():
            yield from (
                "",
                "a",
                "0",
                value[: len(value) // 2],
                value[len(value) // 2 :],
                value[1:],
                value[:-1],
                value.strip(),
            )
            if len(value) <= 40:
                yield from (value[:n] + value[n + 1 :] for n in range(1, len(value) - 1))
        case list() | tuple():
            yield value[:0]
            yield from (type(value)((*value[:n], *value[n + 1 :])) for n in range(min(len(value), 30)))
            if len(value) > 3:
                yield from (value[: len(value) // 2], value[len(value) // 2 :])
        case dict():
            yield {}
            for name in list(value)[:30]:
                yield {key: part for key, part in value.items() if key != name}
        case set():
            yield from (value - {part} for part in list(value)[:20])
        case New():
            yield from (None, *(part for _, part in value.named if isinstance(part, New)))
