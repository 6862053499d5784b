import graphlib
from functools import cache

from tasks import parse_all


class Cycle(Exception):
    pass


def order(tasks):
    """Names so that what is needed comes first; urgent ones early."""
    sorter = graphlib.TopologicalSorter({t.name: t.needs for t in tasks.values()})
    try:
        sorter.prepare()
    except graphlib.CycleError as error:
        raise Cycle(" > ".join(sorted(set(error.args[1])))) from None
    out = []
    while sorter.is_active():
        ready = sorted(sorter.get_ready(), key=lambda name: tasks[name])
        out += ready
        sorter.done(*ready)
    return out


def critical_path(text):
    """(minutes, names) of the longest chain."""
    tasks = parse_all(text)
    order(tasks)

    @cache
    def longest(name):
        task = tasks[name]
        best = max(map(longest, sorted(task.needs)), default=(0, ()))
        return best[0] + task.minutes, (*best[1], name)

    return max(longest(name) for name in tasks)


def plan(text):
    return order(parse_all(text))
