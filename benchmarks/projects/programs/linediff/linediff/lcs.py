"""Longest common subsequence."""

from collections.abc import Hashable, Sequence


def lengths(a: Sequence[Hashable], b: Sequence[Hashable]) -> list[list[int]]:
    """table[i][j]: the length for a[i:] and b[j:]."""
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in reversed(range(len(a))):
        for j in reversed(range(len(b))):
            if a[i] == b[j]:
                table[i][j] = table[i + 1][j + 1] + 1
            else:
                table[i][j] = max(table[i + 1][j], table[i][j + 1])
    return table


def common(a, b):
    table = lengths(a, b)
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            yield i, j
            i, j = i + 1, j + 1
        elif table[i + 1][j] >= table[i][j + 1]:
            i += 1
        else:
            j += 1


def similarity(a, b):
    longest = max(len(a), len(b))
    return lengths(a, b)[0][0] / longest if longest else 1.0
