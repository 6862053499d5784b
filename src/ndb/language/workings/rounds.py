"""The item that a loop or a comprehension binds next, as a small question: `['b', 'c', 'd'][1]` (SPEC 2c).

What is gone through was told as a whole, and how often it went round is counted; so the piece in which the next item
stands is known, its place there, and where the item stands in the text that was told, the item. The next number of a
range, and the next of `accumulate`, are asked from the one before. Knows syntax and plain values; no model.
"""

import ast
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations, product
from math import comb, perm, prod
from typing import Any

from ndb.language.objects.value_parts import row_of
from ndb.language.workings.operands import VIEW, value_tree, written_value
from ndb.source.parse import NOT_PLAIN, parsed_expression, parsed_line, plain_value
from ndb.trace.values.notation import write_value

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
    value: Callable[[int], str] = lambda _: ""
    """The item itself, where it stands in what was told."""


def is_made_anew(iterable: ast.expr) -> bool:
    """Whether a loop goes through something that nobody else has: what becomes of its parts is nothing to it."""
    match iterable:
        case ast.Call(func=ast.Name(id=name)):
            return name in _MADE_ANEW
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in _MADE_BY_METHODS
    return isinstance(iterable, ast.BinOp) or (
        isinstance(iterable, ast.Subscript) and isinstance(iterable.slice, ast.Slice)
    )


def gives_matches(iterable: ast.expr) -> bool:
    """Whether a loop goes through what `finditer` gives."""
    return (
        isinstance(iterable, ast.Call)
        and isinstance(iterable.func, ast.Attribute)
        and (iterable.func.attr == "finditer")
    )


def shows_its_items(iterable: ast.expr) -> bool:
    """Whether what a loop goes through is what its variables hold just then: `xs`, `d.items()`, `zip(xs, ys)`."""
    match iterable:
        case ast.Name():
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name(), attr="items" | "keys" | "values"), args=[]):
            return True
        case ast.Call(func=ast.Name(id="zip" | "enumerate"), args=args):
            return all(shows_its_items(each) or isinstance(each, ast.Constant) for each in args)
    return False


_MADE_ANEW = frozenset({"sorted", "list", "tuple", "range"})
_MADE_BY_METHODS = frozenset(
    {"split", "rsplit", "splitlines", "copy", "most_common", "findall", "partition", "finditer"}
)


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


def items_of(iterable: ast.expr, values: Mapping[str, str], before: Sequence[str] = ()) -> Items | None:
    """What goes through something will meet, in order; None where that was not told. `before`: what it has met."""
    told = values.get(ast.unparse(iterable))
    match iterable:
        case ast.Call(func=ast.Name(id=name), args=[part, *rest], keywords=named) if name not in values and (
            (name in _DRAWN and (told is None or told.startswith("<")))
            or (name in _DRAWN_BY_ITERTOOLS and told == f"<{name}>")
        ):
            named = [each for each in named if (name, each.arg) != ("zip", "strict")]
            if (name, [each.arg for each in named]) == ("enumerate", ["start"]) and not rest:
                rest, named = [named[0].value], []
            return _drawn(name, part, rest, values, before) if not named else None
    if told == MATCHES_TO_COME:
        return _of_matches(plain_value(values.get(f"list({ast.unparse(iterable)})", "")))
    if told is None and isinstance(iterable, ast.Tuple | ast.List) and plain_value(iterable) is NOT_PLAIN:
        return _written_out(iterable.elts, values)
    if told is None:
        return _of_value(ast.unparse(iterable), iterable, before)
    tree = value_tree(told) if len(told) <= LONGEST_GONE_THROUGH else None
    return _of_value(told, tree, before) if tree is not None else _of_row(row_of(told))


MATCHES_TO_COME = "<callable_iterator>"
"""What `finditer` gives; its matches were told beside it."""
_DRAWN = frozenset({"zip", "enumerate", "reversed"})
_DRAWN_BY_ITERTOOLS = frozenset({"accumulate", "pairwise", "combinations", "permutations", "product", "chain"})
"""If they are its own: then they are shown so."""
MOST_COMBINED = 200


def _drawn(
    name: str, part: ast.expr, rest: list[ast.expr], values: Mapping[str, str], before: Sequence[str]
) -> Items | None:
    """What is given one by one: their text says nothing of it."""
    if name in ("zip", "product", "chain"):
        rows = [row for each in (part, *rest) for row in _rows(each, values)]
        return {"zip": _side_by_side, "product": _each_with_each, "chain": _one_behind_another}[name](rows)
    items = items_of(part, values)
    if items is None:
        return None
    if name == "enumerate":
        start = values.get(ast.unparse(rest[0]), ast.unparse(rest[0])) if rest else "0"
        return _numbered(items, plain_value(start))
    if name == "accumulate":
        return _added_up(items, before) if not rest else None
    if name == "pairwise":
        return _in_places(items, [(k, k + 1) for k in range(items.count - 1)])
    if name in ("combinations", "permutations"):
        size: Any = plain_value(values.get(ast.unparse(rest[0]), ast.unparse(rest[0]))) if rest else items.count
        counted, drawn = (comb, combinations) if name == "combinations" else (perm, permutations)
        is_small = type(size) is int and 0 < size <= items.count and counted(items.count, size) <= MOST_COMBINED
        return (
            _in_places(items, [*drawn(range(items.count), size)])
            if is_small and (rest or drawn is permutations)
            else None
        )
    return Items(
        items.count,
        lambda k: items.text(items.count - 1 - k),
        lambda k: items.unpacks(items.count - 1 - k),
        lambda k: items.value(items.count - 1 - k),
    )


def _rows(part: ast.expr, values: Mapping[str, str]) -> list[Items | None]:
    """What an argument goes through; a spread one is several."""
    if not isinstance(part, ast.Starred):
        return [items_of(part, values)]
    tree = value_tree(values.get(ast.unparse(part.value), ast.unparse(part.value)))
    is_row = isinstance(tree, ast.List | ast.Tuple) and len(tree.elts) <= MOST_COMBINED
    return [items_of(each, {}) for each in tree.elts] if is_row and isinstance(tree, ast.List | ast.Tuple) else [None]


def _in_places(items: Items, places: Sequence[tuple[int, ...]]) -> Items:
    """Items of a row together, by their places in it."""
    return Items(
        len(places),
        lambda k: _together([items.text(place) for place in places[k]]),
        value=lambda k: _together([items.value(place) for place in places[k]]),
    )


def _written_out(parts: list[ast.expr], values: Mapping[str, str]) -> Items | None:
    """Items that stand in the header itself: `for y, x in ((r, c), (r - 1, c))`."""
    if any(isinstance(part, ast.Starred) for part in parts):
        return None
    texts = [written_value(part, values) or "" for part in parts]
    return Items(len(parts), lambda k: texts[k])


def _of_value(told: str, tree: ast.expr, before: Sequence[str]) -> Items | None:
    match tree:
        case ast.Call(func=ast.Name(id="range"), args=args, keywords=[]):
            return _of_range(ast.unparse(tree), [plain_value(each) for each in args], before)
    value = plain_value(tree)
    if isinstance(value, set | frozenset) and (ordered := order_of_numbers(value)) is not None:
        return _of_items(ordered)
    if isinstance(value, set | frozenset):
        return _of_set([write_value(each) for each in value], before)
    has_sets = any(isinstance(part, ast.Set) for part in ast.walk(tree))  # whose order another process does not share
    if value is NOT_PLAIN and isinstance(tree, ast.List | ast.Tuple):
        return _of_objects(told, tree.elts)
    if value is NOT_PLAIN or has_sets or not isinstance(value, str | list | tuple | dict | bytes):
        return None
    return _of_items(list(value) if isinstance(value, dict) else value)


def _of_items(row: Any) -> Items:
    return Items(
        len(row),
        lambda k: f"{row[k - k % PIECE : k - k % PIECE + PIECE]!r}[{k % PIECE}]",
        lambda k: isinstance(row[k], list | str),
        lambda k: write_value(row[k]),
    )


def _of_objects(told: str, parts: Sequence[ast.expr]) -> Items | None:
    """Items of which some are no plain values: their text is there, but no question can be made of it."""
    view = VIEW.fullmatch(told)
    text = view[1] if view else told
    if any(isinstance(node, ast.Set | ast.Starred) for part in parts for node in ast.walk(part)):
        return None
    texts = [ast.get_source_segment(text, part) or "" for part in parts]
    return Items(len(parts), lambda _: "", lambda k: isinstance(parts[k], ast.List), lambda k: texts[k])


def _of_row(texts: list[str] | None) -> Items | None:
    """Items of which some are no Python: `[<Lane.DONE: 3>]`."""
    is_plain = texts is not None and not any("{" in text for text in texts)  # a set may be in it
    return Items(len(texts), lambda _: "", value=lambda k: texts[k]) if texts is not None and is_plain else None


def _of_matches(shown: Any) -> Items | None:
    """Matches by what they are shown as."""
    return Items(len(shown), lambda _: "", value=lambda k: shown[k]) if isinstance(shown, list) else None


def _of_range(text: str, bounds: Sequence[Any], before: Sequence[str]) -> Items | None:
    """The first number stands there; each of the others is one step behind the one before it."""
    if not all(type(bound) is int for bound in bounds) or not 1 <= len(bounds) <= 3 or bounds[2:] == [0]:
        return None
    numbers = range(*bounds)
    last = before[-1] if before and before[-1].lstrip("-").isdecimal() else None
    step = f"{'-' if numbers.step < 0 else '+'} {abs(numbers.step)}"
    is_counted = numbers.start == 0 and numbers.step == 1
    is_small = is_counted or last is None
    return Items(
        len(numbers),
        lambda k: f"{text}[{k}]" if is_small or not k else f"{last} {step}",
        value=lambda k: str(k) if is_counted else str(numbers.start) if not k else "",
    )


def _of_set(members: Sequence[str], before: Sequence[str]) -> Items:
    """In which order nobody knows; what is left in the end is the last."""
    left = [member for member in members if member not in before]
    last = left[0] if len(left) == 1 and len(members) - len(before) == 1 else ""
    return Items(len(members), lambda _: f"[{last}][0]" if last else "", value=lambda _: last)


LEAST_SLOTS = 8
"""Of the table of a set."""


def order_of_numbers(members: Collection[Any]) -> list[int] | None:
    """The order in which a set of whole numbers is gone through: each lies in the slot that its last bits are the
    number of. None where two come to the same one, or where it depends on how large the table has become."""
    if not members or any(type(each) is not int or each in (-1, -2) for each in members):
        return None  # -1 and -2 have one slot: which of them was there first is not told
    slots, orders = LEAST_SLOTS, list[list[int]]()
    while slots <= 4 * max(map(abs, members)) or not orders:
        if 5 * len(members) < 3 * (slots - 1):
            if len({hash(each) % slots for each in members}) < len(members):
                return None
            orders.append(sorted(members, key=lambda each: hash(each) % slots))
        slots *= 2
    return orders[0] if all(each == orders[0] for each in orders) else None


def _each_with_each(rows: Sequence[Items | None]) -> Items | None:
    """`product`: the last goes round fastest."""
    found = [items for items in rows if items is not None]
    if len(found) < len(rows) or prod(items.count for items in found) > MOST_COMBINED:
        return None
    places = [*product(*(range(items.count) for items in found))]
    return Items(
        len(places),
        lambda k: _together([items.text(place) for items, place in zip(found, places[k], strict=True)]),
        value=lambda k: _together([items.value(place) for items, place in zip(found, places[k], strict=True)]),
    )


def _one_behind_another(rows: Sequence[Items | None]) -> Items | None:
    """`chain`: one row after the other."""
    found = [items for items in rows if items is not None]
    places = [(items, place) for items in found for place in range(items.count)]
    if len(found) < len(rows):
        return None
    return Items(
        len(places),
        lambda k: places[k][0].text(places[k][1]),
        lambda k: places[k][0].unpacks(places[k][1]),
        lambda k: places[k][0].value(places[k][1]),
    )


def _added_up(items: Items, before: Sequence[str]) -> Items | None:
    """`accumulate`: what came before, and the next item."""

    def text(k: int) -> str:
        return f"{before[-1]} + {items.value(k)}" if k and before and items.value(k) else items.text(k) if not k else ""

    return Items(items.count, text, value=lambda k: "" if k else items.value(0))


def _side_by_side(all_items: Sequence[Items | None]) -> Items | None:
    found = [items for items in all_items if items is not None]
    if len(found) < len(all_items):
        return None
    if not found:  # `zip(*[])`
        return Items(0, lambda _: "")
    return Items(
        min(items.count for items in found),
        lambda k: _together([items.text(k) for items in found]),
        value=lambda k: _together([items.value(k) for items in found]),
    )


def _numbered(items: Items, start: Any) -> Items | None:
    if type(start) is not int:
        return None
    return Items(
        items.count,
        lambda k: _together([str(k + start), items.text(k)]),
        value=lambda k: _together([str(k + start), items.value(k)]),
    )


def _together(texts: list[str]) -> str:
    """Questions for the parts of a tuple as one for all of it; none where one of them is none."""
    return f"({', '.join(texts)}{',' * (len(texts) == 1)})" if all(texts) else ""


def shown_as(target: ast.expr, item: str) -> str:
    """What a clause shows of an item that it binds: several names as a tuple. Nothing where that is not plain."""
    if isinstance(target, ast.Name):
        return item
    bound = _parts_bound(target, item)
    return _shown(target, bound) if bound is not None else ""


def binds_twice(target: ast.expr) -> bool:
    """Whether a name stands there twice, as in `for _, x, _ in rows`: what is bound is not what the item is."""
    names = [node.id for node in ast.walk(target) if isinstance(node, ast.Name)]
    return len(names) > len({*names})


def _parts_bound(target: ast.expr, item: str) -> dict[str, str] | None:
    """By name: the text of the part of an item that it is bound to, the last where there are several."""
    if isinstance(target, ast.Name):
        return {target.id: item}
    tree = value_tree(item)
    if tree is None and isinstance(target, ast.Tuple) and (row := row_of(item)) is not None:
        return _bound_to_row(target, row)
    if not isinstance(target, ast.Tuple | ast.List) or not isinstance(tree, ast.Tuple | ast.List):
        return None
    if len(target.elts) != len(tree.elts):
        return None
    found = dict[str, str]()
    for name, part in zip(target.elts, tree.elts, strict=True):
        bound = _parts_bound(name, ast.get_source_segment(item, part) or "")
        if bound is None:
            return None
        found |= bound
    return found


def _shown(target: ast.expr, bound: Mapping[str, str]) -> str:
    if isinstance(target, ast.Name):
        return bound[target.id]
    return _together([_shown(each, bound) for each in target.elts]) if isinstance(target, ast.Tuple | ast.List) else ""


def bound_by(target: ast.expr, value: str) -> dict[str, str] | None:
    """The names that are bound by unpacking a value, as text, in one writing for all; None where that is not plain."""
    bound = _parts_bound(target, value)
    return (
        bound
        if bound is None or isinstance(target, ast.Name)
        else {name: _rewritten(text) for name, text in bound.items()}
    )


def _rewritten(text: str) -> str:
    tree = value_tree(text)
    return ast.unparse(tree) if tree is not None else text


def _bound_to_row(target: ast.Tuple, row: Sequence[str]) -> dict[str, str] | None:
    """Of an item in which something is no Python: `(350, <State.FLOOD: 3>)`."""
    found = [_parts_bound(one, text) for one, text in zip(target.elts, row, strict=False)]
    known = [each for each in found if each is not None]
    is_all = len(known) == len(target.elts) == len(row)
    return {name: text for each in known for name, text in each.items()} if is_all else None
