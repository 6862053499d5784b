"""Finding ways through a small transport network."""

from routeplan import network
from routeplan.search import NoRoute, shortest

DEFAULT = network.CITY

__all__ = ["DEFAULT", "NoRoute", "network", "shortest"]
