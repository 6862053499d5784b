"""Random actions in a debugging world, for as long as one likes: memory must not grow, nothing may be left behind.

python benchmarks/soak.py --engine replay --actions 10000 --out benchmarks/results/soak.json
"""

import argparse
import gc
import json
import os
import resource
import time
from pathlib import Path
from random import Random

from ndb.frontend.gym.world import ANSWER, MOVES, Act, World
from ndb.trace.sandbox.jail import descendants


def resident() -> int:
    """Bytes of memory this process holds."""
    gc.collect()
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--engine", choices=("live", "replay", "neural", "guided"), default="replay")
    parser.add_argument("--actions", type=int, default=10_000)
    parser.add_argument("--answers", type=float, default=0.02, help="share of actions that answer and end a program")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    dice, world, rows, resets = Random(options.seed), World(options.engine), list[dict[str, float]](), 0
    start, is_over = time.monotonic(), True
    for number in range(options.actions + 1):
        if number % max(options.actions // 20, 1) == 0:
            rows.append({"actions": number, "MB": round(resident() / 1e6, 1)})
            print(json.dumps(rows[-1]), flush=True)
        if is_over:
            world.reset(dice)
            resets += 1
        move = ANSWER if dice.random() < options.answers else dice.choice(MOVES[:-1])
        is_over = world.act(Act(move, dice.randint(1, 20), dice.choice(("0", "1", "line 3", "None")))).is_over
    world.close()
    told = {"engine": options.engine, "actions": options.actions, "programs": resets, "memory": rows}
    told |= {"seconds": round(time.monotonic() - start, 1), "processes left": len(list(descendants(os.getpid())))}
    print(json.dumps(told))
    if options.out is not None:
        options.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
