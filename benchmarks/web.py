"""How long one waits for the page, on a recording of a million states, in a real Chromium.

    python benchmarks/web.py -o benchmarks/results/web.json

Measured: from the page being asked for until its code, time slider and flame graph are drawn; the time between frames
while the slider is dragged across the whole run (the longest, and the 95th percentile), beside those of a page that
does nothing; processor time of the page's main thread; bytes of messages per step and per place while dragging (texts
as sent, before the socket compresses them). Needs playwright (pip) and chromium.
"""

import argparse
import json
import os
import platform
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

PROGRAM = """def leaf(n):
    total = 0
    for k in range(n % 7):
        total += k * n
    return total

def branch(n):
    found = []
    for k in range(n % 5 + 1):
        found.append(leaf(n + k))
    return sum(found)

def main(rounds):
    best, history = 0, {}
    for r in range(rounds):
        value = branch(r)
        if value > best:
            best = value
            history[r] = value
        if r % 10000 == 0:
            print("round", r, best)
    return best

main(ROUNDS)
"""
OPTIONS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
           "--disable-component-update", "--disable-sync"]  # fmt: skip
FRAMES = """() => {
  window.frames_ = []; let last = performance.now(); window.counting_ = true;
  const tick = (now) => {
    window.frames_.push(now - last); last = now; if (window.counting_) requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}"""
THERE = """() => document.querySelector('.cm-line.current') && document.querySelector('.flame')?.height > 20
  && /of [\\d,]+/.test(document.querySelector('.range')?.textContent ?? '')"""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=20_900, help="of the program; the default gives a million states")
    parser.add_argument("--repeat", type=int, default=5, help="pages that are opened")
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("-o", "--output", type=Path)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ndb-") as folder:
        path = Path(folder) / "million.py"
        path.write_text(PROGRAM.replace("ROUNDS", str(arguments.rounds)))
        trace = [sys.executable, "-m", "ndb", "trace", "million.py", "-o", "million.ndb"]
        subprocess.run(trace, cwd=folder, check=True, stdout=subprocess.DEVNULL)
        told = measure(Path(folder), arguments.repeat, arguments.steps)
    print(json.dumps(told, indent=1))
    if arguments.output:
        arguments.output.write_text(json.dumps(told, indent=1) + "\n")
    return 0


def measure(folder: Path, repeat: int, steps: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "ndb", "web", "--no-browser", "million.ndb"]
    server = subprocess.Popen(command, cwd=folder, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        address = next(found[0] for line in server.stdout if (found := re.search(r"http://\S+", line)))
        with sync_playwright() as playwright:
            chromium = os.environ.get("NDB_CHROMIUM") or shutil.which("chromium")
            browser = playwright.chromium.launch(executable_path=chromium, args=OPTIONS)
            return in_browser(browser, address, repeat, steps)
    finally:
        server.terminate()
        server.wait(60)


def in_browser(browser: Any, address: str, repeat: int, steps: int) -> dict[str, Any]:
    there = []
    for _ in range(repeat):
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        page = context.new_page()
        sent = [0, 0]
        page.on("websocket", lambda socket, sent=sent: socket.on("framereceived", lambda data: _count(sent, data)))
        page.goto(address)
        page.wait_for_function(THERE, timeout=60_000)
        there.append(page.evaluate("performance.now()"))
        if len(there) < repeat:
            context.close()
    states = int(re.sub(r"\D", "", page.locator(".range").inner_text().split("of")[1]))
    page.wait_for_timeout(1000)
    idle = frames_of(page, lambda: page.wait_for_timeout(8000))
    dragged = drag(page, sent)
    per_step = step(page, sent, steps)
    load = os.getloadavg()[0]
    return {
        "machine": {"cores": os.cpu_count(), "python": platform.python_version(), "load": round(load, 1)},
        "states": states, "doing nothing": idle, "dragging": dragged, "stepping": per_step,
        "page there, ms": {"each": [round(t) for t in there], "median": round(statistics.median(there))},
    }  # fmt: skip


def _count(sent: list[int], data: Any) -> None:
    sent[0] += 1
    sent[1] += len(data)


def drag(page: Any, sent: list[int]) -> dict[str, Any]:
    """Across the run and back, some 400 places."""
    box = page.locator(".slider").bounding_box()
    y = box["y"] + 20
    page.mouse.move(box["x"] + 5, y)
    page.mouse.down()
    before, clock = list(sent), MainThread(page)

    def sweep() -> None:
        for place in (*range(200), *range(200, 0, -1)):
            page.mouse.move(box["x"] + 5 + (box["width"] - 10) * place / 200, y)

    frames = frames_of(page, sweep)
    page.mouse.up()
    answers = sent[0] - before[0]
    return frames | {
        "places": 400, "answers": answers, "bytes an answer": round((sent[1] - before[1]) / max(answers, 1)),
        "main thread, processor ms an answer": round(clock.spent() / max(answers, 1), 1),
    }  # fmt: skip


def frames_of(page: Any, act: Callable[[], None]) -> dict[str, Any]:
    """The frames that the page draws meanwhile."""
    page.evaluate(FRAMES)
    act()
    frames = page.evaluate("() => { window.counting_ = false; return window.frames_; }")
    return {
        "frames": len(frames), "longest frame, ms": round(max(frames), 1),
        "95th percentile, ms": round(statistics.quantiles(frames, n=20)[-1], 1),
        "frames over 100 ms": sum(frame > 100 for frame in frames),
    }  # fmt: skip


class MainThread:
    """The processor time of a page's main thread: what others do on the machine is not in it."""

    def __init__(self, page: Any) -> None:
        self._line = page.context.new_cdp_session(page)
        self._line.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._start = self._now()

    def _now(self) -> float:
        rows = self._line.send("Performance.getMetrics")["metrics"]
        return 1000 * next(row["value"] for row in rows if row["name"] == "TaskDuration")

    def spent(self) -> float:
        return self._now() - self._start


def step(page: Any, sent: list[int], steps: int) -> dict[str, Any]:
    """Single steps, each waited for."""
    before = list(sent)
    took = []
    for _ in range(steps):
        shown = page.locator(".range").inner_text()
        start = page.evaluate("performance.now()")
        page.keyboard.press("F11")
        page.wait_for_function("shown => document.querySelector('.range').innerText !== shown", arg=shown)
        took.append(page.evaluate("performance.now()") - start)
    return {
        "steps": steps, "bytes a step": round((sent[1] - before[1]) / steps),
        "median, ms": round(statistics.median(took), 1),
    }  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
