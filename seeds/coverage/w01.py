### memo_cache_with_limit
def memo_cache_with_limit(queries, limit):
    cache = {}
    hits = 0
    for q in queries:
        if q in cache:
            hits += 1
            continue
        if len(cache) >= limit:
            cache.clear()
        cache[q] = q * q
    return hits, cache

#> memo_cache_with_limit([4, 4, 7, 9, 4], 2)
#> memo_cache_with_limit([], 3)
#> memo_cache_with_limit([-1, -1, -1], 1)
#> memo_cache_with_limit([12, 5, 12, 5, 0], 5)
#> memo_cache_with_limit([3, 8], 0)

### draft_changes
def draft_changes(record, edits):
    draft = record.copy()
    for field, value in edits:
        draft[field] = value
    return sorted(k for k in draft if record.get(k) != draft[k])

#> draft_changes({"name": "Ines", "age": 41}, [("age", 42), ("name", "Ines")])
#> draft_changes({}, [("zip", "0450"), ("city", "Oslo")])
#> draft_changes({"on": True}, [("on", 1)])
#> draft_changes({"x": 5}, [])
#> draft_changes({"note": "ok"}, [("note", "bad"), ("note", "ok"), ("ghost", None)])

### undo_register_ops
def undo_register_ops(ops):
    state, history = {}, []
    for op in ops:
        if op == "undo":
            if history:
                state = history.pop()
        else:
            history.append(state.copy())
            key, _, val = op.partition("=")
            state[key] = int(val)
    return state

#> undo_register_ops(["r1=5", "r2=8", "undo"])
#> undo_register_ops(["undo", "acc=-3"])
#> undo_register_ops([])
#> undo_register_ops(["a=1", "a=2", "a=3", "undo", "undo"])
#> undo_register_ops(["pc=10", "sp="])

### flush_order_batches
def flush_order_batches(orders, size):
    batch = {}
    sent = []
    for sku, qty in orders:
        batch[sku] = batch.get(sku, 0) + qty
        if len(batch) == size:
            sent.append("+".join(f"{s}x{n}" for s, n in batch.items()))
            batch.clear()
    if batch:
        sent.append("rest:" + ",".join(batch))
    return sent

#> flush_order_batches([("mug", 2), ("pen", 1), ("mug", 4)], 2)
#> flush_order_batches([], 1)
#> flush_order_batches([("cap", 1), ("cap", 1), ("cap", 3)], 2)
#> flush_order_batches([("a-7", 9), ("b-2", 0)], 1)
#> flush_order_batches([("tea", 5), ("jam", 2), ("rye", 3)], 3)

### alias_or_copy
def alias_or_copy(d, key, use_alias):
    other = d if use_alias else d.copy()
    other[key] = len(other)
    return d == other, d

#> alias_or_copy({"p": 3}, "q", True)
#> alias_or_copy({"p": 3}, "q", False)
#> alias_or_copy({}, "", False)
#> alias_or_copy({"k": 1}, "k", False)
#> alias_or_copy({7: "seven", 8: "eight"}, 7, True)

### drain_newest_first
def drain_newest_first(tasks):
    lines = []
    while tasks:
        name, prio = tasks.popitem()
        lines.append(name.upper() if prio > 5 else name)
    return lines

#> drain_newest_first({"wash": 2, "cook": 9, "nap": 5})
#> drain_newest_first({})
#> drain_newest_first({"pay rent": 10})
#> drain_newest_first({"éclair": 6, "b": -1})
#> drain_newest_first({"x": 6, "y": 6, "z": 6, "w": 0})

### logout_everybody
def logout_everybody(sessions, admin):
    """Close all sessions, but keep the one of the admin."""
    token = sessions.get(admin)
    closed = len(sessions)
    sessions.clear()
    if token is not None:
        sessions[admin] = token
        closed -= 1
    return closed, sessions

#> logout_everybody({"root": "t9f", "kim": "a01", "lee": "zz"}, "root")
#> logout_everybody({"kim": "a01"}, "root")
#> logout_everybody({}, "")
#> logout_everybody({"ops": None, "dev": "77"}, "ops")
#> logout_everybody({"Solo": "x"}, "Solo")

### layered_settings
def layered_settings(base, *layers, locked=()):
    cfg = base.copy()
    for layer in layers:
        cfg.update({k: v for k, v in layer.items() if k not in locked})
    return cfg

#> layered_settings({"theme": "dark", "font": 11}, {"font": 14}, {"theme": "sand"})
#> layered_settings({"port": 80}, {"port": 8080, "tls": True}, locked=("port",))
#> layered_settings({})
#> layered_settings({"lang": "de"}, {}, {"lang": None})
#> layered_settings({"a": 0}, {"b": 1}, {"c": 2}, locked="bc")

### letter_tally_per_word
def letter_tally_per_word(line):
    tally = {}
    best = []
    for ch in line + " ":
        if ch != " ":
            tally[ch] = tally.get(ch, 0) + 1
        elif tally:
            best.append(max(tally, key=tally.get))
            tally.clear()
    return "".join(best)

#> letter_tally_per_word("banana split")
#> letter_tally_per_word("")
#> letter_tally_per_word("  noon  ")
#> letter_tally_per_word("Mississippi 2002 zoo")
#> letter_tally_per_word("ß ßa aß!!")

### shallow_team_copy
def shallow_team_copy(teams, team, player):
    dup = teams.copy()
    dup[team].append(player)
    dup[team] = dup[team][-2:]
    return teams[team], dup[team]

#> shallow_team_copy({"red": ["Ana", "Bo"], "blue": []}, "red", "Cy")
#> shallow_team_copy({"red": ["Ana"], "blue": []}, "blue", "Di")
#> shallow_team_copy({"solo": ["x", "y", "z", "w"]}, "solo", "v")
#> shallow_team_copy({"red": []}, "green", "Ed")
#> shallow_team_copy({"": ["Q"]}, "", "")

### swap_last_entry_front
def swap_last_entry_front(d):
    if not d:
        return None
    k, v = d.popitem()
    rest = d.copy()
    d.clear()
    d[k] = v
    d.update(rest)
    return list(d.items())

#> swap_last_entry_front({"jan": 31, "feb": 28, "mar": 31})
#> swap_last_entry_front({})
#> swap_last_entry_front({"only": 0})
#> swap_last_entry_front({1: "one", 2: "two"})
#> swap_last_entry_front({(0, 1): None, "t": True, 3.5: []})

### clear_then_refill_by_length
def clear_then_refill_by_length(words, table):
    table.clear()
    for w in words:
        table.setdefault(len(w), []).append(w)
    return {n: sorted(ws) for n, ws in table.items()}

#> clear_then_refill_by_length(["fig", "kiwi", "ash", "oak"], {9: ["old"]})
#> clear_then_refill_by_length([], {1: ["x"]})
#> clear_then_refill_by_length(["", "a", ""], {})
#> clear_then_refill_by_length(["Zed", "abe", "Ünï"], {3: ["keep?"]})
#> clear_then_refill_by_length(["same", "same"], {4: []})

### stock_after_failed_cart
def stock_after_failed_cart(stock, cart):
    trial = stock.copy()
    for item, n in cart.items():
        trial[item] = trial.get(item, 0) - n
        if trial[item] < 0:
            return stock, f"short of {item}"
    return trial, "ok"

#> stock_after_failed_cart({"bolt": 40, "nut": 12}, {"bolt": 15, "nut": 12})
#> stock_after_failed_cart({"bolt": 4}, {"bolt": 2, "gear": 1})
#> stock_after_failed_cart({}, {})
#> stock_after_failed_cart({"pin": 0}, {"pin": 1})
#> stock_after_failed_cart({"oil": 3, "rag": 7}, {"rag": 0})

### reset_variables_script
def reset_variables_script(script):
    env, out = {}, []
    for stmt in filter(None, script.split(";")):
        match stmt.split():
            case ["set", name, value]:
                env[name] = value
            case ["show", name]:
                out.append(env.get(name, "?"))
            case ["reset"]:
                env.clear()
    return " ".join(out)

#> reset_variables_script("set x 10;show x;reset;show x")
#> reset_variables_script("")
#> reset_variables_script("show y;;set y on;show y")
#> reset_variables_script("reset;reset;set a b c")
#> reset_variables_script("set lamp off; set lamp ON ;show lamp;jump")

### pop_until_key
def pop_until_key(d, stop):
    removed = 0
    while d:
        key, value = d.popitem()
        if key == stop:
            d[key] = value
            break
        removed += value
    else:
        removed = -removed
    return removed, d

#> pop_until_key({"mon": 3, "tue": 5, "wed": 7, "thu": 2}, "tue")
#> pop_until_key({"mon": 3, "tue": 5}, "sun")
#> pop_until_key({}, "any")
#> pop_until_key({"z": 100}, "z")
#> pop_until_key({4: -6, 2: 10, 0: -1}, 4)

### filter_copy_in_loop
def filter_copy_in_loop(scores, cutoff):
    for name in scores.copy():
        if scores[name] < cutoff:
            del scores[name]
        else:
            scores[name.lower()] = scores.pop(name) - cutoff
    return scores

#> filter_copy_in_loop({"Ada": 88, "bob": 40, "CY": 60}, 60)
#> filter_copy_in_loop({}, 10)
#> filter_copy_in_loop({"low": -5, "Lower": -9}, 0)
#> filter_copy_in_loop({"X": 3, "x": 4}, 1)
#> filter_copy_in_loop({"É": 7.5, "ok": 7.25}, 7)

### round_robin_votes
def round_robin_votes(ballots):
    counts, winners = {}, []
    for vote in ballots:
        if vote is None:
            top = max(counts.values(), default=0)
            winners.append(sorted(n for n, c in counts.items() if c == top))
            counts.clear()
        else:
            counts[vote] = counts.get(vote, 0) + 1
    return winners, len(counts)

#> round_robin_votes(["ivy", "max", "ivy", None, "max"])
#> round_robin_votes([None])
#> round_robin_votes([])
#> round_robin_votes(["b", "a", None, "c", None, None])
#> round_robin_votes(["Yes", "yes", "no"])

### snapshot_list_lengths
def snapshot_list_lengths(chars):
    cur = {}
    snaps = []
    for i, c in enumerate(chars):
        cur[c] = i
        if i % 2:
            snaps.append(cur.copy())
    return snaps

#> snapshot_list_lengths("abca")
#> snapshot_list_lengths("")
#> snapshot_list_lengths("q")
#> snapshot_list_lengths("zzzz")
#> snapshot_list_lengths("T-1 T")

### snapshots_without_copy
def snapshots_without_copy(pairs):
    shared = {}
    frozen, live = [], []
    for k, v in pairs:
        shared[k] = v
        frozen.append(shared.copy())
        live.append(shared)
    shared.clear()
    return frozen, live

#> snapshots_without_copy([("lat", 48), ("lon", 11)])
#> snapshots_without_copy([])
#> snapshots_without_copy([("k", 1), ("k", 2), ("k", 1)])
#> snapshots_without_copy([(0, "zero")])
#> snapshots_without_copy([("a", None), ("b", [])])

### chat_room_transcript
def chat_room_transcript(events):
    online = {}
    for who, action in events:
        if action == "join":
            online[who] = "idle"
        elif action == "kickall":
            online.clear()
            online[who] = "host"
        elif who in online:
            online[who] = action
    return "; ".join("%s:%s" % pair for pair in online.items())

#> chat_room_transcript([("ann", "join"), ("ben", "join"), ("ann", "typing")])
#> chat_room_transcript([("ann", "join"), ("ben", "kickall"), ("ann", "away")])
#> chat_room_transcript([])
#> chat_room_transcript([("ghost", "typing")])
#> chat_room_transcript([("mo", "join"), ("mo", "kickall"), ("mo", "join")])

### remaining_letters_for
def remaining_letters_for(rack, words):
    made = []
    for word in words:
        left = rack.copy()
        for ch in word:
            if left.get(ch, 0) == 0:
                break
            left[ch] -= 1
        else:
            made.append((word, sum(left.values())))
    return made

#> remaining_letters_for({"a": 2, "t": 1, "c": 1}, ["cat", "tact", "at"])
#> remaining_letters_for({}, ["", "x"])
#> remaining_letters_for({"o": 3, "z": 1}, ["zoo", "ooze", "ooo"])
#> remaining_letters_for({"q": 0}, ["q"])
#> remaining_letters_for({"e": 5}, [])

### queue_list_clear_on_stop
def queue_list_clear_on_stop(signals):
    queue = []
    for s in signals:
        if s == "STOP":
            queue.clear()
        elif s.isdigit():
            queue.extend([s] * int(s))
        else:
            queue.insert(0, s)
    return queue

#> queue_list_clear_on_stop(["go", "2", "left"])
#> queue_list_clear_on_stop(["3", "STOP", "1"])
#> queue_list_clear_on_stop([])
#> queue_list_clear_on_stop(["stop", "0", "-1"])
#> queue_list_clear_on_stop(["up", "STOP"])

### rotated_rows_of
def rotated_rows_of(row, times):
    rows = []
    current = row.copy()
    for _ in range(times):
        rows.append(current.copy())
        current.append(current.pop(0))
    return rows

#> rotated_rows_of(["N", "E", "S", "W"], 3)
#> rotated_rows_of([7], 2)
#> rotated_rows_of([], 1)
#> rotated_rows_of([], 0)
#> rotated_rows_of([1.5, -2, None], 4)

### dedupe_env_export
def dedupe_env_export(lines, inherited):
    env = inherited.copy()
    for line in lines:
        name, sep, value = line.removeprefix("export ").partition("=")
        if not sep:
            env.pop(name, None)
        else:
            env[name.strip()] = value.strip('"')
    return env

#> dedupe_env_export(["export HOME=\"/root\"", "SHELL"], {"SHELL": "zsh"})
#> dedupe_env_export([], {"TERM": "xterm"})
#> dedupe_env_export(["A=1=2", "A", "B ="], {})
#> dedupe_env_export(["MISSING", "export  X=y z"], {"PATH": "/bin"})
#> dedupe_env_export(["PATH=/usr/bin:/bin"], {"PATH": "/bin", "LANG": "C"})

### popitem_pairs_merge
def popitem_pairs_merge(a, b):
    out = {}
    while a and b:
        (ka, va), (kb, vb) = a.popitem(), b.popitem()
        out[ka + kb] = va if va >= vb else vb
    return out, len(a) - len(b)

#> popitem_pairs_merge({"x": 4, "y": 9}, {"m": 6, "n": 2})
#> popitem_pairs_merge({}, {"m": 1})
#> popitem_pairs_merge({"p": 0, "q": 3, "r": -2}, {"s": -1})
#> popitem_pairs_merge({1: 5, 2: 5}, {2: 5, 1: 5})
#> popitem_pairs_merge({"k": 1}, {3: 1})

### try_patch_or_rollback
def try_patch_or_rollback(config, patch):
    backup = config.copy()
    try:
        for key, delta in patch:
            config[key] += delta
    except (KeyError, TypeError) as exc:
        config.clear()
        config.update(backup)
        return type(exc).__name__, config
    return "done", config

#> try_patch_or_rollback({"hp": 30, "mp": 8}, [("hp", -12), ("mp", 1)])
#> try_patch_or_rollback({"hp": 30}, [("hp", 5), ("xp", 5)])
#> try_patch_or_rollback({"tag": "v"}, [("tag", "2"), ("tag", 3)])
#> try_patch_or_rollback({}, [])
#> try_patch_or_rollback({"items": [1]}, [("items", [4, 4]), ("gold", 1)])

### window_seen_reset
def window_seen_reset(s):
    seen = {}
    pieces = 1
    for pos, ch in enumerate(s):
        if ch in seen:
            pieces += 1
            seen.clear()
        seen[ch] = pos
    return pieces, seen

#> window_seen_reset("abcabd")
#> window_seen_reset("")
#> window_seen_reset("oooo")
#> window_seen_reset("World")
#> window_seen_reset("1-2-3")

### price_list_with_discount
def price_list_with_discount(prices: dict, percent: int, only: str) -> dict:
    sale = prices.copy()
    for product in sale:
        if product.startswith(only):
            sale[product] = round(sale[product] * (100 - percent) / 100, 2)
    sale["saved"] = round(sum(prices.values()) - sum(sale.values()), 2)
    return sale

#> price_list_with_discount({"tea green": 4.5, "tea black": 4.0, "mug": 9.0}, 10, "tea")
#> price_list_with_discount({}, 50, "")
#> price_list_with_discount({"pen": 2, "pencil": 1}, 100, "pen")
#> price_list_with_discount({"lamp": 19.99}, 25, "LAMP")
#> price_list_with_discount({"saved": 8}, 0, "s")

### paragraph_buffer
def paragraph_buffer(text):
    buf, paras = [], []
    for ln in text.splitlines():
        if ln.strip():
            buf.append(ln.strip())
            continue
        if buf:
            paras.append(" ".join(buf))
        buf.clear()
    return paras + buf

#> paragraph_buffer("one\ntwo\n\nthree")
#> paragraph_buffer("")
#> paragraph_buffer("\n\n  a \n\t\n b\nc ")
#> paragraph_buffer("single line.")
#> paragraph_buffer("Q: why?\n\n\nA: because\n\n")

### paragraph_alias_bug
def paragraph_alias_bug(xs):
    group, groups = [], []
    for x in xs:
        group.append(x)
        if x % 5 == 0:
            groups.append(group)
            groups.append(group.copy())
            group.clear()
    return groups

#> paragraph_alias_bug([3, 5, 8, 10])
#> paragraph_alias_bug([])
#> paragraph_alias_bug([0])
#> paragraph_alias_bug([7, 9])
#> paragraph_alias_bug([-5, 12, 25, 1, 6])

### bracket_counter_reset
def bracket_counter_reset(code):
    depth = dict.fromkeys("([", 0)
    worst = depth.copy()
    for c in code:
        if c in depth:
            depth[c] += 1
            worst[c] = max(worst[c], depth[c])
        elif c == "\n":
            depth.update(dict.fromkeys(depth, 0))
        elif c in ")]":
            depth["(" if c == ")" else "["] -= 1
    return worst

#> bracket_counter_reset("f(g(x)[0])")
#> bracket_counter_reset("")
#> bracket_counter_reset("((\n[[[")
#> bracket_counter_reset(")]) (")
#> bracket_counter_reset("a[b[c]] = [1]")

### library_loans
def library_loans(loans, returned, limit=2):
    open_loans = loans.copy()
    for title in returned:
        open_loans.pop(title, None)
    if len(open_loans) <= limit:
        return open_loans
    open_loans.popitem()
    return {**open_loans, "overflow": len(loans) - len(open_loans)}

#> library_loans({"Dune": "Al", "Emma": "Bea", "Ulysses": "Cem"}, ["Emma"])
#> library_loans({"Dune": "Al", "Emma": "Bea", "Ulysses": "Cem"}, ["Iliad"])
#> library_loans({}, [], limit=0)
#> library_loans({"It": "Jo", "She": "Flo"}, ["It"], 0)
#> library_loans({"V": 1, "Q": 2, "G.": 3, "Pnin": 4}, [], limit=3)

### toggle_clear_digits
def toggle_clear_digits(keys):
    memory = {"M": 0}
    display = ""
    for k in keys:
        if k.isdigit():
            display += k
        elif k == "+":
            memory["M"] = memory.get("M", 0) + int(display or 0)
            display = ""
        elif k == "C":
            memory.clear()
    return memory, display

#> toggle_clear_digits("12+30+")
#> toggle_clear_digits("5+C7")
#> toggle_clear_digits("")
#> toggle_clear_digits("C+9")
#> toggle_clear_digits("1?2+C4+C08+")

### nested_profile_edit
def nested_profile_edit(user, city):
    edited = user.copy()
    edited["address"] = user["address"].copy()
    edited["address"]["city"] = city
    edited["tags"].append(city[:2])
    return user, edited == user

#> nested_profile_edit({"address": {"city": "Rome"}, "tags": ["vip"]}, "Turin")
#> nested_profile_edit({"address": {"city": "Bonn"}, "tags": []}, "Bonn")
#> nested_profile_edit({"address": {}, "tags": ["x"]}, "")
#> nested_profile_edit({"name": "Li", "address": {"zip": 100}, "tags": ["a", "b"]}, "Xi'an")
#> nested_profile_edit({"tags": []}, "Oslo")

### clear_in_callee
def clear_in_callee(basket, code):
    def apply(target):
        if code == "EMPTY":
            target.clear()
        elif code == "NEW":
            target = {}
        target["code"] = code
        return len(target)
    size = apply(basket)
    return size, basket

#> clear_in_callee({"apple": 3, "pear": 1}, "EMPTY")
#> clear_in_callee({"apple": 3, "pear": 1}, "NEW")
#> clear_in_callee({"apple": 3}, "SAVE10")
#> clear_in_callee({}, "EMPTY")
#> clear_in_callee({"code": "old"}, "")
