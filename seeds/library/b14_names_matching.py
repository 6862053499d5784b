### validate_identifier
import keyword


def validate_identifier(name: object, *, allow_private: bool = False, max_length: int = 24) -> str:
    """Return *name* unchanged when it may be used as an attribute name."""
    if not isinstance(name, str):
        raise TypeError(f"name must be str, not {type(name).__name__}")
    problems = []
    if not name.isidentifier():
        problems.append("is not an identifier")
    if keyword.iskeyword(name):
        problems.append("is a keyword")
    if name.startswith("_") and not allow_private:
        problems.append("is private")
    if len(name) > max_length:
        problems.append(f"is longer than {max_length}")
    if problems:
        raise ValueError(f"{name!r} " + " and ".join(problems))
    return name

#> validate_identifier("total_price")
#> validate_identifier("_hidden", allow_private=True)
#> validate_identifier("größe")
#> validate_identifier("lambda")
#> validate_identifier("_2 much", max_length=4)
#> validate_identifier(42)
#> validate_identifier("x", max_length=1)

### qualified_import_name
def qualified_import_name(reference: str, package: str) -> tuple[str, str | None]:
    """Resolve '..tools:run' relative to a package into (module, attribute)."""
    module, _, attribute = reference.partition(":")
    dots = len(module) - len(module.lstrip("."))
    if dots:
        base = package.split(".")
        keep = len(base) - (dots - 1)
        if keep < 1:
            raise ImportError("relative import beyond top-level package")
        module = ".".join(base[:keep] + [p for p in [module[dots:]] if p])
    return module, attribute or None

#> qualified_import_name("..tools:run", "app.core.io")
#> qualified_import_name("json:loads", "app")
#> qualified_import_name(".", "app.core")
#> qualified_import_name("...x", "app.core")
#> qualified_import_name(".models:", "shop.db")
#> qualified_import_name("os.path", "")

### mangle_name_unique
def mangle_name_unique(names: list[str], reserved: set[str] = frozenset({"id", "type"})) -> dict[str, str]:
    """Column titles to unique attribute names; reserved ones get an underscore."""
    used: set[str] = set()
    mapping: dict[str, str] = {}
    for title in names:
        stem = "".join(c.lower() if c.isalnum() else "_" for c in title).strip("_") or "field"
        if stem[0].isdigit():
            stem = "n" + stem
        if stem in reserved:
            stem += "_"
        candidate, serial = stem, 1
        while candidate in used:
            serial += 1
            candidate = f"{stem}{serial}"
        used.add(candidate)
        mapping[title] = candidate
    return mapping

#> mangle_name_unique(["First Name", "first-name", "Type"])
#> mangle_name_unique(["2nd place", "%", "#", "$"])
#> mangle_name_unique([])
#> mangle_name_unique(["ID", "Größe (cm)"], {"größe__cm"})
#> mangle_name_unique(["a", "A", "a "])

### wildcard_host_match
def wildcard_host_match(host: str, patterns: list[str], *, port: int | None = None) -> str | None:
    """The no-proxy pattern that covers a host, or None ('*.x.org', '.x.org', 'h:80')."""
    host = host.rstrip(".").lower()
    for pattern in patterns:
        want, _, want_port = pattern.lower().partition(":")
        if want_port and int(want_port) != port:
            continue
        if want == "*":
            return pattern
        if want.startswith("*."):
            if host.endswith(want[1:]):
                return pattern
        elif want.startswith("."):
            if host == want[1:] or host.endswith(want):
                return pattern
        elif host == want:
            return pattern
    return None

#> wildcard_host_match("api.example.org", ["localhost", "*.example.org"])
#> wildcard_host_match("example.org", ["*.example.org", ".Example.org"])
#> wildcard_host_match("db", ["db:5432"], port=80)
#> wildcard_host_match("db", ["db:5432", "*"], port=5432)
#> wildcard_host_match("LOCALHOST.", ["localhost"])
#> wildcard_host_match("x.net", [".y.net", "*"])
#> wildcard_host_match("a.b", [])

### brace_expand
def brace_expand(pattern: str) -> list[str]:
    """Expand 'file{1,2}.{txt,md}' and '{1..3}' as a shell does."""
    start = pattern.find("{")
    end = pattern.find("}", start)
    if start < 0 or end < 0:
        return [pattern]
    head, body, tail = pattern[:start], pattern[start + 1:end], pattern[end + 1:]
    if ".." in body:
        low, high = body.split("..")
        options = [str(n) for n in range(int(low), int(high) + 1)]
    else:
        options = body.split(",")
    return [head + option + rest for option in options for rest in brace_expand(tail)]

#> brace_expand("file{1,2}.{txt,md}")
#> brace_expand("v{8..11}")
#> brace_expand("plain")
#> brace_expand("{a,}b")
#> brace_expand("open{x,y")
#> brace_expand("{x..3}")

### mac_address_clean
_VENDORS = {"00:1a:2b": "Acme", "b8:27:eb": "Raspberry"}


def mac_address_clean(text: str, *, sep: str = ":", vendor: bool = False) -> str:
    """Normalise a MAC address written in any common style."""
    digits = [c for c in text.lower() if c not in ":-. "]
    if len(digits) != 12 or any(c not in "0123456789abcdef" for c in digits):
        raise ValueError(f"not a MAC address: {text!r}")
    pairs = ["".join(digits[i:i + 2]) for i in range(0, 12, 2)]
    if vendor:
        if int(pairs[0], 16) & 2:
            return "locally administered"
        return _VENDORS.get(":".join(pairs[:3]), "unknown")
    return sep.join(pairs)

#> mac_address_clean("00-1A-2B-3C-4D-5E")
#> mac_address_clean("b827.eb12.3456", vendor=True)
#> mac_address_clean("001a2b3c4d", sep="-")
#> mac_address_clean("02:00:00:00:00:01", vendor=True)
#> mac_address_clean("a0 b1 c2 d3 e4 f5", sep="")
#> mac_address_clean("zz:00:00:00:00:01")

### phone_number_format
_COUNTRIES = {"47": ("NO", (3, 2, 3)), "44": ("GB", (4, 6)), "1": ("US", (3, 3, 4))}


def phone_number_format(raw: str, default_prefix: str = "47") -> str:
    """International format of a number, grouped as usual in its country."""
    digits = "".join(filter(str.isdigit, raw))
    if raw.strip().startswith("+") or digits.startswith("00"):
        digits = digits.removeprefix("00")
        prefix = next((p for p in _COUNTRIES if digits.startswith(p)), None)
        if prefix is None:
            raise LookupError(f"unknown country in {raw!r}")
        digits = digits[len(prefix):]
    else:
        prefix = default_prefix
        digits = digits.lstrip("0")
    country, groups = _COUNTRIES[prefix]
    if len(digits) != sum(groups):
        raise ValueError(f"{country} numbers have {sum(groups)} digits")
    parts, at = [], 0
    for size in groups:
        parts.append(digits[at:at + size])
        at += size
    return f"+{prefix} {' '.join(parts)}"

#> phone_number_format("912 34 567")
#> phone_number_format("+1 (555) 010-9999")
#> phone_number_format("0044 7911 123456")
#> phone_number_format("07911123456", "44")
#> phone_number_format("+99 123")
#> phone_number_format("12345")

### license_plate_kind_util
import re

_FORMATS = [
    ("standard", re.compile(r"[A-Z]{2}\d{5}")),
    ("diplomat", re.compile(r"CD\d{3}")),
    ("vanity", re.compile(r"(?=.*[A-Z])[A-Z0-9]{2,7}")),
]


def license_plate_kind_util(plate: str, *, banned: tuple[str, ...] = ("BAD",)) -> str:
    """Kind of a plate after cleaning; look-alike vanity plates are refused."""
    cleaned = plate.upper().replace(" ", "").replace("-", "")
    for kind, pattern in _FORMATS:
        if pattern.fullmatch(cleaned):
            break
    else:
        return "invalid"
    if kind == "vanity" and any(word in cleaned for word in banned):
        return "refused"
    return kind

#> license_plate_kind_util("ek 12345")
#> license_plate_kind_util("CD-101")
#> license_plate_kind_util("GoFast")
#> license_plate_kind_util("2bad4u")
#> license_plate_kind_util("12345")
#> license_plate_kind_util("MYCAR", banned=("CAR", "BUS"))
#> license_plate_kind_util("much-too-long")

### soundex_code_util
_CODES = {c: d for d, letters in enumerate(("BFPV", "CGJKQSXZ", "DT", "L", "MN", "R"), 1) for c in letters}


def soundex_code_util(name: str, length: int = 4) -> str:
    """Soundex of a name; similar names share a code."""
    letters = [c for c in name.upper() if c.isascii() and c.isalpha()]
    if not letters:
        return ""
    code = letters[0]
    last = _CODES.get(letters[0])
    for letter in letters[1:]:
        digit = _CODES.get(letter)
        if digit is not None and digit != last:
            code += str(digit)
        if letter not in "HW":
            last = digit
    return code[:length].ljust(length, "0")

#> soundex_code_util("Robert")
#> soundex_code_util("Ashcraft")
#> soundex_code_util("Tymczak")
#> soundex_code_util("  -- ")
#> soundex_code_util("O'Hara", 6)
#> soundex_code_util("Pfister", length=3)

### jaccard_suggestions
def _grams(text: str, n: int) -> set[str]:
    padded = f" {text.lower()} "
    return {padded[i:i + n] for i in range(len(padded) - n + 1)}


def jaccard_suggestions(query: str, names: list[str], *, n: int = 2, threshold: float = 0.3) -> list[tuple[str, float]]:
    """Names whose n-grams overlap enough with the query's, best first."""
    wanted = _grams(query, n)
    scored = []
    for name in names:
        grams = _grams(name, n)
        union = len(wanted | grams)
        score = len(wanted & grams) / union if union else 0.0
        if score >= threshold:
            scored.append((name, round(score, 2)))
    scored.sort(key=lambda pair: -pair[1])
    return scored

#> jaccard_suggestions("colour", ["color", "collar", "size"])
#> jaccard_suggestions("Oslo", ["oslo", "Osaka", "Lima"], threshold=0.1)
#> jaccard_suggestions("", ["a"], n=4)
#> jaccard_suggestions("x", [])
#> jaccard_suggestions("banana", ["bandana", "cabana"], n=3, threshold=0.2)

### expand_abbreviations
import re


def expand_abbreviations(text: str, table: dict[str, str], *, once: bool = False) -> str:
    """Replace known abbreviations; with *once* the short form is kept after the first use."""
    if not table:
        return text
    seen: set[str] = set()
    pattern = re.compile(r"\b(" + "|".join(sorted(map(re.escape, table), key=len, reverse=True)) + r")\b")

    def replace(match: re.Match) -> str:
        short = match.group()
        if not once:
            return table[short]
        if short in seen:
            return short
        seen.add(short)
        return f"{table[short]} ({short})"

    return pattern.sub(replace, text)

#> expand_abbreviations("The EU and the UN met", {"EU": "European Union", "UN": "United Nations"})
#> expand_abbreviations("CPU, GPU, CPU", {"CPU": "processor"}, once=True)
#> expand_abbreviations("nothing", {})
#> expand_abbreviations("ML in HTML", {"ML": "learning"})
#> expand_abbreviations("AI AIs AI", {"AI": "art. int."}, once=True)

### mentions_and_tags
from typing import NamedTuple


class Entity(NamedTuple):
    kind: str
    text: str
    start: int


def mentions_and_tags(post: str, limit: int = 10) -> list[tuple]:
    """Mentions and hashtags of a post with their positions, without repeats."""
    kinds = {"@": "mention", "#": "tag"}
    found: list[Entity] = []
    position = 0
    for word in post.split(" "):
        name = word[1:].rstrip(".,!?:;")
        if word[:1] in kinds and word and name:
            entity = Entity(kinds[word[0]], name.lower(), position)
            if all(entity[:2] != other[:2] for other in found):
                found.append(entity)
        position += len(word) + 1
        if len(found) == limit:
            break
    return [tuple(entity) for entity in found]

#> mentions_and_tags("Thanks @Ann! #Party at @bob's")
#> mentions_and_tags("#one #two #One #three", limit=2)
#> mentions_and_tags("")
#> mentions_and_tags("mail me@x.org # @")
#> mentions_and_tags("@été #été")

### anonymise_names
def anonymise_names(text: str, names: list[str], *, label: str = "Person") -> tuple[str, dict[str, str]]:
    """Replace names by 'Person A', 'Person B', ... in order of first appearance."""
    present = [n for n in names if n and n in text]
    present.sort(key=text.index)
    if len(present) > 26:
        raise ValueError("too many names")
    aliases = {}
    for number, name in enumerate(present):
        aliases[name] = f"{label} {chr(65 + number)}"
    # longer names first, so that 'Ann' does not spoil 'Anna'
    for name in sorted(aliases, key=len, reverse=True):
        text = text.replace(name, aliases[name])
    return text, aliases

#> anonymise_names("Bo met Anna; Ann was late.", ["Ann", "Anna", "Bo"])
#> anonymise_names("Nobody here.", ["Zoe"])
#> anonymise_names("", [""])
#> anonymise_names("k m k", ["m", "k"], label="Witness")
#> anonymise_names("".join(chr(97 + i) for i in range(26)) + "é", [chr(97 + i) for i in range(26)] + ["é"])

### parse_name_list
def parse_name_list(authors: str, *, style: str = "full") -> list[str]:
    """Split BibTeX-like author lists: 'Lovelace, Ada and Alan Turing'."""
    people = []
    for author in authors.split(" and "):
        author = " ".join(author.split())
        if not author:
            continue
        if author == "others":
            people.append("et al.")
            continue
        last, comma, first = author.partition(", ")
        if not comma:
            first, _, last = author.rpartition(" ")
        if style == "short" and first:
            first = " ".join(part[0] + "." for part in first.split())
        people.append(f"{first} {last}".strip())
    return people

#> parse_name_list("Lovelace, Ada and Alan Mathison Turing")
#> parse_name_list("Lovelace, Ada and Alan Mathison Turing", style="short")
#> parse_name_list("")
#> parse_name_list("Plato and others", style="short")
#> parse_name_list("van  Rossum, Guido")

### citation_key
_SKIP = ("a", "an", "the", "on", "of")


def citation_key(author: str, year: int | None, title: str, taken: frozenset[str] = frozenset()) -> str:
    """Key such as 'turing1936computable', with a letter when it is taken."""
    surname = author.split(",")[0].split()[-1] if author.strip() else "anon"
    stem = "".join(c for c in surname.lower() if c.isalpha())
    words = [w for w in title.lower().split() if w not in _SKIP]
    key = f"{stem}{year or 'nd'}{words[0].strip(':,.') if words else ''}"
    if key not in taken:
        return key
    for letter in "abc":
        if key + letter not in taken:
            return key + letter
    raise RuntimeError(f"no free key for {key}")

#> citation_key("Alan Turing", 1936, "On Computable Numbers")
#> citation_key("O'Neil, Cathy", None, "Weapons: a story")
#> citation_key("", 2001, "The")
#> citation_key("Knuth", 1968, "Art", frozenset({"knuth1968art", "knuth1968arta"}))
#> citation_key("X", 1, "q", frozenset({"x1q", "x1qa", "x1qb", "x1qc"}))

### emoji_shortcodes_util
_CODES = {"smile": "😄", "tea": "🍵", "+1": "👍"}


def emoji_shortcodes_util(text: str, *, reverse: bool = False, unknown: str | None = None) -> str:
    """Replace ':tea:' by an emoji, or the other way round."""
    if reverse:
        for name, symbol in _CODES.items():
            text = text.replace(symbol, f":{name}:")
        return text
    parts = text.split(":")
    out = parts[0]
    i = 1
    while i < len(parts):
        closed = i + 1 < len(parts)
        if closed and parts[i] in _CODES:
            out += _CODES[parts[i]] + parts[i + 1]
            i += 2
        elif closed and unknown is not None and parts[i].isidentifier():
            out += unknown + parts[i + 1]
            i += 2
        else:
            out += ":" + parts[i]
            i += 1
    return out

#> emoji_shortcodes_util("good :tea: here :+1:")
#> emoji_shortcodes_util("at 10:30 :nope:")
#> emoji_shortcodes_util("at 10:30 :nope:", unknown="?")
#> emoji_shortcodes_util("nice 👍🍵", reverse=True)
#> emoji_shortcodes_util(":smile")
#> emoji_shortcodes_util("")

### keyboard_shortcut
_MODIFIERS = {"ctrl": 0, "control": 0, "alt": 1, "option": 1, "shift": 2, "cmd": 3, "meta": 3}
_LABELS = ("Ctrl", "Alt", "Shift", "Meta")


def keyboard_shortcut(text: str, *, mac: bool = False) -> str:
    """Canonical form of 'shift-ctrl+p'; exactly one ordinary key is required."""
    modifiers, keys = set(), []
    for token in text.lower().replace("-", "+").split("+"):
        token = token.strip()
        if token in _MODIFIERS:
            modifiers.add(_MODIFIERS[token])
        elif token:
            keys.append(token)
    if len(keys) != 1:
        raise ValueError(f"{len(keys)} keys in {text!r}")
    key = keys[0].upper() if len(keys[0]) == 1 else keys[0].capitalize()
    if mac:
        return "".join("⌃⌥⇧⌘"[m] for m in sorted(modifiers)) + key
    return "+".join([_LABELS[m] for m in sorted(modifiers)] + [key])

#> keyboard_shortcut("shift-ctrl+p")
#> keyboard_shortcut("cmd+option+esc", mac=True)
#> keyboard_shortcut("F5")
#> keyboard_shortcut("ctrl+")
#> keyboard_shortcut("a+b")
#> keyboard_shortcut("Control + Control + delete")

### alias_resolver
def alias_resolver(name: str, aliases: dict[str, str], *, known: tuple[str, ...], max_hops: int = 4) -> str:
    """Follow aliases to a known name; chains and case differences are allowed."""
    lowered = {k.lower(): v for k, v in aliases.items()}
    canonical = {k.lower(): k for k in known}
    current = name.lower()
    for _ in range(max_hops):
        if current in canonical:
            return canonical[current]
        if current not in lowered:
            raise KeyError(f"{name} is neither known nor an alias")
        current = lowered[current].lower()
    raise RecursionError(f"{name}: more than {max_hops - 1} aliases in a row")

#> alias_resolver("PY", {"py": "python3", "Python3": "CPython"}, known=("CPython", "PyPy"))
#> alias_resolver("pypy", {}, known=("CPython", "PyPy"))
#> alias_resolver("ruby", {"py": "python"}, known=("python",))
#> alias_resolver("a", {"a": "b", "b": "a"}, known=("z",))
#> alias_resolver("JS", {"js": "ecma", "ecma": "ES6"}, known=("es6",), max_hops=3)

### glossary_links
def glossary_links(text: str, terms: dict[str, str]) -> str:
    """Link the first occurrence of every glossary term as [term](target)."""
    words = text.split(" ")
    linked: set[str] = set()
    for i, word in enumerate(words):
        bare = word.strip(".,;!?()")
        key = bare.lower()
        target = terms.get(key)
        if target is None and key.endswith("s"):
            key = key[:-1]
            target = terms.get(key)
        if target is None or key in linked:
            continue
        linked.add(key)
        words[i] = word.replace(bare, f"[{bare}]({target})")
    return " ".join(words)

#> glossary_links("A heap is a tree. The heap grows.", {"heap": "#h", "tree": "#t"})
#> glossary_links("Trees (and tree roots)", {"tree": "/t"})
#> glossary_links("", {"x": "y"})
#> glossary_links("class, glass", {"glas": "g", "class": "c"})
#> glossary_links("no terms", {})
