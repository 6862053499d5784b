"""Dijkstra: the cheapest ways from a place."""

import heapq


def cheapest(graph, start):
    best = {}
    queue = [(0, start)]
    while queue:
        cost, place = heapq.heappop(queue)
        if place in best:
            continue
        best[place] = cost
        for other, price in graph.get(place, {}).items():
            if other not in best:
                heapq.heappush(queue, (cost + price, other))
    return best
