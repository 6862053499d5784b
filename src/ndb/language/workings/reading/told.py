"""What a reader of a walk knows: variables, sub-expressions of the line that runs, how often its loops went round.

Told every state that is shown, and nothing else. Knows values as text; no model, and no line numbers.
"""

import ast
import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache

from ndb.language.document import Shown
from ndb.language.known.constants import is_immutable
from ndb.language.tokens import Sep
from ndb.language.workings.reading.told_frame import NAMED, ToldFrame
from ndb.language.workings.reading.told_loop import ToldLoop
from ndb.language.workings.reading.told_rounds import ToldRounds
from ndb.source.parse import parsed_expression
from ndb.trace.names import GLOBAL

_CHANGING = re.compile(
    r"(\w+)\b.*\.(?:pop|popitem|popleft|append|extend|insert|remove|sort|reverse|clear|update|setdefault|add|discard)\("
)
"""A call that may change what stands in a variable."""


class Told:
    """What was told so far."""

    def __init__(
        self,
        functions: Iterable[str] = (),
        constants: Mapping[str, str] | None = None,
        leaves_alone: Callable[[ast.expr], bool] = lambda _: True,
        rebinds: Callable[[int], bool] = lambda _: True,
        function_at: Callable[[int], int] = lambda line: line,
    ) -> None:
        """`functions`: the names of those of the program. `constants`: what names of its module always stand for.
        `leaves_alone`: whether a call of something changes nothing that it is given. `rebinds`: whether the loop at a
        line binds, in its body, a variable in which that stands what it goes through. `function_at`: at which line the
        function begins in which a line stands."""
        self._leaves_alone, self._function_at = leaves_alone, function_at
        self._functions = frozenset(functions)
        self._constants = dict(constants or {})
        self._frames = [ToldFrame()]
        self.loop, self.rounds = ToldLoop(self, self._functions, rebinds), ToldRounds(self)
        self._is_resumed = False
        """Whether a call was shown last: of a generator, that it goes on."""
        self._suspended: dict[str, list[ToldFrame]] = {}
        """By the line of their `yield`: generators that wait."""
        self._raised = 0
        """How many exceptions were shown last: one in each function that was left."""

    @property
    def frame(self) -> ToldFrame:
        """The function that runs."""
        return self._frames[-1]

    def take(
        self, shown: Shown, goes_on: bool = False, place: int | None = None, is_next_and_pure: bool = False
    ) -> None:
        """`goes_on`: it is another line of the statement that runs. `place`: of several lines that read alike, which
        one it is, if that is known. `is_next_and_pure`: it is the call that was to be evaluated next, of a function
        that changes nothing."""
        if shown.sep is Sep.CALL:
            self.frame.was_left |= bool(self.frame.rounds) and not is_next_and_pure
            self.frame.was_away = True
            is_whole = shown.source.lstrip().startswith(("def ", "async def "))
            self._frames.append(self._resumed(shown) or ToldFrame(is_whole=is_whole))
        if self._raised and shown.sep is Sep.EXCEPTION and len(self._frames) > 1:
            self._frames.pop()  # it has left a function
        elif self._raised and not shown.partial and not self.is_caught_by(shown, place):
            self._frames = [ToldFrame()]
        self._raised = self._raised + 1 if shown.sep is Sep.EXCEPTION else 0
        was_resumed, self._is_resumed = self._is_resumed, shown.sep is Sep.CALL
        if shown.sep.has_locals and not shown.partial and not self.frame.is_whole:
            self.frame.line = ""  # it may be another function's, in whose place this one was taken for known
        if shown.sep is Sep.LINE and not goes_on:
            self.loop.begin(self.frame, shown.source, place)
        if shown.sep.has_locals:
            self.frame.show(shown)
        if shown.sep.has_locals and not goes_on:
            self.frame.begin_line()
        elif shown.sep is Sep.EXPRESSION:
            self.frame.take_part(shown.source, shown.value or "")
        elif shown.sep is Sep.RETURN and len(self._frames) > 1:
            frame = self._frames.pop()
            if "yield" in shown.source and not was_resumed:  # else it ends at this line
                self._suspended.setdefault(shown.source, []).append(frame)

    def forget(self) -> None:
        """It is not known which function runs."""
        self._frames = [ToldFrame()]

    def is_caught_by(self, shown: Shown, place: int | None) -> bool:
        """Whether the function goes on to which an exception was told to have come: else library code may have taken
        it. `place`: the line that is shown."""
        frame = self.frame
        if shown.sep is not Sep.LINE or self._raised < 2 or not frame.is_whole or None in (place, frame.place):
            return False
        is_its = self._function_at(place or 0) == self._function_at(frame.place or 0)
        return is_its and frame.variables.keys() <= shown.locals.keys()

    def _resumed(self, shown: Shown) -> ToldFrame | None:
        """The frame of a generator that goes on at this line, if only one waits there."""
        waiting = self._suspended.pop(shown.source, [])
        if len(waiting) != 1:
            return None
        [frame] = waiting
        is_it = all(frame.variables.get(name) == text for name, text in shown.locals.items())
        return frame if is_it else None

    def pass_by(self, text: str, value: str) -> None:
        """A sub-expression that was not shown, as it must have been."""
        self.frame.take_part(text, value)

    @property
    def line(self) -> str:
        """The line that runs."""
        return self.frame.line

    def values(self) -> Mapping[str, str]:
        """Variables and sub-expressions of the line, as they were told last."""
        frame = self.frame
        known = self._constants | {name.removeprefix(GLOBAL): text for name, text in frame.variables.items()}
        for name in NAMED.findall(frame.line):  # may be bound to something else in mid-line
            known.pop(name, None)
        return known | frame.parts

    def values_by_now(self) -> Mapping[str, str]:
        """Without variables that a call in this line may have changed: as what they are now was not told."""
        changed = {found[1] for text in self.frame.parts if (found := _CHANGING.match(text))}
        return {name: text for name, text in self.values().items() if name not in changed}

    def is_told(self, text: str) -> bool:
        """Whether a sub-expression was told in this round, or in this line where it has none."""
        return text in self.frame.this_round

    def values_left_alone(self) -> Mapping[str, str]:
        """Without containers to which something was done in this line, under whatever name they go."""
        values, changed = self.values(), self._changed()
        texts = {values[name] for name in changed}
        inside = tuple(f"{name}{step}" for name in changed for step in ".[")
        return {name: text for name, text in values.items() if text not in texts and not name.startswith(inside)}

    def _changed(self) -> set[str]:
        """Containers and objects to which something was done in this line."""
        values, calls = self.values(), filter(None, map(_call_on_objects, self.frame.parts))
        given = {each for called, given in calls if not self._leaves_alone(called) for each in given}
        return {name for name in given if name in values and not is_immutable(values[name])}

    @property
    def has_changed(self) -> bool:
        """Whether objects that were told in this line may have changed since."""
        return bool(self._changed())

    @property
    def may_have_changed_any(self) -> bool:
        """Whether a call in this line may have changed any object, also one that it was not given."""
        called = [each for text in self.frame.parts for each in _called_in(text, self._functions)]
        return not all(map(self._leaves_alone, called))

    @property
    def was_away(self) -> bool:
        """Whether a function of the program's was gone into in this line."""
        return self.frame.was_away

    @property
    def has_all_rounds(self) -> bool:
        """Whether no round of a comprehension of this line can have been passed by."""
        return not self.frame.was_left


@lru_cache(maxsize=1024)
def _called_in(text: str, functions: frozenset[str]) -> tuple[ast.expr, ...]:
    """All that is called in an expression, and functions of the program's that are handed on there."""
    tree = parsed_expression(f"({text}\n)")
    nodes = [*ast.walk(tree)] if tree is not None else []
    named = [n for n in nodes if isinstance(n, ast.Name) and n.id in functions]
    named_inside = [n for n in nodes if isinstance(n, ast.Attribute) and n.attr in functions]
    return (*(node.func for node in nodes if isinstance(node, ast.Call)), *named, *named_inside)


@lru_cache(maxsize=1024)
def _call_on_objects(text: str) -> tuple[ast.expr, tuple[str, ...]] | None:
    """Of a call: what is called, and the texts of the operands to which it may do something."""
    match parsed_expression(f"({text}\n)"):
        case ast.Call(func=ast.Name() as called, args=args):
            return called, tuple(map(ast.unparse, args))
        case ast.Call(func=ast.Attribute(value=owner) as called, args=args):
            return called, tuple(map(ast.unparse, [owner, *args]))
    return None
