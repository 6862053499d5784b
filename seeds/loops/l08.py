### stitch_tape_pieces
def stitch_tape_pieces(pieces, glue):
    tape = ""
    joins = 0
    for p in pieces:
        if not p:
            continue
        if tape and tape[-1] == p[0]:
            tape += p[1:]
            joins += 1
        elif tape:
            tape += glue + p
        else:
            tape = p
    return tape, joins

#> stitch_tape_pieces(["red", "dot", "", "map"], "~")
#> stitch_tape_pieces([], "-")
#> stitch_tape_pieces(["", "solo"], "+")
#> stitch_tape_pieces(["aa", "a", "ab"], "|")
#> stitch_tape_pieces(["12", "34"], "")

### lamp_row_toggle
def lamp_row_toggle(lamps, presses):
    for p in presses:
        i = p
        while i < len(lamps):
            lamps[i] = 1 - lamps[i]
            if lamps[i] == 1:
                break
            i += 1
    return "".join("o" if x else "." for x in lamps)

#> lamp_row_toggle([1, 1, 0, 1], [0, 2])
#> lamp_row_toggle([0, 0], [1, 1])
#> lamp_row_toggle([], [0])
#> lamp_row_toggle([1, 1, 1], [0])
#> lamp_row_toggle([0, 1], [])

### recipe_scale_lines
def recipe_scale_lines(lines, factor):
    out, total = [], 0
    for line in lines:
        head, _, tail = line.partition(" ")
        if head.isdigit():
            qty = int(head) * factor
            total += qty
            out.append(f"{qty:g} {tail}")
        elif head.endswith(":"):
            out.append(line.upper())
        else:
            out.append("- " + line)
    return out, total

#> recipe_scale_lines(["Dough:", "3 eggs", "some salt"], 2)
#> recipe_scale_lines([], 4)
#> recipe_scale_lines(["1 cup rice", "5 limes"], 0.5)
#> recipe_scale_lines(["", "10"], 3)
#> recipe_scale_lines(["stir: well"], 1)

### trail_markers_between
def trail_markers_between(trail):
    count, gaps = 0, []
    started = False
    for step in trail:
        if step == "X":
            if started:
                gaps.append(count)
            started = True
            count = 0
        elif started and step != "~":
            count += 1
    return gaps, count

#> trail_markers_between("..X.~.X...X")
#> trail_markers_between("....")
#> trail_markers_between("")
#> trail_markers_between("XX~~")
#> trail_markers_between("aXbcX")

### trade_goods_chain
def trade_goods_chain(have, offers):
    path = [have]
    changed = True
    while changed:
        changed = False
        for give, get in offers:
            if give == path[-1] and get not in path:
                path.append(get)
                changed = True
                break
    return " > ".join(path)

#> trade_goods_chain("pin", [("cup", "hat"), ("pin", "cup")])
#> trade_goods_chain("fish", [("fish", "net"), ("net", "fish")])
#> trade_goods_chain("rock", [])
#> trade_goods_chain("a", [("a", "b"), ("a", "c"), ("b", "c")])
#> trade_goods_chain("gold", [("silver", "gold")])

### shrink_word_from_heavier_end
def shrink_word_from_heavier_end(w, keep):
    sides = ""
    while len(w) > keep:
        if ord(w[0]) > ord(w[-1]):
            w = w[1:]
            sides += "L"
        else:
            w = w[:-1]
            sides += "R"
    return w, sides

#> shrink_word_from_heavier_end("planet", 3)
#> shrink_word_from_heavier_end("zebra", 1)
#> shrink_word_from_heavier_end("", 2)
#> shrink_word_from_heavier_end("ok", 5)
#> shrink_word_from_heavier_end("9aZ!", 2)

### pixel_row_dither
def pixel_row_dither(row):
    err = 0
    out = ""
    for px in row:
        px += err
        if px >= 128:
            out += "#"
            err = px - 255
        else:
            out += "."
            err = px
        if -10 < err < 10:
            err = 0
    return out, err

#> pixel_row_dither([100, 100, 100, 100])
#> pixel_row_dither([255, 0, 130])
#> pixel_row_dither([])
#> pixel_row_dither([5, 5, 5])
#> pixel_row_dither([200, 60])

### ticket_price_family
def ticket_price_family(ages, base):
    total = 0
    kids = 0
    notes = []
    for age in sorted(ages, reverse=True):
        if age >= 65:
            total += base // 2
        elif age >= 16:
            total += base
        elif age < 4:
            notes.append("free")
        else:
            kids += 1
            total += 0 if kids > 2 else base // 4
    return total, kids, notes

#> ticket_price_family([34, 36, 9, 7, 5], 20)
#> ticket_price_family([70, 2], 15)
#> ticket_price_family([], 10)
#> ticket_price_family([16, 15, 65, 64], 8)
#> ticket_price_family([3, 4], 100)

### emoji_shortcode_scan
def emoji_shortcode_scan(msg, known):
    out, i = "", 0
    while i < len(msg):
        if msg[i] == ":":
            end = msg.find(":", i + 1)
            name = msg[i + 1:end]
            if end > i and name in known:
                out += known[name]
                i = end + 1
                continue
        out += msg[i]
        i += 1
    return out

#> emoji_shortcode_scan("ok :hi:!", {"hi": "👋"})
#> emoji_shortcode_scan("a:b", {"b": "B"})
#> emoji_shortcode_scan("", {})
#> emoji_shortcode_scan(":x::x:", {"x": "*"})
#> emoji_shortcode_scan("12:30:45", {"0": "o"})

### thin_out_crowded
def thin_out_crowded(plants, spacing):
    kept = []
    pulled = 0
    for p in plants:
        if kept and p - kept[-1] < spacing:
            pulled += 1
            if pulled % 3 == 0:
                kept[-1] = p
            continue
        kept.append(p)
    return kept, pulled

#> thin_out_crowded([0, 1, 2, 3, 9], 5)
#> thin_out_crowded([], 2)
#> thin_out_crowded([10, 20, 30], 10)
#> thin_out_crowded([4, 4, 4, 4], 1)
#> thin_out_crowded([1, 3, 8, 9], 4)

### ship_log_headings
def ship_log_headings(turns):
    heading = 0
    names = ["N", "E", "S", "W"]
    log = [names[0]]
    for t in turns.split():
        side, amount = t[0], t[1:] or "1"
        k = int(amount) if side == "R" else -int(amount)
        heading = (heading + k) % 4
        if names[heading] == log[-1]:
            log[-1] += "'"
            continue
        log.append(names[heading])
    return log

#> ship_log_headings("R L R2")
#> ship_log_headings("R4 R")
#> ship_log_headings("")
#> ship_log_headings("L L L")
#> ship_log_headings("Rx")

### dampen_echo
def dampen_echo(sounds, decay):
    echo = 0
    for i in range(len(sounds)):
        if sounds[i] == 0 and echo > 0:
            sounds[i] = -echo
        else:
            echo = sounds[i] + echo // 2
        echo = max(echo - decay, 0)
        if echo > 50:
            return sounds[:i], "loud"
    return sounds, echo

#> dampen_echo([20, 0, 0, 8], 5)
#> dampen_echo([90, 1], 10)
#> dampen_echo([], 3)
#> dampen_echo([0, 0, 4], 1)
#> dampen_echo([-6, 30, 0], 0)

### censor_by_alternation
def censor_by_alternation(text, banned):
    hits = 0
    words = text.split()
    for i, w in enumerate(words):
        core = w.strip(".,!?").lower()
        if core not in banned:
            continue
        hits += 1
        if hits % 2:
            words[i] = w[0] + "*" * (len(w) - 1)
        else:
            words[i] = "[cut]"
    return " ".join(words)

#> censor_by_alternation("Darn it, darn!", ["darn"])
#> censor_by_alternation("all good", ["bad"])
#> censor_by_alternation("", ["x"])
#> censor_by_alternation("heck heck HECK", ["heck"])
#> censor_by_alternation("? a ?", [""])

### nibble_cheese
def nibble_cheese(cheese, bites):
    crumbs = ""
    for k in bites:
        if not cheese:
            crumbs += "!"
            break
        k %= len(cheese)
        crumbs += cheese[k]
        cheese = cheese[k + 1:] + cheese[:k]
    else:
        crumbs += "."
    return cheese, crumbs

#> nibble_cheese("gouda", [1, 7, 0])
#> nibble_cheese("ab", [0, 0, 5])
#> nibble_cheese("", [3])
#> nibble_cheese("brie", [])
#> nibble_cheese("feta", [-1, -2])

### sock_drawer_pairs
def sock_drawer_pairs(socks):
    single = []
    pairs = []
    for s in socks:
        size, _, color = s.partition("-")
        match = f"{size}-{color}"
        if match in single:
            single.remove(match)
            pairs.append(color or "?")
        elif size.isdigit():
            single.insert(0, match)
    return pairs, single

#> sock_drawer_pairs(["42-red", "39-tan", "42-red"])
#> sock_drawer_pairs(["big-red", "big-red"])
#> sock_drawer_pairs([])
#> sock_drawer_pairs(["40", "40"])
#> sock_drawer_pairs(["38-a", "38-b", "38-a", "38-a"])

### elevator_music_loop
def elevator_music_loop(notes, length):
    tune, i, step = "", 0, 1
    while len(tune) < length:
        tune += notes[i]
        if notes[i].isupper():
            step = -step
        i += step
        if not 0 <= i < len(notes):
            i = 0
            step = 1
    return tune

#> elevator_music_loop("abCd", 8)
#> elevator_music_loop("xyz", 5)
#> elevator_music_loop("Q", 3)
#> elevator_music_loop("any", 0)
#> elevator_music_loop("", 2)

### log_level_escalate
def log_level_escalate(entries):
    fails = 0
    out = []
    for i, e in enumerate(entries, 1):
        level, msg = e.split(" ", 1)
        if level == "ERR":
            fails += 1
        else:
            fails = 0
        if fails > 1:
            level = "CRIT" + str(fails)
        elif level == "DBG":
            continue
        out.append(f"{i}:{level}:{msg[:4]}")
    return out

#> log_level_escalate(["ERR disk", "ERR disk full", "INF ok"])
#> log_level_escalate(["DBG x y", "WRN heat"])
#> log_level_escalate([])
#> log_level_escalate(["ERR a", "DBG b", "ERR c"])
#> log_level_escalate(["oops"])

### shuffle_by_cut_points
def shuffle_by_cut_points(deck, cuts):
    trail = []
    for c in cuts:
        if abs(c) >= len(deck):
            trail.append("skip")
            continue
        deck = deck[c:] + deck[:c]
        if c < 0:
            deck = deck[::-1]
        trail.append(deck[0])
    return deck, trail

#> shuffle_by_cut_points("ABCDE", [2, -1])
#> shuffle_by_cut_points("xy", [5, 1])
#> shuffle_by_cut_points("", [0])
#> shuffle_by_cut_points([7, 8, 9], [0, -2, 1])
#> shuffle_by_cut_points("lone", [])

### spider_catch_flies
def spider_catch_flies(web, start):
    pos, eaten = start, 0
    while True:
        right = web.find("f", pos)
        left = web.rfind("f", 0, pos)
        if right < 0 and left < 0:
            break
        if left < 0 or 0 <= right and right - pos <= pos - left:
            pos = right
        else:
            pos = left
        web = web[:pos] + "-" + web[pos + 1:]
        eaten += 1
    return web, pos, eaten

#> spider_catch_flies("f..f.f", 2)
#> spider_catch_flies("....", 1)
#> spider_catch_flies("", 0)
#> spider_catch_flies("ff", 5)
#> spider_catch_flies(".f.f", 2)

### coupon_stack_apply
def coupon_stack_apply(price, coupons):
    applied = []
    for c in coupons:
        if price <= 0:
            break
        if c.endswith("%"):
            if any(a.endswith("%") for a in applied):
                continue
            price -= price * int(c[:-1]) // 100
        else:
            price = max(0, price - int(c))
        applied.append(c)
    return price, applied

#> coupon_stack_apply(200, ["10%", "30", "50%"])
#> coupon_stack_apply(15, ["20", "5%"])
#> coupon_stack_apply(0, ["1"])
#> coupon_stack_apply(99, [])
#> coupon_stack_apply(80, ["half"])

### trim_chat_stretching
def trim_chat_stretching(s):
    out, run = "", 0
    for i, ch in enumerate(s):
        run = run + 1 if i and s[i - 1].lower() == ch.lower() else 1
        if run <= 2 or ch.isdigit():
            out += ch
        elif run == 3:
            out += "+"
    return out

#> trim_chat_stretching("sooooo")
#> trim_chat_stretching("1000000")
#> trim_chat_stretching("")
#> trim_chat_stretching("NOoo wayyy")
#> trim_chat_stretching("hmm...")

### assign_lockers_by_hash
def assign_lockers_by_hash(names, size):
    lockers = [""] * size
    for name in names:
        slot = sum(map(ord, name)) % size
        probes = 0
        while lockers[slot] and probes < size:
            slot = (slot + 1) % size
            probes += 1
        if probes == size:
            return lockers, name
        lockers[slot] = f"{name}{probes}"
    return lockers, None

#> assign_lockers_by_hash(["ab", "ba", "c"], 4)
#> assign_lockers_by_hash(["x", "y", "z"], 2)
#> assign_lockers_by_hash([], 3)
#> assign_lockers_by_hash(["", "!"], 3)
#> assign_lockers_by_hash(["k"], 0)

### fold_lines_by_marker
def fold_lines_by_marker(lines):
    out = []
    joining = False
    for line in lines:
        more = line.endswith("\\")
        body = line[:-1].rstrip() if more else line
        if joining:
            out[-1] += " " + body.lstrip()
        else:
            out.append(body)
        joining = more
    if joining:
        out.append("EOF?")
    return out

#> fold_lines_by_marker(["gcc \\", "  -O2 \\", " x.c", "ls"])
#> fold_lines_by_marker(["cut\\"])
#> fold_lines_by_marker([])
#> fold_lines_by_marker(["a", "b"])
#> fold_lines_by_marker(["\\", "\\", "z"])

### crossing_guard_wait
def crossing_guard_wait(arrivals, every):
    gate, waits = every, []
    for a in arrivals:
        while gate < a:
            gate += every
        wait = gate - a
        if wait == 0:
            waits.append("now")
        elif waits and waits[-1] == wait:
            waits.append("too")
        else:
            waits.append(wait)
    return waits, gate

#> crossing_guard_wait([3, 3, 10, 14], 5)
#> crossing_guard_wait([], 7)
#> crossing_guard_wait([0, 4, 8], 4)
#> crossing_guard_wait([21], 6)
#> crossing_guard_wait([2, 1], 3)

### swap_words_around_and
def swap_words_around_and(line):
    ws = line.split()
    i = 1
    swapped = 0
    while i < len(ws) - 1:
        if ws[i].lower() in ("and", "&"):
            ws[i - 1], ws[i + 1] = ws[i + 1], ws[i - 1]
            swapped += 1
            i += 1
        i += 1
    return " ".join(ws), swapped

#> swap_words_around_and("salt and pepper")
#> swap_words_around_and("a & b & c AND d")
#> swap_words_around_and("")
#> swap_words_around_and("and then")
#> swap_words_around_and("rock roll forever")

### cache_hits_lru_scan
def cache_hits_lru_scan(keys, room):
    cache, trace = [], ""
    for k in keys:
        if k in cache:
            cache.remove(k)
            trace += k.upper()
        else:
            if len(cache) == room:
                trace += "-" + cache.pop(0)
            trace += k
        cache.append(k)
    return trace, cache

#> cache_hits_lru_scan("abac", 2)
#> cache_hits_lru_scan("xyzx", 3)
#> cache_hits_lru_scan("", 1)
#> cache_hits_lru_scan("qqr", 1)
#> cache_hits_lru_scan("m", 0)

### dig_tunnel_layers
def dig_tunnel_layers(layers, power):
    depth = 0
    found = []
    for name, hard in layers:
        if hard > power:
            power -= hard // 2
            if power <= 0:
                break
            found.append("(" + name + ")")
        else:
            found.append(name)
        depth += 1
    else:
        found.append("core")
    return depth, found, power

#> dig_tunnel_layers([("clay", 2), ("rock", 9), ("ore", 3)], 6)
#> dig_tunnel_layers([("iron", 30)], 10)
#> dig_tunnel_layers([], 4)
#> dig_tunnel_layers([("mud", 1), ("sand", 1)], 1)
#> dig_tunnel_layers([("a", 5), ("b", 5), ("c", 5)], 4)

### telegram_price_words
def telegram_price_words(msg, rate):
    cost, sent = 0, []
    for w in msg.upper().split():
        if w in ("THE", "A"):
            continue
        if len(w) > 6:
            cost += rate
            w = w[:5] + "."
        if w[-1].isdigit() and not w.isdigit():
            cost += 1
        sent.append(w)
        cost += rate
    return " ".join(sent + ["STOP"]), cost

#> telegram_price_words("arriving the 5pm train", 3)
#> telegram_price_words("a b2", 10)
#> telegram_price_words("", 4)
#> telegram_price_words("send money 400", 2)
#> telegram_price_words("The A", 1)

### reach_floor_with_stairs
def reach_floor_with_stairs(floors, energy):
    level = 0
    for f in floors:
        step = 1 if f > level else -1
        for nxt in range(level + step, f + step, step):
            energy -= 2 if step > 0 else 1
            level = nxt
            if energy <= 0:
                return level, f
    return level, energy

#> reach_floor_with_stairs([3, 1], 20)
#> reach_floor_with_stairs([5], 6)
#> reach_floor_with_stairs([], 9)
#> reach_floor_with_stairs([1, 0, 2], 8)
#> reach_floor_with_stairs([-2], 50)

### knit_pattern_rows
def knit_pattern_rows(pattern, width):
    row, i = "", 0
    used = {}
    while len(row) < width:
        st = pattern[i % len(pattern)]
        if st == "d" and row:
            row = row[:-1]
            width -= 1
        elif st == "i":
            row += "kk"
        else:
            row += st
        used[st] = used.get(st, 0) + 1
        i += 1
    return row[:width], used

#> knit_pattern_rows("kp", 5)
#> knit_pattern_rows("kid", 4)
#> knit_pattern_rows("p", 0)
#> knit_pattern_rows("dk", 3)
#> knit_pattern_rows("", 2)
