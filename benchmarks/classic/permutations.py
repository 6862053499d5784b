"""All orders of a list."""


def permutations(items):
    if not items:
        return [[]]
    found = []
    for i, item in enumerate(items):
        rest = items[:i] + items[i + 1 :]
        found += [[item, *order] for order in permutations(rest)]
    return found
