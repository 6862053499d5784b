### bar_chart_with_axis
def bar_chart_with_axis(data: dict[str, int], height: int = 4) -> list[str]:
    """Upright bars scaled to the height, labels below (first letters)."""
    if not data:
        return ["(empty)"]
    top = max(data.values())
    lines = []
    for level in range(height, 0, -1):
        line = ""
        for value in data.values():
            filled = top and value * height / top >= level
            line += "# " if filled else "  "
        lines.append("|" + line.rstrip())
    lines.append("+" + "--" * len(data))
    lines.append(" " + " ".join(name[0] for name in data))
    return lines

#> bar_chart_with_axis({"Mon": 3, "Tue": 8, "Wed": 5})
#> bar_chart_with_axis({"a": 1, "b": 2, "c": 4, "d": 8}, height=3)
#> bar_chart_with_axis({})
#> bar_chart_with_axis({"x": 0, "y": 0}, 2)
#> bar_chart_with_axis({"Ann": 10, "Bob": 5, "Cy": 1, "Dee": 7}, 5)
#> bar_chart_with_axis({'Ann': 10, 'Bob': 5, 'Cy': 1, 'Dee': 7, 'a': 1, 'b': 2, 'c': 4, 'd': 8, 'Mon': 3, 'Tue': 8, 'Wed': 5}, 5)
#> bar_chart_with_axis({'Ann': 10, 'Bob': 5, 'Cy': 1, 'Dee': 7, 'x': 0, 'y': 0, 'a': 1, 'b': 2, 'c': 4, 'd': 8}, 5)

### invoice_text_with_totals
def money(cents):
    sign = "-" if cents < 0 else ""
    whole, rest = divmod(abs(cents), 100)
    digits = str(whole)
    groups = []
    while len(digits) > 3:
        groups.insert(0, digits[-3:])
        digits = digits[:-3]
    groups.insert(0, digits)
    return f"{sign}{','.join(groups)}.{rest:02d}"


def invoice_text_with_totals(lines: list[tuple[str, int, int]], width: int = 28) -> str:
    """Dotted lines with amounts to the right, and a total."""
    total = 0
    out = []
    for name, count, price in lines:
        amount = count * price
        total += amount
        text = f"{count} x {name} "
        number = " " + money(amount)
        out.append(text.ljust(width - len(number), ".") + number)
    out.append("=" * width)
    out.append(money(total).rjust(width))
    return "\n".join(out)

#> invoice_text_with_totals([("chair", 4, 4999), ("table", 1, 129900), ("coupon", 1, -2500)])
#> invoice_text_with_totals([])
#> invoice_text_with_totals([("server rack", 12, 123456789)], width=36)
#> invoice_text_with_totals([("a", 0, 100), ("b", 1, 5)], 16)
#> invoice_text_with_totals([("pen", 3, 99), ("ink", 2, 1250), ("paper", 10, 420)])
#> invoice_text_with_totals([('pen', 3, 99), ('ink', 2, 1250), ('paper', 10, 420), ('chair', 4, 4999), ('table', 1, 129900), ('coupon', 1, -2500), ('a', 0, 100), ('b', 1, 5)])
#> invoice_text_with_totals([('server rack', 12, 123456789), ('chair', 4, 4999), ('table', 1, 129900), ('coupon', 1, -2500), ('a', 0, 100), ('b', 1, 5)], width=36)

### gantt_lines_of_tasks
def gantt_lines_of_tasks(tasks, today=None):
    last = max(start + length for _, start, length in tasks)
    longest = max(len(name) for name, _, _ in tasks)
    lines = []
    for name, start, length in sorted(tasks, key=lambda t: (t[1], t[0])):
        bar = ""
        for day in range(last):
            if start <= day < start + length:
                bar += "="
            elif day == today:
                bar += "|"
            else:
                bar += "."
        lines.append(name.ljust(longest) + " " + bar)
    return lines

#> gantt_lines_of_tasks([("design", 0, 3), ("build", 3, 5), ("test", 6, 3)])
#> gantt_lines_of_tasks([("design", 0, 3), ("build", 3, 5), ("test", 6, 3)], today=5)
#> gantt_lines_of_tasks([])
#> gantt_lines_of_tasks([("b", 1, 1), ("a", 1, 2)], 0)
#> gantt_lines_of_tasks([("x", 4, 4), ("longer name", 0, 6), ("z", 2, 0)], 7)
#> gantt_lines_of_tasks([('x', 4, 4), ('longer name', 0, 6), ('z', 2, 0), ('design', 0, 3), ('build', 3, 5), ('test', 6, 3)], 7)
#> gantt_lines_of_tasks([('design', 0, 3), ('build', 3, 5), ('test', 6, 3), ('b', 1, 1), ('a', 1, 2)], today=5)

### sparkline_of_prices
TICKS = "_.-=#"


def sparkline_of_prices(prices: list[float], marks: bool = False) -> str:
    """One character a price; with marks the extremes are named."""
    if not prices:
        return ""
    low, high = min(prices), max(prices)
    span = high - low
    line = ""
    for price in prices:
        if span == 0:
            index = len(TICKS) // 2
        else:
            index = int((price - low) / span * (len(TICKS) - 1) + 0.5)
        line += TICKS[index]
    if marks:
        line += f" {low:g}..{high:g}"
    return line

#> sparkline_of_prices([10.0, 12.5, 11.0, 15.0, 14.0, 9.5, 13.0, 15.0])
#> sparkline_of_prices([10.0, 12.5, 11.0, 15.0, 14.0, 9.5], marks=True)
#> sparkline_of_prices([7.0, 7.0, 7.0], True)
#> sparkline_of_prices([])
#> sparkline_of_prices([float(n * n % 17) for n in range(12)])
#> sparkline_of_prices([7.0, 7.0, 7.0, 10.0, 12.5, 11.0, 15.0, 14.0, 9.5, 13.0, 15.0, 10.0, 12.5, 11.0, 15.0, 14.0, 9.5], True)
#> sparkline_of_prices([10.0, 12.5, 11.0, 15.0, 14.0, 9.5, 10.0, 12.5, 11.0, 15.0, 14.0, 9.5, 13.0, 15.0], marks=True)

### directory_tree_listing
def directory_tree_listing(paths: list[str]) -> list[str]:
    tree: dict = {}
    for path in paths:
        node = tree
        for part in path.strip("/").split("/"):
            node = node.setdefault(part, {})

    lines: list[str] = []

    def draw(node, prefix):
        names = sorted(node, key=lambda n: (not node[n], n))
        for i, name in enumerate(names):
            last = i == len(names) - 1
            lines.append(prefix + ("`- " if last else "|- ") + name)
            draw(node[name], prefix + ("   " if last else "|  "))

    draw(tree, "")
    return lines

#> directory_tree_listing(["src/main.py", "src/util/io.py", "README.md"])
#> directory_tree_listing(["a"])
#> directory_tree_listing([])
#> directory_tree_listing(["/x/y/z/", "/x/w", "/v"])
#> directory_tree_listing(["p/q", "p/q", "p/r/s", "p/r/t"])
#> directory_tree_listing(['src/main.py', 'src/util/io.py', 'README.md', 'p/q', 'p/q', 'p/r/s', 'p/r/t', '/x/y/z/', '/x/w', '/v'])
#> directory_tree_listing(['src/main.py', 'src/util/io.py', 'README.md', 'p/q', 'p/q', 'p/r/s', 'p/r/t', 'a'])

### timetable_of_departures
def timetable_of_departures(line: str, first: str, last: str, every: int, skip=()) -> list[str]:
    """One text per hour: '08: 05 20 35 50'. Departures listed in skip are in brackets."""
    def minutes(text):
        h, m = text.split(":")
        return int(h) * 60 + int(m)

    hours: dict[int, list[str]] = {}
    now = minutes(first)
    while now <= minutes(last):
        text = f"{now % 60:02d}"
        if f"{now // 60:02d}:{text}" in skip:
            text = f"({text})"
        hours.setdefault(now // 60, []).append(text)
        now += every
    return [f"{line} {hour:02d}: {' '.join(marks)}" for hour, marks in hours.items()]

#> timetable_of_departures("M1", "08:05", "09:50", 15)
#> timetable_of_departures("N7", "22:30", "23:59", 40, skip=("23:10",))
#> timetable_of_departures("X", "10:00", "09:00", 5)
#> timetable_of_departures("S3", "06:00", "07:00", 10, {"06:20", "06:30"})
#> timetable_of_departures("B", "noon", "13:00", 10)
#> timetable_of_departures('M1XN7', '08:05', '09:50', 15)

### times_table_in_base
def times_table_in_base(rows: int, columns: int, base: int = 10) -> str:
    """A table as text in a base up to 16, columns aligned."""
    digits = "0123456789abcdef"

    def in_base(n):
        text = ""
        while n:
            n, d = divmod(n, base)
            text = digits[d] + text
        return text or "0"

    width = len(in_base(rows * columns))
    lines = []
    for r in range(1, rows + 1):
        cells = []
        for c in range(1, columns + 1):
            cells.append(in_base(r * c).rjust(width))
        lines.append(" ".join(cells))
    return "\n".join(lines)

#> times_table_in_base(2, 3)
#> times_table_in_base(2, 2, base=2)
#> times_table_in_base(3, 3, 16)
#> times_table_in_base(0, 5)
#> times_table_in_base(1, 4, 3)

### address_label_from_record
def address_label_from_record(record: dict, country: str = "DE") -> str:
    """Lines for a letter; what is missing is left out, foreign countries get a last line."""
    lines = []
    name = " ".join(p for p in (record.get("title"), record.get("first"), record.get("last")) if p)
    for part in (record.get("company"), name, record.get("extra")):
        if part:
            lines.append(part.strip())
    street = record.get("street")
    if not street:
        raise KeyError("street")
    lines.append(f"{street} {record.get('number', '')}".strip())
    lines.append(f"{record['zip']} {record['city'].title()}")
    if record.get("country", country) != country:
        lines.append(record["country"].upper())
    widest = max(len(line) for line in lines)
    if widest > 30:
        lines = [line[:29] + "." if len(line) > 30 else line for line in lines]
    return "\n".join(lines)

#> address_label_from_record({"first": "Ann", "last": "Lee", "street": "Main St", "number": 5, "zip": "53111", "city": "bonn"})
#> address_label_from_record({"title": "Dr.", "last": "Roe", "company": "International Widget Trading Company", "street": "Kai 1", "zip": "1010", "city": "wien", "country": "at"})
#> address_label_from_record({"last": "X"})
#> address_label_from_record({"company": "ACME", "extra": " 3rd floor ", "street": "Elm", "number": "7b", "zip": "99", "city": "oslo", "country": "NO"}, country="NO")
#> address_label_from_record({"street": "S", "zip": "1"})
#> address_label_from_record({'last': 'Roe', 'company': 'International Widget Trading Company', 'extra': ' 3rd floor ', 'street': 'Kai 1', 'number': '7b', 'zip': '1010', 'city': 'wien', 'country': 'at', 'title': 'Dr.'})

### release_notes_grouped
import re
from collections import defaultdict

TITLES = {"feat": "New", "fix": "Fixed", "perf": "Faster", "docs": "Documented"}


def release_notes_grouped(commits: list[str]) -> str:
    """Conventional commits as notes; '!' marks breaking changes, unknown kinds are left out."""
    groups = defaultdict(list)
    for commit in commits:
        m = re.match(r"(\w+)(?:\((\w+)\))?(!)?: (.+)", commit)
        if not m or m[1] not in TITLES:
            continue
        scope = f"{m[2]}: " if m[2] else ""
        if m[3]:
            groups["Breaking"].append(scope + m[4])
        groups[TITLES[m[1]]].append(scope + m[4])
    parts = []
    for title in ["Breaking", *TITLES.values()]:
        if groups[title]:
            parts.append(title + ": " + "; ".join(groups[title]))
    return "\n".join(parts)

#> release_notes_grouped(["feat(ui): dark mode", "fix: crash on start", "chore: bump", "feat!: new api"])
#> release_notes_grouped([])
#> release_notes_grouped(["docs: readme", "docs(api)!: moved", "perf: cache", "fix(db): lock", "oops"])
#> release_notes_grouped(["merge branch", "wip"])
#> release_notes_grouped(["fix: a", "fix: b", "fix(c): d"])
#> release_notes_grouped(['fix: a', 'fix: b', 'fix(c): d', 'feat(ui): dark mode', 'fix: crash on start', 'chore: bump', 'feat!: new api', 'docs: readme', 'docs(api)!: moved', 'perf: cache', 'fix(db): lock', 'oops'])
#> release_notes_grouped(['merge branch', 'wip', 'feat(ui): dark mode', 'fix: crash on start', 'chore: bump', 'feat!: new api', 'docs: readme', 'docs(api)!: moved', 'perf: cache', 'fix(db): lock', 'oops'])

### menu_card_two_columns
def menu_card_two_columns(dishes: list[tuple[str, float]], width: int = 24) -> list[str]:
    """Dishes with dots up to the price; long names are wrapped."""
    lines = []
    for name, price in dishes:
        tail = f" {price:.2f}"
        room = width - len(tail) - 1
        words = name.split()
        current = words[0]
        for word in words[1:]:
            if len(current) + 1 + len(word) <= room:
                current += " " + word
            else:
                lines.append(current)
                current = "  " + word
        dots = "." * (width - len(current) - len(tail) - 1)
        lines.append(f"{current} {dots}{tail}")
    return lines

#> menu_card_two_columns([("Soup of the day", 4.5), ("Grilled vegetables with rosemary potatoes", 12.9)])
#> menu_card_two_columns([])
#> menu_card_two_columns([("Tea", 2), ("Coffee with milk and sugar", 2.8)], width=16)
#> menu_card_two_columns([("", 1.0)])
#> menu_card_two_columns([("Bread", 0.5), ("Cheese plate for two", 18.25)], 30)
#> menu_card_two_columns([('Tea', 2), ('Coffee with milk and sugar', 2.8), ('Soup of the day', 4.5), ('Grilled vegetables with rosemary potatoes', 12.9), ('Bread', 0.5), ('Cheese plate for two', 18.25)], width=16)
#> menu_card_two_columns([('Bread', 0.5), ('Cheese plate for two', 18.25), ('Tea', 2), ('Coffee with milk and sugar', 2.8), ('Soup of the day', 4.5), ('Grilled vegetables with rosemary potatoes', 12.9)], 30)

### words_in_columns_layout
def words_in_columns_layout(words: list[str], width: int = 30) -> list[str]:
    """As `ls` does: filled column by column, as many columns as fit."""
    if not words:
        return []
    for columns in range(len(words), 0, -1):
        rows = -(-len(words) // columns)
        widths = []
        for start in range(0, len(words), rows):
            widths.append(max(len(w) for w in words[start:start + rows]))
        if sum(widths) + 2 * (len(widths) - 1) <= width:
            break
    lines = []
    for r in range(rows):
        cells = []
        for c, w in enumerate(widths):
            index = c * rows + r
            if index < len(words):
                cells.append(words[index].ljust(w))
        lines.append("  ".join(cells).rstrip())
    return lines

#> words_in_columns_layout(["bin", "boot", "dev", "etc", "home", "lib", "media"])
#> words_in_columns_layout(["averyveryverylongfilename.txt", "a"], width=10)
#> words_in_columns_layout([])
#> words_in_columns_layout(["aa", "bbbb", "c", "dddddd", "ee"], 14)
#> words_in_columns_layout(["one", "two", "three", "four", "five", "six"], 12)
#> words_in_columns_layout(['averyveryverylongfilename.txt', 'a', 'aa', 'bbbb', 'c', 'dddddd', 'ee'], width=10)
