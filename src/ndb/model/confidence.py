"""How sure a prediction is: from the log-probabilities of its tokens to the chance that it is right.

A curve (logistic, three features) is fitted on held-out programs and lies beside the weights in `calibration.json`,
together with the curves of the ways of answering, so that they can be compared. Knows scores and curves; neither what
was predicted nor by whom. Who has no curves gets the bare probability of the tokens.

The file: {"format": 1, "weights", "tokenizer": digests of what it is for, "curves": {NAME: CURVE}, "ways": {WAY:
CURVE}, "measured": anything worth keeping about the fit}; CURVE is {"bias": b, "slopes": {FEATURE: w}}.
"""

import hashlib
import json
import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ndb.errors import BadData
from ndb.tree.action import Move

CALIBRATION_FILE = "calibration.json"
TOKENIZER_FILE = "tokenizer.json"
FORMAT = 1
UNKNOWN = 0.5
"""Below this chance a value is more likely wrong than right, and shown as unknown."""
_FARTHEST = 12.0
_FEATURES = frozenset({"total", "weakest", "length"})
_JUMPS = frozenset({Move.STEP_RETURN, Move.BREAKPOINT, Move.CONTINUE})
_SAMPLES = 16
RECKONED = "_reckoned"
"""Behind a way: the return line that it came to, evaluated on the variables that it had there."""

Scores = Sequence[float]
"""Log-probabilities of the tokens that were chosen."""


@dataclass(frozen=True, slots=True)
class Curve:
    """The chance of being right, from features of the scores."""

    bias: float
    slopes: Mapping[str, float]

    def chance(self, features: Mapping[str, float]) -> float:
        return _logistic(self.bias + sum(slope * features[name] for name, slope in self.slopes.items()))


BARE = Curve(0.0, {"total": 1.0})
"""The probability of all tokens together, as it is."""


@dataclass(frozen=True, slots=True)
class Calibration:
    """All curves of one model."""

    curves: Mapping[str, Curve] = field(default_factory=dict)
    """By what is judged: `state` or `value`, a blank, and the kind of action that led there (`kind_of`)."""
    ways: Mapping[str, Curve] = field(default_factory=dict)
    """By the way in which an answer was come to: `step_return`, `walking`, ..."""

    def chance(self, what: str, move: Move, scores: Scores) -> float:
        """How likely a state or a value is right that an action led to, given that the states before were."""
        curve = self.curves.get(f"{what} {kind_of(move)}")
        return curve.chance(features_of(scores)) if curve is not None else math.exp(math.fsum(scores))

    def chance_of_way(self, way: str, scores: Scores) -> float:
        """How likely an answer is right; `scores`: of all tokens on the way to it. Where nothing was fitted, as likely
        as its weakest token: a product of all of them would punish walks for their length."""
        curve = self.of_way(way)
        return curve.chance(features_of(scores)) if curve is not None else math.exp(min(scores, default=0.0))

    def of_way(self, way: str) -> Curve | None:
        """A reckoned answer is at least as often right as the one that the way itself comes to."""
        return self.ways.get(way) or self.ways.get(way.removesuffix(RECKONED))


def kind_of(move: Move) -> str:
    """Kinds of action that are as hard as each other."""
    return "inverse" if move.inverse else "jump" if move in _JUMPS else "step"


def features_of(scores: Scores) -> dict[str, float]:
    """The odds of all tokens together, those of the least sure one, and how many were really chosen."""
    chosen = [score for score in scores if score < 0.0]
    return {
        "total": _log_odds(math.fsum(chosen)),
        "weakest": _log_odds(min(chosen, default=0.0)),
        "length": math.log1p(len(chosen)),
    }


def _log_odds(log_probability: float) -> float:
    """Bounded, so that one token that is quite certain or quite impossible does not decide alone."""
    against = -math.expm1(min(log_probability, 0.0))
    odds = log_probability - math.log(against) if against > 0.0 else _FARTHEST
    return max(-_FARTHEST, min(_FARTHEST, odds))


def _logistic(x: float) -> float:
    return 1.0 / (1.0 + math.exp(-x)) if x > -700.0 else 0.0


# Fitting


def fit(
    rows: Sequence[Mapping[str, float]], right: Sequence[bool], ridge: float = 3.0, towards: Curve | None = None
) -> Curve:
    """Logistic regression by Newton's method. The ridge keeps slopes apart that tell nearly the same: it pulls them to
    nothing or, with their bias, to those of another curve, so that few examples change little."""
    names = list(rows[0]) if rows else []
    x = np.array([[1.0, *(row[name] for name in names)] for row in rows])
    y = np.array(right, dtype=np.float64)
    known = towards or Curve(0.0, {})
    prior = np.array([known.bias, *(known.slopes.get(name, 0.0) for name in names)])
    w = prior.copy()
    penalty = ridge * np.diag([0.1 if towards else 1e-9] + [1.0] * len(names))

    def likelihood(w: NDArray[np.float64]) -> float:
        z = x @ w
        return float(y @ z - np.logaddexp(0.0, z).sum() - (w - prior) @ penalty @ (w - prior) / 2)

    for _ in range(50):
        p = 1.0 / (1.0 + np.exp(-np.clip(x @ w, -30.0, 30.0)))
        step = np.linalg.solve(x.T @ (x * (p * (1 - p))[:, None]) + penalty, x.T @ (y - p) - penalty @ (w - prior))
        # Where nearly all is said to be sure, a whole step may go too far, and never come back.
        while likelihood(w + step) < likelihood(w) and float(np.abs(step).max()) > 1e-9:
            step /= 2
        w += step
        if float(np.abs(step).max()) < 1e-8:
            break
    return Curve(float(w[0]), {name: float(slope) for name, slope in zip(names, w[1:], strict=True)})


def calibration_error(chances: Sequence[float], right: Sequence[bool], bins: int = 10) -> float:
    """Expected calibration error: how far chances are from the share that is right, over bins of equal width."""
    return sum(row[0] * abs(row[1] - row[2]) for row in reliability(chances, right, bins)) / max(1, len(chances))


def reliability(chances: Sequence[float], right: Sequence[bool], bins: int = 10) -> list[tuple[int, float, float]]:
    """(How many, mean chance, share that is right) of every bin that is not empty."""
    p: NDArray[np.float64] = np.array(chances, dtype=np.float64)
    y: NDArray[np.float64] = np.array(right, dtype=np.float64)
    place = np.minimum((p * bins).astype(int), bins - 1)
    return [
        (int((place == b).sum()), float(p[place == b].mean()), float(y[place == b].mean()))
        for b in range(bins) if (place == b).any()
    ]  # fmt: skip


# On disk


def read_calibration(folder: Path) -> Calibration:
    """The curves beside some weights; none where there is no file, or one for other weights."""
    stored = stored_calibration(folder)
    if stored.get("weights") != digest_of(folder):
        return Calibration()
    if stored.get("tokenizer") not in (None, digest_of(folder, TOKENIZER_FILE)):
        raise BadData(f"{folder / TOKENIZER_FILE} is not the model's own; take both from the same training run")
    try:
        curves, ways = ({n: _curve(**c) for n, c in stored.get(part, {}).items()} for part in ("curves", "ways"))
    except (TypeError, AttributeError, ValueError) as error:
        raise BadData(f"{folder / CALIBRATION_FILE}: {error}; make it anew with `ndb eval calibrate`") from None
    return Calibration(curves, ways)


def _curve(bias: float, slopes: Mapping[str, float]) -> Curve:
    """One of a file, which may hold anything."""
    for number in (bias, *slopes.values()):
        if type(number) not in (int, float) or not -1e6 < number < 1e6:
            raise ValueError(f"{number!r:.50} is no slope")
    if unknown := slopes.keys() - _FEATURES:
        raise ValueError(f"nothing is known of {min(unknown)!r:.50}")
    return Curve(bias, slopes)


def write_calibration(folder: Path, measured: Mapping[str, Any], **parts: Mapping[str, Curve]) -> None:
    """Write `curves=` or `ways=` beside the weights; what else the file holds for the same weights stays."""
    stored, digest = stored_calibration(folder), digest_of(folder)
    kept = stored if stored.get("weights") == digest else {}
    kept |= {part: {name: asdict(curve) for name, curve in curves.items()} for part, curves in parts.items()}
    kept |= {"format": FORMAT, "weights": digest, "tokenizer": digest_of(folder, TOKENIZER_FILE)}
    kept["measured"] = kept.get("measured", {}) | dict(measured)
    path = folder / CALIBRATION_FILE
    path.with_suffix(".new").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
    path.with_suffix(".new").replace(path)


def stored_calibration(folder: Path) -> dict[str, Any]:
    """The file as it is; empty where there is none."""
    path = folder / CALIBRATION_FILE
    try:
        stored = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError, RecursionError) as error:
        raise BadData(f"{path}: {error}; make it anew with `ndb eval calibrate`") from None
    if not isinstance(stored, dict) or stored.get("format") != FORMAT:
        raise BadData(f"{path} is of another version; make it anew with `ndb eval calibrate`")
    return stored


def digest_of(folder: Path, name: str = "model.safetensors") -> str | None:
    """Tells weights from other weights, by pieces from all over the file: it is read at every start. None: no file."""
    try:
        with (folder / name).open("rb") as file:
            size = file.seek(0, 2)
            digest = hashlib.sha256(str(size).encode())
            for number in range(_SAMPLES):
                file.seek(size * number // _SAMPLES)
                digest.update(file.read(4096))
    except OSError:
        return None
    return digest.hexdigest()[:16]
