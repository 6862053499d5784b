"""What benchmarks/tests_peers.py starts in the peers' interpreter: Pynguin by a processor clock, and the judge.

`pynguin SECONDS ARGUMENTS...` runs Pynguin as its command does, but its search ends after processor seconds: on a
machine with other work a wall clock would cut it short. `judge` reads from stdin what to judge, in a folder with
subject.py and test_subject.py: lines and branches that the tests reach (coverage.py), and how many of Cosmic Ray's
mutants make a test fail that does not fail on the right program twice. Each run is a copy of this process, with pytest
already imported and limits of its own. Knows nothing of ndb.
"""

import ast
import contextlib
import io
import json
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

RIGHT_SECONDS, FAULTY_SECONDS, HUNG_SECONDS = 20, 1, 90
"""Processor seconds of a run of the tests, on the right program and on a faulty one, which may have no end; wall
seconds after which it is ended in any case."""
MEMORY_BYTES = 4 << 30


def main() -> None:
    if sys.argv[1] == "pynguin":
        by_processor_clock(sys.argv[3:])
    else:
        print(json.dumps(judged(**json.loads(sys.stdin.read()))))


def by_processor_clock(given: list[str]) -> None:
    from pynguin.cli import main as pynguin
    from pynguin.ga import stoppingcondition

    def now() -> int:
        return int(1e9 * sum(os.times()[:4]))

    def begin(self: Any, _: int) -> None:
        self._start_time = now()

    stoppingcondition.time = SimpleNamespace(time_ns=now)
    stoppingcondition.MaxSearchTimeStoppingCondition.before_search_start = begin
    sys.exit(pynguin(["pynguin", *given]))


# -- judging -----------------------------------------------------------------------------------------------------------


def judged(most: int, seed: int) -> dict[str, Any]:
    sys.dont_write_bytecode = True
    sys.path.insert(0, ".")
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    import coverage  # noqa: F401  # for the copies
    import pytest

    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
        pytest.main(["--collect-only", "-p", "no:cacheprovider", "nothing.py"])  # imports what all copies need
    subject = Path("subject.py")
    right = subject.read_text(encoding="utf-8")
    some = mutants(right, most, seed)
    if not Path("test_subject.py").exists():
        return {"tests": 0, "lines": [0, len(own_lines(right))], "branches": [0, 0], "faults": [0, len(some)]}
    first, second = (in_copy(outcomes) or {} for _ in range(2))
    stable = {name for name, what in first.items() if what != "failed" and second.get(name) == what}
    seen = in_copy(lambda: covered(right)) or {"lines": [0, len(own_lines(right))], "branches": [0, 0]}
    noticed = 0
    for text in some if stable else ():
        subject.write_text(text, encoding="utf-8")
        told = in_copy(outcomes, FAULTY_SECONDS)
        noticed += told is None or any(told.get(name, "failed") != first[name] for name in stable)
    subject.write_text(right, encoding="utf-8")
    return {"tests": len(first), "stable": len(stable), **seen, "faults": [noticed, len(some)]}


def in_copy(work: Callable[[], Any], seconds: int = RIGHT_SECONDS) -> Any:
    """What work comes to in a copy of this process; None where it does not end or ends the copy."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(read)
        os.setpgid(0, 0)
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 1))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
        null = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(null, stream)
        try:
            os.write(write, json.dumps(work()).encode())
        finally:
            os._exit(0)
    os.close(write)
    signal.signal(signal.SIGALRM, lambda *_: os.killpg(child, signal.SIGKILL))
    signal.alarm(HUNG_SECONDS)
    with os.fdopen(read, "rb") as told:
        data = told.read()
    signal.alarm(0)
    os.waitpid(child, 0)
    return json.loads(data) if data else None


def outcomes() -> dict[str, str]:
    """What became of every test. A test that is expected to fail, and does, has not failed."""
    import pytest

    found: dict[str, str] = {}

    class Listener:
        def pytest_runtest_logreport(self, report: Any) -> None:
            if report.when == "call" or report.outcome == "failed":
                found[report.nodeid] = "expected" if hasattr(report, "wasxfail") else report.outcome

    pytest.main(["-q", "-p", "no:cacheprovider", "--no-header", "test_subject.py"], [Listener()])
    return found


def covered(right: str) -> dict[str, Any]:
    """Lines of functions and branches that the tests reach, each with how many there are."""
    import coverage

    watch = coverage.Coverage(branch=True, data_file=None, include=["*/subject.py"])
    watch.clear_exclude()  # `# pragma: no cover` is about the tests of the package
    watch.start()
    outcomes()
    watch.stop()
    watch.json_report(outfile="covered.json")
    files = json.loads(Path("covered.json").read_text())["files"]
    told = next(iter(files.values()), {"executed_lines": [], "executed_branches": [], "missing_branches": []})
    lines = own_lines(right)
    reached = [branch for branch in told["executed_branches"] if abs(branch[0]) in lines]
    missing = [branch for branch in told["missing_branches"] if abs(branch[0]) in lines]
    return {
        "lines": [len(lines & set(told["executed_lines"])), len(lines)],
        "branches": [len(reached), len(reached) + len(missing)],
    }


def own_lines(code: str) -> set[int]:
    """Lines where statements of functions start, as coverage.py counts them: no docstrings, no declarations."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for each in (inner for statement in node.body for inner in ast.walk(statement)):
                if isinstance(each, ast.stmt) and not _is_no_line(each):
                    found.add(each.lineno)
    return found


def _is_no_line(node: ast.stmt) -> bool:
    match node:
        case ast.Global() | ast.Nonlocal() | ast.Expr(value=ast.Constant()) | ast.AnnAssign(value=None):
            return True
    return False


def mutants(code: str, most: int, seed: int) -> list[str]:
    """Programs with one of Cosmic Ray's faults each, drawn from all; those that change no more than a hint are none."""
    every = sorted(set(_mutants(code)))
    return Random(seed).sample(every, min(most, len(every)))


def _mutants(code: str) -> Iterator[str]:
    from cosmic_ray.ast import ast_nodes, get_ast
    from cosmic_ray.mutating import mutate_code
    from cosmic_ray.plugins import get_operator, operator_names

    plain = _without_hints(code)
    tree = get_ast(code)
    for name in operator_names():
        if name.startswith("core/Variable") or name == "core/NoOp":  # they take arguments; it changes nothing
            continue
        operator = get_operator(name)()
        count = sum(1 for node in ast_nodes(tree) for _ in operator.mutation_positions(node))
        for number in range(count):
            changed = mutate_code(code, get_operator(name)(), number)
            if changed is not None and (text := _without_hints(changed)) is not None and text != plain:
                yield changed


def _without_hints(code: str) -> str | None:
    try:
        tree = ast.parse(code)
    except SyntaxError:
        return None
    for node in ast.walk(tree):
        if isinstance(node, ast.arg):
            node.annotation = None
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            node.returns = None
        elif isinstance(node, ast.AnnAssign):
            node.annotation = ast.Constant(None)
    return ast.dump(tree)


if __name__ == "__main__":
    main()
