### discount_eligibility_rules
from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Customer:
    born: date
    since: date
    orders: int
    blocked: bool = False


def full_years(start: date, end: date) -> int:
    years = end.year - start.year
    if (end.month, end.day) < (start.month, start.day):
        years -= 1
    return years


RULES = (
    ("senior", lambda c, day: full_years(c.born, day) >= 65),
    ("loyal", lambda c, day: full_years(c.since, day) >= 5 and c.orders >= 10),
    ("frequent", lambda c, day: c.orders >= 100),
)


def discount_eligibility_rules(born: str, since: str, orders: int, day: str, blocked: bool = False) -> bool:
    """Whether some rule gives a discount on that day; blocked customers never get one."""
    customer = Customer(date.fromisoformat(born), date.fromisoformat(since), orders, blocked)
    today = date.fromisoformat(day)
    if customer.blocked or today < customer.since:
        return False
    for _, rule in RULES:
        if rule(customer, today):
            return True
    return False

#> discount_eligibility_rules("1959-03-02", "2020-01-01", 3, "2024-03-02")
#> discount_eligibility_rules("1959-03-03", "2020-01-01", 3, "2024-03-02")
#> discount_eligibility_rules("1990-01-01", "2019-03-02", 10, "2024-03-02")
#> discount_eligibility_rules("1990-01-01", "2019-03-03", 99, "2024-03-02")
#> discount_eligibility_rules("1990-01-01", "2023-03-03", 100, "2024-03-02")
#> discount_eligibility_rules("1930-01-01", "2000-03-03", 500, "2024-03-02", blocked=True)

### seating_constraints_satisfied
import re

RULE = re.compile(r"(\w+) (next to|away from|before) (\w+)")


class BadRule(ValueError):
    pass


def check(rule, places):
    match = RULE.fullmatch(rule)
    if match is None:
        raise BadRule(rule)
    first, relation, second = match.groups()
    a, b = places[first], places[second]
    if relation == "next to":
        return abs(a - b) == 1
    if relation == "away from":
        return abs(a - b) > 1
    return a < b


def seating_constraints_satisfied(row: str, rules: list[str]) -> bool:
    """Whether a row of people like 'ann bob cid' follows all rules."""
    places = {name: index for index, name in enumerate(row.split())}
    for rule in rules:
        try:
            if not check(rule, places):
                return False
        except KeyError:
            continue  # rules about people who are not there
    return True

#> seating_constraints_satisfied("ann bob cid dot", ["ann next to bob", "ann away from dot", "bob before cid"])
#> seating_constraints_satisfied("ann bob cid dot", ["cid before bob"])
#> seating_constraints_satisfied("", ["ann next to bob"])
#> seating_constraints_satisfied("ann bob", ["ann near bob"])
#> seating_constraints_satisfied("eve ann fay bob", ["zoe before ann", "ann next to fay", "eve away from fay", "bob away from fay"])
#> seating_constraints_satisfied("ann bob cid dot", ["ann next to bob", "ann away from dot", "bob before cid", "zoe before ann", "ann next to fay", "eve away from fay", "bob away from fay"])
#> seating_constraints_satisfied("eve ann fay bob", ["cid before bob", "zoe before ann", "ann next to fay", "eve away from fay", "bob away from fay"])

### coupon_code_checksum_valid
import string

ALPHABET = string.digits + string.ascii_uppercase


def checksum(body: str) -> str:
    total = 0
    for position, char in enumerate(body, start=1):
        total += position * ALPHABET.index(char)
    return ALPHABET[total % 36]


def clean(code: str) -> str:
    replaced = code.upper().translate(str.maketrans("OIL", "011"))
    return "".join(char for char in replaced if char not in "- ")


def coupon_code_checksum_valid(code: str, issued: list[str], used: set[str] = frozenset()) -> bool:
    """The last letter is a checksum; the body must be issued and not used."""
    text = clean(code)
    if len(text) < 5 or any(char not in ALPHABET for char in text):
        return False
    body, check = text[:-1], text[-1]
    if checksum(body) != check:
        return False
    return body in [clean(b) for b in issued] and body not in used

#> coupon_code_checksum_valid("AB12-3", ["AB12", "CD34"])
#> coupon_code_checksum_valid("ab1-27", ["AB12"])
#> coupon_code_checksum_valid("AB12-7", ["AB12"], {"AB12"})
#> coupon_code_checksum_valid("xyz", [])
#> coupon_code_checksum_valid("ABI2 7", ["CD34", "ABL2"])
#> coupon_code_checksum_valid("SUMMER?X", ["SUMMER"])

### robots_txt_allows_c24
def parse_groups(text):
    groups: dict[str, list[tuple[bool, str]]] = {}
    agents: list[str] = []
    in_rules = False
    for raw in text.splitlines():
        line = raw.split("#")[0].strip()
        field, _, value = line.partition(":")
        field, value = field.strip().lower(), value.strip()
        if field == "user-agent":
            if in_rules:
                agents, in_rules = [], False
            agents.append(value.lower())
            groups.setdefault(value.lower(), [])
        elif field in ("allow", "disallow"):
            in_rules = True
            for agent in agents:
                groups[agent].append((field == "allow", value))
    return groups


def robots_txt_allows_c24(text: str, agent: str, path: str) -> bool:
    """Whether an agent may fetch a path: the longest rule decides, allow wins at equal length."""
    groups = parse_groups(text)
    rules = groups.get(agent.lower(), groups.get("*", []))
    best = (0, True)
    for allowed, prefix in rules:
        if prefix and path.startswith(prefix):
            best = max(best, (len(prefix), allowed))
    return best[1]

#> robots_txt_allows_c24("User-agent: *\nDisallow: /private\nAllow: /private/open", "bot", "/private/open/x")
#> robots_txt_allows_c24("User-agent: *\nDisallow: /private # secret", "bot", "/private/x")
#> robots_txt_allows_c24("User-agent: a\nUser-agent: b\nDisallow: /\n\nUser-agent: c\nDisallow:", "B", "/x")
#> robots_txt_allows_c24("User-agent: a\nUser-agent: b\nDisallow: /\n\nUser-agent: c\nDisallow:", "c", "/x")
#> robots_txt_allows_c24("", "bot", "/")
#> robots_txt_allows_c24("User-agent: *\nDisallow: /a\nAllow: /a", "bot", "/a/b")

### mail_address_plausible
import re

LOCAL = re.compile(r"[\w!#$%&'*+/=?^`{|}~.-]{1,64}")
LABEL = re.compile(r"[a-z0-9](?:[a-z0-9-]*[a-z0-9])?", re.I)
BLOCKED = {"mailinator.com", "trash.example"}


class Rejected(Exception):
    pass


def check_local(local):
    if not LOCAL.fullmatch(local):
        raise Rejected("characters")
    if local.startswith(".") or local.endswith(".") or ".." in local:
        raise Rejected("dots")


def check_domain(domain):
    labels = domain.split(".")
    if len(labels) < 2:
        raise Rejected("no dot")
    for label in labels:
        if not LABEL.fullmatch(label):
            raise Rejected(f"label {label!r}")
    if domain.lower() in BLOCKED:
        raise Rejected("blocked")


def mail_address_plausible(address: str) -> bool:
    local, at, domain = address.strip().rpartition("@")
    if not at:
        return False
    try:
        check_local(local)
        check_domain(domain)
    except Rejected:
        return False
    return True

#> mail_address_plausible("ida.holm+shop@mail.example.org")
#> mail_address_plausible("ida..holm@x.org")
#> mail_address_plausible("ida@localhost")
#> mail_address_plausible("ida@-x.org")
#> mail_address_plausible("ida@Trash.example")
#> mail_address_plausible("no at sign")
#> mail_address_plausible("a b@x.org")
#> mail_address_plausible(" o'neil@sub-domain.co.uk ")

### license_compatible_tree
COMPATIBLE = {
    "MIT": {"MIT", "BSD", "Apache-2.0"},
    "Apache-2.0": {"MIT", "BSD", "Apache-2.0"},
    "GPL-3": {"MIT", "BSD", "Apache-2.0", "LGPL-3", "GPL-3"},
}


def licenses(package, packages, seen):
    if package in seen:
        return
    seen.add(package)
    license_, needs = packages[package]
    yield package, license_
    for needed in needs:
        yield from licenses(needed, packages, seen)


def license_compatible_tree(packages: dict, root: str) -> bool:
    """Whether all packages below the root may be used under its license."""
    allowed = COMPATIBLE.get(packages[root][0])
    if allowed is None:
        raise ValueError(f"unknown license {packages[root][0]}")
    for _, license_ in licenses(root, packages, set()):
        options = {option.strip() for option in license_.split(" or ")}
        if not options & allowed:
            return False
    return True

#> license_compatible_tree({"app": ("MIT", ["a", "b"]), "a": ("BSD", ["b"]), "b": ("GPL-3 or MIT", [])}, "app")
#> license_compatible_tree({"app": ("MIT", ["a"]), "a": ("BSD", ["b"]), "b": ("GPL-3", ["app"])}, "app")
#> license_compatible_tree({"app": ("GPL-3", ["a"]), "a": ("LGPL-3", ["b"]), "b": ("Apache-2.0", [])}, "app")
#> license_compatible_tree({"app": ("WTFPL", [])}, "app")
#> license_compatible_tree({"x": ("Apache-2.0", ["y", "z"]), "y": ("MIT", ["z"]), "z": ("BSD or GPL-3", ["x"])}, "x")

### balanced_meal_plan
from collections import Counter
from enum import Enum


class Group(Enum):
    VEG = "v"
    PROTEIN = "p"
    CARB = "c"
    SWEET = "s"


LIMITS = {Group.VEG: (3, 99), Group.PROTEIN: (1, 4), Group.CARB: (1, 5), Group.SWEET: (0, 1)}


def balanced_meal_plan(days: list[str]) -> bool:
    """Each day is a text of letters v, p, c, s; no day breaks the limits, no two days are equal."""
    seen = []
    for day in days:
        counts = Counter(Group(letter) for letter in day)
        for group, (least, most) in LIMITS.items():
            if not least <= counts[group] <= most:
                return False
        if counts in seen:
            return False
        seen.append(counts)
    return True

#> balanced_meal_plan(["vvvpcc", "vvvvppc", "vvvpcs"])
#> balanced_meal_plan(["vvvpcc", "vvpcc"])
#> balanced_meal_plan(["vvvpcc", "cvpvcv"])
#> balanced_meal_plan([])
#> balanced_meal_plan(["vvvpcss"])
#> balanced_meal_plan(["vvvpx"])

### contract_clause_references
import re

CLAUSE = re.compile(r"^(\d+(?:\.\d+)*)\s+(.+)$")
REFERENCE = re.compile(r"(?:see|per|under) (\d+(?:\.\d+)*)")


def contract_clause_references(text: str) -> list[str]:
    """References to clauses that do not exist, with where they stand; numbering errors too."""
    clauses = {}
    problems = []
    for line in text.splitlines():
        match = CLAUSE.match(line.strip())
        if match is None:
            continue
        number, body = match.groups()
        parent = number.rpartition(".")[0]
        if parent and parent not in clauses:
            problems.append(f"{number} without {parent}")
        clauses[number] = body
    for number, body in clauses.items():
        for target in REFERENCE.findall(body):
            if target not in clauses:
                problems.append(f"{number} -> {target}")
    return problems

#> contract_clause_references("1 Terms\n1.1 Price per 2.1\n2 Delivery see 3\n2.1 Costs")
#> contract_clause_references("1 A\n2.1 B, see 1 and see 2\nnote see 9")
#> contract_clause_references("")
#> contract_clause_references("1 General\n1.1 Scope under 1\n1.2 Law see 1.1\n2 End see 1.2")
#> contract_clause_references("5 x\n5.1.1 y under 5.1")

### elevator_weight_allowed
class Cabin:
    """Keeps people until the limit of weight or number is reached."""

    def __init__(self, kilos=300, people=4):
        self.limit, self.people = kilos, people
        self.inside = []

    @property
    def load(self):
        return sum(self.inside)

    def __lshift__(self, weight):
        if len(self.inside) >= self.people or self.load + weight > self.limit:
            raise OverflowError(weight)
        self.inside.append(weight)
        return self


def elevator_weight_allowed(weights: list[int], trips: int) -> bool:
    """Whether all people in a queue get up in so many trips, without changing the order."""
    cabin = Cabin()
    used = 1 if weights else 0
    for weight in weights:
        try:
            cabin << weight
        except OverflowError:
            cabin = Cabin()
            used += 1
            cabin << weight
    return used <= trips

#> elevator_weight_allowed([80, 70, 90, 60, 50], 2)
#> elevator_weight_allowed([80, 70, 90, 61, 50, 60, 60, 60], 2)
#> elevator_weight_allowed([], 0)
#> elevator_weight_allowed([301], 5)
#> elevator_weight_allowed([10, 10, 10, 10, 10, 10, 10, 10, 10], 2)

### exam_timetable_no_clash
from collections import defaultdict
from itertools import combinations


def exam_timetable_no_clash(enrolled: dict[str, set[str]], slots: dict[str, int]) -> bool:
    """No student has two exams in one slot, and nobody has three exams in slots in a row."""
    exams_of = defaultdict(list)
    for exam, students in enrolled.items():
        for student in students:
            exams_of[student].append(slots[exam])
    for times in exams_of.values():
        for first, second in combinations(sorted(times), 2):
            if first == second:
                return False
        ordered = sorted(times)
        for a, _, c in zip(ordered, ordered[1:], ordered[2:]):
            if c - a == 2:
                return False
    return True

#> exam_timetable_no_clash({"math": {"ann", "bob"}, "art": {"bob"}, "bio": {"ann"}}, {"math": 1, "art": 2, "bio": 4})
#> exam_timetable_no_clash({"math": {"ann", "bob"}, "art": {"bob"}}, {"math": 1, "art": 1})
#> exam_timetable_no_clash({"a": {"x"}, "b": {"x"}, "c": {"x"}}, {"a": 3, "b": 1, "c": 2})
#> exam_timetable_no_clash({}, {})
#> exam_timetable_no_clash({"a": {"x"}, "b": {"x"}, "c": {"x"}, "d": {"x", "y"}}, {"a": 1, "b": 2, "c": 4, "d": 5})
#> exam_timetable_no_clash({"a": {"x"}}, {})
#> exam_timetable_no_clash({"a": {"x"}, "b": {"x"}, "c": {"x"}, "d": {"x", "y"}}, {"a": 1, "b": 2, "c": 4, "d": 5, "math": 1, "art": 2, "bio": 4})
#> exam_timetable_no_clash({"a": {"x"}, "b": {"x"}, "c": {"x"}, "d": {"x", "y"}}, {"a": 3, "b": 1, "c": 2, "d": 5})

### parse_bool_settings_all
TRUE, FALSE = frozenset({"1", "yes", "on", "true"}), frozenset({"0", "no", "off", "false", ""})


class NotBoolean(ValueError):
    def __init__(self, name, value):
        super().__init__(f"{name}: {value!r}")


def as_bool(name, value):
    lowered = value.strip().lower()
    if lowered in TRUE:
        return True
    if lowered in FALSE:
        return False
    raise NotBoolean(name, value)


def parse_bool_settings_all(text: str, mode: str = "all") -> bool:
    """'a=yes; b=!off' combined by all, any or none; '!' turns a value around."""
    values = []
    for pair in text.split(";"):
        name, _, value = pair.partition("=")
        flip = value.strip().startswith("!")
        values.append(as_bool(name.strip(), value.strip().lstrip("!")) != flip)
    combine = {"all": all, "any": any, "none": lambda vs: not any(vs)}
    return combine[mode](values)

#> parse_bool_settings_all("a=yes; b=!off; c=1")
#> parse_bool_settings_all("a=yes; b=off", mode="any")
#> parse_bool_settings_all("a=no; b=0; c=", "none")
#> parse_bool_settings_all("a=maybe")
#> parse_bool_settings_all("x=on; y=!TRUE; z=on")
#> parse_bool_settings_all("debug=!1; cache=!yes; log=!on", "any")
#> parse_bool_settings_all("a=no; b=0; c=; debug=!1; cache=!yes; log=!on", "none")
#> parse_bool_settings_all("debug=!1; cache=!yes; log=!on; a=no; b=0; c=", "any")
#> parse_bool_settings_all("a=yes; b=!off; c=1; x=on; y=!TRUE; z=on")

### warranty_still_valid
from datetime import date

PERIODS = {"phone": 24, "cable": 6, "laptop": 36}


def add_months(start: date, months: int) -> date:
    month = start.month - 1 + months
    year, month = start.year + month // 12, month % 12 + 1
    day = start.day
    while True:
        try:
            return date(year, month, day)
        except ValueError:
            day -= 1


def warranty_still_valid(product: str, bought: str, today: str, extended: int = 0) -> bool:
    """Whether the warranty of a product still holds on a day, the last day included."""
    months = PERIODS.get(product, 12) + extended
    end = add_months(date.fromisoformat(bought), months)
    now = date.fromisoformat(today)
    if now < date.fromisoformat(bought):
        raise ValueError("not bought yet")
    return now <= end

#> warranty_still_valid("phone", "2022-02-28", "2024-02-28")
#> warranty_still_valid("cable", "2023-08-31", "2024-03-01")
#> warranty_still_valid("cable", "2023-08-31", "2024-02-29")
#> warranty_still_valid("toaster", "2023-01-15", "2024-06-01", extended=6)
#> warranty_still_valid("laptop", "2024-01-01", "2023-12-31")
