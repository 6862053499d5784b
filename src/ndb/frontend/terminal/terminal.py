"""The terminal front end: pdb's commands, as fingers know them, and a few new ones. Reads lines, asks, prints.

Knows commands and how things are shown; nothing of stepping, breakpoints or time: the session does.
"""

import ast
import codeop
import json
import pprint
import re
import textwrap
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ndb.engine.protocol import Forecast, Place, Provenance, RunsStatements
from ndb.errors import BadAction, NdbError
from ndb.frontend.terminal.paint import BOLD, CYAN, DIM, GREEN, RED, YELLOW, Paint, cut, visible_length
from ndb.session import Breakpoint, Session, Stop
from ndb.session.verify import Verification
from ndb.source.parse import is_expression, walk_text
from ndb.source.functions import lines_of_function
from ndb.trace.state import Event, State
from ndb.trace.values.interpret import Thing, Unknown, read_value

PROMPT = "(ndb) "
Write = Callable[[str], None]


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its names, the first one for the help, what it takes, what it is for."""

    names: tuple[str, ...]
    takes: str
    about: str
    group: str
    run: Callable[["Terminal", str], object]


COMMANDS: dict[str, Command] = {}


def command(names: str, takes: str, about: str, group: str) -> Callable[[Any], Any]:
    """Declare a method a command; names separated by blanks, the usual abbreviation first."""

    def declare(method: Any) -> Any:
        made = Command(tuple(names.split()), takes, about, group, method)
        COMMANDS.update(dict.fromkeys(made.names, made))
        return method

    return declare


class Quit(Exception):
    """The session is to end."""


class Terminal:
    """Commands over one session."""

    def __init__(self, session: Session, write: Write, paint: Paint = Paint()) -> None:  # noqa: B008
        self.session = session
        self.write = write
        self.paint = paint
        self.aliases: dict[str, str] = {}
        self.on_stop: dict[int, list[str]] = {}
        """Commands to run when a breakpoint stops, by its number."""
        self.has_more_lines = True
        """Whether a statement may go on in the next line."""
        self.verifier: Callable[[Session], Verification] | None = None
        """Runs the real program and compares."""
        self._last = ""
        self._pending: deque[str] = deque()
        self._collecting: list[str] | None = None
        """Of a breakpoint whose commands are being typed."""
        self._begun: list[str] = []
        """Of a statement that is being typed."""
        self._listed: tuple[str, int] | None = None
        self._stopped: Stop | None = None

    # The loop

    def loop(self, lines: Iterable[str]) -> None:
        """Run commands until they end or one ends the session."""
        try:
            for line in lines:
                self.execute(line)
        except Quit:
            pass

    def execute(self, line: str) -> None:
        """One line: commands separated by `;;`, then those of breakpoints that were reached. A mistake is told."""
        if self._collecting is not None:
            return self._collect(line.strip())
        if self._begun:
            return self._go_on_typing(line)
        line = line.strip() or self._last
        if line.startswith("#"):
            return None
        self._last = line
        self._pending.extend(_parts(line))
        while self._pending:
            self._guarded(self._pending.popleft())
        return None

    def _guarded(self, part: str) -> None:
        try:
            self._one(part)
        except NdbError as error:
            for text in textwrap.wrap(f"*** {error}", max(self.paint.width, 20), subsequent_indent="    "):
                self.say(self.paint(text, RED))
        except KeyboardInterrupt:
            self._pending.clear()
            self.session.interrupted()
            self.say(self.paint("*** interrupted", RED))

    def _one(self, line: str) -> None:
        expanded = self._expand(line)
        if expanded != line and ";;" in expanded:
            for part in _parts(expanded):
                self._one(part)
            return
        line = expanded
        name, argument = _name_and_argument(line)
        found = COMMANDS.get(name)
        if found is None:
            self._python(line)
        else:
            found.run(self, argument)

    def _expand(self, line: str) -> str:
        words = line.split()
        if not words or words[0] not in self.aliases:
            return line
        text = self.aliases[words[0]].replace("%*", " ".join(words[1:]))
        for number, word in enumerate(words[1:], 1):
            text = text.replace(f"%{number}", word)
        return text

    def say(self, text: str = "") -> None:
        self.write(text)

    # Showing

    def show_stop(self, stop: Stop) -> None:
        self._stopped, self._listed = stop, None
        for text in stop.said:
            self.say(text)
        if stop.place.state is None:
            for line in textwrap.wrap(f"[{stop.why}]", max(self.paint.width, 20)):
                self.say(self.paint(line, BOLD))
            if sure := self._sure(stop.place):
                self.say(f"  {self.paint('predicted', CYAN)} {sure}")
            return
        self._show_state(stop.place.state, stop)
        for display in self.session.update_displays():
            was = f"  [was {display.before}]" if display.before is not None else ""
            self.say(f"display {display.expression}: {display.now}{was}")
        self._pending.extendleft(
            part
            for number in reversed(stop.breakpoints)
            for line in reversed(self.on_stop.get(number, ()))
            for part in reversed(_parts(line))
        )

    def _show_state(self, state: State, stop: Stop | None = None) -> None:
        if state.event.is_inside_line:
            self.say(self._expression(state, stop))
            return
        if state.event is not Event.LINE:
            self.say(self.paint(f"--{state.event.word.capitalize()}--", DIM))
        self.say(self._heading(state, stop))
        self.say("-> " + self.paint.source(state.source.strip()))
        unknown = stop.place.unknown if stop else frozenset()
        changed = [(n, "?" if n in unknown else t) for n, t in state.locals.items() if stop and n in stop.changed]
        if changed and state.event is not Event.RETURN:
            self.say("   " + self.paint(cut(", ".join(f"{n} = {t}" for n, t in changed), self.paint.width - 3), GREEN))

    def _expression(self, state: State, stop: Stop | None) -> str:
        """A part of the line that was shown before, and its value."""
        half = max(self.paint.width // 2 - 6, 20)
        source, value = cut(state.source, half), cut(_value_of(state, stop), half)
        notes = self._notes(stop) if stop else ""
        return f"   {self.paint.source(source)} {self.paint('=>', DIM)} {self.paint(value, GREEN)}  {notes}".rstrip()

    def _heading(self, state: State, stop: Stop | None) -> str:
        place = f"> {state.file}({state.line}){_short(state.function)}()"
        if state.event is Event.RETURN:
            place += f"->{cut(_value_of(state, stop), max(self.paint.width - len(place) - 2, 12))}"
        elif state.event is Event.EXCEPTION:
            place += " " + self.paint(cut(_value_of(state, stop), max(self.paint.width - len(place) - 1, 20)), RED)
        notes = self._notes(stop) if stop else ""
        if visible_length(place) + visible_length(notes) + 2 > self.paint.width:
            return f"{place}\n  {notes}" if notes else place
        return place + (f"  {notes}" if notes else "")

    def _notes(self, stop: Stop) -> str:
        place = stop.place
        notes = [] if stop.why in _PLAIN_REASONS else [self.paint(f"[{stop.why}]", YELLOW)]
        if place.provenance is Provenance.PREDICTED:
            notes.append(self.paint("predicted", CYAN))
            if sure := self._sure(place):
                notes.append(sure)
        if place.edited:
            notes.append(self.paint("edited: " + ", ".join(sorted(place.edited)), YELLOW))
        return " ".join(notes)

    def _sure(self, place: Place) -> str:
        sure = place.forecast.confidence if place.forecast is not None else None
        return self.paint.confidence(sure) if sure is not None else ""

    # Moving

    def _moved(self, stop: Stop) -> None:
        self.show_stop(stop)

    @command("s step", "", "to the next state, into calls", "forwards")
    def _step(self, argument: str) -> None:
        self._moved(self.session.step())

    @command("n next", "", "to the next line of this function, over calls", "forwards")
    def _next(self, argument: str) -> None:
        self._moved(self.session.next())

    @command("r return", "", "to where this function returns", "forwards")
    def _return(self, argument: str) -> None:
        self._moved(self.session.finish())

    @command("c cont continue", "", "on to the next breakpoint, or to the end", "forwards")
    def _continue(self, argument: str) -> None:
        self._moved(self.session.resume())

    @command("unt until", "[LINE]", "to a later line of this function (leaves loops)", "forwards")
    def _until(self, argument: str) -> None:
        self._moved(self.session.until(_number(argument, "until takes a line number") if argument else None))

    @command("to", "[FILE:]LINE", "run to a line, once", "forwards")
    def _to(self, argument: str) -> None:
        file, line = self._place_of(argument)
        self._moved(self.session.run_to(self.session.find_file(file), line))

    @command("x", "", "one expression inside this line", "forwards")
    def _x(self, argument: str) -> None:
        self._moved(self.session.step_expression())

    @command("xi", "", "the same, also inside its comprehensions", "forwards")
    def _xi(self, argument: str) -> None:
        self._moved(self.session.step_expression(rounds=True))

    @command("j jump", "LINE", "set the next line to run (live)", "forwards")
    def _jump(self, argument: str) -> None:
        self._moved(self.session.jump(_number(argument, "jump takes a line number")))

    @command("back", "[N | NAME]", "one state back, or N; to the line that set NAME", "backwards")
    def _back(self, argument: str) -> None:
        if argument and not argument.isdigit():
            self._moved(self.session.back_to_change(argument))
        else:
            self._moved(self.session.back(int(argument or 1)))

    @command("bo backover", "[N]", "back, over the calls", "backwards")
    def _back_over(self, argument: str) -> None:
        self._moved(self.session.back_over(_number(argument, "backover takes a count") if argument else 1))

    @command("rback", "", "back to where this function was called", "backwards")
    def _back_to_call(self, argument: str) -> None:
        self._moved(self.session.back_to_call())

    @command("rc rcontinue", "", "back to the last breakpoint, or to the start", "backwards")
    def _reverse_continue(self, argument: str) -> None:
        self._moved(self.session.resume_back())

    @command("undo", "", "take back the last move", "backwards")
    def _undo(self, argument: str) -> None:
        self._moved(self.session.undo())

    @command("go", "N", "to state number N", "backwards")
    def _go(self, argument: str) -> None:
        self._moved(self.session.go(_number(argument, "go takes the number of a state")))

    @command("restart run", "[frame]", "from the start again; `restart frame`: this call", "forwards")
    def _restart(self, argument: str) -> None:
        self._moved(self.session.restart_frame() if argument == "frame" else self.session.restart())

    # Breakpoints

    @command("b break", "[[FILE:]LINE | FUNCTION [, CONDITION]]", "set a breakpoint; alone: list them", "breakpoints")
    def _break(self, argument: str, temporary: bool = False) -> None:
        if not argument:
            return self._list_breakpoints()
        where, _, condition = argument.partition(",")
        self._set(where.strip(), condition=condition.strip() or None, temporary=temporary)
        return None

    def _set(self, where: str, **options: Any) -> None:
        if re.fullmatch(r"(.*:)?\d+", where):
            file, line = self._place_of(where)
            made = self.session.break_at(file, line, **options)
        else:
            made = self.session.break_in(where, **options)
        self._told(made)

    def _told(self, made: Breakpoint) -> None:
        self.say(f"Breakpoint {made.number} at {made}")

    @command("tbreak", "[FILE:]LINE | FUNCTION", "a breakpoint for once", "breakpoints")
    def _tbreak(self, argument: str) -> None:
        self._break(argument, temporary=bool(argument))

    @command("log", "[FILE:]LINE TEXT", "say TEXT, with {expressions}, when a line runs", "breakpoints")
    def _log(self, argument: str) -> None:
        where, _, text = argument.partition(" ")
        if not text:
            raise BadAction("log takes a line and a text: log 12 total is {total}")
        self._set(where, log=text.strip())

    @command("watch", "NAME", "stop when a variable changes, also backwards", "breakpoints")
    def _watch(self, argument: str) -> None:
        self._told(self.session.break_on_change(_needed(argument, "watch takes the name of a variable")))

    @command("catch", "[TYPE | uncaught]", "stop where an exception is raised", "breakpoints")
    def _catch(self, argument: str) -> None:
        self._told(
            self.session.break_on_exception("" if argument == "uncaught" else argument, uncaught=argument == "uncaught")
        )

    @command("cl clear", "[NUMBERS | FILE:LINE]", "remove breakpoints; alone: all", "breakpoints")
    def _clear(self, argument: str) -> None:
        for found in self._chosen(argument) if argument else list(self.session.breakpoints):
            self.session.breakpoints.remove(found.number)
            self.say(f"Deleted breakpoint {found.number} at {found}")

    @command("disable", "NUMBERS", "switch breakpoints off", "breakpoints")
    def _disable(self, argument: str) -> None:
        self._switch(argument, False)

    @command("enable", "NUMBERS", "switch breakpoints on", "breakpoints")
    def _enable(self, argument: str) -> None:
        self._switch(argument, True)

    def _switch(self, argument: str, enabled: bool) -> None:
        for found in self._chosen(_needed(argument, "give the numbers of breakpoints")):
            found.enabled = enabled
            self.say(f"{'Enabled' if enabled else 'Disabled'} breakpoint {found.number} at {found}")

    @command("condition", "NUMBER [EXPRESSION]", "stop only when it holds; without one: always", "breakpoints")
    def _condition(self, argument: str) -> None:
        number, _, condition = argument.partition(" ")
        found = self.session.breakpoints[_number(number, "condition takes the number of a breakpoint")]
        found.condition = condition.strip() or None
        self.say(
            f"Breakpoint {found.number} " + (f"stops when {found.condition}" if found.condition else "is unconditional")
        )

    @command("ignore", "NUMBER COUNT", "pass a breakpoint by COUNT times", "breakpoints")
    def _ignore(self, argument: str) -> None:
        number, _, count = argument.partition(" ")
        found = self.session.breakpoints[_number(number, "ignore takes the number of a breakpoint and a count")]
        found.ignore = _number(count or "0", "ignore takes a count")
        self.say(f"Breakpoint {found.number} passes by {found.ignore} times")

    @command(
        "commands", "[NUMBER [COMMAND ;; …]]", "what to do when a breakpoint stops; alone: lines up to `end`",
        "breakpoints",
    )  # fmt: skip
    def _commands(self, argument: str) -> None:
        number, _, text = argument.partition(" ")
        latest = max((b.number for b in self.session.breakpoints), default=1)
        wanted = _number(number, "commands takes the number of a breakpoint") if number else latest
        lines = self.on_stop[self.session.breakpoints[wanted].number] = [text] if text else []
        self._collecting = None if text else lines

    def _collect(self, line: str) -> None:
        """A line of what a breakpoint does; one that goes on is the last, as in pdb."""
        assert self._collecting is not None
        if line and line != "end":
            self._collecting.append(line)
        if line == "end" or line.partition(" ")[0] in _GOING_ON:
            self._collecting = None

    def _go_on_typing(self, line: str) -> None:
        """A statement over several lines ends with an empty one."""
        self._begun.append(line)
        if not line.strip():
            text = "\n".join(self._begun)
            self._begun.clear()
            self._guarded(text)

    @property
    def prompt(self) -> str:
        if self._begun:
            return " ... "
        return PROMPT if self._collecting is None else "(com) "

    def _chosen(self, argument: str) -> list[Breakpoint]:
        if ":" in argument:
            file, line = self._place_of(argument)
            file = self.session.find_file(file)
            found = [b for b in self.session.breakpoints if (b.file, b.line) == (file, line)]
            if not found:
                raise BadAction(f"no breakpoint at {file}:{line}")
            return found
        return [
            self.session.breakpoints[_number(word, f"{word!r} is no number of a breakpoint")]
            for word in argument.split()
        ]

    def _list_breakpoints(self) -> None:
        if not len(self.session.breakpoints):
            self.say("No breakpoints.")
        for b in self.session.breakpoints:
            kept = "del " if b.temporary else "keep"
            self.say(f"{b.number:<4}{b.kind:<9} {kept} {'yes' if b.enabled else 'no '}  at {b}")
            for text in _details(b):
                self.say(f"         {text}")

    def _place_of(self, text: str) -> tuple[str, int]:
        file, _, line = text.rpartition(":")
        return file or self._state().file, _number(line, f"{text!r} is no line; write LINE or FILE:LINE")

    # Looking

    def _state(self) -> State:
        return self.session.selected()

    @command("w where bt", "", "the call stack", "looking")
    def _where(self, argument: str) -> None:
        here = self.session.selected()
        stack = self.session.stack()
        for state in stack:
            mark = ">" if state is here or state == here else " "
            self.say(f"{mark} {state.file}({state.line}){_short(state.function)}()")
            self.say(f"-> {self.paint.source(state.source.strip())}")

    @command("u up", "[N]", "look at the caller", "looking")
    def _up(self, argument: str) -> None:
        self._selected(self.session.up(_number(argument, "up takes a count") if argument else 1))

    @command("d down", "[N]", "look at the called function again", "looking")
    def _down(self, argument: str) -> None:
        self._selected(self.session.down(_number(argument, "down takes a count") if argument else 1))

    def _selected(self, state: State) -> None:
        self._listed = None
        self._show_state(state)

    @command("l list", "[. | LINE | FIRST, LAST]", "source around here; again: more of it", "looking")
    def _list(self, argument: str) -> None:
        state = self._state()
        first, last = self._range(argument, state)
        self._print_lines(state, first, last)
        self._listed = (state.file, last)

    def _range(self, argument: str, state: State) -> tuple[int, int]:
        if argument and argument != ".":
            numbers = [_number(part.strip(), "list takes line numbers") for part in argument.split(",")]
            first = numbers[0] if len(numbers) > 1 else max(1, numbers[0] - 5)
            last = numbers[1] if len(numbers) > 1 else first + 10
            return first, last if last >= first else first + last
        if not argument and self._listed and self._listed[0] == state.file:
            return self._listed[1] + 1, self._listed[1] + 11
        first = max(1, state.line - 5)
        return first, first + 10

    @command("ll longlist", "", "all of this function", "looking")
    def _long_list(self, argument: str) -> None:
        state = self._state()
        self._print_lines(state, *lines_of_function(self.session.engine.sources.get(state.file, ""), state.line))

    @command("source", "NAME", "the text of a function", "looking")
    def _source(self, argument: str) -> None:
        for text in self.session.engine.sources.values():
            for node in walk_text(text):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and node.name == argument:
                    for number in range(node.lineno, (node.end_lineno or node.lineno) + 1):
                        self.say(f"{number:>4}     {self.paint.source(text.splitlines()[number - 1])}")
                    return
        raise BadAction(f"no function or class {argument!r} in {', '.join(self.session.engine.sources)}")

    def _print_lines(self, state: State, first: int, last: int) -> None:
        text = self.session.engine.sources.get(state.file)
        if text is None:
            raise BadAction(f"the text of {state.file} is not known")
        lines = text.splitlines()
        if first > len(lines):
            self.say("[EOF]")
        stops = {b.line for b in self.session.breakpoints if b.file == state.file and b.enabled}
        for number in range(first, min(last, len(lines)) + 1):
            mark = "B" if number in stops else " "
            arrow = "->" if number == state.line else "  "
            source = Paint(self.paint.colour, self.paint.width - 9).source(lines[number - 1])
            self.say(f"{number:>4} {self.paint(mark, RED)}{self.paint(arrow, BOLD)} {source}".rstrip())

    @command("a args", "", "the arguments of this function", "looking")
    def _args(self, argument: str) -> None:
        state = self._state()
        for name in _argument_names(self.session.engine.sources.get(state.file, ""), state):
            if name in state.locals:
                self.say(self._value(name, state.locals[name]))

    @command("v vars", "", "all variables here, with what is known of them", "looking")
    def _vars(self, argument: str) -> None:
        changed = self._stopped.changed if self._stopped else frozenset()
        for name, text in self._state().locals.items():
            self.say(self._value(name, text, name in changed))

    def _value(self, name: str, text: str, changed: bool = False) -> str:
        edited = "  (edited)" if self.session.origin(name).provenance is Provenance.EDITED else ""
        is_here = self.session.place.state is self._state()
        text = "?" if is_here and name in self.session.place.unknown else text
        shown = cut(f"{name} = {text}", self.paint.width - len(edited))
        return (self.paint(shown, GREEN) if changed else shown) + edited

    @command("p print", "EXPRESSION", "the value of an expression", "looking")
    def _print(self, argument: str) -> None:
        value = self.session.evaluate(_needed(argument, "p takes an expression"))
        guessed = sorted(self.session.place.unknown & set(re.findall(r"\w+", argument)))
        self.say(value + (f"  (a guess: {', '.join(guessed)} is unknown)" if guessed else ""))

    @command("pp", "EXPRESSION", "the same, over several lines", "looking")
    def _pretty(self, argument: str) -> None:
        text = self.session.evaluate(_needed(argument, "pp takes an expression"))
        value = read_value(text)
        self.say(text if isinstance(value, Thing | Unknown) else pprint.pformat(value, width=self.paint.width))

    @command("whatis", "EXPRESSION", "the type of a value", "looking")
    def _whatis(self, argument: str) -> None:
        value = read_value(self.session.evaluate(_needed(argument, "whatis takes an expression")))
        self.say(
            value.name if isinstance(value, Thing) else "unknown" if isinstance(value, Unknown) else repr(type(value))
        )

    @command("rv retval", "", "what this function returned", "looking")
    def _retval(self, argument: str) -> None:
        state = self.session.place.state
        if state is None or state.event is not Event.RETURN:
            raise BadAction("not at a return; `r` goes to where this function returns")
        self.say(state.value or "")

    @command("display", "[EXPRESSION]", "show an expression at every stop where it is new", "looking")
    def _display(self, argument: str) -> None:
        if argument:
            self.session.displays[argument] = None
            self.session.update_displays()
        for expression, value in self.session.displays.items():
            if not argument or expression == argument:
                self.say(f"display {expression}: {value}")

    @command("undisplay", "[EXPRESSION]", "no longer; alone: none", "looking")
    def _undisplay(self, argument: str) -> None:
        if argument and argument not in self.session.displays:
            raise BadAction(f"{argument!r} is not displayed")
        for expression in [argument] if argument else list(self.session.displays):
            del self.session.displays[expression]

    @command("why", "NAME", "where a value came from: the lines that made it", "looking")
    def _why(self, argument: str) -> None:
        for cause in self.session.why(_needed(argument, "why takes the name of a variable")):
            indent = "  " * cause.level
            self.say(
                f"{indent}{self.paint(cut(f'{cause.name} = {cause.value}', self.paint.width - len(indent)), BOLD)}"
            )
            self.say(f"{indent}  {self._cause(cause)}")

    def _cause(self, cause: Any) -> str:
        if cause.maker is None:
            return "given at the start"
        state = self.session.engine.timeline.state(cause.maker)
        where = f"{cause.how} at state {cause.maker}, {state.file}({state.line}): "
        note = f"  [{cut(cause.returned, 30)}]" if cause.returned else ""
        room = max(self.paint.width - 2 * cause.level - 2 - len(where) - len(note), 20)
        return self.paint(where, DIM) + Paint(self.paint.colour, room).source(state.source.strip()) + note

    @command("confidence", "", "how sure the model is of this state, and how it got there", "model")
    def _confidence(self, argument: str) -> None:
        for line in _confidence_of(self.session.place):
            for text in textwrap.wrap(line, max(self.paint.width, 20), subsequent_indent="  "):
                self.say(text)

    @command("guess", "[NAME]", "what the model guesses where a ? is shown", "model")
    def _guess(self, argument: str) -> None:
        place = self.session.place
        chances = place.forecast.chances if place.forecast is not None else {}
        names = [name for name in chances if (name == argument if argument else name in place.unknown)]
        if place.state is None or not names:
            raise BadAction(f"no prediction of {argument!r} here" if argument else "nothing is shown as ? here")
        for name in names:
            text = place.state.locals.get(name, "") if name else place.state.value or ""
            sure = f"  {chances[name]:.0%} sure"
            self.say(cut(f"{name or 'value'} = {text}", self.paint.width - len(sure)) + sure)

    @command("infer", "", "let the model go on from here, as a branch", "model")
    def _infer(self, argument: str) -> None:
        self._moved(self.session.infer())

    @command("before", "[N] [run]", "what the state before may have been; run: try it", "model")
    def _before(self, argument: str) -> None:
        words = argument.split()
        numbers = [word for word in words if word != "run"]
        if len(numbers) > 1 or not all(word.isdigit() for word in numbers):
            raise BadAction("write: before, before 5, before run")
        found = self.session.before(int(numbers[0]) if numbers else 3, "run" in words)
        if not found:
            self.say("the model has no idea that makes sense")
        here = self.session.selected().locals
        for earlier in found:
            self._show_earlier(earlier, here)

    def _show_earlier(self, earlier: Any, here: Mapping[str, str]) -> None:
        verdict = {True: "right", False: "wrong", None: "likely" if earlier.agrees else "doubtful"}[earlier.verified]
        state = earlier.state
        self.say(f"{verdict:<10}{state.file}({state.line}) {Paint(False, 60).source(state.source.strip())}")
        changed = {name: text for name, text in state.locals.items() if here.get(name) != text}
        for name, text in changed.items():
            self.say(f"{'':10}{cut(f'{name} = {text}', self.paint.width - 10)}")

    @command("verify", "", "run the real program and compare", "model")
    def _verify(self, argument: str) -> None:
        if self.verifier is None:
            raise BadAction("there is no program to run: this session was opened without one")
        for line in self.verifier(self.session).report(self.paint.width):
            self.say(line)

    # Changing

    @command("fork", "[NAME]", "a branch from here on", "branches")
    def _fork(self, argument: str) -> None:
        branch = self.session.fork(argument)
        self.say(f"on branch {branch.name}; `branch main` goes back")

    @command("branch branches", "[NAME]", "list the branches; go to one", "branches")
    def _branch(self, argument: str) -> None:
        if argument:
            self._moved(self.session.switch(argument))
            return
        for name, branch in self.session.branches.items():
            mark = "*" if name == self.session.branch else " "
            self.say(f"{mark} {name:<12} {branch.engine.name}, from state {branch.start}")
        return

    @command("compare", "NAME", "where another branch differs from this one", "branches")
    def _compare(self, argument: str) -> None:
        for line in self.session.compare_with(_needed(argument, "compare takes the name of a branch")).report(
            self.paint.width
        ):
            self.say(line)

    @command("set", "NAME = EXPRESSION", "set a variable and go on with it", "branches")
    def _set_variable(self, argument: str) -> None:
        name, separator, expression = argument.partition("=")
        if not separator or not name.strip().isidentifier():
            raise BadAction("write: set NAME = EXPRESSION")
        stop = self.session.assign(name.strip(), expression.strip())
        text = stop.place.state.locals.get(name.strip(), "") if stop.place.state else ""
        self.say(self._value(name.strip(), text, changed=True))

    @command("!", "STATEMENT", "run a Python statement in the program (live)", "branches")
    def _statement(self, argument: str) -> None:
        self._python(argument)

    def _python(self, line: str) -> None:
        """What is no command is Python: an expression is shown, an assignment sets a variable, all else is run."""
        line = line.strip()
        simple = re.fullmatch(r"([^\W\d]\w*)\s*=(?!=)\s*(.+)", line)
        runs = isinstance(self.session.engine, RunsStatements)
        if simple and not runs:
            self._set_variable(f"{simple[1]} = {simple[2]}")
        elif is_expression(line):
            self._show_value(line)
        elif not runs:
            known = line.split()[0] if line.split() else line
            raise BadAction(f"{known!r} is no command (h lists them), and statements are run only with --engine live")
        elif self.has_more_lines and _is_begun(line):
            self._begun.append(line)
        else:
            self.session.execute(line)

    def _show_value(self, expression: str) -> None:
        try:
            value = self.session.evaluate(expression)
        except NdbError as error:
            hint = " (h lists the commands)" if expression.isidentifier() else ""
            raise BadAction(f"{error}{hint}") from None
        if value != "None":
            self.say(value)

    # The rest

    @command("alias", "[NAME [COMMANDS]]", "a name for commands; %1, %2, %*: its arguments", "other")
    def _alias(self, argument: str) -> None:
        name, _, text = argument.partition(" ")
        if text:
            self.aliases[name] = text.strip()
            return
        for known in [name] if name else list(self.aliases):
            if known not in self.aliases:
                raise BadAction(f"no alias {known!r}")
            self.say(f"{known} = {self.aliases[known]}")

    @command("unalias", "NAME", "forget an alias", "other")
    def _unalias(self, argument: str) -> None:
        if argument not in self.aliases:
            raise BadAction(f"no alias {argument!r}")
        del self.aliases[argument]

    @command("i info", "", "where this session stands", "looking")
    def _info(self, argument: str) -> None:
        engine, timeline = self.session.engine, self.session.engine.timeline
        self.say(f"{engine.name} engine, state {self.session.moment} of {len(timeline)}, branch {self.session.branch}")
        self.say(f"stopped: {self.session.stop.why}")

    @command("h help ?", "[COMMAND]", "this page", "other")
    def _help(self, argument: str) -> None:
        if argument:
            found = COMMANDS.get(argument)
            if found is None:
                raise BadAction(f"no command {argument!r}")
            return self.say(f"{' | '.join(found.names)} {found.takes}\n    {found.about}")
        for line in help_page(self.paint):
            self.say(line)
        return None

    @command("q quit exit EOF", "", "end", "other")
    def _quit(self, argument: str) -> None:
        raise Quit


_PLAIN_REASONS = frozenset(
    {"step", "next", "return", "continue", "until", "back", "back over", "expression", "start", "undone"}
)
_GOING_ON = frozenset(name for name, each in COMMANDS.items() if each.group in ("forwards", "backwards"))
_HEAD = 30
"""Columns of the page of help that commands have; what they are for stands behind."""
_GROUPS = ("forwards", "backwards", "breakpoints", "looking", "branches", "model", "other")


def help_page(paint: Paint) -> Iterator[str]:
    """All commands, by what they are for."""
    for group in _GROUPS:
        yield paint(group, BOLD)
        for each in dict.fromkeys(c for c in COMMANDS.values() if c.group == group):
            name = each.names[0] if len(each.names) == 1 else f"{each.names[0]} ({each.names[1]})"
            head = f"  {name} {each.takes}".rstrip()
            if len(head) > _HEAD - 2:
                yield paint(head, CYAN)
                head = ""
            for text in textwrap.wrap(each.about, max(paint.width - _HEAD, 30)):
                yield f"{paint(head, CYAN)}{' ' * (_HEAD - len(head))}{text}"
                head = ""
    yield from textwrap.wrap(
        "Anything else is Python: an expression is shown. An empty line repeats the last command.", paint.width
    )


def _value_of(state: State, stop: Stop | None) -> str:
    return "?" if stop is not None and "" in stop.place.unknown else state.value or ""


def _confidence_of(place: Place) -> Iterator[str]:
    match place.provenance:
        case Provenance.PREDICTED:
            yield from _worth(place.forecast or Forecast())
        case Provenance.COMPUTED:
            yield "certain: the program is really here"
        case Provenance.EDITED:
            yield "edited by hand: " + ", ".join(sorted(place.edited))
        case _:
            yield "certain: recorded"


def _worth(forecast: Forecast) -> Iterator[str]:
    if_right = "" if forecast.way else " if the state before is right"
    sure = "" if forecast.confidence is None else f", {forecast.confidence:.0%} sure{if_right}"
    so_far = "" if forecast.so_far is None else f", {forecast.so_far:.0%} with all states on the way here"
    yield f"predicted{sure}{so_far}"
    if forecast.chances:
        yield "values: " + ", ".join(f"{name or 'value'} {c:.0%}" for name, c in forecast.chances.items())
    if forecast.way:
        yield f"way: {forecast.way}"


def _details(b: Breakpoint) -> Iterator[str]:
    if b.condition:
        yield f"stop only if {b.condition}"
    if b.log:
        yield f"say {b.log}"
    if b.ignore:
        yield f"pass by next {b.ignore} times"
    if b.hits:
        yield f"hit {b.hits} time{'s' if b.hits > 1 else ''}"


def _short(function: str) -> str:
    return function.rpartition("<locals>.")[2]


def _parts(line: str) -> list[str]:
    """The commands of a line; `;;` inside quotes, or in what is to be run later, separates nothing."""
    if ";;" not in line or line.startswith(("alias ", "commands ")):
        return [line] if line else []
    parts, quote, start, at = [], "", 0, 0
    while at < len(line):
        if line[at] in "'\"":
            quote = "" if quote == line[at] else quote or line[at]
        elif not quote and line.startswith(";;", at):
            parts.append(line[start:at].strip())
            start = at = at + 2
            continue
        at += 1
    return [part for part in [*parts, line[start:].strip()] if part]


def _name_and_argument(line: str) -> tuple[str, str]:
    if line.startswith(("!", "?")):
        return line[0], line[1:].strip()
    match = re.match(r"([A-Za-z]+)(?:\s+(.*)|$)", line, re.DOTALL)
    # `x = 3` and `s.y` are Python although x and s are commands; `n` alone is the command.
    if not match or re.match(r"(=(?!=)|[-+*/%|&^]=)", match[2] or ""):
        return "", line
    return match[1], (match[2] or "").strip()


def _is_begun(line: str) -> bool:
    """Whether a statement needs more lines."""
    try:
        return "\n" not in line and codeop.compile_command(line) is None
    except (SyntaxError, ValueError, OverflowError):
        return False


def _argument_names(text: str, state: State) -> list[str]:
    name = _short(state.function).rpartition(".")[2]
    for node in walk_text(text):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.name != name:
            continue
        if node.lineno <= state.line <= (node.end_lineno or node.lineno):
            a = node.args
            every = [*a.posonlyargs, *a.args, a.vararg, *a.kwonlyargs, a.kwarg]
            return [argument.arg for argument in every if argument is not None]
    return []


def _number(text: str, otherwise: str) -> int:
    if not text.strip().isdigit():
        raise BadAction(otherwise)
    return int(text)


def _needed(text: str, otherwise: str) -> str:
    if not text:
        raise BadAction(otherwise)
    return text


class JsonLines:
    """The same commands for programs: a line in (a command, or {"id": …, "command": …}), a JSON object a line out."""

    def __init__(self, session: Session, write: Write) -> None:
        self.terminal = Terminal(session, self._collect, Paint(width=1 << 30))
        self.terminal.has_more_lines = False
        self._write = write
        self._text: list[str] = []

    def _collect(self, text: str) -> None:
        self._text.append(text)

    def greet(self) -> None:
        self._answer(None, "", self.terminal.session.stop)

    def loop(self, lines: Iterable[str]) -> None:
        for line in lines:
            try:
                self._line(line.strip())
            except Quit:
                return

    def _line(self, line: str) -> None:
        number, text = None, line
        if line.startswith("{"):
            try:
                asked = json.loads(line)
                number, text = asked.get("id"), str(asked["command"])
            except (ValueError, KeyError, AttributeError):
                self._write(json.dumps({"ok": False, "error": 'write {"id": 1, "command": "step"}'}))
                return
        if text:
            before = self.terminal.session.stop
            self.terminal.execute(text)
            stop = self.terminal.session.stop
            self._answer(number, text, stop if stop is not before else None)

    def _answer(self, number: object, command: str, stop: Stop | None) -> None:
        errors = [t.removeprefix("*** ") for t in self._text if t.startswith("*** ")]
        answer: dict[str, object] = {"id": number} if number is not None else {}
        answer |= {"command": command, "ok": not errors, "text": self._text}
        if errors:
            answer["error"] = errors[0]
        if stop is not None:
            answer["stop"] = stop_as_json(stop)
        self._text = []
        self._write(json.dumps(answer, ensure_ascii=False))


def stop_as_json(stop: Stop) -> dict[str, object]:
    """A stop as front ends for programs show it."""
    place, state = stop.place, stop.place.state
    forecast = place.forecast or Forecast()
    said: dict[str, object] = {
        "why": stop.why, "moment": place.moment, "provenance": place.provenance, "confidence": forecast.confidence,
        "exit": place.exit, "breakpoints": list(stop.breakpoints), "changed": sorted(stop.changed),
        "edited": sorted(place.edited), "said": list(stop.said), "unknown": sorted(place.unknown),
        "chances": dict(forecast.chances), "so_far": forecast.so_far, "way": forecast.way,
    }  # fmt: skip
    if state is not None:
        said["state"] = {
            "event": state.event.word, "file": state.file, "function": state.function, "line": state.line,
            "depth": state.depth, "source": state.source, "locals": dict(state.locals), "value": state.value,
        }  # fmt: skip
    return said
