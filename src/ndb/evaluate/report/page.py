"""The figures of an evaluation as one HTML page: tables, plots as SVG, failures to browse; no other file is needed.

Knows dictionaries and HTML; counts nothing itself.
"""

import html
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

Figures = Mapping[str, Any]
_COLOURS = (
    "#3b6ea5",
    "#c4622d",
    "#4c8c4a",
    "#7d5ba6",
    "#b0832b",
    "#2b9a9a",
    "#b23a5e",
    "#5f6b73",
    "#8f9a1f",
    "#c77fb5",
)
_GROUPS = (("what the program has", "kinds"), ("topic or package", "sources"), ("type of output", "types"))
_STYLE = """
:root{--ink:#1d1f21;--faint:#5c6268;--line:#dcdcd6;--paper:#fff;--box:#f5f5f1;--accent:#2a5d9f;--error:#b3261e;
--good:#1b7a3d;--wrong:#fbe3e1;--right:#dff3e4;color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--ink:#e2e2de;--faint:#a6abb1;--line:#3a3d40;--paper:#17181a;--box:#202225;
--accent:#84b6f0;--error:#ff8f86;--good:#79d495;--wrong:#46211f;--right:#1d3526}}
body{font:14px/1.45 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem;color:var(--ink);
background:var(--paper)}
h1{margin-bottom:.2rem}h2{margin-top:2.6rem;border-bottom:1px solid var(--line);padding-bottom:.2rem}
h3{margin:1.6rem 0 .3rem}p,.note{max-width:48rem}.note{color:var(--faint)}
.wide{overflow-x:auto}table{border-collapse:collapse;margin:.8rem 0;font-variant-numeric:tabular-nums}
td,th{padding:.18rem .8rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th{font-weight:600}td:first-child,th:first-child{text-align:left}td small{color:var(--faint)}
svg{max-width:100%;height:auto}svg text{fill:var(--ink)}.row{display:flex;flex-wrap:wrap;gap:1.5rem}
pre{background:var(--box);padding:.7rem 1rem;overflow-x:auto;font-size:12.5px;white-space:pre-wrap;margin:.4rem 0}
.browse{display:flex;gap:.6rem;flex-wrap:wrap;margin:1rem 0;align-items:center}
select,input,button{font:inherit;padding:.2rem .6rem;color:inherit;background:var(--box);border:1px solid var(--line);
border-radius:6px}:focus-visible{outline:2px solid var(--accent);outline-offset:1px}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(16rem,1fr));gap:.8rem}.two h4{margin:.3rem 0}
.two pre{border:1px solid var(--line);border-radius:8px}.said pre{border-color:var(--error)}
.true pre{border-color:var(--good)}
mark{color:inherit;border-radius:3px}.said mark{background:var(--wrong)}.true mark{background:var(--right)}
dl{display:grid;grid-template-columns:9rem 1fr;gap:.2rem .8rem}dt{color:var(--faint)}dd{margin:0}dd pre{margin:0}
"""
_MODES = """input: arguments that lead to the output (input_exact: the very same ones; input_checked: proposals that the
model checks by its own walks; in old files chosen among samples). breakpoint_walked: walked to, not jumped. inside:
through rounds of comprehensions, with workings. adaptive: chosen among step_return, blind and the walk of the smallest
steps that was asked, reckoned or not, by confidences fitted on the validation set. any way: one of them is right."""
_SCRIPT = """
const all=JSON.parse(document.getElementById('failures').textContent);let shown=all,at=0;
const $=id=>document.getElementById(id);
const make=(tag,text)=>{const e=document.createElement(tag);e.textContent=text;return e};
for(const key of ['set','kind','group']){for(const v of [...new Set(all.map(f=>f[key]))].sort())
$(key).append(make('option',v));$(key).onchange=filter}
$('text').oninput=filter;$('back').onclick=()=>go(-1);$('next').onclick=()=>go(1);
function filter(){const t=$('text').value.toLowerCase();shown=all.filter(f=>['set','kind','group'].every(
k=>!$(k).value||f[k]===$(k).value)&&(!t||JSON.stringify(f).toLowerCase().includes(t)));at=0;show()}
function go(d){if(shown.length){at=(at+d+shown.length)%shown.length;show()}}
function show(){$('count').textContent=shown.length?`${at+1} of ${shown.length}`:'none';const box=$('failure');
box.replaceChildren();if(!shown.length)return;const f=shown[at];box.append(make('h3',f.id),make('pre',f.code||''));
const list=document.createElement('dl');const add=(name,text)=>{const d=document.createElement('dd');
d.append(make('pre',text));list.append(make('dt',name),d)};add('asked',f.asked);
const two=document.createElement('div');two.className='two';
two.append(side('predicted','said',f.said,f.true),side('really happened','true',f.true,f.said));
for(const [way,text] of Object.entries(f.ways))add(way,text);box.append(two,list)}
function side(title,kind,text,other){const box=document.createElement('div');box.className=kind;
const a=String(text??''),b=String(other??'');let n=0;while(n<a.length&&a[n]===b[n])n++;
let e=0;while(e<a.length-n&&e<b.length-n&&a[a.length-1-e]===b[b.length-1-e])e++;
const pre=make('pre',a.slice(0,n));pre.append(make('mark',a.slice(n,a.length-e)),a.slice(a.length-e));
box.append(make('h4',title),pre);return box}
document.onkeydown=e=>{if(e.target.tagName==='INPUT')return;if(e.key==='ArrowRight')go(1);if(e.key==='ArrowLeft')go(-1)};
show();
"""


def as_html(figures: Figures, failures: Sequence[Mapping[str, Any]]) -> str:
    head = "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
    parts = [head, f"<title>ndb: evaluation</title><style>{_STYLE}</style>", "<h1>Evaluation</h1>", _about(figures)]
    parts += [_overview(figures), *(_of_set(name, one) for name, one in figures["sets"].items())]
    parts += [_next_state(figures["next_state"]), _compared(figures.get("compared", {}))]
    parts += [_over_runs(figures.get("over_runs", {})), _failures(failures)]
    return "\n".join(parts) + "\n"


def runs_as_html(over: Figures) -> str:
    """A page of its own for what several runs have in common."""
    head = "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
    return f"{head}<title>ndb: runs of the model</title><style>{_STYLE}</style><h1>Evaluation</h1>{_over_runs(over)}\n"


def _about(figures: Figures) -> str:
    about = figures["about"]
    how = "constrained by the grammar" if about.get("constrained", True) else "free"
    parts = [f"run {about['run']}"] if about.get("run") else []
    parts += [f"weights {about['weights']}"] if about.get("weights") else []
    if "also" in about:
        parts.append(f"where those were not asked, the same before rounding ({', '.join(about['also'])})")
    if "files" in about:
        parts += [_asked(one) for one in about["files"]]
    else:
        parts += [f"on {about['device']}"] if about.get("device") else []
        parts += [f"all answers in {about['seconds']} s"] if about.get("seconds") else []
    words = " · ".join(html.escape(str(part)) for part in [*parts, f"greedy decoding, {how}"])
    note = html.escape(about.get("note", ""))
    return f"<p class=note>{words}. Percent, with 95% intervals (Wilson). {note}</p>"


def _asked(one: Figures) -> str:
    """What one file of answers is about."""
    words = [f"{number} of {name}" for name, number in one["data"].items()]
    words += [f"{one['states']} next states"] if one["states"] else []
    return ", ".join(words) + (f" on {one['device']}" if one["device"] else "")


def _overview(figures: Figures) -> str:
    sets = figures["sets"]
    modes = list(dict.fromkeys(mode for one in sets.values() for mode in one["modes"]))
    rows = [[mode, *(_share(one["modes"].get(mode)) for one in sets.values())] for mode in modes]
    for what in ("any way", "plain vote"):
        rows.append([what, *(_share(one["together"].get(what)) for one in sets.values())])
    heads = ["mode", *(f"{name} ({one['items']})" for name, one in sets.items())]
    return f"<h2>Outputs and inputs</h2>{table(heads, rows)}<p class=note>{_MODES}</p>"


def _of_set(name: str, one: Figures) -> str:
    parts = [f"<h2>{html.escape(name)}</h2>", "<div class=row>"]
    if one["spent"]:
        parts.append("<div><h3>Accuracy against tokens spent</h3>" + _spent_plot(one["spent"]) + "</div>")
    if one["horizon"]:
        points = [(float(skipped), share["percent"]) for skipped, share in one["horizon"].items()]
        plot = curves({"step_return": points}, "share of the run jumped over", (0.0, 1.0))
        parts.append("<div><h3>Horizon</h3>" + plot + "</div>")
    parts.append("</div>")
    unseen = {m: n["percent_unseen"] for m, n in one["modes"].items() if "percent_unseen" in n}
    if unseen and name == "cruxeval":
        parts.append("<h3>Items that were only ever scored (from the 200th on)</h3>")
        parts.append(table(list(unseen), [list(_plain(unseen))]))
    longer = {m: n for m, n in one["modes"].items() if "percent_longer" in n}
    if longer:
        parts.append("<h3>Without functions that are nothing but a return line</h3>")
        rows = [["", *(f"{n['percent_longer']:.1f}" for n in longer.values())], ["items", *_counts(longer)]]
        parts.append(table(["", *longer], rows))
    parts += [f"<h3>By {what}</h3>" + _groups(one[key]) for what, key in _GROUPS if any(one[key].values())]
    parts += ["<h3>Calibration</h3>", _calibration(one["calibration"])]
    if one["samples"]:
        rows = [[mode, n["samples"], _share(n["each"]), _share(n["any"])] for mode, n in one["samples"].items()]
        parts.append("<h3>Samples</h3>" + table(["mode", "samples", "each", "any of them"], rows))
    if one["problems"]:
        rows = [[mode, reason, number] for mode, found in one["problems"].items() for reason, number in found.items()]
        parts.append(
            "<details><summary>Why there was no answer</summary>" + table(["mode", "why", "items"], rows) + "</details>"
        )
    return "\n".join(parts)


def _counts(modes: Mapping[str, Figures]) -> Iterable[str]:
    return (f"{int(numbers['longer'])} of {numbers['of']}" for numbers in modes.values())


def _plain(numbers: Mapping[str, float]) -> Iterable[str]:
    return (f"{value:.1f}" for value in numbers.values())


def _groups(modes: Mapping[str, Mapping[str, Figures]]) -> str:
    names = list(dict.fromkeys(group for groups in modes.values() for group in groups))
    sizes = {name: next(g[name]["of"] for g in modes.values() if name in g) for name in names}
    rows = [[name, sizes[name], *(_share(groups.get(name)) for groups in modes.values())] for name in names]
    return table(["", "items", *modes], sorted(rows, key=lambda row: -row[1]))


def _calibration(ways: Mapping[str, Figures]) -> str:
    lines = {
        f"{way} (error {found['error']:.3f})": [(100 * c, 100 * s) for _, c, s in found["reliability"]]
        for way, found in ways.items()
    }
    return curves(lines, "chance that the model gives its answer", (0.0, 100.0), diagonal=True) if lines else ""


def _spent_plot(spent: Figures) -> str:
    series = {way: [(point["tokens"], point["percent"])] for way, point in spent["ways"].items()}
    series["adaptive"] = [(point["tokens"], point["percent"]) for point in spent["adaptive"]]
    return curves(series, "tokens per item", None)


def _next_state(sets: Mapping[str, Any]) -> str:
    parts = ["<h2>Next states</h2>"] if sets else []
    for name, found in sets.items():
        for kind in ("actions", "kinds", "topics", "types"):
            columns = ("whole", "event", "source", "locals", "value")
            rows = [
                [key, groups["whole"]["of"], *(_share(groups[column]) for column in columns)]
                for key, groups in found[kind].items()
            ]
            parts.append(f"<h3>{html.escape(name)}: {kind}</h3>" + table(["", "states", *columns], rows))
        copied = [[key, groups["whole"]["of"], _share(groups["whole"])] for key, groups in found["copying"].items()]
        parts.append(f"<h3>{html.escape(name)}: copying</h3>" + table(["", "states", "right"], copied))
    return "\n".join(parts)


def _compared(sets: Mapping[str, Any]) -> str:
    parts = ["<h2>What quantisation costs</h2>"] if sets else []
    for name, modes in sets.items():
        rows = [
            [mode, n["of"], f"{n['here']:.1f}", f"{n['there']:.1f}", f"{n['here'] - n['there']:+.1f}"]
            for mode, n in modes.items()
        ]
        head = ["mode", "items", "as shipped", "float", "difference"]
        parts.append(f"<h3>{html.escape(name)}</h3>" + table(head, rows))
    return "\n".join(parts)


def _over_runs(over: Figures) -> str:
    """Several runs of the model: a line for each way of asking; for each action a line for each component."""
    if not over:
        return ""
    note = "Percent right, with how many were asked; of CRUXEval the 600 items that were only ever scored, where told."
    parts = ["<h2>Over runs of the model</h2>", f"<p class=note>{note} Runs were not all asked the same items.</p>"]
    parts += [_of_runs(f"{name}: ways of asking", found, over["runs"]) for name, found in over["modes"].items()]
    parts += [_of_runs(f"next state, {name}", found, over["runs"]) for name, found in over["states"].items()]
    return "\n".join(parts)


def _of_runs(title: str, found: Figures, runs: Sequence[str]) -> str:
    series = {key: [(at, row[0]) for at, row in enumerate(rows) if row] for key, rows in found.items()}
    cells = [[key, *(_percent_of(row) for row in rows)] for key, rows in found.items()]
    plot = curves(series, "run of the model", (0.0, max(len(runs) - 1, 1)), ticks=runs)
    return f"<h3>{html.escape(title)}</h3>{plot}{table(['', *(f'run {run}' for run in runs)], cells)}"


def _percent_of(row: Sequence[Any] | None) -> str:
    if not row:
        return ""
    return f"{row[0]:.1f} <small>of {row[1]}</small>" if row[1] is not None else f"{row[0]:.1f}"


def _failures(failures: Sequence[Mapping[str, Any]]) -> str:
    if not failures:
        return ""
    data = json.dumps(failures, ensure_ascii=False).replace("</", "<\\/")
    keys = ("set", "kind", "group")
    picks = "".join(f"<select id={key} aria-label={key}><option value=''>every {key}</option></select>" for key in keys)
    search = "<input id=text type=search placeholder=search aria-label='search in failures'>"
    browse = f"<div class=browse>{picks}{search}<button id=back aria-label=previous>&larr;</button>"
    browse += "<span id=count role=status></span><button id=next aria-label=next>&rarr;</button></div>"
    browse += "<div id=failure></div>"
    note = "<p class=note>Some of them, evenly out of all. Items of CRUXEval are never shown.</p>"
    return (
        f"<h2>Failures</h2>{note}{browse}<script type=application/json id=failures>{data}</script>"
        f"<script>{_SCRIPT}</script>"
    )


# -- tables and plots --------------------------------------------------------------------------------------------------


def _share(share: Figures | None) -> str:
    if not share or not share["of"]:
        return ""
    return f"{share['percent']:.1f} <small>{share['low']:.0f}&ndash;{share['high']:.0f}</small>"


def table(heads: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    """Cells are HTML already where they are shares; names are escaped."""
    lines = "".join("<tr>" + "".join(f"<td>{_cell(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    heading = "".join(f"<th>{html.escape(head)}</th>" for head in heads)
    return f"<div class=wide><table><tr>{heading}</tr>{lines}</table></div>"


def _cell(cell: Any) -> str:
    text = str(cell)
    return text if text.endswith("</small>") else html.escape(text)


def curves(
    series: Mapping[str, Sequence[tuple[float, float]]],
    x_label: str,
    extent: tuple[float, float] | None,
    diagonal: bool = False,
    ticks: Sequence[str] = (),
) -> str:
    """Lines and points as SVG; the other axis is percent right. `ticks`: names along the first, not numbers."""
    width, height, left, top = 460, 260, 44, 12
    most = max((x for points in series.values() for x, _ in points), default=1.0) or 1.0
    low, high = extent or (0.0, most * 1.05)

    def place(x: float, y: float) -> tuple[float, float]:
        return left + (x - low) / (high - low) * width, top + (1 - y / 100) * height

    parts = [_grid(width, height, left, top, low, high, ticks)]
    if diagonal:
        (x0, y0), (x1, y1) = place(low, 0), place(high, 100)
        parts.append(f'<line x1="{x0}" y1="{y0}" x2="{x1}" y2="{y1}" stroke="#999" stroke-dasharray="4 4"/>')
    for number, (name, points) in enumerate(series.items()):
        colour = _COLOURS[number % len(_COLOURS)]
        parts.append(_line([place(*point) for point in points], colour))
        parts.append(_text(left + width + 14, top + 14 + 18 * number, f"■ {name}", "start", colour))
    parts.append(_text(left + width / 2, top + height + 34, x_label, "middle"))
    size = f'viewBox="0 0 {left + width + 220} {top + height + 44}" width="{left + width + 220}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="sans-serif" font-size="11">'
    return f"{head}{''.join(parts)}</svg>"


def _grid(
    width: int, height: int, left: int, top: int, low: float, high: float, ticks: Sequence[str] = ()
) -> str:  # fmt: skip
    parts = []
    for step in range(0, 101, 20):
        y = top + (1 - step / 100) * height
        parts.append(f'<line x1="{left}" y1="{y}" x2="{left + width}" y2="{y}" stroke="#8883"/>')
        parts.append(_text(left - 6, y + 4, f"{step}", "end"))
    for number, name in enumerate(ticks):
        parts.append(_text(left + number / max(len(ticks) - 1, 1) * width, top + height + 16, name, "middle"))
    for step in range(0 if ticks else 6):
        x, value = left + step / 5 * width, low + step / 5 * (high - low)
        parts.append(_text(x, top + height + 16, f"{value:.2f}" if high <= 1 else f"{value:.0f}", "middle"))
    return "".join(parts)


def _line(points: Sequence[tuple[float, float]], colour: str) -> str:
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" fill="{colour}"/>' for x, y in points)
    return f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="1.8"/>{dots}'


def _text(x: float, y: float, text: str, anchor: str, colour: str = "") -> str:
    fill = f' style="fill:{colour}"' if colour else ""
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}"{fill}>{html.escape(text)}</text>'
