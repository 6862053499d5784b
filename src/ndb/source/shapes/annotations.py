"""What annotations and defaults say of a parameter or field: kinds, parts, values.

Knows the names that annotations use; nothing of what code does with what it is given.
"""

import ast
from typing import Any

from ndb.source.parse import NOT_PLAIN, parsed, plain_value
from ndb.source.shape import Shape
from ndb.source.shapes.abstract import Abstract
from ndb.source.shapes.file_classes import FileClasses

ANNOTATIONS = {
    "str": "str", "int": "int", "float": "float", "bool": "bool", "bytes": "bytes", "list": "list", "List": "list",
    "Sequence": "list", "Iterable": "list", "Iterator": "list", "Collection": "list", "MutableSequence": "list",
    "dict": "dict",
    "Dict": "dict", "Mapping": "dict", "MutableMapping": "dict", "tuple": "tuple", "Tuple": "tuple", "set": "set",
    "Set": "set",
    "frozenset": "frozenset", "FrozenSet": "frozenset", "date": "date", "datetime": "datetime",
    "timedelta": "timedelta",
    "Decimal": "Decimal", "None": "NoneType", "Callable": "callable", "Number": "number", "Generator": "list",
    "Path": "Path", "complex": "complex", "Counter": "dict", "deque": "list", "OrderedDict": "dict",
    "AbstractSet": "set",
}  # fmt: skip


def annotated(shape: Abstract, node: ast.expr | None, classes: FileClasses) -> None:
    """What an annotation says; `classes`: those that it can name."""
    if not isinstance(shape, Shape) or node is None:
        return
    match node:
        case ast.Constant(value=str() as text):
            tree = parsed(text)
            if tree is not None and len(tree.body) == 1 and isinstance(tree.body[0], ast.Expr):
                annotated(shape, tree.body[0].value, classes)
        case ast.Constant(value=None):
            shape.is_a("NoneType", 1)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            annotated(shape, left, classes)
            annotated(shape, right, classes)
        case ast.Subscript(value=of, slice=inner):
            _annotated_of(shape, ast.unparse(of).rpartition(".")[2], inner, classes)
        case ast.Name() | ast.Attribute():
            name = ast.unparse(node).rpartition(".")[2]
            kind = classes.kind_of(name) or ANNOTATIONS.get(name, "")
            if kind:
                shape.is_a(kind, 5)


def _annotated_of(shape: Shape, name: str, inner: ast.expr, classes: FileClasses) -> None:
    """`name[inner]`."""
    parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
    match ANNOTATIONS.get(name, name):
        case "Optional" | "Union" | "Annotated" | "Final":
            for part in parts if name == "Union" else parts[:1]:
                annotated(shape, part, classes)
        case "Literal":
            shape.compared(*(v for part in parts if (v := plain_value(part)) is not NOT_PLAIN))
        case "dict" if len(parts) == 2:
            key, value = shape.is_a("dict", 5).entries()
            annotated(key, parts[0], classes)
            annotated(value, parts[1], classes)
        case "tuple" if not (len(parts) == 2 and isinstance(parts[1], ast.Constant)):
            shape.is_a("tuple", 5).arities.append(len(parts))
            for number, part in enumerate(parts):
                annotated(shape.part(number), part, classes)
        case "list" | "set" | "tuple" | "frozenset" as kind:
            annotated(shape.is_a(kind, 5).items(), parts[0], classes)


def like(shape: Shape, value: Any) -> None:
    """A value that the place may have says what kind it is."""
    kind = type(value).__name__
    if value is not None:
        shape.is_a(kind, 2)
    if kind in ("int", "float", "str", "bool", "NoneType"):
        shape.compared(value)
    elif isinstance(value, dict):
        for name, part in list(value.items())[:20]:
            if isinstance(name, str):
                like(shape.entry(name, optional=True), part)
    elif isinstance(value, list | tuple | set):
        for part in list(value)[:20]:
            like(shape.items(), part)
