"""The tour runs: the part of it that needs neither torch nor minutes."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.skipif(os.name == "nt", reason="a shell script")
def test_the_light_part_of_the_tour_records_walks_writes_makes_data_and_predicts(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHON": sys.executable, "PYTHONPATH": str(ROOT / "src")}
    command = ["sh", str(ROOT / "examples" / "tour.sh"), "--light", str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=tmp_path, check=False)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "berry.ndb").exists()
    for shown in ("count(s='berry', t='r') -> 2", "<|end_of_text|>", "all as written", "first = 'ada'", "The end."):
        assert shown in done.stdout
    assert "Training and evaluation are left out (--light)" in done.stdout
