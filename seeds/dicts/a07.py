### chatroom_presence
def chatroom_presence(events):
    online = set()
    peak = 0
    for who, action in events:
        if action == "join":
            online.add(who)
            peak = max(peak, len(online))
        else:
            online.discard(who)
    return {"now": sorted(online), "peak": peak}

#> chatroom_presence([("ann", "join"), ("bob", "join"), ("ann", "leave"), ("cy", "join")])
#> chatroom_presence([])
#> chatroom_presence([("ghost", "leave")])
#> chatroom_presence([("x", "join"), ("x", "join"), ("x", "leave")])
#> chatroom_presence([("q", "join"), ("r", "join"), ("s", "join"), ("r", "kick"), ("q", "kick")])

### keyword_only_settings
def keyword_only_settings(*, theme="light", **rest):
    settings = {"theme": theme}
    for k in sorted(rest):
        settings[k.replace("__", ".")] = rest[k]
    return settings

#> keyword_only_settings()
#> keyword_only_settings(theme="dark", font__size=12, zoom=1.5)
#> keyword_only_settings(b=2, a=1)
#> keyword_only_settings(themes="x", __=0)
#> keyword_only_settings(theme=None, x__y__z=[])

### kwargs_override_dict
def kwargs_override_dict(base, **kw):
    merged = dict(base, **kw)
    changed = [k for k in kw if k in base and base[k] != kw[k]]
    return merged, changed

#> kwargs_override_dict({"size": 10, "bold": False}, bold=True, color="red")
#> kwargs_override_dict({})
#> kwargs_override_dict({"x": 1}, x=1)
#> kwargs_override_dict({"x": 1, 2: "two"}, x="one", y=None)
#> kwargs_override_dict([("p", 1)], p=1)

### accumulate_default_arg
def accumulate_default_arg(word, store=None, limit=3):
    store = store if store is not None else {"seen": 0}
    for ch in word[:limit]:
        store[ch] = ch * (store.get("seen", 0) + 1)
        store["seen"] = store.get("seen", 0) + 1
    return store

#> accumulate_default_arg("abcdef")
#> accumulate_default_arg("xyx", {})
#> accumulate_default_arg("", None)
#> accumulate_default_arg("pq", {"seen": 4, "p": "old"}, 1)
#> accumulate_default_arg("long word", limit=5)

### tuple_sort_from_dict
def tuple_sort_from_dict(d):
    pairs = [(v, k) for k, v in d.items()]
    pairs.sort(reverse=True)
    top, *rest = pairs
    return top[1], [k for _, k in rest]

#> tuple_sort_from_dict({"gold": 79, "iron": 26, "tin": 50})
#> tuple_sort_from_dict({"x": 1})
#> tuple_sort_from_dict({})
#> tuple_sort_from_dict({"b": 5, "a": 5, "c": 5})
#> tuple_sort_from_dict({"neg": -1, "zero": 0, "half": 0.5})

### cyclic_lookup_length
def cyclic_lookup_length(perm, start):
    n, cur = 1, perm[start]
    while cur != start and n <= len(perm):
        cur = perm[cur]
        n += 1
    return n if cur == start else -1

#> cyclic_lookup_length({1: 3, 3: 2, 2: 1, 4: 4}, 1)
#> cyclic_lookup_length({4: 4}, 4)
#> cyclic_lookup_length({"a": "b", "b": "c", "c": "b"}, "a")
#> cyclic_lookup_length({"n": "e", "e": "s", "s": "w", "w": "n"}, "s")
#> cyclic_lookup_length({"x": "y"}, "x")

### cycle_decomposition
def cycle_decomposition(perm):
    left = dict(perm)
    cycles = []
    while left:
        start = min(left)
        cyc, cur = [], start
        while cur in left:
            cyc.append(cur)
            cur = left.pop(cur)
        cycles.append(tuple(cyc))
    return cycles

#> cycle_decomposition({1: 2, 2: 1, 3: 3})
#> cycle_decomposition({})
#> cycle_decomposition({0: 2, 1: 0, 2: 1})
#> cycle_decomposition({"a": "c", "b": "d", "c": "a", "d": "b"})
#> cycle_decomposition({5: 6})

### parse_resource_cost
def parse_resource_cost(spec):
    cost = {}
    for part in filter(None, (p.strip() for p in spec.split("+"))):
        num = ""
        while part and part[0].isdigit():
            num, part = num + part[0], part[1:]
        name = part.strip()
        cost[name] = cost.get(name, 0) + int(num or 1)
    return cost

#> parse_resource_cost("3 wood + 2 stone + wood")
#> parse_resource_cost("")
#> parse_resource_cost("10gold+gold")
#> parse_resource_cost("+ +")
#> parse_resource_cost("7")

### can_craft_times
def can_craft_times(recipe, bag):
    if not recipe:
        return 0
    return min(bag.get(item, 0) // need for item, need in recipe.items())

#> can_craft_times({"stick": 2, "iron": 3}, {"iron": 10, "stick": 5})
#> can_craft_times({}, {"iron": 1})
#> can_craft_times({"egg": 12}, {})
#> can_craft_times({"x": 1, "y": 1}, {"x": 100, "y": 99})
#> can_craft_times({"free": 0}, {"free": 4})

### stepwise_dict_quiz
def stepwise_dict_quiz(d, k):
    a = k in d
    d.setdefault(k, 7)
    b = d.pop(k)
    d[k] = [a, b]
    c = d.popitem()
    d.update([c], z=len(d))
    return d

#> stepwise_dict_quiz({}, "k")
#> stepwise_dict_quiz({"k": 1}, "k")
#> stepwise_dict_quiz({"z": 3, "y": 4}, "y")
#> stepwise_dict_quiz({"m": 0}, "z")
#> stepwise_dict_quiz({1: 1, 2: 4}, 3)

### boolean_key_counts
def boolean_key_counts(nums):
    d = {True: 0, False: 0}
    for n in nums:
        d[n > 0] += 1
    d["diff"] = d[1] - d[0]
    return d

#> boolean_key_counts([5, -2, 0, 8])
#> boolean_key_counts([])
#> boolean_key_counts([-1])
#> boolean_key_counts([0.5, 1e-9])
#> boolean_key_counts([True, False])

### numeric_key_collisions
def numeric_key_collisions(keys):
    d = {}
    for i, k in enumerate(keys):
        d[k] = i
    return [type(k).__name__ for k in d], list(d.values())

#> numeric_key_collisions([1, 1.0, True])
#> numeric_key_collisions([False, 0, "0", 0.0])
#> numeric_key_collisions([])
#> numeric_key_collisions([2, 2.5, "2", (2,)])
#> numeric_key_collisions([[1], 2])

### hash_equal_lookup
def hash_equal_lookup(d, probes):
    return {repr(p): d.get(p, "no") for p in probes}

#> hash_equal_lookup({1: "one", "1": "str"}, [1, 1.0, True, "1"])
#> hash_equal_lookup({}, [None])
#> hash_equal_lookup({(1, 2): "pair"}, [(1, 2), (1.0, 2.0), (2, 1)])
#> hash_equal_lookup({0: "zero"}, [-0.0, False, ""])
#> hash_equal_lookup({frozenset("ab"): "set"}, [frozenset("ba"), "ab"])

### unhashable_guard
def unhashable_guard(keys):
    ok, bad = {}, 0
    for k in keys:
        try:
            ok[k] = ok.get(k, 0) + 1
        except TypeError:
            bad += 1
            ok[str(k)] = bad
    return ok

#> unhashable_guard([1, [2], (3,)])
#> unhashable_guard([])
#> unhashable_guard([{}, {}, "{}"])
#> unhashable_guard(["a", "a", None])
#> unhashable_guard([([],), (), [()]])

### merge_sorted_keys_alternate
def merge_sorted_keys_alternate(a, b):
    ka, kb = sorted(a), sorted(b, reverse=True)
    out = {}
    while ka or kb:
        if ka:
            k = ka.pop(0)
            out[k] = a[k]
        if kb:
            k = kb.pop(0)
            out[k] = b[k]
    return out

#> merge_sorted_keys_alternate({"b": 1, "a": 2}, {"y": 3, "z": 4, "x": 5})
#> merge_sorted_keys_alternate({}, {})
#> merge_sorted_keys_alternate({1: "a", 3: "c"}, {})
#> merge_sorted_keys_alternate({"k": "left"}, {"k": "right"})
#> merge_sorted_keys_alternate({}, {5: 0, 6: 1})

### word_score_tiles
TILE_SCORES = {1: "aeioulnstr", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k", 8: "jx", 10: "qz"}

def word_score_tiles(word, bonus=()):
    worth = {ch: pts for pts, chars in TILE_SCORES.items() for ch in chars}
    total = 0
    for i, ch in enumerate(word.lower()):
        total += worth.get(ch, 0) * (2 if i in bonus else 1)
    return total

#> word_score_tiles("Quiz")
#> word_score_tiles("jazz", {0, 2})
#> word_score_tiles("")
#> word_score_tiles("né-e", [1])
#> word_score_tiles("banana", bonus=[10])

### nested_dict_transpose
def nested_dict_transpose(d):
    t = {}
    for outer, inner in d.items():
        for k, v in inner.items():
            t.setdefault(k, {})[outer] = v
    return t

#> nested_dict_transpose({"ann": {"math": 9, "art": 7}, "bob": {"math": 6}})
#> nested_dict_transpose({})
#> nested_dict_transpose({"x": {}})
#> nested_dict_transpose({1: {2: "a"}, 2: {1: "b"}, 3: {2: "c"}})
#> nested_dict_transpose({"p": {"q": {"r": 1}}})

### most_specific_rule
def most_specific_rule(rules, host):
    best = ""
    for pattern in rules:
        if (host == pattern or host.endswith("." + pattern)) and len(pattern) > len(best):
            best = pattern
    return rules.get(best, "deny")

#> most_specific_rule({"example.com": "allow", "api.example.com": "limit"}, "v2.api.example.com")
#> most_specific_rule({"example.com": "allow"}, "badexample.com")
#> most_specific_rule({}, "x")
#> most_specific_rule({"com": 1, "org": 2}, "wiki.org")
#> most_specific_rule({"": "catchall"}, "localhost")

### weekday_hours_text
def weekday_hours_text(hours):
    spans = []
    for day, h in hours.items():
        if spans and spans[-1][2] == h:
            spans[-1][1] = day
        else:
            spans.append([day, day, h])
    return "; ".join(f"{a} {h}" if a == b else f"{a}-{b} {h}" for a, b, h in spans)

#> weekday_hours_text({"Mon": "9-17", "Tue": "9-17", "Wed": "9-17", "Thu": "9-20", "Fri": "9-17"})
#> weekday_hours_text({})
#> weekday_hours_text({"Sun": "closed"})
#> weekday_hours_text({"Sat": "10-14", "Sun": "10-14"})
#> weekday_hours_text({"a": None, "b": 0, "c": None})

### version_requirements_merge
def version_requirements_merge(specs):
    need = {}
    for spec in specs:
        name, _, ver = spec.partition(">=")
        ver = tuple(int(p) for p in ver.split(".")) if ver else ()
        need[name.strip()] = max(need.get(name.strip(), ()), ver)
    return {n: ".".join(map(str, v)) or "*" for n, v in need.items()}

#> version_requirements_merge(["numpy>=1.20", "requests", "numpy >=1.9.3"])
#> version_requirements_merge([])
#> version_requirements_merge(["a>=2", "a>=2.0", "b", "b"])
#> version_requirements_merge(["x>=1.beta"])
#> version_requirements_merge(["flask", "flask>=0.1"])

### key_prefix_tree
def key_prefix_tree(words):
    root = {}
    for w in words:
        node = root
        for ch in w:
            node = node.setdefault(ch, {})
        node["$"] = True
    return root

#> key_prefix_tree(["to", "tea", "ten"])
#> key_prefix_tree([])
#> key_prefix_tree([""])
#> key_prefix_tree(["a", "a", "ab"])
#> key_prefix_tree(["no", "né"])

### trie_autocomplete
def trie_autocomplete(trie, prefix):
    node = trie
    for ch in prefix:
        if ch not in node:
            return []
        node = node[ch]

    def collect(n, path):
        for ch in sorted(n):
            if ch == "$":
                found.append(path)
            else:
                collect(n[ch], path + ch)

    found = []
    collect(node, prefix)
    return found

#> trie_autocomplete({"c": {"a": {"t": {"$": 1}, "r": {"$": 1, "t": {"$": 1}}}}}, "ca")
#> trie_autocomplete({"c": {"a": {"t": {"$": 1}}}}, "co")
#> trie_autocomplete({}, "")
#> trie_autocomplete({"$": 1, "x": {"$": 1}}, "")
#> trie_autocomplete({"x": {"y": {}}}, "x")

### stable_partition_dict
def stable_partition_dict(d, predicate_name):
    tests = {"pos": lambda v: v > 0, "even": lambda v: v % 2 == 0, "big": lambda v: abs(v) >= 100}
    test = tests[predicate_name]
    yes, no = {}, {}
    for k, v in d.items():
        (yes if test(v) else no)[k] = v
    return yes, no

#> stable_partition_dict({"a": 5, "b": -5, "c": 0}, "pos")
#> stable_partition_dict({"a": 100, "b": -250, "c": 99}, "big")
#> stable_partition_dict({}, "even")
#> stable_partition_dict({"x": 3, "y": 4}, "even")
#> stable_partition_dict({"x": 3}, "odd")

### combine_by_operator
import operator

def combine_by_operator(a, b, symbol):
    op = {"+": operator.add, "*": operator.mul, "max": max, "min": min}[symbol]
    result = a.copy()
    for k, v in b.items():
        result[k] = op(result[k], v) if k in result else v
    return result

#> combine_by_operator({"x": 2, "y": 3}, {"y": 10, "z": 1}, "*")
#> combine_by_operator({"x": "ab"}, {"x": "cd"}, "+")
#> combine_by_operator({}, {"k": 0}, "max")
#> combine_by_operator({"k": 5}, {"k": -5}, "min")
#> combine_by_operator({"k": 5}, {"k": 2}, "/")

### reduce_to_lookup
from functools import reduce

def reduce_to_lookup(pairs):
    return reduce(lambda acc, kv: acc | {kv[0]: acc.get(kv[0], 0) * 10 + kv[1]}, pairs, {})

#> reduce_to_lookup([("a", 1), ("b", 2), ("a", 3)])
#> reduce_to_lookup([])
#> reduce_to_lookup([("x", 0), ("x", 0), ("x", 7)])
#> reduce_to_lookup([(1, 9), (True, 8)])
#> reduce_to_lookup([("neg", -1), ("neg", 2)])

### groupby_runs_dict
from itertools import groupby

def groupby_runs_dict(nums):
    d = {}
    for parity, run in groupby(nums, key=lambda n: "odd" if n % 2 else "even"):
        d.setdefault(parity, []).append(list(run))
    return d

#> groupby_runs_dict([1, 3, 2, 4, 6, 5])
#> groupby_runs_dict([])
#> groupby_runs_dict([0])
#> groupby_runs_dict([7, 8, 7, 8])
#> groupby_runs_dict([-1, -2, -4])

### chainmap_layers
from collections import ChainMap

def chainmap_layers(user, env, defaults):
    cm = ChainMap(user, env, defaults)
    cm["touched"] = len(cm)
    child = cm.new_child({"lvl": 9})
    return user, child["lvl"], sorted(cm)

#> chainmap_layers({"a": 1}, {"b": 2}, {"a": 0, "c": 3})
#> chainmap_layers({}, {}, {})
#> chainmap_layers({"lvl": 1}, {"touched": "no"}, {})
#> chainmap_layers({"x": None}, {"x": 5}, {"x": 6, "y": 7})
#> chainmap_layers({"touched": 0}, {}, {"z": 1})

### counter_most_common_ties
from collections import Counter

def counter_most_common_ties(words, n):
    c = Counter(words)
    c.subtract(["the", "a"])
    top = c.most_common(n)
    return top, +c == c

#> counter_most_common_ties("the cat and the hat".split(), 2)
#> counter_most_common_ties([], 1)
#> counter_most_common_ties(["a", "a", "the", "the", "b"], 3)
#> counter_most_common_ties(list("banana"), 10)
#> counter_most_common_ties(["x"], 0)

### counter_update_total
from collections import Counter

def counter_update_total(baskets):
    c = Counter()
    for b in baskets:
        c.update(b)
    del c["free"]
    return c.total(), sorted(c), c["nothing"]

#> counter_update_total([["milk", "egg"], {"egg": 5}, ["free"]])
#> counter_update_total([])
#> counter_update_total([{"x": -2}, {"x": 2}])
#> counter_update_total(["abc", "cab"])
#> counter_update_total([["free", "free"], {"nothing": 3}])

### defaultdict_nested_sum
from collections import defaultdict

def defaultdict_nested_sum(sales):
    by_region = defaultdict(lambda: defaultdict(int))
    for region, product, n in sales:
        by_region[region][product] += n
    return {r: dict(p) for r, p in by_region.items() if sum(p.values()) > 0}

#> defaultdict_nested_sum([("N", "pen", 3), ("S", "pen", 1), ("N", "ink", 2), ("N", "pen", 4)])
#> defaultdict_nested_sum([])
#> defaultdict_nested_sum([("W", "x", 5), ("W", "x", -5)])
#> defaultdict_nested_sum([("E", "a", 1), ("E", "b", 1)])
#> defaultdict_nested_sum([("Z", None, 0), ("Y", None, 1)])

### defaultdict_set_coauthors
from collections import defaultdict

def defaultdict_set_coauthors(papers, author):
    co = defaultdict(set)
    for names in papers:
        for n in names:
            co[n].update(m for m in names if m != n)
    return sorted(co[author]), len(co)

#> defaultdict_set_coauthors([["Ito", "Ray"], ["Ray", "Poe", "Ito"], ["Kaz"]], "Ray")
#> defaultdict_set_coauthors([], "Nobody")
#> defaultdict_set_coauthors([["Solo"]], "Solo")
#> defaultdict_set_coauthors([["A", "A"], ["A", "B"]], "A")
#> defaultdict_set_coauthors([["X", "Y"]], "Z")

### namedrecord_index
from dataclasses import dataclass, asdict

@dataclass
class Gadget:
    code: str
    price: float
    tags: tuple = ()

def namedrecord_index(rows):
    shop = {}
    for row in rows:
        g = Gadget(*row)
        shop[g.code] = g
    cheapest = min(shop.values(), key=lambda g: g.price, default=None)
    return list(shop), asdict(cheapest) if cheapest else {}

#> namedrecord_index([("g1", 9.5), ("g2", 3, ("new",)), ("g1", 1)])
#> namedrecord_index([])
#> namedrecord_index([("z", 0, ("a", "b"))])
#> namedrecord_index([("p", 5), ("q", 5)])
#> namedrecord_index([("only-code",)])

### enum_keyed_totals
from enum import Enum

class Suit(Enum):
    H = "hearts"
    S = "spades"

def enum_keyed_totals(cards):
    totals = {s: 0 for s in Suit}
    for card in cards:
        totals[Suit[card[-1]]] += int(card[:-1])
    return {s.value: n for s, n in totals.items() if n}

#> enum_keyed_totals(["10H", "3S", "2H"])
#> enum_keyed_totals([])
#> enum_keyed_totals(["0S", "7H"])
#> enum_keyed_totals(["4D"])
#> enum_keyed_totals(["9S", "9S", "9S"])
