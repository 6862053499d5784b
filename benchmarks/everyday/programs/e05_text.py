### slugify_title
import re
import unicodedata

STOP_WORDS = {"a", "an", "the", "of", "and"}


def ascii_only(text):
    """Fold accents away: 'é' becomes 'e'."""
    folded = []
    for ch in unicodedata.normalize("NFKD", text):
        if not unicodedata.combining(ch):
            folded.append(ch)
    return "".join(folded)


def slugify_title(title, longest=30):
    words = re.findall(r"[a-z0-9]+", ascii_only(title).lower())
    slug = ""
    for word in words:
        if word in STOP_WORDS:
            continue
        candidate = f"{slug}-{word}" if slug else word
        if len(candidate) > longest:
            break  # <- reach
        slug = candidate
    return slug or "untitled"

#> slugify_title("The Café of Dr. Müller")
#> slugify_title("Ünïcode & the Art of Naming Things")
#? returns slugify_title("Of Mice and Men (1937)")
#? reaches slugify_title("a very long title", 8)

### wrap_text
def wrap_text(text: str, width: int = 24, indent: str = "") -> list[str]:
    """Greedy word wrap; words longer than a line are cut."""
    lines: list[str] = []
    current = indent

    def room() -> int:
        return width - len(current)

    for word in text.split():
        gap = "" if current == indent else " "
        if len(gap + word) <= room():
            current += gap + word
            continue
        if current != indent:
            lines.append(current)
            current = indent
        while len(word) > room():
            cut = room()
            lines.append(current + word[:cut])  # <- reach
            word = word[cut:]
        current += word
    if current != indent:
        lines.append(current)
    return lines

#> wrap_text("Please wait while the index is being rebuilt", 16, "> ")
#? returns wrap_text("to be or not to be", 8)
#? reaches wrap_text("abcdefghij", 4)
#? raises AttributeError wrap_text(["a"])

### template_render
import re

TAG = re.compile(r"\{\{\s*(\w+)((?:\s*\|\s*\w+)*)\s*\}\}")
FILTERS = {
    "upper": str.upper,
    "title": str.title,
    "trim": str.strip,
    "initial": lambda s: s[:1] + ".",  # <- reach
}


class TemplateError(Exception):
    pass


def template_render(template, values):
    def replace(match):
        name, chain = match.groups()
        if name not in values:
            raise TemplateError(f"no value for {name}")
        text = str(values[name])
        for filter_name in chain.replace("|", " ").split():
            try:
                text = FILTERS[filter_name](text)
            except KeyError:
                raise TemplateError(f"no filter {filter_name}") from None
        return text

    return TAG.sub(replace, template)

#> template_render("Dear {{ last | trim | title }}, {{first|initial}} ({{ team|upper }}) has {{ n }} open tasks.", {"first": "olga", "last": " petrova ", "team": "ops", "n": 4})
#> template_render("{{greeting|title}} {{ name | trim | initial }} your code is {{ code }}{{ code | upper }}", {"greeting": "good morning", "name": "  xavier ", "code": "ab-7"})
#? returns template_render("Hi {{ name | upper }}!", {"name": "bo"})
#? raises TemplateError template_render("{{ x }}", {})
#? reaches template_render("Dear {{ last | trim | title }}, {{first|initial}} ({{ team|upper }}) has {{ n }} open tasks.", {"first": "olga", "last": " petrova ", "team": "ops", "n": 4})

### palindrome_phrase
def letters(text):
    """Only the letters, lower case."""
    return [c.lower() for c in text if c.isalpha()]


def palindrome_phrase(text, mistakes=0):
    """True if the text reads the same backwards, with at most so many mistakes."""
    chars = letters(text)
    left, right = 0, len(chars) - 1
    wrong = 0
    while left < right:
        if chars[left] != chars[right]:
            wrong += 1
            if wrong > mistakes:
                return False  # <- reach
        left += 1
        right -= 1
    return True

#> palindrome_phrase("A man, a plan, a canal: Panama")
#> palindrome_phrase("Was it a car or a cat I sew?", mistakes=1)
#? reaches palindrome_phrase("ab")

### word_frequencies
import re
from collections import Counter

WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)?")


class Vocabulary:
    def __init__(self, minimum=2):
        self.counter = Counter()
        self.minimum = minimum

    def add(self, text):
        for word in WORD.findall(text.lower()):
            self.counter[self.stem(word)] += 1

    @staticmethod
    def stem(word):
        # poor man's stemming
        for ending in ("ing", "ed", "s"):
            if word.endswith(ending) and len(word) - len(ending) > 2:
                return word[:-len(ending)]
        return word

    def common(self):
        return {w: n for w, n in sorted(self.counter.items()) if n >= self.minimum}


def word_frequencies(texts):
    vocabulary = Vocabulary()
    for text in texts:
        vocabulary.add(text)
    return vocabulary.common()

#> word_frequencies(["The cat jumped; the cats jump.", "Don't jump, cat!"])
#> word_frequencies(["Testing tests the tester", "He tested, they test; the tests pass and passes passed"])
#? returns word_frequencies(["walk walks walking"])

### table_text
def cell(value):
    if isinstance(value, float):
        return f"{value:.2f}"
    if value is None:
        return "-"
    return str(value)


def table_text(rows, header=None):
    """Columns as wide as their longest cell; numbers to the right."""
    body = [[cell(v) for v in row] for row in rows]
    if header:
        body.insert(0, list(header))
    widths = [max(len(line[i]) for line in body) for i in range(len(body[0]))]
    lines = []
    for number, line in enumerate(body):
        padded = []
        for text, width in zip(line, widths):
            numeric = text.replace(".", "").isdigit()
            padded.append(text.rjust(width) if numeric else text.ljust(width))
        lines.append(" ".join(padded).rstrip())
        if header and number == 0:
            lines.append("-" * (sum(widths) + len(widths) - 1))  # <- reach
    return "\n".join(lines)

#> table_text([["bolt", 12, 0.5], ["washer", 7, None]], header=["part", "n", "price"])
#> table_text([["alpha", 1.5, None], ["be", 22, "x"], ["c", 3.14159, "long text"]])
#? returns table_text([["a", 1]])
#? raises IndexError table_text([])
#? reaches table_text([["bolt", 12, 0.5], ["washer", 7, None]], header=["part", "n", "price"])

### diff_words
from difflib import SequenceMatcher


def diff_words(old, new):
    """Inline diff with [-removed-] and {+added+}."""
    a, b = old.split(), new.split()
    out = []
    matcher = SequenceMatcher(None, a, b, autojunk=False)
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        removed = " ".join(a[i1:i2])
        added = " ".join(b[j1:j2])
        if tag == "equal":
            out.append(removed)
            continue
        if removed:
            out.append(f"[-{removed}-]")
        if added:
            out.append("{+" + added + "+}")
    return " ".join(out)

#> diff_words("the quick brown fox jumps over a dog", "the brown fox leaps over a lazy dog")
#? returns diff_words("keep this", "keep that")

### caesar_crack
import string

COMMON = "etaoinshr"


def shift(text, key):
    moved = []
    for ch in text:
        if ch in string.ascii_lowercase:
            moved.append(chr((ord(ch) - 97 + key) % 26 + 97))
        else:
            moved.append(ch)  # <- reach
    return "".join(moved)


def score(text):
    return sum(text.count(letter) for letter in COMMON)


def caesar_crack(secret, keys=(3, 7, 13)):
    """Most English looking of the texts that the keys give."""
    best = max(keys, key=lambda key: score(shift(secret, -key)))
    return shift(secret, -best)

#> caesar_crack("dwwdfn dw", keys=(3, 9))
#? returns caesar_crack("uryyb", keys=(13,))
#? raises ValueError caesar_crack("abc", ())
#? reaches caesar_crack("dwwdfn dw", keys=(3, 9))

### strip_markdown
import re

STEPS = [
    (r"`([^`]*)`", r"\1"),
    (r"!\[([^\]]*)\]\([^)]*\)", r"(image: \1)"),
    (r"\[([^\]]+)\]\([^)]*\)", r"\1"),
    (r"(\*\*|__)(.+?)\1", r"\2"),
    (r"\*(.+?)\*", r"\1"),
]


def plain_line(line):
    stripped = line.lstrip("#> ").rstrip()
    if re.match(r"[-*+] ", stripped):
        stripped = "• " + stripped[2:]
    for pattern, replacement in STEPS:
        stripped = re.sub(pattern, replacement, stripped)
    return stripped


def strip_markdown(text):
    lines = []
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
            continue  # <- reach
        lines.append(line if fenced else plain_line(line))
    return "\n".join(lines)

#> strip_markdown("## Setup\n- run `make` **once**\n> see [docs](http://x.y)\n```\n*raw*\n```")
#> strip_markdown("# **Big** News\n* one `x`\n* *two*\n\nSee ![logo](l.png) and __this__.\n```\n# code\n```")
#? returns strip_markdown("# *Hello* ![cat](c.png)")
#? reaches strip_markdown("## Setup\n- run `make` **once**\n> see [docs](http://x.y)\n```\n*raw*\n```")

### anagram_groups
def signature(word):
    counts = [0] * 26
    for ch in word.lower():
        if 'a' <= ch <= 'z':
            counts[ord(ch) - ord('a')] += 1
    return tuple(counts)


def anagram_groups(words):
    """Lists of words with the same letters, longest list first."""
    groups = {}
    for word in words:
        groups.setdefault(signature(word), []).append(word)
    found = [sorted(group) for group in groups.values() if len(group) > 1]
    found.sort(key=lambda group: (-len(group), group))
    return found

#> anagram_groups(["Listen", "tea", "silent", "eat", "cup", "ate"])
#? returns anagram_groups(["dog", "god", "odd"])

### mentions
import re
from typing import Iterator

MENTION = re.compile(r"(?<![\w@])@([A-Za-z][\w-]{1,19})")


def strip_code(text: str) -> Iterator[str]:
    """Yield what is not between backticks."""
    inside = False
    for piece in text.split("`"):
        if not inside:
            yield piece
        inside = not inside


def mentions(comments: list[str], known: list[str] = ()) -> list[str]:
    """Users to notify, each once, in order of appearance; mail addresses are no mentions."""
    notify: list[str] = []
    lowered = {name.lower(): name for name in known}
    for comment in comments:
        for piece in strip_code(comment):
            for match in MENTION.finditer(piece):
                user = lowered.get(match.group(1).lower())
                if user and user not in notify:
                    notify.append(user)
    return notify

#> mentions(["cc @Rita and @bob-2, ask `@sam`", "mail me@bob.org @rita @nobody"], ["rita", "bob-2", "sam", "bob"])
#? returns mentions(["@Zoe?"], ["Zoe"])

### balanced
PAIRS = {")": "(", "]": "[", "}": "{"}


class Unbalanced(Exception):
    def __init__(self, position):
        self.position = position
        super().__init__(f"at {position}")


def scan(text):
    stack = []
    quoted = None
    for position, ch in enumerate(text):
        if quoted:
            if ch == quoted:
                quoted = None
        elif ch in "\"'":
            quoted = ch
        elif ch in PAIRS.values():
            stack.append(ch)
        elif ch in PAIRS:
            if not stack or stack.pop() != PAIRS[ch]:
                raise Unbalanced(position)
    if stack:
        raise Unbalanced(len(text))


def balanced(text):
    """Brackets match, those in quotes do not count."""
    try:
        scan(text)
    except Unbalanced:
        return False  # <- reach
    return True

#> balanced("f(x[')'], {y})")
#> balanced("{'a': [1, (2, \"])\")], 'b': (3]}")
#? reaches balanced("(]")

### normalize_phone
import re

COUNTRIES = {"DE": "49", "US": "1", "FR": "33"}


class BadNumber(ValueError):
    pass


def normalize(raw, country):
    digits = re.sub(r"[^\d+]", "", raw)
    if digits.startswith("+"):
        return digits
    if digits.startswith("00"):
        return "+" + digits[2:]
    if digits.startswith("0"):
        digits = digits[1:]  # <- reach
    return f"+{COUNTRIES[country]}{digits}"


def normalize_phone(numbers, country="DE"):
    clean = []
    for raw in numbers:
        number = normalize(raw, country)
        if not 8 <= len(number) <= 16:
            raise BadNumber(raw)
        if number not in clean:
            clean.append(number)
    return clean

#> normalize_phone(["(030) 1234-567", "+49 30 1234567", "0049 171 555 0199", "0171/5550200"])
#? returns normalize_phone(["212 555 0100"], "US")
#? raises BadNumber normalize_phone(["123"])
#? raises KeyError normalize_phone(["123456789"], "XX")
#? reaches normalize_phone(["(030) 1234-567", "+49 30 1234567", "0049 171 555 0199", "0171/5550200"])

### acronym_table
import re

DEFINITION = re.compile(r"((?:[A-Z][\w-]*\s+){2,5})\(([A-Z]{2,5})\)")


def initials(phrase):
    letters = ""
    for part in re.split(r"[\s-]+", phrase.strip()):
        letters += part[0].upper()
    return letters


def acronym_table(text):
    """{'API': 'Application Programming Interface'} for acronyms explained in a text."""
    table = {}
    for phrase, short in DEFINITION.findall(text):
        words = phrase.split()
        # the phrase may have caught a capital word too many
        while words and initials(" ".join(words)) != short:
            words = words[1:]
        if words:
            table[short] = " ".join(words)
    return table

#> acronym_table("Our Service Level Agreement (SLA) covers The Mean Time Between Failures (MTBF) but no Read-Only Memory (ROM).")
#? returns acronym_table("A Key Value Store (KVS)")

### is_pangram_like
from string import ascii_lowercase


def missing_letters(text):
    seen = set()
    for ch in text.lower():
        if ch in ascii_lowercase:
            seen.add(ch)
        if len(seen) == 26:
            break
    return [ch for ch in ascii_lowercase if ch not in seen]


def is_pangram_like(text, tolerance=3):
    """A text that has nearly all letters of the alphabet, for font previews."""
    missing = missing_letters(text)
    if not missing:
        return True  # <- reach
    vowels = [ch for ch in missing if ch in "aeiou"]
    if vowels:
        return False
    return len(missing) <= tolerance

#> is_pangram_like("The quick brown fox jumped over a dog")
#> is_pangram_like("Sphinx of black quartz, judge my vow: how vexingly quick daft zebras jump!")
#? reaches is_pangram_like("The quick brown fox jumps over the lazy dog")

### vocabulary_level
LEVELS = (("easy", 4.0), ("medium", 5.5))


def sentences(text):
    start = 0
    for i, ch in enumerate(text):
        if ch in ".!?":
            sentence = text[start:i].strip()
            if sentence:
                yield sentence
            start = i + 1
    rest = text[start:].strip()
    if rest:
        yield rest  # <- reach


def vocabulary_level(text):
    """(level, average word length, number of sentences)"""
    count, words = 0, []
    for sentence in sentences(text):
        count += 1
        words.extend(word.strip(",;:") for word in sentence.split())
    if not words:
        raise ValueError("empty text")
    average = sum(map(len, words)) / len(words)
    for name, limit in LEVELS:
        if average <= limit:
            return name, round(average, 2), count
    return "hard", round(average, 2), count

#> vocabulary_level("Stop! Look, a red bird.")
#? returns vocabulary_level("Incomprehensibility")
#? raises ValueError vocabulary_level("...")
#? reaches vocabulary_level("Incomprehensibility")

### comment_ratio
def strip_strings(line):
    """Removes simple quoted texts, so that a # in them is no comment."""
    result, quote = "", ""
    for ch in line:
        if quote:
            quote = "" if ch == quote else quote
        elif ch in "'\"":
            quote = ch
        else:
            result += ch
    return result


def comment_ratio(source):
    code = comments = 0
    for line in source.splitlines():
        bare = strip_strings(line).strip()
        if not line.strip():
            continue
        if bare.startswith("#"):
            comments += 1  # <- reach
        else:
            code += 1
            comments += "#" in bare
    return round(comments / max(code, 1), 2)

#> comment_ratio("# top\nx = '#a'\n\ny=2 # b")
#? returns comment_ratio("a\nb\nc # d\ne")
#? reaches comment_ratio("# top\nx = '#a'\n\ny=2 # b")

### smart_quotes
class Quoter:
    """Turns straight quotes into typographic ones, as a small state machine."""

    def __init__(self):
        self.open = False
        self.previous = " "

    def __call__(self, ch):
        out = ch
        if ch == '"':
            out = "”" if self.open else "“"
            self.open = not self.open
        elif ch == "'":
            out = "’" if self.previous.isalnum() else "‘"
        elif ch == "-" and self.previous == "-":
            out = "—"  # <- reach
        self.previous = ch
        return out


def smart_quotes(text):
    quoter = Quoter()
    return "".join(map(quoter, text)).replace("-—", "—")

#> smart_quotes("\"It's--\"")
#? returns smart_quotes("\"a\"")
#? raises TypeError smart_quotes([1, 2])
#? reaches smart_quotes("\"It's--\"")

### pick_longest_line
import textwrap


def paragraphs(text):
    block = []
    for line in text.splitlines():
        if line.strip():
            block.append(line.strip())
        elif block:
            yield " ".join(block)
            block = []  # <- reach
    if block:
        yield " ".join(block)


def pick_longest_line(text, width=40):
    """Number of the paragraph that needs the most lines, from 1, and how many."""
    best = (0, 0)
    for number, paragraph in enumerate(paragraphs(text), 1):
        height = len(textwrap.wrap(paragraph, width))
        if height > best[1]:
            best = (number, height)
    return best

#> pick_longest_line("First words\nof a letter.\n\n\nThe second paragraph is the long one,\nas it goes on and on for a while.\n\nRegards")
#? returns pick_longest_line("a b c", 1)
#? raises ValueError pick_longest_line("a", 0)
#? reaches pick_longest_line("First words\nof a letter.\n\n\nThe second paragraph is the long one,\nas it goes on and on for a while.\n\nRegards")
