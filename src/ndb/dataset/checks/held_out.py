"""Packages whose code is never trained on: the foreign test set (`ndb eval foreign`) is made of them.

Knows names only. Whatever brings packages into training data asks here first.
"""

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


def refuse_held_out(packages: Iterable[str]) -> None:
    """Raise if one of these may not be trained on."""
    if held := sorted(NEVER_TRAINED_ON & {name.lower().replace("_", "-") for name in packages}):
        raise BadData(f"{', '.join(held)}: never trained on, the foreign test set is made of it; take other packages")
