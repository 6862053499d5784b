### pantry_missing_steps
def pantry_missing_steps(recipe, shelf):
    out = []
    for n, item in enumerate(recipe, 1):
        if item not in shelf:
            out.append(f"{n}:{item}")
    return " ".join(out) or "ready"

#> pantry_missing_steps(["flour", "yeast", "salt"], {"salt", "flour"})
#> pantry_missing_steps(["rice"], {"rice", "beans"})
#> pantry_missing_steps([], set())
#> pantry_missing_steps(["egg", "egg", "oil"], set())
#> pantry_missing_steps(["jalapeño", "lime"], {"lime"})

### either_but_not_both_in
def either_but_not_both_in(t, a, b):
    x, y = a in t, b in t
    return t.replace(a, "_") if x and not y else t.replace(b, "^") if y and not x else t

#> either_but_not_both_in("hot soup", "hot", "cold")
#> either_but_not_both_in("cold soup", "hot", "cold")
#> either_but_not_both_in("hot and cold", "hot", "cold")
#> either_but_not_both_in("warm", "hot", "cold")
#> either_but_not_both_in("", "a", "b")
#> either_but_not_both_in("papa", "a", "z")

### tuple_inside_rows
def tuple_inside_rows(rows, cell):
    return [r for r in rows if cell in r[1:]] or [r[0] for r in rows]

#> tuple_inside_rows([(1, 2, 3), (3, 1, 2), (2, 2, 2)], 3)
#> tuple_inside_rows([(1, 2), (3, 4)], 1)
#> tuple_inside_rows([], 1)
#> tuple_inside_rows([("x", "y"), ("y", "x")], "x")
#> tuple_inside_rows([(5,)], 5)

### letters_lacking
def letters_lacking(w, alphabet):
    miss = [c for c in alphabet if c not in w]
    return "".join(miss), len(alphabet) - len(miss)

#> letters_lacking("facade", "abcdef")
#> letters_lacking("", "xyz")
#> letters_lacking("quick zebra", "aeiou")
#> letters_lacking("anything", "")
#> letters_lacking("Émile", "éÉmM")

### sub_in_any_key
def sub_in_any_key(d, part):
    for k, v in d.items():
        if part in k:
            return k, v
        if part in v:
            return v, k
    return part, None

#> sub_in_any_key({"harbor": "ships", "hill": "sheep"}, "ee")
#> sub_in_any_key({"harbor": "ships", "hill": "sheep"}, "h")
#> sub_in_any_key({"harbor": "ships", "hill": "sheep"}, "ill")
#> sub_in_any_key({"harbor": "ships"}, "zebra")
#> sub_in_any_key({}, "")

### all_parts_in_order_flag
def all_parts_in_order_flag(s, parts):
    it = iter(s)
    return [p in it for p in parts]

#> all_parts_in_order_flag("campfire", "cmf")
#> all_parts_in_order_flag("campfire", "fa")
#> all_parts_in_order_flag("", "a")
#> all_parts_in_order_flag([3, 1, 2, 3], [3, 3, 1])
#> all_parts_in_order_flag("noon", "")

### seat_conflicts_of
def seat_conflicts_of(bookings):
    taken, bad = {}, []
    for who, seat in bookings:
        if seat in taken and taken[seat] != who:
            bad.append((who, taken[seat], seat))
        taken.setdefault(seat, who)
    return bad

#> seat_conflicts_of([("Lu", "4A"), ("Mo", "4B"), ("Ty", "4A")])
#> seat_conflicts_of([("Lu", "4A"), ("Lu", "4A")])
#> seat_conflicts_of([])
#> seat_conflicts_of([("a", 1), ("b", 1), ("c", 1)])
#> seat_conflicts_of([("a", 1), ("b", 2)])

### not_in_either_side
def not_in_either_side(m, k):
    l, r = m[:k], m[k:]
    return [x for x in l if x not in r] + [x for x in r if x not in l]

#> not_in_either_side([1, 2, 3, 2, 4, 1], 3)
#> not_in_either_side([1, 2, 3], 0)
#> not_in_either_side("giraffe", 4)
#> not_in_either_side([], 2)
#> not_in_either_side([9, 9, 8, 7], -2)

### nested_has_depth
def nested_has_depth(box, x, depth=0):
    if x in box:
        return depth, box.index(x)
    for b in box:
        if isinstance(b, list):
            got = nested_has_depth(b, x, depth + 1)
            if got:
                return got
    return None

#> nested_has_depth([1, [2, [3, 4]], 5], 4)
#> nested_has_depth([1, [2, [3, 4]], 5], 5)
#> nested_has_depth([1, [2, []], [7, 2]], 9)
#> nested_has_depth([], 1)
#> nested_has_depth([[["deep"]], ["x", "deep"]], "deep")

### banned_prefix_of
def banned_prefix_of(names, banned):
    keep = []
    for n in names:
        if any(n.startswith(b) for b in banned):
            keep.append(n[::-1])
        elif n not in keep:
            keep.append(n)
    return keep

#> banned_prefix_of(["tmp_a", "data", "data", "old_b"], ["tmp", "old"])
#> banned_prefix_of(["one", "two"], [])
#> banned_prefix_of([], ["x"])
#> banned_prefix_of(["aab", "ba", "aab"], ["a", "c"])
#> banned_prefix_of(["ünder", "under"], ["ü"])

### key_chain_steps
def key_chain_steps(d, k):
    n = 0
    while k in d and n < len(d):
        k = d[k]
        n += 1
    return k, n

#> key_chain_steps({"a": "b", "b": "c", "c": "d"}, "a")
#> key_chain_steps({"a": "b", "b": "a"}, "a")
#> key_chain_steps({}, "q")
#> key_chain_steps({1: 2, 2: 5, 4: 1}, 4)
#> key_chain_steps({1: 2}, 7)

### truth_in_mixed
def truth_in_mixed(bag, probe):
    return [probe in x if isinstance(x, (str, list, dict)) else probe == x for x in bag]

#> truth_in_mixed(["apple", ["a", "p"], {"p": 1}, "q"], "p")
#> truth_in_mixed([None, "p", ("p",)], "p")
#> truth_in_mixed([], "p")
#> truth_in_mixed(["", [""], {"": 0}], "")
#> truth_in_mixed([{"x": "y"}, ["xy"]], "x")

### odd_one_out_of_lists
def odd_one_out_of_lists(lists):
    for x in lists[0]:
        if not all(x in l for l in lists[1:]):
            return x, sum(x in l for l in lists)
    return len(lists)

#> odd_one_out_of_lists([[1, 2, 3], [3, 1], [1, 3, 9]])
#> odd_one_out_of_lists([["a"], ["a", "b"]])
#> odd_one_out_of_lists([[]])
#> odd_one_out_of_lists(["tea", "ate", "eat", "at"])
#> odd_one_out_of_lists([])

### stop_words_gone
def stop_words_gone(text, stops):
    kept = [w for w in text.split() if w.lower().strip(".,!?") not in stops]
    return " ".join(kept), len(text.split()) - len(kept)

#> stop_words_gone("The cat, the hat and a bat.", ("the", "a", "and"))
#> stop_words_gone("Go!", ("go",))
#> stop_words_gone("", ())
#> stop_words_gone("nothing to remove", ("none",))
#> stop_words_gone("To be, or not to be?", ("be", "or"))

### substring_of_longer
def substring_of_longer(ws):
    return [w for w in ws if any(w in o and len(w) < len(o) for o in ws)]

#> substring_of_longer(["car", "scarf", "arf", "tree"])
#> substring_of_longer(["one", "one"])
#> substring_of_longer([])
#> substring_of_longer(["", "a"])
#> substring_of_longer(["Sea", "seal", "ea", "l"])

### grid_holds_at
def grid_holds_at(g, v):
    for r, row in enumerate(g):
        if v in row:
            return r * len(row) + row.index(v)
    return -sum(map(len, g))

#> grid_holds_at([[1, 2, 3], [4, 5, 6]], 5)
#> grid_holds_at([[1, 2, 3], [4, 5, 6]], 1)
#> grid_holds_at([[1, 2], [3, 4]], 8)
#> grid_holds_at([], 1)
#> grid_holds_at(["abc", "def", "ghi"], "h")

### seen_twice_order
def seen_twice_order(xs):
    once, twice = set(), []
    for x in xs:
        if x in once and x not in twice:
            twice.append(x)
        once.add(x)
    return twice, len(once)

#> seen_twice_order([3, 1, 3, 2, 1, 3])
#> seen_twice_order([1, 2])
#> seen_twice_order([])
#> seen_twice_order("abracadabra")
#> seen_twice_order(["no", "No", "no"])

### char_in_range_filter
def char_in_range_filter(s, lo, hi):
    inside = "".join(c for c in s if lo <= c <= hi)
    outside = "".join(c for c in s if c not in inside)
    return inside + "|" + outside

#> char_in_range_filter("Jump Over 42 Logs", "a", "m")
#> char_in_range_filter("Jump Over 42 Logs", "A", "Z")
#> char_in_range_filter("", "a", "b")
#> char_in_range_filter("x9y8z7", "0", "8")
#> char_in_range_filter("éclair", "a", "z")

### dict_values_contains
def dict_values_contains(d, x):
    ks = [k for k in d if x in d[k]]
    if len(ks) == 1:
        return ks[0]
    return ks if ks else None

#> dict_values_contains({"zoo": ["ape", "elk"], "sea": ["eel"]}, "elk")
#> dict_values_contains({"zoo": ["ape", "eel"], "sea": ["eel"]}, "eel")
#> dict_values_contains({"zoo": []}, "cow")
#> dict_values_contains({}, 0)
#> dict_values_contains({"p": (1, 2), "q": (2, 3)}, 1)

### forbidden_neighbours
def forbidden_neighbours(seq, bad):
    pairs = list(zip(seq, seq[1:]))
    return [i for i, p in enumerate(pairs) if p in bad or p[::-1] in bad]

#> forbidden_neighbours("abcab", {("a", "b")})
#> forbidden_neighbours([1, 2, 1, 3], {(2, 1), (3, 1)})
#> forbidden_neighbours([], set())
#> forbidden_neighbours("xy", {("x", "z")})
#> forbidden_neighbours([0, 0, 0], {(0, 0)})

### first_absent_number
def first_absent_number(a):
    n = min(a, default=0)
    while n in a:
        n += 1
    return n, n - len(a)

#> first_absent_number([5, 3, 4, 7, 9])
#> first_absent_number([])
#> first_absent_number([-2, -1, 0, 1])
#> first_absent_number([8, 8, 9])
#> first_absent_number([100, 2])

### both_ends_member
def both_ends_member(words, pool):
    r = {}
    for w in words:
        r[w] = (w[:1] in pool) + 2 * (w[-1:] in pool)
    return r

#> both_ends_member(["apple", "kale", "oat", "fig"], "aeiou")
#> both_ends_member([""], "xyz")
#> both_ends_member([], "abc")
#> both_ends_member(["x", "xx", "xy"], ["x"])
#> both_ends_member(["Anna", "anna"], {"a"})

### permission_gate
def permission_gate(user, need, roles):
    have = roles.get(user, ())
    lacking = [n for n in need if n not in have]
    if user not in roles:
        return "unknown"
    return lacking or "open"

#> permission_gate("kit", ["read", "write"], {"kit": ["read"], "jo": ["read", "write"]})
#> permission_gate("jo", ["read", "write"], {"kit": ["read"], "jo": ["read", "write"]})
#> permission_gate("al", ["read"], {"kit": ["read"]})
#> permission_gate("kit", [], {"kit": []})
#> permission_gate("", ["x"], {})
#> permission_gate("r", ["b", "a", "b"], {"r": ("a",)})

### set_grows_or_not
def set_grows_or_not(s):
    seen = set()
    flags = ""
    for c in s:
        n = len(seen)
        seen.add(c.lower())
        flags += "^" if len(seen) > n else "."
    return flags

#> set_grows_or_not("Balloon")
#> set_grows_or_not("Noon")
#> set_grows_or_not("")
#> set_grows_or_not("1 and 11 and 1")
#> set_grows_or_not("Öl öle")

### half_in_other
def half_in_other(a, b):
    h = (len(a) + 1) // 2
    head, tail = a[:h], a[h:]
    if head in b:
        return b.index(head)
    return tail in b and b.rindex(tail)

#> half_in_other("teapot", "the tea is hot")
#> half_in_other("teapot", "a potted pot")
#> half_in_other("teapot", "kettle")
#> half_in_other("", "x")
#> half_in_other("x", "axe")
#> half_in_other("abcd", "")
