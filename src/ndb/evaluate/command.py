"""`ndb eval …`: who is asked, what is asked, and the result as a table or as JSON.

A model can be asked in one place (`answers`, on a GPU machine) and judged in another (`--judge`, where there is a
sandbox): the file between them holds all that was said, and how surely.
"""

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

from ndb.dataset.checks.contamination import benchmark_of
from ndb.dataset.corpus import on_side, seed_programs
from ndb.dataset.programs.excerpts import read_excerpts
from ndb.dataset.programs.harvest import read_harvest
from ndb.dataset.programs.program import Program
from ndb.errors import BadData
from ndb.evaluate import calibration, horizon, next_state
from ndb.evaluate.answers import Said, in_common, read_all, read_said, write_said
from ndb.evaluate.cruxeval import ADAPTIVE, MODES, Answer, Row, read_rows
from ndb.evaluate.judge import judge
from ndb.evaluate.questions import EVERYTHING, Plan
from ndb.evaluate.report import compare, page, report_folder
from ndb.evaluate.report.metrics import score
from ndb.evaluate.report.over_runs import over_runs, parse_run, run_of
from ndb.evaluate.report.scores import fitted, scores
from ndb.evaluate.sets.foreign import FOREIGN, foreign_rows
from ndb.evaluate.sets.items import EVERYDAY, programs_of, seed_rows, write_rows
from ndb.evaluate.team import Asked, Team
from ndb.language.tokenizer import Tokenizer
from ndb.model.confidence import digest_of, read_calibration, write_calibration
from ndb.model.weights import EMBEDDED
from ndb.predict.view import LIMITS

_SECONDS_BETWEEN = 5.0
JSON_NAMES = {"input": "input_pass1"}
"""Names under which modes appear in JSON, where they differ."""


def declare(parser: argparse.ArgumentParser) -> None:
    what = parser.add_subparsers(required=True, metavar="BENCHMARK")
    _declare_answers(what.add_parser("answers", help="ask everything about items, judge nothing: for a GPU machine"))
    _declare_cruxeval(what.add_parser("cruxeval", help="outputs and inputs of functions, by debugger actions"))
    _declare_next_state(what.add_parser("next-state", help="the next state, on programs never trained on"))
    calibration.declare(what.add_parser("calibrate", help="fit confidence on held-out programs"))
    _declare_horizon(what.add_parser("horizon", help="accuracy over the share of a run that is jumped over"))
    _declare_chooser(what.add_parser("chooser", help="fit the adaptive mode on answers about held-out items"))
    _declare_report(what.add_parser("report", help="tables, plots and failures as one page, from files of answers"))
    _declare_runs(what.add_parser("runs", help="several runs of the model side by side, from their reports"))
    _declare_items(what.add_parser("items", help="items of the seeds that were held out, in CRUXEval's four fields"))
    _declare_foreign(what.add_parser("foreign", help="make the foreign test set, of packages never trained on"))


def _declare_model(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--weights", type=Path, default=EMBEDDED, help="folder of the model; default: the embedded one")
    parser.add_argument("--device", default="light", help="light (the runtime that ships), or a torch device")
    parser.add_argument("--rows", type=int, default=256, help="questions side by side on a torch device, per process")
    parser.add_argument("--processes", type=int, default=1, help="that ask a model each, on the same device")
    parser.add_argument("--free", action="store_true", help="decode without the grammar")
    more = "than a user's prediction has: to see what patience brings"
    parser.add_argument("--tokens", type=int, default=LIMITS.tokens, help=f"more tokens for one output {more}")
    parser.add_argument("--steps", type=int, default=LIMITS.steps, help=f"more states of one walk {more}")


def _manner(asked: argparse.Namespace) -> dict[str, Any]:
    """How answers are asked for, as far as the command line says it."""
    return {"constrained": not asked.free, "limits": replace(LIMITS, tokens=asked.tokens, steps=asked.steps)}


def _team(asked: argparse.Namespace) -> Team:
    return Team(Asked(asked.weights, asked.device, asked.rows, asked.processes))


# -- answers -----------------------------------------------------------------------------------------------------------


def _declare_answers(parser: argparse.ArgumentParser) -> None:
    _declare_model(parser)
    parser.add_argument("file", type=Path, help="where all that is said goes: JSON lines, packed if it ends with .gz")
    parser.add_argument("--data", type=Path, nargs="+", required=True, help="files of items; each by its name below")
    parser.add_argument("--limit", type=int, help="only the first so many items of each file")
    parser.add_argument("--resume", action="store_true", help="ask only what the file has no answer to yet")
    parser.add_argument("--modes", nargs="*", choices=MODES, default=list(MODES))
    parser.add_argument("--greedy", action="store_true", help="no samples, no checks, no horizon: a third of the time")
    parser.add_argument("--next-state", nargs="*", default=[], metavar="NAME", help="also next states of these items")
    parser.add_argument("--repositories", type=Path, metavar="FILE", help="and of calls cut out of packages' traces")
    parser.add_argument("--per-action", type=int, default=300, help="next-state questions per action and file")
    parser.set_defaults(benchmark=run_answers)


def run_answers(asked: argparse.Namespace) -> int:
    """Ask everything; one file comes of it."""
    started = time.monotonic()
    data = {path.stem: read_rows(path, asked.limit) for path in asked.data}
    before = _before(asked)
    team = Team(Asked(asked.weights, asked.device, asked.rows, asked.processes), apart=True)
    plan = replace(Plan() if asked.greedy else EVERYTHING, modes=tuple(asked.modes), **_manner(asked))
    pending = team.answers([row for rows in data.values() for row in rows], plan, before.answers)
    tokenizer = Tokenizer.load(asked.weights / "tokenizer.json")
    questions = [
        question
        for name in asked.next_state
        for question in next_state.questions(programs_of(data[name]), tokenizer, asked.per_action, Random(0), name)
    ]
    questions += _of_repositories(asked, tokenizer, asked.per_action, Random(0))
    print(f"{len(questions)} next states asked for", file=sys.stderr, flush=True)
    grading = team.grades(questions, plan.constrained)
    devices = dict.fromkeys([*before.about.get("device", asked.device).split(" and "), asked.device])
    about = {
        "weights": digest_of(asked.weights),
        "device": " and ".join(devices),
        "constrained": plan.constrained,
        "data": {name: len(rows) for name, rows in data.items()},
    }
    while not pending.wait(_SECONDS_BETWEEN):
        # what is there survives an interruption
        write_said(Said([*before.answers, *team.so_far()], before.grades, about), asked.file)
    found, problems = pending.collect()
    answers = [*before.answers, *found]
    write_said(Said(answers, before.grades, about), asked.file)
    grades, more_problems = grading.collect()
    team.close()
    seconds = round(time.monotonic() - started, 1)
    write_said(Said(answers, grades, {**about, "seconds": seconds}), asked.file)
    print(f"{len(answers)} answers and {len(grades)} states in {seconds} s", file=sys.stderr)
    for problem in (*problems, *more_problems):
        print(f"a share was lost: {problem}", file=sys.stderr)
    return 1 if problems or more_problems else 0


def _before(asked: argparse.Namespace) -> Said:
    """What an earlier run has left."""
    if not asked.resume or not asked.file.exists():
        return Said()
    said = read_said(asked.file)
    if said.about.get("weights") != digest_of(asked.weights):
        raise BadData(f"{asked.file}: these answers are not of the model in {asked.weights}; write to another file")
    return said


def _of_repositories(
    asked: argparse.Namespace, tokenizer: Tokenizer, per_action: int, dice: Random
) -> list[next_state.Question]:
    if asked.repositories is None:
        return []
    excerpts = read_excerpts(asked.repositories, "fresh")
    return next_state.repository_questions(excerpts, tokenizer, per_action, dice, "packages")


# -- cruxeval ----------------------------------------------------------------------------------------------------------


def _declare_cruxeval(parser: argparse.ArgumentParser) -> None:
    _declare_model(parser)
    parser.add_argument("--data", type=Path, required=True, help="JSON lines with id, code, input, output")
    parser.add_argument("--limit", type=int, help="only the first so many items")
    parser.add_argument("--modes", nargs="*", choices=MODES, default=list(MODES))
    parser.add_argument("--answers", type=Path, metavar="FILE", help="write the answers here too")
    parser.add_argument("--judge", type=Path, nargs="+", metavar="FILE", help="judge answers written before")
    parser.add_argument("--samples", action="store_true", help="also samples: inputs that the model checks itself")
    parser.add_argument("--json", action="store_true", help="print JSON only")
    parser.set_defaults(benchmark=run_cruxeval)


def run_cruxeval(asked: argparse.Namespace) -> int:
    rows = read_rows(asked.data, asked.limit)
    about = {"weights": digest_of(asked.weights), "device": asked.device, "constrained": not asked.free}
    said = read_all(asked.judge) if asked.judge else Said(_answers(rows, asked), (), about)
    if asked.answers:
        write_said(said, asked.answers)
    found = scores(rows, said.answers, asked.weights)
    _print(found, asked.json)
    return 0


def _answers(rows: Sequence[Row], asked: argparse.Namespace) -> list[Answer]:
    plan = EVERYTHING if asked.samples else Plan()
    team = _team(asked)
    plan = replace(plan, modes=tuple(asked.modes), horizon=False, **_manner(asked))
    answers = list(team.answers(rows, plan))
    team.close()
    return answers


def _print(found: Mapping[str, Mapping[str, float]], as_json: bool) -> None:
    if not as_json:
        for mode, numbers in found.items():
            print(f"{mode:24}" + "  ".join(f"{name} {value:.1f}" for name, value in numbers.items()))
        return
    plain = {JSON_NAMES.get(mode, mode): numbers["percent"] for mode, numbers in found.items()}
    print(json.dumps({**plain, "details": found}))


# -- next-state --------------------------------------------------------------------------------------------------------


def _declare_next_state(parser: argparse.ArgumentParser) -> None:
    _declare_model(parser)
    parser.add_argument("--seeds", type=Path, default=Path("seeds"), help="the seed corpus; its fresh side is used")
    parser.add_argument("--data", type=Path, help="instead: a file of items, such as the foreign test set")
    parser.add_argument("--repositories", type=Path, metavar="FILE", help="also calls cut out of packages' traces")
    parser.add_argument("--per-action", type=int, default=100)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--json", action="store_true", help="print JSON only")
    parser.set_defaults(benchmark=run_next_state)


def run_next_state(asked: argparse.Namespace) -> int:
    programs = _programs(asked)
    tokenizer = Tokenizer.load(asked.weights / "tokenizer.json")
    dice = Random(asked.seed)
    questions = next_state.questions(programs, tokenizer, asked.per_action, dice)
    questions += _of_repositories(asked, tokenizer, asked.per_action, dice)
    print(f"{len(questions)} questions from {len(programs)} programs", file=sys.stderr, flush=True)
    team = _team(asked)
    found = next_state.table(list(team.grades(questions, not asked.free)))
    team.close()
    if asked.json:
        print(json.dumps(found))
        return 0
    for kind in ("actions", "kinds", "topics", "types"):
        print(f"{kind:16}" + "".join(f"{part:>14}" for part in next_state.PARTS))
        for name, parts in found[kind].items():
            print(f"{name:16}" + "".join(_cell(parts[part]) for part in next_state.PARTS))
    for name, parts in found["copying"].items():
        print(f"copied {name:9}{_cell(parts['whole'])}")
    return 0


def _programs(asked: argparse.Namespace) -> list[Program]:
    return programs_of(read_rows(asked.data)) if asked.data else on_side(seed_programs(asked.seeds), "fresh")


def _cell(share: Any) -> str:
    return f"{share['percent']:8.1f} ({share['of']:3})" if share["of"] else " " * 14


# -- chooser, report ---------------------------------------------------------------------------------------------------


def _declare_chooser(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("answers", type=Path, nargs="+", help="files of `ndb eval answers`")
    parser.add_argument("--data", type=Path, required=True, help="held-out items to fit it on; never a benchmark")
    parser.add_argument("--weights", type=Path, default=EMBEDDED, help="folder of the model that gave the answers")
    unrounded = "the answers are of this model before it was rounded to int8, as a run leaves it in `model/`"
    parser.add_argument("--unrounded", action="store_true", help=unrounded)
    parser.set_defaults(benchmark=run_chooser)


def run_chooser(asked: argparse.Namespace) -> int:
    """Fit a curve for each way of answering; they lie beside the weights."""
    rows, said = read_rows(asked.data), read_all(asked.answers)
    if said.about.get("weights") != digest_of(asked.weights) and not asked.unrounded:
        raise BadData(
            f"{asked.answers[0]}: these answers are not of the model in {asked.weights}; ask that one, or "
            "say --unrounded if it is the same model before it was rounded"
        )
    answers = [answer for answer in said.answers if answer.mode != ADAPTIVE]  # it was chosen by other curves
    curves = fitted(rows, answers)
    answered = {row.id for row in rows} & {answer.item for answer in answers}
    fitted_on = f"{len(answered)} items of {asked.data.stem}" + (", before rounding" if asked.unrounded else "")
    write_calibration(asked.weights, {"ways_fitted_on": fitted_on}, ways=curves)
    found = scores(rows, answers, asked.weights)
    print(json.dumps({mode: round(numbers["percent"], 1) for mode, numbers in found.items()}))
    return 0


def _declare_report(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path, help="where index.html, report.json and failures.json go")
    anew = "files of `ndb eval answers`; without them the page is made anew from the folder's own report.json"
    parser.add_argument("--answers", type=Path, nargs="+", default=[], help=anew)
    parser.add_argument("--data", type=Path, nargs="+", default=[], help="the files of items it is about")
    shown = ["foreign", "fresh", "packages"]
    parser.add_argument("--failures", nargs="*", default=shown, metavar="SET", help="whose are shown")
    unrounded = "some files are of the model before it was rounded to int8; answered twice, the last counts"
    parser.add_argument("--unrounded", action="store_true", help=unrounded)
    other = "answers of another model, before quantisation: compared with the last file, where both were asked"
    parser.add_argument("--other", type=Path, help=other)
    parser.add_argument("--weights", type=Path, default=EMBEDDED, help="folder of the model; its calibration is used")
    runs = "report.json or result files of earlier runs of the model, in order: shown with this one over runs"
    parser.add_argument("--runs", nargs="*", default=[], metavar="NAME=FILE", help=runs)
    parser.add_argument("--name", default="this one", help="what this run is called among them (this one)")
    parser.add_argument("--note", default="", help="what else a reader must know of how the answers were got")
    parser.set_defaults(benchmark=run_report)


def run_report(asked: argparse.Namespace) -> int:
    """Judge answers and write what comes of it; the page itself is made of what was written, then and at any time."""
    if asked.answers:
        if not asked.data:
            raise BadData("answers are judged by the items they are about: name their files with --data")
        _write_figures(asked)
    shown = report_folder.write_pages(asked.folder)
    print(f"{asked.folder / report_folder.PAGE}: {shown} failures", file=sys.stderr)
    return 0


def _write_figures(asked: argparse.Namespace) -> None:
    said, calibration_ = read_all(asked.answers, asked.unrounded), read_calibration(asked.weights)
    rows = {path.stem: read_rows(path) for path in asked.data}

    def figures_of(said: Said) -> tuple[dict[str, compare.Evaluated], dict[str, Any]]:
        judged = {name: compare.evaluated(found, said, calibration_) for name, found in rows.items()}
        sets = {name: one for name, one in judged.items() if one.answers}
        return sets, compare.figures(sets, said, calibration_)

    sets, figures = figures_of(said)
    figures["about"] |= {"run": asked.name, "note": asked.note}
    if asked.other:
        here, there = in_common(read_said(asked.answers[-1]), read_said(asked.other))
        figures["compared"] = compare.compared(figures_of(here)[1], figures_of(there)[1])
    shown = [
        one for name in asked.failures for one in compare.failures(name, sets.get(name), said.grades, calibration_)
    ]
    earlier = [parse_run(run) for run in asked.runs]
    if earlier:
        figures["over_runs"] = over_runs([*earlier, run_of(asked.name, figures)])
    report_folder.write_figures(asked.folder, figures, shown)


def _declare_runs(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="where the page goes")
    about = "report.json or a result file of each run, in order"
    parser.add_argument("runs", nargs="+", metavar="NAME=FILE", help=about)
    parser.set_defaults(benchmark=run_runs)


def run_runs(asked: argparse.Namespace) -> int:
    """Several runs of the model side by side; no model is asked."""
    found = over_runs([parse_run(run) for run in asked.runs])
    asked.file.write_text(page.runs_as_html(found), encoding="utf-8")
    print(f"{asked.file}: {len(found['modes'])} sets, {len(found['states'])} actions", file=sys.stderr)
    return 0


# -- horizon, items ----------------------------------------------------------------------------------------------------


def _declare_horizon(parser: argparse.ArgumentParser) -> None:
    _declare_model(parser)
    parser.add_argument("--data", type=Path, required=True, help="JSON lines with id, code, input, output")
    parser.add_argument("--limit", type=int)
    parser.add_argument("--json", action="store_true", help="print JSON only")
    parser.set_defaults(benchmark=run_horizon)


def run_horizon(asked: argparse.Namespace) -> int:
    rows = read_rows(asked.data, asked.limit)
    team = _team(asked)
    answers = list(team.answers(rows, Plan((), horizon=True, constrained=not asked.free)))
    team.close()
    right = judge({row.id: row for row in rows}, answers)
    bins = horizon.bins(answers, right)
    _print({f"skipped {skipped:.2f}": score(marks) for skipped, marks in bins.items()}, asked.json)
    return 0


def _declare_items(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="where the items go, JSON lines")
    parser.add_argument("--side", choices=("validation", "fresh"), required=True)
    parser.add_argument("--seeds", type=Path, default=Path("seeds"))
    parser.add_argument("--harvest", type=Path, metavar="FILE", help="instead: longer ones, of packages' functions")
    parser.add_argument("--count", type=int, default=600)
    parser.set_defaults(benchmark=run_items)


def _declare_foreign(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, help="where the items go, JSON lines")
    parser.add_argument("--work", type=Path, required=True, help="folder to fetch and unpack packages in")
    parser.add_argument("--seeds", type=Path, default=Path("seeds"), help="what is near a seed is left out")
    parser.set_defaults(benchmark=run_foreign)


def run_foreign(asked: argparse.Namespace) -> int:
    rows: list[Row] = []
    ours = benchmark_of(program.source for program in seed_programs(asked.seeds))
    for repository in FOREIGN:
        try:
            found = foreign_rows(repository, asked.work)
        except BadData as error:
            print(error, file=sys.stderr)
            continue
        found = [row for row in found if ours.reason(row.code) is None]
        rows += found
        functions = len({(row.code, row.entry) for row in found})
        print(f"{repository.name}: {len(found)} items of {functions} functions", file=sys.stderr, flush=True)
    write_rows(rows, asked.file)
    return 0


def run_items(asked: argparse.Namespace) -> int:
    if asked.harvest:
        rows = seed_rows(read_harvest(asked.harvest, asked.side).programs, asked.side, asked.count, EVERYDAY)
    else:
        rows = seed_rows(on_side(seed_programs(asked.seeds), asked.side), asked.side, asked.count)
    write_rows(rows, asked.file)
    print(f"{len(rows)} items of {len({row.source for row in rows})} programs", file=sys.stderr)
    return 0
