"""The simplest call that a program answers in the same way: what a model learns to say when it is asked for arguments.

A result has many causes, and the one that a run happened to have is mostly one that nobody can infer: which text had
three letters? Told the real arguments, a model learns a blur of all that may have been; told the simplest ones that
lead there, it learns an answer that the code and the result decide. Knows calls with plain arguments and runs them in
this process, at so many lines at most; a round of the data factory stays a pure function of its dice.
"""

import ast
import copy
import io
import itertools
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from types import CodeType, FrameType
from typing import Any

from ndb.dataset.programs.inputs import written
from ndb.source.parse import NOT_PLAIN, parse_expression, plain_value
from ndb.trace.deadline import Deadline

MOST_RUNS, MOST_LINES = 240, 24_000
"""Of one search; the lines are those of all runs together."""
LINES_OF_RUN = 3_000
MOST_SECONDS = 0.4
"""Of processor time: no program comes near it but one that swallows what is to stop it."""
LETTER, DIGIT = "a", "0"
Outcome = tuple[str, str]


class _TooLong(BaseException):
    """No Exception, so that hardly a program takes it for one of its own."""


def simplest_call(source: str, call: str) -> str:
    """The call with the smallest plain arguments that were found to give the same result, or raise the same error."""
    tree = parse_expression(call)
    assert isinstance(tree, ast.Call)
    if any(isinstance(node, ast.Starred) for node in tree.args) or any(word.arg is None for word in tree.keywords):
        return call
    nodes = [*tree.args, *(word.value for word in tree.keywords)]
    plain = {place: value for place, node in enumerate(nodes) if (value := plain_value(node)) is not NOT_PLAIN}
    search = _Search(source, tree, plain)
    try:
        with Deadline(MOST_SECONDS, _TooLong, time.process_time):
            found = search.smallest(list(plain.values()))
    except _TooLong:
        return call
    return call if found is None else _said(tree, dict(zip(plain, found, strict=True)))


def _said(tree: ast.Call, values: dict[int, Any]) -> str:
    """The call with other values at these places."""
    nodes = [*tree.args, *(word.value for word in tree.keywords)]
    texts = [written(values[place]) if place in values else ast.unparse(node) for place, node in enumerate(nodes)]
    names = [""] * len(tree.args) + [f"{word.arg}=" for word in tree.keywords]
    return f"{ast.unparse(tree.func)}({', '.join(map(str.__add__, names, texts))})"


class _Search:
    """From given values to smaller ones, by running the program."""

    def __init__(self, source: str, tree: ast.Call, plain: dict[int, Any]) -> None:
        self._source = source
        self._places = tuple(plain)
        self._call = _compiled(tree, self._places)
        self._runs = 0
        self._lines = 0
        self._namespace: dict[str, Any] | None = None

    def smallest(self, values: list[Any]) -> list[Any] | None:
        """None where nothing smaller does the same."""
        wanted = self._outcome(values)
        if wanted is None:
            return None
        found, has_more = values, True
        while has_more:
            has_more = False
            for at, _ in enumerate(found):
                smaller = self._smallest_at(found, at, wanted)
                has_more = has_more or smaller is not None
                found = smaller or found
        return None if found is values else found

    def _smallest_at(self, values: list[Any], at: int, wanted: Outcome) -> list[Any] | None:
        """One argument as small as single steps make it; None where none of them holds."""

        def holds(value: Any) -> bool:
            return self._outcome([*values[:at], value, *values[at + 1 :]]) == wanted

        smaller = reduced(values[at], holds)
        is_same = type(smaller) is type(values[at]) and written(smaller) == written(values[at])
        return None if is_same else [*values[:at], smaller, *values[at + 1 :]]

    def _outcome(self, values: list[Any]) -> Outcome | None:
        """What the call comes to as text; None if that takes too long, or too much was tried already."""
        if self._runs >= MOST_RUNS or self._lines >= MOST_LINES:
            return None
        self._runs += 1
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            return self._run(copy.deepcopy(values))

    def _run(self, values: list[Any]) -> Outcome | None:
        lines = itertools.count()
        before = sys.gettrace()

        def count(frame: FrameType, event: str, argument: object) -> Any:
            if next(lines) > LINES_OF_RUN:
                raise _TooLong
            return count

        sys.settrace(count)
        try:
            result = self._evaluated(values)
            return type(result).__name__, repr(result)
        except _TooLong:
            return None
        except Exception as error:
            return type(error).__name__, repr(error.args)
        except BaseException:  # it wants to leave
            return None
        finally:
            sys.settrace(before)
            self._lines += next(lines)

    def _evaluated(self, values: list[Any]) -> Any:
        if self._namespace is None:
            self._namespace = {"__name__": "__main__"}
            exec(compile(self._source, "<program>", "exec", dont_inherit=True), self._namespace)
        given = {_name(place): value for place, value in zip(self._places, values, strict=True)}
        return eval(self._call, {**self._namespace, **given})


def _name(place: int) -> str:
    return f"__argument_{place}"


def _compiled(tree: ast.Call, places: tuple[int, ...]) -> CodeType:
    """The call with names for its plain arguments."""
    named = copy.deepcopy(tree)
    for place in places:
        name = ast.Name(_name(place), ast.Load())
        if place < len(named.args):
            named.args[place] = name
        else:
            named.keywords[place - len(named.args)].value = name
    return compile(ast.fix_missing_locations(ast.Expression(named)), "<call>", "eval", dont_inherit=True)


# -- smaller values ----------------------------------------------------------------------------------------------------

Holds = Callable[[Any], bool]


def reduced(value: Any, holds: Holds) -> Any:
    """The value as small as single steps make it: parts left out, the largest first, then what is left made simpler."""
    match value:
        case str():
            return _simpler_letters(_without_parts(value, holds), holds)
        case list() | tuple():
            return _simpler_items(_without_parts(value, holds), holds)
        case set() | frozenset():
            kept = _without_parts(tuple(sorted(value, key=repr)), lambda parts: holds(type(value)(parts)))
            return type(value)(kept)
        case dict():
            return _simpler_entries(value, holds)
        case bool() | int() | float():
            return next((number for number in _simpler_numbers(value) if holds(number)), value)
    return value


def _without_parts(value: Any, holds: Holds) -> Any:
    """Stretches left out: of half its length first, of one part at last."""
    size = len(value)
    while size:
        at = 0
        while at < len(value):
            shorter = value[:at] + value[at + size :]
            if len(shorter) < len(value) and holds(shorter):
                value = shorter
            else:
                at += size
        size //= 2
    return value


def _simpler_letters(text: str, holds: Holds) -> str:
    """Letters and digits that do not matter, all alike."""
    plain = "".join(map(_plain_letter, text))
    if plain == text or holds(plain):
        return plain
    for at, letter in enumerate(text):
        if (plain := _plain_letter(letter)) != letter and holds(text[:at] + plain + text[at + 1 :]):
            text = text[:at] + plain + text[at + 1 :]
    return text


def _plain_letter(letter: str) -> str:
    return DIGIT if letter.isdigit() else letter if letter.isspace() else LETTER


def _simpler_items(items: Any, holds: Holds) -> Any:
    for at, item in enumerate(items):
        items = _with(items, at, reduced(item, _in_place_of(items, at, holds)))
    return items


def _in_place_of(items: Any, at: int, holds: Holds) -> Holds:
    return lambda part: holds(_with(items, at, part))


def _with(items: Any, at: int, part: Any) -> Any:
    return type(items)((*items[:at], part, *items[at + 1 :]))


def _simpler_entries(value: dict[Any, Any], holds: Holds) -> dict[Any, Any]:
    """Entries left out, then simpler values; keys stay, since they are what is looked up."""
    value = dict(_without_parts(tuple(value.items()), lambda entries: holds(dict(entries))))
    for key in list(value):
        value = {**value, key: reduced(value[key], _as_entry(value, key, holds))}
    return value


def _as_entry(value: dict[Any, Any], key: Any, holds: Holds) -> Holds:
    return lambda part: holds({**value, key: part})


def _simpler_numbers(value: bool | int | float) -> Iterator[Any]:
    """Numbers nearer to zero, the nearest first."""
    if isinstance(value, bool):
        yield from (False,) if value else ()
    elif isinstance(value, int):
        yield from (number for number in (0, 1, 2, 10, abs(value)) if abs(number) < abs(value) or number == -value)
    elif value == value and abs(value) != float("inf"):
        yield from (number for number in (0.0, 1.0, float(int(value)), round(value, 1)) if abs(number) < abs(value))
