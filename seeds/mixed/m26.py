### invoice_template_lines
def invoice_template_lines(items, template="{qty:>2}x {name:.<8}{total:6.2f}"):
    lines, grand = [], 0
    for name, qty, price in items:
        total = qty * price
        grand += total
        lines.append(template.format_map({"qty": qty, "name": name, "total": total}))
    return lines, round(grand, 2)

#> invoice_template_lines([("tea", 2, 1.5), ("cake", 1, 4.25)])
#> invoice_template_lines([])
#> invoice_template_lines([("x", 0, 9)], "{name}:{total}")
#> invoice_template_lines([("very long item", 12, 0.1)])
#> invoice_template_lines([("a", 1, 1)], template="{nope}")

### mad_lib_fill
def mad_lib_fill(story, *words):
    slots = {"w%d" % i: w for i, w in enumerate(words, 1)}
    try:
        return story.format_map(slots).capitalize()
    except KeyError as e:
        return "need " + e.args[0]

#> mad_lib_fill("the {w1} ate the {w2}", "cat", "MOON")
#> mad_lib_fill("{w1} and {w2}", "salt")
#> mad_lib_fill("no slots")
#> mad_lib_fill("", "unused")
#> mad_lib_fill("{w2}{w1}{w2}", "a", "b")

### url_from_parts
def url_from_parts(parts):
    base = "{scheme}://{host}".format_map({"scheme": "http", **parts})
    path = "/".join(p.strip("/") for p in parts.get("path", []))
    return base + ("/" + path if path else "")

#> url_from_parts({"host": "ex.org", "path": ["/api/", "v1"]})
#> url_from_parts({"host": "h", "scheme": "ftp"})
#> url_from_parts({"path": ["x"]})
#> url_from_parts({"host": "", "path": []})
#> url_from_parts({"host": "a.b", "path": ["/"]})

### scoreboard_format_map
def scoreboard_format_map(scores):
    leader = max(scores, key=scores.get)
    data = {"who": leader.title(), "pts": scores[leader], "n": len(scores)}
    return "{who} leads {n} with {pts:03d}".format_map(data)

#> scoreboard_format_map({"ann": 12, "bob": 40})
#> scoreboard_format_map({"solo": 0})
#> scoreboard_format_map({"x y": 7, "z": 7})
#> scoreboard_format_map({"neg": -5, "worse": -50})
#> scoreboard_format_map({})

### last_comma_to_and
def last_comma_to_and(s):
    try:
        i = s.rindex(",")
    except ValueError:
        return s
    return s[:i] + " and" + s[i + 1:]

#> last_comma_to_and("red, green, blue")
#> last_comma_to_and("single")
#> last_comma_to_and("")
#> last_comma_to_and(",")
#> last_comma_to_and("a,b")

### rindex_chain_shrink
def rindex_chain_shrink(s, keys):
    path = []
    end = len(s)
    for k in keys:
        try:
            end = s.rindex(k, 0, end)
        except ValueError:
            break
        path.append(end)
    else:
        path.append(-1)
    return path

#> rindex_chain_shrink("abcabcabc", "cba")
#> rindex_chain_shrink("abc", "abz")
#> rindex_chain_shrink("", "x")
#> rindex_chain_shrink("aaaa", "aaa")
#> rindex_chain_shrink("xyz", "")

### common_tail_rindex
def common_tail_rindex(a, b):
    for c in a[::-1]:
        if c in b:
            return c, a.rindex(c), b.rindex(c)
    return a + b

#> common_tail_rindex("planet", "apple")
#> common_tail_rindex("abc", "xyz")
#> common_tail_rindex("", "q")
#> common_tail_rindex("noon", "on")
#> common_tail_rindex("Tab 1", "1 tab")

### identifier_counter_names
def identifier_counter_names(base, taken, n):
    if not base.isidentifier():
        return None
    made = []
    i = 0
    while len(made) < n:
        name = base + str(i) * bool(i)
        if name not in taken:
            made.append(name)
        i += 1
    return made

#> identifier_counter_names("tmp", ["tmp", "tmp2"], 3)
#> identifier_counter_names("2x", [], 1)
#> identifier_counter_names("a", [], 0)
#> identifier_counter_names("", ["q"], 2)
#> identifier_counter_names("é", {"é": 1}, 2)

### dunder_names_split
def dunder_names_split(names):
    groups = {"dunder": [], "private": [], "public": [], "bad": []}
    for n in names:
        if not n.isidentifier():
            key = "bad"
        elif n.startswith("__") and n.endswith("__") and len(n) > 4:
            key = "dunder"
        else:
            key = "private" if n.startswith("_") else "public"
        groups[key].append(n.strip("_"))
    return groups

#> dunder_names_split(["__init__", "_x", "run", "2go"])
#> dunder_names_split([])
#> dunder_names_split(["____", "_", "a-b"])
#> dunder_names_split(["__x", "y__"])
#> dunder_names_split(["__a__", "__b__", ""])

### attr_path_validate
def attr_path_validate(expr):
    head, *rest = expr.split(".")
    ok = [p for p in (head, *rest) if p.isidentifier()]
    return len(ok) == len(rest) + 1, ok[::-1]

#> attr_path_validate("obj.attr.name")
#> attr_path_validate("obj.2")
#> attr_path_validate("")
#> attr_path_validate("a..b")
#> attr_path_validate("x y.z")

### tab_stop_positions
def tab_stop_positions(s, size):
    stops = []
    for i, c in enumerate(s):
        if c == "\t":
            stops.append(len(s[:i + 1].expandtabs(size)))
    return stops, len(s.expandtabs(size))

#> tab_stop_positions("a\tbcd\te", 4)
#> tab_stop_positions("", 2)
#> tab_stop_positions("none", 8)
#> tab_stop_positions("\t\t", 3)
#> tab_stop_positions("abcd\t", 4)

### tsv_widest_cell
def tsv_widest_cell(lines):
    widest = max((c for ln in lines for c in ln.split("\t")), key=len, default="")
    return [ln.expandtabs(len(widest) + 1) for ln in lines], widest

#> tsv_widest_cell(["a\tbb", "ccc\td"])
#> tsv_widest_cell([])
#> tsv_widest_cell(["one"])
#> tsv_widest_cell(["\t", ""])
#> tsv_widest_cell(["x\ty\tz", "long cell\t1"])

### popitem_lifo_vs_fifo
def popitem_lifo_vs_fifo(d, pattern):
    out = []
    for p in pattern:
        if not d:
            break
        if p == "L":
            out.append(d.popitem()[1])
        else:
            out.append(d.pop(next(iter(d))))
    return out, d

#> popitem_lifo_vs_fifo({"a": 1, "b": 2, "c": 3, "d": 4}, "LFL")
#> popitem_lifo_vs_fifo({}, "LF")
#> popitem_lifo_vs_fifo({"x": 0}, "")
#> popitem_lifo_vs_fifo({"p": "P", "q": "Q"}, "FFF")
#> popitem_lifo_vs_fifo({1: [], 2: ()}, "L")

### popitem_regroup_len
def popitem_regroup_len(d):
    by_len = {}
    while d:
        k, v = d.popitem()
        by_len.setdefault(len(k), {})[k] = v
        if v is None:
            d.clear()
    return by_len

#> popitem_regroup_len({"a": 1, "bb": 2, "c": 3})
#> popitem_regroup_len({})
#> popitem_regroup_len({"x": 1, "stop": None, "y": 2})
#> popitem_regroup_len({"": 0, "k": ""})
#> popitem_regroup_len({"p": None})

### numeric_suffix_multiply
def numeric_suffix_multiply(tokens):
    out = []
    for t in tokens:
        if t.isnumeric() and out:
            out[-1] = out[-1] * int(t)
        else:
            out.append(t)
    return "".join(out)

#> numeric_suffix_multiply(["ab", "2", "c", "0", "d"])
#> numeric_suffix_multiply([])
#> numeric_suffix_multiply(["3", "x", "1"])
#> numeric_suffix_multiply(["z", "2", "2"])
#> numeric_suffix_multiply(["q", "½"])

### rsplit_digits_from_name
def rsplit_digits_from_name(names):
    best = {}
    for n in names:
        stem, *num = n.rsplit("_", 1)
        v = int(num[0]) if num and num[0].isnumeric() else 0
        best[stem if v else n] = max(v, best.get(stem if v else n, 0))
    return best

#> rsplit_digits_from_name(["a_1", "a_3", "b", "c_x"])
#> rsplit_digits_from_name([])
#> rsplit_digits_from_name(["_7", "x_0", "x"])
#> rsplit_digits_from_name(["run_2_9", "run_2_4"])
#> rsplit_digits_from_name(["a_", "a"])

### splitlines_diff_count
def splitlines_diff_count(a, b):
    x, y = a.splitlines(), b.splitlines()
    changed = [i for i, (p, q) in enumerate(zip(x, y), 1) if p.rstrip() != q.rstrip()]
    return changed, len(y) - len(x)

#> splitlines_diff_count("a\nb\nc", "a\nB\nc\nd")
#> splitlines_diff_count("", "")
#> splitlines_diff_count("x \ny", "x\ny")
#> splitlines_diff_count("1\n2", "2")
#> splitlines_diff_count("p\r\nq", "p\nq\n")

### zip_strict_guard
def zip_strict_guard(a, b):
    try:
        return dict(zip(a, b, strict=True))
    except ValueError as e:
        return str(e).rsplit(" ", 2)[-2:], min(len(a), len(b))

#> zip_strict_guard("ab", [1, 2])
#> zip_strict_guard("abc", [1])
#> zip_strict_guard([], [])
#> zip_strict_guard((1,), "xy")
#> zip_strict_guard("aa", (None, 0))

### bytes_strip_split
def bytes_strip_split(data, sep):
    parts = data.strip().split(sep)
    return [p.decode().zfill(2) for p in parts], len(data) - sum(map(len, parts))

#> bytes_strip_split(b" 1,2,33 ", b",")
#> bytes_strip_split(b"", b";")
#> bytes_strip_split(b"a|b||c", b"|")
#> bytes_strip_split(b"\n-5\n", b":")
#> bytes_strip_split(b"xyz", b"")

### nested_func_memo
def nested_func_memo(words):
    cache = {}

    def score(w):
        if w not in cache:
            cache[w] = len(w) + len(cache)
        return cache[w]

    return [score(w) for w in words], sum(cache.values())

#> nested_func_memo(["a", "bb", "a", "ccc"])
#> nested_func_memo([])
#> nested_func_memo(["x", "x", "x"])
#> nested_func_memo(["", "q"])
#> nested_func_memo("aba")

### mutate_default_dict
def mutate_default_dict(keys):
    def visit(k, depth=0, trail={}):
        trail[k] = depth
        return len(trail) if depth > 1 else visit(k + "'", depth + 1)

    return [visit(k) for k in keys]

#> mutate_default_dict(["a", "b"])
#> mutate_default_dict([])
#> mutate_default_dict(["x", "x", "x'"])
#> mutate_default_dict("pq")
#> mutate_default_dict(["", "'"])

### generator_consumed_twice
def generator_consumed_twice(nums, limit):
    gen = (n * n for n in nums if n < limit)
    first = sum(gen)
    second = list(gen)
    return first, second, max(gen, default="spent")

#> generator_consumed_twice([1, 2, 3, 9], 5)
#> generator_consumed_twice([], 1)
#> generator_consumed_twice([-3, 4], 0)
#> generator_consumed_twice([7, 8], 1)
#> generator_consumed_twice([0.5, 1], 2)

### next_with_default_chain
def next_with_default_chain(words, ch):
    it = (w for w in words if ch in w)
    a = next(it, None)
    b = next(it, a)
    rest = sum(1 for _ in it)
    return a, b, rest

#> next_with_default_chain(["cat", "dog", "cow", "cod"], "c")
#> next_with_default_chain([], "x")
#> next_with_default_chain(["one"], "o")
#> next_with_default_chain(["a", "b"], "z")
#> next_with_default_chain(["aa", "ba", "ab"], "a")

### star_args_swap
def star_args_swap(*args):
    if len(args) < 2:
        return args
    first, *mid, last = args
    return star_args_swap(*mid) + (last, first)

#> star_args_swap(1, 2, 3, 4)
#> star_args_swap()
#> star_args_swap("solo")
#> star_args_swap("a", "b", "c")
#> star_args_swap([1], None)

### kwargs_sorted_pairs
def kwargs_sorted_pairs(sep="=", **kw):
    kw.setdefault("z", 0)
    items = sorted(kw.items(), key=lambda p: (str(p[1]), p[0]))
    return [f"{k}{sep}{v}" for k, v in items]

#> kwargs_sorted_pairs(b=1, a=2)
#> kwargs_sorted_pairs()
#> kwargs_sorted_pairs(":", z=9, y=10)
#> kwargs_sorted_pairs(x=None, w="")
#> kwargs_sorted_pairs(sep="", q=0)

### assert_positive_lengths
def assert_positive_lengths(rows):
    out = []
    for i, r in enumerate(rows):
        try:
            assert r, f"row {i} empty"
            out.append(r[0] * len(r))
        except AssertionError as e:
            out.append(str(e))
    return out

#> assert_positive_lengths(["ab", "", [3]])
#> assert_positive_lengths([])
#> assert_positive_lengths([[], ()])
#> assert_positive_lengths([(1.5, 2)])
#> assert_positive_lengths(["xyz"])

### global_constant_shadow
LIMIT = 4

def global_constant_shadow(items, LIMIT=LIMIT):
    kept = items[:LIMIT]
    LIMIT = len(kept) + 1
    return kept, LIMIT

#> global_constant_shadow("abcdef")
#> global_constant_shadow([1], 0)
#> global_constant_shadow([])
#> global_constant_shadow("xyz", -1)
#> global_constant_shadow((1, 2, 3, 4, 5), LIMIT=2)

### dict_union_order
def dict_union_order(a, b):
    left = a | b
    right = b | a
    a |= {"n": len(left)}
    return list(left), list(right.values()), a

#> dict_union_order({"x": 1, "y": 2}, {"y": 3, "z": 4})
#> dict_union_order({}, {})
#> dict_union_order({"n": "old"}, {"m": 0})
#> dict_union_order({1: "a"}, {True: "b"})
#> dict_union_order({"p": []}, {"p": [1], "q": None})

### int_truth_in_str
def int_truth_in_str(s, n):
    if n and s * n:
        return s[n % len(s)]
    return n or s or None

#> int_truth_in_str("abc", 4)
#> int_truth_in_str("", 3)
#> int_truth_in_str("abc", 0)
#> int_truth_in_str("", 0)
#> int_truth_in_str("xy", -2)

### slice_delete_by_step
def slice_delete_by_step(xs, start, step):
    removed = xs[start::step]
    del xs[start::step]
    return removed, xs, sum(map(len, removed)) if removed and isinstance(removed[0], str) else None

#> slice_delete_by_step(list("abcdefg"), 1, 3)
#> slice_delete_by_step([1, 2, 3, 4], -1, -2)
#> slice_delete_by_step([], 0, 1)
#> slice_delete_by_step(["one", "two"], 5, 1)
#> slice_delete_by_step([9, 8, 7], 0, 0)

### compare_types_equal
def compare_types_equal(a, b):
    checks = []
    for f in (lambda x: x, str, bool, lambda x: [x]):
        checks.append(f(a) == f(b))
    return checks, checks.count(True)

#> compare_types_equal(1, True)
#> compare_types_equal("1", 1)
#> compare_types_equal(0, "")
#> compare_types_equal([], ())
#> compare_types_equal(2.0, 2)

### round_half_even_list
def round_half_even_list(nums, digits=0):
    r = [round(n, digits) if digits else round(n) for n in nums]
    return r, sum(r) - sum(nums) if nums else 0

#> round_half_even_list([0.5, 1.5, 2.5])
#> round_half_even_list([])
#> round_half_even_list([-0.5, -1.5, 7])
#> round_half_even_list([1.25, 1.75], 1)
#> round_half_even_list([1250, 1350], digits=-2)

### floor_mod_signs
def floor_mod_signs(a, b):
    try:
        q, r = divmod(a, b)
    except ZeroDivisionError as e:
        return str(e)[:7]
    return q, r, a // b == int(a / b), q * b + r == a

#> floor_mod_signs(7, -2)
#> floor_mod_signs(-7, 2)
#> floor_mod_signs(6, 3)
#> floor_mod_signs(5, 0)
#> floor_mod_signs(-1, 10)

### string_to_grid_spiral
def string_to_grid_spiral(s, w):
    rows = [list(s[i:i + w]) for i in range(0, len(s), w)]
    out = ""
    while rows and rows[0]:
        out += "".join(rows.pop(0))
        rows = [list(r) for r in zip(*rows)][::-1]
    return out

#> string_to_grid_spiral("abcdefghi", 3)
#> string_to_grid_spiral("", 2)
#> string_to_grid_spiral("abcdef", 3)
#> string_to_grid_spiral("xyz", 1)
#> string_to_grid_spiral("12345678", 4)

### word_ladder_step
def word_ladder_step(word, options):
    near = [o for o in options if len(o) == len(word) and sum(a != b for a, b in zip(o, word)) == 1]
    return min(near, default=None), len(near)

#> word_ladder_step("cat", ["cot", "bat", "dog", "cats"])
#> word_ladder_step("", ["a"])
#> word_ladder_step("lead", ["load", "lead", "read"])
#> word_ladder_step("xyz", [])
#> word_ladder_step("Up", ["up", "Us"])

### stack_min_track
def stack_min_track(ops):
    stack, mins = [], []
    seen = []
    for op in ops:
        if isinstance(op, int):
            stack.append(op)
            mins.append(min(op, mins[-1]) if mins else op)
        elif op == "pop" and stack:
            stack.pop()
            mins.pop()
        elif op == "min":
            seen.append(mins[-1] if mins else None)
    return seen, stack

#> stack_min_track([5, 2, "min", "pop", "min"])
#> stack_min_track(["pop", "min"])
#> stack_min_track([])
#> stack_min_track([3, 3, "pop", 1, "min", 4, "min"])
#> stack_min_track(["peek", 7])

### circular_gap_text
def circular_gap_text(s, ch):
    spots = [i for i, c in enumerate(s) if c == ch]
    if len(spots) < 2:
        return len(spots)
    return [(b - a) % len(s) for a, b in zip(spots, spots[1:] + spots[:1])]

#> circular_gap_text("a..a.a", "a")
#> circular_gap_text("xyz", "y")
#> circular_gap_text("", "q")
#> circular_gap_text("bb", "b")
#> circular_gap_text("o--o-", "o")

### budget_trip_stops
def budget_trip_stops(stops, fuel):
    path = []
    for name, cost, refill in stops:
        if cost > fuel:
            path.append("x" + name)
            break
        fuel = fuel - cost + refill
        path.append(name)
    else:
        path.append(f"+{fuel}")
    return ">".join(path)

#> budget_trip_stops([("A", 3, 0), ("B", 4, 6)], 8)
#> budget_trip_stops([("A", 3, 0), ("B", 9, 0)], 8)
#> budget_trip_stops([], 5)
#> budget_trip_stops([("Z", 1, 0)], 0)
#> budget_trip_stops([("p", 2, 2), ("q", 2, 2)], 2)

### shelf_insert_sorted_titles
def shelf_insert_sorted_titles(shelf, book):
    key = book.lower().removeprefix("the ")
    for i, b in enumerate(shelf):
        if b.lower().removeprefix("the ") > key:
            shelf.insert(i, book)
            break
    else:
        shelf.append(book)
    return shelf.index(book), shelf

#> shelf_insert_sorted_titles(["Dune", "The Hobbit", "Ulysses"], "Emma")
#> shelf_insert_sorted_titles([], "The End")
#> shelf_insert_sorted_titles(["Alpha"], "the Beta")
#> shelf_insert_sorted_titles(["B", "D"], "A")
#> shelf_insert_sorted_titles(["It", "It"], "it")

### seat_swap_requests
def seat_swap_requests(seats, swaps):
    done = 0
    for swap in swaps:
        a, _, b = swap.partition("<>")
        if a in seats and b in seats and a != b:
            i, j = seats.index(a), seats.index(b)
            seats[i], seats[j] = b, a
            done += 1
    return seats, done

#> seat_swap_requests(["al", "bo", "cy"], ["al<>cy", "bo<>al"])
#> seat_swap_requests([], ["x<>y"])
#> seat_swap_requests(["p", "q"], ["p<>p", "p<>z", "bad"])
#> seat_swap_requests(["m", "n", "m"], ["m<>n"])
#> seat_swap_requests(["a"], [])

### chess_square_color
def chess_square_color(squares):
    out = {"light": [], "dark": []}
    for sq in squares:
        col, row = sq[:1].lower(), sq[1:]
        if col not in "abcdefgh" or not row.isdecimal() or not col:
            continue
        out["light" if ("abcdefgh".index(col) + int(row)) % 2 == 0 else "dark"].append(col + row)
    return out

#> chess_square_color(["a1", "H8", "b1", "e4"])
#> chess_square_color([])
#> chess_square_color(["z9", "a", ""])
#> chess_square_color(["d10", "c-2"])
#> chess_square_color(["g7", "g8"])

### poker_pairs_count
def poker_pairs_count(hand):
    ranks = [c[:-1] for c in hand.split()]
    groups = sorted((ranks.count(r) for r in set(ranks)), reverse=True)
    names = {(4,): "four", (3, 2): "full", (3,): "three", (2, 2): "two pair", (2,): "pair"}
    key = tuple(g for g in groups if g > 1)
    return names.get(key, "high")

#> poker_pairs_count("10H 10D 3S 3C 10C")
#> poker_pairs_count("AH KD QS JC 9C")
#> poker_pairs_count("")
#> poker_pairs_count("2H 2D 5S 5C KH")
#> poker_pairs_count("7H 7D 7S 7C 1D")

### tags_toggle_set
def tags_toggle_set(tags, edits):
    s = set(tags)
    for e in edits.split():
        if e[0] == "+":
            s.add(e[1:])
        elif e[0] == "-":
            s.discard(e[1:])
        else:
            s ^= {e}
    return sorted(s)

#> tags_toggle_set(["new", "sale"], "+hot -new sale")
#> tags_toggle_set([], "")
#> tags_toggle_set(["a"], "a a a")
#> tags_toggle_set([], "-x + -")
#> tags_toggle_set(["k", "j"], "+k -z j")

### unit_ladder_down
def unit_ladder_down(seconds):
    out = []
    for name, size in (("d", 86400), ("h", 3600), ("m", 60), ("s", 1)):
        n, seconds = divmod(seconds, size)
        if n or out and seconds:
            out.append(f"{n}{name}")
    return " ".join(out[:2]) or "0s"

#> unit_ladder_down(3725)
#> unit_ladder_down(0)
#> unit_ladder_down(86401)
#> unit_ladder_down(59)
#> unit_ladder_down(172800)

### char_ladder_merge
def char_ladder_merge(a, b):
    out = []
    i = j = 0
    while i < len(a) or j < len(b):
        if j >= len(b) or i < len(a) and a[i:] > b[j:]:
            out.append(a[i])
            i += 1
        else:
            out.append(b[j])
            j += 1
    return "".join(out)

#> char_ladder_merge("cabaa", "bcaaa")
#> char_ladder_merge("", "xy")
#> char_ladder_merge("zz", "")
#> char_ladder_merge("abc", "abd")
#> char_ladder_merge("", "")
