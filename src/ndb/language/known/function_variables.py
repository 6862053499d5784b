"""Which variables the functions of a program have: what lines can bind, what their states can list and in which order.

An over-approximation, on purpose. Knows syntax trees and values as text; of a walk it is told what it needs.
"""

import ast
import builtins
from collections.abc import Mapping

from ndb.language.known.constants import Elsewhere, is_fixed, module_constants, never_listed
from ndb.language.known.layout import Layout
from ndb.language.known.listed import Unchanged
from ndb.language.known.names_bound import (
    BLOCKS,
    bound_names,
    end_of_header,
    holds_line,
    loaded_directly,
    loaded_in_body,
    loaded_names,
    may_bind_at,
    names_of_inner,
    order_of,
    own_names,
    stored_names,
    targets_of_rounds,
)
from ndb.language.known.written_calls import HARMLESS, WrittenCalls
from ndb.source.callees import header_nodes
from ndb.trace.names import GLOBAL, global_name
from ndb.trace.values.notation import read_value
from ndb.trace.values.thing import Thing, Unknown, holds_objects

_BEHIND_ALL_LINES = 10**9
"""Where variables of functions around are listed."""


class FunctionVariables:
    """Of one program."""

    def __init__(self, layout: Layout, calls: WrittenCalls, elsewhere: Elsewhere) -> None:
        self._layout, self._calls, nodes = layout, calls, layout.nodes
        self.shared = {name for node in nodes if isinstance(node, ast.Global | ast.Nonlocal) for name in node.names}
        """Names that a function may set although they are not its own."""
        self._never_listed = never_listed(layout.tree, elsewhere) - self.shared
        """Names of the module that only ever stand for functions, classes and modules."""
        self._constants = module_constants(layout.tree, self.shared, elsewhere)
        self._bound = names_bound(layout)
        self._stores = list(bound_names(nodes))
        self._may_be_read = {node.id for node in nodes if isinstance(node, ast.Name)}
        self._elsewhere = frozenset(map(global_name, elsewhere.bound | elsewhere.used))
        self.may_appear = frozenset(map(global_name, self.shared)) | self.shared | self._elsewhere
        """Variables that are not a function's own and may be listed although its call state had none such."""
        self._own: dict[int, frozenset[str]] = {}
        self._orders: dict[int, Mapping[str, int]] = {}
        self._effects: dict[int, tuple[frozenset[str], bool, frozenset[str]] | None] = {}

    def is_own(self, line: int, name: str) -> bool:
        """Whether a name is a variable of the function at a line, which nobody else sets."""
        function = self._layout.function_at(line)
        if function is None or name in self.shared:
            return False
        if function.lineno not in self._own:
            self._own[function.lineno] = own_names(function)
        return name in self._own[function.lineno]

    def names_used(self, function: ast.FunctionDef | ast.AsyncFunctionDef) -> frozenset[str]:
        """Variables that are not its own and that a call state of a function may list."""
        names = loaded_in_body(function)
        declared = [node.names for node in ast.walk(function) if isinstance(node, ast.Global | ast.Nonlocal)]
        shared = {name for several in declared for name in several}
        inner = {each for node in ast.walk(function) if node is not function for each in names_of_inner(node)}
        names = (names - (own_names(function) - shared - inner)) | shared
        names = {name for name in names if name in self._bound or not hasattr(builtins, name)} - self._never_listed
        own_class = {"__class__"} if {"super", "__class__"} & {*names, *loaded_in_body(function)} else set[str]()
        around = self._names_around(function)
        if around is not None and not any(isinstance(node, ast.ClassDef) for node in ast.walk(function)):
            names &= loaded_directly(function) | shared | around  # functions inside it have theirs
        if around is None:  # inside a lambda
            return frozenset(own_class | names | {global_name(name) for name in names})
        return frozenset(own_class | {name if name in around else global_name(name) for name in names})

    def _names_around(self, function: ast.AST) -> frozenset[str] | None:
        """What the functions around one bind, where all of them have names; what is in `global` there counts for
        none."""
        owner, found = self._layout.owners.get(id(function)), frozenset[str]()
        while owner is not None:
            if isinstance(owner, ast.Lambda | ast.GeneratorExp | ast.ListComp | ast.SetComp | ast.DictComp):
                return None
            if isinstance(owner, ast.FunctionDef | ast.AsyncFunctionDef):
                found |= own_names(owner)
            owner = self._layout.owners.get(id(owner))
        return found if not found & self.shared else None

    def names_in(self, line: int) -> frozenset[str] | None:
        """All that a state at a line can list; None where that is not known."""
        function = self._layout.function_at(line)
        if function is None:
            return None
        return own_names(function) | self.names_used(function) | self.shared

    def outside_of(self, line: int) -> frozenset[str] | None:
        """Variables that are not its own and that the function at a line can list; None where that is not known."""
        function = self._layout.function_at(line)
        if function is None or {"exec", "globals", "setattr"} & self._may_be_read:
            return None
        return self.names_used(function) | {global_name(name) for name in self.shared} | self._elsewhere

    def order_in(self, line: int) -> Mapping[str, int] | None:
        """By name: where the states of the function at a line list a variable of its own, if that is known."""
        function = self._layout.function_at(line)
        if function is None:
            return None
        if function.lineno not in self._orders:
            own, last = order_of(function), _BEHIND_ALL_LINES
            around = sorted(n for n in self.names_used(function) if not n.startswith(GLOBAL) and n.isidentifier())
            known = {} if self._names_around(function) is None else {n: last + at for at, n in enumerate(around)}
            self._orders[function.lineno] = {**{n: at for n, at in known.items() if n not in self.shared}, **own}
        return self._orders[function.lineno]

    def may_go_in(self, line: int) -> frozenset[str]:
        """Names that may no longer be there behind a line: deleted ones, those of handlers, shared ones."""
        function = self._layout.function_at(line)
        nodes = list(ast.walk(function)) if function is not None else []
        deleted = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Del)}
        handled = {n.name for n in nodes if isinstance(n, ast.ExceptHandler) and n.name is not None}
        return frozenset(deleted | handled | self.shared | {global_name(name) for name in self.shared})

    def constants_for(self, function: ast.AST) -> dict[str, str]:
        """Constants and tables of the module that a function uses, as its states list them."""
        used = loaded_names(function)
        return {global_name(name): text for name, text in self._constants.items() if name in used}

    def is_bound_once(self, name: str) -> bool:
        return self._stores.count(name) <= 1 and name not in self.shared

    def may_rebind(self, line: int, is_raised: bool = False) -> frozenset[str]:
        """Names that may stand for something else behind a line. `is_raised`: which was left by an exception."""
        statement = self._layout.statement(line)
        if is_raised and isinstance(statement, ast.Assign | ast.Expr | ast.Return | ast.If | ast.While | ast.Raise):
            named = (node.target.id for node in header_nodes(statement) if isinstance(node, ast.NamedExpr))
            targets = statement.targets if isinstance(statement, ast.Assign) else []
            is_at_once = all(isinstance(each, ast.Name) for each in targets)
            return frozenset({*named} | self.shared) if is_at_once else self.bound_by(line) | self.shared
        return self.bound_by(line) | self.shared

    def bound_by(self, line: int) -> frozenset[str]:
        """Names that can be variables of a function after a line that were none before it."""
        effect = self._effects[line] if line in self._effects else self._effect_of(line)
        return (effect[0] if effect is not None else frozenset()) | self.shared

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

    def _effect_of(self, line: int) -> tuple[frozenset[str], bool, frozenset[str]] | None:
        """Names that a line can set, whether it runs nothing but plain operations, and the names that these read."""
        function = self._layout.function_at(line)
        if function is None:
            return None
        if isinstance(self._layout.statement(line), ast.Try) and self._layout.rows[line - 1].strip() == "try:":
            return frozenset(), True, frozenset()
        around = [node for node in ast.walk(function) if isinstance(node, BLOCKS) and holds_line(node, line)]
        touched = [each for node in around if may_bind_at(node, line) for each in header_nodes(node)]
        in_rounds = targets_of_rounds(touched) if self._layout.is_one_line(line) else frozenset[int]()
        bound = set(bound_names(each for each in touched if each is not function and id(each) not in in_rounds))
        plain = [node for node in around if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        innermost = plain[-1] if plain else None
        is_simple = isinstance(innermost, ast.Assign | ast.If | ast.While | ast.For | ast.Pass | ast.Return)
        is_alone = sum(isinstance(n, ast.stmt) and n.lineno <= line <= end_of_header(n) for n in plain) == 1
        quiet_around = all(not isinstance(node, ast.With | ast.AsyncWith | ast.Try | ast.TryStar) for node in plain)
        if not (is_simple and is_alone and quiet_around and innermost is not None):
            return frozenset(bound), False, frozenset()
        nodes = [node for node in header_nodes(innermost) if isinstance(node, ast.expr)]
        stores = [node for node in nodes if isinstance(getattr(node, "ctx", None), ast.Store | ast.Del)]
        is_plain = self._calls.are_plain(nodes) and all(isinstance(n, ast.Name | ast.Tuple) for n in stores)
        names = {n.id for n in nodes if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Load)}
        return frozenset(bound), is_plain, frozenset(names - HARMLESS)


def names_bound(layout: Layout) -> frozenset[str]:
    """All names that a program binds."""
    return frozenset(stored_names(layout.tree)) | {node.arg for node in layout.nodes if isinstance(node, ast.arg)}


def _is_data(text: str | None) -> bool:
    """Whether a text is plain data: no object whose operators are the program's, nor one that reading changes."""
    if text is None or len(text) > 10_000 or "defaultdict(" in text:
        return False
    value = read_value(text)
    return not holds_objects(value) and not isinstance(value, Thing | Unknown)
