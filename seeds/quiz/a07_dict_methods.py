### get_default_not_stored
def get_default_not_stored(d, key):
    box = d.get(key, [])
    box.append(key)
    return d, box

#> get_default_not_stored({"a": ["z"]}, "a")
#> get_default_not_stored({}, "a")
#> get_default_not_stored({"b": []}, "b")
#> get_default_not_stored({1: [0]}, True)
#> get_default_not_stored({"x": [1]}, None)

### get_none_value_vs_missing
def get_none_value_vs_missing(d, key):
    v = d.get(key)
    if v is None:
        return "null" if key in d else "absent"
    return v

#> get_none_value_vs_missing({"a": None, "b": 0}, "a")
#> get_none_value_vs_missing({"a": None, "b": 0}, "b")
#> get_none_value_vs_missing({"a": None}, "c")
#> get_none_value_vs_missing({}, None)
#> get_none_value_vs_missing({None: ""}, None)

### get_chain_follow
def get_chain_follow(links, start):
    path = [start]
    while (nxt := links.get(path[-1])) is not None and nxt not in path:
        path.append(nxt)
    return path

#> get_chain_follow({"a": "b", "b": "c"}, "a")
#> get_chain_follow({"a": "b", "b": "a"}, "a")
#> get_chain_follow({}, "z")
#> get_chain_follow({1: 1}, 1)
#> get_chain_follow({"x": None, "w": "x"}, "w")

### get_with_or_fallback
def get_with_or_fallback(cfg, name, fallback):
    return cfg.get(name) or cfg.get(name.upper(), fallback)

#> get_with_or_fallback({"port": 0, "PORT": 80}, "port", 8080)
#> get_with_or_fallback({"host": "db"}, "host", "-")
#> get_with_or_fallback({}, "user", "root")
#> get_with_or_fallback({"DEBUG": False}, "debug", True)
#> get_with_or_fallback({"x": []}, "x", None)

### get_nested_default_empty
def get_nested_default_empty(tree, a, b):
    leaf = tree.get(a, {}).get(b, "?")
    return f"{a}.{b}={leaf}"

#> get_nested_default_empty({"db": {"port": 5432}}, "db", "port")
#> get_nested_default_empty({"db": {}}, "db", "port")
#> get_nested_default_empty({}, "x", "y")
#> get_nested_default_empty({"n": None}, "n", "k")
#> get_nested_default_empty({"": {"": ""}}, "", "")

### get_dispatch_lambda
def get_dispatch_lambda(op, a, b):
    ops = {"+": lambda: a + b, "-": lambda: a - b, "%": lambda: a % b}
    return ops.get(op, lambda: (a, b))()

#> get_dispatch_lambda("+", 3, 4)
#> get_dispatch_lambda("-", 2.5, 1)
#> get_dispatch_lambda("%", -7, 3)
#> get_dispatch_lambda("%", 1, 0)
#> get_dispatch_lambda("^", "x", "y")
#> get_dispatch_lambda("+", "ab", "c")

### setdefault_returns_existing_quiz
def setdefault_returns_existing_quiz(d, k, v):
    got = d.setdefault(k, v)
    d[k] = v
    return got, d

#> setdefault_returns_existing_quiz({"hp": 10}, "hp", 5)
#> setdefault_returns_existing_quiz({}, "hp", 5)
#> setdefault_returns_existing_quiz({"a": None}, "a", 1)
#> setdefault_returns_existing_quiz({0: "zero"}, False, "no")
#> setdefault_returns_existing_quiz({"x": [1]}, "y", [])

### setdefault_group_by_len
def setdefault_group_by_len(words):
    groups = {}
    for w in words:
        groups.setdefault(len(w), []).append(w)
    return [groups[k] for k in sorted(groups, reverse=True)]

#> setdefault_group_by_len(["tin", "iron", "zinc", "gold", "lead", "ag"])
#> setdefault_group_by_len([])
#> setdefault_group_by_len(["", "a", ""])
#> setdefault_group_by_len(["one"])
#> setdefault_group_by_len(["ßß", "éa", "x"])

### setdefault_positions
def setdefault_positions(s):
    where = {}
    for i, c in enumerate(s):
        where.setdefault(c, []).insert(0, i)
    return {c: p for c, p in where.items() if len(p) > 1}

#> setdefault_positions("cocoa")
#> setdefault_positions("")
#> setdefault_positions("xyz")
#> setdefault_positions("1 1 1")
#> setdefault_positions("Aa")

### setdefault_alias_shared
def setdefault_alias_shared(keys):
    shared = []
    d = {}
    for k in keys:
        d.setdefault(k, shared).append(len(d))
    return d

#> setdefault_alias_shared(["p", "q"])
#> setdefault_alias_shared([])
#> setdefault_alias_shared(["p", "p", "q"])
#> setdefault_alias_shared([1, 1.0])
#> setdefault_alias_shared("aba")

### setdefault_none_trap
def setdefault_none_trap(d, k):
    d.setdefault(k)
    if d[k] is None:
        d[k] = len(d)
    return d

#> setdefault_none_trap({"a": 5}, "a")
#> setdefault_none_trap({"a": 5}, "b")
#> setdefault_none_trap({}, "q")
#> setdefault_none_trap({"n": None, "m": 1}, "n")
#> setdefault_none_trap({"f": False}, "f")

### setdefault_nested_two_levels
def setdefault_nested_two_levels(rows):
    tree = {}
    for a, b, v in rows:
        tree.setdefault(a, {}).setdefault(b, v)
    return tree

#> setdefault_nested_two_levels([("x", "p", 1), ("x", "q", 2), ("x", "p", 3)])
#> setdefault_nested_two_levels([])
#> setdefault_nested_two_levels([("a", "b", None), ("a", "b", 5)])
#> setdefault_nested_two_levels([(1, 2, 3), (2, 1, 3)])
#> setdefault_nested_two_levels([("u", "v")])

### setdefault_ids
def setdefault_ids(names):
    ids = {}
    return [ids.setdefault(n, len(ids)) for n in names]

#> setdefault_ids(["cat", "dog", "cat", "eel"])
#> setdefault_ids([])
#> setdefault_ids([3, 3.0, "3"])
#> setdefault_ids("mississippi")
#> setdefault_ids([None, (), None])

### pop_default_absent
def pop_default_absent(d, keys):
    gone = [d.pop(k, None) for k in keys]
    return gone, len(d)

#> pop_default_absent({"a": 1, "b": 2}, ["b", "c"])
#> pop_default_absent({}, ["x"])
#> pop_default_absent({"a": 1}, [])
#> pop_default_absent({"k": "v"}, ["k", "k"])
#> pop_default_absent({1: "i", "1": "s"}, [1.0, "1"])

### pop_keyerror_message
def pop_keyerror_message(d, k):
    try:
        d[k + "_old"] = d.pop(k)
    except KeyError as e:
        d["error"] = e.args[0]
    return d

#> pop_keyerror_message({"name": "Bo", "age": 4}, "name")
#> pop_keyerror_message({"name": "Bo"}, "size")
#> pop_keyerror_message({}, "")
#> pop_keyerror_message({"": 0}, "")
#> pop_keyerror_message({"a": 1, "a_old": 0}, "a")

### pop_reinserts_at_end
def pop_reinserts_at_end(d, k):
    if k in d:
        d[k] = d.pop(k)
    return list(d.items())

#> pop_reinserts_at_end({"x": 1, "y": 2, "z": 3}, "x")
#> pop_reinserts_at_end({"x": 1}, "q")
#> pop_reinserts_at_end({}, 0)
#> pop_reinserts_at_end({1: "a", 2: "b"}, 2)
#> pop_reinserts_at_end({True: "t", "u": 0}, 1)

### popitem_lifo_until_key
def popitem_lifo_until_key(d, stop):
    taken = 0
    while d:
        k, v = d.popitem()
        if k == stop:
            return taken, v
        taken += 1
    return taken, None

#> popitem_lifo_until_key({"a": 1, "b": 2, "c": 3}, "b")
#> popitem_lifo_until_key({"a": 1, "b": 2}, "z")
#> popitem_lifo_until_key({}, "a")
#> popitem_lifo_until_key({"x": None}, "x")
#> popitem_lifo_until_key({0: "f", 1: "t"}, True)

### popitem_empty_error
def popitem_empty_error(d, n):
    last = ("none", 0)
    for _ in range(n):
        try:
            last = d.popitem()
        except KeyError:
            last += ("empty",)
            break
    return last, d

#> popitem_empty_error({"a": 1, "b": 2}, 1)
#> popitem_empty_error({"a": 1}, 2)
#> popitem_empty_error({}, 1)
#> popitem_empty_error({"z": 26}, 0)
#> popitem_empty_error({"m": [], "n": {}}, 2)

### popitem_after_update_order
def popitem_after_update_order(d, key, value):
    d[key] = value
    last_key, last_value = d.popitem()
    return last_key == key, last_value, list(d)

#> popitem_after_update_order({"a": 1, "b": 2}, "a", 9)
#> popitem_after_update_order({"a": 1, "b": 2}, "c", 3)
#> popitem_after_update_order({}, "only", None)
#> popitem_after_update_order({"b": 0}, "b", 5)
#> popitem_after_update_order({1: "x", 2: "y"}, 1.0, "z")

### update_keeps_position
def update_keeps_position(base, extra):
    base.update(extra)
    return " ".join(f"{k}={v}" for k, v in base.items())

#> update_keeps_position({"a": 1, "b": 2}, {"c": 3, "a": 9})
#> update_keeps_position({}, {"z": 0})
#> update_keeps_position({"x": 1}, {})
#> update_keeps_position({"p": None}, [("q", 1), ("p", 2)])
#> update_keeps_position({}, "ab")

### update_kwargs_and_pairs
def update_kwargs_and_pairs(d, pairs):
    d.update(pairs, last="z")
    d.update({"count": len(d)})
    return d

#> update_kwargs_and_pairs({"a": 1}, [("b", 2)])
#> update_kwargs_and_pairs({}, [])
#> update_kwargs_and_pairs({"last": "a"}, {"last": "b"})
#> update_kwargs_and_pairs({"count": 0}, ["xy", "zw"])
#> update_kwargs_and_pairs({}, [1])

### update_from_zip_short
def update_from_zip_short(keys, vals):
    d = dict.fromkeys(keys)
    d.update(zip(keys, vals))
    return d

#> update_from_zip_short(["a", "b", "c"], [1, 2])
#> update_from_zip_short([], [1])
#> update_from_zip_short("aab", "xyz")
#> update_from_zip_short(["k"], [])
#> update_from_zip_short((1, 2), (None, 0))

### update_returns_none_bug
def update_returns_none_bug(d, more):
    merged = d.update(more)
    return merged if merged else {**more, **d}

#> update_returns_none_bug({"a": 1}, {"b": 2})
#> update_returns_none_bug({}, {})
#> update_returns_none_bug({"a": 1}, {"a": 2, "c": 3})
#> update_returns_none_bug({"z": 0, "y": 1}, {"y": 5})
#> update_returns_none_bug({"m": []}, {})

### merge_pipe_order
def merge_pipe_order(a, b):
    left = a | b
    right = b | a
    if left == right:
        return list(left), list(right)
    return {k: (left[k], right[k]) for k in left if left[k] != right[k]}

#> merge_pipe_order({"x": 1, "y": 2}, {"y": 3, "z": 4})
#> merge_pipe_order({"p": 1}, {"q": 2})
#> merge_pipe_order({}, {})
#> merge_pipe_order({"k": 1}, {"k": 1.0})
#> merge_pipe_order({1: "a"}, {True: "b"})

### fromkeys_shared_list
def fromkeys_shared_list(names):
    boxes = dict.fromkeys(names, [])
    for n in boxes:
        boxes[n].append(n[:1])
    return boxes

#> fromkeys_shared_list(["ann", "bob"])
#> fromkeys_shared_list([])
#> fromkeys_shared_list(["x", "x"])
#> fromkeys_shared_list("hey")
#> fromkeys_shared_list([""])

### fromkeys_dedupe_join
def fromkeys_dedupe_join(s, sep):
    return sep.join(dict.fromkeys(s.split(sep)))

#> fromkeys_dedupe_join("b,a,b,c,a", ",")
#> fromkeys_dedupe_join("", ",")
#> fromkeys_dedupe_join("x", " ")
#> fromkeys_dedupe_join("a--b--a", "--")
#> fromkeys_dedupe_join(",,", ",")

### fromkeys_countdown
def fromkeys_countdown(items, start):
    left = dict.fromkeys(items, start)
    for it in items:
        left[it] -= 1
        if left[it] == 0:
            del left[it]
            break
    return left

#> fromkeys_countdown(["a", "b", "a"], 2)
#> fromkeys_countdown(["a", "b"], 5)
#> fromkeys_countdown([], 1)
#> fromkeys_countdown([7, 7, 7], 3)
#> fromkeys_countdown("zz", 1)
