"""How a pattern goes through a text, once it is known which letters are of which kind (SPEC 2c).

Of each letter that the way comes to it is asked once whether it is of a kind (`'7'.isdigit()`), or the one that is
written there (`'=' == '='`). The ways are tried in the order in which `re` tries them, alternatives and repetitions,
too, until one comes to its end. Knows the parser of `re`; no model, and matches nothing by itself.
"""

import re
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from re import _constants as constants  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

MOST_LETTERS = 160
MOST_STEPS = 4_000
"""Of ways that are tried: a pattern that needs more is asked."""
Groups = Mapping[int, tuple[int, int]]
Way = Generator[str, str, "Found | None"]
Then = Callable[[int, Groups], Way]
Holds = Generator[str, str, bool]


class NotWalked(Exception):
    """A pattern with more than letters, kinds, groups, alternatives and repetitions; or an answer that is none."""


@dataclass(frozen=True, slots=True)
class Found:
    """From where to where, and the groups in it."""

    start: int
    end: int
    groups: Groups


@dataclass(frozen=True, slots=True)
class Tree:
    """A pattern, as `re` reads it."""

    items: tuple[Any, ...]
    count: int
    names: Mapping[str, int]


@lru_cache(maxsize=512)
def tree_of(source: str) -> Tree | None:
    """None where it has flags, or looks around."""
    try:
        read = parser.parse(source)
    except (re.error, OverflowError, RecursionError):
        return None
    is_plain = not read.state.flags & ~re.UNICODE and all(map(_is_walked, read))
    return Tree((*read,), read.state.groups - 1, dict(read.state.groupdict)) if is_plain else None


def _is_walked(item: Any) -> bool:
    operation, given = item
    if operation in (constants.MAX_REPEAT, constants.MIN_REPEAT):
        return given[2].getwidth()[0] > 0 and all(map(_is_walked, given[2]))  # what repeats must read something
    if operation is constants.SUBPATTERN:
        return not given[1] and not given[2] and all(map(_is_walked, given[3]))
    if operation is constants.BRANCH:
        return all(_is_walked(each) for branch in given[1] for each in branch)
    return operation in _LETTERS or (operation is constants.AT and given in _PLACES)


_LETTERS = (constants.LITERAL, constants.NOT_LITERAL, constants.IN, constants.ANY)
_PLACES = (
    constants.AT_BEGINNING, constants.AT_BEGINNING_STRING, constants.AT_END, constants.AT_END_STRING,
    constants.AT_BOUNDARY,
)  # fmt: skip


def has_places(tree: Tree) -> bool:
    """Whether a pattern looks at what is around it, but for its own first and last place."""
    return any(operation is constants.AT for operation, _ in _all_items(tree.items[1:-1])) or any(
        given is constants.AT_BOUNDARY for operation, given in tree.items if operation is constants.AT
    )


def _all_items(items: Sequence[Any]) -> Iterator[Any]:
    for operation, given in items:
        yield operation, given
        if operation in (constants.MAX_REPEAT, constants.MIN_REPEAT):
            yield from _all_items([*given[2]])
        elif operation is constants.SUBPATTERN:
            yield from _all_items([*given[3]])
        elif operation is constants.BRANCH:
            for branch in given[1]:
                yield from _all_items([*branch])


@dataclass(slots=True)
class Walker:
    """Goes through one text."""

    tree: Tree
    text: str
    known: dict[str, bool] = field(default_factory=dict)
    """Questions that were asked."""
    steps: int = 0

    def match(self, start: int, is_full: bool = False) -> Way:
        """The match that begins at a place."""

        def at_the_end(at: int, groups: Groups) -> Way:
            yield from ()
            return Found(start, at, groups) if not is_full or at == len(self.text) else None

        return (yield from self._way(self.tree.items, start, {}, at_the_end))

    def search(self, start: int) -> Way:
        """The first from a place on. An empty one is left to whoever asks."""
        for at in range(start, len(self.text) + 1):
            found = yield from self.match(at)
            if found is not None:
                return found
        return None

    def all(self, most: int = 0) -> Generator[str, str, list[Found]]:
        """All that do not overlap, or so many."""
        row, at = list[Found](), 0
        while at <= len(self.text) and (not most or len(row) < most):
            found = yield from self.search(at)
            if found is None:
                break
            if found.end == found.start:
                raise NotWalked
            row.append(found)
            at = found.end
        return row

    def _way(self, items: Sequence[Any], at: int, groups: Groups, then: Then) -> Way:
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise NotWalked
        if not items:
            return (yield from then(at, groups))
        (operation, given), rest = items[0], items[1:]
        if operation in _LETTERS:
            is_so = at < len(self.text) and (yield from self._is(operation, given, self.text[at]))
            return (yield from self._way(rest, at + 1, groups, then)) if is_so else None
        if operation is constants.AT:
            return (yield from self._way(rest, at, groups, then)) if (yield from self._is_at(given, at)) else None
        if operation is constants.SUBPATTERN:
            return (yield from self._way([*given[3]], at, groups, self._kept(given[0], at, rest, then)))
        if operation is constants.BRANCH:
            return (yield from self._one_of(given[1], rest, at, groups, then))
        return (yield from self._repeated(operation is constants.MAX_REPEAT, given, rest, at, groups, then))

    def _kept(self, number: int | None, start: int, rest: Sequence[Any], then: Then) -> Then:
        """Behind a group."""

        def go_on(at: int, groups: Groups) -> Way:
            return self._way(rest, at, groups if number is None else {**groups, number: (start, at)}, then)

        return go_on

    def _one_of(self, branches: Sequence[Any], rest: Sequence[Any], at: int, groups: Groups, then: Then) -> Way:
        for branch in branches:
            found = yield from self._way([*branch, *rest], at, groups, then)
            if found is not None:
                return found
        return None

    def _repeated(self, is_greedy: bool, given: Any, rest: Sequence[Any], at: int, groups: Groups, then: Then) -> Way:
        least, most, [*parts] = given
        if len(parts) == 1 and parts[0][0] in _LETTERS:
            return (yield from self._run(is_greedy, parts[0], (least, int(most)), rest, at, groups, then))
        return (yield from self._again(is_greedy, (0, least, int(most), parts), rest, at, groups, then))

    def _run(
        self, is_greedy: bool, part: Any, bounds: tuple[int, int], rest: Sequence[Any], at: int, groups: Groups,
        then: Then,
    ) -> Way:  # fmt: skip
        """Letters of one kind: as many as there are, then one less each time; or the other way round."""
        least, most = bounds
        size = 0
        if is_greedy:
            while (
                size < most
                and at + size < len(self.text)
                and (yield from self._is(part[0], part[1], self.text[at + size]))
            ):
                size += 1
            for taken in range(size, least - 1, -1):
                found = yield from self._way(rest, at + taken, groups, then)
                if found is not None:
                    return found
            return None
        while size <= most:
            found = (yield from self._way(rest, at + size, groups, then)) if size >= least else None
            is_more = at + size < len(self.text) and found is None
            if not is_more or not (yield from self._is(part[0], part[1], self.text[at + size])):
                return found
            size += 1
        return None

    def _again(
        self, is_greedy: bool, given: tuple[int, int, int, Sequence[Any]], rest: Sequence[Any], at: int,
        groups: Groups, then: Then,
    ) -> Way:  # fmt: skip
        """Several parts together, once more, as long as it goes on."""
        count, least, most, parts = given

        def once_more(here: int, inner: Groups) -> Way:
            if here == at and count >= least:
                return _nothing()
            return self._again(is_greedy, (count + 1, least, most, parts), rest, here, inner, then)

        found: Found | None = None
        if not is_greedy and count >= least:
            found = yield from self._way(rest, at, groups, then)
        if found is None and count < most:
            found = yield from self._way(parts, at, groups, once_more)
        if found is None and is_greedy and count >= least:
            found = yield from self._way(rest, at, groups, then)
        return found

    def _is_at(self, place: Any, at: int) -> Holds:
        if place in (constants.AT_BEGINNING, constants.AT_BEGINNING_STRING):
            return at == 0
        if place in (constants.AT_END, constants.AT_END_STRING):
            is_last = place is constants.AT_END and self.text[at:] == "\n"
            return is_last or at == len(self.text)
        word = (constants.CATEGORY, constants.CATEGORY_WORD)
        before = at > 0 and (yield from self._is(constants.IN, [word], self.text[at - 1]))
        behind = at < len(self.text) and (yield from self._is(constants.IN, [word], self.text[at]))
        return before != behind

    def _is(self, operation: Any, given: Any, letter: str) -> Holds:
        """Whether a letter is what stands in the pattern."""
        if operation is constants.ANY:
            return letter != "\n"
        if operation is constants.IN:
            is_other = given[0][0] is constants.NEGATE
            return (yield from self._is_in(given[is_other:], letter)) is not is_other
        is_it = chr(given) == letter and (yield from self._asked(f"{letter!r} == {chr(given)!r}"))
        return is_it is (operation is constants.LITERAL)

    def _is_in(self, kinds: Sequence[Any], letter: str) -> Holds:
        """Whether it is one of the letters of a class, or of one of its kinds."""
        listed = "".join(chr(given) for what, given in kinds if what is constants.LITERAL)
        if letter in listed and (yield from self._asked(f"{letter!r} in {listed!r}")):
            return True
        ranges = frozenset(f"{chr(given[0])}{chr(given[1])}" for what, given in kinds if what is constants.RANGE)
        for test in _tests(ranges):
            if (yield from self._asked(f"{letter!r}{test}" if test[0] == "." else test.replace("$", repr(letter)))):
                return True
        for what, given in kinds:
            if what is constants.CATEGORY and (yield from self._is_of(given, letter)):
                return True
        return False

    def _is_of(self, category: Any, letter: str) -> Holds:
        if category not in _CATEGORIES:
            raise NotWalked
        name, is_other = _CATEGORIES[category]
        if name == "isspace":
            return (yield from self._is_blank(letter)) is not is_other
        test = "isidentifier" if name == "isalnum" and letter == "_" else name
        return (yield from self._asked(f"{letter!r}.{test}()")) is not is_other

    def _is_blank(self, letter: str) -> Holds:
        """Nothing is left of it: of `isspace` models are less sure."""
        question = f"{letter!r}.strip()"
        if question not in self.known:
            self.known[question] = (yield question) == "''"
        return self.known[question]

    def _asked(self, question: str) -> Holds:
        if question not in self.known:
            told = yield question
            if told not in ("True", "False"):
                raise NotWalked
            self.known[question] = told == "True"
        return self.known[question]


def _nothing() -> Way:
    yield from ()
    return None


@lru_cache(maxsize=256)
def _tests(ranges: frozenset[str]) -> tuple[str, ...]:
    """Questions of which one holds for a letter of these ranges: all letters by their kind, others by their ends."""
    found, left = list[str](), set(ranges)
    for some, test in _WHOLE:
        if some <= left:
            found.append(test)
            left -= some
    return (*found, *(f"{one[0]!r} <= $ <= {one[1]!r}" for one in sorted(left)))


_WHOLE = (
    (frozenset({"az", "AZ", "09"}), ".isalnum()"), (frozenset({"az", "AZ"}), ".isalpha()"),
    (frozenset({"az"}), ".islower()"), (frozenset({"AZ"}), ".isupper()"), (frozenset({"09"}), ".isdigit()"),
)  # fmt: skip
_CATEGORIES = {
    constants.CATEGORY_DIGIT: ("isdigit", False), constants.CATEGORY_NOT_DIGIT: ("isdigit", True),
    constants.CATEGORY_WORD: ("isalnum", False), constants.CATEGORY_NOT_WORD: ("isalnum", True),
    constants.CATEGORY_SPACE: ("isspace", False), constants.CATEGORY_NOT_SPACE: ("isspace", True),
}  # fmt: skip
