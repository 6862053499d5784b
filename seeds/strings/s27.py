### typewriter_bell
def typewriter_bell(text, margin):
    col, bells = 0, 0
    out = ""
    for ch in text:
        if ch == " " and col >= margin:
            out += "\n"
            col = 0
            bells += 1
        else:
            out += ch
            col += 1
    return out, bells

#> typewriter_bell("the lazy dog sleeps", 6)
#> typewriter_bell("", 5)
#> typewriter_bell("nobreaks", 3)
#> typewriter_bell("a b c", 1)
#> typewriter_bell("x y", 10)

### teleprompter_scroll
def teleprompter_scroll(text, width, steps):
    tape = text + " " * width
    frames = []
    for k in range(steps):
        start = k % len(tape)
        frames.append((tape + tape)[start:start + width])
    return frames

#> teleprompter_scroll("NEWS", 3, 5)
#> teleprompter_scroll("", 2, 2)
#> teleprompter_scroll("x", 4, 3)
#> teleprompter_scroll("hi", 2, 0)
#> teleprompter_scroll("", 0, 1)

### led_matrix_rows
def led_matrix_rows(word):
    font = {"I": ("###", ".#.", "###"), "L": ("#..", "#..", "###"), "T": ("###", ".#.", ".#.")}
    blank = ("...",) * 3
    glyphs = [font.get(c, blank) for c in word.upper()]
    return [" ".join(g[r] for g in glyphs) for r in range(3)]

#> led_matrix_rows("lit")
#> led_matrix_rows("")
#> led_matrix_rows("T")
#> led_matrix_rows("x")
#> led_matrix_rows("IL")

### game_of_life_row
def game_of_life_row(row, rounds):
    for _ in range(rounds):
        nxt = ""
        for i, c in enumerate(row):
            near = row[max(i - 1, 0):i].count("#") + row[i + 1:i + 2].count("#")
            nxt += "#" if near == 1 else "."
        row = nxt
    return row

#> game_of_life_row("..#..", 2)
#> game_of_life_row("", 3)
#> game_of_life_row("###", 1)
#> game_of_life_row("#...#", 0)
#> game_of_life_row(".##.", 3)

### cellular_rule_string
def cellular_rule_string(cells, rule):
    table = f"{rule:08b}"[::-1]
    padded = "0" + cells + "0"
    return "".join(table[int(padded[i:i + 3], 2)] for i in range(len(cells)))

#> cellular_rule_string("0001000", 30)
#> cellular_rule_string("", 90)
#> cellular_rule_string("10110", 110)
#> cellular_rule_string("111", 0)
#> cellular_rule_string("12", 30)

### lsystem_expand
def lsystem_expand(axiom, rules, n):
    for _ in range(n):
        axiom = "".join(rules.get(c, c) for c in axiom)
        if len(axiom) > 60:
            return axiom[:20] + "~"
    return axiom

#> lsystem_expand("A", {"A": "AB", "B": "A"}, 5)
#> lsystem_expand("F", {"F": "F+F-F"}, 2)
#> lsystem_expand("", {"X": "Y"}, 3)
#> lsystem_expand("FF", {"F": "FFF"}, 4)
#> lsystem_expand("xyz", {}, 2)

### turtle_string_trace
def turtle_string_trace(program):
    x = y = 0
    dirs, d = [(0, 1), (1, 0), (0, -1), (-1, 0)], 0
    stack = []
    for c in program:
        if c == "F":
            x, y = x + dirs[d][0], y + dirs[d][1]
        elif c in "+-":
            d = (d + (1 if c == "+" else -1)) % 4
        elif c == "[":
            stack.append((x, y, d))
        elif c == "]":
            x, y, d = stack.pop()
    return x, y, "NESW"[d]

#> turtle_string_trace("FF+F")
#> turtle_string_trace("F[+F]F")
#> turtle_string_trace("")
#> turtle_string_trace("--F?")
#> turtle_string_trace("]")

### knitting_pattern_row
def knitting_pattern_row(pattern):
    stitches = ""
    for part in pattern.lower().split(","):
        part = part.strip()
        kind = part[:1]
        count = part[1:] or "1"
        if kind not in "kp" or not count.isdigit():
            raise ValueError("bad stitch " + repr(part))
        stitches += {"k": "v", "p": "-"}[kind] * int(count)
    return stitches, len(stitches)

#> knitting_pattern_row("K2, P2, k3")
#> knitting_pattern_row("p")
#> knitting_pattern_row("k1,y2")
#> knitting_pattern_row("k0, p10")
#> knitting_pattern_row("k2 p2")

### recipe_scale_line
def recipe_scale_line(line, factor):
    words = line.split()
    for i, w in enumerate(words):
        if w.replace(".", "", 1).isdigit():
            n = float(w) * factor
            words[i] = f"{n:g}"
    return " ".join(words)

#> recipe_scale_line("2 cups of flour, 0.5 tsp salt", 3)
#> recipe_scale_line("", 2)
#> recipe_scale_line("a pinch of salt", 10)
#> recipe_scale_line("1.2.3 eggs 4", 0.5)
#> recipe_scale_line("7 days", 0)

### shopping_list_merge
def shopping_list_merge(a, b):
    merged = {}
    for item in (a + "," + b).split(","):
        n, _, name = item.strip().partition(" ")
        if not n.isdigit():
            n, name = "1", item.strip()
        if name:
            merged[name.lower()] = merged.get(name.lower(), 0) + int(n)
    return ", ".join(f"{n} {k}" for k, n in sorted(merged.items()))

#> shopping_list_merge("2 eggs, milk", "3 Eggs, bread")
#> shopping_list_merge("", "")
#> shopping_list_merge("tea", "tea")
#> shopping_list_merge("10 red apples", "1 apple")
#> shopping_list_merge("5", "x,,y")

### library_call_number
def library_call_number(call):
    number, _, cutter = call.strip().partition(" ")
    whole, _, frac = number.partition(".")
    return whole.zfill(3), frac.ljust(4, "0"), cutter[:1].upper() + cutter[1:].lower()

#> library_call_number("5.133 KNU")
#> library_call_number("813 tol")
#> library_call_number("")
#> library_call_number(" 004.16789 aB ")
#> library_call_number("98.6")

### crossword_numbering
def crossword_numbering(row):
    number, out = 0, []
    for i, c in enumerate(row):
        starts = c != "#" and (i == 0 or row[i - 1] == "#") and row[i + 1:i + 2] not in ("", "#")
        if starts:
            number += 1
            out.append(str(number))
        else:
            out.append(c)
    return "".join(out)

#> crossword_numbering("..#...#.")
#> crossword_numbering("")
#> crossword_numbering("#.#")
#> crossword_numbering(".....")
#> crossword_numbering("##..##..")

### sudoku_row_missing
def sudoku_row_missing(row):
    digits = [c for c in row if c in "123456789"]
    dup = sorted({d for d in digits if digits.count(d) > 1})
    if dup:
        return "dup " + "".join(dup)
    return "".join(d for d in "123456789" if d not in digits)

#> sudoku_row_missing("53..7....")
#> sudoku_row_missing("123456789")
#> sudoku_row_missing("")
#> sudoku_row_missing("1.1.2.2..")
#> sudoku_row_missing("98765432.")

### nonogram_clue_text
def nonogram_clue_text(line):
    return [len(block) for block in line.replace(".", " ").split()] or [0]

#> nonogram_clue_text("##.#..###")
#> nonogram_clue_text("....")
#> nonogram_clue_text("")
#> nonogram_clue_text("#")
#> nonogram_clue_text(".##.")

### battleship_shots_text
def battleship_shots_text(grid, shots):
    rows = [list(r) for r in grid]
    log = []
    for s in shots.upper().split():
        r, c = ord(s[0]) - 65, int(s[1:]) - 1
        if rows[r][c] == "S":
            rows[r][c] = "X"
            log.append("hit")
        else:
            log.append("miss" if rows[r][c] == "." else "again")
    return log, sum(r.count("S") for r in rows)

#> battleship_shots_text(["S.", ".S"], "a1 b1 A1")
#> battleship_shots_text(["..."], "")
#> battleship_shots_text(["SSS"], "a1 a2 a3")
#> battleship_shots_text(["S"], "c1")
#> battleship_shots_text([".S", "S."], "b1")

### connect_four_drop_text
def connect_four_drop_text(columns, moves):
    cols = columns.split("|")
    for i, m in enumerate(moves):
        k = int(m)
        if len(cols[k]) >= 4:
            return f"column {k} full"
        cols[k] += "XO"[i % 2]
    return "|".join(cols)

#> connect_four_drop_text("||", "0120")
#> connect_four_drop_text("XOXO|", "1")
#> connect_four_drop_text("XOXO|", "10")
#> connect_four_drop_text("", "")
#> connect_four_drop_text("X", "5")

### fen_row_expand
def fen_row_expand(fen):
    board = []
    for row in fen.split(" ")[0].split("/"):
        line = ""
        for c in row:
            line += "." * int(c) if c.isdigit() else c
        board.append(line)
    return board, sum(c.isupper() for c in fen.split(" ")[0])

#> fen_row_expand("r3k2r/8/PPP5 w KQ")
#> fen_row_expand("8")
#> fen_row_expand("")
#> fen_row_expand("pP1/2K")
#> fen_row_expand("4p3/8 b")

### pgn_moves_list
def pgn_moves_list(text):
    moves = []
    comment = 0
    for tok in text.replace("{", " { ").replace("}", " } ").split():
        if tok == "{":
            comment += 1
        elif tok == "}":
            comment -= 1
        elif not comment and not tok.rstrip(".").isdigit() and tok not in ("1-0", "0-1", "*"):
            moves.append(tok)
    return moves

#> pgn_moves_list("1. e4 e5 2. Nf3 {good move} Nc6 1-0")
#> pgn_moves_list("")
#> pgn_moves_list("{all comment}")
#> pgn_moves_list("1... d5 *")
#> pgn_moves_list("1. c4{x y}c5")

### card_hand_sort
def card_hand_sort(hand):
    order = "AKQJT98765432"
    suits = {"S": [], "H": [], "D": [], "C": []}
    for card in hand.upper().split():
        suits[card[-1]].append(card[:-1].replace("10", "T"))
    return " ".join(s + "".join(sorted(v, key=order.index)) for s, v in suits.items() if v)

#> card_hand_sort("2h AS 10d ks QH 3d")
#> card_hand_sort("")
#> card_hand_sort("7c 8c 9c")
#> card_hand_sort("1S")
#> card_hand_sort("jd 5x")

### domino_chain_text
def domino_chain_text(tiles):
    chain = ""
    for t in tiles:
        a, b = t.split("|")
        if not chain or chain[-1] == a:
            chain += f" {a}|{b}" if chain else t
        elif chain[-1] == b:
            chain += f" {b}|{a}"
        else:
            return chain, t
    return chain, None

#> domino_chain_text(["1|2", "2|5", "3|5"])
#> domino_chain_text([])
#> domino_chain_text(["6|6", "4|1"])
#> domino_chain_text(["0|3", "3|3", "3|0"])
#> domino_chain_text(["1-2"])

### hex_color_mix
def hex_color_mix(a, b):
    out = "#"
    for i in (1, 3, 5):
        mean = (int(a[i:i + 2], 16) + int(b[i:i + 2], 16)) // 2
        out += f"{mean:02x}"
    return out.upper() if a.isupper() else out

#> hex_color_mix("#000000", "#ffffff")
#> hex_color_mix("#FF0000", "#0000FF")
#> hex_color_mix("#123456", "#123456")
#> hex_color_mix("#fff", "#000")
#> hex_color_mix("#0a0b0c", "#101112")

### semaphore_pairs
def semaphore_pairs(word, table):
    flags = []
    for c in word.upper():
        if c in table:
            left, right = table[c].split("/")
            flags.append(f"{left[:1]}{right[:1]}".lower())
        elif c.isspace():
            flags.append("__")
    return "-".join(flags)

#> semaphore_pairs("a b", {"A": "Down/Low", "B": "Down/Out"})
#> semaphore_pairs("", {})
#> semaphore_pairs("zz top", {"Z": "Out/Across"})
#> semaphore_pairs("Q", {"Q": "bad"})
#> semaphore_pairs("1\t2", {"2": "x/y"})

### phonebook_lookup_prefix
def phonebook_lookup_prefix(entries, query):
    q = query.replace(" ", "").lower()
    hits = []
    for e in entries:
        name, num = e.rsplit(" ", 1)
        if name.lower().replace(" ", "").startswith(q) or (q.isdigit() and q in num):
            hits.append(name)
    return hits

#> phonebook_lookup_prefix(["Mia Sol 5551234", "Mike Roe 5559876"], "mi")
#> phonebook_lookup_prefix(["Mia Sol 5551234", "Mike Roe 5559876"], "98")
#> phonebook_lookup_prefix([], "x")
#> phonebook_lookup_prefix(["Ann 1"], "")
#> phonebook_lookup_prefix(["noname"], "n")

### parking_ticket_fee
def parking_ticket_fee(entry, leave, rate=3):
    to_min = lambda t: int(t[:2]) * 60 + int(t[3:])
    mins = to_min(leave) - to_min(entry)
    if mins < 0:
        mins += 24 * 60
    hours = -(-mins // 60)
    return f"{hours}h -> {hours * rate:.2f}"

#> parking_ticket_fee("09:10", "11:05")
#> parking_ticket_fee("22:00", "01:30", 2)
#> parking_ticket_fee("08:00", "08:00")
#> parking_ticket_fee("7:00", "8:00")
#> parking_ticket_fee("10:00", "10:01", rate=1.5)

### bus_stops_between
def bus_stops_between(line, origin, target):
    stops = [s.strip() for s in line.split("->")]
    if origin not in stops or target not in stops:
        return None
    i, j = stops.index(origin), stops.index(target)
    step = 1 if i <= j else -1
    return stops[i:j + step if j + step >= 0 else None:step]

#> bus_stops_between("Park -> Mill -> Zoo -> Port", "Mill", "Port")
#> bus_stops_between("Park -> Mill -> Zoo", "Zoo", "Park")
#> bus_stops_between("A->B", "A", "C")
#> bus_stops_between("", "", "")
#> bus_stops_between("X->Y->Z", "Y", "Y")

### elevator_panel_label
def elevator_panel_label(floors):
    labels = []
    for f in floors:
        if f < 0:
            labels.append(f"B{-f}")
        elif f == 0:
            labels.append("G")
        elif f >= 13:
            labels.append(str(f + 1))
        else:
            labels.append(str(f))
    return " ".join(l.rjust(2, "·") for l in labels)

#> elevator_panel_label([-2, -1, 0, 1, 12, 13])
#> elevator_panel_label([])
#> elevator_panel_label([99])
#> elevator_panel_label([0, 0])
#> elevator_panel_label([-10, 5])
