"""Names of the module and of an enclosing function, read and rebound."""
total = 0
log = []


def add(amount):
    global total, fresh
    total += amount
    fresh = amount * 2
    log.append(total)


def outer():
    level = 1
    def middle():
        def inner():
            nonlocal level
            level *= 3
            return level
        return inner() + level
    result = middle()
    return result, level


add(4)
add(5)
print(total, fresh, log, outer())
