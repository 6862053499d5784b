### vigenere_cipher_text_d18
from itertools import cycle


def shift(letter, key, sign):
    base = ord("A") if letter.isupper() else ord("a")
    move = sign * (ord(key.lower()) - ord("a"))
    return chr((ord(letter) - base + move) % 26 + base)


def vigenere_cipher_text_d18(text, key, decode=False):
    if not key.isalpha():
        raise ValueError("key must be letters")
    keys = cycle(key)
    sign = -1 if decode else 1
    result = []
    for letter in text:
        if letter.isalpha() and letter.isascii():
            result.append(shift(letter, next(keys), sign))
        else:
            result.append(letter)
    return "".join(result)

#> vigenere_cipher_text_d18("Attack at dawn", "lemon")
#> vigenere_cipher_text_d18("Lxfopv ef rnhr", "LEMON", decode=True)
#> vigenere_cipher_text_d18("", "a")
#> vigenere_cipher_text_d18("abc", "k3y")
#> vigenere_cipher_text_d18("Ünter 42 zebras!", "b")

### compress_whitespace_diff
def tokens(text):
    word = ""
    for char in text:
        if char.isspace():
            if word:
                yield word
            word = ""
        else:
            word += char
    if word:
        yield word


def compress_whitespace_diff(before: str, after: str) -> str:
    """Marks words that were changed: '[old>new]', added '{+new}' or gone '{-old}', by place."""
    old, new = list(tokens(before)), list(tokens(after))
    marked = []
    for index in range(max(len(old), len(new))):
        if index >= len(new):
            marked.append("{-" + old[index] + "}")
        elif index >= len(old):
            marked.append("{+" + new[index] + "}")
        elif old[index] == new[index]:
            marked.append(old[index])
        else:
            marked.append(f"[{old[index]}>{new[index]}]")
    return " ".join(marked)

#> compress_whitespace_diff("the  cat sat", "the dog sat down")
#> compress_whitespace_diff("one two three", "one")
#> compress_whitespace_diff("", "")
#> compress_whitespace_diff("a\tb\nc", "a b c")
#> compress_whitespace_diff("to be", " to be or not ")

### receipt_line_wrap
import textwrap


class Printer:
    def __init__(self, width):
        self.width = width
        self.lines = []

    def center(self, text):
        self.lines.append(text.center(self.width, "*") if text else "*" * self.width)

    def row(self, name, price):
        amount = f"{price:.2f}"
        first, *more = textwrap.wrap(name, self.width - len(amount) - 1) or [""]
        self.lines.append(first.ljust(self.width - len(amount)) + amount)
        self.lines.extend("  " + line for line in more)


def receipt_line_wrap(items, width=20):
    """A receipt with long names wrapped below."""
    printer = Printer(width)
    printer.center(" SHOP ")
    total = 0.0
    for name, price in items:
        printer.row(name, price)
        total += price
    printer.center("")
    printer.row("TOTAL", total)
    return "\n".join(printer.lines)

#> receipt_line_wrap([("tea", 2.5), ("very long name of a thing", 10)])
#> receipt_line_wrap([], 12)
#> receipt_line_wrap([("free", 0)], width=15)
#> receipt_line_wrap([("a b c d e f", 1.005), ("", 3)], 10)
#> receipt_line_wrap([("pen", 1.2), ("pad", 3.4), ("return of pen", -1.2)], 16)

### title_case_headline_d18
SMALL = frozenset("a an and as at but by for in of on or the to".split())
FIXED = {"ios": "iOS", "api": "API", "html": "HTML", "mcdonald": "McDonald"}


def cased(word: str, edge: bool) -> str:
    head, hyphen, tail = word.partition("-")
    if hyphen:
        return cased(head, edge) + "-" + cased(tail, edge)
    bare = word.strip(".,:;!?'\"()").lower()
    if bare in FIXED:
        return word.lower().replace(bare, FIXED[bare])
    if bare in SMALL and not edge:
        return word.lower()
    for index, char in enumerate(word):
        if char.isalpha():
            return word[:index] + char.upper() + word[index + 1:].lower()
    return word


def title_case_headline_d18(text: str) -> str:
    words = text.split()
    result = []
    for index, word in enumerate(words):
        edge = index in (0, len(words) - 1) or words[index - 1].endswith(":")
        result.append(cased(word, edge))
    return " ".join(result)

#> title_case_headline_d18("the rise and fall of an api: a story for the well-read")
#> title_case_headline_d18("what IS html for")
#> title_case_headline_d18("")
#> title_case_headline_d18("100 (ways) to cook: in 20 minutes")
#> title_case_headline_d18("old mcdonald had an ios farm, and on it a cow to")

### command_help_text
from dataclasses import dataclass, field


@dataclass
class Option:
    flags: tuple[str, ...]
    text: str
    default: object = None

    def left(self):
        return ", ".join(self.flags)


@dataclass
class Command:
    name: str
    options: list[Option] = field(default_factory=list)

    def help(self):
        if not self.options:
            return f"usage: {self.name}"
        width = max(len(option.left()) for option in self.options)
        lines = [f"usage: {self.name} [options]", ""]
        for option in self.options:
            default = f" (default: {option.default})" if option.default is not None else ""
            lines.append(f"  {option.left():<{width}}  {option.text}{default}")
        return "\n".join(lines)


def command_help_text(name, specs):
    """Help text of a command for options ('-v,--verbose', text[, default])."""
    command = Command(name)
    for flags, *rest in specs:
        names = tuple(flag.strip() for flag in flags.split(","))
        if not all(flag.startswith("-") for flag in names):
            raise ValueError(f"bad flags {flags}")
        command.options.append(Option(names, *rest))
    return command.help()

#> command_help_text("fetch", [("-v,--verbose", "say more"), ("-n", "how many", 10)])
#> command_help_text("noop", [])
#> command_help_text("x", [("bad", "text")])
#> command_help_text("sync", [("--dry-run", "change nothing", False), ("-j, --jobs", "parallel jobs", 4), ("-q", "quiet")])
#> command_help_text("one", [("-a", "", "")])
#> command_help_text("fetch", [("-v,--verbose", "say more"), ("-n", "how many", 10), ("--dry-run", "change nothing", False), ("-j, --jobs", "parallel jobs", 4), ("-q", "quiet")])
#> command_help_text("fetch", [("--dry-run", "change nothing", False), ("-j, --jobs", "parallel jobs", 4), ("-q", "quiet"), ("-v,--verbose", "say more"), ("-n", "how many", 10)])

### pad_number_sequence_names
import re


def pad_number_sequence_names(names: list[str]) -> list[str]:
    widths: dict[str, int] = {}
    for name in names:
        for match in re.finditer(r"\d+", name):
            stem = name[:match.start()]
            stem = re.sub(r"\d+", "#", stem)
            widths[stem] = max(widths.get(stem, 0), len(match.group()))
    renamed = []
    for name in names:
        def pad(match):
            stem = re.sub(r"\d+", "#", name[:match.start()])
            return match.group().zfill(widths[stem])

        renamed.append(re.sub(r"\d+", pad, name))
    return renamed

#> pad_number_sequence_names(["img7.png", "img12.png", "img103.png"])
#> pad_number_sequence_names(["s1e9", "s1e10", "s10e1"])
#> pad_number_sequence_names([])
#> pad_number_sequence_names(["readme", "x1", "y22", "x333"])
#> pad_number_sequence_names(["ch1-p5", "ch2-p12", "ch11-p7"])

### pretty_print_json_width
def one_line(value):
    if isinstance(value, dict):
        return "{" + ", ".join(f"{k}: {one_line(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(one_line, value)) + "]"
    return repr(value)


def pretty(value, width, indent=0):
    text = one_line(value)
    if len(text) + indent <= width or not isinstance(value, (dict, list)):
        return text
    pad = " " * (indent + 2)
    if isinstance(value, dict):
        rows = [f"{pad}{k}: {pretty(v, width, indent + 2)}" for k, v in value.items()]
        opening, closing = "{}"
    else:
        rows = [pad + pretty(v, width, indent + 2) for v in value]
        opening, closing = "[]"
    return opening + "\n" + ",\n".join(rows) + "\n" + " " * indent + closing


def pretty_print_json_width(value, width: int = 24) -> str:
    """Values in one line where they fit, else broken and indented."""
    return pretty(value, width)

#> pretty_print_json_width({"name": "ida", "tags": ["a", "b"], "nested": {"x": 1, "y": [1, 2, 3]}})
#> pretty_print_json_width([1, 2, 3])
#> pretty_print_json_width({}, 1)
#> pretty_print_json_width([["long text that does not fit"], {"k": None}], 12)
#> pretty_print_json_width({"a": {"b": {"c": 1}}}, 10)

### telegram_price_text
STOP = " STOP "
FREE_WORDS = {"stop", "the"}


def telegram_words(text):
    words = []
    for sentence in text.replace("!", ".").replace("?", ".").split("."):
        cleaned = sentence.strip().upper()
        if cleaned:
            words.append(cleaned)
    return STOP.join(words)


def telegram_price_text(text: str, per_word: int = 5, limit: int = 10) -> str:
    message = telegram_words(text)
    price = 0
    for word in message.split():
        if word.lower() in FREE_WORDS:
            continue
        price += per_word * (2 if len(word) > limit else 1)
    return f"{message} = {price / 100:.2f}" if message else "nothing to send"

#> telegram_price_text("Arrived safely. The weather is good! Send money.")
#> telegram_price_text("Congratulations to all", 7, 8)
#> telegram_price_text("...")
#> telegram_price_text("Stop the press? Never.")
#> telegram_price_text("I came. I saw. I conquered everything", per_word=10)

### poem_rhyme_scheme_d18
import re


def ending(line: str) -> str:
    words = re.findall(r"[a-z]+", line.lower())
    if not words:
        return ""
    match = re.search(r"[aeiouy]+[^aeiouy]*e?$", words[-1])
    return match.group() if match else words[-1]


def poem_rhyme_scheme_d18(poem: str) -> str:
    """Letters for lines that rhyme: 'ABAB'; a blank line gives a blank."""
    letters: dict[str, str] = {}
    scheme = ""
    for line in poem.split("/"):
        sound = ending(line)
        if not sound:
            scheme += " "
            continue
        if sound not in letters:
            letters[sound] = chr(ord("A") + len(letters))
        scheme += letters[sound]
    return scheme

#> poem_rhyme_scheme_d18("The cat sat flat / upon the log / it wore a hat / and saw a dog")
#> poem_rhyme_scheme_d18("night / light / day / may / / bright")
#> poem_rhyme_scheme_d18("")
#> poem_rhyme_scheme_d18("hmm / brr / 123")
#> poem_rhyme_scheme_d18("a tree / a sea / a stone / alone / a bone / for me")

### obfuscate_spoilers_rot
import codecs
import re

SPOILER = re.compile(r"\|\|(.+?)\|\|")


class Spoilers:
    def __init__(self, text):
        self.text = text
        self.hidden = 0

    def hide(self):
        def replace(match):
            self.hidden += 1
            return f"<{self.hidden}:{codecs.encode(match.group(1), 'rot13')}>"
        self.text = SPOILER.sub(replace, self.text)
        return self

    def reveal(self, number):
        pattern = re.compile(rf"<{number}:(.+?)>")
        match = pattern.search(self.text)
        if match is None:
            raise IndexError(f"no spoiler {number}")
        plain = codecs.decode(match.group(1), "rot13")
        self.text = self.text[:match.start()] + plain + self.text[match.end():]
        return self


def obfuscate_spoilers_rot(text: str, reveal: list[int]) -> str:
    spoilers = Spoilers(text).hide()
    for number in reveal:
        spoilers.reveal(number)
    return spoilers.text

#> obfuscate_spoilers_rot("The killer is ||the butler|| with ||a rope||!", [2])
#> obfuscate_spoilers_rot("no spoilers | here ||", [])
#> obfuscate_spoilers_rot("||one|| and ||two||", [3])
#> obfuscate_spoilers_rot("||A1b2|| x ||Zed||", [1, 2])
#> obfuscate_spoilers_rot("||nested > sign|| ok", [])
#> obfuscate_spoilers_rot("||A1b2|| x ||Zed|The killer is ||the butler|| with ||a rope||!", [1, 2])
#> obfuscate_spoilers_rot("||A1b2|| x ||Zed|||one|| and ||two||", [1, 2])
