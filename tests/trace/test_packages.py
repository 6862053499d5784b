"""Functions in files of packages: their module is imported as Python would import it, and everybody has the same."""

import subprocess
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from ndb.errors import BadTarget
from ndb.trace.recorder.record_target import record_target
from ndb.trace.state import State, states
from ndb.trace.tracefile.open_trace import open_trace

SHOP = {
    "shop/__init__.py": "from .pricing import total\nfrom .tax import rate\n",
    "shop/pricing.py": """
        from .tax import rate
        class Item:
            def __init__(self, price):
                self.price = price
        def total(*prices):
            return sum(rate(Item(price)) for price in prices)
        """,
    "shop/tax.py": """
        def rate(item):
            from .pricing import Item
            from shop import pricing
            return item.price * 2 if isinstance(item, Item) and pricing.Item is Item else None
        """,
}
"""The most usual layout there is: the package imports from its own modules, which import each other."""


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(dedent(text).removeprefix("\n"), encoding="utf-8")


def recorded(target: Path | str, args: str = "", **options: bool) -> list[State]:
    """The states of a call of a function."""
    out = Path(str(target).partition("::")[0]).parent / "out.ndb"
    record_target(str(target), out=out, args=args, **options)
    return list(states(open_trace(out).threads[0]))


def value(target: Path | str, args: str = "") -> str | None:
    """What a call of a function gives."""
    return recorded(target, args)[-1].value


def test_a_package_may_import_the_function_that_is_called(tmp_path: Path) -> None:
    write(tmp_path, SHOP)
    assert value(f"{tmp_path}/shop/pricing.py::total", "1, 2") == "6"


@pytest.mark.parametrize("options", [{}, {"expressions": True}])
def test_a_recording_of_a_function_in_a_package_starts_at_its_call(options: dict[str, bool], tmp_path: Path) -> None:
    write(tmp_path, SHOP)
    found = recorded(f"{tmp_path}/shop/pricing.py::total", "1", **options)
    lines = [state.source for state in found if state.event.word in ("call", "line")]
    assert lines[:3] == ["def main():", "    return total(1)", "def total(*prices):"]
    assert {state.file for state in found} == {"shop/pricing.py", "shop/tax.py"}


def test_a_module_is_run_once_whoever_imports_it(tmp_path: Path) -> None:
    write(tmp_path, {
        "app/__init__.py": "RUNS = []\nfrom . import plugins\n",
        "app/plugins/__init__.py": "from importlib import import_module\nimport_module('app.plugins.csv')\n",
        "app/plugins/csv.py": "import app\nfrom app.registry import plugin\napp.RUNS.append(__name__)\n"
                              "@plugin\ndef read(text):\n    return text.split(',')\n",
        "app/registry.py": "PLUGINS = {}\ndef plugin(function):\n    PLUGINS[function.__name__] = function\n"
                           "    return function\n",
    })  # fmt: skip
    asked = "__import__('app').RUNS, __import__('app').registry.PLUGINS['read'] is read"
    file = tmp_path / "app" / "plugins" / "csv.py"
    file.write_text(file.read_text() + f"def seen():\n    return {asked}\n")
    assert value(f"{file}::seen") == "(['app.plugins.csv'], True)"


def test_a_function_of_the_file_of_a_package_itself_is_called(tmp_path: Path) -> None:
    own = "from . import tax\nfrom .tax import NAME\ndef name():\n    return NAME, __name__\n"
    write(tmp_path, {"shop/__init__.py": own, "shop/tax.py": "import shop\nNAME = shop.__name__\n"})
    assert value(f"{tmp_path}/shop/__init__.py::name") == "('shop', 'shop')"


def test_a_folder_without_an_init_is_a_package_where_imports_say_so(tmp_path: Path) -> None:
    billing = """
        from ..models import User
        from app.models import User as Same
        def bill():
            return User.name, User is Same, __name__
        """
    write(tmp_path, {"app/models.py": "class User:\n    name = 'Ann'\n", "app/services/billing.py": billing})
    assert value(f"{tmp_path}/app/services/billing.py::bill") == "('Ann', True, 'app.services.billing')"


def test_a_file_in_a_package_whose_name_is_none_can_be_called(tmp_path: Path) -> None:
    write(
        tmp_path,
        {"shop/__init__.py": "RATE = 3\n", "shop/price-list.py": "from . import RATE\ndef f():\n    return RATE\n"},
    )
    assert value(f"{tmp_path}/shop/price-list.py::f") == "3"


def test_the_module_finds_itself_as_any_module_does(tmp_path: Path) -> None:
    text = "import sys\ndef f():\n    own = sys.modules[__name__]\n"
    text += (
        "    return own.f is f, __spec__.name, __package__, type(__loader__).__name__, __spec__.loader is __loader__\n"
    )
    write(tmp_path, {"shop/__init__.py": "", "shop/own.py": text})
    assert value(f"{tmp_path}/shop/own.py::f") == "(True, 'shop.own', 'shop', 'SourceFileLoader', True)"


def test_a_module_that_its_package_loads_lazily_is_the_same_for_all(tmp_path: Path) -> None:
    lazy = """
        import sys
        from importlib.util import LazyLoader, find_spec, module_from_spec
        spec = find_spec("shop.pricing")
        spec.loader = LazyLoader(spec.loader)
        pricing = sys.modules["shop.pricing"] = module_from_spec(spec)
        spec.loader.exec_module(pricing)
        """
    write(
        tmp_path,
        {"shop/__init__.py": lazy, "shop/pricing.py": "import shop\ndef f():\n    return shop.pricing.f is f\n"},
    )
    assert value(f"{tmp_path}/shop/pricing.py::f") == "True"


def test_whoever_records_keeps_the_modules_that_it_had(tmp_path: Path) -> None:
    import json
    import json.decoder

    write(
        tmp_path, {"json/__init__.py": "from .decoder import f\n", "json/decoder.py": "def f():\n    return __file__\n"}
    )
    assert value(f"{tmp_path}/json/decoder.py::f") == repr(str(tmp_path / "json" / "decoder.py"))
    assert sys.modules["json"] is json and sys.modules["json.decoder"] is json.decoder


def test_a_file_that_has_changed_is_read_anew_with_its_package(tmp_path: Path) -> None:
    write(tmp_path, {"shop/__init__.py": "from .tax import RATE\n", "shop/tax.py": "RATE = 1\n",
                     "shop/price.py": "from . import RATE\ndef f():\n    return RATE\n"})  # fmt: skip
    assert value(f"{tmp_path}/shop/price.py::f") == "1"
    (tmp_path / "shop" / "tax.py").write_text("RATE = 1 + 21\n")
    assert value(f"{tmp_path}/shop/price.py::f") == "22"


@pytest.mark.parametrize(
    ("init", "says"),
    [
        ("import no_such_thing\n", r"'no_such_thing' \(shop/__init__.py, line 1\); ndb guided .*::f assumes what"),
        ("from .price import g\n", r"import name 'g' from .* \(shop/__init__.py, line 1\); ndb guided .*::f assumes"),
        ("x = 1\nraise KeyError('x')\n", r"loaded: KeyError: 'x' \(shop/__init__.py, line 2\)$"),
        ("raise SystemExit(3)\n", r"loaded: SystemExit: 3 \(shop/__init__.py, line 1\)$"),
    ],
)  # fmt: skip
def test_a_package_that_fails_is_said_with_the_line_and_a_way_out(init: str, says: str, tmp_path: Path) -> None:
    write(tmp_path, {"shop/__init__.py": init, "shop/price.py": "def f():\n    return 1\n"})
    with pytest.raises(BadTarget, match=says):
        value(f"{tmp_path}/shop/price.py::f")


def test_a_module_that_is_in_another_folder_of_the_project_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path, {"src/shop/__init__.py": "", "tests/test_shop.py": "import shop\ndef test_it():\n    pass\n"})
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadTarget, match=r"No module named 'shop' .*; it is in src: set PYTHONPATH=src$"):
        value("tests/test_shop.py::test_it")


def test_of_what_is_installed_only_the_package_that_is_run_is_the_users(tmp_path: Path) -> None:
    shop = "from tools import double\nfrom .tax import RATE\ndef total(price):\n    return double(price) * RATE\n"
    write(
        tmp_path / "site-packages",
        {
            "shop/__init__.py": shop,
            "shop/tax.py": "RATE = 2\n",
            "tools.py": "def double(x):\n    return x * 2\n",
        },
    )
    found = recorded(f"{tmp_path}/site-packages/shop/__init__.py::total", "3")
    assert {state.file for state in found} == {"shop/__init__.py"} and found[-1].value == "12"


def test_a_module_to_be_run_that_is_in_src_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, {"src/shop_at_home/__main__.py": "print(1)\n", "src/shop_at_home/__init__.py": ""})
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadTarget, match=r"no module named shop_at_home .*; it is in src: set PYTHONPATH=src$"):
        recorded("shop_at_home", is_module=True)


def test_a_module_that_a_package_lacks_is_not_looked_for_where_the_package_is(tmp_path: Path) -> None:
    write(tmp_path, {"shop/__init__.py": "", "shop/price.py": "from .nowhere import x\ndef f():\n    return x\n"})
    with pytest.raises(BadTarget, match=r"No module named 'shop\.nowhere' .*; ndb guided .* assumes what is missing$"):
        value(f"{tmp_path}/shop/price.py::f")


@pytest.mark.parametrize("name", ["types", "time", "os", "re", "enum", "numbers"])
def test_a_file_that_is_called_like_a_module_of_pythons_is_recorded_and_told_of(name: str, tmp_path: Path) -> None:
    write(tmp_path, {f"{name}.py": "class C:\n    x = 1\ndef f(n):\n    return n + C.x\n"})
    command = [sys.executable, "-P", "-m", "ndb", "trace", f"{name}.py::f", "--args", "2", "-o", "out.ndb"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120, check=False)
    assert (done.returncode, done.stderr) == (0, "ndb: 6 states, exit_normal. Look at them: ndb tree out.ndb\n")
    assert open_trace(tmp_path / "out.ndb").threads[0].state(5).value == "3"
