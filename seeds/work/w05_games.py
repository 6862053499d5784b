### poker_hand_category
def poker_hand_category(cards):
    ranks = sorted(("23456789TJQKA".index(c[0]) for c in cards), reverse=True)
    suits = {c[1] for c in cards}
    counts = sorted((ranks.count(r) for r in set(ranks)), reverse=True)
    flush = len(suits) == 1
    straight = counts[0] == 1 and ranks[0] - ranks[-1] == 4
    if straight and flush:
        return "straight flush"
    if counts[0] == 4:
        return "four of a kind"
    if counts[:2] == [3, 2]:
        return "full house"
    if flush:
        return "flush"
    if straight:
        return "straight"
    return {3: "three of a kind", 2: "pair" if len(counts) == 4 else "two pair"}.get(counts[0], "high card")

#> poker_hand_category(["TH", "JH", "QH", "KH", "AH"])
#> poker_hand_category(["9C", "9D", "9H", "9S", "2C"])
#> poker_hand_category(["3C", "3D", "KS", "KH", "3S"])
#> poker_hand_category(["2S", "8S", "5S", "JS", "AS"])
#> poker_hand_category(["4D", "5C", "6H", "7S", "8D"])
#> poker_hand_category(["QD", "QC", "2H", "2S", "7D"])

### blackjack_hand_total
def blackjack_hand_total(hand):
    total, aces = 0, 0
    for card in hand:
        rank = card[:-1]
        if rank == "A":
            aces += 1
            total += 11
        else:
            total += 10 if rank in "JQK" else int(rank)
    while total > 21 and aces:
        total -= 10
        aces -= 1
    if total > 21:
        return total, "bust"
    if total == 21 and len(hand) == 2:
        return total, "blackjack"
    return total, "soft" if aces else "hard"

#> blackjack_hand_total(["A♠", "K♦"])
#> blackjack_hand_total(["A♠", "A♦", "9♣"])
#> blackjack_hand_total(["10♥", "8♣", "5♦"])
#> blackjack_hand_total([])
#> blackjack_hand_total(["7♣", "Q♠", "A♥", "A♣"])

### dealer_draws_until
def dealer_draws_until(deck, stand=17):
    hand = []
    while deck and sum(hand) < stand:
        card = deck.pop()
        if card == 1 and sum(hand) + 11 <= 21:
            card = 11
        hand.append(card)
    return hand, sum(hand), len(deck)

#> dealer_draws_until([5, 10, 6, 9])
#> dealer_draws_until([])
#> dealer_draws_until([2, 1, 10])
#> dealer_draws_until([3, 3, 3], stand=100)
#> dealer_draws_until([4, 1, 6, 10], 16)

### tic_tac_toe_status
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def tic_tac_toe_status(board):
    x, o = board.count("X"), board.count("O")
    if not 0 <= x - o <= 1:
        return "invalid"
    winners = {board[a] for a, b, c in LINES if board[a] != "." and board[a] == board[b] == board[c]}
    if len(winners) == 1:
        return f"{winners.pop()} wins"
    if winners:
        return "invalid"
    return "draw" if "." not in board else f"{'O' if x > o else 'X'} to move"

#> tic_tac_toe_status("XXXOO....")
#> tic_tac_toe_status(".........")
#> tic_tac_toe_status("XOXXOOOXX")
#> tic_tac_toe_status("XXXOOO...")
#> tic_tac_toe_status("OOO......")
#> tic_tac_toe_status("X...O...X")

### chess_knight_targets
def chess_knight_targets(square, blocked=()):
    file, rank = ord(square[0]) - ord("a"), int(square[1]) - 1
    targets = []
    for df in (-2, -1, 1, 2):
        for dr in (-2, -1, 1, 2):
            if abs(df) == abs(dr):
                continue
            f, r = file + df, rank + dr
            if 0 <= f < 8 and 0 <= r < 8:
                name = "abcdefgh"[f] + str(r + 1)
                if name not in blocked:
                    targets.append(name)
    return sorted(targets)

#> chess_knight_targets("a1")
#> chess_knight_targets("d4")
#> chess_knight_targets("h8", blocked=["g6"])
#> chess_knight_targets("b1", ("a3", "c3", "d2"))
#> chess_knight_targets("e")

### material_balance_fen
WORTH = dict(p=1, n=3, b=3, r=5, q=9, k=0)


def material_balance_fen(board):
    white = sum(WORTH[c.lower()] for c in board if c.isupper())
    black = sum(WORTH[c] for c in board if c.islower())
    diff = white - black
    if diff == 0:
        return "even"
    side = "white" if diff > 0 else "black"
    return f"{side} +{abs(diff)}"

#> material_balance_fen("4k3/8/8/3Q4/8/8/8/4K3")
#> material_balance_fen("rnbqkbnr/RNBQKBNR")
#> material_balance_fen("k2rr3/PPP5/K7")
#> material_balance_fen("8/8")
#> material_balance_fen("xyz")

### minesweeper_counts
def minesweeper_counts(field):
    out = []
    for r, row in enumerate(field):
        line = ""
        for c, cell in enumerate(row):
            if cell == "*":
                line += "*"
                continue
            near = 0
            for rr in field[max(0, r - 1):r + 2]:
                near += rr[max(0, c - 1):c + 2].count("*")
            line += str(near) if near else "."
        out.append(line)
    return out

#> minesweeper_counts(["*..", "...", "..*"])
#> minesweeper_counts([])
#> minesweeper_counts(["***", "*.*", "***"])
#> minesweeper_counts(["....", ".*.."])
#> minesweeper_counts([" ", "*"])

### battleship_fire_log
def battleship_fire_log(ships, shots):
    alive = {name: set(cells) for name, cells in ships.items()}
    log = []
    for shot in shots:
        for name in sorted(alive):
            if shot in alive[name]:
                alive[name].remove(shot)
                if alive[name]:
                    log.append("hit")
                else:
                    log.append(f"sunk {name}")
                    del alive[name]
                break
        else:
            log.append("miss")
        if not alive:
            log.append("all sunk")
            break
    return log

#> battleship_fire_log({"sub": ["B2"], "tug": ["A1", "A2"]}, ["A1", "C3", "B2", "A2", "A1"])
#> battleship_fire_log({"dinghy": ["J10"]}, ["J9", "J9"])
#> battleship_fire_log({}, ["A1"])
#> battleship_fire_log({"x": ["D4", "D5"]}, [])
#> battleship_fire_log({"a": ["C1"], "b": ["C1"]}, ["C1", "C1"])

### hangman_round_state
def hangman_round_state(secret, guesses, lives=6):
    seen, misses = set(), 0
    for g in guesses.lower():
        if g in seen or not g.isalpha():
            continue
        seen.add(g)
        misses += g not in secret.lower()
        if misses >= lives:
            return f"lost: {secret}"
    shown = "".join(c if c.lower() in seen or not c.isalpha() else "_" for c in secret)
    return "won!" if shown == secret else f"{shown} ({lives - misses} left)"

#> hangman_round_state("Banana", "anx")
#> hangman_round_state("Rock-n-Roll", "ockrlnx")
#> hangman_round_state("sky", "aeiou1", lives=3)
#> hangman_round_state("", "a")
#> hangman_round_state("Pizza", "zz p!")

### wordle_hint_duplicates
from collections import Counter


def wordle_hint_duplicates(secret, guess):
    if len(secret) != len(guess):
        raise ValueError("lengths differ")
    hint = ["-"] * len(guess)
    spare = Counter(s for s, g in zip(secret, guess) if s != g)
    for i, (s, g) in enumerate(zip(secret, guess)):
        if s == g:
            hint[i] = "G"
        elif spare[g] > 0:
            hint[i] = "y"
            spare[g] -= 1
    return "".join(hint)

#> wordle_hint_duplicates("crane", "eerie")
#> wordle_hint_duplicates("abbey", "babes")
#> wordle_hint_duplicates("mount", "mount")
#> wordle_hint_duplicates("tiny", "toolong")
#> wordle_hint_duplicates("llama", "small")

### mastermind_pegs_score
def mastermind_pegs_score(code, guess):
    exact = sum(map(str.__eq__, code, guess))
    colors = sum(min(code.count(c), guess.count(c)) for c in sorted(set(guess)))
    black, white = exact, colors - exact
    return "B" * black + "W" * white or "none"

#> mastermind_pegs_score("RGBY", "RBGO")
#> mastermind_pegs_score("AABB", "BBAA")
#> mastermind_pegs_score("1234", "1234")
#> mastermind_pegs_score("RRRR", "GGGG")
#> mastermind_pegs_score("", "X")

### yahtzee_best_upper
def yahtzee_best_upper(dice, taken=()):
    best, best_score = None, -1
    for face in range(6, 0, -1):
        if face in taken:
            continue
        score = face * dice.count(face)
        if score > best_score:
            best, best_score = face, score
    return best, max(best_score, 0)

#> yahtzee_best_upper([6, 2, 2, 2, 5])
#> yahtzee_best_upper([1, 1, 1, 1, 1], taken=(6, 5))
#> yahtzee_best_upper([3, 4, 4, 6, 1], {6})
#> yahtzee_best_upper([], taken=[])
#> yahtzee_best_upper([2, 2], (1, 2, 3, 4, 5, 6))

### yahtzee_category_points
def yahtzee_category_points(dice, category):
    counts = sorted(map(dice.count, set(dice)), reverse=True)
    faces = "".join(map(str, sorted(set(dice))))
    if category == "full house":
        return 25 if counts == [3, 2] else 0
    if category == "small straight":
        return 30 if any(run in faces for run in ("1234", "2345", "3456")) else 0
    if category == "large straight":
        return 40 if faces in ("12345", "23456") else 0
    if category == "yahtzee":
        return 50 if counts[0] == 5 else 0
    if category == "chance":
        return sum(dice)
    raise KeyError(category)

#> yahtzee_category_points([3, 3, 5, 5, 5], "full house")
#> yahtzee_category_points([1, 2, 3, 4, 6], "small straight")
#> yahtzee_category_points([2, 3, 4, 5, 6], "large straight")
#> yahtzee_category_points([4, 4, 4, 4, 4], "yahtzee")
#> yahtzee_category_points([1, 6, 6, 2, 2], "chance")
#> yahtzee_category_points([1, 1, 1, 1, 1], "luck")

### bowling_frames_score
def bowling_frames_score(rolls):
    total = i = 0
    for frame in range(10):
        if i >= len(rolls):
            break
        if rolls[i] == 10:
            total += 10 + sum(rolls[i + 1:i + 3])
            i += 1
        else:
            pins = sum(rolls[i:i + 2])
            total += pins + (sum(rolls[i + 2:i + 3]) if pins == 10 else 0)
            i += 2
    return total, frame + 1

#> bowling_frames_score([10] * 12)
#> bowling_frames_score([9, 1, 5, 0])
#> bowling_frames_score([])
#> bowling_frames_score([3, 4, 10, 2])
#> bowling_frames_score([5, 5] * 10 + [7])

### tennis_point_caller
CALLS = ["Love", "15", "30", "40"]


def tennis_point_caller(points, server="A"):
    other = "B" if server == "A" else "A"
    s, o = points.count(server), points.count(other)
    if max(s, o) >= 4 and abs(s - o) >= 2:
        return f"Game {server if s > o else other}"
    if s >= 3 and o >= 3:
        if s == o:
            return "Deuce"
        return "Ad-in" if s > o else "Ad-out"
    if s == o:
        return CALLS[s] + "-All"
    return f"{CALLS[s]}-{CALLS[o]}"

#> tennis_point_caller("AAB")
#> tennis_point_caller("ABABAB", server="B")
#> tennis_point_caller("AAAA")
#> tennis_point_caller("ABABABB")
#> tennis_point_caller("")
#> tennis_point_caller("BBBAAAB", "B")

### darts_leg_remaining
def darts_leg_remaining(start, throws):
    left = start
    for n, dart in enumerate(throws, 1):
        factor = {"S": 1, "D": 2, "T": 3}[dart[0]]
        value = factor * int(dart[1:])
        after = left - value
        if after < 0 or after == 1 or (after == 0 and factor != 2):
            return {"bust_at": n, "left": left}
        left = after
        if left == 0:
            return {"won_with": n}
    return {"left": left}

#> darts_leg_remaining(101, ["T20", "S1", "D20"])
#> darts_leg_remaining(40, ["S20", "S20"])
#> darts_leg_remaining(501, [])
#> darts_leg_remaining(32, ["D16", "S5"])
#> darts_leg_remaining(60, ["T19", "X3"])
#> darts_leg_remaining(7, ["S6"])

### snakes_ladders_walk
def snakes_ladders_walk(rolls, jumps, goal=30):
    pos, path = 1, [1]
    for roll in rolls:
        if pos + roll > goal:
            continue  # must land exactly
        pos += roll
        pos = jumps.get(pos, pos)
        path.append(pos)
        if pos == goal:
            break
    return path

#> snakes_ladders_walk([3, 5, 6], {4: 14, 19: 7})
#> snakes_ladders_walk([6, 6, 6, 6, 6, 5], {})
#> snakes_ladders_walk([], {2: 9})
#> snakes_ladders_walk([4, 4, 4], {5: 1}, goal=6)
#> snakes_ladders_walk([2, 1, 1], {3: 8}, goal=9)

### round_robin_fixtures
def round_robin_fixtures(teams):
    """Circle method: list of rounds, each a list of pairs; '-' is a bye."""
    teams = list(teams)
    if len(teams) % 2:
        teams.append("-")
    n = len(teams)
    rounds = []
    for _ in range(n - 1):
        rounds.append([(teams[i], teams[n - 1 - i]) for i in range(n // 2)])
        teams[1:] = teams[-1:] + teams[1:-1]
    return rounds

#> round_robin_fixtures(["Ajax", "PSV", "AZ", "NEC"])
#> round_robin_fixtures("abc")
#> round_robin_fixtures([])
#> round_robin_fixtures(["one"])
#> round_robin_fixtures([7, 8])

### league_table_sorted
def league_table_sorted(results):
    table = {}
    for home, away, hg, ag in results:
        for team, scored, conceded in ((home, hg, ag), (away, ag, hg)):
            row = table.setdefault(team, {"pts": 0, "gd": 0, "gf": 0})
            row["gd"] += scored - conceded
            row["gf"] += scored
            if scored > conceded:
                row["pts"] += 3
            elif scored == conceded:
                row["pts"] += 1
    ranking = sorted(table, key=lambda t: (-table[t]["pts"], -table[t]["gd"], -table[t]["gf"], t))
    return [(t, table[t]["pts"], table[t]["gd"]) for t in ranking]

#> league_table_sorted([("Lyon", "Nice", 2, 1), ("Nice", "Metz", 0, 0), ("Metz", "Lyon", 3, 0)])
#> league_table_sorted([])
#> league_table_sorted([("A", "B", 1, 1)])
#> league_table_sorted([("Z", "Y", 4, 4), ("X", "W", 0, 2)])
#> league_table_sorted([("P", "Q", 1, 0), ("Q", "P", 1, 0), ("P", "Q", 0, 5)])

### knockout_bracket_seeds
def knockout_bracket_seeds(players):
    size = 1
    while size < len(players):
        size *= 2
    order = [1]
    while len(order) < size:
        total = 2 * len(order) + 1
        order = [x for seed in order for x in (seed, total - seed)]
    slots = [players[s - 1] if s <= len(players) else "bye" for s in order]
    return list(zip(slots[::2], slots[1::2]))

#> knockout_bracket_seeds(["Iga", "Coco", "Elena", "Jess"])
#> knockout_bracket_seeds(["a", "b", "c", "d", "e"])
#> knockout_bracket_seeds(["x", "y"])
#> knockout_bracket_seeds(["champ"])
#> knockout_bracket_seeds([])

### leaderboard_shared_ranks
def leaderboard_shared_ranks(scores, top=None):
    ordered = sorted(scores.items(), key=lambda kv: (-kv[1], kv[0].casefold()))
    lines, rank, last = [], 0, None
    for position, (name, score) in enumerate(ordered, 1):
        if score != last:
            rank, last = position, score
        if top is not None and rank > top:
            break
        lines.append(f"{rank}. {name} {score}")
    return lines

#> leaderboard_shared_ranks({"kim": 90, "Ana": 95, "bob": 90, "Zed": 70})
#> leaderboard_shared_ranks({})
#> leaderboard_shared_ranks({"a": 5, "B": 5, "c": 4}, top=1)
#> leaderboard_shared_ranks({"x": -1, "y": 0}, 5)
#> leaderboard_shared_ranks({"p": 1.5, "q": 1.5, "r": 2.5, "s": 1}, top=2)

### combat_turn_order_log
class Fighter:
    def __init__(self, name, hp, attack, armor=0):
        self.name, self.hp, self.attack, self.armor = name, hp, attack, armor

    def hit(self, target):
        damage = max(1, self.attack - target.armor)
        target.hp -= damage
        return f"{self.name} hits {target.name} for {damage}"


def combat_turn_order_log(first, second, max_turns=6):
    a, b = Fighter(*first), Fighter(*second)
    log = []
    while a.hp > 0 and b.hp > 0 and len(log) < max_turns:
        log.append(a.hit(b))
        a, b = b, a
    log.append(f"{b.name} wins" if a.hp <= 0 else "timeout")
    return log

#> combat_turn_order_log(("Orc", 10, 6), ("Elf", 8, 5, 2))
#> combat_turn_order_log(("Rat", 3, 1), ("Knight", 40, 9, 8))
#> combat_turn_order_log(("A", 50, 2, 1), ("B", 50, 2, 1), max_turns=3)
#> combat_turn_order_log(("Ghost", 0, 5), ("Hero", 5, 5))
#> combat_turn_order_log(("Imp", 1, 100), ("Imp2", 99, 0))

### loot_stack_inventory
def loot_stack_inventory(slots, item, amount, stack=16, size=4):
    for slot in slots:
        if amount == 0:
            break
        if slot[0] == item and slot[1] < stack:
            moved = min(stack - slot[1], amount)
            slot[1] += moved
            amount -= moved
    while amount and len(slots) < size:
        moved = min(stack, amount)
        slots.append([item, moved])
        amount -= moved
    return slots, amount

#> loot_stack_inventory([["arrow", 10], ["apple", 3]], "arrow", 20)
#> loot_stack_inventory([], "stone", 100)
#> loot_stack_inventory([["gem", 16]], "gem", 5, size=1)
#> loot_stack_inventory([["egg", 2], ["egg", 1]], "egg", 3, stack=4)
#> loot_stack_inventory([["wood", 1]], "wood", 0)

### experience_level_up
def experience_level_up(level, xp, gained, curve=lambda lv: 50 * lv * lv):
    xp += gained
    rewards = []
    while xp >= curve(level):
        xp -= curve(level)
        level += 1
        rewards.append("skill point" if level % 5 else "new ability")
    return {"level": level, "xp": xp, "rewards": rewards}

#> experience_level_up(1, 0, 49)
#> experience_level_up(1, 30, 300)
#> experience_level_up(4, 0, 800)
#> experience_level_up(2, 10, -5)
#> experience_level_up(3, 0, 460)

### spell_cast_queue
COSTS = {"spark": 2, "heal": 5, "storm": 9}


def spell_cast_queue(mana, regen, spells):
    done, turn = [], 0
    for spell in spells:
        cost = COSTS.get(spell)
        if cost is None:
            done.append((turn, spell + "?"))
            continue
        while mana < cost:
            if regen <= 0:
                return done + [(turn, "out of mana")]
            mana += regen
            turn += 1
        mana -= cost
        done.append((turn, spell))
    return done

#> spell_cast_queue(5, 2, ["spark", "heal", "spark"])
#> spell_cast_queue(3, 0, ["spark", "storm"])
#> spell_cast_queue(100, 1, [])
#> spell_cast_queue(0, 3, ["storm", "fly", "spark"])
#> spell_cast_queue(9, -1, ["storm", "nap"])

### robot_grid_commands
TURN = {"N": "WE", "E": "NS", "S": "EW", "W": "SN"}
STEP = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}


def robot_grid_commands(start, commands, size=5):
    x, y, facing = start
    bumps = 0
    for cmd in commands:
        if cmd in "LR":
            facing = TURN[facing]["LR".index(cmd)]
        elif cmd == "F":
            dx, dy = STEP[facing]
            if 0 <= x + dx < size and 0 <= y + dy < size:
                x, y = x + dx, y + dy
            else:
                bumps += 1
    return (x, y, facing), bumps

#> robot_grid_commands((0, 0, "N"), "FFRFFRF")
#> robot_grid_commands((4, 4, "E"), "FFLF")
#> robot_grid_commands((2, 2, "S"), "")
#> robot_grid_commands((0, 0, "W"), "LFxF?LFF", size=2)
#> robot_grid_commands((1, 1, "Q"), "L")

### tetris_clear_rows
def tetris_clear_rows(board):
    width = len(board[0]) if board else 0
    kept = [row for row in board if "." in row]
    cleared = len(board) - len(kept)
    points = [0, 40, 100, 300, 1200][min(cleared, 4)]
    return ["." * width] * cleared + kept, points

#> tetris_clear_rows(["..#.", "####", "##.#", "####"])
#> tetris_clear_rows([])
#> tetris_clear_rows(["###"] * 5)
#> tetris_clear_rows(["#.", ".#"])
#> tetris_clear_rows(["##", "##", "#."])

### match_three_runs
def match_three_runs(row, fill="_"):
    cells = list(row)
    i, score = 0, 0
    while i < len(cells):
        j = i
        while j < len(cells) and cells[j] == cells[i] and cells[i] != fill:
            j += 1
        if j - i >= 3:
            cells[i:j] = fill * (j - i)
            score += (j - i) * 10 + (j - i - 3) * 5
        i = max(j, i + 1)
    return "".join(cells), score

#> match_three_runs("aabbbcdddd")
#> match_three_runs("")
#> match_three_runs("xxyyzz")
#> match_three_runs("___ooo_")
#> match_three_runs("77777", fill="0")

### rock_paper_match
BEATS = {("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")}


def rock_paper_match(rounds, first_to=2):
    score = [0, 0]
    for left, right in rounds:
        if (left, right) in BEATS:
            score[0] += 1
        elif (right, left) in BEATS:
            score[1] += 1
        if first_to in score:
            return "left" if score[0] == first_to else "right", tuple(score)
    return None, tuple(score)

#> rock_paper_match([("rock", "paper"), ("rock", "scissors"), ("paper", "rock")])
#> rock_paper_match([("rock", "rock")])
#> rock_paper_match([], first_to=1)
#> rock_paper_match([("paper", "scissors"), ("rock", "lizard"), ("scissors", "rock"), ("rock", "scissors")])
#> rock_paper_match([("paper", "rock")], first_to=1)
