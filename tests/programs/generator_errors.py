"""Exceptions out of generators, and the value in StopIteration."""
def fragile(items):
    for item in items:
        yield 10 // item
    return len(items)


def collect(generator):
    seen = []
    while True:
        try:
            seen.append(next(generator))
        except StopIteration as stop:
            return seen, stop.value
        except ZeroDivisionError as error:
            seen.append(str(error))


print(collect(fragile([1, 5])), collect(fragile([2, 0, 3])))
