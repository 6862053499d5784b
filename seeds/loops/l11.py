### ferry_load_vehicles
def ferry_load_vehicles(queue, deck):
    size = {"c": 1, "v": 2, "t": 4}
    trips, free = [""], deck
    for v in queue:
        need = size.get(v, 0)
        if need == 0 or need > deck:
            continue
        if need > free:
            trips.append("")
            free = deck
        trips[-1] += v
        free -= need
    return trips

#> ferry_load_vehicles("cvtcc", 5)
#> ferry_load_vehicles("tt", 3)
#> ferry_load_vehicles("", 6)
#> ferry_load_vehicles("c?c", 1)
#> ferry_load_vehicles("vvv", 4)

### ghost_letters_fade
def ghost_letters_fade(s):
    strength = 3
    out = ""
    for ch in s:
        if ch == "*":
            strength = 3
        elif strength > 0:
            out += ch
            strength -= 2 if ch.isupper() else 1
        else:
            out += "·"
    return out, strength

#> ghost_letters_fade("abcd*e")
#> ghost_letters_fade("ABC")
#> ghost_letters_fade("")
#> ghost_letters_fade("**")
#> ghost_letters_fade("a B c d")

### signpost_distance_labels
def signpost_distance_labels(road):
    labels = []
    km = 0
    for ch in road:
        if ch == "-":
            km += 1
        elif ch == "=":
            km += 5
        elif ch.isupper():
            labels.append(f"{ch}@{km}")
            if ch == "Z":
                break
        else:
            km = max(0, km - 1)
    return labels, km

#> signpost_distance_labels("--A=-B")
#> signpost_distance_labels("-Z-Q")
#> signpost_distance_labels("")
#> signpost_distance_labels("=x.C")
#> signpost_distance_labels("?D?")

### ink_cartridge_lines
def ink_cartridge_lines(lines, ink):
    printed = []
    for n, line in enumerate(lines, 1):
        cut = 0
        for ch in line:
            cost = 0 if ch == " " else 2 if ch.isupper() else 1
            if cost > ink:
                break
            ink -= cost
            cut += 1
        printed.append(line[:cut])
        if cut < len(line):
            return printed, f"dry on {n}"
    return printed, ink

#> ink_cartridge_lines(["Hi a", "yo"], 7)
#> ink_cartridge_lines(["ABC"], 3)
#> ink_cartridge_lines([], 9)
#> ink_cartridge_lines(["", "x y"], 2)
#> ink_cartridge_lines(["no"], 0)

### orchard_pick_by_pairs
def orchard_pick_by_pairs(trees):
    left, right = 0, len(trees) - 1
    basket = {"L": 0, "R": 0}
    while left <= right:
        side = "L" if basket["L"] <= basket["R"] else "R"
        if side == "L":
            basket["L"] += trees[left]
            left += 1
        else:
            basket["R"] += trees[right]
            right -= 1
    return basket, left

#> orchard_pick_by_pairs([4, 1, 7, 2])
#> orchard_pick_by_pairs([])
#> orchard_pick_by_pairs([0, 0, 3])
#> orchard_pick_by_pairs([10, 1, 1, 1, 1])
#> orchard_pick_by_pairs([6])

### undo_stutter_words
def undo_stutter_words(line):
    out = []
    fixed = 0
    for w in line.split():
        while "-" in w:
            head, _, rest = w.partition("-")
            if not head or not rest.lower().startswith(head.lower()):
                break
            w = rest
            fixed += 1
        if out and out[-1].lower() == w.lower():
            fixed += 1
            continue
        out.append(w)
    return " ".join(out), fixed

#> undo_stutter_words("w-w-what is is it")
#> undo_stutter_words("well-known fact")
#> undo_stutter_words("")
#> undo_stutter_words("No no NO")
#> undo_stutter_words("-x B-but")

### seesaw_balance_index
def seesaw_balance_index(weights):
    right = sum(weights)
    left = 0
    tilt = ""
    for i, w in enumerate(weights):
        right -= w
        if left == right:
            return i, tilt
        tilt += "<" if left > right else ">"
        left += w
    return None, tilt

#> seesaw_balance_index([2, 3, 9, 1, 4])
#> seesaw_balance_index([])
#> seesaw_balance_index([8, 1])
#> seesaw_balance_index([5])
#> seesaw_balance_index([1, 2, 3, 4])

### dial_pulses_to_digits
def dial_pulses_to_digits(pulses):
    number, count = "", 0
    for p in pulses + " ":
        if p == ".":
            count += 1
            if count > 10:
                return number + "E"
        elif count:
            number += str(count % 10)
            count = 0
        elif p == "x":
            number = number[:-1]
    return number

#> dial_pulses_to_digits("... .. .")
#> dial_pulses_to_digits("............")
#> dial_pulses_to_digits("")
#> dial_pulses_to_digits(".. x....")
#> dial_pulses_to_digits("..........")

### password_hint_reveal
def password_hint_reveal(secret, guess):
    hint = ["_"] * len(secret)
    wrong = ""
    for g in guess:
        at = secret.find(g)
        if at < 0:
            if g not in wrong:
                wrong += g
            continue
        while at >= 0:
            hint[at] = g
            at = secret.find(g, at + 1)
        if "_" not in hint:
            break
    return "".join(hint), wrong

#> password_hint_reveal("sesame", "sxe")
#> password_hint_reveal("ok", "kkoz")
#> password_hint_reveal("", "ab")
#> password_hint_reveal("fish", "zzq")
#> password_hint_reveal("a a", " ")

### stairs_two_feet
def stairs_two_feet(steps):
    left = right = 0
    log = ""
    for s in steps:
        if s == "b":
            left, right = right, left
        elif left <= right:
            left = right + int(s)
            log += "l"
        else:
            right = left + int(s)
            log += "r"
        if abs(left - right) > 3:
            return log + "!", (left, right)
    return log, (left, right)

#> stairs_two_feet("112b1")
#> stairs_two_feet("15")
#> stairs_two_feet("")
#> stairs_two_feet("bb")
#> stairs_two_feet("1x")

### compost_layers_turn
def compost_layers_turn(layers, turns):
    for t in range(turns, 0, -1):
        if not layers:
            break
        top = layers.pop()
        if top.isupper() and layers:
            layers[0] = top.lower() + layers[0]
        else:
            layers.insert(0, top * t)
    return layers

#> compost_layers_turn(["a", "b", "C"], 3)
#> compost_layers_turn([], 2)
#> compost_layers_turn(["X"], 2)
#> compost_layers_turn(["leaf", "Egg", "TEA"], 2)
#> compost_layers_turn(["p", "q"], 0)

### radio_dial_seek
def radio_dial_seek(stations, freq, presses):
    heard = []
    for p in presses:
        pick = None
        for s in stations:
            if p == "u" and s > freq and (pick is None or s < pick):
                pick = s
            elif p == "d" and s < freq and (pick is None or s > pick):
                pick = s
        if pick is None:
            heard.append("static")
        else:
            freq = pick
            heard.append(freq)
    return heard

#> radio_dial_seek([90, 101, 95], 92, "uud")
#> radio_dial_seek([], 100, "u")
#> radio_dial_seek([88], 90, "dd")
#> radio_dial_seek([99, 104], 100, "")
#> radio_dial_seek([5, 6], 5, "ux")
