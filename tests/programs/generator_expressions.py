"""Generator expressions, consumed at once, lazily, nested and not at all."""
numbers = [3, 1, 2]
total = sum(n * n for n in numbers)
biggest = max((n, str(n)) for n in numbers)
lazy = (n + total for n in numbers if n != 1)
first = next(lazy)
numbers.append(100)
rest = list(lazy)
flat = ",".join(str(x) for row in [[1, 2], [3]] for x in row)
unused = (print(n) for n in numbers)
anything = any(n > 2 for n in numbers), all(n > 2 for n in numbers)
print(total, biggest, first, rest, flat, anything)
