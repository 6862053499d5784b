"""Regular expressions read from left to right, as far as they are plain: runs, letters, groups that may be missing.

What stands at a place is asked, `re.match('\\d*', '12-ab')[0]` or `'-' == '-'`; the places are counted from what was
told. The first way to read a text is the one that `re` takes where it comes to its end. Where it does not, there may be
another one, unless no run can be shorter than it is: what follows it begins with other letters. Knows the parser of
`re`; no model, and matches nothing.
"""

import ast
import re
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby
from re import _constants as constants  # type: ignore[attr-defined]
from re import _parser as parser  # type: ignore[attr-defined]
from typing import Any

from ndb.language.workings.library.matches import groups_walked, of_walk
from ndb.language.workings.numbers import Steps, at_once
from ndb.source.parse import parsed_expression, plain_value, walk_text

ROW = 12
"""Letters of a run that are looked at together."""
FEW = 5
"""Letters in which runs are found at once."""
ALL = 10**6
"""So many letters may a run have that has no end of its own."""
LONG_TEXT = 24
"""Letters of a text from which on all places are sought in rows."""
LONGEST_SHOWN = 50
"""Characters of what was matched, as a match shows it."""
MATCHES = frozenset({"match", "fullmatch", "search", "finditer"})
_CATEGORIES: Mapping[Any, str] = {
    constants.CATEGORY_DIGIT: r"\d", constants.CATEGORY_NOT_DIGIT: r"\D", constants.CATEGORY_WORD: r"\w",
    constants.CATEGORY_NOT_WORD: r"\W", constants.CATEGORY_SPACE: r"\s", constants.CATEGORY_NOT_SPACE: r"\S",
}  # fmt: skip
_MATCH = re.compile(r"<re\.Match object; span=\((\d+), (\d+)\), match=(.*)>", re.DOTALL)
_ASCII = [chr(code) for code in range(128)]
Told = Callable[[ast.expr], str]
Look = Callable[[str], str | None]
Groups = dict[int, str]
End = Generator[str, str, int | None]
"""Where reading comes to; None where the text is another."""


class _NotPlain(Exception):
    """A pattern that is more than runs, letters and groups; or an answer that is none."""


@dataclass(frozen=True, slots=True)
class Run:
    """Letters of one kind."""

    kind: str
    least: int
    most: int

    @property
    def letters(self) -> frozenset[str]:
        return _letters(self.kind)


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of some texts; mostly there is but one."""

    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """Parts together, which may be missing; `number` where what is read is kept."""

    parts: "tuple[Part, ...]"
    number: int | None
    may_miss: bool


Part = Run | OneOf | Group


@dataclass(frozen=True, slots=True)
class Pattern:
    parts: tuple[Part, ...]
    count: int
    """Of groups."""
    names: Mapping[str, int]
    to_the_end: bool
    """Whether it ends with `$`."""
    is_single: bool
    """Whether there is but one way to read a text."""


@lru_cache(maxsize=1024)
def _letters(kind: str) -> frozenset[str]:
    one = re.compile(kind, re.DOTALL)
    return frozenset(letter for letter in _ASCII if one.fullmatch(letter))


@lru_cache(maxsize=512)
def pattern_of(text: str) -> Pattern | None:
    """A pattern by its text; None where it is not plain."""
    try:
        tree = parser.parse(text)
        items = [*tree]
        to_the_end = bool(items) and items[-1] == (constants.AT, constants.AT_END)
        items = items[: len(items) - to_the_end]
        if items and items[0] == (constants.AT, constants.AT_BEGINNING):
            items = items[1:]
        parts = tuple(_parts(items))
    except (re.error, OverflowError, RecursionError, _NotPlain):
        return None
    if tree.state.flags & ~re.UNICODE or not parts:
        return None
    is_single = _is_single(parts, frozenset())
    return Pattern(parts, tree.state.groups - 1, dict(tree.state.groupdict), to_the_end, is_single)


def _parts(items: Sequence[Any]) -> Iterator[Part]:
    text = ""
    for operation, given in items:
        if operation is constants.LITERAL:
            text += chr(given)
            continue
        if text:
            yield OneOf((text,))
        text = ""
        yield _part(operation, given)
    if text:
        yield OneOf((text,))


def _part(operation: Any, given: Any) -> Part:
    if operation in (constants.IN, constants.NOT_LITERAL, constants.ANY):
        return Run(_kind(operation, given), 1, 1)
    if operation is constants.SUBPATTERN and not given[1] and not given[2]:
        return Group(tuple(_inside(given[3])), given[0], may_miss=False)
    if operation is constants.BRANCH:
        return _one_of(given[1])
    if operation is constants.MAX_REPEAT:
        least, most, [*repeated] = given
        if len(repeated) == 1 and repeated[0][0] in (
            constants.IN,
            constants.NOT_LITERAL,
            constants.ANY,
            constants.LITERAL,
        ):
            return Run(_kind(*repeated[0]), least, ALL if most is constants.MAXREPEAT else int(most))
        if (least, most) == (0, 1):
            parts = tuple(_parts(repeated))
            match parts:
                case [Group(parts=inner, number=number)]:
                    return Group(inner, number, may_miss=True)
            return Group(parts, None, may_miss=True)
    raise _NotPlain


def _inside(items: Any) -> Iterator[Part]:
    return _parts([*items])


def _one_of(branches: Sequence[Any]) -> OneOf:
    texts = list[str]()
    for branch in branches:
        if not all(operation is constants.LITERAL for operation, _ in branch):
            raise _NotPlain
        texts.append("".join(chr(given) for _, given in branch))
    if any(one != other and one.startswith(other) for one in texts for other in texts):
        raise _NotPlain
    return OneOf(tuple(texts))


def _kind(operation: Any, given: Any) -> str:
    """A class of letters, as it is written."""
    if operation is constants.LITERAL:
        return re.escape(chr(given))
    if operation is constants.ANY:
        return "."
    if operation is constants.NOT_LITERAL:
        return f"[^{_in_class(given)}]"
    if len(given) == 1 and given[0][0] is constants.CATEGORY:
        return _CATEGORIES[given[0][1]]
    texts = list[str]()
    for what, each in given:
        match what:
            case constants.NEGATE:
                texts.append("^")
            case constants.LITERAL:
                texts.append(_in_class(each))
            case constants.RANGE:
                texts.append(f"{_in_class(each[0])}-{_in_class(each[1])}")
            case constants.CATEGORY:
                texts.append(_CATEGORIES[each])
    return f"[{''.join(texts)}]"


def _in_class(code: int) -> str:
    return f"\\{chr(code)}" if chr(code) in r"\]^-[&~|" else chr(code)


def _first(part: Part) -> frozenset[str]:
    match part:
        case Run():
            return part.letters
        case OneOf(texts=texts):
            return frozenset(text[:1] for text in texts)
    return _first_of(part.parts, frozenset())


def _may_miss(part: Part) -> bool:
    match part:
        case Run(least=least):
            return least == 0
        case OneOf():
            return False
    return part.may_miss or all(map(_may_miss, part.parts))


def _first_of(parts: Sequence[Part], behind: frozenset[str]) -> frozenset[str]:
    """With which letters it can begin."""
    found = frozenset[str]()
    for part in parts:
        found |= _first(part)
        if not _may_miss(part):
            return found
    return found | behind


def _is_single(parts: Sequence[Part], behind: frozenset[str]) -> bool:
    """Whether what comes behind each run, and each group that may be missing, begins with letters of its own."""
    for at, part in enumerate(parts):
        follows = _first_of(parts[at + 1 :], behind)
        is_open = (isinstance(part, Run) and part.least != part.most) or (isinstance(part, Group) and part.may_miss)
        if is_open and _first(part) & follows:
            return False
        if isinstance(part, Group) and not _is_single(part.parts, follows):
            return False
    return True


# -- reading -----------------------------------------------------------------------------------------------------------


def _read(parts: Sequence[Part], text: str, at: int, groups: Groups) -> End:
    place: int | None = at
    for part in parts:
        if place is None:
            return None
        match part:
            case Run():
                place = yield from _read_run(part, text, place)
            case OneOf(texts=texts):
                place = yield from _read_one_of(texts, text, place)
            case Group():
                place = yield from _read_group(part, text, place, groups)
    return place


def _read_run(run: Run, text: str, at: int) -> End:
    start = at
    while at < len(text) and at - start < run.most:
        row = text[at : at + min(ROW, run.most - (at - start))]
        told = plain_value((yield f"re.match({run.kind + '*'!r}, {row!r})[0]"))
        if not isinstance(told, str) or not row.startswith(told):
            raise _NotPlain
        at += len(told)
        if len(told) < len(row):
            break
    return at if at - start >= run.least else None


def _read_one_of(texts: Sequence[str], text: str, at: int) -> End:
    for one in texts:
        stands = text[at : at + len(one)]
        if len(stands) < len(one):
            continue
        if (yield f"{stands!r} == {one!r}") == "True":
            return at + len(one)
    return None


def _read_group(group: Group, text: str, at: int, groups: Groups) -> End:
    inner: Groups = {}
    end = yield from _read(group.parts, text, at, inner)
    if end is None:
        return at if group.may_miss else None
    groups |= inner
    if group.number is not None:
        groups[group.number] = text[at:end]
    return end


# -- operations --------------------------------------------------------------------------------------------------------


def bound_matches(code: str) -> dict[str, str]:
    """By name: the text of the pattern of which a variable is always a match, as code has it."""
    found, others = dict[str, set[str]](), set[str]()
    for node in walk_text(code):
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=value)
                | ast.NamedExpr(target=ast.Name(id=name), value=value)
            ):
                found.setdefault(name, set()).add(_pattern_in(value) or "")
            case (
                ast.For(target=ast.Name(id=name), iter=value) | ast.comprehension(target=ast.Name(id=name), iter=value)
            ):
                found.setdefault(name, set()).add(_pattern_in(value) or "")
            case ast.arg(arg=name):
                others.add(name)
    return {
        name: min(texts) for name, texts in found.items() if len(texts) == 1 and "" not in texts and name not in others
    }


def _pattern_in(value: ast.expr) -> str | None:
    match value:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re"), attr=how), args=[pattern, _], keywords=[]):
            return ast.unparse(pattern) if how in MATCHES else None
        case ast.Call(func=ast.Attribute(value=pattern, attr=how), args=[_], keywords=[]):
            return ast.unparse(pattern) if how in MATCHES else None
    return None


def of_pattern(node: ast.expr, told: Told, look: Look) -> Steps | None:
    """The workings of an operation by a pattern, or with a match; None where it is none. `look`: what an expression was
    told to be; `m.re` is the pattern of a match."""
    match node:
        case ast.Compare(left=left, ops=[ast.Is() | ast.IsNot() as how], comparators=[ast.Constant(value=None)]):
            return at_once(repr(isinstance(how, ast.IsNot))) if _MATCH.fullmatch(told(left)) else None
        case ast.UnaryOp(op=ast.Not(), operand=one):
            return at_once("False") if _MATCH.fullmatch(told(one)) else None
        case ast.Call(func=ast.Name(id="bool"), args=[one], keywords=[]):
            return at_once("True") if _MATCH.fullmatch(told(one)) else None
        case ast.Subscript(value=owner, slice=key) if _MATCH.fullmatch(told(owner)):
            return _of_match(owner, "group", [plain_value(told(key))], told, look)
        case ast.Call(func=ast.Attribute(value=owner, attr=name), args=args, keywords=[]):
            given = [plain_value(told(each)) for each in args]
            if _MATCH.fullmatch(told(owner)):
                return _of_match(owner, name, given, told, look)
            return _by_pattern(owner, name, given, told)
    return None


def _checked(steps: Steps) -> Steps:
    try:
        return (yield from steps)
    except _NotPlain:
        return None


def _source(told: str) -> str | None:
    """The text of a pattern that has no flags."""
    match parsed_expression(told):
        case ast.Call(
            func=ast.Attribute(value=ast.Name(id="re"), attr="compile"), args=[ast.Constant(value=str(text))]
        ):
            return text
        case ast.Constant(value=str(text)):
            return text
    return None


def _by_pattern(owner: ast.expr, name: str, given: Sequence[Any], told: Told) -> Steps | None:
    if isinstance(owner, ast.Name) and owner.id == "re" and told(owner) == "re" and given:
        source, given = given[0] if isinstance(given[0], str) else None, given[1:]
    else:
        source = _source(told(owner)) if told(owner).startswith("re.compile(") else None
    given, most = (given[:-1], given[-1]) if len(given) > 1 and type(given[-1]) is int else (given, 0)
    if source is None or not given or not isinstance(given[-1], str) or not given[-1].isascii():
        return None
    if most:
        return of_walk(source, name, given, given[-1], most)
    pattern, text, run = pattern_of(source), given[-1], None
    if "\n" in text:
        return of_walk(source, name, given, text)
    if pattern is not None and name in ("match", "fullmatch") and len(given) == 1 and _is_sure(pattern):
        return _checked(_matched(pattern, text, name == "fullmatch" or pattern.to_the_end))
    if pattern is not None and not pattern.to_the_end and not source.startswith("^") and len(text) > FEW:
        run = _only_run(pattern)
    if run is not None and (by_runs := _by_runs(run, name, given, text)) is not None:
        return by_runs
    if (walked := of_walk(source, name, given, text)) is not None:
        return walked
    return _in_rows(pattern, source, name, given) if pattern is not None else None


def _is_sure(pattern: Pattern) -> bool:
    """Whether there is but one way to read a text, by runs of which models are sure."""
    return pattern.is_single and all(run.kind in _SURE for run in _runs(pattern.parts))


def _runs(parts: Sequence[Part]) -> Iterator[Run]:
    for part in parts:
        if isinstance(part, Run):
            yield part
        elif isinstance(part, Group):
            yield from _runs(part.parts)


_SURE = frozenset({r"\d", r"\w", "[0-9]", "[a-z]", "[A-Z]", "[a-zA-Z]", "[A-Za-z]"})


def _in_rows(pattern: Pattern, source: str, name: str, given: Sequence[Any]) -> Steps | None:
    """Of a long text words are looked through, a few at a time."""
    text = given[-1]
    is_whole = len(text) <= LONG_TEXT or " " not in text or not _is_within_words(pattern)
    if is_whole or source.startswith("^") or source.endswith("$"):
        return None
    if name == "findall" and len(given) == 1:
        return _checked(_found_in_rows(source, text))
    is_plain = name == "sub" and len(given) == 2 and isinstance(given[0], str) and "\\" not in given[0]
    return _checked(_replaced_in_rows(source, given[0], text)) if is_plain else None


def _only_run(pattern: Pattern) -> Run | None:
    """The run that a pattern is, if it is nothing else: `\\d+`."""
    match pattern.parts:
        case [Run(kind=kind, least=least, most=most) as run] if least and _test_of(kind):
            return run if most >= ALL or most == 1 else None
    return None


def _by_runs(run: Run, name: str, given: Sequence[Any], text: str) -> Steps | None:
    match name, given:
        case "findall", [_]:
            return _checked(_put_in_order(run, text, lambda between, found: repr(found)))
        case "split", [_]:
            return _checked(_put_in_order(run, text, lambda between, found: repr(between)))
        case "sub", [str(new), _] if "\\" not in new:
            return _checked(_put_in_order(run, text, lambda between, found: repr(new.join(between))))
    return None


def _put_in_order(run: Run, text: str, shown: Callable[[list[str], list[str]], str]) -> Steps:
    """What is between the places where a run stands, and the runs, by which letters are of its kind."""
    own = yield from _of_kind(run.kind, [*dict.fromkeys(text)])
    between, found = [""], list[str]()
    for is_own, letters in groupby(text, own.__contains__):
        piece = "".join(letters)
        row = [*piece] if run.most == 1 else [piece] * (len(piece) >= run.least)
        if is_own and row:
            found += row
            between += [""] * len(row)
        else:
            between[-1] += piece
    return shown(between, found)


def _of_kind(kind: str, letters: Sequence[str]) -> Generator[str, str, set[str]]:
    """Of some letters those that are of a kind, each asked by itself."""
    test, is_other = _test_of(kind) or ("", False)
    found = set[str]()
    for one in letters:
        told = yield f"{one!r}{test}"
        if told not in ("True", "False"):
            raise _NotPlain
        found |= {one} if (told == "True") is not is_other else set()
    return found


def _test_of(kind: str) -> tuple[str, bool] | None:
    """The question whether a letter is of a kind, and whether it tells the others; None where there is none."""
    if kind in _KINDS:
        return f".{_KINDS[kind][0]}()", _KINDS[kind][1]
    is_other = kind.startswith("[^")
    some = kind[1 + is_other : -1]
    is_listed = kind.startswith("[") and some.isascii() and not {*some} & {*"\\-[]^"} and not some.isalnum()
    return (f" in {some!r}", is_other) if is_listed else None


_KINDS: Mapping[str, tuple[str, bool]] = {
    r"\d": ("isdigit", False), r"\D": ("isdigit", True), "[0-9]": ("isdigit", False), "[^0-9]": ("isdigit", True),
}  # fmt: skip
"""Classes of letters by the method that tells them, and whether it tells the others."""


def _matched(pattern: Pattern, text: str, is_full: bool) -> Steps:
    end = yield from _read(pattern.parts, text, 0, {})
    if end is None or (is_full and end < len(text)):
        return "None" if pattern.is_single else None
    return f"<re.Match object; span=(0, {end}), match={repr(text[:end])[:LONGEST_SHOWN]}>"


def _is_within_words(pattern: Pattern) -> bool:
    """Whether it reads no blanks, and something."""
    return all(" " not in letters for letters in _all_letters(pattern.parts)) and not all(map(_may_miss, pattern.parts))


def _all_letters(parts: Sequence[Part]) -> Iterator[frozenset[str]]:
    for part in parts:
        match part:
            case Run():
                yield part.letters
            case OneOf(texts=texts):
                yield frozenset("".join(texts))
            case Group():
                yield from _all_letters(part.parts)


def _rows(text: str) -> list[str]:
    """Words with the blanks behind them, as many as fit into a row."""
    rows = [""]
    for word in re.split("(?<= )(?=[^ ])", text):
        if rows[-1] and len(rows[-1]) + len(word) > LONG_TEXT:
            rows.append("")
        rows[-1] += word
    return rows


def _found_in_rows(source: str, text: str) -> Steps:
    found = list[Any]()
    for row in _rows(text):
        told = plain_value((yield f"re.findall({source!r}, {row!r})"))
        if not isinstance(told, list):
            raise _NotPlain
        found += told
    return repr(found)


def _replaced_in_rows(source: str, new: str, text: str) -> Steps:
    made = ""
    for row in _rows(text):
        told = plain_value((yield f"re.sub({source!r}, {new!r}, {row!r})"))
        if not isinstance(told, str):
            raise _NotPlain
        made += told
    return repr(made)


# -- matches -----------------------------------------------------------------------------------------------------------


def _of_match(owner: ast.expr, name: str, given: Sequence[Any], told: Told, look: Look) -> Steps | None:
    shown = _MATCH.fullmatch(told(owner))
    text = plain_value(shown[3]) if shown is not None else None
    if shown is None or not isinstance(text, str):
        return None
    match name, given:
        case "group", [] | [0]:
            return at_once(repr(text))
        case "start" | "end" | "span", []:
            return at_once({"start": shown[1], "end": shown[2], "span": f"({shown[1]}, {shown[2]})"}[name])
    source = _source(_pattern_told(owner, told, look) or "")
    pattern = pattern_of(source) if source is not None else None
    if not text.isascii() or "\n" in text or source is None:
        return None
    if pattern is None or not _is_sure(pattern):
        return groups_walked(source, name, given, text)
    keys = [pattern.names.get(key, -1) if isinstance(key, str) else key for key in given]
    if any(type(key) is not int or not 0 <= key <= pattern.count for key in keys):
        return None
    match name, keys:
        case "group", [_, *_]:
            parts = _up_to(pattern, max(keys))
            return _checked(_groups(pattern, text, lambda all_: _together([all_[key] for key in keys]), parts))
        case "groups", []:
            return _checked(_groups(pattern, text, lambda all_: repr(tuple(all_[1:]))))
        case "groupdict", []:
            return _checked(
                _groups(pattern, text, lambda all_: repr({key: all_[at] for key, at in pattern.names.items()}))
            )
    return None


def _pattern_told(owner: ast.expr, told: Told, look: Look) -> str | None:
    match owner:
        case ast.Name(id=name):
            return look(f"{name}.re")
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re"), attr=how), args=[pattern, _]) if how in MATCHES:
            return told(pattern)
        case ast.Call(func=ast.Attribute(value=pattern, attr=how), args=[_]) if how in MATCHES:
            return told(pattern)
    return None


def _together(texts: Sequence[str | None]) -> str:
    return repr(texts[0] if len(texts) == 1 else tuple(texts))


def _up_to(pattern: Pattern, number: int) -> Sequence[Part]:
    """The parts up to a group; all of them where they might be read in another way."""
    last = next((at for at, part in enumerate(pattern.parts) if number in _numbers(part)), len(pattern.parts))
    return pattern.parts[: last + 1] if pattern.is_single else pattern.parts


def _numbers(part: Part) -> Iterator[int]:
    if isinstance(part, Group):
        yield from [part.number] if part.number is not None else []
        for each in part.parts:
            yield from _numbers(each)


def _groups(pattern: Pattern, text: str, shown: Callable[[list[str | None]], str], parts: Sequence[Part] = ()) -> Steps:
    groups: Groups = {}
    end = yield from _read(parts or pattern.parts, text, 0, groups)
    is_all = len(parts or pattern.parts) == len(pattern.parts)
    if end is None or (is_all and end != len(text)):
        return None
    return shown([text, *(groups.get(number) for number in range(1, pattern.count + 1))])
