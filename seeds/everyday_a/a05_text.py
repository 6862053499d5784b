### slugify_titles_unique
import re
import unicodedata

NOT_WORD = re.compile(r"[^a-z0-9]+")
STOP = {"a", "an", "the", "of", "and"}


def ascii_only(text):
    decomposed = unicodedata.normalize("NFKD", text)
    return "".join(char for char in decomposed if ord(char) < 128)


def slug(title, longest):
    words = NOT_WORD.sub(" ", ascii_only(title).lower()).split()
    kept = [word for word in words if word not in STOP] or words
    result = ""
    for word in kept:
        longer = f"{result}-{word}" if result else word
        if len(longer) > longest:
            break
        result = longer
    return result or "untitled"


def slugify_titles_unique(titles: list[str], longest: int = 24) -> list[str]:
    used = {}
    slugs = []
    for title in titles:
        base = slug(title, longest)
        used[base] = used.get(base, 0) + 1
        if used[base] > 1:
            slugs.append(f"{base}-{used[base]}")
        else:
            slugs.append(base)
    return slugs

#> slugify_titles_unique(["The Art of Café Bläser", "Art & Cafe Blaser!", "???", "A very long title that will not fit at all"])
#> slugify_titles_unique(["Release 1.2.3", "release 1 2 3", "Release-1-2-3"], longest=40)
#> slugify_titles_unique([])
#> slugify_titles_unique(["Über uns", "of the and", "Été à Zürich", "Supercalifragilistic"], 10)
#> slugify_titles_unique(["Hello, World", "hello world", "HELLO_WORLD", "Goodbye"])

### text_table_is_aligned
def column_starts(line):
    starts = []
    gap = True
    for index, char in enumerate(line):
        if char == " ":
            if index and line[index - 1] == " ":
                gap = True
        elif gap:
            starts.append(index)
            gap = False
    return starts


def text_table_is_aligned(text: str) -> bool:
    rows = [line for line in text.split("\n") if line.strip()]
    if not rows:
        return True
    header = column_starts(rows[0])
    for row in rows[1:]:
        if column_starts(row) != header:
            return False
    return True

#> text_table_is_aligned("name    qty\nbolt M4   12\nnut M4     9")
#> text_table_is_aligned("name      qty\nbolt M4   12\nnut M4    9")
#> text_table_is_aligned("")
#> text_table_is_aligned("one column only\nand here\nand there")
#> text_table_is_aligned("a  b  c\n1  2\n")

### wrap_paragraph_justified
def pack_lines(words, width):
    line, length = [], 0
    for word in words:
        if line and length + 1 + len(word) > width:
            yield line
            line, length = [], 0
        length += len(word) + (1 if line else 0)
        line.append(word)
    if line:
        yield line


def justify(words, width):
    if len(words) == 1:
        return words[0]
    spaces = width - sum(map(len, words))
    gaps = len(words) - 1
    text = words[0]
    for index, word in enumerate(words[1:]):
        text += " " * (spaces // gaps + (index < spaces % gaps)) + word
    return text


def wrap_paragraph_justified(text, width):
    lines = list(pack_lines(text.split(), width))
    out = [justify(line, width) for line in lines[:-1]]
    if lines:
        out.append(" ".join(lines[-1]))
    return out

#> wrap_paragraph_justified("the quick brown fox jumps over the lazy dog", 16)
#> wrap_paragraph_justified("extraordinarily long words do break nothing", 10)
#> wrap_paragraph_justified("   ", 20)
#> wrap_paragraph_justified("one two three four five six seven eight", 11)
#> wrap_paragraph_justified("fits", 20)

### fill_template_placeholders
import re

FIELD = re.compile(r"\{\{\s*([\w.]+)(?:\s*\|\s*(\w+))?\s*\}\}")
FILTERS = {
    "upper": str.upper,
    "title": str.title,
    "len": lambda value: str(len(value)),
    "cents": lambda value: f"{int(value) / 100:.2f}",
}


class TemplateError(KeyError):
    pass


def lookup(context, path):
    value = context
    for part in path.split("."):
        if not isinstance(value, dict) or part not in value:
            raise TemplateError(path)
        value = value[part]
    return value


def fill_template_placeholders(template, context):
    """Replace {{ name.path | filter }} by values from the context."""

    def replace(match):
        path, name = match.groups()
        value = lookup(context, path)
        if name is None:
            return str(value)
        return FILTERS[name](value)

    return FIELD.sub(replace, template)

#> fill_template_placeholders("Dear {{ user.name | title }}, you owe {{amount|cents}} EUR.", {"user": {"name": "ida holm"}, "amount": 1999})
#> fill_template_placeholders("{{a}}-{{ b | upper }}-{{ b | len }}", {"a": 1, "b": "xyz"})
#> fill_template_placeholders("nothing to fill", {})
#> fill_template_placeholders("Hi {{ user.mail }}", {"user": {"name": "x"}})
#> fill_template_placeholders("{{ deep.er.est }} and {{ deep.er.other | upper }}", {"deep": {"er": {"est": 5, "other": "low"}}})
#> fill_template_placeholders("{{ a | reverse }}", {"a": "b"})

### snake_case_names
import re

BORDER = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[\s\-.]+")
KEYWORDS = frozenset(["class", "def", "from", "import", "type"])


def to_snake(name: str) -> str:
    parts = [part.lower() for part in BORDER.split(name) if part]
    result = "_".join(parts)
    if not result or result[0].isdigit():
        result = "_" + result
    if result in KEYWORDS:
        result += "_"
    return result


def snake_case_names(record: dict) -> dict:
    """Rename all the keys of a record, nested ones too."""
    renamed = {}
    for key, value in record.items():
        if isinstance(value, dict):
            value = snake_case_names(value)
        elif isinstance(value, list):
            value = [snake_case_names(v) if isinstance(v, dict) else v for v in value]
        renamed[to_snake(key)] = value
    return renamed

#> snake_case_names({"firstName": "Ida", "HTTPServer": "a", "home-address": {"zipCode": 123, "class": "B"}})
#> snake_case_names({"orderLines": [{"unitPrice": 3, "SKU": "x1"}, {"unitPrice": 4}, 7], "3rd party": True})
#> snake_case_names({})
#> snake_case_names({"parseXMLDocument": 1, "getURL": 2, "already_snake": 3})
#> snake_case_names({"": 0, "a.b.c": {"From": "me"}})

### normalise_whitespace_document
import re


def squeeze(line):
    line = line.replace("\t", " ").rstrip()
    indent = len(line) - len(line.lstrip(" "))
    return " " * indent + re.sub(r" {2,}", " ", line.strip())


def normalise_whitespace_document(text: str) -> str:
    """One blank line between paragraphs, none at the ends, one newline at the end."""
    out = []
    for line in text.replace("\r\n", "\n").split("\n"):
        line = squeeze(line)
        if not line and (not out or not out[-1]):
            continue
        out.append(line)
    while out and not out[-1]:
        out.pop()
    return "\n".join(out) + "\n" if out else ""

#> normalise_whitespace_document("\n\nTitle  here \r\n\r\n\r\n  indented   text\t\n\n")
#> normalise_whitespace_document("a\nb\n\n\n\nc")
#> normalise_whitespace_document(" \n\t\n  ")
#> normalise_whitespace_document("one\ttab  two   spaces\n\n    code  block\nend")
#> normalise_whitespace_document("x")

### markdown_headings_outline
import re

HEADING = re.compile(r"^(#{1,6})\s+(.+?)\s*#*$")


def headings(text):
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
        if fenced:
            continue
        match = HEADING.match(line)
        if match:
            yield len(match.group(1)), match.group(2)


def markdown_headings_outline(text):
    counters = [0] * 6
    outline = []
    for level, title in headings(text):
        counters[level - 1] += 1
        for deeper in range(level, 6):
            counters[deeper] = 0
        number = ".".join(str(c) for c in counters[:level])
        outline.append(f"{number} {title}")
    return outline

#> markdown_headings_outline("# Intro\ntext\n## Usage\n## API ##\n# End\n## Credits")
#> markdown_headings_outline("# One\n```\n# not a heading\n```\n### Deep\n### Deeper")
#> markdown_headings_outline("no headings\n#hashtag")
#> markdown_headings_outline("## Starts low\n# High\n## Low again\n### Lower")
#> markdown_headings_outline("# A\n# B\n# C")

### sentence_case_report
ABBREVIATIONS = ("e.g.", "i.e.", "dr.", "no.")


def ends_sentence(word):
    if word.lower() in ABBREVIATIONS:
        return False
    return word.endswith((".", "!", "?"))


def sentence_case_report(text: str, names=()) -> str:
    fixed = []
    start = True
    for word in text.lower().split():
        bare = word.strip(".,!?")
        if bare in names or start:
            word = word[0].upper() + word[1:]
        if bare == "i":
            word = word.replace("i", "I", 1)
        fixed.append(word)
        start = ends_sentence(word)
    return " ".join(fixed)

#> sentence_case_report("THE PUMP FAILED. CALL DR. MEYER, SAID ANNA! I WILL WAIT.", names=("meyer", "anna"))
#> sentence_case_report("SEE E.G. PAGE NO. 7 OR PAGE 9. THANKS")
#> sentence_case_report("")
#> sentence_case_report("what did i do? nothing. really!", ("nobody",))
#> sentence_case_report("ORDER FROM OSLO ARRIVED, BUT OSLO SAYS NO", names=["oslo"])

### is_title_properly_capitalised
SMALL = {"a", "an", "the", "and", "or", "of", "in", "on", "to", "for"}


def word_ok(word, is_edge):
    if not word[0].isalpha():
        return True
    if word.lower() in SMALL and not is_edge:
        return word.islower()
    return word[0].isupper()


def is_title_properly_capitalised(title: str) -> bool:
    """Headline style: small words stay small except at the ends."""
    words = title.split()
    if not words:
        return False
    last = len(words) - 1
    for index, word in enumerate(words):
        parts = word.split("-")
        for part in parts:
            if part and not word_ok(part, index in (0, last)):
                return False
    return True

#> is_title_properly_capitalised("The Lord of the Strings")
#> is_title_properly_capitalised("A Tale Of Two Cities")
#> is_title_properly_capitalised("Notes on Well-Tempered Tuning in 12 Steps")
#> is_title_properly_capitalised("notes on Nothing")
#> is_title_properly_capitalised("")
#> is_title_properly_capitalised("What We Are Waiting For")
#> is_title_properly_capitalised("Well-tempered Piano")

### bullet_list_renumber
import re

ITEM = re.compile(r"^(\s*)(\d+)[.)]\s+(.*)$")


def bullet_list_renumber(text: str) -> str:
    counters = {}
    result = []
    for line in text.split("\n"):
        found = ITEM.match(line)
        if not found:
            if line.strip():
                counters.clear()
            result.append(line)
            continue
        indent = len(found[1])
        for deeper in [key for key in counters if key > indent]:
            del counters[deeper]
        counters[indent] = counters.get(indent, 0) + 1
        result.append(f"{found[1]}{counters[indent]}. {found[3]}")
    return "\n".join(result)

#> bullet_list_renumber("1. eggs\n1. milk\n   7) whole\n   9) fresh\n5. bread")
#> bullet_list_renumber("Steps:\n3. open\n4. close\n\n9. lock\nThen:\n4. leave")
#> bullet_list_renumber("no list here")
#> bullet_list_renumber("2) a\n  2) b\n2) c\n  2) d\n  2) e")
#> bullet_list_renumber("1.no space\n1. space")

### bars_longest_first
def scale(value, top, width):
    if top == 0:
        return 0
    return round(value * width / top)


def bars_longest_first(data: dict[str, int], width: int = 20, char: str = "#") -> str:
    if not data:
        return "(no data)"
    if min(data.values()) < 0:
        raise ValueError("negative values cannot be drawn")
    label_width = max(len(label) for label in data)
    top = max(data.values())
    lines = []
    for label, value in sorted(data.items(), key=lambda item: (-item[1], item[0])):
        bar = char * scale(value, top, width)
        lines.append(f"{label:>{label_width}} |{bar} {value}")
    return "\n".join(lines)

#> bars_longest_first({"mon": 12, "tue": 30, "wednesday": 7, "thu": 30})
#> bars_longest_first({"a": 0, "b": 0}, width=10)
#> bars_longest_first({})
#> bars_longest_first({"north": 4, "south": -1})
#> bars_longest_first({"py": 125, "js": 64, "css": 3, "html": 18}, 12, "=")

### censor_forbidden_words
import re
from functools import lru_cache

LEET = str.maketrans({"0": "o", "1": "i", "3": "e", "4": "a", "$": "s", "@": "a"})
TOKEN = re.compile(r"[\w@$]+")


@lru_cache(maxsize=None)
def canonical(word):
    plain = word.lower().translate(LEET)
    squeezed = ""
    for char in plain:
        if not squeezed or squeezed[-1] != char:
            squeezed += char
    return squeezed


def censor_forbidden_words(text, forbidden):
    banned = {canonical(word) for word in forbidden}

    def hide(match):
        word = match.group()
        if canonical(word) in banned:
            return word[0] + "*" * (len(word) - 1)
        return word

    return TOKEN.sub(hide, text)

#> censor_forbidden_words("you silly g00se, you SILLLY goat", ["silly", "goose"])
#> censor_forbidden_words("all fine here", ["darn"])
#> censor_forbidden_words("", ["x"])
#> censor_forbidden_words("D@rn it, daaarn 1t!", ("darn", "it"))
#> censor_forbidden_words("pa$$ the salt", ["pass"])

### fixed_width_records
FIELDS = (("id", 0, 5, int), ("name", 5, 15, str.strip), ("amount", 15, 23, float), ("flag", 23, 24, lambda c: c == "Y"))


class RecordError(ValueError):
    pass


def parse_record(line, number):
    record = {}
    for name, start, end, convert in FIELDS:
        raw = line[start:end]
        try:
            record[name] = convert(raw)
        except ValueError as error:
            raise RecordError(f"line {number}, {name}: {raw!r}") from error
    return record


def fixed_width_records(text):
    total = 0.0
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        record = parse_record(line, number)
        if record["flag"]:
            total += record["amount"]
    return total

#> fixed_width_records("00001Ida Holm    120.50Y\n00002Bo Ek        99.00N\n00003Cy Young      0.25Y")
#> fixed_width_records("00001Ida Holm    120.50N\n\n00007Di Prince   1e3   Y")
#> fixed_width_records("")
#> fixed_width_records("00001Ida Holm    12O.50Y")
#> fixed_width_records("  x  nobody      1.00  Y")

### csv_to_markdown_table
import csv
import io


def escape(cell):
    return cell.strip().replace("|", "\\|")


def csv_to_markdown_table(text: str, right=()) -> str:
    """A Markdown table; columns named in right are right-aligned."""
    rows = [[escape(cell) for cell in row] for row in csv.reader(io.StringIO(text)) if row]
    if not rows:
        return ""
    header, *body = rows
    rule = ["--:" if name in right else "---" for name in header]
    lines = []
    for row in [header, rule, *body]:
        # short rows are filled up, long ones are cut
        cells = row[:len(header)] + [""] * (len(header) - len(row))
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines)

#> csv_to_markdown_table("name,qty\nbolt,12\n\"nut, hex\",7", right=("qty",))
#> csv_to_markdown_table("a,b,c\n1,2\n1,2,3,4\n\nx|y,,z")
#> csv_to_markdown_table("")
#> csv_to_markdown_table("only header")
#> csv_to_markdown_table("k , v\n colour , red \n size, 10 ", ["v"])

### expand_tabs_and_trim
def expand(line, width):
    out = ""
    for char in line:
        if char == "\t":
            out += " " * (width - len(out) % width)
        else:
            out += char
    return out


def common_indent(lines):
    indents = [len(line) - len(line.lstrip()) for line in lines if line.strip()]
    return min(indents, default=0)


def expand_tabs_and_trim(text, width=4):
    """Tabs to spaces, then remove the indent that all lines share."""
    lines = [expand(line, width) for line in text.split("\n")]
    indent = common_indent(lines)
    return [line[indent:].rstrip() for line in lines]

#> expand_tabs_and_trim("\tif x:\n\t\ty = 1\n\n\treturn\ty")
#> expand_tabs_and_trim("ab\tc\nabcd\te", width=4)
#> expand_tabs_and_trim("")
#> expand_tabs_and_trim("    a\n  b\n   c ", 8)
#> expand_tabs_and_trim("\t\tdeep\n\tless", width=2)

### quoted_reply_depths
from itertools import groupby


def depth_and_text(line):
    depth = 0
    rest = line
    while rest.startswith(">"):
        depth += 1
        rest = rest[1:].lstrip()
    return depth, rest


def quoted_reply_depths(mail, deepest=2):
    parsed = [depth_and_text(line) for line in mail.splitlines()]
    kept = []
    for hidden, group in groupby(parsed, key=lambda pair: pair[0] > deepest):
        lines = list(group)
        if hidden:
            kept.append(f"[{len(lines)} lines hidden]")
            continue
        for depth, text in lines:
            kept.append("> " * depth + text)
    return kept

#> quoted_reply_depths("Thanks!\n> No problem.\n>> Can you?\n>>> Old stuff\n> > > Older\n>> Yes")
#> quoted_reply_depths("plain\ntext", deepest=0)
#> quoted_reply_depths("")
#> quoted_reply_depths(">a\n>>b\n>>>c", deepest=1)
#> quoted_reply_depths("ok\n>\n>> x", 5)

### keyword_density_score
import re
from collections import Counter

WORD = re.compile(r"[a-zà-ÿ']+")
STOPWORDS = frozenset("the a an of to and in is it for on with that this".split())


def stem(word):
    for ending in ("ing", "ies", "ed", "es", "s"):
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[:-len(ending)]
    return word


def keyword_density_score(text: str, keywords: list[str]) -> float:
    stems = Counter()
    for word in WORD.findall(text.lower()):
        if word not in STOPWORDS:
            stems[stem(word)] += 1
    total = sum(stems.values())
    if total == 0:
        return 0.0
    wanted = {stem(keyword.lower()) for keyword in keywords}
    hits = sum(stems[word] for word in wanted)
    return round(100 * hits / total, 1)

#> keyword_density_score("Testing the tests: a tester tested nothing in the testing lab.", ["test"])
#> keyword_density_score("Baking bread and baking cakes is for bakers with patience", ["bake", "bread", "cake"])
#> keyword_density_score("the of and", ["the"])
#> keyword_density_score("parties, party, part", ["Parties"])
#> keyword_density_score("Invoices are sent; invoices are paid; nobody reads invoices.", ["invoice", "pay"])

### diff_lines_summary
def longest_common(a, b):
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            if x == y:
                table[i + 1][j + 1] = table[i][j] + 1
            else:
                table[i + 1][j + 1] = max(table[i][j + 1], table[i + 1][j])
    return table[-1][-1]


def diff_lines_summary(old, new):
    before, after = old.split("\n"), new.split("\n")
    same = longest_common(before, after)
    added, removed = len(after) - same, len(before) - same
    if not added and not removed:
        return "unchanged"
    return f"+{added} -{removed}"

#> diff_lines_summary("a\nb\nc", "a\nx\nc\nd")
#> diff_lines_summary("same\ntext", "same\ntext")
#> diff_lines_summary("", "new line")
#> diff_lines_summary("import os\nimport re\n\nx = 1", "import re\n\nx = 2\ny = 3")
#> diff_lines_summary("one\ntwo\nthree", "three\ntwo\none")

### initials_and_monogram
TITLES = {"dr", "prof", "mr", "mrs", "ms"}
PARTICLES = {"van", "von", "de", "der", "la"}


def name_parts(name):
    parts = []
    for part in name.replace(".", " ").split():
        if part.lower() in TITLES:
            continue
        parts.extend(part.split("-"))
    return parts


def initials_and_monogram(names):
    """Initials for a list of names; numbered when they are not unique."""
    taken = {}
    for name in names:
        letters = ""
        for part in name_parts(name):
            if part.lower() in PARTICLES:
                letters += part[0].lower()
            else:
                letters += part[0].upper()
        taken.setdefault(letters, []).append(name)
    result = {}
    for letters, owners in taken.items():
        for number, owner in enumerate(owners, 1):
            result[owner] = letters if len(owners) == 1 else f"{letters}{number}"
    return result

#> initials_and_monogram(["Dr. Ada King", "Ludwig van Beethoven", "Anne-Marie de la Cruz", "Alan Kay"])
#> initials_and_monogram(["prof. dr. max planck", "Mary Poppins", "Mia Park"])
#> initials_and_monogram([])
#> initials_and_monogram(["Cher", "Chris", "J. R. R. Tolkien"])
#> initials_and_monogram(["von Neumann, John"])

### smart_truncate_middle
def smart_truncate_middle(paths, width=20, mark="..."):
    """Shorten texts in the middle so that both ends stay readable."""
    if width <= len(mark):
        raise ValueError("width too small for the mark")
    result = []
    for path in paths:
        if len(path) <= width:
            result.append(path)
            continue
        room = width - len(mark)
        tail = room // 2
        # prefer to cut the tail at a slash
        slash = path.find("/", len(path) - tail)
        if slash != -1:
            tail = len(path) - slash
        head = room - tail
        result.append(path[:head] + mark + path[len(path) - tail:])
    return result

#> smart_truncate_middle(["/usr/local/share/doc/readme.txt", "/etc/hosts", "/home/ida/projects/ndb/x.py"])
#> smart_truncate_middle(["abcdefghijklmnopqrstuvwxyz"], width=9, mark="~")
#> smart_truncate_middle([], 10)
#> smart_truncate_middle(["anything"], width=3)
#> smart_truncate_middle(["exactly ten", "/var/log/nginx/a/b/c", "12345678901"], width=11, mark="..")

### palindromic_lines_only
import unicodedata


def letters(text):
    return [c.lower() for c in unicodedata.normalize("NFC", text) if c.isalnum()]


def mirrors(chars):
    left, right = 0, len(chars) - 1
    while left < right:
        if chars[left] != chars[right]:
            return False
        left += 1
        right -= 1
    return True


def palindromic_lines_only(text, shortest=3):
    """Whether every line that is long enough reads the same backwards."""
    checked = 0
    for line in text.splitlines():
        chars = letters(line)
        if len(chars) < shortest:
            continue
        checked += 1
        if not mirrors(chars):
            return False
    return checked > 0

#> palindromic_lines_only("Never odd or even\nab\nStep on no pets!")
#> palindromic_lines_only("Was it a car\nor a cat I saw")
#> palindromic_lines_only("x\ny")
#> palindromic_lines_only("1221\n3443\n12-21", shortest=4)
#> palindromic_lines_only("noon\nmidnight")

### caesar_shift_by_position
import string

ALPHABET = string.ascii_lowercase


def shifted(char, amount):
    if char.lower() not in ALPHABET:
        return char
    index = (ALPHABET.index(char.lower()) + amount) % 26
    moved = ALPHABET[index]
    return moved.upper() if char.isupper() else moved


def caesar_shift_by_position(text: str, key: str, decode: bool = False) -> str:
    if not key.isalpha():
        raise ValueError("the key must be letters")
    sign = -1 if decode else 1
    out, used = [], 0
    for char in text:
        amount = ALPHABET.index(key[used % len(key)].lower())
        out.append(shifted(char, sign * amount))
        if char.isalpha():
            used += 1
    return "".join(out)

#> caesar_shift_by_position("Meet me at noon!", "key")
#> caesar_shift_by_position("Wiic qc kx lysl!", "key", decode=True)
#> caesar_shift_by_position("", "a")
#> caesar_shift_by_position("secret", "4you")
#> caesar_shift_by_position("Straße 12, zzz", "bC")

### report_columns_from_dicts
from io import StringIO


def cell(value, width):
    if isinstance(value, float):
        return f"{value:.1f}".rjust(width)
    if isinstance(value, int):
        return str(value).rjust(width)
    return str(value)[:width].ljust(width)


def report_columns_from_dicts(rows, layout):
    out = StringIO()
    print(*(title.ljust(width)[:width] for _, title, width in layout), sep="|", file=out)
    print(*("-" * width for _, _, width in layout), sep="+", file=out)
    for row in rows:
        cells = [cell(row.get(key, ""), width) for key, _, width in layout]
        print("|".join(cells).rstrip(), file=out)
    return out.getvalue()

#> report_columns_from_dicts([{"n": "bolt", "q": 12, "p": 0.256}, {"n": "washer large", "q": 4000}], [("n", "Name", 8), ("q", "Qty", 5), ("p", "Price", 6)])
#> report_columns_from_dicts([], [("a", "A", 3)])
#> report_columns_from_dicts([{"x": True, "y": None}], [("x", "Flag", 4), ("y", "Other", 6)])
#> report_columns_from_dicts([{"k": 1}, {"k": 22}, {"k": 333}], [("k", "Count", 4)])
#> report_columns_from_dicts([{"who": "Ann", "ok": "yes"}], [("ok", "OK?", 3), ("who", "Who", 3)])

### typographic_quotes
OPENING = " \n([-"


def typographic_quotes(text, language="en"):
    """Straight double quotes to curly ones; an odd number is an error."""
    pairs = {"en": "“”", "de": "„“", "fr": "«»"}
    if language not in pairs:
        raise LookupError(f"no quotes for {language}")
    left, right = pairs[language]
    result = []
    is_open = False
    for index, char in enumerate(text):
        if char != '"':
            result.append(char)
            continue
        at_border = index == 0 or text[index - 1] in OPENING
        if not is_open and at_border:
            result.append(left)
            is_open = True
        elif is_open:
            result.append(right)
            is_open = False
        else:
            result.append(char)
    if is_open:
        raise ValueError("quote never closed")
    return "".join(result)

#> typographic_quotes('He said "yes" and left.')
#> typographic_quotes('"Ja" ("nein")', "de")
#> typographic_quotes('5" pipe, "new"', language="fr")
#> typographic_quotes('open "end')
#> typographic_quotes('"hola"', "es")
#> typographic_quotes("no quotes")

### acronyms_are_explained
import re

ACRONYM = re.compile(r"\b[A-Z]{2,5}\b")
EXPLAINED = re.compile(r"((?:[A-Z]\w+[ -])+)\(([A-Z]{2,5})\)")


def explained_in(text):
    good = set()
    for match in EXPLAINED.finditer(text):
        words = re.split(r"[ -]", match.group(1).strip())
        initials = "".join(word[0] for word in words)
        if initials.endswith(match.group(2)):
            good.add(match.group(2))
    return good


def acronyms_are_explained(text: str, known: tuple = ("USA", "PDF")) -> bool:
    good = explained_in(text) | set(known)
    for acronym in ACRONYM.findall(text):
        if acronym not in good:
            return False
    return True

#> acronyms_are_explained("The Random Access Memory (RAM) is full. RAM is cheap.")
#> acronyms_are_explained("The CPU of the Big Old Box (BOX) is hot.")
#> acronyms_are_explained("Send the PDF to the USA.")
#> acronyms_are_explained("A Graphics Unit (GPU) draws.")
#> acronyms_are_explained("nothing in capitals", ())
#> acronyms_are_explained("Known: NASA", known=("NASA",))

### hyphenate_long_words
VOWELS = set("aeiouy")


def break_points(word):
    points = []
    for index in range(2, len(word) - 2):
        before, after = word[index - 1], word[index]
        # between a vowel and a consonant that a vowel follows
        if before in VOWELS and after not in VOWELS and word[index + 1] in VOWELS:
            points.append(index)
    return points


def hyphenate_long_words(text, limit=8):
    pieces = []
    for word in text.split(" "):
        if len(word) <= limit:
            pieces.append(word)
            continue
        last = 0
        parts = []
        for point in break_points(word.lower()):
            parts.append(word[last:point])
            last = point
        parts.append(word[last:])
        pieces.append("-".join(parts))
    return " ".join(pieces)

#> hyphenate_long_words("the banana republic of telephone operators")
#> hyphenate_long_words("Constantinople rhythms", limit=7)
#> hyphenate_long_words("short words stay")
#> hyphenate_long_words("a relatively innovative idea", 5)
#> hyphenate_long_words("")
