### aa_password_marks
def aa_password_marks(p):
    rules = [len(p) >= 8, any(c.isdigit() for c in p), any(c.isupper() for c in p), " " not in p]
    return sum(rules), rules.index(False) if not all(rules) else None

#> aa_password_marks("Tulip2020")
#> aa_password_marks("tulip2020")
#> aa_password_marks("Rose 9")
#> aa_password_marks("")
#> aa_password_marks("GARDENGNOME")

### aa_rows_all_positive
def aa_rows_all_positive(m):
    return [i for i, r in enumerate(m) if all(x > 0 for x in r)]

#> aa_rows_all_positive([[1, 2], [0, 3], [], [5]])
#> aa_rows_all_positive([])
#> aa_rows_all_positive([[-1], [1]])
#> aa_rows_all_positive([[0, 0]])
#> aa_rows_all_positive([[4, 4, 4], [9, -9]])

### aa_shares_letter
def aa_shares_letter(ws):
    n = 0
    for a, b in zip(ws, ws[1:]):
        if any(c in b for c in a):
            n += 1
        else:
            n = -n
    return n

#> aa_shares_letter(["tree", "root", "top", "map"])
#> aa_shares_letter(["ab", "cd", "de", "ef"])
#> aa_shares_letter([])
#> aa_shares_letter(["solo"])
#> aa_shares_letter(["aa", "ab", "xy", "yz", "q"])

### aa_isbn_like
def aa_isbn_like(s):
    d = [int(c) for c in s if c.isdigit()]
    if len(d) != 6:
        return len(d) - 6
    return sum((i + 1) * x for i, x in enumerate(d)) % 11 == 0

#> aa_isbn_like("123-456")
#> aa_isbn_like("100 005")
#> aa_isbn_like("12-34")
#> aa_isbn_like("")
#> aa_isbn_like("000000")
#> aa_isbn_like("9 8 7 6 5 4 3")

### aa_none_of_then
def aa_none_of_then(t, bad):
    if not any(b in t for b in bad):
        return t
    return min((t.find(b), b) for b in bad if b in t)

#> aa_none_of_then("sweet and sour", ["bitter", "our"])
#> aa_none_of_then("sweet", ["salt"])
#> aa_none_of_then("", [])
#> aa_none_of_then("abc", ["c", "b"])
#> aa_none_of_then("hot pot", ["ot", "hot"])

### aa_sum_where_flag
def aa_sum_where_flag(v, f):
    return sum(x for x, y in zip(v, f) if y == "y") - sum(x for x, y in zip(v, f) if y == "n")

#> aa_sum_where_flag([5, 3, 2, 7], "ynyn")
#> aa_sum_where_flag([5, 3], "yy")
#> aa_sum_where_flag([], "y")
#> aa_sum_where_flag([1, 2, 3], "?n")
#> aa_sum_where_flag([10, 20, 30], "")

### aa_each_char_once
def aa_each_char_once(s):
    return all(s.find(c) == s.rfind(c) for c in s) or [c for c in s if s.count(c) > 1][0]

#> aa_each_char_once("dialog")
#> aa_each_char_once("dialogue and")
#> aa_each_char_once("")
#> aa_each_char_once("a")
#> aa_each_char_once("2112")

### aa_increasing_by
def aa_increasing_by(a, step):
    ok = [b - a_ == step for a_, b in zip(a, a[1:])]
    return all(ok), ok.count(False), len(ok)

#> aa_increasing_by([2, 5, 8, 11], 3)
#> aa_increasing_by([2, 5, 7], 3)
#> aa_increasing_by([], 1)
#> aa_increasing_by([4], 1)
#> aa_increasing_by([9, 8, 6, 5], -1)

### aa_covered_days
def aa_covered_days(spans, n):
    days = [sum(a <= d <= b for a, b in spans) for d in range(n)]
    return days, days.index(0) if 0 in days else n

#> aa_covered_days([(0, 2), (2, 4)], 5)
#> aa_covered_days([(1, 1)], 3)
#> aa_covered_days([], 2)
#> aa_covered_days([(0, 9)], 4)
#> aa_covered_days([(3, 1)], 0)

### aa_generator_stops
def aa_generator_stops(a, t):
    seen = []
    found = any(seen.append(x) or x > t for x in a)
    return found, seen

#> aa_generator_stops([3, 6, 2, 9], 5)
#> aa_generator_stops([3, 2], 5)
#> aa_generator_stops([], 0)
#> aa_generator_stops([8, 1], 5)
#> aa_generator_stops([-3, -2, -1], -2)

### aa_palin_words
def aa_palin_words(t):
    ws = [w for w in t.lower().split() if w == w[::-1]]
    return len(ws), sum(map(len, ws)), "".join(w[len(w) // 2] for w in ws)

#> aa_palin_words("Anna kayaks at noon with Bob")
#> aa_palin_words("nothing here matches")
#> aa_palin_words("")
#> aa_palin_words("a I x")
#> aa_palin_words("Level civic radar")

### aa_threshold_len
def aa_threshold_len(ws, n):
    if all(len(w) > n for w in ws):
        return "long"
    if not any(len(w) > n for w in ws):
        return "short"
    return [w[:n] for w in ws if len(w) > n]

#> aa_threshold_len(["violin", "cello", "harp"], 4)
#> aa_threshold_len(["violin", "cello"], 3)
#> aa_threshold_len(["sax"], 3)
#> aa_threshold_len([], 2)
#> aa_threshold_len(["", "oboe"], 0)

### aa_same_everywhere
def aa_same_everywhere(cols):
    out = []
    for t in zip(*cols):
        out.append(t[0] if len(set(t)) == 1 else "*")
    return "".join(out)

#> aa_same_everywhere(["plane", "plate", "place"])
#> aa_same_everywhere(["abc", "ab"])
#> aa_same_everywhere([])
#> aa_same_everywhere(["xyz"])
#> aa_same_everywhere(["12", "21"])

### aa_sum_digits_at_even
def aa_sum_digits_at_even(s):
    e = sum(int(c) for c in s[::2] if c.isdigit())
    o = sum(int(c) for c in s[1::2] if c.isdigit())
    return (e - o) if e >= o else s[-1] * (o - e)

#> aa_sum_digits_at_even("4a2b")
#> aa_sum_digits_at_even("a1b3c")
#> aa_sum_digits_at_even("")
#> aa_sum_digits_at_even("909")
#> aa_sum_digits_at_even("0 2 0")

### aa_any_gap
def aa_any_gap(times, most):
    t = sorted(times)
    late = [(a, b) for a, b in zip(t, t[1:]) if b - a > most]
    return late[-1] if late else sum(t)

#> aa_any_gap([10, 55, 30, 90], 30)
#> aa_any_gap([10, 20], 30)
#> aa_any_gap([], 1)
#> aa_any_gap([5], 0)
#> aa_any_gap([1, 9, 2, 20], 6)

### aa_unique_everywhere
def aa_unique_everywhere(rows):
    return [x for i, r in enumerate(rows) for x in r if not any(x in q for j, q in enumerate(rows) if j != i)]

#> aa_unique_everywhere([[1, 2, 3], [2, 4], [3, 5]])
#> aa_unique_everywhere(["pot", "top"])
#> aa_unique_everywhere([])
#> aa_unique_everywhere([[7, 7]])
#> aa_unique_everywhere([[0], [], [0, 1]])

### aa_bool_count_weight
def aa_bool_count_weight(s):
    return s.istitle() + 2 * s.isascii() + 4 * s.isidentifier() + 8 * (s == s.strip())

#> aa_bool_count_weight("Lake View")
#> aa_bool_count_weight(" lake")
#> aa_bool_count_weight("")
#> aa_bool_count_weight("Café")
#> aa_bool_count_weight("row_9")

### aa_majority_of_signs
def aa_majority_of_signs(v):
    p, n = sum(x > 0 for x in v), sum(x < 0 for x in v)
    return [x for x in v if (x > 0) == (p > n) and x]

#> aa_majority_of_signs([4, -1, 6, 0])
#> aa_majority_of_signs([-4, -1, 6])
#> aa_majority_of_signs([])
#> aa_majority_of_signs([0, 0])
#> aa_majority_of_signs([3, -3])

### aa_check_sorted_flags
def aa_check_sorted_flags(a):
    up = all(a[i] <= a[i + 1] for i in range(len(a) - 1))
    down = all(a[i] >= a[i + 1] for i in range(len(a) - 1))
    return {(1, 1): "flat", (1, 0): "up", (0, 1): "down"}.get((up, down), "mixed")

#> aa_check_sorted_flags([1, 2, 2])
#> aa_check_sorted_flags([3, 1])
#> aa_check_sorted_flags([4, 4])
#> aa_check_sorted_flags([])
#> aa_check_sorted_flags("bat")

### aa_exactly_k_match
def aa_exactly_k_match(codes, ref, k):
    return [c for c in codes if sum(x == y for x, y in zip(c, ref)) == k]

#> aa_exactly_k_match(["K4T9", "K5T8", "Z4T9"], "K4T8", 3)
#> aa_exactly_k_match(["K4T9"], "K4T9", 4)
#> aa_exactly_k_match([], "A", 0)
#> aa_exactly_k_match(["", "a", "ab"], "xb", 0)
#> aa_exactly_k_match(["abc", "abd"], "abc", 2)

### aa_true_prefix
def aa_true_prefix(flags):
    n = 0
    for f in flags:
        if not f:
            break
        n += 1
    return n, any(flags[n:]), sum(map(bool, flags))

#> aa_true_prefix([1, 1, 0, 1])
#> aa_true_prefix([True, "x", [0]])
#> aa_true_prefix([])
#> aa_true_prefix(["", 0, None])
#> aa_true_prefix([2, 0, 0])

### aa_line_quality
def aa_line_quality(lines):
    return {i: l.count(",") for i, l in enumerate(lines) if l and all(p.strip() for p in l.split(","))}

#> aa_line_quality(["a,b,c", "a,,c", "", "x"])
#> aa_line_quality([])
#> aa_line_quality([" , "])
#> aa_line_quality(["1, 2", "3 ,4, 5"])
#> aa_line_quality([","])

### aa_max_of_all_any
def aa_max_of_all_any(grid):
    full = [r for r in grid if all(r)]
    part = [r for r in grid if any(r) and not all(r)]
    return len(full), [r.index(0) for r in part], len(grid) - len(full) - len(part)

#> aa_max_of_all_any([[1, 1], [1, 0], [0, 0], [0, 2]])
#> aa_max_of_all_any([])
#> aa_max_of_all_any([[]])
#> aa_max_of_all_any([[0, 0, 0]])
#> aa_max_of_all_any([[3, 4, 0], [5, 6, 7]])

### aa_words_cross
def aa_words_cross(a, b):
    hits = [(i, b.index(c)) for i, c in enumerate(a) if c in b]
    return min(hits, key=sum) if hits else (len(a), len(b))

#> aa_words_cross("planet", "tenor")
#> aa_words_cross("sky", "moon")
#> aa_words_cross("", "abc")
#> aa_words_cross("ox", "box")
#> aa_words_cross("stone", "onset")
