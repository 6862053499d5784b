### folder_sizes
def size_of(node):
    if isinstance(node, int):
        return node
    return sum(size_of(child) for child in node.values())


def big_folders(tree, path, limit):
    for name, node in tree.items():
        if isinstance(node, int):
            continue
        here = f"{path}/{name}"
        size = size_of(node)
        if size > limit:
            yield here, size
            yield from big_folders(node, here, limit)


def folder_sizes(tree, limit=1000):
    """Folders above a limit, the largest first."""
    found = list(big_folders(tree, "", limit))
    found.sort(key=lambda pair: (-pair[1], pair[0]))
    return [f"{path} {size}" for path, size in found]

#> folder_sizes({"home": {"ann": {"a.iso": 2500}, "bo": {"b.txt": 12}}, "etc": {"hosts": 300}, "swap": 9000})
#? returns folder_sizes({"x": {"y": 8}}, 7)
#? raises AttributeError folder_sizes({"x": ["y"]})

### replace_nested
def replace_nested(value, rules, counter=None):
    """Apply replacements to all texts in a nested structure; (new value, number of changes).

    Keys are left alone, and so are values under keys that start with an underscore.
    """
    counter = [0] if counter is None else counter

    def visit(node):
        if isinstance(node, str):
            for old, new in rules.items():
                if old in node:
                    counter[0] += node.count(old)
                    node = node.replace(old, new)
            return node
        if isinstance(node, list):
            return [visit(item) for item in node]
        if isinstance(node, dict):
            return {k: v if k.startswith("_") else visit(v) for k, v in node.items()}  # <- reach
        return node

    return visit(value), counter[0]

#> replace_nested({"url": "http://old/a", "_raw": "old", "tags": ["old news", 7]}, {"http:": "https:", "old": "new"})
#? returns replace_nested(["aa"], {"a": "b"})
#? raises AttributeError replace_nested({1: "x"}, {})
#? reaches replace_nested({"url": "http://old/a", "_raw": "old", "tags": ["old news", 7]}, {"http:": "https:", "old": "new"})

### comment_thread
from collections import defaultdict


def children_of(comments):
    children = defaultdict(list)
    for comment in comments:
        children[comment.get("parent")].append(comment)
    return children


def render(children, parent, depth, most):
    lines = []
    for comment in children[parent]:
        if depth >= most:
            lines.append("  " * depth + "[more]")
            break  # <- reach
        lines.append("  " * depth + comment["text"])
        lines += render(children, comment["id"], depth + 1, most)
    return lines


def comment_thread(comments, most=2):
    """An indented thread, cut at some depth."""
    return "\n".join(render(children_of(comments), None, 0, most))

#> comment_thread([{"id": 1, "text": "First!"}, {"id": 2, "parent": 1, "text": "No."}, {"id": 3, "parent": 2, "text": "Yes."}, {"id": 4, "text": "Hm"}])
#? returns comment_thread([{"id": 9, "text": "solo"}])
#? raises KeyError comment_thread([{"id": 9}])
#? reaches comment_thread([{"id": 1, "text": "First!"}, {"id": 2, "parent": 1, "text": "No."}, {"id": 3, "parent": 2, "text": "Yes."}, {"id": 4, "text": "Hm"}])

### eval_tree
import operator

OPERATORS = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
    "max": max,
}


def eval_tree(node, variables=None):
    """Evaluate ['+', 1, ['*', 'x', 3]] and the like."""
    variables = variables or {}
    if isinstance(node, str):
        try:
            return variables[node]  # <- reach
        except KeyError:
            raise NameError(f"{node} is not defined") from None
    if not isinstance(node, list):
        return node
    symbol, *operands = node
    function = OPERATORS[symbol]
    result = eval_tree(operands[0], variables)
    for operand in operands[1:]:
        result = function(result, eval_tree(operand, variables))
    return result

#> eval_tree(["-", ["*", "price", 3], ["max", 4, "fee"]], {"price": 20, "fee": 7})
#? returns eval_tree(["+", 40, 2])
#? raises NameError eval_tree("x")
#? raises ZeroDivisionError eval_tree(["/", 1, 0])
#? raises IndexError eval_tree(["+"])
#? reaches eval_tree(["-", ["*", "price", 3], ["max", 4, "fee"]], {"price": 20, "fee": 7})

### menu_depth
def depth(menu):
    if not menu.get("items"):
        return 1
    return 1 + max(depth(item) for item in menu["items"])


def titles(menu, level, wanted):
    if level == wanted:
        yield menu["title"]
        return
    for item in menu.get("items", []):
        yield from titles(item, level + 1, wanted)  # <- reach


def menu_depth(menu, most=3):
    """Titles on the deepest level; a menu may not be deeper than `most`."""
    deepest = depth(menu)
    if deepest > most:
        raise OverflowError(f"{deepest} levels")
    return deepest, sorted(titles(menu, 1, deepest))

#> menu_depth({"title": "Main", "items": [{"title": "File", "items": [{"title": "Open"}, {"title": "Close"}]}, {"title": "Help"}]})
#? returns menu_depth({"title": "Lone", "items": []})
#? raises OverflowError menu_depth({"items": [{"items": [{"items": [{}]}]}]})
#? raises KeyError menu_depth({})
#? reaches menu_depth({"title": "Main", "items": [{"title": "File", "items": [{"title": "Open"}, {"title": "Close"}]}, {"title": "Help"}]})

### diff_documents
MISSING = "<none>"


def diff(old, new, path):
    if isinstance(old, dict) and isinstance(new, dict):
        for key in sorted(set(old) | set(new)):
            yield from diff(old.get(key, MISSING), new.get(key, MISSING), path + [key])
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for index, (a, b) in enumerate(zip(old, new)):
            yield from diff(a, b, path + [str(index)])
    elif old != new:
        yield "/".join(path), old, new


def diff_documents(old, new, ignore=()):
    """True if the documents differ only in ignored places."""
    for path, before, after in diff(old, new, []):
        if path not in ignore and path.split("/")[-1] not in ignore:
            return False  # <- reach
    return True

#> diff_documents({"id": 5, "meta": {"etag": "a1", "tags": [1, 2]}}, {"id": 5, "meta": {"etag": "b7", "tags": [1, 2]}}, ignore=("etag",))
#> diff_documents({"id": 5, "meta": {"etag": "a1", "tags": [1, 2]}}, {"id": 5, "meta": {"tags": [1, 3]}}, ignore=("etag",))
#? reaches diff_documents({"id": 5, "meta": {"etag": "a1", "tags": [1, 2]}}, {"id": 5, "meta": {"tags": [1, 3]}}, ignore=("etag",))

### permutations_with_rules
def arrange(people, rules, seated=()):
    if len(seated) == len(people):
        yield seated
        return
    for person in people:
        if person in seated:
            continue
        if seated and (seated[-1], person) in rules:
            continue  # <- reach
        yield from arrange(people, rules, seated + (person,))


def permutations_with_rules(names, apart):
    """How many orders there are in which nobody sits next to whom they should not."""
    rules = set()
    for pair in apart:
        a, b = pair.split("-")
        rules.add((a, b))
        rules.add((b, a))
    count = 0
    for order in arrange(names.split(), rules):
        count += 1
    return count

#> permutations_with_rules("ana bo cy", ["ana-bo"])
#? returns permutations_with_rules("a b c d", [])
#? raises ValueError permutations_with_rules("a", ["b"])
#? reaches permutations_with_rules("ana bo cy", ["ana-bo"])

### bill_of_materials
PARTS = {
    "bike": {"frame": 1, "wheel": 2, "screw": 4},
    "wheel": {"rim": 1, "spoke": 12, "screw": 1},
    "frame": {"tube": 3},
}


class Cycle(Exception):
    pass


def explode(part, quantity, total, trail=()):
    if part in trail:
        raise Cycle(" > ".join(trail + (part,)))
    if part not in PARTS:
        total[part] = total.get(part, 0) + quantity
        return
    for child, n in PARTS[part].items():
        explode(child, quantity * n, total, trail + (part,))


def bill_of_materials(order, extra=None):
    """All basic parts for an order such as {'bike': 2}."""
    if extra:
        PARTS.update(extra)  # <- reach
    total = {}
    for part, quantity in order.items():
        explode(part, quantity, total)
    return dict(sorted(total.items()))

#> bill_of_materials({"bike": 2, "rim": 1})
#> bill_of_materials({"wheel": 3, "bell": 1, "bike": 1, "tube": 2})
#? returns bill_of_materials({"frame": 5})
#? raises Cycle bill_of_materials({"a": 1}, {"a": {"a": 1}})
#? reaches bill_of_materials({"a": 1}, {"a": {"a": 1}})

### normalize_keys
import re

CAMEL = re.compile(r"(?<=[a-z0-9])([A-Z])")


def snake(name):
    return CAMEL.sub(lambda m: "_" + m.group(1), name).lower().replace("-", "_")


def normalize_keys(value):
    """Keys of nested JSON in snake_case; empty things are left out."""
    if isinstance(value, dict):
        result = {}
        for key, item in value.items():
            item = normalize_keys(item)
            if item in (None, "", [], {}):
                continue  # <- reach
            name = snake(key)
            if name in result:
                raise KeyError(f"{name} twice")
            result[name] = item
        return result
    if isinstance(value, list):
        return [normalize_keys(item) for item in value]
    return value

#> normalize_keys({"userId": 7, "homeAddress": {"zip-code": "0150", "street2": ""}, "Tags": [{"isNew": True}], "old": {"a": None}})
#? returns normalize_keys({"fooBar": 1})
#? raises KeyError normalize_keys({"a-b": 1, "a_b": 2})
#? reaches normalize_keys({"userId": 7, "homeAddress": {"zip-code": "0150", "street2": ""}, "Tags": [{"isNew": True}], "old": {"a": None}})

### tournament
def winner(a, b, strength):
    if strength[a] == strength[b]:
        return min(a, b)  # <- reach
    return a if strength[a] > strength[b] else b


def play(teams, strength, rounds):
    """Knock-out by halves; notes who won which round."""
    if len(teams) == 1:
        return teams[0], 0
    middle = len(teams) // 2
    left, depth_left = play(teams[:middle], strength, rounds)
    right, depth_right = play(teams[middle:], strength, rounds)
    depth = max(depth_left, depth_right) + 1
    champion = winner(left, right, strength)
    rounds.setdefault(depth, []).append(champion)
    return champion, depth


def tournament(strength):
    if not strength:
        raise ValueError("no teams")
    rounds = {}
    champion, _ = play(list(strength), strength, rounds)
    return champion, rounds

#> tournament({"reds": 5, "blues": 7, "kings": 7, "owls": 2})
#? returns tournament({"a": 1, "b": 2})
#? raises ValueError tournament({})
#? reaches tournament({"reds": 5, "blues": 7, "kings": 7, "owls": 2})

### flatten_config
def flatten_config(tree, sep="."):
    """Nested mapping -> list of 'a.b=1' lines (lists get numbers)."""
    lines = []

    def visit(node, path):
        if isinstance(node, dict):
            for key in node:
                if sep in key:
                    raise ValueError(f"{key!r} contains {sep!r}")
                visit(node[key], path + [key])
        elif isinstance(node, list):
            for index, item in enumerate(node):
                visit(item, path + [str(index)])  # <- reach
        else:
            text = "" if node is None else str(node).lower() if isinstance(node, bool) else str(node)
            lines.append(f"{sep.join(path)}={text}")

    visit(tree, [])
    return lines

#> flatten_config({"web": {"ports": [80, 443], "tls": True}, "name": "x", "owner": None})
#? returns flatten_config({"a": {"b": 2.5}}, "/")
#? raises ValueError flatten_config({"a.b": 1})
#? reaches flatten_config({"web": {"ports": [80, 443], "tls": True}, "name": "x", "owner": None})

### sierpinski_text
def triangle(order):
    """Rows of a Sierpinski triangle."""
    if order == 0:
        return ["*"]
    smaller = triangle(order - 1)
    size = len(smaller)
    rows = []
    for row in smaller:
        rows.append(row)
    for row in smaller:
        gap = " " * (size - len(row.rstrip()))
        rows.append(row.rstrip() + gap + row)  # <- reach
    return rows


def sierpinski_text(order, mark="*"):
    if order > 4:
        raise ValueError("too large for a terminal")
    rows = triangle(order)
    widest = max(len(row) for row in rows)
    stars = sum(row.count("*") for row in rows)
    return [row.replace("*", mark) for row in rows], widest, stars

#> sierpinski_text(2, "x")
#? returns sierpinski_text(0)
#? raises ValueError sierpinski_text(5)
#? raises TypeError sierpinski_text("2")
#? reaches sierpinski_text(2, "x")

### family_generations
FAMILY = {
    "Olga": ["Per", "Siri"],
    "Per": ["Nils"],
    "Siri": ["Tove", "Ulf"],
    "Ulf": ["Vera"],
}


def generation(person, root, depth=0):
    """How many generations a person is below the root, None if not a descendant."""
    if person == root:
        return depth
    for child in FAMILY.get(root, []):
        found = generation(person, child, depth + 1)
        if found is not None:
            return found
    return None


def family_generations(first, second, root="Olga"):
    """Difference in generations between two people."""
    levels = []
    for person in (first, second):
        level = generation(person, root)
        if level is None:
            raise LookupError(f"{person} is not related to {root}")
        levels.append(level)
    return levels[1] - levels[0]

#> family_generations("Nils", "Vera")
#? returns family_generations("Vera", "Olga")
#? raises LookupError family_generations("Bob", "Ulf")

### json_size_limit
def weight(value, depth=0, most=5):
    """Rough number of bytes that a value takes as JSON."""
    if depth > most:
        raise RecursionError("nested too deeply")
    if value is None or value is True:
        return 4
    if value is False:
        return 5
    if isinstance(value, (int, float)):
        return len(str(value))
    if isinstance(value, str):
        return len(value.encode()) + 2
    if isinstance(value, dict):
        total = 2
        for key, item in value.items():
            total += weight(key, depth) + 1 + weight(item, depth + 1, most) + 1
        return total
    total = 2
    for item in value:
        total += weight(item, depth + 1, most) + 1
    return total


def json_size_limit(value, limit=64):
    """Does it fit into one message?"""
    return weight(value) <= limit

#> json_size_limit({"id": 12, "tags": ["é", None], "ok": False})
#? raises RecursionError json_size_limit([[[[[[[1]]]]]]])

### expand_macros
import re

CALL = re.compile(r"\\(\w+)\{([^{}]*)\}")
MACROS = {
    "bold": "<b>{}</b>",
    "twice": "{0}{0}",
    "quote": "“{}”",
}


class MacroError(Exception):
    pass


def expand_once(match):
    name, argument = match.groups()
    if name not in MACROS:
        raise MacroError(name)
    return MACROS[name].format(argument)


def expand_macros(text, budget=6):
    """Innermost calls first, until nothing is left to expand."""
    while True:
        expanded, n = CALL.subn(expand_once, text)
        if n == 0:
            return text
        budget -= n
        if budget < 0:
            raise MacroError("too many expansions")
        text = expanded

#> expand_macros(r"\bold{a \twice{ha}} and \quote{\bold{b}} \bold{c}!")
#? returns expand_macros(r"\quote{\twice{x}}")
#? raises MacroError expand_macros(r"\blink{x}")

### sum_by_path
from functools import reduce


def get(tree, path, default=0):
    """Value at 'a/b/c', the default where the path ends early."""
    def step(node, key):
        if isinstance(node, dict):
            return node.get(key, default)
        return default  # <- reach
    return reduce(step, path.split("/"), tree)


def sum_by_path(reports, paths):
    """Sum of each path over all reports."""
    sums = []
    for path in paths:
        total = 0
        for report in reports:
            value = get(report, path)
            if isinstance(value, dict):
                raise TypeError(f"{path} is not a number")
            total += value
        sums.append(total)
    return sums

#> sum_by_path([{"eu": {"de": 5, "fr": 2}}, {"eu": {"de": 1}, "us": 9}], ["eu/de", "us/ca"])
#? returns sum_by_path([{"a": {"b": 3}}, {"a": {"b": 4}}], ["a/b"])
#? raises TypeError sum_by_path([{"a": {}}], ["a"])
#? reaches sum_by_path([{"eu": {"de": 5, "fr": 2}}, {"eu": {"de": 1}, "us": 9}], ["eu/de", "us/ca"])

### hanoi_halfway
def moves(n, source, target, spare):
    """Moves of the towers of Hanoi, as pairs of pegs."""
    if n == 0:
        return []
    return moves(n - 1, source, spare, target) + [(source, target)] + moves(n - 1, spare, target, source)


def hanoi_halfway(n, pegs="LMR"):
    """Replays the moves and describes the pegs half way."""
    start, spare, target = pegs
    steps = moves(n, start, target, spare)
    stacks = {start: list(range(n, 0, -1)), spare: [], target: []}
    for number, (a, b) in enumerate(steps, 1):
        disc = stacks[a].pop()
        assert not stacks[b] or stacks[b][-1] > disc
        stacks[b].append(disc)
        if number == (len(steps) + 1) // 2:
            break
    return {peg: stacks[peg] for peg in pegs}

#> hanoi_halfway(3)
#? returns hanoi_halfway(1, "abc")
#? raises ValueError hanoi_halfway(2, "ab")

### outline_numbers
def number(items, prefix=""):
    lines = []
    position = 0
    for item in items:
        if isinstance(item, list):
            lines.extend(number(item, f"{prefix}{position}."))
            continue
        position += 1
        lines.append(f"{prefix}{position} {item}")
    return lines


def outline_numbers(items, most=None):
    """['A', ['B', 'C'], 'D'] -> 1 A, 1.1 B, 1.2 C, 2 D"""
    lines = number(items)
    if most is not None and len(lines) > most:
        hidden = len(lines) - most
        lines = lines[:most] + [f"… {hidden} more"]  # <- reach
    return "; ".join(lines)

#> outline_numbers(["Plan", ["Goals", "Team", ["Lead"]], "Build"])
#? returns outline_numbers(["x", ["y"]])
#? reaches outline_numbers(["x", "y"], 1)
#? raises TypeError outline_numbers(None)

### count_change_ways
def count_change_ways(amount, coins, limit=None):
    """Number of ways to pay an amount, with at most `limit` coins.

    The order of coins does not matter.
    """
    coins = tuple(sorted(coins, reverse=True))
    if not coins or coins[-1] <= 0:
        raise ValueError("coins must be positive")

    def ways(rest, first, left):
        if rest == 0:
            return 1
        if first == len(coins) or left == 0:
            return 0
        total = ways(rest, first + 1, left)
        if coins[first] <= rest:
            total += ways(rest - coins[first], first, left - 1)
        return total

    return ways(amount, 0, amount if limit is None else limit)

#> count_change_ways(8, [5, 2], 4)
#? returns count_change_ways(10, [5, 2, 1])
#? raises ValueError count_change_ways(5, [0, 1])

### dependency_versions
LOCK = {
    "app": ("2.0", ["web", "orm"]),
    "web": ("4.1", ["http"]),
    "orm": ("1.3", ["sql", "http"]),
    "http": ("0.9", []),
    "sql": ("3.2", []),
}


def collect(name, seen, depth=0):
    """Depth first; a package that was seen before is only marked."""
    if name not in LOCK:
        raise LookupError(f"{name} is not locked")
    version, needs = LOCK[name]
    if name in seen:
        yield depth, f"{name} *"
        return  # <- reach
    seen.add(name)
    yield depth, f"{name} {version}"
    for need in needs:
        yield from collect(need, seen, depth + 1)


def dependency_versions(name, most=9):
    lines = []
    for depth, label in collect(name, set()):
        if depth <= most:
            lines.append("." * depth + label)
    return lines

#> dependency_versions("app")
#? returns dependency_versions("web", 0)
#? raises LookupError dependency_versions("gui")
#? reaches dependency_versions("app")

### redact_deep
SECRET = {"password", "token", "ssn"}


def redact(value, depth=0):
    if depth == 3:
        return "..."
    if isinstance(value, dict):
        clean = {}
        for key, item in value.items():
            if key.lower() in SECRET:
                clean[key] = "*" * min(len(str(item)), 6)
            else:
                clean[key] = redact(item, depth + 1)  # <- reach
        return clean
    if isinstance(value, list):
        return [redact(item, depth + 1) for item in value]
    return value


def redact_deep(payload):
    """Copy of a payload that may be logged."""
    if not isinstance(payload, dict):
        raise TypeError("payload must be an object")
    return redact(payload)

#> redact_deep({"user": "ann", "Password": "hunter22", "cards": [{"token": "ab1", "n": 7}], "x": {"y": {"z": 1}}})
#? returns redact_deep({"ssn": 1234})
#? raises TypeError redact_deep([1])
#? reaches redact_deep({"user": "ann", "Password": "hunter22", "cards": [{"token": "ab1", "n": 7}], "x": {"y": {"z": 1}}})

### path_resolver
class NotFound(FileNotFoundError):
    pass


TREE = {"etc": {"hosts": "127.0.0.1", "conf.d": {"a.ini": "x=1"}}, "home": {"ann": {}}, "link": "->/etc/conf.d"}


def split(path):
    return [part for part in path.split("/") if part not in ("", ".")]


def resolve(parts, hops=0):
    if hops > 3:
        raise OSError("too many links")
    trail = []
    node = TREE
    for position, part in enumerate(parts):
        if part == "..":
            trail = trail[:-1]
            node = TREE
            for name in trail:
                node = node[name]  # <- reach
            continue
        if not isinstance(node, dict) or part not in node:
            raise NotFound("/" + "/".join(parts[:position + 1]))
        node = node[part]
        trail.append(part)
        if isinstance(node, str) and node.startswith("->"):
            return resolve(split(node[2:]) + parts[position + 1:], hops + 1)
    return trail, node


def path_resolver(path):
    trail, node = resolve(split(path))
    kind = "folder" if isinstance(node, dict) else f"file of {len(node)}"
    return f"/{'/'.join(trail)}: {kind}"

#> path_resolver("/home/ann/../../link/./a.ini")
#? returns path_resolver("/etc/")
#? raises NotFound path_resolver("/var/log")
#? reaches path_resolver("/home/ann/../../link/./a.ini")
