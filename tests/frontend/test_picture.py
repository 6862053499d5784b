"""The call tree as text."""

from pathlib import Path

import pytest
from recorded import FAILING, recording

from ndb.frontend.picture import GREEN, PLAIN, RED, Style, changes, cut, picture
from ndb.trace.recorder.record_target import record_target
from ndb.trace.tracefile.open_trace import open_trace
from ndb.trace.tracefile.recorded_file import Column


def test_calls_are_drawn_with_arguments_and_what_came_back() -> None:
    assert list(picture(recording(), Style())) == [
        "main() -> 10", "  work(n=5) -> 10", "    helper(i=0) -> 0", "    helper(i=2) -> 4", "    helper(i=4) -> 8",
        "exit_normal after 39 states",
    ]  # fmt: skip


def test_the_body_of_a_class_is_no_call(tmp_path: Path) -> None:
    source = "def keep(c):\n    return c\n@keep\nclass A:\n    x = 1\n    class B:\n        y = 1 / 0\n"
    (tmp_path / "p.py").write_text(source)
    record_target(str(tmp_path / "p.py"), out=tmp_path / "p.ndb")
    rows = list(picture(open_trace(tmp_path / "p.ndb").threads[0], Style()))
    assert rows[1].startswith("  class A raises ZeroDivisionError") and rows[2].startswith("    class A.B raises")
    (tmp_path / "p.py").write_text(source.replace(" / 0", ""))
    record_target(str(tmp_path / "p.py"), out=tmp_path / "p.ndb")
    rows = list(picture(open_trace(tmp_path / "p.ndb").threads[0], Style()))
    assert rows[1:4] == ["  class A", "    class A.B", "  keep(c=<class 'A'>) -> <class 'A'>"]


def test_exceptions_are_drawn_as_such() -> None:
    rows = list(picture(recording(FAILING, "f(1)"), Style()))
    assert rows[2] == "    g(k=1) raises ZeroDivisionError('division by zero')" and rows[-1].startswith("exit_error")


def test_deep_calls_are_only_counted_and_many_rows_broken_off() -> None:
    assert list(picture(recording(), Style(depth=1)))[:2] == ["main() -> 10", "  work(n=5) -> 10  (3 calls inside)"]
    assert list(picture(recording(), Style(rows=2)))[2] == "... 3 more rows"


def test_lines_are_drawn_with_what_changed_before_them() -> None:
    rows = list(picture(recording(), Style(lines=True)))
    assert rows[1] == "   15     return work(5)" and rows[3] == "      2     total = 0"
    assert "seen = []" in rows[5] and rows[5].strip().startswith("4     for i in range(n):")


def test_everything_fits_the_width() -> None:
    for width in (20, 40):
        assert max(len(row) for row in picture(recording(), Style(width=width, lines=True))) <= max(width, 32)


def test_colour_only_where_wanted() -> None:
    assert Style(colour=True).paint("x", GREEN) == f"{GREEN}x{PLAIN}" and Style(colour=True).paint("", GREEN) == ""
    rows = "\n".join(picture(recording(FAILING, "f(1)"), Style(colour=True)))
    assert RED in rows and "\x1b" not in "\n".join(picture(recording(), Style()))


def test_what_changed_is_told_by_name() -> None:
    assert changes({"a": "1", "b": "2"}, {"a": "1", "c": "3"}) == ["c = 3", "del b"]


def test_texts_are_cut_in_the_middle() -> None:
    assert cut("abcdefghij", 10) == "abcdefghij" and cut("abcdefghijk", 9) == "abcd...jk"
    assert cut("a\nb\x00", 9) == r"a\nb\x00" and cut("abcdef", 3) == "..." and cut("abcdef", 1) == "."


def test_the_numbers_of_a_deep_recording_are_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program = tmp_path / "deep.py"
    program.write_text("def f(n):\n    return 0 if n == 0 else f(n - 1)\nf(500)\n", encoding="utf-8")
    record_target(str(program), out=tmp_path / "out.ndb")
    recording = open_trace(tmp_path / "out.ndb").threads[0]
    monkeypatch.delattr(Column, "__getitem__")
    rows = list(picture(recording, Style()))
    assert len(rows) == 503 and rows[-2].endswith("f(n=0) -> 0")


def test_modules_that_are_imported_are_told_apart(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("x = 1\n")
    (tmp_path / "p.py").write_text("import a\n")
    record_target(str(tmp_path / "p.py"), out=tmp_path / "p.ndb")
    rows = list(picture(open_trace(tmp_path / "p.ndb").threads[0], Style()))
    assert rows[:2] == ["<module>() -> None", "  <module a.py>() -> None"]
