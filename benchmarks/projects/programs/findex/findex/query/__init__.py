from .parser import QueryError, parse

__all__ = ["QueryError", "parse"]
