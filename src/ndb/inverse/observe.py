"""What calls really do: their values, their exceptions, the lines they reach. Run in the sandbox, nowhere else.

Knows how to watch a call with the interpreter's own means; nothing of models.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from ndb.source.parse import plain_value
from ndb.trace.sandbox.run import Job, evaluate_calls

SECONDS = 5.0
STOPPED = "stopped"
"""How the error of a call begins that the clock has ended."""


@dataclass(frozen=True, slots=True)
class Observed:
    """How a call ended."""

    value: str | None
    """`repr` of what it returned; None where it returned nothing."""
    error: str | None
    """`repr` of the exception that left it, or what stopped it."""
    lines: frozenset[int]
    """Lines of the file that ran."""
    is_plain: bool = False
    """Whether the value's text is the value: a literal that equals it."""
    equal: bool = False
    """Whether the value is equal to what was expected."""
    kinds: tuple[str, ...] = ()
    """Names of the exception's class and of those it derives from."""


_WATCH = """
def __ndb_watch__(call, expected, most):
    import ast, json, sys
    lines, space = set(), globals()
    def watch(frame, event, _):
        if frame.f_globals is not space or frame.f_code.co_filename != "<string>":
            return None
        if event == "line" and frame.f_lineno <= most:
            lines.add(frame.f_lineno)
        return watch
    code = compile(call, "<call>", "eval")
    value = error = None
    plain = equal = False
    sys.settrace(watch)
    try:
        result = eval(code, space)
    except BaseException as raised:
        sys.settrace(None)
        error = [repr(raised), [kind.__name__ for kind in type(raised).__mro__]]
    else:
        sys.settrace(None)
        value = repr(result)
        try:
            plain = bool(ast.literal_eval(value) == result)
        except Exception:
            pass
        if expected is not None:
            equal = bool(result == eval(expected, space))
    return json.dumps([value, error, sorted(lines), plain, equal])
"""


@dataclass(frozen=True, slots=True)
class Call:
    """A call to be watched, and what it is expected to return."""

    source: str
    text: str
    expected: str | None = None


def observe(calls: Sequence[Call], seconds: float = SECONDS) -> list[Observed]:
    """What every call really does."""
    if not calls:
        return []
    answers = evaluate_calls([_job(call) for call in calls], seconds=seconds)
    return [_observed(answer.value, answer.error) for answer in answers]


def _job(call: Call) -> Job:
    most = call.source.count("\n") + 1
    return Job(call.source + "\n" + _WATCH, f"__ndb_watch__({call.text!r}, {call.expected!r}, {most})")


def _observed(text: str | None, error: str | None) -> Observed:
    if text is None:
        return Observed(None, error or "nothing", frozenset())
    value, raised, lines, is_plain, equal = json.loads(plain_value(text))
    message, kinds = raised or (None, ())
    return Observed(value, message, frozenset(lines), is_plain, equal, tuple(kinds))
