### rooms_both_booked
def rooms_both_booked(mon, tue):
    both = set(mon) & set(tue)
    return [r for r in mon if r in both], len(set(mon) ^ set(tue))

#> rooms_both_booked([12, 14, 20], [20, 12, 31])
#> rooms_both_booked([1], [2])
#> rooms_both_booked([], [])
#> rooms_both_booked([5, 5, 6], [5])
#> rooms_both_booked(["aula", "lab"], ["lab", "aula"])

### newest_unseen_tags
def newest_unseen_tags(posts):
    seen, fresh = set(), []
    for tags in posts:
        new = [t for t in tags if t not in seen]
        seen |= set(tags)
        fresh.append(len(new))
    return fresh, sorted(seen)[-1:]

#> newest_unseen_tags([["art", "ink"], ["ink"], ["oil", "art", "wax"]])
#> newest_unseen_tags([])
#> newest_unseen_tags([[], ["x"]])
#> newest_unseen_tags([["a", "a"]])
#> newest_unseen_tags(["abc", "bcd"])

### coords_in_box
def coords_in_box(pts, box):
    (x0, y0), (x1, y1) = box
    inside = [p for p in pts if x0 <= p[0] <= x1 and y0 <= p[1] <= y1]
    return inside, pts.index(inside[-1]) if inside else None

#> coords_in_box([(1, 1), (5, 5), (2, 3)], ((0, 0), (3, 3)))
#> coords_in_box([(9, 9)], ((0, 0), (3, 3)))
#> coords_in_box([], ((0, 0), (1, 1)))
#> coords_in_box([(0, 0), (-1, 0)], ((-1, 0), (0, 0)))
#> coords_in_box([(2, 2), (2, 2)], ((2, 2), (2, 2)))

### frozen_pairs_once
def frozen_pairs_once(edges):
    s, keep = set(), []
    for a, b in edges:
        f = frozenset((a, b))
        if len(f) == 2 and f not in s:
            keep.append(a + b)
        s.add(f)
    return keep, len(s)

#> frozen_pairs_once([("a", "b"), ("b", "a"), ("c", "c"), ("b", "c")])
#> frozen_pairs_once([])
#> frozen_pairs_once([("x", "x")])
#> frozen_pairs_once([(1, 2), (2, 3), (3, 2)])
#> frozen_pairs_once(["pq", "rs", "qp"])

### alphabet_gap_report
def alphabet_gap_report(s):
    u = {c for c in s.lower() if c.isalpha()}
    if not u:
        return "-"
    return "".join(chr(k) for k in range(ord(min(u)), ord(max(u))) if chr(k) not in u)

#> alphabet_gap_report("Bad egg")
#> alphabet_gap_report("123")
#> alphabet_gap_report("")
#> alphabet_gap_report("abc")
#> alphabet_gap_report("fjord?")

### tuple_compare_rank
def tuple_compare_rank(ts, t):
    less = [x for x in ts if x < t]
    return len(less), max(less, default=None), t in ts

#> tuple_compare_rank([(1, 5), (2, 0), (1, 9)], (2, 0))
#> tuple_compare_rank([(1, 5), (1,)], (1, 2))
#> tuple_compare_rank([], ())
#> tuple_compare_rank([(0, "b"), (0, "a")], (0, "b"))
#> tuple_compare_rank([(3, 3)], (1, 9))

### groups_touching
def groups_touching(groups, who):
    near = set()
    for g in groups:
        if who in g:
            near.update(g)
    near.discard(who)
    return sorted(near), sum(who in g for g in groups)

#> groups_touching([["Al", "Bo"], ["Bo", "Cy"], ["Di"]], "Bo")
#> groups_touching([["Al", "Bo"]], "Zed")
#> groups_touching([], "Al")
#> groups_touching([["Al"], ["Al", "Al"]], "Al")
#> groups_touching([("x", "y", "z"), ("z", "w")], "z")

### bits_of_membership
def bits_of_membership(xs, pool):
    n = 0
    for x in xs:
        n = n * 2 + (x in pool)
    return n, bin(n).count("1"), len(xs)

#> bits_of_membership([3, 8, 5, 1], {5, 3})
#> bits_of_membership("cabbage", "abc")
#> bits_of_membership([], {1})
#> bits_of_membership([9], set())
#> bits_of_membership(["k", "k"], ["k"])

### split_on_seen_word
def split_on_seen_word(t):
    parts, cur = [], []
    for w in t.split():
        if w in cur:
            parts.append(len(cur))
            cur = []
        cur.append(w)
    return parts + [len(cur)], cur

#> split_on_seen_word("row row row your boat")
#> split_on_seen_word("all words differ here")
#> split_on_seen_word("")
#> split_on_seen_word("a b a b a")
#> split_on_seen_word("so it goes and so it went")

### hand_of_cards
def hand_of_cards(h):
    ranks = [c[:-1] for c in h]
    suits = {c[-1] for c in h}
    pair = next((r for r in ranks if ranks.count(r) == 2), None)
    return "flush" if len(suits) == 1 else pair

#> hand_of_cards(["10h", "Kh", "2h"])
#> hand_of_cards(["10h", "10s", "2h"])
#> hand_of_cards(["Ah", "Ks", "2h"])
#> hand_of_cards([])
#> hand_of_cards(["7c", "7d", "7s", "Qc", "Qd"])

### chess_dark_filter
def chess_dark_filter(squares):
    dark = [s for s in squares if ("abcdefgh".index(s[0]) + int(s[1])) % 2]
    return dark, len(squares) - len(dark)

#> chess_dark_filter(["a1", "b1", "h8", "e4"])
#> chess_dark_filter([])
#> chess_dark_filter(["c3"])
#> chess_dark_filter(["z9"])
#> chess_dark_filter(["d5", "d6", "d7"])

### clock_overlap_hours
def clock_overlap_hours(a, b):
    r = [h for h in range(*a) if h in range(*b)]
    return f"{r[0]}-{r[-1] + 1}" if r else "none"

#> clock_overlap_hours((9, 17), (13, 20))
#> clock_overlap_hours((8, 10), (10, 12))
#> clock_overlap_hours((5, 5), (0, 24))
#> clock_overlap_hours((0, 24), (6, 7))
#> clock_overlap_hours((1, 9), (0, 12))

### leaf_paths_with
def leaf_paths_with(tree, x, at=""):
    hits = []
    for k, v in tree.items():
        p = at + k
        if isinstance(v, dict):
            hits += leaf_paths_with(v, x, p + ".")
        elif v == x:
            hits.append(p)
    return hits

#> leaf_paths_with({"a": {"b": 1, "c": 2}, "d": 1}, 1)
#> leaf_paths_with({"a": {"b": {"c": 0}}}, 0)
#> leaf_paths_with({"a": 5}, 1)
#> leaf_paths_with({}, 1)
#> leaf_paths_with({"x": {}, "y": {"x": "z"}}, "z")

### spread_of_colours
def spread_of_colours(row):
    first, last = {}, {}
    for i, c in enumerate(row):
        first.setdefault(c, i)
        last[c] = i
    return max(first, key=lambda c: last[c] - first[c], default=None), list(last.values())

#> spread_of_colours(["red", "tan", "red", "tan", "sky"])
#> spread_of_colours([])
#> spread_of_colours(["tan"])
#> spread_of_colours("rgbgr")
#> spread_of_colours([1, 2, 3])

### invert_ranges
def invert_ranges(taken, n):
    free, lo = [], 0
    for a, b in sorted(taken):
        if a > lo:
            free.append((lo, a))
        lo = max(lo, b)
    return free + [(lo, n)] * (lo < n)

#> invert_ranges([(2, 4), (6, 7)], 10)
#> invert_ranges([(0, 5), (3, 8)], 8)
#> invert_ranges([], 3)
#> invert_ranges([(0, 9)], 5)
#> invert_ranges([(4, 5), (1, 2)], 5)

### two_sets_story
def two_sets_story(a, b):
    p, q = set(a.split()), set(b.split())
    if p < q:
        return "inside", len(q - p)
    if p.isdisjoint(q):
        return "apart", len(p | q)
    return "mixed", sorted(p & q)

#> two_sets_story("salt oil", "oil salt pepper")
#> two_sets_story("salt", "sugar honey")
#> two_sets_story("salt oil", "oil vinegar")
#> two_sets_story("", "")
#> two_sets_story("a a b", "b a")

### named_slots_find
def named_slots_find(template, values):
    out = template
    for k in values:
        tag = "{" + k + "}"
        while tag in out:
            i = out.find(tag)
            out = out[:i] + values[k] + out[i + len(tag):]
    return out, out.count("{")

#> named_slots_find("Dear {name}, your {item}", {"name": "Ilse", "item": "lamp"})
#> named_slots_find("{x}{x}-{y}", {"x": "ab"})
#> named_slots_find("", {"a": "b"})
#> named_slots_find("plain", {})
#> named_slots_find("{ x } {x}", {"x": ""})

### weekday_after
def weekday_after(day, n, off):
    w = ["mo", "tu", "we", "th", "fr", "sa", "su"]
    i = w.index(day)
    while n:
        i = (i + 1) % 7
        n -= w[i] not in off
    return w[i]

#> weekday_after("th", 3, ("sa", "su"))
#> weekday_after("mo", 0, ())
#> weekday_after("su", 8, ())
#> weekday_after("fr", 1, ("sa", "su", "mo"))
#> weekday_after("xx", 2, ())

### first_fit_boxes
def first_fit_boxes(items, cap):
    boxes = []
    for x in items:
        k = next((i for i, b in enumerate(boxes) if sum(b) + x <= cap), None)
        if k is None:
            boxes.append([x])
        else:
            boxes[k].append(x)
    return boxes

#> first_fit_boxes([4, 3, 5, 2, 1], 7)
#> first_fit_boxes([9], 7)
#> first_fit_boxes([], 7)
#> first_fit_boxes([2, 2, 2, 2], 4)
#> first_fit_boxes([6, 5, 1, 2], 7)

### lottery_hits
def lottery_hits(tickets, drawn, bonus):
    return {n: f"{len(set(t) & drawn)}{'+' if bonus in t else ''}" for n, t in tickets.items() if set(t) & drawn}

#> lottery_hits({"ed": [3, 7, 9], "flo": [1, 2, 7]}, {7, 9, 20}, 3)
#> lottery_hits({"ed": [3]}, {4}, 3)
#> lottery_hits({}, {1}, 2)
#> lottery_hits({"x": [5, 5], "y": [6, 8]}, {5, 6}, 8)
#> lottery_hits({"z": []}, {1}, 1)

### path_of_greater
def path_of_greater(grid):
    c, out = 0, []
    for row in grid:
        near = [k for k in (c - 1, c, c + 1) if 0 <= k < len(row)]
        c = max(near, key=lambda k: row[k])
        out.append(row[c])
    return out, c

#> path_of_greater([[1, 5, 2], [7, 0, 9], [3, 3, 3]])
#> path_of_greater([[4]])
#> path_of_greater([])
#> path_of_greater([[0, 1], [2, 2], [1, 8]])
#> path_of_greater([[9, 1, 1], [1, 1, 1], [1, 2, 5]])

### loan_ledger_open
def loan_ledger_open(events):
    out = []
    for e in events:
        verb, book = e.split(":")
        if verb == "lend":
            out.append(book)
        elif book in out:
            del out[out.index(book)]
        else:
            out.insert(0, "?" + book)
    return out

#> loan_ledger_open(["lend:Emma", "lend:Dune", "back:Emma"])
#> loan_ledger_open(["back:Ivo"])
#> loan_ledger_open([])
#> loan_ledger_open(["lend:A", "lend:A", "back:A", "back:B"])
#> loan_ledger_open(["lend:x", "oops"])

### tide_marks_between
def tide_marks_between(levels, lo, hi):
    inside = [lo < v < hi for v in levels]
    cross = [i for i in range(1, len(inside)) if inside[i] != inside[i - 1]]
    return cross, inside.count(True), (cross or [None])[-1]

#> tide_marks_between([1, 3, 6, 4, 9, 2], 2, 5)
#> tide_marks_between([3, 3], 0, 9)
#> tide_marks_between([], 0, 1)
#> tide_marks_between([9, 8], 1, 2)
#> tide_marks_between([-1, 0, 1, 0, -1], -1, 1)
