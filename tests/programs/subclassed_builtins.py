"""Classes over list, dict, int and str whose methods are called by the interpreter."""
class Loud(dict):
    def __missing__(self, key):
        self[key] = len(self)
        return self[key]

    def __setitem__(self, key, value):
        super().__setitem__(key.lower(), value)


class Sorted(list):
    def append(self, item):
        super().append(item)
        self.sort()


class Meter(int):
    def __add__(self, other):
        return Meter(int(self) + int(other))

    __radd__ = __add__


table = Loud()
table["A"] = 5
table["b"] += 1
ordered = Sorted([3])
ordered.append(1)
print(table, ordered, type(sum([Meter(1), Meter(2)])).__name__, table["zz"])
