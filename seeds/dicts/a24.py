### clinic_triage
def clinic_triage(patients):
    level = {"red": 0, "yellow": 1, "green": 2}
    ordered = sorted(patients.items(), key=lambda p: (level.get(p[1]["tag"], 3), p[1]["at"]))
    return {name: i for i, (name, _) in enumerate(ordered, 1)}

#> clinic_triage({"ann": {"tag": "green", "at": 1}, "bob": {"tag": "red", "at": 9}, "cy": {"tag": "red", "at": 4}})
#> clinic_triage({})
#> clinic_triage({"x": {"tag": "blue", "at": 0}, "y": {"tag": "green", "at": 100}})
#> clinic_triage({"p": {"tag": "yellow", "at": 5}, "q": {"tag": "yellow", "at": 5}})
#> clinic_triage({"z": {"at": 1}})

### dose_interactions
def dose_interactions(meds, conflicts):
    active = {m.lower() for m in meds}
    warn = []
    for drug in sorted(active):
        bad = active & set(conflicts.get(drug, ()))
        warn.extend(f"{drug}+{b}" for b in sorted(bad) if drug < b or drug not in conflicts.get(b, ()))
    return warn

#> dose_interactions(["Aspirin", "warfarin", "zinc"], {"aspirin": ["warfarin"], "warfarin": ["aspirin", "zinc"]})
#> dose_interactions([], {"a": ["b"]})
#> dose_interactions(["x"], {"x": ["x"]})
#> dose_interactions(["b", "a"], {"b": ["a"]})
#> dose_interactions(["p", "q"], {})

### school_timetable_gaps
def school_timetable_gaps(timetable):
    gaps = {}
    for day, hours in timetable.items():
        if not hours:
            continue
        full = set(range(min(hours), max(hours) + 1))
        free = sorted(full - set(hours))
        if free:
            gaps[day] = free
    return gaps

#> school_timetable_gaps({"mon": [1, 2, 5], "tue": [3, 4], "wed": []})
#> school_timetable_gaps({})
#> school_timetable_gaps({"thu": {7: "math", 9: "art"}})
#> school_timetable_gaps({"fri": [4, 1]})
#> school_timetable_gaps({"sat": [2, 2]})

### exam_seat_rows
def exam_seat_rows(students, per_row):
    seats = {}
    for i, s in enumerate(sorted(students)):
        row, col = divmod(i, per_row)
        seats[f"{chr(65 + row)}{col + 1}"] = s
    return seats

#> exam_seat_rows(["mia", "al", "zoe", "kim", "bo"], 2)
#> exam_seat_rows([], 3)
#> exam_seat_rows(["x"], 1)
#> exam_seat_rows(["a", "b"], 0)
#> exam_seat_rows({"q": 1, "p": 2}, 10)

### grade_book_drop_lowest
def grade_book_drop_lowest(book, drop=1):
    final = {}
    for student in book:
        grades = sorted(book[student].values())[drop:]
        final[student] = round(sum(grades) / len(grades), 1) if grades else None
    return final

#> grade_book_drop_lowest({"ann": {"hw1": 9, "hw2": 4, "hw3": 8}, "bob": {"hw1": 5}})
#> grade_book_drop_lowest({})
#> grade_book_drop_lowest({"cy": {"t": 10, "u": 0}}, 0)
#> grade_book_drop_lowest({"di": {"a": 1, "b": 2, "c": 3}}, 2)
#> grade_book_drop_lowest({"ed": {}}, drop=3)

### course_capacity_enroll
def course_capacity_enroll(requests, capacity):
    enrolled = {c: [] for c in capacity}
    wait = {}
    for student, course in requests:
        if course not in enrolled:
            continue
        if len(enrolled[course]) < capacity[course]:
            enrolled[course].append(student)
        else:
            wait.setdefault(course, []).append(student)
    return enrolled, wait

#> course_capacity_enroll([("ann", "art"), ("bob", "art"), ("cy", "art"), ("di", "gym")], {"art": 2, "bio": 1})
#> course_capacity_enroll([], {"x": 0})
#> course_capacity_enroll([("q", "x")], {"x": 0})
#> course_capacity_enroll([("q", "x")], {})
#> course_capacity_enroll([("m", "y"), ("m", "y")], {"y": 5})

### garden_plot_yield
def garden_plot_yield(plots, rates):
    harvest = {}
    for (row, col), crop in plots.items():
        bonus = sum(plots.get((row + dr, col), crop) != crop for dr in (-1, 1))
        harvest[crop] = harvest.get(crop, 0) + rates.get(crop, 1) + bonus
    return harvest

#> garden_plot_yield({(0, 0): "bean", (1, 0): "corn", (2, 0): "bean"}, {"bean": 2, "corn": 5})
#> garden_plot_yield({}, {})
#> garden_plot_yield({(3, 3): "kale"}, {})
#> garden_plot_yield({(0, 0): "a", (1, 0): "a", (1, 1): "b"}, {"a": 0})
#> garden_plot_yield({(0, 1): "x", (-1, 1): "y"}, {"x": -1})

### sensor_anomalies
def sensor_anomalies(readings, bounds):
    flagged = {}
    for name, series in readings.items():
        lo, hi = bounds.get(name, (float("-inf"), float("inf")))
        idx = [i for i, v in enumerate(series) if not lo <= v <= hi]
        if idx:
            flagged[name] = idx
    return flagged

#> sensor_anomalies({"temp": [20, 99, 21, -5], "hum": [40]}, {"temp": (0, 50), "hum": (30, 60)})
#> sensor_anomalies({}, {})
#> sensor_anomalies({"x": [10**9]}, {})
#> sensor_anomalies({"y": []}, {"y": (0, 0)})
#> sensor_anomalies({"z": [1, 2, 3]}, {"z": (2, 2)})

### dns_resolve
def dns_resolve(records, name, max_hops=4):
    hops = [name]
    while len(hops) <= max_hops:
        kind, value = records.get(hops[-1], ("NX", None))
        if kind == "A":
            return value, hops
        if kind == "NX":
            return None, hops
        hops.append(value)
    return "loop", hops

#> dns_resolve({"www": ("CNAME", "web"), "web": ("A", "10.0.0.5")}, "www")
#> dns_resolve({}, "nope")
#> dns_resolve({"a": ("CNAME", "b"), "b": ("CNAME", "a")}, "a")
#> dns_resolve({"x": ("A", "::1")}, "x")
#> dns_resolve({"x": ("CNAME", "y")}, "x", 1)

### firewall_first_match
def firewall_first_match(rules, packet):
    for i, rule in enumerate(rules):
        conds = {k: v for k, v in rule.items() if k != "do"}
        if all(packet.get(k) in (v if isinstance(v, (list, range)) else [v]) for k, v in conds.items()):
            return i, rule["do"]
    return -1, "drop"

#> firewall_first_match([{"port": [80, 443], "do": "allow"}, {"do": "log"}], {"port": 443, "src": "x"})
#> firewall_first_match([{"port": 22, "src": "lan", "do": "allow"}], {"port": 22, "src": "wan"})
#> firewall_first_match([], {})
#> firewall_first_match([{"port": range(1000, 2000), "do": "deny"}, {"do": "ok"}], {"port": 2000})
#> firewall_first_match([{"src": None, "do": "odd"}], {"port": 1})

### arp_table_age
def arp_table_age(table, seen, ttl=3):
    for ip in list(table):
        mac, age = table[ip]
        if ip in seen:
            table[ip] = (seen[ip], 0)
        elif age + 1 > ttl:
            del table[ip]
        else:
            table[ip] = (mac, age + 1)
    table.update({ip: (mac, 0) for ip, mac in seen.items() if ip not in table})
    return table

#> arp_table_age({"10.1": ("aa", 3), "10.2": ("bb", 0), "10.3": ("cc", 2)}, {"10.3": "cd", "10.9": "zz"})
#> arp_table_age({}, {})
#> arp_table_age({"x": ("m", 0)}, {}, 0)
#> arp_table_age({"x": ("m", 5)}, {"x": "n"})
#> arp_table_age({}, {"y": "q"}, ttl=1)

### packet_reassemble
def packet_reassemble(packets):
    msgs = {}
    for msg_id, seq, total, data in packets:
        msgs.setdefault(msg_id, {"total": total, "parts": {}})["parts"][seq] = data
    done = {}
    for m, info in msgs.items():
        if len(info["parts"]) == info["total"]:
            done[m] = "".join(info["parts"][i] for i in sorted(info["parts"]))
        else:
            done[m] = None
    return done

#> packet_reassemble([(1, 1, 2, "lo"), (2, 0, 3, "x"), (1, 0, 2, "hel")])
#> packet_reassemble([])
#> packet_reassemble([("q", 0, 1, "all"), ("q", 0, 1, "new")])
#> packet_reassemble([(5, 2, 3, "c"), (5, 0, 3, "a"), (5, 1, 3, "b")])
#> packet_reassemble([(0, 0, 0, "?")])

### git_branch_ahead_behind
def git_branch_ahead_behind(parents, a, b):
    def history(c):
        seen = set()
        while c:
            seen.add(c)
            c = parents.get(c)
        return seen

    ha, hb = history(a), history(b)
    return {"ahead": len(ha - hb), "behind": len(hb - ha), "base": bool(ha & hb)}

#> git_branch_ahead_behind({"c3": "c2", "c2": "c1", "f2": "f1", "f1": "c2"}, "f2", "c3")
#> git_branch_ahead_behind({}, "x", "y")
#> git_branch_ahead_behind({"b": "a"}, "b", "b")
#> git_branch_ahead_behind({"b": "a"}, "a", "b")
#> git_branch_ahead_behind({}, "", None)

### changelog_group
def changelog_group(commits):
    titles = {"feat": "Added", "fix": "Fixed", "docs": "Docs"}
    log = {}
    for c in commits:
        kind, sep, msg = c.partition(": ")
        head = titles.get(kind.rstrip("!"), "Other")
        text = msg if sep and head != "Other" else c
        log.setdefault(head, []).append(text + (" (breaking)" if kind.endswith("!") else ""))
    return log

#> changelog_group(["feat: search", "fix!: crash", "bump deps", "feat: dark mode"])
#> changelog_group([])
#> changelog_group(["chore: tidy", "docs:no space"])
#> changelog_group(["wow!"])
#> changelog_group(["fix: a: b", ""])

### code_owners_lookup
def code_owners_lookup(rules, path):
    owner = None
    for pattern, who in rules.items():
        if pattern.endswith("/") and path.startswith(pattern):
            owner = who
        elif pattern.startswith("*") and path.endswith(pattern[1:]):
            owner = who
        elif pattern == path:
            return who
    return owner

#> code_owners_lookup({"*": "all", "src/": "dev", "*.md": "docs"}, "src/readme.md")
#> code_owners_lookup({"src/": "dev", "src/main.c": "lead", "*.c": "c-team"}, "src/main.c")
#> code_owners_lookup({"lib/": "libs"}, "bin/x")
#> code_owners_lookup({}, "any")
#> code_owners_lookup({"*.py": "py", "tools/": "ops"}, "tools/x.py")

### test_results_flaky
def test_results_flaky(runs):
    outcomes = {}
    for run in runs:
        for test, ok in run.items():
            outcomes.setdefault(test, set()).add(ok)
    return {
        "flaky": sorted(t for t, o in outcomes.items() if len(o) == 2),
        "broken": sorted(t for t, o in outcomes.items() if o == {False}),
    }

#> test_results_flaky([{"login": True, "pay": False}, {"login": False, "pay": False, "cart": True}])
#> test_results_flaky([])
#> test_results_flaky([{"a": True}, {"a": True}])
#> test_results_flaky([{"b": 1}, {"b": 0}, {"c": 0}])
#> test_results_flaky([{}, {"z": False, "y": False}])

### coverage_percent
def coverage_percent(executed, lines):
    report = {}
    for f, total in lines.items():
        hit = len(set(executed.get(f, ())) & set(range(1, total + 1)))
        report[f] = f"{100 * hit // total}%" if total else "n/a"
    extra = executed.keys() - lines.keys()
    return report, sorted(extra)

#> coverage_percent({"a.py": [1, 2, 2, 9], "ghost.py": [1]}, {"a.py": 4, "b.py": 3})
#> coverage_percent({}, {})
#> coverage_percent({"x": [1]}, {"x": 0})
#> coverage_percent({"y": range(1, 4)}, {"y": 3})
#> coverage_percent({"p": [], "q": []}, {})

### import_graph_unused
def import_graph_unused(imports, entry):
    live = set()
    todo = [entry]
    while todo:
        mod = todo.pop()
        if mod in live or mod not in imports:
            continue
        live.add(mod)
        todo += imports[mod]
    return sorted(imports.keys() - live)

#> import_graph_unused({"main": ["db", "os"], "db": ["log"], "log": [], "old": ["db"]}, "main")
#> import_graph_unused({}, "x")
#> import_graph_unused({"a": ["b"], "b": ["a"], "c": ["c"]}, "a")
#> import_graph_unused({"m": []}, "m")
#> import_graph_unused({"m": [], "n": []}, "zzz")

### symbol_table_offsets
def symbol_table_offsets(decls):
    sizes = {"char": 1, "short": 2, "int": 4, "double": 8}
    table, offset = {}, 0
    for decl in decls:
        kind, name = decl.split()
        size = sizes[kind]
        offset += -offset % size
        table[name] = offset
        offset += size
    return table, offset

#> symbol_table_offsets(["char c", "int n", "char d", "double x"])
#> symbol_table_offsets([])
#> symbol_table_offsets(["short s", "short t"])
#> symbol_table_offsets(["int a", "int a"])
#> symbol_table_offsets(["float f"])

### opcode_table_run
def opcode_table_run(program):
    table = {"INC": lambda a: a + 1, "DBL": lambda a: a * 2, "NEG": lambda a: -a, "SQR": lambda a: a * a}
    acc, counts = 0, {}
    for op in program.split():
        fn = table.get(op)
        if fn is None:
            return f"bad op {op}", counts
        acc = fn(acc)
        counts[op] = counts.get(op, 0) + 1
    return acc, counts

#> opcode_table_run("INC DBL DBL NEG SQR")
#> opcode_table_run("")
#> opcode_table_run("INC HALT INC")
#> opcode_table_run("inc")
#> opcode_table_run("INC INC INC SQR NEG INC")

### character_sheet_modifiers
def character_sheet_modifiers(stats, effects):
    sheet = dict(stats)
    for eff in effects:
        stat, op, n = eff["stat"], eff.get("op", "+"), eff["n"]
        if stat not in sheet:
            sheet[stat] = 0
        sheet[stat] = sheet[stat] * n if op == "*" else sheet[stat] + n
    return {k: f"{v} ({(v - 10) // 2:+d})" for k, v in sheet.items()}

#> character_sheet_modifiers({"str": 14, "dex": 9}, [{"stat": "dex", "n": 4}, {"stat": "luck", "n": 3}])
#> character_sheet_modifiers({}, [])
#> character_sheet_modifiers({"int": 10}, [{"stat": "int", "op": "*", "n": 2}, {"stat": "int", "n": -1}])
#> character_sheet_modifiers({"wis": 8}, [{"stat": "wis"}])
#> character_sheet_modifiers({"con": 1}, [{"stat": "con", "op": "*", "n": 0}])

### weighted_pick_by_roll
def weighted_pick_by_roll(weights, roll):
    total = sum(weights.values())
    if total == 0:
        return None
    roll %= total
    for name, w in weights.items():
        if roll < w:
            return name
        roll -= w

#> weighted_pick_by_roll({"common": 70, "rare": 25, "epic": 5}, 71)
#> weighted_pick_by_roll({"common": 70, "rare": 25, "epic": 5}, 199)
#> weighted_pick_by_roll({}, 3)
#> weighted_pick_by_roll({"zero": 0, "one": 1}, 10)
#> weighted_pick_by_roll({"a": 1, "b": 1}, -1)

### tokens_to_frequency_band
def tokens_to_frequency_band(tokens):
    freq = {}
    for t in tokens:
        freq[t] = freq.get(t, 0) + 1
    bands = {"hapax": [], "rare": [], "common": []}
    for t, n in freq.items():
        if n == 1:
            bands["hapax"].append(t)
        elif n <= 3:
            bands["rare"].append(t)
        else:
            bands["common"].append(t)
    return bands

#> tokens_to_frequency_band("a rose is a rose is a rose a".split())
#> tokens_to_frequency_band([])
#> tokens_to_frequency_band(["x"])
#> tokens_to_frequency_band("zzzzzyyx")
#> tokens_to_frequency_band([1, 1, 2, "1"])

### cache_hit_ratio_by_prefix
def cache_hit_ratio_by_prefix(log):
    stats = {}
    for entry in log:
        key, _, outcome = entry.rpartition("=")
        bucket = stats.setdefault(key.split("/")[0], {"hit": 0, "miss": 0})
        bucket[outcome] += 1
    return {p: round(s["hit"] / (s["hit"] + s["miss"]), 2) for p, s in stats.items()}

#> cache_hit_ratio_by_prefix(["img/a=hit", "img/b=miss", "css/x=hit", "img/a=hit"])
#> cache_hit_ratio_by_prefix([])
#> cache_hit_ratio_by_prefix(["root=miss"])
#> cache_hit_ratio_by_prefix(["img/a=stale"])
#> cache_hit_ratio_by_prefix(["a=b/c=hit", "=miss"])
