"""Arguments that a model proposes and checks itself: it walks forth from each, and believes the first from which the
walk comes to what was asked for.

A walk in small steps is right far more often than a jump, and going back to a call is a jump (docs/evaluation.md). The
likeliest proposal is checked first; only if its walk comes to something else are others asked for. All of it is one
talk, bounded in proposals, walks and tokens. Nothing is run, and no operation of the program is evaluated. Knows talks
and ways; how proposals are asked for is the caller's.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from ndb.language.decoding import Prediction, Talk, afresh
from ndb.model.protocol import ModelFacts
from ndb.predict.output import Outcome, choice_of, outcome_of
from ndb.predict.subject import Subject, opening_of
from ndb.predict.view import LIMITS, WalkLimits
from ndb.predict.ways import INSIDE, walking
from ndb.source.parse import NOT_PLAIN, plain_value
from ndb.tree.action import STEP_RETURN

Ask = Callable[[], Talk[Prediction]]
"""Asks the model for a call, anew each time."""
Arguments = Callable[[Prediction], str | None]
"""The arguments of a predicted call as source; None where there are none."""


@dataclass(frozen=True, slots=True)
class Patience:
    """How much is tried. Chosen on validation items (docs/evaluation.md)."""

    temperatures: tuple[float, ...] = (0.7, 1.0)
    """Of rounds of samples beside the likeliest proposal: bolder where none of those before was confirmed..."""
    samples: int = 6
    """and so many in each."""
    walks: int = 8
    """From so many different proposals, the likeliest one among them."""
    tokens: int = 6_000
    """That the model may say in all walks together..."""
    each: int = 2_500
    """and in one of them: a call that takes longer is seldom told right, and others may be short."""


PATIENCE = Patience()


@dataclass(frozen=True, slots=True)
class Believed:
    """What the model believes in after it has checked itself."""

    said: Prediction | None
    """The proposal as it was said; None where there was none that is a call."""
    arguments: str | None
    is_confirmed: bool
    """Whether its own walk from there came to what was asked for."""
    tokens: int
    """Said in all proposals and walks."""
    proposals: int
    walks: int


@dataclass(slots=True)
class _Proposed:
    said: Prediction
    arguments: str
    times: int = 1
    """How many came to it."""
    is_walked: bool = False
    is_refuted: bool = False
    """Whether the walk from it came to another value."""


@dataclass(slots=True)
class SelfCheck:
    """A question under way: which arguments give `wanted`, the text of a value?"""

    model: ModelFacts
    subject: Subject
    wanted: str
    ask: Ask
    arguments_of: Arguments
    patience: Patience = PATIENCE
    limits: WalkLimits = LIMITS
    constrained: bool = True
    _found: dict[str, _Proposed] = field(default_factory=dict)
    _tokens: int = 0
    _walked: int = 0
    """Tokens of walks."""
    _proposals: int = 0
    _walks: int = 0

    def talk(self) -> Talk[Believed]:
        yield from self._propose(None)
        confirmed = yield from self._first_confirmed()
        for temperature in self.patience.temperatures:
            if confirmed is None and not self._is_spent:
                for _ in range(self.patience.samples):
                    yield from self._propose(temperature)
                confirmed = yield from self._first_confirmed()
        return self._believed(confirmed or self._likeliest(), confirmed is not None)

    @property
    def _is_spent(self) -> bool:
        return self._walks >= self.patience.walks or self._walked >= self.patience.tokens

    def _first_confirmed(self) -> Talk[_Proposed | None]:
        """The first, likeliest first, from which a walk comes to what is wanted; None where patience ends before."""
        for one in [one for one in self._ordered() if not one.is_walked]:
            if self._is_spent:
                return None
            if (yield from self._is_confirmed(one)):
                return one
        return None

    def _propose(self, temperature: float | None) -> Talk[None]:
        said = yield from afresh(self.ask(), temperature)
        self._proposals += 1
        self._tokens += said.tokens
        arguments = self.arguments_of(said)
        if arguments is not None and arguments in self._found:
            self._found[arguments].times += 1
        elif arguments is not None:
            self._found[arguments] = _Proposed(said, arguments)

    def _ordered(self) -> list[_Proposed]:
        """Those that more samples came to first, then the likelier ones."""
        return sorted(self._found.values(), key=lambda one: (-one.times, -one.said.log_probability))

    def _likeliest(self) -> _Proposed | None:
        """Of proposals of which none was confirmed: one that no walk speaks against, if there is one."""
        ordered = self._ordered()
        return next((one for one in ordered if not one.is_refuted), ordered[0] if ordered else None)

    def _is_confirmed(self, one: _Proposed) -> Talk[bool]:
        left = min(self.limits.tokens, self.patience.each, self.patience.tokens - self._walked)
        limits = replace(self.limits, tokens=left)
        found = yield from walk_forth(self.model, self.subject, one.arguments, limits, self.constrained)
        self._walks += 1
        self._walked += found.tokens
        self._tokens += found.tokens
        is_right = found.value is not None and is_same(found.value, self.wanted)
        one.is_walked, one.is_refuted = True, found.problem is None and not is_right
        return is_right

    def _believed(self, one: _Proposed | None, is_confirmed: bool) -> Believed:
        said, arguments = (one.said, one.arguments) if one is not None else (None, None)
        return Believed(said, arguments, is_confirmed, self._tokens, self._proposals, self._walks)


def walk_forth(
    model: ModelFacts, subject: Subject, arguments: str, limits: WalkLimits = LIMITS, constrained: bool = True
) -> Talk[Outcome]:
    """How a call ends as the model's walk inside lines has it, nothing worked out by anybody else."""
    opening = opening_of(subject, arguments)
    choice = yield from choice_of(
        model, opening, ways=lambda _: [walking(INSIDE, STEP_RETURN)], limits=limits, constrained=constrained,
        reckons=False,
    )  # fmt: skip
    return outcome_of(replace(choice, chosen=choice.tries[0]), subject.source.count("\n") + 1, subject.file)


def is_same(text: str, wanted: str) -> bool:
    """Whether two texts are of one value."""
    value, other = plain_value(text), plain_value(wanted)
    return text == wanted or (value is not NOT_PLAIN and other is not NOT_PLAIN and bool(value == other))
