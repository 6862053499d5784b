### chess_rank_expand
def chess_rank_expand(fen_row):
    squares = []
    for ch in fen_row:
        if ch.isdigit():
            squares.extend("." * int(ch))
        else:
            squares.append(ch)
    return squares if len(squares) == 8 else len(squares)

#> chess_rank_expand("r1bqk2r")
#> chess_rank_expand("8")
#> chess_rank_expand("pp3")
#> chess_rank_expand("")
#> chess_rank_expand("PPPPPPPP")

### knight_moves
def knight_moves(square):
    col, row = "abcdefgh".index(square[0]), int(square[1]) - 1
    jumps = [(a, b) for a in (-2, -1, 1, 2) for b in (-2, -1, 1, 2) if abs(a) != abs(b)]
    spots = [(col + dc, row + dr) for dc, dr in jumps]
    return ["abcdefgh"[c] + str(r + 1) for c, r in spots if 0 <= c < 8 and 0 <= r < 8]

#> knight_moves("a1")
#> knight_moves("e4")
#> knight_moves("h8")
#> knight_moves("b1")
#> knight_moves("z3")

### queue_triage
def queue_triage(patients):
    urgent = []
    normal = []
    for name, level in patients:
        if level >= 8:
            urgent.insert(0, name)
        elif level >= 4:
            urgent.append(name)
        else:
            normal.append(name)
    return urgent + normal

#> queue_triage([("Ray", 3), ("Sue", 9), ("Tom", 5), ("Uma", 10)])
#> queue_triage([])
#> queue_triage([("Vic", 0), ("Wes", 1)])
#> queue_triage([("A", 8), ("B", 8), ("C", 4), ("D", 7)])
#> queue_triage([("Zoë", -2), ("Yan", 4.0)])

### split_bill
def split_bill(total_cents, people):
    base, extra = divmod(total_cents, len(people))
    shares = [base + 1] * extra + [base] * (len(people) - extra)
    return list(zip(people, shares))

#> split_bill(1000, ["ann", "bob", "cat"])
#> split_bill(0, ["x"])
#> split_bill(7, ["a", "b", "c", "d"])
#> split_bill(-5, ["p", "q"])
#> split_bill(100, [])

### invoice_lines
def invoice_lines(rows, tax):
    lines, total = [], 0
    for desc, qty, unit in rows:
        amount = qty * unit
        total += amount
        lines.append(f"{desc[:10]:<10}{qty:>3} x {unit:>6.2f} = {amount:>8.2f}")
    lines.append(f"TOTAL {total * (1 + tax):.2f}")
    return lines

#> invoice_lines([("Cable", 2, 4.5), ("Long description here", 1, 100)], 0.2)
#> invoice_lines([], 0.1)
#> invoice_lines([("é", 0, 9.99)], 0)
#> invoice_lines([("Refund", -1, 12.5)], 0.25)
#> invoice_lines([("Bulk", 120, 0.05)], 0.07)

### tag_cloud
def tag_cloud(posts, top=2):
    counts = []
    for tags in posts:
        for tag in tags:
            for entry in counts:
                if entry[0] == tag:
                    entry[1] += 1
                    break
            else:
                counts.append([tag, 1])
    counts.sort(key=lambda e: (-e[1], e[0]))
    return counts[:top]

#> tag_cloud([["py", "ai"], ["ai"], ["web", "py", "ai"]])
#> tag_cloud([])
#> tag_cloud([["b"], ["a"]], 1)
#> tag_cloud([[], ["x", "x"]], top=5)
#> tag_cloud([["#é", "#e"]], 0)

### dna_codons
def dna_codons(strand, stop=("TAA", "TAG", "TGA")):
    codons = []
    for i in range(0, len(strand) - 2, 3):
        codon = strand[i:i + 3]
        if codon in stop:
            break
        codons.append(codon)
    return codons, strand[3 * len(codons):]

#> dna_codons("ATGGCCTAATTT")
#> dna_codons("ATGC")
#> dna_codons("")
#> dna_codons("TGA")
#> dna_codons("AAACCCGGG", stop=("CCC",))

### stair_seating
def stair_seating(guests, per_row):
    rows = []
    remaining = guests[:]
    size = per_row
    while remaining and size > 0:
        rows.append(remaining[:size])
        remaining = remaining[size:]
        size -= 1
    return rows, remaining

#> stair_seating(["a", "b", "c", "d", "e"], 3)
#> stair_seating(["a", "b", "c", "d", "e"], 2)
#> stair_seating([], 4)
#> stair_seating([1], 0)
#> stair_seating([1, 2, 3, 4, 5, 6], 3)

### detect_plateau
def detect_plateau(signal, tol, length):
    start = 0
    for i in range(1, len(signal) + 1):
        if i == len(signal) or abs(signal[i] - signal[start]) > tol:
            if i - start >= length:
                return start, i - 1
            start = i
    return None

#> detect_plateau([1, 5, 5.1, 4.9, 9], 0.3, 3)
#> detect_plateau([1, 2, 3], 0, 2)
#> detect_plateau([], 1, 1)
#> detect_plateau([7, 7], 0, 2)
#> detect_plateau([0, 0, 3, 3, 3], 1, 3)

### parking_lot_again
def parking_lot_again(size, events):
    lot = [None] * size
    rejected = []
    for plate in events:
        if plate.startswith("-"):
            if plate[1:] in lot:
                lot[lot.index(plate[1:])] = None
        elif None in lot:
            lot[lot.index(None)] = plate
        else:
            rejected.append(plate)
    return lot, rejected

#> parking_lot_again(2, ["AA1", "BB2", "CC3", "-AA1", "DD4"])
#> parking_lot_again(0, ["X"])
#> parking_lot_again(3, [])
#> parking_lot_again(1, ["-ghost", "me"])
#> parking_lot_again(2, ["a", "-a", "b"])

### elevator_stops
def elevator_stops(current, requests):
    up = sorted({r for r in requests if r > current})
    down = sorted({r for r in requests if r < current}, reverse=True)
    route = up + down if len(up) >= len(down) else down + up
    travel = 0
    for f in route:
        travel += abs(f - current)
        current = f
    return route, travel

#> elevator_stops(4, [7, 2, 9, 2])
#> elevator_stops(0, [])
#> elevator_stops(5, [5, 1, 3])
#> elevator_stops(-1, [-2, 0])
#> elevator_stops(10, [12, 11])

### chat_thread
def chat_thread(messages):
    roots, children = [], {}
    for mid, parent in messages:
        (roots if parent is None else children.setdefault(parent, [])).append(mid)
    out = []
    stack = [(r, 0) for r in reversed(roots)]
    while stack:
        m, depth = stack.pop()
        out.append(">" * depth + str(m))
        stack.extend((c, depth + 1) for c in reversed(children.get(m, [])))
    return out

#> chat_thread([(1, None), (2, 1), (3, 1), (4, 2), (5, None)])
#> chat_thread([])
#> chat_thread([("a", None)])
#> chat_thread([("x", "lost")])
#> chat_thread([(1, None), (2, 1), (3, 2), (4, 3)])

### compress_path_moves
def compress_path_moves(moves):
    path = []
    opposite = {"N": "S", "S": "N", "E": "W", "W": "E"}
    for m in moves:
        if path and opposite[m] == path[-1]:
            path.pop()
        else:
            path.append(m)
    return "".join(path)

#> compress_path_moves("NSEW")
#> compress_path_moves("NNESW")
#> compress_path_moves("")
#> compress_path_moves("NESSWW")
#> compress_path_moves("NQ")

### resolve_dot_segments
def resolve_dot_segments(path):
    out = []
    for seg in path.split("/"):
        if seg == ".." and out:
            out.pop()
        elif seg not in ("", ".", ".."):
            out.append(seg)
    return "/" + "/".join(out)

#> resolve_dot_segments("/a/./b/../c")
#> resolve_dot_segments("../../x")
#> resolve_dot_segments("")
#> resolve_dot_segments("a//b///")
#> resolve_dot_segments("/.../..")

### line_numbers_matching
def line_numbers_matching(text, term):
    hits = [n for n, l in enumerate(text.splitlines(), 1) if term in l]
    return hits, hits[-1] - hits[0] if hits else None

#> line_numbers_matching("todo: a\ndone\ntodo: b", "todo")
#> line_numbers_matching("", "x")
#> line_numbers_matching("one\ntwo\n", "")
#> line_numbers_matching("a\r\nb\r\na", "a")
#> line_numbers_matching("Ünder\nunder", "Ü")

### roster_swap
def roster_swap(roster, swaps):
    for a, b in swaps:
        ia, ib = roster.index(a), roster.index(b)
        roster[ia], roster[ib] = b, a
    return roster

#> roster_swap(["mon:al", "tue:bo", "wed:cy"], [("mon:al", "wed:cy")])
#> roster_swap([1, 2, 3], [(1, 2), (2, 3), (1, 3)])
#> roster_swap([], [])
#> roster_swap(["x", "x", "y"], [("x", "y")])
#> roster_swap(["p"], [("p", "q")])

### polynomial_eval
def polynomial_eval(coeffs, x):
    value = 0
    for c in coeffs:
        value = value * x + c
    return value

#> polynomial_eval([2, -3, 1], 2)
#> polynomial_eval([], 10)
#> polynomial_eval([5], 100)
#> polynomial_eval([1, 0, 0, -1], -1)
#> polynomial_eval([0.5, 1], 4)

### polynomial_multiply
def polynomial_multiply(p, q):
    if not p or not q:
        return []
    out = [0] * (len(p) + len(q) - 1)
    for i, a in enumerate(p):
        for j, b in enumerate(q):
            out[i + j] += a * b
    return out

#> polynomial_multiply([1, 1], [1, -1])
#> polynomial_multiply([], [4])
#> polynomial_multiply([2], [3, 0, 5])
#> polynomial_multiply([1, 2, 1], [1, 2, 1])
#> polynomial_multiply([0, 0.5], [0])

### polynomial_string
def polynomial_string(coeffs):
    terms = []
    for power, c in reversed(list(enumerate(coeffs))):
        if c == 0:
            continue
        sign = "-" if c < 0 else "+"
        body = "" if abs(c) == 1 and power else str(abs(c))
        var = "" if power == 0 else "x" if power == 1 else f"x^{power}"
        terms.append(f"{sign} {body}{var}")
    return " ".join(terms).removeprefix("+ ") or "0"

#> polynomial_string([1, -3, 2])
#> polynomial_string([0, 1, 0, -1])
#> polynomial_string([])
#> polynomial_string([0, 0])
#> polynomial_string([-7])

### add_digit_lists
def add_digit_lists(a, b):
    result, carry = [], 0
    while a or b or carry:
        carry += (a.pop() if a else 0) + (b.pop() if b else 0)
        result.append(carry % 10)
        carry //= 10
    return result[::-1]

#> add_digit_lists([9, 9], [1])
#> add_digit_lists([], [])
#> add_digit_lists([1, 2, 3], [4, 5])
#> add_digit_lists([5], [5])
#> add_digit_lists([0, 0, 7], [0])

### increment_digits
def increment_digits(odometer):
    i = len(odometer) - 1
    while i >= 0 and odometer[i] == 9:
        odometer[i] = 0
        i -= 1
    if i < 0:
        odometer.insert(0, 1)
    else:
        odometer[i] += 1
    return odometer

#> increment_digits([1, 2, 9])
#> increment_digits([9, 9])
#> increment_digits([])
#> increment_digits([0])
#> increment_digits([4, 9, 9, 8])

### to_base_digits
def to_base_digits(n, base):
    if n == 0:
        return [0]
    digits = []
    while n:
        n, r = divmod(n, base)
        digits.append(r)
    digits.reverse()
    return digits

#> to_base_digits(45, 2)
#> to_base_digits(0, 7)
#> to_base_digits(255, 16)
#> to_base_digits(1000000, 1000)
#> to_base_digits(5, 0)

### sieve_list
def sieve_list(n):
    flags = [False, False] + [True] * (n - 1)
    for p in range(2, int(n ** 0.5) + 1):
        if flags[p]:
            flags[p * p::p] = [False] * len(flags[p * p::p])
    return [i for i, f in enumerate(flags) if f]

#> sieve_list(30)
#> sieve_list(2)
#> sieve_list(1)
#> sieve_list(0)
#> sieve_list(17)

### collatz_path
def collatz_path(n):
    path = [n]
    while path[-1] != 1:
        last = path[-1]
        path.append(last // 2 if last % 2 == 0 else 3 * last + 1)
    return len(path) - 1, max(path), path[:4]

#> collatz_path(6)
#> collatz_path(1)
#> collatz_path(27 - 20)
#> collatz_path(16)
#> collatz_path(9)

### look_and_say_next
def look_and_say_next(digits, rounds):
    for _ in range(rounds):
        out = []
        for d in digits:
            if out and out[-1] == d:
                out[-2] += 1
            else:
                out += [1, d]
        digits = out
    return digits

#> look_and_say_next([1], 3)
#> look_and_say_next([2, 2, 2], 1)
#> look_and_say_next([], 2)
#> look_and_say_next([3, 1], 0)
#> look_and_say_next([7, 7, 7, 1, 1], 1)

### magic_shuffle_back
def magic_shuffle_back(cards):
    original = list(cards)
    count = 0
    while True:
        cards = cards[1::2] + cards[::2]
        count += 1
        if cards == original:
            return count

#> magic_shuffle_back([1, 2, 3, 4])
#> magic_shuffle_back(["a"])
#> magic_shuffle_back([])
#> magic_shuffle_back([1, 2, 3, 4, 5, 6, 7, 8])
#> magic_shuffle_back([5, 5, 6])

### bulls_and_cows
def bulls_and_cows(secret, guess):
    bulls = sum(s == g for s, g in zip(secret, guess))
    pool = list(secret)
    common = 0
    for g in guess:
        if g in pool:
            pool.remove(g)
            common += 1
    return f"{bulls}B{common - bulls}C"

#> bulls_and_cows("1807", "7810")
#> bulls_and_cows("1123", "0111")
#> bulls_and_cows("", "")
#> bulls_and_cows("abcd", "abcd")
#> bulls_and_cows("9999", "1234")

### wordle_marks
def wordle_marks(answer, guess):
    marks = ["-"] * len(guess)
    left = []
    for i, (a, g) in enumerate(zip(answer, guess)):
        if a == g:
            marks[i] = "G"
        else:
            left.append(a)
    for i, g in enumerate(guess):
        if marks[i] == "-" and g in left:
            marks[i] = "y"
            left.remove(g)
    return "".join(marks)

#> wordle_marks("crane", "nacre")
#> wordle_marks("abbey", "babes")
#> wordle_marks("apple", "apple")
#> wordle_marks("", "")
#> wordle_marks("zzzzz", "crown")

### hangman_reveal
def hangman_reveal(word, guesses, lives):
    shown = ["_"] * len(word)
    for g in guesses:
        if g not in word:
            lives -= 1
        for i, ch in enumerate(word):
            if ch == g:
                shown[i] = ch
        if lives == 0 or "_" not in shown:
            break
    return " ".join(shown), lives

#> hangman_reveal("banana", ["a", "x", "n"], 5)
#> hangman_reveal("hi", ["h", "i", "z"], 3)
#> hangman_reveal("owl", ["a", "b", "o"], 2)
#> hangman_reveal("", ["q"], 1)
#> hangman_reveal("naïve", [], 4)

### snake_step
def snake_step(body, direction, food):
    dx, dy = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}[direction]
    x, y = body[0]
    head = (x + dx, y + dy)
    if head in body[:-1]:
        return "crash"
    body.insert(0, head)
    if head != food:
        body.pop()
    return body

#> snake_step([(2, 2), (1, 2), (0, 2)], "R", (9, 9))
#> snake_step([(2, 2), (1, 2), (0, 2)], "R", (3, 2))
#> snake_step([(2, 2), (1, 2), (0, 2)], "L", (9, 9))
#> snake_step([(0, 0)], "U", (0, -1))
#> snake_step([(5, 5), (5, 4)], "X", (0, 0))

### bowling_score
def bowling_score(rolls):
    total, i = 0, 0
    for _ in range(10):
        if i >= len(rolls):
            break
        if rolls[i] == 10:
            total += sum(rolls[i:i + 3])
            i += 1
        elif sum(rolls[i:i + 2]) == 10:
            total += sum(rolls[i:i + 3])
            i += 2
        else:
            total += sum(rolls[i:i + 2])
            i += 2
    return total

#> bowling_score([10, 3, 4, 5, 5, 6])
#> bowling_score([])
#> bowling_score([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10])
#> bowling_score([0, 0, 9, 1])
#> bowling_score([3])

### vending_change
def vending_change(float_coins, due):
    used = []
    for coin in sorted(float_coins, reverse=True):
        if coin <= due:
            used.append(coin)
            due -= coin
    for c in used:
        float_coins.remove(c)
    return ("exact", used, float_coins) if due == 0 else ("short", due)

#> vending_change([50, 20, 20, 10, 5], 75)
#> vending_change([50, 20], 30)
#> vending_change([], 0)
#> vending_change([1, 1, 1, 2], 3)
#> vending_change([100], 5)

### sensor_outage_spans
def sensor_outage_spans(samples):
    spans, start = [], None
    for i, s in enumerate(samples + [0]):
        if s is None and start is None:
            start = i
        elif s is not None and start is not None:
            spans.append((start, i - start))
            start = None
    return spans

#> sensor_outage_spans([1, None, None, 4, None])
#> sensor_outage_spans([])
#> sensor_outage_spans([None])
#> sensor_outage_spans([3.5, 2.5])
#> sensor_outage_spans([None, 0, None, 0, None])

### interpolate_missing
def interpolate_missing(series):
    filled = series[:]
    for i, v in enumerate(filled):
        if v is None:
            prev = filled[i - 1] if i else None
            later = [x for x in series[i:] if x is not None]
            nxt = later[0] if later else prev
            filled[i] = nxt if prev is None else (prev + nxt) / 2
    return filled

#> interpolate_missing([1, None, 3])
#> interpolate_missing([None, 4])
#> interpolate_missing([6, None, None])
#> interpolate_missing([])
#> interpolate_missing([None])

### book_pages_missing
def book_pages_missing(pages):
    lo, hi = min(pages), max(pages)
    missing = [p for p in range(lo, hi) if p not in pages]
    doubles = sorted({p for p in pages if pages.count(p) > 1})
    return missing, doubles

#> book_pages_missing([3, 5, 4, 8, 5])
#> book_pages_missing([10])
#> book_pages_missing([1, 2, 3])
#> book_pages_missing([-1, 2, 2])
#> book_pages_missing([])

### train_couple
def train_couple(train, wagon, after=None):
    if after is None:
        train.append(wagon)
    elif after in train:
        train.insert(train.index(after) + 1, wagon)
    else:
        train[1:1] = [wagon]
    return "-".join(train)

#> train_couple(["loco", "mail"], "diner")
#> train_couple(["loco", "mail", "sleeper"], "diner", "mail")
#> train_couple(["loco", "mail"], "diner", after="none")
#> train_couple([], "lone", "x")
#> train_couple(["a", "a"], "b", "a")
