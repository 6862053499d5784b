"""A corpus of a few seeds, small enough for tests that make rounds."""

import itertools
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ndb.dataset.corpus import seed_programs
from ndb.dataset.rounds.build import RoundsFrom
from ndb.dataset.rounds.factory import Corpus, Options, Round, make_round
from ndb.language.tokenizer import train_tokenizer

SEEDS = """
### count_letter
def count_letter(text, letter):
    total = 0
    for c in text:
        if c == letter:
            total += 1
    return total

#> count_letter("berry", "r")
#> count_letter("", "x")
#> count_letter("aaa", "a")
#> count_letter("Hello World", "o")
#> count_letter("no such", "z")

### join_words
def join_words(words, sep):
    out = ""
    for i, word in enumerate(words):
        if i:
            out += sep
        out += word.strip().upper()
    return out

#> join_words(["a", "b "], "-")
#> join_words([], ",")
#> join_words([" one"], "+")
#> join_words(["x", "y", "z"], "")
#> join_words(["über", "  ", "end"], ", ")

### running_total
def running_total(numbers, limit):
    totals = []
    current = 0
    for n in numbers:
        current += n
        if current > limit:
            break
        totals.append(current)
    return totals

#> running_total([1, 2, 3], 10)
#> running_total([], 1)
#> running_total([5, 5, 5], 9)
#> running_total([-1, 4, -2], 2)
#> running_total([100], 10)

### invert
def invert(table):
    result = {}
    for key, value in table.items():
        result.setdefault(value, []).append(key)
    return result

#> invert({"a": 1, "b": 2, "c": 1})
#> invert({})
#> invert({"x": "y"})
#> invert({1: 2, 3: 2, 4: 2})
#> invert({"k": None})

### gcd
def gcd(a, b):
    while b:
        a, b = b, a % b
    return abs(a)

#> gcd(12, 18)
#> gcd(7, 0)
#> gcd(-4, 6)
#> gcd(17, 5)
#> gcd(100, 75)
"""
SMALL = Options(sequence=256, sequences=4, most_tokens=257)


def write_seeds(folder: Path, text: str = SEEDS) -> Path:
    folder.mkdir(exist_ok=True)
    (folder / "some.py").write_text(text, encoding="utf-8")
    return folder


def small_corpus(folder: Path) -> Corpus:
    programs = seed_programs(write_seeds(folder))
    return Corpus(programs, train_tokenizer([program.source for program in programs]))


def run_here(corpus: Corpus, options: Options, first: int = 0) -> Iterator[Round]:
    """Rounds made in this process, without a runner's protection."""
    return (make_round(corpus, options, number) for number in itertools.count(first))


def rounds_here(corpus: Corpus, options: Options = SMALL) -> RoundsFrom:
    """The same as what a build asks for rounds."""

    @contextmanager
    def rounds_from(first: int) -> Iterator[Iterator[Round]]:
        yield run_here(corpus, options, first)

    return rounds_from
