from functools import reduce

from matstat import Matrix, mean


def power(matrix, exponent):
    """By squaring."""
    result = Matrix.identity(matrix.shape[0])
    while exponent:
        if exponent & 1:
            result = result @ matrix
        matrix = matrix @ matrix
        exponent >>= 1
    return result


def after(rows, start, steps):
    return (Matrix([start]) @ power(Matrix(rows), steps))[0]


def fibonacci(n):
    return power(Matrix([[1, 1], [1, 0]]), n)[0, 1]


def average(*tables):
    total = reduce(Matrix.__add__, map(Matrix, tables))
    return 1 / len(tables) * total


def column_means(rows):
    return [mean(column) for column in Matrix(rows).T]
