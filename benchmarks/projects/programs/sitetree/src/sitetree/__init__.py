"""What a static site would look like: pages, addresses, menus. Reads nothing from disk."""

from . import defaults
from .pages import Page
from .site import Site

__all__ = ["Page", "Site", "defaults"]
