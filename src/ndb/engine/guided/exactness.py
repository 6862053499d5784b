"""Which values of a guided run rest on assumptions: a flow of data and control over its recording, on the safe side.

Said of a value: if the real run comes to this state, too, the value there is the same, unless it rests on one of these
assumptions. A line rests on what it reads, on the assumptions made while it ran, on what its calls returned, on the
branches that led to it. What it writes rests on the same; where it may have changed objects, every object that exists
then does. A branch that rests on assumptions leaves them on all that any of its sides assigns. A line that may fail
leaves them on the `try` around it. Better too much than too little: what is called exact must be.
"""

import ast
import builtins
import re
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ndb.engine.guided.inside.varying_names import CHANGING_NOTHING
from ndb.source.parse import parsed
from ndb.trace.state import Event, Recording, State

Ids = frozenset[int]
NONE: Final[Ids] = frozenset()
AN_UNKNOWN: Final = -1
"""Stands among assumptions for an unknown that was used, but about which nothing was assumed."""
_SOME: Final[Ids] = frozenset({AN_UNKNOWN})
MOST_STATES: Final = 20_000
"""Of longer runs everything after the first assumption rests on all of them."""
NOWHERE: Final[Mapping[int, tuple[str, int]]] = {}
NOTHING: Final[Mapping[int, Mapping[str, int]]] = {}
UNKNOWN: Final = "<unknown "
GLOBAL: Final = "global "
_PURE: Final = frozenset(
    {"len", "str", "int", "float", "bool", "repr", "abs", "min", "max", "sum", "sorted", "list", "tuple", "dict", "set",
     "frozenset", "range", "enumerate", "zip", "round", "isinstance", "ord", "chr", "hex", "bin", "any", "all",
     "reversed", "print", "format", "type", "divmod", "pow", "bytes", "hasattr", "callable", "issubclass", "id", "hash"}
)  # fmt: skip
"""Builtins that change none of their arguments, as long as these are data."""
_STATELESS: Final = frozenset({"math", "re", "json", "string", "textwrap", "operator", "itertools", "functools"})
_ASKS: Final = frozenset(
    {"os.environ.get", "os.getenv", "os.getuid", "os.geteuid", "os.getgid", "os.getlogin", "os.access", "os.listdir",
     "os.scandir", "os.walk", "glob.glob", "glob.iglob", "shutil.which",
     "os.path.exists", "os.path.isfile", "os.path.isdir", "os.path.getsize", "os.path.expanduser", "Path.home",
     "pathlib.Path.home", "getpass.getuser", "tempfile.gettempdir",
     "datetime.now", "datetime.utcnow", "datetime.today", "date.today"}
    | CHANGING_NOTHING
)  # fmt: skip
"""Functions that tell of the surroundings, or of what is another in every run, and change nothing."""
_TELLING: Final = dict.fromkeys({text.partition(".")[0] for text in _ASKS}) | {"Path": "pathlib"}
"""What they are found in: modules, by None, and what is imported from one."""
_FUNCTIONS: Final = (ast.FunctionDef, ast.AsyncFunctionDef)
_SCOPES: Final = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.ClassDef)
_LOOPS: Final = (ast.For, ast.AsyncFor, ast.While)
_BRANCHES: Final = (ast.If, ast.While, ast.For, ast.AsyncFor, ast.Match, ast.Try, ast.With, ast.AsyncWith)


@dataclass(frozen=True, slots=True)
class Header:
    """What a statement does by itself, without the blocks inside it."""

    reads: frozenset[str]
    writes: frozenset[str]
    hidden: bool
    """Whether it looks at things whose state is not shown: modules, classes."""
    mutates: bool


@dataclass(frozen=True, slots=True)
class Region:
    """A statement with its blocks, and what can happen in any of them."""

    first: int
    last: int
    writes: frozenset[str]
    mutates: bool
    returns: bool
    jumps: bool
    handles: bool
    """A `try` with handlers."""
    is_loop: bool
    is_branch: bool


class Syntax:
    """The statements of a file, by line."""

    def __init__(self, source: str) -> None:
        tree = parsed(source) or ast.Module([], [])
        self._headers: dict[int, list[ast.AST]] = {}
        self._regions: dict[int, list[Region]] = {}
        self.functions = {n.name for n in ast.walk(tree) if isinstance(n, ast.FunctionDef) and not n.decorator_list}
        self.stateless = set(_stateless(tree))
        self.imported = set(_imported_whole(tree))
        self.telling = self.imported & {text.rpartition(".")[2] for text in _ASKS}
        self._body = tree.body
        self._own = {n.name for n in ast.walk(tree) if isinstance(n, (*_FUNCTIONS, ast.ClassDef))}
        for node in ast.walk(tree):
            if isinstance(node, ast.stmt | ast.ExceptHandler):
                for line in range(node.lineno, _header_end(node) + 1):
                    self._headers.setdefault(line, []).append(node)
        self.all_regions = [_region(n) for n in ast.walk(tree) if isinstance(n, _BRANCHES)]
        self._known: dict[int, Header | None] = {}

    def header(self, line: int) -> Header | None:
        if line not in self._known:
            nodes = self._headers.get(line)
            self._known[line] = self._header(nodes) if nodes else None
        return self._known[line]

    def _header(self, nodes: Sequence[ast.AST]) -> Header:
        parts = [part for node in nodes for part in _own_parts(node)]
        names = [n for part in parts for n in ast.walk(part) if isinstance(n, ast.Name)]
        reads = {n.id for n in names if isinstance(n.ctx, ast.Load)}
        writes = {n.id for n in names if not isinstance(n.ctx, ast.Load)}
        for node in nodes:
            if isinstance(node, ast.AugAssign) and isinstance(node.target, ast.Name):
                reads.add(node.target.id)
            writes |= set(_named(node))
        called = {
            n.func.id for p in parts for n in ast.walk(p) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)
        }
        plain = {n for n in reads if n in _PURE or n in self.stateless or (n in self.functions and n in called)}
        hidden = bool(reads - plain - {n for n in reads if hasattr(builtins, n)})
        mutates = any(self._may_change(n) for p in parts for n in ast.walk(p)) or any(
            isinstance(n, ast.AugAssign | ast.Delete | ast.With | ast.AsyncWith | ast.ClassDef) for n in nodes
        )
        return Header(frozenset(reads), frozenset(writes), hidden, mutates)

    def _may_change(self, node: ast.AST) -> bool:
        match node:
            case ast.Call(func=ast.Name(id=name)):
                return name not in _PURE and name not in self.functions and name not in self.telling
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name))):
                return name not in self.stateless and not self._asks(node.func)
            case ast.Call(func=ast.Attribute() as asked):
                return not self._asks(asked)
            case ast.Call() | ast.Yield() | ast.YieldFrom() | ast.Await():
                return True
            case ast.Attribute(ctx=ast.Store() | ast.Del()) | ast.Subscript(ctx=ast.Store() | ast.Del()):
                return True
        return False

    def _asks(self, function: ast.expr) -> bool:
        """Whether it is a function of the standard library that only tells of the surroundings."""
        text = ast.unparse(function)
        return text in _ASKS and text.partition(".")[0] in self.imported

    def set_by(self, line: int) -> frozenset[str] | None:
        """The module's names that what stands on a line of its body can have got into, before any function is called;
        None where that cannot be told."""
        found, has_begun = set[str](), False
        for statement in self._body:
            is_it = statement.lineno <= line <= (statement.end_lineno or statement.lineno)
            has_begun = has_begun or is_it
            if not (is_it or (has_begun and found & _read_when_made(statement))):
                if has_begun and self._calls_own(statement):
                    return None
                continue
            header = self._header([statement])
            if not isinstance(statement, ast.Assign | ast.AnnAssign) or header.mutates or self._calls_own(statement):
                return None
            found |= header.writes
        return frozenset(found) if has_begun else None

    def _calls_own(self, statement: ast.stmt) -> bool:
        """Whether something of this file may run, besides the statement itself."""
        if _runs_as_program(statement):
            return False
        if isinstance(statement, ast.ClassDef) and self._own & {"__init_subclass__", "__set_name__", "__new__"}:
            return True
        return bool(_read_when_made(statement) & self._own)

    def regions(self, line: int) -> list[Region]:
        """The statements with blocks around a line, outermost first."""
        if line not in self._regions:
            around = [each for each in self.all_regions if each.first <= line <= each.last]
            self._regions[line] = sorted(around, key=lambda each: (each.first, -each.last))
        return self._regions[line]


def _runs_as_program(statement: ast.stmt) -> bool:
    """`if __name__ == "__main__":`, which is passed over where a function of the file is called."""
    match statement:
        case ast.If(test=ast.Compare(left=ast.Name(id="__name__"))):
            return True
    return False


def _read_when_made(statement: ast.stmt) -> set[str]:
    """The names of which a statement of a module may use the values when it runs."""
    return {n.id for part in _parts_that_run(statement) for n in ast.walk(part) if isinstance(n, ast.Name)}


def _parts_that_run(statement: ast.stmt) -> Iterator[ast.AST]:
    """All of a statement but annotations, bases and the bodies of functions."""
    match statement:
        case ast.FunctionDef() | ast.AsyncFunctionDef():
            given = statement.args
            yield from (*statement.decorator_list, *given.defaults, *(each for each in given.kw_defaults if each))
        case ast.ClassDef():
            yield from (*statement.decorator_list, *(each.value for each in statement.keywords))
            for inside in statement.body:
                yield from _parts_that_run(inside)
        case ast.AnnAssign():
            yield statement.target
            yield from filter(None, [statement.value])
        case _:
            yield statement


def _stateless(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (a.asname or a.name for a in node.names if a.name in _STATELESS)
        elif isinstance(node, ast.ImportFrom) and node.module in _STATELESS:
            yield from (a.asname or a.name for a in node.names)


def _imported_whole(tree: ast.AST) -> Iterator[str]:
    """The standard library's modules that tell of the surroundings, and `Path`, where they have their own names and no
    others are given these."""
    imports = [n for n in ast.walk(tree) if isinstance(n, ast.Import | ast.ImportFrom)]
    bound = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Load)}
    bound |= {n.arg for n in ast.walk(tree) if isinstance(n, ast.arg)}
    for name, home in _TELLING.items():
        givers = {getattr(n, "module", None) for n in imports for a in n.names if (a.asname or a.name) == name}
        if name not in bound and (givers == {home} or (name in ("datetime", "date") and givers == {"datetime"})):
            yield name
    for node in imports:
        if isinstance(node, ast.ImportFrom):
            yield from (a.name for a in node.names if f"{node.module}.{a.name}" in _ASKS and not a.asname)


def _blocks(node: ast.AST) -> list[ast.stmt]:
    found: list[ast.stmt] = []
    for name in ("body", "orelse", "finalbody"):
        block = getattr(node, name, None)
        found += block if isinstance(block, list) else []
    for handler in getattr(node, "handlers", ()):
        found += handler.body
    for case in getattr(node, "cases", ()):
        found += case.body
    return found


def _header_end(node: ast.stmt | ast.ExceptHandler) -> int:
    blocks = _blocks(node)
    end = node.end_lineno or node.lineno
    return max(node.lineno, min((each.lineno for each in blocks), default=end + 1) - 1) if blocks else end


def _own_parts(node: ast.AST) -> list[ast.AST]:
    """What a statement evaluates itself."""
    inside = {id(each) for each in _blocks(node)}
    handlers = {id(each) for each in (*getattr(node, "handlers", ()), *getattr(node, "cases", ()))}
    return [child for child in ast.iter_child_nodes(node) if id(child) not in inside and id(child) not in handlers]


def _named(node: ast.AST) -> Iterator[str]:
    """Names that a statement binds other than by a `Name`."""
    match node:
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.Import() | ast.ImportFrom():
            yield from ((a.asname or a.name).partition(".")[0] for a in node.names)
        case ast.ExceptHandler(name=str(name)):
            yield name


def _region(node: ast.AST) -> Region:
    assert isinstance(node, ast.stmt)
    inside = list(_inside(node))
    writes = {n.id for n in inside if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Load)}
    writes |= {name for n in inside for name in _named(n)}
    changes = (ast.Call, ast.Yield, ast.YieldFrom, ast.Await, ast.Delete, ast.AugAssign)
    stores = any(isinstance(n, ast.Attribute | ast.Subscript) and not isinstance(n.ctx, ast.Load) for n in inside)
    return Region(
        node.lineno, node.end_lineno or node.lineno, frozenset(writes),
        stores or any(isinstance(n, changes) for n in inside),
        any(isinstance(n, ast.Return | ast.Raise | ast.Yield | ast.YieldFrom) for n in inside),
        any(isinstance(n, ast.Break | ast.Continue) for n in inside),
        isinstance(node, ast.Try) and bool(node.handlers), isinstance(node, _LOOPS),
        not isinstance(node, ast.Try | ast.With | ast.AsyncWith),
    )  # fmt: skip


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    for child in ast.iter_child_nodes(node):
        yield child
        if not isinstance(child, _SCOPES):
            yield from _inside(child)


# -- the flow ----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class Frame:
    """One activation of a function."""

    names: dict[str, Ids] = field(default_factory=dict)
    line: int = 0
    file: str = ""
    is_module: bool = False
    pending: Ids = NONE
    """What came up while its line runs: assumptions made, results of calls."""
    control: dict[tuple[int, int], tuple[Region, Ids]] = field(default_factory=dict)
    result: Ids = NONE
    """What its result rests on whatever is returned."""
    seen: Ids = NONE
    """All that anything in it rested on."""
    shown: Mapping[str, str] = field(default_factory=dict)
    has_begun: bool = False
    drawn: Ids = NONE
    """What that rests on which a generator expression goes through."""


class Exactness:
    """What every state's values rest on."""

    def __init__(
        self, recording: Recording, uses: Sequence[tuple[int, int]], unknown_names: Sequence[str] = (),
        asked: Mapping[int, tuple[str, int]] = NOWHERE, differing: Mapping[int, Mapping[str, int]] = NOTHING,
    ) -> None:  # fmt: skip
        """`unknown_names`: names that are nowhere defined. `asked`: of assumptions about the surroundings, where those
        were asked. `differing`: by state, the variables that are others in another run, and the assumption for each."""
        self._differing = differing
        self._asked = asked
        self._recording = recording
        self._unknown_names = frozenset(unknown_names)
        self._uses = sorted((moment, number) for number, moment in uses)
        self._moments = [moment for moment, _ in self._uses]
        self._all: Ids = frozenset(number for number, _ in uses)
        self._origins: list[dict[str, Ids]] | None = None

    def at(self, moment: int) -> Mapping[str, Ids]:
        """By variable (under "" the state's value) the assumptions it rests on; what rests on none is left out."""
        if not 0 <= moment < len(self._recording):
            return {}
        if len(self._recording) > MOST_STATES:
            state = self._recording.state(moment)
            late = self._all if self._moments and moment >= self._moments[0] - 1 else NONE
            return dict.fromkeys((*state.locals, ""), late) if late else _unknowns(state)
        if self._origins is None:
            told = (self._unknown_names, self._asked, self._differing)
            self._origins = list(_Flow(self._recording, self._uses, self._moments, *told).walk())
        return self._origins[moment]

    @property
    def is_result_exact(self) -> bool:
        """Whether what the last state shows, a function's result or an exception, rests on nothing assumed."""
        size = len(self._recording)
        return size > 0 and "" not in self.at(size - 1)


def _unknowns(state: State) -> dict[str, Ids]:
    found = {name: NONE for name, text in state.locals.items() if UNKNOWN in text}
    return found | ({"": NONE} if state.value is not None and UNKNOWN in state.value else {})


class _Flow:
    def __init__(
        self,
        recording: Recording,
        uses: Sequence[tuple[int, int]],
        moments: Sequence[int],
        unknown_names: frozenset[str],
        asked: Mapping[int, tuple[str, int]],
        differing: Mapping[int, Mapping[str, int]],
    ) -> None:
        self._recording = recording
        self._differing = differing
        self._unknown_names = unknown_names
        self._last_event = Event.CALL
        self._uses, self._moments = uses, moments
        self._syntax: dict[str, Syntax] = {}
        self._frames: dict[int, Frame] = {}
        self._stack: list[int] = []
        self._set_early: dict[str, Ids] = {}
        """Module data that got what the surroundings said before the first state, and nothing else did."""
        early = frozenset(n for moment, n in uses if moment == 0 and not self._is_confined(n, asked.get(n)))
        self._hidden: Ids = early
        self._globals: dict[str, Ids] = {}
        self._before: Ids = early
        """Of what was assumed before the first state: all module data rests on it."""
        self._ever: dict[str, Ids] = {}
        self._texts: dict[str, str] = {}
        """Module data, as it was last shown."""

    def _is_confined(self, number: int, asked: tuple[str, int] | None) -> bool:
        """Whether an assumption made before the first state can only have got into some names of its module, which then
        rest on it."""
        names = self._of(asked[0]).set_by(asked[1]) if asked is not None else None
        if names is None or asked is None or any(self._is_seen_elsewhere(name, asked[0]) for name in names):
            return False
        for name in names:
            self._set_early[name] = self._set_early.get(name, NONE) | {number}
        return True

    def _is_seen_elsewhere(self, name: str, own: str) -> bool:
        """Whether a name of a module may be read other than by itself, in that module."""
        sources = self._recording.sources
        others = any(re.search(rf"\b{name}\b", text) for file, text in sources.items() if file != own)
        return others or bool(re.search(rf"\.\s*{name}\b|\bglobals\(|\bvars\(|\b{name}\s*:=", sources.get(own, "")))

    def walk(self) -> Iterator[dict[str, Ids]]:
        for moment in range(len(self._recording)):
            state = self._recording.state(moment)
            yield self._state(state, self._differing.get(moment, {}))
            self._last_event = state.event
            self._note_uses(moment + 1)

    def _note_uses(self, moment: int) -> None:
        """Assumptions used after this many states belong to the line that runs then, and to those that wait for it."""
        at = bisect_left(self._moments, moment)
        found = set()
        while at < len(self._moments) and self._moments[at] == moment:
            found.add(self._uses[at][1])
            at += 1
        # After a return it is the caller that runs; after an exception it may be.
        has_left = self._last_event in (Event.RETURN, Event.EXCEPTION)
        for number in self._stack[-2:] if has_left else self._stack[-1:]:
            frame = self._frames[number]
            frame.pending |= found
            frame.seen |= found

    def _of(self, file: str) -> Syntax:
        if file not in self._syntax:
            self._syntax[file] = Syntax(self._recording.sources.get(file, ""))
        return self._syntax[file]

    # One state

    def _state(self, state: State, differing: Mapping[str, int]) -> dict[str, Ids]:
        frame = self._enter(state)
        for name, text in state.locals.items():
            if frame.is_module or name.startswith(GLOBAL):
                self._texts[name.removeprefix(GLOBAL)] = text
        value: Ids = NONE
        if state.event is Event.CALL:
            self._begin(frame, state)
        else:
            value = self._finish_line(frame, state)
            if state.event is Event.LINE:
                self._start_line(frame, state)
        for name, number in differing.items():
            if name:
                self._set(frame, name.removeprefix(GLOBAL), frozenset({number}), is_more=True)
            else:
                value |= {number}
        told = self._told(frame, state, value)
        if state.event is Event.RETURN or (state.event is Event.EXCEPTION):
            self._leave(state, told.get("", NONE) | value, frame)
        return told

    def _enter(self, state: State) -> Frame:
        while len(self._stack) > state.depth + 1:
            self._stack.pop()
        if len(self._stack) == state.depth + 1 and self._stack[-1] != state.frame:
            self._stack.pop()
        if not self._stack or self._stack[-1] != state.frame:
            self._stack.append(state.frame)
        return self._frames.setdefault(state.frame, Frame(file=state.file, is_module=state.function == "<module>"))

    def _begin(self, frame: Frame, state: State) -> None:
        caller = self._frames[self._stack[-2]] if len(self._stack) > 1 else None
        taken = NONE
        if caller is not None:
            taken = self._line_rests_on(caller) | caller.pending
        frame.line = 0
        frame.shown = state.locals
        frame.pending |= taken if frame.has_begun else NONE
        if not frame.has_begun:
            frame.drawn = taken if state.function.endswith("<genexpr>") else NONE
            for name in state.locals:
                if not name.startswith(GLOBAL):
                    frame.names[name] = taken
        frame.has_begun = True

    def _line_rests_on(self, frame: Frame) -> Ids:
        header = self._of(frame.file).header(frame.line)
        if header is None:
            return self._everything(frame) if frame.line else NONE
        found = self._control(frame) | frame.drawn
        for name in header.reads:
            found |= self._name(frame, name)
        return found | (self._hidden if header.hidden else NONE)

    def _everything(self, frame: Frame) -> Ids:
        return frozenset().union(self._hidden, *frame.names.values(), *self._globals.values())

    def _control(self, frame: Frame) -> Ids:
        return frozenset().union(*(ids for _, ids in frame.control.values()))

    def _name(self, frame: Frame, name: str) -> Ids:
        shown = frame.shown.get(name) or frame.shown.get(f"{GLOBAL}{name}")
        if shown is None:
            is_unknown = name in self._unknown_names or UNKNOWN in self._texts.get(name, "")
        else:
            is_unknown = UNKNOWN in shown
        return self._flowed(frame, name) | (_SOME if is_unknown else NONE)

    def _flowed(self, frame: Frame, name: str) -> Ids:
        if frame.is_module or f"{GLOBAL}{name}" in frame.shown:
            return self._globals.get(name, self._early(name))
        if name in frame.names:
            return frame.names[name]
        if name in frame.shown:
            return self._ever.get(name, NONE)
        return self._globals.get(name, self._set_early.get(name, NONE))

    def _early(self, name: str) -> Ids:
        """Of module data that no recorded line has written: what was assumed before, and what may have changed it."""
        early = self._before | self._set_early.get(name, NONE)
        return early | (self._hidden if _is_object(self._texts.get(name, "?")) else NONE)

    def _set(self, frame: Frame, name: str, ids: Ids, is_more: bool = False) -> None:
        if frame.is_module or f"{GLOBAL}{name}" in frame.shown:
            self._globals[name] = ids | (self._flowed(frame, name) if is_more else NONE)
        else:
            frame.names[name] = ids | (self._flowed(frame, name) if is_more else NONE)
            self._ever[name] = self._ever.get(name, NONE) | ids

    def _finish_line(self, frame: Frame, state: State) -> Ids:
        """The line that was running is done: what it wrote rests on what it rested on."""
        if not frame.line:
            found = frame.pending
            frame.pending = NONE
            frame.shown = state.locals
            return found | frame.result
        header = self._of(frame.file).header(frame.line)
        found = self._line_rests_on(frame) | frame.pending
        frame.pending = NONE
        before, frame.shown = frame.shown, state.locals
        for name in header.writes if header is not None else state.locals:
            self._set(frame, name.removeprefix(GLOBAL), found)
        if found:
            frame.seen |= found
            self._spread(frame, before, state, header is None or header.mutates, found)
            self._branch(frame, found)
        self._exit_regions(frame, state.line if state.event is Event.LINE else None)
        return found | frame.result

    def _spread(self, frame: Frame, before: Mapping[str, str], state: State, mutates: bool, ids: Ids) -> None:
        for name, text in state.locals.items():
            if before.get(name) != text:
                self._set(frame, name.removeprefix(GLOBAL), ids, is_more=True)
        if mutates:
            self._change_objects(ids)

    def _change_objects(self, ids: Ids) -> None:
        """Any object may have been changed."""
        self._hidden |= ids
        for number in self._stack:
            frame = self._frames[number]
            for name, text in frame.shown.items():
                if _is_object(text):
                    self._set(frame, name.removeprefix(GLOBAL), ids, is_more=True)
        for name in self._globals:
            if _is_object(self._texts.get(name, "?")):
                self._globals[name] |= ids

    def _branch(self, frame: Frame, ids: Ids) -> None:
        """What a line that rests on assumptions decides: its own blocks, the loop it may leave, the `try` around it."""
        around = self._of(frame.file).regions(frame.line)
        own = [each for each in around if each.first == frame.line and each.is_branch]
        wanted = [*own, *(each for each in around if each.handles)]
        inner = [each for each in around if frame.line != each.first and not each.is_loop and each.is_branch]
        jumps = any(each.jumps for each in (*own, *inner) if not each.is_loop)
        returns = any(each.returns for each in wanted)
        if jumps:
            wanted += [each for each in around if each.is_loop]
        if returns:
            frame.result |= ids
        for region in wanted:
            key = (region.first, region.last)
            known = frame.control.get(key, (region, NONE))[1]
            frame.control[key] = (region, known | ids)

    def _exit_regions(self, frame: Frame, line: int | None) -> None:
        for key, (region, ids) in list(frame.control.items()):
            if line is None or not region.first <= line <= region.last:
                del frame.control[key]
                for name in region.writes:
                    self._set(frame, name, ids, is_more=True)
                if region.mutates:
                    self._change_objects(ids)
                if region.returns:
                    frame.result |= ids

    def _start_line(self, frame: Frame, state: State) -> None:
        frame.line = state.line

    def _leave(self, state: State, value: Ids, frame: Frame) -> None:
        if len(self._stack) < 2:
            return
        caller = self._frames[self._stack[-2]]
        caller.pending |= value
        caller.seen |= frame.seen
        if frame.seen and caller.line:
            for region in self._of(caller.file).regions(caller.line):
                if region.handles:
                    key = (region.first, region.last)
                    known = caller.control.get(key, (region, NONE))[1]
                    caller.control[key] = (region, known | frame.seen)
        if state.event is Event.RETURN:
            frame.line = 0

    def _told(self, frame: Frame, state: State, value: Ids) -> dict[str, Ids]:
        told: dict[str, Ids] = {}
        for name, text in state.locals.items():
            found = self._flowed(frame, name.removeprefix(GLOBAL))
            if name.startswith(GLOBAL):
                found = self._globals.get(name.removeprefix(GLOBAL), self._early(name.removeprefix(GLOBAL)))
            if found or UNKNOWN in text:
                told[name] = found
        if state.value is not None and (value or UNKNOWN in state.value):
            told[""] = value
        return told


def _is_object(text: str) -> bool:
    """Whether a rendered value can be changed from outside: anything but numbers, texts and the like."""
    return not (
        text[:1].isdigit() or text[:1] in "-'\"" or text[:2] in ("b'", 'b"') or text in ("None", "True", "False")
    )
