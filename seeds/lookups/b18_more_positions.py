### tb_stall_prices_at
def tb_stall_prices_at(stalls, good):
    rows = [(p[good], i) for i, p in enumerate(stalls) if good in p]
    cheap = min(rows, default=(None, -1))
    return cheap[1], len(stalls) - len(rows)

#> tb_stall_prices_at([{"figs": 4}, {"figs": 3, "nuts": 9}, {"nuts": 7}], "figs")
#> tb_stall_prices_at([{"figs": 4}, {"nuts": 9}], "dates")
#> tb_stall_prices_at([], "figs")
#> tb_stall_prices_at([{"a": 2}, {"a": 2}, {"a": 5}], "a")
#> tb_stall_prices_at([{}, {"k": 0}], "k")

### tb_even_spots_odd_vals
def tb_even_spots_odd_vals(a):
    bad = [i for i in range(len(a)) if i % 2 == a[i] % 2]
    if len(bad) == len(a):
        return a[::-1]
    return [a[i] for i in bad], bad[:1]

#> tb_even_spots_odd_vals([4, 3, 7, 8])
#> tb_even_spots_odd_vals([2, 1, 0])
#> tb_even_spots_odd_vals([1, 2])
#> tb_even_spots_odd_vals([])
#> tb_even_spots_odd_vals([-3, -3, 6, 6, 9])

### tb_colon_then_word
def tb_colon_then_word(s):
    k = s.find(":")
    tail = s[k + 1:].split()
    return (tail[0], s.index(tail[0], k + 1)) if k >= 0 and tail else s.count(" ")

#> tb_colon_then_word("remember: buy some milk")
#> tb_colon_then_word("no colon at all")
#> tb_colon_then_word("empty after:   ")
#> tb_colon_then_word("")
#> tb_colon_then_word("a:a:a b")

### tb_fence_posts
def tb_fence_posts(f, c):
    cuts = [i for i, x in enumerate(f) if x == c]
    inner = [b - a - 1 for a, b in zip(cuts, cuts[1:])]
    return inner, (cuts[0], len(f) - 1 - cuts[-1]) if cuts else f

#> tb_fence_posts("..|...|..|", "|")
#> tb_fence_posts("......", "|")
#> tb_fence_posts("", "|")
#> tb_fence_posts("||", "|")
#> tb_fence_posts("aXbbXccc", "X")

### tb_hide_after_second
def tb_hide_after_second(s, c):
    n = 0
    out = []
    for x in s:
        out.append(x if n < 2 else "." if x != c else x)
        n += x == c
    return "".join(out)

#> tb_hide_after_second("silver spoons", "s")
#> tb_hide_after_second("gold", "s")
#> tb_hide_after_second("", "a")
#> tb_hide_after_second("aaabab", "a")
#> tb_hide_after_second("10 to 100 to 1", "1")

### tb_pop_pairs_by_key
def tb_pop_pairs_by_key(pairs, key):
    got = []
    for i in range(len(pairs) - 1, -1, -1):
        if pairs[i][0] == key:
            got.append(pairs.pop(i)[1])
    return got, [k for k, _ in pairs]

#> tb_pop_pairs_by_key([("to", "ann"), ("cc", "bob"), ("to", "cyd")], "to")
#> tb_pop_pairs_by_key([("to", "ann")], "bcc")
#> tb_pop_pairs_by_key([], "to")
#> tb_pop_pairs_by_key([(1, 2), (1, 3), (1, 4)], 1)
#> tb_pop_pairs_by_key([("x", None), ("y", 0)], "y")

### tb_index_of_len
def tb_index_of_len(ws):
    return {w: ws[len(w)] for w in ws if len(w) < len(ws) and ws[len(w)] != w}

#> tb_index_of_len(["of", "a", "tree", "be", "an"])
#> tb_index_of_len(["long", "words"])
#> tb_index_of_len([])
#> tb_index_of_len(["", "x", "yy"])
#> tb_index_of_len(["no", "on", "ox", "axe"])

### tb_twin_slots
def tb_twin_slots(a, b):
    r = []
    for i, x in enumerate(a):
        if i < len(b) and b[i] == x:
            r.append("=")
        elif x in b:
            r.append("<" if b.index(x) < i else ">")
        else:
            r.append("x")
    return "".join(r)

#> tb_twin_slots(["hat", "cup", "pin", "jar"], ["cup", "jar", "pin"])
#> tb_twin_slots("crane", "caper")
#> tb_twin_slots([], [1])
#> tb_twin_slots([1, 2], [])
#> tb_twin_slots([5, 5, 6], [6, 5])

### tb_lowest_missing_letter
def tb_lowest_missing_letter(s, start):
    c = start
    while c in s:
        s = s.replace(c, "")
        c = chr(ord(c) + 1)
    return c, s

#> tb_lowest_missing_letter("cabbage", "a")
#> tb_lowest_missing_letter("xyz", "a")
#> tb_lowest_missing_letter("", "q")
#> tb_lowest_missing_letter("fedcba", "a")
#> tb_lowest_missing_letter("room 1234", "1")

### tb_block_with_total
def tb_block_with_total(a, n, t):
    for i in range(len(a) - n + 1):
        if sum(a[i:i + n]) == t:
            return a[:i] + a[i + n:]
    return [sum(a[i:i + n]) for i in range(0, len(a), n)]

#> tb_block_with_total([4, 1, 3, 2, 5], 2, 5)
#> tb_block_with_total([4, 1, 3, 2, 5], 3, 10)
#> tb_block_with_total([4, 1, 3], 2, 99)
#> tb_block_with_total([], 2, 1)
#> tb_block_with_total([0, 0, 7], 1, 7)

### tb_word_gap_ruler
def tb_word_gap_ruler(line):
    marks = ""
    for i, c in enumerate(line):
        if c == " ":
            marks += " "
        else:
            marks += "^" if i == 0 or line[i - 1] == " " else "-"
    return marks, marks.count("^")

#> tb_word_gap_ruler("blue  kites fly")
#> tb_word_gap_ruler("one")
#> tb_word_gap_ruler("")
#> tb_word_gap_ruler("  x y")
#> tb_word_gap_ruler("à la carte")

### tb_take_alternate_sides
def tb_take_alternate_sides(s, stop):
    out = ""
    while s and stop not in out:
        out += s[0] if len(out) % 2 == 0 else s[-1]
        s = s[1:] if len(out) % 2 else s[:-1]
    return out, s

#> tb_take_alternate_sides("orchid", "c")
#> tb_take_alternate_sides("orchid", "d")
#> tb_take_alternate_sides("rose", "z")
#> tb_take_alternate_sides("", "a")
#> tb_take_alternate_sides("tulip", "t")

### tb_ticket_queue_turn
def tb_ticket_queue_turn(q, me):
    turns = 0
    while me in q:
        first = q.pop(0)
        turns += 1
        if first != me and first % 2:
            q.append(first - 1)
    return turns, q

#> tb_ticket_queue_turn([3, 8, 5, 2], 5)
#> tb_ticket_queue_turn([4, 4], 4)
#> tb_ticket_queue_turn([1, 2], 9)
#> tb_ticket_queue_turn([], 1)
#> tb_ticket_queue_turn([7, 6, 6, 3], 6)

### tb_near_the_end
def tb_near_the_end(s, cs):
    d = {c: len(s) - s.rfind(c) for c in cs if c in s}
    return sorted(d, key=d.get), max(d.values(), default=0)

#> tb_near_the_end("marigold", "aol")
#> tb_near_the_end("marigold", "xyz")
#> tb_near_the_end("", "a")
#> tb_near_the_end("daisy daisy", "dy")
#> tb_near_the_end("ivy", "viy")

### tb_row_col_of_char
def tb_row_col_of_char(text, c):
    k = text.find(c)
    if k == -1:
        return text.count("\n") + 1
    return text.count("\n", 0, k), k - text.rfind("\n", 0, k) - 1

#> tb_row_col_of_char("ab\ncd\nef", "d")
#> tb_row_col_of_char("ab\ncd\nef", "a")
#> tb_row_col_of_char("ab\ncd\nef", "z")
#> tb_row_col_of_char("", "q")
#> tb_row_col_of_char("\n\nx", "x")

### tb_step_past_blocked
def tb_step_past_blocked(n, blocked, k):
    spots = []
    i = -1
    while len(spots) < k and i < n - 1:
        i += 1
        if i in blocked or i - 1 in spots:
            continue
        spots.append(i)
    return spots, n - 1 - i

#> tb_step_past_blocked(8, {0, 3}, 3)
#> tb_step_past_blocked(4, set(), 9)
#> tb_step_past_blocked(3, {0, 1, 2}, 1)
#> tb_step_past_blocked(0, set(), 1)
#> tb_step_past_blocked(10, {2, 4, 5}, 2)
