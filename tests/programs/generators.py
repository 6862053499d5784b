"""Generators read by for, next, list and unpacking, finished or not."""
def countdown(n):
    while n > 0:
        yield n
        n -= 1
    return "done"


def pairs(items):
    previous = None
    for item in items:
        if previous is not None:
            yield previous, item
        previous = item


for number in countdown(3):
    print(number)
first = next(countdown(9))
a, *rest = countdown(3)
print(first, a, rest, list(pairs("abcd")), next(pairs([]), "empty"))
half = countdown(5)
next(half)
half.close()
