### receipt_from_basket
PRICE = {"apple": 35, "bread": 240, "milk": 119, "eggs": 299}

def receipt_from_basket(basket):
    counts = {}
    for item in basket:
        counts[item] = counts.get(item, 0) + 1
    total = 0
    out = []
    for item in sorted(counts):
        n = counts[item]
        cost = n * PRICE[item]
        # every third apple is free
        if item == "apple":
            cost = cost - n // 3 * PRICE[item]
        total = total + cost
        out.append("%-6s x%d %6.2f" % (item, n, cost / 100))
    out.append("total     %6.2f" % (total / 100))
    return out

#> receipt_from_basket(["apple", "milk", "apple", "bread", "apple", "milk"])
#> receipt_from_basket([])
#> receipt_from_basket(["eggs", "eggs", "caviar"])
#> receipt_from_basket(["apple"] * 7 + ["eggs"])
#> receipt_from_basket(["milk", "bread", "eggs", "apple"])
#> receipt_from_basket(['milk', 'bread', 'eggs', 'apple', 'apple', 'milk', 'apple', 'bread', 'apple', 'milk'])

### shipping_weight_class
def shipping_weight_class(parcels):
    result = []
    for p in parcels:
        w = p["kg"]
        vol = p["l"] * p["w"] * p["h"] / 5000
        if vol > w:
            w = vol
        if w <= 1:
            c = "letter"
        elif w <= 5:
            c = "small"
        elif w <= 20:
            c = "large"
        else:
            c = "freight"
        if p.get("fragile") and c != "letter":
            c = c + "!"
        result.append(c)
    return result

#> shipping_weight_class([{"kg": 0.4, "l": 20, "w": 15, "h": 2}, {"kg": 3, "l": 30, "w": 30, "h": 30, "fragile": True}])
#> shipping_weight_class([{"kg": 19.5, "l": 10, "w": 10, "h": 10}, {"kg": 2, "l": 100, "w": 60, "h": 40}, {"kg": 0.9, "l": 1, "w": 1, "h": 1, "fragile": True}])
#> shipping_weight_class([])
#> shipping_weight_class([{"kg": 1}])
#> shipping_weight_class([{"kg": 5.01, "l": 40, "w": 20, "h": 10, "fragile": True}, {"kg": 21, "l": 1, "w": 1, "h": 1}, {"kg": 5, "l": 2, "w": 2, "h": 2}])
#> shipping_weight_class([{'kg': 5.01, 'l': 40, 'w': 20, 'h': 10, 'fragile': True}, {'kg': 21, 'l': 1, 'w': 1, 'h': 1}, {'kg': 5, 'l': 2, 'w': 2, 'h': 2}, {'kg': 19.5, 'l': 10, 'w': 10, 'h': 10}, {'kg': 2, 'l': 100, 'w': 60, 'h': 40}, {'kg': 0.9, 'l': 1, 'w': 1, 'h': 1, 'fragile': True}, {'kg': 0.4, 'l': 20, 'w': 15, 'h': 2}, {'kg': 3, 'l': 30, 'w': 30, 'h': 30, 'fragile': True}])
#> shipping_weight_class([{'kg': 5.01, 'l': 40, 'w': 20, 'h': 10, 'fragile': True}, {'kg': 21, 'l': 1, 'w': 1, 'h': 1}, {'kg': 5, 'l': 2, 'w': 2, 'h': 2}, {'kg': 19.5, 'l': 10, 'w': 10, 'h': 10}, {'kg': 2, 'l': 100, 'w': 60, 'h': 40}, {'kg': 0.9, 'l': 1, 'w': 1, 'h': 1, 'fragile': True}])

### inbox_rules_sorted
def matches(mail, cond):
    field, op, word = cond
    text = mail.get(field, "").lower()
    if op == "has":
        return word in text
    if op == "is":
        return text == word
    return text.endswith(word)

def inbox_rules_sorted(mails, rules):
    folders = {}
    for mail in mails:
        target = "inbox"
        for cond, folder in rules:
            if matches(mail, cond):
                target = folder
                break
        folders.setdefault(target, []).append(mail["subject"])
    return folders

#> inbox_rules_sorted([{"from": "shop@deals.com", "subject": "Sale!"}, {"from": "boss@work.org", "subject": "Report"}, {"from": "mum@home.net", "subject": "Dinner"}], [(("subject", "has", "sale"), "ads"), (("from", "ends", "@work.org"), "work")])
#> inbox_rules_sorted([], [(("subject", "is", "x"), "y")])
#> inbox_rules_sorted([{"subject": "Re: hi"}, {"subject": "hi"}], [(("subject", "is", "hi"), "greetings"), (("from", "has", "a"), "never")])
#> inbox_rules_sorted([{"subject": "A"}, {"subject": "B"}], [])
#> inbox_rules_sorted([{"from": "x"}], [])
#> inbox_rules_sorted([{'subject': 'Re: hi'}, {'subject': 'hi'}, {'subject': 'A'}, {'subject': 'B'}, {'from': 'shop@deals.com', 'subject': 'Sale!'}, {'from': 'boss@work.org', 'subject': 'Report'}, {'from': 'mum@home.net', 'subject': 'Dinner'}], [(('subject', 'is', 'hi'), 'greetings'), (('from', 'has', 'a'), 'never')])
#> inbox_rules_sorted([{'subject': 'Re: hi'}, {'subject': 'hi'}, {'from': 'shop@deals.com', 'subject': 'Sale!'}, {'from': 'boss@work.org', 'subject': 'Report'}, {'from': 'mum@home.net', 'subject': 'Dinner'}], [(('subject', 'is', 'hi'), 'greetings'), (('from', 'has', 'a'), 'never')])

### tax_id_checksum
def tax_id_checksum(ids):
    good = 0
    for tid in ids:
        s = 0
        ok = len(tid) == 9
        for i, c in enumerate(tid):
            if not c.isdigit():
                ok = False
                break
            s += int(c) * (9 - i)
        if ok and s % 11 == 0:
            good += 1
    return good

#> tax_id_checksum(["123456785", "111222333", "12345678x"])
#> tax_id_checksum(["100000002", "000000000", "987654321"])
#> tax_id_checksum([])
#> tax_id_checksum(["1234", "999999990", "123456789"])
#> tax_id_checksum(["a", "", "000000109", "010000003"])
#> tax_id_checksum(['a', '', '000000109', '010000003', '123456785', '111222333', '12345678x', '1234', '999999990', '123456789'])
#> tax_id_checksum(['123456785', '111222333', '12345678x', '100000002', '000000000', '987654321'])

### elevator_weight_alarm
def elevator_weight_alarm(events, limit=400):
    inside = {}
    load = 0
    for who, kg in events:
        if kg > 0:
            inside[who] = kg
            load += kg
        else:
            load -= inside.pop(who)
        if load > limit:
            heaviest = max(inside, key=inside.get)
            return heaviest, load
    return None

#> elevator_weight_alarm([("ann", 60), ("bob", 95), ("cy", 120), ("bob", 0), ("dee", 150), ("eve", 80)])
#> elevator_weight_alarm([("ann", 60), ("ann", 0), ("ann", 60)])
#> elevator_weight_alarm([("crate", 300), ("bob", 90), ("kid", 30)], limit=400)
#> elevator_weight_alarm([("x", 0)])
#> elevator_weight_alarm([])
#> elevator_weight_alarm([('ann', 60), ('ann', 0), ('ann', 60), ('ann', 60), ('bob', 95), ('cy', 120), ('bob', 0), ('dee', 150), ('eve', 80)])

### poll_winner_with_runoff
def poll_winner_with_runoff(ballots):
    # ballots are like "abc": first a, then b, then c
    out = set()
    while True:
        count = {}
        for b in ballots:
            for c in b:
                if c not in out:
                    count[c] = count.get(c, 0) + 1
                    break
        if not count:
            return None
        total = sum(count.values())
        best = max(sorted(count), key=lambda c: count[c])
        if count[best] * 2 > total:
            return best
        worst = min(sorted(count), key=lambda c: count[c])
        out.add(worst)

#> poll_winner_with_runoff(["abc", "abc", "bca", "cba", "cba"])
#> poll_winner_with_runoff(["a", "b"])
#> poll_winner_with_runoff([])
#> poll_winner_with_runoff(["xyz", "yxz", "zyx", "zyx", "yzx"])
#> poll_winner_with_runoff(["", "q"])

### meter_readings_clean
def meter_readings_clean(raw):
    values = []
    last = 0
    for token in raw.replace(",", ".").split(";"):
        token = token.strip()
        if token == "":
            values.append(last)
            continue
        try:
            v = float(token)
        except ValueError:
            continue
        if v < last:
            v = last
        if v - last > 1000:
            break
        values.append(v)
        last = v
    return values

#> meter_readings_clean("100,5; 120; ; 119; abc; 130,25")
#> meter_readings_clean("1;2;3;5000;6")
#> meter_readings_clean("")
#> meter_readings_clean("x;y")
#> meter_readings_clean("10; 20; 30; 25; 26; ; 31; 1031; 2031.5")
#> meter_readings_clean('x;y;100,5; 120; ; 119; abc; 130,25;10; 20; 30; 25; 26; ; 31; 1031; 2031.5')
#> meter_readings_clean('x;y;100,5; 120; ; 119; abc; 130,25;1;2;3;5000;6')

### crossing_light_timeline
def crossing_light_timeline(presses, total):
    state = "car"
    timer = 0
    waiting = False
    line = ""
    for t in range(total):
        if t in presses:
            waiting = True
        if timer > 0:
            timer -= 1
        elif state == "car" and waiting:
            state, timer, waiting = "walk", 2, False
        elif state == "walk":
            state, timer = "car", 3
        line += "W" if state == "walk" else "."
    return line

#> crossing_light_timeline([2, 3, 9], 18)
#> crossing_light_timeline([], 6)
#> crossing_light_timeline([0, 1, 2, 3, 4, 5], 16)
#> crossing_light_timeline([5], 0)
#> crossing_light_timeline([0, 7, 14], 20)
#> crossing_light_timeline([2, 3, 9, 0, 7, 14, 0, 1, 2, 3, 4, 5], 18)
#> crossing_light_timeline([0, 1, 2, 3, 4, 5, 2, 3, 9, 0, 7, 14], 16)

### label_ranges_of_runs
def label_ranges_of_runs(text):
    ranges = []
    start = 0
    for i in range(1, len(text) + 1):
        if i == len(text) or text[i] != text[start]:
            n = i - start
            if text[start] != "-":
                if n == 1:
                    ranges.append(text[start] + "@" + str(start))
                else:
                    ranges.append(text[start] + "@" + str(start) + ".." + str(i - 1))
            start = i
    return ranges

#> label_ranges_of_runs("AAAB--CCA")
#> label_ranges_of_runs("")
#> label_ranges_of_runs("-----")
#> label_ranges_of_runs("NNNNNVDDNNP")
#> label_ranges_of_runs("x")
#> label_ranges_of_runs('NNNNNVDDNNPAAAB--CCA-----')
#> label_ranges_of_runs('AAAB--CCANNNNNVDDNNP')

### fold_long_numbers
def fold_long_numbers(n):
    words = ["", "k", "M", "G", "T"]
    neg = n < 0
    n = abs(n)
    i = 0
    rest = 0
    while n >= 1000 and i < len(words) - 1:
        n, rest = divmod(n, 1000)
        i += 1
    s = str(n)
    if i > 0 and n < 100:
        tenth = rest // 100
        if tenth:
            s += "." + str(tenth)
    return ("-" if neg else "") + s + words[i]

#> fold_long_numbers(1234567)
#> fold_long_numbers(999)
#> fold_long_numbers(-45000)
#> fold_long_numbers(123456789012345678)
#> fold_long_numbers(20090)
#> fold_long_numbers(99999)

### spell_small_number
ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split()
TENS = "_ _ twenty thirty forty fifty sixty seventy eighty ninety".split()

def below_thousand(n):
    words = []
    if n >= 100:
        words += [ONES[n // 100], "hundred"]
        n %= 100
    if n >= 20:
        tens = TENS[n // 10]
        n %= 10
        if n:
            tens += "-" + ONES[n]
        words.append(tens)
    elif n:
        words.append(ONES[n])
    return words

def spell_small_number(n):
    if n == 0:
        return "zero"
    parts = []
    for name in ("", "thousand", "million"):
        n, low = divmod(n, 1000)
        if low:
            parts = below_thousand(low) + ([name] if name else []) + parts
    if n:
        raise OverflowError("too large")
    return " ".join(parts)

#> spell_small_number(342)
#> spell_small_number(1000017)
#> spell_small_number(0)
#> spell_small_number(987654321)
#> spell_small_number(10**9)
#> spell_small_number(40)
#> spell_small_number(700300)

### two_player_pile_game
def two_player_pile_game(pile, moves, first="ann", second="bob"):
    players = [first, second]
    history = []
    turn = 0
    for take in moves:
        who = players[turn % 2]
        if take not in (1, 2, 3) or take > pile:
            return who + " made a bad move", history
        pile -= take
        history.append((who, pile))
        if pile == 0:
            return who + " wins", history
        turn += 1
    # suggest a move by the usual rule
    best = pile % 4
    if best == 0:
        return players[turn % 2] + " should give up", history
    return players[turn % 2] + " should take " + str(best), history

#> two_player_pile_game(10, [2, 3, 1])
#> two_player_pile_game(7, [3, 3, 1])
#> two_player_pile_game(5, [1, 5])
#> two_player_pile_game(8, [], "x", "y")
#> two_player_pile_game(12, [1, 2, 3, 2, 1])
