### flat_keys_with_prefix
def flatten(node, prefix=""):
    if isinstance(node, dict):
        for key, child in node.items():
            yield from flatten(child, f"{prefix}.{key}" if prefix else str(key))
    elif isinstance(node, list):
        for index, child in enumerate(node):
            yield from flatten(child, f"{prefix}[{index}]")
    else:
        yield prefix, node


def flat_keys_with_prefix(config: dict, only: str = "") -> dict:
    """Dotted keys of a nested configuration, with only those that start with a prefix."""
    flat = {}
    for key, value in flatten(config):
        if only and not key.startswith(only):
            continue
        flat[key] = value
    return flat

#> flat_keys_with_prefix({"db": {"host": "h", "ports": [1, 2]}, "debug": True})
#> flat_keys_with_prefix({"db": {"host": "h", "ports": [1, 2]}, "debug": True}, only="db.")
#> flat_keys_with_prefix({})
#> flat_keys_with_prefix({"a": {"b": {"c": {"d": 1}}}, "x": [[1, [2]], {}]})
#> flat_keys_with_prefix({"users": [{"name": "ann", "roles": ["x", "y"]}, {"name": "bob", "roles": []}]}, "users[0]")

### sum_sizes_of_tree
def human(size: int) -> str:
    for unit in ("B", "K", "M"):
        if size < 1024:
            return f"{size}{unit}"
        size = round(size / 1024)
    return f"{size}G"


def measure(tree, sizes, path):
    total = 0
    for name, child in tree.items():
        here = f"{path}/{name}"
        total += measure(child, sizes, here) if isinstance(child, dict) else child
    sizes[path or "/"] = total
    return total


def sum_sizes_of_tree(tree: dict, top: int = 3) -> list[str]:
    """The largest folders with their sizes, as `du` shows them."""
    sizes: dict[str, int] = {}
    measure(tree, sizes, "")
    ordered = sorted(sizes.items(), key=lambda item: (-item[1], item[0]))
    return [f"{human(size)} {path}" for path, size in ordered[:top]]

#> sum_sizes_of_tree({"src": {"a.py": 900, "b.py": 2000}, "img": {"x.png": 50000}, "readme": 10})
#> sum_sizes_of_tree({})
#> sum_sizes_of_tree({"v": {"big.iso": 3 * 1024**3, "w": {"m": 5 * 1024**2}}}, top=2)
#> sum_sizes_of_tree({"a": {"b": {"c": {"d": 1}}}}, 10)
#> sum_sizes_of_tree({"x": 1023, "y": 1}, 1)

### comments_thread_render
def build(rows):
    replies = {}
    for number, parent, author in rows:
        replies.setdefault(parent, []).append((number, author))
    return replies


def render(replies, parent, depth, lines):
    for number, author in replies.get(parent, []):
        lines.append("  " * depth + f"{author} #{number}")
        render(replies, number, depth + 1, lines)


def comments_thread_render(rows: list[tuple], orphans: bool = False) -> list[str]:
    """Comments (number, parent or None, author) as an indented thread."""
    replies = build(rows)
    lines: list[str] = []
    render(replies, None, 0, lines)
    if orphans:
        known = {number for number, _, _ in rows}
        for parent in replies:
            if parent is not None and parent not in known:
                lines.append(f"? {len(replies[parent])} under #{parent}")
    return lines

#> comments_thread_render([(1, None, "ann"), (2, 1, "bob"), (3, 2, "ann"), (4, 1, "cid"), (5, None, "dot")])
#> comments_thread_render([(1, None, "ann"), (9, 7, "eve"), (8, 7, "fay")], orphans=True)
#> comments_thread_render([])
#> comments_thread_render([(3, 2, "c"), (2, 1, "b"), (1, None, "a")], True)
#> comments_thread_render([(2, 2, "loop")])

### expand_env_references
import re

VAR = re.compile(r"\$\{?(\w+)\}?")


class CycleError(ValueError):
    pass


def resolve(name, env, active=()):
    if name in active:
        raise CycleError(" -> ".join((*active, name)))
    text = env.get(name, "")
    return VAR.sub(lambda match: resolve(match.group(1), env, (*active, name)), text)


def expand_env_references(env: dict[str, str], names: list[str]) -> dict[str, str]:
    """Values with $NAME and ${NAME} replaced as deep as needed; cycles are shown as an error."""
    values = {}
    for name in names:
        try:
            values[name] = resolve(name, env)
        except CycleError as error:
            values[name] = f"error: {error}"
    return values

#> expand_env_references({"HOME": "/home/ida", "BIN": "$HOME/bin", "PATH": "${BIN}:/usr/bin"}, ["PATH"])
#> expand_env_references({"A": "$B", "B": "x${C}", "C": "$A"}, ["A", "B", "D"])
#> expand_env_references({}, [])
#> expand_env_references({"GREETING": "Hi $USER from $CITY!", "USER": "Bo"}, ["GREETING", "USER"])
#> expand_env_references({"X": "$X"}, ["X"])
#> expand_env_references({"A": "$B", "B": "x${C}", "C": "$A"}, ["A", "B", "D", "GREETING", "USER"])
#> expand_env_references({"A": "$B", "B": "x${C}", "C": "$A"}, ["GREETING", "USER", "A", "B", "D"])

### evaluate_rule_tree
OPERATORS = {
    "eq": lambda a, b: a == b,
    "gt": lambda a, b: a > b,
    "in": lambda a, b: a in b,
}


class RuleError(ValueError):
    pass


def evaluate(rule, facts):
    if "all" in rule:
        return all(evaluate(part, facts) for part in rule["all"])
    if "any" in rule:
        return any(evaluate(part, facts) for part in rule["any"])
    if "not" in rule:
        return not evaluate(rule["not"], facts)
    operator = OPERATORS.get(rule.get("op"))
    if operator is None:
        raise RuleError(f"no operator in {sorted(rule)}")
    return operator(facts.get(rule["field"]), rule["value"])


def evaluate_rule_tree(rule: dict, facts: dict) -> bool:
    """Whether facts fulfil a nested rule; facts of the wrong type do not."""
    try:
        return evaluate(rule, facts)
    except TypeError:
        return False

#> evaluate_rule_tree({"all": [{"op": "gt", "field": "age", "value": 17}, {"op": "eq", "field": "country", "value": "DE"}]}, {"age": 30, "country": "DE"})
#> evaluate_rule_tree({"any": [{"op": "in", "field": "tag", "value": ["a", "b"]}, {"not": {"op": "gt", "field": "n", "value": 5}}]}, {"tag": "z", "n": 9})
#> evaluate_rule_tree({"op": "gt", "field": "age", "value": 17}, {})
#> evaluate_rule_tree({"all": []}, {})
#> evaluate_rule_tree({"op": "lt", "field": "age", "value": 17}, {"age": 5})
#> evaluate_rule_tree({"not": {"any": [{"op": "eq", "field": "x", "value": 1}, {"all": [{"op": "gt", "field": "y", "value": 0}]}]}}, {"x": 2, "y": 0})
#> evaluate_rule_tree({"op": "gt", "field": "age", "value": 17, "not": {"any": [{"op": "eq", "field": "x", "value": 1}, {"all": [{"op": "gt", "field": "y", "value": 0}]}]}}, {})
#> evaluate_rule_tree({"not": {"any": [{"op": "eq", "field": "x", "value": 1}, {"all": [{"op": "gt", "field": "y", "value": 0}]}]}, "op": "gt", "field": "age", "value": 17}, {})
#> evaluate_rule_tree({"op": "lt", "field": "age", "value": 17, "not": {"any": [{"op": "eq", "field": "x", "value": 1}, {"all": [{"op": "gt", "field": "y", "value": 0}]}]}}, {"age": 5})

### org_chart_reports_count
class Person:
    def __init__(self, name):
        self.name = name
        self.manager = None
        self.reports = []

    def depth(self):
        level, person = 0, self
        while person.manager is not None:
            person = person.manager
            level += 1
        return level

    def headcount(self):
        return sum(1 + report.headcount() for report in self.reports)


def org_chart_reports_count(pairs: str, name: str) -> tuple[int, int]:
    """(level, people below) of a person in 'boss>ann boss>bob ann>cid'."""
    people: dict[str, Person] = {}
    for pair in pairs.split():
        upper, lower = (people.setdefault(n, Person(n)) for n in pair.split(">"))
        if lower.manager is not None:
            raise ValueError(f"{lower.name} has two managers")
        lower.manager = upper
        upper.reports.append(lower)
    person = people[name]
    return person.depth(), person.headcount()

#> org_chart_reports_count("boss>ann boss>bob ann>cid ann>dot cid>eve", "ann")
#> org_chart_reports_count("boss>ann boss>bob ann>cid", "boss")
#> org_chart_reports_count("a>b c>b", "a")
#> org_chart_reports_count("a>b b>c c>d d>e", "e")
#> org_chart_reports_count("", "x")
#> org_chart_reports_count("x>y y>z", "y")

### json_summary_types
import json
from collections import Counter


def walk(value):
    yield type(value).__name__
    if isinstance(value, dict):
        for child in value.values():
            yield from walk(child)
    elif isinstance(value, list):
        for child in value:
            yield from walk(child)


def json_summary_types(text: str) -> str:
    """Types of everything in a JSON text by frequency, or where the text is broken."""
    try:
        document = json.loads(text)
    except json.JSONDecodeError as error:
        return f"broken at line {error.lineno}, column {error.colno}"
    counts = Counter(walk(document))
    return ", ".join(f"{n} {name}" for name, n in sorted(counts.items(), key=lambda p: (-p[1], p[0])))

#> json_summary_types('{"a": [1, 2.5, null], "b": {"c": "x", "d": true}}')
#> json_summary_types('{"a": 1,\n "b": }')
#> json_summary_types("[]")
#> json_summary_types("")
#> json_summary_types('[["x", "y"], ["z"], [], {"k": [0, 1, 2]}]')

### deep_freeze_hash_groups
def freeze(value):
    """A hashable copy; the order of keys does not count."""
    if isinstance(value, dict):
        return frozenset((key, freeze(child)) for key, child in value.items())
    if isinstance(value, (list, tuple)):
        return tuple(freeze(child) for child in value)
    if isinstance(value, set):
        return frozenset(map(freeze, value))
    return value


def deep_freeze_hash_groups(records: list) -> list[list[int]]:
    """Groups of equal records by their places in the list."""
    groups: dict = {}
    for index, record in enumerate(records):
        groups.setdefault(freeze(record), []).append(index)
    return [places for places in groups.values() if len(places) > 1]

#> deep_freeze_hash_groups([{"a": [1, 2]}, {"b": 1}, {"a": [1, 2]}, {"b": 1}, {"b": 2}])
#> deep_freeze_hash_groups([[1, 2], (1, 2), [2, 1]])
#> deep_freeze_hash_groups([])
#> deep_freeze_hash_groups([{"x": {"y": {3, 1}}, "z": 0}, {"z": 0, "x": {"y": {1, 3}}}])
#> deep_freeze_hash_groups([1, True, 1.0, "1"])

### menu_tree_breadcrumbs
MENU = {
    "home": None,
    "shop": {"shoes": {"boots": None, "sneakers": None}, "hats": None},
    "help": {"contact": None, "returns": {"form": None}},
}


def find(menu, wanted, trail=()):
    for name, children in menu.items():
        here = (*trail, name)
        if name == wanted:
            return here
        if children:
            found = find(children, wanted, here)
            if found:
                return found
    return None


def menu_tree_breadcrumbs(wanted: str, separator: str = " > ") -> str | None:
    """The way to a page through the menu, None if there is no such page."""
    trail = find(MENU, wanted.lower())
    if trail is None:
        return None
    return separator.join(name.capitalize() for name in trail)

#> menu_tree_breadcrumbs("sneakers")
#> menu_tree_breadcrumbs("FORM", "/")
#> menu_tree_breadcrumbs("home")
#> menu_tree_breadcrumbs("jobs")
#> menu_tree_breadcrumbs("returns")

### knapsack_items_chosen
def knapsack_items_chosen(items: list[tuple[str, int, int]], capacity: int) -> list[str]:
    """Names of the items (name, weight, value) with the highest value that fit."""

    def best(index, room):
        if index == len(items):
            return 0, []
        value, chosen = best(index + 1, room)
        name, weight, worth = items[index]
        if weight <= room:
            with_value, with_chosen = best(index + 1, room - weight)
            if with_value + worth > value:
                return with_value + worth, [name, *with_chosen]
        return value, chosen

    return best(0, capacity)[1]

#> knapsack_items_chosen([("lamp", 3, 30), ("tent", 5, 60), ("stove", 4, 45)], 8)
#> knapsack_items_chosen([("gold", 9, 99), ("salt", 1, 1)], 5)
#> knapsack_items_chosen([], 10)
#> knapsack_items_chosen([("a", 1, 5), ("b", 1, 5), ("c", 2, 9), ("d", 1, 6)], 3)
#> knapsack_items_chosen([("x", 0, 1), ("y", 0, 0)], 0)

### permissions_inherit_tree
class Folder:
    def __init__(self, name, parent=None, acl=None):
        self.name, self.parent, self.acl = name, parent, acl or {}

    def allowed(self, user):
        """'rw', 'r' or ''; asked upwards until a folder knows the user."""
        folder = self
        while folder is not None:
            if user in folder.acl:
                return folder.acl[user]
            folder = folder.parent
        return ""


def make_tree(spec):
    folders = {"": Folder("")}
    for path, acl in spec.items():
        parent = folders[path.rpartition("/")[0]]
        folders[path] = Folder(path, parent, acl)
    return folders


def permissions_inherit_tree(spec: dict, user: str, path: str, mode: str) -> bool:
    """Whether a user may read ('r') or write ('w') in a folder."""
    folders = make_tree(spec)
    while path not in folders:
        path = path.rpartition("/")[0]
    return mode in folders[path].allowed(user)

#> permissions_inherit_tree({"a": {"ann": "rw"}, "a/b": {"ann": "r"}, "a/b/c": {}}, "ann", "a/b/c", "w")
#> permissions_inherit_tree({"a": {"ann": "rw"}, "a/b": {"bob": "r"}}, "ann", "a/b", "w")
#> permissions_inherit_tree({"a": {"ann": "rw"}}, "bob", "a/x/y/z", "r")
#> permissions_inherit_tree({}, "ann", "", "r")
#> permissions_inherit_tree({"a": {"ann": "r"}, "a/b": {"ann": ""}, "a/b/c": {}}, "ann", "a/b/c/d.txt", "r")
#> permissions_inherit_tree({"a/b": {}}, "ann", "a", "r")
#> permissions_inherit_tree({"a": {"ann": "rw"}, "a/b": {"bob": "r"}, "a/b/c": {}}, "ann", "a/b/c/d.txt", "r")
#> permissions_inherit_tree({"a": {"ann": "rw"}}, "bob", "a/x/y/za/b/c/d.txt", "r")

### xml_like_serializer
from html import escape


def attributes(node):
    return "".join(f' {key}="{escape(str(value))}"' for key, value in node.items() if key not in ("tag", "children"))


def serialize(node, level=0):
    """Lines of a node: a text or a dict with tag, children and attributes."""
    indent = "  " * level
    if not isinstance(node, dict):
        yield indent + escape(str(node), quote=False)
        return
    head = node["tag"] + attributes(node)
    children = node.get("children", [])
    if not children:
        yield f"{indent}<{head}/>"
        return
    yield f"{indent}<{head}>"
    for child in children:
        yield from serialize(child, level + 1)
    yield f"{indent}</{node['tag']}>"


def xml_like_serializer(node) -> str:
    return "\n".join(serialize(node))

#> xml_like_serializer({"tag": "p", "class": "note", "children": ["1 < 2", {"tag": "br"}]})
#> xml_like_serializer("R&D")
#> xml_like_serializer({"tag": "hr"})
#> xml_like_serializer({"tag": "ul", "children": [{"tag": "li", "id": 1, "children": ["one"]}, {"tag": "li", "children": ["two"]}]})
#> xml_like_serializer({"children": []})
#> xml_like_serializer({"tag": "ul", "class": "note", "children": [{"tag": "li", "id": 1, "children": ["one"]}, {"tag": "li", "children": ["two"]}]})
#> xml_like_serializer({"tag": "hr", "children": [{"tag": "li", "id": 1, "children": ["one"]}, {"tag": "li", "children": ["two"]}]})
