### upper_at_found
def upper_at_found(text, k):
    i = text.find("a", k)
    j = text.rfind("a", 0, k)
    return text[:j + 1] + text[j + 1:i].upper() + text[i:]

#> upper_at_found("banana split", 2)
#> upper_at_found("", 0)
#> upper_at_found("xyz", 1)
#> upper_at_found("aorta", 1)
#> upper_at_found("a big area", 3)

### dict_len_keys
def dict_len_keys(words):
    d = {}
    for w in words:
        d[len(w)] = w
        d[len(d)] = d.get(len(d), "") + w[:1]
    return d

#> dict_len_keys(["one", "three", "go"])
#> dict_len_keys([])
#> dict_len_keys(["", "a"])
#> dict_len_keys(["dd", "ee", "ff"])
#> dict_len_keys(["q"])

### split_count_join
def split_count_join(s, sep):
    parts = s.split(sep)
    return sep.join(p + str(len(p)) for p in parts if p) + sep * parts.count("")

#> split_count_join("a,bb,,c", ",")
#> split_count_join("", "-")
#> split_count_join("..", ".")
#> split_count_join("no", "x")
#> split_count_join("x::y::", "::")

### center_even_odd
def center_even_odd(s, n):
    while len(s) < n:
        s = s.center(len(s) + 1, "<>"[len(s) % 2])
    return s

#> center_even_odd("ab", 6)
#> center_even_odd("", 3)
#> center_even_odd("x", 5)
#> center_even_odd("long", 2)
#> center_even_odd("odd", 4)

### count_replace_loop
def count_replace_loop(s, a, b):
    n = 0
    while a in s and n < 5:
        s = s.replace(a, b, 1)
        n += s.count(b)
    return s, n

#> count_replace_loop("aaa", "a", "b")
#> count_replace_loop("", "x", "y")
#> count_replace_loop("xx", "x", "xx")
#> count_replace_loop("()()", "()", "")
#> count_replace_loop("cab", "z", "c")

### enumerate_skip_del
def enumerate_skip_del(arr):
    for i, x in enumerate(arr):
        if x == i:
            del arr[i]
    return arr

#> enumerate_skip_del([0, 1, 2, 3])
#> enumerate_skip_del([])
#> enumerate_skip_del([5, 1, 1, 2])
#> enumerate_skip_del(["a", "b"])
#> enumerate_skip_del([0, 0, 0])

### and_or_chain_str
def and_or_chain_str(s, n):
    x = s[n:] or s[:n] and s[0]
    y = len(s) > n and "big"
    return x, y or n

#> and_or_chain_str("table", 2)
#> and_or_chain_str("", 0)
#> and_or_chain_str("ab", 2)
#> and_or_chain_str("xyz", -1)
#> and_or_chain_str("q", 5)

### ord_chr_bounce
def ord_chr_bounce(text):
    out = ""
    up = True
    for ch in text:
        out += chr(ord(ch) + (1 if up else -1))
        up = not up if ch in "aeiou" else up
    return out

#> ord_chr_bounce("cable")
#> ord_chr_bounce("")
#> ord_chr_bounce("zz")
#> ord_chr_bounce("a e i")
#> ord_chr_bounce("HAL")

### sort_str_of_nums
def sort_str_of_nums(nums, flag):
    nums.sort(key=str if flag else abs)
    nums.append(nums.pop(0) if nums else 0)
    return nums

#> sort_str_of_nums([10, 9, -2, 1], True)
#> sort_str_of_nums([10, 9, -2, 1], False)
#> sort_str_of_nums([], True)
#> sort_str_of_nums([-5, 5], 0)
#> sort_str_of_nums([3], 1)

### popitem_update
def popitem_update(d, n):
    for i in range(n):
        if not d:
            break
        k, v = d.popitem()
        d.update({v: k})
    return d

#> popitem_update({"a": 1, "b": 2}, 2)
#> popitem_update({}, 3)
#> popitem_update({"x": "y", "y": "z"}, 1)
#> popitem_update({"m": 0}, 0)
#> popitem_update({1: 2, 2: 3, 3: 1}, 5)

### slice_neg_step_bounds
def slice_neg_step_bounds(s, i):
    return s[i::-1], s[:i:-1], s[i:0:-2]

#> slice_neg_step_bounds("abcdef", 3)
#> slice_neg_step_bounds("", 1)
#> slice_neg_step_bounds("xyz", -1)
#> slice_neg_step_bounds("pq", 0)
#> slice_neg_step_bounds("12345", 10)

### two_aliases
def two_aliases(d, k):
    e = d
    f = dict(d)
    e[k] = len(f)
    f[k] = len(e)
    d = f
    return d, e, d is f

#> two_aliases({"a": 0}, "b")
#> two_aliases({"a": 0}, "a")
#> two_aliases({}, None)
#> two_aliases({1: 1, 2: 2}, (1, 2))
#> two_aliases({"": ""}, "")

### zip_shift_eq
def zip_shift_eq(s, k):
    pairs = zip(s, s[k:])
    return "".join(a if a == b else "." for a, b in pairs) + s[:k]

#> zip_shift_eq("abab", 2)
#> zip_shift_eq("", 1)
#> zip_shift_eq("aabbcc", 1)
#> zip_shift_eq("xyz", 0)
#> zip_shift_eq("moon", -2)

### list_from_str_remove
def list_from_str_remove(s, drop):
    chars = list(s)
    for ch in drop:
        while ch in chars:
            chars.remove(ch)
        chars.append(ch.lower())
    return "".join(chars)

#> list_from_str_remove("Mississippi", "sS")
#> list_from_str_remove("", "Q")
#> list_from_str_remove("ABBA", "BA")
#> list_from_str_remove("keep", "")
#> list_from_str_remove("a-b", "-b")

### startswith_at
def startswith_at(s, p):
    flags = [s.startswith(p, i) for i in (0, 1, -2)]
    return flags.count(True), flags.index(True) if True in flags else s.upper()

#> startswith_at("papa", "pa")
#> startswith_at("xpap", "pap")
#> startswith_at("", "")
#> startswith_at("none", "z")
#> startswith_at("aa", "a")

### endswith_slice
def endswith_slice(s, suf, n):
    if s.endswith(suf, n):
        return s[n:]
    if s.endswith(suf, 0, n):
        return s[:n]
    return s.endswith(("", suf))

#> endswith_slice("testing", "ing", 2)
#> endswith_slice("testing", "tes", 3)
#> endswith_slice("testing", "ing", 5)
#> endswith_slice("", "x", 0)
#> endswith_slice("ababab", "ab", 4)

### sum_len_start
def sum_len_start(words, start):
    total = sum(map(len, words), start)
    return words[total % len(words)] if words else total

#> sum_len_start(["ab", "cde", "f"], 1)
#> sum_len_start([], 7)
#> sum_len_start(["", "x"], 0)
#> sum_len_start(["one"], 99)
#> sum_len_start(["aa", "bb", "cc"], -7)

### title_swap_strip
def title_swap_strip(s):
    s = s.title().swapcase()
    s = s.strip("abcXYZ ")
    return s.capitalize() if s[:1].islower() else s

#> title_swap_strip("a zebra can buzz")
#> title_swap_strip("")
#> title_swap_strip("cab")
#> title_swap_strip("MIXED up")
#> title_swap_strip("x1y2 z")

### nested_list_mult
def nested_list_mult(x, n):
    a = [[x] * 2] * n
    b = [[x] * 2 for _ in range(n)]
    for rows in (a, b):
        if rows:
            rows[0][1] = "!"
    return a, b

#> nested_list_mult(0, 2)
#> nested_list_mult("k", 3)
#> nested_list_mult(None, 0)
#> nested_list_mult([], 1)
#> nested_list_mult(5, -2)

### rsplit_index
def rsplit_index(s, n):
    left = s.split(".", n)
    right = s.rsplit(".", n)
    return left[0], right[-1], left == right

#> rsplit_index("a.b.c.d", 1)
#> rsplit_index("a.b.c.d", 3)
#> rsplit_index("", 1)
#> rsplit_index("nodots", 2)
#> rsplit_index("..x", 1)

### while_else_pop
def while_else_pop(lst, stop):
    n = 0
    while lst:
        if lst[-1] == stop:
            break
        n += lst.pop()
    else:
        n = -n
    return n, lst

#> while_else_pop([1, 0, 4, 5], 0)
#> while_else_pop([1, 2], 9)
#> while_else_pop([], 0)
#> while_else_pop([3], 3)
#> while_else_pop([2.5, -1], None)

### for_else_dict
def for_else_dict(d, target):
    for k in d:
        if d[k] == target:
            d[k] = k
            break
    else:
        d[target] = len(d)
    return d

#> for_else_dict({"a": 1, "b": 2, "c": 2}, 2)
#> for_else_dict({"a": 1}, 5)
#> for_else_dict({}, "x")
#> for_else_dict({"p": None}, None)
#> for_else_dict({"q": "r", "r": "s"}, "q")

### partition_reassemble
def partition_reassemble(s, a, b):
    x, _, y = s.partition(a)
    p, _, q = y.rpartition(b)
    return q + a + x + b + p

#> partition_reassemble("k=v;m=n", "=", ";")
#> partition_reassemble("", "<", ">")
#> partition_reassemble("abc", "x", "y")
#> partition_reassemble("(one)(two)", "(", ")")
#> partition_reassemble("a-b-c", "-", "-")

### extend_with_self
def extend_with_self(lst, n):
    for _ in range(n):
        lst.extend(lst[::2])
    return len(lst), lst[-3:]

#> extend_with_self([1, 2, 3], 2)
#> extend_with_self([], 4)
#> extend_with_self(["a"], 3)
#> extend_with_self([5, 6], 0)
#> extend_with_self([None, True, 0, ""], 1)

### max_default_str
def max_default_str(words, ch):
    hits = [w for w in words if ch in w]
    best = max(hits, default=ch)
    return best.replace(ch, ch * 2), min(hits, key=len, default=None)

#> max_default_str(["bat", "cab", "dot"], "a")
#> max_default_str([], "z")
#> max_default_str(["x", "xx"], "x")
#> max_default_str(["Up", "up"], "p")
#> max_default_str(["no"], "y")

### isdigit_shift
def isdigit_shift(s):
    out = []
    for i, c in enumerate(s):
        if c.isdigit() and int(c) < len(s):
            out.append(s[int(c)])
        elif c.isalpha():
            out.append(str(i))
        else:
            out.append(c)
    return "".join(out)

#> isdigit_shift("a1b0c4")
#> isdigit_shift("")
#> isdigit_shift("9-9")
#> isdigit_shift("210")
#> isdigit_shift("x y 3")

### fromkeys_update_len
def fromkeys_update_len(s, n):
    d = dict.fromkeys(s)
    d.update(dict.fromkeys(s[:n], n))
    return "".join(k for k, v in d.items() if v is None), d.get(s[-1:], "none")

#> fromkeys_update_len("abcab", 2)
#> fromkeys_update_len("", 3)
#> fromkeys_update_len("zzz", 1)
#> fromkeys_update_len("xyz", 0)
#> fromkeys_update_len("pqrs", -1)

### setdefault_len_list
def setdefault_len_list(items):
    d = {}
    for x in items:
        lst = d.setdefault(x, [])
        lst.append(len(d))
        if len(lst) > 1:
            d.setdefault(lst[0], lst)
    return d

#> setdefault_len_list(["a", "b", "a"])
#> setdefault_len_list([])
#> setdefault_len_list([1, 1])
#> setdefault_len_list("noon")
#> setdefault_len_list([None, "q"])

### unpack_head_tail
def unpack_head_tail(s):
    out = []
    while len(s) > 1:
        a, *s = s
        *s, b = s
        out.append(b + a)
    return out, "".join(s)

#> unpack_head_tail("abcdef")
#> unpack_head_tail("abc")
#> unpack_head_tail("")
#> unpack_head_tail("q")
#> unpack_head_tail("12 21")

### expandtabs_index
def expandtabs_index(s, n):
    t = s.expandtabs(n)
    return t.index(" ") if " " in t else t.upper(), t.rstrip() == t

#> expandtabs_index("ab\tcd", 4)
#> expandtabs_index("none", 2)
#> expandtabs_index("\t", 0)
#> expandtabs_index("x y\t", 3)
#> expandtabs_index("abcd\te\tf", 1)

### translate_dict_none
def translate_dict_none(s, a, b):
    table = {ord(a): None, ord(b): a.upper() * 2}
    return s.translate(table)

#> translate_dict_none("banana", "a", "n")
#> translate_dict_none("", "x", "y")
#> translate_dict_none("mmm", "m", "m")
#> translate_dict_none("1-2-3", "-", "2")
#> translate_dict_none("oops", "oo", "p")

### zfill_minus
def zfill_minus(nums, w):
    s = [str(n).zfill(w) for n in nums]
    return sorted(s), max(map(len, s), default=w)

#> zfill_minus([5, -5, 50], 4)
#> zfill_minus([], 3)
#> zfill_minus([1.5, -0.5], 5)
#> zfill_minus([12345], 2)
#> zfill_minus([0, True], 5)

### isspace_flags
def isspace_flags(parts):
    kept = [p for p in parts if not p.isspace()]
    blanks = len(parts) - len(kept)
    return kept[blanks:] + kept[:blanks]

#> isspace_flags(["a", " ", "b", "\t", "c"])
#> isspace_flags([])
#> isspace_flags(["", " "])
#> isspace_flags([" ", "  "])
#> isspace_flags(["x", "y", "\n"])

### tuple_concat_loop
def tuple_concat_loop(n):
    t = ()
    for i in range(n, 0, -1):
        t = (i,) + t if i % 3 else t + (i, len(t))
    return t

#> tuple_concat_loop(6)
#> tuple_concat_loop(0)
#> tuple_concat_loop(1)
#> tuple_concat_loop(3)
#> tuple_concat_loop(8)

### index_second
def index_second(lst, x):
    try:
        first = lst.index(x)
        second = lst.index(x, first + 1)
    except ValueError:
        return lst.count(x) or lst
    lst[first:second] = [second - first]
    return lst

#> index_second([4, 1, 2, 4, 4], 4)
#> index_second([4, 1, 2], 4)
#> index_second([], 0)
#> index_second(["a", "a"], "a")
#> index_second([1, 2, 3], "x")

### clear_or_rebind
def clear_or_rebind(data, mode):
    holder = {"d": data}
    if mode == "clear":
        data.clear()
    elif mode == "rebind":
        data = []
    else:
        data += [mode]
    return holder, data

#> clear_or_rebind([1, 2], "clear")
#> clear_or_rebind([1, 2], "rebind")
#> clear_or_rebind([1, 2], "other")
#> clear_or_rebind([], "")
#> clear_or_rebind([[0]], None)

### compare_sorted_str
def compare_sorted_str(a, b):
    x = "".join(sorted(a))
    y = "".join(sorted(b, reverse=True))
    return x < y, min(x, y), x[:1] in y

#> compare_sorted_str("banana", "can")
#> compare_sorted_str("", "a")
#> compare_sorted_str("Zed", "zed")
#> compare_sorted_str("321", "123")
#> compare_sorted_str("b c", "d")

### get_on_miss
def get_on_miss(d, keys):
    total = 0
    for i, k in enumerate(keys, 10):
        v = d.get(k)
        total += i if v is None else v
        d[k] = total
    return total, d

#> get_on_miss({"a": 1}, "ab")
#> get_on_miss({}, [])
#> get_on_miss({"x": 0}, "xxx")
#> get_on_miss({None: None}, [None, 1])
#> get_on_miss({"p": 5, "q": 6}, ["q", "r", "p"])
