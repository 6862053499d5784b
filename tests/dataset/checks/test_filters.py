"""Every filter: a program that must be caught, one that must pass."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from corpora import SMALL

from ndb.dataset.checks.contamination import benchmark_of
from ndb.dataset.checks.filters import behaves_like_its_parent, order_of_sets_shows, shows_an_address, uses_chance
from ndb.dataset.programs.program import Program
from ndb.dataset.programs.seeds import Seed
from ndb.dataset.programs.seeds import check as check_seeds
from ndb.dataset.rounds import factory
from ndb.dataset.rounds.factory import Dropped, make_round
from ndb.trace.recorder.record_call import record_call


def program(source, *calls, origin="seed", parent=None):
    name = source.partition("def ")[2].partition("(")[0]
    return Program(source, name, tuple(calls) or (f"{name}()",), origin, source, parent=parent)


def counts_of(corpus, made, **changes):
    """What a round counts that draws this program only."""
    options = replace(SMALL, origins=(("seed", 1.0),), sequences=1, **changes)
    return _first_draw(replace(corpus, programs=[made]), options)


def _first_draw(corpus, options, seen=None):
    counts = Counter()
    list(factory._documents_of_one_program(corpus, options, Random(1), counts, set() if seen is None else seen))
    return counts


@pytest.mark.parametrize(
    "source",
    [
        "import random\ndef f(x):\n    return random.random() + x\n",
        "from random import choice\ndef f(x):\n    return choice([x, 1])\n",
        "import time\ndef f(x):\n    return time.time() > x\n",
        "from datetime import datetime\ndef f(x):\n    return datetime.now().year + x\n",
        "def f(x):\n    return id(x)\n",
        "def f(x):\n    return hash(x) % 7\n",
        "import os\ndef f(x):\n    return os.getpid()\n",
    ],
)
def test_what_asks_for_chance_is_caught(source):
    assert uses_chance(source)


@pytest.mark.parametrize(
    "source",
    [
        "def f(x):\n    return x + 1\n",
        "import random\ndef f(x):\n    return random.Random(x).random()\n",
        "import random\ndef f(x):\n    random.seed(3)\n    return random.random()\n",
        "def f(identity, timeout):\n    return identity.hash(timeout)\n",
        "from datetime import date\ndef f(y):\n    return date(y, 1, 1).isoformat()\n",
        "def f(x):\n    return hash(3) + x\n",
    ],
)
def test_what_is_the_same_every_time_passes(source):
    assert not uses_chance(source)


def shows_order(source, call):
    return order_of_sets_shows(source, call, record_call(source, call, expressions=True))


@pytest.mark.parametrize(
    "body",
    [
        "return list(set(x))",
        "for c in set(x):\n        pass\n    return x",
        "return ''.join({c.upper() for c in x})",
        "s = set(x)\n    return [c for c in s]",
        "s = set(x)\n    return s.pop()",
        "return sorted(set(x), key=len)",
        "d = {'k': set(x)}\n    return [*d['k']]",
        "a, b = {'p', 'q'}\n    return a",
        "return f'{set(x)}'",
        "out = []\n    out.extend(frozenset(x))\n    return out",
        "return max(set(x), key=x.count)",
        "return sum(1 for c in set(x))",
    ],
)
def test_a_run_that_shows_the_order_of_a_set_of_strings_is_caught(body):
    assert shows_order(f"def f(x):\n    {body}\n", "f('hello')")


@pytest.mark.parametrize(
    "body",
    [
        "return sorted(set(x))",
        "return set(x)",
        "return len(set(x)) + len({c for c in x})",
        "return 'h' in set(x)",
        "return max(set(x))",
        "return set(x) & {'h', 'e'} == set()",
        "return [n for n in {1, 2, 3}]",
        "return {c: 1 for c in x}",
        "return f'{x}'",
        "return list(dict.fromkeys(x))",
    ],
)
def test_a_run_with_sets_whose_order_does_not_show_passes(body):
    assert not shows_order(f"def f(x):\n    {body}\n", "f('hello')")


def test_a_set_of_one_string_or_of_numbers_has_one_order():
    assert not shows_order("def f(x):\n    return list(set(x))\n", "f('aaa')")
    assert not shows_order("def f(x):\n    return list(set(x))\n", "f([3, 1, 2])")


def test_a_set_that_comes_in_with_the_call_is_seen():
    assert shows_order("def f(x):\n    return [c for c in x]\n", "f({'a', 'b'})")


def test_a_text_with_an_address_is_caught():
    source = "class A:\n    pass\n\ndef f():\n    text = str(A())\n    return text\n"
    assert shows_an_address(record_call(source, "f()"))
    assert not shows_an_address(record_call(source.replace("str(A())", "A()"), "f()"))


PARENT = program("def f(x):\n    if x > 100:\n        return 'big'\n    return x + 1\n", "f(1)", "f(7)")


@pytest.mark.parametrize(("old", "new"), [("'big'", "'large'"), ("x > 100", "x > 101"), ("x + 1", "1 + x")])
def test_a_mutant_that_behaves_like_its_parent_is_caught(old, new):
    mutant = replace(PARENT, source=PARENT.source.replace(old, new), parent=PARENT)
    assert behaves_like_its_parent(mutant)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("x + 1", "x - 1"),
        ("x > 100", "x > 5"),
        ("return x + 1", "y = x + 1\n    return y"),
        ("x > 100", "x > None"),
    ],
)
def test_a_mutant_that_some_input_tells_from_its_parent_passes(old, new):
    mutant = replace(PARENT, source=PARENT.source.replace(old, new), parent=PARENT)
    assert not behaves_like_its_parent(mutant)


def test_the_factory_drops_mutants_that_behave_like_their_parents(corpus, monkeypatch):
    mutant = replace(PARENT, source=PARENT.source.replace("'big'", "'large'"), parent=PARENT)
    assert counts_of(corpus, mutant)["dropped seed: behaves like the program it was made from"] == 1
    assert counts_of(corpus, mutant, drop_same_behaviour=False)["kept seed"] == 1


GOOD = program("def f(x):\n    y = x * 2\n    return y\n", "f(1)", "f(2)", "f(5)")


def test_a_good_program_passes_every_filter(corpus):
    counts = counts_of(corpus, GOOD)
    assert counts["kept seed"] == 1
    assert not [name for name in counts if name.startswith("dropped seed")]


@pytest.mark.parametrize(
    ("source", "call", "reason"),
    [
        ("def f(x):\n    return x.nothing\n", "f(1)", "dropped seed: crashes"),
        ("import time\ndef f(x):\n    return time.time()\n", "f(1)", "dropped seed: nondeterministic"),
        ("def f(x):\n    return list(set('hello'))\n", "f(1)", "dropped seed: nondeterministic"),
        ("def f(x):\n    while True:\n        x += 1\n", "f(1)", "dropped run: too long"),
        ("def f(x):\n    return 'ab' * 200 + x\n", "f('')", "dropped run: values too large"),
        ("raise ValueError\ndef f(x):\n    return x\n", "f(1)", "dropped run: did not start"),
    ],
)
def test_each_reason_is_counted(corpus, source, call, reason):
    assert counts_of(corpus, program(source, call), raising=0.0)[reason] >= 1


def test_what_raises_is_kept_where_it_is_wanted(corpus):
    raising = program("def f(x):\n    return x.nothing\n", "f(1)")
    assert counts_of(corpus, raising, raising=1.0)["kept seed"] == 1


def test_a_program_is_used_once_a_round(corpus):
    seen = set()
    options = replace(SMALL, origins=(("seed", 1.0),))
    only = replace(corpus, programs=[GOOD])
    assert _first_draw(only, options, seen)["kept seed"] == 1
    assert _first_draw(only, options, seen)["dropped seed: duplicate"] == 1
    renamed = replace(GOOD, source=GOOD.source.replace("y", "other"))
    assert _first_draw(replace(corpus, programs=[renamed]), options, seen)["dropped seed: duplicate"] == 1
    different = replace(GOOD, source=GOOD.source.replace("2", "3"))
    assert _first_draw(replace(corpus, programs=[different]), options, seen)["kept seed"] == 1


def test_a_call_is_made_once_a_program(corpus):
    lonely = program("def f(x):\n    return None\n", "f(None)")
    counts = counts_of(corpus, lonely)
    assert counts["runs"] == 1
    assert counts["dropped run: duplicate"] == SMALL.calls + 1


LOOP = "def {0}({1}, {2}):\n    {3} = []\n    for {4} in {1}:\n        if {4} == {2}:\n            {3}.append({4})\n"
BENCHMARK = benchmark_of([LOOP.format("f", "text", "c", "out", "t") + "    return out\n"])


def test_a_benchmarks_program_under_other_names_is_caught(corpus):
    copy = LOOP.format("g", "s", "d", "xs", "q") + "    return xs\n"
    counts = counts_of(replace(corpus, benchmark=BENCHMARK), program(copy, "g('ab', 'a')"))
    assert counts["dropped seed: contaminated: same program up to names and constants"] == 1


def test_a_program_with_most_of_a_benchmarks_token_runs_is_caught(corpus):
    near = LOOP.format("g", "s", "d", "xs", "q") + "    return xs or d\n"
    counts = counts_of(replace(corpus, benchmark=BENCHMARK), program(near, "g('ab', 'a')"))
    assert counts["dropped seed: contaminated: most of its token runs are the benchmark's"] == 1


def test_the_seed_checker_tells_what_is_near_a_benchmark():
    rest = {"near": "    return xs or d\n", "same": "    return xs\n"}
    inputs = {name: tuple(f"{name}('abc', '{c}')" for c in "abcdef") for name in rest}
    code = {name: LOOP.format(name, "s", "d", "xs", "q") + last for name, last in rest.items()}
    seeds = [Seed(name, code[name], inputs[name], "some.py", 1) for name in rest]
    source = LOOP.format("f", "text", "c", "out", "t") + "    return out\n"
    complaints = check_seeds(seeds, [source])
    assert [(c.seed.name, c.reason) for c in complaints] == [("near", "contaminated"), ("same", "contaminated")]
    assert check_seeds(seeds) == []


def test_a_program_unlike_the_benchmark_passes(corpus):
    assert counts_of(replace(corpus, benchmark=BENCHMARK), GOOD)["kept seed"] == 1


def test_filters_leave_the_rest_of_a_round_as_it_was(corpus):
    off = replace(SMALL, drop_duplicates=False, drop_nondeterministic=False, drop_same_behaviour=False)
    chosen = make_round(replace(corpus, programs=corpus.programs[:1]), off, 3).counts["tokens"]
    assert chosen >= SMALL.sequence * SMALL.sequences


def test_a_dropped_program_says_why():
    assert str(Dropped("crashes")) == "crashes"
