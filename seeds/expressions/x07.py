### tide_labels
def tide_labels(levels):
    return [("high" if l == max(levels) else "low" if l == min(levels) else "mid") + f"@{i:02}" for i, l in enumerate(levels)][::2]

#> tide_labels([1.2, 3.4, 0.3, 2.0, 3.4])
#> tide_labels([])
#> tide_labels([5, 5])
#> tide_labels([-1, 0, 1])
#> tide_labels([9])

### smallest_missing_letter
def smallest_missing_letter(s, alphabet="abcdefghijklmnopqrstuvwxyz"):
    return min(set(alphabet) - set(s.lower()), default=None)

#> smallest_missing_letter("A bad cab faded")
#> smallest_missing_letter("")
#> smallest_missing_letter("xyx", "xy")
#> smallest_missing_letter("021", "0123456789")
#> smallest_missing_letter("The quick brown fox jumps over a lazy dog")

### double_every_second_from_right
def double_every_second_from_right(digits):
    return [d if i % 2 == 0 else d * 2 - 9 * (d > 4) for i, d in enumerate(digits[::-1])][::-1]

#> double_every_second_from_right([4, 9, 9, 2])
#> double_every_second_from_right([])
#> double_every_second_from_right([8])
#> double_every_second_from_right([5, 0, 5])
#> double_every_second_from_right([-3, 10, 1])

### tuple_keys_to_table
def tuple_keys_to_table(d):
    rows, cols = sorted({r for r, _ in d}), sorted({c for _, c in d})
    return [[""] + cols] + [[r] + [d.get((r, c), 0) for c in cols] for r in rows]

#> tuple_keys_to_table({("mon", "am"): 3, ("tue", "pm"): 1})
#> tuple_keys_to_table({})
#> tuple_keys_to_table({(1, 1): "x"})
#> tuple_keys_to_table({("b", 2): None, ("a", 1): 5, ("a", 2): 6})
#> tuple_keys_to_table({"xy": 9, "xz": 8})

### chess_move_parse
def chess_move_parse(mv):
    return (mv[0] if mv[:1].isupper() else "P", mv.rstrip("+#")[-2:], "x" in mv, mv[-1:] in ("+", "#"))

#> chess_move_parse("Nf3")
#> chess_move_parse("exd5")
#> chess_move_parse("Qxh7#")
#> chess_move_parse("")
#> chess_move_parse("O-O+")

### longest_increasing_slice
def longest_increasing_slice(a):
    spans = [a[i:j] for i in range(len(a)) for j in range(i + 1, len(a) + 1)]
    return max((s for s in spans if all(x < y for x, y in zip(s, s[1:]))), key=len, default=[])

#> longest_increasing_slice([3, 5, 4, 6, 9])
#> longest_increasing_slice([])
#> longest_increasing_slice([2, 2])
#> longest_increasing_slice("bank")
#> longest_increasing_slice([4, 3, 2])

### dna_complement_gc
def dna_complement_gc(seq):
    comp = "".join(dict(zip("ACGT", "TGCA")).get(b, "N") for b in reversed(seq.upper()))
    return comp, f"{(comp.count('G') + comp.count('C')) / max(len(comp), 1):.0%}"

#> dna_complement_gc("gattaca")
#> dna_complement_gc("")
#> dna_complement_gc("GGCC")
#> dna_complement_gc("AXT-")
#> dna_complement_gc("c")

### operand_return_ladder
def operand_return_ladder(xs):
    return [x and x * 2 or x is None and "nil" or -1 for x in xs]

#> operand_return_ladder([3, 0, None, "ab"])
#> operand_return_ladder([])
#> operand_return_ladder([[], [7]])
#> operand_return_ladder(["", False, True])
#> operand_return_ladder([(1,), 0.0, -2.5])

### split_name_suffix_number
def split_name_suffix_number(name):
    base = name.rstrip("0123456789")
    return base + str(int(name[len(base):] or 0) + 1).zfill(len(name) - len(base))

#> split_name_suffix_number("photo009")
#> split_name_suffix_number("draft")
#> split_name_suffix_number("")
#> split_name_suffix_number("v99")
#> split_name_suffix_number("2024")
#> split_name_suffix_number("a1b2")

### exclude_multiples_of_any
def exclude_multiples_of_any(n, divisors):
    return [x for x in range(1, n + 1) if all(x % d for d in divisors)] or [-n]

#> exclude_multiples_of_any(12, [2, 3])
#> exclude_multiples_of_any(4, [])
#> exclude_multiples_of_any(5, [1])
#> exclude_multiples_of_any(0, [7])
#> exclude_multiples_of_any(3, [0])

### box_text
def box_text(lines):
    w = max(map(len, lines), default=0)
    return "\n".join(["+" + "-" * w + "+", *(f"|{l:^{w}}|" for l in lines), "+" + "-" * w + "+"])

#> box_text(["Sale", "50% off"])
#> box_text([])
#> box_text([""])
#> box_text(["é", "abcd", "xy"])
#> box_text(["one line"])

### word_value_ranking
def word_value_ranking(words):
    val = lambda w: sum(ord(c) - 96 for c in w.lower() if c.isalpha())
    return [f"{w}({val(w)})" for w in sorted(words, key=lambda w: (-val(w), w))]

#> word_value_ranking(["zoo", "ab", "Cab"])
#> word_value_ranking([])
#> word_value_ranking(["", "!!"])
#> word_value_ranking(["bad", "dab", "add"])
#> word_value_ranking(["a1a", "B"])

### toggle_bits_list
def toggle_bits_list(n, positions):
    return [n ^ 1 << p for p in positions] + [n | 1 << max(positions, default=0)]

#> toggle_bits_list(10, [0, 1, 3])
#> toggle_bits_list(0, [])
#> toggle_bits_list(7, [2, 2])
#> toggle_bits_list(-1, [4])
#> toggle_bits_list(5, [-1])

### interleave_separator_positions
def interleave_separator_positions(s, every, sep):
    return sep.join(s[max(i - every, 0):i] for i in range(len(s), 0, -every)[::-1])

#> interleave_separator_positions("1234567", 3, "_")
#> interleave_separator_positions("abcd", 2, ":")
#> interleave_separator_positions("", 4, ",")
#> interleave_separator_positions("xyz", 10, "-")
#> interleave_separator_positions("ab", 0, "-")

### common_keys_different_values
def common_keys_different_values(old, new):
    return {k: f"{old[k]!r}->{new[k]!r}" for k in old if k in new and old[k] != new[k]} or len(old.keys() ^ new.keys())

#> common_keys_different_values({"a": 1, "b": "x"}, {"a": 2, "b": "x"})
#> common_keys_different_values({"p": 0}, {"p": False, "q": 1})
#> common_keys_different_values({}, {})
#> common_keys_different_values({"m": None}, {"m": "None"})
#> common_keys_different_values({"z": [1]}, {"y": [1]})

### last_word_initial_caps
def last_word_initial_caps(s):
    return (s.split() or ["?"])[-1][:1].upper() + s.strip()[-1:].lower() * 2

#> last_word_initial_caps("deep blue sea")
#> last_word_initial_caps("")
#> last_word_initial_caps("  X ")
#> last_word_initial_caps("end.")
#> last_word_initial_caps("to ÅÄÖ")

### sum_of_matching_pairs
def sum_of_matching_pairs(a, b):
    return sum(x * y for x, y in zip(sorted(a), sorted(b, reverse=True)) if (x < 0) == (y < 0))

#> sum_of_matching_pairs([3, -1, 2], [4, -5, 1])
#> sum_of_matching_pairs([], [9])
#> sum_of_matching_pairs([-2, -3], [-1, -4])
#> sum_of_matching_pairs([0], [-1])
#> sum_of_matching_pairs([1.5, 2], [2, 4])

### relative_path_up
def relative_path_up(src, dst):
    a, b = src.split("/"), dst.split("/")
    n = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), min(len(a), len(b)))
    return "/".join([".."] * (len(a) - n) + b[n:]) or "."

#> relative_path_up("a/b/c", "a/d")
#> relative_path_up("x", "x")
#> relative_path_up("x/y", "x/y/z/w")
#> relative_path_up("p/q/r", "p")
#> relative_path_up("", "k")

### strings_that_contain_each_other
def strings_that_contain_each_other(words):
    return [(s, t) for s in words for t in words if s != t and s in t and not t.startswith(s)]

#> strings_that_contain_each_other(["art", "cart", "artist", "smart"])
#> strings_that_contain_each_other([])
#> strings_that_contain_each_other(["", "a"])
#> strings_that_contain_each_other(["x", "x"])
#> strings_that_contain_each_other(["an", "ban", "ANT"])

### rle_encode_by_groups
def rle_encode_by_groups(s):
    from itertools import groupby
    return "".join(f"{n if (n := len([*g])) > 1 else ''}{c}" for c, g in groupby(s))

#> rle_encode_by_groups("wwwbbw")
#> rle_encode_by_groups("")
#> rle_encode_by_groups("abc")
#> rle_encode_by_groups("    ..")
#> rle_encode_by_groups("1112")

### middle_of_three_inline
def middle_of_three_inline(a, b, c):
    return a if b < a < c or c < a < b else b if a < b < c or c < b < a else c

#> middle_of_three_inline(5, 9, 7)
#> middle_of_three_inline(6, 2, 8)
#> middle_of_three_inline("kiwi", "lime", "plum")
#> middle_of_three_inline(4, 4, 1)
#> middle_of_three_inline(3, "x", 1)

### nth_root_table
def nth_root_table(n, upto):
    return {k: round(n ** (1 / k), 3) for k in range(1, upto + 1) if k % 2 or n >= 0}

#> nth_root_table(64, 4)
#> nth_root_table(2, 2)
#> nth_root_table(0, 3)
#> nth_root_table(10, 0)
#> nth_root_table(-8, 1)

### strip_each_different
def strip_each_different(fields):
    return [(f.strip, f.lstrip, f.rstrip)[i % 3]("- ") for i, f in enumerate(fields)]

#> strip_each_different([" -a- ", " -b- ", " -c- ", "--d"])
#> strip_each_different([])
#> strip_each_different(["-", "-", "-"])
#> strip_each_different(["x y", "  "])
#> strip_each_different(["ok", 5])

### score_hand_points
def score_hand_points(cards):
    pts = sum({"A": 11, "K": 10, "Q": 10, "J": 10}.get(c, 0) or int(c) for c in cards)
    return pts - 10 * min(cards.count("A"), max(0, -(-(pts - 21) // 10)))

#> score_hand_points(["A", "K"])
#> score_hand_points(["A", "A", "9"])
#> score_hand_points(["7", "8", "Q"])
#> score_hand_points([])
#> score_hand_points(["A", "?"])

### bracketed_depth_profile
def bracketed_depth_profile(s):
    return "".join(str(s[:i + 1].count("(") - s[:i + 1].count(")")) for i, c in enumerate(s) if c in "()")

#> bracketed_depth_profile("a(b(c)d)(e)")
#> bracketed_depth_profile("")
#> bracketed_depth_profile(")(")
#> bracketed_depth_profile("none")
#> bracketed_depth_profile("((()))")

### zip_dict_inverse_min
def zip_dict_inverse_min(names, ages):
    by = dict(zip(ages, names))
    return by[min(by)], by[max(by)], len(by) == len(names)

#> zip_dict_inverse_min(["Lou", "Mae", "Ned"], [31, 19, 46])
#> zip_dict_inverse_min(["a", "b", "c"], [5, 5, 5])
#> zip_dict_inverse_min("xy", (0.5, -0.5))
#> zip_dict_inverse_min([], [])
#> zip_dict_inverse_min(["k", "l"], [True])

### comment_out_lines
def comment_out_lines(src, which):
    return "\n".join(("# " if i in which or i - len(src.split("\n")) in which else "") + l for i, l in enumerate(src.split("\n")))

#> comment_out_lines("a\nb\nc", [1])
#> comment_out_lines("a\nb\nc", (-1, 0))
#> comment_out_lines("", [0])
#> comment_out_lines("x = 1", [])
#> comment_out_lines("p\n\nq", {1: "blank"})

### harmonic_like_sum
def harmonic_like_sum(n, skip):
    return round(sum((-1) ** k / k for k in range(1, n + 1) if str(skip) not in str(k)), 4)

#> harmonic_like_sum(4, 9)
#> harmonic_like_sum(12, 1)
#> harmonic_like_sum(0, 0)
#> harmonic_like_sum(3, "")
#> harmonic_like_sum(1, 2)

### unique_by_lowercase
def unique_by_lowercase(names):
    return list({n.lower(): n for n in reversed(names)}.values())[::-1]

#> unique_by_lowercase(["Ada", "bob", "ADA", "Bob", "cy"])
#> unique_by_lowercase([])
#> unique_by_lowercase(["x", "X", "x"])
#> unique_by_lowercase(["", " ", ""])
#> unique_by_lowercase(["É", "é", "e"])

### compass_turn
def compass_turn(facing, turns):
    return "NESW"[("NESW".index(facing) + turns.count("R") - turns.count("L") + 2 * turns.count("U")) % 4]

#> compass_turn("N", "RRL")
#> compass_turn("W", "R")
#> compass_turn("S", "")
#> compass_turn("E", "ULLr")
#> compass_turn("X", "R")
#> compass_turn("NE", "LLL")

### format_nested_precision
def format_nested_precision(x, prec, width):
    return f"[{x:*^{width}.{prec}f}]" if prec >= 0 else f"<{round(x, prec):>{width}g}>"

#> format_nested_precision(2.71828, 2, 9)
#> format_nested_precision(12345, -2, 7)
#> format_nested_precision(0, 0, 3)
#> format_nested_precision(-0.055, 1, 1)
#> format_nested_precision("2", 1, 4)
