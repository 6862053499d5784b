"""Shares with their intervals: pure functions of right and wrong."""

import math
from collections.abc import Sequence


def interval(right: int, total: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share, in percent."""
    if total == 0:
        return 0.0, 0.0
    share = right / total
    middle = (share + z * z / (2 * total)) / (1 + z * z / total)
    half = z * math.sqrt(share * (1 - share) / total + z * z / (4 * total * total)) / (1 + z * z / total)
    return max(0.0, 100 * (middle - half)), min(100.0, 100 * (middle + half))


def score(right: Sequence[bool | None]) -> dict[str, float]:
    """The share that is right, with its interval, in percent; what is not known does not count."""
    known = [r for r in right if r is not None]
    low, high = interval(sum(known), len(known))
    return {"percent": 100 * sum(known) / max(1, len(known)), "low": low, "high": high, "of": len(known)}
