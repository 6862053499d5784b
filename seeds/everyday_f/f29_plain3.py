### csv_trim_and_type
def conv(s):
    s = s.strip()
    if s == "":
        return None
    if s.lower() in ("yes", "no"):
        return s.lower() == "yes"
    t = s.replace(",", ".")
    try:
        return int(t)
    except ValueError:
        pass
    try:
        return float(t)
    except ValueError:
        return s

def csv_trim_and_type(text, sep=";"):
    rows = []
    head = None
    for line in text.splitlines():
        if not line.strip(sep + " "):
            continue
        cells = line.split(sep)
        if head is None:
            head = [c.strip().lower() for c in cells]
            continue
        row = {}
        for h, c in zip(head, cells):
            v = conv(c)
            if v is not None:
                row[h] = v
        rows.append(row)
    return rows

#> csv_trim_and_type("ID; Name ;OK\n1; ann ;yes\n;;\n2;bob;\n3,5;cy;No")
#> csv_trim_and_type("")
#> csv_trim_and_type("a,b\n1,2\n3,x y", sep=",")
#> csv_trim_and_type("h\n007\n1e3\n-4\nyes sir")
#> csv_trim_and_type("p|q\n 5 | 6 \n||\n7", "|")
#> csv_trim_and_type('a,b\n1,2\n3,x y\np|q\n 5 | 6 \n||\n7\nh\n007\n1e3\n-4\nyes sir', sep=',')
#> csv_trim_and_type('h\n007\n1e3\n-4\nyes sir\np|q\n 5 | 6 \n||\n7\na,b\n1,2\n3,x y')

### simple_scheduler_ticks
def simple_scheduler_ticks(tasks, ticks):
    out = []
    left = {n: d for n, d, _ in tasks}
    prio = {n: p for n, _, p in tasks}
    waited = {n: 0 for n in left}
    for t in range(ticks):
        ready = [n for n in left if left[n] > 0]
        if not ready:
            out.append("-")
            continue
        run = max(ready, key=lambda n: (prio[n] + waited[n], n))
        left[run] -= 1
        waited[run] = 0
        for n in ready:
            if n != run:
                waited[n] += 1
        out.append(run)
    return "".join(out)

#> simple_scheduler_ticks([("a", 3, 1), ("b", 2, 2)], 6)
#> simple_scheduler_ticks([("x", 2, 5), ("y", 2, 0), ("z", 1, 3)], 5)
#> simple_scheduler_ticks([], 2)
#> simple_scheduler_ticks([("q", 0, 1)], 1)
#> simple_scheduler_ticks([("a", 4, 0), ("b", 4, 0)], 8)
#> simple_scheduler_ticks([('a', 4, 0), ('b', 4, 0), ('x', 2, 5), ('y', 2, 0), ('z', 1, 3), ('q', 0, 1)], 8)
#> simple_scheduler_ticks([('a', 3, 1), ('b', 2, 2), ('x', 2, 5), ('y', 2, 0), ('z', 1, 3), ('q', 0, 1)], 6)

### ingredients_to_shopping
def ingredients_to_shopping(recipes, people, pantry):
    need = {}
    for name, serves, parts in recipes:
        for part in parts:
            n, what = part.split(" ", 1)
            need[what] = need.get(what, 0) + int(n) * people / serves
    buy = []
    for what in sorted(need):
        missing = need[what] - pantry.get(what, 0)
        if missing <= 0:
            continue
        if missing == int(missing):
            missing = int(missing)
        else:
            missing = int(missing) + 1
        buy.append(f"{missing} {what}")
    return buy

#> ingredients_to_shopping([("soup", 4, ["2 leek", "500 g potato"]), ("cake", 8, ["3 egg", "200 g flour"])], 6, {"egg": 2})
#> ingredients_to_shopping([], 4, {})
#> ingredients_to_shopping([("tea", 1, ["1 bag"])], 0, {})
#> ingredients_to_shopping([("x", 3, ["1 a", "2 b"]), ("y", 2, ["1 a"])], 2, {"b": 5})
#> ingredients_to_shopping([("bad", 0, ["1 a"])], 2, {})
#> ingredients_to_shopping([('soup', 4, ['2 leek', '500 g potato']), ('cake', 8, ['3 egg', '200 g flour']), ('x', 3, ['1 a', '2 b']), ('y', 2, ['1 a']), ('tea', 1, ['1 bag'])], 6, {'egg': 2})
#> ingredients_to_shopping([('soup', 4, ['2 leek', '500 g potato']), ('cake', 8, ['3 egg', '200 g flour']), ('x', 3, ['1 a', '2 b']), ('y', 2, ['1 a'])], 6, {'egg': 2})

### network_cidr_summary
def network_cidr_summary(ips):
    nets = {}
    bad = 0
    for ip in ips:
        parts = ip.split(".")
        if len(parts) != 4:
            bad += 1
            continue
        ok = True
        for p in parts:
            if not p.isdigit() or int(p) > 255:
                ok = False
        if not ok:
            bad += 1
            continue
        key = ".".join(parts[:3])
        nets.setdefault(key, set()).add(int(parts[3]))
    out = []
    for key in sorted(nets, key=lambda k: [int(x) for x in k.split(".")]):
        hosts = sorted(nets[key])
        if len(hosts) == 1:
            out.append(f"{key}.{hosts[0]}")
        else:
            out.append(f"{key}.{hosts[0]}-{hosts[-1]} ({len(hosts)})")
    return out, bad

#> network_cidr_summary(["10.0.0.5", "10.0.0.9", "9.1.1.1", "10.0.0.5", "300.1.1.1", "x"])
#> network_cidr_summary([])
#> network_cidr_summary(["1.2.3", "a.b.c.d"])
#> network_cidr_summary(["192.168.10.1", "192.168.9.1", "192.168.10.200", "192.168.10.20"])
#> network_cidr_summary(["0.0.0.0", "255.255.255.255", "256.0.0.0"])
#> network_cidr_summary(['192.168.10.1', '192.168.9.1', '192.168.10.200', '192.168.10.20', '10.0.0.5', '10.0.0.9', '9.1.1.1', '10.0.0.5', '300.1.1.1', 'x', '0.0.0.0', '255.255.255.255', '256.0.0.0'])
#> network_cidr_summary(['192.168.10.1', '192.168.9.1', '192.168.10.200', '192.168.10.20', '10.0.0.5', '10.0.0.9', '9.1.1.1', '10.0.0.5', '300.1.1.1', 'x', '1.2.3', 'a.b.c.d'])

### quiz_round_scores
def quiz_round_scores(answers, key, joker=None):
    scores = {}
    for team, text in answers.items():
        pts = 0
        streak = 0
        for i, (a, k) in enumerate(zip(text.split(","), key.split(","))):
            a = a.strip().lower()
            options = [o.strip().lower() for o in k.split("/")]
            if a in options:
                streak += 1
                p = 1 if streak < 3 else 2
                if joker and joker.get(team) == i:
                    p *= 2
                pts += p
            else:
                streak = 0
                if joker and joker.get(team) == i:
                    pts -= 1
        scores[team] = pts
    return sorted(scores.items(), key=lambda s: (-s[1], s[0]))

#> quiz_round_scores({"red": "Paris, 7, Mars, blue", "blue": "paris,8,mars,BLUE"}, "paris,7,mars,blue/azure")
#> quiz_round_scores({"red": "a,b,c", "blue": "a,x,c"}, "a,b,c", joker={"red": 2, "blue": 1})
#> quiz_round_scores({}, "a")
#> quiz_round_scores({"t": ""}, "x,y")
#> quiz_round_scores({"p": "1,2,3,4,5", "q": "1,2,0,4,5", "r": "0,0,0,0,5"}, "1,2,3,4,5", {"r": 4})
#> quiz_round_scores({'p': '1,2,3,4,5', 'q': '1,2,0,4,5', 'r': '0,0,0,0,5', 't': '', 'red': 'Paris, 7, Mars, blue', 'blue': 'paris,8,mars,BLUE'}, '1,2,3,4,5', {'r': 4})
#> quiz_round_scores({'p': '1,2,3,4,5', 'q': '1,2,0,4,5', 'r': '0,0,0,0,5', 'red': 'Paris, 7, Mars, blue', 'blue': 'paris,8,mars,BLUE'}, '1,2,3,4,5', {'r': 4})

### tidy_imports_block
def tidy_imports_block(lines):
    std = {"os", "sys", "re", "json"}
    groups = ([], [], [])
    rest = []
    for line in lines:
        s = line.strip()
        if s.startswith("import ") or s.startswith("from "):
            mod = s.split()[1]
            if mod.startswith("."):
                g = 2
            elif mod.split(".")[0] in std:
                g = 0
            else:
                g = 1
            if s not in groups[g]:
                groups[g].append(s)
        else:
            rest.append(line)
    out = []
    for g in groups:
        if g:
            if out:
                out.append("")
            out.extend(sorted(g, key=lambda x: (x.split()[1].lower(), x)))
    return out + rest

#> tidy_imports_block(["import sys", "from .util import x", "import numpy", "import os", "x = 1", "import sys"])
#> tidy_imports_block([])
#> tidy_imports_block(["y = 2"])
#> tidy_imports_block(["from re import sub", "import re", "from b import c", "from a.b import c", "from . import z"])
#> tidy_imports_block(["import json", "import", "z"])
#> tidy_imports_block(['import sys', 'from .util import x', 'import numpy', 'import os', 'x = 1', 'import sys', 'import json', 'import', 'z', 'from re import sub', 'import re', 'from b import c', 'from a.b import c', 'from . import z'])
#> tidy_imports_block(['y = 2', 'import sys', 'from .util import x', 'import numpy', 'import os', 'x = 1', 'import sys', 'from re import sub', 'import re', 'from b import c', 'from a.b import c', 'from . import z'])

### savings_plan_rows
def savings_plan_rows(start, monthly, rate, goal, max_rows=12):
    rows = []
    balance = start
    month = 0
    while balance < goal and month < max_rows:
        month += 1
        interest = int(balance * rate / 12)
        balance += interest + monthly
        if month % 6 == 0:
            monthly += 10
        rows.append((month, interest, balance))
    return rows[-1] if rows else None

#> savings_plan_rows(1000, 100, 0.06, 1800)
#> savings_plan_rows(0, 50, 0.0, 10000)
#> savings_plan_rows(500, 0, 0.1, 400)
#> savings_plan_rows(2000, 150, 0.24, 3500, max_rows=20)
#> savings_plan_rows(10, 10, 0.5, 200, 9)

### merge_overlapping_notes
def merge_overlapping_notes(notes):
    out = []
    for start, length, text in sorted(notes):
        end = start + length
        if out and start <= out[-1][1]:
            last = out[-1]
            if text not in last[2]:
                last[2].append(text)
            if end > last[1]:
                last[1] = end
        else:
            out.append([start, end, [text]])
    return [f"{a}-{b}: {'/'.join(t)}" for a, b, t in out]

#> merge_overlapping_notes([(0, 5, "intro"), (4, 3, "theme"), (10, 2, "end"), (5, 1, "intro")])
#> merge_overlapping_notes([])
#> merge_overlapping_notes([(3, 0, "x"), (3, 0, "y"), (1, 1, "z")])
#> merge_overlapping_notes([(20, 5, "b"), (0, 30, "a"), (40, 1, "c"), (41, 1, "c")])
#> merge_overlapping_notes([(1, 1, "one")])
#> merge_overlapping_notes([(3, 0, 'x'), (3, 0, 'y'), (1, 1, 'z'), (20, 5, 'b'), (0, 30, 'a'), (40, 1, 'c'), (41, 1, 'c'), (0, 5, 'intro'), (4, 3, 'theme'), (10, 2, 'end'), (5, 1, 'intro')])
#> merge_overlapping_notes([(20, 5, 'b'), (0, 30, 'a'), (40, 1, 'c'), (41, 1, 'c'), (1, 1, 'one'), (0, 5, 'intro'), (4, 3, 'theme'), (10, 2, 'end'), (5, 1, 'intro')])

### parse_duration_list
def parse_duration_list(text):
    total = 0
    parts = []
    num = ""
    for c in text + " ":
        if c.isdigit():
            num += c
        elif c in "hms" and num:
            secs = int(num) * {"h": 3600, "m": 60, "s": 1}[c]
            parts.append(secs)
            total += secs
            num = ""
        elif c in " ,+":
            if num:
                raise ValueError("no unit after " + num)
        else:
            raise ValueError("bad character " + c)
    h, r = divmod(total, 3600)
    return f"{h}:{r // 60:02d}:{r % 60:02d}", len(parts)

#> parse_duration_list("1h 30m, 45s")
#> parse_duration_list("90m+90m + 5s")
#> parse_duration_list("")
#> parse_duration_list("10")
#> parse_duration_list("5x")
#> parse_duration_list("2h2h2h 59m 59s 1s")
#> parse_duration_list('1h 30m, 45s, 90m+90m + 5s, 2h2h2h 59m 59s 1s')
#> parse_duration_list('2h2h2h 59m 59s 1s 90m+90m + 5s')
