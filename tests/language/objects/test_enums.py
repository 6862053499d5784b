"""Members of enumerations, as they are shown."""

import pytest

from ndb.language.objects.enums import members_of


@pytest.mark.parametrize(
    ("body", "shown"),
    [
        ("class A(Enum):\n    X = 1\n    Y = 2\n", {"A.X": "<A.X: 1>", "A.Y": "<A.Y: 2>"}),
        ("class A(str, Enum):\n    X = 'x'\n", {"A.X": "<A.X: 'x'>"}),
        ("class A(IntEnum):\n    X = auto()\n    Y = auto()\n", {"A.X": "<A.X: 1>", "A.Y": "<A.Y: 2>"}),
        ("class A(Enum):\n    X = 1\n    Y = 1\n", {}),
        ("class A(Enum):\n    X = f()\n", {}),
        ("class A(Enum):\n    X = {'per': 1}\n    Y = {'per': 2}\n", {}),
        ("class A(Enum):\n    X = 1\n    def __repr__(self):\n        return 'x'\n", {}),
        ("class A:\n    X = 1\n", {}),
    ],
)
def test_members_whose_values_stand_in_the_text_are_known(body: str, shown: dict[str, str]) -> None:
    assert members_of(f"from enum import *\n\n\n{body}") == shown
