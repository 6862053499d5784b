"""Which call on a line enters a function, for whom, and what lines change and run besides, as far as the text tells.

An over-approximation, on purpose. Knows syntax trees and values as text; no states.
"""

import ast
import builtins
from collections.abc import Mapping, Sequence

from ndb.language.known.constants import is_immutable
from ndb.language.known.layout import Layout
from ndb.language.known.names_bound import bound_names, name_of, stored_names
from ndb.language.objects.classes import Classes, special_method
from ndb.language.objects.mutations import Mutations
from ndb.language.objects.value_parts import class_of
from ndb.source.callees import Callees, header_nodes
from ndb.source.parse import parsed_expression

HARMLESS = frozenset(
    {"len", "abs", "int", "float", "str", "bool", "ord", "chr", "min", "max", "sum", "sorted", "range", "enumerate",
     "zip", "list", "tuple", "set", "dict", "repr", "round", "divmod"}
)  # fmt: skip
"""Calls of these, with plain data, run nothing of the program's."""
_PLAIN_NODES = (
    ast.Constant, ast.BinOp, ast.UnaryOp, ast.Compare, ast.BoolOp, ast.IfExp, ast.Tuple, ast.List, ast.Dict,
    ast.Set, ast.Subscript, ast.Slice, ast.operator, ast.unaryop, ast.cmpop, ast.boolop, ast.expr_context,
)  # fmt: skip
_SCOPES_OF_THEIR_OWN = (
    ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.NamedExpr, ast.Await, ast.Yield,
    ast.YieldFrom,
)  # fmt: skip
_UNSURE_SCOPES = (ast.Lambda, ast.NamedExpr, ast.Await, ast.Yield, ast.YieldFrom)


class WrittenCalls:
    """Of one program."""

    def __init__(
        self, layout: Layout, classes: Classes, mutations: Mutations, callees: Callees | None, bound: frozenset[str],
        is_all: bool,
    ) -> None:  # fmt: skip
        """`bound`: names that it may bind, in parts that are not shown, too; `is_all`: whether there are no such."""
        self._layout, self._classes, self._mutations, self._callees = layout, classes, mutations, callees
        self._bound, self._is_all = bound, is_all

    def call_of(
        self, function: ast.FunctionDef | ast.AsyncFunctionDef, line: int, callee: int | None = None
    ) -> ast.Call | None:
        """The call on a line that enters a function; None where that is not sure. `callee`: the line of the function
        that is known to be entered next."""
        if callee == function.lineno or (self._layout.is_generator(function) and not function.decorator_list):
            return self._only_call(function, line)
        statement, name = self._layout.statement(line), self.called_as(function)
        if statement is None or name is None:
            return None
        nodes = list(header_nodes(statement))
        names = [node for node in nodes if isinstance(node, ast.Name | ast.Attribute) and name_of(node) == name]
        calls = [node for node in nodes if isinstance(node, ast.Call) and name_of(node.func) == name]
        if len(names) != 1 or len(calls) != 1 or any(isinstance(node, _SCOPES_OF_THEIR_OWN) for node in nodes):
            return None
        [call] = calls
        if not self._layout.is_method(function):
            return call if isinstance(call.func, ast.Name) else None
        others = [
            node for node in nodes if isinstance(node, ast.Call | ast.Attribute) and node not in (call, call.func)
        ]
        return call if all(map(_is_plain_node, others)) and self._is_call_of_method(function, call.func) else None

    def _only_call(self, function: ast.FunctionDef | ast.AsyncFunctionDef, line: int) -> ast.Call | None:
        """The only call on a line that has the name of a method, or of a class whose `__init__` it is."""
        statement, owner = self._layout.statement(line), self._layout.owners.get(id(function))
        nodes = list(header_nodes(statement)) if statement is not None else []
        calls = [node for node in nodes if isinstance(node, ast.Call)]
        if function.name == "__init__":
            made = [c for c in calls if isinstance(c.func, ast.Name) and self._classes.init_of(c.func.id) is function]
        else:
            made = [c for c in calls if isinstance(c.func, ast.Attribute) and c.func.attr == function.name]
        by_name = [c for c in calls if isinstance(c.func, ast.Name) and c.func.id == function.name]
        made = made if isinstance(owner, ast.ClassDef) else by_name
        return made[0] if len(made) == 1 and not any(isinstance(n, _UNSURE_SCOPES) for n in nodes) else None

    def called_as(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> str | None:
        """The name by which, and only by which, a function is called; that of the class for its `__init__`."""
        owner, callees = self._layout.owners.get(id(function)), self._callees
        if callees is not None and callees.is_plain(function.lineno):
            return function.name
        is_plain = isinstance(owner, ast.ClassDef) and not (owner.bases or owner.keywords or owner.decorator_list)
        if not isinstance(owner, ast.ClassDef) or not is_plain or function.name != "__init__":
            return None
        is_top = isinstance(self._layout.owners.get(id(owner)), ast.Module)
        return owner.name if is_top and "__new__" not in stored_names(owner) else None

    def _is_call_of_method(self, function: ast.FunctionDef | ast.AsyncFunctionDef, called: ast.expr) -> bool:
        """`Class(…)` for its `__init__`; `object.method(…)`, with the object in a variable, for others."""
        if function.name == "__init__":
            return isinstance(called, ast.Name)
        classes = {each.name for each in ast.walk(self._layout.tree) if isinstance(each, ast.ClassDef)}
        return (
            isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id not in classes
        )

    def owner_read(
        self, function: ast.FunctionDef | ast.AsyncFunctionDef, line: int, call: str | None = None
    ) -> ast.expr | None:
        """The object that a line reads a property of, or hands to the builtin that enters its special method, where it
        is the only one. `call`: the expression that is evaluated next, if that is known."""
        statement = self._layout.statement(line)
        nodes = list(header_nodes(statement)) if statement is not None and self._layout.is_method(function) else []
        if [ast.unparse(each) for each in function.decorator_list] == ["property"]:
            match parsed_expression(f"({call}\n)") if call is not None and nodes else None:
                case ast.Attribute(value=owner, attr=name) if name == function.name:
                    return owner
            read = [node for node in nodes if isinstance(node, ast.Attribute) and node.attr == function.name]
            return read[0].value if len(read) == 1 and isinstance(read[0].ctx, ast.Load) else None
        calls = [node for node in nodes if isinstance(node, ast.Call) and special_method(node) == function.name]
        return calls[0].args[0] if len(calls) == 1 and not function.decorator_list else None

    def instance_made(self, function: ast.FunctionDef | ast.AsyncFunctionDef, call: ast.Call) -> dict[str, str]:
        """The new object that the `__init__` of a class is called for: it has nothing yet."""
        match call.func:
            case ast.Name(id=name) if function.name == "__init__" and function.args.args:
                is_it = self._classes.init_of(name) is function and self._classes.begins_empty(name)
                return {function.args.args[0].arg: f"{name}()"} if is_it else {}
        return {}

    def exception_made(
        self, function: ast.FunctionDef | ast.AsyncFunctionDef, call: ast.Call, given: Sequence[str | None]
    ) -> dict[str, str]:
        """The exception that its own `__init__` is called for: it shows what it is made with by place."""
        known = [text for text in given if text is not None]
        match call.func:
            case ast.Name(id=name) if function.name == "__init__" and function.args.args and len(known) == len(given):
                is_it = self._classes.init_of(name) is function and self._classes.is_exception(name)
                return {function.args.args[0].arg: f"{name}({', '.join(known)})"} if is_it else {}
        return {}

    def makes(self, text: str, function: ast.AST, made: str) -> bool:
        """Whether a call is one of the class whose `__init__` this is, and this is what it gives."""
        match parsed_expression(f"({text}\n)"):
            case ast.Call(func=ast.Name(id=name)):
                return class_of(made) == name and self._classes.init_of(name) is function
        return False

    def calls_own(self, line: int) -> bool:
        """Whether a line may enter a function of the program's, as far as its names tell."""
        statement = self._layout.statement(line)
        nodes = header_nodes(statement) if statement is not None else ()
        return statement is None or any(isinstance(n, ast.Call) and self._mutations.is_own(n.func) for n in nodes)

    def passes_by(self, text: str, line: int | None = None) -> bool:
        """Whether an expression, of this line, is the call of a function of the program's."""
        match parsed_expression(f"({text}\n)"):
            case ast.Call(func=ast.Attribute(value=ast.Call(func=ast.Name(id="super"), args=[]), attr=name)) if (
                line is not None and (owner := self._layout.class_at(line)) is not None
            ):
                return self._classes.enters_own(owner.name, name)
            case ast.Call(func=called):
                return self._mutations.is_own(called)
        return False

    def effects(
        self, line: int, variables: Mapping[str, str], parts: Mapping[str, set[str]], on_others: bool, is_through: bool
    ) -> frozenset[str] | None:
        """The texts of the objects that a line changes itself; None where that may be any. `on_others`: without those
        that its function has made and nobody else can hold. `parts`, `is_through`: as `Mutations.effects`."""
        function, statement = self._layout.function_at(line), self._layout.statement(line)
        if function is None or statement is None or not self._is_all:
            return None
        return self._mutations.effects(statement, function if on_others else None, variables, parts, is_through)

    @property
    def made_for_one(self) -> frozenset[str]:
        """Attributes whose values no two objects share."""
        return self._mutations.made_for_one if self._is_all else frozenset()

    def shows_all(self, text: str) -> bool:
        return self._mutations.shows_all(text)

    def function_text(self, node: ast.expr) -> str | None:
        """Functions of the module as they are shown, by name or several in a tuple."""
        if isinstance(node, ast.Tuple) and node.elts:
            texts = [self.function_text(each) for each in node.elts]
            known = [text for text in texts if text is not None]
            return f"({', '.join(known)}{',' * (len(known) == 1)})" if len(known) == len(texts) else None
        tops = [
            each for each in self._layout.tree.body if isinstance(each, ast.FunctionDef) and not each.decorator_list
        ]
        named = [each.name for each in tops if isinstance(node, ast.Name) and each.name == node.id]
        is_one = len(named) == 1 and sum(name == named[0] for name in bound_names(ast.walk(self._layout.tree))) == 1
        return f"<function {named[0]}>" if is_one else None

    def builtin_text(self, node: ast.expr) -> str | None:
        """How a class of Python's own is shown, by name."""
        kind = getattr(builtins, node.id, None) if isinstance(node, ast.Name) else None
        is_own = isinstance(node, ast.Name) and node.id in self._bound
        return f"<class '{kind.__name__}'>" if isinstance(kind, type) and not is_own else None

    def is_quiet(self, line: int, call: ast.Call, variables: Mapping[str, str]) -> bool:
        """Whether nothing else of the line can change anything before a call."""
        statement = self._layout.statement(line)
        if statement is None:
            return False
        inside = {id(node) for node in (call, call.func, *call.keywords)}
        nodes = [node for node in header_nodes(statement) if id(node) not in inside and isinstance(node, ast.expr)]
        is_plain = self.are_plain(nodes) and not any(isinstance(node, ast.Subscript) for node in nodes)
        return is_plain and all(is_immutable(variables.get(each, "?")) for each in _operands(nodes))

    def is_plain(self, expression: ast.expr) -> bool:
        """Whether an expression runs nothing but operators and harmless functions, if its names are plain data."""
        return self.are_plain([node for node in ast.walk(expression) if isinstance(node, ast.expr)])

    def are_plain(self, nodes: Sequence[ast.AST]) -> bool:
        names = {node.id for node in nodes if isinstance(node, ast.Name)}
        return not names & HARMLESS & self._bound and all(map(_is_plain_node, nodes))


def _is_plain_node(node: ast.AST) -> bool:
    match node:
        case ast.Name():
            return True
        case ast.Call(func=ast.Name(id=name), keywords=[]):
            return name in HARMLESS
    return isinstance(node, _PLAIN_NODES)


def _operands(nodes: Sequence[ast.expr]) -> set[str]:
    """Names of which an operator or a harmless function makes something."""
    kinds = (ast.BinOp, ast.UnaryOp, ast.Compare, ast.BoolOp, ast.IfExp, ast.Call)
    inside = (each for node in nodes if isinstance(node, kinds) for each in ast.walk(node))
    return {each.id for each in inside if isinstance(each, ast.Name)} - HARMLESS
