"""An exception is told to be raised where it was, also after handlers, `finally` blocks and `with` statements on its
way out."""

from pathlib import Path

import pytest
from recorded import recorded

from ndb.engine.timeline.causes.origin import error_out_of_task, origin_of_error, raised_before
from ndb.engine.timeline.timeline import Timeline
from ndb.trace.recorder.record_limits import UNLIMITED
from ndb.trace.recorder.record_target import record_target
from ndb.trace.tracefile.open_trace import open_trace

SOURCE = """\
from contextlib import nullcontext

def deep(n):
    raise ValueError(n)

def through_with(n):
    with nullcontext():
        deep(n)

def through_finally(n):
    try:
        deep(n)
    finally:
        n = 5

def raised_again(n):
    try:
        through_with(n)
    except ValueError as error:
        other(n)
        raise

def raised_by_name(n):
    try:
        deep(n)
    except ValueError as error:
        raise error

def other(n):
    try:
        raise ValueError(n)
    except ValueError:
        pass

def all_of_them(n):
    with nullcontext():
        try:
            raised_again(n)
        finally:
            through_nothing(n)

def through_nothing(n):
    return n

def new_one(n):
    try:
        deep(n)
    except ValueError:
        raise ValueError(n)

def new_one_in_finally(n):
    try:
        deep(n)
    finally:
        deep(n)

def third_try(n):
    for attempt in range(3):
        try:
            deep(n)
        except ValueError:
            if attempt == 2:
                deep(n)
"""
"""A program whose functions let an exception pass; all exceptions look alike."""
DEEP = 4


def origin(timeline: Timeline) -> int | None:
    """The line at which the exception that ended a run was raised."""
    at = origin_of_error(timeline)
    return None if at is None else timeline.state(at).line


def in_file(folder: Path, call: str) -> Timeline:
    (folder / "program.py").write_text(f"{SOURCE}\n{call}\n", encoding="utf-8")
    record_target(str(folder / "program.py"), out=folder / "a.ndb", limits=UNLIMITED)
    return Timeline(open_trace(folder / "a.ndb").threads[0])


@pytest.mark.parametrize("name", ["through_with", "through_finally", "raised_again", "raised_by_name", "all_of_them"])
def test_an_exception_that_passed_something_on_its_way_was_raised_where_it_began(name: str, tmp_path: Path) -> None:
    assert origin(in_file(tmp_path, f"{name}(3)")) == DEEP


@pytest.mark.parametrize("name", ["through_with", "raised_again"])
def test_without_identities_what_the_syntax_says_for_sure_is_followed(name: str) -> None:
    assert origin(recorded(SOURCE, f"{name}(3)").engine.timeline) == DEEP


@pytest.mark.parametrize("made", ["file", "memory"])
def test_an_exception_that_looks_like_one_before_is_a_new_one(made: str, tmp_path: Path) -> None:
    for name, line in (("new_one", SOURCE[: SOURCE.index("def new_one_in")].count("\n") - 1), ("third_try", DEEP)):
        call = f"{name}(3)"
        timeline = in_file(tmp_path, call) if made == "file" else recorded(SOURCE, call).engine.timeline
        at = origin_of_error(timeline)
        assert at is not None and origin(timeline) == line
        assert not [later for later in range(at + 1, len(timeline)) if timeline.state(later).event.word == "line"]


def test_an_exception_of_a_finally_block_is_not_the_one_it_replaces(tmp_path: Path) -> None:
    timeline = in_file(tmp_path, "new_one_in_finally(3)")
    at = origin_of_error(timeline)
    assert at is not None and timeline.recording.lines[timeline.caller(at)] == 55  # type: ignore[index]


LIBRARY = """\
def passes(call, last):
    try:
        return call()
    finally:
        last()

def translates(call):
    try:
        return call()
    except ZeroDivisionError:
        raise ValueError(3) from None

def swallows(call):
    try:
        return call()
    except ZeroDivisionError:
        pass
    raise ZeroDivisionError("its own")
"""
CALLED_BACK = """\
import json
import sys
sys.path.append(__file__.replace("program.py", "site-packages"))
import library

def hook(parts):
    return 1 / parts["n"]

def load():
    return json.loads('{"n": 0}', object_hook=hook)

def passes():
    return library.passes(load, closes)

def closes():
    return 0

def swallows():
    return library.swallows(load)

def translates():
    return library.translates(load)
"""
HOOK = 7


def called_back(folder: Path, name: str) -> Timeline:
    (folder / "site-packages").mkdir()
    (folder / "site-packages" / "library.py").write_text(LIBRARY, encoding="utf-8")
    (folder / "program.py").write_text(f"{CALLED_BACK}\n{name}()\n", encoding="utf-8")
    record_target(str(folder / "program.py"), out=folder / "a.ndb", limits=UNLIMITED)
    return Timeline(open_trace(folder / "a.ndb").threads[0])


@pytest.mark.parametrize("name", ["load", "passes"])
def test_an_exception_that_passed_a_library_was_raised_in_what_that_called(name: str, tmp_path: Path) -> None:
    assert origin(called_back(tmp_path, name)) == HOOK


@pytest.mark.parametrize("name", ["translates", "swallows"])
def test_what_a_library_raises_was_not_raised_in_what_it_called(name: str, tmp_path: Path) -> None:
    timeline = called_back(tmp_path, name)
    at = origin_of_error(timeline)
    assert at is not None and f"library.{name}" in timeline.recording.source_of(at)
    before = raised_before(timeline, at)
    assert before is not None and timeline.state(before).line == HOOK


TASKS = """\
import asyncio

async def fetch(n):
    await asyncio.sleep(0)
    return 10 // n

async def waits():
    task = asyncio.create_task(fetch(0))
    await asyncio.sleep(0.01)
    await task

async def asks():
    task = asyncio.create_task(fetch(0))
    await asyncio.wait([task])
    return task.result()

async def looks_alike():
    try:
        await fetch(0)
    except ZeroDivisionError:
        pass
    await asyncio.sleep(1 // 0)

async def dropped():
    await asyncio.gather(fetch(0), return_exceptions=True)
    await asyncio.sleep(1 // 0)
"""


@pytest.mark.parametrize(("name", "line"), [("waits", 5), ("asks", 5), ("looks_alike", 22), ("dropped", 26)])
def test_an_exception_that_a_task_kept_was_raised_in_its_coroutine(name: str, line: int, tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(f"{TASKS}\nasyncio.run({name}())\n", encoding="utf-8")
    record_target(str(tmp_path / "program.py"), out=tmp_path / "a.ndb", limits=UNLIMITED)
    assert origin(Timeline(open_trace(tmp_path / "a.ndb").threads[0])) == line


def test_it_is_known_too_where_an_exception_came_out_of_its_task(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(f"{TASKS}\nasyncio.run(waits())\n", encoding="utf-8")
    record_target(str(tmp_path / "program.py"), out=tmp_path / "a.ndb", limits=UNLIMITED)
    timeline = Timeline(open_trace(tmp_path / "a.ndb").threads[0])
    at = error_out_of_task(timeline)
    assert at is not None and timeline.state(at).source.strip() == "await task"
