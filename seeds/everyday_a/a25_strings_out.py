### render_diff_as_text
def common_table(a, b):
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) - 1, -1, -1):
        for j in range(len(b) - 1, -1, -1):
            if a[i] == b[j]:
                table[i][j] = table[i + 1][j + 1] + 1
            else:
                table[i][j] = max(table[i + 1][j], table[i][j + 1])
    return table


def render_diff_as_text(old: str, new: str) -> str:
    """Words with [-removed-] and {+added+} marks."""
    a, b = old.split(), new.split()
    table = common_table(a, b)
    i = j = 0
    out = []
    while i < len(a) or j < len(b):
        if i < len(a) and j < len(b) and a[i] == b[j]:
            out.append(a[i])
            i, j = i + 1, j + 1
        elif j == len(b) or (i < len(a) and table[i + 1][j] >= table[i][j + 1]):
            out.append(f"[-{a[i]}-]")
            i += 1
        else:
            out.append("{+" + b[j] + "+}")
            j += 1
    return " ".join(out)

#> render_diff_as_text("the red car stops", "the blue car")
#> render_diff_as_text("pay now", "please pay now")
#> render_diff_as_text("", "all new")
#> render_diff_as_text("same words", "same words")
#> render_diff_as_text("a b c", "c b a")

### escape_for_shell
import re

SAFE = re.compile(r"[\w@%+=:,./-]+")


def quote(word):
    if SAFE.fullmatch(word):
        return word
    if "'" not in word:
        return f"'{word}'"
    parts = word.split("'")
    return "'" + "'\"'\"'".join(parts) + "'"


def escape_for_shell(program: str, options: dict, arguments=()) -> str:
    words = [program]
    for name, value in options.items():
        if value is False:
            continue
        flag = f"-{name}" if len(name) == 1 else f"--{name.replace('_', '-')}"
        if value is True:
            words.append(flag)
        elif len(name) == 1:
            words += [flag, str(value)]
        else:
            words.append(f"{flag}={value}")
    words += arguments
    return " ".join(quote(word) for word in words)

#> escape_for_shell("tar", {"x": True, "f": "my file.tar", "no_same_owner": True, "v": False})
#> escape_for_shell("grep", {"max_count": 3}, ["it's", "*.txt", ""])
#> escape_for_shell("ls", {})
#> escape_for_shell("echo", {"n": True}, ["$HOME", "a/b.c"])
#> escape_for_shell("git", {"C": "/tmp/x y", "message": "don't stop"}, ["HEAD~1"])

### markdown_to_plain_text
import re

RULES = [
    (re.compile(r"```.*?```", re.S), ""),
    (re.compile(r"!\[([^\]]*)\]\([^)]*\)"), r"(picture: \1)"),
    (re.compile(r"\[([^\]]*)\]\(([^)]*)\)"), r"\1 <\2>"),
    (re.compile(r"(\*\*|__)(.+?)\1"), r"\2"),
    (re.compile(r"(?<!\w)[*_](.+?)[*_](?!\w)"), r"\1"),
    (re.compile(r"`([^`]*)`"), r"\1"),
]


def plain_line(line):
    heading = re.match(r"(#+)\s+(.*)", line)
    if heading:
        return heading[2].upper() if len(heading[1]) == 1 else heading[2]
    return re.sub(r"^\s*[-*]\s+", "- ", line)


def markdown_to_plain_text(text: str) -> str:
    lines = []
    for line in text.split("\n"):
        lines.append(plain_line(line))
    result = "\n".join(lines)
    for pattern, replacement in RULES:
        result = pattern.sub(replacement, result)
    return result.strip()

#> markdown_to_plain_text("# Title\nSome **bold** and *soft* text with `code`.\n* one\n* two")
#> markdown_to_plain_text("See [docs](http://x.y) ![logo](l.png)\n## Sub\nsnake_case_name stays")
#> markdown_to_plain_text("")
#> markdown_to_plain_text("before\n```\ncode **here**\n```\nafter __end__")
#> markdown_to_plain_text("### Deep\n  - a\n  - *b*")

### number_to_roman_outline
ROMAN = ((10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"))


def roman(number):
    text = ""
    for value, letters in ROMAN:
        count, number = divmod(number, value)
        text += letters * count
    return text


STYLES = (str, lambda n: chr(96 + n), roman)


def number_to_roman_outline(lines):
    counters = []
    out = []
    for line in lines.split("\n"):
        text = line.lstrip()
        level = (len(line) - len(text)) // 2
        if level > len(counters):
            raise ValueError(f"level skipped at {text!r}")
        counters = counters[:level + 1]
        if level == len(counters):
            counters.append(0)
        counters[level] += 1
        label = STYLES[level % 3](counters[level])
        out.append("  " * level + f"{label}. {text}")
    return "\n".join(out)

#> number_to_roman_outline("Intro\n  Aim\n  Scope\nMethod\n  Data\n    Source\n    Size\n  Tools")
#> number_to_roman_outline("a\nb\nc")
#> number_to_roman_outline("top\n    too deep")
#> number_to_roman_outline("x\n  y\n    z\n      w\n  v")
#> number_to_roman_outline("one")

### human_list_of_changes
def quantity(count, word):
    if count == 1:
        article = "an" if word[0] in "aeiou" else "a"
        return f"{article} {word}"
    plural = word[:-1] + "ies" if word.endswith("y") else word + "s"
    return f"{count} {plural}"


def human_list_of_changes(changes: dict) -> str:
    sentences = []
    for verb, things in changes.items():
        parts = [quantity(count, word) for word, count in things.items() if count]
        if not parts:
            continue
        if len(parts) > 1:
            parts[-2:] = [f"{parts[-2]} and {parts[-1]}"]
        sentences.append(f"{verb} {', '.join(parts)}")
    if not sentences:
        return "No changes."
    text = "; ".join(sentences)
    return text[0].upper() + text[1:] + "."

#> human_list_of_changes({"added": {"file": 2, "folder": 1}, "removed": {"entry": 1}})
#> human_list_of_changes({"changed": {"entry": 3, "apple": 1, "file": 10, "day": 0}})
#> human_list_of_changes({"added": {"file": 0}})
#> human_list_of_changes({})
#> human_list_of_changes({"moved": {"box": 1}, "found": {"orange": 1, "key": 2}})

### progress_of_goals_text
from datetime import date


def bar(share, width=10):
    filled = round(min(share, 1.0) * width)
    return "█" * filled + "░" * (width - filled)


def progress_of_goals_text(goals, today):
    """A line for each goal: bar, percent, and ahead or behind by the calendar."""
    now = date.fromisoformat(today)
    lines = []
    for name, (start, end, done, target) in goals.items():
        first, last = date.fromisoformat(start), date.fromisoformat(end)
        time_share = (now - first).days / (last - first).days
        share = done / target
        if share >= 1:
            state = "done"
        elif share >= time_share:
            state = "ahead"
        else:
            state = "behind"
        lines.append(f"{name:<8}{bar(share)} {share:>4.0%} {state}")
    return "\n".join(lines)

#> progress_of_goals_text({"run": ("2024-01-01", "2024-12-31", 300, 1000), "read": ("2024-01-01", "2024-03-31", 9, 10)}, "2024-03-01")
#> progress_of_goals_text({"save": ("2024-01-01", "2024-02-01", 550, 500)}, "2024-01-02")
#> progress_of_goals_text({}, "2024-01-01")
#> progress_of_goals_text({"x": ("2024-01-01", "2024-01-01", 1, 2)}, "2024-01-01")
#> progress_of_goals_text({"swim": ("2024-06-01", "2024-06-11", 1, 3), "bike": ("2024-06-01", "2024-06-11", 0, 5)}, "2024-06-05")

### xml_from_nested_dict
from html import escape


def attributes(node):
    return "".join(f' {key[1:]}="{escape(str(value))}"' for key, value in node.items() if key.startswith("@"))


def render(name, node, depth):
    pad = "  " * depth
    if isinstance(node, list):
        return "".join(render(name, item, depth) for item in node)
    if not isinstance(node, dict):
        text = "" if node is None else escape(str(node))
        return f"{pad}<{name}>{text}</{name}>\n" if text else f"{pad}<{name}/>\n"
    children = ""
    for key, value in node.items():
        if not key.startswith("@"):
            children += render(key, value, depth + 1)
    if not children:
        return f"{pad}<{name}{attributes(node)}/>\n"
    return f"{pad}<{name}{attributes(node)}>\n{children}{pad}</{name}>\n"


def xml_from_nested_dict(root, data):
    return render(root, data, 0).rstrip("\n")

#> xml_from_nested_dict("order", {"@id": 7, "item": [{"@sku": "A"}, {"@sku": "B", "note": "2 < 3"}], "total": 9})
#> xml_from_nested_dict("x", None)
#> xml_from_nested_dict("list", {"v": [1, 2, 3]})
#> xml_from_nested_dict("a", {"b": {"c": {"d": ""}}})
#> xml_from_nested_dict("t", 'say "hi" & go')

### schedule_grid_text
DAYS = ("Mo", "Tu", "We", "Th", "Fr")


def parse(entry):
    day, hours, name = entry.split(maxsplit=2)
    first, _, last = hours.partition("-")
    return DAYS.index(day), int(first), int(last or int(first) + 1), name


def schedule_grid_text(entries: list[str], start: int = 8, end: int = 12) -> str:
    """A week as text: a row an hour, a letter a course, '!' where two collide."""
    grid = [["."] * len(DAYS) for _ in range(start, end)]
    for entry in entries:
        day, first, last, name = parse(entry)
        for hour in range(max(first, start), min(last, end)):
            row = grid[hour - start]
            row[day] = name[0] if row[day] == "." else "!"
    lines = ["   " + " ".join(day[0] for day in DAYS)]
    for offset, row in enumerate(grid):
        lines.append(f"{start + offset:02d} " + " ".join(row))
    return "\n".join(lines)

#> schedule_grid_text(["Mo 8-10 maths", "Tu 9 art", "Mo 9-11 biology", "Fr 11-14 chess"])
#> schedule_grid_text([], start=9, end=10)
#> schedule_grid_text(["We 0-24 holiday"], 7, 10)
#> schedule_grid_text(["Sa 8 sport"])
#> schedule_grid_text(["Th 10-12 physics", "Th 11 piano", "Th 11 poetry"])

### compact_number_ranges
def runs(numbers):
    start = previous = None
    for number in sorted(set(numbers)):
        if previous is not None and number == previous + 1:
            previous = number
            continue
        if start is not None:
            yield start, previous
        start = previous = number
    if start is not None:
        yield start, previous


def compact_number_ranges(numbers, least=3):
    parts = []
    for first, last in runs(numbers):
        if last - first + 1 >= least:
            parts.append(f"{first}-{last}")
        else:
            parts.extend(str(number) for number in range(first, last + 1))
    return ", ".join(parts)

#> compact_number_ranges([4, 1, 2, 3, 7, 9, 10, 10])
#> compact_number_ranges([5, 6], least=2)
#> compact_number_ranges([])
#> compact_number_ranges([-2, -1, 0, 1, 30])
#> compact_number_ranges([100, 102, 101, 104, 105, 106, 108], 4)

### hex_colour_palette_names
NAMES = {"black": (0, 0, 0), "white": (255, 255, 255), "red": (220, 30, 30), "green": (30, 160, 60), "blue": (30, 60, 220), "grey": (128, 128, 128)}


def parse(code):
    code = code.lstrip("#")
    if len(code) == 3:
        code = "".join(c * 2 for c in code)
    return tuple(int(code[i:i + 2], 16) for i in range(0, 6, 2))


def nearest(rgb):
    best, distance = "", None
    for name, other in NAMES.items():
        gap = sum((a - b) ** 2 for a, b in zip(rgb, other))
        if distance is None or gap < distance:
            best, distance = name, gap
    return best


def hex_colour_palette_names(codes):
    """Names for colours, numbered when a name is used again: 'red, blue, red 2'."""
    used = {}
    names = []
    for code in codes.split():
        name = nearest(parse(code))
        used[name] = used.get(name, 0) + 1
        names.append(name if used[name] == 1 else f"{name} {used[name]}")
    return ", ".join(names)

#> hex_colour_palette_names("#ff0000 #0000ff #c22 #fefefe")
#> hex_colour_palette_names("#808080")
#> hex_colour_palette_names("")
#> hex_colour_palette_names("#00aa33 #111 #xyz")
#> hex_colour_palette_names("#777 #888 #999")

### bibliography_entry_format
import re


class EntryError(ValueError):
    pass


def parse_bib(text):
    match = re.fullmatch(r"@(\w+)\{(\w+),(.*)\}", text.strip(), re.S)
    if match is None:
        raise EntryError("no entry")
    kind, key, body = match.groups()
    fields = dict(re.findall(r"(\w+)\s*=\s*\{([^}]*)\}", body))
    return kind.lower(), key, fields


def authors(text):
    names = []
    for name in text.split(" and "):
        last, comma, first = name.partition(", ")
        if not comma:
            first, _, last = name.rpartition(" ")
        initials = " ".join(part[0] + "." for part in first.split())
        names.append(f"{last} {initials}".strip())
    if len(names) > 2:
        return f"{names[0]} et al."
    return " & ".join(names)


def bibliography_entry_format(text: str) -> str:
    kind, key, fields = parse_bib(text)
    if "author" not in fields:
        raise EntryError(f"{key} has no author")
    place = fields.get("journal" if kind == "article" else "publisher", "n.p.")
    return f"{authors(fields['author'])} ({fields.get('year', 'n.d.')}). {fields['title']}. {place}."

#> bibliography_entry_format("@book{holm20, author = {Holm, Ida Marie}, title = {On Steps}, year = {2020}, publisher = {North}}")
#> bibliography_entry_format("@article{x, author={Bo Ek and Cy Young}, title={Waves}, journal={J. Sea}}")
#> bibliography_entry_format("@misc{y, author={A, B and C, D and E, F}, title={Many}, year={1999}}")
#> bibliography_entry_format("@book{z, title={Nobody}}")
#> bibliography_entry_format("not bibtex")

### replace_variables_in_urls
import re
from urllib.parse import quote

VARIABLE = re.compile(r":(\w+)(\?)?")


class MissingParameter(KeyError):
    pass


def replace_variables_in_urls(template, parameters):
    used = set()

    def value_of(match):
        name, optional = match.groups()
        if name in parameters:
            used.add(name)
            return quote(str(parameters[name]), safe="")
        if optional:
            return ""
        raise MissingParameter(name)

    path = VARIABLE.sub(value_of, template).rstrip("/")
    rest = [f"{name}={quote(str(value))}" for name, value in parameters.items() if name not in used]
    if rest:
        path += "?" + "&".join(rest)
    return path or "/"

#> replace_variables_in_urls("/users/:id/posts/:post?", {"id": 7})
#> replace_variables_in_urls("/users/:id/posts/:post?", {"id": "a/b", "post": "x y", "page": 2})
#> replace_variables_in_urls("/users/:id", {})
#> replace_variables_in_urls("/:lang?", {})
#> replace_variables_in_urls("/search", {"q": "é&f", "n": 10})

### forecast_in_one_sentence
DIRECTIONS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
WINDS = ((1, "calm"), (6, "a light breeze"), (12, "a fresh breeze"), (20, "a strong wind"))


def wind_text(speed, degrees):
    for limit, name in WINDS:
        if speed < limit:
            break
    else:
        name = "a storm"
    if name == "calm":
        return name
    direction = DIRECTIONS[round(degrees / 45) % 8]
    return f"{name} from the {direction}"


def forecast_in_one_sentence(temperatures, wind, rain=0.0):
    low, high = min(temperatures), max(temperatures)
    span = f"{low}°" if low == high else f"{low}° to {high}°"
    parts = [span, wind_text(*wind)]
    if rain >= 10:
        parts.append("heavy rain")
    elif rain > 0:
        parts.append("some rain")
    elif high > 30:
        parts.append("very hot")
    return ", ".join(parts) + "."

#> forecast_in_one_sentence([12, 15, 19, 14], (8, 200), rain=2.5)
#> forecast_in_one_sentence([31, 33], (0.5, 0))
#> forecast_in_one_sentence([-3], (25, 350), 12)
#> forecast_in_one_sentence([], (1, 1))
#> forecast_in_one_sentence([5, 9], (15, 95))

### license_header_comment
STYLES = {".py": ("", "# ", ""), ".c": ("/*", " * ", " */"), ".html": ("<!--", "  ", "-->")}


def wrap(words, width):
    line = ""
    for word in words:
        if line and len(line) + 1 + len(word) > width:
            yield line
            line = word
        else:
            line = f"{line} {word}".strip()
    yield line


def license_header_comment(suffix, text, year, owner, width=30):
    """A comment block in the style of a file type."""
    style = STYLES.get(suffix)
    if style is None:
        raise LookupError(f"no comment style for {suffix}")
    opening, middle, closing = style
    words = f"Copyright {year} {owner}. {text}".split()
    lines = [opening] if opening else []
    for line in wrap(words, width - len(middle)):
        lines.append(middle + line)
    if closing:
        lines.append(closing)
    return "\n".join(lines)

#> license_header_comment(".py", "All rights reserved by the owner.", 2024, "Ida Holm")
#> license_header_comment(".c", "Free to use.", 1999, "Bo", width=14)
#> license_header_comment(".html", "", 2000, "Cy")
#> license_header_comment(".rs", "x", 1, "y")
#> license_header_comment(".py", "A B C", 2024, "D", 12)

### caption_for_photo_metadata
from datetime import datetime

MONTHS = ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December")


def shutter(seconds):
    if seconds >= 1:
        return f"{seconds:g} s"
    return f"1/{round(1 / seconds)} s"


def caption_for_photo_metadata(meta):
    parts = []
    if meta.get("title"):
        parts.append(meta["title"].strip())
    stamp = meta.get("taken")
    if stamp:
        day = datetime.strptime(stamp, "%Y:%m:%d %H:%M:%S")
        parts.append(f"{day.day} {MONTHS[day.month - 1]} {day.year}")
    details = []
    if "aperture" in meta:
        details.append(f"f/{meta['aperture']:g}")
    if "exposure" in meta:
        details.append(shutter(meta["exposure"]))
    if "iso" in meta:
        details.append(f"ISO {meta['iso']}")
    text = ", ".join(parts) or "Untitled"
    return f"{text} ({', '.join(details)})" if details else text

#> caption_for_photo_metadata({"title": " Harbour", "taken": "2024:03:01 18:22:05", "aperture": 2.8, "exposure": 0.004, "iso": 200})
#> caption_for_photo_metadata({"exposure": 2.5})
#> caption_for_photo_metadata({})
#> caption_for_photo_metadata({"taken": "2024-03-01"})
#> caption_for_photo_metadata({"title": "", "taken": "1999:12:31 23:59:59", "aperture": 8.0})

### play_script_to_dialogue
import re

CUE = re.compile(r"^([A-Z][A-Z ]+)(?: \((.+?)\))?: (.*)$")


def play_script_to_dialogue(text):
    out = []
    previous = None
    for line in text.splitlines():
        line = line.strip()
        if not line:
            previous = None
            continue
        cue = CUE.match(line)
        if cue is None:
            out.append(f"[{line}]")
            continue
        name, manner, speech = cue.groups()
        person = name.title()
        verb = "adds" if person == previous else "asks" if speech.endswith("?") else "says"
        how = f" ({manner})" if manner else ""
        out.append(f'{person}{how} {verb}: "{speech}"')
        previous = person
    return "\n".join(out)

#> play_script_to_dialogue("A kitchen.\nIDA (softly): Who is there?\nBO EK: Me.\nBO EK: And the cat.\n\nBO EK: Hello?")
#> play_script_to_dialogue("")
#> play_script_to_dialogue("He leaves.")
#> play_script_to_dialogue("IDA: Yes.\nShe waits.\nIDA: No.")
#> play_script_to_dialogue("ALL (shouting, far away): Where?\nX: y")

### crossword_clue_numbering
def starts_across(grid, y, x):
    if x > 0 and grid[y][x - 1] != "#":
        return False
    return x + 1 < len(grid[y]) and grid[y][x + 1] != "#"


def starts_down(grid, y, x):
    if y > 0 and grid[y - 1][x] != "#":
        return False
    return y + 1 < len(grid) and grid[y + 1][x] != "#"


def crossword_clue_numbering(rows: str) -> str:
    grid = rows.split("/")
    number = 0
    clues = []
    for y, row in enumerate(grid):
        for x, cell in enumerate(row):
            if cell == "#":
                continue
            across, down = starts_across(grid, y, x), starts_down(grid, y, x)
            if across or down:
                number += 1
            if across:
                clues.append(f"{number}A")
            if down:
                clues.append(f"{number}D")
    return " ".join(clues)

#> crossword_clue_numbering("..#/.../#..")
#> crossword_clue_numbering("...")
#> crossword_clue_numbering("#.#/.#./#.#")
#> crossword_clue_numbering("./.")
#> crossword_clue_numbering(".#./.../.#.")

### braille_like_cipher_grid
GRID = ("abcde", "fghij", "klmno", "pqrst", "uvwxy")


class CannotEncode(ValueError):
    pass


def position(letter):
    for row, letters in enumerate(GRID, 1):
        column = letters.find(letter)
        if column >= 0:
            return row, column + 1
    raise CannotEncode(letter)


def braille_like_cipher_grid(text, separator=" "):
    """Knock code: each letter as row and column of a square; z is written as s."""
    groups = []
    for word in text.lower().replace("z", "s").split():
        codes = []
        for letter in word:
            row, column = position(letter)
            codes.append(f"{row}{column}")
        groups.append(separator.join(codes))
    return " / ".join(groups)

#> braille_like_cipher_grid("Meet me")
#> braille_like_cipher_grid("zebra", separator="-")
#> braille_like_cipher_grid("")
#> braille_like_cipher_grid("no. 7")
#> braille_like_cipher_grid("go by way", "")
