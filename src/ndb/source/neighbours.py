"""Whether a file imports what stands beside it, and from where: its folder, or that of the package it is in.

Reads imports and looks which files are there; imports nothing.
"""

import ast
from dataclasses import dataclass
from pathlib import Path

from ndb.source.parse import walk_text


@dataclass(frozen=True, slots=True)
class Place:
    """Where a file's neighbours are imported from."""

    root: str
    """The folder that has to be on the path."""
    package: str
    """The package that the file is in; empty where it is in none."""


def place_of(file: Path, source: str) -> Place | None:
    """The place of a file that needs its neighbours; None where it imports none of them."""
    root, parts = file.resolve().parent, list[str]()
    while (root / "__init__.py").is_file():
        parts.insert(0, root.name)
        root = root.parent
    named = [node for node in walk_text(source) if isinstance(node, ast.Import | ast.ImportFrom)]
    if parts and any(isinstance(node, ast.ImportFrom) and node.level for node in named):
        return Place(str(root), ".".join(parts))
    tops = {alias.name.partition(".")[0] for node in named if isinstance(node, ast.Import) for alias in node.names}
    tops |= {
        (node.module or "").partition(".")[0] for node in named if isinstance(node, ast.ImportFrom) and not node.level
    }
    beside = [
        name for name in tops if name and ((root / f"{name}.py").is_file() or (root / name / "__init__.py").is_file())
    ]
    return Place(str(root), ".".join(parts)) if beside else None
