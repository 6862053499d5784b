### deep_merge_config
def deep_merge_config(base, override):
    result = dict(base)
    for k, v in override.items():
        if isinstance(v, dict) and isinstance(result.get(k), dict):
            result[k] = deep_merge_config(result[k], v)
        elif v is None:
            result.pop(k, None)
        else:
            result[k] = v
    return result

#> deep_merge_config({"log": {"level": "info", "file": "a.log"}, "port": 80}, {"log": {"level": "debug"}})
#> deep_merge_config({"cache": {"ttl": 5}}, {"cache": None, "none": None})
#> deep_merge_config({}, {})
#> deep_merge_config({"x": 1}, {"x": {"y": 2}})
#> deep_merge_config({"a": {"b": {"c": 1}}}, {"a": {"b": {"d": 2}}, "e": [3]})

### env_expand
def env_expand(template, env):
    out = template
    for name in sorted(env, key=len, reverse=True):
        out = out.replace("$" + name, str(env[name]))
    return out

#> env_expand("$HOME/bin:$HOMEDIR", {"HOME": "/h", "HOMEDIR": "/hd"})
#> env_expand("no vars", {"X": 1})
#> env_expand("$A$B$A", {"A": "$B", "B": 7})
#> env_expand("$$$", {"": "."})
#> env_expand("", {})

### index_words_by_length
def index_words_by_length(sentence):
    idx = {}
    for position, token in enumerate(sentence.split()):
        core = token.strip(".,!?")
        idx.setdefault(len(core), {}).setdefault(core, []).append(position)
    return idx

#> index_words_by_length("to be, or not to be!")
#> index_words_by_length("")
#> index_words_by_length("Well... well, WELL?")
#> index_words_by_length("a bb a ccc bb a")
#> index_words_by_length("!!! ok ???")

### pop_until_key_again
def pop_until_key_again(d, stop):
    trail = ""
    while d:
        k, v = d.popitem()
        if k == stop:
            d[k] = v * 2
            break
        trail += str(v)
    else:
        trail += "#"
    return trail, d

#> pop_until_key_again({"p": 3, "q": 4, "r": 5, "s": 6}, "q")
#> pop_until_key_again({"p": 3, "q": 4}, "zz")
#> pop_until_key_again({}, "a")
#> pop_until_key_again({1: "x", 2: "y", 3: "z"}, 3)
#> pop_until_key_again({0: "lo", 9: "hi"}, False)

### shortest_hop_count
from collections import deque

def shortest_hop_count(links, src, dst):
    dist = {src: 0}
    todo = deque([src])
    while todo:
        here = todo.popleft()
        if here == dst:
            return dist[here]
        for nxt in links.get(here, []):
            if nxt not in dist:
                dist[nxt] = dist[here] + 1
                todo.append(nxt)
    return -1

#> shortest_hop_count({"ams": ["lhr", "cdg"], "lhr": ["jfk"], "cdg": ["jfk", "nrt"]}, "ams", "nrt")
#> shortest_hop_count({"a": ["b"], "b": ["a"]}, "a", "c")
#> shortest_hop_count({}, "x", "x")
#> shortest_hop_count({1: [2, 3], 2: [4], 3: [4], 4: [5]}, 1, 5)
#> shortest_hop_count({"u": []}, "u", "v")

### topological_courses
def topological_courses(prereqs):
    remaining = {c: set(p) for c, p in prereqs.items()}
    order = []
    while remaining:
        ready = sorted(c for c, p in remaining.items() if not p & remaining.keys())
        if not ready:
            return None
        order.extend(ready)
        for c in ready:
            del remaining[c]
    return order

#> topological_courses({"calc2": ["calc1"], "calc1": [], "phys": ["calc1"], "opt": ["calc2", "phys"]})
#> topological_courses({"a": ["b"], "b": ["a"]})
#> topological_courses({})
#> topological_courses({"art": ["unknown"], "bio": []})
#> topological_courses({"x": ["x"], "y": []})

### dict_diff_report
def dict_diff_report(old, new):
    report = []
    for k in sorted(old.keys() | new.keys()):
        if k not in new:
            report.append(f"- {k}={old[k]}")
        elif k not in old:
            report.append(f"+ {k}={new[k]}")
        elif old[k] != new[k]:
            report.append(f"~ {k}: {old[k]} -> {new[k]}")
    return report

#> dict_diff_report({"host": "a", "port": 80, "tls": False}, {"host": "a", "port": 443, "http2": True})
#> dict_diff_report({}, {})
#> dict_diff_report({"v": 1}, {"v": 1.0})
#> dict_diff_report({"z": None}, {"a": None})
#> dict_diff_report({"k": [1]}, {"k": [1, 2]})

### running_balance
def running_balance(transactions, opening):
    accounts = dict(opening)
    for src, dst, cents in transactions:
        if accounts.get(src, 0) < cents:
            continue
        accounts[src] -= cents
        accounts[dst] = accounts.get(dst, 0) + cents
    return accounts

#> running_balance([("joe", "sue", 250), ("sue", "rent", 900)], {"joe": 1000, "sue": 700})
#> running_balance([], {"a": 1})
#> running_balance([("x", "y", 5)], {})
#> running_balance([("p", "p", 10), ("p", "q", 10), ("q", "p", 10)], {"p": 10})
#> running_balance([("bank", "mia", 0)], {"mia": -3})

### roman_from_table
ROMAN_TABLE = {1000: "M", 900: "CM", 500: "D", 400: "CD", 100: "C", 90: "XC", 50: "L", 40: "XL", 10: "X", 9: "IX", 5: "V", 4: "IV", 1: "I"}

def roman_from_table(n):
    if not 0 < n < 4000:
        raise ValueError(f"cannot write {n}")
    out = []
    for value, letters in ROMAN_TABLE.items():
        times, n = divmod(n, value)
        out.append(letters * times)
    return "".join(out)

#> roman_from_table(1994)
#> roman_from_table(4)
#> roman_from_table(3888)
#> roman_from_table(0)
#> roman_from_table(40)

### roman_to_number
def roman_to_number(s):
    worth = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
    total, prev = 0, 0
    for ch in reversed(s.upper()):
        v = worth[ch]
        total += -v if v < prev else v
        prev = max(prev, v)
    return total

#> roman_to_number("MCMXCIV")
#> roman_to_number("iv")
#> roman_to_number("")
#> roman_to_number("XIIX")
#> roman_to_number("ABC")

### view_is_live
def view_is_live(d, key):
    ks = d.keys()
    vs = d.values()
    n = len(ks)
    d[key] = n
    d.pop(next(iter(d)))
    return n, list(ks), list(vs)

#> view_is_live({"first": "gone", "second": "stays"}, "third")
#> view_is_live({}, "only")
#> view_is_live({"a": 0}, "a")
#> view_is_live({3: 3, 2: 2, 1: 1}, 3)
#> view_is_live({"x": "", "y": ""}, ("t", 1))

### unique_by_field
def unique_by_field(records, field):
    return list({r[field]: r for r in reversed(records)}.values())[::-1]

#> unique_by_field([{"id": 1, "n": "a"}, {"id": 2, "n": "b"}, {"id": 1, "n": "c"}], "id")
#> unique_by_field([], "id")
#> unique_by_field([{"mail": "x@y"}, {"mail": "X@y"}], "mail")
#> unique_by_field([{"k": 0}, {"k": False, "j": 1}, {"k": 0.0, "j": 2}], "k")
#> unique_by_field([{"p": 1}, {"q": 2}], "p")

### morse_encode
def morse_encode(message):
    code = {"s": "...", "o": "---", "e": ".", "t": "-", "a": ".-", "n": "-.", "i": "..", "m": "--"}
    words = []
    for word in message.lower().split():
        words.append(" ".join(code.get(c, "?") for c in word))
    return " / ".join(words)

#> morse_encode("SOS")
#> morse_encode("meet Tina")
#> morse_encode("")
#> morse_encode("no 2 tea")
#> morse_encode("   ate   ")

### dense_ranks
def dense_ranks(scores):
    levels = {s: r for r, s in enumerate(sorted(set(scores.values()), reverse=True), start=1)}
    return {name: levels[s] for name, s in scores.items()}

#> dense_ranks({"ana": 88, "bo": 95, "cat": 88, "di": 70})
#> dense_ranks({})
#> dense_ranks({"x": 0})
#> dense_ranks({"u": -1, "v": -1.0, "w": -2})
#> dense_ranks({"low": "b", "hi": "z", "mid": "m"})

### bucket_temperatures
def bucket_temperatures(readings, edges):
    buckets = {e: 0 for e in edges}
    buckets["above"] = 0
    for t in readings:
        for e in edges:
            if t <= e:
                buckets[e] += 1
                break
        else:
            buckets["above"] += 1
    return buckets

#> bucket_temperatures([12.5, 19, 31, 25, 20], [10, 20, 30])
#> bucket_temperatures([], [0])
#> bucket_temperatures([-5, 0, 5], [])
#> bucket_temperatures([1, 1, 1], [1])
#> bucket_temperatures([7, 3], [5, 5, 9])

### remove_or_report
def remove_or_report(tags, name):
    try:
        tags.remove(name)
    except KeyError as err:
        return f"missing {err}"
    return sorted(tags)

#> remove_or_report({"urgent", "bug", "ui"}, "bug")
#> remove_or_report({"urgent"}, "ui")
#> remove_or_report({4, 5}, 4.0)
#> remove_or_report(set(), None)
#> remove_or_report({"last one"}, "last one")

### matrix_sparse_dict
def matrix_sparse_dict(rows):
    cells = {(r, c): v for r, row in enumerate(rows) for c, v in enumerate(row) if v}
    trace = sum(v for (r, c), v in cells.items() if r == c)
    return cells, trace

#> matrix_sparse_dict([[1, 0], [0, 5]])
#> matrix_sparse_dict([])
#> matrix_sparse_dict([[0, 0, 3], [4]])
#> matrix_sparse_dict([[0], [0], [0]])
#> matrix_sparse_dict([[-2, 7, 0], [0, 2, 0], [9, 0, 0.5]])

### sparse_vector_dot
def sparse_vector_dot(u, v):
    if len(u) > len(v):
        u, v = v, u
    return sum(x * v[i] for i, x in u.items() if i in v)

#> sparse_vector_dot({0: 2, 5: 3}, {5: 4})
#> sparse_vector_dot({}, {1: 1})
#> sparse_vector_dot({3: -1, 4: 2}, {3: 10, 4: 0.5, 9: 100})
#> sparse_vector_dot({"x": 3, "y": 4}, {"y": 4, "x": 3})
#> sparse_vector_dot({1: 5}, {2: 5})

### longest_streak_owner
def longest_streak_owner(results):
    best = {}
    current, run = None, 0
    for who in results:
        run = run + 1 if who == current else 1
        current = who
        if run > best.get(who, 0):
            best[who] = run
    return best and max(best.items(), key=lambda p: p[1])

#> longest_streak_owner(["W", "W", "L", "W", "L", "L", "L"])
#> longest_streak_owner([])
#> longest_streak_owner(["D"])
#> longest_streak_owner("aabbaaab")
#> longest_streak_owner([1, True, 1.0, 2])

### make_slug_registry
def make_slug_registry(titles):
    used = {}
    slugs = []
    for t in titles:
        base = "-".join(t.lower().split())
        n = used.get(base, 0)
        slugs.append(base if n == 0 else f"{base}-{n}")
        used[base] = n + 1
    return slugs

#> make_slug_registry(["My Post", "my  post", "Other", "MY POST"])
#> make_slug_registry([])
#> make_slug_registry(["", " "])
#> make_slug_registry(["a", "a-1", "A"])
#> make_slug_registry(["Crème Brûlée", "crème brûlée"])

### subset_checks
def subset_checks(a, b):
    x, y = set(a), frozenset(b)
    return {
        "sub": x.issubset(y),
        "super": x.issuperset(y),
        "apart": x.isdisjoint(y),
        "proper": x < y,
    }

#> subset_checks("ab", "cab")
#> subset_checks([], [])
#> subset_checks([1, 2, 3], [3, 3])
#> subset_checks((0,), (False,))
#> subset_checks("xyz", "XYZ")

### permissions_for_user
def permissions_for_user(user, roles_of, grants):
    allowed = set()
    denied = set()
    for role in roles_of.get(user, ["guest"]):
        for perm in grants.get(role, []):
            if perm.startswith("!"):
                denied.add(perm[1:])
            else:
                allowed.add(perm)
    allowed.difference_update(denied)
    return sorted(allowed)

#> permissions_for_user("kim", {"kim": ["editor", "intern"]}, {"editor": ["read", "write", "delete"], "intern": ["!delete"]})
#> permissions_for_user("bob", {}, {"guest": ["read"]})
#> permissions_for_user("ann", {"ann": []}, {"guest": ["read"]})
#> permissions_for_user("x", {"x": ["ghost"]}, {})
#> permissions_for_user("", {"": ["r", "r"]}, {"r": ["!a", "b", "a", "c"]})

### html_attrs
def html_attrs(attrs):
    parts = []
    for k, v in attrs.items():
        if v is True:
            parts.append(k)
        elif v is not None and v is not False:
            parts.append('%s="%s"' % (k.rstrip("_").replace("_", "-"), v))
    return " ".join(parts)

#> html_attrs({"class_": "btn big", "disabled": True, "data_id": 7})
#> html_attrs({})
#> html_attrs({"checked": False, "title": None})
#> html_attrs({"value": 0, "max": 1, "for_": "x"})
#> html_attrs({"aria_label": "größer"})

### dict_equal_after_reorder
def dict_equal_after_reorder(pairs):
    d = dict(pairs)
    e = dict(reversed(pairs))
    return d == e, list(d) == list(e), list(d), list(e)

#> dict_equal_after_reorder([("x", 1), ("y", 2)])
#> dict_equal_after_reorder([])
#> dict_equal_after_reorder([("x", 1), ("y", 2), ("x", 3)])
#> dict_equal_after_reorder([(1, "a"), (True, "a")])
#> dict_equal_after_reorder(["k1", "j2", "k3", "j2"])

### minmax_per_sensor
def minmax_per_sensor(log):
    stats = {}
    for line in log:
        sensor, _, raw = line.partition(":")
        value = float(raw)
        lo, hi = stats.get(sensor, (value, value))
        stats[sensor] = min(lo, value), max(hi, value)
    return stats

#> minmax_per_sensor(["t1:20.5", "t2:18", "t1:19", "t1:22"])
#> minmax_per_sensor([])
#> minmax_per_sensor(["h: 40 ", "h:-1e2"])
#> minmax_per_sensor(["broken"])
#> minmax_per_sensor([":3", ":1", ":2"])

### replace_none_values
def replace_none_values(row, defaults):
    filled = 0
    for k in row:
        if row[k] is None and k in defaults:
            row[k] = defaults[k]
            filled += 1
    row["_filled"] = filled
    return row

#> replace_none_values({"city": None, "zip": "1011"}, {"city": "?", "zip": "0000"})
#> replace_none_values({}, {"x": 1})
#> replace_none_values({"x": None, "y": None}, {"y": 0})
#> replace_none_values({"a": 0, "b": ""}, {"a": 1, "b": 2})
#> replace_none_values({"_filled": None}, {"_filled": 5})

### two_sum_positions
def two_sum_positions(nums, target):
    seen = {}
    for i, n in enumerate(nums):
        j = seen.get(target - n)
        if j is not None:
            return j, i
        seen[n] = i
    return None

#> two_sum_positions([3, 8, -2, 11], 9)
#> two_sum_positions([5, 5], 10)
#> two_sum_positions([5], 10)
#> two_sum_positions([], 0)
#> two_sum_positions([0, 4, 3, 0], 0)

### vote_by_preference
def vote_by_preference(ballots):
    alive = {c for b in ballots for c in b}
    while len(alive) > 1:
        tops = dict.fromkeys(sorted(alive), 0)
        for b in ballots:
            for c in b:
                if c in alive:
                    tops[c] += 1
                    break
        loser = min(tops, key=tops.get)
        alive.discard(loser)
    return alive.pop() if alive else None

#> vote_by_preference(["ABC", "BAC", "CBA", "BCA", "ACB"])
#> vote_by_preference([])
#> vote_by_preference([["tea"], ["tea"]])
#> vote_by_preference(["XY", "YX"])
#> vote_by_preference([["p", "q"], ["r"], ["q", "r"], ["r", "p"]])

### dict_as_switch
def dict_as_switch(op, a, b):
    table = {
        "+": lambda: a + b,
        "-": lambda: a - b,
        "*": lambda: a * b,
        "//": lambda: a // b if b else None,
    }
    return table.get(op, lambda: "unknown " + op)()

#> dict_as_switch("+", 17, 25)
#> dict_as_switch("//", 17, 0)
#> dict_as_switch("//", -7, 2)
#> dict_as_switch("**", 2, 3)
#> dict_as_switch("*", "ab", 3)
#> dict_as_switch("-", 5, 9)

### toggle_members
def toggle_members(clicks):
    selected = set()
    history = []
    for c in clicks:
        selected ^= {c}
        history.append(len(selected))
    return sorted(selected), history

#> toggle_members([3, 1, 3, 2])
#> toggle_members([])
#> toggle_members("aabbb")
#> toggle_members([7, 7])
#> toggle_members([0, False, 1, 1.0, True])

### comprehension_last_wins
def comprehension_last_wins(words):
    by_len = {len(w): w for w in words}
    by_last = {w[-1]: len(w) for w in words if w}
    return by_len, by_last

#> comprehension_last_wins(["kiwi", "plum", "fig", "date", "lime"])
#> comprehension_last_wins([])
#> comprehension_last_wins(["", "a", "A"])
#> comprehension_last_wins(["x y", "y x", "z-y"])
#> comprehension_last_wins(["ß", "ss", "SS"])

### parse_ini_text
def parse_ini_text(text):
    conf, section = {}, None
    for line in text.split("\n"):
        line = line.strip()
        if not line or line[0] in "#;":
            continue
        if line.startswith("[") and line.endswith("]"):
            section = conf.setdefault(line[1:-1], {})
        elif section is None:
            raise KeyError("no section")
        else:
            k, _, v = line.partition("=")
            section[k.rstrip()] = v.lstrip()
    return conf

#> parse_ini_text("[net]\nhost = box\nport=22\n\n[ui]\n; skip\ntheme = dark = no")
#> parse_ini_text("")
#> parse_ini_text("[a]\nx=1\n[b]\n[a]\nx=2\ny")
#> parse_ini_text("x=1")
#> parse_ini_text("# just a comment\n  [ spaced ]  ")

### cache_evict_oldest
def cache_evict_oldest(requests, capacity):
    cache = {}
    hits = 0
    for key in requests:
        if key in cache:
            hits += 1
            cache[key] = cache.pop(key) + 1
        else:
            if len(cache) >= capacity:
                del cache[next(iter(cache))]
            cache[key] = 1
    return hits, cache

#> cache_evict_oldest(["a", "b", "a", "c", "b"], 2)
#> cache_evict_oldest([], 3)
#> cache_evict_oldest([1, 1, 1], 1)
#> cache_evict_oldest("xyzxyz", 3)
#> cache_evict_oldest([5, 6, 7, 5], 2)

### anagram_families
def anagram_families(words):
    fam = {}
    for w in words:
        fam.setdefault("".join(sorted(w.lower())), []).append(w)
    return [sorted(g) for g in fam.values() if len(g) > 1]

#> anagram_families(["listen", "Silent", "cat", "act", "dog", "enlist"])
#> anagram_families([])
#> anagram_families(["one", "two"])
#> anagram_families(["", ""])
#> anagram_families(["ab", "ba", "AB", "abc"])

### int_keys_from_json
def int_keys_from_json(d):
    fixed = {}
    for k, v in d.items():
        if isinstance(v, dict):
            v = int_keys_from_json(v)
        fixed[int(k) if k.lstrip("-").isdigit() else k] = v
    return fixed

#> int_keys_from_json({"1": "a", "-2": "b", "x3": "c"})
#> int_keys_from_json({})
#> int_keys_from_json({"10": {"20": {}}, "z": {"007": True}})
#> int_keys_from_json({"1": "one", "01": "uno"})
#> int_keys_from_json({"--5": 0})

### cheapest_combo_key
def cheapest_combo_key(prices, budget):
    combos = {}
    for a in prices:
        for b in prices:
            if a < b and prices[a] + prices[b] <= budget:
                combos[a, b] = prices[a] + prices[b]
    return max(combos, key=lambda k: (combos[k], k), default=())

#> cheapest_combo_key({"tea": 3, "pie": 5, "bun": 2}, 7)
#> cheapest_combo_key({}, 10)
#> cheapest_combo_key({"x": 9, "y": 9}, 10)
#> cheapest_combo_key({"a": 1, "b": 1, "c": 1}, 2)
#> cheapest_combo_key({"solo": 1}, 100)

### flatten_nested_values
def flatten_nested_values(thing):
    if isinstance(thing, dict):
        return [x for v in thing.values() for x in flatten_nested_values(v)]
    if isinstance(thing, (list, tuple)):
        return [x for v in thing for x in flatten_nested_values(v)]
    return [thing]

#> flatten_nested_values({"a": [1, {"b": 2}], "c": (3, [4])})
#> flatten_nested_values({})
#> flatten_nested_values("text")
#> flatten_nested_values([{"x": None}, [], {"y": {"z": "deep"}}])
#> flatten_nested_values({"k": {"k": {"k": [[[0]]]}}})

### most_active_hour
def most_active_hour(stamps):
    hours = {}
    for s in stamps:
        h = s[:2]
        hours[h] = hours.get(h, 0) + 1
    if not hours:
        return "quiet"
    busiest = max(sorted(hours), key=hours.get)
    return f"{busiest}h x{hours[busiest]}"

#> most_active_hour(["09:15", "10:00", "09:59", "23:01"])
#> most_active_hour([])
#> most_active_hour(["18:00", "07:30"])
#> most_active_hour(["00:00", "00:01", "00:02"])
#> most_active_hour(["9:5", "9:5"])
