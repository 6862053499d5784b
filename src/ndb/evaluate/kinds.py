"""What a program and a value are like, by how they look: to tell where a model is good and where it is not."""

import ast
import re
from functools import lru_cache

from ndb.source.parse import parsed


@lru_cache(maxsize=4096)
def kinds_of(code: str) -> tuple[str, ...]:
    """What a program has: helpers, recursion, exceptions, generators, classes, loops; none of them is `straight`."""
    tree = parsed(code)
    if tree is None:
        return ("not parsed",)
    nodes = list(ast.walk(tree))
    functions = [n for n in nodes if isinstance(n, ast.FunctionDef) and n.name != "main"]
    has = {
        "helpers": len(functions) > 1,
        "recursion": any(_calls(function, function.name) for function in functions),
        "exceptions": any(isinstance(n, ast.Try | ast.Raise | ast.Assert) for n in nodes),
        "generators": any(isinstance(n, ast.Yield | ast.YieldFrom | ast.GeneratorExp) for n in nodes),
        "classes": any(isinstance(n, ast.ClassDef) for n in nodes),
        "loops": any(isinstance(n, ast.For | ast.While) for n in nodes),
    }
    return tuple(kind for kind, there in has.items() if there) or ("straight",)


def is_single_return(code: str, entry: str) -> bool:
    """Whether the function that is called is nothing but its return line: to evaluate that line is to run it."""
    tree = parsed(code)
    functions = [n for n in tree.body if isinstance(n, ast.FunctionDef) and n.name == entry] if tree is not None else []
    body = [n for function in functions[-1:] for n in function.body if not _is_text(n)]
    return len(body) == 1 and isinstance(body[0], ast.Return)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _calls(function: ast.FunctionDef, name: str) -> bool:
    calls = (n.func for n in ast.walk(function) if isinstance(n, ast.Call))
    return any(isinstance(called, ast.Name) and called.id == name for called in calls)


def type_of(text: str) -> str:
    """The type of a rendered value, by how it looks."""
    if text in ("True", "False"):
        return "bool"
    if text == "None":
        return "None"
    if re.fullmatch(r"-?\d+", text):
        return "int"
    if re.match(r"-?\d", text) or text in ("nan", "inf", "-inf"):
        return "float"
    match text[:1]:
        case "'" | '"':
            return "str"
        case "[":
            return "list"
        case "(":
            return "tuple"
        case "{":
            return "dict" if text == "{}" or re.match(r"\{[^,]*?: ", text) else "set"
    return "bytes" if text[:2] in ("b'", 'b"') else "other"
