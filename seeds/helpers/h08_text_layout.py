### justify_poster_lines
def pack(words, width):
    line, length = [], 0
    for w in words:
        if line and length + len(line) + len(w) > width:
            yield line
            line, length = [], 0
        line.append(w)
        length += len(w)
    if line:
        yield line


def stretch(line, width):
    if len(line) == 1:
        return line[0].center(width, "·")
    gaps = len(line) - 1
    space, extra = divmod(width - sum(map(len, line)), gaps)
    out = line[0]
    for i, w in enumerate(line[1:]):
        out += "·" * (space + (i < extra)) + w
    return out


def justify_poster_lines(text, width):
    return [stretch(line, width) for line in pack(text.split(), width)]

#> justify_poster_lines("grand opening this friday at noon", 12)
#> justify_poster_lines("sale", 9)
#> justify_poster_lines("", 5)
#> justify_poster_lines("a bb ccc dddd", 6)
#> justify_poster_lines("extraordinarily big", 8)

### two_column_newspaper
from itertools import zip_longest


def wrap(text, width):
    lines, current = [], ""
    for word in text.split():
        candidate = f"{current} {word}".strip()
        if len(candidate) <= width:
            current = candidate
        else:
            if current:
                lines.append(current)
            current = word[:width]
    return lines + [current] if current else lines


def two_column_newspaper(text, width, gutter=" | "):
    lines = wrap(text, width)
    half = (len(lines) + 1) // 2
    pairs = zip_longest(lines[:half], lines[half:], fillvalue="")
    return [f"{a:<{width}}{gutter}{b}".rstrip() for a, b in pairs]

#> two_column_newspaper("the mayor opened the new bridge today", 10)
#> two_column_newspaper("short", 10)
#> two_column_newspaper("", 4)
#> two_column_newspaper("incomprehensible news from far away", 7, gutter="/")
#> two_column_newspaper("un œuf par jour", 5)

### speech_bubble_box
def widest(lines):
    return max(map(len, lines), default=0)


def frame(lines, corner="+", side="|"):
    width = widest(lines)
    bar = corner + "-" * (width + 2) + corner
    return [bar, *(f"{side} {line:<{width}} {side}" for line in lines), bar]


def tail(box, direction):
    if direction == "left":
        return box + ["  \\", "   \\"]
    return box + [line.rjust(len(box[0]) - 2) for line in ("/", "/ ")]


def speech_bubble_box(text, direction="left", **style):
    return tail(frame(text.split("\n"), **style), direction)

#> speech_bubble_box("Hello\nthere, you")
#> speech_bubble_box("Psst", direction="right", corner="o")
#> speech_bubble_box("", side="!")
#> speech_bubble_box("a\n\nccc", "right")
#> speech_bubble_box("¿Qué?", corner="*", side="*")

### signed_bar_rows
def scale(value, largest, width):
    return round(width * value / largest) if largest else 0


def bar(value, largest, width):
    n = scale(abs(value), largest, width)
    if value < 0:
        return "<" * n
    return "=" * n + (">" if n else "")


def signed_bar_rows(data, width=10):
    label_width = max(map(len, data), default=0)
    largest = max(map(abs, data.values()), default=0)
    return [f"{name:>{label_width}} {bar(v, largest, width)} {v:+d}" for name, v in data.items()]

#> signed_bar_rows({"jan": 4, "february": 8, "mar": -2})
#> signed_bar_rows({})
#> signed_bar_rows({"x": 0, "y": 0})
#> signed_bar_rows({"north": 30, "south": 1}, width=6)
#> signed_bar_rows({"é": -9}, 3)

### markdown_list_to_tree
def indent(line):
    return len(line) - len(line.lstrip())


def bullets(text):
    for line in text.split("\n"):
        stripped = line.strip()
        if stripped[:2] in ("- ", "* "):
            yield indent(line), stripped[2:]


def markdown_list_to_tree(text):
    root = []
    stack = [(-1, root)]
    for level, title in bullets(text):
        while stack[-1][0] >= level:
            stack.pop()
        children = []
        stack[-1][1].append([title, children])
        stack.append((level, children))

    def prune(nodes):
        return [[t, prune(c)] if c else t for t, c in nodes]

    return prune(root)

#> markdown_list_to_tree("- fruit\n  - plum\n  - fig\n- bread")
#> markdown_list_to_tree("no bullets\nhere")
#> markdown_list_to_tree("* a\n    * b\n  * c\n* d")
#> markdown_list_to_tree("")
#> markdown_list_to_tree("  - deep first\n- then shallow")

### ledger_right_aligned
def money(cents):
    sign = "-" if cents < 0 else ""
    whole, part = divmod(abs(cents), 100)
    return f"{sign}{whole:,}.{part:02d}"


def row(name, cents, width, dots=True):
    amount = money(cents)
    space = width - len(name) - len(amount)
    if space < 1:
        name = name[:space - 2] + "~"
        space = 1
    return name + ("." if dots else " ") * space + amount


def ledger_right_aligned(entries, width=20):
    lines = [row(n, c, width) for n, c in entries]
    total = sum(c for _, c in entries)
    return lines + ["=" * width, row("TOTAL", total, width, dots=False)]

#> ledger_right_aligned([("Rent", 85000), ("Coffee beans", 1450)])
#> ledger_right_aligned([], 12)
#> ledger_right_aligned([("Refund from the insurance", -123456)], width=16)
#> ledger_right_aligned([("Zoo", 5), ("Zoo", -5)], 14)
#> ledger_right_aligned([("Café", 100000000)])

### acrostic_checker_poem
def first_letters(lines):
    for line in lines:
        letters = (ch for ch in line if ch.isalpha())
        first = next(letters, None)
        if first:
            yield first.upper()


def compare(found, wanted):
    marks = ["^" if f == w else " " for f, w in zip(found, wanted)]
    return "".join(marks)


def acrostic_checker_poem(poem, wanted):
    found = "".join(first_letters(poem.split("/")))
    target = wanted.upper()
    if found == target:
        return "perfect"
    return found, compare(found, target), len(found) - len(target)

#> acrostic_checker_poem("Every day / '... vast sky / I run", "evi")
#> acrostic_checker_poem("All is / calm / here", "ace")
#> acrostic_checker_poem("", "x")
#> acrostic_checker_poem("123 / !? / ok", "ok")
#> acrostic_checker_poem("Öl / und / Zeit", "öuz")

### hex_dump_lines
def chunks(data, size):
    for i in range(0, len(data), size):
        yield i, data[i:i + size]


def printable(byte):
    return chr(byte) if 32 <= byte < 127 else "."


def line(offset, chunk, size):
    hexes = " ".join(f"{b:02x}" for b in chunk)
    return f"{offset:04x}  {hexes:<{size * 3 - 1}}  {''.join(map(printable, chunk))}"


def hex_dump_lines(text, size=8, encoding="utf-8"):
    data = text.encode(encoding)
    return [line(o, c, size) for o, c in chunks(data, size)] or ["<empty>"]

#> hex_dump_lines("Hello, wire")
#> hex_dump_lines("")
#> hex_dump_lines("tab\tbell\a", size=4)
#> hex_dump_lines("né", 2)
#> hex_dump_lines("é€", size=6, encoding="latin-1")

### month_week_picker
def leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def month_days(year, month):
    return 29 if month == 2 and leap(year) else [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]


def weekday(year, month, day):
    if month < 3:
        month, year = month + 12, year - 1
    k, j = year % 100, year // 100
    return (day + 13 * (month + 1) // 5 + k + k // 4 + j // 4 + 5 * j + 5) % 7


def weeks(year, month):
    week = [0] * weekday(year, month, 1)
    for day in range(1, month_days(year, month) + 1):
        week.append(day)
        if len(week) == 7:
            yield week
            week = []
    if week:
        yield week


def month_week_picker(year, month, pick=0):
    return list(weeks(year, month))[pick], weekday(year, month, 1)

#> month_week_picker(2024, 2, pick=-1)
#> month_week_picker(2026, 11)
#> month_week_picker(1900, 2, -1)
#> month_week_picker(2000, 1)
#> month_week_picker(2021, 2, 3)
#> month_week_picker(2023, 7, 6)

### tree_lines_unicode
def draw(tree, prefix=""):
    last = len(tree) - 1
    for i, (name, children) in enumerate(tree.items()):
        yield prefix + ("└─" if i == last else "├─") + name
        if children:
            yield from draw(children, prefix + ("  " if i == last else "│ "))


def depth(tree):
    return 1 + max(map(depth, tree.values()), default=0) if tree else 0


def tree_lines_unicode(tree, root="."):
    return [root, *draw(tree)], depth(tree)

#> tree_lines_unicode({"src": {"app.py": {}, "lib": {"io.py": {}}}, "docs": {}})
#> tree_lines_unicode({})
#> tree_lines_unicode({"only": {}}, root="/")
#> tree_lines_unicode({"a": {"b": {"c": {}}}})
#> tree_lines_unicode({"x": {"y": {}}, "z": {"w": {}}}, "home")

### subtitle_split_balance
def splits(words):
    for i in range(1, len(words)):
        yield " ".join(words[:i]), " ".join(words[i:])


def penalty(pair):
    top, bottom = pair
    weak = top.rsplit(" ", 1)[-1].lower() in {"a", "the", "of", "to", "and"}
    return abs(len(top) - len(bottom)) + 10 * weak


def subtitle_split_balance(text, limit):
    if len(text) <= limit:
        return [text]
    best = min(splits(text.split()), key=penalty, default=None)
    if best is None or max(map(len, best)) > limit:
        return "too long"
    return list(best)

#> subtitle_split_balance("We followed the river to the sea", 20)
#> subtitle_split_balance("Run!", 10)
#> subtitle_split_balance("Supercalifragilistic", 12)
#> subtitle_split_balance("one two three four five six seven", 12)
#> subtitle_split_balance("he gave a rose and a ring", 16)
#> subtitle_split_balance("", 0)

### table_with_merged_rows
from itertools import groupby


def widths(rows):
    return [max(len(str(cell)) for cell in column) for column in zip(*rows)]


def merged(rows):
    for key, group in groupby(rows, key=lambda r: r[0]):
        for i, (first, *rest) in enumerate(group):
            yield [first if i == 0 else '"', *rest]


def table_with_merged_rows(rows, sep=" "):
    sizes = widths(rows)
    lines = []
    for row in merged(rows):
        cells = [f"{cell!s:>{w}}" if isinstance(cell, int) else f"{cell!s:<{w}}" for cell, w in zip(row, sizes)]
        lines.append(sep.join(cells).rstrip())
    return lines

#> table_with_merged_rows([("Mon", "tea", 3), ("Mon", "scone", 12), ("Tue", "tea", 4)])
#> table_with_merged_rows([])
#> table_with_merged_rows([("a", 1), ("b", 22), ("a", 333)], sep="|")
#> table_with_merged_rows([("x",), ("x",), ("x",)])
#> table_with_merged_rows([("Köln", None, 7), ("Köln", True, 70)], " / ")

### smart_title_case
SMALL = {"a", "an", "and", "of", "the", "in", "on"}


def pieces(title):
    for word in title.split(" "):
        yield from_hyphens(word)


def from_hyphens(word):
    return "-".join(capital(p) for p in word.split("-"))


def capital(part):
    if any(c.isupper() for c in part[1:]):
        return part
    return part[:1].upper() + part[1:].lower()


def smart_title_case(title):
    words = list(pieces(title.strip()))
    for i, w in enumerate(words[1:-1], 1):
        if w.lower() in SMALL and not words[i - 1].endswith(":"):
            words[i] = w.lower()
    return " ".join(words)

#> smart_title_case("the lord of the flies")
#> smart_title_case("iPhone repair: a how-to guide")
#> smart_title_case("")
#> smart_title_case("well-being AND the NASA story")
#> smart_title_case(" on  in ")

### number_words_checkwriter
ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()


def below_hundred(n):
    if n < 20:
        return ONES[n]
    tens, one = divmod(n, 10)
    return TENS[tens - 2] + (f"-{ONES[one]}" if one else "")


def words(n):
    for size, name in ((1000, "thousand"), (100, "hundred")):
        if n >= size:
            head, rest = divmod(n, size)
            return f"{words(head)} {name}" + (f" {words(rest)}" if rest else "")
    return below_hundred(n)


def number_words_checkwriter(amount, currency="dollars"):
    whole, cents = divmod(round(amount * 100), 100)
    text = f"{words(whole)} {currency} and {cents:02d}/100"
    return text[0].upper() + text[1:]

#> number_words_checkwriter(42.5)
#> number_words_checkwriter(1319)
#> number_words_checkwriter(0, currency="euro")
#> number_words_checkwriter(200080.07)
#> number_words_checkwriter(15.999, "pounds")

### diff_marker_lines
def common_prefix(a, b):
    n = 0
    while n < min(len(a), len(b)) and a[n] == b[n]:
        n += 1
    return n


def diff_middle(a, b):
    start = common_prefix(a, b)
    a, b = a[start:], b[start:]
    end = common_prefix(a[::-1], b[::-1])
    return start, a[:len(a) - end], b[:len(b) - end]


def diff_marker_lines(old, new):
    before, after = old.split("|"), new.split("|")
    start, gone, came = diff_middle(before, after)
    context = [f" {before[start - 1]}"] if start else []
    return context + [f"-{g}" for g in gone] + [f"+{c}" for c in came]

#> diff_marker_lines("a|b|c|d", "a|x|d")
#> diff_marker_lines("one|two", "one|two")
#> diff_marker_lines("", "new")
#> diff_marker_lines("p|q|q|r", "p|q|q|q|r")
#> diff_marker_lines("z|y", "y")

### ascii_tree_heap
def levels(values):
    start, size = 0, 1
    while start < len(values):
        yield values[start:start + size]
        start, size = start + size, size * 2


def render(rows, cell=2):
    depth = len(rows)
    for d, row in enumerate(rows):
        slot = cell * 2 ** (depth - d - 1)
        yield "".join(str(v).center(slot) for v in row).rstrip()


def ascii_tree_heap(values):
    rows = list(levels(values))
    broken = [i for i in range(1, len(values)) if values[i] < values[(i - 1) // 2]]
    return list(render(rows)), broken

#> ascii_tree_heap([1, 3, 2, 7, 8])
#> ascii_tree_heap([])
#> ascii_tree_heap([9, 4])
#> ascii_tree_heap("abcdefg")
#> ascii_tree_heap([5, 6, 1, 7, 2, 0])

### quote_nested_dialogue
def quote(level):
    return ("“", "”") if level % 2 == 0 else ("‘", "’")


def speak(parts, level=0):
    left, right = quote(level)
    inner = []
    for p in parts:
        inner.append(speak(p, level + 1) if isinstance(p, (list, tuple)) else p)
    return left + " ".join(inner) + right


def unquote(text):
    return sum(text.count(mark) for mark in "“‘")


def quote_nested_dialogue(*parts):
    text = speak(parts)
    return text, unquote(text)

#> quote_nested_dialogue("He said", ["no way", ["ever"]], "and left.")
#> quote_nested_dialogue()
#> quote_nested_dialogue("Hi.")
#> quote_nested_dialogue([], ["a", "b"])
#> quote_nested_dialogue([[["deep"]]])

### pig_latin_sentences
VOWELS = set("aeiou")


def cluster(word):
    for i, ch in enumerate(word):
        if ch.lower() in VOWELS and not (i and word[i - 1:i + 1].lower() == "qu"):
            return i
    return len(word)


def keep_case(model, word):
    return word.capitalize() if model[:1].isupper() else word


def convert(word):
    core = word.rstrip(".,!?")
    tail = word[len(core):]
    if not core.isalpha():
        return word
    i = cluster(core)
    moved = core[i:] + core[:i].lower() + ("way" if i == 0 else "ay")
    return keep_case(core, moved) + tail


def pig_latin_sentences(text):
    return " ".join(map(convert, text.split(" ")))

#> pig_latin_sentences("Hello quiet world!")
#> pig_latin_sentences("Apples, 42 strings.")
#> pig_latin_sentences("")
#> pig_latin_sentences("Hmm? queue")
#> pig_latin_sentences("A  stray square")

### footnote_collector
def brackets(text):
    while text:
        before, found, rest = text.partition("[")
        yield before, None
        if not found:
            return
        note, closed, text = rest.partition("]")
        if not closed:
            yield "[" + note, None
            return
        yield "", note.strip()


def footnote_collector(text):
    body, notes = [], {}
    for plain, note in brackets(text):
        if note is None:
            body.append(plain)
            continue
        number = notes.setdefault(note, len(notes) + 1)
        body.append(f"^{number}")
    return "".join(body), [f"{n}. {t}" for t, n in notes.items()]

#> footnote_collector("Bees[Apis] dance[see 3] and bees[Apis] sing")
#> footnote_collector("plain text")
#> footnote_collector("")
#> footnote_collector("broken [note")
#> footnote_collector("[ ü ][]x")

### marquee_scroll_frames
from itertools import islice


def frames(text, width, pad):
    loop = text + pad
    i = 0
    while True:
        doubled = loop[i:] + loop * (width // len(loop) + 1)
        yield doubled[:width]
        i = (i + 1) % len(loop)


def marquee_scroll_frames(text, width, count=4, *, pad=" "):
    if len(text) <= width:
        return [text.center(width)]
    return list(islice(frames(text, width, pad), count))

#> marquee_scroll_frames("breaking news", 6)
#> marquee_scroll_frames("ok", 6)
#> marquee_scroll_frames("loop", 3, 6, pad="*")
#> marquee_scroll_frames("", 2)
#> marquee_scroll_frames("añejo!", 4, count=2, pad="")

### receipt_wrap_items
def split_long(name, width):
    while len(name) > width:
        cut = name.rfind(" ", 0, width + 1)
        cut = cut if cut > 0 else width
        yield name[:cut]
        name = name[cut:].lstrip()
    yield name


def item_lines(name, price, width):
    *upper, last = split_long(name, width - len(price) - 1)
    return [*upper, last + price.rjust(width - len(last))]


def receipt_wrap_items(items, width=16):
    return [line for name, price in items for line in item_lines(name, f"{price:.2f}", width)]

#> receipt_wrap_items([("organic oat milk", 2.5), ("salt", 0.99)])
#> receipt_wrap_items([])
#> receipt_wrap_items([("Donaudampfschiff", 12)], width=12)
#> receipt_wrap_items([("two big red pens", 3)], 10)
#> receipt_wrap_items([("", 1)], 8)

### glossary_cross_links
def link(text, terms):
    words = []
    for word in text.split():
        bare = word.strip(".,;").lower()
        match = next((t for t in (bare, bare.removesuffix("s")) if t in terms), None)
        words.append(f"<{match}>" if match else word)
    return " ".join(words)


def uses(entries):
    graph = {t: [] for t in entries}
    for term, text in entries.items():
        others = entries.keys() - {term}
        graph[term] = sorted(t for t in others if f"<{t}>" in link(text, others))
    return graph


def glossary_cross_links(entries):
    graph = uses(entries)
    orphans = [t for t in entries if not any(t in used for used in graph.values())]
    return graph, orphans

#> glossary_cross_links({"seed": "Start of plants.", "plant": "Grows from a seed; has roots", "root": "Drinks."})
#> glossary_cross_links({})
#> glossary_cross_links({"loop": "See loop.", "fold": "No links"})
#> glossary_cross_links({"a": "b c", "b": "c", "c": "as"})
#> glossary_cross_links({"Äste": "von Bäumen", "baum": "hat Äste"})

### morse_like_blink_bar
def runs(bits):
    start = 0
    for i in range(1, len(bits) + 1):
        if i == len(bits) or bits[i] != bits[start]:
            yield bits[start], i - start
            start = i


def symbol(bit, length):
    if bit == "0":
        return " " if length < 3 else " / "
    return "." if length == 1 else "-"


def morse_like_blink_bar(pattern, zoom=1):
    bits = "".join("1" if ch in "#*" else "0" for ch in pattern)
    shrunk = [(bit, -(-n // zoom)) for bit, n in runs(bits)]
    return "".join(symbol(b, n) for b, n in shrunk).strip()

#> morse_like_blink_bar("#.###...#")
#> morse_like_blink_bar("**..****", zoom=2)
#> morse_like_blink_bar("")
#> morse_like_blink_bar(".....")
#> morse_like_blink_bar("#-##--###----#", 1)

### roman_outline_labels
def alpha(n):
    label = ""
    while n:
        n, r = divmod(n - 1, 26)
        label = chr(97 + r) + label
    return label


def roman(n):
    out = ""
    for value, glyph in ((10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i")):
        count, n = divmod(n, value)
        out += glyph * count
    return out


STYLES = [str, alpha, roman]


def roman_outline_labels(levels):
    counters, labels = [], []
    for level in levels:
        if level > len(counters):
            raise ValueError(f"jump to {level}")
        del counters[level + 1:]
        if level == len(counters):
            counters.append(0)
        counters[level] += 1
        labels.append(STYLES[level % 3](counters[level]) + ".")
    return labels

#> roman_outline_labels([0, 1, 1, 2, 2, 0, 1])
#> roman_outline_labels([])
#> roman_outline_labels([0, 2])
#> roman_outline_labels([0, 1, 2, 3, 3, 2, 1])
#> roman_outline_labels([0] * 4 + [1])

### center_fold_ribbon
def fold(text, at):
    left, right = text[:at][::-1], text[at:]
    size = max(len(left), len(right))
    return left.ljust(size, "_"), right.ljust(size, "_")


def overlap(left, right):
    return "".join(a if a == b else "*" if "_" in (a, b) else "." for a, b in zip(left, right))


def best_fold(text):
    return max(range(1, len(text)), key=lambda at: len([c for c in overlap(*fold(text, at)) if c.isalpha()]))


def center_fold_ribbon(text, at=None):
    if at is None:
        at = best_fold(text)
    return at, overlap(*fold(text, at))

#> center_fold_ribbon("level", 2)
#> center_fold_ribbon("abccbx")
#> center_fold_ribbon("noon")
#> center_fold_ribbon("", 0)
#> center_fold_ribbon("q")
#> center_fold_ribbon("été à été", 4)
