### echo_last_letters
def echo_last_letters(lst):
    out = []
    for prev, word in zip([""] + lst, lst):
        out.append(prev[-1:] + word.lstrip(prev[-1:] or None))
    return out

#> echo_last_letters(["sun", "noon", "now"])
#> echo_last_letters([])
#> echo_last_letters(["  a", "aab"])
#> echo_last_letters(["x", "xx", "xxx"])
#> echo_last_letters(["", "q"])

### rank_without_ties
def rank_without_ties(scores):
    ranks = {}
    for pos, name in enumerate(sorted(scores, key=scores.get, reverse=True), 1):
        ranks[name] = pos
    return {n: ranks[n] for n in scores}

#> rank_without_ties({"ed": 5, "flo": 9, "gus": 5})
#> rank_without_ties({})
#> rank_without_ties({"only": -1})
#> rank_without_ties({"a": 1, "b": 2, "c": 3})
#> rank_without_ties({"x": 0.1, "y": 0.01})

### list_rotations_unique
def list_rotations_unique(s):
    rots = {s[i:] + s[:i] for i in range(len(s))}
    return len(rots), sorted(rots)[:2]

#> list_rotations_unique("abab")
#> list_rotations_unique("")
#> list_rotations_unique("aaaa")
#> list_rotations_unique("cab")
#> list_rotations_unique("1 2")

### add_until_contains
def add_until_contains(s, target):
    n = 0
    t = s
    while target not in t and n < 3:
        t += s[::-1] if n % 2 == 0 else s
        n += 1
    return t.find(target), n

#> add_until_contains("abc", "cc")
#> add_until_contains("abc", "b")
#> add_until_contains("", "x")
#> add_until_contains("ab", "baab")
#> add_until_contains("xy", "xx")

### first_line_words_lens
def first_line_words_lens(text):
    head, *_ = text.splitlines() or [""]
    sizes = list(map(len, head.split()))
    return sizes, head[:sizes[0]] if sizes else None

#> first_line_words_lens("to be or\nnot to be")
#> first_line_words_lens("")
#> first_line_words_lens("\nsecond")
#> first_line_words_lens("  lead in")
#> first_line_words_lens("one")

### mix_sum_and_concat
def mix_sum_and_concat(items):
    total, text = 0, ""
    for it in items:
        try:
            total += it
        except TypeError:
            text += str(it)[:3]
    return total, text

#> mix_sum_and_concat([1, "two", 3.5, None])
#> mix_sum_and_concat([])
#> mix_sum_and_concat([True, [1, 2], ()])
#> mix_sum_and_concat(["", "abcdef"])
#> mix_sum_and_concat([{"k": 1}, -4])

### upper_bound_words
def upper_bound_words(words, limit):
    count = 0
    for i, w in enumerate(words):
        count += len(w)
        if count > limit:
            words[i:] = ["+%d" % (len(words) - i)]
            break
    return words

#> upper_bound_words(["alpha", "be", "gamma", "d"], 8)
#> upper_bound_words([], 3)
#> upper_bound_words(["toolong"], 2)
#> upper_bound_words(["a", "b"], 2)
#> upper_bound_words(["", "", "x"], 0)

### dict_values_to_cumulative
def dict_values_to_cumulative(d):
    run = 0
    for k in d:
        run += d[k]
        d[k] = run
    d["total"] = run
    return d

#> dict_values_to_cumulative({"jan": 3, "feb": 4})
#> dict_values_to_cumulative({})
#> dict_values_to_cumulative({"total": 5, "x": 1})
#> dict_values_to_cumulative({"a": -1, "b": 1, "c": 0.5})
#> dict_values_to_cumulative({"s": "str"})

### find_in_reversed
def find_in_reversed(s, sub):
    i = s[::-1].find(sub[::-1])
    j = s.rfind(sub)
    return (i, j, i < 0 or len(s) - i - len(sub) == j)

#> find_in_reversed("abcabc", "bc")
#> find_in_reversed("abc", "zz")
#> find_in_reversed("", "")
#> find_in_reversed("aaa", "aa")
#> find_in_reversed("to and fro", "o")

### pop_twice_insert_once
def pop_twice_insert_once(lst):
    moves = 0
    while len(lst) > 2:
        a, b = lst.pop(), lst.pop(0)
        lst.insert(1, a + b)
        moves += 1
    return lst, moves

#> pop_twice_insert_once([1, 2, 3, 4])
#> pop_twice_insert_once([])
#> pop_twice_insert_once(["a", "b", "c"])
#> pop_twice_insert_once([5, 5])
#> pop_twice_insert_once([0, 1, 0, 1, 0])

### char_class_string
def char_class_string(s):
    classes = ""
    for c in s:
        if c.isupper():
            k = "A"
        elif c.islower():
            k = "a"
        elif c.isdigit():
            k = "9"
        else:
            k = c
        if not classes.endswith(k):
            classes += k
    return classes

#> char_class_string("Ab12-cd34")
#> char_class_string("")
#> char_class_string("HELLO  world")
#> char_class_string("---")
#> char_class_string("v1.10.3")

### subset_by_bitmask
def subset_by_bitmask(items, mask):
    chosen = [x for i, x in enumerate(items) if mask >> i & 1]
    return chosen, mask >> len(items)

#> subset_by_bitmask(["a", "b", "c", "d"], 5)
#> subset_by_bitmask([], 3)
#> subset_by_bitmask("xyz", 0)
#> subset_by_bitmask([10, 20], 7)
#> subset_by_bitmask((1, 2, 3), -1)

### word_shape_map
def word_shape_map(word):
    mapping, shape = {}, []
    for c in word:
        if c not in mapping:
            mapping[c] = len(mapping)
        shape.append(mapping[c])
    return tuple(shape)

#> word_shape_map("hello")
#> word_shape_map("")
#> word_shape_map("abab")
#> word_shape_map("Aa")
#> word_shape_map("zzz z")

### isomorphic_check_pairs
def isomorphic_check_pairs(a, b):
    if len(a) != len(b):
        return None
    fwd = dict(zip(a, b))
    back = dict(zip(b, a))
    return len(fwd) == len(back) and all(back[fwd[c]] == c for c in a)

#> isomorphic_check_pairs("egg", "add")
#> isomorphic_check_pairs("foo", "bar")
#> isomorphic_check_pairs("ab", "abc")
#> isomorphic_check_pairs("", "")
#> isomorphic_check_pairs("paper", "title")

### step_down_on_repeat
def step_down_on_repeat(nums):
    used = []
    for n in nums:
        while n in used:
            n -= 1
        used.append(n)
    return used

#> step_down_on_repeat([3, 3, 3])
#> step_down_on_repeat([])
#> step_down_on_repeat([5, 4, 5])
#> step_down_on_repeat([1, 0, 1, 0])
#> step_down_on_repeat([2.5, 2.5])

### alternate_strip_sides
def alternate_strip_sides(s, chars):
    for i, c in enumerate(chars):
        s = s.rstrip(c) if i % 2 else s.lstrip(c)
    return s, len(s)

#> alternate_strip_sides("aabbcaab", "ab")
#> alternate_strip_sides("", "xyz")
#> alternate_strip_sides("mom", "mm")
#> alternate_strip_sides("  x  ", "  ")
#> alternate_strip_sides("keep", "")

### shared_default_row
def shared_default_row(keys, width, base=[]):
    rows = {}
    for k in keys:
        row = base if k.islower() else list(base)
        row.append(len(row))
        rows[k] = row[-width:]
    base.clear()
    return rows

#> shared_default_row("aBc", 2)
#> shared_default_row("", 1)
#> shared_default_row("XYZ", 3, [7])
#> shared_default_row("ab", 1, [0, 0])
#> shared_default_row("qQ", 0)

### sorted_pairs_zip_diff
def sorted_pairs_zip_diff(a, b):
    x, y = sorted(a), sorted(b, reverse=True)
    return sum(p * q for p, q in zip(x, y)), x[len(y):] + y[len(x):]

#> sorted_pairs_zip_diff([3, 1, 2], [4, 6, 5])
#> sorted_pairs_zip_diff([], [1])
#> sorted_pairs_zip_diff([5, 1], [2])
#> sorted_pairs_zip_diff([-1, 1], [1, -1])
#> sorted_pairs_zip_diff([0], [9, 8, 7])

### string_of_lens
def string_of_lens(*args):
    return "".join(str(len(a)) if hasattr(a, "__len__") else "x" for a in args).lstrip("0") or "0"

#> string_of_lens("abc", [1], {})
#> string_of_lens()
#> string_of_lens("", (), 5)
#> string_of_lens(None, "x" * 12)
#> string_of_lens({"a": 1, "b": 2}, range(3))

### replace_from_index
def replace_from_index(s, old, new, start):
    head, tail = s[:start], s[start:]
    changed = tail.replace(old, new)
    return head + changed if changed != tail else head[::-1] + tail

#> replace_from_index("a-b-c-d", "-", "+", 3)
#> replace_from_index("abc", "x", "y", 2)
#> replace_from_index("", "", "z", 0)
#> replace_from_index("aaaa", "aa", "b", 1)
#> replace_from_index("hello", "l", "", -2)

### dict_lookup_twice
def dict_lookup_twice(d, path):
    node, trail = d, ""
    for step in path:
        if not isinstance(node, dict):
            return trail + "!"
        node = node.get(step, {})
        trail += step
    return node if node != {} else trail + "?"

#> dict_lookup_twice({"a": {"b": 5}}, "ab")
#> dict_lookup_twice({"a": {"b": 5}}, "abc")
#> dict_lookup_twice({}, "x")
#> dict_lookup_twice({"q": {}}, "")
#> dict_lookup_twice({"k": 0}, "k")

### merge_sorted_with_flags
def merge_sorted_with_flags(a, b):
    tagged = [(x, "a") for x in a] + [(x, "b") for x in b]
    tagged.sort()
    return "".join(t for _, t in tagged), tagged[len(tagged) // 2][0] if tagged else None

#> merge_sorted_with_flags([1, 4, 6], [2, 4])
#> merge_sorted_with_flags([], [])
#> merge_sorted_with_flags([9], [1, 2, 3])
#> merge_sorted_with_flags(["x"], ["w", "y"])
#> merge_sorted_with_flags([0, 0], [0])

### strip_html_simple
def strip_html_simple(markup):
    out, depth = [], 0
    for ch in markup:
        if ch == "<":
            depth += 1
        elif ch == ">" and depth:
            depth -= 1
        elif not depth:
            out.append(ch)
    return "".join(out).strip()

#> strip_html_simple("<p>Hello <b>you</b></p>")
#> strip_html_simple("")
#> strip_html_simple("3 > 2 is true")
#> strip_html_simple("<<nested>x>y")
#> strip_html_simple(" <br> ")

### list_swap_min_max
def list_swap_min_max(arr):
    i, j = arr.index(min(arr)), arr.index(max(arr))
    arr[i], arr[j] = arr[j], arr[i]
    return arr[::-1] if i < j else arr

#> list_swap_min_max([4, 1, 9, 7])
#> list_swap_min_max([9, 5, 1])
#> list_swap_min_max([3])
#> list_swap_min_max(["m", "a", "z"])
#> list_swap_min_max([])

### codes_to_ranges_dict
def codes_to_ranges_dict(codes):
    out = {}
    for code in codes:
        prefix = code.rstrip("0123456789")
        num = int(code[len(prefix):] or -1)
        lo, hi = out.get(prefix, (num, num))
        out[prefix] = (min(lo, num), max(hi, num))
    return out

#> codes_to_ranges_dict(["A1", "B7", "A12", "A3"])
#> codes_to_ranges_dict([])
#> codes_to_ranges_dict(["X", "X5"])
#> codes_to_ranges_dict(["007", "42"])
#> codes_to_ranges_dict(["p2q3", "p2q1"])

### lower_set_then_title
def lower_set_then_title(words):
    uniq = sorted({w.lower() for w in words}, key=lambda w: w[::-1])
    return " ".join(uniq).title()

#> lower_set_then_title(["Dog", "cat", "DOG", "bat"])
#> lower_set_then_title([])
#> lower_set_then_title(["a1b", "A1B"])
#> lower_set_then_title(["", "x"])
#> lower_set_then_title(["zoo", "oz"])

### index_by_str_digit
def index_by_str_digit(words, picks):
    out = ""
    for p in picks:
        if not p.isdigit():
            out += p
            continue
        i = int(p)
        out += words[i] if i < len(words) else words[-1][::-1]
    return out

#> index_by_str_digit(["in", "on", "at"], "0-2")
#> index_by_str_digit(["ab"], "07")
#> index_by_str_digit([], "xyz")
#> index_by_str_digit(["q", "rs"], "")
#> index_by_str_digit(["no", "yes"], "1 9 0")

### power_set_by_growth
def power_set_by_growth(s):
    subsets = [""]
    for c in s:
        subsets += [x + c for x in subsets]
    return [x for x in subsets if len(x) == 2]

#> power_set_by_growth("abc")
#> power_set_by_growth("")
#> power_set_by_growth("x")
#> power_set_by_growth("noo")
#> power_set_by_growth("1234")

### drop_leading_articles
def drop_leading_articles(titles):
    def key(t):
        low = t.lower()
        for art in ("the ", "a ", "an "):
            if low.startswith(art):
                return low[len(art):]
        return low

    return sorted(titles, key=key)

#> drop_leading_articles(["The Zoo", "An Apple", "Mango", "a Banana"])
#> drop_leading_articles([])
#> drop_leading_articles(["The", "A"])
#> drop_leading_articles(["Theory", "the end"])
#> drop_leading_articles(["b", "B", "a b"])

### swap_digits_pairs_int
def swap_digits_pairs_int(n):
    s = str(n)
    out = "".join(s[i:i + 2][::-1] for i in range(0, len(s), 2))
    return int(out) if out.isdigit() else out

#> swap_digits_pairs_int(1234)
#> swap_digits_pairs_int(123)
#> swap_digits_pairs_int(0)
#> swap_digits_pairs_int(-56)
#> swap_digits_pairs_int(1000)

### conditional_reverse_words
def conditional_reverse_words(s, limit=4):
    return " ".join(w[::-1] if len(w) > limit else w.upper() if w.isalpha() else w for w in s.split(" "))

#> conditional_reverse_words("make those words spin")
#> conditional_reverse_words("")
#> conditional_reverse_words("a1 b2 abc12")
#> conditional_reverse_words("one  two", 2)
#> conditional_reverse_words("x-ray", limit=9)

### drop_until_balanced
def drop_until_balanced(s):
    while s.count("(") != s.count(")"):
        if s.count("(") > s.count(")"):
            s = s.replace("(", "", 1)
        else:
            i = s.rfind(")")
            s = s[:i] + s[i + 1:]
    return s

#> drop_until_balanced("((a)")
#> drop_until_balanced("b))")
#> drop_until_balanced("")
#> drop_until_balanced("(x)(y)")
#> drop_until_balanced(")))((")

### walk_two_lists_until_diff
def walk_two_lists_until_diff(a, b):
    it = iter(b)
    for x in a:
        y = next(it, None)
        if x != y:
            return x, y, list(it)
    return "match", list(it)

#> walk_two_lists_until_diff([1, 2, 3], [1, 5, 6, 7])
#> walk_two_lists_until_diff([1], [1, 2])
#> walk_two_lists_until_diff([], "ab")
#> walk_two_lists_until_diff("abc", "ab")
#> walk_two_lists_until_diff([0, ""], [False, 0])

### string_multiply_parse
def string_multiply_parse(expr):
    total = ""
    for term in expr.split("+"):
        body, star, n = term.strip().partition("*")
        total += body * (int(n) if star else 1)
    return total

#> string_multiply_parse("ab*2 + c")
#> string_multiply_parse("")
#> string_multiply_parse("x*0+y*3")
#> string_multiply_parse("a + b + c")
#> string_multiply_parse("q*z")

### oldest_entry_evict
def oldest_entry_evict(cache, key, value, size=3):
    cache.pop(key, None)
    cache[key] = value
    while len(cache) > size:
        cache.pop(next(iter(cache)))
    return list(cache.items())

#> oldest_entry_evict({"a": 1, "b": 2, "c": 3}, "d", 4)
#> oldest_entry_evict({"a": 1, "b": 2}, "a", 9)
#> oldest_entry_evict({}, "x", None, 1)
#> oldest_entry_evict({1: 1, 2: 2, 3: 3}, 4, 4, size=2)
#> oldest_entry_evict({"k": 0}, "k", 0, 0)

### palindrome_by_center
def palindrome_by_center(s, i):
    l = r = i
    while 0 <= l and r < len(s) and s[l] == s[r]:
        l, r = l - 1, r + 1
    return s[l + 1:r], r - l - 1

#> palindrome_by_center("abacabad", 3)
#> palindrome_by_center("xyz", 1)
#> palindrome_by_center("", 0)
#> palindrome_by_center("noon", 0)
#> palindrome_by_center("aaaa", 2)

### join_nonempty_labels
def join_nonempty_labels(first="", middle="", last=""):
    parts = [p for p in (first, middle[:1] + "." * bool(middle), last) if p]
    return " ".join(parts).strip() or "anonymous"

#> join_nonempty_labels("Ana", "Maria", "Lopez")
#> join_nonempty_labels()
#> join_nonempty_labels("Cher")
#> join_nonempty_labels(last="Doe", middle="q")
#> join_nonempty_labels("A", last=" ")

### count_inversions_pairs
def count_inversions_pairs(word):
    inv = [(a, b) for i, a in enumerate(word) for b in word[i + 1:] if a > b]
    return len(inv), inv[:1] + inv[-1:]

#> count_inversions_pairs("cab")
#> count_inversions_pairs("")
#> count_inversions_pairs("abc")
#> count_inversions_pairs([3, 2, 1, 2])
#> count_inversions_pairs("Aa1")
