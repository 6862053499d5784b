"""Default values: evaluated once, mutable, from an expression, keyword only."""
base = 4


def make():
    print("made")
    return []


def collect(item, into=make(), limit=base * 2, *, sep="-" * 2):
    into.append(item)
    return sep.join(str(x) for x in into[:limit])


base = 100
print(collect(1), collect(2), collect(3, []), collect(4, sep="+"))
