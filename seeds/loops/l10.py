### anagram_slot_filler
def anagram_slot_filler(slots, letters):
    pool = list(letters)
    for i, s in enumerate(slots):
        if s != "_":
            if s in pool:
                pool.remove(s)
            continue
        if not pool:
            return slots, "empty"
        slots = slots[:i] + pool.pop(0) + slots[i + 1:]
    return slots, "".join(pool)

#> anagram_slot_filler("c_t_", "tabs")
#> anagram_slot_filler("___", "x")
#> anagram_slot_filler("", "left")
#> anagram_slot_filler("done", "den")
#> anagram_slot_filler("_a_a", "aaa")

### snack_box_rotation
def snack_box_rotation(kids, snacks):
    box = {k: [] for k in kids}
    turn = 0
    for s in snacks:
        who = kids[turn % len(kids)]
        if s in box[who]:
            turn += 1
            who = kids[turn % len(kids)]
        box[who].append(s)
        if s != "bonus":
            turn += 1
    return box

#> snack_box_rotation(["Uma", "Ned"], ["nuts", "fig", "nuts", "bonus", "kiwi"])
#> snack_box_rotation(["Solo"], ["pie", "pie"])
#> snack_box_rotation(["x", "y"], [])
#> snack_box_rotation([], ["gum"])
#> snack_box_rotation(["p", "q", "r"], ["bonus", "bonus", "tea"])

### crossword_row_lengths
def crossword_row_lengths(row):
    lens, cur, blocks = [], 0, 0
    for i in range(len(row) + 1):
        if i < len(row) and row[i] != "#":
            cur += 1
            continue
        if cur >= 2:
            lens.append(cur)
        elif cur == 1:
            lens.append(0)
        cur = 0
        blocks += 1
    return lens, blocks - 1

#> crossword_row_lengths("..#.###...")
#> crossword_row_lengths("abc")
#> crossword_row_lengths("")
#> crossword_row_lengths("##x#")
#> crossword_row_lengths("  #  ")

### chase_cat_and_mouse
def chase_cat_and_mouse(cat, mouse, wall):
    ticks = 0
    seen = []
    while cat != mouse:
        ticks += 1
        if mouse < wall:
            mouse += 1
        cat += 2 if mouse - cat > 1 else 1
        seen.append(mouse - cat)
        if ticks == 6 or cat > mouse:
            break
    else:
        return "caught", ticks
    return seen, ticks

#> chase_cat_and_mouse(0, 3, 10)
#> chase_cat_and_mouse(0, 20, 30)
#> chase_cat_and_mouse(4, 4, 9)
#> chase_cat_and_mouse(8, 5, 5)
#> chase_cat_and_mouse(1, 6, 6)

### accent_every_third_beat
def accent_every_third_beat(beats):
    count = 0
    line = []
    for b in beats:
        if b == "|":
            count = 0
        elif b.isalpha():
            count += 1
            if count % 3 == 1:
                b = b.upper() + "!"
        else:
            continue
        line.append(b)
    return "".join(line)

#> accent_every_third_beat("abcd|ef")
#> accent_every_third_beat("..a.b")
#> accent_every_third_beat("")
#> accent_every_third_beat("|||")
#> accent_every_third_beat("xX xX")

### stack_boxes_max_height
def stack_boxes_max_height(boxes, ceiling):
    towers = [0]
    labels = ""
    for b in boxes:
        if towers[-1] + b <= ceiling:
            towers[-1] += b
            labels += str(len(towers))
        elif b > ceiling:
            labels += "x"
        else:
            towers.append(b)
            labels += "+"
    return towers, labels

#> stack_boxes_max_height([4, 4, 4, 1], 9)
#> stack_boxes_max_height([], 5)
#> stack_boxes_max_height([12, 3], 10)
#> stack_boxes_max_height([7, 7, 7], 7)
#> stack_boxes_max_height([0, 2, 9, 2], 3)

### swap_bracket_styles
def swap_bracket_styles(s):
    depth = 0
    for i in range(len(s)):
        if s[i] in "([":
            new = "(" if depth % 2 == 0 else "["
            depth += 1
        elif s[i] in ")]" and depth:
            depth -= 1
            new = ")" if depth % 2 == 0 else "]"
        else:
            continue
        s = s[:i] + new + s[i + 1:]
    return s, depth

#> swap_bracket_styles("[a[b]]")
#> swap_bracket_styles("x]y(")
#> swap_bracket_styles("")
#> swap_bracket_styles("((()))")
#> swap_bracket_styles("no pairs")

### shelf_gap_insert
def shelf_gap_insert(shelf, books):
    placed = {}
    for title, width in books:
        run = 0
        for i in range(len(shelf)):
            run = run + 1 if shelf[i] == "." else 0
            if run == width:
                start = i - width + 1
                shelf = shelf[:start] + title[0] * width + shelf[i + 1:]
                placed[title] = start
                break
    return shelf, placed

#> shelf_gap_insert("..#...", [("Dune", 3), ("It", 1)])
#> shelf_gap_insert("###", [("Emma", 1)])
#> shelf_gap_insert("", [("Ulysses", 2)])
#> shelf_gap_insert("....", [])
#> shelf_gap_insert("...", [("Kim", 2), ("She", 2)])

### countdown_letters_until_vowel
def countdown_letters_until_vowel(word, step):
    trail = ""
    for i in range(len(word) - 1, -1, -step):
        c = word[i]
        if c.lower() in "aeiou":
            trail += f"<{c}>"
            break
        trail += c if c.isalpha() else f"{i}"
    else:
        trail += "<>"
    return trail

#> countdown_letters_until_vowel("watch", 1)
#> countdown_letters_until_vowel("rhythms", 2)
#> countdown_letters_until_vowel("", 3)
#> countdown_letters_until_vowel("x-y-z", 1)
#> countdown_letters_until_vowel("OTTER", 3)

### bread_oven_batches
def bread_oven_batches(loaves, size):
    batches, oven = [], []
    for i, kind in enumerate(loaves, 1):
        if oven and oven[0] != kind:
            batches.append(f"{oven[0]}x{len(oven)}")
            oven = []
        oven.append(kind)
        if len(oven) == size or i == len(loaves):
            batches.append(f"{kind}*{len(oven)}")
            oven.clear()
    return batches

#> bread_oven_batches(["rye", "rye", "rye", "oat"], 2)
#> bread_oven_batches([], 4)
#> bread_oven_batches(["bun"], 3)
#> bread_oven_batches(["a", "b", "b", "a"], 9)
#> bread_oven_batches(["q", "q"], 1)

### infix_left_to_right
def infix_left_to_right(tokens):
    value, op = None, "+"
    for t in tokens.split():
        if t in "+-*":
            op = t
            continue
        n = int(t)
        if value is None:
            value = n
        elif op == "+":
            value += n
        elif op == "-":
            value -= n
        else:
            value *= n
    return value, op

#> infix_left_to_right("3 + 4 * 2")
#> infix_left_to_right("9 - 10 - 1")
#> infix_left_to_right("")
#> infix_left_to_right("5 5 5")
#> infix_left_to_right("2 / 2")

### garden_row_weeds
def garden_row_weeds(row, days):
    for day in range(days):
        nxt = ""
        for i, c in enumerate(row):
            near = row[max(0, i - 1):i + 2]
            if c == "." and near.count("w") == 1:
                nxt += "w"
            elif c == "w" and near == "www":
                nxt += "."
            else:
                nxt += c
        if nxt == row:
            return row, day
        row = nxt
    return row, days

#> garden_row_weeds(".w..", 2)
#> garden_row_weeds("www", 1)
#> garden_row_weeds("", 2)
#> garden_row_weeds("f.f", 3)
#> garden_row_weeds("w.w", 2)

### split_odd_quoted_words
def split_odd_quoted_words(s):
    words, cur, quote = [], "", ""
    for ch in s:
        if quote:
            if ch == quote:
                quote = ""
            else:
                cur += ch
        elif ch in "'\"":
            quote = ch
        elif ch == " ":
            if cur:
                words.append(cur)
            cur = ""
        else:
            cur += ch
    return words + [cur] if cur else words

#> split_odd_quoted_words("a 'b c' d")
#> split_odd_quoted_words('x"y z')
#> split_odd_quoted_words("")
#> split_odd_quoted_words("  go  ")
#> split_odd_quoted_words("\"it's\" ok")

### relay_baton_times
def relay_baton_times(legs, penalty):
    clock, drops = 0, []
    for i, leg in enumerate(legs):
        if leg < 0:
            drops.append(i)
            clock += -leg + penalty
            if len(drops) == 2:
                return "DQ", clock
        else:
            clock += leg
    return clock, drops

#> relay_baton_times([11, -12, 10, 9], 3)
#> relay_baton_times([-5, 4, -6, 8], 1)
#> relay_baton_times([], 2)
#> relay_baton_times([10.5, 9.5], 0)
#> relay_baton_times([0, -1], 100)

### replace_runs_with_index
def replace_runs_with_index(s, target):
    out, i, n = "", 0, 0
    while i < len(s):
        if s[i] != target:
            out += s[i]
            i += 1
            continue
        j = i
        while j < len(s) and s[j] == target:
            j += 1
        n += 1
        out += f"{{{n}:{j - i}}}" if j - i > 1 else f"{{{n}}}"
        i = j
    return out

#> replace_runs_with_index("a__b_c", "_")
#> replace_runs_with_index("zzz", "z")
#> replace_runs_with_index("", "q")
#> replace_runs_with_index("none", "!")
#> replace_runs_with_index("x y  z", " ")

### sheet_column_width_fit
def sheet_column_width_fit(cols, total):
    widths = [len(c) for c in cols]
    while sum(widths) > total:
        big = max(widths)
        if big <= 2:
            return None
        widths[widths.index(big)] -= 1
    return [c if len(c) <= w else c[:w - 1] + "…" for c, w in zip(cols, widths)]

#> sheet_column_width_fit(["name", "address", "id"], 10)
#> sheet_column_width_fit(["ab", "cd"], 3)
#> sheet_column_width_fit([], 0)
#> sheet_column_width_fit(["one", "two"], 40)
#> sheet_column_width_fit(["longest", "x"], 5)

### pick_longest_alternation
def pick_longest_alternation(s):
    best = cur = s[:1]
    for ch in s[1:]:
        if ch.isupper() != cur[-1].isupper():
            cur += ch
        else:
            if len(cur) > len(best):
                best = cur
            cur = ch
    return max(best, cur, key=len)

#> pick_longest_alternation("aBcDDeF")
#> pick_longest_alternation("")
#> pick_longest_alternation("xx")
#> pick_longest_alternation("QqQ!r")
#> pick_longest_alternation("nNNnNn")

### fuse_timer_sparks
def fuse_timer_sparks(fuse):
    t, left, right = 0, 0, len(fuse) - 1
    log = []
    while left <= right:
        t += 1
        for side in ("L", "R"):
            i = left if side == "L" else right
            if left > right:
                break
            if fuse[i] == "o":
                log.append(f"{side}{t}")
            if side == "L":
                left += 1
            else:
                right -= 1
    return log, t

#> fuse_timer_sparks("-o--o")
#> fuse_timer_sparks("ooo")
#> fuse_timer_sparks("")
#> fuse_timer_sparks("----")
#> fuse_timer_sparks("o")

### library_due_fines
def library_due_fines(returns, today):
    fines, late = {}, 0
    for who, due in returns:
        days = today - due
        if days <= 0:
            continue
        fee = days * 10
        if who in fines:
            fee *= 2
        if fee > 100:
            fee = 100
            late += 1
        fines[who] = fines.get(who, 0) + fee
    return fines, late

#> library_due_fines([("Ola", 3), ("Ola", 8), ("Per", 12)], 10)
#> library_due_fines([("Q", 0)], 99)
#> library_due_fines([], 5)
#> library_due_fines([("a", 7), ("b", 6)], 7)
#> library_due_fines([("z", 1), ("z", 1), ("z", 20)], 8)

### sign_of_life_pulse
def sign_of_life_pulse(trace):
    beats, flat, last = 0, 0, 0
    for v in trace:
        if v > last and v > 10:
            beats += 1
            flat = 0
        elif v == last:
            flat += 1
        if flat >= 3:
            return f"flat after {beats}"
        last = v
    return beats

#> sign_of_life_pulse([2, 14, 3, 15, 1])
#> sign_of_life_pulse([12, 5, 5, 5, 5, 20])
#> sign_of_life_pulse([])
#> sign_of_life_pulse([0, 0, 0])
#> sign_of_life_pulse([11, 12, 13])

### haggle_price_rounds
def haggle_price_rounds(ask, offer, patience):
    rounds = []
    while ask > offer:
        if patience == 0:
            return "walk", rounds
        if len(rounds) % 2 == 0:
            ask -= max(1, (ask - offer) // 3)
            rounds.append(ask)
        else:
            offer += max(1, (ask - offer) // 4)
            rounds.append(-offer)
            patience -= 1
    return ask, rounds

#> haggle_price_rounds(30, 18, 3)
#> haggle_price_rounds(10, 9, 1)
#> haggle_price_rounds(5, 8, 2)
#> haggle_price_rounds(100, 0, 1)
#> haggle_price_rounds(7, 6, 0)

### strip_notes_and_number
def strip_notes_and_number(lines):
    n = 0
    out = []
    skip = False
    for line in lines:
        if line.startswith("(("):
            skip = True
        if not skip and line:
            n += 1
            out.append(f"{n:02d} {line.split('//')[0].rstrip()}")
        if line.endswith("))"):
            skip = False
    return out

#> strip_notes_and_number(["go // now", "((note", "hidden))", "stop"])
#> strip_notes_and_number(["((x))", ""])
#> strip_notes_and_number([])
#> strip_notes_and_number(["a", "((never closed", "b"])
#> strip_notes_and_number(["//", "f(g(1))"])

### hop_frogs_lily
def hop_frogs_lily(pads, frogs):
    for k, at in enumerate(frogs):
        to = at + 1
        while to < len(pads) and pads[to] != "o":
            to += 1
        if to == len(pads):
            frogs[k] = -1
            pads = pads[:at] + "o" + pads[at + 1:]
        else:
            frogs[k] = to
            pads = pads[:to] + "F" + pads[to + 1:]
    return pads, frogs

#> hop_frogs_lily("F~oo", [0])
#> hop_frogs_lily("FF~o", [1, 0])
#> hop_frogs_lily("ooo", [])
#> hop_frogs_lily("oF~", [1])
#> hop_frogs_lily("FooFo", [3, 0])

### tag_word_transitions
def tag_word_transitions(text):
    prev, moves = None, {}
    for w in text.split():
        if w.isdigit():
            kind = "num"
        elif w[0].isupper():
            kind = "Name"
        else:
            kind = "word"
        if prev is not None and prev != kind:
            step = prev[0] + kind[0]
            moves[step] = moves.get(step, 0) + 1
        prev = kind
    return moves, prev

#> tag_word_transitions("Bob has 3 cats")
#> tag_word_transitions("a b c")
#> tag_word_transitions("")
#> tag_word_transitions("7 Up 7 Up")
#> tag_word_transitions("x 1 Y")

### swap_heavy_pairs
def swap_heavy_pairs(loads, limit):
    moves = 0
    for i in range(0, len(loads) - 1, 2):
        a, b = loads[i], loads[i + 1]
        if a + b > limit:
            loads[i:i + 2] = [max(a, b)]
            loads.append(min(a, b))
            moves += 1
        elif a < b:
            loads[i], loads[i + 1] = b, a
    return loads, moves

#> swap_heavy_pairs([3, 5, 9, 8], 10)
#> swap_heavy_pairs([], 4)
#> swap_heavy_pairs([6, 1, 2], 20)
#> swap_heavy_pairs([7, 7], 5)
#> swap_heavy_pairs([1, 2, 30, 4, 5], 8)
