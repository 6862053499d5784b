"""The examples of the documentation are run, with the model that comes with ndb."""

import doctest
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent / "engine"))

from truthful import Truthful

import ndb.api
from ndb.model.load import NoModel, open_model

ROOT = Path(__file__).parents[1]
SOURCE = "def double(x):\n    return x + x\n"


def test_the_examples_of_the_documentation_are_right(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    done = doctest.testfile(str(ROOT / "docs" / "api.md"), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert done.attempted >= 25 and done.failed == 0


def test_the_examples_of_the_module_are_right() -> None:
    done = doctest.testmod(ndb.api)
    assert done.attempted >= 4 and done.failed == 0


def test_the_api_takes_any_model() -> None:
    model = Truthful(['{"x": "21"}'])
    assert ndb.api.predict_output(SOURCE, "double(21)", model).value == "42"
    [found, *_] = ndb.api.infer_inputs(SOURCE, "double", returns="42", run=True, seconds=600, model=model)
    assert found.verified and found.arguments == "21"


def test_a_folder_without_a_model_is_a_mistake_that_is_explained(tmp_path: Path) -> None:
    with pytest.raises(NoModel, match=r"model\.safetensors"):
        ndb.api.load(tmp_path)


def test_a_model_on_a_torch_device_says_what_the_light_runtime_says() -> None:
    pytest.importorskip("torch")
    light, torch = open_model(), open_model(None, "cpu")
    here, there = (ndb.api.predict_output(SOURCE, "double(4)", model) for model in (light, torch))
    assert (here.value, here.error) == (there.value, there.error)


def test_an_output_that_other_files_decide_is_worked_out_where_the_file_is_known(tmp_path: Path) -> None:
    (tmp_path / "rates.py").write_text("RATES = {'DE': 19}\n")
    (tmp_path / "shop.py").write_text("from rates import RATES\n\ndef tax(x):\n    return x * RATES['DE'] // 100\n")
    source = (tmp_path / "shop.py").read_text()
    found = ndb.api.predict_output(source, "tax(200)", file=tmp_path / "shop.py")
    assert found.value == "38" and found.is_worked_out and found.lines == {4}
