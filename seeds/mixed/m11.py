### vowel_index_product
def vowel_index_product(word):
    p = 1
    for i, c in enumerate(word, start=2):
        if c in "aeiou":
            p *= i
    return p if p > 1 else word[::-1]

#> vowel_index_product("guitar")
#> vowel_index_product("fly")
#> vowel_index_product("")
#> vowel_index_product("aaa")
#> vowel_index_product("EaSe")

### shrink_string_by_list
def shrink_string_by_list(s, cuts):
    for n in cuts:
        s = s[n:] if n > 0 else s[:n] if n < 0 else s[::-1]
    return s

#> shrink_string_by_list("abcdefgh", [2, -1, 0])
#> shrink_string_by_list("", [0, 1])
#> shrink_string_by_list("xyz", [])
#> shrink_string_by_list("hello", [0, 1, 0, 1])
#> shrink_string_by_list("tiny", [-2, -2, -2])

### list_mul_then_del
def list_mul_then_del(lst, n):
    lst *= n
    del lst[n:-n]
    return lst, len(lst)

#> list_mul_then_del([1, 2, 3], 2)
#> list_mul_then_del([], 3)
#> list_mul_then_del(["a"], 4)
#> list_mul_then_del([5, 6], 0)
#> list_mul_then_del([7, 8], 1)

### config_lines_to_dict
def config_lines_to_dict(text):
    section, out = "main", {}
    for raw in text.splitlines():
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        if line[0] == "[" and line[-1] == "]":
            section = line[1:-1]
            continue
        key, _, value = line.partition("=")
        out.setdefault(section, {})[key.rstrip()] = value.lstrip()
    return out

#> config_lines_to_dict("a = 1\n[db]\nhost=x # c\n")
#> config_lines_to_dict("")
#> config_lines_to_dict("# only\n\n[empty]")
#> config_lines_to_dict("k\nk=2")
#> config_lines_to_dict("[s]\nu=a=b\n[s]\nv=")

### xor_fold_chars
def xor_fold_chars(s):
    acc = 0
    for c in s:
        acc ^= ord(c)
    return chr(acc) if 32 <= acc < 127 else acc

#> xor_fold_chars("abc")
#> xor_fold_chars("")
#> xor_fold_chars("zz")
#> xor_fold_chars("Q")
#> xor_fold_chars("aB")

### list_compare_lexi
def list_compare_lexi(a, b):
    if a < b:
        return "lt", b[:len(a)] == a
    return "eq" if a == b else "gt", len(a) > len(b)

#> list_compare_lexi([1, 2], [1, 2, 0])
#> list_compare_lexi(["b"], ["a", "z"])
#> list_compare_lexi([], [])
#> list_compare_lexi([2], [10])
#> list_compare_lexi(["2"], ["10"])

### sentence_case_fix
def sentence_case_fix(text):
    out, fresh = "", True
    for c in text.lower():
        if fresh and c.isalpha():
            c, fresh = c.upper(), False
        elif c in ".!?":
            fresh = True
        out += c
    return out

#> sentence_case_fix("HELLO there. how ARE you? fine")
#> sentence_case_fix("")
#> sentence_case_fix("...x")
#> sentence_case_fix("3 mice. 4 cats")
#> sentence_case_fix("éa! ïb")

### drop_keys_by_value_len
def drop_keys_by_value_len(d, n):
    victims = [k for k, v in d.items() if len(v) > n]
    for k in victims[:-1]:
        del d[k]
    return d, victims[-1:]

#> drop_keys_by_value_len({"a": "xyz", "b": "x", "c": "wxyz"}, 2)
#> drop_keys_by_value_len({}, 0)
#> drop_keys_by_value_len({"k": []}, 0)
#> drop_keys_by_value_len({"p": [1, 2], "q": (1, 2, 3), "r": {1: 1}}, 0)
#> drop_keys_by_value_len({"m": "long"}, 1)

### find_first_gap
def find_first_gap(ids):
    ids = sorted(set(ids))
    for expected, got in enumerate(ids, ids[0] if ids else 0):
        if expected != got:
            return expected
    return ids[-1] + 1 if ids else 0

#> find_first_gap([3, 1, 2, 5])
#> find_first_gap([])
#> find_first_gap([7])
#> find_first_gap([0, 1, 1, 2])
#> find_first_gap([-2, 0, -1, 3])

### nested_quotes_repr
def nested_quotes_repr(items):
    r = [repr(i) for i in items]
    return " ".join(r), sum(len(x) - len(str(i)) for x, i in zip(r, items))

#> nested_quotes_repr(["a", 1, None])
#> nested_quotes_repr([])
#> nested_quotes_repr(["it's", 'say "hi"'])
#> nested_quotes_repr(["tab\t", "\\"])
#> nested_quotes_repr([2.0, [""]])

### countdown_pop_middle
def countdown_pop_middle(n):
    lst = list(range(n, 0, -1))
    out = []
    while lst:
        out += [lst.pop((len(lst) - 1) // 2)]
        lst.reverse()
    return out

#> countdown_pop_middle(5)
#> countdown_pop_middle(0)
#> countdown_pop_middle(1)
#> countdown_pop_middle(4)
#> countdown_pop_middle(7)

### join_keys_truthy_vals
def join_keys_truthy_vals(d, yes="+", no="-"):
    s = ""
    for k in d:
        s += (yes if d[k] else no) + str(k)
    return s.lstrip(yes)

#> join_keys_truthy_vals({"a": 1, "b": 0, "c": "x"})
#> join_keys_truthy_vals({})
#> join_keys_truthy_vals({"off": [], "on": [0]}, "1", "0")
#> join_keys_truthy_vals({1: None, 2: True}, no="!")
#> join_keys_truthy_vals({"++": "v", "x": "w"})

### fib_strings_limit
def fib_strings_limit(a, b, limit):
    seq = [a, b]
    while len(seq[-1]) + len(seq[-2]) <= limit:
        seq.append(seq[-1] + seq[-2])
    return seq[-1], len(seq)

#> fib_strings_limit("a", "b", 8)
#> fib_strings_limit("xy", "z", 2)
#> fib_strings_limit("0", "01", 13)
#> fib_strings_limit("long", "word", 8)
#> fib_strings_limit("", "q", 6)

### strip_comments_inline
def strip_comments_inline(lines, mark="//"):
    cleaned = []
    for ln in lines:
        at = ln.find(mark)
        ln = ln[:at] if at != -1 else ln
        if ln := ln.rstrip():
            cleaned.append(ln)
    return cleaned

#> strip_comments_inline(["x = 1 // set", "// all", "y"])
#> strip_comments_inline([])
#> strip_comments_inline(["a # b", "#c"], "#")
#> strip_comments_inline(["  ", "url http://x"])
#> strip_comments_inline(["-- z", "q --"], mark="--")

### sort_even_positions_only
def sort_even_positions_only(vals):
    vals[::2] = sorted(vals[::2])
    vals[1::2] = sorted(vals[1::2], reverse=True)
    return vals

#> sort_even_positions_only([5, 1, 3, 9, 1, 4])
#> sort_even_positions_only([])
#> sort_even_positions_only(["z"])
#> sort_even_positions_only(list("python"))
#> sort_even_positions_only([2, 1])

### int_parse_underscores
def int_parse_underscores(raw, default=0):
    raw = raw.strip().replace(",", "")
    try:
        return int(raw, 0)
    except ValueError:
        return default if not raw else raw

#> int_parse_underscores(" 1,234 ")
#> int_parse_underscores("0x1F")
#> int_parse_underscores("")
#> int_parse_underscores("0b101_1", None)
#> int_parse_underscores("010", -1)

### fold_long_names
def fold_long_names(names, width):
    out = []
    for n in names:
        first, _, last = n.rpartition(" ")
        if len(n) <= width:
            out.append(n)
        elif first:
            out.append(first[0] + ". " + last)
        else:
            out.append(last[:width])
    return out

#> fold_long_names(["Ada Lovelace", "Bo Li", "Montgomery"], 6)
#> fold_long_names([], 4)
#> fold_long_names(["J R R Tolkien"], 8)
#> fold_long_names([""], 0)
#> fold_long_names(["abc", "a bc"], 3)

### find_dup_and_missing
def find_dup_and_missing(nums):
    n = len(nums)
    dup = next((x for x in nums if nums.count(x) > 1), None)
    missing = [x for x in range(1, n + 1) if x not in nums]
    return dup, missing

#> find_dup_and_missing([1, 2, 2, 4])
#> find_dup_and_missing([])
#> find_dup_and_missing([3, 1, 2])
#> find_dup_and_missing([1, 1, 1])
#> find_dup_and_missing([9, 0])

### rjust_numbers_total
def rjust_numbers_total(prices):
    lines = [f"{p:.2f}" for p in prices]
    lines.append(f"{sum(prices):.2f}")
    w = max(map(len, lines))
    return [ln.rjust(w, ".") for ln in lines]

#> rjust_numbers_total([3.5, 12, 0.999])
#> rjust_numbers_total([])
#> rjust_numbers_total([100])
#> rjust_numbers_total([-5, 5])
#> rjust_numbers_total([0.125, 1000.5])

### str_mult_table_dict
def str_mult_table_dict(chars, n):
    table = {c: c * i for i, c in enumerate(chars)}
    return "".join(table.get(c, "?") for c in chars[-n:])

#> str_mult_table_dict("abcd", 2)
#> str_mult_table_dict("", 1)
#> str_mult_table_dict("aba", 3)
#> str_mult_table_dict("xy", 0)
#> str_mult_table_dict("pqr", 10)

### copy_on_write_guard
def copy_on_write_guard(state, key, value):
    if state.get(key) == value:
        return state, False
    new = {**state, key: value}
    new["rev"] = state.get("rev", 0) + 1
    return new, "rev" in state

#> copy_on_write_guard({"a": 1}, "a", 2)
#> copy_on_write_guard({"a": 1}, "a", 1)
#> copy_on_write_guard({}, "x", None)
#> copy_on_write_guard({"rev": 4}, "b", [])
#> copy_on_write_guard({"rev": 1}, "rev", 9)

### nibble_both_sides
def nibble_both_sides(s):
    out = []
    while s:
        out.append(s[0])
        s = s[1:]
        if s:
            out.insert(0, s[-1])
            s = s[:-1]
    return "".join(out)

#> nibble_both_sides("abcdef")
#> nibble_both_sides("")
#> nibble_both_sides("x")
#> nibble_both_sides("hello")
#> nibble_both_sides("1 2")

### sum_nested_depth
def sum_nested_depth(data, depth=1):
    total = 0
    for x in data:
        if isinstance(x, (list, tuple)):
            total += sum_nested_depth(x, depth + 1)
        else:
            total += x * depth
    return total

#> sum_nested_depth([1, [2, [3]], 4])
#> sum_nested_depth([])
#> sum_nested_depth([[], [[]]])
#> sum_nested_depth((5, (5,)), 2)
#> sum_nested_depth([0.5, [True]])

### last_n_distinct
def last_n_distinct(log, n):
    recent = []
    for entry in log:
        if entry in recent:
            recent.remove(entry)
        elif len(recent) == n:
            recent.pop(0)
        recent.append(entry)
    return recent

#> last_n_distinct(["a", "b", "a", "c", "d"], 3)
#> last_n_distinct([], 2)
#> last_n_distinct([1, 1, 1], 1)
#> last_n_distinct("abcabc", 2)
#> last_n_distinct(["x", "y"], 5)

### keep_if_neighbors_differ
def keep_if_neighbors_differ(s):
    padded = f"\0{s}\0"
    return "".join(b for a, b, c in zip(padded, padded[1:], padded[2:]) if a != b != c)

#> keep_if_neighbors_differ("aabcccd")
#> keep_if_neighbors_differ("")
#> keep_if_neighbors_differ("xx")
#> keep_if_neighbors_differ("abc")
#> keep_if_neighbors_differ("1001")

### transpose_words_column
def transpose_words_column(words, col):
    picked = [w[col] if col < len(w) else "_" for w in words]
    return "".join(picked).strip("_")

#> transpose_words_column(["cat", "horse", "ox"], 2)
#> transpose_words_column([], 0)
#> transpose_words_column(["a", "b"], 1)
#> transpose_words_column(["abc", "d", "ef"], 1)
#> transpose_words_column(["xy", "z"], -1)

### menu_cursor_moves
def menu_cursor_moves(items, keys):
    pos = 0
    for k in keys:
        if k == "d":
            pos = (pos + 1) % len(items)
        elif k == "u":
            pos -= 1
        elif k == "x":
            items.pop(pos)
            pos = min(pos, len(items) - 1)
    return items[pos], pos

#> menu_cursor_moves(["new", "open", "save"], "dd")
#> menu_cursor_moves(["new", "open", "save"], "ux")
#> menu_cursor_moves(["a"], "dq")
#> menu_cursor_moves([1, 2, 3, 4], "dxdx")
#> menu_cursor_moves(["only"], "x")

### dictionary_chain_follow
def dictionary_chain_follow(links, start, limit=10):
    path = [start]
    while path[-1] in links and len(path) < limit:
        nxt = links[path[-1]]
        if nxt in path:
            return path, "cycle"
        path.append(nxt)
    return path, "end"

#> dictionary_chain_follow({"a": "b", "b": "c"}, "a")
#> dictionary_chain_follow({"x": "y", "y": "x"}, "x")
#> dictionary_chain_follow({}, "lone")
#> dictionary_chain_follow({1: 2, 2: 3, 3: 4}, 1, 3)
#> dictionary_chain_follow({0: 0}, 0)

### count_sub_in_each
def count_sub_in_each(words, sub):
    counts = [w.count(sub) for w in words]
    if not any(counts):
        return None
    best = max(counts)
    return words[counts.index(best)], counts[::-1].index(best)

#> count_sub_in_each(["banana", "bandana", "an"], "an")
#> count_sub_in_each(["x", "y"], "z")
#> count_sub_in_each([], "a")
#> count_sub_in_each(["aa", "a", "aa"], "a")
#> count_sub_in_each(["", "q"], "")

### range_membership_step
def range_membership_step(values, lo, hi, step):
    r = range(lo, hi, step)
    return [v for v in values if v in r], len(r), r[-1] if r else None

#> range_membership_step([1, 4, 7, 8], 1, 10, 3)
#> range_membership_step([5, 3], 10, 0, -5)
#> range_membership_step([], 0, 0, 1)
#> range_membership_step([2.0, 2.5], 0, 5, 2)
#> range_membership_step([1], 5, 1, 1)

### hide_alternate_tokens
def hide_alternate_tokens(line, hide):
    tokens = line.split(" ")
    for i, t in enumerate(tokens):
        if t.lower() in hide and i % 2 == 0:
            tokens[i] = t[0] + "*" * (len(t) - 1)
    return " ".join(tokens)

#> hide_alternate_tokens("darn it darn you", {"darn"})
#> hide_alternate_tokens("", {"x"})
#> hide_alternate_tokens("Heck heck HECK", ["heck"])
#> hide_alternate_tokens("fine", [])
#> hide_alternate_tokens("a b a", {"a", "b"})

### diagonal_read
def diagonal_read(grid):
    n = min(len(grid), min(map(len, grid), default=0))
    main = "".join(grid[i][i] for i in range(n))
    anti = "".join(grid[i][~i] for i in range(n))
    return main, anti

#> diagonal_read(["abc", "def", "ghi"])
#> diagonal_read([])
#> diagonal_read(["xy"])
#> diagonal_read(["ab", "cd", "ef"])
#> diagonal_read(["abcd", ""])

### rstrip_newline_variants
def rstrip_newline_variants(raw):
    a = raw.rstrip("\n")
    b = raw.removesuffix("\n")
    c = "\n".join(raw.splitlines())
    return len(a), len(b), len(c), a == b == c

#> rstrip_newline_variants("line\n\n")
#> rstrip_newline_variants("line\n")
#> rstrip_newline_variants("")
#> rstrip_newline_variants("a\r\nb")
#> rstrip_newline_variants("no newline")

### add_missing_letters
def add_missing_letters(have, alphabet="abcde"):
    for ch in alphabet:
        if ch not in have:
            have.append(ch)
    have.sort(key=alphabet.find)
    return have

#> add_missing_letters(["e", "b"])
#> add_missing_letters([])
#> add_missing_letters(["z", "a"])
#> add_missing_letters(["x", "y"], "yx")
#> add_missing_letters(["c", "c"], "cab")

### percent_encode_lite
def percent_encode_lite(s, safe="-_."):
    return "".join(c if c.isalnum() and c.isascii() or c in safe else "".join(f"%{b:02X}" for b in c.encode()) for c in s)

#> percent_encode_lite("a b&c")
#> percent_encode_lite("")
#> percent_encode_lite("café.txt")
#> percent_encode_lite("x/y", "/")
#> percent_encode_lite("100%")

### two_dicts_product_keys
def two_dicts_product_keys(a, b):
    out = {}
    for k, n in a.items():
        for j, m in b.items():
            out[k + j] = out.get(k + j, 0) + n * m
    return out

#> two_dicts_product_keys({"x": 2, "y": 1}, {"x": 3})
#> two_dicts_product_keys({}, {"q": 1})
#> two_dicts_product_keys({"a": 1, "aa": 2}, {"a": 3, "aa": 4})
#> two_dicts_product_keys({"m": 0}, {"": 5})
#> two_dicts_product_keys({1: 2}, {3: 4, 2: 1})

### prune_stack_monotone
def prune_stack_monotone(word):
    stack = []
    for c in word:
        while stack and stack[-1] > c:
            stack.pop()
        if not stack or stack[-1] != c:
            stack.append(c)
    return "".join(stack)

#> prune_stack_monotone("banana")
#> prune_stack_monotone("")
#> prune_stack_monotone("zyx")
#> prune_stack_monotone("aabbc")
#> prune_stack_monotone("Hello World")

### guess_feedback_marks
def guess_feedback_marks(secret, guess):
    marks = ["+" if s == g else "." for s, g in zip(secret, guess)]
    pool = [s for s, m in zip(secret, marks) if m == "."]
    for i, g in enumerate(guess[:len(marks)]):
        if marks[i] == "." and g in pool:
            marks[i] = "?"
            pool.remove(g)
    return "".join(marks)

#> guess_feedback_marks("crane", "caner")
#> guess_feedback_marks("sassy", "glass")
#> guess_feedback_marks("", "abc")
#> guess_feedback_marks("same", "same")
#> guess_feedback_marks("abc", "xyzabc")
