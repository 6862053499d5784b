### template_loop_popitem
def template_loop_popitem(template, d):
    lines = []
    while d:
        k, v = d.popitem()
        lines.append(template.format_map({"k": k, "v": v}))
    lines.reverse()
    return lines

#> template_loop_popitem("{k}->{v}", {"a": 1, "b": 2})
#> template_loop_popitem("{v}", {})
#> template_loop_popitem("{k!r}", {"x": None})
#> template_loop_popitem("{v:>3}{k}", {1: "p", 2: "q"})
#> template_loop_popitem("{z}", {"y": 0})

### token_shapes_mix
def token_shapes_mix(tokens):
    shape = ""
    for t in tokens:
        if t.isnumeric():
            shape += "N"
        elif t.isidentifier():
            shape += "i" if t.islower() else "I"
        elif t.isprintable():
            shape += "p"
        else:
            shape += "."
    return shape.removesuffix("p")

#> token_shapes_mix(["12", "abc", "Def", "+", "\n"])
#> token_shapes_mix([])
#> token_shapes_mix(["½", "x1", ")"])
#> token_shapes_mix(["", "a b"])
#> token_shapes_mix(["\t", "_", "9z"])

### rindex_zfill_patch
def rindex_zfill_patch(code, n):
    try:
        i = code.rindex("-") + 1
    except ValueError:
        return code.zfill(n)
    return code[:i] + code[i:].zfill(n)

#> rindex_zfill_patch("AB-7", 4)
#> rindex_zfill_patch("42", 5)
#> rindex_zfill_patch("x-y-", 2)
#> rindex_zfill_patch("", 3)
#> rindex_zfill_patch("a--9", 1)

### title_and_ascii_report
def title_and_ascii_report(words):
    rows = []
    for w in words:
        flag = "T" if w.istitle() else "-"
        flag += "A" if w.isascii() else "-"
        rows.append("{:<6}{}".format(w[:5], flag))
    return rows

#> title_and_ascii_report(["Hello", "été", "Zoë", "ok"])
#> title_and_ascii_report([])
#> title_and_ascii_report(["Longer word"])
#> title_and_ascii_report(["", "A"])
#> title_and_ascii_report(["É", "éÉ"])

### reverse_rpartition_words
def reverse_rpartition_words(s):
    out = []
    while s:
        s, sep, last = s.rpartition(" ")
        out.append(last + sep)
    out.reverse()
    return out, "".join(out)

#> reverse_rpartition_words("a bc def")
#> reverse_rpartition_words("")
#> reverse_rpartition_words("one")
#> reverse_rpartition_words(" x ")
#> reverse_rpartition_words("p  q")

### fromkeys_alnum_count
def fromkeys_alnum_count(s):
    counts = dict.fromkeys(["alnum", "space", "other"], 0)
    for c in s:
        counts["alnum" if c.isalnum() else "space" if c.isspace() else "other"] += 1
    return max(counts, key=counts.get), counts

#> fromkeys_alnum_count("ab, c!")
#> fromkeys_alnum_count("")
#> fromkeys_alnum_count("   x")
#> fromkeys_alnum_count("?!")
#> fromkeys_alnum_count("a b")

### expandtabs_ruler
def expandtabs_ruler(n, size):
    ruler = "\t".join(str(i) for i in range(n)).expandtabs(size)
    return ruler, ruler.rsplit(" ", 1)[-1], len(ruler)

#> expandtabs_ruler(4, 3)
#> expandtabs_ruler(0, 4)
#> expandtabs_ruler(1, 8)
#> expandtabs_ruler(12, 2)
#> expandtabs_ruler(3, 1)

### prefix_zfill_ids
def prefix_zfill_ids(ids, prefix, width=3):
    out = set()
    for i in ids:
        num = i.removeprefix(prefix)
        out.add(prefix + num.zfill(width) if num.isnumeric() else i.casefold())
    return sorted(out)

#> prefix_zfill_ids(["U7", "U007", "ADMIN", "U12"], "U")
#> prefix_zfill_ids([], "x")
#> prefix_zfill_ids(["5", "05"], "")
#> prefix_zfill_ids(["k-1", "K-1"], "k-", 2)
#> prefix_zfill_ids(["U", "u"], "U")

### splitlines_removesuffix
def splitlines_removesuffix(text, tail):
    lines = text.splitlines(True)
    fixed = [ln.removesuffix("\n").removesuffix(tail) for ln in lines]
    return fixed, sum(len(a) - len(b) for a, b in zip(lines, fixed))

#> splitlines_removesuffix("a;\nb\nc;", ";")
#> splitlines_removesuffix("", ";")
#> splitlines_removesuffix("x,\r\ny,\n", ",")
#> splitlines_removesuffix("one", "one")
#> splitlines_removesuffix(";;\n", ";")

### isspace_ljust_table
def isspace_ljust_table(cells, w):
    fixed = ["-".ljust(w, "-") if c.isspace() or not c else c.strip().ljust(w) for c in cells]
    return "|".join(fixed).rstrip()

#> isspace_ljust_table(["a", " ", "bcd"], 3)
#> isspace_ljust_table([], 2)
#> isspace_ljust_table(["", "\t"], 4)
#> isspace_ljust_table([" x "], 1)
#> isspace_ljust_table(["long cell", "z"], 4)

### maketrans_three_args
def maketrans_three_args(s, a, b):
    n = min(len(a), len(b))
    extra = a[n:] + b[n:]
    return s.translate(str.maketrans(a[:n], b[:n], extra)), extra

#> maketrans_three_args("the cat sat", "abc", "xy")
#> maketrans_three_args("", "a", "b")
#> maketrans_three_args("hello", "", "lo")
#> maketrans_three_args("wood", "wo", "fe")
#> maketrans_three_args("same", "s", "ses")

### clear_if_titles
def clear_if_titles(groups):
    for name, members in groups.items():
        if all(m.istitle() for m in members):
            members.clear()
        else:
            members.sort(key=str.casefold)
    return groups

#> clear_if_titles({"a": ["Bob", "Al"], "b": ["zed", "Amy"]})
#> clear_if_titles({})
#> clear_if_titles({"e": []})
#> clear_if_titles({"x": ["B", "a", "C"]})
#> clear_if_titles({"n": ["12"], "m": ["X-Y"]})

### copy_center_matrix
def copy_center_matrix(words, w):
    boxed = words.copy()
    while boxed and len(boxed[0]) < w:
        boxed = [b.center(len(b) + 2, "+") for b in boxed]
    return boxed, words == boxed

#> copy_center_matrix(["ab", "c"], 5)
#> copy_center_matrix([], 3)
#> copy_center_matrix(["long"], 2)
#> copy_center_matrix([""], 1)
#> copy_center_matrix(["x", "yz"], 3)

### isalpha_split_digits
def isalpha_split_digits(codes):
    d = {}
    for code in codes:
        i = 0
        while i < len(code) and code[i].isalpha():
            i += 1
        d.setdefault(code[:i].upper(), []).append(code[i:] or "0")
    return {k: sorted(v) for k, v in d.items()}

#> isalpha_split_digits(["ab12", "AB3", "c"])
#> isalpha_split_digits([])
#> isalpha_split_digits(["99", ""])
#> isalpha_split_digits(["x-1", "x1"])
#> isalpha_split_digits(["é2", "É1"])

### isdecimal_gate_pop
def isdecimal_gate_pop(stack, line):
    for tok in line.split():
        if tok.isdecimal():
            stack.append(int(tok))
        elif tok == "dup" and stack:
            stack.append(stack[-1])
        elif tok == "drop" and stack:
            stack.pop()
        elif tok == "swap" and len(stack) > 1:
            stack[-1], stack[-2] = stack[-2], stack[-1]
    return stack

#> isdecimal_gate_pop([], "1 2 swap dup")
#> isdecimal_gate_pop([5], "drop drop 7")
#> isdecimal_gate_pop([1, 2], "")
#> isdecimal_gate_pop([], "swap dup x -3")
#> isdecimal_gate_pop([9], "dup 4 swap drop")

### values_to_runs
def values_to_runs(d):
    runs = []
    for v in d.values():
        if runs and runs[-1][0] == v:
            runs[-1][1] += 1
        else:
            runs.append([v, 1])
    return runs

#> values_to_runs({"a": 1, "b": 1, "c": 2})
#> values_to_runs({})
#> values_to_runs({"x": True, "y": 1, "z": "1"})
#> values_to_runs({1: None})
#> values_to_runs({"p": [], "q": [], "r": 0})

### partition_rjust_decimal
def partition_rjust_decimal(nums, left=4, right=2):
    out = []
    for n in nums:
        w, dot, f = str(n).partition(".")
        out.append(w.rjust(left) + (dot or " ") + f.ljust(right, "0" if dot else " "))
    return out

#> partition_rjust_decimal([3.5, 120, -0.25])
#> partition_rjust_decimal([])
#> partition_rjust_decimal([12345.678], 3, 1)
#> partition_rjust_decimal([7], left=1)
#> partition_rjust_decimal(["a.b.c"], 2, 4)

### rfind_slice_title
def rfind_slice_title(s, marks):
    cut = max(s.rfind(m) for m in marks) if marks else -1
    head, tail = s[:cut + 1], s[cut + 1:]
    return head.lower() + tail.title()

#> rfind_slice_title("MAIN/sub\\the file", "/\\")
#> rfind_slice_title("", ".")
#> rfind_slice_title("no marks HERE", "#")
#> rfind_slice_title("A B", "")
#> rfind_slice_title("X:Y;", ":;")

### remove_from_both
def remove_from_both(a, b):
    for x in a[:]:
        if x in b:
            a.remove(x)
            b.remove(x)
    return a, b

#> remove_from_both([1, 2, 2, 3], [2, 3, 4])
#> remove_from_both([], [1])
#> remove_from_both(["x", "x"], ["x"])
#> remove_from_both([0, None], [None, False])
#> remove_from_both(list("tool"), list("loot"))

### endswith_counter_table
def endswith_counter_table(words, endings):
    table = {e: [w for w in words if w.endswith(e)] for e in endings}
    unmatched = [w for w in words if not w.endswith(tuple(endings))]
    return {e: len(ws) for e, ws in table.items()}, unmatched

#> endswith_counter_table(["sing", "king", "sings", "kin"], ["ing", "g", "s"])
#> endswith_counter_table([], ["x"])
#> endswith_counter_table(["a", "b"], [])
#> endswith_counter_table(["", "e"], [""])
#> endswith_counter_table(["UP", "up"], ["P"])

### isascii_reverse_fallback
def isascii_reverse_fallback(parts):
    parts.reverse()
    joined = "".join(parts)
    if joined.isascii():
        return joined.swapcase()
    return [p for p in parts if not p.isascii()]

#> isascii_reverse_fallback(["Ab", "cD"])
#> isascii_reverse_fallback(["x", "ü", "é"])
#> isascii_reverse_fallback([])
#> isascii_reverse_fallback(["1", "-", "Q"])
#> isascii_reverse_fallback(["ok", "→"])

### popitem_prefix_sum
def popitem_prefix_sum(d, prefix):
    total, kept = 0, []
    while d:
        k, v = d.popitem()
        if k.startswith(prefix):
            total += v
            kept.insert(0, k.removeprefix(prefix))
    return total, kept

#> popitem_prefix_sum({"in_a": 1, "out_b": 2, "in_c": 3}, "in_")
#> popitem_prefix_sum({}, "x")
#> popitem_prefix_sum({"p": 5}, "")
#> popitem_prefix_sum({"aa": -1, "a": 1}, "a")
#> popitem_prefix_sum({"z": 9}, "y")

### isidentifier_strip_digits
def isidentifier_strip_digits(names):
    out = []
    for n in names:
        while n and not n.isidentifier():
            n = n[1:] if not n[0].isidentifier() else n[:-1]
        out.append(n)
    return out

#> isidentifier_strip_digits(["12ab", "ab-c", "ok"])
#> isidentifier_strip_digits([])
#> isidentifier_strip_digits(["", "99"])
#> isidentifier_strip_digits(["$x$", "a b"])
#> isidentifier_strip_digits(["_1", "é!"])

### isprintable_toggle_queue
def isprintable_toggle_queue(s):
    q, out = s, ""
    while q:
        c, q = q[0], q[1:]
        if not c.isprintable():
            q = q[::-1]
            continue
        out += c
    return out

#> isprintable_toggle_queue("abc\ndef")
#> isprintable_toggle_queue("")
#> isprintable_toggle_queue("xy\t\tz")
#> isprintable_toggle_queue("plain")
#> isprintable_toggle_queue("\n123\n")

### isnumeric_merge_tokens
def isnumeric_merge_tokens(tokens):
    out = []
    for t in tokens:
        if t.isnumeric() and out and out[-1].isnumeric():
            out[-1] += t
        elif t.isspace():
            continue
        else:
            out.append(t)
    return out

#> isnumeric_merge_tokens(["1", "2", "x", "3", " ", "4"])
#> isnumeric_merge_tokens([])
#> isnumeric_merge_tokens(["½", "2"])
#> isnumeric_merge_tokens(["a", "b"])
#> isnumeric_merge_tokens([" ", "7", "\n", "8", "y"])

### rindex_nested_paren
def rindex_nested_paren(expr):
    depth = 0
    while "(" in expr:
        i = expr.rindex("(")
        j = expr.index(")", i)
        inner = expr[i + 1:j].strip()
        expr = expr[:i] + (inner[::-1] if depth % 2 else inner.upper()) + expr[j + 1:]
        depth += 1
    return expr, depth

#> rindex_nested_paren("a(bc(de)f)g")
#> rindex_nested_paren("flat")
#> rindex_nested_paren("()x( y )")
#> rindex_nested_paren("")
#> rindex_nested_paren("open(paren")

### rindex_unique_suffix
def rindex_unique_suffix(s):
    for i in range(len(s) - 1, -1, -1):
        if s.index(s[i]) == s.rindex(s[i]):
            return s[i], i
    return s.istitle() or None

#> rindex_unique_suffix("aabcc")
#> rindex_unique_suffix("aabb")
#> rindex_unique_suffix("")
#> rindex_unique_suffix("A aA a")
#> rindex_unique_suffix("level up")

### rindex_list_emulate
def rindex_list_emulate(lst, x):
    try:
        return len(lst) - 1 - lst[::-1].index(x)
    except ValueError:
        return str(lst).rindex("]")

#> rindex_list_emulate([1, 2, 1, 3], 1)
#> rindex_list_emulate(["a"], "z")
#> rindex_list_emulate([], 0)
#> rindex_list_emulate([[1], [2]], [3])
#> rindex_list_emulate([0, None, False], False)

### format_columns_star
def format_columns_star(rows, *widths):
    spec = "".join("{:<%d}" % w for w in widths)
    return [spec.format(*r).rstrip() for r in rows if len(r) >= len(widths)]

#> format_columns_star([["a", "b"], ["cc", "dd", "ee"]], 3, 2)
#> format_columns_star([], 1)
#> format_columns_star([["x"]], 4, 4)
#> format_columns_star([[1, 2.5]], 2, 6)
#> format_columns_star([["p", "q"]])

### format_plural_choice
def format_plural_choice(n, singular, plural=None):
    template = "{n:,} {word}"
    word = singular if abs(n) == 1 else plural or singular + "s"
    return template.format(n=n, word=word)

#> format_plural_choice(1, "goose", "geese")
#> format_plural_choice(3, "goose", "geese")
#> format_plural_choice(0, "file")
#> format_plural_choice(12500, "row")
#> format_plural_choice(-1, "degree")

### format_escape_braces
def format_escape_braces(key, value):
    literal = "{{{}}}".format(key)
    filled = (literal + "={" + key + "}").replace(literal, "<%s>" % key, 1)
    return literal, filled.format(**{key: value})

#> format_escape_braces("name", "Al")
#> format_escape_braces("x", 5)
#> format_escape_braces("k", None)
#> format_escape_braces("v", [1, 2])
#> format_escape_braces("long_key", "")

### format_center_fill
def format_center_fill(words, fills):
    return [("{:" + f + "^7}").format(w) for w, f in zip(words, fills)]

#> format_center_fill(["ab", "odd", "x"], "*-=")
#> format_center_fill([], "#")
#> format_center_fill(["toolongword"], ".")
#> format_center_fill(["", "é"], "_~")
#> format_center_fill(["a", "b", "c"], "+")

### popitem_depth_first
def popitem_depth_first(tree):
    order = []
    stack = [tree]
    while stack:
        node = stack[-1]
        if not node:
            stack.pop()
            continue
        name, child = node.popitem()
        order.append(name)
        if child:
            stack.append(child)
    return order

#> popitem_depth_first({"a": {"b": {}, "c": {"d": {}}}, "e": {}})
#> popitem_depth_first({})
#> popitem_depth_first({"x": None})
#> popitem_depth_first({"p": {"q": {"r": {}}}})
#> popitem_depth_first({1: {}, 2: {3: 0}})

### popitem_quota_merge
def popitem_quota_merge(d, quota):
    merged = ""
    while d and len(merged) < quota:
        merged = "".join(map(str, d.popitem())) + merged
    d["rest"] = merged[quota:]
    return merged[:quota], d

#> popitem_quota_merge({"a": 1, "bb": 22, "c": 3}, 4)
#> popitem_quota_merge({}, 2)
#> popitem_quota_merge({"k": "value"}, 3)
#> popitem_quota_merge({"x": 0, "y": 1}, 0)
#> popitem_quota_merge({"rest": 9}, 1)

### isidentifier_lambda_filter
def isidentifier_lambda_filter(text, sep=","):
    parts = [p.strip() for p in text.split(sep)]
    valid = list(filter(str.isidentifier, parts))
    return valid, [parts.index(p) for p in parts if p not in valid and not p.isidentifier()]

#> isidentifier_lambda_filter("a, 1b, c-d, e")
#> isidentifier_lambda_filter("")
#> isidentifier_lambda_filter("x;y z;w", ";")
#> isidentifier_lambda_filter("_,__,1,1")
#> isidentifier_lambda_filter("self", sep=".")

### isidentifier_kw_call
def isidentifier_kw_call(name, args):
    if not name.isidentifier():
        name = name.title().replace(" ", "").replace("-", "")
    inner = ", ".join(f"{k}={v!r}" for k, v in args.items() if k.isidentifier())
    return f"{name}({inner})"

#> isidentifier_kw_call("open", {"mode": "r", "2nd": 1})
#> isidentifier_kw_call("my func", {})
#> isidentifier_kw_call("do-it now", {"a b": 0, "c": None})
#> isidentifier_kw_call("", {"x": [1]})
#> isidentifier_kw_call("f", {"": 1})

### isprintable_mask_secret
def isprintable_mask_secret(secret, show=2):
    if not secret.isprintable() or secret.isspace():
        return repr(secret)
    return secret[:show].ljust(len(secret), "*")

#> isprintable_mask_secret("hunter2")
#> isprintable_mask_secret("a\tb")
#> isprintable_mask_secret("   ")
#> isprintable_mask_secret("", 1)
#> isprintable_mask_secret("xyz", show=9)

### isprintable_ord_gap
def isprintable_ord_gap(a, b):
    between = [chr(c) for c in range(ord(a) + 1, ord(b))]
    ok = [c for c in between if c.isprintable()]
    return "".join(ok[:10]), len(between) - len(ok)

#> isprintable_ord_gap("a", "f")
#> isprintable_ord_gap("z", "a")
#> isprintable_ord_gap("|", "\x85")
#> isprintable_ord_gap("\x1a", "&")
#> isprintable_ord_gap("AB", "C")

### isnumeric_sum_or_join
def isnumeric_sum_or_join(a, b):
    if a.isnumeric() and b.isnumeric():
        try:
            return int(a) + int(b)
        except ValueError:
            return a + "+" + b
    return a + b if a.isnumeric() else b + a

#> isnumeric_sum_or_join("12", "30")
#> isnumeric_sum_or_join("½", "1")
#> isnumeric_sum_or_join("3", "x")
#> isnumeric_sum_or_join("x", "3")
#> isnumeric_sum_or_join("", "7")

### isnumeric_column_guess
def isnumeric_column_guess(rows):
    kinds = []
    for col in zip(*rows):
        if all(c.isnumeric() for c in col):
            kinds.append(sum(map(int, col)))
        else:
            kinds.append(max(col, key=len))
    return kinds

#> isnumeric_column_guess([["1", "ann"], ["2", "bo"]])
#> isnumeric_column_guess([])
#> isnumeric_column_guess([["3", ""], ["x", "y"]])
#> isnumeric_column_guess([["10", "20", "z"], ["5", "5"]])
#> isnumeric_column_guess([["-1"], ["1"]])

### isnumeric_chars_index
def isnumeric_chars_index(s):
    idx = [i for i, c in enumerate(s, -len(s)) if c.isnumeric()]
    return "".join(s[i] for i in reversed(idx)), idx[:2]

#> isnumeric_chars_index("a1b2c3")
#> isnumeric_chars_index("")
#> isnumeric_chars_index("none")
#> isnumeric_chars_index("2½")
#> isnumeric_chars_index("7")

### format_map_upper_keys
def format_map_upper_keys(template, **values):
    upper = {k.upper(): v for k, v in values.items()}
    try:
        return template.format_map(upper)
    except KeyError:
        return template.upper().format_map(upper)

#> format_map_upper_keys("{A}+{B}", a=1, b=2)
#> format_map_upper_keys("{a} and {B}", a="x", b="y")
#> format_map_upper_keys("none")
#> format_map_upper_keys("{q:>3}", q=7)
#> format_map_upper_keys("{z}", y=0)

### format_map_list_items
def format_map_list_items(template, rows, joiner="; "):
    return joiner.join(template.format_map(r) for r in rows if None not in r.values())

#> format_map_list_items("{n}({a})", [{"n": "Al", "a": 3}, {"n": None, "a": 1}])
#> format_map_list_items("{x}", [])
#> format_map_list_items("{k:02}", [{"k": 5}, {"k": 50}], "")
#> format_map_list_items("-", [{}, {}])
#> format_map_list_items("{p.real}", [{"p": 3}], joiner=",")

### format_map_counter
def format_map_counter(text, template="{a}a {e}e {o}o"):
    counts = {v: text.lower().count(v) for v in "aeiou"}
    line = template.format_map(counts)
    return line if any(counts.values()) else line.replace("0", "-")

#> format_map_counter("Banana Oreo")
#> format_map_counter("")
#> format_map_counter("rhythm", "{u}/{i}")
#> format_map_counter("queue", "{u}{e}")
#> format_map_counter("IO", template="i={i:>3}")

### expandtabs_strip_compare
def expandtabs_strip_compare(lines):
    wide = [ln.expandtabs() for ln in lines]
    return [len(w) - len(w.strip()) for w in wide], sum(w.count(" " * 8) for w in wide)

#> expandtabs_strip_compare(["\tx", "y\t", "z"])
#> expandtabs_strip_compare([])
#> expandtabs_strip_compare(["\t\t", ""])
#> expandtabs_strip_compare(["a\tb", " c"])
#> expandtabs_strip_compare(["12345678\t9"])

### expandtabs_menu_prices
def expandtabs_menu_prices(menu, tab=10):
    rows = [f"{name.capitalize()}\t{price:.2f}" for name, price in menu]
    return [r.expandtabs(tab) for r in rows]

#> expandtabs_menu_prices([("tea", 2), ("green curry", 11.5)])
#> expandtabs_menu_prices([])
#> expandtabs_menu_prices([("COFFEE", 3.456)], 8)
#> expandtabs_menu_prices([("", 0)], tab=4)
#> expandtabs_menu_prices([("exactlyten", 1)])

### expandtabs_zero_merge
def expandtabs_zero_merge(s, sizes):
    widths = {n: len(s.expandtabs(n)) for n in sizes}
    return widths, min(widths, key=widths.get, default=None)

#> expandtabs_zero_merge("a\tb\tc", [0, 1, 4, 8])
#> expandtabs_zero_merge("", [2])
#> expandtabs_zero_merge("none", [4, 3])
#> expandtabs_zero_merge("\t", [])
#> expandtabs_zero_merge("abc\tde", [2, 3, 5])

### istitle_or_upper_split
def istitle_or_upper_split(s):
    parts = s.split("-")
    if s.istitle():
        return [p.lower() for p in parts]
    if s.isupper():
        return "".join(p[:1] for p in parts)
    return "-".join(parts[::-1]).title()

#> istitle_or_upper_split("Content-Type")
#> istitle_or_upper_split("TOP-SECRET-FILE")
#> istitle_or_upper_split("x-forwarded-For")
#> istitle_or_upper_split("")
#> istitle_or_upper_split("1-2")

### istitle_sentence_start
def istitle_sentence_start(tokens):
    hits = []
    for prev, tok in zip(["."] + tokens, tokens):
        if tok.istitle() and not prev.endswith((".", "!", "?")):
            hits.append(tok)
    return hits, len(tokens) - len(hits)

#> istitle_sentence_start(["The", "dog", "Rex", "ran.", "Then", "Bob"])
#> istitle_sentence_start([])
#> istitle_sentence_start(["Hello"])
#> istitle_sentence_start(["a", "B", "C!", "D"])
#> istitle_sentence_start(["no", "caps"])
