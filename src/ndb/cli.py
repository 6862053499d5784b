"""The `ndb` command: one subcommand a function, in the order in which data flows.

Knows arguments, streams and exit codes; everything else is imported when a subcommand runs, so that starting stays
quick. Results go to stdout, messages to stderr. Exit codes: 0, 2 for a user's mistake (one line that says what to do),
130 for Ctrl-C. To add a subcommand: a function that takes the parsed arguments and returns an exit code, one that
declares its arguments, and a line in COMMANDS.
"""

import argparse
import contextlib
import json
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from ndb import __version__
from ndb.errors import BadAction, BadTarget, NdbError

if TYPE_CHECKING:
    from ndb.frontend.picture import Style
    from ndb.language.showing import Visit
    from ndb.trace.recorder import RecordLimits
    from ndb.trace.state import Recording, State
    from ndb.tree.span import Span

USER_MISTAKE, INTERRUPTED, PIPE_CLOSED = 2, 130, 141
Run = Callable[[argparse.Namespace], int]


@dataclass(frozen=True, slots=True)
class Command:
    """A subcommand: what it is called, what it is for, which arguments it takes, what it does."""

    name: str
    summary: str
    declare: Callable[[argparse.ArgumentParser], None]
    run: Run


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; returns the exit code."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    try:
        parsed = _parser().parse_args(_with_command(given))
        run: Run = parsed.run
        code = run(parsed)
        sys.stdout.flush()
        return code
    except NdbError as error:
        print(f"ndb: {error}", file=sys.stderr)
        return USER_MISTAKE
    except KeyboardInterrupt:
        print("ndb: interrupted", file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output has enough; what Python still holds back must not be written at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED


def _with_command(given: list[str]) -> list[str]:
    """`ndb program.py` and `ndb FILE` mean the default subcommand."""
    names = {command.name for command in COMMANDS}
    is_target = bool(given) and given[0] not in names and ("::" in given[0] or Path(given[0]).is_file())
    return [DEFAULT, *given] if is_target else given


class _Parser(argparse.ArgumentParser):
    """Mistakes in the arguments become errors of ours: one line, the same exit code."""

    def error(self, message: str) -> NoReturn:
        raise BadTarget(f"{message}; see {self.prog} --help")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="ndb", description="A neural debugger for Python: record, replay, predict.")
    parser.add_argument("--version", action="version", version=f"ndb {__version__}")
    subparsers = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=_Parser)
    for command in COMMANDS:
        subparser = subparsers.add_parser(command.name, help=command.summary, description=command.summary)
        command.declare(subparser)
        subparser.set_defaults(run=command.run)
    return parser


# -- what subcommands share ------------------------------------------------------------------------------------------


def _declare_target(parser: argparse.ArgumentParser, what: str) -> None:
    parser.add_argument("target", metavar="TARGET", help=what)
    parser.add_argument("--args", metavar="SOURCE", help="arguments of the function as source: '\"berry\", n=2'")
    parser.add_argument("--expressions", action="store_true", help="record the value of every sub-expression too")
    limits = parser.add_argument_group("limits; a run that reaches one ends as exit_never (0: no limit)")
    limits.add_argument("--events", type=int, metavar="N", help="states to record")
    limits.add_argument("--seconds", type=float, metavar="S", help="seconds to run")
    limits.add_argument("--bytes", type=int, metavar="N", help="bytes of values to record, before compression")
    limits.add_argument("--value", type=int, metavar="N", help="characters to show of one value")


def _limits(arguments: argparse.Namespace) -> "RecordLimits":
    from ndb.trace.recorder import RecordLimits

    asked = {name: getattr(arguments, name) for name in ("events", "seconds", "bytes", "value")}
    given: dict[str, Any] = {name: number or None for name, number in asked.items() if number is not None}
    if any(number is not None and number < 0 for number in given.values()) or asked["value"] == 0:
        raise BadTarget("a limit is a positive number, or 0 for none (values always have one)")
    return replace(RecordLimits(), **given)


def _function_target(target: str) -> tuple[Path, str]:
    """`FILE.py::FUNCTION` as path and name."""
    file, separator, function = target.partition("::")
    path = Path(file)
    if not separator or not all(part.isidentifier() for part in function.split(".")):
        raise BadTarget(f"{target} names no function; write FILE.py::FUNCTION")
    if not path.is_file():
        raise BadTarget(f"there is no file {file}; give the path of a Python file, as in FILE.py::FUNCTION")
    return path, function


def _record_function(arguments: argparse.Namespace) -> "Recording":
    """Record one call in memory. Of its file the module body is run, but not as a program; its output is not ours."""
    from ndb.trace.recorder import record_call

    path, function = _function_target(arguments.target)
    call = f"{function}({arguments.args or ''})"
    limits, source = _limits(arguments), _module_text(path, function)
    _check_call(call)
    with _stdout_kept_clean(), _importing_from(path.parent):
        return record_call(source, call, limits=limits, expressions=arguments.expressions, file=str(path))


def _module_text(path: Path, function: str) -> str:
    """The text of a file without its `if __name__ == "__main__"` part, lines kept in place."""
    import ast
    import tokenize

    try:
        with tokenize.open(path) as file:
            text = file.read()
        tree = ast.parse(text)
    except (OSError, SyntaxError, ValueError, UnicodeDecodeError) as error:
        raise BadTarget(f"{path} cannot be read as Python: {error}") from None
    _check_name(function, text, path)
    lines = text.split("\n")
    for node in tree.body:
        if isinstance(node, ast.If) and ast.unparse(node.test).startswith("__name__ == "):
            last = node.end_lineno or node.lineno
            lines[node.lineno - 1 : last] = [""] * (last - node.lineno + 1)
    return "\n".join(lines)


def _check_name(function: str, text: str, path: Path) -> None:
    import symtable

    symbols = symtable.symtable(text, str(path), "exec").get_symbols()
    names = {s.get_name() for s in symbols if s.is_assigned() or s.is_imported()}
    if function.partition(".")[0] not in names and "import *" not in text:
        functions = [s.get_name() for s in symbols if s.is_namespace()]
        raise BadTarget(f"{path} has no {function}; its functions are {', '.join(functions) or 'none'}")


def _check_call(call: str) -> None:
    import ast

    try:
        is_call = isinstance(ast.parse(call, mode="eval").body, ast.Call) and "\n" not in call
    except (SyntaxError, ValueError):
        is_call = False
    if not is_call:
        raise BadTarget(f"{call} is no call on one line; --args takes what stands between its parentheses")


def _recording(arguments: argparse.Namespace) -> "Recording":
    """What TARGET names, recorded."""
    return _record_function(arguments)


@contextlib.contextmanager
def _stdout_kept_clean() -> Iterator[None]:
    """What a program writes to file descriptor 1, by itself or by its children, goes to stderr."""
    sys.stdout.flush()
    ours = os.dup(1)
    os.dup2(2, 1)
    try:
        yield
    finally:
        os.dup2(ours, 1)
        os.close(ours)


@contextlib.contextmanager
def _importing_from(folder: Path) -> Iterator[None]:
    """As if a program of this folder were run."""
    before, sys.path = sys.path, [str(folder.resolve()), *sys.path]
    try:
        yield
    finally:
        sys.path = before


def _style(arguments: argparse.Namespace, **more: object) -> "Style":
    from ndb.frontend.picture import Style

    colour = sys.stdout.isatty() and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
    return Style(width=arguments.width, colour=colour, **more)  # type: ignore[arg-type]


def _print_json(value: object) -> None:
    print(json.dumps(value, ensure_ascii=False))


# -- tree ------------------------------------------------------------------------------------------------------------


def _declare_tree(parser: argparse.ArgumentParser) -> None:
    _declare_target(parser, "a trace file, or what to record: FILE.py::FUNCTION")
    parser.add_argument("--depth", type=int, metavar="N", help="calls deeper than this are only counted")
    parser.add_argument("--rows", type=int, default=1000, metavar="N", help="break off after so many rows (0: never)")
    parser.add_argument("--lines", action="store_true", help="show the lines that ran too, with what changed")
    parser.add_argument("--width", type=int, default=80, metavar="N", help="columns (80)")
    parser.add_argument("--json", action="store_true", help="one JSON object a state instead of a picture")


def tree(arguments: argparse.Namespace) -> int:
    """Draw the call tree."""
    from ndb.frontend.picture import picture
    from ndb.trace.state import states

    recording = _recording(arguments)
    if arguments.json:
        for number, state in enumerate(states(recording)):
            _print_json({"index": number} | _state_as_json(state))
        _print_json({"exit": recording.exit})
        return 0
    style = _style(arguments, depth=arguments.depth, rows=arguments.rows or None, lines=arguments.lines)
    for row in picture(recording, style):
        print(row)
    return 0


def _state_as_json(state: "State") -> dict[str, object]:
    return {
        "event": state.event.word, "file": state.file, "function": state.function, "line": state.line,
        "depth": state.depth, "source": state.source, "locals": dict(state.locals), "value": state.value,
    }


# -- trajectory ------------------------------------------------------------------------------------------------------

POLICIES = ("paper", "syntax", "step", "expressions")


def _declare_trajectory(parser: argparse.ArgumentParser) -> None:
    _declare_target(parser, "FILE.py::FUNCTION")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the dice: the same seed, the same walk")
    parser.add_argument("--policy", choices=POLICIES, default="paper", help="who chooses the actions (paper)")
    parser.add_argument("--actions", metavar="SCRIPT", help="e.g. \"step_into*3, breakpoint 'return n', continue\"")
    parser.add_argument("--inverse", action="store_true", help="backwards in time, from the function's return")
    parser.add_argument("--json", action="store_true", help="the states as JSON instead of the document")


def trajectory(arguments: argparse.Namespace) -> int:
    """Print the document of one walk, and nothing else."""
    from ndb.language.document import Document, write
    from ndb.language.showing import show
    from ndb.trace.state import Exit
    from ndb.trajectory.walk import code_of
    from ndb.tree.span import span_from

    arguments.expressions |= arguments.policy == "expressions" or "step_expression" in (arguments.actions or "")
    recording = _record_function(arguments)
    span = span_from(recording, _entry(recording) if arguments.inverse else 0)
    visits = (_inverse_walk if arguments.inverse else _forward_walk)(span, arguments)
    ended = Exit.ENTRY if arguments.inverse else span.exit
    if arguments.json:
        _print_json({"code": code_of(span), "states": [_visit_as_json(visit) for visit in visits], "exit": ended})
    else:
        sys.stdout.write(write(Document(code_of(span), tuple(show(visits)), ended)))
    return 0


def _entry(recording: "Recording") -> int:
    """The call state of the function that main calls last: what its arguments call comes before."""
    from ndb.trace.state import Event

    calls = [i for i in range(len(recording)) if recording.depths[i] == 1 and recording.events[i] == Event.CALL]
    if not calls:
        raise BadTarget("the call entered no function of the file (a generator, an error before): there is no way back")
    return calls[-1]


def _forward_walk(span: "Span", arguments: argparse.Namespace) -> "list[Visit]":
    from random import Random

    from ndb.trajectory import policy, walk
    from ndb.tree.action import parse_script

    policies = {
        "paper": policy.paper_policy, "syntax": policy.syntax_policy,
        "step": policy.step_into_policy, "expressions": policy.expression_policy,
    }
    script = arguments.actions
    chosen = walk.scripted_policy(parse_script(script)) if script is not None else policies[arguments.policy]
    return walk.forward_visits(span, chosen, Random(arguments.seed))


def _inverse_walk(span: "Span", arguments: argparse.Namespace) -> "list[Visit]":
    from random import Random

    from ndb.trajectory import policy, walk
    from ndb.tree.action import parse_script

    policies = {"paper": policy.paper_inverse_policy, "step": policy.inverse_step_policy}
    script = arguments.actions
    if script is None and arguments.policy not in policies:
        raise BadAction(f"the policy {arguments.policy} goes forwards only; --inverse takes {' or '.join(policies)}")
    chosen = walk.scripted_inverse_policy(parse_script(script)) if script is not None else policies[arguments.policy]
    return walk.inverse_visits(span, chosen, Random(arguments.seed))


def _visit_as_json(visit: "Visit") -> dict[str, object]:
    action = {"action": visit.action.move} | ({"at": visit.action.source} if visit.action.source is not None else {})
    return _state_as_json(visit.state) | {"made_calls": visit.before_calls} | action


# -- replay ----------------------------------------------------------------------------------------------------------


def _declare_replay(parser: argparse.ArgumentParser) -> None:
    _declare_target(parser, "a trace file, or what to record: FILE.py::FUNCTION")
    parser.add_argument("--width", type=int, default=80, metavar="N", help="columns (80)")


def replay(arguments: argparse.Namespace) -> int:
    """Walk a recording by hand, both ways."""
    from ndb.frontend.replay import HELP
    from ndb.frontend.replay import replay as loop

    recording = _recording(arguments)
    if sys.stdin.isatty():
        print(f"{len(recording)} states, {recording.exit}. Keys:\n{HELP}", file=sys.stderr)
    loop(recording, _typed_lines(), print, _style(arguments))
    return 0


def _typed_lines() -> Iterator[str]:
    """Commands as they are typed; end of input ends them."""
    from ndb.frontend.replay import PROMPT

    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  editing and history for `input`
    with contextlib.suppress(EOFError):
        while True:
            yield input(PROMPT) if sys.stdin.isatty() else input()


COMMANDS: tuple[Command, ...] = (
    Command("tree", "draw the call tree of a recording, with values", _declare_tree, tree),
    Command("trajectory", "print a debugging walk as a document of the language", _declare_trajectory, trajectory),
    Command("replay", "walk a recording by hand, forwards and backwards", _declare_replay, replay),
)
DEFAULT = "replay"
"""What `ndb TARGET` means."""


if __name__ == "__main__":
    sys.exit(main())
