"""How policies fare on a series of keys."""

from cachekit import Stats, cached, make_policy


def replay(policy, keys, size=3):
    """Which keys are left, and the statistics."""
    store = make_policy(policy, size)
    for key in keys:
        if store.get(key, None) is None:
            store.put(key, key.upper())
    return "".join(store.data), store.stats


def best(keys, names, size=2):
    ratios = {name: replay(name, keys, size)[1].ratio for name in names}
    return max(ratios, key=ratios.get), ratios


@cached(size=2)
def square(n):
    return n * n


@cached("fifo", size=1)
def cube(n):
    return n * square(n)


def total(numbers):
    """Sum of cubes and what the caches did."""
    value = sum(cube(n) for n in numbers)
    return value, square.store.stats + cube.store.stats, square.__name__
