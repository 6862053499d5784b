"""A search index in memory."""

from .index import Index

__all__ = ["Index"]
