"""What a line makes of a variable without saying so in an expression: `xs.append(x)`, `d[key] = value`, `self.n += 1`.

As a working before the next line (SPEC 2c): `{1} | {2}`, `4 + 1`, `sorted([2, 1])`. Asked is what the part becomes that
changes; the variable that holds it is put together from it (value_parts.py). What is only put somewhere or taken away,
with everything else staying as it was told, is not asked. Knows statements and plain values; no model.
"""

import ast
import builtins
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ndb.language.objects.classes import Classes
from ndb.language.objects.value_parts import Attribute, Entry, Way, class_of, part_of, row_of, stands_alone, with_part
from ndb.language.workings.library.dates import stays_near
from ndb.language.workings.library.record_keys import by_record_key, is_record_key
from ndb.language.workings.lists import removed, turned_round
from ndb.language.workings.numbers import Steps, at_once, sum_of_two
from ndb.language.workings.operands import key_of, may_raise, value_tree, written_in
from ndb.language.workings.pieces import LONG_LIST, merged
from ndb.language.workings.rules import Written, workings
from ndb.language.workings.sorting import by_key, is_key, sorted_told
from ndb.source.parse import NOT_PLAIN, is_hashable, parsed_expression, parsed_line, plain_value
from ndb.trace.values.notation import write_value

LONGEST_CHANGED = 200
"""Characters of a value that is written twice."""
_DEQUE = re.compile(r"deque\((\[.*\])\)", re.DOTALL)
_WITH_DEFAULT = re.compile(r"(defaultdict\(<class '(int|list|str|float)'>, )(\{.*\})\)", re.DOTALL)
"""A dict that makes an entry for a key when it is asked for."""
_DEFAULTS: Mapping[str, Any] = {"int": 0, "list": [], "str": "", "float": 0.0}
_QUIET = frozenset(
    {"get", "keys", "values", "items", "index", "count", "copy", "join", "split", "strip", "lower", "upper", "format",
     "replace", "startswith", "endswith", "find", "title", "isdigit", "isalpha"}
)  # fmt: skip
"""Methods of plain data that leave it as it is."""
_DATES = ("datetime.date(", "datetime.datetime(", "datetime.timedelta(")
_REACHES_FAR = frozenset({"setattr", "delattr", "exec", "eval", "next", "vars", "globals", "input"})


@dataclass(frozen=True, slots=True)
class Place:
    """A variable, or a part of what it holds: `xs`, `self.items`, `d['a']`."""

    name: str
    way: Way = ()


@dataclass(frozen=True, slots=True)
class Change:
    """What a line changes, and the texts of what that becomes."""

    place: Place
    texts: Steps
    may_raise: bool = False
    form: str = "{}"
    """How what is worked out is shown: `deque({})`."""
    is_another: bool = False
    """Whether the place gets another object, so that who else holds the old one sees nothing of it."""
    is_sure: bool = True
    """Whether nothing else in the line can change it as well."""


class _Unknown(Exception):
    """Not plain, or not told."""


def change_by(
    line: str,
    values: Mapping[str, str],
    own: frozenset[str] = frozenset(),
    leaves_alone: Callable[[ast.expr], bool] = lambda _: False,
    is_shown_so: Callable[[str], bool] = lambda _: False,
    owned: frozenset[str] = frozenset(),
) -> Change | None:
    """What a line that is done but for this does to one variable; None where that cannot be said in a few words.
    `own`: names of the program's functions and classes. `leaves_alone`: whether a call changes nothing there was.
    `is_shown_so`: whether an object is shown in the same words as a part of something. `owned`: variables that alone
    hold what they hold."""
    tree = parsed_line(line.strip())
    statement = tree.body[0] if tree is not None and len(tree.body) == 1 else None
    if statement is None:
        return None
    told = _Values({key_of(text): told for text, told in values.items()}, own, owned)
    try:
        change = _object_put(statement, told, is_shown_so) or _change(statement, told)
    except _Unknown:
        return None
    if change is None or _is_changed_twice(statement, change.place.name, values):
        return None
    return replace(change, is_sure=_is_only_one(statement, change.place, values, own, leaves_alone))


def variable_after(
    change: Change, value: str, values: Mapping[str, str], classes: Classes, single: frozenset[str] = frozenset()
) -> dict[str, str] | None:
    """The variable that a line changes as it is then; None where it may be otherwise. `single`: variables of which it
    is known that no part stands in them twice."""
    place, told = change.place, change.form.replace("{}", value, 1)
    if not change.is_sure:
        return None
    if not place.way:
        return {place.name: told}
    whole = values.get(place.name, "")
    if not is_stored_plainly(whole, place.way, classes):
        return None
    if isinstance(place.way[-1], Attribute) and part_of(whole, place.way) is None:
        return None  # of the class, perhaps
    owners = [place.way[:-1]] if change.is_another else [place.way[:-1], place.way]
    is_alone = place.name in single or all(not w or part_of(whole, w) is None or stands_alone(whole, w) for w in owners)
    if not is_alone:
        return None
    after = with_part(whole, place.way, told)
    return {place.name: after} if after is not None else None


def fails_to_unpack(line: str, values: Mapping[str, str]) -> bool:
    """Whether a line unpacks what was told to be more or less than there are names for it."""
    tree = parsed_line(line.strip())
    match tree.body if tree is not None else []:
        case [ast.Assign(targets=[ast.Tuple(elts=names)], value=value)]:
            told = values.get(key_of(ast.unparse(value)), values.get(ast.unparse(value)))
            row = _data(told) if told is not None else NOT_PLAIN
            is_plain = all(isinstance(each, ast.Name) for each in names)
            return is_plain and isinstance(row, list | tuple | str) and len(row) != len(names)
    return False


def is_there(target: ast.expr, values: Mapping[str, str]) -> bool:
    """Whether a part that a line reads was told: `d[key]`, where `d` has that key or makes an entry for it."""
    told = _Values({key_of(text): told for text, told in values.items()}, frozenset(), frozenset())
    try:
        match target:
            case ast.Attribute():
                return bool(told.text(target))
            case ast.Subscript(value=owner, slice=key) if not isinstance(key, ast.Slice):
                old, _, default = _opened(told.text(owner))
                _part(old, told(key), default)
                return True
    except _Unknown:
        return False
    return False


def is_stored_plainly(whole: str, way: Way, classes: Classes) -> bool:
    """Whether what is stored at the end of a way is shown there, and nothing else happens: objects on it are of classes
    of the program that do nothing of their own."""
    for length, step in enumerate(way):
        owner = part_of(whole, way[:length])
        name = class_of(owner) if owner is not None else None
        if isinstance(step, Attribute) and (name is None or not classes.stores_plainly(name, step.name)):
            return False
        if isinstance(step, Entry) and name not in (None, "defaultdict"):
            return False
    return True


# -- whether that is all -----------------------------------------------------------------------------------------------


def _is_changed_twice(statement: ast.stmt, name: str, values: Mapping[str, str]) -> bool:
    """Whether another method of what a line changes is called in it."""
    changing = _changing_call(statement)
    others = [call for call in _calls(statement, values) if call is not changing and not _leads_to(call, changing)]
    return any(isinstance(call.func, ast.Attribute) and _root(call) == name for call in others)


def _is_only_one(
    statement: ast.stmt,
    place: Place,
    values: Mapping[str, str],
    own: frozenset[str],
    leaves_alone: Callable[[ast.expr], bool],
) -> bool:
    """Whether a line calls nothing else that could change a variable: a function of the program's, a method of it."""
    changing = _changing_call(statement)
    calls = [call for call in _calls(statement, values) if call is not changing and not _leads_to(call, changing)]
    return all(
        _leaves_alone(call.func, place) or leaves_alone(call.func) or _is_given_data(call, values, own)
        for call in calls
    )


def _is_given_data(call: ast.Call, values: Mapping[str, str], own: frozenset[str]) -> bool:
    """Whether a function of the library gets nothing but what cannot change: it knows nothing else of the program's."""
    match call.func:
        case ast.Name(id=name) if name not in own and name not in values and name not in _REACHES_FAR:
            given = [*call.args, *(each.value for each in call.keywords)]
            return all(_cannot_change(values.get(key_of(ast.unparse(each)), ast.unparse(each))) for each in given)
    return False


def _cannot_change(text: str) -> bool:
    value = plain_value(text)
    return isinstance(value, str | int | float | bytes | None)


def _leads_to(call: ast.Call, changing: ast.expr | None) -> bool:
    """`d.setdefault(key, [])` before `.append(x)`."""
    match changing:
        case ast.Call(func=ast.Attribute(value=owner)):
            return owner is call and isinstance(call.func, ast.Attribute) and call.func.attr == "setdefault"
    return False


def _changing_call(statement: ast.stmt) -> ast.expr | None:
    match statement:
        case ast.Expr(value=ast.Call() as call):
            return call
        case ast.Assign(targets=[target], value=ast.Call() as call) if _binds_names(target):
            return call
    return None


def _binds_names(target: ast.expr) -> bool:
    """Whether storing to it changes nothing but variables."""
    return all(isinstance(part, ast.Name | ast.Tuple | ast.expr_context) for part in ast.walk(target))


def _names_in(target: ast.expr) -> set[str]:
    return {node.id for node in ast.walk(target) if isinstance(node, ast.Name)}


def _calls(statement: ast.stmt, values: Mapping[str, str]) -> list[ast.Call]:
    """Those that are not known to leave everything as it is."""
    calls = [node for node in ast.walk(statement) if isinstance(node, ast.Call)]
    return [call for call in calls if not _is_quiet(call, values)]


def _is_quiet(call: ast.Call, values: Mapping[str, str]) -> bool:
    match call.func:
        case ast.Attribute(value=owner, attr=name):
            told = values.get(ast.unparse(owner))
            is_plain = plain_value(owner if told is None else told) is not NOT_PLAIN
            return name in _QUIET and is_plain
    return False


def _leaves_alone(function: ast.expr, place: Place) -> bool:
    if isinstance(function, ast.Attribute):
        is_other = not any(isinstance(node, ast.Name) and node.id == place.name for node in ast.walk(function.value))
        return is_other and not place.way  # a method of an object may change what is inside another
    return isinstance(function, ast.Name) and hasattr(builtins, function.id) and function.id not in _REACHES_FAR


def _root(node: ast.expr) -> str | None:
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Call):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else None


# -- what is told ------------------------------------------------------------------------------------------------------


class _Values:
    def __init__(self, values: Mapping[str, str], own: frozenset[str], owned: frozenset[str]) -> None:
        self.told, self.own, self.owned = values, own, owned

    def text(self, node: ast.expr) -> str:
        """What a place holds, or an expression is worth."""
        told = self.told.get(ast.unparse(node))
        if told is None and isinstance(node, ast.Attribute | ast.Subscript):
            place = self.place(node)
            told = part_of(self.told.get(place.name, ""), place.way)
        if told is None or len(told) > LONGEST_CHANGED:
            raise _Unknown
        return told

    def __call__(self, node: ast.expr) -> Any:
        """A plain value."""
        told = self.told.get(ast.unparse(node))
        if told is None and isinstance(node, ast.Tuple | ast.List):
            items = [item for each in node.elts for item in self._items(each)]
            return tuple(items) if isinstance(node, ast.Tuple) else items
        if told is None and isinstance(node, ast.Dict):
            return {self(_given(key)): self(item) for key, item in zip(node.keys, node.values, strict=True)}
        tree = value_tree(told) if told is not None else node
        is_short = tree is not None and len(told or "") <= LONGEST_CHANGED
        has_sets = any(isinstance(part, ast.Set) for part in ast.walk(tree or node))  # their order is not their text's
        value = plain_value(tree) if tree is not None and is_short and not has_sets else NOT_PLAIN
        if value is NOT_PLAIN:
            raise _Unknown
        return value

    def _items(self, node: ast.expr) -> list[Any]:
        """One part of a display; several behind a star."""
        return list(_row(self(node.value))) if isinstance(node, ast.Starred) else [self(node)]

    def place(self, node: ast.expr) -> Place:
        match node:
            case ast.Name(id=name):
                return Place(name)
            case ast.Attribute(value=owner, attr=name):
                return self._further(owner, Attribute(name))
            case ast.Subscript(value=owner, slice=key) if not isinstance(key, ast.Slice):
                return self._further(owner, Entry(self(key)))
            case ast.Call(func=ast.Attribute(value=owner, attr="setdefault"), args=[key, default], keywords=[]):
                if isinstance(default, ast.Name | ast.Attribute | ast.Subscript):  # who else holds it changes with it
                    raise _Unknown
                return self._further(owner, Entry(self(key)))
        raise _Unknown

    def _further(self, owner: ast.expr, step: Attribute | Entry) -> Place:
        place = self.place(owner)
        return Place(place.name, (*place.way, step))


# -- changes -----------------------------------------------------------------------------------------------------------


def _change(statement: ast.stmt, value: _Values) -> Change | None:
    match statement:
        case ast.Expr(value=ast.Call() as call):
            return _by_method(call, value)
        case ast.Assign(targets=[target], value=ast.Call() as call) if _binds_names(target):
            change = _by_method(call, value)
            return None if change is not None and change.place.name in _names_in(target) else change
        case ast.Assign(targets=[ast.Subscript(value=owner, slice=ast.Slice() as cut)], value=new):
            old, [first, last], more = _list(value(owner)), _bounds(cut, value), _row(value(new))
            start, stop, _ = slice(first, last).indices(len(old))
            _refuse_itself(old, (*more,))
            return Change(value.place(owner), _joined(old[:start], [*more], old[max(start, stop) :]))
        case ast.Assign(targets=[ast.Subscript(value=owner, slice=key)], value=new):
            return _entry_put(owner, value(key), value(new), value)
        case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=news)):
            return _swapped(targets, news, value)
        case ast.AugAssign(target=ast.Name() | ast.Attribute() as target, op=operator, value=by):
            return _of_library(target, operator, by, value) or _more(target, operator, by, value)
        case ast.AugAssign(target=ast.Subscript(value=owner, slice=key), op=operator, value=by):
            return _more_in_entry(owner, value(key), operator, value(by), value)
        case ast.Delete(targets=[ast.Subscript(value=owner, slice=key)]) if not isinstance(key, ast.Slice):
            return Change(value.place(owner), _without(value(owner), value(key)))
    return None


def _object_put(statement: ast.stmt, value: _Values, is_shown_so: Callable[[str], bool]) -> Change | None:
    """`racks.append(rack)`, `by_name[name] = item`: what is no plain data is put there as it is shown."""
    match statement:
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=owner, attr="append"), args=[new], keywords=[])):
            key = None
        case ast.Assign(targets=[ast.Subscript(value=owner, slice=key)], value=new) if not isinstance(key, ast.Slice):
            pass
        case _:
            return None
    text = value.told.get(ast.unparse(new), "")
    if not text or plain_value(text) is not NOT_PLAIN or not is_shown_so(text):
        return None
    old = value.text(owner)
    if key is None:
        row = row_of(old) if old.startswith("[") else None
        after = f"[{', '.join([*row, text])}]" if row is not None else None
    else:
        after = with_part(old, (Entry(value(key)),), text) if old[:1] in ("{", "[") else None
    place = value.place(owner)
    is_apart = old not in text or place.name in value.owned  # else it may come to hold itself
    is_whole = after is not None and is_apart and len(after) <= LONGEST_CHANGED
    return Change(place, _known(after)) if after is not None and is_whole else None


def _known(text: str) -> Steps:
    yield from ()
    return text


def _only(text: str) -> Steps:
    yield text
    return None


def _made(text: str, value: Any) -> Steps:
    """What is put together from what was told: known, unless it is so long that it might be shown cut; then asked."""
    told = write_value(value)
    if len(told) <= LONGEST_CHANGED:
        return told
    return (yield from _only(text))


def _bounds(cut: ast.Slice, value: _Values) -> list[int | None]:
    if cut.step is not None:
        raise _Unknown
    found = [value(each) if each is not None else None for each in (cut.lower, cut.upper)]
    if any(each is not None and type(each) is not int for each in found):
        raise _Unknown
    return found


def _list(value: Any) -> list[Any]:
    if not isinstance(value, list):
        raise _Unknown
    return value


def _given(key: ast.expr | None) -> ast.expr:
    if key is None:  # `**others`
        raise _Unknown
    return key


def _row(value: Any) -> list[Any] | tuple[Any, ...]:
    if not isinstance(value, list | tuple):
        raise _Unknown
    return value


def _opened(text: str) -> tuple[Any, str, Any]:
    """A container by the data in it, how it is shown around that, and what it has where it has no entry."""
    if found := _DEQUE.fullmatch(text):
        return _data(found[1]), "deque({})", NOT_PLAIN
    if found := _WITH_DEFAULT.fullmatch(text):
        return _data(found[3]), f"{found[1]}{{}})", _DEFAULTS[found[2]]
    return _data(text), "{}", NOT_PLAIN


def _data(text: str) -> Any:
    tree = value_tree(text)
    has_sets = tree is not None and any(isinstance(part, ast.Set) for part in ast.walk(tree))
    return plain_value(tree) if tree is not None and not has_sets else NOT_PLAIN


def _entry_put(owner: ast.expr, key: Any, new: Any, value: _Values) -> Change:
    old, form, _ = _opened(value.text(owner))
    if value.place(owner).name not in value.owned:
        _refuse_itself(old, new)
    return Change(value.place(owner), _put(old, key, new), form=form)


def _refuse_itself(owner: Any, new: Any) -> None:
    """What reads like the owner may be the owner: it would hold itself."""
    parts = new.values() if isinstance(new, dict) else new if isinstance(new, list | tuple) else ()
    if isinstance(owner, list | dict) and type(new) is type(owner) and new == owner:
        raise _Unknown
    for part in parts:
        _refuse_itself(owner, part)


def _put(owner: Any, key: Any, new: Any) -> Steps:
    """With something else in one place."""
    if not _is_place(owner, key):
        raise _Unknown
    if isinstance(owner, dict):
        return _made(f"{owner!r} | { ({key: new})!r}", {**owner, key: new})
    at = key % len(owner)
    return _joined(owner[:at], [new], owner[at + 1 :])


def _is_place(owner: Any, key: Any) -> bool:
    """Whether something can be put there."""
    if isinstance(owner, dict):
        return is_hashable(key)
    return isinstance(owner, list) and type(key) is int and -len(owner) <= key < len(owner)


def _swapped(targets: list[ast.expr], news: list[ast.expr], value: _Values) -> Change | None:
    """`xs[i], xs[j] = xs[j], xs[i]`."""
    owners = {ast.unparse(each.value) for each in targets if isinstance(each, ast.Subscript)}
    places = [each for each in targets if isinstance(each, ast.Subscript)]
    if len(owners) != 1 or not len(targets) == len(places) == len(news):
        return None
    owner = places[0].value
    old = value(owner)
    keys = [value(each.slice) for each in places]
    if not all(map(is_hashable, keys)):
        return None
    now = dict(zip(keys, map(value, news), strict=True))
    if isinstance(old, dict) and len(now) == len(places):
        return Change(value.place(owner), _made(f"{old!r} | {now!r}", {**old, **now}))
    if not isinstance(old, list) or not all(type(at) is int and 0 <= at < len(old) for at in now):
        return None
    return Change(value.place(owner), _joined(*([now.get(at, each)] for at, each in enumerate(old))))


def _of_library(target: ast.expr, operator: ast.operator, by: ast.expr, value: _Values) -> Change | None:
    """`day += timedelta(days=1)`, `seen |= {1}`: as the same operation is worked out by itself."""
    told = {**value.told, ast.unparse(target): value.text(target)}
    old, more = told[ast.unparse(target)], told.get(ast.unparse(by), ast.unparse(by))
    is_date = old.startswith(_DATES) and more.startswith(_DATES)
    is_set = _is_plain_set(old) and _is_plain_set(more) and isinstance(operator, ast.BitOr | ast.Sub | ast.BitAnd)
    if not is_set and (not is_date or value.own & {"date", "datetime", "timedelta"}):
        return None
    text = ast.unparse(ast.BinOp(target, operator, by))
    is_far = is_date and not stays_near(old, more)
    return Change(value.place(target), _as_by_itself(text, told, value.own), may_raise=is_far, is_another=is_date)


def _is_plain_set(text: str) -> bool:
    return text == "set()" or isinstance(value_tree(text), ast.Set)


def _as_by_itself(text: str, told: Mapping[str, str], own: frozenset[str]) -> Steps:
    end = yield from workings(text, told, own)
    if isinstance(end, Written):
        return (yield end.text) if "datetime." not in end.text else None
    return end if isinstance(end, str) else None


def _more(target: ast.expr, operator: ast.operator, by: ast.expr, value: _Values) -> Change | None:
    place, old = value.place(target), value.text(target)
    told = {**value.told, ast.unparse(target): old}
    text = written_in(ast.unparse(ast.BinOp(target, operator, by)), told)
    before, more = plain_value(old), value(by)
    if text is None or before is NOT_PLAIN or not _is_alike(before, more, operator):
        return None
    if isinstance(before, list) and isinstance(operator, ast.Add):
        return Change(place, _joined(before, more))
    if isinstance(before, dict) and isinstance(more, dict) and isinstance(operator, ast.BitOr):
        return Change(place, _merged(before, more))
    return Change(place, _only(text), may_raise=may_raise(text), is_another=not isinstance(before, list))


def _more_in_entry(owner: ast.expr, key: Any, operator: ast.operator, more: Any, value: _Values) -> Change | None:
    old, form, default = _opened(value.text(owner))
    part = _part(old, key, default)
    if not _is_place(old, key) or not _is_alike(part, more, operator):
        return None
    is_unsure = may_raise(ast.unparse(ast.BinOp(_tree(part), operator, _tree(more))))
    return Change(value.place(owner), _put_more(old, key, part, operator, more), may_raise=is_unsure, form=form)


def _put_more(owner: Any, key: Any, part: Any, operator: ast.operator, more: Any) -> Steps:
    is_sum = isinstance(operator, ast.Add | ast.Sub) and type(part) is int and type(more) is int
    steps = sum_of_two(part, more if isinstance(operator, ast.Add) else -more) if is_sum else at_once(None)
    new = plain_value((yield from steps) or (yield ast.unparse(ast.BinOp(_tree(part), operator, _tree(more)))))
    return (yield from _put(owner, key, new)) if new is not NOT_PLAIN else None


def _part(owner: Any, key: Any, default: Any = NOT_PLAIN) -> Any:
    try:
        return owner[key]
    except (TypeError, LookupError):
        if default is NOT_PLAIN or not isinstance(owner, dict):
            raise _Unknown from None
        return default


def _without(owner: Any, key: Any) -> Steps:
    """Without what is in one place."""
    if isinstance(owner, dict) and is_hashable(key) and key in owner:
        before = list(owner).index(key)
        entries = list(owner.items())
        kept = [dict(entries[:before]), dict(entries[before + 1 :])]
        text = " | ".join(repr(each) for each in kept if each) or "{}"
        return _made(text, {**kept[0], **kept[1]})
    if isinstance(owner, list) and type(key) is int and -len(owner) <= key < len(owner):
        at = key % len(owner)
        return _joined(owner[:at], owner[at + 1 :])
    raise _Unknown


def _is_alike(old: Any, by: Any, operator: ast.operator) -> bool:
    """Whether `old += by` is `old + by`: a list takes anything that can be gone through."""
    is_number = isinstance(old, int | float) and isinstance(by, int | float)
    return is_number or type(old) is type(by) or (isinstance(operator, ast.Mult | ast.Mod) and isinstance(old, str))


def _tree(value: Any) -> ast.expr:
    tree = parsed_expression(repr(value))
    assert tree is not None, "a plain value"
    return tree


def _joined(*lists: list[Any]) -> Steps:
    text = " + ".join(repr(part) for part in lists if part) or "[]"
    return _made(text, [each for part in lists for each in part])


def _by_method(call: ast.Call, value: _Values) -> Change | None:
    match call:
        case ast.Call(func=ast.Attribute(value=owner, attr="sort"), args=[], keywords=keywords):
            row, named = value(owner), {keyword.arg: keyword.value for keyword in keywords}
            is_sorted = isinstance(row, list) and len(row) > 1
            return Change(value.place(owner), _sorted(row, named, value)) if is_sorted else None
        case ast.Call(func=ast.Attribute(value=owner, attr=method), args=args, keywords=[]):
            place, told = value.place(owner), value.text(owner)
            given = [value(each) for each in args]
            if (in_set := _after_method_of_set(told, method, given)) is not None:
                return Change(place, in_set)
            old, form, _ = _opened(told)
            held = [each for each, node in zip(given, args, strict=True) if not isinstance(node, ast.List | ast.Dict)]
            taken_in = given[0] if method in ("extend", "update") and given else held
            if place.name not in value.owned:
                _refuse_itself(old, (*taken_in,) if isinstance(taken_in, list) else taken_in)
            if isinstance(old, list) and method == "remove" and len(given) == 1 and given[0] in old:
                return Change(place, removed(old, given[0]), form=form)
            if isinstance(old, list) and method == "reverse" and len(old) > LONG_LIST:
                return Change(place, _turned_round(old), form=form)
            texts = _after_method(old, method, given, is_deque=form.startswith("deque"))
            return Change(place, texts, form=form) if texts is not None else None
    return None


def _sorted(old: list[Any], named: Mapping[str | None, ast.expr], value: _Values) -> Steps:
    is_reversed = "reverse" in named and bool(value(named["reverse"]))
    if not named.keys() <= {"reverse", "key"}:
        return None
    if "key" in named and not is_key(named["key"]) and not is_record_key(named["key"]):
        return None
    if "key" in named and is_record_key(named["key"]):
        found = yield from by_record_key("sorted", old, named["key"], value.told.get, is_reversed)
        if found is None:
            return None
    elif "key" in named:
        found = yield from by_key("sorted", old, named["key"], None, is_reversed)
    else:
        found = yield from sorted_told(old, old, is_reversed)
    if found is not None:
        return found
    how = (f", key={ast.unparse(named['key'])}" if "key" in named else "") + ", reverse=True" * is_reversed
    return (yield f"sorted({old!r}{how})")


def _merged(old: dict[Any, Any], more: dict[Any, Any]) -> Steps:
    return (yield from merged(old, more)) or (yield f"{old!r} | {more!r}")


def _turned_round(old: list[Any]) -> Steps:
    return (yield from turned_round(old)) or (yield f"{old!r}[::-1]")


def _after_method_of_set(told: str, method: str, given: list[Any]) -> Steps | None:
    """Of a set by its text: its order there is not that of the object."""
    value = set() if told == "set()" else plain_value(told)
    if not isinstance(value, set) or not all(map(is_hashable, given)):
        return None
    match method, given:
        case "add", [new]:
            return _made(f"{told} | {write_value({new})}", value | {new} if new not in value else value)
        case "discard" | "remove", [old] if old in value or method == "discard":
            return _made(f"{told} - {write_value({old})}", value - {old})
    return None


def _after_method(owner: Any, method: str, given: list[Any], is_deque: bool) -> Steps | None:
    match owner, method, given:
        case list(), "append", [new]:
            return _joined(owner, [new])
        case list(), "appendleft", [new] if is_deque:
            return _joined([new], owner)
        case list(), "extend", [list() | tuple() as more]:
            return _joined(owner, [*more])
        case list(), "insert", [int(at), new] if type(at) is int:
            at = max(0, at + len(owner)) if at < 0 else at
            return _joined(owner[:at], [new], owner[at:])
        case list(), "pop", [] if owner:
            return _made(f"{owner!r}[:-1]", owner[:-1])
        case list(), "popleft", [] if owner and is_deque:
            return _made(f"{owner!r}[1:]", owner[1:])
        case list(), "pop", [int(at)] if type(at) is int and -len(owner) <= at < len(owner):
            at %= len(owner)
            return _joined(owner[:at], owner[at + 1 :])
        case list(), "reverse", []:
            return _only(f"{owner!r}[::-1]")
        case list() | dict(), "clear", []:
            return _made("", [] if isinstance(owner, list) else {})
        case dict(), "pop", [key, *_] if is_hashable(key) and key in owner:
            return _without(owner, key)
        case dict(), "setdefault", [key, default] if is_hashable(key):
            return _made(f"{owner!r} | { ({key: default})!r}", owner if key in owner else {**owner, key: default})
        case dict(), "update", [dict() as more]:
            return _made(f"{owner!r} | {more!r}", {**owner, **more})
    return None
