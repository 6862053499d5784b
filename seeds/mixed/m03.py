### keys_shorter_than_values
def keys_shorter_than_values(dic):
    result = []
    for k, v in dic.items():
        if len(k) < len(v):
            result.append(k + "<" + str(len(v)))
        elif not v:
            result.insert(0, k)
    return result

#> keys_shorter_than_values({"id": "abc", "name": "x", "e": ""})
#> keys_shorter_than_values({})
#> keys_shorter_than_values({"": [], "k": [1, 2]})
#> keys_shorter_than_values({"p": "", "q": (), "r": {}})
#> keys_shorter_than_values({"same": "size"})

### index_of_min_swap_front
def index_of_min_swap_front(a):
    if not a:
        return None
    j = a.index(min(a))
    a[0], a[j] = a[j], a[0]
    return j, a

#> index_of_min_swap_front([5, 3, 8, 3])
#> index_of_min_swap_front([])
#> index_of_min_swap_front(["pear", "fig", "apple"])
#> index_of_min_swap_front([-1])
#> index_of_min_swap_front([2, 1, 0, -7.5])

### nested_function_counter
def nested_function_counter(words, char):
    count = 0

    def visit(w):
        nonlocal count
        count += w.count(char)
        return count

    return [visit(w) for w in words]

#> nested_function_counter(["see", "tree", "sky"], "e")
#> nested_function_counter([], "a")
#> nested_function_counter(["...", ".", ""], ".")
#> nested_function_counter(["Aa", "aA"], "a")
#> nested_function_counter(["ab", "c"], "")

### late_binding_lambdas_again
def late_binding_lambdas_again(n, x):
    late = [lambda: i * x for i in range(n)]
    early = [lambda i=i: i * x for i in range(n)]
    return [f() for f in late], [f() for f in early]

#> late_binding_lambdas_again(3, 10)
#> late_binding_lambdas_again(0, 4)
#> late_binding_lambdas_again(2, "ab")
#> late_binding_lambdas_again(4, -1)
#> late_binding_lambdas_again(1, [7])

### split_max_then_strip
def split_max_then_strip(record, sep, n):
    fields = record.split(sep, n)
    return [f.strip() or None for f in fields]

#> split_max_then_strip("a ; b ;c; d", ";", 2)
#> split_max_then_strip("", ",", 1)
#> split_max_then_strip("k:v:w", ":", 0)
#> split_max_then_strip(" x,, y ", ",", -1)
#> split_max_then_strip("one--two--three", "--", 1)

### rsplit_none_limit
def rsplit_none_limit(text, n):
    parts = text.rsplit(None, n)
    return parts[::-1], len(parts[0]) if parts else 0

#> rsplit_none_limit("  the quick  brown fox ", 2)
#> rsplit_none_limit("   ", 1)
#> rsplit_none_limit("word", 3)
#> rsplit_none_limit("a b c", 0)
#> rsplit_none_limit("tab\tand\nline", -1)

### dedupe_case_insensitive
def dedupe_case_insensitive(tags):
    seen = set()
    out = []
    for tag in tags:
        low = tag.strip().casefold()
        if not low or low in seen:
            continue
        seen.add(low)
        out.append(tag.strip())
    return out

#> dedupe_case_insensitive(["Python", "python ", "PYTHON", "go"])
#> dedupe_case_insensitive([])
#> dedupe_case_insensitive(["", "  ", "x"])
#> dedupe_case_insensitive(["Straße", "STRASSE"])
#> dedupe_case_insensitive([" a", "b ", "A"])

### modify_during_index_loop
def modify_during_index_loop(lst):
    i = 0
    while i < len(lst):
        if isinstance(lst[i], list):
            lst[i:i + 1] = lst[i]
        else:
            i += 1
    return lst

#> modify_during_index_loop([1, [2, [3, 4]], 5])
#> modify_during_index_loop([])
#> modify_during_index_loop([[], [[]], "x"])
#> modify_during_index_loop(["ab", ["cd"]])
#> modify_during_index_loop([(1, [2]), [None]])

### insert_separator_backwards
def insert_separator_backwards(digits, sep, size):
    chars = list(digits)
    for i in range(len(chars) - size, 0, -size):
        chars.insert(i, sep)
    return "".join(chars)

#> insert_separator_backwards("1234567", ",", 3)
#> insert_separator_backwards("", "-", 2)
#> insert_separator_backwards("abcd", ":", 2)
#> insert_separator_backwards("99", " ", 4)
#> insert_separator_backwards("deadbeef", "_", 1)

### roman_value_scan
def roman_value_scan(numeral):
    values = dict(I=1, V=5, X=10, L=50, C=100, D=500, M=1000)
    total = 0
    for a, b in zip(numeral, numeral[1:] + " "):
        v = values[a]
        total += -v if v < values.get(b, 0) else v
    return total

#> roman_value_scan("XLII")
#> roman_value_scan("")
#> roman_value_scan("MCMXCIV")
#> roman_value_scan("IX")
#> roman_value_scan("ABC")

### tuple_list_roundtrip
def tuple_list_roundtrip(t, value):
    tmp = list(t)
    tmp.append(value)
    tmp.sort()
    return tuple(tmp), tmp.index(value), t

#> tuple_list_roundtrip((3, 1), 2)
#> tuple_list_roundtrip((), "x")
#> tuple_list_roundtrip(("b", "a", "b"), "b")
#> tuple_list_roundtrip((1, 2), "z")
#> tuple_list_roundtrip((0.5, -1), 0)

### deep_get_or
def deep_get_or(data, dotted, fallback):
    for key in dotted.split("."):
        try:
            data = data[int(key)] if isinstance(data, list) else data[key]
        except (KeyError, IndexError, ValueError):
            return fallback
    return data

#> deep_get_or({"a": {"b": [10, 20]}}, "a.b.1", None)
#> deep_get_or({"a": {}}, "a.x", "none")
#> deep_get_or([1, 2], "5", -1)
#> deep_get_or([[7]], "0.first", "bad")
#> deep_get_or({"": 3}, "", 0)
#> deep_get_or({"n": 4}, "n.m", 0)

### find_between_marks
def find_between_marks(s, left, right):
    i = s.find(left)
    j = s.find(right, i + len(left))
    if i < 0 or j < 0:
        return ""
    return s[i + len(left):j]

#> find_between_marks("call(x, y) end", "(", ")")
#> find_between_marks("<<a>>", "<<", ">>")
#> find_between_marks("no marks", "[", "]")
#> find_between_marks("*open", "*", "*")
#> find_between_marks("", "", "")

### rindex_with_limit
def rindex_with_limit(seq, value, hi):
    try:
        return seq.rindex(value, 0, hi)
    except ValueError:
        return ~len(seq)

#> rindex_with_limit("abcabc", "b", 4)
#> rindex_with_limit("abcabc", "c", 2)
#> rindex_with_limit("", "", 0)
#> rindex_with_limit("tick-tock", "t", -1)
#> rindex_with_limit("moon", "oo", 10)

### inventory_restock_again
def inventory_restock_again(stock, deliveries, cap):
    log = []
    for item, qty in deliveries:
        space = cap - stock.get(item, 0)
        stock[item] = stock.get(item, 0) + min(qty, space)
        if qty > space:
            log.append(f"{item}:{qty - space} back")
    return stock, log

#> inventory_restock_again({"nut": 3}, [("nut", 4), ("bolt", 12)], 10)
#> inventory_restock_again({}, [], 5)
#> inventory_restock_again({"cog": 5}, [("cog", 1)], 5)
#> inventory_restock_again({}, [("a", 2), ("a", 2), ("a", 2)], 5)
#> inventory_restock_again({"x": 9}, [("x", 0)], 4)

### swapcase_by_position
def swapcase_by_position(s):
    return "".join(c.upper() if i % 3 == 0 else c.swapcase() if i % 3 == 1 else c for i, c in enumerate(s))

#> swapcase_by_position("abcdef")
#> swapcase_by_position("ABCDEF")
#> swapcase_by_position("")
#> swapcase_by_position("a1b2c3")
#> swapcase_by_position("ñandú")

### del_dict_in_list_loop
def del_dict_in_list_loop(d, bad):
    for k in list(d):
        if d[k] == bad:
            del d[k]
        elif k == bad:
            d[k] = len(d)
    return d

#> del_dict_in_list_loop({"a": 0, "b": 1, "c": 0}, 0)
#> del_dict_in_list_loop({}, 1)
#> del_dict_in_list_loop({"x": "y", "y": "x"}, "y")
#> del_dict_in_list_loop({1: 2, 2: 1}, 3)
#> del_dict_in_list_loop({0: None, None: 5}, None)

### dict_resize_error
def dict_resize_error(d):
    try:
        for k in d:
            d[k + "!"] = 1
            if len(d) > 6:
                break
    except RuntimeError as e:
        return len(d), str(e)
    return len(d), "fine"

#> dict_resize_error({"a": 1})
#> dict_resize_error({})
#> dict_resize_error({"x": 1, "x!": 2})
#> dict_resize_error({"1": 0, "2": 0, "3": 0, "4": 0, "5": 0, "6": 0})
#> dict_resize_error({"a": 0, "b": 0})

### nested_unpack_sum_again
def nested_unpack_sum_again(rows):
    acc = []
    for (x, y), label in rows:
        acc += [label] * (x < y) + [x + y]
    return acc

#> nested_unpack_sum_again([((1, 2), "up"), ((5, 3), "down")])
#> nested_unpack_sum_again([])
#> nested_unpack_sum_again([("ab", "s")])
#> nested_unpack_sum_again([((0, 0), None)])
#> nested_unpack_sum_again([([1.5, 2], "f"), ((1,), "bad")])

### lowercase_first_run
def lowercase_first_run(name):
    n = 0
    for ch in name:
        if not ch.isupper():
            break
        n += 1
    if n > 1 and n < len(name):
        n -= 1
    return name[:n].lower() + name[n:]

#> lowercase_first_run("HTTPServer")
#> lowercase_first_run("Widget")
#> lowercase_first_run("already")
#> lowercase_first_run("URL")
#> lowercase_first_run("")

### chained_replace_limit
def chained_replace_limit(s, n):
    s = s.replace("a", "ab", n).replace("b", "", 1)
    return s.replace("", "-", n)

#> chained_replace_limit("banana", 2)
#> chained_replace_limit("", 1)
#> chained_replace_limit("xyz", 0)
#> chained_replace_limit("aaa", -1)
#> chained_replace_limit("bab", 3)

### accumulate_until_negative
def accumulate_until_negative(nums, start=0):
    totals = [start]
    for x in nums:
        if x < 0:
            break
        totals.append(totals[-1] + x)
    else:
        totals.append("all")
    return totals

#> accumulate_until_negative([3, 4, -1, 9])
#> accumulate_until_negative([3, 4], 10)
#> accumulate_until_negative([])
#> accumulate_until_negative([-5], start=2)
#> accumulate_until_negative([0.5, 0.25])

### shuffle_by_index_string
def shuffle_by_index_string(letters, order):
    out = [""] * len(letters)
    for src, dst in enumerate(order):
        out[int(dst)] += letters[src]
    return ",".join(out)

#> shuffle_by_index_string("abc", "201")
#> shuffle_by_index_string("xyz", "000")
#> shuffle_by_index_string("", "")
#> shuffle_by_index_string("hey", "12")
#> shuffle_by_index_string("ok", "05")

### compare_slices_of_self
def compare_slices_of_self(s):
    n = len(s) // 2
    a, b = s[:n], s[-n:]
    if a == b:
        return n
    return max(a, b) + min(a, b)

#> compare_slices_of_self("abab")
#> compare_slices_of_self("level")
#> compare_slices_of_self("x")
#> compare_slices_of_self("")
#> compare_slices_of_self("Zoo animal")

### score_hangman
def score_hangman(secret, guesses):
    shown = ["_"] * len(secret)
    misses = 0
    for g in guesses:
        if g in secret:
            for i, ch in enumerate(secret):
                if ch == g:
                    shown[i] = g
        else:
            misses += 1
    return "".join(shown), misses

#> score_hangman("banjo", "aeo")
#> score_hangman("fizz", "z")
#> score_hangman("", "abc")
#> score_hangman("gym", "")
#> score_hangman("sassy", "sxs")

### sort_digits_in_place
def sort_digits_in_place(s):
    digits = sorted((c for c in s if c.isdigit()), reverse=True)
    return "".join(digits.pop() if c.isdigit() else c for c in s)

#> sort_digits_in_place("b3a1c2")
#> sort_digits_in_place("")
#> sort_digits_in_place("no digits")
#> sort_digits_in_place("9-8-7")
#> sort_digits_in_place("2024-01-31")

### values_view_live
def values_view_live(d, k, v):
    view = d.values()
    before = list(view)
    d[k] = v
    return before, list(view), v in view

#> values_view_live({"a": 1}, "b", 2)
#> values_view_live({"a": 1}, "a", 9)
#> values_view_live({}, None, None)
#> values_view_live({1: "x"}, 1.0, "y")
#> values_view_live({"p": 0, "q": 0}, "q", [])

### keys_view_algebra_again
def keys_view_algebra_again(left, right):
    both = sorted(left.keys() & right.keys())
    only = sorted(left.keys() - right.keys())
    return [left[k] for k in both], [left[k] for k in only]

#> keys_view_algebra_again({"a": 1, "b": 2, "c": 3}, {"b": 0, "d": 0})
#> keys_view_algebra_again({}, {"z": 1})
#> keys_view_algebra_again({"m": "M"}, {})
#> keys_view_algebra_again({3: "c", 1: "a"}, {1: 1, 3: 3})
#> keys_view_algebra_again({"q": None, "p": []}, {"p": 0})

### bracket_depth_track
def bracket_depth_track(code):
    depth = peak = 0
    for c in code:
        depth += (c in "([{") - (c in ")]}")
        peak = max(peak, depth)
        if depth < 0:
            return "extra " + c
    return peak if depth == 0 else "open %d" % depth

#> bracket_depth_track("f(a[0], {1: (2)})")
#> bracket_depth_track("")
#> bracket_depth_track("oops)")
#> bracket_depth_track("((x)")
#> bracket_depth_track("][")

### pick_by_bool_index
def pick_by_bool_index(pair, flags):
    return [pair[flag] for flag in flags], pair[len(flags) > 2]

#> pick_by_bool_index(("no", "yes"), [True, False])
#> pick_by_bool_index(["off", "on"], [])
#> pick_by_bool_index("-+", [1, 0, True])
#> pick_by_bool_index(("a", "b"), [-1])
#> pick_by_bool_index(("only",), [False, True])

### str_of_containers
def str_of_containers(a, n):
    s = str(a)
    return s[n:-n], len(s), s.count(",")

#> str_of_containers(["x", 2], 1)
#> str_of_containers({"k": (1,)}, 2)
#> str_of_containers((), 0)
#> str_of_containers(3.50, 1)
#> str_of_containers(["it's", None], 3)

### lookup_with_fallbacks
def lookup_with_fallbacks(env, *names, default="unset"):
    for name in names:
        value = env.get(name)
        if value:
            return name, value
    return default

#> lookup_with_fallbacks({"HOME": "/root", "USER": ""}, "USER", "HOME")
#> lookup_with_fallbacks({}, "A", "B")
#> lookup_with_fallbacks({"PORT": 0}, "PORT", default=8080)
#> lookup_with_fallbacks({"x": 1})
#> lookup_with_fallbacks({"LANG": "fr", "LC": "de"}, "LC", "LANG", default=None)

### bool_arith_word
def bool_arith_word(w):
    score = w.isupper() * 4 + w.islower() * 2 + w.istitle()
    return [score, w * (score % 3)]

#> bool_arith_word("NASA")
#> bool_arith_word("nasa")
#> bool_arith_word("Nasa")
#> bool_arith_word("N")
#> bool_arith_word("42")
#> bool_arith_word("")

### interleave_then_trim
def interleave_then_trim(a, b):
    mixed = [x for pair in zip(a, b) for x in pair]
    longer = a if len(a) > len(b) else b
    mixed.extend(longer[len(mixed) // 2:])
    return mixed

#> interleave_then_trim("abc", "12")
#> interleave_then_trim([], [])
#> interleave_then_trim([1], [2, 3, 4])
#> interleave_then_trim("xy", "XY")
#> interleave_then_trim((0, 9, 8), "")

### none_compare_guard
def none_compare_guard(values):
    low = None
    for v in values:
        if v is None:
            continue
        if low is None or v < low:
            low = v
    return low if low is not None else "n/a"

#> none_compare_guard([3, None, -1, 0])
#> none_compare_guard([None, None])
#> none_compare_guard([])
#> none_compare_guard(["b", "a", None])
#> none_compare_guard([0, None, 2.5])

### walrus_chunks
def walrus_chunks(text, n):
    chunks = []
    while chunk := text[:n]:
        chunks.append(chunk)
        text = text[n:]
        n += 1
    return chunks

#> walrus_chunks("abcdefghij", 1)
#> walrus_chunks("", 3)
#> walrus_chunks("pqr", 5)
#> walrus_chunks("xyz", 0)
#> walrus_chunks("a b c d", 2)

### istitle_join_pairs
def istitle_join_pairs(words):
    out = []
    for w in words:
        if w.istitle() and out and out[-1][-1:].islower():
            out[-1] += w
        else:
            out.append(w)
    return out

#> istitle_join_pairs(["get", "Value", "Of", "X", "Y"])
#> istitle_join_pairs([])
#> istitle_join_pairs(["Alpha", "Beta", "gamma"])
#> istitle_join_pairs(["", "Q", "NO", "No"])
#> istitle_join_pairs(["a1", "Bee"])

### chained_compare_letters
def chained_compare_letters(text):
    kinds = {"low": "", "up": "", "other": ""}
    for c in text:
        kind = "low" if "a" <= c <= "z" else "up" if "A" <= c <= "Z" else "other"
        kinds[kind] = c + kinds[kind]
    return kinds

#> chained_compare_letters("Go2 the Zoo")
#> chained_compare_letters("")
#> chained_compare_letters("éÉ")
#> chained_compare_letters("UPlow")
#> chained_compare_letters("123")
