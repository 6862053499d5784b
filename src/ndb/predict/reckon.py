"""The next state without a model: where the line that runs is plain and its variables are known, it is reckoned.

Statements are interpreted over plain data (trace/values/interpret.py), one at a time; nothing of the program is run.
What a function of the program's gives is taken from the walk; objects, library calls and whatever may have another name
are left to the model. Says nothing rather than something wrong. Knows syntax and values as text; neither tokens nor
models.
"""

import ast
import copy
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from ndb.errors import NdbError
from ndb.language.document import Shown
from ndb.language.tokens import Sep
from ndb.predict.follow import Code
from ndb.predict.plain_code import BUILTINS, NotKnown, plain_code_of, stored_in
from ndb.source.callees import header_nodes
from ndb.source.functions import Function
from ndb.source.parse import parsed_expression, plain_value
from ndb.trace.names import global_name, listed_name, value_of
from ndb.trace.state import Event, State
from ndb.trace.values.interpret import Thing, evaluate, read_value, write_value
from ndb.tree.action import Action, Move

LONGEST = 200
"""Characters of a value that is reckoned: a longer one might be shown cut."""
MOST_ITEMS = 2_000
"""Of a loop."""
_LAZY_CALLS = frozenset({"enumerate", "zip", "reversed", "map", "filter", "iter"})
_LAZY_METHODS = frozenset({"items", "keys", "values"})
_CHANGING: Mapping[type, frozenset[str]] = {
    list: frozenset({"append", "extend", "insert", "pop", "remove", "sort", "reverse", "clear"}),
    dict: frozenset({"update", "setdefault", "pop", "popitem", "clear"}),
    set: frozenset({"add", "discard", "remove", "update", "clear", "difference_update", "intersection_update"}),
}
_NEVER = (
    ast.Lambda, ast.Await, ast.Yield, ast.YieldFrom, ast.NamedExpr, ast.Starred,
)  # fmt: skip
"""Parts with which a line is not reckoned."""


_STEPS = frozenset({Move.STEP_INTO, Move.STEP_OVER, Move.STEP_EXPRESSION, Move.STEP_INSIDE})


@dataclass(frozen=True, slots=True)
class Reckoned:
    """A state that needs no model."""

    shown: Shown
    line: int
    """Of the text that is shown."""


@dataclass(slots=True)
class Loop:
    """A `for` that is under way."""

    items: list[Any]
    index: int = 0


@dataclass(slots=True)
class _Frame:
    """What is remembered of a running function."""

    line: int = 0
    """The line of its latest line state."""
    loops: dict[int, Loop] = field(default_factory=dict)
    """By the line of the `for`."""
    returned: list[str] = field(default_factory=list)
    """What functions of the program gave that the line under way has called, in order."""
    is_disturbed: bool = False
    """Whether a call may have changed variables of this function."""
    called_with: Mapping[str, str] = field(default_factory=dict)
    is_followed: bool = False
    """Whether the walk has been with it from its call on."""


class Reckoner:
    """Told every state of a walk; says the next one where that can be known."""

    def __init__(self, code: Code) -> None:
        self._code = code
        self._facts = plain_code_of(code.text)
        self._frames: dict[int, _Frame] = {}
        self._stack: list[State] = []

    def take(self, state: State, led_by: Action | None = None) -> None:
        """The walk has come to a state; `led_by`: the action before it, None at its beginning."""
        if state.event.is_inside_line:
            return
        if led_by is not None and led_by.move not in _STEPS:
            self._frames.clear()  # what was jumped over may have changed everything
        if state.event is Event.CALL:
            self._stack.append(state)
        else:
            while self._stack and self._stack[-1].frame != state.frame:
                self._frames.pop(self._stack.pop().frame, None)
            self._stack[-1:] = [state]
        self._remember(state)

    def _remember(self, state: State) -> None:
        frame = self._frames.setdefault(state.frame, _Frame())
        if state.event is Event.CALL:
            frame.called_with, frame.is_followed = dict(state.locals), True
        elif state.event is Event.LINE:
            self._enter_line(frame, state)
        elif state.event is Event.RETURN and len(self._stack) > 1:
            waiting = self._frames.setdefault(self._stack[-2].frame, _Frame())
            waiting.returned.append(state.value or "?")
            waiting.is_disturbed |= not self._left_alone(frame, state)
        elif state.event is Event.EXCEPTION:
            self._frames.clear()

    def _left_alone(self, frame: _Frame, state: State) -> bool:
        """Whether a function that returns has changed nothing of what it was called with."""
        function = self._facts.function(self._code.line(state.file, state.line))
        if function is None or not frame.is_followed or self._facts.is_nested(function):
            return False
        rebound = self._facts.stored(function)
        return all(
            _is_immutable(text) or (name not in rebound and state.locals.get(name) == text)
            for name, text in frame.called_with.items()
        )

    def _enter_line(self, frame: _Frame, state: State) -> None:
        line = self._code.line(state.file, state.line)
        statement = self._facts.statement(line)
        if isinstance(statement, ast.For):
            is_on = _is_within(statement.body, frame.line)
            if is_on and line in frame.loops:
                frame.loops[line].index += 1
            elif is_on or (not frame.line and not frame.is_followed):
                frame.loops.pop(line, None)
            else:
                self._start_loop(frame, statement, state)
        frame.line, frame.returned, frame.is_disturbed = line, [], False

    def _start_loop(self, frame: _Frame, statement: ast.For, state: State) -> None:
        frame.loops.pop(statement.lineno, None)
        try:
            items = self._value(statement.iter, state.locals)
            if isinstance(items, list | tuple | str | dict | range) and len(items) <= MOST_ITEMS:
                frame.loops[statement.lineno] = Loop(list(items))
        except (NotKnown, NdbError):
            return

    # -- the next state ----------------------------------------------------------------------------------------------

    def next(self, action: Action) -> Reckoned | None:
        """What an action leads to; None where that takes a model."""
        if action.move not in (Move.STEP_INTO, Move.STEP_OVER) or self._facts.is_strange:
            return None
        try:
            return self._next(action.move is Move.STEP_INTO)
        except (NotKnown, NdbError, RecursionError):
            return None
        except Exception:  # what plain data raises: an exception comes, and which handler takes it is another question
            return None

    def _next(self, is_into: bool) -> Reckoned | None:
        stack = self._stack
        state, returned = stack[-1], list[str]()
        if state.event is Event.CALL:
            return self._begin(state)
        if state.event is Event.RETURN and len(stack) > 1:
            state = stack[-2]
            waiting = self._frames.get(state.frame)
            if waiting is None or waiting.is_disturbed:
                return None
            returned = waiting.returned
        frame = self._frames.get(state.frame)
        if state.event is not Event.LINE or frame is None:
            return None
        line = self._code.line(state.file, state.line)
        function, statement = self._facts.function(line), self._facts.alone(line)
        if function is None or statement is None or self._facts.is_loose(function, line):
            return None
        if is_into and any(isinstance(node, ast.GeneratorExp) for node in header_nodes(statement)):
            return None  # it has states of its own
        statement = _with_values(statement, returned, self._facts.names)
        after = dict(state.locals)
        match statement:
            case ast.Return(value=value):
                told = self._text(value, state.locals) if value is not None else "None"
                return Reckoned(Shown(Sep.RETURN, state.source, value=told), line)
            case ast.If(test=test) | ast.While(test=test):
                is_true = bool(self._value(test, state.locals))
                goes_to = self._facts.branch(line, is_true)
            case ast.For():
                goes_to = self._facts.branch(line, self._has_round(frame, statement, after))
            case _:
                self._run(statement, function, after)
                goes_to = self._facts.successor(line)
        if goes_to is None:
            return Reckoned(Shown(Sep.RETURN, state.source, value="None"), line)
        return self._at(goes_to, state, after)

    def _begin(self, state: State) -> Reckoned | None:
        """From a call to the first line of a function: nothing has happened in between."""
        function = self._facts.function(self._code.line(state.file, state.line))
        if function is None or function.decorator_list or function.lineno != self._code.line(state.file, state.line):
            return None
        return self._at(self._facts.first(function.body), state, state.locals)

    def _has_round(self, frame: _Frame, statement: ast.For, after: dict[str, str]) -> bool:
        """Whether a loop goes on; then its next item is bound."""
        loop = frame.loops.get(statement.lineno)
        if loop is None:
            raise NotKnown
        items = self._items_now(statement, loop, after)
        if loop.index < len(items):
            self._bind(statement.target, items[loop.index], after)
        return loop.index < len(items)

    def _items_now(self, statement: ast.For, loop: Loop, locals: Mapping[str, str]) -> Sequence[Any]:
        """What a loop goes through: what it began with, unless that can have changed on the way."""
        kind = statement.iter
        match kind:
            case ast.Call(func=ast.Name(id=name)) if name not in _LAZY_CALLS:
                return loop.items
            case ast.Call(func=ast.Attribute(attr=name)) if name not in _LAZY_METHODS:
                return loop.items
            case ast.Constant() | ast.List() | ast.Tuple() | ast.ListComp() | ast.Subscript(slice=ast.Slice()):
                return loop.items
        read = {node.id for node in ast.walk(kind) if isinstance(node, ast.Name)}
        if read & set(stored_in(statement.body)) - BUILTINS:
            # Bound anew: it goes on with the old object, of which nothing more is seen.
            if all(_is_immutable(value_of(locals, name) or "?") for name in read - BUILTINS):
                return loop.items
            raise NotKnown
        if isinstance(now := self._value(kind, locals), list) and isinstance(kind, ast.Name):
            return now
        if list(now) != loop.items:
            raise NotKnown
        return loop.items

    def _at(self, line: int | None, state: State, after: Mapping[str, str]) -> Reckoned | None:
        """The line state there, with what has changed."""
        if line is None or self._facts.alone(line) is None:
            return None  # of a statement of several lines, another may come first
        before = state.locals
        changed: dict[str, str | None] = {name: text for name, text in after.items() if before.get(name) != text}
        changed |= {name: None for name in before if name not in after}
        return Reckoned(Shown(Sep.LINE, self._facts.lines[line - 1], changed, partial=True), line)

    # -- statements --------------------------------------------------------------------------------------------------

    def _run(self, statement: ast.stmt, function: Function, after: dict[str, str]) -> None:
        match statement:
            case ast.Pass() | ast.Continue() | ast.Break() | ast.Expr(value=ast.Constant()):
                return
            case ast.Assign(
                targets=[target],
                value=ast.Call(func=ast.Attribute(value=owner, attr="pop"), args=args, keywords=[]) as value,
            ):
                given, taken = [self._value(each, after) for each in args], list[Any]()
                self._changed(owner, function, after, lambda found: taken.append(_popped(found, given)))
                self._bind(target, taken[0], after)
            case ast.Assign(targets=targets, value=value):
                result = self._value(value, after)
                for target in targets:
                    self._store(target, result, function, after)
            case ast.AnnAssign(target=target, value=ast.expr() as value, simple=1):
                self._store(target, self._value(value, after), function, after)
            case ast.AugAssign(target=ast.Name(id=name) as target, op=op, value=value):
                old = self._value(ast.Name(name, ast.Load()), after)
                if isinstance(old, list | set | dict):
                    self._check_alone(name, old, function, after)
                result = self._value(ast.BinOp(ast.Name(name, ast.Load()), op, value), after)
                self._bind(target, result, after)
            case ast.AugAssign(target=ast.Subscript() | ast.Attribute() as target, op=op, value=value):
                there = _loaded(target)
                if isinstance(self._value(there, after), list | set | dict):
                    raise NotKnown
                self._store(target, self._value(ast.BinOp(there, op, value), after), function, after)
            case ast.Expr(value=ast.Call(func=ast.Attribute(value=owner, attr=name), args=args, keywords=keywords)):
                self._change(owner, name, args, keywords, function, after)
            case ast.Assert(test=test):
                if not self._value(test, after):
                    raise NotKnown
            case ast.Delete(targets=[ast.Subscript(value=owner, slice=key)]):
                place = self._value(key, after)
                self._changed(owner, function, after, lambda found: found.__delitem__(place))
            case _:
                raise NotKnown

    def _store(self, target: ast.expr, result: Any, function: Function, after: dict[str, str]) -> None:
        match target:
            case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                self._set_attribute(name, attribute, result, after)
            case ast.Subscript(value=owner, slice=key) if not isinstance(key, ast.Slice):
                place = self._value(key, after)
                self._changed(owner, function, after, lambda found: found.__setitem__(place, copy.deepcopy(result)))
            case _:
                self._bind(target, result, after)

    def _set_attribute(self, name: str, attribute: str, value: Any, after: dict[str, str]) -> None:
        """An object that shows its attributes shows one more, or another value of it."""
        listed = listed_name(after, name)
        thing = read_value(after[listed]) if listed is not None else None
        if listed is None or not isinstance(thing, Thing) or not self._facts.is_field(thing.name, attribute):
            raise NotKnown
        before = {each: _written(held) for each, held in thing.attributes.items()}
        if _object_text(thing.name, before) != thing.text:
            raise NotKnown
        others = [text for each, text in after.items() if each != listed]
        if any(thing.text in text for text in others):
            raise NotKnown
        after[listed] = _object_text(thing.name, before | {attribute: _written(value)})
        if len(after[listed]) > LONGEST:
            raise NotKnown

    def _bind(self, target: ast.expr, value: Any, after: dict[str, str]) -> None:
        match target:
            case ast.Name(id=name):
                if self._facts.is_shared(name):
                    raise NotKnown
                after[name] = _written(value)
            case ast.Tuple(elts=parts) | ast.List(elts=parts) if isinstance(value, list | tuple | str):
                if any(isinstance(part, ast.Starred) for part in parts) or len(parts) != len(value):
                    raise NotKnown
                for part, each in zip(parts, value, strict=True):
                    self._bind(part, each, after)
            case _:
                raise NotKnown

    def _change(
        self, owner: ast.expr, name: str, args: list[ast.expr], keywords: list[ast.keyword], function: Function,
        after: dict[str, str],
    ) -> None:  # fmt: skip
        """A method that changes a list, dict or set in place."""
        given = [copy.deepcopy(self._value(each, after)) for each in args]
        if any(each.arg != "reverse" for each in keywords):
            raise NotKnown
        named = {each.arg or "": self._value(each.value, after) for each in keywords}

        def apply(found: Any) -> None:
            if name not in _CHANGING.get(type(found), ()):
                raise NotKnown
            getattr(found, name)(*given, **named)

        self._changed(owner, function, after, apply)

    def _changed(self, owner: ast.expr, function: Function, after: dict[str, str], apply: Any) -> None:
        """Change what an expression leads to, in the variable that it begins with."""
        root, keys = owner, list[ast.expr]()
        while isinstance(root, ast.Subscript):
            keys.insert(0, root.slice)
            root = root.value
        attribute = root
        root = root.value if isinstance(root, ast.Attribute) else root
        if not isinstance(root, ast.Name):
            raise NotKnown
        if isinstance(attribute, ast.Attribute):
            whole = self._value(attribute, after)
            apply(self._part(whole, keys, after))
            if any(_written(self._value(attribute, after)) in text for each, text in after.items() if each != root.id):
                raise NotKnown
            self._set_attribute(root.id, attribute.attr, whole, after)
            return
        whole = self._value(root, after)
        found = self._part(whole, keys, after)
        self._check_alone(root.id, found, function, after)
        apply(found)
        listed = listed_name(after, root.id)
        if listed is None:
            raise NotKnown
        after[listed] = _written(whole)

    def _part(self, whole: Any, keys: Sequence[ast.expr], locals: Mapping[str, str]) -> Any:
        """The list, dict or set inside a value to which keys lead."""
        found = whole
        for key in keys:
            found = found[self._value(key, locals)]
            if isinstance(found, list | dict | set) and _count_equal(whole, found) > 1:
                raise NotKnown  # perhaps the same object twice
        if type(found) not in (list, dict, set):
            raise NotKnown
        return found

    def _check_alone(self, name: str, value: Any, function: Function, locals: Mapping[str, str]) -> None:
        """Whether no other variable can hold the same object: it is never handed on, or none looks like it."""
        if self._facts.is_private(function, name):
            return
        text = _written(value)
        others = [each for listed, each in locals.items() if listed not in (name, global_name(name))]
        if any(text in each for each in others):
            raise NotKnown

    # -- expressions -------------------------------------------------------------------------------------------------

    def _text(self, node: ast.expr, locals: Mapping[str, str]) -> str:
        return _written(self._value(node, locals))

    def _value(self, node: ast.expr, locals: Mapping[str, str]) -> Any:
        """What an expression gives; NotKnown where it is more than plain operations on plain data."""
        own, read = _names_inside(node), _attributes_read(node)
        for part in ast.walk(node):
            match part:
                case ast.Name(id=name) if name not in own:
                    self._check_name(name, locals, read.get(name))
                case ast.Compare(ops=ops, comparators=others) if any(isinstance(op, ast.Is | ast.IsNot) for op in ops):
                    if not all(isinstance(each, ast.Constant) and each.value is None for each in others):
                        raise NotKnown
                case ast.Call(func=ast.Name(id=name)) if name not in BUILTINS:
                    raise NotKnown
                case ast.Attribute(value=ast.Name(id=name)) if name not in own and value_of(locals, name) is None:
                    raise NotKnown
                case _ if isinstance(part, _NEVER):
                    raise NotKnown
        value = evaluate(ast.unparse(node), locals)
        if not _is_builtin(value):
            raise NotKnown
        return value

    def _check_name(self, name: str, locals: Mapping[str, str], attributes: Sequence[str] | None) -> None:
        """`attributes`: those that are read of it, if nothing else is done with it."""
        text = value_of(locals, name)
        if text is None:
            if name not in BUILTINS or name in self._facts.bound:
                raise NotKnown
            return
        if _is_plain(text):
            return
        thing = read_value(text)
        if not isinstance(thing, Thing) or attributes is None:
            raise NotKnown
        if not all(self._facts.is_field(thing.name, each) for each in attributes):
            raise NotKnown


def _attributes_read(node: ast.expr) -> dict[str, list[str]]:
    """By variable that is only ever asked for attributes: which."""
    found: dict[str, list[str]] = {}
    inside: set[int] = set()
    called = {id(n.func) for n in ast.walk(node) if isinstance(n, ast.Call)}
    for part in ast.walk(node):
        match part:
            case ast.Attribute(value=ast.Name(id=name) as used, attr=attr) if id(part) not in called:
                found.setdefault(name, []).append(attr)
                inside.add(id(used))
    others = {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and id(n) not in inside}
    return {name: attributes for name, attributes in found.items() if name not in others}


def _names_inside(node: ast.expr) -> set[str]:
    """Names that comprehensions inside an expression bind."""
    clauses = [n for n in ast.walk(node) if isinstance(n, ast.comprehension)]
    return {n.id for clause in clauses for n in ast.walk(clause.target) if isinstance(n, ast.Name)}


def _with_values(statement: ast.stmt, returned: Sequence[str], functions: frozenset[str]) -> ast.stmt:
    """The statement with what functions of the program gave in the place of their calls."""
    calls = [n for n in _in_order(statement) if isinstance(n, ast.Call)]
    own = [n for n in calls if isinstance(n.func, ast.Name) and n.func.id in functions]
    others = [n for n in calls if n not in own and not _is_builtin_or_method(n)]
    if not own and not returned:
        return statement
    shaky = (ast.BoolOp, ast.IfExp, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Compare)
    if len(own) != len(returned) or others or any(
        isinstance(n, shaky) and any(c in own for c in ast.walk(n)) for n in header_nodes(statement)
    ):  # fmt: skip
        raise NotKnown
    values = {}
    for call, text in zip(own, returned, strict=True):
        tree = parsed_expression(text)
        if tree is None or not _is_plain(text):
            raise NotKnown
        values[id(call)] = tree
    return _Replacing(values).visit(statement)  # type: ignore[no-any-return]


class _Replacing(ast.NodeTransformer):
    """Makes a copy in which some expressions are others."""

    def __init__(self, values: Mapping[int, ast.expr]) -> None:
        self._values = values

    def visit(self, node: ast.AST) -> Any:
        if id(node) in self._values:
            return self._values[id(node)]
        made = copy.copy(node)
        for name, old in ast.iter_fields(node):
            if isinstance(old, list):
                setattr(made, name, [self.visit(each) if isinstance(each, ast.AST) else each for each in old])
            elif isinstance(old, ast.AST):
                setattr(made, name, self.visit(old))
        return made


def _in_order(statement: ast.stmt) -> Iterator[ast.AST]:
    """The parts of a statement's head, inner ones first, as calls are made."""

    def walk(node: ast.AST) -> Iterator[ast.AST]:
        for child in ast.iter_child_nodes(node):
            yield from walk(child)
        yield node

    heads = {id(n) for n in header_nodes(statement)}
    for each in walk(statement):
        if id(each) in heads:
            yield each


def _is_builtin_or_method(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Attribute) or (isinstance(call.func, ast.Name) and call.func.id in BUILTINS)


def _popped(found: Any, given: Sequence[Any]) -> Any:
    if type(found) not in (list, dict):
        raise NotKnown
    return found.pop(*given)


def _loaded(target: ast.Subscript | ast.Attribute) -> ast.expr:
    if isinstance(target, ast.Subscript):
        return ast.Subscript(target.value, target.slice, ast.Load())
    return ast.Attribute(target.value, target.attr, ast.Load())


def _object_text(name: str, attributes: Mapping[str, str]) -> str:
    return f"{name}({', '.join(f'{each}={text}' for each, text in attributes.items())})"


def _is_within(body: Sequence[ast.stmt], line: int) -> bool:
    return body[0].lineno <= line <= (body[-1].end_lineno or 0)


def _count_equal(whole: Any, part: Any) -> int:
    """How often something that looks like a part stands in a value."""
    count = int(type(whole) is type(part) and whole == part)
    inner = whole.values() if isinstance(whole, dict) else whole if isinstance(whole, list | tuple | set) else ()
    return count + sum(_count_equal(each, part) for each in inner)


def _written(value: Any) -> str:
    if not _is_builtin(value):
        raise NotKnown
    text = write_value(value)
    if len(text) > LONGEST or (read_value(text) != value and value == value):
        raise NotKnown
    return text


@lru_cache(maxsize=4096)
def _is_plain(text: str) -> bool:
    return len(text) <= 10_000 and _is_builtin(read_value(text))


def _is_builtin(value: Any) -> bool:
    """Whether a value is of Python's own types all through: what others show as text may not be all of it."""
    if type(value) is dict:
        return all(_is_builtin(key) and _is_builtin(item) for key, item in value.items())
    if type(value) in (list, tuple, set, frozenset):
        return all(map(_is_builtin, value))
    return type(value) in (int, float, bool, str, bytes, complex, type(None), range)


@lru_cache(maxsize=4096)
def _is_immutable(text: str) -> bool:
    tree = parsed_expression(text) if len(text) <= 1_000 else None
    value = plain_value(tree) if tree is not None else ...
    return type(value) in (int, float, bool, str, bytes, complex, type(None)) or text.startswith(
        ("<function", "<class")
    )
