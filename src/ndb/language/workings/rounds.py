"""The item that a loop or a comprehension binds next, as a small question: `['b', 'c', 'd'][1]` (SPEC 2c).

What is gone through was told as a whole, and how often it went round is counted; so the piece in which the next item
stands is known, and its place there. Knows syntax and plain values; no model.
"""

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ndb.language.workings.operands import value_tree, written_value
from ndb.source.parse import NOT_PLAIN, parsed_expression, parsed_line, plain_value

PIECE = 5
"""Items, or characters, that are looked at together."""
LONGEST_GONE_THROUGH = 2_000
"""Characters of the text of what is gone through."""


@dataclass(frozen=True, slots=True)
class Items:
    """What is gone through: how many there are, and the text of a question for each; none where only their number is
    known."""

    count: int
    text: Callable[[int], str]
    unpacks: Callable[[int], bool] = lambda _: False
    """Whether an item is something else than a tuple that several names can be bound to."""


def header_of(line: str) -> ast.For | None:
    """The loop that a line opens, if all of its header stands there."""
    if not line.lstrip().startswith("for ") or not line.rstrip().endswith(":"):
        return None
    tree = parsed_line(line.strip())
    node = tree.body[0] if tree is not None and len(tree.body) == 1 else None
    return node if isinstance(node, ast.For) else None


@lru_cache(maxsize=1024)
def clause_of(text: str) -> ast.comprehension | None:
    """The clause of a comprehension, as its rounds show it: `for c in s`."""
    tree = parsed_expression(f"[0 {text}\n]") if text.startswith("for ") else None
    return tree.generators[0] if isinstance(tree, ast.ListComp) and len(tree.generators) == 1 else None


def items_of(iterable: ast.expr, values: Mapping[str, str]) -> Items | None:
    """What goes through something will meet, in order; None where that was not told."""
    text = ast.unparse(iterable)
    told = values.get(text)
    match iterable:
        case ast.Call(func=ast.Name(id="zip"), args=parts, keywords=[]) if parts and "zip" not in values:
            return _side_by_side([items_of(part, values) for part in parts])
        case ast.Call(func=ast.Name(id="enumerate"), args=[part, *rest], keywords=[]) if "enumerate" not in values:
            start = plain_value(rest[0]) if rest else 0
            return _numbered(items_of(part, values), start)
        case ast.Call(func=ast.Name(id="reversed"), args=[part], keywords=[]) if "reversed" not in values:
            items = items_of(part, values)
            if items is None:
                return None
            return Items(
                items.count,
                lambda k: items.text(items.count - 1 - k),
                lambda k: items.unpacks(items.count - 1 - k),
            )
    if told is None and isinstance(iterable, ast.Tuple | ast.List) and plain_value(iterable) is NOT_PLAIN:
        return _written_out(iterable.elts, values)
    if told is None:
        return _of_value(iterable)
    tree = value_tree(told) if len(told) <= LONGEST_GONE_THROUGH else None
    return _of_value(tree) if tree is not None else None


def _written_out(parts: list[ast.expr], values: Mapping[str, str]) -> Items | None:
    """Items that stand in the header itself: `for y, x in ((r, c), (r - 1, c))`."""
    if any(isinstance(part, ast.Starred) for part in parts):
        return None
    texts = [written_value(part, values) or "" for part in parts]
    return Items(len(parts), lambda k: texts[k])


def _of_value(tree: ast.expr) -> Items | None:
    match tree:
        case ast.Call(func=ast.Name(id="range"), args=args, keywords=[]):
            bounds = [plain_value(each) for each in args]
            if not all(type(bound) is int for bound in bounds) or not 1 <= len(bounds) <= 3 or bounds[2:] == [0]:
                return None
            text = ast.unparse(tree)
            return Items(len(range(*bounds)), lambda k: f"{text}[{k}]")
    value = plain_value(tree)
    if isinstance(value, set):
        return Items(len(value), lambda k: f"{[*value]!r}[0]" if len(value) == 1 else "")
    has_sets = any(isinstance(part, ast.Set) for part in ast.walk(tree))  # whose order another process does not share
    if value is NOT_PLAIN or has_sets or not isinstance(value, str | list | tuple | dict | bytes):
        return None
    row: Any = list(value) if isinstance(value, dict) else value
    return Items(
        len(row),
        lambda k: f"{row[k - k % PIECE : k - k % PIECE + PIECE]!r}[{k % PIECE}]",
        lambda k: isinstance(row[k], list | str),
    )


def _side_by_side(all_items: list[Items | None]) -> Items | None:
    found = [items for items in all_items if items is not None]
    if len(found) < len(all_items):
        return None
    return Items(min(items.count for items in found), lambda k: _together([items.text(k) for items in found]))


def _numbered(items: Items | None, start: Any) -> Items | None:
    if items is None or type(start) is not int:
        return None
    return Items(items.count, lambda k: _together([str(k + start), items.text(k)]))


def _together(texts: list[str]) -> str:
    """Questions for the parts of a tuple as one for all of it; none where one of them is none."""
    return f"({', '.join(texts)}{',' * (len(texts) == 1)})" if all(texts) else ""


def bound_by(target: ast.expr, value: str) -> dict[str, str] | None:
    """The names that are bound by unpacking a value, as text; None where that is not plain."""
    if isinstance(target, ast.Name):
        return {target.id: value}
    tree = value_tree(value)
    if not isinstance(target, ast.Tuple | ast.List) or not isinstance(tree, ast.Tuple | ast.List):
        return None
    if len(target.elts) != len(tree.elts) or any(isinstance(each, ast.Starred) for each in target.elts):
        return None
    parts = [bound_by(one, ast.unparse(part)) for one, part in zip(target.elts, tree.elts, strict=True)]
    return {name: text for part in parts for name, text in part.items()} if None not in parts else None  # type: ignore[union-attr]
