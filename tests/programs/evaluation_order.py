"""In which order the parts of a statement are evaluated."""
trace = []


def at(name, value=None):
    trace.append(name)
    return value


numbers = [0, 0, 0]
numbers[at("index", 1)] = at("value", 5)
numbers[at("first", 0)], numbers[at("second", 2)] = at("pair", (7, 8))
numbers[at("target", 1)] += at("amount", 3)
table = {at("k1", 1): at("v1", 2), at("k2", 3): at("v2", 4)}
at("function", print)(at("arg"), *at("star", [1]), sep=at("keyword", ":"), **at("double", {}))
total = at("a", 2) + at("b", 3) * at("c", 4)
part = numbers[at("low", 0) : at("high", 2)]
flag = at("x", 1) in at("y", [1])
for numbers[at("loop target", 0)] in at("iterable", (9,)):
    pass
del numbers[at("deleted", 2)]
print(trace, numbers, table, total, part, flag)
