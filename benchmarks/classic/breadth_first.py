"""The fewest steps between two places of a graph."""

from collections import deque


def steps(graph, start, goal):
    queue = deque([(start, 0)])
    seen = {start}
    while queue:
        place, count = queue.popleft()
        if place == goal:
            return count
        for other in graph.get(place, []):
            if other not in seen:
                seen.add(other)
                queue.append((other, count + 1))
    return -1
