### drain_dict_smallest
def drain_dict_smallest(d, n):
    out = []
    while d and len(out) < n:
        k = min(d, key=d.get)
        out.append((k, d.pop(k)))
    return out, len(d)

#> drain_dict_smallest({"x": 3, "y": 1, "z": 1}, 2)
#> drain_dict_smallest({}, 4)
#> drain_dict_smallest({"solo": 0}, 5)
#> drain_dict_smallest({1: -1, 2: -2, 3: 9}, 1)
#> drain_dict_smallest({"p": 2}, 0)

### prefix_until_upper
def prefix_until_upper(names):
    result = []
    for name in names:
        for j, ch in enumerate(name):
            if ch.isupper() and j:
                result.append(name[:j])
                break
        else:
            result.append(name.swapcase())
    return result

#> prefix_until_upper(["getItem", "plain", "Xy"])
#> prefix_until_upper([])
#> prefix_until_upper(["", "A"])
#> prefix_until_upper(["aB", "Ab", "AB"])
#> prefix_until_upper(["x1Y2", "éÉ"])

### rewrite_dates_iso
def rewrite_dates_iso(stamp):
    sep = "/" if "/" in stamp else "."
    parts = stamp.split(sep)
    if len(parts) != 3:
        return stamp
    if sep == "/":
        m, d, y = parts
    else:
        d, m, y = parts
    return "-".join([y.rjust(4, "2"), m.zfill(2), d.zfill(2)])

#> rewrite_dates_iso("7/4/1999")
#> rewrite_dates_iso("3.12.2021")
#> rewrite_dates_iso("2020-01-01")
#> rewrite_dates_iso("")
#> rewrite_dates_iso("1/2/33")

### equal_after_pops
def equal_after_pops(a, b):
    moves = 0
    while len(a) != len(b):
        (a if len(a) > len(b) else b).pop(0)
        moves += 1
    return moves, a == b

#> equal_after_pops([1, 2, 3], [3])
#> equal_after_pops([], [])
#> equal_after_pops(["x"], ["y", "z", "x"])
#> equal_after_pops([5, 6], [6, 5])
#> equal_after_pops([], [1, 2])

### whisper_vowels_upper
def whisper_vowels_upper(text, n):
    done = 0
    out = []
    for c in text:
        if done < n and c.lower() in "aeiou":
            c = c.swapcase()
            done += 1
        out.append(c)
    return "".join(out), done

#> whisper_vowels_upper("Under Attack", 3)
#> whisper_vowels_upper("", 1)
#> whisper_vowels_upper("rhythm", 2)
#> whisper_vowels_upper("aeiou", 0)
#> whisper_vowels_upper("IOU 5", 99)

### dot_dict_flatten
def dot_dict_flatten(d, prefix=""):
    flat = {}
    for k, v in d.items():
        if isinstance(v, dict) and v:
            flat |= dot_dict_flatten(v, prefix + k + ".")
        else:
            flat[prefix + k] = v
    return flat

#> dot_dict_flatten({"a": {"b": 1, "c": {"d": 2}}, "e": 3})
#> dot_dict_flatten({})
#> dot_dict_flatten({"x": {}})
#> dot_dict_flatten({"k": [1]}, "root.")
#> dot_dict_flatten({"a": {"b": 1}, "a.b": 2})

### list_minus_reversed
def list_minus_reversed(nums):
    rev = nums[::-1]
    diff = [a - b for a, b in zip(nums, rev)]
    nums.reverse()
    return diff, nums == rev, nums is rev

#> list_minus_reversed([4, 1, 9])
#> list_minus_reversed([])
#> list_minus_reversed([2, 2])
#> list_minus_reversed([0.5, 1])
#> list_minus_reversed([10, -10, 3, 7])

### chunk_by_separator_value
def chunk_by_separator_value(seq, sep):
    groups = [[]]
    for x in seq:
        if x == sep:
            groups.append([])
        else:
            groups[-1].append(x)
    return [g for g in groups if g] or None

#> chunk_by_separator_value([1, 0, 2, 3, 0, 0, 4], 0)
#> chunk_by_separator_value([], None)
#> chunk_by_separator_value("--", "-")
#> chunk_by_separator_value("ab cd", " ")
#> chunk_by_separator_value([False, 5], 0)

### min_string_by_count
def min_string_by_count(s):
    letters = sorted(set(s))
    return min(letters, key=s.count, default="") + max(letters, key=s.count, default="")

#> min_string_by_count("banana")
#> min_string_by_count("")
#> min_string_by_count("zyx")
#> min_string_by_count("aabbc ")
#> min_string_by_count("1")

### cond_return_nested_len
def cond_return_nested_len(x, y):
    if len(x) > len(y):
        if x[0] == y[-1:]:
            return x
        return x[:len(y)]
    elif len(x) == len(y):
        return y + x
    else:
        return y[len(x):]

#> cond_return_nested_len("abc", "ba")
#> cond_return_nested_len("abc", "xy")
#> cond_return_nested_len("no", "on")
#> cond_return_nested_len("", "long")
#> cond_return_nested_len("", "")

### tokens_to_number_or_word
def tokens_to_number_or_word(line):
    row = []
    for tok in line.split():
        body = tok.removeprefix("-")
        if body.isdigit():
            row.append(int(tok))
        elif body.replace(".", "", 1).isdigit():
            row.append(float(tok))
        else:
            row.append(tok)
    return row

#> tokens_to_number_or_word("add 3 -4.5 x")
#> tokens_to_number_or_word("")
#> tokens_to_number_or_word("1.2.3 --5 .5")
#> tokens_to_number_or_word("-0 007")
#> tokens_to_number_or_word("5. -")

### insert_sorted_manual
def insert_sorted_manual(sorted_list, value):
    i = len(sorted_list)
    while i > 0 and sorted_list[i - 1] > value:
        i -= 1
    sorted_list.insert(i, value)
    return i, sorted_list

#> insert_sorted_manual([1, 4, 9], 5)
#> insert_sorted_manual([], 0)
#> insert_sorted_manual(["b", "d"], "a")
#> insert_sorted_manual([2, 2, 2], 2)
#> insert_sorted_manual([-5, -1], 7)

### tuple_key_counter
def tuple_key_counter(s):
    pairs = {}
    for a, b in zip(s, s[1:]):
        key = (a, b) if a <= b else (b, a)
        pairs[key] = pairs.get(key, 0) + 1
    return max(pairs.items(), key=lambda kv: kv[1], default=None)

#> tuple_key_counter("abacaba")
#> tuple_key_counter("")
#> tuple_key_counter("x")
#> tuple_key_counter("moon")
#> tuple_key_counter("1213")

### str_is_sub_of_rotation
def str_is_sub_of_rotation(a, b):
    if len(a) != len(b):
        return len(a) - len(b)
    return (a + a).find(b)

#> str_is_sub_of_rotation("waterbottle", "erbottlewat")
#> str_is_sub_of_rotation("abc", "acb")
#> str_is_sub_of_rotation("", "")
#> str_is_sub_of_rotation("ab", "abc")
#> str_is_sub_of_rotation("aaa", "aaa")

### recursion_on_slices
def recursion_on_slices(s):
    if len(s) < 2:
        return s
    mid = len(s) // 2
    return recursion_on_slices(s[mid:]) + recursion_on_slices(s[:mid]).upper()

#> recursion_on_slices("abcd")
#> recursion_on_slices("")
#> recursion_on_slices("x")
#> recursion_on_slices("hello")
#> recursion_on_slices("a-b-c-d")

### lockstep_queues
def lockstep_queues(q1, q2):
    out = ""
    while q1 and q2:
        if q1[0] <= q2[0]:
            out, q1 = out + q1[0], q1[1:]
        else:
            out, q2 = out + q2[0], q2[1:]
    return out + q1 + q2

#> lockstep_queues("acg", "bdz")
#> lockstep_queues("", "xyz")
#> lockstep_queues("zab", "mn")
#> lockstep_queues("AA", "aa")
#> lockstep_queues("12", "")

### double_every_from_right
def double_every_from_right(code):
    total = 0
    for pos, ch in enumerate(reversed(code), start=1):
        d = int(ch)
        if pos % 2 == 0:
            d = sum(divmod(d * 2, 10))
        total += d
    return total % 10 == 0, total

#> double_every_from_right("4539148803436467")
#> double_every_from_right("")
#> double_every_from_right("79927398713")
#> double_every_from_right("59")
#> double_every_from_right("12x")

### first_not_in
def first_not_in(pool, used):
    return next((p for p in pool if p not in used), len(used))

#> first_not_in(["red", "blue", "green"], ["red"])
#> first_not_in("abc", "cab")
#> first_not_in([], [])
#> first_not_in(range(5), {0: "x", 1: "y"})
#> first_not_in([None, 0], (None,))

### ordinal_suffixes
def ordinal_suffixes(numbers):
    out = []
    for n in numbers:
        if n % 100 in (11, 12, 13):
            suffix = "th"
        else:
            suffix = {1: "st", 2: "nd", 3: "rd"}.get(n % 10, "th")
        out.append(f"{n}{suffix}")
    return out

#> ordinal_suffixes([1, 2, 3, 4])
#> ordinal_suffixes([11, 112, 213])
#> ordinal_suffixes([])
#> ordinal_suffixes([0, 101, 1000])
#> ordinal_suffixes([-1, 22])

### stringify_dict_sorted
def stringify_dict_sorted(d, sep="; "):
    items = sorted(d.items(), key=lambda kv: str(kv[0]))
    return sep.join("%s=%r" % kv for kv in items)

#> stringify_dict_sorted({"b": 1, "a": "x"})
#> stringify_dict_sorted({})
#> stringify_dict_sorted({10: None, 9: 2.0}, ",")
#> stringify_dict_sorted({"k": [1, "2"]}, sep="")
#> stringify_dict_sorted({True: "t", "F": False})

### capture_star_args_mix
def capture_star_args_mix(first, *rest, sep="-", **named):
    parts = [str(first)] + [str(r) for r in rest]
    parts += [k + str(v) for k, v in named.items()]
    return sep.join(parts)

#> capture_star_args_mix("a")
#> capture_star_args_mix(1, 2, 3, sep="+")
#> capture_star_args_mix("x", "y", k=1, j=2)
#> capture_star_args_mix(None, *[True, False], sep="")
#> capture_star_args_mix(*"abc", **{"z": 0})

### count_chars_between
def count_chars_between(s, lo, hi):
    kept = [c for c in s if lo <= c < hi]
    return len(kept), "".join(kept[::-1])

#> count_chars_between("Programming", "a", "n")
#> count_chars_between("", "a", "z")
#> count_chars_between("2024-12-31", "0", "3")
#> count_chars_between("ABC", "z", "a")
#> count_chars_between("mixed CASE", "A", "a")

### log_levels_summary
def log_levels_summary(lines):
    counts = {}
    for line in lines:
        level, sep, _ = line.partition(":")
        if sep and level.isupper():
            counts[level] = counts.get(level, 0) + 1
    worst = next((lv for lv in ("ERROR", "WARN", "INFO") if lv in counts), None)
    return worst, counts

#> log_levels_summary(["INFO: up", "WARN: disk", "INFO: ok"])
#> log_levels_summary([])
#> log_levels_summary(["error: low", "no colon"])
#> log_levels_summary(["ERROR:", "DEBUG: x"])
#> log_levels_summary(["TRACE: a", "TRACE: b"])

### power_of_two_words
def power_of_two_words(words):
    return [w for i, w in enumerate(words, 1) if i & (i - 1) == 0]

#> power_of_two_words(["a", "b", "c", "d", "e"])
#> power_of_two_words([])
#> power_of_two_words("abcdefghi")
#> power_of_two_words([0])
#> power_of_two_words([None, True, ""])

### zigzag_rows_again
def zigzag_rows_again(text, rows):
    lines = [""] * rows
    r, step = 0, 1
    for ch in text:
        lines[r] += ch
        if r + step not in range(rows):
            step = -step
        r += step if rows > 1 else 0
    return lines

#> zigzag_rows_again("PAYPALISHIRING", 3)
#> zigzag_rows_again("abc", 1)
#> zigzag_rows_again("", 2)
#> zigzag_rows_again("wavy", 2)
#> zigzag_rows_again("x", 4)

### bool_index_dict_build
def bool_index_dict_build(nums, pivot):
    parts = {True: [], False: []}
    for n in nums:
        parts[n > pivot].append(n)
    parts[True].reverse()
    return parts[False] + parts[True]

#> bool_index_dict_build([5, 1, 8, 3, 9], 4)
#> bool_index_dict_build([], 0)
#> bool_index_dict_build([2, 2], 2)
#> bool_index_dict_build(["b", "a", "c"], "a")
#> bool_index_dict_build([1.5, -2], 0)

### tuple_sort_multiple
def tuple_sort_multiple(records):
    records.sort(key=lambda r: r[0])
    records.sort(key=lambda r: r[1], reverse=True)
    return [r[0] for r in records], records[0][1] if records else 0

#> tuple_sort_multiple([("kim", 3), ("al", 5), ("zoe", 5), ("bob", 3)])
#> tuple_sort_multiple([])
#> tuple_sort_multiple([("x", 1)])
#> tuple_sort_multiple([("b", 0), ("a", 0)])
#> tuple_sort_multiple([("m", -1), ("n", 2.5), ("l", 2.5)])

### hex_color_blend
def hex_color_blend(a, b):
    out = "#"
    for i in range(1, 7, 2):
        mean = (int(a[i:i + 2], 16) + int(b[i:i + 2], 16)) // 2
        out += f"{mean:02x}"
    return out

#> hex_color_blend("#000000", "#ffffff")
#> hex_color_blend("#FF8800", "#0088ff")
#> hex_color_blend("#010203", "#010203")
#> hex_color_blend("#abc", "#123456")
#> hex_color_blend("#0a0b0c", "#0000ff")

### nested_index_swap
def nested_index_swap(m, i, j):
    m[i], m[j] = m[j], m[i]
    m[i][j], m[j][i] = m[j][i], m[i][j]
    return m

#> nested_index_swap([[1, 2], [3, 4]], 0, 1)
#> nested_index_swap([["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"]], 2, 0)
#> nested_index_swap([[5]], 0, 0)
#> nested_index_swap([[1, 2], [3, 4]], -1, 0)
#> nested_index_swap([[0], [1]], 0, 1)

### rename_keys_prefix
def rename_keys_prefix(record, mapping, strict=False):
    out = {}
    for k, v in record.items():
        if k in mapping:
            out[mapping[k]] = v
        elif not strict:
            out["_" + k] = v
    return out

#> rename_keys_prefix({"fn": "Ada", "age": 36}, {"fn": "name"})
#> rename_keys_prefix({"fn": "Ada", "age": 36}, {"fn": "name"}, True)
#> rename_keys_prefix({}, {"x": "y"})
#> rename_keys_prefix({"a": 1, "b": 2}, {"a": "b", "b": "a"})
#> rename_keys_prefix({"p": 0}, {}, strict=1)

### wrap_words_at
def wrap_words_at(text, width):
    lines = [""]
    for word in text.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > width:
            lines.append("")
        lines[-1] += (" " if lines[-1] else "") + word
    return lines

#> wrap_words_at("the quick brown fox jumps", 10)
#> wrap_words_at("", 5)
#> wrap_words_at("unbreakable", 4)
#> wrap_words_at("a b c d e f", 3)
#> wrap_words_at("  spaced   out ", 20)

### vowels_then_index
def vowels_then_index(s):
    found = "".join(filter("aeiou".__contains__, s))
    return [s.rindex(v) for v in found], found

#> vowels_then_index("onomatopoeia")
#> vowels_then_index("")
#> vowels_then_index("brr")
#> vowels_then_index("Area")
#> vowels_then_index("u2 i4")

### chain_equal_assign
def chain_equal_assign(n):
    a = b = []
    c, d = [], []
    for i in range(n):
        (a if i % 2 else c).append(i)
        b.append(-i)
    d += b
    return a, c, d is b

#> chain_equal_assign(4)
#> chain_equal_assign(0)
#> chain_equal_assign(1)
#> chain_equal_assign(-3)
#> chain_equal_assign(5)

### comma_and_list
def comma_and_list(names, oxford=True):
    *init, last = names or [""]
    if len(init) < 2:
        return " and ".join(init + [last])
    return ", ".join(init) + "," * oxford + " and " + last

#> comma_and_list(["Tia", "Lou", "Sam"])
#> comma_and_list(["Tia", "Lou", "Sam", "Bo"], False)
#> comma_and_list(["x", "y"])
#> comma_and_list([])
#> comma_and_list(["me"], oxford=0)

### sort_partial_segment
def sort_partial_segment(a, i, j):
    segment = a[i:j]
    segment.sort(reverse=True)
    a[i:j] = segment
    return a

#> sort_partial_segment([5, 3, 9, 1, 7], 1, 4)
#> sort_partial_segment([], 0, 2)
#> sort_partial_segment(["c", "a", "b"], -2, 3)
#> sort_partial_segment([2, 4, 6], 2, 0)
#> sort_partial_segment([1, 2, 3, 4], 0, -1)

### str_count_empty
def str_count_empty(s, sub):
    n = s.count(sub)
    return n, s.count(sub, 1), n == len(s) + 1

#> str_count_empty("abc", "")
#> str_count_empty("", "")
#> str_count_empty("aaa", "a")
#> str_count_empty("x", "xx")
#> str_count_empty("a b", " ")

### is_subsequence_iter
def is_subsequence_iter(needle, hay):
    it = iter(hay)
    ok = all(c in it for c in needle)
    return ok, "".join(it)

#> is_subsequence_iter("ace", "abcdefg")
#> is_subsequence_iter("aec", "abcdefg")
#> is_subsequence_iter("", "rest")
#> is_subsequence_iter("x", "")
#> is_subsequence_iter("oo", "foo bar")

### pair_up_by_sum
def pair_up_by_sum(nums, target):
    pairs = []
    while nums:
        x = nums.pop()
        if target - x in nums:
            nums.remove(target - x)
            pairs.append((target - x, x))
    return pairs

#> pair_up_by_sum([1, 5, 3, 7, 3], 8)
#> pair_up_by_sum([], 4)
#> pair_up_by_sum([2, 2, 2], 4)
#> pair_up_by_sum([10, 20], 5)
#> pair_up_by_sum([-1, 0, 1], 0)

### default_list_grow
def default_list_grow(n, acc=None):
    if acc is None:
        acc = []
    acc.insert(len(acc) // 2, n)
    if n > 0:
        default_list_grow(n - 1, acc)
    return acc

#> default_list_grow(4)
#> default_list_grow(0)
#> default_list_grow(2, ["x", "y"])
#> default_list_grow(-1, [])
#> default_list_grow(1, [9])
