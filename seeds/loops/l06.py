### swap_letter_neighbors_of_digit
def swap_letter_neighbors_of_digit(s):
    cs = list(s)
    for i in range(1, len(cs) - 1):
        if not cs[i].isdigit():
            continue
        if cs[i] == "0":
            cs[i - 1] = cs[i + 1]
        else:
            cs[i - 1], cs[i + 1] = cs[i + 1], cs[i - 1]
    return "".join(cs)

#> swap_letter_neighbors_of_digit("a1b2c")
#> swap_letter_neighbors_of_digit("x0yz")
#> swap_letter_neighbors_of_digit("")
#> swap_letter_neighbors_of_digit("5k5")
#> swap_letter_neighbors_of_digit("p30q")

### ring_buffer_writes
def ring_buffer_writes(size, values):
    buf = [None] * size
    head = 0
    lost = []
    for v in values:
        if buf[head] is not None:
            lost.append(buf[head])
        buf[head] = v
        head = (head + 1) % size
    return buf, head, lost

#> ring_buffer_writes(3, ["a", "b", "c", "d"])
#> ring_buffer_writes(2, [])
#> ring_buffer_writes(1, [7, 8, 9])
#> ring_buffer_writes(4, [0, None, 0])
#> ring_buffer_writes(0, ["x"])

### accumulate_hex_pairs
def accumulate_hex_pairs(stream):
    nibble = None
    out = []
    for ch in stream:
        d = "0123456789abcdef".find(ch.lower())
        if d == -1:
            nibble = None
        elif nibble is None:
            nibble = d
        else:
            out.append(nibble * 16 + d)
            nibble = None
    return out, nibble

#> accumulate_hex_pairs("4a Ff")
#> accumulate_hex_pairs("1g2h")
#> accumulate_hex_pairs("")
#> accumulate_hex_pairs("7e0")
#> accumulate_hex_pairs("xyz")

### plan_study_days
def plan_study_days(pages, per_day):
    plan, day, left = {}, 1, per_day
    for chapter, n in enumerate(pages, start=1):
        while n > 0:
            take = min(n, left)
            plan.setdefault(day, []).append((chapter, take))
            n -= take
            left -= take
            if left == 0:
                day, left = day + 1, per_day
    return plan

#> plan_study_days([5, 9], 6)
#> plan_study_days([], 10)
#> plan_study_days([3, 0, 3], 3)
#> plan_study_days([2, 2], 50)
#> plan_study_days([7], 4)

### bracket_every_match
def bracket_every_match(s, chars):
    i = 0
    opened = False
    while i < len(s):
        if (s[i] in chars) != opened:
            mark = "]" if opened else "["
            s = s[:i] + mark + s[i:]
            opened = not opened
            i += 1
        i += 1
    return s + "]" if opened else s

#> bracket_every_match("beeper", "e")
#> bracket_every_match("stop", "opq")
#> bracket_every_match("", "a")
#> bracket_every_match("xyz", "k")
#> bracket_every_match("1a22", "0123")

### reduce_fraction_trial
def reduce_fraction_trial(a, b):
    divs = []
    d = 2
    while d <= min(a, b):
        if a % d == 0 and b % d == 0:
            a //= d
            b //= d
            divs.append(d)
        else:
            d += 1
    return f"{a}/{b}", divs

#> reduce_fraction_trial(12, 18)
#> reduce_fraction_trial(7, 5)
#> reduce_fraction_trial(8, 8)
#> reduce_fraction_trial(0, 9)
#> reduce_fraction_trial(9, 6)

### sentence_case_guess
def sentence_case_guess(words):
    votes = {"upper": 0, "title": 0, "lower": 0}
    for w in words:
        if w.isupper() and len(w) > 1:
            kind = "upper"
        elif w.istitle():
            kind = "title"
        elif w.islower():
            kind = "lower"
        else:
            continue
        votes[kind] += 1
        if votes[kind] == 3:
            return kind
    return max(votes, key=votes.get) + "?"

#> sentence_case_guess(["NASA", "says", "no", "water"])
#> sentence_case_guess(["A", "Tale", "of"])
#> sentence_case_guess([])
#> sentence_case_guess(["McX", "iPad", "42"])
#> sentence_case_guess(["LOUD", "MEN"])

### strip_repeat_suffix
def strip_repeat_suffix(word, suffix, at_most):
    cut = 0
    while suffix and word.endswith(suffix):
        if cut == at_most:
            return word + "+", cut
        word = word[:-len(suffix)]
        cut += 1
    return word, cut

#> strip_repeat_suffix("hahaha", "ha", 2)
#> strip_repeat_suffix("log.txt.txt", ".txt", 5)
#> strip_repeat_suffix("", "x", 1)
#> strip_repeat_suffix("eee", "", 3)
#> strip_repeat_suffix("zzzz", "z", 0)

### chat_speaker_turns
def chat_speaker_turns(lines):
    turns = []
    for line in lines:
        who, sep, text = line.partition(": ")
        if not sep:
            if turns:
                turns[-1][1] += " / " + line
            continue
        if turns and turns[-1][0] == who:
            turns[-1][1] += " " + text
        else:
            turns.append([who, text])
    return turns

#> chat_speaker_turns(["Eve: hi", "Eve: you?", "Dan: ok"])
#> chat_speaker_turns(["lost line"])
#> chat_speaker_turns([])
#> chat_speaker_turns(["Q: a", "more", "R: b"])
#> chat_speaker_turns(["X: 10: 30"])

### multiply_digits_skip_zero
def multiply_digits_skip_zero(n):
    zeros = 0
    rounds = []
    while n > 9:
        p = 1
        for d in str(n):
            if d == "0":
                zeros += 1
                continue
            p *= int(d)
        rounds.append(p)
        n = p
    return rounds, zeros

#> multiply_digits_skip_zero(256)
#> multiply_digits_skip_zero(5005)
#> multiply_digits_skip_zero(8)
#> multiply_digits_skip_zero(-44)
#> multiply_digits_skip_zero(99)

### move_player_over_tiles
def move_player_over_tiles(tiles, moves):
    pos, coins = 0, 0
    for m in moves:
        pos += 1 if m == ">" else -1
        if pos < 0 or pos >= len(tiles):
            return "fell", coins
        if tiles[pos] == "$":
            coins += 1
            tiles = tiles[:pos] + "_" + tiles[pos + 1:]
        elif tiles[pos] == "X":
            return "dead", coins
    return tiles, coins

#> move_player_over_tiles("_$_$", ">><")
#> move_player_over_tiles("_$X", ">>")
#> move_player_over_tiles("__", "<")
#> move_player_over_tiles("", "")
#> move_player_over_tiles("$$$", "><>")

### merge_counts_in_order
def merge_counts_in_order(pairs):
    order, sums = [], {}
    for key, n in pairs:
        if key not in sums:
            order.append(key)
            sums[key] = 0
        sums[key] += n
        if sums[key] == 0:
            order.remove(key)
            del sums[key]
    return [(k, sums[k]) for k in order]

#> merge_counts_in_order([("nut", 3), ("bolt", 1), ("nut", -3), ("nut", 2)])
#> merge_counts_in_order([])
#> merge_counts_in_order([("a", 0), ("b", 5)])
#> merge_counts_in_order([("x", 1), ("x", 1)])
#> merge_counts_in_order([("", -2), ("y", 4)])

### lookahead_currency
def lookahead_currency(s):
    found = []
    i = 0
    while i < len(s):
        if s[i] not in "$€":
            i += 1
            continue
        j = i + 1
        while j < len(s) and (s[j].isdigit() or s[j] == "."):
            j += 1
        if j > i + 1:
            found.append((s[i], float(s[i + 1:j])))
        i = j
    return found

#> lookahead_currency("$5 or €7.5")
#> lookahead_currency("$$9")
#> lookahead_currency("")
#> lookahead_currency("free$")
#> lookahead_currency("€1.2.3")

### tug_of_war_round
def tug_of_war_round(left, right, line):
    pos = 0
    for n, (a, b) in enumerate(zip(left, right), 1):
        pos += b - a
        if pos >= line:
            return "right", n
        if pos <= -line:
            return "left", n
    return "draw", pos

#> tug_of_war_round([5, 6, 4], [7, 8, 9], 5)
#> tug_of_war_round([9], [1], 3)
#> tug_of_war_round([], [4, 4], 2)
#> tug_of_war_round([3, 2, 3], [2, 3, 2], 10)
#> tug_of_war_round([1, 1], [1, 1], 0)

### delete_every_kth_char
def delete_every_kth_char(s, k):
    removed = ""
    i = k - 1
    while 0 <= i < len(s):
        removed += s[i]
        s = s[:i] + s[i + 1:]
        i += k - 1
        if k == 1 and len(removed) > 3:
            break
    return s, removed

#> delete_every_kth_char("abcdefg", 3)
#> delete_every_kth_char("xyz", 1)
#> delete_every_kth_char("", 2)
#> delete_every_kth_char("12345678", 1)
#> delete_every_kth_char("ok", 0)

### cluster_close_values
def cluster_close_values(vals, eps):
    clusters = []
    for v in sorted(vals):
        if not clusters or v - clusters[-1]["hi"] > eps:
            clusters.append({"lo": v, "hi": v, "n": 1})
            continue
        clusters[-1]["hi"] = v
        clusters[-1]["n"] += 1
    return clusters

#> cluster_close_values([9, 1, 2, 10], 1)
#> cluster_close_values([], 3)
#> cluster_close_values([5, 5, 5], 0)
#> cluster_close_values([-4, 40], 10)
#> cluster_close_values([0.1, 0.4, 0.9], 0.35)

### first_word_not_in_order
def first_word_not_in_order(words):
    alphabet = "abcdefghijklmnopqrstuvwxyz"
    for w in words:
        last = -1
        for ch in w.lower():
            at = alphabet.find(ch)
            if at < last:
                break
            last = at
        else:
            continue
        return w, ch
    return None

#> first_word_not_in_order(["ace", "dog", "eel"])
#> first_word_not_in_order(["fin", "ox"])
#> first_word_not_in_order([])
#> first_word_not_in_order(["", "Zoo"])
#> first_word_not_in_order(["a-b", "b!"])

### scoreboard_with_undo
def scoreboard_with_undo(cmds):
    history = []
    for c in cmds:
        if c == "undo":
            if history:
                history.pop()
        elif c == "double" and history:
            history.append(history[-1] * 2)
        elif c.lstrip("-").isdigit():
            history.append(int(c))
    return sum(history), history

#> scoreboard_with_undo(["5", "double", "undo", "-2"])
#> scoreboard_with_undo(["undo", "double"])
#> scoreboard_with_undo([])
#> scoreboard_with_undo(["10", "x", "double", "double"])
#> scoreboard_with_undo(["-", "--3"])

### alternate_case_skip_nonletters
def alternate_case_skip_nonletters(s, start_upper):
    up = start_upper
    parts = []
    for c in s:
        if not c.isalpha():
            parts.append(c)
            if c == " ":
                up = start_upper
            continue
        parts.append(c.upper() if up else c.lower())
        up = not up
    return "".join(parts)

#> alternate_case_skip_nonletters("spongebob", True)
#> alternate_case_skip_nonletters("AB-CD ef", False)
#> alternate_case_skip_nonletters("", True)
#> alternate_case_skip_nonletters("1 2", False)
#> alternate_case_skip_nonletters("ça va", True)

### river_crossing_stones
def river_crossing_stones(stones, reach):
    at = 0
    hops = []
    while at < len(stones) - 1:
        far = min(at + reach, len(stones) - 1)
        while far > at and stones[far] == 0:
            far -= 1
        if far == at:
            return None
        hops.append(far)
        at = far
    return hops

#> river_crossing_stones([1, 0, 1, 0, 0, 1], 3)
#> river_crossing_stones([1, 0, 0, 1], 2)
#> river_crossing_stones([], 4)
#> river_crossing_stones([1, 1, 1], 1)
#> river_crossing_stones([1, 1, 0], 5)

### pretty_number_grouping
def pretty_number_grouping(digits, size, sep):
    out = ""
    count = 0
    for i in range(len(digits) - 1, -1, -1):
        if not digits[i].isdigit():
            out = digits[i] + out
            continue
        if count and count % size == 0:
            out = sep + out
        out = digits[i] + out
        count += 1
    return out

#> pretty_number_grouping("1234567", 3, ",")
#> pretty_number_grouping("-42", 1, "_")
#> pretty_number_grouping("", 3, ".")
#> pretty_number_grouping("$98765", 2, " ")
#> pretty_number_grouping("777", 4, "|")

### spread_rumor_rounds
def spread_rumor_rounds(people, start):
    knows = [p == start for p in people]
    rounds = 0
    while not all(knows) and rounds < 5:
        new = knows[:]
        for i, k in enumerate(knows):
            if k and i + 1 < len(knows):
                new[i + 1] = True
        if new == knows:
            return rounds, "stuck"
        knows = new
        rounds += 1
    return rounds, knows.count(True)

#> spread_rumor_rounds(["Al", "Bo", "Cy"], "Al")
#> spread_rumor_rounds(["x", "y", "z"], "z")
#> spread_rumor_rounds([], "nobody")
#> spread_rumor_rounds(["q", "r"], "none")
#> spread_rumor_rounds(["m", "n", "m"], "m")

### detect_key_runs_piano
def detect_key_runs_piano(notes):
    scale = "CDEFGAB"
    runs, cur = [], ""
    for n in notes:
        if cur and scale.find(n) == scale.find(cur[-1]) + 1:
            cur += n
        else:
            if len(cur) > 1:
                runs.append(cur)
            cur = n
    if len(cur) > 1:
        runs.append(cur + "!")
    return runs

#> detect_key_runs_piano("CDEGAC")
#> detect_key_runs_piano("BAG")
#> detect_key_runs_piano("")
#> detect_key_runs_piano("FGxAB")
#> detect_key_runs_piano("EFE")

### cap_repeats_per_item
def cap_repeats_per_item(seq, cap):
    counts = {}
    i = 0
    while i < len(seq):
        item = seq[i]
        counts[item] = counts.get(item, 0) + 1
        if counts[item] > cap:
            seq.pop(i)
        else:
            i += 1
    return seq, counts

#> cap_repeats_per_item([2, 2, 2, 7], 2)
#> cap_repeats_per_item([], 1)
#> cap_repeats_per_item(["tea", "tea", "pie"], 1)
#> cap_repeats_per_item([True, 1, 0], 1)
#> cap_repeats_per_item([5, 6], 0)

### ascii_histogram_rows
def ascii_histogram_rows(values):
    rows = []
    for level in range(max(values, default=0), 0, -1):
        row = ""
        for v in values:
            if v >= level:
                row += "#"
            else:
                row += " "
        rows.append(row.rstrip())
    return rows

#> ascii_histogram_rows([1, 3, 2])
#> ascii_histogram_rows([])
#> ascii_histogram_rows([0, 0])
#> ascii_histogram_rows([2, 2])
#> ascii_histogram_rows([-1, 1])

### match_wildcard_simple
def match_wildcard_simple(pattern, name):
    if len(pattern) > len(name):
        return False
    captured = ""
    for i, p in enumerate(pattern):
        if p == "?":
            captured += name[i]
        elif p == "*":
            return captured + name[i:]
        elif p != name[i]:
            return False
    return captured if len(pattern) == len(name) else None

#> match_wildcard_simple("f?o?", "food")
#> match_wildcard_simple("ab*", "abcde")
#> match_wildcard_simple("", "")
#> match_wildcard_simple("toolong", "to")
#> match_wildcard_simple("x.py", "y.py")
#> match_wildcard_simple("??", "xyz")

### tax_brackets_walk
def tax_brackets_walk(income, brackets):
    owed = 0
    floor = 0
    for top, pct in brackets:
        if income <= floor:
            break
        part = min(income, top) - floor
        owed += part * pct // 100
        floor = top
    else:
        owed += max(income - floor, 0) // 2
    return owed

#> tax_brackets_walk(300, [(100, 0), (200, 10), (400, 20)])
#> tax_brackets_walk(50, [(100, 10), (500, 30)])
#> tax_brackets_walk(0, [(10, 5)])
#> tax_brackets_walk(1000, [(100, 10)])
#> tax_brackets_walk(77, [])

### rewind_cursor_tokens
def rewind_cursor_tokens(tokens, limit):
    i, out, budget = 0, [], limit
    while i < len(tokens) and budget > 0:
        budget -= 1
        t = tokens[i]
        if t == "back" and i > 0:
            tokens[i] = "seen"
            i -= 1
        else:
            out.append(t)
            i += 1
    return out, budget

#> rewind_cursor_tokens(["a", "b", "back", "c"], 10)
#> rewind_cursor_tokens(["back", "x"], 6)
#> rewind_cursor_tokens([], 3)
#> rewind_cursor_tokens(["p", "back", "back"], 5)
#> rewind_cursor_tokens(["q", "r", "s"], 2)
