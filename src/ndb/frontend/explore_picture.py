"""What an exploration found, drawn: which run reached which line, and what a line needs to be reached.

As text for a terminal, and as SVG. A column is a run, a row a line of the code; letters stand for assumptions, which
are listed below. Knows how to draw; which assumptions a line needs, the exploration knows.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from html import escape

from ndb.engine.guided.assumption import IMPLIED, Assumption
from ndb.engine.guided.explore import Exploration, Try

LONGEST_SAID, BEGINNING = 120, 72
"""Characters of an expression, or a value, on the screen; and of these so many of its beginning."""
REACHED, PASSED, SILENT = "●", "·", " "
_ROW, _COLUMN, _CHARACTER = 17, 14, 7.3
_COLOURS = {"reached": "#2a7f4f", "passed": "#d5d8dc", "never": "#b03a2e", "text": "#1c2833", "need": "#1f618d"}


def text_picture(found: Exploration, source: str) -> Iterator[str]:
    """The code with a mark for every run that reached a line and the assumptions it needs; then what they are; then
    the exceptions."""
    letters, needs = lettered(found), found.needs()
    width = len(found.tries)
    yield f"{'run':>5} {''.join(str(number % 10) for number in range(1, width + 1))}"
    for number, text in shown_rows(found, source):
        need = _letters(needs.get(number, ()), letters)
        marks = "".join(_marks(found, number))
        yield f"{number:>5} {marks} {text}{f'  # needs {need}' if need else ''}"
    never = len(found.lines) - len(found.reached)
    yield f"{len(found.reached)} of {len(found.lines)} lines" + (f"; {never} were never reached" if never else "")
    yield from (f"  {letter}: {said}" for said, letter in letters.items())
    yield from errors_told(found)


def run_table(found: Exploration) -> Iterator[str]:
    """The runs that reached something new, and what each assumed."""
    for number, each in enumerate(found.tries, 1):
        if each.new_lines or number == 1:
            yield f"run {number}: lines {', '.join(ranges(each.new_lines))}"
            yield from (f"     {_said_short(a)}" for a in each.run.assumptions if a.use not in IMPLIED)


def errors_told(found: Exploration) -> Iterator[str]:
    """Exceptions that nothing caught, and when."""
    for each in found.errors():
        yield f"{each.error} in {each.where}" + (f" when {' and '.join(map(said, each.needed))}" if each.needed else "")


def said(assumption: Assumption) -> str:
    return f"{assumption.expression} {'raises' if assumption.use == 'raises' else '='} {assumption.value}"


def _said_short(assumption: Assumption) -> str:
    return said(replace(assumption, expression=cut(assumption.expression), value=cut(assumption.value)))


def cut(text: str) -> str:
    """A long expression without its middle: how it begins and what is asked of it in the end."""
    return text if len(text) <= LONGEST_SAID else f"{text[:BEGINNING]}…{text[BEGINNING - LONGEST_SAID :]}"


def ranges(lines: Sequence[int]) -> Iterator[str]:
    start = end = 0
    for line in lines:
        if start and line == end + 1:
            end = line
            continue
        if start:
            yield f"{start}-{end}" if end != start else str(start)
        start = end = line
    if start:
        yield f"{start}-{end}" if end != start else str(start)


def shown_rows(found: Exploration, source: str) -> list[tuple[int, str]]:
    """The lines that there were to reach and what stands between them, with the line above: a function's head."""
    first, last = min(found.lines, default=1) - 1, max(found.lines, default=0)
    return [(number, text) for number, text in enumerate(source.splitlines(), 1) if first <= number <= last]


def lettered(found: Exploration) -> dict[str, str]:
    """Assumptions that some line needs, with a letter each, in the order of lines."""
    needed = [said(each) for row in found.needs().values() for each in row]
    return {text: _letter(number) for number, text in enumerate(dict.fromkeys(needed))}


def _letter(number: int) -> str:
    """A to Z, then AA, AB, …"""
    before, last = divmod(number, 26)
    return (_letter(before - 1) if before else "") + chr(ord("A") + last)


def _letters(needed: Sequence[Assumption], letters: Mapping[str, str]) -> str:
    return " ".join(letters[said(each)] for each in needed)


def _marks(found: Exploration, line: int) -> Iterator[str]:
    for each in found.tries:
        yield SILENT if line not in found.lines else REACHED if line in each.run.lines else PASSED


# -- as SVG ------------------------------------------------------------------------------------------------------------


def svg_picture(found: Exploration, source: str, title: str) -> str:
    """A file of its own: no scripts, nothing from elsewhere."""
    letters, needs, rows = lettered(found), found.needs(), list(shown_rows(found, source))
    told = [f"{letter}: {text}" for text, letter in letters.items()] + list(errors_told(found))
    left = 44 + _COLUMN * len(found.tries) + 8
    widest = max((len(row) + 4 * len(needs.get(n, ())) for n, row in rows), default=20)
    width = left + _CHARACTER * max(widest + 10, *(len(each) for each in (*told, title)), 20) + 10
    height = _ROW * (len(rows) + len(told) + 4)
    body = [_text(8, 16, title, "text"), *_head(found)]
    for at, (number, row) in enumerate(rows, 3):
        body += _svg_row(found, (number, row), _letters(needs.get(number, ()), letters), left, _ROW * at)
    body += [_text(8, _ROW * (len(rows) + 3 + n), each, "need") for n, each in enumerate(told, 1)]
    style = f"font: {_ROW - 5}px monospace; white-space: pre"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height}" style="{style}">\n'
        f'<rect width="100%" height="100%" fill="white"/>\n' + "\n".join(body) + "\n</svg>\n"
    )


def _head(found: Exploration) -> Iterator[str]:
    for number, each in enumerate(found.tries):
        shown = _text(44 + _COLUMN * number, 2 * _ROW, str((number + 1) % 10), "text")
        yield f"<g>{shown}<title>{_tip(each)}</title></g>"


def _tip(tried: Try) -> str:
    """What is shown over a run's column: what it assumed."""
    rows = [said(each) for each in tried.run.assumptions if each.use not in IMPLIED]
    return escape("\n".join(rows) or "nothing was assumed")


def _svg_row(found: Exploration, row: tuple[int, str], need: str, left: float, y: int) -> Iterator[str]:
    number, text = row
    is_never = number in found.lines and number not in found.reached
    yield _text(8, y, f"{number:>4}", "never" if is_never else "text")
    for run, mark in enumerate(_marks(found, number)):
        if mark != SILENT:
            colour = _COLOURS["reached" if mark == REACHED else "passed"]
            yield f'<circle cx="{48 + _COLUMN * run}" cy="{y - 4}" r="4" fill="{colour}"/>'
    yield _text(left, y, text, "never" if is_never else "text")
    if need:
        yield _text(left + _CHARACTER * (len(text) + 2), y, f"needs {need}", "need")


def _text(x: float, y: float, text: str, colour: str) -> str:
    return f'<text x="{x:.0f}" y="{y}" fill="{_COLOURS[colour]}" xml:space="preserve">{escape(text)}</text>'
