"""A session in a headless Emacs with dap-mode, both from Debian (`emacs-nox`, `elpa-dap-mode`). Run with `-m editor`.

It stands in for nvim-dap, which none of the package registries carries: a foreign editor's own client, in a real file.
"""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.editor
SCRIPT = Path(__file__).parent / "emacs" / "session.el"
PROGRAM = """\
def total(prices):
    result = 0
    for price in prices:
        result += price
    return result


print(total([3, 4]))
"""


def test_emacs_steps_back_in_a_real_file(tmp_path: Path) -> None:
    if shutil.which("emacs") is None or not list(Path("/usr/share/emacs/site-lisp").glob("elpa/dap-mode-*")):
        pytest.skip("emacs and dap-mode are not installed")
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    command = ["emacs", "--batch", "-l", str(SCRIPT), sys.executable, str(program)]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=240, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    here, after = '("program.py" 4 4)', '("program.py" 3 3)'
    assert ran.stdout.splitlines() == [
        f"break {here}", 'result "0"', f"next {after}", f"next {here}", 'result "3"', f"back {after}", f"back {here}",
        'result "0"', "done t",
    ]  # fmt: skip
