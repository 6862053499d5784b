"""What the text of a program says of its lines, once and for all: what they can bind and change, whom they can call,
what states of their functions can list.

An over-approximation, on purpose: only what cannot be otherwise is said. Knows syntax trees and values as text; of a
walk it is told what it needs.
"""

import ast
import builtins
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

from ndb.language.known.constants import (
    Elsewhere,
    constant_text,
    is_fixed,
    is_immutable,
    module_constants,
    never_listed,
)
from ndb.language.known.handlers import Exceptions
from ndb.language.known.listed import Unchanged
from ndb.language.known.names_bound import (
    BLOCKS,
    bound_names,
    end_of_header,
    holds_line,
    loaded_names,
    may_bind_at,
    name_of,
    names_of_inner,
    order_of,
    own_names,
    parameters,
    stored_names,
)
from ndb.language.known.raised import is_told, leaves
from ndb.language.objects.classes import classes_of, special_method
from ndb.language.objects.mutations import mutations_of
from ndb.language.objects.value_parts import class_of
from ndb.language.outcome import Outcome
from ndb.source.callees import callees_of, header_nodes, statement_at
from ndb.source.parse import parsed, parsed_expression
from ndb.trace.names import GLOBAL, global_name
from ndb.trace.values.interpret import Thing, Unknown, holds_objects, read_value

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
_SPREAD = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.For, ast.With)
"""Statements whose headers can have several lines."""


class Facts:
    """What the text of a program says, once and for all."""

    def __init__(self, code: str, elsewhere: Elsewhere) -> None:
        tree = parsed(code)
        self._tree = tree if tree is not None else ast.Module([], [])
        self._lines = code.split("\n")
        self._callees = callees_of(code)
        self._classes = classes_of(code if elsewhere == Elsewhere() else "")  # hidden methods may do anything
        self._mutations = mutations_of(code, self._classes)
        self._is_all = elsewhere == Elsewhere()
        self._statements: dict[int, ast.AST | None] = {}
        self._around: dict[int, ast.FunctionDef | ast.AsyncFunctionDef | None] = {}
        self._own: dict[int, frozenset[str]] = {}
        nodes = list(ast.walk(self._tree))
        every = [node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        self.functions = {node.lineno: node for node in every}
        """By the line of their `def`."""
        self._owners = {id(child): owner for owner in nodes for child in ast.iter_child_nodes(owner)}
        self.shared = {name for node in nodes if isinstance(node, ast.Global | ast.Nonlocal) for name in node.names}
        """Names that a function may set although they are not its own."""
        self._headers: dict[str, list[ast.FunctionDef | ast.AsyncFunctionDef]] = {}
        for node in every:
            self._headers.setdefault(self._lines[node.lineno - 1], []).append(node)
        self._never_listed = never_listed(self._tree, elsewhere) - self.shared
        """Names of the module that only ever stand for functions, classes and modules."""
        self._constants = module_constants(self._tree, self.shared, elsewhere)
        self._bound = frozenset(stored_names(self._tree)) | {a.arg for a in nodes if isinstance(a, ast.arg)}
        self._stores = list(bound_names(nodes))
        named = {node.name: node for node in self._tree.body if isinstance(node, ast.ClassDef)}
        own = {name: node for name, node in named.items() if self._stores.count(name) == 1}
        self._exceptions = Exceptions(own, self._bound | elsewhere.bound)
        self._may_be_bound = self._bound | elsewhere.bound
        self._may_be_read = {node.id for node in nodes if isinstance(node, ast.Name)}
        self._effects: dict[int, tuple[frozenset[str], bool, frozenset[str]] | None] = {}
        self._outcomes: dict[int, Outcome | None] = {}
        self._elsewhere = frozenset(map(global_name, elsewhere.bound | elsewhere.used))
        self.may_appear = frozenset(map(global_name, self.shared)) | self.shared | self._elsewhere
        """Variables that are not a function's own and may be listed although its call state had none such."""
        self._orders: dict[int, Mapping[str, int]] = {}
        self._generators: dict[int, bool] = {}
        self.draws = any(isinstance(node, ast.GeneratorExp) for node in nodes)
        """Whether there are generator expressions."""

    def takes(self, line: int | None, raised: str) -> bool | None:
        """Whether the `except` at a line takes what was raised; None where that is not known, or there is none."""
        handler = self._statement(line) if line is not None else None
        is_one = isinstance(handler, ast.ExceptHandler) and handler.lineno == line
        return self._exceptions.takes(handler, raised) if is_one and isinstance(handler, ast.ExceptHandler) else None

    def is_handled_at(self, line: int | None, other: int | None) -> bool:
        """Whether an exception at a line is surely taken in its own function, if another line comes next."""
        function = self._function_at(line) if line is not None else None
        if function is None or line is None or other is None or function is not self._function_at(other):
            return False
        return not self.is_generator(function) and is_told(function, line)

    def leaves(self, line: int, raised: str) -> bool | None:
        """Whether an exception that comes up at a line leaves its function at once."""
        function = self._function_at(line)
        return leaves(function, line, raised) if function is not None and not self.is_generator(function) else None

    def function_of(self, header: str) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The function that begins with a line and runs at once where it is called; None where that is not sure."""
        function = self.begun_with(header)
        is_plain = function is not None and not function.decorator_list and not self.is_generator(function)
        return function if is_plain else None

    def begun_with(self, header: str) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The function that begins with a line; None where there is no or more than one such."""
        found = self._headers.get(header, [])
        # A line that begins a function and is also where a generator goes on, or that holds a lambda, says less.
        is_plain = len(found) == 1 and self._lines.count(header) == 1 and "lambda" not in header
        if not is_plain or found[0].end_lineno == found[0].lineno or isinstance(found[0], ast.AsyncFunctionDef):
            return None
        return None if any(name.startswith("__") for name in parameters(found[0])) else found[0]

    def is_generator(self, function: ast.AST) -> bool:
        if id(function) not in self._generators:
            kinds = (ast.Yield, ast.YieldFrom, ast.Await)
            self._generators[id(function)] = any(isinstance(part, kinds) for part in ast.walk(function))
        return self._generators[id(function)]

    def function_text(self, node: ast.expr) -> str | None:
        """Functions of the module as they are shown, by name or several in a tuple."""
        if isinstance(node, ast.Tuple) and node.elts:
            texts = [self.function_text(each) for each in node.elts]
            known = [text for text in texts if text is not None]
            return f"({', '.join(known)}{',' * (len(known) == 1)})" if len(known) == len(texts) else None
        tops = [each for each in self._tree.body if isinstance(each, ast.FunctionDef) and not each.decorator_list]
        named = [each.name for each in tops if isinstance(node, ast.Name) and each.name == node.id]
        is_one = len(named) == 1 and sum(name == named[0] for name in bound_names(ast.walk(self._tree))) == 1
        return f"<function {named[0]}>" if is_one else None

    def builtin_text(self, node: ast.expr) -> str | None:
        """How a class of Python's own is shown, by name."""
        kind = getattr(builtins, node.id, None) if isinstance(node, ast.Name) else None
        is_own = isinstance(node, ast.Name) and node.id in self._may_be_bound
        return f"<class '{kind.__name__}'>" if isinstance(kind, type) and not is_own else None

    def handled(self, line: int, raised: str, lines: set[int]) -> set[int]:
        """Of the lines that can come behind an `except` at a line, those that do where this was raised."""
        handler = self._statement(line)
        if not isinstance(handler, ast.ExceptHandler) or handler.lineno != line:
            return lines
        taken = self._exceptions.takes(handler, raised)
        inside = {each for each in lines if handler.body[0].lineno <= each <= (handler.end_lineno or 0)}
        return lines if taken is None or handler.body[0].lineno == line else inside if taken else lines - inside

    def caught_as(self, line: int, raised: str) -> str | None:
        """The name that an `except` at a line gives what was raised, if it takes it for sure."""
        handler, tree = self._statement(line), parsed_expression(raised)
        is_one = isinstance(handler, ast.ExceptHandler) and handler.lineno == line
        is_fixed = isinstance(tree, ast.Call) and not tree.keywords and all(map(constant_text, tree.args))
        if not isinstance(handler, ast.ExceptHandler) or not is_one or not is_fixed:
            return None
        return handler.name if self._exceptions.takes(handler, raised) else None

    def may_catch(self, line: int | None, after: int | None) -> bool:
        """Whether what is raised at a line is caught, or held up, in its function, and comes to this line then."""
        function = self._function_at(line) if line is not None else None
        if function is None or line is None or after is None or self._function_at(after) is not function:
            return False
        kinds = (ast.Try, ast.TryStar, ast.With)
        around = [node for node in ast.walk(function) if isinstance(node, kinds) and holds_line(node, line)]
        return any(node.lineno < line and after > node.lineno - isinstance(node, ast.With) for node in around)

    def is_handler(self, line: int | None) -> bool:
        return line is not None and isinstance(self._statement(line), ast.ExceptHandler)

    def enters(self, line: int, lines: Iterable[int]) -> bool:
        """Whether lines are in the block that a line opens."""
        body = getattr(self._statement(line), "body", [])
        return bool(body) and all(body[0].lineno <= each <= (body[-1].end_lineno or 0) for each in lines)

    def stands_in(self, function: ast.AST, line: int) -> bool:
        """Whether a function is defined by the one at a line, itself."""
        return self._owners.get(id(function)) is self._function_at(line) is not None

    def makes(self, text: str, function: ast.AST, made: str) -> bool:
        """Whether a call is one of the class whose `__init__` this is, and this is what it gives."""
        match parsed_expression(f"({text}\n)"):
            case ast.Call(func=ast.Name(id=name)):
                return class_of(made) == name and self._classes.init_of(name) is function
        return False

    def does_nothing(self, line: int) -> bool:
        return isinstance(self._statement(line), ast.Pass)

    def is_method(self, function: ast.AST) -> bool:
        return isinstance(self._owners.get(id(function)), ast.ClassDef)

    def names_used(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> frozenset[str]:
        """Variables that are not its own and that a call state of a function may list."""
        names = loaded_names(function)
        declared = [node.names for node in ast.walk(function) if isinstance(node, ast.Global | ast.Nonlocal)]
        shared = {name for several in declared for name in several}
        inner = {each for node in ast.walk(function) if node is not function for each in names_of_inner(node)}
        names = (names - (own_names(function) - shared - inner)) | shared
        names = {name for name in names if name in self._bound or not hasattr(builtins, name)} - self._never_listed
        own_class = {"__class__"} if {"super", "__class__"} & {*names, *loaded_names(function)} else set[str]()
        around = self._names_around(function)
        if around is None:  # inside a lambda
            return frozenset(own_class | names | {global_name(name) for name in names})
        return frozenset(own_class | {name if name in around else global_name(name) for name in names})

    def _names_around(self, function: ast.AST) -> frozenset[str] | None:
        """What the functions around one bind, where all of them have names; what is in `global` there counts for
        none."""
        owner, found = self._owners.get(id(function)), frozenset[str]()
        while owner is not None:
            if isinstance(owner, ast.Lambda | ast.GeneratorExp | ast.ListComp | ast.SetComp | ast.DictComp):
                return None
            if isinstance(owner, ast.FunctionDef | ast.AsyncFunctionDef):
                found |= own_names(owner)
            owner = self._owners.get(id(owner))
        return found if not found & self.shared else None

    def constants_for(self, function: ast.AST) -> dict[str, str]:
        """Constants and tables of the module that a function uses, as its states list them."""
        used = loaded_names(function)
        return {global_name(name): text for name, text in self._constants.items() if name in used}

    def effects(
        self, line: int, variables: Mapping[str, str], parts: Mapping[str, str], on_others: bool
    ) -> frozenset[str] | None:
        """The texts of the objects that a line changes itself; None where that may be any. `on_others`: without those
        that its function has made and nobody else can hold."""
        function, statement = self._function_at(line), self._statement(line)
        if function is None or statement is None or not self._is_all:
            return None
        return self._mutations.effects(statement, function if on_others else None, variables, parts)

    def shows_all(self, text: str) -> bool:
        return self._mutations.shows_all(text)

    def calls_own(self, line: int) -> bool:
        """Whether a line may enter a function of the program's, as far as its names tell."""
        statement = self._statement(line)
        nodes = header_nodes(statement) if statement is not None else ()
        return statement is None or any(isinstance(n, ast.Call) and self._mutations.is_own(n.func) for n in nodes)

    def passes_by(self, text: str) -> bool:
        """Whether an expression is the call of a function of the program's."""
        match parsed_expression(f"({text}\n)"):
            case ast.Call(func=called):
                return self._mutations.is_own(called)
        return False

    def yields_at(self, line: int | None) -> bool:
        """Whether a line is one of a generator, with one `yield`, that is entered nowhere else."""
        statement = self._statement(line) if line is not None else None
        found = [n for n in header_nodes(statement) if isinstance(n, ast.Yield)] if statement is not None else []
        return len(found) == 1 and isinstance(statement, ast.Expr | ast.Assign) and statement.lineno == line

    def only_yields(self, line: int | None) -> bool:
        """Whether a line does nothing more when its generator goes on."""
        statement = self._statement(line) if line is not None else None
        return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Yield)

    def reads(self, line: int) -> str:
        return self._lines[line - 1]

    def is_only_line(self, text: str) -> bool:
        return self._lines.count(text) == 1

    def suspends(self, line: int) -> bool:
        """Whether others may run while a line does."""
        statement = self._statement(line)
        kinds = (ast.Yield, ast.YieldFrom, ast.Await, ast.AsyncFor, ast.AsyncWith)
        return statement is None or any(isinstance(node, kinds) for node in header_nodes(statement))

    def may_rebind(self, line: int) -> frozenset[str]:
        """Names that may stand for something else behind a line."""
        return self.bound_by(line) | self.shared

    def is_bound_once(self, name: str) -> bool:
        return self._stores.count(name) <= 1 and name not in self.shared

    def call_of(
        self, function: ast.FunctionDef | ast.AsyncFunctionDef, line: int, callee: int | None = None
    ) -> ast.Call | None:
        """The call on a line that enters a function; None where that is not sure. `callee`: the line of the function
        that is known to be entered next."""
        if callee == function.lineno or (self.is_generator(function) and not function.decorator_list):
            return self._only_call(function, line)
        statement, name = self._statement(line), self.called_as(function)
        if statement is None or name is None:
            return None
        nodes = list(header_nodes(statement))
        names = [node for node in nodes if isinstance(node, ast.Name | ast.Attribute) and name_of(node) == name]
        calls = [node for node in nodes if isinstance(node, ast.Call) and name_of(node.func) == name]
        if len(names) != 1 or len(calls) != 1 or any(isinstance(node, _SCOPES_OF_THEIR_OWN) for node in nodes):
            return None
        [call] = calls
        if not self.is_method(function):
            return call if isinstance(call.func, ast.Name) else None
        others = [
            node for node in nodes if isinstance(node, ast.Call | ast.Attribute) and node not in (call, call.func)
        ]
        return call if all(map(_is_plain_node, others)) and self._is_call_of_method(function, call.func) else None

    def text_of(self, node: ast.expr) -> str:
        """An expression as it is written, if it stands on one line."""
        if node.lineno != node.end_lineno or id(node) not in self._owners:
            return ""
        return self._lines[node.lineno - 1].encode()[node.col_offset : node.end_col_offset].decode(errors="replace")

    def owner_read(
        self, function: ast.FunctionDef | ast.AsyncFunctionDef, line: int, call: str | None = None
    ) -> ast.expr | None:
        """The object that a line reads a property of, or hands to the builtin that enters its special method, where it
        is the only one. `call`: the expression that is evaluated next, if that is known."""
        statement = self._statement(line)
        nodes = list(header_nodes(statement)) if statement is not None and self.is_method(function) else []
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

    def _only_call(self, function: ast.FunctionDef | ast.AsyncFunctionDef, line: int) -> ast.Call | None:
        """The only call on a line that has the name of a method, or of a class whose `__init__` it is."""
        statement, owner = self._statement(line), self._owners.get(id(function))
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
        owner, callees = self._owners.get(id(function)), self._callees
        if callees is not None and callees.is_plain(function.lineno):
            return function.name
        is_plain = isinstance(owner, ast.ClassDef) and not (owner.bases or owner.keywords or owner.decorator_list)
        if not isinstance(owner, ast.ClassDef) or not is_plain or function.name != "__init__":
            return None
        is_top = isinstance(self._owners.get(id(owner)), ast.Module)
        return owner.name if is_top and "__new__" not in stored_names(owner) else None

    def _is_call_of_method(self, function: ast.FunctionDef | ast.AsyncFunctionDef, called: ast.expr) -> bool:
        """`Class(…)` for its `__init__`; `object.method(…)`, with the object in a variable, for others."""
        if function.name == "__init__":
            return isinstance(called, ast.Name)
        classes = {each.name for each in ast.walk(self._tree) if isinstance(each, ast.ClassDef)}
        return (
            isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id not in classes
        )

    def is_own(self, line: int, name: str) -> bool:
        """Whether a name is a variable of the function at a line, which nobody else sets."""
        function = self._function_at(line)
        if function is None or name in self.shared:
            return False
        if function.lineno not in self._own:
            self._own[function.lineno] = own_names(function)
        return name in self._own[function.lineno]

    def _statement(self, line: int) -> ast.AST | None:
        if line not in self._statements:
            self._statements[line] = statement_at(self._tree, line)
        return self._statements[line]

    def _function_at(self, line: int) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        """The function whose statement stands at a line; None in the body of a class or of the module."""
        if line not in self._around:
            self._around[line] = self._find_function(line)
        return self._around[line]

    def _find_function(self, line: int) -> ast.FunctionDef | ast.AsyncFunctionDef | None:
        around = [node for node in self.functions.values() if node.lineno < line <= (node.end_lineno or 0)]
        found = max(around, key=lambda node: node.lineno, default=None)
        if found is None or any(
            isinstance(node, ast.ClassDef) and node.lineno <= line <= (node.end_lineno or 0) for node in ast.walk(found)
        ):
            return None
        return found

    def is_plain(self, expression: ast.expr) -> bool:
        """Whether an expression runs nothing but operators and harmless functions, if its names are plain data."""
        return self._are_plain([node for node in ast.walk(expression) if isinstance(node, ast.expr)])

    def _are_plain(self, nodes: Sequence[ast.AST]) -> bool:
        names = {node.id for node in nodes if isinstance(node, ast.Name)}
        return not names & HARMLESS & self._may_be_bound and all(map(_is_plain_node, nodes))

    def is_quiet(self, line: int, call: ast.Call, variables: Mapping[str, str]) -> bool:
        """Whether nothing else of the line can change anything before a call."""
        statement = self._statement(line)
        if statement is None:
            return False
        inside = {id(node) for node in (call, call.func, *call.keywords)}
        nodes = [node for node in header_nodes(statement) if id(node) not in inside and isinstance(node, ast.expr)]
        is_plain = self._are_plain(nodes) and not any(isinstance(node, ast.Subscript) for node in nodes)
        return is_plain and all(is_immutable(variables.get(each, "?")) for each in _operands(nodes))

    def outcome(self, line: int) -> Outcome | None:
        """What can be said of the statement at a line; None where it does not stand there alone, or in no function."""
        if line not in self._outcomes:
            self._outcomes[line] = self._find_outcome(line)
        return self._outcomes[line]

    def _find_outcome(self, line: int) -> Outcome | None:
        function, statement = self._function_at(line), self._statement(line)
        if function is None or not isinstance(statement, ast.stmt) or statement.lineno != line:
            return None
        is_one_line = line == (statement.test.end_lineno if isinstance(statement, ast.If | ast.While) else line)
        is_one_line &= not isinstance(statement, _SPREAD) or self._lines[line - 1].rstrip().endswith(":")
        has_body = bool(getattr(statement, "body", None) or getattr(statement, "cases", None))
        is_alone = sum(isinstance(n, ast.stmt) and n.lineno == line for n in ast.walk(function)) == 1
        if not (is_one_line and is_alone and (has_body or statement.end_lineno == line)):
            return None
        return Outcome(function, statement, self._lines[line - 1], self._classes)

    def unchanged_by(self, line: int, known: Mapping[str, str]) -> Unchanged | None:
        """What stays as it is while a line of a function runs."""
        if line not in self._effects:
            self._effects[line] = self._effect_of(line)
        effect = self._effects[line]
        if effect is None:
            return None
        bound, is_plain, read = effect
        if is_plain and all(_is_data(known.get(name, known.get(global_name(name)))) for name in read):
            kept = frozenset(name for name in known if name.removeprefix(GLOBAL) not in bound)
        else:
            own = [name for name in known if name not in bound and self.is_own(line, name)]
            kept = frozenset(name for name in own if is_fixed(known[name]))
        return Unchanged(kept)

    def names_in(self, line: int) -> frozenset[str] | None:
        """All that a state at a line can list; None where that is not known."""
        function = self._function_at(line)
        if function is None:
            return None
        return own_names(function) | self.names_used(function) | self.shared

    def outside_of(self, line: int) -> frozenset[str] | None:
        """Variables that are not its own and that the function at a line can list; None where that is not known."""
        function = self._function_at(line)
        if function is None or {"exec", "globals", "setattr"} & self._may_be_read:
            return None
        return self.names_used(function) | {global_name(name) for name in self.shared} | self._elsewhere

    def order_in(self, line: int) -> Mapping[str, int] | None:
        """By name: where the states of the function at a line list a variable of its own, if that is known."""
        function = self._function_at(line)
        if function is None:
            return None
        if function.lineno not in self._orders:
            self._orders[function.lineno] = order_of(function)
        return self._orders[function.lineno]

    def may_go_in(self, line: int) -> frozenset[str]:
        """Names that may no longer be there behind a line: deleted ones, those of handlers, shared ones."""
        function = self._function_at(line)
        nodes = list(ast.walk(function)) if function is not None else []
        deleted = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Del)}
        handled = {n.name for n in nodes if isinstance(n, ast.ExceptHandler) and n.name is not None}
        return frozenset(deleted | handled | self.shared | {global_name(name) for name in self.shared})

    def bound_by(self, line: int) -> frozenset[str]:
        """Names that can be variables of a function after a line that were none before it."""
        effect = self._effects[line] if line in self._effects else self._effect_of(line)
        return (effect[0] if effect is not None else frozenset()) | self.shared

    def _effect_of(self, line: int) -> tuple[frozenset[str], bool, frozenset[str]] | None:
        """Names that a line can set, whether it runs nothing but plain operations, and the names that these read."""
        function = self._function_at(line)
        if function is None:
            return None
        if isinstance(self._statement(line), ast.Try) and self._lines[line - 1].strip() == "try:":
            return frozenset(), True, frozenset()
        around = [node for node in ast.walk(function) if isinstance(node, BLOCKS) and holds_line(node, line)]
        touched = [each for node in around if may_bind_at(node, line) for each in header_nodes(node)]
        bound = set(bound_names(each for each in touched if each is not function))
        plain = [node for node in around if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        innermost = plain[-1] if plain else None
        is_simple = isinstance(innermost, ast.Assign | ast.If | ast.While | ast.For | ast.Pass | ast.Return)
        is_alone = sum(isinstance(n, ast.stmt) and n.lineno <= line <= end_of_header(n) for n in plain) == 1
        quiet_around = all(not isinstance(node, ast.With | ast.AsyncWith | ast.Try | ast.TryStar) for node in plain)
        if not (is_simple and is_alone and quiet_around and innermost is not None):
            return frozenset(bound), False, frozenset()
        nodes = [node for node in header_nodes(innermost) if isinstance(node, ast.expr)]
        stores = [node for node in nodes if isinstance(getattr(node, "ctx", None), ast.Store | ast.Del)]
        is_plain = self._are_plain(nodes) and all(isinstance(n, ast.Name | ast.Tuple) for n in stores)
        names = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
        return frozenset(bound), is_plain, frozenset(names - HARMLESS)


@lru_cache(maxsize=32)
def facts_of(code: str, elsewhere: Elsewhere = Elsewhere()) -> Facts:  # noqa: B008
    return Facts(code, elsewhere)


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


def _is_data(text: str | None) -> bool:
    """Whether a text is plain data: no object whose operators are the program's, nor one that reading changes."""
    if text is None or len(text) > 10_000 or "defaultdict(" in text:
        return False
    value = read_value(text)
    return not holds_objects(value) and not isinstance(value, Thing | Unknown)
