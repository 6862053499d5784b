### hunt_smallest_square
def hunt_smallest_square(a):
    k = 0
    while k * k not in a:
        k += 1
        if k > 12:
            return None
    return k, a.index(k * k)

#> hunt_smallest_square([7, 16, 25, 3])
#> hunt_smallest_square([5, 0, 1])
#> hunt_smallest_square([2, 3])
#> hunt_smallest_square([])
#> hunt_smallest_square([144, 150])

### search_rows_until_pair
def search_rows_until_pair(rows):
    for r in rows:
        for i in range(len(r) - 1):
            if r[i] == r[i + 1]:
                break
        else:
            continue
        return r, i
    return len(rows)

#> search_rows_until_pair(["cup", "spoon", "bottle"])
#> search_rows_until_pair(["fork", "knife"])
#> search_rows_until_pair([])
#> search_rows_until_pair([[1, 2], [3, 4, 4], []])
#> search_rows_until_pair(["", "a", "aa"])

### skip_to_marker
def skip_to_marker(lines, start, stop):
    it = iter(lines)
    for l in it:
        if l == start:
            break
    out = []
    for l in it:
        if l == stop:
            return out
        out.append(l.upper())
    return out, "unclosed"

#> skip_to_marker(["x", "BEGIN", "a", "b", "END", "y"], "BEGIN", "END")
#> skip_to_marker(["BEGIN", "a"], "BEGIN", "END")
#> skip_to_marker(["a", "END"], "BEGIN", "END")
#> skip_to_marker([], "BEGIN", "END")
#> skip_to_marker(["-", "-", "mid", "-"], "-", "-")

### which_shelf
def which_shelf(shelves, title):
    for n, books in shelves.items():
        try:
            return n, books.index(title)
        except ValueError:
            pass
    return "lost", sum(map(len, shelves.values()))

#> which_shelf({"A": ["Emma", "Ulysses"], "B": ["Dune"]}, "Dune")
#> which_shelf({"A": ["Emma", "Ulysses"], "B": ["Dune"]}, "Ulysses")
#> which_shelf({"A": ["Emma"], "B": []}, "Ivanhoe")
#> which_shelf({}, "Emma")
#> which_shelf({"A": [], "B": ["x", "x"]}, "x")

### collatz_hits_list
def collatz_hits_list(n, marks):
    seen = []
    while n > 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        if n in marks:
            seen.append(n)
    return seen

#> collatz_hits_list(6, [10, 8, 3])
#> collatz_hits_list(7, [52, 13, 100])
#> collatz_hits_list(1, [1])
#> collatz_hits_list(16, [1])
#> collatz_hits_list(5, [])

### odd_weight_position
def odd_weight_position(w):
    for i in range(len(w)):
        rest = w[:i] + w[i + 1:]
        if rest and len(set(rest)) == 1 and rest[0] != w[i]:
            return i, w[i] - rest[0]
    return None

#> odd_weight_position([5, 5, 7, 5])
#> odd_weight_position([2, 5, 5])
#> odd_weight_position([4, 4, 4])
#> odd_weight_position([])
#> odd_weight_position([1, 2, 3])
#> odd_weight_position([9, 8])

### retry_shrinking
def retry_shrinking(key, table):
    k = key
    while k and k not in table:
        k = k[:-1]
    return table.get(k), key[len(k):]

#> retry_shrinking("en-US-x", {"en": "English", "de": "Deutsch"})
#> retry_shrinking("de", {"en": "English", "de": "Deutsch"})
#> retry_shrinking("fr", {"en": "English"})
#> retry_shrinking("", {"": "root"})
#> retry_shrinking("zh-Hant", {"": "root", "zh-H": "hh"})

### scan_until_sum
def scan_until_sum(s, goal):
    t = 0
    for i, c in enumerate(s):
        t += int(c) if c.isdigit() else 0
        if t >= goal:
            return s[:i + 1], t - goal
    return s[::-1], goal - t

#> scan_until_sum("a3b5c9", 7)
#> scan_until_sum("a3b5c9", 17)
#> scan_until_sum("12", 9)
#> scan_until_sum("", 1)
#> scan_until_sum("xyz", 0)

### deepest_open_index
def deepest_open_index(s):
    d = top = 0
    at = -1
    for i, c in enumerate(s):
        d += (c == "[") - (c == "]")
        if d > top:
            top, at = d, i
    return top, s[at:at + 3]

#> deepest_open_index("[a[bc]d[e[f]]]")
#> deepest_open_index("flat")
#> deepest_open_index("]]")
#> deepest_open_index("")
#> deepest_open_index("[x]")

### first_common_ancestor_word
def first_common_ancestor_word(parent, a, b):
    up = []
    while a:
        up.append(a)
        a = parent.get(a)
    while b and b not in up:
        b = parent.get(b)
    return b, up.index(b) if b else len(up)

#> first_common_ancestor_word({"cat": "feline", "lion": "feline", "feline": "animal"}, "cat", "lion")
#> first_common_ancestor_word({"cat": "feline", "feline": "animal"}, "cat", "animal")
#> first_common_ancestor_word({"cat": "feline", "oak": "tree"}, "cat", "oak")
#> first_common_ancestor_word({}, "x", "x")
#> first_common_ancestor_word({}, "", "y")

### probe_slots
def probe_slots(size, keys):
    slots = [None] * size
    for k in keys:
        i = k % size
        tries = 0
        while slots[i] is not None and tries < size:
            i = (i + 1) % size
            tries += 1
        if tries < size:
            slots[i] = k
    return slots

#> probe_slots(5, [7, 12, 3])
#> probe_slots(3, [0, 3, 6, 9])
#> probe_slots(4, [])
#> probe_slots(1, [5])
#> probe_slots(6, [11, 5, 17, -1])

### steps_to_word
def steps_to_word(t, w):
    n = 0
    while not t.startswith(w):
        k = t.find(" ")
        if k == -1:
            return -n
        t = t[k + 1:]
        n += 1
    return n, t

#> steps_to_word("we sail at dawn tomorrow", "dawn")
#> steps_to_word("we sail at dawn", "we")
#> steps_to_word("we sail at dawn", "noon")
#> steps_to_word("", "x")
#> steps_to_word("a  b", "b")

### find_turning_point
def find_turning_point(a):
    prev = None
    for i in range(1, len(a)):
        d = (a[i] > a[i - 1]) - (a[i] < a[i - 1])
        if prev and d and d != prev:
            return i - 1, a[i - 1]
        prev = d or prev
    return prev

#> find_turning_point([1, 3, 7, 7, 4])
#> find_turning_point([9, 5, 6])
#> find_turning_point([1, 2, 3])
#> find_turning_point([2, 2])
#> find_turning_point([])

### earliest_of_group
def earliest_of_group(s, groups):
    for i, c in enumerate(s):
        for name, letters in groups.items():
            if c in letters:
                return name, i
    return sorted(groups)

#> earliest_of_group("xx7-b", {"digit": "0123456789", "sep": "-_"})
#> earliest_of_group("a_b", {"digit": "0123456789", "sep": "-_"})
#> earliest_of_group("abc", {"z": "z", "q": "q"})
#> earliest_of_group("", {})
#> earliest_of_group("é", {"acc": "éèê", "low": "é"})

### nearest_exit_from
def nearest_exit_from(hall, at):
    for d in range(len(hall)):
        for p in (at - d, at + d):
            if 0 <= p < len(hall) and hall[p] == "E":
                return p, d
    return None

#> nearest_exit_from("E..x..E", 4)
#> nearest_exit_from("E..x..E", 3)
#> nearest_exit_from(".....", 2)
#> nearest_exit_from("", 0)
#> nearest_exit_from("..E", 2)

### cycle_entry
def cycle_entry(nxt, start):
    path = []
    while start not in path:
        path.append(start)
        start = nxt[start]
    return path[:path.index(start)], path[path.index(start):]

#> cycle_entry([1, 2, 3, 1], 0)
#> cycle_entry([0], 0)
#> cycle_entry([4, 0, 1, 2, 2], 3)
#> cycle_entry({"a": "b", "b": "a"}, "b")
#> cycle_entry([1, 7], 0)

### count_until_both
def count_until_both(seq, a, b):
    need = {a, b}
    for i, x in enumerate(seq, 1):
        need.discard(x)
        if not need:
            return i
    return sorted(need)

#> count_until_both("harmony", "m", "a")
#> count_until_both("harmony", "z", "a")
#> count_until_both([1, 2, 3], 3, 3)
#> count_until_both([], 2, 1)
#> count_until_both("aab", "b", "a")

### jump_search_block
def jump_search_block(a, x, step):
    i = 0
    while i + step < len(a) and a[i + step] <= x:
        i += step
    blk = a[i:i + step]
    return (i + blk.index(x)) if x in blk else blk

#> jump_search_block([2, 4, 7, 9, 12, 15, 20], 12, 3)
#> jump_search_block([2, 4, 7, 9, 12, 15, 20], 8, 2)
#> jump_search_block([2, 4, 7], 20, 2)
#> jump_search_block([], 1, 4)
#> jump_search_block([5, 5, 5, 5], 5, 2)

### locate_in_spiral_text
def locate_in_spiral_text(s, c):
    lo, hi, turn = 0, len(s) - 1, 0
    while lo <= hi:
        p = lo if turn % 2 == 0 else hi
        if s[p] == c:
            return turn
        lo, hi = (lo + 1, hi) if turn % 2 == 0 else (lo, hi - 1)
        turn += 1
    return ~turn

#> locate_in_spiral_text("zephyr", "y")
#> locate_in_spiral_text("zephyr", "z")
#> locate_in_spiral_text("zephyr", "p")
#> locate_in_spiral_text("zephyr", "k")
#> locate_in_spiral_text("", "a")

### try_codes_in_turn
def try_codes_in_turn(lock, codes, limit):
    for n, c in enumerate(codes, 1):
        if c == lock:
            return f"open@{n}"
        if n == limit:
            return "alarm"
    return "left"

#> try_codes_in_turn("7731", ["1234", "7731", "0000"], 3)
#> try_codes_in_turn("7731", ["1", "2", "3", "7731"], 3)
#> try_codes_in_turn("7731", ["1"], 3)
#> try_codes_in_turn("", [], 1)
#> try_codes_in_turn("a", ["b", "a"], 2)

### pick_longest_gap_pos
def pick_longest_gap_pos(used, n):
    free = [i for i in range(n) if i not in used]
    best = -1, None
    for f in free:
        d = min((abs(f - u) for u in used), default=n)
        if d > best[0]:
            best = d, f
    return best

#> pick_longest_gap_pos([0, 7], 8)
#> pick_longest_gap_pos([3], 5)
#> pick_longest_gap_pos([], 4)
#> pick_longest_gap_pos([0, 1], 2)
#> pick_longest_gap_pos([2, 5], 9)
