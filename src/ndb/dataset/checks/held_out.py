"""Packages whose code is never trained on, by what they are kept for; all others may be.

Knows names only. Whatever brings packages into training data asks here first: their tests (`repositories`) and their
functions (`harvest`) are on the same side of the split.
"""

import re
from collections.abc import Iterable

from ndb.errors import BadData

NEVER_TRAINED_ON = frozenset(
    {
        "aniso8601",
        "algorithms",
        "base58",
        "bech32",
        "braceexpand",
        "funcy",
        "glom",
        "humanize",
        "isodate",
        "jmespath",
        "langcodes",
        "mergedeep",
        "natsort",
        "nltk",
        "parse",
        "pydash",
        "python-slugify",
        "pytimeparse",
        "roman",
        "semver",
        "simpleeval",
        "sortedcontainers",
        "strsimpy",
        "tabulate",
        "thefuzz",
        "titlecase",
        "w3lib",
        "wcwidth",
        "word2number",
        "texttable",
    }
)
"""Refused altogether. The foreign test set (`ndb eval foreign`, src/ndb/evaluate/sets/foreign.py) is made of them, and
so is what the benchmarks measure models and agents on: PACKAGES in benchmarks/blame.py, which benchmarks/agent.py
shares. Other benchmarks take packages to measure the recorder, not a model (suites.py, suite_outcomes.py, answers.py,
exactness.py): their packages may be trained on, and most are."""
VALIDATION = frozenset(
    {
        "altgraph",
        "beautifulsoup4",
        "commonmark",
        "furl",
        "geojson",
        "humanfriendly",
        "icalendar",
        "installer",
        "jsmin",
        "jsonlines",
        "polib",
        "pure-eval",
        "pychord",
        "pyee",
        "semantic-version",
        "textstat",
        "vobject",
    }
)
"""The loss on them is looked at while training."""
FRESH = frozenset(
    {
        "asttokens",
        "dpath",
        "feedparser",
        "flatdict",
        "injector",
        "m3u8",
        "pluggy",
        "pysubs2",
        "srt",
        "tomlkit",
        "webvtt-py",
    }
)
"""Next states are asked on their tests (`ndb eval next-state --repositories`): on those of asttokens, dpath, pluggy and
tomlkit of models up to the sixth run, on the others of models after it."""


def side_of_package(name: str) -> str:
    """The side of the split that a package is on, whole."""
    plain = _plain(name)
    return "validation" if plain in VALIDATION else "fresh" if plain in FRESH else "train"


def refuse_held_out(packages: Iterable[str]) -> None:
    """Raise if one of these may not be trained on."""
    if held := sorted(NEVER_TRAINED_ON & set(map(_plain, packages))):
        raise BadData(f"{', '.join(held)}: never trained on, the foreign test set is made of it; take other packages")


def _plain(name: str) -> str:
    """As package indexes compare names."""
    return re.sub(r"[-_.]+", "-", name).lower()
