"""All selections of a list."""


def powerset(items):
    if not items:
        return [[]]
    first, *rest = items
    without = powerset(rest)
    return without + [[first, *chosen] for chosen in without]
