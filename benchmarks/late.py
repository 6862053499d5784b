"""How late is a change seen in something so large that the recorder looks at it only once in a while?

    python benchmarks/late.py [--save] [--tries 40] [--most 100000]

A function makes one large value, changes one part of it at a random moment, and goes on with something else. Recorded
into a file; counted are the events from the state of the line that changed it to the state that shows the change: 1 is
at once. By kind and size: median and most of some tries, and how many changes were never seen. The last line is JSON.
"""

import argparse
import json
import platform
import statistics
import tempfile
from pathlib import Path
from random import Random

from ndb.engine.timeline.timeline import Timeline
from ndb.trace.recorder.record_target import record_target
from ndb.trace.state import Event
from ndb.trace.tracefile.open_trace import open_trace

RESULTS = Path(__file__).parent / "results" / "late.json"
KINDS: dict[str, tuple[str, str]] = {
    "list of numbers": ("list(range(SIZE))", "held[AT] = -1"),
    "bytes of a bytearray": ("bytearray(SIZE)", "held[AT] = 1"),
    "dict of numbers": ("{n: n for n in range(SIZE)}", "held[AT] = -1"),
    "set of numbers": ("set(range(SIZE))", "held.remove(AT)"),
    "list of lists": ("[[n] for n in range(SIZE)]", "held[AT].append(0)"),
    "dict of lists": ("{n: [n] for n in range(SIZE)}", "held[AT].append(0)"),
    "list of objects": ("[Box(n) for n in range(SIZE)]", "held[AT].size = -1"),
    "list in a dict in an object": ("Box({'rows': [[n] for n in range(SIZE)]})", "held.size['rows'][AT].append(0)"),
}
SPENT = 500
"""Rounds after which no large value is looked at whole any more because there is something to spare."""
SIZES = 100, 250, 1_000, 10_000, 30_000, 100_000, 1_000_000
PROGRAM = """\
class Box:
    def __init__(self, size):
        self.size = size


def work(before, after):
    held = MAKE
    for turn in range(before):
        turn
    CHANGE
    for turn in range(after):
        turn
    return turn


work(BEFORE, AFTER)
"""


def events_until_seen(kind: str, size: int, dice: Random, folder: Path) -> int | None:
    """Of one change in the middle; None if it was not seen at all."""
    make, change = KINDS[kind]
    change = change.replace("AT", str(dice.randrange(size // 3, 2 * size // 3)))
    text = PROGRAM.replace("MAKE", make.replace("SIZE", str(size))).replace("CHANGE", change)
    text = text.replace("BEFORE", str(SPENT + dice.randrange(40 + min(size, 50_000) // 16))).replace(
        "AFTER", str(200 + min(size, 60_000) // 8)
    )
    program, out = folder / "program.py", folder / "out.ndb"
    program.write_text(text, encoding="utf-8")
    record_target(str(program), out=out)
    [recording] = open_trace(out).threads
    line = next(number for number, text in enumerate(text.splitlines(), 1) if text.strip() == change)
    ran = next(at for at in range(len(recording)) if recording.lines[at] == line and recording.events[at] == Event.LINE)
    frame = recording.frames[ran]
    changes = Timeline(recording).changes.of(["held"], frame, ran + 1, len(recording), backwards=False)
    return next((found.state - ran for found in changes), None)


def measured(kind: str, size: int, tries: int, folder: Path) -> dict[str, float | int]:
    dice = Random(f"{kind} {size}")
    found = [events_until_seen(kind, size, dice, folder) for _ in range(tries)]
    seen = [events for events in found if events is not None]
    return {
        "median": statistics.median(seen) if seen else -1,
        "most": max(seen, default=-1),
        "never_seen": len(found) - len(seen),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tries", type=int, default=40)
    parser.add_argument("--most", type=int, default=100_000, help="the largest size")
    parser.add_argument("--save", action="store_true", help="write results/late.json")
    arguments = parser.parse_args()
    found: dict[str, dict[str, object]] = {}
    with tempfile.TemporaryDirectory() as name:
        for kind in KINDS:
            for size in (size for size in SIZES if size <= arguments.most):
                tries = max(3, arguments.tries * 1_000 // max(size, 1_000))
                found.setdefault(kind, {})[str(size)] = row = measured(kind, size, tries, Path(name))
                print(f"{kind:30}{size:>10,}{row['median']:>8}{row['most']:>8}{row['never_seen']:>4}", flush=True)
    result = {"events_until_seen": found, "tries": arguments.tries, "python": platform.python_version()}
    if arguments.save:
        RESULTS.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(result))


if __name__ == "__main__":
    main()
