### garden_plot_rows
def garden_plot_rows(plants, per_row):
    return [[p[0].upper() * 2 for p in plants[i:i + per_row]] for i in range(0, len(plants), per_row)][::-1]

#> garden_plot_rows(["kale", "leek", "mint", "dill", "okra"], 2)
#> garden_plot_rows([], 3)
#> garden_plot_rows(["beet"], 4)
#> garden_plot_rows(["yam", ""], 1)
#> garden_plot_rows(["öx", "3x"], 2)

### power_tower_mod_inline
def power_tower_mod_inline(a, b, m):
    return pow(a, b, m), a ** b % m == pow(a, b, m) and a ** b // m

#> power_tower_mod_inline(3, 5, 7)
#> power_tower_mod_inline(2, 10, 1000)
#> power_tower_mod_inline(0, 0, 1)
#> power_tower_mod_inline(-2, 3, 5)
#> power_tower_mod_inline(5, 2, 0)

### receipt_change_phrase
def receipt_change_phrase(paid, *prices):
    left = paid - sum(prices)
    return f"{'change' if left > 0 else 'due' if left < 0 else 'exact'}{f' {abs(left):.2f}' * (left != 0)}"

#> receipt_change_phrase(20, 4.5, 11.25)
#> receipt_change_phrase(5, 2, 3)
#> receipt_change_phrase(1, 0.5, 9)
#> receipt_change_phrase(0)
#> receipt_change_phrase(10.005, 10)

### leading_and_trailing_equal
def leading_and_trailing_equal(s):
    return next((s[:k] for k in range(len(s) - 1, 0, -1) if s[:k] == s[-k:]), "")

#> leading_and_trailing_equal("onion")
#> leading_and_trailing_equal("aaaa")
#> leading_and_trailing_equal("abc")
#> leading_and_trailing_equal("")
#> leading_and_trailing_equal("tomato tom")

### room_capacity_filter
def room_capacity_filter(rooms, people, need=()):
    return sorted((cap - people, name) for name, (cap, kit) in rooms.items() if cap >= people and all(n in kit for n in need))[:2]

#> room_capacity_filter({"Elm": (8, ["tv"]), "Oak": (12, ["tv", "phone"]), "Fir": (4, [])}, 6, ["tv"])
#> room_capacity_filter({}, 1)
#> room_capacity_filter({"A": (5, ""), "B": (5, ""), "C": (7, "")}, 5)
#> room_capacity_filter({"A": (2, "xyz")}, 2, "zx")
#> room_capacity_filter({"A": (1, [])}, 2)

### isbn_group_slices
def isbn_group_slices(isbn):
    d = "".join(filter(str.isalnum, isbn))
    return "-".join((d[:1], d[1:4], d[4:-1], d[-1:])) if len(d) == 10 else d[::-1][:4]

#> isbn_group_slices("0 306 40615 2")
#> isbn_group_slices("080442957X")
#> isbn_group_slices("")
#> isbn_group_slices("12-34-56")
#> isbn_group_slices("--------")

### bitwise_mix_tuple
def bitwise_mix_tuple(a, b):
    return a & b, a | b, a ^ b, ~a & b, (a << 2) - (b >> 1)

#> bitwise_mix_tuple(12, 10)
#> bitwise_mix_tuple(0, 255)
#> bitwise_mix_tuple(-1, 7)
#> bitwise_mix_tuple(True, False)
#> bitwise_mix_tuple(6, 2.0)

### slowest_endpoint
def slowest_endpoint(log):
    rows = [l.split() for l in log.splitlines() if l.endswith("ms")]
    return max(rows, key=lambda r: int(r[-1][:-2]), default=["none"])[0]

#> slowest_endpoint("/home 12ms\n/api 230ms\n/img 45ms")
#> slowest_endpoint("")
#> slowest_endpoint("/x timeout\n/y 3s")
#> slowest_endpoint("/a GET 9ms\n/b GET 9ms")
#> slowest_endpoint("/a fastms")

### letters_not_shared
def letters_not_shared(*words):
    return "".join(sorted(c for c in set("".join(words)) if sum(c in w for w in words) == 1))

#> letters_not_shared("stone", "notes", "tones!")
#> letters_not_shared("abc", "bcd", "cde")
#> letters_not_shared()
#> letters_not_shared("moon")
#> letters_not_shared("Aa", "a ", "1")

### scaled_thumbnail
def scaled_thumbnail(w, h, box):
    k = min(box[0] / w, box[1] / h, 1)
    return f"{int(w * k)}x{int(h * k)}" + "~" * (k < 1)

#> scaled_thumbnail(1600, 1200, (400, 400))
#> scaled_thumbnail(30, 50, (64, 64))
#> scaled_thumbnail(100, 1, (10, 10))
#> scaled_thumbnail(0, 5, (9, 9))
#> scaled_thumbnail(7, 7, (7, 3))

### evens_squared_odds_text
def evens_squared_odds_text(ns):
    return {n: n ** 2 if n % 2 == 0 else f"{n:b}"[::-1] for n in ns if -10 < n < 100}

#> evens_squared_odds_text([4, 13, 100, -3])
#> evens_squared_odds_text([])
#> evens_squared_odds_text([0, 1, 0])
#> evens_squared_odds_text([-10, 99])
#> evens_squared_odds_text([2.0, 6])

### words_by_length_string
def words_by_length_string(s):
    return ";".join(f"{n}:{','.join(sorted(w for w in s.split() if len(w) == n))}" for n in sorted({*map(len, s.split())}))

#> words_by_length_string("to be or not to bee")
#> words_by_length_string("")
#> words_by_length_string("one")
#> words_by_length_string("b A aa Bb")
#> words_by_length_string("x, y; zz.")

### pick_side_by_compare
def pick_side_by_compare(a, b):
    return (a, b)[a < b] if type(a) is type(b) else [a, b][len(str(a)) < len(str(b))]

#> pick_side_by_compare(10, 9)
#> pick_side_by_compare("10", 9)
#> pick_side_by_compare(3, 3.25)
#> pick_side_by_compare([2], [1, 5])
#> pick_side_by_compare(None, True)
#> pick_side_by_compare({}, {})

### roll_dice_notation_bounds
def roll_dice_notation_bounds(spec):
    n, _, rest = spec.partition("d")
    sides, _, plus = rest.partition("+")
    return int(n or 1) + int(plus or 0), int(n or 1) * int(sides) + int(plus or 0)

#> roll_dice_notation_bounds("2d6+3")
#> roll_dice_notation_bounds("d20")
#> roll_dice_notation_bounds("10d10")
#> roll_dice_notation_bounds("4d+1")
#> roll_dice_notation_bounds("0d8+0")

### shift_keys_of_grid
def shift_keys_of_grid(cells, dx, dy=0):
    return {(x + dx, y + dy): v for (x, y), v in cells.items() if v and x + dx >= 0 <= y + dy}

#> shift_keys_of_grid({(0, 0): "R", (2, 1): "B"}, -1)
#> shift_keys_of_grid({}, 4)
#> shift_keys_of_grid({(1, 1): 0, (1, 2): 9}, 1, -2)
#> shift_keys_of_grid({(3, 3): True}, -3, -4)
#> shift_keys_of_grid({(0.5, 1): "h"}, 0.5)

### lexical_sandwich
def lexical_sandwich(words, lo, hi):
    return "+".join(w for w in sorted(words, key=str.lower) if lo <= w[:len(lo)].lower() <= hi)

#> lexical_sandwich(["mango", "Kiwi", "lime", "pear"], "k", "m")
#> lexical_sandwich([], "a", "z")
#> lexical_sandwich(["aa", "ab", "B"], "ab", "b")
#> lexical_sandwich(["x"], "", "")
#> lexical_sandwich(["Zed", "zebra"], "zed", "zz")

### batch_ids_from_counts
def batch_ids_from_counts(counts):
    return [f"{k}{i}" for k, n in counts.items() for i in range(n)][::-2]

#> batch_ids_from_counts({"A": 3, "B": 1, "C": 2})
#> batch_ids_from_counts({})
#> batch_ids_from_counts({"z": 0})
#> batch_ids_from_counts({"m": -2, "n": 1})
#> batch_ids_from_counts({"q": 1.5})

### triangle_numbers_upto
def triangle_numbers_upto(limit):
    return [t for k in range(1, limit + 1) if (t := k * (k + 1) // 2) <= limit and t % 3]

#> triangle_numbers_upto(30)
#> triangle_numbers_upto(0)
#> triangle_numbers_upto(1)
#> triangle_numbers_upto(6)
#> triangle_numbers_upto(12)

### line_prefix_levels
def line_prefix_levels(log, levels="DIWE"):
    ranks = [levels.find(l[:1]) for l in log]
    return max(ranks, default=-1), [l[2:] for l, r in zip(log, ranks) if r == max(ranks)]

#> line_prefix_levels(["I start", "W disk 91%", "D x=1", "W retry"])
#> line_prefix_levels([])
#> line_prefix_levels(["? what", ""])
#> line_prefix_levels(["b two", "a one"], "ab")
#> line_prefix_levels(["E"])

### binary_palindrome_test
def binary_palindrome_test(ns):
    return [n for n in ns if (b := bin(n)[2:]) == b[::-1]], [n for n in ns if str(n) == str(n)[::-1]]

#> binary_palindrome_test([5, 9, 10, 33, 99])
#> binary_palindrome_test([])
#> binary_palindrome_test([0, 1])
#> binary_palindrome_test([-3, 121])
#> binary_palindrome_test([7, "7"])

### stable_dedupe_by_key_len
def stable_dedupe_by_key_len(rows):
    return [r for i, r in enumerate(rows) if len(r) not in map(len, rows[:i])]

#> stable_dedupe_by_key_len(["oak", "elm", "pine", "ash", "willow"])
#> stable_dedupe_by_key_len([])
#> stable_dedupe_by_key_len([[], "", ()])
#> stable_dedupe_by_key_len([(1, 2), [3]])
#> stable_dedupe_by_key_len(["a", 7])

### rounding_modes
def rounding_modes(x):
    return round(x), int(x), x // 1, -(-x // 1), round(x * 2) / 2

#> rounding_modes(2.5)
#> rounding_modes(-1.75)
#> rounding_modes(3)
#> rounding_modes(0.5)
#> rounding_modes("1")

### first_repeat_letter_pos
def first_repeat_letter_pos(s):
    return min(((s.index(c, s.index(c) + 1), c) for c in s if s.count(c) > 1), default=(-1, s[:1]))

#> first_repeat_letter_pos("calendar")
#> first_repeat_letter_pos("wolf")
#> first_repeat_letter_pos("")
#> first_repeat_letter_pos("noon")
#> first_repeat_letter_pos("1 2 3")

### recipe_scaled
def recipe_scaled(recipe, servings, base=4):
    return {item: f"{qty * servings / base:.3g}{unit}" for item, (qty, unit) in recipe.items() if qty}

#> recipe_scaled({"flour": (500, "g"), "egg": (3, ""), "salt": (0, "tsp")}, 6)
#> recipe_scaled({}, 2)
#> recipe_scaled({"milk": (1, "l")}, 3)
#> recipe_scaled({"rice": (1250, "g")}, 40, base=1)
#> recipe_scaled({"x": (1, "u")}, 1, 0)

### maxsplit_tail_words
def maxsplit_tail_words(s, n):
    return s.split(maxsplit=n)[-1], s.rsplit(" ", n)[0], len(s.split(" ", n))

#> maxsplit_tail_words("one two  three four", 2)
#> maxsplit_tail_words("single", 1)
#> maxsplit_tail_words(" a b ", 1)
#> maxsplit_tail_words("", 3)
#> maxsplit_tail_words("p q r", 0)

### weekday_mask_to_names
def weekday_mask_to_names(mask, short=2):
    days = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
    return "every day" if mask == 127 else "".join(d[:short] for i, d in enumerate(days) if mask >> i & 1) or None

#> weekday_mask_to_names(21)
#> weekday_mask_to_names(127)
#> weekday_mask_to_names(0)
#> weekday_mask_to_names(96, 3)
#> weekday_mask_to_names(-1, 1)

### lambda_table_apply
def lambda_table_apply(op, a, b):
    ops = {"+": lambda: a + b, "*": lambda: a * b, "%": lambda: a % b, "?": lambda: a or b}
    return ops.get(op, lambda: (op, a, b))()

#> lambda_table_apply("*", "ha", 3)
#> lambda_table_apply("%", -7, 4)
#> lambda_table_apply("?", [], "spare")
#> lambda_table_apply("^", 1, 2)
#> lambda_table_apply("+", [1], (2,))
#> lambda_table_apply("%", "%s!", "wow")

### sum_of_column_strings
def sum_of_column_strings(rows):
    return ["".join(c).count("1") % 2 for c in zip(*rows)] if len({len(r) for r in rows}) <= 1 else "ragged"

#> sum_of_column_strings(["1011", "0110", "1111"])
#> sum_of_column_strings([])
#> sum_of_column_strings(["10", "1"])
#> sum_of_column_strings(["", ""])
#> sum_of_column_strings(["1x1"])

### ellipsis_middle
def ellipsis_middle(path, keep):
    return path if len(path) <= keep else path[:(keep - 1) // 2] + "…" + path[-(keep // 2):]

#> ellipsis_middle("/home/rosa/projects/sail", 11)
#> ellipsis_middle("short", 5)
#> ellipsis_middle("", 0)
#> ellipsis_middle("abcdef", 1)
#> ellipsis_middle("abcdef", 2)

### rescale_to_range
def rescale_to_range(xs, lo, hi):
    a, b = min(xs), max(xs)
    return [lo + (x - a) * (hi - lo) // (b - a) if a != b else hi for x in xs]

#> rescale_to_range([2, 4, 10], 0, 100)
#> rescale_to_range([7, 7], 1, 5)
#> rescale_to_range([], 0, 1)
#> rescale_to_range([0, 3, 9], 10, -10)
#> rescale_to_range([0.5, 1.5, 1.0], 0, 4)

### name_initial_groups
def name_initial_groups(names):
    return [(k, sorted(n for n in names if n[:1].upper() == k)) for k in sorted({n[:1].upper() for n in names}) if k.isalpha()]

#> name_initial_groups(["tess", "Uri", "Tom", "uma"])
#> name_initial_groups([])
#> name_initial_groups(["9lives", "", "Zed"])
#> name_initial_groups(["ñu", "Ñandu"])
#> name_initial_groups(["a", "A", "a"])

### concat_repeat_trim
def concat_repeat_trim(xs, ys, n):
    return ((xs + ys) * n)[len(xs):-len(ys) or None]

#> concat_repeat_trim([1], [2, 3], 2)
#> concat_repeat_trim("ab", "", 3)
#> concat_repeat_trim([], [9], 4)
#> concat_repeat_trim("x", "yz", 0)
#> concat_repeat_trim((0,), [1], 1)

### format_phone_groups
def format_phone_groups(raw, pattern=(3, 3, 4)):
    d = "".join(c for c in raw if c in "0123456789")
    return " ".join(d[sum(pattern[:i]):sum(pattern[:i + 1])] for i in range(len(pattern))) if len(d) == sum(pattern) else f"bad:{len(d)}"

#> format_phone_groups("(415) 555-0132")
#> format_phone_groups("555-01")
#> format_phone_groups("", ())
#> format_phone_groups("06 12 34 56 78", (2, 2, 2, 2, 2))
#> format_phone_groups("+49x1", (1, 2))

### depth_first_string_compare
def depth_first_string_compare(a, b):
    return [x <= y for x, y in zip(a, b)], a <= b, max(a, b)[-1:], min(a, b, key=len)

#> depth_first_string_compare("crab", "crow")
#> depth_first_string_compare("", "x")
#> depth_first_string_compare([3, 1], [2, 9, 9])
#> depth_first_string_compare("Zig", "zag")
#> depth_first_string_compare([1], ["1"])
