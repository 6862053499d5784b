### g_insert_counts
def g_insert_counts(xs):
    for v in sorted(set(xs), reverse=True):
        xs.insert(xs.index(v), xs.count(v))
    return xs

#> g_insert_counts([5, 7, 5])
#> g_insert_counts([])
#> g_insert_counts([9])
#> g_insert_counts([2, 2, 2])
#> g_insert_counts([10, 0, 10, 0])

### pop_then_index_remaining
def pop_then_index_remaining(names, k):
    out = names.pop(k)
    names.append(out.swapcase())
    return names.index(max(names)), names

#> pop_then_index_remaining(["bo", "Al", "cy"], 0)
#> pop_then_index_remaining(["Z"], -1)
#> pop_then_index_remaining(["x", "Y", "z"], 1)
#> pop_then_index_remaining(["q1", "Q2"], -2)
#> pop_then_index_remaining(["a"], 4)

### clean_list_by_type
def clean_list_by_type(xs):
    nums = [x for x in xs if isinstance(x, (int, float)) and not isinstance(x, bool)]
    strs = [x for x in xs if isinstance(x, str)]
    strs.sort(key=str.lower, reverse=True)
    return sum(nums), strs, len(xs) - len(nums) - len(strs)

#> clean_list_by_type([1, "b", 2.5, "A", None])
#> clean_list_by_type([])
#> clean_list_by_type([True, False])
#> clean_list_by_type(["x", "X", "y"])
#> clean_list_by_type([[1], (2,), -3])

### index_swap_words
def index_swap_words(s, a, b):
    ws = s.split()
    if a in ws and b in ws:
        i, j = ws.index(a), ws.index(b)
        ws[i], ws[j] = ws[j].upper(), ws[i].upper()
    return " ".join(ws)

#> index_swap_words("dog bites man", "dog", "man")
#> index_swap_words("dog bites man", "cat", "man")
#> index_swap_words("", "x", "y")
#> index_swap_words("a b a b", "a", "b")
#> index_swap_words("self", "self", "self")

### trim_to_palindrome
def trim_to_palindrome(xs):
    cut = 0
    while xs != xs[::-1]:
        if xs[-1] in xs[:-1]:
            xs.pop(0)
        else:
            xs.pop()
        cut += 1
    return xs, cut

#> trim_to_palindrome([1, 2, 3, 2])
#> trim_to_palindrome([])
#> trim_to_palindrome(["a", "b"])
#> trim_to_palindrome([5, 5])
#> trim_to_palindrome([1, 2, 3, 4, 2, 9])

### rotate_until_sorted
def rotate_until_sorted(xs):
    target = sorted(xs)
    for turns in range(len(xs)):
        if xs == target:
            return turns
        xs.append(xs.pop(0))
    return -1

#> rotate_until_sorted([3, 4, 1, 2])
#> rotate_until_sorted([1, 2, 3])
#> rotate_until_sorted([2, 1, 3])
#> rotate_until_sorted([])
#> rotate_until_sorted(["b", "a"])

### multi_index_pick
def multi_index_pick(xs, idx):
    try:
        return [xs[i] for i in idx]
    except IndexError:
        return [xs[i % len(xs)] for i in idx if xs]

#> multi_index_pick(["a", "b", "c"], [0, -1, 1])
#> multi_index_pick(["a", "b", "c"], [0, 5])
#> multi_index_pick([], [1])
#> multi_index_pick("xyz", [-3, -4])
#> multi_index_pick([1], [])

### drop_max_per_row
def drop_max_per_row(rows):
    score = 0
    while any(rows):
        picks = []
        for r in rows:
            if r:
                r.sort()
                picks.append(r.pop())
        score += max(picks)
    return score

#> drop_max_per_row([[1, 2, 4], [3, 3, 1]])
#> drop_max_per_row([[10]])
#> drop_max_per_row([])
#> drop_max_per_row([[5, 5], [1]])
#> drop_max_per_row([[], [-1, -2]])

### cross_extend
def cross_extend(a, b):
    a.extend(b[len(a):])
    b.extend(a[len(b):])
    a.append(b.pop(0))
    return a, b

#> cross_extend([1], [2, 3, 4])
#> cross_extend([1, 2, 3], ["x"])
#> cross_extend([], [0])
#> cross_extend(["p", "q"], ["r", "s"])
#> cross_extend([], [])

### count_letters_to_list
def count_letters_to_list(s):
    counts = [0] * 26
    for ch in s.lower():
        if "a" <= ch <= "z":
            counts[ord(ch) - 97] += 1
    while counts and counts[-1] == 0:
        counts.pop()
    return counts

#> count_letters_to_list("Abacab")
#> count_letters_to_list("")
#> count_letters_to_list("123 !?")
#> count_letters_to_list("feed")
#> count_letters_to_list("Écho")

### sort_on_computed_list
def sort_on_computed_list(words):
    vowels = [sum(c in "aeiou" for c in w) for w in words]
    paired = sorted(zip(vowels, range(len(words)), words), reverse=True)
    return [w for *_, w in paired]

#> sort_on_computed_list(["sky", "audio", "tree", "moon"])
#> sort_on_computed_list([])
#> sort_on_computed_list(["b", "c", "d"])
#> sort_on_computed_list(["AEI", "io"])
#> sort_on_computed_list(["", "a", ""])

### in_place_square_merge
def in_place_square_merge(xs):
    sq = [x * x for x in xs]
    lo, hi, out = 0, len(sq) - 1, []
    while lo <= hi:
        if sq[lo] > sq[hi]:
            out.insert(0, sq[lo])
            lo += 1
        else:
            out.insert(0, sq[hi])
            hi -= 1
    return out

#> in_place_square_merge([-4, -1, 0, 3, 10])
#> in_place_square_merge([])
#> in_place_square_merge([-3])
#> in_place_square_merge([-2, -1])
#> in_place_square_merge([1, 2])

### list_hash_fold
def list_hash_fold(xs, mod):
    h = 7
    for i, x in enumerate(xs):
        h = (h * 31 + len(str(x)) * (i + 1)) % mod
    return h, xs[h % len(xs)] if xs else None

#> list_hash_fold(["ab", 12, None], 101)
#> list_hash_fold([], 10)
#> list_hash_fold([[1, 2], (3,)], 17)
#> list_hash_fold([True], 1)
#> list_hash_fold(["x"], 0)

### sublist_toggle
def sublist_toggle(xs, item):
    if [item] in xs:
        xs.remove([item])
        xs.append(item)
    elif item in xs:
        xs[xs.index(item)] = [item]
    else:
        xs += [item], [item]
    return xs

#> sublist_toggle([1, [2], 3], 2)
#> sublist_toggle([1, [2], 3], 3)
#> sublist_toggle([1], 9)
#> sublist_toggle([], "a")
#> sublist_toggle([["q"], "q"], "q")

### min_swap_front
def min_swap_front(xs, rounds):
    for r in range(rounds):
        i = xs.index(min(xs[r:]), r)
        xs[r], xs[i] = xs[i], xs[r]
        xs[-1] += 1
    return xs

#> min_swap_front([4, 3, 2, 1], 2)
#> min_swap_front([1, 1, 1], 3)
#> min_swap_front([5], 1)
#> min_swap_front([9, 0], 0)
#> min_swap_front([2, 1], 3)

### zip_dict_fill
def zip_dict_fill(keys, vals):
    vals = vals + [vals[-1]] * (len(keys) - len(vals)) if vals else [0] * len(keys)
    d = dict(zip(keys, vals))
    return d, [d[k] for k in reversed(keys)]

#> zip_dict_fill(["a", "b", "c"], [1])
#> zip_dict_fill(["a", "b"], [1, 2, 3])
#> zip_dict_fill(["x", "y"], [])
#> zip_dict_fill([], [5])
#> zip_dict_fill(["k", "k"], ["first", "second"])

### push_pop_sequence_valid
def push_pop_sequence_valid(pushed, popped):
    st, j = [], 0
    for x in pushed:
        st.append(x)
        while st and j < len(popped) and st[-1] == popped[j]:
            st.pop()
            j += 1
    return not st, st

#> push_pop_sequence_valid([1, 2, 3, 4, 5], [4, 5, 3, 2, 1])
#> push_pop_sequence_valid([1, 2, 3], [3, 1, 2])
#> push_pop_sequence_valid([], [])
#> push_pop_sequence_valid(["a", "b"], ["a"])
#> push_pop_sequence_valid([0], [0])

### zip_rotate_pairs
def zip_rotate_pairs(xs):
    pairs = list(zip(xs, xs[1:] + xs[:1]))
    pairs.sort(key=lambda p: (p[0] + p[1], p))
    return pairs[:2] + pairs[-1:]

#> zip_rotate_pairs([3, 1, 2])
#> zip_rotate_pairs([])
#> zip_rotate_pairs([4])
#> zip_rotate_pairs(["c", "a", "b"])
#> zip_rotate_pairs([0, -5, 5, 0])

### grouped_slices_join
def grouped_slices_join(s, n):
    groups = [s[i::n] for i in range(n)]
    groups.sort(key=lambda g: (len(g), g))
    return "/".join(groups)

#> grouped_slices_join("transpose", 4)
#> grouped_slices_join("", 3)
#> grouped_slices_join("abc", 1)
#> grouped_slices_join("zyx", 5)
#> grouped_slices_join("mississippi", 2)

### list_poke
def list_poke(xs, *pokes):
    for p in pokes:
        if isinstance(p, int):
            xs[p] = xs[p] * 2
        elif isinstance(p, tuple):
            xs[slice(*p)] = []
        else:
            xs.append(p)
    return xs

#> list_poke([1, 2, 3], 0, "new", -1)
#> list_poke([1, 2, 3, 4, 5], (1, 3), 1)
#> list_poke([], "a", "b")
#> list_poke(["x"])
#> list_poke([1], 5)

### pair_up_leftover
def pair_up_leftover(xs):
    pairs = []
    while True:
        match xs:
            case [a, b, *rest]:
                pairs.append(a + b)
                xs = rest
            case [a]:
                return pairs, a
            case _:
                return pairs, None

#> pair_up_leftover([1, 2, 3, 4, 5])
#> pair_up_leftover(["a", "b"])
#> pair_up_leftover([])
#> pair_up_leftover([7])
#> pair_up_leftover([[1], [2], [3], [4]])

### complement_bits_list
def complement_bits_list(bits):
    i = len(bits) - 1
    while i >= 0 and bits[i] == 0:
        i -= 1
    for j in range(i):
        bits[j] = 1 - bits[j]
    return bits

#> complement_bits_list([0, 1, 1, 0])
#> complement_bits_list([0, 0, 0])
#> complement_bits_list([])
#> complement_bits_list([1])
#> complement_bits_list([1, 0, 0, 1, 1])

### gray_code_list
def gray_code_list(n):
    codes = [""]
    for _ in range(n):
        codes = ["0" + c for c in codes] + ["1" + c for c in reversed(codes)]
    return codes

#> gray_code_list(1)
#> gray_code_list(2)
#> gray_code_list(3)
#> gray_code_list(0)
#> gray_code_list(-1)

### perfect_shuffle_trace
def perfect_shuffle_trace(deck, card):
    spots = [deck.index(card)]
    for _ in range(len(deck)):
        half = len(deck) // 2
        deck = [c for pair in zip(deck[:half], deck[half:]) for c in pair]
        where = deck.index(card)
        if where == spots[0]:
            break
        spots.append(where)
    return spots

#> perfect_shuffle_trace([1, 2, 3, 4, 5, 6, 7, 8], 2)
#> perfect_shuffle_trace(["a", "b"], "a")
#> perfect_shuffle_trace([1, 2, 3, 4, 5, 6], 3)
#> perfect_shuffle_trace([1, 2, 3], 3)
#> perfect_shuffle_trace([9, 8, 7, 6], 8)

### list_addition_carry_none
def list_addition_carry_none(a, b):
    res = list(a)
    for i, v in enumerate(b):
        if i >= len(res):
            res += b[i:]
            break
        res[i] = None if v is None or res[i] is None else res[i] + v
    return res

#> list_addition_carry_none([1, None, 3], [4, 5])
#> list_addition_carry_none([1], [2, 3, 4])
#> list_addition_carry_none([], [])
#> list_addition_carry_none([0, 0], [None, 1])
#> list_addition_carry_none(["a"], ["b", "c"])

