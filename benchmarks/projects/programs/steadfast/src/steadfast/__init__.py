"""Retrying things that fail."""

from steadfast.backoff import Constant, Exponential, Fibonacci
from steadfast.retry import GaveUp, retry

__all__ = ["Constant", "Exponential", "Fibonacci", "GaveUp", "retry"]
