### index_in_window_negative
def index_in_window_negative(xs, v, back):
    try:
        return xs.index(v, -back)
    except ValueError:
        return xs.index(v) - len(xs) if v in xs else None

#> index_in_window_negative([1, 2, 3, 2, 1], 2, 3)
#> index_in_window_negative([1, 2, 3, 4, 5], 1, 2)
#> index_in_window_negative([1, 2], 9, 1)
#> index_in_window_negative([], 0, 1)
#> index_in_window_negative(["a", "b", "a"], "a", 0)

### pop_fallback_values
def pop_fallback_values(primary, backup, n):
    drawn = []
    for _ in range(n):
        try:
            drawn.append(primary.pop())
        except IndexError:
            drawn.append(backup[0])
            backup.append(backup.pop(0))
    return drawn, backup

#> pop_fallback_values([1, 2], ["x", "y"], 5)
#> pop_fallback_values([], ["solo"], 2)
#> pop_fallback_values([7, 8, 9], [], 2)
#> pop_fallback_values([True], [None, 0], 0)
#> pop_fallback_values([1], [], 2)

### sort_files_by_ext_size
def sort_files_by_ext_size(files):
    files.sort(key=lambda f: (f["name"].rpartition(".")[2], -f["size"], f["name"]))
    return [f["name"] for f in files]

#> sort_files_by_ext_size([{"name": "a.txt", "size": 5}, {"name": "b.md", "size": 1}, {"name": "c.txt", "size": 9}])
#> sort_files_by_ext_size([])
#> sort_files_by_ext_size([{"name": "Makefile", "size": 2}, {"name": "x.c", "size": 2}])
#> sort_files_by_ext_size([{"name": "z.py", "size": 3}, {"name": "y.py", "size": 3}])
#> sort_files_by_ext_size([{"name": "nosize"}])

### pluck_and_sum
def pluck_and_sum(orders, field, **where):
    rows = [o for o in orders if all(o.get(k) == v for k, v in where.items())]
    return sum(r.get(field, 0) for r in rows), len(rows)

#> pluck_and_sum([{"amt": 5, "st": "paid"}, {"amt": 7, "st": "open"}, {"amt": 9, "st": "paid"}], "amt", st="paid")
#> pluck_and_sum([{"q": 1}, {"q": 2}], "q")
#> pluck_and_sum([], "x", y=1)
#> pluck_and_sum([{"a": 1, "b": 2}, {"b": 2}], "a", b=2)
#> pluck_and_sum([{"k": None}], "z", k=None, j=None)

### records_group_latest
def records_group_latest(events):
    latest = {}
    for e in events:
        cur = latest.get(e["user"])
        if cur is None or e["t"] >= cur["t"]:
            latest[e["user"]] = e
    return [latest[u]["act"] for u in sorted(latest)]

#> records_group_latest([{"user": "b", "t": 1, "act": "in"}, {"user": "a", "t": 5, "act": "buy"}, {"user": "b", "t": 0, "act": "old"}])
#> records_group_latest([])
#> records_group_latest([{"user": "x", "t": 2, "act": "p"}, {"user": "x", "t": 2, "act": "q"}])
#> records_group_latest([{"user": "é", "t": -1, "act": ""}])
#> records_group_latest([{"user": "n"}])

### nested_list_of_dict_update
def nested_list_of_dict_update(teams, player, points):
    for team in teams:
        for p in team["players"]:
            if p["name"] == player:
                p["pts"] = p.get("pts", 0) + points
                team["total"] = sum(q.get("pts", 0) for q in team["players"])
                return team
    return None

#> nested_list_of_dict_update([{"players": [{"name": "al", "pts": 3}, {"name": "bo"}]}], "bo", 4)
#> nested_list_of_dict_update([{"players": []}, {"players": [{"name": "cy"}]}], "cy", -1)
#> nested_list_of_dict_update([], "x", 1)
#> nested_list_of_dict_update([{"players": [{"name": "al"}]}], "zz", 2)
#> nested_list_of_dict_update([{"players": [{"name": "k", "pts": 0.5}]}], "k", 0.25)

### bytes_chunks_hex
def bytes_chunks_hex(data, n):
    rows = []
    for off in range(0, len(data), n):
        part = data[off:off + n]
        text = "".join(chr(b) if 32 <= b < 127 else "." for b in part)
        rows.append((off, part.hex(" "), text))
    return rows

#> bytes_chunks_hex(b"Hi!\x00\xff", 3)
#> bytes_chunks_hex(b"", 4)
#> bytes_chunks_hex(b"abcd", 4)
#> bytes_chunks_hex("é".encode(), 1)
#> bytes_chunks_hex(b"zz", 0)

### varint_encode_list
def varint_encode_list(nums):
    out = []
    for n in nums:
        while n >= 128:
            out.append(n % 128 + 128)
            n //= 128
        out.append(n)
    return out

#> varint_encode_list([1, 300, 127])
#> varint_encode_list([])
#> varint_encode_list([128])
#> varint_encode_list([0, 16384])
#> varint_encode_list([10**9])

### varint_decode_list
def varint_decode_list(data):
    values, cur, shift = [], 0, 0
    for b in data:
        cur |= (b & 127) << shift
        if b & 128:
            shift += 7
        else:
            values.append(cur)
            cur = shift = 0
    return values, shift == 0

#> varint_decode_list([1, 172, 2])
#> varint_decode_list([])
#> varint_decode_list([128, 128, 1])
#> varint_decode_list([255])
#> varint_decode_list(b"\x05\x80\x01")

### delta_encode_decode
def delta_encode_decode(xs):
    enc = xs[:1] + [b - a for a, b in zip(xs, xs[1:])]
    dec = []
    for d in enc:
        dec.append(d + (dec[-1] if dec else 0))
    return enc, dec == xs

#> delta_encode_decode([100, 105, 103, 103])
#> delta_encode_decode([])
#> delta_encode_decode([7])
#> delta_encode_decode([0.1, 0.3, 0.2])
#> delta_encode_decode([-5, -5, 0])

### move_to_front_encode
def move_to_front_encode(text, symbols):
    table = list(symbols)
    codes = []
    for ch in text:
        i = table.index(ch)
        codes.append(i)
        table.insert(0, table.pop(i))
    return codes, "".join(table)

#> move_to_front_encode("banana", "abn")
#> move_to_front_encode("", "xyz")
#> move_to_front_encode("ccc", "abc")
#> move_to_front_encode("hello", "ehlo")
#> move_to_front_encode("q", "abc")

### move_to_front_decode
def move_to_front_decode(codes, symbols):
    table = list(symbols)
    out = ""
    for c in codes:
        out += table[c]
        table[:c + 1] = [table[c]] + table[:c]
    return out

#> move_to_front_decode([1, 1, 2, 1, 1, 1], "abn")
#> move_to_front_decode([], "xy")
#> move_to_front_decode([2, 0, 0], "abc")
#> move_to_front_decode([0, 1, 0, 1], ["no", "yes"])
#> move_to_front_decode([4], "ab")

### burrows_wheeler
def burrows_wheeler(s):
    s += "$"
    table = sorted(s[i:] + s[:i] for i in range(len(s)))
    return "".join(row[-1] for row in table), table.index(s)

#> burrows_wheeler("banana")
#> burrows_wheeler("")
#> burrows_wheeler("aaa")
#> burrows_wheeler("abc")
#> burrows_wheeler("Tom Tot")

### lz_tokens
def lz_tokens(text):
    book, tokens, cur = [""], [], ""
    for ch in text:
        if cur + ch in book:
            cur += ch
        else:
            tokens.append((book.index(cur), ch))
            book.append(cur + ch)
            cur = ""
    if cur:
        tokens.append((book.index(cur), ""))
    return tokens

#> lz_tokens("abababa")
#> lz_tokens("")
#> lz_tokens("aaaa")
#> lz_tokens("xyz")
#> lz_tokens("noon on")

### huffman_merge_costs
import heapq

def huffman_merge_costs(freqs):
    heap = freqs[:]
    heapq.heapify(heap)
    costs = []
    while len(heap) > 1:
        merged = heapq.heappop(heap) + heapq.heappop(heap)
        costs.append(merged)
        heapq.heappush(heap, merged)
    return costs, sum(costs)

#> huffman_merge_costs([5, 9, 12, 13, 16, 45])
#> huffman_merge_costs([])
#> huffman_merge_costs([7])
#> huffman_merge_costs([1, 1, 1, 1])
#> huffman_merge_costs([2, 100])

### union_find_groups
def union_find_groups(n, links):
    parent = list(range(n))

    def root(i):
        while parent[i] != i:
            i = parent[i]
        return i

    for a, b in links:
        parent[root(b)] = root(a)
    return [root(i) for i in range(n)]

#> union_find_groups(5, [(0, 1), (3, 4), (1, 4)])
#> union_find_groups(3, [])
#> union_find_groups(0, [])
#> union_find_groups(4, [(2, 2), (3, 0), (0, 3)])
#> union_find_groups(2, [(0, 2)])

### degree_sequence
def degree_sequence(n, edges):
    deg = [0] * n
    for e in edges:
        for v in e:
            deg[v] += 1
    order = sorted(range(n), key=lambda v: (-deg[v], v))
    return [deg[v] for v in order], order[:1]

#> degree_sequence(4, [(0, 1), (1, 2), (1, 3)])
#> degree_sequence(2, [])
#> degree_sequence(0, [])
#> degree_sequence(3, [(2, 2)])
#> degree_sequence(1, [(0, 1)])

### adjacency_to_matrix
def adjacency_to_matrix(adj):
    nodes = sorted(adj)
    m = [[int(b in adj[a]) for b in nodes] for a in nodes]
    symmetric = all(m[i][j] == m[j][i] for i in range(len(m)) for j in range(i))
    return m, symmetric

#> adjacency_to_matrix({"a": ["b"], "b": ["a", "c"], "c": []})
#> adjacency_to_matrix({})
#> adjacency_to_matrix({"x": ["x"]})
#> adjacency_to_matrix({2: [1], 1: [2]})
#> adjacency_to_matrix({"p": "q", "q": "zp"})

### bst_insert_list
def bst_insert_list(values):
    tree = []
    for v in values:
        if not tree:
            tree = [v, [], []]
            continue
        node = tree
        while node:
            node = node[1] if v < node[0] else node[2]
        node.extend([v, [], []])
    return tree

#> bst_insert_list([5, 3, 8])
#> bst_insert_list([])
#> bst_insert_list([1, 2, 3])
#> bst_insert_list([4, 4])
#> bst_insert_list([9])

### tree_depth_lists
def tree_depth_lists(tree):
    layers = []
    row = [tree]
    while row:
        layers.append([n[0] for n in row])
        row = [kid for n in row for kid in n[1:]]
    return layers

#> tree_depth_lists(["r", ["a", ["x"]], ["b"]])
#> tree_depth_lists([1])
#> tree_depth_lists([0, [1], [2], [3]])
#> tree_depth_lists(("p", ("q", ("s",)), ("t", ("u",))))
#> tree_depth_lists([])

### expression_tree_eval
def expression_tree_eval(node):
    if not isinstance(node, list):
        return node
    op, *args = node
    vals = [expression_tree_eval(a) for a in args]
    if op == "+":
        return sum(vals)
    if op == "*":
        product = 1
        for v in vals:
            product *= v
        return product
    raise ValueError(op)

#> expression_tree_eval(["+", 1, ["*", 2, 3], 4])
#> expression_tree_eval(7)
#> expression_tree_eval(["+"])
#> expression_tree_eval(["*", ["+", 1, 1], ["+", 2, -2]])
#> expression_tree_eval(["/", 1, 2])

### sexpr_parse
def sexpr_parse(text):
    stack = [[]]
    for tok in text.replace("(", " ( ").replace(")", " ) ").split():
        if tok == "(":
            stack.append([])
        elif tok == ")":
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(int(tok) if tok.isdigit() else tok)
    return stack[0] if len(stack) == 1 else None

#> sexpr_parse("(add 1 (mul 2 x))")
#> sexpr_parse("")
#> sexpr_parse("a b")
#> sexpr_parse("((1)")
#> sexpr_parse("x) y")

### json_path_collect
def json_path_collect(node, key):
    found = []
    if isinstance(node, dict):
        for k, v in node.items():
            if k == key:
                found.append(v)
            found += json_path_collect(v, key)
    elif isinstance(node, list):
        for v in node:
            found.extend(json_path_collect(v, key))
    return found

#> json_path_collect({"id": 1, "kids": [{"id": 2}, {"x": {"id": 3}}]}, "id")
#> json_path_collect([], "a")
#> json_path_collect("id", "id")
#> json_path_collect({"a": {"a": {"a": None}}}, "a")
#> json_path_collect([[{"k": [1]}], {"k": {"k": 2}}], "k")

### flatten_with_paths
def flatten_with_paths(node, prefix=""):
    rows = []
    for i, v in enumerate(node):
        path = f"{prefix}{i}"
        if isinstance(v, (list, tuple)) and v:
            rows += flatten_with_paths(v, path + ".")
        else:
            rows.append(f"{path}={v}")
    return rows

#> flatten_with_paths(["a", ["b", ["c"]]])
#> flatten_with_paths([])
#> flatten_with_paths([[], (1, 2)])
#> flatten_with_paths([None], "x.")
#> flatten_with_paths("hi", prefix=">")

### menu_selection_parse
def menu_selection_parse(choices, answer):
    picked = []
    for token in answer.replace(",", " ").split():
        if token.isdigit() and 1 <= int(token) <= len(choices):
            item = choices[int(token) - 1]
        else:
            near = [c for c in choices if c.lower().startswith(token.lower())]
            if len(near) != 1:
                continue
            item = near[0]
        if item not in picked:
            picked.append(item)
    return picked

#> menu_selection_parse(["Tea", "Coffee", "Cocoa"], "1, cof 3")
#> menu_selection_parse(["Tea", "Coffee", "Cocoa"], "co 9 t 1")
#> menu_selection_parse([], "1")
#> menu_selection_parse(["A", "B"], "")
#> menu_selection_parse(["Été", "Eau"], "é 2 0")

### progress_bars
def progress_bars(tasks, width=10):
    lines = []
    for name, done, total in tasks:
        filled = width * done // total if total else 0
        lines.append(f"{name:>6} [{'#' * filled:<{width}}] {done}/{total}")
    return lines

#> progress_bars([("scan", 3, 4), ("copy", 10, 10)])
#> progress_bars([])
#> progress_bars([("none", 0, 0)], 4)
#> progress_bars([("toolong", 1, 3)], width=6)
#> progress_bars([("over", 5, 4)])

### ascii_bar_sort
def ascii_bar_sort(data, mark="="):
    pairs = sorted(data.items(), key=lambda kv: kv[1], reverse=True)
    longest = max((len(k) for k, _ in pairs), default=0)
    return [k.ljust(longest) + " " + mark * v for k, v in pairs]

#> ascii_bar_sort({"cats": 3, "dogs": 5, "ants": 1})
#> ascii_bar_sort({})
#> ascii_bar_sort({"a": 0, "bbb": 2}, "*")
#> ascii_bar_sort({"x": 2, "y": 2}, mark="<>")
#> ascii_bar_sort({"neg": -1})
