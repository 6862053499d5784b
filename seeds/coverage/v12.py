### index_in_shrinking_window
def index_in_shrinking_window(xs, target):
    lo, hi, hits = 0, len(xs), []
    while lo < hi:
        try:
            lo = xs.index(target, lo, hi) + 1
        except ValueError:
            break
        hits.append(lo - 1)
        hi -= 1
    return hits

#> index_in_shrinking_window([4, 1, 4, 4, 2, 4], 4)
#> index_in_shrinking_window([], 1)
#> index_in_shrinking_window([7], 7)
#> index_in_shrinking_window(["a", "b"], "z")
#> index_in_shrinking_window([0, False, 0.0, 0], 0)

### second_index_or_first
def second_index_or_first(seq, item):
    first = seq.index(item)
    try:
        return seq.index(item, first + 1)
    except ValueError:
        return -first - 1

#> second_index_or_first(["x", "y", "x"], "x")
#> second_index_or_first([5, 6], 6)
#> second_index_or_first("abracadabra", "br")
#> second_index_or_first((1, 1, 1), 1)
#> second_index_or_first([], None)

### index_negative_limits
def index_negative_limits(items, x, back):
    tail = items[-back:]
    if x in tail:
        return items.index(x, -back) - len(items)
    return items.count(x)

#> index_negative_limits([3, 9, 3, 8], 3, 3)
#> index_negative_limits([3, 9, 3, 8], 9, 2)
#> index_negative_limits([], 0, 1)
#> index_negative_limits(list("banana"), "a", 4)
#> index_negative_limits([1, 2], 1, 50)

### move_item_after
def move_item_after(order, item, anchor):
    order.remove(item)
    order.insert(order.index(anchor) + 1, item)
    return order

#> move_item_after(["a", "b", "c", "d"], "a", "c")
#> move_item_after([1, 2, 3], 3, 1)
#> move_item_after(["x", "y", "x"], "x", "x")
#> move_item_after([8], 8, 8)
#> move_item_after([True, 2, 0], 1, 0)

### insert_by_count
def insert_by_count(letters):
    out = []
    for ch in letters:
        out.insert(out.count(ch) * -1 or len(out), ch)
    return "".join(out)

#> insert_by_count("abab")
#> insert_by_count("")
#> insert_by_count("zzz")
#> insert_by_count("hello")
#> insert_by_count("aabbcc")

### insert_clamped
def insert_clamped(base, pairs):
    moved = 0
    for pos, val in pairs:
        before = len(base)
        base.insert(pos, val)
        moved += base.index(val) != pos and before > 0
    return base, moved

#> insert_clamped([1, 2], [(99, 3), (-99, 0)])
#> insert_clamped([], [(5, "a"), (-1, "b")])
#> insert_clamped(["q"], [(0, "q")])
#> insert_clamped([7, 7], [(1, 7), (-1, 8)])
#> insert_clamped([None], [])

### remove_until_sorted
def remove_until_sorted(nums):
    removed = []
    while nums != sorted(nums):
        worst = max(nums)
        nums.remove(worst)
        removed.append(worst)
    return nums, removed

#> remove_until_sorted([3, 9, 4, 8, 5])
#> remove_until_sorted([])
#> remove_until_sorted([1, 2, 2])
#> remove_until_sorted([5, 5, 1])
#> remove_until_sorted([0, -1, -2])

### remove_from_twin
def remove_from_twin(a, b):
    for x in a[:]:
        if x in b:
            a.remove(x)
            b.remove(x)
    b.extend(a)
    return a, b

#> remove_from_twin([1, 2, 2, 3], [2, 3, 4])
#> remove_from_twin([], [5])
#> remove_from_twin(["k"], [])
#> remove_from_twin([1, 1.0, True], [1])
#> remove_from_twin(["b", "a"], ["a", "b"])

### extend_with_self_slice
def extend_with_self_slice(xs, n):
    for k in range(n):
        xs.extend(xs[k::2])
        if len(xs) > 8:
            xs.reverse()
            break
    return xs

#> extend_with_self_slice([1, 2, 3], 2)
#> extend_with_self_slice([], 4)
#> extend_with_self_slice(["a", "b"], 1)
#> extend_with_self_slice([5, 6, 7, 8, 9, 10], 3)
#> extend_with_self_slice([0], 0)

### extend_kinds
def extend_kinds(sources):
    acc = []
    for src in sources:
        try:
            acc.extend(src)
        except TypeError:
            acc.append(src)
    return acc

#> extend_kinds(["ab", [1, [2]], 7])
#> extend_kinds([])
#> extend_kinds([{"k": 1, "j": 2}, (None,), b"A"])
#> extend_kinds([range(2, 8, 3), ""])
#> extend_kinds([None, True, {5: 6}.items()])

### count_majority_pop
def count_majority_pop(votes):
    rounds = []
    while votes:
        lead = max(votes, key=votes.count)
        rounds.append((lead, votes.count(lead)))
        votes = [v for v in votes if v != lead]
    return rounds

#> count_majority_pop(["x", "y", "x", "z"])
#> count_majority_pop([])
#> count_majority_pop([3, 3, 2, 2, 1])
#> count_majority_pop(list("committee"))
#> count_majority_pop([True, 1, 0])

### reverse_every_other_row
def reverse_every_other_row(grid):
    for i, row in enumerate(grid):
        if i % 2:
            row.reverse()
    grid.reverse()
    return [x for row in grid for x in row]

#> reverse_every_other_row([[1, 2], [3, 4], [5, 6]])
#> reverse_every_other_row([])
#> reverse_every_other_row([["a"], [], ["b", "c"]])
#> reverse_every_other_row([[0, 1, 2], [9, 8]])
#> reverse_every_other_row([list("xy"), list("pqr")])

### clear_versus_rebind_alt
def clear_versus_rebind_alt(groups, which):
    alias = groups[which]
    alias.clear()
    alias = ["new"]
    groups.setdefault("z", alias).append(which)
    return groups

#> clear_versus_rebind_alt({"a": [1, 2], "b": [3]}, "a")
#> clear_versus_rebind_alt({"z": [9]}, "z")
#> clear_versus_rebind_alt({"m": [], "z": ["q"]}, "m")
#> clear_versus_rebind_alt({"a": [0]}, "c")
#> clear_versus_rebind_alt({5: [5, 5, 5]}, 5)

### dict_clear_shared
def dict_clear_shared(profile, times):
    views = [profile, profile.copy(), {**profile}]
    for k in range(times):
        views[k].clear()
    return [len(v) for v in views], views[-1]

#> dict_clear_shared({"a": 1, "b": 2}, 1)
#> dict_clear_shared({}, 0)
#> dict_clear_shared({"k": None}, 2)
#> dict_clear_shared({1: 1, 2: 2, 3: 3}, 3)
#> dict_clear_shared({"x": 0}, 4)

### fromkeys_order_dedupe_alt
def fromkeys_order_dedupe_alt(words, cut):
    uniq = list(dict.fromkeys(w.casefold()[:cut] for w in words))
    return uniq, len(words) - len(uniq)

#> fromkeys_order_dedupe_alt(["Apple", "apply", "Bee"], 4)
#> fromkeys_order_dedupe_alt([], 2)
#> fromkeys_order_dedupe_alt(["x", "X", "ß", "SS"], 5)
#> fromkeys_order_dedupe_alt(["one", "two"], 0)
#> fromkeys_order_dedupe_alt(["same", "same"], -1)

### setdefault_ladder
def setdefault_ladder(path_values):
    root = {}
    for path, value in path_values:
        node = root
        *parents, leaf = path.split(".")
        for p in parents:
            node = node.setdefault(p, {})
        if node.setdefault(leaf, value) is not value:
            node[leaf] = [node[leaf], value]
    return root

#> setdefault_ladder([("a.b", 1), ("a.c", 2)])
#> setdefault_ladder([("x", 1), ("x", 2)])
#> setdefault_ladder([])
#> setdefault_ladder([("p.q", "leaf"), ("p.q.r", "deep")])
#> setdefault_ladder([("", 0), ("m.n.o", None)])

### update_sources_order
def update_sources_order(*layers, **final):
    out = {}
    for layer in layers:
        if isinstance(layer, str):
            layer = [part.split("=") for part in layer.split()]
        out.update(layer)
    out.update(final)
    return out

#> update_sources_order({"a": 1}, "b=2 a=3", c=4)
#> update_sources_order()
#> update_sources_order([("x", 1), ("y", 2)], x=0)
#> update_sources_order("k=v", {"k": "w"})
#> update_sources_order("bad")

### pop_default_relay
def pop_default_relay(d, keys):
    carry = None
    trace = []
    for k in keys:
        carry = d.pop(k, carry)
        trace.append(carry)
    return trace, d

#> pop_default_relay({"a": 1, "b": 2}, ["x", "b", "y", "a"])
#> pop_default_relay({}, ["p"])
#> pop_default_relay({"k": 0}, [])
#> pop_default_relay({"k": 0, "j": False}, ["k", "k", "j", "k"])
#> pop_default_relay({1: "i", None: "n"}, [None, 1])

### pop_negative_walk
def pop_negative_walk(xs, steps):
    taken = []
    for s in steps:
        if not xs:
            break
        taken.append(xs.pop(s % len(xs) - len(xs)))
    return taken, xs

#> pop_negative_walk([10, 20, 30, 40], [1, 5, -1])
#> pop_negative_walk([], [0])
#> pop_negative_walk(["a"], [3, 3])
#> pop_negative_walk([1, 2, 3], [])
#> pop_negative_walk(list("wxyz"), [-2, 2, 0, 9])

### numeric_split_popitem
def numeric_split_popitem(d):
    spare = {}
    for _ in range(len(d)):
        k, v = d.popitem()
        if v.isnumeric():
            spare[k] = int(v)
        else:
            spare.setdefault("other", []).append(v)
    return spare

#> numeric_split_popitem({"a": "4", "b": "x", "c": "07"})
#> numeric_split_popitem({})
#> numeric_split_popitem({"p": "", "q": "-1"})
#> numeric_split_popitem({"other": "5", "z": "no"})
#> numeric_split_popitem({"n": "12"})

### splitlines_odd_breaks
def splitlines_odd_breaks(s):
    plain = s.split("\n")
    smart = s.splitlines()
    return len(plain) - len(smart), smart

#> splitlines_odd_breaks("a\r\nb\rc\n")
#> splitlines_odd_breaks("")
#> splitlines_odd_breaks("x\x0by\x0cz")
#> splitlines_odd_breaks("\n\n")
#> splitlines_odd_breaks("one\u2029two\x85three")

### keepends_rejoin
def keepends_rejoin(text, drop):
    kept = [ln for ln in text.splitlines(keepends=True) if not ln.startswith(drop)]
    if kept and kept[-1].endswith("\n"):
        kept[-1] = kept[-1].removesuffix("\n")
    return "".join(kept)

#> keepends_rejoin("a\n#b\nc\n", "#")
#> keepends_rejoin("", "x")
#> keepends_rejoin("- 1\n- 2", "-")
#> keepends_rejoin("k\r\nv\r\n", "z")
#> keepends_rejoin("tail", "#")

### encode_error_modes
def encode_error_modes(s, codec):
    results = {}
    for mode in ("strict", "ignore", "replace", "xmlcharrefreplace"):
        try:
            results[mode] = s.encode(codec, mode)
        except UnicodeEncodeError as e:
            results[mode] = (e.start, e.end)
    return results

#> encode_error_modes("né€", "ascii")
#> encode_error_modes("né€", "latin-1")
#> encode_error_modes("", "ascii")
#> encode_error_modes("ok", "ascii")
#> encode_error_modes("日本 x", "latin-1")

### utf8_truncate
def utf8_truncate(s, limit):
    """Longest prefix that fits into limit bytes."""
    raw = s.encode()
    if len(raw) <= limit:
        return s
    return raw[:limit].decode("utf-8", "ignore")

#> utf8_truncate("naïve", 3)
#> utf8_truncate("short", 10)
#> utf8_truncate("€€€", 7)
#> utf8_truncate("", 0)
#> utf8_truncate("a🎈b", 4)

### encode_xor_hex
def encode_xor_hex(message, key):
    data = message.encode("utf-8")
    mixed = bytes(b ^ key & 0xFF for b in data)
    return mixed.hex(":") if mixed else "-"

#> encode_xor_hex("Hi", 32)
#> encode_xor_hex("", 7)
#> encode_xor_hex("é", 0)
#> encode_xor_hex("AAA", 1025)
#> encode_xor_hex("zip 9", -1)

### rpartition_swap_sides
def rpartition_swap_sides(s, sep, times):
    for _ in range(times):
        head, mid, tail = s.rpartition(sep)
        s = tail + mid + head
    return s

#> rpartition_swap_sides("a/b/c", "/", 1)
#> rpartition_swap_sides("a/b/c", "/", 2)
#> rpartition_swap_sides("abc", "-", 3)
#> rpartition_swap_sides("", ".", 1)
#> rpartition_swap_sides("x==y=z", "==", 1)

### ljust_rjust_weave
def ljust_rjust_weave(a, b, fill):
    n = max(len(a), len(b))
    pairs = zip(a.ljust(n, fill), b.rjust(n, fill))
    return "".join(x + y for x, y in pairs)

#> ljust_rjust_weave("abc", "1", "-")
#> ljust_rjust_weave("", "xyz", ".")
#> ljust_rjust_weave("", "", "*")
#> ljust_rjust_weave("long", "long", "!")
#> ljust_rjust_weave("é", "ab", "")

### casefold_index_groups
def casefold_index_groups(names):
    where = {}
    for i, n in enumerate(names):
        where.setdefault(n.casefold(), []).append(i)
    return [v for v in where.values() if len(v) > 1]

#> casefold_index_groups(["Bo", "BO", "al", "bo", "AL"])
#> casefold_index_groups([])
#> casefold_index_groups(["Maße", "MASSE", "masse "])
#> casefold_index_groups(["x"])
#> casefold_index_groups(["ΣΑΣ", "σας", "Σας"])

### rindex_weighted_hash
def rindex_weighted_hash(s):
    total = 0
    for c in dict.fromkeys(s):
        total += s.rindex(c) * s.count(c) - s.index(c)
    return total

#> rindex_weighted_hash("abcab")
#> rindex_weighted_hash("")
#> rindex_weighted_hash("zz")
#> rindex_weighted_hash("tattoo")
#> rindex_weighted_hash("!?!")

### mask_card_by_decimal
def mask_card_by_decimal(text, keep=4):
    digits = sum(c.isdecimal() for c in text)
    out = []
    for c in text:
        if c.isdecimal():
            out.append(c if digits <= keep else "•")
            digits -= 1
        else:
            out.append(c)
    return "".join(out)

#> mask_card_by_decimal("4111 1111 1111 1234")
#> mask_card_by_decimal("pin 99")
#> mask_card_by_decimal("", 2)
#> mask_card_by_decimal("a1b2c3", 1)
#> mask_card_by_decimal("2024", 0)

### numeric_column_guess
def numeric_column_guess(rows, default="text"):
    kinds = []
    for col in zip(*rows):
        filled = [c for c in col if c]
        if filled and all(c.isnumeric() for c in filled):
            kinds.append("int")
        elif filled and all(c.isprintable() and c.istitle() for c in filled):
            kinds.append("name")
        else:
            kinds.append(default)
    return kinds

#> numeric_column_guess([["1", "Ann", "x"], ["22", "Bob Ray", ""]])
#> numeric_column_guess([])
#> numeric_column_guess([["", ""], ["", "3"]], "?")
#> numeric_column_guess([["1.5", "Éa"], ["2", "B\n"]])
#> numeric_column_guess([["Ⅷ"], ["8"]])

### expandtabs_rsplit_cols
def expandtabs_rsplit_cols(line, n):
    cols = line.expandtabs(2).rsplit(" ", n)
    return cols, cols.count("")

#> expandtabs_rsplit_cols("a\tb\tc", 2)
#> expandtabs_rsplit_cols("", 1)
#> expandtabs_rsplit_cols("x y\tz", 5)
#> expandtabs_rsplit_cols("\tlead", 1)
#> expandtabs_rsplit_cols("trail\t", 0)

### tabs_to_csv_like
def tabs_to_csv_like(line, stop):
    """Undo a tab expansion: every field starts at a multiple of stop."""
    wide = line.expandtabs(stop)
    fields = [wide[i:i + stop].rstrip() for i in range(0, len(wide), stop)]
    while fields and not fields[-1]:
        fields.pop()
    return ",".join(fields)

#> tabs_to_csv_like("id\tname\tx", 5)
#> tabs_to_csv_like("", 4)
#> tabs_to_csv_like("longer than\ty", 4)
#> tabs_to_csv_like("\t\t", 3)
#> tabs_to_csv_like("é\t", 8)

### istitle_format_map_mix
def istitle_format_map_mix(fmt, **names):
    proper = {k: v if v.istitle() else v.title() + "*" for k, v in names.items()}
    return fmt.format_map(proper)

#> istitle_format_map_mix("{a} and {b}", a="Jo", b="li na")
#> istitle_format_map_mix("x", c="y")
#> istitle_format_map_mix("{a:>5}|{a:<5}|", a="io")
#> istitle_format_map_mix("{z}", y="Q")
#> istitle_format_map_mix("{p}{q}", p="", q="McX")

### format_map_isnumeric_pad
def format_map_isnumeric_pad(fmt, raw):
    data = {}
    for k, v in raw.items():
        data[k] = int(v) if v.isnumeric() and v.isascii() else v.strip()
    try:
        return fmt.format_map(data)
    except ValueError:
        return sorted(data)

#> format_map_isnumeric_pad("{h:02d}:{m:02d}", {"h": "7", "m": "5"})
#> format_map_isnumeric_pad("{h:02d}", {"h": "x"})
#> format_map_isnumeric_pad("{h}", {"h": " noon ", "m": "²"})
#> format_map_isnumeric_pad("", {})
#> format_map_isnumeric_pad("{a:>4}{b:<3}!", {"a": "12", "b": "q"})
