"""The table of the terminal's commands: what each is called, what it takes, what it is for, who does it.

To add a command: a function of a terminal and a text in commands/, and a line here.
"""

import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ndb.errors import BadAction
from ndb.frontend.terminal.commands import (
    assume,
    branch,
    breaks,
    frame,
    listing,
    predict,
    python,
    shell,
    steps,
    threads,
    travel,
    values,
)
from ndb.frontend.terminal.paint import BOLD, CYAN, Paint

if TYPE_CHECKING:
    from ndb.frontend.terminal.terminal import Terminal


@dataclass(frozen=True, slots=True)
class Command:
    """A command: its names, the usual abbreviation first, what it takes, what it is for."""

    names: tuple[str, ...]
    takes: str
    about: str
    group: str
    run: "Callable[[Terminal, str], object]"


def _rows(group: str, *rows: "tuple[str, str, str, Callable[[Terminal, str], object]]") -> tuple[Command, ...]:
    return tuple(Command(tuple(names.split()), takes, about, group, run) for names, takes, about, run in rows)


def help_command(terminal: "Terminal", argument: str) -> None:
    if not argument:
        for line in help_page(terminal.paint):
            terminal.say(line)
    elif argument in COMMANDS:
        found = COMMANDS[argument]
        terminal.say(f"{' | '.join(found.names)} {found.takes}\n    {found.about}")
    else:
        raise BadAction(f"no command {argument!r}")


TABLE = (
    *_rows(
        "forwards",
        ("s step", "", "to the next state, into calls", steps.step),
        ("n next", "", "to the next line of this function, over calls", steps.over),
        ("r return", "", "to where this function returns", steps.finish),
        ("c cont continue", "", "on to the next breakpoint, or to the end", steps.resume),
        ("unt until", "[LINE]", "to a later line of this function (leaves loops)", steps.until),
        ("to", "[FILE:]LINE", "run to a line, once", steps.run_to),
        ("x", "", "one expression inside this line", steps.expression),
        ("xi", "", "the same, also inside its comprehensions", steps.inside),
        ("si stepi", "", "one instruction of the interpreter (recorded with --instructions)", steps.instruction),
        ("j jump", "LINE", "set the next line to run (live)", steps.jump),
        ("restart run", "[frame]", "from the start again; `restart frame`: this call", steps.restart),
    ),
    *_rows(
        "backwards",
        ("back", "[N | NAME]", "one state back, or N; to the line that set NAME", travel.back),
        ("bo backover", "[N]", "back, over the calls", travel.back_over),
        ("rsi", "[N]", "one instruction back, or N", travel.back_instruction),
        ("rback", "", "back to where this function was called", travel.back_to_call),
        ("rc rcontinue", "", "back to the last breakpoint, or to the start", travel.resume_back),
        ("undo", "", "take back the last move", travel.undo),
        ("go", "N", "to state number N", travel.go),
    ),
    *_rows(
        "breakpoints",
        ("b break", "[[FILE:]LINE | FUNCTION [if CONDITION]]", "set a breakpoint; alone: list them", breaks.set_break),
        ("tbreak", "[FILE:]LINE | FUNCTION", "a breakpoint for once", breaks.set_temporary),
        ("log", "[FILE:]LINE TEXT", "say TEXT, with {expressions}, when a line runs", breaks.set_log),
        ("watch", "NAME [if CONDITION]", "stop when a variable changes, or a part: d['k'], a.b; also backwards",
         breaks.watch),
        ("catch", "[TYPE | uncaught]", "stop where an exception is raised", breaks.catch),
        ("cl clear", "[NUMBERS | FILE:LINE]", "remove breakpoints; alone: all", breaks.clear),
        ("disable", "NUMBERS", "switch breakpoints off", breaks.disable),
        ("enable", "NUMBERS", "switch breakpoints on", breaks.enable),
        ("condition", "NUMBER [EXPRESSION]", "stop only when it holds; without one: always", breaks.condition),
        ("ignore", "NUMBER COUNT", "pass a breakpoint by COUNT times", breaks.ignore),
        ("commands", "[NUMBER [COMMAND ;; …]]", "what to do when a breakpoint stops; alone: lines up to `end`",
         breaks.commands),
    ),
    *_rows(
        "looking",
        ("w where bt", "[N | all]", "the call stack; of a deep one the ends", frame.where),
        ("u up", "[N]", "look at the caller", frame.up),
        ("d down", "[N]", "look at the called function again", frame.down),
        ("l list", "[. | LINE | FIRST, LAST]", "source around here; again: more of it", listing.around),
        ("ll longlist", "", "all of this function", listing.whole_function),
        ("source", "NAME", "the text of a function", listing.of_name),
        ("a args", "", "the arguments of this function", values.arguments),
        ("v vars", "", "all variables here, with what is known of them", values.variables),
        ("p print", "EXPRESSION", "the value of an expression", values.print_value),
        ("pp", "EXPRESSION", "the same, over several lines", values.pretty),
        ("whatis", "EXPRESSION", "the type of a value", values.whatis),
        ("rv retval", "", "what this function returned", values.returned),
        ("display", "[EXPRESSION]", "show an expression at every stop where it is new", values.display),
        ("undisplay", "[EXPRESSION]", "no longer; alone: none", values.undisplay),
        ("why", "[NAME [at STATE]]", "where a value came from: what made what; of a part, too; alone: farther back",
         values.why),
        ("same", "NAME", "which names are the same object, who else holds it", values.same),
        ("i info", "", "where this session stands", frame.info),
        ("threads", "", "all threads, and where each stands", threads.listed),
        ("thread", "[N]", "look at thread N, and go on in it", threads.choose),
        ("tasks", "[N]", "asyncio's tasks; of one its coroutines and their variables", threads.tasks),
    ),
    *_rows(
        "branches",
        ("fork", "[NAME]", "a branch from here on", branch.fork),
        ("branch branches", "[NAME]", "list the branches; go to one", branch.switch),
        ("compare", "NAME", "where another branch differs from this one", branch.compare),
        ("set", "NAME = EXPRESSION", "set a variable and go on with it", python.set_variable),
        ("interact", "", "a Python prompt here, until exit() (live)", python.interact),
        ("debug", "STATEMENT", "step through what a statement calls, then be here again (live)", python.debug),
        ("!", "STATEMENT", "run a Python statement in the program (live)", python.run_python),
    ),
    *_rows(
        "assumptions",
        ("assumptions", "[save FILE]", "what a guided run assumed, and what rests on it here", assume.listed),
        ("assume", "EXPR = VALUE | EXPR raises ERROR", "run again with another assumption, to here", assume.assume),
    ),
    *_rows(
        "model",
        ("confidence", "", "how sure the model is of this state, and how it got there", predict.confidence),
        ("guess", "[NAME]", "what the model guesses where a ? is shown", predict.guess),
        ("predict", "", "let the model go on from here, as a branch", predict.go_on),
        ("before", "[N] [run]", "what the state before may have been; run: try it", predict.before),
        ("verify", "", "run the real program and compare", predict.verify),
    ),
    *_rows(
        "other",
        ("alias", "[NAME [COMMANDS]]", "a name for commands; %1, %2, %*: its arguments", shell.alias),
        ("unalias", "NAME", "forget an alias", shell.unalias),
        ("h help ?", "[COMMAND]", "this page", help_command),
        ("q quit exit EOF", "", "end", shell.leave),
    ),
)  # fmt: skip
COMMANDS = {name: each for each in TABLE for name in each.names}
GOING_ON = frozenset(name for name, each in COMMANDS.items() if each.group in ("forwards", "backwards"))
"""Commands after which the session stands somewhere else."""
_HEAD = 30
"""Columns of the page of help that commands have; what they are for stands behind."""


def help_page(paint: Paint) -> Iterator[str]:
    """All commands, by what they are for."""
    group = ""
    for each in TABLE:
        if each.group != group:
            group = each.group
            yield paint(group, BOLD)
        yield from _help_lines(each, paint)
    yield from textwrap.wrap(
        "Anything else is Python: an expression is shown. An empty line repeats the last command.", paint.width
    )


def _help_lines(command: Command, paint: Paint) -> Iterator[str]:
    name = command.names[0] if len(command.names) == 1 else f"{command.names[0]} ({command.names[1]})"
    head = f"  {name} {command.takes}".rstrip()
    if len(head) > _HEAD - 2:
        yield paint(head, CYAN)
        head = ""
    for text in textwrap.wrap(command.about, max(paint.width - _HEAD, 30)):
        yield f"{paint(head, CYAN)}{' ' * (_HEAD - len(head))}{text}"
        head = ""
