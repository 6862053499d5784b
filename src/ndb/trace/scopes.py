"""What is known about the code that ran: whose it is, where its text stands, which names its states show.

Knows code objects and syntax trees, and hides what differs between Python versions about them. Knows nothing of events.
"""

import dis
import functools
import gc
import os
import re
import stat
import sys
import threading
import tokenize
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatch
from itertools import count, islice
from pathlib import Path
from types import CodeType
from typing import Any, Final

from ndb.own_builtins import BUILTINS as __builtins__  # type: ignore[no-redef]  # noqa: F401
from ndb.own_builtins import with_own_builtins
from ndb.source.parse import nodes_of, parsed
from ndb.source.syntax import Position, Syntax, syntax_of
from ndb.trace.instructions.calm import Belief, calm_table
from ndb.trace.state import Scope

try:
    from ndb.trace import _encode
except ImportError:
    _encode = None  # type: ignore[assignment]

COMPREHENSIONS: Final = frozenset({"<listcomp>", "<setcomp>", "<dictcomp>"})
"""Code that is a frame of its own before Python 3.12 and, in a recording, never."""
_WITHIN_LINES: Final = frozenset({"<lambda>", "<genexpr>"})
"""Frames whose code stands in the middle of a line."""
_IN_COMPREHENSION: Final = re.compile(r"<(list|set|dict)comp>\.(<locals>\.)?")
_MADE_UP: Final = frozenset({"__class__", "__classdict__", "__conditional_annotations__"})
"""Variables that the compiler has functions share, unless they are a function's own."""
_SUSPENDABLE: Final = 0x20 | 0x80 | 0x200
"""Flags of generators, coroutines and async generators."""
_LONGEST_STATEMENT: Final = 20
"""Lines in which the targets of an assignment are looked for."""
_LEAVING: Final = frozenset({"RETURN_VALUE", "RETURN_CONST", "YIELD_VALUE", "RETURN_GENERATOR"})
_ITERATING: Final = frozenset({"FOR_ITER", "SEND"})
_NOT_THE_USERS: Final = frozenset({"CALL_INTRINSIC_1", "CLEANUP_THROW", "END_ASYNC_FOR"})
"""Where a handler starts that no `try` or `with` of the program's asked for."""

_realpath: Final = with_own_builtins(os.path.realpath)
"""Since 3.14 it counts with `len`."""
_LIBRARIES: Final = ("site-packages", "dist-packages")
_LIBRARY: Final = Path(dis.__file__).resolve().parent
_INSTALLED: Final = (*_LIBRARIES, ".venv", ".tox", ".nox")

SourceOf = Callable[[str], str | None]
Stretches = Sequence[tuple[Position, Position]]
"""Parts of a source, from and to."""


@dataclass(frozen=True, slots=True)
class CodeInfo:
    """What the recorder must know about one code object."""

    code: CodeType
    scope: int
    line: int
    """Line of the call state."""
    names: tuple[str, ...] | None
    """Local variables in the order in which states show them; None for module and class bodies: all that is there."""
    global_names: tuple[str, ...]
    first: int
    """Line events before this line belong to a class's header, not to its body, or to a module without any line."""
    spans: dict[int, int] | None
    """Lines of comprehensions, `with` headers, cases and f-strings over several lines to the first line of each; all
    lines of a generator expression."""
    is_spread: bool
    """A generator expression over several lines: it has one line state at every turn."""
    gaps: frozenset[int] | None
    """Offsets behind instructions that have no line, and where a `with` is left: there 3.11 tells again of the line
    that it is on."""
    no_steps: frozenset[tuple[int, int]] | None
    """Pairs of lines between which some versions go back without the program doing so (within one condition, or to
    return from a lambda)."""
    hidden: frozenset[str]
    """Variables of comprehensions that are part of this frame (since 3.12)."""
    clashing: frozenset[str]
    """Those of them that may be the frame's own, too: in the middle of a comprehension these are out of reach."""
    is_asked: bool
    """Whether the tracer in C has to ask for the variables: it may be suspended in the middle of a comprehension, or it
    is a body that loses a name."""
    loses_name: bool
    """The body of a class that would lose its `__class__` if its variables were looked at."""
    can_suspend: bool
    start: int
    """Offset of the instruction at which a generator starts; -1 if the code is none."""
    resumes: frozenset[int]
    """Offsets of the instructions at which it goes on after a `yield` or `await`."""


Studied = dict[int, tuple[CodeInfo, Scope]]
"""What was found out about the code of a text, by identity; scope numbers are those of the first who asked."""


@dataclass(frozen=True, slots=True)
class Familiar:
    """What recordings of one process that follow each other need not find out again."""

    studied: Studied = field(default_factory=dict)
    knowns: dict[int, object] = field(default_factory=dict)
    """What the tracer in C keeps of code, by identity; the code itself if it is not the user's."""
    texts: dict[str, tuple[str, str, list[str]] | None] = field(default_factory=dict)
    """File to label, source and lines; None if it is not the user's."""
    sources: dict[str, str] = field(default_factory=dict)
    """Label to source."""
    places: dict[int, "Places"] = field(default_factory=dict)
    """Of code in which an exception or an empty return happened, by identity."""


@dataclass(frozen=True, slots=True)
class Parts:
    """A text whose beginning is compiled once and run with several ends: each part is all that its code depends on."""

    first: str
    rest: str
    """With as many line breaks before it as `first` has: its lines keep their numbers."""
    lines: int
    """Of `first`."""
    studied: Studied
    """Of `first`, shared by all who have it."""


def parts_of(source: str, split: int, label: str) -> Parts:
    first = source[:split]
    lines = first.count("\n")
    return Parts(first, "\n" * lines + source[split:], lines, _studied(first, label))


@functools.lru_cache(maxsize=16)
def _studied(first: str, label: str) -> Studied:
    return {}


@dataclass(slots=True)
class _Run:
    """Instructions one after another that bind variables."""

    code: CodeType
    start: int
    end: int
    names: list[str]


@functools.lru_cache(maxsize=256)
def _leave_uncollected(text: str) -> None:
    """Have the garbage collector not go through the syntax tree of a text each time it is run: there are no cycles in
    it. Nor does a program find it that looks through all objects."""
    was_on = gc.isenabled()
    gc.disable()  # it would be run dozens of times while the tree is made
    try:
        if _encode is not None and parsed(text) is not None:
            _encode.untrack(nodes_of(text))
    finally:
        if was_on:
            gc.enable()


_serials: Final = count(1)


class Scopes:
    """The user's code, found as it runs: scopes, and the sources they stand in.

    `label_of` gives the name under which a file of the user's is recorded, None for all other files; `source_of` gives
    its text.
    """

    def __init__(self, label_of: SourceOf, source_of: SourceOf, familiar: Familiar | None = None) -> None:
        self._familiar = familiar or Familiar()
        self._label_of = label_of
        self._source_of = source_of
        self._labels: dict[str, str | None] = {}
        self.lines: dict[str, list[str]] = {}
        self.infos: dict[int, CodeInfo] = {}
        """By identity of the code object: comparing code objects is slow. A CodeInfo keeps its code alive."""
        self._made: dict[int, str] = {}
        self._kept: list[CodeType] = []
        self._comprehensions: dict[int, frozenset[int]] = {}
        """Of code that was asked about: offsets of instructions of comprehensions. A CodeInfo keeps the code."""
        self.clashing: set[int] = set()
        """Numbers of scopes whose comprehensions use names that are the frame's own, too."""
        self.lock = threading.Lock()
        """Held while a scope is added."""
        self.knowns = self._familiar.knowns
        """The same, as the tracer in C keeps it."""
        self.places = self._familiar.places
        self.serial = next(_serials)
        """No other recording of this process has it."""
        self.numbers: dict[int, int] = {}
        """Of code, by identity: where its scope stands in `scopes`. The tracer in C adds to both what it knows."""
        self.found: Callable[[int, Scope], None] = lambda number, scope: None
        """Is told every new scope, before its first event."""
        self.lines_told: Any = None
        """Where the tracer in C tells of those that it adds (`_encode.Lines`), and in which words."""
        self.told_as: Callable[[Scope], bytes] = lambda scope: b""
        self.file_told_as: Callable[[str], bytes] = lambda file: b""
        """Empty: the first scope of a file is not the tracer's to add."""
        self.files: set[str] = set()
        """Those that a scope stands in."""
        self.scopes: list[Scope] = []
        self.sources: dict[str, str] = {}
        self._parts: dict[str, Parts] = {}

    def label(self, file: str) -> str | None:
        """The name under which a file is recorded, None if it is not the user's or its text cannot be had."""
        try:
            return self._labels[file]
        except KeyError:
            label = self._labels[file] = self._find(file)
            return label

    def _find(self, file: str) -> str | None:
        texts = self._familiar.texts
        if file not in texts:
            label = self._label_of(file)
            source = self._source_of(file) if label is not None else None
            texts[file] = None if label is None or source is None else (label, source, source.split("\n"))
        found = texts[file]
        if found is None:
            return None
        label, self.sources[label], self.lines[label] = found
        self._familiar.sources[label] = found[1]
        return label

    def source(self, label: str) -> str:
        """The text of a file that a scope stands in."""
        return self.sources[label] if label in self.sources else self._familiar.sources[label]

    def info(self, code: CodeType) -> CodeInfo | None:
        """What is to be known of a code object; None if its frames are not recorded."""
        found = self.infos.get(id(code))
        if found is not None or code.co_name in COMPREHENSIONS or _is_annotations(code):
            return found
        label = self._made.get(id(code)) or self.label(code.co_filename)
        if label is None:
            return None
        with self.lock:
            info = self.infos[id(code)] = self._known(code, label)
        return info

    def number(self, code: CodeType) -> int:
        """The number of a scope of which the tracer in C knows the rest, from a recording before.

        -1: it is no longer the user's, as with code that was made by `exec` then.
        """
        found = self.infos.get(id(code))
        if found is not None:
            return found.scope
        label = self._made.get(id(code)) or self.label(code.co_filename)
        if label is None:
            return -1
        with self.lock:
            if id(code) not in self.numbers:
                self.numbers[id(code)] = self._listed(*self._looked_up(code, label))
            return self.numbers[id(code)]

    def lasting(self, code: CodeType) -> tuple[Scope, str, bytes, bytes] | None:
        """The scope of code that is the same in all recordings that follow each other, its file, and how both are told.

        None if it has to be asked for in each: code made by `exec`, or such that more has to be known of.
        """
        if id(code) in self._made or self._parts or id(code) not in self._familiar.studied:
            return None
        info, scope = self._familiar.studied[id(code)]
        return None if info.clashing else (scope, scope.file, self.told_as(scope), self.file_told_as(scope.file))

    def calm_in(
        self, code: CodeType, module: dict[str, Any], builtins: dict[str, Any]
    ) -> tuple[bytes, tuple[Belief, ...]]:
        """Which of its instructions change nothing: asked for once by the tracer in C, of code that runs often."""
        return calm_table(code, module, builtins)

    def in_parts(self, label: str, parts: Parts) -> None:
        """From now on code of this text is looked at with the part that it stands in."""
        self._parts[label] = parts

    def _known(self, code: CodeType, label: str) -> CodeInfo:
        info, scope = self._looked_up(code, label)
        if id(code) not in self.numbers:
            self.numbers[id(code)] = self._listed(info, scope)
        number = self.numbers[id(code)]
        return info if info.scope == number else replace(info, scope=number)

    def _listed(self, info: CodeInfo, scope: Scope) -> int:
        if info.clashing:
            self.clashing.add(len(self.scopes))
        self.scopes.append(scope)
        self.files.add(scope.file)
        self.found(len(self.scopes) - 1, scope)
        return len(self.scopes) - 1

    def _looked_up(self, code: CodeType, label: str) -> tuple[CodeInfo, Scope]:
        parts = self._parts.get(label)
        if parts is not None and code.co_firstlineno > parts.lines:
            return self._study(code, label, parts.rest)
        studied = self._familiar.studied if parts is None else parts.studied
        if id(code) not in studied:
            studied[id(code)] = self._study(code, label, self.sources[label] if parts is None else parts.first)
        return studied[id(code)]

    def add(self, code: CodeType, label: str, source: str) -> None:
        """Code that comes from no file, and all that is defined in it."""
        self.sources[label] = source
        self.lines[label] = source.split("\n")
        pending = [code]
        while pending:
            part = pending.pop()
            self._kept.append(part)
            self._made[id(part)] = label
            pending.extend(inner for inner in part.co_consts if isinstance(inner, CodeType))

    def is_users(self, code: CodeType) -> bool:
        return id(code) in self._made or self.label(code.co_filename) is not None

    def _study(self, code: CodeType, label: str, text: str) -> tuple[CodeInfo, Scope]:
        is_module = code.co_name == "<module>"
        is_body = not code.co_flags & 0x1
        _leave_uncollected(text)
        syntax = syntax_of(text)
        line = 0 if is_module else self._definition_line(code, label, syntax)
        has_comprehension, hidden = self._comprehension_names(code)
        names = self._local_names(code, label, hidden, syntax)
        turns = _lines_of_generator(code, syntax)
        only_hidden = hidden - self._names_bound_outside(code, syntax) if hidden and not is_body else hidden
        clashing = hidden if is_body else hidden - only_hidden
        can_suspend = bool(code.co_flags & _SUSPENDABLE)
        loses_name = is_body and sys.version_info < (3, 13) and _stores_class(code)
        info = CodeInfo(
            code=code,
            scope=len(self.scopes),
            line=line,
            names=None if is_body else tuple(name for name in names if name not in only_hidden),
            global_names=() if is_module else _global_names(code),
            first=line + 1 if is_body and (is_module or self._has_own_lines(code, line)) else 0,
            spans=turns or _spans(code, syntax, has_comprehension) or None,
            is_spread=turns is not None,
            gaps=((_gaps(code) | _leaving_with(code)) or None) if sys.version_info < (3, 12) else None,
            no_steps=(syntax.no_steps | _steps_to_return(code)) or None,
            hidden=hidden,
            clashing=clashing,
            is_asked=(can_suspend and bool(clashing)) or loses_name,
            loses_name=loses_name,
            can_suspend=can_suspend,
            start=min(_resumes(code, at_start=True), default=-1),
            resumes=_resumes(code, at_start=False),
        )
        return info, Scope(label, _IN_COMPREHENSION.sub("", code.co_qualname), line)

    def _definition_line(self, code: CodeType, label: str, syntax: Syntax) -> int:
        """The line of `def` or `class`; a code object starts at its first decorator."""
        line = code.co_firstlineno
        lines = self.lines[label]
        if 0 < line <= len(lines) and lines[line - 1].lstrip().startswith("@"):
            return syntax.definitions.get((line, code.co_name), line)
        return line

    def _has_own_lines(self, code: CodeType, line: int) -> bool:
        return any(number is not None and number > line for _, _, number in code.co_lines())

    def _comprehension_names(self, code: CodeType) -> tuple[bool, frozenset[str]]:
        """Whether the code has comprehensions, and the variables they bind if these are the frame's (since 3.12)."""
        if any(isinstance(part, CodeType) and part.co_name in COMPREHENSIONS for part in code.co_consts):
            return True, frozenset()
        inlined = {code.co_varnames[argument] for _, _, argument in _find_instructions(code, _HIDING)}
        return bool(inlined), frozenset(inlined)

    def _local_names(self, code: CodeType, label: str, hidden: frozenset[str], syntax: Syntax) -> tuple[str, ...]:
        """Arguments first, then other variables as they are first bound, then those of enclosing functions.

        None that the compiler made up. Not the order in which the code object has them: there it depends on the version
        which variables come last because a comprehension uses them.
        """
        arguments = code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & 4) + bool(code.co_flags & 8)
        found = syntax.comprehensions if hidden else ()
        binding = _find_instructions(code, _BINDING)
        # A comprehension gives back what its variable hid, maybe between two variables that are bound together.
        steps = ((*step, bool(hidden) and _is_within(code, step[0], found)) for step in binding)
        bound = (name for run in _runs(code, steps) for name in self._as_in_text(run, label, syntax))
        names = dict.fromkeys(
            [*code.co_varnames[:arguments], *bound, *code.co_varnames, *code.co_cellvars, *code.co_freevars]
        )
        own = {*code.co_varnames}
        return tuple(name for name in names if name.isidentifier() and (name in own or name not in _MADE_UP))

    def _as_in_text(self, run: "_Run", label: str, syntax: Syntax) -> list[str]:
        """`a, b = x, y` binds `b` first, but not where one is a cell; until 3.11 what comprehensions use is one."""
        if len(run.names) == 1 or sys.version_info < (3, 12) or _captured(run.code, syntax).isdisjoint(run.names):
            return run.names
        text = "\n".join(self.lines[label][max(line_at(run.code, run.start) - 1, 0) :][:_LONGEST_STATEMENT])
        places = {name: re.search(rf"(?<![\w.]){re.escape(name)}(?!\w)", text) for name in run.names}
        return sorted(run.names, key=lambda name: found.start() if (found := places[name]) else len(text))

    def _names_bound_outside(self, code: CodeType, syntax: Syntax) -> set[str]:
        arguments = code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & 4) + bool(code.co_flags & 8)
        return {*code.co_varnames[:arguments], *syntax.names_bound_in(code.co_firstlineno, code.co_name)}

    def is_in_comprehension(self, code: CodeType, offset: int) -> bool:
        """Whether an instruction belongs to a list, set or dict comprehension that is part of the code."""
        info = self.info(code)
        if info is None or not info.hidden:
            return False
        if id(code) not in self._comprehensions:
            self._comprehensions[id(code)] = _offsets_within(code, self._syntax(info).comprehensions)
        return offset in self._comprehensions[id(code)]

    def is_in_round(self, code: CodeType, offset: int) -> bool:
        """The same, or to `any`, `all` or `tuple` of a generator expression: since 3.14 these are loops of the code."""
        info = self.info(code)
        is_drawn = info is not None and _is_within(code, offset, self._syntax(info).drawn_at_once)
        return is_drawn or self.is_in_comprehension(code, offset)

    def _syntax(self, info: CodeInfo) -> Syntax:
        return syntax_of(self.source(self.scopes[info.scope].file))


_LONGEST_SOURCE: Final = 32 << 20
"""Bytes; and only plain files are read: a recording may name a device or a pipe."""


def read_source(file: str) -> str | None:
    """The text of a Python file, None if there is no such file or it is no text."""
    try:
        found = Path(file).stat()
        is_plain = stat.S_ISREG(found.st_mode) and found.st_size <= _LONGEST_SOURCE
        return _read(file, found.st_mtime_ns) if is_plain else None
    except (OSError, ValueError, SyntaxError):
        return None


@functools.lru_cache(maxsize=64)
def _read(file: str, changed: int) -> str:
    with tokenize.open(file) as stream:
        return stream.read()


def user_files(
    root: Path, include: tuple[str, ...] = (), exclude: tuple[str, ...] = (), file: Path | None = None
) -> SourceOf:
    """Which files are the user's: under `root` or matching a pattern of `include`, and none of `exclude`.

    Their names are relative to `root` where they can be. What is installed or belongs to ndb is never the user's unless
    it is included by name, or it is the package of the `file` that is run.
    """
    root = root.resolve()
    within = _own_part(root, file.resolve()) if file is not None and is_library(root) else root
    own = Path(__file__).resolve().parent.parent

    # Texts, not paths: since 3.13 comparing two paths asks builtins, which a program may have replaced by its own.
    everything, mine, ours, pythons = str(root), str(within), str(own), str(_LIBRARY)
    is_around = not _is_below(everything, pythons)
    """Whether Python's own modules are not the user's though they lie below, as they do of a program in `/`."""

    @functools.cache
    def label_of(file: str) -> str | None:
        if file.startswith("<"):
            return None
        path = _realpath(file)
        included = any(_matches(path, pattern) for pattern in include)
        if not included and (not _is_below(path, mine) or _is_installed(path, everything) or _is_below(path, ours)):
            return None
        if not included and is_around and _is_below(path, pythons):
            return None
        if any(_matches(path, pattern) for pattern in exclude):
            return None
        return _posix(_beneath(path, everything) if _is_below(path, everything) else path)

    return label_of


def _posix(path: str) -> str:
    return path.replace(os.sep, "/")


def _is_below(path: str, folder: str) -> bool:
    path, folder = os.path.normcase(path), os.path.normcase(folder)
    return path == folder or path.startswith(folder.rstrip(os.sep) + os.sep)


def _beneath(path: str, folder: str) -> str:
    """A path from a folder on that it is below."""
    return path[len(folder.rstrip(os.sep)) + 1 :]


def _matches(path: str, pattern: str) -> bool:
    """Whether a pattern fits a file, or the name of a folder or package above it."""
    return any(fnmatch(_posix(path), form) for form in (pattern, f"*/{pattern}", f"*/{pattern}/*"))


def _is_installed(path: str, root: str) -> bool:
    return any(part in _INSTALLED for part in _posix(_beneath(path, root)).split("/"))


def is_library(root: Path) -> bool:
    """Whether a folder is one in which modules of many people lie."""
    return root.name in _LIBRARIES or root == _LIBRARY


def _own_part(root: Path, file: Path) -> Path:
    """The package that a file is in, or the file itself."""
    return root / file.relative_to(root).parts[0] if file.is_relative_to(root) else root


@dataclass(frozen=True, slots=True)
class Places:
    """Offsets in a code object at which events mean something other than usual."""

    leaving: frozenset[int]
    """Here a frame is left with a value; left anywhere else, it is left by an exception."""
    iterating: frozenset[int]
    """StopIteration here ends a loop."""
    async_iterating: frozenset[int]
    """StopAsyncIteration here ends a loop."""
    guarded: frozenset[int]
    """Inside a `try` or `with`."""


def places(code: CodeType) -> Places:
    """Study the instructions of a code object."""
    raw, names = code.co_code, dict[int, str]()
    for at in range(0, len(raw), 2):  # an instruction's caches belong to it: 3.12 may say that it is there
        names[at] = dis.opname[raw[at]] if raw[at] != _CACHE else names[at - 2]
    entries = [*exception_handlers(code.co_exceptiontable)]
    handlers = [(start, end, names.get(target, "")) for start, end, target in entries]
    covered = [(offset, name) for offset in names for start, end, name in handlers if start <= offset < end]
    return Places(
        leaving=frozenset(offset for offset, name in names.items() if name in _LEAVING),
        iterating=frozenset(offset for offset, name in names.items() if name in _ITERATING),
        async_iterating=frozenset(offset for offset, name in covered if name == "END_ASYNC_FOR"),
        guarded=_guarded(entries, names),
    )


def exception_handlers(table: bytes) -> Iterator[tuple[int, int, int]]:
    """From where to where an exception comes to which offset. Asked in the middle of a program, and so without `dis`,
    whose Python code fails if the program has taken builtins away."""
    numbers, number = list[int](), 0
    for byte in table:
        number = number << 6 | byte & 63
        if not byte & 64:
            numbers.append(number)
            number = 0
    for at in range(0, len(numbers) - 3, 4):
        start, length, target = (2 * each for each in numbers[at : at + 3])
        yield start, start + length, target


def _guarded(entries: Sequence[tuple[int, int, int]], names: dict[int, str]) -> frozenset[int]:
    """Offsets from which an exception comes to a handler of the program's; since 3.12 by way of one of Python's."""
    target = {at: handler for start, end, handler in entries for at in range(start, end, 2)}

    def is_guarded(at: int) -> bool:
        while at in target and names.get(target[at]) == "CLEANUP_THROW":
            at = target[at]
        return at in target and names.get(target[at]) not in _NOT_THE_USERS

    return frozenset(filter(is_guarded, names))


def line_at(code: CodeType, offset: int) -> int:
    """The line of the instruction at an offset, 0 if it has none."""
    return next((line or 0 for start, end, line in code.co_lines() if start <= offset < end), 0)


def _captured(code: CodeType, syntax: Syntax) -> set[str]:
    """Names that comprehensions of a function read."""
    last = max((line for _, _, line in code.co_lines() if line), default=0)
    return {name for line, name in syntax.captured if code.co_firstlineno <= line <= last}


def _lines_of_generator(code: CodeType, syntax: Syntax) -> dict[int, int] | None:
    first = code.co_firstlineno
    if code.co_name != "<genexpr>" or syntax.generators.get(first, first) == first:
        return None
    return dict.fromkeys(range(first, syntax.generators[first] + 1), first)


def _spans(code: CodeType, syntax: Syntax, has_comprehension: bool) -> dict[int, int]:
    """Lines of what is one line over several. Where a comprehension stands in a `with` header, all is the header.

    A lambda or generator expression in the middle of one is a frame of its own, on its own line.
    """
    spans, headers = syntax.spans if has_comprehension else {}, syntax.headers
    if (spans or headers) and code.co_name in _WITHIN_LINES:
        start = _start(code)
        spans, headers = syntax.spans_since(start) if has_comprehension else {}, syntax.headers_since(start)
    inner = {line: headers.get(start, start) for line, start in spans.items()}
    return {**inner, **{line: inner.get(start, start) for line, start in headers.items()}}


def _start(code: CodeType) -> tuple[int, int]:
    """Where the text of a code's first instruction starts; some instructions have none."""
    places = ((line, column) for line, _, column, end in code.co_positions() if line and column is not None and end)
    return min(places, default=(code.co_firstlineno, 0))


def _steps_to_return(code: CodeType) -> frozenset[tuple[int, int]]:
    """Of a lambda whose value begins on a later line: until 3.12 it goes back to the word `lambda` to return."""
    first = code.co_firstlineno
    if code.co_name != "<lambda>" or _start(code)[0] == first:
        return frozenset()
    return frozenset((line, first) for _, _, line in code.co_lines() if line and line > first)


def _gaps(code: CodeType) -> frozenset[int]:
    """Where control gets from instructions that have no line, unless a jump back leads there, too."""
    lineless = [range(start, end) for start, end, line in code.co_lines() if line is None]
    if not lineless:
        return frozenset()
    found: set[int] = set()
    back: set[int] = set()
    for at, op, argument in _find_instructions(code, _JUMPING):
        target = at + 2 - 2 * argument if op in _BACKWARD else at + 2 + 2 * argument
        if target < at:
            back.add(target)
        elif any(at in part for part in lineless):
            found.add(target)
    raw = code.co_code
    for part in lineless:
        found.update(at + 2 for at in part if not at % 2 and raw[at] != _CACHE and raw[at] not in _JUMPING)
    return frozenset(found - back)


def _leaving_with(code: CodeType) -> frozenset[int]:
    """Where control comes to leave a `with` by an exception: if it is on that line already, that is no step."""
    raw = code.co_code
    starts = (at for at, _, _ in _find_instructions(code, _HANDLING))
    return frozenset(at for at in starts if raw[at + 2] == _WITH_EXCEPT_START)


def _runs(code: CodeType, steps: Iterable[tuple[int, int, int, bool]]) -> Iterator[_Run]:
    run: _Run | None = None
    for at, op, argument, is_inside in steps:
        goes_on = run is not None and at == run.end
        if is_inside and not goes_on:
            continue
        if run is None or not goes_on:
            if run is not None:
                yield run
            run = _Run(code, at, at, [])
        run.names.extend(() if is_inside else _bound_by(code, op, argument))
        run.end = at + 2
    if run is not None:
        yield run


def _is_within(code: CodeType, offset: int, stretches: Iterable[tuple[Position, Position]]) -> bool:
    """Whether an instruction comes from one of these stretches of the source."""
    line, end_line, column, end_column = next(islice(code.co_positions(), offset // 2, None))
    first, last = (line or 0, column or 0), (end_line or 0, end_column or 0)
    return any(start <= first and last <= end for start, end in stretches)


def _offsets_within(code: CodeType, comprehensions: Stretches) -> frozenset[int]:
    """The instructions of comprehensions, from where they hide variables: what they run over comes before."""
    lines, hides = _by_line(comprehensions), {at for at, _, _ in _find_instructions(code, _HIDING)}
    hiding, found = set[tuple[Position, Position]](), set[int]()
    for number, (line, end_line, column, end_column) in enumerate(code.co_positions()):
        first, last = (line or 0, column or 0), (end_line or 0, end_column or 0)
        around = [each for each in lines.get(first[0], ()) if each[0] <= first and last <= each[1]]
        if 2 * number in hides:
            hiding.update(around)
        if not hiding.isdisjoint(around):
            found.add(2 * number)
    return frozenset(found)


def _by_line(stretches: Stretches) -> dict[int, list[tuple[Position, Position]]]:
    lines: dict[int, list[tuple[Position, Position]]] = {}
    for start, end in stretches:
        for line in range(start[0], end[0] + 1):
            lines.setdefault(line, []).append((start, end))
    return lines


def _bound_by(code: CodeType, op: int, argument: int) -> tuple[str, ...]:
    """Names of the variables that an instruction binds. Since 3.13 one instruction may do two things."""
    name = dis.opname[op]
    variables = code.co_varnames + tuple(name for name in code.co_cellvars if name not in code.co_varnames)
    variables += code.co_freevars
    match name:
        case "STORE_FAST_STORE_FAST":
            return variables[argument >> 4], variables[argument & 15]
        case "STORE_FAST_LOAD_FAST":
            return (variables[argument >> 4],)
        case _:
            return (variables[argument],)


def _global_names(code: CodeType) -> tuple[str, ...]:
    """Names of the module that a function's own code, its comprehensions included, reads or writes; sorted."""
    found = ((part, *step) for part in _with_comprehensions(code) for step in _find_instructions(part, _NAMING))
    names = {part.co_names[argument >> 1 if op == _LOAD_GLOBAL else argument] for part, _, op, argument in found}
    of_class = {code.co_names[argument] for _, _, argument in _find_instructions(code, _STORING)}
    return tuple(sorted(name for name in names - of_class if not is_hidden(name)))


def _resumes(code: CodeType, at_start: bool) -> frozenset[int]:
    if not code.co_flags & _SUSPENDABLE:
        return frozenset()
    raw = code.co_code
    return frozenset(at for at in range(0, len(raw), 2) if raw[at] == _RESUME and (raw[at + 1] & 3 == 0) is at_start)


def _find_instructions(code: CodeType, wanted: frozenset[int]) -> Iterator[tuple[int, int, int]]:
    """Offset, opcode and argument of some instructions; `dis` takes twenty times as long."""
    extended = 0
    raw = code.co_code
    if wanted.isdisjoint(raw[::2]):
        return
    for at, op, argument in zip(range(0, len(raw), 2), raw[::2], raw[1::2], strict=True):
        if op == dis.EXTENDED_ARG:
            extended = (extended | argument) << 8
            continue
        if op in wanted:
            yield at, op, extended | argument
        extended = 0


_RESUME: Final = dis.opmap["RESUME"]
_CACHE: Final = dis.opmap["CACHE"]
_JUMPING: Final = frozenset(dis.hasjrel)
_BACKWARD: Final = frozenset(op for op in dis.hasjrel if "BACKWARD" in dis.opname[op])
_HANDLING: Final = frozenset({dis.opmap["PUSH_EXC_INFO"]})
_WITH_EXCEPT_START: Final = dis.opmap["WITH_EXCEPT_START"]
_LOAD_GLOBAL: Final = dis.opmap["LOAD_GLOBAL"]
_NAMING: Final = frozenset(
    dis.opmap[name]
    for name in ("LOAD_GLOBAL", "STORE_GLOBAL", "DELETE_GLOBAL", "LOAD_NAME", "LOAD_FROM_DICT_OR_GLOBALS")
    if name in dis.opmap
)
_STORING: Final = frozenset({dis.opmap["STORE_NAME"]})
_BINDING: Final = frozenset(
    dis.opmap[name]
    for name in ("STORE_FAST", "STORE_DEREF", "STORE_FAST_STORE_FAST", "STORE_FAST_LOAD_FAST", "STORE_FAST_MAYBE_NULL")
    if name in dis.opmap
)
_HIDING: Final = frozenset({dis.opmap["LOAD_FAST_AND_CLEAR"]} if "LOAD_FAST_AND_CLEAR" in dis.opmap else ())


def _with_comprehensions(code: CodeType) -> Iterator[CodeType]:
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType) and part.co_name in COMPREHENSIONS:
            yield from _with_comprehensions(part)


def _stores_class(code: CodeType) -> bool:
    """Whether a class body has a `__class__` of its own and one for its methods: up to 3.12 asking for `f_locals` takes
    the latter, which is empty, for the former."""
    stored = {code.co_names[argument] for _, _, argument in _find_instructions(code, _STORING)}
    return "__class__" in stored and "__class__" in code.co_cellvars


def _is_annotations(code: CodeType) -> bool:
    """Whether it is what the compiler makes of annotations since 3.14, where they are evaluated when asked for."""
    return code.co_name == "__annotate__" and code.co_posonlyargcount == 1 and code.co_varnames[:1] == ("format",)


def is_hidden(name: str) -> bool:
    """Names that are Python's own or, as pytest's `@py_builtins`, nobody's."""
    return (name.startswith("__") and name.endswith("__")) or name[:1] in ("@", ".")
