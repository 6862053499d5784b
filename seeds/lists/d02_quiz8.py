### double_reverse_insert
def double_reverse_insert(xs, v):
    xs.reverse()
    xs.insert(2, v)
    xs.reverse()
    xs.insert(2, v)
    return xs.index(v), xs

#> double_reverse_insert([1, 2, 3, 4], 0)
#> double_reverse_insert([], "a")
#> double_reverse_insert([5], 5)
#> double_reverse_insert(["p", "q", "r"], None)
#> double_reverse_insert([1, 2], 1)

### collect_and_subtract
def collect_and_subtract(xs):
    base = min(xs)
    xs = [x - base for x in xs if x != base]
    xs.append(base)
    return xs

#> collect_and_subtract([5, 3, 8, 3])
#> collect_and_subtract([7])
#> collect_and_subtract([-2, 0, 4])
#> collect_and_subtract([0.5, 1.5])
#> collect_and_subtract([])

### expand_nested_counts
def expand_nested_counts(spec):
    out = []
    for item in spec:
        if isinstance(item, tuple):
            n, what = item
            out.extend(what * n if isinstance(what, list) else [what] * n)
        else:
            out.append(item)
    return out

#> expand_nested_counts([1, (2, "x"), (2, [3, 4])])
#> expand_nested_counts([])
#> expand_nested_counts([(0, "gone"), "stay"])
#> expand_nested_counts([(3, None)])
#> expand_nested_counts([(1, 2, 3)])

### list_diff_counts
def list_diff_counts(a, b):
    extra = [x for x in set(a) | set(b) if a.count(x) != b.count(x)]
    return sorted(extra, key=lambda x: (a.count(x) - b.count(x), x))

#> list_diff_counts([1, 1, 2], [1, 3])
#> list_diff_counts([], [])
#> list_diff_counts("hello", "help")
#> list_diff_counts([5], [5])
#> list_diff_counts(["x", "y"], ["y", "y", "z"])

### move_k_smallest_end
def move_k_smallest_end(xs, k):
    for _ in range(k):
        if not xs:
            break
        xs.append(xs.pop(xs.index(min(xs))))
    return xs

#> move_k_smallest_end([3, 1, 2], 1)
#> move_k_smallest_end([3, 1, 2], 4)
#> move_k_smallest_end([], 2)
#> move_k_smallest_end([1, 1, 0], 2)
#> move_k_smallest_end(["b", "a"], 0)

### assign_from_generator
def assign_from_generator(xs):
    xs[1:3] = (x * x for x in xs)
    return xs, len(xs)

#> assign_from_generator([1, 2, 3, 4])
#> assign_from_generator([])
#> assign_from_generator([5])
#> assign_from_generator([0, -1])
#> assign_from_generator([1.5, 2, 3])

### find_first_descent
def find_first_descent(xs):
    i = 0
    while i + 1 < len(xs) and xs[i] <= xs[i + 1]:
        i += 1
    head, tail = xs[:i + 1], xs[i + 1:]
    return tail + head

#> find_first_descent([3, 5, 7, 2, 4])
#> find_first_descent([1, 2, 3])
#> find_first_descent([])
#> find_first_descent([9, 1])
#> find_first_descent("aacb")

### tally_with_list_pairs
def tally_with_list_pairs(xs):
    tally = []
    for x in xs:
        hit = [t for t in tally if t[0] == x]
        if hit:
            hit[0][1] += 1
            tally.remove(hit[0])
            tally.insert(0, hit[0])
        else:
            tally.append([x, 1])
    return tally

#> tally_with_list_pairs(["a", "b", "a", "c", "b"])
#> tally_with_list_pairs([])
#> tally_with_list_pairs([1, 1, 1])
#> tally_with_list_pairs("xyz")
#> tally_with_list_pairs([0, None, False])

### spread_into_gaps
def spread_into_gaps(template, values):
    vals = values[::-1]
    out = [vals.pop() if t is None and vals else t for t in template]
    return out, vals

#> spread_into_gaps([1, None, 2, None], ["a", "b", "c"])
#> spread_into_gaps([None, None], ["x"])
#> spread_into_gaps([], [1])
#> spread_into_gaps(["k"], [])
#> spread_into_gaps([None], [None])

### xor_unique
def xor_unique(xs):
    acc = 0
    for x in xs:
        acc ^= x
    return acc, [x for x in xs if xs.count(x) % 2]

#> xor_unique([4, 1, 2, 1, 2])
#> xor_unique([])
#> xor_unique([7, 7])
#> xor_unique([5, 5, 5])
#> xor_unique([-1, 0, 3])

### window_sorted_median
def window_sorted_median(xs, w):
    out = []
    for i in range(0, len(xs) - w + 1):
        win = xs[i:i + w]
        win.sort()
        xs[i] = win[w // 2]
        out.append(win)
    return xs, len(out)

#> window_sorted_median([5, 1, 4, 2, 3], 3)
#> window_sorted_median([1, 2], 5)
#> window_sorted_median([], 1)
#> window_sorted_median([9, 7, 8], 1)
#> window_sorted_median([3, 1, 2, 0], 2)

### alternate_pop_concat
def alternate_pop_concat(words):
    s = ""
    flip = False
    while words:
        w = words.pop(0 if flip else -1)
        s = w + s if flip else s + w
        flip = len(w) % 2 == 0
    return s

#> alternate_pop_concat(["a", "bb", "c", "dd"])
#> alternate_pop_concat([])
#> alternate_pop_concat(["xyz"])
#> alternate_pop_concat(["no", "on", "go"])
#> alternate_pop_concat(["", "1", "22"])

### pairwise_swap_condition
def pairwise_swap_condition(xs):
    i = 0
    while i < len(xs) - 1:
        if (xs[i] + xs[i + 1]) % 2:
            xs[i:i + 2] = xs[i + 1], xs[i]
            i += 2
        else:
            i += 1
    return xs

#> pairwise_swap_condition([1, 2, 3, 4])
#> pairwise_swap_condition([2, 4, 6])
#> pairwise_swap_condition([])
#> pairwise_swap_condition([1, 1, 2, 2])
#> pairwise_swap_condition([0, 7])

### sum_of_index_products
def sum_of_index_products(a, b):
    return sum(a.index(x) * b.index(x) for x in a if x in b)

#> sum_of_index_products([1, 2, 3], [3, 2, 1])
#> sum_of_index_products([], [1])
#> sum_of_index_products("abcd", "dcba")
#> sum_of_index_products([5, 5, 6], [0, 5, 6])
#> sum_of_index_products(["x"], ["y"])

### list_zip_self_offset
def list_zip_self_offset(xs, k):
    return [(a, b) for a, b in zip(xs[k:], xs[:-k or None]) if a != b]

#> list_zip_self_offset([1, 2, 1, 2], 1)
#> list_zip_self_offset([1, 2, 1, 2], 2)
#> list_zip_self_offset([], 1)
#> list_zip_self_offset("abcab", 3)
#> list_zip_self_offset([4, 5], 0)

### pop_all_matching_suffix
def pop_all_matching_suffix(files, ext):
    moved = []
    i = 0
    while i < len(files):
        if files[i].endswith(ext):
            moved.append(files.pop(i).removesuffix(ext))
            continue
        i += 1
    return files, moved

#> pop_all_matching_suffix(["a.py", "b.txt", "c.py"], ".py")
#> pop_all_matching_suffix([], ".x")
#> pop_all_matching_suffix(["README"], ".md")
#> pop_all_matching_suffix([".py", "x.PY"], ".py")
#> pop_all_matching_suffix(["k", "l"], "")

### diagonal_strings
def diagonal_strings(s, n):
    rows = [s[i:i + n] for i in range(0, len(s), n)]
    return "".join(r[i] for i, r in enumerate(rows) if i < len(r)), len(rows)

#> diagonal_strings("abcdefghi", 3)
#> diagonal_strings("", 2)
#> diagonal_strings("abcdefgh", 2)
#> diagonal_strings("xyz", 5)
#> diagonal_strings("hello world!", 4)

### tail_recursion_list
def tail_recursion_list(xs, acc=None):
    acc = [] if acc is None else acc
    if not xs:
        return acc
    if xs[0] in acc:
        acc.remove(xs[0])
    else:
        acc.append(xs[0])
    return tail_recursion_list(xs[1:], acc)

#> tail_recursion_list([1, 2, 1, 3])
#> tail_recursion_list([])
#> tail_recursion_list("abba")
#> tail_recursion_list([5], [5, 6])
#> tail_recursion_list([0, 0, 0])

### swap_ends_if_greater
def swap_ends_if_greater(xs):
    i, j = 0, len(xs) - 1
    swaps = 0
    while i < j:
        if xs[i] > xs[j]:
            xs[i], xs[j] = xs[j], xs[i]
            swaps += 1
        i, j = i + 1, j - 1
    return swaps, xs

#> swap_ends_if_greater([9, 2, 5, 1])
#> swap_ends_if_greater([1, 2])
#> swap_ends_if_greater([])
#> swap_ends_if_greater(["z", "m", "a"])
#> swap_ends_if_greater([4, 4, 3, 3])

### list_replace_by_map
def list_replace_by_map(xs, mapping):
    seen = {}
    for i, x in enumerate(xs):
        xs[i] = mapping.get(x, x)
        seen[xs[i]] = seen.get(xs[i], 0) + 1
    return xs, max(seen.values(), default=0)

#> list_replace_by_map(["u", "v", "u"], {"u": "v"})
#> list_replace_by_map([], {1: 2})
#> list_replace_by_map([1, 2, 3], {1: 2, 2: 3, 3: 1})
#> list_replace_by_map([None, 0], {None: 0})
#> list_replace_by_map([True, "x"], {1: "x"})

### cut_at_first_repeat
def cut_at_first_repeat(xs):
    for i in range(1, len(xs)):
        if xs[i] in xs[:i]:
            del xs[i:]
            return xs, False
    return xs, True

#> cut_at_first_repeat([1, 2, 3, 2, 4])
#> cut_at_first_repeat([])
#> cut_at_first_repeat(["a", "b"])
#> cut_at_first_repeat([6, 6, 6])
#> cut_at_first_repeat(list("python"))

### compare_list_cmp_chain
def compare_list_cmp_chain(a, b, c):
    return [a < b < c, a == b or b == c, max(a, b, c), min((a, b, c), key=len)]

#> compare_list_cmp_chain([1], [1, 0], [2])
#> compare_list_cmp_chain([], [], [0])
#> compare_list_cmp_chain([3, 1], [2, 9], [2])
#> compare_list_cmp_chain("ab", "abc", "b")
#> compare_list_cmp_chain([[1]], [[1], []], [[0], 5])

### nested_zip_unpack
def nested_zip_unpack(names, grid):
    return {n: dict(enumerate(row)) for n, row in zip(names, zip(*grid))}

#> nested_zip_unpack(["x", "y"], [[1, 2], [3, 4]])
#> nested_zip_unpack([], [[1]])
#> nested_zip_unpack(["a"], [])
#> nested_zip_unpack("pq", ["ab", "cd", "ef"])
#> nested_zip_unpack(["k", "l", "m"], [(7, 8)])

### range_slices_equal
def range_slices_equal(n, k):
    r = range(n)
    return r[k:] == range(k, n), list(r[::-k][:3]), r[-1] if r else None

#> range_slices_equal(10, 3)
#> range_slices_equal(0, 1)
#> range_slices_equal(5, 7)
#> range_slices_equal(6, -2)
#> range_slices_equal(3, 0)

### product_of_others_string
def product_of_others_string(digits):
    xs = [int(d) for d in digits if d.isdigit()]
    out = []
    for i in range(len(xs)):
        p = 1
        for other in xs[:i] + xs[i + 1:]:
            p *= other
        out.append(p)
    return out

#> product_of_others_string("2a3b4")
#> product_of_others_string("")
#> product_of_others_string("7")
#> product_of_others_string("905")
#> product_of_others_string("1-1-2")

### accumulate_until_dup_sum
def accumulate_until_dup_sum(changes):
    seen, total, i = [0], 0, 0
    while i < 50 and changes:
        total += changes[i % len(changes)]
        if total in seen:
            return total, i + 1
        seen.append(total)
        i += 1
    return None, i

#> accumulate_until_dup_sum([1, -1])
#> accumulate_until_dup_sum([3, 3, 4, -2, -4])
#> accumulate_until_dup_sum([])
#> accumulate_until_dup_sum([0])
#> accumulate_until_dup_sum([7, 1])
#> accumulate_until_dup_sum([-6, 3, 8, 5, -6])

### unzip_by_type
def unzip_by_type(tokens):
    groups = {"int": [], "str": []}
    for t in tokens:
        try:
            groups["int"].append(int(t))
        except ValueError:
            groups["str"].append(t)
    groups["int"].sort()
    groups["str"].sort(key=len)
    return *groups["int"], *groups["str"]

#> unzip_by_type(["10", "fox", "-3", "a"])
#> unzip_by_type([])
#> unzip_by_type(["1.5", " 7 "])
#> unzip_by_type(["bb", "aa", "c"])
#> unzip_by_type(["٣", "0x1"])
