"""Repositories: traces of a package's tests, and runs cut out of them."""

import json
import os
import tarfile
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from corpora import SMALL

from ndb import cli
from ndb.dataset.checks.contamination import benchmark_of
from ndb.dataset.checks.held_out import FRESH, NEVER_TRAINED_ON, VALIDATION, side_of_package
from ndb.dataset.programs.excerpts import MOST_OF_FUNCTION, Wanted, excerpt_of, write_excerpts
from ndb.dataset.programs.repositories import (
    ABOUT,
    REPOSITORIES,
    Repository,
    cut,
    kept_lines,
    read_repositories,
    recorded_calls,
    run_limited,
    trace_repository,
)
from ndb.dataset.rounds.factory import make_round
from ndb.errors import BadData
from ndb.language.document import parse, write
from ndb.trace.recorder.file_recorder import FileRecorder
from ndb.trace.recorder.record_call import record_call
from ndb.trace.scopes import user_files
from ndb.trace.state import Event, Exit, states
from ndb.trajectory.policy import step_into_policy
from ndb.trajectory.visits import forward_document
from ndb.tree.span import span_from

PACKAGE = '''
"""A package."""

LIMIT = 3


class Stack:
    """A stack.

    With a long docstring
    over some lines.
    """

    def __init__(self, items):
        self.items = list(items)

    def never_called(self):
        return None

    def push(self, item):
        if len(self.items) >= LIMIT:
            raise ValueError("full")
        self.items.append(item)
        return len(self.items)


def doubled(numbers):
    total = []
    for n in numbers:
        total.append(n * 2)
    return total
'''
TESTS = """
from little import Stack, doubled


def test_push():
    stack = Stack([1])
    assert stack.push(2) == 2


def test_doubled():
    assert doubled([1, 2]) == [2, 4]
    assert doubled([]) == []
"""
LITTLE = Repository("little", "1.0", "MIT")


@pytest.fixture(scope="module")
def traced(tmp_path_factory):
    """A package with tests, traced as one from PyPI is; its archive lies where pip would have put it."""
    work = tmp_path_factory.mktemp("work")
    root = work / "little-1.0"
    (root / "tests").mkdir(parents=True)
    (root / "little.py").write_text(PACKAGE)
    (root / "tests" / "test_little.py").write_text(TESTS)
    with tarfile.open(work / "little-1.0.tar.gz", "w:gz") as tar:
        tar.add(root, "little-1.0")
    folder = tmp_path_factory.mktemp("traces")
    return folder, trace_repository(LITTLE, folder, work)


def test_a_packages_tests_are_traced_with_name_version_and_licence(traced):
    folder, told = traced
    assert "2 passed" in told["said"], told
    assert told["traces"] == 2
    about = json.loads((folder / "little" / ABOUT).read_text())
    assert (about["name"], about["version"], about["licence"]) == ("little", "1.0", "MIT")


def test_a_package_that_cannot_be_fetched_does_not_keep_the_others(tmp_path, monkeypatch, capfd):
    there = next(repository for repository in REPOSITORIES if repository.name == "affine")
    root = tmp_path / "work" / f"affine-{there.version}"
    (root / there.tests).mkdir(parents=True)
    (root / there.tests / "test_one.py").write_text("def test_one():\n    assert 1 + 1 == 2\n")
    with tarfile.open(tmp_path / "work" / f"affine-{there.version}.tar.gz", "w:gz") as tar:
        tar.add(root, root.name)
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    monkeypatch.setenv("PIP_FIND_LINKS", str(tmp_path))
    asked = ["data", "trace", str(tmp_path / "traces"), "addict", "affine", "--work", str(tmp_path / "work")]
    assert cli.main(asked) == 1
    printed, said = capfd.readouterr()
    assert json.loads(printed)["name"] == "affine" and "1 passed" in printed
    assert "addict" in said and "cannot be fetched" in said and "going on without it" in said


def test_what_a_stopped_suite_has_started_ends_with_it(tmp_path):
    starts_a_sleeper = "sleep 1000 & echo $! > sleeper; sleep 1000"
    for seconds in (1.0, 10.0, 60.0):  # on a busy machine the shell may not have come to it after a second
        assert run_limited(["sh", "-c", starts_a_sleeper], seconds, cwd=tmp_path) is None
        if (tmp_path / "sleeper").exists():
            break
    sleeper = int((tmp_path / "sleeper").read_text())
    deadline = time.monotonic() + 60
    while _is_running(sleeper) and time.monotonic() < deadline:
        os.sched_yield()
    assert not _is_running(sleeper)
    assert run_limited(["sh", "-c", "echo all; echo well >&2"], 60.0) == "all\nwell\n"


def _is_running(process: int) -> bool:
    """Nobody may have asked yet how it ended: then it is a zombie."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_runs_are_drawn_from_traces_the_same_for_the_same_dice(traced):
    source = read_repositories(traced[0], side_of_package("little"))
    runs = [source.draw(Random(n)) for n in range(8)]
    again = [source.draw(Random(n)) for n in range(8)]
    assert source.licence == "MIT"
    pairs = zip(runs, again, strict=True)
    assert all(a is not None and list(states(a.recording)) == list(states(b.recording)) for a, b in pairs)
    assert {run.family for run in runs} == {"little"}


def test_a_cut_run_is_a_recording_with_the_visited_code_only(traced):
    source = read_repositories(traced[0], side_of_package("little"))
    texts = {text for n in range(30) for text in source.draw(Random(n)).recording.sources.values()}
    pushed = next(text for text in texts if "def push" in text and "def test_" not in text)
    assert "class Stack:" in pushed and "never_called" not in pushed and "long docstring" not in pushed


def test_the_lines_of_a_cut_run_are_those_of_its_text(traced):
    source = read_repositories(traced[0], side_of_package("little"))
    for n in range(20):
        recording = source.draw(Random(n)).recording
        for state in states(recording):
            line = recording.sources[state.file].splitlines()[state.line - 1]
            assert state.source in line if state.event.is_inside_line else state.source == line
        assert recording.depths[0] == 0 and recording.events[0] == Event.CALL


def test_a_cut_run_makes_proper_documents(traced):
    source = read_repositories(traced[0], side_of_package("little"))
    for n in range(20):
        recording = source.draw(Random(n)).recording
        document = forward_document(span_from(recording), step_into_policy, Random(n))
        assert parse(write(document)) == document
        assert len(document.frames) == sum(event < Event.EXPRESSION for event in recording.events)
        shown = document.code.splitlines()
        assert all(frame.state.source in shown for frame in document.frames)


def test_a_call_left_by_an_exception_ends_as_one():
    calling = "def f(x):\n    try:\n        bad(x)\n    except ValueError:\n        return 1\n"
    source = f"def bad(x):\n    raise ValueError(x)\n\n\n{calling}"
    recording = record_call(source, "f(3)")
    entry = next(i for i in range(len(recording)) if recording.source_of(i) == "def bad(x):")
    assert cut(recording, entry).exit is Exit.ERROR


def test_code_that_is_too_long_is_not_cut_out():
    body = "".join(f"    x{n} = {n} * x\n" for n in range(400))
    recording = record_call(f"def f(x):\n{body}    return x\n", "f(1)")
    assert cut(recording, 2) is None


def test_of_a_class_only_its_head_and_what_was_visited_is_kept():
    rows = kept_lines(PACKAGE, frozenset({PACKAGE.splitlines().index("        return len(self.items)") + 1}))
    assert [row.strip() for row in rows.values()][:2] == ["class Stack:", "def push(self, item):"]


def test_the_factory_makes_rounds_of_repository_runs(traced, corpus):
    source = read_repositories(traced[0], side_of_package("little"))
    options = replace(SMALL, origins=(("repository", 1.0),), most_tokens=2000)
    made = make_round(replace(corpus, more=(source,)), options, 0)
    assert made.counts["kept repository"] > 0
    assert any(made.counts[f"documents {kind}"] for kind in ("expressions", "rounds", "workings", "taken_apart"))
    assert made.counts["tokens"] >= SMALL.sequence * SMALL.sequences


def test_calls_that_tests_made_are_inputs_for_the_harvest(traced):
    calls = recorded_calls(traced[0] / "little")
    assert set(calls["doubled"]) == {"doubled([1, 2])", "doubled([])"}
    assert "push" not in calls, "a method's first argument is no plain value"


def test_a_recorded_call_gives_parameters_only_and_in_their_way(tmp_path):
    text = "UNIT = 3\n\n\ndef f(a, /, b, *more, c=1, **rest):\n    return (a * UNIT, b)\n\n\ndef all_of_it():\n"
    text += "    return [f(1, 2), f(1, 2, 3, 4, c=5, d=6), f(1, [b'x'], c={})]\n"
    program = tmp_path / "program.py"
    program.write_text(text)
    space = {}
    exec(compile(text, str(program), "exec"), space)
    recorder = FileRecorder(tmp_path / "a.ndb", user_files(tmp_path))
    recorder.start()
    space["all_of_it"]()
    recorder.stop()
    recorder.close(None)
    calls = recorded_calls(tmp_path)
    assert calls["f"] == ["f(1, 2, c=1)", "f(1, 2, *(3, 4), c=5, **{'d': 6})", "f(1, [b'x'], c={})"]
    assert "all_of_it" not in calls, "it is given nothing"


def test_a_folder_without_traces_is_refused(tmp_path):
    with pytest.raises(BadData, match="ndb data trace"):
        read_repositories(tmp_path, "train")


def test_every_repository_of_the_list_has_a_version_and_a_licence():
    assert all(r.name and r.version and r.licence for r in REPOSITORIES)
    assert max(Counter(r.name for r in REPOSITORIES).values()) == 1


# -- excerpts ----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def excerpts(traced, tmp_path_factory):
    path = tmp_path_factory.mktemp("excerpts") / "little.excerpts"
    return path, write_excerpts([traced[0]], path)


def test_an_excerpt_has_the_states_of_the_run_it_was_made_from(traced):
    source = read_repositories(traced[0], side_of_package("little"))
    for n in range(20):
        run = source.draw(Random(n)).recording
        made = excerpt_of(run)
        assert [replace(s, frame=0) for s in states(made)] == [replace(s, frame=0) for s in states(run)]
        assert len(set(zip(made.frames, run.frames, strict=True))) == len(set(run.frames))
        assert made.exit is run.exit and made.sources == run.sources


def test_a_file_of_excerpts_is_read_like_the_traces_it_was_made_from(excerpts):
    path, [told] = excerpts
    assert (told["name"], told["version"], told["licence"]) == ("little", "1.0", "MIT")
    source = read_repositories(path, side_of_package("little"))
    assert (source.name, source.licence) == ("repository", "MIT")
    for n in range(20):
        recording = source.draw(Random(n)).recording
        document = forward_document(span_from(recording), step_into_policy, Random(n))
        assert parse(write(document)) == document
        for state in states(recording):
            line = recording.sources[state.file].splitlines()[state.line - 1]
            assert state.source in line if state.event.is_inside_line else state.source == line


def test_excerpts_are_the_same_for_the_same_seed_and_no_run_stands_there_twice(traced, excerpts, tmp_path):
    path, [told] = excerpts
    write_excerpts([traced[0]], tmp_path / "again")
    assert (tmp_path / "again").read_bytes() == path.read_bytes()
    source = read_repositories(path, side_of_package("little"))
    drawn = {repr(list(states(source.draw(Random(n)).recording))) for n in range(200)}
    assert len(drawn) == told["runs"] <= 6 * MOST_OF_FUNCTION


def test_the_factory_makes_rounds_of_excerpts(excerpts, corpus):
    source = read_repositories(excerpts[0], side_of_package("little"))
    options = replace(SMALL, origins=(("repository", 1.0),), most_tokens=2000)
    made = make_round(replace(corpus, more=(source,)), options, 0)
    assert made.counts["kept repository"] > 0


def test_a_held_out_side_without_a_package_draws_nothing(excerpts):
    assert read_repositories(excerpts[0], "validation").draw(Random(1)) is None


def test_a_file_may_have_one_side_only(traced, tmp_path):
    assert write_excerpts([traced[0]], tmp_path / "validation", Wanted(side="validation")) == []
    assert [told["name"] for told in write_excerpts([traced[0]], tmp_path / "x", Wanted(side="train"))] == ["little"]


def test_files_of_excerpts_are_taken_together_and_fewer_runs_of_each_package(excerpts, tmp_path):
    path, [before] = excerpts
    [same] = write_excerpts([path, path], tmp_path / "same")
    assert (same["runs"], same["states"]) == (before["runs"], before["states"])
    [fewer] = write_excerpts([path], tmp_path / "fewer", Wanted(most=2))
    assert fewer["runs"] == 2 < before["runs"]
    source = read_repositories(tmp_path / "fewer", "train")
    known = {repr(list(states(read_repositories(path, "train").draw(Random(n)).recording))) for n in range(200)}
    assert all(repr(list(states(source.draw(Random(n)).recording))) in known for n in range(10))


def test_runs_near_a_benchmark_are_left_out(excerpts, tmp_path):
    path, [before] = excerpts
    near = benchmark_of([PACKAGE[PACKAGE.index("def doubled") :]])
    [after] = write_excerpts([path], tmp_path / "x", Wanted(benchmark=near))
    assert 0 < after["runs"] < before["runs"]
    source = read_repositories(tmp_path / "x", "train")
    entered = {source.draw(Random(n)).recording.state(0).function for n in range(40)}
    assert "doubled" not in entered and "Stack.push" in entered


def test_packages_are_kept_for_one_thing_only():
    assert not (VALIDATION & FRESH or NEVER_TRAINED_ON & (VALIDATION | FRESH))
    assert side_of_package("Pure_Eval") == "validation" and side_of_package("tomlkit") == "fresh"
    traced_ones = {repository.name for repository in REPOSITORIES}
    assert traced_ones >= VALIDATION | FRESH


def test_a_file_that_has_no_excerpts_is_refused(tmp_path):
    (tmp_path / "x").write_text("nothing\n")
    with pytest.raises(BadData, match="ndb data excerpt"):
        read_repositories(tmp_path / "x", "train")
