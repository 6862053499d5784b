### while_text_has_pair
def while_text_has_pair(text, a, b):
    n = 0
    while a in text and b in text:
        text = text.replace(a, "", 1).replace(b, "", 1)
        n += 1
    return n, text

#> while_text_has_pair("xoxoox", "x", "o")
#> while_text_has_pair("abc", "a", "z")
#> while_text_has_pair("", "p", "q")
#> while_text_has_pair("aab", "a", "b")
#> while_text_has_pair("<<>>", "<", ">")

### while_halving_text
def while_halving_text(s):
    parts = []
    while len(s) > 1:
        m = len(s) // 2
        parts.append(s[m:])
        s = s[:m]
    return parts + [s]

#> while_halving_text("abcdefgh")
#> while_halving_text("")
#> while_halving_text("x")
#> while_halving_text("hello")
#> while_halving_text([1, 2, 3])

### while_two_lists_alternate_pop
def while_two_lists_alternate_pop(a, b):
    out = []
    while a:
        out.append(a.pop(0))
        a, b = b, a
    return out, b

#> while_two_lists_alternate_pop([1, 3, 5], [2, 4])
#> while_two_lists_alternate_pop([], [7])
#> while_two_lists_alternate_pop([1], [2, 9])
#> while_two_lists_alternate_pop(["a", "c"], [])
#> while_two_lists_alternate_pop([0], [0])

### while_number_to_palindrome
def while_number_to_palindrome(n):
    steps = 0
    while str(n) != str(n)[::-1] and steps < 10:
        n += int(str(n)[::-1])
        steps += 1
    return n, steps

#> while_number_to_palindrome(57)
#> while_number_to_palindrome(121)
#> while_number_to_palindrome(0)
#> while_number_to_palindrome(89)
#> while_number_to_palindrome(10)

### while_dict_shrinks_by_value
def while_dict_shrinks_by_value(d):
    rounds = 0
    while d:
        low = min(d.values())
        d = {k: v - low for k, v in d.items() if v > low}
        rounds += 1
    return rounds

#> while_dict_shrinks_by_value({"a": 3, "b": 1, "c": 3})
#> while_dict_shrinks_by_value({})
#> while_dict_shrinks_by_value({"x": 5})
#> while_dict_shrinks_by_value({"p": 0, "q": -2, "r": 7})
#> while_dict_shrinks_by_value({"m": 1, "n": 1})

### while_index_jumps_text
def while_index_jumps_text(s):
    i, out = 0, ""
    while i < len(s):
        out += s[i]
        i += int(s[i]) + 1 if s[i].isdigit() else 1
    return out

#> while_index_jumps_text("a2bcd1ef")
#> while_index_jumps_text("")
#> while_index_jumps_text("0x0")
#> while_index_jumps_text("9abc")
#> while_index_jumps_text("plain")

### for_break_after_n_hits
def for_break_after_n_hits(xs, v, n):
    before = []
    for x in xs:
        if x == v:
            n -= 1
            if n == 0:
                break
            continue
        before.append(x)
    return before, n

#> for_break_after_n_hits([1, 0, 2, 0, 3], 0, 2)
#> for_break_after_n_hits([], 0, 1)
#> for_break_after_n_hits([5, 5], 5, 1)
#> for_break_after_n_hits("banana", "a", 9)
#> for_break_after_n_hits([1, 2], 3, 0)

### nested_loops_grid_text
def nested_loops_grid_text(n, mark):
    rows = []
    for r in range(n):
        row = ""
        for c in range(n):
            row += mark if r == c or r + c == n - 1 else "."
        rows.append(row)
    return rows

#> nested_loops_grid_text(3, "x")
#> nested_loops_grid_text(0, "x")
#> nested_loops_grid_text(1, "#")
#> nested_loops_grid_text(4, "o")
#> nested_loops_grid_text(2, "ab")

### nested_loop_common_letters_once
def nested_loop_common_letters_once(a, b):
    b = list(b)
    common = ""
    for x in a:
        for j, y in enumerate(b):
            if x == y:
                common += b.pop(j)
                break
    return common, "".join(b)

#> nested_loop_common_letters_once("apple", "plane")
#> nested_loop_common_letters_once("", "x")
#> nested_loop_common_letters_once("oo", "o")
#> nested_loop_common_letters_once("abc", "xyz")
#> nested_loop_common_letters_once("Aa", "aaA")

### flag_seen_negative
def flag_seen_negative(nums):
    seen = False
    total = 0
    for n in nums:
        if n < 0:
            seen = True
        total += -n if seen else n
    return total

#> flag_seen_negative([5, 3, -2, 4])
#> flag_seen_negative([])
#> flag_seen_negative([1, 2])
#> flag_seen_negative([-1, -1])
#> flag_seen_negative([0.5, -0.5])

### flag_quote_state_split
def flag_quote_state_split(line):
    cells, quoted = [""], False
    for c in line:
        if c == '"':
            quoted = not quoted
        elif c == "," and not quoted:
            cells.append("")
        else:
            cells[-1] += c
    return cells

#> flag_quote_state_split('a,"b,c",d')
#> flag_quote_state_split('')
#> flag_quote_state_split(',,')
#> flag_quote_state_split('"open,x')
#> flag_quote_state_split('""')

### accumulate_string_until_repeat
def accumulate_string_until_repeat(text):
    acc = ""
    for c in text:
        if c in acc:
            return acc + c.upper()
        acc = c + acc
    return acc

#> accumulate_string_until_repeat("abcab")
#> accumulate_string_until_repeat("xyz")
#> accumulate_string_until_repeat("")
#> accumulate_string_until_repeat("oo")
#> accumulate_string_until_repeat("Aa1a")

### positions_of_max
def positions_of_max(nums):
    best, where = None, []
    for i, n in enumerate(nums):
        if best is None or n > best:
            best, where = n, [i]
        elif n == best:
            where.append(i)
    return where

#> positions_of_max([3, 9, 2, 9])
#> positions_of_max([])
#> positions_of_max([-1])
#> positions_of_max([1, 1.0, True])
#> positions_of_max("abcab")

### length_buckets_positions
def length_buckets_positions(words):
    where = {}
    for i, w in enumerate(words):
        where.setdefault(len(w), []).append(i)
    return max(where.values(), key=len, default=[])

#> length_buckets_positions(["a", "bb", "cc", "d"])
#> length_buckets_positions([])
#> length_buckets_positions(["xyz"])
#> length_buckets_positions(["", "", "q"])
#> length_buckets_positions(["one", "two", "three"])

### swap_case_of_shared
def swap_case_of_shared(a, b):
    out = ""
    for c in a:
        if c.lower() in b.lower():
            out += c.swapcase()
        else:
            out += "-"
    return out

#> swap_case_of_shared("Planet", "TENPIN")
#> swap_case_of_shared("", "x")
#> swap_case_of_shared("abc", "")
#> swap_case_of_shared("Oo1", "o1")
#> swap_case_of_shared("ß", "ss")

### swap_first_two_words
def swap_first_two_words(text):
    try:
        a, b, *rest = text.split()
    except ValueError:
        return text.strip()[::-1]
    return " ".join([b, a] + rest)

#> swap_first_two_words("hello big world")
#> swap_first_two_words("single")
#> swap_first_two_words("")
#> swap_first_two_words("a b")
#> swap_first_two_words("  x   y z ")

### rotate_each_word
def rotate_each_word(text, k):
    words = []
    for w in text.split():
        n = k % len(w)
        words.append(w[-n:] + w[:-n] if n else w)
    return " ".join(words)

#> rotate_each_word("abc de f", 1)
#> rotate_each_word("abc de", 2)
#> rotate_each_word("", 5)
#> rotate_each_word("round", -1)
#> rotate_each_word("xy zw", 0)

### interleave_sorted_halves
def interleave_sorted_halves(nums):
    nums = sorted(nums)
    half = (len(nums) + 1) // 2
    low, high = nums[:half], nums[half:]
    return [x for pair in zip(low, high) for x in pair] + low[len(high):]

#> interleave_sorted_halves([6, 1, 5, 2])
#> interleave_sorted_halves([3, 1, 2])
#> interleave_sorted_halves([])
#> interleave_sorted_halves([7])
#> interleave_sorted_halves(["b", "d", "a", "c"])

### dedupe_words_case_keep_count
def dedupe_words_case_keep_count(text):
    seen = {}
    for w in text.split():
        key = w.lower()
        seen[key] = (seen[key][0], seen[key][1] + 1) if key in seen else (w, 1)
    return " ".join(w if n == 1 else f"{w}x{n}" for w, n in seen.values())

#> dedupe_words_case_keep_count("The cat the THE dog")
#> dedupe_words_case_keep_count("")
#> dedupe_words_case_keep_count("one")
#> dedupe_words_case_keep_count("a A b")
#> dedupe_words_case_keep_count("É é e")

### number_string_compare
def number_string_compare(a, b):
    if a == b:
        return 0
    if len(a.lstrip("0")) != len(b.lstrip("0")):
        return len(a.lstrip("0")) - len(b.lstrip("0"))
    return 1 if a.lstrip("0") > b.lstrip("0") else -1

#> number_string_compare("0012", "9")
#> number_string_compare("7", "7")
#> number_string_compare("12", "21")
#> number_string_compare("031", "13")
#> number_string_compare("0", "00")

### number_to_digit_pairs
def number_to_digit_pairs(n):
    s = str(n)
    if len(s) % 2:
        s = s.zfill(len(s) + 1)
    return [int(s[i:i + 2]) for i in range(0, len(s), 2)]

#> number_to_digit_pairs(12345)
#> number_to_digit_pairs(1234)
#> number_to_digit_pairs(0)
#> number_to_digit_pairs(-12)
#> number_to_digit_pairs(7)

### number_words_to_int
def number_words_to_int(text):
    names = ["zero", "one", "two", "three", "four"]
    out = 0
    for w in text.lower().split("-"):
        if w not in names:
            return w
        out = out * 10 + names.index(w)
    return out

#> number_words_to_int("Two-Zero-four")
#> number_words_to_int("one-nine")
#> number_words_to_int("")
#> number_words_to_int("three")
#> number_words_to_int("zero-zero-one")

### bool_list_to_mask
def bool_list_to_mask(flags):
    mask = 0
    for f in flags:
        mask = mask << 1 | bool(f)
    return mask, f"{mask:0{len(flags) or 1}b}"

#> bool_list_to_mask([True, False, True])
#> bool_list_to_mask([])
#> bool_list_to_mask([0, 0, 5])
#> bool_list_to_mask(["", "x"])
#> bool_list_to_mask([None])

### short_circuit_side_effects
def short_circuit_side_effects(values):
    log = []
    def check(v):
        log.append(v)
        return v > 0
    result = all(check(v) for v in values)
    return result, log, any(map(check, values)), len(log)

#> short_circuit_side_effects([3, -1, 5])
#> short_circuit_side_effects([])
#> short_circuit_side_effects([-1, -2])
#> short_circuit_side_effects([1, 2])
#> short_circuit_side_effects([0])

### or_default_chain
def or_default_chain(name, nick, fallback="guest"):
    label = nick.strip() or name.strip() or fallback
    return label and label[0] + label[1:].lower()

#> or_default_chain("Robert", "BOB")
#> or_default_chain("ROBERT", "  ")
#> or_default_chain("", "")
#> or_default_chain(" ", "", "")
#> or_default_chain("x", "", fallback="NONE")

### set_of_lengths_sorted
def set_of_lengths_sorted(words, want):
    lens = {len(w) for w in words}
    lens.add(want)
    if max(lens) == want:
        lens.discard(min(lens))
    return sorted(lens, reverse=True)

#> set_of_lengths_sorted(["a", "bbb", "cc"], 2)
#> set_of_lengths_sorted(["a", "bb"], 9)
#> set_of_lengths_sorted([], 4)
#> set_of_lengths_sorted(["xx", "yy"], 2)
#> set_of_lengths_sorted(["", "abc"], 1)

### set_update_by_digits
def set_update_by_digits(nums):
    seen = set()
    for n in nums:
        digits = set(str(n))
        if seen & digits:
            return n
        seen |= digits
    return "".join(sorted(seen))

#> set_update_by_digits([12, 34, 51])
#> set_update_by_digits([12, 34])
#> set_update_by_digits([])
#> set_update_by_digits([0])
#> set_update_by_digits([-5, -6])

### tuple_slices_concat
def tuple_slices_concat(t, k):
    return t[k:] + t[:k][::-1] if k < len(t) else (t,) * 2

#> tuple_slices_concat((1, 2, 3, 4), 2)
#> tuple_slices_concat((1, 2), 2)
#> tuple_slices_concat((), 0)
#> tuple_slices_concat(("a", "b", "c"), -1)
#> tuple_slices_concat((None,), 0)

### tuple_keys_grid_sum
def tuple_keys_grid_sum(cells, row):
    total = 0
    for (r, _), v in cells.items():
        if r == row:
            total += v
    return total

#> tuple_keys_grid_sum({(0, 0): 1, (0, 1): 2, (1, 0): 5}, 0)
#> tuple_keys_grid_sum({}, 3)
#> tuple_keys_grid_sum({(2, 2): -4}, 2)
#> tuple_keys_grid_sum({(1, 0): 1.5}, True)
#> tuple_keys_grid_sum({("a", 1): 7, ("b", 1): 8}, "b")
