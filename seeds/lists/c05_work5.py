### newsletter_segments
def newsletter_segments(users, rules):
    segments = {name: [] for name, _, _ in rules}
    for u in users:
        for name, field, minimum in rules:
            if u.get(field, 0) >= minimum:
                segments[name].append(u["id"])
                break
    return segments

#> newsletter_segments([{"id": 1, "spend": 90}, {"id": 2, "visits": 7}, {"id": 3}], [("vip", "spend", 50), ("fan", "visits", 5)])
#> newsletter_segments([], [("a", "x", 1)])
#> newsletter_segments([{"id": 9, "x": 0}], [("zero", "x", 0), ("never", "x", 0)])
#> newsletter_segments([{"id": "k", "y": 2}], [])
#> newsletter_segments([{"id": 5, "y": 3}, {"id": 6, "y": 4}], [("hi", "y", 4), ("lo", "y", 1)])

### log_sessions_by_gap
def log_sessions_by_gap(stamps, gap):
    sessions = []
    for t in sorted(stamps):
        if sessions and t - sessions[-1][-1] <= gap:
            sessions[-1].append(t)
        else:
            sessions.append([t])
    return [(s[0], len(s)) for s in sessions]

#> log_sessions_by_gap([10, 12, 50, 11, 55], 5)
#> log_sessions_by_gap([], 1)
#> log_sessions_by_gap([3], 0)
#> log_sessions_by_gap([7, 7, 8], 0)
#> log_sessions_by_gap([1.5, 2.0, 9.25], 1)

### retry_schedule
def retry_schedule(base, factor, cap, attempts):
    delays = []
    d = base
    for _ in range(attempts):
        delays.append(min(d, cap))
        if delays[-1] == cap:
            continue
        d *= factor
    return delays, sum(delays)

#> retry_schedule(1, 2, 10, 6)
#> retry_schedule(5, 1, 100, 3)
#> retry_schedule(50, 2, 10, 2)
#> retry_schedule(3, 3, 27, 4)
#> retry_schedule(1, 2, 8, 0)

### rate_limit_window
def rate_limit_window(times, limit, window):
    accepted, verdicts = [], []
    for t in times:
        while accepted and accepted[0] <= t - window:
            accepted.pop(0)
        ok = len(accepted) < limit
        if ok:
            accepted.append(t)
        verdicts.append("ok" if ok else "429")
    return verdicts

#> rate_limit_window([0, 1, 2, 10, 11], 2, 10)
#> rate_limit_window([], 1, 1)
#> rate_limit_window([5, 5, 5], 3, 1)
#> rate_limit_window([0, 1], 0, 5)
#> rate_limit_window([0, 3, 6, 9], 1, 3)

### cache_hits_lru
def cache_hits_lru(requests, size):
    cache, hits = [], 0
    for r in requests:
        if r in cache:
            hits += 1
            cache.remove(r)
        elif len(cache) == size:
            cache.pop(0)
        cache.append(r)
    return hits, cache

#> cache_hits_lru(["a", "b", "a", "c", "b"], 2)
#> cache_hits_lru([], 1)
#> cache_hits_lru([1, 1, 1], 3)
#> cache_hits_lru([1, 2, 3, 1, 2, 3], 2)
#> cache_hits_lru([4, 5, 4, 6, 4], 2)

### page_faults_fifo
def page_faults_fifo(refs, frames):
    memory, pointer, faults = [None] * frames, 0, []
    for i, page in enumerate(refs):
        if page in memory:
            continue
        memory[pointer] = page
        pointer = (pointer + 1) % frames
        faults.append(i)
    return len(faults), memory, faults

#> page_faults_fifo([7, 0, 1, 2, 0, 3, 0, 4], 3)
#> page_faults_fifo([], 2)
#> page_faults_fifo([5, 5, 5], 1)
#> page_faults_fifo([1, 2], 4)
#> page_faults_fifo(["x", "y", "x", "z", "x"], 2)

### disk_blocks_compact
def disk_blocks_compact(disk):
    free = [i for i, b in enumerate(disk) if b == "."]
    for src in range(len(disk) - 1, -1, -1):
        if disk[src] == ".":
            continue
        if not free or free[0] > src:
            break
        dst = free.pop(0)
        disk[dst], disk[src] = disk[src], "."
    return "".join(disk)

#> disk_blocks_compact(list("0..1.22"))
#> disk_blocks_compact(list("...."))
#> disk_blocks_compact([])
#> disk_blocks_compact(list("abc"))
#> disk_blocks_compact(list(".x"))

### memory_allocator
def memory_allocator(size, requests):
    free = [(0, size)]
    placed = []
    for need in requests:
        for i, (start, length) in enumerate(free):
            if length >= need:
                placed.append(start)
                free[i:i + 1] = [(start + need, length - need)] if length > need else []
                break
        else:
            placed.append(None)
    return placed, free

#> memory_allocator(10, [4, 3, 5, 3])
#> memory_allocator(0, [1])
#> memory_allocator(8, [])
#> memory_allocator(5, [5, 1])
#> memory_allocator(6, [2, 2, 1])

### git_log_graph
def git_log_graph(parents, head):
    chain = []
    while head is not None:
        if head in chain:
            chain.append("loop")
            break
        chain.append(head)
        head = parents.get(head)
    return " <- ".join(chain)

#> git_log_graph({"c3": "c2", "c2": "c1", "c1": None}, "c3")
#> git_log_graph({}, "x")
#> git_log_graph({"a": "b", "b": "a"}, "a")
#> git_log_graph({"q": None}, None)
#> git_log_graph({"m": "n", "n": "o"}, "n")

### todo_markdown
def todo_markdown(items):
    done = [t for t, d in items if d]
    todo = [t for t, d in items if not d]
    lines = [f"- [ ] {t}" for t in todo] + [f"- [x] ~{t}~" for t in sorted(done)]
    lines.insert(0, f"# {len(done)}/{len(items)}")
    return lines

#> todo_markdown([("milk", True), ("eggs", False), ("bread", True)])
#> todo_markdown([])
#> todo_markdown([("zip", 0), ("a", 0)])
#> todo_markdown([("résumé", 1)])
#> todo_markdown([("", False)])

### spreadsheet_column_ops
def spreadsheet_column_ops(sheet, op, at, values=None):
    for r, row in enumerate(sheet):
        if op == "insert":
            row.insert(at, values[r] if values else "")
        elif op == "delete":
            del row[at]
        else:
            row.append(row.pop(at))
    return sheet

#> spreadsheet_column_ops([[1, 2], [3, 4]], "insert", 1, ["a", "b"])
#> spreadsheet_column_ops([[1, 2], [3, 4]], "insert", -1)
#> spreadsheet_column_ops([[1, 2, 3], [4, 5, 6]], "delete", 0)
#> spreadsheet_column_ops([[1, 2, 3], [4, 5, 6]], "last", 0)
#> spreadsheet_column_ops([[1], []], "delete", 0)

### pivot_sum_table
def pivot_sum_table(rows):
    heads = sorted({c for _, c, _ in rows})
    names = list(dict.fromkeys(r for r, _, _ in rows))
    grid = [[0] * len(heads) for _ in names]
    for r, c, v in rows:
        grid[names.index(r)][heads.index(c)] += v
    return [["", *heads]] + [[n, *g] for n, g in zip(names, grid)]

#> pivot_sum_table([("north", "q2", 5), ("north", "q1", 1), ("south", "q2", 3), ("north", "q2", 2)])
#> pivot_sum_table([])
#> pivot_sum_table([("a", 1, 1.5)])
#> pivot_sum_table([("x", "k", -1), ("y", "k", 1)])
#> pivot_sum_table([("x", "k")])

### wrap_text_columns
def wrap_text_columns(items, rows):
    cols = [items[i:i + rows] for i in range(0, len(items), rows)]
    lines = []
    for r in range(rows):
        lines.append(" ".join(c[r].ljust(5) for c in cols if r < len(c)).rstrip())
    return lines

#> wrap_text_columns(["a", "bb", "ccc", "d", "e"], 2)
#> wrap_text_columns([], 3)
#> wrap_text_columns(["x"], 1)
#> wrap_text_columns(["toolong", "y", "z"], 3)
#> wrap_text_columns(["é", "ü", "ö", "ä"], 2)

### roman_from_lists
def roman_from_lists(n):
    values = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1]
    symbols = "M CM D CD C XC L XL X IX V IV I".split()
    out = []
    for v, s in zip(values, symbols):
        q, n = divmod(n, v)
        out.extend([s] * q)
    return "".join(out)

#> roman_from_lists(1994)
#> roman_from_lists(3)
#> roman_from_lists(0)
#> roman_from_lists(4888)
#> roman_from_lists(40)

### number_words_list
ONES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]

def number_words_list(code):
    spoken = []
    for ch in code:
        if not ch.isdecimal():
            spoken.append("dash" if ch == "-" else "?")
        elif spoken and spoken[-1] == ONES[int(ch)]:
            spoken[-1] = "double " + spoken[-1]
        else:
            spoken.append(ONES[int(ch)])
    return ", ".join(spoken)

#> number_words_list("07-7")
#> number_words_list("")
#> number_words_list("55512")
#> number_words_list("4x4")
#> number_words_list("0000")

### luhn_digits
def luhn_digits(card):
    digits = [int(c) for c in card if c.isdigit()]
    for i in range(len(digits) - 2, -1, -2):
        digits[i] *= 2
        if digits[i] > 9:
            digits[i] -= 9
    return digits, sum(digits) % 10 == 0

#> luhn_digits("4539 1488")
#> luhn_digits("")
#> luhn_digits("0")
#> luhn_digits("79927398713")
#> luhn_digits("12-34")

### isbn_check
def isbn_check(isbn):
    chars = [c for c in isbn.upper() if c != "-"]
    if len(chars) != 10:
        return "length"
    values = [10 if c == "X" else int(c) for c in chars]
    total = sum(w * v for w, v in zip(range(10, 0, -1), values))
    return total % 11 == 0

#> isbn_check("0-306-40615-2")
#> isbn_check("080442957x")
#> isbn_check("123")
#> isbn_check("0306406153")
#> isbn_check("abcdefghij")

### dna_complement_positions
def dna_complement_positions(strand, motif):
    comp = [{"A": "T", "T": "A", "C": "G", "G": "C"}.get(b, "N") for b in reversed(strand)]
    rc = "".join(comp)
    spots = [i for i in range(len(rc)) if rc.startswith(motif, i)]
    return rc, spots

#> dna_complement_positions("AACGTT", "ACG")
#> dna_complement_positions("", "A")
#> dna_complement_positions("TTTT", "AA")
#> dna_complement_positions("GATTXCA", "N")
#> dna_complement_positions("ccg", "CGG")

### weather_streaks
def weather_streaks(days):
    streaks = {}
    prev, run = None, 0
    for d in days:
        run = run + 1 if d == prev else 1
        prev = d
        streaks[d] = max(streaks.get(d, 0), run)
    return sorted(streaks.items(), key=lambda kv: kv[1], reverse=True)

#> weather_streaks(["sun", "sun", "rain", "sun", "sun", "sun"])
#> weather_streaks([])
#> weather_streaks(["fog"])
#> weather_streaks(["a", "b", "a", "b"])
#> weather_streaks("RRSSR")

### calorie_top_elves
def calorie_top_elves(lines, n=1):
    packs = [0]
    for line in lines:
        if line == "":
            packs.append(0)
        else:
            packs[-1] += int(line)
    packs.sort()
    return sum(packs[-n:]), len(packs)

#> calorie_top_elves(["100", "200", "", "400", "", "50", "60"])
#> calorie_top_elves(["100", "", "5", "", "7"], 2)
#> calorie_top_elves([])
#> calorie_top_elves(["", ""], n=3)
#> calorie_top_elves(["ten"])

### overlapping_assignments
def overlapping_assignments(pairs):
    full, partial = [], []
    for p in pairs:
        (a, b), (c, d) = [tuple(map(int, s.split("-"))) for s in p.split(",")]
        if a <= c and d <= b or c <= a and b <= d:
            full.append(p)
        elif not (b < c or d < a):
            partial.append(p)
    return full, partial

#> overlapping_assignments(["2-8,3-7", "5-7,7-9", "1-2,4-5"])
#> overlapping_assignments([])
#> overlapping_assignments(["3-3,1-9"])
#> overlapping_assignments(["6-9,2-5", "6-9,2-6"])
#> overlapping_assignments(["x"])

### signal_marker
def signal_marker(stream, n):
    recent = []
    for i, ch in enumerate(stream, 1):
        if ch in recent:
            del recent[:recent.index(ch) + 1]
        recent.append(ch)
        if len(recent) == n:
            return i, "".join(recent)
    return None

#> signal_marker("mjqjpqmgbljsph", 4)
#> signal_marker("aaaa", 2)
#> signal_marker("", 1)
#> signal_marker("abcabcd", 4)
#> signal_marker("xyzzy", 3)

### elf_rucksack_priority
def elf_rucksack_priority(sacks):
    total = 0
    for s in sacks:
        half = len(s) // 2
        for item in s[:half]:
            if item in s[half:]:
                total += ord(item) - (96 if item.islower() else 38)
                break
    return total

#> elf_rucksack_priority(["abca", "XyXz"])
#> elf_rucksack_priority([])
#> elf_rucksack_priority(["abcd"])
#> elf_rucksack_priority(["Zz", "zz"])
#> elf_rucksack_priority(["p1P1", ""])

### trees_visible_row
def trees_visible_row(row):
    left = [all(h > x for x in row[:i]) for i, h in enumerate(row)]
    right = [all(h > x for x in row[i + 1:]) for i, h in enumerate(row)]
    return [i for i, pair in enumerate(zip(left, right)) if any(pair)]

#> trees_visible_row([3, 0, 3, 7, 3])
#> trees_visible_row([])
#> trees_visible_row([5])
#> trees_visible_row([1, 1, 1])
#> trees_visible_row([2, 4, 3, 3, 4])

### monkey_throw_items
def monkey_throw_items(hands, rules, rounds):
    for _ in range(rounds):
        for i, (div, yes, no) in enumerate(rules):
            while hands[i]:
                item = hands[i].pop(0) + 1
                hands[yes if item % div == 0 else no].append(item)
    return hands

#> monkey_throw_items([[3, 4], [9]], [(2, 1, 1), (5, 0, 0)], 1)
#> monkey_throw_items([[], []], [(2, 1, 1), (3, 0, 0)], 4)
#> monkey_throw_items([[1], [], []], [(2, 1, 2), (3, 2, 0), (4, 0, 1)], 2)
#> monkey_throw_items([[7]], [], 3)
#> monkey_throw_items([[1, 2], [3]], [(2, 1, 0)], 0)

### rope_tail_follow
def rope_tail_follow(moves):
    hx = hy = tx = ty = 0
    trail = [(0, 0)]
    for m in moves:
        hx += {"R": 1, "L": -1}.get(m, 0)
        hy += {"U": 1, "D": -1}.get(m, 0)
        if max(abs(hx - tx), abs(hy - ty)) > 1:
            tx += (hx > tx) - (hx < tx)
            ty += (hy > ty) - (hy < ty)
            trail.append((tx, ty))
    return trail

#> rope_tail_follow("RRUU")
#> rope_tail_follow("")
#> rope_tail_follow("RL")
#> rope_tail_follow("RURUL")
#> rope_tail_follow("DDDLLU")

### snapshot_fish_timers
def snapshot_fish_timers(timers, days):
    for _ in range(days):
        births = timers.count(0)
        timers = [6 if t == 0 else t - 1 for t in timers] + [8] * births
    return timers

#> snapshot_fish_timers([3, 4, 0], 1)
#> snapshot_fish_timers([3, 4, 3, 1, 2], 5)
#> snapshot_fish_timers([], 10)
#> snapshot_fish_timers([0], 8)
#> snapshot_fish_timers([2, 2], 0)

### fish_timer_buckets
def fish_timer_buckets(timers, days):
    buckets = [timers.count(d) for d in range(9)]
    for _ in range(days):
        buckets.append(buckets.pop(0))
        buckets[6] += buckets[8]
    return sum(buckets)

#> fish_timer_buckets([3, 4, 3, 1, 2], 18)
#> fish_timer_buckets([], 4)
#> fish_timer_buckets([0], 1)
#> fish_timer_buckets([8, 8], 9)
#> fish_timer_buckets([1, 2], 0)

### crab_alignment
def crab_alignment(positions):
    costs = {p: sum(abs(p - q) for q in positions) for p in range(min(positions), max(positions) + 1)}
    return min(costs.items(), key=lambda kv: kv[1])

#> crab_alignment([16, 1, 2, 0, 4])
#> crab_alignment([5])
#> crab_alignment([1, 9])
#> crab_alignment([-2, 0, 2])
#> crab_alignment([])
