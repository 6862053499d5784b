### ascii_slug
import unicodedata

_FOLD = {"ß": "ss", "æ": "ae", "ø": "o", "&": " and "}


def ascii_slug(title: str, separator: str = "-", max_words: int | None = None) -> str:
    """URL slug of a title: accents dropped, words joined by *separator*."""
    lowered = "".join(_FOLD.get(c, c) for c in title.lower())
    plain = unicodedata.normalize("NFKD", lowered).encode("ascii", "ignore").decode()
    words = "".join(c if c.isalnum() else " " for c in plain).split()
    if max_words is not None:
        words = words[:max_words]
    return separator.join(words) or "untitled"

#> ascii_slug("Crème Brûlée & Café!")
#> ascii_slug("Straße nach Øst", "_")
#> ascii_slug("  ...  ")
#> ascii_slug("One two three four", max_words=2)
#> ascii_slug("日本 2020")

### pluralise_noun
_IRREGULAR = {"child": "children", "person": "people", "mouse": "mice", "ox": "oxen"}
_UNCOUNTABLE = {"sheep", "series", "fish"}


def pluralise_noun(noun: str, count: int = 2) -> str:
    """English plural of *noun* unless *count* is one."""
    lower = noun.lower()
    if abs(count) == 1 or lower in _UNCOUNTABLE:
        return noun
    if lower in _IRREGULAR:
        plural = _IRREGULAR[lower]
        return plural.capitalize() if noun[0].isupper() else plural
    if lower.endswith("y") and lower[-2:-1] not in "aeiou":
        return noun[:-1] + "ies"
    if lower.endswith(("s", "x", "z", "ch", "sh")):
        return noun + "es"
    if lower.endswith("fe"):
        return noun[:-2] + "ves"
    return noun + "s"

#> pluralise_noun("berry")
#> pluralise_noun("toy", 3)
#> pluralise_noun("Child", 0)
#> pluralise_noun("person", -1)
#> pluralise_noun("knife")
#> pluralise_noun("box", 5)
#> pluralise_noun("sheep", 12)
#> pluralise_noun("ox")

### natural_join
from collections.abc import Sequence


def natural_join(items: Sequence[object], word: str = "and", *, oxford: bool = True, limit: int = 4) -> str:
    """'a, b, and c' with the rest summed up as 'n more'."""
    names = [str(item) for item in items]
    if len(names) > limit:
        hidden = len(names) - limit + 1
        names[limit - 1:] = [f"{hidden} more"]
    if len(names) < 3:
        return f" {word} ".join(names)
    comma = "," if oxford else ""
    return ", ".join(names[:-1]) + f"{comma} {word} {names[-1]}"

#> natural_join(["tea", "milk", "rice"])
#> natural_join(["tea", "milk", "rice"], "or", oxford=False)
#> natural_join([])
#> natural_join([1, 2])
#> natural_join("abcdefg", limit=3)
#> natural_join(["solo"])

### human_file_size_util
_BINARY = ["B", "KiB", "MiB", "GiB", "TiB"]
_DECIMAL = ["B", "kB", "MB", "GB", "TB"]


def human_file_size_util(size: float, *, binary: bool = False, precision: int = 1) -> str:
    """'3.4 MB' for a number of bytes; negative sizes keep their sign."""
    base, names = (1024, _BINARY) if binary else (1000, _DECIMAL)
    sign = "-" if size < 0 else ""
    value = abs(size)
    unit = 0
    while value >= base and unit < len(names) - 1:
        value /= base
        unit += 1
    if unit == 0:
        return f"{sign}{value:.0f} B"
    return f"{sign}{value:.{precision}f} {names[unit]}"

#> human_file_size_util(3_400_000)
#> human_file_size_util(1536, binary=True)
#> human_file_size_util(-999)
#> human_file_size_util(0)
#> human_file_size_util(5 * 10**16, precision=0)
#> human_file_size_util(-2_000_000, binary=True, precision=2)

### parse_file_size
def parse_file_size(text: str) -> int:
    """Bytes of '10k', '2.5 MiB' or '700'; the inverse of humanising."""
    text = text.strip().lower()
    index = 0
    while index < len(text) and (text[index].isdigit() or text[index] == "."):
        index += 1
    number, unit = text[:index], text[index:].strip().removesuffix("b")
    if not number:
        raise ValueError(f"no number in {text!r}")
    base = 1024 if unit.endswith("i") else 1000
    unit = unit.rstrip("i")
    if unit not in ("", "k", "m", "g"):
        raise ValueError(f"unknown unit {unit!r}")
    return round(float(number) * base ** "kmg".find(unit[0]) * base) if unit else int(float(number))

#> parse_file_size("10k")
#> parse_file_size("2.5 MiB")
#> parse_file_size(" 700 ")
#> parse_file_size("MB")
#> parse_file_size("3 parsec")
#> parse_file_size("1.5GB")
#> parse_file_size("0.5 B")

### humanise_duration
UNITS = (("w", 604800), ("d", 86400), ("h", 3600), ("m", 60), ("s", 1))


def humanise_duration(seconds: int, parts: int = 2, zero: str = "0s") -> str:
    """The *parts* largest units of a duration: 93784 -> '1d 2h'."""
    if not isinstance(seconds, int):
        raise TypeError(f"seconds must be int, not {type(seconds).__name__}")
    if seconds < 0:
        return "-" + humanise_duration(-seconds, parts, zero)
    pieces = []
    for label, length in UNITS:
        count, seconds = divmod(seconds, length)
        if count:
            pieces.append(f"{count}{label}")
        if len(pieces) == parts:
            break
    return " ".join(pieces) or zero

#> humanise_duration(93784)
#> humanise_duration(59)
#> humanise_duration(-3661, parts=3)
#> humanise_duration(0, zero="now")
#> humanise_duration(1.5)
#> humanise_duration(604800 * 3 + 5, parts=1)

### parse_duration_spec
_FACTORS = {"ms": 0.001, "s": 1, "sec": 1, "m": 60, "min": 60, "h": 3600, "d": 86400}


def parse_duration_spec(spec: str | int | float) -> float:
    """Seconds of a spec like '1h30m' or '250ms'; plain numbers pass through."""
    if isinstance(spec, (int, float)):
        return float(spec)
    total, number, unit = 0.0, "", ""
    for ch in spec.replace(" ", "") + "0":
        if ch.isalpha():
            unit += ch
            continue
        if unit:
            if unit not in _FACTORS:
                raise ValueError(f"unknown unit {unit!r} in {spec!r}")
            total += float(number) * _FACTORS[unit]
            number = unit = ""
        number += ch
    if number != "0":
        raise ValueError(f"number without a unit in {spec!r}")
    return total

#> parse_duration_spec("1h30m")
#> parse_duration_spec("250 ms")
#> parse_duration_spec(12)
#> parse_duration_spec("2d 4fortnights")
#> parse_duration_spec("1m 30")
#> parse_duration_spec("0.5min")
#> parse_duration_spec("")

### greedy_wrap
def greedy_wrap(text: str, width: int = 20, *, indent: str = "", hang: str | None = None) -> list[str]:
    """Greedy word wrap; *hang* is the indent of all lines but the first."""
    if width < 1:
        raise ValueError("width must be positive")
    hang = indent if hang is None else hang
    lines: list[str] = []
    current = indent
    fresh = True
    for word in text.split():
        gap = "" if fresh else " "
        if not fresh and len(current) + len(gap) + len(word) > width:
            lines.append(current)
            current, gap = hang, ""
        current += gap + word
        fresh = False
    if not fresh:
        lines.append(current)
    return lines

#> greedy_wrap("the ferry leaves at noon from pier nine")
#> greedy_wrap("unbelievably tiny", 5)
#> greedy_wrap("")
#> greedy_wrap("* buy eggs and some oat milk", 16, indent=" ", hang="   ")
#> greedy_wrap("x", 0)
#> greedy_wrap("a b c d e f", width=3)

### fill_placeholders
import re


def fill_placeholders(template: str, values: dict[str, object], *, on_missing: str = "error") -> str:
    """Replace {{ name|filter }} placeholders; filters are upper, lower and len."""
    filters = {"upper": lambda v: str(v).upper(), "lower": lambda v: str(v).lower(), "len": lambda v: len(v)}

    def substitute(match: re.Match) -> str:
        name, *pipeline = [p.strip() for p in match.group(1).split("|")]
        if name not in values:
            if on_missing == "keep":
                return match.group(0)
            if on_missing == "blank":
                return ""
            raise KeyError(name)
        value = values[name]
        for step in pipeline:
            value = filters[step](value)
        return str(value)

    return re.sub(r"\{\{(.*?)\}\}", substitute, template)

#> fill_placeholders("Dear {{ name }}, {{n}} new", {"name": "Ida", "n": 3})
#> fill_placeholders("{{ a|upper }}-{{ a | len }}", {"a": "kiwi"})
#> fill_placeholders("hi {{who}}", {})
#> fill_placeholders("hi {{who}}!", {}, on_missing="keep")
#> fill_placeholders("[{{x}}{{y|lower}}]", {"y": "ABC"}, on_missing="blank")

### truncate_middle_text
def truncate_middle_text(text: str, width: int, marker: str = "…") -> str:
    """Shorten in the middle so that both ends of the text stay visible."""
    if len(text) <= width:
        return text
    room = width - len(marker)
    if room < 2:
        return text[:width]
    head = (room + 1) // 2
    tail = room - head
    return text[:head] + marker + text[-tail:]

#> truncate_middle_text("/home/ann/projects/demo/readme.md", 15)
#> truncate_middle_text("short", 9)
#> truncate_middle_text("abcdefghij", 6, marker="...")
#> truncate_middle_text("abcdefghij", 4, "...")
#> truncate_middle_text("übergrößenträger", 7)
#> truncate_middle_text("", 0)

### render_text_table_util
def render_text_table_util(rows: list[list[object]], headers: list[str] | None = None, gap: str = "  ") -> list[str]:
    """Left-aligned text columns, numbers right-aligned."""
    table = [[str(cell) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*([headers] if headers else []), *table)]
    lines = []
    if headers:
        lines.append(gap.join(h.ljust(w) for h, w in zip(headers, widths)).rstrip())
        lines.append(gap.join("-" * w for w in widths))
    for row, cells in zip(rows, table):
        padded = []
        for value, cell, width in zip(row, cells, widths):
            padded.append(cell.rjust(width) if isinstance(value, (int, float)) else cell.ljust(width))
        lines.append(gap.join(padded).rstrip())
    return lines

#> render_text_table_util([["pear", 12], ["fig", 3]], ["fruit", "n"])
#> render_text_table_util([["a", "b"], ["ccc", "d"]])
#> render_text_table_util([], ["only", "head"])
#> render_text_table_util([[1.5, "x"], [-20, "yy"]], gap=" | ")
#> render_text_table_util([])

### markdown_table_row
_ALIGN = {"left": ":--", "right": "--:", "center": ":-:", None: "---"}


def markdown_table_row(records: list[dict], columns: list[str], align: dict[str, str] | None = None) -> str:
    """Markdown table of the chosen columns; pipes in cells are escaped."""
    align = align or {}
    unknown = set(align) - set(columns)
    if unknown:
        raise KeyError(f"alignment for unknown columns: {sorted(unknown)}")
    lines = [columns, [_ALIGN[align.get(c)] for c in columns]]
    for record in records:
        lines.append([str(record.get(c, "")).replace("|", "\\|") for c in columns])
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)

#> markdown_table_row([{"id": 1, "op": "a|b"}, {"id": 2}], ["id", "op"])
#> markdown_table_row([], ["x"], {"x": "right"})
#> markdown_table_row([{"k": None}], ["k", "v"], {"v": "center"})
#> markdown_table_row([], ["a"], {"b": "left"})
#> markdown_table_row([{"n": 3.50}], ["n"], {"n": "middle"})

### title_case_ap
_SMALL = frozenset("a an and at but by for in nor of on or so the to up yet".split())


def title_case_ap(headline: str, keep: tuple[str, ...] = ()) -> str:
    """Headline case: small words stay small unless first or last."""
    words = headline.split()
    last = len(words) - 1
    result = []
    for position, word in enumerate(words):
        if word in keep:
            result.append(word)
        elif word.lower() in _SMALL and 0 < position < last:
            result.append(word.lower())
        else:
            result.append("-".join(p[:1].upper() + p[1:].lower() for p in word.split("-")))
    return " ".join(result)

#> title_case_ap("a day IN the life of an owl")
#> title_case_ap("the iPhone and the well-known NASA", keep=("iPhone", "NASA"))
#> title_case_ap("")
#> title_case_ap("what are you looking at")
#> title_case_ap("BUT", ("but",))

### dedent_block
def dedent_block(text: str, *, tab: int = 4) -> str:
    """Remove the common indent of all non-blank lines; drops a blank first line."""
    lines = [line.expandtabs(tab) for line in text.split("\n")]
    if lines and not lines[0].strip():
        del lines[0]
    margin = None
    for line in lines:
        stripped = line.lstrip()
        if stripped:
            indent = len(line) - len(stripped)
            margin = indent if margin is None else min(margin, indent)
    return "\n".join(line[margin or 0:].rstrip() for line in lines)

#> dedent_block("\n    if x:\n        go()\n")
#> dedent_block("\tone\n\t\ttwo", tab=2)
#> dedent_block("")
#> dedent_block("  a\n b\n\n   c  ")
#> dedent_block("flush\n  in")

### ordinal_suffix_util
def ordinal_suffix_util(number: int | str, *, superscript: bool = False) -> str:
    """'1st', '22nd', '113th' and so on."""
    value = int(number)
    if value < 0:
        raise ValueError("ordinals are not negative")
    if value % 100 in (11, 12, 13):
        suffix = "th"
    else:
        suffix = {1: "st", 2: "nd", 3: "rd"}.get(value % 10, "th")
    if superscript:
        suffix = suffix.translate(str.maketrans("sthndr", "ˢᵗʰⁿᵈʳ"))
    return f"{value:,}{suffix}"

#> ordinal_suffix_util(1)
#> ordinal_suffix_util("22")
#> ordinal_suffix_util(1013)
#> ordinal_suffix_util(103, superscript=True)
#> ordinal_suffix_util(-4)
#> ordinal_suffix_util(0)

### camel_to_snake_ident
def camel_to_snake_ident(name: str, *, upper: bool = False) -> str:
    """'HTTPServerError' -> 'http_server_error'; runs of capitals stay together."""
    out = []
    for i, ch in enumerate(name):
        if ch.isupper() and i > 0:
            before, after = name[i - 1], name[i + 1:i + 2]
            if before.islower() or before.isdigit() or (before.isupper() and after.islower()):
                out.append("_")
        out.append("_" if ch in "- " else ch)
    snake = "".join(out)
    return snake.upper() if upper else snake.lower()

#> camel_to_snake_ident("HTTPServerError")
#> camel_to_snake_ident("parseURL2Path")
#> camel_to_snake_ident("maxRetries", upper=True)
#> camel_to_snake_ident("")
#> camel_to_snake_ident("already_snake")
#> camel_to_snake_ident("kebab-Case Name")

### side_by_side_columns
from itertools import zip_longest
from textwrap import wrap


def side_by_side_columns(left: str, right: str, width: int = 24, divider: str = " | ") -> list[str]:
    """Wrap two texts and set them next to each other."""
    column = (width - len(divider)) // 2
    if column < 3:
        raise ValueError(f"width {width} is too small")
    rows = zip_longest(wrap(left, column), wrap(right, column), fillvalue="")
    return [(a.ljust(column) + divider + b).rstrip() for a, b in rows]

#> side_by_side_columns("the old text was here", "new words")
#> side_by_side_columns("", "alone on the right side")
#> side_by_side_columns("a b", "c d", width=7)
#> side_by_side_columns("same", "same", width=9, divider="|")
#> side_by_side_columns("", "")

### banner_box
_STYLES = {"ascii": "+-+|+-+", "light": "┌─┐│└─┘"}


def banner_box(*lines: str, style: str = "ascii", padding: int = 1) -> str:
    """Draw a box around the lines."""
    try:
        tl, top, tr, side, bl, bottom, br = _STYLES[style]
    except KeyError:
        raise ValueError(f"unknown style {style!r}") from None
    inner = max(map(len, lines), default=0)
    pad = " " * padding
    body = [f"{side}{pad}{line.center(inner)}{pad}{side}" for line in lines]
    across = inner + 2 * padding
    return "\n".join([tl + top * across + tr, *body, bl + bottom * across + br])

#> banner_box("Hello")
#> banner_box("one", "three", style="light")
#> banner_box()
#> banner_box("x", style="double")
#> banner_box("ab", "c", padding=0)

### progress_bar_text_util
def progress_bar_text_util(done: int, total: int | None, width: int = 10, *, fill: str = "#", show: str = "percent") -> str:
    """One frame of a progress bar; without a total it only counts."""
    if total is None:
        return f"{done} items"
    if total <= 0:
        raise ValueError("total must be positive")
    fraction = min(max(done / total, 0.0), 1.0)
    filled = int(fraction * width)
    bar = (fill * filled).ljust(width, ".")
    if show == "percent":
        return f"[{bar}] {fraction:4.0%}"
    return f"[{bar}] {done}/{total}"

#> progress_bar_text_util(3, 10)
#> progress_bar_text_util(7, None)
#> progress_bar_text_util(15, 12, 6, fill="=")
#> progress_bar_text_util(2, 3, show="count")
#> progress_bar_text_util(1, 0)
#> progress_bar_text_util(-1, 4, width=4)

### number_with_si
_PREFIX = {-3: "n", -2: "µ", -1: "m", 0: "", 1: "k", 2: "M", 3: "G"}


def number_with_si(value: float, unit: str = "", digits: int = 3) -> str:
    """Engineering notation: 0.0047 F -> '4.7 mF'."""
    if value == 0:
        return f"0 {unit}".rstrip()
    exponent = 0
    scaled = abs(value)
    while scaled >= 1000 and exponent < 3:
        scaled /= 1000
        exponent += 1
    while scaled < 1 and exponent > -3:
        scaled *= 1000
        exponent -= 1
    sign = "-" if value < 0 else ""
    return f"{sign}{scaled:.{digits}g} {_PREFIX[exponent]}{unit}".rstrip()

#> number_with_si(0.0047, "F")
#> number_with_si(2_200_000, "Hz", 2)
#> number_with_si(0)
#> number_with_si(-1500)
#> number_with_si(7e-12, "s")
#> number_with_si(12, "V")
#> number_with_si(5e13, "B")

### initials_of_name
PARTICLES = ("van", "von", "de", "der", "da", "bin")


def initials_of_name(full_name: str, *, dots: bool = False, max_letters: int = 3) -> str:
    """Initials for an avatar; particles are skipped, 'Last, First' is turned round."""
    if "," in full_name:
        last, first = full_name.split(",", 1)
        full_name = f"{first} {last}"
    words = [w for w in full_name.replace("-", " ").split() if w.lower() not in PARTICLES]
    if not words:
        return "?"
    letters = [w[0].upper() for w in words]
    if len(letters) > max_letters:
        letters = letters[:max_letters - 1] + letters[-1:]
    return "".join(l + "." for l in letters) if dots else "".join(letters)

#> initials_of_name("ada lovelace")
#> initials_of_name("Beethoven, Ludwig van")
#> initials_of_name("Jean-Luc Marie Paul Picard")
#> initials_of_name(" de  da ")
#> initials_of_name("Élise Dubois", dots=True)
#> initials_of_name("A B C D", max_letters=2, dots=True)

### quote_shell_word
_PLAIN = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@%+=:,./-_")


def quote_shell_word(*words: str | None) -> str:
    """Join words into one command line, quoting those that need it; None is skipped."""
    quoted = []
    for word in words:
        if word is None:
            continue
        if not word:
            quoted.append("''")
        elif set(word) <= _PLAIN:
            quoted.append(word)
        else:
            quoted.append("'" + word.replace("'", "'\\''") + "'")
    return " ".join(quoted)

#> quote_shell_word("cp", "my file.txt", "/tmp/x")
#> quote_shell_word("echo", "it's", None, "")
#> quote_shell_word()
#> quote_shell_word("ls", "-la", "a*")
#> quote_shell_word("grep", "$HOME", "~/notes")

### highlight_matches_util
def highlight_matches_util(text: str, term: str, *, before: str = "<b>", after: str = "</b>", limit: int = 0) -> str:
    """Mark case-insensitive occurrences of *term*; *limit* 0 means all of them."""
    if not term:
        return text
    needle, haystack = term.lower(), text.lower()
    pieces, start, count = [], 0, 0
    while limit == 0 or count < limit:
        hit = haystack.find(needle, start)
        if hit == -1:
            break
        end = hit + len(term)
        pieces += [text[start:hit], before, text[hit:end], after]
        start = end
        count += 1
    pieces.append(text[start:])
    return "".join(pieces)

#> highlight_matches_util("Tea and green tea", "tea")
#> highlight_matches_util("Tea and green tea", "TEA", limit=1)
#> highlight_matches_util("coffee", "tea")
#> highlight_matches_util("coffee", "")
#> highlight_matches_util("aaaa", "aa", before="[", after="]")
