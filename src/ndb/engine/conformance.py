"""What every engine must do, as one check that anyone can run on an engine of their own.

`check(make)` walks engines made by `make` with random actions and raises AssertionError, with the actions that led
there, where one breaks a rule. Knows the protocol and nothing of the engines behind it.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise

from ndb.engine.protocol import RUN_END, Engine, Place, Stops, goal_of, same_state
from ndb.errors import BadAction
from ndb.trace.state import Event, Exit, State
from ndb.tree.action import CONTINUE, STEP_INTO, STEP_OVER, STEP_RETURN, Action, Move, breakpoint_at

Make = Callable[[], Engine]
LONGEST = 400
"""Steps of a whole walk."""


def check(
    make: Make, *, seed: int = 0, walks: int = 3, steps: int = 12,
    reference: Sequence[State] | None = None, only_shown: bool = False,
) -> None:  # fmt: skip
    """Raise AssertionError where an engine breaks a rule. `reference`: the states its step_into must show, if known.

    `only_shown`: of states that show a value, documents of the language list no variables; do not compare those.
    """
    dice = random.Random(seed)
    _with(make, lambda engine: check_steps(engine, reference, only_shown))
    _with(make, check_end)
    for _ in range(walks):
        actions = _with(make, lambda engine: random_walk(engine, dice, steps))
        _with(make, lambda engine, actions=actions: check_same_again(engine, actions))  # type: ignore[misc]
        _with(make, lambda engine, actions=actions: check_back_undoes(engine, actions))  # type: ignore[misc]
        _with(make, lambda engine, actions=actions: check_run_is_move(make, engine, actions))  # type: ignore[misc]
    _with(make, check_stops)
    _with(make, check_mistakes)


def _with(make: Make, what: Callable[[Engine], list[Action] | None]) -> list[Action]:
    engine = make()
    try:
        return what(engine) or []
    finally:
        engine.close()
        engine.close()


def check_steps(engine: Engine, reference: Sequence[State] | None, only_shown: bool = False) -> None:
    """Only step_into shows every state, in order of time, and then an exit."""
    states = _walked(engine)
    if reference is not None:
        if only_shown:
            states, reference = [_shown_part(s) for s in states], [_shown_part(s) for s in reference]
        assert states == list(reference)[: len(states)], _difference(states, reference)
        assert len(states) == min(len(reference), LONGEST), f"{len(states)} states instead of {len(reference)}"
    for before, after in pairwise(states):
        assert after.depth <= before.depth + 1, f"two calls deep in one step: {before} {after}"
        assert after.event is Event.CALL or after.depth <= before.depth, f"deeper without a call: {before} {after}"


def _shown_part(state: State) -> State:
    return replace(state, locals={}) if state.value is not None else state


def _walked(engine: Engine) -> list[State]:
    states: list[State] = []
    place = engine.here
    while place.state is not None and len(states) < LONGEST:
        states.append(place.state)
        assert engine.stack()[-1] == place.state, "the top of the stack is not where the engine stands"
        assert [s.depth for s in engine.stack()] == list(range(place.state.depth + 1)), "the stack has gaps"
        place = engine.move(STEP_INTO)
    assert place.state is not None or place.exit is not None, f"neither a state nor an exit: {place.problem}"
    return states


def check_end(engine: Engine) -> None:
    """Continue leads to an exit; nothing goes on after it; back leads to the last state."""
    place = engine.move(CONTINUE)
    assert place.state is None and place.exit in (Exit.NORMAL, Exit.ERROR, Exit.NEVER), place
    _raises(lambda: engine.move(STEP_INTO), "a step after the end")
    last = engine.move(Action(Move.INV_STEP_INTO))
    assert last.state is not None, "back from the end leads to no state"
    place = engine.go(0)
    assert place.moment == 0 and place.state is not None


def random_walk(engine: Engine, dice: random.Random, steps: int) -> list[Action]:
    """Random actions, and what each must lead to."""
    done: list[Action] = []
    place = engine.here
    for _ in range(steps):
        if place.state is None:
            break
        before, action = place.state, _random_action(engine, dice)
        place = engine.move(action)
        done.append(action)
        _check_target(before, action, place, done)
    return done


def _random_action(engine: Engine, dice: random.Random) -> Action:
    sources = [line for text in engine.sources.values() for line in text.split("\n") if line.strip()]
    at = breakpoint_at(dice.choice(sources))
    return dice.choices([STEP_INTO, STEP_OVER, STEP_RETURN, at], [6, 4, 1, 1])[0]


def _check_target(before: State, action: Action, place: Place, done: Sequence[Action]) -> None:
    after = place.state
    if after is None:
        assert place.exit is not None, (place, done)
        return
    if action.move is Move.STEP_OVER:
        assert after.depth <= before.depth, f"step_over went down: {[str(a) for a in done]}"
    if action.move is Move.STEP_RETURN and before.event is Event.LINE:
        assert after.depth == before.depth and after.event in (Event.RETURN, Event.EXCEPTION), (
            f"{after}: {[str(a) for a in done]}"
        )
    if action.move is Move.BREAKPOINT:
        assert after.source == action.source and after.event in (Event.LINE, Event.CALL), (after, action)


def check_same_again(engine: Engine, actions: Sequence[Action]) -> None:
    """The same actions lead to the same states, also after having gone back to the start."""
    first = [engine.move(action).state for action in actions]
    engine.go(0)
    again = [engine.move(action).state for action in actions]
    assert first == again, f"another walk the second time: {[str(a) for a in actions]}"


def check_back_undoes(engine: Engine, actions: Sequence[Action]) -> None:
    """Back undoes step: from every state that step_into leads to, one step back leads to where it came from."""
    for action in actions:
        before = engine.here
        place = engine.move(STEP_INTO)
        if place.state is None or before.state is None:
            return
        back = engine.move(Action(Move.INV_STEP_INTO))
        if back.before_calls:
            back = engine.move(Action(Move.INV_STEP_INTO))
        assert back.state == before.state, f"back from {place.state} leads to {back.state}, not to {before.state}"
        if engine.move(action).state is None:
            return


def check_run_is_move(make: Make, engine: Engine, actions: Sequence[Action]) -> None:
    """Running to an action's goal without stops is doing the action."""
    other = make()
    try:
        for action in actions:
            state = engine.here.state
            if state is None:
                return
            moved, ran = engine.move(action), other.run(goal_of(action, state))
            assert (moved.state, moved.exit) == (ran.state, ran.exit), f"{action}: {moved} is not {ran}"
    finally:
        other.close()


def check_stops(engine: Engine) -> None:
    """A run stops at every line of a breakpoint that step_into passes, forwards and backwards, and nowhere else."""
    states = _walked(engine)
    engine.go(0)
    lines = [(s.file, s.line) for s in states[1:] if s.event is Event.LINE]
    if not lines:
        return
    chosen = max(set(lines), key=lines.count)
    wanted = [s for s in states[1:] if (s.file, s.line) == chosen and s.event in (Event.LINE, Event.CALL)]
    stops = Stops(lines=frozenset({chosen}))
    found: list[State] = []
    while (place := engine.run(RUN_END, stops)).state is not None and len(found) < len(wanted):
        found.append(place.state)
    # A prediction that jumps to a line of a function that calls itself cannot know how deep it is: all else must agree.
    assert len(found) == len(wanted) and all(map(same_state, found, wanted)), (
        f"stops at {chosen}: {len(found)} instead of {len(wanted)}"
    )


def check_mistakes(engine: Engine) -> None:
    """What cannot be done is refused by BadAction, and the engine still stands where it stood."""
    place = engine.here
    entry = engine.move(Action(Move.INV_STEP_INTO))
    assert entry.exit is Exit.ENTRY, entry
    _raises(lambda: engine.move(Action(Move.INV_STEP_INTO)), "a step back before the entry")
    assert engine.go(0).state == place.state


def _raises(what: Callable[[], object], name: str) -> None:
    try:
        what()
    except BadAction:
        return
    raise AssertionError(f"{name} is not refused")


def _difference(states: Sequence[State], reference: Sequence[State]) -> str:
    for number, (mine, other) in enumerate(zip(states, reference, strict=False)):
        if mine != other:
            return f"state {number}: {mine} instead of {other}"
    return "the lengths differ"
