"""Old customer records become new ones, one version at a time."""

from recordshift.runner import migrate
from recordshift.registry import LATEST

__all__ = ["LATEST", "migrate"]
