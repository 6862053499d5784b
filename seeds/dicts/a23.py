### mx_split_count_map
def mx_split_count_map(s, sep):
    parts = s.split(sep)
    return {p: parts.count(p) for p in parts if p}

#> mx_split_count_map("a,b,,a,c", ",")
#> mx_split_count_map("", "-")
#> mx_split_count_map("one two  one", " ")
#> mx_split_count_map("xx--xx", "--")
#> mx_split_count_map("ab", "")

### mx_digits_letters_dict
def mx_digits_letters_dict(s):
    d = {"d": "", "a": "", "o": ""}
    for c in s:
        d["d" if c.isdigit() else "a" if c.isalpha() else "o"] += c
    return d

#> mx_digits_letters_dict("a1-b2 c3!")
#> mx_digits_letters_dict("")
#> mx_digits_letters_dict("2024")
#> mx_digits_letters_dict("é² _")
#> mx_digits_letters_dict("...")

### mx_list_to_nested
def mx_list_to_nested(keys, leaf):
    node = leaf
    for k in reversed(keys):
        node = {k: node}
    return node

#> mx_list_to_nested(["a", "b", "c"], 1)
#> mx_list_to_nested([], "leaf")
#> mx_list_to_nested("xy", {})
#> mx_list_to_nested([0, None], [])
#> mx_list_to_nested(["solo"], None)

### mx_nested_to_list
def mx_nested_to_list(d):
    path = []
    while isinstance(d, dict) and len(d) == 1:
        (k, d), = d.items()
        path.append(k)
    return path, d

#> mx_nested_to_list({"a": {"b": {"c": 1}}})
#> mx_nested_to_list({})
#> mx_nested_to_list({"x": {"p": 1, "q": 2}})
#> mx_nested_to_list("plain")
#> mx_nested_to_list({0: {}})

### mx_value_types_group
def mx_value_types_group(d):
    g = {}
    for k, v in d.items():
        g.setdefault(type(v).__name__, []).append(k)
    return dict(sorted(g.items()))

#> mx_value_types_group({"a": 1, "b": "x", "c": 2, "d": 1.5})
#> mx_value_types_group({})
#> mx_value_types_group({"t": True, "n": None, "f": False})
#> mx_value_types_group({1: [], 2: (), 3: {}, 4: []})
#> mx_value_types_group({"s": set(), "b": b"x"})

### mx_insert_key_at
def mx_insert_key_at(d, index, key, value):
    items = [(k, v) for k, v in d.items() if k != key]
    items.insert(index, (key, value))
    d.clear()
    d.update(items)
    return d

#> mx_insert_key_at({"a": 1, "c": 3}, 1, "b", 2)
#> mx_insert_key_at({}, 5, "x", None)
#> mx_insert_key_at({"a": 1, "b": 2, "c": 3}, 0, "c", 30)
#> mx_insert_key_at({"p": 0, "q": 0}, -1, "r", 9)
#> mx_insert_key_at({1: "i"}, 0, True, "b")

### mx_move_key_front
def mx_move_key_front(d, key):
    if key not in d:
        return d
    return {key: d[key]} | d

#> mx_move_key_front({"a": 1, "b": 2, "c": 3}, "c")
#> mx_move_key_front({"a": 1}, "z")
#> mx_move_key_front({}, None)
#> mx_move_key_front({"x": [], "y": {}}, "x")
#> mx_move_key_front({0: "n", 1: "y"}, True)

### mx_sum_digits_by_parity
def mx_sum_digits_by_parity(n):
    out = {}
    while n:
        n, d = divmod(n, 10)
        out[d % 2 == 0] = out.get(d % 2 == 0, 0) + d
    return out.get(True, 0) - out.get(False, 0), list(out)

#> mx_sum_digits_by_parity(123456)
#> mx_sum_digits_by_parity(0)
#> mx_sum_digits_by_parity(2222)
#> mx_sum_digits_by_parity(90)
#> mx_sum_digits_by_parity(7)

### mx_chars_to_case_map
def mx_chars_to_case_map(s):
    m = {}
    for c in s:
        m.setdefault(c.lower(), set()).add(c)
    return "".join(k for k, v in m.items() if len(v) == 2)

#> mx_chars_to_case_map("aAbBcCDe")
#> mx_chars_to_case_map("")
#> mx_chars_to_case_map("xyz XY")
#> mx_chars_to_case_map("Éé1")
#> mx_chars_to_case_map("zZz!!")

### mx_replace_by_count
def mx_replace_by_count(s):
    n = {}
    out = []
    for c in s:
        n[c] = n.get(c, 0) + 1
        out.append(c if n[c] == 1 else str(n[c]))
    return "".join(out)

#> mx_replace_by_count("banana")
#> mx_replace_by_count("")
#> mx_replace_by_count("xyz")
#> mx_replace_by_count("aaaaaaaaaaaa")
#> mx_replace_by_count("a a-a")

### mx_zip_words_lengths
def mx_zip_words_lengths(line):
    words = line.split()
    lens = dict(zip(words, map(len, words)))
    longest = max(lens.values(), default=0)
    return [w.rjust(longest, ".") for w in lens]

#> mx_zip_words_lengths("to be or not to be")
#> mx_zip_words_lengths("")
#> mx_zip_words_lengths("single")
#> mx_zip_words_lengths("ä öö üüü")
#> mx_zip_words_lengths("x xx x xx")

### mx_dict_as_matrix_row
def mx_dict_as_matrix_row(d, order):
    row = [d.pop(k, 0) for k in order]
    row.append(sum(d.values()))
    return row, d

#> mx_dict_as_matrix_row({"a": 1, "b": 2, "z": 7}, "ab")
#> mx_dict_as_matrix_row({}, ["p"])
#> mx_dict_as_matrix_row({"x": 5}, [])
#> mx_dict_as_matrix_row({"k": 3}, "kk")
#> mx_dict_as_matrix_row({1: 10, 2: 20, 3: 30}, (3, 1))

### mx_common_char_freq
def mx_common_char_freq(a, b):
    fa = {c: a.count(c) for c in set(a)}
    fb = {c: b.count(c) for c in set(b)}
    return "".join(c * min(fa[c], fb[c]) for c in sorted(fa.keys() & fb.keys()))

#> mx_common_char_freq("bookkeeper", "kooky")
#> mx_common_char_freq("", "abc")
#> mx_common_char_freq("aab", "aba")
#> mx_common_char_freq("xyz", "XYZ")
#> mx_common_char_freq("1122", "2211 ")

### mx_first_last_index_span
def mx_first_last_index_span(s):
    span = {}
    for i, c in enumerate(s):
        a, _ = span.get(c, (i, i))
        span[c] = a, i
    return max(span.items(), key=lambda t: t[1][1] - t[1][0], default=("", (0, 0)))

#> mx_first_last_index_span("abcabx")
#> mx_first_last_index_span("")
#> mx_first_last_index_span("qwe")
#> mx_first_last_index_span("  a ")
#> mx_first_last_index_span("noon")

### mx_dict_get_slices
def mx_dict_get_slices(s, cuts):
    return {name: s[slice(*c)] for name, c in cuts.items()}

#> mx_dict_get_slices("abcdefgh", {"head": (3,), "tail": (-2, None), "odd": (1, None, 2)})
#> mx_dict_get_slices("", {"x": (0, 5)})
#> mx_dict_get_slices([1, 2, 3], {"rev": (None, None, -1)})
#> mx_dict_get_slices("xyz", {})
#> mx_dict_get_slices("xyz", {"bad": (0, 1, 0)})

### mx_parse_pairs_semicolon
def mx_parse_pairs_semicolon(text):
    d = {}
    for chunk in text.split(";"):
        k, *v = chunk.strip().split(":")
        if k:
            d[k] = v[0] if len(v) == 1 else v
    return d

#> mx_parse_pairs_semicolon("a:1; b:2:3; c")
#> mx_parse_pairs_semicolon("")
#> mx_parse_pairs_semicolon(";;x:;")
#> mx_parse_pairs_semicolon("k:v;k:w")
#> mx_parse_pairs_semicolon(" sp : aced ")

### mx_running_key_sum
def mx_running_key_sum(pairs):
    d, trail = {}, []
    for k, n in pairs:
        d[k] = d.get(k, 0) + n
        trail.append(max(d, key=d.get))
    return "".join(trail)

#> mx_running_key_sum([("a", 1), ("b", 3), ("a", 5), ("b", -9)])
#> mx_running_key_sum([])
#> mx_running_key_sum([("x", 0), ("y", 0)])
#> mx_running_key_sum([("p", 2), ("q", 2), ("q", 1)])
#> mx_running_key_sum([("m", -1), ("n", -2), ("m", -5)])

### mx_template_count_keys
def mx_template_count_keys(template, d):
    used = [k for k in d if "{" + k + "}" in template]
    text = template
    for k in used:
        text = text.replace("{" + k + "}", str(d.pop(k)))
    return text, sorted(d)

#> mx_template_count_keys("{a}-{b}", {"a": 1, "b": 2, "c": 3})
#> mx_template_count_keys("none", {"x": 0})
#> mx_template_count_keys("", {})
#> mx_template_count_keys("{x}{x}{y}", {"x": "{y}", "y": "!"})
#> mx_template_count_keys("{ a}{A}", {"a": 1, "A": 2})

### mx_numeric_strings_keys
def mx_numeric_strings_keys(d):
    as_int = {}
    for k in sorted(d, key=int):
        as_int[int(k)] = as_int.get(int(k), "") + d[k]
    return as_int

#> mx_numeric_strings_keys({"10": "a", "9": "b", "009": "c"})
#> mx_numeric_strings_keys({})
#> mx_numeric_strings_keys({"-1": "m", "+1": "p", "0": "z"})
#> mx_numeric_strings_keys({"x": "bad"})
#> mx_numeric_strings_keys({" 7 ": "sp", "7": "no"})

### mx_dict_min_rotate
def mx_dict_min_rotate(d):
    ks = list(d)
    i = ks.index(min(d, key=d.get))
    return {k: d[k] for k in ks[i:] + ks[:i]}

#> mx_dict_min_rotate({"a": 4, "b": 1, "c": 3})
#> mx_dict_min_rotate({"x": 0})
#> mx_dict_min_rotate({})
#> mx_dict_min_rotate({"p": 2, "q": 1, "r": 1})
#> mx_dict_min_rotate({1: "z", 2: "y", 3: "x"})

### mx_group_pairs_sorted_join
def mx_group_pairs_sorted_join(words):
    g = {}
    for w in words:
        g[w[-1:]] = "".join(sorted(g.get(w[-1:], "") + w[:-1]))
    return g

#> mx_group_pairs_sorted_join(["cat", "dot", "pig", "bog"])
#> mx_group_pairs_sorted_join([])
#> mx_group_pairs_sorted_join(["", "a"])
#> mx_group_pairs_sorted_join(["zz", "az"])
#> mx_group_pairs_sorted_join(["Up!", "go!"])

### mx_dict_with_list_index
def mx_dict_with_list_index(names, scores):
    return {n: scores.index(s) for n, s in zip(names, scores)}, scores.count(max(scores, default=0))

#> mx_dict_with_list_index(["a", "b", "c"], [7, 7, 9])
#> mx_dict_with_list_index([], [])
#> mx_dict_with_list_index(["x", "x"], [1, 2])
#> mx_dict_with_list_index(["p"], [4, 4, 4])
#> mx_dict_with_list_index("xyz", [0, False, 1])

### mx_string_keys_nested_sum
def mx_string_keys_nested_sum(d, word):
    total = 0
    for ch in word:
        v = d.get(ch, {})
        total += sum(v.values()) if isinstance(v, dict) else v
    return total

#> mx_string_keys_nested_sum({"a": {"x": 1, "y": 2}, "b": 10}, "abba")
#> mx_string_keys_nested_sum({}, "abc")
#> mx_string_keys_nested_sum({"z": {}}, "zz")
#> mx_string_keys_nested_sum({"q": -1}, "")
#> mx_string_keys_nested_sum({"m": 0.5, "n": {"k": 0.25}}, "mn!")

### mx_balance_by_letter
def mx_balance_by_letter(s):
    pos = {}
    for i, c in enumerate(s):
        pos[c] = pos.get(c, 0) + (i if i % 2 else -i)
    return {c: v for c, v in pos.items() if v}

#> mx_balance_by_letter("abcab")
#> mx_balance_by_letter("")
#> mx_balance_by_letter("aa")
#> mx_balance_by_letter("xyyx")
#> mx_balance_by_letter("hello")

### mx_lookup_then_slice
def mx_lookup_then_slice(d, keys, n):
    joined = "".join(str(d.get(k, "?")) for k in keys)
    return joined[:n], joined[n:], len(joined)

#> mx_lookup_then_slice({"a": "xy", "b": 12}, "abc", 3)
#> mx_lookup_then_slice({}, "", 1)
#> mx_lookup_then_slice({1: None}, [1, 2], -1)
#> mx_lookup_then_slice({"k": "long"}, ["k", "k"], 0)
#> mx_lookup_then_slice({"t": True}, "tt", 100)

### mx_del_odd_positions
def mx_del_odd_positions(d):
    for i, k in enumerate(list(d)):
        if i % 2:
            del d[k]
        else:
            d[k] = (i, d[k])
    return d

#> mx_del_odd_positions({"a": 1, "b": 2, "c": 3, "d": 4})
#> mx_del_odd_positions({})
#> mx_del_odd_positions({"x": None})
#> mx_del_odd_positions({5: "e", 6: "f", 7: "g"})
#> mx_del_odd_positions({"": "", " ": " "})

### mx_dict_union_all_kinds
def mx_dict_union_all_kinds(a, b, c):
    a |= b
    d = a | dict(c)
    a.update(c, last=len(a))
    return a == d | {"last": len(b)}, a

#> mx_dict_union_all_kinds({}, {"x": 1}, [("y", 2)])
#> mx_dict_union_all_kinds({"p": 0}, {"q": 1}, [])
#> mx_dict_union_all_kinds({}, {}, {})
#> mx_dict_union_all_kinds({"m": 1}, {"m": 2}, {"m": 3})
#> mx_dict_union_all_kinds({}, {"a": 1, "b": 2}, ["zy"])

### mx_index_chars_mod
def mx_index_chars_mod(text, n):
    cols = {i: "" for i in range(n)}
    for i, ch in enumerate(text):
        cols[i % n] += ch
    return "/".join(cols.values())

#> mx_index_chars_mod("abcdefg", 3)
#> mx_index_chars_mod("", 2)
#> mx_index_chars_mod("hi", 5)
#> mx_index_chars_mod("solo", 1)
#> mx_index_chars_mod("x", 0)

### mx_unzip_dict
def mx_unzip_dict(d):
    if not d:
        return (), ()
    ks, vs = zip(*d.items())
    return ks[::-1], vs

#> mx_unzip_dict({"a": 1, "b": 2})
#> mx_unzip_dict({})
#> mx_unzip_dict({"k": [1, 2]})
#> mx_unzip_dict({(0, 1): "t", None: "n"})
#> mx_unzip_dict({3: 9, 2: 4, 1: 1})

### mx_sentence_stats_dict
def mx_sentence_stats_dict(text):
    stats = dict.fromkeys(("words", "upper", "digits", "longest"), 0)
    for w in text.split():
        stats["words"] += 1
        stats["upper"] += w[0].isupper()
        stats["digits"] += sum(map(str.isdigit, w))
        stats["longest"] = max(stats["longest"], len(w))
    return stats

#> mx_sentence_stats_dict("The 3 Bears ate 12 pies")
#> mx_sentence_stats_dict("")
#> mx_sentence_stats_dict("x")
#> mx_sentence_stats_dict("R2D2 & C3PO")
#> mx_sentence_stats_dict("Été ça va")

### mx_mapping_until_fixpoint
def mx_mapping_until_fixpoint(word, rules):
    seen = [word]
    while True:
        nxt = word
        for old, new in rules.items():
            nxt = nxt.replace(old, new)
        if nxt in seen:
            return nxt, len(seen)
        seen.append(nxt)
        word = nxt

#> mx_mapping_until_fixpoint("aabb", {"ab": "b"})
#> mx_mapping_until_fixpoint("", {"x": "y"})
#> mx_mapping_until_fixpoint("abc", {})
#> mx_mapping_until_fixpoint("xy", {"x": "y", "y": "x"})
#> mx_mapping_until_fixpoint("((()))", {"()": ""})
