"""Own iterators: __iter__, __next__, __getitem__ protocol, __contains__, __reversed__."""
class Steps:
    def __init__(self, limit):
        self.limit = limit
        self.now = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.now >= self.limit:
            raise StopIteration
        self.now += 1
        return self.now


class Old:
    def __getitem__(self, index):
        if index > 2:
            raise IndexError(index)
        return index * 10


class Bag:
    def __contains__(self, item):
        return item == "x"

    def __reversed__(self):
        return iter("zyx")


for step in Steps(2):
    print(step)
print(sum(Steps(3)), list(Old()), 20 in Old(), "x" in Bag(), "y" in Bag(), list(reversed(Bag())))
