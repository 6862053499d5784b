"""What one line binds, as far as what was told says: names, parts of a row, attributes of an object.

Knows the line, the values of its expressions and its program's classes.
"""

import ast
import builtins
from collections.abc import Sequence
from typing import Final

from ndb.language.line.told_values import ToldInLine, ToldValues
from ndb.language.line.value_texts import (
    DEEPEST_KNOWN,
    depth_of,
    is_immutable,
    is_named_thing,
    is_plain_text,
    literal,
)
from ndb.language.line.written_line import SUSPENDS, WrittenLine, is_attribute_of_name
from ndb.language.objects.classes import LOOKING, Classes
from ndb.language.objects.value_parts import Attribute, attributes_of, class_of, with_part
from ndb.source.parse import NOT_PLAIN, plain_value
from ndb.trace.names import global_name
from ndb.trace.values.notation import write_value

_MAKES_DATA: Final = frozenset(
    {"len", "int", "str", "float", "bool", "list", "dict", "set", "tuple", "range", "sum", "min", "max", "abs", "round",
     "sorted", "divmod", "ord", "chr"}
)  # fmt: skip
_BUILTINS: Final = frozenset(vars(builtins))


class BoundValues:
    """The variables that one line binds."""

    def __init__(self, line: WrittenLine, values: ToldValues, classes: Classes) -> None:
        self._line, self._values, self._classes = line, values, classes

    def bound(self, told: ToldInLine) -> dict[str, str]:
        """The variables that the line binds and whose values are known."""
        if isinstance(self._line.statement, ast.If | ast.While):
            return self._named(self._line.statement.test, told)
        match self._line.statement:
            case ast.Assign(targets=targets, value=value):
                pass
            case ast.AnnAssign(target=ast.Name() as target, value=ast.expr() as value):
                targets = [target]
            case ast.FunctionDef(name=name, decorator_list=[]):
                return {name: f"<function {name}>"}
            case ast.Expr(value=ast.Call() as call):
                return self._made_above(call, told)
            case _:
                return {}
        if any(isinstance(node, (*SUSPENDS, ast.NamedExpr)) for node in self._line.nodes):
            return {}
        if len(targets) == 1 and (stored := self._stored(targets[0], value, told)) is not None:
            return stored
        found = [self._bind(target, value, told) for target in targets]
        names = [name for each in found if each is not None for name in each]
        if any(each is None for each in found) or len(set(names)) != len(names):
            return {}
        return {name: text for each in found for name, text in (each or {}).items() if text is not None}

    def _named(self, test: ast.expr, told: ToldInLine) -> dict[str, str]:
        """What `if name := …` has bound."""
        named = [node for node in self._line.nodes if isinstance(node, ast.NamedExpr)]
        first = test.left if isinstance(test, ast.Compare) else test.operand if isinstance(test, ast.UnaryOp) else test
        if named != [first] or told.returned is not None or not isinstance(first, ast.NamedExpr):
            return {}
        text = told.parts.get(self._line.source(first), told.parts.get(self._line.source(first.value)))
        is_same = text is not None and (is_immutable(text) or text.startswith("<re.Match "))
        return {first.target.id: text} if text is not None and is_same else {}

    def _made_above(self, call: ast.Call, told: ToldInLine) -> dict[str, str]:
        """What `super().__init__(…)` of an exception makes of it."""
        first = self._line.function.args.args[0].arg if self._line.function.args.args else ""
        name = class_of(told.variables.get(first, ""))
        if ast.unparse(call.func) != "super().__init__" or name is None or call.keywords or told.returned is not None:
            return {}
        if self._classes.enters_own(name, "__init__") or not self._classes.is_exception(name):
            return {}
        texts = [None if isinstance(each, ast.Starred) else self._values.part(each, told) for each in call.args]
        known = [text for text in texts if text is not None and is_immutable(text)]
        return {first: f"{name}({', '.join(known)})"} if len(known) == len(texts) else {}

    def _stored(self, target: ast.expr, value: ast.expr, told: ToldInLine) -> dict[str, str] | None:
        """By variable: the object whose attributes are set (`self.x = 0`, `self.x, self.y = x, y`) as it is then; None
        where nothing such is done."""
        parts = target.elts if isinstance(target, ast.Tuple) else [target]
        attributes = [(each.value.id, each.attr) for each in parts if is_attribute_of_name(each)]  # type: ignore[attr-defined]
        if not parts or len(attributes) < len(parts) or len({name for name, _ in attributes}) > 1:
            return None
        if not all(self._leaves_objects(node, told) for node in self._line.nodes if isinstance(node, ast.Call)):
            return {}
        owner = attributes[0][0]
        is_row = isinstance(target, ast.Tuple)
        values = self._values.items(value, len(parts), told) if is_row else [self._values.value(value, told)]
        whole = told.variables.get(owner)
        for (_, attribute), text in zip(attributes, values, strict=True):
            if whole is not None:
                whole = self._with_attribute(whole, attribute, text)
        return {owner: whole} if whole is not None else {}

    def _with_attribute(self, whole: str, attribute: str, text: str | None) -> str | None:
        name = class_of(whole)
        if name is not None and self._classes.is_exception(name) and attribute != "args":
            return whole if not attribute.startswith("__") else None  # it does not show
        is_plain = name is not None and attributes_of(whole) is not None
        if not is_plain or name is None or not self._classes.stores_plainly(name, attribute):
            return None
        if not self._classes.is_all and not attributes_of(whole):  # a `__repr__` that is not shown may begin to work
            return None
        if text is None or not self._is_shown_so_inside(text) or whole in text:  # it may come to hold itself
            return None
        after = with_part(whole, (Attribute(attribute),), text)
        return after if after is not None and depth_of(after) <= DEEPEST_KNOWN else None

    def _leaves_objects(self, call: ast.Call, told: ToldInLine) -> bool:
        """Whether a call cannot have changed an object: it makes data of data."""
        match call.func:
            case ast.Name(id=name):
                makes_data = name in _MAKES_DATA or (name == "iter" and self._is_data(call.args, told))
                return makes_data and not call.keywords
            case ast.Attribute(attr=name) if name in LOOKING and not self._classes.is_name(name):
                given = [*call.args, *(each.value for each in call.keywords)]
                return self._classes.is_all and not any(self._may_run(each, told) for each in given)
            case ast.Attribute(value=owner):
                said = told.parts.get(self._line.source(owner))
                text = literal(owner) or said or told.variables.get(ast.unparse(owner))
                return text is not None and text.startswith(("'", '"'))
        return False

    def _is_data(self, given: Sequence[ast.expr], told: ToldInLine) -> bool:
        """Whether all that is given was told, and is plain data."""
        texts = [self._values.part(each, told) for each in given]
        return all(text is not None and is_plain_text(text) for text in texts)

    def _may_run(self, given: ast.expr, told: ToldInLine) -> bool:
        """Whether what is handed over may be a function, which may then be called: `re.sub(pattern, replace, text)`."""
        match given:
            case ast.Lambda():
                return True
            case ast.Name(id=name):
                default = "" if name in _BUILTINS else "<"
                return told.variables.get(name, told.variables.get(global_name(name), default)).startswith("<")
            case ast.Attribute():
                return told.parts.get(self._line.source(given), "<").startswith("<")
        return False

    def _is_shown_so_inside(self, text: str) -> bool:
        """Whether a value is shown in the same words as a part of another."""
        if is_plain_text(text) or is_named_thing(text):
            return True
        name = class_of(text)
        is_object = name is not None and self._classes.shows_plainly(name) and attributes_of(text) is not None
        return is_object and "..." not in text

    def _bind(self, target: ast.expr, value: ast.expr, told: ToldInLine) -> dict[str, str | None] | None:
        """By name; None where the target is more than names, so that storing to it may run something."""
        match target:
            case ast.Name(id=name):
                return {name: self._values.value(value, told)}
            case ast.Tuple(elts=elements) | ast.List(elts=elements):
                names = [each.id for each in elements if isinstance(each, ast.Name)]
                stars = [each for each in elements if isinstance(each, ast.Starred)]
                if len(stars) == 1 and len(names) == len(elements) - 1:
                    return self._bind_with_star(elements, value, told)
                if len(names) != len(elements):
                    return None
                texts = self._values.items(value, len(names), told)
                return dict(zip(names, texts, strict=True)) if len(set(names)) == len(names) else None
        return None

    def _bind_with_star(
        self, elements: Sequence[ast.expr], value: ast.expr, told: ToldInLine
    ) -> dict[str, str | None] | None:
        """`first, *rest = row`."""
        names = [each.value if isinstance(each, ast.Starred) else each for each in elements]
        known = [each.id for each in names if isinstance(each, ast.Name)]
        text = self._values.value(value, told)
        row = plain_value(text) if text is not None else NOT_PLAIN
        at = next(n for n, each in enumerate(elements) if isinstance(each, ast.Starred))
        if len({*known}) < len(names) or not isinstance(row, list | tuple) or len(row) < len(names) - 1:
            return dict.fromkeys(known) if len({*known}) == len(names) else None
        if write_value(row) != text:
            return dict.fromkeys(known)
        end = len(row) - (len(names) - 1 - at)
        parts = [*row[:at], [*row[at:end]], *row[end:]]
        return {name: write_value(part) for name, part in zip(known, parts, strict=True)}
