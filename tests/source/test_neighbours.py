"""Files that import what stands beside them: where from, and what they are called there."""

from pathlib import Path

import pytest

from ndb.source.neighbours import Place, place_if_needed, place_of


def made(folder: Path, *names: str) -> list[Path]:
    """Empty files."""
    paths = [folder / name for name in names]
    for path in paths:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return paths


def names(folder: Path, place: Place) -> tuple[str, str, str]:
    """A place as a test can say it."""
    return Path(place.root).relative_to(folder).as_posix(), place.module, place.package


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made(tmp_path, "shop/__init__.py", "helpers.py")
    return tmp_path / "shop" / "price.py"


def test_a_file_of_a_package_that_imports_from_it_has_a_place(file: Path) -> None:
    for text in ("from .tax import rate\n", "from . import tax\n", "from shop import tax\n", "import helpers\n"):
        place = place_if_needed(file, text)
        assert place == Place(str(file), str(file.parents[1]), "shop.price", "shop")


def test_a_script_has_a_place_if_it_imports_a_file_beside_it(file: Path) -> None:
    script = file.parents[1] / "script.py"
    assert place_if_needed(script, "from helpers import x\n") == Place(str(script), str(script.parent), "script", "")
    for text in ("import json\n", "x = 1\n", "def f(:\n"):
        assert place_if_needed(script, text) is None


def test_the_file_of_a_package_itself_is_called_like_the_package(tmp_path: Path) -> None:
    [file] = made(tmp_path, "shop/__init__.py")
    assert names(tmp_path, place_of(file, "from .tax import rate\n")) == (".", "shop", "shop")


def test_a_folder_whose_name_is_none_is_no_package(tmp_path: Path) -> None:
    _, _, file = made(tmp_path, "my-project/__init__.py", "my-project/shop/__init__.py", "my-project/shop/tax.py")
    assert names(tmp_path, place_of(file, "")) == ("my-project", "shop.tax", "shop")


def test_a_file_whose_name_is_none_has_a_module_all_the_same(tmp_path: Path) -> None:
    _, dashed, dotted = made(tmp_path, "shop/__init__.py", "shop/a-b.py", "shop/v1.2.py")
    assert names(tmp_path, place_of(dashed, "")) == (".", "shop.a-b", "shop")
    assert names(tmp_path, place_of(dotted, "")) == (".", "shop.v1_2", "shop")


def test_folders_without_an_init_are_packages_where_relative_imports_need_them(tmp_path: Path) -> None:
    [file, _] = made(tmp_path, "app/services/billing.py", "app/models.py")
    assert names(tmp_path, place_of(file, "x = 1\n")) == ("app/services", "billing", "")
    assert names(tmp_path, place_of(file, "from . import tax\n")) == ("app", "services.billing", "services")
    assert names(tmp_path, place_of(file, "from ..models import User\n")) == (
        ".",
        "app.services.billing",
        "app.services",
    )


def test_folders_without_an_init_are_packages_where_imports_name_them(tmp_path: Path) -> None:
    [file, _] = made(tmp_path, "app/services/billing.py", "app/models.py")
    for text in ("from app.models import User\n", "import app.models\n", "from app import models\n"):
        assert names(tmp_path, place_of(file, text)) == (".", "app.services.billing", "app.services")


def test_a_folder_called_like_an_installed_package_is_not_taken_for_it(tmp_path: Path) -> None:
    [file, *_] = made(tmp_path, "pandas/scripts/run.py", "pandas/pandas/__init__.py", "pandas/pandas/core.py")
    for text in ("import pandas\n", "from pandas.core import x\n", "import json\n"):
        assert names(tmp_path, place_of(file, text)) == ("pandas/scripts", "run", "")
