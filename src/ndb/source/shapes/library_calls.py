"""What calls of functions of the library say of what they are made with, and what they give: `sorted(xs)` says that xs
is walked through, `date.fromisoformat(x)` that x is the text of a date.

Knows the names of builtins and of the standard library; nothing of syntax. What is not known may call what it is given.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from ndb.source.shape import Shape
from ndb.source.shapes.abstract import Abstract, Follows, Known, Many, Named, Several, Table, text_of
from ndb.source.shapes.method_calls import ELEMENT
from ndb.source.shapes.regular_expressions import re_called

ITERATING: Final = frozenset({"sorted", "list", "tuple", "set", "frozenset", "reversed", "iter", "deque"})
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


@dataclass(frozen=True, slots=True)
class Call:
    """A call of a function with a name, and who can follow what it is given."""

    reader: Follows
    name: str
    arguments: Sequence[Abstract]
    named: Mapping[str, Abstract]

    @property
    def first(self) -> Abstract:
        return self.arguments[0] if self.arguments else None

    @property
    def second(self) -> Abstract:
        return self.arguments[1] if len(self.arguments) > 1 else None

    def item(self) -> Abstract:
        """What is met when the first argument is walked through."""
        return self.reader.iterated(self.first)

    def shapes(self) -> list[Shape]:
        """The arguments that are places of the input."""
        return [each for each in self.arguments if isinstance(each, Shape)]


def named_called(reader: Follows, name: str, arguments: Sequence[Abstract], named: Mapping[str, Abstract]) -> Abstract:
    """A call of something that has a name outside the file."""
    first, second = (*arguments, None, None)[:2]
    short = name.removeprefix("builtins.")
    if name.startswith("re."):
        return re_called(reader, name[3:], arguments)
    if short in ITERATING or short.rpartition(".")[2] in ITERATING:
        item = reader.iterated(first) if arguments else None
        reader.applied(named.get("key"), item)
        return Many(item)
    parsing = PARSING.get(name)
    if parsing is not None and isinstance(first, Shape):
        return _parsed(first, parsing, second)
    return FUNCTIONS.get(short, _unknown)(Call(reader, short, arguments, named))


def _parsed(shape: Shape, kind: str, second: Abstract) -> Abstract:
    """What a text is read as."""
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


# -- one function each -------------------------------------------------------------------------------------------------


def _unknown(call: Call) -> Abstract:
    for each in (*call.arguments, *call.named.values()):
        call.reader.applied(each, None)
    return None


def _nothing(call: Call) -> Abstract:
    """Takes whatever it is given, and gives nothing that is followed."""
    return None


def _length(call: Call) -> Abstract:
    if not isinstance(call.first, Shape):
        return _unknown(call)
    call.first.is_a("sequence")
    return Shape().is_a("int")


def _range(call: Call) -> Abstract:
    for each in call.shapes():
        each.is_a("int", 2)
    return Many(Shape().is_a("int"))


def _number(call: Call) -> Abstract:
    for each in call.shapes():
        each.is_a("number")
    return None


def _same_number(call: Call) -> Abstract:
    _number(call)
    return call.first


def _total(call: Call) -> Abstract:
    item = call.item()
    if isinstance(item, Shape):
        item.is_a("number")
    return item


def _one_item(call: Call) -> Abstract:
    item = call.item()
    call.reader.applied(call.named.get("key"), item)
    return item


def _extreme(call: Call) -> Abstract:
    """`max` and `min`: of what they walk through, or of what they are given."""
    if len(call.arguments) < 2:
        return _one_item(call)
    for one, other in ((call.first, call.second), (call.second, call.first)):
        if isinstance(one, Shape) and isinstance(other, Known):
            one.compared(other.value)
    return call.first if isinstance(call.first, Shape) else call.second


def _some_items(call: Call) -> Abstract:
    return Many(call.reader.iterated(call.second))


def _numbered(call: Call) -> Abstract:
    return Many(Several([Shape().is_a("int"), call.item()]))


def _together(call: Call) -> Abstract:
    return Many(Several([call.reader.iterated(each) for each in call.arguments]))


def _pairs(call: Call) -> Abstract:
    item = call.item()
    return Many(Several([item, item]))


def _items(call: Call) -> Abstract:
    return Many(call.item())


def _items_of_items(call: Call) -> Abstract:
    return Many(call.reader.iterated(call.item()))


def _groups(call: Call) -> Abstract:
    item = call.item()
    key = call.reader.applied(call.second or call.named.get("key"), item)
    return Many(Several([key, Many(item)]))


def _mapped(call: Call) -> Abstract:
    items = [call.reader.iterated(each) for each in call.arguments[1:]]
    return Many(call.reader.applied(call.first, *items))


def _filtered(call: Call) -> Abstract:
    items = [call.reader.iterated(each) for each in call.arguments[1:]]
    call.reader.applied(call.first, *items)
    return Many(items[0] if items else None)


def _reduced(call: Call) -> Abstract:
    items = [call.reader.iterated(each) for each in call.arguments[1:]]
    start = call.arguments[2] if len(call.arguments) > 2 else None
    call.reader.applied(call.first, start, items[0] if items else None)
    return None


def _any_or_all(call: Call) -> Abstract:
    call.item()
    return None


def _is_instance(call: Call) -> Abstract:
    if not isinstance(call.first, Shape):
        return _unknown(call)
    for each in call.second.parts if isinstance(call.second, Several) else [call.second]:
        if isinstance(each, Named):
            call.first.is_a(each.name.rpartition(".")[2], 1)
    return None


def _letter(call: Call) -> Abstract:
    if not isinstance(call.first, Shape):
        return _unknown(call)
    call.first.is_a("str", 2).read_as("letter")
    return None


def _dict(call: Call) -> Abstract:
    return Table(call.item() if call.arguments else None, None)


def _counts(call: Call) -> Abstract:
    return Table(call.item() if call.arguments else None, Shape().is_a("int"))


def _defaults(call: Call) -> Abstract:
    makes_many = isinstance(call.first, Named) and call.first.name.endswith(("list", "set", "deque"))
    return Table(None, Many() if makes_many else None)


def _same(call: Call) -> Abstract:
    return call.first


def _rows(call: Call) -> Abstract:
    return Many(Many(Shape().is_a("str")))


def _of_ints(call: Call) -> Abstract:
    for each in (*call.arguments, *call.named.values()):
        if isinstance(each, Shape):
            each.is_a("int")
    return None


def _by_name(names: str, function: Callable[[Call], Abstract]) -> dict[str, Callable[[Call], Abstract]]:
    return dict.fromkeys(names.split(), function)


FUNCTIONS: Final[Mapping[str, Callable[[Call], Abstract]]] = {
    **_by_name("len", _length),
    **_by_name("range", _range),
    **_by_name("divmod pow math.floor math.ceil math.sqrt chr math.gcd math.log bin hex", _number),
    **_by_name("abs round", _same_number),
    **_by_name("sum math.prod statistics.mean statistics.median math.fsum statistics.stdev", _total),
    **_by_name("max min heapq.heappop", _extreme),
    **_by_name("next", _one_item),
    **_by_name("heapq.nlargest heapq.nsmallest", _some_items),
    **_by_name("enumerate", _numbered),
    **_by_name("zip itertools.zip_longest itertools.product", _together),
    **_by_name("itertools.pairwise itertools.combinations itertools.permutations", _pairs),
    **_by_name("itertools.chain itertools.islice itertools.cycle itertools.accumulate heapq.heapify", _items),
    **_by_name("itertools.chain.from_iterable", _items_of_items),
    **_by_name("itertools.groupby", _groups),
    **_by_name("map", _mapped),
    **_by_name("filter itertools.takewhile itertools.dropwhile", _filtered),
    **_by_name("functools.reduce", _reduced),
    **_by_name("any all", _any_or_all),
    **_by_name("isinstance", _is_instance),
    **_by_name("ord", _letter),
    **_by_name("dict collections.OrderedDict", _dict),
    **_by_name("collections.Counter", _counts),
    **_by_name("collections.defaultdict", _defaults),
    **_by_name("str repr print bool hash id type format operator.itemgetter operator.attrgetter", _nothing),
    **_by_name("copy.copy copy.deepcopy", _same),
    **_by_name("csv.reader csv.DictReader", _rows),
    **_by_name("datetime.timedelta datetime.date datetime.datetime calendar.monthrange", _of_ints),
}
"""What is known of functions, by their names; those of builtins without `builtins`."""
