"""What stands alone: a definition with all it needs, from other files of its package too."""

from pathlib import Path

from ndb.dataset.programs.packages.linked import standing_alone
from ndb.dataset.programs.standalone import Modules, definitions


def alone(folder: Path, files: dict[str, str], module: str, name: str) -> str | None:
    for file, text in files.items():
        (folder / file).write_text(text)
    modules = Modules((file.removesuffix(".py").replace("__init__", "p.__init__"), folder / file) for file in files)
    there = modules.get(module)
    assert there is not None
    [node] = [node for node in definitions(there) if node.name == name]
    return standing_alone(there, modules, node)


def test_what_another_file_defines_is_put_before_its_user(tmp_path: Path) -> None:
    files = {
        "a.py": "from b import half\n\ndef f(x):\n    return half(x) + 1\n",
        "b.py": "def half(x):\n    return x // 2\n",
    }
    text = alone(tmp_path, files, "a", "f")
    assert text is not None and text.index("def half") < text.index("def f")
    assert "import" not in text


def test_of_two_things_of_one_name_one_is_called_after_its_module(tmp_path: Path) -> None:
    files = {
        "a.py": "from b import g\nK = 1\n\ndef f(x):\n    return g(x) + K\n",
        "b.py": "K = 2\n\ndef g(x):\n    return K\n",
    }
    text = alone(tmp_path, files, "a", "f")
    assert text is not None and "b_K = 2" in text and "return b_K" in text and "K = 1" in text


def test_annotations_that_cannot_be_had_are_taken_off(tmp_path: Path) -> None:
    files = {"a.py": "from elsewhere import T\n\ndef f(x: T, y: list[T] = ()) -> T:\n    return x\n"}
    assert alone(tmp_path, files, "a", "f") == "def f(x, y = ()):\n    return x\n"


def test_annotations_of_the_standard_library_stay(tmp_path: Path) -> None:
    files = {"a.py": "from typing import Any\n\ndef f(x: Any) -> int:\n    return len(x)\n"}
    assert alone(tmp_path, files, "a", "f") == "from typing import Any\n\ndef f(x: Any) -> int:\n    return len(x)\n"


def test_names_bound_under_a_condition_are_not_guessed(tmp_path: Path) -> None:
    text = "if len(__name__) > 3:\n    K = 1\nelse:\n    K = 2\n\ndef f(x):\n    return K + x\n"
    assert alone(tmp_path, {"a.py": text}, "a", "f") is None


def test_where_a_foreign_package_may_be_missing_it_is(tmp_path: Path) -> None:
    text = "try:\n    import fast\nexcept ImportError:\n    fast = None\n\ndef f(x):\n    return fast or x\n"
    assert alone(tmp_path, {"a.py": text}, "a", "f") == "fast = None\n\n\ndef f(x):\n    return fast or x\n"


def test_an_import_that_cannot_fail_is_taken_although_somebody_tries(tmp_path: Path) -> None:
    text = "try:\n    import re\nexcept ImportError:\n    re = None\n\ndef f(x):\n    return re.escape(x)\n"
    assert alone(tmp_path, {"a.py": text}, "a", "f") == "import re\n\ndef f(x):\n    return re.escape(x)\n"


def test_what_is_reached_through_a_module_is_put_in(tmp_path: Path) -> None:
    files = {
        "a.py": "import b as tools\n\ndef half(x):\n    return tools.half(x) + 1\n",
        "b.py": "def half(x):\n    return x // 2\n",
    }
    text = alone(tmp_path, files, "a", "half")
    assert text is not None and "def b_half(x):" in text and "return b_half(x) + 1" in text


def test_a_module_as_a_value_cannot_be_put_in(tmp_path: Path) -> None:
    files = {"a.py": "import b\n\ndef f(x):\n    return getattr(b, x)\n", "b.py": "def g(x):\n    return x\n"}
    assert alone(tmp_path, files, "a", "f") is None


def test_a_local_variable_does_not_hide_what_is_put_in(tmp_path: Path) -> None:
    files = {
        "a.py": "import b\n\ndef f(size):\n    return b.size(size)\n",
        "b.py": "def size(x):\n    return len(x)\n",
    }
    text = alone(tmp_path, files, "a", "f")
    assert text is not None and "return b_size(size)" in text


def test_a_base_class_stands_before_its_class(tmp_path: Path) -> None:
    files = {
        "a.py": "from b import make\n\nclass Base:\n    def new(self):\n        return make(self)\n",
        "b.py": "from a import Base\n\nclass Own(Base):\n    pass\n\ndef make(x):\n    return Own()\n",
    }
    text = alone(tmp_path, files, "a", "Base")
    assert text is not None and text.index("class Base") < text.index("class Own(Base)")


def test_names_that_one_statement_binds_together_stay_together(tmp_path: Path) -> None:
    text = "LEFT, RIGHT = range(2)\n\ndef f(pair):\n    return pair[RIGHT] - pair[LEFT]\n"
    found = alone(tmp_path, {"a.py": text}, "a", "f")
    assert found is not None and found.count("LEFT, RIGHT = range(2)") == 1


def test_a_builtin_that_the_module_binds_anew_is_not_taken_for_the_builtin(tmp_path: Path) -> None:
    text = "if True:\n    len = None\n\ndef f(x):\n    return len(x)\n"
    assert alone(tmp_path, {"a.py": text}, "a", "f") is None
