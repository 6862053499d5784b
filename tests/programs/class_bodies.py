"""Code in a class body: loops, conditions, functions called, names deleted."""
def double(value):
    return value * 2


class Table:
    base = 3
    rows = []
    for number in range(base):
        rows.append(double(number))
    if len(rows) > 2:
        kind = "long"
    else:
        kind = "short"
    del number
    lookup = {name: len(name) for name in ("a", "bb")}

    class Inner:
        depth = double(2)
        base = depth + 1

    total = sum(rows) + Inner.base


print(Table.rows, Table.kind, Table.lookup, Table.Inner.depth, Table.total, hasattr(Table, "number"))
