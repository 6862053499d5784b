### shelf_tag_from_title
def shelf_tag_from_title(title, year):
    return "-".join(w[:3].upper() for w in title.split() if len(w) > 2) + f"/{year % 100:02d}"

#> shelf_tag_from_title("The Old Lighthouse at Skagen", 2007)
#> shelf_tag_from_title("", 1999)
#> shelf_tag_from_title("Of an ox", 1900)
#> shelf_tag_from_title("Ärger mit  Öl", 85)
#> shelf_tag_from_title("R2D2 & co", -3)

### first_truthy_or_count
def first_truthy_or_count(a, b, c):
    return a or b and c or [a, b, c].count(a)

#> first_truthy_or_count(0, "", None)
#> first_truthy_or_count("", "kiwi", [4])
#> first_truthy_or_count([], 7, "")
#> first_truthy_or_count(False, 0, 0.0)
#> first_truthy_or_count("ok", 1, 2)

### digits_sandwich_score
def digits_sandwich_score(s):
    return sum(int(m) for l, m, r in zip(s, s[1:], s[2:]) if l == r and m.isdigit())

#> digits_sandwich_score("a4ab9bx")
#> digits_sandwich_score("12121")
#> digits_sandwich_score("")
#> digits_sandwich_score("--7--")
#> digits_sandwich_score("3 5 7 3")

### rank_then_clip
def rank_then_clip(scores, n):
    order = sorted(scores, key=lambda k: (-scores[k], k))
    return [f"{i}.{name}" for i, name in enumerate(order, 1)][:n]

#> rank_then_clip({"Ida": 12, "Bo": 31, "Cy": 12}, 2)
#> rank_then_clip({}, 5)
#> rank_then_clip({"zed": -1, "amy": -1, "kit": 0}, -1)
#> rank_then_clip({"solo": 3.5}, 0)
#> rank_then_clip({"x": 9, "y": 10, "w": 9, "v": 8}, 10)

### tail_swapped_with_head
def tail_swapped_with_head(seq, k):
    return seq[-k:] + seq[k:-k] + seq[:k]

#> tail_swapped_with_head("marigold", 2)
#> tail_swapped_with_head([8, 1, 6, 3], 1)
#> tail_swapped_with_head("abcde", 0)
#> tail_swapped_with_head((5, 5, 9), 2)
#> tail_swapped_with_head([], 3)

### temperature_band_word
def temperature_band_word(c):
    return "frost" if c < 0 else "mild" if 0 <= c < 20 else "warm" if c < 30 else f"hot+{c - 30:g}"

#> temperature_band_word(-4.5)
#> temperature_band_word(0)
#> temperature_band_word(20)
#> temperature_band_word(41.25)
#> temperature_band_word(30)
#> temperature_band_word(None)

### vowel_positions_by_letter
def vowel_positions_by_letter(phrase):
    low = phrase.lower()
    return {v: [i for i, ch in enumerate(low) if ch == v] for v in "aeiou" if v in low}

#> vowel_positions_by_letter("Under oak")
#> vowel_positions_by_letter("rhythm")
#> vowel_positions_by_letter("EeeE!")
#> vowel_positions_by_letter("")
#> vowel_positions_by_letter("ouija 2 ouija")

### pair_minutes_label
def pair_minutes_label(total, per=60):
    return "{0[0]}h{0[1]:02}".format(divmod(total, per))

#> pair_minutes_label(135)
#> pair_minutes_label(59)
#> pair_minutes_label(-5)
#> pair_minutes_label(250, 100)
#> pair_minutes_label(7, 0)

### masks_that_cover
def masks_that_cover(masks, need):
    return [bin(m)[2:] for m in masks if m & need == need]

#> masks_that_cover([5, 7, 12, 15], 5)
#> masks_that_cover([0, 1, 2], 0)
#> masks_that_cover([], 9)
#> masks_that_cover([255, 64, 96], 96)
#> masks_that_cover([3, -1], 4)

### longest_chunk_between
def longest_chunk_between(text, sep):
    return max(text.split(sep), key=lambda p: (len(p.strip()), p)).strip()

#> longest_chunk_between("fig, melon ,pear,  lemon", ",")
#> longest_chunk_between("", ";")
#> longest_chunk_between("a--bb--cc", "--")
#> longest_chunk_between("no sep here", "|")
#> longest_chunk_between("oops", "")

### invoice_line_fixed
def invoice_line_fixed(item, qty, cents):
    return f"{item[:8]:<8}|{qty:>3}|{qty * cents / 100:>9,.2f}"

#> invoice_line_fixed("stapler", 3, 1249)
#> invoice_line_fixed("extension cable", 12, 99900)
#> invoice_line_fixed("", 0, 5)
#> invoice_line_fixed("nut", 1500, 2)
#> invoice_line_fixed("refund", -1, 4550)

### strictly_inside_any
def strictly_inside_any(x, spans):
    return any(lo < x < hi for lo, hi in spans) and not all(lo < x for lo, _ in spans)

#> strictly_inside_any(5, [(1, 9), (6, 8)])
#> strictly_inside_any(5, [(1, 9), (2, 6)])
#> strictly_inside_any(0, [])
#> strictly_inside_any(3, [(3, 4), (2, 3)])
#> strictly_inside_any(-1.5, [(-2, -1), (0, 10)])

### mirror_odd_words
def mirror_odd_words(line):
    return " ".join(w[::-1] if i % 2 else w.title() for i, w in enumerate(line.split()))

#> mirror_odd_words("green tea with honey")
#> mirror_odd_words("  spaced   OUT  ")
#> mirror_odd_words("")
#> mirror_odd_words("o'neil can't won't")
#> mirror_odd_words("x2 y3 z4 4z")

### column_widths_of_rows
def column_widths_of_rows(rows):
    return [max(map(len, col)) for col in zip(*[[str(c) for c in r] for r in rows])]

#> column_widths_of_rows([["id", "name"], [1, "Oslo"], [250, "Rome"]])
#> column_widths_of_rows([])
#> column_widths_of_rows([[None, True, 3.25]])
#> column_widths_of_rows([["a", "bb"], ["ccc"]])
#> column_widths_of_rows([[""], [" "], ["\t\t"]])

### power_or_negate
def power_or_negate(base, e):
    return -base ** e if e % 2 else (-base) ** e // 2

#> power_or_negate(3, 2)
#> power_or_negate(2, 3)
#> power_or_negate(-5, 1)
#> power_or_negate(0, 0)
#> power_or_negate(2, -1)
#> power_or_negate(1.5, 2)

### initials_with_fallback
def initials_with_fallback(person):
    return "".join(p[0] for p in (person.get("first") or "", person.get("last") or "?") if p).upper() or None

#> initials_with_fallback({"first": "mina", "last": "okafor"})
#> initials_with_fallback({"last": "ruiz"})
#> initials_with_fallback({})
#> initials_with_fallback({"first": "", "last": None})
#> initials_with_fallback({"first": "élan", "last": "ß"})

### stride_sum_gap
def stride_sum_gap(nums):
    return sum(nums[::2]) - sum(nums[1::2]), len(nums[::2]) - len(nums[1::2])

#> stride_sum_gap([10, 4, 3])
#> stride_sum_gap([])
#> stride_sum_gap([-7])
#> stride_sum_gap([0.5, 0.25, 2, 1])
#> stride_sum_gap([True, False, True, True])

### key_for_largest_list
def key_for_largest_list(groups):
    return max(groups.items(), key=lambda kv: (len(kv[1]), kv[0]))[0]

#> key_for_largest_list({"red": [1], "blue": [4, 4], "teal": [0, 9]})
#> key_for_largest_list({"only": []})
#> key_for_largest_list({3: "abc", 11: "xyz", 7: ""})
#> key_for_largest_list({})
#> key_for_largest_list({"b": (), "a": ()})

### hex_triplet_inverse
def hex_triplet_inverse(code):
    parts = [code[i:i + 2] for i in range(1, len(code), 2)]
    return "#" + "".join(f"{255 - int(p, 16):02x}" for p in parts)

#> hex_triplet_inverse("#ff8000")
#> hex_triplet_inverse("#000000")
#> hex_triplet_inverse("#")
#> hex_triplet_inverse("#AbC")
#> hex_triplet_inverse("#12zz44")

### bool_arith_mixture
def bool_arith_mixture(p, q, n):
    return (p + q) * n - (not p) + (p == q) * 100

#> bool_arith_mixture(True, False, 6)
#> bool_arith_mixture(False, False, 9)
#> bool_arith_mixture(True, True, -2)
#> bool_arith_mixture(2, 2.0, 3)
#> bool_arith_mixture(0, True, 0)

### acronym_if_caps
def acronym_if_caps(name, keep):
    return "".join(filter(lambda c: c.isupper() or c in keep, name))[:6] or name[-1:]

#> acronym_if_caps("North Atlantic Fishing Co.", ".")
#> acronym_if_caps("lowercase only", "")
#> acronym_if_caps("", "xyz")
#> acronym_if_caps("ABCDEFGHIJ", "J")
#> acronym_if_caps("iPad mini 6", "6i")

### wrap_around_pick
def wrap_around_pick(ring, *steps):
    return [ring[s % len(ring)] for s in steps]

#> wrap_around_pick("NESW", 5, -1, 0)
#> wrap_around_pick(["do", "re", "mi"], 3, 4, 100)
#> wrap_around_pick((1,), -9)
#> wrap_around_pick([], 2)
#> wrap_around_pick([])

### missing_between_extremes
def missing_between_extremes(ids):
    return sorted(set(range(min(ids), max(ids) + 1)) - set(ids)) if ids else None

#> missing_between_extremes([3, 9, 5, 4])
#> missing_between_extremes([])
#> missing_between_extremes([8])
#> missing_between_extremes([-2, 2, 0, 0])
#> missing_between_extremes((6, 7, 8))

### percent_bars
def percent_bars(values):
    top = max(values, default=1) or 1
    return ["#" * (v * 10 // top) + "." * (10 - v * 10 // top) for v in values]

#> percent_bars([4, 8, 2])
#> percent_bars([])
#> percent_bars([0, 0])
#> percent_bars([7, 3, 1])
#> percent_bars([-1, 5])

### tuple_order_verdict
def tuple_order_verdict(a, b):
    return "<=>"[(a >= b) + (a > b)] * (1 + (len(a) != len(b)))

#> tuple_order_verdict((1, 2), (1, 3))
#> tuple_order_verdict((1, 2, 0), (1, 2))
#> tuple_order_verdict([], [])
#> tuple_order_verdict("Zoo", "apple")
#> tuple_order_verdict((1, "x"), (1, 2))
#> tuple_order_verdict([9], [9.0])

### squash_pairs_lookup
def squash_pairs_lookup(pairs, want):
    return dict(pairs[::-1]).get(want, len(pairs)) if pairs else want * 2

#> squash_pairs_lookup([("k", 1), ("j", 2), ("k", 3)], "k")
#> squash_pairs_lookup([], "zip")
#> squash_pairs_lookup([(4, "four")], 5)
#> squash_pairs_lookup([("j", None)], "j")
#> squash_pairs_lookup([], -8)

### chained_trim_and_swap
def chained_trim_and_swap(raw):
    return raw.strip(" .").swapcase().replace("  ", " ").partition(" ")[::-1]

#> chained_trim_and_swap("  Ready Steady Go.. ")
#> chained_trim_and_swap("...")
#> chained_trim_and_swap("One")
#> chained_trim_and_swap(". a  B .")
#> chained_trim_and_swap("straße NORD")

### grid_diagonals_joined
def grid_diagonals_joined(g):
    n = len(g)
    return "".join(g[i][i] for i in range(n)) + "/" + "".join(g[i][~i] for i in range(n))

#> grid_diagonals_joined(["cat", "dog", "emu"])
#> grid_diagonals_joined([])
#> grid_diagonals_joined(["Q"])
#> grid_diagonals_joined(["ab", "c"])
#> grid_diagonals_joined([["x", "o"], ["o", "x"]])

### sign_runs_text
def sign_runs_text(deltas):
    return "".join("+" if d > 0 else "-" if d < 0 else "0" for d in deltas).replace("++", "P").replace("--", "M")

#> sign_runs_text([3, 1, -2, -9, 0, 4])
#> sign_runs_text([])
#> sign_runs_text([1, 1, 1])
#> sign_runs_text([-0.0, -0.1, -5, -5])
#> sign_runs_text([True, False])

### product_pairs_summing_to
def product_pairs_summing_to(xs, ys, total):
    return [(x, y) for x in xs for y in ys if x + y == total and x <= y]

#> product_pairs_summing_to([1, 2, 3], [4, 3, 2], 5)
#> product_pairs_summing_to([], [1], 1)
#> product_pairs_summing_to([0, -4], [4, 0], 0)
#> product_pairs_summing_to([2, 2], [2], 4)
#> product_pairs_summing_to([6], [1], 7)

### float_or_word_length
def float_or_word_length(tokens):
    return [float(t) if t.replace(".", "", 1).isdecimal() else len(t) for t in tokens]

#> float_or_word_length(["3.5", "pie", "12"])
#> float_or_word_length([])
#> float_or_word_length(["1.2.3", "-4", ".5"])
#> float_or_word_length(["", "7."])
#> float_or_word_length(["1e5", "००", "0"])

### every_other_key_flipped
def every_other_key_flipped(d):
    return {(v if i % 2 else k): (k if i % 2 else v) for i, (k, v) in enumerate(d.items())}

#> every_other_key_flipped({"n": 1, "m": 2, "o": 3})
#> every_other_key_flipped({})
#> every_other_key_flipped({"a": "b", "c": "a"})
#> every_other_key_flipped({1: [2], 3: [4]})
#> every_other_key_flipped({None: 0})

### count_neighbors_greater
def count_neighbors_greater(heights):
    return sum(a < b > c for a, b, c in zip([0] + heights, heights, heights[1:] + [0]))

#> count_neighbors_greater([3, 7, 2, 9, 9])
#> count_neighbors_greater([])
#> count_neighbors_greater([5])
#> count_neighbors_greater([-1, -2])
#> count_neighbors_greater([1, 4, 1, 4, 1, 4])

### rot_within_alphabet_slice
def rot_within_alphabet_slice(word, shift, alpha="abcdefghij"):
    return "".join(alpha[(alpha.index(c) + shift) % len(alpha)] if c in alpha else c.upper() for c in word)

#> rot_within_alphabet_slice("badge", 3)
#> rot_within_alphabet_slice("jazz", 1)
#> rot_within_alphabet_slice("", 5)
#> rot_within_alphabet_slice("face-off", -12)
#> rot_within_alphabet_slice("0190", 7, "0123456789")

### not_in_operand_chain
def not_in_operand_chain(x, box):
    return x not in box and [x] + box or box[box.index(x):] * 2

#> not_in_operand_chain(4, [1, 4, 6])
#> not_in_operand_chain(4, [])
#> not_in_operand_chain("b", ["a", "b"])
#> not_in_operand_chain(None, [None, 0])
#> not_in_operand_chain(1, [0, True, 2])

### padded_binary_columns
def padded_binary_columns(nums):
    w = max(nums, default=0).bit_length()
    return ["".join(bits) for bits in zip(*(f"{n:0{w}b}" for n in nums))]

#> padded_binary_columns([5, 2, 7])
#> padded_binary_columns([])
#> padded_binary_columns([1])
#> padded_binary_columns([8, 1, 12, 3])
#> padded_binary_columns([6, "3"])

### domain_of_email_safe
def domain_of_email_safe(addr, depth):
    return addr.count("@") == 1 and ".".join(addr.split("@")[1].split(".")[-depth:])

#> domain_of_email_safe("lena@mail.harbor.co.uk", 2)
#> domain_of_email_safe("no-at-sign.org", 1)
#> domain_of_email_safe("a@b@c", 3)
#> domain_of_email_safe("root@localhost", 4)
#> domain_of_email_safe("@", 1)

### median_by_slicing
def median_by_slicing(vals):
    s = sorted(vals)
    mid = s[(len(s) - 1) // 2:len(s) // 2 + 1]
    return sum(mid) / len(mid)

#> median_by_slicing([9, 1, 5])
#> median_by_slicing([4, 8, 15, 16])
#> median_by_slicing([-2.5])
#> median_by_slicing([])
#> median_by_slicing([7, 7, 0, 1])

### quoted_if_needed
def quoted_if_needed(fields, q='"'):
    return ",".join(q + f.replace(q, q * 2) + q if any(c in f for c in (",", q, " ")) else f for f in fields)

#> quoted_if_needed(["plain", "two words", "x,y"])
#> quoted_if_needed(['5" pipe', ""])
#> quoted_if_needed([])
#> quoted_if_needed(["it's", "ok"], "'")
#> quoted_if_needed([","])
