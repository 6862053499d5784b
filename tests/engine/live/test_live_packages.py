"""Live programs of several files: functions in packages, and breakpoints in files that are imported later."""

from pathlib import Path
from textwrap import dedent

import pytest

from ndb.engine.live.launch import Program
from ndb.errors import BadTarget
from ndb.session.open import Wanted, opened
from ndb.trace.state import Exit

FILES = {
    "src/shop/__init__.py": "from .totals import total\n",
    "src/shop/totals.py": """
        from . import registry
        class Till:
            def take(self, amount):
                return total([amount])
        def total(prices):
            registry.load()
            amount = sum(prices)
            for step in registry.STEPS:
                amount = step(amount)
            return amount
        """,
    "src/shop/registry.py": """
        from importlib import import_module
        STEPS = []
        def step(function):
            STEPS.append(function)
            return function
        def load():
            import_module("shop.steps.discount")
        """,
    "src/shop/steps/__init__.py": "",
    "src/shop/steps/discount.py": """
        from shop.registry import step
        from shop.totals import total
        @step
        def discount(amount):
            assert total.__module__ == "shop.totals"
            return amount - 1
        """,
}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name, text in FILES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text).removeprefix("\n"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_function_of_a_package_that_imports_it_is_called(project: Path) -> None:
    with opened(Wanted(Program("src/shop/totals.py::Till.take", args="Till(), 3"))) as found:
        state = found.session.place.state
        assert state is not None and (state.function, state.file) == ("Till.take", "shop/totals.py")
        assert found.session.resume().place.exit is Exit.NORMAL
        last = found.session.engine.timeline
        assert last.state(len(last) - 1).value == "2"


@pytest.mark.parametrize(
    "place", ["shop/steps/discount.py", "src/shop/steps/discount.py", "steps/discount.py", "discount.py"]
)
def test_a_breakpoint_is_set_in_a_file_that_is_imported_later(place: str, project: Path) -> None:
    with opened(Wanted(Program("src/shop/totals.py::total", args="[1, 2]"))) as found:
        made = found.session.set_breakpoint.at_line(place, 6)
        assert made.place == ("shop/steps/discount.py", 6)
        state = found.session.resume().place.state
        assert state is not None and (state.function, state.line) == ("discount", 6)


def test_a_file_that_has_run_is_found_by_where_it_is_from_here(project: Path) -> None:
    with opened(Wanted(Program("src/shop/totals.py::total", args="[1, 2]"))) as found:
        assert found.session.set_breakpoint.at_line("src/shop/totals.py", 7).place == ("shop/totals.py", 7)


def test_what_a_package_lacks_is_said_with_the_way_to_go_on(project: Path) -> None:
    (project / "src" / "shop" / "__init__.py").write_text("import no_such_thing\n")
    says = r"No module named 'no_such_thing' \(shop/__init__.py, line 1\); ndb guided src/shop/totals.py::total assumes"
    with pytest.raises(BadTarget, match=says), opened(Wanted(Program("src/shop/totals.py::total", args="[1]"))):
        pass
