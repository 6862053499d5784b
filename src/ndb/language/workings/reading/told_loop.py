"""The loop that the line that runs opens: what it goes through, how often it went round, what it binds next.

Knows what was told, and values as text; nothing of comprehensions.
"""

import ast
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from ndb.language.workings.reading.told_frame import Loop, ToldFrame
from ndb.language.workings.rounds import (
    Items,
    bound_by,
    gives_matches,
    header_of,
    is_made_anew,
    items_of,
    shows_its_items,
)
from ndb.trace.names import GLOBAL

if TYPE_CHECKING:
    from ndb.language.workings.reading.told import Told


class ToldLoop:
    """Of the function that runs."""

    def __init__(self, told: "Told", functions: Iterable[str], rebinds: Callable[[int], bool]) -> None:
        """`functions`: the names of those of the program. `rebinds`: whether the loop at a line binds, in its body, a
        variable in which that stands what it goes through."""
        self._told, self._rebinds = told, rebinds
        self._own = frozenset(functions)
        self._generators = frozenset(f"<generator {name}>" for name in self._own)

    def begin(self, frame: ToldFrame, line: str, place: int | None) -> None:
        """Another line runs: loops begin with their body, and end where something else stands as far left."""
        before, depth = frame.line, _depth(line)
        known = frame.loops[line].place if line in frame.loops else None
        is_another = known is not None and place is not None and known != place
        if before == line or is_another:  # without a body in between: another loop that begins with the same words
            frame.loops.pop(line, None)
        header = header_of(before) if before not in frame.loops and depth > _depth(before) else None
        if header is not None:
            values = self._told.values()
            names = {node.id: values.get(node.id, "") for node in ast.walk(header.iter) if isinstance(node, ast.Name)}
            items = items_of(header.iter, values) if not frame.is_unsure else None
            draws = self._is_generator(values.get(ast.unparse(header.iter)))
            frame.loops[before] = Loop(items, names, draws=draws, place=frame.place)
        frame.is_unsure = not frame.is_whole and (not before or _depth(before) > depth)
        frame.loops = {text: loop for text, loop in frame.loops.items() if text == line or _depth(text) < depth}
        if line in frame.loops:
            frame.loops[line].rounds += 1
        frame.line, frame.place = line, place

    @property
    def is_under_way(self) -> bool:
        """Whether the line that runs opens a loop that went round before: what it goes through is evaluated once."""
        return self._told.line in self._told.frame.loops

    @property
    def begins(self) -> bool:
        """Whether the line that runs opens a loop that did not go round yet."""
        frame = self._told.frame
        return header_of(self._told.line) is not None and not self.is_under_way and not frame.is_unsure

    @property
    def draws(self) -> bool:
        """Whether the line opens a loop that goes through a generator of a function."""
        header, loop = header_of(self._told.line), self._told.frame.loops.get(self._told.line)
        if loop is not None:
            return loop.draws
        return header is not None and self._is_generator(self._told.values().get(ast.unparse(header.iter)))

    @property
    def goes_round(self) -> bool | None:
        """Whether the loop that the line opens goes round once more; None where there is none, or it is not known."""
        found = self._items()
        return found[1] < found[0].count if found is not None else None

    @property
    def rounds(self) -> int | None:
        """How many items the loop that the line opens has had; None where that is not known."""
        found = self._items()
        return found[1] if found is not None else None

    def question(self) -> str | None:
        """Where the line that runs opens a loop: the question for what it binds next; None where that is not known, or
        where it is through."""
        found = self._items()
        return (found[0].text(found[1]) or None) if found is not None and found[1] < found[0].count else None

    def item(self) -> str | None:
        """What the loop that the line opens binds next, where that stands in what was told."""
        found = self._items()
        return (found[0].value(found[1]) or None) if found is not None and found[1] < found[0].count else None

    @property
    def item_is_there(self) -> bool:
        """Whether what the loop that the line opens binds next is still what it was told to be: it is looked up in what
        the variables hold now."""
        told = self._told
        header, loop = header_of(told.line), told.frame.loops.get(told.line)
        if header is not None and self.begins and not told.was_away and told.is_told(_unparsed(told.line)):
            return True  # it was told just now
        if header is not None and loop is not None and gives_matches(header.iter):
            return loop.items is not None  # no match ever changes
        if header is None or not shows_its_items(header.iter) or (loop is not None and loop.place is None):
            return False
        names = {node.id for node in ast.walk(header.iter) if isinstance(node, ast.Name)} - {"zip", "enumerate"}
        is_bound = loop is not None and loop.place is not None and self._rebinds(loop.place)
        return not is_bound and names <= {name.removeprefix(GLOBAL) for name in self._told.frame.variables}

    def bound_by(self, value: str) -> dict[str, str] | None:
        """The variables that the loop which the line opens sets to the parts of a value; None where there is no loop,
        or where it is not plain."""
        header = header_of(self._told.line)
        return bound_by(header.target, value) if header is not None else None

    def _items(self) -> tuple[Items, int] | None:
        """What the loop that the line opens goes through, and how many of it it has had."""
        header, loop = header_of(self._told.line), self._told.frame.loops.get(self._told.line)
        if header is None or not _is_plain(header.target) or (loop is None and self._told.frame.is_unsure):
            return None
        values = self._told.values()
        if loop is not None and any(values.get(name, "") != text for name, text in loop.names.items()):
            return self._changed(header, loop)
        items = loop.items if loop is not None else items_of(header.iter, values)
        return (items, loop.rounds if loop is not None else 0) if items is not None else None

    def _changed(self, header: ast.For, loop: Loop) -> tuple[Items, int] | None:
        """Of a loop whose variables are not what they were when it began."""
        own = self._own
        called = {node.id for node in ast.walk(header.iter) if isinstance(node, ast.Name)} & own
        if called or loop.items is None:
            return None
        if is_made_anew(header.iter):
            return loop.items, loop.rounds
        if loop.place is None or not shows_its_items(header.iter) or self._rebinds(loop.place):
            return None
        items = items_of(header.iter, self._told.values())
        is_dict = any(text.startswith("{") for text in loop.names.values())
        is_same = items is not None and (items.count == loop.items.count or not is_dict)
        return (items, loop.rounds) if items is not None and is_same else None

    def _is_generator(self, told: str | None) -> bool:
        return told in self._generators


def _is_plain(target: ast.expr) -> bool:
    """Whether only names are bound, each to a part."""
    return all(isinstance(part, ast.Name | ast.Tuple | ast.List | ast.expr_context) for part in ast.walk(target))


def _unparsed(line: str) -> str:
    """What the header of a loop goes through, as it stands there."""
    return line.strip().removeprefix("for ").partition(" in ")[2].removesuffix(":")


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip())
