### caller_roll_call
def caller_roll_call(names, absent):
    out = ""
    for i, n in enumerate(names, 1):
        mark = "-" if n in absent else "+"
        out += f"{i}{mark}{n[:2].capitalize()} "
    return out.rstrip().rjust(20, ".")

#> caller_roll_call(["ann", "BOB", "cy"], {"BOB"})
#> caller_roll_call([], [])
#> caller_roll_call(["x"], ["x", "y"])
#> caller_roll_call(["longname", "other", "third", "last"], "")
#> caller_roll_call(["ed", "ed"], ("ed",))

### dict_key_reverse_copy
def dict_key_reverse_copy(d):
    flipped = dict(reversed(d.items()))
    snap = flipped.copy()
    flipped.clear()
    return list(snap.keys()), flipped, snap == d

#> dict_key_reverse_copy({"a": 1, "b": 2})
#> dict_key_reverse_copy({})
#> dict_key_reverse_copy({"x": []})
#> dict_key_reverse_copy({3: "c", 1: "a", 2: "b"})
#> dict_key_reverse_copy({"k": None, "": 0})

### alpha_numeric_weave
def alpha_numeric_weave(s):
    a = [c for c in s if c.isalpha()]
    n = [c for c in s if c.isnumeric()]
    a.reverse()
    return "".join(x + y for x, y in zip(a, n)) + "".join(a[len(n):])

#> alpha_numeric_weave("abc12")
#> alpha_numeric_weave("")
#> alpha_numeric_weave("1a2b3c4")
#> alpha_numeric_weave("xyz")
#> alpha_numeric_weave("½q!")

### maketrans_cycle_word
def maketrans_cycle_word(word, text):
    uniq = "".join(dict.fromkeys(word))
    table = str.maketrans(uniq, uniq[1:] + uniq[:1])
    return text.translate(table), uniq

#> maketrans_cycle_word("cat", "attic")
#> maketrans_cycle_word("", "unchanged")
#> maketrans_cycle_word("aab", "abba")
#> maketrans_cycle_word("XY", "")
#> maketrans_cycle_word("no on", "on no")

### clear_on_overflow
def clear_on_overflow(values, size):
    buf, flushed = [], []
    for v in values:
        if len(buf) == size:
            flushed.append("".join(buf))
            buf.clear()
        buf.append(str(v).ljust(2, "_"))
    return flushed, buf

#> clear_on_overflow([1, 22, 3, 4, 5], 2)
#> clear_on_overflow([], 3)
#> clear_on_overflow(["a"], 1)
#> clear_on_overflow("xyz", 5)
#> clear_on_overflow([None, 7], 1)

### istitle_group_runs
def istitle_group_runs(words):
    names, cur = [], []
    for w in words + [""]:
        if w.istitle():
            cur.append(w)
        elif cur:
            names.append(" ".join(cur))
            cur = []
    return names

#> istitle_group_runs("we met John Smith and Mary in New York".split())
#> istitle_group_runs([])
#> istitle_group_runs(["all", "lower"])
#> istitle_group_runs(["A", "NASA", "Base"])
#> istitle_group_runs(["O'Neil", "McCoy"])

### removesuffix_stack
def removesuffix_stack(word, endings):
    stack = [word]
    while endings:
        e = endings.pop(0)
        nxt = stack[-1].removesuffix(e)
        if nxt != stack[-1]:
            stack.append(nxt)
    return stack

#> removesuffix_stack("carelessness", ["ness", "less", "e"])
#> removesuffix_stack("", ["x"])
#> removesuffix_stack("dog", ["s"])
#> removesuffix_stack("abcabc", ["abc", "abc"])
#> removesuffix_stack("keep", [])

### zfill_binary_flip
def zfill_binary_flip(n, w):
    bits = bin(n)[2:].zfill(w)
    flipped = bits.translate(str.maketrans("01", "10"))
    return flipped, int(flipped, 2), flipped.lstrip("0") or "0"

#> zfill_binary_flip(5, 4)
#> zfill_binary_flip(0, 3)
#> zfill_binary_flip(255, 4)
#> zfill_binary_flip(8, 8)
#> zfill_binary_flip(1, 1)

### isspace_tokens_index
def isspace_tokens_index(s):
    starts = []
    for i, c in enumerate(s):
        if not c.isspace() and (i == 0 or s[i - 1].isspace()):
            starts.append(i)
    return starts, len(s.split()) == len(starts)

#> isspace_tokens_index("one  two")
#> isspace_tokens_index("")
#> isspace_tokens_index("  x")
#> isspace_tokens_index("a\tb\nc")
#> isspace_tokens_index("   ")

### splitlines_zip_columns
def splitlines_zip_columns(art):
    rows = art.splitlines()
    cols = ["".join(c).rstrip() for c in zip(*rows)]
    return max(cols, key=len, default=""), len(rows)

#> splitlines_zip_columns("##.\n#..\n###")
#> splitlines_zip_columns("")
#> splitlines_zip_columns("ab \ncd \n")
#> splitlines_zip_columns("x")
#> splitlines_zip_columns("long row\nab")

### islower_window
def islower_window(s, n):
    best = ""
    for i in range(len(s) - n + 1):
        win = s[i:i + n]
        if win.islower() and win > best:
            best = win
    return best or s.upper().center(n * 2, "*")

#> islower_window("abCdeFghi", 2)
#> islower_window("ABC", 2)
#> islower_window("", 1)
#> islower_window("z1a", 2)
#> islower_window("xy", 5)

### copy_then_sort_rank
def copy_then_sort_rank(scores):
    ordered = scores.copy()
    ordered.sort(reverse=True)
    ranks = [ordered.index(s) + 1 for s in scores]
    return ranks, ranks.count(1)

#> copy_then_sort_rank([50, 90, 70, 90])
#> copy_then_sort_rank([])
#> copy_then_sort_rank([1])
#> copy_then_sort_rank([0, -1, 0])
#> copy_then_sort_rank(["b", "a", "c"])

### decimal_then_pad
def decimal_then_pad(parts, pad):
    out = []
    for p in parts:
        if p.isdecimal():
            out.append(p.rjust(pad, "0"))
        elif p.isalpha():
            out.append(p.ljust(pad, "x"))
        else:
            out.append(p.center(pad, "?"))
    return "".join(out)

#> decimal_then_pad(["7", "ab", "-"], 3)
#> decimal_then_pad([], 2)
#> decimal_then_pad(["", "1²"], 4)
#> decimal_then_pad(["12345", "long"], 2)
#> decimal_then_pad(["é", "0"], 3)

### rsplit_fraction
def rsplit_fraction(num):
    whole, *frac = str(num).rsplit(".", 1)
    groups = []
    while len(whole) > 3:
        whole, tail = whole[:-3], whole[-3:]
        groups.insert(0, tail)
    return " ".join([whole, *groups]) + ("," + frac[0] if frac else "")

#> rsplit_fraction(1234567.25)
#> rsplit_fraction(999)
#> rsplit_fraction("1000")
#> rsplit_fraction(-12345)
#> rsplit_fraction(0.5)

### casefold_vote_merge
def casefold_vote_merge(ballots):
    shown, tally = {}, {}
    for b in ballots:
        key = b.strip().casefold()
        shown.setdefault(key, b.strip())
        tally[key] = tally.get(key, 0) + 1
    return {shown[k]: n for k, n in tally.items()}

#> casefold_vote_merge(["Ann", "ann ", "BOB", "ANN"])
#> casefold_vote_merge([])
#> casefold_vote_merge(["", " "])
#> casefold_vote_merge(["Weiß", "WEISS"])
#> casefold_vote_merge(["x", "y", "X"])

### extend_nested_tuple
def extend_nested_tuple(t, n):
    a, b = t
    a.extend(b[:n])
    b += a[-n:]
    return t, len(t[1])

#> extend_nested_tuple(([1], [2, 3]), 1)
#> extend_nested_tuple(([], []), 2)
#> extend_nested_tuple((["x", "y"], ["z"]), 0)
#> extend_nested_tuple(([0], (9, 8)), 1)
#> extend_nested_tuple(([5, 6], [7]), 5)

### remove_by_identity
def remove_by_identity(lst, i):
    target = lst[i]
    lst.remove(target)
    return lst, target in lst, lst.count(target)

#> remove_by_identity([1, 2, 1, 3], 2)
#> remove_by_identity(["a", "b"], -1)
#> remove_by_identity([True, 1, 1.0], 1)
#> remove_by_identity([None], 0)
#> remove_by_identity([], 0)

### endswith_then_rindex
def endswith_then_rindex(s, suf):
    if not s.endswith(suf):
        s += suf
    i = s.rindex(suf)
    return s[:i].upper() + s[i:], s.index(suf) == i

#> endswith_then_rindex("report", ".txt")
#> endswith_then_rindex("a.b.b", ".b")
#> endswith_then_rindex("", "end")
#> endswith_then_rindex("xx", "x")
#> endswith_then_rindex("q", "")

### keys_by_value_type
def keys_by_value_type(d):
    groups = {}
    for k in sorted(d.keys()):
        groups.setdefault(type(d[k]).__name__, []).append(k)
    return groups, max(groups.values(), key=len, default=[])

#> keys_by_value_type({"a": 1, "b": "x", "c": 2})
#> keys_by_value_type({})
#> keys_by_value_type({"t": True, "n": None, "f": 0.5})
#> keys_by_value_type({"l": [], "m": {}, "k": []})
#> keys_by_value_type({"z": (1,)})

### sentence_index_map
def sentence_index_map(text):
    where = {}
    for i, w in enumerate(text.lower().split(), start=1):
        where.setdefault(w.strip(".,!?"), []).append(i)
    return {w: p for w, p in where.items() if len(p) > 1}

#> sentence_index_map("No, I said no! No way.")
#> sentence_index_map("")
#> sentence_index_map("all unique words")
#> sentence_index_map("a A a.")
#> sentence_index_map("?! ... x")

### triple_swap_rotate
def triple_swap_rotate(a, i, j, k):
    a[i], a[j], a[k] = a[j], a[k], a[i]
    return a

#> triple_swap_rotate([10, 20, 30, 40], 0, 1, 2)
#> triple_swap_rotate(list("xyz"), 2, 0, 1)
#> triple_swap_rotate([1, 2], 0, 0, 1)
#> triple_swap_rotate([5, 6, 7], -1, 1, 0)
#> triple_swap_rotate([1], 0, 1, 2)

### str_cmp_numeric_trap
def str_cmp_numeric_trap(a, b):
    as_str = "<" if a < b else ">=" 
    as_int = "<" if int(a) < int(b) else ">="
    return as_str == as_int, as_str + as_int

#> str_cmp_numeric_trap("10", "9")
#> str_cmp_numeric_trap("07", "7")
#> str_cmp_numeric_trap("-1", "-2")
#> str_cmp_numeric_trap(" 5", "4")
#> str_cmp_numeric_trap("x", "1")

### list_of_tuple_update
def list_of_tuple_update(pairs, key, delta):
    for i, (k, v) in enumerate(pairs):
        if k == key:
            pairs[i] = (k, v + delta)
            break
    else:
        pairs.append((key, delta))
    return pairs

#> list_of_tuple_update([("a", 1), ("b", 2)], "b", 5)
#> list_of_tuple_update([], "x", 0)
#> list_of_tuple_update([("k", "v")], "k", "w")
#> list_of_tuple_update([("p", 1), ("p", 2)], "p", -1)
#> list_of_tuple_update([(None, 0)], "n", 3)

### max_run_of_key
def max_run_of_key(seq, key):
    best = cur = 0
    for x in seq:
        cur = cur + 1 if key(x) else 0
        best = max(best, cur)
    return best

#> max_run_of_key([1, 3, 5, 2, 7], lambda n: n % 2)
#> max_run_of_key("aaBBBc", str.isupper)
#> max_run_of_key([], bool)
#> max_run_of_key(["", "x", "yy", ""], len)
#> max_run_of_key([0, 0], bool)

### partial_unpack_defaults
def partial_unpack_defaults(args):
    a, b, c = (list(args) + ["b", "c"])[:3] if args else ("?",) * 3
    return f"{a}/{b}/{c}"

#> partial_unpack_defaults(["x"])
#> partial_unpack_defaults([1, 2, 3, 4])
#> partial_unpack_defaults([])
#> partial_unpack_defaults("hi")
#> partial_unpack_defaults((None, 0))

### chained_bool_returns
def chained_bool_returns(a, b, c):
    return a < b < c, a < b > c, (a or b) and c, a in [b, c] or None

#> chained_bool_returns(1, 2, 3)
#> chained_bool_returns(0, 5, 2)
#> chained_bool_returns("a", "c", "b")
#> chained_bool_returns("", "", "x")
#> chained_bool_returns(4, 4, 0)

### shift_letters_by_index
def shift_letters_by_index(word):
    out = []
    for i, c in enumerate(word):
        j = (i * 2) % len(word)
        out.insert(j, c)
    return "".join(out)

#> shift_letters_by_index("abcde")
#> shift_letters_by_index("")
#> shift_letters_by_index("xy")
#> shift_letters_by_index("python")
#> shift_letters_by_index("1 2 3")

### dict_default_factory_len
def dict_default_factory_len(words):
    d = {}
    for w in words:
        d[w] = d[w] + [len(d)] if w in d else [len(d)]
    return [(k, *v) for k, v in d.items()]

#> dict_default_factory_len(["a", "b", "a", "c", "b"])
#> dict_default_factory_len([])
#> dict_default_factory_len(["z", "z", "z"])
#> dict_default_factory_len("mama")
#> dict_default_factory_len([0, False])

### try_pop_insert_else
def try_pop_insert_else(lst, i, x):
    try:
        y = lst.pop(i)
    except IndexError:
        lst.insert(i, x)
        return lst
    else:
        lst.append(y)
    finally:
        lst.append(x)
    return lst[::-1]

#> try_pop_insert_else([1, 2, 3], 0, "n")
#> try_pop_insert_else([1, 2, 3], 7, "n")
#> try_pop_insert_else([], 0, None)
#> try_pop_insert_else(["a"], -1, "b")
#> try_pop_insert_else([5, 6], -4, 0)

### sum_ranges_negative
def sum_ranges_negative(start, stop, step):
    vals = list(range(start, stop, step))
    return sum(vals), vals[-1:] + vals[:1], len(vals)

#> sum_ranges_negative(10, 0, -3)
#> sum_ranges_negative(0, 10, -1)
#> sum_ranges_negative(-5, 6, 5)
#> sum_ranges_negative(3, 3, 1)
#> sum_ranges_negative(1, 5, 0)

### count_matching_ends
def count_matching_ends(words):
    return sum(w[0] == w[-1] for w in words if w), [w for w in words if len(w) > 1 and w[0] != w[-1]][:2]

#> count_matching_ends(["abba", "xyz", "q", "no", "on"])
#> count_matching_ends([])
#> count_matching_ends(["", "aa"])
#> count_matching_ends(["Aa", "bB", "cc"])
#> count_matching_ends(["1-1", "1-2"])

### stringify_then_eval_len
def stringify_then_eval_len(obj):
    s = repr(obj).replace(" ", "")
    opens = s.count("[") + s.count("(") + s.count("{")
    return opens, s.strip("[](){}"), len(s)

#> stringify_then_eval_len([1, (2, 3)])
#> stringify_then_eval_len({})
#> stringify_then_eval_len("a b")
#> stringify_then_eval_len({"k": [None]})
#> stringify_then_eval_len(())

### prune_short_then_pad
def prune_short_then_pad(words, n):
    kept = [w for w in words if len(w) >= n]
    while kept and len(kept) < len(words):
        kept.append(kept[0][:n])
    return kept

#> prune_short_then_pad(["a", "bcd", "ef", "ghij"], 3)
#> prune_short_then_pad([], 1)
#> prune_short_then_pad(["x", "y"], 2)
#> prune_short_then_pad(["one", "two"], 0)
#> prune_short_then_pad(["", "long"], 1)

### min_max_by_last_char
def min_max_by_last_char(words):
    if not words:
        return ()
    lo = min(words, key=lambda w: w[-1:])
    hi = max(words, key=lambda w: (w[-1:], -len(w)))
    return lo, hi, lo is hi

#> min_max_by_last_char(["cat", "dog", "ant", "fox"])
#> min_max_by_last_char([])
#> min_max_by_last_char(["solo"])
#> min_max_by_last_char(["", "a"])
#> min_max_by_last_char(["xz", "z", "az"])

### index_wrap_pick
def index_wrap_pick(alphabet, nums):
    n = len(alphabet)
    return "".join(alphabet[x % n] if x >= 0 else alphabet[-(-x % n)].upper() for x in nums)

#> index_wrap_pick("abcde", [0, 7, -1])
#> index_wrap_pick("xy", [])
#> index_wrap_pick("abc", [-3, -4, 3])
#> index_wrap_pick("q", [5, -5])
#> index_wrap_pick("", [1])

### longest_prefix_key
def longest_prefix_key(routes, path):
    best = ""
    for prefix in routes:
        if path.startswith(prefix) and len(prefix) > len(best):
            best = prefix
    return routes.get(best, "404"), path.removeprefix(best)

#> longest_prefix_key({"/": "home", "/api": "api", "/api/v2": "v2"}, "/api/v2/users")
#> longest_prefix_key({"/x": "X"}, "/y")
#> longest_prefix_key({}, "/")
#> longest_prefix_key({"": "root"}, "any")
#> longest_prefix_key({"/a": 1, "/ab": 2}, "/ac")

### drop_vowels_between
def drop_vowels_between(word):
    if len(word) < 3:
        return word.title()
    mid = word[1:-1].translate(str.maketrans("", "", "aeiouAEIOU"))
    return word[0] + mid + word[-1], len(word) - len(mid) - 2

#> drop_vowels_between("international")
#> drop_vowels_between("ok")
#> drop_vowels_between("")
#> drop_vowels_between("aeiou")
#> drop_vowels_between("Rhythm")

### two_level_sort_desc
def two_level_sort_desc(rows):
    rows.sort(key=lambda r: (-len(r), r[::-1]))
    return [r.rjust(4) for r in rows if r]

#> two_level_sort_desc(["ab", "ba", "c", "def", ""])
#> two_level_sort_desc([])
#> two_level_sort_desc(["xyz", "zyx"])
#> two_level_sort_desc(["", ""])
#> two_level_sort_desc(["long one", "b", "a"])

### reverse_alias_pair
def reverse_alias_pair(xs):
    ys = xs
    zs = xs[::-1]
    ys.reverse()
    ys.append("y")
    zs.append("z")
    return xs, zs, xs[:-1] == zs[:-1]

#> reverse_alias_pair([1, 2, 3])
#> reverse_alias_pair([])
#> reverse_alias_pair(["a"])
#> reverse_alias_pair([0, 0])
#> reverse_alias_pair([None, "q"])
