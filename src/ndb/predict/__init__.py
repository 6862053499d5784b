"""Asking a model: what it reads, the walk, the ways to an answer and the choice between them."""
