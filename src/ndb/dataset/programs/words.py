"""High-entropy text: identifiers, words and strings of every kind, so that copying must be learned (SPEC 9).

Knows random text only. Everything is drawn from the dice given.
"""

import keyword
import string
from random import Random

from ndb.dataset.checks.fingerprint import BUILTIN_NAMES

# Short words as they stand in names and in data; recombined, so the number of different names is in the millions.
STEMS = (
    "acc age amount answer area arr array base batch best bit block board body book bound box bucket buf cache call car card cell chain "
    "char chunk city class code col color column cost count cur data date day depth diff digit dist doc edge elem email end entry "
    "event field file first flag floor form frame freq front gap goal grid group hash head height hour id idx index info input item job "
    "key kind label last layer left length level limit line link list loc log low map mark mask match max mean menu min mode month "
    "move msg name nest new next node note num offset old op order out owner page pair part path pattern phase pos prefix prev price "
    "prize queue quota rank rate raw record ref region rest result right role root row rule run sample score seen seg sep seq shape "
    "side size slot source span spot stack start state step stock stop store string sub suffix sum table tag target task temp term "
    "test text tick time title token top total track tree turn type unit user val value vec view visit vote weight width win word year zone "
    "account action alias angle anchor apple author badge balance band bank bar basket bean bell bill binary bird bonus border branch "
    "bread bridge brand buffer build button byte cab calendar candidate canvas carrier cart case cause center channel chapter child "
    "choice circle client clock cloud cluster coin comment company config contact content context copy corner country course cover "
    "crate credit current cursor custom cycle dead deal deck decimal default degree delay delta detail device dict direction disk "
    "document dot draft driver drop duration earth echo editor effect engine error even exam exit export extra face factor family "
    "farm fee feed figure filter final fish fix flat fleet flight flow folder font food force found fraction friend fruit full game "
    "garden gate glyph grade gram graph green guest half hand handle hash_key heap heat hint history hit holder home hook host house "
    "image import_id inner insert interval inventory iter jar join joint journal jump keep kernel lane lang large latest lead leaf "
    "lesson letter library light loan local lock loop lower main major margin market master matrix meal measure member memo merge "
    "metric middle mile minor mirror mix model money moon mount mouse name_tag near network night noise normal notice number object "
    "octet odd office opened option origin outer outcome overlap pack packet panel parent park parser parse_pos pass patch patient "
    "pay peak pen people period phone photo picked piece pin pixel place plan plant plate player point pool port post power present "
    "primary prime print process product profile project proof public pulse purchase query quick radius rain range ratio reader "
    "ready real reason recent red region_id reply report request reserve reset response return_code review reward ring river road "
    "robot room round route saved scale scan scene schema school scope scratch screen sea season seat second secret section sector "
    "seed select sender sensor sentence serial series server session setting shadow share shelf shift ship shop short signal simple "
    "single site skill slice small snap socket song sort sound space speed split square staff stage stamp star station status stem "
    "stream street style subject switch symbol system talk tax team ticket tile tiny tool topic torch total_cost town trace trade "
    "traffic train travel trial trim trip trunk tuple tweet under union update upper usage valid vault vector verb version video "
    "village voice volume wait walk wall wallet warm water wave wheel wide window wire wood worker world wrap yard yield_rate young"
).split()
_SHORT = tuple(
    "a b c d e f g h i j k m n p q r s t u v w x y z xs ys ss st lst dic arr tmp res ret ans val num txt msg cnt".split()
)
_SCRIPTS = (
    "абвгдежзийклмнопрст",
    "αβγδεζηθικλμνξοπ",
    "äöüßéèêñçåøæ",
    "日本語文字列漢字中",
    "한국어글자",
    "אבגדהוזח",
    "ابتثجحخد",
    "😀🎉🚀🐍✨🍎",
)
_PUNCTUATION = "  ,.;:!?-_/\\|@#$%^&*()[]{}<>+=~`'\""


def identifier(dice: Random) -> str:
    """A name such as people give, or, now and then, mere letters."""
    kind = dice.random()
    if kind < 0.24:
        return dice.choice(_SHORT)
    if kind < 0.5:
        return dice.choice(STEMS)
    if kind < 0.78:
        return f"{dice.choice(STEMS)}_{dice.choice(STEMS)}"
    if kind < 0.82:
        return dice.choice(STEMS) + dice.choice(STEMS).title()
    if kind < 0.87:
        return dice.choice(STEMS) + str(dice.randrange(100 if kind < 0.84 else 10))
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
        return dice.choice(STEMS)
    if kind < 0.85:
        return "".join(dice.choices(string.ascii_lowercase, k=dice.randint(1, 9)))
    return "".join(dice.choices(string.ascii_letters + string.digits, k=dice.randint(1, 12)))


def text(dice: Random, longest: int = 40) -> str:
    """A string of any kind: words, letters, digits, punctuation, other scripts, escapes, empty."""
    kind = dice.random()
    if kind < 0.04:
        return ""
    if kind < 0.40:
        made = dice.choice((" ", " ", " ", ",", "-", "_", ", ", "  ", "\n", ".", "/", "")).join(
            word(dice) for _ in range(dice.randint(1, 5))
        )
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
