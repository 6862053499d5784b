### stairs_of_prefixes
def stairs_of_prefixes(word, step):
    return [word[:i] for i in range(step, len(word) + step, step)]

#> stairs_of_prefixes("lantern", 3)
#> stairs_of_prefixes("", 2)
#> stairs_of_prefixes("abcd", 1)
#> stairs_of_prefixes("hi", 10)
#> stairs_of_prefixes("zero", 0)

### min_by_distance_then_value
def min_by_distance_then_value(candidates, target):
    return min(candidates, key=lambda c: (abs(c - target), -c))

#> min_by_distance_then_value([3, 8, 12], 10)
#> min_by_distance_then_value([-5, 5], 0)
#> min_by_distance_then_value([], 1)
#> min_by_distance_then_value([0.5, 1.5, 2.5], 2)
#> min_by_distance_then_value([100], -100)

### nested_totals_of_orders
def nested_totals_of_orders(orders):
    return {who: round(sum(q * p for q, p in lines), 2) for who, lines in orders.items() if lines}

#> nested_totals_of_orders({"May": [(2, 1.5), (1, 4.25)], "Jon": []})
#> nested_totals_of_orders({})
#> nested_totals_of_orders({"z": [(0, 99)], "y": [(3, 0.1)]})
#> nested_totals_of_orders({"a": [(1, 2, 3)]})
#> nested_totals_of_orders({"Kai": [(-1, 19.99), (1, 19.99)]})

### weekday_hops
def weekday_hops(day, hops):
    names = "Mon Tue Wed Thu Fri Sat Sun".split()
    return [names[(names.index(day.capitalize()) + h) % 7][:2] for h in hops]

#> weekday_hops("fri", [1, 3, -5])
#> weekday_hops("SUN", [])
#> weekday_hops("Mon", [700, 701])
#> weekday_hops("xyz", [1])
#> weekday_hops("xyz", [])

### trailing_zero_facts
def trailing_zero_facts(n):
    s = str(n)
    return len(s) - len(s.rstrip("0")), n & -n, s[::-1].lstrip("0")

#> trailing_zero_facts(10400)
#> trailing_zero_facts(7)
#> trailing_zero_facts(0)
#> trailing_zero_facts(-120)
#> trailing_zero_facts(65536)

### case_sort_words
def case_sort_words(words):
    return sorted(words, key=lambda w: (w.islower(), -len(w), w.lower()))

#> case_sort_words(["pear", "Fig", "apple", "KIWI"])
#> case_sort_words([])
#> case_sort_words(["b", "B", "a", "A"])
#> case_sort_words(["42", "x1", ""])
#> case_sort_words(["Éclair", "éclair", "eclair"])

### set_symmetric_text
def set_symmetric_text(left, right):
    return "".join(sorted(set(left) ^ set(right))) or "same"

#> set_symmetric_text("listen", "silent")
#> set_symmetric_text("cloud", "clown")
#> set_symmetric_text("", "")
#> set_symmetric_text("Aa", "aB!")
#> set_symmetric_text("112233", "34")

### countdown_concat
def countdown_concat(n, glue):
    return glue.join(map(str, range(n, 0, -2))) + glue * (n % 2)

#> countdown_concat(9, "-")
#> countdown_concat(6, ", ")
#> countdown_concat(0, "x")
#> countdown_concat(-3, "*")
#> countdown_concat(1, "")

### matrix_row_over_col
def matrix_row_over_col(m, i, j):
    return sum(m[i]) - sum(r[j] for r in m) if i != j else [r[j] for r in m if r is not m[i]]

#> matrix_row_over_col([[1, 2], [3, 4]], 0, 1)
#> matrix_row_over_col([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1, 1)
#> matrix_row_over_col([[5]], 0, 0)
#> matrix_row_over_col([[0, -1], [2, 8]], 1, -2)
#> matrix_row_over_col([[1], [2]], 0, 3)

### tag_cloud_sizes_inline
def tag_cloud_sizes_inline(counts, lo=1, hi=5):
    top = max(counts.values(), default=0)
    return {t: lo + (hi - lo) * c // top for t, c in sorted(counts.items()) if c}

#> tag_cloud_sizes_inline({"jazz": 8, "blues": 3, "folk": 0})
#> tag_cloud_sizes_inline({})
#> tag_cloud_sizes_inline({"x": 0})
#> tag_cloud_sizes_inline({"go": 10, "c": 5}, hi=9)
#> tag_cloud_sizes_inline({"b": 1, "a": 7}, 10, 20)

### is_between_loose
def is_between_loose(lo, x, hi):
    return lo <= x <= hi or hi <= x <= lo or x in (None, "any")

#> is_between_loose(2, 5, 9)
#> is_between_loose(9, 5, 2)
#> is_between_loose(1, 0, 4)
#> is_between_loose("a", "any", "b")
#> is_between_loose(1, None, 2)
#> is_between_loose("m", "mm", "n")

### letters_by_parity
def letters_by_parity(s):
    return tuple("".join(c for c in s if ord(c) % 2 == r) for r in (0, 1))

#> letters_by_parity("binary")
#> letters_by_parity("")
#> letters_by_parity("0123456")
#> letters_by_parity("A a!")
#> letters_by_parity("éü€")

### unpack_max_extra
def unpack_max_extra(groups, *more):
    return max(*groups, *more, key=len, default="none") if not groups and not more else max([*groups, *more], key=len)

#> unpack_max_extra(["ab", "cde"], "wxyz")
#> unpack_max_extra(["tie", "one"], "two")
#> unpack_max_extra([[]], [0], [])
#> unpack_max_extra([], "solo")
#> unpack_max_extra([], (1, 2), (3,))
#> unpack_max_extra([])

### ratio_as_text
def ratio_as_text(part, whole):
    return whole and f"{part / whole:.1%}" or ("n/a", "∞")[part > 0]

#> ratio_as_text(3, 8)
#> ratio_as_text(0, 0)
#> ratio_as_text(5, 0)
#> ratio_as_text(-1, 3)
#> ratio_as_text(2.5, 0.5)

### zip_shift_compare
def zip_shift_compare(a, shift):
    rotated = a[shift:] + a[:shift]
    return [x if x == y else None for x, y in zip(a, rotated)]

#> zip_shift_compare([1, 1, 2, 2, 1], 1)
#> zip_shift_compare([4, 7, 4, 7], 2)
#> zip_shift_compare([], 3)
#> zip_shift_compare(["q"], -1)
#> zip_shift_compare([0, False, 0.0], 1)

### nth_field_numeric_sum
def nth_field_numeric_sum(csv, n):
    return sum(int(f[n]) for f in (r.split(";") for r in csv.splitlines()) if len(f) > n and f[n].strip().isdigit())

#> nth_field_numeric_sum("a;4\nb;11\nc;x", 1)
#> nth_field_numeric_sum("", 0)
#> nth_field_numeric_sum("7; 8 ;9\n1\n;;3", 2)
#> nth_field_numeric_sum("10;20\n30; 40", -1)
#> nth_field_numeric_sum("1;2\r\n3;4", 0)

### comma_number_reversed_groups
def comma_number_reversed_groups(n):
    return ",".join(g for g in f"{n:,}".split(",")[::-1])

#> comma_number_reversed_groups(1234567)
#> comma_number_reversed_groups(12)
#> comma_number_reversed_groups(-98000)
#> comma_number_reversed_groups(0)
#> comma_number_reversed_groups(1234.5)

### lookup_chain_config
def lookup_chain_config(key, user, site, default=None):
    return user.get(key) if key in user else site.get(key, default) or default

#> lookup_chain_config("theme", {"theme": "dark"}, {"theme": "light"})
#> lookup_chain_config("lang", {}, {"lang": ""}, "en")
#> lookup_chain_config("tz", {"tz": None}, {"tz": "UTC"}, "CET")
#> lookup_chain_config("x", {}, {})
#> lookup_chain_config("size", {"Size": 3}, {"size": 14})

### flatten_with_depth_marks
def flatten_with_depth_marks(outer):
    return [f"{i}{j}:{v!r}" for i, inner in enumerate(outer) for j, v in enumerate(inner) if v]

#> flatten_with_depth_marks([["a", ""], [0, 3.0]])
#> flatten_with_depth_marks([])
#> flatten_with_depth_marks(["hi", "x"])
#> flatten_with_depth_marks([[None], [[]], [[1]]])
#> flatten_with_depth_marks([(True, False), {"k": 1}])

### clamp_by_sorted
def clamp_by_sorted(values, lo, hi):
    return [sorted((lo, v, hi))[1] for v in values]

#> clamp_by_sorted([-3, 4, 99], 0, 10)
#> clamp_by_sorted([], 1, 2)
#> clamp_by_sorted([5, 15], 10, 0)
#> clamp_by_sorted(["m", "a", "z"], "f", "q")
#> clamp_by_sorted([1.5, 2], 2, 2.0)

### roman_small_by_repeat
def roman_small_by_repeat(n):
    return "X" * (n // 10) + ("IX" if n % 10 == 9 else "IV" if n % 10 == 4 else "V" * (n % 10 // 5) + "I" * (n % 5))

#> roman_small_by_repeat(14)
#> roman_small_by_repeat(29)
#> roman_small_by_repeat(0)
#> roman_small_by_repeat(38)
#> roman_small_by_repeat(6)

### caret_under
def caret_under(line, needle):
    return f"{line}\n{'^' * len(needle):>{line.find(needle) + len(needle)}}" if needle in line else line

#> caret_under("total = prise * 2", "prise")
#> caret_under("nothing", "zzz")
#> caret_under("x", "x")
#> caret_under("abc", "")
#> caret_under("aXbXc", "X")

### squares_dict_filtered
def squares_dict_filtered(lo, hi, banned):
    return {n: n * n for n in range(lo, hi) if not set(str(n * n)) & set(banned)}

#> squares_dict_filtered(1, 8, "46")
#> squares_dict_filtered(-3, 3, "9")
#> squares_dict_filtered(5, 5, "1")
#> squares_dict_filtered(10, 15, "")
#> squares_dict_filtered(0, 4, "0149")

### lowest_free_port
def lowest_free_port(used, start):
    return next(p for p in range(start, start + len(used) + 1) if p not in used)

#> lowest_free_port([8000, 8001, 8003], 8000)
#> lowest_free_port([], 443)
#> lowest_free_port([22, 21], 21)
#> lowest_free_port((5,), 6)
#> lowest_free_port([0, 1, 2, 3, 1], 0)

### strip_then_compare_ends
def strip_then_compare_ends(s, junk):
    t = s.strip(junk)
    return t[:1] == t[-1:] and t[1:-1] or t

#> strip_then_compare_ends("**level**", "*")
#> strip_then_compare_ends("..abc..", ".")
#> strip_then_compare_ends("", "-")
#> strip_then_compare_ends("xyyx", "x")
#> strip_then_compare_ends("aa", "b")

### xor_fold_string
def xor_fold_string(s, key):
    return [(ord(c) ^ key) & 31 for c in s if not c.isspace()]

#> xor_fold_string("Pine Tree", 7)
#> xor_fold_string("", 255)
#> xor_fold_string("~~", 0)
#> xor_fold_string("ñ \t5", 16)
#> xor_fold_string("AZ", -1)

### sort_versions_desc_inline
def sort_versions_desc_inline(vs):
    return sorted(vs, key=lambda v: [int(p) for p in v.lstrip("v").split(".")], reverse=True)[:3]

#> sort_versions_desc_inline(["v1.2", "1.10", "v1.9.9", "0.99"])
#> sort_versions_desc_inline([])
#> sort_versions_desc_inline(["2", "2.0", "v2.0.0"])
#> sort_versions_desc_inline(["1.x"])
#> sort_versions_desc_inline(["10.0", "9.9", "09.10"])

### all_same_but_one
def all_same_but_one(xs):
    return len(xs) > 2 and sorted(map(xs.count, set(xs))) == [1, len(xs) - 1]

#> all_same_but_one([4, 4, 9, 4])
#> all_same_but_one("aab")
#> all_same_but_one([])
#> all_same_but_one((1, 2, 3))
#> all_same_but_one([5, 5, 5])

### date_swap_slices
def date_swap_slices(iso):
    return f"{iso[8:]}.{iso[5:7]}.{iso[2:4]}" if iso[4:5] == iso[7:8] == "-" else iso[::-1]

#> date_swap_slices("2031-04-09")
#> date_swap_slices("20310409")
#> date_swap_slices("")
#> date_swap_slices("1999-1-1")
#> date_swap_slices("0001-12-31T08")

### cumulative_maxima
def cumulative_maxima(readings):
    return [max(readings[:i + 1]) for i, r in enumerate(readings) if r == max(readings[:i + 1])]

#> cumulative_maxima([3, 1, 4, 1, 5, 9, 2])
#> cumulative_maxima([])
#> cumulative_maxima([7, 7, 7])
#> cumulative_maxima([-1, -5, 0.0, 0])
#> cumulative_maxima(["b", "a", "c"])

### password_rule_flags
def password_rule_flags(pw):
    tests = (len(pw) >= 8, pw != pw.lower(), any(c.isdigit() for c in pw), not pw.isalnum())
    return "".join("ludp"[i] if ok else "-" for i, ok in enumerate(tests)), sum(tests)

#> password_rule_flags("Sunny-Day9")
#> password_rule_flags("")
#> password_rule_flags("allsmall")
#> password_rule_flags("X1")
#> password_rule_flags("पासवर्ड12")

### merge_counts_positive
def merge_counts_positive(a, b):
    return {k: n for k in sorted(a.keys() | b.keys()) if (n := a.get(k, 0) - b.get(k, 0)) > 0}

#> merge_counts_positive({"bolt": 9, "nut": 4}, {"bolt": 2, "nut": 4})
#> merge_counts_positive({}, {"x": 1})
#> merge_counts_positive({}, {"x": -3, "w": -1})
#> merge_counts_positive({"p": 1}, {})
#> merge_counts_positive({"a": 0.5}, {"a": 0.25, "b": 7})

### triangle_kind_expr
def triangle_kind_expr(*sides):
    a, b, c = sorted(sides)
    return a + b > c and ["scalene", "isosceles", "equilateral"][(a == b) + (b == c)]

#> triangle_kind_expr(3, 4, 5)
#> triangle_kind_expr(6, 2, 6)
#> triangle_kind_expr(1, 1, 1)
#> triangle_kind_expr(1, 2, 3)
#> triangle_kind_expr(4, 4)

### braille_blocks
def braille_blocks(flags):
    return "|".join("".join("o" if f else "." for f in flags[i:i + 3]) for i in range(0, len(flags), 3))

#> braille_blocks([1, 0, 1, 1, 0, 0])
#> braille_blocks([])
#> braille_blocks("a b")
#> braille_blocks([None, "x", 0, []])
#> braille_blocks((True,))

### int_parse_any_base
def int_parse_any_base(tok):
    return int(tok[2:], {"x": 16, "b": 2, "o": 8}.get(tok[1:2].lower(), 36)) if tok[:1] == "0" and len(tok) > 2 else int(tok)

#> int_parse_any_base("0x1F")
#> int_parse_any_base("0B101")
#> int_parse_any_base("42")
#> int_parse_any_base("0o8")
#> int_parse_any_base("0qzz")

### late_name_lambda_map
def late_name_lambda_map(ns):
    fs = [lambda x, k=k: x * 10 + k for k in ns]
    return [f(i) for i, f in enumerate(fs)] + [(lambda: len(fs))()]

#> late_name_lambda_map([3, 1, 4])
#> late_name_lambda_map([])
#> late_name_lambda_map([-1])
#> late_name_lambda_map([0.5, 99])
#> late_name_lambda_map(range(2, 8, 3))

### bracket_imbalance
def bracket_imbalance(code, pairs=("()", "[]", "{}")):
    return {p: d for p in pairs if (d := code.count(p[0]) - code.count(p[1]))}

#> bracket_imbalance("f(a[0], {b: (c)}")
#> bracket_imbalance("")
#> bracket_imbalance("]][(")
#> bracket_imbalance("<<>", ["<>"])
#> bracket_imbalance("{[()]}")

### drop_extremes_mean
def drop_extremes_mean(marks):
    return round(sum(sorted(marks)[1:-1]) / max(len(marks) - 2, 1), 1)

#> drop_extremes_mean([5.5, 9.0, 7.5, 8.0])
#> drop_extremes_mean([])
#> drop_extremes_mean([10, 2])
#> drop_extremes_mean([1, 1, 100])
#> drop_extremes_mean([6, "7"])
