### rework
def rework(s, t):
    n = len(s) - len(t)
    if n > 0:
        t = t.rjust(len(s), s[0])
    else:
        s = s.ljust(len(t), t[-1:])
    return "".join(max(a, b) for a, b in zip(s, t))

#> rework("klmnop", "zz")
#> rework("ab", "Xyzzy9")
#> rework("", "")
#> rework("7-7-7", "-7-7-")
#> rework("été", "Ete")

### bend
def bend(s):
    a = s.find("(")
    b = s.rfind(")")
    return s[b:a:-1] if b > a else s[a + 1:]

#> bend("call(arg1, arg2) now")
#> bend("no parens at all")
#> bend('HHAZevbjsq((n l(asted) ens at')
#> bend("((nested))")
#> bend("f(é)")

### lump
def lump(words):
    out = ""
    for w in words:
        if len(out) % 2:
            out += w.upper()
        else:
            out = w.lower() + out
    return out

#> lump(["Kit", "Kat", "Bar"])
#> lump([])
#> lump(["ab", "C", "DE"])
#> lump(["", "Q9", "É"])
#> lump(["one", "Two", "THREE", "four"])

### ff_zero_width
def ff_zero_width(s, spec):
    return "|".join(format(w, spec) for w in s.split())

#> ff_zero_width("tin zinc lead", ">6")
#> ff_zero_width("alpha be", "*^9")
#> ff_zero_width("", "<3")
#> ff_zero_width("truncate these words", ".3")
#> ff_zero_width("5 6", "03d")

### ff_two_finds
def ff_two_finds(s, a, b):
    i, j = s.find(a), s.find(b)
    if -1 in (i, j):
        return s.replace(a, b)
    lo, hi = sorted((i, j))
    return s[hi:] + s[lo:hi] + s[:lo]

#> ff_two_finds("vx=3;vy=4", "=", ";")
#> ff_two_finds("mellow yellow", "w", "z")
#> ff_two_finds("", "a", "b")
#> ff_two_finds("12ab34", "34", "ab")
#> ff_two_finds('xixeocmø and üßqreqbf ü)ll', 'ü', 'ñ')

### ff_prefix_len
def ff_prefix_len(s):
    body = s.lstrip(s[:1])
    n = len(s) - len(body)
    return f"{n}{s[:1]}{body[::-1]}"

#> ff_prefix_len("zzzTop-40")
#> ff_prefix_len('ingyhEAGSop-40vjwppvt;enteéa é')
#> ff_prefix_len("111")
#> ff_prefix_len("  indented")
#> ff_prefix_len('ÖofcÀCnnøa éaя  éaindenteéa éa')

### ff_mid_out
def ff_mid_out(s):
    m = len(s) // 2
    out = s[m:m + 1]
    for d in range(1, m + 1):
        out += s[m - d] + s[m + d:m + d + 1]
    return out

#> ff_mid_out('cdedixkicGDB')
#> ff_mid_out("lantern 42")
#> ff_mid_out('olbqjgxnhhliù? . là9065Où  l fgto')
#> ff_mid_out("x")
#> ff_mid_out("Où? là")

### ff_upper_count_rep
def ff_upper_count_rep(s):
    n = sum(1 for c in s if c.isupper())
    return s.lower().replace(" ", "_" * n) if n else s.upper()

#> ff_upper_count_rep("The Big Cat sat")
#> ff_upper_count_rep("all small here")
#> ff_upper_count_rep("")
#> ff_upper_count_rep('ole ÉCat sat4EJGMjkhiesn')
#> ff_upper_count_rep("École Été à")

### ff_list_index_str
def ff_list_index_str(xs, s):
    return [xs.index(c) if c in xs else c for c in s]

#> ff_list_index_str(["k", "m", "n"], "mink")
#> ff_list_index_str([], "abc")
#> ff_list_index_str(list("zyx"), "")
#> ff_list_index_str(["1", 1, " "], "1 1")
#> ff_list_index_str(["é", "e"], "élève")

### ff_splitlines_mix
def ff_splitlines_mix(s):
    a = s.splitlines()
    b = s.split("\n")
    return len(a), len(b), a[-1:] == b[-1:]

#> ff_splitlines_mix("k1\nk2\n")
#> ff_splitlines_mix("one\r\ntwo")
#> ff_splitlines_mix("")
#> ff_splitlines_mix("a\x0bb\x1cc")
#> ff_splitlines_mix("\n\n\n")

### ff_join_str_of_list
def ff_join_str_of_list(xs):
    s = str(xs)
    return s.strip("[]").replace("'", "").replace(", ", s[1:2])

#> ff_join_str_of_list(["kappa", "mu", "xi"])
#> ff_join_str_of_list([4, 15, 16])
#> ff_join_str_of_list([])
#> ff_join_str_of_list(["it's", 2.5])
#> ff_join_str_of_list([[1, "b"], None])

### ff_case_toggle_flag
def ff_case_toggle_flag(s, toggles):
    loud = False
    out = ""
    for c in s:
        if c in toggles:
            loud = not loud
        else:
            out += c.upper() if loud else c
    return out

#> ff_case_toggle_flag("a*bold*word*end", "*")
#> ff_case_toggle_flag("nothing", "")
#> ff_case_toggle_flag('mcfigour#<>[]NAogj #', '#')
#> ff_case_toggle_flag('lqcwmarø%PX<>[]-<>[]vhpibnvYzcÀ', '<>[]')
#> ff_case_toggle_flag("1_two_3_four", "_")

### ff_slice_by_digits
def ff_slice_by_digits(s):
    nums = [int(c) for c in s if c.isdigit()][:2]
    if len(nums) < 2:
        return s
    return s[slice(*nums)]

#> ff_slice_by_digits('я ln 1e-tôt YYROTSH')
#> ff_slice_by_digits("no5")
#> ff_slice_by_digits("")
#> ff_slice_by_digits("9 then 1")
#> ff_slice_by_digits("0 lève-tôt 8")

### ff_reduce_pairs
def ff_reduce_pairs(s):
    from functools import reduce
    return reduce(lambda acc, c: acc + c if c > acc[-1] else c + acc, s[1:], s[0])

#> ff_reduce_pairs("gdkbz")
#> ff_reduce_pairs("x")
#> ff_reduce_pairs("The 9")
#> ff_reduce_pairs("")
#> ff_reduce_pairs("aabbaa")

### ff_stack_upper
def ff_stack_upper(s):
    st = []
    for c in s:
        if c == "^" and st:
            st[-1] = st[-1].upper()
        elif c == "<" and st:
            st.pop()
        else:
            st.append(c)
    return "".join(st)

#> ff_stack_upper("he^lp<< me^")
#> ff_stack_upper("^<start")
#> ff_stack_upper("")
#> ff_stack_upper("a<b<c^")
#> ff_stack_upper("é^t<é^")

### ff_min_rotation
def ff_min_rotation(s):
    rots = [s[i:] + s[:i] for i in range(len(s))]
    return min(rots, default="-"), len(set(rots))

#> ff_min_rotation("bca")
#> ff_min_rotation("abab")
#> ff_min_rotation("")
#> ff_min_rotation("Zz 0")
#> ff_min_rotation("éte")

### ff_dict_of_spans
def ff_dict_of_spans(s):
    return {c: s[s.find(c):s.rfind(c) + 1] for c in s if s.count(c) > 1}

#> ff_dict_of_spans("cabcad")
#> ff_dict_of_spans("unique")
#> ff_dict_of_spans("")
#> ff_dict_of_spans("1-2-1")
#> ff_dict_of_spans("mot-à-mot")

### ff_count_in_list
def ff_count_in_list(words, s):
    return sorted(((w, s.count(w)) for w in words if w), key=lambda p: -p[1])

#> ff_count_in_list(["an", "na", "b"], "bananas and pans")
#> ff_count_in_list([], "zzz")
#> ff_count_in_list(["", "x"], "")
#> ff_count_in_list(["11", "1"], "11111")
#> ff_count_in_list(["é", "É"], "été")

### ff_startswith_offset
def ff_startswith_offset(s, p):
    return [i for i in range(len(s)) if s.startswith(p, i)] or [s.find(p[:1])]

#> ff_startswith_offset("kokokoko", "koko")
#> ff_startswith_offset("mnop", "pq")
#> ff_startswith_offset("", "a")
#> ff_startswith_offset("x.y.z", ".")
#> ff_startswith_offset("abc", "")

### ff_merge_sorted_str
def ff_merge_sorted_str(a, b):
    out = ""
    while a and b:
        if a[0] <= b[0]:
            out, a = out + a[0], a[1:]
        else:
            out, b = out + b[0], b[1:]
    return out + a.upper() + b.upper()

#> ff_merge_sorted_str("adgk", "bcz")
#> ff_merge_sorted_str('tail tail Vej8559', 'tail')
#> ff_merge_sorted_str("zebra", "apple")
#> ff_merge_sorted_str("129", "057")
#> ff_merge_sorted_str('pleappleépp 6BWz8feeappler5rkH9Q', 'e')

### ff_rev_words_keep_punct
def ff_rev_words_keep_punct(s):
    out = []
    for w in s.split():
        core = w.rstrip(".,!?;")
        out.append(core[::-1] + w[len(core):])
    return " ".join(out)

#> ff_rev_words_keep_punct("Wait, what?! No way.")
#> ff_rev_words_keep_punct("")
#> ff_rev_words_keep_punct('! No way,ø ....va,')
#> ff_rev_words_keep_punct("stressed desserts")
#> ff_rev_words_keep_punct("né; Ça.va,")

### ff_bytes_math
def ff_bytes_math(s, k):
    data = bytearray(s, "ascii")
    for i in range(0, len(data), 2):
        data[i] = (data[i] + k) % 128
    return bytes(data)

#> ff_bytes_math("Gopher", 1)
#> ff_bytes_math('zsjnkpdB-C Gohgieyc', 5)
#> ff_bytes_math('owrPxhk pher-B-herujllgn', 3)
#> ff_bytes_math("é", 1)
#> ff_bytes_math("A-B-C", -65)

### ff_nested_ternary_map
def ff_nested_ternary_map(s):
    return "".join("v" if c in "aeiou" else "C" if c.isupper() else "c" if c.isalpha() else "." for c in s)

#> ff_nested_ternary_map("Grand Hotel, 5th Ave")
#> ff_nested_ternary_map("")
#> ff_nested_ternary_map("AEIOU aeiou")
#> ff_nested_ternary_map('eiou AEI Avewcy=zRnXEK8-yPJEXS')
#> ff_nested_ternary_map("Ünder 日本")

### ff_pop_insert_text
def ff_pop_insert_text(s, moves):
    cs = list(s)
    for src, dst in moves:
        cs.insert(dst, cs.pop(src))
    return "".join(cs)

#> ff_pop_insert_text("abcdef", [(0, 3), (-1, 0)])
#> ff_pop_insert_text("static", [])
#> ff_pop_insert_text("k9!", [(2, 100), (0, -1)])
#> ff_pop_insert_text("", [(0, 0)])
#> ff_pop_insert_text("été!", [(3, 1), (1, 3)])

### ff_chars_le
def ff_chars_le(s, pivot):
    low = [c for c in s if c <= pivot]
    high = [c for c in s if c > pivot]
    return "".join(high) + pivot + "".join(low)

#> ff_chars_le("Quick 93 fox", "k")
#> ff_chars_le('abc a~arxn.608Öqtyfp!SGL', 'a')
#> ff_chars_le("zzzz", "a")
#> ff_chars_le("ABCabc", "Z")
#> ff_chars_le("~gec'~oyhknlv3a0QrSl8Qzn3 fox", '~')

### ff_max_word_pos
def ff_max_word_pos(s):
    words = s.split()
    w = max(words, key=lambda x: (len(x), x))
    i = s.index(w)
    return s[:i] + w.center(len(w) + 4, "*") + s[i + len(w):]

#> ff_max_word_pos("the longest word wins here")
#> ff_max_word_pos("one two six")
#> ff_max_word_pos("lonely")
#> ff_max_word_pos("")
#> ff_max_word_pos("élan  éclair café")

### ff_range_remove
def ff_range_remove(s, step):
    i = 0
    while i < len(s):
        s = s[:i] + s[i + 1:]
        i += step
    return s

#> ff_range_remove("abcdefghijkl", 2)
#> ff_range_remove("Kiwi 42", 1)
#> ff_range_remove("gone!", 0)
#> ff_range_remove("", 3)
#> ff_range_remove("naïveté", 10)

### ff_digits_sum_tail
def ff_digits_sum_tail(s):
    total = sum(map(int, filter(str.isdecimal, s)))
    return s[-total:] + "/" + s[:total]

#> ff_digits_sum_tail('lnlooÖNzsx0é0adpIKA ДBKNYJQEfbdj')
#> ff_digits_sum_tail("no digits")
#> ff_digits_sum_tail("")
#> ff_digits_sum_tail("99 red balloons")
#> ff_digits_sum_tail("k0é4zzz")

### ff_any_all_checks
def ff_any_all_checks(words):
    return (any(w.isupper() for w in words), all(w.isalpha() for w in words),
            sum(w[:1].isdigit() for w in words))

#> ff_any_all_checks(["USB", "hub", "3port"])
#> ff_any_all_checks([])
#> ff_any_all_checks(["", "x"])
#> ff_any_all_checks(["né", "Été", "ÀÉ"])
#> ff_any_all_checks(["4x4", "2"])

### ff_lpad_stairs
def ff_lpad_stairs(words):
    col, rows = 0, []
    for w in words:
        rows.append(" " * col + w)
        col += len(w)
    return rows

#> ff_lpad_stairs(["down", "the", "stairs"])
#> ff_lpad_stairs([])
#> ff_lpad_stairs(["", "a", ""])
#> ff_lpad_stairs(["é", "ü9", "!"])
#> ff_lpad_stairs(["x y", "z"])

### ff_str_in_str_mult
def ff_str_in_str_mult(s, n):
    return [w for w in s.split() if w in s.replace(" ", "") * n and s.count(w) > n]

#> ff_str_in_str_mult("tin tint tinting can", 1)
#> ff_str_in_str_mult("a b a b", 0)
#> ff_str_in_str_mult("", 2)
#> ff_str_in_str_mult("k9 k99 k999", 2)
#> ff_str_in_str_mult("été té é", 1)
