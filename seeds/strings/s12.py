### quiz_strip_inside
def quiz_strip_inside(s):
    parts = s.split("|")
    parts[0] = parts[0].rstrip()
    parts[-1] = parts[-1].lstrip("0")
    return "|".join(parts[::-1])

#> quiz_strip_inside("head  |mid|007")
#> quiz_strip_inside("00 ")
#> quiz_strip_inside("")
#> quiz_strip_inside("||")
#> quiz_strip_inside("a |b ")

### quiz_pop_and_prefix
def quiz_pop_and_prefix(s):
    xs = list(s)
    last = xs.pop()
    xs.insert(1, last)
    xs[0] = xs[0].upper()
    return "".join(xs)

#> quiz_pop_and_prefix("stone")
#> quiz_pop_and_prefix("ab")
#> quiz_pop_and_prefix("x")
#> quiz_pop_and_prefix("1st!")
#> quiz_pop_and_prefix("éclair")

### quiz_replace_empty
def quiz_replace_empty(s, mark):
    return s.replace("", mark).strip(mark)

#> quiz_replace_empty("abc", "-")
#> quiz_replace_empty("", "x")
#> quiz_replace_empty("a-b", "-")
#> quiz_replace_empty("zz", "z")
#> quiz_replace_empty("12", ", ")

### quiz_join_self
def quiz_join_self(s):
    return s.join(s), s.join(["<", ">"])

#> quiz_join_self("ab")
#> quiz_join_self("")
#> quiz_join_self("x")
#> quiz_join_self("1-2")
#> quiz_join_self(" y")

### quiz_find_truthiness
def quiz_find_truthiness(s, sub):
    if s.find(sub):
        return "truthy", s.find(sub)
    return "falsy", s.index(sub)

#> quiz_find_truthiness("lantern", "lan")
#> quiz_find_truthiness("lantern", "tern")
#> quiz_find_truthiness("lantern", "zoo")
#> quiz_find_truthiness("", "")
#> quiz_find_truthiness("", "a")

### quiz_del_slice_chars
def quiz_del_slice_chars(s):
    a = list(s)
    del a[1:-1:2]
    a.append(str(len(a)))
    return "".join(a)

#> quiz_del_slice_chars("abcdefg")
#> quiz_del_slice_chars("")
#> quiz_del_slice_chars("xy")
#> quiz_del_slice_chars("12345678")
#> quiz_del_slice_chars("o o o")

### quiz_title_partition
def quiz_title_partition(s):
    head, sep, tail = s.title().partition("A")
    return tail.lower() + sep + head.upper()

#> quiz_title_partition("an apple")
#> quiz_title_partition("banana")
#> quiz_title_partition("big apes")
#> quiz_title_partition("")
#> quiz_title_partition("x-axis")

### quiz_count_range
def quiz_count_range(s):
    n = len(s)
    return [s.count("a", i) for i in range(0, n, 2)], s.count("a", -3, -1)

#> quiz_count_range("abracadabra")
#> quiz_count_range("")
#> quiz_count_range("aaaa")
#> quiz_count_range("xyz")
#> quiz_count_range("A a")

### quiz_splitlines_tail
def quiz_splitlines_tail(text):
    a = text.splitlines()
    b = text.split("\n")
    return len(a) - len(b), a[-1:] == b[-1:]

#> quiz_splitlines_tail("a\nb")
#> quiz_splitlines_tail("a\nb\n")
#> quiz_splitlines_tail("")
#> quiz_splitlines_tail("x\ry\n")
#> quiz_splitlines_tail("\n\n")

### quiz_zip_slices
def quiz_zip_slices(s):
    return ["".join(t) for t in zip(s[::2], s[1::2], s[::-1])]

#> quiz_zip_slices("abcdef")
#> quiz_zip_slices("xyz")
#> quiz_zip_slices("")
#> quiz_zip_slices("q")
#> quiz_zip_slices("12 34")

### quiz_unpack_middle
def quiz_unpack_middle(s):
    first, *middle, last = s
    return last + "".join(middle).swapcase() + first

#> quiz_unpack_middle("Stop")
#> quiz_unpack_middle("ab")
#> quiz_unpack_middle("z")
#> quiz_unpack_middle("A1b2C")
#> quiz_unpack_middle("(in Side)")

### quiz_casefold_minmax
def quiz_casefold_minmax(s):
    return min(s, key=str.casefold, default="-"), max(s, default="-"), sorted(s)[:2]

#> quiz_casefold_minmax("bAcD")
#> quiz_casefold_minmax("")
#> quiz_casefold_minmax("Zz")
#> quiz_casefold_minmax("a1 B")
#> quiz_casefold_minmax("éE")

### quiz_rsplit_unpack
def quiz_rsplit_unpack(s):
    a, b = s.rsplit("-", 1)
    c, d = b.split(".", 1)
    return d + c + a

#> quiz_rsplit_unpack("v-1-2.3.4")
#> quiz_rsplit_unpack("-.")
#> quiz_rsplit_unpack("no separators")
#> quiz_rsplit_unpack("file-name.txt")
#> quiz_rsplit_unpack("a.b-c.d")

### quiz_chain_comparison_words
def quiz_chain_comparison_words(a, b, c):
    if a < b < c:
        return "rising"
    if a > b > c:
        return "falling"
    return sorted([a, b, c], key=len)[1]

#> quiz_chain_comparison_words("ant", "bee", "cat")
#> quiz_chain_comparison_words("zoo", "Yak", "X")
#> quiz_chain_comparison_words("mm", "m", "mmm")
#> quiz_chain_comparison_words("", "a", "A")
#> quiz_chain_comparison_words("10", "9", "8")

### quiz_extend_string
def quiz_extend_string(items, s):
    items.extend(s)
    items += [s]
    items.append(s[:0])
    return items, len(items)

#> quiz_extend_string(["x"], "ab")
#> quiz_extend_string([], "")
#> quiz_extend_string([1, 2], "hi!")
#> quiz_extend_string([[]], "é")
#> quiz_extend_string(["a", "b"], " c")

### quiz_dict_fromkeys_str
def quiz_dict_fromkeys_str(s, t):
    d = dict.fromkeys(s, 0)
    for c in t:
        d[c] = d.pop(c, -1) + 1
    return d

#> quiz_dict_fromkeys_str("abc", "ca")
#> quiz_dict_fromkeys_str("", "xx")
#> quiz_dict_fromkeys_str("aab", "")
#> quiz_dict_fromkeys_str("hello", "hole")
#> quiz_dict_fromkeys_str("1", "12 1")

### quiz_startswith_offset
def quiz_startswith_offset(s, p):
    return [i for i in range(-len(s), len(s) + 1) if s.startswith(p, i)]

#> quiz_startswith_offset("abab", "ab")
#> quiz_startswith_offset("xyz", "q")
#> quiz_startswith_offset("", "")
#> quiz_startswith_offset("aa", "")
#> quiz_startswith_offset("Nan", "n")

### quiz_multiply_index
def quiz_multiply_index(s, n):
    t = s * n
    return t[n:] + t[:n] if n > 0 else (t, s)

#> quiz_multiply_index("ab", 3)
#> quiz_multiply_index("xyz", 1)
#> quiz_multiply_index("abc", 0)
#> quiz_multiply_index("", 5)
#> quiz_multiply_index("q", -2)

### quiz_translate_overlap
def quiz_translate_overlap(s):
    t = str.maketrans("abc", "bca", "x")
    return s.translate(t).translate(t)

#> quiz_translate_overlap("aabbcc")
#> quiz_translate_overlap("xaxbxc")
#> quiz_translate_overlap("")
#> quiz_translate_overlap("ABC abc")
#> quiz_translate_overlap("cabbage")

### quiz_sorted_join_reverse
def quiz_sorted_join_reverse(s):
    words = s.split()
    words.sort(key=len)
    words.reverse()
    return "+".join(w[::-1] for w in words)

#> quiz_sorted_join_reverse("go far and wide")
#> quiz_sorted_join_reverse("")
#> quiz_sorted_join_reverse("bb aa cc")
#> quiz_sorted_join_reverse("one")
#> quiz_sorted_join_reverse("a bc def gh i")

### quiz_nested_conditional
def quiz_nested_conditional(s):
    return "digit" if s.isdigit() else "alpha" if s.isalpha() else "mix" if s.isalnum() else s[::-1]

#> quiz_nested_conditional("123")
#> quiz_nested_conditional("abc")
#> quiz_nested_conditional("a1")
#> quiz_nested_conditional("")
#> quiz_nested_conditional("a b")

### quiz_while_strip
def quiz_while_strip(s):
    n = 0
    while s != (t := s.strip("()").strip("[]")):
        s = t
        n += 1
    return s, n

#> quiz_while_strip("([x])")
#> quiz_while_strip("[(y)]")
#> quiz_while_strip("")
#> quiz_while_strip("plain")
#> quiz_while_strip("(((z[")

### quiz_slice_assign_word
def quiz_slice_assign_word(s, word):
    chars = list(s)
    chars[1:3] = word
    return "".join(chars), len(chars)

#> quiz_slice_assign_word("plane", "XYZ")
#> quiz_slice_assign_word("a", "bc")
#> quiz_slice_assign_word("", "")
#> quiz_slice_assign_word("hotel", "")
#> quiz_slice_assign_word("12345", "é")

### quiz_format_positional
def quiz_format_positional(a, b, c):
    return "{2}{0}{1}{0}".format(a, b, c) + "{!r:>6}".format(b)

#> quiz_format_positional("x", "y", "z")
#> quiz_format_positional(1, 2.5, None)
#> quiz_format_positional("", "", "")
#> quiz_format_positional("a", [1], "c")
#> quiz_format_positional(True, "it's", ())

### quiz_rfind_arith
def quiz_rfind_arith(s):
    i = s.rfind("e")
    j = s.find("e", i)
    k = s.rfind("e", 0, i)
    return i + j - k, s[k:i]

#> quiz_rfind_arith("excellence")
#> quiz_rfind_arith("e")
#> quiz_rfind_arith("")
#> quiz_rfind_arith("tree house")
#> quiz_rfind_arith("sky")

### quiz_removeprefix_twice
def quiz_removeprefix_twice(s, p):
    a = s.removeprefix(p).removeprefix(p)
    b = s.removesuffix(p)
    return a if len(a) <= len(b) else b

#> quiz_removeprefix_twice("lalaland", "la")
#> quiz_removeprefix_twice("bonbon", "bon")
#> quiz_removeprefix_twice("", "x")
#> quiz_removeprefix_twice("wow", "w")
#> quiz_removeprefix_twice("abc-", "-")

### quiz_bool_index
def quiz_bool_index(s):
    return ("no", "yes")[s.isupper()] + str(s.isupper() + s.isalpha() + s.isascii())

#> quiz_bool_index("YES")
#> quiz_bool_index("Éa")
#> quiz_bool_index("")
#> quiz_bool_index("X 1")
#> quiz_bool_index("Ω")

### quiz_join_enumerate_steps
def quiz_join_enumerate_steps(s):
    return "".join(c * i for i, c in enumerate(s, -1))

#> quiz_join_enumerate_steps("abcde")
#> quiz_join_enumerate_steps("")
#> quiz_join_enumerate_steps("xy")
#> quiz_join_enumerate_steps("a-b-")
#> quiz_join_enumerate_steps("9876")

### quiz_or_and_strings
def quiz_or_and_strings(a, b):
    x = a or b
    y = a and b
    return [x, y, x.center(5, "~"), not y]

#> quiz_or_and_strings("on", "off")
#> quiz_or_and_strings("", "off")
#> quiz_or_and_strings("on", "")
#> quiz_or_and_strings("", "")
#> quiz_or_and_strings(" ", "0")

### quiz_in_and_not_in
def quiz_in_and_not_in(words, text):
    hits = [w for w in words if w in text]
    while hits and hits[-1] not in text[1:]:
        hits.pop()
    return hits

#> quiz_in_and_not_in(["cat", "at", "c"], "cat")
#> quiz_in_and_not_in([], "abc")
#> quiz_in_and_not_in(["x", ""], "xyz")
#> quiz_in_and_not_in(["the", "he"], "other")
#> quiz_in_and_not_in(["a", "A"], "banana")

### quiz_encode_sum
def quiz_encode_sum(s):
    b = s.encode("latin-1")
    return sum(b) % 100, b[::-1].decode("latin-1"), b.hex()

#> quiz_encode_sum("AZ")
#> quiz_encode_sum("")
#> quiz_encode_sum("éa")
#> quiz_encode_sum("€")
#> quiz_encode_sum("\n!")

### quiz_shadow_loop
def quiz_shadow_loop(s):
    out = ""
    for s in s.split(","):
        out = s.strip() + out
    return out, s

#> quiz_shadow_loop("a, b ,c")
#> quiz_shadow_loop("")
#> quiz_shadow_loop("one")
#> quiz_shadow_loop(",x,")
#> quiz_shadow_loop(" 1,2 , 3 ")

### quiz_max_by_count
def quiz_max_by_count(s):
    if not s:
        return s
    top = max(s, key=s.count)
    return s.replace(top, "", 1).rjust(len(s), top.upper())

#> quiz_max_by_count("pepper")
#> quiz_max_by_count("")
#> quiz_max_by_count("abc")
#> quiz_max_by_count("no moon")
#> quiz_max_by_count("1221")

### quiz_int_bases
def quiz_int_bases(s):
    values = []
    for base in (2, 8, 10, 16):
        try:
            values.append(int(s, base))
        except ValueError:
            values.append(s.lstrip("01"))
    return values

#> quiz_int_bases("101")
#> quiz_int_bases("1f")
#> quiz_int_bases("")
#> quiz_int_bases(" 77 ")
#> quiz_int_bases("-10")
#> quiz_int_bases("29")

### quiz_iterate_and_shrink
def quiz_iterate_and_shrink(s):
    seen = []
    while s:
        seen.append(s[len(s) // 2])
        s = s[:len(s) // 2] + s[len(s) // 2 + 1:]
    return "".join(seen)

#> quiz_iterate_and_shrink("abcde")
#> quiz_iterate_and_shrink("abcd")
#> quiz_iterate_and_shrink("")
#> quiz_iterate_and_shrink("x")
#> quiz_iterate_and_shrink("12 21")
