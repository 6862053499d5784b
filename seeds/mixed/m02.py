### parse_kv_flags
def parse_kv_flags(line):
    opts = {}
    for token in line.split():
        key, eq, value = token.lstrip("-").partition("=")
        opts[key] = value if eq else True
    return opts

#> parse_kv_flags("--depth=3 -v --name=")
#> parse_kv_flags("")
#> parse_kv_flags("run --a=b=c")
#> parse_kv_flags("  -x   -x=2 ")
#> parse_kv_flags("--- ==")

### cancel_adjacent_pairs
def cancel_adjacent_pairs(s):
    i = 0
    while i < len(s) - 1:
        if s[i] == s[i + 1]:
            s = s[:i] + s[i + 2:]
            i = max(i - 1, 0)
        else:
            i += 1
    return s or "empty"

#> cancel_adjacent_pairs("abbaca")
#> cancel_adjacent_pairs("")
#> cancel_adjacent_pairs("xxx")
#> cancel_adjacent_pairs("noon")
#> cancel_adjacent_pairs("a1221b")

### seat_labels
def seat_labels(rows, per_row):
    return [chr(65 + r) + str(c) for r in range(rows) for c in range(per_row, 0, -1)]

#> seat_labels(2, 3)
#> seat_labels(0, 4)
#> seat_labels(3, 1)
#> seat_labels(1, 0)
#> seat_labels(4, 2)

### pop_index_by_length
def pop_index_by_length(lst, words):
    got = []
    for w in words:
        if len(w) < len(lst):
            got.append(lst.pop(len(w)))
    return got + [lst]

#> pop_index_by_length([10, 20, 30, 40], ["a", "bb", ""])
#> pop_index_by_length([], ["", "x"])
#> pop_index_by_length(["p", "q"], [])
#> pop_index_by_length([1.5, 2.5], ["long", "", ""])
#> pop_index_by_length(list(range(6)), ["three", "ok", "ok"])

### last_before_limit
def last_before_limit(text, char, limit):
    pos = text.rfind(char, 0, limit)
    return text[pos + 1:limit] if pos >= 0 else text[:limit].upper()

#> last_before_limit("one two three", " ", 9)
#> last_before_limit("nospace", " ", 4)
#> last_before_limit("", "x", 2)
#> last_before_limit("a,b,c,d", ",", -1)
#> last_before_limit("path/to/file", "/", 99)

### scrub_phone
def scrub_phone(raw):
    digits = "".join(ch for ch in raw if ch.isdigit())
    if len(digits) == 11 and digits[0] == "1":
        digits = digits[1:]
    if len(digits) != 10:
        return None
    return f"({digits[:3]}) {digits[3:6]}-{digits[6:]}"

#> scrub_phone("+1 415.555.2671")
#> scrub_phone("212-555-0100")
#> scrub_phone("911")
#> scrub_phone("")
#> scrub_phone("2 212 555 0100")

### extend_self_slice
def extend_self_slice(xs, n):
    xs.extend(xs[:n])
    xs += xs[-n:]
    return xs

#> extend_self_slice([1, 2, 3], 2)
#> extend_self_slice([], 1)
#> extend_self_slice(["a", "b"], 0)
#> extend_self_slice([5, 6], -1)
#> extend_self_slice([0], 4)

### plus_equals_identity
def plus_equals_identity(a, b):
    alias = a
    a += b
    tag = "same" if alias is a else "new"
    return alias, a, tag

#> plus_equals_identity([1], [2, 3])
#> plus_equals_identity((1,), (2,))
#> plus_equals_identity("ab", "cd")
#> plus_equals_identity([], "xy")
#> plus_equals_identity([9], ())

### splitlines_keepends_pick
def splitlines_keepends_pick(doc, n):
    lines = doc.splitlines(True)
    chosen = lines[n:n + 2]
    return len(lines), "".join(chosen)

#> splitlines_keepends_pick("a\nb\r\nc", 1)
#> splitlines_keepends_pick("", 0)
#> splitlines_keepends_pick("one\n\nthree\n", -2)
#> splitlines_keepends_pick("x\ry\x0bz", 0)
#> splitlines_keepends_pick("single", 5)

### counter_string_runs
def counter_string_runs(bits):
    out = []
    for b in bits:
        if out and out[-1][0] == b:
            out[-1][1] += 1
        else:
            out.append([b, 1])
    return out

#> counter_string_runs("0011101")
#> counter_string_runs("")
#> counter_string_runs("aAAa")
#> counter_string_runs([True, 1, 0, False])
#> counter_string_runs("    ")

### join_generator_with_index
def join_generator_with_index(sep, items):
    return sep.join(str(x) + "'" * i for i, x in enumerate(items))

#> join_generator_with_index("-", ["a", 2, None])
#> join_generator_with_index(", ", [])
#> join_generator_with_index("", "xyz")
#> join_generator_with_index(" + ", (1.5, True))
#> join_generator_with_index("|", [[]])

### clamp_scores
def clamp_scores(scores, low, high):
    changed = 0
    for i, s in enumerate(scores):
        fixed = min(max(s, low), high)
        if fixed != s:
            scores[i] = fixed
            changed += 1
    return changed, scores

#> clamp_scores([55, 101, -3, 80], 0, 100)
#> clamp_scores([], 1, 2)
#> clamp_scores([5, 5], 5, 5)
#> clamp_scores([1.5, 9.75], 2, 9)
#> clamp_scores([7, 3], 6, 4)

### first_falsy_position
def first_falsy_position(values):
    for i, v in enumerate(values, 1):
        if not v:
            return i, v
    return 0

#> first_falsy_position(["a", [], "b"])
#> first_falsy_position([1, 2.5, "0", [0]])
#> first_falsy_position([])
#> first_falsy_position([{}, None])
#> first_falsy_position((True, "x", 0.0))

### nested_ternary_bucket
def nested_ternary_bucket(n, names):
    label = names[0] if n < 0 else names[-1] if n > 10 else names[n % len(names)]
    return label + str(n)

#> nested_ternary_bucket(-4, ["lo", "mid", "hi"])
#> nested_ternary_bucket(7, ["lo", "mid", "hi"])
#> nested_ternary_bucket(11, ["lo", "mid", "hi"])
#> nested_ternary_bucket(10, ["x", "y"])
#> nested_ternary_bucket(3, [])

### remove_first_of_each
def remove_first_of_each(arr, targets):
    missing = []
    for t in targets:
        try:
            arr.remove(t)
        except ValueError:
            missing.append(t)
    return arr, missing

#> remove_first_of_each([3, 1, 3, 2], [3, 2, 9])
#> remove_first_of_each([], ["q"])
#> remove_first_of_each(["a", "b"], [])
#> remove_first_of_each([1, 1.0, True], [True, True])
#> remove_first_of_each(list("llama"), "lamb")

### setdefault_chain_path
def setdefault_chain_path(path, value):
    root = {}
    node = root
    for part in path.split("/"):
        node = node.setdefault(part, {})
    node["="] = value
    return root

#> setdefault_chain_path("usr/bin/env", 1)
#> setdefault_chain_path("", None)
#> setdefault_chain_path("a//b", "x")
#> setdefault_chain_path("solo", [1])
#> setdefault_chain_path("/", 0)

### title_vs_capitalize
def title_vs_capitalize(phrase):
    t = phrase.title()
    c = phrase.capitalize()
    same = sum(x == y for x, y in zip(t, c))
    return t, c, same

#> title_vs_capitalize("they're BILL's friends")
#> title_vs_capitalize("")
#> title_vs_capitalize("x-ray 3d")
#> title_vs_capitalize("ALREADY")
#> title_vs_capitalize("éa ça")

### reverse_words_keep_edges
def reverse_words_keep_edges(sentence):
    words = sentence.split(" ")
    words[1:-1] = [w[::-1] for w in words[1:-1]]
    return " ".join(words)

#> reverse_words_keep_edges("one two three four")
#> reverse_words_keep_edges("")
#> reverse_words_keep_edges("left right")
#> reverse_words_keep_edges("a  bc d")
#> reverse_words_keep_edges(" pad me ")

### isidentifier_fixup
def isidentifier_fixup(name):
    if name.isidentifier():
        return name
    fixed = "".join(c if c.isalnum() else "_" for c in name)
    return fixed if fixed[:1].isalpha() else "_" + fixed

#> isidentifier_fixup("total_2")
#> isidentifier_fixup("2nd-place")
#> isidentifier_fixup("my var")
#> isidentifier_fixup("")
#> isidentifier_fixup("naïve!")

### range_negative_pick
def range_negative_pick(seq, step):
    picked = [seq[i] for i in range(len(seq) - 1, -1, -step)]
    return picked[::-1] if len(picked) > 2 else picked

#> range_negative_pick("abcdefgh", 3)
#> range_negative_pick([1, 2, 3], 2)
#> range_negative_pick("", 1)
#> range_negative_pick([9, 8, 7, 6], 1)
#> range_negative_pick("xyz", 0)

### truthy_count_mixed
def truthy_count_mixed(*things):
    t = [x for x in things if x]
    return len(t), t[-1] if t else "nothing"

#> truthy_count_mixed(0, "0", [], [[]])
#> truthy_count_mixed()
#> truthy_count_mixed("", None, False)
#> truthy_count_mixed(-1, 0.1, " ")
#> truthy_count_mixed({0: 0}, ())

### list_times_alias
def list_times_alias(n, v):
    grid = [[]] * n
    if grid:
        grid[0].append(v)
    grid.append([v])
    grid[-1] += [v]
    return grid

#> list_times_alias(3, 7)
#> list_times_alias(0, "x")
#> list_times_alias(1, None)
#> list_times_alias(-2, 5)
#> list_times_alias(2, [0])

### menu_price_lookup
def menu_price_lookup(order, menu):
    total = 0
    unknown = []
    for dish in order.split(","):
        dish = dish.strip().lower()
        if dish in menu:
            total += menu[dish]
        elif dish:
            unknown.append(dish)
    return total, unknown

#> menu_price_lookup("Soup, tea", {"soup": 450, "tea": 200})
#> menu_price_lookup("", {"soup": 450})
#> menu_price_lookup("pie,,PIE , cake", {"pie": 3})
#> menu_price_lookup("rice", {})
#> menu_price_lookup("tea,tea,tea", {"tea": 2})

### while_pop_both_ends
def while_pop_both_ends(nums):
    out = []
    while len(nums) > 1:
        out.append(nums.pop(0) - nums.pop())
    return out, nums

#> while_pop_both_ends([9, 4, 7, 1, 2])
#> while_pop_both_ends([])
#> while_pop_both_ends([6])
#> while_pop_both_ends([-1, -1])
#> while_pop_both_ends([100, 20, 3, 0])

### unpack_star_middle
def unpack_star_middle(seq):
    first, *middle, last = seq
    return [last, *middle[::-1], first, len(middle)]

#> unpack_star_middle("spam")
#> unpack_star_middle([1, 2])
#> unpack_star_middle((True, None, "x"))
#> unpack_star_middle(range(5))
#> unpack_star_middle("z")

### char_shift_wrap
def char_shift_wrap(s, k):
    out = ""
    for ch in s:
        if ch.islower():
            out += chr((ord(ch) - 97 + k) % 26 + 97)
        elif ch.isupper():
            out += chr((ord(ch) - 65 - k) % 26 + 65)
        else:
            out += ch
    return out

#> char_shift_wrap("abc XYZ", 3)
#> char_shift_wrap("", 5)
#> char_shift_wrap("zZ", 1)
#> char_shift_wrap("Hi-5!", 26)
#> char_shift_wrap("mN", -14)

### index_error_wrap
def index_error_wrap(lst, positions):
    got = ""
    for p in positions:
        try:
            got += lst[p]
        except IndexError:
            got += "?"
        except TypeError:
            got += "!"
    return got

#> index_error_wrap(["a", "b", "c"], [0, 3, -1, -4])
#> index_error_wrap([], [0])
#> index_error_wrap(["x", 5], [1, 0])
#> index_error_wrap("word", [1, 1, "1"])
#> index_error_wrap("q", [])

### removeprefix_loop
def removeprefix_loop(s, prefix):
    count = 0
    while s.startswith(prefix) and prefix:
        s = s.removeprefix(prefix)
        count += 1
    return s, count

#> removeprefix_loop("re-re-run", "re-")
#> removeprefix_loop("aaaa", "aa")
#> removeprefix_loop("", "x")
#> removeprefix_loop("keep", "")
#> removeprefix_loop("abcabd", "abc")

### removesuffix_vs_rstrip
def removesuffix_vs_rstrip(name, suffix):
    a = name.removesuffix(suffix)
    b = name.rstrip(suffix)
    return a if a == b else (a, b)

#> removesuffix_vs_rstrip("copy.py", ".py")
#> removesuffix_vs_rstrip("main.rs", ".rs")
#> removesuffix_vs_rstrip("noext", ".c")
#> removesuffix_vs_rstrip("", "x")
#> removesuffix_vs_rstrip("happy.py", ".py")

### set_ops_sorted
def set_ops_sorted(a, b):
    x, y = set(a), set(b)
    return "".join(sorted(x & y)), "".join(sorted(x ^ y)), x <= y

#> set_ops_sorted("planet", "plane")
#> set_ops_sorted("", "abc")
#> set_ops_sorted("lap", "pal")
#> set_ops_sorted("Aa", "aB")
#> set_ops_sorted("112", "123")

### swap_dict_values
def swap_dict_values(d, a, b):
    if a in d and b in d:
        d[a], d[b] = d[b], d[a]
    elif a in d:
        d[b] = d.pop(a)
    return d

#> swap_dict_values({"x": 1, "y": 2}, "x", "y")
#> swap_dict_values({"x": 1, "z": 3}, "x", "q")
#> swap_dict_values({"m": 0}, "n", "m")
#> swap_dict_values({}, 1, 2)
#> swap_dict_values({1: "a", 2: "b"}, 1, 1)

### multiply_by_digit
def multiply_by_digit(text):
    out = []
    prev = ""
    for ch in text:
        if ch.isdigit() and prev:
            out[-1] = prev * int(ch)
            prev = ""
        else:
            out.append(ch)
            prev = ch
    return "".join(out)

#> multiply_by_digit("a3b2c")
#> multiply_by_digit("")
#> multiply_by_digit("5x0y")
#> multiply_by_digit("k12")
#> multiply_by_digit("!4 2")

### list_count_nested_types
def list_count_nested_types(data, probe):
    n = data.count(probe)
    m = sum(item is probe for item in data)
    return (n, m, probe in data)

#> list_count_nested_types([1, True, "1", 1.0], 1)
#> list_count_nested_types([None, 0, None], None)
#> list_count_nested_types([], 3)
#> list_count_nested_types([[], [], [0]], [])
#> list_count_nested_types(["", False, 0], False)

### clear_inside_alias
def clear_inside_alias(box, wipe):
    kept = list(box)
    same = box
    if wipe:
        same.clear()
    else:
        same = []
    return box, kept, same

#> clear_inside_alias([1, 2], True)
#> clear_inside_alias([1, 2], False)
#> clear_inside_alias([], "")
#> clear_inside_alias(["p"], "go")
#> clear_inside_alias([[3], None], 0)

### max_key_first_tie
def max_key_first_tie(words):
    longest = max(words, key=len, default="")
    shortest = min(words, key=len, default="")
    return longest[:1] + shortest[-1:] + str(words.count(longest))

#> max_key_first_tie(["sun", "moon", "star", "io"])
#> max_key_first_tie([])
#> max_key_first_tie(["aa", "bb", "aa"])
#> max_key_first_tie([""])
#> max_key_first_tie(["tie", "pie", "die"])

### isdecimal_ladder
def isdecimal_ladder(token):
    if token.isdecimal():
        return int(token)
    if token.isdigit():
        return "digit"
    if token.isnumeric():
        return "numeric"
    return token.isalpha()

#> isdecimal_ladder("042")
#> isdecimal_ladder("5²")
#> isdecimal_ladder("½")
#> isdecimal_ladder("abc")
#> isdecimal_ladder("-7")
#> isdecimal_ladder("")

### format_ledger_line
def format_ledger_line(who, cents, width=16):
    amount = f"{cents / 100:,.2f}"
    dots = width - len(who) - len(amount)
    return who + "." * dots + amount

#> format_ledger_line("rent", 125000)
#> format_ledger_line("", 5)
#> format_ledger_line("a very long payee", 99, 10)
#> format_ledger_line("refund", -4250, 20)
#> format_ledger_line("tip", 0, width=8)
