"""How many items of a set are a function that is nothing but its return line: evaluating that line is running it.

python benchmarks/single_returns.py benchmarks/items/fresh.jsonl benchmarks/foreign/foreign.jsonl
"""

import ast
import json
import sys
from pathlib import Path


def is_single_return(code: str, entry: str) -> bool:
    """Whether the body of the function that is called is one return, docstrings aside."""
    functions = [node for node in ast.parse(code).body if isinstance(node, ast.FunctionDef) and node.name == entry]
    body = [node for function in functions for node in function.body if not _is_text(node)]
    return len(body) == 1 and isinstance(body[0], ast.Return)


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def count(path: Path) -> dict[str, int]:
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return {"items": len(rows), "single": sum(is_single_return(row["code"], row.get("entry", "f")) for row in rows)}


if __name__ == "__main__":
    print(json.dumps({Path(name).stem: count(Path(name)) for name in sys.argv[1:]}, indent=1))
