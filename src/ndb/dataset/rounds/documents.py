"""From a recorded run to the documents a model learns from: which walks, in which shares (SPEC 6).

Knows walks and shares; neither programs nor token files. All choices come from the dice.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from math import exp, log
from random import Random

from ndb.dataset.rounds.hidden import hidden_document
from ndb.language.document import Document
from ndb.language.workings.reader import worked_out
from ndb.source.syntax import has_comprehension
from ndb.trace.state import Event, Recording
from ndb.trajectory.policy import (
    ForwardPolicy,
    expression_over_policy,
    expression_policy,
    inside_policy,
    inverse_call_policy,
    inverse_step_policy,
    landmarks,
    paper_inverse_policy,
    paper_policy,
    step_into_policy,
    syntax_policy,
)
from ndb.trajectory.visits import forward_document, inverse_document
from ndb.tree.action import STEP_EXPRESSION, STEP_INTO, STEP_RETURN, Action, Move, breakpoint_at
from ndb.tree.forward import ForwardTree
from ndb.tree.search import ints, last_where
from ndb.tree.span import Span, span_from

LINE, CALL, EXPRESSION, ROUND = map(int, (Event.LINE, Event.CALL, Event.EXPRESSION, Event.ROUND))


@dataclass(frozen=True, slots=True)
class Made:
    """A document, and how many of its first frames are given rather than predicted."""

    document: Document
    given: int = 1
    frames: int | None = None
    """How many frames are told; all of them if it is not said."""


OF_SHORT_RUNS: Mapping[str, float] = {
    "walk": 0.6, "expressions": 1.7, "rounds": 0.8, "workings": 1.2, "mixed": 1.0, "syntax": 0.4, "taken_apart": 0.4,
    "to_return": 17.0, "late_jump": 6.0, "to_breakpoint": 6.0, "inverse_call": 12.0, "inverse_steps": 0.3,
    "inverse_mixed": 0.5, "middle": 0.6, "forgetful": 0.2, "hidden": 0.7,
}  # fmt: skip
"""Where a function does little, a jump over it can be learned."""
OF_LONG_RUNS: Mapping[str, float] = {
    "walk": 1.0, "expressions": 1.6, "rounds": 1.0, "workings": 1.3, "mixed": 1.2, "syntax": 0.7, "taken_apart": 0.6,
    "to_return": 2.5, "late_jump": 2.5, "to_breakpoint": 1.8, "inverse_call": 2.5, "inverse_steps": 0.4,
    "inverse_mixed": 0.6, "middle": 1.2, "forgetful": 0.6, "hidden": 2.5,
}  # fmt: skip
"""Everyday programs and packages' calls: a jump over a hundred states is hardly more than a guess."""


@dataclass(frozen=True, slots=True)
class Shares:
    """How often each kind of document is drawn for a run. Weights, not probabilities.

    Set so that the kinds get their shares of the *tokens*: a walk is three to five times as long as a jump, and where
    both were drawn alike jumps were unlearned. `ndb data stats` tells them.
    """

    weights: Mapping[str, float] = field(default_factory=lambda: OF_SHORT_RUNS)
    whole_code: float = 0.7
    """Share of documents that show the whole program, not only what was visited."""

    def spoken(self, special: Mapping[str, int]) -> "Shares":
        """Without what a tokenizer has no tokens for."""
        untold = _OF_ROUNDS if Move.STEP_INSIDE not in special else frozenset[str]()
        return replace(self, weights={kind: weight for kind, weight in self.weights.items() if kind not in untold})

    def for_run(self, recording: Recording) -> "Shares":
        """Without what a run that was recorded elsewhere cannot tell: expressions, rounds of comprehensions."""
        events = set(recording.events)
        untold = _OF_EXPRESSIONS if EXPRESSION not in events else frozenset[str]()
        if ROUND not in events and any(has_comprehension(text) for text in recording.sources.values()):
            untold |= _OF_ROUNDS
        return replace(self, weights={kind: weight for kind, weight in self.weights.items() if kind not in untold})


def make_documents(
    recording: Recording,
    dice: Random,
    shares: Shares,
    count: int,
    entry: int | None = None,
    simplest: Callable[[], Recording | None] = lambda: None,
) -> list[tuple[str, Made]]:
    """Some documents of one run, with their kinds; no kind twice unless it depends on the dice.

    `entry` is the call state of the function it is all about: if not given, that of the function that `main` calls.
    `simplest` gives the run of the simplest call that ends as this one does, where there is one.
    """
    entry = entry_call(recording) if entry is None else entry
    if entry is None:
        return []
    made: list[tuple[str, Made]] = []
    drawn: set[str] = set()
    for kind in dice.choices(tuple(shares.weights), tuple(shares.weights.values()), k=count):
        if kind in drawn and kind in _ALWAYS_THE_SAME:
            continue
        drawn.add(kind)
        told, start = recording, entry
        if kind in _OF_ARGUMENTS and (simpler := simplest()) is not None:
            told, start = simpler, entry_call(simpler) or entry
        document = KINDS[kind](told, start, dice, dice.random() < shares.whole_code)
        if document is not None:
            made.append((kind, document))
    return made


def entry_call(recording: Recording) -> int | None:
    """The call state of the function that main calls."""
    return next((i for i in range(1, len(recording)) if recording.events[i] == CALL and recording.depths[i] == 1), None)


def _forward(policy: ForwardPolicy) -> "Kind":
    def make(recording: Recording, entry: int, dice: Random, whole: bool) -> Made:
        return Made(forward_document(span_from(recording), policy, dice, whole_code=whole))

    return make


def _expressions(recording: Recording, entry: int, dice: Random, whole: bool) -> Made:
    """Every line taken apart; into the program's own functions or over them."""
    policy = expression_policy if dice.random() < 0.5 else expression_over_policy
    return Made(forward_document(span_from(recording), _into_entry(policy, entry), dice, whole_code=whole))


def _inside(has_workings: bool) -> "Kind":
    """Every line taken apart, comprehensions round by round; with workings, what is hard is worked out first."""

    def make(recording: Recording, entry: int, dice: Random, whole: bool) -> Made:
        policy = _into_entry(inside_policy, entry)
        start = entry if dice.random() < 0.5 else 0  # main would only say the arguments three times
        document = forward_document(span_from(recording, start), policy, dice, whole_code=whole)
        return Made(worked_out(document) if has_workings else document)

    return make


def _into_entry(policy: ForwardPolicy, entry: int) -> ForwardPolicy:
    """A policy that first goes into the function that main calls."""
    return lambda tree, index, dice: STEP_INTO if index < entry else policy(tree, index, dice)


def _to_return(recording: Recording, entry: int, dice: Random, whole: bool) -> Made:
    """Straight from the call of the function to its return: the hardest jump.

    What main does after it says nothing new and would take a quarter of the tokens. Half of them begin with the call
    itself, where main would only say the arguments three times.
    """

    def policy(tree: ForwardTree, index: int, dice: Random) -> Action:
        return STEP_RETURN if index == entry else STEP_INTO

    start = entry if dice.random() < 0.5 else 0
    visited = sum(event < EXPRESSION for event in recording.events[start:entry])
    document = forward_document(span_from(recording, start), policy, dice, whole_code=whole)
    return Made(document, frames=visited + 2 if start < entry else None)


def _late_jump(recording: Recording, entry: int, dice: Random, whole: bool) -> Made | None:
    """From some states before the end of the function to its return, or to its last line and from there: one state
    before it as often as two or three, or four to seven, or eight to fifteen. A jump over a whole function is learned
    by way of shorter ones."""
    end, depth = span_from(recording, entry).stop, recording.depths[entry]
    lines = [i for i in range(entry, end) if recording.events[i] == LINE and recording.depths[i] == depth]
    if not lines:
        return None
    start, last = lines[-min(int(exp(dice.random() * log(len(lines) + 1))), len(lines))], lines[-1]
    span, to_line = span_from(recording, start), breakpoint_at(recording.source_of(last))
    is_to_line = dice.random() < 0.35 and ForwardTree(span).target(start, to_line) == last  # that of a loop comes first
    jumps = {start: to_line, last: STEP_RETURN} if is_to_line else {start: STEP_RETURN}

    def policy(tree: ForwardTree, index: int, dice: Random) -> Action:
        return jumps.get(index, STEP_INTO)

    return Made(forward_document(span, policy, dice, whole_code=whole))


def _to_breakpoint(recording: Recording, entry: int, dice: Random, whole: bool) -> Made | None:
    """From the call of the function to one of its return lines (reached or not), or another landmark."""
    scope = recording.scopes[recording.scope_numbers[entry]]
    last = _last_line(recording, entry)
    marks = [source for line, source in landmarks(recording.sources.get(scope.file, "")) if line > scope.line]
    taken = last if last is not None and dice.random() < 0.55 else dice.choice(marks) if marks else None
    if taken is None:
        return None
    after = dice.choice((STEP_RETURN, STEP_INTO, STEP_INTO))

    def policy(tree: ForwardTree, index: int, dice: Random) -> Action:
        if index == entry:
            return breakpoint_at(taken)
        return STEP_INTO if index < entry else after

    start = entry if dice.random() < 0.5 else 0
    return Made(forward_document(span_from(recording, start), policy, dice, whole_code=whole))


def _last_line(recording: Recording, entry: int) -> str | None:
    span = span_from(recording, entry)
    depth = recording.depths[entry]
    last = last_where(
        lambda a, b: (ints(recording.events, a, b) == LINE) & (ints(recording.depths, a, b) == depth), entry, span.stop
    )
    return recording.source_of(last) if last > entry else None


def _taken_apart(recording: Recording, entry: int, dice: Random, whole: bool) -> Made:
    """A walk in which some lines are taken apart and some functions are stepped over."""

    def policy(tree: ForwardTree, index: int, dice: Random) -> Action:
        if recording.events[index] == int(Event.EXPRESSION):
            return STEP_EXPRESSION if dice.random() < 0.9 else STEP_INTO
        if recording.events[index] == LINE and dice.random() < 0.4:
            return STEP_EXPRESSION
        return paper_policy(tree, index, dice) if dice.random() < 0.3 else STEP_INTO

    return Made(forward_document(span_from(recording), policy, dice, whole_code=whole))


def _inverse(policy: Callable) -> "Kind":  # type: ignore[type-arg]
    def make(recording: Recording, entry: int, dice: Random, whole: bool) -> Made:
        return Made(inverse_document(span_from(recording, entry), policy, dice))

    return make


def _middle(recording: Recording, entry: int, dice: Random, whole: bool) -> Made | None:
    """Starts in mid-frame, at a line state with complete locals, and ends when that frame is left."""
    start = _some_line(recording, entry, dice)
    if start is None:
        return None
    span = span_from(recording, start)
    return Made(_walk_from(span, [], dice, whole))


def _forgetful(recording: Recording, entry: int, dice: Random, whole: bool) -> Made | None:
    """Starts in mid-run: of every function on the stack only the latest state is left, outermost first."""
    start = _some_line(recording, entry, dice)
    if start is None:
        return None
    stack = stack_at(recording, start)
    return Made(
        _walk_from(Span(recording, start, span_from(recording, stack[0]).stop), stack[:-1], dice, whole),
        given=len(stack),
    )


def stack_at(recording: Recording, index: int) -> list[int]:
    """The latest line state of every activation on the stack at `index`, outermost first, `index` last."""
    depths, events = recording.depths, recording.events

    def line_at(depth: int, before: int) -> int:
        return last_where(lambda a, b: (ints(depths, a, b) == depth) & (ints(events, a, b) == LINE), 0, before)

    stack = [index]
    for depth in range(depths[index] - 1, -1, -1):
        stack.insert(0, line_at(depth, stack[0]))
    return [i for i in stack if i >= 0]


def _walk_from(span: Span, stack: list[int], dice: Random, whole: bool) -> Document:
    policies = (step_into_policy, expression_policy, inside_policy, paper_policy)
    policy = dice.choices(policies, (2, 1, 2, 1))[0]
    if policy in (expression_policy, inside_policy) and EXPRESSION not in span.recording.events:
        policy = step_into_policy  # where none were recorded, a step to the next expression would be a lie
    document = forward_document(span, policy, dice, stack=stack, whole_code=whole)
    return worked_out(document) if policy is inside_policy and dice.random() < 0.6 else document


def _some_line(recording: Recording, entry: int, dice: Random) -> int | None:
    depth = recording.depths[entry]
    lines = [i for i in range(entry, len(recording)) if recording.events[i] == LINE and recording.depths[i] >= depth]
    return dice.choice(lines) if lines else None


def _hidden(recording: Recording, entry: int, dice: Random, whole: bool) -> Made | None:
    """What a guided run would ask, were part of the code not there."""
    document = hidden_document(recording, entry, dice)
    return Made(document) if document is not None else None


_OF_ROUNDS = frozenset({"rounds", "workings", "middle", "forgetful"})
"""Kinds of which some walks go through comprehensions."""
_OF_EXPRESSIONS = frozenset({"expressions", "rounds", "workings", "taken_apart", "hidden"})
_OF_ARGUMENTS = frozenset({"inverse_call"})
"""Kinds that ask which arguments lead to a result: of many that do, the simplest are told."""
Kind = Callable[[Recording, int, Random, bool], Made | None]
KINDS: Mapping[str, Kind] = {
    "walk": _forward(step_into_policy),
    "expressions": _expressions,
    "rounds": _inside(has_workings=False),
    "workings": _inside(has_workings=True),
    "mixed": _forward(paper_policy),
    "syntax": _forward(syntax_policy),
    "taken_apart": _taken_apart,
    "to_return": _to_return,
    "late_jump": _late_jump,
    "to_breakpoint": _to_breakpoint,
    "inverse_call": _inverse(inverse_call_policy),
    "inverse_steps": _inverse(inverse_step_policy),
    "inverse_mixed": _inverse(paper_inverse_policy),
    "middle": _middle,
    "forgetful": _forgetful,
    "hidden": _hidden,
}
_ALWAYS_THE_SAME = frozenset(
    {"walk", "expressions", "rounds", "workings", "to_return", "inverse_call", "inverse_steps"}
)
