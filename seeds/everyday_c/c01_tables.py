### shipping_quote_zone
RATES = {
    "DE": (4.90, 0.80),
    "AT": (7.50, 1.20),
    "CH": (12.00, 2.10),
}
FREE_FROM = 60.0
FRAGILE_SURCHARGE = 2.5


def weight_of(items):
    return sum(count * grams for _, count, grams, _ in items)


def shipping_quote_zone(country, items, fragile=()):
    """Shipping price for items (name, count, grams, price), None for countries we do not serve."""
    if country not in RATES:
        return None
    base, per_kilo = RATES[country]
    value = sum(count * price for _, count, _, price in items)
    if country == "DE" and value >= FREE_FROM:
        base = 0.0
    kilos = weight_of(items) / 1000
    cost = base + per_kilo * kilos
    for name, *_ in items:
        if name in fragile:
            cost += FRAGILE_SURCHARGE
    return round(cost, 2)

#> shipping_quote_zone("DE", [("mug", 2, 350, 8.5), ("tea", 1, 100, 6.0)], ("mug",))
#> shipping_quote_zone("DE", [("lamp", 1, 2100, 89.0)], ("lamp", "mug"))
#> shipping_quote_zone("CH", [("book", 3, 420, 19.9), ("pen", 10, 12, 1.1), ("vase", 1, 900, 30)], {"vase"})
#> shipping_quote_zone("FR", [("book", 1, 420, 19.9)])
#> shipping_quote_zone("AT", [])
#> shipping_quote_zone("AT", [("rope", 1, 5000, 45.0), ("hook", 12, 40, 0.8), ("glass", 6, 150, 4.0), ("jar", 2, 300, 2.5)], ("glass", "jar"))
#> shipping_quote_zone("AT", [("rope", 1, 5000, 45.0), ("hook", 12, 40, 0.8), ("glass", 6, 150, 4.0), ("jar", 2, 300, 2.5), ("book", 3, 420, 19.9), ("pen", 10, 12, 1.1), ("vase", 1, 900, 30)], ("glass", "jar"))
#> shipping_quote_zone("CH", [("book", 3, 420, 19.9), ("pen", 10, 12, 1.1), ("vase", 1, 900, 30), ("rope", 1, 5000, 45.0), ("hook", 12, 40, 0.8), ("glass", 6, 150, 4.0), ("jar", 2, 300, 2.5)], {"vase"})
#> shipping_quote_zone("DE", [("mug", 2, 350, 8.5), ("tea", 1, 100, 6.0), ("rope", 1, 5000, 45.0), ("hook", 12, 40, 0.8), ("glass", 6, 150, 4.0), ("jar", 2, 300, 2.5)], ("mug",))

### rpn_with_operator_table
import operator

OPERATORS = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": operator.floordiv,
    "%": operator.mod,
    "max": max,
}


class StackUnderflow(Exception):
    pass


def pop_two(stack):
    try:
        right = stack.pop()
        left = stack.pop()
    except IndexError:
        raise StackUnderflow("not enough operands") from None
    return left, right


def rpn_with_operator_table(expression: str) -> int:
    stack: list[int] = []
    for token in expression.split():
        if token in OPERATORS:
            left, right = pop_two(stack)
            stack.append(OPERATORS[token](left, right))
        else:
            stack.append(int(token))
    if len(stack) != 1:
        raise StackUnderflow(f"{len(stack)} values left")
    return stack[0]

#> rpn_with_operator_table("3 4 + 2 * 7 -")
#> rpn_with_operator_table("100 7 % 12 5 // max 9 *")
#> rpn_with_operator_table("5 1 2 + 4 * + 3 -")
#> rpn_with_operator_table("1 +")
#> rpn_with_operator_table("1 2 3 +")
#> rpn_with_operator_table("8 0 //")
#> rpn_with_operator_table("-14 3 // 6 max 250 *")

### classify_log_line_rules
import re

RULES = (
    ("security", re.compile(r"\b(denied|unauthori[sz]ed|forbidden)\b", re.I)),
    ("disk", re.compile(r"no space|disk (full|quota)", re.I)),
    ("network", re.compile(r"timed? ?out|connection (refused|reset)", re.I)),
    ("crash", re.compile(r"segfault|traceback|panic:")),
)
DEFAULT = "other"


def classify(line):
    for label, pattern in RULES:
        if pattern.search(line):
            return label
    return DEFAULT


def classify_log_line_rules(log: str) -> dict[str, int]:
    """How many lines of the log fall into each class; classes without lines are left out."""
    counts: dict[str, int] = {}
    for raw in log.split("\n"):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        label = classify(line)
        counts[label] = counts.get(label, 0) + 1
    return counts

#> classify_log_line_rules("sshd: access denied for root\nkernel: segfault at 0\n\nnginx: upstream timed out\n# end")
#> classify_log_line_rules("write failed: No space left on device\nread ok\nwrite failed: disk quota exceeded")
#> classify_log_line_rules("")
#> classify_log_line_rules("Traceback (most recent call last)\nConnection refused\nconnection reset by peer\nUnauthorised user\nall good")
#> classify_log_line_rules("PANIC: not lower\npanic: lower\nForbidden path /etc\n   # note\nTimeout after 30s")

### is_allowed_by_role_table
PERMISSIONS = {
    "viewer": {"read"},
    "editor": {"read", "write"},
    "admin": {"read", "write", "delete", "grant"},
}
INHERITS = {"lead": ["editor", "auditor"], "auditor": ["viewer"], "owner": ["lead", "admin", "auditor"]}


def permissions_of(role, seen=None):
    seen = set() if seen is None else seen
    if role in seen:
        return set()
    seen.add(role)
    rights = set(PERMISSIONS.get(role, ()))
    for parent in INHERITS.get(role, []):
        rights |= permissions_of(parent, seen)
    return rights


def is_allowed_by_role_table(roles, action, revoked=()):
    for role in roles:
        if action in permissions_of(role) and action not in revoked:
            return True
    return False

#> is_allowed_by_role_table(["viewer"], "write")
#> is_allowed_by_role_table(["lead"], "write")
#> is_allowed_by_role_table(["auditor", "owner"], "grant")
#> is_allowed_by_role_table(["owner"], "delete", revoked=("delete",))
#> is_allowed_by_role_table(["guest", "auditor", "viewer"], "write")
#> is_allowed_by_role_table([], "read")
#> is_allowed_by_role_table(["owner", "lead"], "publish")

### humanize_duration_units
UNITS = (("w", 604800), ("d", 86400), ("h", 3600), ("m", 60), ("s", 1))


def split_units(seconds: int) -> list[tuple[int, str]]:
    parts = []
    for suffix, size in UNITS:
        amount, seconds = divmod(seconds, size)
        if amount:
            parts.append((amount, suffix))
    return parts


def humanize_duration_units(seconds: int, most: int = 2) -> str:
    """`1d 4h` for 100800; at most `most` parts, the rest is cut off."""
    if seconds < 0:
        return "-" + humanize_duration_units(-seconds, most)
    parts = split_units(seconds)[:most]
    if not parts:
        return "0s"
    return " ".join(f"{amount}{suffix}" for amount, suffix in parts)

#> humanize_duration_units(100800)
#> humanize_duration_units(59)
#> humanize_duration_units(0)
#> humanize_duration_units(-3725, 3)
#> humanize_duration_units(1209661, 4)
#> humanize_duration_units(694861, 5)

### convert_recipe_amounts
TO_ML = {"ml": 1, "l": 1000, "tsp": 5, "tbsp": 15, "cup": 240}
TO_GRAM = {"g": 1, "kg": 1000, "oz": 28.35, "lb": 453.6}


class UnknownUnit(KeyError):
    pass


def table_for(unit):
    for table in (TO_ML, TO_GRAM):
        if unit in table:
            return table
    raise UnknownUnit(unit)


def convert(amount, unit, target):
    table = table_for(unit)
    if target not in table:
        raise ValueError(f"cannot turn {unit} into {target}")
    return amount * table[unit] / table[target]


def convert_recipe_amounts(lines, target):
    """Sum of all ingredient lines like '2 cup milk', in the target unit."""
    total = 0.0
    for line in lines:
        number, unit, *_ = line.split(maxsplit=2)
        amount = eval_fraction(number)
        total += convert(amount, unit.rstrip("s"), target)
    return round(total, 1)


def eval_fraction(text):
    top, slash, bottom = text.partition("/")
    return int(top) / int(bottom) if slash else float(top)

#> convert_recipe_amounts(["2 cups milk", "1/2 cup water", "3 tbsp oil"], "ml")
#> convert_recipe_amounts(["1 lb flour", "8 oz sugar", "50 g butter"], "kg")
#> convert_recipe_amounts([], "ml")
#> convert_recipe_amounts(["1 cup milk", "100 g flour"], "ml")
#> convert_recipe_amounts(["1 pinch salt"], "g")
#> convert_recipe_amounts(["1.5 l stock", "3/4 cup cream", "2 tsp vinegar", "1 tbsp wine"], "cup")

### severity_escalation_policy
LEVELS = ["debug", "info", "warning", "error", "critical"]
ESCALATE_AFTER = {"warning": 3, "error": 2}


def next_level(level):
    index = LEVELS.index(level)
    return LEVELS[min(index + 1, len(LEVELS) - 1)]


def severity_escalation_policy(events):
    """Levels after escalation: the n-th equal event of a source in a row moves one level up."""
    streaks = {}
    result = []
    for source, level in events:
        last, count = streaks.get(source, (None, 0))
        count = count + 1 if last == level else 1
        streaks[source] = (level, count)
        # a streak is escalated once it is long enough, and stays so
        if count >= ESCALATE_AFTER.get(level, 10**6):
            level = next_level(level)
        result.append(level)
    return result

#> severity_escalation_policy([("db", "warning"), ("db", "warning"), ("web", "error"), ("db", "warning"), ("web", "error")])
#> severity_escalation_policy([("db", "info")] * 5)
#> severity_escalation_policy([])
#> severity_escalation_policy([("a", "error"), ("a", "warning"), ("a", "error"), ("a", "error"), ("a", "error")])
#> severity_escalation_policy([("q", "critical"), ("q", "critical"), ("q", "warning"), ("p", "warning"), ("q", "warning"), ("q", "warning")])

### dispatch_commands_on_account
class InsufficientFunds(Exception):
    pass


def deposit(state, amount):
    state["balance"] += amount


def withdraw(state, amount):
    if amount > state["balance"] + state["overdraft"]:
        raise InsufficientFunds(f"need {amount}, have {state['balance']}")
    state["balance"] -= amount


def set_overdraft(state, amount):
    state["overdraft"] = amount


HANDLERS = {"deposit": deposit, "withdraw": withdraw, "overdraft": set_overdraft}


def dispatch_commands_on_account(commands):
    state = {"balance": 0, "overdraft": 0, "refused": 0}
    for command in commands:
        name, _, argument = command.partition(" ")
        handler = HANDLERS.get(name)
        if handler is None:
            raise ValueError(f"unknown command {name!r}")
        try:
            handler(state, int(argument))
        except InsufficientFunds:
            state["refused"] += 1
    return state

#> dispatch_commands_on_account(["deposit 100", "withdraw 30", "withdraw 90", "overdraft 50", "withdraw 90"])
#> dispatch_commands_on_account(["withdraw 1", "deposit 1", "withdraw 1"])
#> dispatch_commands_on_account([])
#> dispatch_commands_on_account(["deposit 5", "close 0"])
#> dispatch_commands_on_account(["deposit ten"])
#> dispatch_commands_on_account(["overdraft 200", "withdraw 150", "withdraw 60", "deposit 20", "withdraw 60"])
#> dispatch_commands_on_account(["deposit 100", "withdraw 30", "withdraw 90", "overdraft 50", "withdraw 90", "overdraft 200", "withdraw 150", "withdraw 60", "deposit 20", "withdraw 60"])
#> dispatch_commands_on_account(["overdraft 200", "withdraw 150", "withdraw 60", "deposit 20", "withdraw 60", "deposit 100", "withdraw 30", "withdraw 90", "overdraft 50", "withdraw 90"])

### grade_boundaries_bisect
import bisect

BOUNDARIES = [50, 60, 70, 80, 90]
GRADES = "FEDCBA"


def grade_for(score: float) -> str:
    return GRADES[bisect.bisect_right(BOUNDARIES, score)]


def grade_boundaries_bisect(scores: dict[str, list[float]], drop_lowest: bool) -> dict[str, str]:
    """Grade of each student by the mean of the scores, '-' without scores."""
    report = {}
    for student in sorted(scores):
        marks = sorted(scores[student])
        if drop_lowest and len(marks) > 1:
            marks = marks[1:]
        if not marks:
            report[student] = "-"
            continue
        mean = sum(marks) / len(marks)
        report[student] = grade_for(mean)
    return report

#> grade_boundaries_bisect({"ann": [90, 95, 20], "bob": [61, 59.5]}, True)
#> grade_boundaries_bisect({"ann": [90, 95, 20], "bob": [61, 59.5]}, False)
#> grade_boundaries_bisect({"zoe": []}, True)
#> grade_boundaries_bisect({}, False)
#> grade_boundaries_bisect({"x": [49.9], "y": [50], "z": [100, 80, 90, 70]}, False)
#> grade_boundaries_bisect({"x": [49.9], "y": [50, 0, 70], "z": [100, 80, 90, 70], "w": [30, 80]}, True)
#> grade_boundaries_bisect({"ann": [90, 95, 20], "bob": [61, 59.5], "x": [49.9], "y": [50, 0, 70], "z": [100, 80, 90, 70], "w": [30, 80]}, True)
#> grade_boundaries_bisect({"ann": [90, 95, 20], "bob": [61, 59.5], "x": [49.9], "y": [50, 0, 70], "z": [100, 80, 90, 70], "w": [30, 80]}, False)

### emoji_shortcodes_replace
import re

SHORTCODES = {"smile": ":-)", "sad": ":-(", "heart": "<3", "ok": "[ok]"}
CODE = re.compile(r":([a-z_]+):")


def emoji_shortcodes_replace(message: str, limit: int) -> tuple[str, int]:
    """Replaces up to `limit` known shortcodes; gives the text and the number of unknown ones."""
    replaced = 0
    unknown = 0

    def substitute(match):
        nonlocal replaced, unknown
        name = match.group(1)
        if name not in SHORTCODES:
            unknown += 1
            return match.group(0)
        if replaced >= limit:
            return ""
        replaced += 1
        return SHORTCODES[name]

    text = CODE.sub(substitute, message)
    return text.strip(), unknown

#> emoji_shortcodes_replace("thanks :heart: see you :smile: :smile:", 2)
#> emoji_shortcodes_replace("time 10:30: fine :ok:", 5)
#> emoji_shortcodes_replace(":wave: hello :sad::sad: :bye:", 1)
#> emoji_shortcodes_replace("no codes at all here", 3)
#> emoji_shortcodes_replace(":ok:", 0)
#> emoji_shortcodes_replace(":smile: a :heart: b :ok: c :nope: d :sad: e :smile:", 4)
#> emoji_shortcodes_replace(":smile: a :heart: b :ok: c :nope: d :sad: e :smile: :wave: hello :sad::sad: :bye:", 4)
#> emoji_shortcodes_replace(":wave: hello :sad::sad: :bye: :smile: a :heart: b :ok: c :nope: d :sad: e :smile:", 1)

### plausible_sensor_batch
LIMITS = {
    "temp": (-40.0, 85.0),
    "humidity": (0, 100),
    "pressure": (870, 1085),
}
MAX_JUMP = {"temp": 5.0, "humidity": 20, "pressure": 8}


def in_limits(kind, value):
    low, high = LIMITS[kind]
    return low <= value <= high


def plausible_sensor_batch(readings: list[tuple[str, float]]) -> bool:
    """Whether every reading is inside its limits and none jumps too far from the last of its kind."""
    last: dict[str, float] = {}
    for kind, value in readings:
        if kind not in LIMITS:
            continue
        if not in_limits(kind, value):
            return False
        previous = last.get(kind, value)
        if abs(value - previous) > MAX_JUMP[kind]:
            return False
        last[kind] = value
    return True

#> plausible_sensor_batch([("temp", 20.5), ("humidity", 40), ("temp", 21.0), ("humidity", 55), ("temp", 22.9)])
#> plausible_sensor_batch([("temp", 20.5), ("humidity", 40), ("temp", 27.5)])
#> plausible_sensor_batch([("pressure", 1013), ("noise", 400), ("pressure", 1014), ("humidity", 101)])
#> plausible_sensor_batch([])
#> plausible_sensor_batch([("noise", 1e9), ("temp", -40), ("temp", -44.9)])
#> plausible_sensor_batch([("pressure", 1000), ("pressure", 1008), ("pressure", 1016), ("humidity", 0), ("humidity", 20), ("temp", 85)])
#> plausible_sensor_batch([("pressure", 1000), ("pressure", 1008), ("pressure", 1016), ("humidity", 0), ("humidity", 20), ("temp", 85), ("pressure", 1013), ("noise", 400), ("pressure", 1014), ("humidity", 101)])
#> plausible_sensor_batch([("temp", 20.5), ("humidity", 40), ("temp", 21.0), ("humidity", 55), ("temp", 22.9), ("pressure", 1000), ("pressure", 1008), ("pressure", 1016), ("humidity", 0), ("humidity", 20), ("temp", 85)])

### tax_brackets_progressive
from decimal import Decimal as D

BRACKETS = [
    (D("11000"), D("0")),
    (D("18000"), D("0.20")),
    (D("31000"), D("0.35")),
    (None, D("0.42")),
]


def tax_brackets_progressive(income: str, credit: str = "0"):
    """Tax due, with two places, never below nothing."""
    left = D(income)
    lower = D(0)
    due = D(0)
    for upper, rate in BRACKETS:
        if upper is None:
            slice_ = left
        else:
            slice_ = min(left, upper - lower)
            lower = upper
        due += slice_ * rate
        left -= slice_
        if left <= 0:
            break
    due = max(due - D(credit), D(0))
    return due.quantize(D("0.01"))

#> tax_brackets_progressive("45000")
#> tax_brackets_progressive("10999.99")
#> tax_brackets_progressive("18000", "400")
#> tax_brackets_progressive("11500", "1000")
#> tax_brackets_progressive("30999.95", "12.30")
#> tax_brackets_progressive("0")
#> tax_brackets_progressive("450000")

### http_status_summary_line
PHRASES = {200: "OK", 201: "Created", 301: "Moved", 404: "Not Found", 500: "Server Error"}
FAMILIES = {2: "success", 3: "redirect", 4: "client error", 5: "server error"}


def describe(code):
    family = FAMILIES.get(code // 100, "unknown")
    phrase = PHRASES.get(code)
    if phrase is None:
        return f"{code} ({family})"
    return f"{code} {phrase} ({family})"


def http_status_summary_line(codes):
    """The most frequent status first, then the numbers: '404 Not Found (client error) x3'."""
    counts = {}
    for code in codes:
        counts[code] = counts.get(code, 0) + 1
    ordered = sorted(counts.items(), key=lambda pair: (-pair[1], pair[0]))
    pieces = []
    for code, count in ordered:
        suffix = f" x{count}" if count > 1 else ""
        pieces.append(describe(code) + suffix)
    return "; ".join(pieces) or "nothing"

#> http_status_summary_line([200, 404, 404, 200, 404])
#> http_status_summary_line([418, 500])
#> http_status_summary_line([])
#> http_status_summary_line([302, 301, 302, 999])
#> http_status_summary_line([201, 201, 200, 200, 503])

### validate_by_schema_table
SCHEMA = {
    "name": (str, lambda v: 2 <= len(v) <= 20),
    "age": (int, lambda v: 0 <= v < 130),
    "mail": (str, lambda v: v.count("@") == 1 and "." in v.split("@")[1]),
    "tags": (list, lambda v: all(isinstance(t, str) for t in v)),
}
OPTIONAL = {"tags"}


def problems(record):
    for key, (kind, test) in SCHEMA.items():
        if key not in record:
            if key not in OPTIONAL:
                yield f"{key}: missing"
            continue
        value = record[key]
        if not isinstance(value, kind):
            yield f"{key}: {type(value).__name__}"
        elif not test(value):
            yield f"{key}: bad value"
    for key in sorted(record.keys() - SCHEMA.keys()):
        yield f"{key}: unexpected"


def validate_by_schema_table(record: dict, strict: bool = False) -> bool:
    """True if the record is fine; strict raises a ValueError with all problems instead of False."""
    found = list(problems(record))
    if found and strict:
        raise ValueError(", ".join(found))
    return not found

#> validate_by_schema_table({"name": "Ada", "age": 36, "mail": "ada@lovelace.org"})
#> validate_by_schema_table({"name": "A", "age": 36, "mail": "ada@lovelace.org", "tags": ["x"]})
#> validate_by_schema_table({"name": "Bob", "age": "36", "mail": "bob@localhost"}, strict=True)
#> validate_by_schema_table({})
#> validate_by_schema_table({"name": "Cleo", "age": 20, "mail": "c@d.e", "tags": [1], "zip": "1"}, True)
#> validate_by_schema_table({"name": "Cleo", "age": 0, "mail": "c@d.e", "tags": []}, True)

### morse_encode_lines
MORSE = dict(zip("abcdeghilmnorst", ".- -... -.-. -.. . --. .... .. .-.. -- -. --- .-. ... -".split()))
REVERSE = {code: letter for letter, code in MORSE.items()}
WORD_GAP = " / "


def encode_word(word):
    return " ".join(MORSE[letter] for letter in word if letter in MORSE)


def decode(signal):
    words = []
    for chunk in signal.split(WORD_GAP):
        letters = [REVERSE.get(code, "?") for code in chunk.split()]
        words.append("".join(letters))
    return " ".join(words)


def morse_encode_lines(text, back=False):
    # the way back is only used for checking what was sent
    if back:
        return decode(text)
    encoded = []
    for word in text.lower().split():
        signal = encode_word(word)
        if signal:
            encoded.append(signal)
    return WORD_GAP.join(encoded)

#> morse_encode_lines("Send more tea")
#> morse_encode_lines("... --- ... / - .... .", back=True)
#> morse_encode_lines("42 is it")
#> morse_encode_lines("")
#> morse_encode_lines(".- .-.-.- / -...", True)
#> morse_encode_lines("the lamb is on the boat again")
#> morse_encode_lines("42 is it the lamb is on the boat again")
#> morse_encode_lines("the lamb is on the boat again 42 is it")
