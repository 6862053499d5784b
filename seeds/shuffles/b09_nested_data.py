### sum_ints_in_mess
def sum_ints_in_mess(x):
    if isinstance(x, dict):
        return sum(sum_ints_in_mess(v) for v in x.values())
    if isinstance(x, (list, tuple)):
        return sum(map(sum_ints_in_mess, x))
    return x if type(x) is int else 0

#> sum_ints_in_mess([1, {"a": 2, "b": [3, "x"]}, (4,)])
#> sum_ints_in_mess({})
#> sum_ints_in_mess("12")
#> sum_ints_in_mess([True, 5, 2.5, None])
#> sum_ints_in_mess({"k": {"k": {"k": 9}}})
#> sum_ints_in_mess([[[-1], -2], -3])

### transpose_with_holes
def transpose_with_holes(rows, fill):
    width = max(map(len, rows), default=0)
    return [[r[c] if c < len(r) else fill for r in rows] for c in range(width)]

#> transpose_with_holes([[1, 2, 3], [4], [5, 6]], 0)
#> transpose_with_holes([], None)
#> transpose_with_holes([[], []], "x")
#> transpose_with_holes(["cat", "do"], ".")
#> transpose_with_holes([[7, 8]], -1)
#> transpose_with_holes([[1], [2], [3]], 9)

### pluck_and_default
def pluck_and_default(recs, key, d):
    vals = [r.pop(key, d) for r in recs]
    empty = sum(not r for r in recs)
    return vals, empty

#> pluck_and_default([{"id": 1, "n": "a"}, {"n": "b"}, {"id": 3}], "id", 0)
#> pluck_and_default([], "x", 1)
#> pluck_and_default([{}, {}], "k", None)
#> pluck_and_default([{"q": 5}], "q", -1)
#> pluck_and_default([{"a": 1}, {"b": 2}], "c", "none")
#> pluck_and_default([{"t": None, "u": 0}, {"t": False}], "t", True)

### group_rows_into_nested
def group_rows_into_nested(rows):
    out = {}
    for city, kind, n in rows:
        inner = out.setdefault(city, {})
        inner[kind] = inner.get(kind, 0) + n
    return {c: max(k, key=k.get) for c, k in out.items()}

#> group_rows_into_nested([("Oslo", "bus", 3), ("Oslo", "tram", 5), ("Oslo", "bus", 4)])
#> group_rows_into_nested([("Rome", "car", 2), ("Bern", "rail", 9), ("Rome", "foot", 2)])
#> group_rows_into_nested([])
#> group_rows_into_nested([("X", "a", 0)])
#> group_rows_into_nested([("P", "m", -1), ("P", "n", -2)])
#> group_rows_into_nested([("Q", "k", 1), ("R", "k", 1), ("Q", "l", 2)])

### flatten_one_level_count
def flatten_one_level_count(lst):
    i = 0
    while i < len(lst):
        if isinstance(lst[i], list):
            lst[i:i + 1] = lst[i]
        else:
            i += 1
    return lst, i

#> flatten_one_level_count([1, [2, [3]], 4])
#> flatten_one_level_count([[], [[]], []])
#> flatten_one_level_count([])
#> flatten_one_level_count([(1, 2), ["a"]])
#> flatten_one_level_count([[[[5]]]])
#> flatten_one_level_count(["no", "lists"])

### depth_of_dict
def depth_of_dict(d):
    level, queue = 0, [d]
    while queue:
        queue = [v for q in queue for v in q.values() if isinstance(v, dict)]
        level += 1
    return level

#> depth_of_dict({})
#> depth_of_dict({"a": 1, "b": {"c": {}}})
#> depth_of_dict({"x": {"y": 0}, "z": {"w": {"v": {}}}})
#> depth_of_dict({"k": [{"hidden": 1}]})
#> depth_of_dict({1: {2: {3: {4: 5}}}})
#> depth_of_dict({"p": {}, "q": {}})

### diagonal_picks
def diagonal_picks(grid):
    down = [row[i] for i, row in enumerate(grid) if i < len(row)]
    up = [row[~i] for i, row in enumerate(grid) if i < len(row)]
    return down, up, down == up

#> diagonal_picks([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> diagonal_picks([[1, 1], [1, 1]])
#> diagonal_picks([])
#> diagonal_picks([[5]])
#> diagonal_picks([[1, 2, 3], [4]])
#> diagonal_picks(["abc", "def", "ghi", "jkl"])

### index_records_by
def index_records_by(recs, field):
    idx = {}
    for n, r in enumerate(recs):
        key = r.get(field, "?")
        idx[key] = idx.get(key, ()) + (n,)
    return idx

#> index_records_by([{"c": "red"}, {"c": "tan"}, {"c": "red"}, {}], "c")
#> index_records_by([], "k")
#> index_records_by([{"a": 1}, {"a": True}], "a")
#> index_records_by([{"x": 0}], "y")
#> index_records_by([{"t": (1, 2)}, {"t": (1, 2)}, {"t": ()}], "t")
#> index_records_by([{"l": [1]}], "l")

### set_deep_path
def set_deep_path(d, path, v):
    *heads, last = path
    cur = d
    for h in heads:
        cur = cur.setdefault(h, {})
    old = cur.get(last)
    cur[last] = v
    return d, old

#> set_deep_path({"a": {"b": 1}}, ["a", "b"], 2)
#> set_deep_path({}, ["x", "y", "z"], 0)
#> set_deep_path({"k": 1}, ["k"], None)
#> set_deep_path({"p": {}}, ["p", "q"], [])
#> set_deep_path({"m": 5}, ["m", "n"], 1)
#> set_deep_path({}, "ab", "c")

### rows_to_columns_dict
def rows_to_columns_dict(rows):
    cols = {}
    for n, row in enumerate(rows):
        for k in row:
            cols.setdefault(k, [None] * n)
        for k, c in cols.items():
            c.append(row.get(k))
    return cols

#> rows_to_columns_dict([{"a": 1, "b": 2}, {"a": 3}, {"c": 4}])
#> rows_to_columns_dict([])
#> rows_to_columns_dict([{}, {}])
#> rows_to_columns_dict([{}, {"x": "late"}])
#> rows_to_columns_dict([{"n": 5}, {"n": 6}, {"n": 7}])
#> rows_to_columns_dict([{"p": None}, {"q": 0, "p": 1}])

### prune_hollow_branches
def prune_hollow_branches(d):
    for k in list(d):
        if isinstance(d[k], dict):
            prune_hollow_branches(d[k])
        if d[k] in ({}, [], None, ""):
            del d[k]
    return d

#> prune_hollow_branches({"a": {"b": {}}, "c": 1})
#> prune_hollow_branches({"x": "", "y": [], "z": 0})
#> prune_hollow_branches({})
#> prune_hollow_branches({"k": {"l": None, "m": "keep"}})
#> prune_hollow_branches({"p": [None], "q": {"r": [{}]}})
#> prune_hollow_branches({"f": False, "n": None})

### neighbors_in_grid_sum
def neighbors_in_grid_sum(g, r, c):
    total = 0
    for y in range(max(r - 1, 0), r + 2):
        for x in range(max(c - 1, 0), c + 2):
            if (y, x) != (r, c) and y < len(g) and x < len(g[y]):
                total += g[y][x]
    return total

#> neighbors_in_grid_sum([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1, 1)
#> neighbors_in_grid_sum([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 0, 0)
#> neighbors_in_grid_sum([[1, 2], [3, 4]], 1, 0)
#> neighbors_in_grid_sum([], 0, 0)
#> neighbors_in_grid_sum([[9]], 0, 0)
#> neighbors_in_grid_sum([[1], [2, 3], [4, 5, 6]], 1, 1)

### stock_moves_between
def stock_moves_between(stock, moves):
    for src, dst, item, n in moves:
        got = min(n, stock[src].get(item, 0))
        if not got:
            continue
        stock[src][item] -= got
        stock.setdefault(dst, {})[item] = stock.get(dst, {}).get(item, 0) + got
    return stock

#> stock_moves_between({"A": {"nut": 5}}, [("A", "B", "nut", 2)])
#> stock_moves_between({"A": {"nut": 5}, "B": {"nut": 1}}, [("A", "B", "nut", 9), ("B", "A", "cog", 1)])
#> stock_moves_between({}, [])
#> stock_moves_between({"A": {}}, [("A", "C", "pin", 4)])
#> stock_moves_between({"X": {"k": 3}}, [("X", "X", "k", 2)])
#> stock_moves_between({"X": {"k": 3}}, [("Z", "X", "k", 2)])

### deepest_list_first_item
def deepest_list_first_item(x):
    hops = 0
    while isinstance(x, list) and x:
        x = max(x, key=lambda v: len(v) if isinstance(v, list) else 0)
        hops += 1
    return x, hops

#> deepest_list_first_item([1, [2, 3], [4, 5, 6]])
#> deepest_list_first_item([])
#> deepest_list_first_item([[["end"]]])
#> deepest_list_first_item([7, 8])
#> deepest_list_first_item([[1], [[9], 2]])
#> deepest_list_first_item(["x", []])

### merge_sum_nested
def merge_sum_nested(a, b):
    for k, v in b.items():
        if isinstance(v, dict):
            merge_sum_nested(a.setdefault(k, {}), v)
        else:
            a[k] = a.get(k, 0) + v
    return a

#> merge_sum_nested({"x": 1, "y": {"z": 2}}, {"x": 10, "y": {"z": 5, "w": 1}})
#> merge_sum_nested({}, {"a": {"b": 3}})
#> merge_sum_nested({"k": 4}, {})
#> merge_sum_nested({"p": -1}, {"q": -2, "p": 1})
#> merge_sum_nested({"m": {"n": {"o": 1}}}, {"m": {"n": {"o": 1}}})
#> merge_sum_nested({"t": 5}, {"t": {"u": 1}})

### max_path_key_value
def max_path_key_value(d):
    best = ("", None)
    for team, players in d.items():
        for name, pts in players.items():
            if best[1] is None or pts > best[1]:
                best = (f"{team}/{name}", pts)
    return best

#> max_path_key_value({"red": {"al": 3, "bo": 8}, "tan": {"cy": 5}})
#> max_path_key_value({})
#> max_path_key_value({"red": {}, "tan": {}})
#> max_path_key_value({"a": {"x": 4}, "b": {"y": 4}})
#> max_path_key_value({"neg": {"p": -7, "q": -3}})
#> max_path_key_value({"w": {"one": "1", "two": "2"}})

### zip_headers_cast
def zip_headers_cast(header, rows):
    table = []
    for row in rows:
        rec = dict(zip(header, row))
        table.append({k: int(v) if v.lstrip("-").isdigit() else v for k, v in rec.items()})
    return table

#> zip_headers_cast(["id", "city"], [["7", "Lyon"], ["-3", "Kyiv"]])
#> zip_headers_cast(["a", "b", "c"], [["1", "x"]])
#> zip_headers_cast([], [["1"]])
#> zip_headers_cast(["k"], [])
#> zip_headers_cast(["n", "n"], [["4", "5"]])
#> zip_headers_cast(["t"], [["--8"], ["3.5"], [""]])

### list_of_sets_connected
def list_of_sets_connected(pairs):
    groups = []
    for a, b in pairs:
        hit = [g for g in groups if a in g or b in g]
        groups = [g for g in groups if g not in hit]
        groups.append({a, b}.union(*hit))
    return [sorted(g) for g in groups]

#> list_of_sets_connected([(1, 2), (3, 4), (2, 3)])
#> list_of_sets_connected([(1, 2), (3, 4), (5, 6)])
#> list_of_sets_connected([])
#> list_of_sets_connected([(7, 7)])
#> list_of_sets_connected([("a", "b"), ("c", "a"), ("x", "y")])
#> list_of_sets_connected([(1, 2), (2, 1), (9, 8), (8, 1)])

### checkers_fill_and_count
def checkers_fill_and_count(h, w, a, b):
    g = [[a if (y + x) % 2 == 0 else b for x in range(w)] for y in range(h)]
    return g, sum(r.count(b) for r in g)

#> checkers_fill_and_count(2, 3, "#", ".")
#> checkers_fill_and_count(1, 1, 0, 1)
#> checkers_fill_and_count(0, 4, "x", "o")
#> checkers_fill_and_count(3, 3, 1, 2)
#> checkers_fill_and_count(2, 2, "k", "k")
#> checkers_fill_and_count(4, 1, None, True)

### bill_items_with_options
def bill_items_with_options(order, menu):
    total, missing = 0, []
    for name, extras in order:
        if name not in menu:
            missing.append(name)
            continue
        total += menu[name] + sum(menu.get("+" + e, 1) for e in extras)
    return total, missing

#> bill_items_with_options([("tea", ["milk"]), ("pie", [])], {"tea": 3, "pie": 5, "+milk": 2})
#> bill_items_with_options([("tea", ["mint", "ice"])], {"tea": 3})
#> bill_items_with_options([], {"tea": 3})
#> bill_items_with_options([("cake", ["cream"])], {"pie": 5})
#> bill_items_with_options([("a", []), ("b", []), ("a", ["x"])], {"a": 10, "+x": -4})
#> bill_items_with_options([("", [])], {"": 0})

### same_shape
def same_shape(a, b):
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(same_shape(x, y) for x, y in zip(a, b))
    return type(a) is type(b)

#> same_shape([1, [2, 3]], [4, [5, 6]])
#> same_shape([1, [2, 3]], [4, [5]])
#> same_shape([], [])
#> same_shape(7, "7")
#> same_shape([["a"], 1], [["b"], None])
#> same_shape([[]], [0])

### peel_alternate_sides
def peel_alternate_sides(g):
    out = []
    while g:
        out.append(g.pop(0))
        g = [row[1:] for row in g if len(row) > 1]
        out += [r[-1] for r in g]
    return out

#> peel_alternate_sides([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> peel_alternate_sides([[1, 2], [3, 4]])
#> peel_alternate_sides([])
#> peel_alternate_sides([[5, 6, 7]])
#> peel_alternate_sides([["a"], ["b"], ["c", "d"]])
#> peel_alternate_sides([[0, 2, 4], [1], [3, 5, 7, 9]])

### inventory_tree_weight
def inventory_tree_weight(box, limit):
    over = []

    def weigh(name, node):
        w = node.get("w", 0) + sum(weigh(n, c) for n, c in node.get("in", {}).items())
        if w > limit:
            over.append(name)
        return w

    return weigh("root", box), over

#> inventory_tree_weight({"w": 1, "in": {"bag": {"w": 2, "in": {"rock": {"w": 9}}}}}, 10)
#> inventory_tree_weight({"w": 4}, 5)
#> inventory_tree_weight({}, 0)
#> inventory_tree_weight({"in": {"a": {"w": 3}, "b": {"w": 3}}}, 5)
#> inventory_tree_weight({"w": 7, "in": {"x": {"w": 8}, "y": {}}}, 6)
#> inventory_tree_weight({"in": {"e": {"in": {}}}}, -1)

### rename_keys_recursively
def rename_keys_recursively(x, names):
    if isinstance(x, list):
        return [rename_keys_recursively(v, names) for v in x]
    if not isinstance(x, dict):
        return names.get(x, x) if isinstance(x, str) else x
    return {names.get(k, k): rename_keys_recursively(v, names) for k, v in x.items()}

#> rename_keys_recursively({"nm": "joe", "ag": 4}, {"nm": "name", "ag": "age"})
#> rename_keys_recursively([{"a": "b"}, "a", 3], {"a": "A"})
#> rename_keys_recursively([], {"x": "y"})
#> rename_keys_recursively({"k": {"k": [{"k": 1}]}}, {"k": "z"})
#> rename_keys_recursively({"p": 1, "q": 2}, {"p": "q"})
#> rename_keys_recursively("hi", {"hi": "ho"})

### pascal_like_from_row
def pascal_like_from_row(row, n):
    rows = [row]
    for _ in range(n):
        prev = rows[-1]
        rows.append([a - b for a, b in zip([0] + prev, prev + [0])])
    return rows[-1], [sum(r) for r in rows]

#> pascal_like_from_row([1], 3)
#> pascal_like_from_row([2, 5], 2)
#> pascal_like_from_row([], 2)
#> pascal_like_from_row([1, 1, 1], 1)
#> pascal_like_from_row([-3, 4], 0)
#> pascal_like_from_row([0, 7, 0], 2)
