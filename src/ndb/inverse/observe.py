"""What calls really do: their values, their exceptions, the lines they reach. Run in the sandbox, nowhere else.

Knows how to watch a call with the interpreter's own means; nothing of models.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Protocol

from ndb.source.neighbours import Place
from ndb.source.parse import plain_value
from ndb.trace.loading import import_code
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
    seen_as: str = "{}"
    """The expression, `{}` for the call, whose value it is: what has no lasting text is seen by its parts."""
    assumed: tuple[str, ...] = ()
    """What had to be assumed, where the code lacks something: `EXPR = VALUE` each; empty for a plain run."""


WATCH = (Path(__file__).parent / "watch_child.py").read_text(encoding="utf-8")
"""What is sent along with a program to watch it."""
_IMPORT = Path(import_code.__file__).read_text(encoding="utf-8")
"""What is sent along with a module, to import it as Python does."""


@dataclass(frozen=True, slots=True)
class Call:
    """A call to be watched, and what it is expected to return."""

    source: str
    text: str
    expected: str | None = None
    state: tuple[int, str] | None = None
    """A line and a condition: `equal` then says whether the condition held when that line was about to run."""
    is_seen: bool = False
    """Whether what is returned is looked at as a test can see it: `seen_as`."""


class Observe(Protocol):
    """Who watches calls: `observe` here, or one that can also run code which lacks something (engine/guided)."""

    def __call__(
        self, calls: Sequence[Call], seconds: float = SECONDS, place: Place | None = None
    ) -> list[Observed]: ...


def observe(calls: Sequence[Call], seconds: float = SECONDS, place: Place | None = None) -> list[Observed]:
    """What every call really does. `place`: where the program imports its neighbours from."""
    if not calls:
        return []
    readable = (place.root,) if place is not None else ()
    answers = evaluate_calls([_job(call, place) for call in calls], seconds=seconds, readable=readable)
    return [_observed(answer.value, answer.error) for answer in answers]


def observe_at(place: Place | None, observer: Observe = observe) -> Observe:
    """The same for programs of a place."""
    return partial(observer, place=place) if place is not None else observer


def _job(call: Call, place: Place | None) -> Job:
    most = call.source.count("\n") + 1
    words = f"{call.text!r}, {call.expected!r}, {most}, {call.state!r}, {call.is_seen}"
    if place is None:
        return Job(call.source + "\n" + WATCH, f"__ndb_watch__({words})")
    code = f"compile({call.source!r}, '<string>', 'exec')"
    space = f"import_code({place.module!r}, {place.file!r}, {code})"
    source = f"{_IMPORT}\nsys.path.insert(0, {place.root!r})\nspace = {space}\nexec({WATCH!r}, space)\n"
    return Job(source, f"space['__ndb_watch__']({words})")


def _observed(text: str | None, error: str | None) -> Observed:
    if text is None:
        return Observed(None, error or "nothing", frozenset())
    value, raised, lines, is_plain, equal, seen_as = json.loads(plain_value(text))
    message, kinds = raised or (None, ())
    return Observed(value, message, frozenset(lines), is_plain, equal, tuple(kinds), seen_as)
