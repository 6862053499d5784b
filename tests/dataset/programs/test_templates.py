"""Drills and generated programs: every template is Python, methods in all their forms, texts of all lengths."""

import ast
import builtins
import re
from collections import Counter
from random import Random

import pytest

from ndb.dataset.disguise.dress import restyled
from ndb.dataset.programs.drills import GATHERINGS, LONGEST_TEXT, MOST_ROUNDS, drill, long_text
from ndb.dataset.programs.generate.function_writer import Writer
from ndb.dataset.programs.generate.generate import generate
from ndb.dataset.programs.generate.random_value import literal
from ndb.dataset.programs.generate.templates import EXPRESSIONS, STATEMENTS
from ndb.dataset.programs.generate.value_kinds import NAMES
from ndb.dataset.programs.series import series
from ndb.trace.recorder.record_call import record_call
from ndb.trace.state import Event, Exit

METHODS: dict[type, list[str]] = {
    kind: sorted(name for name in dir(kind) if not name.startswith("_")) for kind in (str, list, dict, set, tuple)
}


def writer(seed: str) -> tuple[Writer, dict[str, str]]:
    made = Writer(Random(seed))
    return made, {kind: made.new_variable(kind) for kind in NAMES}


@pytest.mark.parametrize("kind", EXPRESSIONS)
def test_every_expression_template_is_python(kind: str) -> None:
    for template in EXPRESSIONS[kind]:
        made, _ = writer(template)
        ast.parse(f"({made.fill(template, 0)})", mode="eval")


@pytest.mark.parametrize("kind", STATEMENTS)
def test_every_statement_template_is_python(kind: str) -> None:
    for template in STATEMENTS[kind]:
        made, names = writer(template)
        ast.parse(made.fill(template.replace("$", names[kind]), 0))


def test_most_expression_templates_run_on_most_inputs() -> None:
    failed: Counter[str] = Counter()
    for kind, templates in EXPRESSIONS.items():
        for template in templates:
            for seed in range(6):
                made, names = writer(f"{template}{seed}")
                space = {name: eval(literal(kind, made.dice)) for kind, name in names.items()}
                try:
                    eval(f"({made.fill(template, 0)})", space)
                except (ValueError, IndexError, KeyError, ZeroDivisionError, TypeError, OverflowError):
                    failed[f"{kind} {template}"] += 1
    assert sum(failed.values()) < 0.15 * 6 * sum(map(len, EXPRESSIONS.values()))


@pytest.mark.parametrize("kind", METHODS, ids=lambda kind: kind.__name__)
def test_every_method_stands_in_some_template(kind: type) -> None:
    texts = [t for table in (EXPRESSIONS, STATEMENTS) for templates in table.values() for t in templates]
    texts += [text for templates in GATHERINGS.values() for text in templates]
    missing = [name for name in METHODS[kind] if not any(re.search(rf"\.{name}\b", text) for text in texts)]
    assert missing == []


def test_every_common_builtin_stands_in_some_template() -> None:
    texts = " ".join(t for table in (EXPRESSIONS, STATEMENTS) for templates in table.values() for t in templates)
    wanted = [
        "abs",
        "all",
        "any",
        "ascii",
        "bin",
        "bool",
        "chr",
        "dict",
        "divmod",
        "enumerate",
        "filter",
        "format",
        "hex",
        "int",
        "isinstance",
        "iter",
        "len",
        "list",
        "map",
        "max",
        "min",
        "next",
        "oct",
        "ord",
        "pow",
        "range",
        "repr",
        "reversed",
        "round",
        "set",
        "sorted",
        "str",
        "sum",
        "tuple",
        "zip",
    ]
    assert [name for name in wanted if not re.search(rf"\b{name}\(", texts)] == []
    assert all(hasattr(builtins, name) for name in wanted)


def test_drills_go_through_texts_of_every_length_and_up_to_thirty_rounds() -> None:
    dice = Random(5)
    lengths = {len(long_text(dice)) for _ in range(400)}
    assert max(lengths) > LONGEST_TEXT - 5 and min(lengths) < 16
    rounds = set()
    for seed in range(300):
        program = drill(Random(seed))
        if any(line.lstrip().startswith(("for ", "while ")) for line in program.source.split("\n")):
            recording = record_call(program.source, program.calls[0])
            rounds.add(max(Counter(recording.lines).values()))
    assert max(rounds) > 20 and max(rounds) <= 4 * MOST_ROUNDS


def test_a_drill_is_the_same_for_the_same_dice() -> None:
    assert [drill(Random(seed)) for seed in range(30)] == [drill(Random(seed)) for seed in range(30)]


def test_generated_loops_end() -> None:
    for seed in range(150):
        program = generate(Random(seed))
        if "while" in program.source:
            assert len(record_call(program.source, program.calls[0])) < 20_000


def test_a_series_runs_to_its_end_on_its_first_call_and_asks_a_dozen_things() -> None:
    lines = []
    for seed in range(200):
        program = series(Random(seed))
        assert record_call(program.source, program.calls[0]).exit is Exit.NORMAL, program.source
        lines.append(len(program.source.splitlines()))
    assert sum(lines) / len(lines) > 8
    assert series(Random(7)) == series(Random(7))


def test_in_a_series_what_is_looked_for_is_found_about_as_often_as_not() -> None:
    places: list[int] = []
    for seed in range(300):
        program = series(Random(seed))
        recording = record_call(program.source, program.calls[0], expressions=True)
        states = [recording.state(i) for i in range(len(recording)) if recording.events[i] == Event.EXPRESSION]
        asked = [s for s in states if re.fullmatch(r"\w+\.r?find\([^()]*\)", s.source or "")]
        places += [int(s.value or "") for s in asked]
    assert 0.4 < sum(place >= 0 for place in places) / len(places) < 0.9
    assert max(places) > 15


def test_a_call_in_another_style_has_the_same_values() -> None:
    call = "f([1, 2, -3], {'a': 1, 'b': [2.5, None]}, 'it\\'s', key=(1,))"
    styled = {restyled(call, Random(seed)) for seed in range(40)}
    assert len(styled) > 8
    assert {ast.dump(ast.parse(text)) for text in styled} == {ast.dump(ast.parse(call))}
