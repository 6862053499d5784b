"""while True with a single line inside, left by an exception, a return and a break."""
def take(items):
    taken = []
    try:
        while True:
            taken.append(items.pop())
    except IndexError:
        return taken


def first_square_above(limit):
    n = 0
    while True:
        if n * n > limit: return n
        n += 1


def halve(n):
    while 1:
        n //= 2
        if not n: break
    return n


print(take([3, 2, 1]), first_square_above(10), halve(9))
