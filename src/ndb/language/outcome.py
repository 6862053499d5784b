"""What a line comes to, as far as its text and the values told say: what it binds, what it returns, where it goes on.

Only what cannot be otherwise is said. Knows syntax trees and values as text; evaluates nothing: a value is one that was
told, that a variable has, that is written there, or a display of such.
"""

import ast
import builtins
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any

from ndb.language.known.constants import is_fixed
from ndb.language.objects.classes import LOOKING, Classes
from ndb.language.objects.value_parts import Attribute, attributes_of, class_of, with_part
from ndb.language.tokens import Sep
from ndb.source.parse import NOT_PLAIN, parsed_expression, plain_value
from ndb.trace.names import global_name
from ndb.trace.values.interpret import write_value

LONGEST_DISPLAY = 120
"""Characters of a tuple or list with objects in it, beyond which one of them might be shown cut."""
DEEPEST_KNOWN = 4
"""Objects inside each other, beyond which one might be shown cut."""
_CUT = "<…"
_MAKES_DATA = frozenset(
    {"len", "int", "str", "float", "bool", "list", "dict", "set", "tuple", "range", "sum", "min", "max", "abs", "round",
     "sorted", "divmod", "ord", "chr"}
)  # fmt: skip
_BUILTINS = frozenset(vars(builtins))
_SUSPENDS = (ast.Yield, ast.YieldFrom, ast.Await)
_INNER = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)
_DISPLAYS = (ast.Tuple, ast.List, ast.Set, ast.Dict)
_OWN_FRAMES = (ast.Lambda, ast.GeneratorExp)
_PLAIN_KINDS = (ast.Name, ast.Constant, ast.Tuple, ast.List, ast.expr_context, ast.Not)
_FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class ToldInLine:
    """What is known while a line runs."""

    variables: Mapping[str, str]
    """Of the function, as the line found them; those that nobody else can set."""
    parts: Mapping[str, str]
    """Values of sub-expressions, by their text."""
    last: tuple[str, str] | None
    """The one that was told last."""
    kept: frozenset[str] = frozenset()
    """Variables that nothing in the line can have changed."""
    is_quiet: bool = False
    """Whether no function of the program's has run while it did, not even for an operator."""
    returned: tuple[ast.expr, str] | None = None
    """A call of this line that has just returned, and what it gave; it was not told as an expression yet."""


class Outcome:
    """One line of a function, and what holds it."""

    def __init__(self, function: _FunctionNode, statement: ast.stmt, text: str, classes: Classes) -> None:
        """`text`: the line, on which the statement, or its header, stands alone. `classes`: those of the program."""
        self.function, self.statement, self._classes = function, statement, classes
        self._text = text.encode()

    @property
    def has_frames(self) -> bool:
        """Whether a function without a name is written on the line: its states are at this line, too."""
        return any(isinstance(node, _OWN_FRAMES) for node in self._nodes)

    # Values

    def returned(self, told: ToldInLine) -> str | None:
        """What the function gives if it returns at this line."""
        if (given := self._yielded) is not None:
            return self._value(given, told) if told.returned is None else None
        if self._is_left_through_more or self._suspends:
            return None
        if not isinstance(self.statement, ast.Return):
            return None if isinstance(self.statement, _INNER) else "None"
        return self._value(self.statement.value, told) if self.statement.value is not None else "None"

    def raised(self, told: ToldInLine) -> str | None:
        """What the line raises, where that was told."""
        match self.statement:
            case ast.Raise(exc=ast.Call() as made, cause=None | ast.Name() | ast.Constant()):
                is_told = told.last is not None and told.last[0] == self._source(made)
                is_object = is_told and told.last is not None and not told.last[1].startswith("<")
                return told.last[1] if is_object and told.last is not None else None
        return None

    def bound(self, told: ToldInLine) -> dict[str, str]:
        """The variables that the line binds and whose values are known."""
        if isinstance(self.statement, ast.If | ast.While):
            return self._named(self.statement.test, told)
        match self.statement:
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
        if any(isinstance(node, (*_SUSPENDS, ast.NamedExpr)) for node in self._nodes):
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
        named = [node for node in self._nodes if isinstance(node, ast.NamedExpr)]
        first = test.left if isinstance(test, ast.Compare) else test.operand if isinstance(test, ast.UnaryOp) else test
        if named != [first] or told.returned is not None or not isinstance(first, ast.NamedExpr):
            return {}
        text = told.parts.get(self._source(first), told.parts.get(self._source(first.value)))
        is_same = text is not None and (is_immutable(text) or text.startswith("<re.Match "))
        return {first.target.id: text} if text is not None and is_same else {}

    def _made_above(self, call: ast.Call, told: ToldInLine) -> dict[str, str]:
        """What `super().__init__(…)` of an exception makes of it."""
        first = self.function.args.args[0].arg if self.function.args.args else ""
        name = class_of(told.variables.get(first, ""))
        if ast.unparse(call.func) != "super().__init__" or name is None or call.keywords or told.returned is not None:
            return {}
        if self._classes.enters_own(name, "__init__") or not self._classes.is_exception(name):
            return {}
        texts = [None if isinstance(each, ast.Starred) else self._part(each, told) for each in call.args]
        known = [text for text in texts if text is not None and is_immutable(text)]
        return {first: f"{name}({', '.join(known)})"} if len(known) == len(texts) else {}

    def _stored(self, target: ast.expr, value: ast.expr, told: ToldInLine) -> dict[str, str] | None:
        """By variable: the object whose attributes are set (`self.x = 0`, `self.x, self.y = x, y`) as it is then; None
        where nothing such is done."""
        parts = target.elts if isinstance(target, ast.Tuple) else [target]
        attributes = [(each.value.id, each.attr) for each in parts if _is_attribute_of_name(each)]  # type: ignore[attr-defined]
        if not parts or len(attributes) < len(parts) or len({name for name, _ in attributes}) > 1:
            return None
        if not all(self._leaves_objects(node, told) for node in self._nodes if isinstance(node, ast.Call)):
            return {}
        owner = attributes[0][0]
        values = self._items(value, len(parts), told) if isinstance(target, ast.Tuple) else [self._value(value, told)]
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
                return (
                    name in _MAKES_DATA or (name == "iter" and self._is_data(call.args, told))
                ) and not call.keywords
            case ast.Attribute(attr=name) if name in LOOKING and not self._classes.is_name(name):
                given = [*call.args, *(each.value for each in call.keywords)]
                return self._classes.is_all and not any(self._may_run(each, told) for each in given)
            case ast.Attribute(value=owner):
                text = _literal(owner) or told.parts.get(self._source(owner)) or told.variables.get(ast.unparse(owner))
                return text is not None and text.startswith(("'", '"'))
        return False

    def _is_data(self, given: Sequence[ast.expr], told: ToldInLine) -> bool:
        """Whether all that is given was told, and is plain data."""
        texts = [self._part(each, told) for each in given]
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
                return told.parts.get(self._source(given), "<").startswith("<")
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
                return {name: self._value(value, told)}
            case ast.Tuple(elts=elements) | ast.List(elts=elements):
                names = [each.id for each in elements if isinstance(each, ast.Name)]
                stars = [each for each in elements if isinstance(each, ast.Starred)]
                if len(stars) == 1 and len(names) == len(elements) - 1:
                    return self._bind_with_star(elements, value, told)
                if len(names) != len(elements):
                    return None
                texts = self._items(value, len(names), told)
                return dict(zip(names, texts, strict=True)) if len(set(names)) == len(names) else None
        return None

    def _bind_with_star(
        self, elements: Sequence[ast.expr], value: ast.expr, told: ToldInLine
    ) -> dict[str, str | None] | None:
        """`first, *rest = row`."""
        names = [each.value if isinstance(each, ast.Starred) else each for each in elements]
        known = [each.id for each in names if isinstance(each, ast.Name)]
        text = self._value(value, told)
        row = plain_value(text) if text is not None else NOT_PLAIN
        at = next(n for n, each in enumerate(elements) if isinstance(each, ast.Starred))
        if len({*known}) < len(names) or not isinstance(row, list | tuple) or len(row) < len(names) - 1:
            return dict.fromkeys(known) if len({*known}) == len(names) else None
        if write_value(row) != text:
            return dict.fromkeys(known)
        end = len(row) - (len(names) - 1 - at)
        parts = [*row[:at], [*row[at:end]], *row[end:]]
        return {name: write_value(part) for name, part in zip(known, parts, strict=True)}

    def _items(self, value: ast.expr, count: int, told: ToldInLine) -> Sequence[str | None]:
        """The values that a tuple of names gets."""
        if isinstance(value, ast.Tuple | ast.List) and len(value.elts) == count:
            return [None if isinstance(each, ast.Starred) else self._part(each, told) for each in value.elts]
        text = self._value(value, told)
        items = plain_value(text) if text is not None else NOT_PLAIN
        if not isinstance(items, tuple | list) or len(items) != count or write_value(items) != text:
            return [None] * count
        return [write_value(item) for item in items]

    def _value(self, value: ast.expr, told: ToldInLine) -> str | None:
        """Of the whole expression of a statement: nothing was evaluated after it."""
        if told.returned is not None:
            return told.returned[1] if told.returned[0] is value else self._still(value)
        if told.last is not None and told.last[0] == self._source(value):
            return told.last[1]
        if isinstance(value, ast.BoolOp) and not told.parts:
            return self._decided(value, told)
        return self._part(value, told)

    def _decided(self, value: ast.BoolOp, told: ToldInLine) -> str | None:
        """Of `a and …`, `a or …` where what `a` is decides: nothing else is evaluated then."""
        first = value.values[0]
        text = told.variables.get(first.id) if isinstance(first, ast.Name) else self._read(first, told)
        known = plain_value(text) if text is not None and _CUT not in text else NOT_PLAIN
        return text if known is not NOT_PLAIN and bool(known) is isinstance(value.op, ast.Or) else None

    def _still(self, value: ast.expr) -> str | None:
        """Of what is written there, whatever was called."""
        return _literal(value)

    def _part(self, value: ast.expr, told: ToldInLine) -> str | None:
        """Of an expression that others of the line may have followed."""
        if (text := _literal(value)) is not None:
            return text
        match value:
            case ast.Name(id=name):
                text = told.variables.get(name)
                is_alone = not told.parts and told.returned is None and self._runs_nothing
                return text if text is not None and (is_alone or is_fixed(text) or name in told.kept) else None
            case ast.Tuple(elts=elements) if elements:
                return self._display(elements, "({}{})", told)
            case ast.List(elts=elements):
                return self._display(elements, "[{}]", told)
            case ast.Set(elts=[_] as elements):  # of several, some may be the same, and they are shown in order
                return self._display(elements, "{{{}}}", told)
            case ast.Dict(keys=keys, values=values) if keys:
                return self._entries(keys, values, told)
            case ast.Attribute() if not told.parts and told.returned is None and self._only_reads(told):
                return self._read(value, told)
        source = self._source(value)
        text = told.parts.get(source)
        if text is None or self._sources.count(source) != 1:
            return None
        is_same = is_fixed(text) or told.last == (source, text) or (told.is_quiet and self._only_looks)
        return text if is_same else None

    @cached_property
    def _only_looks(self) -> bool:
        """Whether the line calls nothing, as far as its text tells."""
        return not any(isinstance(node, (ast.Call, ast.NamedExpr, *_SUSPENDS)) for node in self._nodes)

    def _read(self, value: ast.expr, told: ToldInLine) -> str | None:
        """Of `a.b`, where `a` was told with its attributes."""
        match value:
            case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                return self._classes.read(told.variables.get(name, ""), attribute)
            case ast.Attribute(value=ast.Attribute() as owner, attr=attribute):
                return self._classes.read(self._read(owner, told) or "", attribute)
        return None

    def _only_reads(self, told: ToldInLine) -> bool:
        """Whether all that the line evaluates is variables, and attributes that were told with them."""
        reads = [n for n in self._nodes if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Load)]
        others = [node for node in self._nodes if not any(node is each for each in reads)]
        is_plain = all(isinstance(node, _PLAIN_KINDS) or _is_attribute_of_name(node) for node in others)
        return is_plain and all(self._read(each, told) is not None for each in reads)

    def _display(self, elements: Sequence[ast.expr], form: str, told: ToldInLine) -> str | None:
        texts = [None if isinstance(each, ast.Starred) else self._part(each, told) for each in elements]
        known = [text for text in texts if text is not None and _is_whole(text)]
        if len(known) != len(texts):
            return None
        found = form.format(", ".join(known), "," * (len(known) == 1))
        return found if len(found) <= LONGEST_DISPLAY or all(map(is_plain_text, known)) else None

    def _entries(self, keys: Sequence[ast.expr | None], values: Sequence[ast.expr], told: ToldInLine) -> str | None:
        """A dict: of keys that are the same the first stays, with what comes last. None where a part was not told."""
        found = dict[Any, tuple[str, str]]()
        for key, value in zip(keys, values, strict=True):
            text = self._part(value, told)
            name = self._part(key, told) if key is not None else None
            if text is None or not is_plain_text(text) or (key is not None and not (name and is_immutable(name))):
                return None
            more = [(name, text)] if name is not None else _entries_of(text)
            for each, entry in more or ():
                known = plain_value(each)
                found[known] = (found[known][0] if known in found else each, entry)
            if more is None:
                return None
        return f"{{{', '.join(f'{name}: {text}' for name, text in found.values())}}}"

    # Where it goes on

    def events(self, told: ToldInLine) -> frozenset[Sep] | None:
        """What can come next where all that the line evaluates was told; None where it was not, or more may happen."""
        if (given := self._yielded) is not None:
            is_all = told.returned is None and not self.has_frames and self._is_evaluated(given, told)
            return frozenset({Sep.RETURN}) if is_all else None
        match self.statement:
            case ast.Return(value=None):
                is_done, events = True, frozenset({Sep.RETURN})
            case ast.Return(value=ast.expr() as value):
                is_done, events = self._is_evaluated(value, told), frozenset({Sep.RETURN})
            case ast.Assign(targets=targets, value=value) if all(isinstance(each, ast.Name) for each in targets):
                is_done, events = self._is_evaluated(value, told), frozenset({Sep.LINE, Sep.RETURN})
            case ast.Expr(value=value):
                is_done, events = self._is_evaluated(value, told), frozenset({Sep.LINE, Sep.RETURN})
            case ast.Pass() | ast.Break() | ast.Continue() | ast.Try():
                is_done, events = True, frozenset({Sep.LINE, Sep.RETURN})
            case ast.Raise() if self.raised(told) is not None:
                is_done, events = True, frozenset({Sep.EXCEPTION})
            case ast.If(test=test) | ast.While(test=test):
                is_done, events = self._truth(test, told) is not None, frozenset({Sep.LINE, Sep.RETURN})
            case _:
                return None
        return (
            events
            if is_done and not self.has_frames and not self._suspends and not self._is_left_through_more
            else None
        )

    def _is_evaluated(self, value: ast.expr, told: ToldInLine) -> bool:
        if told.returned is not None:
            return told.returned[0] is value
        if isinstance(value, _DISPLAYS):
            return self._part(value, told) is not None
        if told.last is not None:
            return told.last[0] == self._source(value)
        if isinstance(value, ast.Attribute) and not told.parts:
            return self._only_reads(told) and self._read(value, told) is not None
        return _literal(value) is not None or (isinstance(value, ast.Name) and value.id in told.variables)

    def follow(self, told: ToldInLine, lines: set[int]) -> set[int]:
        """Of the lines that can come next, those that do where the test of an `if` or `while` has this value; none
        where the function ends there."""
        statement = self.statement
        if not isinstance(statement, ast.If | ast.While) or told.returned is not None:
            return lines
        truth = self._truth(statement.test, told)
        first, last = statement.body[0].lineno, statement.body[-1].end_lineno or 0
        is_apart = first > statement.lineno and not any(map(_runs_nothing, statement.body))
        if truth is None or not is_apart:
            return lines
        inside = {line for line in lines if first <= line <= last}
        return inside if truth else lines - inside

    def follow_loop(self, goes_round: bool, lines: set[int]) -> set[int]:
        """Of the lines that can come next, those that do where the loop of this line goes round, or does not."""
        statement = self.statement
        if not isinstance(statement, ast.For) or statement.body[0].lineno == statement.lineno:
            return lines
        first, last = statement.body[0].lineno, statement.body[-1].end_lineno or 0
        inside = {line for line in lines if first <= line <= last}
        return inside if goes_round else lines - inside

    def _truth(self, test: ast.expr, told: ToldInLine) -> bool | None:
        """Of what was told or a variable has, of `not` such a thing, and of `is None`: that is looked up."""
        match test:
            case ast.UnaryOp(op=ast.Not(), operand=ast.Name() | ast.Attribute() as operand) if not told.parts:
                truth = self._truth_of(operand, told)
                return None if truth is None else not truth
            case ast.Compare(
                left=ast.Name() | ast.Attribute() as left,
                ops=[ast.Is() | ast.IsNot() as op],
                comparators=[ast.Constant(value=None)],
            ) if not told.parts and told.returned is None:
                text = told.variables.get(left.id) if isinstance(left, ast.Name) else self._read(left, told)
                return None if text is None else (text == "None") is isinstance(op, ast.Is)
        return self._truth_of(test, told)

    def _truth_of(self, test: ast.expr, told: ToldInLine) -> bool | None:
        text = self._value(test, told)
        if text is None or _CUT in text:
            return None
        value = plain_value(text)
        return bool(value) if value is not NOT_PLAIN else self._classes.truth(text)

    # The text

    @cached_property
    def _nodes(self) -> list[ast.AST]:
        """Of the statement, without the statements inside it."""
        children = (n for n in ast.iter_child_nodes(self.statement) if not isinstance(n, ast.stmt | ast.ExceptHandler))
        return [node for child in children for node in ast.walk(child)]

    @cached_property
    def _sources(self) -> list[str]:
        texts = [node for node in self._nodes if isinstance(node, ast.JoinedStr)]
        parts = {id(part) for text in texts for node in text.values for part in (node, *_format_of(node))}
        nodes = (node for node in self._nodes if id(node) not in parts)  # 3.11 puts these where the whole text is
        return [self._source(node) for node in nodes if isinstance(node, ast.expr)]

    @cached_property
    def _runs_nothing(self) -> bool:
        return all(isinstance(node, _PLAIN_KINDS) or _is_attribute_of_name(node) for node in self._nodes)

    def _source(self, node: ast.expr) -> str:
        return self._text[node.col_offset : node.end_col_offset].decode(errors="replace")

    @cached_property
    def _yielded(self) -> ast.expr | None:
        """What a line gives that is nothing but a `yield`."""
        match self.statement:
            case ast.Expr(value=ast.Yield(value=ast.expr() as given)) if isinstance(self.function, ast.FunctionDef):
                inside = (*_SUSPENDS, ast.NamedExpr)
                return given if not any(isinstance(node, inside) for node in ast.walk(given)) else None
        return None

    @cached_property
    def _suspends(self) -> bool:
        """Whether the function is a generator or a coroutine: it is left where it does not return."""
        is_async = isinstance(self.function, ast.AsyncFunctionDef)
        return is_async or any(isinstance(node, _SUSPENDS) for node in _own_nodes(self.function))

    @cached_property
    def _is_left_through_more(self) -> bool:
        """Whether a `with` or a `finally` around the line may replace what it returns, or runs behind it."""
        around = (node for node in _own_nodes(self.function) if isinstance(node, ast.stmt))
        return any(
            isinstance(node, ast.With | ast.AsyncWith)
            or (isinstance(node, ast.Try | ast.TryStar) and bool(node.finalbody))
            for node in around
            if node.lineno <= self.statement.lineno <= (node.end_lineno or 0)
        )


def _format_of(node: ast.expr) -> list[ast.expr]:
    return [node.format_spec] if isinstance(node, ast.FormattedValue) and node.format_spec is not None else []


def _is_attribute_of_name(node: ast.AST) -> bool:
    """`name.attribute`, which is stored to."""
    match node:
        case ast.Attribute(value=ast.Name(), ctx=ast.Store()):
            return True
    return False


def depth_of(text: str) -> int:
    """How deeply brackets are nested, those in texts counted too."""
    deepest = depth = 0
    for letter in text:
        depth += (letter in "([{") - (letter in ")]}")
        deepest = max(deepest, depth)
    return deepest


@lru_cache(maxsize=4096)
def is_immutable(text: str) -> bool:
    """Whether a text is a literal of something that nobody can change."""
    tree = parsed_expression(text) if len(text) <= 1_000 else None
    return tree is not None and _is_immutable_value(plain_value(tree))


def _is_whole(text: str) -> bool:
    """Whether a value is shown in the same words inside something: nothing of it is left out, and it is not deep."""
    return is_plain_text(text) or (_CUT not in text and "..." not in text and depth_of(text) < DEEPEST_KNOWN)


@lru_cache(maxsize=4096)
def _entries_of(text: str) -> list[tuple[str, str]] | None:
    """Those of a told dict; None where it is none, or its text says less than all of it."""
    table = plain_value(text)
    if not isinstance(table, dict) or write_value(table) != text:
        return None
    return [(write_value(key), write_value(value)) for key, value in table.items()]


_NAMED_THING = re.compile(
    r"<(?:class '[\w.]+'|[a-z_]+iterator|(?:function|generator|module|method) [\w.]+|[A-Z]\w*\.\w+: \d+)>"
)


def is_named_thing(text: str) -> bool:
    """Whether a value says nothing but what it is: `<function f>`, `<Lane.DONE: 3>`."""
    return _NAMED_THING.fullmatch(text) is not None


@lru_cache(maxsize=4096)
def is_plain_text(text: str) -> bool:
    value = plain_value(text) if _CUT not in text else NOT_PLAIN
    return value is not NOT_PLAIN and not _holds_set(value) and write_value(value) == text


def _literal(node: ast.expr) -> str | None:
    """The text of what is written there in full."""
    value = plain_value(node)
    return None if value is NOT_PLAIN or _holds_set(value) else write_value(value)


def _holds_set(value: object) -> bool:
    if isinstance(value, dict):
        return any(map(_holds_set, value.values()))
    return isinstance(value, set | frozenset) or (isinstance(value, list | tuple) and any(map(_holds_set, value)))


def _is_immutable_value(value: object) -> bool:
    if type(value) is tuple:
        return all(map(_is_immutable_value, value))
    return type(value) in (int, float, complex, bool, str, bytes, type(None))


def _runs_nothing(node: ast.stmt) -> bool:
    """Statements for which no line state need come."""
    match node:
        case ast.Global() | ast.Nonlocal() | ast.Expr(value=ast.Constant()) | ast.AnnAssign(value=None):
            return True
        case ast.If(test=ast.Constant()) | ast.While(test=ast.Constant()) | ast.Assert(test=ast.Constant()):
            return True
    return False


def _own_nodes(function: _FunctionNode) -> Iterator[ast.AST]:
    """The nodes of a function without those of functions inside it."""
    waiting: list[ast.AST] = [*function.body]
    while waiting:
        node = waiting.pop()
        yield node
        if not isinstance(node, _INNER):
            waiting += ast.iter_child_nodes(node)
