from .decorators import cached
from .policies import POLICIES, make_policy
from .stats import Stats

__all__ = ["POLICIES", "Stats", "cached", "make_policy"]
