### discount_strategy_table
def percent(total, rate=10):
    return total * (100 - rate) // 100


def fixed(total, *, off=500, minimum=0):
    return total - off if total >= minimum else total


def bundle(total, items=1, **extra):
    if extra:
        raise TypeError("unknown option " + ", ".join(extra))
    return total - 100 * (items // 3)


STRATEGIES = {"percent": percent, "fixed": fixed, "bundle": bundle}


def discount_strategy_table(total, rules):
    """Apply (name, options) rules in order; never below zero."""
    for name, options in rules:
        strategy = STRATEGIES.get(name, lambda amount, **_: amount)
        total = strategy(total, **options)
        if total <= 0:
            return 0
    return total

#> discount_strategy_table(10000, [("percent", {"rate": 25}), ("fixed", {"minimum": 5000})])
#> discount_strategy_table(900, [("bundle", {"items": 7}), ("fixed", {"off": 800}), ("percent", {})])
#> discount_strategy_table(1234, [("magic", {"power": 9})])
#> discount_strategy_table(400, [("fixed", {"off": 1, "minimum": 500}), ("percent", {"rate": 3})])
#> discount_strategy_table(400, [("bundle", {"color": "red", "items": 3})])
#> discount_strategy_table(50, [])

### text_filters_pipeline
import re


def squeeze(text):
    return re.sub(r"\s+", " ", text).strip()


def cut(text, width=20, mark="..."):
    return text if len(text) <= width else text[:width - len(mark)] + mark


def wrap_in(text, left="[", right=None):
    return f"{left}{text}{right or left}"


FILTERS = {f.__name__: f for f in (squeeze, cut, wrap_in)}
FILTERS["upper"] = str.upper


def parse_options(words):
    options = {}
    for word in words:
        key, _, value = word.partition("=")
        options[key] = int(value) if value.isdigit() else value
    return options


def text_filters_pipeline(text, spec):
    """spec: 'squeeze | cut width=9 mark=~'."""
    for part in spec.split("|"):
        name, *words = part.split()
        text = FILTERS[name](text, **parse_options(words))
    return text

#> text_filters_pipeline("  many   spaces in\tthis line ", "squeeze | upper")
#> text_filters_pipeline("the quick brown fox jumps over", "cut width=12 mark=~ | wrap_in left=*")
#> text_filters_pipeline("short", "cut | wrap_in left=< right=>")
#> text_filters_pipeline("x", "lower")
#> text_filters_pipeline("one two", "cut length=3")
#> text_filters_pipeline("", "squeeze|wrap_in left=| ")

### statistics_by_name
from statistics import mean, median


def spread(values):
    return max(values) - min(values)


def trimmed(values, cut=1):
    kept = sorted(values)[cut:len(values) - cut]
    return mean(kept)


MEASURES = {
    "mean": mean,
    "median": median,
    "spread": spread,
    "trimmed": trimmed,
}


def statistics_by_name(values: list[float], *names: str, **options) -> dict[str, float]:
    """Named measures of the values; options go to the measures that take them."""
    result = {}
    for name in names or MEASURES:
        measure = MEASURES[name]
        if options and name == "trimmed":
            result[name] = round(measure(values, **options), 3)
        else:
            result[name] = round(measure(values), 3)
    return result

#> statistics_by_name([3, 9, 4, 4, 5])
#> statistics_by_name([1.5, 8.25, 2.0, 100.0], "trimmed", "median")
#> statistics_by_name([7, 1, 9, 3, 2, 30], "trimmed", cut=2)
#> statistics_by_name([], "spread")
#> statistics_by_name([2], "mode")
#> statistics_by_name([0.1, 0.2, 0.3], "mean", "spread")

### validators_rule_table
def check_length(value, low, high):
    return low <= len(value) <= high


def check_digits(value, count):
    return sum(map(str.isdigit, value)) >= count


def check_nospace(value):
    return not any(ch.isspace() for ch in value)


RULES = {
    "length": (check_length, {"low": 1, "high": 8}),
    "digits": (check_digits, {"count": 1}),
    "nospace": (check_nospace, {}),
}


def validators_rule_table(value, **overrides):
    # names of the failed rules
    failed = []
    for name, (function, defaults) in RULES.items():
        options = overrides.get(name, {})
        if options is None:
            continue
        if not function(value, **{**defaults, **options}):
            failed.append(name)
    return failed

#> validators_rule_table("abc1")
#> validators_rule_table("pass word 22", digits={"count": 3})
#> validators_rule_table("", digits=None)
#> validators_rule_table("long enough 7", length={"high": 20}, nospace=None)
#> validators_rule_table("x1", length={"min": 5})

### shell_like_dispatch
class Shell:
    def __init__(self):
        self.vars = {}
        self.out = []

    def do_set(self, name, *value):
        self.vars[name] = " ".join(value)

    def do_echo(self, *words):
        self.out.append(" ".join(self.vars.get(w[1:], "") if w.startswith("$") else w for w in words))

    def do_repeat(self, times, *command):
        for _ in range(int(times)):
            self.run(" ".join(command))

    def run(self, line):
        name, *args = line.split()
        handler = getattr(self, f"do_{name}", None)
        if handler is None:
            self.out.append(f"{name}: not found")
        else:
            handler(*args)


def shell_like_dispatch(script):
    shell = Shell()
    for line in script.split(";"):
        if not line.strip():
            continue
        shell.run(line)
    return "\n".join(shell.out)

#> shell_like_dispatch("set who big world; echo hello $who !")
#> shell_like_dispatch("repeat 2 echo hey; ls -l")
#> shell_like_dispatch(";;")
#> shell_like_dispatch("set")
#> shell_like_dispatch("repeat many echo x")
#> shell_like_dispatch("echo $nobody home;set a b;echo $a$a $a")

### score_by_key_functions
def vowels(word):
    return sum(ch in "aeiou" for ch in word.lower())


def by_length_then_text(word):
    return -len(word), word.lower()


def last_letter(word):
    return word[-1]


def score_by_key_functions(sentence):
    """(most vowels, longest first order, word with the latest last letter)"""
    words = [w.strip(",.;!?") for w in sentence.split()]
    if len(words) < 2:
        return words
    ordered = sorted(set(words), key=by_length_then_text)
    return max(words, key=vowels), ordered[:3], max(words, key=last_letter)

#> score_by_key_functions("The queue at the bakery was, oddly, very long.")
#> score_by_key_functions("alone")
#> score_by_key_functions("a bb a bb ccc")
#> score_by_key_functions("wait ... what")
#> score_by_key_functions("Never odd or even; never even or odd!")

### report_columns_callables
from operator import itemgetter


def initials(person):
    return "".join(part[0] for part in person["name"].split())


def grade(person, scale="ABCD"):
    for mark, limit in zip(scale, (90, 75, 60)):
        if person["points"] >= limit:
            return mark
    return scale[-1]


COLUMNS = {"name": itemgetter("name"), "who": initials, "grade": grade}


def report_columns_callables(people, layout):
    """layout: 'who:4 grade:>3' - a column and the width or format after the colon."""
    lines = []
    for person in people:
        cells = []
        for column in layout.split():
            name, _, spec = column.partition(":")
            cells.append(format(COLUMNS[name](person), spec))
        lines.append("|".join(cells))
    return "\n".join(lines)

#> report_columns_callables([{"name": "Mia Wong", "points": 91}, {"name": "Leo", "points": 59}], "who:4 grade:>3")
#> report_columns_callables([{"name": "Ada de Vries", "points": 75}], "name:.3 who grade:^5")
#> report_columns_callables([], "who")
#> report_columns_callables([{"name": "X", "points": 60}], "age:3")
#> report_columns_callables([{"name": "Bo Li", "points": 100}], "")

### apply_patches_in_order
def rename(record, old, new):
    record[new] = record.pop(old)


def default(record, key, value=None):
    record.setdefault(key, value)


def scale(record, key, factor=100, digits=0):
    record[key] = round(record[key] * factor, digits)


PATCHES = dict(rename=rename, default=default, scale=scale)


def apply_patches_in_order(record, patches):
    """Run the migrations of the record's version and above; bad ones are skipped and counted."""
    record = dict(record)
    skipped = 0
    for version, name, options in patches:
        if version <= record.get("v", 0):
            continue
        try:
            PATCHES[name](record, **options)
        except (KeyError, TypeError):
            skipped += 1
        record["v"] = version
    if skipped:
        record["skipped"] = skipped
    return record

#> apply_patches_in_order({"nm": "pen", "price": 1.25}, [(1, "rename", {"old": "nm", "new": "name"}), (2, "scale", {"key": "price"})])
#> apply_patches_in_order({"v": 2, "price": 3}, [(1, "rename", {"old": "a", "new": "b"}), (3, "default", {"key": "tags", "value": []})])
#> apply_patches_in_order({}, [(1, "scale", {"key": "w"}), (2, "drop", {}), (3, "default", {"name": 1})])
#> apply_patches_in_order({"v": 9}, [])
#> apply_patches_in_order(None, [])
#> apply_patches_in_order({"w": "3"}, [(5, "scale", {"key": "w", "factor": 1.5})])

### calculator_operator_table
import operator
from functools import reduce

OPS = {
    "sum": (operator.add, 0),
    "product": (operator.mul, 1),
    "xor": (operator.xor, 0),
    "max": (max, None),
}


def calculator_operator_table(line):
    name, *words = line.split()
    function, start = OPS[name]
    numbers = []
    for word in words:
        base = 16 if word.startswith("0x") else 2 if word.startswith("0b") else 10
        numbers.append(int(word, base))
    if start is None:
        return reduce(function, numbers)
    return reduce(function, numbers, start)

#> calculator_operator_table("sum 4 0x10 0b11")
#> calculator_operator_table("product 3 -7 2")
#> calculator_operator_table("xor 0xff 0b1010")
#> calculator_operator_table("max")
#> calculator_operator_table("sum")
#> calculator_operator_table("pow 2 3")
#> calculator_operator_table("max 3 0x9 7")

### keyboard_shortcut_actions
class Editor:
    def __init__(self, text):
        self.text, self.cursor, self.clip = text, 0, ""

    def move(self, by=1):
        self.cursor = min(max(self.cursor + by, 0), len(self.text))

    def delete(self, count=1):
        self.clip = self.text[self.cursor:self.cursor + count]
        self.text = self.text[:self.cursor] + self.text[self.cursor + count:]

    def paste(self):
        self.text = self.text[:self.cursor] + self.clip + self.text[self.cursor:]
        self.move(len(self.clip))


KEYS = {
    "l": (Editor.move, {}),
    "h": (Editor.move, {"by": -1}),
    "$": (Editor.move, {"by": 10_000}),
    "x": (Editor.delete, {}),
    "w": (Editor.delete, {"count": 4}),
    "p": (Editor.paste, {}),
}


def keyboard_shortcut_actions(text, keys):
    editor = Editor(text)
    for key in keys:
        if key not in KEYS:
            raise ValueError(f"no action on {key!r}")
        action, options = KEYS[key]
        action(editor, **options)
    return editor.text, editor.cursor

#> keyboard_shortcut_actions("hello world", "w$p")
#> keyboard_shortcut_actions("abc", "llxhp")
#> keyboard_shortcut_actions("", "xpx")
#> keyboard_shortcut_actions("quit", "q")
#> keyboard_shortcut_actions("swap letters", "xlp")

### hooks_before_and_after
def hooks_before_and_after(amount, *, before=(), after=(), limit=1000):
    """Charge an amount with hooks given by name; returns what happened in order."""
    events = []

    def audit(value):
        events.append(("audit", value))
        return value

    def fee(value):
        events.append(("fee", 2))
        return value + 2

    def block(value):
        if value > limit:
            raise PermissionError(f"{value} above {limit}")
        return value

    hooks = {"audit": audit, "fee": fee, "block": block}
    try:
        for name in before:
            amount = hooks[name](amount)
        events.append(("charge", amount))
    except PermissionError as reason:
        events.append(("refused", str(reason)))
    else:
        for name in after:
            hooks[name](amount)
    return events

#> hooks_before_and_after(100, before=("fee", "block"), after=["audit"])
#> hooks_before_and_after(999, before=["fee", "block"], after=["audit"])
#> hooks_before_and_after(5)
#> hooks_before_and_after(5, before=["email"])
#> hooks_before_and_after(-40, before=("audit", "audit"), after=("fee",), limit=-50)

### metric_checks_thresholds
from operator import gt, lt, eq

COMPARE = {">": gt, "<": lt, "=": eq}


def fails(metrics: dict, name: str, sign: str, limit: str) -> bool:
    if name not in metrics:
        return False
    return COMPARE[sign](metrics[name], float(limit))


def metric_checks_thresholds(metrics: dict[str, float], alerts: list[str]) -> bool:
    """True when any alert like 'cpu > 90' fires; 'and' joins parts that must all hold."""
    for alert in alerts:
        parts = [p.split() for p in alert.split(" and ")]
        if all(fails(metrics, *part) for part in parts):
            return True
    return False

#> metric_checks_thresholds({"cpu": 95.5, "mem": 40}, ["cpu > 90 and mem > 80", "mem < 50"])
#> metric_checks_thresholds({"cpu": 95.5}, ["cpu > 90 and mem > 80"])
#> metric_checks_thresholds({}, [])
#> metric_checks_thresholds({"disk": 0}, ["disk = 0"])
#> metric_checks_thresholds({"disk": 1}, ["disk >= 0"])
#> metric_checks_thresholds({"q": 3}, ["q < 3", "q > 3", "q = 3.0"])
