"""The fewest edits between two texts."""


def distance(a, b):
    row = list(range(len(b) + 1))
    for i, x in enumerate(a, 1):
        previous, row = row, [i]
        for j, y in enumerate(b, 1):
            cost = 0 if x == y else 1
            row.append(min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + cost))
    return row[-1]
