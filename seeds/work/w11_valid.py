### validate_password_policy
def validate_password_policy(password, username=""):
    checks = [
        (len(password) >= 10, "at least 10 characters"),
        (any(c.isupper() for c in password), "an upper case letter"),
        (any(c.isdigit() for c in password), "a digit"),
        (not password.isalnum(), "a symbol"),
        (not username or username.lower() not in password.lower(), "not your username"),
    ]
    failed = [text for ok, text in checks if not ok]
    return f"needs {', '.join(failed)}" if failed else "strong"

#> validate_password_policy("Tr0ub4dor&3x")
#> validate_password_policy("")
#> validate_password_policy("Maria-2024-ok", username="maria")
#> validate_password_policy("alllowercase")
#> validate_password_policy("SHORT1!", "bob")

### validate_email_steps
def validate_email_steps(address):
    if address.count("@") != 1:
        return "exactly one @"
    local, domain = address.split("@")
    if not 1 <= len(local) <= 64:
        return "local part length"
    if local[0] == "." or local[-1] == "." or ".." in local:
        return "dots in local part"
    labels = domain.split(".")
    if len(labels) < 2:
        return "domain needs a dot"
    for label in labels:
        if not label.replace("-", "a").isalnum() or label.startswith("-"):
            return f"bad label {label!r}"
    return "ok"

#> validate_email_steps("jane.doe@mail.example.org")
#> validate_email_steps("two@@signs")
#> validate_email_steps("@nolocal.com")
#> validate_email_steps(".dot@x.com")
#> validate_email_steps("root@localhost")
#> validate_email_steps("a@-bad.com")

### validate_product_row
def validate_product_row(row, known_skus=frozenset()):
    errors = {}
    sku = row.get("sku", "")
    if sku in known_skus:
        errors["sku"] = "duplicate"
    elif not (sku[:3].isupper() and sku[3:4] == "-" and sku[4:].isdigit()):
        errors["sku"] = "want ABC-123"
    try:
        price = float(row.get("price"))
        if price <= 0:
            errors["price"] = "must be positive"
    except (TypeError, ValueError):
        errors["price"] = "not a number"
    if not isinstance(row.get("tags", []), list):
        errors["tags"] = "must be a list"
    return errors

#> validate_product_row({"sku": "TEA-001", "price": "4.50", "tags": ["hot"]})
#> validate_product_row({"sku": "TEA-001", "price": -1}, known_skus={"TEA-001"})
#> validate_product_row({})
#> validate_product_row({"sku": "tea1", "price": "free", "tags": "hot"})
#> validate_product_row({"sku": "MUG-9x", "price": 0})

### check_schema_types
def check_schema_types(schema, data, path="$"):
    problems = []
    for field, spec in schema.items():
        here = f"{path}.{field.rstrip('?')}"
        name = field.rstrip("?")
        if name not in data:
            if not field.endswith("?"):
                problems.append(f"{here} missing")
        elif isinstance(spec, dict):
            if isinstance(data[name], dict):
                problems += check_schema_types(spec, data[name], here)
            else:
                problems.append(f"{here} not an object")
        elif type(data[name]).__name__ != spec:
            problems.append(f"{here} is {type(data[name]).__name__}, want {spec}")
    return problems

#> check_schema_types({"name": "str", "age?": "int"}, {"name": "Uma"})
#> check_schema_types({"pos": {"x": "float", "y": "float"}}, {"pos": {"x": 1.5, "y": 2}})
#> check_schema_types({"a": "int"}, {})
#> check_schema_types({"o": {"k": "str"}}, {"o": [1]})
#> check_schema_types({"ok": "bool", "n?": "int"}, {"ok": 1, "n": True})

### validate_hex_color_list
HEX_DIGITS = set("0123456789abcdefABCDEF")


def validate_hex_color_list(colors):
    good, bad = [], {}
    for color in colors:
        body = color[1:]
        if color[:1] != "#":
            bad[color] = "no #"
        elif len(body) not in (3, 6):
            bad[color] = f"{len(body)} digits"
        elif not set(body) <= HEX_DIGITS:
            bad[color] = "digits " + "".join(sorted(set(body) - HEX_DIGITS))
        else:
            good.append(color.lower())
    return good, bad

#> validate_hex_color_list(["#FFF", "#12ab9F", "red"])
#> validate_hex_color_list([])
#> validate_hex_color_list(["#ggz", "#1234", ""])
#> validate_hex_color_list(["#", "#000000"])
#> validate_hex_color_list(["#éab", "#ABC"])

### license_plate_format
def license_plate_format(plate, region):
    compact = plate.upper().replace(" ", "").replace("-", "")
    shapes = {"UK": "AA99AAA", "FR": "AA999AA", "SE": "AAA99X"}
    shape = shapes.get(region)
    if shape is None:
        raise KeyError(f"unknown region {region}")
    if len(compact) != len(shape):
        return None
    tests = {"A": str.isalpha, "9": str.isdigit, "X": str.isalnum}
    if not all(tests[s](c) for s, c in zip(shape, compact)):
        return None
    return compact[:4] + " " + compact[4:] if region == "UK" else compact

#> license_plate_format("ab12 cde", "UK")
#> license_plate_format("AB-123-CD", "FR")
#> license_plate_format("ABC12D", "SE")
#> license_plate_format("A1", "SE")
#> license_plate_format("1234567", "UK")
#> license_plate_format("X", "DE")

### credit_card_brand
def credit_card_brand(number):
    digits = [int(c) for c in number if c.isdigit()]
    total = 0
    for i, d in enumerate(reversed(digits)):
        if i % 2:
            d = d * 2 - 9 if d > 4 else d * 2
        total += d
    if total % 10 or len(digits) < 13:
        return "invalid"
    text = "".join(map(str, digits))
    for brand, prefixes in (("visa", ("4",)), ("amex", ("34", "37")), ("mastercard", ("51", "52", "53", "54", "55"))):
        if text.startswith(prefixes):
            return brand
    return "unknown"

#> credit_card_brand("4111 1111 1111 1111")
#> credit_card_brand("3782-822463-10005")
#> credit_card_brand("5555555555554444")
#> credit_card_brand("6011111111111117")
#> credit_card_brand("4111111111111112")
#> credit_card_brand("")

### username_availability
RESERVED = {"admin", "root", "support"}


def username_availability(name, taken, suggestions=2):
    key = name.casefold()
    if key in RESERVED:
        return False, []
    used = {t.casefold() for t in taken}
    if key not in used:
        return True, []
    ideas, n = [], 1
    while len(ideas) < suggestions:
        idea = f"{name}{n}"
        if idea.casefold() not in used:
            ideas.append(idea)
        n += 1
    return False, ideas

#> username_availability("Lena", ["lena", "LENA1"])
#> username_availability("root", [])
#> username_availability("newbie", ["oldie"])
#> username_availability("x", ["X"], suggestions=0)
#> username_availability("Straße", ["STRASSE"], 1)

### bracket_lint_messages
PAIRS = {")": "(", "]": "[", "}": "{"}


def bracket_lint_messages(code):
    stack, messages = [], []
    for n, line in enumerate(code.split("\n"), 1):
        for ch in line:
            if ch in PAIRS.values():
                stack.append((ch, n))
            elif ch in PAIRS:
                if not stack:
                    messages.append(f"{n}: stray {ch}")
                elif stack[-1][0] != PAIRS[ch]:
                    messages.append(f"{n}: {ch} closes {stack[-1][0]} of line {stack[-1][1]}")
                    stack.pop()
                else:
                    stack.pop()
    messages += [f"{n}: {ch} never closed" for ch, n in stack]
    return messages

#> bracket_lint_messages("f(x[1])\n{ok}")
#> bracket_lint_messages("if (a]:\n  b)")
#> bracket_lint_messages("")
#> bracket_lint_messages("[(\n{")
#> bracket_lint_messages(")(")

### validate_time_slots
def validate_time_slots(slots):
    """Slots are 'HH:MM-HH:MM'; returns a list of (index, message)."""
    issues, previous_end = [], -1
    for i, slot in enumerate(slots):
        try:
            start, end = (int(t[:2]) * 60 + int(t[3:5]) for t in slot.split("-"))
        except ValueError:
            issues.append((i, "unreadable"))
            continue
        if start >= end:
            issues.append((i, "ends before it starts"))
        elif start < previous_end:
            issues.append((i, f"overlaps by {previous_end - start} min"))
        previous_end = max(previous_end, end)
    return issues

#> validate_time_slots(["09:00-10:00", "09:45-11:00", "11:00-12:30"])
#> validate_time_slots([])
#> validate_time_slots(["9-10", "14:00-13:00"])
#> validate_time_slots(["08:00-08:00"])
#> validate_time_slots(["10:00-18:00", "12:00-13:00", "17:59-19:00"])

### required_fields_report
def required_fields_report(record, *required, strict=False):
    missing = [f for f in required if f not in record]
    blank = [f for f in required if f in record and record[f] in ("", None, [])]
    if strict and (missing or blank):
        raise ValueError("incomplete: " + ", ".join(missing + blank))
    extra = sorted(set(record) - set(required))
    return {"missing": missing, "blank": blank, "extra": extra}

#> required_fields_report({"name": "Ole", "city": ""}, "name", "city", "zip")
#> required_fields_report({})
#> required_fields_report({"a": 0, "b": None, "z": 1}, "a", "b")
#> required_fields_report({"x": []}, "x", strict=True)
#> required_fields_report({"id": 5}, "id", strict=True)

### coupon_code_checker
def coupon_code_checker(code, today, cart_total, used=()):
    coupons = {
        "SPRING": {"from": 60, "to": 151, "min": 0},
        "BIG50": {"from": 1, "to": 365, "min": 5000},
    }
    c = coupons.get(code.strip().upper())
    if c is None:
        return "unknown code"
    if code.strip().upper() in used:
        return "already used"
    if not c["from"] <= today <= c["to"]:
        return "not valid today"
    if cart_total < c["min"]:
        return f"spend {(c['min'] - cart_total) / 100:.2f} more"
    return "accepted"

#> coupon_code_checker(" spring ", 100, 10)
#> coupon_code_checker("BIG50", 10, 4250)
#> coupon_code_checker("SPRING", 200, 900)
#> coupon_code_checker("nope", 1, 1)
#> coupon_code_checker("big50", 5, 9999, used=["BIG50"])

### dns_label_sanitize
def dns_label_sanitize(hostname):
    labels = []
    for label in hostname.lower().strip(".").split("."):
        kept = "".join(c if c.isascii() and c.isalnum() else "-" for c in label)
        while "--" in kept:
            kept = kept.replace("--", "-")
        kept = kept.strip("-")[:10]
        if not kept:
            raise ValueError(f"label {label!r} is empty after cleaning")
        labels.append(kept)
    return ".".join(labels)

#> dns_label_sanitize("My_Server.Local.")
#> dns_label_sanitize("a..b")
#> dns_label_sanitize("--x__y--.io")
#> dns_label_sanitize("averyverylonghostname.net")
#> dns_label_sanitize("Köln.de")

### passport_mrz_check
def passport_mrz_check(field, digit):
    weights = (7, 3, 1)
    total = 0
    for i, ch in enumerate(field):
        if ch == "<":
            value = 0
        elif ch.isdigit():
            value = int(ch)
        else:
            value = ord(ch) - 55
        total += value * weights[i % 3]
    return total % 10 == int(digit)

#> passport_mrz_check("L898902C3", "6")
#> passport_mrz_check("740812", "2")
#> passport_mrz_check("ZE184226B<<<<<", "1")
#> passport_mrz_check("", "0")
#> passport_mrz_check("AB<", "x")

### lint_variable_names
KEYWORDS = {"class", "def", "for", "if", "None", "True"}


def lint_variable_names(names):
    notes = []
    for name in names:
        if not name.isidentifier():
            notes.append(f"{name!r}: not an identifier")
        elif name in KEYWORDS:
            notes.append(f"{name}: keyword")
        elif name in ("l", "O", "I"):
            notes.append(f"{name}: ambiguous")
        elif name != name.lower() and not name.isupper():
            notes.append(f"{name}: mixed case")
    return notes

#> lint_variable_names(["total", "class", "l", "camelCase", "2nd"])
#> lint_variable_names([])
#> lint_variable_names(["MAX_SIZE", "_", "né"])
#> lint_variable_names(["with space", "None", "I"])
#> lint_variable_names(["OK", "Ok"])

### quiz_answer_tolerant
def quiz_answer_tolerant(given, accepted, numeric_tolerance=0.01):
    def clean(s):
        s = s.strip().lower()
        for article in ("the ", "a ", "an "):
            s = s.removeprefix(article)
        return s.rstrip(".!")

    for answer in accepted:
        if isinstance(answer, (int, float)):
            try:
                if abs(float(given) - answer) <= numeric_tolerance:
                    return True
            except ValueError:
                continue
        elif clean(given) == clean(answer):
            return True
    return False

#> quiz_answer_tolerant(" The Nile. ", ["nile", "river nile"])
#> quiz_answer_tolerant("3.14", [3.14159])
#> quiz_answer_tolerant("pi", [3.14159, "Pi!"])
#> quiz_answer_tolerant("2.5", [2, "two"])
#> quiz_answer_tolerant("", [])

### meter_reading_checks
def meter_reading_checks(readings, max_jump=500):
    issues = []
    for i, (prev, cur) in enumerate(zip(readings, readings[1:]), 1):
        delta = cur - prev
        if delta < 0:
            # five-digit counters roll over
            rolled = cur + 100_000 - prev
            issues.append(f"{i}: rollover +{rolled}" if rolled <= max_jump else f"{i}: went back {-delta}")
        elif delta > max_jump:
            issues.append(f"{i}: jump +{delta}")
        elif delta == 0:
            issues.append(f"{i}: stuck")
    return issues

#> meter_reading_checks([99800, 99950, 120, 120])
#> meter_reading_checks([500, 400])
#> meter_reading_checks([])
#> meter_reading_checks([10, 2000, 2100], max_jump=1000)
#> meter_reading_checks([1, 2, 3])

### csv_row_width_check
def csv_row_width_check(text, sep=","):
    header, *body = text.strip().split("\n")
    expected = header.count(sep) + 1
    report = []
    for lineno, line in enumerate(body, start=2):
        width = line.count(sep) + 1
        if width < expected:
            report.append((lineno, f"-{expected - width}"))
        elif width > expected:
            report.append((lineno, f"+{width - expected}"))
    return expected, report

#> csv_row_width_check("a,b,c\n1,2,3\n4,5\n6,7,8,9")
#> csv_row_width_check("")
#> csv_row_width_check("x;y\n1;2\n", sep=";")
#> csv_row_width_check("id\n\n7,8")
#> csv_row_width_check("h1,h2\n,\n,,")

### translate_missing_keys
def translate_missing_keys(reference, *locales):
    def keys(tree, prefix=""):
        for k, v in tree.items():
            if isinstance(v, dict):
                yield from keys(v, f"{prefix}{k}.")
            else:
                yield prefix + k

    wanted = list(keys(reference))
    report = []
    for locale in locales:
        have = set(keys(locale))
        missing = [k for k in wanted if k not in have]
        report.append(f"{len(wanted) - len(missing)}/{len(wanted)} {missing[:2]}")
    return report

#> translate_missing_keys({"btn": {"ok": "OK", "no": "No"}, "title": "Hi"}, {"btn": {"ok": "Gut"}})
#> translate_missing_keys({})
#> translate_missing_keys({"a": "1"}, {"a": "eins"}, {})
#> translate_missing_keys({}, {"x": "y"})
#> translate_missing_keys({"p": {"q": {"r": "deep"}}}, {"p": "flat"})

### booking_rule_violations
def booking_rule_violations(guest, nights, *, pets=0, beds=2):
    rules = {
        "too young": guest["age"] < 18,
        "stay too short": nights < 2 and not guest.get("member"),
        "too many people": guest.get("party", 1) > beds,
        "no pets": pets > 0 and "pets" not in guest.get("extras", []),
    }
    return [name for name, broken in rules.items() if broken]

#> booking_rule_violations({"age": 30}, 3)
#> booking_rule_violations({"age": 17, "party": 4}, 1, pets=1)
#> booking_rule_violations({"age": 44, "member": True}, 1)
#> booking_rule_violations({"age": 50, "extras": ["pets"]}, 2, pets=2, beds=0)
#> booking_rule_violations({"party": 2}, 5)

### normalize_tag_list
def normalize_tag_list(raw, limit=5):
    seen, tags = set(), []
    for tag in raw.replace(";", ",").split(","):
        tag = "-".join(tag.lower().strip(" #").split())
        if not tag or tag in seen:
            continue
        if len(tags) == limit:
            raise ValueError(f"more than {limit} tags")
        seen.add(tag)
        tags.append(tag)
    return tags

#> normalize_tag_list("#Python, data  science; PYTHON,,")
#> normalize_tag_list("")
#> normalize_tag_list("a,b,c", limit=2)
#> normalize_tag_list(" Über uns ;#x#")
#> normalize_tag_list("one")
