"""Functions that wait for each other: the stack, and the same as a flame graph."""


def paths(rows, columns):
    if rows == 1 or columns == 1:
        return 1
    return paths(rows - 1, columns) + paths(rows, columns - 1)


print(paths(3, 4))
