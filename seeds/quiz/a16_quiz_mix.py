### default_list_argument_once
def default_list_argument_once(values):
    def push(v, box=[]):
        box.append(v)
        return list(box)
    last = []
    for v in values:
        last = push(v) if v else push(v, [])
    return last

#> default_list_argument_once([1, 2, 3])
#> default_list_argument_once([])
#> default_list_argument_once([1, 0])
#> default_list_argument_once([0, 5])
#> default_list_argument_once(["a", "", "b"])

### closure_late_binding
def closure_late_binding(n, x):
    fs = [lambda y: y * i for i in range(n)]
    gs = [lambda y, i=i: y * i for i in range(n)]
    return [f(x) for f in fs], [g(x) for g in gs]

#> closure_late_binding(3, 2)
#> closure_late_binding(0, 5)
#> closure_late_binding(1, 7)
#> closure_late_binding(4, "a")
#> closure_late_binding(2, -1.5)

### nonlocal_counter_calls
def nonlocal_counter_calls(words):
    n = 0
    def tag(w):
        nonlocal n
        n += len(w)
        return f"{w}{n}"
    return [tag(w) for w in words], n

#> nonlocal_counter_calls(["ab", "c", ""])
#> nonlocal_counter_calls([])
#> nonlocal_counter_calls(["é"])
#> nonlocal_counter_calls(["same", "same"])
#> nonlocal_counter_calls([" ", "xyz"])

### argument_rebinding_vs_mutation
def argument_rebinding_vs_mutation(a, b):
    def change(p, q):
        p = p + [0]
        q.append(0)
        return p
    return change(a, b), a, b

#> argument_rebinding_vs_mutation([1], [2])
#> argument_rebinding_vs_mutation([], [])
#> argument_rebinding_vs_mutation(["x"], [None])
#> argument_rebinding_vs_mutation([[5]], [[6]])
#> argument_rebinding_vs_mutation([1, 2], ["end"])

### generator_consumed_once
def generator_consumed_once(nums):
    evens = (n for n in nums if n % 2 == 0)
    first = next(evens, None)
    return first, sum(evens), list(evens)

#> generator_consumed_once([1, 4, 6, 8])
#> generator_consumed_once([])
#> generator_consumed_once([3, 5])
#> generator_consumed_once([2])
#> generator_consumed_once([-2, 0, 7, 10])

### iterator_in_consumes
def iterator_in_consumes(s, targets):
    it = iter(s)
    return [t in it for t in targets], "".join(it)

#> iterator_in_consumes("abcdef", "bd")
#> iterator_in_consumes("abcdef", "db")
#> iterator_in_consumes("", "x")
#> iterator_in_consumes("hello", "")
#> iterator_in_consumes("aab", "aaa")

### zip_same_iterator_pairs
def zip_same_iterator_pairs(xs):
    it = iter(xs)
    pairs = list(zip(it, it))
    return dict(pairs), len(xs) - 2 * len(pairs)

#> zip_same_iterator_pairs(["a", 1, "b", 2])
#> zip_same_iterator_pairs(["a", 1, "b"])
#> zip_same_iterator_pairs([])
#> zip_same_iterator_pairs("keys")
#> zip_same_iterator_pairs([1, 2, 1, 3])

### map_two_lists_shortest
def map_two_lists_shortest(a, b):
    longest = max(a, b, key=len)
    return list(map(lambda x, y: x * y, a, b)) + longest[min(len(a), len(b)):]

#> map_two_lists_shortest([1, 2, 3], [4, 5])
#> map_two_lists_shortest([], [9])
#> map_two_lists_shortest([], [])
#> map_two_lists_shortest(["a", "b"], [2, 3])
#> map_two_lists_shortest([0.5], [2, 7, 8])

### filter_none_drops_falsy
def filter_none_drops_falsy(xs):
    kept = list(filter(None, xs))
    return kept, [type(x).__name__ for x in xs if not x]

#> filter_none_drops_falsy([0, 1, "", "a", None, []])
#> filter_none_drops_falsy([])
#> filter_none_drops_falsy([0.0, -1])
#> filter_none_drops_falsy([" ", False, {}])
#> filter_none_drops_falsy([(), (0,)])

### any_all_on_empty_quiz
def any_all_on_empty_quiz(rows):
    return [any(r) for r in rows], [all(r) for r in rows], any(map(all, rows))

#> any_all_on_empty_quiz([[1, 0], [], [2]])
#> any_all_on_empty_quiz([])
#> any_all_on_empty_quiz([[0], [None]])
#> any_all_on_empty_quiz(["", "ab"])
#> any_all_on_empty_quiz([[[]], [()]])

### sorted_string_numbers
def sorted_string_numbers(nums):
    as_text = sorted(map(str, nums))
    as_num = sorted(nums)
    return [int(t) for t in as_text] == as_num or as_text

#> sorted_string_numbers([10, 9, 1])
#> sorted_string_numbers([1, 2, 3])
#> sorted_string_numbers([])
#> sorted_string_numbers([-1, -2, 0])
#> sorted_string_numbers([100, 20, 3])

### max_of_strings_by_key
def max_of_strings_by_key(words):
    return max(words), max(words, key=len), min(words, key=str.lower)

#> max_of_strings_by_key(["Zoo", "apple", "banana"])
#> max_of_strings_by_key(["a"])
#> max_of_strings_by_key([])
#> max_of_strings_by_key(["B", "a", "C"])
#> max_of_strings_by_key(["", "é", "z"])

### enumerate_reversed_indices
def enumerate_reversed_indices(s, ch):
    for i, c in enumerate(reversed(s)):
        if c == ch:
            return len(s) - 1 - i, i
    return ()

#> enumerate_reversed_indices("parrot", "r")
#> enumerate_reversed_indices("parrot", "z")
#> enumerate_reversed_indices("", "a")
#> enumerate_reversed_indices([1, 2, 1], 1)
#> enumerate_reversed_indices("t", "t")

### walrus_while_split
def walrus_while_split(s):
    out = []
    while (i := s.find(",")) >= 0:
        out.append(s[:i].strip())
        s = s[i + 1:]
    return out, s.strip()

#> walrus_while_split("red, green ,blue")
#> walrus_while_split("single")
#> walrus_while_split("")
#> walrus_while_split(",,")
#> walrus_while_split("x, ")

### walrus_in_comprehension
def walrus_in_comprehension(nums):
    total = 0
    sums = [total := total + n for n in nums if n > 0]
    return sums, total

#> walrus_in_comprehension([1, -2, 3, 4])
#> walrus_in_comprehension([])
#> walrus_in_comprehension([-1, -1])
#> walrus_in_comprehension([0, 0.5])
#> walrus_in_comprehension([10])

### star_args_unpack_call
def star_args_unpack_call(args, kwargs):
    def show(a, b=2, *rest, sep="-"):
        return sep.join(map(str, (a, b, *rest)))
    return show(*args, **kwargs)

#> star_args_unpack_call([1], {})
#> star_args_unpack_call([1, 5, 6, 7], {"sep": "+"})
#> star_args_unpack_call([], {"a": "x"})
#> star_args_unpack_call("ab", {})
#> star_args_unpack_call([1, 2], {"b": 3})

### kwargs_merge_priority
def kwargs_merge_priority(base, **extra):
    merged = {**extra, **base}
    return merged, [k for k in extra if extra[k] != merged[k]]

#> kwargs_merge_priority({"a": 1}, a=2, b=3)
#> kwargs_merge_priority({})
#> kwargs_merge_priority({"x": None}, x=None)
#> kwargs_merge_priority({"z": 0}, y=1)
#> kwargs_merge_priority({"p": 1, "q": 2}, q=2, p=0)

### multiple_assignment_order
def multiple_assignment_order(xs):
    i = 0
    i, xs[i] = xs[0], "changed"
    return i, xs

#> multiple_assignment_order([1, 2])
#> multiple_assignment_order([0, 5])
#> multiple_assignment_order([7, 8])
#> multiple_assignment_order([-1, 3, 4])
#> multiple_assignment_order([])

### augmented_index_expression
def augmented_index_expression(counts, steps):
    pos = 0
    for s in steps:
        pos = (pos + s) % len(counts)
        counts[pos] += pos
    return counts

#> augmented_index_expression([0, 0, 0], [1, 1, 1, 2])
#> augmented_index_expression([5], [3, 3])
#> augmented_index_expression([1, 1], [])
#> augmented_index_expression([], [1])
#> augmented_index_expression([0, 0, 0, 0], [-1, -2])

### conditional_expression_nested
def conditional_expression_nested(x, y):
    return "both" if x and y else x if x else y if y else None

#> conditional_expression_nested(1, 2)
#> conditional_expression_nested(0, "y")
#> conditional_expression_nested("x", [])
#> conditional_expression_nested(0, "")
#> conditional_expression_nested([0], (0,))

### is_versus_equals_none
def is_versus_equals_none(values):
    marks = []
    for v in values:
        if v is None:
            marks.append("N")
        elif v == False:
            marks.append("F")
        elif not v:
            marks.append("E")
        else:
            marks.append("T")
    return "".join(marks)

#> is_versus_equals_none([None, 0, "", 5])
#> is_versus_equals_none([])
#> is_versus_equals_none([False, [], 0.0])
#> is_versus_equals_none(["0", True])
#> is_versus_equals_none([{}, None, "x"])

### string_multiplication_negative
def string_multiplication_negative(s, n):
    a = s * n
    b = s * -n
    return a + "|" + b if n else [s] * 2

#> string_multiplication_negative("ab", 2)
#> string_multiplication_negative("ab", -2)
#> string_multiplication_negative("ab", 0)
#> string_multiplication_negative("", 5)
#> string_multiplication_negative("é", 1)

### string_compare_lexical
def string_compare_lexical(a, b):
    if a < b:
        return f"{a}<{b}"
    if a > b:
        return f"{b}<{a}"
    return a.upper()

#> string_compare_lexical("apple", "apricot")
#> string_compare_lexical("a", "B")
#> string_compare_lexical("tie", "tie")
#> string_compare_lexical("10", "9")
#> string_compare_lexical("", " ")

### escape_sequence_lengths
def escape_sequence_lengths(parts):
    return {repr(p): len(p) for p in parts if len(repr(p)) - 2 != len(p)}

#> escape_sequence_lengths(["a\n", "b", "\\"])
#> escape_sequence_lengths([])
#> escape_sequence_lengths(["\t\t", "'"])
#> escape_sequence_lengths(["\x00", "é"])
#> escape_sequence_lengths(["'\""])

### type_name_dispatch
def type_name_dispatch(v):
    match v:
        case bool():
            return "b" + str(int(v))
        case int() | float():
            return v + 1
        case str():
            return v + "1"
        case [first, *_]:
            return first
        case _:
            return None

#> type_name_dispatch(True)
#> type_name_dispatch(4.5)
#> type_name_dispatch("4")
#> type_name_dispatch([7, 8])
#> type_name_dispatch({})

### match_command_words
def match_command_words(line):
    match line.split():
        case ["go", direction]:
            return direction[0].upper()
        case ["take", *things] if things:
            return things
        case []:
            return ""
    return line[::-1]

#> match_command_words("go north")
#> match_command_words("take lamp key")
#> match_command_words("take")
#> match_command_words("   ")
#> match_command_words("go")

### try_else_finally_order
def try_else_finally_order(a, b):
    log = []
    try:
        log.append(a // b)
    except ZeroDivisionError:
        log.append("zero")
    except TypeError:
        log.append("type")
    else:
        log.append("ok")
    finally:
        log.append("end")
    return log

#> try_else_finally_order(9, 2)
#> try_else_finally_order(9, 0)
#> try_else_finally_order("9", 2)
#> try_else_finally_order(-9, 2)
#> try_else_finally_order(7.5, 2)

### raise_and_rewrap
def raise_and_rewrap(d, key):
    try:
        return d[key].upper()
    except KeyError as e:
        raise ValueError(f"no {e}") from None
    except AttributeError:
        return str(d[key])

#> raise_and_rewrap({"a": "x"}, "a")
#> raise_and_rewrap({"a": 5}, "a")
#> raise_and_rewrap({}, "z")
#> raise_and_rewrap({1: None}, 1)
#> raise_and_rewrap({"m": ""}, "m")

### assert_then_slice
def assert_then_slice(s, n):
    assert n >= 0, "negative"
    return s[n:] or s[:n]

#> assert_then_slice("granite", 3)
#> assert_then_slice("ab", 2)
#> assert_then_slice("ab", -1)
#> assert_then_slice("", 0)
#> assert_then_slice([1], 5)

### global_table_lookup
RANKS = {"J": 11, "Q": 12, "K": 13, "A": 14}


def global_table_lookup(hand):
    total = 0
    for card in hand.split():
        face = card[:-1]
        total += RANKS.get(face) or int(face)
    return total

#> global_table_lookup("10h Jd 2c")
#> global_table_lookup("")
#> global_table_lookup("As Ad")
#> global_table_lookup("Xh 3d")
#> global_table_lookup("7c")

### star_assignment_short
def star_assignment_short(text):
    first, *rest = text.split() or ["-"]
    return first if not rest else [first, *rest[::-1]]

#> star_assignment_short("one two three")
#> star_assignment_short("one")
#> star_assignment_short("")
#> star_assignment_short(" a b ")
#> star_assignment_short("x\ty")

### dict_get_call_evaluates_default
def dict_get_call_evaluates_default(d, keys):
    calls = []
    def fallback(k):
        calls.append(k)
        return k * 2
    got = [d.get(k, fallback(k)) for k in keys]
    return got, calls

#> dict_get_call_evaluates_default({"a": 1}, ["a", "b"])
#> dict_get_call_evaluates_default({}, [])
#> dict_get_call_evaluates_default({1: 2}, [1, 3])
#> dict_get_call_evaluates_default({"x": None}, "xy")
#> dict_get_call_evaluates_default({2: 0}, [2.0])

### bytes_slice_versus_index
def bytes_slice_versus_index(data, i):
    return data[i], data[i:i + 1], data.hex()[2 * i:2 * i + 2]

#> bytes_slice_versus_index(b"abc", 1)
#> bytes_slice_versus_index(b"\x00\xff", 1)
#> bytes_slice_versus_index(b"", 0)
#> bytes_slice_versus_index(b"zip", 0)
#> bytes_slice_versus_index(b"A\n", 1)

### sort_mutates_inside_tuple
def sort_mutates_inside_tuple(pairs):
    for name, scores in pairs:
        scores.sort(reverse=len(name) % 2 == 0)
    return {n: s[0] for n, s in pairs if s}

#> sort_mutates_inside_tuple([("al", [3, 9, 1]), ("bob", [4, 2])])
#> sort_mutates_inside_tuple([])
#> sort_mutates_inside_tuple([("x", [])])
#> sort_mutates_inside_tuple([("", ["b", "a"])])
#> sort_mutates_inside_tuple([("aa", [1]), ("aa", [2, 5])])
