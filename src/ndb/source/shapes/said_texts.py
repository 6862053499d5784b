"""Texts and numbers that stand in a file: constants, and what comments and docstrings quote.

They are examples of what the code reads.

Knows tokens and syntax; what the words mean it does not.
"""

import ast
import doctest
import re
import tokenize
from typing import Any

from ndb.source.functions import Function
from ndb.source.needed import needed_statements
from ndb.source.parse import NOT_PLAIN, parsed_expression, plain_value, tokens_so_far

_QUOTED = re.compile(r"""'([^'\n]{1,80})'|"([^"\n]{1,80})"|`([^`\n]{1,80})`""")
_LONGEST = 120


def said_in(
    source: str, function: Function
) -> tuple[tuple[str, ...], tuple[int | float, ...], tuple[str, ...], tuple[Any, ...]]:
    """Words, numbers, examples of calls, and the keys of tables, of a function and what it needs."""
    nodes = [n for part in (function, *needed_statements(source, function)) for n in ast.walk(part)]
    remarks = [doc for n in nodes if isinstance(n, Function | ast.ClassDef) and (doc := ast.get_docstring(n))]
    hidden = {id(n.value) for n in nodes if isinstance(n, ast.Expr)}
    plain = [n.value for n in nodes if isinstance(n, ast.Constant) and id(n) not in hidden]
    words = [value for value in plain if isinstance(value, str) and 0 < len(value) <= _LONGEST]
    numbers = [value for value in plain if isinstance(value, int | float) and not isinstance(value, bool)]
    comments = [token.string for token in tokens_so_far(source) if token.type == tokenize.COMMENT]
    quoted = [next(filter(None, found)) for text in (*remarks, *comments) for found in _QUOTED.findall(text)]
    tables = [value for n in nodes if isinstance(n, ast.Dict) and (value := plain_value(n)) is not NOT_PLAIN]
    return (
        tuple(dict.fromkeys([*quoted, *words])), tuple(dict.fromkeys(numbers)),
        tuple(dict.fromkeys(_doctests(function, remarks))), tuple(key for table in tables for key in table),
    )  # fmt: skip


def _doctests(function: Function, remarks: list[str]) -> list[str]:
    """Arguments of the function's calls in examples."""
    found: list[str] = []
    for text in remarks:
        try:
            examples = doctest.DocTestParser().get_examples(text)
        except ValueError:
            continue
        for example in examples:
            tree = parsed_expression(example.source.strip())
            for node in ast.walk(tree) if tree is not None else ():
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == function.name:
                    found.append(ast.unparse(ast.Call(ast.Name("f"), node.args, node.keywords))[2:-1])
    return found
