"""Records a real terminal session as an animated SVG, and the page of `h` as a still one.

    PYTHONPATH=src python docs/record_session.py          # writes docs/session.svg and docs/help.svg

The program is really run and debugged by the live engine; what is shown is what the terminal wrote, colours included.
"""

import html
import re
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ndb.engine.live import LiveEngine, Program
from ndb.engine.protocol import Goal
from ndb.frontend.terminal import PROMPT, Terminal, help_page
from ndb.frontend.terminal_paint import Paint
from ndb.session import Session

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
ROWS, ROW_HEIGHT, CHARACTER, SECONDS = 30, 17, 8.05, 2.2
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


def screens() -> list[list[str]]:
    """The lines on the screen after each command."""
    lines = ["$ ndb shop.py"]
    frames: list[list[str]] = []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "shop.py"
        path.write_text(PROGRAM)
        engine = LiveEngine(Program(str(path), output_aside=True))
        engine.run(Goal(any_state=True))
        session = Session(engine)
        terminal = Terminal(session, lambda text: lines.extend(text.split("\n")), Paint(True, 88))
        try:
            terminal.show_stop(session.stop)
            for command in COMMANDS:
                frames.append([*lines[-ROWS + 1 :], PROMPT])
                lines.append(PROMPT + command)
                frames.append(lines[-ROWS:])
                terminal.execute(command)
            frames.append([*lines[-ROWS + 1 :], PROMPT])
        finally:
            session.close()
    return frames


def text_of(line: str, y: int) -> str:
    """One line of SVG text, colours as spans."""
    parts, colour = [], "#d6deeb"
    for number, part in enumerate(_ESCAPE.split(line)):
        if number % 2:
            colour = COLOURS.get(part, "#d6deeb")
        elif part:
            parts.append(f'<tspan fill="{colour}">{html.escape(part)}</tspan>')
    return f'<text x="14" y="{y}" xml:space="preserve">{"".join(parts)}</text>'


def svg(frames: Sequence[Sequence[str]], columns: int = 90) -> str:
    """Frames shown one after the other; a single one stands still."""
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
            f"@keyframes f{number}{{0%,{start:.3f}%{{opacity:0}}{start + 0.001:.3f}%,{end:.3f}%{{opacity:1}}"
            f"{min(end + 0.001, 100):.3f}%,100%{{opacity:0}}}}#f{number}{{opacity:0;animation:f{number} {whole:.1f}s infinite}}"  # noqa: E501
        )
        groups.append(f'<g id="f{number}">{shown}</g>')
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
    (HERE / "session.svg").write_text(svg(screens()), encoding="utf-8")
    (HERE / "help.svg").write_text(svg([[PROMPT + "h", *help_page(Paint(True, 96))]], 104), encoding="utf-8")


if __name__ == "__main__":
    main()
