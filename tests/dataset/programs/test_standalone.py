"""What stands alone: a definition with all it needs, from other files of its package too."""

from pathlib import Path

from ndb.dataset.programs.standalone import Modules, definitions, standing_alone


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


def test_two_things_of_one_name_cannot_stand_in_one_program(tmp_path: Path) -> None:
    files = {
        "a.py": "from b import g\nK = 1\n\ndef f(x):\n    return g(x) + K\n",
        "b.py": "K = 2\n\ndef g(x):\n    return K\n",
    }
    assert alone(tmp_path, files, "a", "f") is None


def test_annotations_that_cannot_be_had_are_taken_off(tmp_path: Path) -> None:
    files = {"a.py": "from elsewhere import T\n\ndef f(x: T, y: list[T] = ()) -> T:\n    return x\n"}
    assert alone(tmp_path, files, "a", "f") == "def f(x, y = ()):\n    return x\n"


def test_annotations_of_the_standard_library_stay(tmp_path: Path) -> None:
    files = {"a.py": "from typing import Any\n\ndef f(x: Any) -> int:\n    return len(x)\n"}
    assert alone(tmp_path, files, "a", "f") == "from typing import Any\n\ndef f(x: Any) -> int:\n    return len(x)\n"


def test_names_bound_under_a_condition_are_not_guessed(tmp_path: Path) -> None:
    text = "try:\n    import re\nexcept ImportError:\n    re = None\n\ndef f(x):\n    return re.escape(x)\n"
    assert alone(tmp_path, {"a.py": text}, "a", "f") is None


def test_a_builtin_that_the_module_binds_anew_is_not_taken_for_the_builtin(tmp_path: Path) -> None:
    text = "if True:\n    len = None\n\ndef f(x):\n    return len(x)\n"
    assert alone(tmp_path, {"a.py": text}, "a", "f") is None
