### g_dbl_find
def g_dbl_find(s, sub):
    i = s.find(sub)
    j = s.find(sub, i + 1)
    return s[:i] + "[" + s[i:j] + "]" + s[j:]

#> g_dbl_find("onion soup, onion ring", "on")
#> g_dbl_find("abcabcabc", "c")
#> g_dbl_find("only once x here", "x")
#> g_dbl_find("not there", "zz")
#> g_dbl_find("", "")

### pad_grid_cells
def pad_grid_cells(row, width):
    cells = [str(c)[:width] for c in row]
    return "|".join(c.rjust(width) if c.isdigit() else c.ljust(width) for c in cells)

#> pad_grid_cells(["Kate", 31, "Oslo"], 6)
#> pad_grid_cells([12.5, None, True], 4)
#> pad_grid_cells([], 3)
#> pad_grid_cells(["overflowing", 1234567], 5)
#> pad_grid_cells(["", -8, "ñ"], 2)

### k_odd_even_join
def k_odd_even_join(text):
    odd = text[1::2]
    even = text[0::2]
    if len(odd) == len(even):
        return odd + even
    return even[::-1] + odd

#> k_odd_even_join("abcdefgh")
#> k_odd_even_join("abcdefghi")
#> k_odd_even_join("")
#> k_odd_even_join("Lorem ipsum d0lor")
#> k_odd_even_join("¿Qué tal?")

### slug_from_title
def slug_from_title(title):
    lowered = title.lower()
    swapped = "".join(c if c.isalnum() else "-" for c in lowered)
    return "-".join(p for p in swapped.split("-") if p)

#> slug_from_title("10 Things I Hate About You!")
#> slug_from_title("   ")
#> slug_from_title("C++ / Rust: a comparison")
#> slug_from_title("Crème Brûlée (serves 4)")
#> slug_from_title("already-a-slug")

### n_replace_first_last
def n_replace_first_last(s, c, d):
    s = s.replace(c, d, 1)
    i = s.rfind(c)
    if i >= 0:
        s = s[:i] + d * 2 + s[i + 1:]
    return s

#> n_replace_first_last("banana split", "a", "o")
#> n_replace_first_last("just one x", "x", "y")
#> n_replace_first_last("none at 4ll", "q", "!")
#> n_replace_first_last("--flag--", "-", "+")
#> n_replace_first_last("ssss", "s", "$")

### marks_between_cases
def marks_between_cases(s):
    out = s[:1]
    for prev, cur in zip(s, s[1:]):
        if prev.islower() != cur.islower():
            out += "'"
        out += cur
    return out

#> marks_between_cases("abCDeF")
#> marks_between_cases('wcwfyabCDeFjchjewmÉeÉ4ba À*ig 5%')
#> marks_between_cases("")
#> marks_between_cases("Big 5 bags")
#> marks_between_cases("eÉeÉ42")

### bytes_round_trip
def bytes_round_trip(s, bad="ignore"):
    raw = s.encode("ascii", bad)
    return raw.decode() + ":" + str(len(s) - len(raw))

#> bytes_round_trip("Crème fraîche")
#> bytes_round_trip("Crème fraîche", "replace")
#> bytes_round_trip("€uro", "backslashreplace")
#> bytes_round_trip("pure ascii")
#> bytes_round_trip("ﬁn", "xmlcharrefreplace")
#> bytes_round_trip("ñ", "strict")

### alpha_sum_words
def alpha_sum_words(sentence):
    scores = {}
    for w in sentence.lower().split():
        scores[w] = sum(ord(c) - 96 for c in w if "a" <= c <= "z")
    return scores

#> alpha_sum_words("Man i need a taxi")
#> alpha_sum_words("")
#> alpha_sum_words("zz 99 Zz")
#> alpha_sum_words("don't stop")
#> alpha_sum_words("ça va bien")

### r_insert_reversed
def r_insert_reversed(s, step):
    out = []
    for i, c in enumerate(s):
        out.insert(0 if i % step else len(out), c)
    return "".join(out)

#> r_insert_reversed("abcdefghij", 2)
#> r_insert_reversed("abcdefghij", 3)
#> r_insert_reversed('tf brjuufs5:07 ñ', 1)
#> r_insert_reversed("", 4)
#> r_insert_reversed("12:45:07 pm", 5)

### dedent_min
def dedent_min(lines):
    filled = [l for l in lines if l.strip()]
    margin = min((len(l) - len(l.lstrip(" ")) for l in filled), default=0)
    return [l[margin:] for l in lines]

#> dedent_min(["    def f():", "        pass"])
#> dedent_min([])
#> dedent_min(["  a", "", " b"])
#> dedent_min(["   ", "     "])
#> dedent_min(["\ttab", "  two"])

### upper_every_word_start
def upper_every_word_start(s):
    res, boundary = "", True
    for c in s:
        res += c.upper() if boundary else c
        boundary = not c.isalnum()
    return res

#> upper_every_word_start("it's a well-known fact")
#> upper_every_word_start("3rd_place,winner")
#> upper_every_word_start("")
#> upper_every_word_start("ALREADY up")
#> upper_every_word_start("  éa/ßb")

### ljust_both
def ljust_both(k, v, width=12):
    dots = width - len(k) - len(str(v))
    return k.ljust(len(k) + dots, ".") + str(v)

#> ljust_both("Tea", 3.5)
#> ljust_both("Sandwich", 1200)
#> ljust_both("Chapter I", 7, 20)
#> ljust_both("", None)
#> ljust_both("much too long here", 1, 5)

### split_max_both_ways
def split_max_both_ways(s, sep, n):
    left = s.split(sep, n)
    right = s.rsplit(sep, n)
    return left if left == right else [left[-1], right[0]]

#> split_max_both_ways("a.b.c.d", ".", 1)
#> split_max_both_ways("a.b", ".", 1)
#> split_max_both_ways("2024-06-01-draft", "-", 2)
#> split_max_both_ways("no sep", "#", 3)
#> split_max_both_ways("  x   y  ", None, 1)

### emphasise_terms
def emphasise_terms(text, terms):
    for t in sorted(terms, key=len, reverse=True):
        text = text.replace(t, f"*{t}*")
    return text

#> emphasise_terms("cats and catsup", ["cat", "catsup"])
#> emphasise_terms("plain prose", [])
#> emphasise_terms("a b a b", ["a", "b"])
#> emphasise_terms("no match", ["X", "yy"])
#> emphasise_terms("Über über", ["über"])

### printable_or_hex
def printable_or_hex(s):
    return "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in s)

#> printable_or_hex("bell\x07 and\ttab")
#> printable_or_hex("clean text")
#> printable_or_hex("")
#> printable_or_hex("\x00\x1f~\x7f")
#> printable_or_hex("é\u200bz\n")

### v_shift_split
def v_shift_split(s, k):
    k %= len(s)
    s = s[k:] + s[:k]
    return s.split(s[0])

#> v_shift_split("abcabcab", 4)
#> v_shift_split("rotate me", -3)
#> v_shift_split("x", 10)
#> v_shift_split("12 21 12", 2)
#> v_shift_split("", 1)

### first_unmatched
def first_unmatched(s):
    depth = 0
    for i, c in enumerate(s):
        depth += (c == "(") - (c == ")")
        if depth < 0:
            return s[:i] + "^" + s[i:]
    return s + ")" * depth

#> first_unmatched('vdb nw+clnokw)8036 a) + (b) + (b')
#> first_unmatched("a) + (b")
#> first_unmatched("(balanced)")
#> first_unmatched("")
#> first_unmatched("((( :-)")

### time_12h
def time_12h(clock):
    h, m = clock.split(":")
    h = int(h)
    suffix = "am" if h < 12 else "pm"
    return f"{h % 12 or 12}:{m} {suffix}".rjust(8)

#> time_12h("00:05")
#> time_12h("23:59")
#> time_12h("12:00")
#> time_12h("7:30")
#> time_12h("noon")

### m_join_index
def m_join_index(words, glue):
    s = glue.join(words)
    return [s.index(w) for w in words], s

#> m_join_index(["to", "tomato", "mat"], "-")
#> m_join_index(["aa", "a", "aaa"], "")
#> m_join_index([], ", ")
#> m_join_index(["ключ", "", "люк"], " ")
#> m_join_index(["x-y", "-", "y"], "-x-")

### count_keyboard_rows
ROWS = ("qwertyuiop", "asdfghjkl", "zxcvbnm")

def count_keyboard_rows(text):
    low = text.lower()
    return [sum(map(low.count, row)) for row in ROWS]

#> count_keyboard_rows("Typewriter")
#> count_keyboard_rows('Al!mjeOreqddl)zavu À!a, 49 iter')
#> count_keyboard_rows("Alaska & Nevada, 49")
#> count_keyboard_rows('ewriter  wilwjewes iter;')
#> count_keyboard_rows("The five boxing wizards")

### ruler
def ruler(n, every=5):
    marks = ["|" if i % every == 0 else "." for i in range(n)]
    for i in range(0, n, every):
        label = str(i)
        marks[i:i + len(label)] = label
    return "".join(marks)

#> ruler(12)
#> ruler(21, 10)
#> ruler(0)
#> ruler(4, 1)
#> ruler(11, 20)

### unwrap_once
def unwrap_once(s):
    pairs = {"(": ")", "[": "]", "{": "}", '"': '"'}
    while len(s) > 1 and pairs.get(s[0]) == s[-1]:
        s = s[1:-1]
    return s

#> unwrap_once("[(value)]")
#> unwrap_once('"quoted text"')
#> unwrap_once("(a) + (b)")
#> unwrap_once("{[mismatch)}")
#> unwrap_once('quoted t@lkhlerl lue)]')
#> unwrap_once("[]")

### pig_latin_line
def pig_latin_line(line):
    done = []
    for w in line.split():
        k = 0
        while k < len(w) and w[k] not in "aeiou":
            k += 1
        done.append(w[k:] + w[:k] + "ay" if k else w + "way")
    return " ".join(done)

#> pig_latin_line("three apples fall")
#> pig_latin_line("")
#> pig_latin_line("my rhythm")
#> pig_latin_line("eat 42 string beans")
#> pig_latin_line("Oslo or paris")

### swapcase_if_in
def swapcase_if_in(s, letters):
    return "".join([c, c.swapcase()][c in letters] for c in s)

#> swapcase_if_in("Hello Over There", "eoH")
#> swapcase_if_in("nothing", "")
#> swapcase_if_in('abc-FOQK(azm Co+ž ing,', 'abc')
#> swapcase_if_in("ÀÉÎ àéî", "Àé")
#> swapcase_if_in('thing~C321b a1C321bBjseQd)', 'C321b')

### x_zfill_signs
def x_zfill_signs(nums, w):
    return [str(n).zfill(w).replace("0", "o", 1) for n in nums]

#> x_zfill_signs([5, -5, 0, 1050], 4)
#> x_zfill_signs([], 3)
#> x_zfill_signs([3.14, -0.5], 7)
#> x_zfill_signs([100000], 2)
#> x_zfill_signs([True, 9], 5)

### hashtag_extract
def hashtag_extract(post):
    tags = []
    for chunk in post.split("#")[1:]:
        tag = ""
        for c in chunk:
            if not (c.isalnum() or c == "_"):
                break
            tag += c
        if tag:
            tags.append(tag.lower())
    return tags

#> hashtag_extract("Loving #Python3 and #open_source!")
#> hashtag_extract('Ux#C ng #ho-dwenßçvaidhlq')
#> hashtag_extract("## double #")
#> hashtag_extract("#a#b#C d")
#> hashtag_extract("¡#Olé, #é-mail")

### d_letters_then_fmt
def d_letters_then_fmt(s, n):
    t = f"{s:>{n}}"
    u = f"{s:^{n}.3}"
    return t + "/" + u

#> d_letters_then_fmt("galaxy", 9)
#> d_letters_then_fmt("ok", 5)
#> d_letters_then_fmt("longer than n", 4)
#> d_letters_then_fmt("", 3)
#> d_letters_then_fmt("übung", 0)

### mirror_half_build
def mirror_half_build(s, joint=""):
    if joint and joint in s:
        s = s[:s.index(joint)]
    return s + joint + s[::-1]

#> mirror_half_build('ZI vmesirw-el%', '-')
#> mirror_half_build("left|right", "|")
#> mirror_half_build("stats")
#> mirror_half_build("", "+++")
#> mirror_half_build("été 24", "0")

### common_letters_sorted
def common_letters_sorted(a, b):
    shared = set(a.lower()) & set(b.lower())
    return "".join(sorted(c for c in shared if c.isalpha())) or "-"

#> common_letters_sorted("Mountain View", "Naming things")
#> common_letters_sorted("123 4", "4 321")
#> common_letters_sorted("", "xyz")
#> common_letters_sorted("ÉCOLE", "été")
#> common_letters_sorted("QuIcK", "kIcKeD quay")

### money_words
def money_words(cents):
    sign = "-" if cents < 0 else ""
    whole, part = divmod(abs(cents), 100)
    return f"{sign}${whole:,}.{part:02d}"

#> money_words(123456789)
#> money_words(-5)
#> money_words(0)
#> money_words(1010)
#> money_words(-9999999)

### line_lengths_report
def line_lengths_report(block):
    return {i: len(l.rstrip("\r\n")) for i, l in enumerate(block.splitlines(True)) if l.strip()}

#> line_lengths_report("first\n\nthird line\r\n")
#> line_lengths_report("")
#> line_lengths_report("   \n\t\nx")
#> line_lengths_report('third l=zzhz:at e)\rb&b\x0cc ü \rb\x0cc')
#> line_lengths_report("a\rb\x0cc")

### istitle_sorter
def istitle_sorter(names):
    titled, rest = [], []
    for n in names:
        (titled if n.istitle() else rest).append(n)
    return titled + ["|"] + rest

#> istitle_sorter(["New York", "rio", "LOS Angeles", "Oslo"])
#> istitle_sorter([])
#> istitle_sorter(["O'Neil", "O'neil", "3D", "3d"])
#> istitle_sorter(["", " ", "A"])
#> istitle_sorter(["Éva Åberg", "van Gogh"])

### step_slice_table
def step_slice_table(s):
    return {k: s[::k] for k in (1, 2, -1, -3) if len(s) > abs(k)}

#> step_slice_table("sphinx")
#> step_slice_table("ab")
#> step_slice_table("")
#> step_slice_table("0f3a9c")
#> step_slice_table("¡hola!")

### y_char_at_counts
def y_char_at_counts(s):
    out = ""
    for c in s:
        n = s.count(c)
        out += s[n] if n < len(s) else "_"
    return out

#> y_char_at_counts("balloon")
#> y_char_at_counts("zzz")
#> y_char_at_counts("")
#> y_char_at_counts('b c 6molyw=kfiir gbdledee 9)')
#> y_char_at_counts("Tweedledee 99")
