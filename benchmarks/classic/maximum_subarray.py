"""The largest sum of neighbours; of nothing, 0."""


def largest_sum(numbers):
    best = here = 0
    for number in numbers:
        here = max(0, here + number)
        best = max(best, here)
    return best
