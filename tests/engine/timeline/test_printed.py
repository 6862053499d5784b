"""What had been printed at a moment is what Python prints, wherever that can be worked out."""

import contextlib
import io
from itertools import pairwise

import pytest

from ndb.engine.timeline.overview import Overview
from ndb.engine.timeline.printed import NOT_KNOWN, PrintedOutput
from ndb.engine.timeline.timeline import Timeline
from ndb.trace.recorder.record_call import record_source

PROGRAMS = [
    "print('a', 1, [2, 'b'], None)\n",
    "for k in range(3):\n    print(k, end=', ' if k < 2 else '.\\n')\n",
    "words = ['x', 'y']\nprint(*words, sep='-')\nprint()\n",
    "n = 3\nprint(f'{n:>5}|{n * 2}')\n",
    "d = {'k': [1, 2]}\nprint(d['k'][1], len(d), sorted(d))\n",
    "print(\n    'over',\n    'lines',\n)\nprint('end')\n",
]


def said(source: str) -> str:
    with contextlib.redirect_stdout(io.StringIO()) as out:
        exec(compile(source, "<said>", "exec"), {})
    return out.getvalue()


def output_of(source: str, expressions: bool = False) -> tuple[Timeline, PrintedOutput]:
    timeline = Timeline(record_source(source, expressions=expressions))
    return timeline, PrintedOutput(timeline, Overview(timeline))


@pytest.mark.parametrize("source", PROGRAMS)
def test_the_whole_output_is_what_python_prints(source: str) -> None:
    timeline, output = output_of(source)
    found = output.at(len(timeline))
    assert (found.text, found.is_whole, found.is_cut) == (said(source), True, False)


def test_values_of_a_call_are_known_where_sub_expressions_were_recorded() -> None:
    source = "def double(n):\n    return n * 2\nprint(double(4), double(5) + 1)\n"
    timeline, output = output_of(source, expressions=True)
    assert output.at(len(timeline)).text == said(source)


def test_what_cannot_be_known_is_said_to_be_unknown() -> None:
    timeline, output = output_of("def double(n):\n    return n * 2\nprint('is', double(4))\n")
    found = output.at(len(timeline))
    assert (found.text, found.is_whole) == (f"is {NOT_KNOWN}\n", False)


def test_what_the_line_itself_changes_before_it_prints_is_unknown() -> None:
    timeline, output = output_of("x = 1\nx = 2; print(x, 'x'); x = 3\nprint([x for x in [5]])\n")
    assert output.at(len(timeline)).text == f"{NOT_KNOWN} x\n[5]\n"


def test_output_grows_with_the_moment_and_a_line_prints_when_it_has_run() -> None:
    timeline, output = output_of("for k in range(4):\n    print(k)\n")
    texts = [output.at(at).text for at in range(len(timeline) + 1)]
    assert all(later.startswith(earlier) for earlier, later in pairwise(texts))
    first = next(at for at in range(len(timeline)) if timeline.state(at).line == 2)
    assert (output.at(first).text, output.at(first + 1).text) == ("", "0\n")


def test_a_print_that_still_waits_for_its_argument_has_printed_nothing() -> None:
    timeline, output = output_of("def f():\n    return 1\nprint(f())\n", expressions=True)
    inside = next(at for at in range(len(timeline)) if timeline.state(at).function == "f")
    assert output.at(inside).text == ""


def test_of_long_output_the_latest_is_shown() -> None:
    timeline, output = output_of("for k in range(500):\n    print(k)\n")
    found = output.at(len(timeline))
    assert found.is_cut
    assert found.text.endswith("498\n499\n")
    assert found.text.count("\n") == 200


def test_what_goes_to_another_file_is_no_output() -> None:
    timeline, output = output_of("import sys\nprint('x', file=sys.stderr)\n")
    assert output.at(len(timeline)).text == ""
