"""Where commands come from."""

import builtins
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from obeying import Obeying

from ndb.frontend.terminal.input import piped_lines, rc_lines, typed_lines


def test_a_pipe_is_read_line_by_line_and_not_a_byte_further() -> None:
    read, write = os.pipe()
    stdin = os.dup(0)
    os.write(write, b"s\nl\xc3\xa4n\nprogram's own")
    os.close(write)
    os.dup2(read, 0)
    try:
        lines = piped_lines()
        assert [next(lines), next(lines)] == ["s", "län"]
        assert os.read(0, 99) == b"program's own" and list(lines) == []
    finally:
        os.dup2(stdin, 0)
        os.close(read)
        os.close(stdin)


def test_a_last_line_without_an_end_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    left = iter([b"n", b"\n", b"s", b""])
    monkeypatch.setattr(os, "read", lambda descriptor, size: next(left))
    assert list(piped_lines()) == ["n", "s"]


def test_typing_ends_at_the_end_of_input_and_ctrl_c_clears_the_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))

    def typed() -> Iterator[str | type[BaseException]]:
        yield from ("s", KeyboardInterrupt, "n", EOFError)

    left, prompts = typed(), list[str]()

    def read(prompt: str) -> str:
        prompts.append(prompt)
        given = next(left)
        if isinstance(given, str):
            return given
        raise given

    monkeypatch.setattr(builtins, "input", read)
    assert list(typed_lines(Obeying().terminal)) == ["s", "n"] and prompts == ["(ndb) "] * 4


def test_rc_files_at_home_and_here_are_read_once_each(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home, here = tmp_path / "home", tmp_path / "here"
    for folder, text in ((home, "alias a s\n\n"), (here, "alias b n\n")):
        folder.mkdir()
        (folder / ".ndbrc").write_text(text)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(here)
    assert list(rc_lines(allows=True)) == ["alias a s", "alias b n"]
    monkeypatch.chdir(home)
    assert list(rc_lines()) == ["alias a s"]
    (home / ".ndbrc").unlink()
    assert list(rc_lines()) == []


def test_the_rc_file_of_a_folder_is_asked_for_once_as_long_as_it_stays_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    home, here = tmp_path / "home", tmp_path / "here"
    home.mkdir()
    here.mkdir()
    (here / ".ndbrc").write_text("!import os\n")
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.chdir(here)
    asked: list[str] = []

    def answer(said: str) -> Callable[[str], str]:
        return lambda question: asked.append(question) or said  # type: ignore[func-returns-value]

    assert list(rc_lines(ask=answer(""))) == list(rc_lines(ask=answer("n"))) == list(rc_lines()) == []
    assert len(asked) == 2 and "    !import os\n" in asked[0] and "not obeyed" in capsys.readouterr().err
    assert list(rc_lines(ask=answer("y"))) == list(rc_lines()) == ["!import os"]
    (here / ".ndbrc").write_text("!import sys\n")
    assert list(rc_lines()) == [] and len(asked) == 3
