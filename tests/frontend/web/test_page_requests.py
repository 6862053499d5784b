"""What the page can ask of a session on each engine; that programs run only when they were asked to."""

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ndb.engine.live.launch import Program
from ndb.engine.timeline.columns import Columns
from ndb.errors import BadAction, NdbError
from ndb.frontend.mcp.project import Project
from ndb.frontend.web import requests_look, requests_move, requests_predict
from ndb.frontend.web.page_session import PageSession
from ndb.frontend.web.requests_open import OpenRequests
from ndb.session.open import Wanted

SOURCE = """def double(items):
    copy = items
    copy.append(len(copy))
    return copy

def main():
    numbers = [3, 4]
    found = double(numbers)
    total = sum(n * 2 for n in found)
    print("total", total)
    return total
"""


class Asker:
    """A page without a browser or a server: the requests, on a session."""

    def __init__(self, root: Path) -> None:
        self.page = PageSession()
        opening = OpenRequests(Project(root.resolve()), None, Wanted(Program("")))
        self._handlers = {
            **requests_move.HANDLERS, **requests_look.HANDLERS, **requests_predict.HANDLERS, **opening.handlers(),
        }  # fmt: skip

    def __call__(self, what: str, /, **asked: Any) -> dict[str, Any]:
        return self.page.do_now(lambda page: self._handlers[what](page, asked))

    def to_line(self, line: int) -> dict[str, Any]:
        """Step over until the line; a run is short here."""
        for _ in range(60):
            view = self("step")
            if view["state"] is not None and view["state"]["line"] == line and view["state"]["event"] == "line":
                return view
        raise AssertionError(f"line {line} was not reached")


@pytest.fixture
def ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Asker]:
    (tmp_path / "work.py").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    asker = Asker(tmp_path)
    yield asker
    asker.page.close()


def values(view: dict[str, Any], frame: int = -1) -> dict[str, str]:
    return {row["name"]: row["text"] for row in view["frames"][frame]["variables"]}


def opened(ask: Asker, engine: str) -> dict[str, Any]:
    return ask("open", kind="file", target="work.py::main", engine=engine, expressions=True)


@pytest.mark.parametrize("engine", ["live", "replay", "guided"])
def test_a_run_is_stepped_through_both_ways(ask: Asker, engine: str) -> None:
    view = opened(ask, engine)["view"]
    assert view["engine"] == engine
    there = ask.to_line(9)
    assert values(there) == {"numbers": "[3, 4, 2]", "found": "[3, 4, 2]"}
    before = ask("back")
    assert before["state"]["event"] == "return"
    assert ask("step")["stop"]["moment"] == there["stop"]["moment"]
    assert ask("go", moment=0)["stop"]["moment"] == 0


@pytest.mark.parametrize("engine", ["live", "replay", "guided"])
def test_breakpoints_stop_forwards_and_backwards(ask: Asker, engine: str) -> None:
    opened(ask, engine)
    told = ask("toggle", file="work.py", line=3)
    assert [(b["file"], b["line"]) for b in told["breakpoints"]] == [("work.py", 3)]
    assert ask("resume")["state"]["line"] == 3
    end = ask("resume")
    assert end["stop"]["exit"] == "exit_normal"
    assert ask("resume_back")["state"]["line"] == 3
    assert ask("toggle", file="work.py", line=3)["breakpoints"] == []


def test_the_run_as_a_picture_has_its_calls_and_marks(ask: Asker) -> None:
    opened(ask, "replay")
    ask("toggle", file="work.py", line=7)
    view = ask.to_line(9)
    over = ask("overview", bins=500, name="found")
    assert over["length"] == view["length"]
    assert len(over["marks"]["breakpoints"]) == len(over["marks"]["prints"]) == 1
    assert view["stop"]["moment"] in over["marks"]["changes"]
    calls = ask("calls", bins=2000)
    assert [calls["scopes"][str(bar[3])][0] for bar in sorted(calls["bars"], key=lambda bar: bar[2])][:2] == [
        "main",
        "double",
    ]


def test_a_view_tells_values_beside_lines_and_inside_the_line(ask: Asker) -> None:
    opened(ask, "replay")
    view = ask.to_line(9)
    assert {row["line"]: row["text"] for row in view["beside"]}[8] == "numbers = [3, 4, 2]  found = [3, 4, 2]"
    assert [(p["text"], p["value"]) for p in view["inside"] if not p["round"]][-1][1] == "18"
    assert any(part["round"] for part in view["inside"])
    assert ask("expression")["state"]["event"] in ("expression", "round")


def test_why_leads_to_the_lines_that_made_a_value(ask: Asker) -> None:
    opened(ask, "replay")
    ask.to_line(10)
    causes = ask("why", name="total")["causes"]
    assert (causes[0]["name"], causes[0]["line"]) == ("total", 9)
    assert ask("go", moment=causes[0]["moment"])["state"]["line"] == 9


def test_shared_objects_are_told(ask: Asker) -> None:
    opened(ask, "replay")
    ask.to_line(4)
    assert [sorted(group) for group in ask("objects")["same"]] == [[[0, "numbers"], [1, "copy"], [1, "items"]]]


@pytest.mark.parametrize(("engine", "is_real"), [("live", True), ("replay", False), ("guided", True)])
def test_output_is_what_was_printed_by_then(ask: Asker, engine: str, is_real: bool) -> None:
    opened(ask, engine)
    assert ask("view")["output"]["text"] == ""
    end = ask("resume")
    assert end["output"]["text"] == "total 18\n"
    assert end["output"].get("real", False) is is_real
    assert ask("go", moment=1)["output"]["text"] == ""


def test_an_edited_value_goes_on_as_a_branch_beside_the_original(ask: Asker) -> None:
    opened(ask, "live")
    ask.to_line(8)
    edited = ask("edit", name="numbers", value="[100]")
    assert edited["branch"] != "main"
    assert ask("resume")["stop"]["why"].endswith("it returned 202")
    assert values(ask("switch", name="main"))["numbers"] == "[3, 4]"
    ask("resume")
    told = ask("compare", name=edited["branch"])
    assert told["first"] is not None
    assert any(row["differs"] for row in told["rows"])


def test_an_edit_that_fails_leaves_one_where_one_was(ask: Asker) -> None:
    opened(ask, "live")
    before = ask.to_line(8)
    with pytest.raises(BadAction):
        ask("edit", name="numbers", value="1 +")
    assert ask("view")["branch"] == before["branch"] == "main"


def test_verify_runs_in_the_sandbox_and_puts_both_runs_side_by_side(ask: Asker) -> None:
    opened(ask, "replay")
    told = ask("verify")
    assert told["names"] == ["shown here", "really happened"]
    assert told["agreed"] == told["compared"] == len(told["rows"]) > 10
    assert told["first"] is None


def test_assumptions_are_listed_and_can_be_said_otherwise(ask: Asker) -> None:
    code = "import shop_nobody_has\nif shop_nobody_has.price('tea') > 3:\n    found = 'dear'\n"
    ask("open", kind="code", text=code, engine="guided")
    asked = [each for each in ask("assumptions")["assumptions"] if not each["implied"]]
    assert asked
    key, value = asked[-1]["key"], asked[-1]["value"]
    other = {"True": "False", "False": "True"}[value]
    told = ask("assume", assumption=f"{key} = {other}")
    assert any(
        each["key"] == key and each["value"] == other and each["source"] == "given" for each in told["assumptions"]
    )


def test_a_failed_test_opens_where_it_raised(ask: Asker, tmp_path: Path) -> None:
    (tmp_path / "test_work.py").write_text("def test_sum():\n    total = 1 + 1\n    assert total == 3\n")
    told = ask("open", kind="test", target="test_work.py")
    assert told["view"]["state"]["event"] == "exception"
    assert values(told["view"])["total"] == "2"


def test_a_live_program_tells_which_objects_inside_others_are_one(ask: Asker, tmp_path: Path) -> None:
    (tmp_path / "grid.py").write_text("row = [0, 0]\ngrid = [row, row, [0, 0]]\nprint(grid)\n")
    ask("open", kind="file", target="grid.py", engine="live")
    ask("next")
    ask("next")
    told = ask("objects")
    assert told["exact"] and told["same"] == [[[0, "row"], [0, "grid[0]"], [0, "grid[1]"]]]


@pytest.mark.parametrize("engine", ["live", "replay"])
def test_parts_that_are_not_shown_are_known_at_states_that_are_past(ask: Asker, tmp_path: Path, engine: str) -> None:
    (tmp_path / "large.py").write_text("big = list(range(1000))\nrow = [big]\nbig[700] = -1\ndone = 1\nend = 2\n")
    ask("open", kind="file", target="large.py", engine=engine)
    for _ in range(4):
        ask("next")
    [cause] = ask("why", name="big[700]")["causes"][:1]
    assert (cause["value"], cause["source"].strip()) == ("-1", "big[700] = -1")
    ask("back")
    assert ask("evaluate", expression="big[700], len(big)")["value"] == "(-1, 1000)"
    ask("back")
    assert ask("evaluate", expression="big[700]")["value"] == "700"
    told = ask("objects")
    assert told["exact"] and told["parts"] and told["same"] == [[[0, "big"], [0, "row[0]"]]]


def test_a_recording_tells_which_objects_inside_others_are_one(ask: Asker, tmp_path: Path) -> None:
    (tmp_path / "grid.py").write_text("row = [0, 0]\ngrid = [row, row, [0, 0]]\nprint(grid)\n")
    ask("open", kind="file", target="grid.py", engine="replay")
    ask("next")
    ask("next")
    told = ask("objects")
    assert told["exact"] and told["parts"] and told["same"] == [[[0, "row"], [0, "grid[0]"], [0, "grid[1]"]]]


def test_where_a_recording_knows_identities_they_decide(ask: Asker, monkeypatch: pytest.MonkeyPatch) -> None:
    opened(ask, "replay")
    ask.to_line(4)
    numbers = {"numbers": 1, "items": 1, "copy": 2, "": 1}
    monkeypatch.setattr(Columns, "objects", lambda self, at: {n: numbers[n] for n in [*self.state(at).locals, ""]})
    told = ask("objects")
    assert told["exact"] and not told["parts"]
    assert told["same"] == [[[0, "numbers"], [1, "items"]]]


ASKING = """name = input("who? ")
print("hello", name)
"""
THREADED = """import threading

def work(n):
    total = n + 1
    return total

threads = [threading.Thread(target=work, args=(n,)) for n in range(2)]
for each in threads:
    each.start()
    each.join()
print("done")
"""


@pytest.mark.parametrize("engine", ["live", "replay"])
def test_what_a_program_reads_can_be_said_beforehand(ask: Asker, tmp_path: Path, engine: str) -> None:
    (tmp_path / "asking.py").write_text(ASKING)
    ask("open", kind="file", target="asking.py", engine=engine, input="Ada\n")
    assert ask("resume")["stop"]["exit"] == "exit_normal"
    ask("back")
    assert values(ask("view"))["name"] == "'Ada'"


def test_a_recorded_program_that_is_given_nothing_finds_the_end_of_its_input(ask: Asker, tmp_path: Path) -> None:
    (tmp_path / "asking.py").write_text(ASKING)
    ask("open", kind="file", target="asking.py", engine="replay")
    assert "EOFError" in ask("error")["state"]["value"]


def test_another_thread_can_be_looked_at(ask: Asker, tmp_path: Path) -> None:
    (tmp_path / "threaded.py").write_text(THREADED)
    view = ask("open", kind="file", target="threaded.py", engine="replay")["view"]
    assert [row["number"] for row in view["threads"]] == [0, 1, 2] and view["thread"] == 0
    other = ask("thread", number=2)
    assert other["thread"] == 2 and other["frames"][-1]["function"] == "work"
    assert other["length"] < view["length"] and ask("overview")["length"] == other["length"]
    assert ask("thread", number=0)["length"] == view["length"]
    with pytest.raises(BadAction):
        ask("thread", number=7)


def test_a_breakpoint_in_a_thread_of_a_live_program_stops_there(ask: Asker, tmp_path: Path) -> None:
    (tmp_path / "threaded.py").write_text(THREADED)
    ask("open", kind="file", target="threaded.py", engine="live")
    ask("toggle", file="threaded.py", line=4)
    view = ask("resume")
    assert view["thread"] == 1 and values(view) == {"n": "0"}


def test_a_film_has_the_states_of_a_part_of_the_run_and_leaves_one_where_one_stands(ask: Asker) -> None:
    opened(ask, "replay")
    before = ask.to_line(9)
    scenes = ask("film", start=2, stop=6, most=10)["scenes"]
    assert [scene["view"]["stop"]["moment"] for scene in scenes] == [2, 3, 4, 5]
    assert ask("view")["stop"]["moment"] == before["stop"]["moment"]
    cut = ask("film", start=0, stop=before["length"], most=3)["scenes"]
    here = before["stop"]["moment"]
    assert [scene["view"]["stop"]["moment"] for scene in cut] == [here, here + 1, here + 2]


# -- nothing runs that was not asked -----------------------------------------------------------------------------------

MARKING = """from pathlib import Path
Path("ran.txt").write_text("yes")

def work(n):
    return n + 1
"""


def test_looking_at_a_prediction_or_a_recording_runs_nothing(ask: Asker, tmp_path: Path) -> None:
    from ndb.cli import main

    (tmp_path / "marking.py").write_text(MARKING)
    assert main(["trace", "marking.py", "-o", "marking.ndb"]) == 0
    (tmp_path / "ran.txt").unlink()
    ask("open", kind="file", target="marking.ndb", engine="live")
    for what in ("step", "back", "resume", "overview", "calls", "objects", "files"):
        with contextlib.suppress(NdbError):
            ask(what)
    with contextlib.suppress(NdbError):
        ask("evaluate", expression="Path('ran.txt').write_text('x')")
    with pytest.raises(BadAction):
        ask("verify")
    ask("open", kind="file", target="marking.py", engine="neural")
    ask("overview")
    assert not (tmp_path / "ran.txt").exists()


def test_the_page_tells_what_varies_from_run_to_run(ask: Asker) -> None:
    code = "import sqlite3\nn = 1\nm = sqlite3.connect('').execute('select random()').fetchone()[0]\nk = 2\n"
    ask("open", kind="code", text=code, engine="guided")
    for _ in range(3):
        told = ask("step")
    shown = {each["name"]: each for each in told["frames"][-1]["variables"]}
    assert shown["m"]["assumptions"] == [0] and "origin" not in shown["n"]
    assert "m in a second run" in [each["expression"] for each in ask("assumptions")["assumptions"]]


def test_guided_code_runs_in_the_sandbox_only(ask: Asker, tmp_path: Path) -> None:
    ask("open", kind="code", text=MARKING, engine="guided")
    ask("resume")
    assert not (tmp_path / "ran.txt").exists()


def test_opening_something_that_fails_leaves_what_was_open(ask: Asker) -> None:
    opened(ask, "replay")
    with pytest.raises(NdbError):
        ask("open", kind="file", target="nowhere.py", engine="replay")
    assert ask("step")["engine"] == "replay"


def test_asked_before_anything_is_open_the_page_is_told_what_to_do(ask: Asker) -> None:
    with pytest.raises(BadAction, match="nothing is open"):
        ask("step")
    assert ask("restore") == {"empty": True}


def test_inputs_of_a_function_in_another_file_of_the_project_are_searched_for(ask: Asker, tmp_path: Path) -> None:
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop" / "__init__.py").write_text("from .price import total\n")
    (tmp_path / "shop" / "price.py").write_text("from .tax import taxed\ndef total(n):\n    return taxed(n)\n")
    (tmp_path / "shop" / "tax.py").write_text(
        "from . import rules\ndef taxed(n):\n    if n > rules.MOST:\n        raise KeyError(n)\n    return n + 1\n"
    )
    (tmp_path / "shop" / "rules.py").write_text("MOST = 1000\n")
    ask("open", kind="file", target="shop/price.py::total", args="5", engine="replay")
    found = ask("infer", file="shop/tax.py", function="taxed", kind="raises", what="KeyError", run=True)
    assert found["candidates"][0]["verified"] is True and "KeyError(" in found["candidates"][0]["happened"]
