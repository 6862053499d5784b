### dq_take_cheapest_until
def dq_take_cheapest_until(d, cash):
    got = []
    for k, v in sorted(d.items(), key=lambda p: p[1]):
        if v > cash:
            break
        cash -= d.pop(k)
        got.append(k)
    return got, cash, d

#> dq_take_cheapest_until({"pen": 3, "cup": 8, "pin": 1}, 5)
#> dq_take_cheapest_until({"pen": 3}, 2)
#> dq_take_cheapest_until({}, 9)
#> dq_take_cheapest_until({"a": 2, "b": 2, "c": 2}, 5)
#> dq_take_cheapest_until({"free": 0, "cost": 10}, 0)
#> dq_take_cheapest_until({"x": -4, "y": 4}, 0)

### shift_values_along_keys
def shift_values_along_keys(d):
    ks = list(d)
    vs = [d[k] for k in ks]
    d.update(zip(ks, vs[-1:] + vs[:-1]))
    return d

#> shift_values_along_keys({"a": 1, "b": 2, "c": 3})
#> shift_values_along_keys({})
#> shift_values_along_keys({"x": 0})
#> shift_values_along_keys({3: "t", 1: "o"})
#> shift_values_along_keys({"p": [1], "q": [], "r": None, "s": 4})
#> shift_values_along_keys({"k": "k", "l": "l", "m": "k"})

### score_with_bonus_keys
def score_with_bonus_keys(d, bonus):
    t = 0
    for k in bonus:
        t += d.pop(k, -1)
    return t + sum(d.values()) * 2, len(d)

#> score_with_bonus_keys({"a": 5, "b": 7, "c": 1}, ["b", "z"])
#> score_with_bonus_keys({}, ["q"])
#> score_with_bonus_keys({"m": 3}, [])
#> score_with_bonus_keys({"m": 3, "n": -3}, ["m", "m", "n"])
#> score_with_bonus_keys({1: 10, 2: 20, 3: 30}, range(3))
#> score_with_bonus_keys({"x": 0}, "xyx")

### has_value_pair_summing
def has_value_pair_summing(d, goal):
    items = list(d.items())
    for i, (k, v) in enumerate(items):
        for k2, v2 in items[i + 1:]:
            if v + v2 == goal:
                return k, k2
    return tuple(k for k, v in items if v == goal)

#> has_value_pair_summing({"a": 4, "b": 9, "c": 6}, 10)
#> has_value_pair_summing({"a": 4, "b": 9, "c": 6}, 9)
#> has_value_pair_summing({}, 0)
#> has_value_pair_summing({"x": 5}, 10)
#> has_value_pair_summing({"p": -2, "q": 2, "r": 0}, 0)
#> has_value_pair_summing({1: 1, 2: 1, 3: 1}, 2)

### most_common_value_keys
def most_common_value_keys(d):
    vals = list(d.values())
    if not vals:
        return []
    top = max(vals, key=vals.count)
    return [k for k in d if d[k] == top]

#> most_common_value_keys({"a": 1, "b": 2, "c": 1})
#> most_common_value_keys({})
#> most_common_value_keys({"x": 9, "y": 8})
#> most_common_value_keys({"mon": "sun", "tue": "rain", "wed": "rain"})
#> most_common_value_keys({1: None, 2: None})
#> most_common_value_keys({"p": [1], "q": [2], "r": [2], "s": [1]})

### keys_to_initials_merge
def keys_to_initials_merge(d):
    out = {}
    for k in d:
        i = k[:1].upper() or "?"
        out[i] = out[i] + d[k] if i in out else d[k]
    return out

#> keys_to_initials_merge({"apple": 3, "avocado": 4, "banana": 1})
#> keys_to_initials_merge({"": 5, "x": 2})
#> keys_to_initials_merge({})
#> keys_to_initials_merge({"pat": [1], "Pam": [2], "Joe": [3]})
#> keys_to_initials_merge({"ñandú": 1, "Ñoño": 1})
#> keys_to_initials_merge({"cat": "meow", "cow": "moo"})

### drop_until_total_fits
def drop_until_total_fits(d, cap):
    while sum(d.values()) > cap:
        k = min(d, key=lambda k: (d[k], k))
        del d[k]
    return list(d), cap - sum(d.values())

#> drop_until_total_fits({"a": 5, "b": 3, "c": 9}, 14)
#> drop_until_total_fits({"a": 5, "b": 3}, 20)
#> drop_until_total_fits({}, 0)
#> drop_until_total_fits({"x": 10}, 4)
#> drop_until_total_fits({"q": 2, "p": 2, "r": 2}, 4)
#> drop_until_total_fits({}, -1)

### nest_keys_by_dot
def nest_keys_by_dot(d):
    out = {}
    for k in sorted(d):
        head, dot, tail = k.partition(".")
        if dot:
            out.setdefault(head, {})[tail] = d[k]
        else:
            out[head] = d[k]
    return out

#> nest_keys_by_dot({"db.host": "x", "db.port": 1, "debug": True})
#> nest_keys_by_dot({})
#> nest_keys_by_dot({"a.b.c": 1})
#> nest_keys_by_dot({".hidden": 0, "end.": 9})
#> nest_keys_by_dot({"k": 1, "k.sub": 2})
#> nest_keys_by_dot({"z": 3, "y": 2, "x": 1})

### invert_group_lists
def invert_group_lists(d):
    inv = {}
    for k, vs in d.items():
        for v in vs:
            inv.setdefault(v, []).append(k)
    return {v: ks for v, ks in inv.items() if len(ks) > 1}

#> invert_group_lists({"ann": ["red", "tan"], "bo": ["tan"], "cy": ["red", "tan"]})
#> invert_group_lists({"x": [1], "y": [2]})
#> invert_group_lists({})
#> invert_group_lists({"p": [], "q": [7, 7]})
#> invert_group_lists({"k1": "ab", "k2": "bc", "k3": "c"})
#> invert_group_lists({1: (2, 3), 2: (3, 1)})

### compare_dict_order
def compare_dict_order(a, b):
    if a == b:
        return "order" if list(a) != list(b) else "same"
    return sorted(a.items() ^ b.items())

#> compare_dict_order({"x": 1, "y": 2}, {"y": 2, "x": 1})
#> compare_dict_order({"x": 1, "y": 2}, {"x": 1, "y": 2})
#> compare_dict_order({}, {})
#> compare_dict_order({"x": 1}, {"x": 2})
#> compare_dict_order({"a": 0, "b": 5}, {"b": 5, "c": 7})
#> compare_dict_order({}, {"only": "me"})

### walk_dict_as_machine
def walk_dict_as_machine(rules, state, word):
    for i, ch in enumerate(word):
        nxt = rules.get((state, ch), rules.get((state, "*")))
        if nxt is None:
            return state, i
        state = nxt
    return state

#> walk_dict_as_machine({("s", "a"): "t", ("t", "*"): "s"}, "s", "abab")
#> walk_dict_as_machine({("s", "a"): "t"}, "s", "ax")
#> walk_dict_as_machine({}, "s", "")
#> walk_dict_as_machine({("q", "*"): "q"}, "q", "anything")
#> walk_dict_as_machine({(0, "1"): 1, (1, "0"): 2, (2, "*"): 0}, 0, "1091")
#> walk_dict_as_machine({("z", "z"): None}, "z", "zz")

### count_steps_to_root
def count_steps_to_root(parent, nodes):
    steps = {}
    for n in nodes:
        c, cur = 0, n
        while parent.get(cur) is not None:
            cur = parent[cur]
            c += 1
        steps[n] = c
    return steps, max(steps.values(), default=-1)

#> count_steps_to_root({"leaf": "twig", "twig": "trunk", "trunk": None}, ["leaf", "trunk"])
#> count_steps_to_root({}, ["x"])
#> count_steps_to_root({"a": "b"}, [])
#> count_steps_to_root({4: 2, 2: 1, 5: 2, 3: 1}, [5, 3, 1, 5])
#> count_steps_to_root({"k": "l", "l": "m", "m": "n"}, "kn")
#> count_steps_to_root({0: None}, [0, 7])

### pop_highest_each_round
def pop_highest_each_round(d):
    order = []
    while d:
        k = max(d, key=d.get)
        order.append((k, d.pop(k)))
        for rest in d:
            d[rest] += len(rest)
    return order

#> pop_highest_each_round({"a": 1, "bbb": 0, "cc": 2})
#> pop_highest_each_round({})
#> pop_highest_each_round({"solo": 4})
#> pop_highest_each_round({"x": 5, "y": 5})
#> pop_highest_each_round({"": 3, "long key": -10, "mid": 0})
#> pop_highest_each_round({"p": -1, "qq": -2, "rrr": -3, "ssss": -4})

### threshold_labels
def threshold_labels(scores, cuts):
    out = {}
    for name, s in scores.items():
        out[name] = next((lab for lab, c in cuts.items() if s >= c), "none")
    return out

#> threshold_labels({"al": 91, "bo": 75, "cy": 20}, {"A": 90, "B": 70})
#> threshold_labels({}, {"A": 1})
#> threshold_labels({"x": 5}, {})
#> threshold_labels({"x": 90, "y": 89}, {"B": 50, "A": 90})
#> threshold_labels({"deep": -40, "sky": 0}, {"up": 0, "down": -100})
#> threshold_labels({1: 1.5, 2: 2.5}, {"big": 2})

### dict_from_flat_list
def dict_from_flat_list(lst):
    d = {}
    for i in range(0, len(lst) - 1, 2):
        k, v = lst[i:i + 2]
        if k in d:
            return d, f"again {k}"
        d[k] = v
    return d, lst[-1] if len(lst) % 2 else None

#> dict_from_flat_list(["a", 1, "b", 2])
#> dict_from_flat_list(["a", 1, "b"])
#> dict_from_flat_list([])
#> dict_from_flat_list(["k", 1, "k", 2, "l", 3])
#> dict_from_flat_list([7])
#> dict_from_flat_list([1, "x", True, "y"])

### sum_where_key_contains
def sum_where_key_contains(d, *parts):
    hit = {k: v for k, v in d.items() if all(p in k for p in parts)}
    return sum(hit.values()), sorted(hit)

#> sum_where_key_contains({"red cup": 4, "red mug": 6, "tan mug": 5}, "red")
#> sum_where_key_contains({"red cup": 4, "red mug": 6, "tan mug": 5}, "mug", "tan")
#> sum_where_key_contains({"x": 1, "y": 2})
#> sum_where_key_contains({}, "a")
#> sum_where_key_contains({"abc": -1, "cab": 1}, "c", "ab")
#> sum_where_key_contains({"Zed": 9}, "z")

### tick_timers_down
def tick_timers_down(timers, n):
    rang = []
    for t in range(1, n + 1):
        for k in list(timers):
            timers[k] -= 1
            if timers[k] <= 0:
                del timers[k]
                rang.append((t, k))
    return rang, timers

#> tick_timers_down({"egg": 3, "tea": 2, "pie": 9}, 4)
#> tick_timers_down({"egg": 1}, 0)
#> tick_timers_down({}, 5)
#> tick_timers_down({"a": 2, "b": 2}, 2)
#> tick_timers_down({"late": -3, "ok": 4}, 1)
#> tick_timers_down({"x": 1, "y": 2, "z": 3}, 3)

### swap_keys_values_if_unique
def swap_keys_values_if_unique(d):
    if len(set(d.values())) < len(d):
        dup = [v for v in d.values() if list(d.values()).count(v) > 1]
        return None, dup
    return {v: k for k, v in d.items()}, []

#> swap_keys_values_if_unique({"a": 1, "b": 2})
#> swap_keys_values_if_unique({"a": 1, "b": 1, "c": 3})
#> swap_keys_values_if_unique({})
#> swap_keys_values_if_unique({"x": 0, "y": False})
#> swap_keys_values_if_unique({1: "one", 2: "two", 3: "three"})
#> swap_keys_values_if_unique({"p": [1]})

### best_trade_between_dicts
def best_trade_between_dicts(buy, sell):
    gains = {k: sell[k] - buy[k] for k in buy if k in sell}
    if not gains or max(gains.values()) <= 0:
        return "hold"
    k = max(gains, key=gains.get)
    return k, gains.pop(k), gains

#> best_trade_between_dicts({"tin": 4, "zinc": 9}, {"tin": 7, "zinc": 10})
#> best_trade_between_dicts({"tin": 4}, {"gold": 70})
#> best_trade_between_dicts({}, {})
#> best_trade_between_dicts({"a": 5, "b": 5}, {"a": 5, "b": 1})
#> best_trade_between_dicts({"x": 1, "y": 1}, {"y": 3, "x": 3})
#> best_trade_between_dicts({"p": -5}, {"p": 0})

### rename_key_keep_place
def rename_key_keep_place(d, old, new):
    if old not in d:
        raise KeyError(old)
    return {new if k == old else k: v for k, v in d.items() if k == old or k != new}

#> rename_key_keep_place({"a": 1, "b": 2, "c": 3}, "b", "B")
#> rename_key_keep_place({"a": 1, "b": 2, "c": 3}, "a", "c")
#> rename_key_keep_place({"a": 1}, "z", "y")
#> rename_key_keep_place({"k": 0}, "k", "k")
#> rename_key_keep_place({1: "x", 2: "y"}, 2, 1)
#> rename_key_keep_place({"": 5, "x": 6}, "", "blank")

### cumulative_by_sorted_key
def cumulative_by_sorted_key(d):
    run, out = 0, {}
    for k in sorted(d, reverse=True):
        run += d[k]
        out[k] = run
    return out

#> cumulative_by_sorted_key({3: 10, 1: 5, 2: 7})
#> cumulative_by_sorted_key({})
#> cumulative_by_sorted_key({"b": -1, "a": 1})
#> cumulative_by_sorted_key({0: 0})
#> cumulative_by_sorted_key({10: 1, 9: 2, 100: 3, -1: 4})
#> cumulative_by_sorted_key({"x": 2.5, "z": 0.5, "y": 1})

### first_missing_key_chain
def first_missing_key_chain(dicts, key):
    for n, d in enumerate(dicts):
        if key not in d:
            return n, key
        key = d[key]
    return key

#> first_missing_key_chain([{"a": "b"}, {"b": "c"}, {"c": "done"}], "a")
#> first_missing_key_chain([{"a": "b"}, {"x": "c"}], "a")
#> first_missing_key_chain([], "start")
#> first_missing_key_chain([{}], 0)
#> first_missing_key_chain([{1: 2}, {2: 1}, {1: 2}, {2: 9}], 1)
#> first_missing_key_chain([{"k": None}, {None: "n"}], "k")

### alternate_update_or_pop
def alternate_update_or_pop(d, ops):
    for n, k in enumerate(ops):
        if n & 1:
            d.pop(k, None)
        else:
            d.update({k: n})
    return d, "".join(sorted(d))

#> alternate_update_or_pop({"a": 9}, ["b", "a", "c"])
#> alternate_update_or_pop({}, [])
#> alternate_update_or_pop({"x": 1}, ["x", "x"])
#> alternate_update_or_pop({"p": 0, "q": 0}, ["p", "z", "q", "p", "r"])
#> alternate_update_or_pop({}, "abcabc")
#> alternate_update_or_pop({"m": 3}, ["n"])

### majority_or_default_key
def majority_or_default_key(d, default):
    total = sum(d.values())
    for k, v in d.items():
        if v * 2 > total:
            return k
        if v < 0:
            return -v
    return default

#> majority_or_default_key({"a": 6, "b": 3, "c": 2}, "tie")
#> majority_or_default_key({"a": 3, "b": 3}, "tie")
#> majority_or_default_key({}, None)
#> majority_or_default_key({"x": 2, "y": 9}, "none")
#> majority_or_default_key({"p": -4, "q": 1, "r": 1}, "bad")
#> majority_or_default_key({"m": 0, "n": -2, "o": 5}, 0)

### blend_two_configs
def blend_two_configs(base, over, locked):
    merged = base | {k: v for k, v in over.items() if k not in locked}
    ignored = over.keys() - merged.keys() | over.keys() & locked
    return merged, sorted(ignored)

#> blend_two_configs({"w": 80, "h": 24}, {"h": 50, "x": 1}, {"w"})
#> blend_two_configs({"w": 80}, {"w": 10, "z": 2}, {"w", "z"})
#> blend_two_configs({}, {}, set())
#> blend_two_configs({}, {"a": 1}, {"b"})
#> blend_two_configs({"k": 0}, {"k": 1}, set())
#> blend_two_configs({"m": 1, "n": 2}, {"n": 3, "o": 4, "p": 5}, {"o", "m"})
