"""What is made of the ways of a pattern: matches, what is between them, groups, replacements (SPEC 2c).

Knows how `re` shows what it found, and plain texts; no model.
"""

import re
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any

from ndb.language.workings.library.pattern_walk import MOST_LETTERS, Found, NotWalked, Tree, Walker, has_places, tree_of
from ndb.language.workings.numbers import Steps

LONGEST_SHOWN = 50
"""Characters of what was matched, as a match shows it."""
_PLACE = re.compile(r"\\(\d)|\\g<(\w+)>")
Made = Generator[str, str, Any]


def of_walk(source: str, name: str, given: Sequence[Any], text: str, most: int = 0) -> Steps | None:
    """`search`, `findall` and their like, of a text or with what replaces it before it; None where it is none."""
    tree = tree_of(source)
    if tree is None or name not in _MADE or len(text) > MOST_LETTERS or len(given) != 1 + (name == "sub") or most < 0:
        return None
    if name == "sub" and not _is_plain(given[0], tree):
        return None
    if most and name not in ("sub", "split"):
        return None
    return _checked(_MADE[name](Walker(tree, text), given[0], most))


def _checked(made: Made) -> Steps:
    try:
        found = yield from made
    except (NotWalked, RecursionError):
        return None
    return found if isinstance(found, str) else repr(found)


def _shown(walker: Walker, found: Found | None) -> str:
    if found is None:
        return "None"
    shown = repr(walker.text[found.start : found.end])[:LONGEST_SHOWN]
    return f"<re.Match object; span=({found.start}, {found.end}), match={shown}>"


def _search(walker: Walker, given: Any, most: int) -> Made:
    return _shown(walker, (yield from walker.search(0)))


def _match(walker: Walker, given: Any, most: int) -> Made:
    return _shown(walker, (yield from walker.match(0)))


def _fullmatch(walker: Walker, given: Any, most: int) -> Made:
    return _shown(walker, (yield from walker.match(0, is_full=True)))


def _finditer(walker: Walker, given: Any, most: int) -> Made:
    """All matches that will come, as a list of the texts that they are shown as."""
    return [_shown(walker, found) for found in (yield from walker.all())]


def _groups(walker: Walker, found: Found, missing: Any) -> list[Any]:
    spans = [found.groups.get(number) for number in range(1, walker.tree.count + 1)]
    return [walker.text[slice(*span)] if span is not None else missing for span in spans]


def _findall(walker: Walker, given: Any, most: int) -> Made:
    row = list[Any]()
    for found in (yield from walker.all()):
        groups = _groups(walker, found, "")
        row.append(
            walker.text[found.start : found.end] if not groups else groups[0] if len(groups) == 1 else (*groups,)
        )
    return row


def _split(walker: Walker, given: Any, most: int) -> Made:
    row, end = list[Any](), 0
    for found in (yield from walker.all(most)):
        row += [walker.text[end : found.start], *_groups(walker, found, None)]
        end = found.end
    return [*row, walker.text[end:]]


def _sub(walker: Walker, new: str, most: int) -> Made:
    pieces, end = list[str](), 0
    for found in (yield from walker.all(most)):
        groups = [walker.text[found.start : found.end], *_groups(walker, found, "")]
        names = {name: groups[number] for name, number in walker.tree.names.items()}
        filled = _PLACE.sub(lambda place: _part(place, groups, names), new)  # noqa: B023
        pieces += [walker.text[end : found.start], filled]
        end = found.end
    return repr("".join([*pieces, walker.text[end:]]))


def _part(place: re.Match[str], groups: Sequence[str], names: Mapping[str, str]) -> str:
    key = place[1] or place[2]
    return groups[int(key)] if key.isdecimal() else names[key]


def _is_plain(new: Any, tree: Tree) -> bool:
    """Whether a replacement has nothing but letters and groups that are there."""
    if not isinstance(new, str) or "\\" in _PLACE.sub("", new):
        return False
    keys = [one or other for one, other in _PLACE.findall(new)]
    return all(0 < int(key) <= tree.count or key == "0" if key.isdecimal() else key in tree.names for key in keys) and (
        "\\0" not in new
    )


_MADE: Mapping[str, Callable[[Walker, Any, int], Made]] = {
    "search": _search, "match": _match, "fullmatch": _fullmatch, "findall": _findall, "split": _split, "sub": _sub,
    "finditer": _finditer,
}  # fmt: skip


def groups_walked(source: str, name: str, given: Sequence[Any], text: str) -> Steps | None:
    """The groups of a match whose text is told: the same way leads through it."""
    tree = tree_of(source)
    if tree is None or has_places(tree) or len(text) > MOST_LETTERS or name not in ("group", "groups", "groupdict"):
        return None
    keys = [tree.names.get(key, -1) if isinstance(key, str) else key for key in given]
    if any(type(key) is not int or not 0 <= key <= tree.count for key in keys):
        return None
    if bool(keys) != (name == "group"):
        return None
    return _checked(_of_groups(Walker(tree, text), name, keys))


def _of_groups(walker: Walker, name: str, keys: Sequence[int]) -> Made:
    found = yield from walker.match(0, is_full=True)
    if found is None:
        raise NotWalked
    groups = [walker.text, *_groups(walker, found, None)]
    if name == "groups":
        return repr((*groups[1:],))
    if name == "groupdict":
        return repr({key: groups[number] for key, number in walker.tree.names.items()})
    return repr(groups[keys[0]] if len(keys) == 1 else tuple(groups[key] for key in keys))
