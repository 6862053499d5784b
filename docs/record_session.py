"""Records real terminal sessions as animated SVGs, and the page of `h` as a still one.

    PYTHONPATH=src python docs/record_session.py     # writes session.svg, neural.svg and help.svg beside itself

session: a program is really run and debugged by the live engine. neural: the embedded model predicts a function that
cannot run. What is shown is what the terminal wrote, colours included.
"""

import html
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ndb.engine.live.engine import LiveEngine
from ndb.engine.live.launch import Program
from ndb.engine.neural.engine import NeuralEngine, need_oracle
from ndb.engine.protocol import NextState, Stops
from ndb.frontend.terminal.paint import Paint
from ndb.frontend.terminal.table import help_page
from ndb.frontend.terminal.terminal import PROMPT, Terminal
from ndb.session import Session
from ndb.session.truth import verify_session

HERE = Path(__file__).resolve().parent
PROGRAM = """def price(item):
    base = len(item) * 3
    if item.startswith("z"):
        base = base - 20
    return base

def bill(items):
    total = 0
    for item in items:
        total += price(item)
    return 100 / total

bill(["apple", "fig", "zoo", "zebra", "zinc"])
"""
COMMANDS = ["c", "w", "p total, items", "why total", "back total", "watch total", "rc", "rc", "l", "p item, total"]
EXAMPLE, CALL = "greeting.py::greet", '"ada lovelace"'
NEURAL_COMMANDS = ["n", "n", "x", "n", 'set first = "grace"', "n", "r", "confidence", "back", "w", "verify"]
ROWS, WIDTH, ROW_HEIGHT, CHARACTER, SECONDS = 30, 80, 17, 8.05, 2.2
COLOURS = {
    "1": "#ffffff",
    "2": "#8a8f98",
    "31": "#ff7b72",
    "32": "#7ee787",
    "33": "#e3b341",
    "34": "#79c0ff",
    "35": "#d2a8ff",
    "36": "#56d4dd",
}
_ESCAPE = re.compile(r"\x1b\[(\d+)m")


def live_screens() -> list[list[str]]:
    """From an uncaught exception back to its cause."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "shop.py"
        path.write_text(PROGRAM)
        engine = LiveEngine(Program(str(path), output_aside=True))
        engine.run(NextState())
        return screens("$ ndb shop.py", Terminal(Session(engine), print, Paint(True, WIDTH)), COMMANDS)


def neural_screens() -> list[list[str]]:
    """Code that cannot run, predicted; a variable is set and the model goes on with it."""
    target = str(HERE.parent / "examples" / EXAMPLE)
    engine = NeuralEngine.of_target(need_oracle(None), target, CALL)
    engine.run(stops=Stops(functions=frozenset({"greet"})))
    terminal = Terminal(Session(engine), print, Paint(True, WIDTH))
    terminal.verifier = lambda session: verify_session(session, Program(target, args=CALL))
    return screens(f"$ ndb --engine neural {EXAMPLE} --args '{CALL}'", terminal, NEURAL_COMMANDS)


def screens(started: str, terminal: Terminal, commands: Sequence[str]) -> list[list[str]]:
    """The lines on the screen before and after each command."""
    lines, frames = [started], list[list[str]]()
    terminal.screen.write = lambda text: lines.extend(text.split("\n"))
    try:
        terminal.show_stop(terminal.session.stop)
        for command in commands:
            frames.append([*lines[-ROWS + 1 :], PROMPT])
            lines.append(PROMPT + command)
            frames.append(lines[-ROWS:])
            terminal.execute(command)
        return [*frames, [*lines[-ROWS + 1 :], PROMPT]]
    finally:
        terminal.session.close()


def text_of(line: str, y: int) -> str:
    """One line of SVG text, colours as spans."""
    parts, colour = [], "#d6deeb"
    for number, part in enumerate(_ESCAPE.split(line)):
        if number % 2:
            colour = COLOURS.get(part, "#d6deeb")
        elif part:
            parts.append(f'<tspan fill="{colour}">{html.escape(part)}</tspan>')
    return f'<text x="14" y="{y}" xml:space="preserve">{"".join(parts)}</text>'


def _off(end: float) -> str:
    """The last frame stays to the end of the round."""
    return "" if end > 99.99 else f"{end:.3f}%{{opacity:0}}"


def svg(frames: Sequence[Sequence[str]], columns: int = WIDTH + 1) -> str:
    """Frames shown one after the other; a single one, or where nothing may move the last one, stands still."""
    rows = max(len(frame) for frame in frames)
    width, height = round(columns * CHARACTER) + 28, rows * ROW_HEIGHT + 46
    whole = SECONDS * len(frames)
    style, groups = [], []
    for number, frame in enumerate(frames):
        start, end = 100 * number / len(frames), 100 * (number + 1) / len(frames)
        shown = "".join(text_of(line, 46 + row * ROW_HEIGHT) for row, line in enumerate(frame))
        if len(frames) == 1:
            groups.append(shown)
            continue
        style.append(
            f"@keyframes f{number}{{0%{{opacity:{int(number == 0)}}}{start:.3f}%{{opacity:1}}{_off(end)}}}"
            f"#f{number}{{opacity:{int(number == len(frames) - 1)};animation:f{number} {whole:.1f}s step-end infinite}}"
        )
        groups.append(f'<g id="f{number}">{shown}</g>')
    style.append("@media (prefers-reduced-motion: reduce){g{animation:none!important}}")
    dots = "".join(
        f'<circle cx="{20 + 18 * n}" cy="16" r="5.5" fill="{c}"/>'
        for n, c in enumerate(("#ff5f56", "#ffbd2e", "#27c93f"))
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        f'font-family="ui-monospace,Menlo,Consolas,monospace" font-size="13.4"><style>{"".join(style)}</style>'
        f'<rect width="100%" height="100%" rx="8" fill="#011627"/>{dots}{"".join(groups)}</svg>\n'
    )


def main() -> None:
    (HERE / "session.svg").write_text(svg(live_screens()), encoding="utf-8")
    (HERE / "neural.svg").write_text(svg(neural_screens()), encoding="utf-8")
    (HERE / "help.svg").write_text(svg([[PROMPT + "h", *help_page(Paint(True, WIDTH))]]), encoding="utf-8")


if __name__ == "__main__":
    main()
