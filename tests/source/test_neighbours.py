"""Files that import what stands beside them."""

from pathlib import Path

import pytest

from ndb.source.neighbours import Place, place_of


@pytest.fixture
def file(tmp_path: Path) -> Path:
    (tmp_path / "shop").mkdir()
    (tmp_path / "shop" / "__init__.py").write_text("")
    (tmp_path / "helpers.py").write_text("")
    return tmp_path / "shop" / "price.py"


def test_a_file_of_a_package_that_imports_from_it_has_a_place(file: Path) -> None:
    for text in ("from .tax import rate\n", "from . import tax\n", "from shop import tax\n", "import helpers\n"):
        assert place_of(file, text) == Place(str(file.parents[1].resolve()), "shop")


def test_a_script_has_a_place_if_it_imports_a_file_beside_it(file: Path) -> None:
    script = file.parents[1] / "script.py"
    assert place_of(script, "from helpers import x\n") == Place(str(script.parent.resolve()), "")
    for text in ("import json\n", "x = 1\n", "def f(:\n"):
        assert place_of(script, text) is None
