### cp_stepwise_larger
def cp_stepwise_larger(a):
    return [a[i] - a[i - 1] if a[i] > a[i - 1] else 0 for i in range(1, len(a))]

#> cp_stepwise_larger([3, 8, 6, 6, 10])
#> cp_stepwise_larger([5])
#> cp_stepwise_larger([])
#> cp_stepwise_larger([9, 5, 1])
#> cp_stepwise_larger([-4, -1, 0, 20])

### cp_swap_keys_long
def cp_swap_keys_long(d, n):
    return {v: k for k, v in d.items() if len(v) >= n}

#> cp_swap_keys_long({"de": "Berlin", "fr": "Paris", "no": "Oslo"}, 5)
#> cp_swap_keys_long({"a": "xx", "b": "xx"}, 2)
#> cp_swap_keys_long({}, 1)
#> cp_swap_keys_long({"a": "x"}, 3)
#> cp_swap_keys_long({1: "", 2: "two"}, 0)

### cp_flat_odd_rows
def cp_flat_odd_rows(g):
    return [x for i, row in enumerate(g) if i % 2 for x in row if x > i]

#> cp_flat_odd_rows([[1, 2], [3, 0, 1], [9], [4, 3, 2]])
#> cp_flat_odd_rows([[7, 8]])
#> cp_flat_odd_rows([])
#> cp_flat_odd_rows([[], [1, 1, 2]])
#> cp_flat_odd_rows([[0], [], [5], [10, 11]])

### cp_word_shapes
def cp_word_shapes(s):
    return ["".join("A" if c.isupper() else "9" if c.isdigit() else "a" for c in w) for w in s.split()]

#> cp_word_shapes("Flight BA249 at 7pm")
#> cp_word_shapes("")
#> cp_word_shapes("x-ray Ünder")
#> cp_word_shapes("2026")
#> cp_word_shapes("iPhone  McCoy")

### cp_matching_ends_zip
def cp_matching_ends_zip(ws):
    return [a + b for a, b in zip(ws, ws[1:]) if a[-1] == b[0]]

#> cp_matching_ends_zip(["cat", "tiger", "rabbit", "dog", "goat"])
#> cp_matching_ends_zip(["one"])
#> cp_matching_ends_zip([])
#> cp_matching_ends_zip(["ab", "cd", "de"])
#> cp_matching_ends_zip(["aa", "aa", ""])
#> cp_matching_ends_zip(["", "x"])

### cp_index_by_initial
def cp_index_by_initial(names):
    return {n[0]: [m for m in names if m[0] == n[0] and m != n] for n in names}

#> cp_index_by_initial(["Iris", "Ivan", "Otto", "Ines"])
#> cp_index_by_initial([])
#> cp_index_by_initial(["a", "a", "ab"])
#> cp_index_by_initial(["zed"])
#> cp_index_by_initial(["Åsa", "Asa"])

### cp_divides_position
def cp_divides_position(nums):
    return [(i, n) for i, n in enumerate(nums, start=1) if n % i == 0]

#> cp_divides_position([7, 4, 5, 8, 15, 1])
#> cp_divides_position([])
#> cp_divides_position([0, 0, 0])
#> cp_divides_position([3, 3, 4])
#> cp_divides_position([-1, -2, -4])

### cp_common_letters_matrix
def cp_common_letters_matrix(a, b):
    return [[int(x == y) for y in b] for x in a if x in b]

#> cp_common_letters_matrix("tan", "ant")
#> cp_common_letters_matrix("xyz", "abc")
#> cp_common_letters_matrix("", "q")
#> cp_common_letters_matrix("oo", "moo")
#> cp_common_letters_matrix("pear", "ape")

### cp_upto_first_blank
def cp_upto_first_blank(rows):
    stop = rows.index("") if "" in rows else len(rows)
    return {r: len(r) for r in rows[:stop] if not r.startswith("#")}

#> cp_upto_first_blank(["name", "# note", "size", "", "tail"])
#> cp_upto_first_blank(["", "x"])
#> cp_upto_first_blank(["alpha", "be"])
#> cp_upto_first_blank([])
#> cp_upto_first_blank(["#", "#a", "b", "b"])

### cp_unique_initials_sorted
def cp_unique_initials_sorted(ws):
    return sorted({w[0].upper() for w in ws if w and w[0].isalpha()})

#> cp_unique_initials_sorted(["pear", "Plum", "apple", "7up", ""])
#> cp_unique_initials_sorted([])
#> cp_unique_initials_sorted(["éclair", "zebra"])
#> cp_unique_initials_sorted(["1", "-x"])
#> cp_unique_initials_sorted(["b", "a", "B", "A", "c"])

### cp_triangle_below
def cp_triangle_below(n, skip):
    return [[c for c in range(r + 1) if c != skip] for r in range(n) if r != skip]

#> cp_triangle_below(4, 1)
#> cp_triangle_below(3, 0)
#> cp_triangle_below(0, 2)
#> cp_triangle_below(3, 9)
#> cp_triangle_below(1, 0)

### cp_odd_places_upper
def cp_odd_places_upper(s, extra):
    t = [c.upper() if i % 2 or c in extra else c for i, c in enumerate(s)]
    return "".join(t)

#> cp_odd_places_upper("marzipan", "m")
#> cp_odd_places_upper("marzipan", "")
#> cp_odd_places_upper("", "abc")
#> cp_odd_places_upper("a b c d", "d")
#> cp_odd_places_upper("straße", "s")

### cp_pick_from_each
def cp_pick_from_each(rows, i):
    return [r[i] if i < len(r) else r[-1] if r else None for r in rows]

#> cp_pick_from_each(["red", "by", "yellow"], 2)
#> cp_pick_from_each([[], [1], [1, 2]], 1)
#> cp_pick_from_each([], 0)
#> cp_pick_from_each(["abc", ""], 0)
#> cp_pick_from_each([(4, 5, 6), (7,)], 5)

### cp_merge_where_absent
def cp_merge_where_absent(a, b):
    m = {**a, **{k: -v for k, v in b.items() if k not in a}}
    return {k: v for k, v in m.items() if v}

#> cp_merge_where_absent({"x": 3, "y": 0}, {"y": 5, "z": 2})
#> cp_merge_where_absent({}, {"q": 1})
#> cp_merge_where_absent({"q": 1}, {})
#> cp_merge_where_absent({}, {})
#> cp_merge_where_absent({"k": 2}, {"k": 9, "m": 0})

### cp_factor_pairs_of
def cp_factor_pairs_of(n, top):
    return [(a, b) for a in range(1, top) for b in range(a, top) if a * b == n]

#> cp_factor_pairs_of(12, 7)
#> cp_factor_pairs_of(12, 13)
#> cp_factor_pairs_of(7, 5)
#> cp_factor_pairs_of(0, 3)
#> cp_factor_pairs_of(9, 4)

### cp_longer_than_neighbour
def cp_longer_than_neighbour(ws):
    L = [len(w) for w in ws]
    return [ws[i] for i in range(1, len(ws) - 1) if L[i - 1] < L[i] > L[i + 1]]

#> cp_longer_than_neighbour(["go", "gone", "got", "getting", "it"])
#> cp_longer_than_neighbour(["a", "b"])
#> cp_longer_than_neighbour([])
#> cp_longer_than_neighbour(["aaa", "aa", "a"])
#> cp_longer_than_neighbour(["x", "yy", "yy", "z"])

### cp_nested_strip_blank
def cp_nested_strip_blank(table):
    return [[c.strip() for c in row if c.strip()] for row in table if any(c.strip() for c in row)]

#> cp_nested_strip_blank([[" a", " "], ["", ""], ["b ", "c"]])
#> cp_nested_strip_blank([])
#> cp_nested_strip_blank([[" "], []])
#> cp_nested_strip_blank([["\t x", "y\n"]])
#> cp_nested_strip_blank([["one two", "  "]])

### cp_set_of_lengths_diff
def cp_set_of_lengths_diff(a, b):
    x = {len(w) for w in a} - {len(w) for w in b}
    return sorted(x), [w for w in a if len(w) in x]

#> cp_set_of_lengths_diff(["hat", "glove", "boot"], ["coat", "tie"])
#> cp_set_of_lengths_diff([], ["x"])
#> cp_set_of_lengths_diff(["x", ""], [])
#> cp_set_of_lengths_diff(["ab"], ["cd"])
#> cp_set_of_lengths_diff(["sock", "belt", "cap"], ["a", "bb"])

### cp_char_codes_even
def cp_char_codes_even(s):
    return {c: ord(c) // 2 for c in s if c.isalpha() and ord(c) % 2 == 0}

#> cp_char_codes_even("bandit")
#> cp_char_codes_even("ace")
#> cp_char_codes_even("")
#> cp_char_codes_even("D4 F6")
#> cp_char_codes_even("Bbb")

### cp_where_smaller_zip
def cp_where_smaller_zip(p, q):
    w = [i for i, (x, y) in enumerate(zip(p, q)) if x < y]
    return w, [p[i] for i in w], [q[i] for i in range(len(q)) if i not in w]

#> cp_where_smaller_zip([1, 7, 3], [4, 2, 3])
#> cp_where_smaller_zip([], [5])
#> cp_where_smaller_zip("cab", "bad")
#> cp_where_smaller_zip([0, 0, 0, 0], [1, 1])
#> cp_where_smaller_zip([9], [])

### cp_running_unique_count
def cp_running_unique_count(s):
    return [len(set(s[:i + 1])) for i in range(len(s)) if s[i] != " "]

#> cp_running_unique_count("to toot")
#> cp_running_unique_count("")
#> cp_running_unique_count("   ")
#> cp_running_unique_count("abcabc")
#> cp_running_unique_count("a a b")

### cp_filter_by_table
def cp_filter_by_table(orders, price):
    return [f"{n}x{i}" for i, n in orders if price.get(i, 0) * n >= 10]

#> cp_filter_by_table([("pen", 4), ("ink", 1), ("pad", 3)], {"pen": 2, "ink": 12, "pad": 5})
#> cp_filter_by_table([("gum", 50)], {})
#> cp_filter_by_table([], {"a": 1})
#> cp_filter_by_table([("a", 10), ("a", 9)], {"a": 1})
#> cp_filter_by_table([("cap", -1), ("cap", 1)], {"cap": 30})

### cp_conditional_pairs
def cp_conditional_pairs(xs):
    return [(x, "neg") if x < 0 else (x, "big") if x > 9 else x for x in xs if x]

#> cp_conditional_pairs([4, -2, 0, 15])
#> cp_conditional_pairs([])
#> cp_conditional_pairs([0, 0])
#> cp_conditional_pairs([9, 10, -1])
#> cp_conditional_pairs([2.5, -0.5, 99])

### cp_rows_with_repeat
def cp_rows_with_repeat(g):
    r = [i for i, row in enumerate(g) if len(set(row)) < len(row)]
    c = [j for j, col in enumerate(zip(*g)) if len(set(col)) < len(col)]
    return r, c

#> cp_rows_with_repeat([[1, 2, 3], [4, 4, 5], [1, 6, 3]])
#> cp_rows_with_repeat(["abc", "bca", "cab"])
#> cp_rows_with_repeat([])
#> cp_rows_with_repeat([[7, 7], [7, 7]])
#> cp_rows_with_repeat([[0]])

### cp_walrus_halves
def cp_walrus_halves(v):
    return [h for x in v if (h := x // 2) not in v]

#> cp_walrus_halves([8, 4, 5, 20, 3])
#> cp_walrus_halves([1, 0])
#> cp_walrus_halves([])
#> cp_walrus_halves([100, 50, 25])
#> cp_walrus_halves([-7, -4, 7])
