### glyph_ladder
def glyph_ladder(ch, n):
    return [ch * k + str(k) * (n - k) for k in range(n, 0, -1)]

#> glyph_ladder("~", 4)
#> glyph_ladder("ab", 2)
#> glyph_ladder("", 3)
#> glyph_ladder("!", 0)
#> glyph_ladder("x", 1)

### any_all_report
def any_all_report(rows):
    return [(any(r), all(r), any(r) and not all(r)) for r in rows]

#> any_all_report([[0, 1], [], [2, "x"]])
#> any_all_report([])
#> any_all_report(["", "0"])
#> any_all_report([(None, 0.0), [[]]])
#> any_all_report([[True], 5])

### trim_to_sentence
def trim_to_sentence(text, n):
    return text if len(text) <= n else (text[:n].rpartition(". ")[0] or text[:n - 1]) + "…"

#> trim_to_sentence("It rained. We left. Late.", 20)
#> trim_to_sentence("Short.", 40)
#> trim_to_sentence("onelongunbrokenstring", 7)
#> trim_to_sentence("", 0)
#> trim_to_sentence("A. B. C. D.", 7)

### count_where_shifted_equal
def count_where_shifted_equal(s, lag):
    return sum(x == y for x, y in zip(s, s[lag:])) * 100 // max(len(s) - lag, 1)

#> count_where_shifted_equal("abcabcab", 3)
#> count_where_shifted_equal([1, 1, 2, 1], 1)
#> count_where_shifted_equal("", 2)
#> count_where_shifted_equal("zz", 0)
#> count_where_shifted_equal("abba", -1)

### two_level_sort_dict
def two_level_sort_dict(d):
    return {k: sorted(d[k], key=lambda s: (len(s), s))[-2:] for k in sorted(d, key=str.swapcase)}

#> two_level_sort_dict({"b": ["oak", "fir", "elm"], "A": ["x"], "a": []})
#> two_level_sort_dict({})
#> two_level_sort_dict({"Z": "hello", "y": ("bb", "a", "cc")})
#> two_level_sort_dict({"é": [""], "e": ["", " "]})
#> two_level_sort_dict({1: ["n"]})

### sum_or_concat
def sum_or_concat(items):
    return sum(items) if all(isinstance(i, (int, float)) for i in items) else "".join(map(str, items))

#> sum_or_concat([4, 5.5, True])
#> sum_or_concat([4, "5", None])
#> sum_or_concat([])
#> sum_or_concat(["", ""])
#> sum_or_concat([[1], (2,)])

### quadrant_of
def quadrant_of(x, y):
    return x and y and {(True, True): "I", (False, True): "II", (False, False): "III"}.get((x > 0, y > 0), "IV")

#> quadrant_of(3, 8)
#> quadrant_of(-1, 2.5)
#> quadrant_of(0, 9)
#> quadrant_of(4, 0.0)
#> quadrant_of(6, -6)
#> quadrant_of(-2, -2)

### sentence_case_all_inline
def sentence_case_all_inline(txt, end="."):
    return f"{end} ".join(p.strip().capitalize() for p in txt.split(end) if p.strip()) + end * txt.endswith(end)

#> sentence_case_all_inline("hello THERE. how are you. FINE.")
#> sentence_case_all_inline("wow! so good", "!")
#> sentence_case_all_inline("")
#> sentence_case_all_inline("...")
#> sentence_case_all_inline(" ünder. x")

### base_digits_inline
def base_digits_inline(n, b):
    return [n // b ** i % b for i in range(len(bin(n)))][::-1][-4:]

#> base_digits_inline(47, 3)
#> base_digits_inline(0, 7)
#> base_digits_inline(65535, 16)
#> base_digits_inline(9, 2)
#> base_digits_inline(-5, 10)

### vote_winner_or_tie
def vote_winner_or_tie(ballots):
    top = max(map(ballots.count, ballots), default=0)
    return "/".join(sorted({b for b in ballots if ballots.count(b) == top})) + f" ({top})"

#> vote_winner_or_tie(["yes", "no", "yes"])
#> vote_winner_or_tie(["red", "blue"])
#> vote_winner_or_tie([])
#> vote_winner_or_tie(["", "a", ""])
#> vote_winner_or_tie(("Z", "y", "Z", "y", "x"))

### diamond_row
def diamond_row(size, i):
    return ("*" * (2 * min(i, size - 1 - i) + 1)).center(size, "·") if 0 <= i < size else ""

#> diamond_row(7, 3)
#> diamond_row(7, 6)
#> diamond_row(5, 5)
#> diamond_row(4, 1)
#> diamond_row(1, 0)

### join_nonempty_with_labels
def join_nonempty_with_labels(labels, values, gap=" | "):
    return gap.join("%s=%s" % lv for lv in zip(labels, values) if lv[1] not in ("", None))

#> join_nonempty_with_labels(["ip", "port", "user"], ["10.0.0.7", 0, None])
#> join_nonempty_with_labels([], [1])
#> join_nonempty_with_labels("ab", ["", False], ",")
#> join_nonempty_with_labels(["k", "m"], [[], (1,)])
#> join_nonempty_with_labels(["z"], [2.50], "")

### rindex_minus_index_inline
def rindex_minus_index_inline(s, sub, upto):
    return s.rfind(sub, 0, upto) - s.find(sub, -upto) + s.count(sub, upto)

#> rindex_minus_index_inline("mississippi", "ss", 6)
#> rindex_minus_index_inline("aaaa", "a", 2)
#> rindex_minus_index_inline("", "q", 3)
#> rindex_minus_index_inline("noon", "", 2)
#> rindex_minus_index_inline("left-right-left", "-", 11)

### days_in_month_expr
def days_in_month_expr(y, m):
    return 28 + (y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)) if m == 2 else 30 + (m + m // 8) % 2

#> days_in_month_expr(2024, 2)
#> days_in_month_expr(1900, 2)
#> days_in_month_expr(2000, 2)
#> days_in_month_expr(2023, 8)
#> days_in_month_expr(2023, 11)

### longest_key_value_line
def longest_key_value_line(d):
    w = max(map(len, d), default=0)
    return "\n".join(f"{k:>{w}} : {v!s:.5}" for k, v in d.items() if str(v))

#> longest_key_value_line({"host": "alpha.example", "port": 8080, "x": ""})
#> longest_key_value_line({})
#> longest_key_value_line({"pi": 3.14159265, "none": None})
#> longest_key_value_line({"": "empty key"})
#> longest_key_value_line({"list": [1, 2, 3], "t": (True,)})

### alternate_merge_by_min
def alternate_merge_by_min(a, b):
    return [min(p) if i % 2 else max(p) for i, p in enumerate(zip(a, b))] + a[len(b):]

#> alternate_merge_by_min([3, 8, 1, 6], [5, 2, 9])
#> alternate_merge_by_min([], [1])
#> alternate_merge_by_min([4, 4], [4, 4])
#> alternate_merge_by_min(["k", "c", "z"], ["b"])
#> alternate_merge_by_min([1, None], [2, 0])

### decode_pairs_hex_inline
def decode_pairs_hex_inline(h):
    return "".join(chr(n) if 32 <= (n := int(h[i:i + 2], 16)) < 127 else f"<{n}>" for i in range(0, len(h) - 1, 2))

#> decode_pairs_hex_inline("48694a")
#> decode_pairs_hex_inline("0a7e7f")
#> decode_pairs_hex_inline("")
#> decode_pairs_hex_inline("5A5")
#> decode_pairs_hex_inline("4g")

### product_minus_dups
def product_minus_dups(suits, ranks, hand):
    return [r + s for s in suits for r in ranks if r + s not in hand][:5]

#> product_minus_dups("HS", "AKQ", ["AH", "QS"])
#> product_minus_dups("", "A", [])
#> product_minus_dups("C", ["10", "9"], "10C9C")
#> product_minus_dups("DC", "789", ())
#> product_minus_dups(["♠"], ["J", "J"], {"J♥": 1})

### first_last_differ_swap
def first_last_differ_swap(xs):
    return xs[:1] * (xs[:1] == xs[-1:]) + xs[1:-1] + xs[:1] if len(xs) != 2 else xs[::-1]

#> first_last_differ_swap([4, 7, 9, 4])
#> first_last_differ_swap([4, 7, 9])
#> first_last_differ_swap("no")
#> first_last_differ_swap([])
#> first_last_differ_swap("q")

### ceil_div_pages_inline
def ceil_div_pages_inline(total, size):
    pages = -(-total // size)
    return [f"{i * size + 1}-{min(total, (i + 1) * size)}" for i in range(pages)]

#> ceil_div_pages_inline(23, 10)
#> ceil_div_pages_inline(10, 10)
#> ceil_div_pages_inline(0, 4)
#> ceil_div_pages_inline(3, 1)
#> ceil_div_pages_inline(8, 0)

### type_initials
def type_initials(values):
    return "".join(type(v).__name__[0] for v in values) + str(sum(isinstance(v, int) for v in values))

#> type_initials([1, "a", 2.0, None, True])
#> type_initials([])
#> type_initials(([], (), {}, b""))
#> type_initials("two")
#> type_initials({0: "k", False: "j", "s": 1})

### rank_with_ties_inline
def rank_with_ties_inline(times):
    return {n: 1 + sum(o < t for o in times.values()) for n, t in times.items() if t is not None}

#> rank_with_ties_inline({"Uma": 61.2, "Vic": 59.9, "Wes": 61.2, "Xi": 70})
#> rank_with_ties_inline({})
#> rank_with_ties_inline({"p": 1})
#> rank_with_ties_inline({"p": None, "q": None})
#> rank_with_ties_inline({"p": 3, "q": None})

### caesar_or_atbash
def caesar_or_atbash(c, k):
    return chr((ord(c) - 97 + k) % 26 + 97) if k else chr(219 - ord(c)) if "a" <= c <= "z" else c * 2

#> caesar_or_atbash("y", 5)
#> caesar_or_atbash("b", 0)
#> caesar_or_atbash("?", 0)
#> caesar_or_atbash("A", 1)
#> caesar_or_atbash("abc", 2)

### row_col_of_max
def row_col_of_max(grid):
    return max((v, -r, -c) for r, row in enumerate(grid) for c, v in enumerate(row))[1:]

#> row_col_of_max([[3, 9], [9, 1]])
#> row_col_of_max([[-4]])
#> row_col_of_max([[], [2, 2, 1]])
#> row_col_of_max([[]])
#> row_col_of_max(["hey", "you"])

### tabbed_fields_lengths
def tabbed_fields_lengths(line):
    return [len(f) for f in line.expandtabs(4).split()], len(line.expandtabs(4)) - len(line)

#> tabbed_fields_lengths("id\tname\tqty")
#> tabbed_fields_lengths("")
#> tabbed_fields_lengths("\t\t")
#> tabbed_fields_lengths("abcd\tz")
#> tabbed_fields_lengths("a b\tc d e")

### dict_from_camel
def dict_from_camel(d):
    return {"".join("_" + c.lower() if c.isupper() else c for c in k).lstrip("_"): v for k, v in d.items()}

#> dict_from_camel({"userName": "kp", "lastLoginAt": 0})
#> dict_from_camel({})
#> dict_from_camel({"ID": 1, "id": 2})
#> dict_from_camel({"Total": 3, "_x": 4})
#> dict_from_camel({"ÀB": None})

### xor_operand_default
def xor_operand_default(a, b):
    return (a and not b) and a or (b and not a) and b or f"{bool(a):d}{bool(b):d}"

#> xor_operand_default("tea", "")
#> xor_operand_default(0, [6])
#> xor_operand_default(None, {})
#> xor_operand_default(1, 2)
#> xor_operand_default((), 0.0)

### tally_marks_text_inline
def tally_marks_text_inline(n, per_line=2):
    groups = ["||||/"] * (n // 5) + ["|" * (n % 5)] * (n % 5 > 0)
    return "\n".join(" ".join(groups[i:i + per_line]) for i in range(0, len(groups), per_line))

#> tally_marks_text_inline(13)
#> tally_marks_text_inline(0)
#> tally_marks_text_inline(5, 1)
#> tally_marks_text_inline(4)
#> tally_marks_text_inline(21, 3)

### min_max_word_by_tail
def min_max_word_by_tail(words):
    rev = sorted(w[::-1] for w in words)
    return rev[0][::-1] + "<" + rev[-1][::-1]

#> min_max_word_by_tail(["stone", "glass", "wood"])
#> min_max_word_by_tail(["same"])
#> min_max_word_by_tail(["a", "", "ba"])
#> min_max_word_by_tail([])
#> min_max_word_by_tail(["X1", "x1", "Y0"])

### strike_multiples
def strike_multiples(limit):
    return [n for n in range(2, limit) if all(n % d for d in range(2, int(n ** 0.5) + 1))][-4:]

#> strike_multiples(30)
#> strike_multiples(2)
#> strike_multiples(8)
#> strike_multiples(-5)
#> strike_multiples(54)

### url_query_lists
def url_query_lists(url):
    pairs = [p.partition("=")[::2] for p in url.partition("?")[2].split("&") if p]
    return {k: [v for n, v in pairs if n == k] for k, _ in pairs}

#> url_query_lists("/find?tag=a&tag=b&n=5")
#> url_query_lists("/plain")
#> url_query_lists("?x&y=&x=1")
#> url_query_lists("")
#> url_query_lists("/p?a=b=c&&d=?")

### starred_print_order
def starred_print_order(first, *rest, last=None):
    return [*rest[::-1], first, *([last] if last is not None else [])] * (1 + (not rest))

#> starred_print_order("a", "b", "c", last="z")
#> starred_print_order("only")
#> starred_print_order(1, last=0)
#> starred_print_order([], [], ())
#> starred_print_order(True, None, last=False)

### fraction_bars
def fraction_bars(num, den):
    whole, part = divmod(num, den)
    return f"{whole or ''}{' ' * (whole != 0 and part != 0)}{f'{part}/{den}' if part else ''}" or "0"

#> fraction_bars(17, 5)
#> fraction_bars(3, 4)
#> fraction_bars(0, 9)
#> fraction_bars(12, 4)
#> fraction_bars(-7, 2)

### anagram_buckets_sizes
def anagram_buckets_sizes(ws):
    keys = ["".join(sorted(w.lower())) for w in ws]
    return [keys.count(k) for k in keys], [w for w, k in zip(ws, keys) if keys.index(k) != keys[::-1].index(k)]

#> anagram_buckets_sizes(["Tar", "rat", "dog"])
#> anagram_buckets_sizes([])
#> anagram_buckets_sizes(["x"])
#> anagram_buckets_sizes(["no", "on", "No", "oN"])
#> anagram_buckets_sizes(["", "a b", "b a"])

### ip_to_int_and_back
def ip_to_int_and_back(ip, add):
    n = sum(int(p) << 8 * i for i, p in enumerate(reversed(ip.split(".")))) + add
    return ".".join(str(n >> s & 255) for s in (24, 16, 8, 0))

#> ip_to_int_and_back("192.168.1.254", 3)
#> ip_to_int_and_back("0.0.0.0", -1)
#> ip_to_int_and_back("10.1", 256)
#> ip_to_int_and_back("255.255.255.255", 1)
#> ip_to_int_and_back("1.2.x.4", 0)

### drop_until_sum
def drop_until_sum(xs, budget):
    return next(xs[i:] for i in range(len(xs) + 1) if sum(xs[i:]) <= budget)

#> drop_until_sum([9, 4, 3, 1], 8)
#> drop_until_sum([], 0)
#> drop_until_sum([5, 5], 4)
#> drop_until_sum([1, -6, 2], -4)
#> drop_until_sum([2], -1)
