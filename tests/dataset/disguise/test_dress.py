"""How programs look: comments, docstrings, quotes, company; other letters in their texts; helpers out and in again."""

import ast
from random import Random

import pytest

from ndb.dataset.checks.fingerprint import fingerprint
from ndb.dataset.disguise.dress import GARMENTS, accompanied, dress
from ndb.dataset.disguise.rename import swap_letters
from ndb.dataset.programs import mutate
from ndb.dataset.programs.program import Program
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event

SOURCE = """def clean(text, marks):
    out = []
    for part in text.split(', '):
        if part.startswith('pre') or part in marks:
            out.append(part.strip('x'))
        elif not part:
            continue
        else:
            out.append('none'); out.reverse()
    return '-'.join(out)
"""
CALLS = ("clean('prefix, x, other', ['x'])", "clean('', [])", "clean(', presto', ['none'])")


def program(source: str = SOURCE, calls: tuple[str, ...] = CALLS, entry: str = "clean") -> Program:
    return Program(source, entry, calls, "seed", entry)


def result(made: Program, call: str) -> str | None:
    recording = record_call(made.source, call)
    return recording.state(len(recording) - 1).value


@pytest.mark.parametrize("garment", [garment for garment, _ in GARMENTS], ids=lambda garment: garment.__name__)
def test_a_garment_changes_the_text_and_nothing_else(garment):
    made = {garment(SOURCE, Random(seed)) for seed in range(40)}
    assert any(source != SOURCE for source in made)
    for source in made:
        assert fingerprint(source, constants=True) == fingerprint(SOURCE, constants=True)
        assert result(program(source), CALLS[0]) == result(program(), CALLS[0])


def test_dressed_programs_differ_in_looks_and_do_the_same():
    made = [dress(program(), Random(seed)) for seed in range(60)]
    texts = {p.source for p in made}
    assert SOURCE in texts and len(texts) > 10
    assert any("#" in text for text in texts) and any('"""' in text for text in texts)
    assert {result(p, call) for p in made for call in CALLS} == {result(program(), call) for call in CALLS}


def test_quotes_stay_where_texts_hold_quotes_or_are_templates():
    tricky = "def f(x):\n    return f'{x}' + 'a' + \"it's\" + 'say \"hi\"'\n"
    assert GARMENTS[0][0](tricky, Random(1)) == tricky
    plain = "def f(x):\n    return x + 'a' + 'say \"hi\"' + '\\n'\n"
    assert GARMENTS[0][0](plain, Random(1)) == "def f(x):\n    return x + \"a\" + 'say \"hi\"' + '\\n'\n"


def test_company_stands_beside_a_program_and_does_nothing():
    other = program("def helper(n):\n    return n + 1\n", ("helper(1)",), "helper")
    made = {accompanied(program(), other, Random(seed)).source for seed in range(8)}
    assert len(made) == 2 and all("def helper" in source and "def clean" in source for source in made)
    assert {result(program(source), CALLS[0]) for source in made} == {result(program(), CALLS[0])}


@pytest.mark.parametrize("source", ["def clean(n):\n    return n\n", "out = 3\n\ndef g(n):\n    return out + n\n"])
def test_company_whose_names_clash_stays_away(source):
    assert accompanied(program(), program(source), Random(1)).source == SOURCE


def test_swapped_letters_are_found_again_where_they_were_found():
    for seed in range(20):
        made = swap_letters(program(), Random(seed))
        assert "'pre'" not in made.source or "prefix" in made.calls[0]
        for before, call in zip(CALLS, made.calls, strict=True):
            events = [record_call(p.source, c).lines for p, c in ((program(), before), (made, call))]
            assert events[0] == events[1], "the same way through the program"


def test_texts_that_mean_more_than_their_letters_keep_them():
    source = "def f(x):\n    return '%d' % x + '{:b}'.format(x) + '\\n\\t' + 'word'\n"
    made = swap_letters(program(source, ("f(3)",), "f"), Random(3))
    assert all(text in made.source for text in ("'%d'", "'{:b}'", "'\\n\\t'")) and "'word'" not in made.source


def edited(edit, source, kinds, seed):
    tree = ast.parse(source)
    return ast.unparse(ast.fix_missing_locations(tree)) + "\n" if edit(tree, Random(seed), kinds) else None


def test_an_expression_becomes_a_helper_that_is_called():
    source = "def f(words, n):\n    total = sum(len(w) for w in words) + n * 2\n    return total\n"
    made = edited(mutate._extract_helper, source, {"words": "list", "n": "int", "total": "int"}, 1)
    assert made is not None and made.count("def ") == 2
    called = record_call(made, "f(['ab', 'c'], 4)")
    assert called.state(len(called) - 1).value == "11"
    assert sum(event == Event.CALL for event in called.events) > sum(
        event == Event.CALL for event in record_call(source, "f(['ab', 'c'], 4)").events
    )


def test_what_hangs_on_its_place_becomes_no_helper():
    source = "def f(items):\n    for x in items:\n        y = (yield x + len(items) * 2)\n    return other(y) + 1\n"
    assert edited(mutate._extract_helper, source, {"items": "list", "x": "int"}, 1) is None


def test_a_helper_of_one_expression_is_put_back():
    source = "def double(n):\n    return n * 2\n\ndef f(a):\n    return double(a) + 1\n"
    made = edited(mutate._inline_helper, source, {}, 1)
    assert made == "def f(a):\n    return a * 2 + 1\n"


def test_a_helper_with_more_than_an_expression_stays():
    source = "def double(n):\n    n += 1\n    return n * 2\n\ndef f(a):\n    return double(a) + 1\n"
    assert edited(mutate._inline_helper, source, {}, 1) is None
