### monthly_summary_text
from collections import defaultdict

MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()


def month_of(day):
    return int(day.split("-")[1])


def monthly_summary_text(bookings: list, limit: int = 500) -> str:
    """One line a month: the sum, the biggest booking and a warning mark."""
    groups = defaultdict(list)
    for day, label, amount in bookings:
        groups[month_of(day)].append((amount, label))
    lines = []
    for month in sorted(groups):
        entries = groups[month]
        total = sum(amount for amount, _ in entries)
        biggest = max(entries)[1]
        mark = " !" if total > limit else ""
        lines.append(f"{MONTHS[month - 1]} {total:>6.2f} ({biggest}){mark}")
    return "\n".join(lines)

#> monthly_summary_text([("2024-01-05", "rent", 400), ("2024-01-20", "food", 120.5), ("2024-02-02", "rent", 400), ("2024-02-09", "shoes", 80), ("2024-03-01", "tea", 4.75)])
#> monthly_summary_text([("2024-12-24", "gifts", 999.999), ("2024-11-30", "card", 1)], limit=10)
#> monthly_summary_text([])
#> monthly_summary_text([("2024-06-01", "a", 10), ("2024-06-02", "b", 30), ("2024-06-03", "c", 20)], 60)
#> monthly_summary_text([("2024/06/01", "a", 10)])

### changelog_from_commits
SECTIONS = {"feat": "Added", "fix": "Fixed", "remove": "Removed"}


def parse_commit(line):
    sha, _, message = line.partition(" ")
    kind, colon, text = message.partition(": ")
    if not colon or kind not in SECTIONS:
        return None
    return SECTIONS[kind], text[:1].upper() + text[1:], sha[:7]


def changelog_from_commits(version: str, commits: list[str]) -> str:
    """A changelog entry in Markdown; commits of other kinds are counted only."""
    sections = {title: [] for title in SECTIONS.values()}
    skipped = 0
    for line in commits:
        entry = parse_commit(line)
        if entry is None:
            skipped += 1
            continue
        title, text, sha = entry
        sections[title].append(f"- {text} ({sha})")
    out = [f"## {version}"]
    for title, lines in sections.items():
        if lines:
            out += [f"### {title}"[1:], *sorted(lines)]
    if skipped:
        out.append(f"_{skipped} more_")
    return "\n".join(out)

#> changelog_from_commits("1.2.0", ["a1b2c3d4 feat: dark mode", "ffee0011 fix: crash on start", "99887766 docs: typo", "12345678 fix: a leak"])
#> changelog_from_commits("0.1", [])
#> changelog_from_commits("2.0", ["abc remove: old api", "def wip"])
#> changelog_from_commits("3.1", ["1111111 feat: b", "2222222 feat: a", "3333333 feat: c"])
#> changelog_from_commits("4", ["deadbeef merge branch", "cafebabe fix: über: colon"])

### wrapped_key_value_listing
import textwrap


def wrapped_key_value_listing(pairs, width=30, indent=2):
    lines = []
    for key, value in pairs.items():
        if isinstance(value, (list, tuple)):
            value = ", ".join(str(item) for item in value)
        text = f"{key}: {value}"
        if len(text) <= width:
            lines.append(text)
            continue
        lines.append(f"{key}:")
        for part in textwrap.wrap(str(value), width - indent):
            lines.append(" " * indent + part)
    return lines

#> wrapped_key_value_listing({"name": "ndb", "description": "steps through programs forwards and backwards", "tags": ["debug", "python"]})
#> wrapped_key_value_listing({"k": "v"}, width=4)
#> wrapped_key_value_listing({})
#> wrapped_key_value_listing({"hosts": ["alpha.example.org", "beta.example.org", "gamma.example.org"], "port": 8080}, 24, 4)
#> wrapped_key_value_listing({"empty": [], "none": None, "long-key-without-much": "x" * 12}, 20)

### phonebook_columns_layout
def phonebook_columns_layout(names, columns=2, gap=2):
    """Names sorted down the columns, as ls does it."""
    ordered = sorted(names, key=str.lower)
    if not ordered:
        return ""
    height = -(-len(ordered) // columns)
    widths = []
    for column in range(columns):
        part = ordered[column * height:(column + 1) * height]
        widths.append(max((len(name) for name in part), default=0))
    rows = []
    for row in range(height):
        cells = []
        for column in range(columns):
            index = column * height + row
            if index < len(ordered):
                cells.append(ordered[index].ljust(widths[column]))
        rows.append((" " * gap).join(cells).rstrip())
    return "\n".join(rows)

#> phonebook_columns_layout(["mia", "Bo", "anna", "Zacharias", "leo"])
#> phonebook_columns_layout(["a", "bb", "ccc", "dddd", "e", "f", "g"], columns=3, gap=1)
#> phonebook_columns_layout([])
#> phonebook_columns_layout(["solo"], 4)
#> phonebook_columns_layout(["x1", "x10", "x2", "x20"], 2, 3)

### score_board_medals
MEDALS = ("gold", "silver", "bronze")


def ranked(scores):
    """Pairs of rank and name; equal scores share a rank."""
    rank = 0
    previous = None
    ordered = sorted(scores.items(), key=lambda item: (-item[1], item[0]))
    for position, (name, score) in enumerate(ordered, 1):
        if score != previous:
            rank = position
            previous = score
        yield rank, name


def score_board_medals(scores: dict) -> dict:
    board = {medal: [] for medal in MEDALS}
    for rank, name in ranked(scores):
        if rank > len(MEDALS):
            break
        board[MEDALS[rank - 1]].append(name)
    return board

#> score_board_medals({"ida": 91, "bo": 88, "cy": 91, "di": 70, "ed": 88, "flo": 12})
#> score_board_medals({"a": 1, "b": 2, "c": 3, "d": 4})
#> score_board_medals({})
#> score_board_medals({"x": 5, "y": 5, "z": 5, "w": 5})
#> score_board_medals({"p": 0.5, "q": -1, "r": 0.5, "s": 0.25})

### diff_two_inventories_text
def parse(text):
    result = {}
    for part in text.split(","):
        name, _, count = part.strip().rpartition(" ")
        result[name] = result.get(name, 0) + int(count)
    return result


def describe(name, before, after):
    if before == 0:
        return f"new: {name} ({after})"
    if after == 0:
        return f"gone: {name}"
    change = after - before
    return f"{name} {change:+d}"


def diff_two_inventories_text(old, new):
    before, after = parse(old), parse(new)
    notes = []
    for name in sorted(before | after):
        a, b = before.get(name, 0), after.get(name, 0)
        if a != b:
            notes.append(describe(name, a, b))
    return "; ".join(notes) if notes else "nothing changed"

#> diff_two_inventories_text("nut 10, bolt 5, blue paint 2", "bolt 7, blue paint 1, saw 1, nut 10")
#> diff_two_inventories_text("a 1, b 2", "b 2, a 1")
#> diff_two_inventories_text("x 3, x 4", "x 5, x 2")
#> diff_two_inventories_text("old hat 1", "new hat 1")
#> diff_two_inventories_text("ten nuts", "nut 10")

### text_progress_lines
def bar(done, total, width):
    filled = done * width // total
    if filled == width:
        return "=" * width
    return "=" * filled + ">" + " " * (width - filled - 1)


def text_progress_lines(steps, total, width=10, every=25):
    lines = []
    done = 0
    shown = -1
    for step in steps:
        done = min(total, done + step)
        percent = done * 100 // total
        if percent // every > shown:
            shown = percent // every
            lines.append(f"[{bar(done, total, width)}] {percent:3d}%")
    if done < total:
        lines.append(f"stopped at {done}/{total}")
    return lines

#> text_progress_lines([10, 10, 10, 40, 20, 20], 100)
#> text_progress_lines([1, 1, 1], 8, width=4)
#> text_progress_lines([], 5)
#> text_progress_lines([3, 3, 3, 3], 9, 6, every=50)
#> text_progress_lines([5], 0)

### address_label_formatting
COUNTRY_LINES = {
    "DE": "{street}\n{zip} {city}\nGERMANY",
    "GB": "{street}\n{city}\n{zip}\nUNITED KINGDOM",
    "US": "{street}\n{city}, {state} {zip}\nUSA",
}
TITLES = {"f": "Ms", "m": "Mr"}


def name_line(person):
    parts = [TITLES.get(person.get("sex"), ""), person.get("degree", ""), person["first"], person["last"]]
    return " ".join(part for part in parts if part)


def address_label_formatting(person, address, upper=False):
    """The lines of an address label, as the country of the receiver wants them."""
    template = COUNTRY_LINES.get(address["country"])
    if template is None:
        raise LookupError(f"no format for {address['country']}")
    lines = [name_line(person)]
    if "company" in person:
        lines.append(person["company"])
    lines += template.format(**address).split("\n")
    if upper:
        lines = [line.upper() for line in lines]
    return lines

#> address_label_formatting({"first": "Ida", "last": "Holm", "sex": "f"}, {"country": "DE", "street": "Ring 5", "zip": "10115", "city": "Berlin"})
#> address_label_formatting({"first": "Al", "last": "Fox", "degree": "Dr", "company": "Fox Ltd"}, {"country": "GB", "street": "1 High St", "zip": "E1 6AN", "city": "London"}, upper=True)
#> address_label_formatting({"first": "Jo", "last": "Ray"}, {"country": "US", "street": "9 Elm", "zip": "60601", "city": "Chicago"})
#> address_label_formatting({"first": "Jo", "last": "Ray"}, {"country": "FR"})
#> address_label_formatting({"first": "Jo", "last": "Ray", "sex": "m", "degree": "PhD"}, {"country": "US", "street": "9 Elm", "zip": "60601", "city": "Chicago", "state": "IL"}, True)

### sparkline_of_values
BLOCKS = "▁▂▃▄▅▆▇█"


def sparkline_of_values(values, low=None, high=None):
    """A line of blocks; None becomes a gap, values outside are cut."""
    known = [value for value in values if value is not None]
    if not known:
        return " " * len(values)
    bottom = min(known) if low is None else low
    top = max(known) if high is None else high
    line = ""
    for value in values:
        if value is None:
            line += " "
            continue
        clipped = min(max(value, bottom), top)
        if top == bottom:
            level = 0
        else:
            level = int((clipped - bottom) / (top - bottom) * (len(BLOCKS) - 1))
        line += BLOCKS[level]
    return line

#> sparkline_of_values([1, 5, 22, 13, None, 53, 40, 2])
#> sparkline_of_values([0, 10, 20, 30, 40], low=10, high=30)
#> sparkline_of_values([None, None])
#> sparkline_of_values([7, 7, 7])
#> sparkline_of_values([-3, -2, -1, 0, 1, 2, 3, 4])

### gradebook_csv_to_comments
import csv
import io

COMMENTS = ((90, "excellent"), (75, "good"), (60, "passed"))


def comment(mean):
    for limit, text in COMMENTS:
        if mean >= limit:
            return text
    return "see me"


def gradebook_csv_to_comments(text):
    result = {}
    for name, *papers in csv.reader(io.StringIO(text)):
        points = [float(paper) for paper in papers if paper.strip() != "-"]
        if not points:
            result[name] = "excused"
            continue
        mean = sum(points) / len(points)
        trend = ""
        if len(points) > 1 and points[-1] > points[0]:
            trend = ", improving"
        result[name] = f"{comment(mean)} ({mean:.0f}{trend})"
    return result

#> gradebook_csv_to_comments("Ida,95,88,97\nBo,40,55,-\n\"Young, Cy\",-,-\nDi,80,70,76\n")
#> gradebook_csv_to_comments("A,60\nB,59.5\nC,100,100,100,100")
#> gradebook_csv_to_comments("")
#> gradebook_csv_to_comments("X,ninety")
#> gradebook_csv_to_comments("P,75,74,76\nQ,90,60,30\nR,0,100")

### menu_price_list_aligned
def dots(left, right, width):
    gap = width - len(left) - len(right)
    if gap < 3:
        left = left[:width - len(right) - 4] + "~"
        gap = width - len(left) - len(right)
    return left + "." * gap + right


def menu_price_list_aligned(sections: dict, width: int = 24) -> str:
    """A menu with dots between dishes and prices; empty sections are left out."""
    lines = []
    for title, dishes in sections.items():
        if not dishes:
            continue
        lines.append(title.upper().center(width, "-"))
        for dish, price in dishes.items():
            shown = "market" if price is None else f"{price:.2f}"
            lines.append(dots(dish, shown, width))
    return "\n".join(lines)

#> menu_price_list_aligned({"soups": {"Onion": 4.5, "Fish of the day": None}, "sweets": {}, "drinks": {"Tea": 2}})
#> menu_price_list_aligned({"x": {"A dish with a very long name": 12.0}}, width=20)
#> menu_price_list_aligned({})
#> menu_price_list_aligned({"a": {"b": 1, "c": 22.25, "d": 333.125}}, 14)
#> menu_price_list_aligned({"x": {"soup": "five"}})

### summarise_test_results
import re
from collections import Counter

LINE = re.compile(r"^(\S+?)::(\w+)(?:\[(.+?)\])?\s+(PASSED|FAILED|SKIPPED|ERROR)\s*(?:\((\d+)ms\))?$")


def summarise_test_results(text, slow=100):
    """A summary such as '3 passed, 1 failed' with the failures and slow tests."""
    counts = Counter()
    failures, slow_tests = [], []
    for line in text.splitlines():
        found = LINE.match(line.strip())
        if not found:
            continue
        file, name, parameter, outcome, millis = found.groups()
        counts[outcome.lower()] += 1
        label = name if parameter is None else f"{name}[{parameter}]"
        if outcome in ("FAILED", "ERROR"):
            failures.append(f"{file}: {label}")
        if millis and int(millis) > slow:
            slow_tests.append(label)
    summary = ", ".join(f"{count} {outcome}" for outcome, count in sorted(counts.items()))
    return {"summary": summary or "no tests", "failures": failures, "slow": slow_tests}

#> summarise_test_results("a.py::test_one PASSED (12ms)\na.py::test_two[x-1] FAILED (250ms)\nb.py::test_three SKIPPED\n=== end ===\nb.py::test_four PASSED (101ms)")
#> summarise_test_results("collected 0 items")
#> summarise_test_results("t.py::t[a] PASSED\nt.py::t[b] PASSED\nt.py::t[c] ERROR")
#> summarise_test_results("")
#> summarise_test_results("m/n.py::test_x PASSED (5ms)\nm/n.py::test_y PASSED (6ms)", slow=5)

### narrow_table_transpose
def narrow_table_transpose(text):
    """Turn a small text table by 90 degrees, columns padded."""
    rows = [line.split() for line in text.splitlines() if line.strip()]
    width = max((len(row) for row in rows), default=0)
    for row in rows:
        row.extend(["-"] * (width - len(row)))
    turned = []
    for column in range(width):
        turned.append([row[column] for row in rows])
    sizes = [max(len(row[i]) for row in turned) for i in range(len(rows))] if turned else []
    lines = []
    for row in turned:
        cells = [cell.ljust(size) for cell, size in zip(row, sizes)]
        lines.append(" ".join(cells).rstrip())
    return lines

#> narrow_table_transpose("name ida bo\nage 30 41\ncity Oslo")
#> narrow_table_transpose("a b c\n\n1 2 3\n")
#> narrow_table_transpose("")
#> narrow_table_transpose("one\ntwo\nthree")
#> narrow_table_transpose("x 1000 2\nlonger 3 40000")

### letter_greeting_for_hour
from datetime import datetime

GREETINGS = {
    "en": ((12, "Good morning"), (18, "Good afternoon"), (24, "Good evening")),
    "de": ((11, "Guten Morgen"), (18, "Guten Tag"), (24, "Guten Abend")),
}


def join_names(names, word):
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} {word} {names[-1]}"


def letter_greeting_for_hour(stamp, names, language="en"):
    hour = datetime.fromisoformat(stamp).hour
    table = GREETINGS.get(language)
    if table is None:
        table = GREETINGS["en"]
        language = "en"
    for end, words in table:
        if hour < end:
            break
    people = join_names(names, {"en": "and", "de": "und"}[language])
    return f"{words} {people},".replace(" ,", ",")

#> letter_greeting_for_hour("2024-03-01T08:15", ["Ida", "Bo", "Cy"])
#> letter_greeting_for_hour("2024-03-01T11:00", ["Ida", "Bo"], language="de")
#> letter_greeting_for_hour("2024-03-01T23:59", [])
#> letter_greeting_for_hour("2024-03-01T12:00", ["Zoé"], "fr")
#> letter_greeting_for_hour("noon", ["x"])

### flow_report_percent_steps
def flow_report_percent_steps(counts: list) -> list[str]:
    lines = []
    first = previous = None
    for name, count in counts:
        if first is None:
            first = previous = count
            lines.append(f"{name}: {count}")
            continue
        if count > previous:
            raise ValueError(f"{name} has more than the step before")
        of_first = 100 * count / first if first else 0.0
        of_previous = 100 * count / previous if previous else 0.0
        lines.append(f"{name}: {count} ({of_first:.1f}%, step {of_previous:.1f}%)")
        previous = count
    return lines

#> flow_report_percent_steps([("visit", 1200), ("cart", 300), ("pay", 150), ("done", 149)])
#> flow_report_percent_steps([("visit", 0), ("cart", 0)])
#> flow_report_percent_steps([])
#> flow_report_percent_steps([("a", 5), ("b", 6)])
#> flow_report_percent_steps([("mail", 80), ("open", 40), ("click", 0), ("buy", 0)])

### git_log_graph_lines
class Commit:
    def __init__(self, sha, parents):
        self.sha, self.parents = sha, parents


def parse_commits(text):
    for part in text.split(";"):
        sha, _, parents = part.strip().partition("<")
        yield Commit(sha.strip(), parents.split())


def git_log_graph_lines(text):
    """A simple graph: a star in the lane of each commit, newest first ('c<b; b<a; a')."""
    lanes, lines = [], []
    for commit in parse_commits(text):
        if commit.sha not in lanes:
            lanes.append(commit.sha)
        lane = lanes.index(commit.sha)
        marks = ["*" if index == lane else "|" for index in range(len(lanes))]
        lines.append(" ".join(marks) + " " + commit.sha)
        first, *others = commit.parents or [None]
        if first is None or first in lanes:
            del lanes[lane]
        else:
            lanes[lane] = first
        for other in others:
            if other not in lanes:
                lanes.append(other)
    return lines

#> git_log_graph_lines("m<c d; c<a; d<b; b<a; a")
#> git_log_graph_lines("c<b; b<a; a")
#> git_log_graph_lines("x; y; z")
#> git_log_graph_lines("m<a b; n<c b; a<b; c<b; b")
#> git_log_graph_lines("t<s r q; s<p; r<p; q<p; p")
#> git_log_graph_lines("k<j; i<j; j")

### console_output_to_string
import io


class Console:
    """Prints with indentation and counts the lines."""

    def __init__(self):
        self.out = io.StringIO()
        self.level = 0
        self.lines = 0

    def say(self, *words, end="\n"):
        print("  " * self.level, end="", file=self.out)
        print(*words, end=end, file=self.out)
        self.lines += end.count("\n")

    def __enter__(self):
        self.level += 1
        return self

    def __exit__(self, *_):
        self.level -= 1


def show(console, name, value):
    if isinstance(value, dict):
        console.say(name + ":")
        with console:
            for key, child in value.items():
                show(console, key, child)
    elif isinstance(value, list):
        console.say(name, f"[{len(value)}]", *value)
    else:
        console.say(name, "=", repr(value))


def console_output_to_string(settings: dict) -> str:
    console = Console()
    for name, value in settings.items():
        show(console, name, value)
    console.say("--", console.lines, "lines", end="")
    return console.out.getvalue()

#> console_output_to_string({"db": {"host": "a", "pool": {"min": 1}}, "tags": ["x", "y"]})
#> console_output_to_string({})
#> console_output_to_string({"n": 1.5, "t": None, "e": {}})
#> console_output_to_string({"a": {"b": {"c": {"d": "deep"}}}})
#> console_output_to_string({"list": [], "flag": True, "s": "it's"})

### wedding_tables_listing
def wedding_tables_listing(guests: list[str], tables: dict[str, int]) -> list[str]:
    free = dict(tables)
    seated = {name: [] for name in tables}
    standing = []
    for party in sorted(guests, key=lambda p: -p.count("+")):
        people = party.split("+")
        for table, seats in free.items():
            if seats >= len(people):
                seated[table].extend(people)
                free[table] -= len(people)
                break
        else:
            standing.extend(people)
    lines = [f"{table}: {', '.join(people)}" for table, people in seated.items() if people]
    if standing:
        lines.append("standing: " + ", ".join(standing))
    return lines

#> wedding_tables_listing(["ida+bo", "cy", "di+ed+flo", "gus"], {"T1": 3, "T2": 3})
#> wedding_tables_listing(["a", "b+c", "d+e"], {"round": 2, "long": 2})
#> wedding_tables_listing([], {"T": 4})
#> wedding_tables_listing(["p+q+r+s"], {"x": 2, "y": 2})
#> wedding_tables_listing(["a", "b", "c", "d", "e"], {"one": 2, "two": 1, "three": 9})

### css_rule_formatter
def parse_declarations(body):
    for part in body.split(";"):
        name, colon, value = part.partition(":")
        if colon:
            yield name.strip().lower(), " ".join(value.split())


def css_rule_formatter(source):
    out = []
    rest = source
    while "{" in rest:
        selector, _, rest = rest.partition("{")
        body, closing, rest = rest.partition("}")
        if not closing:
            raise SyntaxError(f"rule {selector.strip()!r} is not closed")
        declarations = dict(parse_declarations(body))
        if not declarations:
            continue
        out.append(" ".join(selector.split()) + " {")
        for name in sorted(declarations):
            out.append(f"  {name}: {declarations[name]};")
        out.append("}")
    return "\n".join(out)

#> css_rule_formatter("a:hover{color:red;Background : none} p  >  b { margin:0  auto ;color:blue; color:green }")
#> css_rule_formatter("div{}")
#> css_rule_formatter("")
#> css_rule_formatter("h1 { color: red")
#> css_rule_formatter(".x{width:10px}.y{}.z{z-index:3;;}")

### plural_forms_message
RULES = {
    "en": lambda n: 0 if n == 1 else 1,
    "fr": lambda n: 0 if n < 2 else 1,
    "pl": lambda n: 0 if n == 1 else 1 if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else 2,
}
CATALOG = {
    "en": {"file": ("{n} file", "{n} files"), "empty": ("nothing", "nothing")},
    "fr": {"file": ("{n} fichier", "{n} fichiers")},
    "pl": {"file": ("{n} plik", "{n} pliki", "{n} plików")},
}


def translate(language, key, n):
    messages = CATALOG.get(language, {})
    if key not in messages:
        language, messages = "en", CATALOG["en"]
    return messages[key][RULES[language](n)].format(n=n)


def plural_forms_message(language, counts):
    texts = []
    for count in counts:
        key = "file" if count else "empty"
        texts.append(translate(language, key, count))
    return ", ".join(texts)

#> plural_forms_message("en", [0, 1, 2, 21])
#> plural_forms_message("pl", [1, 2, 5, 12, 22, 25, 104, 112])
#> plural_forms_message("fr", [1, 2, 0])
#> plural_forms_message("de", [3, 1])
#> plural_forms_message("pl", [])
#> plural_forms_message("en", ["1"])

### font_sizes_for_tags
import math


def font_sizes_for_tags(tags, smallest=10, largest=24):
    counts = {}
    for tag in tags.split():
        tag = tag.strip("#").lower()
        counts[tag] = counts.get(tag, 0) + 1
    if not counts:
        return {}
    most = max(counts.values())
    sizes = {}
    for tag, count in sorted(counts.items()):
        if most == 1:
            sizes[tag] = smallest
            continue
        share = math.log(count) / math.log(most)
        sizes[tag] = round(smallest + share * (largest - smallest))
    return sizes

#> font_sizes_for_tags("#python #Python sql #python go sql #python rust")
#> font_sizes_for_tags("a b c")
#> font_sizes_for_tags("")
#> font_sizes_for_tags("x x x x x x x x y y z", 8, 20)
#> font_sizes_for_tags("one #one two", largest=12)

### obfuscate_customer_names
from itertools import count


class Pseudonyms:
    def __init__(self, prefix="customer"):
        self.prefix = prefix
        self.known = {}
        self.numbers = count(1)

    def __getitem__(self, name):
        key = name.casefold()
        if key not in self.known:
            self.known[key] = f"{self.prefix}-{next(self.numbers)}"
        return self.known[key]


def obfuscate_customer_names(rows: list[dict], keep: tuple = ()) -> list[dict]:
    """Replace names by stable pseudonyms, and shorten zip codes to two digits."""
    names = Pseudonyms()
    out = []
    for row in rows:
        clean = {}
        for key, value in row.items():
            if key == "name" and value not in keep:
                value = names[value]
            elif key == "zip":
                value = value[:2] + "x" * (len(value) - 2)
            clean[key] = value
        out.append(clean)
    return out

#> obfuscate_customer_names([{"name": "Ida", "zip": "10115", "sum": 5}, {"name": "Bo", "sum": 7}, {"name": "IDA", "zip": "99"}])
#> obfuscate_customer_names([{"name": "Acme", "zip": "1234"}, {"name": "Bo"}], keep=("Acme",))
#> obfuscate_customer_names([])
#> obfuscate_customer_names([{"sum": 1}, {"zip": ""}])
#> obfuscate_customer_names([{"name": None}])

### release_notes_html_list
from html import escape


def release_notes_html_list(text):
    """Indented lines ('- a' and '  - b') to nested HTML lists."""
    out = []
    depth = -1
    for line in text.splitlines():
        stripped = line.lstrip()
        if not stripped.startswith("- "):
            continue
        level = (len(line) - len(stripped)) // 2
        while depth < level:
            out.append("<ul>")
            depth += 1
        while depth > level:
            out.append("</ul>")
            depth -= 1
        out.append(f"<li>{escape(stripped[2:])}</li>")
    while depth >= 0:
        out.append("</ul>")
        depth -= 1
    return "".join(out)

#> release_notes_html_list("- one\n- two\n  - a < b\n  - c & d\n- three")
#> release_notes_html_list("no list")
#> release_notes_html_list("- x\n    - deep\n- y")
#> release_notes_html_list("")
#> release_notes_html_list("intro\n- \"quoted\"\n  - it's\n    - end")

### ticket_subject_prefixes
import re

PREFIX = re.compile(r"^\s*(re|aw|fwd?|wg)\s*(?:\[(\d+)\])?\s*:\s*", re.IGNORECASE)
KINDS = {"re": "Re", "aw": "Re", "fw": "Fwd", "fwd": "Fwd", "wg": "Fwd"}


def split_prefixes(subject):
    """The prefixes as a list, and the bare subject."""
    prefixes = []
    while True:
        match = PREFIX.match(subject)
        if match is None:
            return prefixes, subject.strip()
        times = int(match[2] or 1)
        prefixes.extend([KINDS[match[1].lower()]] * times)
        subject = subject[match.end():]


def ticket_subject_prefixes(subjects: list[str]) -> dict:
    """Short subjects: 'Re: AW: Re[2]: x' becomes 'Re*4: x', threads are counted."""
    threads = {}
    for subject in subjects:
        prefixes, bare = split_prefixes(subject)
        replies = prefixes.count("Re")
        head = f"Re*{replies}: " if replies > 1 else "Re: " if replies else ""
        if "Fwd" in prefixes:
            head = "Fwd: " + head
        threads.setdefault(bare, []).append(head + bare)
    return threads

#> ticket_subject_prefixes(["Printer broken", "Re: Printer broken", "AW: Re[2]: Printer broken", "WG: Fw: Lunch?"])
#> ticket_subject_prefixes(["Fwd: Re: hello", "re : hello", "RE[3]:hello"])
#> ticket_subject_prefixes([])
#> ticket_subject_prefixes(["", "Re:"])
#> ticket_subject_prefixes(["Regarding: you", "fw: Forward: march", "Re: Re: Re: Re: loop"])
