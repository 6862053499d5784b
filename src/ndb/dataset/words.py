"""High-entropy text: identifiers, words and strings of every kind, so that copying must be learned (SPEC 9).

Knows random text only. Everything is drawn from the dice given.
"""

import keyword
import string
from random import Random

from ndb.dataset.fingerprint import BUILTIN_NAMES

# Short words as they stand in names and in data; recombined, so the number of different names is in the millions.
_STEMS = (
    "acc age amount answer area arr array base batch best bit block board body book bound box bucket buf cache call car card cell chain "
    "char chunk city class code col color column cost count cur data date day depth diff digit dist doc edge elem email end entry "
    "event field file first flag floor form frame freq front gap goal grid group hash head height hour id idx index info input item job "
    "key kind label last layer left length level limit line link list loc log low map mark mask match max mean menu min mode month "
    "move msg name nest new next node note num offset old op order out owner page pair part path pattern phase pos prefix prev price "
    "prize queue quota rank rate raw record ref region rest result right role root row rule run sample score seen seg sep seq shape "
    "side size slot source span spot stack start state step stock stop store string sub suffix sum table tag target task temp term "
    "test text tick time title token top total track tree turn type unit user val value vec view visit vote weight width win word year zone"
).split()
_SHORT = tuple("a b c d e f g h i j k m n p q r s t u v w x y z xs ys ss st lst dic arr tmp res ret ans val num txt msg cnt".split())
_SCRIPTS = ("абвгдежзийклмнопрст", "αβγδεζηθικλμνξοπ", "äöüßéèêñçåøæ", "日本語文字列漢字中", "한국어글자", "אבגדהוזח", "ابتثجحخد", "😀🎉🚀🐍✨🍎")
_PUNCTUATION = "  ,.;:!?-_/\\|@#$%^&*()[]{}<>+=~`'\""


def identifier(dice: Random) -> str:
    """A name such as people give, or, now and then, mere letters."""
    kind = dice.random()
    if kind < 0.3:
        return dice.choice(_SHORT)
    if kind < 0.6:
        return dice.choice(_STEMS)
    if kind < 0.85:
        return f"{dice.choice(_STEMS)}_{dice.choice(_STEMS)}"
    if kind < 0.9:
        return dice.choice(_STEMS) + str(dice.randrange(10))
    return "".join(dice.choices(string.ascii_lowercase, k=dice.randint(2, 9)))


def fresh_identifier(dice: Random, taken: set[str]) -> str:
    """An identifier that is not taken, and takes it."""
    while True:
        name = identifier(dice)
        if name not in taken and name not in BUILTIN_NAMES and not keyword.iskeyword(name):
            taken.add(name)
            return name


def word(dice: Random) -> str:
    kind = dice.random()
    if kind < 0.5:
        return dice.choice(_STEMS)
    if kind < 0.85:
        return "".join(dice.choices(string.ascii_lowercase, k=dice.randint(1, 9)))
    return "".join(dice.choices(string.ascii_letters + string.digits, k=dice.randint(1, 12)))


def text(dice: Random, longest: int = 40) -> str:
    """A string of any kind: words, letters, digits, punctuation, other scripts, escapes, empty."""
    kind = dice.random()
    if kind < 0.04:
        return ""
    if kind < 0.40:
        made = dice.choice((" ", " ", " ", ",", "-", "_", ", ", "  ", "\n", ".", "/", "")).join(word(dice) for _ in range(dice.randint(1, 5)))
    elif kind < 0.62:
        made = "".join(dice.choices(string.ascii_lowercase, k=_length(dice, 20)))
    elif kind < 0.74:
        alphabet = "".join(dice.sample(string.ascii_letters + string.digits, k=dice.randint(2, 5)))
        made = "".join(dice.choices(alphabet, k=_length(dice, 16)))
    elif kind < 0.82:
        made = "".join(dice.choices(string.digits, k=_length(dice, 12)))
    elif kind < 0.94:
        made = "".join(dice.choices(string.ascii_letters + string.digits + _PUNCTUATION, k=_length(dice, 24)))
    else:
        made = "".join(dice.choices(dice.choice(_SCRIPTS) + "ab \t\n", k=_length(dice, 10)))
    return _cased(made, dice)[:longest]


def _cased(made: str, dice: Random) -> str:
    kind = dice.random()
    if kind < 0.75:
        return made
    return (made.upper(), made.title(), made.swapcase(), made.capitalize())[int((kind - 0.75) * 16)]


def _length(dice: Random, longest: int) -> int:
    return 1 + int(dice.random() ** 1.5 * longest)


def integer(dice: Random) -> int:
    kind = dice.random()
    if kind < 0.55:
        return dice.randint(0, 12)
    if kind < 0.75:
        return dice.randint(-20, 100)
    if kind < 0.92:
        return dice.randint(-1000, 1000)
    return dice.randint(-(10 ** dice.randint(3, 12)), 10 ** dice.randint(3, 12))
