"""Says what an unknown is where it matters: as a person said, as the model says, else by a plain rule; keeps a list.

Decisions are keyed by expression and occurrence, so the same decisions give the same run. Plain rules: a branch goes
to the side with more code, and to the other one the next time, if that does not leave the function; two items, the
number 2, the expression's last word as text. A loop that one and the same decision keeps going ends after a while.
"""

import builtins
import contextlib
import operator
import re
import sys
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import FrameType
from typing import Any, Final

from ndb.engine.guided.assumption import SURROUNDINGS, VARYING
from ndb.engine.guided.inside.rewrite import Branch
from ndb.engine.guided.inside.unknown import Node, exception_class, is_unknown, node, settled

Ask = Callable[[dict[str, Any]], Mapping[str, Any] | None]
"""Sends a question to whoever can answer; {"value": source text, "confidence": …, "alternatives": […]} or None."""

AS_HERE: Final = "as it is here"
ROUNDS: Final = 30
"""How often one decision may be used at one place before it is taken to have changed."""
VISITS: Final = 60
"""How often something may be iterated over at one place before it is empty."""
DEEP: Final = 5
_PLAIN: Final = (bool, int, float, str, bytes, type(None))
_COMPARISONS: Final = frozenset(
    {"eq", "ne", "lt", "le", "gt", "ge", "is_", "is_not", "isinstance_of", "_is_in", "_is_not_in"}
)
_WORD: Final = re.compile(r"[A-Za-z_]\w*")


@dataclass(slots=True)
class Assumed:
    """One assumption, as it is told."""

    expression: str
    key: str
    use: str
    file: str
    line: int
    value: str
    source: str
    """given, model, default."""
    confidence: float | None = None
    alternatives: list[Any] = field(default_factory=list)
    branch: int | None = None
    note: str = ""
    moment: int = 0
    """How many states had been recorded."""
    serial: int = 0


@dataclass(frozen=True, slots=True)
class Aim:
    """Where an exploring run is to get to."""

    file: str = ""
    """That of the target: all lines are its."""
    line: int | None = None
    """One that was not reached yet."""
    reached: frozenset[int] = frozenset()
    raises: tuple[int, int, str] | None = None
    """(first line, last line, exception): the first unknown result there raises it."""


NO_AIM: Final = Aim()


class Decisions:
    """Decides, and remembers."""

    def __init__(
        self,
        given: Mapping[str, Mapping[str, Any]],
        is_users: Callable[[str], bool],
        ask: Ask | None = None,
        moment: Callable[[], int] = lambda: 0,
        aim: Aim = NO_AIM,
    ) -> None:
        self._aim = aim
        self._has_raised = True
        self.log: list[Assumed] = []
        self.uses: list[tuple[int, int]] = []
        """(assumption, moment) of every use, also of an assumption made before."""
        self.branches: dict[str, list[Branch]] = {}
        self._given = given
        self._is_users = is_users
        self._ask = ask
        self._moment = moment
        self._numbers: dict[tuple[str, str], int] = {}
        self._truths: dict[str, bool] = {}
        self._visits: Counter[Any] = Counter()
        self._rounds: Counter[Any] = Counter()
        self._occurrences: Counter[str] = Counter()
        self._values: dict[str, Any] = {}
        self.holes = 0
        self._raised: list[BaseException] = []
        self._is_over = False
        self.is_raising: Callable[[str, int], bool] = lambda file, line: False
        """Whether a line of the program's raises an exception by a statement of its own."""
        self.is_handled: Callable[[], bool] = lambda: False
        """Whether an exception would be handled by the program where it is running."""

    def begin(self) -> None:
        """From here on it is the program itself that runs, not what only makes its functions."""
        self._visits.clear()
        self._has_raised = False

    # What was decided

    def given(self, of: Node) -> tuple[bool, Any]:
        self.holes += 1
        answer = self._given.get(of.key) or self._given.get(of.text)
        if answer is None and self._aim.raises is not None and not self._has_raised:
            answer = self._aimed_error(of)
        if answer is None:
            if of.kind not in ("name", "module") and not self._is_over and self.is_handled():
                self._note(of, "error", "raises nothing", "default", None)
            return False, None
        if "raises" in answer:
            self._note(of, "raises", str(answer["raises"]), "given", answer)
            self._raised.append(self.error(str(answer["raises"]), of.text))
            raise self._raised[-1]
        value = self._evaluated(str(answer["value"]))
        self._note(of, "value", str(answer["value"]), "given", answer)
        return True, value

    def is_assumed(self, error: BaseException | None) -> bool:
        """Whether an exception is one that was said to be raised: then it is, and nothing was refused."""
        return any(error is each for each in self._raised)

    def _aimed_error(self, of: Node) -> dict[str, str] | None:
        assert self._aim.raises is not None
        first, last, name = self._aim.raises
        frame = self.user_frame()
        is_there = frame is not None and frame.f_code.co_filename == self._aim.file and first <= frame.f_lineno <= last
        if of.kind not in ("call", "item", "await", "each") or not is_there:
            return None
        self._has_raised = True
        return {"raises": name}

    def error(self, name: str, text: str) -> BaseException:
        """The exception that an expression is said to raise: of the program's own class, where it has one."""
        word = name.partition("(")[0].strip()
        cls: Any = self._found(word)
        if is_unknown(cls) or not (isinstance(cls, type) and issubclass(cls, BaseException)):
            cls = exception_class(word)
        try:
            return cls(f"{text} was assumed to raise this")  # type: ignore[no-any-return]
        except Exception:
            return cls.__new__(cls)  # type: ignore[no-any-return]

    def _found(self, word: str) -> Any:
        """What a dotted name means where the program is running."""
        frame = self.user_frame()
        start, *rest = word.split(".")
        found: Any = getattr(builtins, start, None)
        if frame is not None:
            found = frame.f_locals.get(start, frame.f_globals.get(start, found))
        for each in rest:
            found = None if is_unknown(found) else getattr(found, each, None)
        return found

    @staticmethod
    def _evaluated(source: str) -> Any:
        return eval(source, {"__builtins__": __builtins__})

    def truth(self, unknown: Any, branch: int | None = None, file: str = "") -> bool:
        of = node(unknown)
        key = of.key if of.kind == "operation" else f"bool({of.key})"
        text = of.text if of.kind == "operation" else f"bool({of.text})"
        place = self._place()
        if key in self._truths:
            return self._again(of, key, text, place)
        answer = self._given.get(key) or self._given.get(text)
        source, told = "given", answer
        known = self._from_type(of)
        if answer is not None:
            outcome = bool(self._evaluated(str(answer["value"])))
        elif known is not None:
            outcome, source = known, "default"
        elif (told := self._asked(of, self._written(of, branch, file), "truth", (bool,))) is not None:
            outcome, source = bool(told["object"]), "model"
        else:
            outcome, source = self._by_rule(branch, file, place), "default"
        self._truths[key] = outcome
        self._learn(of, outcome)
        self._record(text, key, "truth", repr(outcome), source, told, branch)
        return outcome

    def _written(self, of: Node, branch: int | None, file: str) -> str:
        """An expression as it stands in the code, where that is known."""
        return self.branches[file][branch].text if branch is not None else of.text

    def _again(self, of: Node, key: str, text: str, place: Any) -> bool:
        self._rounds[(key, place)] += 1
        if self._rounds[(key, place)] >= ROUNDS:
            self._rounds[(key, place)] = 0
            self._truths[key] = not self._truths[key]
            note = f"assumed to change after {ROUNDS} rounds, so that the loop ends"
            self._record(text, key, f"truth {self._visits[key]}", repr(self._truths[key]), "default", None, None, note)
            self._visits[key] += 1
        else:
            self._used((key, "truth"))
        return self._truths[key]

    def _by_rule(self, number: int | None, file: str, place: Any) -> bool:
        site = (file, number) if number is not None else place
        self._visits[site] += 1
        if number is None:
            return self._visits[site] % 2 == 1
        branch = self.branches[file][number]
        if self._aim.line is not None and file == self._aim.file:
            return self._aimed(branch, self._visits[site])
        return branch.wanted if self._visits[site] % 2 == 1 or not branch.may_flip else not branch.wanted

    def _aimed(self, branch: Branch, visit: int) -> bool:
        """The side that leads to the line which is looked for; on the way there, what was not reached yet."""
        line = self._aim.line
        assert line is not None
        for outcome in (False, True):
            if line in branch.sides[outcome]:
                return outcome
        if line > branch.line and branch.leaves[0] != branch.leaves[1]:
            return branch.leaves[0]
        fresh = [bool(set(branch.sides[o]) - self._aim.reached) and not branch.leaves[o] for o in (False, True)]
        if fresh[0] != fresh[1]:
            return fresh[1]
        return branch.wanted if visit % 2 == 1 or not branch.may_flip else not branch.wanted

    def _from_type(self, of: Node) -> bool | None:
        """What follows from a type that is known of an operand."""
        if of.recipe is None or of.recipe[0] is not isinstance_of:
            return None
        subject, wanted = of.recipe[1]
        hint = node(subject).hint if is_unknown(subject) else None
        if not isinstance(hint, type):
            return None
        try:
            return issubclass(hint, wanted)
        except TypeError:
            return None

    def _learn(self, of: Node, outcome: bool) -> None:
        """What a decision about an operation says of its operands."""
        if of.recipe is None:
            return
        function, operands = of.recipe
        if function is isinstance_of and outcome and is_unknown(operands[0]):
            wanted = operands[1][0] if isinstance(operands[1], tuple) and operands[1] else operands[1]
            node(operands[0]).hint = wanted if isinstance(wanted, type) else None
        elif len(operands) == 2 and is_unknown(operands[0]) and type(operands[1]) in _PLAIN:
            node(operands[0]).said.append((function.__name__, operands[1], outcome))

    def number(self, unknown: Any, kind: type) -> Any:
        found = settled(unknown)
        if not is_unknown(found):
            return found
        of = node(unknown)
        if (computed := self._computed(unknown, of)) is not None:
            return computed
        told = self._asked(of, of.text, "number", (int, float))
        value = told["object"] if told is not None else self._number_by_rule(of, kind)
        of.value = value
        self._note(of, "number", repr(value), "model" if told is not None else "default", told)
        return value

    def _computed(self, unknown: Any, of: Node) -> Any:
        """The value of an operation: its truth, if it is a comparison; else from what its operands are said to be."""
        if of.recipe is None:
            return None
        function, operands = of.recipe
        if function.__name__ in _COMPARISONS:
            return self.truth(unknown)
        is_text = any(type(each) is str for each in operands)
        for each in operands:
            if is_unknown(each):
                self.text(each) if is_text else self.number(each, int)
        try:
            found = settled(unknown)
        except Exception:
            return None
        return None if is_unknown(found) else found

    def _number_by_rule(self, of: Node, kind: type) -> Any:
        plain = {int: 2, float: 1.0}.get(of.hint or of.likely or kind, 2)
        candidates = [plain, *(v + d for _, v, _ in of.said if type(v) in (int, float) for d in (0, 1, -1))]
        return next((each for each in candidates if _fits(of, each)), plain)

    def text(self, unknown: Any) -> str:
        found = settled(unknown)
        if not is_unknown(found):
            return str(found)
        of = node(unknown)
        if (computed := self._computed(unknown, of)) is not None:
            return str(computed)
        told = self._asked(of, of.text, "text", (str, int, float, bool))
        if told is not None:
            of.value = told["object"]
        value = str(told["object"]) if told is not None else self._text_by_rule(of)
        if told is None:
            of.value = value
        self._note(of, "text", repr(of.value), "model" if told is not None else "default", told)
        return value

    def _text_by_rule(self, of: Node) -> str:
        words = _WORD.findall(re.sub(r"\([^()]*\)|\[[^\[\]]*\]", "", of.text)) or ["text"]
        candidates: list[str] = [words[-1], *(v for _, v, _ in of.said if type(v) is str)]
        return next((each for each in candidates if _fits(of, each)), words[-1])

    def count(self, unknown: Any) -> int:
        of = node(unknown)
        told = self._asked(of, of.text, "items", (list, tuple, dict, str, set))
        if told is not None:
            of.value = told["object"]
            self._note(of, "items", repr(of.value), "model", told)
            return len(of.value)
        if (of.key, "items") in self._numbers:
            self._used((of.key, "items"))
            return self._many(of)
        count = self._many(of)
        self._record(f"len({of.text})", f"len({of.key})", "items", str(count), "default", None, None)
        self._numbers[(of.key, "items")] = self._numbers[(f"len({of.key})", "items")]
        self._values[of.key] = count
        return count

    def _many(self, of: Node) -> int:
        if of.key in self._values:
            return int(self._values[of.key])
        answer = self._given.get(f"len({of.key})") or self._given.get(f"len({of.text})")
        if answer is not None:
            return int(self._evaluated(str(answer["value"])))
        place = self._place()
        self._visits[("items", place)] += 1
        if self._visits[("items", place)] > VISITS or of.key.count("[") > DEEP:
            return 0
        return 2

    def implied(self, unknown: Any, use: str, value: str) -> None:
        if self._is_over:
            return
        of = node(unknown)
        if (of.key, use) in self._numbers:
            self._used((of.key, use))
        else:
            self._note(of, use, value, "default", None)

    def is_said(self, text: str) -> bool:
        """Whether somebody says what an expression of the program gives."""
        return "value" in (self._given.get(text) or {})

    def surrounding(self, text: str, found: Any, use: str = SURROUNDINGS) -> Any:
        """What the sandbox says of its surroundings, which are not the program's own: assumed, unless somebody says
        otherwise. So is what is another in every run (VARYING)."""
        self.holes += 1
        answer = self._given.get(text)
        with contextlib.suppress(Exception):  # `PosixPath('/home')` is no source text that can be evaluated
            if answer is not None and "value" in answer:
                found = self._evaluated(str(answer["value"]))
                self._record(text, text, use, repr(found), "given", answer, None)
                return found
        if not self._is_over:
            self._record(text, text, use, repr(found), "default", None, None)
        return found

    def varying(self, text: str, is_late: bool = False) -> None:
        """The program comes to something that is another in every run or place: it is as it is here. `is_late`: that
        is seen when it is over."""
        self.holes += 1
        if is_late or not self._is_over:
            self._record(text, text, VARYING, AS_HERE, "default", None, None)

    def surrounding_error(self, text: str, error: str) -> None:
        """What the sandbox has not, and the program does without."""
        self.holes += 1
        if not self._is_over:
            self._record(text, text, "raises", error, "default", None, None)

    def end(self) -> None:
        """The program is done: whoever looks at its unknowns now is us."""
        self._is_over = True

    def occurrence(self, text: str) -> int:
        self._occurrences[text] += 1
        return self._occurrences[text]

    # Asking and noting

    def _asked(self, of: Node, text: str, use: str, kinds: tuple[type, ...]) -> dict[str, Any] | None:
        if self._ask is None:
            return None
        file, line = self._place()
        told = self._ask({"expression": of.text, "text": text, "use": use, "file": file, "line": line})
        if told is None:
            return None
        try:
            value = self._evaluated(str(told["value"]))
        except Exception:
            return None
        expected = of.hint or of.likely
        fits = use == "truth" or not isinstance(expected, type) or isinstance(value, expected)
        return {**told, "object": value} if fits and isinstance(value, kinds) else None

    def _note(self, of: Node, use: str, value: str, source: str, told: Mapping[str, Any] | None) -> None:
        self._record(of.text, of.key, use, value, source, told, None)

    def _record(
        self, text: str, key: str, use: str, value: str, source: str, told: Mapping[str, Any] | None,
        branch: int | None, note: str = "",
    ) -> None:  # fmt: skip
        if (key, use) not in self._numbers:
            file, line = self._place()
            number = self._numbers[(key, use)] = len(self.log)
            sure = told.get("confidence") if told is not None else None
            others = list(told.get("alternatives", ())) if told is not None else []
            self.log.append(Assumed(text, key, use, file, line, value, source, sure, others, branch, note,
                                    self._moment(), number))  # fmt: skip
        self._used((key, use))

    def _used(self, number: tuple[str, str]) -> None:
        if number in self._numbers:
            use = (self._numbers[number], self._moment())
            if not self.uses or self.uses[-1] != use:
                self.uses.append(use)

    def _place(self) -> tuple[str, int]:
        frame = self.user_frame()
        return (frame.f_code.co_filename, frame.f_lineno) if frame is not None else ("", 0)

    def is_users(self, file: str) -> bool:
        """Whether a file is the program's."""
        return self._is_users(file)

    def user_frame(self) -> FrameType | None:
        """The innermost function of the program's that is running."""
        frame: FrameType | None = sys._getframe(1)
        while frame is not None and not self._is_users(frame.f_code.co_filename):
            frame = frame.f_back
        return frame


def isinstance_of(value: Any, cls: Any) -> bool:
    return isinstance(value, cls)


def _fits(of: Node, value: Any) -> bool:
    """Whether a value agrees with what was decided about an unknown before."""
    for name, other, outcome in of.said:
        function = getattr(operator, name, None)
        try:
            if function is not None and bool(function(value, other)) != outcome:
                return False
        except TypeError:
            continue
    return True
