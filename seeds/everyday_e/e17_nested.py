### flatten_keys_with_dots
def flatten_keys_with_dots(data, sep="."):
    flat = {}
    todo = [("", data)]
    while todo:
        path, node = todo.pop()
        if isinstance(node, (list, tuple)):
            node = dict(enumerate(node))
        if not isinstance(node, dict):
            flat[path] = node
            continue
        for key in reversed(list(node)):
            todo.append((f"{path}{sep}{key}" if path else str(key), node[key]))
    return flat

#> flatten_keys_with_dots({"a": {"b": 1, "c": [2, 3]}, "d": {}})
#> flatten_keys_with_dots({"user": {"name": "kim", "langs": ["de", "en"], "address": {"city": "Bonn"}}}, sep="/")
#> flatten_keys_with_dots([])
#> flatten_keys_with_dots([1, [2, [3, [4]]]])
#> flatten_keys_with_dots({"x": None, "y": {"z": [{"w": True}]}})
#> flatten_keys_with_dots({'x': None, 'y': {'z': [{'w': True}]}, 'user': {'name': 'kim', 'langs': ['de', 'en'], 'address': {'city': 'Bonn'}}, 'a': {'b': 1, 'c': [2, 3]}, 'd': {}})
#> flatten_keys_with_dots({'user': {'name': 'kim', 'langs': ['de', 'en'], 'address': {'city': 'Bonn'}}, 'a': {'b': 1, 'c': [2, 3]}, 'd': {}}, sep='/')

### dotted_keys_to_tree_strict
def dotted_keys_to_tree_strict(flat: dict) -> dict:
    root: dict = {}
    for dotted, value in flat.items():
        node = root
        *branches, leaf = dotted.split(".")
        for branch in branches:
            node = node.setdefault(branch, {})
            if not isinstance(node, dict):
                raise TypeError(f"{branch} in {dotted} is a value")
        if isinstance(node.get(leaf), dict):
            raise TypeError(f"{dotted} is a branch")
        node[leaf] = value
    return root

#> dotted_keys_to_tree_strict({"db.host": "x", "db.port": 1, "log": True})
#> dotted_keys_to_tree_strict({"a": 1, "a.b": 2})
#> dotted_keys_to_tree_strict({"a.b": 2, "a": 1})
#> dotted_keys_to_tree_strict({})
#> dotted_keys_to_tree_strict({"p.q.r.s": 1, "p.q.r.t": 2, "p.q.u": 3, "p.v": 4, "w.x": 5})
#> dotted_keys_to_tree_strict({'p.q.r.s': 1, 'p.q.r.t': 2, 'p.q.u': 3, 'p.v': 4, 'w.x': 5, 'db.host': 'x', 'db.port': 1, 'log': True})

### tree_total_with_own_weight
def tree_total_with_own_weight(node, depth=0, factor=0.5):
    """Value of a node plus the values below, halved for each level."""
    total = node.get("value", 0) * factor ** depth
    for child in node.get("children", []):
        total += tree_total_with_own_weight(child, depth + 1, factor)
    return total

#> tree_total_with_own_weight({"value": 8, "children": [{"value": 4}, {"value": 6, "children": [{"value": 16}]}]})
#> tree_total_with_own_weight({})
#> tree_total_with_own_weight({"value": 1, "children": [{"value": 1, "children": [{"value": 1, "children": [{"value": 1}]}]}]}, factor=2)
#> tree_total_with_own_weight({"value": 3, "children": [{"value": 2}, {"value": 2}, {"value": 2}, {"children": [{"value": 9}, {"value": 1}]}]})
#> tree_total_with_own_weight({"value": "a"})

### deepest_list_level
def deepest_list_level(value) -> int:
    if not isinstance(value, (list, tuple)):
        return 0
    deepest = 0
    for item in value:
        level = deepest_list_level(item)
        if level > deepest:
            deepest = level
    return deepest + 1

#> deepest_list_level([1, [2, [3, 4]], [[[5]]]])
#> deepest_list_level("text")
#> deepest_list_level([])
#> deepest_list_level([(1, 2), (3, [4, (5, [6])])])
#> deepest_list_level([[], [[]], [[], [[]]]])
#> deepest_list_level([[], [[]], [[], [[]]], 1, [2, [3, 4]], [[[5]]], (1, 2), (3, [4, (5, [6])])])
#> deepest_list_level([[], [[]], [[], [[]]], 1, [2, [3, 4]], [[[5]]]])

### value_at_path_or_default
import re

STEP = re.compile(r"([^.\[\]]+)|\[(-?\d+)\]")


def value_at_path_or_default(data, path, default=None):
    """value_at('users[0].name'): list indices in brackets, names after dots."""
    current = data
    for name, index in STEP.findall(path):
        try:
            current = current[int(index)] if index else current[name]
        except (KeyError, IndexError, TypeError):
            return default
    return current

#> value_at_path_or_default({"users": [{"name": "ann", "tags": ["x", "y"]}]}, "users[0].tags[-1]")
#> value_at_path_or_default({"users": []}, "users[0].name", default="?")
#> value_at_path_or_default({"a": {"b": {"c": 7}}}, "a.b.c")
#> value_at_path_or_default([[1, 2], [3, 4]], "[1][0]")
#> value_at_path_or_default({"a": 5}, "a.b")
#> value_at_path_or_default({"k": {"list": [0, [10, 20, [30, 31]]]}}, "k.list[1][2][1]", -1)

### org_chart_with_head_counts
def org_chart_with_head_counts(boss_of: dict[str, str], root: str) -> list[str]:
    """Indented list of everybody below the root, with head counts."""
    reports: dict[str, list[str]] = {}
    for person, boss in sorted(boss_of.items()):
        reports.setdefault(boss, []).append(person)

    def count(person):
        return 1 + sum(count(p) for p in reports.get(person, []))

    lines = []

    def draw(person, depth):
        below = count(person) - 1
        suffix = f" ({below})" if below else ""
        lines.append("  " * depth + person + suffix)
        for report in reports.get(person, []):
            draw(report, depth + 1)

    draw(root, 0)
    return lines

#> org_chart_with_head_counts({"bob": "ann", "cy": "ann", "dee": "bob", "eva": "bob"}, "ann")
#> org_chart_with_head_counts({}, "solo")
#> org_chart_with_head_counts({"b": "a", "c": "b", "d": "c"}, "b")
#> org_chart_with_head_counts({"x": "boss", "y": "boss", "z": "boss"}, "boss")
#> org_chart_with_head_counts({"kid": "mum", "pet": "kid", "flea": "pet", "mum": "gran"}, "gran")

### json_diff_paths
def json_diff_paths(a, b, path=""):
    """List of (path, old, new) where two json-like values differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        changes = []
        for key in sorted(a.keys() | b.keys()):
            changes += json_diff_paths(a.get(key), b.get(key), f"{path}/{key}")
        return changes
    if isinstance(a, list) and isinstance(b, list):
        changes = []
        for i in range(max(len(a), len(b))):
            left = a[i] if i < len(a) else None
            right = b[i] if i < len(b) else None
            changes += json_diff_paths(left, right, f"{path}/{i}")
        return changes
    return [] if a == b else [(path or "/", a, b)]

#> json_diff_paths({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3, 4], "c": None})
#> json_diff_paths({"x": {"y": {"z": 1}}}, {"x": {"y": {"z": 2}, "w": 0}})
#> json_diff_paths([], [])
#> json_diff_paths("old", "new")
#> json_diff_paths({"k": [1, {"m": "n"}]}, {"k": {"m": "n"}})
#> json_diff_paths({'a': 1, 'b': [1, 2], 'x': {'y': {'z': 1}}, 'k': [1, {'m': 'n'}]}, {'a': 1, 'b': [1, 3, 4], 'c': None})
#> json_diff_paths({'x': {'y': {'z': 1}}, 'k': [1, {'m': 'n'}], 'a': 1, 'b': [1, 2]}, {'x': {'y': {'z': 2}, 'w': 0}})

### folder_sizes_from_listing
def folder_sizes_from_listing(commands: list[str]) -> dict[str, int]:
    """Terminal log with 'cd x', 'cd ..' and '123 file' lines; size below every folder."""
    path = ["/"]
    sizes = {"/": 0}
    for line in commands:
        first, second = line.split()
        if first == "cd":
            if second == "..":
                path.pop()
            else:
                path.append(second)
                sizes.setdefault("/".join(path)[1:], 0)
            continue
        for depth in range(1, len(path) + 1):
            folder = "/".join(path[:depth])[1:] or "/"
            sizes[folder] += int(first)
    return sizes

#> folder_sizes_from_listing(["100 a.txt", "cd src", "50 b.py", "cd lib", "7 c.py", "cd ..", "3 d.py"])
#> folder_sizes_from_listing([])
#> folder_sizes_from_listing(["cd x", "cd y", "cd z", "1 deep.txt", "2 deeper.txt"])
#> folder_sizes_from_listing(["10 root.bin", "big file", "cd a"])
#> folder_sizes_from_listing(["cd a", "5 one", "cd ..", "cd b", "6 two", "cd ..", "cd a", "7 three"])
#> folder_sizes_from_listing(['cd x', 'cd y', 'cd z', '1 deep.txt', '2 deeper.txt', 'cd a', '5 one', 'cd ..', 'cd b', '6 two', 'cd ..', 'cd a', '7 three', '100 a.txt', 'cd src', '50 b.py', 'cd lib', '7 c.py', 'cd ..', '3 d.py'])
#> folder_sizes_from_listing(['cd a', '5 one', 'cd ..', 'cd b', '6 two', 'cd ..', 'cd a', '7 three', 'cd x', 'cd y', 'cd z', '1 deep.txt', '2 deeper.txt', '100 a.txt', 'cd src', '50 b.py', 'cd lib', '7 c.py', 'cd ..', '3 d.py'])

### tree_paths_with_sum
class Node:
    def __init__(self, value, left=None, right=None):
        self.value, self.left, self.right = value, left, right


def build(values, index=0):
    """A tree from a list in level order; None is no node."""
    if index >= len(values) or values[index] is None:
        return None
    return Node(values[index], build(values, 2 * index + 1), build(values, 2 * index + 2))


def tree_paths_with_sum(values, target):
    found = []

    def walk(node, path):
        if node is None:
            return
        path = path + [node.value]
        if node.left is None and node.right is None:
            if sum(path) == target:
                found.append(path)
        walk(node.left, path)
        walk(node.right, path)

    walk(build(values), [])
    return found

#> tree_paths_with_sum([5, 4, 8, 11, None, 13, 4], 20)
#> tree_paths_with_sum([1, 2, 3], 5)
#> tree_paths_with_sum([], 0)
#> tree_paths_with_sum([1, 2, 2, 3, 3], 6)
#> tree_paths_with_sum([7], 7)
#> tree_paths_with_sum([5, 4, 8, 11, None, 13, 4, 1, 2, 3, 1, 2, 2, 3, 3], 20)
#> tree_paths_with_sum([1, 2, 3, 1, 2, 2, 3, 3, 7], 5)

### same_leaves_in_order
def leaves(tree):
    """Leaves of nested tuples from left to right, one at a time."""
    if isinstance(tree, tuple):
        for branch in tree:
            yield from leaves(branch)
    else:
        yield tree


def same_leaves_in_order(a, b) -> bool:
    missing = object()
    left, right = leaves(a), leaves(b)
    while True:
        x, y = next(left, missing), next(right, missing)
        if x is missing or y is missing:
            return x is y
        if x != y:
            return False

#> same_leaves_in_order((1, (2, 3)), ((1, 2), 3))
#> same_leaves_in_order((1, (2, 3)), ((1, 3), 2))
#> same_leaves_in_order((), ((), ((),)))
#> same_leaves_in_order((1, 2), (1, 2, 3))
#> same_leaves_in_order("abc", (("abc",),))

### menu_item_enabled
MENU = {
    "file": {"open": True, "save": "dirty", "export": {"pdf": "licensed", "png": "licensed"}},
    "edit": {"undo": "history", "find": True},
}


def menu_item_enabled(path: str, state: set[str]) -> bool:
    """Walk the menu; a text names what must be in the state, a submenu is on if any entry is."""
    node = MENU
    for name in path.split("/"):
        if not isinstance(node, dict) or name not in node:
            raise KeyError(path)
        node = node[name]

    def enabled(entry):
        if isinstance(entry, dict):
            for inner in entry.values():
                if enabled(inner):
                    return True
            return False
        return entry is True or entry in state

    return enabled(node)

#> menu_item_enabled("file/save", set())
#> menu_item_enabled("file/save", {"dirty"})
#> menu_item_enabled("file/export", set())
#> menu_item_enabled("edit/redo", set())
#> menu_item_enabled("edit", {"history", "licensed"})
#> menu_item_enabled("file/export/pdf", {"dirty"})

### expand_shorthand_shapes
def expand_shorthand_shapes(spec):
    """['a', ['x', 3]] means a, x, x, x; nested lists of specs may be repeated too."""
    out = []
    for entry in spec:
        if isinstance(entry, str):
            out.append(entry)
        elif isinstance(entry, list) and len(entry) == 2 and isinstance(entry[1], int):
            inner, times = entry
            if times < 0:
                raise ValueError("negative repeat")
            block = expand_shorthand_shapes(inner if isinstance(inner, list) else [inner])
            for _ in range(times):
                out.extend(block)
        else:
            out.extend(expand_shorthand_shapes(entry))
    return out

#> expand_shorthand_shapes(["a", ["x", 3], "b"])
#> expand_shorthand_shapes([[["p", ["q", 2]], 2]])
#> expand_shorthand_shapes([])
#> expand_shorthand_shapes([["z", -1]])
#> expand_shorthand_shapes(["k", [["l", "m"], 0], ["n", "o", "p"]])
#> expand_shorthand_shapes([[['p', ['q', 2]], 2], 'k', [['l', 'm'], 0], ['n', 'o', 'p'], 'a', ['x', 3], 'b'])
#> expand_shorthand_shapes([[['p', ['q', 2]], 2], 'k', [['l', 'm'], 0], ['n', 'o', 'p']])
