"""The walk: on true answers it is the recorded run, it reads what a start at the same place would read, and no more."""

from collections.abc import Sequence
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from scripted import ScriptedOracle

from ndb.language.decoding import Chosen, Feed, Prediction, Talk
from ndb.language.document import Frame, Shown
from ndb.language.shown import Visit
from ndb.language.tokenizer import train_tokenizer
from ndb.predict.prompt import Past
from ndb.predict.view import View, WalkLimits
from ndb.predict.walk import Start, Step, Walk, start_at
from ndb.trace.memory import MemoryRecording
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event, Exit, State
from ndb.tree.action import STEP_EXPRESSION, STEP_INTO, STEP_OVER, STEP_RETURN, Action
from ndb.tree.forward import ForwardTree
from ndb.tree.span import span_from

SOURCE = """def work(n):
    total = 0
    for i in range(n):
        total += helper(i)
    return total

def helper(i):
    j = i * 2
    return j
"""
TOKENIZER = train_tokenizer([SOURCE])
RECORDING = record_call(SOURCE, "work(3)", expressions=True)


def same(one: State | None, other: State) -> bool:
    """Whether two states tell the same; a state that shows a value lists no variables."""
    assert one is not None
    listed = one.value is not None or one.locals == other.locals
    parts = ("event", "source", "value", "line", "depth", "file", "function")
    return listed and all(getattr(one, part) == getattr(other, part) for part in parts)


def walk_of(recording: MemoryRecording = RECORDING, **limits: int) -> tuple[Walk, ScriptedOracle]:
    oracle = ScriptedOracle(TOKENIZER, recording)
    view = View(oracle, recording.sources, [recording.state(0)], WalkLimits(**limits))
    return Walk(view, start_at([recording.state(0)])), oracle


def taken(walk: Walk, actions: Sequence[Action]) -> Talk[list[Step]]:
    steps = []
    for action in actions:
        steps.append((yield from walk.step(action)))
    return steps


def true_states(actions: Sequence[Action]) -> list[int]:
    """Where actions lead in the recording, up to its end."""
    tree, index, found = ForwardTree(span_from(RECORDING)), 0, list[int]()
    for action in actions:
        index = tree.target(index, action)
        found.append(index)
        if index >= len(RECORDING):
            break
    return found


@settings(max_examples=25)
@given(st.lists(st.sampled_from([STEP_INTO, STEP_OVER, STEP_EXPRESSION, STEP_RETURN]), min_size=1, max_size=12))
def test_a_walk_on_true_answers_is_the_recorded_run(actions: list[Action]) -> None:
    walk, oracle = walk_of()
    targets = true_states(actions)
    steps = oracle.drive(taken(walk, actions[: len(targets)]))
    for step, target in zip(steps, targets, strict=True):
        if target == len(RECORDING):
            assert step.state is None and step.prediction is not None and step.prediction.exit is Exit.NORMAL
        else:
            assert same(step.state, RECORDING.state(target))


@settings(max_examples=15)
@given(st.lists(st.sampled_from([STEP_INTO, STEP_OVER, STEP_EXPRESSION]), min_size=2, max_size=10))
def test_a_walk_in_one_talk_is_the_walk_in_single_steps(actions: list[Action]) -> None:
    together, oracle = walk_of()
    actions = actions[: len(true_states(actions)) - 1] or [STEP_INTO]
    steps = oracle.drive(taken(together, actions))
    alone, other = walk_of()
    assert steps == [other.drive(alone.alone(action)) for action in actions]
    assert oracle.read == other.read, "the same was read before each answer"
    assert list(together.stack) == list(alone.stack)


def fed(talk: Talk[list[Step]], oracle: ScriptedOracle, found: list[Feed]) -> Talk[list[Step]]:
    """The same talk; what it feeds is kept."""
    answer: Chosen | None = None
    try:
        while True:
            request = talk.send(answer)
            found += [request] if isinstance(request, Feed) else []
            answer = yield request
    except StopIteration as end:
        steps: list[Step] = end.value
        return steps


def test_what_was_read_is_not_read_again() -> None:
    walk, oracle = walk_of()
    feeds: list[Feed] = []
    oracle.drive(fed(taken(walk, [STEP_INTO] * 8), oracle, feeds))
    assert [feed.anew for feed in feeds if len(feed.ids) > 20] == [True]
    chosen = sum(step.prediction.choices for step in walk.steps if step.prediction is not None)
    assert sum(len(feed.ids) for feed in feeds) + chosen == len(walk._read), "each token was read once"


def test_what_the_model_said_in_other_words_is_read_anew_as_it_is_known() -> None:
    class Wordy(ScriptedOracle):
        """Lists a variable that has not changed."""

        def says(self, frames: Sequence[Frame]) -> tuple[Shown | Exit, float]:
            said, sure = super().says(frames)
            assert not isinstance(said, Exit)
            return (replace(said, locals={"n": "1", **said.locals}) if "total" in said.locals else said), sure

    recording = record_call(SOURCE, "work(1)")
    oracle = Wordy(TOKENIZER, recording)
    walk = Walk(
        View(oracle, recording.sources, [recording.state(0)]), start_at([recording.state(0)]), constrained=False
    )
    feeds: list[Feed] = []
    oracle.drive(fed(taken(walk, [STEP_INTO] * 5), oracle, feeds))
    anew = [TOKENIZER.decode(feed.ids) for feed in feeds if feed.anew]
    assert len(anew) == 2 and '{"..": "..", "total": "0"}' in anew[1]


def test_a_start_in_the_middle_goes_on_as_the_walk_from_the_beginning() -> None:
    walk, oracle = walk_of()
    oracle.drive(taken(walk, [STEP_INTO] * 5))
    start = Start(tuple(walk.stack), tuple(walk.visits), walk.frames)
    later = Walk(walk.view, start)
    on, there = oracle.drive(walk.alone(STEP_INTO)), oracle.drive(later.alone(STEP_INTO))
    assert on == there and list(walk.stack) == list(later.stack)


def test_the_past_is_shortened_to_the_limit() -> None:
    recording = record_call(SOURCE, "work(12)")
    walk, oracle = walk_of(recording, read=250)
    oracle.drive(taken(walk, [STEP_INTO] * 60))
    code = len(TOKENIZER.context(recording.sources["<program>"]))
    assert max(oracle.read) <= code + 250 + 1 < max(walk_reads(recording))


def walk_reads(recording: MemoryRecording) -> list[int]:
    walk, oracle = walk_of(recording)
    oracle.drive(taken(walk, [STEP_INTO] * 60))
    return oracle.read


def test_no_state_is_longer_than_the_limit() -> None:
    walk, oracle = walk_of(state=5)
    [step] = oracle.drive(taken(walk, [STEP_INTO]))
    assert step.state is None and step.prediction is not None and step.tokens == 5
    assert "longer than any state" in (step.prediction.problem or "")


@pytest.mark.parametrize(("line", "calls"), [("        total += helper(i)", True), ("    for i in range(n):", False)])
def test_it_knows_whether_its_own_function_is_called_next(line: str, calls: bool) -> None:
    at = next(i for i in range(len(RECORDING)) if RECORDING.state(i).source == line)
    for states in ([RECORDING.state(at)], [RECORDING.state(n) for n in range(at + 1) if RECORDING.events[n] < 4]):
        visits = tuple(Visit(state, STEP_INTO) for state in states[:-1])
        walk = walk_of()[0]
        assert Walk(walk.view, Start((states[-1],), visits)).calls_own() is calls


def test_asking_whether_a_call_is_next_changes_nothing_of_what_is_read() -> None:
    walk, oracle = walk_of()
    other, twin = walk_of()
    for _ in range(9):
        walk.calls_own()
        assert oracle.drive(walk.alone(STEP_EXPRESSION)) == twin.drive(other.alone(STEP_EXPRESSION))


def test_free_decoding_lets_anything_through() -> None:
    class Elsewhere(ScriptedOracle):
        def says(self, frames: Sequence[Frame]) -> tuple[Shown | Exit, float]:
            said, sure = super().says(frames)
            assert not isinstance(said, Exit)
            return replace(said, source="    nowhere()"), sure

    recording = record_call(SOURCE, "work(1)")
    oracle = Elsewhere(TOKENIZER, recording)
    view = View(oracle, recording.sources, [recording.state(0)])
    step = oracle.drive(Walk(view, start_at([recording.state(0)]), constrained=False).alone(STEP_INTO))
    assert step.state is not None and (step.state.source, step.state.line) == ("    nowhere()", 0)
    with pytest.raises(AssertionError, match="grammar"):
        oracle.drive(Walk(view, start_at([recording.state(0)])).alone(STEP_INTO))


def test_a_step_that_was_reckoned_cost_nothing() -> None:
    state = RECORDING.state(0)
    assert (Step(STEP_RETURN, None, state).tokens, Step(STEP_RETURN, None, state).scores) == (0, ())
    assert Step(STEP_INTO, Prediction("", tokens=7, scores=(-0.1,)), None).tokens == 7


def test_the_prompt_of_a_walk_is_that_of_its_visits() -> None:
    walk, oracle = walk_of()
    oracle.drive(taken(walk, [STEP_INTO] * 4))
    past = Past(walk.view.grammar(walk.code), walk.view.room(walk.code), walk.visits)
    assert len(past.prompt()) == oracle.read[-1]
    assert walk.here.event is Event.LINE
