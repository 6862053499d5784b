### meeting_minutes_complete
import re

HEADER = re.compile(r"^(Date|Present|Chair):\s*(.*)$")
ACTION = re.compile(r"^\s*-\s*\[( |x)\]\s*(.+?)\s*\((\w+)\)\s*$")


def read_minutes(text):
    head, actions = {}, []
    for line in text.splitlines():
        found = HEADER.match(line)
        if found:
            head[found[1]] = found[2].strip()
            continue
        found = ACTION.match(line)
        if found:
            actions.append(found.groups())
    return head, actions


def meeting_minutes_complete(text: str) -> bool:
    head, actions = read_minutes(text)
    for name in ("Date", "Present", "Chair"):
        if not head.get(name):
            return False
    present = {name.strip() for name in head["Present"].split(",")}
    if head["Chair"] not in present:
        return False
    for _, _, owner in actions:
        if owner not in present:
            return False
    return True

#> meeting_minutes_complete("Date: 2024-03-01\nPresent: ida, bo, cy\nChair: ida\n- [ ] order chairs (bo)\n- [x] book room (cy)\ntext")
#> meeting_minutes_complete("Date: 2024-03-01\nPresent: ida, bo\nChair: ida\n- [ ] order chairs (bo)\n- [ ] call Dan (dan)")
#> meeting_minutes_complete("Date: 2024-03-01\nChair: ida\nnotes")
#> meeting_minutes_complete("Date: 1 May\nPresent: x, y\nChair: z\n- [ ] a (x)")
#> meeting_minutes_complete("Present: a\nChair: a\nDate: today\nwe talked")

### table_schema_migration_safe
SAFE_CASTS = {("int", "bigint"), ("int", "float"), ("char", "text"), ("date", "text"), ("int", "text")}


class Column:
    def __init__(self, spec):
        name, kind, *flags = spec.split()
        self.name, self.kind = name, kind
        self.nullable = "null" in flags
        self.default = any(flag.startswith("default") for flag in flags)


def columns(schema):
    return {c.name: c for c in map(Column, schema.split(", "))}


def table_schema_migration_safe(old, new):
    """No data lost: nothing dropped, only widening casts, new columns fillable."""
    before, after = columns(old), columns(new)
    for name, column in before.items():
        if name not in after:
            return False
        target = after[name]
        if column.kind != target.kind and (column.kind, target.kind) not in SAFE_CASTS:
            return False
        if column.nullable and not target.nullable:
            return False
    for name, column in after.items():
        if name not in before and not (column.nullable or column.default):
            return False
    return True

#> table_schema_migration_safe("id int, name char, born date null", "id bigint, name text, born date null, mail text null")
#> table_schema_migration_safe("id int, name char", "id int")
#> table_schema_migration_safe("id bigint", "id int")
#> table_schema_migration_safe("id int, note text null", "id int, note text")
#> table_schema_migration_safe("id int", "id int, score float")
#> table_schema_migration_safe("id int", "id int, score float default=0, tag char null")

### lottery_ticket_wins
def parse_ticket(text):
    main, _, bonus = text.partition("+")
    numbers = [int(part) for part in main.split()]
    if len(set(numbers)) != len(numbers):
        raise ValueError(f"repeated number in {text}")
    return set(numbers), int(bonus) if bonus else None


def lottery_ticket_wins(ticket, draw, least=3):
    """Enough numbers right, or one less with the bonus number."""
    numbers, bonus = parse_ticket(ticket)
    drawn, drawn_bonus = parse_ticket(draw)
    right = 0
    for number in sorted(numbers):
        if number in drawn:
            right += 1
    if right >= least:
        return True
    if bonus is None or bonus != drawn_bonus:
        return False
    return right == least - 1

#> lottery_ticket_wins("3 11 24 35 42 + 7", "5 11 24 36 42 + 9")
#> lottery_ticket_wins("3 11 24 35 42 + 7", "5 11 24 36 41 + 7")
#> lottery_ticket_wins("3 11 24 35 42", "5 11 24 36 41 + 7")
#> lottery_ticket_wins("3 3 24 35 42", "5 11 24 36 41 + 7")
#> lottery_ticket_wins("1 2 3 4 5 6 + 1", "7 8 9 10 11 12 + 1", least=2)

### crossword_grid_symmetric
def crossword_grid_symmetric(rows: list[str]) -> bool:
    height, width = len(rows), len(rows[0])
    for y in range(height):
        for x in range(width):
            if rows[y][x] != rows[height - 1 - y][width - 1 - x]:
                return False
    for line in [*rows, *("".join(column) for column in zip(*rows))]:
        for run in line.split("#"):
            if 0 < len(run) < 3:
                return False
    return True

#> crossword_grid_symmetric(["...#", "....", "#..."])
#> crossword_grid_symmetric(["...", "...", "..."])
#> crossword_grid_symmetric(["#...", "....", "#..."])
#> crossword_grid_symmetric(["#...#", ".....", "#...#"])
#> crossword_grid_symmetric(["####", "####"])

### deployment_window_open
from datetime import datetime

FREEZES = (("2023-12-18", "2024-01-03"), ("2024-03-28", "2024-04-02"))


def in_freeze(moment):
    day = moment.strftime("%Y-%m-%d")
    for first, last in FREEZES:
        if first <= day <= last:
            return True
    return False


def deployment_window_open(stamp, urgent=False, approvals=()):
    """Weekdays 9 to 16, Fridays to 12; urgent ones with two approvals always."""
    moment = datetime.strptime(stamp, "%a %Y-%m-%d %H:%M")
    if urgent and len({name.lower() for name in approvals}) >= 2:
        return True
    if in_freeze(moment):
        return False
    if moment.weekday() >= 5:
        return False
    end = 12 if moment.weekday() == 4 else 16
    return 9 <= moment.hour < end

#> deployment_window_open("Tue 2024-03-05 10:30")
#> deployment_window_open("Fri 2024-03-08 12:00")
#> deployment_window_open("Thu 2023-12-21 10:00")
#> deployment_window_open("Thu 2023-12-21 10:00", urgent=True, approvals=("Ida", "bo"))
#> deployment_window_open("Sun 2024-03-10 23:00", True, ["ida", "Ida"])
#> deployment_window_open("2024-03-05 10:30")
#> deployment_window_open("Mon 2024-04-01 09:00")
#> deployment_window_open("Sat 2024-05-11 09:00")

### anagram_groups_in_stock_names
from itertools import combinations


def letters(name):
    counts = {}
    for char in name.lower():
        if char.isalpha():
            counts[char] = counts.get(char, 0) + 1
    return counts


def anagram_groups_in_stock_names(names):
    signatures = [letters(name) for name in names]
    for first, second in combinations(signatures, 2):
        if first == second:
            return True
    return False

#> anagram_groups_in_stock_names(["Loop", "Pool X", "Polo"])
#> anagram_groups_in_stock_names(["tea", "coffee"])
#> anagram_groups_in_stock_names(["A1", "a-2"])
#> anagram_groups_in_stock_names([])
#> anagram_groups_in_stock_names(["salt", "last one", "pepper"])

### html_form_answers_match_options
FORM = {
    "size": {"kind": "radio", "options": ["s", "m", "l"], "required": True},
    "extras": {"kind": "check", "options": ["gift", "fast", "note"], "most": 2},
    "count": {"kind": "number", "low": 1, "high": 20, "required": True},
}


def field_ok(field, value):
    match field["kind"]:
        case "radio":
            return value in field["options"]
        case "check":
            chosen = value if isinstance(value, list) else [value]
            return len(chosen) <= field["most"] and all(c in field["options"] for c in chosen)
        case "number":
            return value.isdigit() and field["low"] <= int(value) <= field["high"]


def html_form_answers_match_options(answers: dict) -> bool:
    for name, field in FORM.items():
        if name not in answers:
            if field.get("required"):
                return False
            continue
        if not field_ok(field, answers[name]):
            return False
    return set(answers) <= set(FORM)

#> html_form_answers_match_options({"size": "m", "count": "3", "extras": ["gift", "note"]})
#> html_form_answers_match_options({"size": "m", "count": "30"})
#> html_form_answers_match_options({"size": "xl", "count": "3"})
#> html_form_answers_match_options({"size": "s"})
#> html_form_answers_match_options({"size": "s", "count": "1", "extras": "fast", "hack": "1"})
#> html_form_answers_match_options({"size": "l", "count": "20", "extras": ["gift", "fast", "note"]})
#> html_form_answers_match_options({"size": "l", "count": "20"})

### train_tickets_cover_journey
from typing import NamedTuple


class Ticket(NamedTuple):
    first: int
    last: int
    day: str

    def covers(self, leg):
        return self.first <= leg < self.last


STATIONS = ["Aarhus", "Vejle", "Odense", "Ringsted", "Copenhagen", "Malmö"]


def parse_ticket(text):
    route, day = text.split(" on ")
    start, end = (STATIONS.index(name) for name in route.split("-"))
    return Ticket(min(start, end), max(start, end), day)


def train_tickets_cover_journey(tickets, start, end, day):
    """Every leg between two stations needs a ticket of the day."""
    valid = [t for t in map(parse_ticket, tickets) if t.day == day]
    first, last = sorted((STATIONS.index(start), STATIONS.index(end)))
    for leg in range(first, last):
        for ticket in valid:
            if ticket.covers(leg):
                break
        else:
            return False
    return True

#> train_tickets_cover_journey(["Aarhus-Odense on Mon", "Copenhagen-Odense on Mon"], "Vejle", "Copenhagen", "Mon")
#> train_tickets_cover_journey(["Aarhus-Odense on Mon", "Copenhagen-Odense on Tue"], "Vejle", "Copenhagen", "Mon")
#> train_tickets_cover_journey([], "Vejle", "Vejle", "Mon")
#> train_tickets_cover_journey(["Aarhus-Malmö on Fri"], "Malmö", "Aarhus", "Fri")
#> train_tickets_cover_journey(["Aarhus-Oslo on Fri"], "Malmö", "Aarhus", "Fri")

### config_secrets_leak
import re

SUSPECT = re.compile(r"(secret|token|passw|api_?key)", re.I)
REFERENCE = re.compile(r"^(\$\{[\w.]+\}|env:\w+|vault:[\w/]+)$")


def entropy_like(text):
    kinds = [any(c.islower() for c in text), any(c.isupper() for c in text), any(c.isdigit() for c in text)]
    return len(text) >= 16 and sum(kinds) == 3


def leaks(node, name=""):
    if isinstance(node, dict):
        for key, value in node.items():
            if leaks(value, key):
                return True
        return False
    if isinstance(node, list):
        return any(leaks(item, name) for item in node)
    if not isinstance(node, str) or REFERENCE.match(node):
        return False
    return bool(SUSPECT.search(name)) or entropy_like(node)


def config_secrets_leak(config: dict) -> bool:
    return leaks(config)

#> config_secrets_leak({"db": {"host": "db1", "password": "vault:prod/db"}, "ports": [80, 443], "apiKey": "env:API_KEY"})
#> config_secrets_leak({"db": {"host": "db1", "password": "hunter2"}})
#> config_secrets_leak({"servers": ["a", "b"], "note": "Zk3mNq8rTw2yBx7vLp"})
#> config_secrets_leak({"auth_token": None, "secrets": []})
#> config_secrets_leak({"x": {"y": {"z": [{"api_key": "${keys.main}"}, {"token": "abc"}]}}})
#> config_secrets_leak({"title": "a long text in lower case only"})

### passport_mrz_line_ok
WEIGHTS = (7, 3, 1)


def char_value(char):
    if char == "<":
        return 0
    if char.isdigit():
        return int(char)
    return ord(char) - 55


def check_digit(field):
    total = 0
    for index, char in enumerate(field):
        total += char_value(char) * WEIGHTS[index % 3]
    return total % 10


def passport_mrz_line_ok(line: str, fields=((0, 9), (13, 19), (21, 27))) -> bool:
    for start, end in fields:
        if end >= len(line):
            return False
        given = line[end]
        if not given.isdigit() or check_digit(line[start:end]) != int(given):
            return False
    return True

#> passport_mrz_line_ok("L898902C36UTO7408122F1204159ZE184226B")
#> passport_mrz_line_ok("L898902C37UTO7408122F1204159ZE184226B")
#> passport_mrz_line_ok("L898902C3")
#> passport_mrz_line_ok("AB2134<<<5", fields=((0, 9),))
#> passport_mrz_line_ok("AB2134<<<X", ((0, 9),))
#> passport_mrz_line_ok("7408122", fields=[(0, 6)])

### menu_allergens_safe
ALLERGENS = {"flour": "gluten", "milk": "lactose", "cream": "lactose", "peanut": "nuts", "almond": "nuts"}
RECIPES = {
    "bread": ["flour", "water"],
    "cake": ["bread-crumbs", "bread", "almond", "egg"],
    "bread-crumbs": ["bread"],
    "soup": ["carrot", "cream"],
    "salad": ["leaf", "oil"],
}


def contained(dish, seen):
    found = set()
    if dish in seen:
        return found
    seen.add(dish)
    if dish in ALLERGENS:
        found.add(ALLERGENS[dish])
    for part in RECIPES.get(dish, ()):
        found |= contained(part, seen)
    return found


def menu_allergens_safe(dishes, guest):
    """Can a guest eat all the dishes of a menu?"""
    avoid = {word.strip() for word in guest.split(",")}
    for dish in dishes:
        if dish not in RECIPES:
            raise KeyError(dish)
        if contained(dish, set()) & avoid:
            return False
    return True

#> menu_allergens_safe(["salad", "soup"], "gluten, nuts")
#> menu_allergens_safe(["salad", "cake"], "gluten")
#> menu_allergens_safe(["cake"], "lactose")
#> menu_allergens_safe([], "nuts")
#> menu_allergens_safe(["pizza"], "nuts")
#> menu_allergens_safe(["bread", "soup", "salad", "cake"], "nuts")

### number_plate_pattern_valid
import re

PLATES = {
    "D": re.compile(r"[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} [1-9]\d{0,3}[EH]?"),
    "NL": re.compile(r"(?:[A-Z]{2}|\d{2})-(?:[A-Z]{2,3}|\d{2,3})-(?:[A-Z]{1,2}|\d{1,2})"),
}
BANNED = {"HJ", "KZ", "NS", "SA", "SS"}


def letters_in_middle(plate):
    return plate.split("-", 1)[1].split(" ")[0]


def number_plate_pattern_valid(plates: list[str], country: str = "D") -> bool:
    pattern = PLATES[country]
    for plate in plates:
        plate = " ".join(plate.upper().split())
        if not pattern.fullmatch(plate):
            return False
        if country == "D" and letters_in_middle(plate) in BANNED:
            return False
        if len(plate.replace("-", "").replace(" ", "")) > 8:
            return False
    return True

#> number_plate_pattern_valid(["B-AB 1234", "hh-x  7", "MÜR-C 99E"])
#> number_plate_pattern_valid(["B-AB 1234", "B-SS 12"])
#> number_plate_pattern_valid(["B-AB 01"])
#> number_plate_pattern_valid(["WOB-XY 1234H"])
#> number_plate_pattern_valid(["AB-12-CD", "12-ABC-3"], country="NL")
#> number_plate_pattern_valid([], "PL")

### tree_is_valid_org_chart
class ChartError(Exception):
    pass


def parse_chart(text):
    boss = {}
    for pair in text.split(","):
        person, _, manager = (part.strip() for part in pair.partition("<"))
        if person in boss:
            raise ChartError(f"{person} has two managers")
        boss[person] = manager or None
    return boss


def depth_of(person, boss):
    depth = 0
    while boss[person] is not None:
        person = boss[person]
        depth += 1
        if depth > len(boss):
            raise ChartError(f"circle around {person}")
    return depth


def tree_is_valid_org_chart(text: str, deepest: int = 3) -> bool:
    try:
        boss = parse_chart(text)
        depths = [depth_of(person, boss) for person in boss]
    except (ChartError, KeyError):
        return False
    return depths.count(0) == 1 and max(depths) <= deepest

#> tree_is_valid_org_chart("ida, bo<ida, cy<ida, di<bo, ed<di")
#> tree_is_valid_org_chart("ida, bo<ida, cy<bo, di<cy, ed<di")
#> tree_is_valid_org_chart("ida, bo")
#> tree_is_valid_org_chart("a<b, b<c, c<a, d")
#> tree_is_valid_org_chart("a, b<a, b<a")
#> tree_is_valid_org_chart("a, b<ghost")
#> tree_is_valid_org_chart("root, x<root, y<root, z<x", deepest=1)

### sudo_rule_permits
def parse_rules(text):
    rules = []
    for line in text.strip().splitlines():
        who, _, rest = line.partition(" ")
        run_as, _, commands = rest.partition(": ")
        rules.append((who, run_as.strip("()"), [c.strip() for c in commands.split(",")]))
    return rules


def matches(pattern, command):
    if pattern == "ALL":
        return True
    if pattern.endswith("*"):
        return command.startswith(pattern[:-1])
    return command == pattern


def sudo_rule_permits(text, user, groups, run_as, command):
    allowed = False
    for who, target, commands in parse_rules(text):
        if who != user and who.lstrip("%") not in groups:
            continue
        if target not in ("ALL", run_as):
            continue
        for pattern in commands:
            if matches(pattern.lstrip("!"), command):
                allowed = not pattern.startswith("!")
    return allowed

#> sudo_rule_permits("%ops (ALL): ALL, !/bin/su\nida (root): /bin/ls*", "ida", ["ops"], "root", "/bin/su")
#> sudo_rule_permits("%ops (ALL): ALL, !/bin/su\nida (root): /bin/ls*", "ida", [], "root", "/bin/ls -l")
#> sudo_rule_permits("%ops (ALL): ALL, !/bin/su\nida (root): /bin/ls*", "bo", ["ops", "dev"], "www", "/bin/cat x")
#> sudo_rule_permits("ida (root): /bin/ls*", "ida", [], "www", "/bin/ls")
#> sudo_rule_permits("cy (ALL): !ALL\ncy (ALL): /bin/id", "cy", [], "root", "/bin/id")
#> sudo_rule_permits("", "x", [], "root", "/bin/id")

### ledger_entries_are_sorted_and_signed
import hashlib


def sign(previous, entry):
    text = f"{previous}|{entry['date']}|{entry['cents']}|{entry['text']}"
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def build_chain(entries):
    chain, previous = [], "0"
    for entry in entries:
        previous = sign(previous, entry)
        chain.append({**entry, "sig": previous})
    return chain


def verify(chain):
    previous, last_date = "0", ""
    for entry in chain:
        if entry["date"] < last_date or sign(previous, entry) != entry["sig"]:
            return False
        previous, last_date = entry["sig"], entry["date"]
    return True


def ledger_entries_are_sorted_and_signed(rows, tamper=None):
    chain = build_chain([dict(zip(("date", "cents", "text"), row)) for row in rows])
    if tamper is not None:
        index, cents = tamper
        chain[index]["cents"] = cents
    return verify(chain)

#> ledger_entries_are_sorted_and_signed([("2024-01-01", 100, "open"), ("2024-01-03", -20, "fee"), ("2024-01-03", 5, "gift")])
#> ledger_entries_are_sorted_and_signed([("2024-01-01", 100, "open"), ("2024-01-03", -20, "fee")], tamper=(1, -2))
#> ledger_entries_are_sorted_and_signed([("2024-01-01", 100, "open"), ("2024-01-03", -20, "fee")], tamper=(0, 100))
#> ledger_entries_are_sorted_and_signed([("2024-02-01", 1, "b"), ("2024-01-01", 2, "a")])
#> ledger_entries_are_sorted_and_signed([])
#> ledger_entries_are_sorted_and_signed([("2024-02-01", 1, "b")], (3, 1))

### queue_message_is_duplicate
class Deduplicator:
    def __init__(self, ttl):
        self.ttl = ttl
        self.seen = {}

    def expire(self, now):
        for key in [k for k, when in self.seen.items() if now - when >= self.ttl]:
            del self.seen[key]

    def is_new(self, key, now):
        self.expire(now)
        if key in self.seen:
            return False
        self.seen[key] = now
        return True


def queue_message_is_duplicate(messages: str, ttl: int = 10) -> bool:
    memory = Deduplicator(ttl)
    for message in messages.split():
        second, _, key = message.partition(":")
        if not memory.is_new(key, int(second)):
            return True
    return False

#> queue_message_is_duplicate("0:a 1:b 5:c 12:a 13:d 16:c")
#> queue_message_is_duplicate("0:a 1:b 5:c 9:a")
#> queue_message_is_duplicate("0:a 1:b 5:c 9:a", ttl=9)
#> queue_message_is_duplicate("")
#> queue_message_is_duplicate("3:x 3:y 3:z 4:w 20:x 20:y 29:x", 10)
#> queue_message_is_duplicate("soon:x")

### bridge_weight_limit_ok
AXLE_LIMIT = 10.0


def bridge_weight_limit_ok(vehicles: list[str], limit: int, spacing: int = 2) -> bool:
    """Vehicles cross in a row, only so many at once; axles must not be too heavy."""
    on_bridge = []
    for vehicle in vehicles:
        axles = [float(part) for part in vehicle.split("-")]
        for axle in axles:
            if axle > AXLE_LIMIT:
                return False
        on_bridge.append(sum(axles))
        if len(on_bridge) > spacing:
            on_bridge.pop(0)
        if sum(on_bridge) > limit:
            return False
    return True

#> bridge_weight_limit_ok(["1-1", "7-8-8", "1-2", "9.5-9.5"], 30)
#> bridge_weight_limit_ok(["1-1", "7-8-8", "9-9", "1-1"], 30)
#> bridge_weight_limit_ok(["10.5"], 99)
#> bridge_weight_limit_ok([], 1)
#> bridge_weight_limit_ok(["4-4", "4-4", "4-4", "4-4"], 24, spacing=3)
#> bridge_weight_limit_ok(["light"], 24)

### citation_style_consistent
import re

STYLES = {
    "author-year": re.compile(r"\([A-Z]\w+(?: & [A-Z]\w+)?, \d{4}\)"),
    "number": re.compile(r"\[\d+(?:, ?\d+)*\]"),
    "footnote": re.compile(r"\^\d+"),
}


def used_styles(paragraph):
    return {name for name, pattern in STYLES.items() if pattern.search(paragraph)}


def citation_style_consistent(text: str) -> bool:
    """All paragraphs that cite use one and the same style; numbers start at one without gaps."""
    styles = set()
    for paragraph in text.split("\n"):
        styles |= used_styles(paragraph)
    if len(styles) > 1:
        return False
    if styles == {"number"}:
        numbers = {int(n) for group in STYLES["number"].findall(text) for n in re.findall(r"\d+", group)}
        return numbers == set(range(1, len(numbers) + 1))
    return True

#> citation_style_consistent("As shown (Holm & Ek, 2020), it works.\nOthers disagree (Young, 2021).")
#> citation_style_consistent("As shown (Holm, 2020), it works.\nOthers disagree [3].")
#> citation_style_consistent("First [1].\nThen [2, 3] and again [1].")
#> citation_style_consistent("First [1].\nThen [3].")
#> citation_style_consistent("Nothing cited.")
#> citation_style_consistent("A claim^1 and another^2.\nNo more.")

### recipe_steps_reference_ingredients
def singular(word):
    for ending, replacement in (("oes", "o"), ("ies", "y"), ("s", "")):
        if word.endswith(ending):
            return word[:-len(ending)] + replacement
    return word


def words_of(text):
    return {singular(word.strip(".,;()").lower()) for word in text.split()}


def recipe_steps_reference_ingredients(ingredients: list[str], steps: list[str]) -> bool:
    used = set()
    for step in steps:
        used |= words_of(step)
    for ingredient in ingredients:
        name = ingredient.split(",")[0].split()[-1]
        if singular(name.lower()) not in used:
            return False
    return True

#> recipe_steps_reference_ingredients(["3 tomatoes", "1 onion, diced", "200 g Berries"], ["Fry the onions.", "Add tomato and (frozen) berry."])
#> recipe_steps_reference_ingredients(["2 eggs", "flour"], ["Beat the egg."])
#> recipe_steps_reference_ingredients([], ["Wait."])
#> recipe_steps_reference_ingredients(["5 ml oil", "salt", "1 kg potatoes, peeled"], ["Boil the potatoes with salt;", "serve with oil."])
#> recipe_steps_reference_ingredients(["peas"], [])

### rate_card_ranges_cover
def parse_range(text):
    low, dash, high = text.partition("-")
    return int(low), int(high) if high else None


def rate_card_ranges_cover(card):
    """Ranges of a rate card start at zero, touch without overlap, and the last one is open."""
    ranges = sorted(parse_range(key) for key in card)
    expected = 0
    for index, (low, high) in enumerate(ranges):
        if low != expected:
            return False
        is_last = index == len(ranges) - 1
        if high is None:
            return is_last
        if high < low:
            return False
        expected = high + 1
    return False

#> rate_card_ranges_cover({"0-9": 5, "10-99": 4, "100-": 3})
#> rate_card_ranges_cover({"100-": 3, "0-49": 5, "50-99": 4})
#> rate_card_ranges_cover({"0-9": 5, "11-": 4})
#> rate_card_ranges_cover({"0-9": 5, "10-19": 4})
#> rate_card_ranges_cover({"5-": 1})
#> rate_card_ranges_cover({"0--1": 1})
#> rate_card_ranges_cover({})

### patch_hunks_apply_cleanly
import re

HUNK = re.compile(r"^@@ -(\d+) @@$")


def hunks(patch):
    start, body = None, []
    for line in patch.split("\n"):
        found = HUNK.match(line)
        if found:
            if start is not None:
                yield start, body
            start, body = int(found[1]), []
        else:
            body.append(line)
    if start is not None:
        yield start, body


def patch_hunks_apply_cleanly(text, patch):
    lines = text.split("\n")
    for start, body in hunks(patch):
        position = start - 1
        for line in body:
            mark, content = line[:1], line[1:]
            if mark == "+":
                continue
            if position >= len(lines) or lines[position] != content:
                return False
            position += 1
    return True

#> patch_hunks_apply_cleanly("a\nb\nc\nd", "@@ -2 @@\n b\n-c\n+x\n d")
#> patch_hunks_apply_cleanly("a\nb\nc\nd", "@@ -2 @@\n b\n-x\n d")
#> patch_hunks_apply_cleanly("a\nb\nc\nd\ne", "@@ -1 @@\n-a\n@@ -4 @@\n d\n+dd\n e")
#> patch_hunks_apply_cleanly("a", "@@ -1 @@\n a\n-b")
#> patch_hunks_apply_cleanly("a", "no hunks here")

### roster_respects_rest_time
from datetime import datetime, timedelta

REST = timedelta(hours=11)
LONGEST = timedelta(hours=10)


def parse_shift(text):
    day, span = text.split()
    start, end = span.split("-")
    begin = datetime.strptime(f"{day} {start}", "%Y-%m-%d %H:%M")
    finish = datetime.strptime(f"{day} {end}", "%Y-%m-%d %H:%M")
    if finish <= begin:
        finish += timedelta(days=1)
    return begin, finish


def roster_respects_rest_time(shifts):
    """Eleven hours of rest between shifts, none longer than ten hours."""
    parsed = sorted(parse_shift(shift) for shift in shifts)
    previous = None
    for begin, finish in parsed:
        if finish - begin > LONGEST:
            return False
        if previous is not None and begin - previous < REST:
            return False
        previous = finish
    return True

#> roster_respects_rest_time(["2024-03-01 08:00-16:00", "2024-03-02 08:00-16:00", "2024-03-03 14:00-23:00"])
#> roster_respects_rest_time(["2024-03-01 22:00-06:00", "2024-03-02 14:00-20:00"])
#> roster_respects_rest_time(["2024-03-01 08:00-19:00"])
#> roster_respects_rest_time(["2024-02-28 22:00-06:00", "2024-02-29 22:00-06:00", "2024-03-01 22:00-06:00"])
#> roster_respects_rest_time(["1.3.2024 08:00-19:00"])

### feature_matrix_complete
def feature_matrix_complete(matrix: list[str]) -> bool:
    previous = None
    for row in matrix:
        _, _, cells = row.partition(": ")
        features = {}
        for cell in cells.split(", "):
            name, _, value = cell.partition("=")
            if value not in ("yes", "no"):
                raise ValueError(f"bad cell {cell!r}")
            features[name] = value == "yes"
        if previous is not None:
            if features.keys() != previous.keys():
                return False
            for name, had in previous.items():
                if had and not features[name]:
                    return False
        previous = features
    return True

#> feature_matrix_complete(["free: api=no, sso=no", "team: api=yes, sso=no", "pro: api=yes, sso=yes"])
#> feature_matrix_complete(["free: api=yes, sso=no", "team: api=no, sso=yes"])
#> feature_matrix_complete(["free: api=yes", "team: api=yes, sso=yes"])
#> feature_matrix_complete([])
#> feature_matrix_complete(["free: api=maybe"])

### shift_cipher_guess_is_english
COMMON = "etaoinshrdlu"


def decode(text, shift):
    out = ""
    for char in text:
        if char.isalpha():
            base = ord("a") if char.islower() else ord("A")
            char = chr((ord(char) - base - shift) % 26 + base)
        out += char
    return out


def score(text):
    return sum(char in COMMON for char in text.lower())


def shift_cipher_guess_is_english(text: str, claimed: int) -> bool:
    """Is the claimed shift at least as good as its neighbours?"""
    own = score(decode(text, claimed))
    for other in (claimed - 1, claimed + 1):
        if score(decode(text, other)) > own:
            return False
    return True

#> shift_cipher_guess_is_english("Wkh wuhh", 3)
#> shift_cipher_guess_is_english("Wkh wuhh", 4)
#> shift_cipher_guess_is_english("no", 0)
#> shift_cipher_guess_is_english("", 13)
#> shift_cipher_guess_is_english("Uijt jt", 1)
#> shift_cipher_guess_is_english("zzz zz", 5)
