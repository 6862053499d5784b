"""The values of expressions of one line, as far as what was told says: a value is one that was told, that a variable
has, that is written there, or a display of such. Nothing is evaluated.

Knows the line and its program's classes; not what the line does with its values.
"""

import ast
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from ndb.language.known.constants import is_fixed
from ndb.language.line.value_texts import CUT, entries_of, is_immutable, is_plain_text, is_whole, literal
from ndb.language.line.written_line import PLAIN_KINDS, WrittenLine, is_attribute_of_name
from ndb.language.objects.classes import Classes
from ndb.source.parse import NOT_PLAIN, plain_value
from ndb.trace.values.notation import write_value

_LONGEST_DISPLAY: Final = 120
"""Characters of a tuple or list with objects in it, beyond which one of them might be shown cut."""
_DISPLAYS: Final = (ast.Tuple, ast.List, ast.Set, ast.Dict)


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


class ToldValues:
    """Of the expressions of one line."""

    def __init__(self, line: WrittenLine, classes: Classes) -> None:
        self._line, self._classes = line, classes

    def value(self, value: ast.expr, told: ToldInLine) -> str | None:
        """Of the whole expression of a statement: nothing was evaluated after it."""
        if told.returned is not None:
            return told.returned[1] if told.returned[0] is value else literal(value)
        if told.last is not None and told.last[0] == self._line.source(value):
            return told.last[1]
        if isinstance(value, ast.BoolOp) and not told.parts:
            return self._decided(value, told)
        return self.part(value, told)

    def part(self, value: ast.expr, told: ToldInLine) -> str | None:
        """Of an expression that others of the line may have followed."""
        if (text := literal(value)) is not None:
            return text
        match value:
            case ast.Name(id=name):
                text = told.variables.get(name)
                is_alone = not told.parts and told.returned is None and self._line.runs_nothing
                return text if text is not None and (is_alone or is_fixed(text) or name in told.kept) else None
            case ast.Tuple(elts=elements) if elements:
                return self._display(elements, "({}{})", told)
            case ast.List(elts=elements):
                return self._display(elements, "[{}]", told)
            case ast.Set(elts=[_] as elements):  # of several, some may be the same, and they are shown in order
                return self._display(elements, "{{{}}}", told)
            case ast.Dict(keys=keys, values=values) if keys:
                return self._entries(keys, values, told)
            case ast.Attribute() if not told.parts and told.returned is None and self.only_reads(told):
                return self.read(value, told)
        source = self._line.source(value)
        text = told.parts.get(source)
        if text is None or self._line.sources.count(source) != 1:
            return None
        is_same = is_fixed(text) or told.last == (source, text) or (told.is_quiet and self._line.only_looks)
        return text if is_same else None

    def items(self, value: ast.expr, count: int, told: ToldInLine) -> Sequence[str | None]:
        """The values that a tuple of names gets."""
        if isinstance(value, ast.Tuple | ast.List) and len(value.elts) == count:
            return [None if isinstance(each, ast.Starred) else self.part(each, told) for each in value.elts]
        text = self.value(value, told)
        items = plain_value(text) if text is not None else NOT_PLAIN
        if not isinstance(items, tuple | list) or len(items) != count or write_value(items) != text:
            return [None] * count
        return [write_value(item) for item in items]

    def _decided(self, value: ast.BoolOp, told: ToldInLine) -> str | None:
        """Of `a and …`, `a or …` where what `a` is decides: nothing else is evaluated then."""
        first = value.values[0]
        text = told.variables.get(first.id) if isinstance(first, ast.Name) else self.read(first, told)
        known = plain_value(text) if text is not None and CUT not in text else NOT_PLAIN
        return text if known is not NOT_PLAIN and bool(known) is isinstance(value.op, ast.Or) else None

    def read(self, value: ast.expr, told: ToldInLine) -> str | None:
        """Of `a.b`, where `a` was told with its attributes."""
        match value:
            case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                return self._classes.read(told.variables.get(name, ""), attribute)
            case ast.Attribute(value=ast.Attribute() as owner, attr=attribute):
                return self._classes.read(self.read(owner, told) or "", attribute)
        return None

    def only_reads(self, told: ToldInLine) -> bool:
        """Whether all that the line evaluates is variables, and attributes that were told with them."""
        reads = [n for n in self._line.nodes if isinstance(n, ast.Attribute) and isinstance(n.ctx, ast.Load)]
        others = [node for node in self._line.nodes if not any(node is each for each in reads)]
        is_plain = all(isinstance(node, PLAIN_KINDS) or is_attribute_of_name(node) for node in others)
        return is_plain and all(self.read(each, told) is not None for each in reads)

    def _display(self, elements: Sequence[ast.expr], form: str, told: ToldInLine) -> str | None:
        """A tuple, list or set; None where a part was not told."""
        texts = [None if isinstance(each, ast.Starred) else self.part(each, told) for each in elements]
        known = [text for text in texts if text is not None and is_whole(text)]
        if len(known) != len(texts):
            return None
        found = form.format(", ".join(known), "," * (len(known) == 1))
        return found if len(found) <= _LONGEST_DISPLAY or all(map(is_plain_text, known)) else None

    def _entries(self, keys: Sequence[ast.expr | None], values: Sequence[ast.expr], told: ToldInLine) -> str | None:
        """A dict: of keys that are the same the first stays, with what comes last. None where a part was not told."""
        found = dict[Any, tuple[str, str]]()
        for key, value in zip(keys, values, strict=True):
            text = self.part(value, told)
            name = self.part(key, told) if key is not None else None
            if text is None or not is_plain_text(text) or (key is not None and not (name and is_immutable(name))):
                return None
            more = [(name, text)] if name is not None else entries_of(text)
            for each, entry in more or ():
                known = plain_value(each)
                found[known] = (found[known][0] if known in found else each, entry)
            if more is None:
                return None
        return f"{{{', '.join(f'{name}: {text}' for name, text in found.values())}}}"

    def is_evaluated(self, value: ast.expr, told: ToldInLine) -> bool:
        """Whether all of an expression was told, so that nothing is evaluated after it."""
        if told.returned is not None:
            return told.returned[0] is value
        if isinstance(value, _DISPLAYS):
            return self.part(value, told) is not None
        if told.last is not None:
            return told.last[0] == self._line.source(value)
        if isinstance(value, ast.Attribute) and not told.parts:
            return self.only_reads(told) and self.read(value, told) is not None
        return literal(value) is not None or (isinstance(value, ast.Name) and value.id in told.variables)

    def truth(self, test: ast.expr, told: ToldInLine) -> bool | None:
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
                text = told.variables.get(left.id) if isinstance(left, ast.Name) else self.read(left, told)
                return None if text is None else (text == "None") is isinstance(op, ast.Is)
        return self._truth_of(test, told)

    def _truth_of(self, test: ast.expr, told: ToldInLine) -> bool | None:
        text = self.value(test, told)
        if text is None or CUT in text:
            return None
        value = plain_value(text)
        return bool(value) if value is not NOT_PLAIN else self._classes.truth(text)
