### rental_bike_minutes
def rental_bike_minutes(log, now="23:59"):
    out = {}
    total = 0
    h, m = now.split(":")
    end = int(h) * 60 + int(m)
    for line in log.split("\n"):
        if not line:
            continue
        t, bike, what = line.split()
        h, m = t.split(":")
        t = int(h) * 60 + int(m)
        if what == "take":
            if bike in out:
                total += t - out[bike]
            out[bike] = t
        elif bike in out:
            total += t - out.pop(bike)
    for t in out.values():
        total += end - t
    return total

#> rental_bike_minutes("08:00 b1 take\n08:30 b1 back\n09:00 b2 take\n09:10 b1 take\n10:00 b2 back\n10:10 b1 back")
#> rental_bike_minutes("08:00 b1 take\n09:00 b1 take\n09:30 b1 back")
#> rental_bike_minutes("")
#> rental_bike_minutes("20:00 x take\n21:00 y back", now="22:00")
#> rental_bike_minutes("8 x take")
#> rental_bike_minutes('20:00 x take\n21:00 y back\n08:00 b1 take\n09:00 b1 take\n09:30 b1 back\n08:00 b1 take\n08:30 b1 back\n09:00 b2 take\n09:10 b1 take\n10:00 b2 back\n10:10 b1 back', now='22:00')
#> rental_bike_minutes('08:00 b1 take\n09:00 b1 take\n09:30 b1 back\n08:00 b1 take\n08:30 b1 back\n09:00 b2 take\n09:10 b1 take\n10:00 b2 back\n10:10 b1 back')

### cookie_jar_sharing
def cookie_jar_sharing(cookies, kids):
    rounds = 0
    eaten = {k: 0 for k in kids}
    while cookies > 0:
        rounds += 1
        for k, n in kids.items():
            if eaten[k] >= n + 4:
                continue
            take = min(n, cookies)
            cookies -= take
            eaten[k] += take
        if all(eaten[k] >= n + 4 for k, n in kids.items()):
            return -cookies
    return rounds

#> cookie_jar_sharing(12, {"ann": 2, "bob": 1})
#> cookie_jar_sharing(7, {"ann": 2, "bob": 1, "cy": 1})
#> cookie_jar_sharing(0, {"x": 1})
#> cookie_jar_sharing(5, {})
#> cookie_jar_sharing(20, {"a": 3, "b": 2, "c": 1, "d": 1})

### longest_word_ladder
def longest_word_ladder(words):
    words = sorted(set(words), key=lambda w: (len(w), w))
    best = {}
    top = 0
    for w in words:
        n = 1
        for i in range(len(w)):
            shorter = w[:i] + w[i + 1:]
            if shorter in best and best[shorter] + 1 > n:
                n = best[shorter] + 1
        best[w] = n
        if n > top:
            top = n
    return top

#> longest_word_ladder(["a", "at", "cat", "cart", "chart", "art"])
#> longest_word_ladder(["xyz", "abc"])
#> longest_word_ladder([])
#> longest_word_ladder(["in", "sin", "sing", "string", "sting", "i"])
#> longest_word_ladder(["b", "ab", "b", "aab", "aaab"])
#> longest_word_ladder(['xyz', 'abc', 'in', 'sin', 'sing', 'string', 'sting', 'i', 'a', 'at', 'cat', 'cart', 'chart', 'art'])
#> longest_word_ladder(['xyz', 'abc', 'b', 'ab', 'b', 'aab', 'aaab', 'a', 'at', 'cat', 'cart', 'chart', 'art'])

### buses_to_cover_pupils
def buses_to_cover_pupils(stops, seats):
    buses = 0
    room = 0
    for name, pupils in stops:
        if name.endswith("*"):
            # wheelchair stop: a bus of its own
            buses += 1
            pupils -= seats // 2
        while pupils > 0:
            if room == 0:
                buses += 1
                room = seats
            k = min(room, pupils)
            room -= k
            pupils -= k
    return buses

#> buses_to_cover_pupils([("oak", 12), ("elm*", 9), ("ash", 20), ("fir", 3)], 16)
#> buses_to_cover_pupils([("oak*", 4)], 10)
#> buses_to_cover_pupils([], 5)
#> buses_to_cover_pupils([("a", 33), ("b", 17), ("c", 50)], 25)
#> buses_to_cover_pupils([("a", 0), ("b*", 0)], 3)
#> buses_to_cover_pupils([('oak*', 4), ('oak', 12), ('elm*', 9), ('ash', 20), ('fir', 3), ('a', 33), ('b', 17), ('c', 50)], 10)
#> buses_to_cover_pupils([('a', 0), ('b*', 0), ('oak', 12), ('elm*', 9), ('ash', 20), ('fir', 3)], 3)

### fence_paint_colours
def fence_paint_colours(orders, boards=20):
    fence = ["-"] * boards
    for o in orders:
        colour = o[0]
        a, b = o[1:].split("-")
        for i in range(int(a), min(int(b) + 1, boards)):
            if fence[i] == "-":
                fence[i] = colour
            elif fence[i] != colour:
                fence[i] = "m"
    changes = 0
    for i in range(1, boards):
        if fence[i] != fence[i - 1]:
            changes += 1
    return changes * 100 + fence.count("m")

#> fence_paint_colours(["r0-5", "b4-9", "r8-8"])
#> fence_paint_colours(["g0-30"])
#> fence_paint_colours([], 3)
#> fence_paint_colours(["r0-5", "r3-8", "b7-9", "b9-11"])
#> fence_paint_colours(["a0-0", "b2-2", "c4-4"], boards=6)
#> fence_paint_colours(["x1"])
#> fence_paint_colours(['r0-5', 'b4-9', 'r8-8', 'g0-30', 'r0-5', 'r3-8', 'b7-9', 'b9-11'])
#> fence_paint_colours(['r0-5', 'b4-9', 'r8-8', 'a0-0', 'b2-2', 'c4-4', 'r0-5', 'r3-8', 'b7-9', 'b9-11'])

### vowel_changes_needed
def vowel_changes_needed(word, limit=2):
    changes = 0
    run = 0
    kind = None
    for c in word.lower():
        if not c.isalpha():
            run = 0
            kind = None
            continue
        k = c in "aeiou"
        if k == kind:
            run += 1
        else:
            kind = k
            run = 1
        if run > limit:
            changes += 1
            run = 0
            kind = None
    return changes

#> vowel_changes_needed("rhythm and queueing")
#> vowel_changes_needed("banana")
#> vowel_changes_needed("")
#> vowel_changes_needed("strengths", limit=1)
#> vowel_changes_needed("a-b-c aaaaaaa bbbb", 3)
#> vowel_changes_needed('rhythm and queueing a-b-c aaaaaaa bbbb')
#> vowel_changes_needed('a-b-c aaaaaaa bbbb rhythm and queueing', 3)

### chess_knight_min_moves
def chess_knight_min_moves(a, b, size=8):
    def pos(s):
        return ord(s[0]) - 97, int(s[1]) - 1
    start, goal = pos(a), pos(b)
    level = [start]
    seen = {start}
    n = 0
    while level:
        if goal in seen:
            return n
        n += 1
        new = []
        for x, y in level:
            for dx, dy in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)):
                p = (x + dx, y + dy)
                if 0 <= p[0] < size and 0 <= p[1] < size and p not in seen:
                    seen.add(p)
                    new.append(p)
        level = new
    return -1

#> chess_knight_min_moves("a1", "b3")
#> chess_knight_min_moves("a1", "c1", size=4)
#> chess_knight_min_moves("d4", "d4")
#> chess_knight_min_moves("a1", "b2", 3)
#> chess_knight_min_moves("a1", "a2", 4)
#> chess_knight_min_moves('a1d4a1', 'a2', 4)
