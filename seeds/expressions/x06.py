### meter_reading_delta
def meter_reading_delta(prev, now, digits=5):
    return (int(now) - int(prev)) % 10 ** digits, now.zfill(digits) < prev.zfill(digits)

#> meter_reading_delta("99990", "15")
#> meter_reading_delta("120", "134")
#> meter_reading_delta("7", "7", 1)
#> meter_reading_delta("9", "3", digits=1)
#> meter_reading_delta("", "44")

### sort_digits_into_extremes
def sort_digits_into_extremes(n):
    d = sorted(str(n))
    return int("".join(d[::-1])) - int("".join(d))

#> sort_digits_into_extremes(3524)
#> sort_digits_into_extremes(1000)
#> sort_digits_into_extremes(7)
#> sort_digits_into_extremes(555)
#> sort_digits_into_extremes(-12)

### mask_all_but_last
def mask_all_but_last(secret, show, char="*"):
    return char * len(secret[:-show]) + secret[-show:] if show else char * len(secret)

#> mask_all_but_last("4556364607935616", 4)
#> mask_all_but_last("pin", 0)
#> mask_all_but_last("ab", 5)
#> mask_all_but_last("", 2, "#")
#> mask_all_but_last("secret", -2, "x")

### same_set_other_order
def same_set_other_order(a, b):
    return a != b and sorted(a) == sorted(b) and [b.index(x) for x in a]

#> same_set_other_order("stop", "pots")
#> same_set_other_order([1, 2], [1, 2])
#> same_set_other_order([3, 3, 4], [4, 3, 3])
#> same_set_other_order((), [])
#> same_set_other_order("ab", "abc")

### lines_with_numbers_inline
def lines_with_numbers_inline(src, start=1):
    rows = src.splitlines()
    return [f"{i:{len(str(start + len(rows)))}d}| {r}" for i, r in enumerate(rows, start) if r]

#> lines_with_numbers_inline("alpha\n\nbeta")
#> lines_with_numbers_inline("a\nb\nc", 98)
#> lines_with_numbers_inline("")
#> lines_with_numbers_inline("x\r\ny\n", start=0)
#> lines_with_numbers_inline("  indented", -1)

### max_product_ends
def max_product_ends(ns):
    s = sorted(ns)
    return max(s[0] * s[1], s[-1] * s[-2])

#> max_product_ends([4, -9, 2, -6, 7])
#> max_product_ends([1, 2])
#> max_product_ends([0, 0, -3])
#> max_product_ends([5])
#> max_product_ends([2.5, 4, -1])

### title_unless_small
def title_unless_small(t, small=("of", "and", "the", "a")):
    ws = t.lower().split()
    return " ".join(w if w in small and 0 < i < len(ws) - 1 else w.capitalize() for i, w in enumerate(ws))

#> title_unless_small("the LORD of the dance")
#> title_unless_small("war and")
#> title_unless_small("")
#> title_unless_small("a b a", ("b",))
#> title_unless_small("o'hara and 3 sons")

### nested_get_or
def nested_get_or(d, path, default="?"):
    a, _, b = path.partition("/")
    return d.get(a, {}).get(b, default) if b else d.get(a, default)

#> nested_get_or({"db": {"host": "h1"}}, "db/host")
#> nested_get_or({"db": {}}, "db/port", 5432)
#> nested_get_or({"v": 2}, "v")
#> nested_get_or({}, "")
#> nested_get_or({"v": 2}, "v/w")
#> nested_get_or({"a": {"b/c": 1}}, "a/b/c", None)

### swap_pairs_in_string
def swap_pairs_in_string(s):
    return "".join(map("".join, zip(s[1::2], s[::2]))) + s[len(s) // 2 * 2:]

#> swap_pairs_in_string("abcdef")
#> swap_pairs_in_string("odd")
#> swap_pairs_in_string("")
#> swap_pairs_in_string("1")
#> swap_pairs_in_string("a b c")

### fence_rails
def fence_rails(msg, k):
    return [msg[i::k] for i in range(k) if msg[i::k] != msg[i:i + 1]]

#> fence_rails("meetatnoon", 3)
#> fence_rails("abc", 3)
#> fence_rails("", 2)
#> fence_rails("xyzzy", 4)
#> fence_rails("hi", 0)

### convert_sizes
def convert_sizes(specs):
    mult = {"K": 1 << 10, "M": 1 << 20, "B": 1}
    return [int(float(s[:-1]) * mult.get(s[-1].upper(), 0)) for s in specs if s[:-1]]

#> convert_sizes(["4K", "1.5M", "300b"])
#> convert_sizes(["9", "12"])
#> convert_sizes([])
#> convert_sizes(["0.1k", "K"])
#> convert_sizes(["xM"])

### compare_versions_short
def compare_versions_short(a, b):
    x, y = ([*map(int, v.split("."))] for v in (a, b))
    return x == y and "same" or ("older", "newer")[x > y] + f"@{sum(p == q for p, q in zip(x, y))}"

#> compare_versions_short("1.4.2", "1.4.10")
#> compare_versions_short("2.0", "2.0")
#> compare_versions_short("3", "2.9.9")
#> compare_versions_short("1.0", "1.0.0")
#> compare_versions_short("1.b", "1.0")

### bool_list_to_intervals
def bool_list_to_intervals(flags):
    s = "".join("1" if f else " " for f in flags)
    return [len(run) for run in s.split()] or s.count(" ") * -1

#> bool_list_to_intervals([1, 1, 0, 1, 0, 0, 1])
#> bool_list_to_intervals([])
#> bool_list_to_intervals([0, False, None])
#> bool_list_to_intervals("ab")
#> bool_list_to_intervals([[], [0], ""])

### expand_ranges
def expand_ranges(spec):
    return [n for part in spec.split(",") if part for n in range(int(part.split("-")[0]), int(part.split("-")[-1]) + 1)]

#> expand_ranges("1-4,7,9-10")
#> expand_ranges("")
#> expand_ranges("5")
#> expand_ranges("8-6,,2")
#> expand_ranges("3-x")

### gcd_label
def gcd_label(a, b):
    from math import gcd
    return f"{a // gcd(a, b)}:{b // gcd(a, b)}" if a and b else f"{a or b}:0"[::-1 if a else 1]

#> gcd_label(1920, 1080)
#> gcd_label(7, 0)
#> gcd_label(0, 35)
#> gcd_label(-6, 4)
#> gcd_label(0, 0)

### substring_counts_sorted
def substring_counts_sorted(s, k):
    subs = [s[i:i + k] for i in range(len(s) - k + 1)]
    return sorted(((subs.count(x), x) for x in set(subs)), key=lambda t: (-t[0], t[1]))[:3]

#> substring_counts_sorted("ACACGTAC", 2)
#> substring_counts_sorted("aaa", 1)
#> substring_counts_sorted("", 3)
#> substring_counts_sorted("short", 9)
#> substring_counts_sorted("abab", 0)

### assign_bins
def assign_bins(xs, edges):
    return "".join("abcdefg"[sum(x >= e for e in edges)] for x in xs)

#> assign_bins([3, 18, 44, 70], [10, 20, 50])
#> assign_bins([], [1])
#> assign_bins([0, -1], [])
#> assign_bins([10, 9.99], [10])
#> assign_bins([9], [1, 2, 3, 4, 5, 6, 7])

### palin_center_len
def palin_center_len(s, i):
    return max(k for k in range(min(i, len(s) - i - 1) + 1) if s[i - k:i + k + 1] == s[i - k:i + k + 1][::-1]) * 2 + 1

#> palin_center_len("xabcbay", 3)
#> palin_center_len("aaaaa", 2)
#> palin_center_len("q", 0)
#> palin_center_len("abc", 3)
#> palin_center_len("racecar", 1)

### sparse_to_dense
def sparse_to_dense(cells, size, blank=0):
    return [cells.get(i, cells.get(i - size, blank)) for i in range(size)]

#> sparse_to_dense({1: 5, 3: 7}, 5)
#> sparse_to_dense({-1: "end", 0: "start"}, 4, ".")
#> sparse_to_dense({}, 0)
#> sparse_to_dense({2: None, -2: 8}, 4)
#> sparse_to_dense({9: 1}, 2, blank=[])

### sentence_stats_tuple_inline
def sentence_stats_tuple_inline(t):
    ws = "".join(c for c in t if c.isalpha() or c == " ").split()
    return len(ws), sum(map(len, ws)) / (len(ws) or 1), max(ws, key=len, default="")

#> sentence_stats_tuple_inline("Rain, rain, go away!")
#> sentence_stats_tuple_inline("...")
#> sentence_stats_tuple_inline("well-known fact")
#> sentence_stats_tuple_inline("")
#> sentence_stats_tuple_inline("Ça va 100%")

### signed_format_list
def signed_format_list(nums):
    return " ".join(f"{n:+d}" if n else "±0" for n in sorted(nums, key=lambda n: (abs(n), n)))

#> signed_format_list([4, -4, 0, -1])
#> signed_format_list([])
#> signed_format_list([1000000])
#> signed_format_list([True, -1])
#> signed_format_list([2, 0.5])

### keep_if_prefix_of_any
def keep_if_prefix_of_any(cands, words):
    return {c: n for c in cands if (n := sum(w.startswith(c) for w in words)) and c not in words}

#> keep_if_prefix_of_any(["ca", "do", "cat"], ["cat", "car", "dog"])
#> keep_if_prefix_of_any([], ["x"])
#> keep_if_prefix_of_any([""], ["p", "q", "r"])
#> keep_if_prefix_of_any(["Z", "z"], ["zoo"])
#> keep_if_prefix_of_any([1], ["1"])

### rotate_layers_text
def rotate_layers_text(rows):
    return ["".join(r) for r in list(zip(*rows))[::-1]]

#> rotate_layers_text(["abc", "def"])
#> rotate_layers_text([])
#> rotate_layers_text(["x"])
#> rotate_layers_text(["12", "3"])
#> rotate_layers_text(["#.", ".#", "##"])

### month_from_abbrev
def month_from_abbrev(s):
    i = "janfebmaraprmayjunjulaugsepoctnovdec".find(s[:3].lower())
    return i // 3 + 1 if i >= 0 == i % 3 and s else None

#> month_from_abbrev("September")
#> month_from_abbrev("JAN")
#> month_from_abbrev("anf")
#> month_from_abbrev("")
#> month_from_abbrev("xyz")
#> month_from_abbrev("m")

### fill_none_forward_inline
def fill_none_forward_inline(xs):
    return [next((y for y in xs[i::-1] if y is not None), 0) for i in range(len(xs))]

#> fill_none_forward_inline([None, 4, None, None, 7])
#> fill_none_forward_inline([])
#> fill_none_forward_inline([None])
#> fill_none_forward_inline(["", None, False])
#> fill_none_forward_inline([1, None, 2, None])

### deepest_indent
def deepest_indent(code, width=4):
    return max(((len(l) - len(l.lstrip(" "))) // width, l.strip()) for l in code.split("\n") if l.strip())

#> deepest_indent("if x:\n    y\n        z\n    w")
#> deepest_indent("  a\n  b", 2)
#> deepest_indent("flat")
#> deepest_indent("\n\n")
#> deepest_indent("\tq\n   r", 3)

### mod_inverse_search
def mod_inverse_search(a, m):
    return [x for x in range(m) if a * x % m == 1] or f"no inverse of {a % m}"

#> mod_inverse_search(3, 7)
#> mod_inverse_search(4, 8)
#> mod_inverse_search(-3, 10)
#> mod_inverse_search(5, 1)
#> mod_inverse_search(17, 12)

### double_letters_collapsed
def double_letters_collapsed(w):
    return "".join(c for i, c in enumerate(w) if c.lower() != w[i - 1].lower() or i == 0), len(w) - len(set(w))

#> double_letters_collapsed("bookkeeper")
#> double_letters_collapsed("Aardvark")
#> double_letters_collapsed("")
#> double_letters_collapsed("zzZz")
#> double_letters_collapsed("x--y")

### seconds_to_parts
def seconds_to_parts(s):
    m, sec = divmod(s, 60)
    return " ".join(f"{v}{u}" for v, u in zip((*divmod(m, 60), sec), "hms") if v) or "0s"

#> seconds_to_parts(3725)
#> seconds_to_parts(0)
#> seconds_to_parts(7200)
#> seconds_to_parts(59.5)
#> seconds_to_parts(-1)

### select_by_mask_string
def select_by_mask_string(items, mask):
    return [x for x, m in zip(items, mask) if m not in "0 -"] + list(items[len(mask):])

#> select_by_mask_string(["ham", "egg", "bun", "jam"], "10y")
#> select_by_mask_string("abcd", "")
#> select_by_mask_string([], "111")
#> select_by_mask_string((7, 8), "- ")
#> select_by_mask_string([None, 0, ""], "xxx")

### two_sums_by_sign
def two_sums_by_sign(flows):
    return tuple(sum(filter(f, flows)) for f in (lambda v: v > 0, lambda v: v < 0, lambda v: v % 2))

#> two_sums_by_sign([10, -3, 5, -8])
#> two_sums_by_sign([])
#> two_sums_by_sign([0, 0])
#> two_sums_by_sign([2.5, -0.5])
#> two_sums_by_sign([-1, "2"])

### right_pad_lists
def right_pad_lists(rows, pad=None):
    n = max((len(r) for r in rows), default=0)
    return [r + [pad] * (n - len(r)) for r in rows]

#> right_pad_lists([[1], [2, 3, 4], []])
#> right_pad_lists([], 0)
#> right_pad_lists([["x", "y"], ["z"]], "-")
#> right_pad_lists([[]])
#> right_pad_lists([[5], "ab"], 0)

### chain_of_replacements
def chain_of_replacements(s, a, b):
    return s.replace(a, "\0").replace(b, a).replace("\0", b)[::-1].replace(a, "", 1)[::-1]

#> chain_of_replacements("yes no yes", "yes", "no")
#> chain_of_replacements("abab", "a", "b")
#> chain_of_replacements("", "x", "y")
#> chain_of_replacements("1+2-3", "+", "-")
#> chain_of_replacements("nothing", "q", "z")

### bowling_simple
def bowling_simple(rolls):
    return sum(10 if c in "X/" else 0 if c == "-" else int(c) for c in rolls) - sum(int(rolls[i - 1]) for i, c in enumerate(rolls) if c == "/" and rolls[i - 1] != "-")

#> bowling_simple("X7/9-")
#> bowling_simple("-/35")
#> bowling_simple("")
#> bowling_simple("----")
#> bowling_simple("5/X?")
