### px_word_lengths_even_odd
def px_word_lengths_even_odd(text):
    d = {0: [], 1: []}
    for w in text.split():
        d[len(w) % 2].append(w)
    return " ".join(d[1] + d[0][::-1])

#> px_word_lengths_even_odd("the quick brown fox runs far away")
#> px_word_lengths_even_odd("")
#> px_word_lengths_even_odd("odd")
#> px_word_lengths_even_odd("no go up")
#> px_word_lengths_even_odd("ä bb ç dd")

### px_matrix_column_dict
def px_matrix_column_dict(matrix, names):
    cols = {n: [row[i] for row in matrix if i < len(row)] for i, n in enumerate(names)}
    return {n: (min(c), max(c)) for n, c in cols.items() if c}

#> px_matrix_column_dict([[1, 9], [4, 2], [3]], "ab")
#> px_matrix_column_dict([], ["x"])
#> px_matrix_column_dict([[5]], [])
#> px_matrix_column_dict([["b", "z"], ["a", "y"]], ["p", "q", "r"])
#> px_matrix_column_dict([[0, 0], [0, 0]], ["m", "m"])

### px_interleave_by_priority
def px_interleave_by_priority(queues):
    out = []
    queues = {p: list(q) for p, q in queues.items()}
    while any(queues.values()):
        for p in sorted(queues):
            if queues[p]:
                out.append(queues[p].pop(0))
    return out

#> px_interleave_by_priority({2: ["b1", "b2"], 1: ["a1"], 3: []})
#> px_interleave_by_priority({})
#> px_interleave_by_priority({"x": "abc", "a": "z"})
#> px_interleave_by_priority({1: []})
#> px_interleave_by_priority({5: [None, 0], 4: [1]})

### px_dict_string_encode
def px_dict_string_encode(d):
    out = ""
    for k, v in d.items():
        k, v = str(k), str(v)
        out += f"{len(k)}{k}{len(v)}{v}"
    return out

#> px_dict_string_encode({"ab": "xyz", "c": 10})
#> px_dict_string_encode({})
#> px_dict_string_encode({"": ""})
#> px_dict_string_encode({1: None})
#> px_dict_string_encode({"long key here": True})

### px_dict_string_decode
def px_dict_string_decode(s):
    items, i = [], 0
    while i < len(s):
        n = int(s[i])
        items.append(s[i + 1:i + 1 + n])
        i += n + 1
    return dict(zip(items[::2], items[1::2]))

#> px_dict_string_decode("2ab3xyz1c210")
#> px_dict_string_decode("")
#> px_dict_string_decode("00")
#> px_dict_string_decode("1a1b1a1c")
#> px_dict_string_decode("x")

### px_bencode_dict
def px_bencode_dict(x):
    if isinstance(x, int):
        return f"i{x}e"
    if isinstance(x, str):
        return f"{len(x)}:{x}"
    if isinstance(x, dict):
        return "d" + "".join(px_bencode_dict(k) + px_bencode_dict(x[k]) for k in sorted(x)) + "e"
    return "l" + "".join(map(px_bencode_dict, x)) + "e"

#> px_bencode_dict({"spam": [1, "egg"], "cow": "moo"})
#> px_bencode_dict({})
#> px_bencode_dict(-42)
#> px_bencode_dict("")
#> px_bencode_dict([{"a": {"b": 0}}, ()])

### px_count_bits_by_value
def px_count_bits_by_value(nums):
    buckets = {}
    for n in nums:
        buckets.setdefault(bin(n).count("1"), []).append(n)
    return [x for bits in sorted(buckets) for x in sorted(buckets[bits], reverse=True)]

#> px_count_bits_by_value([0, 1, 2, 3, 7, 8, 5])
#> px_count_bits_by_value([])
#> px_count_bits_by_value([255])
#> px_count_bits_by_value([-3, 3, 4])
#> px_count_bits_by_value([6, 6, 9])

### px_date_parts_group
def px_date_parts_group(dates):
    cal = {}
    for d in dates:
        y, m, day = map(int, d.split("-"))
        cal.setdefault(y, {}).setdefault(m, []).append(day)
    return {y: {m: sorted(ds) for m, ds in sorted(ms.items())} for y, ms in sorted(cal.items())}

#> px_date_parts_group(["2024-05-03", "2023-12-31", "2024-05-01", "2024-01-09"])
#> px_date_parts_group([])
#> px_date_parts_group(["0001-01-01"])
#> px_date_parts_group(["2020-02-29", "2020-02-29"])
#> px_date_parts_group(["2020-02"])

### px_text_adventure_flags
def px_text_adventure_flags(script, flags=None):
    flags = dict(flags or {})
    shown = []
    for cond, text, sets in script:
        if cond is None or flags.get(cond.lstrip("!"), False) != cond.startswith("!"):
            shown.append(text)
            flags.update(sets)
    return shown, flags

#> px_text_adventure_flags([(None, "start", {"lamp": True}), ("lamp", "see", {}), ("!lamp", "dark", {})])
#> px_text_adventure_flags([])
#> px_text_adventure_flags([("!key", "locked", {}), ("key", "open", {"won": True})], {"key": True})
#> px_text_adventure_flags([("x", "never", {"y": 1})])
#> px_text_adventure_flags([("!a", "one", {"a": True}), ("!a", "two", {})])

### px_relation_closure
def px_relation_closure(pairs):
    rel = set(pairs)
    while True:
        more = {(a, d) for a, b in rel for c, d in rel if b == c} - rel
        if not more:
            return sorted(rel)
        rel |= more

#> px_relation_closure([(1, 2), (2, 3), (3, 4)])
#> px_relation_closure([])
#> px_relation_closure([("a", "b"), ("b", "a")])
#> px_relation_closure([(5, 5)])
#> px_relation_closure([(1, 2), (3, 4)])

### px_equivalence_classes
def px_equivalence_classes(items, mod):
    classes = {r: set() for r in range(mod)}
    for x in items:
        classes[x % mod].add(x)
    return [sorted(c) for c in classes.values() if c], sum(not c for c in classes.values())

#> px_equivalence_classes([7, 3, 10, 4, 3], 3)
#> px_equivalence_classes([], 4)
#> px_equivalence_classes([-1, -4, 8], 5)
#> px_equivalence_classes([9], 1)
#> px_equivalence_classes([1], 0)

### px_function_properties
def px_function_properties(mapping, codomain):
    image = set(mapping.values())
    return {
        "injective": len(image) == len(mapping),
        "surjective": image >= set(codomain),
        "fixed": [k for k, v in mapping.items() if k == v],
    }

#> px_function_properties({1: 2, 2: 1, 3: 3}, [1, 2, 3])
#> px_function_properties({1: 1, 2: 1}, [1, 2])
#> px_function_properties({}, [])
#> px_function_properties({"a": "b"}, "bc")
#> px_function_properties({0: False, 1: 5}, (0,))

### px_compose_mappings
def px_compose_mappings(f, g):
    fg = {x: g[y] for x, y in f.items() if y in g}
    stuck = [x for x in f if x not in fg]
    return fg, stuck

#> px_compose_mappings({"a": 1, "b": 2, "c": 9}, {1: "one", 2: "two"})
#> px_compose_mappings({}, {1: 2})
#> px_compose_mappings({1: 2, 2: 1}, {1: 2, 2: 1})
#> px_compose_mappings({"k": None}, {None: 0})
#> px_compose_mappings({"x": "y"}, {})

### px_iterate_mapping
def px_iterate_mapping(f, start, n):
    x = start
    for i in range(n):
        if x not in f:
            return x, i
        x = f[x]
    return x, n

#> px_iterate_mapping({0: 3, 3: 1, 1: 0}, 0, 4)
#> px_iterate_mapping({0: 3}, 0, 5)
#> px_iterate_mapping({}, "q", 0)
#> px_iterate_mapping({"a": "a"}, "a", 3)
#> px_iterate_mapping({1: 2}, 7, 2)

### px_sparse_matrix_multiply
def px_sparse_matrix_multiply(a, b):
    out = {}
    for (i, k), x in a.items():
        for (k2, j), y in b.items():
            if k == k2:
                out[i, j] = out.get((i, j), 0) + x * y
    return {p: v for p, v in sorted(out.items()) if v}

#> px_sparse_matrix_multiply({(0, 0): 2, (0, 1): 3}, {(0, 0): 4, (1, 0): -1})
#> px_sparse_matrix_multiply({}, {(0, 0): 1})
#> px_sparse_matrix_multiply({(0, 1): 5}, {(2, 0): 5})
#> px_sparse_matrix_multiply({(1, 0): 1, (1, 1): 1}, {(0, 0): 2, (1, 0): -2})
#> px_sparse_matrix_multiply({(0, 0): 3}, {(0, 2): 1, (0, 1): 2})

### px_sparse_transpose_rows
def px_sparse_transpose_rows(rows):
    t = {}
    for r, cols in rows.items():
        for c, v in cols.items():
            t.setdefault(c, {})[r] = v
    symmetric = t == rows
    return t, symmetric

#> px_sparse_transpose_rows({0: {1: 5}, 1: {0: 5}})
#> px_sparse_transpose_rows({0: {2: 1}, 2: {}})
#> px_sparse_transpose_rows({})
#> px_sparse_transpose_rows({"a": {"a": 1}})
#> px_sparse_transpose_rows({3: {1: "x", 2: "y"}})

### px_bounding_box_dict
def px_bounding_box_dict(shapes):
    boxes = {}
    for name, pts in shapes.items():
        if not pts:
            boxes[name] = None
            continue
        xs, ys = zip(*pts)
        boxes[name] = (min(xs), min(ys), max(xs), max(ys))
    return boxes

#> px_bounding_box_dict({"tri": [(0, 0), (4, 1), (2, 5)], "none": []})
#> px_bounding_box_dict({})
#> px_bounding_box_dict({"dot": [(7, -7)]})
#> px_bounding_box_dict({"line": {(1, 2), (3, 4)}})
#> px_bounding_box_dict({"bad": [(1,)]})

### px_hex_color_channels
def px_hex_color_channels(colors):
    out = {}
    for name, h in colors.items():
        h = h.lstrip("#")
        if len(h) == 3:
            h = "".join(c * 2 for c in h)
        r, g, b = (int(h[i:i + 2], 16) for i in (0, 2, 4))
        out[name] = {"r": r, "g": g, "b": b, "gray": r == g == b}
    return out

#> px_hex_color_channels({"sky": "#87ceeb", "ash": "#777"})
#> px_hex_color_channels({})
#> px_hex_color_channels({"black": "000000"})
#> px_hex_color_channels({"bad": "#12"})
#> px_hex_color_channels({"red": "##f00", "w": "FFFFFF"})

### px_keyboard_layout_swap
def px_keyboard_layout_swap(text, reverse=False):
    qwerty, dvorak = "qwert yuiop", "',.py fgcrl"
    pairs = zip(dvorak, qwerty) if reverse else zip(qwerty, dvorak)
    table = dict(pairs)
    return "".join(table.get(c, c.upper()) for c in text)

#> px_keyboard_layout_swap("type quote")
#> px_keyboard_layout_swap("", True)
#> px_keyboard_layout_swap("py.fgc", True)
#> px_keyboard_layout_swap("asdf")
#> px_keyboard_layout_swap("Tip!", reverse=False)

### px_atbash_with_digits
def px_atbash_with_digits(s):
    low = "abcdefghijklmnopqrstuvwxyz"
    m = dict(zip(low, reversed(low)))
    m.update(zip("0123456789", "9876543210"))
    m.update({k.upper(): v.upper() for k, v in list(m.items()) if k.isalpha()})
    return "".join([m.get(c, c) for c in s])

#> px_atbash_with_digits("Route 66")
#> px_atbash_with_digits("")
#> px_atbash_with_digits("az-AZ")
#> px_atbash_with_digits("50%")
#> px_atbash_with_digits("ñ")

### px_alphabet_positions_sum
def px_alphabet_positions_sum(names):
    value = {c: i for i, c in enumerate("abcdefghijklmnopqrstuvwxyz", 1)}
    worth = {n: sum(value.get(c, 0) for c in n.lower()) for n in names}
    return sorted(worth.items(), key=lambda x: (x[1], x[0]))

#> px_alphabet_positions_sum(["Zed", "abba", "Cab"])
#> px_alphabet_positions_sum([])
#> px_alphabet_positions_sum(["", "!?"])
#> px_alphabet_positions_sum(["ab", "ba", "c"])
#> px_alphabet_positions_sum(["a b", "A-B"])

### px_first_difference_path
def px_first_difference_path(a, b, path="$"):
    if isinstance(a, dict) and isinstance(b, dict):
        for k in sorted(a.keys() | b.keys()):
            if k not in a or k not in b:
                return f"{path}.{k}"
            found = px_first_difference_path(a[k], b[k], f"{path}.{k}")
            if found:
                return found
        return None
    return None if a == b else path

#> px_first_difference_path({"x": {"y": 1}}, {"x": {"y": 2}})
#> px_first_difference_path({"x": 1}, {"x": 1})
#> px_first_difference_path({"a": 1}, {"b": 1})
#> px_first_difference_path({}, [])
#> px_first_difference_path({"p": {"q": []}, "r": 0}, {"p": {"q": []}, "r": False, "s": 1})

### px_size_of_nested
def px_size_of_nested(x):
    total, stack = 0, [x]
    while stack:
        cur = stack.pop()
        if isinstance(cur, dict):
            total += len(cur)
            stack.extend(cur.values())
        elif isinstance(cur, (list, tuple, set)):
            stack.extend(cur)
    return total

#> px_size_of_nested({"a": {"b": 1}, "c": [{"d": 2}, {"e": {"f": 3}}]})
#> px_size_of_nested({})
#> px_size_of_nested("str")
#> px_size_of_nested([[{}], ({"x": None},)])
#> px_size_of_nested({"s": {1, 2}, "t": {"u": {}}})

### px_sum_leaves_matching
def px_sum_leaves_matching(tree, suffix):
    total = 0
    for name, sub in tree.items():
        if isinstance(sub, dict):
            total += px_sum_leaves_matching(sub, suffix)
        elif name.endswith(suffix):
            total += sub
    return total

#> px_sum_leaves_matching({"src": {"a.py": 10, "b.c": 7}, "t.py": 3}, ".py")
#> px_sum_leaves_matching({}, ".x")
#> px_sum_leaves_matching({"d": {"e": {"f": 5}}}, "")
#> px_sum_leaves_matching({"n.py": {"m": 1}}, ".py")
#> px_sum_leaves_matching({"A.TXT": 2, "b.txt": 4}, ".txt")

### px_tree_from_paths
def px_tree_from_paths(paths):
    root = {}
    for p in paths:
        node = root
        parts = [x for x in p.split("/") if x]
        for d in parts[:-1]:
            node = node.setdefault(d + "/", {})
        if parts:
            node[parts[-1]] = None
    return root

#> px_tree_from_paths(["usr/bin/env", "usr/lib", "etc/hosts"])
#> px_tree_from_paths([])
#> px_tree_from_paths(["", "/"])
#> px_tree_from_paths(["a", "a/b"])
#> px_tree_from_paths(["x//y", "/x/z"])

### px_render_tree_lines
def px_render_tree_lines(tree, prefix=""):
    lines = []
    names = sorted(tree)
    for i, name in enumerate(names):
        last = i == len(names) - 1
        lines.append(prefix + ("`-" if last else "|-") + name)
        if tree[name]:
            lines += px_render_tree_lines(tree[name], prefix + ("  " if last else "| "))
    return lines

#> px_render_tree_lines({"src": {"b.py": None, "a.py": None}, "doc": {}, "z": {"y": {"x": None}}})
#> px_render_tree_lines({})
#> px_render_tree_lines({"one": None})
#> px_render_tree_lines({"p": {"q": None}, "r": None}, "> ")
#> px_render_tree_lines({"B": None, "a": None})

### px_count_nodes_by_type
def px_count_nodes_by_type(ast):
    counts = {ast["t"]: 1}
    for child in ast.get("c", ()):
        for t, n in px_count_nodes_by_type(child).items():
            counts[t] = counts.get(t, 0) + n
    return counts

#> px_count_nodes_by_type({"t": "add", "c": [{"t": "num"}, {"t": "add", "c": [{"t": "num"}, {"t": "var"}]}]})
#> px_count_nodes_by_type({"t": "leaf"})
#> px_count_nodes_by_type({"t": "x", "c": []})
#> px_count_nodes_by_type({"t": "p", "c": [{"c": []}]})
#> px_count_nodes_by_type({"t": 1, "c": [{"t": True}, {"t": 2}]})

### px_eval_expression_tree
def px_eval_expression_tree(node, env):
    match node:
        case int() | float():
            return node
        case str():
            return env[node]
        case {"op": "neg", "x": x}:
            return -px_eval_expression_tree(x, env)
        case {"op": op, "l": l, "r": r}:
            a, b = px_eval_expression_tree(l, env), px_eval_expression_tree(r, env)
            return {"+": a + b, "-": a - b, "*": a * b}[op]

#> px_eval_expression_tree({"op": "+", "l": 2, "r": {"op": "*", "l": "x", "r": 5}}, {"x": 3})
#> px_eval_expression_tree("y", {"y": -1})
#> px_eval_expression_tree({"op": "neg", "x": {"op": "-", "l": 1, "r": 4}}, {})
#> px_eval_expression_tree({"op": "/", "l": 1, "r": 1}, {})
#> px_eval_expression_tree(2.5, {})
#> px_eval_expression_tree([], {})

### px_rle_positions_dict
def px_rle_positions_dict(bits):
    runs = {}
    start = 0
    for i in range(1, len(bits) + 1):
        if i == len(bits) or bits[i] != bits[start]:
            runs[start] = bits[start] * (i - start)
            start = i
    return runs

#> px_rle_positions_dict("0011101")
#> px_rle_positions_dict("")
#> px_rle_positions_dict("1")
#> px_rle_positions_dict("aaaa")
#> px_rle_positions_dict("xyx")
