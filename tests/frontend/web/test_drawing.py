"""Values are taken apart for pictures as they read, and nothing of them is taken for markup."""

import pytest

from ndb.frontend.web.drawing import node_of


@pytest.mark.parametrize("text", ["3", "'<script>alert(1)</script>'", "<function f>", "nan", "?", "[1, 2", ""])
def test_what_holds_nothing_stays_a_text(text: str) -> None:
    assert node_of(text) == text


def test_containers_are_taken_apart() -> None:
    assert node_of("[1, 'a', (2,)]") == {"t": "list", "n": 3, "v": ["1", "'a'", {"t": "tuple", "n": 1, "v": ["2"]}]}
    assert node_of("{'k': [1], (1, 2): None}") == {
        "t": "dict", "v": [["'k'", {"t": "list", "n": 1, "v": ["1"]}], ["(1, 2)", "None"]],
    }  # fmt: skip


def test_an_object_shows_its_attributes() -> None:
    node = node_of("Node(value=5, left=Node(value=2, left=None, right=None), right=None)")
    assert isinstance(node, dict)
    assert (node["t"], node["c"]) == ("object", "Node")
    assert [key for key, _ in node["v"]] == ["value", "left", "right"]


def test_items_that_were_left_out_are_a_gap() -> None:
    assert node_of("[1, <…290 more…>, 299]") == {"t": "list", "n": 3, "v": ["1", {"t": "gap", "n": 290}, "299"]}
    assert node_of("{'a': 1, <…5 more…>, 'z': 2}") == {
        "t": "dict",
        "v": [["'a'", "1"], [{"t": "gap", "n": 5}, "None"], ["'z'", "2"]],
    }


def test_long_and_deep_values_are_bounded() -> None:
    node = node_of(repr(list(range(5000))))
    assert isinstance(node, dict)
    assert (node["n"], len(node["v"])) == (5000, 60)
    deep = "[" * 50 + "]" * 50
    assert len(str(node_of(deep))) < 2000
