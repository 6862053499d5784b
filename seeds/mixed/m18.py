### rename_tabs_then_index
def rename_tabs_then_index(s, stop):
    t = s.expandtabs(3)
    try:
        at = t.rindex(stop)
    except ValueError:
        return t.replace(" ", ".")
    return at, t[at:].zfill(6)

#> rename_tabs_then_index("a\tb\tc", "b")
#> rename_tabs_then_index("x\ty", "q")
#> rename_tabs_then_index("", "")
#> rename_tabs_then_index("12\t-7", "-")
#> rename_tabs_then_index("tt\tt", "t")

### popitem_into_string
def popitem_into_string(d, sep):
    s = ""
    while d:
        k, v = d.popitem()
        s = f"{k}{sep}{v}" + (";" if s else "") + s
        if not str(v).isalnum():
            break
    return s, len(d)

#> popitem_into_string({"a": 1, "b": "x", "c": 9}, "=")
#> popitem_into_string({}, ":")
#> popitem_into_string({"k": "ok", "m": "-", "n": 3}, "")
#> popitem_into_string({"z": ""}, "->")
#> popitem_into_string({1: 2.5, 3: True}, "~")

### keep_identifiers_ascii
def keep_identifiers_ascii(words):
    good = {w for w in words if w.isidentifier() and w.isascii()}
    return sorted(good, key=str.swapcase)

#> keep_identifiers_ascii(["Alpha", "beta", "naïve", "4ever", "_x"])
#> keep_identifiers_ascii([])
#> keep_identifiers_ascii(["class", "Class", "CLASS"])
#> keep_identifiers_ascii(["", " ", "é"])
#> keep_identifiers_ascii(["a b", "a_b", "A_b"])

### strip_known_prefixes
def strip_known_prefixes(word, prefixes):
    cut = []
    for p in prefixes:
        short = word.removeprefix(p)
        if short != word and short:
            cut.append(p)
            word = short
    return word.ljust(6, "."), cut

#> strip_known_prefixes("unreturned", ["re", "un", "re"])
#> strip_known_prefixes("re", ["re"])
#> strip_known_prefixes("", ["a"])
#> strip_known_prefixes("preview", ["pre", "v", ""])
#> strip_known_prefixes("x-y-z", ["x-", "y-"])

### keys_then_fromkeys
def keys_then_fromkeys(d, value):
    fresh = dict.fromkeys(d.keys(), value)
    fresh.update((k, v) for k, v in d.items() if v)
    return fresh

#> keys_then_fromkeys({"a": 0, "b": 2}, -1)
#> keys_then_fromkeys({}, "x")
#> keys_then_fromkeys({"p": "", "q": None, "r": [0]}, [])
#> keys_then_fromkeys({1: False, 2: True}, "no")
#> keys_then_fromkeys({"z": 0.0}, None)

### numeric_or_space_split
def numeric_or_space_split(s):
    out = [""]
    for c in s:
        if c.isspace():
            out.append("")
        elif c.isnumeric():
            out[-1] = c + out[-1]
        else:
            out[-1] += c
    return out

#> numeric_or_space_split("a1b2 c3")
#> numeric_or_space_split("")
#> numeric_or_space_split("½x  9")
#> numeric_or_space_split("123")
#> numeric_or_space_split(" \t")

### template_from_words
def template_from_words(words, data):
    slots = ["{" + w + "}" if w.istitle() else w for w in words]
    try:
        return " ".join(slots).format_map(data)
    except KeyError as err:
        return str(err)

#> template_from_words(["dear", "Name", "bye"], {"Name": "Lu"})
#> template_from_words(["Who", "is", "When"], {"Who": 1})
#> template_from_words([], {})
#> template_from_words(["ALL", "caps"], {"ALL": 0})
#> template_from_words(["X", "x", "X"], {"X": [1]})

### encode_sum_by_parity
def encode_sum_by_parity(s):
    data = s.encode()
    return sum(data[::2]) - sum(data[1::2]), data.count(b"a"), len(data)

#> encode_sum_by_parity("abcabc")
#> encode_sum_by_parity("")
#> encode_sum_by_parity("éa")
#> encode_sum_by_parity("AAAA")
#> encode_sum_by_parity("a b")

### rsplit_maketrans_mirror
def rsplit_maketrans_mirror(expr):
    swap = str.maketrans("()[]<>", ")(][><")
    left, *right = expr.rsplit("|", 1)
    return left[::-1].translate(swap) + "|" + "".join(right)

#> rsplit_maketrans_mirror("(a[b]|<c>")
#> rsplit_maketrans_mirror("")
#> rsplit_maketrans_mirror("((")
#> rsplit_maketrans_mirror("a|b|c>")
#> rsplit_maketrans_mirror("|")

### suffix_chain_remove
def suffix_chain_remove(word, suffixes):
    for s in suffixes:
        word, before = word.removesuffix(s), word
        if word == before:
            return word.upper()
    return word

#> suffix_chain_remove("hopefully", ["ly", "ful"])
#> suffix_chain_remove("hopeless", ["ly", "less"])
#> suffix_chain_remove("", ["x"])
#> suffix_chain_remove("keep", [])
#> suffix_chain_remove("aaa", ["a", "a", "a"])

### printable_title_pairs
def printable_title_pairs(items):
    d = {}
    for it in items:
        key = it.title() if it.isprintable() else repr(it)
        d[key] = d.get(key, 0) + len(it)
    return d

#> printable_title_pairs(["old man", "tab\t", "OLD MAN"])
#> printable_title_pairs([])
#> printable_title_pairs(["", "\n", "\n"])
#> printable_title_pairs(["don't"])
#> printable_title_pairs(["x", "X", "\x00"])

### format_each_key
def format_each_key(d, template="{}={}"):
    lines = [template.format(k, v) for k, v in d.items()]
    lines.sort(key=len)
    return lines

#> format_each_key({"alpha": 1, "b": 22})
#> format_each_key({})
#> format_each_key({"x": "y"}, "{1}<-{0}")
#> format_each_key({"m": 3, "n": 14}, "{0}{1:>3}")
#> format_each_key({"k": None, "kk": ""}, "{0!r}")

### center_swap_fill
def center_swap_fill(s, w):
    a = s.center(w, "<")
    b = s.center(w, ">")
    return a[:w // 2] + b[w // 2:], a.isalnum()

#> center_swap_fill("mid", 9)
#> center_swap_fill("even", 7)
#> center_swap_fill("", 4)
#> center_swap_fill("wide", 2)
#> center_swap_fill("a1", 3)

### decimal_digits_align
def decimal_digits_align(tokens):
    w = max(map(len, tokens), default=0)
    return [t.zfill(w) if t.isdecimal() else t.ljust(w, "-") for t in tokens]

#> decimal_digits_align(["7", "abc", "12345"])
#> decimal_digits_align([])
#> decimal_digits_align(["", "1"])
#> decimal_digits_align(["-5", "50"])
#> decimal_digits_align(["x²", "3", "four"])

### translate_drop_repeat
def translate_drop_repeat(s, drop):
    t = s.translate(str.maketrans("", "", drop))
    while drop and len(t) > 6:
        drop, last = drop[:-1], drop[-1]
        t = t[:-2] + last
    return t

#> translate_drop_repeat("programming language", "aeg")
#> translate_drop_repeat("", "x")
#> translate_drop_repeat("short", "s")
#> translate_drop_repeat("nothing dropped", "")
#> translate_drop_repeat("abcdefghijk", "xyz")

### rpartition_capitalize
def rpartition_capitalize(path):
    folder, sep, name = path.rpartition("\\")
    if not sep:
        return name.capitalize()
    return folder.lower() + sep + name.swapcase()

#> rpartition_capitalize("C:\\Temp\\FILE.txt")
#> rpartition_capitalize("README.MD")
#> rpartition_capitalize("")
#> rpartition_capitalize("a\\")
#> rpartition_capitalize("\\Root")

### copy_sort_compare
def copy_sort_compare(lst):
    c = lst.copy()
    c.sort(key=lambda x: str(x))
    c.reverse()
    moved = [a for a, b in zip(lst, c) if a != b]
    return moved, c[0] if c else None

#> copy_sort_compare([3, 20, 100])
#> copy_sort_compare([])
#> copy_sort_compare(["b", "a"])
#> copy_sort_compare(["z", 5, None])
#> copy_sort_compare([7, 7])

### islower_upper_counts
def islower_upper_counts(lines):
    return [(ln.islower() and "l") or (ln.isupper() and "u") or (ln.istitle() and "t") or len(ln) for ln in lines]

#> islower_upper_counts(["abc", "ABC", "Abc", "aBC"])
#> islower_upper_counts([])
#> islower_upper_counts(["", "12", "a1", "1A"])
#> islower_upper_counts(["X", "É", "ß"])
#> islower_upper_counts(["Two Words", "two Words"])

### splitlines_rjust_max
def splitlines_rjust_max(block):
    lines = block.splitlines()
    w = max((len(x) for x in lines), default=0)
    return [x.rjust(w, "·") for x in lines if x.strip()]

#> splitlines_rjust_max("one\nthree\n\nfive")
#> splitlines_rjust_max("")
#> splitlines_rjust_max("\n\n")
#> splitlines_rjust_max("a\r\nbb\rccc")
#> splitlines_rjust_max("x")

### setdefault_extend_values
def setdefault_extend_values(pairs):
    d = {}
    for k, v in pairs:
        d.setdefault(k, [0]).extend(v)
        d[k].remove(min(d[k]))
    return d

#> setdefault_extend_values([("a", [3, 1]), ("b", [2]), ("a", [5])])
#> setdefault_extend_values([])
#> setdefault_extend_values([("x", [])])
#> setdefault_extend_values([("k", [-1, -2]), ("k", [9])])
#> setdefault_extend_values([(0, (7, 7)), (0, ())])

### swapcase_extend_list
def swapcase_extend_list(words):
    flipped = [w.swapcase() for w in words if not w.isupper()]
    words.extend(flipped)
    words.sort(key=str.lower)
    return words

#> swapcase_extend_list(["Hi", "YO", "ok"])
#> swapcase_extend_list([])
#> swapcase_extend_list(["AB", "CD"])
#> swapcase_extend_list(["b2", "A1"])
#> swapcase_extend_list(["", "x"])

### update_if_longer
def update_if_longer(base, new):
    for k in list(new.keys()):
        if len(str(base.get(k, ""))) >= len(str(new[k])):
            new.pop(k)
    base.update(new)
    return base, sorted(new)

#> update_if_longer({"a": "long", "b": 1}, {"a": "new", "b": 22, "c": ""})
#> update_if_longer({}, {"x": "y"})
#> update_if_longer({"k": None}, {"k": "None"})
#> update_if_longer({"m": 5}, {})
#> update_if_longer({"p": [1]}, {"p": [1, 2]})

### values_count_to_str
def values_count_to_str(d):
    vals = list(d.values())
    return "".join(k * vals.count(v) for k, v in d.items()).capitalize()

#> values_count_to_str({"a": 1, "b": 2, "c": 1})
#> values_count_to_str({})
#> values_count_to_str({"XY": 0})
#> values_count_to_str({"p": True, "q": 1, "r": 1.0})
#> values_count_to_str({" ": None, "z": 0})

### rindex_from_prefix
def rindex_from_prefix(s, prefix, ch):
    body = s.removeprefix(prefix)
    if ch not in body:
        return prefix.title() + body
    i = body.rindex(ch)
    return body[i:] + body[:i].upper()

#> rindex_from_prefix("re-examined-again", "re-", "-")
#> rindex_from_prefix("plain", "pl", "z")
#> rindex_from_prefix("", "", "x")
#> rindex_from_prefix("aaa", "a", "a")
#> rindex_from_prefix("Mr Fox", "Ms", " ")

### isalnum_split_keep
def isalnum_split_keep(s):
    words = s.split()
    clean = [w for w in words if w.isalnum()]
    dirty = [w.strip("!?.,") for w in words if not w.isalnum()]
    return clean + [d for d in dirty if d.isalnum()]

#> isalnum_split_keep("Hey, you there! it's 5pm.")
#> isalnum_split_keep("")
#> isalnum_split_keep("all good")
#> isalnum_split_keep("... !!!")
#> isalnum_split_keep("a-b c.")

### isascii_or_replace
def isascii_or_replace(words, mark="?"):
    fixed = []
    for w in words:
        if not w.isascii():
            w = "".join(c if c.isascii() else mark for c in w)
        fixed.append(w)
    return fixed, sum(w.count(mark) for w in fixed)

#> isascii_or_replace(["naïve", "what?", "ok"])
#> isascii_or_replace([])
#> isascii_or_replace(["日本語"], "*")
#> isascii_or_replace(["plain"], mark="")
#> isascii_or_replace(["é", "è", "e"])

### isspace_ends_fix
def isspace_ends_fix(s):
    if not s:
        return "empty"
    a, b = s[0].isspace(), s[-1].isspace()
    if a and b:
        return s.strip().center(len(s), "_")
    return s.lstrip() if a else s.rstrip() + "|"

#> isspace_ends_fix("  both ")
#> isspace_ends_fix(" left")
#> isspace_ends_fix("right  ")
#> isspace_ends_fix("")
#> isspace_ends_fix("none")

### fromkeys_order_dedupe
def fromkeys_order_dedupe(s, keep_last=False):
    if keep_last:
        return "".join(dict.fromkeys(s[::-1]))[::-1]
    return "".join(dict.fromkeys(s))

#> fromkeys_order_dedupe("abracadabra")
#> fromkeys_order_dedupe("abracadabra", True)
#> fromkeys_order_dedupe("")
#> fromkeys_order_dedupe("zzz", keep_last=1)
#> fromkeys_order_dedupe("Aa Bb")

### endswith_any_trim
def endswith_any_trim(s, marks):
    n = 0
    while s.endswith(tuple(marks)) and s:
        s = s[:-1]
        n += 1
    return s + marks[:1] * (n > 1)

#> endswith_any_trim("what?!?!", "?!")
#> endswith_any_trim("fine.", ".")
#> endswith_any_trim("", "!")
#> endswith_any_trim("no", "")
#> endswith_any_trim("aaa", "a")

### title_rsplit_swap
def title_rsplit_swap(name):
    bits = name.rsplit(" ", 1)
    bits[0] = bits[0].title()
    bits[-1] = bits[-1].upper()
    return ", ".join(reversed(bits))

#> title_rsplit_swap("maria del carmen lopez")
#> title_rsplit_swap("plato")
#> title_rsplit_swap("")
#> title_rsplit_swap("x ")
#> title_rsplit_swap("jean-luc picard")

### clear_dict_on_repeat
def clear_dict_on_repeat(seq):
    seen, resets = {}, 0
    for i, x in enumerate(seq):
        if x in seen:
            seen.clear()
            resets += 1
        seen[x] = i
    return seen, resets

#> clear_dict_on_repeat("abcbda")
#> clear_dict_on_repeat([])
#> clear_dict_on_repeat([1, 1, 1])
#> clear_dict_on_repeat("xyz")
#> clear_dict_on_repeat([0, False, "0"])

### lstrip_count_indent
def lstrip_count_indent(lines):
    depth = {}
    for ln in lines:
        n = len(ln) - len(ln.lstrip(" \t"))
        depth.setdefault(n, []).append(ln.strip())
    return [depth[k] for k in sorted(depth, reverse=True)]

#> lstrip_count_indent(["a", "  b", "  c", "\td"])
#> lstrip_count_indent([])
#> lstrip_count_indent(["", "   "])
#> lstrip_count_indent(["x", "y"])
#> lstrip_count_indent(["    deep", " mid", "top"])

### partition_rpartition_mid
def partition_rpartition_mid(s, ch):
    left, a, rest = s.partition(ch)
    mid, b, right = rest.rpartition(ch)
    return {"l": left, "m": mid if b else None, "r": right, "n": len(a + b)}

#> partition_rpartition_mid("a.b.c.d", ".")
#> partition_rpartition_mid("a.b", ".")
#> partition_rpartition_mid("", ".")
#> partition_rpartition_mid("none", "x")
#> partition_rpartition_mid("..", ".")

### zfill_sort_natural
def zfill_sort_natural(names, w=4):
    def key(n):
        stem = n.rstrip("0123456789")
        return stem + n[len(stem):].zfill(w)

    return sorted(names, key=key)

#> zfill_sort_natural(["img12", "img2", "img100", "doc7"])
#> zfill_sort_natural([])
#> zfill_sort_natural(["a", "a0", "a00"])
#> zfill_sort_natural(["9", "10", "8"], 1)
#> zfill_sort_natural(["x2y", "x10y"])

### expand_rows_equal
def expand_rows_equal(rows):
    wide = [r.expandtabs(4).rstrip() for r in rows]
    longest = max(wide, key=len, default="")
    return [len(longest) - len(w) for w in wide], wide.index(longest) if wide else -1

#> expand_rows_equal(["a\tb", "abcde\tf", "x"])
#> expand_rows_equal([])
#> expand_rows_equal(["\t", ""])
#> expand_rows_equal(["same", "size"])
#> expand_rows_equal(["1\t2\t3", "12\t34"])

### translate_ord_table
def translate_ord_table(s, shift):
    table = {i: i + shift for i in range(48, 58)}
    table[ord(" ")] = "_"
    t = s.translate(table)
    return t, t.isidentifier()

#> translate_ord_table("a 1b2", 1)
#> translate_ord_table("", 3)
#> translate_ord_table("9 lives", 0)
#> translate_ord_table("x9", 8)
#> translate_ord_table("no-digits", 2)

### find_and_popitem
def find_and_popitem(d, text):
    found = []
    while d:
        word, tag = d.popitem()
        i = text.find(word)
        if i >= 0:
            found.append((i, tag))
    return sorted(found)

#> find_and_popitem({"cat": "N", "runs": "V", "dog": "N"}, "the cat runs")
#> find_and_popitem({}, "text")
#> find_and_popitem({"a": 1, "aa": 2}, "baa")
#> find_and_popitem({"x": 0}, "")
#> find_and_popitem({"": "e", "z": "t"}, "z")

### isnumeric_ratio
def isnumeric_ratio(cells):
    nums = [c for c in cells if c.replace(".", "", 1).isnumeric()]
    kind = "number" if len(nums) == len(cells) else "mixed" if nums else "text"
    return kind.rjust(7), nums[-1:]

#> isnumeric_ratio(["1", "2.5", "30"])
#> isnumeric_ratio(["1", "x"])
#> isnumeric_ratio(["a", "b.c"])
#> isnumeric_ratio([])
#> isnumeric_ratio(["½", "1.2.3"])

### insert_by_rfind
def insert_by_rfind(s, marks):
    for m in marks:
        i = s.rfind(m)
        s = s[:i + 1] + m.upper() + s[i + 1:] if i >= 0 else m + s
    return s

#> insert_by_rfind("banana", "an")
#> insert_by_rfind("", "xy")
#> insert_by_rfind("abc", "")
#> insert_by_rfind("a-b", "-z")
#> insert_by_rfind("ss", "ss")
