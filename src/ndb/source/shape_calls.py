"""What calls say of what they are made with: methods of texts, dicts, lists and dates; functions of the library.

`x.split(",")` says that x is a text in parts, `date.fromisoformat(x)` that it is one of a date. Knows the standard
library's names; nothing of syntax.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from ndb.source.abstract import Abstract, Known, Many, Matched, Named, Pattern, Several, Table
from ndb.source.shape import Shape


class Follows(Protocol):
    """Who reads code and can follow what is handed over."""

    def iterated(self, value: Abstract) -> Abstract: ...

    def applied(self, called: Abstract, *arguments: Abstract) -> Abstract: ...


SAME_TEXT = frozenset({"strip", "lstrip", "rstrip", "lower", "upper", "title", "casefold", "capitalize", "replace",
                       "removeprefix",
                       "removesuffix", "expandtabs", "swapcase", "translate", "zfill", "ljust", "rjust",
                       "center"})  # fmt: skip
CHARACTER_TESTS = {"isdigit": "digits", "isnumeric": "digits", "isdecimal": "digits"}
OF_TEXT = frozenset({"encode", "format", "isalpha", "isalnum", "isupper", "islower", "isspace", "isidentifier",
                     "istitle", "splitlines",
                     "startswith", "endswith", "split", "rsplit", "partition", "rpartition", "join", "find",
                     "rfind"})  # fmt: skip
OF_LIST = frozenset({"append", "extend", "insert", "sort", "reverse", "popleft", "appendleft"})
OF_SET = frozenset(
    {
        "add",
        "discard",
        "union",
        "intersection",
        "difference",
        "issubset",
        "issuperset",
        "isdisjoint",
        "symmetric_difference",
    }
)
OF_DATE = frozenset({"isoformat", "weekday", "isoweekday", "strftime", "isocalendar", "toordinal"})
ITERATING = frozenset({"sorted", "list", "tuple", "set", "frozenset", "reversed", "iter", "deque"})


def text_of(value: Abstract) -> str | None:
    return value.value if isinstance(value, Known) and isinstance(value.value, str) else None


def method_called(
    reader: Follows, owner: Abstract, name: str, arguments: Sequence[Abstract], named: Mapping[str, Abstract]
) -> Abstract:
    """`owner.name(arguments)`."""
    first = arguments[0] if arguments else None
    match owner:
        case Shape():
            return _of_shape(reader, owner, name, arguments, named)
        case Pattern(text):
            if name in ("sub", "subn"):
                return _matched(reader, text, name, arguments[1] if len(arguments) > 1 else None, first)
            return _matched(reader, text, name, first)
        case Matched(read):
            if name == "groups" or (name == "group" and len(arguments) > 1):
                return Several([read.groups.setdefault(n + 1, Shape()) for n in range(_groups(read.by or ""))])
            if name == "groupdict":
                return Table(None, None, {k: v for k, v in read.groups.items() if isinstance(k, str)})
            index = first.value if isinstance(first, Known) else 0
            return read.groups.setdefault(index, Shape()) if name == "group" else None
        case Many():
            return _of_many(reader, owner, name, arguments, named)
        case Table():
            return _of_table(owner, name, arguments)
        case Known(value):
            return _of_known(reader, value, name, first)
    for each in arguments:
        reader.applied(each)
    return None


def _groups(pattern: str) -> int:
    import re

    try:
        return re.compile(pattern).groups
    except (re.error, OverflowError, RecursionError):
        return 0


def _of_many(
    reader: Follows, owner: Many, name: str, arguments: Sequence[Abstract], named: Mapping[str, Abstract]
) -> Abstract:
    first = arguments[0] if arguments else None
    if name in ("append", "add", "appendleft", "put", "push"):
        owner.item = owner.item or first
    elif name == "insert" and len(arguments) > 1:
        owner.item = owner.item or arguments[1]
    elif name in ("extend", "update"):
        owner.item = owner.item or reader.iterated(first)
    elif name == "sort":
        reader.applied(named.get("key"), owner.item)
    elif name in ("pop", "popleft", "get"):
        return owner.item
    elif name in ("copy", "most_common"):
        return owner if name == "copy" else Many(Several([owner.item, Shape().is_a("int")]))
    return None


def _of_table(owner: Table, name: str, arguments: Sequence[Abstract]) -> Abstract:
    first, second = (*arguments, None, None)[:2]
    if name in ("get", "setdefault", "pop"):
        if isinstance(first, Shape) and owner.entries:
            first.compared(*owner.entries)
        if name == "setdefault":
            owner.key, owner.value = owner.key or first, owner.value or second
        known = owner.entries.get(first.value) if isinstance(first, Known) and _is_hashable(first.value) else None
        return known or owner.value or second
    if name == "items":
        return Many(Several([owner.key, owner.value]))
    if name == "values":
        return Many(owner.value)
    return Many(owner.key) if name == "keys" else owner if name == "copy" else None


def _is_hashable(value: object) -> bool:
    try:
        hash(value)
    except TypeError:
        return False
    return True


def _of_known(reader: Follows, value: object, name: str, first: Abstract) -> Abstract:
    if isinstance(value, dict) and value:
        if name in ("get", "pop", "setdefault"):
            if isinstance(first, Shape):
                first.compared(*list(value)[:24])
            if isinstance(first, Known) and _is_hashable(first.value):
                return Known(value.get(first.value))
            return Known(next(iter(value.values())))
        if name == "items":
            return Many(Several([Known(part) for part in next(iter(value.items()))]))
        return (
            Many(Known(next(iter(value if name == "keys" else value.values())))) if name in ("keys", "values") else None
        )
    if isinstance(value, list | tuple) and name in ("index", "count", "remove") and isinstance(first, Shape):
        first.compared(*list(value)[:24])
    if isinstance(value, str) and name == "join":
        item = reader.iterated(first)
        if isinstance(item, Shape):
            item.is_a("str")
    if (
        isinstance(value, str)
        and isinstance(first, Shape)
        and name in ("index", "find", "count", "startswith", "endswith")
    ):
        first.is_a("str").compared(*list(value)[:24])
    return Known(value) if name in SAME_TEXT or name == "copy" else None


ELEMENT = "element"
"""The kind of an element of an XML text: its entries are its children by their tags, its items those of any tag; its
attributes `text`, `tag` and `attrib`."""


def _of_element(owner: Shape, name: str, first: Abstract) -> Abstract:
    """A method of an element."""
    if name == "get":
        attributes = owner.attributes.setdefault("attrib", Shape())
        known = isinstance(first, Known) and isinstance(first.value, str)
        return attributes.is_a("dict").entry(first.value if known else "name", optional=True).is_a("str")  # type: ignore[union-attr]
    found = owner
    for tag in (text_of(first) or "").split("/"):
        if tag not in ("", ".", "*"):
            found = found.entry(tag).is_a(ELEMENT)
    found = found if found is not owner else owner.items().is_a(ELEMENT)
    if name == "findtext":
        return found.attributes.setdefault("text", Shape()).is_a("str")
    return Many(found) if name in ("findall", "iter", "iterfind") else found if name == "find" else None


def _of_shape(
    reader: Follows, owner: Shape, name: str, arguments: Sequence[Abstract], named: Mapping[str, Abstract]
) -> Abstract:
    first = arguments[0] if arguments else None
    if ELEMENT in owner.kinds:
        return _of_element(owner, name, first)
    if name in SAME_TEXT:
        _texts(arguments)
        owner.is_a("str", 2)
        return owner
    if name in OF_TEXT or name in CHARACTER_TESTS:
        _texts(arguments if name not in ("format", "join") else ())
        if name == "join" and isinstance(item := reader.iterated(first), Shape):
            item.is_a("str")
        return _of_text(owner.is_a("str", 2), name, first)
    if name in ("items", "keys", "values"):
        key, value = owner.is_a("dict", 4).entries()
        return Many(Several([key, value]) if name == "items" else key if name == "keys" else value)
    if name in ("get", "setdefault", "pop") and (arguments or name != "pop"):
        return _entry(owner, name, arguments)
    if name in OF_LIST or (name == "pop" and not arguments):
        owner.is_a("list", 2)
        if name == "sort":
            reader.applied(named.get("key"), owner.items())
        return owner.items() if name in ("pop", "popleft") else None
    if name in OF_SET:
        owner.is_a("set", 2)
        return Many(owner.items())
    if name in OF_DATE:
        owner.is_a("date", 3)
        return None
    if name in ("index", "count", "remove") and first is not None:
        owner.is_a("sequence")
        if isinstance(first, Shape):
            first.among.append(owner)
            first.compared(*(owner.item.constants if owner.item is not None else ()))
        if isinstance(first, Known) and _is_hashable(first.value):
            owner.holds.append(first.value)
            owner.is_a("str" if isinstance(first.value, str) and name == "count" else "sequence")
        return None
    if name == "copy":
        return owner
    if name == "update":
        owner.is_a("dict")
        return None
    owner.attributes.setdefault(name, Shape()).is_a("callable")
    for each in arguments:
        reader.applied(each)
    return None


def _entry(owner: Shape, name: str, arguments: Sequence[Abstract]) -> Abstract:
    first, second = (*arguments, None)[:2]
    if name == "pop" and isinstance(first, Known) and type(first.value) is int and len(arguments) == 1:
        owner.is_a("list", 2)
        return owner.items()
    owner.is_a("dict", 2)
    if isinstance(first, Known) and _is_hashable(first.value):
        found = owner.entry(first.value, optional=name != "pop" or len(arguments) > 1)
    else:
        if isinstance(first, Shape):
            first.among.append(owner)
            first.is_key = True
        found = owner.entries()[1]
    if isinstance(second, Known) and second.value is not None:
        found.is_a(type(second.value).__name__)
        if isinstance(second.value, str | int | float):
            found.compared(second.value)
    elif isinstance(second, Many | Several):
        found.is_a("list")
    elif isinstance(second, Table):
        found.is_a("dict")
    return found


def _texts(arguments: Sequence[Abstract]) -> None:
    """What methods of texts are given, the first two at least, are texts."""
    for each in arguments[:2]:
        if isinstance(each, Shape) and not each.kinds.get("int"):
            each.is_a("str", 2)


def _of_text(owner: Shape, name: str, first: Abstract) -> Abstract:
    by = text_of(first)
    match name:
        case "split" | "rsplit":
            return owner.read_as("split", by).of.is_a("list")
        case "splitlines":
            return owner.read_as("lines").of.is_a("list")
        case "partition" | "rpartition" if by is not None:
            read = owner.read_as("partition", by)
            return Several([read.of.part(0), Known(by), read.of.part(2)])
        case "startswith" | "endswith":
            for text in (
                [by]
                if by is not None
                else first.value
                if isinstance(first, Known) and isinstance(first.value, tuple)
                else ()
            ):
                if isinstance(text, str):
                    owner.read_as("prefix" if name == "startswith" else "suffix", text)
        case "find" | "rfind":
            if by is not None:
                owner.holds.append(by)
        case "join":
            return None
        case _ if name in CHARACTER_TESTS:
            owner.read_as("digits")
    return None


# -- functions of the library ------------------------------------------------------------------------------------------


def named_called(reader: Follows, name: str, arguments: Sequence[Abstract], named: Mapping[str, Abstract]) -> Abstract:
    """A call of something that has a name outside the file."""
    first, second = (*arguments, None, None)[:2]
    short = name.removeprefix("builtins.")
    if name.startswith("re."):
        return _regular(reader, name[3:], arguments)
    if short in ITERATING or short.rpartition(".")[2] in ITERATING:
        item = reader.iterated(first) if arguments else None
        reader.applied(named.get("key"), item)
        return Many(item)
    parsing = PARSING.get(name)
    if parsing is not None and isinstance(first, Shape):
        return _parsed(first, parsing, second)
    return _of_many_things(reader, short, arguments, named)


PARSING = {
    "builtins.int": "int", "builtins.float": "float", "decimal.Decimal": "float", "fractions.Fraction": "float",
    "datetime.date.fromisoformat": "date", "datetime.datetime.fromisoformat": "datetime",
    "datetime.time.fromisoformat": "time",
    "datetime.datetime.strptime": "strptime", "time.strptime": "strptime", "json.loads": "json", "shlex.split": "words",
    "io.StringIO": "lines", "bytes.fromhex": "hex", "base64.b64decode": "base64", "uuid.UUID": "uuid",
    "ast.literal_eval": "json",
    "ipaddress.ip_address": "address", "ipaddress.ip_network": "network", "urllib.parse.urlparse": "url",
    "urllib.parse.urlsplit": "url",
    "urllib.parse.parse_qs": "query", "urllib.parse.parse_qsl": "query", "textwrap.dedent": "lines",
    "csv.reader": "csv",
    "csv.DictReader": "csv", "binascii.unhexlify": "hex",
    "xml.etree.ElementTree.fromstring": "xml", "xml.etree.ElementTree.XML": "xml",
}  # fmt: skip
"""Functions that read a text, by the format they read."""


def _parsed(shape: Shape, kind: str, second: Abstract) -> Abstract:
    if kind in ("int", "float"):
        if shape.kind in ("int", "float"):
            return shape
        read = shape.read_as(kind)
        if second is not None and kind == "int":
            read.of.compared(1, 10)
        return read.of.is_a(kind)
    if kind == "csv":
        return Many(shape.items())
    read = shape.read_as(kind, text_of(second) if kind == "strptime" else None)
    if kind == "lines":
        return read.of.is_a("list")
    if kind == "json":
        return read.of
    if kind == "xml":
        return read.of.is_a(ELEMENT)
    return read.of.is_a("datetime" if kind in ("strptime", "datetime") else kind)


def _regular(reader: Follows, name: str, arguments: Sequence[Abstract]) -> Abstract:
    pattern = text_of(arguments[0]) if arguments else None
    if isinstance(arguments[0] if arguments else None, Pattern):
        pattern = arguments[0].text  # type: ignore[union-attr]
    if pattern is None:
        if arguments and isinstance(arguments[0], Shape) and name != "escape":
            arguments[0].is_a("str", 2).read_as("pattern")
            _texts([each for each in arguments[1:] if name != "compile"])
        return None
    if name == "compile":
        return Pattern(pattern)
    second, third = (*arguments, None, None, None)[1:3]
    if name in ("sub", "subn"):
        return _matched(reader, pattern, name, third, second)
    return _matched(reader, pattern, name, second)


def _matched(reader: Follows, pattern: str, name: str, text: Abstract, by: Abstract = None) -> Abstract:
    """A pattern used on a text; `by`: what makes the text that is put in place of a match."""
    if not isinstance(text, Shape):
        return None
    if name == "split":
        return text.is_a("str").read_as("split", _literal(pattern)).of.is_a("list")
    read = text.is_a("str").read_as("regex", pattern)
    if name in ("match", "fullmatch", "search"):
        return Matched(read)
    if name == "finditer":
        return Many(Matched(read))
    if name == "findall":
        count = _groups(pattern)
        parts: list[Abstract] = [read.groups.setdefault(n + 1, Shape()) for n in range(count)]
        return Many(Several(parts) if count > 1 else parts[0] if parts else read.groups.setdefault(0, Shape()))
    reader.applied(by, Matched(read))
    return text if name == "sub" else Several([text, Shape().is_a("int")]) if name == "subn" else None


def _literal(pattern: str) -> str | None:
    """A separator that a simple pattern stands for; None: blanks."""
    import re

    plain = pattern.replace(r"\s*", "").replace(r"\s+", " ").strip("+")
    plain = re.sub(r"^\[(.).*\]$", r"\1", plain)
    return plain.replace("\\", "") or None


def _of_many_things(
    reader: Follows, short: str, arguments: Sequence[Abstract], named: Mapping[str, Abstract]
) -> Abstract:
    first, second = (*arguments, None, None)[:2]
    match short:
        case "len" if isinstance(first, Shape):
            first.is_a("sequence")
            return Shape().is_a("int")
        case "range":
            for each in arguments:
                if isinstance(each, Shape):
                    each.is_a("int", 2)
            return Many(Shape().is_a("int"))
        case (
            "abs"
            | "round"
            | "divmod"
            | "pow"
            | "math.floor"
            | "math.ceil"
            | "math.sqrt"
            | "chr"
            | "math.gcd"
            | "math.log"
            | "bin"
            | "hex"
        ):
            for each in arguments:
                if isinstance(each, Shape):
                    each.is_a("number")
            return first if short in ("abs", "round") else None
        case "sum" | "math.prod" | "statistics.mean" | "statistics.median" | "math.fsum" | "statistics.stdev":
            item = reader.iterated(first)
            if isinstance(item, Shape):
                item.is_a("number")
            return item
        case "max" | "min" | "heapq.nlargest" | "heapq.nsmallest" | "next" | "heapq.heappop":
            if short.startswith("heapq.n"):
                return Many(reader.iterated(second))
            if len(arguments) > 1 and short != "next":
                for one, other in ((first, second), (second, first)):
                    if isinstance(one, Shape) and isinstance(other, Known):
                        one.compared(other.value)
                return first if isinstance(first, Shape) else second
            item = reader.iterated(first)
            reader.applied(named.get("key"), item)
            return item
        case "enumerate":
            return Many(Several([Shape().is_a("int"), reader.iterated(first)]))
        case "zip" | "itertools.zip_longest" | "itertools.product":
            return Many(Several([reader.iterated(each) for each in arguments]))
        case "itertools.pairwise":
            item = reader.iterated(first)
            return Many(Several([item, item]))
        case "itertools.combinations" | "itertools.permutations":
            item = reader.iterated(first)
            return Many(Several([item, item]))
        case (
            "itertools.chain"
            | "itertools.islice"
            | "itertools.cycle"
            | "itertools.accumulate"
            | "itertools.chain.from_iterable"
            | "heapq.heapify"
        ):
            item = reader.iterated(first)
            return Many(reader.iterated(item) if short.endswith("from_iterable") else item)
        case "itertools.groupby":
            item = reader.iterated(first)
            key = reader.applied(second or named.get("key"), item)
            return Many(Several([key, Many(item)]))
        case "map" | "filter" | "itertools.takewhile" | "itertools.dropwhile" | "functools.reduce":
            items = [reader.iterated(each) for each in arguments[1:]]
            if short == "functools.reduce":
                reader.applied(first, arguments[2] if len(arguments) > 2 else None, items[0] if items else None)
                return None
            made = reader.applied(first, *items)
            return Many(made if short == "map" else items[0] if items else None)
        case "any" | "all":
            reader.iterated(first)
        case "isinstance" if isinstance(first, Shape):
            for each in second.parts if isinstance(second, Several) else [second]:
                if isinstance(each, Named):
                    first.is_a(each.name.rpartition(".")[2], 1)
        case "ord" if isinstance(first, Shape):
            first.is_a("str", 2).read_as("letter")
        case "collections.Counter" | "dict" | "collections.OrderedDict":
            return Table(
                reader.iterated(first) if arguments else None, Shape().is_a("int") if "Counter" in short else None
            )
        case "collections.defaultdict":
            made = Many() if isinstance(first, Named) and first.name.endswith(("list", "set", "deque")) else None
            return Table(None, made)
        case "str" | "repr" | "print" | "bool" | "hash" | "id" | "type" | "format":
            return None
        case "copy.copy" | "copy.deepcopy":
            return first
        case "csv.reader" | "csv.DictReader":
            return Many(Many(Shape().is_a("str")))
        case "datetime.timedelta" | "datetime.date" | "datetime.datetime" | "calendar.monthrange":
            for each in (*arguments, *named.values()):
                if isinstance(each, Shape):
                    each.is_a("int")
        case "operator.itemgetter" | "operator.attrgetter":
            return None
        case _:
            for each in (*arguments, *named.values()):
                reader.applied(each, None)
    return None
