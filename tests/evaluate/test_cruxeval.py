"""CRUXEval by debugger actions: a model that always says the truth must score everywhere, one that lies nowhere."""

import json
from collections.abc import Generator, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ndb.errors import BadData
from ndb.evaluate.answers import Said, read_all, read_said, write_said
from ndb.evaluate.cruxeval import (
    ROOM_FOR_A_STATE,
    Answer,
    Asker,
    Item,
    Row,
    arguments_text,
    named_arguments,
    opening_of,
    opening_with,
    read_items,
)
from ndb.evaluate.judge import as_values, is_unseen, judge, with_fallback
from ndb.evaluate.metrics import interval
from ndb.evaluate.scores import scores
from ndb.language.decoding import Choose, Chosen, Feed
from ndb.language.document import parse
from ndb.language.shown import Shower
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Mark, Sep
from ndb.model.weights import EMBEDDED
from ndb.trace.recorder import record_call
from ndb.trace.state import Event
from ndb.tree.action import STEP_EXPRESSION, STEP_INTO, STEP_RETURN, Action, breakpoint_at
from ndb.tree.forward import ForwardTree
from ndb.tree.span import span_from

ROWS = [
    {
        "id": "sample_0",
        "code": "def f(text, mark):\n    kept = []\n    for c in text:\n        if c != mark:\n"
        "            kept.append(c.upper())\n    return '-'.join(kept)",
        "input": "'banana', 'a'",
        "output": "'B-N-N'",
    },
    {
        "id": "sample_1",
        "code": "def f(xs):\n    if not xs:\n        return None\n    return xs[::-1] + [len(xs)]",
        "input": "[1, 2, 3]",
        "output": "[3, 2, 1, 3]",
    },
]


@pytest.fixture
def items(tmp_path: Path) -> list[Item]:
    path = tmp_path / "items.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in ROWS))
    return read_items(path)


def by_id(items: list[Item]) -> dict[str, Row]:
    return {item.id: item.row for item in items}


@pytest.fixture(scope="module")
def tokenizer() -> Tokenizer:
    return Tokenizer.load(EMBEDDED / "tokenizer.json")


def truth(item: Item, tokenizer: Tokenizer, action: Action) -> Iterator[int]:
    """The tokens of the true states that an action, taken again and again from the call of f, leads to."""
    recording = record_call(item.row.code, f"f({item.row.input})", expressions=True)
    tree, shower = ForwardTree(span_from(recording)), Shower()
    entry = next(i for i in range(len(recording)) if recording.events[i] == Event.CALL and recording.depths[i] == 1)
    for index in range(entry + 1):
        if recording.events[index] != Event.EXPRESSION:
            shower.show(recording.state(index))
    index = entry
    while index < len(recording):
        enters = index + 1 < len(recording) and recording.events[index + 1] == Event.CALL
        taken = STEP_INTO if action == STEP_EXPRESSION and enters else action
        shower.moved(taken)
        index = tree.target(index, taken)
        if index < len(recording):
            yield from tokenizer.state(shower.show(recording.state(index)))
            yield tokenizer.special[Mark.ACTION_SEP]


def drive(talk: Generator[Feed | Choose, Chosen | None, Any], tokens: Iterator[int]) -> Any:
    """Answer every choice with the next of the given tokens; what the grammar forces must agree with them."""
    try:
        opening = next(talk)
        assert isinstance(opening, Feed)
        request = talk.send(None)
        while True:
            if isinstance(request, Choose):
                token = next(tokens)
                assert request.allowed is None or token in request.allowed
                request = talk.send(Chosen(token, -0.1))
            else:
                # A single token is one that the grammar forces; an action and what opens the next state are more.
                assert len(request.ids) > 1 or request.ids[0] == next(tokens)
                request = talk.send(None)
    except StopIteration as stop:
        return stop.value


@pytest.mark.parametrize(
    ("mode", "action"), [("step_return", STEP_RETURN), ("walking", STEP_INTO), ("walking_expressions", STEP_EXPRESSION)]
)
def test_a_model_that_says_the_truth_is_right(
    items: list[Item], tokenizer: Tokenizer, mode: str, action: Action
) -> None:
    asker = Asker(tokenizer)
    answers = [drive(asker.talk(item, mode), truth(item, tokenizer, action)) for item in items]
    assert [answer.value for answer in answers] == [item.row.output for item in items]
    assert judge(by_id(items), answers) == [True, True]


LONG = {
    "id": "sample_9",
    "code": "def bump(n):\n    m = n + 1\n    return m\n\ndef f(text):\n    n = 0\n    for c in text:\n"
    "        n = bump(n)\n    return [n, c]",
    "input": "'abcdefgh'",
    "output": "[8, 'h']",
}


@pytest.mark.parametrize(("mode", "action"), [("walking", STEP_INTO), ("walking_expressions", STEP_EXPRESSION)])
def test_a_walk_that_gets_long_forgets_its_past_and_goes_on(
    tmp_path: Path, tokenizer: Tokenizer, mode: str, action: Action
) -> None:
    (tmp_path / "long.jsonl").write_text(json.dumps(LONG) + "\n")
    [item] = read_items(tmp_path / "long.jsonl")
    texts: list[str] = []

    def watched(talk: Generator[Feed | Choose, Chosen | None, Any]) -> Generator[Feed | Choose, Chosen | None, Any]:
        answer = None
        try:
            while True:
                request = talk.send(answer)
                if isinstance(request, Feed) and request.anew:
                    texts.append(tokenizer.decode(request.ids))
                answer = yield request
        except StopIteration as stop:
            return stop.value

    room = ROOM_FOR_A_STATE + 180
    talk = watched(Asker(tokenizer, room=room).talk(item, mode))
    assert drive(talk, truth(item, tokenizer, action)).value == LONG["output"]
    assert texts
    for text in texts:
        assert len(tokenizer.encode(text)) < room
        document = parse(
            text.removesuffix("<|action_sep|>") + "<|action_sep|><|continue|><|frame_sep|><|exit_normal|>"
            "<|trace_end|><|end_of_text|>"
        )
        assert [frame.state.sep for frame in document.frames][:2] == [Sep.LINE, Sep.LINE]
        assert not any(frame.state.partial for frame in document.frames)
        assert document.frames[1].state.locals["text"] == "'abcdefgh'"


def test_a_breakpoint_evaluates_the_return_line_on_predicted_locals(items: list[Item], tokenizer: Tokenizer) -> None:
    item = items[0]
    said = truth(item, tokenizer, breakpoint_at("    return '-'.join(kept)"))
    answer = drive(Asker(tokenizer).talk(item, "breakpoint"), said)
    assert judge(by_id([item]), [answer]) == [True]
    assert as_values(by_id([item]), [answer])[0].value == "'B-N-N'"


@pytest.mark.parametrize(("mode", "action"), [("walking", STEP_INTO), ("walking_expressions", STEP_EXPRESSION)])
def test_a_walk_keeps_the_return_line_it_came_to_on_its_variables(
    tmp_path: Path, items: list[Item], tokenizer: Tokenizer, mode: str, action: Action
) -> None:
    (tmp_path / "long.jsonl").write_text(json.dumps(LONG) + "\n")
    for item in [*items, *read_items(tmp_path / "long.jsonl")]:
        answer = drive(Asker(tokenizer).talk(item, mode), truth(item, tokenizer, action))
        line = item.row.code.rstrip("\n").rpartition("return ")[2]
        assert answer.at_return is not None and f": ({line})" in answer.at_return
        assert judge(by_id([item]), [replace(answer, value=answer.at_return)]) == [True]


def test_a_walk_that_ends_without_return_keeps_no_line(tmp_path: Path, tokenizer: Tokenizer) -> None:
    row = {"id": "a", "code": "def f(x):\n    if not x:\n        return 1\n    x += 1", "input": "2", "output": "None"}
    (tmp_path / "one.jsonl").write_text(json.dumps(row) + "\n")
    [item] = read_items(tmp_path / "one.jsonl")
    answer = drive(Asker(tokenizer).talk(item, "walking"), truth(item, tokenizer, STEP_INTO))
    assert (answer.value, answer.at_return) == ("None", None)


def test_a_wrong_value_is_wrong_and_code_in_values_runs_in_the_sandbox(items: list[Item], tmp_path: Path) -> None:
    mark = tmp_path / "touched"
    lies = [
        Answer("sample_0", "step_return", "'B-N'"),
        Answer("sample_1", "step_return", f"open({str(mark)!r}, 'w').write('x') or [3, 2, 1, 3]"),
        Answer("sample_1", "step_return", "[3, 2, 1, 3"),
        Answer("sample_1", "step_return", None),
    ]
    assert judge(by_id(items), lies)[0] is False
    assert judge(by_id(items), lies)[2:] == [False, False]
    assert not mark.exists()


def test_an_input_is_right_when_it_leads_to_the_output(items: list[Item]) -> None:
    said = [Answer("sample_1", "input", "[1, 2, 3]"), Answer("sample_0", "input", "'bnn', 'x'")]
    found = scores([item.row for item in items], said, EMBEDDED)
    assert found["input"]["percent"] == 100.0
    assert found["input_exact"]["percent"] == 50.0


def test_items_that_are_only_ever_scored_are_known_by_name() -> None:
    names = ("sample_199", "sample_200", "sample_799", "fresh/f/200", "sample_x")
    assert [is_unseen(Row(name, "", "", "")) for name in names] == [False, True, True, False, False]


def test_blind_answers_fall_back_on_step_return() -> None:
    blind = [Answer("a", "blind", None), Answer("b", "blind", "1")]
    combined = with_fallback(blind, {"a": Answer("a", "step_return", "2"), "b": Answer("b", "step_return", "3")})
    assert [answer.value for answer in combined] == ["2", "1"]


def test_arguments_are_written_as_a_call_takes_them() -> None:
    row = Row("x", "def f(a, *rest, key=1, **more):\n    return a\n", "", "")
    names: dict[str, str | None] = {"a": "1", "rest": "(2, 3)", "key": "4", "more": "{'z': 5}"}
    assert arguments_text(row, names) == "1, *(2, 3), key=4, **{'z': 5}"
    assert named_arguments(row, "1, *(2, 3), key=4, **{'z': 5}") == names
    assert arguments_text(row, {"rest": "()"}) is None
    assert named_arguments(row, ") + f(") is None


def test_predicted_arguments_open_a_walk_as_real_ones_do(items: list[Item]) -> None:
    for item in items:
        named = named_arguments(item.row, item.row.input)
        assert named is not None
        assert opening_with(item, item.row.input, named) == opening_of(item)


def test_answers_survive_a_file(tmp_path: Path) -> None:
    answers = [
        Answer("a", "input", "'\\ud800 \u2028'", -0.5, 3, 1, None, 2, -0.25, 3, (-0.25, -0.25)),
        Answer("b", "walking", None, problem="too many steps"),
        Answer("c", "walking", "2", at_return="(lambda n=1: (n + 1))()"),
    ]
    for name in ("answers.jsonl", "answers.jsonl.gz"):
        write_said(Said(answers, (), {"weights": "x"}), tmp_path / name)
        assert read_said(tmp_path / name) == Said(answers, [], {"weights": "x"})


def test_parts_of_an_evaluation_are_read_as_one_unless_models_differ(tmp_path: Path) -> None:
    for name, weights, value in (("a", "x", "1"), ("b", "x", "2"), ("c", "y", "3")):
        write_said(Said([Answer("a", "input", value)], (), {"weights": weights}), tmp_path / name)
    assert [a.value for a in read_all([tmp_path / "a", tmp_path / "b"]).answers] == ["2"]
    with pytest.raises(BadData, match="several models"):
        read_all([tmp_path / "a", tmp_path / "c"])


def test_a_damaged_file_of_answers_is_refused(tmp_path: Path) -> None:
    (tmp_path / "answers.jsonl").write_text('{"format": "ndb-answers 1"}\n')
    with pytest.raises(BadData, match="ask the model again"):
        read_said(tmp_path / "answers.jsonl")


def test_an_interval_holds_the_share_and_shrinks_with_the_number() -> None:
    few, many = interval(5, 10), interval(500, 1000)
    assert few[0] < 50 < few[1]
    assert few[0] < many[0] < 50 < many[1] < few[1]


def test_a_file_without_the_fields_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_text('{"id": "x"}\n')
    with pytest.raises(BadData, match="id, code, input, output"):
        read_items(path)
