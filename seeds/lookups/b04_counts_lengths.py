### ct_more_than_mean
def ct_more_than_mean(ws):
    total = sum(len(w) for w in ws)
    return [w for w in ws if len(w) * len(ws) > total]

#> ct_more_than_mean(["pine", "oak", "sycamore", "ash"])
#> ct_more_than_mean(["aa", "bb"])
#> ct_more_than_mean([])
#> ct_more_than_mean(["", "a"])
#> ct_more_than_mean(["willow", "elm", "maple", "cherry"])

### ct_letter_majority
def ct_letter_majority(s):
    for c in sorted(set(s)):
        if s.count(c) * 2 > len(s):
            return c, s.count(c)
    return "", len(set(s))

#> ct_letter_majority("zzazz")
#> ct_letter_majority("abab")
#> ct_letter_majority("")
#> ct_letter_majority("q")
#> ct_letter_majority("---x--y-")

### ct_span_counts
def ct_span_counts(s, c, step):
    return [s.count(c, i, i + step) for i in range(0, len(s), step)]

#> ct_span_counts("the thirty-three thieves", "th", 6)
#> ct_span_counts("aaaaaaa", "aa", 3)
#> ct_span_counts("", "a", 2)
#> ct_span_counts("lemonade", "e", 4)
#> ct_span_counts("x", "y", 5)

### ct_same_size_groups
def ct_same_size_groups(names):
    g = {}
    for n in names:
        g.setdefault(len(n), []).append(n[0] if n else "?")
    return [(k, "".join(v)) for k, v in sorted(g.items()) if len(v) > 1]

#> ct_same_size_groups(["Ada", "Bob", "Carl", "Dina", "Eve"])
#> ct_same_size_groups(["", "", "x"])
#> ct_same_size_groups([])
#> ct_same_size_groups(["one", "three"])
#> ct_same_size_groups(["Ana", "Zoë", "Ulla", "Óðin"])

### ct_even_letters
def ct_even_letters(p):
    odd = ""
    for ch in p:
        if ch not in odd and p.count(ch) % 2:
            odd += ch
    return odd if len(odd) < 3 else len(odd)

#> ct_even_letters("deed")
#> ct_even_letters("rotator")
#> ct_even_letters("keyboard")
#> ct_even_letters("")
#> ct_even_letters("a1a1a b")

### ct_length_of_longest_gap
def ct_length_of_longest_gap(s, c):
    pieces = s.split(c)
    inner = pieces[1:-1]
    return max((len(p) for p in inner), default=-len(s))

#> ct_length_of_longest_gap("x..x....x.x", "x")
#> ct_length_of_longest_gap("one, two", ",")
#> ct_length_of_longest_gap("none", "z")
#> ct_length_of_longest_gap("ooo", "o")
#> ct_length_of_longest_gap("", ";")

### ct_score_by_case
def ct_score_by_case(t):
    u = sum(c.isupper() for c in t)
    l = sum(c.islower() for c in t)
    if u > l:
        return t.lower()
    return t.upper() if l > u else (u, len(t) - u - l)

#> ct_score_by_case("NASA base")
#> ct_score_by_case("Hello There")
#> ct_score_by_case("LOUD Voice")
#> ct_score_by_case("12:45")
#> ct_score_by_case("")
#> ct_score_by_case("aBcD-9")

### ct_times_until
def ct_times_until(a, x, limit):
    n = 0
    for i, y in enumerate(a):
        n += y == x
        if n == limit:
            return i
    return n - limit

#> ct_times_until([1, 0, 1, 1, 0], 1, 2)
#> ct_times_until([1, 0, 1, 1, 0], 0, 3)
#> ct_times_until([], 4, 1)
#> ct_times_until("mammal", "m", 3)
#> ct_times_until("mammal", "x", 1)

### ct_unique_len_words
def ct_unique_len_words(line):
    ws = line.split()
    ls = [len(w) for w in ws]
    return [w for w, n in zip(ws, ls) if ls.count(n) == 1]

#> ct_unique_len_words("a big red house stood alone here")
#> ct_unique_len_words("one two")
#> ct_unique_len_words("")
#> ct_unique_len_words("tiny")
#> ct_unique_len_words("I am the only wise hare")

### ct_digits_vs_letters
def ct_digits_vs_letters(codes):
    best = None
    for c in codes:
        d = sum(map(str.isdigit, c))
        if best is None or d > best[0]:
            best = d, c, len(c) - d
    return best

#> ct_digits_vs_letters(["A1B2", "99Z", "XK7"])
#> ct_digits_vs_letters(["abc", "de"])
#> ct_digits_vs_letters([])
#> ct_digits_vs_letters(["1", "22", "333", "x4444"])
#> ct_digits_vs_letters(["٣x", "y"])

### ct_last_len_mod
def ct_last_len_mod(parts, m):
    acc = 0
    for p in parts:
        acc += len(p)
        if acc % m == 0:
            return acc, p
    return acc % m, parts[-1] if parts else ""

#> ct_last_len_mod(["oak", "leaf", "twig", "root"], 7)
#> ct_last_len_mod(["oak", "leaf"], 5)
#> ct_last_len_mod([], 3)
#> ct_last_len_mod(["", "ab"], 4)
#> ct_last_len_mod(["a", "bc", "def"], 4)

### ct_pairs_equal_count
def ct_pairs_equal_count(s, pairs):
    return {p: s.count(p[0]) - s.count(p[1]) for p in pairs if p[0] in s or p[1] in s}

#> ct_pairs_equal_count("f(a[0], (b))", ["()", "[]", "{}"])
#> ct_pairs_equal_count("", ["()"])
#> ct_pairs_equal_count("}}}{", ["{}", "}{"])
#> ct_pairs_equal_count("tattoo", ["ta", "oz", "qx"])
#> ct_pairs_equal_count("<<>", [])

### ct_drop_too_common
def ct_drop_too_common(xs, cap):
    seen = []
    for x in xs:
        if seen.count(x) < cap:
            seen.append(x)
    return seen, len(xs) - len(seen)

#> ct_drop_too_common([4, 4, 4, 2, 2, 9], 2)
#> ct_drop_too_common(["la", "la", "la"], 1)
#> ct_drop_too_common([], 3)
#> ct_drop_too_common([1, 2, 3], 0)
#> ct_drop_too_common("aabbaab", 3)

### ct_line_widths
def ct_line_widths(block):
    rows = block.split("\n")
    w = max(map(len, rows))
    return [w - len(r) for r in rows], sum(not r for r in rows)

#> ct_line_widths("alpha\nbe\n\ngamma!")
#> ct_line_widths("")
#> ct_line_widths("\n\n")
#> ct_line_widths("single row")
#> ct_line_widths("ab\nabc\nabcd")

### ct_count_sub_starting_caps
def ct_count_sub_starting_caps(s, sub):
    low = s.lower().count(sub.lower())
    same = s.count(sub)
    return "all" if low == same and low else f"{same}/{low}"

#> ct_count_sub_starting_caps("Rain rain RAIN", "rain")
#> ct_count_sub_starting_caps("drip drop drip", "drip")
#> ct_count_sub_starting_caps("dry", "wet")
#> ct_count_sub_starting_caps("", "A")
#> ct_count_sub_starting_caps("Tea TEAPOT tea", "Tea")

### ct_nested_lengths_total
def ct_nested_lengths_total(t):
    flat = [len(x) if hasattr(x, "__len__") else 1 for x in t]
    i = flat.index(max(flat)) if flat else None
    return sum(flat), i

#> ct_nested_lengths_total([[1, 2], "word", 7, {"a": 1}])
#> ct_nested_lengths_total([])
#> ct_nested_lengths_total([None, 0])
#> ct_nested_lengths_total(["", (), (1, 2, 3)])
#> ct_nested_lengths_total([range(5), "abcde"])

### ct_half_share
def ct_half_share(votes):
    need = len(votes) // 2 + 1
    winners = {v for v in votes if votes.count(v) >= need}
    return winners.pop() if winners else need

#> ct_half_share(["ja", "nein", "ja"])
#> ct_half_share(["a", "b", "c", "a"])
#> ct_half_share([])
#> ct_half_share([7])
#> ct_half_share(["x", "x", "y", "x", "y"])

### ct_trim_to_equal
def ct_trim_to_equal(a, b):
    d = len(a) - len(b)
    if d > 0:
        a = a[d:]
    elif d < 0:
        b = b[:d]
    return sum(x == y for x, y in zip(a, b)), a, b

#> ct_trim_to_equal("strawberry", "berry")
#> ct_trim_to_equal("berry", "berries!")
#> ct_trim_to_equal("same", "sane")
#> ct_trim_to_equal("", "abc")
#> ct_trim_to_equal([1, 2, 3], [2, 3])

### ct_letters_before_upper
def ct_letters_before_upper(s):
    n, out = 0, []
    for c in s:
        if c.isupper():
            out.append(n)
            n = 0
        else:
            n += 1
    return out + [n]

#> ct_letters_before_upper("readFileByLine")
#> ct_letters_before_upper("ABC")
#> ct_letters_before_upper("")
#> ct_letters_before_upper("lower")
#> ct_letters_before_upper("xY zW")

### ct_rare_word_pick
def ct_rare_word_pick(text):
    ws = text.replace(",", " ").split()
    return min(ws, key=lambda w: (ws.count(w), -len(w)), default=None)

#> ct_rare_word_pick("to row, to row, to drift")
#> ct_rare_word_pick("ho ho ho")
#> ct_rare_word_pick("")
#> ct_rare_word_pick("pan, pot, kettle, pot")
#> ct_rare_word_pick("a,b,a,b,cc,dd")

### ct_prefix_counts_peak
def ct_prefix_counts_peak(b):
    h = best = at = 0
    for i, c in enumerate(b):
        h += 1 if c == "u" else -1
        if h > best:
            best, at = h, i
    return best, at, h

#> ct_prefix_counts_peak("uduuddduu")
#> ct_prefix_counts_peak("ddd")
#> ct_prefix_counts_peak("")
#> ct_prefix_counts_peak("uuuu")
#> ct_prefix_counts_peak("du-du u")

### ct_ratio_spaces
def ct_ratio_spaces(s):
    n = s.count(" ")
    if not n:
        return s, 0
    q, r = divmod(len(s) - n, n)
    return s[q:], r

#> ct_ratio_spaces("far away hills are green")
#> ct_ratio_spaces("nospace")
#> ct_ratio_spaces("   ")
#> ct_ratio_spaces("")
#> ct_ratio_spaces("go on")

### ct_doubles_then_singles
def ct_doubles_then_singles(cards):
    d = sorted({c for c in cards if cards.count(c) > 1}, reverse=True)
    s = [c for c in cards if c not in d]
    return d + s

#> ct_doubles_then_singles([9, 4, 9, 2, 4, 7])
#> ct_doubles_then_singles([1, 2, 3])
#> ct_doubles_then_singles([])
#> ct_doubles_then_singles([5, 5, 5])
#> ct_doubles_then_singles(["K", "Q", "A", "K"])

### ct_short_circuit_len
def ct_short_circuit_len(a, b, c):
    return len(a) and len(b) or len(c)

#> ct_short_circuit_len("hen", "rooster", "egg!")
#> ct_short_circuit_len("", "rooster", "egg!")
#> ct_short_circuit_len([1, 2], [], (4, 5, 6))
#> ct_short_circuit_len({}, "x", "")
#> ct_short_circuit_len("a", "bb", "")

### ct_value_totals_over
def ct_value_totals_over(stock, least):
    low = {k: least - v for k, v in stock.items() if v < least}
    return len(low), sum(low.values()), max(low, key=low.get, default="-")

#> ct_value_totals_over({"nuts": 4, "bolts": 9, "gears": 1}, 5)
#> ct_value_totals_over({"nuts": 4}, 0)
#> ct_value_totals_over({}, 3)
#> ct_value_totals_over({"a": -2, "b": 2}, 2)
#> ct_value_totals_over({"x": 1, "y": 1, "z": 3}, 3)
