### shift_first_match
def shift_first_match(text, char):
    pos = text.find(char)
    if pos == -1:
        return text + char
    return text[pos:] + text[:pos]

#> shift_first_match("marble", "b")
#> shift_first_match("", "q")
#> shift_first_match("oooh", "h")
#> shift_first_match("key=val", "=")
#> shift_first_match("Zürich", "x")

### drop_evens_by_copy
def drop_evens_by_copy(nums):
    for n in nums[:]:
        if n % 2 == 0:
            nums.remove(n)
    return nums + [len(nums)]

#> drop_evens_by_copy([4, 7, 4, 9, 12])
#> drop_evens_by_copy([])
#> drop_evens_by_copy([-3, -2, 0])
#> drop_evens_by_copy([15])
#> drop_evens_by_copy([8, 8, 8, 8, 5])

### queue_string_rotate
def queue_string_rotate(s, n):
    while n > 0 and s:
        s = s[1:] + s[0].swapcase()
        n -= 1
    return s

#> queue_string_rotate("aBcd", 2)
#> queue_string_rotate("", 3)
#> queue_string_rotate("xY9", 7)
#> queue_string_rotate("Kayak", 0)
#> queue_string_rotate("ßo", 1)

### group_by_tail_letter
def group_by_tail_letter(names):
    d = {}
    for name in names:
        d.setdefault(name[-1:], []).insert(0, name)
    return d

#> group_by_tail_letter(["Ida", "Otto", "Mona", "Theo"])
#> group_by_tail_letter([])
#> group_by_tail_letter(["", "x", ""])
#> group_by_tail_letter(["aa", "ba", "ca"])
#> group_by_tail_letter(["R2", "D2", "C3"])

### rsplit_swap_halves
def rsplit_swap_halves(path, sep="."):
    parts = path.rsplit(sep, 1)
    parts.reverse()
    return sep.join(parts)

#> rsplit_swap_halves("archive.tar.gz")
#> rsplit_swap_halves("noext")
#> rsplit_swap_halves("2024-05-17", "-")
#> rsplit_swap_halves(".bashrc")
#> rsplit_swap_halves("", "/")

### count_window
def count_window(text, piece, start, end):
    inside = text.count(piece, start, end)
    outside = text.count(piece) - inside
    return inside * 10 + outside

#> count_window("banana bandana", "an", 0, 6)
#> count_window("aaaaaa", "aa", 1, 5)
#> count_window("mississippi", "s", -5, -1)
#> count_window("", "z", 0, 3)
#> count_window("x.y.z", ".", 2, 100)

### insert_at_own_value
def insert_at_own_value(arr, extras):
    for e in extras:
        arr.insert(e, str(e))
    return arr

#> insert_at_own_value([10, 20, 30], [1, 3, 0])
#> insert_at_own_value([], [5, -1, 2])
#> insert_at_own_value(["a"], [])
#> insert_at_own_value([9, 8], [-1, -1])
#> insert_at_own_value([7], [0, 0, 100])

### and_or_operands
def and_or_operands(a, b, c):
    first = a and b or c
    second = a or b and c
    return [first, second, not a]

#> and_or_operands("", "mid", "end")
#> and_or_operands([0], {}, "fallback")
#> and_or_operands(0, 0.0, None)
#> and_or_operands("x", "y", "z")
#> and_or_operands((), [1], ())

### enumerate_offset_mark
def enumerate_offset_mark(words, start):
    out = []
    for i, w in enumerate(words, start):
        out.append(w * i if i < 3 else f"{i}{w}")
    return "|".join(out)

#> enumerate_offset_mark(["ab", "c", "d"], 1)
#> enumerate_offset_mark([], 4)
#> enumerate_offset_mark(["z", "y"], -1)
#> enumerate_offset_mark(["go"], 10)
#> enumerate_offset_mark(["é", "!", "ok", "", "w"], 0)

### sum_with_start_lists
def sum_with_start_lists(rows, base):
    flat = sum(rows, base)
    base.append(len(flat))
    return flat, base

#> sum_with_start_lists([[1], [2, 3]], [0])
#> sum_with_start_lists([], ["only"])
#> sum_with_start_lists([[], []], [])
#> sum_with_start_lists([["x"], ["y"]], ["w", "v"])
#> sum_with_start_lists([[None]], [True])

### alias_or_copy_too
def alias_or_copy_too(lst, share):
    other = lst if share else lst[:]
    other.append(len(lst))
    lst.append(other is lst)
    return lst, other == lst

#> alias_or_copy_too([5], True)
#> alias_or_copy_too([5], False)
#> alias_or_copy_too([], 0)
#> alias_or_copy_too([], "yes")
#> alias_or_copy_too(["m", "n"], None)

### int_base_guess
def int_base_guess(token):
    for base in (2, 8, 10, 16, 36):
        try:
            return base, int(token, base)
        except ValueError:
            continue
    return None

#> int_base_guess("1011")
#> int_base_guess("778")
#> int_base_guess("7f")
#> int_base_guess("Zulu")
#> int_base_guess("no!")
#> int_base_guess("")

### max_default_gap
def max_default_gap(nums):
    gaps = (b - a for a, b in zip(nums, nums[1:]))
    return max(gaps, default=-1)

#> max_default_gap([3, 9, 10, 30])
#> max_default_gap([])
#> max_default_gap([42])
#> max_default_gap([9, 5, 1])
#> max_default_gap([0, 0])

### mutated_default_bag
def mutated_default_bag(words):
    def stash(w, bag=[]):
        bag.append(w)
        return len(bag)

    sizes = [stash(w) for w in words]
    sizes.append(stash("end", []))
    return sizes

#> mutated_default_bag(["tin", "can"])
#> mutated_default_bag([])
#> mutated_default_bag("word")
#> mutated_default_bag(["x"] * 5)
#> mutated_default_bag(("",))

### partition_swap_case
def partition_swap_case(s, sep):
    head, mid, tail = s.partition(sep)
    if not mid:
        return head.upper()
    return tail.title() + mid * 2 + head.lower()

#> partition_swap_case("User Name@host", "@")
#> partition_swap_case("nothing here", "#")
#> partition_swap_case("a::B::c d", "::")
#> partition_swap_case(":", ":")
#> partition_swap_case("", ",")

### del_every_third
def del_every_third(items):
    del items[2::3]
    items[-1:] = items[-1:] * 2
    return items

#> del_every_third(list("abcdefgh"))
#> del_every_third([])
#> del_every_third([1, 2, 3])
#> del_every_third([None])
#> del_every_third([[1], [2], [3], [4], [5], [6]])

### slice_step_weave
def slice_step_weave(text):
    front = text[::2]
    back = text[1::2][::-1]
    return front + back

#> slice_step_weave("abcdefg")
#> slice_step_weave("")
#> slice_step_weave("q")
#> slice_step_weave("12345678")
#> slice_step_weave("no on")

### while_else_doubling
def while_else_doubling(n, limit):
    trail = []
    while n < limit:
        trail.append(n)
        if n <= 0:
            break
        n *= 2
    else:
        trail.append("done")
    return trail

#> while_else_doubling(3, 20)
#> while_else_doubling(0, 5)
#> while_else_doubling(9, 9)
#> while_else_doubling(-4, 1)
#> while_else_doubling(1, 2)

### sort_key_then_reverse
def sort_key_then_reverse(words):
    words.sort(key=len)
    words.reverse()
    words.sort(key=lambda w: w[:1])
    return words

#> sort_key_then_reverse(["bee", "be", "ant", "a", "bat"])
#> sort_key_then_reverse([])
#> sort_key_then_reverse(["kk", "k", "kkk"])
#> sort_key_then_reverse(["", "z", "Z", "zz"])
#> sort_key_then_reverse(["one"])

### sorted_desc_stable
def sorted_desc_stable(pairs):
    ordered = sorted(pairs, key=lambda p: p[1], reverse=True)
    return "".join(name for name, _ in ordered)

#> sorted_desc_stable([("a", 1), ("b", 2), ("c", 1), ("d", 2)])
#> sorted_desc_stable([])
#> sorted_desc_stable([("x", -1), ("y", -1)])
#> sorted_desc_stable([("low", 0.5), ("hi", 5)])
#> sorted_desc_stable([("q", 3), ("r", 9), ("s", 6)])

### translate_and_drop
def translate_and_drop(text, old, new, gone):
    table = str.maketrans(old, new, gone)
    return text.translate(table)

#> translate_and_drop("banana", "an", "oM", "b")
#> translate_and_drop("", "x", "y", "z")
#> translate_and_drop("555-0199", "5", "6", "-")
#> translate_and_drop("mirror", "r", "l", "r")
#> translate_and_drop("abc", "ab", "x", "")

### center_until_wide
def center_until_wide(label, width, fill):
    out = label.center(width, fill)
    return out, out.count(fill), out.find(label)

#> center_until_wide("abc", 8, "*")
#> center_until_wide("", 3, "-")
#> center_until_wide("long label", 4, ".")
#> center_until_wide("xy", 5, "x")
#> center_until_wide("odd", 6, "=")

### ljust_columns
def ljust_columns(cells, n):
    line = ""
    for c in cells:
        line += c.ljust(n, "_")
    return line.rstrip("_")

#> ljust_columns(["id", "name", "qty"], 5)
#> ljust_columns([], 3)
#> ljust_columns(["toolong", "b"], 2)
#> ljust_columns(["_", "_"], 4)
#> ljust_columns(["é", ""], 3)

### zfill_signed_parts
def zfill_signed_parts(codes, width):
    return [c.zfill(width) if c.lstrip("+-").isdigit() else c.rjust(width) for c in codes]

#> zfill_signed_parts(["7", "-42", "+5"], 5)
#> zfill_signed_parts(["ab", "12a"], 4)
#> zfill_signed_parts([], 2)
#> zfill_signed_parts(["123456"], 3)
#> zfill_signed_parts(["--3", "", "-"], 6)

### expandtabs_lengths
def expandtabs_lengths(row, size):
    wide = row.expandtabs(size)
    return len(wide), wide.split(" ").count("")

#> expandtabs_lengths("a\tb\tc", 4)
#> expandtabs_lengths("no tabs", 8)
#> expandtabs_lengths("\t", 3)
#> expandtabs_lengths("abcd\tx", 4)
#> expandtabs_lengths("x\ty", 0)

### casefold_twins
def casefold_twins(a, b):
    if a == b:
        return "same"
    if a.casefold() == b.casefold():
        return "fold" if a.lower() != b.lower() else "lower"
    return "different"

#> casefold_twins("Straße", "STRASSE")
#> casefold_twins("Mail", "mAIL")
#> casefold_twins("", "")
#> casefold_twins("one", "two")
#> casefold_twins("x", "x ")

### popitem_until_key
def popitem_until_key(d, stop):
    taken = []
    while d:
        k, v = d.popitem()
        taken.append(v)
        if k == stop:
            break
    return taken, list(d)

#> popitem_until_key({"a": 1, "b": 2, "c": 3}, "b")
#> popitem_until_key({}, "z")
#> popitem_until_key({"m": None}, "x")
#> popitem_until_key({1: "i", 2: "ii", 3: "iii", 4: "iv"}, 4)
#> popitem_until_key({"p": [], "q": [0]}, "p")

### update_order_effect
def update_order_effect(base, extra):
    merged = dict(extra)
    merged.update(base)
    base.update(extra)
    return list(merged.items()), list(base.items())

#> update_order_effect({"x": 1, "y": 2}, {"y": 5, "z": 9})
#> update_order_effect({}, {"k": 0})
#> update_order_effect({"q": 1}, {})
#> update_order_effect({2: "b", 1: "a"}, {1: "A"})
#> update_order_effect({"n": None}, {"m": None, "n": 3})

### index_from_last_hit
def index_from_last_hit(data, value):
    spots = []
    pos = -1
    while True:
        try:
            pos = data.index(value, pos + 1)
        except ValueError:
            return spots
        spots.append(pos)

#> index_from_last_hit([5, 1, 5, 5], 5)
#> index_from_last_hit([], 0)
#> index_from_last_hit("banana", "a")
#> index_from_last_hit("aaaa", "aa")
#> index_from_last_hit((1, True, 1.0, "1"), 1)

### string_compare_ladder
def string_compare_ladder(words):
    best = ""
    climbs = 0
    for w in words:
        if w > best:
            best, climbs = w, climbs + 1
    return best, climbs

#> string_compare_ladder(["apple", "Zoo", "apricot", "ap"])
#> string_compare_ladder([])
#> string_compare_ladder(["", ""])
#> string_compare_ladder(["9", "10", "100"])
#> string_compare_ladder(["é", "z", "~"])

### swap_ends_by_parity
def swap_ends_by_parity(array):
    if len(array) < 2:
        return array
    if len(array) % 2:
        array[0], array[-1] = array[-1], array[0]
    else:
        array[0], array[1] = array[-1], array[-2]
    return array

#> swap_ends_by_parity([1, 2, 3])
#> swap_ends_by_parity([1, 2, 3, 4])
#> swap_ends_by_parity([])
#> swap_ends_by_parity(["solo"])
#> swap_ends_by_parity(["l", "r"])
#> swap_ends_by_parity([0, False, None, "", ()])

### startswith_window
def startswith_window(s, prefix):
    hits = 0
    for i in range(len(s)):
        hits += s.startswith(prefix, i, i + len(prefix))
    return hits if s.startswith(prefix) else -hits

#> startswith_window("ababa", "ab")
#> startswith_window("xababa", "aba")
#> startswith_window("", "a")
#> startswith_window("zzzz", "zz")
#> startswith_window("mmm", "")

### endswith_tuple_filter
def endswith_tuple_filter(files, exts):
    kept = [f for f in files if f.endswith(tuple(exts))]
    return kept or files[:1]

#> endswith_tuple_filter(["a.py", "b.txt", "c.pyc"], [".py", ".pyc"])
#> endswith_tuple_filter(["x.md"], [])
#> endswith_tuple_filter([], ["a"])
#> endswith_tuple_filter(["cat", "hat", "cot"], ["at"])
#> endswith_tuple_filter(["LOG", "log"], ["G", ""])
