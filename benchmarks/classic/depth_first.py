"""Whether a place can be reached."""


def can_reach(graph, start, goal, seen=None):
    seen = set() if seen is None else seen
    if start == goal:
        return True
    if start in seen:
        return False
    seen.add(start)
    return any(can_reach(graph, other, goal, seen) for other in graph.get(start, []))
