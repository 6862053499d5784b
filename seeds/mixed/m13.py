### capitalize_parts
def capitalize_parts(s, n):
    a, b = s[:n].capitalize(), s[n:].capitalize()
    return b + a if a[:1] > b[:1] else a + b

#> capitalize_parts("helloWORLD", 5)
#> capitalize_parts("", 2)
#> capitalize_parts("zany", 1)
#> capitalize_parts("abc", -1)
#> capitalize_parts("9 lives", 2)

### pop_at_len_mod
def pop_at_len_mod(lst, k):
    out = []
    i = 0
    while len(lst) > 1:
        i = (i + k) % len(lst)
        out.append(lst.pop(i))
    return lst, out

#> pop_at_len_mod([1, 2, 3, 4, 5], 2)
#> pop_at_len_mod([], 1)
#> pop_at_len_mod(["a"], 3)
#> pop_at_len_mod(list("abcd"), -1)
#> pop_at_len_mod([9, 8, 7], 0)

### char_in_prev
def char_in_prev(words):
    prev, out = "", []
    for w in words:
        out.append("".join(c for c in w if c not in prev) or prev)
        prev = w
    return out

#> char_in_prev(["cat", "taco", "cot"])
#> char_in_prev([])
#> char_in_prev(["", "x"])
#> char_in_prev(["aa", "a", "aa"])
#> char_in_prev(["Go", "go", "dog"])

### dict_order_readd
def dict_order_readd(s):
    d = {}
    for c in s:
        if c in d:
            n = d.pop(c)
            d[c] = n + 1
        else:
            d[c] = 1
    return "".join(d), list(d.values())

#> dict_order_readd("abcab")
#> dict_order_readd("")
#> dict_order_readd("zzz")
#> dict_order_readd("deed")
#> dict_order_readd("x y x")

### list_in_place_add
def list_in_place_add(a, b):
    c = a + b
    a += b
    b = b + a
    a.append(len(b))
    return c, a, b

#> list_in_place_add([1], [2])
#> list_in_place_add([], [])
#> list_in_place_add(["x", "y"], [])
#> list_in_place_add([], [0, 0])
#> list_in_place_add([None], [[1]])

### range_step_join
def range_step_join(s, step):
    idx = range(len(s) - 1, -len(s) - 1, -step)
    return "".join(s[i] for i in idx)

#> range_step_join("abcd", 1)
#> range_step_join("abcd", 3)
#> range_step_join("", 2)
#> range_step_join("xy", 2)
#> range_step_join("p", 5)

### ternary_accumulate
def ternary_accumulate(nums, x):
    acc = ""
    for n in nums:
        acc += "<" if n < x else ">" if n > x else acc[-1:] or "="
        x = n
    return acc

#> ternary_accumulate([3, 5, 5, 1], 4)
#> ternary_accumulate([], 0)
#> ternary_accumulate([7, 7], 7)
#> ternary_accumulate([-1, -2, -2, 0], -1)
#> ternary_accumulate(["b", "a"], "a")

### sort_mutates_key
def sort_mutates_key(words):
    order = sorted(words, key=lambda w: w.count("e"))
    words.sort(key=order.index, reverse=True)
    return words

#> sort_mutates_key(["tree", "eerie", "sky", "pen"])
#> sort_mutates_key([])
#> sort_mutates_key(["a", "a", "e"])
#> sort_mutates_key(["E", "e"])
#> sort_mutates_key(["one", "two", "three"])

### int_str_loop
def int_str_loop(n):
    s = str(n)
    steps = []
    while len(s) > 1:
        s = str(sum(int(c) ** 2 for c in s if c.isdigit()))
        steps.append(s)
        if len(steps) == 4:
            break
    return steps

#> int_str_loop(79)
#> int_str_loop(5)
#> int_str_loop(-12)
#> int_str_loop(100)
#> int_str_loop(99999)

### remove_then_index
def remove_then_index(xs, a, b):
    if a in xs and b in xs:
        xs.remove(a)
        return xs.index(b)
    return [x for x in xs if x is not a]

#> remove_then_index(["p", "q", "r"], "p", "r")
#> remove_then_index([1, 2], 1, 5)
#> remove_then_index([], None, None)
#> remove_then_index([3, 4, 3], 3, 3)
#> remove_then_index([None, 0], None, 1)

### join_of_splits
def join_of_splits(s, a, b):
    return b.join(a.join(p.split(b)) for p in s.split(a))

#> join_of_splits("1,2;3,4", ",", ";")
#> join_of_splits("", "-", "+")
#> join_of_splits("a-b+c", "-", "+")
#> join_of_splits("xyx", "x", "y")
#> join_of_splits("plain", "|", "/")

### rfind_swap
def rfind_swap(s, a, b):
    i, j = s.find(a), s.rfind(b)
    if 0 <= i < j:
        return s[:i] + b + s[i + 1:j] + a + s[j + 1:]
    return s * (i == j) or s[::-1]

#> rfind_swap("swimming", "w", "m")
#> rfind_swap("abc", "c", "a")
#> rfind_swap("abc", "x", "y")
#> rfind_swap("", "a", "a")
#> rfind_swap("level", "l", "l")

### count_range_bool
def count_range_bool(bits, k):
    a = bits.count("1", 0, k)
    b = bits.count("0", k)
    return "1" * b + "0" * a + bits[k:k + 1]

#> count_range_bool("110010", 3)
#> count_range_bool("", 0)
#> count_range_bool("1111", -1)
#> count_range_bool("0000", 2)
#> count_range_bool("10", 9)

### default_arg_shared
def default_arg_shared(xs):
    def add(x, seen={}):
        seen[x] = seen.get(x, 0) + 1
        return seen

    last = {}
    for x in xs:
        last = add(x)
        if last[x] > 1:
            add(x, {})
    return last

#> default_arg_shared(["a", "b", "a"])
#> default_arg_shared([])
#> default_arg_shared([1, 1, 1])
#> default_arg_shared("zig")
#> default_arg_shared([None, None])

### closure_list
def closure_list(n):
    log = []

    def push(v):
        log.append(v)
        return len(log) < n

    v = 0
    while push(v):
        v += len(log)
    return log

#> closure_list(4)
#> closure_list(1)
#> closure_list(0)
#> closure_list(6)
#> closure_list(2)

### nonlocal_shadow
def nonlocal_shadow(x, items):
    def outer():
        x = 0

        def inner(v):
            nonlocal x
            x += v

        for it in items:
            inner(it)
        return x

    return outer(), x

#> nonlocal_shadow(5, [1, 2])
#> nonlocal_shadow("s", [])
#> nonlocal_shadow(0, [-1, 1, 7])
#> nonlocal_shadow(None, (0.5,))
#> nonlocal_shadow([], [True, True])

### str_find_minus_one
def str_find_minus_one(s, keys):
    return "".join(s[s.find(k)] for k in keys)

#> str_find_minus_one("window", "nzo")
#> str_find_minus_one("ab", "")
#> str_find_minus_one("x", "yx")
#> str_find_minus_one("cargo", ["go", "ca", "q"])
#> str_find_minus_one("", "a")

### pop_key_value_swap
def pop_key_value_swap(d, order):
    for k in order:
        v = d.pop(k, k)
        d[v] = d.get(v, k)
    return d

#> pop_key_value_swap({"a": "b", "b": "c"}, "ab")
#> pop_key_value_swap({}, "x")
#> pop_key_value_swap({"p": "q"}, "")
#> pop_key_value_swap({"m": "n", "n": "m"}, "nm")
#> pop_key_value_swap({1: 2, 3: 4}, [3, 5, 1])

### bool_sum_in_str
def bool_sum_in_str(s, t):
    score = sum(c in t for c in s) - sum(c in s for c in t)
    return score, (s, t)[score < 0]

#> bool_sum_in_str("banana", "nab")
#> bool_sum_in_str("ab", "aabb")
#> bool_sum_in_str("", "xyz")
#> bool_sum_in_str("AbC", "abc")
#> bool_sum_in_str("o", "foo")

### ljust_slice_fill
def ljust_slice_fill(words, w):
    fixed = [x[:w].ljust(w, x[-1:] or "0") for x in words]
    return "".join(fixed)[::w]

#> ljust_slice_fill(["ab", "cdef", "g"], 3)
#> ljust_slice_fill([], 2)
#> ljust_slice_fill(["", "x"], 2)
#> ljust_slice_fill(["solo"], 1)
#> ljust_slice_fill(["hi", "yo"], 5)

### try_index_chain
def try_index_chain(data, i):
    seen = []
    try:
        while True:
            seen.append(data[i])
            i = data[i]
            if seen.count(i) > 1:
                return seen
    except (IndexError, TypeError) as e:
        return seen, type(e).__name__

#> try_index_chain([2, 5, 1], 0)
#> try_index_chain([1, 0], 0)
#> try_index_chain([], 0)
#> try_index_chain([1, "x"], 0)
#> try_index_chain([-1, 0, -2], 2)

### upper_lower_sort
def upper_lower_sort(s):
    parts = sorted(s.split(), key=str.swapcase)
    return "_".join(p.lower() if i else p for i, p in enumerate(parts))

#> upper_lower_sort("beta Alpha gamma ALPHA")
#> upper_lower_sort("")
#> upper_lower_sort("Z a")
#> upper_lower_sort("one")
#> upper_lower_sort("B b A a")

### set_add_len
def set_add_len(nums):
    s = set()
    out = []
    for n in nums:
        s.add(n)
        s.add(len(s))
        out.append(len(s))
    return out, sorted(s)

#> set_add_len([5, 1, 2])
#> set_add_len([])
#> set_add_len([0, 0, 0])
#> set_add_len([1, 3, 4])
#> set_add_len([True, -1])

### del_key_while
def del_key_while(d, k):
    while k in d:
        nxt = d[k]
        del d[k]
        k = nxt
    d[k] = "stop"
    return d

#> del_key_while({"a": "b", "b": "z", "c": "d"}, "a")
#> del_key_while({}, "q")
#> del_key_while({1: 2, 2: 1}, 2)
#> del_key_while({"x": "x"}, "x")
#> del_key_while({"k": None}, "k")

### isidentifier_filter
def isidentifier_filter(tokens):
    names = [t for t in tokens if t.isidentifier()]
    return {n: tokens.index(n) for n in sorted(names, key=len)}

#> isidentifier_filter(["x1", "1x", "_", "a-b", "for"])
#> isidentifier_filter([])
#> isidentifier_filter(["", " "])
#> isidentifier_filter(["naïve", "val", "val"])
#> isidentifier_filter(["Σ", "$s", "__init__"])

### splitlines_lengths
def splitlines_lengths(text):
    a = [len(x) for x in text.splitlines()]
    b = [len(x) for x in text.split("\n")]
    return a, b, len(text.splitlines(keepends=True)[-1]) if a else 0

#> splitlines_lengths("ab\ncde\n")
#> splitlines_lengths("")
#> splitlines_lengths("\n")
#> splitlines_lengths("x\r\ny")
#> splitlines_lengths("one line")

### enumerate_mutate_ahead
def enumerate_mutate_ahead(xs):
    for i, x in enumerate(xs):
        if i + 1 < len(xs) and x > 2:
            xs[i + 1] += 1
            xs[i] = 0
    return xs

#> enumerate_mutate_ahead([3, 2, 2, 5])
#> enumerate_mutate_ahead([])
#> enumerate_mutate_ahead([9])
#> enumerate_mutate_ahead([1, 1, 1])
#> enumerate_mutate_ahead([2, 3, 1.5, 0])

### reverse_vs_reversed
def reverse_vs_reversed(lst):
    it = reversed(lst)
    first = next(it, None)
    lst.reverse()
    return first, list(it), lst

#> reverse_vs_reversed([1, 2, 3])
#> reverse_vs_reversed([])
#> reverse_vs_reversed(["a"])
#> reverse_vs_reversed([0, 1, 2, 3])
#> reverse_vs_reversed([None, False])

### iterator_shared_zip
def iterator_shared_zip(s):
    it = iter(s)
    out = [a + b for a, b in zip(it, it)]
    out.extend(it)
    return out

#> iterator_shared_zip("abcdef")
#> iterator_shared_zip("abcde")
#> iterator_shared_zip("")
#> iterator_shared_zip([1, 2, 3])
#> iterator_shared_zip([[1], [2], [3], [4]])

### min_max_swap_chars
def min_max_swap_chars(s):
    lo, hi = min(s), max(s)
    t = s.replace(lo, "\0").replace(hi, lo).replace("\0", hi)
    return t, t.count(lo) - t.count(hi)

#> min_max_swap_chars("banana")
#> min_max_swap_chars("zz")
#> min_max_swap_chars("a B c")
#> min_max_swap_chars("7")
#> min_max_swap_chars("")

### pack_unpack_dict
def pack_unpack_dict(d):
    (k1, v1), *rest = d.items()
    return {v1: k1, **dict(rest), k1: len(rest)}

#> pack_unpack_dict({"a": 1, "b": 2})
#> pack_unpack_dict({"x": "x"})
#> pack_unpack_dict({1: "one", 2: "two", 3: "three"})
#> pack_unpack_dict({"p": "q", "q": "p"})
#> pack_unpack_dict({})

### nested_cond_prefix
def nested_cond_prefix(a, b):
    if a.startswith(b):
        if a == b:
            return a.upper()
        return a[len(b):]
    if b.startswith(a):
        return b[len(a):] + a
    return a + b if a < b else b + a

#> nested_cond_prefix("carpet", "car")
#> nested_cond_prefix("car", "carpet")
#> nested_cond_prefix("tin", "tin")
#> nested_cond_prefix("zoo", "ark")
#> nested_cond_prefix("ark", "zoo")

### list_bool_index
def list_bool_index(xs, i):
    xs[i > 1] = i
    xs[-(i < 0)] = -i
    return xs

#> list_bool_index([5, 6, 7], 2)
#> list_bool_index([5, 6, 7], -3)
#> list_bool_index([0, 0], 1)
#> list_bool_index(["a"], 0)
#> list_bool_index([], 4)

### while_len_changes
def while_len_changes(s):
    n = 0
    while n < len(s):
        if s[n] in "aeiou":
            s = s[:n] + s[n + 1:]
            continue
        s += s[n] if n == 1 else ""
        n += 2
    return s

#> while_len_changes("education")
#> while_len_changes("")
#> while_len_changes("bcdf")
#> while_len_changes("aaa")
#> while_len_changes("xoyo")

### string_is_decimal_mix
def string_is_decimal_mix(tokens):
    return [(t.isdecimal(), t.isdigit(), t.isnumeric(), t.isalnum()).count(True) for t in tokens]

#> string_is_decimal_mix(["12", "²", "½", "a1"])
#> string_is_decimal_mix([])
#> string_is_decimal_mix(["", "-3", "3.0"])
#> string_is_decimal_mix(["٤", "四", "Ⅷ"])
#> string_is_decimal_mix(["x y"])

### format_map_missing_38
def format_map_missing_38(template, d):
    try:
        return template.format_map(d)
    except KeyError as e:
        return template.replace("{", "<").replace("}", ">") + f" {e.args[0]}"

#> format_map_missing_38("{a}-{b:>4}", {"a": 1, "b": "x"})
#> format_map_missing_38("{who} is {age}", {"who": "Al"})
#> format_map_missing_38("", {})
#> format_map_missing_38("{x!r}{x}", {"x": "q"})
#> format_map_missing_38("{{{n}}}", {"n": 0})

### isprintable_clean
def isprintable_clean(s):
    if s.isprintable():
        return s, 0
    kept = "".join(c for c in s if c.isprintable())
    return kept, len(s) - len(kept)

#> isprintable_clean("tab\there")
#> isprintable_clean("fine text")
#> isprintable_clean("")
#> isprintable_clean("\x00\x07bell")
#> isprintable_clean("nb\u00a0sp é")

### copy_append_count
def copy_append_count(lst, x):
    c = lst.copy()
    c.append(x)
    lst.extend([c.count(x), lst.count(x)])
    return lst, c

#> copy_append_count([1, 2, 1], 1)
#> copy_append_count([], "q")
#> copy_append_count([True], 1)
#> copy_append_count(["a", "b"], "c")
#> copy_append_count([[0]], [0])
