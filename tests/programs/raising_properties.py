"""Exceptions from operators, attributes, items and calls of user objects."""
class Odd:
    def __add__(self, other):
        raise TypeError(f"cannot add {other}")

    def __getitem__(self, key):
        raise LookupError(key)

    @property
    def size(self):
        return self.missing

    def __call__(self):
        return 1 / 0

    def __contains__(self, item):
        raise OverflowError


odd = Odd()
tests = [lambda: odd + 1, lambda: odd["k"], lambda: odd.size, lambda: odd(), lambda: 3 in odd, lambda: odd.nothing]
for test in tests:
    try:
        test()
    except Exception as error:
        print(type(error).__name__, error.args[:1] and str(error.args[0])[:12])
