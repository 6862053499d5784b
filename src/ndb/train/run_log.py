"""What a run writes down: JSON lines, TensorBoard, and a line for whoever watches.

Knows numbers and files. After an interruption the rows behind the checkpoint are taken out: they are written again.
"""

import json
import math
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, TextIO

from ndb.dataset.rounds.build import duration
from ndb.errors import BadData

METRICS, SAMPLES = "metrics.jsonl", "samples.jsonl"


class Metrics:
    """Rows of numbers by step. `step`: where the run goes on."""

    def __init__(self, folder: Path, step: int, tensorboard: bool = False, out: TextIO | None = None) -> None:
        self._folder, self._out = folder, out or sys.stderr
        keep_rows(folder / METRICS, "step", step)
        keep_rows(folder / SAMPLES, "step", step)
        self._board = _board(folder, step) if tensorboard else None

    def write(self, row: Mapping[str, Any], left: float) -> None:
        """A row of numbers, and how many seconds the run still takes."""
        _append(self._folder / METRICS, row)
        told = " ".join(f"{k} {v:.4g}" if isinstance(v, float) else f"{k} {v}" for k, v in row.items())
        print(f"{told}{f', {duration(left)} left' if math.isfinite(left) else ''}", file=self._out, flush=True)
        if self._board:
            for name in row.keys() - {"step", "tokens", "seconds"}:
                self._board.add_scalar(name, row[name], row["step"])

    def write_sample(self, row: Mapping[str, Any]) -> None:
        """What the model predicted, beside what is true."""
        _append(self._folder / SAMPLES, row)
        sign = "right" if row["right"] else f"wrong, it is {row['truth']}"
        print(f"  {row['predicted']}  ({sign})", file=self._out, flush=True)
        if self._board:
            self._board.add_text("predictions", f"`{row['predicted']}` for `{row['truth']}`", row["step"])

    def say(self, message: str) -> None:
        print(message, file=self._out, flush=True)

    def close(self) -> None:
        if self._board:
            self._board.close()


def keep_rows(path: Path, name: str, most: int) -> None:
    """Take out the rows whose `name` is more than `most`, and one that was cut off while it was written."""
    if not path.exists():
        return
    kept = [line for line in path.read_text().splitlines() if (n := _number(line, name)) is not None and n <= most]
    partial = path.with_suffix(".partial")
    partial.write_text("".join(line + "\n" for line in kept))
    partial.replace(path)


def _number(line: str, name: str) -> int | None:
    try:
        return int(json.loads(line)[name])
    except (ValueError, KeyError, TypeError):
        return None


def _append(path: Path, row: Mapping[str, Any]) -> None:
    with path.open("a") as file:
        file.write(json.dumps(row) + "\n")


def _board(folder: Path, step: int) -> Any:
    try:
        from torch.utils.tensorboard import SummaryWriter
    except ImportError:
        raise BadData("metrics for TensorBoard need its package: pip install tensorboard, or leave it out") from None
    return SummaryWriter(str(folder / "tensorboard"), purge_step=step + 1)
