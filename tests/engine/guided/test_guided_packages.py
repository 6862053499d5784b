"""Guided runs of functions in packages: whose package cannot be imported, and what is said of other files."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent

import pytest

from ndb.engine.guided.engine import readable_for
from ndb.engine.guided.explore import explore
from ndb.engine.guided.guided_calls import outcome_of_run
from ndb.engine.guided.guided_run import GuidedRun, GuidedWorker, Order
from ndb.engine.guided.mocks import absent_modules, written_tests
from ndb.frontend.explore_picture import errors_told
from ndb.source.neighbours import place_if_needed

PRICING = """
    from .tax import rate
    def total(prices):
        amount = 0
        for price in prices:
            amount += price * rate(price)
        return amount
    """
TAX = "def rate(price):\n    from shop.pricing import total\n    return 2 * (total.__module__ == 'shop.pricing')\n"


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text).removeprefix("\n"), encoding="utf-8")


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GuidedWorker]:
    with GuidedWorker([str(tmp_path_factory.getbasetemp())]) as made:
        yield made


def run(worker: GuidedWorker, target: str, args: str | None = None) -> GuidedRun:
    return worker.run(Order(target, args=args))


def test_a_package_that_imports_its_modules_is_run_as_it_is(worker: GuidedWorker, tmp_path: Path) -> None:
    write(
        tmp_path, {"shop/__init__.py": "from .pricing import total\n", "shop/pricing.py": PRICING, "shop/tax.py": TAX}
    )
    found = run(worker, f"{tmp_path}/shop/pricing.py::total", "[1, 2]")
    assert (found.value, found.is_exact, found.assumptions) == ("6", True, ())


def test_what_a_package_lacks_is_assumed_and_its_functions_run(worker: GuidedWorker, tmp_path: Path) -> None:
    lacking = "import no_such_thing\nfrom .pricing import total\nSESSION = no_such_thing.Session()\n"
    write(tmp_path, {"shop/__init__.py": lacking, "shop/pricing.py": PRICING, "shop/tax.py": TAX})
    found = run(worker, f"{tmp_path}/shop/pricing.py::total", "[1, 2]")
    assert (found.value, found.missing_modules) == ("6", ("no_such_thing",))


def test_a_package_whose_import_fails_is_taken_as_far_as_it_came_and_nothing_is_called_exact(
    worker: GuidedWorker, tmp_path: Path
) -> None:
    failing = "NAME = 'shop'\nraise RuntimeError('not configured')\n"
    pricing = "def name():\n    from . import NAME\n    return NAME\n"
    write(tmp_path, {"shop/__init__.py": failing, "shop/pricing.py": pricing})
    found = run(worker, f"{tmp_path}/shop/pricing.py::name", "")
    assert (found.value, found.is_exact) == ("'shop'", False)
    assert found.half_made == ("shop is imported up to line 2 only: RuntimeError: not configured",)


def test_lines_that_ran_are_those_of_the_file_that_was_asked_for(worker: GuidedWorker, tmp_path: Path) -> None:
    outer = "def name():\n    from .inner import name\n    return name()\n"
    inner = "\n\n\n\ndef name():\n    return 'inner'\n"
    write(tmp_path, {"shop/__init__.py": outer, "shop/inner/__init__.py": inner})
    assert run(worker, f"{tmp_path}/shop/__init__.py::name", "").lines == (2, 3)


def test_a_function_that_is_called_main_has_lines_that_ran(worker: GuidedWorker, tmp_path: Path) -> None:
    write(tmp_path, {"cli.py": "def main(argv):\n    return len(argv)\n"})
    assert run(worker, f"{tmp_path}/cli.py::main", "['a']").lines == (2,)


def test_assumptions_in_other_files_say_so(worker: GuidedWorker, tmp_path: Path) -> None:
    pricing = "from .tax import rate\ndef total(order):\n    if order.paid:\n        return 0\n    return rate(order)\n"
    tax = "\n\ndef rate(order):\n    return 1 if order.small else 2\n"
    write(tmp_path, {"shop/__init__.py": "", "shop/pricing.py": pricing, "shop/tax.py": tax})
    found = run(worker, f"{tmp_path}/shop/pricing.py::total")
    assert [each.where for each in found.assumptions] == ["line 3", "shop/tax.py, line 3"]
    assert [each.as_json().get("file") for each in found.assumptions] == [None, "shop/tax.py"]


def test_an_exploration_aims_at_lines_of_its_own_file_only(worker: GuidedWorker, tmp_path: Path) -> None:
    pricing = """
        from .tax import rate
        def total(order):
            if order.paid:
                return 0
            if order.free:
                return 1
            return rate(order)
        """
    tax = "def rate(order):\n    if order.small:\n        return 1\n    raise KeyError(order.size)\n"
    write(tmp_path, {"shop/__init__.py": "", "shop/pricing.py": pricing, "shop/tax.py": tax})
    order = Order(f"{tmp_path}/shop/pricing.py::total")
    found = explore(worker, order, dedent(pricing).removeprefix("\n"))
    assert found.reached == found.lines
    assert all(said.partition(" when ")[0].endswith("in shop/tax.py, line 4") for said in errors_told(found))


def test_a_file_beside_the_package_may_be_read(tmp_path: Path) -> None:
    write(tmp_path, {"shop/__init__.py": "", "shop/pricing.py": "def f():\n    return 1\n"})
    assert readable_for(Order(f"{tmp_path}/shop/pricing.py::f")) == [str(tmp_path)]


def test_modules_that_take_too_long_to_import_are_told_from_code_that_does(
    worker: GuidedWorker, tmp_path: Path
) -> None:
    write(tmp_path, {"shop/__init__.py": "while True: pass\n", "shop/pricing.py": "def f():\n    return 1\n"})
    found = worker.run(Order(f"{tmp_path}/shop/pricing.py::f", args="", seconds=0.5))
    assert found.error == "stopped after its time, while its modules were imported"


def test_files_of_the_folder_one_stands_in_are_read_as_they_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, {"src/shop/__init__.py": "def f():\n    return open('data.txt').read()\n", "data.txt": "5"})
    monkeypatch.chdir(tmp_path)
    order = Order("src/shop/__init__.py::f", args="")
    with GuidedWorker(readable_for(order)) as made:
        found = made.run(order)
    assert (found.value, found.is_exact, found.assumptions) == ("'5'", True, ())


def test_what_is_written_where_only_can_be_read_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    body = "def f():\n    with open('made', 'w') as file:\n        file.write('5')\n    return open('made').read()\n"
    write(tmp_path, {"shop/__init__.py": body})
    monkeypatch.chdir(tmp_path)
    order = Order("shop/__init__.py::f", args="")
    with GuidedWorker(readable_for(order)) as made:
        found = made.run(order)
    assert (found.value, found.assumptions) == ("'5'", ())
    assert not (tmp_path / "made").exists()


def test_modules_that_the_environment_names_are_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, {"src/shop.py": "RATE = 2\n", "tests/t.py": "import shop\ndef f():\n    return shop.RATE\n"})
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "src"))
    order = Order(f"{tmp_path}/tests/t.py::f", args="")
    with GuidedWorker(readable_for(order)) as made:
        found = made.run(order)
    assert (found.value, found.assumptions) == ("2", ())


def test_an_object_without_a_text_of_its_own_is_shown_by_what_it_holds(worker: GuidedWorker, tmp_path: Path) -> None:
    write(tmp_path, {"p.py": "class C:\n    def __init__(self):\n        self.x = [1]\ndef f():\n    return C()\n"})
    assert run(worker, f"{tmp_path}/p.py::f", "").value == "C(x=[1])"


def test_members_of_enumerations_are_named_in_what_is_assumed(worker: GuidedWorker, tmp_path: Path) -> None:
    text = "from enum import Enum\nclass S(Enum):\n    A = 1\ndef f(x):\n    return 1 if x.state is S.A else 2\n"
    write(tmp_path, {"p.py": text})
    assert [each.expression for each in run(worker, f"{tmp_path}/p.py::f").assumptions] == ["x.state is S.A"]


def test_a_call_of_a_project_that_cannot_run_is_run_guided_where_it_is(tmp_path: Path) -> None:
    text = "import no_such_thing\nfrom .tax import RATE\ndef f(x):\n    return x * RATE\n"
    write(tmp_path, {"shop/__init__.py": "", "shop/tax.py": "RATE = 2\n", "shop/price.py": text})
    place = place_if_needed(tmp_path / "shop" / "price.py", text)
    found = outcome_of_run(text, "f(21)", place=place)
    assert found is not None and (found.value, found.assumed) == ("42", ())


def test_modules_beside_a_file_are_there(tmp_path: Path) -> None:
    write(tmp_path, {"shop/__init__.py": "", "near.py": ""})
    assert absent_modules("import shop.tax, near, nowhere\n", tmp_path) == ["nowhere"]


def test_the_tests_that_exploring_a_package_writes_import_it_from_where_it_is(
    worker: GuidedWorker, tmp_path: Path
) -> None:
    text = "from .tax import RATE\ndef f(x):\n    return len(x.parts) * RATE\n"
    write(tmp_path, {"src/shop/__init__.py": "", "src/shop/tax.py": "RATE = 2\n", "src/shop/price.py": text})
    order = Order(f"{tmp_path}/src/shop/price.py::f")
    output = tmp_path / "tests" / "test_price.py"
    output.parent.mkdir()
    output.write_text(written_tests(order, explore(worker, order, text), text, output))
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(output)]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert "1 passed" in done.stdout, done.stdout + output.read_text()


def test_a_module_is_found_and_run_where_one_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    main = "import sys\nfrom .tax import RATE\nprint(RATE, open('data').read())\nsys.exit(0)\n"
    write(tmp_path, {"shop/__init__.py": "", "shop/tax.py": "RATE = 2\n", "shop/__main__.py": main, "data": "5"})
    monkeypatch.chdir(tmp_path)
    order = Order("shop", is_module=True)
    with GuidedWorker(readable_for(order)) as made:
        found = made.run(order)
    assert (found.output, found.error, found.assumptions) == ("2 5\n", None, ())
