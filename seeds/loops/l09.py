### letter_elevator_sort
def letter_elevator_sort(s):
    up, down = [], []
    prev = ""
    for ch in s:
        if ch == " ":
            prev = ""
            continue
        if ch >= prev:
            up.append(ch)
        else:
            down.insert(0, ch)
        prev = ch
    return "".join(up) + "/" + "".join(down)

#> letter_elevator_sort("drawer")
#> letter_elevator_sort("ab ab")
#> letter_elevator_sort("")
#> letter_elevator_sort("Zebra 9")
#> letter_elevator_sort("edcb")

### split_bill_rounds
def split_bill_rounds(wallets, bill):
    paid = [0] * len(wallets)
    while bill > 0:
        before = bill
        for i, w in enumerate(wallets):
            if paid[i] < w and bill > 0:
                paid[i] += 1
                bill -= 1
        if bill == before:
            return paid, f"owe {bill}"
    return paid, "ok"

#> split_bill_rounds([2, 5, 1], 5)
#> split_bill_rounds([1, 1], 4)
#> split_bill_rounds([], 0)
#> split_bill_rounds([], 3)
#> split_bill_rounds([9], 3)

### unscramble_by_arrows
def unscramble_by_arrows(s):
    out = []
    cur = 0
    for ch in s:
        if ch == "<":
            cur -= 1
        elif ch == ">":
            cur += 1
        else:
            out.insert(cur, ch)
            cur += 1
        if cur < 0:
            cur = 0
        elif cur > len(out):
            cur = len(out)
    return "".join(out)

#> unscramble_by_arrows("ac<b")
#> unscramble_by_arrows("<<x>>y")
#> unscramble_by_arrows("")
#> unscramble_by_arrows("12<<0>>3")
#> unscramble_by_arrows("q>")

### moon_phase_names
def moon_phase_names(lit):
    names = []
    prev = None
    for v in lit:
        if v in (0, 100):
            name = "new" if v == 0 else "full"
        elif prev is None:
            name = "?"
        else:
            name = "wax" if v > prev else "wane"
        if not names or names[-1] != name:
            names.append(name)
        prev = v
    return names

#> moon_phase_names([0, 20, 60, 100, 80])
#> moon_phase_names([40, 30, 20])
#> moon_phase_names([])
#> moon_phase_names([100, 100, 0])
#> moon_phase_names([50, 50, 51])

### glue_short_words
def glue_short_words(words, size):
    i = 0
    while i < len(words) - 1:
        if len(words[i]) + len(words[i + 1]) <= size:
            words[i] += words.pop(i + 1).capitalize()
        else:
            words[i] = words[i].center(size, ".")
            i += 1
    return words

#> glue_short_words(["go", "to", "school", "by", "bus"], 5)
#> glue_short_words([], 3)
#> glue_short_words(["alone"], 9)
#> glue_short_words(["x", "y", "z"], 3)
#> glue_short_words(["wide", "word"], 2)

### vending_machine_keys
def vending_machine_keys(presses, prices):
    credit, slot, got = 0, "", []
    for k in presses:
        if k.isdigit():
            credit += int(k)
        elif k == "*":
            credit, slot = 0, ""
        elif k in prices:
            slot = k
        if slot and credit >= prices[slot]:
            got.append(slot)
            credit -= prices[slot]
            slot = ""
    return got, credit

#> vending_machine_keys("A52B9", {"A": 5, "B": 3})
#> vending_machine_keys("9*C", {"C": 1})
#> vending_machine_keys("", {"Z": 2})
#> vending_machine_keys("2Q?1", {"Q": 3})
#> vending_machine_keys("AAA", {"A": 0})

### numbers_to_tally_marks
def numbers_to_tally_marks(n, wrap):
    lines, cur = [], ""
    while n > 0:
        if n >= 5:
            cur += "#"
            n -= 5
        else:
            cur += "|" * n
            n = 0
        if len(cur) >= wrap:
            lines.append(cur)
            cur = ""
    if cur:
        lines.append(cur)
    return lines

#> numbers_to_tally_marks(13, 2)
#> numbers_to_tally_marks(4, 10)
#> numbers_to_tally_marks(0, 3)
#> numbers_to_tally_marks(10, 1)
#> numbers_to_tally_marks(-6, 2)

### anchor_letters_walk
def anchor_letters_walk(s, anchors):
    segs = {}
    name = None
    for ch in s:
        if ch in anchors:
            name = ch
            segs.setdefault(name, "")
            continue
        if name is None:
            continue
        segs[name] += ch
        if len(segs[name]) == 3:
            name = None
    return segs

#> anchor_letters_walk("xA12B3A4", "AB")
#> anchor_letters_walk("none", "Z")
#> anchor_letters_walk("", "q")
#> anchor_letters_walk("#abcd#e", "#")
#> anchor_letters_walk("!?!", "!?")

### drift_toward_mean
def drift_toward_mean(xs, rounds):
    for r in range(rounds):
        mid = sum(xs) // len(xs)
        still = True
        for i, x in enumerate(xs):
            if x != mid:
                xs[i] += 1 if x < mid else -1
                still = False
        if still:
            return xs, r
    return xs, rounds

#> drift_toward_mean([1, 5], 3)
#> drift_toward_mean([4, 4, 4], 2)
#> drift_toward_mean([], 1)
#> drift_toward_mean([9], 0)
#> drift_toward_mean([0, 3, 6], 2)

### morse_gap_reader
def morse_gap_reader(signal):
    table = {".": "e", "-": "t", ".-": "a", "...": "s"}
    text, code, silence = "", "", 0
    for s in signal + "  ":
        if s in ".-":
            code += s
            silence = 0
            continue
        silence += 1
        if code:
            text += table.get(code, "?")
            code = ""
        elif silence == 2 and text:
            text += "_"
    return text

#> morse_gap_reader("... .-")
#> morse_gap_reader("-  -.-")
#> morse_gap_reader("")
#> morse_gap_reader("   .")
#> morse_gap_reader(".   -")

### tournament_byes_again
def tournament_byes_again(players):
    rounds = []
    while len(players) > 1:
        nxt = []
        if len(players) % 2:
            nxt.append(players.pop())
        for i in range(0, len(players), 2):
            nxt.append(min(players[i], players[i + 1]))
        rounds.append(len(nxt))
        players = nxt
    return players, rounds

#> tournament_byes_again([3, 1, 2])
#> tournament_byes_again(["Zed", "Amy", "Kit", "Bob"])
#> tournament_byes_again([])
#> tournament_byes_again([7])
#> tournament_byes_again([5, 4, 3, 2, 1])

### mirror_digits_in_code
def mirror_digits_in_code(code):
    spots = [i for i, c in enumerate(code) if c.isdigit()]
    a, b = 0, len(spots) - 1
    while a < b:
        i, j = spots[a], spots[b]
        code = code[:i] + code[j] + code[i + 1:j] + code[i] + code[j + 1:]
        a += 1
        b -= 1
    return code, spots

#> mirror_digits_in_code("a1b2c3")
#> mirror_digits_in_code("x9")
#> mirror_digits_in_code("")
#> mirror_digits_in_code("12-34")
#> mirror_digits_in_code("7..0")

### rain_gauge_weeks
def rain_gauge_weeks(days, limit):
    weeks, total, dry = [], 0, 0
    for d, mm in enumerate(days, 1):
        total += mm
        dry = 0 if mm else dry + 1
        if dry == 3:
            weeks.append(f"dry@{d}")
        if total > limit:
            weeks.append(f"flood@{d}")
            total = 0
    return weeks or total

#> rain_gauge_weeks([5, 0, 0, 0, 9], 10)
#> rain_gauge_weeks([30, 30], 25)
#> rain_gauge_weeks([], 5)
#> rain_gauge_weeks([1, 2, 3], 100)
#> rain_gauge_weeks([0, 0, 0, 0], 0)

### camel_back_at_vowels
def camel_back_at_vowels(s):
    humps = 0
    i = 0
    while i < len(s) - 1:
        if s[i] in "aeiou" and s[i + 1].islower():
            s = s[:i + 1] + s[i + 1].upper() + s[i + 2:]
            humps += 1
            i += 2
            continue
        i += 1
    return s if humps else s.upper()

#> camel_back_at_vowels("banana")
#> camel_back_at_vowels("shh")
#> camel_back_at_vowels("")
#> camel_back_at_vowels("ooze 3a")
#> camel_back_at_vowels("eau")

### jury_score_drop
def jury_score_drop(cards):
    hi = lo = None
    total = 0
    for name, s in cards:
        if s is None:
            continue
        total += s
        if hi is None or s > hi[1]:
            hi = (name, s)
        if lo is None or s <= lo[1]:
            lo = (name, s)
    if hi is None or hi[0] == lo[0]:
        return total
    return total - hi[1] - lo[1], hi[0], lo[0]

#> jury_score_drop([("US", 9), ("FR", 7), ("JP", 7), ("BR", 8)])
#> jury_score_drop([("X", None)])
#> jury_score_drop([])
#> jury_score_drop([("A", 4)])
#> jury_score_drop([("k", 2), ("m", None), ("n", 5)])

### feed_fish_by_size
def feed_fish_by_size(fish, me):
    eaten = []
    i = 0
    while i < len(fish):
        if fish[i] < me:
            meal = fish.pop(i)
            eaten.append(meal)
            me += meal // 2
            i = 0
        else:
            i += 1
    return me, eaten, fish

#> feed_fish_by_size([6, 3, 9], 5)
#> feed_fish_by_size([], 4)
#> feed_fish_by_size([8, 8], 8)
#> feed_fish_by_size([1, 1, 4], 2)
#> feed_fish_by_size([0, -3], 1)

### first_line_fit_index
def first_line_fit_index(lines, word):
    for i in range(len(lines) - 1, -1, -1):
        gap = lines[i].find("_" * len(word))
        if gap < 0:
            continue
        if gap == 0 or lines[i][gap - 1] == " ":
            lines[i] = lines[i][:gap] + word + lines[i][gap + len(word):]
            return i, lines
    else:
        lines.append(word)
    return None, lines

#> first_line_fit_index(["a ___", "b __"], "cat")
#> first_line_fit_index(["x__"], "no")
#> first_line_fit_index([], "new")
#> first_line_fit_index(["____", "__"], "ab")
#> first_line_fit_index(["full"], "_")

### count_steps_to_same
def count_steps_to_same(a, b):
    ops = ""
    while a != b and len(ops) < 8:
        if a > b and a % 2 == 0:
            a //= 2
            ops += "h"
        elif a > b:
            a -= 1
            ops += "d"
        else:
            a, b = b, a
            ops += "s"
    return ops, a

#> count_steps_to_same(20, 3)
#> count_steps_to_same(4, 4)
#> count_steps_to_same(3, 10)
#> count_steps_to_same(0, -7)
#> count_steps_to_same(1, 64)

### print_queue_copies
def print_queue_copies(jobs, paper):
    done = {}
    skipped = 0
    for doc, pages, copies in jobs:
        for c in range(copies):
            if pages > paper:
                skipped += copies - c
                break
            paper -= pages
            done[doc] = c + 1
        else:
            done[doc] = f"all {copies}"
    return done, skipped, paper

#> print_queue_copies([("cv", 2, 3), ("map", 4, 2)], 10)
#> print_queue_copies([("book", 90, 1)], 50)
#> print_queue_copies([], 5)
#> print_queue_copies([("memo", 1, 0)], 3)
#> print_queue_copies([("a", 3, 1), ("b", 3, 2)], 6)

### sum_alternate_sign_chars
def sum_alternate_sign_chars(s):
    total, sign, seen = 0, 1, ""
    for c in s:
        if c in seen:
            sign = -sign
        elif c.isdigit():
            total += sign * int(c)
            seen += c
        elif c in "+-":
            sign = 1 if c == "+" else -1
    return total, sign, seen

#> sum_alternate_sign_chars("12-3+4")
#> sum_alternate_sign_chars("7757")
#> sum_alternate_sign_chars("")
#> sum_alternate_sign_chars("a-b")
#> sum_alternate_sign_chars("9-98")

### melt_snow_heaps
def melt_snow_heaps(heaps):
    day = 0
    while heaps and day < 4:
        day += 1
        for i in range(len(heaps) - 1, -1, -1):
            heaps[i] -= day
            if heaps[i] <= 0:
                del heaps[i]
    return day, heaps

#> melt_snow_heaps([1, 3, 6])
#> melt_snow_heaps([])
#> melt_snow_heaps([20, 2])
#> melt_snow_heaps([1, 1, 1])
#> melt_snow_heaps([10, 11])

### encode_gap_positions
def encode_gap_positions(s, mark):
    out, last = [], -1
    for i, ch in enumerate(s):
        if ch != mark:
            continue
        gap = i - last - 1
        if gap == 0 and out:
            out[-1] += "+"
        else:
            out.append(str(gap))
        last = i
    return ",".join(out) + f";{len(s) - last - 1}"

#> encode_gap_positions("..##.#", "#")
#> encode_gap_positions("abc", "z")
#> encode_gap_positions("", "x")
#> encode_gap_positions("xxx", "x")
#> encode_gap_positions("a b  c", " ")

### robot_vacuum_dirt
def robot_vacuum_dirt(floor, battery):
    floor = list(floor)
    i, d, cleaned = len(floor) // 2, 1, 0
    while battery > 0 and "*" in floor:
        if floor[i] == "*":
            floor[i] = "."
            cleaned += 1
            battery -= 2
        elif 0 <= i + d < len(floor):
            i += d
            battery -= 1
        else:
            d = -d
    return "".join(floor), cleaned, battery

#> robot_vacuum_dirt("*..*", 9)
#> robot_vacuum_dirt("....", 3)
#> robot_vacuum_dirt("", 5)
#> robot_vacuum_dirt("****", 5)
#> robot_vacuum_dirt(".**.", 0)

### pick_outfit_by_temp
def pick_outfit_by_temp(temps):
    bag, wearing = [], None
    for t in temps:
        if t < 5:
            need = "coat"
        elif t < 18:
            need = "shirt"
        else:
            need = "tee"
        if need == wearing:
            continue
        if need in bag:
            bag.remove(need)
        if wearing:
            bag.append(wearing)
        wearing = need
    return wearing, bag

#> pick_outfit_by_temp([2, 10, 25, 9])
#> pick_outfit_by_temp([])
#> pick_outfit_by_temp([20, 21])
#> pick_outfit_by_temp([-3, 30, -3])
#> pick_outfit_by_temp([5, 4.9, 18])

### interleave_until_same
def interleave_until_same(p, q):
    woven = []
    for i, (a, b) in enumerate(zip(p, reversed(q))):
        if a == b:
            woven.append("=")
            return "".join(woven), i
        if a.isdigit() or b.isdigit():
            woven.append(max(a, b))
        else:
            woven.append(a + b)
    return "".join(woven), -1

#> interleave_until_same("abc", "xcy")
#> interleave_until_same("a1b", "q2z")
#> interleave_until_same("", "full")
#> interleave_until_same("top", "pot")
#> interleave_until_same("xyz", "yx")

### bank_lines_overdraft
def bank_lines_overdraft(balance, lines):
    fees = 0
    for ln in lines:
        op, amt = ln[0], int(ln[1:])
        if op == "d":
            balance += amt
        elif amt > balance + 20:
            fees += 5
            balance -= 5
            continue
        else:
            balance -= amt
        if balance < 0:
            fees += 1
    return balance, fees

#> bank_lines_overdraft(50, ["w60", "d30", "w90"])
#> bank_lines_overdraft(0, [])
#> bank_lines_overdraft(10, ["w5", "w5", "w20"])
#> bank_lines_overdraft(-3, ["d1", "d10"])
#> bank_lines_overdraft(7, ["w"])

### domino_chain_length
def domino_chain_length(tiles):
    chain = []
    for a, b in tiles:
        if not chain:
            chain.append((a, b))
        elif chain[-1][1] == a:
            chain.append((a, b))
        elif chain[-1][1] == b:
            chain.append((b, a))
        elif chain[0][0] in (a, b):
            other = b if chain[0][0] == a else a
            chain.insert(0, (other, chain[0][0]))
    return chain

#> domino_chain_length([(1, 4), (4, 6), (2, 6), (3, 1)])
#> domino_chain_length([])
#> domino_chain_length([(5, 5), (0, 1)])
#> domino_chain_length([(2, 3), (2, 9)])
#> domino_chain_length([(0, 0), (0, 0), (6, 0)])

### mask_middle_of_tokens
def mask_middle_of_tokens(line, sep):
    out = []
    masked = 0
    for tok in line.split(sep):
        n = len(tok)
        if n < 3:
            out.append(tok)
            continue
        keep = 1 if n < 6 else 2
        for i in range(keep, n - keep):
            tok = tok[:i] + "x" + tok[i + 1:]
            masked += 1
        out.append(tok)
    return sep.join(out), masked

#> mask_middle_of_tokens("ann@mail.org", "@")
#> mask_middle_of_tokens("a-bc", "-")
#> mask_middle_of_tokens("", ",")
#> mask_middle_of_tokens("1234 56789", " ")
#> mask_middle_of_tokens("word", "")
