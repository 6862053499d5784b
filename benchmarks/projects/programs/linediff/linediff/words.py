import re

from .core import Op, edits
from .lcs import similarity
from .patch import apply_patch
from .problems import PatchProblem

MARKS = {Op.DELETE: "[-{}-]", Op.INSERT: "{{+{}+}}", Op.KEEP: "{}"}


def word_diff(old, new):
    return " ".join(MARKS[op].format(word) for op, word in edits(old.split(), new.split()))


def closest(word, candidates, at_least=0.5):
    scored = [(similarity(word, other), other) for other in candidates]
    best = max(scored, default=(0, None))
    return best[1] if best[0] >= at_least else None


def letters(old, new):
    return [(op, letter) for op, letter in edits(list(old), list(new)) if op is not Op.KEEP]


def normalised(text):
    return re.sub(r"[ \t]+", " ", text).strip()


def try_patches(text, *patches):
    """Apply what fits; (text, number of patches that did not)."""
    failed = 0
    for patch in patches:
        try:
            text = apply_patch(text, patch)
        except PatchProblem:
            failed += 1
    return text, failed
