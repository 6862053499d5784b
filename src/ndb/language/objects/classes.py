"""Classes of a program, as far as their text says what their instances do: how they are stored to and shown, which
method a call enters, what a constructor gives.

Only what cannot be otherwise is said. Knows syntax and values as text; no states.
"""

import ast
import builtins
from collections.abc import Iterator
from functools import lru_cache

from ndb.language.objects.value_parts import Attribute, attributes_of, class_of, is_in_words, items_in, part_of
from ndb.source.needed import free_names
from ndb.source.parse import NOT_PLAIN, parsed, plain_value

Function = ast.FunctionDef | ast.AsyncFunctionDef
_HARMLESS_BASES = frozenset({"object", "ABC", "abc.ABC", "Protocol", "Generic"})
_HARMLESS_DECORATORS = frozenset({"dataclass", "dataclasses.dataclass", "total_ordering", "functools.total_ordering"})
_HARMLESS_OPTIONS = frozenset({"order", "eq", "kw_only"})
_OPTIONS_OF_SHOWING = _HARMLESS_OPTIONS | {"frozen", "unsafe_hash"}
_OWN_STORING = frozenset({"__setattr__", "__delattr__", "__slots__", "__getattribute__", "__get__", "__set__"})
_OWN_READING = frozenset({"__getattribute__", "__get__", "__dict__"})
_MAKING = frozenset({"__init__", "__new__", "__post_init__", "__init_subclass__", "__class_getitem__"})
_MADE_BY_THE_LIBRARY = frozenset({"NamedTuple", "ABC", "object", "Protocol", "TypedDict"})
_EXCEPTIONS = frozenset(
    name for name, kind in vars(builtins).items() if isinstance(kind, type) and issubclass(kind, BaseException)
)
_PLAIN_EXCEPTIONS = _EXCEPTIONS - {
    name for name in _EXCEPTIONS if issubclass(getattr(builtins, name), OSError | UnicodeError | BaseExceptionGroup)
}
"""Those that are shown by what they were made with."""
LOOKING = frozenset(
    {"get", "items", "keys", "values", "copy", "index", "count", "most_common", "elements", "total", "union",
     "intersection", "difference", "symmetric_difference", "issubset", "issuperset", "isdisjoint", "strftime",
     "isoformat", "weekday", "isoweekday", "timestamp", "total_seconds", "strptime", "fromisoformat", "isocalendar",
     "match", "fullmatch", "search", "findall", "finditer", "sub", "subn", "group", "groups", "groupdict", "span",
     "quantize", "bit_length", "is_integer", "fromkeys", "date", "time",
     *(name for kind in (str, bytes, int, float) for name in dir(kind) if not name.startswith("_"))}
)  # fmt: skip
"""Methods of the library that change nothing."""
_OWN_TRUTH = frozenset({"__bool__", "__len__", "__getattribute__"})
_OWN_SHOWING = frozenset({"__repr__", "__str__"})


class Classes:
    """Those that stand at the top of a text, each by a name of its own."""

    def __init__(self, tree: ast.Module, is_all: bool = True) -> None:
        """`is_all`: whether the text is a whole program; else methods of its classes may not be shown."""
        self.is_all = is_all
        named = [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef | ast.FunctionDef)]
        names = [node.name for node in named]
        self._names = frozenset(names)
        bound = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
        self._classes = {
            node.name: node
            for node in tree.body
            if isinstance(node, ast.ClassDef) and names.count(node.name) == 1 and node.name not in bound
        }
        others = {node.arg for node in ast.walk(tree) if isinstance(node, ast.arg)} | {
            (each.asname or each.name).split(".")[0] for each in ast.walk(tree) if isinstance(each, ast.alias)
        }
        methods = {id(each) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for each in node.body}
        self._functions = {
            node.name: node
            for node in named
            if isinstance(node, ast.FunctionDef)
            and id(node) not in methods
            and not node.decorator_list
            and names.count(node.name) == 1
            and node.name not in bound | others
        }
        stored = [
            node for node in ast.walk(tree) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
        ]
        self._patched = {
            node.attr for node in stored if isinstance(node.value, ast.Name) and node.value.id in self._classes
        }
        """Names that are set on classes from outside."""
        self._named = {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        """All names of attributes that the text has."""
        if any(isinstance(node, ast.Name) and node.id in ("setattr", "exec") for node in ast.walk(tree)):
            self._classes = {}

    def lineage(self, name: str) -> list[ast.ClassDef] | None:
        """A class and those it inherits from, in the order in which a method is looked for; None where one of them is
        not to be seen, or several bases make it a question."""
        found = list[ast.ClassDef]()
        while name in self._classes and self._classes[name] not in found:
            found.append(self._classes[name])
            bases = [ast.unparse(base) for base in found[-1].bases]
            own = [base for base in bases if base.split("[")[0] not in _HARMLESS_BASES]
            if found[-1].keywords or len(own) > 1:
                return None
            if not own:
                return found
            [name] = own
        return None

    def stores_plainly(self, name: str, attribute: str) -> bool:
        """Whether `object.attribute = value` puts the value among the attributes that the object shows, and nothing
        else."""
        lineage = self.lineage(name)
        if lineage is None or not all(map(_is_plain, lineage)) or attribute.startswith("__"):
            return False
        taken = {each for owner in lineage for each in _bound_in(owner)}
        return not (taken | self._patched) & (_OWN_STORING | _OWN_SHOWING | {attribute})

    def begins_empty(self, name: str) -> bool:
        """Whether a new instance shows nothing before its `__init__` has run."""
        lineage = self.lineage(name)
        is_bare = self.is_all and lineage is not None and not any(owner.decorator_list for owner in lineage)
        taken = {each for owner in lineage or [] for each in _bound_in(owner)}
        return is_bare and self.shows_plainly(name) and "__slots__" not in taken

    def shows_plainly(self, name: str) -> bool:
        """Whether instances show their attributes, and nothing else."""
        lineage = self.lineage(name)
        taken = {each for owner in lineage or [] for each in _bound_in(owner)}
        return lineage is not None and all(map(_shows_attributes, lineage)) and not taken & _OWN_SHOWING

    def read(self, whole: str, attribute: str) -> str | None:
        """What an attribute of an object is that was told; None where its class may give another."""
        name = class_of(whole)
        lineage = self.lineage(name) if name is not None and attributes_of(whole) is not None else None
        if lineage is None or not all(map(_shows_attributes, lineage)) or attribute.startswith("__"):
            return None
        taken = {each for owner in lineage for each in _bound_in(owner)} | self._patched
        if taken & (_OWN_READING | _OWN_SHOWING | {attribute}):
            return None
        if is_in_words(whole) and not set(attributes_of(whole) or ()) <= self._named:
            return None
        part = part_of(whole, (Attribute(attribute),))
        is_whole = part is not None and "..." not in part and "defaultdict(" not in part  # reading changes that one
        return part if is_whole else None

    def truth(self, whole: str) -> bool | None:
        """Whether an object that was told counts as true: containers of the library by what is in them, others where
        their class does not say anything about it."""
        name, count = class_of(whole), items_in(whole)
        if name is None or (count is not None and name in self._names):
            return None
        if count is not None:
            return count > 0
        lineage = self.lineage(name)
        taken = {each for owner in lineage or [] for each in _bound_in(owner)} | self._patched
        is_plain = lineage is not None and all(map(_shows_attributes, lineage))
        return True if is_plain and not taken & _OWN_TRUTH else None

    def runs_nothing(self, name: str) -> bool:
        """Whether no function of the program's runs where an instance of a class is made."""
        while name in self._classes:
            owner = self._classes[name]
            if owner.keywords or _MAKING & {*_bound_in(owner), *self._patched} or len(owner.bases) > 1:
                return False
            if not owner.bases or not isinstance(owner.bases[0], ast.Name):
                return not owner.bases or ast.unparse(owner.bases[0]) in _HARMLESS_BASES
            name = owner.bases[0].id
            if name in _MADE_BY_THE_LIBRARY or (name not in self._names and name in _EXCEPTIONS):
                return True
        return name == "object"

    def is_name(self, name: str) -> bool:
        """Whether a function or class of the program's is called so."""
        return name in self._names

    def function(self, name: str) -> Function | None:
        """The function, of the module or inside another, that a name stands for, whatever happens."""
        return self._functions.get(name)

    def method(self, name: str, called: str) -> Function | None:
        """The function that a call of a method enters."""
        found = self._defined(name, called)
        return found[0] if len(found) == 1 and not found[0].decorator_list else None

    def getter(self, name: str, attribute: str) -> Function | None:
        """The function that reading an attribute enters, because it is a property."""
        found = self._defined(name, attribute)
        got = [each for each in found if [ast.unparse(d) for d in each.decorator_list] == ["property"]]
        others = [ast.unparse(d) for each in found for d in each.decorator_list if each not in got]
        is_known = all(text in (f"{attribute}.setter", f"{attribute}.deleter") for text in others)
        return got[0] if len(got) == 1 and is_known and len(found) == len(got) + len(others) else None

    def _defined(self, name: str, wanted: str) -> list[Function]:
        """The functions of a name that stand in the class that has it first; none where that is not to be seen."""
        seen = list[ast.ClassDef]()
        while name in self._classes and self._classes[name] not in seen and wanted not in self._patched:
            seen.append(self._classes[name])
            if wanted in _bound_in(seen[-1]):
                return [node for node in seen[-1].body if isinstance(node, Function) and node.name == wanted]
            own = [text for base in seen[-1].bases if (text := ast.unparse(base)).split("[")[0] not in _HARMLESS_BASES]
            name = own[0] if len(own) == 1 else ""
        return []

    def init_of(self, name: str) -> Function | None:
        """The `__init__` that a call of a class enters, and that makes all of what it gives."""
        if self.is_exception(name):
            return self.method(name, "__init__")
        lineage = self.lineage(name)
        is_plain = lineage is not None and all(map(_is_plain, lineage))
        made_otherwise = any("__new__" in _bound_in(owner) for owner in lineage or [])
        return self.method(name, "__init__") if is_plain and not made_otherwise else None

    def is_exception(self, name: str) -> bool:
        """Whether a class is one of exceptions that are shown as all are, by what they were made with; attributes that
        they are given besides do not show."""
        if not self.is_all or name not in self._classes:
            return False
        while name in self._classes:
            owner = self._classes[name]
            taken = {*_bound_in(owner), *self._patched} & (_OWN_SHOWING | _OWN_STORING | {"__new__", "args"})
            if owner.keywords or owner.decorator_list or len(owner.bases) != 1 or taken:
                return False
            name = ast.unparse(owner.bases[0])
        return name in _PLAIN_EXCEPTIONS and name not in self._names

    def enters_own(self, owner: str, attribute: str) -> bool:
        """Whether `super().attribute` in a class may be something of the program's."""
        bases = self._classes[owner].bases if owner in self._classes else None
        return bases is None or any(ast.unparse(base) in self._names for base in bases)


_SPECIAL = {
    "next": "__next__", "len": "__len__", "iter": "__iter__", "str": "__str__", "repr": "__repr__", "hash": "__hash__",
    "abs": "__abs__", "bool": "__bool__", "reversed": "__reversed__", "int": "__int__", "float": "__float__",
}  # fmt: skip


def special_method(call: ast.expr | None) -> str | None:
    """The special method of its argument that a call of a builtin enters, if that has one."""
    match call:
        case ast.Call(func=ast.Name(id=name), args=[ast.Name()], keywords=[]):
            return _SPECIAL.get(name)
    return None


def _is_plain(owner: ast.ClassDef) -> bool:
    return _has_options(owner, _HARMLESS_OPTIONS)


def _shows_attributes(owner: ast.ClassDef) -> bool:
    return _has_options(owner, _OPTIONS_OF_SHOWING)


def _has_options(owner: ast.ClassDef, harmless: frozenset[str]) -> bool:
    """Whether a class is decorated by nothing that matters."""
    texts = [ast.unparse(each.func if isinstance(each, ast.Call) else each) for each in owner.decorator_list]
    options = {each.arg for decorator in owner.decorator_list for each in getattr(decorator, "keywords", ())}
    is_hidden = any(isinstance(node, ast.keyword) and node.arg == "repr" for node in ast.walk(owner))
    return options <= harmless and not is_hidden and all(text in _HARMLESS_DECORATORS for text in texts)


def _bound_in(owner: ast.ClassDef) -> Iterator[str]:
    """Names that a class's own body binds to something."""
    for node in owner.body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if plain_value(value) is not NOT_PLAIN:
                yield from [name] * name.startswith("__")  # else an instance may have its own instead
            case ast.Assign(targets=targets):
                yield from (part.id for each in targets for part in ast.walk(each) if isinstance(part, ast.Name))
            case ast.AnnAssign():
                pass  # of a dataclass: its instances have it themselves
            case ast.stmt():
                yield from (part.id for part in ast.walk(node) if isinstance(part, ast.Name))


@lru_cache(maxsize=64)
def classes_of(code: str) -> Classes:
    tree = parsed(code)
    return Classes(tree if tree is not None else ast.Module([], []), not free_names(code))
