### parse_recipe_line
def parse_recipe_line(line):
    qty, unit, *name = line.split()
    amount = float(qty) if "/" not in qty else int(qty[0]) / int(qty[-1])
    if unit not in ("g", "ml", "cup", "cups", "tsp"):
        name.insert(0, unit)
        unit = "pcs"
    return {"item": " ".join(name), "qty": amount, "unit": unit.rstrip("s") if unit != "pcs" else unit}

#> parse_recipe_line("200 g brown sugar")
#> parse_recipe_line("1/2 tsp salt")
#> parse_recipe_line("3 eggs")
#> parse_recipe_line("2 cups flour")
#> parse_recipe_line("milk")

### traffic_light_log
def traffic_light_log(log):
    names = {"R": "red", "G": "green", "Y": "yellow"}
    spans = []
    for c in log.upper():
        name = names.get(c, "off")
        if spans and spans[-1].startswith(name):
            spans[-1] += "+"
        else:
            spans.append(name)
    return spans

#> traffic_light_log("rrrggy")
#> traffic_light_log("")
#> traffic_light_log("R-RG")
#> traffic_light_log("yY yY")
#> traffic_light_log("G")

### license_plate_kind
def license_plate_kind(plate):
    shape = ""
    for c in plate.strip().upper():
        shape += "9" if c.isdigit() else "A" if c.isalpha() else "-"
    known = {"AA-999-AA": "france", "AA99-AAA": "britain", "999-AAA": "old"}
    return known.get(shape, shape)

#> license_plate_kind("ab-123-cd")
#> license_plate_kind("XY12 ABC")
#> license_plate_kind(" 123.xyz ")
#> license_plate_kind("")
#> license_plate_kind("VIP 1")

### split_bill_lines
def split_bill_lines(bill):
    total = 0
    lines = []
    for line in bill.strip().splitlines():
        item, _, price = line.rpartition(" ")
        cents = int(price.replace(".", ""))
        total += cents
        lines.append(f"{item:.<12}{cents / 100:>6.2f}")
    lines.append("total".upper().ljust(12) + "%6.2f" % (total / 100))
    return lines

#> split_bill_lines("Soup 4.50\nLamb chops 18.00")
#> split_bill_lines("")
#> split_bill_lines("Water 0.00")
#> split_bill_lines("Tea")
#> split_bill_lines("Discount -2.50\nPie 3.25")

### train_schedule_next
def train_schedule_next(times, now):
    later = sorted(t for t in times.split() if t >= now)
    return later[0] if later else min(times.split(), default="none") + "+1"

#> train_schedule_next("06:15 09:40 18:05", "09:00")
#> train_schedule_next("06:15 09:40 18:05", "22:00")
#> train_schedule_next("", "10:00")
#> train_schedule_next("12:00 12:00", "12:00")
#> train_schedule_next("7:30 10:00", "08:00")

### music_notes_transpose
SCALE = "C C# D D# E F F# G G# A A# B".split()

def music_notes_transpose(melody, steps):
    out = []
    for note in melody.split():
        name = note.rstrip("0123456789")
        octave = int(note[len(name):] or 4)
        k = SCALE.index(name) + steps
        out.append(SCALE[k % 12] + str(octave + k // 12))
    return " ".join(out)

#> music_notes_transpose("C4 E4 G4", 2)
#> music_notes_transpose("B3 A#", 1)
#> music_notes_transpose("", 5)
#> music_notes_transpose("C4", -1)
#> music_notes_transpose("H2", 0)

### amino_codons
CODONS = {"AUG": "M", "UUU": "F", "GGC": "G", "UAA": "*", "UGA": "*"}

def amino_codons(rna):
    start = rna.find("AUG")
    if start == -1:
        return None
    protein = ""
    for i in range(start, len(rna) - 2, 3):
        acid = CODONS.get(rna[i:i + 3], "X")
        if acid == "*":
            break
        protein += acid
    return protein

#> amino_codons("GGAUGUUUGGCUAAUUU")
#> amino_codons("CCCC")
#> amino_codons("")
#> amino_codons("AUGAC")
#> amino_codons("AUGCCCUGAAUG")

### gc_skew_positions
def gc_skew_positions(genome):
    skew, low, spots = 0, 0, [0]
    for i, base in enumerate(genome, 1):
        skew += (base == "G") - (base == "C")
        if skew < low:
            low, spots = skew, [i]
        elif skew == low:
            spots.append(i)
    return low, spots

#> gc_skew_positions("CCTATCGG")
#> gc_skew_positions("")
#> gc_skew_positions("GGGG")
#> gc_skew_positions("GCGC")
#> gc_skew_positions("ATTA")

### mutate_dna_sites
def mutate_dna_sites(strand, changes):
    bases = list(strand)
    for change in changes.split():
        old, pos, new = change[0], int(change[1:-1]) - 1, change[-1]
        if bases[pos] != old:
            raise ValueError(change)
        bases[pos] = new
    return "".join(bases)

#> mutate_dna_sites("GATTACA", "G1C T4A")
#> mutate_dna_sites("ACGT", "")
#> mutate_dna_sites("ACGT", "T2G")
#> mutate_dna_sites("AAAA", "A4T A1T")
#> mutate_dna_sites("AC", "C9G")

### chat_mentions_count
def chat_mentions_count(messages):
    mentions = {}
    for sender, text in messages:
        for word in text.split():
            if word[0] == "@" and word[1:] != sender:
                who = word[1:].rstrip(":,!?")
                mentions.setdefault(who, set()).add(sender)
    return {w: len(s) for w, s in mentions.items()}

#> chat_mentions_count([("ann", "hi @bob!"), ("cy", "@bob, @ann: hey")])
#> chat_mentions_count([])
#> chat_mentions_count([("ann", "note to @ann")])
#> chat_mentions_count([("x", "")])
#> chat_mentions_count([("a", "@b @b @b"), ("a", "mail a@b")])

### bot_command_dispatch
def bot_command_dispatch(msg):
    if not msg.startswith("!"):
        return None
    name, _, arg = msg[1:].partition(" ")
    handlers = {
        "echo": lambda a: a,
        "rev": lambda a: a[::-1],
        "count": lambda a: str(len(a.split())),
        "shout": lambda a: a.upper().rstrip("!") + "!",
    }
    handler = handlers.get(name.lower())
    return handler(arg) if handler else f"unknown: {name}"

#> bot_command_dispatch("!rev stressed")
#> bot_command_dispatch("hello")
#> bot_command_dispatch("!COUNT a b  c")
#> bot_command_dispatch("!shout go!!!")
#> bot_command_dispatch("!dance now")
#> bot_command_dispatch("!echo")

### guess_language_by_words
def guess_language_by_words(text):
    samples = {"en": "the and is of", "de": "der und ist von", "fr": "le et est de"}
    words = text.lower().split()
    scores = {}
    for lang, common in samples.items():
        scores[lang] = sum(words.count(w) for w in common.split())
    best = max(scores, key=scores.get)
    return best if scores[best] else None

#> guess_language_by_words("Der Hund und die Katze")
#> guess_language_by_words("le chat est de Paris et le chien")
#> guess_language_by_words("")
#> guess_language_by_words("The best of the rest")
#> guess_language_by_words("xyzzy")

### inventory_text_update
def inventory_text_update(stock, orders):
    for order in orders.split(","):
        order = order.strip()
        if order[:1] == "+":
            name = order[1:]
            stock[name] = stock.get(name, 0) + 1
        elif order[:1] == "-" and stock.get(order[1:], 0) > 0:
            stock[order[1:]] -= 1
            if not stock[order[1:]]:
                del stock[order[1:]]
    return stock

#> inventory_text_update({"nail": 2, "saw": 1}, "+nail, -saw, -axe")
#> inventory_text_update({}, "")
#> inventory_text_update({"x": 1}, "+x,+x,-x")
#> inventory_text_update({"pen": 3}, "pen,-pen")
#> inventory_text_update({}, "+a b,+a b")

### tag_filter_expression
def tag_filter_expression(tags, query):
    for term in query.lower().split():
        wanted = not term.startswith("-")
        present = term.lstrip("-") in tags
        if wanted != present:
            return False
    return True

#> tag_filter_expression(["jazz", "live"], "jazz -studio")
#> tag_filter_expression(["rock"], "jazz")
#> tag_filter_expression([], "")
#> tag_filter_expression(["pop", "live"], "POP -live")
#> tag_filter_expression(["a", "b"], "a b --c")

### css_declarations
def css_declarations(rule):
    selector, brace, body = rule.partition("{")
    if not brace:
        return {}
    props = {}
    for decl in body.rstrip("} \n").split(";"):
        if ":" in decl:
            name, value = decl.split(":", 1)
            props[name.strip()] = value.strip()
    return {selector.strip(): props}

#> css_declarations("h1 { color: red; margin:0 }")
#> css_declarations("broken")
#> css_declarations("a{}")
#> css_declarations(".x { background: url(http://y) ; ;}")
#> css_declarations("p { oops }")

### html_attribute_values
def html_attribute_values(tag):
    attrs = {}
    inner = tag.strip("<>/ ")
    name, _, rest = inner.partition(" ")
    while "=" in rest:
        key, _, rest = rest.partition("=")
        quote = rest[:1]
        value, _, rest = rest[1:].partition(quote)
        attrs[key.strip()] = value
    return name, attrs

#> html_attribute_values('<img src="cat.png" alt="a cat">')
#> html_attribute_values("<br/>")
#> html_attribute_values("<a href='x=y' id='1'>")
#> html_attribute_values("")
#> html_attribute_values("<input disabled>")

### json_like_quote
def json_like_quote(value):
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, list):
        return "[" + ",".join(map(json_like_quote, value)) + "]"
    return str(value)

#> json_like_quote(["a", 1, None])
#> json_like_quote('say "hi"')
#> json_like_quote(True)
#> json_like_quote([])
#> json_like_quote([[2.5, "\\"], False])

### yaml_scalar
def yaml_scalar(text):
    t = text.strip()
    if t in ("", "~", "null"):
        return None
    if t[0] == t[-1] and t[0] in "'\"" and len(t) > 1:
        return t[1:-1]
    if t.lstrip("+-").isdigit():
        return int(t)
    if t[0] == "[" and t[-1] == "]":
        return [yaml_scalar(p) for p in t[1:-1].split(",")]
    return t

#> yaml_scalar(" 'quoted # text' ")
#> yaml_scalar("-17")
#> yaml_scalar("[a, 2, ~, '3']")
#> yaml_scalar("~")
#> yaml_scalar("plain words")

### csv_column_average
def csv_column_average(text, column):
    header, *rows = text.strip().split("\n")
    i = header.split(",").index(column)
    values = [float(r.split(",")[i]) for r in rows if r.split(",")[i].strip()]
    return sum(values) / len(values) if values else None

#> csv_column_average("name,age\nAl,30\nBo,40", "age")
#> csv_column_average("x,y\n1,\n3,4", "y")
#> csv_column_average("a,b", "a")
#> csv_column_average("a,b\n1,2", "c")
#> csv_column_average("k\n-1\n1\n0.5", "k")

### paginate_text
def paginate_text(lines, per_page, title="Page"):
    pages = []
    for start in range(0, len(lines), per_page):
        number = start // per_page + 1
        pages.append(f"[{title} {number}] " + " / ".join(lines[start:start + per_page]))
    return pages

#> paginate_text(["a", "b", "c", "d", "e"], 2)
#> paginate_text([], 3)
#> paginate_text(["only"], 10, "S.")
#> paginate_text(["x", "y"], 1, title="")
#> paginate_text(["p"], 0)

### abbreviate_month_names
def abbreviate_month_names(text):
    for month in ("January", "February", "September", "October", "November", "December"):
        text = text.replace(month, month[:3] + ".")
    return text.replace("Sep.", "Sept.")

#> abbreviate_month_names("From January to September 2020")
#> abbreviate_month_names("may and june")
#> abbreviate_month_names("")
#> abbreviate_month_names("October/October")
#> abbreviate_month_names("SEPTEMBER Sep.")

### roman_from_int_greedy
def roman_from_int_greedy(n):
    if not 0 < n < 4000:
        raise ValueError("out of range: %d" % n)
    table = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
             (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
    out = ""
    for value, sym in table:
        out += sym * (n // value)
        n %= value
    return out

#> roman_from_int_greedy(1994)
#> roman_from_int_greedy(4)
#> roman_from_int_greedy(3888)
#> roman_from_int_greedy(0)
#> roman_from_int_greedy(49)

### look_and_say_next_text
def look_and_say_next_text(seed, rounds):
    for _ in range(rounds):
        nxt, i = "", 0
        while i < len(seed):
            n = len(seed[i:]) - len(seed[i:].lstrip(seed[i]))
            nxt += f"{n}{seed[i]}"
            i += n
        seed = nxt
    return seed

#> look_and_say_next_text("1", 4)
#> look_and_say_next_text("", 3)
#> look_and_say_next_text("22", 2)
#> look_and_say_next_text("ab", 1)
#> look_and_say_next_text("3", 0)

### robot_walk_string
def robot_walk_string(moves):
    x = y = 0
    trail = {(0, 0)}
    for m in moves:
        dx, dy = {"U": (0, 1), "D": (0, -1), "L": (-1, 0), "R": (1, 0)}.get(m, (0, 0))
        x, y = x + dx, y + dy
        trail.add((x, y))
    return (x, y), len(trail), len(moves) - sum(map(moves.count, "UDLR"))

#> robot_walk_string("UURRDL")
#> robot_walk_string("")
#> robot_walk_string("LRLR")
#> robot_walk_string("U?D x")
#> robot_walk_string("uuRR")

### score_bowling_line
def score_bowling_line(rolls):
    pins = []
    for c in rolls:
        if c == "X":
            pins.append(10)
        elif c == "/":
            pins.append(10 - pins[-1])
        elif c == "-":
            pins.append(0)
        elif c.isdigit():
            pins.append(int(c))
    return sum(pins), rolls.count("X") + rolls.count("/")

#> score_bowling_line("X 7/ 9- X")
#> score_bowling_line("")
#> score_bowling_line("-- 12 34")
#> score_bowling_line("/5")
#> score_bowling_line("5/ 5/ 5")

### poker_flush_check
def poker_flush_check(hand):
    cards = hand.split()
    suits = {c[-1] for c in cards}
    ranks = sorted("23456789TJQKA".index(c[0]) for c in cards)
    straight = all(b - a == 1 for a, b in zip(ranks, ranks[1:]))
    if len(suits) == 1 and straight:
        return "straight flush"
    return "flush" if len(suits) == 1 else "straight" if straight else "none"

#> poker_flush_check("9H TH JH QH KH")
#> poker_flush_check("2S 4S 6S 8S TS")
#> poker_flush_check("3C 4D 5H 6S 7C")
#> poker_flush_check("AH KD 2C 3C 9S")
#> poker_flush_check("10H 9H")

### dice_notation_bounds
def dice_notation_bounds(spec):
    low = high = 0
    for term in spec.lower().replace("-", "+-").split("+"):
        if not term:
            continue
        sign = -1 if term.startswith("-") else 1
        term = term.lstrip("-")
        if "d" in term:
            n, sides = term.split("d")
            n = int(n or 1)
            lo, hi = n, n * int(sides)
        else:
            lo = hi = int(term)
        low, high = (low + lo, high + hi) if sign > 0 else (low - hi, high - lo)
    return low, high

#> dice_notation_bounds("2d6+3")
#> dice_notation_bounds("D20-d4")
#> dice_notation_bounds("7")
#> dice_notation_bounds("")
#> dice_notation_bounds("3dx")

### minesweeper_row_hints
def minesweeper_row_hints(row):
    hints = ""
    for i, c in enumerate(row):
        if c == "*":
            hints += c
            continue
        near = row[max(0, i - 1):i + 2].count("*")
        hints += str(near) if near else "."
    return hints

#> minesweeper_row_hints("*..*.")
#> minesweeper_row_hints("")
#> minesweeper_row_hints(".....")
#> minesweeper_row_hints("*.*")
#> minesweeper_row_hints("**")

### maze_find_marks
def maze_find_marks(maze):
    marks = {}
    for y, row in enumerate(maze.split("/")):
        for x, c in enumerate(row):
            if c.isalpha():
                marks[c] = (x, y)
    s, e = marks.get("S"), marks.get("E")
    if s and e:
        return abs(s[0] - e[0]) + abs(s[1] - e[1])
    return sorted(marks)

#> maze_find_marks("S.#/..E")
#> maze_find_marks("...")
#> maze_find_marks("")
#> maze_find_marks("E/#/S")
#> maze_find_marks("S.a/b..")

### elevator_string
def elevator_string(instructions, basement=-1):
    floor = 0
    for step, c in enumerate(instructions, 1):
        floor += 1 if c == "(" else -1
        if floor == basement:
            return "basement", step
    return floor, None

#> elevator_string("(()())")
#> elevator_string("())")
#> elevator_string("")
#> elevator_string("))))", -3)
#> elevator_string("(((", basement=2)

### nice_string_rules
def nice_string_rules(s):
    vowels = sum(map(s.count, "aeiou"))
    double = any(a == b for a, b in zip(s, s[1:]))
    banned = next((b for b in ("ab", "cd", "pq", "xy") if b in s), None)
    return vowels >= 3 and double and banned is None, (vowels, double, banned)

#> nice_string_rules("ugknbfddgicrmopn")
#> nice_string_rules("haegwjzuvuyypxyu")
#> nice_string_rules("")
#> nice_string_rules("aaa")
#> nice_string_rules("dvszwmarrgswjxmb")

### increment_letters_password
def increment_letters_password(pw):
    chars = list(pw)
    i = len(chars) - 1
    while i >= 0:
        if chars[i] != "z":
            chars[i] = chr(ord(chars[i]) + 1)
            break
        chars[i] = "a"
        i -= 1
    return "".join(chars)

#> increment_letters_password("hxby")
#> increment_letters_password("azz")
#> increment_letters_password("")
#> increment_letters_password("zzz")
#> increment_letters_password("ab9")
