### en_drop_shortest_values
def en_drop_shortest_values(d):
    if not d:
        return {}
    n = min(map(len, d.values()))
    for k in [k for k, v in d.items() if len(v) == n]:
        d.pop(k)
    return d

#> en_drop_shortest_values({"a": "xy", "b": "z", "c": "w", "d": "long"})
#> en_drop_shortest_values({})
#> en_drop_shortest_values({"q": ""})
#> en_drop_shortest_values({"p": [1, 2], "r": (), "s": {}})
#> en_drop_shortest_values({"t": "same", "u": "size"})

### en_alternating_key_signs
def en_alternating_key_signs(d):
    sign = 1
    total = 0
    for k in sorted(d):
        total += sign * d[k]
        sign = -sign
    return total

#> en_alternating_key_signs({"b": 2, "a": 10, "c": 5})
#> en_alternating_key_signs({})
#> en_alternating_key_signs({3: 1})
#> en_alternating_key_signs({"x": 4, "y": 4})
#> en_alternating_key_signs({-1: 0.5, 0: -0.5, 7: 2})

### en_squash_runs_to_dict
def en_squash_runs_to_dict(xs):
    d = {}
    prev = object()
    for x in xs:
        if x != prev:
            d[x] = d.get(x, 0) + 1
        prev = x
    return d

#> en_squash_runs_to_dict([1, 1, 2, 1, 1, 1])
#> en_squash_runs_to_dict([])
#> en_squash_runs_to_dict("aabbaa")
#> en_squash_runs_to_dict([None, None])
#> en_squash_runs_to_dict(["x", "y", "x", "y"])

### en_positions_of_max_letter
def en_positions_of_max_letter(s):
    pos = {}
    for i, c in enumerate(s.upper()):
        if c != " ":
            pos.setdefault(c, []).append(i)
    return max(pos.items(), key=lambda t: (len(t[1]), t[0]), default=None)

#> en_positions_of_max_letter("Anna sang")
#> en_positions_of_max_letter("")
#> en_positions_of_max_letter("   ")
#> en_positions_of_max_letter("xyz")
#> en_positions_of_max_letter("1 2 1 2")

### en_exchange_values_by_rank
def en_exchange_values_by_rank(d):
    up = sorted(d, key=d.get)
    down = up[::-1]
    return {a: d[b] for a, b in zip(up, down)}

#> en_exchange_values_by_rank({"a": 3, "b": 1, "c": 2})
#> en_exchange_values_by_rank({})
#> en_exchange_values_by_rank({"x": 5})
#> en_exchange_values_by_rank({"p": "z", "q": "y"})
#> en_exchange_values_by_rank({1: 0, 2: 0, 3: 9})

### en_nested_dict_depth_path
def en_nested_dict_depth_path(d):
    path = []
    while d:
        k = max(d)
        path.append(k)
        d = d[k] if isinstance(d[k], dict) else None
    return "/".join(path), d

#> en_nested_dict_depth_path({"a": 1, "z": {"m": {"q": 0}, "b": {}}})
#> en_nested_dict_depth_path({})
#> en_nested_dict_depth_path({"x": {}})
#> en_nested_dict_depth_path({"p": {"y": 5}, "o": {"z": 6}})
#> en_nested_dict_depth_path({"only": None})

### en_collect_by_sign_and_parity
def en_collect_by_sign_and_parity(nums):
    d = {}
    for n in nums:
        key = ("neg" if n < 0 else "pos", n % 2)
        d[key] = d.get(key, ()) + (n,)
    return d

#> en_collect_by_sign_and_parity([3, -2, 8, -7, 5])
#> en_collect_by_sign_and_parity([])
#> en_collect_by_sign_and_parity([0])
#> en_collect_by_sign_and_parity([-1, -1])
#> en_collect_by_sign_and_parity([2.5, 4])

### en_try_int_keys
def en_try_int_keys(words):
    d = {}
    for w in words:
        try:
            key = int(w)
        except ValueError:
            key = w.lower()
        d[key] = d.get(key, 0) + 1
    return d

#> en_try_int_keys(["7", "07", "x", "X", " 7 "])
#> en_try_int_keys([])
#> en_try_int_keys(["-0", "0", "+0"])
#> en_try_int_keys(["1_000", "1000", "1e3"])
#> en_try_int_keys(["", "٣"])

### en_take_while_known
def en_take_while_known(text, codes):
    out, rest = [], text
    while rest:
        for size in (2, 1):
            if rest[:size] in codes:
                out.append(codes[rest[:size]])
                rest = rest[size:]
                break
        else:
            return out, rest
    return out, ""

#> en_take_while_known("abcz", {"ab": 1, "c": 2, "a": 3})
#> en_take_while_known("", {"a": 1})
#> en_take_while_known("aaa", {"a": "x", "aa": "y"})
#> en_take_while_known("q", {})
#> en_take_while_known("12", {"1": "one", "2": "two"})

### en_count_overlapping_keys
def en_count_overlapping_keys(text, keys):
    counts = dict.fromkeys(keys, 0)
    for i in range(len(text)):
        for k in counts:
            counts[k] += text.startswith(k, i)
    return counts

#> en_count_overlapping_keys("banana", ["ana", "na", "x"])
#> en_count_overlapping_keys("", ["a"])
#> en_count_overlapping_keys("aaaa", ["aa", "a", "aa"])
#> en_count_overlapping_keys("abc", [""])
#> en_count_overlapping_keys("AbAb", ["Ab", "ab"])

### en_pairwise_min_merge
def en_pairwise_min_merge(dicts):
    while len(dicts) > 1:
        a, b, *rest = dicts
        merged = {k: min(a.get(k, b.get(k)), b.get(k, a.get(k))) for k in a | b}
        dicts = [*rest, merged]
    return dicts[0] if dicts else None

#> en_pairwise_min_merge([{"a": 3, "b": 1}, {"a": 2}, {"b": 0, "c": 9}])
#> en_pairwise_min_merge([])
#> en_pairwise_min_merge([{"x": 1}])
#> en_pairwise_min_merge([{}, {}])
#> en_pairwise_min_merge([{"k": 5}, {"k": 5.0}, {"j": -1}])

### en_letters_to_first_word
def en_letters_to_first_word(words):
    d = {}
    for w in words:
        for ch in w:
            d.setdefault(ch, w)
    return {w: sum(v == w for v in d.values()) for w in words}

#> en_letters_to_first_word(["tea", "ate", "eat", "tax"])
#> en_letters_to_first_word([])
#> en_letters_to_first_word(["", "a"])
#> en_letters_to_first_word(["zz", "zz"])
#> en_letters_to_first_word(["Ab", "aB"])

### en_rebalance_two_dicts
def en_rebalance_two_dicts(a, b):
    while len(a) > len(b) + 1:
        k, v = a.popitem()
        b[k] = v
    while len(b) > len(a) + 1:
        k, v = b.popitem()
        a[k] = v
    return a, b

#> en_rebalance_two_dicts({"a": 1, "b": 2, "c": 3, "d": 4}, {})
#> en_rebalance_two_dicts({}, {"x": 1, "y": 2, "z": 3})
#> en_rebalance_two_dicts({}, {})
#> en_rebalance_two_dicts({"p": 0}, {"q": 0, "r": 0})
#> en_rebalance_two_dicts({1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6}, {0: 0})

### en_keys_containing_each_other
def en_keys_containing_each_other(d):
    return {k: [j for j in d if k != j and k in j] for k in d if any(k in j for j in d if j != k)}

#> en_keys_containing_each_other({"cat": 1, "concat": 2, "at": 3, "dog": 4})
#> en_keys_containing_each_other({})
#> en_keys_containing_each_other({"x": 0})
#> en_keys_containing_each_other({"": 1, "a": 2})
#> en_keys_containing_each_other({"ab": 1, "ba": 2, "aba": 3})

### en_value_ladder
def en_value_ladder(d, start):
    total, level = 0, start
    for _ in range(len(d)):
        hits = [k for k, v in d.items() if v == level]
        if not hits:
            break
        total += len(hits)
        level += 1
    return total, level

#> en_value_ladder({"a": 1, "b": 2, "c": 2, "d": 4}, 1)
#> en_value_ladder({}, 0)
#> en_value_ladder({"x": 5}, 5)
#> en_value_ladder({"x": 5}, 6)
#> en_value_ladder({"p": -1, "q": 0, "r": 1}, -1)

### en_mask_by_frequency
def en_mask_by_frequency(s, n):
    freq = {c: s.count(c) for c in set(s)}
    return "".join(c if freq[c] >= n else "." for c in s), sum(v >= n for v in freq.values())

#> en_mask_by_frequency("mississippi", 2)
#> en_mask_by_frequency("", 1)
#> en_mask_by_frequency("abc", 2)
#> en_mask_by_frequency("aab", 0)
#> en_mask_by_frequency("x.x..", 3)

### en_expand_shorthand_dict
def en_expand_shorthand_dict(d):
    out = {}
    for keys, v in d.items():
        for k in keys.split("|"):
            out.setdefault(k.strip(), v)
    return out

#> en_expand_shorthand_dict({"red|crimson": 1, "blue": 2, "red | navy": 3})
#> en_expand_shorthand_dict({})
#> en_expand_shorthand_dict({"": 0})
#> en_expand_shorthand_dict({"a||b": "x"})
#> en_expand_shorthand_dict({"p|q|p": None})

### en_shorten_dict_keys
def en_shorten_dict_keys(d, n):
    out = {}
    for k, v in d.items():
        short = k[:n]
        i = 1
        while short in out:
            short = k[:max(0, n - 1)] + str(i)
            i += 1
        out[short] = v
    return out

#> en_shorten_dict_keys({"temperature": 1, "tempo": 2, "temper": 3}, 4)
#> en_shorten_dict_keys({}, 2)
#> en_shorten_dict_keys({"ab": 0, "cd": 1}, 5)
#> en_shorten_dict_keys({"x": 1, "y": 2}, 0)
#> en_shorten_dict_keys({"aa": 1, "a": 2}, 1)

### en_merge_adjacent_equal_values
def en_merge_adjacent_equal_values(d):
    out, group = {}, []
    prev = None
    for k, v in d.items():
        if group and v != prev:
            out["+".join(group)] = prev
            group = []
        group.append(k)
        prev = v
    if group:
        out["+".join(group)] = prev
    return out

#> en_merge_adjacent_equal_values({"mon": 8, "tue": 8, "wed": 6, "thu": 8})
#> en_merge_adjacent_equal_values({})
#> en_merge_adjacent_equal_values({"a": None})
#> en_merge_adjacent_equal_values({"x": 1, "y": True, "z": 1.0})
#> en_merge_adjacent_equal_values({"p": "", "q": None})

### en_list_vs_dict_diff
def en_list_vs_dict_diff(plan, actual):
    missing = [p for p in plan if p not in actual]
    extra = {a: actual[a] for a in actual if a not in plan}
    order_ok = [a for a in actual if a in plan] == [p for p in plan if p in actual]
    return missing, extra, order_ok

#> en_list_vs_dict_diff(["load", "clean", "plot"], {"clean": 3, "load": 1, "save": 2})
#> en_list_vs_dict_diff([], {})
#> en_list_vs_dict_diff(["a"], {"a": 1})
#> en_list_vs_dict_diff(["x", "x"], {"x": 0})
#> en_list_vs_dict_diff([1, 2], {True: "y", 3: "z"})

### en_chop_dict_values
def en_chop_dict_values(d, n):
    left = {k: v[:n] for k, v in d.items()}
    right = {k: v[n:] for k, v in d.items() if len(v) > n}
    return left, right, len(d) - len(right)

#> en_chop_dict_values({"a": "hello", "b": [1, 2], "c": ""}, 2)
#> en_chop_dict_values({}, 1)
#> en_chop_dict_values({"x": (1, 2, 3)}, 0)
#> en_chop_dict_values({"y": "abc"}, -1)
#> en_chop_dict_values({"z": None}, 1)

### en_poll_leader_changes
def en_poll_leader_changes(votes):
    counts, leaders = {}, []
    for v in votes:
        counts[v] = counts.get(v, 0) + 1
        if not leaders or counts[v] > counts[leaders[-1]]:
            leaders.append(v)
    return leaders, len(leaders)

#> en_poll_leader_changes(["a", "b", "b", "a", "a"])
#> en_poll_leader_changes([])
#> en_poll_leader_changes(["x", "x", "x"])
#> en_poll_leader_changes("abc")
#> en_poll_leader_changes([1, 2, 2, 3, 3, 3])

### en_square_dict_values_until
def en_square_dict_values_until(d, cap):
    rounds = 0
    while d and max(d.values()) < cap and rounds < 5:
        d = {k: v * v if v > 1 else v + 1 for k, v in d.items()}
        rounds += 1
    return rounds, d

#> en_square_dict_values_until({"a": 2, "b": 0}, 100)
#> en_square_dict_values_until({}, 10)
#> en_square_dict_values_until({"x": 50}, 50)
#> en_square_dict_values_until({"p": -3}, 9)
#> en_square_dict_values_until({"q": 3, "r": 1}, 80)

### en_two_key_orders
def en_two_key_orders(d):
    by_key = list(sorted(d))
    by_val = sorted(d, key=lambda k: (d[k], k))
    moved = {k: by_val.index(k) - by_key.index(k) for k in d}
    return {k: m for k, m in moved.items() if m}

#> en_two_key_orders({"a": 3, "b": 1, "c": 2})
#> en_two_key_orders({})
#> en_two_key_orders({"x": 1, "y": 2})
#> en_two_key_orders({"q": 0, "p": 0})
#> en_two_key_orders({3: "a", 2: "b", 1: "c"})

### en_replace_values_with_index
def en_replace_values_with_index(d, ranking):
    for k in d:
        d[k] = ranking.index(d[k]) if d[k] in ranking else -1
    best = min((v for v in d.values() if v >= 0), default=None)
    return d, best

#> en_replace_values_with_index({"ann": "silver", "bob": "tin", "cy": "gold"}, ["gold", "silver"])
#> en_replace_values_with_index({}, ["x"])
#> en_replace_values_with_index({"p": "q"}, [])
#> en_replace_values_with_index({"m": 1}, [True, 1])
#> en_replace_values_with_index({"s": "b", "t": "b"}, "abc")

### en_dict_fingerprint
def en_dict_fingerprint(d):
    h = 7
    for k, v in sorted(d.items()):
        for ch in f"{k}={v};":
            h = (h * 31 + ord(ch)) % 9973
    return h

#> en_dict_fingerprint({"a": 1, "b": 2})
#> en_dict_fingerprint({"b": 2, "a": 1})
#> en_dict_fingerprint({})
#> en_dict_fingerprint({"": ""})
#> en_dict_fingerprint({"k": None, 1: 2})

### en_split_keys_by_underscore
def en_split_keys_by_underscore(d):
    out = {}
    for k, v in d.items():
        *path, leaf = k.split("_")
        node = out
        for p in path:
            nxt = node.get(p)
            if not isinstance(nxt, dict):
                nxt = node[p] = {} if nxt is None else {"": nxt}
            node = nxt
        node[leaf] = v
    return out

#> en_split_keys_by_underscore({"db_host": "x", "db_port": 1, "debug": True})
#> en_split_keys_by_underscore({"a": 1, "a_b": 2})
#> en_split_keys_by_underscore({})
#> en_split_keys_by_underscore({"_x": 0, "y_": 1})
#> en_split_keys_by_underscore({"p_q_r": 1, "p_q_s": 2})

### en_counts_to_sentence
def en_counts_to_sentence(text):
    seen = {}
    for w in text.lower().split():
        seen[w] = seen.get(w, 0) + 1
    names = {1: "once", 2: "twice"}
    return "; ".join(f"{w} {names.get(n, f'{n} times')}" for w, n in seen.items())

#> en_counts_to_sentence("row row Row your boat your")
#> en_counts_to_sentence("")
#> en_counts_to_sentence("hush")
#> en_counts_to_sentence("no no no no!")
#> en_counts_to_sentence("Él él y y y")

### en_swap_key_halves
def en_swap_key_halves(d):
    out = {}
    for k in d:
        mid = len(k) // 2
        flipped = k[mid:] + k[:mid]
        out[flipped] = out.get(flipped, 0) + d.get(flipped, 0) + d[k]
    return out

#> en_swap_key_halves({"ab": 1, "ba": 2, "xyz": 3})
#> en_swap_key_halves({})
#> en_swap_key_halves({"aa": 4})
#> en_swap_key_halves({"": 1, "q": 2})
#> en_swap_key_halves({"upon": -1, "onup": 1, "noup": 5})
