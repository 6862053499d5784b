### sales_by_region_from_csv
import csv
import io
from collections import defaultdict


def read_rows(text):
    reader = csv.DictReader(io.StringIO(text), skipinitialspace=True)
    for row in reader:
        if row["cancelled"] == "yes":
            continue
        yield row


def sales_by_region_from_csv(text: str) -> dict[str, int]:
    """Units times price by region, cancelled orders left out."""
    totals: dict[str, int] = defaultdict(int)
    for row in read_rows(text):
        units = int(row["units"])
        price = int(row["price"])
        region = row["region"].strip().title()
        totals[region] += units * price
    return dict(sorted(totals.items()))

#> sales_by_region_from_csv("region,units,price,cancelled\nnorth,3,10,no\nsouth,1,99,yes\nNORTH ,2,5,no\nwest,7,7,no\neast,1,1,no\nwest,1,3,no\n")
#> sales_by_region_from_csv("region,units,price,cancelled\n\"upper, north\",12,4,no\nsouth,5,20,\nsouth,2,20,\nsouth,9,1,yes\n")
#> sales_by_region_from_csv("region,units,price,cancelled\n")
#> sales_by_region_from_csv("region,units,price,cancelled\nmid,x,4,no\n")
#> sales_by_region_from_csv("cancelled,price,units,region\nno,1,2,a\nno,3,4,b\nno,5,6,a\nyes,7,8,b\nno,9,1,c")

### json_lines_valid_events
import json

REQUIRED = ("ts", "kind")
KINDS = {"click", "view", "buy"}


def is_valid(event):
    if not isinstance(event, dict):
        return False
    for key in REQUIRED:
        if key not in event:
            return False
    return event["kind"] in KINDS and isinstance(event["ts"], int)


def json_lines_valid_events(text):
    count = 0
    for line in text.splitlines():
        line = line.strip()
        if not line:
            continue
        try:
            event = json.loads(line)
        except json.JSONDecodeError:
            continue
        if is_valid(event):
            count += 1
    return count

#> json_lines_valid_events('{"ts": 1, "kind": "click"}\n{"ts": "2", "kind": "view"}\nnot json\n\n{"ts": 3, "kind": "buy", "sum": 4}\n[1, 2]')
#> json_lines_valid_events('{"kind": "click"}\n{"ts": 5}\n{"ts": 6, "kind": "hover"}')
#> json_lines_valid_events("")
#> json_lines_valid_events('{"ts": 1, "kind": "view"}\n{"ts": 2, "kind": "view"}\n{"ts": 3, "kind": "view"}\n{"ts": 4, "kind": "view"')
#> json_lines_valid_events('null\ntrue\n{"ts": true, "kind": "buy"}\n{"kind": "buy", "ts": -7}')

### join_customers_and_orders
def index_by(rows, key):
    index = {}
    for row in rows:
        if row[key] in index:
            raise KeyError(f"duplicate {key}: {row[key]}")
        index[row[key]] = row
    return index


def join_customers_and_orders(customers, orders):
    """Left join, with the number of orders and their sum for each customer."""
    by_id = index_by(customers, "id")
    joined = {row["name"]: {"orders": 0, "sum": 0} for row in customers}
    lost = []
    for order in orders:
        customer = by_id.get(order["customer"])
        if customer is None:
            lost.append(order["no"])
            continue
        entry = joined[customer["name"]]
        entry["orders"] += 1
        entry["sum"] += order["cents"]
    joined["(lost)"] = lost
    return joined

#> join_customers_and_orders([{"id": 1, "name": "ida"}, {"id": 2, "name": "bo"}], [{"no": 10, "customer": 1, "cents": 500}, {"no": 11, "customer": 9, "cents": 1}, {"no": 12, "customer": 1, "cents": 250}, {"no": 13, "customer": 2, "cents": 70}])
#> join_customers_and_orders([{"id": 1, "name": "ida"}, {"id": 1, "name": "bo"}], [])
#> join_customers_and_orders([], [{"no": 1, "customer": 1, "cents": 5}, {"no": 2, "customer": 3, "cents": 5}])
#> join_customers_and_orders([{"id": "x", "name": "cy"}], [{"no": 1, "customer": "x", "cents": 5}, {"no": 2, "customer": "x", "cents": 15}, {"no": 3, "customer": "y", "cents": 25}])
#> join_customers_and_orders([{"id": 7, "name": "dee"}, {"id": 8, "name": "eve"}, {"id": 9, "name": "fay"}], [{"no": 4, "customer": 9, "cents": 100}])

### json_pointer_lookup
import json


class PointerError(LookupError):
    pass


def unescape(token):
    return token.replace("~1", "/").replace("~0", "~")


def step(node, token):
    if isinstance(node, list):
        if not token.isdigit():
            raise PointerError(f"{token!r} is no index")
        index = int(token)
        if index >= len(node):
            raise PointerError(f"index {index} of {len(node)}")
        return node[index]
    if isinstance(node, dict):
        try:
            return node[token]
        except KeyError:
            raise PointerError(f"no member {token!r}") from None
    raise PointerError(f"cannot enter {type(node).__name__}")


def json_pointer_lookup(text, pointer):
    """The value at a JSON pointer such as /a/0/b."""
    node = json.loads(text)
    if pointer and not pointer.startswith("/"):
        raise ValueError("a pointer starts with /")
    for token in pointer.split("/")[1:]:
        node = step(node, unescape(token))
    return node

#> json_pointer_lookup('{"a": [{"b": 1}, {"b": [2, 3]}], "c/d": 4}', "/a/1/b/0")
#> json_pointer_lookup('{"a": 1, "c/d": {"m~n": true}}', "/c~1d/m~0n")
#> json_pointer_lookup("[1, 2]", "")
#> json_pointer_lookup("[1, 2]", "/2")
#> json_pointer_lookup("[1, 2]", "/x")
#> json_pointer_lookup('{"a": "text"}', "/a/b")
#> json_pointer_lookup('{"x": {"y": {"z": null}}}', "/x/y/z")
#> json_pointer_lookup('{"x": {"y": 2.5}}', "/x/y")
#> json_pointer_lookup("{}", "a")
#> json_pointer_lookup('{"k": [[["deep"]]]}', "/k/0/0/0")
#> json_pointer_lookup('{"k": 1}', "/q")

### json_deep_equal_ignoring
def json_deep_equal_ignoring(left, right, ignore=()):
    if isinstance(left, dict) and isinstance(right, dict):
        keys = {k for k in (*left, *right) if k not in ignore}
        for key in sorted(keys):
            if key not in left or key not in right:
                return False
            if not json_deep_equal_ignoring(left[key], right[key], ignore):
                return False
        return True
    if isinstance(left, list) and isinstance(right, list):
        if len(left) != len(right):
            return False
        for a, b in zip(left, right):
            if not json_deep_equal_ignoring(a, b, ignore):
                return False
        return True
    if isinstance(left, float) or isinstance(right, float):
        return abs(left - right) < 1e-6
    return left == right

#> json_deep_equal_ignoring({"id": 1, "v": [1, {"x": 2.0, "ts": 5}]}, {"v": [1, {"ts": 6, "x": 2}], "id": 1}, ignore=("ts",))
#> json_deep_equal_ignoring({"a": [1, 2, 3], "b": {"c": [4, {"d": 5}]}}, {"a": [1, 2, 3], "b": {"c": [4, {"d": 6}]}})
#> json_deep_equal_ignoring({"a": 1}, {"b": 1})
#> json_deep_equal_ignoring([1, [2, [3]]], [1, [2, [3, 4]]])
#> json_deep_equal_ignoring(0.1 + 0.2, 0.3)
#> json_deep_equal_ignoring({"u": {"name": "ida", "age": 3}, "etag": "x"}, {"u": {"age": 3, "name": "ida"}}, ["etag"])
#> json_deep_equal_ignoring([1, 2], [2, 1])

### csv_column_statistics
import csv
import io
import statistics


def numbers(rows, column):
    for row in rows:
        raw = row.get(column) or ""
        try:
            yield float(raw.replace(",", "."))
        except ValueError:
            pass


def csv_column_statistics(text: str, column: str, digits: int = 2) -> float | None:
    """Mean of the numeric cells of a column, NaN cells and words left out."""
    rows = list(csv.DictReader(io.StringIO(text), delimiter=";"))
    if not rows or column not in rows[0]:
        raise KeyError(column)
    values = [value for value in numbers(rows, column) if value == value]
    if not values:
        return None
    return round(statistics.fmean(values), digits)

#> csv_column_statistics("name;height\nida;1,72\nbo;1.80\ncy;unknown\ndi;1,6\n", "height")
#> csv_column_statistics("t;v\n1;10\n2;nan\n3;\n4;20\n5;40", "v", digits=1)
#> csv_column_statistics("t;v\n1;a\n2;b", "v")
#> csv_column_statistics("t;v\n", "v")
#> csv_column_statistics("a;b;c\n1;2;3\n4;5;6\n7;8;9", "c", 0)

### pivot_records_table
def pivot_records_table(records, row_key, column_key, value_key):
    """Rows of a pivot table with a total; absent cells are 0."""
    columns, table = [], {}
    for record in records:
        column = record[column_key]
        if column not in columns:
            columns.append(column)
        cells = table.setdefault(record[row_key], {})
        cells[column] = cells.get(column, 0) + record[value_key]
    columns.sort()
    result = [[row_key, *columns, "total"]]
    for name in sorted(table):
        cells = [table[name].get(column, 0) for column in columns]
        result.append([name, *cells, sum(cells)])
    return result

#> pivot_records_table([{"shop": "A", "q": "Q1", "n": 5}, {"shop": "B", "q": "Q2", "n": 7}, {"shop": "A", "q": "Q2", "n": 1}, {"shop": "A", "q": "Q1", "n": 2}], "shop", "q", "n")
#> pivot_records_table([], "a", "b", "c")
#> pivot_records_table([{"who": "ida", "day": "tue", "h": 8}, {"who": "ida", "day": "mon", "h": 7.5}, {"who": "bo", "day": "wed", "h": 6}], "who", "day", "h")
#> pivot_records_table([{"x": 1, "y": 2, "v": 3}], "y", "x", "v")
#> pivot_records_table([{"x": 1, "y": 2}], "x", "y", "v")

### nested_json_to_rows
def nested_json_to_rows(order):
    rows = []
    base = (order["id"], order["customer"]["name"])
    for number, line in enumerate(order.get("lines", []), 1):
        options = line.get("options") or [{}]
        for option in options:
            extra = option.get("cents", 0)
            rows.append((*base, number, line["sku"], option.get("name", "-"), line["cents"] + extra))
    if not rows:
        rows.append((*base, 0, None, None, 0))
    return rows

#> nested_json_to_rows({"id": 7, "customer": {"name": "ida"}, "lines": [{"sku": "mug", "cents": 900, "options": [{"name": "blue"}, {"name": "gilt", "cents": 250}]}, {"sku": "lid", "cents": 150}]})
#> nested_json_to_rows({"id": 8, "customer": {"name": "bo"}})
#> nested_json_to_rows({"id": 9, "customer": {"name": "cy"}, "lines": [{"sku": "a", "cents": 1, "options": []}, {"sku": "b", "cents": 2}, {"sku": "c", "cents": 3}]})
#> nested_json_to_rows({"id": 10, "customer": {}})
#> nested_json_to_rows({"id": 11, "customer": {"name": "di"}, "lines": [{"sku": "x", "cents": 5, "options": [{"cents": 1}, {"cents": 2}, {"cents": 3}]}]})

### json_minifier
def json_minifier(text):
    """Remove blanks and // comments outside of strings."""
    out = []
    in_string = False
    index = 0
    while index < len(text):
        char = text[index]
        if in_string:
            out.append(char)
            if char == "\\":
                index += 1
                out.append(text[index])
            elif char == '"':
                in_string = False
        elif char == '"':
            in_string = True
            out.append(char)
        elif text.startswith("//", index):
            while index < len(text) and text[index] != "\n":
                index += 1
        elif char not in " \t\n":
            out.append(char)
        index += 1
    return "".join(out)

#> json_minifier('{ "a" : 1, // one\n "b c": [ ] }')
#> json_minifier('["x // y", "q\\"r "]')
#> json_minifier("")
#> json_minifier("// only\n// comments")
#> json_minifier('{\n\t"deep": { "er": null }\n}')

### tsv_escape_roundtrip
ESCAPES = {"\\": "\\\\", "\t": "\\t", "\n": "\\n"}
BACK = {"\\": "\\", "t": "\t", "n": "\n"}


def escape(cell):
    return "".join(ESCAPES.get(char, char) for char in cell)


def unescape(cell):
    out, chars = "", iter(cell)
    for char in chars:
        if char == "\\":
            char = BACK[next(chars)]
        out += char
    return out


def tsv_escape_roundtrip(rows):
    text = "\n".join("\t".join(escape(cell) for cell in row) for row in rows)
    if not rows:
        return text == ""
    back = [[unescape(cell) for cell in line.split("\t")] for line in text.split("\n")]
    return back == rows

#> tsv_escape_roundtrip([["a\tb", "c\nd"], ["back\\slash", ""]])
#> tsv_escape_roundtrip([])
#> tsv_escape_roundtrip([["plain"], ["two", "cells"], []])
#> tsv_escape_roundtrip([["\\n is not \n"]])
#> tsv_escape_roundtrip([("tuple", "row")])

### dedupe_contacts_merge
def key_of(contact):
    mail = contact.get("mail", "").strip().lower()
    if mail:
        return mail
    return "".join(c for c in contact.get("phone", "") if c.isdigit())


def merge(kept, other):
    for field, value in other.items():
        if value and not kept.get(field):
            kept[field] = value


def dedupe_contacts_merge(contacts):
    merged = {}
    anonymous = 0
    for contact in contacts:
        key = key_of(contact)
        if not key:
            anonymous += 1
        elif key in merged:
            merge(merged[key], contact)
        else:
            merged[key] = dict(contact)
    return list(merged.values()), anonymous

#> dedupe_contacts_merge([{"name": "Ida", "mail": "Ida@x.org", "phone": ""}, {"name": "", "mail": "ida@x.org ", "phone": "12-34"}, {"name": "Bo", "phone": "(55) 66"}, {"name": "Bob", "phone": "5566", "city": "Oslo"}, {"name": "?"}])
#> dedupe_contacts_merge([{"mail": "a@b", "name": None}, {"mail": "A@B", "name": "Al"}, {"mail": "a@b", "name": "Alan"}])
#> dedupe_contacts_merge([])
#> dedupe_contacts_merge([{"name": "x"}, {"mail": " "}])
#> dedupe_contacts_merge([{"mail": 5}])

### infer_csv_column_types
import csv
import io
import re
from datetime import datetime


def is_day(text):
    try:
        datetime.strptime(text, "%Y-%m-%d")
    except ValueError:
        return False
    return True


TESTS = (
    ("int", lambda t: re.fullmatch(r"[+-]?\d+", t) is not None),
    ("float", lambda t: re.fullmatch(r"[+-]?\d*\.?\d+", t) is not None),
    ("date", is_day),
    ("bool", lambda t: t.lower() in ("true", "false")),
)


def infer(cells):
    filled = [cell for cell in cells if cell]
    if not filled:
        return "empty"
    for name, test in TESTS:
        if all(test(cell) for cell in filled):
            return name
    return "text"


def infer_csv_column_types(text):
    header, *rows = csv.reader(io.StringIO(text))
    return {name: infer(column) for name, column in zip(header, zip(*rows))}

#> infer_csv_column_types("id,price,day,ok,note\n1,2.5,2024-01-31,true,x\n2,3,2024-02-29,False,7\n3,,2023-12-31,,\n")
#> infer_csv_column_types("a,b\n1,\n-2,\n+3,")
#> infer_csv_column_types("d\n2024-02-30\n2024-02-28")
#> infer_csv_column_types("")
#> infer_csv_column_types("only,header")

### records_sorted_by_spec
def sort_pass(records, field, descending, missing_last):
    def key(record):
        value = record.get(field)
        absent = value is None
        if missing_last and descending:
            absent = not absent
        return (absent, 0 if value is None else value)

    return sorted(records, key=key, reverse=descending)


def records_sorted_by_spec(records: list[dict], spec: str, show: str = "id") -> list:
    for part in reversed(spec.split(",")):
        part = part.strip()
        descending = part.startswith("-")
        records = sort_pass(records, part.lstrip("-"), descending, True)
    return [record[show] for record in records]

#> records_sorted_by_spec([{"id": 1, "age": 30, "pts": 5}, {"id": 2, "age": 25, "pts": 9}, {"id": 3, "age": 30, "pts": 8}, {"id": 4, "age": None, "pts": 1}], "-age,pts")
#> records_sorted_by_spec([{"id": "a", "n": 2}, {"id": "b"}, {"id": "c", "n": 1}], "n")
#> records_sorted_by_spec([{"id": "a", "n": 2}, {"id": "b"}, {"id": "c", "n": 1}], "-n", show="id")
#> records_sorted_by_spec([], "x,-y")
#> records_sorted_by_spec([{"id": 1, "k": "x"}, {"id": 2, "k": 3}], "k")

### json_schema_of_samples
def shape(value):
    if isinstance(value, dict):
        return {key: shape(item) for key, item in sorted(value.items())}
    if isinstance(value, list):
        kinds = []
        for item in value:
            kind = shape(item)
            if kind not in kinds:
                kinds.append(kind)
        return kinds
    return type(value).__name__


def json_schema_of_samples(samples):
    """Keys of flat shapes common to all samples, optional ones with '?'."""
    shapes = [shape(sample) for sample in samples]
    keys = sorted({key for s in shapes for key in s})
    schema = {}
    for key in keys:
        found = [s[key] for s in shapes if key in s]
        name = key if len(found) == len(shapes) else key + "?"
        schema[name] = found[0] if all(f == found[0] for f in found) else "mixed"
    return schema

#> json_schema_of_samples([{"id": 1, "tags": ["a", "b"]}, {"id": 2, "tags": ["c"], "note": None}, {"id": "3", "tags": ["x"]}])
#> json_schema_of_samples([{"a": {"b": 1.5, "c": [1, "x", 2]}}])
#> json_schema_of_samples([])
#> json_schema_of_samples([{"on": True}, {}, {"on": False}])
#> json_schema_of_samples([{"p": [[1, 2], [3]], "q": []}, {"p": [[4]], "q": []}])

### sparse_matrix_from_csv
def sparse_matrix_from_csv(text):
    """Non-zero cells by (row, column); all rows must be as long as the first."""
    cells = {}
    width = None
    for r, line in enumerate(text.strip().split("\n")):
        row = [int(cell or 0) for cell in line.split(",")]
        if width is None:
            width = len(row)
        elif len(row) != width:
            raise ValueError(f"row {r} has {len(row)} cells, not {width}")
        for c, value in enumerate(row):
            if value:
                cells[r, c] = value
    return cells

#> sparse_matrix_from_csv("0,0,3\n,5,\n-1,0,0")
#> sparse_matrix_from_csv("0,0\n0,0")
#> sparse_matrix_from_csv("1,2\n3")
#> sparse_matrix_from_csv("7")
#> sparse_matrix_from_csv("1,,,,2\n,,,,\n,,9,,")

### serialise_with_custom_encoder
import json
from datetime import date
from decimal import Decimal
from enum import Enum


class Colour(Enum):
    RED = "r"
    BLUE = "b"


class Encoder(json.JSONEncoder):
    def default(self, o):
        if isinstance(o, Decimal):
            return str(o)
        if isinstance(o, date):
            return {"$date": o.isoformat()}
        if isinstance(o, Enum):
            return o.name.lower()
        if isinstance(o, set):
            return sorted(o)
        return super().default(o)


MAKERS = {"money": Decimal, "day": date.fromisoformat, "colour": Colour, "set": set, "raw": lambda text: object if text == "obj" else text}


def serialise_with_custom_encoder(fields):
    record = {}
    for name, spec in fields.items():
        kind, _, text = spec.partition(":")
        record[name] = MAKERS[kind](text)
    return json.dumps(record, cls=Encoder, sort_keys=True)

#> serialise_with_custom_encoder({"price": "money:19.90", "due": "day:2024-02-29", "c": "colour:r"})
#> serialise_with_custom_encoder({"letters": "set:hello", "note": "raw:x"})
#> serialise_with_custom_encoder({})
#> serialise_with_custom_encoder({"bad": "raw:obj"})
#> serialise_with_custom_encoder({"c": "colour:b", "b": "colour:b", "a": "money:0.00"})

### update_json_patch_list
import copy


class PatchError(Exception):
    pass


def parent_of(document, path):
    *parents, last = path.strip("/").split("/")
    node = document
    for name in parents:
        node = node[int(name)] if isinstance(node, list) else node[name]
    return node, last


def apply_one(document, patch):
    node, last = parent_of(document, patch["path"])
    if isinstance(node, list):
        last = len(node) if last == "-" else int(last)
    match patch["op"]:
        case "add" if isinstance(node, list):
            node.insert(last, patch["value"])
        case "add" | "replace":
            node[last] = patch["value"]
        case "remove":
            del node[last]
        case "test":
            if node[last] != patch["value"]:
                raise PatchError(f"{patch['path']} is {node[last]!r}")
        case other:
            raise PatchError(f"unknown operation {other}")


def update_json_patch_list(document, patches):
    """Apply all patches or none."""
    result = copy.deepcopy(document)
    for patch in patches:
        apply_one(result, patch)
    return result

#> update_json_patch_list({"a": [1, 2], "b": {"c": 3}}, [{"op": "add", "path": "/a/-", "value": 9}, {"op": "replace", "path": "/b/c", "value": 4}, {"op": "remove", "path": "/a/0"}])
#> update_json_patch_list({"v": 1}, [{"op": "test", "path": "/v", "value": 2}])
#> update_json_patch_list({"v": 1}, [{"op": "test", "path": "/v", "value": 1}, {"op": "add", "path": "/w", "value": [0]}, {"op": "add", "path": "/w/0", "value": 5}])
#> update_json_patch_list({}, [])
#> update_json_patch_list({"list": [{"x": 1}, {"x": 2}]}, [{"op": "remove", "path": "/list/1/x"}, {"op": "replace", "path": "/list/0", "value": None}])
#> update_json_patch_list({}, [{"op": "move", "path": "/a"}])

### group_consecutive_readings
from itertools import groupby
from operator import itemgetter


def summary(sensor, readings):
    values = [value for _, value in readings]
    return {"sensor": sensor, "n": len(values), "low": min(values), "high": max(values)}


def group_consecutive_readings(text: str) -> list[dict]:
    """Lines 'sensor value'; consecutive lines of a sensor form a group."""
    readings = []
    for line in text.splitlines():
        sensor, value = line.split()
        readings.append((sensor, float(value)))
    return [summary(sensor, group) for sensor, group in groupby(readings, key=itemgetter(0))]

#> group_consecutive_readings("t1 20.5\nt1 21.0\nt2 3\nt1 19\nt1 18.25\nt1 18.5")
#> group_consecutive_readings("p 1")
#> group_consecutive_readings("")
#> group_consecutive_readings("a 1\nb 2\na 3")
#> group_consecutive_readings("t1 20.5\nt1\n")

### top_products_from_baskets
from collections import Counter
from itertools import combinations


def top_products_from_baskets(baskets: list[str], least: int = 2) -> list[str]:
    """Pairs bought together at least so often, the most frequent first."""
    pairs = Counter()
    for basket in baskets:
        items = sorted(set(basket.split()))
        for pair in combinations(items, 2):
            pairs[pair] += 1
    frequent = [(count, pair) for pair, count in pairs.items() if count >= least]
    frequent.sort(key=lambda entry: (-entry[0], entry[1]))
    return [f"{a}+{b} ({count})" for count, (a, b) in frequent]

#> top_products_from_baskets(["milk bread eggs", "bread milk", "eggs bread jam", "milk jam"])
#> top_products_from_baskets(["tea", "tea tea", "cups"], least=1)
#> top_products_from_baskets([])
#> top_products_from_baskets(["a b c d", "d c b", "b a"], 2)
#> top_products_from_baskets(["nails hammer", "hammer saw", "nails saw hammer"], least=1)

### csv_quote_when_needed
def quote_cell(value):
    text = "" if value is None else str(value)
    special = False
    escaped = ""
    for char in text:
        if char == '"':
            escaped += '""'
            special = True
        else:
            escaped += char
            if char in ",\n":
                special = True
    return f'"{escaped}"' if special else escaped


def csv_quote_when_needed(rows: list) -> str:
    lines = []
    for row in rows:
        lines.append(",".join(quote_cell(value) for value in row))
    return "\n".join(lines)

#> csv_quote_when_needed([["id", "text"], [1, 'say "hi"'], [2, "a, b"], [3, None]])
#> csv_quote_when_needed([["one\ntwo", 2.5, True]])
#> csv_quote_when_needed([])
#> csv_quote_when_needed([["plain", "words", "only"], ["", "", ""]])
#> csv_quote_when_needed([['"'], [","]])

### budget_json_totals
import json


def total_of(node):
    if isinstance(node, bool) or isinstance(node, str):
        return 0
    if isinstance(node, (int, float)):
        return node
    total = 0
    children = node.values() if isinstance(node, dict) else node
    for child in children:
        total += total_of(child)
    return total


def budget_json_totals(text: str, path: str = "") -> int:
    node = json.loads(text)
    for key in filter(None, path.split(".")):
        node = node[key]
    return total_of(node)

#> budget_json_totals('{"home": {"rent": 900, "power": [40, 42, 39], "note": "old"}, "fun": {"cinema": 24, "paid": true}}')
#> budget_json_totals('{"home": {"rent": 900, "power": [40, 42, 39]}, "fun": {"cinema": 24.5}}', "home.power")
#> budget_json_totals("[]")
#> budget_json_totals('{"a": {"b": {"c": [1, [2, [3, {"d": 4}]]]}}}', "a.b")
#> budget_json_totals('{"a": 1}', "b")
#> budget_json_totals('{"a": 1,}')

### records_changed_since
import hashlib
import json


def fingerprint(record):
    text = json.dumps(record, sort_keys=True)
    return hashlib.md5(text.encode()).hexdigest()[:6]


def records_changed_since(snapshot, records):
    current = {}
    for record in records:
        body = {key: value for key, value in record.items() if key != "id"}
        current[str(record["id"])] = fingerprint(body)
    if len(current) != len(snapshot):
        return True
    for key, mark in current.items():
        if snapshot.get(key) != mark:
            return True
    return False

#> records_changed_since({"1": "7b3c21"}, [{"id": 1, "a": 2}])
#> records_changed_since({}, [])
#> records_changed_since({"1": "99914b", "2": "99914b"}, [{"id": 1}, {"id": 2}])
#> records_changed_since({"1": "99914b"}, [{"id": 1}, {"id": 2, "x": None}])
#> records_changed_since({"x": "99914b"}, [{"name": "no id"}])

### hierarchical_sum_report
from dataclasses import dataclass, field


@dataclass
class Node:
    name: str
    amount: int = 0
    children: list = field(default_factory=list)

    def total(self):
        return self.amount + sum(child.total() for child in self.children)


def build(rows):
    nodes = {name: Node(name, amount) for name, _, amount in rows}
    roots = []
    for name, parent, _ in rows:
        if parent is None:
            roots.append(nodes[name])
        else:
            nodes[parent].children.append(nodes[name])
    return roots


def render(node, depth, lines):
    lines.append(f"{'  ' * depth}{node.name}: {node.total()}")
    for child in sorted(node.children, key=lambda n: n.name):
        render(child, depth + 1, lines)


def hierarchical_sum_report(rows):
    lines = []
    for root in build(rows):
        render(root, 0, lines)
    return "\n".join(lines)

#> hierarchical_sum_report([("all", None, 0), ("it", "all", 10), ("hr", "all", 5), ("web", "it", 7)])
#> hierarchical_sum_report([("a", None, 1), ("b", None, 2)])
#> hierarchical_sum_report([])
#> hierarchical_sum_report([("x", "ghost", 1)])
#> hierarchical_sum_report([("leaf", "mid", 3), ("mid", "top", -1), ("top", None, 100), ("twig", "mid", 4)])

### query_records_where
import re

CLAUSE = re.compile(r"(\w+)\s*(=|!=|<|>|~)\s*'?([^']*)'?")


def holds(record, name, operator, raw):
    value = record.get(name)
    if value is None:
        return False
    wanted = type(value)(raw)
    match operator:
        case "=":
            return value == wanted
        case "!=":
            return value != wanted
        case "<":
            return value < wanted
        case ">":
            return value > wanted
        case _:
            return raw.lower() in str(value).lower()


def query_records_where(records: list[dict], where: str) -> int:
    clauses = [CLAUSE.fullmatch(part.strip()).groups() for part in where.split(" and ")]
    count = 0
    for record in records:
        if all(holds(record, *clause) for clause in clauses):
            count += 1
    return count

#> query_records_where([{"name": "Ida", "age": 30}, {"name": "Bo", "age": 41}, {"name": "Lida", "age": 35}], "age > 29 and name ~ 'ida'")
#> query_records_where([{"k": "a", "n": 1.5}, {"k": "b", "n": 2.5}, {"n": 0.5}], "k != 'b'")
#> query_records_where([{"x": 1}, {"x": 2}, {"x": 3}, {"x": 4}], "x < 4 and x != 2 and x > 0")
#> query_records_where([{"x": 1}], "x = one")
#> query_records_where([], "a = 1")
#> query_records_where([{"c": "red"}, {"c": "blue"}, {"c": "red"}], "c = 'red'")
#> query_records_where([{"c": "red"}], "c is red")
