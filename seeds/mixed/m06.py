### bump_version_part
def bump_version_part(version, part):
    nums = [int(x) for x in version.lstrip("v").split(".")]
    nums[part] += 1
    nums[part + 1:] = [0] * len(nums[part + 1:])
    return "v" * version.startswith("v") + ".".join(map(str, nums))

#> bump_version_part("1.4.9", 1)
#> bump_version_part("v2.0.3", 0)
#> bump_version_part("0.9", 1)
#> bump_version_part("3.1.4.1", 2)
#> bump_version_part("7", 3)

### gather_ngrams_until_dup
def gather_ngrams_until_dup(s, n):
    grams = []
    for i in range(len(s) - n + 1):
        g = s[i:i + n]
        if g in grams:
            return grams, i
        grams += [g]
    return grams, -1

#> gather_ngrams_until_dup("abcabd", 2)
#> gather_ngrams_until_dup("", 1)
#> gather_ngrams_until_dup("xyz", 3)
#> gather_ngrams_until_dup("aab", 1)
#> gather_ngrams_until_dup("hi", 5)

### minus_index_mirror
def minus_index_mirror(lst):
    return [lst[i] + lst[-i] for i in range(len(lst))]

#> minus_index_mirror([1, 2, 3, 4])
#> minus_index_mirror([])
#> minus_index_mirror("abc")
#> minus_index_mirror([[0], [1]])
#> minus_index_mirror(("x",))

### tilde_index_pairs
def tilde_index_pairs(word):
    out = ""
    for i in range(len(word) // 2):
        out += word[i] + word[~i]
    return out if len(word) % 2 == 0 else out + word[len(word) // 2].upper()

#> tilde_index_pairs("abcdef")
#> tilde_index_pairs("abcde")
#> tilde_index_pairs("")
#> tilde_index_pairs("q")
#> tilde_index_pairs("12 34")

### char_distances
def char_distances(a, b):
    diffs = [abs(ord(x) - ord(y)) for x, y in zip(a, b)]
    return sum(diffs) + 10 * abs(len(a) - len(b))

#> char_distances("abc", "abd")
#> char_distances("", "zz")
#> char_distances("kitten", "sitting")
#> char_distances("A", "a")
#> char_distances("é", "e")

### lookup_pop_reinsert
def lookup_pop_reinsert(d, key):
    if key in d:
        d[key] = d.pop(key)
    else:
        d = {key: None, **d}
    return list(d.items())

#> lookup_pop_reinsert({"a": 1, "b": 2}, "a")
#> lookup_pop_reinsert({"a": 1, "b": 2}, "z")
#> lookup_pop_reinsert({}, 0)
#> lookup_pop_reinsert({"x": []}, "x")
#> lookup_pop_reinsert({3: "c", 2: "b", 1: "a"}, 2)

### every_other_word_title
def every_other_word_title(line, sep=None):
    words = line.split(sep)
    words[::2] = map(str.title, words[::2])
    return (sep or " ").join(words)

#> every_other_word_title("the lord of the rings")
#> every_other_word_title("a,b,c", ",")
#> every_other_word_title("")
#> every_other_word_title("", ";")
#> every_other_word_title("x--y-z", sep="-")

### nested_loop_break_flag
def nested_loop_break_flag(grid, target):
    for r, row in enumerate(grid):
        for c, cell in enumerate(row):
            if cell == target:
                break
        else:
            continue
        return r, c
    return None

#> nested_loop_break_flag([[1, 2], [3, 4]], 3)
#> nested_loop_break_flag(["abc", "xyz"], "z")
#> nested_loop_break_flag([], 1)
#> nested_loop_break_flag([[], [0]], 5)
#> nested_loop_break_flag([[7, 7], [7]], 7)

### bank_ops_stop
def bank_ops_stop(balance, ops):
    for i, (kind, amount) in enumerate(ops):
        if kind == "out" and amount > balance:
            return f"denied at {i}", balance
        balance += amount if kind == "in" else -amount
    return "ok", balance

#> bank_ops_stop(100, [("out", 30), ("in", 5)])
#> bank_ops_stop(0, [("out", 1)])
#> bank_ops_stop(10, [])
#> bank_ops_stop(50, [("out", 50), ("in", 20), ("out", 25)])
#> bank_ops_stop(7, [("fee", 9)])

### str_index_or_end
def str_index_or_end(s, marks):
    cut = len(s)
    for m in marks:
        try:
            cut = min(cut, s.index(m))
        except ValueError:
            marks = marks.replace(m, "")
    return s[:cut], marks

#> str_index_or_end("wait, what?", "?,;")
#> str_index_or_end("", ".")
#> str_index_or_end("no marks", "!#")
#> str_index_or_end("a.b.c", "cb")
#> str_index_or_end("#tag", "#")

### set_from_loop_len
def set_from_loop_len(nums, mod):
    rem = set()
    for n in nums:
        before = len(rem)
        rem.add(n % mod)
        if len(rem) == before:
            rem.discard((n + 1) % mod)
    return sorted(rem)

#> set_from_loop_len([1, 4, 7, 2], 3)
#> set_from_loop_len([], 5)
#> set_from_loop_len([10, 15, 20, 11], 5)
#> set_from_loop_len([-1, -2, -3], 4)
#> set_from_loop_len([0, 1, 0, 1], 2)

### copy_list_of_lists
def copy_list_of_lists(rows, value):
    shallow = rows[:]
    deep = [r[:] for r in rows]
    for r in shallow:
        r.append(value)
    shallow.append([value])
    return rows, deep, len(shallow)

#> copy_list_of_lists([[1], [2]], 0)
#> copy_list_of_lists([], "v")
#> copy_list_of_lists([[]], None)
#> copy_list_of_lists([["a", "b"], []], "c")
#> copy_list_of_lists([[1.5]], [2])

### sentence_stats_dict
def sentence_stats_dict(text):
    words = text.split()
    stats = dict(words=len(words), chars=len(text), longest=max(words, key=len, default=None))
    stats["avg"] = round(sum(map(len, words)) / len(words), 2) if words else 0
    return stats

#> sentence_stats_dict("Time flies like an arrow")
#> sentence_stats_dict("")
#> sentence_stats_dict("  ")
#> sentence_stats_dict("tie pie")
#> sentence_stats_dict("Ω is a letter")

### pop_from_set_sorted
def pop_from_set_sorted(a, b):
    common = sorted(set(a).intersection(b))
    rest = sorted(set(a).difference(common))
    while common and rest:
        rest[0] = f"{rest[0]}{common.pop()}"
    return rest, common

#> pop_from_set_sorted("abcd", "cde")
#> pop_from_set_sorted([1, 2, 3], [3, 2])
#> pop_from_set_sorted("", "x")
#> pop_from_set_sorted("ab", "ab")
#> pop_from_set_sorted([5, 6], [])

### bytes_to_hex_pairs
def bytes_to_hex_pairs(data):
    text = data.hex()
    pairs = [text[i:i + 2] for i in range(0, len(text), 2)]
    return " ".join(reversed(pairs)), sum(data) % 256

#> bytes_to_hex_pairs(b"\x01\xff")
#> bytes_to_hex_pairs(b"")
#> bytes_to_hex_pairs(b"ABC")
#> bytes_to_hex_pairs("é".encode())
#> bytes_to_hex_pairs(bytes([0, 16, 255, 255]))

### encode_decode_ascii
def encode_decode_ascii(s):
    if s.isascii():
        return s.encode("ascii")[::-1]
    kept = s.encode("ascii", "ignore").decode()
    return kept, s.encode("ascii", "replace")

#> encode_decode_ascii("plain")
#> encode_decode_ascii("naïve")
#> encode_decode_ascii("")
#> encode_decode_ascii("日本go")
#> encode_decode_ascii("~!")

### loop_variable_leak
def loop_variable_leak(items, x):
    for x, y in items:
        pass
    squares = [x for x in range(3)]
    return x, squares

#> loop_variable_leak([(1, 2), (3, 4)], 0)
#> loop_variable_leak([], "kept")
#> loop_variable_leak(["ab", "cd"], None)
#> loop_variable_leak({"kv": 1}.keys(), 9)
#> loop_variable_leak([(1, 2, 3)], 5)

### divmod_clock_walk
def divmod_clock_walk(minutes, steps):
    out = []
    for s in steps:
        minutes = (minutes + s) % 1440
        h, m = divmod(minutes, 60)
        out.append("%02d:%02d" % (h, m))
    return out

#> divmod_clock_walk(600, [30, 45])
#> divmod_clock_walk(0, [-1])
#> divmod_clock_walk(1439, [1, 1440])
#> divmod_clock_walk(75, [])
#> divmod_clock_walk(720, [-800, 2000])

### longest_common_suffix
def longest_common_suffix(words):
    if not words:
        return ""
    suffix = words[0]
    for w in words[1:]:
        while not w.endswith(suffix):
            suffix = suffix[1:]
    return suffix

#> longest_common_suffix(["nation", "station", "ration"])
#> longest_common_suffix([])
#> longest_common_suffix(["lone"])
#> longest_common_suffix(["abc", "xyz"])
#> longest_common_suffix(["walking", "talking", "ing"])

### vote_swap_on_tie
def vote_swap_on_tie(left, right, ballots):
    for b in ballots:
        if b == "L":
            left += 1
        elif b == "R":
            right += 1
        if left == right:
            left, right = right + 1, left - 1
    return left, right

#> vote_swap_on_tie(0, 1, "LLR")
#> vote_swap_on_tie(2, 2, "")
#> vote_swap_on_tie(3, 3, "x")
#> vote_swap_on_tie(1, 5, "LLRRL")
#> vote_swap_on_tie(0, 0, "RL")

### mask_middle_digits
def mask_middle_digits(card, keep):
    digits = card.replace(" ", "").replace("-", "")
    if not digits.isdigit() or len(digits) <= 2 * keep:
        return "*" * len(digits)
    return digits[:keep] + "*" * (len(digits) - 2 * keep) + digits[len(digits) - keep:]

#> mask_middle_digits("4111 1111-2222 3333", 4)
#> mask_middle_digits("12345", 3)
#> mask_middle_digits("12ab34", 1)
#> mask_middle_digits("", 0)
#> mask_middle_digits("987654", 0)

### setdefault_returns_existing
def setdefault_returns_existing(d, key, default):
    first = d.setdefault(key, default)
    second = d.setdefault(key, "never")
    return first is second, d, d.get("missing", default) == first

#> setdefault_returns_existing({}, "k", [])
#> setdefault_returns_existing({"k": None}, "k", 5)
#> setdefault_returns_existing({"x": 1}, "y", 2)
#> setdefault_returns_existing({0: "zero"}, False, "f")
#> setdefault_returns_existing({"missing": 3}, "n", 3)

### rsplit_join_prefixes
def rsplit_join_prefixes(module):
    out = []
    while module:
        out.append(module)
        module = module.rpartition(".")[0]
    return out[::-1]

#> rsplit_join_prefixes("os.path.join")
#> rsplit_join_prefixes("")
#> rsplit_join_prefixes("single")
#> rsplit_join_prefixes("a..b")
#> rsplit_join_prefixes(".hidden.x")

### lambda_sort_mixed_len
def lambda_sort_mixed_len(items):
    items.sort(key=lambda x: len(str(x)), reverse=True)
    return [type(x).__name__[0] for x in items], items[-1:]

#> lambda_sort_mixed_len([1, "abc", 22.5, None])
#> lambda_sort_mixed_len([])
#> lambda_sort_mixed_len([True, "four", [], (1, 2)])
#> lambda_sort_mixed_len([-1, 10, "ab"])
#> lambda_sort_mixed_len([{"a": 1}, {}, ""])

### isalnum_word_split
def isalnum_word_split(s):
    words = [""]
    for ch in s:
        if ch.isalnum():
            words[-1] += ch
        elif words[-1]:
            words.append("")
    return words if words[-1] else words[:-1]

#> isalnum_word_split("to be, or not!")
#> isalnum_word_split("")
#> isalnum_word_split("...")
#> isalnum_word_split("x1 y2--z3")
#> isalnum_word_split("ça_va")

### min_of_rotations
def min_of_rotations(s):
    best = s
    for i in range(1, len(s)):
        t = s[i:] + s[:i]
        if t < best:
            best = t
    return best

#> min_of_rotations("banana")
#> min_of_rotations("")
#> min_of_rotations("abc")
#> min_of_rotations("baaB")
#> min_of_rotations("2010")

### exchange_coins
def exchange_coins(cents, coins=(25, 10, 5, 1)):
    used = {}
    for c in coins:
        n, cents = divmod(cents, c)
        if n:
            used[c] = n
    return used, cents

#> exchange_coins(68)
#> exchange_coins(0)
#> exchange_coins(30, (20, 7))
#> exchange_coins(99, coins=(50,))
#> exchange_coins(-3)

### sum_of_bools_slice
def sum_of_bools_slice(flags, start):
    head = flags[:start]
    tail = flags[start:]
    return sum(tail, sum(head) * 10)

#> sum_of_bools_slice([True, False, True, True], 2)
#> sum_of_bools_slice([], 1)
#> sum_of_bools_slice([True] * 5, -1)
#> sum_of_bools_slice([False, 2, 0.5], 0)
#> sum_of_bools_slice((1, 1, 1), 99)

### hyphen_fold_lines
def hyphen_fold_lines(word, width):
    lines = []
    while len(word) > width:
        lines.append(word[:width - 1] + "-")
        word = word[width - 1:]
    lines.append(word)
    return lines

#> hyphen_fold_lines("internationalization", 7)
#> hyphen_fold_lines("", 3)
#> hyphen_fold_lines("abc", 3)
#> hyphen_fold_lines("abcd", 3)
#> hyphen_fold_lines("well-known", 5)

### mixed_key_lookup
def mixed_key_lookup(d, keys):
    found = [d[k] for k in keys if k in d]
    return found[-1] if found else d.get(None, keys)

#> mixed_key_lookup({"a": 1, 2: "b"}, ["a", 2])
#> mixed_key_lookup({None: "dflt"}, [3])
#> mixed_key_lookup({}, [])
#> mixed_key_lookup({(0, 1): "xy"}, [(0, 1), "q"])
#> mixed_key_lookup({1: "one"}, [True])

### accumulate_string_palins
def accumulate_string_palins(s):
    found = set()
    for i in range(len(s)):
        for j in range(i + 2, len(s) + 1):
            if s[i:j] == s[i:j][::-1]:
                found.add(s[i:j])
    return sorted(found, key=lambda p: (-len(p), p))

#> accumulate_string_palins("abacab")
#> accumulate_string_palins("")
#> accumulate_string_palins("xyz")
#> accumulate_string_palins("aaa")
#> accumulate_string_palins("1221x")

### dict_comprehension_overwrite
def dict_comprehension_overwrite(words, n):
    short = {w[:n]: w for w in words}
    return short, [w for w in words if w not in short.values()]

#> dict_comprehension_overwrite(["apple", "apricot", "banana"], 2)
#> dict_comprehension_overwrite([], 1)
#> dict_comprehension_overwrite(["x", "y"], 0)
#> dict_comprehension_overwrite(["dup", "dup"], 3)
#> dict_comprehension_overwrite(["moon", "mood", "mop"], -1)

### trim_list_edges
def trim_list_edges(values, junk):
    while values and values[0] in junk:
        values.pop(0)
    while values and values[-1] in junk:
        values.pop()
    return values

#> trim_list_edges([0, 0, 5, 0, 7, 0], [0])
#> trim_list_edges([], [1])
#> trim_list_edges(["", "a", " "], ["", " "])
#> trim_list_edges([None, None], (None,))
#> trim_list_edges(list("xxabcx"), "xc")

### compare_after_sorting_chars
def compare_after_sorting_chars(a, b):
    x, y = sorted(a.lower()), sorted(b.lower())
    while x and y and x[-1] == y[-1]:
        x.pop()
        y.pop()
    return "".join(x) + "|" + "".join(y)

#> compare_after_sorting_chars("Listen", "silent")
#> compare_after_sorting_chars("stone", "tones!")
#> compare_after_sorting_chars("", "abc")
#> compare_after_sorting_chars("cab", "back")
#> compare_after_sorting_chars("zoo", "ooz")

### last_line_indent
def last_line_indent(code):
    lines = [ln for ln in code.split("\n") if ln.strip()]
    if not lines:
        return None
    last = lines.pop()
    depth = (len(last) - len(last.lstrip(" "))) // 4
    return depth + last.endswith(":"), len(lines)

#> last_line_indent("def f():\n    if x:\n        y\n")
#> last_line_indent("")
#> last_line_indent("for i in z:")
#> last_line_indent("\n\n  \n")
#> last_line_indent("a\n      b:")

### tuple_compare_versions
def tuple_compare_versions(a, b):
    x, y = (tuple(int(p) for p in v.split(".")) for v in (a, b))
    return (x > y) - (x < y), x[:len(y)] == y

#> tuple_compare_versions("1.10", "1.9")
#> tuple_compare_versions("2.0.1", "2.0")
#> tuple_compare_versions("3", "3")
#> tuple_compare_versions("0.1", "0.1.0")
#> tuple_compare_versions("1.a", "1")

### index_chain_lookup
def index_chain_lookup(s, order):
    out = []
    start = 0
    for c in order:
        i = s.find(c, start)
        out.append(i)
        if i >= 0:
            start = i + 1
    return out

#> index_chain_lookup("subsequence", "sec")
#> index_chain_lookup("abc", "cba")
#> index_chain_lookup("", "a")
#> index_chain_lookup("aaa", "aaaa")
#> index_chain_lookup("x-y-z", "")

### reverse_each_key
def reverse_each_key(d):
    for k in sorted(d):
        d[k[::-1]] = d.pop(k)
    return d

#> reverse_each_key({"ab": 1, "cd": 2})
#> reverse_each_key({})
#> reverse_each_key({"ab": 1, "ba": 2})
#> reverse_each_key({"eve": 3, "adam": 4})
#> reverse_each_key({"": None, "xyz": 0})

### tag_balance_stack
def tag_balance_stack(tags):
    stack = []
    for tag in tags:
        if not tag.startswith("/"):
            stack.append(tag)
        elif stack and stack[-1] == tag[1:]:
            stack.pop()
        else:
            return False, tag
    return not stack, stack

#> tag_balance_stack(["b", "i", "/i", "/b"])
#> tag_balance_stack(["p", "/b"])
#> tag_balance_stack([])
#> tag_balance_stack(["div", "div", "/div"])
#> tag_balance_stack(["/x"])
