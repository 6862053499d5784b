"""Nested lists: multiplication, transposing, spiral order, a small search."""
def multiply(a, b):
    result = []
    for row in a:
        result.append([sum(x * y for x, y in zip(row, column)) for column in zip(*b)])
    return result


def spiral(grid):
    order = []
    while grid:
        order += grid.pop(0)
        grid = [list(row) for row in zip(*grid)][::-1]
    return order


def search(grid, wanted):
    for y, row in enumerate(grid):
        for x, cell in enumerate(row):
            if cell == wanted:
                return x, y
    return None


print(multiply([[1, 2], [3, 4]], [[0, 1], [1, 0]]), spiral([[1, 2, 3], [4, 5, 6]]), search(["ab", "cd"], "d"))
