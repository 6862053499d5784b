### deep_update_with_rules
def deep_update_with_rules(base, change):
    """Keys starting with '+' extend lists, '-' remove keys, others merge or replace."""
    result = dict(base)
    for key, value in change.items():
        if key.startswith("-"):
            result.pop(key[1:], None)
        elif key.startswith("+"):
            name = key[1:]
            current = result.get(name, [])
            if not isinstance(current, list):
                raise TypeError(f"{name} is no list")
            result[name] = current + [v for v in value if v not in current]
        elif isinstance(value, dict) and isinstance(result.get(key), dict):
            result[key] = deep_update_with_rules(result[key], value)
        else:
            result[key] = value
    return result

#> deep_update_with_rules({"a": {"x": [1], "y": 2}, "b": 3}, {"a": {"+x": [1, 2], "-y": None}, "c": {"d": 4}})
#> deep_update_with_rules({"a": 5}, {"+a": [1]})
#> deep_update_with_rules({}, {})
#> deep_update_with_rules({"p": {"q": {"r": 1}}}, {"p": {"q": {"s": 2}, "+t": ["u"]}, "-z": 0})
#> deep_update_with_rules({"k": {"l": 1}}, {"k": 7})

### folder_of_notes_search
def folder_of_notes_search(folder: dict, words: str, path: str = "") -> list[str]:
    """Paths of notes (texts) that contain all words; folders are dicts."""
    wanted = words.lower().split()
    hits = []
    for name in sorted(folder):
        item = folder[name]
        here = f"{path}/{name}"
        if isinstance(item, dict):
            hits.extend(folder_of_notes_search(item, words, here))
            continue
        text = (name + " " + item).lower()
        for word in wanted:
            if word not in text:
                break
        else:
            hits.append(here)
    return hits

#> folder_of_notes_search({"home": {"shopping": "milk and bread", "ideas": "build a shed"}, "work": {"todo": "buy milk"}}, "milk")
#> folder_of_notes_search({"home": {"shopping": "milk and bread", "ideas": "build a shed"}, "work": {"todo": "buy milk"}}, "milk todo")
#> folder_of_notes_search({}, "x")
#> folder_of_notes_search({"a": {"b": {"c": "deep note"}}, "d": ""}, "")
#> folder_of_notes_search({"log": "Err 1", "sub": {"err": "two", "x": {"y": "an ERROR"}}}, "err")
#> folder_of_notes_search({'a': {'b': {'c': 'deep note'}}, 'd': '', 'log': 'Err 1', 'sub': {'err': 'two', 'x': {'y': 'an ERROR'}}, 'home': {'shopping': 'milk and bread', 'ideas': 'build a shed'}, 'work': {'todo': 'buy milk'}}, '')
#> folder_of_notes_search({'a': {'b': {'c': 'deep note'}}, 'd': '', 'log': 'Err 1', 'sub': {'err': 'two', 'x': {'y': 'an ERROR'}}}, '')

### bill_of_materials_weight
PARTS = {
    "bike": [("frame", 1), ("wheel", 2), ("bell", 1)],
    "wheel": [("rim", 1), ("spoke", 32), ("tyre", 1)],
}
WEIGHT = {"frame": 1800, "rim": 450, "spoke": 6, "tyre": 500, "bell": 80}


def bill_of_materials_weight(name, count=1, memo=None):
    """Grams of so many pieces; assemblies are looked up once."""
    memo = {} if memo is None else memo
    if name not in memo:
        if name in WEIGHT:
            memo[name] = WEIGHT[name]
        elif name in PARTS:
            total = 0
            for part, number in PARTS[name]:
                total += bill_of_materials_weight(part, number, memo)
            memo[name] = total
        else:
            raise KeyError(f"unknown part {name}")
    return memo[name] * count

#> bill_of_materials_weight("bike")
#> bill_of_materials_weight("wheel", 3)
#> bill_of_materials_weight("bell", 0)
#> bill_of_materials_weight("motor")
#> bill_of_materials_weight("bike", 2, {"wheel": 1000})

### nested_parenthesised_depths
def nested_parenthesised_depths(text: str) -> dict[int, list[str]]:
    """Texts at each depth: 'a(b(c)d)e' -> {0: ['a', 'e'], 1: ['b', 'd'], 2: ['c']}"""
    found: dict[int, list[str]] = {}
    depth = 0
    word = ""
    for ch in text + "\n":
        if ch not in "()\n":
            word += ch
            continue
        if word.strip():
            found.setdefault(depth, []).append(word.strip())
        word = ""
        if ch == "(":
            depth += 1
        elif ch == ")":
            depth -= 1
            if depth < 0:
                raise ValueError("too many )")
    return dict(sorted(found.items()))

#> nested_parenthesised_depths("a(b(c)d)e")
#> nested_parenthesised_depths("call me (if you can (or not)) later (ok)")
#> nested_parenthesised_depths("")
#> nested_parenthesised_depths("x))")
#> nested_parenthesised_depths("(((deep")
#> nested_parenthesised_depths('call me (if you can (or not)) later (ok) (((deep x))')
#> nested_parenthesised_depths('call me (if you can (or not)) later (ok) (((deep')

### menu_flattened_by_rights
def menu_flattened_by_rights(menu: list, rights: set[str], level: int = 0) -> list[str]:
    """Entries (title, right or None, children); a node without visible children and link disappears."""
    lines: list[str] = []
    for title, right, children in menu:
        if right is not None and right not in rights:
            continue
        below = menu_flattened_by_rights(children, rights, level + 1)
        is_group = bool(children)
        if is_group and not below:
            continue
        lines.append("  " * level + title)
        lines.extend(below)
    return lines

#> menu_flattened_by_rights([("Home", None, []), ("Admin", "admin", [("Users", "users", []), ("Logs", None, [])]), ("Shop", None, [("Prices", "sales", [])])], {"sales"})
#> menu_flattened_by_rights([("Home", None, []), ("Admin", "admin", [("Users", "users", []), ("Logs", None, [])]), ("Shop", None, [("Prices", "sales", [])])], {"admin"})
#> menu_flattened_by_rights([], {"x"})
#> menu_flattened_by_rights([("A", None, [("B", None, [("C", "c", [])])])], set())
#> menu_flattened_by_rights([("A", None, [("B", None, [("C", "c", [])]), ("D", None, [])])], {"c"})
#> menu_flattened_by_rights([('Home', None, []), ('Admin', 'admin', [('Users', 'users', []), ('Logs', None, [])]), ('Shop', None, [('Prices', 'sales', [])]), ('Home', None, []), ('Admin', 'admin', [('Users', 'users', []), ('Logs', None, [])]), ('Shop', None, [('Prices', 'sales', [])]), ('A', None, [('B', None, [('C', 'c', [])]), ('D', None, [])])], {'admin'})
#> menu_flattened_by_rights([('Home', None, []), ('Admin', 'admin', [('Users', 'users', []), ('Logs', None, [])]), ('Shop', None, [('Prices', 'sales', [])]), ('Home', None, []), ('Admin', 'admin', [('Users', 'users', []), ('Logs', None, [])]), ('Shop', None, [('Prices', 'sales', [])]), ('A', None, [('B', None, [('C', 'c', [])])])], {'admin'})

### json_path_wildcard
def step(values, part):
    for value in values:
        if part == "*":
            if isinstance(value, dict):
                yield from value.values()
            elif isinstance(value, list):
                yield from value
        elif isinstance(value, dict) and part in value:
            yield value[part]
        elif isinstance(value, list) and part.lstrip("-").isdigit():
            index = int(part)
            if -len(value) <= index < len(value):
                yield value[index]


def json_path_wildcard(data, path: str) -> list:
    """All values at 'a.*.b' in nested dicts and lists."""
    values = [data]
    for part in path.split("."):
        values = list(step(values, part))
        if not values:
            break
    return values

#> json_path_wildcard({"users": [{"name": "ann"}, {"name": "bob"}, {"id": 3}]}, "users.*.name")
#> json_path_wildcard({"a": {"x": {"v": 1}, "y": {"v": 2}, "z": 5}}, "a.*.v")
#> json_path_wildcard({"list": [10, 20, 30]}, "list.-1")
#> json_path_wildcard({}, "a.b")
#> json_path_wildcard({"a": 1, "b": [2, 3], "c": {"d": None}}, "*.*")
#> json_path_wildcard([[1, [2]], [3, [4, 5]]], "*.1.*")
#> json_path_wildcard({"n": [1]}, "n.7")

### ancestors_common_of_two
def path_to_root(parents, name):
    path = [name]
    while path[-1] in parents:
        parent = parents[path[-1]]
        if parent in path:
            raise ValueError(f"{parent} is its own ancestor")
        path.append(parent)
    return path


def ancestors_common_of_two(parents: dict[str, str], a: str, b: str):
    """(nearest common ancestor, steps from a, steps from b) or None."""
    first, second = path_to_root(parents, a), path_to_root(parents, b)
    for i, name in enumerate(first):
        if name in second:
            return name, i, second.index(name)
    return None

#> ancestors_common_of_two({"cat": "felid", "lion": "felid", "felid": "mammal", "dog": "canid", "canid": "mammal"}, "lion", "dog")
#> ancestors_common_of_two({"cat": "felid", "lion": "felid"}, "cat", "lion")
#> ancestors_common_of_two({"a": "b"}, "a", "z")
#> ancestors_common_of_two({"a": "b", "b": "a"}, "a", "b")
#> ancestors_common_of_two({"e": "d", "d": "c", "c": "b", "b": "a"}, "e", "b")

### expression_nested_lists
OPS = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "^": lambda a, b: a ** b}


def expression_nested_lists(expression, names=None):
    """Value of [op, left, right] trees with numbers and names; ['let', name, value, body] binds a name."""
    names = names or {}
    if isinstance(expression, (int, float)):
        return expression
    if isinstance(expression, str):
        if expression not in names:
            raise NameError(expression)
        return names[expression]
    head, *rest = expression
    if head == "let":
        name, value, body = rest
        return expression_nested_lists(body, {**names, name: expression_nested_lists(value, names)})
    left, right = (expression_nested_lists(part, names) for part in rest)
    return OPS[head](left, right)

#> expression_nested_lists(["+", 1, ["*", 2, ["-", 10, 4]]])
#> expression_nested_lists(["let", "x", ["+", 2, 3], ["*", "x", ["^", "x", 2]]])
#> expression_nested_lists("y")
#> expression_nested_lists(["let", "a", 1, ["let", "a", ["+", "a", 1], ["*", "a", 10]]])
#> expression_nested_lists(["/", 1, 2])
#> expression_nested_lists("k", {"k": 2.5})
