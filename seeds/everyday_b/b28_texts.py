### boxed_note_text
import textwrap


def boxed_note_text(text, width=20, style="single"):
    corner, side, top = {"single": ("+", "|", "-"), "star": ("*", "*", "*")}[style]
    lines = []
    for paragraph in text.split("\n"):
        lines.extend(textwrap.wrap(paragraph, width) or [""])
    inner = max(len(line) for line in lines)
    border = corner + top * (inner + 2) + corner
    body = [f"{side} {line:<{inner}} {side}" for line in lines]
    return "\n".join([border, *body, border])

#> boxed_note_text("Good morning, everybody!")
#> boxed_note_text("a\n\nb", width=5, style="star")
#> boxed_note_text("")
#> boxed_note_text("one two three four five six", 9)
#> boxed_note_text("x", style="double")
#> boxed_note_text("The build is broken since Tuesday, please have a look.", 24)
#> boxed_note_text("one two three four five six\na\n\nb\nThe build is broken since Tuesday, please have a look.", 9)
#> boxed_note_text("a\n\nb\none two three four five six\nThe build is broken since Tuesday, please have a look.", width=5, style="star")

### number_words_german
ONES = ["null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"]
TENS = {2: "zwanzig", 3: "dreißig", 4: "vierzig", 5: "fünfzig", 6: "sechzig", 7: "siebzig", 8: "achtzig", 9: "neunzig"}
SPECIAL = {16: "sechzehn", 17: "siebzehn"}


def below_hundred(n):
    if n < 13:
        return ONES[n]
    if n in SPECIAL:
        return SPECIAL[n]
    if n < 20:
        return ONES[n - 10] + "zehn"
    tens, ones = divmod(n, 10)
    return f"{ONES[ones]}und{TENS[tens]}" if ones else TENS[tens]


def number_words_german(numbers: list[int]) -> str:
    """Numbers below a thousand in words, joined by commas."""
    words = []
    for n in numbers:
        if not 0 <= n < 1000:
            raise ValueError(f"{n} is out of range")
        hundreds, rest = divmod(n, 100)
        word = f"{ONES[hundreds]}hundert" if hundreds else ""
        if rest or not hundreds:
            word += below_hundred(rest)
        words.append(word + "s" if rest == 1 else word)
    return ", ".join(words)

#> number_words_german([7, 16, 21, 30])
#> number_words_german([100, 212, 999, 101])
#> number_words_german([0, 13])
#> number_words_german([1000])
#> number_words_german([417, 88, 600, 1])
#> number_words_german([417, 88, 600, 1, 7, 16, 21, 30, 100, 212, 999, 101])

### arrow_bar_chart_lines
def scale(values, width):
    top = max(values)
    if top == 0:
        return [0] * len(values)
    return [round(value * width / top) for value in values]


def arrow_bar_chart_lines(data, width=10, sort=False):
    items = list(data.items())
    if sort:
        items.sort(key=lambda item: -item[1])
    if not items:
        return ["(empty)"]
    label_width = max(len(label) for label, _ in items)
    bars = scale([value for _, value in items], width)
    lines = []
    for (label, value), length in zip(items, bars):
        lines.append(f"{label:>{label_width}} {'=' * length}> {value}")
    return lines

#> arrow_bar_chart_lines({"tea": 12, "coffee": 30, "juice": 3})
#> arrow_bar_chart_lines({"a": 1, "b": 4, "c": 2}, width=4, sort=True)
#> arrow_bar_chart_lines({})
#> arrow_bar_chart_lines({"none": 0, "zero": 0})
#> arrow_bar_chart_lines({"Berlin": 3769, "Ulm": 126, "Köln": 1073}, 20)
#> arrow_bar_chart_lines({"a": 1, "b": 4, "c": 2, "tea": 12, "coffee": 30, "juice": 3, "Berlin": 3769, "Ulm": 126, "Köln": 1073}, width=4, sort=True)

### markdown_link_extract
import re
from urllib.parse import urlsplit

LINK = re.compile(r"(!?)\[([^\]]*)\]\(([^)\s]+)\)")


def markdown_link_extract(text, base="example.org"):
    found: dict[str, list[str]] = {"image": [], "internal": [], "external": [], "anchor": []}
    for bang, label, target in LINK.findall(text):
        parts = urlsplit(target)
        if bang:
            kind = "image"
        elif target.startswith("#"):
            kind = "anchor"
        elif parts.netloc and parts.netloc != base:
            kind = "external"
        else:
            kind = "internal"
        found[kind].append(label or target)
    return {kind: labels for kind, labels in found.items() if labels}

#> markdown_link_extract("See [docs](/docs/a.html) and [site](https://python.org/x).")
#> markdown_link_extract("![logo](img/logo.png) [top](#top) [](https://example.org/y)")
#> markdown_link_extract("no links [here] (really)")
#> markdown_link_extract("[a](b)[c](//cdn.net/d)", base="cdn.net")
#> markdown_link_extract("Read [part one](1.md), [part two](2.md), then [the forum](http://forum.example.com).")
#> markdown_link_extract("[a](b)[c](//cdn.net/d) ![logo](img/logo.png) [top](#top) [](https://example.org/y)", base="cdn.net")
#> markdown_link_extract("![logo](img/logo.png) [top](#top) [](https://example.org/y) [a](b)[c](//cdn.net/d)")

### wiki_markup_to_html
import re

INLINE = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<b>\1</b>"),
    (re.compile(r"__(.+?)__"), r"<i>\1</i>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
)


def inline(text):
    for pattern, replacement in INLINE:
        text = pattern.sub(replacement, text)
    return text


def wiki_markup_to_html(source: str) -> str:
    """A few kinds of markup: = heading, - list items, **bold**, __italic__."""
    html, in_list = [], False
    for line in source.splitlines():
        is_item = line.startswith("- ")
        if is_item and not in_list:
            html.append("<ul>")
        elif in_list and not is_item:
            html.append("</ul>")
        in_list = is_item
        if is_item:
            html.append(f"<li>{inline(line[2:])}</li>")
        elif line.startswith("= "):
            html.append(f"<h1>{inline(line[2:])}</h1>")
        elif line.strip():
            html.append(f"<p>{inline(line)}</p>")
    if in_list:
        html.append("</ul>")
    return "".join(html)

#> wiki_markup_to_html("= Title\nSome **bold** text.\n- one\n- `two`")
#> wiki_markup_to_html("- a\n- b\n\nend __here__")
#> wiki_markup_to_html("")
#> wiki_markup_to_html("**x** and **y** and __**z**__")
#> wiki_markup_to_html("= A\n\n= B\ntext")
#> wiki_markup_to_html("- a\n- b\n\nend __here__\n= Title\nSome **bold** text.\n- one\n- `two`")

### title_case_smart
SMALL = {"a", "an", "and", "of", "the", "in", "on", "or", "to", "for"}


def title_case_smart(headline, keep=("NASA", "iPhone")):
    """Title case as editors write it: small words stay small inside a headline."""
    known = {word.lower(): word for word in keep}
    words = headline.split()
    titled = []
    for index, word in enumerate(words):
        low = word.lower()
        first_or_last = index in (0, len(words) - 1)
        after_colon = index > 0 and words[index - 1].endswith(":")
        if low in known:
            titled.append(known[low])
        elif low in SMALL and not first_or_last and not after_colon:
            titled.append(low)
        elif "-" in low:
            titled.append("-".join(part.capitalize() for part in low.split("-")))
        else:
            titled.append(low.capitalize())
    return " ".join(titled)

#> title_case_smart("the lord OF the rings: the return of the king")
#> title_case_smart("how to fix an iphone in ten minutes")
#> title_case_smart("a state-of-the-art report for nasa")
#> title_case_smart("")
#> title_case_smart("what are you waiting for")
#> title_case_smart("a state-of-the-art report for nasa the lord OF the rings: the return of the king")

### acronym_expand_once
import re

ACRONYM = re.compile(r"\b[A-Z]{2,5}\b")


def acronym_expand_once(text: str, glossary: dict[str, str], unknown: str = "keep") -> str:
    """Expand each acronym where it first appears; later it stands alone."""
    seen: set[str] = set()

    def expand(match):
        word = match.group()
        if word in seen:
            return word
        if word not in glossary:
            if unknown == "raise":
                raise LookupError(word)
            return word if unknown == "keep" else f"{word}(?)"
        seen.add(word)
        return f"{glossary[word]} ({word})"

    return ACRONYM.sub(expand, text)

#> acronym_expand_once("The API calls the DB. The API is slow.", {"API": "application programming interface"})
#> acronym_expand_once("The API calls the DB.", {"API": "interface"}, unknown="mark")
#> acronym_expand_once("USA and EU", {}, unknown="raise")
#> acronym_expand_once("nothing to do", {"X": "y"})
#> acronym_expand_once("PR review: every PR needs QA, then QA again", {"PR": "pull request", "QA": "quality check"})
#> acronym_expand_once("The API calls the DB. The API is slow., PR review: every PR needs QA, then QA again", {"API": "application programming interface", "PR": "pull request", "QA": "quality check"})
#> acronym_expand_once("PR review: every PR needs QA, then QA again, The API calls the DB. The API is slow.", {"PR": "pull request", "QA": "quality check", "API": "application programming interface"})

### anonymise_names_text
import re
from itertools import count

MAIL = re.compile(r"[\w.]+@[\w.]+\.\w+")
PHONE = re.compile(r"\+?\d[\d /-]{6,}\d")


class Pseudonyms:
    def __init__(self):
        self.known = {}
        self.counters = {}

    def of(self, kind, value):
        key = (kind, value.lower())
        if key not in self.known:
            counter = self.counters.setdefault(kind, count(1))
            self.known[key] = f"<{kind}{next(counter)}>"
        return self.known[key]


def anonymise_names_text(text, names):
    """Replace mail addresses, phone numbers and names by stable placeholders."""
    pseudonyms = Pseudonyms()
    text = MAIL.sub(lambda m: pseudonyms.of("mail", m.group()), text)
    text = PHONE.sub(lambda m: pseudonyms.of("phone", re.sub(r"\D", "", m.group())), text)
    for name in names:
        text = re.sub(rf"\b{re.escape(name)}\b", pseudonyms.of("person", name), text)
    return text

#> anonymise_names_text("Ann (ann@x.org) called Bob at 030 1234567.", ["Ann", "Bob"])
#> anonymise_names_text("Mail a@b.co, A@B.co or c@d.co", [])
#> anonymise_names_text("", ["Eve"])
#> anonymise_names_text("Call +49 30/1234-567 or 49301234567 and ask for Joanne", ["Jo", "Joanne"])
#> anonymise_names_text("Max, Max and max", ["Max"])
#> anonymise_names_text("Ann (ann@x.org) called Bob at 030 1234567., Mail a@b.co, A@B.co or c@d.co", ["Ann", "Bob", "Jo", "Joanne"])

### plural_messages
RULES = {
    "en": lambda n: "one" if n == 1 else "other",
    "pl": lambda n: "one" if n == 1 else "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "other",
    "ja": lambda n: "other",
}
CATALOG = {
    ("en", "file"): {"one": "{} file", "other": "{} files"},
    ("pl", "file"): {"one": "{} plik", "few": "{} pliki", "other": "{} plików"},
    ("ja", "file"): {"other": "ファイル{}個"},
}


def plural_messages(language, counts, key="file"):
    """One message per count in a language."""
    forms = CATALOG.get((language, key))
    if forms is None:
        language, forms = "en", CATALOG["en", key]
    rule = RULES[language]
    parts = []
    for n in counts:
        parts.append(forms[rule(n)].format(n))
    return ", ".join(parts)

#> plural_messages("en", [0, 1, 2])
#> plural_messages("pl", [1, 3, 5, 12, 22])
#> plural_messages("ja", [1, 100])
#> plural_messages("fr", [1, 7])
#> plural_messages("en", [1], key="folder")
#> plural_messages("pl", [])
#> plural_messages("pl", [1, 3, 5, 12, 22, 0, 1, 2, 1, 7])
#> plural_messages("en", [0, 1, 2, 1, 3, 5, 12, 22, 1, 7])

### log_template_cluster
import re

VARIABLES = [(re.compile(r"\b\d+\.\d+\.\d+\.\d+\b"), "<ip>"), (re.compile(r"\b[0-9a-f]{8,}\b"), "<hex>"), (re.compile(r"\d+"), "<n>")]


def template_of(line):
    for pattern, mark in VARIABLES:
        line = pattern.sub(mark, line)
    return line


def log_template_cluster(lines: list[str], least: int = 2) -> dict[str, int]:
    clusters: dict[str, int] = {}
    for line in lines:
        template = template_of(line.strip())
        clusters[template] = clusters.get(template, 0) + 1
    rest = sum(count for count in clusters.values() if count < least)
    frequent = {t: c for t, c in clusters.items() if c >= least}
    if rest:
        frequent["(other)"] = rest
    return frequent

#> log_template_cluster(["conn from 10.0.0.1 port 80", "conn from 10.0.0.7 port 443", "disk full"])
#> log_template_cluster(["job deadbeef01 took 3 ms", "job cafebabe02 took 17 ms"], least=1)
#> log_template_cluster([])
#> log_template_cluster(["retry 1", "retry 2", "retry 3", "give up after 3"])
#> log_template_cluster(["a", "b", "c"])
#> log_template_cluster(["a", "b", "c", "retry 1", "retry 2", "retry 3", "give up after 3"])

### crossword_clue_fit
import re


def to_regex(pattern):
    """'a?p*e' style pattern; digits stand for repeated letters."""
    out = []
    groups: dict[str, int] = {}
    for char in pattern.lower():
        if char == "?":
            out.append("[a-z]")
        elif char == "*":
            out.append("[a-z]*")
        elif char.isdigit():
            if char in groups:
                out.append(rf"\{groups[char]}")
            else:
                groups[char] = len(groups) + 1
                out.append("([a-z])")
        else:
            out.append(re.escape(char))
    return re.compile("".join(out))


def crossword_clue_fit(pattern: str, words: list[str]) -> list[str]:
    """Words that fit a pattern, shortest first."""
    regex = to_regex(pattern)
    fitting = [word for word in words if regex.fullmatch(word.lower())]
    return sorted(fitting, key=lambda word: (len(word), word))

#> crossword_clue_fit("a??le", ["apple", "ankle", "able", "Angle"])
#> crossword_clue_fit("1221", ["noon", "deed", "dead", "Otto"])
#> crossword_clue_fit("s*y", ["story", "say", "study", "stay up"])
#> crossword_clue_fit("", ["x"])
#> crossword_clue_fit("?1?1?", ["rotor", "kayak", "tulip", "modem", "catan"])

### secret_santa_cards
def derangement(names, pairs):
    """Assign everybody somebody else, never the own partner, by backtracking."""
    partner = {**dict(pairs), **{b: a for a, b in pairs}}
    giver_order = sorted(names)

    def assign(index, used, plan):
        if index == len(giver_order):
            return plan
        giver = giver_order[index]
        for receiver in giver_order:
            if receiver in used or receiver in (giver, partner.get(giver)):
                continue
            found = assign(index + 1, used | {receiver}, {**plan, giver: receiver})
            if found:
                return found
        return None

    return assign(0, frozenset(), {})


def secret_santa_cards(names: list[str], pairs: list[tuple[str, str]]) -> str:
    plan = derangement(names, pairs)
    if not plan:
        return "impossible"
    return "; ".join(f"{giver} -> {receiver}" for giver, receiver in plan.items())

#> secret_santa_cards(["ann", "bob", "cy"], [])
#> secret_santa_cards(["ann", "bob", "cy", "dee"], [("ann", "bob")])
#> secret_santa_cards(["ann", "bob"], [("ann", "bob")])
#> secret_santa_cards([], [])
#> secret_santa_cards(["x", "y"], [])
#> secret_santa_cards(["ann", "bob", "cy", "dee", "x", "y"], [("ann", "bob")])

### telegram_cost_shorten
ABBREVIATIONS = {"please": "pls", "tomorrow": "tmw", "thank you": "ty", "as soon as possible": "asap"}
DROP = {"the", "a", "an", "very", "really"}


def shorten(text):
    low = text.lower()
    for phrase, short in ABBREVIATIONS.items():
        low = low.replace(phrase, short)
    words = [w for w in low.split() if w.strip(",.!") not in DROP]
    return " ".join(words)


def telegram_cost_shorten(message: str, per_word: int = 15, budget: int = 100) -> tuple[str, int]:
    """Shorten a message only as far as the budget asks for; returns it with its cost."""
    cost = len(message.split()) * per_word
    if cost <= budget:
        return message, cost
    short = shorten(message)
    cost = len(short.split()) * per_word
    while cost > budget and " " in short:
        short = short.rsplit(" ", 1)[0]
        cost = len(short.split()) * per_word
    return short.upper(), cost

#> telegram_cost_shorten("Arrive tomorrow noon")
#> telegram_cost_shorten("Please send the very important papers as soon as possible")
#> telegram_cost_shorten("one two three four five six seven eight nine ten", per_word=30)
#> telegram_cost_shorten("", 10, 0)
#> telegram_cost_shorten("Thank you for the lovely flowers, really lovely", 15, 60)

### diff_highlight_words
from difflib import SequenceMatcher


def diff_highlight_words(before: str, after: str) -> str:
    """Word diff: removed words in [-...-], new ones in {+...+}."""
    old, new = before.split(), after.split()
    out = []
    for tag, i1, i2, j1, j2 in SequenceMatcher(None, old, new).get_opcodes():
        if tag == "equal":
            out.extend(old[i1:i2])
            continue
        if i2 > i1:
            out.append("[-" + " ".join(old[i1:i2]) + "-]")
        if j2 > j1:
            out.append("{+" + " ".join(new[j1:j2]) + "+}")
    return " ".join(out)

#> diff_highlight_words("the meeting is on Monday", "the meeting was on Tuesday")
#> diff_highlight_words("same text", "same text")
#> diff_highlight_words("", "brand new")
#> diff_highlight_words("please call me back today", "call me today please")
#> diff_highlight_words("price is 10 euros per month", "price is 12 euros")
#> diff_highlight_words("the meeting is on Monday please call me back today price is 10 euros per month", "the meeting was on Tuesday call me today please price is 12 euros")
#> diff_highlight_words("please call me back today the meeting is on Monday price is 10 euros per month", "call me today please the meeting was on Tuesday price is 12 euros")

### file_name_sanitise_unique
import re
from pathlib import PurePosixPath

UNSAFE = re.compile(r"[^\w.-]+")


def sanitise(name):
    path = PurePosixPath(name.replace("\\", "/").split("/")[-1])
    stem = UNSAFE.sub("_", path.stem).strip("._") or "file"
    return f"{stem[:20]}{path.suffix.lower()}"


def file_name_sanitise_unique(names: list[str]) -> list[str]:
    used: set[str] = set()
    result = []
    for name in names:
        safe = sanitise(name)
        candidate, number = safe, 1
        while candidate in used:
            number += 1
            path = PurePosixPath(safe)
            candidate = f"{path.stem}-{number}{path.suffix}"
        used.add(candidate)
        result.append(candidate)
    return result

#> file_name_sanitise_unique(["My Photo (1).JPG", "../../etc/passwd", "my photo.jpg"])
#> file_name_sanitise_unique(["a b.txt", "a_b.TXT", "a/b.txt", "a?b.txt"])
#> file_name_sanitise_unique([])
#> file_name_sanitise_unique(["???", "C:\\temp\\report final.docx", "..."])
#> file_name_sanitise_unique(["a_really_long_name_that_never_ends.pdf"])
#> file_name_sanitise_unique(["???", "C:\\temp\\report final.docx", "...", "a b.txt", "a_b.TXT", "a/b.txt", "a?b.txt", "My Photo (1).JPG", "../../etc/passwd", "my photo.jpg"])
