"""A spreadsheet without a screen."""

from .sheet import Sheet

__all__ = ["Sheet"]
