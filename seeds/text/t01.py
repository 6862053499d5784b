### swap_ends_unless
def swap_ends_unless(word, marker):
    if marker in word or len(word) < 2:
        return word
    return word[-1] + word[1:-1] + word[0]

#> swap_ends_unless("trampoline", "#")
#> swap_ends_unless("tram#poline", "#")
#> swap_ends_unless("é", "z")
#> swap_ends_unless("8 hours later?", "hr")
#> swap_ends_unless("(parenthesised]", "()")

### rfind_gap
def rfind_gap(text, ch):
    first, last = text.find(ch), text.rfind(ch)
    return text[first + 1:last], last - first

#> rfind_gap("a|middle part|z", "|")
#> rfind_gap('|middle  paid', ':')
#> rfind_gap("nothing to find", "q")
#> rfind_gap("xx", "x")
#> rfind_gap("abracadabra kadabra", "ab")

### digits_to_back
def digits_to_back(code):
    front = "".join(c for c in code if not c.isdigit())
    back = "".join(c for c in code if c.isdigit())
    return f"{front}/{back}"

#> digits_to_back("A7-b22-Zz9")
#> digits_to_back("no digits at all")
#> digits_to_back("20240517")
#> digits_to_back("")
#> digits_to_back("x²+y³=10")

### chop_at_upper
def chop_at_upper(s):
    for i, c in enumerate(s):
        if c.isupper():
            return s[i:] + "~" + s[:i]
    return s

#> chop_at_upper("camelCaseName")
#> chop_at_upper("all lower, no luck")
#> chop_at_upper("Xenon gas")
#> chop_at_upper("uusbreName'")
#> chop_at_upper("")

### strip_outer_set
def strip_outer_set(raw, junk="-_ "):
    core = raw.strip(junk)
    removed = len(raw) - len(core)
    return core.center(len(core) + 2, "|") + str(removed)

#> strip_outer_set("--__ value_one -_")
#> strip_outer_set("xyxHello xyzzy!yx", "xyz")
#> strip_outer_set("plain")
#> strip_outer_set("- - - -")
#> strip_outer_set("  \tmixed\t  ", " ")

### count_in_and_out
def count_in_and_out(hay, needle, lo, hi):
    inside = hay.count(needle, lo, hi)
    outside = hay.count(needle) - inside
    return {"in": inside, "out": outside}

#> count_in_and_out("banana bandana", "an", 2, 9)
#> count_in_and_out("aaaaaaaa", "aa", 1, -1)
#> count_in_and_out("tick-tock-tick", "tick", 0, 4)
#> count_in_and_out("zzz", "y", 0, 3)
#> count_in_and_out("mississippi river", "s", 4, 100)

### label_kind
def label_kind(token):
    if token.isdigit():
        return "int:" + token.zfill(6)
    if token.isalpha():
        return "word:" + token.swapcase()
    return "other:" + repr(token)

#> label_kind("4071")
#> label_kind("McGregor")
#> label_kind("id_77")
#> label_kind("")
#> label_kind("-15")
#> label_kind("Ünïcode")

### mid_insert_len
def mid_insert_len(s):
    k = len(s) // 2
    chars = list(s)
    chars.insert(k, str(len(s)))
    chars.insert(-1, "!")
    return "".join(chars)

#> mid_insert_len("rollercoaster")
#> mid_insert_len('28(jecrzÖ%asZOCCIPvocoaoaster')
#> mid_insert_len('ZOCCIPvojwmvçlercoast')
#> mid_insert_len("spaces in here ")
#> mid_insert_len("ωμέγα")

### ends_with_any_vowel
def ends_with_any_vowel(words):
    return [w.capitalize() for w in words if w.lower().endswith(("a", "e", "i", "o", "u"))]

#> ends_with_any_vowel(["banjo", "PIANO", "drum", "oboe", "Tuba"])
#> ends_with_any_vowel([])
#> ends_with_any_vowel(["rhythm", "lynx"])
#> ends_with_any_vowel(["x1a", "", "ee", "kiwi!"])
#> ends_with_any_vowel(["tokyo-to", "são paulo", "lima "])

### rot_letters_by_len
def rot_letters_by_len(msg):
    n = len(msg)
    res = ""
    for c in msg:
        if "a" <= c <= "z":
            c = chr((ord(c) - 97 + n) % 26 + 97)
        res += c
    return res

#> rot_letters_by_len("hello, zoo")
#> rot_letters_by_len("ABC xyz 123")
#> rot_letters_by_len("")
#> rot_letters_by_len("attack at dawn, bring 40 men")
#> rot_letters_by_len('1C xyz 12yz 123 llok atawn, bяYvzrm')

### maketrans_mirror
def maketrans_mirror(s, alphabet):
    table = str.maketrans(alphabet, alphabet[::-1])
    return s.translate(table)

#> maketrans_mirror("wizard of oz", "abcdefghijklmnopqrstuvwxyz")
#> maketrans_mirror("2024-11-30 08:15", "0123456789")
#> maketrans_mirror("((a)[b])", "()[]")
#> maketrans_mirror("untouched", "")
#> maketrans_mirror("AbBa CaB", "aA")

### zfill_versions
def zfill_versions(version, width):
    return ".".join(part.zfill(width) for part in version.split("."))

#> zfill_versions("1.12.7", 3)
#> zfill_versions("2024.5.beta", 4)
#> zfill_versions("", 2)
#> zfill_versions("-3.+4.12345", 4)
#> zfill_versions('12Ö1. be3nNy:5.betEEtfj,', 1)

### transform_x
def transform_x(a, b):
    a, b = b.title(), a.casefold()
    return a.replace(" ", "") + b[::2]

#> transform_x("GROSSE STRASSE", "tiny little town")
#> transform_x("", "it's o'clock")
#> transform_x("ßẞ Eszett", "x9y z")
#> transform_x("MiXeD 123 cAsE", "")
#> transform_x("?!ABCdef", "  two  gaps  ")

### wrap_in_brackets_by_type
def wrap_in_brackets_by_type(values):
    parts = []
    for v in values:
        parts.append(f"[{v}]" if isinstance(v, str) else f"({v!r})")
    return "".join(parts)

#> wrap_in_brackets_by_type(["apple", 4, None, "pear"])
#> wrap_in_brackets_by_type([])
#> wrap_in_brackets_by_type([2.50, "2.50", True])
#> wrap_in_brackets_by_type([("x",), "", -0])
#> wrap_in_brackets_by_type(["ключ", [1, "z"]])

### first_non_space_cut
def first_non_space_cut(line):
    body = line.lstrip()
    indent = len(line) - len(body)
    if not body:
        return None
    return "." * indent + body.rstrip(";")

#> first_non_space_cut("    return x;;")
#> first_non_space_cut("\t\tif (a) {")
#> first_non_space_cut('irn x.LYHtzz Gqp*retur Z7Uw9) {')
#> first_non_space_cut("")
#> first_non_space_cut("break; ;")

### rsplit_tail_upper
def rsplit_tail_upper(path, depth):
    head, *tail = path.rsplit("/", depth)
    return head + "|" + "|".join(t.upper() for t in tail)

#> rsplit_tail_upper("usr/local/share/man", 2)
#> rsplit_tail_upper("plainfile.txt", 3)
#> rsplit_tail_upper('λç.y/zkczxmom.plapvlerrmanßa//b/', 1)
#> rsplit_tail_upper("x/y/z", 0)
#> rsplit_tail_upper("one/two/three/four", -1)

### pal_ignoring
def pal_ignoring(phrase, skip=" ,.'!?"):
    kept = [c.lower() for c in phrase if c not in skip]
    return kept == kept[::-1], "".join(kept)

#> pal_ignoring("A man, a plan, a canal. Panama!")
#> pal_ignoring("Was it a cat I saw?")
#> pal_ignoring("not one of these")
#> pal_ignoring("")
#> pal_ignoring("12-21", "-")

### sum_codepoints_mod
def sum_codepoints_mod(s, m):
    total = 0
    for i, c in enumerate(s, 1):
        total += ord(c) * i
    return total % m

#> sum_codepoints_mod("checksum", 97)
#> sum_codepoints_mod("", 11)
#> sum_codepoints_mod("aZ09 ~", 1000)
#> sum_codepoints_mod("héé", 256)
#> sum_codepoints_mod("anything", 0)

### tabs_to_marks
def tabs_to_marks(row, size):
    wide = row.expandtabs(size)
    return wide.replace(" ", "·"), len(wide)

#> tabs_to_marks("a\tbc\tdef", 4)
#> tabs_to_marks("\t\tx", 3)
#> tabs_to_marks("no tabs here", 8)
#> tabs_to_marks("12345678\t9", 8)
#> tabs_to_marks("k\tv\tw", 0)

### remove_at_positions
def remove_at_positions(s, positions):
    for p in sorted(positions, reverse=True):
        s = s[:p] + s[p + 1:]
    return s

#> remove_at_positions("abcdefghijkl", [0, 5, 11])
#> remove_at_positions("keep me whole", [])
#> remove_at_positions('ligé!234567MaX', [1, 1, 6])
#> remove_at_positions("short", [9, 2])
#> remove_at_positions("0123456789", [9, 7, 5, 3])

### words_by_initial
def words_by_initial(sentence):
    groups = {}
    for w in sentence.split():
        groups.setdefault(w[0].lower(), []).append(w)
    return groups

#> words_by_initial("Tall trees bend And break again")
#> words_by_initial("")
#> words_by_initial("42 4th forty Four")
#> words_by_initial("  padded   pears  ")
#> words_by_initial("Éclair éléphant Zoo")

### pct_format_row
def pct_format_row(name, qty, price):
    line = "%-10s|%4d|%8.2f" % (name[:10], qty, price)
    return line.replace(" ", "_")

#> pct_format_row("espresso", 3, 2.5)
#> pct_format_row("extra long label", 12, 1999.999)
#> pct_format_row("", 0, 0)
#> pct_format_row("refund", -7, -12.345)
#> pct_format_row("bad", "x", 1.0)

### lower_until_digit
def lower_until_digit(s):
    out = []
    it = iter(s)
    for c in it:
        if c.isdigit():
            out.append(f"<{c}>")
            break
        out.append(c.lower())
    return "".join(out) + "".join(it).upper()

#> lower_until_digit("ABC7def8ghi")
#> lower_until_digit("NO DIGITS AT ALL")
#> lower_until_digit("9lives of Cat")
#> lower_until_digit("")
#> lower_until_digit("Ref: Straße 5b")

### is_ident_report
def is_ident_report(names):
    ok = list(filter(str.isidentifier, names))
    bad = [n for n in names if n not in ok]
    return ok, bad

#> is_ident_report(["total", "2nd", "_x", "a-b"])
#> is_ident_report([])
#> is_ident_report(["class", "", "été", "x y"])
#> is_ident_report(["__init__", "lambda!", "π"])
#> is_ident_report(["A1", "A1", "1A"])

### process_pq
def process_pq(p, q):
    r = p
    for c in q:
        if c in r:
            r = r.replace(c, "", 1)
        else:
            r = c + r
    return r

#> process_pq("aabbccddee", "abcxyz")
#> process_pq("rearrange", "garner")
#> process_pq('ydmdjmbpm5989 ZPQ', 'fresh start')
#> process_pq('kv3...5989 ZPQHWQendmovjz', '...')
#> process_pq("untouched text", "")

### title_small_words
def title_small_words(heading, small=("of", "the", "and", "in")):
    words = heading.lower().split(" ")
    return " ".join(w if i and w in small else w.capitalize() for i, w in enumerate(words))

#> title_small_words("THE LORD OF THE RINGS")
#> title_small_words("war and peace in our time")
#> title_small_words("")
#> title_small_words("of  mice AND men")
#> title_small_words("le rouge et le noir", ("et", "le"))

### hexed_bytes
def hexed_bytes(text, enc="utf-8"):
    data = text.encode(enc)
    return " ".join(f"{b:02X}" for b in data)

#> hexed_bytes("Café")
#> hexed_bytes("A\nB\t~")
#> hexed_bytes("naïve", "latin-1")
#> hexed_bytes("")
#> hexed_bytes("€5", "ascii")
#> hexed_bytes("hi", "utf-16-le")

### every_other_word_rev
def every_other_word_rev(line):
    ws = line.split()
    ws[1::2] = [w[::-1] for w in ws[1::2]]
    return " ".join(ws)

#> every_other_word_rev("please turn the lights off now")
#> every_other_word_rev('eohxhfwnqmk off mkase turna1 b2c d')
#> every_other_word_rev("")
#> every_other_word_rev("a1 b2c d3 e4f5")
#> every_other_word_rev("über  alles\tgut")

### sandwich_pad
def sandwich_pad(s, width, left, right):
    need = max(0, width - len(s))
    half = need // 2
    return left * half + s + right * (need - half)

#> sandwich_pad("menu", 15, "<", ">")
#> sandwich_pad("exactly ten", 11, "*", "*")
#> sandwich_pad("", 5, "[", "]")
#> sandwich_pad("too long already", 3, "a", "b")
#> sandwich_pad("día 3", 10, "-=", "~")

### split_then_index
def split_then_index(text, sep, i):
    pieces = text.split(sep)
    try:
        return pieces[i].strip() or "<blank>"
    except IndexError:
        return f"only {len(pieces)} pieces"

#> split_then_index("red; green ;blue", ";", 1)
#> split_then_index("a,b,,d", ",", 2)
#> split_then_index("one two three", " ", 7)
#> split_then_index('rqs(one two ucdoakø = ,b,,vfilza', '=', -1)
#> split_then_index("nothing", "", 0)

### caps_positions_map
def caps_positions_map(s):
    return {c: i for i, c in enumerate(s) if c.isupper()}

#> caps_positions_map("JavaScript Object Notation")
#> caps_positions_map('ly 99 ÑUø')
#> caps_positions_map("ABACUS")
#> caps_positions_map("")
#> caps_positions_map("élan Éclat ÑU")

### trim_to_word
def trim_to_word(text, limit):
    if len(text) <= limit:
        return text
    cut = text.rfind(" ", 0, limit + 1)
    return text[:cut if cut > 0 else limit].rstrip(",.;: ") + "…"

#> trim_to_word("The quick brown fox, jumping", 20)
#> trim_to_word("Fits fine.", 10)
#> trim_to_word("Incomprehensibilities", 8)
#> trim_to_word("Wait; what? No, really", 5)
#> trim_to_word("", 0)
