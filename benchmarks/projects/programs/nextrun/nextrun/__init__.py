from nextrun.expression import Expression
from nextrun.planner import agenda, next_runs

__all__ = ["Expression", "agenda", "next_runs"]
