### tabs_to_cells
def tabs_to_cells(row, n):
    wide = row.expandtabs(n)
    cells = [wide[i:i + n].rstrip() for i in range(0, len(wide), n)]
    return cells, wide.isascii()

#> tabs_to_cells("id\tname\tqty", 5)
#> tabs_to_cells("", 4)
#> tabs_to_cells("é\tx", 2)
#> tabs_to_cells("toolongcell\tb", 4)
#> tabs_to_cells("\t\tz", 3)

### format_positional_mix
def format_positional_mix(template, *args):
    try:
        return template.format(*args)
    except IndexError:
        return template.count("{}") - len(args)

#> format_positional_mix("{} + {} = {}", 2, 3, 5)
#> format_positional_mix("{1}{0}{1}", "x", "o")
#> format_positional_mix("{} {}", "one")
#> format_positional_mix("plain", 1, 2)
#> format_positional_mix("{0:>5}|{0:<5}|", "ab")

### format_named_fallback
def format_named_fallback(template, fields, default="?"):
    while True:
        try:
            return template.format(**fields)
        except KeyError as e:
            fields[e.args[0]] = default

#> format_named_fallback("{user}@{host}", {"user": "root", "host": "lab"})
#> format_named_fallback("{a}{b}{a}", {"b": 1})
#> format_named_fallback("", {})
#> format_named_fallback("{x:>4}", {}, "--")
#> format_named_fallback("{n:03d}", {"n": 7}, default=0)

### popitem_to_lists
def popitem_to_lists(d):
    keys, vals = [], []
    while len(d) > 1:
        k, v = d.popitem()
        keys.append(k)
        vals.insert(0, v)
    return keys, vals, d

#> popitem_to_lists({"x": 1, "y": 2, "z": 3})
#> popitem_to_lists({})
#> popitem_to_lists({"a": None})
#> popitem_to_lists({1: "p", 0: "q"})
#> popitem_to_lists({"m": [], "n": (), "o": "", "p": 0})

### prefix_suffix_peel
def prefix_suffix_peel(name, pre, suf):
    a = name.removeprefix(pre).removesuffix(suf)
    b = name.removesuffix(suf).removeprefix(pre)
    return a if a == b else [a, b]

#> prefix_suffix_peel("test_login.py", "test_", ".py")
#> prefix_suffix_peel("aba", "ab", "ba")
#> prefix_suffix_peel("", "x", "y")
#> prefix_suffix_peel("plain", "", "")
#> prefix_suffix_peel("xxx", "x", "x")

### numeric_kind_split
def numeric_kind_split(tokens):
    dec = [t for t in tokens if t.isdecimal()]
    num = [t for t in tokens if t.isnumeric() and t not in dec]
    return sum(map(int, dec)), "".join(num)

#> numeric_kind_split(["12", "¾", "x", "7", "²"])
#> numeric_kind_split([])
#> numeric_kind_split(["1.5", "-2"])
#> numeric_kind_split(["٣", "三"])
#> numeric_kind_split(["0", "00"])

### rsplit_extension_group
def rsplit_extension_group(files):
    groups = {}
    for f in files:
        stem, *ext = f.rsplit(".", 1)
        groups.setdefault(ext[0].casefold() if ext else "", []).append(stem)
    return groups

#> rsplit_extension_group(["a.TXT", "b.txt", "Makefile", "x.tar.gz"])
#> rsplit_extension_group([])
#> rsplit_extension_group([".env", "end."])
#> rsplit_extension_group(["README", "LICENSE"])
#> rsplit_extension_group(["p.py", "q.PY", "r.Py"])

### fromkeys_mark_seen
def fromkeys_mark_seen(s, probe):
    d = dict.fromkeys(s, False)
    for c in probe:
        if c in d.keys():
            d[c] = not d[c]
    return [k for k, v in d.items() if v]

#> fromkeys_mark_seen("abc", "aab")
#> fromkeys_mark_seen("", "xyz")
#> fromkeys_mark_seen("hello", "olol l")
#> fromkeys_mark_seen("qrs", "")
#> fromkeys_mark_seen("AaBb", "Bab")

### rindex_cut_both
def rindex_cut_both(s, ch):
    try:
        a, b = s.index(ch), s.rindex(ch)
    except ValueError:
        return s.swapcase()
    return s[b:] + s[a:b] + s[:a]

#> rindex_cut_both("one-two-three", "-")
#> rindex_cut_both("None", "x")
#> rindex_cut_both("", "z")
#> rindex_cut_both("abc", "b")
#> rindex_cut_both("abcabcab", "ca")

### isspace_to_dots
def isspace_to_dots(text):
    out = []
    for ch in text:
        if ch.isspace():
            if out and out[-1] != ".":
                out.append(".")
        else:
            out.append(ch)
    return "".join(out).rstrip(".")

#> isspace_to_dots("a  b\tc\n")
#> isspace_to_dots("")
#> isspace_to_dots("   ")
#> isspace_to_dots("x. y")
#> isspace_to_dots("no_space")

### encode_len_compare
def encode_len_compare(words):
    return {w: len(w.encode()) - len(w) for w in words if not w.isascii()}

#> encode_len_compare(["naïve", "plain", "日本"])
#> encode_len_compare([])
#> encode_len_compare(["abc", ""])
#> encode_len_compare(["€5", "é"])
#> encode_len_compare(["😀!", "ok"])

### maketrans_rotate_vowels
def maketrans_rotate_vowels(s, k):
    v = "aeiou"
    table = str.maketrans(v + v.upper(), v[k:] + v[:k] + (v[k:] + v[:k]).upper())
    return s.translate(table)

#> maketrans_rotate_vowels("Education", 1)
#> maketrans_rotate_vowels("", 2)
#> maketrans_rotate_vowels("xyz", 3)
#> maketrans_rotate_vowels("UFO", -1)
#> maketrans_rotate_vowels("aeiou", 5)

### maketrans_dict_mix
def maketrans_dict_mix(s, digits_to):
    t = str.maketrans({"0": digits_to, "1": None, "2": 50})
    return s.translate(t).translate(str.maketrans("", "", " -"))

#> maketrans_dict_mix("10-20 12", "zero")
#> maketrans_dict_mix("", "x")
#> maketrans_dict_mix("0000", "")
#> maketrans_dict_mix("abc - 3", "q")
#> maketrans_dict_mix("111", "0")

### center_title_box
def center_title_box(title, w, edge="*"):
    top = edge * w
    mid = edge + title.title().center(w - 2) + edge
    return [top, mid, top] if len(mid) == w else [mid]

#> center_title_box("main menu", 15)
#> center_title_box("too wide title", 8)
#> center_title_box("", 4, "#")
#> center_title_box("odd", 8, "=")
#> center_title_box("x", 3, "+-")

### list_copy_clear_extend
def list_copy_clear_extend(a, b):
    saved = a.copy()
    a.clear()
    a.extend(b)
    b.extend(saved)
    saved.append(len(b))
    return a, b, saved

#> list_copy_clear_extend([1, 2], [3])
#> list_copy_clear_extend([], [])
#> list_copy_clear_extend(["x"], [])
#> list_copy_clear_extend([], [None, 0])
#> list_copy_clear_extend([[1]], [[2], [3]])

### isalnum_token_kinds
def isalnum_token_kinds(line):
    counts = dict.fromkeys(["alnum", "alpha", "other"], 0)
    for tok in line.split():
        if tok.isalpha():
            counts["alpha"] += 1
        elif tok.isalnum():
            counts["alnum"] += 1
        else:
            counts["other"] += len(tok)
    return tuple(counts.values())

#> isalnum_token_kinds("abc x1 -- 42 y_z")
#> isalnum_token_kinds("")
#> isalnum_token_kinds("a b c")
#> isalnum_token_kinds("é2 ... !")
#> isalnum_token_kinds("7 8 nine")

### zfill_time_parts
def zfill_time_parts(h, m, s="0"):
    parts = [str(h), str(m), str(s)]
    text = ":".join(p.zfill(2) for p in parts)
    return text.removesuffix(":00")

#> zfill_time_parts(7, 5)
#> zfill_time_parts(12, 30, 9)
#> zfill_time_parts("-3", 0)
#> zfill_time_parts(0, 0, "00")
#> zfill_time_parts(100, "x", 5)

### capitalize_after_hyphen
def capitalize_after_hyphen(s):
    head, sep, tail = s.partition("-")
    while sep:
        nxt, sep, tail = tail.partition("-")
        head += nxt.capitalize()
    return head

#> capitalize_after_hyphen("background-color")
#> capitalize_after_hyphen("plain")
#> capitalize_after_hyphen("")
#> capitalize_after_hyphen("-webkit-BOX-align")
#> capitalize_after_hyphen("a--b")

### reverse_sort_extend
def reverse_sort_extend(xs, ys):
    xs.reverse()
    ys.sort(reverse=True)
    xs.extend(y for y in ys if y not in xs)
    return xs

#> reverse_sort_extend([1, 2, 3], [5, 2, 9])
#> reverse_sort_extend([], [3, 3, 1])
#> reverse_sort_extend(["b"], ["a", "c"])
#> reverse_sort_extend([0], [])
#> reverse_sort_extend([4, 4], [4, 5])

### ljust_bar_chart
def ljust_bar_chart(data, ch="#"):
    w = max(map(len, data), default=0)
    return [k.ljust(w) + " " + ch * v for k, v in data.items()]

#> ljust_bar_chart({"red": 3, "green": 1})
#> ljust_bar_chart({})
#> ljust_bar_chart({"a": 0, "bcd": 2}, "=")
#> ljust_bar_chart({"neg": -2})
#> ljust_bar_chart({"": 1, "x": 4}, ch="ab")

### rpartition_suffix_chain
def rpartition_suffix_chain(s, seps):
    picked = []
    for sep in seps:
        s, found, tail = s.rpartition(sep)
        if not found:
            s = tail
            continue
        picked.append(tail)
    return picked, s

#> rpartition_suffix_chain("a/b.c:d", ":./")
#> rpartition_suffix_chain("", ".")
#> rpartition_suffix_chain("x.y.z", "..")
#> rpartition_suffix_chain("none", "-#")
#> rpartition_suffix_chain("k=v=w", "=,=")

### splitlines_blank_groups
def splitlines_blank_groups(text):
    paras = [[]]
    for line in text.splitlines():
        if line.isspace() or not line:
            paras.append([])
        else:
            paras[-1].append(line.strip())
    return [" ".join(p) for p in paras if p]

#> splitlines_blank_groups("one\ntwo\n\nthree")
#> splitlines_blank_groups("")
#> splitlines_blank_groups("\n \n\n")
#> splitlines_blank_groups("  a\n\t\n  b  \n c")
#> splitlines_blank_groups("solo")

### swapcase_until_lower
def swapcase_until_lower(s):
    n = 0
    while not s.islower() and n < 3:
        s = s.swapcase() if n % 2 == 0 else s[1:] + s[0].lower()
        n += 1
    return s, n

#> swapcase_until_lower("ABC")
#> swapcase_until_lower("abc")
#> swapcase_until_lower("aBcD")
#> swapcase_until_lower("123")
#> swapcase_until_lower("Zz")

### values_sorted_keys_back
def values_sorted_keys_back(d):
    vals = sorted(d.values(), reverse=True)
    keys = sorted(d.keys())
    d.clear()
    d.update(zip(keys, vals))
    return d

#> values_sorted_keys_back({"b": 1, "a": 2, "c": 0})
#> values_sorted_keys_back({})
#> values_sorted_keys_back({"z": "x", "y": "w"})
#> values_sorted_keys_back({3: 3})
#> values_sorted_keys_back({"m": 1, "l": "a"})

### rfind_limit_progress
def rfind_limit_progress(s, sub):
    end = len(s)
    hits = []
    while (i := s.rfind(sub, 0, end)) != -1:
        hits.append(i)
        end = i + len(sub) - 1
    return hits

#> rfind_limit_progress("aaaa", "aa")
#> rfind_limit_progress("abcabc", "c")
#> rfind_limit_progress("", "x")
#> rfind_limit_progress("banana", "ana")
#> rfind_limit_progress("zed", "q")

### index_with_bounds_guard
def index_with_bounds_guard(s, sub, lo, hi):
    if s.find(sub, lo, hi) == s.find(sub):
        return s.index(sub, lo) if sub in s else "absent"
    return s.rfind(sub, lo, hi)

#> index_with_bounds_guard("cabbage", "b", 0, 5)
#> index_with_bounds_guard("cabbage", "a", 2, 7)
#> index_with_bounds_guard("cabbage", "z", 0, 7)
#> index_with_bounds_guard("", "", 0, 0)
#> index_with_bounds_guard("abcabc", "ab", 1, 3)

### remove_each_extension
def remove_each_extension(names, exts):
    out = []
    for n in names:
        for e in exts:
            n = n.removesuffix(e)
        out.append(n.rstrip("."))
    return out

#> remove_each_extension(["a.tar.gz", "b.gz", "c.txt"], [".gz", ".tar"])
#> remove_each_extension([], [".x"])
#> remove_each_extension(["x.py.py", "y."], [".py"])
#> remove_each_extension(["gz", ".gz"], [".gz", "gz"])
#> remove_each_extension(["keep.me"], [])

### isdecimal_guard_sum
def isdecimal_guard_sum(s):
    total = 0
    for chunk in s.replace(",", " ").split():
        total += int(chunk) if chunk.isdecimal() else -len(chunk)
    return total

#> isdecimal_guard_sum("12, 7 cats, 3")
#> isdecimal_guard_sum("")
#> isdecimal_guard_sum("-5 +5")
#> isdecimal_guard_sum("1,2,,3")
#> isdecimal_guard_sum("x² 10")

### istitle_fix_headline
def istitle_fix_headline(line):
    small = {"of", "and", "the"}
    words = line.lower().split()
    for i, w in enumerate(words):
        if i == 0 or w not in small:
            words[i] = w.capitalize()
    fixed = " ".join(words)
    return fixed, fixed.istitle()

#> istitle_fix_headline("the LORD of the rings")
#> istitle_fix_headline("")
#> istitle_fix_headline("war AND peace")
#> istitle_fix_headline("one two")
#> istitle_fix_headline("they're here")

### isupper_runs_join
def isupper_runs_join(tokens):
    merged = []
    for t in tokens:
        if t.isupper() and merged and merged[-1].isupper():
            merged[-1] += t
        else:
            merged.append(t)
    return "/".join(merged)

#> isupper_runs_join(["A", "B", "c", "D"])
#> isupper_runs_join([])
#> isupper_runs_join(["x", "Y", "Z1", "2"])
#> isupper_runs_join(["É", "A"])
#> isupper_runs_join(["no", "NO", "", "YES"])

### update_pairs_then_pop
def update_pairs_then_pop(d, pairs, drop):
    d.update(pairs)
    gone = d.pop(drop, "n/a")
    return gone, sorted(d.items())

#> update_pairs_then_pop({"a": 1}, [("b", 2), ("a", 3)], "a")
#> update_pairs_then_pop({}, [], "x")
#> update_pairs_then_pop({"k": 0}, {"k": 5}, "z")
#> update_pairs_then_pop({}, ["ab", "cd"], "c")
#> update_pairs_then_pop({"q": 1}, [("r",)], "q")

### casefold_index_search
def casefold_index_search(names, query):
    folded = [n.casefold() for n in names]
    q = query.casefold().strip()
    return names.pop(folded.index(q)) if q in folded else folded[:2]

#> casefold_index_search(["Zoë", "STRASSE", "Bob"], "straße")
#> casefold_index_search(["Ann"], "ann ")
#> casefold_index_search([], "x")
#> casefold_index_search(["A", "B", "C"], "d")
#> casefold_index_search(["i", "I"], "I")

### lstrip_digits_key_sort
def lstrip_digits_key_sort(items):
    items.sort(key=lambda s: s.lstrip("0123456789"))
    return [s.rstrip("abcdefghijklmnopqrstuvwxyz") or "-" for s in items]

#> lstrip_digits_key_sort(["3b", "10a", "2c"])
#> lstrip_digits_key_sort([])
#> lstrip_digits_key_sort(["x", "42", "7x"])
#> lstrip_digits_key_sort(["1Z", "1z"])
#> lstrip_digits_key_sort(["b2b", "a1"])

### expandtabs_align_pairs
def expandtabs_align_pairs(d, size=8):
    lines = [f"{k}\t{v}".expandtabs(size) for k, v in d.items()]
    return lines, len({ln.index(str(v)) for ln, v in zip(lines, d.values())}) <= 1

#> expandtabs_align_pairs({"id": 7, "name": "x"})
#> expandtabs_align_pairs({"id": 7, "name": "x"}, 4)
#> expandtabs_align_pairs({})
#> expandtabs_align_pairs({"abcdefgh": 1, "z": 2})
#> expandtabs_align_pairs({"k": ""}, size=2)

### isprintable_escape
def isprintable_escape(s):
    return "".join(c if c.isprintable() else f"\\x{ord(c):02x}" for c in s).replace("\\x0a", "\\n")

#> isprintable_escape("line\nnext")
#> isprintable_escape("")
#> isprintable_escape("\x1b[0m")
#> isprintable_escape("ok é")
#> isprintable_escape("a\tb\\n")

### isidentifier_camel
def isidentifier_camel(label):
    parts = label.replace("-", " ").split()
    name = "".join(p.capitalize() if i else p.lower() for i, p in enumerate(parts))
    return name if name.isidentifier() else f"_{name}"

#> isidentifier_camel("First name")
#> isidentifier_camel("2nd-item")
#> isidentifier_camel("")
#> isidentifier_camel("ÉCOLE du soir")
#> isidentifier_camel("a.b c")

### rjust_dot_sum
def rjust_dot_sum(nums, w):
    cells = [str(n).rjust(w, ".")[-w:] for n in nums]
    return "|".join(cells), sum(c.count(".") for c in cells)

#> rjust_dot_sum([5, 42, 1234], 3)
#> rjust_dot_sum([], 4)
#> rjust_dot_sum([1.5, -2], 5)
#> rjust_dot_sum([7], 1)
#> rjust_dot_sum([None, True], 6)

### setdefault_nested_count
def setdefault_nested_count(logs):
    tree = {}
    for user, action in logs:
        acts = tree.setdefault(user, {})
        acts[action] = acts.setdefault(action, 0) + 1
    return {u: max(a, key=a.get) for u, a in tree.items()}

#> setdefault_nested_count([("al", "get"), ("al", "put"), ("al", "put"), ("bo", "get")])
#> setdefault_nested_count([])
#> setdefault_nested_count([("x", "a"), ("x", "b")])
#> setdefault_nested_count(["ab", "ac", "ac"])
#> setdefault_nested_count([(1, 2), (2, 1)])

### startswith_tuple_offset
def startswith_tuple_offset(lines, marks, skip=0):
    kept = []
    for ln in lines:
        if ln.startswith(tuple(marks), skip):
            kept.append(ln[skip + 1:])
        elif kept:
            kept[-1] += ln
    return kept

#> startswith_tuple_offset(["- milk", "* eggs", " brown"], "-*")
#> startswith_tuple_offset([], "#")
#> startswith_tuple_offset(["1.a", "2.b", "x"], ".", 1)
#> startswith_tuple_offset(["none"], [])
#> startswith_tuple_offset(["  >q", "r"], [">"], skip=2)
