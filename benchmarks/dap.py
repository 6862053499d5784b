"""How long an editor waits: the same messages to `ndb dap` and to debugpy's adapter, on the same programs.

    python benchmarks/dap.py --repeat 30 -o benchmarks/results/dap.json

Medians of: a step (next to its stopped event), continue to a breakpoint, stackTrace + scopes + variables; and how long
a program takes from configurationDone to its end with a breakpoint that is never hit, beside plain Python. Also which
lines both stop at. Needs debugpy (`pip install debugpy`).
"""

import argparse
import importlib.metadata
import json
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "support"))
from dap_client import DapClient

LOOP = """\
def work(n):
    total = 0
    names = {"a": [1, 2, 3], "b": (4, 5)}
    for i in range(n):
        total += i
        total %= 1000
    return total


print(work(COUNT))
never = 0
if never:
    print("never")
"""
ADAPTERS: dict[str, Sequence[str]] = {
    "ndb": (sys.executable, "-m", "ndb", "dap"),
    "debugpy": (sys.executable, "-m", "debugpy.adapter"),
}
WAYS = (
    ("ndb live", "ndb", {"engine": "live"}),
    ("ndb replay", "ndb", {"engine": "replay"}),
    ("debugpy", "debugpy", {}),
)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--repeat", type=int, default=30, help="round trips a figure")
    parser.add_argument("--loops", type=int, default=20_000, help="rounds of the program that is timed as a whole")
    parser.add_argument("-o", "--output", type=Path)
    parser.add_argument("--programs", type=Path, help="a folder: compare the lines at which both stop in its programs")
    parser.add_argument("--count", type=int, default=20, help="how many of them")
    arguments = parser.parse_args()
    if arguments.programs:
        print(json.dumps(compared(sorted(arguments.programs.resolve().glob("*.py"))[: arguments.count]), indent=1))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        short, long = Path(folder) / "short.py", Path(folder) / "long.py"
        short.write_text(LOOP.replace("COUNT", str(arguments.repeat * 4 + 20)))
        long.write_text(LOOP.replace("COUNT", str(arguments.loops)))
        rows = {name: measured(adapter, more, short, long, arguments.repeat) for name, adapter, more in WAYS}
        plain = timed(lambda: subprocess.run([sys.executable, str(long)], check=True, capture_output=True))
    result = {
        "python": platform.python_version(), "debugpy": importlib.metadata.version("debugpy"),
        "repeat": arguments.repeat, "loops": arguments.loops, "plain_run_s": round(plain, 4), "adapters": rows,
    }  # fmt: skip
    text = json.dumps(result, indent=1)
    if arguments.output:
        arguments.output.write_text(text + "\n", encoding="utf-8")
    print(text)
    return 0


def timed(what: Callable[[], Any]) -> float:
    began = time.perf_counter()
    what()
    return time.perf_counter() - began


def measured(adapter: str, more: dict[str, Any], short: Path, long: Path, repeat: int) -> dict[str, Any]:
    with DapClient.over_pipes(ADAPTERS[adapter], stderr=subprocess.DEVNULL) as client:
        begin(client, short, [{"line": 5}], more)
        stop = stopped(client)
        thread, lines = stop["threadId"], []

        def step() -> None:
            client.ask("next", threadId=thread)
            stopped(client)

        def resume() -> None:
            client.ask("continue", threadId=thread)
            stopped(client)

        def look() -> None:
            frames = client.ask("stackTrace", threadId=thread, startFrame=0, levels=20)["stackFrames"]
            lines.append(frames[0]["line"])
            for scope in client.ask("scopes", frameId=frames[0]["id"])["scopes"][:1]:
                client.ask("variables", variablesReference=scope["variablesReference"])

        looks, steps, resumes = [], [], []
        for _ in range(repeat):
            looks.append(timed(look))
            steps.append(timed(step))
        for _ in range(repeat):
            resumes.append(timed(resume))
        client.answer("disconnect", terminateDebuggee=True)
    run = whole(adapter, more, long)
    return {
        "step_ms": median(steps), "continue_ms": median(resumes), "stack_and_variables_ms": median(looks),
        "whole_run_s": round(run, 4), "first_lines": lines[:6],
    }  # fmt: skip


def whole(adapter: str, more: dict[str, Any], program: Path) -> float:
    """From the launch to the end of a program whose breakpoint is never reached."""
    with DapClient.over_pipes(ADAPTERS[adapter], stderr=subprocess.DEVNULL) as client:

        def run() -> None:
            begin(client, program, [{"line": 13}], more)
            client.event("terminated")

        seconds = timed(run)
        client.answer("disconnect", terminateDebuggee=True)
        return seconds


def compared(programs: Sequence[Path], steps: int = 8) -> dict[str, Any]:
    """Which programs are walked by `next` over the same lines, and where the others part."""
    differing = {}
    for program in programs:
        mine, its = (lines_of(adapter, program, steps) for adapter in ("ndb", "debugpy"))
        if mine != its:
            differing[program.name] = {"ndb": mine, "debugpy": its}
    return {"programs": len(programs), "same_lines": len(programs) - len(differing), "differing": differing}


def lines_of(adapter: str, program: Path, steps: int) -> list[int]:
    """The lines at which `next` stops, from the first one on."""
    with DapClient.over_pipes(ADAPTERS[adapter], stderr=subprocess.DEVNULL) as client:
        begin(client, program, [], {"stopOnEntry": True})
        lines = []
        for _ in range(steps):
            found = client.wait(lambda m: m.get("event") in ("stopped", "terminated"), "a stop or the end")
            if found["event"] == "terminated":
                break
            thread = found["body"]["threadId"]
            lines.append(client.ask("stackTrace", threadId=thread)["stackFrames"][0]["line"])
            client.ask("next", threadId=thread)
        client.answer("disconnect", terminateDebuggee=True)
        return lines


def begin(client: DapClient, program: Path, rows: Sequence[dict[str, Any]], more: dict[str, Any]) -> None:
    client.ask("initialize", adapterID="python", pathFormat="path", linesStartAt1=True, columnsStartAt1=True)
    launched = client.send("launch", program=str(program), console="internalConsole", cwd=str(program.parent), **more)
    client.wait_for_initialized(launched)
    client.ask("setBreakpoints", source={"path": str(program)}, breakpoints=list(rows))
    client.ask("configurationDone")


def stopped(client: DapClient) -> dict[str, Any]:
    body: dict[str, Any] = client.event("stopped")
    return body


def median(seconds: Sequence[float]) -> float:
    return round(statistics.median(seconds) * 1000, 3)


if __name__ == "__main__":
    sys.exit(main())
