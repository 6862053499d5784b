"""Members of a program's enumerations, as they are shown: `<Lane.DONE: 3>`.

Only those whose values stand in the text. Knows syntax trees; no states.
"""

import ast
from collections.abc import Mapping
from functools import lru_cache

from ndb.source.parse import parsed, plain_value, walk_text

_BASES = (["Enum"], ["IntEnum"], ["StrEnum"], ["str", "Enum"], ["int", "Enum"], ["enum.Enum"], ["enum.IntEnum"])
_KINDS = frozenset({"Enum", "IntEnum", "StrEnum", "enum", "auto"})
_OWN_WORDS = frozenset({"__repr__", "__new__", "__init__", "__getattribute__", "_generate_next_value_", "_missing_"})
_LONGEST_SHOWN = 60
"""Characters of a value of a member."""


@lru_cache(maxsize=64)
def members_of(code: str) -> Mapping[str, str]:
    """By `Class.NAME`: how the member is shown. Of classes at the top that nothing else is called like."""
    tree = parsed(code)
    nodes = list(walk_text(code))
    stored = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    named = [node.name for node in nodes if isinstance(node, ast.ClassDef | ast.FunctionDef)]
    found = dict[str, str]()
    if _KINDS & {*stored, *named}:
        return found  # a class of the program's own that is called like one of the library's
    for owner in tree.body if tree is not None else []:
        is_one = isinstance(owner, ast.ClassDef) and [ast.unparse(base) for base in owner.bases] in _BASES
        if isinstance(owner, ast.ClassDef) and is_one and named.count(owner.name) == 1 and owner.name not in stored:
            found |= _members(owner)
    return found


def _members(owner: ast.ClassDef) -> dict[str, str]:
    words = {node.name for node in owner.body if isinstance(node, ast.FunctionDef)}
    assigned = [node for node in owner.body if isinstance(node, ast.Assign)]
    has_annotated = any(isinstance(node, ast.AnnAssign) and node.value is not None for node in owner.body)
    if owner.keywords or owner.decorator_list or words & _OWN_WORDS or has_annotated:
        return {}
    values = {each.targets[0].id: each.value for each in assigned if isinstance(each.targets[0], ast.Name)}
    if len(values) < len(assigned) or any(name.startswith("_") for name in values):
        return {}
    if all(ast.unparse(value) in ("auto()", "enum.auto()") for value in values.values()):
        is_number = not any("str" in ast.unparse(base).lower() for base in owner.bases)
        return {f"{owner.name}.{n}": f"<{owner.name}.{n}: {at}>" for at, n in enumerate(values, 1)} if is_number else {}
    plain = {name: plain_value(value) for name, value in values.items()}
    if not all(type(value) in (int, str) for value in plain.values()) or len({*plain.values()}) < len(plain):
        return {}  # of two equal ones one is the other
    shown = {f"{owner.name}.{name}": f"<{owner.name}.{name}: {value!r}>" for name, value in plain.items()}
    return {name: text for name, text in shown.items() if len(text) <= _LONGEST_SHOWN}
