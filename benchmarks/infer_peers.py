"""Which input leads there? The same questions for hypothesis, CrossHair and Pynguin, with the same processor seconds.

Each is told more than ndb: the kinds of the witness's arguments. hypothesis draws arguments of these kinds; CrossHair
(concolic) looks for a counterexample to "it does not do this" with parameters annotated by them; Pynguin writes tests
for the file, annotated likewise, and has answered when one of its tests reaches the line (that is the only question one
can ask it). Needs an interpreter that has them: --python. An answer of CrossHair counts when a plain run confirms it.

hypothesis and CrossHair have --seconds of a processor, whatever else the machine does; Pynguin has a clock of its own
and gets --pynguin-seconds of that, its processor seconds are told. Rows are written as they are made; a run that was
stopped goes on where it was. The last line is JSON.
"""

import argparse
import ast
import json
import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

QUOTED = re.compile(r"when calling probe\((.*?)\)(?: \(which|$)", re.MULTILINE)
FEW = 300
KINDS = ("returns", "raises", "reaches")


def main() -> None:
    if sys.argv[1:2] == ["--child"]:
        child(json.loads(sys.stdin.read()))
        return
    asked = arguments()
    rows = [json.loads(line) for line in asked.questions.read_text(encoding="utf-8").splitlines()]
    lines = asked.rows.read_text().splitlines() if asked.rows.exists() else []
    told = {(row["peer"], row["id"]): row for row in map(json.loads, lines)}
    for kind in asked.kind or KINDS:
        own = [row for row in rows if row["kind"] == kind]
        own = Random(0).sample(own, len(own))[: asked.limit]
        for peer, row in ((peer, row) for row in own for peer in asked.peer if peer != "pynguin" or kind == "reaches"):
            if (peer, row["id"]) not in told:
                told[peer, row["id"]] = told_of(asked, peer, row)
                with asked.rows.open("a") as file:
                    file.write(json.dumps(told[peer, row["id"]]) + "\n")
    print(json.dumps({"seconds": asked.seconds, "found": summary(list(told.values()))}))


def told_of(asked: argparse.Namespace, peer: str, row: Mapping[str, Any]) -> dict[str, Any]:
    before, is_found = spent(), answered(asked, peer, row)
    told = {"peer": peer, "id": row["id"], "kind": row["kind"], "found": is_found}
    print(told, file=sys.stderr, flush=True)
    return told | {"processor": round(spent() - before, 1), "load": round(os.getloadavg()[0], 1)}


def spent() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def summary(rows: Sequence[Mapping[str, Any]]) -> dict[str, dict[str, list[float]]]:
    """By peer and kind: found, of how many, processor seconds in the mean."""
    found: dict[str, dict[str, list[float]]] = {}
    for peer, kind in dict.fromkeys((row["peer"], row["kind"]) for row in rows):
        own = [row for row in rows if (row["peer"], row["kind"]) == (peer, kind)]
        mean = round(sum(row["processor"] for row in own) / len(own), 1)
        found.setdefault(peer, {})[kind] = [sum(row["found"] for row in own), len(own), mean]
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--questions", type=Path, default=Path("benchmarks/everyday/questions.jsonl"))
    parser.add_argument("--peer", action="append", choices=("hypothesis", "crosshair", "pynguin"), required=True)
    parser.add_argument("--python", type=Path, required=True, help="an interpreter that has the peers")
    parser.add_argument("--kind", action="append", choices=KINDS, help="questions of this kind only")
    parser.add_argument("--limit", type=int, default=20, help="questions of each kind, drawn from the file (20)")
    parser.add_argument("--rows", type=Path, default=Path(tempfile.gettempdir()) / "ndb-infer-peers-rows.jsonl")
    parser.add_argument("--seconds", type=int, default=10, help="processor seconds for each question (10)")
    parser.add_argument("--pynguin-seconds", type=int, default=10, help="of Pynguin's own clock (10)")
    return parser.parse_args()


def answered(asked: argparse.Namespace, peer: str, row: Mapping[str, Any]) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        try:
            match peer:
                case "hypothesis":
                    return asks_child(asked, {"task": "draw", **row}, folder)
                case "crosshair":
                    return by_crosshair(asked, row, Path(folder))
            return by_pynguin(asked, row, Path(folder))
        except subprocess.TimeoutExpired:
            return False


def limited(seconds: int) -> Any:
    def before() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (seconds + 1, seconds + 2))

    return before


def asks_child(asked: argparse.Namespace, task: Mapping[str, Any], folder: str) -> bool:
    done = subprocess.run(
        [asked.python, Path(__file__).resolve(), "--child"], input=json.dumps(task), capture_output=True, text=True,
        check=False, timeout=FEW, preexec_fn=limited(asked.seconds), cwd=folder,
    )  # fmt: skip
    return done.stdout.strip().endswith("found")


def by_crosshair(asked: argparse.Namespace, row: Mapping[str, Any], folder: Path) -> bool:
    (folder / "subject.py").write_text(probe(row), encoding="utf-8")
    command = [
        asked.python.parent / "crosshair",
        "check",
        "--analysis_kind=PEP316",
        f"--per_condition_timeout={FEW}",
        "subject.py",
    ]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, timeout=FEW, preexec_fn=limited(asked.seconds), cwd=folder
    )
    told = QUOTED.search(done.stdout)
    return told is not None and asks_child(asked, {"task": "check", "call": told.group(1), **row}, str(folder))


def by_pynguin(asked: argparse.Namespace, row: Mapping[str, Any], folder: Path) -> bool:
    (folder / "subject.py").write_text(annotated(row), encoding="utf-8")
    command = [
        asked.python.parent / "pynguin", "--project-path", folder, "--module-name", "subject", "--output-path", folder,
        "--maximum-search-time", str(asked.pynguin_seconds),
    ]  # fmt: skip
    subprocess.run(
        command,
        capture_output=True,
        check=False,
        timeout=FEW,
        cwd=folder,
        env={**os.environ, "PYNGUIN_DANGER_AWARE": "1"},
    )
    tests = folder / "test_subject.py"
    if not tests.exists():
        return False
    run = [asked.python, "-m", "coverage", "run", "--data-file=covered", "-m", "pytest", "-q", tests.name]
    subprocess.run(run, capture_output=True, check=False, timeout=FEW, cwd=folder)
    told = [asked.python, "-m", "coverage", "json", "--data-file=covered", "-o", "covered.json", "--include=subject.py"]
    subprocess.run(told, capture_output=True, check=False, timeout=FEW, cwd=folder)
    covered = folder / "covered.json"
    files = json.loads(covered.read_text())["files"] if covered.exists() else {}
    return any(int(row["wanted"]) in file["executed_lines"] for file in files.values())


# -- what the peers are told -------------------------------------------------------------------------------------------


def witness(row: Mapping[str, Any]) -> tuple[list[Any], dict[str, Any]]:
    call = ast.parse(row["witness"], mode="eval").body
    assert isinstance(call, ast.Call)
    named = {str(each.arg): ast.literal_eval(each.value) for each in call.keywords}
    return [ast.literal_eval(node) for node in call.args], named


def hint(value: Any) -> str:
    """The annotation of values of the same kind."""
    match value:
        case list() | set() | frozenset():
            return f"{type(value).__name__}[{' | '.join(sorted({hint(part) for part in value})) or 'int'}]"
        case tuple():
            return f"tuple[{', '.join(map(hint, value)) or '()'}]"
        case dict():
            keys, parts = (
                " | ".join(sorted({hint(p) for p in some})) or "str" for some in (value.keys(), value.values())
            )
            return f"dict[{keys}, {parts}]"
    return "None" if value is None else type(value).__name__


def probe(row: Mapping[str, Any]) -> str:
    """A file in which a counterexample to `probe` is an answer."""
    given, named = witness(row)
    names = [f"a{number}" for number in range(len(given))]
    head = ", ".join(f"{name}: {hint(value)}" for name, value in [*zip(names, given, strict=True), *named.items()])
    call = f"{row['entry']}({', '.join([*names, *(f'{name}={name}' for name in named)])})"
    body = {
        "returns": f"    try:\n        return {call} != ({row['wanted']})\n"
        "    except Exception:\n        return True\n",
        "raises": f"    try:\n        {call}\n    except Exception as error:\n"
        f"        return {row['wanted']!r} not in [k.__name__ for k in type(error).__mro__]\n    return True\n",
        "reaches": f"    try:\n        {call}\n    except NdbReached:\n        return False\n    except Exception:\n"
        "        return True\n    return True\n",
    }[row["kind"]]
    code = row["code"] if row["kind"] != "reaches" else with_alarm(row["code"], int(row["wanted"]))
    return f'{code}\n\n\ndef probe({head}) -> bool:\n    """\n    post: _\n    """\n{body}'


def with_alarm(code: str, line: int) -> str:
    """The program, with an exception of its own where the line would run."""
    tree = ast.parse(code)
    for node in ast.walk(tree):
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                for number, statement in enumerate(block):
                    if isinstance(statement, ast.stmt) and statement.lineno == line:
                        block.insert(number, ast.parse("raise NdbReached()").body[0])
                        break
    return "class NdbReached(BaseException):\n    pass\n\n\n" + ast.unparse(ast.fix_missing_locations(tree))


def annotated(row: Mapping[str, Any]) -> str:
    """The program, its entry's parameters annotated; lines stay where they are."""
    given, named = witness(row)
    lines = row["code"].split("\n")
    tree = ast.parse(row["code"])
    node = next(n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == row["entry"])
    known = dict(zip([each.arg for each in node.args.args], map(hint, given), strict=False)) | {
        k: hint(v) for k, v in named.items()
    }
    for each in node.args.args:
        if each.annotation is None and each.arg in known:
            each.annotation = ast.parse(known[each.arg], mode="eval").body
    head = f"def {node.name}({ast.unparse(node.args)}):"
    last = node.body[0].lineno - 1 if node.body[0].lineno > node.lineno else node.lineno
    lines[node.lineno - 1 : last] = [head, *[""] * (last - node.lineno)]
    return "\n".join(lines)


# -- in the peers' interpreter -----------------------------------------------------------------------------------------


class Found(BaseException):
    """An answer."""


def child(row: dict[str, Any]) -> None:
    space: dict[str, Any] = {"__name__": "subject"}
    sys.modules["subject"] = type(sys)("subject")
    exec(compile(row["code"], "<subject>", "exec"), space)
    wanted = ast.literal_eval(row["wanted"]) if row["kind"] == "returns" else row["wanted"]
    if row["task"] == "check":
        call = ast.parse(f"probe({row['call']})", mode="eval").body
        assert isinstance(call, ast.Call)
        args = [eval(ast.unparse(node), space) for node in call.args]
        named = {str(each.arg): eval(ast.unparse(each.value), space) for each in call.keywords}
        order = [named.pop(name) for name in sorted(named) if re.fullmatch(r"a\d+", name)]
        if is_right(space[row["entry"]], [*args, *order], named, row["kind"], wanted):
            print("found")
        return
    signal.signal(signal.SIGXCPU, signal.SIG_DFL)
    try:
        draw(space[row["entry"]], *witness(row), row["kind"], wanted)
    except Found:
        print("found")


def is_right(function: Any, given: Sequence[Any], named: Mapping[str, Any], kind: str, wanted: Any) -> bool:
    reached: list[bool] = []

    def watch(frame: Any, event: str, _: object) -> Any:
        if event == "line" and frame.f_code.co_filename == "<subject>" and frame.f_lineno == int(wanted):
            reached.append(True)
        return watch

    try:
        if kind == "reaches":
            sys.settrace(watch)
        result = function(*given, **named)
    except Exception as error:
        sys.settrace(None)
        return bool(reached) or (kind == "raises" and wanted in [k.__name__ for k in type(error).__mro__])
    sys.settrace(None)
    return bool(reached) or (kind == "returns" and bool(result == wanted))


def draw(function: Any, given: Sequence[Any], named: Mapping[str, Any], kind: str, wanted: Any) -> None:
    """hypothesis, until an answer is found or the time is over."""
    from hypothesis import HealthCheck, Phase, settings
    from hypothesis import given as drawn
    from hypothesis import strategies as st

    @settings(
        max_examples=10**8,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @drawn(st.tuples(*map(like, given)), st.fixed_dictionaries({name: like(value) for name, value in named.items()}))
    def attempt(values: tuple[Any, ...], more: dict[str, Any]) -> None:
        if is_right(function, values, more, kind, wanted):
            raise Found

    while True:
        attempt()


def like(value: Any) -> Any:
    """Values of the same kind, of sizes that tests have."""
    from hypothesis import strategies as st

    match value:
        case bool():
            return st.booleans()
        case int():
            return st.integers(-100, 100) | st.integers()
        case float():
            return st.floats(-100, 100).map(lambda x: round(x, 2))
        case str():
            return st.text(st.characters(min_codepoint=32, max_codepoint=126), max_size=30)
        case list() | set() | frozenset():
            made = st.lists(one_of(value), max_size=6, unique=not isinstance(value, list))
            return made if isinstance(value, list) else made.map(type(value))
        case tuple():
            return st.tuples(*(like(part) for part in value))
        case dict():
            names = (
                st.sampled_from(sorted(map(str, value)) or ["a"])
                if all(isinstance(k, str) for k in value)
                else one_of(value)
            )
            return st.dictionaries(names | one_of(list(value)), one_of(list(value.values())), max_size=6)
    return st.just(value)


def one_of(values: Any) -> Any:
    from hypothesis import strategies as st

    kinds = {type(value): value for value in values}
    return st.one_of(*(like(value) for value in kinds.values())) if kinds else st.integers(-100, 100)


if __name__ == "__main__":
    main()
