import re
from functools import lru_cache

STOPWORDS = frozenset("a an and are as in is it of on or the to with".split())
SUFFIXES = ("ations", "ation", "ingly", "ings", "ing", "ies", "ed", "es", "s")
WORD = re.compile(r"[^\W_]+")


@lru_cache
def stem(word):
    for suffix in SUFFIXES:
        if word.endswith(suffix) and len(word) - len(suffix) >= 3:
            word = word[: -len(suffix)]
            return word + "y" if suffix == "ies" else word
    return word


def analyze(text):
    """Stemmed words with their positions."""
    for position, match in enumerate(WORD.finditer(text.lower())):
        if match.group() not in STOPWORDS:
            yield position, stem(match.group())


def terms(text):
    return [term for _, term in analyze(text)]
