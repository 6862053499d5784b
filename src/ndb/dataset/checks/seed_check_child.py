"""The process in which seeds are checked: reads jobs (source, inputs) as JSON, runs them, writes what happened.

Started by path with nothing of ndb on its way, so that a seed sees plain Python; imports the standard library only.
Arguments: the most events a run may take, the longest result in characters.
"""

import ast
import contextlib
import io
import json
import signal
import sys
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any

FILE = "<seed>"
PATIENCE_SECONDS = 5
_NO_STATEMENT_OF_ITS_OWN = (ast.Global, ast.Nonlocal, ast.Try, ast.FunctionDef, ast.ClassDef)


class TooLong(BaseException):
    """Raised inside a seed to stop it; no Exception, so that the seed does not catch it."""


class Bad(Exception):
    """Why a seed cannot be used: a reason and a detail."""


class Coverage:
    """Which lines of a program ran, and which way its conditions went."""

    def __init__(self, source: str, most_events: int) -> None:
        tree = ast.parse(source)
        self.conditions = {
            n.lineno
            for n in ast.walk(tree)
            if isinstance(n, ast.If | ast.While)
            and not isinstance(n.test, ast.Constant)
            and n.body[0].lineno != n.lineno
        }
        self.wanted = {
            n.lineno
            for f in ast.walk(tree)
            if isinstance(f, ast.FunctionDef | ast.AsyncFunctionDef)
            for n in ast.walk(f)
            if n is not f and isinstance(n, ast.stmt) and _runs(n)
        }
        self.seen: set[int] = set()
        self.arcs: dict[int, set[int]] = {}
        self.most_events, self.left = most_events, most_events

    def trace(self, frame: FrameType, event: str, arg: Any) -> Callable[..., Any] | None:
        if frame.f_code.co_filename != FILE:
            return None
        last: int | None = None

        def local(frame: FrameType, event: str, arg: Any) -> Callable[..., Any]:
            nonlocal last
            self.left -= 1
            if self.left < 0:
                raise TooLong
            last = None if event == "exception" else self._arrived(last, frame.f_lineno if event == "line" else -1)
            return local

        return local

    def _arrived(self, last: int | None, line: int) -> int:
        if last in self.conditions:
            self.arcs.setdefault(last, set()).add(line)
        self.seen.add(line)
        return line

    def missed(self) -> list[int]:
        return sorted(self.wanted - self.seen)

    def one_way(self) -> list[int]:
        return sorted(line for line in self.conditions & self.seen if len(self.arcs.get(line, ())) < 2)


def _runs(node: ast.stmt) -> bool:
    """Whether the interpreter reports a line for this statement."""
    is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return not is_text and not isinstance(node, _NO_STATEMENT_OF_ITS_OWN)


def check(source: str, inputs: list[str], most_events: int, longest_value: int) -> dict[str, Any]:
    """Results as text, lines never reached, conditions that always went one way; or the problem."""
    coverage = Coverage(source, most_events)
    code = compile(source, FILE, "exec")
    try:
        results = [_checked(result_of(code, text, coverage), text, longest_value) for text in inputs]
    except Bad as bad:
        return {"problem": list(bad.args)}
    return {"problem": None, "results": results, "missed": coverage.missed(), "one_way": coverage.one_way()}


def result_of(code: CodeType, text: str, coverage: Coverage) -> str:
    """What one call gives, in a fresh copy of the program."""
    space: dict[str, Any] = {"__name__": "seed"}
    coverage.left = coverage.most_events
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(code, space)
            return repr(_traced(compile(text, "<input>", "eval"), space, coverage))
    except TooLong:
        raise Bad("too long", f"{text} takes more than {coverage.most_events} events") from None
    except SystemExit:
        raise Bad("exits", text) from None
    except Exception as error:
        return f"raised {type(error).__name__}: {error}"


def _traced(call: CodeType, space: dict[str, Any], coverage: Coverage) -> Any:
    signal.alarm(PATIENCE_SECONDS)
    sys.settrace(coverage.trace)
    try:
        return eval(call, space)
    finally:
        sys.settrace(None)
        signal.alarm(0)


def _checked(result: str, text: str, longest: int) -> str:
    if len(result) > longest:
        raise Bad("large value", f"{text} gives {len(result)} characters")
    if " at 0x" in result:
        raise Bad("address", f"{text} shows a memory address")
    return result


def _alarm(*_: object) -> None:
    raise TooLong


def main() -> None:
    most_events, longest_value = map(int, sys.argv[1:])
    signal.signal(signal.SIGALRM, _alarm)
    answers = []
    for source, inputs in json.load(sys.stdin):
        try:
            answers.append(check(source, inputs, most_events, longest_value))
        except Exception as error:  # whatever a seed can do to its checker is a complaint about the seed
            answers.append({"problem": ["broken", f"{type(error).__name__}: {error}"]})
    print(json.dumps(answers))


if __name__ == "__main__":
    main()
