from functools import lru_cache


@lru_cache(maxsize=None)
def _compiled(pattern):
    return tuple(pattern.split("."))


def matches(pattern, path):
    """'a.*' is one word after a, 'a.#' any number of words."""
    return _match(_compiled(pattern), path)


def _match(words, path):
    if not words:
        return not path
    head, *rest = words
    if head == "#":
        return any(_match(tuple(rest), path[i:]) for i in range(len(path) + 1))
    if not path:
        return False
    return head in ("*", path[0]) and _match(tuple(rest), path[1:])


def specificity(pattern):
    """More exact patterns are greater."""
    words = _compiled(pattern)
    return (words.count("#") == 0, sum(w not in "*#" for w in words), len(words))
