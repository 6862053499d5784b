### lottery_matches
def lottery_matches(mine, drawn, bonus):
    hit = len({*mine} & {*drawn})
    return hit * 10 + (hit == 2 and bonus in mine and 5)

#> lottery_matches([4, 8, 15, 16], [8, 4, 42, 1], 15)
#> lottery_matches([1, 2, 3], [1, 2, 3], 3)
#> lottery_matches([], [7], 7)
#> lottery_matches([5, 5], [5], 5)
#> lottery_matches((9, 11), (11, 9), 30)

### lengths_cumulative_cut
def lengths_cumulative_cut(words, limit):
    return [w for i, w in enumerate(words) if sum(map(len, words[:i + 1])) + i <= limit]

#> lengths_cumulative_cut(["we", "all", "live", "here"], 11)
#> lengths_cumulative_cut([], 5)
#> lengths_cumulative_cut(["toolong", ""], 3)
#> lengths_cumulative_cut(["", "", ""], 1)
#> lengths_cumulative_cut(["ab", "c"], 4)

### zodiac_cycle_animal
def zodiac_cycle_animal(year):
    animals = "Rat Ox Tiger Rabbit Dragon Snake Horse Goat Monkey Rooster Dog Pig".split()
    return ("Wood Fire Earth Metal Water".split()[(year - 4) % 10 // 2], animals[(year - 4) % 12])[:: (-1) ** year]

#> zodiac_cycle_animal(2024)
#> zodiac_cycle_animal(1999)
#> zodiac_cycle_animal(4)
#> zodiac_cycle_animal(0)
#> zodiac_cycle_animal(-3)
#> zodiac_cycle_animal(2013)

### reduce_lambda_collapse
def reduce_lambda_collapse(nums, start=1):
    from functools import reduce
    return reduce(lambda acc, n: acc * n if acc < 50 else acc - n, nums, start)

#> reduce_lambda_collapse([4, 5, 6, 7])
#> reduce_lambda_collapse([])
#> reduce_lambda_collapse([10, 10, 0], 5)
#> reduce_lambda_collapse([-2, -2, 30], -1)
#> reduce_lambda_collapse(["ab"], 3)

### chars_sorted_by_count_then_pos
def chars_sorted_by_count_then_pos(s):
    return "".join(sorted(dict.fromkeys(s), key=lambda c: (-s.count(c), s.rfind(c))))

#> chars_sorted_by_count_then_pos("pepper")
#> chars_sorted_by_count_then_pos("")
#> chars_sorted_by_count_then_pos("cabbac")
#> chars_sorted_by_count_then_pos("A man")
#> chars_sorted_by_count_then_pos("2020-02-02")

### tax_bracket_sum
def tax_bracket_sum(income, brackets=((0, 10), (1000, 20), (5000, 40))):
    tops = [lo for lo, _ in brackets[1:]] + [income]
    return sum(max(min(income, hi) - lo, 0) * pct // 100 for (lo, pct), hi in zip(brackets, tops))

#> tax_bracket_sum(6200)
#> tax_bracket_sum(800)
#> tax_bracket_sum(0)
#> tax_bracket_sum(5000)
#> tax_bracket_sum(300, ((100, 50),))

### wrap_each_in_tag
def wrap_each_in_tag(items, tag="li", cls=None):
    return "".join(f"<{tag}{f' class={cls!r}' if cls else ''}>{i}</{tag}>" for i in items)

#> wrap_each_in_tag(["tea", "milk"])
#> wrap_each_in_tag([1.5], "td", "num")
#> wrap_each_in_tag([])
#> wrap_each_in_tag("ab", "b", "")
#> wrap_each_in_tag([None], cls="x y")

### negative_step_windows
def negative_step_windows(s, a, b, step):
    return s[a:b:step], s[b:a:-step], s[a:b][::-step]

#> negative_step_windows("abcdefgh", 1, 7, 2)
#> negative_step_windows([0, 1, 2, 3, 4, 5], -1, 0, -2)
#> negative_step_windows("", 0, 3, 1)
#> negative_step_windows("python", None, 4, 3)
#> negative_step_windows("xyz", 0, 2, 0)

### count_islands_row_inline
def count_islands_row_inline(row, land="#"):
    return sum(c == land != p for p, c in zip(" " + row, row)), max(map(len, row.replace(land, "1").translate({46: 32}).split()), default=0)

#> count_islands_row_inline("##..#.###")
#> count_islands_row_inline("")
#> count_islands_row_inline("....")
#> count_islands_row_inline("oo.o", "o")
#> count_islands_row_inline("#")

### pairs_to_ascii_plot
def pairs_to_ascii_plot(points, w, h):
    return ["".join("x" if (c, r) in points else "." for c in range(w)) for r in reversed(range(h))]

#> pairs_to_ascii_plot([(0, 0), (2, 1)], 3, 2)
#> pairs_to_ascii_plot([], 2, 2)
#> pairs_to_ascii_plot([(5, 5)], 1, 1)
#> pairs_to_ascii_plot([(0, 0)], 0, 3)
#> pairs_to_ascii_plot([(1, 0), (1, 1), (1, 2)], 2, 3)

### shortest_unique_prefixes_inline
def shortest_unique_prefixes_inline(cmds):
    return {c: next((c[:i] for i in range(1, len(c) + 1) if sum(o.startswith(c[:i]) for o in cmds) == 1), c) for c in cmds}

#> shortest_unique_prefixes_inline(["start", "stop", "status", "help"])
#> shortest_unique_prefixes_inline([])
#> shortest_unique_prefixes_inline(["go", "gone"])
#> shortest_unique_prefixes_inline(["x", "x"])
#> shortest_unique_prefixes_inline(["", "q"])

### wage_with_overtime
def wage_with_overtime(hours, rate):
    return round(sum(min(h, 8) * rate + max(h - 8, 0) * rate * 1.5 for h in hours), 2), sum(h > 8 for h in hours)

#> wage_with_overtime([8, 9.5, 6], 12.5)
#> wage_with_overtime([], 30)
#> wage_with_overtime([10, 12], 10)
#> wage_with_overtime([0, -1], 7)
#> wage_with_overtime([8.0], 0)

### is_subsequence_iter_inline
def is_subsequence_iter_inline(small, big):
    it = iter(big)
    return all(c in it for c in small), "".join(it)

#> is_subsequence_iter_inline("ace", "abcdefg")
#> is_subsequence_iter_inline("aec", "abcdef")
#> is_subsequence_iter_inline("", "left")
#> is_subsequence_iter_inline("oo", "foo bar")
#> is_subsequence_iter_inline("z", "")

### keyed_extremes_of_dicts
def keyed_extremes_of_dicts(rows, key):
    vals = [r[key] for r in rows if key in r]
    return (min(vals), max(vals), len(rows) - len(vals)) if vals else key.upper()

#> keyed_extremes_of_dicts([{"kg": 4}, {"kg": 11}, {"cm": 9}], "kg")
#> keyed_extremes_of_dicts([], "age")
#> keyed_extremes_of_dicts([{"n": "pi"}, {"n": "Pi"}], "n")
#> keyed_extremes_of_dicts([{"t": 1.5}], "t")
#> keyed_extremes_of_dicts([{"t": None}, {"t": 2}], "t")

### digits_words_join
def digits_words_join(n):
    names = "zero one two three four five six seven eight nine".split()
    return " ".join(names[int(d)] if d.isdigit() else {"-": "minus", ".": "point"}[d] for d in str(n))

#> digits_words_join(-40.5)
#> digits_words_join(7)
#> digits_words_join(0)
#> digits_words_join(1e20)
#> digits_words_join("3.14")

### adjacent_swaps_all
def adjacent_swaps_all(s):
    return sorted({s[:i] + s[i + 1] + s[i] + s[i + 2:] for i in range(len(s) - 1)} - {s})

#> adjacent_swaps_all("form")
#> adjacent_swaps_all("oo")
#> adjacent_swaps_all("")
#> adjacent_swaps_all("aab")
#> adjacent_swaps_all("x1")

### time_greeting
def time_greeting(hhmm, name=""):
    h = int(hhmm[:2])
    return ("Night" if h < 5 or h >= 22 else "Morning" if h < 12 else "Evening" if h > 17 else "Day") + (name and f", {name.title()}") + "!" * (hhmm[-2:] == "00")

#> time_greeting("07:30", "li wei")
#> time_greeting("22:00")
#> time_greeting("12:00", "SAM")
#> time_greeting("18:59", "")
#> time_greeting("3:10")

### sum_nested_any_depth_two
def sum_nested_any_depth_two(data):
    return sum(sum(x) if isinstance(x, (list, tuple)) else len(x) if isinstance(x, str) else x or 0 for x in data)

#> sum_nested_any_depth_two([1, [2, 3], "four", None])
#> sum_nested_any_depth_two([])
#> sum_nested_any_depth_two([(), "", 0])
#> sum_nested_any_depth_two([2.5, (0.5,), True])
#> sum_nested_any_depth_two([[1, [2]]])

### mod_table_strings
def mod_table_strings(n):
    return [" ".join(str(i * j % n) for j in range(1, n)) for i in range(1, n) if i * i % n != 1]

#> mod_table_strings(5)
#> mod_table_strings(2)
#> mod_table_strings(6)
#> mod_table_strings(0)
#> mod_table_strings(1)

### host_port_split
def host_port_split(addr, default=80):
    host, sep, port = addr.rpartition(":")
    return (host or "localhost", int(port)) if sep and port.isdigit() else (addr.rstrip(":"), default)

#> host_port_split("db.internal:5432")
#> host_port_split("example.net")
#> host_port_split(":9000")
#> host_port_split("::1", 22)
#> host_port_split("web:", 8080)
#> host_port_split("", 1)

### string_difference_markers
def string_difference_markers(a, b):
    n = max(len(a), len(b))
    return "".join(" ^"[x != y] for x, y in zip(a.ljust(n, "\0"), b.ljust(n, "\0"))).rstrip()

#> string_difference_markers("kitten", "sitting")
#> string_difference_markers("same", "same")
#> string_difference_markers("", "ab")
#> string_difference_markers("Case", "case")
#> string_difference_markers("abc", "abd ")

### largest_number_join
def largest_number_join(nums):
    w = max((len(str(n)) for n in nums), default=0)
    return int("".join(sorted(map(str, nums), key=lambda s: (s * w)[:2 * w], reverse=True)) or "0")

#> largest_number_join([9, 34, 3, 30])
#> largest_number_join([])
#> largest_number_join([0, 0])
#> largest_number_join([12, 121])
#> largest_number_join([5, -5])

### unpack_ranges_call
def unpack_ranges_call(spec):
    return [sum(range(*s)) if len(s) < 4 else s for s in spec]

#> unpack_ranges_call([(5,), (2, 6), (10, 0, -3)])
#> unpack_ranges_call([])
#> unpack_ranges_call([(1, 2, 3, 4)])
#> unpack_ranges_call([(0,), (3, 3)])
#> unpack_ranges_call([()])

### parity_of_permutation
def parity_of_permutation(p):
    inv = sum(a > b for i, a in enumerate(p) for b in p[i + 1:])
    return "even odd".split()[inv & 1] + f":{inv}"

#> parity_of_permutation([2, 0, 1])
#> parity_of_permutation([])
#> parity_of_permutation("cba")
#> parity_of_permutation([1, 1, 0])
#> parity_of_permutation((3, 1, 2, 0))

### emoji_shortcodes_inline
def emoji_shortcodes_inline(msg, table):
    bits = msg.split(":")
    return "".join(table.get(b, f":{b}:") if i % 2 and i < len(bits) - 1 else ":" * (i % 2) + b for i, b in enumerate(bits))

#> emoji_shortcodes_inline("hi :wave: all :nope:", {"wave": "👋"})
#> emoji_shortcodes_inline("ratio 3:4", {"4": "x"})
#> emoji_shortcodes_inline("", {})
#> emoji_shortcodes_inline(":a::b:", {"a": "A", "b": "B"})
#> emoji_shortcodes_inline("no codes", {"no": "N"})

### geometric_until
def geometric_until(a, r, cap):
    return [a * r ** k for k in range(12) if abs(a * r ** k) <= cap][-3:]

#> geometric_until(3, 2, 100)
#> geometric_until(1, -3, 30)
#> geometric_until(50, 2, 10)
#> geometric_until(8, 0.5, 3)
#> geometric_until(0, 7, 0)

### compact_repr_of_range_list
def compact_repr_of_range_list(xs):
    starts = [x for x in xs if x - 1 not in xs]
    ends = [x for x in xs if x + 1 not in xs]
    return ",".join(f"{a}-{b}" if a < b else str(a) for a, b in zip(starts, ends))

#> compact_repr_of_range_list([1, 2, 3, 7, 9, 10])
#> compact_repr_of_range_list([])
#> compact_repr_of_range_list([-2, -1, 0])
#> compact_repr_of_range_list([4])
#> compact_repr_of_range_list([5, 3, 4])

### filter_none_vs_falsy
def filter_none_vs_falsy(vals):
    return list(filter(None, vals)), [v for v in vals if v is not None], sum(v == 0 for v in vals)

#> filter_none_vs_falsy([0, None, "", 5, False])
#> filter_none_vs_falsy([])
#> filter_none_vs_falsy("0 a")
#> filter_none_vs_falsy([[], [None], 0.0])
#> filter_none_vs_falsy((None, None))
