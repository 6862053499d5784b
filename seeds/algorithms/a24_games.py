### cribbage_fifteens
from itertools import combinations

def cribbage_fifteens(hand):
    pips = [min("A23456789TJQK".index(c) + 1, 10) for c in hand]
    score = 0
    for size in range(2, len(pips) + 1):
        for combo in combinations(pips, size):
            if sum(combo) == 15:
                score += 2
    return score

#> cribbage_fifteens("5TJQ")
#> cribbage_fifteens("55555")
#> cribbage_fifteens("")
#> cribbage_fifteens("A2K")
#> cribbage_fifteens("78Z")

### uno_playable
def uno_playable(hand, top):
    color, value = top.split()
    playable = []
    for card in hand:
        if card.startswith("wild"):
            playable.append(card)
            continue
        c, v = card.split()
        if c == color or v == value:
            playable.insert(0, card)
    return playable or ["draw"]

#> uno_playable(["red 5", "blue 7", "wild +4"], "red 7")
#> uno_playable(["green 1"], "blue 9")
#> uno_playable([], "red skip")
#> uno_playable(["wild", "yellow skip"], "blue skip")
#> uno_playable(["red"], "red 1")

### set_card_game_triples
from itertools import combinations

def set_card_game_triples(cards):
    good = []
    for trio in combinations(cards, 3):
        if all(len(set(col)) != 2 for col in zip(*trio)):
            good.append("/".join(trio))
    return good

#> set_card_game_triples(["1RS", "2RS", "3RS", "1GF"])
#> set_card_game_triples(["1R", "2G"])
#> set_card_game_triples([])
#> set_card_game_triples(["1R", "2G", "3P", "3R"])
#> set_card_game_triples(["aa", "aa", "aa"])

### bridge_hand_points
def bridge_hand_points(hand):
    suits = hand.split(".")
    honors = sum({"A": 4, "K": 3, "Q": 2, "J": 1}.get(c, 0) for c in hand)
    shape = tuple(sorted(map(len, suits), reverse=True))
    extra = sum(max(0, n - 4) for n in shape)
    return honors + extra, shape, sum(shape) == 13

#> bridge_hand_points("AKQ2.J93.K85.T72")
#> bridge_hand_points("...")
#> bridge_hand_points("98765432.A.KQ.J")
#> bridge_hand_points("AKQJ")
#> bridge_hand_points("xxxx.xxx.xxx.xxx")

### domino_best_play
def domino_best_play(hand, ends):
    left, right = ends
    options = []
    for a, b in hand:
        for x, y in {(a, b), (b, a)}:
            if x == left or x == right:
                options.append((a + b, max(a, b), x, y))
    if not options:
        return "knock"
    total, _, x, y = max(options)
    return f"[{x}|{y}]", total

#> domino_best_play([(1, 2), (6, 3), (5, 5)], (3, 5))
#> domino_best_play([(0, 0)], (1, 2))
#> domino_best_play([], (6, 6))
#> domino_best_play([(4, 2), (2, 4)], (4, 4))
#> domino_best_play([(6, 6), (6, 5)], (6, 5))

### checkers_moves
def checkers_moves(board, r, c):
    piece = board[r][c]
    if piece == ".":
        return None
    dr = -1 if piece == "w" else 1
    moves = []
    for dc in (-1, 1):
        y, x = r + dr, c + dc
        if not (0 <= y < len(board) and 0 <= x < len(board[0])):
            continue
        if board[y][x] == ".":
            moves.append((y, x))
        elif board[y][x] != piece and 0 <= y + dr < len(board) and 0 <= x + dc < len(board[0]) and board[y + dr][x + dc] == ".":
            moves.append((y + dr, x + dc, "jump"))
    return moves

#> checkers_moves(["....", "..b.", ".w..", "...."], 2, 1)
#> checkers_moves(["....", "....", "w..."], 2, 0)
#> checkers_moves([".."], 0, 0)
#> checkers_moves(["b.b", ".w.", "..."], 1, 1)
#> checkers_moves(["....", ".b..", "..w.", "...."], 1, 1)

### rook_attack_count
def rook_attack_count(board, r, c):
    hits = []
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        y, x = r + dr, c + dc
        while 0 <= y < len(board) and 0 <= x < len(board[y]):
            if board[y][x] != ".":
                hits.append(board[y][x])
                break
            y, x = y + dr, x + dc
    return "".join(sorted(hits))

#> rook_attack_count(["..p", "R..", "n.q"], 1, 0)
#> rook_attack_count(["R"], 0, 0)
#> rook_attack_count(["pRp", ".k."], 0, 1)
#> rook_attack_count(["...", ".R.", "..."], 1, 1)
#> rook_attack_count(["R..x.y"], 0, 0)

### othello_flips
def othello_flips(line, pos, me):
    other = "O" if me == "X" else "X"
    cells = list(line)
    flipped = 0
    for step in (-1, 1):
        i, run = pos + step, []
        while 0 <= i < len(cells) and cells[i] == other:
            run.append(i)
            i += step
        if run and 0 <= i < len(cells) and cells[i] == me:
            for k in run:
                cells[k] = me
            flipped += len(run)
    if flipped:
        cells[pos] = me
    return "".join(cells), flipped

#> othello_flips(".OOX", 0, "X")
#> othello_flips("XO.OX", 2, "X")
#> othello_flips("OO.OO", 2, "X")
#> othello_flips("", 0, "O")
#> othello_flips("OXXX.", 4, "O")

### mancala_sow
def mancala_sow(pits, start):
    seeds, pits[start] = pits[start], 0
    i = start
    while seeds:
        i = (i + 1) % len(pits)
        if i == start:
            continue
        pits[i] += 1
        seeds -= 1
    return pits, i, "capture" if pits[i] == 1 and i != start else ""

#> mancala_sow([4, 4, 4, 0], 0)
#> mancala_sow([0, 3, 1], 0)
#> mancala_sow([1, 0, 2], 0)
#> mancala_sow([9, 1, 1, 1], 0)
#> mancala_sow([2, 2, 2], -1)

### monopoly_walk
def monopoly_walk(rolls, size=12, jail=9):
    pos, cash, doubles = 0, 0, 0
    for a, b in rolls:
        doubles = doubles + 1 if a == b else 0
        if doubles == 3:
            pos, doubles = jail, 0
            print("jail!")
            continue
        pos += a + b
        if pos >= size:
            pos -= size
            cash += 200
    return pos, cash

#> monopoly_walk([(3, 4), (5, 2)])
#> monopoly_walk([(1, 1), (2, 2), (3, 3)])
#> monopoly_walk([])
#> monopoly_walk([(6, 6), (6, 6)], size=24)
#> monopoly_walk([(1, 1), (2, 1), (2, 2), (1, 1), (4, 4)], jail=0)

### farkle_score
def farkle_score(dice):
    score, counts = 0, {d: dice.count(d) for d in range(1, 7)}
    if all(c == 1 for c in counts.values()):
        return 1500
    for d, c in counts.items():
        if c >= 3:
            base = 1000 if d == 1 else d * 100
            score += base * 2 ** (c - 3)
        elif d in (1, 5):
            score += c * (100 if d == 1 else 50)
    return score

#> farkle_score([1, 1, 5, 2, 3, 4])
#> farkle_score([2, 2, 2, 2, 1])
#> farkle_score([1, 2, 3, 4, 5, 6])
#> farkle_score([])
#> farkle_score([4, 4, 6, 6, 3, 2])

### pig_latin_game_turns
def pig_latin_game_turns(players, answers):
    scores = dict.fromkeys(players, 0)
    order = list(players)
    for ok in answers:
        who = order[0]
        scores[who] += 1 if ok else -1
        if not ok:
            order.append(order.pop(0))
        if scores[who] >= 3:
            return who, scores
    return None, scores

#> pig_latin_game_turns(["Ann", "Bo"], [True, False, True, True, True])
#> pig_latin_game_turns(["Solo"], [False, False])
#> pig_latin_game_turns(["A", "B"], [])
#> pig_latin_game_turns(["A", "B", "C"], [False, False, False, True])
#> pig_latin_game_turns([], [True])

### twenty_questions_tree
def twenty_questions_tree(tree, replies):
    node, asked = tree, 0
    for r in replies:
        if isinstance(node, str):
            break
        question, yes, no = node
        asked += 1
        node = yes if r == "y" else no
    return (node if isinstance(node, str) else f"stuck: {node[0]}?"), asked

#> twenty_questions_tree(("barks", "dog", ("flies", "owl", "cat")), "nn")
#> twenty_questions_tree(("barks", "dog", "cat"), "")
#> twenty_questions_tree("fish", "yy")
#> twenty_questions_tree(("a", ("b", "x", "y"), "z"), "ynn")
#> twenty_questions_tree(("big", ("old", "elm", "oak"), "fern"), "y")

### combat_armor_rounds
def combat_armor_rounds(hp, armor, hits):
    log = []
    for kind, power in hits:
        if kind == "pierce":
            dmg = power
        elif kind == "crush":
            dmg = max(power - armor, 1)
            armor = max(armor - 1, 0)
        else:
            dmg = max(power - 2 * armor, 0)
        hp -= dmg
        log.append(dmg)
        if hp <= 0:
            return "down", log
    return hp, armor, log

#> combat_armor_rounds(20, 3, [("slash", 10), ("crush", 5), ("pierce", 4)])
#> combat_armor_rounds(5, 0, [("slash", 9), ("slash", 9)])
#> combat_armor_rounds(8, 2, [])
#> combat_armor_rounds(10, 5, [("crush", 1)] * 4)
#> combat_armor_rounds(1, 9, [("slash", 18), ("pierce", 0)])

### loot_table_roll
def loot_table_roll(table, rolls):
    total = sum(w for _, w in table)
    loot = []
    for roll in rolls:
        r = roll % total
        for name, weight in table:
            r -= weight
            if r < 0:
                loot.append(name)
                break
    return loot

#> loot_table_roll([("gold", 5), ("gem", 2), ("sword", 1)], [0, 5, 7, 12])
#> loot_table_roll([("rock", 1)], [9, 99])
#> loot_table_roll([("a", 1), ("b", 3)], [])
#> loot_table_roll([], [1])
#> loot_table_roll([("x", 0), ("y", 2)], [0, 1, -1])

### level_from_xp
def level_from_xp(xp, first=100, growth=50):
    level, need = 1, first
    while xp >= need:
        xp -= need
        level += 1
        need += growth
    bar = "#" * (10 * xp // need)
    return level, xp, need, f"[{bar:<10}]"

#> level_from_xp(0)
#> level_from_xp(475)
#> level_from_xp(100)
#> level_from_xp(30, first=10, growth=0)
#> level_from_xp(59, 20, 20)

### inventory_slots_stack
def inventory_slots_stack(items, slots, stack=5):
    bag, dropped = [], {}
    for name in items:
        for pile in bag:
            if pile[0] == name and pile[1] < stack:
                pile[1] += 1
                break
        else:
            if len(bag) < slots:
                bag.append([name, 1])
            else:
                dropped[name] = dropped.get(name, 0) + 1
    return bag, dropped

#> inventory_slots_stack(["arrow"] * 7 + ["herb"], 2)
#> inventory_slots_stack([], 3)
#> inventory_slots_stack(["a", "b", "a", "c"], 2)
#> inventory_slots_stack(["x", "x"], 0)
#> inventory_slots_stack(["p", "p", "p"], 3, stack=1)

### crossword_fit
def crossword_fit(pattern, words):
    def ok(w):
        return len(w) == len(pattern) and all(p in ("?", c) for p, c in zip(pattern, w))

    fits = [w for w in words if ok(w)]
    if len(fits) == 1:
        return fits[0].upper()
    return fits

#> crossword_fit("c?t", ["cat", "cot", "dog", "cart"])
#> crossword_fit("d?g", ["cat", "dog"])
#> crossword_fit("", ["x"])
#> crossword_fit("???", [])
#> crossword_fit("a??e", ["able", "ache", "area"])

### boggle_neighbors
def boggle_neighbors(board, letter):
    spots = [(r, c) for r, row in enumerate(board) for c, ch in enumerate(row) if ch == letter]
    near = set()
    for r, c in spots:
        for dr in (-1, 0, 1):
            for dc in (-1, 0, 1):
                y, x = r + dr, c + dc
                if (dr or dc) and 0 <= y < len(board) and 0 <= x < len(board[y]):
                    near.add(board[y][x])
    return "".join(sorted(near))

#> boggle_neighbors(["abc", "def", "ghi"], "a")
#> boggle_neighbors(["abc", "def"], "e")
#> boggle_neighbors([], "z")
#> boggle_neighbors(["zz"], "z")
#> boggle_neighbors(["q"], "q")

### countdown_numbers_reach
def countdown_numbers_reach(nums, target):
    """Apply + or * left to right; return the expressions that hit the target."""
    hits = []
    n = len(nums) - 1
    for mask in range(1 << max(n, 0)):
        value, text = (nums[0], str(nums[0])) if nums else (0, "")
        for i, k in enumerate(nums[1:]):
            if mask >> i & 1:
                value *= k
                text += f"*{k}"
            else:
                value += k
                text += f"+{k}"
        if value == target:
            hits.append(text)
    return hits

#> countdown_numbers_reach([3, 4, 5], 35)
#> countdown_numbers_reach([2, 2], 4)
#> countdown_numbers_reach([], 0)
#> countdown_numbers_reach([9], 8)
#> countdown_numbers_reach([1, 2, 3, 4], 24)

### dots_boxes_score
def dots_boxes_score(lines):
    drawn, score, player = set(), {"A": 0, "B": 0}, "A"
    for kind, r, c in lines:
        drawn.add((kind, r, c))
        boxes = [(r, c), (r - 1, c)] if kind == "h" else [(r, c), (r, c - 1)]
        won = 0
        for y, x in boxes:
            if {("h", y, x), ("h", y + 1, x), ("v", y, x), ("v", y, x + 1)} <= drawn:
                won += 1
        score[player] += won
        if not won:
            player = "B" if player == "A" else "A"
    return score, player

#> dots_boxes_score([("h", 0, 0), ("v", 0, 0), ("h", 1, 0), ("v", 0, 1)])
#> dots_boxes_score([])
#> dots_boxes_score([("h", 0, 0)])
#> dots_boxes_score([("v", 0, 1), ("h", 0, 0), ("v", 0, 0), ("h", 1, 0), ("h", 5, 5)])
#> dots_boxes_score([("h", 2, 2), ("h", 2, 2)])

### simon_says_round
def simon_says_round(orders, did):
    out = []
    for (who, order), action in zip(orders, did):
        should = order if who == "Simon" else None
        if action != should:
            out.append(order)
    return len(orders) - len(out), out

#> simon_says_round([("Simon", "jump"), ("Bob", "sit")], ["jump", None])
#> simon_says_round([("Simon", "jump"), ("Bob", "sit")], [None, "sit"])
#> simon_says_round([], [])
#> simon_says_round([("Simon", "clap")], ["hop"])
#> simon_says_round([("", "run"), ("simon", "run")], ["run", None])

### racing_lap_positions
def racing_lap_positions(lap_times):
    totals = {d: 0 for d in lap_times}
    laps = min(map(len, lap_times.values()), default=0)
    history = []
    for lap in range(laps):
        for d in totals:
            totals[d] += lap_times[d][lap]
        history.append("".join(d[0] for d in sorted(totals, key=totals.get)))
    return history

#> racing_lap_positions({"Vettel": [90, 88, 91], "Kimi": [89, 90, 88]})
#> racing_lap_positions({})
#> racing_lap_positions({"Solo": [70, 71]})
#> racing_lap_positions({"A": [5], "B": [5], "C": [4]})
#> racing_lap_positions({"P": [10, 10], "Q": []})

### knockout_bracket_alg
def knockout_bracket_alg(teams, strength):
    rounds = []
    while len(teams) > 1:
        nxt = []
        for i in range(0, len(teams) - 1, 2):
            a, b = teams[i], teams[i + 1]
            nxt.append(a if strength[a] >= strength[b] else b)
        if len(teams) % 2:
            nxt.append(teams[-1])
        rounds.append(nxt)
        teams = nxt
    return rounds

#> knockout_bracket_alg(["A", "B", "C", "D"], {"A": 3, "B": 5, "C": 2, "D": 1})
#> knockout_bracket_alg(["x"], {"x": 1})
#> knockout_bracket_alg([], {})
#> knockout_bracket_alg(["p", "q", "r"], {"p": 1, "q": 1, "r": 9})
#> knockout_bracket_alg(["u", "v"], {"u": 4})

### round_robin_pairs_alg
def round_robin_pairs_alg(teams):
    t = list(teams)
    if len(t) % 2:
        t.append(None)
    n = len(t)
    days = []
    for _ in range(n - 1):
        pairs = [(t[i], t[n - 1 - i]) for i in range(n // 2)]
        days.append([f"{a}-{b}" for a, b in pairs if None not in (a, b)])
        t.insert(1, t.pop())
    return days

#> round_robin_pairs_alg("ABCD")
#> round_robin_pairs_alg("XYZ")
#> round_robin_pairs_alg([])
#> round_robin_pairs_alg(["solo"])
#> round_robin_pairs_alg(["u", "v"])

### rps_lizard_matrix
def rps_lizard_matrix(a, b):
    moves = ["rock", "spock", "paper", "lizard", "scissors"]
    diff = (moves.index(a) - moves.index(b)) % 5
    if diff == 0:
        return "tie"
    return f"{a} wins" if diff in (1, 2) else f"{b} wins"

#> rps_lizard_matrix("rock", "scissors")
#> rps_lizard_matrix("spock", "spock")
#> rps_lizard_matrix("lizard", "rock")
#> rps_lizard_matrix("paper", "rock")
#> rps_lizard_matrix("rock", "well")

### treasure_hot_cold
def treasure_hot_cold(treasure, guesses):
    last, hints = None, []
    for g in guesses:
        d = max(abs(g[0] - treasure[0]), abs(g[1] - treasure[1]))
        if d == 0:
            hints.append("found")
            break
        if last is None or d == last:
            hints.append("same" if last else "start")
        else:
            hints.append("hot" if d < last else "cold")
        last = d
    return hints

#> treasure_hot_cold((3, 3), [(0, 0), (2, 2), (5, 1), (3, 3), (9, 9)])
#> treasure_hot_cold((1, 1), [])
#> treasure_hot_cold((0, 0), [(1, 0), (0, 1), (4, 4)])
#> treasure_hot_cold((2, 2), [(2, 2)])
#> treasure_hot_cold((-5, 0), [(5, 0), (4, 9)])

### bulls_cows_filter
def bulls_cows_filter(candidates, history):
    def score(secret, guess):
        bulls = sum(s == g for s, g in zip(secret, guess))
        return bulls, len(set(secret) & set(guess)) - bulls

    left = candidates
    for guess, reply in history:
        left = [c for c in left if score(c, guess) == reply]
    return left

#> bulls_cows_filter(["123", "132", "456", "143"], [("123", (1, 2))])
#> bulls_cows_filter(["12", "21"], [])
#> bulls_cows_filter([], [("1", (0, 0))])
#> bulls_cows_filter(["789", "987", "897"], [("798", (1, 2)), ("987", (0, 3))])
#> bulls_cows_filter(["12", "34"], [("56", (1, 0))])

### nonogram_clue_alg
from itertools import groupby

def nonogram_clue_alg(rows):
    clues = []
    for row in rows:
        runs = [len(list(g)) for filled, g in groupby(row, key=lambda c: c == "#") if filled]
        clues.append(" ".join(map(str, runs)) or "0")
    return clues

#> nonogram_clue_alg(["##.#", "....", "#.#."])
#> nonogram_clue_alg([])
#> nonogram_clue_alg(["", "#"])
#> nonogram_clue_alg(["######"])
#> nonogram_clue_alg([" # ## #"])

### sokoban_push
def sokoban_push(line, moves):
    cells = list(line)
    for m in moves:
        p = cells.index("@")
        d = 1 if m == "r" else -1
        if cells[p + d] == " ":
            cells[p], cells[p + d] = " ", "@"
        elif cells[p + d] == "$" and cells[p + 2 * d] == " ":
            cells[p:p + 3 * d:d] = [" ", "@", "$"]
    return "".join(cells)

#> sokoban_push("#@ $  #", "rrr")
#> sokoban_push("#@$#", "r")
#> sokoban_push("# $@ #", "lr")
#> sokoban_push("#@#", "lrlr")
#> sokoban_push("#    #", "r")
