### lamp_pattern_next
def lamp_pattern_next(state):
    padded = "." + state + "."
    return "".join("#" if (l == "#") != (r == "#") else "." for l, r in zip(padded, padded[2:]))

#> lamp_pattern_next("..#..")
#> lamp_pattern_next("##.#")
#> lamp_pattern_next("")
#> lamp_pattern_next("#")
#> lamp_pattern_next("#?#")

### queue_wait_times
def queue_wait_times(jobs):
    return {n: sum(t for _, t in jobs[:i]) for i, (n, t) in enumerate(jobs)} | {"total": sum(t for _, t in jobs)}

#> queue_wait_times([("wash", 30), ("dry", 45), ("fold", 10)])
#> queue_wait_times([])
#> queue_wait_times([("a", 1), ("a", 2)])
#> queue_wait_times([("total", 8)])
#> queue_wait_times([("x", 0.5), ("y", -0.5)])

### consonant_skeleton_inline
def consonant_skeleton_inline(w, n=3):
    return ("".join(c for c in w[1:].lower() if c not in "aeiou") or w)[:n].join(w[:1] * 2)

#> consonant_skeleton_inline("Robert")
#> consonant_skeleton_inline("aeon", 2)
#> consonant_skeleton_inline("")
#> consonant_skeleton_inline("Io")
#> consonant_skeleton_inline("x-ray", 9)

### slots_free_between
def slots_free_between(busy, start, end):
    edges = [start] + [t for b in sorted(busy) for t in b] + [end]
    return [(a, b) for a, b in zip(edges[::2], edges[1::2]) if b > a]

#> slots_free_between([(13, 14), (9, 11)], 8, 17)
#> slots_free_between([], 1, 5)
#> slots_free_between([(0, 10)], 0, 10)
#> slots_free_between([(2, 3), (3, 4)], 2, 6)
#> slots_free_between([(1, 2, 3)], 0, 9)

### score_line_winner
def score_line_winner(line):
    (a, x), (b, y) = (p.rsplit(" ", 1) for p in line.split(" - "))
    return "draw" if int(x) == int(y) else a if int(x) > int(y) else b

#> score_line_winner("Red Hawks 3 - Blue Jays 1")
#> score_line_winner("A 2 - B 2")
#> score_line_winner("X 9 - Y 10")
#> score_line_winner("Solo 4")
#> score_line_winner("Île 0 - Été 00")

### interleave_reverse_self_inline
def interleave_reverse_self_inline(xs):
    return [v for pair in zip(xs, reversed(xs)) for v in pair][:len(xs)]

#> interleave_reverse_self_inline([1, 2, 3, 4, 5])
#> interleave_reverse_self_inline("stressed")
#> interleave_reverse_self_inline([])
#> interleave_reverse_self_inline(("solo",))
#> interleave_reverse_self_inline([None, 0])

### env_expand_percent
def env_expand_percent(tpl, env):
    return tpl % env if "%(" in tpl else tpl.format(**env) if "{" in tpl else tpl + "?" * len(env)

#> env_expand_percent("%(user)s@%(host)s", {"user": "kit", "host": "box9"})
#> env_expand_percent("{n:>4}|{n:<4}|", {"n": 7})
#> env_expand_percent("plain", {"a": 1, "b": 2})
#> env_expand_percent("", {})
#> env_expand_percent("{missing}", {"m": 0})

### perfect_power_pairs
def perfect_power_pairs(n):
    return [(b, e) for b in range(2, n) for e in range(2, n.bit_length() + 1) if b ** e == n]

#> perfect_power_pairs(64)
#> perfect_power_pairs(27)
#> perfect_power_pairs(10)
#> perfect_power_pairs(1)
#> perfect_power_pairs(16)

### mark_local_minima_inline
def mark_local_minima_inline(xs):
    return " ".join(f"({x})" if all(x < xs[j] for j in (i - 1, i + 1) if 0 <= j < len(xs)) else f"{x}" for i, x in enumerate(xs))

#> mark_local_minima_inline([5, 2, 6, 1])
#> mark_local_minima_inline([])
#> mark_local_minima_inline([8])
#> mark_local_minima_inline([3, 3, 3])
#> mark_local_minima_inline([-1, 0.5, -2.5, 4])

### transposed_dict_of_dicts
def transposed_dict_of_dicts(d):
    return {c: {r: d[r][c] for r in d if c in d[r]} for c in sorted({c for row in d.values() for c in row})}

#> transposed_dict_of_dicts({"q1": {"eu": 4, "us": 7}, "q2": {"us": 1}})
#> transposed_dict_of_dicts({})
#> transposed_dict_of_dicts({"x": {}})
#> transposed_dict_of_dicts({1: {2: 3}, 4: {2: 5}})
#> transposed_dict_of_dicts({"k": "text"})

### bus_delay_summary
def bus_delay_summary(planned, actual):
    late = [a - p for p, a in zip(planned, actual) if a is not None]
    return f"{sum(d > 0 for d in late)}/{len(late)} late, worst {max(late, default=0):+}"

#> bus_delay_summary([600, 630, 660], [604, 630, 655])
#> bus_delay_summary([], [])
#> bus_delay_summary([10, 20], [None, None])
#> bus_delay_summary([5], [1])
#> bus_delay_summary([7.5, 8], [9, None, 3])

### swap_first_letters
def swap_first_letters(a, b):
    return f"{b[:1]}{a[1:]} {a[:1]}{b[1:]}".title() if a and b else (a or b)[::-1]

#> swap_first_letters("jelly", "beans")
#> swap_first_letters("", "dog")
#> swap_first_letters("x", "Yak")
#> swap_first_letters("", "")
#> swap_first_letters("o'brien", "mcCoy")

### largest_square_tile
def largest_square_tile(w, h):
    return max(d for d in range(1, min(w, h) + 1) if w % d == h % d == 0), w * h // 2 ** (w == h)

#> largest_square_tile(18, 12)
#> largest_square_tile(7, 7)
#> largest_square_tile(1, 100)
#> largest_square_tile(0, 3)
#> largest_square_tile(25, 10)

### count_in_order_letters
def count_in_order_letters(words):
    return {w: [*w] == sorted(w) and "up" or [*w] == sorted(w)[::-1] and "down" for w in words}

#> count_in_order_letters(["almost", "spoon", "wolf", "cat"])
#> count_in_order_letters([])
#> count_in_order_letters(["", "a", "zz"])
#> count_in_order_letters(["aB", "Ba"])
#> count_in_order_letters(["123", "321", "3 1"])

### cut_at_first_of
def cut_at_first_of(s, stops):
    return s[:min((i for i in map(s.find, stops) if i >= 0), default=len(s))] + f"|{len(s)}"

#> cut_at_first_of("key = value # note", "#=")
#> cut_at_first_of("nothing", "?!")
#> cut_at_first_of("", "a")
#> cut_at_first_of("end of file", ["of", "file"])
#> cut_at_first_of("abc", [""])

### abs_rank_signs
def abs_rank_signs(xs):
    order = sorted(map(abs, xs))
    return [(order.index(abs(x)) + 1) * (1, -1)[x < 0] for x in xs]

#> abs_rank_signs([-8, 3, 5, -1])
#> abs_rank_signs([])
#> abs_rank_signs([2, -2, 4])
#> abs_rank_signs([0, -0.0])
#> abs_rank_signs([1.5, "a"])

### pixel_row_runs_text
def pixel_row_runs_text(hexrow):
    bits = f"{int(hexrow, 16):0{len(hexrow) * 4}b}"
    return bits.replace("0", " ").replace("1", "█").rstrip(), max(map(len, bits.split("0")))

#> pixel_row_runs_text("3c")
#> pixel_row_runs_text("F0F")
#> pixel_row_runs_text("0")
#> pixel_row_runs_text("")
#> pixel_row_runs_text("a5")

### tagged_union_of_lists
def tagged_union_of_lists(**groups):
    return sorted(((v, k) for k, vs in groups.items() for v in vs), key=lambda t: (str(t[0]), t[1]))

#> tagged_union_of_lists(fruit=["fig", "date"], day=["date"])
#> tagged_union_of_lists()
#> tagged_union_of_lists(a=[10, 9], b=[1])
#> tagged_union_of_lists(x="ba", y=())
#> tagged_union_of_lists(m=[None, True], n=[1.0])

### year_span_text
def year_span_text(a, b):
    return f"{a}" if a == b else f"{a}–{b % 100:02}" if a // 100 == b // 100 and a < b else f"{min(a, b)}–{max(a, b)}"

#> year_span_text(1998, 1999)
#> year_span_text(1999, 2003)
#> year_span_text(2010, 2010)
#> year_span_text(2015, 2011)
#> year_span_text(1901, 1909)

### sum_diff_chain_flags
def sum_diff_chain_flags(a, b, c, d):
    return a < b < c < d, a < b > c < d, not a < b == c, (a, b) < (c, d)

#> sum_diff_chain_flags(1, 2, 3, 4)
#> sum_diff_chain_flags(1, 5, 2, 9)
#> sum_diff_chain_flags("a", "b", "b", "a")
#> sum_diff_chain_flags(0, 0.5, 0.5, -1)
#> sum_diff_chain_flags(3, 3, 3, 3)

### pad_bits_to_bytes
def pad_bits_to_bytes(bits):
    full = bits + "0" * (-len(bits) % 8)
    return bytes(int(full[i:i + 8], 2) for i in range(0, len(full), 8))

#> pad_bits_to_bytes("0100100001101001")
#> pad_bits_to_bytes("")
#> pad_bits_to_bytes("1")
#> pad_bits_to_bytes("111111110101")
#> pad_bits_to_bytes("012")

### hashtag_top_pairs
def hashtag_top_pairs(posts):
    tags = [w.strip("#.,!").lower() for p in posts for w in p.split() if w.startswith("#") and len(w) > 1]
    return sorted({(-tags.count(t), t) for t in tags})[:2]

#> hashtag_top_pairs(["Love #Hiking and #sun", "#hiking!", "nice #sea"])
#> hashtag_top_pairs([])
#> hashtag_top_pairs(["# alone", "no tags"])
#> hashtag_top_pairs(["#a #b #c", "#C"])
#> hashtag_top_pairs(["##double #!"])

### argmax_rotated_slice
def argmax_rotated_slice(xs):
    i = max(range(len(xs)), key=xs.__getitem__, default=0)
    return xs[i:] + xs[:i][::-1]

#> argmax_rotated_slice([2, 6, 9, 4, 1])
#> argmax_rotated_slice([])
#> argmax_rotated_slice([5, 8, 8])
#> argmax_rotated_slice("quartz")
#> argmax_rotated_slice([-1])

### join_as_english
def join_as_english(items, word="and"):
    *head, last = map(str, items or ["nobody"])
    return f"{', '.join(head)}{',' * (len(head) > 1)}{f' {word} ' if head else ''}{last}"

#> join_as_english(["Kay", "Lou", "Max"])
#> join_as_english([1, 2], "or")
#> join_as_english([])
#> join_as_english([None])
#> join_as_english(["a", "b", "c", "d"], "&")

### count_carry_digits
def count_carry_digits(a, b):
    return sum(a % 10 ** k + b % 10 ** k >= 10 ** k for k in range(1, len(str(max(a, b))) + 1))

#> count_carry_digits(478, 356)
#> count_carry_digits(123, 456)
#> count_carry_digits(999, 1)
#> count_carry_digits(0, 0)
#> count_carry_digits(5, 95)

### unit_suffix_split
def unit_suffix_split(q):
    n = len(q) - len(q.lstrip("+-.0123456789"))
    return float(q[:n] or "nan") if q[:n] else None, q[n:].strip().lower() or "each"

#> unit_suffix_split("12.5 KG")
#> unit_suffix_split("-3")
#> unit_suffix_split("dozen")
#> unit_suffix_split("")
#> unit_suffix_split("1.2.3 m")

### walk_and_flag_visits
def walk_and_flag_visits(moves):
    xs = [sum({"L": -1, "R": 1}.get(m, 0) for m in moves[:i]) for i in range(len(moves) + 1)]
    return xs[-1], len(xs) - len(set(xs)), 0 in xs[1:]

#> walk_and_flag_visits("RRLL")
#> walk_and_flag_visits("")
#> walk_and_flag_visits("LLL")
#> walk_and_flag_visits("R-R")
#> walk_and_flag_visits("rl")

### split_cost_by_weight
def split_cost_by_weight(cost, weights):
    return [cost * w // sum(weights) for w in weights[:-1]] + [cost - sum(cost * w // sum(weights) for w in weights[:-1])]

#> split_cost_by_weight(100, [1, 1, 1])
#> split_cost_by_weight(55, [2, 3])
#> split_cost_by_weight(9, [])
#> split_cost_by_weight(10, [0, 0])
#> split_cost_by_weight(-7, [1, 1])

### rhyme_pairs
def rhyme_pairs(words, n=2):
    return [f"{a}~{b}" for i, a in enumerate(words) for b in words[i + 1:] if a[-n:].lower() == b[-n:].lower() and a != b]

#> rhyme_pairs(["moon", "June", "spoon", "tune"])
#> rhyme_pairs([])
#> rhyme_pairs(["go", "GO", "no"], 1)
#> rhyme_pairs(["same", "same"])
#> rhyme_pairs(["ab", "cd"], 0)

### dict_min_by_two_keys
def dict_min_by_two_keys(flights):
    code, (price, stops) = min(flights.items(), key=lambda f: (f[1][1], f[1][0]))
    return f"{code}: {price:,} ({stops or 'non'}{'-' * (not stops)}stop{'s' * (stops > 1)})"

#> dict_min_by_two_keys({"LH4": (1220, 1), "AF9": (980, 2), "BA1": (1100, 1)})
#> dict_min_by_two_keys({"KL7": (300, 0)})
#> dict_min_by_two_keys({})
#> dict_min_by_two_keys({"X": (50, 3), "Y": (40, 3)})
#> dict_min_by_two_keys({"Q": (12345.5, 1)})

### outline_numbering_inline
def outline_numbering_inline(levels):
    return [".".join(str(max(1, levels[:i + 1].count(d))) for d in range(1, l + 1)) for i, l in enumerate(levels)]

#> outline_numbering_inline([1, 2, 2, 1])
#> outline_numbering_inline([])
#> outline_numbering_inline([3])
#> outline_numbering_inline([1, 1, 0, 2])
#> outline_numbering_inline([2, 2, 2])

### twos_complement_text
def twos_complement_text(n, bits=8):
    return f"{n & (1 << bits) - 1:0{bits}b}" if -(1 << bits - 1) <= n < 1 << bits - 1 else "overflow" + "+-"[n < 0]

#> twos_complement_text(-3)
#> twos_complement_text(127)
#> twos_complement_text(128)
#> twos_complement_text(-9, 4)
#> twos_complement_text(5, 4)

### jagged_max_per_index
def jagged_max_per_index(rows):
    return [max(r[i] for r in rows if i < len(r)) for i in range(max(map(len, rows), default=0))]

#> jagged_max_per_index([[1, 9], [4], [2, 3, 5]])
#> jagged_max_per_index([])
#> jagged_max_per_index([[], []])
#> jagged_max_per_index(["abz", "b"])
#> jagged_max_per_index([[0], ["x"]])

### vowels_to_index_digits
def vowels_to_index_digits(s):
    return s.translate(str.maketrans("aeiou", "43!0u"[::-1])).split("!")[::-1]

#> vowels_to_index_digits("education")
#> vowels_to_index_digits("")
#> vowels_to_index_digits("wiki! trick")
#> vowels_to_index_digits("OUT")
#> vowels_to_index_digits("bzz")

### loop_length_of_decimal
def loop_length_of_decimal(n):
    rems = [10 ** k % n for k in range(1, n + 1)]
    return rems.index(1) + 1 if 1 in rems else f"{1 / n:.6f}".rstrip("0")

#> loop_length_of_decimal(7)
#> loop_length_of_decimal(8)
#> loop_length_of_decimal(11)
#> loop_length_of_decimal(6)
#> loop_length_of_decimal(0)

### crate_label_widths
def crate_label_widths(labels, unit):
    return [f"{len(l) // unit}r{len(l) % unit}" if unit <= len(l) else l.rjust(unit, "<") for l in labels]

#> crate_label_widths(["pears", "fig", "apricots"], 4)
#> crate_label_widths([], 2)
#> crate_label_widths(["", "ab"], 1)
#> crate_label_widths(["q"], 0)
#> crate_label_widths(["süß", "12 34"], 3)
