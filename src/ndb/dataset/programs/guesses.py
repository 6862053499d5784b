"""Arguments for a function one knows nothing of but its text: what its parameters' names and annotations suggest.

`width` is a number, `url` an address, `rows` a table. Knows names and kinds of values; runs nothing. All choices come
from the dice.
"""

import ast
import json
import re
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, TypeVar

from ndb.dataset.programs import words
from ndb.dataset.programs.generate.random_value import random_value
from ndb.source.parse import walk_text

T = TypeVar("T")
LONGEST_TEXT = 80
_LONGEST_CONSTANT = 12

# -- which kinds -------------------------------------------------------------------------------------------------------

ANY_KIND = (
    "S", "I", "LI", "LS", "DI", "TI", "LL", "B", "LT", "float", "word", "parts", "nested", "none", "pair", "bytes",
    "texts by name", "floats",
)  # fmt: skip
_BY_NAME: tuple[tuple[re.Pattern[str], tuple[str, ...]], ...] = tuple(
    (re.compile(pattern), kinds)
    for pattern, kinds in (
        (r"^(is|has|use|with|strict|flag|reverse|ignore|allow|include|exclude|force)_?|enabled$|_only$", ("B",)),
        (r"url|uri|href|link", ("url",)),
        (r"e?mail|addr$|address", ("mail", "S")),
        (r"path|file|dir|folder|fname", ("path",)),
        (r"version|release|^ver", ("version",)),
        (r"date|time|timestamp|when", ("date", "I", "float")),
        (r"html|xml|markup", ("markup",)),
        (r"hex|colou?r|rgb", ("hex", "bytes of colour", "S")),
        (r"regex|pattern|^pat$|glob", ("pattern",)),
        (r"json|payload", ("json", "nested")),
        (r"bytes|buf|raw|octets|^data$", ("bytes", "S", "LI", "nested")),
        (r"matrix|grid|rows|table|board", ("matrix", "records")),
        (r"words|names|lines|args|tokens|strings|parts|fields|columns|keys|tags|labels|paths|argv", ("LS",)),
        (r"numbers|nums|ints|values|vals|seq|items|iterable|elements|arr|list|lst|^xs|^l$|^it$|sizes|weights|points",
         ("LI", "LS", "floats", "TI", "LT")),
        (r"dict|mapping|map$|config|options|settings|params|kwargs|headers|attrs|attributes|^d$|^obj|record|info|env",
         ("DI", "nested", "texts by name")),
        (r"num|count|size|len|width|height|index|idx|pos|offset|start|stop|end|limit|max|min|depth|level|year|month|day"
         r"|hour|second|minute|port|digits|bits|^[nikmjxyzabc]$|amount|step|page|base|left|right|low|high|indent",
         ("I", "float")),
        (r"float|ratio|rate|price|percent|lat|lon|lng|angle|deg|radius|scale|factor|alpha|beta|tol|eps|^[trpquv]$",
         ("float", "I")),
        (r"char|^ch$|sep|delim|quote|prefix|suffix|letter", ("character", "S")),
        (r"text|str|name|line|word|s$|msg|message|title|label|content|body|source|src|value|val|key|token|query|input"
         r"|header|doc|comment|ident|tag|field|spec|expr|code|stmt|format|fmt|template|arg|lang|locale|unit",
         ("S", "parts", "word")),
        (r"set|group", ("ZI", "ZS", "LI")),
        (r"pair|tuple|range|interval|coord|point|bbox|shape|dims|span|slice", ("pair", "TI", "floats")),
        (r"graph|adj|edges|nodes|tree|deps", ("graph", "edges")),
    )
)  # fmt: skip
_BY_HINT = {
    "str": "S", "int": "I", "bool": "B", "float": "float", "bytes": "bytes", "list": "LI", "dict": "DI", "Text": "S",
    "list[str]": "LS", "list[int]": "LI", "list[float]": "floats", "list[list[int]]": "LL", "dict[str, int]": "DI",
    "dict[str, str]": "texts by name", "dict[str, Any]": "nested", "dict[str, list[int]]": "DL", "set[str]": "ZS",
    "set[int]": "ZI", "tuple[int, ...]": "TI", "tuple[int, int]": "pair", "Iterable": "LI", "Sequence": "LI",
    "Iterable[str]": "LS", "Sequence[str]": "LS", "Iterable[int]": "LI", "Sequence[int]": "LI", "List[str]": "LS",
    "List[int]": "LI", "Dict[str, int]": "DI", "Dict[str, Any]": "nested", "Mapping[str, Any]": "nested",
    "Mapping[str, str]": "texts by name", "Sequence[float]": "floats",
}  # fmt: skip
_KINDS_OF_TEXT = frozenset({"url", "mail", "path", "version", "date", "markup", "hex", "pattern", "json", "character"})


def kinds_of(parameter: ast.arg, default: ast.expr | None = None) -> Sequence[str]:
    """Kinds of values that a parameter may want, the likelier ones first."""
    kind = _hinted(parameter.annotation)
    named = next((kinds for pattern, kinds in _BY_NAME if pattern.search(parameter.arg.lower())), ANY_KIND)
    if kind == "S":
        return [*(kind for kind in named if kind in _KINDS_OF_TEXT), "S", "parts", "word"]
    if kind:
        return [kind]
    match default:
        case ast.Constant(value=bool()):
            return ["B"]
        case ast.Constant(value=int() | float() as value):
            return ["I" if isinstance(value, int) else "float"]
        case ast.Constant(value=str()):
            return ["word", "character", "S"]
    return named


def _hinted(annotation: ast.expr | None) -> str | None:
    if annotation is None:
        return None
    text = re.sub(r"\b(?:typing|t)\.", "", ast.unparse(annotation)).strip("'\"")
    optional = re.fullmatch(r"Optional\[(.*)\]|(.*) \| None", text)
    return _BY_HINT.get((optional[1] or optional[2]) if optional else text)


def constants_in(source: str) -> list[str]:
    """Short texts that stand in a program: what an argument may be compared with."""
    texts = [node.value for node in walk_text(source) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return list(dict.fromkeys(t for t in texts if 0 < len(t) <= _LONGEST_CONSTANT and "\n" not in t))[:20]


# -- values ------------------------------------------------------------------------------------------------------------


def guess(kind: str, dice: Random, constants: Sequence[str] = ()) -> Any:
    """A value of a kind; some texts hold constants of the program."""
    make = _MAKERS.get(kind)
    return make(dice, constants) if make is not None else random_value(kind, dice)


def _some(dice: Random, least: int, most: int, make: Callable[[], T]) -> list[T]:
    return [make() for _ in range(dice.randint(least, most))]


def _word(dice: Random, constants: Sequence[str] = ()) -> str:
    return dice.choice(constants) if constants and dice.random() < 0.5 else words.word(dice)


def _float(dice: Random, constants: Sequence[str] = ()) -> float:
    return round(dice.uniform(-5, 100) if dice.random() < 0.6 else dice.uniform(0, 2), dice.randint(1, 3))


def _parts(dice: Random, constants: Sequence[str]) -> str:
    """Words and numbers with something between them."""
    between = dice.choice([" ", ", ", "-", "_", ".", ":", "/", "=", "\n", "|", ";", "  ", *constants[:6]])
    pieces = [words.word(dice), words.word(dice).title(), words.word(dice).upper(), str(words.integer(dice))]
    joined: str = between.join(_some(dice, 2, 6, lambda: dice.choice([*pieces, words.word(dice), *constants[:3]])))
    return joined[:LONGEST_TEXT]


def _character(dice: Random, constants: Sequence[str]) -> str:
    characters: list[str] = [*',-_.:ax/"Z7 ', *(text for text in constants if len(text) == 1)]
    return dice.choice(characters)


def _url(dice: Random, constants: Sequence[str]) -> str:
    start = dice.choice(["http://", "https://", "ftp://", "//", ""]) + dice.choice(["", "", "", "bob@", "u:p@"])
    host = f"{words.word(dice)}.{dice.choice(['com', 'org', 'io'])}{dice.choice(['', ':8080', ':443'])}/"
    query = ["", f"?{words.word(dice)}={words.integer(dice)}", f"?a={words.word(dice)}&b=1", f"#{words.word(dice)}"]
    return start + host + "/".join(_some(dice, 0, 3, lambda: words.word(dice))) + dice.choice(query)


def _mail(dice: Random, constants: Sequence[str]) -> str:
    between = dice.choice([".", "+", "_", ""])
    return f"{words.word(dice)}{between}{words.word(dice)}@{words.word(dice)}.{dice.choice(['com', 'org', 'co.uk'])}"


def _path(dice: Random, constants: Sequence[str]) -> str:
    folders = "".join(f"{folder}/" for folder in _some(dice, 0, 3, lambda: words.word(dice)))
    ending = dice.choice(["", ".py", ".txt", ".tar.gz", ".JPG", "/"])
    return dice.choice(["", "/", "./", "../", "~/"]) + folders + words.word(dice) + ending


def _version(dice: Random, constants: Sequence[str]) -> str:
    numbers = ".".join(_some(dice, 1, 4, lambda: str(dice.randint(0, 14))))
    return dice.choice(["", "", "v"]) + numbers + dice.choice(["", "", "rc1", ".dev0", "-alpha", "b2", "+local.1"])


def _date(dice: Random, constants: Sequence[str]) -> str | int:
    year, month, day = dice.randint(1970, 2030), dice.randint(1, 12), dice.randint(1, 28)
    clock = f"{dice.randint(0, 23):02}:{dice.randint(0, 59):02}:{dice.randint(0, 59):02}"
    days = f"{year}-{month:02}-{day:02}"
    return (
        year if dice.random() < 0.2 else dice.choice([days, f"{month:02}/{day:02}/{year}", clock, f"{days}T{clock}Z"])
    )


def _markup(dice: Random, constants: Sequence[str]) -> str:
    tag = dice.choice(["p", "b", "div", "a"])
    attribute = dice.choice(["", " class=x", f' href="/{words.word(dice)}"'])
    return f"<{tag}{attribute}>{words.word(dice)} &amp; {words.word(dice)}</{tag}>"


def _hex(dice: Random, constants: Sequence[str]) -> str:
    return dice.choice(["#", "", "0x"]) + "".join(dice.choices("0123456789abcdefABCDEF", k=dice.choice([2, 3, 6, 8])))


def _pattern(dice: Random, constants: Sequence[str]) -> str:
    word = words.word(dice)
    return dice.choice([r"\d+", "a*b", "[a-z]+", "*.py", f"{word}|{words.word(dice)}", f"{word}?", f"^{word}$"])


def _nested(dice: Random, constants: Sequence[str]) -> dict[str, Any]:
    names = [words.word(dice), words.word(dice), *constants[:4]]
    return {dice.choice(names): _deep(dice, 2) for _ in range(dice.randint(1, 4))}


def _deep(dice: Random, levels: int) -> Any:
    kind = dice.random() if levels else 1.0
    if kind < 0.3:
        return {words.word(dice): _deep(dice, levels - 1) for _ in range(dice.randint(0, 3))}
    if kind < 0.5:
        return _some(dice, 0, 3, lambda: _deep(dice, levels - 1))
    return dice.choice([words.word(dice), words.integer(dice), True, None, _float(dice), words.word(dice)])


def _records(dice: Random, constants: Sequence[str]) -> list[dict[str, Any]]:
    names = _some(dice, 1, 3, lambda: words.word(dice))
    return _some(dice, 0, 4, lambda: {name: dice.choice([words.integer(dice), words.word(dice)]) for name in names})


def _matrix(dice: Random, constants: Sequence[str]) -> list[list[int]]:
    width = dice.randint(1, 4)
    return _some(dice, 1, 4, lambda: [words.integer(dice) for _ in range(width)])


def _graph(dice: Random, constants: Sequence[str]) -> dict[str, list[str]]:
    names = _some(dice, 1, 5, lambda: words.word(dice))
    return {name: dice.sample(names, dice.randint(0, len(names) - 1)) for name in names}


def _bytes(dice: Random, constants: Sequence[str]) -> bytes:
    return words.word(dice).encode() if dice.random() < 0.5 else bytes(_some(dice, 0, 8, lambda: dice.randrange(256)))


_MAKERS: Mapping[str, Callable[[Random, Sequence[str]], Any]] = {
    "float": _float,
    "word": _word,
    "parts": _parts,
    "character": _character,
    "url": _url,
    "mail": _mail,
    "path": _path,
    "version": _version,
    "date": _date,
    "markup": _markup,
    "hex": _hex,
    "pattern": _pattern,
    "nested": _nested,
    "json": lambda dice, constants: json.dumps(_nested(dice, constants)),
    "records": _records,
    "matrix": _matrix,
    "graph": _graph,
    "bytes": _bytes,
    "none": lambda dice, constants: None,
    "floats": lambda dice, constants: _some(dice, 0, 6, lambda: _float(dice)),
    "pair": lambda dice, constants: (words.integer(dice), words.integer(dice)),
    "bytes of colour": lambda dice, constants: tuple(dice.randrange(256) for _ in range(3)),
    "texts by name": lambda dice, constants: {words.word(dice): words.word(dice) for _ in range(dice.randint(0, 4))},
    "edges": lambda dice, constants: _some(dice, 1, 6, lambda: (dice.randint(0, 4), dice.randint(0, 4))),
}
