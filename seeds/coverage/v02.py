### greet_by_language
GREETINGS = {"en": "Dear {name},", "de": "Hallo {name}!", "it": "Ciao, {name:.3}"}

def greet_by_language(lang, person):
    pattern = GREETINGS.get(lang)
    if pattern is None:
        return person["name"]
    return pattern.format_map(person)

#> greet_by_language("en", {"name": "Mr Rowe"})
#> greet_by_language("it", {"name": "Francesca"})
#> greet_by_language("de", {"name": ""})
#> greet_by_language("pl", {"name": "Ola"})
#> greet_by_language("de", {"nome": "Ugo"})

### count_template_misses
class MissCounter(dict):
    misses = 0

    def __missing__(self, key):
        self.misses += 1
        return "?" * len(key)

def count_template_misses(text, known):
    box = MissCounter(known)
    filled = text.format_map(box)
    return filled, box.misses, len(box)

#> count_template_misses("{up} {down} {up}", {"up": "north"})
#> count_template_misses("{a}-{bb}-{ccc}", {})
#> count_template_misses("{n:03d}", {"n": 4, "unused": 1})
#> count_template_misses("no slots", {"x": 1})
#> count_template_misses("{city[0]}{zip}", {"city": "Graz"})

### format_map_with_defaults
def format_map_with_defaults(fmt, given, defaults):
    merged = defaults.copy()
    merged.update(given)
    extra = sorted(set(given) - set(defaults))
    line = fmt.format_map(merged)
    if extra:
        line += " !" + ",".join(extra)
    return line

#> format_map_with_defaults("{host}:{port}", {"port": 8080}, {"host": "127.0.0.1", "port": 80})
#> format_map_with_defaults("{w}x{h}", {"d": 3, "c": 1}, {"w": 10, "h": 20})
#> format_map_with_defaults("{w}", {}, {"w": None})
#> format_map_with_defaults("{k}{k}", {"k": "ab"}, {})
#> format_map_with_defaults("{title!s:_^9}", {"title": "Q3"}, {"title": ""})

### squared_slots
class Squares(dict):
    def __missing__(self, key):
        n = len(key)
        self[key] = n * n
        return self[key]

def squared_slots(text):
    """Every slot shows the square of the length of its name."""
    cache = Squares()
    return text.format_map(cache), dict(cache)

#> squared_slots("{ab} and {abcd}")
#> squared_slots("{x}{x}{y}")
#> squared_slots("nix")
#> squared_slots("{long_name:>6}")
#> squared_slots("{ü:02d}/{öä:02d}")

### url_from_route
def url_from_route(route, params):
    """Fill a route and put the rest of the parameters behind a question mark."""
    used = [k for k in params if "{" + k + "}" in route]
    url = route.format_map(params)
    query = "&".join(f"{k}={v}" for k, v in params.items() if k not in used)
    if query:
        url += "?" + query
    return url

#> url_from_route("/users/{id}", {"id": 17, "tab": "posts"})
#> url_from_route("/users/{id}", {"id": 17})
#> url_from_route("/search", {"q": "tea", "page": 2})
#> url_from_route("/", {})
#> url_from_route("/{org}/{repo}", {"org": "ndb"})

### speak_numeric_chars
def speak_numeric_chars(s):
    names = {"½": "half", "¼": "quarter", "²": "squared"}
    out = []
    for ch in s:
        if ch.isnumeric() and ch in names:
            out.append(names[ch])
        elif ch.isnumeric():
            out.append("#" + ch)
        elif not ch.isspace():
            out.append(ch.upper())
    return out

#> speak_numeric_chars("2½ cm²")
#> speak_numeric_chars("")
#> speak_numeric_chars("¼ a")
#> speak_numeric_chars("九 9")
#> speak_numeric_chars("  ")

### columns_all_numeric
def columns_all_numeric(rows):
    return [j for j, col in enumerate(zip(*rows)) if all(c.isnumeric() for c in col)]

#> columns_all_numeric([["1", "x", "30"], ["2", "4", "½"]])
#> columns_all_numeric([])
#> columns_all_numeric([["", "0"]])
#> columns_all_numeric([["7", "8"], ["-7", "8"], ["7", "8.0"]])
#> columns_all_numeric([["10", "20", "30"], ["4", "5"]])

### numeric_prefix_cut
def numeric_prefix_cut(label):
    k = len(label)
    while k > 0 and not label[:k].isnumeric():
        k -= 1
    return label[:k], label[k:]

#> numeric_prefix_cut("42nd street")
#> numeric_prefix_cut("x9")
#> numeric_prefix_cut("")
#> numeric_prefix_cut("2024")
#> numeric_prefix_cut("3½ inch")

### house_number_side
def house_number_side(address):
    for piece in reversed(address.replace(",", " ").split()):
        core = piece.rstrip("abcABC")
        if core.isnumeric():
            return "even" if int(core) % 2 == 0 else "odd"
    return None

#> house_number_side("Elm Road 17b")
#> house_number_side("221B Baker Street")
#> house_number_side("Nowhere")
#> house_number_side("10, 12 Quay")
#> house_number_side("")

### first_control_char
def first_control_char(payload):
    if payload.isprintable():
        return None
    for pos, ch in enumerate(payload):
        if not ch.isprintable():
            return pos, f"U+{ord(ch):04X}"

#> first_control_char("abc\x07def")
#> first_control_char("clean")
#> first_control_char("")
#> first_control_char("\n")
#> first_control_char("zero\u200bwidth")

### log_safe_repr
def log_safe_repr(values):
    shown = []
    for v in values:
        s = str(v)
        shown.append(s if s.isprintable() and s else repr(s))
    return ", ".join(shown)

#> log_safe_repr(["ok", "a\nb", 12])
#> log_safe_repr([])
#> log_safe_repr(["", None, "\t"])
#> log_safe_repr([3.0, ("x",), "back\\slash"])
#> log_safe_repr(["\x7f", "é"])

### chat_message_verdict
def chat_message_verdict(msg, max_len=20):
    if not msg.strip():
        return "empty"
    if not msg.isprintable():
        return "binary"
    if len(msg) > max_len:
        return "long by %d" % (len(msg) - max_len)
    return "shout" if msg.isupper() else "ok"

#> chat_message_verdict("   ")
#> chat_message_verdict("ding\x07")
#> chat_message_verdict("this one goes on and on")
#> chat_message_verdict("HEY YOU")
#> chat_message_verdict("hey", 2)
#> chat_message_verdict("Fine 👍")

### printable_ratio_gate
def printable_ratio_gate(blob, threshold):
    text = blob.decode("latin-1")
    good = sum(map(str.isprintable, text))
    return good >= threshold * len(text), good

#> printable_ratio_gate(b"GIF89a\x00\x01", 0.7)
#> printable_ratio_gate(b"", 0.5)
#> printable_ratio_gate(b"\x00\x00\xff", 0.5)
#> printable_ratio_gate(b"plain text\n", 1)
#> printable_ratio_gate(bytes(range(60, 70)), 0.99)

### name_case_report
def name_case_report(names):
    report = {}
    for n in names:
        if n.istitle():
            kind = "title"
        elif n.isupper():
            kind = "upper"
        elif n.islower():
            kind = "lower"
        else:
            kind = "mixed"
        report.setdefault(kind, []).append(n)
    return report

#> name_case_report(["Lena Ito", "BOB", "cleo", "deAnn"])
#> name_case_report([])
#> name_case_report(["X", "x", "X.Y", ""])
#> name_case_report(["van Gogh", "Van Gogh", "VAN GOGH 2"])
#> name_case_report(["D'Arcy", "d'arcy"])

### fix_title_if_needed
def fix_title_if_needed(title):
    return title if title.istitle() else title.title()

#> fix_title_if_needed("war and peace")
#> fix_title_if_needed("War And Peace")
#> fix_title_if_needed("it's 5pm")
#> fix_title_if_needed("")
#> fix_title_if_needed("ÜBER-ich")

### section_headings
def section_headings(document):
    """Lines that look like headings: title case, no full stop, not indented."""
    heads = []
    for no, line in enumerate(document.splitlines(), 1):
        if line.istitle() and not line.endswith(".") and line[0] != " ":
            heads.append((no, line.rstrip(":")))
    return heads

#> section_headings("Getting Started\nfirst do this.\nNext Steps:\n")
#> section_headings("")
#> section_headings(" Indented Title\nA Title.\nREADME")
#> section_headings("1. Intro\n2. the end")
#> section_headings("Über Uns\r\nKontakt:")

### title_streak
def title_streak(tokens):
    best = run = 0
    for t in tokens:
        run = run + 1 if t.istitle() else 0
        best = max(best, run)
    return best

#> title_streak(["The", "Old", "man", "And", "The", "Sea"])
#> title_streak([])
#> title_streak(["no", "CAPS"])
#> title_streak(["Éa", "1A", "A1"])
#> title_streak(["One"])

### kwarg_name_audit
RESERVED = {"self", "cls", "args"}

def kwarg_name_audit(names):
    problems = []
    for n in names:
        if not n.isidentifier():
            problems.append((n, "invalid"))
        elif n in RESERVED:
            problems.append((n, "reserved"))
        elif n.startswith("__"):
            problems.append((n, "dunder"))
    return problems

#> kwarg_name_audit(["width", "max-width", "self"])
#> kwarg_name_audit([])
#> kwarg_name_audit(["__init__", "_x", "9a", ""])
#> kwarg_name_audit(["ñandú", "a b", "args"])
#> kwarg_name_audit(["ok", "ok2"])

### parse_assignment_stmt
def parse_assignment_stmt(stmt):
    target, eq, expr = stmt.partition("=")
    target = target.strip()
    if not eq or expr.startswith("="):
        return None
    if not target.isidentifier():
        raise SyntaxError(f"cannot assign to {target!r}")
    return target, expr.strip()

#> parse_assignment_stmt("total = a + b")
#> parse_assignment_stmt("print(x)")
#> parse_assignment_stmt("x == 3")
#> parse_assignment_stmt("3x = 4")
#> parse_assignment_stmt("_y=")
#> parse_assignment_stmt(" naïve = 'a=b'")

### dotted_name_check
def dotted_name_check(dotted):
    return [part.isidentifier() for part in dotted.split(".")]

#> dotted_name_check("os.path.join")
#> dotted_name_check("pkg..mod")
#> dotted_name_check("")
#> dotted_name_check("a.1b.c-d")
#> dotted_name_check("x._y.__z")

### identifiers_by_initial
def identifiers_by_initial(code):
    found = {}
    for tok in code.replace("(", " ").replace(")", " ").replace(",", " ").split():
        if tok.isidentifier():
            found.setdefault(tok[0].lower(), set()).add(tok)
    return {k: sorted(v) for k, v in sorted(found.items())}

#> identifiers_by_initial("max(alpha, beta, Alpha)")
#> identifiers_by_initial("3 + 4")
#> identifiers_by_initial("")
#> identifiers_by_initial("f(g(h), g2, _t)")
#> identifiers_by_initial("a=1 b")

### wrap_at_comma
def wrap_at_comma(line, width):
    pieces = []
    while len(line) > width:
        try:
            at = line.rindex(",", 0, width) + 1
        except ValueError:
            at = width
        pieces.append(line[:at])
        line = line[at:].lstrip()
    pieces.append(line)
    return pieces

#> wrap_at_comma("red, green, blue, mauve", 12)
#> wrap_at_comma("tiny", 10)
#> wrap_at_comma("abcdefghij", 4)
#> wrap_at_comma("", 3)
#> wrap_at_comma("a,b,c,d,e", 3)

### between_first_and_last
def between_first_and_last(text, mark):
    i = text.index(mark)
    j = text.rindex(mark)
    return text[i + len(mark):j] if i != j else ""

#> between_first_and_last("say 'it's here' now", "'")
#> between_first_and_last("one|only", "|")
#> between_first_and_last("--a--b--", "--")
#> between_first_and_last("xx", "x")
#> between_first_and_last("none", "%")

### rindex_window_walk
def rindex_window_walk(s, ch):
    hits = []
    end = len(s)
    while True:
        try:
            end = s.rindex(ch, 0, end)
        except ValueError:
            return hits
        hits.append(end)

#> rindex_window_walk("mississippi", "s")
#> rindex_window_walk("", "a")
#> rindex_window_walk("aXbXc", "X")
#> rindex_window_walk("tatata", "ta")
#> rindex_window_walk("zzz", "y")

### swap_around_last
def swap_around_last(expr, op):
    try:
        k = expr.rindex(op)
    except ValueError as err:
        return str(err)
    return expr[k + len(op):] + op + expr[:k]

#> swap_around_last("a-b-c", "-")
#> swap_around_last("1 => 2", " => ")
#> swap_around_last("abc", "+")
#> swap_around_last("x+", "+")
#> swap_around_last("", "")

### last_vowel_cap
def last_vowel_cap(word):
    last = -1
    for v in "aeiou":
        if v in word:
            last = max(last, word.rindex(v))
    if last < 0:
        return word
    return word[:last] + word[last].upper() + word[last + 1:]

#> last_vowel_cap("pumpernickel")
#> last_vowel_cap("rhythm")
#> last_vowel_cap("")
#> last_vowel_cap("a")
#> last_vowel_cap("Oboe d'amore!")

### table_from_tabs
def table_from_tabs(block, tab=8):
    rows = [ln.expandtabs(tab).rstrip() for ln in block.splitlines()]
    width = max(map(len, rows), default=0)
    return [r.ljust(width, "·") for r in rows]

#> table_from_tabs("id\tname\n1\tAda\n22\tGrace", 4)
#> table_from_tabs("")
#> table_from_tabs("a\t\nlonger line")
#> table_from_tabs("\tx\n\t\ty", 2)
#> table_from_tabs("é\tü\n\n", 3)

### tab_stop_after
def tab_stop_after(column, size):
    padded = ("x" * column + "\t").expandtabs(size)
    return len(padded)

#> tab_stop_after(0, 8)
#> tab_stop_after(7, 8)
#> tab_stop_after(8, 8)
#> tab_stop_after(5, 3)
#> tab_stop_after(4, 0)

### detab_diff
def detab_diff(a, b, size=4):
    """Position of the first difference once tabs are expanded, or -1."""
    a, b = a.expandtabs(size), b.expandtabs(size)
    for i, (p, q) in enumerate(zip(a, b)):
        if p != q:
            return i
    return -1 if len(a) == len(b) else min(len(a), len(b))

#> detab_diff("\tx", "    x")
#> detab_diff("a\tb", "a  b")
#> detab_diff("", "\t")
#> detab_diff("k\t", "k   ", 2)
#> detab_diff("ab\tc", "ab\td", 8)

### split_host_port
def split_host_port(address, default=80):
    host, *rest = address.rsplit(":", 1)
    if not rest:
        return host, default
    if not rest[0].isdecimal():
        raise ValueError("bad port " + rest[0])
    return host, int(rest[0])

#> split_host_port("db.local:5432")
#> split_host_port("db.local")
#> split_host_port("[::1]:99", 1)
#> split_host_port("host:http")
#> split_host_port("", 443)

### rsplit_vs_split
def rsplit_vs_split(s, sep, n):
    left, right = s.split(sep, n), s.rsplit(sep, n)
    return [pair for pair in zip(left, right) if pair[0] != pair[1]]

#> rsplit_vs_split("a.b.c.d", ".", 2)
#> rsplit_vs_split("k=v=w", "=", 1)
#> rsplit_vs_split("plain", ",", 3)
#> rsplit_vs_split("x,,y", ",", 5)
#> rsplit_vs_split("1-2-3", "-", 0)

### surname_first_list
def surname_first_list(people):
    out = []
    for p in people:
        bits = p.rsplit(maxsplit=1)
        bits.reverse()
        out.append(", ".join(bits))
    out.sort(key=str.casefold)
    return out

#> surname_first_list(["Ada Lovelace", "Alan M. Turing", "Plato"])
#> surname_first_list([])
#> surname_first_list(["  Jean  de la Fontaine ", "bell hooks"])
#> surname_first_list(["", "Zoë"])
#> surname_first_list(["A b", "B a", "c B"])

### pin_strength
def pin_strength(pin):
    if not pin.isdecimal() or len(pin) not in (4, 6):
        return 0
    steps = {int(b) - int(a) for a, b in zip(pin, pin[1:])}
    if steps <= {0}:
        return 1
    if len(steps) == 1:
        return 2
    return 3 + (len(set(pin)) == len(pin))

#> pin_strength("1234")
#> pin_strength("7777")
#> pin_strength("19a4")
#> pin_strength("902715")
#> pin_strength("8118")
#> pin_strength("12345")

### boxed_caption
def boxed_caption(caption, width, fill="="):
    if len(caption) + 2 > width:
        return caption
    return f" {caption} ".center(width, fill)

#> boxed_caption("MENU", 14)
#> boxed_caption("too wide", 6)
#> boxed_caption("", 5, "~")
#> boxed_caption("odd", 10, "-")
#> boxed_caption("Ñu", 7, "*")

### center_parity
def center_parity(word, widths):
    res = {}
    for w in widths:
        s = word.center(w, "_")
        left = len(s) - len(s.lstrip("_"))
        res[w] = (left, len(s) - left - len(word.strip("_")))
    return res

#> center_parity("abc", [3, 4, 5, 6])
#> center_parity("ab", [5, 2, 0])
#> center_parity("x", [])
#> center_parity("", [3])
#> center_parity("_q_", [4, 8])

### transliterate_or_drop
ROMAN = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "é": "e"})

def transliterate_or_drop(word):
    mapped = word.casefold().translate(ROMAN)
    if mapped.isascii():
        return mapped
    kept = [c for c in mapped if c.isascii()]
    return "".join(kept) + "~" + str(len(mapped) - len(kept))

#> transliterate_or_drop("Größe")
#> transliterate_or_drop("Smörgåsbord")
#> transliterate_or_drop("")
#> transliterate_or_drop("ASCII only")
#> transliterate_or_drop("Łódź")

### undo_stack_copy
def undo_stack_copy(start, commands):
    history = []
    state = start
    for cmd in commands:
        if cmd == "undo":
            state = history.pop() if history else state
        else:
            history.append(state.copy())
            state.insert(0, cmd)
    return state, len(history)

#> undo_stack_copy([], ["a", "b", "undo"])
#> undo_stack_copy(["z"], ["undo"])
#> undo_stack_copy(["p", "q"], [])
#> undo_stack_copy([1], [2, 3, "undo", "undo", "undo"])
#> undo_stack_copy([], ["x", "undo", "y", "z"])
