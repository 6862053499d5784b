### peel_brackets_outside
def peel_brackets_outside(s):
    layers = 0
    while s[:1] + s[-1:] in ("()", "[]", "{}"):
        s = s[1:-1]
        layers += 1
    return s, layers

#> peel_brackets_outside("([x])")
#> peel_brackets_outside("")
#> peel_brackets_outside("(a]")
#> peel_brackets_outside("{}")
#> peel_brackets_outside("(a)(b)")

### append_self_length
def append_self_length(nums, times):
    for _ in range(times):
        nums.append(len(nums) * nums[-1] if nums else 1)
    return nums

#> append_self_length([2], 3)
#> append_self_length([], 4)
#> append_self_length([0, 5], 1)
#> append_self_length([-1], 0)
#> append_self_length([1.5, 2], 2)

### letters_after_max
def letters_after_max(word):
    if not word:
        return word
    top = max(word)
    at = word.index(top)
    return word[at + 1:] + top * at

#> letters_after_max("python")
#> letters_after_max("")
#> letters_after_max("zebra")
#> letters_after_max("abc")
#> letters_after_max("A b!")

### digits_base_sum
def digits_base_sum(token, base):
    total = 0
    for ch in token:
        try:
            total += int(ch, base)
        except ValueError:
            total -= 1
    return total

#> digits_base_sum("1a2f", 16)
#> digits_base_sum("1029", 2)
#> digits_base_sum("", 10)
#> digits_base_sum("xyz", 36)
#> digits_base_sum("7-8", 8)

### first_n_unique
def first_n_unique(seq, n):
    picked = []
    for item in seq:
        if len(picked) == n:
            break
        if item not in picked:
            picked.append(item)
    return picked

#> first_n_unique("mississippi", 3)
#> first_n_unique([], 2)
#> first_n_unique([1, 1.0, True, 2], 5)
#> first_n_unique([[1], [1], [2]], 2)
#> first_n_unique("abc", 0)

### lift_nested_default
def lift_nested_default(counts, word, step=2):
    for i in range(0, len(word), step):
        counts[word[i]] = counts.setdefault(word[i], 0) + i
    return counts

#> lift_nested_default({}, "abacus")
#> lift_nested_default({"a": 10}, "banana", 1)
#> lift_nested_default({"x": 0}, "")
#> lift_nested_default({}, "zzzz", step=3)
#> lift_nested_default({"q": None}, "qr")

### return_early_types
def return_early_types(x):
    if isinstance(x, bool):
        return not x
    if isinstance(x, (int, float)):
        return x * 2
    if isinstance(x, str):
        return x[::-1]
    return [return_early_types(y) for y in x]

#> return_early_types(True)
#> return_early_types(2.5)
#> return_early_types("abc")
#> return_early_types([1, "xy", [False, "q"]])
#> return_early_types(())
#> return_early_types(None)

### take_while_increasing
def take_while_increasing(nums):
    run = nums[:1]
    for n in nums[1:]:
        if n <= run[-1]:
            return run, nums[len(run):]
        run.append(n)
    return run, []

#> take_while_increasing([1, 4, 6, 2, 9])
#> take_while_increasing([])
#> take_while_increasing([3])
#> take_while_increasing([5, 5])
#> take_while_increasing([-3, 0, 0.5, 11])

### replace_by_partition
def replace_by_partition(text, old, new):
    head, sep, tail = text.rpartition(old)
    return head + new + tail if sep else new.join(text.split())

#> replace_by_partition("one fish two fish", "fish", "cat")
#> replace_by_partition("a b  c", "x", "_")
#> replace_by_partition("", "q", "-")
#> replace_by_partition("aaa", "aa", "b")
#> replace_by_partition("end.", ".", "!")

### sum_starts_at_tuple
def sum_starts_at_tuple(pairs, head):
    joined = sum(pairs, head)
    return joined[::2], joined[1::2]

#> sum_starts_at_tuple([(1, "a"), (2, "b")], ())
#> sum_starts_at_tuple([], (0,))
#> sum_starts_at_tuple([(5,)], ("h", "i"))
#> sum_starts_at_tuple([()], ())
#> sum_starts_at_tuple([(None, 1)], ("x",))

### shorten_middle
def shorten_middle(name, width):
    if len(name) <= width:
        return name.ljust(width, ".")
    keep = width - 2
    left = keep // 2 + keep % 2
    return name[:left] + ".." + name[-(keep // 2):]

#> shorten_middle("quarterly_report_final.xlsx", 12)
#> shorten_middle("a.txt", 8)
#> shorten_middle("", 0)
#> shorten_middle("abcdefgh", 5)
#> shorten_middle("abcdef", 3)

### dict_get_callable
def dict_get_callable(op, a, b):
    ops = {"+": lambda: a + b, "-": lambda: a - b, "*": lambda: a * b}
    return ops.get(op, lambda: (b, a))()

#> dict_get_callable("+", 4, 9)
#> dict_get_callable("*", "ab", 3)
#> dict_get_callable("/", 1, 2)
#> dict_get_callable("-", 0, -8)
#> dict_get_callable("+", "1", 1)

### rotate_list_by_pop
def rotate_list_by_pop(lst, k):
    if not lst:
        return lst
    for _ in range(k % len(lst)):
        lst.insert(0, lst.pop())
    return lst

#> rotate_list_by_pop([1, 2, 3, 4], 1)
#> rotate_list_by_pop([], 3)
#> rotate_list_by_pop(["a", "b", "c"], -1)
#> rotate_list_by_pop([9], 5)
#> rotate_list_by_pop([0, 1], 7)

### compare_is_and_equal
def compare_is_and_equal(a, b):
    c = a
    same = [a is c, a == b, a is None or b is None]
    c = c + c[:0]
    same.append(c == a)
    return same

#> compare_is_and_equal([1], [1])
#> compare_is_and_equal("x", None)
#> compare_is_and_equal((), [])
#> compare_is_and_equal([1, 2], (1, 2))
#> compare_is_and_equal(None, 3)

### fold_pairs_to_dict
def fold_pairs_to_dict(flat):
    it = iter(flat)
    d = dict(zip(it, it))
    return d, len(flat) - 2 * len(d)

#> fold_pairs_to_dict(["a", 1, "b", 2])
#> fold_pairs_to_dict(["a", 1, "b"])
#> fold_pairs_to_dict([])
#> fold_pairs_to_dict("x1x2")
#> fold_pairs_to_dict((0, 0, 0, 1, 5))

### while_not_in_dict
def while_not_in_dict(name, taken):
    n = 1
    candidate = name
    while candidate in taken:
        candidate = f"{name}_{n}"
        n += 1
    taken[candidate] = n
    return candidate, taken

#> while_not_in_dict("tmp", {"tmp": 1, "tmp_1": 0})
#> while_not_in_dict("log", {})
#> while_not_in_dict("", {"": 1})
#> while_not_in_dict("a", {"a_1": 1})
#> while_not_in_dict("v", {"v": 1, "v_2": 1})

### lex_sort_numbers
def lex_sort_numbers(nums):
    as_text = sorted(map(str, nums))
    return [int(t) for t in as_text] != sorted(nums), "<".join(as_text)

#> lex_sort_numbers([10, 9, 100])
#> lex_sort_numbers([])
#> lex_sort_numbers([1, 2, 3])
#> lex_sort_numbers([-1, -10, 0])
#> lex_sort_numbers([5])

### encode_repeat_vowels
def encode_repeat_vowels(word):
    table = {v: v + str(i) for i, v in enumerate("aeiou", start=1)}
    return word.translate(str.maketrans(table))

#> encode_repeat_vowels("banana")
#> encode_repeat_vowels("")
#> encode_repeat_vowels("RHYTHM")
#> encode_repeat_vowels("queue")
#> encode_repeat_vowels("AEiou!")

### count_upto_stop
def count_upto_stop(items, stop):
    where = items.index(stop) if stop in items else len(items)
    kinds = {}
    for x in items[:where]:
        kinds[type(x).__name__] = kinds.get(type(x).__name__, 0) + 1
    return kinds

#> count_upto_stop([1, "a", 2.0, None, "b"], None)
#> count_upto_stop([], 0)
#> count_upto_stop(["x", "y"], "x")
#> count_upto_stop([True, False, 3], 4)
#> count_upto_stop([[], (), {}, "end"], "end")

### vowel_first_sort
def vowel_first_sort(text):
    letters = [c for c in text.lower() if c.isalpha()]
    letters.sort(key=lambda c: (c not in "aeiou", c))
    return "".join(letters)

#> vowel_first_sort("Blue Moon")
#> vowel_first_sort("")
#> vowel_first_sort("xyz")
#> vowel_first_sort("Eau!")
#> vowel_first_sort("r2-d2")

### del_slice_between
def del_slice_between(arr, a, b):
    try:
        i, j = arr.index(a), arr.index(b)
    except ValueError:
        return len(arr)
    if i > j:
        i, j = j, i
    del arr[i + 1:j]
    return arr

#> del_slice_between(list("abcdef"), "b", "e")
#> del_slice_between(list("abcdef"), "e", "b")
#> del_slice_between([1, 2, 3], 2, 9)
#> del_slice_between([], 0, 0)
#> del_slice_between([4, 4, 5], 4, 5)

### odd_one_out_length
def odd_one_out_length(words):
    sizes = [len(w) for w in words]
    for w, n in zip(words, sizes):
        if sizes.count(n) == 1:
            return w
    return sizes

#> odd_one_out_length(["cat", "dog", "mouse", "hen"])
#> odd_one_out_length(["aa", "bb"])
#> odd_one_out_length([])
#> odd_one_out_length(["", "x", "y"])
#> odd_one_out_length(["one", "four", "three"])

### swap_two_keys_order
def swap_two_keys_order(d):
    keys = list(d.keys())
    if len(keys) > 1:
        keys[0], keys[-1] = keys[-1], keys[0]
    return {k: d[k] for k in keys}

#> swap_two_keys_order({"a": 1, "b": 2, "c": 3})
#> swap_two_keys_order({})
#> swap_two_keys_order({"only": None})
#> swap_two_keys_order({0: "z", 1: "o"})
#> swap_two_keys_order({"x": [], "y": {}, "z": (), "w": ""})

### text_progress_bar
def text_progress_bar(done, total, width=10):
    filled = round(width * done / total)
    return "[" + "#" * filled + " " * (width - filled) + f"] {done / total:.0%}"

#> text_progress_bar(3, 10)
#> text_progress_bar(0, 7)
#> text_progress_bar(5, 5, 4)
#> text_progress_bar(1, 3, width=6)
#> text_progress_bar(2, 0)

### min_by_abs_then_sign
def min_by_abs_then_sign(nums):
    best = min(nums, key=lambda n: (abs(n), -n), default=None)
    return best, nums.index(best) if best is not None else -1

#> min_by_abs_then_sign([-3, 3, 5])
#> min_by_abs_then_sign([])
#> min_by_abs_then_sign([7, -2, 2, -2])
#> min_by_abs_then_sign([0, -0.0])
#> min_by_abs_then_sign([-9])

### vowel_queue_shift
def vowel_queue_shift(word):
    queue = [c for c in word if c in "aeiou"]
    out = ""
    for c in word:
        if c in "aeiou":
            queue.append(queue.pop(0))
            out += queue[0]
        else:
            out += c
    return out

#> vowel_queue_shift("education")
#> vowel_queue_shift("")
#> vowel_queue_shift("sky")
#> vowel_queue_shift("banana")
#> vowel_queue_shift("ohio")

### parse_range_spec
def parse_range_spec(spec):
    pages = []
    for part in spec.split(","):
        lo, dash, hi = part.strip().partition("-")
        if dash:
            pages.extend(range(int(lo), int(hi) + 1))
        else:
            pages.append(int(lo))
    return pages

#> parse_range_spec("1-3, 7, 9-10")
#> parse_range_spec("5")
#> parse_range_spec("8-6")
#> parse_range_spec("2,2-2, 2")
#> parse_range_spec("1,,4")

### tuple_immutable_trick
def tuple_immutable_trick(t, extra):
    try:
        t[0] += extra
    except TypeError:
        return "failed", t
    return "ok", t

#> tuple_immutable_trick(([1], 2), [3])
#> tuple_immutable_trick([[1], 2], [3])
#> tuple_immutable_trick((5, 6), 1)
#> tuple_immutable_trick(["a"], "b")
#> tuple_immutable_trick([], 1)

### reversed_iter_partial
def reversed_iter_partial(seq, n):
    it = reversed(seq)
    head = [next(it, "?") for _ in range(n)]
    return head, list(it)

#> reversed_iter_partial([1, 2, 3, 4], 2)
#> reversed_iter_partial("", 1)
#> reversed_iter_partial("abc", 5)
#> reversed_iter_partial([None], 0)
#> reversed_iter_partial((7, 8), 1)

### is_sorted_all_zip
def is_sorted_all_zip(items, strict):
    if strict:
        return all(a < b for a, b in zip(items, items[1:]))
    return all(a <= b for a, b in zip(items, items[1:]))

#> is_sorted_all_zip([1, 2, 2], True)
#> is_sorted_all_zip([1, 2, 2], False)
#> is_sorted_all_zip("", True)
#> is_sorted_all_zip("aBc", False)
#> is_sorted_all_zip([[1], [1, 0]], 1)

### clip_email_local
def clip_email_local(address):
    local, at, domain = address.partition("@")
    if not at or "." not in domain:
        return None
    local = local.split("+", 1)[0].replace(".", "")
    return local.lower() + at + domain.lower()

#> clip_email_local("Jo.Doe+news@Mail.Example.com")
#> clip_email_local("no-at-sign")
#> clip_email_local("x@localhost")
#> clip_email_local("@a.b")
#> clip_email_local("a+b+c@d.org")

### list_equality_prefix
def list_equality_prefix(a, b):
    n = 0
    while n < min(len(a), len(b)) and a[n] == b[n]:
        n += 1
    return a[:n] or [n], a[n:] > b[n:]

#> list_equality_prefix([1, 2, 3], [1, 2, 4])
#> list_equality_prefix([], [5])
#> list_equality_prefix(["a", "b"], ["a"])
#> list_equality_prefix([9], [1])
#> list_equality_prefix([0, 1], [False, True, 2])

### two_pointer_vowel_swap
def two_pointer_vowel_swap(s):
    chars = list(s)
    i, j = 0, len(chars) - 1
    while i < j:
        if chars[i].lower() not in "aeiou":
            i += 1
        elif chars[j].lower() not in "aeiou":
            j -= 1
        else:
            chars[i], chars[j] = chars[j], chars[i]
            i, j = i + 1, j - 1
    return "".join(chars)

#> two_pointer_vowel_swap("notebook")
#> two_pointer_vowel_swap("")
#> two_pointer_vowel_swap("Apple")
#> two_pointer_vowel_swap("fly")
#> two_pointer_vowel_swap("io")

### merge_overrides
def merge_overrides(base, **overrides):
    out = {**base, **overrides}
    changed = [k for k in overrides if base.get(k) != overrides[k]]
    return out, changed

#> merge_overrides({"color": "red", "size": 2}, size=3, bold=True)
#> merge_overrides({}, a=None)
#> merge_overrides({"x": 1}, x=1)
#> merge_overrides({"keep": [1]})
#> merge_overrides({"t": 0.5, "u": 1}, u=0, t=0.5)

### lstrip_prefix_trap
def lstrip_prefix_trap(code, prefix):
    stripped = code.lstrip(prefix)
    cut = code[len(prefix):] if code.startswith(prefix) else code
    return stripped == cut, stripped, cut

#> lstrip_prefix_trap("abacus", "ab")
#> lstrip_prefix_trap("id-77", "id-")
#> lstrip_prefix_trap("did", "id")
#> lstrip_prefix_trap("", "x")
#> lstrip_prefix_trap("0x00ff", "0x")

### print_and_return
def print_and_return(items):
    for i, item in enumerate(items, 1):
        print(i, item, sep=") ")
    return items and items[-1]

#> print_and_return(["milk", "eggs"])
#> print_and_return([])
#> print_and_return("ab")
#> print_and_return((0, None))
#> print_and_return([[]])
