### drop_first_and_last_sorted
def drop_first_and_last_sorted(xs):
    return sorted(xs)[1:-1][::-1]

#> drop_first_and_last_sorted([5, 2, 9, 1])
#> drop_first_and_last_sorted([1, 2])
#> drop_first_and_last_sorted([])
#> drop_first_and_last_sorted("zebra")
#> drop_first_and_last_sorted([3.5, -1, 3.5])

### append_reverse_copy
def append_reverse_copy(path):
    return path + [p.lower() for p in path[-2::-1]]

#> append_reverse_copy(["A", "B", "C"])
#> append_reverse_copy([])
#> append_reverse_copy(["Home"])
#> append_reverse_copy(["x1", "É2"])
#> append_reverse_copy(["N", "S", "E", "W"])

### last_char_each
def last_char_each(words):
    return "".join(w[-1] for w in words if w)[::-1]

#> last_char_each(["stop", "now", "go"])
#> last_char_each([])
#> last_char_each(["", "a"])
#> last_char_each(["déjà", "vu!"])
#> last_char_each(["x "])

### position_weighted_sum
def position_weighted_sum(xs):
    return sum(i * x for i, x in enumerate(xs, start=1))

#> position_weighted_sum([4, 0, 2])
#> position_weighted_sum([])
#> position_weighted_sum([-1, -1, -1])
#> position_weighted_sum([0.5, 1.5])
#> position_weighted_sum((10,))

### indices_of_min
def indices_of_min(xs):
    return [i for i, x in enumerate(xs) if x == min(xs)]

#> indices_of_min([3, 1, 2, 1])
#> indices_of_min([])
#> indices_of_min([7, 7])
#> indices_of_min("banana")
#> indices_of_min([0, -0.5])

### counts_aligned
def counts_aligned(xs):
    return [xs[:i + 1].count(x) for i, x in enumerate(xs)]

#> counts_aligned(["a", "b", "a", "a"])
#> counts_aligned([])
#> counts_aligned([1, 1.0, True])
#> counts_aligned("noon")
#> counts_aligned([None, 0])

### repeat_each_by_pos
def repeat_each_by_pos(word):
    return "-".join((c * (i + 1)).title() for i, c in enumerate(word))

#> repeat_each_by_pos("abcd")
#> repeat_each_by_pos("")
#> repeat_each_by_pos("Z")
#> repeat_each_by_pos("éa!")
#> repeat_each_by_pos(["no", "ok"])

### every_other_upper
def every_other_upper(words):
    words[1::2] = map(str.upper, words[1::2])
    return words

#> every_other_upper(["one", "two", "three", "four"])
#> every_other_upper([])
#> every_other_upper(["solo"])
#> every_other_upper(["ß", "ß"])
#> every_other_upper(["a", 1])

### max_adjacent_product
def max_adjacent_product(xs):
    return max((a * b for a, b in zip(xs, xs[1:])), default=None)

#> max_adjacent_product([3, 6, -2, -5, 7])
#> max_adjacent_product([4])
#> max_adjacent_product([])
#> max_adjacent_product([-1, 1])
#> max_adjacent_product([0, 9, 0.5])

### is_sorted_both
def is_sorted_both(xs):
    return xs == sorted(xs), xs == sorted(xs, reverse=True)

#> is_sorted_both([1, 2, 2, 5])
#> is_sorted_both([9, 4])
#> is_sorted_both([3, 3])
#> is_sorted_both([])
#> is_sorted_both([2, 1, 3])
#> is_sorted_both("ba")

### flatten_sort_unique
def flatten_sort_unique(groups):
    return sorted({x for g in groups for x in g}, reverse=True)

#> flatten_sort_unique([[3, 1], [2, 3]])
#> flatten_sort_unique([])
#> flatten_sort_unique(["hi", "high"])
#> flatten_sort_unique([[], [0]])
#> flatten_sort_unique([(1.5,), [-1]])

### swap_case_positions
def swap_case_positions(s, idx):
    return "".join(c.swapcase() if i in idx else c for i, c in enumerate(s))

#> swap_case_positions("hello", [0, 4])
#> swap_case_positions("", [0])
#> swap_case_positions("MiXed", range(5))
#> swap_case_positions("abc", [-1])
#> swap_case_positions("1a2B", (1, 3))

### head_tail_lengths
def head_tail_lengths(lists):
    return [(l[0], l[-1], len(l)) for l in lists if l]

#> head_tail_lengths([[1, 2, 3], [], [4]])
#> head_tail_lengths([])
#> head_tail_lengths(["word", "", "x"])
#> head_tail_lengths([(None, 0)])
#> head_tail_lengths([[[]]])

### running_total_list
def running_total_list(xs):
    return [sum(xs[:i]) for i in range(len(xs), 0, -1)]

#> running_total_list([1, 2, 3, 4])
#> running_total_list([])
#> running_total_list([-5])
#> running_total_list([0.5, 0.5, -1])
#> running_total_list([10, 0, 10])

### invert_pairs_dict
def invert_pairs_dict(pairs):
    return {v: [k for k, w in pairs if w == v] for _, v in pairs}

#> invert_pairs_dict([("a", 1), ("b", 2), ("c", 1)])
#> invert_pairs_dict([])
#> invert_pairs_dict([("x", None)])
#> invert_pairs_dict([(1, True), (2, 1)])
#> invert_pairs_dict([("k", "v"), ("k", "v")])

### longest_with_ties
def longest_with_ties(words):
    return sorted([w for w in words if len(w) == max(map(len, words))], key=str.lower)

#> longest_with_ties(["kiwi", "Fig", "pear", "Lime"])
#> longest_with_ties([])
#> longest_with_ties([""])
#> longest_with_ties(["b", "A", "a", "B"])
#> longest_with_ties(["çé", "z"])

### interleave_pad
def interleave_pad(a, b):
    return [x for p in zip(a, b) for x in p] + a[len(b):] + b[len(a):]

#> interleave_pad([1, 2, 3], ["a"])
#> interleave_pad([], [5, 6])
#> interleave_pad(list("ace"), list("bdfh"))
#> interleave_pad([], [])
#> interleave_pad((1, 2), (3, 4))

### remove_at_indices
def remove_at_indices(xs, idx):
    return [x for i, x in enumerate(xs) if i not in idx and i - len(xs) not in idx]

#> remove_at_indices(["a", "b", "c", "d"], [1, -1])
#> remove_at_indices([], [0])
#> remove_at_indices([1, 2], [])
#> remove_at_indices("string", {0, 2, 4})
#> remove_at_indices([9, 9, 9], [-3, 0])

### most_common_first_letter
def most_common_first_letter(words):
    initials = [w[0] for w in words]
    return max(sorted(set(initials)), key=initials.count)

#> most_common_first_letter(["bat", "ant", "bee", "asp", "ape"])
#> most_common_first_letter(["z"])
#> most_common_first_letter(["b1", "a1"])
#> most_common_first_letter(["Éa", "éb", "éc"])
#> most_common_first_letter([])

### list_equality_rotations
def list_equality_rotations(a, b):
    return any(a[i:] + a[:i] == b for i in range(len(a) or 1))

#> list_equality_rotations([1, 2, 3], [3, 1, 2])
#> list_equality_rotations([1, 2, 3], [3, 2, 1])
#> list_equality_rotations([], [])
#> list_equality_rotations("abc", "bca")
#> list_equality_rotations([1], [1, 1])

### sum_nested_conditional
def sum_nested_conditional(rows):
    return sum(x if x % 2 else -x for r in rows for x in r if x != 13)

#> sum_nested_conditional([[1, 2], [3, 13]])
#> sum_nested_conditional([])
#> sum_nested_conditional([[], [4]])
#> sum_nested_conditional([[13], [13]])
#> sum_nested_conditional([(0, 7), (-3, -8)])

### dict_from_indices
def dict_from_indices(xs):
    return {x: i for i, x in enumerate(reversed(xs))}

#> dict_from_indices(["a", "b", "a"])
#> dict_from_indices([])
#> dict_from_indices([0, False])
#> dict_from_indices("xyx")
#> dict_from_indices([(1, 2), None])

### alternating_min_max
def alternating_min_max(rows):
    return [(min, max)[i % 2](r) for i, r in enumerate(rows)]

#> alternating_min_max([[3, 1], [3, 1], [7, 8]])
#> alternating_min_max([])
#> alternating_min_max(["cab", "cab"])
#> alternating_min_max([[5], [6]])
#> alternating_min_max([[2], []])

### slice_from_ends
def slice_from_ends(xs, n):
    return xs[:n] + ["..."] + xs[-n:] if len(xs) > 2 * n else xs

#> slice_from_ends([1, 2, 3, 4, 5, 6], 2)
#> slice_from_ends([1, 2, 3], 2)
#> slice_from_ends([], 0)
#> slice_from_ends(["a", "b", "c"], 1)
#> slice_from_ends([1, 2], 0)

### lengths_histogram
def lengths_histogram(words):
    sizes = sorted(map(len, words))
    return [(n, sizes.count(n)) for n in range(sizes[0], sizes[-1] + 1)]

#> lengths_histogram(["a", "bb", "cc", "dddd"])
#> lengths_histogram(["same", "size"])
#> lengths_histogram([""])
#> lengths_histogram([[], [1, 2]])
#> lengths_histogram([])

### cumulative_strings
def cumulative_strings(parts, sep):
    return [sep.join(parts[:i]) for i in range(1, len(parts) + 1)]

#> cumulative_strings(["usr", "local", "bin"], "/")
#> cumulative_strings([], ".")
#> cumulative_strings(["a"], "")
#> cumulative_strings(["x", "", "y"], "-")
#> cumulative_strings("abc", ", ")

### squares_under
def squares_under(limit):
    return [n * n for n in range(limit) if n * n < limit][::-1]

#> squares_under(30)
#> squares_under(0)
#> squares_under(1)
#> squares_under(16)
#> squares_under(-4)

### shift_alphabet_lists
def shift_alphabet_lists(letters, k):
    top, low = letters[k:] + letters[:k], letters[:k][::-1]
    return dict(zip(top, letters)), low

#> shift_alphabet_lists("abcd", 1)
#> shift_alphabet_lists(["x", "y", "z"], -1)
#> shift_alphabet_lists("", 3)
#> shift_alphabet_lists("aab", 2)
#> shift_alphabet_lists("éf", 5)

### top_two_sum
def top_two_sum(xs):
    a, b, *_ = sorted(xs, reverse=True)
    return a + b, a - b

#> top_two_sum([4, 9, 7])
#> top_two_sum([1, 1])
#> top_two_sum([-5, -3, -9])
#> top_two_sum([0.5, 10, 2.5])
#> top_two_sum([8])

### words_by_vowel_end
def words_by_vowel_end(text):
    words = text.split()
    return [w for w in words if w[-1] in "aeiou"] or words[:1]

#> words_by_vowel_end("the big blue house")
#> words_by_vowel_end("sky my dry")
#> words_by_vowel_end("")
#> words_by_vowel_end("A E io")
#> words_by_vowel_end("one, two; three")

### even_odd_difference
def even_odd_difference(xs):
    return sum(xs[::2]) - sum(xs[1::2]), xs[::2] == xs[1::2]

#> even_odd_difference([1, 2, 3, 4])
#> even_odd_difference([5, 5, 7, 7])
#> even_odd_difference([])
#> even_odd_difference([9])
#> even_odd_difference([-1, 0.5])

### first_missing_positive
def first_missing_positive(xs):
    return next(n for n in range(1, len(xs) + 2) if n not in xs)

#> first_missing_positive([3, 4, -1, 1])
#> first_missing_positive([1, 2, 3])
#> first_missing_positive([])
#> first_missing_positive([7, 8])
#> first_missing_positive([2, 1, 1, 0])

### reversed_number_list
def reversed_number_list(ns):
    return [int(str(n)[::-1]) if n >= 0 else -int(str(-n)[::-1]) for n in ns]

#> reversed_number_list([120, 45, 7])
#> reversed_number_list([])
#> reversed_number_list([-305, 0])
#> reversed_number_list([10**6])
#> reversed_number_list([1001, -1])

### drop_consecutive_dups
def drop_consecutive_dups(xs):
    return xs[:1] + [b for a, b in zip(xs, xs[1:]) if a != b]

#> drop_consecutive_dups([1, 1, 2, 2, 1])
#> drop_consecutive_dups([])
#> drop_consecutive_dups(["x"])
#> drop_consecutive_dups([None, None, 0, False])
#> drop_consecutive_dups(list("aabccc"))
