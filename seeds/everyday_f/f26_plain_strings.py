### ticket_text_cleaned
import re

def ticket_text_cleaned(text, limit=60):
    text = re.sub(r"(?m)^>.*$", "", text)
    text = text.split("\n-- \n")[0]
    words = []
    for w in text.split():
        if w.startswith("http"):
            w = "<link>"
        elif re.fullmatch(r"[A-Z]{2,}-\d+", w.strip(".,")):
            w = "<" + w.strip(".,") + ">"
        elif "@" in w and "." in w:
            w = "<mail>"
        words.append(w)
    out = ""
    for w in words:
        if len(out) + len(w) + 1 > limit:
            out += "..."
            break
        out = (out + " " + w).strip()
    return out

#> ticket_text_cleaned("Hello,\n> old stuff\nsee ABC-12 at http://x.y and mail me@x.org\n-- \nBob")
#> ticket_text_cleaned("one two three four five six seven", limit=12)
#> ticket_text_cleaned("")
#> ticket_text_cleaned("Fixed in WEB-7, see WEB-8. and a-1")
#> ticket_text_cleaned("> only\n> quotes")
#> ticket_text_cleaned('Fixed in WEB-7, see WEB-8. and a-1, one two three four five six seven\nHello,\n> old stuff\nsee ABC-12 at http://x.y and mail me@x.org\n-- \nBob')
#> ticket_text_cleaned('Fixed in WEB-7, see WEB-8. and a-1\nHello,\n> old stuff\nsee ABC-12 at http://x.y and mail me@x.org\n-- \nBob\none two three four five six seven')

### roman_page_ranges
def roman(n):
    out = ""
    for v, s in ((100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i")):
        while n >= v:
            out += s
            n -= v
    return out

def roman_page_ranges(pages, front=0):
    parts = []
    start = prev = None
    for p in sorted(set(pages)) + [None]:
        if prev is not None and p == prev + 1 and (p > front) == (prev > front):
            prev = p
            continue
        if start is not None:
            label = roman if prev <= front else lambda n: str(n - front)
            parts.append(label(start) if start == prev else label(start) + "-" + label(prev))
        start = prev = p
    return ", ".join(parts)

#> roman_page_ranges([1, 2, 3, 7, 9, 10], front=4)
#> roman_page_ranges([5, 4, 4, 6])
#> roman_page_ranges([])
#> roman_page_ranges([3, 4, 5, 6], 4)
#> roman_page_ranges([98, 99, 40], 100)
#> roman_page_ranges([98, 99, 40, 5, 4, 4, 6, 1, 2, 3, 7, 9, 10], 100)
#> roman_page_ranges([98, 99, 40, 5, 4, 4, 6, 3, 4, 5, 6], 100)

### compact_time_ranges
def compact_time_ranges(slots):
    def text(m):
        return "%d:%02d" % divmod(m, 60)
    out = []
    cur = None
    for s in sorted(slots):
        a, b = s.split("-")
        ah, am = a.split(":")
        bh, bm = b.split(":")
        a, b = int(ah) * 60 + int(am), int(bh) * 60 + int(bm)
        if cur and a <= cur[1]:
            cur[1] = max(cur[1], b)
        else:
            cur = [a, b]
            out.append(cur)
    free = []
    for x, y in zip(out, out[1:]):
        free.append(text(x[1]) + "-" + text(y[0]))
    return " ".join(text(a) + "-" + text(b) for a, b in out) + " | " + " ".join(free)

#> compact_time_ranges(["09:00-10:00", "09:30-11:00", "13:00-14:00", "14:00-15:30"])
#> compact_time_ranges(["08:00-09:00"])
#> compact_time_ranges([])
#> compact_time_ranges(["10:00-12:00", "11:00-11:30", "12:30-12:45", "12:50-13:00"])
#> compact_time_ranges(["8-9"])
#> compact_time_ranges(['10:00-12:00', '11:00-11:30', '12:30-12:45', '12:50-13:00', '09:00-10:00', '09:30-11:00', '13:00-14:00', '14:00-15:30', '08:00-09:00'])
#> compact_time_ranges(['10:00-12:00', '11:00-11:30', '12:30-12:45', '12:50-13:00', '08:00-09:00'])

### spreadsheet_formula_shifted
import re

def col_num(s):
    n = 0
    for c in s:
        n = n * 26 + ord(c) - 64
    return n

def col_name(n):
    s = ""
    while n:
        n, r = divmod(n - 1, 26)
        s = chr(65 + r) + s
    return s

def spreadsheet_formula_shifted(formula, rows, cols):
    def shift(m):
        dc, c, dr, r = m.groups()
        cn = col_num(c) + (0 if dc else cols)
        rn = int(r) + (0 if dr else rows)
        if cn < 1 or rn < 1:
            return "#REF!"
        return dc + col_name(cn) + dr + str(rn)
    return re.sub(r"(\$?)([A-Z]{1,2})(\$?)(\d+)", shift, formula)

#> spreadsheet_formula_shifted("=A1+$B2*C$3", 1, 1)
#> spreadsheet_formula_shifted("=SUM(Y9:Z10)", 0, 3)
#> spreadsheet_formula_shifted("=A1", -1, 0)
#> spreadsheet_formula_shifted("no cells", 5, 5)
#> spreadsheet_formula_shifted("=$A$1/AZ7-BA8", 2, -1)
#> spreadsheet_formula_shifted('=SUM(Y9:Z10)/=$A$1/AZ7-BA8/=A1+$B2*C$3', 0, 3)
#> spreadsheet_formula_shifted('=A1+$B2*C$3=A1/=$A$1/AZ7-BA8', 1, 1)

### song_structure_letters
def song_structure_letters(text):
    parts = [p.strip() for p in text.split("\n\n") if p.strip()]
    names = {}
    out = ""
    for p in parts:
        first = p.split("\n")[0].lower().strip(" ,.!?")
        if first not in names:
            names[first] = chr(65 + len(names))
        out += names[first]
    best = ""
    for c in sorted(set(out)):
        if out.count(c) > 1 and (not best or out.count(c) > out.count(best)):
            best = c
    return out + (" chorus " + best if best else "")

#> song_structure_letters("Verse one\nla\n\nOh yeah!\nla\n\nVerse two\n\noh yeah\n\nOh yeah.")
#> song_structure_letters("")
#> song_structure_letters("a\n\nb\n\nc")
#> song_structure_letters("x\n\n\n\nX!\n\ny\n\nY\n\ny")
#> song_structure_letters("Only one part\nwith lines")
#> song_structure_letters('a\n\nb\n\nc\nx\n\n\n\nX!\n\ny\n\nY\n\ny\nVerse one\nla\n\nOh yeah!\nla\n\nVerse two\n\noh yeah\n\nOh yeah.')
#> song_structure_letters('Verse one\nla\n\nOh yeah!\nla\n\nVerse two\n\noh yeah\n\nOh yeah.\nx\n\n\n\nX!\n\ny\n\nY\n\ny\nOnly one part\nwith lines')

### query_to_sql_where
def query_to_sql_where(filters, allowed):
    parts = []
    args = []
    for f in filters:
        for op in (">=", "<=", "!=", "=", "~"):
            if op in f:
                name, value = f.split(op, 1)
                break
        else:
            raise ValueError("no operator in " + f)
        if name not in allowed:
            raise KeyError(name)
        if op == "~":
            parts.append(name + " LIKE ?")
            args.append("%" + value + "%")
        elif "," in value:
            vs = value.split(",")
            parts.append(name + (" NOT" if op == "!=" else "") + " IN (" + ", ".join("?" * len(vs)) + ")")
            args.extend(vs)
        else:
            parts.append(name + " " + op + " ?")
            args.append(int(value) if value.isdigit() else value)
    return " AND ".join(parts) or "1", args

#> query_to_sql_where(["age>=18", "name~ann", "city=Rome,Oslo", "kind!=a,b"], {"age", "name", "city", "kind"})
#> query_to_sql_where([], set())
#> query_to_sql_where(["age"], {"age"})
#> query_to_sql_where(["x=1"], {"y"})
#> query_to_sql_where(["x<=10", "y=abc"], {"x", "y"})
#> query_to_sql_where(['x<=10', 'y=abc', 'x=1'], {'x', 'y'})

### ascii_banner_letters
FONT = {"A": ["010", "101", "111", "101"], "B": ["110", "111", "101", "111"], "L": ["100", "100", "100", "111"],
        "O": ["111", "101", "101", "111"], "T": ["111", "010", "010", "010"]}

def ascii_banner_letters(word, ink="#"):
    lines = []
    for r in range(4):
        line = ""
        for c in word.upper():
            rows = FONT.get(c)
            if rows is None:
                line += "    "
                continue
            for bit in rows[r]:
                line += ink if bit == "1" else " "
            line += " "
        lines.append(line.rstrip())
    return "\n".join(lines)

#> ascii_banner_letters("tool")
#> ascii_banner_letters("a b", ink="@")
#> ascii_banner_letters("")
#> ascii_banner_letters("LAB")
#> ascii_banner_letters("o", "oo")
#> ascii_banner_letters('toolo')
#> ascii_banner_letters('oLAB', 'oo')

### stack_trace_shortened
def stack_trace_shortened(trace, own="app/"):
    out = []
    skipped = 0
    for line in trace.split("\n"):
        if not line.startswith("  "):
            if skipped:
                out.append("  [%d frames]" % skipped)
                skipped = 0
            out.append(line)
        elif own in line:
            if skipped:
                out.append("  [%d frames]" % skipped)
                skipped = 0
            out.append("  " + line.strip().replace(own, ""))
        else:
            skipped += 1
    return "\n".join(out)

#> stack_trace_shortened("Error: x\n  at app/main:3\n  at lib/a:1\n  at lib/b:2\n  at app/util:9\n  at sys:0\nCaused by: y")
#> stack_trace_shortened("")
#> stack_trace_shortened("E\n  a\n  b")
#> stack_trace_shortened("E\n  src/x:1\n  vendor/y:2\n  src/z:3", own="src/")
#> stack_trace_shortened("one\ntwo\n  lib:1\nthree")
#> stack_trace_shortened('one\ntwo\n  lib:1\nthree\nE\n  src/x:1\n  vendor/y:2\n  src/z:3\nError: x\n  at app/main:3\n  at lib/a:1\n  at lib/b:2\n  at app/util:9\n  at sys:0\nCaused by: y')
#> stack_trace_shortened('E\n  src/x:1\n  vendor/y:2\n  src/z:3\nError: x\n  at app/main:3\n  at lib/a:1\n  at lib/b:2\n  at app/util:9\n  at sys:0\nCaused by: y\nE\n  a\n  b', own='src/')
