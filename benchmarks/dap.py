"""How long an editor waits: the same messages to `ndb dap` and to debugpy's adapter, on the same programs.

    python benchmarks/dap.py --repeat 30 -o benchmarks/results/dap.json

Medians of: a step (next to its stopped event), continue to a breakpoint, stackTrace + scopes + variables; and how long
a program takes from configurationDone to its end with a breakpoint that is never hit, beside plain Python.

    python benchmarks/dap.py --programs tests/programs -o benchmarks/results/dap-programs.json

drives both through the same twenty programs and tells where they part. Needs debugpy (`pip install debugpy`).
"""

import argparse
import importlib.metadata
import json
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1] / "tests" / "support"))
from dap_client import DapClient

from ndb.source.runnable import runnable_lines

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
TWENTY = (
    "augmented_assignments", "class_bodies", "closures", "comprehensions", "context_managers", "dataclass_use",
    "decorators", "descriptors", "dictionaries", "early_returns", "exceptions_caught", "exceptions_uncaught",
    "finally_clauses", "for_loops", "functions", "generator_send", "lambdas", "recursion", "threads", "while_countdown",
)  # fmt: skip
MOVES = ("next",) * 6 + ("stepIn",) * 10 + ("stepOut",) * 2 + ("continue",) * 4
"""From the first line on; breakpoints are set on three lines."""
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
    parser.add_argument("--programs", type=Path, help="a folder: drive twenty of its programs under both, and compare")
    parser.add_argument("--only", metavar="NAMES", help="of these, some: names, separated by commas")
    arguments = parser.parse_args()
    if arguments.programs:
        names = arguments.only.split(",") if arguments.only else TWENTY
        return written(compared([arguments.programs.resolve() / f"{name}.py" for name in names]), arguments.output)
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
    return written(result, arguments.output)


def written(result: dict[str, Any], output: Path | None) -> int:
    text = json.dumps({"load": [round(each, 1) for each in os.getloadavg()], **result}, indent=1)
    if output:
        output.write_text(text + "\n", encoding="utf-8")
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


# -- the same programs under both -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Walk:
    """What a client saw of a program: where it stopped, the variables there, what was printed, how it ended."""

    stops: list[str]
    variables: list[dict[str, str]]
    printed: str
    exit_code: int | None
    again: int
    """How often it stopped once more at a line that had called something, which the other does not: it is left there
    by the same kind of step."""


def compared(programs: Sequence[Path]) -> dict[str, Any]:
    """The same sessions under both: where they part, and in what."""
    rows = {}
    for program in programs:
        rows[program.name] = parted(program)
        print(json.dumps({program.name: rows[program.name]}), file=sys.stderr, flush=True)
    return summed(rows)


def summed(rows: dict[str, dict[str, Any]]) -> dict[str, Any]:
    same = {
        part: sum(part not in row["differs"] for row in rows.values()) for part in ("stops", "printed", "exit_code")
    }
    values = {f"values_{word}": sum(row[word] for row in rows.values()) for word in ("compared", "equal")}
    again = {name: sum(row["again"][name] for row in rows.values()) for name in ADAPTERS}
    differing = {program: row["differs"] for program, row in rows.items() if row["differs"]}
    head = {"programs": len(rows), "moves": len(MOVES), "same": same, **values}
    return {**head, "stops_once_more_at_a_calling_line": again, "differing": differing}


def parted(program: Path) -> dict[str, Any]:
    mine, its = (walk(adapter, program, chosen_lines(program)) for adapter in ADAPTERS)
    differs = {}
    for part in ("stops", "printed", "exit_code"):
        if getattr(mine, part) != getattr(its, part):
            differs[part] = {"ndb": getattr(mine, part), "debugpy": getattr(its, part)}
    together = sum(1 for _ in takewhile(lambda two: two[0] == two[1], zip(mine.stops, its.stops, strict=False)))
    shown = [(one, two) for one, two in zip(mine.variables[:together], its.variables, strict=False)]
    pairs = [(one[name], two[name]) for one, two in shown for name in one.keys() & two.keys()]
    again = {"ndb": mine.again, "debugpy": its.again}
    return {"differs": differs, "compared": len(pairs), "equal": sum(one == two for one, two in pairs), "again": again}


def chosen_lines(program: Path) -> list[int]:
    """Three lines that can run, spread over the program."""
    lines = sorted(runnable_lines(program.read_text(encoding="utf-8")))
    return sorted({lines[len(lines) * part // 4] for part in (1, 2, 3)}) if lines else []


def walk(adapter: str, program: Path, lines: Sequence[int]) -> Walk:
    """The moves from the first line on, then to the end."""
    with DapClient.over_pipes(ADAPTERS[adapter], stderr=subprocess.DEVNULL) as client:
        begin(client, program, [{"line": line} for line in lines], {"stopOnEntry": True})
        stops, variables, waiting, again = [], [], list[str](), 0
        while (thread := stop_or_end(client)) is not None:
            if len(stops) >= len(MOVES):
                run_to_end(client, program, thread)
                continue
            frames = client.ask("stackTrace", threadId=thread)["stackFrames"]
            places = [f"{Path(each['source'].get('path', '')).name}:{each['line']}" for each in reversed(frames)]
            is_back = len(places) < len(waiting) and places == waiting[: len(places)]
            move, waiting = MOVES[max(len(stops) - is_back, 0)], places
            if is_back:
                again += 1
                client.ask("stepIn" if move == "stepIn" else "next", threadId=thread)
                continue
            stops.append(places[-1])
            variables.append(plain_locals(client, frames[0]["id"]))
            client.ask(move, threadId=thread)
        client.answer("disconnect", terminateDebuggee=True)
        return Walk(stops, variables, printed_by(client), exit_code_of(client), again)


def run_to_end(client: DapClient, program: Path, thread: int) -> None:
    client.ask("setBreakpoints", source={"path": str(program)}, breakpoints=[])
    client.ask("setExceptionBreakpoints", filters=[])
    client.ask("continue", threadId=thread)


def stop_or_end(client: DapClient) -> int | None:
    """The thread that stopped; None at the end."""
    found = client.wait(lambda m: m.get("event") in ("stopped", "terminated"), "a stop or the end")
    return found["body"]["threadId"] if found["event"] == "stopped" else None


def plain_locals(client: DapClient, frame: int) -> dict[str, str]:
    """Variables as texts; groups and return values, which the one or the other shows besides, are left out."""
    scope = client.ask("scopes", frameId=frame)["scopes"][0]
    rows = client.ask("variables", variablesReference=scope["variablesReference"])["variables"]
    return {
        row["name"]: row["value"] for row in rows if row["name"].isidentifier() and not row["name"].startswith("__")
    }


def printed_by(client: DapClient) -> str:
    outputs = [message["body"] for message in client.messages if message.get("event") == "output"]
    return "".join(body["output"] for body in outputs if body.get("category") == "stdout")


def exit_code_of(client: DapClient) -> int | None:
    codes = [message["body"]["exitCode"] for message in client.messages if message.get("event") == "exited"]
    return codes[0] if codes else None


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
