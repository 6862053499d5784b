### hundred_door_digit
def hundred_door_digit(a, b, c):
    return (a // b or c) % (b % c or a)

#> hundred_door_digit(17, 5, 3)
#> hundred_door_digit(2, 6, 4)
#> hundred_door_digit(9, 8, 4)
#> hundred_door_digit(-7, 2, 5)
#> hundred_door_digit(0, 4, 2)

### shout_words_containing
def shout_words_containing(msg, bits):
    return " ".join(w.upper() + "!" * sum(b in w for b in bits) if any(b in w for b in bits) else w for w in msg.split(" "))

#> shout_words_containing("the storm is near", ["st", "or"])
#> shout_words_containing("calm  sea", ["zz"])
#> shout_words_containing("", [])
#> shout_words_containing("a b", [""])
#> shout_words_containing("Ready, set", ["Re", "ad", "t"])

### ticket_number_luck
def ticket_number_luck(t):
    h = len(t) // 2
    return sum(map(int, t[:h])) == sum(map(int, t[-h:])) if t else None

#> ticket_number_luck("123006")
#> ticket_number_luck("99100")
#> ticket_number_luck("")
#> ticket_number_luck("40904")
#> ticket_number_luck("1a2b")

### remainders_grouped
def remainders_grouped(nums, m):
    return {r: [n for n in nums if n % m == r] for r in sorted({n % m for n in nums})}

#> remainders_grouped([10, 3, 7, 14], 4)
#> remainders_grouped([], 3)
#> remainders_grouped([-1, -5, 5], 3)
#> remainders_grouped([2.5, 4.5], 2)
#> remainders_grouped([6, 1], 1)

### slug_with_limit_inline
def slug_with_limit_inline(title, limit):
    return "-".join("".join(c if c.isalnum() else " " for c in title.casefold()).split())[:limit].rstrip("-")

#> slug_with_limit_inline("Ten Ways to Peel: Mangoes!", 12)
#> slug_with_limit_inline("???", 5)
#> slug_with_limit_inline("A--B", 2)
#> slug_with_limit_inline("Straße 9", 99)
#> slug_with_limit_inline("", 0)

### max_char_gap
def max_char_gap(s):
    return max((s.rindex(c) - s.index(c), c) for c in s) if s else (0, "")

#> max_char_gap("abracadabra")
#> max_char_gap("xyz")
#> max_char_gap("")
#> max_char_gap("1221")
#> max_char_gap("Oo oO")

### tree_paths_one_level
def tree_paths_one_level(tree):
    return [f"{k}/{c}" for k in tree for c in tree[k] or "."] if tree else ["/"]

#> tree_paths_one_level({"src": ["a.c", "b.c"], "doc": []})
#> tree_paths_one_level({})
#> tree_paths_one_level({"x": None, "y": "zw"})
#> tree_paths_one_level({"n": {"k1": 0, "k2": 0}})
#> tree_paths_one_level({"one": 1})

### coin_counts_greedy_list
def coin_counts_greedy_list(amount, coins):
    return [(c, n) for c in coins if (n := amount // c, amount := amount % c)[0]]

#> coin_counts_greedy_list(87, [50, 20, 10, 5, 2, 1])
#> coin_counts_greedy_list(0, [25, 10])
#> coin_counts_greedy_list(30, [25, 10])
#> coin_counts_greedy_list(6, [])
#> coin_counts_greedy_list(3, [1, 0])

### parity_partition_positions
def parity_partition_positions(xs):
    return sorted(range(len(xs)), key=lambda i: (xs[i] % 2, -xs[i]))

#> parity_partition_positions([3, 8, 1, 4])
#> parity_partition_positions([])
#> parity_partition_positions([5, 5, 5])
#> parity_partition_positions([-3, -2, 0])
#> parity_partition_positions([2, "2"])

### heading_levels_outline
def heading_levels_outline(md):
    return [(len(l) - len(l.lstrip("#")), l.lstrip("# ")) for l in md.split("\n") if l[:1] == "#"]

#> heading_levels_outline("# Top\ntext\n## Sub one\n### Deep")
#> heading_levels_outline("")
#> heading_levels_outline("no # here\n #not")
#> heading_levels_outline("#\n##x#")
#> heading_levels_outline("# # twice")

### cmp_sign_cmp_len
def cmp_sign_cmp_len(a, b):
    return (len(a) > len(b)) - (len(a) < len(b)) or (a > b) - (a < b)

#> cmp_sign_cmp_len("pear", "fig")
#> cmp_sign_cmp_len("fig", "yam")
#> cmp_sign_cmp_len([], [])
#> cmp_sign_cmp_len([9], [1, 1])
#> cmp_sign_cmp_len((2,), (1,))

### cells_around
def cells_around(r, c, rows, cols):
    return [(i, j) for i in range(r - 1, r + 2) for j in range(c - 1, c + 2) if (i, j) != (r, c) and 0 <= i < rows and 0 <= j < cols]

#> cells_around(0, 0, 3, 3)
#> cells_around(1, 1, 3, 2)
#> cells_around(0, 0, 1, 1)
#> cells_around(5, 5, 2, 2)
#> cells_around(2, -1, 3, 4)

### abbreviate_middle_names
def abbreviate_middle_names(full):
    first, *mid, last = full.split()
    return " ".join([first, *(m[0] + "." for m in mid), last.upper()])

#> abbreviate_middle_names("Ada Maria Luz Romero")
#> abbreviate_middle_names("Ko Ito")
#> abbreviate_middle_names("Prince")
#> abbreviate_middle_names("Jean  van der Berg")
#> abbreviate_middle_names("x ö y")

### bits_set_positions_inline
def bits_set_positions_inline(n):
    return [i for i, b in enumerate(reversed(f"{n:b}")) if b == "1"]

#> bits_set_positions_inline(44)
#> bits_set_positions_inline(0)
#> bits_set_positions_inline(1023)
#> bits_set_positions_inline(-6)
#> bits_set_positions_inline(2 ** 20 + 1)

### chess_square_color_inline
def chess_square_color_inline(sq):
    col, row = ord(sq[0].lower()) - 96, int(sq[1:])
    return 1 <= col <= 8 >= row > 0 and ("dark", "light")[(col + row) % 2]

#> chess_square_color_inline("a1")
#> chess_square_color_inline("H3")
#> chess_square_color_inline("d4")
#> chess_square_color_inline("k2")
#> chess_square_color_inline("e9")
#> chess_square_color_inline("f")

### skip_repeats_adjacent_join
def skip_repeats_adjacent_join(tokens, sep):
    return sep.join(t for p, t in zip([None] + tokens, tokens) if t != p)

#> skip_repeats_adjacent_join(["up", "up", "left", "up"], ">")
#> skip_repeats_adjacent_join([], ",")
#> skip_repeats_adjacent_join(["", "", "a"], "-")
#> skip_repeats_adjacent_join(["Go", "go"], " ")
#> skip_repeats_adjacent_join([None, "x"], "/")

### map_three_iterables
def map_three_iterables(a, b, c):
    return list(map(lambda x, y, z: x * y if x < y else z, a, b, c))

#> map_three_iterables([1, 5], [2, 3], "pq")
#> map_three_iterables([0, 1, 2], [1, 1, 1], [7, 8])
#> map_three_iterables([], [1], [2])
#> map_three_iterables([2], [3.5], [None])
#> map_three_iterables("ab", "ba", ["l", "r"])

### stock_alert_lines
def stock_alert_lines(stock, minimum=5):
    return [f"{name.ljust(7, '.')}{left:>3}{'!' * (left == 0)}" for left, name in sorted((v, k) for k, v in stock.items() if v < minimum)]

#> stock_alert_lines({"soap": 2, "towel": 0, "comb": 9})
#> stock_alert_lines({})
#> stock_alert_lines({"b": 1, "a": 1, "c": 4}, 2)
#> stock_alert_lines({"toothpaste": -1})
#> stock_alert_lines({"cup": 5, "pan": 50})

### between_last_markers
def between_last_markers(s, open_, close):
    return s[s.rfind(open_) + len(open_):s.rfind(close)] if open_ in s and close in s else s[:0] or None

#> between_last_markers("log (a) then (bc) end", "(", ")")
#> between_last_markers("no marks", "<", ">")
#> between_last_markers("}{", "{", "}")
#> between_last_markers("/*x*/", "/*", "*/")
#> between_last_markers("||", "|", "|")

### invert_index_words
def invert_index_words(docs):
    words = sorted({w for d in docs for w in d.lower().split()})
    return {w: [i for i, d in enumerate(docs) if w in d.lower().split()] for w in words if len(w) > 2}

#> invert_index_words(["Red moon", "moon of ice", "Ice ice"])
#> invert_index_words([])
#> invert_index_words(["", "a b"])
#> invert_index_words(["one two", "two one"])
#> invert_index_words(["Élan vital"])

### int_float_str_mixture
def int_float_str_mixture(x):
    return str(int(float(x))) + str(float(int(float(x)) / 4))[-2:]

#> int_float_str_mixture("7.9")
#> int_float_str_mixture(10)
#> int_float_str_mixture("-3.99")
#> int_float_str_mixture(" 12 ")
#> int_float_str_mixture("1e2")
#> int_float_str_mixture("ten")

### ordinals_of
def ordinals_of(nums):
    return [f"{n}{'th' if 10 < n % 100 < 14 else {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')}" for n in nums]

#> ordinals_of([1, 2, 3, 4])
#> ordinals_of([11, 112, 213, 21])
#> ordinals_of([])
#> ordinals_of([0, 100, 1003])
#> ordinals_of([-1, 33])

### pick_columns_by_header
def pick_columns_by_header(table, *wanted):
    head, *rows = table
    return [[r[head.index(w)] for w in wanted] for r in rows]

#> pick_columns_by_header([["id", "city"], [1, "Bern"], [2, "Graz"]], "city")
#> pick_columns_by_header([["x", "y", "z"], [1, 2, 3]], "z", "x", "z")
#> pick_columns_by_header([["a"]], "b")
#> pick_columns_by_header([["a"], ["?"]], "b")
#> pick_columns_by_header([["k"], [None]])

### repeat_by_digit
def repeat_by_digit(spec):
    return "".join(c * int(n) for c, n in zip(spec[::2], spec[1::2]))

#> repeat_by_digit("a3b0c2")
#> repeat_by_digit("")
#> repeat_by_digit("x5y")
#> repeat_by_digit(" 4|1")
#> repeat_by_digit("3aa3")

### lazy_filter_consumed
def lazy_filter_consumed(nums, cut):
    it = filter(lambda n: n > cut, nums)
    return next(it, "none"), cut in nums, list(it), sum(it)

#> lazy_filter_consumed([4, 9, 2, 7, 8], 5)
#> lazy_filter_consumed([], 0)
#> lazy_filter_consumed([1, 1], 1)
#> lazy_filter_consumed([-3, -1], -3)
#> lazy_filter_consumed([0.5, 10], 0)

### tail_matches_any_head
def tail_matches_any_head(words):
    return [a + b[1:] for a in words for b in words if a is not b and a[-1:] == b[:1] != ""]

#> tail_matches_any_head(["sun", "north", "hawk"])
#> tail_matches_any_head([])
#> tail_matches_any_head(["", "x", "xx"])
#> tail_matches_any_head(["aba"])
#> tail_matches_any_head(["Tip", "pit", "tip"])

### price_rounding_to_nine
def price_rounding_to_nine(cents):
    return [c // 100 * 100 + 99 if c % 100 >= 50 else max(c // 100 * 100 - 1, 0) for c in cents]

#> price_rounding_to_nine([1250, 1249, 30])
#> price_rounding_to_nine([])
#> price_rounding_to_nine([0, 50, 99, 100])
#> price_rounding_to_nine([-20])
#> price_rounding_to_nine([99950.5])

### word_shape
def word_shape(w):
    return "".join("X" if c.isupper() else "x" if c.islower() else "9" if c.isdigit() else c for c in w).replace("xx", "x").replace("99", "9")

#> word_shape("McDonald's")
#> word_shape("B-52")
#> word_shape("")
#> word_shape("20231105")
#> word_shape("日本 ok²")

### subset_relation_symbol
def subset_relation_symbol(a, b):
    p, q = set(a), set(b)
    return "=" if p == q else "<" if p < q else ">" if p > q else "/" if p.isdisjoint(q) else f"~{len(p & q)}"

#> subset_relation_symbol([1, 2], [2, 1, 1])
#> subset_relation_symbol("ace", "abcde")
#> subset_relation_symbol((4, 5), [])
#> subset_relation_symbol("lake", "mild")
#> subset_relation_symbol([1, 2, 3], [2, 3, 4])
#> subset_relation_symbol("xy", [1])

### matrix_spiral_edge
def matrix_spiral_edge(m):
    return m[0] + [r[-1] for r in m[1:-1]] + m[-1][::-1] + [r[0] for r in m[-2:0:-1]]

#> matrix_spiral_edge([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> matrix_spiral_edge([["a", "b"], ["c", "d"]])
#> matrix_spiral_edge([[1, 2]])
#> matrix_spiral_edge([[1], [2], [3], [4]])
#> matrix_spiral_edge([])

### rate_limited_users
def rate_limited_users(hits, cap):
    users = [h.split()[0] for h in hits if " " in h]
    return sorted({u for u in users if users.count(u) > cap}, key=users.index)

#> rate_limited_users(["zoe /a", "al /b", "zoe /c", "al /d", "zoe /e"], 1)
#> rate_limited_users([], 0)
#> rate_limited_users(["nospace", "kim /"], 0)
#> rate_limited_users(["b x", "a x"], 0)
#> rate_limited_users(["c 1", "c 2"], 2)

### negative_index_weave
def negative_index_weave(s):
    return "".join(s[i] + s[-i - 1] for i in range((len(s) + 1) // 2))

#> negative_index_weave("planet")
#> negative_index_weave("crane")
#> negative_index_weave("")
#> negative_index_weave("7")
#> negative_index_weave("()[]")

### parse_kv_types
def parse_kv_types(line):
    return {k.strip(): int(v) if v.strip().lstrip("-").isdigit() else v.strip() or None for k, v in (p.split(":", 1) for p in line.split(",") if ":" in p)}

#> parse_kv_types("x: 4, y:-12, name: Bo")
#> parse_kv_types("")
#> parse_kv_types("url: http://a.b, bad, k:")
#> parse_kv_types("n: --5")
#> parse_kv_types("a:1,a:2")

### cyclic_distance
def cyclic_distance(a, b, size):
    return min((a - b) % size, (b - a) % size), (b - a) % size * 2 < size

#> cyclic_distance(23, 2, 24)
#> cyclic_distance(10, 4, 12)
#> cyclic_distance(5, 5, 7)
#> cyclic_distance(-1, 1, 10)
#> cyclic_distance(1, 2, 0)

### sorted_tuples_mixed_direction
def sorted_tuples_mixed_direction(people):
    return [n for n, *_ in sorted(people, key=lambda p: (p[1], -p[2], p[0][::-1]))]

#> sorted_tuples_mixed_direction([("Ann", 2, 30), ("Bob", 1, 5), ("Cid", 2, 40)])
#> sorted_tuples_mixed_direction([])
#> sorted_tuples_mixed_direction([("ab", 0, 0), ("ba", 0, 0)])
#> sorted_tuples_mixed_direction([("x", "m", 1), ("y", "f", 1)])
#> sorted_tuples_mixed_direction([("x", 1)])
