"""User code called back from the library: re.sub, defaultdict, json, groupby, lru_cache."""
import json
import re
from collections import defaultdict
from functools import lru_cache
from itertools import groupby


def swap(match):
    return match[2] + "-" + match[1]


def missing():
    return ["new"]


def encode(value):
    if isinstance(value, set):
        return sorted(value)
    raise TypeError(type(value).__name__)


@lru_cache(maxsize=None)
def fibonacci(n):
    return n if n < 2 else fibonacci(n - 1) + fibonacci(n - 2)


table = defaultdict(missing)
table["a"].append(1)
groups = {key: len(list(group)) for key, group in groupby("aabccc", key=str.upper)}
print(re.sub(r"(\w+) (\w+)", swap, "left right up down"), dict(table), groups)
print(json.dumps({"s": {2, 1}}, default=encode), fibonacci(6))
