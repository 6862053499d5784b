from itertools import groupby
from operator import attrgetter

from . import search
from .costs import COSTS
from .network import CITY


def legs(edges):
    """Edges of one line after another become one leg: (line, from, to, minutes)."""
    for line, group in groupby(edges, key=attrgetter("line")):
        group = list(group)
        yield line, group[0].start, group[-1].end, sum(edge.minutes for edge in group)


def describe(start, end, by="fastest"):
    way = search.shortest(start, end, COSTS[by])
    if not way:
        return "you are there"
    parts = []
    for line, _, to, minutes in legs(way):
        verb = "walk" if line == "walk" else f"take {line}"
        parts.append(f"{verb} to {to} ({minutes} min)")
    return ", ".join(parts)


def detour(start, end, closed):
    """Extra minutes if lines are closed; None if there is no way then."""
    usual = sum(edge.minutes for edge in search.shortest(start, end))
    try:
        other = search.shortest(start, end, graph=CITY.without(*closed))
    except search.NoRoute:
        return None
    return sum(edge.minutes for edge in other) - usual
