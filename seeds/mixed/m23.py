### hex_or_decimal
def hex_or_decimal(tokens):
    out = []
    for t in tokens:
        base = 16 if t.removeprefix("0x") != t else 8 if t.startswith("0o") else 10
        try:
            out.append(int(t, base))
        except ValueError:
            out.append(t.swapcase())
    return out

#> hex_or_decimal(["0xff", "0o17", "42", "Zed"])
#> hex_or_decimal([])
#> hex_or_decimal(["0x", "-7"])
#> hex_or_decimal(["1e3", " 5 "])
#> hex_or_decimal(["0xG", "0o9"])

### isalpha_edges_swap
def isalpha_edges_swap(s):
    chars = list(s)
    idx = [i for i, c in enumerate(chars) if c.isalpha()]
    for a, b in zip(idx, idx[::-1]):
        if a >= b:
            break
        chars[a], chars[b] = chars[b], chars[a]
    return "".join(chars)

#> isalpha_edges_swap("ab-cd")
#> isalpha_edges_swap("a-bC-dEf-ghIj")
#> isalpha_edges_swap("")
#> isalpha_edges_swap("123")
#> isalpha_edges_swap("x1y")

### title_clear_setdefault
def title_clear_setdefault(pairs):
    d = {}
    for name, n in pairs:
        if n < 0:
            d.clear()
        else:
            d[name.title()] = d.setdefault(name.title(), 10) - n
    return d

#> title_clear_setdefault([("ann lee", 3), ("ANN LEE", 2)])
#> title_clear_setdefault([])
#> title_clear_setdefault([("x", 1), ("y", -1), ("z", 0)])
#> title_clear_setdefault([("q", -5)])
#> title_clear_setdefault([("a", 4), ("b", 4), ("a", 4)])

### reverse_until_title
def reverse_until_title(words):
    words = words.copy()
    n = 0
    while words and not words[0].istitle():
        words.append(words.pop(0).capitalize())
        words.reverse()
        n += 1
    return words, n

#> reverse_until_title(["one", "Two", "three"])
#> reverse_until_title([])
#> reverse_until_title(["Start", "end"])
#> reverse_until_title(["a", "b", "c"])
#> reverse_until_title(["MIX", "up"])

### numeric_keys_update
def numeric_keys_update(d):
    nums = {k: int(v) for k, v in d.items() if v.isnumeric() and v.isascii()}
    d.update({k + "_n": v * 2 for k, v in nums.items()})
    return d

#> numeric_keys_update({"a": "12", "b": "x"})
#> numeric_keys_update({})
#> numeric_keys_update({"h": "½", "z": "0"})
#> numeric_keys_update({"e": "", "neg": "-1"})
#> numeric_keys_update({"k": "007"})

### center_ljust_diff
def center_ljust_diff(s, w, f):
    trio = [s.center(w, f), s.ljust(w, f), s.rjust(w, f)]
    return [t.find(s) for t in trio], len(set(trio))

#> center_ljust_diff("ab", 6, ".")
#> center_ljust_diff("", 3, "-")
#> center_ljust_diff("abc", 2, "x")
#> center_ljust_diff("aa", 5, "a")
#> center_ljust_diff("q", 4, "*")

### splitlines_numbered_find
def splitlines_numbered_find(text, word):
    for n, line in enumerate(text.splitlines(), 1):
        col = line.casefold().find(word.casefold())
        if col >= 0:
            return f"{n}:{col + 1}", line.strip()
    return None

#> splitlines_numbered_find("Roses are red\nViolets are BLUE", "blue")
#> splitlines_numbered_find("one\ntwo", "three")
#> splitlines_numbered_find("", "x")
#> splitlines_numbered_find("\n\n  Here", "HERE")
#> splitlines_numbered_find("abc", "")

### isidentifier_swap_vars
def isidentifier_swap_vars(code, a, b):
    tokens = code.split(" ")
    swap = {a: b, b: a}
    out = [swap.get(t, t) if t.isidentifier() else t for t in tokens]
    return " ".join(out), sum(x != y for x, y in zip(out, tokens))

#> isidentifier_swap_vars("x = y + x", "x", "y")
#> isidentifier_swap_vars("", "a", "b")
#> isidentifier_swap_vars("1 + 1", "1", "2")
#> isidentifier_swap_vars("foo bar baz", "foo", "qux")
#> isidentifier_swap_vars("a  b", "a", "a")

### rindex_equal_halves
def rindex_equal_halves(s):
    try:
        i = s.rindex(s[0])
    except (ValueError, IndexError) as e:
        return type(e).__name__
    return s[:i], s[i:], i == 0

#> rindex_equal_halves("abcab")
#> rindex_equal_halves("xyz")
#> rindex_equal_halves("")
#> rindex_equal_halves("noon")
#> rindex_equal_halves("q")

### fold_keys_title
def fold_keys_title(headers, row):
    rec = dict(zip((h.strip().title() for h in headers.split("|")), row.split("|")))
    return {k: v.strip() or None for k, v in rec.items() if k.isprintable()}

#> fold_keys_title("name | home city", "Al | Oslo")
#> fold_keys_title("", "")
#> fold_keys_title("a|b|c", "1|2")
#> fold_keys_title("bad\x00|ok", "x|y")
#> fold_keys_title("id|ID", "1|2")

### popitem_alternate
def popitem_alternate(d):
    left, right = {}, {}
    while d:
        k, v = d.popitem()
        (left if len(left) <= len(right) else right)[k] = v
    return left, right

#> popitem_alternate({"a": 1, "b": 2, "c": 3})
#> popitem_alternate({})
#> popitem_alternate({"x": None})
#> popitem_alternate({1: 1, 2: 2, 3: 3, 4: 4})
#> popitem_alternate({"p": "", "q": []})

### expandtabs_compare_raw
def expandtabs_compare_raw(a, b, size):
    x, y = a.expandtabs(size), b.expandtabs(size)
    if x == y and a != b:
        return "tabs differ", len(x)
    return x.rstrip() == y.rstrip(), abs(len(x) - len(y))

#> expandtabs_compare_raw("a\tb", "a   b", 4)
#> expandtabs_compare_raw("a\tb", "a b", 4)
#> expandtabs_compare_raw("", "\t", 2)
#> expandtabs_compare_raw("same", "same", 8)
#> expandtabs_compare_raw("x\t", "x", 3)

### format_ranked_list
def format_ranked_list(names, template="{rank}. {name}"):
    return "; ".join(template.format(rank=i, name=n.capitalize()) for i, n in enumerate(sorted(names), 1))

#> format_ranked_list(["cy", "al", "bo"])
#> format_ranked_list([])
#> format_ranked_list(["ZED"], "#{rank:02} {name}")
#> format_ranked_list(["b", "A"], "{name}{rank}")
#> format_ranked_list(["x", "x"], template="{name!r}")

### format_signed_delta
def format_signed_delta(old, new):
    d = new - old
    if not old:
        return "{:+}".format(d)
    return "{:+} ({:+.1%})".format(d, d / old)

#> format_signed_delta(50, 75)
#> format_signed_delta(0, 3)
#> format_signed_delta(10, 10)
#> format_signed_delta(8, 2)
#> format_signed_delta(-4, 4)

### isascii_caesar_guard
def isascii_caesar_guard(msg, k):
    if not msg.isascii():
        return msg.encode("ascii", "ignore").decode()
    return "".join(chr((ord(c) - 32 + k) % 95 + 32) for c in msg)

#> isascii_caesar_guard("Hi there~", 1)
#> isascii_caesar_guard("olé!", 3)
#> isascii_caesar_guard("", 9)
#> isascii_caesar_guard("abc", -95)
#> isascii_caesar_guard(" ~", 2)

### removeprefix_sign_calc
def removeprefix_sign_calc(terms):
    total = 0
    for t in terms:
        body = t.removeprefix("-")
        n = int(body) if body.isdecimal() else len(body)
        total += n if body == t else -n
    return total

#> removeprefix_sign_calc(["5", "-3", "abc"])
#> removeprefix_sign_calc([])
#> removeprefix_sign_calc(["--2", "-"])
#> removeprefix_sign_calc(["-x", "10"])
#> removeprefix_sign_calc(["", "-0"])

### format_map_missing_fill
def format_map_missing_fill(template, data, fields):
    full = dict.fromkeys(fields, "--") | data
    return template.format_map(full)

#> format_map_missing_fill("{a}/{b}", {"a": 1}, ["a", "b"])
#> format_map_missing_fill("{x:>3}|", {}, "x")
#> format_map_missing_fill("", {}, [])
#> format_map_missing_fill("{k}", {"k": "v"}, [])
#> format_map_missing_fill("{z}", {"y": 0}, ["y"])

### isprintable_prefix_len
def isprintable_prefix_len(data, limit):
    n = 0
    while n < min(len(data), limit) and data[:n + 1].isprintable():
        n += 1
    return n, data[:n].rstrip()

#> isprintable_prefix_len("abc\ndef", 10)
#> isprintable_prefix_len("abcdef", 3)
#> isprintable_prefix_len("", 5)
#> isprintable_prefix_len("\tx", 2)
#> isprintable_prefix_len("a b ", 4)

### keys_pop_rename_chain
def keys_pop_rename_chain(d, chain):
    for old, new in zip(chain, chain[1:]):
        if old in d.keys():
            d[new] = d.pop(old)
    return d

#> keys_pop_rename_chain({"a": 1, "b": 2}, ["a", "b", "c"])
#> keys_pop_rename_chain({}, ["x", "y"])
#> keys_pop_rename_chain({"k": 0}, ["k"])
#> keys_pop_rename_chain({"q": 1, "p": 2}, ["z", "p", "q"])
#> keys_pop_rename_chain({1: "i", 2: "j"}, [2, 1, 2])

### translate_digits_words
def translate_digits_words(code, sep="-"):
    words = ["zero", "one", "two", "three"]
    table = str.maketrans({str(i): w + sep for i, w in enumerate(words)})
    return code.translate(table).removesuffix(sep)

#> translate_digits_words("301")
#> translate_digits_words("")
#> translate_digits_words("a1b", "_")
#> translate_digits_words("95")
#> translate_digits_words("22", sep="")

### values_live_extend
def values_live_extend(d, k):
    view = d.values()
    n = len(view)
    d.setdefault(k, []).extend(range(n))
    return [len(v) for v in view], n

#> values_live_extend({"a": [1], "b": []}, "a")
#> values_live_extend({"a": [1]}, "z")
#> values_live_extend({}, 0)
#> values_live_extend({"m": [], "n": [], "o": []}, "n")
#> values_live_extend({"s": "str"}, "t")

### zfill_compare_versions
def zfill_compare_versions(a, b):
    norm = lambda v: ".".join(p.zfill(3) for p in v.split("."))
    x, y = norm(a), norm(b)
    return [a, b][x < y], x.rpartition(".")[2]

#> zfill_compare_versions("1.10", "1.9")
#> zfill_compare_versions("2", "2.0")
#> zfill_compare_versions("", "0")
#> zfill_compare_versions("1.2.b", "1.2.a")
#> zfill_compare_versions("3.0.1", "3.0.12")

### ljust_overlap_merge
def ljust_overlap_merge(a, b):
    w = max(len(a), len(b))
    return "".join(y if x.isspace() else x for x, y in zip(a.ljust(w), b.ljust(w))).rstrip()

#> ljust_overlap_merge("a  b", " xy z")
#> ljust_overlap_merge("", "abc")
#> ljust_overlap_merge("full", "none")
#> ljust_overlap_merge("  ", " ")
#> ljust_overlap_merge("k\tm", "abcdef")

### isupper_depth_nest
def isupper_depth_nest(s):
    root = []
    cur = root
    for c in s:
        if c.isupper():
            child = [c]
            cur.append(child)
            cur = child
        elif c == ".":
            cur = root
        else:
            cur.append(c)
    return root

#> isupper_depth_nest("aBc")
#> isupper_depth_nest("")
#> isupper_depth_nest("XYz.w")
#> isupper_depth_nest("..")
#> isupper_depth_nest("A.B.c")

### rjust_digits_columns
def rjust_digits_columns(a, b):
    w = max(len(a), len(b))
    a, b = a.rjust(w, "0"), b.rjust(w, "0")
    carry, out = 0, ""
    for x, y in zip(a[::-1], b[::-1]):
        carry, d = divmod(int(x) + int(y) + carry, 10)
        out = str(d) + out
    return str(carry) * bool(carry) + out

#> rjust_digits_columns("95", "7")
#> rjust_digits_columns("", "")
#> rjust_digits_columns("999", "1")
#> rjust_digits_columns("12", "345")
#> rjust_digits_columns("1a", "2")

### partition_nested_eq
def partition_nested_eq(query):
    d = {}
    while query:
        pair, _, query = query.partition("&")
        k, eq, v = pair.partition("=")
        if eq:
            d.setdefault(k, []).append(v.replace("+", " "))
        elif k:
            d[k] = True
    return d

#> partition_nested_eq("q=a+b&page=2&q=c&debug")
#> partition_nested_eq("")
#> partition_nested_eq("&&x=")
#> partition_nested_eq("flag")
#> partition_nested_eq("a=b=c&a=d")

### startswith_bool_sum
def startswith_bool_sum(words, p):
    hits = [w.startswith(p) + 2 * w.endswith(p) for w in words]
    return hits, words[hits.index(3)] if 3 in hits else None

#> startswith_bool_sum(["abba", "ab", "cab", "aba"], "ab")
#> startswith_bool_sum([], "x")
#> startswith_bool_sum(["x", "y"], "x")
#> startswith_bool_sum(["no"], "")
#> startswith_bool_sum(["otto", "toto"], "to")

### capitalize_sort_unique
def capitalize_sort_unique(words):
    uniq = sorted({w.capitalize() for w in words})
    words.clear()
    words.extend(uniq[::2])
    return words, uniq[1::2]

#> capitalize_sort_unique(["dog", "Cat", "DOG", "ant"])
#> capitalize_sort_unique([])
#> capitalize_sort_unique(["x", "X"])
#> capitalize_sort_unique(["b", "", "a"])
#> capitalize_sort_unique(["éa", "Zed"])

### rfind_else_insert
def rfind_else_insert(s, sub, extra):
    i = s.rfind(sub)
    j = s.rfind(sub, 0, i) if i > 0 else -1
    return s[:j + 1] + extra + s[j + 1:i + 1], (i, j)

#> rfind_else_insert("a-b-c", "-", "*")
#> rfind_else_insert("abc", "z", "?")
#> rfind_else_insert("", "", "e")
#> rfind_else_insert("xx", "x", "")
#> rfind_else_insert("-q", "-", "!")

### isalnum_password_rules
def isalnum_password_rules(pw):
    problems = []
    if len(pw) < 8:
        problems.append("short")
    if pw.isalnum():
        problems.append("symbol")
    if pw.islower() or pw.isupper() or not any(map(str.isalpha, pw)):
        problems.append("case")
    if not any(c.isdigit() for c in pw):
        problems.append("digit")
    return problems or "ok"

#> isalnum_password_rules("Secr3t!pass")
#> isalnum_password_rules("abc")
#> isalnum_password_rules("PASSWORD-1")
#> isalnum_password_rules("")
#> isalnum_password_rules("Aa345678")

### slices_of_three_forms
def slices_of_three_forms(x, n):
    return x[:-n], x[n:][::-1], x[-n::2], x[::n] if n else x[:]

#> slices_of_three_forms("abcdef", 2)
#> slices_of_three_forms([1, 2, 3], 1)
#> slices_of_three_forms("", 3)
#> slices_of_three_forms((4, 5, 6, 7), 0)
#> slices_of_three_forms("xyz", -1)

### isdecimal_sort_mixed
def isdecimal_sort_mixed(tokens):
    return sorted(tokens, key=lambda t: (0, int(t), "") if t.isdecimal() else (1, 0, t.casefold()))

#> isdecimal_sort_mixed(["10", "b", "9", "A", "c"])
#> isdecimal_sort_mixed([])
#> isdecimal_sort_mixed(["-1", "1", "01"])
#> isdecimal_sort_mixed(["x"])
#> isdecimal_sort_mixed(["²", "2", ""])

### update_shadow_scope
def update_shadow_scope(outer, inner, name):
    scope = outer.copy()
    scope.update(inner)
    found = "inner" if name in inner else "outer" if name in outer else "none"
    return scope.get(name), found, len(scope)

#> update_shadow_scope({"x": 1, "y": 2}, {"x": 9}, "x")
#> update_shadow_scope({"x": 1}, {"z": 0}, "x")
#> update_shadow_scope({}, {}, "q")
#> update_shadow_scope({"a": None}, {"a": None}, "a")
#> update_shadow_scope({1: "one"}, {2: "two"}, 2)

### encode_utf_widths
def encode_utf_widths(s):
    return [len(c.encode()) for c in s], max(s, key=lambda c: len(c.encode()), default="")

#> encode_utf_widths("aé€😀")
#> encode_utf_widths("")
#> encode_utf_widths("abc")
#> encode_utf_widths("ñandú")
#> encode_utf_widths("日 本")

### rsplit_keep_order_join
def rsplit_keep_order_join(path, n):
    parts = path.rsplit("/", n)
    parts[1:] = sorted(parts[1:], key=str.casefold)
    return "/".join(parts), len(parts)

#> rsplit_keep_order_join("root/b/C/a", 3)
#> rsplit_keep_order_join("root/b/C/a", 1)
#> rsplit_keep_order_join("", 2)
#> rsplit_keep_order_join("x/y", 0)
#> rsplit_keep_order_join("/z//y", 9)

### islower_shift_tail
def islower_shift_tail(words):
    low = [w for w in words if w.islower()]
    rest = [w for w in words if not w.islower()]
    if low and rest:
        low[-1], rest[0] = rest[0].lower(), low[-1].upper()
    return low + rest

#> islower_shift_tail(["a", "B", "c", "D"])
#> islower_shift_tail([])
#> islower_shift_tail(["x", "y"])
#> islower_shift_tail(["12", "ok"])
#> islower_shift_tail(["Go", "GO"])

### clear_inner_lists
def clear_inner_lists(rows, k):
    kept = []
    for r in rows:
        if len(r) > k:
            kept += r[k:]
            r.clear()
        r.append(len(kept))
    return rows, kept

#> clear_inner_lists([[1, 2, 3], [4], [5, 6]], 1)
#> clear_inner_lists([], 0)
#> clear_inner_lists([[]], 0)
#> clear_inner_lists([["a", "b"], []], 5)
#> clear_inner_lists([[None], [0]], 0)

### count_switches_in_flags
def count_switches_in_flags(flags):
    s = "".join("T" if f else "F" for f in flags)
    return s.count("TF") + s.count("FT"), s.rfind("F"), s.lstrip("F")

#> count_switches_in_flags([1, 0, "x", "", None])
#> count_switches_in_flags([])
#> count_switches_in_flags([True, True])
#> count_switches_in_flags([[], (), 0])
#> count_switches_in_flags([0, 5, 0.0, -1])
