"""Which of a text's functions a line can enter, by their names.

An over-approximation, on purpose: a function is left out only where nothing on the line names it and nothing in the
whole text lets it go by another name. Knows syntax trees; nothing of values.
"""

import ast
import builtins
from collections.abc import Iterator, Mapping
from functools import lru_cache

from ndb.source.parse import parsed

_BY_TEXT = frozenset(
    {"getattr", "globals", "locals", "vars", "eval", "exec", "compile", "methodcaller", "attrgetter", "__dict__",
     "import_module", "__import__", "modules", "patch"}
)  # fmt: skip
"""Where one of these is named, a function may be called whose name stands in a string only."""
_BY_LIBRARY = frozenset({"keys", "items", "write", "flush", "read", "readline", "close", "fileno", "isatty", "update"})
"""Methods of anybody's objects that the library calls by these names."""
_QUIET_BASES = frozenset({"ABC", "Generic", "Protocol", "NamedTuple", "Enum", "IntEnum", "Flag", "IntFlag", "StrEnum"})
_QUIET_DECORATORS = frozenset({"dataclass", "total_ordering"})
"""They call nothing but dunders."""


_OF_PROPERTIES = frozenset({"property", "setter", "deleter"})
_LEAVES = _OF_PROPERTIES | {"staticmethod", "classmethod", "abstractmethod", "override", "final", "lru_cache", "cache"}
_READS_BY_TEXT = frozenset({"hasattr", "format", "format_map", "vformat"})
"""Where one of these is named, a property may be read whose name stands in a string only."""


class Callees:
    """The functions of one text."""

    def __init__(self, tree: ast.Module) -> None:
        self._tree = tree
        names = {name for node in ast.walk(tree) for name in _names_of(node)}
        self._is_by_text = bool(names & _BY_TEXT)
        escaping = _escaping(tree)
        found = list(_functions_by_name(tree))
        self._plain = {n.lineno: n.name for n in found if n.name not in escaping and not n.decorator_list}
        self._by_name = {n.lineno: n.name for n in found if n.name not in escaping or _is_property(n)}
        """Those, and decorated ones that only lines enter that name them."""
        self._properties = {n.lineno for n in found if _is_property(n)}
        self._given = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)} - _class_parameters(tree)
        """Parameters: where one is called, that may be any function; who hands it over need not be shown."""
        self._barred: dict[int, frozenset[int]] = {}

    def is_plain(self, line: int) -> bool:
        """Whether the function whose `def` is at a line is entered only by calls that name it."""
        return line in self._plain and not self._is_by_text

    def not_from(self, line: int) -> frozenset[int]:
        """The `def` lines of the functions that cannot be entered while this line runs."""
        if line not in self._barred:
            self._barred[line] = self._not_from(line)
        return self._barred[line]

    def _not_from(self, line: int) -> frozenset[int]:
        statement = statement_at(self._tree, line)
        if self._is_by_text or statement is None or isinstance(statement, ast.Import | ast.ImportFrom):
            return frozenset()
        nodes = list(header_nodes(statement))
        called = {n.func.id for n in nodes if isinstance(n, ast.Call) and isinstance(n.func, ast.Name)}
        if called & self._given:
            return frozenset()
        named = {name for node in nodes for name in _names_of(node)}
        barred = {at for at, name in self._by_name.items() if name not in named}
        return frozenset(barred - self._properties if named & _READS_BY_TEXT else barred)


@lru_cache(maxsize=64)
def callees_of(source: str) -> Callees | None:
    """None where the text cannot be parsed: then any function may be called anywhere."""
    tree = parsed(source)
    return Callees(tree) if tree is not None else None


def _names_of(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.ClassDef(name=name):
            yield name


def _functions_by_name(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Functions that only a call by their name enters: at the top of the text, or methods of a class none of whose
    bases calls methods by names of its own. Dunders run by themselves, decorated ones inside others unless the
    decorator leaves them as they are, generators wherever they are drawn from."""
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    owners: list[ast.Module | ast.ClassDef] = [tree]
    owners += (node for node in tree.body if isinstance(node, ast.ClassDef) and _is_quiet(node, classes))
    for owner in owners:
        for node in owner.body:
            if isinstance(node, ast.FunctionDef) and all(map(_is_left, node.decorator_list)):
                yield from [node] * (not _runs_by_itself(node))


def _is_left(decorator: ast.expr) -> bool:
    """Whether a decorator leaves it to calls, or reads, by its name to enter a function."""
    text = ast.unparse(decorator.func if isinstance(decorator, ast.Call) else decorator)
    return text.startswith("pytest.mark.") or text.rpartition(".")[2] in _LEAVES


def _is_property(node: ast.FunctionDef) -> bool:
    return any(ast.unparse(each).rpartition(".")[2] in _OF_PROPERTIES for each in node.decorator_list)


def _class_parameters(tree: ast.Module) -> set[str]:
    """Names that only class methods have for their first parameter, and nobody for another: what a call of such a one
    enters is no function but special methods."""
    first, others = set[str](), set[str]()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            args = node.args
            every = [*args.posonlyargs, *args.args, *args.kwonlyargs, *filter(None, (args.vararg, args.kwarg))]
            decorators = [] if isinstance(node, ast.Lambda) else [ast.unparse(each) for each in node.decorator_list]
            count = int("classmethod" in decorators and bool(args.args or args.posonlyargs))
            first |= {each.arg for each in every[:count]}
            others |= {each.arg for each in every[count:]}
    stored = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Load)}
    return first - others - stored


def _is_quiet(node: ast.ClassDef, classes: Mapping[str, ast.ClassDef], deepest: int = 10) -> bool:
    """Whether nothing that a class inherits, or is decorated with, calls its methods."""
    decorators = [each.func if isinstance(each, ast.Call) else each for each in node.decorator_list]
    bases = [each.value if isinstance(each, ast.Subscript) else each for each in node.bases]
    own = [base.id for base in bases if isinstance(base, ast.Name) and base.id in classes]
    others = [base for base in bases if not (isinstance(base, ast.Name) and base.id in classes)]
    is_known = all(_is_quiet_base(base) for base in others) and not node.keywords
    is_known &= all(_last_name(each) in _QUIET_DECORATORS for each in decorators)
    return is_known and deepest > 0 and all(_is_quiet(classes[name], classes, deepest - 1) for name in own)


def _is_quiet_base(base: ast.expr) -> bool:
    found = getattr(builtins, base.id, None) if isinstance(base, ast.Name) else None
    is_exception = isinstance(found, type) and issubclass(found, BaseException)
    return is_exception or found is object or _last_name(base) in _QUIET_BASES


def _last_name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _runs_by_itself(node: ast.FunctionDef) -> bool:
    is_dunder = node.name.startswith("_") and node.name.endswith("_")  # `_missing_` of an Enum
    return (
        is_dunder
        or node.name in _BY_LIBRARY
        or any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(node))
    )


def _escaping(tree: ast.Module) -> frozenset[str]:
    """Names that are used for something else than a call: what they stand for may be called by any other name."""
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    found: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name) | ast.Attribute(attr=name) if id(node) not in called:
                found.add(name)
            case ast.alias(name=name) if node.asname is not None:
                found.add(name.rpartition(".")[2])
    return frozenset(found)


def statement_at(tree: ast.Module, line: int) -> ast.AST | None:
    """The innermost statement that holds a line; None where none does."""
    found: ast.AST | None = None
    for node in ast.walk(tree):  # outer ones come first
        if isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case) and _first(node) <= line <= _last(node):
            found = node
    return found


def _first(node: ast.AST) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    pattern = node.pattern.lineno if isinstance(node, ast.match_case) else getattr(node, "lineno", 0)
    return min([pattern, *(decorator.lineno for decorator in decorators)])


def _last(node: ast.AST) -> int:
    whole = node.body[-1] if isinstance(node, ast.match_case) else node
    return getattr(whole, "end_lineno", None) or 0


def header_nodes(statement: ast.AST) -> Iterator[ast.AST]:
    """What of a statement runs at its own lines: not the statements inside it."""
    yield statement
    for child in ast.iter_child_nodes(statement):
        if not isinstance(child, ast.stmt | ast.ExceptHandler | ast.match_case):
            yield from ast.walk(child)
