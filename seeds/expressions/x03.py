### locker_open_after_toggles
def locker_open_after_toggles(n, steps):
    return "".join(str(sum(i % s == 0 for s in steps) & 1) for i in range(1, n + 1))

#> locker_open_after_toggles(8, [1, 2, 3])
#> locker_open_after_toggles(0, [5])
#> locker_open_after_toggles(5, [])
#> locker_open_after_toggles(6, (2, 2))
#> locker_open_after_toggles(3, [0])

### playlist_runtime_text
def playlist_runtime_text(tracks):
    secs = sum(int(m) * 60 + int(s) for m, s in (t.split(":") for t in tracks))
    return f"{len(tracks)} tracks, {secs // 60}:{secs % 60:02d}"

#> playlist_runtime_text(["3:45", "4:20", "0:59"])
#> playlist_runtime_text([])
#> playlist_runtime_text(["59:60"])
#> playlist_runtime_text(["2:07", "1:2:3"])
#> playlist_runtime_text(["00:05", "-1:30"])

### odd_slot_uppercase_even_digit
def odd_slot_uppercase_even_digit(s):
    return "".join([str.upper, str.lower][i % 2](c) if c.isalpha() else "_" for i, c in enumerate(s, start=len(s)))

#> odd_slot_uppercase_even_digit("Teapot")
#> odd_slot_uppercase_even_digit("tea-7")
#> odd_slot_uppercase_even_digit("")
#> odd_slot_uppercase_even_digit("ß?")
#> odd_slot_uppercase_even_digit("QqQqQ")

### seats_row_letter
def seats_row_letter(code):
    return int(code[:-1]) * 6 - 6 + "ABCDEF".find(code[-1]), code[-1] in "AF" and "window" or code[-1] in "CD" and "aisle"

#> seats_row_letter("12A")
#> seats_row_letter("1D")
#> seats_row_letter("30E")
#> seats_row_letter("7x")
#> seats_row_letter("B")

### best_pair_gap
def best_pair_gap(prices):
    return max(((b - a, i, j) for i, a in enumerate(prices) for j, b in enumerate(prices) if i < j), default=())

#> best_pair_gap([7, 2, 5, 9, 1])
#> best_pair_gap([4])
#> best_pair_gap([9, 6, 3])
#> best_pair_gap([])
#> best_pair_gap([1.5, 1.5, 1.5])

### chained_default_strings
def chained_default_strings(nick, full, uid):
    return (nick or "").strip() or full and full.split()[0] or f"user{uid:03}"

#> chained_default_strings("  ", "Omar Bint", 4)
#> chained_default_strings("zaz", None, 1)
#> chained_default_strings(None, "", 7)
#> chained_default_strings("", "   ", 12)
#> chained_default_strings(None, None, 1234)

### moving_average_window_text
def moving_average_window_text(xs, w):
    return " ".join(f"{sum(xs[i:i + w]) / w:+.1f}" for i in range(len(xs) - w + 1))

#> moving_average_window_text([2, 4, 9, -3], 2)
#> moving_average_window_text([1, 2], 3)
#> moving_average_window_text([0.05, -0.05], 1)
#> moving_average_window_text([5, 5, 5], 3)
#> moving_average_window_text([1], 0)

### uneven_zip_leftovers
def uneven_zip_leftovers(a, b):
    n = min(len(a), len(b))
    return list(zip(a, b)) + [(x, None) for x in a[n:]] + [(None, y) for y in b[n:]]

#> uneven_zip_leftovers("abc", [1])
#> uneven_zip_leftovers([], "xy")
#> uneven_zip_leftovers((1, 2), (3, 4))
#> uneven_zip_leftovers([], [])
#> uneven_zip_leftovers([[0]], [[], [5]])

### checksum_weighted_mod
def checksum_weighted_mod(code):
    total = sum(w * int(d) for w, d in zip(range(len(code), 0, -1), code))
    return "0123456789X"[-total % 11]

#> checksum_weighted_mod("30640615")
#> checksum_weighted_mod("")
#> checksum_weighted_mod("1")
#> checksum_weighted_mod("99999")
#> checksum_weighted_mod("12-4")

### bytes_high_low_nibbles
def bytes_high_low_nibbles(data):
    return [(b >> 4, b & 15) for b in data if b >> 4 != b & 15]

#> bytes_high_low_nibbles(b"A3\xff")
#> bytes_high_low_nibbles(b"")
#> bytes_high_low_nibbles(b'"3DUf')
#> bytes_high_low_nibbles(bytes([0, 16, 1]))
#> bytes_high_low_nibbles([300, 17])

### plural_report
def plural_report(counts):
    return ", ".join(f"{n or 'no'} {w}{'' if n == 1 else 'es' if w[-1] in 'sx' else 's'}" for w, n in counts)

#> plural_report([("box", 2), ("lamp", 1), ("bus", 0)])
#> plural_report([])
#> plural_report([("cat", -1)])
#> plural_report([("", 1)])
#> plural_report([("", 4)])

### index_of_first_descent
def index_of_first_descent(a):
    return next((i for i in range(1, len(a)) if a[i] < a[i - 1]), -1)

#> index_of_first_descent([1, 4, 4, 3, 9])
#> index_of_first_descent([])
#> index_of_first_descent("abz")
#> index_of_first_descent([5, 4])
#> index_of_first_descent([0.1, 0.1])

### domino_chain_ok
def domino_chain_ok(tiles):
    return all(l[1] == r[0] for l, r in zip(tiles, tiles[1:])) and tiles[0][0] == tiles[-1][-1]

#> domino_chain_ok([(2, 5), (5, 1), (1, 2)])
#> domino_chain_ok([(6, 6)])
#> domino_chain_ok([(1, 3), (3, 4)])
#> domino_chain_ok([(1, 2), (3, 1)])
#> domino_chain_ok([])

### spaced_center_title
def spaced_center_title(title, width, fill="="):
    return " ".join(title.upper()).center(width, fill)[:width]

#> spaced_center_title("menu", 15)
#> spaced_center_title("menu", 4)
#> spaced_center_title("", 6, "~")
#> spaced_center_title("été", 10, ".")
#> spaced_center_title("hi", 8, "<>")

### sum_digits_by_position_sign
def sum_digits_by_position_sign(n):
    return sum(d if i % 2 == 0 else -d for i, d in enumerate(map(int, str(abs(n))[::-1])))

#> sum_digits_by_position_sign(918082)
#> sum_digits_by_position_sign(0)
#> sum_digits_by_position_sign(-27)
#> sum_digits_by_position_sign(1000000)
#> sum_digits_by_position_sign(3.5)

### keys_with_equal_values
def keys_with_equal_values(d):
    return sorted({tuple(sorted((a, b))) for a in d for b in d if a != b and d[a] == d[b]})

#> keys_with_equal_values({"x": 1, "y": 2, "z": 1})
#> keys_with_equal_values({})
#> keys_with_equal_values({"p": [], "q": [], "r": []})
#> keys_with_equal_values({3: "t", 1: "t"})
#> keys_with_equal_values({"k": 0, "m": False, "n": None})

### trim_comment_and_measure
def trim_comment_and_measure(src):
    return [len(core) for ln in src.split("\n") if (core := ln.split("#")[0].rstrip())]

#> trim_comment_and_measure("x = 1  # one\n# all\n  y=2")
#> trim_comment_and_measure("")
#> trim_comment_and_measure("\n\n   \n")
#> trim_comment_and_measure("a##b\n'#'")
#> trim_comment_and_measure("tab\t\nend")

### mixed_compare_chain_count
def mixed_compare_chain_count(triples):
    return sum(a < b != c for a, b, c in triples), [a == b == c for a, b, c in triples]

#> mixed_compare_chain_count([(1, 2, 2), (1, 2, 3), (4, 4, 4)])
#> mixed_compare_chain_count([])
#> mixed_compare_chain_count([("a", "b", "a")])
#> mixed_compare_chain_count([(0, 0.0, False), (True, 2, 1)])
#> mixed_compare_chain_count([(1, "1", 1)])

### gradient_string
def gradient_string(levels, palette=" .:*#"):
    return "".join(palette[min(int(l * len(palette)), len(palette) - 1)] for l in levels)

#> gradient_string([0, 0.25, 0.5, 0.75, 1.0])
#> gradient_string([])
#> gradient_string([0.99, -0.3, 0.1])
#> gradient_string([1, 0, 1], "01")
#> gradient_string([0.4], "")

### file_ext_histogram
def file_ext_histogram(names):
    exts = [n.rpartition(".")[2].lower() if "." in n[1:] else "" for n in names]
    return {e: exts.count(e) for e in dict.fromkeys(exts)}

#> file_ext_histogram(["a.TXT", "b.txt", "Makefile", ".env"])
#> file_ext_histogram([])
#> file_ext_histogram(["x.tar.gz", "y.gz", "z."])
#> file_ext_histogram(["..", "a..b"])
#> file_ext_histogram(["", "photo.jpeg"])

### replace_nth_occurrence_expr
def replace_nth_occurrence_expr(s, old, new, n):
    bits = s.split(old)
    return old.join(bits[:n]) + new + old.join(bits[n:]) if 0 < n < len(bits) else s

#> replace_nth_occurrence_expr("tic-tac-toe", "-", "+", 2)
#> replace_nth_occurrence_expr("banana", "an", "AN", 1)
#> replace_nth_occurrence_expr("banana", "x", "y", 1)
#> replace_nth_occurrence_expr("", "a", "b", 0)
#> replace_nth_occurrence_expr("oooo", "oo", "8", 2)

### polynomial_at_points
def polynomial_at_points(coeffs, points):
    return {x: sum(c * x ** p for p, c in enumerate(coeffs)) for x in points}

#> polynomial_at_points([1, 0, 2], [0, 1, -3])
#> polynomial_at_points([], [5])
#> polynomial_at_points([4], [9, 9])
#> polynomial_at_points([0.5, -1], [2, 0.25])
#> polynomial_at_points([1, 1], [])

### transpose_phrase_to_lines
def transpose_phrase_to_lines(phrase):
    ws = phrase.split()
    h = max(map(len, ws), default=0)
    return ["".join(col).rstrip() for col in zip(*(w.ljust(h) for w in ws))]

#> transpose_phrase_to_lines("red fox ran")
#> transpose_phrase_to_lines("go home")
#> transpose_phrase_to_lines("   ")
#> transpose_phrase_to_lines("long a b")
#> transpose_phrase_to_lines("Ωx")

### shift_needed_bits
def shift_needed_bits(value, limit):
    k = max(value.bit_length() - limit.bit_length(), 0)
    return k + (value >> k > limit), value >> k

#> shift_needed_bits(1000, 60)
#> shift_needed_bits(7, 255)
#> shift_needed_bits(0, 0)
#> shift_needed_bits(127, 4)
#> shift_needed_bits(-64, 5)

### nested_ternary_grade_list
def nested_ternary_grade_list(pcts, curve=0):
    return [("F" if (q := p + curve) < 50 else "C" if q < 70 else "B" if q < 85 else "A") + "+" * (q % 10 >= 7) for p in pcts]

#> nested_ternary_grade_list([48, 68, 77, 92])
#> nested_ternary_grade_list([48], 5)
#> nested_ternary_grade_list([])
#> nested_ternary_grade_list([100, 0, 49.5])
#> nested_ternary_grade_list([-3, 70], -10)

### sorted_by_last_then_first_char
def sorted_by_last_then_first_char(words, desc=False):
    return sorted(filter(None, words), key=lambda w: w[-1] + w[0], reverse=desc)

#> sorted_by_last_then_first_char(["plum", "cherry", "aim", "berry"])
#> sorted_by_last_then_first_char(["plum", "", "gum"], True)
#> sorted_by_last_then_first_char([])
#> sorted_by_last_then_first_char(["10", "20", "01"], desc=True)
#> sorted_by_last_then_first_char(["ab", "Ab", "aab"])

### dot_path_parents
def dot_path_parents(path):
    parts = path.split(".")
    return [".".join(parts[:-i]) for i in range(1, len(parts))]

#> dot_path_parents("app.db.pool.size")
#> dot_path_parents("root")
#> dot_path_parents("")
#> dot_path_parents("a..b")
#> dot_path_parents(".hidden.")

### stars_out_of_five
def stars_out_of_five(rating):
    full, half = divmod(round(rating * 2), 2)
    return "★" * full + "½" * half + "☆" * (5 - full - half)

#> stars_out_of_five(3.6)
#> stars_out_of_five(0)
#> stars_out_of_five(4.75)
#> stars_out_of_five(6)
#> stars_out_of_five(2.25)

### alternating_caps_from_second_vowel
def alternating_caps_from_second_vowel(w):
    spots = [i for i, c in enumerate(w) if c in "aeiouy"]
    return w[:spots[1]] + w[spots[1]:].upper() if len(spots) > 1 else w.zfill(6)

#> alternating_caps_from_second_vowel("volcano")
#> alternating_caps_from_second_vowel("sky")
#> alternating_caps_from_second_vowel("")
#> alternating_caps_from_second_vowel("eye")
#> alternating_caps_from_second_vowel("-brr")

### common_prefix_by_sets
def common_prefix_by_sets(paths):
    return "".join(c[0] if len(set(c)) == 1 else "*" for c in zip(*paths)).split("*")[0]

#> common_prefix_by_sets(["/usr/lib/a", "/usr/local", "/usr/lib"])
#> common_prefix_by_sets([])
#> common_prefix_by_sets(["only"])
#> common_prefix_by_sets(["a*c", "a*d"])
#> common_prefix_by_sets(["x", "", "xyz"])

### fizz_lookup_slice
def fizz_lookup_slice(ns):
    return [("", "Fizz", "Buzz", "FizzBuzz")[(n % 3 == 0) | (n % 5 == 0) << 1] or n for n in ns]

#> fizz_lookup_slice([3, 10, 15, 7])
#> fizz_lookup_slice([])
#> fizz_lookup_slice([0, -9])
#> fizz_lookup_slice(range(18, 22))
#> fizz_lookup_slice([2.5, 7.5, 1])

### sandwich_args
def sandwich_args(*args, sep=", ", **kw):
    return sep.join([repr(a) for a in args] + [f"{k}={v!r}" for k, v in kw.items()][::-1])

#> sandwich_args(4, "tuna", rye=True)
#> sandwich_args()
#> sandwich_args(None, sep=";")
#> sandwich_args(a=1, b=[2], c="3", sep=" ")
#> sandwich_args("it's", 2.50)

### swap_halves_around_middle
def swap_halves_around_middle(s):
    h, odd = divmod(len(s), 2)
    return s[h + odd:] + s[h:h + odd] + s[:h]

#> swap_halves_around_middle("penguin")
#> swap_halves_around_middle("teapot")
#> swap_halves_around_middle("")
#> swap_halves_around_middle([9])
#> swap_halves_around_middle([1, 2, "m", 3, 4])

### closest_strings_by_overlap
def closest_strings_by_overlap(target, options):
    return sorted(options, key=lambda o: -len(set(o) & set(target)) / len(set(o) | set(target)))[0]

#> closest_strings_by_overlap("color", ["clear", "colour", "choir"])
#> closest_strings_by_overlap("x", ["abc", "def"])
#> closest_strings_by_overlap("", [""])
#> closest_strings_by_overlap("mat", ["tam", "team"])
#> closest_strings_by_overlap("q", [])

### minutes_overlap_expr
def minutes_overlap_expr(a, b):
    return max(0, min(a[1], b[1]) - max(a[0], b[0])) * (a[0] < a[1] and b[0] < b[1])

#> minutes_overlap_expr((540, 600), (570, 660))
#> minutes_overlap_expr((0, 10), (10, 20))
#> minutes_overlap_expr((30, 20), (0, 60))
#> minutes_overlap_expr((1.5, 9), (2, 3.25))
#> minutes_overlap_expr((5, 6), (7,))

### join_pairs_with_operand_or
def join_pairs_with_operand_or(pairs):
    return "&".join(f"{k}={v or '-'}" for k, v in pairs if k and v is not False)

#> join_pairs_with_operand_or([("q", "cats"), ("page", 0), ("dbg", False)])
#> join_pairs_with_operand_or([])
#> join_pairs_with_operand_or([("", 1), ("z", [])])
#> join_pairs_with_operand_or([("t", True), ("f", 0.0), ("n", None)])
#> join_pairs_with_operand_or(["ab", "cd"])

### consecutive_diff_signature
def consecutive_diff_signature(word):
    return tuple((ord(b) - ord(a)) % 26 for a, b in zip(word.lower(), word.lower()[1:]))

#> consecutive_diff_signature("Cheer")
#> consecutive_diff_signature("jolly")
#> consecutive_diff_signature("a")
#> consecutive_diff_signature("")
#> consecutive_diff_signature("zA9")

### table_cell_formats
def table_cell_formats(values, width):
    return [f"{v:^{width}}" if isinstance(v, str) else f"{v:>{width}.{width // 3}f}" for v in values]

#> table_cell_formats(["ok", 3.14159, 7], 6)
#> table_cell_formats([], 4)
#> table_cell_formats(["toolong", -0.5], 3)
#> table_cell_formats([True, ""], 2)
#> table_cell_formats([None], 5)
