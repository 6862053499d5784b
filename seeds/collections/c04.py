### lottery_ticket_check
def lottery_ticket_check(ticket, draws):
    return [len({*ticket} & {*draw}) for draw in draws]

#> lottery_ticket_check([3, 17, 22], [[3, 22, 40], [1, 2, 4]])
#> lottery_ticket_check([], [[1]])
#> lottery_ticket_check([5, 5], [(5,), (5, 5, 5), ()])
#> lottery_ticket_check((8, 9), [])
#> lottery_ticket_check([1, 2, 3], [[1.0, True, 2], {3, 2, 1}])

### warmest_consecutive_days
def warmest_consecutive_days(temps, k):
    best = None
    for i in range(len(temps) - k + 1):
        s = sum(temps[i:i + k])
        if best is None or s > best[0]:
            best = (s, i)
    return best

#> warmest_consecutive_days([18, 21, 25, 19, 24, 23], 2)
#> warmest_consecutive_days([], 1)
#> warmest_consecutive_days([5, 5, 5, 5], 3)
#> warmest_consecutive_days([-4, -9], 3)
#> warmest_consecutive_days([-4, -9, -2], 1)

### pop_by_own_length
def pop_by_own_length(words):
    return [words.pop(-len(w) % len(words)) for w in words[::2]], words

#> pop_by_own_length(["tin", "lead", "gold", "zinc"])
#> pop_by_own_length([])
#> pop_by_own_length(["a"])
#> pop_by_own_length(["", "xy", "pqr"])
#> pop_by_own_length(["north", "s", "we", "up", "down", "left"])

### dict_get_chain_len
def dict_get_chain_len(links, key, cap):
    hops = 0
    while key in links and hops < cap:
        key = links[key]
        hops += 1
    return key, hops

#> dict_get_chain_len({1: 4, 4: 2, 2: 9}, 1, 10)
#> dict_get_chain_len({}, "k", 3)
#> dict_get_chain_len({"a": "b", "b": "a"}, "a", 5)
#> dict_get_chain_len({0: False, 1: 0}, 1, 2)
#> dict_get_chain_len({"x": "y"}, "x", 0)

### negative_index_fold
def negative_index_fold(xs):
    return [xs[i] - xs[~i] for i in range((len(xs) + 1) // 2)]

#> negative_index_fold([9, 4, 1, 2])
#> negative_index_fold([])
#> negative_index_fold([6])
#> negative_index_fold([10, 20, 30, 40, 50])
#> negative_index_fold([True, 3, -8, True])

### sum_of_popped_indices
def sum_of_popped_indices(data, idx):
    got = 0
    for i in idx:
        if abs(i) < len(data):
            got += data.pop(i)
    return got - sum(data)

#> sum_of_popped_indices([10, 20, 30, 40], [0, 0, -1])
#> sum_of_popped_indices([], [1])
#> sum_of_popped_indices([5, 6], [7, -7, 1])
#> sum_of_popped_indices([1, 2, 3], [])
#> sum_of_popped_indices([100, -50, 25], [1, 1, 1])

### alphabetize_values_in_place
def alphabetize_values_in_place(menu):
    for dishes in menu.values():
        dishes.sort(key=str.lower)
        dishes[1:1] = dishes[-1:]
    return menu

#> alphabetize_values_in_place({"soup": ["Leek", "beet", "corn"], "tart": ["Fig"]})
#> alphabetize_values_in_place({})
#> alphabetize_values_in_place({"none": []})
#> alphabetize_values_in_place({1: ["b", "B", "a"], 2: ["ß", "z"]})
#> alphabetize_values_in_place({"mix": ["x", 3]})

### quotient_chain
def quotient_chain(n, divisors):
    chain = []
    for d in divisors:
        n, r = divmod(n, d)
        chain += [r]
        if n == 0:
            break
    else:
        chain.append(n)
    return chain[::-1]

#> quotient_chain(100000, [60, 60, 24])
#> quotient_chain(59, [60, 60])
#> quotient_chain(7, [])
#> quotient_chain(-1, [2, 2])
#> quotient_chain(12, [0, 1])

### mirror_check_matrix
def mirror_check_matrix(m):
    return [row == row[::-1] for row in m], m == m[::-1]

#> mirror_check_matrix([[1, 2, 1], [0, 0, 1]])
#> mirror_check_matrix([])
#> mirror_check_matrix([["a", "b"], ["c"], ["a", "b"]])
#> mirror_check_matrix([[], []])
#> mirror_check_matrix([[None, True, 1], ["x", "x"]])

### take_turns_dict
def take_turns_dict(names, tokens):
    hands = {n: [] for n in names}
    while tokens:
        for n in names:
            if tokens:
                hands[n].append(tokens.pop())
    return hands

#> take_turns_dict(["p1", "p2"], [1, 2, 3, 4, 5])
#> take_turns_dict(["solo"], [])
#> take_turns_dict(["x", "y", "z"], ["k"])
#> take_turns_dict([], [])
#> take_turns_dict(("a", "a"), [7, 8, 9])

### sum_bool_weights
def sum_bool_weights(checks, weights=(5, 3, 1)):
    return sum(w * bool(c) for c, w in zip(checks, weights)) / sum(weights)

#> sum_bool_weights([1, 0, 1])
#> sum_bool_weights([])
#> sum_bool_weights(["", "y"], (2, 2))
#> sum_bool_weights([True], weights=(0,))
#> sum_bool_weights([None, [0], {}, ()], [1, 2, 3, 4])

### clock_hands_add
def clock_hands_add(hhmm, minutes):
    h, m = divmod(hhmm, 100)
    carry, m = divmod(m + minutes, 60)
    return (h + carry) % 24 * 100 + m

#> clock_hands_add(2350, 15)
#> clock_hands_add(0, -1)
#> clock_hands_add(1230, 0)
#> clock_hands_add(959, 1441)
#> clock_hands_add(615, -500)

### sorted_pairs_to_intervals
def sorted_pairs_to_intervals(marks):
    marks = sorted(marks)
    it = iter(marks)
    spans = [b - a for a, b in zip(it, it)]
    return spans, len(marks) % 2

#> sorted_pairs_to_intervals([9, 2, 14, 5])
#> sorted_pairs_to_intervals([])
#> sorted_pairs_to_intervals([3])
#> sorted_pairs_to_intervals([1, 1, 10, 4, 7])
#> sorted_pairs_to_intervals([-5, 5, 0, -20, 8, 8])

### aliased_default_rows
def aliased_default_rows(names, default):
    rows = {}
    for n in names:
        rows.setdefault(n[0], default).append(n)
    return {k: len(v) for k, v in rows.items()}

#> aliased_default_rows(["ivy", "ash", "oak"], [])
#> aliased_default_rows([], ["zz"])
#> aliased_default_rows(["kale", "kiwi"], ["seed"])
#> aliased_default_rows(["", "x"], [])
#> aliased_default_rows([(1, 2), (3,), (1,)], [0, 0])

### loan_rounds_capped
def loan_rounds_capped(cents, pay, rate_pct):
    months = 0
    while cents > 0:
        cents = cents + cents * rate_pct // 100 - pay
        months += 1
        if months > 24:
            return -1
    return months, cents

#> loan_rounds_capped(1000, 300, 2)
#> loan_rounds_capped(0, 50, 5)
#> loan_rounds_capped(1000, 10, 1)
#> loan_rounds_capped(500, 100, 0)
#> loan_rounds_capped(999, 1000, 50)

### last_k_without_neighbors
def last_k_without_neighbors(nums, k):
    picked = []
    for n in reversed(nums):
        if all(abs(n - p) > 1 for p in picked):
            picked.insert(0, n)
        if len(picked) == k:
            break
    return picked

#> last_k_without_neighbors([1, 2, 3, 4, 5, 6], 2)
#> last_k_without_neighbors([], 1)
#> last_k_without_neighbors([10, 11, 20, 19, 30], 3)
#> last_k_without_neighbors([7, 7, 7], 2)
#> last_k_without_neighbors([4, -4], 0)

### count_inversions_small
def count_inversions_small(p):
    n = len(p)
    return sum(p[i] > p[j] for i in range(n) for j in range(i + 1, n))

#> count_inversions_small([3, 1, 2])
#> count_inversions_small([])
#> count_inversions_small([5, 4, 3, 2, 1])
#> count_inversions_small([2, 2, 2])
#> count_inversions_small(["b", "a", "C"])

### pop_both_dicts
def pop_both_dicts(a, b):
    for k in [*a]:
        if k in b:
            a[k] = a.pop(k) + b.pop(k)
    return a | b

#> pop_both_dicts({"x": 1, "y": 2, "z": 3}, {"y": 10, "w": 0})
#> pop_both_dicts({}, {"only": 5})
#> pop_both_dicts({"l": [1]}, {"l": [2, 3]})
#> pop_both_dicts({1: "a", 2: "b"}, {2: "c", 1: "d"})
#> pop_both_dicts({"t": (0,)}, {"t": [0]})

### matrix_row_ops
def matrix_row_ops(m, ops):
    for i, j, k in ops:
        m[i] = [a + k * b for a, b in zip(m[i], m[j])]
    return m

#> matrix_row_ops([[1, 2], [3, 4]], [(1, 0, -3)])
#> matrix_row_ops([], [])
#> matrix_row_ops([[1, 1], [2, 0]], [(0, 0, 1), (1, 0, 2)])
#> matrix_row_ops([[5, 6, 7], [1]], [(0, 1, 10)])
#> matrix_row_ops([[1]], [(0, 2, 1)])

### ticket_number_lucky
def ticket_number_lucky(num):
    digits = [*map(int, str(num).zfill(6))]
    return sum(digits[:3]) == sum(digits[3:]), digits[::5]

#> ticket_number_lucky(123321)
#> ticket_number_lucky(7007)
#> ticket_number_lucky(0)
#> ticket_number_lucky(1234567)
#> ticket_number_lucky(-12)

### reorder_by_ranks
def reorder_by_ranks(items, ranks):
    return [x for _, x in sorted(zip(ranks, items), key=lambda p: p[0])]

#> reorder_by_ranks(["c", "a", "b"], [3, 1, 2])
#> reorder_by_ranks([], [])
#> reorder_by_ranks(["x", "y", "z"], [0, 0, -1])
#> reorder_by_ranks([None, {}, 5], [2.5, 1, 9])
#> reorder_by_ranks(["p", "q"], [1])

### nested_any_all
def nested_any_all(groups):
    return any(all(g) for g in groups), all(any(g) for g in groups)

#> nested_any_all([[1, 0], [2, 3]])
#> nested_any_all([])
#> nested_any_all([[]])
#> nested_any_all([["", "a"], [None]])
#> nested_any_all([[0], [False]])

### snake_positions
def snake_positions(body, moves):
    for dx, dy in moves:
        x, y = body[0]
        body = [(x + dx, y + dy)] + body[:-1]
        if body[0] in body[1:]:
            return body[0], "bite"
    return body

#> snake_positions([(2, 2), (1, 2), (0, 2)], [(0, 1), (1, 0)])
#> snake_positions([(0, 0)], [])
#> snake_positions([(3, 0), (2, 0), (1, 0)], [(-1, 0)])
#> snake_positions([(1, 1), (1, 0)], [(0, 1), (0, -1)])
#> snake_positions([(5, 5), (5, 4), (4, 4), (4, 5), (4, 6)], [(-1, 0)])

### set_from_range_steps
def set_from_range_steps(n, steps):
    hit = set()
    for s in steps:
        hit.update(range(s, n, s))
    return sorted(set(range(1, n)) - hit)

#> set_from_range_steps(12, [2, 3])
#> set_from_range_steps(1, [5])
#> set_from_range_steps(8, [])
#> set_from_range_steps(10, [1])
#> set_from_range_steps(15, [7, 4, 4, 20])

### insertion_moves_log
def insertion_moves_log(a):
    log = []
    for i in range(1, len(a)):
        x, j = a[i], i
        while j and a[j - 1] > x:
            a[j] = a[j - 1]
            j -= 1
        a[j] = x
        log.append(i - j)
    return log

#> insertion_moves_log([4, 3, 5, 1])
#> insertion_moves_log([])
#> insertion_moves_log([2])
#> insertion_moves_log([1, 1, 0, 0])
#> insertion_moves_log(["m", "c", "x", "a"])

### xor_out_missing
def xor_out_missing(nums):
    acc = len(nums)
    for i, n in enumerate(nums):
        acc ^= i ^ n
    return acc

#> xor_out_missing([3, 0, 1])
#> xor_out_missing([])
#> xor_out_missing([1])
#> xor_out_missing([0, 1, 2, 4, 5])
#> xor_out_missing([-1, 0])

### dict_sort_in_place_trick
def dict_sort_in_place_trick(d):
    for k in sorted(d, reverse=True):
        d[k] = d.pop(k)
    return list(d), d

#> dict_sort_in_place_trick({"b": 1, "c": 2, "a": 3})
#> dict_sort_in_place_trick({})
#> dict_sort_in_place_trick({5: None, -5: 0, 50: True})
#> dict_sort_in_place_trick({"Z": 1, "a": 2})
#> dict_sort_in_place_trick({"x": [], 1: {}})

### accumulate_cap_reset
def accumulate_cap_reset(xs, cap):
    out, run = [], 0
    for x in xs:
        run = run + x if run + x <= cap else x
        out.append(run)
    return out

#> accumulate_cap_reset([4, 4, 4, 1], 10)
#> accumulate_cap_reset([], 1)
#> accumulate_cap_reset([20, 1, 1], 5)
#> accumulate_cap_reset([-3, 5, 2], 0)
#> accumulate_cap_reset([1, 1, 1, 1, 1], 3)

### unpack_head_tail_recursive
def unpack_head_tail_recursive(xs):
    if not xs:
        return 0
    head, *tail = xs
    return head - unpack_head_tail_recursive(tail)

#> unpack_head_tail_recursive([5, 3, 2])
#> unpack_head_tail_recursive([])
#> unpack_head_tail_recursive([-4])
#> unpack_head_tail_recursive((1, 1, 1, 1))
#> unpack_head_tail_recursive([10, 20, 30, 40])

### list_contains_slice_at
def list_contains_slice_at(hay, needle):
    n = len(needle)
    for i in range(len(hay) - n + 1):
        if hay[i:i + n] == needle:
            hay[i:i + n] = [needle]
            return i, hay
    return -1, hay

#> list_contains_slice_at([1, 2, 3, 2, 3], [2, 3])
#> list_contains_slice_at([], [1])
#> list_contains_slice_at(["g", "o"], ["o", "g"])
#> list_contains_slice_at([4, 5], [])
#> list_contains_slice_at([0, 0, 0], [0, 0, 0])
