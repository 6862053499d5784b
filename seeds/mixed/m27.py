### tail_count_bracket
def tail_count_bracket(s, n):
    tail = s[-n:] if n else ""
    return f"[{tail}]" * s.count(tail[:1]) if tail else s + "[]"

#> tail_count_bracket("banana", 3)
#> tail_count_bracket("abc", 0)
#> tail_count_bracket("", 2)
#> tail_count_bracket("oo", 1)
#> tail_count_bracket("xyzx", 10)

### lists_zip_star_undo
def lists_zip_star_undo(pairs):
    if not pairs:
        return [], []
    left, right = zip(*pairs)
    return sorted(left), list(right)[::-1]

#> lists_zip_star_undo([("b", 1), ("a", 2)])
#> lists_zip_star_undo([])
#> lists_zip_star_undo(["xy", "zw"])
#> lists_zip_star_undo([(0, None)])
#> lists_zip_star_undo([(1, 2, 3)])

### words_to_lengths_lookup
def words_to_lengths_lookup(text, n):
    d = {}
    for w in text.split():
        d.setdefault(len(w), set()).add(w)
    return sorted(d.get(n, ())) or sorted(d)

#> words_to_lengths_lookup("one two three six", 3)
#> words_to_lengths_lookup("a bb ccc", 7)
#> words_to_lengths_lookup("", 1)
#> words_to_lengths_lookup("no no no", 2)
#> words_to_lengths_lookup("Up up", 2)

### inner_loop_continue_label
def inner_loop_continue_label(words, banned):
    ok = []
    for w in words:
        for b in banned:
            if b in w:
                break
        else:
            ok.append(w)
            continue
        ok.append("-" * len(w))
    return ok

#> inner_loop_continue_label(["apple", "kiwi", "plum"], ["pp", "u"])
#> inner_loop_continue_label([], ["x"])
#> inner_loop_continue_label(["safe"], [])
#> inner_loop_continue_label(["", "q"], [""])
#> inner_loop_continue_label(["Aa", "aA"], ["A", "a"])

### index_parity_dict
def index_parity_dict(s):
    d = {"even": "", "odd": ""}
    for i, ch in enumerate(s):
        key = ["even", "odd"][i & 1]
        d[key] = ch + d[key] if ch.isalpha() else d[key] + ch
    return d

#> index_parity_dict("a1b2c3")
#> index_parity_dict("")
#> index_parity_dict("hello!")
#> index_parity_dict("  x")
#> index_parity_dict("7")

### remove_max_until_under
def remove_max_until_under(nums, cap):
    out = []
    while sum(nums) > cap:
        m = max(nums)
        nums.remove(m)
        out.append(m)
    return nums, out

#> remove_max_until_under([5, 9, 2, 9], 10)
#> remove_max_until_under([], 0)
#> remove_max_until_under([1, 1], 5)
#> remove_max_until_under([7], 3)
#> remove_max_until_under([4, -2, 6], 3)

### join_ends_by_len
def join_ends_by_len(names):
    names.sort(key=lambda n: (len(n), n))
    a, b = names[:1], names[-1:]
    return "".join(b + a).lower() if a != b else names

#> join_ends_by_len(["Eve", "Bo", "Alexander"])
#> join_ends_by_len(["Solo"])
#> join_ends_by_len([])
#> join_ends_by_len(["x", "x"])
#> join_ends_by_len(["BB", "A", "CC"])

### string_cut_at_any
def string_cut_at_any(s, stops, keep):
    i = 0
    while i < len(s) and s[i] not in stops:
        i += 1
    return s[:i + keep], s[i + keep:].lstrip(stops)

#> string_cut_at_any("key: value", ": ", True)
#> string_cut_at_any("key: value", ": ", False)
#> string_cut_at_any("", "x", True)
#> string_cut_at_any("nostop", "#", 0)
#> string_cut_at_any("??what", "?", 1)

### counts_to_sorted_string
def counts_to_sorted_string(counts):
    parts = []
    for ch in sorted(counts, key=lambda c: (-counts[c], c)):
        parts.append(ch * counts[ch])
    s = "".join(parts)
    return s if len(s) < 10 else s[:4] + ".." + s[-4:]

#> counts_to_sorted_string({"a": 2, "b": 3, "c": 2})
#> counts_to_sorted_string({})
#> counts_to_sorted_string({"z": 8, "y": 4})
#> counts_to_sorted_string({"x": 0, "w": 1})
#> counts_to_sorted_string({"q": -1})

### rows_to_dict_of_lists
def rows_to_dict_of_lists(rows, skip=""):
    out = {}
    for row in rows:
        for k, v in row.items():
            if v != skip:
                out.setdefault(k, []).append(v)
    return {k: v if len(v) > 1 else v[0] for k, v in out.items()}

#> rows_to_dict_of_lists([{"a": 1, "b": ""}, {"a": 2, "b": "x"}])
#> rows_to_dict_of_lists([])
#> rows_to_dict_of_lists([{"k": ""}])
#> rows_to_dict_of_lists([{"p": None}, {"q": 0}], None)
#> rows_to_dict_of_lists([{"m": [1]}, {"m": [2]}], skip=[1])

### arr_shift_by_first
def arr_shift_by_first(arr):
    k = arr[0] if arr else 0
    k %= len(arr) or 1
    arr[:] = arr[-k:] + arr[:-k] if k else arr[::-1]
    return arr

#> arr_shift_by_first([2, 7, 8, 9])
#> arr_shift_by_first([0, 1, 2])
#> arr_shift_by_first([])
#> arr_shift_by_first([-1, 5, 6])
#> arr_shift_by_first([4, 3])

### first_pair_of_twins
def first_pair_of_twins(s):
    for i, (a, b) in enumerate(zip(s, s[1:]), start=1):
        if a.lower() == b.lower() and a != b:
            return i, a + b
    return s.swapcase().find(s[:1])

#> first_pair_of_twins("abBA")
#> first_pair_of_twins("abc")
#> first_pair_of_twins("")
#> first_pair_of_twins("aAbB")
#> first_pair_of_twins("1122")

### nums_to_words_join
def nums_to_words_join(nums, names=("none", "one", "two")):
    words = [names[n] if 0 <= n < len(names) else "many" for n in nums]
    while "many" in words[:-1]:
        words.remove("many")
    return "-".join(words)

#> nums_to_words_join([1, 5, 2])
#> nums_to_words_join([])
#> nums_to_words_join([9, 9, 9])
#> nums_to_words_join([0, -1])
#> nums_to_words_join([1, 0], ("a",))

### char_at_or_default
def char_at_or_default(words, pos, default="_"):
    def pick(w):
        try:
            return w[pos]
        except IndexError:
            return default

    return "".join(map(pick, words)).strip(default)

#> char_at_or_default(["cat", "ox", "lion"], 2)
#> char_at_or_default([], 0)
#> char_at_or_default(["a", "b"], 5)
#> char_at_or_default(["ab", "c", "de"], 1, "?")
#> char_at_or_default(["xy", ""], -1, default=".")

### sums_by_first_char
def sums_by_first_char(pairs):
    acc = {}
    for label, n in pairs:
        k = label[0] if label else "#"
        acc[k] = acc.get(k, 0) + n
    return sorted(acc.items(), key=lambda kv: kv[1])[-2:]

#> sums_by_first_char([("ab", 3), ("ac", 4), ("b", 10), ("c", 1)])
#> sums_by_first_char([])
#> sums_by_first_char([("", 5), ("#x", 1)])
#> sums_by_first_char([("q", -1)])
#> sums_by_first_char([("m", 1), ("n", 1), ("o", 1)])

### boolean_table_rows
def boolean_table_rows(expr):
    rows = ""
    for p in (True, False):
        for q in (True, False):
            val = {"and": p and q, "or": p or q, "xor": p != q, "imp": not p or q}.get(expr, p is q)
            rows += "01"[val]
    return rows, int(rows, 2)

#> boolean_table_rows("and")
#> boolean_table_rows("or")
#> boolean_table_rows("xor")
#> boolean_table_rows("imp")
#> boolean_table_rows("")

### path_normalize_dots
def path_normalize_dots(path):
    out = []
    for part in path.split("/"):
        if part in ("", "."):
            continue
        if part == ".." and out and out[-1] != "..":
            out.pop()
        elif part != ".." or not path.startswith("/"):
            out.append(part)
    return "/" * path.startswith("/") + "/".join(out)

#> path_normalize_dots("/a/./b/../c/")
#> path_normalize_dots("../x/..")
#> path_normalize_dots("")
#> path_normalize_dots("/../..")
#> path_normalize_dots("a//b/../../../c")

### interval_label_find
def interval_label_find(n, bands):
    for (lo, hi), name in bands.items():
        if lo <= n < hi:
            return name
    return "over" if bands and n >= max(hi for _, hi in bands) else "none"

#> interval_label_find(5, {(0, 10): "low", (10, 20): "mid"})
#> interval_label_find(20, {(0, 10): "low", (10, 20): "mid"})
#> interval_label_find(3, {})
#> interval_label_find(-1, {(0, 5): "x"})
#> interval_label_find(7.5, {(5, 8): "a", (7, 9): "b"})

### rotate_word_by_vowels
def rotate_word_by_vowels(word):
    k = sum(word.count(v) for v in "aeiou")
    k = k % len(word) if word else 0
    return word[k:] + word[:k], word[:k][::-1] == word[:k]

#> rotate_word_by_vowels("queueing")
#> rotate_word_by_vowels("")
#> rotate_word_by_vowels("sky")
#> rotate_word_by_vowels("aa")
#> rotate_word_by_vowels("banana")

### remove_nested_empty
def remove_nested_empty(x):
    if isinstance(x, dict):
        return {k: c for k, v in x.items() if (c := remove_nested_empty(v)) not in ({}, [], "", None)}
    if isinstance(x, list):
        return [c for v in x if (c := remove_nested_empty(v)) not in ({}, [], "", None)]
    return x

#> remove_nested_empty({"a": "", "b": [None, 1, []], "c": {"d": {}}})
#> remove_nested_empty([])
#> remove_nested_empty([[], [[]], 0, False])
#> remove_nested_empty("text")
#> remove_nested_empty({"k": {"m": [""]}, "z": 5})

### lexi_next_string
def lexi_next_string(s):
    chars = list(s)
    i = len(chars) - 1
    while i >= 0 and chars[i] == "z":
        chars[i] = "a"
        i -= 1
    if i < 0:
        return "a" + "".join(chars)
    chars[i] = chr(ord(chars[i]) + 1)
    return "".join(chars)

#> lexi_next_string("abz")
#> lexi_next_string("zz")
#> lexi_next_string("")
#> lexi_next_string("car")
#> lexi_next_string("azz")

### merge_runs_of_same_type
def merge_runs_of_same_type(items):
    out = []
    for x in items:
        if out and type(out[-1]) is type(x):
            out[-1] = out[-1] + x
        else:
            out.append(x)
    return out

#> merge_runs_of_same_type([1, 2, "a", "b", [3], [4], 5])
#> merge_runs_of_same_type([])
#> merge_runs_of_same_type([True, False, 1])
#> merge_runs_of_same_type(["x", ("y",), ("z",)])
#> merge_runs_of_same_type([None, None])

### letters_to_columns_dict
def letters_to_columns_dict(word, cols):
    d = {c: word[c::cols] for c in range(cols)}
    key = "".join(d[c] for c in sorted(d, key=lambda c: d[c]))
    return key, d.get(0)

#> letters_to_columns_dict("encryption", 3)
#> letters_to_columns_dict("", 2)
#> letters_to_columns_dict("zyxw", 4)
#> letters_to_columns_dict("ab", 5)
#> letters_to_columns_dict("banana", 1)

### polling_until_stable
def polling_until_stable(s, rules):
    seen = [s]
    while True:
        for a, b in rules:
            s = s.replace(a, b, 1)
        if s in seen:
            return s, len(seen)
        seen.append(s)
        if len(s) > 20:
            return "grew", len(s)

#> polling_until_stable("abab", [("ab", "ba")])
#> polling_until_stable("x", [("x", "xx")])
#> polling_until_stable("", [("a", "b")])
#> polling_until_stable("aaa", [("aa", "a")])
#> polling_until_stable("pq", [("p", "q"), ("q", "p")])

### pop_by_priority_names
def pop_by_priority_names(tasks):
    order = []
    while tasks:
        name = min(tasks, key=lambda t: (tasks[t], t))
        prio = tasks.pop(name)
        order.append(name)
        for other in tasks:
            tasks[other] -= prio > 2
    return order

#> pop_by_priority_names({"wash": 3, "cook": 1, "rest": 5})
#> pop_by_priority_names({})
#> pop_by_priority_names({"b": 2, "a": 2})
#> pop_by_priority_names({"x": 4, "y": 5, "z": 5})
#> pop_by_priority_names({"only": 0})

### crossword_fits
def crossword_fits(pattern, words):
    fits = []
    for w in words:
        if len(w) == len(pattern) and all(p in ("?", c) for p, c in zip(pattern, w)):
            fits.append(w)
    return fits[0] if len(fits) == 1 else fits

#> crossword_fits("c?t", ["cat", "cot", "dog", "cart"])
#> crossword_fits("??g", ["dog", "cat"])
#> crossword_fits("", ["", "a"])
#> crossword_fits("x??", ["abc"])
#> crossword_fits("???", [])

### count_steps_to_equal
def count_steps_to_equal(a, b):
    steps = 0
    while a != b and steps < 12:
        if len(a) > len(b):
            a = a[:-1]
        elif len(b) > len(a):
            b = b[1:]
        else:
            a, b = a[1:], b[:-1]
        steps += 1
    return a, steps

#> count_steps_to_equal("abcde", "cab")
#> count_steps_to_equal("same", "same")
#> count_steps_to_equal("", "xyz")
#> count_steps_to_equal("ab", "ba")
#> count_steps_to_equal([1, 2, 3], [3, 1])

### set_difference_letters
def set_difference_letters(words):
    if not words:
        return ""
    common = set(words[0]).intersection(*words[1:])
    every = set().union(*words)
    return "".join(sorted(common)) + "|" + "".join(sorted(every - common))

#> set_difference_letters(["tea", "eat", "team"])
#> set_difference_letters([])
#> set_difference_letters(["abc"])
#> set_difference_letters(["ab", "cd"])
#> set_difference_letters(["", "x"])

### subset_superset_flags
def subset_superset_flags(a, b):
    x, y = set(a), set(b)
    return "".join(s for s, ok in zip("<>=!", (x < y, x > y, x == y, x.isdisjoint(y))) if ok) or "~"

#> subset_superset_flags("ab", "abc")
#> subset_superset_flags([1, 2, 3], [3])
#> subset_superset_flags("noon", "on")
#> subset_superset_flags("", "z")
#> subset_superset_flags([1, 2], [2, 3])

### discard_and_pop_sorted
def discard_and_pop_sorted(nums, bad):
    s = set(nums)
    before = len(s)
    for b in bad:
        s.discard(b)
        try:
            s.remove(b + 1)
        except KeyError:
            s.add(-b)
    return sorted(s), before

#> discard_and_pop_sorted([1, 2, 3, 4], [1, 3])
#> discard_and_pop_sorted([], [5])
#> discard_and_pop_sorted([7, 7], [])
#> discard_and_pop_sorted([0, 1], [0, 0])
#> discard_and_pop_sorted([10], [9, 10])

### string_mirror_with_gap
def string_mirror_with_gap(s, gap=1):
    half = s[: len(s) // 2]
    joint = s[len(s) // 2: len(s) // 2 + 1] * gap if len(s) % 2 else "-" * gap
    return half + joint + half[::-1]

#> string_mirror_with_gap("abcdef")
#> string_mirror_with_gap("abcde", 2)
#> string_mirror_with_gap("")
#> string_mirror_with_gap("x", 3)
#> string_mirror_with_gap("pq", gap=0)

### ages_bucket_decades
def ages_bucket_decades(people):
    buckets = {}
    for name, age in people:
        if age is None or age < 0:
            continue
        buckets.setdefault(f"{age // 10 * 10}s", []).append(name)
    return {k: ",".join(sorted(v)) for k, v in sorted(buckets.items())}

#> ages_bucket_decades([("Zed", 34), ("Al", 39), ("Bo", 7)])
#> ages_bucket_decades([])
#> ages_bucket_decades([("x", None), ("y", -1)])
#> ages_bucket_decades([("old", 101), ("teen", 13)])
#> ages_bucket_decades([("a", 20), ("A", 20)])

### early_exit_nested_lists
def early_exit_nested_lists(data, limit):
    total = 0
    for row in data:
        if not row:
            return total, "gap"
        for x in row:
            total += x
            if total > limit:
                return total, x
    return total, None

#> early_exit_nested_lists([[1, 2], [3, 4]], 5)
#> early_exit_nested_lists([[1], [], [9]], 100)
#> early_exit_nested_lists([], 0)
#> early_exit_nested_lists([[2, 2]], 4)
#> early_exit_nested_lists([[0.5], [10, 1]], 10)

### str_list_str_cycle
def str_list_str_cycle(s, n):
    parts = s.split()
    for _ in range(n):
        if not parts:
            break
        w = parts.pop(0)
        parts.append(w[1:] + w[:1])
    return " ".join(parts)

#> str_list_str_cycle("ab cd ef", 2)
#> str_list_str_cycle("", 3)
#> str_list_str_cycle("one", 4)
#> str_list_str_cycle("x y", 0)
#> str_list_str_cycle("up  down", 3)

### operator_dispatch_table
from operator import add, mul, sub

def operator_dispatch_table(line):
    ops = {"add": add, "sub": sub, "mul": mul}
    name, *args = line.split()
    nums = [int(a) for a in args]
    acc = nums.pop(0) if nums else 0
    for n in nums:
        acc = ops.get(name, max)(acc, n)
    return acc

#> operator_dispatch_table("add 1 2 3")
#> operator_dispatch_table("sub 10 4 1")
#> operator_dispatch_table("mul 2 -3 4")
#> operator_dispatch_table("best 3 9 5")
#> operator_dispatch_table("add")
#> operator_dispatch_table("")

### heap_pop_pairs
import heapq

def heap_pop_pairs(nums, rounds):
    heap = nums[:]
    heapq.heapify(heap)
    while len(heap) > 1 and rounds:
        a, b = heapq.heappop(heap), heapq.heappop(heap)
        heapq.heappush(heap, a + b)
        rounds -= 1
    return sorted(heap), nums[:1]

#> heap_pop_pairs([5, 1, 8, 2], 2)
#> heap_pop_pairs([], 3)
#> heap_pop_pairs([4], 1)
#> heap_pop_pairs([3, 3, 3], 9)
#> heap_pop_pairs([7, 6], 0)

### regex_word_swap
import re

def regex_word_swap(text, pattern):
    found = re.findall(pattern, text)
    if not found:
        return text.split()
    return re.sub(pattern, lambda m: m.group()[::-1], text), len(found)

#> regex_word_swap("call 911 or 112", r"\d+")
#> regex_word_swap("no digits", r"\d+")
#> regex_word_swap("", r"x")
#> regex_word_swap("Tom and Jim", r"[A-Z]\w+")
#> regex_word_swap("a-b--c", r"-+")

### accumulate_max_labels
from itertools import accumulate

def accumulate_max_labels(nums):
    peaks = list(accumulate(nums, max))
    marks = ["*" if p == n else "." for p, n in zip(peaks, nums)]
    return "".join(marks), peaks[-1:] 

#> accumulate_max_labels([3, 1, 4, 1, 5])
#> accumulate_max_labels([])
#> accumulate_max_labels([9, 9, 2])
#> accumulate_max_labels([-1, -2])
#> accumulate_max_labels("hello")

### type_hint_word_window
def type_hint_word_window(text: str, size: int = 2) -> list[str]:
    """Every run of `size` words whose first word is the shortest."""
    words = text.split()
    runs = [words[i:i + size] for i in range(len(words) - size + 1)]
    return [" ".join(r) for r in runs if len(r[0]) == min(map(len, r))]

#> type_hint_word_window("we are the champions my friend")
#> type_hint_word_window("")
#> type_hint_word_window("one three", 1)
#> type_hint_word_window("a bb ccc dd e", 3)
#> type_hint_word_window("short", size=2)

### docstring_pad_numbers
def docstring_pad_numbers(s: str) -> str:
    """Pad each run of digits to the width of the longest run."""
    runs, cur = [], ""
    for ch in s + "\0":
        if ch.isdigit():
            cur += ch
        elif cur:
            runs.append(cur)
            cur = ""
    width = max(map(len, runs), default=0)
    for r in sorted(set(runs), key=len):
        if len(r) < width:
            s = s.replace(r, r.zfill(width), 1)
    return s

#> docstring_pad_numbers("a1b22")
#> docstring_pad_numbers("")
#> docstring_pad_numbers("no digits")
#> docstring_pad_numbers("5 and 100")
#> docstring_pad_numbers("7-8")

### is_none_default_chain
def is_none_default_chain(a=None, b=None, c=0):
    # falsy but present values must survive
    for x in (a, b):
        if x is not None:
            return x, x or "falsy"
    return c

#> is_none_default_chain()
#> is_none_default_chain(0)
#> is_none_default_chain(None, "")
#> is_none_default_chain("v", "w")
#> is_none_default_chain(c=[1])

### list_index_as_key
def list_index_as_key(names, ranks):
    # sort names by the position of their initial in ranks
    known = [n for n in names if n[:1] in ranks]
    known.sort(key=lambda n: ranks.index(n[:1]))
    names[:] = known + [n for n in names if n not in known]
    return names

#> list_index_as_key(["ann", "bob", "cy", "abe"], "cba")
#> list_index_as_key([], "x")
#> list_index_as_key(["zed", "moe"], "m")
#> list_index_as_key(["", "q"], "q")
#> list_index_as_key(["b1", "a1", "b2"], ["b", "a"])

### dataclass_counter_tick
from dataclasses import dataclass, field

@dataclass
class Gauge:
    name: str
    ticks: list = field(default_factory=list)

def dataclass_counter_tick(names, values):
    gauges = [Gauge(n) for n in names]
    for i, v in enumerate(values):
        gauges[i % len(gauges)].ticks.append(v)
    return {g.name: g.ticks for g in gauges if g.ticks}

#> dataclass_counter_tick(["cpu", "mem"], [1, 2, 3])
#> dataclass_counter_tick(["solo"], [])
#> dataclass_counter_tick([], [])
#> dataclass_counter_tick(["a", "a"], [7, 8])
#> dataclass_counter_tick([], [1])

### ring_buffer_overwrite
def ring_buffer_overwrite(size, values):
    buf = [None] * size
    pos = 0
    for v in values:
        lost, buf[pos] = buf[pos], v
        pos = (pos + 1) % size
        if lost == v:
            pos = 0
    return buf, pos

#> ring_buffer_overwrite(3, [1, 2, 3, 4])
#> ring_buffer_overwrite(2, ["a", "b", "a", "c"])
#> ring_buffer_overwrite(4, [])
#> ring_buffer_overwrite(1, [5, 6])
#> ring_buffer_overwrite(0, [1])
