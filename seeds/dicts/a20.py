### top_n_per_group
def top_n_per_group(rows, n):
    best = {}
    for group, name, score in rows:
        board = best.setdefault(group, [])
        board.append((score, name))
        board.sort(reverse=True)
        del board[n:]
    return {g: [name for _, name in b] for g, b in best.items()}

#> top_n_per_group([("x", "al", 3), ("x", "bo", 9), ("y", "cy", 1), ("x", "di", 5)], 2)
#> top_n_per_group([], 1)
#> top_n_per_group([("z", "q", 1)], 0)
#> top_n_per_group([("z", "p", 2), ("z", "q", 2)], 1)
#> top_n_per_group([("a", "m", -1), ("b", "n", -2)], 5)

### diff_lists_by_id
def diff_lists_by_id(old, new):
    a = {r["id"]: r for r in old}
    b = {r["id"]: r for r in new}
    return {
        "added": [i for i in b if i not in a],
        "removed": [i for i in a if i not in b],
        "changed": [i for i in a if i in b and a[i] != b[i]],
    }

#> diff_lists_by_id([{"id": 1, "v": "x"}, {"id": 2}], [{"id": 1, "v": "y"}, {"id": 3}])
#> diff_lists_by_id([], [])
#> diff_lists_by_id([{"id": "a"}], [{"id": "a"}])
#> diff_lists_by_id([{"id": 7}, {"id": 7, "z": 0}], [{"id": 7}])
#> diff_lists_by_id([{"x": 1}], [])

### mode_of_dict_values
def mode_of_dict_values(d):
    tally = {}
    for v in d.values():
        tally[v] = tally.get(v, 0) + 1
    common = max(tally.values(), default=0)
    if list(tally.values()).count(common) > 1:
        return "tie"
    return next((v for v in tally if tally[v] == common), "empty")

#> mode_of_dict_values({"ann": "tea", "bob": "tea", "cy": "milk"})
#> mode_of_dict_values({"ann": "tea", "cy": "milk"})
#> mode_of_dict_values({})
#> mode_of_dict_values({1: 1, 2: True, 3: 1.0})
#> mode_of_dict_values({"x": None})

### dict_to_aligned_table
def dict_to_aligned_table(rows):
    if not rows:
        return []
    cols = list(rows[0])
    width = {c: max(len(c), *(len(str(r.get(c, ""))) for r in rows)) for c in cols}
    fmt = lambda cells: " ".join(f"{cells[c]!s:<{width[c]}}" for c in cols).rstrip()
    return [fmt({c: c for c in cols})] + [fmt({c: r.get(c, "") for c in cols}) for r in rows]

#> dict_to_aligned_table([{"id": 1, "name": "bolt"}, {"id": 22, "name": "nut"}])
#> dict_to_aligned_table([])
#> dict_to_aligned_table([{"x": None}, {}])
#> dict_to_aligned_table([{"long header": 1, "b": True}])
#> dict_to_aligned_table([{"k": "v"}, {"k": "wide value", "extra": 1}])

### markdown_from_dict
def markdown_from_dict(data, level=1):
    md = []
    for key, val in data.items():
        if isinstance(val, dict):
            md.append("#" * level + " " + key)
            md += markdown_from_dict(val, level + 1)
        elif isinstance(val, list):
            md += [f"- {x}" for x in val]
        else:
            md.append(f"**{key}**: {val}")
    return md

#> markdown_from_dict({"Intro": {"author": "Jo", "points": ["one", "two"]}, "End": "bye"})
#> markdown_from_dict({})
#> markdown_from_dict({"A": {"B": {"C": {}}}})
#> markdown_from_dict({"list": []}, 3)
#> markdown_from_dict({"n": None, "m": [0]})

### css_rule_dump
def css_rule_dump(styles):
    blocks = []
    for selector, props in styles.items():
        body = "; ".join(f"{p.replace('_', '-')}: {v}{'px' if isinstance(v, int) and v else ''}" for p, v in props.items())
        blocks.append(f"{selector} {{ {body} }}" if body else f"{selector} {{}}")
    return "\n".join(blocks)

#> css_rule_dump({".btn": {"font_size": 12, "color": "red"}, "p": {}})
#> css_rule_dump({})
#> css_rule_dump({"a:hover": {"margin": 0}})
#> css_rule_dump({"#x": {"line_height": 1.5, "z_index": 3}})
#> css_rule_dump({"*": {"top": -4}})

### sql_insert_from_dict
def sql_insert_from_dict(table, row):
    def lit(v):
        if v is None:
            return "NULL"
        if isinstance(v, str):
            return "'" + v.replace("'", "''") + "'"
        return str(int(v)) if isinstance(v, bool) else str(v)

    cols = ", ".join(row)
    vals = ", ".join(map(lit, row.values()))
    return f"INSERT INTO {table} ({cols}) VALUES ({vals})"

#> sql_insert_from_dict("pets", {"name": "O'Malley", "age": 7, "chip": None})
#> sql_insert_from_dict("t", {})
#> sql_insert_from_dict("flags", {"on": True, "off": False})
#> sql_insert_from_dict("n", {"x": -1.5})
#> sql_insert_from_dict("names", {"n": ""})

### where_clause_builder
def where_clause_builder(filters):
    suffixes = {"gt": ">", "lt": "<", "ne": "!="}
    clauses, params = [], []
    for key, val in sorted(filters.items()):
        col, _, op = key.partition("__")
        if val is None:
            clauses.append(f"{col} IS NULL")
            continue
        clauses.append(f"{col} {suffixes.get(op, '=')} ?")
        params.append(val)
    return " AND ".join(clauses) or "1=1", params

#> where_clause_builder({"age__gt": 18, "city": "Oslo", "boss": None})
#> where_clause_builder({})
#> where_clause_builder({"x__ne": 0, "x__lt": 9})
#> where_clause_builder({"deleted": None})
#> where_clause_builder({"a__b__c": "z", "q__": 1})

### argparse_like_usage
def argparse_like_usage(spec):
    required = [f"--{n} {n.upper()}" for n, o in spec.items() if o.get("required")]
    optional = []
    for n, o in spec.items():
        if o.get("required"):
            continue
        optional.append(f"[--{n}]" if o.get("flag") else f"[--{n} {o.get('default', '?')}]")
    return " ".join(required + optional)

#> argparse_like_usage({"input": {"required": True}, "debug": {"flag": True}, "n": {"default": 3}})
#> argparse_like_usage({})
#> argparse_like_usage({"x": {}})
#> argparse_like_usage({"a": {"required": False, "flag": False, "default": None}})
#> argparse_like_usage({"p": {"required": 1}, "q": {"required": 1}})

### env_file_parse
def env_file_parse(text):
    env = {}
    for raw in text.splitlines():
        line = raw.split("#", 1)[0].strip().removeprefix("export ")
        key, eq, val = line.partition("=")
        if not eq or not key.isidentifier():
            continue
        val = val.strip("'\"")
        for name in env:
            val = val.replace("${" + name + "}", env[name])
        env[key] = val
    return env

#> env_file_parse("HOST=db\nexport PORT=1 # x\nURL='${HOST}:${PORT}'")
#> env_file_parse("")
#> env_file_parse("1X=no\nnot a var\nOK=")
#> env_file_parse("A=${B}\nB=b\nC=${A}${B}")
#> env_file_parse("K=a=b\nK=\"c\"")

### ini_dump_sorted
def ini_dump_sorted(conf):
    out = []
    for section in sorted(conf, key=lambda s: (s != "DEFAULT", s)):
        out.append(f"[{section}]")
        out.extend(f"{k}={conf[section][k]}" for k in sorted(conf[section]))
    return out

#> ini_dump_sorted({"web": {"port": 80, "host": "x"}, "DEFAULT": {"debug": "no"}, "Api": {}})
#> ini_dump_sorted({})
#> ini_dump_sorted({"z": {"b": 1, "a": 2}})
#> ini_dump_sorted({"A": {"k": None}, "DEFAULT": {}})
#> ini_dump_sorted({"b": {1: "one"}, "a": {2: "two"}})

### semver_constraints_pick
def semver_constraints_pick(available, wants):
    picked = {}
    for pkg, major in wants.items():
        versions = [v for v in available.get(pkg, []) if v.split(".")[0] == str(major)]
        if not versions:
            picked[pkg] = None
            continue
        picked[pkg] = max(versions, key=lambda v: [int(p) for p in v.split(".")])
    return picked

#> semver_constraints_pick({"web": ["1.9.0", "1.10.2", "2.0.0"], "db": ["3.1"]}, {"web": 1, "db": 2})
#> semver_constraints_pick({}, {"x": 0})
#> semver_constraints_pick({"q": ["0.1", "0.01"]}, {"q": 0})
#> semver_constraints_pick({"q": ["1"]}, {})
#> semver_constraints_pick({"r": ["4.2", "4.12", "4.2.9"]}, {"r": "4"})

### mime_type_guess
def mime_type_guess(filename, overrides=None):
    types = {"html": "text/html", "png": "image/png", "tar.gz": "application/gzip", "gz": "application/x-gzip"}
    types.update(overrides or {})
    parts = filename.lower().split(".")[1:]
    while parts:
        ext = ".".join(parts)
        if ext in types:
            return types[ext]
        parts.pop(0)
    return "application/octet-stream"

#> mime_type_guess("Photo.PNG")
#> mime_type_guess("backup.2024.tar.gz")
#> mime_type_guess("README")
#> mime_type_guess("x.html.gz")
#> mime_type_guess("page.html", {"html": "text/x-custom"})
#> mime_type_guess("a.b.c", {})

### routes_match
def routes_match(routes, url):
    parts = url.strip("/").split("/")
    for pattern, handler in routes.items():
        pats = pattern.strip("/").split("/")
        if len(pats) != len(parts):
            continue
        params = {}
        for p, v in zip(pats, parts):
            if p.startswith(":"):
                params[p[1:]] = v
            elif p != v:
                break
        else:
            return handler, params
    return "404", {}

#> routes_match({"/users": "list", "/users/:id": "show"}, "/users/42")
#> routes_match({"/users/:id/posts/:pid": "post", "/a/:x": "a"}, "/users/7/posts/9/")
#> routes_match({"/users": "list"}, "/nope")
#> routes_match({}, "/")
#> routes_match({"/:a/b": 1, "/:a/:b": 2}, "/q/z")

### cache_key_normalize
def cache_key_normalize(func_name, args, kwargs):
    frozen = tuple(sorted((k, tuple(v) if isinstance(v, list) else v) for k, v in kwargs.items()))
    key = (func_name, *args, frozen)
    return key, hash(key) == hash((func_name, *args, frozen))

#> cache_key_normalize("load", (1, 2), {"b": [3], "a": None})
#> cache_key_normalize("f", (), {})
#> cache_key_normalize("g", ("x",), {"z": 0.5})
#> cache_key_normalize("h", (), {"q": [[1]]})
#> cache_key_normalize("", (True, 1), {"k": []})

### rate_by_weighted_sum
def rate_by_weighted_sum(items, weights):
    total_w = sum(weights.values())
    scored = {}
    for name, feats in items.items():
        s = sum(feats.get(f, 0) * w for f, w in weights.items())
        scored[name] = round(s / total_w, 2) if total_w else 0
    return sorted(scored, key=scored.get, reverse=True), scored

#> rate_by_weighted_sum({"A": {"speed": 8, "cost": 3}, "B": {"speed": 5, "cost": 9}}, {"speed": 1, "cost": 3})
#> rate_by_weighted_sum({}, {"x": 1})
#> rate_by_weighted_sum({"A": {"x": 5}}, {})
#> rate_by_weighted_sum({"p": {}, "q": {"x": -2}}, {"x": 4})
#> rate_by_weighted_sum({"m": {"x": 1}, "n": {"x": 1}}, {"x": 0.5, "y": 0.5})

### tag_hierarchy_expand
def tag_hierarchy_expand(tags, parent):
    full = {}
    for t in tags:
        while t is not None and t not in full:
            full[t] = parent.get(t)
            t = full[t]
    return sorted(full), [t for t, p in full.items() if p is None]

#> tag_hierarchy_expand(["poodle", "siamese"], {"poodle": "dog", "dog": "pet", "siamese": "cat", "cat": "pet"})
#> tag_hierarchy_expand([], {"a": "b"})
#> tag_hierarchy_expand(["x", "x"], {})
#> tag_hierarchy_expand(["a"], {"a": "b", "b": "a"})
#> tag_hierarchy_expand(["k", "j"], {"k": "j"})

### interval_lookup_dict
def interval_lookup_dict(table, x):
    for key, label in table.items():
        lo, _, hi = key.partition("-")
        if int(lo) <= x <= int(hi or lo):
            return label
    return table.get("*")

#> interval_lookup_dict({"0-12": "child", "13-19": "teen", "20-64": "adult"}, 15)
#> interval_lookup_dict({"7": "lucky", "8-9": "meh"}, 7)
#> interval_lookup_dict({"1-5": "low"}, 6)
#> interval_lookup_dict({}, 3)
#> interval_lookup_dict({"5-1": "never", "3": "three"}, 3)

### stopword_stats
STOP = frozenset("a an the of to in and is".split())

def stopword_stats(text):
    words = text.lower().split()
    kept = [w for w in words if w not in STOP]
    used = STOP.intersection(words)
    return kept, sorted(used), round(1 - len(kept) / len(words), 2) if words else 0.0

#> stopword_stats("The end of the world is near")
#> stopword_stats("")
#> stopword_stats("A an THE")
#> stopword_stats("quick brown fox")
#> stopword_stats("in Paris, and in Rome")

### common_prefix_groups
def common_prefix_groups(names, size=3):
    groups = {}
    for n in sorted(names):
        groups.setdefault(n[:size], []).append(n[size:])
    return [f"{p}{{{','.join(r)}}}" if len(r) > 1 else p + r[0] for p, r in groups.items()]

#> common_prefix_groups(["web01", "web02", "db1", "webmail"])
#> common_prefix_groups([])
#> common_prefix_groups(["a", "ab"], 1)
#> common_prefix_groups(["x", "x"], size=2)
#> common_prefix_groups(["node-b", "node-a", "nose"], 4)

### tax_brackets_breakdown
def tax_brackets_breakdown(income, brackets):
    owed, prev = {}, 0
    for limit, rate in sorted(brackets.items()):
        if income <= prev:
            break
        part = min(income, limit) - prev
        owed[f"{rate}%"] = owed.get(f"{rate}%", 0) + part * rate // 100
        prev = limit
    return owed, sum(owed.values())

#> tax_brackets_breakdown(50000, {20000: 10, 40000: 20, 10**9: 40})
#> tax_brackets_breakdown(0, {100: 5})
#> tax_brackets_breakdown(150, {100: 0, 1000: 50})
#> tax_brackets_breakdown(999, {})
#> tax_brackets_breakdown(300, {100: 10, 200: 20, 300: 10})

### loan_schedule_dict
def loan_schedule_dict(balance, payment, rate_pct):
    schedule = {}
    month = 0
    while balance > 0 and month < 12:
        month += 1
        interest = balance * rate_pct // 100
        balance = max(0, balance + interest - payment)
        schedule[month] = balance
    return schedule

#> loan_schedule_dict(1000, 400, 10)
#> loan_schedule_dict(0, 50, 5)
#> loan_schedule_dict(100, 10, 10)
#> loan_schedule_dict(90, 100, 0)
#> loan_schedule_dict(-5, 1, 1)

### portfolio_value
def portfolio_value(holdings, prices, fx):
    value = {}
    for sym, n in holdings.items():
        price, cur = prices.get(sym, (0, "USD"))
        value[cur] = value.get(cur, 0) + n * price
    total = sum(v * fx.get(c, 1) for c, v in value.items())
    return value, round(total, 2)

#> portfolio_value({"AAPL": 2, "ASML": 1}, {"AAPL": (190, "USD"), "ASML": (650, "EUR")}, {"EUR": 1.1})
#> portfolio_value({}, {}, {})
#> portfolio_value({"ZZZ": 100}, {}, {"USD": 2})
#> portfolio_value({"A": -3, "B": 3}, {"A": (10, "USD"), "B": (10, "USD")}, {})
#> portfolio_value({"C": 0.5}, {"C": (3, "BTC")}, {"BTC": 0})

### match_buy_sell_lots
def match_buy_sell_lots(trades):
    lots, profit = {}, {}
    for sym, qty, price in trades:
        queue = lots.setdefault(sym, [])
        if qty > 0:
            queue.extend([price] * qty)
            continue
        for _ in range(min(-qty, len(queue))):
            profit[sym] = profit.get(sym, 0) + price - queue.pop(0)
    return profit, {s: len(q) for s, q in lots.items() if q}

#> match_buy_sell_lots([("X", 2, 10), ("X", 1, 20), ("X", -2, 15)])
#> match_buy_sell_lots([])
#> match_buy_sell_lots([("Y", -5, 3)])
#> match_buy_sell_lots([("A", 1, 5), ("B", 1, 7), ("A", -1, 4), ("B", -3, 9)])
#> match_buy_sell_lots([("Z", 3, 1), ("Z", 0, 9)])
