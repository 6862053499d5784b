### render_menu_prices
def render_menu_prices(dishes, currency):
    line = "{dish:.<14}{price:>6.2f} " + currency
    return [line.format_map(d) for d in sorted(dishes, key=lambda d: d["price"])]

#> render_menu_prices([{"dish": "Ramen", "price": 11.5}, {"dish": "Gyoza", "price": 6}], "EUR")
#> render_menu_prices([], "$")
#> render_menu_prices([{"dish": "Crème brûlée", "price": 100.255}], "Fr")
#> render_menu_prices([{"dish": "Tea", "price": "free"}], "x")
#> render_menu_prices([{"dish": "A", "price": 2}, {"dish": "B", "price": 2}, {"dish": "", "price": 0}], "")

### unused_template_keys
class Tracker(dict):
    def __init__(self, *a):
        super().__init__(*a)
        self.used = set()

    def __getitem__(self, k):
        self.used.add(k)
        return super().__getitem__(k)

def unused_template_keys(template, data):
    t = Tracker(data)
    template.format_map(t)
    return sorted(data.keys() - t.used)

#> unused_template_keys("{a} {c}", {"a": 1, "b": 2, "c": 3, "d": 4})
#> unused_template_keys("", {"z": 0, "y": 0})
#> unused_template_keys("{x}", {"x": "y"})
#> unused_template_keys("{x}{x}", {})
#> unused_template_keys("{{a}}", {"a": 1})

### format_map_math
def format_map_math(n):
    facts = {"n": n, "sq": n * n, "parity": "odd" if n % 2 else "even", "bits": n.bit_length()}
    pattern = "{n} is {parity}" if n < 10 else "{n}^2={sq:,} ({bits} bits)"
    return pattern.format_map(facts)

#> format_map_math(7)
#> format_map_math(0)
#> format_map_math(-4)
#> format_map_math(10)
#> format_map_math(12345)

### address_by_country
FORMS = {"US": "{city}, {state} {zip}", "DE": "{zip} {city}"}

def address_by_country(addr):
    form = FORMS.get(addr.get("country", "US").upper(), "{city}")
    filled = form.format_map({"state": "--", "zip": "", **addr})
    return filled.strip()

#> address_by_country({"city": "Austin", "state": "TX", "zip": "73301"})
#> address_by_country({"city": "Bonn", "zip": "53111", "country": "de"})
#> address_by_country({"city": "Osaka", "country": "jp"})
#> address_by_country({"city": "Reno"})
#> address_by_country({"country": "DE", "zip": 1})

### alarm_text
def alarm_text(reading, low, high):
    """Describe a sensor reading against its limits."""
    if low <= reading["value"] <= high:
        return None
    state = dict(reading, side="under" if reading["value"] < low else "over")
    return "{sensor}: {value:.1f} {side}".format_map(state)

#> alarm_text({"sensor": "T1", "value": 3.14}, 5, 9)
#> alarm_text({"sensor": "T1", "value": 7}, 5, 9)
#> alarm_text({"sensor": "pH", "value": 9.07}, 5, 9)
#> alarm_text({"sensor": "T2", "value": -40}, -40, 85)
#> alarm_text({"value": 1}, 2, 3)

### format_map_callables
class Lazy(dict):
    def __getitem__(self, key):
        value = super().__getitem__(key)
        return value() if callable(value) else value

def format_map_callables(fmt, items):
    return fmt.format_map(Lazy(n=lambda: len(items), first=lambda: items[0], raw=items))

#> format_map_callables("{n} items", ["p", "q"])
#> format_map_callables("{first}/{n}", [9])
#> format_map_callables("{raw}", [])
#> format_map_callables("{first}", [])
#> format_map_callables("{first:>4}|{raw[1]}", ["ab", "cd"])

### ghost_template
def ghost_template(words, hidden):
    text = " ".join("{%s}" % w if w in hidden else w for w in words)
    blanks = {w: "_" * len(w) for w in hidden}
    return text, text.format_map(blanks)

#> ghost_template(["the", "sly", "fox"], ["sly"])
#> ghost_template([], ["x"])
#> ghost_template(["a", "b", "a"], ["a", "b"])
#> ghost_template(["no", "gaps"], [])
#> ghost_template(["über", "allen"], ["über"])

### numeric_tail_of_each
def numeric_tail_of_each(names):
    tails = []
    for n in names:
        head, _, tail = n.rpartition("-")
        if tail.isnumeric():
            tails.append((head, int(tail)))
        else:
            tails.append((n, 0))
    return sorted(tails, key=lambda t: (t[0], -t[1]))

#> numeric_tail_of_each(["rack-2", "rack-10", "spare"])
#> numeric_tail_of_each([])
#> numeric_tail_of_each(["7", "-7", "x-"])
#> numeric_tail_of_each(["a-b-3", "a-b", "a-b-1"])
#> numeric_tail_of_each(["n-½"])

### sudoku_cell_filter
def sudoku_cell_filter(row):
    seen = []
    for cell in row:
        if not cell.isnumeric() or cell == "0":
            continue
        if cell in seen:
            return False, cell
        seen.append(cell)
    return True, "".join(c for c in "123456789" if c not in seen)

#> sudoku_cell_filter("53..7....")
#> sudoku_cell_filter("5..5.....")
#> sudoku_cell_filter("")
#> sudoku_cell_filter("012340678")
#> sudoku_cell_filter("987654321")

### expression_has_numbers_only
def expression_has_numbers_only(expr, ops="+-*/"):
    for op in ops:
        expr = expr.replace(op, " ")
    parts = expr.split()
    return bool(parts) and all(map(str.isnumeric, parts))

#> expression_has_numbers_only("3 + 4*5")
#> expression_has_numbers_only("x + 1")
#> expression_has_numbers_only("")
#> expression_has_numbers_only("1.5 - 2")
#> expression_has_numbers_only("7%2", "%")

### rank_seats
def rank_seats(seats):
    def key(seat):
        row = seat.rstrip("ABCDEF")
        return (int(row), seat[len(row):]) if row.isnumeric() else (10 ** 6, seat)
    return sorted(seats, key=key)

#> rank_seats(["12C", "3F", "3A", "crew"])
#> rank_seats([])
#> rank_seats(["A", "1", "10B", "9B"])
#> rank_seats(["7D", "7d", "7"])
#> rank_seats(["22F", "2F", "22A"])

### numeric_or_ordinal
def numeric_or_ordinal(tok):
    for suffix in ("st", "nd", "rd", "th"):
        bare = tok.casefold().removesuffix(suffix)
        if bare != tok.casefold() and bare.isnumeric():
            return int(bare), "ordinal"
    return (int(tok), "cardinal") if tok.isnumeric() else (None, tok)

#> numeric_or_ordinal("21ST")
#> numeric_or_ordinal("40")
#> numeric_or_ordinal("fourth")
#> numeric_or_ordinal("th")
#> numeric_or_ordinal("3rd")

### strip_numeric_keys
def strip_numeric_keys(mapping):
    for key in list(mapping):
        if str(key).isnumeric():
            del mapping[key]
    return mapping

#> strip_numeric_keys({"1": "a", "x": "b", 2: "c"})
#> strip_numeric_keys({})
#> strip_numeric_keys({"-1": 0, "½": 1, None: 2})
#> strip_numeric_keys({1.5: "f", True: "t"})
#> strip_numeric_keys({"10": 1, "20": 2})

### escape_for_console
def escape_for_console(text, limit=12):
    shown = ""
    for ch in text:
        piece = ch if ch.isprintable() else "\\x%02x" % ord(ch)
        if len(shown) + len(piece) > limit:
            return shown + "~"
        shown += piece
    return shown

#> escape_for_console("ab\ncd")
#> escape_for_console("a rather long line")
#> escape_for_console("")
#> escape_for_console("\x01\x02\x03\x04")
#> escape_for_console("ok\t", 3)

### barcode_scan
def barcode_scan(raw):
    """A scanner ends its code with CR or another control character."""
    code = ""
    for ch in raw:
        if not ch.isprintable():
            break
        code += ch
    else:
        return None
    return code.strip().upper().lstrip("0") or "0"

#> barcode_scan("00a17\r")
#> barcode_scan("00a17")
#> barcode_scan("")
#> barcode_scan("000\n99\n")
#> barcode_scan("  x9 \t")

### isprintable_versus_space
def isprintable_versus_space(s):
    both = [c for c in s if c.isprintable() and c.isspace()]
    neither = [c for c in s if not (c.isprintable() or c.isspace())]
    return len(both), len(neither)

#> isprintable_versus_space("a b\tc\x00")
#> isprintable_versus_space("")
#> isprintable_versus_space("\xa0\u3000 ")
#> isprintable_versus_space("\x1b\x7f\x85")
#> isprintable_versus_space("word")

### key_press_buffer
class LineEditor:
    def __init__(self):
        self.buf = []
        self.history = []

    def press(self, key):
        if key == "\b":
            self.buf[-1:] = []
        elif key == "\n":
            self.history.append("".join(self.buf))
            self.buf.clear()
        elif key.isprintable():
            self.buf.append(key)

def key_press_buffer(keys):
    ed = LineEditor()
    for k in keys:
        ed.press(k)
    return ed.history, "".join(ed.buf)

#> key_press_buffer("helo\blo\nnext")
#> key_press_buffer("")
#> key_press_buffer("\b\b\n")
#> key_press_buffer("a\x1bb\tc")
#> key_press_buffer("one\ntwo\n\n")

### parse_cast_list
def parse_cast_list(text):
    cast = []
    for part in text.split(";"):
        actor, _, role = part.partition(" as ")
        actor = actor.strip()
        if actor and not actor.istitle():
            actor = f"{actor}?"
        if actor:
            cast.append((actor, role.strip() or None))
    return cast

#> parse_cast_list("Lena Olin as Sabina; juliette b as Tereza")
#> parse_cast_list("")
#> parse_cast_list("Extra;; Max Von Sydow as Knight ")
#> parse_cast_list(" as Ghost")
#> parse_cast_list("DJ Bobo as self")

### istitle_by_prefix
def istitle_by_prefix(s):
    return "".join("T" if s[:k].istitle() else "f" for k in range(len(s) + 1))

#> istitle_by_prefix("Ab C")
#> istitle_by_prefix("")
#> istitle_by_prefix("a B")
#> istitle_by_prefix("X-Y z")
#> istitle_by_prefix("1A2b")

### acknowledge_names
def acknowledge_names(*names, joiner="and"):
    good = [n for n in names if n.istitle()]
    if not good:
        return "nobody"
    if len(good) == 1:
        return good[0]
    return f"{', '.join(good[:-1])} {joiner} {good[-1]}"

#> acknowledge_names("Ann", "bob", "Cleo", "Dan")
#> acknowledge_names()
#> acknowledge_names("x", "Yan")
#> acknowledge_names("A", "B", joiner="&")
#> acknowledge_names("lower", "UPPER")

### song_line_case
def song_line_case(lines):
    groups = {"title": [], "rest": []}
    for i, ln in enumerate(lines):
        groups["title" if ln.istitle() else "rest"].append(i)
    return groups["title"], groups["rest"][::-1]

#> song_line_case(["Let It Be", "speaking words", "Of Wisdom"])
#> song_line_case([])
#> song_line_case(["I", "me", "Mine", "I Me Mine"])
#> song_line_case(["99 Red Balloons", "99"])
#> song_line_case(["Don'T Stop", "Don't Stop"])

### namespace_exports
def namespace_exports(names, public_only=True):
    exports = []
    for name in names:
        if not name.isidentifier():
            continue
        if public_only and name.startswith("_"):
            continue
        exports.append(name)
    return sorted(exports, key=lambda n: (not n.isupper(), n))

#> namespace_exports(["load", "_cache", "VERSION", "a-b"])
#> namespace_exports(["_x", "__all__", "Z"], False)
#> namespace_exports([])
#> namespace_exports(["", "1", "b", "A", "a"])
#> namespace_exports(["π", "E"])

### format_kwargs_call
def format_kwargs_call(func, kwargs):
    plain, spread = [], {}
    for k, v in kwargs.items():
        if k.isidentifier():
            plain.append(f"{k}={v!r}")
        else:
            spread[k] = v
    if spread:
        plain.append(f"**{spread}")
    return f"{func}({', '.join(plain)})"

#> format_kwargs_call("open", {"mode": "r", "data-x": 1})
#> format_kwargs_call("stop", {})
#> format_kwargs_call("f", {"a": None, "b": [1]})
#> format_kwargs_call("g", {"": 0})
#> format_kwargs_call("h", {"été": "hot"})

### pick_longest_identifier
def pick_longest_identifier(text):
    names = "".join(c if c.isalnum() or c == "_" else " " for c in text).split()
    return max((n for n in names if n.isidentifier()), key=len, default="")

#> pick_longest_identifier("x1 = foo_bar(baz)")
#> pick_longest_identifier("12 34")
#> pick_longest_identifier("")
#> pick_longest_identifier("9abc abc")
#> pick_longest_identifier("tie/two")

### align_hash_comments
def align_hash_comments(src):
    rows = [ln.expandtabs(4).partition("#") for ln in src.splitlines()]
    col = max((len(code.rstrip()) for code, h, _ in rows if h), default=0)
    out = []
    for code, h, note in rows:
        out.append(code.rstrip().ljust(col) + "  # " + note.strip() if h else code)
    return out

#> align_hash_comments("x = 1\t#one\nlong_name = 2 # two")
#> align_hash_comments("")
#> align_hash_comments("no comment\n\ttabbed")
#> align_hash_comments("# top\ny\t# why")
#> align_hash_comments("a #b #c")

### untab_and_index
def untab_and_index(s, ch, size):
    flat = s.expandtabs(size)
    try:
        return flat.index(ch), flat.rindex(ch)
    except ValueError:
        return s.count("\t"), len(flat)

#> untab_and_index("a\tb\ta", "a", 4)
#> untab_and_index("\t\t", "x", 2)
#> untab_and_index("q", "q", 8)
#> untab_and_index("", "z", 1)
#> untab_and_index("1\t2\n\t1", "1", 3)

### tsv_preview
def tsv_preview(tsv, rows=2, tabsize=6):
    """First rows of a TSV as a terminal would show them."""
    lines = tsv.splitlines()
    shown = [ln.expandtabs(tabsize).rstrip() for ln in lines[:rows]]
    hidden = len(lines) - len(shown)
    if hidden:
        shown.append(f"(+{hidden})")
    return shown

#> tsv_preview("id\tok\n1\tyes\n2\tno")
#> tsv_preview("id\tok\n1\tyes")
#> tsv_preview("")
#> tsv_preview("a\tb\tc\n\n\n", 1, 2)
#> tsv_preview("toolongfield\tx", 5, 4)

### keyboard_layout_swap
def keyboard_layout_swap(text, a="yz", b="zy"):
    table = str.maketrans(a + a.upper(), b + b.upper())
    return text.translate(table)

#> keyboard_layout_swap("Yes, lazy zebra")
#> keyboard_layout_swap("", "q", "a")
#> keyboard_layout_swap("Quit A", "qa", "aq")
#> keyboard_layout_swap("none here")
#> keyboard_layout_swap("x", "ab", "c")

### sign_commit_trailers
def sign_commit_trailers(message):
    body, trailers = message.rstrip().splitlines(), []
    while body and ": " in body[-1]:
        key, _, val = body.pop().partition(": ")
        if not key.isascii() or " " in key:
            break
        trailers.insert(0, (key.casefold(), val))
    return len(body), trailers

#> sign_commit_trailers("Fix it\n\nSigned-off-by: A B\nRefs: #12")
#> sign_commit_trailers("")
#> sign_commit_trailers("Only: this")
#> sign_commit_trailers("One\nnot a key: x\nAcked-by: Z")
#> sign_commit_trailers("Füße: 2")

### backup_name
def backup_name(name, existing, limit=3):
    stem, dot, ext = name.rpartition(".")
    if not dot:
        stem, ext = name, ""
    for k in range(1, limit + 1):
        trial = f"{stem}~{k}{dot}{ext}"
        if trial not in existing:
            return trial
    raise FileExistsError(name)

#> backup_name("a.txt", ["a~1.txt"])
#> backup_name("README", [])
#> backup_name("x.tar.gz", ["x.tar~1.gz", "x.tar~2.gz"])
#> backup_name("b.c", ["b~1.c"], 1)
#> backup_name(".env", [".env"])

### tag_soup_suffix
def tag_soup_suffix(tags):
    """Merge plural and -ing forms into their stems, counting each."""
    stems = {}
    for t in tags:
        stem = t.casefold().removesuffix("ing").removesuffix("s")
        stems[stem] = stems.get(stem, 0) + 1
    return dict(sorted(stems.items(), key=lambda kv: (-kv[1], kv[0])))

#> tag_soup_suffix(["Dogs", "dog", "dogs", "singing"])
#> tag_soup_suffix([])
#> tag_soup_suffix(["ing", "s", ""])
#> tag_soup_suffix(["Walking", "walks", "WALK", "glass"])
#> tag_soup_suffix(["ßs"])

### rotate_playlist_copy
def rotate_playlist_copy(songs, current):
    order = songs.copy()
    order.remove(current)
    order.reverse()
    order.insert(0, current)
    return order, songs.index(current)

#> rotate_playlist_copy(["a", "b", "c", "d"], "c")
#> rotate_playlist_copy(["solo"], "solo")
#> rotate_playlist_copy(["x", "y", "x"], "x")
#> rotate_playlist_copy([], "z")
#> rotate_playlist_copy([5, 4, 3], 3)

### dedent_center
def dedent_center(poem, width):
    verses = [v.strip() for v in poem.splitlines()]
    while verses and not verses[-1]:
        verses.pop()
    return [v.center(width).rstrip() for v in verses]

#> dedent_center("  O rose\nthou art sick\n\n", 15)
#> dedent_center("", 5)
#> dedent_center("a\n\nb", 4)
#> dedent_center("wider than this", 3)
#> dedent_center("  \n \n", 8)

### count_ascii_per_line
def count_ascii_per_line(text, keepends=False):
    return [(ln, sum(map(str.isascii, ln))) for ln in text.splitlines(keepends)]

#> count_ascii_per_line("né\nnon")
#> count_ascii_per_line("né\nnon", True)
#> count_ascii_per_line("")
#> count_ascii_per_line("\u2028\r\n", True)
#> count_ascii_per_line("ünï\vx")

### ascii_code_ring
def ascii_code_ring(s, k):
    out = []
    for c in s:
        if c.isascii() and c.isprintable():
            c = chr((ord(c) - 32 + k) % 95 + 32)
        out.append(c)
    return "".join(out)

#> ascii_code_ring("Hi~", 1)
#> ascii_code_ring("", 4)
#> ascii_code_ring("é\n", 2)
#> ascii_code_ring("A z", -33)
#> ascii_code_ring("spin", 95)
