"""Texts through chains of small steps: "strip | slug | limit 20"."""

from .pipeline import Pipeline, run
from .registry import UnknownStep, step

__all__ = ["Pipeline", "UnknownStep", "run", "step"]
