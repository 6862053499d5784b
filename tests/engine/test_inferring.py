"""Questions asked backwards, with a model that knows the answers and one that knows nothing."""

import argparse
import ast
import doctest
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "model"))

from small_model import CONFIG, TOKENIZER, random_weights

import ndb.api
from ndb.engine.inferring import Candidate, Talk, arguments_text, blocks, infer_inputs, predict_output, rendered
from ndb.errors import BadTarget
from ndb.frontend.infer import declare, run
from ndb.language.decoding import Choose, Chosen, Feed, Prediction
from ndb.model.runtime import Runtime, Sampling
from ndb.model.runtime_numpy import NumpyPass
from ndb.model.weights import dequantised

SOURCE = "def double(x):\n    if x is None:\n        return None\n    return x + x\n"


class Saying:
    """A model that says given texts: arguments when asked backwards, in turn; outputs when asked forwards."""

    tokenizer = TOKENIZER

    def __init__(self, inputs: Sequence[str], outputs: dict[str, str]) -> None:
        self.inputs, self.outputs, self.turn = inputs, outputs, 0

    def drive_all(self, talks: Sequence[Talk], sampling: Sampling, random: object) -> list[Prediction]:
        return [self.drive(talk) for talk in talks]

    def drive(self, talk: Talk) -> Prediction:
        fed = next(talk)
        assert isinstance(fed, Feed)
        text = self._answer(TOKENIZER.decode(fed.ids))
        ids = iter(TOKENIZER.encode(text))
        try:
            request = next(talk)
            while True:
                token = next(ids)
                assert isinstance(request, Choose) or request.ids == (token,)
                request = talk.send(Chosen(token, -0.1) if isinstance(request, Choose) else None)
        except StopIteration as end:
            return end.value  # type: ignore[no-any-return]

    def _answer(self, read: str) -> str:
        action = read.rsplit("<|action_sep|>", 1)[1]
        if "inv_step_call" in action:
            self.turn += 1
            x = self.inputs[(self.turn - 1) % len(self.inputs)]
            return f'<|inv_call_sep|><|src_sep|>def double(x):<|arg_sep|>{{"x": "{x}"}}<|action_sep|>'
        call = read.split("    return double(")[1].split(")\n")[0]
        if "step_return" in action:
            return f'<|return_sep|><|src_sep|>    return x + x<|arg_sep|>"{self.outputs[call]}"<|action_sep|>'
        if "call_sep" in read.rsplit("<|frame_sep|>", 2)[1]:
            return f"<|line_sep|><|arg_sep|>{{}}<|src_sep|>    return double({call})<|action_sep|>"
        return f'<|call_sep|><|src_sep|>def double(x):<|arg_sep|>{{"x": "{call}"}}<|action_sep|>'


def test_an_output_is_predicted_without_running_anything() -> None:
    assert predict_output(Saying([], {"21": "42"}), SOURCE, "double(21)") == "42"


def test_candidates_are_ranked_by_what_speaks_for_them() -> None:
    model = Saying(["5", "21"], {"5": "42", "21": "42"})
    found = infer_inputs(model, SOURCE, "double", "42", run=True)
    assert [(c.arguments, c.agrees, c.verified) for c in found] == [("21", True, True), ("5", True, False)]


def test_without_leave_nothing_is_run() -> None:
    found = infer_inputs(Saying(["21"], {"21": "40"}), SOURCE, "double", "42")
    assert [(c.predicted, c.agrees, c.verified) for c in found] == [("40", False, None)]


def test_a_candidate_that_fails_says_how() -> None:
    [found] = infer_inputs(Saying(["{}"], {"{}": "42"}), SOURCE, "double", "42", run=True)
    assert found.verified is False and "TypeError" in (found.error or "")


def test_what_is_no_expression_is_no_candidate() -> None:
    assert infer_inputs(Saying(["<object>"], {}), SOURCE, "double", "42") == []
    assert infer_inputs(Saying(["1) + g(2"], {}), SOURCE, "double", "42") == []


def test_a_model_that_knows_nothing_gives_candidates_that_are_shown_as_wrong() -> None:
    model = Runtime(NumpyPass(CONFIG, dequantised(random_weights())), TOKENIZER)
    found = infer_inputs(model, SOURCE, "double", "42", 2, run=True)
    assert all(isinstance(c, Candidate) and c.verified is False for c in found)


@pytest.mark.parametrize(
    ("source", "function", "returns"),
    [(SOURCE, "triple", "1"), ("def f(:\n", "f", "1"), (SOURCE, "double", "open('x')"), (SOURCE, "double", "1 +")],
)
def test_what_cannot_be_asked_is_a_mistake_that_is_explained(source: str, function: str, returns: str) -> None:
    with pytest.raises(BadTarget):
        infer_inputs(Saying([], {}), source, function, returns)


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


def test_the_model_is_shown_what_the_function_needs_of_its_file() -> None:
    needed = "N = 2\n\ndef g(x):\n    return x * N\n\n@print\ndef f(x):\n    return g(x)\n"
    source = f"import os\n{needed}\ndef h():\n    return f(1)\n"
    node = next(n for n in ast.parse(source).body if isinstance(n, ast.FunctionDef) and n.name == "f")
    assert blocks(source, node) == needed


def test_the_examples_of_the_api_are_right() -> None:
    assert doctest.testmod(ndb.api).attempted >= 4 and doctest.testmod(ndb.api).failed == 0


def test_the_api_takes_any_model() -> None:
    assert ndb.api.predict_output(SOURCE, "double(21)", Saying([], {"21": "42"})) == "42"
    [found] = ndb.api.infer_inputs(SOURCE, "double", "42", run=True, model=Saying(["21"], {"21": "42"}))
    assert found.verified


@pytest.mark.parametrize(("inputs", "code", "word"), [(["21"], 0, "right"), (["5"], 1, "wrong")])
def test_the_command_shows_what_is_right_and_what_is_wrong(
    inputs: list[str], code: int, word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "program.py").write_text(SOURCE)
    parser = argparse.ArgumentParser()
    declare(parser)
    asked = parser.parse_args([f"{tmp_path / 'program.py'}::double", "--returns", "42", "--run"])
    assert run(asked, Saying(inputs, {"21": "42", "5": "42"})) == code
    assert capsys.readouterr().out.startswith(word)
