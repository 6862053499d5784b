### ladder_of_copies
def ladder_of_copies(xs):
    a = xs
    b = a.copy()
    a.append(len(b))
    c = b + a
    b.insert(0, c.pop())
    return a, b, c

#> ladder_of_copies([1])
#> ladder_of_copies([])
#> ladder_of_copies(["x", "y"])
#> ladder_of_copies([None, []])
#> ladder_of_copies([3, 3, 3])

### coupon_stack_limit
def coupon_stack_limit(cart, limit):
    free = []
    for name in sorted(cart, key=cart.get)[:limit]:
        free.append(name)
        cart[name] = 0
    return sum(cart.values()), free

#> coupon_stack_limit({"hat": 20, "sock": 3, "belt": 12}, 1)
#> coupon_stack_limit({}, 2)
#> coupon_stack_limit({"a": 5, "b": 5}, 0)
#> coupon_stack_limit({"x": 1.25, "y": 9}, 5)
#> coupon_stack_limit({"p": 8, "q": 2, "r": 4}, -1)

### matrix_column_swap
def matrix_column_swap(m, i, j):
    for row in m:
        row[i], row[j] = row[j], row[i]
    m[i], m[j] = m[j], m[i]
    return m

#> matrix_column_swap([[1, 2], [3, 4]], 0, 1)
#> matrix_column_swap([[1]], 0, 0)
#> matrix_column_swap([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 0, -1)
#> matrix_column_swap([["a", "b"], ["c"]], 0, 1)
#> matrix_column_swap([[0, 1], [1, 0], [2, 2]], 1, 1)

### reading_buckets
def reading_buckets(vals, edges):
    hist = [0] * (len(edges) + 1)
    for v in vals:
        hist[sum(v >= e for e in edges)] += 1
    return hist

#> reading_buckets([3, 15, 27, 15, 99], [10, 20, 30])
#> reading_buckets([], [5])
#> reading_buckets([1, 2], [])
#> reading_buckets([-5, 0, 5], [0, 0])
#> reading_buckets([2.5, 2.4999, 10], [2.5])

### get_default_cascade
def get_default_cascade(d, a, b):
    x = d.get(a, b)
    y = d.setdefault(b, x)
    z = d.setdefault(a, y)
    return x, y, z, d

#> get_default_cascade({"p": 1}, "p", "q")
#> get_default_cascade({}, "m", "n")
#> get_default_cascade({"q": 5}, "p", "q")
#> get_default_cascade({0: None}, 0, 1)
#> get_default_cascade({}, 7, 7)

### odd_even_cursor
def odd_even_cursor(nums):
    pos = 0
    for n in nums:
        if n % 2:
            pos += n
        elif pos:
            pos //= 2
        else:
            return "stuck", n
    return pos

#> odd_even_cursor([3, 4, 5])
#> odd_even_cursor([2, 1])
#> odd_even_cursor([])
#> odd_even_cursor([-1, 2, 2, 7])
#> odd_even_cursor([1, 2, 2])

### matching_indices_three
def matching_indices_three(a, b, c):
    return [i for i, (x, y, z) in enumerate(zip(a, b, c)) if x == y == z or x < y < z]

#> matching_indices_three([1, 2, 3], [1, 5, 2], [1, 9, 3])
#> matching_indices_three([], [1], [1])
#> matching_indices_three("abc", "abd", "abe")
#> matching_indices_three([0, 0], [0.0, False], [False, -1])
#> matching_indices_three([5], ["5"], [5])

### collapse_adjacent_sum
def collapse_adjacent_sum(xs):
    i = 0
    while i + 1 < len(xs):
        if xs[i] == xs[i + 1]:
            xs[i:i + 2] = [2 * xs[i]]
            i = max(i - 1, 0)
        else:
            i += 1
    return xs

#> collapse_adjacent_sum([2, 1, 1, 4])
#> collapse_adjacent_sum([])
#> collapse_adjacent_sum([3, 3, 3])
#> collapse_adjacent_sum([8, 4, 2, 1, 1])
#> collapse_adjacent_sum([0, 0, 5])

### team_draft_snake
def team_draft_snake(players, teams):
    rosters = [[] for _ in range(teams)]
    for i, p in enumerate(players):
        rnd, pos = divmod(i, teams)
        rosters[-1 - pos if rnd % 2 else pos].append(p)
    return rosters

#> team_draft_snake([1, 2, 3, 4, 5, 6], 2)
#> team_draft_snake([], 2)
#> team_draft_snake(["a", "b", "c", "d", "e", "f", "g"], 3)
#> team_draft_snake([9, 8], 1)
#> team_draft_snake([1], 0)

### index_arithmetic_pop
def index_arithmetic_pop(xs):
    log = []
    while len(xs) > 2:
        i = (xs[0] + xs[-1]) % len(xs)
        log.append((i, xs.pop(i)))
    return log

#> index_arithmetic_pop([3, 8, 5, 1])
#> index_arithmetic_pop([])
#> index_arithmetic_pop([7, 7])
#> index_arithmetic_pop([0, -1, -2, -3, -4])
#> index_arithmetic_pop([10, 20, 33])

### phone_book_lookup
def phone_book_lookup(book, query):
    hits = [f"{n}={book[n]}" for n in sorted(book) if query.lower() in n.lower()]
    return hits or [f"no {query!r}"]

#> phone_book_lookup({"Bob": 12, "Abby": 34, "Rob": 56}, "ob")
#> phone_book_lookup({}, "x")
#> phone_book_lookup({"Zoë": None}, "ZOË")
#> phone_book_lookup({"a": 1, "B": 2}, "")
#> phone_book_lookup({"Kim's": "7"}, "'t")

### lists_by_length_flat
def lists_by_length_flat(lists):
    lists.sort(key=len, reverse=True)
    return [x for sub in lists for x in sub[:len(lists)]]

#> lists_by_length_flat([[1], [2, 3, 4], [5, 6]])
#> lists_by_length_flat([])
#> lists_by_length_flat([[9, 8, 7]])
#> lists_by_length_flat(["ab", "cd", "", "xyzw1"])
#> lists_by_length_flat([[], [None], []])

### digits_alternating_eleven
def digits_alternating_eleven(n):
    digits = [int(d) for d in str(abs(n))]
    alt = sum(digits[::2]) - sum(digits[1::2])
    return alt, alt % 11 == 0

#> digits_alternating_eleven(121)
#> digits_alternating_eleven(918082)
#> digits_alternating_eleven(0)
#> digits_alternating_eleven(-45)
#> digits_alternating_eleven(12345678)

### pop_key_by_rank
def pop_key_by_rank(d, rank):
    keys = sorted(d, key=lambda k: (d[k], k))
    return d.pop(keys[rank]), list(d)

#> pop_key_by_rank({"x": 3, "y": 1, "z": 2}, 0)
#> pop_key_by_rank({"x": 3, "y": 1, "z": 2}, -1)
#> pop_key_by_rank({"b": 0, "a": 0}, 1)
#> pop_key_by_rank({}, 0)
#> pop_key_by_rank({4: "four", 5: "five", 6: "six"}, 1)

### remove_range_by_value
def remove_range_by_value(xs, a, b):
    i, j = sorted((xs.index(a), xs.index(b)))
    cut = xs[i:j]
    del xs[i:j + 1]
    return cut, xs

#> remove_range_by_value([5, 6, 7, 8], 8, 6)
#> remove_range_by_value(["p", "q"], "p", "p")
#> remove_range_by_value([1, 2, 1, 3], 1, 3)
#> remove_range_by_value([], 0, 0)
#> remove_range_by_value([True, False, None], None, 0)

### rounded_shares
def rounded_shares(weights, total):
    s = sum(weights)
    shares = [round(total * w / s) for w in weights]
    shares[-1] += total - sum(shares)
    return shares

#> rounded_shares([1, 1, 1], 10)
#> rounded_shares([5], 3)
#> rounded_shares([0, 0], 4)
#> rounded_shares([3, 5, 8], 100)
#> rounded_shares([1, 3], 2)

### expected_id_break
def expected_id_break(ids):
    expected = ids[0] if ids else 0
    for n in ids:
        if n != expected:
            return expected, n - expected
        expected += 1
    return None

#> expected_id_break([4, 5, 7, 8])
#> expected_id_break([])
#> expected_id_break([10, 11, 12])
#> expected_id_break([3, 3])
#> expected_id_break([-2, -1, 0, 5])

### sort_pairs_by_second_copy
def sort_pairs_by_second_copy(pairs):
    out = sorted(pairs, key=lambda p: p[1])
    pairs.sort()
    return [i for i, (a, b) in enumerate(zip(out, pairs)) if a == b]

#> sort_pairs_by_second_copy([(2, 1), (1, 2), (3, 3)])
#> sort_pairs_by_second_copy([])
#> sort_pairs_by_second_copy([("a", 0), ("b", 0)])
#> sort_pairs_by_second_copy([(1, 9), (5, 5), (9, 1)])
#> sort_pairs_by_second_copy([(0, 0)])

### walk_grid_commands
STEP = {"N": (0, 1), "S": (0, -1), "E": (1, 0), "W": (-1, 0)}

def walk_grid_commands(cmds, size):
    x = y = 0
    for c in cmds:
        dx, dy = STEP.get(c, (0, 0))
        x, y = (x + dx) % size, (y + dy) % size
    return x, y

#> walk_grid_commands("NNES", 5)
#> walk_grid_commands("", 3)
#> walk_grid_commands("WWS", 4)
#> walk_grid_commands("NxQE", 2)
#> walk_grid_commands(["N", "N", "N"], 3)

### even_keys_double_values
def even_keys_double_values(d):
    for k in d:
        if k % 2 == 0:
            d[k] = d[k] * 2
    return d, sum(d) if d else -1

#> even_keys_double_values({1: 5, 2: 6, 4: "ab"})
#> even_keys_double_values({})
#> even_keys_double_values({-2: [0], 3: None})
#> even_keys_double_values({0: 1, True: 1})
#> even_keys_double_values({2: None})

### first_missing_letters
def first_missing_letters(words):
    used = {w[0] for w in words if w}
    return "".join(c for c in "abcdefghij" if c not in used)

#> first_missing_letters(["apple", "cat", "dog"])
#> first_missing_letters([])
#> first_missing_letters(["", "Bee", "bee"])
#> first_missing_letters(list("jihgfedcba"))
#> first_missing_letters(["zebra", "éa"])

### cut_rope_pieces
def cut_rope_pieces(length, sizes):
    pieces = []
    for s in sizes:
        while s > 0 and length >= s and len(pieces) < 8:
            pieces.append(s)
            length -= s
    return pieces, length

#> cut_rope_pieces(17, [5, 3])
#> cut_rope_pieces(4, [])
#> cut_rope_pieces(10, [11, 0, -1, 2])
#> cut_rope_pieces(100, [1])
#> cut_rope_pieces(0, [3])

### tuple_key_pairs_symmetric
def tuple_key_pairs_symmetric(links):
    seen = {}
    for a, b, w in links:
        key = (a, b) if a <= b else (b, a)
        seen[key] = seen.get(key, 0) + w
    return sorted(seen.items())

#> tuple_key_pairs_symmetric([("b", "a", 2), ("a", "b", 3), ("c", "c", 1)])
#> tuple_key_pairs_symmetric([])
#> tuple_key_pairs_symmetric([(1, 2, -5), (2, 1, 5)])
#> tuple_key_pairs_symmetric([("x", "y", 0.5)])
#> tuple_key_pairs_symmetric([(3, 1, 1), (1, 2, 1), (2, 1, 1), (1, 3, 1)])

### nested_mutation_shallow
def nested_mutation_shallow(m):
    shallow = m[:]
    shallow.append("tail")
    shallow[0] += ["x"]
    m[0] = m[0] + ["y"]
    return m, shallow

#> nested_mutation_shallow([[1], [2]])
#> nested_mutation_shallow([[]])
#> nested_mutation_shallow([])
#> nested_mutation_shallow([["a", "b"], None])
#> nested_mutation_shallow([[[0]], [[1]]])

### sprint_points
def sprint_points(stories, velocity):
    sprints = [0]
    for pts in stories:
        if sprints[-1] + pts > velocity:
            sprints.append(0)
        sprints[-1] += pts
    return len(sprints), sprints

#> sprint_points([5, 3, 8, 2], 10)
#> sprint_points([], 5)
#> sprint_points([13], 8)
#> sprint_points([1, 1, 1, 1], 2)
#> sprint_points([0, 0], 0)

### product_mod_prefixes
def product_mod_prefixes(nums, m):
    out, p = [], 1
    for n in nums:
        p = p * n % m
        out.append(p)
    return out, out.count(0)

#> product_mod_prefixes([3, 4, 5], 7)
#> product_mod_prefixes([], 10)
#> product_mod_prefixes([2, 5, 3], 10)
#> product_mod_prefixes([-1, 2, -3], 4)
#> product_mod_prefixes([9], 1)

### alphabetical_bins
def alphabetical_bins(names, bounds):
    bins = {b: [] for b in bounds}
    for n in names:
        for b in bounds:
            if n[0].lower() <= b:
                bins[b].append(n)
                break
    return bins

#> alphabetical_bins(["Ada", "Kurt", "Zoe", "bob"], ["h", "p", "z"])
#> alphabetical_bins([], ["m"])
#> alphabetical_bins(["x"], [])
#> alphabetical_bins(["élan", "Dee"], ["d", "z"])
#> alphabetical_bins([""], ["z"])

### count_leading_equal
def count_leading_equal(*seqs):
    n = 0
    for group in zip(*seqs):
        if len(set(group)) > 1:
            break
        n += 1
    return n, [s[n:] for s in seqs]

#> count_leading_equal([1, 2, 3], [1, 2, 4])
#> count_leading_equal("interstate", "internet", "interval")
#> count_leading_equal()
#> count_leading_equal([], [1])
#> count_leading_equal((0, 1), (False, True))

### dice_totals
def dice_totals(a, b):
    ways = {}
    for x in range(1, a + 1):
        for y in range(1, b + 1):
            ways[x + y] = ways.get(x + y, 0) + 1
    return max(ways, key=ways.get, default=None), ways

#> dice_totals(3, 2)
#> dice_totals(0, 6)
#> dice_totals(1, 1)
#> dice_totals(4, 4)
#> dice_totals(2, 5)

### swap_case_of_keys_merge
def swap_case_of_keys_merge(d):
    extra = {k.swapcase(): len(v) for k, v in d.items() if v}
    return {**extra, **{k: d[k] for k in d if k not in extra}}

#> swap_case_of_keys_merge({"a": "xx", "B": "yyy"})
#> swap_case_of_keys_merge({})
#> swap_case_of_keys_merge({"k": "", "K": "v"})
#> swap_case_of_keys_merge({"1": [1], "ß": [2, 3]})
#> swap_case_of_keys_merge({"Mix": None})

### zero_sum_subarray
def zero_sum_subarray(xs):
    first, run = {0: 0}, 0
    for i, x in enumerate(xs, 1):
        run += x
        if run in first:
            return xs[first[run]:i]
        first[run] = i
    return []

#> zero_sum_subarray([3, 4, -7, 1])
#> zero_sum_subarray([])
#> zero_sum_subarray([1, 2, -3, 3])
#> zero_sum_subarray([5, 1, 2])
#> zero_sum_subarray([6, 0, 6])
