"""Several context managers in one `with`, on one line and on several, left by exceptions."""
class A:
    def __init__(self, n, swallow=False): self.n = n; self.swallow = swallow
    def __enter__(self): return self
    def __exit__(self, *a):
        return self.swallow
def f(s):
    with A(1, s), A(2):
        x = 1
        raise ValueError(x)
    return 5
def g(s):
    with (
        A(1, s) as a,
        A(2) as b,
    ):
        x = 1
        raise ValueError(x)
    return 5
def h(s):
    with (A(1, s) as a,
          A(2) as b):
        y = 2
    return y
def i():
    with A(1) as a, \
         A(2) as b:
        return a.n + b.n
for fn in (f, g, h):
    for s in (True, False):
        try:
            print(fn(s))
        except ValueError as e:
            print(e)
i()
class B(A):
    def __exit__(self, *a):
        raise KeyError(self.n)
def j():
    with A(1, True), B(2):
        raise ValueError(1)
    return 1
def k():
    with A(1, True): raise ValueError(1)
    return 2
def l():
    with A(1, True):
        with A(2), A(3): raise ValueError(1)
    return 2
def m():
    with A(1, True), A(2), A(3):
        pass
    for q in range(2):
        with A(1), A(2): continue
    return 2
print(j(), k(), l(), m())
