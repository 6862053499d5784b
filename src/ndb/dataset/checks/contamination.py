"""Is a program one of a benchmark's, or a near copy of one (SPEC 8)?

Knows digests only, so that a factory can be told what to avoid without being given the benchmark itself.
"""

import hashlib
import json
import keyword
import tokenize
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ndb.dataset.checks.fingerprint import BUILTIN_NAMES, fingerprint
from ndb.errors import BadData, NotPython
from ndb.source.parse import tokens_of

GRAM = 14
"""Tokens in a gram, names and constants blanked."""
SHARE = 0.3
"""A program with more than this share of its grams in the benchmark is a near copy."""


@dataclass(frozen=True, slots=True)
class Benchmark:
    """What must not be trained on, as digests."""

    programs: frozenset[str]
    grams: frozenset[str]

    def reason(self, source: str) -> str | None:
        """Why this program may not be used, or None."""
        if fingerprint(source) in self.programs:
            return "contaminated: same program up to names and constants"
        grams = token_grams(source)
        if grams and len(grams & self.grams) > SHARE * len(grams):
            return "contaminated: most of its token runs are the benchmark's"
        return None


def read_benchmark(path: Path) -> Benchmark:
    """From a JSON-lines file whose rows have a field `code`."""
    try:
        rows = path.read_text(encoding="utf-8").splitlines()
        return benchmark_of(json.loads(row)["code"] for row in rows)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadData(f"{path}: no benchmark file: {error}") from None


def benchmark_of(sources: Iterable[str]) -> Benchmark:
    texts = list(sources)
    grams = frozenset(gram for text in texts for gram in token_grams(text))
    return Benchmark(frozenset(fingerprint(text) for text in texts), grams)


def token_grams(source: str) -> frozenset[str]:
    """Digests of all runs of GRAM tokens. Names become one word, literals their kind; attributes and built-ins stay."""
    try:
        words = [w for t in tokens_of(source) if (w := _word(t))]
    except NotPython:
        return frozenset()
    words = [f".{w}" if before == "." else w for before, w in zip(["", *words], words, strict=False)]
    runs = (" ".join(words[i : i + GRAM]) for i in range(len(words) - GRAM + 1))
    return frozenset(hashlib.blake2b(run.encode(), digest_size=6).hexdigest() for run in runs)


def _word(token: tokenize.TokenInfo) -> str:
    if token.type == tokenize.NAME:
        known = (
            keyword.iskeyword(token.string)
            or token.string in BUILTIN_NAMES
            or token.line[: token.start[1]].endswith(".")
        )
        return token.string if known else "NAME"
    if token.type in (tokenize.NUMBER, tokenize.STRING):
        return "NUMBER" if token.type == tokenize.NUMBER else "STRING"
    return token.string.strip() if token.type == tokenize.OP else ""
