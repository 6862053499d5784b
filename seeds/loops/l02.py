### rotate_letters_by_position
def rotate_letters_by_position(msg):
    out = []
    shift = 0
    for ch in msg:
        if "a" <= ch <= "z":
            out.append(chr((ord(ch) - 97 + shift) % 26 + 97))
            shift += 1
        else:
            out.append(ch)
            shift = 0
    return "".join(out)

#> rotate_letters_by_position("aaa bb")
#> rotate_letters_by_position("zoo!zoo")
#> rotate_letters_by_position("")
#> rotate_letters_by_position("XYxy")
#> rotate_letters_by_position("9-9")

### drain_two_queues
def drain_two_queues(fast, slow):
    log = []
    tick = 0
    while fast or slow:
        tick += 1
        if tick % 3 == 0 and slow:
            log.append(slow.pop(0))
        elif fast:
            log.append(fast.pop(0))
    return log, tick

#> drain_two_queues(["a", "b"], ["Z"])
#> drain_two_queues([], ["only"])
#> drain_two_queues([], [])
#> drain_two_queues([1, 2, 3, 4], [])
#> drain_two_queues(["q"], ["r", "s"])

### expand_counted_letters
def expand_counted_letters(packed):
    out = ""
    num = ""
    for c in packed:
        if c.isdigit():
            num += c
        else:
            out += c * int(num or 1)
            num = ""
    return out + "." * int(num or 0)

#> expand_counted_letters("3ab2c")
#> expand_counted_letters("10-")
#> expand_counted_letters("x2")
#> expand_counted_letters("")
#> expand_counted_letters("0q1 z")

### climb_until_dip
def climb_until_dip(heights):
    gained = 0
    for i in range(1, len(heights)):
        diff = heights[i] - heights[i - 1]
        if diff < 0:
            return {"at": i, "gained": gained, "drop": -diff}
        gained += diff
    return {"at": None, "gained": gained}

#> climb_until_dip([100, 140, 150, 120])
#> climb_until_dip([5, 5, 5])
#> climb_until_dip([])
#> climb_until_dip([9, 1])
#> climb_until_dip([-3, 0, 12])

### title_after_punctuation
def title_after_punctuation(s):
    cap = True
    i = 0
    while i < len(s):
        ch = s[i]
        if ch in ".!?":
            cap = True
        elif cap and ch.isalpha():
            s = s[:i] + ch.upper() + s[i + 1:]
            cap = False
        i += 1
    return s

#> title_after_punctuation("hm. ok")
#> title_after_punctuation("what?no!")
#> title_after_punctuation("")
#> title_after_punctuation("... 7")
#> title_after_punctuation("élan. vital")

### split_even_odd_digits
def split_even_odd_digits(n):
    evens, odds = 0, 0
    place_e = place_o = 1
    n = abs(n)
    while n:
        n, d = divmod(n, 10)
        if d % 2:
            odds += d * place_o
            place_o *= 10
        else:
            evens += d * place_e
            place_e *= 10
    return evens, odds

#> split_even_odd_digits(12345)
#> split_even_odd_digits(-808)
#> split_even_odd_digits(0)
#> split_even_odd_digits(7719)
#> split_even_odd_digits(1000)

### last_common_folder
def last_common_folder(p, q):
    shared = ""
    for a, b in zip(p.split("/"), q.split("/")):
        if a != b:
            break
        if a:
            shared = a
    else:
        shared += "*"
    return shared

#> last_common_folder("/usr/lib/x", "/usr/lib/y")
#> last_common_folder("src/app", "src/app/ui")
#> last_common_folder("/", "/")
#> last_common_folder("a/b", "c/b")
#> last_common_folder("/opt/v1", "/opt/v1")

### coin_flip_streaks_scan
def coin_flip_streaks_scan(flips):
    streaks = {"H": 0, "T": 0}
    run, last = 0, None
    for f in flips:
        if f not in streaks:
            run, last = 0, None
            continue
        run = run + 1 if f == last else 1
        last = f
        if run > streaks[f]:
            streaks[f] = run
    return streaks

#> coin_flip_streaks_scan("HHTHTT")
#> coin_flip_streaks_scan("TT?TTT")
#> coin_flip_streaks_scan("")
#> coin_flip_streaks_scan("HxH")
#> coin_flip_streaks_scan("HTHH")

### negate_after_zero
def negate_after_zero(row):
    flip = False
    for i, v in enumerate(row):
        if v == 0:
            flip = not flip
            row[i] = None
        elif flip:
            row[i] = -v
    return row

#> negate_after_zero([4, 0, 5, 6, 0, 7])
#> negate_after_zero([1, 2])
#> negate_after_zero([])
#> negate_after_zero([0, 0, -9])
#> negate_after_zero([0.0, 2.5])

### mirror_until_mismatch
def mirror_until_mismatch(s):
    k = 0
    while k < len(s) // 2:
        if s[k] != s[-1 - k]:
            return s[:k] + "|" + s[k:len(s) - k] + "|" + s[len(s) - k:]
        k += 1
    return "ok:" + s[k:]

#> mirror_until_mismatch("abxyba")
#> mirror_until_mismatch("racecar")
#> mirror_until_mismatch("dog")
#> mirror_until_mismatch("")
#> mirror_until_mismatch("1221")

### assign_seats_snake
def assign_seats_snake(names, width):
    grid = []
    row = []
    for name in names:
        if len(grid) % 2:
            row.insert(0, name)
        else:
            row.append(name)
        if len(row) == width:
            grid.append(row)
            row = []
    if row:
        grid.append(row)
    return grid

#> assign_seats_snake(["Al", "Bo", "Cy", "Di", "Ed"], 2)
#> assign_seats_snake(["Io"], 3)
#> assign_seats_snake([], 2)
#> assign_seats_snake(["x", "y", "z"], 1)
#> assign_seats_snake(["k", "l", "m", "n"], 2)

### score_password_classes
def score_password_classes(pw):
    kinds = ""
    points = 0
    for ch in pw:
        kind = "d" if ch.isdigit() else "u" if ch.isupper() else "l" if ch.islower() else "s"
        if kind not in kinds:
            points += 5
        elif kinds[-1] != kind:
            points += 2
        kinds += kind
    return points, kinds

#> score_password_classes("aB3$")
#> score_password_classes("aaaa")
#> score_password_classes("")
#> score_password_classes("a1a1")
#> score_password_classes("Zz Zz")

### trim_zero_pairs
def trim_zero_pairs(values):
    i = len(values) - 1
    while i > 0:
        if values[i] + values[i - 1] == 0:
            del values[i - 1:i + 1]
            i = min(i, len(values)) - 1
        else:
            i -= 1
    return values

#> trim_zero_pairs([3, -3, 5])
#> trim_zero_pairs([1, 2, -2, -1])
#> trim_zero_pairs([])
#> trim_zero_pairs([0, 0, 0])
#> trim_zero_pairs([6, 7, 8])

### find_second_hit
def find_second_hit(haystack, needle):
    hits = 0
    i = 0
    while i <= len(haystack) - len(needle):
        if haystack[i:i + len(needle)] == needle:
            hits += 1
            if hits == 2:
                return i
            i += len(needle)
        else:
            i += 1
    return -hits

#> find_second_hit("banana", "an")
#> find_second_hit("aaaa", "aaa")
#> find_second_hit("", "q")
#> find_second_hit("tick tock", "ck")
#> find_second_hit("short", "longer word")

### water_plants_in_row
def water_plants_in_row(needs, can):
    level = can
    walked = 0
    for i, need in enumerate(needs, start=1):
        if need > can:
            return None
        if level < need:
            walked += 2 * (i - 1)
            level = can
        level -= need
    return walked + len(needs), level

#> water_plants_in_row([2, 2, 3, 3], 5)
#> water_plants_in_row([1, 9], 4)
#> water_plants_in_row([], 3)
#> water_plants_in_row([4, 4, 4], 4)
#> water_plants_in_row([1, 1, 1], 10)

### tag_tokens_by_first_char
def tag_tokens_by_first_char(line):
    tags, words = [], []
    for tok in line.split():
        if tok[0] == "#" and len(tok) > 1:
            tags.append(tok[1:].lower())
        elif tok[0].isdigit():
            words.append("N")
        elif tok[0] == "@":
            continue
        else:
            words.append(tok)
    return tags, " ".join(words)

#> tag_tokens_by_first_char("buy 3 #Eggs @bob")
#> tag_tokens_by_first_char("# #x")
#> tag_tokens_by_first_char("   ")
#> tag_tokens_by_first_char("7up @all now")
#> tag_tokens_by_first_char("just text")

### ladder_of_max
def ladder_of_max(nums):
    top = None
    ladder = []
    below = 0
    for n in nums:
        if top is None or n > top:
            ladder.append((n, below))
            top, below = n, 0
        else:
            below += 1
    return ladder, below

#> ladder_of_max([2, 1, 5, 3, 4, 9])
#> ladder_of_max([7, 7, 7])
#> ladder_of_max([])
#> ladder_of_max([-5, -9, 0])
#> ladder_of_max([1.5, 2, 2.5])

### cut_words_at_width
def cut_words_at_width(text, width):
    lines = [""]
    for w in text.split(" "):
        if lines[-1] and len(lines[-1]) + 1 + len(w) > width:
            lines.append(w)
        elif lines[-1]:
            lines[-1] += " " + w
        else:
            lines[-1] = w
    return lines

#> cut_words_at_width("a bit of fog", 5)
#> cut_words_at_width("extraordinary", 4)
#> cut_words_at_width("", 10)
#> cut_words_at_width("to  do", 8)
#> cut_words_at_width("one two six ten", 7)

### read_signed_terms
def read_signed_terms(expr):
    total, sign, cur = 0, 1, 0
    for ch in expr:
        if ch.isdigit():
            cur = cur * 10 + int(ch)
        elif ch in "+-":
            total += sign * cur
            sign, cur = (1 if ch == "+" else -1), 0
        elif ch != " ":
            return f"bad {ch!r}"
    return total + sign * cur

#> read_signed_terms("12-5+30")
#> read_signed_terms("-4 - 4")
#> read_signed_terms("")
#> read_signed_terms("3*2")
#> read_signed_terms("007+0")

### stock_hold_or_sell
def stock_hold_or_sell(prices):
    held = None
    profit = 0
    for today, tomorrow in zip(prices, prices[1:] + [0]):
        if held is None:
            if tomorrow > today:
                held = today
        elif tomorrow < today:
            profit += today - held
            held = None
    return profit

#> stock_hold_or_sell([3, 8, 6, 9])
#> stock_hold_or_sell([9, 7, 4])
#> stock_hold_or_sell([])
#> stock_hold_or_sell([2, 2, 5, 5])
#> stock_hold_or_sell([1, 10, 1, 10])

### number_bullets_nested
def number_bullets_nested(items):
    n = 0
    out = []
    for it in items:
        if it.startswith("-"):
            letter = chr(ord(letter) + 1) if out and n and sub else "a"
            sub = True
            out.append(f"{n}{letter}) {it[1:].strip()}")
        else:
            n += 1
            sub = False
            out.append(f"{n}. {it}")
    return out

#> number_bullets_nested(["Plan", "- cost", "-time", "Ship"])
#> number_bullets_nested(["solo"])
#> number_bullets_nested([])
#> number_bullets_nested(["-stray"])
#> number_bullets_nested(["A", "-x", "B", "-y", "-z"])

### halve_or_triple_log
def halve_or_triple_log(n, limit):
    trail = ""
    while n != 1 and len(trail) < limit:
        if n % 2 == 0:
            n //= 2
            trail += "h"
        else:
            n = 3 * n + 1
            trail += "T"
    else:
        trail += "."
    return trail, n

#> halve_or_triple_log(6, 20)
#> halve_or_triple_log(1, 5)
#> halve_or_triple_log(7, 4)
#> halve_or_triple_log(0, 3)
#> halve_or_triple_log(16, 10)

### zip_case_from_mask
def zip_case_from_mask(word, mask):
    res = ""
    miss = 0
    for i, c in enumerate(word):
        if i >= len(mask):
            res += c * 2
            miss += 1
        elif mask[i] == "U":
            res += c.upper()
        elif mask[i] == "x":
            continue
        else:
            res += c
    return res, miss

#> zip_case_from_mask("planet", "U.xU")
#> zip_case_from_mask("", "UU")
#> zip_case_from_mask("ink", "")
#> zip_case_from_mask("abcd", "xxxx")
#> zip_case_from_mask("straße", "uUuUuU")

### collapse_equal_neighbours_2048
def collapse_equal_neighbours_2048(tiles):
    merged = []
    can_merge = False
    for t in tiles:
        if t == 0:
            continue
        if can_merge and merged[-1] == t:
            merged[-1] *= 2
            can_merge = False
        else:
            merged.append(t)
            can_merge = True
    return merged + [0] * (len(tiles) - len(merged))

#> collapse_equal_neighbours_2048([2, 0, 2, 4])
#> collapse_equal_neighbours_2048([4, 4, 4, 4])
#> collapse_equal_neighbours_2048([0, 0])
#> collapse_equal_neighbours_2048([])
#> collapse_equal_neighbours_2048([8, 2, 0, 8])

### locate_peak_from_sides
def locate_peak_from_sides(hills):
    left, right = 0, len(hills) - 1
    trace = []
    while left < right:
        if hills[left] <= hills[right]:
            trace.append(hills[left])
            left += 1
        else:
            trace.append(-hills[right])
            right -= 1
    return left, trace

#> locate_peak_from_sides([1, 6, 9, 4])
#> locate_peak_from_sides([5, 5, 5])
#> locate_peak_from_sides([])
#> locate_peak_from_sides([30, 20, 10])
#> locate_peak_from_sides([42])

### comment_stripper_state
def comment_stripper_state(code):
    out = ""
    i = 0
    inside = False
    while i < len(code):
        pair = code[i:i + 2]
        if not inside and pair == "/*":
            inside = True
            i += 2
        elif inside and pair == "*/":
            inside = False
            i += 2
        else:
            if not inside:
                out += code[i]
            i += 1
    return out

#> comment_stripper_state("a/*b*/c")
#> comment_stripper_state("x*/y")
#> comment_stripper_state("")
#> comment_stripper_state("1/*/2")
#> comment_stripper_state("n/a")

### wrap_index_picker
def wrap_index_picker(pool, step, count):
    at = 0
    chosen = []
    while len(chosen) < count and pool:
        at = (at + step) % len(pool)
        chosen.append(pool.pop(at))
        if at == len(pool):
            at = 0
    return chosen, pool

#> wrap_index_picker(["ace", "king", "jack", "ten"], 2, 3)
#> wrap_index_picker([10, 20, 30], -1, 2)
#> wrap_index_picker([], 4, 1)
#> wrap_index_picker(list("wxyz"), 7, 9)
#> wrap_index_picker([5, 6], 1, 0)

### line_up_by_threshold
def line_up_by_threshold(readings, low, high):
    state = "ok"
    changes = []
    for minute, r in enumerate(readings):
        if r > high:
            new = "hot"
        elif r < low:
            new = "cold"
        else:
            continue
        if new != state:
            changes.append(f"{minute}:{state}>{new}")
            state = new
    return changes

#> line_up_by_threshold([20, 31, 35, 12, 20], 15, 30)
#> line_up_by_threshold([18, 19], 10, 25)
#> line_up_by_threshold([], 0, 1)
#> line_up_by_threshold([-5, -6, 99], 0, 50)
#> line_up_by_threshold([40.5, 40.2, 8], 10, 40)

### insert_sorted_by_walk
def insert_sorted_by_walk(deck, card):
    """Walk from the end and shift bigger cards right."""
    deck.append(card)
    i = len(deck) - 1
    while i > 0 and deck[i - 1] > card:
        deck[i] = deck[i - 1]
        i -= 1
    deck[i] = card
    return i, deck

#> insert_sorted_by_walk([2, 5, 8, 11], 6)
#> insert_sorted_by_walk([], 3)
#> insert_sorted_by_walk([1, 1, 1], 1)
#> insert_sorted_by_walk(["b", "c", "d"], "a")
#> insert_sorted_by_walk([4, "x"], 9)
