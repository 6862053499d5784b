### tab_pad_numeric
def tab_pad_numeric(line, size):
    cells = line.split("\t")
    for i, c in enumerate(cells):
        if c.isnumeric():
            cells[i] = c.zfill(size)
        elif c.isspace() or not c:
            cells[i] = "~"
    return "\t".join(cells).expandtabs(size + 1)

#> tab_pad_numeric("7\tabc\t\t12", 3)
#> tab_pad_numeric("", 2)
#> tab_pad_numeric(" \t½", 4)
#> tab_pad_numeric("toolong\t1", 2)
#> tab_pad_numeric("a\tb", 0)

### identifier_prefix_guard
def identifier_prefix_guard(names, prefix):
    out = {}
    for n in names:
        bare = n.removeprefix(prefix)
        if bare.isidentifier():
            out.setdefault(bare.casefold(), []).append(n)
    return out

#> identifier_prefix_guard(["my_Var", "my_2x", "var", "my_"], "my_")
#> identifier_prefix_guard([], "x")
#> identifier_prefix_guard(["--flag", "--FLAG", "-f"], "--")
#> identifier_prefix_guard(["a b", "ab"], "")
#> identifier_prefix_guard(["$x", "x", "X"], "$")

### popitem_fromkeys_race
def popitem_fromkeys_race(s, n):
    d = dict.fromkeys(s, n)
    taken = ""
    while d and len(taken) < n:
        taken += d.popitem()[0]
    return taken, "".join(d.keys())

#> popitem_fromkeys_race("banana", 2)
#> popitem_fromkeys_race("", 1)
#> popitem_fromkeys_race("xyz", 9)
#> popitem_fromkeys_race("abc", 0)
#> popitem_fromkeys_race("hello you", 4)

### ascii_encode_ladder
def ascii_encode_ladder(word, n):
    if word.isascii():
        return word.encode()[n:n + 2]
    if word.isprintable():
        return word.encode("utf-8")[-n:]
    return len(word.encode("utf-16-le"))

#> ascii_encode_ladder("window", 2)
#> ascii_encode_ladder("café", 2)
#> ascii_encode_ladder("é\n", 1)
#> ascii_encode_ladder("", 0)
#> ascii_encode_ladder("ab", -1)

### rindex_rsplit_agree
def rindex_rsplit_agree(s, sep):
    try:
        i = s.rindex(sep)
    except ValueError:
        return s.istitle(), s
    a, b = s.rsplit(sep, 1)
    return a == s[:i], b + a

#> rindex_rsplit_agree("usr:bin:env", ":")
#> rindex_rsplit_agree("Plain Title", ":")
#> rindex_rsplit_agree("", "-")
#> rindex_rsplit_agree("aXXbXXX", "XX")
#> rindex_rsplit_agree("=", "=")

### alnum_suffix_swap
def alnum_suffix_swap(words, suf):
    out = []
    for w in words:
        base = w.removesuffix(suf)
        if base == w:
            out.append(w + suf)
        elif base.isalnum():
            out.append(base)
    return out

#> alnum_suffix_swap(["go.py", "x-y.py", "main"], ".py")
#> alnum_suffix_swap([], "s")
#> alnum_suffix_swap(["cats", "s", "dog"], "s")
#> alnum_suffix_swap(["a_1!", "b2!"], "!")
#> alnum_suffix_swap(["same"], "same")

### maketrans_zip_keys
def maketrans_zip_keys(d, s):
    table = str.maketrans({k: str(v) for k, v in d.items()})
    t = s.translate(table)
    return t, t.isdecimal(), list(d.keys())[-1:]

#> maketrans_zip_keys({"a": 1, "b": 22}, "abba")
#> maketrans_zip_keys({}, "xyz")
#> maketrans_zip_keys({"x": ""}, "xxx")
#> maketrans_zip_keys({"o": 0, "l": 1}, "hello 0")
#> maketrans_zip_keys({"q": None}, "q")

### format_map_center
def format_map_center(keys, d, w):
    row = "|".join("{" + k + "}" for k in keys)
    return row.format_map(d).center(w, " ").splitlines()

#> format_map_center("ab", {"a": 1, "b": "two"}, 9)
#> format_map_center("", {}, 3)
#> format_map_center("x", {"x": "p\nq"}, 5)
#> format_map_center("k", {"k": None}, 2)
#> format_map_center("z", {"y": 0}, 4)

### isprintable_isspace_sort
def isprintable_isspace_sort(chars):
    groups = {"p": [], "s": [], "x": []}
    for c in chars:
        key = "s" if c.isspace() else "p" if c.isprintable() else "x"
        groups[key].append(ord(c))
    return {k: v for k, v in groups.items() if v}

#> isprintable_isspace_sort("a \t\x00")
#> isprintable_isspace_sort("")
#> isprintable_isspace_sort("Zé")
#> isprintable_isspace_sort("\n\n")
#> isprintable_isspace_sort("\x1b[m")

### title_or_capital_pick
def title_or_capital_pick(s):
    t, c = s.title(), s.capitalize()
    if t.istitle() and t == c:
        return t.swapcase()
    return c if s.islower() else t

#> title_or_capital_pick("word")
#> title_or_capital_pick("two words")
#> title_or_capital_pick("BIG Deal")
#> title_or_capital_pick("")
#> title_or_capital_pick("3d print")

### rpartition_numeric_step
def rpartition_numeric_step(name, step):
    stem, dash, num = name.rpartition("-")
    if num.isdecimal() and dash:
        return stem + dash + str(int(num) + step).zfill(len(num))
    return (stem + dash + num).ljust(8, "x")

#> rpartition_numeric_step("job-007", 3)
#> rpartition_numeric_step("42", 1)
#> rpartition_numeric_step("run-x", 1)
#> rpartition_numeric_step("", 5)
#> rpartition_numeric_step("a-b-99", 1)

### copy_pop_compare_len
def copy_pop_compare_len(d, *keys):
    c = d.copy()
    popped = [c.pop(k, k) for k in keys]
    if len(c) == len(d):
        c.clear()
    return popped, c, d == c

#> copy_pop_compare_len({"a": 1, "b": 2}, "a")
#> copy_pop_compare_len({"a": 1}, "x", "y")
#> copy_pop_compare_len({})
#> copy_pop_compare_len({"k": 0, "j": None}, "k", "k")
#> copy_pop_compare_len({1: 2, 2: 1}, 1, 2)

### ljust_join_columns
def ljust_join_columns(table, gap=1):
    cols = list(zip(*table))
    widths = [max(map(len, c)) + gap for c in cols]
    return ["".join(x.ljust(w) for x, w in zip(row, widths)).rstrip() for row in table]

#> ljust_join_columns([["id", "name"], ["7", "Bo"]])
#> ljust_join_columns([])
#> ljust_join_columns([["a", "b", "c"], ["longer", "", "z"]], 2)
#> ljust_join_columns([["solo"]], gap=0)
#> ljust_join_columns([["x", "y"], ["1"]])

### casefold_keys_merge
def casefold_keys_merge(a, b):
    low = {k.casefold(): k for k in a.keys()}
    for k, v in b.items():
        a[low.get(k.casefold(), k)] = v
    return a

#> casefold_keys_merge({"Host": "a", "PORT": 1}, {"host": "b", "port": 2})
#> casefold_keys_merge({}, {"X": 0})
#> casefold_keys_merge({"weiß": 1}, {"WEISS": 2, "Rot": 3})
#> casefold_keys_merge({"q": None}, {})
#> casefold_keys_merge({"A": 1, "a": 2}, {"A": 9})

### reverse_in_place_chunks
def reverse_in_place_chunks(xs, n):
    out = []
    while xs:
        chunk = xs[:n]
        del xs[:n]
        chunk.reverse()
        out.extend(chunk)
    return out

#> reverse_in_place_chunks([1, 2, 3, 4, 5], 2)
#> reverse_in_place_chunks([], 3)
#> reverse_in_place_chunks(list("abcdef"), 4)
#> reverse_in_place_chunks(["x"], 1)
#> reverse_in_place_chunks([0, 1, 2], 9)

### islower_isupper_ring
def islower_isupper_ring(s):
    out = []
    for i, c in enumerate(s):
        prev = s[i - 1]
        if prev.isupper():
            out.append(c.lower())
        elif prev.islower():
            out.append(c.upper())
        else:
            out.append(prev)
    return "".join(out)

#> islower_isupper_ring("aBcD")
#> islower_isupper_ring("")
#> islower_isupper_ring("x")
#> islower_isupper_ring("A1b2")
#> islower_isupper_ring("ok go")

### splitlines_startswith_strip
def splitlines_startswith_strip(src):
    kept = []
    for ln in src.splitlines():
        if ln.startswith("#"):
            kept.append(ln.lstrip("# "))
        elif ln.startswith((" ", "\t"), 0, 1):
            kept and kept.append("")
    return kept

#> splitlines_startswith_strip("# A\n  x\n## B\ntext")
#> splitlines_startswith_strip("")
#> splitlines_startswith_strip("  indented first\n# head")
#> splitlines_startswith_strip("plain\nlines")
#> splitlines_startswith_strip("#\n\t\n# #c")

### rjust_tower
def rjust_tower(words):
    rows, w = [], 0
    for word in words:
        w += len(word)
        rows.append(word.rjust(w, str(len(rows))))
    return rows

#> rjust_tower(["ab", "c", "def"])
#> rjust_tower([])
#> rjust_tower(["", "x"])
#> rjust_tower(["one"])
#> rjust_tower(["a", "b", "c", "d"])

### values_max_then_del
def values_max_then_del(d):
    if not d.values():
        return d
    top = max(d.values())
    for k in [k for k, v in d.items() if v == top]:
        del d[k]
    return d, top

#> values_max_then_del({"a": 3, "b": 9, "c": 9})
#> values_max_then_del({})
#> values_max_then_del({"x": -1})
#> values_max_then_del({"p": "m", "q": "n"})
#> values_max_then_del({"u": 1, "v": True, "w": 0})

### update_from_enumerate
def update_from_enumerate(d, words):
    for i, w in enumerate(words, len(d)):
        d.update({w: i})
        d.setdefault(i, w)
    return d

#> update_from_enumerate({"a": 0}, ["b", "a"])
#> update_from_enumerate({}, [])
#> update_from_enumerate({}, ["x", "x"])
#> update_from_enumerate({1: "one", 2: "two"}, [2])
#> update_from_enumerate({"k": None}, "mk")

### remove_sort_extend_str
def remove_sort_extend_str(letters, word):
    letters.extend(word)
    letters.sort()
    for c in word[::2]:
        letters.remove(c)
    return "".join(letters)

#> remove_sort_extend_str(["z", "m"], "cab")
#> remove_sort_extend_str([], "")
#> remove_sort_extend_str(["a"], "aaaa")
#> remove_sort_extend_str(list("qu"), "Bq")
#> remove_sort_extend_str([], "x y")

### find_rfind_gap_fill
def find_rfind_gap_fill(s, ch, fill):
    i, j = s.find(ch), s.rfind(ch)
    gap = j - i - 1
    return s[:i + 1] + fill * gap + s[j:] if gap > 0 else s.center(len(s) + 2, fill)

#> find_rfind_gap_fill("a(bc(d", "(", "*")
#> find_rfind_gap_fill("nothing", "x", "-")
#> find_rfind_gap_fill("", "y", "=")
#> find_rfind_gap_fill("pop", "p", "_")
#> find_rfind_gap_fill("aa", "a", "b")

### isdecimal_isdigit_diff
def isdecimal_isdigit_diff(s):
    only_digit = [c for c in s if c.isdigit() and not c.isdecimal()]
    only_num = [c for c in s if c.isnumeric() and not c.isdigit()]
    return len(only_digit), len(only_num), sum(int(c) for c in s if c.isdecimal())

#> isdecimal_isdigit_diff("1²½")
#> isdecimal_isdigit_diff("")
#> isdecimal_isdigit_diff("2024")
#> isdecimal_isdigit_diff("①②Ⅳ")
#> isdecimal_isdigit_diff("x٣y")

### strip_endswith_loop
def strip_endswith_loop(s, tails):
    log = []
    for t in tails:
        while t and s.endswith(t):
            s = s.removesuffix(t)
            log.append(t)
    return s.rstrip(), "".join(log)

#> strip_endswith_loop("done !!?", ["?", "!"])
#> strip_endswith_loop("", ["x"])
#> strip_endswith_loop("abab", ["ab", "a"])
#> strip_endswith_loop("no change", ["z", ""])
#> strip_endswith_loop("xyxy", ["y", "x", "y"])

### format_join_nested
def format_join_nested(rows, sep=" "):
    fmt = sep.join(["{:>3}"] * (max(map(len, rows), default=0)))
    try:
        return [fmt.format(*r) for r in rows]
    except IndexError:
        return fmt.count("{"), len(rows)

#> format_join_nested([[1, 20], [300, 4]])
#> format_join_nested([[1], [2, 3]])
#> format_join_nested([])
#> format_join_nested([["a", "bcde"]], "|")
#> format_join_nested([[], []])

### format_named_or_index
def format_named_or_index(who, n, *extra):
    base = "{who}:{n:+}".format(who=who, n=n)
    for i, e in enumerate(extra):
        base = "{0}<{1:.3}>".format(base, str(e) * (i + 1))
    return base

#> format_named_or_index("al", 5)
#> format_named_or_index("bo", -2, "x", "yz")
#> format_named_or_index("", 0, None)
#> format_named_or_index("c", 1.5, True, [])
#> format_named_or_index("d", "text")

### insert_every_by_slice
def insert_every_by_slice(lst, x, n):
    for i in range(n, len(lst) + len(lst) // n, n + 1):
        lst[i:i] = [x]
    return lst

#> insert_every_by_slice([1, 2, 3, 4, 5], 0, 2)
#> insert_every_by_slice([], "x", 1)
#> insert_every_by_slice(list("abc"), "-", 1)
#> insert_every_by_slice([7, 8], None, 5)
#> insert_every_by_slice([1, 2, 3, 4], "|", 2)

### clear_copy_triple
def clear_copy_triple(d):
    a = d
    b = d.copy()
    c = {**d}
    a.clear()
    c.update(b)
    b.update(size=len(d))
    return d, b, c

#> clear_copy_triple({"x": 1})
#> clear_copy_triple({})
#> clear_copy_triple({"size": 9, "y": []})
#> clear_copy_triple({1: 2, 3: 4})
#> clear_copy_triple({"": None})

### isspace_runs_lengths
def isspace_runs_lengths(s):
    runs, cur = [], 0
    for c in s + "x":
        if c.isspace():
            cur += 1
        elif cur:
            runs.append(cur)
            cur = 0
    return runs, s.isspace()

#> isspace_runs_lengths("a  b c")
#> isspace_runs_lengths("")
#> isspace_runs_lengths(" \t\n ")
#> isspace_runs_lengths("none")
#> isspace_runs_lengths(" x ")

### isascii_ord_limits
def isascii_ord_limits(words):
    peak = max((ord(c) for w in words for c in w), default=0)
    return [w for w in words if w.isascii() == (peak < 128)], hex(peak)

#> isascii_ord_limits(["abc", "né", "z"])
#> isascii_ord_limits([])
#> isascii_ord_limits(["abc", "~"])
#> isascii_ord_limits([""])
#> isascii_ord_limits(["Ω", "ω"])

### istitle_toggle_words
def istitle_toggle_words(line):
    out = []
    for w in line.split(" "):
        out.append(w.lower() if w.istitle() else w.title() if w.islower() else w[::-1])
    return " ".join(out)

#> istitle_toggle_words("The cat SAT down")
#> istitle_toggle_words("")
#> istitle_toggle_words("McDonald x X")
#> istitle_toggle_words("it's  It'S")
#> istitle_toggle_words("a1b A1B")

### rsplit_ip_tail
def rsplit_ip_tail(addr, n=1):
    parts = addr.rsplit(".", n)
    if not all(p.isdecimal() for p in parts[1:]):
        return None
    return parts[0], [int(p) for p in parts[1:]]

#> rsplit_ip_tail("192.168.10.7")
#> rsplit_ip_tail("192.168.10.7", 2)
#> rsplit_ip_tail("host.local")
#> rsplit_ip_tail("")
#> rsplit_ip_tail("1.2", n=9)

### removeprefix_all_langs
def removeprefix_all_langs(codes, region):
    short = [c.removeprefix(region + "-") for c in codes]
    changed = [a != b for a, b in zip(codes, short)]
    return short if any(changed) else "-".join(codes).upper()

#> removeprefix_all_langs(["en-us", "en-gb", "fr"], "en")
#> removeprefix_all_langs(["de", "it"], "en")
#> removeprefix_all_langs([], "x")
#> removeprefix_all_langs(["-a", "b"], "")
#> removeprefix_all_langs(["zh-zh-cn"], "zh")

### translate_pair_count
def translate_pair_count(s):
    table = str.maketrans("aeiou", "*" * 5)
    t = s.lower().translate(table)
    return t.count("*"), t.rstrip("*"), t.find("**")

#> translate_pair_count("Beautiful Queue")
#> translate_pair_count("")
#> translate_pair_count("shh")
#> translate_pair_count("IOU")
#> translate_pair_count("na")

### fromkeys_range_fill
def fromkeys_range_fill(n, updates):
    d = dict.fromkeys(range(n), "")
    for k, v in updates:
        if k in d:
            d[k] += v
        else:
            d.popitem() if d else None
    return list(d.values())

#> fromkeys_range_fill(3, [(0, "a"), (2, "b"), (0, "c")])
#> fromkeys_range_fill(0, [(5, "x")])
#> fromkeys_range_fill(2, [(9, "y"), (1, "z")])
#> fromkeys_range_fill(1, [])
#> fromkeys_range_fill(4, [(3.0, "q"), (-1, "r")])

### keys_compare_dicts
def keys_compare_dicts(a, b):
    if a.keys() == b.keys():
        return {k: (a[k], b[k]) for k in a if a[k] != b[k]}
    return sorted(a.keys() ^ b.keys(), key=str)

#> keys_compare_dicts({"x": 1, "y": 2}, {"y": 3, "x": 1})
#> keys_compare_dicts({"x": 1}, {"z": 1})
#> keys_compare_dicts({}, {})
#> keys_compare_dicts({1: "a", "b": 2}, {})
#> keys_compare_dicts({"p": 0}, {"p": False})

### encode_decode_mismatch
def encode_decode_mismatch(s, enc):
    try:
        data = s.encode(enc)
    except UnicodeEncodeError as e:
        return s[e.start], e.start
    return len(data), data.decode("latin-1").isprintable()

#> encode_decode_mismatch("plain", "ascii")
#> encode_decode_mismatch("naïve", "ascii")
#> encode_decode_mismatch("", "utf-8")
#> encode_decode_mismatch("€", "latin-1")
#> encode_decode_mismatch("ñ", "utf-8")

### isalnum_edges_trim
def isalnum_edges_trim(s):
    i, j = 0, len(s)
    while i < j and not s[i].isalnum():
        i += 1
    while j > i and not s[j - 1].isalnum():
        j -= 1
    return s[i:j], i + len(s) - j

#> isalnum_edges_trim("--(hello)!")
#> isalnum_edges_trim("")
#> isalnum_edges_trim("...")
#> isalnum_edges_trim("x")
#> isalnum_edges_trim("¡ole!")

### capitalize_by_index_list
def capitalize_by_index_list(words, idx):
    for i in idx:
        try:
            words[i] = words[i].capitalize()
        except IndexError:
            words.append(str(i).zfill(2))
    return words

#> capitalize_by_index_list(["one", "TWO", "three"], [1, -1])
#> capitalize_by_index_list([], [0, 0])
#> capitalize_by_index_list(["a"], [])
#> capitalize_by_index_list(["élan"], [0, 5])
#> capitalize_by_index_list(["x", "y"], [-3, 2])

### expandtabs_find_stop
def expandtabs_find_stop(s, col):
    t = s.expandtabs(col)
    return t[col:col + 1] or t[-1:], t.find("  "), t.rfind(" ")

#> expandtabs_find_stop("ab\tcd", 4)
#> expandtabs_find_stop("", 3)
#> expandtabs_find_stop("x\t\ty", 2)
#> expandtabs_find_stop("notabs", 9)
#> expandtabs_find_stop("long text\tz", 5)
