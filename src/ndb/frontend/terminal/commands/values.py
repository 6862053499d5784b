"""Commands that show values: variables, expressions, what is watched, and where a value came from."""

import ast
import re
from typing import TYPE_CHECKING

from ndb.engine.protocol import Origin, Provenance, RunsStatements
from ndb.engine.timeline.changes.late import changed_after
from ndb.engine.timeline.parts import part_of
from ndb.errors import BadAction, NdbError
from ndb.frontend.terminal.commands.parameters import needed
from ndb.frontend.terminal.paint import BOLD, DIM, GREEN, Paint, cut
from ndb.frontend.terminal.pretty import pretty as in_lines
from ndb.frontend.terminal.screen import short_name
from ndb.session.frames import LEVELS
from ndb.session.why import Cause
from ndb.source.parse import walk_text
from ndb.trace.state import Event, State
from ndb.trace.values.notation import read_value
from ndb.trace.values.render import is_cut
from ndb.trace.values.thing import Thing, Unknown

if TYPE_CHECKING:
    from ndb.frontend.terminal.terminal import Terminal


def arguments(terminal: "Terminal", argument: str) -> None:
    state = terminal.session.frames.selected()
    for name in _argument_names(terminal.session.engine.sources.get(state.file, ""), state):
        if name in state.locals:
            terminal.say(value_line(terminal, name, state.locals[name]))


def _argument_names(text: str, state: State) -> list[str]:
    name = short_name(state.function).rpartition(".")[2]
    for node in walk_text(text):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or node.name != name:
            continue
        if node.lineno <= state.line <= (node.end_lineno or node.lineno):
            a = node.args
            every = [*a.posonlyargs, *a.args, a.vararg, *a.kwonlyargs, a.kwarg]
            return [argument.arg for argument in every if argument is not None]
    return []


def variables(terminal: "Terminal", argument: str) -> None:
    for name, text in terminal.session.frames.selected().locals.items():
        terminal.say(value_line(terminal, name, text, name in terminal.session.stop.changed))


def value_line(terminal: "Terminal", name: str, text: str, changed: bool = False) -> str:
    """`name = text` on one line, with what is known of it."""
    session, paint = terminal.session, terminal.paint
    edited = _origin_note(session.frames.origin(name))
    is_here = session.place.state is session.frames.selected()
    text = "?" if is_here and name in session.place.unknown else text
    shown = cut(f"{name} = {text}", paint.width - len(edited))
    return (paint(shown, GREEN) if changed else shown) + edited


def _origin_note(origin: Origin) -> str:
    """What is to be said of where a value comes from."""
    match origin.provenance:
        case Provenance.EDITED:
            return "  (edited)"
        case Provenance.ASSUMED:
            return "  (unknown)"
    return f"  (rests on {', '.join(map(str, origin.assumptions))})" if origin.assumptions else ""


def print_value(terminal: "Terminal", argument: str) -> None:
    value = terminal.session.frames.evaluate(needed(argument, "p takes an expression"))
    guessed = sorted(terminal.session.place.unknown & set(re.findall(r"\w+", argument)))
    terminal.say(value + (f"  (a guess: {', '.join(guessed)} is unknown)" if guessed else ""))


def pretty(terminal: "Terminal", argument: str) -> None:
    text = terminal.session.frames.evaluate(needed(argument, "pp takes an expression"))
    shown = in_lines(read_value(text), terminal.paint.width)
    terminal.say(shown)
    if is_cut(text) or shown.count("more…>") > text.count("more…>"):
        terminal.screen.wrap(_how_to_see_more(terminal, argument), DIM)


def _how_to_see_more(terminal: "Terminal", argument: str) -> str:
    part = f"{argument}.NAME" if argument.isidentifier() or part_of(argument) is not None else "PART"
    how = f"cut; `pp` of a part, as `pp {part}`, shows more of that"
    if isinstance(terminal.session.engine, RunsStatements):
        return how
    kept = "`--value N` keeps N characters of a value, `--whole N` N bytes of all"
    return f"{how} where it is held; when it is recorded, {kept}"


def whatis(terminal: "Terminal", argument: str) -> None:
    evaluate = terminal.session.frames.evaluate
    value = read_value(evaluate(needed(argument, "whatis takes an expression")))
    match value:
        case Thing():
            terminal.say(value.name)
        case Unknown() if isinstance(terminal.session.engine, RunsStatements):
            terminal.say(evaluate(f"type({argument})"))
        case Unknown():
            terminal.say(_class_of(terminal, argument))
        case _:
            terminal.say(repr(type(value)))


def _class_of(terminal: "Terminal", expression: str) -> str:
    try:
        return terminal.session.frames.evaluate(f"type({expression}).__name__").strip("'")
    except NdbError:
        return "unknown"


def returned(terminal: "Terminal", argument: str) -> None:
    state = terminal.session.place.state
    if state is None or state.event is not Event.RETURN:
        raise BadAction("not at a return; `r` goes to where this function returns")
    terminal.say(state.value or "")


def display(terminal: "Terminal", argument: str) -> None:
    displays = terminal.session.displays
    for expression, value in [(argument, displays.add(argument))] if argument else displays:
        terminal.say(f"display {expression}: {value}")


def undisplay(terminal: "Terminal", argument: str) -> None:
    if argument:
        terminal.session.displays.remove(argument)
    else:
        terminal.session.displays.clear()


def same(terminal: "Terminal", argument: str) -> None:
    """Which names are the same object, who else holds it, when it was made and last changed."""
    frames = terminal.session.frames
    found = frames.same(needed(argument, "same takes a variable or a part of one, as box[0]"))
    functions = [short_name(state.function) for state in frames.stack()]
    for holder in found.holders:
        terminal.say(f"{holder.way}  in {functions[holder.frame]}, function {holder.frame} of the stack")
    if not found.holders and found.is_all:
        terminal.say(f"nothing else that is in sight holds {argument.strip()}")
    if not found.is_all:
        terminal.say(terminal.paint("who else holds it here is not all known: something changed meanwhile", DIM))
    if not found.is_exact:
        terminal.say(terminal.paint("as far as the code tells: this recording holds no identities", DIM))
    for word, moment in (("made", found.made), ("last changed", found.changed)):
        if moment is not None:
            terminal.say(_made_by(terminal, word, moment, argument))


def _made_by(terminal: "Terminal", word: str, moment: int, name: str) -> str:
    timeline = terminal.session.engine.timeline
    since = changed_after(timeline, name, moment)
    if since is not None:
        return f"{word} between states {since} and {moment}"
    maker = timeline.maker(moment)
    if word == "made" and timeline.recording.events[moment] == Event.CALL:
        word, maker = "first seen", None  # given to a function, by whoever made it
    state = timeline.state(moment if maker is None else maker)
    return f"{word} at state {moment if maker is None else maker}, {state.file}({state.line}): {state.source.strip()}"


def why(terminal: "Terminal", argument: str) -> None:
    causes = _causes(terminal, argument.strip())
    for cause in causes:
        indent = "  " * cause.level
        title = cut(_title(cause), terminal.paint.width - len(indent))
        terminal.say(f"{indent}{terminal.paint(title, BOLD)}")
        terminal.say(f"{indent}  {_cause(terminal, cause)}")
    assert terminal.explained is not None
    last = next((cause for cause in causes if cause.level + 1 == terminal.explained[2] and cause.uses), None)
    if last is not None:
        farther = f", or `why {last.uses[0]} at {last.maker}`" if last.maker is not None else ""
        terminal.say(terminal.paint(f"farther back: `why`{farther}", DIM))


def _causes(terminal: "Terminal", argument: str) -> list[Cause]:
    """The tree that is asked for; without a name, that of the last one with more levels."""
    if argument:
        found = re.fullmatch(r"(?P<name>.*\S)\s+at\s+(?P<state>\d+)", argument)
        name, state = (found["name"], int(found["state"])) if found is not None else (argument, None)
        terminal.explained = name, terminal.session.frames.moment() if state is None else state, LEVELS
    elif terminal.explained is None:
        raise BadAction("why takes a variable or a part of one, as d['k']")
    else:
        name, state, levels = terminal.explained
        terminal.explained = name, state, levels + LEVELS
    return terminal.session.frames.why(*terminal.explained)


def _title(cause: Cause) -> str:
    match cause.how:
        case "decided":
            held = {"True": " held", "False": " did not hold"}.get(cause.value, " was taken")
            return f"because `{cause.name}`{held}"
        case "returned" if cause.name.endswith("<genexpr>()"):
            return f"the generator expression gave {cause.value}"
        case "returned" | "raised":
            return f"{cause.name} {cause.how} {cause.value}"
    return f"{cause.name} = {cause.value}"


def _cause(terminal: "Terminal", cause: Cause) -> str:
    if cause.maker is None:
        return "given at the start" if cause.how == "given" else cause.how
    paint, state = terminal.paint, terminal.session.engine.timeline.state(cause.maker)
    where = f"{cause.how} at state {cause.maker}, {state.file}({state.line}): "
    if cause.how == "decided":
        return paint(where.rstrip(": "), DIM)
    note = f"  [{cut(cause.returned, 30)}]" if cause.returned else f"  [as {cause.alias}]" if cause.alias else ""
    room = max(paint.width - 2 * cause.level - 2 - len(where) - len(note), 20)
    return paint(where, DIM) + Paint(paint.colour, room).source(state.source.strip()) + note
