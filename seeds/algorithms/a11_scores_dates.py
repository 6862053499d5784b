### bowling_score_frames
def bowling_score_frames(rolls):
    total, i = 0, 0
    for _ in range(10):
        if i >= len(rolls):
            break
        if rolls[i] == 10:
            total += 10 + sum(rolls[i + 1:i + 3])
            i += 1
        else:
            frame = sum(rolls[i:i + 2])
            total += frame
            if frame == 10:
                total += sum(rolls[i + 2:i + 3])
            i += 2
    return total

#> bowling_score_frames([10] * 12)
#> bowling_score_frames([5, 5, 3, 4])
#> bowling_score_frames([])
#> bowling_score_frames([9, 0] * 10)
#> bowling_score_frames([10, 3, 7, 0, 10])

### tennis_score_call
def tennis_score_call(points):
    names = ["love", "15", "30", "40"]
    a = points.count("A")
    b = len(points) - a
    if max(a, b) >= 4 and abs(a - b) >= 2:
        return "game " + ("A" if a > b else "B")
    if a >= 3 and b >= 3:
        return "deuce" if a == b else "advantage " + "AB"[b > a]
    return f"{names[a]}-{names[b]}" if a != b else f"{names[a]} all"

#> tennis_score_call("AAB")
#> tennis_score_call("")
#> tennis_score_call("ABABABA")
#> tennis_score_call("BBBB")
#> tennis_score_call("ABABAB")

### tennis_set_winner
def tennis_set_winner(games):
    score = {"A": 0, "B": 0}
    for i, g in enumerate(games, 1):
        score[g] += 1
        hi, lo = max(score.values()), min(score.values())
        if hi >= 6 and hi - lo >= 2 or hi == 7:
            return g, f"{hi}-{lo}", games[i:]
    return None

#> tennis_set_winner("AAAAAABB")
#> tennis_set_winner("ABABABABABABA")
#> tennis_set_winner("AB")
#> tennis_set_winner("BBBBBAAAAAABB")
#> tennis_set_winner("AXA")

### poker_hand_name
from collections import Counter

def poker_hand_name(hand):
    ranks = sorted(("--23456789TJQKA".index(c[0]) for c in hand), reverse=True)
    flush = len({c[1] for c in hand}) == 1
    straight = len(set(ranks)) == 5 and ranks[0] - ranks[4] == 4
    counts = sorted(Counter(ranks).values(), reverse=True)
    if straight and flush:
        return "straight flush"
    if flush:
        return "flush"
    if straight:
        return "straight"
    return {(4, 1): "four", (3, 2): "full house", (3, 1, 1): "three", (2, 2, 1): "two pair"}.get(tuple(counts), "pair" if counts[0] == 2 else "high card")

#> poker_hand_name(["TH", "JH", "QH", "KH", "AH"])
#> poker_hand_name(["2C", "2D", "2H", "KS", "KC"])
#> poker_hand_name(["3S", "9S", "4S", "KS", "7S"])
#> poker_hand_name(["4D", "5C", "6C", "7H", "8S"])
#> poker_hand_name(["AH", "AD", "5C", "9S", "2D"])
#> poker_hand_name(["1H"])

### blackjack_total
def blackjack_total(cards):
    total = aces = 0
    for c in cards:
        if c == "A":
            aces += 1
            total += 11
        elif c in "JQK" or c == "10":
            total += 10
        else:
            total += int(c)
    while total > 21 and aces:
        total -= 10
        aces -= 1
    status = "bust" if total > 21 else "blackjack" if total == 21 and len(cards) == 2 else ""
    return total, status

#> blackjack_total(["A", "K"])
#> blackjack_total(["A", "A", "9"])
#> blackjack_total(["10", "7", "Q"])
#> blackjack_total([])
#> blackjack_total(["5", "6", "?"])

### yahtzee_best_category
def yahtzee_best_category(dice):
    counts = {d: dice.count(d) for d in dice}
    options = {"chance": sum(dice)}
    if 5 in counts.values():
        options["yahtzee"] = 50
    if sorted(counts.values()) == [2, 3]:
        options["full house"] = 25
    if sorted(dice) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]):
        options["large straight"] = 40
    return max(options.items(), key=lambda kv: (kv[1], kv[0]))

#> yahtzee_best_category([4, 4, 4, 4, 4])
#> yahtzee_best_category([2, 2, 3, 3, 3])
#> yahtzee_best_category([5, 1, 4, 2, 3])
#> yahtzee_best_category([6, 6, 6, 5, 5])
#> yahtzee_best_category([1, 6, 6, 2, 5])

### darts_checkout_alg
def darts_checkout_alg(start, visits):
    left = start
    for v in visits:
        score = 0
        for dart in v:
            mult = {"D": 2, "T": 3}.get(dart[0], 1)
            num = int(dart.lstrip("SDT"))
            score += mult * num
        if score > left or left - score == 1:
            print("bust", score)
            continue
        left -= score
        if left == 0:
            return "win"
    return left

#> darts_checkout_alg(60, [["T20"]])
#> darts_checkout_alg(101, [["T20", "1", "D20"]])
#> darts_checkout_alg(40, [["T19"], ["D20"]])
#> darts_checkout_alg(301, [])
#> darts_checkout_alg(50, [["S20", "29"], ["T10"]])

### cricket_overs
def cricket_overs(balls):
    runs = wickets = legal = 0
    for b in balls:
        if b == "W":
            wickets += 1
            legal += 1
        elif b in ("wd", "nb"):
            runs += 1
        else:
            runs += int(b)
            legal += 1
    return f"{runs}/{wickets} ({legal // 6}.{legal % 6})"

#> cricket_overs(["1", "4", "W", "0", "wd", "6", "2"])
#> cricket_overs([])
#> cricket_overs(["nb", "nb"])
#> cricket_overs(["0"] * 12)
#> cricket_overs(["LB"])

### league_table_points
def league_table_points(results):
    table = {}
    for home, hg, ag, away in results:
        for team, f, a in ((home, hg, ag), (away, ag, hg)):
            row = table.setdefault(team, [0, 0])
            row[0] += 3 if f > a else f == a
            row[1] += f - a
    return sorted(table, key=lambda t: (*[-v for v in table[t]], t))

#> league_table_points([("Lyon", 2, 0, "Nice"), ("Nice", 1, 1, "Metz"), ("Metz", 0, 3, "Lyon")])
#> league_table_points([])
#> league_table_points([("A", 1, 1, "B")])
#> league_table_points([("X", 0, 5, "Y"), ("Y", 0, 1, "X")])
#> league_table_points([("q", 2, 2, "p"), ("r", 0, 0, "q")])

### elo_update_pair
def elo_update_pair(ra, rb, result, k=32):
    ea = 1 / (1 + 10 ** ((rb - ra) / 400))
    sa = {"win": 1.0, "draw": 0.5, "loss": 0.0}[result]
    delta = round(k * (sa - ea))
    return ra + delta, rb - delta

#> elo_update_pair(1500, 1500, "win")
#> elo_update_pair(1800, 1400, "draw")
#> elo_update_pair(1200, 1600, "loss", k=20)
#> elo_update_pair(1000, 2000, "win")
#> elo_update_pair(1500, 1400, "forfeit")

### golf_names
def golf_names(par, strokes):
    diff = strokes - par
    if strokes == 1:
        return "Hole in one!"
    if diff <= -2:
        return "Eagle" if diff == -2 else "Albatross"
    return {-1: "Birdie", 0: "Par", 1: "Bogey", 2: "Double bogey"}.get(diff, f"+{diff}")

#> golf_names(4, 1)
#> golf_names(5, 3)
#> golf_names(5, 2)
#> golf_names(3, 3)
#> golf_names(4, 9)

### figure_skating_trim
def figure_skating_trim(panels):
    finals = {}
    for skater, marks in panels.items():
        ordered = sorted(marks)
        core = ordered[1:-1] or ordered
        finals[skater] = round(sum(core) / len(core), 2) if core else 0.0
    return max(finals, key=finals.get, default=None), finals

#> figure_skating_trim({"Mao": [5.5, 5.9, 4.0, 5.7], "Yuna": [5.8, 5.8, 5.6, 6.0]})
#> figure_skating_trim({})
#> figure_skating_trim({"Solo": [3.0, 4.0]})
#> figure_skating_trim({"A": [], "B": [1]})
#> figure_skating_trim({"Q": [2, 2, 2], "R": [2, 1, 2]})

### scrabble_word_score
def scrabble_word_score(word, bonuses=""):
    groups = {1: "aeioulnrst", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k", 8: "jx", 10: "qz"}
    points = {ch: p for p, letters in groups.items() for ch in letters}
    total, mult = 0, 1
    for i, ch in enumerate(word.lower()):
        mark = bonuses[i:i + 1]
        value = points.get(ch, 0)
        if mark in ("2", "3"):
            value *= int(mark)
        elif mark == "D":
            mult *= 2
        total += value
    return total * mult

#> scrabble_word_score("Quiz")
#> scrabble_word_score("cab", "2.D")
#> scrabble_word_score("")
#> scrabble_word_score("j_x", "..3")
#> scrabble_word_score("fox", "DD")

### hangman_board
def hangman_board(secret, guesses, lives=5):
    shown = set()
    for g in guesses.lower():
        if g in secret.lower():
            shown.add(g)
        else:
            lives -= 1
            if lives == 0:
                return "lost", secret
    board = "".join(c if c.lower() in shown or not c.isalpha() else "_" for c in secret)
    return ("won" if "_" not in board else "playing", board)

#> hangman_board("Kayak", "ky")
#> hangman_board("Kayak", "kya")
#> hangman_board("go-kart", "xzqwv")
#> hangman_board("", "")
#> hangman_board("Top Hat", "ht", lives=1)

### wordle_feedback_alg
def wordle_feedback_alg(guess, answer):
    result = ["-"] * len(guess)
    spare = []
    for i, (g, a) in enumerate(zip(guess, answer)):
        if g == a:
            result[i] = "G"
        else:
            spare.append(a)
    for i, g in enumerate(guess):
        if result[i] == "-" and g in spare:
            result[i] = "y"
            spare.remove(g)
    return "".join(result)

#> wordle_feedback_alg("crane", "caper")
#> wordle_feedback_alg("sassy", "class")
#> wordle_feedback_alg("", "")
#> wordle_feedback_alg("aaaaa", "abaca")
#> wordle_feedback_alg("world", "world")

### mastermind_pegs_alg
def mastermind_pegs_alg(code, guess):
    black = sum(c == g for c, g in zip(code, guess))
    common = sum(min(code.count(c), guess.count(c)) for c in set(guess))
    return "●" * black + "○" * (common - black)

#> mastermind_pegs_alg("RGBY", "RBGO")
#> mastermind_pegs_alg("RRGG", "GGRR")
#> mastermind_pegs_alg("ABCD", "ABCD")
#> mastermind_pegs_alg("1122", "1213")
#> mastermind_pegs_alg("XY", "PQ")

### leap_and_month_days
def leap_and_month_days(year, month):
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    if month == 2:
        return 28 + leap
    return 30 + (month + month // 8) % 2

#> leap_and_month_days(2024, 2)
#> leap_and_month_days(1900, 2)
#> leap_and_month_days(2023, 7)
#> leap_and_month_days(2000, 11)
#> leap_and_month_days(2000, 2)
#> leap_and_month_days(1999, 8)

### day_of_year
def day_of_year(iso):
    y, m, d = map(int, iso.split("-"))
    lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if y % 400 == 0 or (y % 4 == 0 and y % 100):
        lengths[1] = 29
    if d > lengths[m - 1]:
        raise ValueError(f"no day {d} in month {m}")
    return sum(lengths[:m - 1]) + d

#> day_of_year("2023-03-01")
#> day_of_year("2024-12-31")
#> day_of_year("2023-02-29")
#> day_of_year("1999-01-01")
#> day_of_year("2000-02-29")

### date_from_ordinal_day
def date_from_ordinal_day(n, leap=False):
    month = 1
    for length in (31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31):
        if n <= length:
            return f"{month:02d}/{n:02d}"
        n -= length
        month += 1
    return None

#> date_from_ordinal_day(60)
#> date_from_ordinal_day(60, leap=True)
#> date_from_ordinal_day(1)
#> date_from_ordinal_day(366)
#> date_from_ordinal_day(200)

### zeller_weekday
def zeller_weekday(y, m, d):
    if m < 3:
        m += 12
        y -= 1
    k, j = y % 100, y // 100
    h = (d + 13 * (m + 1) // 5 + k + k // 4 + j // 4 + 5 * j) % 7
    return ["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"][h]

#> zeller_weekday(2024, 2, 29)
#> zeller_weekday(1969, 7, 20)
#> zeller_weekday(2000, 1, 1)
#> zeller_weekday(1815, 6, 18)
#> zeller_weekday(2026, 11, 15)

### add_days_naive
def add_days_naive(day, month, delta):
    lengths = (31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
    day += delta
    while day > lengths[month - 1]:
        day -= lengths[month - 1]
        month = month % 12 + 1
    while day < 1:
        month = (month - 2) % 12 + 1
        day += lengths[month - 1]
    return day, month

#> add_days_naive(28, 2, 1)
#> add_days_naive(1, 1, -1)
#> add_days_naive(15, 6, 0)
#> add_days_naive(30, 12, 90)
#> add_days_naive(3, 3, -40)

### easter_sunday
def easter_sunday(year):
    a, b, c = year % 19, year // 100, year % 100
    d, e = divmod(b, 4)
    g = (8 * b + 13) // 25
    h = (19 * a + b - d - g + 15) % 30
    i, k = divmod(c, 4)
    l = (32 + 2 * e + 2 * i - h - k) % 7
    m = (a + 11 * h + 22 * l) // 451
    month, day = divmod(h + l - 7 * m + 114, 31)
    return month, day + 1

#> easter_sunday(2024)
#> easter_sunday(1961)
#> easter_sunday(2000)
#> easter_sunday(2038)
#> easter_sunday(1818)

### clock_angle
def clock_angle(time):
    h, m = map(int, time.split(":"))
    if not (0 <= h < 24 and 0 <= m < 60):
        return None
    gap = abs(30 * (h % 12) - 5.5 * m)
    return min(gap, 360 - gap)

#> clock_angle("3:00")
#> clock_angle("12:30")
#> clock_angle("23:59")
#> clock_angle("24:00")
#> clock_angle("6:00")

### minutes_between_clock
def minutes_between_clock(start, end):
    def mins(t):
        t = t.strip().lower()
        h, m = t[:-2].split(":")
        return int(h) % 12 * 60 + int(m) + (720 if t.endswith("pm") else 0)

    gap = mins(end) - mins(start)
    return gap if gap >= 0 else gap + 1440

#> minutes_between_clock("9:15am", "1:05pm")
#> minutes_between_clock("11:50PM", "12:10am")
#> minutes_between_clock("12:00pm", "12:00pm")
#> minutes_between_clock("7:30pm", "7:29pm")
#> minutes_between_clock("noon", "1:00pm")

### business_days_count
def business_days_count(start_weekday, days, holidays=()):
    names = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    w = names.index(start_weekday)
    work = 0
    for offset in range(days):
        if (w + offset) % 7 >= 5 or offset in holidays:
            continue
        work += 1
    return work

#> business_days_count("mon", 7)
#> business_days_count("fri", 4)
#> business_days_count("wed", 10, holidays=(1, 3))
#> business_days_count("sun", 0)
#> business_days_count("Tue", 3)

### age_in_years
def age_in_years(born, today):
    (by, bm, bd), (ty, tm, td) = born, today
    years = ty - by - ((tm, td) < (bm, bd))
    return "not born yet" if years < 0 else years

#> age_in_years((1990, 6, 15), (2024, 6, 14))
#> age_in_years((1990, 6, 15), (2024, 6, 15))
#> age_in_years((2020, 1, 1), (2019, 12, 31))
#> age_in_years((2000, 2, 29), (2001, 2, 28))
#> age_in_years((1955, 11, 5), (2015, 10, 21))

### duration_parse_sum
import re

def duration_parse_sum(entries):
    secs = 0
    for e in entries:
        for num, unit in re.findall(r"(\d+)\s*([hms])", e):
            secs += int(num) * {"h": 3600, "m": 60, "s": 1}[unit]
    h, rest = divmod(secs, 3600)
    return f"{h}:{rest // 60:02}:{rest % 60:02}"

#> duration_parse_sum(["1h 20m", "50m", "5s"])
#> duration_parse_sum([])
#> duration_parse_sum(["90 s", "3h"])
#> duration_parse_sum(["two hours"])
#> duration_parse_sum(["61m61s", "0h"])

### timetable_next_bus_alg
def timetable_next_bus_alg(departures, now):
    def to_min(s):
        h, m = s.split(":")
        return int(h) * 60 + int(m)

    t = to_min(now)
    waits = [(to_min(d) - t, d) for d in departures if to_min(d) >= t]
    if waits:
        wait, label = min(waits)
        return f"{label} in {wait} min"
    return f"tomorrow {min(departures, key=to_min)}" if departures else "no service"

#> timetable_next_bus_alg(["07:15", "08:00", "09:30"], "07:20")
#> timetable_next_bus_alg(["07:15", "06:45"], "23:00")
#> timetable_next_bus_alg([], "10:00")
#> timetable_next_bus_alg(["12:00"], "12:00")
#> timetable_next_bus_alg(["9:05", "10:05"], "9:00")

### calendar_week_rows
def calendar_week_rows(first_weekday, days):
    cells = ["  "] * first_weekday + [f"{d:2}" for d in range(1, days + 1)]
    rows = [" ".join(cells[i:i + 7]) for i in range(0, len(cells), 7)]
    return rows

#> calendar_week_rows(2, 10)
#> calendar_week_rows(0, 7)
#> calendar_week_rows(6, 3)
#> calendar_week_rows(0, 0)
#> calendar_week_rows(4, 31)

### zodiac_sign_lookup
def zodiac_sign_lookup(month, day):
    cusps = [20, 19, 21, 20, 21, 21, 23, 23, 23, 23, 22, 22]
    signs = "Capricorn Aquarius Pisces Aries Taurus Gemini Cancer Leo Virgo Libra Scorpio Sagittarius".split()
    idx = month - 1 if day < cusps[month - 1] else month % 12
    return signs[idx]

#> zodiac_sign_lookup(3, 21)
#> zodiac_sign_lookup(12, 25)
#> zodiac_sign_lookup(1, 1)
#> zodiac_sign_lookup(7, 22)
#> zodiac_sign_lookup(13, 1)

### timezone_shift_hhmm
def timezone_shift_hhmm(hhmm, offset):
    sign = -1 if offset[0] == "-" else 1
    oh, om = int(offset[1:3]), int(offset[4:6])
    total = int(hhmm[:2]) * 60 + int(hhmm[2:]) + sign * (oh * 60 + om)
    day, total = divmod(total, 1440)
    return f"{total // 60:02d}{total % 60:02d}" + ("" if not day else f" ({day:+d})")

#> timezone_shift_hhmm("0930", "+05:30")
#> timezone_shift_hhmm("0015", "-01:00")
#> timezone_shift_hhmm("2359", "+00:01")
#> timezone_shift_hhmm("1200", "+00:00")
#> timezone_shift_hhmm("", "+01:00")

### century_and_decade
def century_and_decade(year):
    if year == 0:
        raise ValueError("there is no year 0")
    era = "BC" if year < 0 else "AD"
    c = (abs(year) + 99) // 100
    return f"{c}C {era}", abs(year) // 10 % 10 * 10

#> century_and_decade(1999)
#> century_and_decade(2000)
#> century_and_decade(-44)
#> century_and_decade(0)
#> century_and_decade(101)

### shift_rota
def shift_rota(workers, days, pattern="EELLNN--"):
    rota = {}
    for i, w in enumerate(workers):
        rota[w] = "".join(pattern[(d + 2 * i) % len(pattern)] for d in range(days))
    return rota

#> shift_rota(["Kim", "Lee"], 8)
#> shift_rota([], 3)
#> shift_rota(["Jo"], 0)
#> shift_rota(["a", "b", "c"], 4, pattern="DN-")
#> shift_rota(["x"], 2, "")

### stopwatch_laps
def stopwatch_laps(marks):
    laps = [b - a for a, b in zip([0] + marks, marks)]
    if not laps:
        return "no laps"
    best = min(laps)
    return [f"{i}:{l:.1f}{'*' if l == best else ''}" for i, l in enumerate(laps, 1)]

#> stopwatch_laps([61.2, 120.0, 183.5])
#> stopwatch_laps([])
#> stopwatch_laps([10])
#> stopwatch_laps([5, 10, 15])
#> stopwatch_laps([30.5, 29.5])
