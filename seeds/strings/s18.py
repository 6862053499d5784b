### trap_lstrip_vs_removeprefix
def trap_lstrip_vs_removeprefix(names, prefix):
    return [(n.lstrip(prefix), n.removeprefix(prefix)) for n in names]

#> trap_lstrip_vs_removeprefix(["test_test", "tests"], "test_")
#> trap_lstrip_vs_removeprefix([], "a")
#> trap_lstrip_vs_removeprefix(["www.wow.com"], "www.")
#> trap_lstrip_vs_removeprefix(["abc", "cab"], "")
#> trap_lstrip_vs_removeprefix(["", "x"], "x")

### rindex_two_sides
def rindex_two_sides(s, a, b):
    i = s.rindex(a)
    j = s.index(b)
    lo, hi = min(i, j), max(i, j)
    return s[lo:hi + 1], hi - lo

#> rindex_two_sides("concatenate", "c", "t")
#> rindex_two_sides("concatenate", "e", "o")
#> rindex_two_sides("aXa", "a", "a")
#> rindex_two_sides("abc", "z", "a")
#> rindex_two_sides("to and fro", "o", " ")

### expandtabs_default_then_split
def expandtabs_default_then_split(s):
    e = s.expandtabs()
    return e.split("  "), e.find(s[-1:])

#> expandtabs_default_then_split("ab\tcd")
#> expandtabs_default_then_split("")
#> expandtabs_default_then_split("\tz")
#> expandtabs_default_then_split("1234567\t8\t")
#> expandtabs_default_then_split("no tab")

### rpartition_loop
def rpartition_loop(s, sep):
    tails = []
    while True:
        s, found, tail = s.rpartition(sep)
        tails.append(tail)
        if not found:
            return tails

#> rpartition_loop("a.b.c", ".")
#> rpartition_loop("", ",")
#> rpartition_loop("::x::", "::")
#> rpartition_loop("whole", "-")
#> rpartition_loop("oooo", "oo")

### isidentifier_partition
def isidentifier_partition(tokens):
    good = [t for t in tokens if t.isidentifier()]
    bad = [t for t in tokens if t not in good]
    return " ".join(good), sorted(bad, key=len)

#> isidentifier_partition(["x", "2x", "_y", "a-b", "class"])
#> isidentifier_partition([])
#> isidentifier_partition(["", " ", "é"])
#> isidentifier_partition(["CamelCase", "with space", "$"])
#> isidentifier_partition(["名前", "1"])

### isdecimal_each
def isdecimal_each(s):
    out = ""
    for c in s:
        out += "D" if c.isdecimal() else "d" if c.isdigit() else "n" if c.isnumeric() else "."
    return out.strip(".")

#> isdecimal_each("a1²½b")
#> isdecimal_each("")
#> isdecimal_each("٣Ⅷ五")
#> isdecimal_each("...")
#> isdecimal_each("x 10³ y")

### center_nested
def center_nested(s, widths):
    for w, f in zip(widths, "-=~"):
        s = s.center(w, f)
    return s

#> center_nested("x", [3, 6, 9])
#> center_nested("", [1, 2])
#> center_nested("long", [2, 5, 6, 100])
#> center_nested("ab", [])
#> center_nested("é!", [5, 4, 7])

### zfill_and_compare
def zfill_and_compare(a, b):
    w = max(len(a), len(b))
    x, y = a.zfill(w), b.zfill(w)
    return (x > y) - (x < y), a > b

#> zfill_and_compare("9", "10")
#> zfill_and_compare("007", "7")
#> zfill_and_compare("", "0")
#> zfill_and_compare("-5", "-40")
#> zfill_and_compare("abc", "b")

### format_map_nested_text
def format_map_nested_text(rec):
    rec = dict(rec, **{"len": len(rec["name"])})
    return "{name:_<{len}}|{name:>8.3}|{age:+d}".format_map(rec)

#> format_map_nested_text({"name": "Roberta", "age": 41})
#> format_map_nested_text({"name": "", "age": 0})
#> format_map_nested_text({"name": "Al"})
#> format_map_nested_text({"name": "Zoë", "age": -1})
#> format_map_nested_text({"name": "x", "age": 7, "len": 99})

### casefold_sort_dedupe
def casefold_sort_dedupe(words):
    best = {}
    for w in words:
        k = w.casefold()
        best[k] = min(best.get(k, w), w)
    return sorted(best.values(), key=str.casefold)

#> casefold_sort_dedupe(["pear", "Pear", "apple", "APPLE"])
#> casefold_sort_dedupe([])
#> casefold_sort_dedupe(["ß", "SS", "ss"])
#> casefold_sort_dedupe(["b", "A", "C"])
#> casefold_sort_dedupe(["", "x", ""])

### translate_by_function
class Upside(dict):
    def __missing__(self, code):
        ch = chr(code)
        return ch.upper() if ch in "aeiou" else ch

def translate_by_function(s):
    return s.translate(Upside({ord(" "): "_", ord("!"): None}))

#> translate_by_function("look at this!")
#> translate_by_function("")
#> translate_by_function("!!!")
#> translate_by_function("AEIOU aeiou")
#> translate_by_function("xyz")

### translate_codepoint_table
def translate_codepoint_table(s, shift):
    table = {ord(c): chr(ord(c) + shift) for c in set(s) if c.isdigit()}
    table[ord("-")] = "--"
    return s.translate(table)

#> translate_codepoint_table("2021-05", 1)
#> translate_codepoint_table("a-b", 3)
#> translate_codepoint_table("", 2)
#> translate_codepoint_table("999", 1)
#> translate_codepoint_table("0", -48)

### splitlines_mixed_breaks
def splitlines_mixed_breaks(s):
    kept = s.splitlines(True)
    return [k[-1:].isspace() for k in kept], "".join(kept) == s

#> splitlines_mixed_breaks("a\r\nb\x0cc\n")
#> splitlines_mixed_breaks("")
#> splitlines_mixed_breaks("one two ")
#> splitlines_mixed_breaks("\n\r")
#> splitlines_mixed_breaks("x\u2028y")

### join_dict_keys_values
def join_dict_keys_values(d):
    keys = ",".join(d)
    vals = ",".join(map(str, d.values()))
    return keys.partition(",")[2] + "|" + vals.rpartition(",")[0]

#> join_dict_keys_values({"a": 1, "b": 2, "c": 3})
#> join_dict_keys_values({})
#> join_dict_keys_values({"solo": None})
#> join_dict_keys_values({"x,y": "p", "z": "q,r"})
#> join_dict_keys_values({1: "k"})

### title_istitle_steps
def title_istitle_steps(s):
    n = 0
    while s and not s.istitle():
        s = s[1:].title() if n else s[:-1]
        n += 1
    return s, n

#> title_istitle_steps("Hello World")
#> title_istitle_steps("hELLO")
#> title_istitle_steps("")
#> title_istitle_steps("123")
#> title_istitle_steps("Ab cD")

### replace_growing
def replace_growing(s, old, times):
    for i in range(1, times + 1):
        s = s.replace(old, old * i, i)
    return s, s.count(old)

#> replace_growing("aXa", "X", 3)
#> replace_growing("abc", "z", 2)
#> replace_growing("", "a", 1)
#> replace_growing("oo", "o", 2)
#> replace_growing("..", ".", 0)

### count_of_each_neighbor
def count_of_each_neighbor(s, ch):
    left = [s[i - 1] for i in range(1, len(s)) if s[i] == ch]
    right = [s[i + 1] for i in range(len(s) - 1) if s[i] == ch]
    return {c: left.count(c) + right.count(c) for c in sorted(set(left + right))}

#> count_of_each_neighbor("banana", "n")
#> count_of_each_neighbor("xyz", "q")
#> count_of_each_neighbor("", "a")
#> count_of_each_neighbor("aaa", "a")
#> count_of_each_neighbor("a-b-", "-")

### endswith_tuple_filter_text
def endswith_tuple_filter_text(files, *exts):
    picked = sorted(f for f in files if f.lower().endswith(exts))
    return picked, [f.rpartition(".")[2] for f in picked]

#> endswith_tuple_filter_text(["a.PNG", "b.txt", "c.jpg"], ".png", ".jpg")
#> endswith_tuple_filter_text([], ".x")
#> endswith_tuple_filter_text(["nodot", "x."], ".")
#> endswith_tuple_filter_text(["a.py"])
#> endswith_tuple_filter_text(["README", "me"], "me")

### slice_by_find
def slice_by_find(s, a, b):
    i, j = s.find(a), s.find(b)
    return s[i:j], s[j:i]

#> slice_by_find("start middle end", "m", "e")
#> slice_by_find("key=value;", "=", ";")
#> slice_by_find("abc", "x", "c")
#> slice_by_find("abc", "a", "x")
#> slice_by_find("", "p", "q")

### pop_longest_then_join
def pop_longest_then_join(s, sep):
    words = s.split(sep)
    longest = words.index(max(words, key=len))
    w = words.pop(longest)
    return sep.join(words) + w[:1], longest

#> pop_longest_then_join("red,green,blue", ",")
#> pop_longest_then_join("aa-bb-cc", "-")
#> pop_longest_then_join("", ";")
#> pop_longest_then_join("x y", "")
#> pop_longest_then_join("a  bc d", " ")

### setdefault_letter_chain
def setdefault_letter_chain(s):
    d = {}
    for i, c in enumerate(s):
        d.setdefault(c.lower(), []).append(i)
        d.setdefault(c, []).append(-i)
    return d

#> setdefault_letter_chain("aA")
#> setdefault_letter_chain("")
#> setdefault_letter_chain("Bob")
#> setdefault_letter_chain("xx")
#> setdefault_letter_chain("é É")

### update_from_pairs
def update_from_pairs(base, text):
    base.update(pair.split("=", 1) for pair in text.split("&") if "=" in pair)
    last = base.popitem() if base else None
    return base, last

#> update_from_pairs({"q": "old"}, "q=new&lang=en")
#> update_from_pairs({}, "")
#> update_from_pairs({"a": 1}, "junk")
#> update_from_pairs({"x": 0, "y": 0}, "x=1=2")
#> update_from_pairs({}, "k=&k=v")

### sorted_by_second_letter
def sorted_by_second_letter(words):
    out = sorted(words, key=lambda w: w[1:2].lower())
    out.sort(key=len, reverse=True)
    return out

#> sorted_by_second_letter(["stop", "brew", "Able", "ox", "at"])
#> sorted_by_second_letter([])
#> sorted_by_second_letter(["a", "", "b"])
#> sorted_by_second_letter(["zB", "ya", "xC"])
#> sorted_by_second_letter(["same", "tape"])

### insert_spaces_before_caps
def insert_spaces_before_caps(s):
    chars = list(s)
    i = len(chars) - 1
    while i > 0:
        if chars[i].isupper():
            chars.insert(i, " ")
        i -= 1
    return "".join(chars).lower().capitalize()

#> insert_spaces_before_caps("thisIsATest")
#> insert_spaces_before_caps("")
#> insert_spaces_before_caps("X")
#> insert_spaces_before_caps("ABC")
#> insert_spaces_before_caps("noCaps here")

### negative_index_walk_text
def negative_index_walk_text(s, steps):
    out = ""
    i = -1
    for step in steps:
        i -= step
        out += s[i]
    return out

#> negative_index_walk_text("algorithm", [0, 2, 1])
#> negative_index_walk_text("abc", [])
#> negative_index_walk_text("xy", [5])
#> negative_index_walk_text("wrap", [-1, 0])
#> negative_index_walk_text("12345", (1, 1, -3))

### string_times_bool_text
def string_times_bool_text(s, flag):
    return s * flag + "|" * (not flag) + s[:flag] * 2

#> string_times_bool_text("ok", True)
#> string_times_bool_text("ok", False)
#> string_times_bool_text("", True)
#> string_times_bool_text("ab", 2)
#> string_times_bool_text("xyz", -1)

### unpack_pairs_from_text
def unpack_pairs_from_text(s):
    result = []
    for pair in s.split(";"):
        (a, b), *rest = pair.split("-"), len(pair)
        result.append((b, a, rest[0]))
    return result

#> unpack_pairs_from_text("a-b;c-d")
#> unpack_pairs_from_text("left-right")
#> unpack_pairs_from_text("")
#> unpack_pairs_from_text("-;-")
#> unpack_pairs_from_text("1-2-3")

### global_replace_order
RULES = [("ph", "f"), ("ck", "k"), ("ee", "i"), ("ough", "o")]

def global_replace_order(word):
    applied = []
    for old, new in RULES:
        if old in word:
            word = word.replace(old, new)
            applied.append(old)
    return word, applied

#> global_replace_order("phonebook check")
#> global_replace_order("though")
#> global_replace_order("")
#> global_replace_order("geek")
#> global_replace_order("PHASE")

### bytes_strip_split_text
def bytes_strip_split_text(data):
    fields = data.strip(b"\x00 ").split(b",")
    return [f.decode("ascii", "replace").upper() for f in fields], len(data)

#> bytes_strip_split_text(b"\x00ab,cd \x00")
#> bytes_strip_split_text(b"")
#> bytes_strip_split_text(b"x")
#> bytes_strip_split_text(b"\xffz,1")
#> bytes_strip_split_text(b",,")

### bytes_to_text_table
def bytes_to_text_table(data):
    out = []
    for b in data:
        if b in b"\t\n\r":
            out.append({9: "\\t", 10: "\\n", 13: "\\r"}[b])
        elif 32 <= b <= 126:
            out.append(chr(b))
        else:
            out.append(f"\\x{b:02x}")
    return "".join(out)

#> bytes_to_text_table(b"a\tb\n")
#> bytes_to_text_table(b"")
#> bytes_to_text_table(b"\x00\xff~")
#> bytes_to_text_table("ü".encode())
#> bytes_to_text_table(bytearray(b"ok\r"))
