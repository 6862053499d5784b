import heapq
from itertools import count

from routeplan import costs
from routeplan.network import CITY


class NoRoute(Exception):
    def __init__(self, start, end):
        super().__init__(start, end)

    def __str__(self):
        return "no route from {} to {}".format(*self.args)


def shortest(start, end, cost=costs.fastest, graph=CITY):
    """Edges of the cheapest way."""
    for stop in (start, end):
        if stop not in graph:
            raise KeyError(stop)
    order = count()
    heap = [(0, next(order), start, ())]
    seen = set()
    while heap:
        price, _, stop, way = heapq.heappop(heap)
        if stop == end:
            return list(way)
        if stop in seen:
            continue
        seen.add(stop)
        for edge in graph[stop]:
            if edge.end not in seen:
                extra = cost(edge, way[-1] if way else None)
                heapq.heappush(heap, (price + extra, next(order), edge.end, (*way, edge)))
    raise NoRoute(start, end)


def reachable_within(start, minutes, graph=CITY):
    """{stop: minutes} of everything not farther than that."""
    best = {start: 0}
    waiting = [start]
    while waiting:
        stop = waiting.pop()
        for edge in graph[stop]:
            total = best[stop] + edge.minutes
            if total <= minutes and total < best.get(edge.end, minutes + 1):
                best[edge.end] = total
                waiting.append(edge.end)
    return dict(sorted(best.items(), key=lambda item: (item[1], item[0])))
