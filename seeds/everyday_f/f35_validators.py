### ip_config_valid
def octets(text):
    parts = text.split(".")
    if len(parts) != 4:
        raise ValueError(f"{text}: four parts wanted")
    numbers = []
    for part in parts:
        if not part.isdigit() or int(part) > 255:
            raise ValueError(f"{text}: bad part {part!r}")
        numbers.append(int(part))
    return numbers


def same_net(a, b, mask):
    for x, y, m in zip(a, b, mask):
        if x & m != y & m:
            return False
    return True


def ip_config_valid(address: str, mask: str, gateway: str) -> bool:
    """Well-formed, a real mask, and the gateway in the same network but another host."""
    try:
        ip, net, gate = octets(address), octets(mask), octets(gateway)
    except ValueError:
        return False
    bits = "".join(f"{n:08b}" for n in net)
    if "01" in bits:
        return False
    return ip != gate and same_net(ip, gate, net)

#> ip_config_valid("192.168.1.20", "255.255.255.0", "192.168.1.1")
#> ip_config_valid("192.168.1.20", "255.255.255.0", "192.168.2.1")
#> ip_config_valid("192.168.1.20", "255.0.255.0", "192.168.1.1")
#> ip_config_valid("192.168.1", "255.255.255.0", "192.168.1.1")
#> ip_config_valid("10.0.0.1", "255.0.0.0", "10.0.0.1")
#> ip_config_valid("10.1.2.3", "255.128.0.0", "10.100.0.x")
#> ip_config_valid("172.16.5.4", "255.240.0.0", "172.31.255.254")

### json_schema_min_max
def check(schema, value, where, errors):
    kind = schema.get("type")
    names = {"number": (int, float), "text": str, "list": list, "map": dict}
    if kind and (not isinstance(value, names[kind]) or isinstance(value, bool)):
        errors.append(f"{where}: no {kind}")
        return
    size = value if kind == "number" else len(value)
    if "min" in schema and size < schema["min"]:
        errors.append(f"{where}: below {schema['min']}")
    if "max" in schema and size > schema["max"]:
        errors.append(f"{where}: above {schema['max']}")
    if kind == "list":
        for i, item in enumerate(value):
            check(schema.get("of", {}), item, f"{where}[{i}]", errors)
    elif kind == "map":
        for key, inner in schema.get("keys", {}).items():
            if key in value:
                check(inner, value[key], f"{where}.{key}", errors)
            elif inner.get("required"):
                errors.append(f"{where}.{key}: missing")


def json_schema_min_max(schema: dict, value) -> list[str]:
    errors: list[str] = []
    check(schema, value, "$", errors)
    return errors

#> json_schema_min_max({"type": "list", "max": 3, "of": {"type": "number", "min": 0}}, [1, -2, 3.5, "x"])
#> json_schema_min_max({"type": "map", "keys": {"name": {"type": "text", "min": 2, "required": True}, "age": {"type": "number", "max": 150}}}, {"age": 200})
#> json_schema_min_max({"type": "text", "min": 1}, "ok")
#> json_schema_min_max({"type": "map", "keys": {"tags": {"type": "list", "of": {"type": "text", "max": 3}}}}, {"tags": ["a", "long", "mid"]})
#> json_schema_min_max({"type": "number"}, True)
#> json_schema_min_max({"type": "map", "min": 1, "keys": {"a": {"type": "number"}, "b": {"required": True}, "c": {"type": "text"}}}, {"c": "x", "d": 1})
#> json_schema_min_max({}, 5)

### recipe_units_checked
import re

QUANTITY = re.compile(r"^(?:(\d+)\s+)?(\d+)(?:/(\d+))?\s*([a-z]*)\s+(.+)$")
UNITS = {"", "g", "kg", "ml", "l", "tbsp", "tsp"}


class RecipeError(ValueError):
    pass


def quantity(line):
    m = QUANTITY.match(line.strip().lower())
    if not m:
        raise RecipeError(f"cannot read {line!r}")
    whole, top, bottom, unit, name = m.groups()
    amount = int(top) / int(bottom) if bottom else int(top)
    if whole:
        if not bottom:
            raise RecipeError(f"two numbers in {line!r}")
        amount += int(whole)
    if unit not in UNITS:
        name, unit = f"{unit} {name}", ""
    return amount, unit, name


def recipe_units_checked(lines: list[str]) -> tuple[list[tuple], list[str]]:
    """(amount, unit, name) of the good lines, messages of the bad ones."""
    good, bad = [], []
    for line in lines:
        try:
            good.append(quantity(line))
        except (RecipeError, ZeroDivisionError) as error:
            bad.append(str(error))
    return good, bad

#> recipe_units_checked(["1 1/2 l milk", "200g flour", "3 large eggs", "salt"])
#> recipe_units_checked(["2 3 tsp sugar", "1/0 kg air"])
#> recipe_units_checked([])
#> recipe_units_checked(["1/4 tsp baking powder", "2 kg potatoes", "1 onion "])
#> recipe_units_checked(["12 tbsp Oil", "x 5 g y"])
#> recipe_units_checked(['2 3 tsp sugar', '1/0 kg air', '1/4 tsp baking powder', '2 kg potatoes', '1 onion ', '1 1/2 l milk', '200g flour', '3 large eggs', 'salt'])
#> recipe_units_checked(['2 3 tsp sugar', '1/0 kg air', '12 tbsp Oil', 'x 5 g y', '1 1/2 l milk', '200g flour', '3 large eggs', 'salt'])

### warranty_claim_decision
from datetime import date


class Rejected(Exception):
    pass


def check_date(bought, claimed, years):
    limit = bought.replace(year=bought.year + years) if (bought.month, bought.day) != (2, 29) else date(bought.year + years, 3, 1)
    if claimed < bought:
        raise Rejected("claimed before it was bought")
    if claimed > limit:
        raise Rejected(f"ended {limit.isoformat()}")


def check_damage(words):
    for word in ("drop", "water", "opened"):
        for said in words:
            if word in said:
                raise Rejected(f"own fault ({word})")


def warranty_claim_decision(bought: str, claimed: str, story: str, years: int = 2) -> str:
    """'repair', 'replace' (within 30 days) or the reason for a no."""
    start, end = date.fromisoformat(bought), date.fromisoformat(claimed)
    try:
        check_date(start, end, years)
        check_damage(story.lower().split())
    except Rejected as reason:
        return f"no: {reason}"
    if (end - start).days <= 30:
        return "replace"
    return "repair"

#> warranty_claim_decision("2023-05-10", "2024-05-10", "It does not turn on any more")
#> warranty_claim_decision("2024-05-10", "2024-05-20", "The screen flickers")
#> warranty_claim_decision("2021-05-10", "2023-05-11", "dead")
#> warranty_claim_decision("2024-05-10", "2024-01-01", "hm")
#> warranty_claim_decision("2020-02-29", "2022-03-01", "I only dropped it once")
#> warranty_claim_decision("May", "2024-01-01", "hm")

### course_enrolment_errors
def course_enrolment_errors(student: dict, wanted: list[str], catalogue: dict[str, dict]) -> list[str]:
    """All reasons against an enrolment: unknown, done, missing prerequisites, clashes, too many credits."""
    errors = []
    slots: dict[str, str] = {}
    credits = 0
    for code in wanted:
        course = catalogue.get(code)
        if course is None:
            errors.append(f"{code}: unknown")
            continue
        if code in student["done"]:
            errors.append(f"{code}: already done")
        missing = [p for p in course.get("needs", []) if p not in student["done"]]
        if missing:
            errors.append(f"{code}: needs {', '.join(missing)}")
        other = slots.setdefault(course["slot"], code)
        if other != code:
            errors.append(f"{code}: same time as {other}")
        credits += course["credits"]
    if credits > student.get("limit", 30):
        errors.append(f"{credits} credits are too many")
    return errors

#> course_enrolment_errors({"done": ["m1"]}, ["m2", "p1", "xx"], {"m2": {"needs": ["m1"], "slot": "mo8", "credits": 9}, "p1": {"needs": ["m1", "p0"], "slot": "mo8", "credits": 6}})
#> course_enrolment_errors({"done": [], "limit": 5}, ["a"], {"a": {"slot": "x", "credits": 6}})
#> course_enrolment_errors({"done": []}, [], {})
#> course_enrolment_errors({"done": ["a"]}, ["a", "b", "a"], {"a": {"slot": "1", "credits": 3}, "b": {"slot": "2", "credits": 3, "needs": ["a"]}})
#> course_enrolment_errors({}, ["a"], {"a": {"slot": "1", "credits": 1}})

### credit_file_records_ok
def credit_file_records_ok(lines: list[str]) -> bool:
    """H header, D details, T trailer with the count and the sum of the details; nothing after it."""
    count = total = 0
    state = "start"
    for line in lines:
        kind, rest = line[:1], line[1:]
        if state == "done":
            return False
        if kind == "H":
            if state != "start":
                return False
            state = "open"
        elif kind == "D":
            if state != "open" or not rest[-8:].isdigit():
                return False
            count += 1
            total += int(rest[-8:])
        elif kind == "T":
            if state != "open":
                return False
            if int(rest[:4]) != count or int(rest[4:]) != total:
                return False
            state = "done"
        else:
            return False
    return state == "done"

#> credit_file_records_ok(["H2024", "Dann 00000150", "Dbob 00000250", "T000200000400"])
#> credit_file_records_ok(["H2024", "Dann 00000150", "T000100000151"])
#> credit_file_records_ok(["Dann 00000150", "T000100000150"])
#> credit_file_records_ok(["H", "T000000000000", "H"])
#> credit_file_records_ok(["H", "H"])
#> credit_file_records_ok(["T0000"])
#> credit_file_records_ok(["X"])
#> credit_file_records_ok([])
#> credit_file_records_ok(["H", "T0a"])
#> credit_file_records_ok(["Hx", "Da 00000001", "Db 00000002", "Dc 00000003", "Dd 00000004", "T000400000010"])
#> credit_file_records_ok(['Hx', 'Da 00000001', 'Db 00000002', 'Dc 00000003', 'Dd 00000004', 'T000400000010', 'X', 'T0000'])

### domain_name_is_registrable
RESERVED = {"example", "localhost", "test", "admin"}
SUFFIXES = {"org", "com", "de", "co.uk"}


def label_problem(label):
    if not 2 <= len(label) <= 20:
        return "length"
    if label.startswith("-") or label.endswith("-") or label[2:4] == "--":
        return "hyphen"
    for ch in label:
        if not (ch.isascii() and (ch.isalnum() or ch == "-")):
            return f"character {ch}"
    return "reserved" if label in RESERVED else None


def domain_name_is_registrable(name: str, taken: set[str]) -> bool:
    name = name.lower().rstrip(".")
    label, _, suffix = name.partition(".")
    if suffix not in SUFFIXES or name in taken:
        return False
    problem = label_problem(label)
    if problem:
        print(label, problem)
        return False
    return True

#> domain_name_is_registrable("My-Shop.co.uk", {"shop.com"})
#> domain_name_is_registrable("shop.com.", {"shop.com"})
#> domain_name_is_registrable("ab--cd.org", set())
#> domain_name_is_registrable("test.de", set())
#> domain_name_is_registrable("x.de", set())
#> domain_name_is_registrable("na\u00efve.org", set())
#> domain_name_is_registrable("a-rather-long-name.xyz", set())
#> domain_name_is_registrable("under_score.com", set())
