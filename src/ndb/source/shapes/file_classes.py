"""The classes of a file and of those around it, as their text has them: which derive from which, their methods, fields
and members, and how they are written in the file.

Knows syntax only.
"""

import ast
from typing import Any

from ndb.source.functions import Function
from ndb.source.parse import plain_value


class FileClasses:
    """Those that a file can name, and what they derive from."""

    def __init__(self) -> None:
        self.by_name: dict[str, ast.ClassDef] = {}
        self._written: dict[str, str] = {}
        """How those are written in the file of which it is known."""

    def add(self, name: str, node: ast.ClassDef, written: str | None = None) -> None:
        """`written`: how it is written in the file."""
        self.by_name[name] = node
        if written is not None:
            self._written[name] = written

    def kind_of(self, name: str) -> str | None:
        """The kind of objects of a class that a name means."""
        return f"new {self._written.get(name, name)}" if name in self.by_name else None

    def as_written(self) -> dict[str, ast.ClassDef]:
        """All of them, by how they are written in the file."""
        return {self._written.get(name, name): node for name, node in self.by_name.items()}

    def lineage(self, kind: ast.ClassDef) -> list[ast.ClassDef]:
        """A class and those of the file that it derives from, outermost first."""
        bases = [
            self.by_name[b.id]
            for b in kind.bases
            if isinstance(b, ast.Name) and b.id in self.by_name and b.id != kind.name
        ]
        return [*(each for base in bases for each in self.lineage(base)), kind]

    def method(self, kind: ast.ClassDef, name: str) -> Function | None:
        for each in reversed(self.lineage(kind)):
            for node in each.body:
                if isinstance(node, Function) and node.name == name:
                    return node
        return None

    def methods(self, kind: ast.ClassDef) -> dict[str, Function]:
        """All of them by name."""
        return {node.name: node for each in self.lineage(kind) for node in each.body if isinstance(node, Function)}

    def fields(self, kind: ast.ClassDef) -> list[ast.AnnAssign]:
        """What stands in it with an annotation: of a dataclass, what it is made of."""
        return [node for each in self.lineage(kind) for node in each.body if isinstance(node, ast.AnnAssign)]

    def given_fields(self, kind: ast.ClassDef) -> list[ast.AnnAssign]:
        """Of a dataclass, those that its constructor takes."""
        return [node for node in self.fields(kind) if _is_given(node)]

    def assigned(self, kind: ast.ClassDef, name: str) -> ast.expr | None:
        """What a name of the class is set to."""
        for each in reversed(self.lineage(kind)):
            for node in each.body:
                if isinstance(node, ast.Assign | ast.AnnAssign) and name in _names_set(node):
                    return node.value
        return None


def _names_set(node: ast.Assign | ast.AnnAssign) -> list[str]:
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def _is_given(field: ast.AnnAssign) -> bool:
    is_own = isinstance(field.value, ast.Call) and any(
        word.arg == "init" and plain_value(word.value) is False for word in field.value.keywords
    )
    return not is_own and "ClassVar" not in ast.unparse(field.annotation)


def written_elsewhere(module: str, name: str) -> str:
    """How a name of another module is written where nothing of it was imported."""
    return f"__import__({module!r}, fromlist=['']).{name}"


def member_names(kind: ast.ClassDef) -> list[str]:
    """Of an enumeration."""
    return [name for node in kind.body if isinstance(node, ast.Assign) for name in _names_set(node)]


def members_of(kind: ast.ClassDef) -> list[str]:
    """The same without what only looks like one."""
    return [name for name in member_names(kind) if not name.startswith("_")]


def member_values(kind: ast.ClassDef) -> list[Any]:
    """Of an enumeration, where they are plain."""
    return [plain_value(node.value) for node in kind.body if isinstance(node, ast.Assign)]


def is_enum(kind: ast.ClassDef) -> bool:
    return any("Enum" in ast.unparse(base) or "Flag" in ast.unparse(base) for base in kind.bases)
