"""Values that are put together from what was told just now: a tuple of it, `a and b`, an entry of a table of functions;
and those that say nothing but what made them, as `<zip>`, or the `None` of a call that only changes something.

Knows the program and where a walk stands; nothing is evaluated.
"""

import ast
import re
from collections.abc import Mapping
from typing import Final

from ndb.language.line.value_texts import is_immutable, is_named_thing, is_plain_text, literal
from ndb.language.objects.value_parts import Entry, class_of, part_of
from ndb.language.subexpressions import truth_of
from ndb.language.workings.reading.known_program import KnownProgram
from ndb.language.workings.reading.program_names import builtins_renamed
from ndb.language.workings.reading.standing import Standing
from ndb.source.parse import NOT_PLAIN, is_hashable, parsed_expression, plain_value

SHOWN_BY_NAME: Final = frozenset({"zip", "enumerate", "map", "filter"})
"""Builtins that give something of which nothing is shown but its type."""
REVERSED: Final = {"[": "<list_reverseiterator>", "(": "<reversed>", "'": "<reversed>", '"': "<reversed>"}
"""What `reversed` gives, by how its argument begins."""
EMPTY: Final = {"set": "set()", "list": "[]", "dict": "{}", "tuple": "()", "str": "''", "frozenset": "frozenset()"}
"""What a type called with nothing gives."""
GIVES_NOTHING: Final = {
    "[": frozenset({"append", "extend", "insert", "remove", "reverse", "sort", "clear"}),
    "{": frozenset({"add", "discard", "remove", "update", "clear", "difference_update", "intersection_update"}),
    "set()": frozenset({"add", "discard", "update", "clear"}),
    "deque(": frozenset({"append", "appendleft", "extend", "extendleft", "clear", "rotate", "reverse", "remove"}),
}
"""By how a value begins: its methods that change it and give None, if they give anything."""
NEVER_FAIL: Final = frozenset({"append", "appendleft", "clear", "reverse"})
"""Of these, those that no argument can make fail."""
GONE_THROUGH: Final = ("[", "(", "{", "'", '"', "range(", "set()", "dict_", "deque(")
"""How values begin that can be gone through."""

_GIVE_NOTHING: Final = frozenset().union(*GIVES_NOTHING.values())
_CLASS_OR_FUNCTION: Final = re.compile(r"<class '([\w.]+)'>|<function ([\w.]+)>")
_MEMBER: Final = re.compile(r"<\w+\.\w+: ")


class PutTogether:
    """The values of expressions whose parts were told."""

    def __init__(self, program: KnownProgram, at: Standing) -> None:
        self._program, self._at, self._told = program, at, at.told

    def value(self, text: str) -> str | None:
        """Of an expression that may come next; None where that does not follow."""
        written = f"({text}\n)"
        match parsed_expression(written):
            case ast.Constant() as constant:
                return literal(constant)
            case ast.Tuple(elts=[_, *_] as elements):
                texts = self._parts(written, elements)
                return f"({', '.join(texts)}{',' * (len(texts) == 1)})" if texts else None
            case ast.List(elts=[_, *_] as elements):
                texts = self._parts(written, elements)
                return f"[{', '.join(texts)}]" if texts else None
            case ast.Dict(keys=[_, *_] as keys, values=values):
                return self._table(written, keys, values)
            case ast.BoolOp() as decided:
                return self._decided(written, decided)
            case ast.Compare(left=left, ops=[ast.Is() | ast.IsNot() as operator], comparators=[right]):
                return self._is_same(written, left, right, isinstance(operator, ast.Is))
            case ast.Subscript(value=ast.Name() | ast.Attribute() as owner, slice=key):
                return self._entry(written, owner, key)
            case ast.Attribute(value=owner, attr="__class__" | "__name__" as name):
                return self._class(written, owner) if name == "__class__" else self._name(written, owner)
            case ast.Call() as call:
                return self._called(written, call)
        return None

    def may_raise(self, text: str) -> bool:
        """Whether an expression whose value is known if it has one may have none."""
        written = f"({text}\n)"
        match parsed_expression(written):
            case ast.Call(func=ast.Attribute(value=owner, attr=name), args=args, keywords=named) if (
                name in _GIVE_NOTHING
            ):
                return bool(named) or not self._goes_well(written, owner, name, args)
            case ast.Call(func=ast.Name(id=name), args=args) if name in SHOWN_BY_NAME | {"reversed"}:
                rows = args[1:] if name in ("map", "filter") else args
                told = [self._told_of(written, each) or literal(each) or "?" for each in rows]
                return not all(each.startswith(GONE_THROUGH) for each in told)
        return False

    def _goes_well(self, written: str, owner: ast.expr, method: str, args: list[ast.expr]) -> bool:
        """Whether a method that changes something is surely given what it takes."""
        if any(isinstance(each, ast.Starred) for each in args):
            return False
        told = [self._part(written, each) or "?" for each in args]
        match method, told:
            case (("add" | "discard"), [one]):
                return is_immutable(one)
            case "extend", [row]:
                return row.startswith(GONE_THROUGH)
            case "insert", [place, _]:
                return type(plain_value(place)) is int
            case "sort", []:
                row = plain_value(self._told_of(written, owner) or "?")
                kinds = {type(each) for each in row} if isinstance(row, list) else {None}
                return kinds <= {int, float} or kinds == {str}
        return method in NEVER_FAIL

    def _called(self, written: str, call: ast.Call) -> str | None:
        match call:
            case ast.Call(func=ast.Name(id="reversed"), args=[row], keywords=[]) if self._is_builtin("reversed"):
                return REVERSED.get((self._part(written, row) or "?")[0])
            case ast.Call(func=ast.Name(id=name)) if name in SHOWN_BY_NAME | EMPTY.keys() and self._is_builtin(name):
                if name in SHOWN_BY_NAME:
                    return f"<{name}>" if call.args else None
                return EMPTY[name] if not call.args and not call.keywords else None
            case ast.Call(func=ast.Attribute(value=owner, attr=attribute)):
                source = ast.get_source_segment(written, owner) or ""
                told = self._told.values().get(source, "")
                kinds = [names for begin, names in GIVES_NOTHING.items() if told.startswith(begin)]
                may_be_table = told.startswith("{") and attribute in ("add", "discard") and ": " in told
                return "None" if any(attribute in names for names in kinds) and not may_be_table else None
        return None

    def _is_same(self, written: str, left: ast.expr, right: ast.expr, is_wanted: bool) -> str | None:
        """Of members of an enumeration of the program's: each is one object, and reads as no other does."""
        one, other = self._told_of(written, left), self._told_of(written, right)
        members = self._program.members
        return str((one == other) is is_wanted) if one in members and other in members else None

    def _entry(self, written: str, owner: ast.expr, key: ast.expr) -> str | None:
        """A function or a class out of a table of such."""
        whole, place = self._told_of(written, owner) or "", plain_value(self._part(written, key) or "?")
        if place is NOT_PLAIN or not whole.startswith(("{", "[", "(")) or is_plain_text(whole):
            return None
        part = part_of(whole, (Entry(place),))
        return part if part is not None and is_named_thing(part) and not _MEMBER.match(part) else None

    def _class(self, written: str, owner: ast.expr) -> str | None:
        name = class_of(self._told_of(written, owner) or "")
        return f"<class '{name}'>" if name is not None and self._program.classes.lineage(name) is not None else None

    def _name(self, written: str, owner: ast.expr) -> str | None:
        """Of a class or a function."""
        named = _CLASS_OR_FUNCTION.fullmatch(self._told_of(written, owner) or "")
        return repr((named[1] or named[2]).rpartition(".")[2]) if named is not None else None

    def _told_of(self, written: str, node: ast.expr) -> str | None:
        """What an operand was told to be last, whatever it is, where nothing can have made it another."""
        bound, told = self._told.rounds.bound(), self._values()
        source = ast.get_source_segment(written, node) or ""
        if isinstance(node, ast.Name):
            text = bound.get(node.id, told.get(node.id))
        else:
            text = told.get(source) if self._told.is_told(source) else self._program.member(source)
        return text if not self._told.was_away else None

    def _is_builtin(self, name: str) -> bool:
        is_renamed = name in self._program.own or name in builtins_renamed(self._program.code)
        return not is_renamed and name not in self._told.values()

    def _table(self, written: str, keys: list[ast.expr | None], values: list[ast.expr]) -> str | None:
        """A dict whose keys are different ones."""
        names = self._parts(written, [each for each in keys if each is not None])
        texts = self._parts(written, values)
        if names is None or texts is None or len(names) < len(keys):
            return None
        known = [plain_value(name) for name in names]
        if any(value is NOT_PLAIN or not is_hashable(value) for value in known) or len({*known}) < len(known):
            return None
        return f"{{{', '.join(f'{name}: {text}' for name, text in zip(names, texts, strict=True))}}}"

    def _decided(self, written: str, node: ast.BoolOp) -> str | None:
        """The first operand that decides; else the last."""
        *first, last = node.values
        for each in first:
            text = self._part(written, each)
            truth = truth_of(text) if text is not None else None
            if truth is None or truth is isinstance(node.op, ast.Or):
                return text if truth is not None else None
        return self._part(written, last)

    def _parts(self, written: str, nodes: list[ast.expr]) -> list[str] | None:
        texts = [self._part(written, each) for each in nodes]
        known = [text for text in texts if text is not None]
        return known if len(known) == len(texts) else None

    def _part(self, written: str, node: ast.expr) -> str | None:
        """The value of an operand, where it is shown in the same words inside another."""
        if (text := literal(node)) is not None:
            return text
        bound, told = self._told.rounds.bound(), self._values()
        match node:
            case ast.Starred():
                return None
            case ast.Name(id=name):
                text = bound.get(name, told.get(name))
                is_still = text is not None and (not self._told.was_away or (name in bound and is_immutable(text)))
            case _:
                source = ast.get_source_segment(written, node) or ""
                text = told.get(source) if self._told.is_told(source) else None
                is_still = text is not None and (not self._told.was_away or is_immutable(text))
        return text if text is not None and is_still and is_plain_text(text) else None

    def _values(self) -> Mapping[str, str]:
        return self._told.values_left_alone()
