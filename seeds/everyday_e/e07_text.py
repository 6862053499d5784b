### slug_with_counter
import re
import unicodedata


def slug(title: str) -> str:
    plain = unicodedata.normalize("NFKD", title)
    plain = "".join(ch for ch in plain if not unicodedata.combining(ch))
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


def slug_with_counter(titles: list[str]) -> list[str]:
    """A distinct slug for each title: about, about-2, about-3..."""
    used: dict[str, int] = {}
    slugs = []
    for title in titles:
        base = slug(title) or "untitled"
        used[base] = used.get(base, 0) + 1
        if used[base] > 1:
            base = f"{base}-{used[base]}"
        slugs.append(base)
    return slugs

#> slug_with_counter(["Caf\u00e9 Menu", "About us", "about us!", "ABOUT  US"])
#> slug_with_counter(["???", "!!!"])
#> slug_with_counter([])
#> slug_with_counter(["C++ in 21 days", "C in 21 days", "c -- in -- 21 -- days"])
#> slug_with_counter(["\u00dcber uns", "Na\u00efve r\u00e9sum\u00e9"])
#> slug_with_counter(['Über uns', 'Naïve résumé', 'Café Menu', 'About us', 'about us!', 'ABOUT  US', 'C++ in 21 days', 'C in 21 days', 'c -- in -- 21 -- days'])
#> slug_with_counter(['Café Menu', 'About us', 'about us!', 'ABOUT  US', 'C++ in 21 days', 'C in 21 days', 'c -- in -- 21 -- days', '???', '!!!'])

### wrap_with_hanging_indent
def wrap_with_hanging_indent(label: str, text: str, width: int = 30) -> str:
    """'label: text' wrapped, later lines indented below the text."""
    indent = " " * (len(label) + 2)
    lines = []
    current = f"{label}:"
    for word in text.split():
        if len(current) + 1 + len(word) > width and current.strip():
            lines.append(current)
            current = indent + word
        else:
            current += " " + word
    lines.append(current)
    return "\n".join(lines)

#> wrap_with_hanging_indent("Note", "the backup runs every night and keeps seven copies of each file")
#> wrap_with_hanging_indent("X", "")
#> wrap_with_hanging_indent("Warning", "short text", width=80)
#> wrap_with_hanging_indent("A", "one two three four five six seven eight nine ten", 12)
#> wrap_with_hanging_indent("Path", "/usr/local/share/verylongname", 10)
#> wrap_with_hanging_indent('NoteWarningPath', 'the backup runs every night and keeps seven copies of each file')

### markdown_line_to_text
import re

RULES = [
    (re.compile(r"!\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"\[([^\]]+)\]\(([^)]+)\)"), r"\1 <\2>"),
    (re.compile(r"(\*\*|__)(.+?)\1"), r"\2"),
    (re.compile(r"[*_](\S.*?)[*_]"), r"\1"),
    (re.compile(r"`([^`]+)`"), r"'\1'"),
]


def markdown_line_to_text(markdown):
    out = []
    for line in markdown.split("\n"):
        level = len(line) - len(line.lstrip("#"))
        line = line.lstrip("# ")
        for pattern, replacement in RULES:
            line = pattern.sub(replacement, line)
        if level:
            line = line.upper()
        elif line.startswith("- "):
            line = "* " + line[2:]
        out.append(line)
    return "\n".join(out)

#> markdown_line_to_text("# Title\nSome **bold** and *soft* text\n- see [docs](http://d.io)")
#> markdown_line_to_text("Use `pip` with ![logo](x.png)")
#> markdown_line_to_text("")
#> markdown_line_to_text("## Install\n- `make`\n- __run__ it\n\nplain")
#> markdown_line_to_text("a_b_c and 2*3*4")
#> markdown_line_to_text('a_b_c and 2*3*4\n## Install\n- `make`\n- __run__ it\n\nplain\n# Title\nSome **bold** and *soft* text\n- see [docs](http://d.io)')
#> markdown_line_to_text('## Install\n- `make`\n- __run__ it\n\nplain\n# Title\nSome **bold** and *soft* text\n- see [docs](http://d.io)')

### html_escape_by_hand
ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"}


def escape(text):
    return "".join(ENTITIES.get(ch, ch) for ch in text)


def html_escape_by_hand(tag: str, text: str, **attributes) -> str:
    """An element with escaped text; attributes with value None are left out, True are bare."""
    parts = [tag]
    for name, value in attributes.items():
        if value is None:
            continue
        name = name.rstrip("_").replace("_", "-")
        if value is True:
            parts.append(name)
        else:
            parts.append(f'{name}="{escape(str(value))}"')
    body = escape(text)
    if not body and tag in ("br", "img", "input"):
        return f"<{' '.join(parts)}>"
    return f"<{' '.join(parts)}>{body}</{tag}>"

#> html_escape_by_hand("a", "Fish & Chips", href="/q?a=1&b=2", class_="link")
#> html_escape_by_hand("input", "", type="text", disabled=True, value=None)
#> html_escape_by_hand("p", "1 < 2 > 0 said \"she\"")
#> html_escape_by_hand("div", "", data_id=7)
#> html_escape_by_hand("b", "it's")
#> html_escape_by_hand('apdiv', 'Fish & Chips', href='/q?a=1&b=2', class_='link')

### diff_of_word_lists
def common_table(a, b):
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) - 1, -1, -1):
        for j in range(len(b) - 1, -1, -1):
            if a[i] == b[j]:
                table[i][j] = table[i + 1][j + 1] + 1
            else:
                table[i][j] = max(table[i + 1][j], table[i][j + 1])
    return table


def diff_of_word_lists(old: str, new: str) -> str:
    """Words taken out as [-x-], put in as {+y+}."""
    a, b = old.split(), new.split()
    table = common_table(a, b)
    i = j = 0
    out = []
    while i < len(a) or j < len(b):
        if i < len(a) and j < len(b) and a[i] == b[j]:
            out.append(a[i])
            i += 1
            j += 1
        elif j == len(b) or (i < len(a) and table[i + 1][j] >= table[i][j + 1]):
            out.append(f"[-{a[i]}-]")
            i += 1
        else:
            out.append("{+" + b[j] + "+}")
            j += 1
    return " ".join(out)

#> diff_of_word_lists("the cat sat", "the dog sat down")
#> diff_of_word_lists("a b c d", "b d")
#> diff_of_word_lists("", "new words")
#> diff_of_word_lists("gone", "")
#> diff_of_word_lists("same text", "same text")
#> diff_of_word_lists('the cat sat same text a b c d', 'the dog sat down')
#> diff_of_word_lists('the cat sat gone a b c d', 'the dog sat down')

### title_case_with_exceptions
SMALL = {"a", "an", "and", "of", "the", "in", "on", "to", "or"}


def title_case_with_exceptions(text: str) -> str:
    words = text.strip().split()
    result = []
    for i, word in enumerate(words):
        first_or_last = i == 0 or i == len(words) - 1
        if word.isupper() and len(word) > 1:
            result.append(word)           # an acronym
        elif word.lower() in SMALL and not first_or_last:
            result.append(word.lower())
        elif "-" in word:
            result.append("-".join(p.capitalize() for p in word.split("-")))
        else:
            result.append(word[0].upper() + word[1:].lower())
    return " ".join(result)

#> title_case_with_exceptions("the lord OF the rings")
#> title_case_with_exceptions("a guide to NASA and the well-known moon")
#> title_case_with_exceptions("")
#> title_case_with_exceptions("what dreams are made of")
#> title_case_with_exceptions("  rEADY   or not  ")
#> title_case_with_exceptions('the lord OF the rings a guide to NASA and the well-known moon what dreams are made of')
#> title_case_with_exceptions('a guide to NASA and the well-known moon   rEADY   or not   what dreams are made of')

### strip_html_to_lines
def strip_html_to_lines(html: str) -> list[str]:
    """Visible text of simple html; block tags break the line."""
    blocks = {"p", "div", "br", "li", "h1", "h2", "tr"}
    lines, text, tag = [], "", None
    for ch in html + "<br>":
        if tag is not None:
            if ch != ">":
                tag += ch
                continue
            name = tag.strip("/ ").split(" ")[0].lower()
            tag = None
            if name in blocks and text.strip():
                lines.append(" ".join(text.split()))
                text = ""
        elif ch == "<":
            tag = ""
        else:
            text += ch
    return lines

#> strip_html_to_lines("<p>Hi <b>there</b></p><p>Bye</p>")
#> strip_html_to_lines("one<br/>two<BR>three")
#> strip_html_to_lines("")
#> strip_html_to_lines("<ul><li class='x'>a</li><li> b  c </li></ul>")
#> strip_html_to_lines("no tags at all")
#> strip_html_to_lines('no tags at all <p>Hi <b>there</b></p><p>Bye</p>')
#> strip_html_to_lines('one<br/>two<BR>three no tags at all')

### acronym_dictionary
import re

PATTERN = re.compile(r"((?:[A-Z][a-z]+ )+)\(([A-Z]{2,})\)")


def acronym_dictionary(text: str) -> dict[str, str]:
    """Acronyms explained in the text, as in 'Content Delivery Network (CDN)'."""
    found: dict[str, str] = {}
    for words, short in PATTERN.findall(text):
        names = words.split()
        tail = names[-len(short):]
        initials = "".join(name[0] for name in tail)
        if initials == short and short not in found:
            found[short] = " ".join(tail)
    return found

#> acronym_dictionary("Our Content Delivery Network (CDN) and the Domain Name System (DNS).")
#> acronym_dictionary("The Big Red Fox (RF) and Random Thing (XX)")
#> acronym_dictionary("nothing (HERE)")
#> acronym_dictionary("Large Language Model (LLM), later Little Lamb Mary (LLM)")
#> acronym_dictionary("See Graphics Processing Unit (GPU). Central Processing Unit (CPU); Unit (U)")
#> acronym_dictionary('The Big Red Fox (RF) and Random Thing (XX) Our Content Delivery Network (CDN) and the Domain Name System (DNS)., Large Language Model (LLM), later Little Lamb Mary (LLM)')
#> acronym_dictionary('nothing (HERE);See Graphics Processing Unit (GPU). Central Processing Unit (CPU); Unit (U);Our Content Delivery Network (CDN) and the Domain Name System (DNS).')

### caesar_with_digits
def shift_char(ch, key):
    for alphabet in ("abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ", "0123456789"):
        if ch in alphabet:
            return alphabet[(alphabet.index(ch) + key) % len(alphabet)]
    return ch


def caesar_with_digits(text, key, rounds=1):
    """Rotate letters and digits; each round uses the next key."""
    for extra in range(rounds):
        text = "".join(shift_char(c, key + extra) for c in text)
    return text

#> caesar_with_digits("Attack at 09:45!", 3)
#> caesar_with_digits("xyz", 1, rounds=3)
#> caesar_with_digits("Dwwdfn", -3)
#> caesar_with_digits("", 5)
#> caesar_with_digits("Zulu 7", 26)
#> caesar_with_digits('xyzDwwdfn Zulu 7', 1, rounds=3)
#> caesar_with_digits('Zulu 7 Dwwdfn Attack at 09:45!', 26)

### run_length_words
def run_length_words(text):
    """'a a b' -> 'a*2 b', case is ignored, the first spelling is kept."""
    pieces = []
    previous, count = None, 0
    for word in text.split() + [None]:
        if word is not None and previous is not None and word.lower() == previous.lower():
            count += 1
            continue
        if previous is not None:
            pieces.append(previous if count == 1 else f"{previous}*{count}")
        previous, count = word, 1
    return " ".join(pieces)

#> run_length_words("very very Very good good boy")
#> run_length_words("")
#> run_length_words("tick tock tick tock tock")
#> run_length_words("solo")
#> run_length_words("no No NO yes no")
#> run_length_words('very very Very good good boy tick tock tick tock tock no No NO yes no')
#> run_length_words('very very Very good good boy tick tock tick tock tock solo')

### censor_middle_of_words
import re


def censor_middle_of_words(text: str, banned: list[str], mark: str = "*") -> str:
    def hide(match: re.Match) -> str:
        word = match.group(0)
        if len(word) <= 2:
            return mark * len(word)
        return word[0] + mark * (len(word) - 2) + word[-1]

    for term in sorted(banned, key=len, reverse=True):
        if not term:
            raise ValueError("empty term")
        pattern = re.compile(rf"\b{re.escape(term)}\w*", re.IGNORECASE)
        text = pattern.sub(hide, text)
    return text

#> censor_middle_of_words("Darn it, that darned Heck of a day", ["darn", "heck"])
#> censor_middle_of_words("It is so", ["it", "is"], mark="#")
#> censor_middle_of_words("clean text", [])
#> censor_middle_of_words("bad", [""])
#> censor_middle_of_words("c++ and C++11", ["c++"])

### quote_attribution_lines
def quote_attribution_lines(mail: str) -> list[tuple[int, str]]:
    """Lines of a mail with their quote depth, neighbours of one depth joined."""
    joined: list[tuple[int, str]] = []
    for line in mail.splitlines():
        depth = 0
        while line[:1] == ">":
            depth += 1
            line = line[1:].lstrip()
        if not line.strip():
            continue
        if joined and joined[-1][0] == depth:
            joined[-1] = (depth, joined[-1][1] + " " + line.strip())
        else:
            joined.append((depth, line.strip()))
    return joined

#> quote_attribution_lines("> > first\n> > still first\n> second\nthird\nand more")
#> quote_attribution_lines("")
#> quote_attribution_lines(">>a\n>b\n>\n>c\nd")
#> quote_attribution_lines("hello\n\n> quoted\n\nbye")
#> quote_attribution_lines("> one\ntwo\n> three\nfour")
#> quote_attribution_lines('hello\n\n> quoted\n\nbye\n>>a\n>b\n>\n>c\nd\n> > first\n> > still first\n> second\nthird\nand more')
#> quote_attribution_lines('hello\n\n> quoted\n\nbye\n> one\ntwo\n> three\nfour\n> > first\n> > still first\n> second\nthird\nand more')

### plural_text_of_counts
IRREGULAR = {"person": "people", "child": "children", "mouse": "mice"}


def plural(noun: str) -> str:
    if noun in IRREGULAR:
        return IRREGULAR[noun]
    if noun.endswith(("s", "x", "ch", "sh")):
        return noun + "es"
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + "s"


def plural_text_of_counts(counts: dict[str, int]) -> str:
    """'2 boxes, 1 city and no mice'"""
    parts = []
    for noun, n in counts.items():
        number = "no" if n == 0 else str(n)
        parts.append(f"{number} {noun if n == 1 else plural(noun)}")
    if len(parts) < 2:
        return "".join(parts)
    return ", ".join(parts[:-1]) + " and " + parts[-1]

#> plural_text_of_counts({"box": 2, "city": 1, "mouse": 0})
#> plural_text_of_counts({"person": 3})
#> plural_text_of_counts({})
#> plural_text_of_counts({"day": 7, "party": 2, "church": 0, "dog": 1})
#> plural_text_of_counts({"child": 1, "bus": 4})
#> plural_text_of_counts({'day': 7, 'party': 2, 'church': 0, 'dog': 1, 'child': 1, 'bus': 4, 'box': 2, 'city': 1, 'mouse': 0})
#> plural_text_of_counts({'person': 3, 'day': 7, 'party': 2, 'church': 0, 'dog': 1, 'child': 1, 'bus': 4})

### caption_time_codes
import re

CODE = re.compile(r"(\d{2}):(\d{2}):(\d{2}),(\d{3})")


def caption_time_codes(srt, delay_ms):
    """Move all time codes of a subtitle text; none goes below zero."""
    def move(m):
        h, mi, s, ms = (int(g) for g in m.groups())
        total = max(0, ((h * 60 + mi) * 60 + s) * 1000 + ms + delay_ms)
        total, ms = divmod(total, 1000)
        total, s = divmod(total, 60)
        h, mi = divmod(total, 60)
        return f"{h:02d}:{mi:02d}:{s:02d},{ms:03d}"

    return CODE.sub(move, srt)

#> caption_time_codes("1\n00:00:01,500 --> 00:00:03,000\nHello", 750)
#> caption_time_codes("00:59:59,900 --> 01:00:02,000", 100)
#> caption_time_codes("00:00:00,400 --> 00:00:01,000", -600)
#> caption_time_codes("no codes", 10)
#> caption_time_codes("a 00:10:00,000 b 23:59:59,999 c", 1)
#> caption_time_codes('a 00:10:00,000 b 23:59:59,999 c\n1\n00:00:01,500 --> 00:00:03,000\nHello\n00:00:00,400 --> 00:00:01,000', 1)
#> caption_time_codes('no codes\n1\n00:00:01,500 --> 00:00:03,000\nHello\na 00:10:00,000 b 23:59:59,999 c', 10)

### indent_of_code_block
def indent_of_code_block(code: str, spaces: int = 4):
    """The code with its common indentation replaced; None when tabs and blanks are mixed."""
    lines = code.splitlines()
    margin = None
    for line in lines:
        stripped = line.lstrip()
        if not stripped:
            continue
        lead = line[: len(line) - len(stripped)]
        if "\t" in lead and " " in lead:
            return None
        if margin is None or len(lead) < len(margin):
            margin = lead
    margin = margin or ""
    out = []
    for line in lines:
        out.append(" " * spaces + line[len(margin):] if line.strip() else "")
    return "\n".join(out)

#> indent_of_code_block("  if x:\n    y = 1\n\n  z = 2")
#> indent_of_code_block("\tdef f():\n\t\treturn 1", 2)
#> indent_of_code_block(" \tmixed")
#> indent_of_code_block("")
#> indent_of_code_block("      a\n   b\n     c", spaces=0)
#> indent_of_code_block('      a\n   b\n     c\n  if x:\n    y = 1\n\n  z = 2\n\tdef f():\n\t\treturn 1', spaces=0)
#> indent_of_code_block('      a\n   b\n     c\n  if x:\n    y = 1\n\n  z = 2', spaces=0)
