### package_resolver_versions
class Conflict(Exception):
    pass


INDEX = {
    "app": {2: {"web": (1, 2), "db": (1, 1)}, 1: {"web": (1, 1)}},
    "web": {2: {"http": (2, 3)}, 1: {"http": (1, 2)}},
    "db": {1: {"http": (1, 2)}},
    "http": {3: {}, 2: {}, 1: {}},
}


def resolve(wanted, chosen):
    if not wanted:
        return chosen
    (name, (low, high)), *rest = wanted
    if name in chosen:
        if not low <= chosen[name] <= high:
            raise Conflict(name)
        return resolve(rest, chosen)
    for version in sorted(INDEX[name], reverse=True):
        if low <= version <= high:
            try:
                return resolve(rest + list(INDEX[name][version].items()), {**chosen, name: version})
            except Conflict:
                continue
    raise Conflict(name)


def package_resolver_versions(requirements: dict[str, tuple[int, int]]) -> dict[str, int] | str:
    """Versions that fit together, the newest first; or the package that cannot be resolved."""
    try:
        return resolve(list(requirements.items()), {})
    except Conflict as error:
        return f"conflict: {error}"

#> package_resolver_versions({"app": (1, 2)})
#> package_resolver_versions({"app": (2, 2), "http": (3, 3)})
#> package_resolver_versions({})
#> package_resolver_versions({"web": (2, 2), "http": (1, 2)})
#> package_resolver_versions({"flask": (1, 1)})
#> package_resolver_versions({"http": (1, 1), "app": (1, 2)})

### text_pagination_widows
def paginate(lines, height):
    """Pages of lines; a paragraph (lines between blanks) never leaves a single line behind."""
    page = []
    for index, line in enumerate(lines):
        if not page and not line:
            continue
        page.append(line)
        last_line_alone = index + 1 < len(lines) and lines[index + 1] and (index + 2 >= len(lines) or not lines[index + 2])
        if len(page) == height or (len(page) == height - 1 and last_line_alone and line):
            yield page
            page = []
    if page:
        yield page


def text_pagination_widows(text: str, height: int) -> list[int]:
    """Number of lines on each page."""
    if height < 2:
        raise ValueError("pages are too short")
    sizes = []
    for page in paginate(text.split("\n"), height):
        while page and not page[-1]:
            page.pop()
        sizes.append(len(page))
    return sizes

#> text_pagination_widows("a1\na2\na3\n\nb1\nb2\nb3\n\nc1", 4)
#> text_pagination_widows("1\n2\n3\n4\n5\n6\n7", 3)
#> text_pagination_widows("", 5)
#> text_pagination_widows("x\ny", 1)
#> text_pagination_widows("p1\np2\n\n\nq1\nq2\nq3\n\nr1\nr2", 3)

### unit_price_label
from functools import partial

CONVERT = {"g": ("kg", 1000), "ml": ("l", 1000), "cm": ("m", 100), "pcs": ("pcs", 1)}


class LabelError(ValueError):
    pass


def per_unit(price, amount, unit, places=2):
    try:
        base, factor = CONVERT[unit]
    except KeyError:
        raise LabelError(f"unit {unit}") from None
    if amount <= 0:
        raise LabelError("amount")
    return f"{price * factor / amount:.{places}f}/{base}"


def unit_price_label(products, precise=False):
    label = partial(per_unit, places=3) if precise else per_unit
    lines = []
    for product in products:
        name, size, price = (part.strip() for part in product.split("|"))
        amount, _, unit = size.partition(" ")
        try:
            text = label(float(price), float(amount), unit)
        except ValueError:
            lines.append(f"{name} ?")
            continue
        lines.append(f"{name} {float(price):.2f} ({text})")
    return lines

#> unit_price_label(["tea|250 g|3.49", "milk|1000 ml|1.19", "rope|350 cm|7"])
#> unit_price_label(["nails|100 pcs|2.5", "salt|0 g|1", "air|5 bags|1"], precise=True)
#> unit_price_label([])
#> unit_price_label(["x|many g|1", "y|1 g|free"])
#> unit_price_label(["a|1 g"])
#> unit_price_label(["tea|250 g|3.49", "milk|1000 ml|1.19", "rope|350 cm|7", "nails|100 pcs|2.5", "salt|0 g|1", "air|5 bags|1"])
#> unit_price_label(["nails|100 pcs|2.5", "salt|0 g|1", "air|5 bags|1", "tea|250 g|3.49", "milk|1000 ml|1.19", "rope|350 cm|7"])

### hex_color_contrast_ok
def channel(value: int) -> float:
    share = value / 255
    return share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4


def luminance(color: str) -> float:
    digits = color.lstrip("#")
    if len(digits) == 3:
        digits = "".join(d * 2 for d in digits)
    parts = [int(digits[i:i + 2], 16) for i in (0, 2, 4)]
    return sum(weight * channel(part) for weight, part in zip((0.2126, 0.7152, 0.0722), parts))


def contrast(first: str, second: str) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def hex_color_contrast_ok(pairs: list[tuple[str, str]], large: bool = False) -> bool:
    needed = 3.0 if large else 4.5
    for text, background in pairs:
        if contrast(text, background) < needed:
            return False
    return True

#> hex_color_contrast_ok([("#000", "#fff"), ("#333333", "#eeeeee")])
#> hex_color_contrast_ok([("#777", "#fff")])
#> hex_color_contrast_ok([("#888", "#fff")], large=True)
#> hex_color_contrast_ok([])
#> hex_color_contrast_ok([("red", "#fff")])
#> hex_color_contrast_ok([("#0000ff", "#ffff00"), ("#ff0000", "#00ff00")], True)

### cargo_manifest_totals
import csv
import io
from collections import defaultdict
from dataclasses import dataclass


@dataclass
class Item:
    port: str
    kilos: float
    hazard: str = ""

    @classmethod
    def from_row(cls, row):
        return cls(row["port"].strip().upper(), float(row["kg"]), (row.get("class") or "").strip())


def cargo_manifest_totals(text, forbidden=frozenset({"1", "7"})):
    """Kilos by port from a CSV text with port, kg and class; forbidden classes are refused at once."""
    totals: dict[str, float] = defaultdict(float)
    for number, row in enumerate(csv.DictReader(io.StringIO(text)), 2):
        item = Item.from_row(row)
        if item.hazard in forbidden:
            raise ValueError(f"line {number}: class {item.hazard}")
        totals[item.port] += item.kilos
        if item.hazard:
            totals["hazardous"] += item.kilos
    return {port: round(kilos, 1) for port, kilos in sorted(totals.items())}

#> cargo_manifest_totals("port,kg,class\nham,1200.5,\nrot,300,3\nHAM,99.5,8\n")
#> cargo_manifest_totals("port,kg\nosl,1\nosl,2.25\n ber,3")
#> cargo_manifest_totals("port,kg,class\n")
#> cargo_manifest_totals("port,kg,class\nham,1,\nham,2,7")
#> cargo_manifest_totals("port,kg\nham,heavy")

### robot_arm_inverse_steps
import math


class Unreachable(Exception):
    pass


class Arm:
    def __init__(self, upper, lower):
        self.upper, self.lower = upper, lower

    def angles(self, x, y):
        distance = math.hypot(x, y)
        if not abs(self.upper - self.lower) <= distance <= self.upper + self.lower or distance == 0:
            raise Unreachable(f"{x:g},{y:g}")
        elbow = math.acos((self.upper**2 + self.lower**2 - distance**2) / (2 * self.upper * self.lower))
        shoulder = math.atan2(y, x) - math.acos((self.upper**2 + distance**2 - self.lower**2) / (2 * self.upper * distance))
        return round(math.degrees(shoulder), 1), round(180 - math.degrees(elbow), 1)


def robot_arm_inverse_steps(points: list[tuple[float, float]], upper: float = 3, lower: float = 2) -> list:
    """(shoulder, elbow) angles for points, or what cannot be reached."""
    arm = Arm(upper, lower)
    steps = []
    for x, y in points:
        try:
            steps.append(arm.angles(x, y))
        except Unreachable as error:
            steps.append(f"no {error}")
    return steps

#> robot_arm_inverse_steps([(3, 2), (5, 0), (0, 4)])
#> robot_arm_inverse_steps([(9, 9), (0.5, 0)])
#> robot_arm_inverse_steps([])
#> robot_arm_inverse_steps([(0, 0), (1, 1)], upper=1, lower=1)
#> robot_arm_inverse_steps([(-4, 1), (2, -3), (-1, -1)])
#> robot_arm_inverse_steps([(3, 2), (5, 0), (0, 4), (-4, 1), (2, -3), (-1, -1)])
#> robot_arm_inverse_steps([(-4, 1), (2, -3), (-1, -1), (3, 2), (5, 0), (0, 4)])
#> robot_arm_inverse_steps([(3, 2), (5, 0), (0, 4), (9, 9), (0.5, 0)])

### schema_migration_order
import re

NAME = re.compile(r"(\d+)_(\w+?)(?:__needs_(\w+))?\.sql")


class MigrationError(Exception):
    pass


def load(files):
    migrations = {}
    for file in files:
        match = NAME.fullmatch(file)
        if match is None:
            raise MigrationError(f"name {file}")
        number, title, needs = match.groups()
        if int(number) in migrations:
            raise MigrationError(f"number {number} twice")
        migrations[int(number)] = (title, needs)
    return migrations


def schema_migration_order(files, applied):
    """Migrations still to run, in order; one that needs a later one is an error."""
    migrations = load(files)
    titles = set()
    todo = []
    for number in sorted(migrations):
        title, needs = migrations[number]
        if needs is not None and needs not in titles:
            raise MigrationError(f"{title} needs {needs}")
        titles.add(title)
        if number not in applied:
            todo.append(f"{number:03d} {title}")
    return todo

#> schema_migration_order(["1_users.sql", "3_orders__needs_users.sql", "2_items.sql"], [1])
#> schema_migration_order(["1_orders__needs_users.sql", "2_users.sql"], [])
#> schema_migration_order([], [5])
#> schema_migration_order(["1_a.sql", "01_b.sql"], [])
#> schema_migration_order(["10_x.sql", "9_y.sql", "11_z__needs_y.sql"], [9, 10])
#> schema_migration_order(["a.sql"], [])
#> schema_migration_order(["4_d__needs_c.sql", "2_b.sql", "3_c__needs_b.sql", "1_a.sql", "5_e__needs_a.sql"], [1, 2])
#> schema_migration_order(["1_users.sql", "3_orders__needs_users.sql", "2_items.sql", "10_x.sql", "9_y.sql", "11_z__needs_y.sql"], [1])

### garden_watering_plan_d29
from enum import Enum


class Need(Enum):
    LOW = 4
    MEDIUM = 2
    HIGH = 1

    def due(self, days_dry: int) -> bool:
        return days_dry >= self.value


class Bed:
    def __init__(self, name, need):
        self.name, self.need = name, Need[need.upper()]
        self.dry = 0
        self.watered = 0

    def day(self, rain):
        if rain >= 5:
            self.dry = 0
            return False
        self.dry += 1
        if self.need.due(self.dry):
            self.dry = 0
            self.watered += 1
            return True
        return False


def garden_watering_plan_d29(beds: dict[str, str], rain: list[float]) -> dict[str, int]:
    garden = [Bed(name, need) for name, need in beds.items()]
    days = 0
    for amount in rain:
        worked = [bed.day(amount) for bed in garden]
        if any(worked):
            days += 1
    return {bed.name: bed.watered for bed in garden} | {"days": days}

#> garden_watering_plan_d29({"roses": "medium", "cactus": "low", "salad": "high"}, [0, 0, 7, 1, 0])
#> garden_watering_plan_d29({"cactus": "low"}, [0, 0, 0])
#> garden_watering_plan_d29({}, [1, 2])
#> garden_watering_plan_d29({"x": "none"}, [1])
#> garden_watering_plan_d29({"a": "HIGH", "b": "low"}, [0, 5, 4.9, 0, 0, 0, 10])
