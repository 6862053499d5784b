### accumulate_letters_dict
def accumulate_letters_dict(text, limit):
    d = {}
    for i, ch in enumerate(text):
        if ch in d and len(d[ch]) >= limit:
            d[ch].pop(0)
        d.setdefault(ch, []).append(i)
    return d

#> accumulate_letters_dict("abababa", 2)
#> accumulate_letters_dict("", 1)
#> accumulate_letters_dict("zzz", 1)
#> accumulate_letters_dict("no", 0)
#> accumulate_letters_dict("a a a", 9)

### multiply_negative_string
def multiply_negative_string(s, n):
    return (s * n + s[n:] * 2)[:10]

#> multiply_negative_string("abc", 2)
#> multiply_negative_string("abc", -2)
#> multiply_negative_string("", 4)
#> multiply_negative_string("xy", 0)
#> multiply_negative_string("q1", 9)

### index_jump_game
def index_jump_game(jumps):
    pos, path = 0, []
    while 0 <= pos < len(jumps) and pos not in path:
        path.append(pos)
        pos += jumps[pos]
    return path, "out" if not 0 <= pos < len(jumps) else "loop"

#> index_jump_game([2, -1, -1, 5])
#> index_jump_game([1, 1, 1])
#> index_jump_game([])
#> index_jump_game([0])
#> index_jump_game([3, 0, -5, -1])

### sort_by_second_char
def sort_by_second_char(words, reverse):
    ordered = sorted(words, key=lambda w: w[1:2], reverse=reverse)
    return ordered[0] if len(ordered) == 1 else ordered

#> sort_by_second_char(["cat", "bog", "xa", "q"], False)
#> sort_by_second_char(["cat", "bog", "xa", "q"], True)
#> sort_by_second_char([], 1)
#> sort_by_second_char(["solo"], 0)
#> sort_by_second_char(["ba", "aa", "ca"], True)

### join_digits_add
def join_digits_add(digits, n):
    number = int("".join(map(str, digits)) or "0") + n
    return [int(c) for c in str(number)]

#> join_digits_add([1, 9, 9], 1)
#> join_digits_add([], 42)
#> join_digits_add([0, 0, 5], 10)
#> join_digits_add([1, 0], -3)
#> join_digits_add([3], -8)

### alternate_case_by_count
def alternate_case_by_count(s):
    upper = True
    out = []
    for ch in s:
        if not ch.isalpha():
            upper = not upper
            continue
        out.append(ch.upper() if upper else ch.lower())
    return "".join(out)

#> alternate_case_by_count("rock and roll")
#> alternate_case_by_count("")
#> alternate_case_by_count("a1B2c3")
#> alternate_case_by_count("--x")
#> alternate_case_by_count("PLAIN")

### update_from_pairs_string
def update_from_pairs_string(d, pairs):
    d.update(p.split(":", 1) for p in pairs.split(";") if ":" in p)
    return d

#> update_from_pairs_string({"a": 0}, "b:1;a:2")
#> update_from_pairs_string({}, "")
#> update_from_pairs_string({"x": "y"}, "skip;z")
#> update_from_pairs_string({}, "t:10:30;:empty")
#> update_from_pairs_string({"k": 1}, "k:;m:n")

### drop_while_copying
def drop_while_copying(source, cond):
    target = source.copy()
    for item in source:
        if item < cond:
            target.pop(target.index(item))
        else:
            target.append(item)
    return target

#> drop_while_copying([5, 1, 7, 1], 4)
#> drop_while_copying([], 0)
#> drop_while_copying(["b", "a"], "b")
#> drop_while_copying([2, 2], 3)
#> drop_while_copying([9], 9)

### char_count_threshold
def char_count_threshold(s, n):
    return {c: s.count(c) for c in s if s.count(c) >= n}

#> char_count_threshold("mississippi", 2)
#> char_count_threshold("", 0)
#> char_count_threshold("abc", 2)
#> char_count_threshold("a, b, c", 2)
#> char_count_threshold("Zz", 1)

### swap_halves_odd_middle
def swap_halves_odd_middle(lst):
    mid, odd = divmod(len(lst), 2)
    left, right = lst[:mid], lst[mid + odd:]
    return right + lst[mid:mid + odd] + left

#> swap_halves_odd_middle([1, 2, 3, 4, 5])
#> swap_halves_odd_middle(["a", "b"])
#> swap_halves_odd_middle([])
#> swap_halves_odd_middle([0])
#> swap_halves_odd_middle([1, [2], None, "4", 5.0, ()])

### first_repeat_distance_too
def first_repeat_distance_too(seq):
    last = {}
    for i, x in enumerate(seq):
        if x in last:
            return x, i - last[x]
        last[x] = i
    return tuple(last)

#> first_repeat_distance_too("abcxbz")
#> first_repeat_distance_too([])
#> first_repeat_distance_too([3, 1, 2])
#> first_repeat_distance_too("aa")
#> first_repeat_distance_too([True, 0, 1])

### ljust_rjust_sandwich
def ljust_rjust_sandwich(words, n):
    return "".join(w.ljust(n, "<") if i % 2 else w.rjust(n, ">") for i, w in enumerate(words))

#> ljust_rjust_sandwich(["a", "bc", "def"], 3)
#> ljust_rjust_sandwich([], 2)
#> ljust_rjust_sandwich(["", ""], 2)
#> ljust_rjust_sandwich(["long", "x"], 1)
#> ljust_rjust_sandwich(["ok"], 6)

### while_list_shrinks_twice
def while_list_shrinks_twice(vals):
    rounds = 0
    while vals:
        vals.pop()
        if vals and vals[0] > rounds:
            vals.pop(0)
        rounds += 1
    return rounds

#> while_list_shrinks_twice([1, 2, 3, 4, 5])
#> while_list_shrinks_twice([])
#> while_list_shrinks_twice([0, 0, 0])
#> while_list_shrinks_twice([9])
#> while_list_shrinks_twice([5, 0, 5, 0, 5, 0])

### spam_score
def spam_score(subject, blacklist):
    score = subject.count("!") + 3 * subject.isupper()
    for word in subject.lower().split():
        if word.strip("!?.,") in blacklist:
            score += 5
    return score, score > 7

#> spam_score("WIN CASH NOW!!!", ["cash", "win"])
#> spam_score("Lunch on Friday?", ["free"])
#> spam_score("", [])
#> spam_score("Free, free, FREE!", ["free"])
#> spam_score("URGENT", [])

### nested_default_by_len
def nested_default_by_len(words):
    table = {}
    for w in words:
        table.setdefault(len(w), {}).setdefault(w[:1], []).append(w)
    return table

#> nested_default_by_len(["ax", "at", "box", "by", "ben"])
#> nested_default_by_len([])
#> nested_default_by_len([""])
#> nested_default_by_len(["one", "one"])
#> nested_default_by_len(["Q", "q", "12"])

### find_all_with_overlap
def find_all_with_overlap(text, sub, overlap=False):
    spots, i = [], text.find(sub)
    while i >= 0:
        spots.append(i)
        i = text.find(sub, i + (1 if overlap else len(sub)))
    return spots

#> find_all_with_overlap("aaaa", "aa")
#> find_all_with_overlap("aaaa", "aa", True)
#> find_all_with_overlap("", "x")
#> find_all_with_overlap("tom-tom-tom", "tom-tom")
#> find_all_with_overlap("no match", "zz", overlap=True)

### any_all_on_empty
def any_all_on_empty(groups):
    return [(any(g), all(g)) for g in groups]

#> any_all_on_empty([[], [0], [1]])
#> any_all_on_empty([])
#> any_all_on_empty(["", "a0", (None, 1)])
#> any_all_on_empty([{0: 1}, {1: 0}])
#> any_all_on_empty([[[]], [()], ["", " "]])

### sorted_str_digits_first
def sorted_str_digits_first(s):
    marks = sorted(s)
    return "".join(marks), marks == list(s), marks[0] if marks else ""

#> sorted_str_digits_first("b2A 1a")
#> sorted_str_digits_first("")
#> sorted_str_digits_first("abc")
#> sorted_str_digits_first("éeE")
#> sorted_str_digits_first("z_Z-9")

### try_int_else_len
def try_int_else_len(tokens):
    total = 0
    for t in tokens:
        try:
            total += int(t)
        except ValueError:
            total += len(t)
        except TypeError:
            total -= 1
        else:
            total *= 2
    return total

#> try_int_else_len(["4", "abc", None, " 7 "])
#> try_int_else_len([])
#> try_int_else_len(["1_0", "1e3"])
#> try_int_else_len([3.9, True, [1]])
#> try_int_else_len(["", "-2", "٣"])

### finally_overrides
def finally_overrides(d, k):
    log = []
    try:
        log.append(d[k])
        return log
    except KeyError as err:
        log.append(err.args[0])
    finally:
        log.append("f")
    return log * 2

#> finally_overrides({"a": 1}, "a")
#> finally_overrides({"a": 1}, "z")
#> finally_overrides([5, 6], 1)
#> finally_overrides({}, 0)
#> finally_overrides("text", 9)

### parse_duration_text
def parse_duration_text(spec):
    units = {"h": 3600, "m": 60, "s": 1}
    total, num = 0, ""
    for ch in spec:
        if ch.isdigit():
            num += ch
        elif ch in units and num:
            total += int(num) * units[ch]
            num = ""
        else:
            return -1
    return total + int(num or 0)

#> parse_duration_text("1h30m")
#> parse_duration_text("45")
#> parse_duration_text("")
#> parse_duration_text("2h 5m")
#> parse_duration_text("h5")
#> parse_duration_text("10s7")

### slices_assign_grow
def slices_assign_grow(a, i, j, new):
    a[i:j] = new
    return a, len(a)

#> slices_assign_grow([1, 2, 3, 4], 1, 3, "xyz")
#> slices_assign_grow([1, 2], 5, 9, [0])
#> slices_assign_grow([], 0, 0, (7, 8))
#> slices_assign_grow([1, 2, 3], 2, 1, ["ins"])
#> slices_assign_grow(["p", "q", "r"], -2, None, [])

### extended_slice_mismatch
def extended_slice_mismatch(arr, vals):
    try:
        arr[::2] = vals
    except ValueError as e:
        return str(e).split()[-1], arr
    return arr

#> extended_slice_mismatch([1, 2, 3], "ab")
#> extended_slice_mismatch([1, 2, 3], "abc")
#> extended_slice_mismatch([], [])
#> extended_slice_mismatch([5], [9])
#> extended_slice_mismatch([0, 0, 0, 0, 0], [1, 2])

### pluralize_counts_again
def pluralize_counts_again(counts):
    parts = []
    for noun, n in sorted(counts.items()):
        if n == 0:
            continue
        suffix = "" if n == 1 else "es" if noun.endswith(("s", "x", "ch")) else "s"
        parts.append(f"{n} {noun}{suffix}")
    return ", ".join(parts) or "nothing"

#> pluralize_counts_again({"box": 2, "apple": 1, "bus": 1})
#> pluralize_counts_again({})
#> pluralize_counts_again({"watch": 3, "cat": 4})
#> pluralize_counts_again({"dog": 0})
#> pluralize_counts_again({"gas": -1, "pin": 12})

### str_methods_on_join
def str_methods_on_join(parts, glue):
    s = glue.join(parts)
    return s.find(glue), s.rfind(glue), s.split(glue) == list(parts)

#> str_methods_on_join(["a", "b", "c"], "--")
#> str_methods_on_join([], ",")
#> str_methods_on_join(["x,y", "z"], ",")
#> str_methods_on_join(["one"], " ")
#> str_methods_on_join(["", ""], "+")

### pick_median_string
def pick_median_string(words):
    ranked = sorted(words, key=lambda w: (len(w), w.lower()))
    n = len(ranked)
    if n == 0:
        return ""
    if n % 2:
        return ranked[n // 2]
    return ranked[n // 2 - 1] + "/" + ranked[n // 2]

#> pick_median_string(["bb", "a", "ccc"])
#> pick_median_string(["bb", "Ba", "c", "dddd"])
#> pick_median_string([])
#> pick_median_string(["x"])
#> pick_median_string(["same", "Same"])

### extend_string_vs_append
def extend_string_vs_append(base, word):
    a, b = base[:], base[:]
    a.extend(word)
    b.append(word)
    a += b[-1:]
    return len(a), len(b), a[-2:]

#> extend_string_vs_append([1], "cat")
#> extend_string_vs_append([], "")
#> extend_string_vs_append(["q"], ["r", "s"])
#> extend_string_vs_append([0, 0], {"k": 1})
#> extend_string_vs_append([], "é!")

### base_n_digits
def base_n_digits(n, base):
    if n == 0:
        return "0"
    sign, n = ("-", -n) if n < 0 else ("", n)
    out = ""
    while n:
        n, r = divmod(n, base)
        out = "0123456789abcdefghijklmnopqrstuvwxyz"[r] + out
    return sign + out

#> base_n_digits(255, 16)
#> base_n_digits(0, 2)
#> base_n_digits(-10, 2)
#> base_n_digits(1000003, 36)
#> base_n_digits(7, 8)

### dict_true_one_collision
def dict_true_one_collision(keys):
    d = {}
    for i, k in enumerate(keys):
        d[k] = d.get(k, "") + str(i)
    return d

#> dict_true_one_collision([1, True, 1.0, "1"])
#> dict_true_one_collision([])
#> dict_true_one_collision([0, False, "", None])
#> dict_true_one_collision("abca")
#> dict_true_one_collision([(1, 2), (1, 2.0)])

### strip_chars_progressively
def strip_chars_progressively(s, chars):
    trail = [s]
    for c in chars:
        t = trail[-1].strip(c)
        if t == trail[-1]:
            break
        trail.append(t)
    return trail

#> strip_chars_progressively("xyzabczyx", "xyz")
#> strip_chars_progressively("", "a")
#> strip_chars_progressively("..end!", ".!")
#> strip_chars_progressively("abc", "bca")
#> strip_chars_progressively("aab", "ab")

### matrix_rotate_strings
def matrix_rotate_strings(rows):
    return ["".join(col) for col in zip(*rows[::-1])]

#> matrix_rotate_strings(["abc", "def"])
#> matrix_rotate_strings([])
#> matrix_rotate_strings(["x"])
#> matrix_rotate_strings(["##.", ".#", "..#"])
#> matrix_rotate_strings(["", "ab"])

### while_true_collatz_words
def while_true_collatz_words(n):
    word = ""
    while True:
        if n == 1 or len(word) > 20:
            return word + str(n)
        if n % 2:
            n, word = 3 * n + 1, word + "u"
        else:
            n, word = n // 2, word + "d"

#> while_true_collatz_words(6)
#> while_true_collatz_words(1)
#> while_true_collatz_words(27)
#> while_true_collatz_words(0)
#> while_true_collatz_words(-5)

### remove_returns_none
def remove_returns_none(lst, x):
    result = lst.remove(x) if x in lst else lst.append(x)
    return result or lst, result is None

#> remove_returns_none([4, 5], 5)
#> remove_returns_none([], "new")
#> remove_returns_none(["a", "a"], "a")
#> remove_returns_none([None], None)
#> remove_returns_none([1, 2], 3)

### sort_returns_none
def sort_returns_none(values):
    a = values.sort()
    b = sorted(values, reverse=True)
    return a, b, values[:1]

#> sort_returns_none([3, 1, 2])
#> sort_returns_none([])
#> sort_returns_none(["b", "B", "a"])
#> sort_returns_none([1, "x"])
#> sort_returns_none([0.5, -2])

### queue_ticket_serve
def queue_ticket_serve(queue, events):
    served = []
    for e in events:
        if e == "next" and queue:
            served.append(queue.pop(0))
        elif e.startswith("+"):
            queue.append(e[1:])
        elif e.startswith("!"):
            queue.insert(0, e[1:])
    return served, queue

#> queue_ticket_serve(["ana"], ["+bob", "next", "!vip", "next"])
#> queue_ticket_serve([], ["next", "noop"])
#> queue_ticket_serve(["x", "y"], [])
#> queue_ticket_serve([], ["+", "next"])
#> queue_ticket_serve(["q"], ["next", "next", "+r"])

### filter_none_identity
def filter_none_identity(values, keep_zero):
    if keep_zero:
        return [v for v in values if v or v == 0]
    return list(filter(None, values))

#> filter_none_identity([0, 1, "", None, False, "a"], True)
#> filter_none_identity([0, 1, "", None, False, "a"], False)
#> filter_none_identity([], True)
#> filter_none_identity([0.0, [], [0]], 1)
#> filter_none_identity("a b", None)

### map_two_lists_uneven
def map_two_lists_uneven(a, b):
    sums = list(map(lambda x, y: x + y, a, b))
    return sums, sums[-1:] * 2

#> map_two_lists_uneven([1, 2, 3], [10, 20])
#> map_two_lists_uneven([], [4])
#> map_two_lists_uneven("ab", "xyz")
#> map_two_lists_uneven([[1]], [[2], [3]])
#> map_two_lists_uneven([1], ["1"])

### in_operator_mixed
def in_operator_mixed(x, container):
    hits = 0
    if x in container:
        hits += 1
    if container and x not in list(container)[1:]:
        hits += 2
    return hits

#> in_operator_mixed("a", "abc")
#> in_operator_mixed("cb", "abc")
#> in_operator_mixed(2, [1, 2])
#> in_operator_mixed("k", {"j": "k", "k": 0})
#> in_operator_mixed("", "")

### pad_matrix_rows
def pad_matrix_rows(rows, fill=None):
    width = max(map(len, rows), default=0)
    for row in rows:
        while len(row) < width:
            row.append(fill)
    return rows

#> pad_matrix_rows([[1], [2, 3], []])
#> pad_matrix_rows([])
#> pad_matrix_rows([["a", "b"]], "-")
#> pad_matrix_rows([[], []], 0)
#> pad_matrix_rows([[True], [0, 0, 0]], fill="x")

### isspace_edge_count
def isspace_edge_count(s):
    n = len(s) - len(s.lstrip())
    if s.isspace():
        return -n
    return n, s[n:].split()

#> isspace_edge_count("   two words")
#> isspace_edge_count(" \t\n")
#> isspace_edge_count("")
#> isspace_edge_count("x ")
#> isspace_edge_count("\u00a0nb space")
