### tail_guard
def tail_guard(s, allowed):
    i = len(s)
    while i > 0 and s[i - 1] not in allowed:
        i -= 1
    return s[:i] + "#" * (len(s) - i)

#> tail_guard("price 42.50 USD", "0123456789")
#> tail_guard("all vowels gone", "xyz")
#> tail_guard("", "abc")
#> tail_guard('GB90123456kjok', 'ok')
#> tail_guard("vÉrité!!", "éÉ")

### shelf_labels
def shelf_labels(rows, cols):
    return [f"{chr(65 + r)}{c:02}" for r in range(rows) for c in range(1, cols + 1)]

#> shelf_labels(2, 3)
#> shelf_labels(0, 5)
#> shelf_labels(1, 10)
#> shelf_labels(3, 0)
#> shelf_labels(4, 1)

### dash_between_odds
def dash_between_odds(n):
    digits = str(n)
    out = digits[0]
    for a, b in zip(digits, digits[1:]):
        out += "-" + b if int(a) % 2 and int(b) % 2 else b
    return out

#> dash_between_odds(4571937204)
#> dash_between_odds(2468)
#> dash_between_odds(7)
#> dash_between_odds(1357911)
#> dash_between_odds(-35)

### strip_units_sum
def strip_units_sum(amounts, unit):
    total = 0
    skipped = []
    for a in amounts:
        if a.endswith(unit):
            total += int(a.removesuffix(unit))
        else:
            skipped.append(a)
    return total, skipped

#> strip_units_sum(["12kg", "7kg", "3lb"], "kg")
#> strip_units_sum([], "m")
#> strip_units_sum(["-5px", "10px", "auto"], "px")
#> strip_units_sum(["1.5h"], "h")
#> strip_units_sum([" 4 €", "6€"], "€")

### quiz_unpack_str
def quiz_unpack_str(s):
    (a, b), *rest = s.split("/")
    return rest[-1:] * 2 + [b + a]

#> quiz_unpack_str("xy/left/right")
#> quiz_unpack_str("qz")
#> quiz_unpack_str("7é/ /")
#> quiz_unpack_str("abc/d")
#> quiz_unpack_str("-+/k9 m2")

### quiz_join_on_self
def quiz_join_on_self(s):
    return s[1:3].join(s[3:])

#> quiz_join_on_self("a.-word")
#> quiz_join_on_self("k, twelve")
#> quiz_join_on_self('vitwelvewelInc9KY -word elve')
#> quiz_join_on_self('hvyipg9KçwelInc')
#> quiz_join_on_self("éñ ü12")

### replace_empty_twice
def replace_empty_twice(s, t, n):
    return s.replace("", t, n) + t.replace(s, "")

#> replace_empty_twice("wxyz", "*", 3)
#> replace_empty_twice("m9", "m9m9!", 1)
#> replace_empty_twice("", "ab", 5)
#> replace_empty_twice("grid", "-", -1)
#> replace_empty_twice('aqkywm9!m9!..;jjlvu', '.', 0)

### quiz_chain_methods
def quiz_chain_methods(s):
    return s.strip().lower().replace("a", "@").title().swapcase().center(21, "~")

#> quiz_chain_methods("  Banana Bread  ")
#> quiz_chain_methods("\tALPHA-beta 3a")
#> quiz_chain_methods("")
#> quiz_chain_methods("An unusually long line of text")
#> quiz_chain_methods("ÀàAa")

### quiz_rindex_start
def quiz_rindex_start(s, c):
    first = s.index(c)
    last = s.rindex(c, first)
    return s[last:] + s[first:last] + str(last - first)

#> quiz_rindex_start("mk.Lw.77.z", ".")
#> quiz_rindex_start("single x", "x")
#> quiz_rindex_start("gone", "q")
#> quiz_rindex_start("ababab", "ab")
#> quiz_rindex_start('baGlkvlevnngksjYWLJMFéw.77.oljfmgx', 'é')

### quiz_del_from_list
def quiz_del_from_list(s):
    xs = s.split(",")
    del xs[::2]
    xs.append(str(len(xs)))
    return "+".join(xs)

#> quiz_del_from_list("a,b,c,d,e")
#> quiz_del_from_list('c,d,eя/k1, k2 ,ü, k2 ,XUMQ')
#> quiz_del_from_list('thbgjd#9éd,e65r4boncrrk')
#> quiz_del_from_list(" k1, k2 ,,k4")
#> quiz_del_from_list("x,ÿ")

### bool_slice_words
def bool_slice_words(words, c):
    return [w[c in w:] + w[:c in w] for w in words]

#> bool_slice_words(["crane", "heron", "stork"], "r")
#> bool_slice_words([], "a")
#> bool_slice_words(["", "xx"], "")
#> bool_slice_words(["9to5", "24/7"], "5")
#> bool_slice_words(["Éa", "éa"], "é")

### quiz_while_in
def quiz_while_in(s, a, b):
    n = 0
    while a in s and n < 5:
        s = s.replace(a, b, 1)[::-1]
        n += 1
    return s, n

#> quiz_while_in("mamba samba", "am", "o")
#> quiz_while_in("aaa", "a", "aa")
#> quiz_while_in("stay", "z", "q")
#> quiz_while_in("", "x", "y")
#> quiz_while_in("p1q1r1", "1", "22")

### quiz_sorted_mixed
def quiz_sorted_mixed(s):
    return "".join(sorted(s, key=lambda c: (not c.isdigit(), c.isupper(), c)))

#> quiz_sorted_mixed("bA3aB1 c2")
#> quiz_sorted_mixed('LOfOad4..a!A oHOzs*')
#> quiz_sorted_mixed("ZYX zyx 987")
#> quiz_sorted_mixed("..a!A")
#> quiz_sorted_mixed('bA3aB1 c_..&e9E')

### quiz_enumerate_back
def quiz_enumerate_back(s):
    out = []
    for i, c in enumerate(reversed(s)):
        if c.isalpha():
            out.append(c + str(i))
        elif out:
            out.pop()
    return "".join(out)

#> quiz_enumerate_back("ab1cd2e")
#> quiz_enumerate_back("123")
#> quiz_enumerate_back("")
#> quiz_enumerate_back("x y zé")
#> quiz_enumerate_back("--q--r--")

### quiz_slices_equal
def quiz_slices_equal(s):
    k = 1
    while s[:k] != s[-k:] and k < len(s):
        k += 1
    return k, s[:k]

#> quiz_slices_equal("abcab")
#> quiz_slices_equal("qwerty")
#> quiz_slices_equal("x9x")
#> quiz_slices_equal("")
#> quiz_slices_equal('cdcr hxknhoup toto srtyjdtomato')

### quiz_fromkeys_join
def quiz_fromkeys_join(a, b):
    d = dict.fromkeys(a + b, "")
    for c in b:
        d[c] += c.upper()
    return "".join(k + v for k, v in d.items())

#> quiz_fromkeys_join("lemon", "melon")
#> quiz_fromkeys_join('CbphclkxxcDYYSppy aa b', 'aa b')
#> quiz_fromkeys_join("xyz", "")
#> quiz_fromkeys_join("1é", "éé2")
#> quiz_fromkeys_join('é!TtemonmelontT!tT!emon', 'tT!')

### quiz_str_mult_neg
def quiz_str_mult_neg(s, n):
    left = s * n
    right = s[::-1] * -n
    return (left or right)[:12] + str(len(left) - len(right))

#> quiz_str_mult_neg("kite", 4)
#> quiz_str_mult_neg("kite", -2)
#> quiz_str_mult_neg("zero", 0)
#> quiz_str_mult_neg('cplfhmpa1vsdtxqiumpac-', 3)
#> quiz_str_mult_neg("É!", -9)

### quiz_pop_str_keys
def quiz_pop_str_keys(d, s):
    out = ""
    for c in s:
        out += d.pop(c, c.upper())
    return out + "".join(d)

#> quiz_pop_str_keys({"a": "1", "b": "22"}, "abba")
#> quiz_pop_str_keys({}, "quiet")
#> quiz_pop_str_keys({"z": "-", "y": "+"}, "")
#> quiz_pop_str_keys({"é": "e", " ": "_"}, "été à é")
#> quiz_pop_str_keys({"k": "kk", "m": ""}, "mmk")

### quiz_capital_swap
def quiz_capital_swap(s):
    t = s.capitalize()
    diff = [b for a, b in zip(s, t) if a != b]
    return "".join(diff) + ":" + t[len(diff):]

#> quiz_capital_swap("hELLO wORLD")
#> quiz_capital_swap("Already fine")
#> quiz_capital_swap("")
#> quiz_capital_swap("9LIVES OF k")
#> quiz_capital_swap("éCLAIR ÀÀ")

### quiz_title_vs_cap
def quiz_title_vs_cap(s):
    pairs = [(a, b) for a, b in zip(s.title(), s.capitalize()) if a != b]
    return pairs[:3], len(pairs)

#> quiz_title_vs_cap("don't go to o'neill's")
#> quiz_title_vs_cap("392o to omkxzris d 2e 'neil-gh )")
#> quiz_title_vs_cap("")
#> quiz_title_vs_cap("ab1cd 2ef-gh ij")
#> quiz_title_vs_cap("l'été à paris")

### quiz_partition_rpartition
def quiz_partition_rpartition(s, c):
    return s.partition(c)[::2] + s.rpartition(c)[::-2]

#> quiz_partition_rpartition("one=two=three", "=")
#> quiz_partition_rpartition("no sep", "|")
#> quiz_partition_rpartition("", "?")
#> quiz_partition_rpartition("..lead", ".")
#> quiz_partition_rpartition("é, à, ü", ", ")

### quiz_nested_fmt
def quiz_nested_fmt(s, n, c):
    return f"{f'{s:{c}<{n}}':{c}>{n + 3}}|{len(s):0{n}}"

#> quiz_nested_fmt("ox", 5, "*")
#> quiz_nested_fmt("longer-name", 4, "_")
#> quiz_nested_fmt("", 2, ".")
#> quiz_nested_fmt("éé", 7, "0")
#> quiz_nested_fmt("x y", 0, "~")

### quiz_compare_len_str
def quiz_compare_len_str(a, b):
    big, small = (a, b) if (len(a), a) >= (len(b), b) else (b, a)
    return big.replace(small, "<>") + small[-1:]

#> quiz_compare_len_str("ana", "banana nana")
#> quiz_compare_len_str('a n/Twina nana a nanaTwin', 'Twin')
#> quiz_compare_len_str("", "x1y2")
#> quiz_compare_len_str("zzz", "zz")
#> quiz_compare_len_str("ça", "ça")

### quiz_isalnum_filter_idx
def quiz_isalnum_filter_idx(s):
    good = [i for i in range(len(s)) if s[i].isalnum()]
    return s[good[0]:good[-1] + 1] if good else "<>"

#> quiz_isalnum_filter_idx('(a) +  ž-e_1QhsbbUgx+ Hepfyherg')
#> quiz_isalnum_filter_idx("!?!?")
#> quiz_isalnum_filter_idx('Hepxidlsntuajfgx+')
#> quiz_isalnum_filter_idx("(a) + (b)")
#> quiz_isalnum_filter_idx("«déjà-vu²»")

### quiz_append_while_loop
def quiz_append_while_loop(s):
    parts = [s]
    while len(parts[-1]) > 3:
        last = parts[-1]
        parts.append(last[len(last) // 2:])
    return "|".join(parts)

#> quiz_append_while_loop("rhododendron")
#> quiz_append_while_loop('9995 rho endronendron% p7 q8?')
#> quiz_append_while_loop('jnofzbs ßRYRIF1wxEßp7endronzylqjt')
#> quiz_append_while_loop("k4 m5 n6 p7 q8")
#> quiz_append_while_loop("éàçù")

### quiz_last_upper_lower
def quiz_last_upper_lower(s):
    u = max((i for i, c in enumerate(s) if c.isupper()), default=-1)
    l = max((i for i, c in enumerate(s) if c.islower()), default=-1)
    return s[min(u, l) + 1:max(u, l) + 1], u - l

#> quiz_last_upper_lower("abCDef12GH-")
#> quiz_last_upper_lower("only lower")
#> quiz_last_upper_lower("")
#> quiz_last_upper_lower('VE ßя 12GH-23')
#> quiz_last_upper_lower("1234 é")

### quiz_tuple_from_str
def quiz_tuple_from_str(s):
    t = tuple(s)
    t = t[-2:] + t[:2] * 2
    return "".join(t) + str(t.count(s[0]))

#> quiz_tuple_from_str("hotshot")
#> quiz_tuple_from_str("ab")
#> quiz_tuple_from_str("7")
#> quiz_tuple_from_str("")
#> quiz_tuple_from_str("é-e-é")

### quiz_strip_digits_iter
def quiz_strip_digits_iter(s):
    for d in "9876543210":
        s = s.strip(d)
    return s

#> quiz_strip_digits_iter("0123abc3210")
#> quiz_strip_digits_iter("9876543210")
#> quiz_strip_digits_iter('4,ß2332.765+89x101101')
#> quiz_strip_digits_iter('4321023abc32bc3210')
#> quiz_strip_digits_iter("989x101")

### quiz_count_minus
def quiz_count_minus(s, cs):
    return "".join(c * (s.count(c) - 1) for c in cs) or s[:2]

#> quiz_count_minus("senselessness", "sen")
#> quiz_count_minus("abc", "abc")
#> quiz_count_minus("", "x")
#> quiz_count_minus("1 22 333", "321 ")
#> quiz_count_minus("Noon", "oN")

### quiz_find_from_find
def quiz_find_from_find(s, a, b):
    i = s.find(a)
    return s.find(b, i), s.find(b, i, i + 5), s.rfind(b, 0, i)

#> quiz_find_from_find("xo.lk.xo.lk.", "lk", ".")
#> quiz_find_from_find('zcudnralk.ÖbД baé1é2', 'b', 'a')
#> quiz_find_from_find("", "", "")
#> quiz_find_from_find("path/to/the/file", "t", "/")
#> quiz_find_from_find("é1é2é3", "2", "é")

### quiz_reverse_between
def quiz_reverse_between(s, lo, hi):
    return s[:lo] + s[lo:hi][::-1] + s[hi:]

#> quiz_reverse_between("Kx7-Lm9-Np2", 2, 7)
#> quiz_reverse_between("whole thing", 0, 99)
#> quiz_reverse_between('Mdyx%ross6bwfsxv=rossbcdef,3qre', -4, -1)
#> quiz_reverse_between("cross", 4, 1)
#> quiz_reverse_between("", 0, 1)

### quiz_join_map_ord
def quiz_join_map_ord(s, sep):
    nums = sep.join(map(str, map(ord, s)))
    return nums[:4] + "..." + nums[-4:] if len(nums) > 10 else nums

#> quiz_join_map_ord("Jib", "-")
#> quiz_join_map_ord("longer one", " ")
#> quiz_join_map_ord(',oneTc , me ger nger o,;', ',')
#> quiz_join_map_ord("éß", "")
#> quiz_join_map_ord('Öxxxxø oner oneonger o%', 'xxxx')

### quiz_next_letter_wrap
def quiz_next_letter_wrap(s):
    out = ""
    for c in s:
        if c in "zZ9":
            out += {"z": "a", "Z": "A", "9": "0"}[c]
        elif c.isalnum():
            out += chr(ord(c) + 1)
        else:
            out = c + out
    return out

#> quiz_next_letter_wrap("Zig-zag 99")
#> quiz_next_letter_wrap("IBM vs HAL")
#> quiz_next_letter_wrap("")
#> quiz_next_letter_wrap("az AZ 09")
#> quiz_next_letter_wrap('HALz AZ 0ü!lhiuux_z AZ 09 vs HAL')

### quiz_both_ends_pop
def quiz_both_ends_pop(s):
    q = list(s)
    left, right = "", ""
    while len(q) > 1:
        left += q.pop(0)
        right += q.pop()
    return right + "".join(q) + left

#> quiz_both_ends_pop('я defgλwhjfegf m2! m2!')
#> quiz_both_ends_pop("even")
#> quiz_both_ends_pop("")
#> quiz_both_ends_pop("k9 & m2!")
#> quiz_both_ends_pop("Ü")

### quiz_key_from_chars
def quiz_key_from_chars(words):
    d = {}
    for w in words:
        k = w[len(w) // 2:len(w) // 2 + 1]
        d[k] = d.get(k, w)[:2] + w[-2:]
    return d

#> quiz_key_from_chars(["brand", "grass", "place", "stone"])
#> quiz_key_from_chars([])
#> quiz_key_from_chars(["", "a", "aa"])
#> quiz_key_from_chars(["x1y2", "z1y3"])
#> quiz_key_from_chars(["été", "ôté", "Kyoto"])
