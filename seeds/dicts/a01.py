### drop_sold_out
def drop_sold_out(shelf):
    gone = []
    for name in list(shelf):
        if shelf[name] <= 0:
            gone.append(name)
            del shelf[name]
    return gone, shelf

#> drop_sold_out({"milk": 0, "eggs": 12, "bread": -1})
#> drop_sold_out({})
#> drop_sold_out({"jam": 3})
#> drop_sold_out({"tea": 0})
#> drop_sold_out({"a": 5, "b": 0, "c": 5, "d": 0, "e": 1})

### dotted_lookup
def dotted_lookup(config, path, default=None):
    node = config
    for part in path.split("."):
        if not isinstance(node, dict) or part not in node:
            return default
        node = node[part]
    return node

#> dotted_lookup({"db": {"host": "pi.local", "port": 5432}}, "db.port")
#> dotted_lookup({"db": {"host": "pi.local"}}, "db.user", "root")
#> dotted_lookup({"a": 1}, "a.b.c")
#> dotted_lookup({"ui": {"theme": {"dark": True}}}, "ui.theme")
#> dotted_lookup({}, "", 0)
#> dotted_lookup({"": {"": "deep"}}, ".")

### dotted_assign
def dotted_assign(tree, path, value):
    *parents, leaf = path.split(".")
    node = tree
    for key in parents:
        node = node.setdefault(key, {})
    node[leaf] = value
    return tree

#> dotted_assign({}, "log.level.console", "warn")
#> dotted_assign({"log": {"file": "x.txt"}}, "log.rotate", 7)
#> dotted_assign({"k": 1}, "k", 2)
#> dotted_assign({"k": 1}, "k.sub", 2)
#> dotted_assign({"a": {"b": {"c": 0}}}, "a.b", None)

### group_by_initial
def group_by_initial(words):
    groups = {}
    for w in words:
        if not w:
            continue
        groups.setdefault(w[0].upper(), []).append(w)
    return groups

#> group_by_initial(["plum", "apple", "Pear", "avocado", "fig"])
#> group_by_initial(["", "", ""])
#> group_by_initial(["ñandú", "Ñu", "nest"])
#> group_by_initial(["7up", "7even", " seven"])
#> group_by_initial([])

### flip_true_and_one
def flip_true_and_one(d):
    d[True] = "yes"
    d[1.0] = d[True] + "!"
    d[0] = d.pop(False, "none")
    return d

#> flip_true_and_one({})
#> flip_true_and_one({1: "one"})
#> flip_true_and_one({0: "zero", 1: "one", 2: "two"})
#> flip_true_and_one({False: "f", True: "t"})
#> flip_true_and_one({"1": "text", 0.0: "flt"})

### merge_keep_max
def merge_keep_max(left, right):
    return {k: max(left.get(k, float("-inf")), right.get(k, float("-inf"))) for k in [*left, *right]}

#> merge_keep_max({"ann": 30, "bo": 12}, {"bo": 25, "cy": 1})
#> merge_keep_max({}, {})
#> merge_keep_max({"q": -4}, {"q": -9})
#> merge_keep_max({"r": 0}, {})
#> merge_keep_max({"z": 1, "y": 2}, {"y": 2.0, "z": 0.5})

### last_in_first_out
def last_in_first_out(d, n):
    taken = []
    while d and n > 0:
        taken.append(d.popitem())
        n -= 1
    return taken, d

#> last_in_first_out({"x": 1, "y": 2, "z": 3}, 2)
#> last_in_first_out({"solo": [9]}, 5)
#> last_in_first_out({}, 1)
#> last_in_first_out({"p": 0, "q": None}, 0)
#> last_in_first_out({10: "ten", 20: "twenty", 30: "thirty", 5: "five"}, 3)

### shared_list_trap
def shared_list_trap(keys, value):
    d = dict.fromkeys(keys, [])
    for k in d:
        d[k].append(value)
    return d

#> shared_list_trap("abc", 1)
#> shared_list_trap([], "x")
#> shared_list_trap((5, 6, 5), None)
#> shared_list_trap(["only"], [2])
#> shared_list_trap("zz z", 0)

### letter_counts_sorted
def letter_counts_sorted(text):
    counts = {}
    for ch in text.lower():
        if ch.isalpha():
            counts[ch] = counts.get(ch, 0) + 1
    return sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))

#> letter_counts_sorted("Banana Bread")
#> letter_counts_sorted("")
#> letter_counts_sorted("12 34!")
#> letter_counts_sorted("zyxXYZ")
#> letter_counts_sorted("Öl, Ähre; öl")

### cheapest_supplier
def cheapest_supplier(quotes):
    best = {}
    for supplier, part, price in quotes:
        if part not in best or price < best[part][1]:
            best[part] = (supplier, price)
    return best

#> cheapest_supplier([("Acme", "gear", 4.5), ("Bolt", "gear", 4.2), ("Acme", "cog", 1)])
#> cheapest_supplier([])
#> cheapest_supplier([("A", "x", 3), ("B", "x", 3)])
#> cheapest_supplier([("A", "x", 1), ("B", "x", 2), ("C", "x", 0)])
#> cheapest_supplier([("Z", "belt", 10), ("Y", "hose", 9.99), ("Z", "hose", 9.5)])

### common_ingredients
def common_ingredients(recipes):
    if not recipes:
        return []
    first, *rest = recipes
    shared = set(first)
    for r in rest:
        shared &= set(r)
    return sorted(shared)

#> common_ingredients([["egg", "flour", "milk"], ["milk", "egg"], ["egg", "salt", "milk"]])
#> common_ingredients([])
#> common_ingredients([["rice", "rice", "bean"]])
#> common_ingredients([["a"], ["b"]])
#> common_ingredients([[], ["oil"]])

### seat_swap
def seat_swap(seats, a, b):
    if a == b:
        return dict(seats)
    seats[a], seats[b] = seats[b], seats[a]
    return seats

#> seat_swap({"1A": "Mo", "1B": "Li", "2C": None}, "1A", "2C")
#> seat_swap({"7F": "Kai"}, "7F", "7F")
#> seat_swap({"1A": "Mo"}, "1A", "9Z")
#> seat_swap({0: "zero", 1: "one"}, True, False)
#> seat_swap({(0, 1): "♜", (0, 2): "♞"}, (0, 2), (0, 1))

### chain_setdefault
def chain_setdefault(d, key):
    a = d.setdefault(key, 10)
    b = d.setdefault(key, 20)
    d[key] += 1
    c = d.setdefault(key)
    return a, b, c, d

#> chain_setdefault({}, "k")
#> chain_setdefault({"k": 0}, "k")
#> chain_setdefault({"other": 5}, "k")
#> chain_setdefault({"k": None}, "k")
#> chain_setdefault({1: 2.5}, True)

### table_left_join
def table_left_join(rows, lookup, key):
    joined = []
    for row in rows:
        extra = lookup.get(row.get(key), {"missing": True})
        joined.append({**row, **extra})
    return joined

#> table_left_join([{"id": 1, "qty": 3}, {"id": 2, "qty": 0}], {1: {"name": "nail"}}, "id")
#> table_left_join([], {1: {}}, "id")
#> table_left_join([{"sku": "A"}, {"sku": "B", "missing": False}], {"A": {"sku": "A-1"}}, "sku")
#> table_left_join([{"n": 5}], {None: {"note": "no key"}}, "id")
#> table_left_join([{"c": "de"}, {"c": "fr"}], {"de": {"cap": "Berlin"}, "fr": {"cap": "Paris"}}, "c")

### neighbours_two_steps
def neighbours_two_steps(graph, start):
    near = set(graph.get(start, ()))
    far = set()
    for node in near:
        far.update(graph.get(node, ()))
    return sorted(far - near - {start})

#> neighbours_two_steps({"a": ["b", "c"], "b": ["d", "a"], "c": ["e", "b"]}, "a")
#> neighbours_two_steps({}, "q")
#> neighbours_two_steps({1: [2], 2: [1, 3, 4], 3: [1]}, 1)
#> neighbours_two_steps({"x": ["x"]}, "x")
#> neighbours_two_steps({"m": "no", "n": "pq", "o": "r"}, "m")

### parse_query_pairs
def parse_query_pairs(query):
    params = {}
    for chunk in query.lstrip("?").split("&"):
        name, eq, value = chunk.partition("=")
        if not name:
            continue
        if name in params:
            params[name].append(value)
        else:
            params[name] = [value if eq else True]
    return params

#> parse_query_pairs("?page=2&tag=red&tag=blue")
#> parse_query_pairs("")
#> parse_query_pairs("verbose&q=a=b&verbose")
#> parse_query_pairs("=x&&y=")
#> parse_query_pairs("??k=ü&K=u")

### tally_votes
def tally_votes(ballots, valid):
    tally = dict.fromkeys(valid, 0)
    spoiled = 0
    for b in ballots:
        try:
            tally[b] += 1
        except KeyError:
            spoiled += 1
    winner = max(tally, key=tally.get) if tally else None
    return winner, tally, spoiled

#> tally_votes(["Kim", "Lee", "Kim", "Bob"], ["Lee", "Kim"])
#> tally_votes([], ["Ana", "Bea"])
#> tally_votes(["x", "y"], [])
#> tally_votes(["Rex", "Rex", ""], ["Rex", ""])
#> tally_votes(["B", "A", "B", "A"], "AB")

### rotate_values
def rotate_values(d, k):
    vals = list(d.values())
    if not vals:
        return d
    k %= len(vals)
    vals = vals[-k:] + vals[:-k]
    return dict(zip(d, vals))

#> rotate_values({"n": "up", "e": "right", "s": "down", "w": "left"}, 1)
#> rotate_values({}, 3)
#> rotate_values({"one": 1}, 10)
#> rotate_values({"r": 255, "g": 128, "b": 0}, -1)
#> rotate_values({1: 1, 2: 4, 3: 9, 4: 16}, 0)

### symmetric_tags
def symmetric_tags(old, new):
    added = sorted(set(new) - set(old))
    removed = sorted(set(old).difference(new))
    return {"+": added, "-": removed, "n": len(set(old) ^ set(new))}

#> symmetric_tags(["red", "big"], ["big", "new", "hot"])
#> symmetric_tags([], [])
#> symmetric_tags("stop", "spot")
#> symmetric_tags([1, 1, 2], [2, 3, 3])
#> symmetric_tags(["µ", "A"], ["a"])

### fib_with_memo
def fib_with_memo(n, memo=None):
    if memo is None:
        memo = {0: 0, 1: 1}
    if n not in memo:
        memo[n] = fib_with_memo(n - 1, memo) + fib_with_memo(n - 2, memo)
    return memo[n]

#> fib_with_memo(6)
#> fib_with_memo(0)
#> fib_with_memo(5, {3: 100, 4: 1000})
#> fib_with_memo(4, {1: 1, 2: 10, 3: -10})
#> fib_with_memo(1, {})
#> fib_with_memo(9)

### keys_with_extreme
def keys_with_extreme(scores, lowest):
    if not scores:
        return []
    target = min(scores.values()) if lowest else max(scores.values())
    return [name for name, pts in scores.items() if pts == target]

#> keys_with_extreme({"Eve": 71, "Al": 90, "Cy": 90}, False)
#> keys_with_extreme({"Eve": 71, "Al": 90, "Cy": 90}, True)
#> keys_with_extreme({}, True)
#> keys_with_extreme({"t1": -0.5, "t2": -0.5}, True)
#> keys_with_extreme({"x": "pear", "y": "apple", "z": "quince"}, False)

### update_overwrites
def update_overwrites(base, pairs, **extra):
    before = list(base)
    base.update(pairs, **extra)
    return [k for k in base if k not in before], base

#> update_overwrites({"w": 10, "h": 4}, [("h", 5), ("d", 6)])
#> update_overwrites({}, {}, color="red")
#> update_overwrites({"color": "blue"}, {"size": 9}, color="teal", size=1)
#> update_overwrites({"a": 0}, ["bx", "cy"], a=None)
#> update_overwrites({"m": 3}, [("m",)])

### discard_many
def discard_many(numbers, unwanted):
    pool = set(numbers)
    for u in unwanted:
        pool.discard(u)
    size = len(pool)
    pool.add(0)
    return sorted(pool), len(pool) != size

#> discard_many([4, 8, 15, 16, 23, 42], [8, 23, 99])
#> discard_many([], [1])
#> discard_many([0, 0, -3], [])
#> discard_many([0, 5], [0])
#> discard_many([1, True, 1.0, 7], [True])

### walk_leaves
def walk_leaves(tree, prefix=""):
    out = []
    for key, sub in tree.items():
        path = f"{prefix}/{key}"
        if isinstance(sub, dict) and sub:
            out += walk_leaves(sub, path)
        else:
            out.append((path, sub))
    return out

#> walk_leaves({"src": {"main.py": 120, "lib": {"io.py": 33}}, "README": 8})
#> walk_leaves({})
#> walk_leaves({"empty": {}, "full": {"x": {}}})
#> walk_leaves({"a": 1}, "root")
#> walk_leaves({1: {2: {3: "deep"}}, 4: [5]})

### zip_header_rows
def zip_header_rows(csv_text, sep=","):
    lines = csv_text.strip().splitlines()
    if not lines:
        return []
    header = [h.strip() for h in lines[0].split(sep)]
    return [dict(zip(header, line.split(sep))) for line in lines[1:]]

#> zip_header_rows("id,name\n1,Ola\n2,Per")
#> zip_header_rows("   ")
#> zip_header_rows("k ; v\nx;1;extra\ny", ";")
#> zip_header_rows("only,header")
#> zip_header_rows("a,a\n1,2")

### pop_with_fallbacks
def pop_with_fallbacks(settings, names):
    for name in names:
        value = settings.pop(name, None)
        if value is not None:
            return name, value, len(settings)
    return settings

#> pop_with_fallbacks({"colour": "red", "size": 3}, ["color", "colour"])
#> pop_with_fallbacks({"x": None, "y": 0}, ["x", "y"])
#> pop_with_fallbacks({"x": None}, ["x"])
#> pop_with_fallbacks({}, [])
#> pop_with_fallbacks({"HOME": "/root", "home": "/tmp"}, ("home", "HOME"))

### is_bijection
def is_bijection(mapping):
    return len(set(mapping.values())) == len(mapping)

#> is_bijection({"a": "x", "b": "y"})
#> is_bijection({"a": "x", "b": "x"})
#> is_bijection({})
#> is_bijection({1: 1, 2: True})
#> is_bijection({"k": [1]})

### isomorphic_words
def isomorphic_words(s, t):
    if len(s) != len(t):
        return False
    fwd, back = {}, {}
    for x, y in zip(s, t):
        if fwd.setdefault(x, y) != y or back.setdefault(y, x) != x:
            return False
    return True

#> isomorphic_words("paper", "title")
#> isomorphic_words("foo", "bar")
#> isomorphic_words("ab", "aa")
#> isomorphic_words("", "")
#> isomorphic_words("long", "lo")

### nested_counter_table
def nested_counter_table(events):
    table = {}
    for day, kind in events:
        per_day = table.setdefault(day, {})
        per_day[kind] = per_day.get(kind, 0) + 1
    lines = []
    for day in sorted(table):
        cells = ", ".join(f"{k}={v}" for k, v in sorted(table[day].items()))
        lines.append(f"{day}: {cells}")
    return lines

#> nested_counter_table([("Tue", "login"), ("Mon", "login"), ("Tue", "error"), ("Tue", "login")])
#> nested_counter_table([])
#> nested_counter_table([(3, "c"), (1, "a"), (3, "b")])
#> nested_counter_table([("", "")])
#> nested_counter_table([("Sun", "rain"), ("Sun", "rain"), ("Sun", "rain")])

### mode_or_none
def mode_or_none(values):
    freq = {v: values.count(v) for v in values}
    top = max(freq.values(), default=0)
    winners = [v for v in freq if freq[v] == top]
    return winners[0] if len(winners) == 1 else None

#> mode_or_none([4, 4, 9, 1])
#> mode_or_none([2, 7])
#> mode_or_none([])
#> mode_or_none(["ok"])
#> mode_or_none([1, True, 0, False, 1.0])

### frozen_edges
def frozen_edges(pairs):
    seen = set()
    dup = 0
    for u, v in pairs:
        edge = frozenset((u, v))
        if edge in seen:
            dup += 1
        seen.add(edge)
    loops = sum(len(e) == 1 for e in seen)
    return len(seen), dup, loops

#> frozen_edges([(1, 2), (2, 1), (3, 3)])
#> frozen_edges([])
#> frozen_edges(["ab", "ba", "bc", "cc", "cc"])
#> frozen_edges([("x", "y")])
#> frozen_edges([(0, False), (1, True), (1, 0)])

### apply_discounts
def apply_discounts(cart, rates, default_rate=0.0):
    bill = {}
    for item, (price, count) in cart.items():
        rate = rates.get(item, default_rate)
        bill[item] = round(price * count * (1 - rate), 2)
    bill["total"] = round(sum(bill.values()), 2)
    return bill

#> apply_discounts({"mug": (8.0, 2), "pen": (1.25, 4)}, {"mug": 0.25})
#> apply_discounts({}, {"mug": 0.5})
#> apply_discounts({"lamp": (40, 1)}, {}, 0.1)
#> apply_discounts({"total": (3, 3), "x": (1, 0)}, {"x": 1})
#> apply_discounts({"cap": (9.99, 3)}, {"cap": 1 / 3})

### key_case_collapse
def key_case_collapse(headers):
    merged = {}
    for name, value in headers.items():
        canon = name.strip().title()
        if canon in merged:
            merged[canon] += ", " + value
        else:
            merged[canon] = value
    return merged

#> key_case_collapse({"accept": "text/html", "ACCEPT": "*/*", "Host": "ex.org"})
#> key_case_collapse({})
#> key_case_collapse({"x-request-id": "42", " X-Request-Id ": "43"})
#> key_case_collapse({"etag": "", "ETag": ""})
#> key_case_collapse({"n": 1, "N": 2})

### first_repeat_distance
def first_repeat_distance(seq):
    last_at = {}
    for i, x in enumerate(seq):
        if x in last_at:
            return x, i - last_at[x]
        last_at[x] = i
    return None

#> first_repeat_distance("abcdbe")
#> first_repeat_distance([])
#> first_repeat_distance([9, 8, 7])
#> first_repeat_distance([0, "0", False])
#> first_repeat_distance("noon")

### pipe_merge_order
def pipe_merge_order(a, b):
    left = a | b
    right = b | a
    return list(left.items()), list(right.items()), left == right

#> pipe_merge_order({"x": 1, "y": 2}, {"y": 3, "z": 4})
#> pipe_merge_order({}, {"k": 0})
#> pipe_merge_order({"p": 1}, {"p": 1})
#> pipe_merge_order({1: "int"}, {True: "bool", 1.0: "float"})
#> pipe_merge_order({"b": [], "a": ()}, {"a": (), "b": []})

### student_report_card
def student_report_card(marks: dict, passing: int = 50) -> str:
    """One line per student, best average first."""
    averages = {who: sum(m) / len(m) for who, m in marks.items() if m}
    lines = []
    for rank, who in enumerate(sorted(averages, key=averages.get, reverse=True), 1):
        flag = "pass" if averages[who] >= passing else "FAIL"
        lines.append(f"{rank}. {who:<6}{averages[who]:6.1f} {flag}")
    return "\n".join(lines)

#> student_report_card({"Uma": [80, 91], "Vic": [40, 45, 38], "Wes": []})
#> student_report_card({})
#> student_report_card({"Zed": [50]}, 51)
#> student_report_card({"A": [1], "B": [1], "C": [2]}, 2)
#> student_report_card({"Björn": [99.5, 100]}, passing=90)

### clear_alias
def clear_alias(d, cond):
    alias = d
    snapshot = d.copy()
    if cond:
        d.clear()
    else:
        d = {}
    return alias, snapshot, d

#> clear_alias({"live": 1}, True)
#> clear_alias({"live": 1}, False)
#> clear_alias({}, True)
#> clear_alias({"n": {"m": 2}}, 0)
#> clear_alias({7: "seven", 8: "eight"}, "yes")
