"""The most valuable choice of things that can be carried."""


def best_value(capacity, things):
    best = [0] * (capacity + 1)
    for weight, value in things:
        for room in range(capacity, weight - 1, -1):
            best[room] = max(best[room], best[room - weight] + value)
    return best[capacity]
