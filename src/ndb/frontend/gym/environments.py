"""Gymnasium environments over a debugging world. Importing this registers their ids:

    import gymnasium, ndb.frontend.gym.environments
    environment = gymnasium.make("ndb/LiveDebugger-v0")

Knows Gymnasium's spaces and signatures; what actions do is the world's.
"""

import string
from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
from gymnasium import spaces

from ndb.frontend.gym.debug_task import TASKS, DebugTask
from ndb.frontend.gym.world import LONGEST, MOVES, Act, World

IDS = {
    "ndb/NeuralDebugger-v0": "neural",
    "ndb/LiveDebugger-v0": "live",
    "ndb/ReplayDebugger-v0": "replay",
    "ndb/GuidedDebugger-v0": "guided",
}
MOST_STEPS, MOST_LINES, LONGEST_ANSWER = 200, 400, 60
_CHARACTERS = frozenset(string.printable)


class DebuggerEnvironment(gymnasium.Env):  # type: ignore[type-arg,unused-ignore]
    """Text to read; an action is a move, with a line and a text for those that take them."""

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's own form

    def __init__(
        self, engine: str = "live", tasks: Sequence[DebugTask] = TASKS, model: str | None = None,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        self._world = World(engine, tasks, model)
        self._last = ""
        self.render_mode = render_mode
        self.observation_space = spaces.Text(LONGEST, min_length=0, charset=_CHARACTERS)
        self.action_space = spaces.Dict(
            {
                "move": spaces.Discrete(len(MOVES)),
                "line": spaces.Discrete(MOST_LINES),
                "text": spaces.Text(LONGEST_ANSWER, min_length=0, charset=_CHARACTERS),
            }
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[str, dict[str, Any]]:
        """`options={"task": DebugTask(...)}` chooses the task; else the seed does."""
        super().reset(seed=seed)
        dice = Random(int(self.np_random.integers(1 << 31)))
        self._last = _plain(self._world.reset(dice, (options or {}).get("task")))
        return self._last, {"goal": str(self._world.task.goal)}

    def step(self, action: dict[str, Any]) -> tuple[str, float, bool, bool, dict[str, Any]]:
        act = Act(MOVES[int(action["move"])], int(action["line"]), str(action["text"]))
        found = self._world.act(act)
        self._last = _plain(found.text)
        return self._last, found.reward, found.is_over, False, {"is_right": found.is_right, "move": act.move}

    def render(self) -> str | None:  # type: ignore[override,unused-ignore]
        return self._last if self.render_mode == "ansi" else None

    def close(self) -> None:
        self._world.close()


def _plain(text: str) -> str:
    """Only characters that the space has."""
    return "".join(c if c in _CHARACTERS else "?" for c in text)[:LONGEST]


for _name, _engine in IDS.items():
    if _name not in gymnasium.registry:
        gymnasium.register(
            _name, f"{__name__}:DebuggerEnvironment", max_episode_steps=MOST_STEPS, kwargs={"engine": _engine}
        )
