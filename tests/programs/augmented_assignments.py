"""Every augmented operator, on names, items and attributes, in place or not."""
class Box:
    def __init__(self, items):
        self.items = items

    def __iadd__(self, other):
        self.items.append(other)
        return self


n = 10
n += 5
n -= 1
n *= 2
n //= 3
n **= 2
n %= 50
n <<= 2
n |= 1
n ^= 7
n &= 0xFE
n >>= 1
x = 7.0
x /= 2
shared = other = [1]
shared += [2]
box = Box([])
box += 3
box.items[0] += 4
names = {"a": "x"}
names["a"] += "y" * 2
print(n, x, other, box.items, names)
