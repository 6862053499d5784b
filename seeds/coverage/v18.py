### parse_fixed_width_record
LAYOUT = (("id", 0, 4), ("name", 4, 12), ("amount", 12, 20))

def parse_fixed_width_record(line):
    """Fields by column; amounts may end in a minus sign."""
    if not line.isprintable():
        raise ValueError("control character in record")
    record = {}
    for name, start, end in LAYOUT:
        raw = line.ljust(20)[start:end].strip()
        if name == "amount":
            digits = raw.removesuffix("-")
            value = int(digits) if digits.isnumeric() else 0
            record[name] = -value if raw.endswith("-") else value
        else:
            record[name] = raw or None
    return record

#> parse_fixed_width_record("0042Müller      1250-")
#> parse_fixed_width_record("7   Ann          99")
#> parse_fixed_width_record("")
#> parse_fixed_width_record("0001\tTab")
#> parse_fixed_width_record("0009Maximiliane12.5")

### receipt_template
def receipt_template(lines, tax_percent):
    row = "{name:<10}{qty:>3} x{price:>6.2f}"
    out, net = [], 0
    for item in lines:
        out.append(row.format_map(item))
        net += item["qty"] * item["price"]
    totals = {"net": net, "tax": net * tax_percent / 100}
    out.append("net {net:.2f} tax {tax:.2f}".format_map(totals))
    return out

#> receipt_template([{"name": "tea", "qty": 2, "price": 1.5}], 10)
#> receipt_template([], 7)
#> receipt_template([{"name": "extra long name", "qty": 1, "price": 100}, {"name": "", "qty": 0, "price": 3}], 0)
#> receipt_template([{"name": "x", "qty": 1}], 5)
#> receipt_template([{"name": "ñ", "qty": 12, "price": 0.333}], 19)

### error_catalogue
MESSAGES = {
    404: "{path} not found",
    409: "{path} changed by {user}",
    429: "wait {seconds:d}s",
}

def error_catalogue(code, **details):
    """A message for a code; details that are missing are named."""
    pattern = MESSAGES.get(code, "error " + str(code))
    try:
        return pattern.format_map(details)
    except KeyError as gap:
        return f"{code} (no {gap.args[0]})"
    except ValueError:
        return f"{code} (bad value)"

#> error_catalogue(404, path="/x")
#> error_catalogue(409, path="/y")
#> error_catalogue(429, seconds="ten")
#> error_catalogue(500)
#> error_catalogue(429, seconds=10)

### nickname_generator
def nickname_generator(full_name, taken):
    """First free of: first, first+initial, first+number."""
    first, *rest = full_name.casefold().split() or ["user"]
    candidates = [first]
    if rest:
        candidates.append(first + rest[-1][0])
    for c in candidates:
        if c.isidentifier() and c not in taken:
            return c
    n = 2
    while f"{first}{n}" in taken:
        n += 1
    return f"{first}{n}"

#> nickname_generator("Ada Lovelace", [])
#> nickname_generator("Ada Lovelace", ["ada"])
#> nickname_generator("ada", ["ada", "ada2"])
#> nickname_generator("", ["user"])
#> nickname_generator("Jean-Luc Picard", ["x"])

### undo_popitem_journal
class Journal:
    def __init__(self, data):
        self.data, self.changes = data, {}

    def put(self, key, value):
        self.changes.setdefault(key, self.data.get(key))
        self.data[key] = value

    def rollback(self):
        while self.changes:
            key, old = self.changes.popitem()
            if old is None:
                self.data.pop(key, None)
            else:
                self.data[key] = old

def undo_popitem_journal(data, edits, keep):
    journal = Journal(data)
    for key, value in edits:
        journal.put(key, value)
    if not keep:
        journal.rollback()
    return data, len(journal.changes)

#> undo_popitem_journal({"a": 1}, [("a", 2), ("b", 3)], False)
#> undo_popitem_journal({"a": 1}, [("a", 2), ("a", 9)], True)
#> undo_popitem_journal({}, [], False)
#> undo_popitem_journal({"k": 0, "j": 5}, [("j", 6), ("k", 7), ("j", 8)], False)
#> undo_popitem_journal({}, [("x", None)], True)

### worklist_popitem
def worklist_popitem(graph, start):
    """Visit with a dict as stack: node -> who put it there."""
    todo, parent = {start: None}, {}
    while todo:
        node, came_from = todo.popitem()
        parent[node] = came_from
        for nxt in graph.get(node, ()):
            if nxt not in parent:
                todo[nxt] = node
    return parent

#> worklist_popitem({"a": ["b", "c"], "c": ["d"], "b": ["d"]}, "a")
#> worklist_popitem({}, "x")
#> worklist_popitem({1: [2], 2: [1]}, 1)
#> worklist_popitem({"m": ["m"]}, "m")
#> worklist_popitem({"p": "qr", "q": "r", "r": "q"}, "p")

### rindex_extension_swap
def rindex_extension_swap(filename, new):
    """Swap what is behind the last dot, but never a leading dot."""
    try:
        dot = filename.rindex(".", 1)
    except ValueError:
        dot = len(filename)
    return filename[:dot] + ("." + new.removeprefix(".") if new else "")

#> rindex_extension_swap("photo.raw", "jpg")
#> rindex_extension_swap(".bashrc", ".bak")
#> rindex_extension_swap("archive.tar.gz", "")
#> rindex_extension_swap("", "x")
#> rindex_extension_swap("trailing.", "md")

### fold_address_lines
def fold_address_lines(address, width):
    """Break at the last comma that fits, else at the last blank, else hard."""
    lines = []
    while len(address) > width:
        window = address[:width + 1]
        for mark in ", ":
            if mark in window[:-1]:
                cut = window.rindex(mark, 0, width) + 1
                break
        else:
            cut = width
        lines.append(address[:cut].rstrip(", "))
        address = address[cut:].lstrip()
    return lines + [address]

#> fold_address_lines("12 Long Mill Lane, Old Town, York", 18)
#> fold_address_lines("short", 10)
#> fold_address_lines("Donaudampfschiff", 6)
#> fold_address_lines("", 4)
#> fold_address_lines("a b c d e", 3)

### indent_tabs_normaliser
def indent_tabs_normaliser(block, size=4):
    """Leading white space to tabs, inner tabs to blanks."""
    result = []
    for line in block.splitlines():
        wide = line.expandtabs(size).rstrip()
        body = wide.lstrip(" ")
        depth, odd = divmod(len(wide) - len(body), size)
        result.append("\t" * depth + " " * odd + body)
    return result

#> indent_tabs_normaliser("def f():\n    x = 1\n\treturn\tx")
#> indent_tabs_normaliser("")
#> indent_tabs_normaliser("  \ty\n      z", 2)
#> indent_tabs_normaliser("\t\n \n")
#> indent_tabs_normaliser("   odd\t# é", 4)

### column_ruler
def column_ruler(text, columns, tab=8):
    """What stands at the given screen columns of a line with tabs."""
    screen = text.expandtabs(tab)
    picked = {}
    for c in columns:
        if c < len(screen):
            picked[c] = screen[c]
        else:
            picked.setdefault("beyond", []).append(c)
    return picked

#> column_ruler("a\tb", [0, 1, 8, 9])
#> column_ruler("", [0])
#> column_ruler("xyz", [], 4)
#> column_ruler("1\t22\t333", [4, 8, 10, 99], 4)
#> column_ruler("\té", [-1, 8])

### expandtabs_menu
def expandtabs_menu(entries, stop=10):
    lines = ["\t".join((key, label)) for key, label in entries.items()]
    shown = [ln.expandtabs(stop) for ln in lines]
    longest = max(shown, key=len, default="")
    return shown, longest.find(longest.strip().rsplit(" ", 1)[-1]) if longest else -1

#> expandtabs_menu({"q": "quit", "ctrl+s": "save as"})
#> expandtabs_menu({})
#> expandtabs_menu({"verylongkey": "x"}, 4)
#> expandtabs_menu({"": ""}, 2)
#> expandtabs_menu({"é": "ü", "f1": "help"}, 3)

### scan_printable_strings
def scan_printable_strings(blob, minimum=4):
    """Like the Unix tool strings."""
    found, run = [], ""
    for byte in blob + b"\0":
        ch = chr(byte)
        if ch.isascii() and ch.isprintable():
            run += ch
            continue
        if len(run) >= minimum:
            found.append(run)
        run = ""
    return found

#> scan_printable_strings(b"\x7fELF\x00main.c\x00ab\x01printf")
#> scan_printable_strings(b"")
#> scan_printable_strings(b"ab\xffcd", 2)
#> scan_printable_strings(b"whole text", 1)
#> scan_printable_strings(b"\n\n\n")

### terminal_field_clean
def terminal_field_clean(fields, width):
    row = []
    for f in fields:
        if not f.isprintable():
            f = f.encode("unicode_escape").decode("ascii")
        row.append(f[:width].ljust(width) if f.isascii() else f"({len(f)})".rjust(width))
    return "|".join(row)

#> terminal_field_clean(["ok", "a\nb", "naïve"], 5)
#> terminal_field_clean([], 3)
#> terminal_field_clean(["", "\t"], 2)
#> terminal_field_clean(["longer text", "é"], 4)
#> terminal_field_clean(["\x00"], 6)

### parse_hand_measure
def parse_hand_measure(text):
    """'5½' inches, '12' or '3 ¼' to quarters of an inch."""
    quarters = {"¼": 1, "½": 2, "¾": 3}
    total = 0
    digits = ""
    for ch in text:
        if ch.isdecimal():
            digits += ch
        elif ch.isnumeric():
            if ch not in quarters:
                raise ValueError(f"unknown fraction {ch}")
            total += quarters[ch]
    return total + 4 * int(digits or 0)

#> parse_hand_measure("5½")
#> parse_hand_measure("12")
#> parse_hand_measure(" 3 ¼ in")
#> parse_hand_measure("")
#> parse_hand_measure("1⅓")

### chapter_sort_key
def chapter_sort_key(labels):
    """Numbered chapters by number, named ones behind, in their order."""
    def key(pair):
        at, label = pair
        head = label.split(".")[0].split()[-1:] or [""]
        return (0, int(head[0])) if head[0].isnumeric() else (1, at)

    return [label for _, label in sorted(enumerate(labels), key=key)]

#> chapter_sort_key(["Preface", "Chapter 10", "Chapter 2. Birds", "Index"])
#> chapter_sort_key([])
#> chapter_sort_key(["3", "", "1", "b 2"])
#> chapter_sort_key(["1.9", "1.10", "0"])
#> chapter_sort_key(["Part one", "Part 1"])

### queue_ticket_checker
class TicketDesk:
    def __init__(self):
        self.seen, self.errors = [], {}

    def scan(self, ticket):
        prefix, _, number = ticket.partition("-")
        if not number.isnumeric():
            self.errors[ticket] = "number"
        elif not prefix.istitle():
            self.errors[ticket] = "prefix"
        elif ticket in self.seen:
            self.errors[ticket] = "twice"
        else:
            self.seen.append(ticket)

def queue_ticket_checker(tickets):
    desk = TicketDesk()
    for t in tickets:
        desk.scan(t)
    return len(desk.seen), desk.errors

#> queue_ticket_checker(["A-12", "B-7", "A-12"])
#> queue_ticket_checker(["vip-3", "Vip-3", "Vip-x"])
#> queue_ticket_checker([])
#> queue_ticket_checker(["", "-5", "A"])
#> queue_ticket_checker(["Éa-½", "AB-1"])

### numeric_suffix_compare
def numeric_suffix_compare(a, b):
    """Compare 'host9' and 'host10' by stem, then by number."""
    def parts(s):
        stem = s
        while stem and stem[-1].isnumeric():
            stem = stem[:-1]
        return stem, int(s[len(stem):] or -1)

    pa, pb = parts(a), parts(b)
    if pa == pb:
        return "="
    return "<" if pa < pb else ">"

#> numeric_suffix_compare("host9", "host10")
#> numeric_suffix_compare("b1", "a2")
#> numeric_suffix_compare("x07", "x7")
#> numeric_suffix_compare("", "0")
#> numeric_suffix_compare("web", "web")

### count_isnumeric_fields
def count_isnumeric_fields(rows):
    tally = {}
    for row in rows:
        for name, value in row.items():
            good, bad = tally.get(name, (0, 0))
            if str(value).isnumeric():
                tally[name] = (good + 1, bad)
            else:
                tally[name] = (good, bad + 1)
    return tally

#> count_isnumeric_fields([{"age": "41", "zip": "N1"}, {"age": 7}])
#> count_isnumeric_fields([])
#> count_isnumeric_fields([{"x": -1}, {"x": 1.0}, {"x": True}])
#> count_isnumeric_fields([{"a": ""}, {"a": "²"}])
#> count_isnumeric_fields([{}, {"k": "0"}])

### playlist_title_normalise
def playlist_title_normalise(tracks):
    """'01 - the song.mp3' -> 'The Song', kept when it has its own case."""
    titles = []
    for t in tracks:
        name = t.rsplit(".", 1)[0]
        number, dash, rest = name.partition(" - ")
        if dash and number.isnumeric():
            name = rest
        titles.append(name if name.istitle() or name != name.lower() else name.title())
    return titles

#> playlist_title_normalise(["01 - the song.mp3", "Intro.wav"])
#> playlist_title_normalise([])
#> playlist_title_normalise(["abba - sos.mp3", "12 - U2 live.flac"])
#> playlist_title_normalise([".hidden", "3 - "])
#> playlist_title_normalise(["½ - half.x"])

### schedule_conflicts
def schedule_conflicts(bookings):
    """Pairs of bookings of the same room that overlap."""
    clashes = []
    ordered = sorted(bookings, key=lambda b: (b["room"], b["from"]))
    for first, second in zip(ordered, ordered[1:]):
        if first["room"] != second["room"]:
            continue
        if second["from"] < first["to"]:
            clashes.append("{room}: {from}".format_map(second))
    return clashes

#> schedule_conflicts([{"room": "A", "from": 9, "to": 11}, {"room": "A", "from": 10, "to": 12}])
#> schedule_conflicts([{"room": "A", "from": 9, "to": 10}, {"room": "B", "from": 9, "to": 10}, {"room": "B", "from": 10, "to": 11}])
#> schedule_conflicts([])
#> schedule_conflicts([{"room": "C", "from": 1, "to": 5}])
#> schedule_conflicts([{"room": "x", "from": 2, "to": 3}, {"room": "x", "from": 2, "to": 3}, {"room": "x", "from": 2, "to": 9}])

### locale_number_format
LOCALES = {"de": {"group": ".", "point": ","}, "fr": {"group": " ", "point": ","}}

def locale_number_format(value, locale, digits=2):
    marks = LOCALES.get(locale, {"group": ",", "point": "."})
    text = f"{value:,.{digits}f}"
    table = str.maketrans({",": marks["group"], ".": marks["point"]})
    return text.translate(table)

#> locale_number_format(1234567.891, "de")
#> locale_number_format(1234.5, "fr", 1)
#> locale_number_format(-0.005, "en")
#> locale_number_format(0, "de", 0)
#> locale_number_format(999999.999, "xx")

### parse_keyed_flags
def parse_keyed_flags(text):
    """'a=1 b !c d=x,y' -> values, True, False and lists."""
    flags = {}
    for word in text.split():
        key, eq, value = word.lstrip("!").partition("=")
        if not key.isidentifier():
            raise ValueError(f"bad flag {word!r}")
        if eq:
            flags[key] = value.split(",") if "," in value else value
        else:
            flags[key] = not word.startswith("!")
    return flags

#> parse_keyed_flags("a=1 b !c d=x,y")
#> parse_keyed_flags("")
#> parse_keyed_flags("x= !x")
#> parse_keyed_flags("ok no-go")
#> parse_keyed_flags("!!k é=ü")

### stamp_serials
def stamp_serials(prefix, used, count, width=4):
    """New serial numbers behind the highest one in use."""
    numbers = [int(s.removeprefix(prefix)) for s in used
               if s.startswith(prefix) and s.removeprefix(prefix).isdecimal()]
    start = max(numbers, default=0) + 1
    fresh = [prefix + str(n).zfill(width) for n in range(start, start + count)]
    used.extend(fresh)
    return fresh, len(used)

#> stamp_serials("AB", ["AB0007", "AB0010", "XY0099"], 2)
#> stamp_serials("", ["3", "x"], 1, 2)
#> stamp_serials("Q-", [], 3, 1)
#> stamp_serials("N", ["N9999", "Nine"], 1)
#> stamp_serials("Z", ["Z1"], 0)

### merge_sorted_copies
def merge_sorted_copies(a, b):
    """Merge without touching the arguments."""
    a, b = a.copy(), b.copy()
    a.reverse()
    b.reverse()
    merged = []
    while a and b:
        source = a if a[-1] <= b[-1] else b
        merged.append(source.pop())
    rest = a or b
    rest.reverse()
    merged.extend(rest)
    return merged

#> merge_sorted_copies([1, 5, 9], [2, 5, 6])
#> merge_sorted_copies([], [])
#> merge_sorted_copies(["a", "d"], [])
#> merge_sorted_copies([3], [1, 2, 4, 8])
#> merge_sorted_copies([-1.5], [-1.5, 0])

### deck_cut_and_count
def deck_cut_and_count(deck, cuts):
    """Cut a copy of the deck again and again; count cards back in place."""
    cards = deck.copy()
    for at in cuts:
        top = cards[:at]
        del cards[:at]
        cards.extend(top)
    home = sum(a == b for a, b in zip(deck, cards))
    return cards, home

#> deck_cut_and_count(["A", "K", "Q", "J"], [1, 3])
#> deck_cut_and_count(["A", "K", "Q", "J"], [2])
#> deck_cut_and_count([], [4])
#> deck_cut_and_count([7, 7, 8], [-1])
#> deck_cut_and_count([1, 2, 3, 4, 5], [0, 9, 2])
