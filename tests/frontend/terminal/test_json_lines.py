"""The same commands for programs: one JSON object a line."""

import json
from typing import Any

from recorded import recorded

from ndb.frontend.terminal.json_lines import JsonLines


def answers(*lines: str) -> list[dict[str, Any]]:
    said: list[str] = []
    programs = JsonLines(recorded(), said.append)
    programs.greet()
    programs.loop(lines)
    return [json.loads(line) for line in said]


def test_it_greets_with_where_it_stands() -> None:
    [greeting] = answers()
    assert (greeting["command"], greeting["ok"], greeting["text"]) == ("", True, [])
    assert greeting["stop"]["state"]["function"] == "work"


def test_a_move_is_answered_with_its_stop_and_looking_is_not() -> None:
    _, moved, looked = answers("s", "p n")
    assert moved["stop"]["state"]["line"] == 2 and moved["text"][0].startswith("> <program>(2)")
    assert looked == {"command": "p n", "ok": True, "text": ["5"]}


def test_questions_may_have_a_number() -> None:
    _, answer = answers('{"id": 7, "command": "p n"}')
    assert (answer["id"], answer["text"], answer["command"]) == (7, ["5"], "p n")


def test_mistakes_are_told_and_the_next_line_is_read() -> None:
    _, wrong, garbled, number, right = answers("p zz", "{nonsense", '{"id": 1}', "p 1")
    assert wrong["ok"] is False and "zz" in wrong["error"] and wrong["text"][0].startswith("***")
    assert garbled == number == {"ok": False, "error": 'write {"id": 1, "command": "step"}'}
    assert right["ok"] and right["text"] == ["1"] and "error" not in right


def test_quit_ends_it_and_empty_lines_are_nothing() -> None:
    assert len(answers("", "  ", "q", "p 1")) == 1


def test_what_a_log_point_says_is_no_mistake() -> None:
    said: list[str] = []
    JsonLines(recorded(), said.append).loop(["log 8 *** hello", "c"])
    answer = json.loads(said[-1])
    assert any(text.startswith("*** hello") for text in answer["text"]) and answer["ok"], answer
