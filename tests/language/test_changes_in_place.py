"""What a line changes in place is worked out, or left alone: whatever stands there, no error of ours comes of it."""

import pytest
from test_workings import document, forbidden

PAIR = """
class Pair:
    def __init__(self, *parts):
        self.parts = list(parts)
    def __repr__(self):
        return repr({shown})
"""

LINES = {
    "an entry for a key that reads like a list": "from collections import defaultdict\n"
    + PAIR.format(shown="self.parts")
    + """
def f(n):
    seen, pair = defaultdict(int), Pair(n)
    seen[pair] += 1
    return len(seen)
""",
    "keys that read like lists": PAIR.format(shown="self.parts")
    + "def f(n):\n    return {Pair(k, 1): k for k in range(n)}\n",
    "keys that read like dicts": PAIR.format(shown="dict.fromkeys(self.parts)")
    + "def f(n):\n    return {Pair(k, 1): k for k in range(n)}\n",
    "an order that is not worked out": """
def f(n):
    rows = [[n], [2], [1, n]]
    rows.sort(reverse=True)
    return rows
""",
}


@pytest.mark.parametrize("what", LINES)
def test_what_comes_is_said_and_nothing_of_it_is_forbidden(what: str) -> None:
    made = document("workings", LINES[what], "f(3)")
    assert made is not None and not [*forbidden(made, has_workings=True)]
