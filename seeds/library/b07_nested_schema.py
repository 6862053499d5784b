### flatten_mapping
from collections.abc import Mapping


def flatten_mapping(data: Mapping, sep: str = ".", *, keep_empty: bool = False) -> dict:
    """Flatten nested mappings: {'a': {'b': 1}} -> {'a.b': 1}."""
    flat: dict = {}
    for key, value in data.items():
        if isinstance(value, Mapping) and (value or not keep_empty):
            for inner, leaf in flatten_mapping(value, sep, keep_empty=keep_empty).items():
                flat[f"{key}{sep}{inner}"] = leaf
        else:
            flat[str(key)] = value
    return flat

#> flatten_mapping({"a": {"b": 1, "c": {"d": 2}}, "e": 3})
#> flatten_mapping({"x": {}, "y": {"z": {}}})
#> flatten_mapping({"x": {}, "y": {"z": {}}}, keep_empty=True)
#> flatten_mapping({1: {2: [3]}}, sep="/")
#> flatten_mapping({})

### unflatten_keys
def unflatten_keys(flat: dict[str, object], sep: str = ".") -> dict:
    """Rebuild nested dicts from dotted keys; a leaf cannot also be a branch."""
    root: dict = {}
    for path, value in flat.items():
        *parents, leaf = path.split(sep)
        node = root
        for part in parents:
            node = node.setdefault(part, {})
            if not isinstance(node, dict):
                raise ValueError(f"{part!r} in {path!r} is already a value")
        if isinstance(node.get(leaf), dict):
            raise ValueError(f"{path!r} is already a branch")
        node[leaf] = value
    return root

#> unflatten_keys({"db.host": "x", "db.port": 1, "debug": True})
#> unflatten_keys({"a": 1, "a.b": 2})
#> unflatten_keys({"a.b": 2, "a": 1})
#> unflatten_keys({})
#> unflatten_keys({"k/l/m": None, "k/n": 0}, sep="/")

### dig_dotted
_MISSING = object()


def dig_dotted(data, path: str, default=_MISSING):
    """Value at 'users.0.name' in nested dicts and lists."""
    node = data
    for part in path.split("."):
        try:
            node = node[int(part)] if isinstance(node, list) else node[part]
        except (KeyError, IndexError, TypeError, ValueError) as exc:
            if default is not _MISSING:
                return default
            raise LookupError(f"no {part!r} in {path!r}: {type(exc).__name__}") from exc
    return node

#> dig_dotted({"users": [{"name": "Io"}, {"name": "Bo"}]}, "users.1.name")
#> dig_dotted({"a": {"b": 5}}, "a.c", None)
#> dig_dotted({"a": [1, 2]}, "a.7")
#> dig_dotted({"a": [1, 2]}, "a.x", default=-1)
#> dig_dotted({"a": 3}, "a.b")
#> dig_dotted([["p", "q"]], "0.-1")

### assoc_path
def assoc_path(data: dict, path: tuple, value, *, create: bool = True) -> dict:
    """Copy of *data* with the value at *path* replaced; the original is not changed."""
    if not path:
        raise ValueError("empty path")
    head, *rest = path
    copy = dict(data)
    if not rest:
        copy[head] = value
        return copy
    if head not in copy and not create:
        raise KeyError(head)
    copy[head] = assoc_path(copy.get(head, {}), tuple(rest), value, create=create)
    return copy

#> assoc_path({"a": {"b": 1, "c": 2}}, ("a", "b"), 9)
#> assoc_path({}, ("x", "y", "z"), "deep")
#> assoc_path({"k": {}}, ("m", "n"), 1, create=False)
#> assoc_path({"p": 1}, ("p",), None)
#> assoc_path({"p": 1}, (), 2)

### deep_merge_lists
from copy import deepcopy


def deep_merge_lists(base, extra, *, key: str = "id"):
    """Merge two trees; lists of records are matched by their *key*."""
    if isinstance(base, dict) and isinstance(extra, dict):
        out = deepcopy(base)
        for name, value in extra.items():
            out[name] = deep_merge_lists(out[name], value, key=key) if name in out else value
        return out
    if isinstance(base, list) and isinstance(extra, list):
        out = deepcopy(base)
        places = {item[key]: i for i, item in enumerate(out)}
        for item in extra:
            if item[key] in places:
                i = places[item[key]]
                out[i] = deep_merge_lists(out[i], item, key=key)
            else:
                out.append(item)
        return out
    return extra

#> deep_merge_lists({"a": 1, "b": {"c": 2}}, {"b": {"d": 3}})
#> deep_merge_lists([{"id": 1, "n": "x"}], [{"id": 2}, {"id": 1, "n": "y"}])
#> deep_merge_lists({"v": [1]}, {"v": 5})
#> deep_merge_lists([], [])
#> deep_merge_lists([{"k": "u", "on": True}], [{"k": "u", "off": 0}], key="k")

### validate_record
_KINDS = {"str": str, "int": int, "num": (int, float), "bool": bool, "list": list}


def validate_record(record: dict, schema: dict[str, str]) -> list[str]:
    """Errors of a record against {'name': 'str', 'age?': 'int'} ('?' means optional)."""
    errors = []
    known = set()
    for field, kind in schema.items():
        name = field.rstrip("?")
        known.add(name)
        if name not in record:
            if field == name:
                errors.append(f"{name}: required")
            continue
        value = record[name]
        # bool is a subclass of int, but not wanted where a number is
        if not isinstance(value, _KINDS[kind]) or isinstance(value, bool) and kind != "bool":
            errors.append(f"{name}: expected {kind}, got {type(value).__name__}")
    errors.extend(f"{name}: not allowed" for name in record if name not in known)
    return sorted(errors)

#> validate_record({"name": "Ann", "age": 30}, {"name": "str", "age?": "int"})
#> validate_record({"name": 5}, {"name": "str", "tags": "list"})
#> validate_record({"on": True, "n": True}, {"on": "bool", "n": "num"})
#> validate_record({}, {"x?": "int"})
#> validate_record({"z": 1, "y": 2.5}, {"y": "int"})
#> validate_record({"d": None}, {"d": "date"})

### check_schema_tree
def check_schema_tree(value, schema, where: str = "$") -> None | str:
    """First mismatch between a JSON-like value and a schema written as an example."""
    if schema is None:
        return None  # anything goes
    if isinstance(schema, dict):
        if not isinstance(value, dict):
            return f"{where}: not an object"
        for key, sub in schema.items():
            if key not in value:
                return f"{where}.{key}: missing"
            problem = check_schema_tree(value[key], sub, f"{where}.{key}")
            if problem:
                return problem
        return None
    if isinstance(schema, list):
        if not isinstance(value, list):
            return f"{where}: not an array"
        problems = (check_schema_tree(v, schema[0], f"{where}[{i}]") for i, v in enumerate(value))
        return next((p for p in problems if p), None)
    return None if type(value) is type(schema) else f"{where}: not like {schema!r}"

#> check_schema_tree({"id": 4, "tags": ["a"]}, {"id": 0, "tags": [""]})
#> check_schema_tree({"id": 4, "tags": ["a", 7]}, {"id": 0, "tags": [""]})
#> check_schema_tree([], {"id": 0})
#> check_schema_tree({"x": {"y": {}}}, {"x": {"y": None}})
#> check_schema_tree({"x": {}}, {"x": {"y": None}})
#> check_schema_tree({"n": 5}, {"n": [0]})

### paginate_window_util
import math


def paginate_window_util(total: int, page: int, per_page: int = 10, *, around: int = 1) -> dict:
    """Item range and page links; gaps between the links are None."""
    if per_page <= 0:
        raise ValueError("per_page must be positive")
    pages = max(1, math.ceil(total / per_page))
    page = min(max(page, 1), pages)
    shown = {1, pages} | {p for p in range(page - around, page + around + 1) if 1 <= p <= pages}
    links: list[int | None] = []
    for number in sorted(shown):
        if links and number - links[-1] > 1:
            links.append(None)
        links.append(number)
    first = (page - 1) * per_page
    return {"items": (first, min(first + per_page, total)), "links": links}

#> paginate_window_util(95, 5)
#> paginate_window_util(0, 3)
#> paginate_window_util(41, 99, 20, around=0)
#> paginate_window_util(30, -2)
#> paginate_window_util(5, 1, 0)
#> paginate_window_util(200, 10, 10, around=2)

### cursor_page
def cursor_page(rows: list[dict], *, after: int | None = None, limit: int = 2, order: str = "asc") -> dict:
    """One page of rows sorted by id, with the cursor of the next page."""
    if order not in {"asc", "desc"}:
        raise ValueError(f"bad order: {order}")
    ordered = sorted(rows, key=lambda r: r["id"], reverse=order == "desc")
    if after is not None:
        beyond = (lambda r: r["id"] > after) if order == "asc" else (lambda r: r["id"] < after)
        ordered = list(filter(beyond, ordered))
    page, rest = ordered[:limit], ordered[limit:]
    return {"ids": [r["id"] for r in page], "next": page[-1]["id"] if rest else None}

#> cursor_page([{"id": 4}, {"id": 1}, {"id": 9}])
#> cursor_page([{"id": 4}, {"id": 1}, {"id": 9}], after=1, limit=1)
#> cursor_page([{"id": 4}, {"id": 1}, {"id": 9}], after=4, order="desc")
#> cursor_page([])
#> cursor_page([{"id": 2}], order="random")
#> cursor_page([{"id": 5}, {"id": 6}], after=6)

### lru_simulate
from collections import OrderedDict


def lru_simulate(operations: list[tuple], capacity: int) -> dict:
    """Run get/put operations on a small LRU cache; reports hits and what is left."""
    if capacity < 1:
        raise ValueError("capacity must be at least 1")
    cache: OrderedDict = OrderedDict()
    hits, evicted = 0, []
    for op, key, *value in operations:
        if op == "get":
            if key in cache:
                cache.move_to_end(key)
                hits += 1
            continue
        cache[key] = value[0]
        cache.move_to_end(key)
        if len(cache) > capacity:
            evicted.append(cache.popitem(last=False)[0])
    return {"hits": hits, "evicted": evicted, "left": dict(cache)}

#> lru_simulate([("put", "a", 1), ("put", "b", 2), ("get", "a"), ("put", "c", 3)], 2)
#> lru_simulate([("get", "zz")], 1)
#> lru_simulate([], 0)
#> lru_simulate([("put", 1, "x"), ("put", 1, "y"), ("get", 1), ("get", 1)], 1)
#> lru_simulate([("put", k, ord(k)) for k in "abcd"], capacity=3)

### dict_diff_patch
def dict_diff_patch(old: dict, new: dict) -> list[dict]:
    """JSON-Patch-like operations that turn *old* into *new*."""
    patch: list[dict] = []

    def walk(a: dict, b: dict, prefix: str) -> None:
        for key in a:
            if key not in b:
                patch.append({"op": "remove", "path": f"{prefix}/{key}"})
        for key, value in b.items():
            path = f"{prefix}/{key}"
            if key not in a:
                patch.append({"op": "add", "path": path, "value": value})
            elif isinstance(a[key], dict) and isinstance(value, dict):
                walk(a[key], value, path)
            elif a[key] != value:
                patch.append({"op": "replace", "path": path, "value": value})

    walk(old, new, "")
    return patch

#> dict_diff_patch({"a": 1, "b": 2}, {"b": 3, "c": 4})
#> dict_diff_patch({"u": {"x": 1, "y": 2}}, {"u": {"x": 1, "y": 5}})
#> dict_diff_patch({"same": [1]}, {"same": [1]})
#> dict_diff_patch({}, {"n": None})
#> dict_diff_patch({"p": {"q": 1}}, {"p": 0})

### apply_patch_ops
def apply_patch_ops(document: dict, ops: list[dict]) -> dict:
    """Apply add/remove/replace/test operations on top-level keys; all or nothing."""
    result = dict(document)
    for number, op in enumerate(ops):
        kind, key = op["op"], op["path"].lstrip("/")
        if kind != "add" and key not in result:
            raise KeyError(f"operation {number}: no member {key!r}")
        match kind:
            case "add" | "replace":
                result[key] = op["value"]
            case "remove":
                del result[key]
            case "test":
                if result[key] != op["value"]:
                    return document
            case other:
                raise ValueError(f"operation {number}: {other}")
    return result

#> apply_patch_ops({"a": 1}, [{"op": "add", "path": "/b", "value": 2}, {"op": "remove", "path": "/a"}])
#> apply_patch_ops({"v": 3}, [{"op": "replace", "path": "/v", "value": 4}, {"op": "test", "path": "/v", "value": 3}])
#> apply_patch_ops({"v": 3}, [{"op": "test", "path": "/v", "value": 3}, {"op": "replace", "path": "/v", "value": [0]}])
#> apply_patch_ops({}, [{"op": "remove", "path": "/x"}])
#> apply_patch_ops({"m": 0}, [{"op": "move", "path": "/m"}])
#> apply_patch_ops({"z": 1}, [])

### group_records_by
from collections import defaultdict
from collections.abc import Callable, Iterable


def group_records_by(rows: Iterable[dict], *keys: str, reduce: Callable | None = None) -> dict:
    """Nest rows by several keys; *reduce* turns each leaf list into a value."""
    if not keys:
        rows = list(rows)
        return reduce(rows) if reduce else rows
    first, *rest = keys
    groups = defaultdict(list)
    for row in rows:
        groups[row.get(first, "n/a")].append(row)
    return {name: group_records_by(part, *rest, reduce=reduce) for name, part in groups.items()}

#> group_records_by([{"c": "x", "n": 1}, {"c": "y", "n": 2}, {"c": "x", "n": 3}], "c", reduce=len)
#> group_records_by([{"a": 1, "b": 2}, {"a": 1}], "a", "b")
#> group_records_by([], "k")
#> group_records_by([{"q": 5}])
#> group_records_by([{"d": "mo", "v": 4}, {"d": "mo", "v": 6}], "d", reduce=lambda rs: sum(r["v"] for r in rs))

### rename_keys_deep
def rename_keys_deep(value, mapping: dict[str, str], *, drop: frozenset = frozenset()):
    """Rename dict keys at every depth; keys in *drop* disappear."""
    if isinstance(value, dict):
        renamed = {}
        for key, child in value.items():
            if key in drop:
                continue
            target = mapping.get(key, key)
            if target in renamed:
                raise ValueError(f"key {target!r} appears twice")
            renamed[target] = rename_keys_deep(child, mapping, drop=drop)
        return renamed
    if isinstance(value, (list, tuple)):
        return type(value)(rename_keys_deep(v, mapping, drop=drop) for v in value)
    return value

#> rename_keys_deep({"id": 1, "kids": [{"id": 2, "tmp": 0}]}, {"id": "uid"}, drop=frozenset({"tmp"}))
#> rename_keys_deep([1, "id"], {"id": "x"})
#> rename_keys_deep({"a": 1, "b": 2}, {"a": "b"})
#> rename_keys_deep({"t": ({"u": {}},)}, {"u": "w"})
#> rename_keys_deep({}, {})

### pick_fields_util
def pick_fields_util(record: dict, mask: str) -> dict:
    """Project a record through a mask like 'id,author(name,email),tags'."""
    def parse(position: int) -> tuple[dict, int]:
        fields: dict = {}
        name = ""
        while position < len(mask):
            ch = mask[position]
            position += 1
            if ch == "(":
                fields[name], position = parse(position)
                name = ""
            elif ch in ",)":
                if name:
                    fields[name] = None
                name = ""
                if ch == ")":
                    return fields, position
            else:
                name += ch
        if name:
            fields[name] = None
        return fields, position

    def project(data: dict, fields: dict) -> dict:
        return {k: project(data[k], sub) if sub else data[k] for k, sub in fields.items() if k in data}

    return project(record, parse(0)[0])

#> pick_fields_util({"id": 7, "x": 1}, "id,y")
#> pick_fields_util({"by": {"n": "A", "e": "@"}, "t": []}, "by(n),t")
#> pick_fields_util({"a": 1}, "")
#> pick_fields_util({"p": {"q": {"r": 1, "s": 2}}}, "p(q(s))")
#> pick_fields_util({"m": 1, "n": 2}, ",n,m,")

### freeze_value
def freeze_value(value):
    """Hashable picture of a nested value, usable as a cache key."""
    if isinstance(value, dict):
        return tuple(sorted((k, freeze_value(v)) for k, v in value.items()))
    if isinstance(value, (list, tuple)):
        return tuple(freeze_value(v) for v in value)
    if isinstance(value, set):
        return ("set",) + tuple(sorted(value))
    hash(value)  # raises TypeError when it cannot be a key
    return value

#> freeze_value({"b": [1, 2], "a": {"z": None}})
#> freeze_value([{3, 1, 2}, "x"])
#> freeze_value(4.5)
#> freeze_value(bytearray(b"no"))
#> freeze_value({"k": ({"in": set()},)})

### tree_from_parents
def tree_from_parents(rows: list[tuple[str, str | None]]) -> dict:
    """Nested dict of names from (name, parent) rows in any order."""
    nodes: dict[str, dict] = {name: {} for name, _ in rows}
    if len(nodes) != len(rows):
        raise ValueError("names must be unique")
    roots: dict[str, dict] = {}
    for name, parent in rows:
        if parent is None:
            roots[name] = nodes[name]
        elif parent in nodes:
            nodes[parent][name] = nodes[name]
        else:
            roots.setdefault("(orphans)", {})[name] = nodes[name]
    return roots

#> tree_from_parents([("leaf", "twig"), ("root", None), ("twig", "root")])
#> tree_from_parents([])
#> tree_from_parents([("a", None), ("b", "ghost"), ("c", "b")])
#> tree_from_parents([("a", None), ("a", None)])
#> tree_from_parents([("x", None), ("y", None), ("z", "x"), ("w", "x")])

### coalesce_records
def coalesce_records(*records: dict | None, prefer: str = "first") -> dict:
    """Combine records field by field, ignoring empty values."""
    if prefer == "last":
        records = records[::-1]
    elif prefer != "first":
        raise ValueError(prefer)
    combined: dict = {}
    for record in records:
        if not record:
            continue
        for field, value in record.items():
            if value in (None, "", [], {}):
                combined.setdefault(field, None)
            elif combined.get(field) is None:
                combined[field] = value
    return combined

#> coalesce_records({"name": "", "age": 3}, {"name": "Ro", "age": 4})
#> coalesce_records({"a": 1}, None, {"a": 2, "b": []}, prefer="last")
#> coalesce_records()
#> coalesce_records({"x": 0}, {"x": 5})
#> coalesce_records({"q": 1}, prefer="best")

### json_pointer_get_util
def json_pointer_get_util(document, pointer: str):
    """Resolve an RFC 6901 pointer such as '/a~1b/0'."""
    if pointer == "":
        return document
    if not pointer.startswith("/"):
        raise ValueError("pointer must start with '/'")
    for token in pointer[1:].split("/"):
        token = token.replace("~1", "/").replace("~0", "~")
        if isinstance(document, list):
            if token == "-":
                raise IndexError("'-' is past the end")
            document = document[int(token)]
        else:
            document = document[token]
    return document

#> json_pointer_get_util({"a/b": ["x", {"~": 7}]}, "/a~1b/1/~0")
#> json_pointer_get_util([10, 20], "")
#> json_pointer_get_util([10, 20], "/1")
#> json_pointer_get_util([10, 20], "/-")
#> json_pointer_get_util({"k": 1}, "k")
#> json_pointer_get_util({"": {"m n": True}}, "//m n")

### count_leaf_types
from collections import Counter


def count_leaf_types(value, max_depth: int = 3) -> dict[str, int]:
    """How often each leaf type occurs in a nested value, down to *max_depth*."""
    counts: Counter = Counter()
    stack = [(value, 0)]
    while stack:
        item, depth = stack.pop()
        if isinstance(item, (dict, list)):
            if depth >= max_depth:
                counts["..."] += 1
                continue
            children = item.values() if isinstance(item, dict) else item
            stack.extend((child, depth + 1) for child in children)
        else:
            counts[type(item).__name__] += 1
    return dict(sorted(counts.items()))

#> count_leaf_types({"a": 1, "b": [2, "x", None]})
#> count_leaf_types([[[[1]]], "s"])
#> count_leaf_types(3.5)
#> count_leaf_types({})
#> count_leaf_types({"p": {"q": True}, "r": [False, 0]}, max_depth=1)

### default_chain_lookup
from collections import ChainMap


def default_chain_lookup(key: str, overrides: dict, project: dict, defaults: dict, *, trace: bool = False):
    """Look a setting up in three layers; with *trace* also tells where it came from."""
    chain = ChainMap(overrides, project, defaults)
    if key not in chain:
        near = sorted(k for k in chain if k[0] == key[0])
        hint = f" (did you mean {near[0]}?)" if near else ""
        raise KeyError(f"{key}{hint}")
    if not trace:
        return chain[key]
    for label, layer in zip(("override", "project", "default"), chain.maps):
        if key in layer:
            break
    return chain[key], label

#> default_chain_lookup("color", {"color": "red"}, {"color": "blue"}, {})
#> default_chain_lookup("size", {}, {"size": 4}, {"size": 1}, trace=True)
#> default_chain_lookup("sise", {}, {"size": 4}, {})
#> default_chain_lookup("zoom", {}, {}, {"x": 0})
#> default_chain_lookup("x", {}, {"y": 1}, {"x": None}, trace=True)

### redact_secrets
_WORDS = ("pass", "secret", "token", "key")


def redact_secrets(payload, *, visible: int = 2, _name: str = ""):
    """Copy of a payload in which values under suspicious names are masked."""
    if isinstance(payload, dict):
        return {k: redact_secrets(v, visible=visible, _name=k.lower()) for k, v in payload.items()}
    if isinstance(payload, list):
        return [redact_secrets(v, visible=visible, _name=_name) for v in payload]
    if not any(word in _name for word in _WORDS) or payload is None:
        return payload
    text = str(payload)
    if len(text) <= visible * 2:
        return "*" * len(text)
    return text[:visible] + "*" * 4 + text[len(text) - visible:]

#> redact_secrets({"user": "ann", "Password": "hunter2!"})
#> redact_secrets({"tokens": ["abcdef", "xy"], "n": [1]})
#> redact_secrets("plain")
#> redact_secrets({"api_key": None, "conf": {"SECRET_PIN": 12345}}, visible=0)
#> redact_secrets({"monkey": "banana"}, visible=1)

### index_unique
def index_unique(rows: list[dict], key: str, *, on_conflict: str = "raise") -> dict:
    """Index rows by a key that should be unique."""
    index: dict = {}
    for position, row in enumerate(rows):
        value = row[key]
        if value not in index:
            index[value] = row
        elif on_conflict == "raise":
            raise ValueError(f"row {position}: duplicate {key} {value!r}")
        elif on_conflict == "merge":
            index[value] = {**index[value], **row}
        elif on_conflict == "last":
            index[value] = row
    return index

#> index_unique([{"id": 1, "a": 2}, {"id": 5}], "id")
#> index_unique([{"id": 1, "a": 2}, {"id": 1}], "id")
#> index_unique([{"id": 1, "a": 2}, {"id": 1, "b": 3}], "id", on_conflict="merge")
#> index_unique([{"id": 1, "a": 2}, {"id": 1}], "id", on_conflict="last")
#> index_unique([{"s": "x", "v": 0}, {"s": "x", "v": 9}], "s", on_conflict="first")
#> index_unique([{"s": "x"}], "t")
