### dna_codon_until_stop
def dna_codon_until_stop(strand):
    codons = []
    for i in range(0, len(strand) - 2, 3):
        codon = strand[i:i + 3].upper()
        if codon in ("TAA", "TAG"):
            break
        if set(codon) <= set("ACGT"):
            codons.append(codon)
        else:
            codons.append("---")
    else:
        codons.append("open")
    return codons

#> dna_codon_until_stop("atgcccTAAggg")
#> dna_codon_until_stop("ACGN.T")
#> dna_codon_until_stop("")
#> dna_codon_until_stop("TAG")
#> dna_codon_until_stop("ggatc")

### sum_csv_column_tolerant
def sum_csv_column_tolerant(rows, col):
    total, bad = 0, []
    for ln, row in enumerate(rows, start=1):
        cells = row.split(",")
        if col >= len(cells):
            bad.append(f"L{ln}")
            continue
        try:
            total += int(cells[col])
        except ValueError:
            bad.append(cells[col].strip())
    return total, bad

#> sum_csv_column_tolerant(["ham,3", "eggs, 12", "salt"], 1)
#> sum_csv_column_tolerant(["x,y"], 0)
#> sum_csv_column_tolerant([], 2)
#> sum_csv_column_tolerant(["5,6,7", "1,1,n/a"], 2)
#> sum_csv_column_tolerant(["8", "9"], 0)

### bounce_ball_positions
def bounce_ball_positions(width, pos, speed, ticks):
    seen = []
    for _ in range(ticks):
        pos += speed
        if pos < 0:
            pos, speed = -pos, -speed
        elif pos >= width:
            pos, speed = 2 * (width - 1) - pos, -speed
        seen.append(pos)
    return seen, speed

#> bounce_ball_positions(5, 3, 2, 4)
#> bounce_ball_positions(6, 1, -3, 3)
#> bounce_ball_positions(10, 0, 1, 5)
#> bounce_ball_positions(4, 2, 0, 2)
#> bounce_ball_positions(8, 7, 5, 0)

### hyphenate_at_double
def hyphenate_at_double(word):
    i = len(word) - 1
    cuts = 0
    while i > 0:
        if word[i] == word[i - 1] and word[i].isalpha():
            word = word[:i] + "-" + word[i:]
            cuts += 1
            i -= 2
        else:
            i -= 1
    return word, cuts

#> hyphenate_at_double("balloon")
#> hyphenate_at_double("aaaa")
#> hyphenate_at_double("")
#> hyphenate_at_double("1122")
#> hyphenate_at_double("Aardvark")

### count_inversions_small_scan
def count_inversions_small_scan(p):
    pairs = []
    for i in range(len(p)):
        for j in range(i + 1, len(p)):
            if p[i] > p[j]:
                pairs.append(p[i] * 10 + p[j])
    return pairs

#> count_inversions_small_scan([3, 1, 2])
#> count_inversions_small_scan([])
#> count_inversions_small_scan([1, 2, 3, 4])
#> count_inversions_small_scan([4, 3, 0])
#> count_inversions_small_scan([2, 2, 1])

### parse_key_equals_value
def parse_key_equals_value(s):
    key, val, reading_key = "", "", True
    conf = {}
    for ch in s + ";":
        if ch == ";":
            if key.strip():
                conf[key.strip()] = val.strip() or None
            key, val, reading_key = "", "", True
        elif ch == "=" and reading_key:
            reading_key = False
        elif reading_key:
            key += ch
        else:
            val += ch
    return conf

#> parse_key_equals_value("a=1; b=x=y")
#> parse_key_equals_value("debug")
#> parse_key_equals_value("")
#> parse_key_equals_value("k=;;z= 9")
#> parse_key_equals_value("=v;q=q")

### gather_until_weight
def gather_until_weight(stones, need):
    i, j = 0, len(stones) - 1
    got, turn = [], 0
    while i <= j and sum(got) < need:
        if turn % 2 == 0:
            got.append(stones[i])
            i += 1
        else:
            got.append(stones[j])
            j -= 1
        turn += 1
    return got, stones[i:j + 1]

#> gather_until_weight([1, 2, 3, 4, 5], 8)
#> gather_until_weight([], 5)
#> gather_until_weight([10, 1], 6)
#> gather_until_weight([1, 1, 1], 50)
#> gather_until_weight([4, 4], 0)

### nested_list_depth_string
def nested_list_depth_string(text):
    depth, out = 0, []
    for ch in text:
        if ch in "([":
            depth += 1
        elif ch in ")]":
            depth -= 1
            if depth < 0:
                return "".join(out) + "!"
        elif ch.isalnum():
            out.append(ch + str(depth))
    return " ".join(out)

#> nested_list_depth_string("a(b[c])d")
#> nested_list_depth_string("x)y")
#> nested_list_depth_string("")
#> nested_list_depth_string("[1, [2]]")
#> nested_list_depth_string("((-))")

### hot_cold_guesses
def hot_cold_guesses(secret, guesses):
    prev = None
    replies = []
    for g in guesses:
        gap = abs(secret - g)
        if gap == 0:
            replies.append("win")
            break
        if prev is None:
            replies.append("start")
        elif gap < prev:
            replies.append("warmer")
        else:
            replies.append("colder" if gap > prev else "same")
        prev = gap
    return replies

#> hot_cold_guesses(50, [10, 40, 60, 90, 50, 1])
#> hot_cold_guesses(7, [7])
#> hot_cold_guesses(3, [])
#> hot_cold_guesses(-5, [0, 5])
#> hot_cold_guesses(20, [30, 25, 24])

### zipper_lists_with_carry
def zipper_lists_with_carry(a, b, base):
    carry, out = 0, []
    i = 0
    while i < len(a) or i < len(b) or carry:
        x = a[i] if i < len(a) else 0
        y = b[i] if i < len(b) else 0
        carry, digit = divmod(x + y + carry, base)
        out.append(digit)
        i += 1
    return out

#> zipper_lists_with_carry([9, 9], [2], 10)
#> zipper_lists_with_carry([], [], 2)
#> zipper_lists_with_carry([1, 1], [1, 0, 1], 2)
#> zipper_lists_with_carry([15], [15], 16)
#> zipper_lists_with_carry([0, 3], [], 5)

### stamp_every_time_gap
def stamp_every_time_gap(stamps, gap):
    sessions = []
    for t in stamps:
        if sessions and t < sessions[-1][-1]:
            raise ValueError("unsorted")
        if sessions and t - sessions[-1][-1] <= gap:
            sessions[-1].append(t)
        else:
            sessions.append([t])
    return [(s[0], len(s)) for s in sessions]

#> stamp_every_time_gap([100, 103, 120, 121], 5)
#> stamp_every_time_gap([], 1)
#> stamp_every_time_gap([9, 4], 10)
#> stamp_every_time_gap([7, 7, 7], 0)
#> stamp_every_time_gap([1, 50, 99], 30)

### vowels_borrow_neighbor
def vowels_borrow_neighbor(s):
    res = s
    for i in range(1, len(s)):
        if s[i] in "aeiou":
            if s[i - 1] in "aeiou":
                continue
            res = res[:i] + s[i - 1] + res[i + 1:]
    return res, sum(x != y for x, y in zip(s, res))

#> vowels_borrow_neighbor("beach")
#> vowels_borrow_neighbor("sky")
#> vowels_borrow_neighbor("")
#> vowels_borrow_neighbor("aorta")
#> vowels_borrow_neighbor("q u e")

### lap_times_improve
def lap_times_improve(laps):
    best = None
    report = ""
    slow = 0
    for lap in laps:
        if best is None:
            report += "S"
        elif lap < best:
            report += "+"
            slow = 0
        else:
            report += "."
            slow += 1
            if slow == 2:
                return report + "pit"
            continue
        best = lap
    return report

#> lap_times_improve([91, 90, 92, 89])
#> lap_times_improve([80.5, 81, 82, 70])
#> lap_times_improve([])
#> lap_times_improve([60])
#> lap_times_improve([75, 75, 74, 74, 74])

### remove_outer_until_letter
def remove_outer_until_letter(s):
    left = right = 0
    while s and not (s[0].isalpha() and s[-1].isalpha()):
        if not s[0].isalpha():
            s = s[1:]
            left += 1
        if s and not s[-1].isalpha():
            s = s[:-1]
            right += 1
    return s, left, right

#> remove_outer_until_letter("12ab3")
#> remove_outer_until_letter("..!")
#> remove_outer_until_letter("")
#> remove_outer_until_letter("ok??")
#> remove_outer_until_letter("-*x")

### greedy_change_limited
def greedy_change_limited(amount, stock):
    used = {}
    for coin in sorted(stock, reverse=True):
        while amount >= coin and stock[coin] > 0:
            amount -= coin
            stock[coin] -= 1
            used[coin] = used.get(coin, 0) + 1
        if amount == 0:
            return used
    return f"short {amount}"

#> greedy_change_limited(85, {50: 1, 20: 1, 5: 9})
#> greedy_change_limited(30, {10: 2})
#> greedy_change_limited(0, {5: 1})
#> greedy_change_limited(7, {})
#> greedy_change_limited(40, {25: 1, 10: 4, 1: 2})

### compare_hands_cards
def compare_hands_cards(mine, yours):
    order = "23456789TJQKA"
    wins, tricks = 0, ""
    for a, b in zip(mine, yours):
        diff = order.index(a) - order.index(b)
        if diff > 0:
            wins += 1
            tricks += a
        elif diff == 0:
            tricks += "="
        else:
            tricks += b.lower()
    return wins, tricks

#> compare_hands_cards("KT5A", "Q95J")
#> compare_hands_cards("222", "AAA")
#> compare_hands_cards("", "")
#> compare_hands_cards("77", "7")
#> compare_hands_cards("1K", "KK")

### fill_forward_missing
def fill_forward_missing(series):
    filled = 0
    last = None
    for i, v in enumerate(series):
        if v is not None:
            last = v
        elif last is not None:
            series[i] = last
            filled += 1
    while series and series[0] is None:
        del series[0]
    return series, filled

#> fill_forward_missing([None, 4, None, 6])
#> fill_forward_missing([None, None])
#> fill_forward_missing([])
#> fill_forward_missing([0, None, None])
#> fill_forward_missing([1.5, 2.5])

### word_shape_signature
def word_shape_signature(s):
    sig = ""
    for ch in s:
        if ch.isupper():
            t = "X"
        elif ch.isalpha():
            t = "x"
        elif ch.isdigit():
            t = "9"
        else:
            t = ch
        if len(sig) >= 2 and sig[-1] == sig[-2] == t:
            continue
        sig += t
    return sig

#> word_shape_signature("McDonald77")
#> word_shape_signature("A-1000")
#> word_shape_signature("")
#> word_shape_signature("....!")
#> word_shape_signature("Ωmega")

### farm_fence_jump_sheep
def farm_fence_jump_sheep(sheep, low, boost):
    asleep = 0
    order = []
    while sheep and asleep < 3:
        name, jump = sheep.pop(0)
        if jump >= low:
            order.append(name)
            asleep += 1
        elif jump + boost >= low:
            sheep.append((name, jump + boost))
        else:
            order.append(name.lower() + "?")
    return order, sheep

#> farm_fence_jump_sheep([("Dot", 5), ("Bo", 2), ("Fay", 0)], 4, 2)
#> farm_fence_jump_sheep([], 3, 1)
#> farm_fence_jump_sheep([("A", 9), ("B", 9), ("C", 9), ("D", 9)], 1, 0)
#> farm_fence_jump_sheep([("Lo", 1)], 10, 3)
#> farm_fence_jump_sheep([("M", 2), ("N", 3)], 3, 1)

### overflow_text_columns
def overflow_text_columns(cells, width):
    out, debt = [], 0
    for c in cells:
        room = width - debt
        if len(c) > room:
            out.append(c)
            debt = len(c) - room
        else:
            out.append(c.ljust(room, "."))
            debt = 0
        if debt >= width:
            break
    return "|".join(out), debt

#> overflow_text_columns(["id", "surname", "x"], 4)
#> overflow_text_columns([], 5)
#> overflow_text_columns(["enormous cell", "y"], 3)
#> overflow_text_columns(["ab", "cd"], 2)
#> overflow_text_columns(["", "Ünï"], 2)

### sentence_ends_inside_quotes
def sentence_ends_inside_quotes(s):
    pos, inside = [], False
    prev = ""
    for i, ch in enumerate(s):
        if ch == '"' and prev != "\\":
            inside = not inside
        elif ch in ".?" and inside:
            pos.append(-i)
        elif ch in ".?":
            pos.append(i)
        prev = ch
    return pos

#> sentence_ends_inside_quotes('He. "No." Ok?')
#> sentence_ends_inside_quotes("")
#> sentence_ends_inside_quotes('"a\\"b."')
#> sentence_ends_inside_quotes("v1.2")
#> sentence_ends_inside_quotes('""?.')

### sum_pairs_skip_used
def sum_pairs_skip_used(nums, goal):
    used = [False] * len(nums)
    pairs = []
    for i, a in enumerate(nums):
        if used[i]:
            continue
        for j in range(len(nums) - 1, i, -1):
            if not used[j] and a + nums[j] == goal:
                used[i] = used[j] = True
                pairs.append((i, j))
                break
    return pairs, used.count(False)

#> sum_pairs_skip_used([1, 4, 3, 2], 5)
#> sum_pairs_skip_used([], 4)
#> sum_pairs_skip_used([6, 6, 6], 12)
#> sum_pairs_skip_used([9, 1], 3)
#> sum_pairs_skip_used([-2, 2, 0], 0)

### build_staircase_words
def build_staircase_words(word, height):
    steps = []
    n = 1
    while n <= height:
        if n > len(word):
            steps.append(word + "!" * (n - len(word)))
        else:
            steps.append(word[:n])
            if word[n - 1] == " ":
                steps.pop()
                height -= 1
        n += 1
    return steps

#> build_staircase_words("fog", 4)
#> build_staircase_words("a bc", 4)
#> build_staircase_words("", 2)
#> build_staircase_words("lamp", 2)
#> build_staircase_words("x", 0)

### rotate_lock_dials
def rotate_lock_dials(code, turns):
    dials = [int(c) for c in code]
    for i, t in enumerate(turns):
        k = i % len(dials)
        if t == "+":
            dials[k] = (dials[k] + 1) % 10
        elif t == "-":
            dials[k] = (dials[k] - 1) % 10
        else:
            dials.reverse()
    return "".join(map(str, dials))

#> rotate_lock_dials("199", "+++-")
#> rotate_lock_dials("0", "--")
#> rotate_lock_dials("123", "r+")
#> rotate_lock_dials("4567", "")
#> rotate_lock_dials("", "+")

### label_dup_filenames
def label_dup_filenames(files):
    seen, out = {}, []
    for f in files:
        stem, dot, ext = f.rpartition(".")
        if not dot:
            stem, ext = ext, ""
        n = seen.get(f, 0)
        seen[f] = n + 1
        if n:
            f = f"{stem}({n}){dot}{ext}"
        out.append(f)
    return out

#> label_dup_filenames(["a.txt", "b", "a.txt", "b"])
#> label_dup_filenames([])
#> label_dup_filenames([".env", ".env"])
#> label_dup_filenames(["x.tar.gz", "x.tar.gz", "x.tar.gz"])
#> label_dup_filenames(["One.md", "one.md"])

### trace_light_beam
def trace_light_beam(cells, start):
    i, step, path = start, 1, ""
    while 0 <= i < len(cells) and len(path) < 9:
        c = cells[i]
        path += c
        if c == "|":
            step = -step
        elif c == ">":
            i += step
        i += step
    return path, i

#> trace_light_beam("..>x|", 0)
#> trace_light_beam("....", 2)
#> trace_light_beam("", 0)
#> trace_light_beam("|.|", 1)
#> trace_light_beam(".|", 1)

### word_score_bonus_tiles
def word_score_bonus_tiles(word, board):
    total, mult = 0, 1
    for letter, tile in zip(word.lower(), board):
        pts = 8 if letter in "jqxz" else 1 if letter in "aeiou" else 3
        if tile == "d":
            pts *= 2
        elif tile == "T":
            mult *= 3
        elif tile == "#":
            break
        total += pts
    return total * mult

#> word_score_bonus_tiles("quiz", "d..T")
#> word_score_bonus_tiles("cat", "...")
#> word_score_bonus_tiles("", "dd")
#> word_score_bonus_tiles("Jazzy", "..#dT")
#> word_score_bonus_tiles("eye", "TTd")
