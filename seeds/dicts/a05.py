### popitem_zigzag
def popitem_zigzag(d):
    out = []
    while len(d) > 1:
        k, v = d.popitem()
        first = next(iter(d))
        out.append((first, d.pop(first), k, v))
    return out, d

#> popitem_zigzag({"a": 1, "b": 2, "c": 3, "d": 4, "e": 5})
#> popitem_zigzag({})
#> popitem_zigzag({"only": "one"})
#> popitem_zigzag({9: "nine", 8: "eight"})
#> popitem_zigzag({"x": None, "y": [0], "z": {}})

### reinsertion_moves_back
def reinsertion_moves_back(d, keys):
    for k in keys:
        if k in d:
            d[k] = d.pop(k)
        else:
            d[k] = len(d)
    return "".join(map(str, d)), sum(d.values())

#> reinsertion_moves_back({"a": 10, "b": 20, "c": 30}, "ab")
#> reinsertion_moves_back({}, "zz")
#> reinsertion_moves_back({"q": 5}, [])
#> reinsertion_moves_back({1: 100, 2: 200}, [1, 3, 2])
#> reinsertion_moves_back({"m": 0, "n": 1}, "nmnm")

### overwrite_keeps_place
def overwrite_keeps_place(d, k, v):
    d[k] = v
    first = next(iter(d))
    d.update({first: d[first] * 2})
    return list(d.items())

#> overwrite_keeps_place({"u": 3, "v": 4}, "u", 50)
#> overwrite_keeps_place({}, "new", "ha")
#> overwrite_keeps_place({"u": [1]}, "w", [2])
#> overwrite_keeps_place({True: "yes", 0: "no"}, 1, "si")
#> overwrite_keeps_place({"n": None}, "m", 0)

### fromkeys_then_bump
def fromkeys_then_bump(letters, hits):
    d = dict.fromkeys(letters, 0)
    for h in hits:
        if h in d:
            d[h] += 1
    return [k for k, v in d.items() if v == max(d.values())]

#> fromkeys_then_bump("abcab", "cabbage")
#> fromkeys_then_bump("", "xyz")
#> fromkeys_then_bump("xyz", "")
#> fromkeys_then_bump(["tea", "mate"], ["tea", "tea", "mate", "rum"])
#> fromkeys_then_bump((1, 2), [True, 2, 2.0])

### fromkeys_dedupe
def fromkeys_dedupe(xs):
    uniq = list(dict.fromkeys(xs))
    rev = list(dict.fromkeys(reversed(xs)))
    return uniq, rev, uniq == rev[::-1]

#> fromkeys_dedupe([3, 1, 3, 2, 1])
#> fromkeys_dedupe([])
#> fromkeys_dedupe("abcba")
#> fromkeys_dedupe(["x", "X"])
#> fromkeys_dedupe([0, False, 0.0, ""])

### fromkeys_none_fill
def fromkeys_none_fill(names, known):
    form = dict.fromkeys(names)
    form |= {k: v for k, v in known.items() if k in form}
    empty = [k for k, v in form.items() if v is None]
    return form, empty

#> fromkeys_none_fill(["first", "last", "mail"], {"mail": "a@b.c", "fax": "1"})
#> fromkeys_none_fill([], {"x": 1})
#> fromkeys_none_fill(["p", "p"], {})
#> fromkeys_none_fill("xyz", {"y": None, "z": False})
#> fromkeys_none_fill((1, 2, 3), {1.0: "one", 4: "four"})

### values_list_remove
def values_list_remove(d, unwanted):
    removed = 0
    for vals in d.values():
        while unwanted in vals:
            vals.remove(unwanted)
            removed += 1
    return removed, d

#> values_list_remove({"mon": ["gym", "tv", "gym"], "tue": ["tv"]}, "gym")
#> values_list_remove({}, 0)
#> values_list_remove({"a": [0, False, 1], "b": [0.0]}, 0)
#> values_list_remove({"x": []}, None)
#> values_list_remove({"p": ["q", "r"], "s": ["t"]}, "zzz")

### delete_during_views
def delete_during_views(d):
    seen = []
    try:
        for k in d:
            seen.append(k)
            if d[k] is None:
                del d[k]
    except RuntimeError as e:
        seen.append(str(e)[:10])
    return seen, d

#> delete_during_views({"a": 1, "b": None, "c": 3})
#> delete_during_views({"a": 1, "b": 2})
#> delete_during_views({})
#> delete_during_views({"a": 0, "z": None})
#> delete_during_views({"n": None})

### grow_during_loop
def grow_during_loop(d, n):
    steps = 0
    for k in tuple(d):
        d[k + n] = d[k]
        if k - n in d:
            d[k] = d.pop(k - n)
            steps += 1
    return d, steps

#> grow_during_loop({1: "a", 2: "b", 3: "c"}, 1)
#> grow_during_loop({}, 5)
#> grow_during_loop({0: "z"}, 0)
#> grow_during_loop({10: "x", 5: "y"}, 5)
#> grow_during_loop({-1: "m", 1: "p", 3: "q"}, 2)

### setdefault_return_mutate
def setdefault_return_mutate(d, words):
    for w in words:
        bucket = d.setdefault(w[:1], [])
        bucket += [w]
        if len(bucket) > 2:
            d[w[:1]] = bucket[1:]
    return d

#> setdefault_return_mutate({}, ["ash", "ant", "bee", "ape"])
#> setdefault_return_mutate({"c": ["cat", "cow"]}, ["cod"])
#> setdefault_return_mutate({}, [])
#> setdefault_return_mutate({"": ["?"]}, ["", ""])
#> setdefault_return_mutate({"Z": []}, ["zoo", "Zen"])

### get_default_evaluated
def get_default_evaluated(d, keys):
    calls = []

    def fallback(k):
        calls.append(k)
        return k.upper()

    got = [d.get(k, fallback(k)) for k in keys]
    lazy = [d[k] if k in d else fallback(k) for k in keys]
    return got, lazy, calls

#> get_default_evaluated({"x": "ex"}, ["x", "y"])
#> get_default_evaluated({}, [])
#> get_default_evaluated({"a": "1", "b": "2"}, ["b", "a"])
#> get_default_evaluated({}, ["ß"])
#> get_default_evaluated({"k": None}, ["k", "k", "j"])

### clear_then_reuse
def clear_then_reuse(batches, size):
    flushed = []
    buf = {}
    for key, val in batches:
        buf[key] = val
        if len(buf) == size:
            flushed.append(dict(buf))
            buf.clear()
    return flushed, buf

#> clear_then_reuse([("a", 1), ("b", 2), ("a", 3), ("c", 4), ("d", 5)], 2)
#> clear_then_reuse([], 1)
#> clear_then_reuse([("k", 1), ("k", 2), ("k", 3)], 2)
#> clear_then_reuse([(1, "x"), (2, "y")], 1)
#> clear_then_reuse([("u", None), ("v", None), ("w", None)], 5)

### symmetric_update_rounds
def symmetric_update_rounds(rounds):
    s = set()
    log = []
    for r in rounds:
        s.symmetric_difference_update(r)
        log.append("".join(sorted(s)))
    return log

#> symmetric_update_rounds(["abc", "bcd", "a"])
#> symmetric_update_rounds([])
#> symmetric_update_rounds(["aa", "a"])
#> symmetric_update_rounds([["x", "y"], [], ["y", "z"]])
#> symmetric_update_rounds(["hello", "help", "hollow"])

### frozenset_keyed_prices
def frozenset_keyed_prices(routes, query):
    fares = {}
    for a, b, fare in routes:
        key = frozenset({a, b})
        fares[key] = min(fare, fares.get(key, fare))
    return fares.get(frozenset(query), "no route")

#> frozenset_keyed_prices([("AMS", "BRU", 30), ("BRU", "AMS", 25), ("BRU", "PAR", 40)], ("AMS", "BRU"))
#> frozenset_keyed_prices([("AMS", "BRU", 30)], ["BRU", "LUX"])
#> frozenset_keyed_prices([], [])
#> frozenset_keyed_prices([("X", "X", 0)], "X")
#> frozenset_keyed_prices([("A", "B", 9.5), ("B", "A", 10)], "BA")

### set_comp_remainders
def set_comp_remainders(nums, m):
    rem = {n % m for n in nums}
    missing = {*range(m)} - rem
    return sorted(rem), sorted(missing), rem.isdisjoint(missing)

#> set_comp_remainders([10, 15, 21, 34], 5)
#> set_comp_remainders([], 3)
#> set_comp_remainders([-1, -2], 4)
#> set_comp_remainders([7], 1)
#> set_comp_remainders([2, 4], 0)

### spell_suggest
def spell_suggest(word, dictionary):
    letters = set(word)
    scores = {}
    for cand in dictionary:
        if abs(len(cand) - len(word)) <= 1:
            scores[cand] = len(letters & set(cand)) - len(letters ^ set(cand))
    if not scores:
        return None
    return max(scores, key=lambda c: (scores[c], c))

#> spell_suggest("recieve", ["receive", "relieve", "believe", "rec"])
#> spell_suggest("zzz", ["aardvark"])
#> spell_suggest("", [])
#> spell_suggest("cat", ["act", "tac", "cart", "dog"])
#> spell_suggest("naïve", ["naive", "native"])

### bipartite_check
def bipartite_check(graph):
    color = {}
    for root in graph:
        if root in color:
            continue
        color[root] = 0
        stack = [root]
        while stack:
            n = stack.pop()
            for m in graph[n]:
                if m not in color:
                    color[m] = 1 - color[n]
                    stack.append(m)
                elif color[m] == color[n]:
                    return None
    return color

#> bipartite_check({1: [2, 4], 2: [1, 3], 3: [2, 4], 4: [1, 3]})
#> bipartite_check({"a": ["b", "c"], "b": ["a", "c"], "c": ["a", "b"]})
#> bipartite_check({})
#> bipartite_check({"x": ["x"]})
#> bipartite_check({"p": [], "q": ["r"], "r": ["q"]})

### ancestor_chain
def ancestor_chain(parent, node):
    chain = [node]
    seen = {node}
    while (node := parent.get(node)) is not None:
        if node in seen:
            chain.append("...")
            break
        seen.add(node)
        chain.append(node)
    return " < ".join(chain)

#> ancestor_chain({"cat": "felid", "felid": "mammal", "mammal": "animal"}, "cat")
#> ancestor_chain({}, "rock")
#> ancestor_chain({"a": "b", "b": "a"}, "a")
#> ancestor_chain({"x": None}, "x")
#> ancestor_chain({"": "void"}, "")

### lowest_common_boss
def lowest_common_boss(boss, a, b):
    above = set()
    while a:
        above.add(a)
        a = boss.get(a)
    while b and b not in above:
        b = boss.get(b)
    return b

#> lowest_common_boss({"kim": "lee", "joe": "lee", "lee": "ceo", "pat": "ceo"}, "kim", "pat")
#> lowest_common_boss({"kim": "lee", "joe": "lee"}, "kim", "joe")
#> lowest_common_boss({"kim": "lee"}, "kim", "zoe")
#> lowest_common_boss({"m": "n"}, "n", "m")
#> lowest_common_boss({}, "", "x")

### inventory_command_loop
def inventory_command_loop(commands):
    bag = {}
    out = []
    for cmd in commands:
        verb, *args = cmd.split()
        match verb:
            case "take":
                bag[args[0]] = bag.get(args[0], 0) + 1
            case "drop":
                out.append(bag.pop(args[0], "none"))
            case _:
                out.append(verb + "?")
    return bag, out

#> inventory_command_loop(["take sword", "take coin", "take coin", "drop sword"])
#> inventory_command_loop([])
#> inventory_command_loop(["drop lamp", "dance"])
#> inventory_command_loop(["take a b", "take"])
#> inventory_command_loop(["take key", "drop key", "drop key"])

### best_of_each_class
def best_of_each_class(heroes):
    champ = {}
    for name, cls, power in heroes:
        champ[cls] = max(champ.get(cls, (0, "")), (power, name))
    return {cls: name for cls, (_, name) in champ.items()}

#> best_of_each_class([("Mia", "mage", 7), ("Tor", "tank", 9), ("Zed", "mage", 8)])
#> best_of_each_class([])
#> best_of_each_class([("A", "x", 1), ("B", "x", 1)])
#> best_of_each_class([("Neg", "imp", -4)])
#> best_of_each_class([("Q", "r", 0), ("P", "r", 0.5), ("O", "s", 3)])

### stock_levels_after
def stock_levels_after(stock, orders):
    backlog = {}
    for item, qty in orders:
        have = stock.get(item, 0)
        sold = min(have, qty)
        stock[item] = have - sold
        if sold < qty:
            backlog[item] = backlog.get(item, 0) + qty - sold
    return {k: v for k, v in stock.items() if v}, backlog

#> stock_levels_after({"pen": 5, "ink": 1}, [("pen", 3), ("ink", 4), ("pen", 3)])
#> stock_levels_after({}, [("pad", 2)])
#> stock_levels_after({"cup": 8}, [])
#> stock_levels_after({"x": 1}, [("x", 1)])
#> stock_levels_after({"y": 2}, [("y", 0), ("z", 0)])

### table_inner_join
def table_inner_join(left, right, on):
    index = {}
    for r in right:
        index.setdefault(r[on], []).append(r)
    return [l | r for l in left for r in index.get(l[on], [])]

#> table_inner_join([{"c": 1, "city": "Oslo"}, {"c": 2, "city": "Bonn"}], [{"c": 1, "pop": 7}, {"c": 1, "pop": 8}], "c")
#> table_inner_join([], [{"k": 1}], "k")
#> table_inner_join([{"k": "a", "v": 1}], [{"k": "a", "v": 2}], "k")
#> table_inner_join([{"k": 5}], [{"k": 6}], "k")
#> table_inner_join([{"k": 5}], [{"j": 6}], "k")

### group_then_average
def group_then_average(pairs):
    sums, counts = {}, {}
    for k, x in pairs:
        sums[k] = sums.get(k, 0) + x
        counts[k] = counts.get(k, 0) + 1
    return {k: round(sums[k] / counts[k], 2) for k in sums}

#> group_then_average([("nl", 10), ("de", 4), ("nl", 15)])
#> group_then_average([])
#> group_then_average([("x", -1), ("x", 1)])
#> group_then_average([(None, 2), (0, 3), (None, 5)])
#> group_then_average([("t", 0.1), ("t", 0.2), ("t", 0.3)])

### word_chain_graph
def word_chain_graph(words):
    g = {w: [v for v in words if v != w and v[0] == w[-1]] for w in words}
    dead = [w for w, nxt in g.items() if not nxt]
    return g, dead

#> word_chain_graph(["tiger", "rat", "toad", "newt"])
#> word_chain_graph([])
#> word_chain_graph(["ala"])
#> word_chain_graph(["dad", "dud", "ox"])
#> word_chain_graph(["ok", ""])

### bigram_followers
def bigram_followers(text):
    follow = {}
    words = text.lower().split()
    for cur, nxt in zip(words, words[1:]):
        follow.setdefault(cur, {})
        follow[cur][nxt] = follow[cur].get(nxt, 0) + 1
    return {w: max(sorted(f), key=f.get) for w, f in follow.items()}

#> bigram_followers("the dog saw the cat and the dog ran")
#> bigram_followers("")
#> bigram_followers("echo Echo ECHO")
#> bigram_followers("single")
#> bigram_followers("a z a b a z a b")

### caesar_table
def caesar_table(shift, text):
    alpha = "abcdefghijklmnopqrstuvwxyz"
    table = {c: alpha[(i + shift) % 26] for i, c in enumerate(alpha)}
    table |= {c.upper(): t.upper() for c, t in table.items()}
    return "".join(table.get(c, c) for c in text)

#> caesar_table(3, "Xylo!")
#> caesar_table(-1, "abc ABC")
#> caesar_table(26, "Same")
#> caesar_table(13, "")
#> caesar_table(100, "z9é")

### monthly_budget_status
def monthly_budget_status(budget, spent):
    status = {}
    for cat, limit in budget.items():
        used = spent.get(cat, 0)
        pct = 100 * used // limit if limit else 0
        status[cat] = "over" if pct > 100 else "near" if pct >= 80 else "ok"
    unplanned = sum(v for k, v in spent.items() if k not in budget)
    return status, unplanned

#> monthly_budget_status({"food": 300, "fun": 100}, {"food": 250, "fun": 130, "vet": 60})
#> monthly_budget_status({}, {"gift": 20})
#> monthly_budget_status({"zero": 0}, {"zero": 5})
#> monthly_budget_status({"rent": 900}, {})
#> monthly_budget_status({"gas": 50, "bus": 20}, {"gas": 40, "bus": 20.5})

### acl_merge_bits
def acl_merge_bits(entries):
    """Combine rwx strings per user into one octal digit."""
    bit = {"r": 4, "w": 2, "x": 1, "-": 0}
    acl = {}
    for user, flags in entries:
        for f in flags:
            acl[user] = acl.get(user, 0) | bit[f]
    return acl

#> acl_merge_bits([("root", "rwx"), ("www", "r--"), ("www", "--x")])
#> acl_merge_bits([])
#> acl_merge_bits([("guest", "---"), ("nil", "")])
#> acl_merge_bits([("u", "rr"), ("u", "w")])
#> acl_merge_bits([("u", "rws")])

### config_flatten
def config_flatten(cfg, sep="."):
    flat = {}
    for k, v in cfg.items():
        if isinstance(v, dict):
            for k2, v2 in config_flatten(v, sep).items():
                flat[f"{k}{sep}{k2}"] = v2
        else:
            flat[k] = v
    return flat

#> config_flatten({"db": {"host": "h", "pool": {"max": 4}}, "debug": False})
#> config_flatten({})
#> config_flatten({"a": {"b": 1}, "a.b": 2})
#> config_flatten({"x": {}, "y": [{"z": 1}]}, "/")
#> config_flatten({"p": {"q": {"r": {"s": "end"}}}}, sep="")

### config_unflatten
def config_unflatten(flat, sep="."):
    root = {}
    for path, val in flat.items():
        cur = root
        keys = path.split(sep)
        for i, k in enumerate(keys):
            if i == len(keys) - 1:
                cur[k] = val
            else:
                cur = cur.setdefault(k, {})
    return root

#> config_unflatten({"a.b": 1, "a.c.d": 2, "e": 3})
#> config_unflatten({})
#> config_unflatten({"x/y": 0, "x/z": 1}, "/")
#> config_unflatten({"a": 1, "a.b": 2})
#> config_unflatten({"": "empty", ".": "dot"})

### minimal_cover_greedy
def minimal_cover_greedy(universe, subsets):
    need = set(universe)
    chosen = []
    while need:
        name = max(sorted(subsets), key=lambda n: len(need & set(subsets[n])), default=None)
        if name is None or not need.intersection(subsets[name]):
            return chosen, sorted(need)
        chosen.append(name)
        need.difference_update(subsets[name])
    return chosen, []

#> minimal_cover_greedy([1, 2, 3, 4, 5], {"A": [1, 2, 3], "B": [3, 4], "C": [4, 5]})
#> minimal_cover_greedy([], {"A": [1]})
#> minimal_cover_greedy("abc", {"x": "ab"})
#> minimal_cover_greedy([1], {})
#> minimal_cover_greedy([7, 8], {"q": [7], "p": [8], "r": [7, 8, 9]})

### track_min_price
def track_min_price(feed):
    lows = {}
    alerts = []
    for sym, price in feed:
        old = lows.get(sym)
        if old is not None and price < old:
            alerts.append("%s %.1f<%.1f" % (sym, price, old))
        lows[sym] = price if old is None else min(price, old)
    return alerts

#> track_min_price([("XYZ", 10), ("XYZ", 9.5), ("QQQ", 3), ("XYZ", 9.7)])
#> track_min_price([])
#> track_min_price([("A", 5), ("A", 4), ("A", 3)])
#> track_min_price([("B", 1), ("B", 1)])
#> track_min_price([("Z", 0), ("Z", -2.25)])

### mirror_pairs_count
def mirror_pairs_count(pairs):
    seen = set()
    mirrored = 0
    for a, b in pairs:
        if (b, a) in seen:
            mirrored += 1
            seen.remove((b, a))
        else:
            seen.add((a, b))
    return mirrored, len(seen)

#> mirror_pairs_count([(1, 2), (2, 1), (3, 4), (1, 2)])
#> mirror_pairs_count([])
#> mirror_pairs_count([(5, 5), (5, 5), (5, 5)])
#> mirror_pairs_count(["ab", "ba", "ab", "ba"])
#> mirror_pairs_count([("x", "y"), ("x", "y")])

### phone_book_format
def phone_book_format(book):
    lines = []
    letter = ""
    for name in sorted(book, key=str.casefold):
        if name[:1].upper() != letter:
            letter = name[:1].upper()
            lines.append(f"[{letter}]")
        lines.append("{:<8}{}".format(name, "/".join(book[name])))
    return lines

#> phone_book_format({"bo": ["555-1"], "Ann": ["555-2", "555-3"], "abe": []})
#> phone_book_format({})
#> phone_book_format({"Zoë": ["0"]})
#> phone_book_format({"x": ["1"], "X": ["2"]})
#> phone_book_format({"3M": ["800"], "Bob the builder": ["1"]})
