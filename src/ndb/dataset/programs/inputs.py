"""Further inputs for any program: known ones changed in ways that keep their structure.

Knows calls as text and plain values; runs nothing. What cannot be read as plain literals is left as it is.
"""

import ast
from random import Random
from typing import Any

from ndb.dataset.programs import words
from ndb.source.parse import NOT_PLAIN, parse_expression, plain_value


def vary_call(call: str, dice: Random, constants: tuple[str, ...] = ()) -> str:
    """The same call with other arguments. `constants` are strings of the program: they may be what an argument is
    looked up by."""
    tree = parse_expression(call)
    assert isinstance(tree, ast.Call)
    arguments = [*tree.args, *(keyword.value for keyword in tree.keywords)]
    plain = {place: value for place, node in enumerate(arguments) if (value := plain_value(node)) is not NOT_PLAIN}
    values = list(plain.values())
    if dice.random() < 0.45:
        mapping = letter_mapping(dice)
        values = [_translated(value, mapping) for value in values]
    else:
        values = [_maybe(value, dice, constants) for value in values]
    if dice.random() < 0.4:
        values = echoed(values, dice)
    texts = dict(zip(plain, map(written, values), strict=True))
    shown = [texts[place] if place in texts else ast.unparse(node) for place, node in enumerate(arguments)]
    names = [""] * len(tree.args) + [f"{keyword.arg}=" if keyword.arg else "**" for keyword in tree.keywords]
    return f"{ast.unparse(tree.func)}({', '.join(name + text for name, text in zip(names, shown, strict=True))})"


def written(value: Any) -> str:
    """Source text of a plain value, the same in every process: sets in some order of their own."""
    if isinstance(value, set | frozenset) and value:
        inside = "{" + ", ".join(sorted(map(repr, value))) + "}"
        return inside if isinstance(value, set) else f"frozenset({inside})"
    return repr(value)


def echoed(values: list[Any], dice: Random) -> list[Any]:
    """One argument made a part of another: what is looked for is then found, an index is then inside."""
    pairs = [
        (i, part)
        for i, value in enumerate(values)
        for j, whole in enumerate(values)
        if i != j
        for part in _parts(value, whole, dice)
    ]
    if not pairs:
        return values
    index, part = dice.choice(pairs)
    return [part if i == index else value for i, value in enumerate(values)]


def _parts(value: Any, whole: Any, dice: Random) -> list[Any]:
    """Parts of `whole` that are of the kind of `value`, one of each sort."""
    parts: list[Any] = []
    if isinstance(whole, list | tuple | set | frozenset | dict) and whole:
        element = dice.choice(sorted(whole, key=repr))
        parts += [element] if type(element) is type(value) else []
    if isinstance(value, str) and isinstance(whole, str) and whole:
        start = dice.randrange(len(whole))
        parts.append(whole[start : start + max(1, min(len(value), 4))])
    if type(value) is int and isinstance(whole, str | list | tuple) and whole:
        parts.append(dice.randrange(len(whole)))
    return parts


def letter_mapping(dice: Random) -> dict[int, str]:
    """Letters to letters, digits to digits: applied to all arguments alike, what was equal stays equal."""
    lower = list("abcdefghijklmnopqrstuvwxyz")
    digits = list("0123456789")
    to_lower, to_digits = lower[:], digits[:]
    dice.shuffle(to_lower)
    dice.shuffle(to_digits)
    mapping = dict(zip(lower, to_lower, strict=True)) | dict(zip(digits, to_digits, strict=True))
    mapping |= {a.upper(): b.upper() for a, b in zip(lower, to_lower, strict=True)}
    return str.maketrans(mapping)


def _translated(value: Any, mapping: dict[int, str]) -> Any:
    match value:
        case str():
            return value.translate(mapping)
        case list() | tuple() | set() | frozenset():
            return type(value)(_translated(item, mapping) for item in value)
        case dict():
            return {_translated(k, mapping): _translated(v, mapping) for k, v in value.items()}
    return value


def _maybe(value: Any, dice: Random, constants: tuple[str, ...]) -> Any:
    return value if dice.random() < 0.2 else vary(value, dice, constants)


def vary(value: Any, dice: Random, constants: tuple[str, ...] = ()) -> Any:
    """Another value of the same kind."""
    match value:
        case bool():
            return dice.random() < 0.5
        case int():
            return _vary_int(value, dice)
        case float():
            return round(value + dice.choice((-1, 1)) * dice.random() * 10 ** dice.randint(-1, 2), dice.randint(0, 3))
        case str():
            return _vary_text(value, dice, constants)
        case list():
            return _vary_items(value, dice, constants)
        case tuple():
            return tuple(vary(item, dice, constants) for item in value)
        case set() | frozenset():
            return type(value)(_hashable(_vary_items(sorted(value, key=repr), dice, constants)))
        case dict():
            return _vary_dict(value, dice, constants)
    return value


def _vary_int(value: int, dice: Random) -> int:
    kind = dice.random()
    if kind < 0.4:
        return value + dice.randint(-3, 3) if value < 0 or dice.random() < 0.1 else max(0, value + dice.randint(-3, 3))
    if kind < 0.8 and value:
        return dice.randint(0, 2 * abs(value)) * (1 if value > 0 else -1)
    return words.integer(dice) if dice.random() < 0.5 else dice.randint(0, 10)


def _vary_text(value: str, dice: Random, constants: tuple[str, ...]) -> str:
    if len(value) == 1:
        return dice.choice(
            (value.swapcase(), dice.choice("abcdefghijklmnopqrstuvwxyz"), dice.choice("aeiou0159 ,.-_#"))
        )
    kind = dice.random()
    if kind < 0.25:
        return words.text(dice)
    if kind < 0.4:
        return value.translate(letter_mapping(dice))
    characters = list(value)
    for _ in range(dice.randint(1, 4)):
        _edit(
            characters,
            dice,
            lambda: dice.choice(value) if value and dice.random() < 0.7 else dice.choice("abcxyzABC019 _-.,!"),
        )
    if constants and dice.random() < 0.2:
        characters.insert(dice.randint(0, len(characters)), dice.choice(constants))
    return "".join(characters)[:80]


def _vary_items(items: list[Any], dice: Random, constants: tuple[str, ...]) -> list[Any]:
    changed = [vary(item, dice, constants) if dice.random() < 0.5 else item for item in items]
    if items:
        for _ in range(dice.randint(0, 2)):
            _edit(changed, dice, lambda: vary(dice.choice(items), dice, constants))
        if dice.random() < 0.15:
            dice.shuffle(changed)
    return changed[:14]


def _edit(items: list[Any], dice: Random, new: Any) -> None:
    """One random edit: insert, delete, replace, swap, repeat."""
    kind = dice.random()
    if not items or kind < 0.3:
        items.insert(dice.randint(0, len(items)), new())
    elif kind < 0.5:
        del items[dice.randrange(len(items))]
    elif kind < 0.75:
        items[dice.randrange(len(items))] = new()
    elif kind < 0.9:
        a, b = dice.randrange(len(items)), dice.randrange(len(items))
        items[a], items[b] = items[b], items[a]
    else:
        items.append(items[dice.randrange(len(items))])


def _vary_dict(value: dict[Any, Any], dice: Random, constants: tuple[str, ...]) -> dict[Any, Any]:
    items = [
        (k if dice.random() < 0.7 else vary(k, dice, constants), vary(v, dice, constants) if dice.random() < 0.6 else v)
        for k, v in value.items()
    ]
    if items and dice.random() < 0.3:
        items.append((vary(items[0][0], dice, constants), vary(items[0][1], dice, constants)))
    if len(items) > 1 and dice.random() < 0.2:
        del items[dice.randrange(len(items))]
    if dice.random() < 0.15:
        dice.shuffle(items)
    return {k: v for k, v in items if _is_hashable(k)}


def _hashable(items: list[Any]) -> list[Any]:
    return [item for item in items if _is_hashable(item)]


def _is_hashable(value: Any) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True
