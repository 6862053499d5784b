"""Statistics made readable: a static HTML page with plots as SVG, plain text, and documents laid out for people.

Knows dictionaries, text and HTML; counts nothing itself.
"""

import html
import json
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ndb.dataset.rounds.shards import write_whole
from ndb.language.document import Document, Frame, parse

Rows = Sequence[tuple[str, float]]
_STYLE = """
body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
h2{margin-top:2.5rem;border-bottom:1px solid #ddd}table{border-collapse:collapse;margin:1rem 0}
td,th{padding:.15rem .8rem;text-align:right;border-bottom:1px solid #eee}td:first-child,th:first-child{text-align:left}
pre{background:#f6f6f4;padding:1rem;overflow-x:auto;font-size:12.5px}svg{max-width:100%;height:auto}
.low{color:#b00020;font-weight:600}
@media(prefers-color-scheme:dark){body{color:#ddd;background:#181818}pre{background:#242424}td,th,h2{border-color:#383838}
svg text{fill:#ddd}}
"""
_COLOURS = ("#3b6ea5", "#c4622d", "#4c8c4a", "#7d5ba6")
FEWEST_PROGRAMS = 100


def write_report(told: Mapping[str, Any], folder: Path, samples: Sequence[str] = ()) -> None:
    """`report.html` and `report.json`."""
    folder.mkdir(parents=True, exist_ok=True)
    write_whole(folder / "report.json", (json.dumps(told, ensure_ascii=False, indent=1) + "\n").encode())
    write_whole(folder / "report.html", as_html(told, samples).encode())


def as_html(told: Mapping[str, Any], samples: Sequence[str] = ()) -> str:
    head = f"<!doctype html><html lang=en><meta charset=utf-8><title>ndb: the data</title><style>{_STYLE}</style>"
    sections = (_overview, _tokens, _lengths, _entropy, _methods)
    shown = [f"<pre>{html.escape(render(text))}</pre>" for text in samples]
    body = [part for section in sections for part in section(told)] + (["<h2>Samples</h2>", *shown] if shown else [])
    return "\n".join([head, "<h1>The data</h1>", *body]) + "\n"


def _overview(told: Mapping[str, Any]) -> Iterable[str]:
    seeds = told["seeds"]
    yield f"<p>{seeds['seeds']:,} seeds with {seeds['inputs']:,} inputs ({seeds['inputs_per_seed']} each).</p>"
    yield table(("source", "licence"), [(s["name"], s["licence"]) for s in told["sources"]])
    if shards := told.get("shards"):
        size = f"{shards['tokens']:,} tokens in {shards['sequences']:,} sequences"
        yield f"<p>{size}, {shards['padding']:.1%} padding.</p>"
        programs = [(name, n["made"], n["kept"]) for name, n in shards["programs"].items()]
        yield "<h2>Programs</h2>" + table(("source", "made", "kept"), programs)
        drops = [(row["reason"], row["number"], f"{row['share']:.2%}") for row in shards["dropped"]]
        yield "<h2>What was dropped, and why</h2>" + table(("reason", "number", "share of its kind"), drops)
        yield "<h2>Documents by kind</h2>" + bars({"documents": list(shards["documents"].items())})


def _tokens(told: Mapping[str, Any]) -> Iterable[str]:
    if tokens := told.get("tokens"):
        yield f"<h2>Events, actions, exits</h2><p>{tokens['asked_share']:.1%} of the tokens are asked for.</p>"
        for name in ("events", "actions", "exits"):
            yield bars({name: list(tokens[name].items())})
        if documents := tokens.get("documents"):
            repeated = tokens["repeated_documents"]
            share = f"{repeated:,} of {documents:,} documents ({repeated / documents:.2%})"
            yield f"<p>{share} stand there more than once.</p>"
        yield "<h2>Document lengths, in tokens</h2>" + bars({"documents": _bins(tokens["document_tokens"])})


def _lengths(told: Mapping[str, Any]) -> Iterable[str]:
    sides = told["lengths"]
    for what, title in (("characters", "Program length, characters"), ("events", "Trace length, events")):
        known = {side: spread for side in sides if (spread := sides[side][what])["count"]}
        yield f"<h2>{title}</h2>" + bars({side: _bins(spread) for side, spread in known.items()}, shares=True)
        rows = [(side, s["count"], s["mean"], s["p10"], s["median"], s["p90"]) for side, s in known.items()]
        yield table(("", "number", "mean", "10%", "median", "90%"), rows)


def _entropy(told: Mapping[str, Any]) -> Iterable[str]:
    fields = ("tokens", "identifiers_per_million", "literals_per_million", "values_guessed_by_3_grams")
    rows = [(side, *(numbers.get(field, "") for field in fields)) for side, numbers in told["entropy"].items()]
    if rows:
        heads = ("", "tokens", "distinct identifiers per million", "distinct literals per million", "values guessed")
        yield "<h2>Entropy</h2><p>Values guessed: by a 3-gram model of the same text, on other programs.</p>"
        yield table(heads, rows)


def _methods(told: Mapping[str, Any]) -> Iterable[str]:
    for kind, methods in told["methods"].items():
        yield f"<h2>Methods of {kind}: programs that use them</h2>"
        rows = [(name, n["seeds"] + n["mutants"], n["seeds"], n["mutants"]) for name, n in methods.items()]
        yield table(("method", "programs", "seeds", "mutants in a sample"), rows, low=FEWEST_PROGRAMS)


def _bins(spread: Mapping[str, Any]) -> list[tuple[str, float]]:
    return [(f"{low} to {high - 1}", number) for low, high, number in spread.get("bins", ())]


def table(heads: Sequence[str], rows: Iterable[Sequence[Any]], low: int = 0) -> str:
    """An HTML table; numbers in the second column that are below `low` stand out."""
    body = "".join(f"<tr>{''.join(_cell(n, cell, low) for n, cell in enumerate(row))}</tr>" for row in rows)
    return f"<table><tr>{''.join(f'<th>{html.escape(head)}</th>' for head in heads)}</tr>{body}</table>"


def _cell(column: int, value: Any, low: int) -> str:
    text = f"{value:,}" if isinstance(value, int) else html.escape(str(value))
    mark = " class=low" if low and column == 1 and value < low else ""
    return f"<td{mark}>{text}</td>"


def bars(series: Mapping[str, Rows], shares: bool = False) -> str:
    """Horizontal bars as SVG, one colour a series; as shares of the series where they differ in size."""
    labels = list(dict.fromkeys(label for rows in series.values() for label, _ in rows))
    values = {name: _scaled(dict(rows), shares) for name, rows in series.items()}
    most = max((v for rows in values.values() for v in rows.values()), default=0) or 1
    height, gap = 14, 8
    group = height * len(series) + gap
    parts = []
    for place, label in enumerate(labels):
        top = place * group
        parts.append(_text(170, top + height * len(series) / 2 + 4, label, "end"))
        for number, (_, rows) in enumerate(values.items()):
            width = 480 * rows.get(label, 0) / most
            y = top + number * height
            size = f'width="{width:.1f}" height="{height - 2}"'
            parts.append(f'<rect x="180" y="{y}" {size} fill="{_COLOURS[number % 4]}"/>')
            shown = f"{rows.get(label, 0):.1%}" if shares else f"{rows.get(label, 0):,.0f}"
            parts.append(_text(186 + width, y + 10, shown, "start"))
    bottom = len(labels) * group + 16
    for number, name in enumerate(series):
        parts.append(_text(180 + 120 * number, bottom, f"■ {name}", "start", _COLOURS[number % 4]))
    size = f'viewBox="0 0 760 {bottom + 8}" width="760" height="{bottom + 8}"'
    opening = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="11">'
    return f"{opening}{''.join(parts)}</svg>"


def _scaled(rows: dict[str, float], shares: bool) -> dict[str, float]:
    total = sum(rows.values()) or 1
    return {label: value / total for label, value in rows.items()} if shares else rows


def _text(x: float, y: float, text: str, anchor: str, colour: str = "") -> str:
    fill = f' style="fill:{colour}"' if colour else ""
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}"{fill}>{html.escape(text)}</text>'


# -- text --------------------------------------------------------------------------------------------------------------


def as_text(told: Mapping[str, Any]) -> str:
    """The figures for a terminal: everything but the histograms."""
    seeds = told["seeds"]
    lines = [f"seeds       {seeds['seeds']:,} with {seeds['inputs']:,} inputs"]
    lines += [f"  {name:12} {n:,}" for name, n in {**seeds["topics"], **seeds["sides"]}.items()]
    if shards := told.get("shards"):
        size = f"{shards['shards']} with {shards['tokens']:,} tokens"
        lines.append(f"shards      {size}, {shards['padding']:.1%} padding")
        lines += [f"  {name:12} {n['made']:,} made, {n['kept']:,} kept" for name, n in shards["programs"].items()]
        drops = shards["dropped"]
        lines += [f"  {row['number']:>9,} {row['share']:>7.2%}  dropped {row['reason']}" for row in drops]
    for name in ("events", "actions", "exits"):
        if "tokens" in told:
            lines += [name, *(f"  {k:16} {n:,}" for k, n in told["tokens"][name].items())]
    for kind, methods in told["methods"].items():
        numbers = {name: n["seeds"] + n["mutants"] for name, n in methods.items()}
        few = [f"{name} {number}" for name, number in numbers.items() if number < FEWEST_PROGRAMS]
        lines.append(f"{kind:5} methods in fewer than {FEWEST_PROGRAMS} programs: {', '.join(few) or 'none'}")
    lines += [f"entropy of {side}: {json.dumps(numbers)}" for side, numbers in told["entropy"].items()]
    return "\n".join(lines)


def render(text: str) -> str:
    """A document laid out: the code with line numbers, then a line a state, the action before it."""
    document = parse(text)
    code = [f"{number:4}  {line}" for number, line in enumerate(document.code.splitlines(), 1)]
    return "\n".join([*code, "", *_steps(document), f"      {document.exit.value}"])


def _steps(document: Document) -> Iterable[str]:
    for frame in document.frames:
        yield f"  {frame.state.sep.word:14} {frame.state.source.strip()}"
        yield from (f"{'':17}{line}" for line in textwrap.wrap(_shown(frame), 100, break_long_words=False))
        stop = f" {frame.action.source.strip()}" if frame.action.source else ""
        yield f"      {frame.action.move.value}{stop}"


def _shown(frame: Frame) -> str:
    if frame.state.value is not None:
        return f"= {frame.state.value}"
    listed = [f"{name} = {'(deleted)' if text is None else text}" for name, text in frame.state.locals.items()]
    return ", ".join([*(["…"] if frame.state.partial else []), *listed])
