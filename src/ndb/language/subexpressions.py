"""Inside a line: which sub-expression can be evaluated next (SPEC 2b). Its text is known from the syntax; only its
value is not.

Knows the code and the expressions shown so far; where that is not enough to tell, it says so and forbids nothing.
"""

import ast
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from ndb.language.known.constants import is_immutable
from ndb.source.needed import free_names
from ndb.source.parse import NOT_PLAIN, is_hashable, parsed_expression, plain_value, tree_of, walk_text
from ndb.trace.expressions import START, Expression, imported_modules, sub_expressions
from ndb.trace.values.notation import write_value

_RUNS_THROUGH = (
    ast.Assign,
    ast.AugAssign,
    ast.AnnAssign,
    ast.Return,
    ast.Expr,
    ast.If,
    ast.While,
    ast.Assert,
    ast.Raise,
)
"""Statements whose expressions are evaluated once, in order, each time their line comes; `for`, `with` and `def` are
not."""


@dataclass(frozen=True, slots=True)
class Next:
    """What can follow inside a line."""

    texts: frozenset[str]
    """Expressions that can come next."""
    can_end: bool
    """Whether the line can be done."""


class Inside:
    """Follows the expression states of one line, also into the rounds of comprehensions where a walk goes there."""

    def __init__(self, code: str) -> None:
        self._statements = _statements(code)
        self._code = code
        self._statement: ast.stmt | None = None
        self._plain, self._fine = _Position([]), _Position([])
        """Where the line is, for a walk that goes over comprehensions and for one that goes through them."""
        self._gathered: dict[str, list[str]] = {}
        """By comprehension: the elements that its rounds have made so far."""
        self.is_through = False
        """Whether the walk has gone through every round of this line so far."""
        self._line = 0
        """The line that was shown last."""

    @property
    def has_lines(self) -> bool:
        """Whether the statement, or its header, has more than one line: states of its lines come in between."""
        return self._statement is not None and _end_of_header(self._statement) > self._statement.lineno

    def goes_on_at(self, line: int) -> bool:
        """Whether a line is one of the statement that runs: it has several, and the interpreter comes to them, back to
        the first as well, as it evaluates its parts."""
        return self.has_lines and self._statements.get(line) is self._statement

    def go_on(self, line: int, is_told: bool) -> None:
        """A state of another line of the same statement was shown. `is_told`: all that was evaluated before."""
        self._line = line
        may_be_anew = self._plain.at is not None and not self._plain.is_certain(self._statement)
        if not is_told or may_be_anew:
            self.lose()

    def start(self, line: int) -> None:
        """A line state was shown."""
        self._gathered, self.is_through, self._line = {}, True, line
        self._statement = self._statements.get(line)
        is_known = self._statement is not None and not (self.has_lines and _draws(self._statement))
        self._plain = _Position(_expressions(self._code, line, False) if is_known else [], START if is_known else None)
        self._fine = _Position(_expressions(self._code, line, True) if is_known else [], self._plain.at)

    def comes_to_line(self, texts: frozenset[str], passed: frozenset[int]) -> bool | None:
        """Whether another line of the statement is shown before one of these expressions, which come next; None where
        that is not known. `passed`: lines of which something can run before that."""
        found = [e for k in self._fine.candidates() if (e := self._fine.expressions[k]).text in texts]
        lines = [self._line_of(each) for each in found]
        if not lines or self._fine.at is None or any(line is None for line in lines):
            return None
        if all(line == self._line for line in lines):
            return False
        return True if not passed & {*lines} else None

    def _line_of(self, expression: Expression) -> int | None:
        """The line on which an expression is evaluated, where all of it stands on that, or it is a call by name."""
        rows = self._code.split("\n")
        if 0 < expression.line <= len(rows) and expression.text in rows[expression.line - 1]:
            return expression.line
        tree = parsed_expression(f"({expression.text}\n)")
        is_call = isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name)
        return expression.line if is_call and expression.line != self._line else None

    @property
    def is_at_start(self) -> bool:
        """Whether the line that was shown last is the first of the statement."""
        return self._statement is not None and self._line == self._statement.lineno

    def take(self, text: str, value: str | None = None) -> None:
        """An expression state was shown."""
        for drawn in [each for each in self._gathered if each.startswith("(") and each in text]:
            del self._gathered[drawn]  # whoever draws from it has its value, and may begin anew in the next round
        fine, plain = self._fine.reading(text), self._plain.reading(text)
        rounds = [k for k in fine if self._fine.expressions[k].is_round]
        self._gathered.pop(text, None)
        if plain and not rounds:
            self._plain.go(plain, value)
            self._fine.go([self._fine.number_of(self._plain)] if self._plain.at is not None else [], value)
        elif rounds and not plain:
            self._fine.go(fine, value)
            if self._fine.at is not None and (whole := self._fine.expressions[self._fine.at].element_of):
                self._gathered.setdefault(whole, []).append(value or "")
        else:
            self.lose()

    def gathered(self, text: str, has_changed: bool = False) -> str | None:
        """The value of a comprehension whose rounds were all gone through, put together from its elements.
        `has_changed`: objects may have changed since they were told."""
        elements = self._gathered.get(text)
        if not elements and self.is_through:
            return _EMPTY.get(type(parsed_expression(text)))  # of a comprehension that had no round
        if elements and has_changed and not all(map(is_immutable, elements)):
            return None
        if not self.is_through or not elements or any(_CUT in element for element in elements):
            return None
        if text.startswith(("[", "(")):
            return f"[{', '.join(elements)}]"
        if _is_set(text):
            return _set_of(elements)
        pairs = dict(zip(elements[::2], elements[1::2], strict=True)) if len(elements) % 2 == 0 else {}
        is_known = bool(pairs) and _are_different(pairs)
        return f"{{{', '.join(f'{key}: {value}' for key, value in pairs.items())}}}" if is_known else None

    def gathered_all(self, has_changed: bool = False) -> dict[str, str]:
        """By text: what generator expressions have given so far, as a list."""
        found = {text: self.gathered(text, has_changed) for text in self._gathered if text[0] == "("}
        return {text: value for text, value in found.items() if value is not None}

    def unpacked(self) -> dict[str, str]:
        """What the variables get to which the line binds what a generator expression gives, where that is all told."""
        names = unpacked_names(self._statement)
        [*found] = self._gathered.values()
        is_all = self.is_through and len(found) == 1 and len(found[0]) == len(names)
        return dict(zip(names, found[0], strict=True)) if is_all else {}

    def used(self) -> tuple[frozenset[str], frozenset[str]] | None:
        """The names of the functions that the line calls, and of the attributes in it; None where that is not known."""
        return _used(self._statement) if self._statement is not None else None

    @property
    def is_unpacking(self) -> bool:
        """Whether the line takes from a generator expression what it binds names to, and has not more than these."""
        names = unpacked_names(self._statement)
        return bool(names) and len(next(iter(self._gathered.values()), [])) <= len(names)

    def lose(self) -> None:
        """Something else was shown: where the line is cannot be told any more."""
        self._plain.at = self._fine.at = None

    def goes_through(self, text: str) -> bool:
        """Whether the line opens a loop over what an expression gives."""
        return isinstance(self._statement, ast.For) and ast.unparse(self._statement.iter) == _normal(text)

    @property
    def read_before(self) -> ast.expr | None:
        """What is read before the first expression of the line, where that may fail: `d[k]` of `d[k] += f(x)`."""
        statement = self._statement if self._fine.at is not None else None
        is_read = isinstance(statement, ast.AugAssign) and not isinstance(statement.target, ast.Name)
        return statement.target if is_read and isinstance(statement, ast.AugAssign) else None

    @property
    def last(self) -> Expression | None:
        """The expression that was told last, in a walk that goes through comprehensions."""
        at = self._fine.at
        return self._fine.expressions[at] if at is not None and at >= 0 else None

    @property
    def may_be_drawn(self) -> bool:
        """Whether that may have been evaluated by a generator expression, which is a function of its own."""
        return self.last is not None and self.last.is_round and self._statement is not None and _draws(self._statement)

    @property
    def truth(self) -> bool | None:
        """Whether that counts as true, where its value tells."""
        return self._fine.truth

    def next(self, rounds: bool = False) -> Next | None:
        """What can follow, or None where that is not known. `rounds`: also inside a comprehension."""
        position = self._fine if rounds else self._plain
        is_drawn = rounds and self._statement is not None and _draws_elsewhere(self._statement, _functions(self._code))
        if position.at is None or self._statement is None or is_drawn:
            return None
        candidates = [position.expressions[k] for k in position.candidates()]
        may_be_full = self.last is not None and bool(self.last.element_of) and bool(unpacked_names(self._statement))
        # Something that is always evaluated is still to come.
        is_in_midst = any(not e.conditional for e in position.expressions[position.at + 1 :]) and bool(candidates)
        is_certain = is_in_midst or position.is_certain(self._statement)
        certain = is_certain or (rounds and self._fine.is_in_round and not may_be_full)
        can_end = not certain or not isinstance(self._statement, _RUNS_THROUGH) or _suspends(self._statement)
        return Next(frozenset(e.text for e in candidates), can_end)


class _Position:
    """Where a line is among the expressions it evaluates."""

    def __init__(self, expressions: list[Expression], at: int | None = None) -> None:
        self.expressions, self.at = expressions, at
        self.truth: bool | None = None
        """Of the expression that was told last, where its value tells."""

    @property
    def is_in_round(self) -> bool:
        return self.at is not None and self.at >= 0 and self.expressions[self.at].is_round

    def candidates(self) -> list[int]:
        """What can come next. Behind a condition that held, what only comes behind it; behind another, all else."""
        found = [k for k, e in enumerate(self.expressions) if self.at is not None and self.at in e.after]
        if self.truth is None or self.at is None or self.at < 0:
            return found
        at = self.expressions[self.at]
        if at.ends_round:
            return [k for k in found if (self.expressions[k].after == (self.at,)) == self.truth]
        way, other = (at.if_true, at.if_false) if self.truth else (at.if_false, at.if_true)
        taken = [k for k in found if way[0] <= k < way[1]]
        return taken or [k for k in found if not other[0] <= k < other[1]]

    def is_certain(self, statement: ast.stmt | None) -> bool:
        """Whether one of these must come: one that nothing skips, one that a truth decides for, or what the expression
        that was told last is a part of."""
        found = self.candidates()
        if any(not self.expressions[k].conditional for k in found):
            return True
        if self.at is None or self.at < 0 or not found or isinstance(statement, ast.Assert):
            return False
        at, [first, *others] = self.expressions[self.at], found
        way = at.if_true if self.truth else at.if_false
        is_decided = self.truth is not None and all(way[0] <= k < way[1] for k in found)
        return is_decided or (not others and _has_operand(self.expressions[first].text, at.text))

    def reading(self, text: str) -> list[int]:
        return [k for k in self.candidates() if self.expressions[k].text == text]

    def go(self, found: list[int], value: str | None = None) -> None:
        self.at = found[0] if len(found) == 1 else None
        self.truth = truth_of(value) if value is not None else None

    def number_of(self, plain: "_Position") -> int:
        """Which of these expressions is the one that the other stands at: those of rounds do not count."""
        outside = [k for k, e in enumerate(self.expressions) if not e.is_round]
        assert plain.at is not None
        return outside[plain.at]


@lru_cache(maxsize=1024)
def _has_operand(text: str, part: str) -> bool:
    """Whether an operation, a call or a read has this operand, so that it is evaluated as soon as that is."""
    written = f"({text}\n)"
    tree = parsed_expression(written)
    kinds = (ast.Compare, ast.BinOp, ast.UnaryOp, ast.Call, ast.Subscript, ast.Attribute)
    parts = [ast.get_source_segment(written, n) for n in ast.iter_child_nodes(tree)] if isinstance(tree, kinds) else []
    return part in parts


def truth_of(value: str) -> bool | None:
    """Whether a rendered value counts as true; None where only the object itself knows."""
    if value in _FALSE:
        return False
    return True if value == "True" or value[:1] in "'\"[{(0123456789-" else None


_EMPTY = {ast.ListComp: "[]", ast.SetComp: "set()", ast.DictComp: "{}"}
_CUT = "<…"
"""In a value that is not shown as a whole."""
_FALSE = frozenset(
    {"False", "None", "0", "0.0", "-0.0", "0j", "-0j", "(-0+0j)", "(-0-0j)", "''", '""', "[]", "{}", "()", "set()",
     "b''"}
)  # fmt: skip


@lru_cache(maxsize=1024)
def _is_set(text: str) -> bool:
    return isinstance(parsed_expression(text), ast.SetComp)


def _are_different(keys: Collection[str]) -> bool:
    """Whether keys that read differently are different ones, and those that read alike the same: `1` is `True`, and
    objects are what their class says."""
    values = [plain_value(key) for key in keys]
    return all(value is not NOT_PLAIN and is_hashable(value) for value in values) and len({*values}) == len(values)


def _set_of(elements: Sequence[str]) -> str | None:
    """A set is shown in an order of its own, and each of its members once; texts and whole numbers only."""
    members = [plain_value(element) for element in elements]
    kinds = {type(member) for member in members}
    return write_value({*members}) if kinds in ({str}, {int}) else None


@lru_cache(maxsize=256)
def _statements(code: str) -> dict[int, ast.stmt]:
    """Line to the statement, or the header, that stands on it; left out are lines with several."""
    found: dict[int, ast.stmt] = {}
    several: set[int] = set()
    for node in walk_text(code):
        if isinstance(node, ast.stmt):
            lines = range(node.lineno, _end_of_header(node) + 1)
            several.update(line for line in lines if line in found)
            found |= dict.fromkeys(lines, node)
    shared = {id(found[line]) for line in several}
    return {line: node for line, node in found.items() if line not in several and id(node) not in shared}


def _end_of_header(node: ast.stmt) -> int:
    """The last line of what a statement evaluates itself."""
    match node:
        case ast.If(test=last) | ast.While(test=last) | ast.For(iter=last) | ast.AsyncFor(iter=last):
            return last.end_lineno or node.lineno
        case ast.Match(subject=last):
            return last.end_lineno or node.lineno
    if getattr(node, "body", None):
        return node.lineno
    return node.end_lineno or node.lineno


@lru_cache(maxsize=4096)
def _expressions(code: str, line: int, rounds: bool) -> list[Expression]:
    found = sub_expressions(_statements(code)[line], code, _modules(code), rounds)
    free = free_names(code)
    for number, each in enumerate(found) if free else ():
        # Of a name that stands for something that is not shown: if that is a module, its attributes are not told.
        if _DOTTED.fullmatch(each.text) and each.text.partition(".")[0] in free:
            found = [
                replace(e, conditional=e.conditional or k == number, after=_around(e.after, number, each.after))
                for k, e in enumerate(found)
            ]
    return found


_DOTTED = re.compile(r"\w+(\.\w+)+")


def _around(after: tuple[int, ...], number: int, before: tuple[int, ...]) -> tuple[int, ...]:
    """What an expression comes behind, where it comes behind one that may not be told: also behind what is before
    that."""
    return tuple(dict.fromkeys((*after, *before))) if number in after else after


@lru_cache(maxsize=1024)
def _used(statement: ast.stmt) -> tuple[frozenset[str], frozenset[str]] | None:
    nodes = list(_header(statement))
    called = [node.func for node in nodes if isinstance(node, ast.Call)]
    if any(isinstance(node, ast.Await | ast.Yield | ast.YieldFrom | ast.Lambda) for node in nodes):
        return None
    if not all(isinstance(function, ast.Name | ast.Attribute) for function in called):
        return None
    names = frozenset(
        f.id if isinstance(f, ast.Name) else f.attr for f in called if isinstance(f, ast.Name | ast.Attribute)
    )
    return names, frozenset(node.attr for node in nodes if isinstance(node, ast.Attribute))


def _header(statement: ast.stmt) -> Iterator[ast.AST]:
    """The nodes of what a statement evaluates itself."""
    for name, part in ast.iter_fields(statement):
        for node in part if isinstance(part, list) else [part]:
            if isinstance(node, ast.AST) and name not in ("body", "orelse", "finalbody", "handlers", "cases"):
                yield from ast.walk(node)


def _draws(statement: ast.stmt) -> bool:
    """Whether there are generator expressions or lambdas in what it evaluates itself: they come to lines of their
    own."""
    return any(isinstance(node, ast.GeneratorExp | ast.Lambda) for node in _header(statement))


@lru_cache(maxsize=1024)
def _draws_elsewhere(statement: ast.stmt, own: frozenset[str]) -> bool:
    """Whether a generator expression stands where it may not be drawn from at once: as an argument of a call with
    others that are still to be evaluated, or of one who may draw later or elsewhere. `own`: functions of the
    program's."""
    nodes = [*_header(statement)]
    calls = [n for n in nodes if isinstance(n, ast.Call) and n.args and all(map(_is_there, _others(n)))]
    drawn = {id(call.args[0]) for call in calls if _called(call) in _AT_ONCE and _called(call) not in own}
    drawn |= {id(spread) for node in nodes if isinstance(node, ast.Call) for spread in _spread(node, own)}
    if unpacked_names(statement):
        drawn.add(id(statement.value))  # type: ignore[attr-defined]
    return any(isinstance(n, ast.GeneratorExp) and id(n) not in drawn for n in nodes)


@lru_cache(maxsize=256)
def _functions(code: str) -> frozenset[str]:
    return frozenset(node.name for node in walk_text(code) if isinstance(node, ast.FunctionDef | ast.ClassDef))


def unpacked_names(statement: ast.AST | None) -> list[str]:
    """The variables that take what a generator expression gives, one each: `a, b = (… for …)`."""
    match statement:
        case ast.Assign(targets=[ast.Tuple(elts=elements) | ast.List(elts=elements)], value=ast.GeneratorExp()):
            names = [each.id for each in elements if isinstance(each, ast.Name)]
            return names if len(names) == len(elements) else []
    return []


def _others(call: ast.Call) -> list[ast.expr]:
    """The arguments of a call but for the first."""
    return [*call.args[1:], *(keyword.value for keyword in call.keywords)]


def _spread(call: ast.Call, own: frozenset[str]) -> list[ast.expr]:
    """What `f(*x)` spreads out before it calls, where that is all it is given."""
    match call:
        case ast.Call(func=ast.Name(id=name), args=[ast.Starred(value=value)], keywords=[]) if name not in own:
            return [value]
    return []


def _is_there(node: ast.expr) -> bool:
    """Whether nothing is to be evaluated."""
    return isinstance(node, ast.Name | ast.Constant)


_AT_ONCE = frozenset(
    {"sum", "min", "max", "any", "all", "next", "list", "tuple", "set", "frozenset", "dict", "sorted", "join", "bytes",
     "bytearray", "deque", "Counter", "OrderedDict", "extend", "extendleft", "update", "union", "intersection",
     "difference", "symmetric_difference", "fsum", "prod", "mean", "fmean", "median", "mode", "writelines", "product"}
)  # fmt: skip
"""Who draws, where it is called and itself, from what it is given."""


def _called(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


def _normal(text: str) -> str:
    tree = parsed_expression(f"({text}\n)")
    return ast.unparse(tree) if tree is not None else text


@lru_cache(maxsize=256)
def _modules(code: str) -> frozenset[str]:
    return imported_modules(tree_of(code))


def _suspends(statement: ast.stmt) -> bool:
    return any(isinstance(node, ast.Yield | ast.YieldFrom | ast.Await) for node in _header(statement))
