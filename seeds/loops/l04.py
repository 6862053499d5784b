### caesar_by_previous
def caesar_by_previous(word):
    prev = 0
    out = ""
    for ch in word:
        if not ch.isalpha():
            prev = 0
            out += ch
            continue
        code = ord(ch.lower()) - 96
        out += chr((code + prev - 1) % 26 + 97)
        prev = code
    return out

#> caesar_by_previous("Abz")
#> caesar_by_previous("zz-zz")
#> caesar_by_previous("")
#> caesar_by_previous("2b")
#> caesar_by_previous("nap time")

### parking_lot_events
def parking_lot_events(events, spaces):
    lot = []
    turned_away = 0
    for e in events:
        sign, plate = e[0], e[1:]
        if sign == "+" and len(lot) < spaces:
            lot.append(plate)
        elif sign == "-" and plate in lot:
            lot.remove(plate)
        else:
            turned_away += 1
    return lot, turned_away

#> parking_lot_events(["+AB1", "+CD2", "-AB1", "+EF3"], 2)
#> parking_lot_events(["-ZZ9"], 1)
#> parking_lot_events([], 0)
#> parking_lot_events(["+q", "+r", "+s"], 1)
#> parking_lot_events(["+x", ""], 5)

### collatz_longest_in_list
def collatz_longest_in_list(seeds):
    record = (0, None)
    for s in seeds:
        n, length = s, 0
        while n > 1:
            n = n // 2 if n % 2 == 0 else 3 * n + 1
            length += 1
        if length > record[0]:
            record = (length, s)
    return record

#> collatz_longest_in_list([2, 3, 4])
#> collatz_longest_in_list([1, 0, -5])
#> collatz_longest_in_list([])
#> collatz_longest_in_list([8, 5])
#> collatz_longest_in_list([16, 6])

### highlight_longest_repeat
def highlight_longest_repeat(s):
    best_len = best_at = 0
    i = 0
    while i < len(s):
        j = i
        while j < len(s) and s[j] == s[i]:
            j += 1
        if j - i > best_len:
            best_len, best_at = j - i, i
        i = j
    return s[:best_at] + "<" + s[best_at:best_at + best_len] + ">" + s[best_at + best_len:]

#> highlight_longest_repeat("abbbc")
#> highlight_longest_repeat("xy")
#> highlight_longest_repeat("")
#> highlight_longest_repeat("aabb!!!")
#> highlight_longest_repeat("1001")

### drop_until_ascending
def drop_until_ascending(xs):
    removed = []
    i = 0
    while i < len(xs) - 1:
        if xs[i] >= xs[i + 1]:
            removed.append(xs.pop(i + 1))
        else:
            i += 1
    return xs, removed

#> drop_until_ascending([3, 1, 4, 4, 5])
#> drop_until_ascending([])
#> drop_until_ascending([9, 8, 7])
#> drop_until_ascending([-1, 0, 2])
#> drop_until_ascending(["b", "a", "c"])

### count_smileys_in_chat
def count_smileys_in_chat(msg):
    happy = sad = 0
    for eye, mouth in zip(msg, msg[1:]):
        if eye not in ":;":
            continue
        if mouth in ")D":
            happy += 1
        elif mouth == "(":
            sad += 1
            if sad > happy:
                return "down"
    return happy - sad

#> count_smileys_in_chat("hi :) bye ;D")
#> count_smileys_in_chat("ugh :(")
#> count_smileys_in_chat("")
#> count_smileys_in_chat(":):(:|")
#> count_smileys_in_chat("at 10:45")

### reverse_each_vowel_gap
def reverse_each_vowel_gap(s):
    out, gap = [], ""
    for ch in s:
        if ch in "aeiouAEIOU":
            out.append(gap[::-1] + ch)
            gap = ""
        else:
            gap += ch
    out.append(gap)
    return "".join(out), len(out)

#> reverse_each_vowel_gap("strong")
#> reverse_each_vowel_gap("rhythm")
#> reverse_each_vowel_gap("")
#> reverse_each_vowel_gap("Ooh la")
#> reverse_each_vowel_gap("12e34")

### subtract_with_borrow_digits
def subtract_with_borrow_digits(a, b):
    digits = ""
    borrow = 0
    for x, y in zip(reversed(a), reversed(b.zfill(len(a)))):
        d = int(x) - int(y) - borrow
        if d < 0:
            d += 10
            borrow = 1
        else:
            borrow = 0
        digits = str(d) + digits
    return digits, borrow

#> subtract_with_borrow_digits("502", "17")
#> subtract_with_borrow_digits("99", "99")
#> subtract_with_borrow_digits("", "")
#> subtract_with_borrow_digits("13", "40")
#> subtract_with_borrow_digits("1000", "1")

### indent_levels_to_path
def indent_levels_to_path(lines):
    stack, paths = [], []
    for line in lines:
        name = line.lstrip()
        depth = (len(line) - len(name)) // 2
        if not name:
            continue
        del stack[depth:]
        stack.append(name)
        paths.append("/".join(stack))
    return paths

#> indent_levels_to_path(["src", "  ui", "    btn", "  db"])
#> indent_levels_to_path(["", "root", "  "])
#> indent_levels_to_path([])
#> indent_levels_to_path(["    deep", "x"])
#> indent_levels_to_path(["a", "b", "  c"])

### balance_quotes_or_fix
def balance_quotes_or_fix(s):
    open_at = -1
    for i, ch in enumerate(s):
        if ch == '"':
            open_at = i if open_at < 0 else -1
    if open_at >= 0:
        s = s[:open_at] + s[open_at + 1:] + "?"
    return s

#> balance_quotes_or_fix('say "hi" now')
#> balance_quotes_or_fix('6" nail')
#> balance_quotes_or_fix("")
#> balance_quotes_or_fix('"""')
#> balance_quotes_or_fix("plain")

### decode_backslash_escapes
def decode_backslash_escapes(raw):
    table = {"n": "\n", "t": "\t"}
    out = ""
    esc = False
    for ch in raw:
        if esc:
            out += table.get(ch, ch)
            esc = False
        elif ch == "\\":
            esc = True
        else:
            out += ch
    if esc:
        out += "\\"
    return out

#> decode_backslash_escapes("a\\tb")
#> decode_backslash_escapes("end\\")
#> decode_backslash_escapes("")
#> decode_backslash_escapes("\\\\n\\q")
#> decode_backslash_escapes("none")

### best_of_series
def best_of_series(results, need):
    a = b = 0
    for game, winner in enumerate(results, 1):
        if winner == "A":
            a += 1
        elif winner == "B":
            b += 1
        if need in (a, b):
            return f"{winner} in {game}"
    return f"{a}-{b} open"

#> best_of_series("ABAA", 3)
#> best_of_series("AB-", 2)
#> best_of_series("", 4)
#> best_of_series("BBB", 2)
#> best_of_series("xyz", 0)

### sum_diagonal_until_short
def sum_diagonal_until_short(grid):
    total = 0
    path = []
    i = 0
    while i < len(grid):
        if i >= len(grid[i]):
            path.append(None)
            break
        path.append(grid[i][i])
        total += grid[i][i] if i % 2 == 0 else -grid[i][i]
        i += 1
    return total, path

#> sum_diagonal_until_short([[4, 1], [2, 7]])
#> sum_diagonal_until_short([[1, 2, 3], [9], [5, 5, 5]])
#> sum_diagonal_until_short([])
#> sum_diagonal_until_short([[]])
#> sum_diagonal_until_short([[-3, 0], [0, -3, 1], [1, 1, 8]])

### sort_chars_into_bins
def sort_chars_into_bins(s):
    bins = ["", "", ""]
    for ch in s:
        if ch.isupper():
            bins[0] = ch + bins[0]
        elif ch.islower():
            bins[1] += ch
        elif ch != "_":
            bins[2] += f"{ord(ch)};"
    return bins

#> sort_chars_into_bins("aBcD")
#> sort_chars_into_bins("__x_9")
#> sort_chars_into_bins("")
#> sort_chars_into_bins("ÉTÉ été")
#> sort_chars_into_bins("+-*/")

### skip_list_by_last_value
def skip_list_by_last_value(nums):
    i = 0
    picked = []
    while i < len(nums):
        picked.append(nums[i])
        if nums[i] <= 0:
            picked.append("stop")
            break
        i += nums[i]
    return picked

#> skip_list_by_last_value([1, 2, 9, 1, 1])
#> skip_list_by_last_value([2, 5, 0, 4])
#> skip_list_by_last_value([])
#> skip_list_by_last_value([50, 1])
#> skip_list_by_last_value([1, -1])

### pack_suitcases
def pack_suitcases(items, limit):
    cases = []
    for label, kg in items:
        for case in cases:
            if case["kg"] + kg <= limit:
                case["kg"] += kg
                case["in"].append(label)
                break
        else:
            cases.append({"kg": kg, "in": [label]})
    return cases

#> pack_suitcases([("boots", 4), ("coat", 5), ("hat", 1)], 6)
#> pack_suitcases([], 20)
#> pack_suitcases([("anvil", 90)], 23)
#> pack_suitcases([("a", 3), ("b", 3), ("c", 3)], 3)
#> pack_suitcases([("tea", 0.5), ("jam", 0.25)], 1)

### overwrite_cursor_edit
def overwrite_cursor_edit(base, edits):
    for pos, ch in edits:
        if pos >= len(base):
            base += "." * (pos - len(base)) + ch
        elif ch == "":
            base = base[:pos] + base[pos + 1:]
        else:
            base = base[:pos] + ch + base[pos + 1:]
    return base

#> overwrite_cursor_edit("boat", [(0, "g"), (3, "")])
#> overwrite_cursor_edit("", [(3, "x")])
#> overwrite_cursor_edit("same", [])
#> overwrite_cursor_edit("ab", [(1, "ZZ"), (2, "y"), (5, "!")])
#> overwrite_cursor_edit("1234", [(2, "")])

### word_ladder_steps
def word_ladder_steps(src, dst):
    steps = [src]
    for i in range(len(dst)):
        if i >= len(src):
            src += dst[i]
        elif src[i] != dst[i]:
            src = src[:i] + dst[i] + src[i + 1:]
        else:
            continue
        steps.append(src)
    return steps

#> word_ladder_steps("cold", "warm")
#> word_ladder_steps("ab", "abcd")
#> word_ladder_steps("", "")
#> word_ladder_steps("moon", "moan")
#> word_ladder_steps("longer", "lo")

### dice_game_rounds
def dice_game_rounds(rolls):
    score = bank = 0
    for r in rolls:
        if r == 1:
            bank = 0
        elif r == 6:
            score += bank + 6
            bank = 0
        else:
            bank += r
        if score >= 20:
            break
    return score, bank

#> dice_game_rounds([3, 4, 6, 2, 1])
#> dice_game_rounds([5, 5, 5, 6, 6])
#> dice_game_rounds([])
#> dice_game_rounds([1, 1])
#> dice_game_rounds([6, 6, 6, 6])

### find_gap_in_tickets
def find_gap_in_tickets(tickets):
    lo, hi = 0, len(tickets)
    looks = []
    while lo < hi:
        mid = (lo + hi) // 2
        looks.append(mid)
        if tickets[mid] == tickets[0] + mid:
            lo = mid + 1
        else:
            hi = mid
    return lo, looks

#> find_gap_in_tickets([10, 11, 13, 14])
#> find_gap_in_tickets([7, 8, 9])
#> find_gap_in_tickets([])
#> find_gap_in_tickets([100, 102])
#> find_gap_in_tickets([0, 1, 2, 3, 5, 6])

### unzip_alternating_by_sign
def unzip_alternating_by_sign(xs):
    pos, neg = [], []
    last = 0
    changes = 0
    for x in xs:
        if x == 0:
            continue
        sign = 1 if x > 0 else -1
        (pos if sign > 0 else neg).append(abs(x))
        if last and sign != last:
            changes += 1
        last = sign
    return pos, neg, changes

#> unzip_alternating_by_sign([3, -1, 0, -4, 5])
#> unzip_alternating_by_sign([0, 0])
#> unzip_alternating_by_sign([])
#> unzip_alternating_by_sign([-2.5, -1])
#> unzip_alternating_by_sign([1, -1, 1, -1])

### split_camel_digits
def split_camel_digits(ident):
    parts = []
    start = 0
    for i in range(1, len(ident)):
        a, b = ident[i - 1], ident[i]
        if b.isupper() and not a.isupper() or a.isdigit() != b.isdigit():
            parts.append(ident[start:i])
            start = i
    parts.append(ident[start:])
    return parts

#> split_camel_digits("userId42")
#> split_camel_digits("ABtest")
#> split_camel_digits("")
#> split_camel_digits("v2Beta")
#> split_camel_digits("plain")

### drain_battery_schedule
def drain_battery_schedule(tasks, charge):
    done = []
    while tasks and charge > 0:
        name, cost = tasks.pop(0)
        if cost > charge:
            if len(tasks) == 0:
                break
            charge -= 1
            continue
        charge -= cost
        done.append(name)
    return done, charge, len(tasks)

#> drain_battery_schedule([("sync", 3), ("scan", 9), ("ping", 1)], 6)
#> drain_battery_schedule([], 5)
#> drain_battery_schedule([("a", 2), ("b", 2), ("c", 2)], 4)
#> drain_battery_schedule([("big", 50)], 10)
#> drain_battery_schedule([("x", 1)], 0)

### mark_local_minima_scan
def mark_local_minima_scan(depths):
    marks = ""
    for i in range(len(depths)):
        left = i == 0 or depths[i - 1] > depths[i]
        right = i == len(depths) - 1 or depths[i + 1] > depths[i]
        if left and right:
            marks += "v"
        elif not left and not right:
            marks += "^"
        else:
            marks += "-"
    return marks

#> mark_local_minima_scan([3, 1, 4, 2])
#> mark_local_minima_scan([])
#> mark_local_minima_scan([7])
#> mark_local_minima_scan([1, 2, 3, 4])
#> mark_local_minima_scan([5, 5, 5])

### braille_like_pairs
def braille_like_pairs(dots):
    symbols = {"..": " ", ".o": "a", "o.": "b", "oo": "c"}
    out = ""
    i = 0
    while i < len(dots):
        pair = dots[i:i + 2]
        if pair in symbols:
            out += symbols[pair]
            i += 2
        else:
            out += "?"
            i += 1
    return out

#> braille_like_pairs(".oo...oo")
#> braille_like_pairs("o")
#> braille_like_pairs("")
#> braille_like_pairs("x.oo")
#> braille_like_pairs("o.o.o")

### rank_with_ties_scan
def rank_with_ties_scan(scores):
    ranks = {}
    place, prev = 0, None
    for seen, (who, pts) in enumerate(sorted(scores.items(), key=lambda kv: (-kv[1], kv[0])), 1):
        if pts != prev:
            place = seen
            prev = pts
        ranks[who] = place
    return ranks

#> rank_with_ties_scan({"ida": 7, "jon": 9, "kay": 7, "lee": 2})
#> rank_with_ties_scan({})
#> rank_with_ties_scan({"z": 1, "y": 1, "x": 1})
#> rank_with_ties_scan({"solo": -4})
#> rank_with_ties_scan({"p": 0.5, "q": 1.5})

### pour_cups_forward
def pour_cups_forward(cups, cap):
    i = 0
    while i < len(cups):
        if cups[i] > cap:
            extra = cups[i] - cap
            cups[i] = cap
            if i + 1 < len(cups):
                cups[i + 1] += extra
            else:
                cups.append(extra)
        i += 1
    return cups

#> pour_cups_forward([12, 0, 3], 5)
#> pour_cups_forward([], 4)
#> pour_cups_forward([1, 2, 3], 9)
#> pour_cups_forward([20], 7)
#> pour_cups_forward([6, 6], 6)
