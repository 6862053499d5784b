### zq_dots_at_hits
def zq_dots_at_hits(s, t):
    n = s.count(t)
    return s.replace(t, "." * n) if n > 1 else s.replace(t, "")

#> zq_dots_at_hits("cinnamon", "n")
#> zq_dots_at_hits("saffron", "ff")
#> zq_dots_at_hits("thyme", "q")
#> zq_dots_at_hits("", "a")
#> zq_dots_at_hits("la la la", "la")

### zq_len_of_splits
def zq_len_of_splits(s, d):
    p = s.split(d)
    return [len(x) for x in p if x] + [p.count("")]

#> zq_len_of_splits("a,,bcd,,e", ",")
#> zq_len_of_splits("nothing", "-")
#> zq_len_of_splits("", ";")
#> zq_len_of_splits("--x--", "--")
#> zq_len_of_splits("one and two and", " and")

### zq_rsplit_pick
def zq_rsplit_pick(s, k):
    a = s.rsplit(" ", k)
    return a[0] if len(a) == k + 1 else a[-1] + "!"

#> zq_rsplit_pick("turn left at the mill", 2)
#> zq_rsplit_pick("turn left", 3)
#> zq_rsplit_pick("", 1)
#> zq_rsplit_pick("single", 0)
#> zq_rsplit_pick("a b c", 2)

### zq_index_chain
def zq_index_chain(s):
    i = s.index("a")
    j = s.index("e", i)
    return s[i:j + 1], j - i

#> zq_index_chain("candle")
#> zq_index_chain("make a plate")
#> zq_index_chain("fence and gate")
#> zq_index_chain("ae")
#> zq_index_chain("bell")
#> zq_index_chain("pear")

### zq_minmax_find
def zq_minmax_find(s, a, b):
    p = sorted([s.find(a), s.find(b)])
    return s[p[0] + 1:p[1] + 1]

#> zq_minmax_find("velocity", "l", "t")
#> zq_minmax_find("velocity", "y", "v")
#> zq_minmax_find("velocity", "x", "o")
#> zq_minmax_find("velocity", "x", "q")
#> zq_minmax_find("", "a", "a")

### zq_count_case_pair
def zq_count_case_pair(s):
    r = {}
    for c in s:
        if c.swapcase() in s and c.isalpha():
            r[c] = s.count(c.swapcase())
    return r

#> zq_count_case_pair("Anna And Nan")
#> zq_count_case_pair("lower only")
#> zq_count_case_pair("")
#> zq_count_case_pair("xX1")
#> zq_count_case_pair("Éé")

### zq_center_of_hit
def zq_center_of_hit(s, t, w):
    k = s.find(t)
    if k < 0:
        return s.center(w, ".")
    return s[:k].rjust(w // 2, "<") + t + s[k + len(t):].ljust(w // 2, ">")

#> zq_center_of_hit("iron ore", "n", 10)
#> zq_center_of_hit("iron", "x", 9)
#> zq_center_of_hit("", "x", 4)
#> zq_center_of_hit("abc", "abc", 6)
#> zq_center_of_hit("pre-mid-post", "-", 4)

### zq_until_twice
def zq_until_twice(s):
    r = ""
    while s and s[0] not in r:
        r, s = r + s[0], s[1:]
    return r, len(s)

#> zq_until_twice("thunderstorm")
#> zq_until_twice("ox")
#> zq_until_twice("")
#> zq_until_twice("eerie")
#> zq_until_twice("12 34 56")

### zq_wave_join
def zq_wave_join(ws):
    return "".join(w[i] if i < len(w) else "_" for i, w in enumerate(ws))

#> zq_wave_join(["flute", "drum", "oboe", "horn"])
#> zq_wave_join([])
#> zq_wave_join(["", "a", "abc"])
#> zq_wave_join(["x"])
#> zq_wave_join(["çay", "süt", "bal", "un"])

### zq_at_len_of_other
def zq_at_len_of_other(a, b):
    k = len(b)
    return a[k] if k < len(a) else a[len(a) - k:]

#> zq_at_len_of_other("sandstone", "clay")
#> zq_at_len_of_other("clay", "sandstone")
#> zq_at_len_of_other("mud", "wet")
#> zq_at_len_of_other("", "")
#> zq_at_len_of_other("gravel", "")

### zq_replace_nth
def zq_replace_nth(s, t, n, u):
    k = -1
    while n:
        k = s.find(t, k + 1)
        if k == -1:
            return s
        n -= 1
    return s[:k] + u + s[k + len(t):]

#> zq_replace_nth("dot dot dot", "dot", 2, "DASH")
#> zq_replace_nth("dot dot", "dot", 3, "x")
#> zq_replace_nth("aaaa", "a", 4, "")
#> zq_replace_nth("", "a", 1, "b")
#> zq_replace_nth("1,2,3", ",", 1, ";")

### zq_letters_between
def zq_letters_between(s):
    u = sorted(set(s.lower()) - {" "})
    return [a + b for a, b in zip(u, u[1:]) if ord(b) - ord(a) == 1]

#> zq_letters_between("Defender")
#> zq_letters_between("a b c")
#> zq_letters_between("")
#> zq_letters_between("ace")
#> zq_letters_between("xylophone no")

### zq_even_len_words
def zq_even_len_words(t):
    return "-".join(w[:len(w) // 2] if len(w) % 2 == 0 else w[-1] for w in t.split())

#> zq_even_len_words("slow rivers bend around stone")
#> zq_even_len_words("")
#> zq_even_len_words("a bb ccc")
#> zq_even_len_words("   ")
#> zq_even_len_words("well-made thing!")

### zq_expandtabs_diff
def zq_expandtabs_diff(s, n):
    e = s.expandtabs(n)
    return len(e) - len(s), e.find(" "), s.find("\t")

#> zq_expandtabs_diff("a\tb\tc", 4)
#> zq_expandtabs_diff("plain text", 4)
#> zq_expandtabs_diff("\t", 8)
#> zq_expandtabs_diff("", 2)
#> zq_expandtabs_diff("abcd\te", 4)

### zq_translate_drop
def zq_translate_drop(s, d):
    t = s.translate(str.maketrans("", "", d))
    return t or d, len(s) - len(t)

#> zq_translate_drop("bookkeeper", "oe")
#> zq_translate_drop("xyz", "zyx")
#> zq_translate_drop("", "a")
#> zq_translate_drop("(12) 345-67", "()- ")
#> zq_translate_drop("keep", "")

### zq_casefold_index
def zq_casefold_index(ws, w):
    f = [x.casefold() for x in ws]
    return ws[f.index(w.casefold()):] if w.casefold() in f else f

#> zq_casefold_index(["Ost", "STRASSE", "West"], "Straße")
#> zq_casefold_index(["Ost", "West"], "süd")
#> zq_casefold_index([], "x")
#> zq_casefold_index(["A", "a"], "a")
#> zq_casefold_index(["up", "Down"], "DOWN")

### zq_two_pointer_keep
def zq_two_pointer_keep(s, p):
    j, r = 0, ""
    for c in s:
        if j < len(p) and c == p[j]:
            j += 1
        else:
            r += c
    return r if j == len(p) else j

#> zq_two_pointer_keep("blackbird", "bkd")
#> zq_two_pointer_keep("blackbird", "bz")
#> zq_two_pointer_keep("", "a")
#> zq_two_pointer_keep("owl", "")
#> zq_two_pointer_keep("owl", "owl")

### zq_cols_to_text
def zq_cols_to_text(s, w):
    rows = [s[i:i + w].ljust(w, "~") for i in range(0, len(s), w)]
    return ["".join(c).rstrip("~") for c in zip(*rows)]

#> zq_cols_to_text("meetatnoon", 4)
#> zq_cols_to_text("abc", 5)
#> zq_cols_to_text("", 3)
#> zq_cols_to_text("aabbcc", 2)
#> zq_cols_to_text("x y z", 1)

### zq_sep_in_sep
def zq_sep_in_sep(s):
    return {k: v.split(",") if "," in v else v for k, _, v in (p.partition("=") for p in s.split(";") if p)}

#> zq_sep_in_sep("a=1;b=2,3;c=")
#> zq_sep_in_sep("flag;x=y=z")
#> zq_sep_in_sep("")
#> zq_sep_in_sep(";;")
#> zq_sep_in_sep("k=,;k=1")

### zq_find_sum_digits
def zq_find_sum_digits(s):
    p = [s.find(d) for d in "0123456789"]
    return [d for d, i in enumerate(p) if i != -1], sum(i for i in p if i > 0)

#> zq_find_sum_digits("flat 12b, floor 3")
#> zq_find_sum_digits("none")
#> zq_find_sum_digits("")
#> zq_find_sum_digits("9")
#> zq_find_sum_digits("10-01-10")

### zq_prev_char_map
def zq_prev_char_map(s):
    m = {}
    for a, b in zip(s, s[1:]):
        if b not in m:
            m[b] = a
    return "".join(m.get(c, "^") for c in s)

#> zq_prev_char_map("papaya")
#> zq_prev_char_map("ab")
#> zq_prev_char_map("")
#> zq_prev_char_map("oo")
#> zq_prev_char_map("1-2-3")

### zq_chop_by_lens
def zq_chop_by_lens(s, ls):
    r = []
    for n in ls:
        r.append(s[:n])
        s = s[n:]
        if not s:
            break
    return r, s

#> zq_chop_by_lens("20261115T0930", [4, 2, 2, 1])
#> zq_chop_by_lens("short", [3, 3, 3])
#> zq_chop_by_lens("", [1, 2])
#> zq_chop_by_lens("abc", [])
#> zq_chop_by_lens("abcdef", [2, 0, 2])

### zq_upper_if_followed
def zq_upper_if_followed(s, by):
    return "".join(c.upper() if s[i + 1:i + 2] and s[i + 1] in by else c for i, c in enumerate(s))

#> zq_upper_if_followed("quarantine", "aeiou")
#> zq_upper_if_followed("a-b-c", "-")
#> zq_upper_if_followed("", "x")
#> zq_upper_if_followed("z", "z")
#> zq_upper_if_followed("apple pie", "")

### zq_pos_product
def zq_pos_product(s, a, b):
    x, y = s.rfind(a), s.rfind(b)
    return x * y if x != y else x + y

#> zq_pos_product("parliament", "a", "i")
#> zq_pos_product("parliament", "a", "z")
#> zq_pos_product("parliament", "q", "z")
#> zq_pos_product("noon", "n", "n")
#> zq_pos_product("", "", "")

### zq_join_if_in_both
def zq_join_if_in_both(a, b, s):
    k = [x for x in a.split(s) if x in b.split(s)]
    return s.join(k), len(k)

#> zq_join_if_in_both("red,blue,gold", "gold,green,red", ",")
#> zq_join_if_in_both("red", "blue", ",")
#> zq_join_if_in_both("", "", "-")
#> zq_join_if_in_both("a b a", "a", " ")
#> zq_join_if_in_both("x-y", "x--z", "-")
