"""Code that does not fit is cut to what matters, and lines are still where they are."""

import pytest

from ndb.language.known.constants import Elsewhere
from ndb.predict.excerpt import Excerpts, TooLong, hidden_names, needed, parts_of, whole
from ndb.source.functions import top_functions
from ndb.trace.state import Event, State

SOURCE = """import json

LIMIT = 7

@decorated
def first(x):
    return second(x) + LIMIT

def unused(x):
    return json.dumps(x)

def second(x):
    return x * 2

class Tool:
    size = 3

    def use(self):
        return self.help()

    def help(self):
        return second(self.size)

    def never(self):
        return 0

print(first(1))
print(Tool().use())
"""


def at(line: int, function: str) -> State:
    return State(Event.LINE, SOURCE.split("\n")[line - 1], {}, None, line, 1, 1, "f.py", function)


def excerpts(most: int, source: str = SOURCE) -> Excerpts:
    return Excerpts({"f.py": source}, ["f.py"], lambda text: text.count("\n"), most)


def test_what_an_active_function_names_is_shown_with_it() -> None:
    code = excerpts(6).around([at(7, "first")])
    assert code.text == (
        "LIMIT = 7\n@decorated\ndef first(x):\n    return second(x) + LIMIT\ndef second(x):\n    return x * 2\n"
    )


def test_lines_of_an_excerpt_are_where_they_are_in_the_file() -> None:
    code = excerpts(6).around([at(7, "first")])
    for number, text in enumerate(code.text.split("\n")[:-1], 1):
        file, line = code.place(number)
        assert SOURCE.split("\n")[line - 1] == text and code.line(file, line) == number
    assert code.line("f.py", 10) == 0, "a line that is not shown is nowhere"


def test_of_a_class_only_the_methods_that_matter_are_shown() -> None:
    code = excerpts(9).around([at(19, "Tool.use")])
    assert "class Tool:" in code.text and "def use" in code.text and "def help" in code.text
    assert "def never" not in code.text and code.flow is not None, "it is still Python"


def test_it_says_when_more_is_needed() -> None:
    cut = excerpts(6)
    code = cut.around([at(7, "first")])
    assert not cut.lacks(code, [at(13, "second")])
    assert cut.lacks(code, [at(10, "unused")])


def test_a_module_shows_the_statements_that_come_next() -> None:
    source = "".join(f"x{number} = {number}\n" for number in range(500))
    cut = excerpts(20, source)
    here = State(Event.LINE, "x200 = 200", {}, None, 201, 0, 0, "f.py", "<module>")
    code = cut.around([here])
    assert "x200 = 200\nx201 = 201\nx202 = 202\n" in code.text and code.size <= 20
    assert not cut.lacks(code, [here])


def test_a_function_that_does_not_fit_is_named() -> None:
    source = "def big():\n" + "    x = 1\n" * 5000
    with pytest.raises(TooLong, match=r"lines 1 to 5001 of f\.py.*smaller function"):
        excerpts(100, source).around([State(Event.LINE, "    x = 1", {}, None, 9, 0, 0, "f.py", "big")])


def test_code_that_cannot_be_parsed_is_taken_apart_by_its_indents() -> None:
    parts = parts_of("def f(x):\n    return x +\n\ny = (\nclass A:\n    z = 1\n", "f.py")
    assert [(part.first, part.last) for part in parts] == [(1, 3), (4, 4), (5, 7)]


def test_all_of_a_short_program_is_shown() -> None:
    code = whole({"f.py": SOURCE}, [at(7, "first")])
    assert code.text == SOURCE and code.place(7) == ("f.py", 7)


def test_names_of_hidden_parts_may_be_others() -> None:
    source = "LIMIT = 3\nTABLE = {1: 2}\n\n\ndef len(x):\n    return 0\n\n\ndef f(x):\n    return LIMIT\n\n\n"
    source += "def g():\n    global LIMIT\n    LIMIT = TABLE[1]\n"
    code = needed(source, "f.py", next(node for node in top_functions(source) if node.name == "f"))
    assert "def g" not in code.text and "def len" not in code.text
    found = hidden_names({"f.py": source}, code)
    assert {"len", "LIMIT"} <= found.bound and "TABLE" in found.used and "f" not in found.bound
    assert hidden_names({"f.py": source}, whole({"f.py": source}, [at(1, "f")])) == Elsewhere()


def test_an_import_that_is_not_shown_says_nothing_of_what_is() -> None:
    source = "import os\nfrom re import sub\n\n\ndef f(x):\n    return x\n"
    code = needed(source, "f.py", next(iter(top_functions(source))))
    assert hidden_names({"f.py": source}, code) == Elsewhere()


def test_a_hidden_function_may_do_anything() -> None:
    source = "import os\n\n\ndef f(x):\n    return x\n\n\ndef g():\n    T.append(1)\n"
    code = needed(source, "f.py", next(iter(top_functions(source))))
    assert hidden_names({"f.py": source}, code) == Elsewhere(frozenset({"g"}), frozenset({"T"}))
