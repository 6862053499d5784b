### dl_nick_or_full
def dl_nick_or_full(n, nick):
    a, _, b = n.partition(" ")
    return nick.get(a, a) + (f" {b[0]}." if b else "")

#> dl_nick_or_full("Robert Moss", {"Robert": "Bob"})
#> dl_nick_or_full("Tina", {"Robert": "Bob"})
#> dl_nick_or_full("", {})
#> dl_nick_or_full("Li Wei Chen", {"Wei": "W"})
#> dl_nick_or_full("Ann  Lee", {"Ann": "Annie"})

### dl_count_or_drop
def dl_count_or_drop(seq):
    d = {}
    for x in seq:
        if d.get(x) == 2:
            del d[x]
        else:
            d[x] = d.get(x, 0) + 1
    return d

#> dl_count_or_drop("aabacba")
#> dl_count_or_drop([])
#> dl_count_or_drop([1, 1, 1, 1])
#> dl_count_or_drop(["x", "y", "x"])
#> dl_count_or_drop("tatter")

### dl_key_of_position
def dl_key_of_position(d, i):
    ks = list(d)
    if -len(ks) <= i < len(ks):
        return ks[i], d[ks[i]]
    return i % len(ks) if ks else None

#> dl_key_of_position({"mon": 4, "tue": 7, "wed": 1}, 1)
#> dl_key_of_position({"mon": 4, "tue": 7, "wed": 1}, -1)
#> dl_key_of_position({"mon": 4, "tue": 7}, 5)
#> dl_key_of_position({}, 0)
#> dl_key_of_position({"x": 0}, -4)

### dl_last_writer
def dl_last_writer(log):
    owner = {}
    for line in log:
        k = line.find(">")
        owner[line[k + 1:]] = line[:k] if k > 0 else "?"
    return owner

#> dl_last_writer(["ana>doc", "ben>sheet", "cy>doc"])
#> dl_last_writer([">empty"])
#> dl_last_writer([])
#> dl_last_writer(["noarrow", "a>b>c"])
#> dl_last_writer(["x>", "y>"])

### dl_missing_between
def dl_missing_between(d):
    if not d:
        return []
    return [k for k in range(min(d), max(d) + 1) if k not in d]

#> dl_missing_between({3: "c", 6: "f", 4: "d"})
#> dl_missing_between({})
#> dl_missing_between({1: 1})
#> dl_missing_between({-2: 0, 2: 0})
#> dl_missing_between({5: 0, 6: 0, 7: 0})

### dl_translate_words
def dl_translate_words(t, d):
    out = []
    for w in t.split():
        core = w.rstrip(".,!")
        out.append(d.get(core.lower(), core.upper()) + w[len(core):])
    return " ".join(out)

#> dl_translate_words("Good morning, friend!", {"good": "guten", "friend": "freund"})
#> dl_translate_words("bye.", {})
#> dl_translate_words("", {"a": "b"})
#> dl_translate_words("Yes yes YES", {"yes": "ja"})
#> dl_translate_words("!!!", {"": "leer"})

### dl_first_value_above
def dl_first_value_above(prices, bar):
    hit = next(filter(lambda k: prices[k] > bar, prices), None)
    return hit if hit is None else list(prices).index(hit)

#> dl_first_value_above({"tin": 2, "zinc": 5, "gold": 90}, 4)
#> dl_first_value_above({"tin": 2, "zinc": 5}, 50)
#> dl_first_value_above({}, 0)
#> dl_first_value_above({"tin": 2}, 1)
#> dl_first_value_above({"a": -3, "b": -1, "c": -2}, -2)

### dl_group_then_trim
def dl_group_then_trim(ws, n):
    g = {}
    for w in ws:
        g.setdefault(w[-1], []).append(w)
    return {k: v[:n] for k, v in g.items() if len(v) >= n}

#> dl_group_then_trim(["ruby", "navy", "teal", "coral", "ivory"], 2)
#> dl_group_then_trim(["ruby"], 2)
#> dl_group_then_trim([], 1)
#> dl_group_then_trim(["a", "ba", "ca", "d"], 1)
#> dl_group_then_trim(["x", ""], 1)

### dl_same_value_keys
def dl_same_value_keys(d, k):
    if k not in d:
        return sorted(d.values())
    return [o for o in d if d[o] == d[k] and o != k]

#> dl_same_value_keys({"Rex": "dog", "Tom": "cat", "Fido": "dog"}, "Rex")
#> dl_same_value_keys({"Rex": "dog", "Tom": "cat"}, "Tom")
#> dl_same_value_keys({"Rex": "dog", "Tom": "cat"}, "Ann")
#> dl_same_value_keys({}, 1)
#> dl_same_value_keys({1: 0, 2: 0, 3: 0}, 2)

### dl_pop_until_found
def dl_pop_until_found(d, target):
    tried = []
    while d:
        k, v = d.popitem()
        tried.append(k)
        if v == target:
            break
    return tried, d

#> dl_pop_until_found({"a": 1, "b": 2, "c": 3}, 2)
#> dl_pop_until_found({"a": 1, "b": 2}, 9)
#> dl_pop_until_found({}, 1)
#> dl_pop_until_found({"x": 5, "y": 5}, 5)
#> dl_pop_until_found({"p": None, "q": 0}, None)

### dl_nested_get
def dl_nested_get(cfg, path):
    for i, p in enumerate(path.split(".")):
        if not isinstance(cfg, dict) or p not in cfg:
            return i, p
        cfg = cfg[p]
    return cfg

#> dl_nested_get({"ui": {"font": {"size": 12}}}, "ui.font.size")
#> dl_nested_get({"ui": {"font": {"size": 12}}}, "ui.color")
#> dl_nested_get({"ui": 3}, "ui.font.size")
#> dl_nested_get({}, "x")
#> dl_nested_get({"": "blank"}, "")

### dl_rename_on_clash
def dl_rename_on_clash(files):
    used = {}
    out = []
    for f in files:
        n = used.get(f, 0)
        out.append(f if n == 0 else f"{f}({n})")
        used[f] = n + 1
    return out

#> dl_rename_on_clash(["cv", "cv", "photo", "cv"])
#> dl_rename_on_clash([])
#> dl_rename_on_clash(["a", "b"])
#> dl_rename_on_clash(["", ""])
#> dl_rename_on_clash(["x", "x(1)", "x"])

### dl_longest_key_value
def dl_longest_key_value(d):
    if not d:
        return "", 0
    k = max(d, key=lambda q: (len(str(q)), d[q]))
    return k, d[k] - min(d.values())

#> dl_longest_key_value({"ox": 4, "hen": 9, "cow": 2})
#> dl_longest_key_value({})
#> dl_longest_key_value({7: 1, 10: 3, 12: 2})
#> dl_longest_key_value({"a": -1})
#> dl_longest_key_value({"ab": 0, "b": 100})

### dl_score_letters
def dl_score_letters(w, table, other):
    s = 0
    for i, c in enumerate(w):
        s += table.get(c, other) * (2 if i == 0 else 1)
    return s

#> dl_score_letters("jazz", {"j": 8, "z": 10, "a": 1}, 0)
#> dl_score_letters("owl", {"w": 4}, 1)
#> dl_score_letters("", {"w": 4}, 1)
#> dl_score_letters("zzz", {}, -1)
#> dl_score_letters("a-b", {"a": 1, "b": 3}, 0)

### dl_compare_versions_of
def dl_compare_versions_of(old, new):
    r = []
    for k in sorted(old | new):
        if k not in old:
            r.append("+" + k)
        elif k not in new:
            r.append("-" + k)
        elif old[k] != new[k]:
            r.append("~" + k)
    return r

#> dl_compare_versions_of({"x": 1, "y": 2}, {"y": 3, "z": 4})
#> dl_compare_versions_of({"x": 1}, {"x": 1})
#> dl_compare_versions_of({}, {})
#> dl_compare_versions_of({}, {"b": 0, "a": 0})
#> dl_compare_versions_of({"q": 1, "p": 2}, {})

### dl_positions_table
def dl_positions_table(s):
    t = {}
    for i, c in enumerate(s):
        t.setdefault(c, []).append(i)
    return {c: p[-1] - p[0] for c, p in t.items() if len(p) > 1}

#> dl_positions_table("hammock")
#> dl_positions_table("swim")
#> dl_positions_table("")
#> dl_positions_table("rare era")
#> dl_positions_table("ññ")

### dl_default_from_prev
def dl_default_from_prev(keys, d):
    out, prev = [], 0
    for k in keys:
        prev = d.get(k, prev + 1)
        out.append(prev)
    return out

#> dl_default_from_prev(["a", "b", "c", "a"], {"a": 10})
#> dl_default_from_prev(["x", "y"], {})
#> dl_default_from_prev([], {"x": 1})
#> dl_default_from_prev([1, 2, 3], {2: -5, 3: 7})
#> dl_default_from_prev(["k"], {"k": 0})

### dl_inverse_multi
def dl_inverse_multi(d):
    inv = {}
    for k in d:
        for v in d[k]:
            inv[v] = inv.get(v, "") + k
    return {v: ks for v, ks in inv.items() if len(ks) > 1}

#> dl_inverse_multi({"a": [1, 2], "b": [2, 3], "c": [2]})
#> dl_inverse_multi({"a": [1]})
#> dl_inverse_multi({})
#> dl_inverse_multi({"ab": "xy", "c": "x"})
#> dl_inverse_multi({"p": [5, 5]})

### dl_bill_unknown
def dl_bill_unknown(items, menu):
    total, unknown = 0, []
    for it in items:
        try:
            total += menu[it]
        except KeyError:
            unknown.append(it)
    return total, unknown

#> dl_bill_unknown(["soup", "tea", "cake"], {"soup": 6, "cake": 4})
#> dl_bill_unknown([], {"soup": 6})
#> dl_bill_unknown(["tea", "tea"], {"tea": 2})
#> dl_bill_unknown(["Soup"], {"soup": 6})
#> dl_bill_unknown(["pie", "jam", "pie"], {})

### dl_smallest_key_over
def dl_smallest_key_over(t, x):
    c = [k for k in t if k >= x]
    return t[min(c)] if c else t[max(t)] if t else "empty"

#> dl_smallest_key_over({10: "low", 50: "mid", 100: "high"}, 30)
#> dl_smallest_key_over({10: "low", 50: "mid", 100: "high"}, 101)
#> dl_smallest_key_over({10: "low", 50: "mid"}, 10)
#> dl_smallest_key_over({}, 3)
#> dl_smallest_key_over({-1: "neg", 0: "zero"}, -7)

### dl_vote_first_choice
def dl_vote_first_choice(ballots, out):
    c = {}
    for b in ballots:
        pick = next((x for x in b if x not in out), None)
        c[pick] = c.get(pick, 0) + 1
    return sorted(c.items(), key=lambda p: -p[1])

#> dl_vote_first_choice(["abc", "bca", "acb"], "a")
#> dl_vote_first_choice(["ab", "a", "a"], ["a"])
#> dl_vote_first_choice([], "")
#> dl_vote_first_choice(["xy", "yx", "yx"], "")
#> dl_vote_first_choice([[3, 1], [1, 2]], [1])

### dl_every_key_prefix
def dl_every_key_prefix(d, s):
    best = ""
    for k in d:
        if s.startswith(k) and len(k) > len(best):
            best = k
    return (d[best], s[len(best):]) if best else ("", s)

#> dl_every_key_prefix({"+4": "eu", "+49": "de", "+1": "us"}, "+49301234")
#> dl_every_key_prefix({"+4": "eu", "+49": "de", "+1": "us"}, "+4412")
#> dl_every_key_prefix({"+1": "us"}, "0301")
#> dl_every_key_prefix({}, "")
#> dl_every_key_prefix({"in": 1, "inter": 2}, "interval")

### dl_toggle_switches
def dl_toggle_switches(names, start):
    on = dict.fromkeys(start, True)
    for n in names:
        on[n] = not on.get(n, False)
    return [n for n, s in on.items() if s]

#> dl_toggle_switches(["hall", "attic", "hall"], ["hall"])
#> dl_toggle_switches([], ["a", "b"])
#> dl_toggle_switches(["x", "x"], [])
#> dl_toggle_switches(["p", "q", "p", "p"], ["q"])
#> dl_toggle_switches([], [])

### dl_update_if_longer
def dl_update_if_longer(d, pairs):
    n = 0
    for k, v in pairs:
        if len(v) > len(d.get(k, "")):
            d[k] = v
            n += 1
    return n, d

#> dl_update_if_longer({"a": "xx"}, [("a", "yyy"), ("b", "z"), ("a", "w")])
#> dl_update_if_longer({}, [])
#> dl_update_if_longer({}, [("k", "")])
#> dl_update_if_longer({"t": "long text"}, [("t", "short")])
#> dl_update_if_longer({"é": "e"}, [("é", "ee"), ("e", "e")])

### dl_index_of_key_after_sort
def dl_index_of_key_after_sort(d, k):
    order = sorted(d, key=d.get)
    return order.index(k), order[-1]

#> dl_index_of_key_after_sort({"oslo": -3, "rome": 14, "bonn": 7}, "bonn")
#> dl_index_of_key_after_sort({"oslo": -3, "rome": 14, "bonn": 7}, "oslo")
#> dl_index_of_key_after_sort({"x": 1, "y": 1}, "y")
#> dl_index_of_key_after_sort({"x": 1}, "z")
#> dl_index_of_key_after_sort({"cc": 3, "bb": 2, "aa": 1}, "cc")
