import re

from ..analysis import terms
from .nodes import And, Not, Or, Phrase, Term

TOKEN = re.compile(r'"([^"]*)"|([()|-])|([^\s()|"]+)')


class QueryError(ValueError):
    pass


def parse(text):
    """tea "green leaf" | -coffee"""
    tokens = [m.groups() for m in TOKEN.finditer(text)]
    if not tokens:
        raise QueryError("empty query")
    node, rest = _either(tokens)
    if rest:
        raise QueryError(f"unexpected {rest[0][1]}")
    return node


def _either(tokens):
    node, tokens = _all(tokens)
    while tokens and tokens[0][1] == "|":
        right, tokens = _all(tokens[1:])
        node = Or(node, right)
    return node, tokens


def _all(tokens):
    node, tokens = _one(tokens)
    while tokens and tokens[0][1] not in ("|", ")"):
        right, tokens = _one(tokens)
        node = And(node, right)
    return node, tokens


def _one(tokens):
    if not tokens:
        raise QueryError("something is missing")
    (phrase, sign, word), *rest = tokens
    if sign == "-":
        inner, rest = _one(rest)
        return Not(inner), rest
    if sign == "(":
        node, rest = _either(rest)
        if not rest or rest[0][1] != ")":
            raise QueryError("( is never closed")
        return node, rest[1:]
    words = terms(phrase if phrase is not None else word or "")
    if not words:
        raise QueryError("nothing to look for")
    return (Term(words[0]) if len(words) == 1 else Phrase(tuple(words))), rest
