### parse_duration_text_quiz
def parse_duration_text_quiz(text):
    units = {"h": 3600, "m": 60, "s": 1}
    total, num = 0, ""
    for c in text:
        if c.isdigit():
            num += c
        elif c in units and num:
            total += int(num) * units[c]
            num = ""
    return total, num

#> parse_duration_text_quiz("1h30m")
#> parse_duration_text_quiz("45s 10")
#> parse_duration_text_quiz("")
#> parse_duration_text_quiz("h5")
#> parse_duration_text_quiz("2m 2m")

### seat_label_from_number
def seat_label_from_number(n, per_row):
    row, col = divmod(n - 1, per_row)
    if row > 25:
        return None
    return f"{chr(65 + row)}{col + 1:02d}"

#> seat_label_from_number(1, 10)
#> seat_label_from_number(23, 10)
#> seat_label_from_number(999, 10)
#> seat_label_from_number(0, 4)
#> seat_label_from_number(8, 4)

### cart_discount_line
def cart_discount_line(cart, code):
    total = sum(q * p for q, p in cart.values())
    off = {"TEN": 0.1, "HALF": 0.5}.get(code.strip().upper(), 0)
    return f"{total * (1 - off):.2f}" + ("*" if off else "")

#> cart_discount_line({"pen": (3, 1.5), "pad": (1, 4)}, " ten")
#> cart_discount_line({"pen": (1, 9.99)}, "")
#> cart_discount_line({}, "HALF")
#> cart_discount_line({"x": (0, 5)}, "nope")
#> cart_discount_line({"y": (2, 0.333)}, "half")

### password_issues_list
def password_issues_list(pw):
    issues = []
    if len(pw) < 8:
        issues.append("short")
    if pw.isalpha() or pw.isdigit():
        issues.append("plain")
    if pw.lower() == pw or pw.upper() == pw:
        issues.append("case")
    return issues or "strong"

#> password_issues_list("abc")
#> password_issues_list("Tr0ub4dor")
#> password_issues_list("12345678")
#> password_issues_list("")
#> password_issues_list("LONGWORD1")

### chess_square_color_quiz
def chess_square_color_quiz(square):
    col = "abcdefgh".find(square[:1].lower())
    row = square[1:]
    if col < 0 or not row.isdigit() or not 1 <= int(row) <= 8:
        return "off"
    return "light" if (col + int(row)) % 2 == 0 else "dark"

#> chess_square_color_quiz("a1")
#> chess_square_color_quiz("H1")
#> chess_square_color_quiz("z3")
#> chess_square_color_quiz("e9")
#> chess_square_color_quiz("")

### log_level_counts
def log_level_counts(lines):
    tally = {}
    for ln in lines:
        level = ln.partition(":")[0].strip().upper()
        if level.isalpha():
            tally[level] = tally.get(level, 0) + 1
    return max(tally.items(), key=lambda kv: kv[1], default=None)

#> log_level_counts(["error: disk", "INFO: ok", "Error : net"])
#> log_level_counts([])
#> log_level_counts([": none", "12: x"])
#> log_level_counts(["warn"])
#> log_level_counts(["a: 1", "b: 2", "a1: 3"])

### room_schedule_conflict
def room_schedule_conflict(slots):
    slots.sort()
    for (s1, e1), (s2, e2) in zip(slots, slots[1:]):
        if s2 < e1:
            return (s2, min(e1, e2))
    return None

#> room_schedule_conflict([(9, 11), (10, 12)])
#> room_schedule_conflict([(9, 10), (10, 12)])
#> room_schedule_conflict([])
#> room_schedule_conflict([(13, 14), (8, 18)])
#> room_schedule_conflict([(1, 2)])

### ip_octets_check
def ip_octets_check(addr):
    parts = addr.split(".")
    if len(parts) != 4:
        return len(parts)
    for p in parts:
        if not p.isdecimal() or str(int(p)) != p or int(p) > 255:
            return p
    return True

#> ip_octets_check("192.168.0.1")
#> ip_octets_check("10.0.1")
#> ip_octets_check("1.2.3.256")
#> ip_octets_check("1.02.3.4")
#> ip_octets_check("a.b.c.d")
#> ip_octets_check("")

### hashtag_extract_unique
def hashtag_extract_unique(post):
    tags = []
    for w in post.split():
        tag = w.rstrip(".,!?")
        if tag.startswith("#") and tag[1:].isalnum() and tag.lower() not in tags:
            tags.append(tag.lower())
    return tags

#> hashtag_extract_unique("Go #Team! #team #win2024 now #")
#> hashtag_extract_unique("")
#> hashtag_extract_unique("no tags")
#> hashtag_extract_unique("#a,#b #c.")
#> hashtag_extract_unique("## #é?")

### temperature_trend_text
def temperature_trend_text(temps):
    arrows = ""
    for a, b in zip(temps, temps[1:]):
        arrows += "^" if b > a else "v" if b < a else "="
    return arrows, arrows.count("^") - arrows.count("v")

#> temperature_trend_text([12, 15, 15, 9])
#> temperature_trend_text([])
#> temperature_trend_text([3.5])
#> temperature_trend_text([-1, -2, -3])
#> temperature_trend_text([0, 0.0])

### inventory_apply_orders
def inventory_apply_orders(stock, orders):
    rejected = []
    for item, qty in orders:
        if stock.get(item, 0) < qty:
            rejected.append(item)
            continue
        stock[item] -= qty
    return stock, rejected

#> inventory_apply_orders({"nut": 5}, [("nut", 3), ("nut", 3), ("cog", 1)])
#> inventory_apply_orders({}, [])
#> inventory_apply_orders({"x": 1}, [("x", 1)])
#> inventory_apply_orders({"y": 2}, [("y", -2), ("y", 4)])
#> inventory_apply_orders({}, [("q", 0)])

### mask_email_user
def mask_email_user(email):
    user, at, host = email.rpartition("@")
    if not at or not user:
        return email.upper()
    return user[0] + "*" * (len(user) - 1) + at + host

#> mask_email_user("jane.doe@mail.org")
#> mask_email_user("invalid")
#> mask_email_user("@host")
#> mask_email_user("")
#> mask_email_user("a@b@c")

### roman_digit_sum
def roman_digit_sum(text):
    vals = {"I": 1, "V": 5, "X": 10, "L": 50}
    total = prev = 0
    for c in reversed(text.upper()):
        v = vals.get(c, 0)
        total += -v if v < prev else v
        prev = max(prev, v)
    return total

#> roman_digit_sum("XIV")
#> roman_digit_sum("lix")
#> roman_digit_sum("")
#> roman_digit_sum("IIV")
#> roman_digit_sum("Q?")

### grade_buckets
def grade_buckets(scores):
    cuts = [(90, "A"), (75, "B"), (60, "C")]
    out = {}
    for name, s in scores.items():
        grade = next((g for cut, g in cuts if s >= cut), "F")
        out.setdefault(grade, []).append(name)
    return out

#> grade_buckets({"ann": 91, "bo": 75, "cy": 12, "di": 99})
#> grade_buckets({})
#> grade_buckets({"x": 60, "y": 59.9})
#> grade_buckets({"z": 100})
#> grade_buckets({"p": -1, "q": 89})

### playlist_move_song
def playlist_move_song(songs, title, by):
    if title not in songs:
        return songs
    i = songs.index(title)
    songs.insert(max(0, i + by), songs.pop(i))
    return songs

#> playlist_move_song(["intro", "verse", "outro"], "intro", 1)
#> playlist_move_song(["intro", "verse", "outro"], "outro", -9)
#> playlist_move_song(["a"], "b", 1)
#> playlist_move_song([], "x", 0)
#> playlist_move_song(["p", "q", "r"], "p", 99)

### tokenize_simple_math
def tokenize_simple_math(expr):
    for op in "+-*/()":
        expr = expr.replace(op, f" {op} ")
    return [int(t) if t.isdigit() else t for t in expr.split()]

#> tokenize_simple_math("3*(x+12)")
#> tokenize_simple_math("")
#> tokenize_simple_math("-5")
#> tokenize_simple_math("a  /b")
#> tokenize_simple_math("1.5+2")

### bowling_frames_total
def bowling_frames_total(frames):
    total = 0
    for i, f in enumerate(frames):
        pins = sum(f)
        if pins == 10 and i + 1 < len(frames):
            pins += frames[i + 1][0]
        total += pins
    return total

#> bowling_frames_total([(3, 4), (5, 5), (2, 0)])
#> bowling_frames_total([])
#> bowling_frames_total([(10, 0)])
#> bowling_frames_total([(0, 0), (1, 1)])
#> bowling_frames_total([(10, 0), (10, 0)])

### slug_unique_suffix
def slug_unique_suffix(title, taken):
    base = "-".join(title.lower().split())
    slug, n = base, 2
    while slug in taken:
        slug = f"{base}-{n}"
        n += 1
    taken.append(slug)
    return slug

#> slug_unique_suffix("My  Post", ["my-post", "my-post-2"])
#> slug_unique_suffix("New", [])
#> slug_unique_suffix("", [""])
#> slug_unique_suffix("A B", ["a-b"])
#> slug_unique_suffix("Ünïcode", ["x"])

### bus_stops_between_quiz
def bus_stops_between_quiz(line, start, end):
    stops = line.split(" > ")
    i, j = stops.index(start), stops.index(end)
    return stops[i:j + 1] if i <= j else stops[j:i + 1][::-1]

#> bus_stops_between_quiz("Mill > Park > Zoo > Quay", "Park", "Quay")
#> bus_stops_between_quiz("Mill > Park > Zoo", "Zoo", "Mill")
#> bus_stops_between_quiz("Mill", "Mill", "Mill")
#> bus_stops_between_quiz("Mill > Park", "Mill", "Sea")
#> bus_stops_between_quiz("A > B > A", "A", "B")

### recipe_scale_text
def recipe_scale_text(lines, factor):
    out = []
    for ln in lines:
        amount, _, rest = ln.partition(" ")
        try:
            out.append(f"{float(amount) * factor:g} {rest}")
        except ValueError:
            out.append(ln)
    return out

#> recipe_scale_text(["2 eggs", "1.5 cups milk", "salt"], 2)
#> recipe_scale_text([], 3)
#> recipe_scale_text(["pinch of salt", "3"], 0.5)
#> recipe_scale_text(["100 g sugar"], 1 / 3)
#> recipe_scale_text([""], 1)

### elevator_stops_order
def elevator_stops_order(current, calls):
    up = sorted(c for c in calls if c > current)
    down = sorted((c for c in calls if c < current), reverse=True)
    if len(up) >= len(down):
        return up + down
    return down + up

#> elevator_stops_order(4, [1, 6, 5, 2])
#> elevator_stops_order(0, [])
#> elevator_stops_order(9, [3, 8, 10])
#> elevator_stops_order(5, [5])
#> elevator_stops_order(-1, [-2, 0, -3])

### color_hex_to_rgb
def color_hex_to_rgb(code):
    code = code.lstrip("#")
    if len(code) == 3:
        code = "".join(c * 2 for c in code)
    return tuple(int(code[i:i + 2], 16) for i in range(0, len(code), 2))

#> color_hex_to_rgb("#ff8000")
#> color_hex_to_rgb("0f8")
#> color_hex_to_rgb("#")
#> color_hex_to_rgb("12345")
#> color_hex_to_rgb("#xyz")

### chat_mentions_map
def chat_mentions_map(messages):
    inbox = {}
    for sender, text in messages:
        for w in text.split():
            if w[:1] == "@" and w[1:] != sender:
                inbox.setdefault(w[1:], []).append(sender)
    return inbox

#> chat_mentions_map([("al", "hi @bo and @cy"), ("bo", "@al yes @bo")])
#> chat_mentions_map([])
#> chat_mentions_map([("x", "no mentions")])
#> chat_mentions_map([("y", "@ @z"), ("z", "@z")])
#> chat_mentions_map([("p", "@q @q")])

### coupon_code_valid
def coupon_code_valid(code):
    letters, sep, digits = code.partition("-")
    checks = [sep == "-", letters.isupper(), digits.isdigit(), len(digits) == 3]
    return checks.index(False) if not all(checks) else letters

#> coupon_code_valid("SAVE-100")
#> coupon_code_valid("SAVE100")
#> coupon_code_valid("save-100")
#> coupon_code_valid("SAVE-10x")
#> coupon_code_valid("SAVE-10")
#> coupon_code_valid("")

### merge_contact_records
def merge_contact_records(a, b):
    merged = {}
    for k in [*a, *(k for k in b if k not in a)]:
        x, y = a.get(k), b.get(k)
        merged[k] = x if y in (None, "", x) else y if not x else [x, y]
    return merged

#> merge_contact_records({"name": "Al", "tel": ""}, {"tel": "5", "name": "Al"})
#> merge_contact_records({}, {})
#> merge_contact_records({"mail": "a@x"}, {"mail": "b@x"})
#> merge_contact_records({"n": None}, {"n": None, "z": 0})
#> merge_contact_records({}, {"q": "r"})

### typing_test_errors
def typing_test_errors(expected, typed):
    errors = [i for i, (e, t) in enumerate(zip(expected, typed)) if e != t]
    missing = len(expected) - len(typed)
    return errors, "done" if missing == 0 else missing

#> typing_test_errors("the cat", "teh cat")
#> typing_test_errors("abc", "ab")
#> typing_test_errors("", "x")
#> typing_test_errors("same", "same")
#> typing_test_errors("A b", "a B!")

### parking_meter_change
def parking_meter_change(cost, paid):
    left = paid - cost
    if left < 0:
        return f"owe {-left}"
    coins = []
    for c in (50, 20, 10, 5):
        n, left = divmod(left, c)
        coins += [c] * n
    return coins, left

#> parking_meter_change(65, 200)
#> parking_meter_change(80, 50)
#> parking_meter_change(10, 10)
#> parking_meter_change(0, 3)
#> parking_meter_change(12, 50)

### quiz_answer_marks
def quiz_answer_marks(key, answers):
    marks = "".join(
        "." if not a else "+" if a.upper() == k else "-" for k, a in zip(key, answers)
    )
    return marks, marks.count("+") * 4 - marks.count("-")

#> quiz_answer_marks("ABCD", ["a", "b", "d", ""])
#> quiz_answer_marks("", [])
#> quiz_answer_marks("AA", ["A"])
#> quiz_answer_marks("BC", [None, "c"])
#> quiz_answer_marks("D", "d")

### tournament_round_pairs
def tournament_round_pairs(players):
    bye = players.pop() if len(players) % 2 else None
    half = len(players) // 2
    return list(zip(players[:half], reversed(players[half:]))), bye

#> tournament_round_pairs(["a", "b", "c", "d"])
#> tournament_round_pairs(["a", "b", "c"])
#> tournament_round_pairs([])
#> tournament_round_pairs(["x"])
#> tournament_round_pairs([1, 2, 3, 4, 5, 6])

### crossword_fit_quiz
def crossword_fit_quiz(pattern, words):
    fits = []
    for w in words:
        if len(w) != len(pattern):
            continue
        if all(p in ("?", c) for p, c in zip(pattern, w)):
            fits.append(w)
    return fits

#> crossword_fit_quiz("c?t", ["cat", "cot", "dog", "coat"])
#> crossword_fit_quiz("", ["", "a"])
#> crossword_fit_quiz("??", [])
#> crossword_fit_quiz("?a?", ["bad", "Bed", "car"])
#> crossword_fit_quiz("xyz", ["xyy"])
