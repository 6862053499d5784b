### wedge_into_list
def wedge_into_list(xs, wedge):
    at = sum(x < wedge for x in xs)
    xs[at:at] = [wedge] * (at + 1)
    return xs[at - 1:at + 2]

#> wedge_into_list([1, 5, 9], 4)
#> wedge_into_list([], 3)
#> wedge_into_list([8, 2, 6], 7)
#> wedge_into_list(["b", "d"], "c")
#> wedge_into_list([5, 5], 5)

### tickets_by_owner
def tickets_by_owner(tickets):
    owners = {}
    for t in tickets:
        owners.setdefault(t.get("owner") or "nobody", []).append(t["id"])
    return dict(sorted(owners.items(), key=lambda kv: (-len(kv[1]), kv[0])))

#> tickets_by_owner([{"id": 1, "owner": "mo"}, {"id": 2}, {"id": 3, "owner": "al"}, {"id": 4, "owner": "mo"}])
#> tickets_by_owner([])
#> tickets_by_owner([{"id": 9, "owner": ""}, {"id": 8, "owner": None}])
#> tickets_by_owner([{"owner": "x"}])
#> tickets_by_owner([{"id": 0, "owner": "z"}, {"id": 0, "owner": "a"}])

### discard_by_parity_of_index_sum
def discard_by_parity_of_index_sum(m):
    return [[v for j, v in enumerate(row) if (i + j) % 2 == 0] for i, row in enumerate(m)]

#> discard_by_parity_of_index_sum([[1, 2, 3], [4, 5, 6]])
#> discard_by_parity_of_index_sum([])
#> discard_by_parity_of_index_sum([["a"], ["b"]])
#> discard_by_parity_of_index_sum([[], [1, 2, 3, 4]])
#> discard_by_parity_of_index_sum(["chess", "board"])

### keep_popping_min
def keep_popping_min(xs, n):
    cost = 0
    while len(xs) > n:
        i = xs.index(min(xs))
        cost += i + xs.pop(i)
    return cost, xs

#> keep_popping_min([4, 2, 8, 1], 2)
#> keep_popping_min([], 0)
#> keep_popping_min([5, 5, 5], 1)
#> keep_popping_min([-3, 7], 0)
#> keep_popping_min([6], 3)

### dict_pairs_diff_by_index
def dict_pairs_diff_by_index(d):
    ks = list(d)
    return {f"{a}>{b}": d[b] - d[a] for a, b in zip(ks, ks[1:])}

#> dict_pairs_diff_by_index({"jan": 100, "feb": 140, "mar": 90})
#> dict_pairs_diff_by_index({})
#> dict_pairs_diff_by_index({"only": 3})
#> dict_pairs_diff_by_index({1: 0.5, 2: 0.25})
#> dict_pairs_diff_by_index({"a": 1, "b": None})

### swap_same_slice
def swap_same_slice(xs, ys, i, j):
    cut = slice(i, j)
    xs[cut], ys[cut] = ys[cut], xs[cut]
    return xs, ys

#> swap_same_slice([1, 2, 3, 4], [5, 6, 7, 8], 1, 3)
#> swap_same_slice([], [9, 9], 0, 1)
#> swap_same_slice(["a"], ["b", "c", "d"], None, None)
#> swap_same_slice([1, 2, 3], [4], -1, 5)
#> swap_same_slice([0, 1], [2, 3], 2, 1)

### kth_bits_flip
def kth_bits_flip(n, ks):
    for k in ks:
        n ^= 1 << k
    return n, bin(n)

#> kth_bits_flip(0, [0, 3])
#> kth_bits_flip(15, [1, 1])
#> kth_bits_flip(8, [])
#> kth_bits_flip(-1, [0, 2])
#> kth_bits_flip(5, [-1])

### arrange_around_first
def arrange_around_first(xs):
    if not xs:
        return xs
    pivot = xs.pop(0)
    low = [x for x in xs if x < pivot]
    xs[:] = [x for x in xs if x >= pivot]
    return low + [pivot] + xs, len(low)

#> arrange_around_first([5, 8, 2, 5, 1])
#> arrange_around_first([])
#> arrange_around_first([3])
#> arrange_around_first(["m", "z", "a", "m"])
#> arrange_around_first([0, -1, -2])

### vowel_index_sum_map
def vowel_index_sum_map(words):
    return {w: sum(i for i, c in enumerate(w, 1) if c in "aeiou") for w in words if w[1:]}

#> vowel_index_sum_map(["audio", "sky", "tea"])
#> vowel_index_sum_map([])
#> vowel_index_sum_map(["a", "", "no", "no"])
#> vowel_index_sum_map(["QUEUE", "queue"])
#> vowel_index_sum_map(["naïve", "co-op"])

### any_all_default_quiz
def any_all_default_quiz(xs, ys):
    if any(xs) and not all(ys):
        return "mixed"
    if all(xs) or any(ys):
        return len(xs) - len(ys)
    return None

#> any_all_default_quiz([1, 0], [1, 0])
#> any_all_default_quiz([], [])
#> any_all_default_quiz([0, 0], [])
#> any_all_default_quiz([2, 3], [4])
#> any_all_default_quiz([None], ["", "x", "y"])

### limit_history
def limit_history(history, entry, keep=3):
    if entry in history:
        history.remove(entry)
    history.insert(0, entry)
    del history[keep:]
    return history

#> limit_history(["ls", "cd", "git"], "cd")
#> limit_history([], "pwd")
#> limit_history(["a", "b", "c"], "d")
#> limit_history(["x", "y"], "z", keep=0)
#> limit_history([1, 2, 3, 4, 5], 5, 4)

### divisor_pairs_list
def divisor_pairs_list(n):
    pairs = []
    d = 1
    while d * d <= n:
        q, r = divmod(n, d)
        if r == 0:
            pairs.append((d, q))
        d += 1
    return pairs

#> divisor_pairs_list(36)
#> divisor_pairs_list(1)
#> divisor_pairs_list(0)
#> divisor_pairs_list(13)
#> divisor_pairs_list(60)

### longest_value_key
def longest_value_key(d):
    best = ""
    for k, v in d.items():
        text = str(v)
        if len(text) > len(best):
            best, key = text, k
    return key, best

#> longest_value_key({"a": 10, "b": "three", "c": None})
#> longest_value_key({"x": True, "y": "four"})
#> longest_value_key({"z": ""})
#> longest_value_key({1: [1, 2], 2: (1,)})
#> longest_value_key({"pi": 3.14159, "e": 2.71})

### leftover_after_pairs
def leftover_after_pairs(nums, diff):
    nums.sort()
    i = 0
    while i < len(nums) - 1:
        if nums[i + 1] - nums[i] <= diff:
            del nums[i:i + 2]
        else:
            i += 1
    return nums

#> leftover_after_pairs([10, 1, 2, 20, 11], 1)
#> leftover_after_pairs([], 5)
#> leftover_after_pairs([3], 0)
#> leftover_after_pairs([7, 7, 7], 0)
#> leftover_after_pairs([1, 5, 9, 13], 3)

### shift_dict_values
def shift_dict_values(d, k):
    vals = list(d.values())
    k %= len(vals) or 1
    return dict(zip(d, vals[k:] + vals[:k]))

#> shift_dict_values({"a": 1, "b": 2, "c": 3}, 1)
#> shift_dict_values({}, 5)
#> shift_dict_values({"x": None}, 3)
#> shift_dict_values({1: "i", 2: "ii", 3: "iii", 4: "iv"}, -1)
#> shift_dict_values({"p": [], "q": {}}, 4)

### count_pairs_below
def count_pairs_below(a, b, cap):
    hits = 0
    for x in a:
        for y in b:
            if x * y >= cap:
                break
            hits += 1
    return hits

#> count_pairs_below([1, 2, 3], [1, 2, 3], 5)
#> count_pairs_below([], [4], 10)
#> count_pairs_below([5, 1], [9, 1], 20)
#> count_pairs_below([-1, 0], [3, -3], 1)
#> count_pairs_below([10], [10, 1], 50)

### extend_keys_with_suffix
def extend_keys_with_suffix(names):
    seen, out = {}, []
    for n in names:
        seen[n] = seen.get(n, -1) + 1
        out.append(f"{n}({seen[n]})" if seen[n] else n)
    return out

#> extend_keys_with_suffix(["doc", "img", "doc", "doc"])
#> extend_keys_with_suffix([])
#> extend_keys_with_suffix(["a(1)", "a", "a"])
#> extend_keys_with_suffix(["", ""])
#> extend_keys_with_suffix(["X", "x", "X"])

### reorder_list_dict_by_list
def reorder_list_dict_by_list(d, order):
    front = {k: d.pop(k) for k in order if k in d}
    return list({**front, **d}.items())

#> reorder_list_dict_by_list({"a": 1, "b": 2, "c": 3}, ["c", "x", "a"])
#> reorder_list_dict_by_list({}, ["q"])
#> reorder_list_dict_by_list({"m": 0, "n": 1}, [])
#> reorder_list_dict_by_list({1: "x", 2: "y"}, [2, 2, 1])
#> reorder_list_dict_by_list({"k": None}, "jkl")

### tower_reduced_exponent
def tower_reduced_exponent(exps, m):
    acc = 1
    for e in reversed(exps):
        acc = pow(e, acc % 12, m)
    return acc

#> tower_reduced_exponent([2, 3, 2], 100)
#> tower_reduced_exponent([], 7)
#> tower_reduced_exponent([5], 3)
#> tower_reduced_exponent([10, 12], 11)
#> tower_reduced_exponent([3, 3, 3, 3], 1)

### count_before_after
def count_before_after(xs, pivot):
    if pivot not in xs:
        return None
    i = xs.index(pivot)
    before, (_, *after) = xs[:i], xs[i:]
    return sum(x < pivot for x in before), sum(x > pivot for x in after)

#> count_before_after([3, 9, 5, 4, 7], 5)
#> count_before_after([], 1)
#> count_before_after([2], 2)
#> count_before_after([1, 1, 1], 1)
#> count_before_after(["a", "m", "z", "b"], "m")

### copy_list_modify_original
def copy_list_modify_original(xs):
    for x in xs.copy():
        if isinstance(x, list):
            xs.remove(x)
            xs.extend(x)
    return xs

#> copy_list_modify_original([1, [2, 3], 4])
#> copy_list_modify_original([])
#> copy_list_modify_original([[], [5], [5]])
#> copy_list_modify_original([[[9]], "s"])
#> copy_list_modify_original([None, [None, [0]]])

### zip_star_matrix_max
def zip_star_matrix_max(m):
    cols = [max(c) for c in zip(*m)]
    rows = [min(r) for r in m]
    return sorted(set(cols) & set(rows)), cols, rows

#> zip_star_matrix_max([[1, 2], [3, 4]])
#> zip_star_matrix_max([])
#> zip_star_matrix_max([[5]])
#> zip_star_matrix_max([[7, 1], [0, 7], [2, 2]])
#> zip_star_matrix_max([[], [1]])

### water_levels_fill
def water_levels_fill(tanks, litres):
    for i, (have, cap) in enumerate(tanks):
        poured = min(cap - have, litres)
        tanks[i] = (have + poured, cap)
        litres -= poured
        if not litres:
            break
    return tanks, litres

#> water_levels_fill([(2, 5), (0, 4)], 6)
#> water_levels_fill([], 3)
#> water_levels_fill([(1, 1), (0, 2)], 10)
#> water_levels_fill([(5, 9)], 4)
#> water_levels_fill([(0, 3), (0, 3)], 3)

### letter_grid_columns_words
def letter_grid_columns_words(rows, known):
    cols = ["".join(c) for c in zip(*rows)]
    return sorted({w for w in rows + cols if w in known})

#> letter_grid_columns_words(["cat", "ore", "wed"], {"cow", "are", "cat"})
#> letter_grid_columns_words([], ["x"])
#> letter_grid_columns_words(["ab", "ba"], ["ab"])
#> letter_grid_columns_words(["tip", "one", "e"], ("toe", "in"))
#> letter_grid_columns_words(["no"], [])

### settle_debts_pairs
def settle_debts_pairs(balance):
    moves = []
    while any(balance.values()):
        giver = min(sorted(balance), key=balance.get)
        taker = max(sorted(balance), key=balance.get)
        amt = min(-balance[giver], balance[taker])
        balance[giver] += amt
        balance[taker] -= amt
        moves.append((giver, taker, amt))
    return moves

#> settle_debts_pairs({"ann": 30, "bob": -10, "cal": -20})
#> settle_debts_pairs({})
#> settle_debts_pairs({"x": 0, "y": 0})
#> settle_debts_pairs({"p": 5, "q": 5, "r": -10})
#> settle_debts_pairs({"a": -7, "b": 7})

### shiritori_break
def shiritori_break(words):
    for i in range(1, len(words)):
        if words[i] in words[:i] or words[i][0] != words[i - 1][-1]:
            return words[:i], words[i]
    return len(words)

#> shiritori_break(["ant", "tap", "pen"])
#> shiritori_break(["ant", "tea", "ant"])
#> shiritori_break([])
#> shiritori_break(["dog", "God"])
#> shiritori_break(["ox", ""])

### odd_one_out_type
def odd_one_out_type(xs):
    kinds = [type(x) for x in xs]
    odd = [x for x, k in zip(xs, kinds) if kinds.count(k) == 1]
    return odd[0] if len(odd) == 1 else odd

#> odd_one_out_type([1, 2, "x", 3])
#> odd_one_out_type([])
#> odd_one_out_type([True, 1, 2])
#> odd_one_out_type([None, 0.5, ()])
#> odd_one_out_type(["a", "b", 1, 2])
