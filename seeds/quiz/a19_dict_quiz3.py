### get_or_compute_cache
def get_or_compute_cache(cache, n):
    hits = 0
    for i in range(n):
        if cache.get(i % 3) is None:
            cache[i % 3] = i
        else:
            hits += 1
    return cache, hits

#> get_or_compute_cache({}, 5)
#> get_or_compute_cache({0: "x"}, 2)
#> get_or_compute_cache({1: None}, 3)
#> get_or_compute_cache({}, 0)
#> get_or_compute_cache({9: 9}, 1)

### get_key_by_position
def get_key_by_position(d, i):
    keys = [*d]
    return d.get(keys[i], "?") if -len(keys) <= i < len(keys) else None

#> get_key_by_position({"x": 10, "y": 20}, 1)
#> get_key_by_position({"x": 10, "y": 20}, -2)
#> get_key_by_position({"x": 10}, 4)
#> get_key_by_position({}, 0)
#> get_key_by_position({None: "n"}, 0)

### get_through_two_maps
def get_through_two_maps(first, second, keys):
    return [second.get(first.get(k, k), "-") for k in keys]

#> get_through_two_maps({"a": "b"}, {"b": 1, "c": 2}, ["a", "b", "c", "d"])
#> get_through_two_maps({}, {}, ["x"])
#> get_through_two_maps({"k": None}, {None: "nil"}, ["k"])
#> get_through_two_maps({1: 2}, {2: 3}, [])
#> get_through_two_maps({"p": "p"}, {"p": 0}, "pq")

### get_score_letters
def get_score_letters(word, points):
    total = 0
    for i, c in enumerate(word, 1):
        total += points.get(c, points.get(c.lower(), 0)) * i
    return total

#> get_score_letters("cab", {"a": 1, "b": 3, "c": 5})
#> get_score_letters("CAB", {"a": 1, "B": 10})
#> get_score_letters("", {"z": 9})
#> get_score_letters("xyz", {})
#> get_score_letters("aA", {"a": 2, "A": -2})

### setdefault_tree_from_paths
def setdefault_tree_from_paths(paths):
    root = {}
    for p in paths:
        node = root
        for part in p.split("/"):
            node = node.setdefault(part, {})
    return root

#> setdefault_tree_from_paths(["a/b", "a/c", "d"])
#> setdefault_tree_from_paths([])
#> setdefault_tree_from_paths([""])
#> setdefault_tree_from_paths(["x/y/z", "x/y"])
#> setdefault_tree_from_paths(["/lead"])

### setdefault_keeps_minimum
def setdefault_keeps_minimum(pairs):
    low = {}
    for k, v in pairs:
        low[k] = min(v, low.setdefault(k, v))
    return low

#> setdefault_keeps_minimum([("a", 5), ("b", 1), ("a", 3)])
#> setdefault_keeps_minimum([])
#> setdefault_keeps_minimum([("x", "m"), ("x", "c")])
#> setdefault_keeps_minimum([(1, 0), (True, -1)])
#> setdefault_keeps_minimum([("q", [2]), ("q", [1, 9])])

### setdefault_graph_both_ways
def setdefault_graph_both_ways(edges):
    g = {}
    for e in edges:
        a, b = e.split("-")
        g.setdefault(a, set()).add(b)
        g.setdefault(b, set()).add(a)
    return {k: sorted(g[k]) for k in sorted(g)}

#> setdefault_graph_both_ways(["a-b", "b-c"])
#> setdefault_graph_both_ways([])
#> setdefault_graph_both_ways(["x-x"])
#> setdefault_graph_both_ways(["p-q", "q-p"])
#> setdefault_graph_both_ways(["nope"])

### setdefault_first_seen_index
def setdefault_first_seen_index(xs):
    first = {}
    gaps = []
    for i, x in enumerate(xs):
        if (d := i - first.setdefault(x, i)):
            gaps.append(d)
    return gaps

#> setdefault_first_seen_index([7, 8, 7, 7])
#> setdefault_first_seen_index([])
#> setdefault_first_seen_index("abc")
#> setdefault_first_seen_index("aa")
#> setdefault_first_seen_index([None, 0, None, False])

### setdefault_char_to_words
def setdefault_char_to_words(text):
    index = {}
    for w in text.split():
        for c in w:
            index.setdefault(c, w)
    return "".join(index), list(dict.fromkeys(index.values()))

#> setdefault_char_to_words("tea ate eat")
#> setdefault_char_to_words("")
#> setdefault_char_to_words("ab bc cd")
#> setdefault_char_to_words("A a")
#> setdefault_char_to_words("x xy xyz")

### pop_two_keys_combine
def pop_two_keys_combine(d, a, b):
    d[a + b] = d.pop(a, 0) + d.pop(b, 0)
    return d

#> pop_two_keys_combine({"x": 1, "y": 2}, "x", "y")
#> pop_two_keys_combine({"x": 1}, "x", "y")
#> pop_two_keys_combine({}, "p", "q")
#> pop_two_keys_combine({"x": 4, "xx": 9}, "x", "x")
#> pop_two_keys_combine({"k": "v"}, "k", "m")

### pop_by_value_match
def pop_by_value_match(d, value):
    for k in [k for k, v in d.items() if v == value][1:]:
        d.pop(k)
    return d

#> pop_by_value_match({"a": 1, "b": 2, "c": 1, "d": 1}, 1)
#> pop_by_value_match({"a": 1}, 1)
#> pop_by_value_match({}, 0)
#> pop_by_value_match({"x": None, "y": None}, None)
#> pop_by_value_match({"p": 0, "q": False, "r": ""}, 0)

### pop_nested_key
def pop_nested_key(cfg, section, key):
    sub = cfg.get(section, {})
    value = sub.pop(key, "missing")
    if section in cfg and not sub:
        cfg.pop(section)
    return value, cfg

#> pop_nested_key({"ui": {"dark": True}}, "ui", "dark")
#> pop_nested_key({"ui": {"dark": True, "font": 9}}, "ui", "font")
#> pop_nested_key({"ui": {}}, "db", "x")
#> pop_nested_key({}, "a", "b")
#> pop_nested_key({"e": {}}, "e", "f")

### pop_alternating_ends
def pop_alternating_ends(d):
    order = []
    front = True
    while d:
        k = next(iter(d)) if front else next(reversed(d))
        order.append(d.pop(k))
        front = not front
    return order

#> pop_alternating_ends({"a": 1, "b": 2, "c": 3, "d": 4})
#> pop_alternating_ends({})
#> pop_alternating_ends({"x": 0})
#> pop_alternating_ends({1: "p", 2: "q", 3: "r"})
#> pop_alternating_ends({"k": None, "l": []})

### pop_missing_uses_exception
def pop_missing_uses_exception(d, keys):
    misses = 0
    for k in keys:
        try:
            d.pop(k)
        except KeyError:
            misses += 1
            d[k] = misses
    return d

#> pop_missing_uses_exception({"a": 1}, ["a", "b", "a"])
#> pop_missing_uses_exception({}, [])
#> pop_missing_uses_exception({}, "xx")
#> pop_missing_uses_exception({1: 1, 2: 2}, [2])
#> pop_missing_uses_exception({"q": 0}, ["r", "s", "q", "r"])

### popitem_collect_until_total
def popitem_collect_until_total(stock, need):
    got = 0
    used = []
    while stock and got < need:
        name, n = stock.popitem()
        got += n
        used.append(name)
    if got > need:
        stock[used[-1]] = got - need
    return used, stock

#> popitem_collect_until_total({"a": 5, "b": 4, "c": 3}, 6)
#> popitem_collect_until_total({"a": 5}, 9)
#> popitem_collect_until_total({}, 1)
#> popitem_collect_until_total({"x": 2, "y": 2}, 4)
#> popitem_collect_until_total({"z": 1}, 0)

### popitem_pairs_to_string
def popitem_pairs_to_string(d):
    s = ""
    while len(d) > 1:
        (k, v), (m, n) = d.popitem(), d.popitem()
        s += f"{k}{n}{m}{v};"
    return s, d

#> popitem_pairs_to_string({"a": 1, "b": 2, "c": 3})
#> popitem_pairs_to_string({"a": 1, "b": 2})
#> popitem_pairs_to_string({})
#> popitem_pairs_to_string({"one": None})
#> popitem_pairs_to_string({1: "x", 2: "y", 3: "z", 4: "w"})

### popitem_max_of_rest
def popitem_max_of_rest(d):
    try:
        k, v = d.popitem()
    except KeyError:
        return "empty"
    return k if all(v > w for w in d.values()) else max(d, key=d.get)

#> popitem_max_of_rest({"a": 3, "b": 9})
#> popitem_max_of_rest({"a": 9, "b": 3})
#> popitem_max_of_rest({})
#> popitem_max_of_rest({"x": 0})
#> popitem_max_of_rest({"p": 2, "q": 5, "r": 5})

### update_with_self_lengths
def update_with_self_lengths(d):
    d.update({v: len(k) for k, v in d.items()})
    return d

#> update_with_self_lengths({"one": "two", "three": "one"})
#> update_with_self_lengths({})
#> update_with_self_lengths({"a": "a"})
#> update_with_self_lengths({"k": 1, "kk": 1})
#> update_with_self_lengths({"x": [0]})

### update_layers_last_wins
def update_layers_last_wins(*layers):
    out = {}
    for layer in layers:
        out.update((k, v) for k, v in layer.items() if v is not None)
    return out

#> update_layers_last_wins({"a": 1, "b": 2}, {"b": 3, "a": None})
#> update_layers_last_wins()
#> update_layers_last_wins({"x": None})
#> update_layers_last_wins({"p": 0}, {}, {"p": ""})
#> update_layers_last_wins({"m": 1}, {"n": 2}, {"m": 3})

### update_inside_key_loop
def update_inside_key_loop(d, bonus):
    for k in d:
        d.update({k: d[k] + bonus})
        bonus -= 1
        if not bonus:
            break
    return d

#> update_inside_key_loop({"a": 1, "b": 1, "c": 1}, 2)
#> update_inside_key_loop({}, 5)
#> update_inside_key_loop({"x": 0.5}, 3)
#> update_inside_key_loop({"m": 10, "n": 20}, -1)
#> update_inside_key_loop({"z": 0}, 1)

### update_missing_only
def update_missing_only(d, defaults):
    before = len(d)
    d.update({k: v for k, v in defaults.items() if k not in d})
    return d, len(d) - before

#> update_missing_only({"w": 1}, {"w": 9, "h": 2})
#> update_missing_only({}, {})
#> update_missing_only({"a": None}, {"a": 1})
#> update_missing_only({}, {"z": [], "y": {}})
#> update_missing_only({1: "one"}, {True: "t", 2: "two"})

### fromkeys_word_flags
def fromkeys_word_flags(words, chosen):
    flags = dict.fromkeys(words, False)
    for c in chosen:
        if c in flags:
            flags[c] = not flags[c]
    return "".join("01"[f] for f in flags.values())

#> fromkeys_word_flags(["a", "b", "c"], ["b"])
#> fromkeys_word_flags(["a", "b"], ["a", "a", "z"])
#> fromkeys_word_flags([], ["x"])
#> fromkeys_word_flags(["x", "x"], ["x"])
#> fromkeys_word_flags("door", "do")

### fromkeys_range_string
def fromkeys_range_string(n, word):
    d = dict.fromkeys(range(n), word)
    d[len(word)] = word[::-1]
    return d

#> fromkeys_range_string(3, "ab")
#> fromkeys_range_string(2, "abcd")
#> fromkeys_range_string(0, "")
#> fromkeys_range_string(1, "x")
#> fromkeys_range_string(-1, "neg")

### fromkeys_merge_difference
def fromkeys_merge_difference(a, b):
    both = dict.fromkeys(a, "a")
    for x in b:
        both[x] = both.get(x, "") + "b"
    return [x for x, side in both.items() if len(side) == 1]

#> fromkeys_merge_difference([1, 2, 3], [3, 4])
#> fromkeys_merge_difference([], [])
#> fromkeys_merge_difference("abc", "abc")
#> fromkeys_merge_difference([], [5, 5])
#> fromkeys_merge_difference(["x"], ["y", "y", "z"])

### keys_sorted_by_values_then_pop
def keys_sorted_by_values_then_pop(d, n):
    ranked = sorted(d, key=d.get)
    for k in ranked[:n]:
        del d[k]
    return list(d.keys()), ranked

#> keys_sorted_by_values_then_pop({"a": 3, "b": 1, "c": 2}, 1)
#> keys_sorted_by_values_then_pop({}, 2)
#> keys_sorted_by_values_then_pop({"x": 0, "y": 0}, 1)
#> keys_sorted_by_values_then_pop({"p": "z", "q": "a"}, 0)
#> keys_sorted_by_values_then_pop({"m": 5, "n": -5}, 9)

### keys_changed_between
def keys_changed_between(old, new):
    log = []
    for k in sorted(old.keys() | new.keys()):
        if k not in new:
            log.append("-" + k)
        elif k not in old:
            log.append("+" + k)
        elif old[k] != new[k]:
            log.append("~" + k)
    return log

#> keys_changed_between({"a": 1, "b": 2}, {"b": 3, "c": 4})
#> keys_changed_between({}, {})
#> keys_changed_between({"x": 1}, {"x": 1.0})
#> keys_changed_between({"x": None}, {})
#> keys_changed_between({}, {"q": 0, "p": 0})

### values_replace_by_rank
def values_replace_by_rank(d):
    for rank, k in enumerate(sorted(d, key=lambda k: (-d[k], k)), 1):
        d[k] = rank
    return d

#> values_replace_by_rank({"al": 40, "bo": 90, "cy": 40})
#> values_replace_by_rank({})
#> values_replace_by_rank({"x": -1})
#> values_replace_by_rank({"b": 1, "a": 1})
#> values_replace_by_rank({"m": 0.5, "n": 2, "o": 1})

### values_unpack_zip
def values_unpack_zip(table):
    return [list(col) for col in zip(*table.values())], " ".join(table)

#> values_unpack_zip({"x": [1, 2], "y": [3, 4]})
#> values_unpack_zip({})
#> values_unpack_zip({"a": "pq", "b": "rst"})
#> values_unpack_zip({"k": []})
#> values_unpack_zip({"m": (1,), "n": (2,), "o": (3,)})

### items_to_query
def items_to_query(params):
    parts = []
    for k, v in params.items():
        if isinstance(v, list):
            parts += [f"{k}={x}" for x in v]
        elif v is not None:
            parts.append(f"{k}={v}")
    return "&".join(parts)

#> items_to_query({"q": "tea", "tag": ["a", "b"]})
#> items_to_query({})
#> items_to_query({"n": None, "z": 0})
#> items_to_query({"e": []})
#> items_to_query({"a b": True})

### items_pairwise_compare
def items_pairwise_compare(d):
    it = list(d.items())
    return [k for (k, v), (_, w) in zip(it, it[1:]) if v > w]

#> items_pairwise_compare({"jan": 5, "feb": 3, "mar": 8, "apr": 1})
#> items_pairwise_compare({})
#> items_pairwise_compare({"x": 1})
#> items_pairwise_compare({"a": 1, "b": 2})
#> items_pairwise_compare({"p": "b", "q": "a"})

### items_nested_to_flat
def items_nested_to_flat(d):
    flat = {}
    for k, v in d.items():
        if isinstance(v, dict):
            flat.update({f"{k}_{s}": t for s, t in v.items()})
        else:
            flat[k] = v
    return flat

#> items_nested_to_flat({"a": {"x": 1, "y": 2}, "b": 3})
#> items_nested_to_flat({})
#> items_nested_to_flat({"e": {}})
#> items_nested_to_flat({"a_x": 0, "a": {"x": 1}})
#> items_nested_to_flat({"p": {"q": {"r": 1}}})

### clear_when_too_big
def clear_when_too_big(keys, cap):
    cache, resets = {}, 0
    for k in keys:
        if len(cache) == cap:
            cache.clear()
            resets += 1
        cache[k] = cache.get(k, 0) + 1
    return cache, resets

#> clear_when_too_big(["a", "b", "a", "c", "d"], 2)
#> clear_when_too_big([], 1)
#> clear_when_too_big(["x", "x", "x"], 2)
#> clear_when_too_big("abc", 5)
#> clear_when_too_big([1, 2], 1)
