"""Debugging as a Gymnasium environment: the official checker, goals and rewards, many side by side, random actions."""

import resource
import warnings
from random import Random

import pytest

pytest.importorskip("gymnasium")
import gymnasium
from gymnasium.utils.env_checker import check_env

from ndb.frontend.gym.debug_task import TASKS, DebugTask, FindFault, FindInput, PredictOutput, ReachState
from ndb.frontend.gym.environments import IDS, DebuggerEnvironment
from ndb.frontend.gym.world import MOVES, Act, World


def action(move: str, line: int = 0, text: str = "") -> dict[str, object]:
    return {"move": MOVES.index(move), "line": line, "text": text}


def task_of(kind: type) -> DebugTask:
    return next(task for task in TASKS if isinstance(task.goal, kind))


@pytest.mark.parametrize("name", IDS)
def test_gymnasiums_own_checker_is_content(name: str) -> None:
    environment = gymnasium.make(name, disable_env_checker=True).unwrapped
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        check_env(environment, skip_render_check=True)
    environment.close()


@pytest.fixture
def replay() -> "DebuggerEnvironment":
    return DebuggerEnvironment("replay")


def test_the_faulty_line_is_rewarded_and_another_is_not(replay: DebuggerEnvironment) -> None:
    task = task_of(FindFault)
    for line, right in ((2, True), (3, False)):
        text, about = replay.reset(options={"task": task})
        assert "n = 1" in text and "faulty" in about["goal"]
        _, reward, is_over, _, info = replay.step(action("answer", line))
        assert (is_over, info["is_right"]) == (True, right) and (reward > 0.9) == right
    replay.close()


def test_a_state_is_reached_by_walking(replay: DebuggerEnvironment) -> None:
    replay.reset(options={"task": task_of(ReachState)})
    for _ in range(40):
        _, reward, is_over, _, info = replay.step(action("step_into"))
        if is_over:
            break
    assert info["is_right"] and reward > 0.9
    replay.close()


def test_an_input_is_tried_in_the_sandbox(replay: DebuggerEnvironment) -> None:
    for text, right in (("96", True), ("95", False), ("1 +", False)):
        replay.reset(options={"task": task_of(FindInput)})
        assert replay.step(action("answer", text=text))[4]["is_right"] is right
    replay.close()


def test_reading_costs_where_the_output_is_to_be_predicted(replay: DebuggerEnvironment) -> None:
    replay.reset(options={"task": task_of(PredictOutput)})
    costly = replay.step(action("step_into"))[1]
    replay.reset(options={"task": task_of(FindFault)})
    assert costly < replay.step(action("step_into"))[1] < 0
    replay.close()


def test_back_undoes_a_step_and_a_breakpoint_goes_to_its_line(replay: DebuggerEnvironment) -> None:
    first, _ = replay.reset(options={"task": TASKS[0]})
    assert "line 5" in replay.step(action("breakpoint", 5))[0]
    assert "cannot" in replay.step(action("breakpoint", 300))[0]
    assert "call count" in replay.step(action("inv_step_call"))[0] and "call count" in first
    replay.close()


def test_many_side_by_side() -> None:
    many = gymnasium.make_vec("ndb/ReplayDebugger-v0", num_envs=3, vectorization_mode="sync")
    texts, _ = many.reset(seed=1)
    assert len(texts) == 3 and all("goal:" in text for text in texts)
    many.action_space.seed(1)
    _, rewards, *_ = many.step(many.action_space.sample())
    assert rewards.shape == (3,)
    many.close()


def test_the_same_seed_gives_the_same_world_and_random_actions_leave_no_growth() -> None:
    dice, world = Random(0), World("replay")
    world.reset(dice, TASKS[2])
    for _ in range(300):
        world.act(Act(dice.choice(MOVES[:-1]), dice.randrange(8)))
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    for _ in range(1000):
        world.act(Act(dice.choice(MOVES[:-1]), dice.randrange(8)))
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 20_000
    world.close()
