### survey_answers_tally_text
def survey_answers_tally_text(answers):
    yes = {"y", "yes", "yeah", "sure"}
    no = {"n", "no", "nope"}
    tally = [0, 0, []]
    for a in answers:
        key = a.strip(" .!").lower()
        if key in yes:
            tally[0] += 1
        elif key in no:
            tally[1] += 1
        else:
            tally[2].append(a)
    return tuple(tally)

#> survey_answers_tally_text(["Yes!", "nope", "Y", "dunno"])
#> survey_answers_tally_text([])
#> survey_answers_tally_text(["", " NO. "])
#> survey_answers_tally_text(["sure", "sure"])
#> survey_answers_tally_text(["yes and no", "n"])

### voting_ballot_winner
def voting_ballot_winner(ballots):
    score = {}
    for b in ballots:
        for rank, name in enumerate(b.split(">")):
            score[name.strip()] = score.get(name.strip(), 0) + max(3 - rank, 0)
    if not score:
        return None
    best = max(score.values())
    return sorted(n for n in score if score[n] == best), best

#> voting_ballot_winner(["Ann > Bob > Cy", "Bob > Ann", "Cy"])
#> voting_ballot_winner([])
#> voting_ballot_winner(["X"])
#> voting_ballot_winner(["a>b>c>d", "d>c>b>a"])
#> voting_ballot_winner(["P > Q", "Q > P"])

### quiz_grader_lines
def quiz_grader_lines(key, sheet):
    right = sum(k == s for k, s in zip(key, sheet.upper()))
    marks = "".join("✓" if k == s else "·" if s in "- " else "✗" for k, s in zip(key, sheet.upper()))
    return f"{right}/{len(key)}", marks

#> quiz_grader_lines("ABCDA", "abdda")
#> quiz_grader_lines("", "")
#> quiz_grader_lines("TFTF", "t-")
#> quiz_grader_lines("AAAA", "bbbb")
#> quiz_grader_lines("CAB", "C B")

### seating_chart_text
def seating_chart_text(rows, taken):
    chart = []
    for r, seats in enumerate(rows):
        label = chr(ord("A") + r)
        line = "".join("x" if f"{label}{n}" in taken else "o" for n in range(1, seats + 1))
        chart.append(label + ":" + line)
    return chart

#> seating_chart_text([3, 4], ["A2", "B4"])
#> seating_chart_text([], ["A1"])
#> seating_chart_text([0, 1], [])
#> seating_chart_text([2], {"A1": "Kim", "A2": "Lee"})
#> seating_chart_text([5], ["a1", "A9"])

### gym_workout_parse
def gym_workout_parse(line):
    name, _, sets = line.partition(":")
    volume = 0
    for s in sets.split(","):
        reps, x, weight = s.strip().partition("x")
        if not x:
            continue
        volume += int(reps) * float(weight.removesuffix("kg"))
    return name.strip().title(), volume

#> gym_workout_parse("bench press: 5x60kg, 5x62.5, 3x70kg")
#> gym_workout_parse("run: 20min")
#> gym_workout_parse("plank")
#> gym_workout_parse("")
#> gym_workout_parse("squat: ax100")

### expense_tags_sum
def expense_tags_sum(entries):
    totals = {}
    for e in entries:
        amount, *words = e.split()
        for tag in (w[1:] for w in words if w.startswith("#")):
            totals[tag] = round(totals.get(tag, 0) + float(amount), 2)
    return totals

#> expense_tags_sum(["12.50 lunch #food", "3 bus #travel #work", "4.25 tea #food"])
#> expense_tags_sum([])
#> expense_tags_sum(["10 untagged"])
#> expense_tags_sum(["free #x"])
#> expense_tags_sum(["-5 refund #food", "5 #food"])

### calendar_week_row
def calendar_week_row(first_day, start, length):
    cells = ["  "] * first_day
    for d in range(start, start + length):
        cells.append(f"{d:2}")
    rows = [" ".join(cells[i:i + 7]) for i in range(0, len(cells), 7)]
    return [r.rstrip() for r in rows]

#> calendar_week_row(2, 1, 9)
#> calendar_week_row(0, 1, 7)
#> calendar_week_row(6, 28, 3)
#> calendar_week_row(0, 5, 0)
#> calendar_week_row(3, 9, 2)

### alarm_repeat_days
def alarm_repeat_days(mask):
    days = "Mo Tu We Th Fr Sa Su".split()
    on = [d for d, m in zip(days, mask) if m in "1xX"]
    joined = " ".join(on)
    if len(on) == 7:
        return "daily"
    if joined == "Mo Tu We Th Fr":
        return "weekdays"
    return joined or "never"

#> alarm_repeat_days("1111100")
#> alarm_repeat_days("xx-----")
#> alarm_repeat_days("")
#> alarm_repeat_days("1111111")
#> alarm_repeat_days("0X")

### timezone_offset_minutes
def timezone_offset_minutes(tz):
    if tz in ("Z", "UTC", "GMT"):
        return 0
    tz = tz.removeprefix("UTC").removeprefix("GMT")
    sign = {"+": 1, "-": -1, "−": -1}[tz[0]]
    body = tz[1:].replace(":", "")
    if len(body) <= 2:
        body += "00"
    return sign * (int(body[:-2]) * 60 + int(body[-2:]))

#> timezone_offset_minutes("UTC+5:30")
#> timezone_offset_minutes("-0800")
#> timezone_offset_minutes("Z")
#> timezone_offset_minutes("GMT-3")
#> timezone_offset_minutes("EST")

### address_block_oneline
def address_block_oneline(block):
    lines = [l.strip().rstrip(",") for l in block.splitlines() if l.strip()]
    if not lines:
        return "unknown"
    *street, city = lines
    parts = city.split()
    if parts[0].isdigit():
        city = " ".join(parts[1:] + parts[:1])
    return ", ".join([*street, city])

#> address_block_oneline("Rua Augusta 5,\n 2nd floor\n1100 Lisboa")
#> address_block_oneline("")
#> address_block_oneline("Berlin")
#> address_block_oneline("\n\nPO Box 9\nOslo\n")
#> address_block_oneline("75001")

### postcode_format_uk
def postcode_format_uk(raw):
    code = "".join(raw.split()).upper()
    if not 5 <= len(code) <= 7 or not code.isalnum():
        return None
    outward, inward = code[:-3], code[-3:]
    if not (inward[0].isdigit() and inward[1:].isalpha()):
        return None
    return f"{outward} {inward}"

#> postcode_format_uk("sw1a1aa")
#> postcode_format_uk(" m1 1AE ")
#> postcode_format_uk("1234")
#> postcode_format_uk("ABCDEFG")
#> postcode_format_uk("")

### stock_ticker_line
def stock_ticker_line(quotes):
    out = []
    for symbol, (old, new) in quotes.items():
        change = (new - old) / old * 100
        arrow = "▲" if change > 0 else "▼" if change < 0 else "="
        out.append(f"{symbol.upper()} {arrow}{abs(change):.1f}%")
    return "  ".join(out)

#> stock_ticker_line({"acme": (100, 105), "init": (50, 49)})
#> stock_ticker_line({})
#> stock_ticker_line({"flat": (8, 8)})
#> stock_ticker_line({"zero": (0, 1)})
#> stock_ticker_line({"x": (3, 1), "y": (1, 3)})

### lottery_ticket_parse
def lottery_ticket_parse(ticket):
    main, _, bonus = ticket.partition("+")
    nums = sorted({int(n) for n in main.replace(",", " ").split()})
    if len(nums) != 5 or not all(1 <= n <= 50 for n in nums):
        return "invalid " + "-".join(map(str, nums))
    return nums, int(bonus) if bonus.strip() else None

#> lottery_ticket_parse("7, 13 22,41 5 + 9")
#> lottery_ticket_parse("1 2 3 4 5")
#> lottery_ticket_parse("1 1 2 3 4 + 2")
#> lottery_ticket_parse("10 20 30 40 51")
#> lottery_ticket_parse("a b")

### barcode_stripes
def barcode_stripes(bits):
    widths = []
    prev = None
    for b in bits:
        if b == prev:
            widths[-1] += 1
        else:
            widths.append(1)
            prev = b
    return ("B" if bits[:1] == "1" else "W") + "".join(map(str, widths))

#> barcode_stripes("1101001")
#> barcode_stripes("")
#> barcode_stripes("0000")
#> barcode_stripes("10")
#> barcode_stripes("0111111111110")

### qr_text_mode
def qr_text_mode(payload):
    alnum = set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")
    if payload.isdecimal() and payload.isascii():
        return "numeric", -(-len(payload) * 10 // 3)
    if payload and set(payload) <= alnum:
        return "alnum", (len(payload) // 2) * 11 + (len(payload) % 2) * 6
    return "byte", len(payload.encode()) * 8

#> qr_text_mode("01234567")
#> qr_text_mode("HTTP://X.CO")
#> qr_text_mode("hello")
#> qr_text_mode("")
#> qr_text_mode("é")

### sms_segments
def sms_segments(text, limit=12):
    if len(text) <= limit:
        return [text]
    room = limit - 4
    chunks = [text[i:i + room] for i in range(0, len(text), room)]
    return [f"{i}/{len(chunks)} {c}" for i, c in enumerate(chunks, 1)]

#> sms_segments("Meet me at the station")
#> sms_segments("ok")
#> sms_segments("")
#> sms_segments("abcdefghij", 6)
#> sms_segments("exactly12chr")

### tweet_length_weighted
def tweet_length_weighted(text, link_len=5):
    total = 0
    for i, word in enumerate(text.split(" ")):
        total += i > 0
        if word.startswith(("http://", "https://")):
            total += link_len
        else:
            total += sum(1 if c.isascii() else 2 for c in word)
    return total

#> tweet_length_weighted("see https://example.com/long/path now")
#> tweet_length_weighted("")
#> tweet_length_weighted("日本 go")
#> tweet_length_weighted("http://x", 23)
#> tweet_length_weighted("  ")

### auto_reply_pick
def auto_reply_pick(message, rules, fallback="..."):
    lowered = f" {message.lower().strip('!?. ')} "
    for keywords, reply in rules:
        if all(f" {k} " in lowered for k in keywords.split()):
            return reply.format(msg=message.strip())
    return fallback

#> auto_reply_pick("When do you open?", [("open when", "At 9."), ("you", "Me?")])
#> auto_reply_pick("hi", [("hello", "hey")])
#> auto_reply_pick("", [])
#> auto_reply_pick(" Bye! ", [("bye", "{msg} to you")], "hm")
#> auto_reply_pick("opening", [("open", "x")], fallback="no")

### spam_score_subject
def spam_score_subject(subject):
    score = 0
    if subject.isupper():
        score += 3
    score += min(subject.count("!"), 4)
    score += 2 * sum(w in subject.lower() for w in ("free", "winner", "$$$"))
    return score, "spam" if score >= 5 else "maybe" if score >= 3 else "ok"

#> spam_score_subject("FREE MONEY!!!")
#> spam_score_subject("Lunch tomorrow?")
#> spam_score_subject("")
#> spam_score_subject("YOU HAVE MAIL")
#> spam_score_subject("Winner winner, chicken dinner!!")

### email_thread_subject
def email_thread_subject(subject):
    s = subject.strip()
    n = 0
    while (head := s[:s.find(":") + 1].lower()) in ("re:", "fw:", "fwd:", "aw:"):
        s = s[len(head):].lstrip()
        n += 1
    return s or "(no subject)", n

#> email_thread_subject("Re: FW: re: Budget: final")
#> email_thread_subject("Plans")
#> email_thread_subject("")
#> email_thread_subject("re:")
#> email_thread_subject("Regarding: x")

### signature_cut
def signature_cut(mail):
    body = []
    for line in mail.splitlines():
        if line.rstrip() == "--" or line.lower().startswith(("best regards", "cheers")):
            break
        body.append(line)
    while body and not body[-1].strip():
        body.pop()
    return body

#> signature_cut("Hi,\nsee you.\n\n--\nAda")
#> signature_cut("")
#> signature_cut("no sig")
#> signature_cut("Thanks\n\n\nBest regards,\nX")
#> signature_cut("Cheers, B")

### name_tag_collision
def name_tag_collision(names):
    tags = {}
    for full in names:
        first, _, last = full.partition(" ")
        same = [n for n in names if n.split(" ")[0] == first]
        tags[full] = first if len(same) == 1 else f"{first} {last[:1]}.".replace(" .", "")
    return tags

#> name_tag_collision(["Ana Lima", "Ana Reis", "Bo Dahl"])
#> name_tag_collision([])
#> name_tag_collision(["Cher", "Cher"])
#> name_tag_collision(["Jo X", "jo Y"])
#> name_tag_collision(["Solo"])

### username_suggestions
def username_suggestions(first, last, taken):
    f, l = first.lower(), last.lower()
    options = [f, f + l, f[0] + l, f"{f}.{l}", f"{l}{f[0]}"]
    free = [o for o in options if o not in taken and len(o) <= 10]
    n = 1
    while not free:
        cand = f"{f[:6]}{n}"
        if cand not in taken:
            free.append(cand)
        n += 1
    return free[:2]

#> username_suggestions("Grace", "Hopper", ["grace"])
#> username_suggestions("Bartholomew", "Featherstone", [])
#> username_suggestions("Al", "Ng", ["al", "alng", "ang", "al.ng", "nga", "al1"])
#> username_suggestions("", "X", [])
#> username_suggestions("Zoë", "Li", {"zoë": 1})

### password_rules_diff
def password_rules_diff(old, new):
    same_positions = sum(a == b for a, b in zip(old, new))
    shared = len(set(old.lower()) & set(new.lower()))
    if new.lower() in (old.lower(), old.lower()[::-1]):
        return "reused"
    if old and old.rstrip("0123456789") == new.rstrip("0123456789"):
        return "bumped"
    return same_positions, shared

#> password_rules_diff("Summer2023", "Summer2024")
#> password_rules_diff("secret", "TERCES")
#> password_rules_diff("correct", "horse")
#> password_rules_diff("", "fresh")
#> password_rules_diff("abc", "xyz")

### otp_pad_mod10
def otp_pad_mod10(code, pad, decrypt=False):
    sign = -1 if decrypt else 1
    out = ""
    for c, p in zip(code, pad):
        out += str((int(c) + sign * int(p)) % 10)
    return out

#> otp_pad_mod10("31415", "92653")
#> otp_pad_mod10("23068", "92653", True)
#> otp_pad_mod10("", "123")
#> otp_pad_mod10("999", "1")
#> otp_pad_mod10("12x", "111")

### fingerprint_colon_pairs
def fingerprint_colon_pairs(digest, upper=True):
    clean = digest.replace(":", "").replace(" ", "")
    if len(clean) % 2:
        clean = "0" + clean
    pairs = [a + b for a, b in zip(clean[::2], clean[1::2])]
    joined = ":".join(pairs)
    return joined.upper() if upper else joined.lower()

#> fingerprint_colon_pairs("a1b2c3")
#> fingerprint_colon_pairs("F:0 0D", False)
#> fingerprint_colon_pairs("")
#> fingerprint_colon_pairs("abc", upper=False)
#> fingerprint_colon_pairs("0")

### uuid_shape
def uuid_shape(s):
    groups = s.strip("{}").split("-")
    sizes = [len(g) for g in groups]
    hexok = all(c in "0123456789abcdef" for c in "".join(groups).lower())
    if sizes != [8, 4, 4, 4, 12] or not hexok:
        return sizes
    return "v" + groups[2][0]

#> uuid_shape("123e4567-e89b-12d3-a456-426614174000")
#> uuid_shape("{AAAAAAAA-BBBB-4CCC-8DDD-EEEEEEEEEEEE}")
#> uuid_shape("not-a-uuid")
#> uuid_shape("")
#> uuid_shape("1234567g-1234-1234-1234-123456789012")
