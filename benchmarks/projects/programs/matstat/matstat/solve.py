"""Gauss elimination with Fractions, so that results are exact."""

from fractions import Fraction

from .constants import DIGITS
from .matrix import Matrix, ShapeError

try:
    import fastlinalg
except ImportError:
    fastlinalg = None


class Singular(ArithmeticError):
    """There is no single solution."""


def solve(matrix, right):
    """x with matrix @ x == right."""
    n, m = matrix.shape
    if n != m:
        raise ShapeError("not square")
    rows = [[Fraction(v) for v in (*row, b)] for row, b in zip(matrix.rows, right)]
    for i in range(n):
        pivot = next((r for r in range(i, n) if rows[r][i]), None)
        if pivot is None:
            raise Singular(i)
        rows[i], rows[pivot] = rows[pivot], rows[i]
        rows[i] = [v / rows[i][i] for v in rows[i]]
        for r in range(n):
            if r != i and rows[r][i]:
                factor = rows[r][i]
                rows[r] = [a - factor * b for a, b in zip(rows[r], rows[i])]
    return [row[-1] for row in rows]


def fit_line(points):
    """(slope, intercept) of least squares."""
    if fastlinalg:
        return fastlinalg.polyfit(points, 1)
    design = Matrix([[x, 1] for x, _ in points])
    normal = design.T @ design
    right = (design.T @ Matrix([[y] for _, y in points]))[:, 0]
    return tuple(round(float(v), DIGITS) for v in solve(normal, right))


def inverse_times(rows, right):
    try:
        return [str(v) for v in solve(Matrix(rows), right)]
    except Singular as problem:
        return f"singular at {problem.args[0]}"
