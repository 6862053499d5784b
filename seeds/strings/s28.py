### lowercase_run_swap
def lowercase_run_swap(s):
    i = 0
    while i < len(s) and s[i].islower():
        i += 1
    j = len(s)
    while j > i and s[j - 1].islower():
        j -= 1
    return s[j:] + s[i:j] + s[:i]

#> lowercase_run_swap("abcXYdef")
#> lowercase_run_swap("abc")
#> lowercase_run_swap("")
#> lowercase_run_swap("XY")
#> lowercase_run_swap("iPhone")

### strip_matching_words
def strip_matching_words(line, words):
    tokens = line.split()
    while tokens and tokens[0].lower() in words:
        del tokens[0]
    while tokens and tokens[-1].lower() in words:
        del tokens[-1]
    return " ".join(tokens)

#> strip_matching_words("um like the point is um", ["um", "like"])
#> strip_matching_words("um Um UM", ["um"])
#> strip_matching_words("", [])
#> strip_matching_words("keep um inside", ["um"])
#> strip_matching_words("so well", {"well"})

### vowel_index_product_text
def vowel_index_product_text(s):
    product = 1
    for i, c in enumerate(s, 1):
        if c.casefold() in "aeiou":
            product *= i
    return product if product != 1 else None

#> vowel_index_product_text("orange")
#> vowel_index_product_text("rhythm")
#> vowel_index_product_text("")
#> vowel_index_product_text("A")
#> vowel_index_product_text("BEAD")

### letters_only_zip_digits
def letters_only_zip_digits(s):
    letters = [c for c in s if c.isalpha()]
    digits = [c for c in s if c.isdigit()]
    return dict(zip(letters, digits)), letters[len(digits):]

#> letters_only_zip_digits("a1b2c")
#> letters_only_zip_digits("")
#> letters_only_zip_digits("12ab")
#> letters_only_zip_digits("xxx789")
#> letters_only_zip_digits("- -")

### format_signed_list
def format_signed_list(nums):
    text = "".join(f"{n:+}" for n in nums)
    return text.removeprefix("+").replace("-", "−") or "0"

#> format_signed_list([3, -4, 5])
#> format_signed_list([])
#> format_signed_list([-1])
#> format_signed_list([0, 0.5])
#> format_signed_list([10, 20, -30])

### polynomial_text
def polynomial_text(coeffs):
    terms = []
    for power, c in reversed(list(enumerate(coeffs))):
        if c == 0:
            continue
        body = "" if power == 0 else "x" if power == 1 else f"x^{power}"
        num = "" if abs(c) == 1 and power else str(abs(c))
        terms.append(("-" if c < 0 else "+") + num + body)
    return "".join(terms).lstrip("+") or "0"

#> polynomial_text([1, -3, 0, 2])
#> polynomial_text([0, 1])
#> polynomial_text([])
#> polynomial_text([-1, 0, -1])
#> polynomial_text([0, 0])

### matrix_rows_to_text
def matrix_rows_to_text(matrix):
    cells = [[f"{v:g}" for v in row] for row in matrix]
    width = max((len(c) for row in cells for c in row), default=0)
    return ["[" + " ".join(c.rjust(width) for c in row) + "]" for row in cells]

#> matrix_rows_to_text([[1, -2.5], [100, 0]])
#> matrix_rows_to_text([])
#> matrix_rows_to_text([[7]])
#> matrix_rows_to_text([[], [1]])
#> matrix_rows_to_text([[0.1 + 0.2, 1e10]])

### truth_table_lines
def truth_table_lines(names):
    rows = []
    for n in range(2 ** len(names)):
        bits = format(n, "b").zfill(len(names))
        pairs = [f"{v}={b}" for v, b in zip(names, bits)]
        rows.append(" ".join(pairs))
    return rows

#> truth_table_lines("pq")
#> truth_table_lines("")
#> truth_table_lines("x")
#> truth_table_lines(["rain", "sun"])
#> truth_table_lines("abc")

### hamming_parity_bit
def hamming_parity_bit(word, odd=False):
    ones = word.count("1")
    parity = (ones + odd) % 2
    coded = word + str(parity)
    return coded, coded.count("1") % 2 == odd

#> hamming_parity_bit("1011")
#> hamming_parity_bit("1011", True)
#> hamming_parity_bit("")
#> hamming_parity_bit("0000", odd=True)
#> hamming_parity_bit("11x1")

### bit_string_runs
def bit_string_runs(n):
    s = f"{n:b}"
    zeros = max(map(len, s.split("1")))
    ones = max(map(len, s.split("0")))
    return s, zeros, ones

#> bit_string_runs(156)
#> bit_string_runs(0)
#> bit_string_runs(255)
#> bit_string_runs(1024)
#> bit_string_runs(-6)

### float_text_parts
def float_text_parts(x):
    mantissa, _, exponent = f"{x:.3e}".partition("e")
    whole, dot, frac = mantissa.partition(".")
    return int(whole), frac.rstrip("0") or "0", int(exponent)

#> float_text_parts(12345.678)
#> float_text_parts(0.00042)
#> float_text_parts(0)
#> float_text_parts(-7.5)
#> float_text_parts(1e100)

### engineering_notation_text
def engineering_notation_text(x):
    if x == 0:
        return "0"
    prefixes = {-6: "µ", -3: "m", 0: "", 3: "k", 6: "M"}
    exp = 0
    while abs(x) >= 1000 and exp < 6:
        x, exp = x / 1000, exp + 3
    while abs(x) < 1 and exp > -6:
        x, exp = x * 1000, exp - 3
    return f"{x:.3g}{prefixes[exp]}"

#> engineering_notation_text(47000)
#> engineering_notation_text(0.0022)
#> engineering_notation_text(0)
#> engineering_notation_text(-5)
#> engineering_notation_text(3300000)

### percent_bar_labels
def percent_bar_labels(parts):
    total = sum(parts.values())
    if not total:
        return {}
    labels = {}
    for name in sorted(parts, key=parts.get, reverse=True):
        share = parts[name] / total
        labels[name[:4].rstrip()] = f"{share:.0%}".rjust(4)
    return labels

#> percent_bar_labels({"apples": 3, "kiwi": 1})
#> percent_bar_labels({})
#> percent_bar_labels({"a": 0})
#> percent_bar_labels({"one two": 1, "one three": 2})
#> percent_bar_labels({"x": 5, "y": 5, "z": 90})

### score_line_parse
def score_line_parse(line):
    home, dash, away = line.partition(" - ")
    if not dash:
        return None
    h_name, h_goals = home.rsplit(maxsplit=1)
    a_goals, a_name = away.split(maxsplit=1)
    h, a = int(h_goals), int(a_goals)
    winner = h_name if h > a else a_name.strip() if a > h else "draw"
    return winner, h + a

#> score_line_parse("Real Oviedo 2 - 1 Lugo")
#> score_line_parse("Ajax 0 - 0 PSV")
#> score_line_parse("postponed")
#> score_line_parse("A 1 - 4 B United ")
#> score_line_parse("X - Y")

### league_table_rows
def league_table_rows(results):
    points = {}
    for r in results:
        home, score, away = r.split(" ")
        h, a = score.split(":")
        points.setdefault(home, 0)
        points.setdefault(away, 0)
        if h == a:
            points[home] += 1
            points[away] += 1
        else:
            points[home if int(h) > int(a) else away] += 3
    return [f"{t}:{p}" for t, p in sorted(points.items(), key=lambda x: (-x[1], x[0]))]

#> league_table_rows(["Lions 2:1 Bears", "Bears 0:0 Owls", "Owls 1:3 Lions"])
#> league_table_rows([])
#> league_table_rows(["A 10:9 B"])
#> league_table_rows(["X 1:1 Y", "Y 2:2 X"])
#> league_table_rows(["broken"])

### race_time_gap
def race_time_gap(times):
    def secs(t):
        m, _, s = t.rpartition(":")
        return int(m or 0) * 60 + float(s)
    ordered = sorted(times, key=secs)
    if len(ordered) < 2:
        return ordered
    lead = secs(ordered[0])
    return [ordered[0]] + [f"+{secs(t) - lead:.2f}" for t in ordered[1:]]

#> race_time_gap(["1:02.5", "59.9", "1:10"])
#> race_time_gap([])
#> race_time_gap(["4:00"])
#> race_time_gap(["10:00.25", "10:00.5"])
#> race_time_gap(["x", "1:00"])

### tide_table_extremes
def tide_table_extremes(text):
    readings = {}
    for part in text.split(";"):
        when, eq, level = part.strip().partition("=")
        if eq:
            readings[when] = float(level.rstrip("m"))
    if not readings:
        return None
    high = max(readings, key=readings.get)
    low = min(readings, key=readings.get)
    return f"high {high}, low {low}, range {readings[high] - readings[low]:.1f}"

#> tide_table_extremes("06:00=1.2m; 12:15=4.8m; 18:30=0.9m")
#> tide_table_extremes("")
#> tide_table_extremes("noon=2")
#> tide_table_extremes("a;b=1;c=1")
#> tide_table_extremes("x=high")

### star_rating_text
def star_rating_text(score, top=5):
    halves = round(score * 2)
    full, half = divmod(max(0, min(halves, top * 2)), 2)
    return "★" * full + "½" * half + "☆" * (top - full - half)

#> star_rating_text(3.5)
#> star_rating_text(0)
#> star_rating_text(9.9)
#> star_rating_text(2.2, 3)
#> star_rating_text(-1, top=4)

### review_summary
def review_summary(reviews):
    total, words = 0, []
    for r in reviews:
        stars = len(r) - len(r.lstrip("*"))
        total += stars
        if stars <= 2:
            words += [w.strip(",.!").lower() for w in r[stars:].split() if len(w) > 4]
    return round(total / len(reviews), 1) if reviews else None, sorted(set(words))

#> review_summary(["***** great!", "* broken hinge, terrible", "**late parcel"])
#> review_summary([])
#> review_summary(["no stars given"])
#> review_summary(["*****", "****"])
#> review_summary(["* Terrible! TERRIBLE!"])

### product_sku_build
def product_sku_build(name, color, size, seq):
    base = "".join(w[0] for w in name.upper().split())[:3].ljust(3, "X")
    tint = color.upper().translate(str.maketrans("", "", "AEIOU"))[:2]
    return f"{base}-{tint or '00'}{size.upper():>2}-{seq:05}".replace(" ", "0")

#> product_sku_build("Trail Running Shoe", "blue", "m", 42)
#> product_sku_build("Mug", "oea", "xl", 7)
#> product_sku_build("", "red", "", 0)
#> product_sku_build("a b c d e", "Green", "xxl", 123456)
#> product_sku_build("Hat", "", "s", -1)

### discount_code_apply
def discount_code_apply(code, price):
    code = code.strip().upper()
    if code.startswith("PCT") and code[3:].isdigit():
        price *= 1 - int(code[3:]) / 100
    elif code.startswith("OFF") and code[3:].isdigit():
        price -= int(code[3:])
    elif code:
        return "unknown " + code
    return f"{max(price, 0):.2f}"

#> discount_code_apply("pct15", 80)
#> discount_code_apply("OFF50", 30)
#> discount_code_apply("", 9.99)
#> discount_code_apply("FREE", 10)
#> discount_code_apply(" off5x", 10)

### order_status_timeline
def order_status_timeline(events):
    steps = ["placed", "paid", "packed", "shipped", "delivered"]
    done = {e.split("@")[0]: e.partition("@")[2] or "?" for e in events}
    line = []
    for s in steps:
        if s not in done:
            line.append(s[0])
            break
        line.append(f"{s[0].upper()}({done[s]})")
    return ">".join(line)

#> order_status_timeline(["placed@Mon", "paid@Tue"])
#> order_status_timeline([])
#> order_status_timeline(["placed", "paid", "packed", "shipped", "delivered@Fri"])
#> order_status_timeline(["shipped@x"])
#> order_status_timeline(["placed@1@2"])

### tracking_number_mask
def tracking_number_mask(number, visible=4):
    seen = 0
    out = []
    for c in reversed(number):
        if c.isalnum() and seen >= visible:
            c = "•"
        elif c.isalnum():
            seen += 1
        out.append(c)
    return "".join(reversed(out))

#> tracking_number_mask("1Z 999-AA1 0123")
#> tracking_number_mask("")
#> tracking_number_mask("AB", 5)
#> tracking_number_mask("RR123456785CN", visible=2)
#> tracking_number_mask("--", 0)

### invoice_number_next
def invoice_number_next(last, year):
    prefix, y, seq = last.split("-")
    if int(y) != year:
        return f"{prefix}-{year}-{'1'.zfill(len(seq))}"
    n = str(int(seq) + 1)
    return "-".join([prefix, y, n.zfill(len(seq))])

#> invoice_number_next("INV-2023-0099", 2023)
#> invoice_number_next("INV-2023-0099", 2024)
#> invoice_number_next("Q-1999-9", 1999)
#> invoice_number_next("bad", 2020)
#> invoice_number_next("A-0-000", 0)

### bank_statement_balance
def bank_statement_balance(lines, start=0):
    balance, low = start, start
    for line in lines:
        *_, amount = line.split()
        sign = -1 if amount.endswith("D") else 1
        balance += sign * int(amount.rstrip("CD").replace(".", ""))
        low = min(low, balance)
    return f"{balance / 100:.2f}", low < 0

#> bank_statement_balance(["01 Jan Salary 1500.00C", "02 Jan Rent 900.50D"])
#> bank_statement_balance([], 500)
#> bank_statement_balance(["x 10.00D", "y 20.00C"])
#> bank_statement_balance(["fee D"], 100)
#> bank_statement_balance(["a 1C", "b 2C"], start=-5)

### check_amount_stars
def check_amount_stars(amount, width=12):
    text = f"{amount:,.2f}"
    if len(text) > width:
        raise OverflowError(text)
    return text.rjust(width, "*")

#> check_amount_stars(1234.5)
#> check_amount_stars(0)
#> check_amount_stars(99, 5)
#> check_amount_stars(1e9)
#> check_amount_stars(-12.345, width=10)
