"""Questions asked backwards, with a model that knows the answers and one that knows nothing."""

import argparse
import ast
import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

import pytest
from small_model import CONFIG, random_weights
from truthful import TOKENIZER, Truthful

from ndb.errors import BadTarget
from ndb.frontend.infer import declare, run, table
from ndb.inverse.infer import (
    Candidate,
    candidates,
    checked,
    infer_inputs,
    is_answer,
    judged,
    question_of,
    rank,
)
from ndb.inverse.observe import Call, Observed, observe
from ndb.inverse.propose import Proposal, fitting, of_model, proposals, variations
from ndb.inverse.question import Raises, Reaches, Returns, Where, line_of, openings, rendered
from ndb.inverse.search.candidate_runs import CannotRun
from ndb.inverse.search.search_inputs import Budget
from ndb.inverse.self_check import Patience
from ndb.model.runtime import Runtime
from ndb.model.runtime_numpy import NumpyPass
from ndb.model.weights import dequantised
from ndb.predict.subject import subject_of
from ndb.source.call import arguments_text, bound_arguments, split_call
from ndb.source.needed import needed_text
from ndb.source.read_shapes import inputs_of

SOURCE = "def double(x):\n    if x is None:\n        return None\n    return x + x\n"
GRADE = """LIMIT = 90


def grade(score, bonus=0):
    if score < 0:
        raise ValueError("negative score")
    if score + bonus >= LIMIT:
        return "A"
    ratio = 1 / bonus
    return ratio
"""


def locals_of(x: str) -> str:
    return json.dumps({"x": x})


# Asking


def test_a_return_of_another_constant_is_no_way_to_the_value() -> None:
    shown = openings(subject_of(SOURCE, "double"), Returns("42"))
    assert [s.source for s in shown] == ["    return x + x"]
    shown = openings(subject_of(SOURCE, "double"), Returns("None"))
    assert [s.source for s in shown] == ["        return None", "    return x + x"], "the constant first"


def test_a_function_without_return_ends_where_it_falls_off() -> None:
    source = "def f(xs):\n    for x in xs:\n        if x:\n            return 1\n        print(x)\n"
    [first, *_] = openings(subject_of(source, "f"), Returns("None"))
    assert first.source == "    for x in xs:"


def test_an_exception_is_sought_where_it_is_raised_then_where_it_can_be() -> None:
    subject = subject_of(GRADE, "grade")
    [shown, *_] = openings(subject, Raises("ValueError"))
    assert (shown.source.strip(), shown.value) == ('raise ValueError("negative score")', "ValueError('negative score')")
    divided = openings(subject, Raises("ZeroDivisionError"))
    assert [s.source.strip() for s in divided] == ["ratio = 1 / bonus"], "no other line divides"


def test_a_line_is_gone_back_from_knowing_nothing_but_that_it_is_reached() -> None:
    [shown] = openings(subject_of(GRADE, "grade"), Reaches(9))
    assert shown.source == "    ratio = 1 / bonus" and shown.partial and not shown.locals
    [constant] = openings(subject_of(GRADE, "grade"), Reaches(8))
    assert constant.value == "'A'", "a line that returns a constant is a return of it"


def test_a_line_of_another_function_is_come_to_by_the_line_that_calls_it() -> None:
    source = "def g(x):\n    return x\n\ndef f(x):\n    y = 1\n    return g(x) + y\n"
    [shown] = openings(subject_of(source, "f"), Reaches(2))
    assert shown.source == "    return g(x) + y"


def test_a_line_is_named_by_its_number_or_by_its_text() -> None:
    subject = subject_of(GRADE, "grade")
    assert line_of(subject, "9") == line_of(subject, "ratio = 1 / bonus") == 9
    for text in ("99", "2", "no such line"):
        with pytest.raises(BadTarget):
            line_of(subject, text)


@pytest.mark.parametrize(
    ("source", "function", "asked"),
    [
        (SOURCE, "triple", {"returns": "1"}), ("def f(:\n", "f", {"returns": "1"}),
        (SOURCE, "double", {"returns": "open('x')"}), (SOURCE, "double", {"returns": "1 +"}), (SOURCE, "double", {}),
        (SOURCE, "double", {"raises": "1/0"}), (SOURCE, "double", {"returns": "1", "reaches": "2"}),
    ],
)  # fmt: skip
def test_what_cannot_be_asked_is_a_mistake_that_is_explained(source: str, function: str, asked: dict[str, str]) -> None:
    with pytest.raises(BadTarget):
        question_of(subject_of(source, function), **asked)


@pytest.mark.parametrize("source", ["async def f(n):\n    return n\n", "def f(n):\n    yield n\n"])
def test_what_a_call_does_not_run_cannot_be_asked_about(source: str) -> None:
    with pytest.raises(BadTarget, match="runs nothing yet"):
        subject_of(source, "f")


def test_values_are_compared_as_states_show_them() -> None:
    assert rendered('"a"') == "'a'" and rendered("[1,2]") == "[1, 2]"


@pytest.mark.parametrize(
    ("head", "names", "expected"),
    [
        ("a, b=2", {"a": "1", "b": "3"}, "1, 3"),
        ("a, /, *rest, k", {"a": "1", "rest": "(2, 3)", "k": "4"}, "1, *(2, 3), k=4"),
        ("**more", {"more": "{'x': 1}"}, "**{'x': 1}"), ("a, b", {"a": "1"}, None),
    ],
)  # fmt: skip
def test_arguments_come_from_the_locals_of_a_call(head: str, names: dict[str, str], expected: str | None) -> None:
    [node] = ast.parse(f"def f({head}):\n    pass\n").body
    assert isinstance(node, ast.FunctionDef)
    assert arguments_text(node.args, names) == expected


@pytest.mark.parametrize(
    ("head", "arguments", "expected"),
    [
        ("a, b=2", "1", {"a": "1", "b": "2"}), ("a, *, k=None", "'x', k=3", {"a": "'x'", "k": "3"}),
        ("a", "1, 2", None), ("a", "1, a=2", None),
        ("a", "g()", None), ("a", "b=1", None), ("*a", "1", None), ("a", "1)(2", None), ("a, b", "1, a=2", None),
    ],
)  # fmt: skip
def test_the_locals_of_a_call_come_from_its_arguments(
    head: str, arguments: str, expected: dict[str, str] | None
) -> None:
    [node] = ast.parse(f"def f({head}):\n    pass\n").body
    assert isinstance(node, ast.FunctionDef)
    assert bound_arguments(node.args, arguments) == expected


def test_a_call_is_split_into_function_and_arguments() -> None:
    assert split_call(" f(1, g(2)) ") == ("f", "1, g(2)")
    for text in ("f", "f(1) + g(2)", "a.f(1)", "f(1"):
        with pytest.raises(BadTarget):
            split_call(text)


def test_the_model_is_shown_what_the_function_needs_of_its_file() -> None:
    needed = "N = 2\n\ndef g(x):\n    return x * N\n\n@print\ndef f(x):\n    return g(x)\n"
    source = f"import os\n{needed}\ndef h():\n    return f(1)\n"
    node = next(n for n in ast.parse(source).body if isinstance(n, ast.FunctionDef) and n.name == "f")
    assert needed_text(source, node) == needed


# Proposing


def test_what_is_said_more_often_is_proposed_first() -> None:
    model = Truthful([locals_of("5"), locals_of("21"), locals_of("21")])
    found = proposals(model, subject_of(SOURCE, "double"), Returns("42"), 4)
    assert [p.arguments for p in found][:2] == ["21", "5"]
    assert {p.origin for p in found[2:]} == {"variation"}, "where the model has no more, what it said is varied"


def test_what_is_no_expression_is_no_candidate() -> None:
    for said in ("<object>", "1) + g(2"):
        echo = subject_of("def echo(x):\n    return x\n", "echo")  # of which nothing is known
        found = proposals(Truthful([locals_of(said)]), echo, Returns("42"), 3)
        assert all(p.origin == "variation" for p in found)


def test_variations_try_the_constants_of_the_code_and_what_is_next_to_them() -> None:
    found = set(zip(range(40), variations(subject_of(GRADE, "grade"), Reaches(8), ["5, 5"]), strict=False))
    texts = {text for _, text in found}
    assert {"89, 5", "90, 5", "91, 5"} <= texts and len(texts) == 40 and "5, 5" not in texts


def test_the_value_that_is_asked_for_is_tried_as_an_argument() -> None:
    first = next(variations(subject_of(SOURCE, "double"), Returns("[4]"), ["'x'"]))
    assert first == "[4]"


def test_variations_of_nothing_have_the_right_number_of_arguments() -> None:
    texts = [text for _, text in zip(range(20), variations(subject_of(GRADE, "grade"), Reaches(8), []), strict=False)]
    calls = [ast.parse(f"f({text})", mode="eval").body for text in texts]
    assert len(texts) == 20 and all(isinstance(c, ast.Call) and 1 <= len(c.args) + len(c.keywords) <= 2 for c in calls)


def test_what_the_model_says_of_another_kind_than_the_code_takes_comes_last() -> None:
    subject = subject_of("def f(x: int) -> int:\n    return x + 1\n", "f")
    said = [Proposal("'5'", "model"), Proposal("5", "model")]
    found = fitting(subject, inputs_of(subject.source, subject.node), said)
    assert [p.arguments for p in found] == ["5", "'5'"]


def test_the_model_may_only_propose_what_the_code_says_its_inputs_look_like() -> None:
    subject = subject_of("def f(x: int) -> int:\n    return x + 1\n", "f")
    assert [p.arguments for p in of_model(Truthful([locals_of("5")]), subject, Returns("6"), 1)] == ["5"]
    with pytest.raises(AssertionError, match="the grammar forbids the answer"):
        of_model(Truthful([locals_of("'5'")]), subject, Returns("6"), 1)


# Observing


def test_a_run_tells_value_exception_and_lines() -> None:
    calls = [
        Call(GRADE, "grade(95)", "'A'"),
        Call(GRADE, "grade(-1)"),
        Call(GRADE, "grade(1, 4)"),
        Call(GRADE, "grade("),
    ]
    good, raising, other, broken = observe(calls)
    assert (good.value, good.equal, good.is_plain, good.lines) == ("'A'", True, True, {5, 7, 8})
    assert raising.value is None and raising.error == "ValueError('negative score')" and "Exception" in raising.kinds
    assert other.value == "0.25" and not other.equal
    assert broken.value is None and "SyntaxError" in (broken.error or "")


def test_a_run_that_does_not_end_is_stopped() -> None:
    [found] = observe([Call("def f():\n    while True:\n        pass\n", "f()")], seconds=0.5)
    assert found.value is None and "stopped" in (found.error or "") and not found.kinds


def test_an_exception_answers_by_its_name_by_its_base_or_by_all_of_it() -> None:
    [seen] = observe([Call(GRADE, "grade(-1)")])
    for error in ("ValueError", "Exception", "ValueError('negative score')"):
        assert is_answer(seen, Raises(error))
    assert not is_answer(seen, Raises("ValueError('other')")) and not is_answer(seen, Raises("KeyError"))


# All of it


FEW = Budget(seconds=float("inf"), runs=4000)
"""Runs and no clock: a busy machine searches no less."""


def test_what_is_right_is_found_by_running_without_a_model_too() -> None:
    [first, *rest] = infer_inputs(None, SOURCE, "double", Returns("42"), 3, run=True, budget=FEW)
    assert (first.arguments, first.verified, first.happened) == ("21", True, "42")
    assert all(c.verified and c.happened in ("42", "42.0") for c in rest), (
        "where something is right, only that is shown"
    )


def test_answers_are_small_and_run_through_different_lines() -> None:
    source = "def f(xs):\n    if len(xs) > 2:\n        return 'many'\n    if 'x' in xs:\n        return 'many'\n"
    found = infer_inputs(None, source, "f", Returns("'many'"), 2, run=True, budget=FEW)
    assert all(c.verified for c in found) and len(found) == 2
    seen = observe([Call(source, f"f({c.arguments})") for c in found])
    assert seen[0].lines != seen[1].lines and max(len(c.arguments) for c in found) <= 12


def test_a_condition_on_the_result_is_met() -> None:
    question = question_of(subject_of(GRADE, "grade"), where="result != 'A' and result < 0.01")
    [first, *_] = infer_inputs(None, GRADE, "grade", question, 1, run=True, budget=FEW)
    assert first.verified and float(first.happened or 1) < 0.01


def test_a_state_at_a_line_is_met() -> None:
    source = "def f(prices):\n    total = 0\n    for price in prices:\n        total += price\n    return total\n"
    question = question_of(subject_of(source, "f"), state="line 4: total == 12 and price == 5")
    [first, *_] = infer_inputs(None, source, "f", question, 1, run=True, budget=FEW)
    assert first.verified and sum(ast.literal_eval(first.arguments.removeprefix("prices="))) >= 17


def test_other_arguments_that_come_to_the_same_are_not_the_same_arguments() -> None:
    source = "def f(a, b):\n    return a * 10 + b\n"
    found = infer_inputs(None, source, "f", question_of(subject_of(source, "f"), same="3, 7"), 2, run=True, budget=FEW)
    assert found and all(c.verified and c.happened in ("37", "37.0") and c.arguments != "3, 7" for c in found)


def test_questions_about_runs_need_leave_to_run() -> None:
    with pytest.raises(BadTarget, match="--run"):
        infer_inputs(None, SOURCE, "double", Where("result > 3"), 1)
    for asked in ({"where": "result <"}, {"state": "line 3: x =="}, {"state": "99: x"}):
        with pytest.raises(BadTarget):
            question_of(subject_of(SOURCE, "double"), **asked)


def test_the_model_is_asked_where_the_search_finds_nothing() -> None:
    source = "import hashlib\n\ndef f(x):\n    return hashlib.sha256(x.encode()).hexdigest()[:8] == '3d9e9c2b' and x\n"
    digest = hashlib.sha256(b"mellon-7731").hexdigest()[:8]
    source = source.replace("3d9e9c2b", digest)
    model = Truthful([json.dumps({"x": "'mellon-7731'"})])
    [first] = infer_inputs(model, source, "f", Where("result"), 1, run=True, budget=Budget(float("inf"), 400))
    assert first.verified is False, "it is not asked about conditions"
    source = source.replace(" and x", " and 1")
    [first] = infer_inputs(model, source, "f", Returns("1"), 1, run=True, budget=Budget(float("inf"), 400))
    assert (first.arguments, first.verified, first.origin) == ("'mellon-7731'", True, "model")


def test_candidates_that_are_said_less_often_come_first_where_they_lead_to_the_answer() -> None:
    said = [locals_of("5"), locals_of("5"), locals_of("21")]
    found = candidates(Truthful(said), subject_of(SOURCE, "double"), Returns("42"), 3)
    assert [c.arguments for c in found][:2] == ["21", "5"] and found[1].times > found[0].times


def test_without_leave_nothing_is_run_and_the_models_word_decides() -> None:
    found = infer_inputs(Truthful([locals_of("5"), locals_of("21")]), SOURCE, "double", Returns("42"), 2)
    assert [(c.arguments, c.predicted, c.agrees, c.verified) for c in found] == [
        ("21", "42", True, None), ("5", "10", False, None),
    ]  # fmt: skip


def test_every_kind_of_question_is_answered() -> None:
    for question, shown in ((Returns("'A'"), ""), (Raises("ValueError"), "-"), (Reaches(8), "")):
        [first, *_] = infer_inputs(None, GRADE, "grade", question, 3, run=True, budget=FEW)
        assert first.verified and first.arguments.startswith(shown)


def test_a_function_that_hangs_is_not_tried_for_long() -> None:
    source = "def f(n):\n    while True:\n        n += 1 if isinstance(n, int) else 0\n"
    assert infer_inputs(None, source, "f", Raises("KeyError"), 1, run=True, budget=FEW) == []


def test_an_example_that_is_an_answer_is_said_to_be_one() -> None:
    [first] = infer_inputs(None, SOURCE, "double", Returns("'abab'"), 1, run=True, known=["'ab'"], budget=FEW)
    assert (first.arguments, first.verified, first.origin) == ("'ab'", True, "example")


def test_where_nothing_is_right_what_came_nearest_is_shown_as_wrong() -> None:
    model = Runtime(NumpyPass(CONFIG, dequantised(random_weights())), TOKENIZER)
    few = Budget(seconds=float("inf"), runs=200)
    found = infer_inputs(model, SOURCE, "double", Returns("'no such value'"), 2, run=True, budget=few)
    assert found and all(isinstance(c, Candidate) and c.verified is False for c in found)


# The command


def asked(tmp_path: Path, *arguments: str) -> argparse.Namespace:
    (tmp_path / "program.py").write_text(SOURCE)
    parser = argparse.ArgumentParser()
    declare(parser)
    return parser.parse_args([f"{tmp_path / 'program.py'}::double", *arguments])


@pytest.mark.parametrize(("x", "code", "word"), [("21", 0, "right"), ("{}", 0, "right"), ("'a'", 1, "wrong")])
def test_the_command_shows_what_is_right_and_what_is_wrong(
    x: str, code: int, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    value = "42" if x == "21" else "'no'" if x == "'a'" else None
    question = ("--returns", value) if value else ("--raises", "TypeError")
    seconds = "1" if code else "600"
    given = asked(tmp_path, *question, "--run", "--count", "1", "--seconds", seconds)
    assert run(given, Truthful([locals_of(x)])) == code
    assert capsys.readouterr().out.startswith(word)


def test_the_command_without_leave_says_what_the_model_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(asked(tmp_path, "--reaches", "3", "--json"), Truthful([locals_of("None"), locals_of("7")])) == 0
    first, *_ = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert (first["arguments"], first["agrees"], first["verified"]) == ("None", True, None)


def test_the_table_keeps_to_its_columns() -> None:
    long = Candidate(repr("word " * 40), predicted=repr("other " * 40), confidence=0.5)
    lines = list(table("f", Returns("1"), [long, Candidate("1", verified=True, happened="1")]))
    assert max(map(len, lines)) <= 80 and lines[-2].startswith("right     f(1)")


def test_what_can_be_worked_out_needs_no_model_that_knows_anything() -> None:
    """Answers come first, whatever a model finds likely; what cannot be worked out is asked of it, so many at most."""
    knows_nothing = Runtime(NumpyPass(CONFIG, dequantised(random_weights())), TOKENIZER)
    source = "import elsewhere\n\ndef f(n):\n    if n == 3:\n        return elsewhere.look(n)\n    return n * 2\n"
    found = [Candidate("3"), Candidate("5"), Candidate("3.0"), Candidate("4")]
    seen = judged(knows_nothing, subject_of(source, "f"), Returns("8"), found, count=1)
    assert [(c.arguments, c.is_worked_out, c.agrees) for c in seen] == [("5", True, False), ("4", True, True)]
    more = judged(knows_nothing, subject_of(source, "f"), Returns("8"), found, count=2)
    assert [c.arguments for c in more] == ["5", "4", "3", "3.0"]
    assert not any(c.is_worked_out for c in more[2:])


ASKING = "import os\n\ndef f(n):\n    m = os.getpid() * 0\n    return m + n * 2\n"
"""Without a run nobody but a model can say what it gives."""


def test_what_cannot_be_worked_out_the_model_checks_by_its_own_walks() -> None:
    subject, found = subject_of(ASKING, "f"), [Candidate(text) for text in ("3", "5", "4", "2")]
    walked = checked(Truthful(), subject, Returns("8"), found, 1)
    assert [(c.arguments, c.predicted, c.agrees, c.is_checked) for c in walked] == [
        ("3", "6", False, True), ("5", "10", False, True), ("4", "8", True, True),
    ], "one after the other, until one comes to what was asked for"  # fmt: skip
    assert all(0 < c.confidence <= 1 and not c.is_worked_out and c.verified is None for c in walked)
    assert [c.arguments for c in checked(Truthful(), subject, Returns("8"), found, 2)] == ["3", "5", "4", "2"]


def test_patience_ends_walks_and_what_came_to_no_end_speaks_for_nothing() -> None:
    subject, found = subject_of(ASKING, "f"), [Candidate(text) for text in ("3", "5", "4", "2")]

    def walked(patience: Patience) -> list[str]:
        return [c.arguments for c in checked(Truthful(), subject, Returns("8"), found, 1, patience)]

    assert walked(Patience(walks=2)) == ["3", "5"]
    assert walked(Patience(tokens=1)) == ["3"]
    [first] = checked(Truthful(), subject, Returns("8"), [Candidate("4")], 1, Patience(each=1))
    assert (first.is_checked, first.agrees) == (False, False)


def test_what_its_walk_speaks_against_comes_behind_what_was_not_looked_at() -> None:
    refuted = Candidate("1", is_checked=True, predicted="9", log_probability=-1.0)
    open_, right = Candidate("2", log_probability=-5.0), Candidate("3", is_checked=True, agrees=True)
    known = Candidate("4", is_worked_out=True, agrees=True, log_probability=-9.0)
    assert [c.arguments for c in sorted([refuted, open_, right, known], key=rank)] == ["4", "3", "2", "1"]


def test_a_program_that_cannot_be_loaded_is_checked_by_walks_before_it_is_run_guided(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    heard: list[str] = []

    def lacking(calls: Sequence[Call], seconds: float = 1.0) -> list[Observed]:
        heard.extend(call.text for call in calls)
        return [Observed(None, "ModuleNotFoundError", frozenset()) for _ in calls]

    def cannot(*_: object, **__: object) -> None:
        raise CannotRun("elsewhere is not there")

    monkeypatch.setattr("ndb.inverse.infer.searched", cannot)
    said = Truthful([json.dumps({"n": "3"}), json.dumps({"n": "4"})])
    found = infer_inputs(said, ASKING, "f", Returns("8"), 2, run=True, observer=lacking)
    assert heard[0] == "f(4)", "what its own walk confirms comes first"
    assert [(c.arguments, c.agrees, c.is_checked, c.verified) for c in found[:1]] == [("4", True, True, False)]


def test_the_command_says_what_was_checked_by_the_models_own_walk(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "asking.py").write_text(ASKING)
    parser = argparse.ArgumentParser()
    declare(parser)
    given = parser.parse_args([f"{tmp_path / 'asking.py'}::f", "--returns", "8", "--count", "1"])
    assert run(given, Truthful([json.dumps({"n": "3"}), json.dumps({"n": "4"})])) == 0
    first, why = capsys.readouterr().out.splitlines()
    assert first == "likely    f(4)"
    assert why.strip().startswith("checked by the model's own walk: 8, ") and why.endswith("% sure")
