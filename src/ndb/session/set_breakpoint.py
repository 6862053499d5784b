"""Setting breakpoints: on a line that can run, on a function that there is, on a variable, on an exception.

Knows sources and syntax, so that a breakpoint that could never stop is refused with a hint. What a breakpoint does once
it is set is breakpoints.py's business.
"""

from collections.abc import Mapping
from dataclasses import replace
from difflib import get_close_matches
from typing import TypedDict, Unpack

from ndb.engine.protocol import ReadsAhead, SeesChanges, Watch, has_function_name
from ndb.engine.timeline.parts import part_of
from ndb.errors import BadAction, NdbError
from ndb.session.breakpoints import Breakpoint, Breakpoints, Kind
from ndb.session.cursor import Cursor
from ndb.session.frames import Frames
from ndb.source.functions import function_names
from ndb.source.runnable import check_line, stored_names
from ndb.trace.state import State


class Options(TypedDict, total=False):
    """What any breakpoint can be given besides."""

    condition: str | None
    ignore: int
    log: str | None
    temporary: bool


class SetBreakpoint:
    """`session.set_breakpoint.at_line("shop.py", 12, condition="n > 3")`."""

    def __init__(self, cursor: Cursor, frames: Frames, breakpoints: Breakpoints) -> None:
        self._cursor = cursor
        self._frames = frames
        self._breakpoints = breakpoints

    def at_line(self, file: str, line: int, **options: Unpack[Options]) -> Breakpoint:
        """A breakpoint on a line that can run; also of a file that the program has not come to yet."""
        known, text = self._file(file) or self._file_of_module(file) or self._no_file(file)
        check_line(text, known, line)
        return self._breakpoints.add(Kind.LINE, file=known, line=line, **options)

    def _file(self, file: str) -> tuple[str, str] | None:
        """A file's name and its text, also of one that the program has not come to yet."""
        engine = self._cursor.engine
        waiting = engine.unread(file) if isinstance(engine, ReadsAhead) else None
        if waiting is not None and waiting[0] == file:
            return waiting
        try:
            known = find_file(engine.sources, file)
        except BadAction:
            return waiting
        return known, engine.sources[known]

    def _file_of_module(self, name: str) -> tuple[str, str] | None:
        """The file of a module by its name: `package.module`."""
        if not all(part.isidentifier() for part in name.split(".")):
            return None
        path = name.replace(".", "/")
        return self._file(f"{path}.py") or self._file(f"{path}/__init__.py")

    def _no_file(self, file: str) -> tuple[str, str]:
        known = find_file(self._cursor.engine.sources, file)
        return known, self._cursor.engine.sources[known]

    def _in_module(self, name: str) -> tuple[str, str] | None:
        """Of `package.module.function`: the module's file and the function, if there is one."""
        parts = name.split(".")
        for count in range(len(parts) - 1, 0, -1):
            found, function = self._file_of_module(".".join(parts[:count])), ".".join(parts[count:])
            if found is not None and function in function_names(found[1]):
                return found[0], function
        return None

    def in_function(self, function: str, **options: Unpack[Options]) -> Breakpoint:
        """A breakpoint on every call of a function."""
        sources = self._cursor.engine.sources
        if (found := self._in_module(function)) is not None:
            return self._breakpoints.add(Kind.FUNCTION, file=found[0], name=found[1], **options)
        known = [name for text in list(sources.values()) for name in function_names(text)]
        if not any(has_function_name(name, function) for name in known):
            near = get_close_matches(function, known, 3)
            hint = f"; did you mean {' or '.join(near)}?" if near else self._hint_of_other_files(function)
            raise BadAction(f"no function {function!r} in {', '.join(sources) or 'the program'}{hint}")
        return self._breakpoints.add(Kind.FUNCTION, name=function, **options)

    def _hint_of_other_files(self, function: str) -> str:
        """How a function is named that is in a file which the program has not come to yet."""
        if not isinstance(self._cursor.engine, ReadsAhead):
            return ""
        return f"; of a file that is still to be imported: b package.module.{function}, or b FILE.py:LINE"

    def on_change(self, name: str, **options: Unpack[Options]) -> Breakpoint:
        """A breakpoint on every change of a variable of the function that is looked at, or of its module, or of a part
        of it (`d['k']`, `self.x`, `grid[i][j]` with the `i` and `j` of now)."""
        state, moment, timeline = self._frames.selected(), self._frames.moment(), self._cursor.engine.timeline
        watch = timeline.watches.watch_for(name, state, moment) or self._watch_for_later(name, state)
        watch = watch or self._watch_of_program(name, state)
        if watch is None:
            raise BadAction(f"{timeline.values.why_unknown(name, state, moment)}; {self._what_to_watch(name, state)}")
        thread = self._cursor.thread if watch.frame is not None else 0
        return self._breakpoints.add(
            Kind.DATA, name=watch.name, frame=watch.frame, file=watch.file, thread=thread, **options
        )

    def _what_to_watch(self, name: str, state: State) -> str:
        """Instead of what is not there: what it will be a part of, if that is still to come."""
        part = part_of(name)
        is_to_come = part is not None and self._watch_for_later(part.root, state) is not None
        return f"`watch {part.root}` stops where it comes" if part and is_to_come else "`watch` is for what is there"

    def _watch_of_program(self, name: str, state: State) -> Watch | None:
        """A part of which the states do not show enough, in a program that can look itself."""
        engine = self._cursor.engine
        part = engine.timeline.values.part_at(name, state) if isinstance(engine, SeesChanges) else None
        whole = engine.timeline.watches.watch_for(part.root, state) if part is not None and part.steps else None
        return replace(whole, name=str(part)) if whole is not None and self._is_there(str(part)) else None

    def _is_there(self, part: str) -> bool:
        try:
            self._frames.evaluate(part)
        except NdbError:
            return False
        return True

    def _watch_for_later(self, name: str, state: State) -> Watch | None:
        """A variable that this function will have, but has not yet."""
        is_modules = state.function == "<module>"  # its line may be that of a `def`, whose names are others
        text = self._cursor.engine.sources.get(state.file, "")
        if name not in stored_names(text, None if is_modules else state.line):
            return None
        return Watch(name, None, state.file) if is_modules else Watch(name, state.frame)

    def on_exception(self, name: str = "", *, uncaught: bool = False, **options: Unpack[Options]) -> Breakpoint:
        """A breakpoint where an exception of this type is raised; of any type, without a name."""
        return self._breakpoints.add(Kind.UNCAUGHT if uncaught else Kind.RAISED, name=name, **options)


def find_file(sources: Mapping[str, str], file: str) -> str:
    """The name under which an engine knows a file, from all of it or its last parts, or from more than all of it."""
    if file in sources:
        return file
    ending = [name for name in sources if name.endswith("/" + file)]
    longer = [name for name in sources if "/" in name and file.endswith("/" + name)]
    for found in (ending, longer):
        if len(found) == 1:
            return found[0]
    raise BadAction(f"no file {file!r} is part of this run; there are {', '.join(sources) or 'none yet'}")
