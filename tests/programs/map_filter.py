"""User code called back by map, filter, reduce and iter with a sentinel."""
from functools import reduce


def square(n):
    return n * n


def small(n):
    return n < 10


source = [1, 2, 3, 4]
squares = list(map(square, source))
few = [n for n in filter(small, map(square, source))]
product = reduce(lambda a, b: a * b, few, 1)
position = iter(range(5))


def step():
    return next(position)


print(squares, few, product, list(iter(step, 3)), list(map(lambda a, b: a + b, "ab", "cd")))
