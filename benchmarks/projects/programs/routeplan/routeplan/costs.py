"""What a step costs. Every cost is a callable of (edge, previous edge)."""

from typing import TYPE_CHECKING, Callable, Optional

if TYPE_CHECKING:
    from routeplan.graph import Edge

CHANGE_PENALTY = 5
Cost = Callable[["Edge", Optional["Edge"]], float]


def fastest(edge, previous):
    return edge.minutes


def fewest_changes(edge, previous):
    changed = previous is not None and previous.line != edge.line
    return edge.minutes + CHANGE_PENALTY * 100 * changed


def lazy(edge, previous):
    """Walking counts three times."""
    return edge.minutes * (3 if edge.line == "walk" else 1)


COSTS: dict = {cost.__name__: cost for cost in (fastest, fewest_changes, lazy)}
