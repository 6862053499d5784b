"""Tools that look: at names, values, the stack, the source, where a value came from. None of them moves a session."""

from collections.abc import Callable, Sequence

from ndb.errors import BadAction
from ndb.frontend.mcp.open_sessions import Held
from ndb.frontend.mcp.replies import as_text, how_sure, told_origin, told_state, told_value
from ndb.frontend.mcp.tools_move import Desk
from ndb.session.frames import LEVELS
from ndb.session.set_breakpoint import find_file
from ndb.session.why import Cause

_MOST_NAMES, _MOST_FRAMES, _MOST_LINES, _MOST_LEVELS = 100, 30, 60, 12


class LookTools:
    """Small questions, small answers."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def _look(self, session: str, frame: int | None, look: Callable[[Held], dict[str, object]]) -> str:
        def looked(held: Held) -> str:
            with_frame(held, frame)
            return as_text({"session": held.name, "sure": how_sure(held.session.place)} | look(held))

        return await self._desk.sessions.do(self._desk.sessions[session], looked)

    async def list_variable_names(self, session: str, frame: int | None = None) -> str:
        """Names of the variables here, without values. frame: a number of get_stack_trace (the innermost)."""

        def look(held: Held) -> dict[str, object]:
            names = list(held.session.frames.selected().locals)
            more = max(len(names) - _MOST_NAMES, 0) or None
            return {"names": names[:_MOST_NAMES], "changed": sorted(held.session.stop.changed), "more": more}

        return await self._look(session, frame, look)

    async def get_variables_values(self, session: str, names: list[str], frame: int | None = None) -> str:
        """Values of some variables, long ones cut, with where they come from if that is not exact."""

        def look(held: Held) -> dict[str, object]:
            place, known = held.session.place, held.session.frames.selected().locals
            here = [name for name in names[:_MOST_NAMES] if name in known]
            origins = {name: told for name in here if (told := told_origin(place.origin(name))) is not None}
            values = {name: told_value(place, name, known[name], held.handles) for name in here}
            return {"values": values, "origins": origins, "not_here": [n for n in names if n not in known]}

        return await self._look(session, frame, look)

    async def evaluate_expression(self, session: str, expression: str, frame: int | None = None) -> str:
        """The value of an expression in the current function. Live, the program itself evaluates it, so it may change
        something; elsewhere it is worked out from the shown values and runs nothing."""

        def look(held: Held) -> dict[str, object]:
            return {"value": held.handles.cut(held.session.frames.evaluate(expression))}

        return await self._look(session, frame, look)

    async def get_stack_trace(self, session: str) -> str:
        """The active functions, innermost first, and why the session stands here."""

        def look(held: Held) -> dict[str, object]:
            stack = list(enumerate(held.session.frames.stack()))[::-1]
            rows = [{"frame": number} | told_state(state, held.handles) for number, state in stack[:_MOST_FRAMES]]
            more = max(len(stack) - _MOST_FRAMES, 0) or None
            return {"why": held.session.stop.why, "state": held.session.place.moment, "stack": rows, "more": more}

        return await self._look(session, None, look)

    async def get_source_context(self, session: str, around: int = 5, file: str = "", line: int | None = None) -> str:
        """Source lines of the run around the current line, or around a line of another of its files."""

        def look(held: Held) -> dict[str, object]:
            return _source(held, max(0, min(around, _MOST_LINES // 2)), file, line)

        return await self._look(session, None, look)

    async def why(
        self, session: str, variable: str, frame: int | None = None, state: int | None = None, levels: int = LEVELS
    ) -> str:
        """Which lines made the value a variable (or a part: a.b, d["k"]) has here, nearest first, each with its state.
        state: as of that state, without going there. levels: how far back."""

        def look(held: Held) -> dict[str, object]:
            causes = held.session.frames.why(variable, state, max(1, min(levels, _MOST_LEVELS)))
            return {"causes": [_cause(held, cause) for cause in causes]}

        return await self._look(session, frame, look)

    async def get_more(self, session: str, handle: str, start: int = 0) -> str:
        """More of a value that was cut, from a character on."""
        return await self._look(session, None, lambda held: {"text": held.handles.page(handle, start)})

    async def explain_run(self, session: str) -> str:
        """The run so far in a few lines: calls, loops folded, what decided branches, what was raised and why."""
        from ndb.session.explain import explain_run

        def look(held: Held) -> dict[str, object]:
            return {"text": held.handles.cut(explain_run(held.session.engine.timeline).markdown(), 4000)}

        return await self._look(session, None, look)


def with_frame(held: Held, frame: int | None) -> None:
    """Look at a function of the stack; without a number, at the innermost."""
    size = len(held.session.frames.stack())
    if frame is not None and not 0 <= frame < size:
        raise BadAction(f"frames are numbered 0 to {size - 1}; get_stack_trace lists them")
    held.session.cursor.frame = frame


def _source(held: Held, around: int, file: str, line: int | None) -> dict[str, object]:
    session = held.session
    here = session.frames.selected()
    name = find_file(session.engine.sources, file) if file else here.file
    at = line if line is not None else here.line if name == here.file else 1
    text: Sequence[str] = session.engine.sources[name].splitlines()
    first, last = max(at - around, 1), min(at + around, len(text))
    shown = [
        f"{'>' if (name, n) == (here.file, here.line) else ' '}{n:>4} {text[n - 1]}" for n in range(first, last + 1)
    ]
    return {"file": name, "lines": "\n".join(shown)}


def _cause(held: Held, cause: Cause) -> dict[str, object]:
    told: dict[str, object] = {"name": cause.name, "value": held.handles.cut(cause.value), "how": cause.how}
    if cause.maker is not None:
        state = held.session.engine.timeline.state(cause.maker)
        told |= {"at": f"{state.file}:{state.line}", "source": state.source.strip(), "state": cause.maker}
    told |= {"changed_as": cause.alias} if cause.alias else {}
    return told | ({"returned": held.handles.cut(cause.returned)} if cause.returned else {})
