### barcode_widths
def barcode_widths(bars):
    widths = []
    last = None
    for b in bars:
        if b != last:
            widths.append(0)
            last = b
        widths[-1] += 1
    odd = widths[0::2]
    return widths, max(odd, default=0)

#> barcode_widths("||.|||..|")
#> barcode_widths("")
#> barcode_widths("|")
#> barcode_widths("....")
#> barcode_widths([1, 0, 0, 1, 1])

### choir_arrange
def choir_arrange(heights):
    row = []
    for n, h in enumerate(sorted(heights)):
        if n % 2:
            row.append(h)
        else:
            row.insert(0, h)
    return row[::-1] if len(row) % 2 else row

#> choir_arrange([150, 170, 160, 180])
#> choir_arrange([150, 170, 160])
#> choir_arrange([])
#> choir_arrange([5, 5])
#> choir_arrange([1.5])

### traffic_lane_merge
def traffic_lane_merge(left, right, ratio=1):
    merged = []
    while left and right:
        merged.extend(left[:ratio])
        del left[:ratio]
        merged.append(right.pop(0))
    return merged + left + right

#> traffic_lane_merge(["L1", "L2", "L3"], ["R1", "R2"])
#> traffic_lane_merge(["L1", "L2", "L3", "L4"], ["R1", "R2", "R3"], 2)
#> traffic_lane_merge([], ["R1"])
#> traffic_lane_merge([1, 2], [], ratio=3)
#> traffic_lane_merge([1], [2], 0)

### potion_recipe_match
def potion_recipe_match(pot, recipes):
    best = None
    for name, parts in recipes:
        left = pot[:]
        if all(p in left and not left.remove(p) for p in parts):
            if best is None or len(parts) > best[1]:
                best = (name, len(parts), left)
    return best

#> potion_recipe_match(["root", "leaf", "root"], [("heal", ["root"]), ("speed", ["root", "root"])])
#> potion_recipe_match(["leaf"], [("luck", ["clover"])])
#> potion_recipe_match([], [])
#> potion_recipe_match(["a", "b"], [("x", ["a", "b"]), ("y", ["b", "a"])])
#> potion_recipe_match(["a"], [("none", [])])

### monster_battle
def monster_battle(team_a, team_b):
    log = []
    while team_a and team_b:
        a, b = team_a[0], team_b[0]
        if a > b:
            team_b.pop(0)
            team_a[0] -= b
        elif b > a:
            team_a.pop(0)
            team_b[0] -= a
        else:
            del team_a[0], team_b[0]
        log.append(len(team_a) - len(team_b))
    return team_a, team_b, log

#> monster_battle([5, 3], [4, 4])
#> monster_battle([1], [1])
#> monster_battle([], [2])
#> monster_battle([2, 2, 2], [7])
#> monster_battle([10], [3, 3, 3])

### loot_distribution
def loot_distribution(loot, heroes):
    bags = {h: [] for h in heroes}
    order = list(heroes)
    for item in sorted(loot, key=lambda it: -it[1]):
        who = min(order, key=lambda h: sum(v for _, v in bags[h]))
        bags[who].append(item)
    return {h: [n for n, _ in b] for h, b in bags.items()}

#> loot_distribution([("ring", 50), ("gem", 30), ("coin", 10), ("sword", 45)], ["ana", "bo"])
#> loot_distribution([], ["solo"])
#> loot_distribution([("x", 1), ("y", 1)], ("p", "q", "r"))
#> loot_distribution([("big", 9), ("tiny", 1), ("wee", 1)], "ab")
#> loot_distribution([("gem", 5)], [])

### spell_cooldowns
def spell_cooldowns(casts, cooldown):
    ready = {}
    result = []
    for turn, spell in enumerate(casts):
        if ready.get(spell, 0) > turn:
            result.append(f"{spell}!")
            continue
        ready[spell] = turn + cooldown
        result.append(spell)
    return result

#> spell_cooldowns(["fire", "ice", "fire", "fire"], 3)
#> spell_cooldowns([], 2)
#> spell_cooldowns(["zap", "zap"], 1)
#> spell_cooldowns(["a", "a", "a", "b", "a"], 2)
#> spell_cooldowns(["x"], 0)

### platform_scroller
def platform_scroller(level, moves):
    pos, coins = 0, []
    level = list(level)
    for m in moves:
        step = {">": 1, ">>": 2, "<": -1}.get(m, 0)
        pos = max(0, min(len(level) - 1, pos + step))
        if level[pos] == "o":
            coins.append(pos)
            level[pos] = "."
        elif level[pos] == "x":
            return "dead", coins
    return pos, coins

#> platform_scroller(".o.xo", [">", ">", ">>"])
#> platform_scroller(".o.xo", [">", ">", ">"])
#> platform_scroller("o", ["<", ">"])
#> platform_scroller("...", [])
#> platform_scroller("oooo", [">>", "<", "jump", ">"])

### minimap_viewport
def minimap_viewport(rows, cx, cy, r):
    view = []
    for y in range(cy - r, cy + r + 1):
        line = ""
        for x in range(cx - r, cx + r + 1):
            inside = 0 <= y < len(rows) and 0 <= x < len(rows[y])
            line += rows[y][x] if inside else "~"
        view.append(line)
    return view

#> minimap_viewport(["abc", "def", "ghi"], 1, 1, 1)
#> minimap_viewport(["abc", "def"], 0, 0, 1)
#> minimap_viewport([], 0, 0, 0)
#> minimap_viewport(["xy"], 1, 0, 0)
#> minimap_viewport(["."], 5, 5, 1)

### chess_material
VALUES = {"p": 1, "n": 3, "b": 3, "r": 5, "q": 9}

def chess_material(pieces):
    white = [VALUES.get(p.lower(), 0) for p in pieces if p.isupper()]
    black = [VALUES.get(p.lower(), 0) for p in pieces if p.islower()]
    diff = sum(white) - sum(black)
    return f"{diff:+d}", max(white + black, default=0)

#> chess_material("QRRppppn")
#> chess_material([])
#> chess_material("Kk")
#> chess_material(["q", "P", "p", "B"])
#> chess_material("12x")

### rook_attacks
def rook_attacks(row, at):
    left, right = row[:at][::-1], row[at + 1:]
    seen = []
    for side in (left, right):
        target = next((s for s in side if s != "."), None)
        seen.append(target)
    return seen, sum(s != "." for s in row) - 1

#> rook_attacks(list("p..R.n"), 3)
#> rook_attacks(list("R"), 0)
#> rook_attacks(list("..R..."), 2)
#> rook_attacks(["k", "R", "q"], 1)
#> rook_attacks(list("Rab"), 0)

### pawn_promotion_file
def pawn_promotion_file(board, col):
    file = [row[col] for row in board]
    if file and file[0] == "P":
        file[0] = "Q"
    for i in range(1, len(file)):
        if file[i] == "P" and file[i - 1] == ".":
            file[i - 1], file[i] = "P", "."
    return "".join(file)

#> pawn_promotion_file(["P.", ".P", "PP"], 0)
#> pawn_promotion_file([".", "P", "P"], 0)
#> pawn_promotion_file([], 0)
#> pawn_promotion_file(["ab", "cd"], -1)
#> pawn_promotion_file(["x"], 3)

### card_flush_straight
def card_flush_straight(cards):
    order = "23456789TJQKA"
    ranks = sorted(order.index(c[0]) for c in cards)
    flush = len({c[-1] for c in cards}) == 1
    straight = all(b - a == 1 for a, b in zip(ranks, ranks[1:]))
    return {(1, 1): "straight flush", (1, 0): "flush", (0, 1): "straight"}.get((flush, straight), ranks)

#> card_flush_straight(["5h", "6h", "7h", "8h", "9h"])
#> card_flush_straight(["2s", "9s", "4s"])
#> card_flush_straight(["Qd", "Js", "Kc"])
#> card_flush_straight(["As", "2d", "3c"])
#> card_flush_straight(["1h"])

### dice_pool_successes
def dice_pool_successes(rolls, target, explode=10):
    successes, extra = 0, []
    for r in rolls:
        if r >= target:
            successes += 1
        if r == explode:
            extra.append(r)
    while extra:
        successes += 1
        extra.pop()
        extra[:1] = []
    return successes

#> dice_pool_successes([10, 8, 3, 10, 10], 8)
#> dice_pool_successes([], 5)
#> dice_pool_successes([6, 6, 6], 7, explode=6)
#> dice_pool_successes([1, 2, 3], 2)
#> dice_pool_successes([10], 11)

### yahtzee_upper_again
def yahtzee_upper_again(dice):
    box = [dice.count(f) * f for f in range(1, 7)]
    kind = max(range(1, 7), key=lambda f: (dice.count(f), f))
    return box, (kind, dice.count(kind)), sum(box) == sum(dice)

#> yahtzee_upper_again([3, 3, 3, 5, 5])
#> yahtzee_upper_again([])
#> yahtzee_upper_again([6, 1, 2, 3, 4])
#> yahtzee_upper_again([7, 7, 1])
#> yahtzee_upper_again([2, 2, 4, 4])

### connect_four_drop
def connect_four_drop(cols, height, plays):
    board = [[] for _ in range(cols)]
    for n, c in enumerate(plays):
        if len(board[c]) == height:
            return f"full {c}", n
        board[c].append("XO"[n % 2])
        stack = board[c]
        if len(stack) >= 4 and len(set(stack[-4:])) == 1:
            return f"{stack[-1]} wins", n + 1
    return ["".join(b) for b in board], len(plays)

#> connect_four_drop(3, 6, [0, 1, 0, 1, 0, 2, 0])
#> connect_four_drop(2, 2, [0, 0, 0])
#> connect_four_drop(2, 4, [])
#> connect_four_drop(3, 5, [2, 1, 1])
#> connect_four_drop(1, 3, [1])

### life_one_row
def life_one_row(cells, rule):
    n = len(cells)
    new = []
    for i in range(n):
        key = cells[i - 1] * 4 + cells[i] * 2 + cells[(i + 1) % n]
        new.append(rule >> key & 1)
    return new

#> life_one_row([0, 0, 1, 0, 0], 30)
#> life_one_row([1, 1, 1], 110)
#> life_one_row([], 90)
#> life_one_row([1], 255)
#> life_one_row([0, 1, 1, 0, 1, 0], 90)

### music_transpose
NOTES = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]

def music_transpose(melody, semitones):
    moved = []
    for note in melody:
        try:
            moved.append(NOTES[(NOTES.index(note) + semitones) % 12])
        except ValueError:
            moved.append("-")
    return moved

#> music_transpose(["C", "E", "G"], 2)
#> music_transpose(["A#", "B"], 1)
#> music_transpose([], 5)
#> music_transpose(["H", "c"], 3)
#> music_transpose(["D", "F#"], -14)

### chord_intervals
def chord_intervals(notes):
    base = notes[0]
    steps = sorted({(n - base) % 12 for n in notes})
    names = {(0, 4, 7): "major", (0, 3, 7): "minor", (0, 3, 6): "dim"}
    return names.get(tuple(steps), steps)

#> chord_intervals([60, 64, 67])
#> chord_intervals([57, 60, 64, 69])
#> chord_intervals([0])
#> chord_intervals([2, 5, 8])
#> chord_intervals([])

### rhythm_bars
def rhythm_bars(lengths, bar):
    bars, cur = [], []
    for l in lengths:
        room = bar - sum(cur)
        if l > room:
            if room:
                cur.append(room)
            bars.append(cur)
            cur = [l - room]
        else:
            cur.append(l)
    return bars + [cur]

#> rhythm_bars([2, 1, 2, 3], 4)
#> rhythm_bars([], 4)
#> rhythm_bars([4, 4], 4)
#> rhythm_bars([1, 1, 1], 2)
#> rhythm_bars([3, 3, 3], 4)

### subtitle_shift
def subtitle_shift(cues, offset):
    moved = [(s + offset, e + offset, t) for s, e, t in cues]
    kept = [(max(s, 0), e, t) for s, e, t in moved if e > 0]
    overlaps = [b[2] for a, b in zip(kept, kept[1:]) if b[0] < a[1]]
    return kept, overlaps

#> subtitle_shift([(1, 3, "Hi"), (2, 5, "there")], 10)
#> subtitle_shift([(1, 3, "Hi"), (4, 6, "you")], -3)
#> subtitle_shift([], 1)
#> subtitle_shift([(0, 1, "é")], -1)
#> subtitle_shift([(0.5, 1.5, "a"), (1.0, 2.0, "b")], 0.5)

### video_keyframes
def video_keyframes(frames, threshold):
    keys = [0] if frames else []
    for i, f in enumerate(frames):
        ref = frames[keys[-1]]
        if sum(a != b for a, b in zip(ref, f)) >= threshold:
            keys.append(i)
    return keys

#> video_keyframes(["aaaa", "aaab", "abbb", "abbc"], 2)
#> video_keyframes([], 1)
#> video_keyframes(["x"], 1)
#> video_keyframes([[1, 2], [1, 3], [2, 3]], 1)
#> video_keyframes(["ab", "cd"], 3)

### color_palette_reduce
def color_palette_reduce(pixels, size):
    palette = []
    for p in pixels:
        if p not in palette:
            palette.append(p)
    palette.sort(key=lambda p: (-pixels.count(p), p))
    palette = palette[:size]
    return [palette.index(p) if p in palette else -1 for p in pixels], palette

#> color_palette_reduce([7, 3, 7, 9, 3, 7], 2)
#> color_palette_reduce([], 4)
#> color_palette_reduce(["red", "blue", "red"], 1)
#> color_palette_reduce([1, 2], 0)
#> color_palette_reduce([5, 4, 5, 4], 9)

### sprite_flip
def sprite_flip(sprite, horizontal, vertical):
    if horizontal:
        sprite = [row[::-1] for row in sprite]
    if vertical:
        sprite = sprite[::-1]
    return sprite

#> sprite_flip(["ab", "cd"], True, False)
#> sprite_flip(["ab", "cd"], False, True)
#> sprite_flip(["abc", "def"], 1, 1)
#> sprite_flip([], True, True)
#> sprite_flip([[1, 2], [3, 4]], None, 0)

### tilemap_autotile
def tilemap_autotile(rows):
    out = []
    for y, row in enumerate(rows):
        line = []
        for x, t in enumerate(row):
            if t != "#":
                line.append(t)
                continue
            up = y > 0 and rows[y - 1][x] == "#"
            left = x > 0 and row[x - 1] == "#"
            line.append(str(up + 2 * left))
        out.append("".join(line))
    return out

#> tilemap_autotile(["##", "##"])
#> tilemap_autotile([".#.", "###"])
#> tilemap_autotile([])
#> tilemap_autotile(["..."])
#> tilemap_autotile(["#", "#", "."])

### leaderboard_delta
def leaderboard_delta(before, after):
    moves = []
    for now, name in enumerate(after):
        if name not in before:
            moves.append(f"{name} new")
        elif (d := before.index(name) - now):
            moves.append(f"{name} {d:+}")
    return moves, [n for n in before if n not in after]

#> leaderboard_delta(["a", "b", "c"], ["b", "a", "d"])
#> leaderboard_delta([], ["x"])
#> leaderboard_delta(["k"], ["k"])
#> leaderboard_delta(["p", "q", "r"], ["r", "p", "q"])
#> leaderboard_delta(["gone"], [])

### chatbot_history_trim
def chatbot_history_trim(messages, budget):
    kept = []
    for role, text in reversed(messages):
        cost = len(text.split())
        if cost > budget and role != "system":
            continue
        kept.insert(0, f"{role[0]}:{text}")
        budget -= cost
    return kept, budget

#> chatbot_history_trim([("system", "be kind"), ("user", "hello there friend"), ("bot", "hi")], 3)
#> chatbot_history_trim([], 5)
#> chatbot_history_trim([("user", "one two three")], 2)
#> chatbot_history_trim([("user", ""), ("user", "ok")], 1)
#> chatbot_history_trim([("system", "a b c d e")], 0)
