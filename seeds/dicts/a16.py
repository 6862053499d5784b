### csv_rows_total_by_key
def csv_rows_total_by_key(text, key, value):
    header, *rows = [line.split(",") for line in text.splitlines()]
    k, v = header.index(key), header.index(value)
    totals = {}
    for row in rows:
        totals[row[k]] = totals.get(row[k], 0) + int(row[v])
    return totals

#> csv_rows_total_by_key("shop,qty\nA,3\nB,4\nA,5", "shop", "qty")
#> csv_rows_total_by_key("x,y", "x", "y")
#> csv_rows_total_by_key("n,n2\n1,10\n01,20", "n", "n2")
#> csv_rows_total_by_key("a,b\nq,1", "a", "c")
#> csv_rows_total_by_key("qty,day\n7,mon\n-7,mon\n1,tue", "day", "qty")

### json_like_repr
def json_like_repr(x):
    if isinstance(x, dict):
        return "{" + ",".join(f'"{k}":{json_like_repr(v)}' for k, v in x.items()) + "}"
    if isinstance(x, list):
        return "[" + ",".join(map(json_like_repr, x)) + "]"
    special = {True: "true", False: "false", None: "null"}
    if x is None or isinstance(x, bool):
        return special[x]
    return f'"{x}"' if isinstance(x, str) else str(x)

#> json_like_repr({"a": [1, True, None], "b": {"c": "hi"}})
#> json_like_repr([])
#> json_like_repr("text")
#> json_like_repr({"n": -2.5, "e": {}})
#> json_like_repr([False, 0, [1, ["deep"]]])

### query_string_build
def query_string_build(params):
    parts = []
    for key in sorted(params):
        value = params[key]
        if isinstance(value, (list, tuple)):
            parts.extend(f"{key}={v}" for v in value)
        elif value is not None:
            parts.append(f"{key}={value}".replace(" ", "+"))
    return "?" + "&".join(parts) if parts else ""

#> query_string_build({"q": "red shoes", "page": 2, "tag": ["new", "sale"]})
#> query_string_build({})
#> query_string_build({"x": None, "y": []})
#> query_string_build({"b": 0, "a": False})
#> query_string_build({"t": (1,), "s": ""})

### merge_headers_list
def merge_headers_list(raw_lines):
    headers, last = {}, None
    for line in raw_lines:
        if line[:1] in " \t" and last:
            headers[last] += " " + line.strip()
        elif ":" in line:
            last, value = (p.strip() for p in line.split(":", 1))
            headers[last] = value
        else:
            last = None
    return headers

#> merge_headers_list(["Subject: Hi", "\tthere you", "To: bob@x", "junk", " lost"])
#> merge_headers_list([])
#> merge_headers_list(["A: 1", "A: 2"])
#> merge_headers_list([" floating", "X:y:z"])
#> merge_headers_list([""])

### log_levels_by_module
def log_levels_by_module(lines):
    order = {"DEBUG": 0, "INFO": 1, "WARN": 2, "ERROR": 3}
    worst = {}
    for line in lines:
        level, module, *_ = line.split()
        if order.get(level, -1) > order.get(worst.get(module), -1):
            worst[module] = level
    return worst

#> log_levels_by_module(["INFO net up", "ERROR disk full", "WARN net slow", "DEBUG net x"])
#> log_levels_by_module([])
#> log_levels_by_module(["TRACE a b", "INFO a"])
#> log_levels_by_module(["WARN q", "WARN q"])
#> log_levels_by_module(["INFO"])

### uptime_from_events
def uptime_from_events(events, end):
    up_since, total = {}, {}
    for t, host, state in events:
        if state == "up":
            up_since.setdefault(host, t)
        elif host in up_since:
            total[host] = total.get(host, 0) + t - up_since.pop(host)
    for host, t in up_since.items():
        total[host] = total.get(host, 0) + end - t
    return total

#> uptime_from_events([(0, "web", "up"), (5, "db", "up"), (10, "web", "down"), (12, "web", "up")], 20)
#> uptime_from_events([], 100)
#> uptime_from_events([(3, "x", "down")], 9)
#> uptime_from_events([(1, "y", "up"), (2, "y", "up"), (4, "y", "down")], 4)
#> uptime_from_events([(0, "z", "up")], 0)

### sensor_fill_forward
def sensor_fill_forward(rows):
    last = {}
    filled = []
    for row in rows:
        last = last | {k: v for k, v in row.items() if v is not None}
        filled.append({k: last.get(k) for k in row})
    return filled

#> sensor_fill_forward([{"t": 20, "h": 40}, {"t": None, "h": 41}, {"t": 22, "h": None}])
#> sensor_fill_forward([])
#> sensor_fill_forward([{"p": None}, {"p": 1}])
#> sensor_fill_forward([{"a": 1}, {}, {"a": None, "b": None}])
#> sensor_fill_forward([{"z": 0}, {"z": None}, {"z": False}])

### build_lookup_two_way
def build_lookup_two_way(pairs):
    table = {}
    for a, b in pairs:
        if a in table or b in table:
            continue
        table[a] = b
        table[b] = a
    return table

#> build_lookup_two_way([("en", "English"), ("fr", "French"), ("English", "x")])
#> build_lookup_two_way([])
#> build_lookup_two_way([("p", "p"), ("q", "p")])
#> build_lookup_two_way([(1, "one"), (True, "yes"), (2, "two")])
#> build_lookup_two_way(["ab", "ba", "cd"])

### compact_id_remap
def compact_id_remap(rows, field):
    mapping = {}
    for row in rows:
        old = row[field]
        if old not in mapping:
            mapping[old] = len(mapping) + 1
        row[field] = mapping[old]
    return rows, mapping

#> compact_id_remap([{"uid": 900, "x": 1}, {"uid": 17}, {"uid": 900}], "uid")
#> compact_id_remap([], "id")
#> compact_id_remap([{"k": "a"}, {"k": "A"}], "k")
#> compact_id_remap([{"k": None}, {"k": None}], "k")
#> compact_id_remap([{"k": 1}, {"j": 2}], "k")

### nested_total_by_depth
def nested_total_by_depth(d, depth=0, totals=None):
    if totals is None:
        totals = {}
    for v in d.values():
        if isinstance(v, dict):
            nested_total_by_depth(v, depth + 1, totals)
        else:
            totals[depth] = totals.get(depth, 0) + v
    return totals

#> nested_total_by_depth({"a": 1, "b": {"c": 2, "d": {"e": 3}}, "f": 4})
#> nested_total_by_depth({})
#> nested_total_by_depth({"x": {"y": {}}})
#> nested_total_by_depth({"p": {"q": 5}, "r": {"s": -5}})
#> nested_total_by_depth({"n": 1}, 7, {7: 10})

### flatten_list_of_dicts_max
def flatten_list_of_dicts_max(dicts):
    out = {}
    for i, d in enumerate(dicts):
        for k, v in d.items():
            if k not in out or v > out[k][0]:
                out[k] = (v, i)
    return out

#> flatten_list_of_dicts_max([{"x": 3, "y": 1}, {"x": 5}, {"y": 1, "z": 0}])
#> flatten_list_of_dicts_max([])
#> flatten_list_of_dicts_max([{}, {"k": "b"}, {"k": "a"}])
#> flatten_list_of_dicts_max([{"m": -1}, {"m": -1.0}])
#> flatten_list_of_dicts_max([{"q": 1}, {"q": "str"}])

### extract_by_dotted_list
def extract_by_dotted_list(doc, paths):
    out = {}
    for p in paths:
        cur = doc
        try:
            for step in p.split("."):
                cur = cur[int(step)] if step.isdigit() else cur[step]
        except (KeyError, IndexError, TypeError) as e:
            cur = type(e).__name__
        out[p] = cur
    return out

#> extract_by_dotted_list({"users": [{"name": "Jo"}, {"name": "Al"}]}, ["users.1.name", "users.5.name", "users.x"])
#> extract_by_dotted_list({}, ["a"])
#> extract_by_dotted_list({"n": 5}, ["n", "n.m"])
#> extract_by_dotted_list({"l": [[1, 2], [3]]}, ["l.0.1", "l.1.1"])
#> extract_by_dotted_list({"k": "str"}, [])

### delete_by_dotted_path
def delete_by_dotted_path(doc, path):
    keys = path.split(".")
    trail = [doc]
    for k in keys[:-1]:
        trail.append(trail[-1][k])
    removed = trail[-1].pop(keys[-1])
    for parent, k in zip(reversed(trail[:-1]), reversed(keys[:-1])):
        if not parent[k]:
            del parent[k]
    return removed, doc

#> delete_by_dotted_path({"a": {"b": {"c": 1}}, "d": 2}, "a.b.c")
#> delete_by_dotted_path({"a": {"b": {"c": 1, "x": 0}}}, "a.b.c")
#> delete_by_dotted_path({"z": 9}, "z")
#> delete_by_dotted_path({"z": {}}, "z.q")
#> delete_by_dotted_path({"m": {"n": [1]}, "o": {}}, "m.n")

### rename_nested_path
def rename_nested_path(cfg, old, new):
    section, key = old.split(":")
    section2, key2 = new.split(":")
    if key not in cfg.get(section, {}):
        return False, cfg
    cfg.setdefault(section2, {})[key2] = cfg[section].pop(key)
    if not cfg[section]:
        cfg.pop(section)
    return True, cfg

#> rename_nested_path({"net": {"ip": "::1", "mtu": 9}}, "net:ip", "host:addr")
#> rename_nested_path({"net": {"ip": "::1"}}, "net:ip", "host:addr")
#> rename_nested_path({}, "a:b", "c:d")
#> rename_nested_path({"x": {"y": 1}}, "x:y", "x:z")
#> rename_nested_path({"x": {"y": 1}}, "x", "x:z")

### deep_copy_dict_manual
def deep_copy_dict_manual(x, depth):
    if depth == 0 or not isinstance(x, (dict, list)):
        return x
    if isinstance(x, dict):
        return {k: deep_copy_dict_manual(v, depth - 1) for k, v in x.items()}
    return [deep_copy_dict_manual(v, depth - 1) for v in x][::-1]

#> deep_copy_dict_manual({"a": [1, 2, {"b": [3, 4]}]}, 9)
#> deep_copy_dict_manual({"a": [1, 2, {"b": [3, 4]}]}, 2)
#> deep_copy_dict_manual([], 3)
#> deep_copy_dict_manual([[1, 2], [3, 4]], 1)
#> deep_copy_dict_manual("abc", 5)

### equal_ignoring_keys
def equal_ignoring_keys(a, b, ignore):
    strip = lambda d: {k: v for k, v in d.items() if k not in ignore}
    x, y = strip(a), strip(b)
    return x == y or sorted(set(x) ^ set(y))

#> equal_ignoring_keys({"id": 1, "v": 5}, {"id": 2, "v": 5}, ["id"])
#> equal_ignoring_keys({"id": 1, "v": 5}, {"w": 6}, [])
#> equal_ignoring_keys({}, {"ts": 99}, {"ts"})
#> equal_ignoring_keys({"p": 1}, {"p": 2}, ())
#> equal_ignoring_keys({"q": 0, "r": 0}, {"r": 0.0}, "r")

### three_way_merge
def three_way_merge(base, ours, theirs):
    merged, conflicts = {}, []
    for k in sorted(base.keys() | ours.keys() | theirs.keys()):
        b, o, t = (d.get(k) for d in (base, ours, theirs))
        if o == t or t == b:
            pick = o
        elif o == b:
            pick = t
        else:
            conflicts.append(k)
            continue
        if pick is not None:
            merged[k] = pick
    return merged, conflicts

#> three_way_merge({"a": 1, "b": 1, "c": 1}, {"a": 2, "b": 1, "c": 3}, {"a": 1, "b": 5, "c": 4})
#> three_way_merge({}, {}, {})
#> three_way_merge({"x": 1}, {}, {"x": 1})
#> three_way_merge({"x": 1}, {"x": 1}, {})
#> three_way_merge({}, {"n": "o"}, {"n": "o", "m": "t"})

### snapshot_history
def snapshot_history(state, edits):
    history = [state.copy()]
    for k, v in edits:
        if v is None:
            state.pop(k, None)
        else:
            state[k] = v
        if state != history[-1]:
            history.append(dict(state))
    return len(history), history[-1]

#> snapshot_history({"x": 1}, [("x", 2), ("x", 2), ("y", 0)])
#> snapshot_history({}, [])
#> snapshot_history({"k": 5}, [("k", None), ("k", None)])
#> snapshot_history({"a": 1}, [("a", 1.0), ("a", True)])
#> snapshot_history({"m": []}, [("m", [1]), ("m", [])])

### undo_stack_dict
def undo_stack_dict(ops):
    doc, undo = {}, []
    for op in ops:
        if op == "undo":
            if undo:
                k, had, old = undo.pop()
                if had:
                    doc[k] = old
                else:
                    del doc[k]
        else:
            k, v = op.split("=")
            undo.append((k, k in doc, doc.get(k)))
            doc[k] = v
    return doc

#> undo_stack_dict(["x=1", "y=2", "x=3", "undo"])
#> undo_stack_dict([])
#> undo_stack_dict(["undo", "a=b", "undo"])
#> undo_stack_dict(["p=q", "p=r", "undo", "undo"])
#> undo_stack_dict(["bad"])

### tally_marks
def tally_marks(votes):
    counts = {}
    for v in votes:
        counts[v] = counts.get(v, "") + ("| " if len(counts.get(v, "").replace(" ", "")) % 5 == 4 else "|")
    return {k: s.rstrip() for k, s in counts.items()}

#> tally_marks("aababaaaa")
#> tally_marks([])
#> tally_marks([1, True, 1.0])
#> tally_marks(["yes"] * 11)
#> tally_marks("xyxyx")

### nested_default_lookup_plan
def nested_default_lookup_plan(plans, tier, feature):
    seen = []
    while tier:
        seen.append(tier)
        plan = plans[tier]
        if feature in plan:
            return plan[feature], seen
        tier = plan.get("inherits")
    return None, seen

#> nested_default_lookup_plan({"free": {"seats": 1}, "pro": {"inherits": "free", "api": True}}, "pro", "seats")
#> nested_default_lookup_plan({"free": {"seats": 1}}, "free", "sso")
#> nested_default_lookup_plan({}, None, "x")
#> nested_default_lookup_plan({"a": {"inherits": "zzz"}}, "a", "k")
#> nested_default_lookup_plan({"a": {"inherits": "b"}, "b": {"k": None}}, "a", "k")

### pick_majority_per_column
def pick_majority_per_column(rows):
    result = ""
    for col in zip(*rows):
        counts = {}
        for ch in col:
            counts[ch] = counts.get(ch, 0) + 1
        best = max(counts.values())
        result += min(c for c, n in counts.items() if n == best)
    return result

#> pick_majority_per_column(["eedadn", "drvtee", "eandsr"])
#> pick_majority_per_column([])
#> pick_majority_per_column(["solo"])
#> pick_majority_per_column(["ab", "ba"])
#> pick_majority_per_column(["101", "100", "001", "11"])

### index_of_first_by_field
def index_of_first_by_field(items, **want):
    (field, value), = want.items()
    lookup = {}
    for i, it in enumerate(items):
        lookup.setdefault(it.get(field), i)
    return lookup.get(value, -1)

#> index_of_first_by_field([{"c": "red"}, {"c": "tan"}, {"c": "tan"}], c="tan")
#> index_of_first_by_field([], x=1)
#> index_of_first_by_field([{"y": 1}], x=None)
#> index_of_first_by_field([{"z": 5}], z=6)
#> index_of_first_by_field([{"a": 1}], a=1, b=2)

### bag_of_words_vector
def bag_of_words_vector(docs):
    vocab = {}
    for doc in docs:
        for w in doc.lower().split():
            vocab.setdefault(w, len(vocab))
    vectors = []
    for doc in docs:
        vec = [0] * len(vocab)
        for w in doc.lower().split():
            vec[vocab[w]] += 1
        vectors.append(vec)
    return vectors

#> bag_of_words_vector(["red fish", "blue fish fish"])
#> bag_of_words_vector([])
#> bag_of_words_vector(["", "x"])
#> bag_of_words_vector(["A a", "a A a"])
#> bag_of_words_vector(["one two three", "three two", "four"])

### document_frequency
import math

def document_frequency(docs, term):
    df = sum(1 for words in docs.values() if term in words)
    if df == 0:
        return {}
    idf = math.log(len(docs) / df)
    return {name: round(words.count(term) / len(words) * idf, 3) for name, words in docs.items() if term in words}

#> document_frequency({"d1": ["a", "b", "a"], "d2": ["b"], "d3": ["c", "c"]}, "a")
#> document_frequency({"d1": ["x"]}, "y")
#> document_frequency({}, "q")
#> document_frequency({"p": ["z", "z"], "q": ["z"]}, "z")
#> document_frequency({"s": "banana", "t": "xyz"}, "a")

### currency_symbol_parse
def currency_symbol_parse(prices):
    symbols = {"$": "USD", "€": "EUR", "£": "GBP"}
    totals = {}
    for p in prices:
        code = symbols.get(p[:1]) or symbols.get(p[-1:])
        if code is None:
            totals["?"] = totals.get("?", 0) + 1
        else:
            amount = float(p.strip("$€£ ").replace(",", ""))
            totals[code] = totals.get(code, 0) + amount
    return totals

#> currency_symbol_parse(["$5.50", "3 €", "$1,000", "free"])
#> currency_symbol_parse([])
#> currency_symbol_parse(["", "£0"])
#> currency_symbol_parse(["€", "$1"])
#> currency_symbol_parse(["12", "13"])
