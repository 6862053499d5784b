### chop_suffix_words
def chop_suffix_words(words, suffixes):
    out = []
    for w in words:
        for suf in suffixes:
            if w.endswith(suf) and len(w) > len(suf) + 1:
                w = w[:-len(suf)]
                break
        out.append(w)
    return out

#> chop_suffix_words(["running", "jumped", "cats"], ["ning", "ed", "s"])
#> chop_suffix_words([], ["x"])
#> chop_suffix_words(["is", "as"], ["s"])
#> chop_suffix_words(["bless", "dress"], ["s", "ss"])
#> chop_suffix_words(["keep"], [])

### rindex_pair_distance
def rindex_pair_distance(s, a, b):
    try:
        return s.rindex(b) - s.index(a)
    except ValueError as e:
        return str(e)[:9]

#> rindex_pair_distance("a--b--b", "a", "b")
#> rindex_pair_distance("nothing", "x", "y")
#> rindex_pair_distance("tart", "t", "t")
#> rindex_pair_distance("ba", "a", "b")
#> rindex_pair_distance("", "", "")

### counter_subtract_words
from collections import Counter

def counter_subtract_words(have, need):
    c = Counter(have)
    c.subtract(need)
    missing = {k: -v for k, v in sorted(c.items()) if v < 0}
    return missing, "".join(sorted(c.elements()))

#> counter_subtract_words("scrabble", "cable")
#> counter_subtract_words("abc", "aabbd")
#> counter_subtract_words("", "z")
#> counter_subtract_words("oo", "")
#> counter_subtract_words("Tea", "tea")

### defaultdict_len_growth
from collections import defaultdict

def defaultdict_len_growth(keys, probes):
    d = defaultdict(list)
    for k in keys:
        d[k[0]].append(k)
    hits = [p for p in probes if p in d or d[p]]
    return hits, len(d)

#> defaultdict_len_growth(["ab", "ac", "bd"], "axb")
#> defaultdict_len_growth([], "z")
#> defaultdict_len_growth(["q"], "")
#> defaultdict_len_growth(["xy", "yx"], ["x", "x", "w", "w"])
#> defaultdict_len_growth(["one"], ["o", "n", "e"])

### deque_rotate_mark
from collections import deque

def deque_rotate_mark(names, k):
    ring = deque(names, maxlen=4)
    ring.rotate(k)
    ring.append(f"<{len(ring)}>")
    return list(ring)

#> deque_rotate_mark(["a", "b", "c"], 1)
#> deque_rotate_mark("abcdef", -1)
#> deque_rotate_mark([], 5)
#> deque_rotate_mark(["x"], 0)
#> deque_rotate_mark(["p", "q", "r", "s"], 6)

### count_then_insert_pos
def count_then_insert_pos(letters, ch):
    letters = list(letters)
    n = letters.count(ch)
    letters.insert(n, ch.upper())
    letters.insert(-n, str(n))
    return "".join(letters)

#> count_then_insert_pos("banana", "a")
#> count_then_insert_pos("", "x")
#> count_then_insert_pos("zzz", "z")
#> count_then_insert_pos("abc", "q")
#> count_then_insert_pos("hello", "l")

### last_word_fix_length
def last_word_fix_length(text, n):
    words = text.split()
    if not words:
        return "*" * n
    last = words.pop()
    words.append(last[:n].ljust(n, "*"))
    return " ".join(words)

#> last_word_fix_length("send the report", 4)
#> last_word_fix_length("", 3)
#> last_word_fix_length("go", 5)
#> last_word_fix_length("cut here", 0)
#> last_word_fix_length(" a  b ", 1)

### dict_pop_error_or_default
def dict_pop_error_or_default(d, keys):
    out = []
    for k in keys:
        try:
            out.append(d.pop(k))
        except KeyError:
            out.append(d.pop(k, len(d)))
    return out, d

#> dict_pop_error_or_default({"a": 5, "b": 6}, ["b", "b", "a"])
#> dict_pop_error_or_default({}, ["x"])
#> dict_pop_error_or_default({"m": None}, [])
#> dict_pop_error_or_default({1: "i", 2: "j"}, [2.0, "2"])
#> dict_pop_error_or_default({"q": []}, "qq")

### complement_strand_gc
def complement_strand_gc(dna):
    pairs = str.maketrans("ACGT", "TGCA")
    rev = dna.upper().translate(pairs)[::-1]
    gc = rev.count("G") + rev.count("C")
    return rev, round(100 * gc / len(rev), 1) if rev else None

#> complement_strand_gc("ATGC")
#> complement_strand_gc("")
#> complement_strand_gc("gattaca")
#> complement_strand_gc("NNAC")
#> complement_strand_gc("CCC")

### while_index_insert
def while_index_insert(nums, marker):
    i = 0
    while i < len(nums) - 1:
        if nums[i] > nums[i + 1]:
            nums.insert(i + 1, marker)
            i += 1
        i += 1
    return nums

#> while_index_insert([3, 1, 2, 0], 99)
#> while_index_insert([], 5)
#> while_index_insert([1, 2, 3], 0)
#> while_index_insert([9, 8], -1)
#> while_index_insert([4], 4)

### map_index_to_char
def map_index_to_char(idx, alphabet="abcdef"):
    return "".join(alphabet[i % len(alphabet)].upper() if i < 0 else alphabet[i] for i in idx)

#> map_index_to_char([0, 5, 2])
#> map_index_to_char([-1, -7, 3])
#> map_index_to_char([])
#> map_index_to_char([1, 1], "xyz")
#> map_index_to_char([6])

### key_by_value_prefix
def key_by_value_prefix(d, prefix):
    hits = [k for k, v in d.items() if str(v).startswith(prefix)]
    if len(hits) == 1:
        return hits[0]
    return hits[::-1] or None

#> key_by_value_prefix({"a": "red", "b": "rose", "c": "sky"}, "s")
#> key_by_value_prefix({"a": "red", "b": "rose"}, "r")
#> key_by_value_prefix({}, "x")
#> key_by_value_prefix({"n": 123, "m": -1}, "1")
#> key_by_value_prefix({"p": None, "q": "None"}, "No")

### sieve_words_by_length
def sieve_words_by_length(words):
    kept = []
    sizes = set()
    for w in sorted(words, key=len, reverse=True):
        if len(w) not in sizes:
            kept.append(w)
            sizes.add(len(w))
    return kept

#> sieve_words_by_length(["aa", "b", "cc", "ddd", "e"])
#> sieve_words_by_length([])
#> sieve_words_by_length(["", ""])
#> sieve_words_by_length(["north", "south", "up"])
#> sieve_words_by_length(["x"])

### string_slice_object
def string_slice_object(s, a, b, c):
    sl = slice(a, b, c)
    return s[sl], sl.indices(len(s))

#> string_slice_object("abcdefgh", 1, -1, 2)
#> string_slice_object("abcdefgh", None, None, -3)
#> string_slice_object("", 0, 5, 1)
#> string_slice_object("xyz", 10, -10, -1)
#> string_slice_object("mn", 0, 2, 0)

### concat_list_types
def concat_list_types(a, b):
    try:
        return a + b
    except TypeError:
        return [*a, *b] if isinstance(b, (list, tuple, str)) else a * b

#> concat_list_types([1], [2])
#> concat_list_types([1], (2, 3))
#> concat_list_types("ab", 3)
#> concat_list_types((), "xy")
#> concat_list_types([0], -1)

### ascii_art_triangle
def ascii_art_triangle(n, ch="*"):
    rows = [(ch * i).center(n) for i in range(1, n + 1, 2)]
    return "/".join(rows)

#> ascii_art_triangle(5)
#> ascii_art_triangle(4, "o")
#> ascii_art_triangle(0)
#> ascii_art_triangle(1, ch="^")
#> ascii_art_triangle(3, "ab")

### skip_none_zip
def skip_none_zip(keys, values):
    out = {}
    for k, v in zip(keys, values):
        if v is None:
            continue
        if k in out:
            v = out[k] + v
        out[k] = v
    return out

#> skip_none_zip(["a", "b", "a"], [1, None, 2])
#> skip_none_zip([], [1])
#> skip_none_zip("xx", ["p", "q"])
#> skip_none_zip(["k"], [None])
#> skip_none_zip(["m", "m"], [1, "one"])

### recount_after_upper
def recount_after_upper(s, c):
    before = s.count(c)
    s = s.replace(c, c.upper(), before // 2)
    return s, s.count(c), s.find(c)

#> recount_after_upper("banana band", "a")
#> recount_after_upper("", "q")
#> recount_after_upper("ssss", "s")
#> recount_after_upper("one", "n")
#> recount_after_upper("1.1.1", ".")

### trailing_number_incr
def trailing_number_incr(label):
    stem = label.rstrip("0123456789")
    digits = label[len(stem):]
    if not digits:
        return label + "2"
    return stem + str(int(digits) + 1).zfill(len(digits))

#> trailing_number_incr("file009")
#> trailing_number_incr("draft")
#> trailing_number_incr("v99")
#> trailing_number_incr("")
#> trailing_number_incr("2x1")

### any_prefix_of_other
def any_prefix_of_other(words):
    ordered = sorted(words)
    for a, b in zip(ordered, ordered[1:]):
        if b.startswith(a):
            return a, b
    return ()

#> any_prefix_of_other(["911", "97625", "91125"])
#> any_prefix_of_other(["dog", "cat"])
#> any_prefix_of_other([])
#> any_prefix_of_other(["", "z"])
#> any_prefix_of_other(["same", "same"])

### rotate_dict_values
def rotate_dict_values(d, k=1):
    vals = list(d.values())
    vals = vals[-k:] + vals[:-k]
    return dict(zip(d, vals))

#> rotate_dict_values({"a": 1, "b": 2, "c": 3})
#> rotate_dict_values({"a": 1, "b": 2, "c": 3}, 2)
#> rotate_dict_values({})
#> rotate_dict_values({"x": "y"}, 0)
#> rotate_dict_values({"m": 1, "n": 2}, k=5)

### strip_and_compare_len
def strip_and_compare_len(s, chars=None):
    t = s.strip(chars)
    ratio = len(t) / len(s) if s else 1
    return "clean" if ratio == 1 else "dirty" if ratio > 0.5 else repr(t)

#> strip_and_compare_len("  padded   ")
#> strip_and_compare_len("ok")
#> strip_and_compare_len("")
#> strip_and_compare_len("xxhixx", "x")
#> strip_and_compare_len("#long title#", "#")

### alternating_sum_str
def alternating_sum_str(expr):
    total, sign = 0, 1
    for ch in expr:
        if ch in "+-":
            sign = 1 if ch == "+" else -1
        elif ch.isdigit():
            total += sign * int(ch)
            sign = -sign
    return total

#> alternating_sum_str("1+2-3")
#> alternating_sum_str("")
#> alternating_sum_str("987")
#> alternating_sum_str("a5-b5")
#> alternating_sum_str("--4 ++4")

### mirror_list_append
def mirror_list_append(a):
    for x in a[::-1][1:]:
        a.append(x)
    return a, a.index(a[-1]) if a else None

#> mirror_list_append([1, 2, 3])
#> mirror_list_append([])
#> mirror_list_append(["s"])
#> mirror_list_append([0, 0, 1])
#> mirror_list_append([None, "end"])

### caps_count_guard
def caps_count_guard(msg, limit=3):
    caps = sum(1 for c in msg if c.isupper())
    if caps > limit and caps * 2 > len(msg):
        return msg.capitalize()
    if not msg.strip():
        return None
    return msg

#> caps_count_guard("STOP SHOUTING")
#> caps_count_guard("Nice Day, John Smith Jr.")
#> caps_count_guard("   ")
#> caps_count_guard("OK")
#> caps_count_guard("ABba", 1)

### split_keep_empty_index
def split_keep_empty_index(csv, col, default="-"):
    cells = csv.split(",")
    try:
        cell = cells[col]
    except IndexError:
        return default * len(cells)
    return cell.strip() or default

#> split_keep_empty_index("a, b ,c", 1)
#> split_keep_empty_index("a,,c", 1)
#> split_keep_empty_index("", 0)
#> split_keep_empty_index("x,y", 5)
#> split_keep_empty_index("p,q", -2, "none")

### list_as_stack_calc
def list_as_stack_calc(tokens):
    stack = []
    for t in tokens.split():
        if t in ("+", "-", "*"):
            b, a = stack.pop(), stack.pop()
            stack.append(a + b if t == "+" else a - b if t == "-" else a * b)
        else:
            stack.append(int(t))
    return stack

#> list_as_stack_calc("3 4 + 2 *")
#> list_as_stack_calc("")
#> list_as_stack_calc("5 1 2 - -")
#> list_as_stack_calc("7 8")
#> list_as_stack_calc("1 +")

### set_symmetric_numbers
def set_symmetric_numbers(a, b):
    s = set(a)
    s ^= set(b)
    s -= {0}
    s.update({len(a), len(b)})
    return sorted(s)

#> set_symmetric_numbers([1, 2, 3], [3, 4])
#> set_symmetric_numbers([], [])
#> set_symmetric_numbers([0, 9], [9])
#> set_symmetric_numbers([5, 5, 5], [7, 0])
#> set_symmetric_numbers([-1], [1, -1, 2, 2])

### frozen_pairs_seen
def frozen_pairs_seen(edges):
    seen = set()
    dups = []
    for a, b in edges:
        key = frozenset((a, b))
        if key in seen:
            dups.append(a + b)
        seen.add(key)
    return len(seen), dups

#> frozen_pairs_seen([("a", "b"), ("b", "a"), ("c", "a")])
#> frozen_pairs_seen([])
#> frozen_pairs_seen(["xx", "xx"])
#> frozen_pairs_seen([("p", "q")])
#> frozen_pairs_seen([(1, 2), (2, 1), (1, 1)])

### swap_first_last_words
def swap_first_last_words(s, sep=" "):
    a, *mid, b = s.split(sep) if s.count(sep) else [s, ""]
    return sep.join([b, *mid, a]).strip(sep)

#> swap_first_last_words("one two three")
#> swap_first_last_words("single")
#> swap_first_last_words("")
#> swap_first_last_words("a,b", ",")
#> swap_first_last_words("/usr/lib/", "/")

### truthy_dict_cleanup
def truthy_dict_cleanup(form):
    clean = {k.strip(): v.strip() if isinstance(v, str) else v for k, v in form.items()}
    return {k: v for k, v in clean.items() if k and (v or v == 0)}

#> truthy_dict_cleanup({" name ": " Eve ", "age": 0, "bio": "  "})
#> truthy_dict_cleanup({})
#> truthy_dict_cleanup({"": "x", "tags": []})
#> truthy_dict_cleanup({"ok": False, "n": None})
#> truthy_dict_cleanup({"a": 1, "a ": 2})

### enumerate_reverse_offsets
def enumerate_reverse_offsets(s, start=1):
    return {ch: i * (1 if ch.isalpha() else -1) for i, ch in enumerate(s[::-1], start)}

#> enumerate_reverse_offsets("ab1")
#> enumerate_reverse_offsets("")
#> enumerate_reverse_offsets("noon", 0)
#> enumerate_reverse_offsets("x y", start=-1)
#> enumerate_reverse_offsets("!?", 10)

### count_until_drop
def count_until_drop(temps, drop):
    for i in range(1, len(temps)):
        if temps[i - 1] - temps[i] >= drop:
            return i, temps[i:]
    return len(temps), []

#> count_until_drop([20, 21, 19, 14], 4)
#> count_until_drop([], 1)
#> count_until_drop([5, 6, 7], 1)
#> count_until_drop([1, 1], 0)
#> count_until_drop([3.5, 0.5], 3)

### pack_bits_string
def pack_bits_string(flags):
    n = 0
    for f in flags:
        n = n << 1 | bool(f)
    return bin(n)[2:].rjust(len(flags), "0"), n

#> pack_bits_string([1, 0, 1])
#> pack_bits_string([])
#> pack_bits_string(["", "x", None])
#> pack_bits_string([False] * 4)
#> pack_bits_string("abc")

### merge_intervals_small
def merge_intervals_small(spans):
    merged = []
    for lo, hi in sorted(spans):
        if merged and lo <= merged[-1][1]:
            merged[-1][1] = max(hi, merged[-1][1])
        else:
            merged.append([lo, hi])
    return merged

#> merge_intervals_small([(5, 8), (1, 3), (2, 4)])
#> merge_intervals_small([])
#> merge_intervals_small([(1, 10), (2, 3)])
#> merge_intervals_small([(0, 0), (0, 0)])
#> merge_intervals_small([(1, 2), (2, 3), (4, 5)])

### strings_to_acronym
def strings_to_acronym(title, skip=("of", "the", "and")):
    return "".join(w[0] for w in title.split() if w.lower() not in skip).upper()

#> strings_to_acronym("lord of the rings")
#> strings_to_acronym("")
#> strings_to_acronym("As Soon As possible")
#> strings_to_acronym("The And")
#> strings_to_acronym("new york city", ("new",))

### update_with_kwargs_order
def update_with_kwargs_order(d, keys):
    d.update(dict.fromkeys(keys, 0), z=len(d))
    d["z"] += 1
    return d

#> update_with_kwargs_order({"a": 5}, ["b", "a"])
#> update_with_kwargs_order({}, [])
#> update_with_kwargs_order({"z": "old"}, "z")
#> update_with_kwargs_order({1: 1, 2: 2}, (3,))
#> update_with_kwargs_order({"x": 1}, "xyz")

### maxsplit_header_parse
def maxsplit_header_parse(lines):
    headers = {}
    for line in lines:
        if line[:1] in " \t" and headers:
            last = list(headers)[-1]
            headers[last] += " " + line.strip()
        elif ":" in line:
            k, v = line.split(":", maxsplit=1)
            headers[k.title()] = v.strip()
    return headers

#> maxsplit_header_parse(["host: a.b:80", "accept: x,", "  y"])
#> maxsplit_header_parse([])
#> maxsplit_header_parse(["broken", "X-id:7"])
#> maxsplit_header_parse(["a:1", "A: 2"])
#> maxsplit_header_parse([" lead: 1", "\tnext"])

### string_to_sorted_runs
def string_to_sorted_runs(s):
    runs = [s[:1]]
    for ch in s[1:]:
        if ch >= runs[-1][-1]:
            runs[-1] += ch
        else:
            runs.append(ch)
    return sorted(runs, key=len)[-1], len(runs)

#> string_to_sorted_runs("abcabz")
#> string_to_sorted_runs("")
#> string_to_sorted_runs("cba")
#> string_to_sorted_runs("aab")
#> string_to_sorted_runs("Hello")
