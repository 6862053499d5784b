"""Which objects a line may change, by their texts: what it stores into, and the methods it calls that change something.

An object that a variable of another function holds, and that is changed for the first time, still reads there as it
does where it is changed: a variable in which no such text stands is what it was. Only what cannot be otherwise is said.
Knows syntax and values as text; no states.
"""

import ast
import builtins
import itertools
import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache

from ndb.language.objects.classes import LOOKING, Classes
from ndb.language.objects.value_parts import calls_in, class_of, is_taken_apart, objects_in, objects_shown
from ndb.source.callees import header_nodes
from ndb.source.parse import NOT_PLAIN, parsed, plain_value

Function = ast.FunctionDef | ast.AsyncFunctionDef
_INNER = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_SUSPENDS = (ast.Yield, ast.YieldFrom, ast.Await)
CHANGING = frozenset(
    {"append", "extend", "insert", "remove", "pop", "popleft", "appendleft", "extendleft", "popitem", "clear", "sort",
     "reverse", "rotate", "update", "setdefault", "add", "discard", "subtract", "move_to_end", "intersection_update",
     "difference_update", "symmetric_difference_update"}
)  # fmt: skip
"""Methods of the builtin containers that change them, and nothing in them."""
_LOOKING_FUNCTIONS = frozenset(
    {"Counter", "deque", "defaultdict", "OrderedDict", "copy", "deepcopy", "bisect", "bisect_left", "bisect_right",
     "reduce", "dumps", "mean", "fmean", "median", "mode", "stdev", "pstdev", "variance", "pvariance",
     *(name for module in (itertools, math) for name in dir(module) if name[0] != "_")}
)  # fmt: skip
"""Functions of the library that change nothing that they are given."""
_QUIET = frozenset(
    {"len", "abs", "int", "float", "str", "bool", "ord", "chr", "min", "max", "sum", "sorted", "range", "enumerate",
     "zip", "list", "tuple", "set", "dict", "frozenset", "repr", "round", "divmod", "isinstance", "issubclass",
     "hasattr", "any", "all", "map", "filter", "reversed", "iter", "next", "print", "type", "id", "hash", "callable",
     "format", "pow", "bin", "hex", "oct", "bytes", "complex", "object", "super", "slice", "ascii",
     *(name for name, value in vars(builtins).items() if isinstance(value, type) and issubclass(value, BaseException))}
)  # fmt: skip
"""Builtins that change nothing themselves."""
MAKES_NEW = frozenset({"list", "dict", "set", "deque", "Counter", "defaultdict", "OrderedDict", "sorted", "bytearray"})
_COPYING = frozenset(
    {"copy", "replace", "dataclasses", "pickle", "setattr", "vars", "exec", "__dict__", "__new__", "__setattr__"}
)
"""By these an object gets what another one holds, without a line that stores it."""
_SHOWN_WHOLE = frozenset(
    {"deque", "Counter", "defaultdict", "OrderedDict", "set", "frozenset", "range", "bytearray", "Decimal", "Fraction",
     "datetime.date", "datetime.datetime", "datetime.time", "datetime.timedelta", "datetime.timezone", "PurePosixPath",
     "PosixPath", "PureWindowsPath", "WindowsPath", "UUID", "IPv4Address", "IPv4Network", "re.compile"}
)  # fmt: skip
"""Library classes whose instances show all that they hold."""


@dataclass(frozen=True, slots=True)
class Site:
    """A place in a line at which something is changed."""

    owner: ast.expr
    """Whose value is."""
    is_deep: bool = False
    """Or anything that is in it."""
    is_unless_own: bool = False
    """If that is no object of a class of the program's: its methods are looked at where they run."""


class Mutations:
    """Of one program."""

    def __init__(self, code: str, classes: Classes) -> None:
        tree = parsed(code)
        nodes = list(ast.walk(tree)) if tree is not None else []
        self._classes = classes
        self._functions: dict[str, list[Function]] = {}
        for node in nodes:
            if isinstance(node, Function):
                self._functions.setdefault(node.name, []).append(node)
        self._class_nodes = {node.name: node for node in nodes if isinstance(node, ast.ClassDef)}
        self._imported = {
            (each.asname or each.name).split(".")[0]
            for node in nodes
            if isinstance(node, ast.Import | ast.ImportFrom)
            for each in node.names
        }
        stored = {node.id for node in nodes if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load)}
        self._variables = stored | {node.arg for node in nodes if isinstance(node, ast.arg)}
        self._has_defaults = "defaultdict" in code or "__missing__" in code
        self._pure: dict[int, bool] = {}
        self._sites: dict[int, tuple[list[Site] | None, bool, bool]] = {}
        self._nodes = nodes
        self._tame: bool | None = None

    @property
    def own_names(self) -> frozenset[str]:
        """Names of functions and classes of the program's."""
        return frozenset(self._functions) | frozenset(self._class_nodes)

    @property
    def is_tame(self) -> bool:
        """Whether all that may run without being seen changes nothing but what it has made itself."""
        if self._tame is None:
            called = {id(node.func) for node in self._nodes if isinstance(node, ast.Call)}
            loaded = [node for node in self._nodes if isinstance(node, ast.Name | ast.Attribute)]
            escaping = {_name(node) for node in loaded if id(node) not in called}
            hidden = [f for several in self._functions.values() for f in several if _may_hide(f, escaping)]
            lambdas = [node for node in self._nodes if isinstance(node, ast.Lambda)]
            self._tame = all(map(self.is_pure, hidden)) and not any(self._found(ast.walk(n.body)) for n in lambdas)
            self._tame &= not escaping & CHANGING  # `events.append`, handed over
            self._tame &= all(self._found(ast.walk(node.body)) is not None for node in lambdas)
        return self._tame

    @cached_property
    def made_for_one(self) -> frozenset[str]:
        """Attributes whose values each object has for itself: whatever is stored there is made in that line."""
        names = {node.id for node in self._nodes if isinstance(node, ast.Name)}
        special = {node.attr for node in self._nodes if isinstance(node, ast.Attribute)} | self._functions.keys()
        if _COPYING & (names | self._imported | {name for name in special if name.startswith("__")}):
            return frozenset()
        targets = [
            node.targets if isinstance(node, ast.Assign) else [node.target]
            for node in self._nodes
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None and _is_new(node.value)
        ]
        made = {id(each[0]) for each in targets if len(each) == 1}
        stores = [
            node for node in self._nodes if isinstance(node, ast.Attribute) and not isinstance(node.ctx, ast.Load)
        ]
        other = {node.attr for node in stores if id(node) not in made}
        in_class = {each for owner in self._class_nodes.values() for node in owner.body for each in _stored_names(node)}
        return frozenset({node.attr for node in stores} | self._made_fields) - other - (in_class - self._made_fields)

    @property
    def _made_fields(self) -> set[str]:
        """Fields of dataclasses that are made anew for each object, and given by no call."""
        calls = [node for node in self._nodes if isinstance(node, ast.Call) and _name(node.func) in self._class_nodes]
        given = {each.arg for call in calls for each in call.keywords}
        is_listed = not any(isinstance(each, ast.Starred) for call in calls for each in call.args) and None not in given
        longest = max((len(call.args) for call in calls), default=0)
        fields = [[*_fields_of(owner)] for owner in self._class_nodes.values()]
        placed = {name for each in fields for name, is_made in each[:longest] if is_made}
        every = [found for each in fields for found in each]
        made = {name for name, is_made in every if is_made} - {name for name, is_made in every if not is_made}
        return made - given - placed if is_listed else set()

    def is_own(self, called: ast.expr) -> bool:
        """Whether a call enters a function of the program's, as far as its name tells."""
        name = _name(called)
        return any(not _suspends(each) for each in self._functions.get(name, ())) or (
            name in self._class_nodes and self._has_init(name)
        )

    def leaves_alone(self, called: ast.expr) -> bool:
        """Whether a call of this changes nothing that it is given: a builtin, or functions of the program's."""
        name = _name(called)
        if name in self._functions:
            return all(map(self.is_pure, self._functions[name]))
        if isinstance(called, ast.Attribute):
            return name in LOOKING or name in _LOOKING_FUNCTIONS
        is_looking = name in (_LOOKING_FUNCTIONS if name in self._imported else _QUIET)
        return is_looking and name not in self._variables

    def shows_all(self, text: str) -> bool:
        """Whether a value shows all of its parts."""
        names = calls_in(text)
        return names is not None and all(n in _SHOWN_WHOLE or self._classes.shows_plainly(n) for n in names)

    def effects(
        self,
        statement: ast.AST,
        function: Function | None,
        variables: Mapping[str, str],
        parts: Mapping[str, set[str]],
        is_through: bool = False,
    ) -> frozenset[str] | None:
        """The texts of the objects that a line changes itself; None where that may be any. `function`: without those
        that it has made. `parts`: all values that each sub-expression of the line has had. `is_through`: whether all
        rounds of its comprehensions were told, with what they call."""
        if not self.is_tame:
            return None
        if id(statement) not in self._sites:
            nodes = list(header_nodes(statement))
            is_known = not isinstance(statement, ast.ClassDef | ast.AsyncFor | ast.AsyncWith)
            is_known &= not (isinstance(statement, Function) and bool(statement.decorator_list))
            calls_own = any(isinstance(node, ast.Call) and self.is_own(node.func) for node in nodes)
            is_seen = not calls_own or all(map(self.is_pure, self._called_in_rounds(nodes)))
            self._sites[id(statement)] = (self._found(nodes) if is_known else None, calls_own, is_seen)
        sites, calls_own, is_seen = self._sites[id(statement)]
        if sites is None or not (is_seen or is_through):
            return None
        # What was told of one may be from behind the change of another; whoever holds it holds that one, too.
        new, found = _fresh(function) if function is not None else frozenset(), set[str]()
        for site in sites:
            if isinstance(site.owner, ast.Name) and site.owner.id in new and not site.is_deep:
                continue
            texts = _Values(variables, parts, self._classes, calls_own).texts(site.owner, site.is_deep)
            if texts is None:
                return None
            found |= {text for text in texts if not (site.is_unless_own and class_of(text) in self._class_nodes)}
        return frozenset(found)

    def _called_in_rounds(self, nodes: Iterable[ast.AST]) -> list[Function]:
        """Functions that comprehensions and lambdas call, which may be passed by."""
        inner = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda)
        calls = [n for node in nodes if isinstance(node, inner) for n in ast.walk(node) if isinstance(n, ast.Call)]
        names = {_name(call.func) for call in calls}
        made = [f for name in names & self._class_nodes.keys() for f in self._constructors(name)]
        return [f for name in names for f in self._functions.get(name, ())] + made

    def _found(self, nodes: Iterable[ast.AST]) -> list[Site] | None:
        found = list[Site]()
        for node in nodes:
            sites = self._of_node(node)
            if sites is None:
                return None
            found += sites
        return found

    def _of_node(self, node: ast.AST) -> list[Site] | None:
        match node:
            case ast.AugAssign(target=ast.Name() as name):
                return [Site(name)]
            case ast.AugAssign(target=ast.Attribute(value=owner) | ast.Subscript(value=owner)):
                return [Site(owner, is_deep=True)]
            case ast.Attribute(value=owner, ctx=ast.Store() | ast.Del()):
                return [Site(owner)]
            case ast.Subscript(value=owner, ctx=ast.Store() | ast.Del()):
                return [Site(owner)]
            case ast.Subscript(value=owner) if self._has_defaults:
                return [Site(owner)]
            case ast.Call():
                return self._of_call(node)
        return []

    def _of_call(self, call: ast.Call) -> list[Site] | None:
        given = [*call.args, *(each.value for each in call.keywords)]
        if not all(map(self.is_pure, self._handed(given))):
            return None
        deep = [Site(each.value if isinstance(each, ast.Starred) else each, is_deep=True) for each in given]
        match call.func:
            case ast.Name(id=name) if name in self._functions or name in self._class_nodes:
                return []
            case ast.Name(id=name) if name in self._variables:
                return None
            case ast.Name(id=name) if name in MAKES_NEW or (name in _QUIET and name not in self._imported):
                return []
            case ast.Name(id="setattr" | "delattr") if given:
                return [Site(given[0])]
            case ast.Name(id=name) if name in self._imported:
                return deep
            case ast.Attribute(value=owner, attr=name) if name in self._functions:
                return [Site(owner, is_unless_own=True)] * (name in CHANGING)
            case ast.Attribute(value=owner, attr=name) if name in CHANGING:
                return [Site(owner)]
            case ast.Attribute(value=ast.Name(id=module)) if module in self._imported:
                return deep
            case ast.Attribute(value=owner, attr=name):
                return [] if name in LOOKING else [Site(owner, is_deep=True), *deep]
        return None

    def _handed(self, given: Iterable[ast.expr]) -> list[Function]:
        """Functions that are handed over, and so may be called by others."""
        nodes = [node for each in given for node in ast.walk(each)]
        called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
        named = {_name(n) for n in nodes if isinstance(n, ast.Name | ast.Attribute) and id(n) not in called}
        return [function for name in named for function in self._functions.get(name, ())]

    def _has_init(self, name: str) -> bool:
        """Whether code of the program's runs where an instance of a class is made."""
        if self._classes.runs_nothing(name):
            return False
        lineage = self._classes.lineage(name) or []
        makes = {"__init__", "__post_init__", "__new__"}
        return not lineage or any(isinstance(n, Function) and n.name in makes for owner in lineage for n in owner.body)

    def is_pure(self, function: Function) -> bool:
        """Whether a function changes nothing but what it has made itself, and calls nothing that does."""
        if id(function) not in self._pure:
            self._pure[id(function)] = True  # where it calls itself
            self._pure[id(function)] = self._looks_pure(function)
        return self._pure[id(function)]

    def _looks_pure(self, function: Function) -> bool:
        nodes = [node for node in ast.walk(function) if node is not function]
        if any(isinstance(node, ast.Global | ast.Nonlocal | ast.Await | ast.ClassDef) for node in nodes):
            return False
        sites, new = self._found(nodes), _fresh(function)
        if function.name in ("__init__", "__post_init__") and function.args.args:
            new |= {function.args.args[0].arg}
        called = {_name(node.func) for node in nodes if isinstance(node, ast.Call)}
        entered = [f for name in called for f in self._functions.get(name, ())]
        entered += [f for name in called & self._class_nodes.keys() for f in self._constructors(name)]
        return sites is not None and all(_is_of(site, new) for site in sites) and all(map(self.is_pure, entered))

    def _constructors(self, name: str) -> list[Function]:
        """All that may run where an instance of this class, or of one above it, is made."""
        return [f for each in ("__init__", "__post_init__", "__new__") for f in self._functions.get(each, ())]


@dataclass(frozen=True, slots=True)
class _Values:
    """What is known while a line runs."""

    variables: Mapping[str, str]
    parts: Mapping[str, set[str]]
    classes: Classes
    calls_own: bool
    """Whether functions of the program's may have run in between."""

    def texts(self, owner: ast.expr, is_deep: bool) -> set[str] | None:
        """Those of what an expression may stand for; with all that is in it, if that is asked for."""
        if isinstance(owner, ast.Name):
            text = self.variables.get(owner.id, self.variables.get(f"global {owner.id}"))
            return None if text is None else _inside(text) if is_deep else _itself(text)
        if plain_value(owner) is not NOT_PLAIN:
            return set()
        if isinstance(owner, ast.Tuple | ast.List | ast.Set | ast.Dict | ast.BinOp | ast.Compare | ast.JoinedStr):
            return self._of_names(owner)
        if self.calls_own:
            return None
        if (told := self.parts.get(ast.unparse(owner))) is not None:
            return _all([_inside(each) if is_deep else _itself(each) for each in told])
        match owner:
            case ast.Attribute(value=ast.Name(id=name), attr=attribute):
                text = self.classes.read(self.variables.get(name, ""), attribute)
                return None if text is None else _inside(text) if is_deep else _itself(text)
            case ast.Subscript(value=ast.Name() | ast.Attribute() as whole):
                return self.texts(whole, is_deep=True)
            case ast.Call(func=ast.Attribute(value=ast.Name() | ast.Attribute() as whole, attr=name), args=args) if (
                name in ("get", "setdefault", "pop", "popleft")
            ):
                return _all([self.texts(whole, is_deep=True), *(self._of_names(each) for each in args)])
        return None

    def _of_names(self, node: ast.expr) -> set[str] | None:
        """All that an expression without calls may hold."""
        if any(isinstance(each, ast.Call | ast.Attribute) for each in ast.walk(node)):
            return None
        return _all([self.texts(each, True) for each in ast.walk(node) if isinstance(each, ast.Name)])


def _all(texts: list[set[str] | None]) -> set[str] | None:
    """Together; None where one of them may be any."""
    known = [each for each in texts if each is not None]
    return set().union(*known) if len(known) == len(texts) else None


def _itself(text: str) -> set[str] | None:
    """A value, if it is one that can change; what says nothing of itself is shown in no other words then."""
    if text.startswith("<") and "<…" not in text:
        return set()
    return {text} & set(objects_shown(text)) if is_taken_apart(text) else None


def _inside(text: str) -> set[str] | None:
    found = objects_in(text)
    return None if found is None else set(found)


def _may_hide(function: Function, escaping: set[str]) -> bool:
    is_special = function.name.startswith("__") and function.name.endswith("__") and function.name != "__init__"
    return is_special or bool(function.decorator_list) or _suspends(function) or function.name in escaping


@lru_cache(maxsize=1024)
def _suspends(function: Function) -> bool:
    return isinstance(function, ast.AsyncFunctionDef) or any(isinstance(n, _SUSPENDS) for n in ast.walk(function))


def _is_of(site: Site, names: frozenset[str]) -> bool:
    return not site.is_deep and isinstance(site.owner, ast.Name) and site.owner.id in names


def _stored_names(node: ast.stmt) -> list[str]:
    match node:
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case ast.Assign(targets=targets):
            return [each.id for each in targets if isinstance(each, ast.Name)]
    return []


def _fields_of(owner: ast.ClassDef) -> Iterator[tuple[str, bool]]:
    """The names of a dataclass's fields, and whether each object gets something new of its own."""
    for node in owner.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Call(func=called, keywords=[option])) if (
                _name(called) == "field" and option.arg == "default_factory"
            ):
                yield name, _name(option.value) in MAKES_NEW
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name, False


@lru_cache(maxsize=1024)
def _fresh(function: Function) -> frozenset[str]:
    """Variables of a function that only ever stand for what it has made itself."""
    made, other = set[str](), {node.arg for node in ast.walk(function) if isinstance(node, ast.arg)}
    targets = set[int]()
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name) as target], value=value) if _is_new(value):
                made.add(name)
                targets.add(id(target))
            case ast.AnnAssign(target=ast.Name(id=name) as target, value=ast.expr() as value) if _is_new(value):
                made.add(name)
                targets.add(id(target))
            case ast.AugAssign(target=ast.Name() as target):
                targets.add(id(target))
            case ast.Global(names=names) | ast.Nonlocal(names=names):
                other |= set(names)
    bound = [node for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)]
    others = {name for node in ast.walk(function) for name in _bound_otherwise(node)}
    return frozenset(made - other - others - {node.id for node in bound if id(node) not in targets})


def _bound_otherwise(node: ast.AST) -> list[str]:
    match node:
        case ast.ExceptHandler(name=str(name)) | ast.MatchAs(name=str(name)) | ast.MatchStar(name=str(name)):
            return [name]
        case ast.MatchMapping(rest=str(name)):
            return [name]
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.alias(name=name, asname=asname):
            return [(asname or name).split(".")[0]]
    return []


def _is_new(value: ast.expr) -> bool:
    match value:
        case ast.Call(func=ast.Name(id=name)):
            return name in MAKES_NEW
    kinds = (ast.List, ast.Dict, ast.Set, ast.ListComp, ast.DictComp, ast.SetComp, ast.Constant, ast.JoinedStr)
    return isinstance(value, kinds)


def _name(node: ast.expr) -> str:
    match node:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""


@lru_cache(maxsize=64)
def mutations_of(code: str, classes: Classes) -> Mutations:
    return Mutations(code, classes)
