### water_bill_by_tier
TIERS = [(10, 120), (20, 180), (None, 310)]


def water_bill_by_tier(readings, fee=500):
    """total bill in cents for monthly meter readings"""
    bill = 0
    for i in range(1, len(readings)):
        used = readings[i] - readings[i - 1]
        if used < 0:
            raise ValueError("meter went backwards in month %d" % i)
        bill += fee
        for size, price in TIERS:
            if size is None or used <= size:
                bill += used * price
                break
            bill += size * price
            used -= size
    return bill

#> water_bill_by_tier([100, 108, 125, 170])
#> water_bill_by_tier([5, 5, 5], fee=100)
#> water_bill_by_tier([7])
#> water_bill_by_tier([50, 60, 55])
#> water_bill_by_tier([0, 10, 40, 41, 100, 131])
#> water_bill_by_tier([5, 5, 5, 100, 108, 125, 170])
#> water_bill_by_tier([7, 100, 108, 125, 170])

### pick_team_captains
def pick_team_captains(scores, n):
    # best n, but never two from the same town in a row
    rest = sorted(scores.items(), key=lambda kv: (-kv[1][1], kv[0]))
    chosen = []
    last_town = None
    while rest and len(chosen) < n:
        for k in range(len(rest)):
            name, (town, _) = rest[k]
            if town != last_town:
                break
        else:
            break
        chosen.append(name)
        last_town = town
        del rest[k]
    return chosen

#> pick_team_captains({"ann": ("ulm", 9), "bob": ("ulm", 8), "cid": ("bonn", 5), "dot": ("ulm", 3)}, 3)
#> pick_team_captains({"ann": ("ulm", 9), "bob": ("ulm", 8)}, 2)
#> pick_team_captains({}, 1)
#> pick_team_captains({"x": ("a", 1), "y": ("b", 1), "z": ("c", 1)}, 0)
#> pick_team_captains({"p": ("a", 7), "q": ("a", 7), "r": ("b", 7), "s": ("c", 2), "t": ("b", 6)}, 5)
#> pick_team_captains({"p": ("a", 7), "q": ("a", 7), "r": ("b", 7), "s": ("c", 2), "t": ("b", 6), "ann": ("ulm", 9), "bob": ("ulm", 8), "cid": ("bonn", 5), "dot": ("ulm", 3)}, 5)
#> pick_team_captains({"ann": ("ulm", 9), "bob": ("ulm", 8), "cid": ("bonn", 5), "dot": ("ulm", 3), "p": ("a", 7), "q": ("a", 7), "r": ("b", 7), "s": ("c", 2), "t": ("b", 6)}, 3)

### encode_run_bits
def encode_run_bits(bits, block=4):
    out = []
    for i in range(0, len(bits), block):
        chunk = bits[i:i + block]
        ones = 0
        for b in chunk:
            if b not in "01":
                raise ValueError("bad bit %r at %d" % (b, i))
            if b == "1":
                ones += 1
        # short form for blocks of one kind
        if ones == 0:
            out.append("z%d" % len(chunk))
        elif ones == len(chunk):
            out.append("o%d" % ones)
        else:
            out.append("%x" % int(chunk, 2))
    return ".".join(out)

#> encode_run_bits("0000111101010001")
#> encode_run_bits("110011", block=3)
#> encode_run_bits("")
#> encode_run_bits("0120")
#> encode_run_bits("1111111100000000101", 8)

### merge_two_ranked_lists
def merge_two_ranked_lists(a, b, weight=0.5):
    """scores by 1/rank in both lists, weighted; the merged order"""
    scores = {}
    for lst, w in ((a, weight), (b, 1 - weight)):
        for i, item in enumerate(lst):
            scores[item] = scores.get(item, 0) + w / (i + 1)
    order = []
    while scores:
        best = None
        for item in scores:
            if best is None or scores[item] > scores[best]:
                best = item
        order.append(best)
        del scores[best]
    return order

#> merge_two_ranked_lists(["a", "b", "c"], ["b", "d"])
#> merge_two_ranked_lists(["a", "b", "c"], ["c", "b", "a"], weight=0.9)
#> merge_two_ranked_lists([], [])
#> merge_two_ranked_lists(["x"], [], 0)
#> merge_two_ranked_lists(["p", "q", "r", "s"], ["s", "t", "p"], 0.4)

### fix_csv_quotes
def fix_csv_quotes(line):
    # repairs lines where somebody forgot the closing quote of a field
    fields = line.split(",")
    out = []
    open_field = None
    for f in fields:
        if open_field is not None:
            open_field += "," + f
            if f.endswith('"'):
                out.append(open_field)
                open_field = None
        elif f.startswith('"') and not (f.endswith('"') and len(f) > 1):
            open_field = f
        else:
            out.append(f)
    if open_field is not None:
        # never closed: only the first piece belongs to it
        pieces = open_field.split(",")
        out.append(pieces[0] + '"')
        out.extend(pieces[1:])
    return out

#> fix_csv_quotes('1,"a,b",2')
#> fix_csv_quotes('1,"oops,2,3')
#> fix_csv_quotes("")
#> fix_csv_quotes('"x","y,z,w",",",q')
#> fix_csv_quotes('a,",b')
#> fix_csv_quotes('"x","y,z,w",",",q,1,"oops,2,3')
#> fix_csv_quotes('1,"a,b",2,"x","y,z,w",",",q')

### sum_nested_budget_d14
def sum_nested_budget_d14(node, path=""):
    """total of a tree like {'a': 5, 'b': {'c': '7', 'd': None}}; None counts 0"""
    total = 0
    for k, v in node.items():
        p = path + "/" + k
        if isinstance(v, dict):
            total += sum_nested_budget_d14(v, p)
        elif v is None:
            continue
        elif isinstance(v, (int, float)) and not isinstance(v, bool):
            total += v
        else:
            try:
                total += int(v)
            except (TypeError, ValueError):
                raise ValueError("bad amount at " + p)
    return total

#> sum_nested_budget_d14({"a": 5, "b": {"c": "7", "d": None}, "e": {"f": {"g": 1.5}}})
#> sum_nested_budget_d14({"it": {"pc": "x"}})
#> sum_nested_budget_d14({})
#> sum_nested_budget_d14({"a": True, "b": {"c": [1]}})
#> sum_nested_budget_d14({"rent": 900, "food": {"home": 250, "out": "120"}, "car": {"fuel": 80, "tax": {"y": 12, "m": None}}})
#> sum_nested_budget_d14({"a": 5, "b": {"c": "7", "d": None}, "e": {"f": {"g": 1.5}}, "rent": 900, "food": {"home": 250, "out": "120"}, "car": {"fuel": 80, "tax": {"y": 12, "m": None}}})
#> sum_nested_budget_d14({"a": 5, "b": {"c": "7", "d": None}, "e": {"f": {"g": 1.5}}})

### guess_number_moves
def guess_number_moves(low, high, secret, strategy="middle"):
    if not low <= secret <= high:
        return None
    moves = 0
    while True:
        if strategy == "middle":
            g = (low + high) // 2
        elif strategy == "third":
            g = low + (high - low) // 3
        else:
            g = low
        moves += 1
        if g == secret:
            return moves
        if g < secret:
            low = g + 1
        else:
            high = g - 1

#> guess_number_moves(1, 100, 73)
#> guess_number_moves(1, 100, 73, "third")
#> guess_number_moves(1, 10, 11)
#> guess_number_moves(0, 7, 6, "low")
#> guess_number_moves(1, 1000, 1)

### collect_todo_comments
import re


def collect_todo_comments(files):
    """{'ida': ['a.py:3 fix it']} for comments like '# TODO(ida): fix it'"""
    pat = re.compile(r"#\s*(TODO|FIXME)(?:\((\w+)\))?:?\s*(.*)")
    found = {}
    for fname in sorted(files):
        for no, line in enumerate(files[fname].split("\n"), 1):
            m = pat.search(line)
            if not m:
                continue
            tag, who, text = m.groups()
            entry = "%s:%d %s" % (fname, no, text.strip() or "?")
            if tag == "FIXME":
                entry = "! " + entry
            found.setdefault(who or "nobody", []).append(entry)
    return found

#> collect_todo_comments({"b.py": "x = 1\n# TODO(ida): fix it\ny = 2 # FIXME later", "a.py": "#TODO"})
#> collect_todo_comments({"a.py": "nothing to do\n# todo: lower case"})
#> collect_todo_comments({})
#> collect_todo_comments({"x.py": "import os\n# FIXME: broken\n\ndef f():\n    pass  # TODO(ann): write me\n", "y.py": "a = 1  # TODO(ann)"})
#> collect_todo_comments({"m.py": "# TODO(bo) one\n# TODO(bo): two\n# FIXME(cy): three # TODO x"})
#> collect_todo_comments({"b.py": "x = 1\n# TODO(ida): fix it\ny = 2 # FIXME later", "a.py": "#TODO", "x.py": "import os\n# FIXME: broken\n\ndef f():\n    pass  # TODO(ann): write me\n", "y.py": "a = 1  # TODO(ann)"})
#> collect_todo_comments({"x.py": "import os\n# FIXME: broken\n\ndef f():\n    pass  # TODO(ann): write me\n", "y.py": "a = 1  # TODO(ann)", "m.py": "# TODO(bo) one\n# TODO(bo): two\n# FIXME(cy): three # TODO x"})

### best_train_route
def best_train_route(conns, start, goal, at):
    """earliest arrival over connections 'A B 8:00 9:30' in time order, None if too late"""
    def t(s):
        h, m = s.split(":")
        return int(h) * 60 + int(m)

    reach = {start: t(at)}
    for c in sorted(conns, key=lambda c: t(c.split()[2])):
        a, b, dep, arr = c.split()
        if a in reach and reach[a] <= t(dep):
            if b not in reach or t(arr) < reach[b]:
                reach[b] = t(arr)
    if goal not in reach:
        return None
    return "%d:%02d" % divmod(reach[goal], 60)

#> best_train_route(["A B 8:00 9:00", "B C 9:10 10:00", "A C 8:30 11:00"], "A", "C", "7:50")
#> best_train_route(["A B 8:00 9:00", "B C 8:50 10:00"], "A", "C", "7:50")
#> best_train_route([], "A", "A", "12:05")
#> best_train_route(["X Y 6:00 7:00", "Y Z 7:00 8:15", "X Z 6:30 8:05", "Z X 9:00 9:59"], "X", "Z", "6:00")
#> best_train_route(["P Q 9:15 soon"], "P", "Q", "9:00")
#> best_train_route(["X Y 6:00 7:00", "Y Z 7:00 8:15", "X Z 6:30 8:05", "Z X 9:00 9:59", "A B 8:00 9:00", "B C 9:10 10:00", "A C 8:30 11:00"], "X", "Z", "6:00")
#> best_train_route(["A B 8:00 9:00", "B C 9:10 10:00", "A C 8:30 11:00", "X Y 6:00 7:00", "Y Z 7:00 8:15", "X Z 6:30 8:05", "Z X 9:00 9:59"], "A", "C", "7:50")

### validate_ip_list
def valid_ip(s):
    p = s.split(".")
    if len(p) != 4:
        return False
    for x in p:
        if not x.isdigit() or len(x) > 3 or int(x) > 255:
            return False
        if x != "0" and x[0] == "0":
            return False
    return True


def validate_ip_list(text):
    good = []
    for part in text.replace("\n", ",").split(","):
        part = part.strip()
        if not part or part.startswith("#"):
            continue
        if not valid_ip(part):
            return False
        good.append(part)
    # duplicates are an error too
    return len(good) == len(set(good)) and len(good) > 0

#> validate_ip_list("10.0.0.1, 10.0.0.2\n# office\n192.168.1.1")
#> validate_ip_list("10.0.0.1,10.0.0.01")
#> validate_ip_list("1.2.3")
#> validate_ip_list("")
#> validate_ip_list("8.8.8.8, 8.8.4.4, 8.8.8.8")
#> validate_ip_list("0.0.0.0,255.255.255.255, 1.1.1.256")

### render_progress_table
def render_progress_table(tasks, width=10):
    lines = []
    done_all = 0
    for name in tasks:
        done, total = tasks[name]
        if total == 0:
            pct = 100
        else:
            pct = 100 * done // total
        n = width * pct // 100
        bar = "#" * n + "." * (width - n)
        flag = "ok" if pct == 100 else ""
        lines.append("%-8s[%s]%4d%% %s" % (name[:8], bar, pct, flag))
        done_all += pct
    if tasks:
        lines.append("%-8s %d%%" % ("mean", done_all // len(tasks)))
    return [l.rstrip() for l in lines]

#> render_progress_table({"import": (50, 200), "check": (3, 3), "export": (0, 7)})
#> render_progress_table({"nothing": (0, 0)}, width=4)
#> render_progress_table({})
#> render_progress_table({"a very long name": (99, 100), "b": (1, 1000)}, 20)
#> render_progress_table({"x": (2, 3), "y": (1, 3), "z": (3, 3)}, 6)
#> render_progress_table({"a very long name": (99, 100), "b": (1, 1000), "x": (2, 3), "y": (1, 3), "z": (3, 3)}, 20)
#> render_progress_table({"x": (2, 3), "y": (1, 3), "z": (3, 3), "a very long name": (99, 100), "b": (1, 1000)}, 20)

### spot_price_outliers
def median(v):
    v = sorted(v)
    n = len(v)
    if n % 2:
        return v[n // 2]
    return (v[n // 2 - 1] + v[n // 2]) / 2


def spot_price_outliers(prices, factor=3):
    """days whose price is too far from the median (by median deviation)"""
    if len(prices) < 3:
        return []
    m = median(prices.values())
    dev = median([abs(p - m) for p in prices.values()])
    out = []
    for day in prices:
        d = abs(prices[day] - m)
        if dev == 0:
            if d > 0:
                out.append(day)
        elif d / dev > factor:
            out.append(day)
    return out

#> spot_price_outliers({"mon": 10, "tue": 11, "wed": 10.5, "thu": 55, "fri": 9})
#> spot_price_outliers({"a": 5, "b": 5, "c": 5, "d": 6})
#> spot_price_outliers({"a": 1, "b": 100})
#> spot_price_outliers({"a": 1, "b": 2, "c": 3, "d": 4}, factor=1)
#> spot_price_outliers({"w1": 100, "w2": 102, "w3": 98, "w4": 101, "w5": 60, "w6": 99}, 5)
