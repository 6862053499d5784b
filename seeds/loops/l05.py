### hide_inner_letters
def hide_inner_letters(text):
    res = ""
    for i, ch in enumerate(text):
        before = text[i - 1] if i else " "
        after = text[i + 1] if i + 1 < len(text) else " "
        if ch.isalpha() and before.isalpha() and after.isalpha():
            res += "."
        else:
            res += ch
    return res

#> hide_inner_letters("my name")
#> hide_inner_letters("ab c")
#> hide_inner_letters("")
#> hide_inner_letters("tokyo42x")
#> hide_inner_letters("naïve")

### queue_tokens_until_zero
def queue_tokens_until_zero(tokens):
    out = []
    rounds = 0
    while any(tokens) and rounds < 4:
        for i in range(len(tokens)):
            if tokens[i] > 0:
                tokens[i] -= 1
                out.append(i)
        rounds += 1
    return out, rounds

#> queue_tokens_until_zero([2, 0, 1])
#> queue_tokens_until_zero([])
#> queue_tokens_until_zero([0, 0])
#> queue_tokens_until_zero([-1, 1])
#> queue_tokens_until_zero([5])

### align_two_strings_gap
def align_two_strings_gap(a, b):
    i = j = 0
    row = ""
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            row += a[i]
            i += 1
            j += 1
        elif b[j] in a[i:]:
            row += "-"
            i += 1
        else:
            row += "+"
            j += 1
    return row, len(a) - i, len(b) - j

#> align_two_strings_gap("stone", "tone")
#> align_two_strings_gap("cat", "chat")
#> align_two_strings_gap("", "abc")
#> align_two_strings_gap("same", "same")
#> align_two_strings_gap("xyz", "qq")

### clean_phone_digits
def clean_phone_digits(raw):
    digits = ""
    for i, ch in enumerate(raw):
        if ch.isdigit():
            digits += ch
        elif ch == "+" and i == 0:
            digits = "00"
        elif ch not in " -()":
            return None
    if len(digits) < 5:
        return ""
    return digits

#> clean_phone_digits("+44 20 7946")
#> clean_phone_digits("555-CALL")
#> clean_phone_digits("")
#> clean_phone_digits("(0) 12 34")
#> clean_phone_digits("1-2")

### group_by_rising_length
def group_by_rising_length(words):
    out = [[]]
    prev_len = 0
    for w in words:
        if len(w) < prev_len:
            out.append([])
        elif len(w) == prev_len and out[-1]:
            out[-1][-1] += "+" + w
            continue
        out[-1].append(w)
        prev_len = len(w)
    return out

#> group_by_rising_length(["a", "bb", "cc", "d", "eee"])
#> group_by_rising_length([])
#> group_by_rising_length(["", "", "x"])
#> group_by_rising_length(["long", "mid", "xs"])
#> group_by_rising_length(["one", "two", "six"])

### tide_table_turns
def tide_table_turns(levels):
    turns = []
    rising = None
    for i in range(1, len(levels)):
        if levels[i] == levels[i - 1]:
            continue
        now = levels[i] > levels[i - 1]
        if rising is not None and now != rising:
            turns.append(("low" if now else "high", levels[i - 1]))
        rising = now
    return turns

#> tide_table_turns([1, 3, 3, 2, 5])
#> tide_table_turns([2, 2])
#> tide_table_turns([])
#> tide_table_turns([9, 5, 1])
#> tide_table_turns([0.5, 1.5, 0.25, 0.75])

### consume_prefix_rules
def consume_prefix_rules(text, rules):
    used = []
    while text:
        for rule in rules:
            if rule and text.startswith(rule):
                used.append(rules.index(rule))
                text = text[len(rule):]
                break
        else:
            return used, text
    return used, "done"

#> consume_prefix_rules("ababc", ["ab", "c"])
#> consume_prefix_rules("xay", ["x", "y"])
#> consume_prefix_rules("", ["q"])
#> consume_prefix_rules("aaa", ["aa", "a"])
#> consume_prefix_rules("zz", [""])

### interest_until_goal
def interest_until_goal(balance, rate, goal):
    years = 0
    history = []
    while balance < goal:
        gain = balance * rate // 100
        if gain <= 0:
            history.append("flat")
            break
        balance += gain
        years += 1
        if years % 2:
            history.append(balance)
    return years, history

#> interest_until_goal(100, 10, 150)
#> interest_until_goal(5, 10, 50)
#> interest_until_goal(900, 3, 800)
#> interest_until_goal(64, 50, 300)
#> interest_until_goal(-10, 20, 0)

### underline_mismatches
def underline_mismatches(expected, actual):
    marks = []
    first = None
    for i in range(max(len(expected), len(actual))):
        if i >= len(actual) or i >= len(expected):
            marks.append("~")
        elif expected[i] != actual[i]:
            marks.append("^")
            if first is None:
                first = i
        else:
            marks.append(" ")
    return "".join(marks).rstrip(), first

#> underline_mismatches("abcd", "abXd")
#> underline_mismatches("same", "same")
#> underline_mismatches("", "new")
#> underline_mismatches("kitten", "mitt")
#> underline_mismatches("AA", "aa")

### clock_ticks_to_alarm
def clock_ticks_to_alarm(h, m, alarm, step):
    rings = []
    for _ in range(5):
        m += step
        if m >= 60:
            h, m = (h + m // 60) % 24, m % 60
        if h == alarm:
            rings.append(f"{h:02d}:{m:02d}")
            if len(rings) == 2:
                break
    return rings, (h, m)

#> clock_ticks_to_alarm(6, 40, 7, 15)
#> clock_ticks_to_alarm(23, 50, 0, 20)
#> clock_ticks_to_alarm(12, 0, 3, 5)
#> clock_ticks_to_alarm(1, 0, 5, 90)
#> clock_ticks_to_alarm(9, 59, 10, 1)

### drop_vowels_keep_first_scan
def drop_vowels_keep_first_scan(phrase):
    short = []
    for word in phrase.split():
        w = word[0]
        for ch in word[1:]:
            if ch.lower() in "aeiou":
                continue
            if ch != w[-1]:
                w += ch
        short.append(w)
    return " ".join(short)

#> drop_vowels_keep_first_scan("apple pie")
#> drop_vowels_keep_first_scan("committee")
#> drop_vowels_keep_first_scan("")
#> drop_vowels_keep_first_scan("I O U")
#> drop_vowels_keep_first_scan("Zoo-keeper")

### sliding_window_best
def sliding_window_best(vals, k):
    if k > len(vals):
        return None
    cur = sum(vals[:k])
    best, at = cur, 0
    for i in range(k, len(vals)):
        cur += vals[i] - vals[i - k]
        if cur > best:
            best, at = cur, i - k + 1
    return vals[at:at + k], best

#> sliding_window_best([2, 9, 1, 7, 8], 2)
#> sliding_window_best([4], 3)
#> sliding_window_best([-3, -1, -2], 1)
#> sliding_window_best([5, 5, 5, 5], 3)
#> sliding_window_best([6, 1], 0)

### queue_jump_by_priority
def queue_jump_by_priority(people):
    line = []
    for name, prio in people:
        spot = len(line)
        while spot > 0 and line[spot - 1][1] < prio:
            spot -= 1
        line.insert(spot, (name, prio))
        if spot == 0 and len(line) > 3:
            line.pop()
    return [n for n, _ in line]

#> queue_jump_by_priority([("Al", 1), ("Bea", 3), ("Cy", 2)])
#> queue_jump_by_priority([])
#> queue_jump_by_priority([("w", 1), ("x", 1), ("y", 1), ("z", 5)])
#> queue_jump_by_priority([("k", 0), ("l", 0)])
#> queue_jump_by_priority([("hi", 9), ("lo", -9), ("mid", 0)])

### weave_digits_into_letters
def weave_digits_into_letters(s):
    digits = [c for c in s if c.isdigit()]
    out = ""
    for c in s:
        if c.isdigit():
            continue
        out += c
        if c.isalpha() and digits:
            out += digits.pop()
    return out + "".join(digits)

#> weave_digits_into_letters("ab12c3")
#> weave_digits_into_letters("9876x")
#> weave_digits_into_letters("")
#> weave_digits_into_letters("no digits")
#> weave_digits_into_letters("-1-")

### track_min_gap
def track_min_gap(times):
    gap, pair = float("inf"), None
    prev = None
    for t in times:
        if t is None:
            prev = None
            continue
        if prev is not None and abs(t - prev) < gap:
            gap = abs(t - prev)
            pair = (prev, t)
        prev = t
    return pair

#> track_min_gap([10, 18, 21, 40])
#> track_min_gap([5, None, 6])
#> track_min_gap([])
#> track_min_gap([3, 3, None, 1])
#> track_min_gap([100, 90, 85, 95])

### multiply_until_overflow
def multiply_until_overflow(factors, ceiling):
    product = 1
    used = []
    for f in factors[::-1]:
        if f == 0:
            return 0, used
        if abs(product * f) > ceiling:
            used.append("x")
            continue
        product *= f
        used.append(f)
    return product, used

#> multiply_until_overflow([2, 30, 4, 5], 100)
#> multiply_until_overflow([7, 0, 3], 50)
#> multiply_until_overflow([], 10)
#> multiply_until_overflow([-6, -6, 2], 12)
#> multiply_until_overflow([1.5, 2, 4], 9)

### caps_lock_typo_fix
def caps_lock_typo_fix(text):
    caps = False
    fixed = ""
    prev = " "
    for ch in text:
        if prev == " ":
            caps = ch.islower()
        fixed += ch.swapcase() if caps else ch
        prev = ch
    return fixed

#> caps_lock_typo_fix("hELLO Bob")
#> caps_lock_typo_fix("Fine")
#> caps_lock_typo_fix("")
#> caps_lock_typo_fix("wHY 3x mE")
#> caps_lock_typo_fix("  gAP")

### first_repeat_distance_scan
def first_repeat_distance_scan(items):
    last = {}
    best = None
    for i, x in enumerate(items):
        if x in last:
            d = i - last[x]
            if d == 1:
                return x, 1
            if best is None or d < best[1]:
                best = (x, d)
        last[x] = i
    return best

#> first_repeat_distance_scan(["k", "m", "k", "n", "m"])
#> first_repeat_distance_scan([4, 4, 9])
#> first_repeat_distance_scan([])
#> first_repeat_distance_scan([1, 2, 3, 1, 3])
#> first_repeat_distance_scan([None, True, 1.0])

### fold_strip_positions
def fold_strip_positions(strip):
    folds = 0
    while len(strip) > 1:
        half = len(strip) // 2
        left, right = strip[:half], strip[half:][::-1]
        strip = [a + b for a, b in zip(left, right)]
        if len(right) > len(left):
            strip.append(right[-1])
        folds += 1
    return strip, folds

#> fold_strip_positions([1, 2, 3, 4])
#> fold_strip_positions(["a", "b", "c"])
#> fold_strip_positions([])
#> fold_strip_positions([7])
#> fold_strip_positions([5, -5, 0, 2, 1])

### count_syllables_rough_scan
def count_syllables_rough_scan(word):
    groups = 0
    prev_vowel = False
    for ch in word.lower():
        vowel = ch in "aeiouy"
        if vowel and not prev_vowel:
            groups += 1
        prev_vowel = vowel
    if word.endswith("e") and groups > 1:
        groups -= 1
    return groups

#> count_syllables_rough_scan("queue")
#> count_syllables_rough_scan("tomato")
#> count_syllables_rough_scan("")
#> count_syllables_rough_scan("Pebble")
#> count_syllables_rough_scan("rhyme")

### bid_ladder
def bid_ladder(bids, minimum):
    price, leader = minimum, None
    rejected = []
    for who, amount in bids:
        if who == leader:
            rejected.append(f"{who} leads")
        elif amount <= price:
            rejected.append(f"{who} low")
        else:
            price, leader = amount, who
    return leader, price, rejected

#> bid_ladder([("Mo", 12), ("Mo", 15), ("Jo", 11), ("Jo", 20)], 10)
#> bid_ladder([], 5)
#> bid_ladder([("x", 5)], 5)
#> bid_ladder([("p", 1.5), ("q", 1.25)], 1)
#> bid_ladder([("a", 2), ("b", 3), ("a", 4)], 0)

### unfold_zigzag_digits
def unfold_zigzag_digits(n):
    digits = str(n)
    direction = ""
    for a, b in zip(digits, digits[1:]):
        if a == b:
            direction += "="
        elif a < b:
            direction += "/"
        else:
            direction += "\\"
        if len(direction) > 1 and direction[-1] == direction[-2]:
            return False, direction
    return True, direction

#> unfold_zigzag_digits(17263)
#> unfold_zigzag_digits(1234)
#> unfold_zigzag_digits(5)
#> unfold_zigzag_digits(-31)
#> unfold_zigzag_digits(2255)

### paint_fence_strokes
def paint_fence_strokes(n, strokes):
    fence = "." * n
    for color, a, b in strokes:
        if a > b:
            a, b = b, a
        for i in range(max(a, 0), min(b, n)):
            if fence[i] == ".":
                fence = fence[:i] + color + fence[i + 1:]
            elif fence[i] != color:
                fence = fence[:i] + "#" + fence[i + 1:]
    return fence

#> paint_fence_strokes(5, [("r", 0, 3), ("b", 2, 4)])
#> paint_fence_strokes(3, [("g", 3, 1)])
#> paint_fence_strokes(0, [("k", 0, 2)])
#> paint_fence_strokes(4, [])
#> paint_fence_strokes(3, [("w", -2, 2), ("w", 0, 9)])

### loyalty_points_tiers
def loyalty_points_tiers(orders):
    points, tier = 0, "tin"
    ups = []
    for i, amount in enumerate(orders, 1):
        points += amount // 10 * (2 if tier == "gold" else 1)
        if points >= 10 and tier == "tin":
            tier = "gold"
            ups.append(i)
        elif points < 0:
            break
    return points, tier, ups

#> loyalty_points_tiers([45, 60, 30])
#> loyalty_points_tiers([9, 9, 9])
#> loyalty_points_tiers([])
#> loyalty_points_tiers([-20, 500])
#> loyalty_points_tiers([120, 5, 10])

### strip_edges_by_class
def strip_edges_by_class(s):
    i, j = 0, len(s)
    while i < j and not s[i].isalnum():
        i += 1
    while j > i and not s[j - 1].isalpha():
        j -= 1
    return s[:i], s[i:j], s[j:]

#> strip_edges_by_class("--ok42!")
#> strip_edges_by_class("7up")
#> strip_edges_by_class("")
#> strip_edges_by_class("!?!")
#> strip_edges_by_class("911")
