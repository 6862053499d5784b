### str_keys_upper_swap
def str_keys_upper_swap(d):
    e = {k.swapcase(): v for k, v in d.items()}
    e.update(d)
    return e

#> str_keys_upper_swap({"aB": 1, "Ab": 2})
#> str_keys_upper_swap({})
#> str_keys_upper_swap({"x1": "one"})
#> str_keys_upper_swap({"7": 7, "-": None})
#> str_keys_upper_swap({"Hi There": [], "hI tHERE": [0]})

### count_then_drop_singles
def count_then_drop_singles(items):
    d = {}
    for it in items:
        d[it] = d.setdefault(it, 0) + 1
    for it in items:
        if d.get(it) == 1:
            d.pop(it)
    return d

#> count_then_drop_singles(["a", "b", "a", "c"])
#> count_then_drop_singles([])
#> count_then_drop_singles([1, 2, 3])
#> count_then_drop_singles("tattoo")
#> count_then_drop_singles([None, None, "None"])

### keys_as_sorted_string
def keys_as_sorted_string(d):
    ks = sorted(d, key=lambda k: d[k])
    return "<".join(ks), ">".join(reversed(ks))

#> keys_as_sorted_string({"mars": 4, "venus": 2, "earth": 3})
#> keys_as_sorted_string({})
#> keys_as_sorted_string({"a": 1, "b": 1, "c": 0})
#> keys_as_sorted_string({"solo": -1})
#> keys_as_sorted_string({"x": (2, 1), "y": (1, 9), "z": (1,)})

### values_sum_until_negative
def values_sum_until_negative(ledger):
    total = 0
    for name, x in ledger.items():
        if x < 0:
            return name, total
        total += x
    return None, total

#> values_sum_until_negative({"jan": 100, "feb": 250, "mar": -30, "apr": 5})
#> values_sum_until_negative({})
#> values_sum_until_negative({"q1": -1})
#> values_sum_until_negative({"q1": 0, "q2": 0.5})
#> values_sum_until_negative({2020: 5, 2021: 5, 2022: 5})

### intersect_dict_min
def intersect_dict_min(a, b):
    return {k: min(v, b[k]) for k, v in a.items() if k in b}

#> intersect_dict_min({"x": 5, "y": 2}, {"y": 9, "x": 1, "z": 0})
#> intersect_dict_min({}, {"k": 1})
#> intersect_dict_min({"k": 1}, {})
#> intersect_dict_min({"w": "pear", "v": "fig"}, {"v": "apple"})
#> intersect_dict_min({True: 10}, {1: 9.5})

### dict_get_callable_type
def dict_get_callable_type(values):
    names = {int: "int", str: "str", bool: "bool", type(None): "none"}
    return [names.get(type(v), type(v).__name__ + "*") for v in values]

#> dict_get_callable_type([1, "1", True, None])
#> dict_get_callable_type([])
#> dict_get_callable_type([1.0, (), {}, set()])
#> dict_get_callable_type(["", b"", 0])
#> dict_get_callable_type([[1], frozenset()])

### pop_two_swap_back
def pop_two_swap_back(d, i, j):
    x = d.pop(i)
    y = d.pop(j, x)
    d[j], d[i] = x, y
    return d

#> pop_two_swap_back({"l": "left", "m": "mid", "r": "right"}, "l", "r")
#> pop_two_swap_back({"l": "left"}, "l", "zz")
#> pop_two_swap_back({"l": "left"}, "q", "l")
#> pop_two_swap_back({3: [3], 4: [4]}, 4, 3)
#> pop_two_swap_back({"s": 1, "t": 2}, "s", "s")

### nested_get_or_blank
def nested_get_or_blank(user):
    city = user.get("address", {}).get("city", "n/a")
    phone = (user.get("phones") or ["-"])[0]
    return f"{user.get('name', '?')} / {city} / {phone}"

#> nested_get_or_blank({"name": "Ola", "address": {"city": "Bergen"}, "phones": ["47-1", "47-2"]})
#> nested_get_or_blank({})
#> nested_get_or_blank({"name": "", "phones": []})
#> nested_get_or_blank({"address": None})
#> nested_get_or_blank({"address": {"zip": 5}, "phones": ("x",)})

### dict_of_tuples_sum
def dict_of_tuples_sum(points):
    """Centroid of named 2D points, or None."""
    n = len(points)
    if n == 0:
        return None
    sx = sum(x for x, _ in points.values())
    sy = sum(y for _, y in points.values())
    return sx / n, sy / n

#> dict_of_tuples_sum({"a": (0, 0), "b": (4, 0), "c": (2, 6)})
#> dict_of_tuples_sum({})
#> dict_of_tuples_sum({"p": (-1.5, 2)})
#> dict_of_tuples_sum({"u": (1, 1), "v": (-1, -1)})
#> dict_of_tuples_sum({"bad": (1, 2, 3)})

### del_by_value
def del_by_value(d, v):
    doomed = {k for k in d if d[k] == v}
    while doomed:
        del d[doomed.pop()]
    return d

#> del_by_value({"a": 1, "b": 2, "c": 1}, 1)
#> del_by_value({}, None)
#> del_by_value({"x": 0, "y": False, "z": ""}, 0)
#> del_by_value({"k": "v"}, "w")
#> del_by_value({1: [], 2: [0], 3: []}, [])

### set_remove_evens
def set_remove_evens(s):
    for n in list(s):
        if n % 2 == 0:
            s.remove(n)
        else:
            s.add(n * 2)
    return sorted(s)

#> set_remove_evens({1, 2, 3, 4})
#> set_remove_evens(set())
#> set_remove_evens({10})
#> set_remove_evens({-3, 0, 9})
#> set_remove_evens({5, 15})

### sets_three_region
def sets_three_region(a, b):
    a, b = set(a), set(b)
    regions = {"only_a": a - b, "both": a & b, "only_b": b - a}
    return {name: "".join(sorted(s)) for name, s in regions.items() if s}

#> sets_three_region("kitten", "sitting")
#> sets_three_region("", "")
#> sets_three_region("abc", "cab")
#> sets_three_region("dog", "cat")
#> sets_three_region("ÄÖ", "Ö!")

### superset_of_any
def superset_of_any(rack, words):
    have = set(rack.upper())
    playable = [w for w in words if have >= set(w.upper())]
    return playable, max(playable, key=len, default="")

#> superset_of_any("retains", ["stare", "train", "zebra", "Tea"])
#> superset_of_any("", ["a", ""])
#> superset_of_any("xyz", [])
#> superset_of_any("aab", ["abba", "baa", "cab"])
#> superset_of_any("QI", ["qi", "QUIZ"])

### ordered_unique_with_limit
def ordered_unique_with_limit(seq, limit):
    seen, out = set(), []
    for x in seq:
        if len(out) == limit:
            break
        if x in seen:
            continue
        seen.add(x)
        out.append(x)
    return out

#> ordered_unique_with_limit([5, 3, 5, 9, 3, 1], 3)
#> ordered_unique_with_limit([], 2)
#> ordered_unique_with_limit("mississippi", 10)
#> ordered_unique_with_limit([1, 1.0, True], 2)
#> ordered_unique_with_limit(["x"], 0)

### frozenset_hash_group
def frozenset_hash_group(teams):
    groups = {}
    for name, members in teams.items():
        groups.setdefault(frozenset(members), []).append(name)
    return [names for names in groups.values() if len(names) > 1]

#> frozenset_hash_group({"red": ["a", "b"], "blue": ["b", "a"], "tan": ["c"]})
#> frozenset_hash_group({})
#> frozenset_hash_group({"x": "", "y": [], "z": ()})
#> frozenset_hash_group({"p": [1], "q": [2]})
#> frozenset_hash_group({"m": "aab", "n": "ba", "o": "abc", "r": "cab"})

### isdisjoint_schedule
def isdisjoint_schedule(rooms, want):
    wanted = set(want)
    free = [room for room, busy in rooms.items() if wanted.isdisjoint(busy)]
    return free[0] if free else None

#> isdisjoint_schedule({"R1": [9, 10], "R2": [11], "R3": []}, [10, 11])
#> isdisjoint_schedule({"R1": [9]}, [9])
#> isdisjoint_schedule({}, [8])
#> isdisjoint_schedule({"hall": range(8, 18), "attic": (20,)}, [18, 19])
#> isdisjoint_schedule({"x": "abc"}, "")

### multi_key_max
def multi_key_max(records):
    best = max(records, key=lambda r: (r["stars"], -r["price"]), default={})
    return best.get("name", "nothing"), len(best)

#> multi_key_max([{"name": "Inn", "stars": 4, "price": 90}, {"name": "Spa", "stars": 4, "price": 80}])
#> multi_key_max([])
#> multi_key_max([{"stars": 1, "price": 1}])
#> multi_key_max([{"name": "A", "stars": 2, "price": 5}, {"name": "B", "stars": 2, "price": 5}])
#> multi_key_max([{"name": "NoPrice", "stars": 5}])

### dict_iter_enumerate
def dict_iter_enumerate(menu):
    lines = []
    for i, (dish, price) in enumerate(menu.items(), start=1):
        lines.append(f"{i:>2}) {dish.capitalize():.<10}{price:>6.2f}")
    return lines

#> dict_iter_enumerate({"soup": 4.5, "STEAK": 18})
#> dict_iter_enumerate({})
#> dict_iter_enumerate({"crème brûlée tarte": 100.999})
#> dict_iter_enumerate({"": 0})
#> dict_iter_enumerate({"tea": "free"})

### parse_cookie_header
def parse_cookie_header(header):
    jar = {}
    for part in header.split(";"):
        if "=" in part:
            name, value = part.strip().split("=", 1)
            jar.setdefault(name, value.strip('"'))
    return jar

#> parse_cookie_header('sid=abc123; theme="dark"; sid=zzz')
#> parse_cookie_header("")
#> parse_cookie_header("flag; k=v=w ;; x=")
#> parse_cookie_header("a=1;b=2;a=3")
#> parse_cookie_header(' = ; "q"="p"')

### merge_histories
def merge_histories(h1, h2):
    merged = {}
    for src in (h1, h2):
        for day, notes in src.items():
            merged[day] = merged.get(day, []) + notes
    return {d: sorted(set(n)) for d, n in sorted(merged.items())}

#> merge_histories({"05-01": ["run"], "05-03": ["swim"]}, {"05-01": ["run", "bike"], "04-30": []})
#> merge_histories({}, {})
#> merge_histories({"x": ["b", "a"]}, {"x": ["c"]})
#> merge_histories({3: [1, 1]}, {2: [0]})
#> merge_histories({"d": ["one"]}, {"d": None})

### invert_multi
def invert_multi(d):
    inv = {}
    for k, vs in d.items():
        for v in vs:
            inv.setdefault(v, set()).add(k)
    return {v: sorted(ks) for v, ks in sorted(inv.items())}

#> invert_multi({"post1": ["py", "ai"], "post2": ["ai"], "post3": []})
#> invert_multi({})
#> invert_multi({"x": "aab", "y": "ba"})
#> invert_multi({1: [10, 20], 2: [20], 3: [10, 20]})
#> invert_multi({"k": 5})

### pagerank_one_step
def pagerank_one_step(links, rank):
    nxt = {page: 0.0 for page in links}
    for page, outs in links.items():
        share = rank[page] / (len(outs) or 1)
        for o in outs or [page]:
            nxt[o] += share
    return {p: round(v, 3) for p, v in nxt.items()}

#> pagerank_one_step({"a": ["b", "c"], "b": ["a"], "c": []}, {"a": 0.5, "b": 0.3, "c": 0.2})
#> pagerank_one_step({}, {})
#> pagerank_one_step({"x": []}, {"x": 1})
#> pagerank_one_step({"p": ["q"], "q": ["p"]}, {"p": 0.9, "q": 0.1})
#> pagerank_one_step({"p": ["ghost"]}, {"p": 1})

### resolve_dependencies
def resolve_dependencies(deps, pkg, seen=None):
    seen = {} if seen is None else seen
    for d in deps.get(pkg, ()):
        if d not in seen:
            resolve_dependencies(deps, d, seen)
    seen[pkg] = len(seen)
    return seen

#> resolve_dependencies({"app": ["web", "db"], "web": ["http"], "db": ["http"]}, "app")
#> resolve_dependencies({}, "lone")
#> resolve_dependencies({"x": ["y", "y"]}, "x")
#> resolve_dependencies({"m": ["n"]}, "m", {"n": 0})
#> resolve_dependencies({"a": "bc", "c": "b"}, "a")

### ttl_cache_lookup
def ttl_cache_lookup(cache, key, now):
    entry = cache.get(key)
    if entry is None:
        return "miss"
    value, expires = entry
    if expires <= now:
        del cache[key]
        return "stale", len(cache)
    return value

#> ttl_cache_lookup({"u1": ("Ann", 100), "u2": ("Bob", 50)}, "u1", 99)
#> ttl_cache_lookup({"u1": ("Ann", 100), "u2": ("Bob", 50)}, "u2", 50)
#> ttl_cache_lookup({}, "u3", 0)
#> ttl_cache_lookup({"k": (None, 10)}, "k", -1)
#> ttl_cache_lookup({"k": ("v",)}, "k", 1)

### memo_grid_paths
def memo_grid_paths(r, c, blocked=()):
    memo = {}

    def go(i, j):
        if i < 0 or j < 0 or (i, j) in blocked:
            return 0
        if i == j == 0:
            return 1
        if (i, j) not in memo:
            memo[i, j] = go(i - 1, j) + go(i, j - 1)
        return memo[i, j]

    return go(r, c), len(memo)

#> memo_grid_paths(2, 2)
#> memo_grid_paths(0, 0)
#> memo_grid_paths(1, 2, [(0, 1)])
#> memo_grid_paths(3, 1)
#> memo_grid_paths(1, 1, {(0, 1), (1, 0)})

### coin_change_memo
def coin_change_memo(amount, coins, memo=None):
    if memo is None:
        memo = {0: 0}
    if amount in memo:
        return memo[amount]
    options = [coin_change_memo(amount - c, coins, memo) for c in coins if c <= amount]
    options = [o for o in options if o is not None]
    memo[amount] = min(options) + 1 if options else None
    return memo[amount]

#> coin_change_memo(6, [1, 3, 4])
#> coin_change_memo(3, [2])
#> coin_change_memo(0, [])
#> coin_change_memo(7, [5])
#> coin_change_memo(8, [4, 5])

### collatz_cached
def collatz_cached(starts):
    cache = {1: 0}
    for s in starts:
        n, path = s, []
        while n not in cache:
            path.append(n)
            n = n // 2 if n % 2 == 0 else 3 * n + 1
        base = cache[n]
        for i, p in enumerate(reversed(path), 1):
            cache[p] = base + i
    return [cache[s] for s in starts], len(cache)

#> collatz_cached([6, 3])
#> collatz_cached([])
#> collatz_cached([1, 1])
#> collatz_cached([8, 5])
#> collatz_cached([12, 10, 2])

### bracket_tag_stats
def bracket_tag_stats(markup):
    stats = {"open": 0, "close": 0, "names": []}
    for piece in markup.split("<")[1:]:
        tag = piece.split(">")[0]
        if tag.startswith("/"):
            stats["close"] += 1
        else:
            stats["open"] += 1
            stats["names"].append(tag)
    stats["balanced"] = stats["open"] == stats["close"]
    return stats

#> bracket_tag_stats("<b>bold</b> and <i>it")
#> bracket_tag_stats("plain")
#> bracket_tag_stats("</p>")
#> bracket_tag_stats("<br><hr>")
#> bracket_tag_stats("<a><a></a></a>")

### order_status_flow
TRANSITIONS = {"new": {"pay": "paid", "cancel": "void"}, "paid": {"ship": "sent", "cancel": "refund"}, "sent": {"deliver": "done"}}

def order_status_flow(events, state="new"):
    trail = [state]
    for e in events:
        nxt = TRANSITIONS.get(state, {}).get(e)
        if nxt is None:
            trail.append(f"!{e}")
            continue
        state = nxt
        trail.append(state)
    return trail

#> order_status_flow(["pay", "ship", "deliver"])
#> order_status_flow([])
#> order_status_flow(["ship", "pay", "cancel", "pay"])
#> order_status_flow(["deliver"], "sent")
#> order_status_flow(["cancel", "cancel"])

### traffic_light_cycle
def traffic_light_cycle(color, steps):
    nxt = {"red": "green", "green": "amber", "amber": "red"}
    seen = {}
    for i in range(steps):
        seen[color] = seen.get(color, 0) + 1
        color = nxt[color]
    return color, seen

#> traffic_light_cycle("red", 4)
#> traffic_light_cycle("green", 0)
#> traffic_light_cycle("blue", 0)
#> traffic_light_cycle("blue", 1)
#> traffic_light_cycle("amber", 7)

### survey_answers_summary
def survey_answers_summary(responses, question):
    counts = {}
    skipped = 0
    for r in responses:
        match r.get(question):
            case None | "":
                skipped += 1
            case [*many]:
                for m in many:
                    counts[m] = counts.get(m, 0) + 1
            case one:
                counts[one] = counts.get(one, 0) + 1
    return counts, skipped

#> survey_answers_summary([{"q1": "yes"}, {"q1": ["no", "yes"]}, {"q2": "x"}], "q1")
#> survey_answers_summary([], "q")
#> survey_answers_summary([{"q": ""}, {"q": []}], "q")
#> survey_answers_summary([{"q": 5}, {"q": [5, 5]}, {"q": 5.0}], "q")
#> survey_answers_summary([{"age": "old"}, {}], "age")

### nearest_color_name
def nearest_color_name(rgb, palette):
    def dist(name):
        return sum((a - b) ** 2 for a, b in zip(rgb, palette[name]))

    return min(palette, key=dist)

#> nearest_color_name((250, 10, 10), {"red": (255, 0, 0), "blue": (0, 0, 255), "black": (0, 0, 0)})
#> nearest_color_name((0, 0, 0), {"gray": (10, 10, 10), "grey": (10, 10, 10)})
#> nearest_color_name((1, 2, 3), {})
#> nearest_color_name((128, 128, 128), {"white": (255, 255, 255), "black": (0, 0, 0)})
#> nearest_color_name((), {"any": (1, 2, 3), "other": ()})

### patch_list_of_dicts
def patch_list_of_dicts(items, patches):
    index = {it["id"]: it for it in items}
    for p in patches:
        if p["id"] in index:
            index[p["id"]].update(p)
        else:
            items.append(p)
    return items

#> patch_list_of_dicts([{"id": 1, "n": "a"}, {"id": 2, "n": "b"}], [{"id": 2, "n": "B"}, {"id": 3}])
#> patch_list_of_dicts([], [{"id": 7, "x": 1}, {"id": 7, "x": 2}])
#> patch_list_of_dicts([{"id": 1}], [])
#> patch_list_of_dicts([{"id": 1, "v": 0}, {"id": 1, "v": 5}], [{"id": 1, "v": 9}])
#> patch_list_of_dicts([{"key": 1}], [])

### histogram_of_lengths_str
def histogram_of_lengths_str(words):
    h = {}
    for w in words:
        h[len(w)] = h.get(len(w), "") + w[0] if w else h.get(0, "_")
    return ",".join(f"{k}:{h[k]}" for k in sorted(h))

#> histogram_of_lengths_str(["kale", "oat", "rye", "corn", "fig"])
#> histogram_of_lengths_str([])
#> histogram_of_lengths_str(["z"])
#> histogram_of_lengths_str(["ab", "cd", "e f"])
#> histogram_of_lengths_str(["ok", ""])
