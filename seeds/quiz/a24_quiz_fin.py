### index_loop_skip_after_delete
def index_loop_skip_after_delete(xs, v):
    for i in range(len(xs)):
        if i < len(xs) and xs[i] == v:
            del xs[i]
    return xs

#> index_loop_skip_after_delete([1, 1, 2, 1], 1)
#> index_loop_skip_after_delete([], 1)
#> index_loop_skip_after_delete([1, 1, 1, 1], 1)
#> index_loop_skip_after_delete([2, 3], 5)
#> index_loop_skip_after_delete(list("aabaa"), "a")

### nested_list_index_assign
def nested_list_index_assign(m, r, c, v):
    try:
        m[r][c] = v
    except IndexError:
        while len(m) <= r:
            m.append([])
        m[r].append(v)
    return m

#> nested_list_index_assign([[1, 2], [3, 4]], 1, 0, 9)
#> nested_list_index_assign([[1]], 2, 0, 5)
#> nested_list_index_assign([], 0, 3, "x")
#> nested_list_index_assign([[0, 0]], -1, -1, 7)
#> nested_list_index_assign([["a"]], 0, 4, "b")

### find_in_nested_list
def find_in_nested_list(rows, word):
    hits = []
    for i, row in enumerate(rows):
        for j, cell in enumerate(row):
            at = str(cell).find(word)
            if at != -1:
                hits.append((i, j, at))
    return hits

#> find_in_nested_list([["cat", 12], ["scatter", None]], "cat")
#> find_in_nested_list([], "x")
#> find_in_nested_list([[120, 12.5]], "2")
#> find_in_nested_list([["a"], []], "z")
#> find_in_nested_list([[True, False]], "ue")

### mixed_list_type_totals
def mixed_list_type_totals(items):
    totals = {}
    for x in items:
        name = type(x).__name__
        if isinstance(x, (int, float)):
            totals[name] = totals.get(name, 0) + x
        else:
            totals[name] = totals.get(name, 0) + len(x)
    return totals

#> mixed_list_type_totals([1, "ab", 2.5, [1, 2], "c", True])
#> mixed_list_type_totals([])
#> mixed_list_type_totals([None])
#> mixed_list_type_totals([{"a": 1}, (), -3, -4])
#> mixed_list_type_totals([b"xyz", False, 0.25])

### mixed_list_add_or_none
def mixed_list_add_or_none(a, b):
    out = []
    for x, y in zip(a, b):
        try:
            out.append(x + y)
        except TypeError:
            out.append(None)
    return out

#> mixed_list_add_or_none([1, "a", [2]], [2, "b", [3]])
#> mixed_list_add_or_none([1, "a"], ["1", None])
#> mixed_list_add_or_none([], [5])
#> mixed_list_add_or_none([True, 2.5], [True, -1])
#> mixed_list_add_or_none([(1,), {}], [(2,), {}])

### none_result_of_methods
def none_result_of_methods(xs, v):
    results = [xs.append(v), xs.count(v), xs.reverse(), xs.index(v), xs.clear()]
    return [r for r in results if r is not None], len(xs)

#> none_result_of_methods([5, 6], 5)
#> none_result_of_methods([], "x")
#> none_result_of_methods([0, 0], False)
#> none_result_of_methods(["a", "b", "c"], "d")
#> none_result_of_methods([None], None)

### print_returns_none
def print_returns_none(words):
    shown = [print(w, end=";") or len(w) for w in words]
    return sum(shown), shown.count(0)

#> print_returns_none(["tea", "", "milk"])
#> print_returns_none([])
#> print_returns_none(["é"])
#> print_returns_none(["", ""])
#> print_returns_none(["tab\t", "new\n"])

### function_without_return_branch
def function_without_return_branch(n):
    if n > 10:
        return n % 10
    elif n < 0:
        return "neg"

#> function_without_return_branch(57)
#> function_without_return_branch(5)
#> function_without_return_branch(-3)
#> function_without_return_branch(10)
#> function_without_return_branch(20.5)

### unicode_ord_buckets
def unicode_ord_buckets(text):
    sizes = [0, 0, 0]
    for c in text:
        n = ord(c)
        sizes[(n > 127) + (n > 0xFFFF)] += 1
    return sizes, len(text.encode()) - len(text)

#> unicode_ord_buckets("plain")
#> unicode_ord_buckets("café 🙂")
#> unicode_ord_buckets("")
#> unicode_ord_buckets("日本")
#> unicode_ord_buckets("a\u0301")

### unicode_reverse_combining
def unicode_reverse_combining(s):
    flipped = s[::-1]
    return flipped == s, len(s), ascii(flipped)

#> unicode_reverse_combining("été")
#> unicode_reverse_combining("e\u0301a")
#> unicode_reverse_combining("")
#> unicode_reverse_combining("a🙂a")
#> unicode_reverse_combining("abc")

### unicode_case_pairs
def unicode_case_pairs(chars):
    return [(c, c.upper(), c.lower()) for c in chars if c.upper().lower() != c]

#> unicode_case_pairs("aßA")
#> unicode_case_pairs("")
#> unicode_case_pairs("éÉ1")
#> unicode_case_pairs("µς")
#> unicode_case_pairs("xyz")

### raw_and_escaped_split
def raw_and_escaped_split(text):
    a = text.split("\n")
    b = text.split("\\n")
    return len(a), len(b), (a if len(a) > len(b) else b)[-1]

#> raw_and_escaped_split("one\ntwo")
#> raw_and_escaped_split("one\\ntwo\\nthree")
#> raw_and_escaped_split("")
#> raw_and_escaped_split("a\nb\\nc")
#> raw_and_escaped_split("back\\slash")

### tab_and_newline_counts
def tab_and_newline_counts(s):
    cols = []
    for line in s.strip("\n").split("\n"):
        if line.count("\t"):
            cols.append(line.count("\t") + 1)
        else:
            cols.append(bool(line))
    return cols

#> tab_and_newline_counts("a\tb\nc\n\nd\te\tf\n")
#> tab_and_newline_counts("")
#> tab_and_newline_counts("\n\n")
#> tab_and_newline_counts("x")
#> tab_and_newline_counts("\t\t")

### swap_via_temp_dict
def swap_via_temp_dict(text, pairs):
    table = {}
    for a, b in pairs:
        table[a], table[b] = b, a
    return "".join(table.get(c, c) for c in text), len(table)

#> swap_via_temp_dict("flat", ["la"])
#> swap_via_temp_dict("noon", ["no", "ox"])
#> swap_via_temp_dict("", [])
#> swap_via_temp_dict("aa", ["aa"])
#> swap_via_temp_dict("1-2", [("1", "2"), ("-", "+")])

### group_consecutive_counts
def group_consecutive_counts(xs):
    out = []
    for x in xs:
        if out and out[-1][0] == x:
            out[-1] = (x, out[-1][1] + 1)
        else:
            out.append((x, 1))
    return out

#> group_consecutive_counts([1, 1, 2, 1])
#> group_consecutive_counts([])
#> group_consecutive_counts("hello")
#> group_consecutive_counts([True, 1, None, None])
#> group_consecutive_counts([7])

### transpose_ragged_rows
def transpose_ragged_rows(rows, fill=""):
    width = max(map(len, rows), default=0)
    return [[r[i] if i < len(r) else fill for r in rows] for i in range(width)]

#> transpose_ragged_rows([[1, 2, 3], [4]])
#> transpose_ragged_rows([], 0)
#> transpose_ragged_rows(["abc", "de"], "-")
#> transpose_ragged_rows([[], []])
#> transpose_ragged_rows([[1], [2, 3]], None)

### sum_of_neighbors_ring
def sum_of_neighbors_ring(xs):
    return [xs[i - 1] + xs[(i + 1) % len(xs)] for i in range(len(xs))]

#> sum_of_neighbors_ring([1, 2, 3, 4])
#> sum_of_neighbors_ring([])
#> sum_of_neighbors_ring([5])
#> sum_of_neighbors_ring([1, 10])
#> sum_of_neighbors_ring(["a", "b", "c"])

### replace_by_rank_in_word
def replace_by_rank_in_word(word):
    order = sorted(set(word))
    return "".join(str(order.index(c)) for c in word), "".join(order)

#> replace_by_rank_in_word("banana")
#> replace_by_rank_in_word("")
#> replace_by_rank_in_word("zZ9")
#> replace_by_rank_in_word("qq")
#> replace_by_rank_in_word("été!")

### partition_list_by_pivot
def partition_list_by_pivot(xs):
    if not xs:
        return []
    pivot, *rest = xs
    small = [x for x in rest if x < pivot]
    return small + [pivot] + [x for x in rest if x not in small]

#> partition_list_by_pivot([5, 2, 8, 1, 9])
#> partition_list_by_pivot([])
#> partition_list_by_pivot([3])
#> partition_list_by_pivot([4, 4, 1, 4])
#> partition_list_by_pivot("mango")

### longest_word_index_sum
def longest_word_index_sum(text):
    words = text.split()
    best = -1
    for i, w in enumerate(words):
        if best < 0 or len(w) > len(words[best]):
            best = i
    return best, words[best] if words else ""

#> longest_word_index_sum("a quick brown fox")
#> longest_word_index_sum("")
#> longest_word_index_sum("same size word")
#> longest_word_index_sum("x")
#> longest_word_index_sum("tiny enormous big")

### counter_most_common_pairs
from collections import Counter


def counter_most_common_pairs(text):
    pairs = Counter(a + b for a, b in zip(text, text[1:]) if " " not in a + b)
    return pairs.most_common(2), sum(pairs.values())

#> counter_most_common_pairs("banana bandana")
#> counter_most_common_pairs("")
#> counter_most_common_pairs("a b")
#> counter_most_common_pairs("aaaa")
#> counter_most_common_pairs("no on")

### counter_subtract_letters
from collections import Counter


def counter_subtract_letters(have, need):
    left = Counter(have)
    left.subtract(need)
    short = {c: -n for c, n in left.items() if n < 0}
    return short or "".join(sorted(left.elements()))

#> counter_subtract_letters("scrabble", "bales")
#> counter_subtract_letters("abc", "aab")
#> counter_subtract_letters("", "")
#> counter_subtract_letters("xx", "xx")
#> counter_subtract_letters("", "zz")

### defaultdict_touch_creates
from collections import defaultdict


def defaultdict_touch_creates(words, probe):
    d = defaultdict(list)
    for w in words:
        d[len(w)].append(w)
    if d[probe]:
        d[probe].reverse()
    return dict(d)

#> defaultdict_touch_creates(["a", "bb", "cc"], 2)
#> defaultdict_touch_creates(["a"], 7)
#> defaultdict_touch_creates([], 0)
#> defaultdict_touch_creates(["", ""], 0)
#> defaultdict_touch_creates(["xyz"], -1)

### deque_rotate_and_pop
from collections import deque


def deque_rotate_and_pop(items, k):
    q = deque(items, maxlen=5)
    q.rotate(k)
    q.appendleft("new")
    return list(q), q.pop()

#> deque_rotate_and_pop([1, 2, 3], 1)
#> deque_rotate_and_pop("abcdefg", -2)
#> deque_rotate_and_pop([], 3)
#> deque_rotate_and_pop([9], 0)
#> deque_rotate_and_pop([1, 2, 3, 4, 5], 2)

### ordered_move_to_end
from collections import OrderedDict


def ordered_move_to_end(keys, touched):
    od = OrderedDict.fromkeys(keys, 0)
    for t in touched:
        if t in od:
            od[t] += 1
            od.move_to_end(t)
    od.popitem(last=False) if od else None
    return dict(od)

#> ordered_move_to_end(["a", "b", "c"], ["a", "c", "z"])
#> ordered_move_to_end([], ["x"])
#> ordered_move_to_end(["p"], [])
#> ordered_move_to_end("xyx", "x")
#> ordered_move_to_end([1, 2], [2, 2])

### groupby_needs_sorting
from itertools import groupby


def groupby_needs_sorting(words):
    raw = [k for k, _ in groupby(words, key=len)]
    ordered = {k: list(g) for k, g in groupby(sorted(words, key=len), key=len)}
    return raw, ordered

#> groupby_needs_sorting(["a", "bb", "c", "dd"])
#> groupby_needs_sorting([])
#> groupby_needs_sorting(["xx", "yy"])
#> groupby_needs_sorting(["", "abc", ""])
#> groupby_needs_sorting(["é"])

### zip_longest_fill_pairs
from itertools import zip_longest


def zip_longest_fill_pairs(a, b):
    rows = zip_longest(a, b, fillvalue="-")
    return " ".join(f"{x}{y}" for x, y in rows if x != y)

#> zip_longest_fill_pairs("abc", "ax")
#> zip_longest_fill_pairs("", "")
#> zip_longest_fill_pairs([1, 2], [1, 3, 5])
#> zip_longest_fill_pairs("same", "same")
#> zip_longest_fill_pairs("--", "")

### accumulate_max_records
from itertools import accumulate


def accumulate_max_records(nums):
    highs = list(accumulate(nums, max))
    return [i for i, (n, h) in enumerate(zip(nums, highs)) if n == h and highs.index(h) == i]

#> accumulate_max_records([3, 1, 4, 4, 9, 2])
#> accumulate_max_records([])
#> accumulate_max_records([5, 5])
#> accumulate_max_records([-3, -4])
#> accumulate_max_records(["b", "a", "c"])

### reduce_nested_lookup
from functools import reduce


def reduce_nested_lookup(data, path):
    def step(acc, key):
        return acc.get(key, {}) if isinstance(acc, dict) else acc
    return reduce(step, path.split("."), data)

#> reduce_nested_lookup({"a": {"b": 5}}, "a.b")
#> reduce_nested_lookup({"a": 1}, "a.b.c")
#> reduce_nested_lookup({}, "x")
#> reduce_nested_lookup({"": {"": "deep"}}, ".")
#> reduce_nested_lookup([1], "k")

### bisect_insert_positions
from bisect import bisect_left, insort


def bisect_insert_positions(nums):
    ordered, where = [], []
    for n in nums:
        where.append(bisect_left(ordered, n))
        insort(ordered, n)
    return where, ordered

#> bisect_insert_positions([5, 1, 5, 3])
#> bisect_insert_positions([])
#> bisect_insert_positions([2, 2, 2])
#> bisect_insert_positions(["m", "a", "z"])
#> bisect_insert_positions([0, -1, 0.5])
