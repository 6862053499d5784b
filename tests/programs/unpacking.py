"""Targets of every shape: nested, starred, swapped, chained, in loops and with."""
(a, b), [c, *d] = (1, 2), (3, 4, 5)
a, b = b, a
first = second = third = []
first.append(a)
matrix = [[1, 2], [3, 4]]
for (x, y), label in zip(matrix, "uv"):
    third.append((label, x + y))
i = 0
i, matrix[i] = 1, "changed"
*head, tail = "word"
try:
    p, q = [1, 2, 3]
except ValueError as error:
    problem = str(error)[:20]
print(a, b, c, d, second, matrix, head, tail, problem)
