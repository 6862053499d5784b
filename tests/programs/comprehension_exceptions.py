"""Exceptions out of comprehensions whose variables are also those of the code around."""
def f(xs):
    v = 100
    try:
        a = [[][v] for v in xs]
    except IndexError as e:
        print(e, v)
    w = [v for v in xs]
    return w, v
def g(xs):
    name = "n"
    try:
        r = {name: [][name] for name in xs}
    except IndexError:
        pass
    return any(name for _ in [1])
def h(xs):
    return [[][q] for q in xs]
def k(xs, v):
    return [h([v])
            for v in xs
            if v]
print(f([1, 0]), g([2, 0]))
v = 7
try:
    print([[][v] for v in (1, 0)])
except IndexError:
    print(v)
class C:
    v = 3
    try:
        q = [[][v] for v in (1, 0)]
    except IndexError:
        print(v)
try:
    k([1, 2, 0], 9); h([0])
except IndexError:
    pass
