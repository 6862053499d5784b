"""An exported run: one file, everything inside, every step looked up; hostile texts stay texts."""

import base64
import gzip
import json
import re
from html.parser import HTMLParser
from typing import Any

import pytest
from recorded import FAILING, recorded

from ndb.engine.replay import ReplayEngine
from ndb.frontend.web import offline
from ndb.frontend.web.offline import exported, run_as_data
from ndb.session import Session
from ndb.trace.recorder.record_call import record_source


def unpacked(page: str) -> dict[str, Any]:
    packed = re.search(r'id="ndb-data">([^<]*)<', page)
    assert packed is not None
    found: dict[str, Any] = json.loads(gzip.decompress(base64.b64decode(packed[1])))
    return found


def test_every_step_of_the_file_leads_where_the_session_goes() -> None:
    session = recorded(expressions=True)
    data = run_as_data(session, "work")
    moves = {"step": Session.step, "next": Session.next, "finish": Session.finish, "resume": Session.resume,
             "back": Session.back, "back_over": Session.back_over, "back_to_call": Session.back_to_call,
             "expression": Session.step_expression}  # fmt: skip
    for moment in range(len(session.engine.timeline)):
        for name, move in moves.items():
            session.go(moment)
            place = move(session).place
            assert data["targets"][moment][name] == place.moment, (moment, name)


def test_breakpoints_of_the_session_stop_in_the_file_too() -> None:
    session = recorded()
    session.set_breakpoint.at_line("<program>", 7)
    data = run_as_data(session, "work")
    session.go(0)
    stops = []
    while (stop := session.resume()).place.state is not None:
        stops.append(stop.place.moment)
    at, found = 0, []
    while (at := data["targets"][at]["resume"]) < len(session.engine.timeline):
        found.append(at)
    assert found == stops != []


def test_the_file_has_the_views_of_all_moments_and_the_session_stands_where_it_stood() -> None:
    session = recorded()
    session.go(5)
    data = run_as_data(session, "work")
    assert session.place.moment == data["here"] == 5
    assert [view["stop"]["moment"] for view in data["views"]] == list(range(len(session.engine.timeline) + 1))
    assert data["views"][-1]["stop"]["exit"] == "exit_normal"


def test_undo_after_an_export_is_as_before_it() -> None:
    session = recorded()
    session.go(3)
    session.go(9)
    run_as_data(session, "work")
    assert session.undo().place.moment == 3


def test_why_is_told_for_every_variable() -> None:
    session = recorded(FAILING, "f(1)")
    data = run_as_data(session, "f")
    keys = [
        row["why"]
        for view in data["views"]
        for frame in view["frames"][-1:]
        for row in frame["variables"]
        if "why" in row
    ]
    assert keys
    assert all(key in data["causes"] for key in keys)
    assert any(cause["line"] == 2 for found in data["causes"].values() for cause in found if "line" in cause)


def test_of_a_long_run_the_part_around_here_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(offline, "MOST_STATES", 50)
    session = Session(ReplayEngine(record_source("n = 0\nfor k in range(200):\n    n += k\n")))
    session.go(300)
    data = run_as_data(session, "long")
    assert data["stop"] - data["start"] == 50 == len(data["views"])
    assert data["start"] < 300 < data["stop"]


class Tags(HTMLParser):
    """The elements of a page, as a browser would see them."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


HOSTILE = """x = "</script><script>alert(1)</script><img src=x onerror=alert(2)>"
y = "\\u202e\\u0000\\x1b[31m" + "a" * 5000
print(x, y)
"""


@pytest.mark.parametrize("title", ["plain", "</title><script>alert(3)</script>"])
def test_nothing_of_a_program_becomes_markup(title: str) -> None:
    page = exported(Session(ReplayEngine(record_source(HOSTILE))), title)
    tags = Tags()
    tags.feed(page)
    assert [tag for tag, _ in tags.found] == [
        "html", "head", "meta", "meta", "meta", "title", "style", "body", "div", "script", "script",
    ]  # fmt: skip
    assert not any("src" in attributes or "href" in attributes for _, attributes in tags.found)
    assert "alert(1)" not in page
    assert unpacked(page)["title"] == title


def test_only_the_script_of_the_page_may_run_in_the_file() -> None:
    page = exported(recorded(), "work")
    rules = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    assert rules is not None
    assert "default-src 'none'" in rules[1]
    assert re.search(r"script-src 'sha256-[^']+';", rules[1])
