"""Comprehensions that read locals, closures and walrus into the function, and raise."""
def transpose(rows):
    width = max(len(row) for row in rows)
    return [[row[i] if i < len(row) else None for row in rows] for i in range(width)]


def last_big(numbers, limit):
    big = [found := n for n in numbers if n > limit]
    return big, found


def inverses(numbers):
    try:
        return [1 / n for n in numbers]
    except ZeroDivisionError:
        return [n for n in numbers if n]


class Box:
    sizes = [n * 2 for n in range(3)]
    names = {n: str(n) for n in sizes}


print(transpose([[1, 2], [3]]), last_big([1, 5, 9, 2], 4), inverses([2, 4]), inverses([2, 0]), Box.names)
