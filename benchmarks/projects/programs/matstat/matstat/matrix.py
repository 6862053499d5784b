from math import isclose

from .constants import *


class ShapeError(ValueError):
    pass


class Matrix:
    def __init__(self, rows):
        self.rows = [list(row) for row in rows]
        if len({len(row) for row in self.rows}) != 1:
            raise ShapeError("rows differ in length")

    @classmethod
    def identity(cls, n):
        return cls([[int(i == j) for j in range(n)] for i in range(n)])

    @property
    def shape(self):
        return len(self.rows), len(self.rows[0])

    @property
    def T(self):
        return Matrix(zip(*self.rows))

    def __matmul__(self, other):
        if self.shape[1] != other.shape[0]:
            raise ShapeError(f"{self.shape} @ {other.shape}")
        columns = list(zip(*other.rows))
        return Matrix([[sum(a * b for a, b in zip(row, column)) for column in columns] for row in self.rows])

    def __add__(self, other):
        return Matrix([[a + b for a, b in zip(*pair)] for pair in zip(self.rows, other.rows)])

    def __rmul__(self, factor):
        return Matrix([[factor * value for value in row] for row in self.rows])

    def __getitem__(self, key):
        match key:
            case (int(i), int(j)):
                return self.rows[i][j]
            case (slice(), int(j)):
                return [row[j] for row in self.rows]
            case _:
                return self.rows[key]

    def __eq__(self, other):
        return self.shape == other.shape and all(
            isclose(a, b, abs_tol=EPSILON) for left, right in zip(self.rows, other.rows) for a, b in zip(left, right)
        )

    def __repr__(self):
        return f"Matrix({self.rows})"
