"""Harvest: which functions stand alone, where their calls come from, what becomes of files that misbehave."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from ndb.cli import main
from ndb.dataset.checks.contamination import benchmark_of
from ndb.dataset.programs import harvest as harvesting
from ndb.dataset.programs.harvest import (
    AuthorsCalls,
    Candidate,
    Harvested,
    Package,
    Sieve,
    candidates,
    fewer,
    find_calls,
    find_package,
    harvest,
    merged,
    read_functions,
    read_harvest,
    result_of,
    write_harvest,
)
from ndb.dataset.programs.packages.linked import standing_alone
from ndb.dataset.programs.standalone import Module, Modules, definitions
from ndb.errors import BadData

MODULE = '''
import re
import os
from math import floor

WORD = re.compile(r"[a-z]+")
state = []


def words(text):
    """All words.

    >>> words("one two")
    ['one', 'two']
    >>> words("x")
    ['x']
    """
    return WORD.findall(text)


def count_words(text):
    return len(words(text))


def halve(n: int) -> int:
    return floor(n / 2)


def here(name):
    return os.path.join(os.getcwd(), name)


def remember(x):
    global state
    state = [x]
    return state


def read(path):
    with open(path) as file:
        return file.read()


def stream(items):
    yield from items


class Basket:
    def __init__(self, names):
        self.names = names

    def holds(self, name):
        return name in self.names
'''


def candidates_of(text: str = MODULE) -> dict[str, Candidate]:
    module, modules = Module("some", text), Modules(())
    modules.add(module)
    alone = [(node, standing_alone(module, modules, node)) for node in definitions(module)]
    return {one.entry: one for node, source in alone if source is not None for one in candidates(node, source)}


def test_functions_are_taken_with_what_they_need_and_nothing_else() -> None:
    assert set(candidates_of()) == {"words", "count_words", "halve", "all_stream", "use_holds"}
    source = candidates_of()["count_words"].source
    assert "WORD = re.compile" in source and "def words" in source and "import os" not in source
    assert "All words" not in source, "docstrings are left out"
    assert result_of(source, "count_words('a b c')") == "3"


@pytest.mark.parametrize("name", ["here", "remember", "read"])
def test_what_is_not_pure_is_left(name: str) -> None:
    assert name not in candidates_of()


def test_a_generator_is_asked_for_all_it_gives_and_a_method_on_a_new_object() -> None:
    found = candidates_of()
    assert result_of(found["all_stream"].source, "all_stream('ab')") == "['a', 'b']"
    assert result_of(found["use_holds"].source, "use_holds(['x'], 'x')") == "True"


def test_a_file_that_is_no_python_has_no_functions() -> None:
    assert candidates_of("def (") == {}


def test_calls_come_from_a_search_by_names() -> None:
    way, calls = find_calls(candidates_of()["count_words"], {}, Random(1)) or ("", ())
    assert way == "search"
    assert len(calls) >= 3 and all(result_of(candidates_of()["count_words"].source, call) for call in calls)


def test_calls_come_from_recordings() -> None:
    source = "def f(x, y):\n    return x['a'] + y\n"
    recorded = ["f({'a': 1}, 2)", "f({'a': 3}, 4)", "f({'a': 5}, 6)", "f(None, None)"]
    way, calls = find_calls(candidates_of(source)["f"], {"recorded": recorded}, Random(1)) or ("", ())
    assert way == "recorded"
    assert set(recorded[:3]) <= set(calls) and recorded[3] not in calls


def test_a_function_that_always_gives_the_same_is_left() -> None:
    assert find_calls(candidates_of("def f(x):\n    return 1\n")["f"], {}, Random(1)) is None


@pytest.mark.parametrize("way", ["doctest", "recorded"])
def test_what_an_author_wrote_is_enough(way: str) -> None:
    one = candidates_of("def f(x):\n    return 1\n")["f"]
    assert find_calls(one, {way: ["f(7)"]}, Random(1)) is not None


def test_examples_that_differ_in_literals_only_are_one_program() -> None:
    one = Harvested("s", "example", ("example(1)",), "p", "1", "MIT", "m", "doctest example")
    other = Harvested("s", "example", ("example(2)",), "p", "1", "MIT", "m", "doctest example")
    assert [found.calls for found in merged([one, other])] == [("example(1)", "example(2)")]


def test_a_call_that_raises_or_shows_an_address_does_not_work():
    assert result_of("def f(x):\n    return x + 1\n", "f('a')") is None
    assert result_of("class A: pass\ndef f(x):\n    return str(A())\n", "f(1)") is None
    assert result_of("def f(x):\n    while x: pass\n", "f(1)") is None
    assert result_of("def f(x):\n    return x + 1\n", "f(1)") == "2"


def package(tmp_path, text=MODULE):
    path = tmp_path / "some.py"
    path.write_text(text)
    return Package("some", "1.0", "MIT", (("some", path),))


def test_a_package_is_harvested_to_a_file_and_read_as_a_source(tmp_path):
    [(name, functions, counts)] = harvest(package(tmp_path), AuthorsCalls())
    assert name == "some:some"
    assert {f.entry for f in functions} >= {"words", "count_words", "example"}
    assert counts["kept example"] == 2 and counts["does not stand alone"] == 3
    write_harvest(tmp_path / "h.jsonl", functions)
    source = read_harvest(tmp_path / "h.jsonl", "train")
    assert source.licence == "MIT" and source.name == "harvest"
    drawn = [program for n in range(30) if (program := source.draw(Random(n)))]
    assert {program.family for program in drawn} == {"some:some"}
    found = {function.source for function in functions}
    assert any(program.source in found for program in drawn), "some as they were found"
    assert any(program.parent and program.source not in found for program in drawn), "some edited"


def test_what_functions_print_is_not_our_output(tmp_path, capfd):
    text = "import io\n\n\ndef loud(x: str):\n    io.FileIO(1, 'w', closefd=False).write(b'!')\n    return x.upper()\n"
    [(_, functions, _)] = harvest(package(tmp_path, text), AuthorsCalls())
    assert [f.entry for f in functions] == ["loud"]
    assert capfd.readouterr() == ("", "")


def test_a_function_that_hangs_costs_the_rest_of_its_file(tmp_path, monkeypatch):
    monkeypatch.setattr(harvesting, "PATIENCE_SECONDS", 6.0)
    text = "def good(x: str):\n    return x.upper() + '!'\n\n\ndef endless(n: int):\n    return sum(repeat(n))\n"
    text = f"from itertools import repeat\n\n\n{text}"  # no signal is heard inside `sum`
    [(_, functions, counts)] = harvest(package(tmp_path, text), AuthorsCalls())
    assert [f.entry for f in functions] == ["good"]
    assert counts["files given up: a function took their process down"] == 1


def test_a_file_that_is_no_harvest_is_refused(tmp_path):
    (tmp_path / "h").write_text('{"format": "ndb-harvest 99"}\n')
    with pytest.raises(BadData, match="another version"):
        read_harvest(tmp_path / "h", "train")
    with pytest.raises(BadData, match="ndb data harvest"):
        read_harvest(tmp_path / "none", "train")


def test_the_other_side_of_the_split_is_empty_here(tmp_path):
    row = Harvested("def f(x):\n    return x\n", "f", ("f(1)",), "some", "1", "MIT", "m", "search")
    write_harvest(tmp_path / "h", [row])
    with pytest.raises(BadData, match="validation"):
        read_harvest(tmp_path / "h", "validation")


def test_functions_of_a_package_are_on_the_side_of_its_tests(tmp_path):
    rows = [
        Harvested("def f(x):\n    return x\n", "f", ("f(1)",), name, "1", "MIT", f"m{n}", "search")
        for name in ("some", "pure-eval")
        for n in range(9)
    ]
    write_harvest(tmp_path / "h", rows)
    assert {p.topic for p in read_harvest(tmp_path / "h", "train").programs} == {"some"}
    assert {p.topic for p in read_harvest(tmp_path / "h", "validation").programs} == {"pure-eval"}


def test_functions_twice_and_near_a_benchmark_are_kept_back():
    def found(source, entry):
        return Harvested(source, entry, (f"{entry}(1)",), "some", "1", "MIT", "m", "search")

    plain, renamed = found("def f(x):\n    return x + 1\n", "f"), found("def g(y):\n    return y + 1\n", "g")
    near, long = found("def h(a):\n    return a * 2\n", "h"), found(f"def k(x):\n    return {[1] * 2000}\n", "k")
    sieve = Sieve(benchmark_of(["def other(b):\n    return b * 7\n"]), [])
    assert sieve([plain, renamed, near, long]) == [plain]
    assert sieve.counts["kept"] == 1 and sieve.counts["duplicate"] == 1 and sieve.counts["too long"] == 1
    assert Sieve(None, [plain])([renamed]) == []


def test_where_there_are_too_many_those_with_their_authors_calls_stay():
    found = [
        Harvested(f"def f{n}(x):\n    return x\n", f"f{n}", (f"f{n}(1)",), "some", "1", "MIT", "m", how)
        for n, how in enumerate(["search", "doctest", "search", "recorded", "search", "search"])
    ]
    assert fewer(found, 9) == found
    kept = fewer(found, 3)
    assert len(kept) == 3 and {"f1", "f3"} < {one.entry for one in kept}
    assert kept == [one for one in found if one in kept]


def test_a_harvest_stops_when_its_time_is_up(tmp_path):
    assert list(harvest(package(tmp_path), AuthorsCalls(), seconds=-1.0)) == []


def test_a_harvest_goes_on_in_its_file(tmp_path, monkeypatch, capsys):
    row = Harvested("def f(x):\n    return x\n", "f", ("f(1)",), "pytest", "1", "MIT", "m", "search")
    write_harvest(tmp_path / "h", [row])
    monkeypatch.setattr(harvesting, "find_package", lambda name: replace(package(tmp_path), name=name))
    assert main(["data", "harvest", str(tmp_path / "h"), "pytest", "some"]) == 0
    functions = read_functions(tmp_path / "h")
    assert functions[0] == row and {f.package for f in functions[1:]} == {"some"}
    assert json.loads(capsys.readouterr().out)["functions"] == len(functions)


def test_licences_are_as_the_package_declares_them():
    assert find_package("pytest").licence in {"MIT", "MIT License"}
    assert find_package("python").licence == "PSF-2.0"
    with pytest.raises(BadData, match="not installed"):
        find_package("no-such-package-anywhere")


def test_packages_of_the_foreign_test_set_are_refused(tmp_path: Path) -> None:
    row = Harvested("def g(x):\n    return x\n", "g", ("g(1)",), "humanize", "1", "MIT", "humanize.number", "doctest")
    write_harvest(tmp_path / "functions.jsonl", [row])
    with pytest.raises(BadData, match="humanize: never trained on"):
        read_harvest(tmp_path / "functions.jsonl", "train")
