"""Documents of real runs with part of the code hidden: what a guided run will ask a model (language/settle.py).

A function, an import, a value of the module or an argument is taken for missing. Wherever the run comes to a line that
needs something of it, the question of a guided run is put, and the run itself has the answer. Variables that hold what
is missing read as they would in a guided run: `<unknown EXPRESSION>`, with their value once it was asked for. Knows
what guided runs ask; runs nothing, guesses nothing: what the recording does not tell is not asked.
"""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from ndb.language.document import Document
from ndb.language.settle import Settle, in_expression, settle_document, truth_text
from ndb.source.parse import NOT_PLAIN, parsed, parsed_expression, plain_value
from ndb.trace.names import bare_name, is_global, value_of
from ndb.trace.state import Event, Recording, State
from ndb.tree.span import span_from

LONGEST_ANSWER: Final = 72
"""Characters: what a guided run waits for."""
MOST_ASKED: Final = 400
"""Line states that are looked at."""
_ENDS: Final = frozenset(map(int, (Event.LINE, Event.RETURN, Event.EXCEPTION)))
_BLOCKS: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_PLACED: Final = frozenset({"main", "main_"})
_SIGNS: Final[dict[type[ast.operator], str]] = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%", ast.Pow: "**",
    ast.MatMult: "@", ast.LShift: "<<", ast.RShift: ">>", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^",
}  # fmt: skip
Texts = dict[str, str]


@dataclass(frozen=True, slots=True)
class Asked:
    """A question and the real answer."""

    question: Settle
    answer: str
    at: int
    """The line state that needs it."""


LONGEST_OPERATION = 2_000
"""Characters of what is calculated from what is missing; longer ones are not asked about."""


class _Untold(Exception):
    """The recording does not say it."""


def hidden_document(recording: Recording, entry: int, dice: Random) -> Document | None:
    """One question of a run with something hidden, and its answer; None where nothing of it can be hidden."""
    file = recording.scopes[recording.scope_numbers[entry]].file
    missing = sorted(hideable(recording.sources.get(file, "")).items())
    hidden = [(name, text, False) for name, text in missing]
    hidden += [(name, name, True) for name in recording.state(entry).locals if not is_global(name)]
    dice.shuffle(hidden)
    for name, text, is_argument in hidden:
        found = list(arguments_asked(recording, entry, name) if is_argument else questions(recording, file, name, text))
        if found:
            asked = dice.choice(found)
            return settle_document(asked.question, asked.answer, span_from(recording, asked.at).exit)
    return None


def hideable(source: str) -> dict[str, str]:
    """What a file could do without: names that it binds at its top, and how a guided run would call what is there."""
    tree = parsed(source)
    found: Texts = {}
    for node in tree.body if tree is not None else ():
        match node:
            case ast.Import():
                found |= {(a.asname or a.name.partition(".")[0]): a.name if a.asname else a.name.partition(".")[0]
                          for a in node.names}  # fmt: skip
            case ast.ImportFrom(module=module) if module != "__future__":
                found |= {a.asname or a.name: a.name for a in node.names if a.name != "*"}
            case ast.FunctionDef(name=name) if name not in _PLACED:
                found[name] = name
            case ast.Assign(targets=[ast.Name(id=name)]):
                found[name] = name
    return found


def questions(recording: Recording, file: str, name: str, text: str) -> Iterator[Asked]:
    """All that a guided run without `name` would have to ask on the way of this run."""
    source = recording.sources[file]
    statements = _statements(source)
    asking: dict[int, _Frame] = {}
    for at in _lines(recording, file)[:MOST_ASKED]:
        statement = statements.get(recording.lines[at])
        function = recording.scopes[recording.scope_numbers[at]].name
        if statement is None or name in function.split(".") or function in _PLACED:
            continue
        frame = asking.setdefault(recording.frames[at], _Frame(source, {name: text}))
        if frame.needs(statement):
            yield from frame.asked(statement, recording.state(at), _values(recording, at), at)
        else:
            frame.bind(statement, {}, {})


def arguments_asked(recording: Recording, entry: int, name: str) -> Iterator[Asked]:
    """What a guided run would have to ask of an argument that nobody gave, in the function that takes it."""
    file = recording.scopes[recording.scope_numbers[entry]].file
    source = recording.sources[file]
    statements = _statements(source)
    frame = _Frame(source, {}, {name: name})
    for at in _lines(recording, file)[:MOST_ASKED]:
        statement = statements.get(recording.lines[at])
        if statement is not None and recording.frames[at] == recording.frames[entry]:
            yield from frame.asked(statement, recording.state(at), _values(recording, at), at)


def _lines(recording: Recording, file: str) -> list[int]:
    rows = zip(recording.events, recording.scope_numbers, strict=True)
    return [
        at for at, (event, scope) in enumerate(rows) if event == Event.LINE and recording.scopes[scope].file == file
    ]


def _values(recording: Recording, line: int) -> Texts:
    """Expressions of a line and what they came to, as the syntax writes them."""
    found: Texts = {}
    frame = recording.frames[line]
    for at in range(line + 1, len(recording)):
        if recording.frames[at] != frame:
            continue
        if recording.events[at] in _ENDS:
            break
        if recording.events[at] == Event.EXPRESSION:
            state = recording.state(at)
            node = parsed_expression(state.source)
            if node is not None and state.value is not None:
                found[ast.unparse(node)] = state.value
    return found


def _statements(source: str) -> dict[int, ast.stmt]:
    """Line to the one statement on it; of a block its header, if that is one line."""
    tree = parsed(source)
    found: dict[int, ast.stmt] = {}
    several: set[int] = set()
    for node in ast.walk(tree) if tree is not None else ():
        if isinstance(node, ast.stmt):
            several |= {node.lineno} if node.lineno in found else set()
            found[node.lineno] = node
    return {line: node for line, node in found.items() if line not in several and not isinstance(node, _BLOCKS)}


@dataclass(slots=True)
class _Frame:
    """What one call of a function holds that is unknown."""

    source: str
    hidden: Texts
    """The missing name and its expression."""
    unknown: Texts = field(default_factory=dict)
    """Variables that hold something unknown, and the expression it came from."""
    settled: Texts = field(default_factory=dict)
    """Expressions that were asked for, and their values."""
    operations: set[str] = field(default_factory=set)
    """Of these expressions, those that are calculated."""

    def needs(self, statement: ast.stmt) -> bool:
        known = self.hidden | self.unknown
        return any(isinstance(n, ast.Name) and n.id in known for part in _parts(statement) for n in ast.walk(part))

    def asked(self, statement: ast.stmt, state: State, values: Mapping[str, str], at: int) -> Iterator[Asked]:
        if not any(isinstance(n, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp | ast.Lambda)
                   for part in _parts(statement) for n in ast.walk(part)):  # fmt: skip
            for text, answer in self._needed(statement, state, values):
                if len(answer) <= LONGEST_ANSWER and text not in self.settled:
                    question = Settle(self.source, state.line, state.source, self._shown(state), text)
                    yield Asked(question, answer, at)
                    self.settled[text] = answer
        self.bind(statement, state.locals, values)

    def _shown(self, state: State) -> Texts:
        shown = {name: text for name, text in state.locals.items() if bare_name(name) not in self.hidden}
        for name, text in self.unknown.items():
            if name in shown:
                value = self.settled.get(text)
                shown[name] = f"<unknown {text}>" if value is None else f"<unknown {text} = {value}>"
        return shown

    # What a line needs

    def _needed(self, statement: ast.stmt, state: State, values: Mapping[str, str]) -> Iterator[tuple[str, str]]:
        match statement:
            case ast.If(test=test) | ast.While(test=test) | ast.Assert(test=test):
                yield from self._decided(test, state, values)[0]
            case ast.Assign(targets=[ast.Name()], value=value) if self._is_unknown(value):
                return  # it is handed on as it is
            case ast.AugAssign(target=ast.Name(), value=value) if self._is_unknown(value):
                return
            case _:
                for part in _parts(statement):
                    yield from self._inside(part, state, values)

    def _decided(self, test: ast.expr, state: State, values: Mapping[str, str]) -> tuple[list[tuple[str, str]], Any]:
        """What is asked on the way to a test's outcome, one operand after the other, and that outcome."""
        asked: list[tuple[str, str]] = []
        match test:
            case ast.BoolOp(op=kind, values=operands):
                outcome: Any = NOT_PLAIN
                for each in operands:
                    more, outcome = self._decided(each, state, values)
                    asked += more
                    if outcome is NOT_PLAIN or bool(outcome) is isinstance(kind, ast.Or):
                        break
                return asked, outcome
            case ast.UnaryOp(op=ast.Not(), operand=inner):
                asked, outcome = self._decided(inner, state, values)
                return asked, outcome if outcome is NOT_PLAIN else not outcome
        outcome = plain_value(self._value(test, state, values) or (test if isinstance(test, ast.Constant) else "?"))
        sides = [test.left, *test.comparators] if isinstance(test, ast.Compare) else [test]
        if outcome is not NOT_PLAIN and any(self._is_unknown(side) for side in sides):
            asked.append((truth_text(ast.unparse(test)), repr(bool(outcome))))
        return asked, outcome

    def _inside(self, node: ast.AST, state: State, values: Mapping[str, str]) -> Iterator[tuple[str, str]]:
        """The outermost expressions that come from what is missing, as far as they are plain data."""
        if isinstance(node, ast.expr) and self._is_chain(node):
            if isinstance(node, ast.Name) and self.unknown.get(node.id) in self.operations:
                return  # its parts are asked for, one by one
            value = self._value(node, state, values)
            try:
                text = self._text(node, state, values)
            except _Untold:
                return
            if value is not None and value != "None" and plain_value(value) is not NOT_PLAIN:
                yield text, value
            return
        for child in ast.iter_child_nodes(node):
            yield from self._inside(child, state, values)

    def _value(self, node: ast.expr, state: State, values: Mapping[str, str]) -> str | None:
        if isinstance(node, ast.Name):
            return value_of(state.locals, node.id)
        return values.get(ast.unparse(node))

    def _is_chain(self, node: ast.expr) -> bool:
        """Whether an expression is something of what is missing: `shop.get(x).price[0]`."""
        while isinstance(node, ast.Attribute | ast.Call | ast.Subscript):
            node = node.func if isinstance(node, ast.Call) else node.value
        is_read = isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)
        return is_read and isinstance(node, ast.Name) and (node.id in self.hidden or node.id in self.unknown)

    def _is_unknown(self, node: ast.expr) -> bool:
        """The same, or calculated from it: that is put off, too."""
        if isinstance(node, ast.BinOp):
            return self._is_unknown(node.left) or self._is_unknown(node.right)
        return self._is_chain(node)

    def _text(self, node: ast.expr, state: State, values: Mapping[str, str]) -> str:
        """The expression that a guided run has for it: arguments as what they were."""
        match node:
            case ast.Name(id=name):
                return self.unknown.get(name) or self.hidden[name]
            case ast.Attribute(value=inner, attr=name):
                return f"{self._text(inner, state, values)}.{name}"
            case ast.Subscript(value=inner, slice=index):
                return f"{self._text(inner, state, values)}[{self._argument(index, state, values)}]"
            case ast.Call(func=inner, args=args, keywords=keywords):
                words = [self._argument(each, state, values) for each in args]
                words += [f"{each.arg}={self._argument(each.value, state, values)}" for each in keywords if each.arg]
                return f"{self._text(inner, state, values)}({', '.join(words)})"
            case ast.BinOp(left=left, op=sign, right=right):
                return self._operation(self._argument(left, state, values), sign, self._argument(right, state, values))
        raise _Untold

    def _operation(self, left: str, sign: ast.operator, right: str) -> str:
        sides = [f"({each})" if each in self.operations else each for each in (left, right)]
        text = f"{sides[0]} {_SIGNS[type(sign)]} {sides[1]}"
        if len(text) > LONGEST_OPERATION:  # `a = a + a` in a loop doubles it every round
            raise _Untold
        self.operations.add(text)
        return text

    def _argument(self, node: ast.expr, state: State, values: Mapping[str, str]) -> str:
        if isinstance(node, ast.Starred | ast.Slice):
            raise _Untold
        if self._is_unknown(node):
            return self._text(node, state, values)
        value = repr(node.value) if isinstance(node, ast.Constant) else self._value(node, state, values)
        value = ast.unparse(node) if value is None and plain_value(node) is not NOT_PLAIN else value
        if value is None:
            raise _Untold
        return in_expression(value)

    # What a line binds

    def bind(self, statement: ast.stmt, variables: Mapping[str, str], values: Mapping[str, str]) -> None:
        """Variables that hold what is missing from here on, and those that hold something else."""
        bound = {n.id for part in _parts(statement) for n in ast.walk(part)
                 if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}  # fmt: skip
        try:
            text = self._bound_text(statement, State(Event.LINE, "", variables, None, 0, 0, 0), values)
        except _Untold:
            text = None
        for name in bound:
            self.unknown.pop(name, None)
        if text is not None:
            self.unknown |= dict.fromkeys(bound, text)

    def _bound_text(self, statement: ast.stmt, state: State, values: Mapping[str, str]) -> str | None:
        match statement:
            case ast.Assign(targets=[ast.Name()], value=value) if self._is_unknown(value):
                return self._text(value, state, values)
            case ast.AugAssign(target=ast.Name(id=name), op=sign, value=value):
                before = ast.copy_location(ast.Name(name, ast.Load()), statement)
                if self._is_unknown(before) or self._is_unknown(value):
                    return self._text(ast.BinOp(before, sign, value), state, values)
        return None


def _parts(statement: ast.stmt) -> Iterator[ast.AST]:
    """What is evaluated on a statement's own line; of a block its header."""
    match statement:
        case ast.If(test=test) | ast.While(test=test):
            yield test
        case ast.For(target=target, iter=items) | ast.AsyncFor(target=target, iter=items):
            yield from (target, items)
        case ast.With(items=items) | ast.AsyncWith(items=items):
            yield from items
        case ast.Match(subject=subject):
            yield subject
        case ast.Try() | ast.TryStar() | ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
            return
        case _:
            yield statement
