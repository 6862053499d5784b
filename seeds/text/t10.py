### tx_cross_trim
def tx_cross_trim(a, b):
    a = a.rstrip(b[-1:])
    b = b.lstrip(a[:1])
    return b + "&" + a

#> tx_cross_trim("Vr8_tkk", "Vokk")
#> tx_cross_trim("mm.m.mm", "m..m")
#> tx_cross_trim("", "zebra")
#> tx_cross_trim("o7 o7 o7", "ooo 777")
#> tx_cross_trim("çava?", "?ç")

### tx_window_upper
def tx_window_upper(s, mid, radius):
    lo = max(mid - radius, 0)
    hi = mid + radius + 1
    return s[:lo] + s[lo:hi].upper() + s[hi:]

#> tx_window_upper("fjord-gulf_w8", 4, 2)
#> tx_window_upper("edge of town", 0, 3)
#> tx_window_upper('edge ofzuutnei(TOXLUAW', 9, 1)
#> tx_window_upper("straße", 4, 0)
#> tx_window_upper("negative r", 3, -1)

### tx_digit_pivot
def tx_digit_pivot(s):
    digits = [i for i, c in enumerate(s) if c.isdigit()]
    if not digits:
        return s[::-1]
    p = digits[len(digits) // 2]
    return s[p + 1:] + s[p] + s[:p]

#> tx_digit_pivot("hk3uu9pq1z")
#> tx_digit_pivot("Nothing numeric")
#> tx_digit_pivot('Ycayo, 1 Hqa=snrsya')
#> tx_digit_pivot("")
#> tx_digit_pivot("7 de mayo, 1998")

### tx_pairs_to_codes
def tx_pairs_to_codes(s):
    codes = []
    for a, b in zip(s[::2], s[1::2]):
        codes.append(f"{ord(a) ^ ord(b):02x}")
    return ".".join(codes)

#> tx_pairs_to_codes("Gq7!mZ")
#> tx_pairs_to_codes("aabbcc")
#> tx_pairs_to_codes('Gq7!mZя KJ aabbabbccbcc')
#> tx_pairs_to_codes("odd")
#> tx_pairs_to_codes('aabbccbbcc KJ aabbcc')

### tx_last_space_cap
def tx_last_space_cap(s):
    i = s.rfind(" ")
    return s[:i + 1].lower() + s[i + 1:].upper()

#> tx_last_space_cap("Yj2 Lm Prq")
#> tx_last_space_cap('CTQNXyxwstm mijugWVQMVAV*Huzlbzq')
#> tx_last_space_cap("ends with space ")
#> tx_last_space_cap("")
#> tx_last_space_cap("À la Carte ß")

### tx_count_by_class
def tx_count_by_class(s, *tests):
    return [sum(getattr(c, "is" + t)() for c in s) for t in tests]

#> tx_count_by_class("Rk4 uP_9\t", "upper", "digit", "space")
#> tx_count_by_class("abc")
#> tx_count_by_class("", "alpha")
#> tx_count_by_class("½²5x", "decimal", "digit", "numeric")
#> tx_count_by_class("boo", "nice")

### tx_strip_by_first
def tx_strip_by_first(s):
    c = s[:1]
    core = s.strip(c) if c else "void"
    return core.join([c, c.upper()])

#> tx_strip_by_first('ext*ñpqeKj93я Kj*WBDaX~vKj9')
#> tx_strip_by_first('ßt*ñ*WBDaX~vaX~vKj9#')
#> tx_strip_by_first("zzzz")
#> tx_strip_by_first("*starred* text*")
#> tx_strip_by_first("ßinßide ß")

### tx_move_marked
def tx_move_marked(s, mark):
    kept, moved = [], []
    bucket = kept
    for c in s:
        if c == mark:
            bucket = moved if bucket is kept else kept
        else:
            bucket.append(c)
    return "".join(moved) + mark + "".join(kept)

#> tx_move_marked("ab~cd~ef~gh", "~")
#> tx_move_marked("Lw0 rT5", "!")
#> tx_move_marked('яhlDSRCOKG0 rT~er__é À@_ mmrcvkß', '_')
#> tx_move_marked("__dunder__", "_")
#> tx_move_marked('Lwcd~ef~  rT5 dfegsew', '|')

### tx_len_labels
def tx_len_labels(words):
    return {w: ("short", "medium", "long")[(len(w) > 3) + (len(w) > 6)] for w in words}

#> tx_len_labels(["gnu", "walrus", "albatross"])
#> tx_len_labels([])
#> tx_len_labels(["", "four", "sevenly"])
#> tx_len_labels(["ab cd", "éléphan"])
#> tx_len_labels(["xx", "xx", "xxxx"])

### tx_mod_vowels
def tx_mod_vowels(s, n):
    out, seen = "", 0
    for c in s:
        if c in "aeiou":
            seen += 1
            if seen % n == 0:
                continue
        out += c
    return out

#> tx_mod_vowels("perpendicular lines", 2)
#> tx_mod_vowels("queueing up", 3)
#> tx_mod_vowels('øinesNZOAY/IjvvmrER lines', 5)
#> tx_mod_vowels('rpendqfx/ i o uR kztBRД euendicu', 1)
#> tx_mod_vowels("a e i o u", 1)

### tx_encode_gap
def tx_encode_gap(s):
    raw = s.encode("utf-8")
    return {c: len(c.encode("utf-8")) for c in s if ord(c) > 127}, len(raw) - len(s)

#> tx_encode_gap("smörgåsbord €7")
#> tx_encode_gap('kqzcfuch okcrnoibord €7.807i ok')
#> tx_encode_gap("")
#> tx_encode_gap("日本 & 한국")
#> tx_encode_gap("🙂 ok")

### tx_right_of_left
def tx_right_of_left(s, a, b):
    after = s.split(a, 1)[-1]
    before = s.rsplit(b, 1)[0]
    return after if len(after) < len(before) else before

#> tx_right_of_left("kk<value>rest", "<", ">")
#> tx_right_of_left('kk<: ßneø(ue>reñ-Д я :=', ':', ':')
#> tx_right_of_left("none of both", "#", "@")
#> tx_right_of_left('x JQLWVbd nyhoeEQSWDalu', 'x', 'y')
#> tx_right_of_left("[x][y]", "][", "]")

### tx_is_edge_mirror
def tx_is_edge_mirror(s, n):
    return s[:n].casefold() == s[::-1][:n].casefold()

#> tx_is_edge_mirror("Redivider", 3)
#> tx_is_edge_mirror("abXcBA", 2)
#> tx_is_edge_mirror("abc", 0)
#> tx_is_edge_mirror("", 4)
#> tx_is_edge_mirror("12-34", 1)

### tx_fill_template_seq
def tx_fill_template_seq(fmt, words):
    for i, w in enumerate(words):
        fmt = fmt.replace("$%d" % i, w)
    return fmt

#> tx_fill_template_seq("$0 loves $1, $1 fears $0", ["Kit", "Sal"])
#> tx_fill_template_seq("$0$1$2", ["a", "b"])
#> tx_fill_template_seq("price: $5", [])
#> tx_fill_template_seq("$10 or $1", ["x", "y"])
#> tx_fill_template_seq('ice: $ $1, $510 or $1', ['$1', 'end'])

### tx_slide_sum
def tx_slide_sum(s, w):
    vals = [int(c, 36) if c.isalnum() and c.isascii() else 0 for c in s]
    return [sum(vals[i:i + w]) for i in range(len(vals) - w + 1)]

#> tx_slide_sum("a1b2c3", 2)
#> tx_slide_sum("Zz-9", 3)
#> tx_slide_sum("", 1)
#> tx_slide_sum("é5", 1)
#> tx_slide_sum('ScI a1b2c31b2ü2c3xxpwgVhU', 4)

### tx_commas_to_and
def tx_commas_to_and(s):
    i = s.rfind(",")
    return s if i == -1 else s[:i] + " and" + s[i + 1:]

#> tx_commas_to_and("jam, bread, butter")
#> tx_commas_to_and("no comma")
#> tx_commas_to_and(",")
#> tx_commas_to_and('ž, butter* brea ommalknrqf69 butt')
#> tx_commas_to_and("ends with, ")

### tx_drop_dup_words
def tx_drop_dup_words(line):
    words = line.split()
    out = [w for i, w in enumerate(words) if i == 0 or w.lower() != words[i - 1].lower()]
    return " ".join(out), len(words) - len(out)

#> tx_drop_dup_words("the The cat sat sat sat down")
#> tx_drop_dup_words("")
#> tx_drop_dup_words("no dups here no")
#> tx_drop_dup_words("7 7 Ü ü ü-ü")
#> tx_drop_dup_words('t sÜ ü ü-ü@BR here n# Ü ü')

### tx_every_gap
def tx_every_gap(s, c):
    marks = [i for i, x in enumerate(s) if x == c]
    return [b - a for a, b in zip(marks, marks[1:])]

#> tx_every_gap("x..x.xx....x", "x")
#> tx_every_gap('qÀYWHAMSTqq-üq~x.xx.. ..x#qqßsqolx', 'q')
#> tx_every_gap("aQjnnat'o arCCBSBQVç artist", 'a')
#> tx_every_gap("Tattoo artist at it", "t")
#> tx_every_gap("é", "é")

### tx_wrap_digits
def tx_wrap_digits(s):
    res = ""
    for i, c in enumerate(s):
        before = s[i - 1].isdigit() if i else False
        if c.isdigit() and not before:
            res += "{"
        if before and not c.isdigit():
            res += "}"
        res += c
    return res

#> tx_wrap_digits("ab12cd345ef")
#> tx_wrap_digits('ßnumOYuIYbove v1.0 Kunbs')
#> tx_wrap_digits("")
#> tx_wrap_digits("no number")
#> tx_wrap_digits("v1.0-b7 x")

### tx_translate_rows
def tx_translate_rows(s, src, dst):
    n = min(len(src), len(dst))
    return s.translate(str.maketrans(src[:n], dst[:n], src[n:]))

#> tx_translate_rows("h3ll0 w0rld!", "30!", "eo")
#> tx_translate_rows('λ0rld!=ZQk@abc abqDR6y', 'ab', 'xyz')
#> tx_translate_rows("47Tla a'cnycbph/qrtptzo", 'a', 'b')
#> tx_translate_rows("same", "", "q")
#> tx_translate_rows("mañana ¿no?", "ñ¿?", "n")

### tx_swap_first_words
def tx_swap_first_words(a, b):
    ha, _, ta = a.partition(" ")
    hb, _, tb = b.partition(" ")
    return [f"{hb} {ta}", f"{ha} {tb}"]

#> tx_swap_first_words("crushing dad", "blushing crow")
#> tx_swap_first_words("one", "two three")
#> tx_swap_first_words("", "")
#> tx_swap_first_words(" lead", "x  y")
#> tx_swap_first_words("Zür ich", "b7 c8 d9")

### tx_until_sorted
def tx_until_sorted(s):
    steps = 0
    while list(s) != sorted(s):
        i = next(i for i in range(len(s) - 1) if s[i] > s[i + 1])
        s = s[:i] + s[i + 1] + s[i] + s[i + 2:]
        steps += 1
    return s, steps

#> tx_until_sorted("dcba")
#> tx_until_sorted("aabc")
#> tx_until_sorted("")
#> tx_until_sorted("k2 j1")
#> tx_until_sorted("bé!a")

### tx_quote_count
def tx_quote_count(s):
    q = "'" if s.count("'") < s.count('"') else '"'
    return q + s.replace("\\", "\\\\").replace(q, "\\" + q) + q

#> tx_quote_count('He said "no" twice')
#> tx_quote_count("it's Bo's")
#> tx_quote_count("")
#> tx_quote_count("C:\\temp")
#> tx_quote_count("\"'\"")

### tx_ladder
def tx_ladder(s):
    return "/".join(s[i:] + s[:i] for i in range(len(s)) if s[i].isalpha())

#> tx_ladder("a1bc")
#> tx_ladder("123")
#> tx_ladder('ñ)uД=Iw ç7+aib&')
#> tx_ladder('vfiuД=Iwλ/47+aib')
#> tx_ladder("é-x")

### tx_pop_to_front
def tx_pop_to_front(words, idxs):
    for i in idxs:
        if -len(words) <= i < len(words):
            words.insert(0, words.pop(i).upper())
    return ".".join(words)

#> tx_pop_to_front(["ka", "lo", "mi", "nu"], [2, -1])
#> tx_pop_to_front(["solo"], [0, 1, 0])
#> tx_pop_to_front([], [0])
#> tx_pop_to_front(["x", "y"], [])
#> tx_pop_to_front(["ä", "b", "c3"], [1, 1, 5])

### tx_first_cap_after
def tx_first_cap_after(s, start):
    for c in s[start:]:
        if c.isupper():
            return f"{c} at {s.index(c, start)}, seen {s.count(c)}x"
    return "none after %d" % start

#> tx_first_cap_after("McDonald Duck, MD", 1)
#> tx_first_cap_after("nothing Big After this", 15)
#> tx_first_cap_after("", 0)
#> tx_first_cap_after("aBcBdB", -2)
#> tx_first_cap_after("été ÉTÉ", 2)

### tx_split_digits_alpha
def tx_split_digits_alpha(s):
    out = []
    for c in s:
        if out and out[-1][-1].isdigit() == c.isdigit():
            out[-1] += c
        else:
            out.append(c)
    return out

#> tx_split_digits_alpha("file10part2final")
#> tx_split_digits_alpha("")
#> tx_split_digits_alpha("é22é&5 y é/λ9.5 y=REv4m'FHNXCQ")
#> tx_split_digits_alpha("x-9.5 y")
#> tx_split_digits_alpha("é1é22é")

### tx_centre_char
def tx_centre_char(s):
    mid = s[(len(s) - 1) // 2:len(s) // 2 + 1]
    return mid.center(len(s), "-").replace("--", "=")

#> tx_centre_char("lighthouse")
#> tx_centre_char("seven77")
#> tx_centre_char('no?çk?n77~ommeitД1AJEOBU9037n77')
#> tx_centre_char('0Mk?n77 ouseVaueouseÀ evepOGb2PE')
#> tx_centre_char("¿por qué no?")

### tx_remove_common
def tx_remove_common(a, b):
    for c in a:
        if c in b:
            a = a.replace(c, "")
            b = b.replace(c, "")
    return sorted([a, b], key=len)

#> tx_remove_common("parsley", "barley")
#> tx_remove_common("abc", "cab")
#> tx_remove_common("", "xyz")
#> tx_remove_common("Q1W2", "q1w2e3")
#> tx_remove_common("no overlap", "83%!")

### tx_kv_flatten
def tx_kv_flatten(d, sep="."):
    out = []
    for k, v in d.items():
        if isinstance(v, dict):
            out += [f"{k}{sep}{x}" for x in tx_kv_flatten(v, sep)]
        else:
            out.append(f"{k}={v}")
    return out

#> tx_kv_flatten({"db": {"host": "h1", "port": 1}, "debug": False})
#> tx_kv_flatten({})
#> tx_kv_flatten({"a": {"b": {"c": None}}}, "/")
#> tx_kv_flatten({"x": {}, "y": "é"})
#> tx_kv_flatten({1: {2: [3]}})

### tx_rle_threshold
def tx_rle_threshold(s, least):
    out, i = [], 0
    while i < len(s):
        j = i
        while j < len(s) and s[j] == s[i]:
            j += 1
        out.append(f"{s[i]}{{{j - i}}}" if j - i >= least else s[i:j])
        i = j
    return "".join(out)

#> tx_rle_threshold("aaaabbbcd", 3)
#> tx_rle_threshold("==> wow!!!!", 4)
#> tx_rle_threshold("", 2)
#> tx_rle_threshold("abc", 1)
#> tx_rle_threshold('λ/wwufhmswCfpxuf', 2)

### tx_bracket_depths
def tx_bracket_depths(s):
    depth, out = 0, ""
    for c in s:
        if c in "([":
            depth += 1
        out += str(depth) if c in "()[]" else c
        if c in ")]":
            depth -= 1
    return out

#> tx_bracket_depths("f(a[1], g(b))")
#> tx_bracket_depths("flat")
#> tx_bracket_depths('[1],#], g(')
#> tx_bracket_depths(")(")
#> tx_bracket_depths('яf(a[1 vzqx+b)[1VVFJN')

### tx_hide_repeats
def tx_hide_repeats(names):
    last = None
    shown = []
    for n in names:
        shown.append('"'.center(len(n)) if n == last else n)
        last = n
    return shown

#> tx_hide_repeats(["Lima", "Lima", "Cusco", "Lima"])
#> tx_hide_repeats([])
#> tx_hide_repeats(["", "", "x"])
#> tx_hide_repeats(["a b c", "a b c", "a b c"])
#> tx_hide_repeats(["Ö", "ö"])

### tx_score_hand
def tx_score_hand(cards):
    points = dict(zip("AKQJT", (11, 4, 3, 2, 10)))
    total = sum(points.get(c[0], 0) for c in cards.split())
    suits = "".join(sorted({c[1] for c in cards.split()}))
    return f"{total} in {suits or '-'}"

#> tx_score_hand("AS KH 9D TS")
#> tx_score_hand("")
#> tx_score_hand('9D T_C 3C  3C 4C( TSçH JH 7607 KH')
#> tx_score_hand("QH JH QD")
#> tx_score_hand("A KS")

### tx_back_and_forth
def tx_back_and_forth(s, n):
    out = []
    for i in range(0, len(s), n):
        part = s[i:i + n]
        out.append(part[::-1] if (i // n) % 2 else part)
    return "\n".join(out)

#> tx_back_and_forth("boustrophedon writing", 7)
#> tx_back_and_forth("abc", 10)
#> tx_back_and_forth('2b!ñ;b32b1a22b3c4d', 2)
#> tx_back_and_forth("1a2b3c4d", 2)
#> tx_back_and_forth('üö!ñ;b3c~0pvWYzwoe Д_tir.1ELLHO', 3)

### tx_common_case
def tx_common_case(words):
    kinds = [w.isupper() * "U" or w.islower() * "L" or w.istitle() * "T" or "?" for w in words]
    return "".join(kinds), max(kinds, key=kinds.count, default="-")

#> tx_common_case(["NATO", "plan", "London", "iPad", "UN"])
#> tx_common_case([])
#> tx_common_case(["123", ""])
#> tx_common_case(["Élan", "élan", "ÉLAN"])
#> tx_common_case(["x9", "X9", "X", "Xy"])
