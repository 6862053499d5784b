### sensor_minute_averages
def sensor_minute_averages(readings):
    bucket, minute, report = {}, 0, []
    for second, value in readings:
        if second // 60 != minute:
            if bucket:
                report.append((minute, sum(bucket.values()) / len(bucket)))
            bucket.clear()
            minute = second // 60
        bucket[second] = value
    return report, len(bucket)

#> sensor_minute_averages([(5, 20), (42, 24), (61, 30), (130, 8)])
#> sensor_minute_averages([])
#> sensor_minute_averages([(200, 1.5)])
#> sensor_minute_averages([(0, -4), (0, 6), (60, 1)])
#> sensor_minute_averages([(59, 3), (119, 5), (179, 7)])

### undo_text_editor
def undo_text_editor(commands):
    lines, saved = [], []
    for cmd in commands:
        if cmd == "u":
            lines, saved = saved, lines.copy()
        else:
            saved = lines.copy()
            if cmd == "d":
                lines.pop()
            else:
                lines.append(cmd[1:])
    return "|".join(lines)

#> undo_text_editor(["+first", "+second", "u"])
#> undo_text_editor(["+a", "d", "u", "u", "u"])
#> undo_text_editor([])
#> undo_text_editor(["u", "d"])
#> undo_text_editor(["+x y", "+", "d", "+Z"])

### coin_drawer_payout
def coin_drawer_payout(drawer, due):
    spare = drawer.copy()
    for coin in sorted(spare, reverse=True):
        n = min(due // coin, spare[coin])
        due -= n * coin
        spare[coin] -= n
    return spare if due == 0 else drawer

#> coin_drawer_payout({50: 1, 20: 3, 5: 2}, 75)
#> coin_drawer_payout({50: 1, 20: 3}, 60)
#> coin_drawer_payout({}, 0)
#> coin_drawer_payout({1: 4}, 5)
#> coin_drawer_payout({2: 10, 7: 1}, 13)

### stack_of_scopes
def stack_of_scopes(src):
    scope, outer = {}, []
    for tok in src.split():
        if tok == "{":
            outer.append(scope)
            scope = scope.copy()
        elif tok == "}":
            scope = outer.pop()
        else:
            name, num = tok.split(":")
            scope[name] = int(num)
    return scope, len(outer)

#> stack_of_scopes("x:1 { x:2 y:3 } z:4")
#> stack_of_scopes("")
#> stack_of_scopes("a:-5 { { b:0")
#> stack_of_scopes("{ q:7 } }")
#> stack_of_scopes("n:1 { n:2 { n:3 } } { m:9")

### last_in_wins_auction
def last_in_wins_auction(bids):
    book = {}
    for name, amount in bids:
        book.pop(name, None)
        book[name] = amount
    if not book:
        return "no bids"
    winner, price = book.popitem()
    return f"{winner} pays {price:,} over {sorted(book)}"

#> last_in_wins_auction([("Vera", 1200), ("Otto", 1350), ("Vera", 15000)])
#> last_in_wins_auction([])
#> last_in_wins_auction([("Kai", 0)])
#> last_in_wins_auction([("b", 5), ("a", 6), ("c", 7), ("b", 5)])
#> last_in_wins_auction([("Zoë", 1000000), ("Zoë", 999)])

### popitem_every_other
def popitem_every_other(d):
    kept = []
    for i in range(len(d)):
        pair = d.popitem()
        if i % 2 == 0:
            kept.extend(pair)
        else:
            kept.insert(0, pair[0])
    return kept

#> popitem_every_other({"r": 1, "g": 2, "b": 3})
#> popitem_every_other({})
#> popitem_every_other({9: 81})
#> popitem_every_other({"k": "v", "kk": "vv", "": "-", "z": "Z"})
#> popitem_every_other({True: "yes", False: "no"})

### clear_when_sum_exceeds
def clear_when_sum_exceeds(amounts, cap):
    jar = {}
    spills = 0
    for i, amt in enumerate(amounts, 1):
        jar[f"d{i}"] = amt
        if sum(jar.values()) > cap:
            jar.clear()
            spills += 1
    return spills, "/".join(jar)

#> clear_when_sum_exceeds([4, 4, 4, 1, 2], 10)
#> clear_when_sum_exceeds([], 0)
#> clear_when_sum_exceeds([-3, 2, 8], 6)
#> clear_when_sum_exceeds([1, 1, 1], 0)
#> clear_when_sum_exceeds([0.5, 0.25, 0.25], 1)

### game_lives_restart
START = {"lives": 2, "gold": 0, "level": 1}

def game_lives_restart(moves):
    hero = START.copy()
    for m in moves:
        if m == "g":
            hero["gold"] += 5 * hero["level"]
        else:
            hero["level" if m == "^" else "lives"] += 1 if m == "^" else -1
        if hero["lives"] == 0:
            hero = START.copy()
    return tuple(hero.values())

#> game_lives_restart("g^g")
#> game_lives_restart("gxx^")
#> game_lives_restart("")
#> game_lives_restart("x^^gxg")
#> game_lives_restart("????g")

### fork_board_positions
def fork_board_positions(board, piece):
    col, row = piece[0], int(piece[1])
    results = []
    for step in (-1, 1):
        nxt = board.copy()
        target = f"{col}{row + step}"
        if target not in nxt and 1 <= row + step <= 8:
            nxt[target] = nxt.pop(piece)
            results.append(nxt)
    return results

#> fork_board_positions({"e4": "K"}, "e4")
#> fork_board_positions({"a1": "R", "a2": "p"}, "a1")
#> fork_board_positions({"h8": "q", "g8": "k"}, "h8")
#> fork_board_positions({"c3": "N"}, "d3")
#> fork_board_positions({"b5": "P", "b6": "p"}, "b5")

### merge_into_first_and_empty
def merge_into_first_and_empty(dicts):
    head, *tail = dicts
    for d in tail:
        for k, v in d.items():
            head[k] = head.get(k, 0) + v
        d.clear()
    return dicts

#> merge_into_first_and_empty([{"cpu": 3}, {"cpu": 4, "gpu": 1}, {"gpu": 6}])
#> merge_into_first_and_empty([{}])
#> merge_into_first_and_empty([])
#> merge_into_first_and_empty([{}, {}, {"x": -2.5}])
#> merge_into_first_and_empty([{"n": 10}, {"n": -10}])

### list_copy_while_removing
def list_copy_while_removing(nums):
    for n in nums.copy():
        if nums.count(n) > 1:
            nums.remove(n)
        elif n < 0:
            nums.append(-n)
    return nums

#> list_copy_while_removing([4, 1, 4, 4, 2])
#> list_copy_while_removing([])
#> list_copy_while_removing([-3, 3])
#> list_copy_while_removing([-7, -7, 0])
#> list_copy_while_removing([10, 20, 30])

### clipboard_actions
def clipboard_actions(cells, actions):
    clip = []
    for act in actions:
        if act == "c":
            clip = cells.copy()
        elif act == "x":
            clip = cells[:]
            cells.clear()
        else:
            cells += clip
    return cells

#> clipboard_actions(["q1", "q2"], "cvv")
#> clipboard_actions([5], "xvv")
#> clipboard_actions([], "cxv")
#> clipboard_actions(["Ω"], "v")
#> clipboard_actions([1, 0], "cvcvx")

### token_bucket_by_hour
def token_bucket_by_hour(calls, allowance):
    used = {}
    hour = None
    denied = []
    for stamp, client in calls:
        if stamp[:2] != hour:
            hour = stamp[:2]
            used.clear()
        used[client] = used.get(client, 0) + 1
        if used[client] > allowance:
            denied.append(f"{client}@{stamp}")
    return denied

#> token_bucket_by_hour([("09:01", "web"), ("09:40", "web"), ("10:00", "web")], 1)
#> token_bucket_by_hour([], 5)
#> token_bucket_by_hour([("23:59", "cron"), ("00:00", "cron")], 0)
#> token_bucket_by_hour([("12:00", "a"), ("12:01", "b"), ("12:02", "a")], 2)
#> token_bucket_by_hour([("07:10", "x"), ("07:11", "x"), ("07:12", "x")], 1)

### invert_in_place_dict
def invert_in_place_dict(m):
    old = m.copy()
    m.clear()
    for k, v in old.items():
        m[v] = k
    lost = len(old) - len(m)
    return m, lost

#> invert_in_place_dict({"uno": 1, "due": 2, "one": 1})
#> invert_in_place_dict({})
#> invert_in_place_dict({"a": "b", "b": "a"})
#> invert_in_place_dict({1: True, 2: 1.0})
#> invert_in_place_dict({"k": ["list"]})

### header_continuations
def header_continuations(raw):
    headers = {}
    for line in raw.split("\r\n"):
        if line[:1] in (" ", "\t") and headers:
            key, val = headers.popitem()
            headers[key] = val + " " + line.strip()
        elif ":" in line:
            key, val = line.split(":", 1)
            headers[key.title()] = val.strip()
    return headers

#> header_continuations("host: ndb.org\r\nX-NOTE: long\r\n  text")
#> header_continuations("")
#> header_continuations("\tlost: line\r\nAge:7")
#> header_continuations("no colon here\r\nvia: a\r\n b\r\n\tc")
#> header_continuations("time: 10:30:00\r\nTIME: noon")

### lru_touch_evict
def lru_touch_evict(pages, slots):
    order, evicted = {}, ""
    for p in pages:
        if p in order:
            order[p] = order.pop(p) + 1
            continue
        if len(order) == slots:
            victim = next(iter(order))
            evicted += victim * order.pop(victim)
        order[p] = 1
    freshest = order.copy().popitem() if order else None
    return evicted, freshest, order

#> lru_touch_evict("ABACB", 2)
#> lru_touch_evict("", 4)
#> lru_touch_evict("mmmm", 1)
#> lru_touch_evict("wxyzw", 3)
#> lru_touch_evict("7", 0)

### copy_is_not_deep_counts
def copy_is_not_deep_counts(grid, r, c):
    rows = grid.copy()
    rows[r][c] *= 10
    rows[r] = [0] * len(rows[r])
    return grid, rows

#> copy_is_not_deep_counts([[1, 2], [3, 4]], 0, 1)
#> copy_is_not_deep_counts([["ab"]], 0, 0)
#> copy_is_not_deep_counts([[5], [6, 7, 8]], -1, -2)
#> copy_is_not_deep_counts([[]], 0, 0)
#> copy_is_not_deep_counts([[2.5, -1], [0, 9]], 1, 0)

### setdefault_on_copy
def setdefault_on_copy(d, *names):
    twin = d.copy()
    got = [twin.setdefault(n, len(twin)) for n in names]
    twin.popitem()
    return got, len(twin) - len(d)

#> setdefault_on_copy({"a": 7}, "b", "a", "c")
#> setdefault_on_copy({})
#> setdefault_on_copy({}, "solo")
#> setdefault_on_copy({"m": None, "n": 0}, "n", "m")
#> setdefault_on_copy({3: "x"}, 3.0, 4, 4)

### morse_buffer_decode
CODES = {".-": "A", "-...": "B", ".": "E", "...": "S", "---": "O", "-": "T"}

def morse_buffer_decode(signal):
    pending, text = [], ""
    for mark in signal + "/":
        if mark in ".-":
            pending.append(mark)
        elif pending:
            text += CODES.get("".join(pending), "#")
            pending.clear()
        else:
            text += " "
    return text

#> morse_buffer_decode(".../---/...")
#> morse_buffer_decode("")
#> morse_buffer_decode("-//.-")
#> morse_buffer_decode("......")
#> morse_buffer_decode("-.../ ./.- -/")

### undoable_cart_totals
def undoable_cart_totals(cart, steps):
    checkpoints = {0: cart.copy()}
    for i, (item, qty) in enumerate(steps, start=1):
        cart[item] = qty
        if qty == 0:
            del cart[item]
        checkpoints[i] = cart.copy()
    return [sum(c.values()) for c in checkpoints.values()]

#> undoable_cart_totals({"soap": 2}, [("brush", 3), ("soap", 0)])
#> undoable_cart_totals({}, [])
#> undoable_cart_totals({"a": 1, "b": 1}, [("a", 0), ("b", 0)])
#> undoable_cart_totals({}, [("x", 5), ("x", 6), ("x", -1)])
#> undoable_cart_totals({"rope m": 12}, [("hook", 0)])

### drain_to_target_weight
def drain_to_target_weight(load, target):
    dropped = {}
    while load and sum(load.values()) > target:
        box, kg = load.popitem()
        dropped[box] = kg
    return {"kept": list(load), "dropped": list(dropped)}

#> drain_to_target_weight({"crate": 40, "barrel": 25, "sack": 10}, 50)
#> drain_to_target_weight({}, 5)
#> drain_to_target_weight({"anvil": 90}, 10)
#> drain_to_target_weight({"a": 1, "b": 2}, 3)
#> drain_to_target_weight({"x": 7, "balloon": -4, "y": 6}, 0)

### clear_returns_none
def clear_returns_none(d, lst):
    first = d.clear()
    second = lst.copy() or first
    lst.clear()
    return second, d, lst, first is None

#> clear_returns_none({"w": 3}, ["n", "m"])
#> clear_returns_none({}, [])
#> clear_returns_none({0: 0}, [0])
#> clear_returns_none({"deep": {"er": 1}}, [[]])
#> clear_returns_none({"t": ()}, [None, False])

### copied_default_profile
def copied_default_profile(rows, default):
    people = {}
    for row in rows:
        name, *pairs = row.split(",")
        info = people.setdefault(name, default.copy())
        for p in pairs:
            k, v = p.split("=")
            if k in info:
                info[k] = v
    return people

#> copied_default_profile(["Jo,role=dev", "Al"], {"role": "guest", "lang": "en"})
#> copied_default_profile([], {"role": "guest"})
#> copied_default_profile(["Jo,lang=fr", "Jo,role=qa,age=9"], {"lang": "en", "role": ""})
#> copied_default_profile(["X,y=1"], {})
#> copied_default_profile(["Mia,role"], {"role": None})

### cache_versions
def cache_versions(entries, version):
    fresh = entries.copy()
    stale = [k for k, (v, _) in entries.items() if v < version]
    if len(stale) * 2 > len(entries):
        fresh.clear()
    else:
        for k in stale:
            del fresh[k]
    return {k: body for k, (_, body) in fresh.items()}

#> cache_versions({"/": (3, "home"), "/a": (2, "about"), "/c": (3, "mail")}, 3)
#> cache_versions({"/": (1, "home"), "/a": (2, "about")}, 9)
#> cache_versions({}, 1)
#> cache_versions({"k": (0, ""), "j": (5, "J")}, 5)
#> cache_versions({"only": (2, "two")}, -1)

### elevator_stops_served
def elevator_stops_served(requests, start):
    waiting = requests.copy()
    route = [start]
    while waiting:
        floor = min(waiting, key=lambda f: (abs(f - route[-1]), f))
        people = waiting.pop(floor)
        route.append(floor)
        if people > 6:
            waiting.clear()
    return route, len(requests)

#> elevator_stops_served({4: 1, 9: 2, 1: 3}, 5)
#> elevator_stops_served({2: 8, 7: 1}, 0)
#> elevator_stops_served({}, 3)
#> elevator_stops_served({-1: 2, 1: 2}, 0)
#> elevator_stops_served({12: 6, 10: 7, 3: 1}, 11)

### dna_codon_runs
def dna_codon_runs(strand):
    counts = {}
    report = []
    for i in range(0, len(strand) - 2, 3):
        codon = strand[i:i + 3]
        if codon in ("TAA", "TAG", "TGA"):
            report.append(counts.copy())
            counts.clear()
        else:
            counts[codon] = counts.get(codon, 0) + 1
    return report

#> dna_codon_runs("ATGATGTAACCC")
#> dna_codon_runs("")
#> dna_codon_runs("TAGTGA")
#> dna_codon_runs("GGCATTGGCTGAAC")
#> dna_codon_runs("AT")

### clear_alias_chain
def clear_alias_chain(a, flag):
    b = a
    c = b.copy()
    if flag:
        b = {}
    b.clear()
    b["n"] = len(c)
    return a, b, c

#> clear_alias_chain({"u": 1, "v": 2}, False)
#> clear_alias_chain({"u": 1, "v": 2}, True)
#> clear_alias_chain({}, 0)
#> clear_alias_chain({"n": "N"}, "")
#> clear_alias_chain({None: None}, [0])

### popitem_safe_default
def popitem_safe_default(stacks, order):
    out = []
    for name in order:
        try:
            out.append(stacks[name].popitem()[1])
        except KeyError:
            out.append(name in stacks)
    return out

#> popitem_safe_default({"L": {"x": 1, "y": 2}, "R": {}}, "LRLL")
#> popitem_safe_default({}, "q")
#> popitem_safe_default({"a": {1: "one"}}, "")
#> popitem_safe_default({"s": {"t": None}, "u": {"v": []}}, ["u", "s", "u"])
#> popitem_safe_default({"p": {0: 0.5, 1: 1.5, 2: 2.5}}, ["p", "P", "p"])

### tournament_byes
def tournament_byes(seeds):
    champions = []
    field = seeds.copy()
    while len(field) > 1:
        a, b = field.popitem(), field.popitem()
        name, power = max(a, b, key=lambda p: p[1])
        field[name] = power - min(a[1], b[1])
        champions.append(name)
    return champions, field

#> tournament_byes({"owls": 5, "bees": 9, "cats": 6})
#> tournament_byes({"solo": 4})
#> tournament_byes({})
#> tournament_byes({"x": 2, "y": 2, "z": 2, "w": 2})
#> tournament_byes({"fc ulm": 30, "sv köln": 11, "tsg": 12})

### diff_against_original
def diff_against_original(original, script):
    work = original.copy()
    exec_map = {"del": work.pop, "dup": lambda k: work.update({k + "2": work[k]})}
    for verb, key in script:
        exec_map[verb](key)
    added = [k for k in work if k not in original]
    gone = [k for k in original if k not in work]
    return f"+{len(added)} -{len(gone)}", added, gone

#> diff_against_original({"cfg": 1, "log": 2}, [("dup", "cfg"), ("del", "log")])
#> diff_against_original({}, [])
#> diff_against_original({"a": 0}, [("dup", "a"), ("dup", "a2"), ("del", "a2")])
#> diff_against_original({"k": "v"}, [("del", "k"), ("dup", "k")])
#> diff_against_original({"t": 1, "t2": 9}, [("dup", "t")])

### path_history_lists
def path_history_lists(commands, home):
    cwd = home.copy()
    visited = []
    for cmd in commands:
        if cmd == "/":
            cwd.clear()
        elif cmd in ("~", ".."):
            cwd = home.copy() if cmd == "~" else cwd[:-1]
        else:
            cwd.append(cmd)
        visited.append("/" + "/".join(cwd))
    return visited

#> path_history_lists(["src", "..", "..", "~"], ["home", "eva"])
#> path_history_lists([], ["root"])
#> path_history_lists(["/", "etc", "ssh"], [])
#> path_history_lists(["..", ".."], ["x"])
#> path_history_lists(["my docs", "/", "~", "tmp"], ["u"])

### group_by_suit_then_clear
def group_by_suit_then_clear(cards, run):
    hand = {}
    scored = 0
    for rank, suit in cards:
        hand.setdefault(suit, []).append(rank)
        if len(hand[suit]) == run:
            scored += len(hand)
            hand[suit].clear()
    return scored, hand

#> group_by_suit_then_clear(["7H", "9S", "KH", "2S", "AH"], 2)
#> group_by_suit_then_clear([], 3)
#> group_by_suit_then_clear(["QD"], 1)
#> group_by_suit_then_clear([("10", "C"), ("J", "C"), ("3", "D")], 3)
#> group_by_suit_then_clear(["10H"], 1)

### class_register_periods
class Register(dict):
    def close(self, archive):
        archive.append(self.copy())
        self.clear()

def class_register_periods(entries):
    reg, archive = Register(), []
    for e in entries:
        if e:
            reg[e] = reg.get(e, 0) + 1
        else:
            reg.close(archive)
    return archive, list(reg)

#> class_register_periods(["Tim", "Lu", "", "Tim"])
#> class_register_periods([])
#> class_register_periods(["", ""])
#> class_register_periods(["Åsa", "Åsa", ""])
#> class_register_periods(["p. o'neil", "K"])

### rename_keys_snake
def rename_keys_snake(record):
    # walk a frozen copy, since the record itself is rewritten
    for key, value in record.copy().items():
        snake = "".join("_" + c.lower() if c.isupper() else c for c in key)
        if snake != key:
            del record[key]
            record[snake.lstrip("_")] = value
    return record

#> rename_keys_snake({"userId": 7, "name": "Uli", "isAdmin": False})
#> rename_keys_snake({})
#> rename_keys_snake({"Total": 1, "total": 2})
#> rename_keys_snake({"HTTPPort": 8080})
#> rename_keys_snake({"x1": None, "aB": [], "": 0})

### wipe_nested_sections
def wipe_nested_sections(doc, names):
    outline = doc.copy()
    for name in names:
        section = outline.get(name)
        if isinstance(section, (dict, list)):
            section.clear()
        elif section is not None:
            outline[name] = None
    return doc, outline

#> wipe_nested_sections({"meta": {"v": 2}, "body": ["p1", "p2"], "title": "Hi"}, ["meta", "title"])
#> wipe_nested_sections({"refs": [1, 2]}, ["refs", "index"])
#> wipe_nested_sections({}, [])
#> wipe_nested_sections({"n": 0, "m": 5}, ["n"])
#> wipe_nested_sections({"a": {"b": {"c": 1}}}, ["a", "b"])

### exchange_two_dicts
def exchange_two_dicts(left, right, times):
    for _ in range(times):
        hold = left.copy()
        left.clear()
        left.update(right, moved=len(hold))
        right = hold
    return left, right

#> exchange_two_dicts({"a": 1}, {"b": 2, "c": 3}, 1)
#> exchange_two_dicts({"a": 1}, {"b": 2, "c": 3}, 2)
#> exchange_two_dicts({}, {}, 3)
#> exchange_two_dicts({"moved": -1}, {"moved": "x"}, 1)
#> exchange_two_dicts({"k": 0}, {}, 0)

### subscription_flush_log
def subscription_flush_log(inbox, quota):
    log = []
    for topic, msgs in inbox.items():
        log.append("%-6s%3d" % (topic[:6], len(msgs)))
        if len(msgs) > quota:
            msgs.clear()
    return log, sum(map(len, inbox.values()))

#> subscription_flush_log({"news": ["a", "b", "c"], "weather": ["sun"]}, 2)
#> subscription_flush_log({}, 0)
#> subscription_flush_log({"jobs": []}, 0)
#> subscription_flush_log({"Ops/alerts": [1] * 11, "qa": [2, 3]}, 10)
#> subscription_flush_log({"x": ["!"], "y": ["?"]}, 0)

### oldest_by_double_drain
def oldest_by_double_drain(d):
    mirror = {}
    while d:
        k, v = d.popitem()
        mirror[k] = v
    oldest = mirror.popitem()
    d.update(mirror)
    return oldest, list(d)

#> oldest_by_double_drain({"mercury": 88, "venus": 225, "earth": 365})
#> oldest_by_double_drain({"pluto": 90560})
#> oldest_by_double_drain({})
#> oldest_by_double_drain({2: "b", 1: "a"})
#> oldest_by_double_drain({"-": 0, " ": 0, "": 0, "_": 0})

### parse_stanza_blocks
def parse_stanza_blocks(text):
    block, names = {}, []
    for line in text.split("\n") + [""]:
        if line:
            k, _, v = line.partition(": ")
            block[k.lower()] = v
        else:
            names.append(block.get("package", "-"))
            block.clear()
    return names

#> parse_stanza_blocks("Package: vim\nVersion: 9\n\nPackage: nano")
#> parse_stanza_blocks("")
#> parse_stanza_blocks("Version: 1.2\nSize: 40k")
#> parse_stanza_blocks("PACKAGE: a: b\npackage: c")
#> parse_stanza_blocks("package:none\n\n\npackage: gcc-13")

### combo_streak_points
def combo_streak_points(hits):
    combo, points = {}, 0
    for colour in hits:
        if colour == "black":
            combo.clear()
            points -= 1
            continue
        combo[colour] = combo.get(colour, 0) + 1
        points += len(combo) * combo[colour]
    return points

#> combo_streak_points(["red", "red", "blue", "red"])
#> combo_streak_points(["red", "black", "red"])
#> combo_streak_points([])
#> combo_streak_points(["black"] * 4)
#> combo_streak_points(["teal", "pink", "gold", "black", "gold", "gold"])

### pending_until_commit
def pending_until_commit(store, actions):
    pending = {}
    for act, *args in actions:
        if act == "put":
            pending[args[0]] = args[1]
        elif act == "commit":
            store |= pending
            pending.clear()
        else:
            pending.clear()
    return store, bool(pending)

#> pending_until_commit({"x": 0}, [("put", "x", 5), ("commit",), ("put", "y", 6)])
#> pending_until_commit({}, [("put", "k", "v"), ("abort",), ("commit",)])
#> pending_until_commit({"same": 1}, [])
#> pending_until_commit({}, [("put", "lonely")])
#> pending_until_commit({"n": 1, "m": 2}, [("put", "m", None), ("put", "n", 3), ("commit",)])

### values_view_after_clear
def values_view_after_clear(d, extra):
    view = d.values()
    frozen = list(view)
    d.clear()
    before = len(view)
    d.update(enumerate(extra))
    return frozen, before, sorted(view)

#> values_view_after_clear({"p": 9, "q": 4}, "zebra")
#> values_view_after_clear({}, "")
#> values_view_after_clear({0: "zero"}, [30, -30, 3])
#> values_view_after_clear({"m": [1]}, (2.5, 1))
#> values_view_after_clear({"a": 1}, ["x", 3])

### lights_all_off
def lights_all_off(rooms, presses):
    on = {}
    for p in presses:
        room = rooms[p]
        if on.pop(room, False):
            continue
        on[room] = True
        if len(on) == len(rooms):
            on.clear()
    return [r for r in rooms if r in on]

#> lights_all_off(["hall", "bath", "attic"], [0, 2, 0])
#> lights_all_off(["hall", "bath"], [0, 1])
#> lights_all_off([], [])
#> lights_all_off(["a", "b", "c"], [2, -1, 1])
#> lights_all_off(["den"], [0, 5])

### trial_substitutions
def trial_substitutions(formula, scenario):
    base = {"rate": 3, "years": 2}
    totals = []
    for override in scenario:
        env = base.copy() | override
        totals.append(sum(env.get(word, 0) for word in formula.split("+")))
    return totals, base["rate"]

#> trial_substitutions("rate+years", [{}, {"rate": 10}])
#> trial_substitutions("rate+rate+bonus", [{"bonus": -1}, {"rate": 0, "years": 9}])
#> trial_substitutions("", [{"": 4}])
#> trial_substitutions("years", [])
#> trial_substitutions("fee+ years", [{"fee": 2.5}])

### clear_at_bell
def clear_at_bell(log, *, bell="!"):
    seats = {}
    for i, who in enumerate(log):
        seats.clear() if who.endswith(bell) else seats.setdefault(who, i)
    return ", ".join(f"{w}={n}" for w, n in sorted(seats.items())) or "nobody"

#> clear_at_bell(["tom", "sue", "tom"])
#> clear_at_bell(["tom", "ring!", "al"])
#> clear_at_bell([])
#> clear_at_bell(["x", "?", "y?"], bell="?")
#> clear_at_bell(["Ed", "ed", "any"], bell="")

### freeze_first_failure
def freeze_first_failure(counters, limit, ticks):
    frozen = None
    for name in ticks:
        counters[name] -= 1
        if frozen is None and counters[name] < limit:
            frozen = counters.copy()
    return frozen, counters

#> freeze_first_failure({"fuel": 3, "air": 2}, 1, ["fuel", "air", "air", "fuel"])
#> freeze_first_failure({"a": 9}, 0, ["a", "a"])
#> freeze_first_failure({}, 0, [])
#> freeze_first_failure({"ice": 0, "tea": 1}, 0, ["ice", "tea", "ice"])
#> freeze_first_failure({"k": 1}, 5, ["j"])
