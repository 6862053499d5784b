from matstat.matrix import Matrix, ShapeError
from matstat.describe import describe, mean, variance

__all__ = ["Matrix", "ShapeError", "describe", "mean", "variance"]
