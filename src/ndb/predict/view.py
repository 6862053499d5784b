"""What of a program a model is shown, and how much room is left for a walk: one rule for all who ask.

All of the code, as long as it fits into what the model can read; else the parts that matter where the walk stands
(excerpt.py). Knows sizes in tokens; nothing of walks.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from ndb.language.decoding import LONGEST_STATE
from ndb.language.grammar import Grammar
from ndb.model.protocol import ModelFacts
from ndb.predict.excerpt import Excerpts, TooLong, hidden_names, needed_files, whole
from ndb.predict.follow import Code
from ndb.predict.reckon.interpreters import Interpreters
from ndb.predict.reckon.jumping import FAR_STEPS
from ndb.trace.state import State

_MOST_GRAMMARS = 8
_LONGEST_WORD = 20
"""Characters that a token has at most, or nearly: texts longer than that times the room need not be counted."""


@dataclass(frozen=True, slots=True)
class WalkLimits:
    """All limits of a prediction: a model may lose its way, and a loop may have a thousand rounds."""

    steps: int = 400
    """States of one walk that the model is asked for."""
    worked_out: int = 20_000
    """States of one walk that need no model; where there are more on the way to a target, they are passed over."""
    far_steps: int = FAR_STEPS
    """Of the interpreter, to pass them over."""
    tokens: int = 3_000
    """Tokens that the model may say for one prediction, all ways together."""
    read: int = 6_000
    """Tokens of a walk that are read before its past is shortened."""
    least_read: int = 300
    """Tokens of a walk for which there must be room; code that leaves less is cut."""
    state: int = LONGEST_STATE
    """Tokens of one state."""
    sure: float = 0.9
    """An answer that is at least this likely right needs no second opinion."""


LIMITS = WalkLimits()


class View:
    """A program as a model sees it. Several walks may share one."""

    def __init__(
        self,
        model: ModelFacts,
        sources: Mapping[str, str],
        stack: Sequence[State],
        limits: WalkLimits = LIMITS,
        code: Code | None = None,
    ) -> None:
        """`code`: what is to be shown if it fits; else all files that the functions of the stack need."""
        self.tokenizer, self.sources, self.limits = model.tokenizer, sources, limits
        self.interpreters = Interpreters(sources)
        """What walks leave to those after them."""
        self._context = model.context
        self._grammars: dict[str, Grammar] = {}
        self._code: Code | None = None
        self._excerpts: Excerpts | None = None
        files = needed_files(sources, stack)
        if self._fits([code.text] if code else [sources[file] for file in files]):
            self._code = code or whole(sources, stack)
        else:
            self._excerpts = Excerpts(sources, files, self._measure, self._most)

    def code(self, stack: Sequence[State], now: Code | None = None) -> Code:
        """What to show while these functions are active; `now` is shown already, and stays as long as it does."""
        if self._excerpts is None:
            assert self._code is not None
            return self._code
        if now is not None and not self._excerpts.lacks(now, stack):
            return now
        found = self._excerpts.around(stack)
        return now if now is not None and found.text == now.text else found

    def code_with(self, stack: Sequence[State], file: str, line: int) -> Code | None:
        """What to show while these functions are active, a line among it that is come to next; None where it cannot be
        shown."""
        if self._excerpts is None:
            return None
        try:
            code = self._excerpts.around([*stack, replace(stack[-1], file=file, line=line, function="")])
        except TooLong:
            return None
        return code if code.line(file, line) else None

    def grammar(self, code: Code) -> Grammar:
        if code.text not in self._grammars:
            if len(self._grammars) >= _MOST_GRAMMARS:
                self._grammars.clear()
            self._grammars[code.text] = Grammar(
                self.tokenizer, code.text, hidden_names(self.sources, code), code.starts
            )
        return self._grammars[code.text]

    def room(self, code: Code) -> int:
        """How much of a walk is read: with the code and the answer it must fit into what the model can read."""
        if self._context is None:
            return self.limits.read
        opening = len(self.tokenizer.context(code.text))
        return max(min(self.limits.read, self._context - opening - self.limits.state), 0)

    def note(self, code: Code) -> str | None:
        """What is to be said of what the model does not see."""
        if self._excerpts is None:
            return None
        seen = f"it sees {code.size} of {self._excerpts.lines} lines, those that matter here"
        return f"the code is too long for the model: {seen}"

    @property
    def _most(self) -> int:
        return (self._context or 0) - self.limits.state - self.limits.least_read

    def _measure(self, text: str) -> int:
        return len(self.tokenizer.source(text))

    def _fits(self, texts: Sequence[str]) -> bool:
        if self._context is None:
            return True
        is_short = sum(map(len, texts)) < _LONGEST_WORD * self._most
        return is_short and sum(map(self._measure, texts)) <= self._most
