### nested_total_size
def nested_total_size(tree, ignore=(".git", "__pycache__")):
    total = 0
    for name, entry in tree.items():
        if name in ignore:
            continue
        if isinstance(entry, dict):
            total += nested_total_size(entry, ignore)
        else:
            total += entry
    return total

#> nested_total_size({"src": {"main.py": 1200, "util.py": 300}, ".git": {"pack": 99999}, "README.md": 800})
#> nested_total_size({})
#> nested_total_size({"a": {"b": {"c": {"d.txt": 7}}}})
#> nested_total_size({"data": {"big.bin": 5000}, "tmp": {"x": 1}}, ignore=("tmp",))
#> nested_total_size({"docs": {"index.rst": 410, "img": {"logo.png": 2048, "__pycache__": {"x.pyc": 5}}}, "setup.cfg": 95})
#> nested_total_size({"a": {"b": {"c": {"d.txt": 7}}}, "docs": {"index.rst": 410, "img": {"logo.png": 2048, "__pycache__": {"x.pyc": 5}}}, "setup.cfg": 95, "src": {"main.py": 1200, "util.py": 300}, ".git": {"pack": 99999}, "README.md": 800})

### json_paths_to_leaves
def walk(node, path):
    if isinstance(node, dict):
        for key, value in node.items():
            yield from walk(value, f"{path}.{key}" if path else key)
    elif isinstance(node, list):
        for index, value in enumerate(node):
            yield from walk(value, f"{path}[{index}]")
    else:
        yield path, node


def json_paths_to_leaves(document):
    flat = {}
    for path, value in walk(document, ""):
        if value in (None, ""):
            continue  # empty values are of no interest to the diff tool
        flat[path] = value
    return flat

#> json_paths_to_leaves({"user": {"name": "Ida", "tags": ["new", "vip"]}, "active": True})
#> json_paths_to_leaves([1, [2, [3]]])
#> json_paths_to_leaves({"a": None, "b": "", "c": 0})
#> json_paths_to_leaves({})
#> json_paths_to_leaves({"servers": [{"host": "a1", "ports": [80, 443]}, {"host": "b2", "ports": []}]})

### comment_thread_render
from dataclasses import dataclass, field


@dataclass
class Comment:
    author: str
    text: str
    replies: list = field(default_factory=list)


def build(rows):
    by_id, roots = {}, []
    for ident, parent, author, text in rows:
        comment = by_id[ident] = Comment(author, text)
        (by_id[parent].replies if parent else roots).append(comment)
    return roots


def render(comments, depth=0, limit=2):
    for comment in comments:
        yield "  " * depth + f"{comment.author}: {comment.text}"
        if depth < limit:
            yield from render(comment.replies, depth + 1, limit)
        elif comment.replies:
            yield "  " * (depth + 1) + f"({len(comment.replies)} more)"


def comment_thread_render(rows, limit=2):
    return "\n".join(render(build(rows), limit=limit))

#> comment_thread_render([(1, None, "ann", "Ship it?"), (2, 1, "bob", "+1"), (3, 1, "cy", "tests fail"), (4, 3, "ann", "fixed")])
#> comment_thread_render([(1, None, "a", "one"), (2, 1, "b", "two"), (3, 2, "c", "three")], limit=1)
#> comment_thread_render([])
#> comment_thread_render([(7, None, "x", "hi"), (9, 8, "y", "lost")])
#> comment_thread_render([(1, None, "kim", "Lunch at noon?"), (2, None, "lou", "Printer is back"), (3, 1, "max", "yes")], 0)
#> comment_thread_render([(1, None, "ann", "Ship it?"), (2, 1, "bob", "+1"), (3, 1, "cy", "tests fail"), (4, 3, "ann", "fixed"), (1, None, "a", "one"), (2, 1, "b", "two"), (3, 2, "c", "three"), (1, None, "kim", "Lunch at noon?"), (2, None, "lou", "Printer is back"), (3, 1, "max", "yes")])

### binary_tree_insert_depth
class Node:
    __slots__ = ("key", "left", "right")

    def __init__(self, key):
        self.key = key
        self.left = self.right = None


def insert(node, key):
    if node is None:
        return Node(key)
    if key < node.key:
        node.left = insert(node.left, key)
    elif key > node.key:
        node.right = insert(node.right, key)
    return node


def depth(node):
    if node is None:
        return 0
    return 1 + max(depth(node.left), depth(node.right))


def binary_tree_insert_depth(keys: list) -> int:
    """Height of the search tree that the keys make in this order."""
    root = None
    for key in keys:
        root = insert(root, key)
    return depth(root)

#> binary_tree_insert_depth([5, 2, 8])
#> binary_tree_insert_depth([1, 2, 3, 3])
#> binary_tree_insert_depth([])
#> binary_tree_insert_depth(["m", "c", "t", "a"])
#> binary_tree_insert_depth([4, "x"])

### expression_tree_value
from dataclasses import dataclass
from operator import add, mul, sub, truediv

OPERATORS = {"+": add, "-": sub, "*": mul, "/": truediv}


@dataclass(frozen=True)
class Num:
    value: float

    def evaluate(self, env):
        return self.value


@dataclass(frozen=True)
class Var:
    name: str

    def evaluate(self, env):
        return env[self.name]


@dataclass(frozen=True)
class BinOp:
    op: str
    left: object
    right: object

    def evaluate(self, env):
        return OPERATORS[self.op](self.left.evaluate(env), self.right.evaluate(env))


def build(spec):
    """Make nodes from nested tuples such as ('+', 1, ('*', 'x', 2))."""
    match spec:
        case (op, left, right):
            return BinOp(op, build(left), build(right))
        case str(name):
            return Var(name)
        case _:
            return Num(spec)


def expression_tree_value(spec, **env):
    return round(float(build(spec).evaluate(env)), 3)

#> expression_tree_value(("+", 1, ("*", "x", 2)), x=5)
#> expression_tree_value(("/", ("-", "gross", "net"), "net"), gross=119, net=100)
#> expression_tree_value(7)
#> expression_tree_value(("/", 1, "z"), z=0)
#> expression_tree_value(("*", ("+", "a", "b"), ("-", "a", "b")), a=6, b=4)

### menu_breadcrumb
MENU = {
    "Products": {"Chairs": {"Office": "/c/office", "Garden": "/c/garden"}, "Tables": "/t"},
    "Support": {"Returns": "/s/returns", "Contact": {"Phone": "/s/tel", "Chat": "/s/chat"}},
    "About": "/about",
}


def find_trail(menu, url):
    for title, entry in menu.items():
        if entry == url:
            return [title]
        if isinstance(entry, dict):
            trail = find_trail(entry, url)
            if trail:
                return [title, *trail]
    return None


def menu_breadcrumb(url: str, separator: str = " / ") -> str:
    """The way through the menu to a page, for the line on top of it."""
    trail = find_trail(MENU, url)
    if trail is None:
        return "Home"
    return separator.join(["Home", *trail])

#> menu_breadcrumb("/c/garden")
#> menu_breadcrumb("/s/chat", separator=" > ")
#> menu_breadcrumb("/about")
#> menu_breadcrumb("/jobs")
#> menu_breadcrumb("/t", "|")

### deep_merge_overrides
def deep_merge_overrides(base: dict, *layers: dict) -> dict:
    merged = dict(base)
    for layer in layers:
        for key, value in layer.items():
            current = merged.get(key)
            if value is None:
                merged.pop(key, None)
            elif isinstance(current, dict) and isinstance(value, dict):
                merged[key] = deep_merge_overrides(current, value)
            elif isinstance(current, list) and isinstance(value, list):
                merged[key] = current + [v for v in value if v not in current]
            else:
                merged[key] = value
    return merged

#> deep_merge_overrides({"db": {"host": "localhost", "port": 5432}}, {"db": {"port": 6000}})
#> deep_merge_overrides({"tags": ["a"], "x": 1}, {"tags": ["b", "a"]}, {"x": None})
#> deep_merge_overrides({}, {})
#> deep_merge_overrides({"log": {"level": "info", "to": ["file"]}}, {"log": {"to": ["syslog"]}}, {"log": "off"})
#> deep_merge_overrides({"a": {"b": {"c": 1}}}, {"a": {"b": {"d": 2, "c": None}}})
#> deep_merge_overrides({"a": {"b": {"c": 1}}, "log": {"level": "info", "to": ["file"]}, "db": {"host": "localhost", "port": 5432}}, {"a": {"b": {"d": 2, "c": None}}, "log": {"to": ["syslog"]}, "db": {"port": 6000}})
#> deep_merge_overrides({"log": {"level": "info", "to": ["file"]}, "a": {"b": {"c": 1}}, "db": {"host": "localhost", "port": 5432}}, {"log": {"to": ["syslog"]}, "a": {"b": {"d": 2, "c": None}}, "db": {"port": 6000}}, {"log": "off"})

### same_shape_check
def same_shape(a, b):
    """Do two nested values have the same structure, whatever their leaves are?"""
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(same_shape(a[k], b[k]) for k in a)
    if isinstance(a, list) and isinstance(b, list):
        if not a or not b:
            return True
        return all(same_shape(x, y) for x, y in zip(a, b))
    return type(a) is type(b)


def same_shape_check(samples):
    """True when every sample looks like the first one."""
    if not samples:
        return True
    first, *others = samples
    for other in others:
        if not same_shape(first, other):
            return False
    return True

#> same_shape_check([{"id": 1, "tags": ["x"]}, {"id": 2, "tags": []}])
#> same_shape_check([{"id": 1, "tags": ["x"]}, {"id": "2", "tags": []}])
#> same_shape_check([])
#> same_shape_check([[1, [2, 3]], [4, [5, 6]], [7, 8]])
#> same_shape_check([{"pos": {"x": 1.0, "y": 2.0}}, {"pos": {"x": 3.5, "z": 2.0}}])
#> same_shape_check([{"a": [{"b": 1}]}, {"a": [{"b": 9}, {"c": 2}]}])

### heading_outline_numbers
import re

HEADING = re.compile(r"^(#{1,4})\s+(.+)$")


def heading_outline_numbers(markdown: str) -> list[str]:
    """Number the headings of a document: 1, 1.1, 1.2, 2, ..."""
    counters: list[int] = []
    outline = []
    for line in markdown.splitlines():
        match = HEADING.match(line)
        if not match:
            continue
        level = len(match[1])
        if level > len(counters) + 1:
            raise ValueError(f"heading {match[2]!r} skips a level")
        del counters[level:]
        if level > len(counters):
            counters.append(0)
        counters[level - 1] += 1
        outline.append(f"{'.'.join(map(str, counters))} {match[2]}")
    return outline

#> heading_outline_numbers("# Intro\ntext\n## Goals\n## Scope\n# Usage\n## Install")
#> heading_outline_numbers("no headings at all")
#> heading_outline_numbers("# A\n### C")
#> heading_outline_numbers("# One\n## Two\n### Three\n## Four\n#notaheading\n# Five")
#> heading_outline_numbers("")

### permission_tree_allows
ROLES = {
    "admin": {"inherits": ["editor"], "grants": {"user.delete", "user.create"}},
    "editor": {"inherits": ["viewer"], "grants": {"post.edit", "post.publish"}},
    "viewer": {"inherits": [], "grants": {"post.read"}},
    "bot": {"inherits": ["viewer"], "grants": {"stats.*"}},
}


def effective(role):
    spec = ROLES[role]
    grants = set(spec["grants"])
    for parent in spec["inherits"]:
        grants |= effective(parent)
    return grants


def permission_tree_allows(role, wanted):
    try:
        grants = effective(role)
    except KeyError:
        return False
    if wanted in grants:
        return True
    area, _, _ = wanted.partition(".")
    return f"{area}.*" in grants

#> permission_tree_allows("admin", "post.read")
#> permission_tree_allows("editor", "user.delete")
#> permission_tree_allows("bot", "stats.hourly")
#> permission_tree_allows("ghost", "post.read")
#> permission_tree_allows("viewer", "post.read")
#> permission_tree_allows("bot", "post.edit")

### cart_parts_cost
from functools import lru_cache

PARTS = {
    "bolt": 5,
    "plate": 120,
    "motor": 2400,
    "wheel": [("plate", 1), ("bolt", 4)],
    "axle": [("wheel", 2), ("bolt", 2)],
    "cart": [("axle", 2), ("motor", 1), ("plate", 3)],
}


def cart_parts_cost(article: str, quantity: int = 1, scrap: float = 0.0) -> float:
    @lru_cache(maxsize=None)
    def cents(name):
        entry = PARTS[name]
        if isinstance(entry, int):
            return entry
        return sum(count * cents(part) for part, count in entry)

    if quantity <= 0:
        return 0.0
    return round(cents(article) * quantity * (1 + scrap) / 100, 2)

#> cart_parts_cost("cart")
#> cart_parts_cost("axle", 10)
#> cart_parts_cost("wheel", quantity=3, scrap=0.05)
#> cart_parts_cost("engine")
#> cart_parts_cost("cart", 0)

### typed_prefix_suggestions
class Trie:
    def __init__(self):
        self.children = {}
        self.weight = 0

    def insert(self, word, weight):
        node = self
        for letter in word:
            node = node.children.setdefault(letter, Trie())
        node.weight += weight

    def find(self, prefix):
        node = self
        for letter in prefix:
            node = node.children.get(letter)
            if node is None:
                return None
        return node

    def words(self, prefix=""):
        if self.weight:
            yield prefix, self.weight
        for letter in sorted(self.children):
            yield from self.children[letter].words(prefix + letter)


def typed_prefix_suggestions(counts, typed, top=3):
    """The most frequent words that start with what was typed."""
    root = Trie()
    for word, count in counts.items():
        root.insert(word, count)
    node = root.find(typed)
    if node is None:
        return []
    found = sorted(node.words(typed), key=lambda pair: -pair[1])
    return [word for word, _ in found[:top]]

#> typed_prefix_suggestions({"car": 3, "cat": 9, "cart": 5}, "ca")
#> typed_prefix_suggestions({"tea": 1, "ten": 2}, "x")
#> typed_prefix_suggestions({}, "")
#> typed_prefix_suggestions({"an": 4, "ant": 7, "any": 4}, "an", top=2)
#> typed_prefix_suggestions({"log": 1, "lot": 1}, "lo")

### flatten_until_depth
def flatten_until_depth(items, depth=1):
    if depth < 0:
        raise ValueError("depth must not be negative")
    flat = []
    for item in items:
        if depth and isinstance(item, (list, tuple)):
            flat.extend(flatten_until_depth(item, depth - 1))
        elif isinstance(item, str) and "," in item:
            # a comma list counts as a level of its own
            flat.extend(part.strip() for part in item.split(","))
        else:
            flat.append(item)
    return flat

#> flatten_until_depth([1, [2, [3, [4]]]], 2)
#> flatten_until_depth(["a, b", ("c", ["d"])])
#> flatten_until_depth([[], [[]], [[[]]]], depth=3)
#> flatten_until_depth([1], -1)
#> flatten_until_depth([[1, 2], [3, [4, 5]], "x,y"], 0)
#> flatten_until_depth([[], [[]], [[[]]], 1, [2, [3, [4]]], "a, b", ("c", ["d"])], depth=3)

### html_outline_depth
import re

TAG = re.compile(r"<(/?)(\w+)[^>]*?(/?)>")
VOID = {"br", "img", "hr", "input"}


class BadNesting(ValueError):
    pass


def html_outline_depth(html: str) -> int:
    stack, deepest = [], 0
    for closing, name, self_closing in TAG.findall(html):
        if name in VOID or self_closing:
            continue
        if not closing:
            stack.append(name)
            deepest = max(deepest, len(stack))
        elif not stack or stack.pop() != name:
            raise BadNesting(f"unexpected </{name}>")
    if stack:
        raise BadNesting(f"<{stack[-1]}> is never closed")
    return deepest

#> html_outline_depth("<div><p>Hello <b>you</b></p><br></div>")
#> html_outline_depth("plain text")
#> html_outline_depth("<ul><li>one<li>two</ul>")
#> html_outline_depth("<p>open")
#> html_outline_depth('<a href="/x"><img src="y.png"/></a><hr>')
#> html_outline_depth("<table><tr><td><span>1</span></td><td/></tr></table>")

### family_generations
def generation_of(person, parents, known):
    if person not in known:
        above = parents.get(person, ())
        known[person] = 1 + max((generation_of(p, parents, known) for p in above), default=-1)
    return known[person]


def family_generations(children_of: dict[str, list[str]]) -> dict[int, list[str]]:
    """Sort people into generations; those without known parents are generation 0."""
    parents: dict[str, list[str]] = {}
    for parent, children in children_of.items():
        for child in children:
            parents.setdefault(child, []).append(parent)
    everybody = sorted(set(children_of) | set(parents))
    known: dict[str, int] = {}
    table: dict[int, list[str]] = {}
    for person in everybody:
        table.setdefault(generation_of(person, parents, known), []).append(person)
    return dict(sorted(table.items()))

#> family_generations({"Ada": ["Ben", "Cleo"], "Ben": ["Dan"], "Eva": ["Dan"]})
#> family_generations({})
#> family_generations({"x": []})
#> family_generations({"King": ["Prince"], "Prince": ["Baby"], "Duke": ["Baby", "Lady"]})
#> family_generations({"a": ["b"], "b": ["c"], "c": ["d"], "z": ["d"]})

### schema_errors_of
TYPES = {"text": str, "number": (int, float), "flag": bool, "list": list}


def schema_errors_of(value, schema, path="$"):
    """Compare a document with a small schema; every problem is one line."""
    if isinstance(schema, dict):
        if not isinstance(value, dict):
            return [f"{path}: object expected"]
        errors = []
        for key, rule in schema.items():
            optional = key.endswith("?")
            name = key.rstrip("?")
            if name in value:
                errors += schema_errors_of(value[name], rule, f"{path}.{name}")
            elif not optional:
                errors.append(f"{path}.{name}: missing")
        return errors
    if not isinstance(value, TYPES[schema]) or (schema == "number" and isinstance(value, bool)):
        return [f"{path}: {schema} expected"]
    return []

#> schema_errors_of({"name": "Ivo", "age": 41}, {"name": "text", "age": "number", "mail?": "text"})
#> schema_errors_of({"name": 3, "address": {"city": "Bonn"}}, {"name": "text", "address": {"city": "text", "zip": "text"}})
#> schema_errors_of([], {"a": "text"})
#> schema_errors_of({"n": True, "ok": 1}, {"n": "number", "ok": "flag"})
#> schema_errors_of({"x": 1}, {"x": "date"})
#> schema_errors_of({"tags": [], "meta": "none"}, {"tags": "list", "meta": {"by": "text"}})
#> schema_errors_of({"name": "Ivo", "age": 41, "address": {"city": "Bonn"}, "n": True, "ok": 1}, {"name": "text", "age": "number", "mail?": "text", "address": {"city": "text", "zip": "text"}, "n": "number", "ok": "flag"})

### tree_lowest_common_boss
PARENT = {
    "ana": "raj", "bo": "raj", "raj": "mia",
    "cy": "tom", "tom": "mia", "mia": "zed", "lee": "zed",
}


def ancestors(name):
    """The person and everybody above, nearest first."""
    while name is not None:
        yield name
        name = PARENT.get(name)


def tree_lowest_common_boss(first: str, *others: str) -> str | None:
    """The nearest person all of them report to (or are)."""
    common = list(ancestors(first))
    for other in others:
        above = set(ancestors(other))
        common = [name for name in common if name in above]
    if not common:
        return None
    return common[0]

#> tree_lowest_common_boss("ana", "bo")
#> tree_lowest_common_boss("ana", "cy", "bo")
#> tree_lowest_common_boss("lee", "tom")
#> tree_lowest_common_boss("ana", "stranger")
#> tree_lowest_common_boss("raj", "ana")

### mapping_value_search
def find_all(node, key):
    found = []
    if isinstance(node, dict):
        if key in node:
            found.append(node[key])
        for value in node.values():
            found.extend(find_all(value, key))
    elif isinstance(node, (list, tuple)):
        for item in node:
            found.extend(find_all(item, key))
    return found


def mapping_value_search(document, key: str, unique: bool = False):
    values = find_all(document, key)
    if unique and len(values) > 1:
        raise LookupError(f"{key!r} found {len(values)} times")
    return values[0] if values else None

#> mapping_value_search({"order": {"items": [{"sku": "A1"}, {"sku": "B2"}]}}, "sku")
#> mapping_value_search({"order": {"items": [{"sku": "A1"}, {"sku": "B2"}]}}, "sku", unique=True)
#> mapping_value_search([1, 2, 3], "x")
#> mapping_value_search({"meta": {"page": {"next": 17}}}, "next", True)
#> mapping_value_search({"a": ({"deep": {"flag": False}},)}, "flag")

### indented_list_to_dicts
def indented_list_to_dicts(text: str) -> dict:
    """Parse an indented list (two spaces a level) into nested dicts."""
    root: dict = {}
    stack = [root]
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        indent = len(line) - len(line.lstrip(" "))
        level, odd = divmod(indent, 2)
        if odd or level >= len(stack):
            raise IndentationError(f"line {number}")
        del stack[level + 1:]
        child: dict = {}
        stack[level][line.strip()] = child
        stack.append(child)
    return root

#> indented_list_to_dicts("fruit\n  apple\n  pear\nveg\n  leek")
#> indented_list_to_dicts("a\n  b\n    c\n\nd")
#> indented_list_to_dicts("")
#> indented_list_to_dicts("x\n   y")
#> indented_list_to_dicts("Team Alpha\n  Lead: Kim\n  Members\n    Lou\n    Max\nTeam Beta")
#> indented_list_to_dicts("Team Alpha\n  Lead: Kim\n  Members\n    Lou\n    Max\nTeam Beta\nfruit\n  apple\n  pear\nveg\n  leek")

### skill_tree_points
from dataclasses import dataclass, field


@dataclass
class Skill:
    cost: int
    needs: list = field(default_factory=list)


TREE = {
    "strike": Skill(1),
    "block": Skill(1),
    "parry": Skill(2, ["strike", "block"]),
    "riposte": Skill(3, ["parry"]),
    "whirl": Skill(4, ["riposte", "strike"]),
}


def points_for(name, owned):
    if name in owned:
        return 0
    owned.add(name)
    skill = TREE[name]
    return skill.cost + sum(points_for(need, owned) for need in skill.needs)


def skill_tree_points(wanted, owned, points):
    have = set(owned)
    price = sum(points_for(name, have) for name in wanted)
    return price <= points

#> skill_tree_points(["riposte"], [], 7)
#> skill_tree_points(["riposte"], ["block"], 5)
#> skill_tree_points(["whirl", "parry"], ["strike"], 10)
#> skill_tree_points([], [], 0)
#> skill_tree_points(["flight"], [], 99)
#> skill_tree_points(["whirl"], ["riposte"], 4)
#> skill_tree_points(["riposte", "whirl", "parry", "riposte"], [], 7)

### quadtree_leaf_count
def quadtree_leaf_count(image: list[str]) -> int:
    size = len(image)
    if any(len(row) != size for row in image):
        raise ValueError("image is not square")
    if size == 0:
        return 0
    colours = set("".join(image))
    if len(colours) == 1:
        return 1
    half = size // 2
    total = 0
    for rows in (image[:half], image[half:]):
        total += quadtree_leaf_count([row[:half] for row in rows])
        total += quadtree_leaf_count([row[half:] for row in rows])
    return total

#> quadtree_leaf_count(["####", "####", "##..", "##.."])
#> quadtree_leaf_count(["#.", ".#"])
#> quadtree_leaf_count([])
#> quadtree_leaf_count(["##", "#"])
#> quadtree_leaf_count(["#...", "....", "....", "...."])

### depth_weighted_sum_pair
def depth_weighted_sum_pair(nested, weight=1):
    total = 0
    deepest = weight
    for item in nested:
        if isinstance(item, list):
            part, depth = depth_weighted_sum_pair(item, weight + 1)
            total += part
            deepest = max(deepest, depth)
        else:
            total += item * weight
    return total, deepest

#> depth_weighted_sum_pair([1, [2, [3]], 4])
#> depth_weighted_sum_pair([])
#> depth_weighted_sum_pair([[[[5]]], 5])
#> depth_weighted_sum_pair([10, -10, [[]], [1, 1, [1]]])
#> depth_weighted_sum_pair([[1, 2], [3, 4], "x"])
#> depth_weighted_sum_pair([10, -10, [[]], [1, 1, [1]], [[[5]]], 5, 1, [2, [3]], 4])

### mirror_tree_is_symmetric
class Tree:
    def __init__(self, value, *children):
        self.value = value
        self.children = children

    @classmethod
    def parse(cls, spec):
        if isinstance(spec, tuple):
            value, *children = spec
            return cls(value, *map(cls.parse, children))
        return cls(spec)

    def mirrors(self, other):
        if self.value != other.value or len(self.children) != len(other.children):
            return False
        return all(a.mirrors(b) for a, b in zip(self.children, reversed(other.children)))


def mirror_tree_is_symmetric(spec) -> bool:
    tree = Tree.parse(spec)
    return tree.mirrors(tree)

#> mirror_tree_is_symmetric(("a", ("b", "c"), ("b", "c")))
#> mirror_tree_is_symmetric(("a", ("b", "c", "d"), ("b", "d", "c")))
#> mirror_tree_is_symmetric("leaf")
#> mirror_tree_is_symmetric(("r", "x", "y", "x"))
#> mirror_tree_is_symmetric(("r", "x", "y", "z"))

### expand_template_tree
import re

VARIABLE = re.compile(r"\$\{(\w+)\}")


class TemplateError(Exception):
    pass


def expand_text(text, values, depth=0):
    if depth > 5:
        raise TemplateError("variables refer to each other")

    def substitute(match):
        name = match.group(1)
        if name not in values:
            raise TemplateError(f"{name} is not defined")
        return expand_text(str(values[name]), values, depth + 1)

    return VARIABLE.sub(substitute, text)


def expand_template_tree(node, values):
    if isinstance(node, str):
        return expand_text(node, values)
    if isinstance(node, list):
        return [expand_template_tree(item, values) for item in node]
    if isinstance(node, dict):
        return {key: expand_template_tree(item, values) for key, item in node.items()}
    return node

#> expand_template_tree({"url": "http://${host}:${port}/", "retries": 3}, {"host": "db1", "port": 80})
#> expand_template_tree(["${a}", "${b}"], {"a": "<${b}>", "b": "x"})
#> expand_template_tree("no variables", {})
#> expand_template_tree("${loop}", {"loop": "${loop}"})
#> expand_template_tree({"cmd": ["run", "--user=${user}"], "cwd": None}, {"name": "eva"})
