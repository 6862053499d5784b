"""CRUXEval by debugger actions: a model that always says the truth must score everywhere, one that lies nowhere."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from scripted import ScriptedOracle
from truthful import Truthful

from ndb.errors import BadData
from ndb.evaluate.answers import Said, read_all, read_said, write_said
from ndb.evaluate.cruxeval import (
    ADAPTIVE,
    INPUTS,
    NOT_CONFIRMED,
    ONE_WAY,
    OUTPUT_MODES,
    Answer,
    Asker,
    Item,
    Row,
    item_of,
    read_items,
    subject_of,
)
from ndb.evaluate.judge import as_values, is_unseen, judge, with_fallback
from ndb.evaluate.report.metrics import interval
from ndb.evaluate.report.scores import Marked, marked, score_of, scores
from ndb.inverse.self_check import Patience
from ndb.language.decoding import Feed, Talk
from ndb.language.document import Frame, Shown, parse
from ndb.language.tokenizer import Tokenizer
from ndb.language.tokens import Sep
from ndb.model.confidence import Calibration
from ndb.model.weights import EMBEDDED
from ndb.predict.output import predict_output
from ndb.predict.subject import opening_of
from ndb.predict.view import WalkLimits
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Exit
from ndb.tree.action import Move

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


def truthful(item: Item, tokenizer: Tokenizer) -> ScriptedOracle:
    return ScriptedOracle(tokenizer, record_call(item.row.code, f"f({item.row.input})", expressions=True))


def answer(item: Item, mode: str, oracle: ScriptedOracle, **options: WalkLimits) -> Answer:
    return oracle.drive(Asker(oracle, **options).talk(item, mode))  # type: ignore[arg-type]


@pytest.mark.parametrize("mode", [mode for mode in OUTPUT_MODES if mode != "walking_inside"])
def test_a_model_that_says_the_truth_is_right(items: list[Item], tokenizer: Tokenizer, mode: str) -> None:
    answers = [answer(item, mode, truthful(item, tokenizer)) for item in items]
    assert [found.value for found in answers] == [item.row.output for item in items]
    assert judge(by_id(items), answers) == [True, True]


@pytest.mark.parametrize("mode", INPUTS)
def test_an_input_is_asked_for_backwards_from_the_true_end(items: list[Item], tokenizer: Tokenizer, mode: str) -> None:
    for item in items:
        found = answer(item, mode, truthful(item, tokenizer))
        assert (found.mode, found.problem) == (mode, None)
        assert judge(by_id(items), [found]) == [True]


def test_an_input_that_its_own_walk_speaks_against_is_given_up_for_another(items: list[Item]) -> None:
    [_, item] = items
    inputs = ['{"xs": "[9]"}', '{"xs": "[3, 2, 1]"}', '{"xs": "[1, 2, 3]"}']
    model = Truthful(inputs)
    found = model.drive(Asker(model, patience=Patience((0.7,), samples=2)).talk(item, "input_checked"))
    assert (found.value, found.problem) == ("[1, 2, 3]", None)
    jumped = Truthful(inputs).drive(Asker(model).talk(item, "input"))
    assert judge(by_id(items), [found, jumped]) == [True, False]
    assert found.tokens > 3 * jumped.tokens, "all proposals and all walks are counted"


def test_an_input_that_nothing_confirms_says_so(items: list[Item]) -> None:
    [_, item] = items
    model = Truthful(['{"xs": "[9]"}', '{"xs": "[8]"}'])
    found = model.drive(Asker(model, patience=Patience((0.7,), samples=1)).talk(item, "input_checked"))
    assert found.value == "[9]" and found.problem == NOT_CONFIRMED


def test_a_walk_that_does_not_come_to_the_known_line_goes_on_from_a_jump_there(
    items: list[Item], tokenizer: Tokenizer
) -> None:
    item, patient = items[0], WalkLimits(steps=8)
    assert answer(item, "walking_inside", truthful(item, tokenizer), limits=patient).value is None
    found = answer(item, "breakpoint_walked", truthful(item, tokenizer), limits=patient)
    assert found.value == item.row.output
    assert found.steps < 8, "the jump, and the steps inside its line"
    walked = answer(item, "breakpoint_walked", truthful(item, tokenizer))
    assert (walked.value, walked.at_return) == (item.row.output, None) and walked.steps > 8


class Jumper(ScriptedOracle):
    """Errs in jumps, and is as sure of them as of the rest."""

    def says(self, frames: Sequence[Frame]) -> tuple[Shown | Exit, float]:
        said, sure = super().says(frames)
        is_jump = frames[-1].action.move is Move.STEP_RETURN
        return (replace(said, value="'no'"), 0.2) if is_jump and not isinstance(said, Exit) else (said, sure)


def test_the_adaptive_mode_says_what_a_user_is_told(items: list[Item], tokenizer: Tokenizer) -> None:
    for item in items:
        for made in (truthful(item, tokenizer), Jumper(tokenizer, truthful(item, tokenizer).recording)):
            asked = answer(item, ADAPTIVE, made)
            told = predict_output(made, item.row.code, f"f({item.row.input})")
            assert (asked.value, asked.tokens) == (told.value, told.tokens) == (item.row.output, told.tokens)


def test_a_single_way_is_gone_whatever_comes_of_it(items: list[Item], tokenizer: Tokenizer) -> None:
    item = items[1]
    wrong = answer(item, "step_return", Jumper(tokenizer, truthful(item, tokenizer).recording))
    assert (wrong.value, wrong.steps) == ("'no'", 1)
    assert {answer(item, mode, truthful(item, tokenizer)).mode for mode in ONE_WAY} == set(ONE_WAY)


def test_the_text_opens_a_walk_as_the_true_run_does(items: list[Item]) -> None:
    for item in items:
        subject = subject_of(item.row)
        told = opening_of(subject, item.row.input)
        assert told == opening_of(subject, item.row.input, item.recording.state(item.entry))
        assert told.is_entered and told.source == item.recording.sources["<program>"]
        assert [visit.state for visit in told.start.past] == [item.recording.state(n) for n in range(item.entry)]


def test_a_predicted_input_is_checked_by_the_same_prediction(items: list[Item], tokenizer: Tokenizer) -> None:
    item = items[1]
    oracle = ScriptedOracle(tokenizer, record_call(item.row.code, "f([4, 5])", expressions=True))
    talk = Asker(oracle).check(item, "walking_expressions", Answer(item.id, "input", "[4, 5]", sample=3))
    assert talk is not None
    checked = oracle.drive(talk)
    assert (checked.mode, checked.value, checked.sample) == ("check walking_expressions", "[5, 4, 2]", 3)
    assert Asker(oracle).check(item, "step_return", Answer(item.id, "input", ") + f(")) is None


LONG = {
    "id": "sample_9",
    "code": "def bump(n):\n    m = n + 1\n    return m\n\ndef f(text):\n    n = 0\n    for c in text:\n"
    "        n = bump(n)\n    return [n, c]",
    "input": "'abcdefgh'",
    "output": "[8, 'h']",
}


def long_item() -> Item:
    return item_of(Row(**LONG))


@pytest.mark.parametrize("mode", ["walking", "walking_expressions"])
def test_a_walk_that_gets_long_forgets_its_past_and_goes_on(tokenizer: Tokenizer, mode: str) -> None:
    item, texts = long_item(), list[str]()
    oracle = truthful(item, tokenizer)
    limits = WalkLimits(read=200, tokens=5_000)

    def watched(talk: Talk[Answer]) -> Talk[Answer]:
        answer = None
        try:
            while True:
                request = talk.send(answer)
                if isinstance(request, Feed) and request.anew:
                    texts.append(tokenizer.decode(request.ids))
                answer = yield request
        except StopIteration as stop:
            return stop.value  # type: ignore[no-any-return]

    assert oracle.drive(watched(Asker(oracle, limits=limits).talk(item, mode))).value == LONG["output"]
    assert len(texts) > 3, "it was shortened again and again"
    most = limits.read + len(tokenizer.context(item.recording.sources["<program>"])) + 1
    for text in texts:
        assert len(tokenizer.encode(text)) <= most
        document = parse(text + "<|exit_normal|><|trace_end|><|end_of_text|>")
        assert [frame.state.sep for frame in document.frames][:2] in ([Sep.CALL, Sep.LINE], [Sep.LINE, Sep.LINE])


def test_a_walk_of_too_many_tokens_or_steps_comes_to_nothing(tokenizer: Tokenizer) -> None:
    item = long_item()
    for limits in (WalkLimits(tokens=300), WalkLimits(steps=20)):
        found = answer(item, "walking_expressions", truthful(item, tokenizer), limits=limits)
        assert (found.value, found.problem) == (None, "too long a way")
        assert found.steps <= 20 or found.tokens < 400


def test_a_breakpoint_evaluates_the_return_line_on_predicted_locals(items: list[Item], tokenizer: Tokenizer) -> None:
    class Silent(ScriptedOracle):
        def says(self, frames: Sequence[Frame]) -> tuple[Shown | Exit, float]:
            assert frames[-1].action.move is Move.BREAKPOINT, "nothing else is asked"
            return super().says(frames)

    for mode in ("breakpoint", "blind"):
        found = answer(items[0], mode, Silent(tokenizer, truthful(items[0], tokenizer).recording))
        assert found.value == "'B-N-N'"


@pytest.mark.parametrize("mode", ["walking", "walking_expressions"])
def test_a_walk_keeps_what_its_return_line_gives_on_its_variables(
    items: list[Item], tokenizer: Tokenizer, mode: str
) -> None:
    for item in [*items, long_item()]:
        found = answer(item, mode, truthful(item, tokenizer), limits=WalkLimits(tokens=5_000))
        assert found.at_return == item.row.output


def test_a_walk_that_ends_without_return_keeps_no_line(tokenizer: Tokenizer) -> None:
    item = item_of(Row("a", "def f(x):\n    if not x:\n        return 1\n    x += 1", "2", "None"))
    found = answer(item, "walking", truthful(item, tokenizer))
    assert (found.value, found.at_return) == ("None", None)


def test_the_choice_that_was_asked_for_stands_and_old_files_get_one(items: list[Item]) -> None:
    rows = [item.row for item in items][:1]
    ways = [Answer("sample_0", "step_return", "'x'", -0.1, choices=1, weakest=-0.1)]
    asked = Answer("sample_0", "adaptive", "'B-N-N'")
    assert [a.value for a in marked(rows, ways, Calibration())["adaptive"].answers] == ["'x'"]
    assert [a.value for a in marked(rows, [*ways, asked], Calibration())["adaptive"].answers] == ["'B-N-N'"]


def test_old_answers_whose_lines_are_still_to_be_evaluated_are_read(items: list[Item]) -> None:
    old = Answer("sample_0", "breakpoint", "(lambda kept=['B', 'N']: ('-'.join(kept)))()")
    assert as_values(by_id(items), [old])[0].value == "'B-N'"


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


def test_scores_are_told_with_and_without_single_return_lines() -> None:
    single = Row("a", 'def f(x):\n    """One line."""\n    return x + 1\n', "1", "2")
    longer = [Row(name, "def f(x):\n    y = x\n    return y\n", "1", "1") for name in "bcd"]
    helped = Row("e", "def g(x):\n    return x\ndef f(x):\n    x += 1\n    return g(x)\n", "1", "2")
    rows = [single, *longer, helped]
    said = [Answer(row.id, "step_return", row.output if row.id in "ab" else "0") for row in rows]
    found = score_of(rows, Marked(said, [row.id in "ab" for row in rows]))
    assert (found["percent"], found["of"]) == (40.0, 5)
    assert (found["percent_longer"], found["longer"]) == (25.0, 4)
    assert "percent_longer" not in score_of([single], Marked(said[:1], [True]))


def test_items_that_are_only_ever_scored_are_known_by_name() -> None:
    names = ("sample_199", "sample_200", "sample_799", "fresh/f/200", "sample_x")
    assert [is_unseen(Row(name, "", "", "")) for name in names] == [False, True, True, False, False]


def test_blind_answers_fall_back_on_step_return() -> None:
    blind = [Answer("a", "blind", None), Answer("b", "blind", "1")]
    combined = with_fallback(blind, {"a": Answer("a", "step_return", "2"), "b": Answer("b", "step_return", "3")})
    assert [answer.value for answer in combined] == ["2", "1"]


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
