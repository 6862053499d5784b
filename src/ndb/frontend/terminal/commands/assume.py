"""Commands about assumptions: what a guided run took for true, and making it run with other ones."""

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ndb.engine.guided.assumption import Assumption, as_given, parse_given, write_file
from ndb.engine.protocol import Assumes
from ndb.errors import BadAction
from ndb.frontend.terminal.commands.parameters import needed
from ndb.frontend.terminal.paint import DIM

if TYPE_CHECKING:
    from ndb.frontend.terminal.terminal import Terminal


def _engine(terminal: "Terminal") -> Assumes:
    engine = terminal.session.engine
    if not isinstance(engine, Assumes):
        raise BadAction("nothing is assumed here: only --engine guided runs code that lacks something")
    return engine


def listed(terminal: "Terminal", argument: str) -> None:
    """All of them; `assumptions save FILE` writes them, to be given with --assume."""
    engine = _engine(terminal)
    word, _, name = argument.partition(" ")
    if word == "save":
        write_file(
            Path(needed(name.strip(), "assumptions save takes the name of a file")), as_given(engine.assumptions)
        )
        terminal.say(f"{len(engine.assumptions)} assumptions are in {name.strip()}")
        return
    if not engine.assumptions:
        terminal.say("nothing was assumed")
    here = terminal.session.place
    for each in engine.assumptions:
        names = [name or "the value" for name, o in here.origins.items() if each.number in o.assumptions]
        for line in _row(each, names):
            terminal.say(line)
    terminal.say(terminal.paint(engine.cost_of_origins, DIM))


def _row(each: Assumption, names: list[str]) -> Iterator[str]:
    verb = "raises" if each.use == "raises" else "="
    sure = f", {each.confidence:.0%} sure" if each.confidence is not None else ""
    yield f"{each.number:>3}  {each.where}: {each.expression} {verb} {each.value}  ({each.source}{sure})"
    if each.alternatives:
        yield "     or " + ", ".join(f"{text} {chance:.0%}" for text, chance in each.alternatives[:3])
    if each.note:
        yield f"     {each.note}"
    if names:
        yield f"     rests on it here: {', '.join(names)}"


def assume(terminal: "Terminal", argument: str) -> None:
    """Run again with another assumption, to where one is now."""
    engine = _engine(terminal)
    given = parse_given(needed(argument, "write: assume EXPR = VALUE, or assume EXPR raises ERROR"))
    terminal.session.cursor.arrive(engine.assume(given), "assumed")
    terminal.show_stop(terminal.session.stop)
