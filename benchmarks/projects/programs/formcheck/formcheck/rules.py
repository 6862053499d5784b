"""A rule takes a value and tells what is wrong with it, or None."""

from collections.abc import Callable
from typing import Any, Optional

Rule = Callable[[Any], Optional[str]]


def required(value):
    if value is None or value == "":
        return "is needed"


def between(low, high):
    def rule(value):
        if not low <= value <= high:
            return f"must be between {low} and {high}"

    return rule


def longest(limit):
    return lambda value: f"is too long by {len(value) - limit}" if len(value) > limit else None


def matches(pattern):
    def rule(value):
        return None if pattern.fullmatch(value) else "looks wrong"

    rule.pattern = pattern
    return rule


def check(value, *rules):
    """First complaint of some rules."""
    return next((text for rule in rules if (text := rule(value))), None)
