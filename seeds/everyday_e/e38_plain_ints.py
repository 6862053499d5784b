### score_of_scrabble_row
LETTERS = {1: "aeioulnstr", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k", 8: "jx", 10: "qz"}

def value(c):
    for points, letters in LETTERS.items():
        if c in letters:
            return points
    return 0

def score_of_scrabble_row(word, bonus=""):
    total = 0
    times = 1
    for i, c in enumerate(word.lower()):
        v = value(c)
        b = bonus[i] if i < len(bonus) else "."
        if b == "d":
            v *= 2
        elif b == "t":
            v *= 3
        elif b == "D":
            times *= 2
        elif b == "T":
            times *= 3
        total += v
    return total * times

#> score_of_scrabble_row("quartz")
#> score_of_scrabble_row("jacket", "d..t.D")
#> score_of_scrabble_row("")
#> score_of_scrabble_row("Fox-y", bonus="TT")
#> score_of_scrabble_row("debugger", "....d...")
#> score_of_scrabble_row('Fox-ydebugger', bonus='TT')
#> score_of_scrabble_row('Fox-yquartz', bonus='TT')

### passes_of_conveyor
def passes_of_conveyor(items, pattern):
    passes = 0
    belt = list(items)
    while belt:
        passes += 1
        rest = []
        p = 0
        for item in belt:
            if item == pattern[p]:
                p = (p + 1) % len(pattern)
            else:
                rest.append(item)
        if len(rest) == len(belt):
            return -len(rest)
        belt = rest
    return passes

#> passes_of_conveyor("abcabc", "abc")
#> passes_of_conveyor("cbacba", "abc")
#> passes_of_conveyor("", "x")
#> passes_of_conveyor("xyz", "a")
#> passes_of_conveyor("bababbaa", "ab")
#> passes_of_conveyor('cbacbaabcabcbababbaa', 'abc')
#> passes_of_conveyor('abcabcxyzbababbaa', 'abc')

### gallons_at_lowest_price
def gallons_at_lowest_price(stations, tank, distance, mpg=10):
    fuel = tank
    pos = 0
    cost = 0
    route = sorted(s for s in stations if 0 < s[0] < distance) + [(distance, 0)]
    for i, (mile, price) in enumerate(route):
        fuel -= (mile - pos) / mpg
        pos = mile
        if fuel < 0:
            return -1
        if mile == distance:
            return round(cost)
        nxt = route[i + 1]
        need = (nxt[0] - mile) / mpg
        want = tank if nxt[1] > price else min(tank, need)
        if want > fuel:
            cost += (want - fuel) * price
            fuel = want

#> gallons_at_lowest_price([(50, 300), (120, 250), (200, 400)], 10, 260)
#> gallons_at_lowest_price([], 10, 90)
#> gallons_at_lowest_price([(95, 100)], 9, 150)
#> gallons_at_lowest_price([(40, 310), (80, 290), (120, 330), (160, 270)], 8, 200)
#> gallons_at_lowest_price([(10, 100), (20, 90), (30, 80)], 2, 40)
#> gallons_at_lowest_price([(50, 300), (120, 250), (200, 400), (40, 310), (80, 290), (120, 330), (160, 270), (10, 100), (20, 90), (30, 80)], 10, 260)
#> gallons_at_lowest_price([(40, 310), (80, 290), (120, 330), (160, 270), (50, 300), (120, 250), (200, 400), (10, 100), (20, 90), (30, 80)], 8, 200)

### marbles_last_player
def marbles_last_player(n, step):
    circle = list(range(1, n + 1))
    i = 0
    order = 0
    while len(circle) > 1:
        i = (i + step - 1) % len(circle)
        order = order * 2 + circle.pop(i) % 2
    return circle[0] * 1000 + order % 1000

#> marbles_last_player(7, 3)
#> marbles_last_player(10, 2)
#> marbles_last_player(1, 5)
#> marbles_last_player(12, 7)
#> marbles_last_player(0, 1)

### typing_seconds_on_phone
KEYS = ["abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz"]

def typing_seconds_on_phone(text, press=1, wait=2):
    last = None
    t = 0
    for c in text.lower():
        if c == " ":
            t += press
            last = None
            continue
        key = None
        for k, letters in enumerate(KEYS):
            if c in letters:
                key = k
                t += press * (letters.index(c) + 1)
        if key is not None and key == last:
            t += wait
        last = key
    return t

#> typing_seconds_on_phone("hello world")
#> typing_seconds_on_phone("abba", wait=5)
#> typing_seconds_on_phone("")
#> typing_seconds_on_phone("Zzz 42!", 2)
#> typing_seconds_on_phone("moon")
#> typing_seconds_on_phone('moon Zzz 42!')
#> typing_seconds_on_phone('moonabba')

### height_of_stacked_boxes
def height_of_stacked_boxes(boxes):
    boxes = sorted(boxes, reverse=True)
    best = []
    for i, (w, d, h) in enumerate(boxes):
        top = 0
        for j in range(i):
            if boxes[j][0] > w and boxes[j][1] > d and best[j] > top:
                top = best[j]
        best.append(top + h)
    return max(best, default=0)

#> height_of_stacked_boxes([(4, 4, 3), (3, 3, 2), (5, 2, 6), (1, 1, 4)])
#> height_of_stacked_boxes([])
#> height_of_stacked_boxes([(2, 2, 2), (2, 2, 2)])
#> height_of_stacked_boxes([(9, 9, 1), (8, 7, 1), (7, 8, 5), (6, 6, 1), (5, 5, 2), (4, 9, 9)])
#> height_of_stacked_boxes([(1, 5, 3), (2, 4, 3), (3, 3, 3)])
#> height_of_stacked_boxes([(9, 9, 1), (8, 7, 1), (7, 8, 5), (6, 6, 1), (5, 5, 2), (4, 9, 9), (4, 4, 3), (3, 3, 2), (5, 2, 6), (1, 1, 4), (1, 5, 3), (2, 4, 3), (3, 3, 3)])
#> height_of_stacked_boxes([(9, 9, 1), (8, 7, 1), (7, 8, 5), (6, 6, 1), (5, 5, 2), (4, 9, 9), (4, 4, 3), (3, 3, 2), (5, 2, 6), (1, 1, 4), (2, 2, 2), (2, 2, 2)])

### days_until_garden_dry
def days_until_garden_dry(beds, rain, loss=3):
    day = 0
    while min(beds) > 0:
        r = rain[day % len(rain)] if rain else 0
        for i in range(len(beds)):
            beds[i] += r
            # the middle beds lose less
            beds[i] -= loss if i in (0, len(beds) - 1) else loss - 1
        day += 1
        if day == 20:
            break
    return day

#> days_until_garden_dry([10, 8, 12], [0, 1])
#> days_until_garden_dry([6, 6], [])
#> days_until_garden_dry([1], [5], 5)
#> days_until_garden_dry([0, 3], [9])
#> days_until_garden_dry([], [1])
#> days_until_garden_dry([7, 20, 20, 9], [2, 0, 0], 4)
#> days_until_garden_dry([10, 8, 12, 7, 20, 20, 9], [0, 1])
#> days_until_garden_dry([10, 8, 12, 7, 20, 20, 9, 6, 6], [0, 1])

### bits_set_in_ranges
def bits_set_in_ranges(ranges, width=16):
    bits = 0
    for a, b in ranges:
        for i in range(a, b + 1):
            if i >= width:
                break
            bits ^= 1 << i
    count = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count

#> bits_set_in_ranges([(0, 3), (2, 5)])
#> bits_set_in_ranges([])
#> bits_set_in_ranges([(0, 30)])
#> bits_set_in_ranges([(1, 4), (1, 4), (7, 7)])
#> bits_set_in_ranges([(0, 9), (3, 6), (5, 12)], width=8)
#> bits_set_in_ranges([(0, 30), (0, 9), (3, 6), (5, 12), (0, 3), (2, 5)])
#> bits_set_in_ranges([(1, 4), (1, 4), (7, 7), (0, 9), (3, 6), (5, 12), (0, 3), (2, 5)])

### checkers_jumps_possible
def checkers_jumps_possible(board):
    n = 0
    for r, row in enumerate(board):
        for c, piece in enumerate(row):
            if piece not in "wW":
                continue
            for dr in (-1, 1):
                if dr == 1 and piece == "w":
                    continue
                for dc in (-1, 1):
                    r2, c2 = r + 2 * dr, c + 2 * dc
                    if not (0 <= r2 < len(board) and 0 <= c2 < len(board[r2])):
                        continue
                    if board[r + dr][c + dc] in "bB" and board[r2][c2] == ".":
                        n += 1
    return n

#> checkers_jumps_possible([".....", ".b.b.", "..w..", ".b...", "....."])
#> checkers_jumps_possible(["....", ".b..", "..W.", "...b"])
#> checkers_jumps_possible([])
#> checkers_jumps_possible(["....", ".b..", "..w.", "W..b"])
#> checkers_jumps_possible(["W..", ".b.", "...", "..w"])
#> checkers_jumps_possible([".....", ".....", "..w..", "....."])
#> checkers_jumps_possible(['W..', '.b.', '...', '..w', '.....', '.....', '..w..', '.....', '....', '.b..', '..w.', 'W..b'])
#> checkers_jumps_possible(['.....', '.b.b.', '..w..', '.b...', '.....', '....', '.b..', '..w.', 'W..b'])
