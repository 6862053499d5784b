"""Expressions that are watched from stop to stop. Knows what each was worth when it was last looked at."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ndb.errors import BadAction, NdbError


@dataclass(frozen=True, slots=True)
class Display:
    """A watched expression: what it was at the stop before, and what it is here."""

    expression: str
    before: str
    now: str


class Displays:
    """The watched expressions, in the order in which they were given."""

    def __init__(self, evaluate: Callable[[str], str]) -> None:
        self._evaluate = evaluate
        self._values: dict[str, str] = {}

    def __iter__(self) -> Iterator[tuple[str, str]]:
        """Each expression, with its value as it was last looked at."""
        return iter(self._values.items())

    def add(self, expression: str) -> str:
        """Watch an expression from here on; its value here, or why it has none."""
        self._values[expression] = self._value_or_problem(expression)
        return self._values[expression]

    def remove(self, expression: str) -> None:
        if expression not in self._values:
            raise BadAction(f"{expression!r} is not displayed")
        del self._values[expression]

    def clear(self) -> None:
        self._values.clear()

    def update(self) -> list[Display]:
        """The expressions whose values are new here."""
        shown = []
        for expression, before in self._values.items():
            now = self._value_or_problem(expression)
            if now != before:
                shown.append(Display(expression, before, now))
                self._values[expression] = now
        return shown

    def _value_or_problem(self, expression: str) -> str:
        try:
            return self._evaluate(expression)
        except NdbError as error:
            return f"<{error}>"
