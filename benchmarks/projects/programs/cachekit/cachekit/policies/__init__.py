"""Eviction policies; importing the classic ones registers them."""

from .base import POLICIES, Policy, UnknownPolicy
from . import classic  # noqa: F401  (its classes register themselves)


def make_policy(name, size=3):
    try:
        return POLICIES[name](size)
    except KeyError:
        raise UnknownPolicy(f"{name} is none of {', '.join(sorted(POLICIES))}") from None
