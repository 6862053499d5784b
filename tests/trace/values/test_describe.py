"""Objects are described without running any code of theirs that could matter."""

import collections
import dataclasses
import datetime
import enum
import functools
import io
import re
import sys
import threading
import types
from decimal import Decimal
from fractions import Fraction
from pathlib import PurePosixPath
from typing import Any, NamedTuple

import pytest

from ndb.trace.values.describe import Describer
from ndb.trace.values.render import is_cut, render
from ndb.trace.values.snapshot import encode

harm: list[str] = []


def source_of(file: str) -> str | None:
    if file != __file__:
        return None
    with open(file, encoding="utf-8") as stream:  # noqa: PTH123
        return stream.read()


def shown(value: object, limit: int = 300) -> str:
    harm.clear()
    describer = Describer(source_of)
    first = render(encode(value, describer, limit), limit)
    assert render(encode(value, describer, limit), limit) == first
    assert not harm, f"rendering ran the program's own {harm}"
    return first


class Point:
    def __init__(self, x: Any, y: Any) -> None:
        self.x, self.y = x, y


class Slotted:
    __slots__ = ("unset", "x")

    def __init__(self) -> None:
        self.x = 1


class Polite:
    def __init__(self, name: Any, rest: Any = None) -> None:
        self.name, self.rest = name, rest

    def __repr__(self) -> str:
        return f"Polite<{self.name} {self.rest}>"


class Joined:
    def __init__(self, items: Any) -> None:
        self.items = items

    def __repr__(self) -> str:
        return type(self).__name__ + "(" + ", ".join(sorted(str(item) for item in self.items)) + ")"


class Prints:
    def __init__(self) -> None:
        self.x = 1

    def __repr__(self) -> str:
        harm.append("Prints.__repr__")
        return "no"


class Loops:
    def __init__(self) -> None:
        self.x = 1

    def __repr__(self) -> str:
        while True:
            pass


class Raises:
    def __init__(self) -> None:
        self.x = 1

    def __repr__(self) -> str:
        raise RuntimeError(self.x)


class ReadsTooMuch:
    def __init__(self) -> None:
        self.x = 1

    @property
    def lazy(self) -> int:
        harm.append("ReadsTooMuch.lazy")
        return 1

    def __repr__(self) -> str:
        return f"{self.lazy}"


class Unfinished:
    """Its `__repr__` needs an attribute that is not there."""

    def __init__(self) -> None:
        self.x = 1

    def __repr__(self) -> str:
        return f"{self.x} {self.y}"  # type: ignore[attr-defined]


class Spying:
    def __init__(self) -> None:
        self.x = 1

    def __getattribute__(self, name: str) -> Any:
        harm.append(f"Spying.{name}")
        return super().__getattribute__(name)

    def __getattr__(self, name: str) -> Any:
        harm.append(f"Spying.{name}")
        raise AttributeError(name)

    def __eq__(self, other: object) -> bool:
        harm.append("Spying.__eq__")
        return True

    def __hash__(self) -> int:
        return 1

    def __len__(self) -> int:
        harm.append("Spying.__len__")
        return 1

    def __iter__(self) -> Any:
        harm.append("Spying.__iter__")
        return iter(())

    def __bool__(self) -> bool:
        harm.append("Spying.__bool__")
        return True

    def __repr__(self) -> str:
        return f"{self.x}"


class SpyingMeta(type):
    def __getattribute__(cls, name: str) -> Any:
        if name not in ("__class__", "__mro__"):
            harm.append(f"SpyingMeta.{name}")
        return super().__getattribute__(name)

    def __instancecheck__(cls, instance: object) -> bool:
        harm.append("SpyingMeta.__instancecheck__")
        return False


class OfSpyingMeta(metaclass=SpyingMeta):
    pass


class MyList(list[Any]):
    def __iter__(self) -> Any:
        harm.append("MyList.__iter__")
        return iter(())

    def __len__(self) -> int:
        harm.append("MyList.__len__")
        return 0


class MyDict(dict[Any, Any]):
    def items(self) -> Any:
        harm.append("MyDict.items")
        return ()


class MyStr(str):
    def __str__(self) -> str:
        harm.append("MyStr.__str__")
        return "no"


class MyInt(int):
    pass


@dataclasses.dataclass
class Data:
    x: int
    y: list[int] = dataclasses.field(default_factory=list)
    hidden: int = dataclasses.field(default=3, repr=False)


@dataclasses.dataclass(frozen=True, slots=True)
class Frozen:
    x: int


class Named(NamedTuple):
    a: int
    b: str


class Color(enum.Enum):
    RED = 1


class Level(enum.IntEnum):
    HIGH = 2


class Wrong(Exception):
    def __init__(self, code: int) -> None:
        super().__init__(code, "text")

    def __repr__(self) -> str:
        harm.append("Wrong.__repr__")
        return "no"


def counting() -> Any:
    yield 1


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (Point(1, [2]), "Point(x=1, y=[2])"),
        (Point(Point(1, None), "a"), "Point(x=Point(x=1, y=None), y='a')"),
        (Slotted(), "Slotted(x=1)"),
        (object(), "<object>"),
        (Polite("a"), "Polite<a None>"),
        (Polite([1], Polite(2)), "Polite<[1] Polite<2 None>>"),
        (Polite(1, Point(2, 3)), "Polite(name=1, rest=Point(x=2, y=3))"),
        (Polite(1, Spying()), "Polite(name=1, rest=Spying(x=1))"),
        (Joined([3, 1, 2]), "Joined(1, 2, 3)"),
        (Joined([Prints()]), "Joined(items=[Prints(x=1)])"),
        (Prints(), "Prints(x=1)"),
        (Loops(), "Loops(x=1)"),
        (Raises(), "Raises(x=1)"),
        (ReadsTooMuch(), "ReadsTooMuch(x=1)"),
        (Unfinished(), "Unfinished(x=1)"),
        (Spying(), "Spying(x=1)"),
        ([Spying()], "[Spying(x=1)]"),
        ({Spying(): Spying()}, "{Spying(x=1): Spying(x=1)}"),
        (MyList([1, 2]), "MyList([1, 2])"),
        (MyDict(a=1), "MyDict({'a': 1})"),
        (MyStr("abc"), "MyStr('abc')"),
        (MyInt(5), "MyInt(5)"),
        (Data(1), "Data(x=1, y=[])"),
        (Frozen(2), "Frozen(x=2)"),
        (Named(1, "b"), "Named(a=1, b='b')"),
        (Color.RED, "<Color.RED: 1>"),
        (Level.HIGH, "<Level.HIGH: 2>"),
        (ValueError("bad"), "ValueError('bad')"),
        (KeyError(), "KeyError()"),
        (Wrong(3), "Wrong(3, 'text')"),
        (collections.deque([1], 3), "deque([1], maxlen=3)"),
        (collections.Counter("abca"), "Counter({'a': 2, 'b': 1, 'c': 1})"),
        (collections.defaultdict(list, {1: [2]}), "defaultdict(<class 'list'>, {1: [2]})"),
        (collections.OrderedDict(a=1), "OrderedDict({'a': 1})"),
        (types.SimpleNamespace(a=1), "namespace(a=1)"),
        (Decimal("1.5"), "Decimal('1.5')"),
        (Fraction(1, 3), "Fraction(1, 3)"),
        (datetime.date(2020, 1, 2), "datetime.date(2020, 1, 2)"),
        (PurePosixPath("/a"), "PurePosixPath('/a')"),
        (re.compile("a+"), "re.compile('a+')"),
        (len, "<function len>"),
        (counting, "<function counting>"),
        (counting(), "<generator counting>"),
        (functools.lru_cache(counting), "<function counting>"),
        (Point, "<class 'Point'>"),
        (sys, "<module sys>"),
        (threading.Lock(), "<lock>"),
        (io.StringIO("x"), "<StringIO>"),
        (threading.Thread(), "<Thread>"),
        (iter([1]), "<list_iterator>"),
        ({1: 2}.keys(), "dict_keys([1])"),
        (memoryview(b"abc"), "<memory of 3 bytes>"),
        (NotImplemented, "NotImplemented"),
        (list[int], "list[int]"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_an_object_shows(value: object, text: str) -> None:
    assert shown(value) == text


def test_a_metaclass_is_not_asked() -> None:
    assert shown(OfSpyingMeta()) == "OfSpyingMeta()"
    assert shown(OfSpyingMeta) == "<class 'OfSpyingMeta'>"


def test_no_iterator_is_consumed() -> None:
    iterators = [iter([1, 2]), counting(), map(str, [1]), zip([1], [2], strict=True), reversed([1])]
    for iterator in iterators:
        shown(iterator)
        assert len(list(iterator)) >= 1


def test_a_linked_list_and_a_ring_of_objects_are_bounded() -> None:
    ring = Point(1, None)
    ring.y = ring
    assert shown(ring) == "Point(x=1, y=Point(...))"
    chain: Any = None
    for number in range(10_000):
        chain = Point(number, chain)
    assert len(shown(chain)) <= 300
    assert is_cut(shown(chain))


def test_no_address_is_shown() -> None:
    for value in (object(), counting, counting(), Point(counting(), lambda: 1), re.match("a", "a"), threading.RLock()):
        assert "0x" not in shown(value)


def test_a_text_of_the_users_cannot_look_cut() -> None:
    assert not is_cut(shown(Polite("<…3 more…>")))


def test_arrays_are_shown_when_numpy_is_there() -> None:
    np = pytest.importorskip("numpy")
    assert shown(np.array([1, 2])) == "array([1, 2])"
    assert is_cut(shown(np.zeros(10**6)))
    assert len(shown(np.zeros((1000, 1000)))) <= 300
    assert shown(np.array([Prints()], dtype=object)) == "<ndarray of shape (1,), dtype object>"


def test_a_data_frame_is_shown_by_its_columns_when_pandas_is_there() -> None:
    pd = pytest.importorskip("pandas")
    assert shown(pd.DataFrame({"a": [1, 2]})) == "DataFrame({'a': [1, 2]})"
    assert shown(pd.Series([1, 2], name="s")) == "Series([1, 2], name='s')"
