### records_to_pivot_grid
def records_to_pivot_grid(rows, row_key, col_key, value):
    cols = sorted({r[col_key] for r in rows})
    lines = {}
    for r in rows:
        cells = lines.setdefault(r[row_key], dict.fromkeys(cols, 0))
        cells[r[col_key]] += r[value]
    return [[row_key, *cols]] + [[k, *cells.values()] for k, cells in lines.items()]

#> records_to_pivot_grid([{"shop": "A", "day": "mon", "n": 3}, {"shop": "B", "day": "tue", "n": 4}, {"shop": "A", "day": "mon", "n": 1}], "shop", "day", "n")
#> records_to_pivot_grid([], "x", "y", "z")
#> records_to_pivot_grid([{"u": 1, "v": 2, "w": 3}], "v", "u", "w")
#> records_to_pivot_grid([{"k": "p", "c": "b", "n": 1}, {"k": "p", "c": "a", "n": 2}], "k", "c", "n")
#> records_to_pivot_grid([{"k": "p", "c": "b"}], "k", "c", "n")

### markdown_table
def markdown_table(header, rows):
    table = [list(map(str, r)) for r in [header, *rows]]
    widths = [max(len(cell) for cell in col) for col in zip(*table)]
    lines = ["| " + " | ".join(c.ljust(w) for c, w in zip(r, widths)) + " |" for r in table]
    lines.insert(1, "|" + "|".join("-" * (w + 2) for w in widths) + "|")
    return lines

#> markdown_table(["id", "name"], [[1, "Bo"], [20, "Camille"]])
#> markdown_table(["only"], [])
#> markdown_table(["a", "b", "c"], [[None, True, 1.5]])
#> markdown_table(("x",), [("längre",), ("",)])
#> markdown_table(["k", "v"], [["tea", 3], ["sugar", 12], ["x"]])

### column_totals_row
def column_totals_row(table):
    totals = ["total"]
    for column in list(zip(*table))[1:]:
        numbers = [c for c in column if isinstance(c, (int, float))]
        totals.append(sum(numbers) if numbers else "")
    return table + [totals]

#> column_totals_row([["pens", 4, 2.5], ["ink", 1, 9.0]])
#> column_totals_row([])
#> column_totals_row([["a", "x", 3], ["b", None, 4]])
#> column_totals_row([["a", "x"], ["b", "y"]])
#> column_totals_row([["solo"], ["duo"]])

### drop_empty_columns
def drop_empty_columns(header, rows):
    keep = [i for i in range(len(header)) if any(row[i] not in ("", None) for row in rows)]
    trimmed = [[row[i] for i in keep] for row in rows]
    dropped = [name for i, name in enumerate(header) if i not in keep]
    return [header[i] for i in keep], trimmed, dropped

#> drop_empty_columns(["id", "fax", "city"], [[1, "", "Bern"], [2, None, ""]])
#> drop_empty_columns([], [])
#> drop_empty_columns(["a", "b"], [])
#> drop_empty_columns(["x", "y"], [[0, ""], [False, ""]])
#> drop_empty_columns(["p", "q", "r"], [["1", "2", "3"]])

### sort_table_by_columns
def sort_table_by_columns(rows, spec):
    result = list(rows)
    for part in reversed(spec.split(",")):
        descending = part.startswith("-")
        index = int(part.lstrip("-"))
        result.sort(key=lambda row: row[index], reverse=descending)
    return result

#> sort_table_by_columns([("b", 2), ("a", 2), ("c", 1)], "1,0")
#> sort_table_by_columns([("b", 2), ("a", 2), ("c", 1)], "-1,0")
#> sort_table_by_columns([], "0")
#> sort_table_by_columns([("x", 1, True), ("x", 1, False), ("w", 9, True)], "0,-2")
#> sort_table_by_columns([("a",)], "3")
#> sort_table_by_columns([("k", 5), ("j", 7)], "-0")

### attach_matching_rows
def attach_matching_rows(left, right, key):
    lookup = {}
    for row in right:
        lookup.setdefault(row[key], []).append(row)
    joined = []
    for row in left:
        for match in lookup.get(row[key], [{}]):
            joined.append({**match, **row})
    return joined

#> attach_matching_rows([{"id": 1, "n": "a"}, {"id": 2, "n": "b"}], [{"id": 1, "x": 9}, {"id": 1, "x": 8}], "id")
#> attach_matching_rows([], [{"id": 1}], "id")
#> attach_matching_rows([{"k": "z"}], [], "k")
#> attach_matching_rows([{"k": 1, "v": "left"}], [{"k": 1, "v": "right", "w": 0}], "k")
#> attach_matching_rows([{"a": 1}], [{"b": 1}], "b")

### outer_join_report
def outer_join_report(budget, actual):
    report = []
    for item in sorted(set(budget) | set(actual)):
        b, a = budget.get(item, 0), actual.get(item, 0)
        if b == a:
            continue
        sign = "over" if a > b else "under"
        tag = "" if item in budget else " (unplanned)"
        report.append(f"{item}: {sign} by {abs(a - b)}{tag}")
    return report

#> outer_join_report({"rent": 500, "food": 200}, {"rent": 500, "food": 260, "gym": 30})
#> outer_join_report({}, {})
#> outer_join_report({"fuel": 90}, {})
#> outer_join_report({"a": 1, "b": 2}, {"a": 1, "b": 2})
#> outer_join_report({"zoo": 10}, {"zoo": 4, "ark": 0, "pub": 7})

### rows_to_records
def rows_to_records(rows, strict=False):
    if not rows:
        return []
    header = [h.strip().lower().replace(" ", "_") for h in rows[0]]
    records = []
    for number, row in enumerate(rows[1:], 2):
        if len(row) != len(header) and strict:
            raise ValueError(f"row {number} has {len(row)} cells")
        records.append(dict(zip(header, row)))
    return records

#> rows_to_records([["First Name", " Age"], ["Ola", 31], ["Pia", 4]])
#> rows_to_records([])
#> rows_to_records([["A", "B"], [1]], strict=True)
#> rows_to_records([["A", "B"], [1], [1, 2, 3]])
#> rows_to_records([["only header"]], True)

### running_totals_column
from itertools import accumulate


def running_totals_column(ledger):
    amounts = [amount if kind == "in" else -amount for kind, amount in ledger]
    balances = list(accumulate(amounts))
    low = min(balances, default=0)
    return [(*entry, bal) for entry, bal in zip(ledger, balances)], low

#> running_totals_column([("in", 100), ("out", 30), ("out", 90), ("in", 50)])
#> running_totals_column([])
#> running_totals_column([("out", 5)])
#> running_totals_column([("in", 0.5), ("in", 0.25)])
#> running_totals_column([("in", 10), ("fee", 1), ("out", 9)])

### find_cell
def find_cell(table, wanted):
    for r, row in enumerate(table):
        for c, cell in enumerate(row):
            if cell == wanted:
                return f"{chr(65 + c)}{r + 1}"
    return None

#> find_cell([["id", "city"], [1, "Turin"], [2, "Porto"]], "Porto")
#> find_cell([["id", "city"], [1, "Turin"]], "Paris")
#> find_cell([], 3)
#> find_cell([[0, False], [1, True]], True)
#> find_cell([[], ["", "x", "y", "y"]], "y")

### spreadsheet_sum_refs
def spreadsheet_sum_refs(cells, ref):
    value = cells.get(ref, 0)
    if not isinstance(value, str) or not value.startswith("="):
        return value
    total = 0
    for term in value[1:].split("+"):
        term = term.strip()
        total += int(term) if term.isdigit() else spreadsheet_sum_refs(cells, term)
    return total

#> spreadsheet_sum_refs({"A1": 5, "A2": "=A1+10", "A3": "=A2 + A1"}, "A3")
#> spreadsheet_sum_refs({"A1": 5}, "B9")
#> spreadsheet_sum_refs({"A1": "note"}, "A1")
#> spreadsheet_sum_refs({"A1": "=B1+C1", "B1": -4}, "A1")
#> spreadsheet_sum_refs({"A1": "=X", "X": "text"}, "A1")

### merge_header_cells
def merge_header_cells(top, bottom):
    current = ""
    names = []
    for upper, lower in zip(top, bottom):
        current = upper or current
        names.append(f"{current}/{lower}" if lower else current)
    repeated = {n for n in names if names.count(n) > 1}
    return [f"{n}#{i}" if n in repeated else n for i, n in enumerate(names)]

#> merge_header_cells(["2023", "", "2024", ""], ["q1", "q2", "q1", "q2"])
#> merge_header_cells([], [])
#> merge_header_cells(["name", "score", ""], ["", "low", "low"])
#> merge_header_cells(["", "x"], ["a", ""])
#> merge_header_cells(["k", "k", "k"], ["", "", "z"])

### frequency_crosstab
def frequency_crosstab(pairs):
    rows = sorted({a for a, _ in pairs})
    cols = sorted({b for _, b in pairs})
    grid = [[pairs.count((r, c)) for c in cols] for r in rows]
    best = max((n, r, c) for r, line in zip(rows, grid) for c, n in zip(cols, line)) if pairs else None
    return grid, best

#> frequency_crosstab([("cat", "black"), ("dog", "brown"), ("cat", "black"), ("dog", "black")])
#> frequency_crosstab([])
#> frequency_crosstab([("x", 1)])
#> frequency_crosstab([("b", "q"), ("a", "p")])
#> frequency_crosstab([("m", 2), ("m", 1), ("n", 2), ("n", 2), ("m", 2)])

### percent_of_column
def percent_of_column(rows, index):
    total = sum(row[index] for row in rows)
    if not total:
        return [row + ("-",) for row in rows]
    return [row + (f"{row[index] / total:.1%}",) for row in rows]

#> percent_of_column([("a", 1), ("b", 2), ("c", 5)], 1)
#> percent_of_column([], 0)
#> percent_of_column([("z", 0), ("y", 0)], 1)
#> percent_of_column([(3, "p"), (-1, "q")], 0)
#> percent_of_column([("short",)], 1)

### table_checksums
def table_checksums(rows):
    sums = []
    for row in rows:
        check = 0
        for position, cell in enumerate(row, 1):
            check += position * (len(cell) if isinstance(cell, str) else int(cell))
        sums.append(check % 97)
    return sums, sums[::-1] == sums

#> table_checksums([[1, 2, 3], ["ab", 4]])
#> table_checksums([])
#> table_checksums([[50, 50], [7], [50, 50]])
#> table_checksums([["", True, 2.9]])
#> table_checksums([[None]])

### split_table_on_blank
def split_table_on_blank(rows):
    tables = [[]]
    for row in rows:
        if any(str(c).strip() for c in row):
            tables[-1].append(row)
        elif tables[-1]:
            tables.append([])
    return [t for t in tables if t]

#> split_table_on_blank([["a", 1], ["", ""], ["b", 2], ["c", 3]])
#> split_table_on_blank([])
#> split_table_on_blank([[" "], [], [""]])
#> split_table_on_blank([["x"], [], [], ["y"], []])
#> split_table_on_blank([[0], ["  "], [None]])

### best_per_column
def best_per_column(header, rows, lower_is_better=()):
    winners = {}
    for i, name in enumerate(header[1:], 1):
        pick = min if name in lower_is_better else max
        winners[name] = pick(rows, key=lambda row: row[i])[0] if rows else None
    return winners

#> best_per_column(["car", "speed", "price"], [["Ox", 180, 20], ["Elk", 210, 35]], {"price"})
#> best_per_column(["car", "speed"], [])
#> best_per_column(["name"], [["x"], ["y"]])
#> best_per_column(["n", "a", "b"], [["p", 1, 1], ["q", 1, 0]], ["b"])
#> best_per_column(["n", "t"], [["r", 9.8], ["s", 9.79], ["u", 9.9]], lower_is_better=["t"])

### unpivot_table
def unpivot_table(header, rows, fixed=1):
    long = []
    for row in rows:
        labels, values = row[:fixed], row[fixed:]
        for name, value in zip(header[fixed:], values):
            if value is not None:
                long.append((*labels, name, value))
    return long

#> unpivot_table(["city", "jan", "feb"], [["Bonn", 3, None], ["Linz", 1, 2]])
#> unpivot_table(["city", "jan"], [])
#> unpivot_table(["a", "b", "c"], [["x", "y", 0]], 2)
#> unpivot_table(["q1", "q2"], [[5, 6]], fixed=0)
#> unpivot_table(["k"], [["lonely"]])

### conditional_update
def conditional_update(rows, where, changes):
    changed = 0
    for row in rows:
        if all(row.get(k) == v for k, v in where.items()):
            before = dict(row)
            row.update(changes)
            changed += before != row
    return changed, rows

#> conditional_update([{"id": 1, "s": "new"}, {"id": 2, "s": "old"}], {"s": "new"}, {"s": "seen"})
#> conditional_update([], {"a": 1}, {"a": 2})
#> conditional_update([{"a": 1}, {"a": 1, "b": 0}], {}, {"b": 0})
#> conditional_update([{"x": 5, "y": 6}], {"x": 5, "y": 7}, {"z": 1})
#> conditional_update([{"t": None}, {}], {"t": None}, {"t": "filled"})

### simple_query
import operator

OPS = {"=": operator.eq, ">": operator.gt, "<": operator.lt, "has": operator.contains}


def simple_query(rows, conditions, columns):
    picked = []
    for row in rows:
        if all(OPS[op](row[col], val) for col, op, val in conditions):
            picked.append(tuple(row.get(c, "") for c in columns))
    return picked

#> simple_query([{"n": "ada", "age": 36}, {"n": "bob", "age": 17}], [("age", ">", 18)], ["n"])
#> simple_query([{"n": "ada", "tags": ["x"]}, {"n": "bob", "tags": []}], [("tags", "has", "x")], ["n", "age"])
#> simple_query([], [("a", "=", 1)], ["a"])
#> simple_query([{"v": 3}, {"v": 5}, {"v": 7}], [("v", ">", 3), ("v", "<", 7)], ["v"])
#> simple_query([{"v": 3}], [("v", "~", 3)], ["v"])
#> simple_query([{"a": 1}, {"a": 2}], [], ["a", "a"])

### bar_rows
def bar_rows(data, width=10):
    top = max(data.values(), default=0)
    label = max((len(k) for k in data), default=0)
    rows = []
    for key, value in data.items():
        filled = width * value // top if top > 0 else 0
        rows.append(f"{key:>{label}} {'=' * filled:<{width}} {value}")
    return rows

#> bar_rows({"jan": 5, "february": 10, "mar": 0})
#> bar_rows({})
#> bar_rows({"x": 0, "y": 0}, 4)
#> bar_rows({"a": 1, "b": 2, "c": 3}, width=6)
#> bar_rows({"neg": -2, "pos": 8}, 4)

### paginate_rows
def paginate_rows(rows, page, size=3):
    pages = max(1, -(-len(rows) // size))
    page = min(max(page, 1), pages)
    start = (page - 1) * size
    shown = rows[start:start + size]
    nav = "".join(f"[{p}]" if p == page else f" {p} " for p in range(1, pages + 1))
    return shown, nav, {"prev": page > 1, "next": page < pages}

#> paginate_rows(["a", "b", "c", "d", "e", "f", "g"], 2)
#> paginate_rows([], 1)
#> paginate_rows([1, 2, 3], 99)
#> paginate_rows([1, 2, 3, 4, 5], -1, size=2)
#> paginate_rows(list("wxyz"), 4, 1)

### top_n_with_others
def top_n_with_others(sales, n):
    ranked = sorted(sales.items(), key=lambda kv: kv[1], reverse=True)
    head, tail = ranked[:n], ranked[n:]
    if tail:
        head.append((f"others ({len(tail)})", sum(v for _, v in tail)))
    return dict(head)

#> top_n_with_others({"a": 5, "b": 9, "c": 1, "d": 2}, 2)
#> top_n_with_others({}, 3)
#> top_n_with_others({"x": 1, "y": 1}, 5)
#> top_n_with_others({"m": 4, "n": 4, "o": 4}, 1)
#> top_n_with_others({"k": 8, "l": -3}, 0)

### ids_after_cursor
from bisect import bisect_right


def ids_after_cursor(ids, after=None, limit=2):
    ids = sorted(ids)
    start = 0 if after is None else bisect_right(ids, after)
    page = ids[start:start + limit]
    more = start + limit < len(ids)
    return {"items": page, "next": page[-1] if more else None}

#> ids_after_cursor([30, 10, 20, 40])
#> ids_after_cursor([30, 10, 20, 40], after=20)
#> ids_after_cursor([30, 10, 20, 40], 15, 1)
#> ids_after_cursor([])
#> ids_after_cursor(["b", "d", "a"], "c", limit=5)
#> ids_after_cursor([1, 2, 3], after=9)
