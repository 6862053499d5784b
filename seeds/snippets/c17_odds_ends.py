### fizz_letters
def fizz_letters(s):
    out = []
    for i, c in enumerate(s, 1):
        tag = "!" * (i % 3 == 0) + "?" * (i % 5 == 0)
        out.append(tag or c)
    return "".join(out)

#> fizz_letters("abcdefghijklmno")
#> fizz_letters("hi")
#> fizz_letters("")
#> fizz_letters("three and five")
#> fizz_letters("1234567890")

### recursive_fold_text
def recursive_fold_text(s):
    if len(s) < 3:
        return s.upper()
    m = len(s) // 2
    return recursive_fold_text(s[m + 1:]) + s[m] + recursive_fold_text(s[:m])

#> recursive_fold_text("abcdefg")
#> recursive_fold_text("tree")
#> recursive_fold_text("")
#> recursive_fold_text("a b c")
#> recursive_fold_text("recursion!")

### gen_prefix_until
def gen_prefix_until(s, stop):
    def run():
        buf = ""
        for c in s:
            if c in stop:
                yield buf
                buf = ""
            else:
                buf += c
        if buf:
            yield buf + "$"
    return list(run())

#> gen_prefix_until("ab.cd!ef", ".!")
#> gen_prefix_until("none", "z")
#> gen_prefix_until("", "a")
#> gen_prefix_until("..", ".")
#> gen_prefix_until("one two three ", " ")

### reduce_overlay
def reduce_overlay(parts):
    from functools import reduce
    return reduce(lambda a, b: a[:-1] + b if a[-1:] == b[:1] else a + " " + b, parts.split())

#> reduce_overlay("game elf fox")
#> reduce_overlay("one two three")
#> reduce_overlay("solo")
#> reduce_overlay("")
#> reduce_overlay("a ab bc cd x")

### walrus_tokens
def walrus_tokens(s):
    out = []
    while s := s.lstrip():
        n = 1
        while n < len(s) and s[n].isalnum() and s[0].isalnum():
            n += 1
        tok, s = s[:n], s[n:]
        out.append(tok)
    return out

#> walrus_tokens("total = a1 + 25*b")
#> walrus_tokens("word")
#> walrus_tokens("   ")
#> walrus_tokens("")
#> walrus_tokens("f(x)->y")

### star_unpack_shuffle
def star_unpack_shuffle(s):
    try:
        a, b, *mid, z = s
    except ValueError:
        return s * 2
    return z + "".join(mid[::-1]) + b + a.upper()

#> star_unpack_shuffle("scramble")
#> star_unpack_shuffle("abc")
#> star_unpack_shuffle("ab")
#> star_unpack_shuffle("")
#> star_unpack_shuffle("x y z")

### count_overlaps_and_not
def count_overlaps_and_not(s, t):
    over = sum(s.startswith(t, i) for i in range(len(s)))
    plain = s.count(t)
    return f"{plain}/{over}" if plain != over else s.split(t)

#> count_overlaps_and_not("aaaa", "aa")
#> count_overlaps_and_not("banana", "ana")
#> count_overlaps_and_not("one-two-one", "one")
#> count_overlaps_and_not("", "x")
#> count_overlaps_and_not("zip", "q")

### mul_table_text
def mul_table_text(s, d):
    out = ""
    for c in s:
        k = d.get(c, 1)
        out += c * k if k >= 0 else ""
        d[c] = k - 1
    return out, d

#> mul_table_text("aabbc", {"a": 3, "b": 2})
#> mul_table_text("xyz", {})
#> mul_table_text("", {"q": 1})
#> mul_table_text("zzz", {"z": -1})
#> mul_table_text("oooo", {"o": 2})

### time_ago
def time_ago(s):
    n, unit = int(s[:-1]), s[-1]
    names = {"s": "second", "m": "minute", "h": "hour"}
    while n >= 60 and unit in "sm":
        n, unit = n // 60, "mh"[unit == "m"]
    return f"{n} {names.get(unit, unit)}{'s' if n != 1 else ''} ago"

#> time_ago("90s")
#> time_ago("1h")
#> time_ago("7200s")
#> time_ago("5m")
#> time_ago("12d")
#> time_ago("")

### shape_digest
def shape_digest(s):
    shape = ""
    for c in s:
        k = "A" if c.isupper() else "a" if c.islower() else "9" if c.isdigit() else c
        if not shape.endswith(k):
            shape += k
    return shape

#> shape_digest("Hello World 2024")
#> shape_digest("abc-DEF-123")
#> shape_digest("")
#> shape_digest("...")
#> shape_digest("iPhone15 Pro")

### exclusive_neighbors
def exclusive_neighbors(s, c):
    l, r = set(), set()
    for i, x in enumerate(s):
        if x == c:
            l.update(s[i - 1:i])
            r.update(s[i + 1:i + 2])
    return "".join(sorted(l - r)) + c + "".join(sorted(r - l))

#> exclusive_neighbors("abracadabra", "a")
#> exclusive_neighbors("hello", "l")
#> exclusive_neighbors("none", "z")
#> exclusive_neighbors("", "q")
#> exclusive_neighbors("x-y-z", "-")

### default_arg_trap
def default_arg_trap(s, acc=None):
    acc = acc if acc is not None else []
    for p in s.split("."):
        acc.append(p.strip() or "nil")
        if len(acc) > 4:
            acc = acc[-2:]
    return acc

#> default_arg_trap("a.b.c")
#> default_arg_trap("a.b.c", ["x", "y", "z"])
#> default_arg_trap("")
#> default_arg_trap("1..2.. 3", [])
#> default_arg_trap("only", ["w"])

### kerning_pairs
def kerning_pairs(text, tight):
    out = text[:1]
    for prev, cur in zip(text, text[1:]):
        out += ("" if prev + cur in tight else " ") + cur
    return out

#> kerning_pairs("AVATAR", {"AV", "VA", "TA"})
#> kerning_pairs("plain", set())
#> kerning_pairs("", {"ab"})
#> kerning_pairs("To Ty", ["To", "Ty"])
#> kerning_pairs("xx", {"xx"})

### bits_to_dots
def bits_to_dots(n, w):
    s = f"{n:0{w}b}"
    runs = s.replace("01", "0|1").replace("10", "1|0").split("|")
    return [("." if r[0] == "0" else "o") + str(len(r)) for r in runs]

#> bits_to_dots(0b11100110, 8)
#> bits_to_dots(5, 6)
#> bits_to_dots(0, 4)
#> bits_to_dots(255, 3)
#> bits_to_dots(10, 1)

### vowel_pivot_sum
def vowel_pivot_sum(s):
    bal = 0
    for i, c in enumerate(s):
        bal += 2 if c in "aeiou" else -1
        if bal == 0:
            return s[:i + 1], s[i + 1:]
    return bal

#> vowel_pivot_sum("strata over")
#> vowel_pivot_sum("bcd")
#> vowel_pivot_sum("")
#> vowel_pivot_sum("axle tree")
#> vowel_pivot_sum("eau")

### poly_terms
def poly_terms(coefs):
    out = ""
    for p, c in reversed(list(enumerate(coefs))):
        if c == 0:
            continue
        var = "x" if p == 1 else f"x^{p}" if p else ""
        num = str(abs(c)) if abs(c) != 1 or not p else ""
        out += (" - " if c < 0 else " + ") + num + var
    return out.removeprefix(" + ").strip() or "0"

#> poly_terms([1, -2, 3])
#> poly_terms([0, 1, 0, -1])
#> poly_terms([])
#> poly_terms([-5])
#> poly_terms([1, 1, 1])
#> poly_terms([0, 0])

### mask_by_template
def mask_by_template(digits, tpl):
    it = iter(digits)
    out = ""
    for t in tpl:
        if t != "#":
            out += t
            continue
        d = next(it, None)
        if d is None:
            return out.rstrip("-( ")
        out += d
    return out + "".join(it)

#> mask_by_template("5551234567", "(###) ###-####")
#> mask_by_template("12", "##-##")
#> mask_by_template("", "###")
#> mask_by_template("123456", "#.#")
#> mask_by_template("99", "no holes")

### letters_as_calendar
def letters_as_calendar(s, first):
    cells = [""] * first + list(s)
    rows = [cells[i:i + 7] for i in range(0, len(cells), 7)]
    return ["".join(f"{c:>2}" for c in r) for r in rows]

#> letters_as_calendar("abcdefghijkl", 3)
#> letters_as_calendar("x", 0)
#> letters_as_calendar("", 2)
#> letters_as_calendar("weekend", 6)
#> letters_as_calendar("", 0)

### tic_row_scan
def tic_row_scan(board):
    rows = board.split("/")
    cols = ["".join(r[i] for r in rows) for i in range(len(rows[0]))]
    for name, lines in (("row", rows), ("col", cols)):
        for k, l in enumerate(lines):
            if l and len(set(l)) == 1 and l[0] != ".":
                return f"{l[0]} {name} {k}"
    return board.count(".")

#> tic_row_scan("xxx/o.o/...")
#> tic_row_scan("xo./xo./x..")
#> tic_row_scan("xox/oxo/oxo")
#> tic_row_scan(".../.../...")
#> tic_row_scan("")
#> tic_row_scan("xo/x")

### bank_note_words
def bank_note_words(n):
    small = "zero one two three four five six seven eight nine".split()
    if n < 10:
        return small[n]
    out = []
    for i, d in enumerate(reversed(str(n))):
        out.insert(0, small[int(d)] + ("", "-ten", "-hundred")[i % 3])
    return " ".join(w for w in out if not w.startswith("zero"))

#> bank_note_words(7)
#> bank_note_words(305)
#> bank_note_words(40)
#> bank_note_words(-2)
#> bank_note_words(1234)

### count_until_comma_drop
def count_until_comma_drop(s):
    total = drop = 0
    for part in s.split(","):
        if not part.strip():
            drop += 1
            continue
        total += len(part.strip())
    return s.replace(",", "") if drop > 1 else (total, drop)

#> count_until_comma_drop("a, bb, ccc")
#> count_until_comma_drop("a,,b,,c")
#> count_until_comma_drop("")
#> count_until_comma_drop(" , x")
#> count_until_comma_drop("one,two, ")

### swap_halves_by_word
def swap_halves_by_word(s):
    out = []
    for w in s.split(" "):
        h = (len(w) + 1) // 2
        core = w[h:] + w[:h]
        out.append(core.capitalize() if w.istitle() else core)
    return " ".join(out)

#> swap_halves_by_word("Hello brave World")
#> swap_halves_by_word("a bc def ghij")
#> swap_halves_by_word("")
#> swap_halves_by_word("USA Ok no")
#> swap_halves_by_word("two  gaps")
