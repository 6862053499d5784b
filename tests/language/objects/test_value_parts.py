"""Parts of a value by its text, and the whole with another one."""

import pytest

from ndb.language.objects.value_parts import (
    Attribute,
    Entry,
    Way,
    attributes_of,
    class_of,
    part_of,
    stands_alone,
    with_part,
)

SHOP = "Shop(name='Bö(b', items=[1, {'a': 2}], kind=<class 'list'>)"


@pytest.mark.parametrize(
    ("whole", "way", "part"),
    [
        (SHOP, (Attribute("name"),), "'Bö(b'"),
        (SHOP, (Attribute("items"), Entry(1), Entry("a")), "2"),
        (SHOP, (Attribute("items"), Entry(-2)), "1"),
        (SHOP, (Attribute("kind"),), "<class 'list'>"),
        (SHOP, (Attribute("other"),), None),
        ("{1: 'x', True: 'y'}", (Entry(True),), "'y'"),
        ("defaultdict(<class 'int'>, {'k': 3})", (Entry("k"),), "3"),
        ("Shop(items=[1, <…9 more…>])", (Attribute("items"),), None),
    ],
)
def test_a_part_is_found_by_the_way_to_it(whole: str, way: Way, part: str | None) -> None:
    assert part_of(whole, way) == part


@pytest.mark.parametrize(
    ("whole", "way", "new", "after"),
    [
        (SHOP, (Attribute("items"), Entry(0)), "'é'", SHOP.replace("[1,", "['é',")),
        ("Q()", (Attribute("a"),), "[]", "Q(a=[])"),
        ("Q(a=[])", (Attribute("b"),), "1", "Q(a=[], b=1)"),
        ("Q(d={})", (Attribute("d"), Entry("k")), "[1]", "Q(d={'k': [1]})"),
        ("{'a': 1}", (Entry("b"),), "2", "{'a': 1, 'b': 2}"),
        ("[1, 2]", (Entry(5),), "0", None),
        ("7", (Attribute("a"),), "0", None),
    ],
)
def test_a_part_is_put_in_place(whole: str, way: Way, new: str, after: str | None) -> None:
    assert with_part(whole, way, new) == after


def test_what_reads_like_another_part_may_be_the_same_object() -> None:
    assert stands_alone("Q(a=[1], b=[])", (Attribute("a"),))
    assert not stands_alone("Q(a=[], b=[])", (Attribute("a"),))


def test_an_object_says_its_class_and_attributes() -> None:
    assert class_of(SHOP) == "Shop" and attributes_of(SHOP) == ["name", "items", "kind"]
    assert class_of("[Shop()]") is None and attributes_of("deque([1])") is None
