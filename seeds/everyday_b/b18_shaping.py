### pivot_sales_table
from collections import defaultdict


def pivot_sales_table(sales, rows, columns, value="amount"):
    """Pivot table: sums by two keys, with every cell filled in and totals."""
    cells: dict = defaultdict(int)
    for sale in sales:
        cells[sale[rows], sale[columns]] += sale[value]
    row_names = sorted({row for row, _ in cells})
    column_names = sorted({column for _, column in cells})
    table = {row: {column: cells.get((row, column), 0) for column in column_names} for row in row_names}
    for line in table.values():
        line["total"] = sum(line.values())
    return table

#> pivot_sales_table([{"shop": "A", "month": "jan", "amount": 5}, {"shop": "B", "month": "jan", "amount": 7}, {"shop": "A", "month": "feb", "amount": 2}], "shop", "month")
#> pivot_sales_table([], "a", "b")
#> pivot_sales_table([{"who": "x", "what": "y", "qty": 3}, {"who": "x", "what": "y", "qty": 4}], "what", "who", value="qty")
#> pivot_sales_table([{"shop": "A"}], "shop", "month")
#> pivot_sales_table([{"team": "red", "day": "mo", "amount": 1}, {"team": "red", "day": "tu", "amount": 2}, {"team": "blue", "day": "we", "amount": 3}], "team", "day")

### join_orders_customers
def index_by(rows, key):
    return {row[key]: row for row in rows}


def join_orders_customers(orders: list[dict], customers: list[dict], how: str = "inner") -> list[dict]:
    by_id = index_by(customers, "id")
    joined = []
    for order in orders:
        customer = by_id.get(order["customer"])
        if customer is not None:
            joined.append({"order": order["id"], "name": customer["name"]})
        elif how == "left":
            joined.append({"order": order["id"], "name": None})
    if how == "full":
        ordered = {order["customer"] for order in orders}
        joined += [{"order": None, "name": c["name"]} for c in customers if c["id"] not in ordered]
    return joined

#> join_orders_customers([{"id": 1, "customer": 7}, {"id": 2, "customer": 9}], [{"id": 7, "name": "Ann"}])
#> join_orders_customers([{"id": 1, "customer": 7}, {"id": 2, "customer": 9}], [{"id": 7, "name": "Ann"}], how="left")
#> join_orders_customers([{"id": 1, "customer": 7}], [{"id": 7, "name": "Ann"}, {"id": 8, "name": "Bo"}, {"id": 9, "name": "Cy"}], "full")
#> join_orders_customers([], [])
#> join_orders_customers([{"id": 1, "customer": 7}], [{"name": "Ann"}])
#> join_orders_customers([{"id": 1, "customer": 7}, {"id": 1, "customer": 7}, {"id": 2, "customer": 9}], [{"id": 7, "name": "Ann"}, {"id": 8, "name": "Bo"}, {"id": 9, "name": "Cy"}, {"id": 7, "name": "Ann"}], "full")
#> join_orders_customers([{"id": 1, "customer": 7}, {"id": 1, "customer": 7}, {"id": 2, "customer": 9}, {"id": 1, "customer": 7}, {"id": 2, "customer": 9}], [{"id": 7, "name": "Ann"}, {"id": 8, "name": "Bo"}, {"id": 9, "name": "Cy"}, {"id": 7, "name": "Ann"}, {"id": 7, "name": "Ann"}], "full")

### invert_tag_index
def invert_tag_index(articles: dict[str, list[str]], minimum: int = 1) -> dict[str, list[str]]:
    tags = {tag.strip().lower() for names in articles.values() for tag in names}
    index = {
        tag: sorted(title for title, names in articles.items() if tag in (n.strip().lower() for n in names))
        for tag in sorted(tags)
    }
    rare = [tag for tag, titles in index.items() if len(titles) < minimum]
    for tag in rare:
        del index[tag]
    if rare:
        index["(rare)"] = rare
    return index

#> invert_tag_index({"Intro": ["python", "Web"], "Deep dive": ["Python "], "Misc": ["life"]}, minimum=2)
#> invert_tag_index({"A": ["x", "y"], "B": ["y"]})
#> invert_tag_index({})
#> invert_tag_index({"Only": []}, 3)
#> invert_tag_index({"p": ["a", "A"], "q": ["b"], "r": ["a", "b"]}, 2)

### group_anagram_rows
from itertools import groupby


def signature(word):
    return "".join(sorted(word.lower()))


def group_anagram_rows(words: list[str]) -> list[str]:
    """Groups of words made of the same letters, largest group first."""
    ordered = sorted(words, key=lambda word: (signature(word), word))
    groups = [list(group) for _, group in groupby(ordered, key=signature)]
    groups.sort(key=lambda group: (-len(group), group[0]))
    return [f"{len(group)}: {', '.join(group)}" for group in groups if len(group) > 1]

#> group_anagram_rows(["stone", "notes", "tea", "eat", "onset", "dog"])
#> group_anagram_rows(["abc", "def"])
#> group_anagram_rows([])
#> group_anagram_rows(["Listen", "silent", "enlist", "inlets", "Google"])
#> group_anagram_rows(["ab", "ba", "cd", "dc", "xx"])
#> group_anagram_rows(["ab", "ba", "cd", "dc", "xx", "stone", "notes", "tea", "eat", "onset", "dog"])

### nested_dict_from_rows
def nested_dict_from_rows(rows: list[tuple], leaf=sum) -> dict:
    tree: dict = {}
    for *keys, value in rows:
        node = tree
        for key in keys[:-1]:
            node = node.setdefault(key, {})
        node.setdefault(keys[-1], []).append(value)

    def close(node):
        return {k: close(v) if isinstance(v, dict) else leaf(v) for k, v in node.items()}

    return close(tree)

#> nested_dict_from_rows([("eu", "de", 5), ("eu", "fr", 3), ("us", "ny", 9), ("eu", "de", 2)])
#> nested_dict_from_rows([("a", 1), ("b", 2), ("a", 10)], leaf=max)
#> nested_dict_from_rows([])
#> nested_dict_from_rows([("x", "y", "z", 4), ("x", "y", "w", 6)], leaf=len)
#> nested_dict_from_rows([("lonely",)])
#> nested_dict_from_rows([("q1", "jan", 10), ("q1", "feb", 20), ("q2", "apr", 5), ("q1", "jan", 30)], leaf=min)
#> nested_dict_from_rows([("eu", "de", 5), ("eu", "fr", 3), ("us", "ny", 9), ("eu", "de", 2), ("q1", "jan", 10), ("q1", "feb", 20), ("q2", "apr", 5), ("q1", "jan", 30), ("x", "y", "z", 4), ("x", "y", "w", 6)])

### unzip_measurements
def unzip_measurements(readings: list[tuple[str, float, bool]]) -> dict:
    valid = [(name, value) for name, value, ok in readings if ok]
    if not valid:
        return {"names": (), "values": (), "span": None}
    names, values = zip(*valid)
    span = round(max(values) - min(values), 3)
    above = [n for n, v in valid if v > sum(values) / len(values)]
    return {"names": names, "values": values, "span": span, "above": above}

#> unzip_measurements([("t1", 20.5, True), ("t2", 99.0, False), ("t3", 22.0, True)])
#> unzip_measurements([("t1", 20.5, False)])
#> unzip_measurements([])
#> unzip_measurements([("a", 1.25, True)])
#> unzip_measurements([("p", 3, True), ("q", 5, True), ("r", 10, True), ("s", 0, False)])

### matrix_from_edge_list
def matrix_from_edge_list(edges, directed=False):
    parsed = []
    for edge in edges:
        pair, _, weight = edge.partition(":")
        a, b = pair.split("-")
        parsed.append((a, b, int(weight or 1)))
    nodes = sorted({node for a, b, _ in parsed for node in (a, b)})
    position = {node: index for index, node in enumerate(nodes)}
    matrix = [[0] * len(nodes) for _ in nodes]
    for a, b, weight in parsed:
        matrix[position[a]][position[b]] += weight
        if not directed:
            matrix[position[b]][position[a]] += weight
    return matrix

#> matrix_from_edge_list(["a-b:3", "b-c"])
#> matrix_from_edge_list(["a-b:3", "b-a:1", "c-a"], directed=True)
#> matrix_from_edge_list([])
#> matrix_from_edge_list(["x-x:2"])
#> matrix_from_edge_list(["home-work:12", "work-gym:4", "gym-home:9"])
#> matrix_from_edge_list(["ab"])
#> matrix_from_edge_list(["home-work:12", "work-gym:4", "gym-home:9", "a-b:3", "b-a:1", "c-a", "a-b:3", "b-c"])

### weekly_roster_view
DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri")


def weekly_roster_view(shifts, per_day=1):
    unknown = {day for days in shifts.values() for day in days.split()} - set(DAYS)
    if unknown:
        raise ValueError(f"no such day: {', '.join(sorted(unknown))}")
    view = {day: [name for name, days in shifts.items() if day in days.split()] for day in DAYS}
    return {day: people + ["?"] * (per_day - len(people)) for day, people in view.items()}

#> weekly_roster_view({"Ann": "Mon Wed Fri", "Bob": "Tue Wed"})
#> weekly_roster_view({"Ann": "Mon Tue", "Bob": "Thu Fri"}, per_day=2)
#> weekly_roster_view({})
#> weekly_roster_view({"Cy": "Sun Sat Mon"})
#> weekly_roster_view({"Di": "Mon Tue Wed Thu Fri", "Ed": "Fri"}, 1)
#> weekly_roster_view({"Ann": "Mon Wed Fri", "Bob": "Tue Wed", "Di": "Mon Tue Wed Thu Fri", "Ed": "Fri"})

### common_prefix_columns
from os.path import commonprefix


def common_prefix_columns(names, separator="_"):
    groups: dict[str, list[str]] = {}
    for name in sorted(names):
        home = None
        for prefix in groups:
            shared = commonprefix([name, groups[prefix][0]])
            cut = shared.rpartition(separator)[0]
            if cut and cut.startswith(prefix.split(separator)[0]):
                home = prefix
        if home is None:
            home = name.rpartition(separator)[0] or name
        groups.setdefault(home, []).append(name)
    return groups

#> common_prefix_columns(["user_name", "user_mail", "order_id", "order_total"])
#> common_prefix_columns(["id", "x"])
#> common_prefix_columns([])
#> common_prefix_columns(["a.b.c", "a.b.d", "a.e"], separator=".")
#> common_prefix_columns(["ship_street", "ship_city", "bill_street", "note"])
#> common_prefix_columns(["ship_street", "ship_city", "bill_street", "note", "user_name", "user_mail", "order_id", "order_total"])

### top_per_category
from heapq import nlargest


def top_per_category(products: list[dict], n: int = 2, key: str = "rating") -> dict[str, list[str]]:
    """Names of the best products in each category that has any in stock."""
    categories = sorted({p["category"] for p in products})
    best = {
        category: [
            p["name"]
            for p in nlargest(n, (q for q in products if q["category"] == category), key=lambda q: q[key])
            if p.get("stock", 1) > 0
        ]
        for category in categories
    }
    return {category: names for category, names in best.items() if names}

#> top_per_category([{"name": "A", "category": "tea", "rating": 4.1}, {"name": "B", "category": "tea", "rating": 4.8}, {"name": "C", "category": "tea", "rating": 3.0}])
#> top_per_category([{"name": "X", "category": "mug", "rating": 5, "stock": 0}, {"name": "Y", "category": "pot", "rating": 2, "stock": 3}], n=1)
#> top_per_category([])
#> top_per_category([{"name": "P", "category": "c", "price": 3}, {"name": "Q", "category": "c", "price": 9}], 1, key="price")
#> top_per_category([{"name": "P", "category": "c"}])
#> top_per_category([{"name": "A", "category": "tea", "rating": 4.1}, {"name": "B", "category": "tea", "rating": 4.8}, {"name": "C", "category": "tea", "rating": 3.0}, {"name": "X", "category": "mug", "rating": 5, "stock": 0}, {"name": "Y", "category": "pot", "rating": 2, "stock": 3}])

### flatten_survey_answers
def flatten_survey_answers(responses: list[dict], questions: list[str]) -> list[list]:
    """A table of answers: one row per response, lists joined, gaps as '-'."""
    table = [["respondent", *questions]]
    for number, response in enumerate(responses, 1):
        answers = response.get("answers", {})
        row = [response.get("name") or f"#{number}"]
        for question in questions:
            answer = answers.get(question, "-")
            if isinstance(answer, list):
                answer = "+".join(sorted(answer))
            elif isinstance(answer, bool):
                answer = "yes" if answer else "no"
            row.append(answer)
        table.append(row)
    return table

#> flatten_survey_answers([{"name": "Ann", "answers": {"pets": ["dog", "cat"], "car": True}}, {"answers": {"car": False}}], ["pets", "car"])
#> flatten_survey_answers([], ["q"])
#> flatten_survey_answers([{"name": "", "answers": {"age": 41}}], ["age", "city"])
#> flatten_survey_answers([{"name": "Bo"}], [])
#> flatten_survey_answers([{"name": "Cy", "answers": {"langs": []}}, {"name": "Di", "answers": {"langs": ["it"]}}], ["langs"])
#> flatten_survey_answers([{"name": "Cy", "answers": {"langs": []}}, {"name": "Di", "answers": {"langs": ["it"]}}, {"name": "Ann", "answers": {"pets": ["dog", "cat"], "car": True}}, {"answers": {"car": False}}, {"name": "", "answers": {"age": 41}}], ["langs", "pets", "car", "age", "city"])
#> flatten_survey_answers([{"name": "Ann", "answers": {"pets": ["dog", "cat"], "car": True}}, {"answers": {"car": False}}, {"name": "Cy", "answers": {"langs": []}}, {"name": "Di", "answers": {"langs": ["it"]}}, {"name": "", "answers": {"age": 41}}], ["pets", "car", "langs", "age", "city"])

### dict_of_lists_transposed
def dict_of_lists_transposed(columns: dict[str, list], strict: bool = False) -> list[dict]:
    """Rows of a column table; missing cells at the end are left out."""
    lengths = {name: len(values) for name, values in columns.items()}
    if strict and len(set(lengths.values())) > 1:
        short = min(lengths, key=lengths.get)
        raise ValueError(f"column {short!r} is too short")
    height = max(lengths.values(), default=0)
    return [{name: values[i] for name, values in columns.items() if i < len(values)} for i in range(height)]

#> dict_of_lists_transposed({"id": [1, 2, 3], "name": ["a", "b"]})
#> dict_of_lists_transposed({"id": [1, 2, 3], "name": ["a", "b"]}, strict=True)
#> dict_of_lists_transposed({})
#> dict_of_lists_transposed({"x": [1.5], "y": [2.5]}, True)
#> dict_of_lists_transposed({"day": ["mo", "tu"], "max": [21, 24], "min": [9]})
#> dict_of_lists_transposed({"id": [1, 2, 3], "name": ["a", "b"], "day": ["mo", "tu"], "max": [21, 24], "min": [9], "x": [1.5], "y": [2.5]})
#> dict_of_lists_transposed({"day": ["mo", "tu"], "max": [21, 24], "min": [9], "id": [1, 2, 3], "name": ["a", "b"], "x": [1.5], "y": [2.5]})

### rle_sorted_inventory
from itertools import chain, groupby, starmap


def rle_sorted_inventory(crates):
    """Contents of all crates ('apple pear apple') as '2 apple, 1 pear'."""
    fruits = sorted(chain.from_iterable(map(str.split, crates)))
    counted = [(len(list(group)), name) for name, group in groupby(fruits)]
    counted.sort(key=lambda pair: -pair[0])
    if not counted:
        return "nothing"
    return ", ".join(starmap("{} {}".format, counted))

#> rle_sorted_inventory(["apple pear apple", "plum apple"])
#> rle_sorted_inventory([""])
#> rle_sorted_inventory([])
#> rle_sorted_inventory(["kiwi kiwi", "fig fig", "kiwi"])
#> rle_sorted_inventory(["bolt nut washer", "nut nut", "bolt"])
#> rle_sorted_inventory(["apple pear apple", "plum apple", "bolt nut washer", "nut nut", "bolt", "kiwi kiwi", "fig fig", "kiwi"])

### cross_product_variants
from itertools import product


def cross_product_variants(options: dict[str, list[str]], excluded: list[dict]) -> list[str]:
    names = list(options)
    variants = []
    for combination in product(*options.values()):
        variant = dict(zip(names, combination))
        if any(rule.items() <= variant.items() for rule in excluded):
            continue
        variants.append("-".join(combination))
    return variants

#> cross_product_variants({"size": ["S", "M"], "color": ["red", "blue"]}, [{"size": "S", "color": "blue"}])
#> cross_product_variants({"size": ["S", "M", "L"]}, [{"size": "M"}, {"size": "L"}])
#> cross_product_variants({}, [])
#> cross_product_variants({"case": ["tin", "oak"], "lid": ["yes", "no"], "kg": ["1"]}, [{"lid": "no"}])
#> cross_product_variants({"a": []}, [])
#> cross_product_variants({"case": ["tin", "oak"], "lid": ["yes", "no"], "kg": ["1"], "size": ["S", "M", "L"]}, [{"lid": "no"}, {"size": "M"}, {"size": "L"}])

### shared_rank_table
def shared_rank_table(scores: dict[str, float], method: str = "competition") -> dict[str, float]:
    ordered = sorted(scores.values(), reverse=True)
    distinct = sorted(set(ordered), reverse=True)
    ranks: dict[str, float] = {}
    for name, score in scores.items():
        first = ordered.index(score) + 1
        if method == "dense":
            ranks[name] = distinct.index(score) + 1
        elif method == "average":
            ranks[name] = first + (ordered.count(score) - 1) / 2
        else:
            ranks[name] = first
    return ranks

#> shared_rank_table({"ann": 90, "bob": 80, "cy": 80, "di": 70})
#> shared_rank_table({"ann": 90, "bob": 80, "cy": 80, "di": 70}, method="dense")
#> shared_rank_table({"ann": 90, "bob": 80, "cy": 80, "di": 70}, "average")
#> shared_rank_table({})
#> shared_rank_table({"x": 1.5, "y": 1.5, "z": 1.5}, "average")
#> shared_rank_table({"ann": 90, "bob": 80, "cy": 80, "di": 70, "x": 1.5, "y": 1.5, "z": 1.5}, "average")
#> shared_rank_table({"ann": 90, "bob": 80, "cy": 80, "di": 70, "x": 1.5, "y": 1.5, "z": 1.5})

### partition_by_predicate
def partition(items, test):
    """Two lists: those that pass and those that do not."""
    passed, failed = [], []
    for item in items:
        (passed if test(item) else failed).append(item)
    return passed, failed


RULES = {
    "weekend": lambda day: day in ("Sat", "Sun"),
    "long": lambda word: len(word) > 4,
    "number": str.isnumeric,
}


def partition_by_predicate(items, *rules):
    """Sort items into named bins; each item goes into the first bin that takes it."""
    bins = {}
    rest = items
    for rule in rules:
        taken, rest = partition(rest, RULES[rule])
        bins[rule] = taken
    return bins | {"rest": rest}

#> partition_by_predicate(["Mon", "Sat", "12", "Thursday", "Sun"], "weekend", "number")
#> partition_by_predicate(["apple", "fig", "12345"], "long", "number")
#> partition_by_predicate([], "long")
#> partition_by_predicate(["a", "b"])
#> partition_by_predicate(["x"], "odd")
#> partition_by_predicate(["Mon", "Sat", "12", "Thursday", "Sun", "apple", "fig", "12345"], "weekend", "number")

### month_calendar_rows
import calendar
from datetime import date


def month_calendar_rows(year: int, month: int, marked: list[int]) -> list[str]:
    first, last = date(year, month, 1), calendar.monthrange(year, month)[1]
    rows, week = [], ["  . "] * first.weekday()
    for day in range(1, last + 1):
        week.append(f"[{day:2d}]" if day in marked else f" {day:2d} ")
        if len(week) == 7:
            rows.append("".join(week).rstrip())
            week = []
    if week:
        rows.append("".join(week).rstrip())
    return rows

#> month_calendar_rows(2024, 2, [14, 29])
#> month_calendar_rows(2021, 2, [])
#> month_calendar_rows(2024, 13, [])
#> month_calendar_rows(2023, 10, [1, 31])
#> month_calendar_rows(2025, 6, [8, 9])

### same_multiset_of_lines
from collections import Counter


def normalise(line):
    return " ".join(line.split()).casefold()


def same_multiset_of_lines(left: str, right: str, ignore_blank: bool = True) -> bool:
    counts = []
    for text in (left, right):
        lines = [normalise(line) for line in text.splitlines()]
        if ignore_blank:
            lines = [line for line in lines if line]
        counts.append(Counter(lines))
    return counts[0] == counts[1]

#> same_multiset_of_lines("b = 2\na  = 1\n", "A = 1\n\nB = 2")
#> same_multiset_of_lines("x\nx\ny", "x\ny\ny")
#> same_multiset_of_lines("", "\n\n")
#> same_multiset_of_lines("one\n\ntwo", "two\none", ignore_blank=False)
#> same_multiset_of_lines("export PATH\nexport HOME", "export home\nEXPORT path")
#> same_multiset_of_lines("b = 2\na  = 1\nx\nx\ny\nexport PATH\nexport HOME", "A = 1\n\nB = 2\nx\ny\ny\nexport home\nEXPORT path")

### sliding_pairs_increase_count
from itertools import pairwise


def sliding_pairs_increase_count(series: dict[str, list[int]]) -> int:
    """In how many series does the value go up more often than down?"""
    winners = 0
    for values in series.values():
        steps = [b - a for a, b in pairwise(values)]
        ups = sum(step > 0 for step in steps)
        downs = sum(step < 0 for step in steps)
        if ups > downs:
            winners += 1
        elif ups == downs and steps and sum(steps) > 0:
            # undecided: the overall change decides
            winners += 1
    return winners

#> sliding_pairs_increase_count({"a": [1, 2, 3], "b": [3, 2, 1], "c": [1, 5, 4]})
#> sliding_pairs_increase_count({"flat": [2, 2, 2]})
#> sliding_pairs_increase_count({})
#> sliding_pairs_increase_count({"x": [1], "y": [], "z": [0, 9, 8, 7, 20]})
#> sliding_pairs_increase_count({"p": [10, 12, 11, 13], "q": [5, 4, 6, 5, 3], "r": [1, 2]})

### checksum_of_table
def checksum_of_table(table, skip_empty=True):
    total = 0
    for number, row in enumerate(table, 1):
        if not row:
            if skip_empty:
                continue
            raise ValueError(f"row {number} is empty")
        spread = max(row) - min(row)
        odd = [cell for cell in row if cell % 2]
        total += number * spread + len(odd)
    return total

#> checksum_of_table([[5, 1, 9], [7, 3], [2, 4, 6, 8]])
#> checksum_of_table([])
#> checksum_of_table([[], [4]])
#> checksum_of_table([[1], []], skip_empty=False)
#> checksum_of_table([[10, -10], [0, 0, 0], [99, 101, 100], [12, 7, 30]])
#> checksum_of_table([[10, -10], [0, 0, 0], [99, 101, 100], [12, 7, 30], [5, 1, 9], [7, 3], [2, 4, 6, 8], [], [4]])
