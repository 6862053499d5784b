### classify_token_kind
def classify_token_kind(tok):
    if tok.isdigit():
        return "int", len(tok)
    if tok.isidentifier():
        return "name", tok.count("_")
    return ("blank" if not tok.strip() else "mixed"), sum(not c.isalnum() for c in tok)

#> classify_token_kind("4096")
#> classify_token_kind("row_count_max")
#> classify_token_kind("3.14")
#> classify_token_kind("   ")
#> classify_token_kind("")
#> classify_token_kind("größe2")

### strip_inner_digits
def strip_inner_digits(s):
    return s[:1] + "".join(c for c in s[1:-1] if not c.isdigit()) + s[1:][-1:]

#> strip_inner_digits("4x4 truck 9")
#> strip_inner_digits("a1")
#> strip_inner_digits("7")
#> strip_inner_digits("")
#> strip_inner_digits("000000")

### swap_kind_at_vowel
def swap_kind_at_vowel(t):
    z = ""
    for c in t:
        z += c.swapcase() if c.lower() in "aeiou" else c
    return z, z.isupper()

#> swap_kind_at_vowel("CaNaDa")
#> swap_kind_at_vowel("Rhythm")
#> swap_kind_at_vowel("")
#> swap_kind_at_vowel("EiEiO")
#> swap_kind_at_vowel("Route 66")

### numeric_tail_plus
def numeric_tail_plus(s):
    i = len(s)
    while i and s[i - 1].isdecimal():
        i -= 1
    d = s[i:]
    return s[:i] + str(int(d) + 1).zfill(len(d)) if d else s + "1"

#> numeric_tail_plus("img009")
#> numeric_tail_plus("img")
#> numeric_tail_plus("99")
#> numeric_tail_plus("")
#> numeric_tail_plus("v2b7")

### first_nonalpha_report
def first_nonalpha_report(w):
    for p in range(len(w)):
        if not w[p].isalpha():
            return w[p], p, w[p + 1:].isalpha()
    return w.isalpha()

#> first_nonalpha_report("mother-in-law")
#> first_nonalpha_report("it's")
#> first_nonalpha_report("garden")
#> first_nonalpha_report("")
#> first_nonalpha_report("9to5")
#> first_nonalpha_report("naïveté!")

### upper_after_punct
def upper_after_punct(s):
    up = True
    r = []
    for c in s:
        if c.isalpha() and up:
            c, up = c.upper(), False
        elif c in ".!?":
            up = True
        r.append(c)
    return "".join(r)

#> upper_after_punct("well. ok then! go")
#> upper_after_punct("x")
#> upper_after_punct("")
#> upper_after_punct("... dots")
#> upper_after_punct("no stops here, none")

### kinds_string
def kinds_string(s):
    return "".join("dDaAs?"[0 if c.isdigit() else 2 if c.islower() else 3 if c.isupper() else 4 if c.isspace() else 5] for c in s)

#> kinds_string("Ab 9!")
#> kinds_string("")
#> kinds_string("\tTab")
#> kinds_string("ÑñΩ")
#> kinds_string("#007 Bond")

### longest_alnum_piece
def longest_alnum_piece(s):
    t = "".join(c if c.isalnum() else " " for c in s).split()
    return max(t, key=len, default=""), len(t)

#> longest_alnum_piece("user@example-site.org")
#> longest_alnum_piece("?!?")
#> longest_alnum_piece("")
#> longest_alnum_piece("one_two__three")
#> longest_alnum_piece("a.b.c")

### titles_only
def titles_only(ws):
    return [w if w.istitle() else w.capitalize() for w in ws if w.isalpha()]

#> titles_only(["Paris", "loNDon", "R2D2", "oslo"])
#> titles_only([])
#> titles_only(["", "x"])
#> titles_only(["New York", "ROME"])
#> titles_only(["élan", "Zed"])

### space_kinds_count
def space_kinds_count(s):
    d = {}
    for c in s:
        if c.isspace():
            d[c] = d.get(c, 0) + 1
    return d, len(s.split())

#> space_kinds_count("a b\tc\nd e")
#> space_kinds_count("tight")
#> space_kinds_count("")
#> space_kinds_count("  \n\n  ")
#> space_kinds_count("one\t\ttwo")

### compare_ignoring_marks
def compare_ignoring_marks(a, b):
    x, y = (["".join(filter(str.isalnum, t)).lower() for t in (a, b)])
    if x == y:
        return 0
    return -1 if x < y else len(x) - len(y)

#> compare_ignoring_marks("Co-op", "coop!")
#> compare_ignoring_marks("apple", "Banana")
#> compare_ignoring_marks("zebra crossing", "zebra")
#> compare_ignoring_marks("", "...")
#> compare_ignoring_marks("10", "9")

### sign_and_number
def sign_and_number(s):
    body = s.lstrip("+-")
    neg = s[:len(s) - len(body)].count("-") % 2
    if not body.isdigit():
        return body
    return -int(body) if neg else int(body)

#> sign_and_number("--42")
#> sign_and_number("-+7")
#> sign_and_number("+x1")
#> sign_and_number("")
#> sign_and_number("15")
#> sign_and_number("---")

### letter_vs_letter
def letter_vs_letter(p, q):
    n = [0, 0, 0]
    for a, b in zip(p, q):
        n[(a > b) - (a < b)] += 1
    return n

#> letter_vs_letter("stone", "steam")
#> letter_vs_letter("abc", "abc")
#> letter_vs_letter("", "x")
#> letter_vs_letter("Zed", "apple")
#> letter_vs_letter("999", "1000")

### star_inside_name
def star_inside_name(n):
    keep = {0, len(n) - 1}
    return "".join(c if i in keep or not c.isalpha() else "*" for i, c in enumerate(n))

#> star_inside_name("Josephine")
#> star_inside_name("O'Hara")
#> star_inside_name("")
#> star_inside_name("Al")
#> star_inside_name("A. B. Cole")

### roman_like_only
def roman_like_only(ws):
    yes = [w for w in ws if w and set(w) <= set("IVXLCDM")]
    return yes, [w for w in ws if w.upper() in yes and w not in yes]

#> roman_like_only(["XIV", "mix", "MIX", "six"])
#> roman_like_only(["", "IIII"])
#> roman_like_only([])
#> roman_like_only(["civic", "vivid"])
#> roman_like_only(["i", "I", "v"])

### alternating_kind
def alternating_kind(s):
    for i in range(1, len(s)):
        if s[i].isdigit() == s[i - 1].isdigit():
            return i
    else:
        return s[::2], s[1::2]

#> alternating_kind("a1b2c3")
#> alternating_kind("a1bc3")
#> alternating_kind("")
#> alternating_kind("77")
#> alternating_kind("9k8j7h")

### caps_to_front_len
def caps_to_front_len(s):
    k = len([c for c in s if c.isupper()])
    return s[k:].lower() + s[:k].upper()

#> caps_to_front_len("New Zealand Post")
#> caps_to_front_len("lower")
#> caps_to_front_len("ABC")
#> caps_to_front_len("")
#> caps_to_front_len("iOS and macOS")

### is_hex_colour
def is_hex_colour(c):
    if not c.startswith("#"):
        return "no hash"
    h = c[1:]
    bad = [x for x in h if x.lower() not in "0123456789abcdef"]
    return bad if bad else len(h) in (3, 6)

#> is_hex_colour("#a1B2c3")
#> is_hex_colour("#fff")
#> is_hex_colour("#ggz")
#> is_hex_colour("red")
#> is_hex_colour("#12345")
#> is_hex_colour("")

### words_isupper_runs
def words_isupper_runs(t):
    best, cur = [], []
    for w in t.split():
        cur = cur + [w] if w.isupper() else []
        if len(cur) > len(best):
            best = cur
    return " ".join(best)

#> words_isupper_runs("the BIG RED dog and ONE CAT")
#> words_isupper_runs("calm words")
#> words_isupper_runs("")
#> words_isupper_runs("A 1 B2 C!")
#> words_isupper_runs("STOP now STOP RIGHT THERE")

### printable_escape_len
def printable_escape_len(s):
    return [c if c.isprintable() else ord(c) for c in s if not c.isalnum()]

#> printable_escape_len("line\none, two\ttabs")
#> printable_escape_len("plain")
#> printable_escape_len("")
#> printable_escape_len("\x07bell!")
#> printable_escape_len("a b-c")

### index_second_upper
def index_second_upper(s):
    u = [i for i, c in enumerate(s) if c.isupper()]
    try:
        return s[u[0]:u[1]]
    except IndexError:
        return u

#> index_second_upper("myClassName")
#> index_second_upper("Title")
#> index_second_upper("none")
#> index_second_upper("")
#> index_second_upper("ABC")

### ends_alike_kind
def ends_alike_kind(s):
    if len(s) < 2:
        return s
    a, b = s[0], s[-1]
    if a.isalpha() and b.isalpha():
        return s[1:-1] if a.lower() == b.lower() else b + s[1:-1] + a
    return a.isdigit() or b.isdigit()

#> ends_alike_kind("Drawn out d")
#> ends_alike_kind("window")
#> ends_alike_kind("castle")
#> ends_alike_kind("room 9")
#> ends_alike_kind("?")
#> ends_alike_kind("-x-")

### mask_words_by_len
def mask_words_by_len(t, n):
    return " ".join(w if len(w) != n else w[0] + "_" * (n - 1) for w in t.split(" "))

#> mask_words_by_len("four score and seven", 4)
#> mask_words_by_len("a b cc", 1)
#> mask_words_by_len("", 3)
#> mask_words_by_len("double  gap", 6)
#> mask_words_by_len("none match", 9)

### next_letter_wrap
def next_letter_wrap(s, a):
    return "".join(a[(a.index(c) + 1) % len(a)] if c in a else c for c in s)

#> next_letter_wrap("hazel", "aehlz")
#> next_letter_wrap("xyz", "xyz")
#> next_letter_wrap("plain", "")
#> next_letter_wrap("", "abc")
#> next_letter_wrap("10 to 9", "0123456789")

### isnumeric_mixture
def isnumeric_mixture(s):
    return [(c.isdecimal(), c.isdigit(), c.isnumeric()) for c in s if c.isnumeric()] or s.isascii()

#> isnumeric_mixture("x²")
#> isnumeric_mixture("½ of 4")
#> isnumeric_mixture("none")
#> isnumeric_mixture("")
#> isnumeric_mixture("naïf")
