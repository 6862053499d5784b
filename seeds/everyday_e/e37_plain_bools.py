### cart_qualifies_free_shipping
def cart_qualifies_free_shipping(items, member=False, zone="home"):
    total = 0
    heavy = 0
    for name, price, kg in items:
        if name.startswith("gift card"):
            continue
        total += price
        heavy += kg
        if kg > 25:
            return False
    limit = 4900
    if member:
        limit -= 2000
    if zone != "home":
        limit += 3000
    return total >= limit and heavy <= 40

#> cart_qualifies_free_shipping([("lamp", 2500, 2), ("desk", 9900, 24), ("gift card 50", 5000, 0)])
#> cart_qualifies_free_shipping([("lamp", 2500, 2), ("pen", 400, 0.1)], member=True)
#> cart_qualifies_free_shipping([("stove", 90000, 60)])
#> cart_qualifies_free_shipping([])
#> cart_qualifies_free_shipping([("a", 2000, 20), ("b", 2000, 20), ("c", 4000, 1)], True, "away")
#> cart_qualifies_free_shipping([("a", 1950, 3), ("b", 1950, 3), ("c", 1000, 3), ("d", 999, 3), ("e", 2001, 3)], zone="away")
#> cart_qualifies_free_shipping([('a', 1950, 3), ('b', 1950, 3), ('c', 1000, 3), ('d', 999, 3), ('e', 2001, 3), ('lamp', 2500, 2), ('desk', 9900, 24), ('gift card 50', 5000, 0), ('a', 2000, 20), ('b', 2000, 20), ('c', 4000, 1)], zone='away')
#> cart_qualifies_free_shipping([('a', 1950, 3), ('b', 1950, 3), ('c', 1000, 3), ('d', 999, 3), ('e', 2001, 3), ('a', 2000, 20), ('b', 2000, 20), ('c', 4000, 1), ('stove', 90000, 60)], zone='away')

### log_shows_memory_leak
import re

def log_shows_memory_leak(log, rises=4):
    last = None
    streak = 0
    for line in log.split("\n"):
        m = re.search(r"rss=(\d+)(k|m)?", line)
        if not m:
            if "restart" in line:
                last, streak = None, 0
            continue
        size = int(m.group(1))
        if m.group(2) == "k":
            size *= 1024
        elif m.group(2) == "m":
            size *= 1024 * 1024
        if last is not None and size > last:
            streak += 1
            if streak >= rises:
                return True
        else:
            streak = 0
        last = size
    return False

#> log_shows_memory_leak("rss=100k\nrss=120k\nrss=150k\nhello\nrss=1m\nrss=2m")
#> log_shows_memory_leak("rss=100k\nrss=120k\nrestart\nrss=150k\nrss=1m\nrss=2m")
#> log_shows_memory_leak("")
#> log_shows_memory_leak("rss=5\nrss=6\nrss=6\nrss=7\nrss=8\nrss=9", rises=3)
#> log_shows_memory_leak("rss=5\nrss=6\nrss=4\nrss=7\nrss=2k\nrss=1m", 4)
#> log_shows_memory_leak('rss=5\nrss=6\nrss=4\nrss=7\nrss=2k\nrss=1m\nrss=100k\nrss=120k\nrestart\nrss=150k\nrss=1m\nrss=2m\nrss=5\nrss=6\nrss=6\nrss=7\nrss=8\nrss=9', 4)
#> log_shows_memory_leak('rss=5\nrss=6\nrss=4\nrss=7\nrss=2k\nrss=1m\nrss=5\nrss=6\nrss=6\nrss=7\nrss=8\nrss=9\nrss=100k\nrss=120k\nrss=150k\nhello\nrss=1m\nrss=2m', 4)

### moves_return_to_start
def moves_return_to_start(steps):
    x = y = 0
    number = ""
    for c in steps:
        if c.isdigit():
            number += c
            continue
        n = int(number or 1)
        number = ""
        if c == "N":
            y += n
        elif c == "S":
            y -= n
        elif c == "E":
            x += n
        elif c == "W":
            x -= n
        else:
            raise ValueError(c)
    return x == 0 and y == 0

#> moves_return_to_start("3N2E3S2W")
#> moves_return_to_start("NNNESSSWE")
#> moves_return_to_start("10N5E4S5W6S")
#> moves_return_to_start("")
#> moves_return_to_start("2X")
#> moves_return_to_start("NESWNESWNESW12N12S")
#> moves_return_to_start('NNNESSSWENESWNESWNESW12N12S10N5E4S5W6S')
#> moves_return_to_start('NNNESSSWE3N2E3S2WNESWNESWNESW12N12S')

### accounts_reconcile
def accounts_reconcile(ours, theirs, tolerance=0):
    left = sorted(ours)
    for amount in sorted(theirs):
        best = None
        for i, candidate in enumerate(left):
            diff = abs(candidate - amount)
            if diff <= tolerance and (best is None or diff < abs(left[best] - amount)):
                best = i
        if best is None:
            return False
        left.pop(best)
    return not left

#> accounts_reconcile([100, 250, 75, 75], [75, 100, 75, 250])
#> accounts_reconcile([100, 250, 75], [75, 100, 249])
#> accounts_reconcile([100, 250, 75], [74, 101, 249], tolerance=1)
#> accounts_reconcile([], [])
#> accounts_reconcile([5], [])
#> accounts_reconcile([10, 20, 30, 40], [11, 19, 31, 42], 2)
#> accounts_reconcile([100, 250, 75, 75, 100, 250, 75, 10, 20, 30, 40], [75, 100, 75, 250])
#> accounts_reconcile([10, 20, 30, 40, 100, 250, 75, 100, 250, 75], [11, 19, 31, 42], 2)

### text_column_is_sorted
def natural(text):
    parts = []
    number = ""
    for c in text.lower():
        if c.isdigit():
            number += c
        else:
            if number:
                parts.append((0, int(number), ""))
                number = ""
            parts.append((1, 0, c))
    if number:
        parts.append((0, int(number), ""))
    return parts

def text_column_is_sorted(values, descending=False):
    for a, b in zip(values, values[1:]):
        ka, kb = natural(a), natural(b)
        if (ka < kb) if descending else (ka > kb):
            return False
    return True

#> text_column_is_sorted(["file2", "file10", "File11"])
#> text_column_is_sorted(["b1", "a2"])
#> text_column_is_sorted(["v3.10", "v3.9"], descending=True)
#> text_column_is_sorted([])
#> text_column_is_sorted(["10", "9a", "9"], True)
#> text_column_is_sorted(["a", "a1", "aa"])
#> text_column_is_sorted(['file2', 'file10', 'File11', 'v3.10', 'v3.9'])
#> text_column_is_sorted(['v3.10', 'v3.9', '10', '9a', '9', 'file2', 'file10', 'File11'], descending=True)

### shuffle_is_fair_cut
def shuffle_is_fair_cut(deck, shuffled):
    i = j = 0
    half = len(deck) // 2
    top, bottom = deck[:half], deck[half:]
    for card in shuffled:
        if i < len(top) and card == top[i]:
            i += 1
        elif j < len(bottom) and card == bottom[j]:
            j += 1
        else:
            return False
    return i + j == len(deck)

#> shuffle_is_fair_cut([1, 2, 3, 4, 5, 6], [1, 4, 2, 5, 3, 6])
#> shuffle_is_fair_cut([1, 2, 3, 4, 5, 6], [1, 2, 6, 4, 5, 3])
#> shuffle_is_fair_cut("abcd", "cdab")
#> shuffle_is_fair_cut("abcd", "abc")
#> shuffle_is_fair_cut([], [])
#> shuffle_is_fair_cut(list(range(12)), [0, 6, 7, 1, 2, 8, 3, 9, 10, 4, 5, 11])

### bed_and_breakfast_full
def bed_and_breakfast_full(rooms, guests, day):
    taken = {}
    for name, room, start, nights in guests:
        if room not in rooms:
            raise KeyError(room)
        if start <= day < start + nights:
            taken.setdefault(room, []).append(name)
    for room, beds in rooms.items():
        people = taken.get(room, [])
        if len(people) > beds:
            raise OverflowError(f"{room}: {', '.join(people)}")
        if len(people) == 0:
            return False
    return True

#> bed_and_breakfast_full({"red": 2, "blue": 1}, [("ann", "red", 1, 3), ("bob", "red", 2, 2), ("cy", "blue", 1, 1)], 2)
#> bed_and_breakfast_full({"red": 2, "blue": 1}, [("ann", "red", 1, 3), ("bob", "red", 2, 2), ("cy", "blue", 1, 2)], 2)
#> bed_and_breakfast_full({"red": 1}, [("ann", "red", 1, 3), ("bob", "red", 2, 2)], 3)
#> bed_and_breakfast_full({}, [], 1)
#> bed_and_breakfast_full({"x": 1}, [("k", "y", 1, 1)], 1)
#> bed_and_breakfast_full({"a": 1, "b": 1, "c": 3}, [("k", "a", 5, 9), ("l", "b", 6, 3), ("m", "c", 7, 1), ("n", "c", 4, 9), ("o", "b", 1, 5)], 7)

### exam_answers_copied
def exam_answers_copied(a, b, key, limit=3):
    same_wrong = 0
    run = 0
    for x, y, right in zip(a, b, key):
        if x == right or y == right:
            run = 0
            continue
        if x == y:
            same_wrong += 1
            run += 1
            if run == limit:
                return True
        else:
            run = 0
    return same_wrong > 2 * limit

#> exam_answers_copied("ABCDABCDABCD", "ABCDABCDABCD", "ABCCCBCDABCD")
#> exam_answers_copied("ABCDABCD", "ABCDABCD", "BCDAABCD")
#> exam_answers_copied("AAAA", "BBBB", "CCCC")
#> exam_answers_copied("", "", "")
#> exam_answers_copied("ADBDCDADBDCDADBD", "ADBDCDADBDCDADBD", "ABBBCBABBBCBABBB", 2)
#> exam_answers_copied("DDADDADDADD", "DDADDADDADD", "BBABBABBABB", limit=3)
#> exam_answers_copied('ADBDCDADBDCDADBDDDADDADDADDAAAA', 'ADBDCDADBDCDADBD', 'ABBBCBABBBCBABBB', 2)
#> exam_answers_copied('DDADDADDADDADBDCDADBDCDADBD', 'DDADDADDADD', 'BBABBABBABB', limit=3)

### is_zip_list_contiguous
def is_zip_list_contiguous(codes, gap=1):
    numbers = []
    for code in codes:
        code = code.strip()
        if "-" in code:
            a, b = code.split("-")
            numbers.extend(range(int(a), int(b) + 1))
        elif code:
            numbers.append(int(code))
    numbers.sort()
    for i in range(1, len(numbers)):
        if numbers[i] - numbers[i - 1] > gap:
            return False
    return len(numbers) > 0

#> is_zip_list_contiguous(["53111", "53112-53115", "53116"])
#> is_zip_list_contiguous(["53111", "53113"])
#> is_zip_list_contiguous(["10", "14-15", "12 "], gap=2)
#> is_zip_list_contiguous(["", " "])
#> is_zip_list_contiguous(["1-8", "3-12", "x"])
#> is_zip_list_contiguous(["1-8", "12-14", "9", "10", "11"])
#> is_zip_list_contiguous(['53111', '53112-53115', '53116', '10', '14-15', '12 ', '1-8', '12-14', '9', '10', '11'])
#> is_zip_list_contiguous(['10', '14-15', '12 ', '', ' ', '1-8', '12-14', '9', '10', '11'], gap=2)
