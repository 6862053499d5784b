"""A session in a real terminal: prompt, colours, completion, Ctrl-C, and nothing left behind."""

import os
import pty
import select
import sys
from pathlib import Path

import pytest

import ndb as ndb_package

PATIENCE = 30.0


class Screen:
    """A child in a pseudo terminal; reads until a text has appeared."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.pid, self._terminal = pty.fork()
        if self.pid == 0:
            os.chdir(folder)
            root = str(Path(ndb_package.__file__).parent.parent)
            environment = {**os.environ, "PYTHONPATH": root, "TERM": "xterm", "HOME": str(folder), "COLUMNS": "80"}
            os.execve(sys.executable, [sys.executable, "-m", "ndb.cli", *arguments], environment)
        self.shown = ""

    def until(self, text: str) -> str:
        """What was shown up to and with `text`, since the last time."""
        while text not in self.shown:
            if not select.select([self._terminal], [], [], PATIENCE)[0]:
                raise AssertionError(f"{text!r} does not appear in {self.shown!r}")
            try:
                self.shown += os.read(self._terminal, 4096).decode(errors="replace")
            except OSError:
                raise AssertionError(f"ended before {text!r}: {self.shown!r}") from None
        before, _, self.shown = self.shown.partition(text)
        return before + text

    def type(self, text: str) -> None:
        os.write(self._terminal, text.encode())

    def end(self) -> int:
        try:
            while os.read(self._terminal, 4096):
                pass
        except OSError:
            pass
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def test_ctrl_c_stops_the_program_and_not_the_session(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("import os\nn = 1\nprint('pid', os.getpid(), flush=True)\nwhile True:\n    n += 1\n")
    screen = Screen(tmp_path, "p.py")
    screen.until("(ndb) ")
    screen.type("c\n")
    screen.until("pid ")
    program = int(screen.until("\n"))
    screen.type("\x03")
    assert "interrupted" in screen.until("(ndb) ")
    screen.type("p n > 0\n")
    assert "True" in screen.until("(ndb) ")
    screen.type("confid\t")
    screen.until("confidence")
    # Python notices a Ctrl-C that comes just before readline waits for a key only when the line is entered.
    screen.type("\x03\n")
    screen.until("(ndb) ")
    screen.type("q\n")
    assert screen.end() == 0
    with pytest.raises(ProcessLookupError):
        os.kill(program, 0)


def test_a_terminal_has_colours_completion_and_the_programs_own_input(tmp_path: Path) -> None:
    (tmp_path / "p.py").write_text("def some_function():\n    return 1\nname = input('who? ')\nprint('hello', name)\n")
    screen = Screen(tmp_path, "p.py")
    assert "\x1b[35mdef" in screen.until("(ndb) ")
    screen.type("b some_f\t\n")
    assert "function some_function" in screen.until("(ndb) ")
    screen.type("n\nn\n")
    screen.until("who? ")
    screen.type("Bob\n")
    screen.until("(ndb) ")
    screen.type("p name.swapc\t()\n")
    screen.until("bOB")
    screen.until("(ndb) ")
    screen.type("restart\nc\n")
    screen.until("who? ")
    screen.type("Ann\n")
    screen.until("hello Ann")
    screen.until("(ndb) ")
    screen.type("\x04")
    assert screen.end() == 0
