"""A program that nobody debugs opens the debugger for itself."""

import os
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "src"


def run(folder: Path, text: str, commands: str) -> "subprocess.CompletedProcess[str]":
    path = folder / "p.py"
    path.write_text(text)
    more = {"PYTHONPATH": str(SOURCE), "PYTHONBREAKPOINT": "ndb.frontend.set_trace.set_trace", "HOME": str(folder)}
    return subprocess.run(
        [sys.executable, str(path)], input=commands, capture_output=True, text=True, env=os.environ | more,
        check=False, timeout=60,
    )  # fmt: skip


def test_breakpoint_opens_it_where_it_stands(tmp_path: Path) -> None:
    text = "def f(n):\n    m = n + 1\n    breakpoint()\n    return m\n\nprint('end', f(3))\n"
    done = run(tmp_path, text, "p m\nm = 40\nc\nq\n")
    assert "> p.py(3)f()" in done.stdout and "\n4\n" in done.stdout
    assert "end 40" in done.stdout and done.returncode == 0


def test_ndb_is_found_by_its_child_however_the_program_found_it(tmp_path: Path) -> None:
    text = f"import sys\nsys.path.insert(0, {str(SOURCE)!r})\n"
    text += "from ndb.frontend.set_trace import set_trace\nset_trace()\nprint('on')\n"
    done = run(tmp_path, text, "c\nq\n")
    assert "on\n" in done.stdout and "Traceback" not in done.stderr
