### tally_suffixes
def tally_suffixes(words, n):
    ends = [w[-n:] for w in words if len(w) >= n]
    return {e: ends.count(e) for e in sorted(set(ends))}

#> tally_suffixes(["running", "sing", "table", "cable"], 3)
#> tally_suffixes([], 2)
#> tally_suffixes(["a", "bb", "ccc"], 2)
#> tally_suffixes(["xyz", "XYZ", "yz"], 1)
#> tally_suffixes(["été", "thé", "the"], 2)

### transform_kk
def transform_kk(s):
    t = s.swapcase()
    while t and not t[0].isalpha():
        t = t[1:] + "."
        if t.strip(".") == "":
            break
    return t

#> transform_kk("42nd Street")
#> transform_kk("   Ok fine")
#> transform_kk("123")
#> transform_kk('NTFWD  O1202 Ok fiKz  Oady')
#> transform_kk("Already")

### initial_caps_ratio_tx
def initial_caps_ratio_tx(text):
    ws = text.split()
    caps = sum(w[0].isupper() for w in ws)
    return f"{caps}/{len(ws)} = {caps / len(ws):.3f}"

#> initial_caps_ratio_tx("The Quick brown Fox")
#> initial_caps_ratio_tx("ALL CAPS HERE")
#> initial_caps_ratio_tx("none at all in this one")
#> initial_caps_ratio_tx("   ")
#> initial_caps_ratio_tx("Élan vital 4Ever")

### g_index_or_len
def g_index_or_len(s, marks):
    cuts = [s.index(m) if m in s else len(s) for m in marks]
    return s[:min(cuts)], cuts

#> g_index_or_len("query?x=1#top", "?#")
#> g_index_or_len("plain", ["!", "@"])
#> g_index_or_len("", "a")
#> g_index_or_len("a::b->c", ["->", "::"])
#> g_index_or_len("oops", [])

### zigzag_rows_tx
def zigzag_rows_tx(s, n):
    rows = [""] * n
    r, step = 0, 1
    for c in s:
        rows[r] += c
        if r + step not in range(n):
            step = -step
        r += step
    return rows

#> zigzag_rows_tx("WEAREDISCOVERED", 3)
#> zigzag_rows_tx("hello zig zag", 2)
#> zigzag_rows_tx("", 4)
#> zigzag_rows_tx("abc", 5)
#> zigzag_rows_tx("ab", 1)

### strip_trailing_ws_lines
def strip_trailing_ws_lines(doc):
    lines = [l.rstrip() for l in doc.split("\n")]
    while lines and not lines[-1]:
        lines.pop()
    return "\\n".join(lines)

#> strip_trailing_ws_lines("a  \n  b\t\n\n")
#> strip_trailing_ws_lines('x\n\n _gle liumuSW3 b\t ñpsx\n\n y')
#> strip_trailing_ws_lines("single line")
#> strip_trailing_ws_lines('a  \n  b\tAuxt wuoksiy\n\né1 lineQnwyzss')
#> strip_trailing_ws_lines("x\n\n y z ")

### h_last_first_loop
def h_last_first_loop(s, times):
    for _ in range(times):
        s = s[-1:] + s[:-1]
        if s[0] == " ":
            s = s[1:]
    return s

#> h_last_first_loop("spin me round", 4)
#> h_last_first_loop("carousel", 3)
#> h_last_first_loop("stay", 0)
#> h_last_first_loop('n mme roÖ!n me', 6)
#> h_last_first_loop("", 2)

### normalise_bool
def normalise_bool(raw):
    s = raw.strip().lower()
    if s in ("y", "yes", "on", "true", "1"):
        return True
    if s in ("n", "no", "off", "false", "0", ""):
        return False
    raise ValueError(f"not a boolean: {raw!r}")

#> normalise_bool("  YES ")
#> normalise_bool("Off")
#> normalise_bool("maybe")
#> normalise_bool("\t")
#> normalise_bool("1")

### fold_over
def fold_over(s):
    half = (len(s) + 1) // 2
    top, bottom = s[:half], s[half:][::-1]
    return [t + b for t, b in zip(top, bottom)] + [top[len(bottom):]]

#> fold_over("abcdef")
#> fold_over("paper plane")
#> fold_over("")
#> fold_over('cd&defcdef12-45=2-45=45=-45= 45')
#> fold_over("12-45=")

### guess_delimiter
def guess_delimiter(line, options=",;\t|"):
    best = max(options, key=line.count)
    return best if best in line else None

#> guess_delimiter("a;b;c,d")
#> guess_delimiter("x\ty\tz, w")
#> guess_delimiter("nothing here")
#> guess_delimiter("a|b,c")
#> guess_delimiter("k=v&k2=v2", "&=")

### q_enumerate_repeat
def q_enumerate_repeat(s, cap=4):
    return "-".join((c * min(i, cap)).capitalize() for i, c in enumerate(s, 1))

#> q_enumerate_repeat("abcd")
#> q_enumerate_repeat("Zq7 x!", 2)
#> q_enumerate_repeat("")
#> q_enumerate_repeat("ßü", 9)
#> q_enumerate_repeat("ve'q7 x!Zq7 x! x#neverZq7 x!@", 0)

### align_on_char
def align_on_char(lines, ch):
    col = max((l.find(ch) for l in lines), default=-1)
    return [" " * (col - l.find(ch)) + l if ch in l else l for l in lines]

#> align_on_char(["x = 1", "total = 20", "done"], "=")
#> align_on_char([], ":")
#> align_on_char(["3.14", "100.5", ".25"], ".")
#> align_on_char(["no", "match"], "#")
#> align_on_char(["é:1", "longer:2"], ":")

### n_while_shrink
def n_while_shrink(s):
    log = []
    while len(s) > 2:
        s = s[1:-1] if len(s) % 2 else s[::2]
        log.append(s)
    return log

#> n_while_shrink("abcdefghijkl")
#> n_while_shrink("madam i'm adam")
#> n_while_shrink('Ywygpr ghchcsqaa')
#> n_while_shrink("")
#> n_while_shrink("1234567")

### dna_complement
def dna_complement(strand):
    comp = strand[::-1].translate(str.maketrans("ACGTacgt", "TGCAtgca"))
    gc = sum(comp.upper().count(b) for b in "GC")
    return comp, gc

#> dna_complement("GATTACA")
#> dna_complement("")
#> dna_complement("ccGGnnAT")
#> dna_complement("AAAATTTTGGGGCCCC")
#> dna_complement("acgu-x")

### r_replace_by_dict
def r_replace_by_dict(s, d):
    out = ""
    i = 0
    while i < len(s):
        two = s[i:i + 2]
        if two in d:
            out += d[two]
            i += 2
        else:
            out += s[i]
            i += 1
    return out

#> r_replace_by_dict("the theme", {"th": "z", "em": "M"})
#> r_replace_by_dict('nqklxmkXRI6TZ', {'aa': 'b'})
#> r_replace_by_dict("", {"xx": "y"})
#> r_replace_by_dict("quick quiz", {"qu": "kw", "ck": "k"})
#> r_replace_by_dict("l'été", {"ét": "ET", "é": "never"})

### chess_squares
def chess_squares(cols, rows):
    return " ".join(f"{c}{r}" for r in reversed(rows) for c in cols if (ord(c) + int(r)) % 2)

#> chess_squares("abcd", "123")
#> chess_squares('8 WCPZNNW#ZVqTQ(', '8')
#> chess_squares("", "12")
#> chess_squares("ac", "2468")
#> chess_squares("ab", "1x")

### only_between_quotes
def only_between_quotes(s, q='"'):
    chunks = s.split(q)
    inside = chunks[1:-1:2]
    return inside, len(chunks) % 2 == 1

#> only_between_quotes('say "yes" or "no"')
#> only_between_quotes('broken "quote')
#> only_between_quotes("")
#> only_between_quotes("it's Bob's", "'")
#> only_between_quotes('""""')

### f_join_sorted_caps
def f_join_sorted_caps(s):
    caps = [c for c in s if c.isupper()]
    low = [c for c in s if c.islower()]
    caps.sort()
    low.sort(reverse=True)
    return "".join(a + b for a, b in zip(caps, low)) + str(abs(len(caps) - len(low)))

#> f_join_sorted_caps("NorthWest PASSage")
#> f_join_sorted_caps("all small")
#> f_join_sorted_caps('k2 ßSSapccfo~ageCdEf 12')
#> f_join_sorted_caps("AbCdEf 12")
#> f_join_sorted_caps('PASSapccfoEf 1PASSag 12&')

### bullet_list
def bullet_list(items, bullet="*"):
    if not items:
        return "(none)"
    pad = len(str(len(items)))
    return "\n".join(f"{bullet} {i:0{pad}d} {t.strip()}" for i, t in enumerate(items))

#> bullet_list(["milk ", " bread"])
#> bullet_list([])
#> bullet_list(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"], "-")
#> bullet_list(["", "ü"], "→")
#> bullet_list([" spaced out "])

### unique_in_order_ci
def unique_in_order_ci(s):
    out = []
    for c in s:
        if c.lower() not in map(str.lower, out):
            out.append(c)
    return "".join(out)

#> unique_in_order_ci("Mississippi MUD Pie")
#> unique_in_order_ci("")
#> unique_in_order_ci('glh-5-8ДbxersscBbCc-2-5-qzwwi')
#> unique_in_order_ci("1-1-2-3-5-8")
#> unique_in_order_ci("éÉeE")

### v_find_negative
def v_find_negative(s, c):
    i = s.find(c)
    return s[i] + s[i:] + s[:i]

#> v_find_negative("waterfall", "f")
#> v_find_negative("waterfall", "z")
#> v_find_negative("x", "x")
#> v_find_negative("", "a")
#> v_find_negative("go, team, go", "am")

### signed_terms
def signed_terms(coeffs, var="x"):
    terms = []
    for p, c in enumerate(coeffs):
        if c:
            terms.append(f"{c:+d}" + (f"{var}^{p}" if p else ""))
    return " ".join(reversed(terms)) or "0"

#> signed_terms([5, 0, -3, 1])
#> signed_terms([])
#> signed_terms([0, 0])
#> signed_terms([-7])
#> signed_terms([1, 20, 0, 0, -400], "t")

### first_letters_circle
def first_letters_circle(words):
    n = len(words)
    return [words[i][0] + words[(i + 1) % n][-1] for i in range(n)]

#> first_letters_circle(["north", "east", "south", "west"])
#> first_letters_circle(["self"])
#> first_letters_circle([])
#> first_letters_circle(["ab", "", "cd"])
#> first_letters_circle(["Ünder", "9th"])

### t_translate_delete
def t_translate_delete(s, drop, mark):
    t = s.translate({ord(c): None for c in drop})
    return t + mark * (len(s) - len(t))

#> t_translate_delete("f(x) = [y + z]", "()[] ", "~")
#> t_translate_delete("keep it all", "", "#")
#> t_translate_delete("", "abc", "!")
#> t_translate_delete("1,234,567.89", ",", "_")
#> t_translate_delete("aaaa", "a", "ab")

### parse_size
def parse_size(text):
    units = {"b": 1, "k": 1024, "m": 1024 ** 2}
    s = text.strip().lower().removesuffix("b") or "0"
    if s[-1] in units:
        return int(float(s[:-1]) * units[s[-1]])
    return int(s)

#> parse_size("10 KB")
#> parse_size("1.5m")
#> parse_size("512")
#> parse_size("b")
#> parse_size("lots")

### m_dict_from_halves
def m_dict_from_halves(s):
    h = len(s) // 2
    return dict(zip(s[:h], s[h:]))

#> m_dict_from_halves("abcXYZ")
#> m_dict_from_halves("banana split")
#> m_dict_from_halves("")
#> m_dict_from_halves('XYXYZ tehpiana sp')
#> m_dict_from_halves("éé12")

### longest_common_suffix_tx
def longest_common_suffix_tx(a, b):
    n = 0
    while n < min(len(a), len(b)) and a[-n - 1] == b[-n - 1]:
        n += 1
    return a[len(a) - n:]

#> longest_common_suffix_tx("overwhelming", "underwhelming")
#> longest_common_suffix_tx("abc", "xyz")
#> longest_common_suffix_tx("", "word")
#> longest_common_suffix_tx("2024-final.docx", "2023-Final.docx")
#> longest_common_suffix_tx("nation", "nation")

### b_zip_longest_chars
def b_zip_longest_chars(words, fill):
    from itertools import zip_longest
    return ["".join(col) for col in zip_longest(*words, fillvalue=fill)]

#> b_zip_longest_chars(["sun", "moonlit", "sky"], ".")
#> b_zip_longest_chars([], "x")
#> b_zip_longest_chars(["ab", ""], "_")
#> b_zip_longest_chars(["été", "12345"], "")
#> b_zip_longest_chars(["same", "size"], "?")

### sort_words_by_digit
def sort_words_by_digit(line):
    def digit_of(w):
        return next((int(c) for c in w if c.isdigit()), 99)
    return " ".join(sorted(line.split(), key=digit_of))

#> sort_words_by_digit("is2 Thi1s T4est 3a")
#> sort_words_by_digit("")
#> sort_words_by_digit("no digits x1")
#> sort_words_by_digit("b2 a2 c0")
#> sort_words_by_digit("four4 vierª fünf5")

### y_title_then_find
def y_title_then_find(s):
    t = s.title()
    ups = [i for i, c in enumerate(t) if c.isupper()]
    return t[ups[-1]:] + t[:ups[0]] if ups else t

#> y_title_then_find("they're bill's friends")
#> y_title_then_find("12 34")
#> y_title_then_find("...wait for it")
#> y_title_then_find("")
#> y_title_then_find("2nd-best")

### mark_misspelled
def mark_misspelled(text, known):
    checked = []
    for w in text.split():
        bare = w.strip(".,!?").lower()
        checked.append(w if bare in known else f"{w}(sic)")
    return " ".join(checked)

#> mark_misspelled("The cat sta, down!", ["the", "cat", "sat", "down"])
#> mark_misspelled("", ["a"])
#> mark_misspelled("Wrod", [])
#> mark_misspelled("ok OK Ok?", {"ok"})
#> mark_misspelled("déjà vu.", {"vu": 1})

### w_cut_twice
def w_cut_twice(s, n):
    s = s[n:] + s[:n]
    s = s[:-n] + s[-n:].upper()
    return s

#> w_cut_twice("strawberry jam", 5)
#> w_cut_twice('aw_awdgbcde/rawbe GKD?beçHWMSXSI', 0)
#> w_cut_twice("abcdef", -2)
#> w_cut_twice("tiny", 10)
#> w_cut_twice('?beçHWMS&ry jamaw_awdgb', 3)

### caesar_words_dict
def caesar_words_dict(words, k):
    def shift(c):
        base = 65 if c.isupper() else 97
        return chr((ord(c) - base + k) % 26 + base) if c.isascii() and c.isalpha() else c
    return {w: "".join(map(shift, w)) for w in words}

#> caesar_words_dict(["Veni", "vidi", "vici!"], 3)
#> caesar_words_dict([], 5)
#> caesar_words_dict(["xyz", "XYZ"], 30)
#> caesar_words_dict(["né", "9-5"], -1)
#> caesar_words_dict(["same"], 26)

### d_count_limits
def d_count_limits(s, c):
    return [s.count(c, i) for i in range(len(s)) if s[i] == c]

#> d_count_limits("tattletale", "t")
#> d_count_limits("none", "z")
#> d_count_limits('UPSatiaa etulbst tattlet', 'a')
#> d_count_limits("a.b.c.", ".")
#> d_count_limits('яñéé e.c. JJIFUTxbøtiqk éUTJéé', 'é')

### paragraphs_first_words
def paragraphs_first_words(doc, k):
    paras = [p for p in doc.split("\n\n") if p.strip()]
    return [" ".join(p.split()[:k]) + ("…" if len(p.split()) > k else "") for p in paras]

#> paragraphs_first_words("One two three four\n\nFive six", 2)
#> paragraphs_first_words('nHGTLToefmjuncuoftf', 3)
#> paragraphs_first_words('3673+5y z \n\nlojnHGTLTx y znkjl', 1)
#> paragraphs_first_words("a b\nc d\n\ne", 3)
#> paragraphs_first_words("x y z", 0)
