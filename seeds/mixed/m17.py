### endswith_fix_plural
def endswith_fix_plural(noun, n):
    if n == 1:
        return noun.removesuffix("s")
    if noun.endswith("y") and not noun.endswith(("ay", "ey", "oy")):
        return noun[:-1] + "ies"
    return noun if noun.endswith("s") else noun + "s"

#> endswith_fix_plural("berry", 3)
#> endswith_fix_plural("key", 2)
#> endswith_fix_plural("cats", 1)
#> endswith_fix_plural("bus", 0)
#> endswith_fix_plural("", 5)

### translate_then_count
def translate_then_count(s, a, b):
    t = s.translate(str.maketrans(a + b, b + a))
    return t, [t.count(x) - s.count(x) for x in a]

#> translate_then_count("abracadabra", "a", "b")
#> translate_then_count("", "x", "y")
#> translate_then_count("0110", "0", "1")
#> translate_then_count("Mixed", "im", "de")
#> translate_then_count("same", "s", "s")

### isascii_split_words
def isascii_split_words(text):
    plain, fancy = [], []
    for w in text.split():
        (plain if w.isascii() else fancy).append(w.casefold())
    return plain, sorted(fancy, key=lambda w: w.encode())

#> isascii_split_words("Café au Lait, déjà VU")
#> isascii_split_words("")
#> isascii_split_words("Only ASCII")
#> isascii_split_words("Ω α β")
#> isascii_split_words("Maß maß")

### popitem_rotate
def popitem_rotate(d, n):
    for _ in range(n):
        k, v = d.popitem()
        d = {k: v, **d}
    return d

#> popitem_rotate({"a": 1, "b": 2, "c": 3}, 1)
#> popitem_rotate({"a": 1, "b": 2, "c": 3}, 5)
#> popitem_rotate({"x": None}, 2)
#> popitem_rotate({}, 0)
#> popitem_rotate({}, 1)

### rsplit_numbers_tail
def rsplit_numbers_tail(s):
    parts = s.rsplit(maxsplit=2)
    tail = [int(p) for p in parts if p.lstrip("-").isdecimal()]
    return parts[0] if parts else "", sum(tail)

#> rsplit_numbers_tail("Widget blue 4 12")
#> rsplit_numbers_tail("")
#> rsplit_numbers_tail("-3 5")
#> rsplit_numbers_tail("only words here now")
#> rsplit_numbers_tail(" 9 ")

### copy_dict_pop_loop
def copy_dict_pop_loop(d):
    snapshot = d.copy()
    for k, v in snapshot.items():
        if v in d:
            d.pop(v)
        elif k in d:
            d[v] = d.pop(k)
    return d, len(snapshot)

#> copy_dict_pop_loop({"a": "b", "b": "c", "c": "d"})
#> copy_dict_pop_loop({})
#> copy_dict_pop_loop({"x": "x"})
#> copy_dict_pop_loop({"p": "q", "q": "p"})
#> copy_dict_pop_loop({1: 2, 3: 4})

### islower_boundary_marks
def islower_boundary_marks(s):
    out = s[:1]
    for a, b in zip(s, s[1:]):
        if a.islower() and b.isupper():
            out += "_"
        elif a.isdigit() != b.isdigit():
            out += "."
        out += b.lower()
    return out

#> islower_boundary_marks("userName2Go")
#> islower_boundary_marks("")
#> islower_boundary_marks("X")
#> islower_boundary_marks("ABC def")
#> islower_boundary_marks("a1B2")

### title_split_initials
def title_split_initials(full, keep_last=True):
    words = full.title().split()
    if keep_last and words:
        last = words.pop()
        return "".join(w[0] + "." for w in words) + last
    return "".join(w[0] for w in words)

#> title_split_initials("grace brewster hopper")
#> title_split_initials("grace brewster hopper", False)
#> title_split_initials("")
#> title_split_initials("o'neil mc-cain")
#> title_split_initials("PLATO")

### insert_clear_recover
def insert_clear_recover(stack, cmds):
    trash = []
    for c in cmds:
        if c == "clear":
            trash = stack.copy()
            stack.clear()
        elif c == "undo":
            stack.extend(trash)
        else:
            stack.insert(len(stack) // 2, c)
    return stack

#> insert_clear_recover(["a"], ["b", "c", "clear", "d", "undo"])
#> insert_clear_recover([], ["undo"])
#> insert_clear_recover(["x", "y"], [])
#> insert_clear_recover([1], ["clear", "undo", "undo"])
#> insert_clear_recover([], ["p", "q", "r"])

### keys_values_crossed
def keys_values_crossed(d):
    hits = d.keys() & set(d.values())
    return {k: d[k] for k in d if k in hits}, sorted(hits)

#> keys_values_crossed({"a": "b", "b": "c", "d": "e"})
#> keys_values_crossed({})
#> keys_values_crossed({1: 1, 2: 3})
#> keys_values_crossed({"x": "y"})
#> keys_values_crossed({"p": "q", "q": "p", "r": "r"})

### partition_sum_sides
def partition_sum_sides(eq):
    left, eqs, right = eq.partition("=")
    if not eqs:
        return None
    sides = [sum(int(t) for t in side.split("+") if t.strip().isdecimal()) for side in (left, right)]
    return sides, sides[0] == sides[1]

#> partition_sum_sides("1+2 = 3")
#> partition_sum_sides("4+x=9")
#> partition_sum_sides("12")
#> partition_sum_sides("=")
#> partition_sum_sides("5=2+3=1")

### sort_by_rfind
def sort_by_rfind(words, ch):
    words.sort(key=lambda w: w.rfind(ch))
    missing = [w for w in words if w.find(ch) < 0]
    return words[len(missing):], len(missing)

#> sort_by_rfind(["banana", "apple", "kiwi", "ta"], "a")
#> sort_by_rfind([], "z")
#> sort_by_rfind(["x", "xx", "xxx"], "x")
#> sort_by_rfind(["no", "yes"], "q")
#> sort_by_rfind(["a.b", "a.b.c", "abc"], ".")

### center_odd_even_widths
def center_odd_even_widths(words):
    w = max(map(len, words), default=0) + 2
    lines = [x.center(w, "~") for x in words]
    return [ln for ln in lines if ln == ln[::-1]], lines[-1:]

#> center_odd_even_widths(["pop", "eye", "cat"])
#> center_odd_even_widths([])
#> center_odd_even_widths(["a", "bb"])
#> center_odd_even_widths([""])
#> center_odd_even_widths(["noon", "on", "o"])

### strip_with_set_order
def strip_with_set_order(s, a, b):
    one = s.strip(a).strip(b)
    two = s.strip(b).strip(a)
    three = s.strip(a + b)
    return [one, two, three], len({one, two, three})

#> strip_with_set_order("-+x+-", "-", "+")
#> strip_with_set_order("", "a", "b")
#> strip_with_set_order("abcba", "a", "b")
#> strip_with_set_order("  .hi. ", " ", ".")
#> strip_with_set_order("none", "x", "y")

### extend_by_split_chars
def extend_by_split_chars(acc, text):
    acc.extend(text.split("/"))
    acc.extend(text[:2])
    acc.remove(max(acc))
    return acc

#> extend_by_split_chars(["m"], "usr/bin")
#> extend_by_split_chars([], "a")
#> extend_by_split_chars([], "")
#> extend_by_split_chars(["zz", "zz"], "x/y/z")
#> extend_by_split_chars(["A"], "é/ü")

### casefold_vs_lower_len
def casefold_vs_lower_len(words):
    return {w: (w.casefold(), len(w.casefold()) - len(w)) for w in words if w.casefold() != w.lower()}

#> casefold_vs_lower_len(["Straße", "House"])
#> casefold_vs_lower_len([])
#> casefold_vs_lower_len(["ﬁn", "ẞ"])
#> casefold_vs_lower_len(["ABC"])
#> casefold_vs_lower_len(["ς", "Σ"])

### zip_longest_manual
def zip_longest_manual(a, b, fill):
    size = max(len(a), len(b))
    a = a.ljust(size, fill)
    b = b.rjust(size, fill)
    return "".join(map("".join, zip(a, b)))

#> zip_longest_manual("abc", "xy", "_")
#> zip_longest_manual("", "q", ".")
#> zip_longest_manual("same", "size", "#")
#> zip_longest_manual("a", "", "0")
#> zip_longest_manual("go", "stop!", " ")

### setdefault_vs_get
def setdefault_vs_get(d, ks):
    a = [d.get(k, "new") for k in ks]
    b = [d.setdefault(k, i) for i, k in enumerate(ks)]
    return a, b, list(d)

#> setdefault_vs_get({"a": 9}, "aba")
#> setdefault_vs_get({}, "xx")
#> setdefault_vs_get({"q": None}, ["q", "r"])
#> setdefault_vs_get({1: "i"}, [True, 2])
#> setdefault_vs_get({"z": 0}, [])

### find_replace_rfind
def find_replace_rfind(s, old, new):
    first, last = s.find(old), s.rfind(old)
    if first == last:
        return s.replace(old, new) if first >= 0 else None
    return s[:first] + new + s[first + len(old):last] + new.swapcase() + s[last + len(old):]

#> find_replace_rfind("cat dog cat dog cat", "cat", "Fox")
#> find_replace_rfind("one two", "two", "2")
#> find_replace_rfind("none", "x", "y")
#> find_replace_rfind("aa", "a", "b")
#> find_replace_rfind("", "", "Z")

### istitle_vs_title
def istitle_vs_title(s):
    checks = (s.istitle(), s.title() == s, s.capitalize() == s, s.isupper())
    return "".join("ny"[c] for c in checks)

#> istitle_vs_title("Hello There")
#> istitle_vs_title("Hello there")
#> istitle_vs_title("")
#> istitle_vs_title("A")
#> istitle_vs_title("It's 9Pm")

### dict_update_len_race
def dict_update_len_race(words):
    d = {}
    for w in words:
        d.update({w: len(d), len(d): w})
    return d

#> dict_update_len_race(["a", "b"])
#> dict_update_len_race([])
#> dict_update_len_race(["x", "x"])
#> dict_update_len_race([2, 0])
#> dict_update_len_race(["p", "q", "p"])

### count_lines_by_prefix
def count_lines_by_prefix(diff):
    tally = {"+": 0, "-": 0, " ": 0}
    for line in diff.splitlines():
        if line.startswith(("+++", "---")):
            continue
        mark = line[:1]
        if mark in tally:
            tally[mark] += 1
    return "+{+} -{-}".replace("{+}", str(tally["+"])).replace("{-}", str(tally["-"]))

#> count_lines_by_prefix("--- a\n+++ b\n-old\n+new\n+more\n same")
#> count_lines_by_prefix("")
#> count_lines_by_prefix("@@ -1 @@\n+x")
#> count_lines_by_prefix("-\n-\n--")
#> count_lines_by_prefix("----")

### isdigit_swap_ends
def isdigit_swap_ends(s):
    if s[:1].isdigit() and not s[-1:].isdigit():
        return s[1:] + s[0]
    if s.isdigit():
        return s.zfill(5)[::-1]
    return s.rjust(len(s) + 1, s[-1:] or "0")

#> isdigit_swap_ends("1abc")
#> isdigit_swap_ends("123")
#> isdigit_swap_ends("")
#> isdigit_swap_ends("abc9")
#> isdigit_swap_ends("12 34")

### group_anagram_keys
def group_anagram_keys(words):
    groups = {}
    for w in words:
        groups.setdefault("".join(sorted(w.casefold())), []).append(w)
    return [g for g in groups.values() if len(g) > 1]

#> group_anagram_keys(["Tea", "eat", "tan", "ate", "nat"])
#> group_anagram_keys([])
#> group_anagram_keys(["abc", "xyz"])
#> group_anagram_keys(["", ""])
#> group_anagram_keys(["No", "on", "NO"])

### rot_encode_bytes
def rot_encode_bytes(s, k):
    data = bytes((b + k) % 256 for b in s.encode("utf-8"))
    try:
        return data.decode("ascii")
    except UnicodeDecodeError as e:
        return e.start, data.hex()

#> rot_encode_bytes("HAL", 1)
#> rot_encode_bytes("", 5)
#> rot_encode_bytes("é", 0)
#> rot_encode_bytes("zz~", 2)
#> rot_encode_bytes("abc", -97)

### index_all_or_message
def index_all_or_message(s, subs):
    try:
        return [s.index(x) for x in subs]
    except ValueError:
        bad = [x for x in subs if s.find(x) == -1]
        return "missing " + ",".join(bad)

#> index_all_or_message("workshop", ["work", "shop"])
#> index_all_or_message("workshop", ["x", "op", "y"])
#> index_all_or_message("", [])
#> index_all_or_message("", [""])
#> index_all_or_message("aXbX", "XY")

### format_spec_table
def format_spec_table(x, specs):
    out = []
    for spec in specs:
        try:
            out.append("{:{}}".format(x, spec))
        except ValueError:
            out.append("bad " + spec)
    return out

#> format_spec_table(255, ["x", "08b", ",", "s"])
#> format_spec_table("ab", [">4", "^5", "d"])
#> format_spec_table(3.14159, [".2f", "e", "+.0f"])
#> format_spec_table(0, [])
#> format_spec_table(-1234567, ["_", "=+12,", "<12"])

### format_repeat_index
def format_repeat_index(items):
    pattern = "-".join("{%d}" % i for i in range(len(items))[::-1])
    return pattern.format(*items)

#> format_repeat_index(["a", "b", "c"])
#> format_repeat_index([])
#> format_repeat_index([None])
#> format_repeat_index([1.0, "x"])
#> format_repeat_index(["{0}", "y"])

### format_attr_index
def format_attr_index(d, seq):
    return "{d[k]}/{s[0]}/{0!r:>5}".format(len(seq), d=d, s=seq)

#> format_attr_index({"k": "v"}, "xyz")
#> format_attr_index({"k": None}, [True])
#> format_attr_index({"k": [1, 2]}, ("a", "b"))
#> format_attr_index({"k": ""}, [[]])
#> format_attr_index({}, [1])

### format_pad_dynamic
def format_pad_dynamic(words, fill="."):
    w = max(map(len, words), default=1)
    return "".join("{:{f}^{w}}|".format(x, f=fill, w=w + i) for i, x in enumerate(words))

#> format_pad_dynamic(["a", "bcd", "ef"])
#> format_pad_dynamic([])
#> format_pad_dynamic(["", "x"], "*")
#> format_pad_dynamic(["one", "two"], fill="-")
#> format_pad_dynamic(["é"])

### format_map_default
def format_map_default(template, values):
    class Missing(dict):
        def __missing__(self, key):
            return "<" + key + ">"

    return template.format_map(Missing(values))

#> format_map_default("{name} owes {amount}", {"name": "Ito"})
#> format_map_default("{a}{b}", {"a": 1, "b": 2})
#> format_map_default("", {})
#> format_map_default("{x:>4}", {"x": 9})
#> format_map_default("{q:*^7}", {})

### format_map_dictkeys
def format_map_dictkeys(parts, values):
    template = " ".join("{" + p.strip() + "}" for p in parts.split(","))
    try:
        return template.format_map(values)
    except (KeyError, ValueError, IndexError) as e:
        return type(e).__name__

#> format_map_dictkeys("b, a", {"a": 1, "b": 2})
#> format_map_dictkeys("x", {"y": 0})
#> format_map_dictkeys("n:03", {"n": 7})
#> format_map_dictkeys("l[1]", {"l": ["p", "q"]})
#> format_map_dictkeys(" ", {"": "e"})

### isprintable_partition
def isprintable_partition(s):
    for i, c in enumerate(s):
        if not c.isprintable():
            a, _, b = s.partition(c)
            return a, ord(c), len(b)
    return s.isprintable(), s

#> isprintable_partition("ab\ncd\n")
#> isprintable_partition("clean")
#> isprintable_partition("")
#> isprintable_partition("\x7f")
#> isprintable_partition("zero\u200bwidth")

### isidentifier_keyword_args
def isidentifier_keyword_args(pairs):
    ok = {}
    for p in pairs.split(","):
        k, _, v = p.partition("=")
        k = k.strip()
        if k.isidentifier():
            ok[k] = v.strip() or None
    return dict(sorted(ok.items()))

#> isidentifier_keyword_args("b=2, a = 1, 3c=9")
#> isidentifier_keyword_args("")
#> isidentifier_keyword_args("x, y=, z z=1")
#> isidentifier_keyword_args("_=_,__=0")
#> isidentifier_keyword_args("ñ=1,ñ=2")

### casefold_swap_sorted
def casefold_swap_sorted(a, b):
    x, y = a.casefold(), b.casefold()
    if x > y:
        a, b = b.swapcase(), a
    return a + ("=" if x == y else "<") + b

#> casefold_swap_sorted("Zed", "abe")
#> casefold_swap_sorted("abe", "Zed")
#> casefold_swap_sorted("", "")
#> casefold_swap_sorted("SS", "ß")
#> casefold_swap_sorted("b", "B")

### clear_when_sum_high
def clear_when_sum_high(nums, cap):
    bucket, emptied = [], []
    for n in nums:
        bucket.append(n)
        if sum(bucket) >= cap:
            emptied.append(bucket.copy())
            bucket.clear()
    return emptied, bucket

#> clear_when_sum_high([3, 4, 5, 1, 1], 7)
#> clear_when_sum_high([], 1)
#> clear_when_sum_high([10], 10)
#> clear_when_sum_high([-1, 2, -1], 2)
#> clear_when_sum_high([1, 1], 0)

### rstrip_then_center
def rstrip_then_center(s, w, junk="!?. "):
    core = s.rstrip(junk)
    tail = s[len(core):]
    return core.center(w) + tail.lstrip() if tail else core.rjust(w)

#> rstrip_then_center("Hey!!", 7)
#> rstrip_then_center("plain", 8)
#> rstrip_then_center("", 3)
#> rstrip_then_center("Really ?!", 10)
#> rstrip_then_center("xx--", 6, "-")

### startswith_common_len
def startswith_common_len(a, b):
    n = len(b)
    while not a.startswith(b[:n]):
        n -= 1
    return b[:n], a.removeprefix(b[:n])

#> startswith_common_len("interview", "internet")
#> startswith_common_len("abc", "xyz")
#> startswith_common_len("", "q")
#> startswith_common_len("same", "same")
#> startswith_common_len("Foobar", "Foo")

### isnumeric_fraction_map
def isnumeric_fraction_map(s):
    out = []
    for ch in s:
        if ch.isdecimal():
            out.append("d")
        elif ch.isdigit():
            out.append("s")
        elif ch.isnumeric():
            out.append("n")
        else:
            out.append(ch.swapcase())
    return "".join(out)

#> isnumeric_fraction_map("2² is ½x")
#> isnumeric_fraction_map("")
#> isnumeric_fraction_map("ABC")
#> isnumeric_fraction_map("①7Ⅳ")
#> isnumeric_fraction_map("9-9")

### reverse_slices_alias
def reverse_slices_alias(lst, n):
    head = lst[:n]
    head.reverse()
    lst.reverse()
    lst[:n] = head
    return lst, head

#> reverse_slices_alias([1, 2, 3, 4], 2)
#> reverse_slices_alias([], 1)
#> reverse_slices_alias(["a", "b", "c"], 5)
#> reverse_slices_alias([0, 9], 0)
#> reverse_slices_alias(list("xyz"), -1)
