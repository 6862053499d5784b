"""What a function is called with, where its arguments are written, told or constant.

Only what cannot be otherwise is said. Plain expressions over immutable values are interpreted; nothing of the program
is run.
"""

import ast
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from ndb.errors import NdbError
from ndb.language.known.constants import LONGEST_KNOWN, is_fixed, is_immutable
from ndb.language.known.facts import Facts
from ndb.language.known.names_bound import defaults_of, parameters
from ndb.language.known.tables import constant_text
from ndb.language.known.written_calls import HARMLESS
from ndb.trace.values.interpret import evaluate
from ndb.trace.values.notation import write_value
from ndb.trace.values.thing import Thing, Unknown, holds_objects


@dataclass(frozen=True, slots=True)
class Binding:
    """One call that is about to happen: which parameter gets which value."""

    variables: Mapping[str, str]
    parts: Mapping[str, str]
    facts: "Facts"
    line: int
    call: ast.Call
    kept: frozenset[str] = frozenset()
    """Variables that nothing in the line can have changed."""
    touched: frozenset[str] | None = None
    """Texts of the objects that it changes; None where that may be any."""
    rounds: frozenset[str] = frozenset()
    """Variables of comprehensions."""

    def bind(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, str]:
        given = self.expressions(function)
        if given is None:
            return {}
        found = {name: self._value(expression) for name, expression in given.items()}
        found |= self._gathered(function)
        defaults = defaults_of(function)
        for name in parameters(function):
            if name not in found and name in defaults:
                found[name] = constant_text(defaults[name]) or self.facts.calls.function_text(defaults[name])
        held = {name for name, each in given.items() if isinstance(each, ast.Name)}
        return {n: t for n, t in found.items() if t is not None and (len(t) <= LONGEST_KNOWN or n in held)}

    def by_place(self) -> list[str | None]:
        """What is given by place, where it cannot change."""
        texts = [None if isinstance(each, ast.Starred) else self._value(each) for each in self.call.args]
        return [text if text is not None and is_immutable(text) else None for text in texts]

    def expressions(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, ast.expr] | None:
        """The arguments by parameter; None where not all can be told apart."""
        call, args = self.call, function.args
        if any(isinstance(each, ast.Starred) for each in call.args) or any(k.arg is None for k in call.keywords):
            return None
        places = [each.arg for each in (*args.posonlyargs, *args.args)]
        found = dict(zip(places[self._skipped(function) :], call.args, strict=False))
        if isinstance(call.func, ast.Attribute) and places:
            found[places[0]] = call.func.value
        named = {*places[len(args.posonlyargs) :], *(each.arg for each in args.kwonlyargs)}
        return found | {k.arg: k.value for k in call.keywords if k.arg is not None and k.arg in named}

    def _gathered(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> dict[str, str | None]:
        """What `*args` and `**kwargs` get, where that is nothing."""
        args, found = function.args, dict[str, str | None]()
        count = len(args.posonlyargs) + len(args.args) - self._skipped(function)
        if args.vararg is not None:
            texts = [self._value(each) or self.facts.calls.builtin_text(each) for each in self.call.args[count:]]
            known = [text for text in texts if text is not None and is_fixed(text)]
            is_all = len(known) == len(texts)
            found[args.vararg.arg] = f"({', '.join(known)}{',' * (len(known) == 1)})" if is_all else None
        named = {each.arg for each in (*args.args, *args.kwonlyargs)}
        if args.kwarg is not None and all(each.arg in named for each in self.call.keywords):
            found[args.kwarg.arg] = "{}"
        return found

    def _skipped(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
        """Parameters that the arguments do not give: a method's first."""
        return int(self.facts.layout.is_method(function))

    def _value(self, expression: ast.expr) -> str | None:
        """The value of an argument, where nothing that runs before the call can make it another."""
        if (text := constant_text(expression)) is not None:
            return text
        told = self.parts.get(
            " ".join(ast.unparse(expression).split()), self.parts.get(self.facts.layout.text_of(expression))
        )
        if isinstance(expression, ast.Name):
            told = None  # as an element it may have been told in an earlier round
        is_quiet = self.facts.calls.is_quiet(self.line, self.call, self.variables)
        if told is not None and (is_quiet or is_fixed(told) or self._is_same(told)):
            return told
        names = [node.id for node in ast.walk(expression) if isinstance(node, ast.Name) and node.id not in HARMLESS]
        if not all(name in self.variables and self._is_own(name) for name in names):
            return None
        if isinstance(expression, ast.Name):
            text = self.variables.get(expression.id, "?")
            is_kept = is_quiet or expression.id in self.kept or (expression.id in self.rounds and self._is_same(text))
            return text if text != "?" and (is_kept or is_fixed(text)) else None
        is_plain = all(is_immutable(self.variables[name]) for name in names) and self.facts.calls.is_plain(expression)
        return _evaluated(expression, self.variables) if is_plain else None

    def _is_own(self, name: str) -> bool:
        return name in self.rounds or self.facts.variables.is_own(self.line, name)

    def _is_same(self, text: str) -> bool:
        """Whether a value that was told in this line is still the same."""
        return self.touched is not None and self.facts.calls.shows_all(text) and not holds_any(text, self.touched)


def holds_any(text: str, parts: Iterable[str]) -> bool:
    return any(part in text for part in parts)


def _evaluated(expression: ast.expr, variables: Mapping[str, str]) -> str | None:
    try:
        value = evaluate(ast.unparse(expression), variables)
    except NdbError:
        return None
    return None if isinstance(value, Thing | Unknown) or holds_objects(value) else write_value(value)
