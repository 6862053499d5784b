### invert_keep_longest_key
def invert_keep_longest_key(d):
    inv = {}
    for k, v in d.items():
        if len(k) > len(inv.get(v, "")):
            inv[v] = k
    return inv

#> invert_keep_longest_key({"ab": 1, "abc": 1, "z": 2})
#> invert_keep_longest_key({"long": 0, "s": 0})
#> invert_keep_longest_key({})
#> invert_keep_longest_key({"": 5})
#> invert_keep_longest_key({"tea": "hot", "ice": "cold", "soup": "hot"})
#> invert_keep_longest_key({"p": 3, "q": 3, "r": 3})

### bump_or_birth
def bump_or_birth(d, keys, step):
    for k in keys:
        if k in d:
            d[k] += step
        else:
            d[k] = 0
    return d

#> bump_or_birth({"a": 5}, ["a", "b", "a", "b"], 10)
#> bump_or_birth({}, ["q"], 1)
#> bump_or_birth({"m": -1, "n": 2}, [], 3)
#> bump_or_birth({"up": 1, "down": 1}, ["up", "left", "up"], -1)
#> bump_or_birth({}, "hello", 2)
#> bump_or_birth({1: 1}, (1, 1.0, True), 4)

### popitem_until_heavy
def popitem_until_heavy(d, limit):
    w, dropped = 0, []
    while d and w < limit:
        k, v = d.popitem()
        w += v
        dropped.append(k)
    return dropped, w, d

#> popitem_until_heavy({"rope": 4, "tent": 9, "pan": 3}, 10)
#> popitem_until_heavy({"rope": 4, "tent": 9, "pan": 3}, 99)
#> popitem_until_heavy({}, 5)
#> popitem_until_heavy({"a": 1, "b": 2}, 0)
#> popitem_until_heavy({"x": -5, "y": 7, "z": 7}, 7)
#> popitem_until_heavy({1: 1, 2: 2, 3: 3, 4: 4}, 6)

### ranks_from_values
def ranks_from_values(scores):
    order = sorted(set(scores.values()), reverse=True)
    return {k: order.index(v) + 1 for k, v in scores.items()}

#> ranks_from_values({"ann": 30, "bo": 45, "cy": 30, "di": 10})
#> ranks_from_values({})
#> ranks_from_values({"only": 0})
#> ranks_from_values({"p": -1, "q": -1, "r": -1})
#> ranks_from_values({"k1": 2.5, "k2": 2, "k3": 3})
#> ranks_from_values({"x": "b", "y": "a", "z": "c"})

### group_pairs_by_diff
def group_pairs_by_diff(nums):
    g = {}
    for i, a in enumerate(nums):
        for b in nums[i + 1:]:
            g.setdefault(abs(a - b), []).append((a, b))
    return g

#> group_pairs_by_diff([1, 4, 7])
#> group_pairs_by_diff([5, 5, 3, 1])
#> group_pairs_by_diff([8])
#> group_pairs_by_diff([])
#> group_pairs_by_diff([-2, 2, 0])
#> group_pairs_by_diff([10, 13, 16, 11])

### merge_left_wins_log
def merge_left_wins_log(a, b):
    lost = {k: b.pop(k) for k in list(b) if k in a}
    a |= b
    return a, lost

#> merge_left_wins_log({"w": 1, "h": 2}, {"h": 9, "d": 3})
#> merge_left_wins_log({}, {"only": 1})
#> merge_left_wins_log({"k": 0}, {})
#> merge_left_wins_log({1: "a", 2: "b"}, {2: "x", 1: "y"})
#> merge_left_wins_log({"x": None}, {"x": None, "y": None})
#> merge_left_wins_log({"n": 4, "m": 5}, {"o": 6, "p": 7})

### nest_by_parity_then_sign
def nest_by_parity_then_sign(nums):
    tree = {}
    for n in nums:
        side = "neg" if n < 0 else "pos"
        tree.setdefault(n % 2, {}).setdefault(side, set()).add(abs(n))
    return {p: {s: sorted(v) for s, v in t.items()} for p, t in tree.items()}

#> nest_by_parity_then_sign([3, -4, 8, -3, 3])
#> nest_by_parity_then_sign([])
#> nest_by_parity_then_sign([0])
#> nest_by_parity_then_sign([-1, -5, -7])
#> nest_by_parity_then_sign([2, 1, 2, 1, -2])
#> nest_by_parity_then_sign([100, 51, -50])

### second_key_by_value
def second_key_by_value(d):
    ks = sorted(d, key=d.get)
    if len(ks) < 2:
        return ks
    return ks[1], d[ks[1]] - d[ks[0]]

#> second_key_by_value({"oak": 30, "ash": 12, "elm": 19})
#> second_key_by_value({"solo": 7})
#> second_key_by_value({})
#> second_key_by_value({"a": 5, "b": 5})
#> second_key_by_value({"t": -3, "u": 0, "v": -8})
#> second_key_by_value({1: 4, 0: 4, 2: 3, 3: 9})

### fromkeys_shared_list_trap
def fromkeys_shared_list_trap(keys, x):
    d = dict.fromkeys(keys, [])
    for k in d:
        d[k].append(x)
        x += 1
    return d

#> fromkeys_shared_list_trap(["a", "b"], 5)
#> fromkeys_shared_list_trap([], 0)
#> fromkeys_shared_list_trap("zoo", 1)
#> fromkeys_shared_list_trap([7], -1)
#> fromkeys_shared_list_trap((1, 2, 1), 10)
#> fromkeys_shared_list_trap(["k", "k", "k"], 3)

### follow_links_until_seen
def follow_links_until_seen(links, at):
    path = []
    while at in links and at not in path:
        path.append(at)
        at = links[at]
    return path, at

#> follow_links_until_seen({"a": "b", "b": "c", "c": "a"}, "a")
#> follow_links_until_seen({"a": "b", "b": "end"}, "a")
#> follow_links_until_seen({}, "start")
#> follow_links_until_seen({1: 1}, 1)
#> follow_links_until_seen({1: 4, 4: 2, 2: 4, 3: 0}, 1)
#> follow_links_until_seen({"x": "y"}, "q")

### delete_keys_not_divisible
def delete_keys_not_divisible(d, n):
    for k in tuple(d):
        if k % n:
            d.setdefault(k - k % n, d[k])
            del d[k]
    return d

#> delete_keys_not_divisible({3: "c", 4: "d", 9: "i"}, 3)
#> delete_keys_not_divisible({5: "e", 7: "g"}, 4)
#> delete_keys_not_divisible({}, 2)
#> delete_keys_not_divisible({10: "x", 20: "y"}, 10)
#> delete_keys_not_divisible({-3: "neg", 1: "one"}, 2)
#> delete_keys_not_divisible({6: 1}, 0)

### swap_two_entries
def swap_two_entries(d, a, b):
    d[a], d[b] = d.get(b), d.get(a, 0)
    return [*d.items()]

#> swap_two_entries({"x": 1, "y": 2}, "x", "y")
#> swap_two_entries({"x": 1, "y": 2}, "x", "z")
#> swap_two_entries({"x": 1}, "w", "x")
#> swap_two_entries({}, "m", "n")
#> swap_two_entries({"p": 3, "q": 4}, "q", "q")
#> swap_two_entries({0: "zero", 1: "one", 2: "two"}, 2, 0)

### carry_over_digits_dict
def carry_over_digits_dict(coins):
    for unit in sorted(coins):
        up, coins[unit] = divmod(coins[unit], 10)
        if up:
            coins[unit * 10] = coins.get(unit * 10, 0) + up
    return coins

#> carry_over_digits_dict({1: 25, 10: 3})
#> carry_over_digits_dict({1: 7, 10: 0})
#> carry_over_digits_dict({})
#> carry_over_digits_dict({100: 43, 1: 99})
#> carry_over_digits_dict({1: 10, 10: 9, 100: 9})
#> carry_over_digits_dict({10: 120})

### dict_of_first_and_last
def dict_of_first_and_last(words):
    ends = {}
    for w in words:
        first, _ = ends.get(w[:1], (w, None))
        ends[w[:1]] = first, w
    return ends

#> dict_of_first_and_last(["ant", "bee", "ape", "asp", "bug"])
#> dict_of_first_and_last([])
#> dict_of_first_and_last(["", "x", ""])
#> dict_of_first_and_last(["Moth", "mite", "Mole"])
#> dict_of_first_and_last(["ärger", "öl", "äh"])
#> dict_of_first_and_last(["1st", "2nd", "10th"])

### update_chain_alias
def update_chain_alias(base, layers):
    cur = base
    for layer in layers:
        cur.update(layer)
        cur = {**cur, "n": len(cur)}
    return base, cur

#> update_chain_alias({"a": 1}, [{"b": 2}, {"c": 3}])
#> update_chain_alias({"a": 1}, [])
#> update_chain_alias({}, [{}])
#> update_chain_alias({"n": 9}, [{"n": 8}, {"n": 7}, {"m": 6}])
#> update_chain_alias({"t": 0, "u": 1}, [{"t": 5}, {}])
#> update_chain_alias({}, [[("k", 1), ("l", 2)], {"k": 3}])

### value_equals_other_key
def value_equals_other_key(d):
    return [k for k, v in d.items() if v in d and v != k]

#> value_equals_other_key({1: 2, 2: 2, 3: 1, 4: 9})
#> value_equals_other_key({"a": "b", "b": "a"})
#> value_equals_other_key({})
#> value_equals_other_key({5: 5})
#> value_equals_other_key({"red": "rot", "rot": "red", "blau": "blue"})
#> value_equals_other_key({0: False, 1: True, 2: 1})

### spend_from_purses
def spend_from_purses(purses, cost):
    for name in sorted(purses, key=purses.get, reverse=True):
        paid = min(purses[name], cost)
        purses[name] -= paid
        cost -= paid
        if not cost:
            break
    else:
        purses["debt"] = cost
    return {n: v for n, v in purses.items() if v}

#> spend_from_purses({"red": 5, "tan": 12, "fur": 8}, 15)
#> spend_from_purses({"red": 5, "tan": 12}, 30)
#> spend_from_purses({}, 4)
#> spend_from_purses({"a": 3, "b": 3}, 3)
#> spend_from_purses({"a": 1, "b": 1, "c": 1}, 3)
#> spend_from_purses({"big": 100, "nil": 0}, 0)

### keys_in_both_but_unequal
def keys_in_both_but_unequal(p, q):
    clash = {}
    for k in p.keys() & q.keys():
        if p[k] != q[k]:
            clash[k] = (p[k], q[k])
    return dict(sorted(clash.items()))

#> keys_in_both_but_unequal({"a": 1, "b": 2, "c": 3}, {"b": 5, "c": 3, "a": 0})
#> keys_in_both_but_unequal({"a": 1}, {"b": 1})
#> keys_in_both_but_unequal({}, {"z": 0})
#> keys_in_both_but_unequal({"x": 1.0, "y": "1"}, {"x": 1, "y": 1})
#> keys_in_both_but_unequal({3: "c", 1: "a", 2: "b"}, {1: "A", 2: "b", 3: "C"})
#> keys_in_both_but_unequal({"k": [1]}, {"k": [1, 2]})

### running_dict_snapshots
def running_dict_snapshots(pairs):
    d, shots = {}, []
    for k, v in pairs:
        d[k] = v - d.pop(k, 0)
        shots.append(list(d))
    return d, shots

#> running_dict_snapshots([("a", 3), ("b", 4), ("a", 10)])
#> running_dict_snapshots([])
#> running_dict_snapshots([("x", 1), ("x", 1), ("x", 1)])
#> running_dict_snapshots([(1, -2), (2, -4), (1, 6), (2, 0)])
#> running_dict_snapshots([("solo", 0)])
#> running_dict_snapshots([("m", 5), ("n", 6), ("o", 7), ("m", 5)])

### bucket_by_len_pop_small
def bucket_by_len_pop_small(words):
    by = {}
    for w in words:
        by.setdefault(len(w), []).append(w)
    for n in [n for n, ws in by.items() if len(ws) == 1]:
        by.pop(n)
    return by

#> bucket_by_len_pop_small(["sun", "moon", "sky", "star", "comet"])
#> bucket_by_len_pop_small(["a", "bb", "ccc"])
#> bucket_by_len_pop_small([])
#> bucket_by_len_pop_small(["", ""])
#> bucket_by_len_pop_small(["tea", "pot", "cup", "mug"])
#> bucket_by_len_pop_small(["déjà", "vu", "aïe", "oui", "ça va"])

### get_nested_or_depth
def get_nested_or_depth(d, path):
    for depth, p in enumerate(path):
        if not isinstance(d, dict) or p not in d:
            return depth
        d = d[p]
    return d

#> get_nested_or_depth({"a": {"b": {"c": "deep"}}}, ["a", "b", "c"])
#> get_nested_or_depth({"a": {"b": {"c": "deep"}}}, ["a", "x"])
#> get_nested_or_depth({"a": 5}, ["a", "b"])
#> get_nested_or_depth({}, ["q"])
#> get_nested_or_depth({"k": [1, 2]}, ["k"])
#> get_nested_or_depth({"z": {}}, [])

### items_sorted_by_value_zip
def items_sorted_by_value_zip(d):
    if not d:
        return {}
    ks, vs = zip(*sorted(d.items(), key=lambda kv: (-kv[1], kv[0])))
    return dict(zip(ks, vs[::-1]))

#> items_sorted_by_value_zip({"b": 2, "a": 2, "c": 7})
#> items_sorted_by_value_zip({})
#> items_sorted_by_value_zip({"one": 1})
#> items_sorted_by_value_zip({"x": -1, "y": 0, "z": -5, "w": 3})
#> items_sorted_by_value_zip({"hat": 10, "cap": 20, "wig": 30})
#> items_sorted_by_value_zip({"q": 4, "p": 4})

### totals_per_tag
def totals_per_tag(rows):
    t = {}
    for tags, n in rows:
        for tag in tags or ["none"]:
            t[tag] = t.get(tag, 0) + n / max(len(tags), 1)
    return t

#> totals_per_tag([(["x", "y"], 10), (["y"], 4), ([], 3)])
#> totals_per_tag([])
#> totals_per_tag([([], 1), ([], 2)])
#> totals_per_tag([(["a", "a"], 5)])
#> totals_per_tag([("pq", 6), (("q",), -1)])
#> totals_per_tag([(["rent"], 900), (["food", "fun", "rent"], 90)])

### mutual_friends_pairs
def mutual_friends_pairs(d):
    out = []
    for a in d:
        for b in d[a]:
            if a < b and a in d.get(b, ()):
                out.append(a + b)
    return out

#> mutual_friends_pairs({"A": ["B", "C"], "B": ["A"], "C": []})
#> mutual_friends_pairs({"A": ["B"], "B": ["C"], "C": ["A"]})
#> mutual_friends_pairs({})
#> mutual_friends_pairs({"x": ["x", "y"], "y": ["x"]})
#> mutual_friends_pairs({"m": ["n", "o"], "n": ["o", "m"], "o": ["m", "n"]})
#> mutual_friends_pairs({"p": ["ghost"]})

### replace_none_by_previous
def replace_none_by_previous(d):
    last = "start"
    for k, v in d.items():
        if v is None:
            d[k] = last
        last = d[k]
    return d, last

#> replace_none_by_previous({"mon": 4, "tue": None, "wed": None, "thu": 7})
#> replace_none_by_previous({"mon": None})
#> replace_none_by_previous({})
#> replace_none_by_previous({"a": 0, "b": None, "c": False})
#> replace_none_by_previous({1: None, 2: None, 3: "x"})
#> replace_none_by_previous({"t": [1], "u": None})
