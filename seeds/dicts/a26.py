### cls_registry_register
class Registry:
    def __init__(self):
        self.items = {}
        self.aliases = {}

    def add(self, name, value, *aliases):
        self.items[name] = value
        self.aliases.update(dict.fromkeys(aliases, name))

    def find(self, name):
        return self.items.get(self.aliases.get(name, name))

def cls_registry_register(entries, queries):
    reg = Registry()
    for e in entries:
        reg.add(*e)
    return [reg.find(q) for q in queries]

#> cls_registry_register([("gzip", 1, "gz", "z"), ("bzip", 2)], ["gz", "bzip", "rar"])
#> cls_registry_register([], ["x"])
#> cls_registry_register([("a", 5, "b"), ("b", 6)], ["b", "a"])
#> cls_registry_register([("a", 1), ("a", 2, "a")], ["a"])
#> cls_registry_register([("k", None)], [])

### cls_matrix_getitem
class Sparse:
    def __init__(self, default=0):
        self.cells = {}
        self.default = default

    def __setitem__(self, key, value):
        if value == self.default:
            self.cells.pop(key, None)
        else:
            self.cells[key] = value

    def __getitem__(self, key):
        return self.cells.get(key, self.default)

def cls_matrix_getitem(writes, reads, default=0):
    m = Sparse(default)
    for r, c, v in writes:
        m[r, c] = v
    return [m[k] for k in reads], len(m.cells)

#> cls_matrix_getitem([(0, 0, 5), (1, 2, 7), (0, 0, 0)], [(1, 2), (0, 0)])
#> cls_matrix_getitem([], [(9, 9)], None)
#> cls_matrix_getitem([(1, 1, "x")], [], "x")
#> cls_matrix_getitem([(2, 2, 1), (2, 2, 3)], [(2, 2), (2.0, 2)])
#> cls_matrix_getitem([(0, 1, False)], [(0, 1)])

### cls_counter_bag
class Bag:
    def __init__(self, items=()):
        self.n = {}
        for i in items:
            self.n[i] = self.n.get(i, 0) + 1

    def __len__(self):
        return sum(self.n.values())

    def __contains__(self, x):
        return self.n.get(x, 0) > 1

    def __iter__(self):
        return (k for k, v in self.n.items() for _ in range(v))

def cls_counter_bag(items, probe):
    b = Bag(items)
    return len(b), probe in b, list(b)

#> cls_counter_bag("abca", "a")
#> cls_counter_bag("abca", "b")
#> cls_counter_bag([], None)
#> cls_counter_bag([3, 1, 3, 3], 3.0)
#> cls_counter_bag(["x", "y", "x"], "q")

### cls_event_emitter
class Emitter:
    def __init__(self):
        self.handlers = {}

    def on(self, event, fn):
        self.handlers.setdefault(event, []).append(fn)
        return self

    def emit(self, event, arg):
        return [fn(arg) for fn in self.handlers.get(event, ())]

def cls_event_emitter(events):
    em = Emitter().on("num", lambda x: x * 10).on("num", str).on("txt", len)
    return {i: em.emit(*e) for i, e in enumerate(events)}

#> cls_event_emitter([("num", 4), ("txt", "abc"), ("nope", 0)])
#> cls_event_emitter([])
#> cls_event_emitter([("txt", "")])
#> cls_event_emitter([("num", "7")])
#> cls_event_emitter([("txt", 5)])

### cls_case_insensitive_dict
class CIDict(dict):
    def __setitem__(self, k, v):
        super().__setitem__(k.lower(), v)

    def __getitem__(self, k):
        return super().__getitem__(k.lower())

    def __contains__(self, k):
        return super().__contains__(k.lower())

def cls_case_insensitive_dict(pairs, key):
    d = CIDict()
    for k, v in pairs:
        d[k] = v
    return key in d, d[key] if key in d else d.get(key, "none"), list(d)

#> cls_case_insensitive_dict([("Host", 1), ("HOST", 2)], "hOsT")
#> cls_case_insensitive_dict([], "x")
#> cls_case_insensitive_dict([("A", "a"), ("b", "B")], "B")
#> cls_case_insensitive_dict([("É", 1)], "é")
#> cls_case_insensitive_dict([("k", 0)], "K ")

### cls_attr_dict
class AttrDict(dict):
    def __getattr__(self, name):
        try:
            v = self[name]
        except KeyError:
            raise AttributeError(name)
        return AttrDict(v) if isinstance(v, dict) else v

def cls_attr_dict(conf):
    c = AttrDict(conf)
    return getattr(c, "port", 80), getattr(c, "db", AttrDict()).get("name"), hasattr(c, "x")

#> cls_attr_dict({"port": 8080, "db": {"name": "prod"}})
#> cls_attr_dict({})
#> cls_attr_dict({"x": None, "db": {}})
#> cls_attr_dict({"db": {"name": {"deep": 1}}})
#> cls_attr_dict({"port": 0, "x": 1, "db": "flat"})

### cls_history_dict
class Tracked(dict):
    def __init__(self, *args):
        super().__init__(*args)
        self.log = []

    def __setitem__(self, k, v):
        self.log.append((k, self.get(k), v))
        super().__setitem__(k, v)

def cls_history_dict(start, changes):
    t = Tracked(start)
    for k, v in changes:
        t[k] = v
    t.update(hidden=True)
    return t.log, len(t)

#> cls_history_dict({"a": 1}, [("a", 2), ("b", 3), ("a", 4)])
#> cls_history_dict({}, [])
#> cls_history_dict({"hidden": False}, [("hidden", None)])
#> cls_history_dict([("x", 0)], [("y", 1)])
#> cls_history_dict({"k": "v"}, [("k", "v")])

### cls_union_find
class Groups:
    def __init__(self):
        self.up = {}

    def root(self, x):
        self.up.setdefault(x, x)
        while self.up[x] != x:
            self.up[x] = self.up[self.up[x]]
            x = self.up[x]
        return x

    def join(self, a, b):
        ra, rb = sorted((self.root(a), self.root(b)))
        self.up[rb] = ra

def cls_union_find(pairs, probe):
    g = Groups()
    for a, b in pairs:
        g.join(a, b)
    leader = g.root(probe)
    return sorted(x for x in list(g.up) if g.root(x) == leader)

#> cls_union_find([("a", "b"), ("c", "d"), ("b", "c"), ("x", "y")], "d")
#> cls_union_find([], "q")
#> cls_union_find([(3, 1), (2, 3)], 2)
#> cls_union_find([("m", "m")], "m")
#> cls_union_find([(1, 2), (5, 6)], 9)

### cls_inventory_class
class Stock:
    def __init__(self, **items):
        self.items = items

    def take(self, name, n=1):
        have = self.items.get(name, 0)
        if have < n:
            raise LookupError(f"{name}: {have} < {n}")
        self.items[name] = have - n
        return self

    def __repr__(self):
        return "Stock(" + ", ".join(f"{k}={v}" for k, v in sorted(self.items.items())) + ")"

def cls_inventory_class(start, takes):
    s = Stock(**start)
    errors = []
    for t in takes:
        try:
            s.take(*t)
        except LookupError as e:
            errors.append(str(e))
    return repr(s), errors

#> cls_inventory_class({"pen": 3, "cup": 1}, [("pen", 2), ("cup",), ("cup",)])
#> cls_inventory_class({}, [("x", 0)])
#> cls_inventory_class({"b": 5, "a": 5}, [])
#> cls_inventory_class({"z": 1}, [("q", 4), ("z", 1)])
#> cls_inventory_class({"m": 2}, [("m", -3)])

### cls_graph_class
class Graph:
    def __init__(self):
        self.adj = {}

    def __iadd__(self, edge):
        a, b = edge
        self.adj.setdefault(a, set()).add(b)
        self.adj.setdefault(b, set()).add(a)
        return self

    def degree(self):
        return {n: len(s) for n, s in self.adj.items()}

def cls_graph_class(edges):
    g = Graph()
    for e in edges:
        g += e
    d = g.degree()
    return d, sum(d.values()) // 2

#> cls_graph_class([("a", "b"), ("b", "c"), ("a", "b")])
#> cls_graph_class([])
#> cls_graph_class(["xy", "yz", "zx"])
#> cls_graph_class([(1, 1)])
#> cls_graph_class([(1, 2, 3)])

### cls_money_dict_key
from dataclasses import dataclass

@dataclass(frozen=True)
class Coin:
    cents: int
    kind: str = "eur"

def cls_money_dict_key(specs):
    purse = {}
    for s in specs:
        c = Coin(*s)
        purse[c] = purse.get(c, 0) + 1
    return sum(c.cents * n for c, n in purse.items()), len(purse), purse.get(Coin(50), 0)

#> cls_money_dict_key([(50,), (50, "eur"), (50, "usd"), (10,)])
#> cls_money_dict_key([])
#> cls_money_dict_key([(1,)] * 3)
#> cls_money_dict_key([(50.0,), (20,)])
#> cls_money_dict_key([()])

### cls_point_hash_eq
class Pt:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __eq__(self, other):
        return (self.x, self.y) == (other.x, other.y)

    def __hash__(self):
        return hash((self.x, self.y))

def cls_point_hash_eq(coords, probe):
    visits = {}
    for xy in coords:
        p = Pt(*xy)
        visits[p] = visits.get(p, 0) + 1
    return visits.get(Pt(*probe), 0), len(visits)

#> cls_point_hash_eq([(0, 0), (1, 2), (0, 0)], (0, 0))
#> cls_point_hash_eq([], (5, 5))
#> cls_point_hash_eq([(1, 2), (2, 1)], (1.0, 2.0))
#> cls_point_hash_eq([(3, 3)], (3, 4))
#> cls_point_hash_eq(["ab", "ba", "ab"], "ba")

### cls_timer_buckets
class Buckets:
    def __init__(self, size):
        self.size, self.data = size, {}

    def push(self, t, v):
        b = t // self.size * self.size
        self.data[b] = self.data.get(b, 0) + v

    def __iter__(self):
        if self.data:
            for b in range(min(self.data), max(self.data) + 1, self.size):
                yield b, self.data.get(b, 0)

def cls_timer_buckets(samples, size):
    bk = Buckets(size)
    for t, v in samples:
        bk.push(t, v)
    return list(bk)

#> cls_timer_buckets([(1, 5), (3, 2), (27, 9)], 10)
#> cls_timer_buckets([], 5)
#> cls_timer_buckets([(0, 1), (4, 1), (5, 1)], 5)
#> cls_timer_buckets([(-1, 3), (1, 4)], 2)
#> cls_timer_buckets([(7, 7)], 1)

### gen_unique_justseen
def gen_unique_justseen(items, rule=None):
    def fresh():
        seen = {}
        key = {"lower": str.lower, "len": len}.get(rule)
        for it in items:
            k = key(it) if key else it
            if seen.setdefault(k, it) is it:
                yield k, it

    return dict(fresh())

#> gen_unique_justseen(["apple", "Ant", "bee"], "lower")
#> gen_unique_justseen([], "len")
#> gen_unique_justseen(["aa", "bb", "c"], "len")
#> gen_unique_justseen([5, 7, 5])
#> gen_unique_justseen(["x", "y", "x"], None)

### gen_walk_config
def gen_walk_config(cfg):
    def walk(node, path):
        for k, v in node.items():
            if isinstance(v, dict):
                yield from walk(v, path + [k])
            else:
                yield ".".join(path + [k]), v

    return [f"{p}={v}" for p, v in walk(cfg, []) if v is not None]

#> gen_walk_config({"a": {"b": 1, "c": None}, "d": "x"})
#> gen_walk_config({})
#> gen_walk_config({"p": {"q": {}}})
#> gen_walk_config({"n": None})
#> gen_walk_config({"u": {"v": {"w": [1]}}, "z": False})

### gen_pairs_from_dict
def gen_pairs_from_dict(d, n):
    def cycle():
        while d:
            for k, v in d.items():
                yield f"{k}{v}"

    it = cycle()
    return [x for _, x in zip(range(n), it)]

#> gen_pairs_from_dict({"a": 1, "b": 2}, 5)
#> gen_pairs_from_dict({}, 3)
#> gen_pairs_from_dict({"x": 0}, 0)
#> gen_pairs_from_dict({"q": "!"}, 4)
#> gen_pairs_from_dict({1: 1, 2: 4, 3: 9}, 2)

### deco_cached_calls
from functools import wraps

def deco_cached_calls(args_list):
    stats = {"hit": 0, "miss": 0}

    def cached(fn):
        memo = {}

        @wraps(fn)
        def inner(*a):
            if a in memo:
                stats["hit"] += 1
            else:
                stats["miss"] += 1
                memo[a] = fn(*a)
            return memo[a]

        return inner

    @cached
    def area(w, h=1):
        return w * h

    return [area(*a) for a in args_list], stats

#> deco_cached_calls([(2, 3), (3, 2), (2, 3)])
#> deco_cached_calls([])
#> deco_cached_calls([(4,), (4, 1), (4.0,)])
#> deco_cached_calls([("ab", 2), ("ab", 2)])
#> deco_cached_calls([([1], 2)])

### deco_lru_cache_info
from functools import lru_cache

def deco_lru_cache_info(calls, size):
    @lru_cache(maxsize=size)
    def slow(x):
        return x * x

    total = sum(slow(c) for c in calls)
    info = slow.cache_info()
    return total, info.hits, info.misses, info.currsize

#> deco_lru_cache_info([3, 4, 3, 5, 4], 2)
#> deco_lru_cache_info([], 1)
#> deco_lru_cache_info([1, 1.0, True], 4)
#> deco_lru_cache_info([7, 7, 7], 0)
#> deco_lru_cache_info([1, 2, 3, 1], None)

### ctx_temporary_override
from contextlib import contextmanager

def ctx_temporary_override(settings, **temp):
    @contextmanager
    def override(d, changes):
        old = {k: d[k] for k in changes if k in d}
        d.update(changes)
        yield len(d)
        for k in changes:
            if k in old:
                d[k] = old[k]
            else:
                del d[k]

    with override(settings, temp) as n:
        inside = dict(settings)
    return inside, settings, n

#> ctx_temporary_override({"debug": False}, debug=True, level=3)
#> ctx_temporary_override({})
#> ctx_temporary_override({"x": 1, "y": 2}, y=None)
#> ctx_temporary_override({}, new=[])
#> ctx_temporary_override({"a": 0}, b=1, a=1)

### typed_tally
from typing import Iterable

def typed_tally(words: Iterable[str], *, min_len: int = 1) -> dict[str, int]:
    """Count words of at least min_len letters, ignoring case."""
    out: dict[str, int] = {}
    for w in words:
        if len(w) >= min_len:
            out[w.lower()] = out.get(w.lower(), 0) + 1
    return out

#> typed_tally(["Tea", "tea", "a", "Milk"], min_len=2)
#> typed_tally([])
#> typed_tally("Abba")
#> typed_tally(["", "x"], min_len=0)
#> typed_tally({"Key": 1, "kEY": 2})

### typed_lookup_union
def typed_lookup_union(table: dict[str, int | str], key: str) -> int:
    # strings refer to another key, "-x" negates it
    value = table[key]
    if isinstance(value, int):
        return value
    if value.startswith("-"):
        return -typed_lookup_union(table, value[1:])
    return typed_lookup_union(table, value)

#> typed_lookup_union({"a": 5, "b": "a", "c": "-b"}, "c")
#> typed_lookup_union({"z": 0}, "z")
#> typed_lookup_union({"p": "--q", "-q": "q", "q": 3}, "p")
#> typed_lookup_union({"x": "y"}, "x")
#> typed_lookup_union({"m": "n", "n": -2}, "m")
