"""Exceptions thrown through `yield from`."""
def inner():
    try:
        yield 1
        yield 2
    except ValueError as e:
        yield 3
    yield 4
def middle():
    x = yield from inner()
    return x
def outer():
    r = yield from middle()
    return r
g = outer()
print(next(g))
print(g.throw(ValueError("x")))
print(next(g))
try:
    g.throw(KeyError("k"))
except KeyError as e:
    print(repr(e))
def closing():
    try:
        yield from inner2()
    finally:
        print("fin")
def inner2():
    try:
        yield 1
    finally:
        print("fin2")
c = closing(); next(c); c.close()
