"""Rows as columns."""


def transpose(matrix):
    if not matrix:
        return []
    rows, columns = len(matrix), len(matrix[0])
    return [[matrix[row][column] for row in range(rows)] for column in range(columns)]
