### size_by_extension
def size_by_extension(files):
    sizes = {}
    for name, size in files:
        stem, dot, ext = name.rpartition(".")
        kind = ext.lower() if dot and stem else "(none)"
        sizes[kind] = sizes.get(kind, 0) + size
    return dict(sorted(sizes.items(), key=lambda kv: -kv[1]))

#> size_by_extension([("a.txt", 10), ("b.PNG", 300), ("c.txt", 25), ("Makefile", 4)])
#> size_by_extension([])
#> size_by_extension([(".bashrc", 7), ("x.tar.gz", 70)])
#> size_by_extension([("p.JPG", 5), ("q.jpg", 5), ("r.gif", 10)])
#> size_by_extension([("weird.", 1), ("ok.md", 0)])

### human_sizes_listing
def human_sizes_listing(files):
    def human(n):
        for unit in ("B", "K", "M"):
            if n < 1024:
                return f"{n:.0f}{unit}" if unit == "B" else f"{n:.1f}{unit}"
            n /= 1024
        return f"{n:.1f}G"

    return [f"{human(size):>7} {name}" for name, size in files]

#> human_sizes_listing([("a.log", 512), ("b.iso", 734003200), ("c", 2048)])
#> human_sizes_listing([])
#> human_sizes_listing([("zero", 0), ("edge", 1023), ("k", 1024)])
#> human_sizes_listing([("backup.tar", 5368709120)])
#> human_sizes_listing([("x y.txt", 1536), ("z", 1048575)])

### duplicate_file_groups
def duplicate_file_groups(files):
    groups = {}
    for path, size, digest in files:
        groups.setdefault((size, digest), []).append(path)
    wasted = 0
    result = []
    for (size, _), paths in groups.items():
        if len(paths) > 1:
            wasted += size * (len(paths) - 1)
            result.append(sorted(paths, key=len))
    return result, wasted

#> duplicate_file_groups([("/a/x", 10, "f1"), ("/b/copy-x", 10, "f1"), ("/c/y", 9, "e2")])
#> duplicate_file_groups([])
#> duplicate_file_groups([("p", 5, "h"), ("q", 6, "h")])
#> duplicate_file_groups([("/long/name", 3, "k"), ("/n", 3, "k"), ("/mid", 3, "k")])
#> duplicate_file_groups([("m", 0, ""), ("n", 0, "")])

### folder_rollup
def folder_rollup(files):
    totals = {}
    for path, size in files:
        parts = path.split("/")[:-1]
        for depth in range(len(parts) + 1):
            folder = "/".join(parts[:depth]) or "."
            totals[folder] = totals.get(folder, 0) + size
    return totals

#> folder_rollup([("src/main.py", 10), ("src/lib/util.py", 5), ("README", 1)])
#> folder_rollup([])
#> folder_rollup([("a/b/c/d", 2)])
#> folder_rollup([("x/1", 1), ("x/2", 2), ("y/1", 4)])
#> folder_rollup([("/root", 9)])

### next_free_filename
def next_free_filename(wanted, existing):
    if wanted not in existing:
        return wanted
    stem, dot, ext = wanted.rpartition(".")
    if not dot:
        stem, ext = wanted, ""
    n = 2
    while f"{stem} ({n}){dot}{ext}" in existing:
        n += 1
    return f"{stem} ({n}){dot}{ext}"

#> next_free_filename("notes.txt", {"notes.txt", "notes (2).txt"})
#> next_free_filename("notes.txt", {"todo.txt"})
#> next_free_filename("LICENSE", ["LICENSE"])
#> next_free_filename("a.tar.gz", ["a.tar.gz"])
#> next_free_filename("v (2).md", {"v (2).md", "v (2) (2).md", "v (2) (3).md"})

### sync_plan
def sync_plan(local, remote):
    plan = []
    for name in sorted({*local, *remote}):
        here, there = local.get(name), remote.get(name)
        if there is None:
            plan.append(("upload", name))
        elif here is None:
            plan.append(("download", name))
        elif here != there:
            plan.append(("upload" if here > there else "download", name))
    return plan

#> sync_plan({"a": 5, "b": 9}, {"b": 7, "c": 1})
#> sync_plan({}, {})
#> sync_plan({"x": 3}, {"x": 3})
#> sync_plan({"k": 1, "m": 4}, {"k": 2, "m": 4, "z": 0})
#> sync_plan({"only": 0}, {})

### natural_file_order
import re


def natural_file_order(names):
    def key(name):
        return [int(p) if p.isdigit() else p.casefold() for p in re.split(r"(\d+)", name)]

    return sorted(names, key=key)

#> natural_file_order(["page10.png", "page2.png", "Page1.png"])
#> natural_file_order([])
#> natural_file_order(["v1.10", "v1.9", "v1.9.1"])
#> natural_file_order(["b", "a", "A2", "a02"])
#> natural_file_order(["img007", "img07", "img7", "img1"])

### archive_batches
def archive_batches(files, limit):
    batches, current, room = [], [], limit
    for name, size in files:
        if size > limit:
            raise ValueError(f"{name} too big")
        if size > room:
            batches.append(current)
            current, room = [], limit
        current.append(name)
        room -= size
    if current:
        batches.append(current)
    return batches

#> archive_batches([("a", 4), ("b", 5), ("c", 3), ("d", 7)], 10)
#> archive_batches([], 10)
#> archive_batches([("x", 11)], 10)
#> archive_batches([("p", 10), ("q", 10)], 10)
#> archive_batches([("e", 0), ("f", 0), ("g", 1)], 1)

### tree_drawing
def tree_drawing(node, indent=""):
    lines = []
    for i, (name, child) in enumerate(sorted(node.items())):
        last = i == len(node) - 1
        lines.append(indent + ("`- " if last else "|- ") + name)
        if child:
            lines += tree_drawing(child, indent + ("   " if last else "|  "))
    return lines

#> tree_drawing({"src": {"a.py": None, "b.py": None}, "docs": {"index": None}})
#> tree_drawing({})
#> tree_drawing({"one": None})
#> tree_drawing({"a": {"b": {"c": {}}}, "z": None})
#> tree_drawing({"x": {}, "y": {"k": None}}, "> ")

### path_common_folder
def path_common_folder(paths):
    if not paths:
        return ""
    split = [p.split("/") for p in paths]
    shared = []
    for level in zip(*(s[:-1] for s in split)):
        if len(set(level)) > 1:
            break
        shared.append(level[0])
    return "/".join(shared)

#> path_common_folder(["app/src/a.c", "app/src/b.c", "app/src/lib/c.c"])
#> path_common_folder([])
#> path_common_folder(["x/y", "z/y"])
#> path_common_folder(["home/kim/notes.md"])
#> path_common_folder(["/etc/a", "/etc/b", "/var/c"])

### retention_sweep
def retention_sweep(backups, keep_daily, keep_weekly):
    newest_first = sorted(backups, reverse=True)
    kept = set(newest_first[:keep_daily])
    weeks = []
    for day in newest_first:
        if day // 7 not in weeks:
            weeks.append(day // 7)
            if len(weeks) <= keep_weekly:
                kept.add(day)
    return sorted(kept), [d for d in backups if d not in kept]

#> retention_sweep([1, 2, 8, 9, 15, 16], 2, 2)
#> retention_sweep([], 3, 3)
#> retention_sweep([5], 0, 1)
#> retention_sweep([30, 20, 10, 0], 1, 3)
#> retention_sweep([3, 4, 5, 6], 1, 0)

### glob_match_names
def glob_match_names(names, pattern):
    head, star, tail = pattern.partition("*")
    if not star:
        return [n for n in names if n == pattern]
    return [n for n in names if n.startswith(head) and n.endswith(tail) and len(n) >= len(head) + len(tail)]

#> glob_match_names(["a.txt", "b.txt", "a.md"], "*.txt")
#> glob_match_names(["report-1.csv", "report-2.csv", "report-2.bak"], "report-*.csv")
#> glob_match_names(["aa", "a"], "a*a")
#> glob_match_names(["x", "y"], "y")
#> glob_match_names([], "*")
#> glob_match_names(["naïve.py", ".py"], "*")

### rename_sequence
def rename_sequence(photos, event):
    width = len(str(len(photos)))
    taken = sorted(photos, key=lambda p: (p["time"], p["name"]))
    return {
        p["name"]: f"{event.replace(' ', '_')}-{i:0{width}d}{p['name'][p['name'].rfind('.'):]}"
        for i, p in enumerate(taken, 1)
    }

#> rename_sequence([{"name": "DSC9.jpg", "time": 5}, {"name": "IMG1.png", "time": 2}], "lake trip")
#> rename_sequence([], "x")
#> rename_sequence([{"name": "b.raw", "time": 1}, {"name": "a.raw", "time": 1}], "Tie")
#> rename_sequence([{"name": f"p{i}.jpg", "time": -i} for i in range(10)], "run")
#> rename_sequence([{"name": "noext", "time": 3}], "odd one")

### quota_usage
def quota_usage(files, quotas, default=100):
    used = {}
    for owner, size in files:
        used[owner] = used.get(owner, 0) + size
    report = []
    for owner in sorted(used):
        quota = quotas.get(owner, default)
        pct = 100 * used[owner] // quota
        report.append(f"{owner} {pct}%" + ("!" * (pct > 100)))
    return report

#> quota_usage([("amy", 50), ("bob", 30), ("amy", 60)], {"bob": 60})
#> quota_usage([], {"amy": 1})
#> quota_usage([("cy", 100)], {}, 100)
#> quota_usage([("di", 7)], {"di": 0})
#> quota_usage([("ed", 1), ("fy", 999)], {"ed": 3}, default=500)

### split_path_parts
def split_path_parts(paths):
    rows = []
    for p in paths:
        folder, _, file = p.rpartition("/")
        stem, dot, ext = file.rpartition(".")
        if not stem:
            stem, ext = file, ""
        rows.append({"dir": folder or ".", "stem": stem, "ext": ext})
    return rows

#> split_path_parts(["docs/guide.md", "setup.py"])
#> split_path_parts([])
#> split_path_parts(["/etc/.profile", "bin/run"])
#> split_path_parts(["a/b/", "c.d/e"])
#> split_path_parts(["x.tar.gz"])

### manifest_verify
def manifest_verify(manifest, actual):
    status = {"ok": [], "changed": [], "missing": []}
    extra = dict(actual)
    for line in manifest.strip().split("\n"):
        digest, name = line.split()
        found = extra.pop(name, None)
        bucket = "missing" if found is None else "ok" if found == digest else "changed"
        status[bucket].append(name)
    status["extra"] = list(extra)
    return status

#> manifest_verify("ab1 a.py\ncd2 b.py\nef3 c.py", {"a.py": "ab1", "b.py": "zzz", "d.py": "111"})
#> manifest_verify("aa x", {"x": "aa"})
#> manifest_verify("", {})
#> manifest_verify("\n9f  main.c\n0e  lib.c\n", {})
#> manifest_verify("aa x\nbb x", {"x": "aa"})

### playlist_from_folder
def playlist_from_folder(names, formats=("mp3", "flac")):
    best = {}
    for name in names:
        title, _, ext = name.rpartition(".")
        if ext not in formats:
            continue
        if title not in best or formats.index(ext) > formats.index(best[title]):
            best[title] = ext
    return [f"{title}.{ext}" for title, ext in best.items()]

#> playlist_from_folder(["Blue.mp3", "Blue.flac", "cover.jpg", "Red.mp3"])
#> playlist_from_folder([])
#> playlist_from_folder(["x.flac", "x.mp3"])
#> playlist_from_folder(["a.ogg", "a.wav", "b.wav"], ("wav", "ogg"))
#> playlist_from_folder(["noext", "mp3", ".mp3"])

### largest_until_full
def largest_until_full(files, capacity):
    chosen, left = [], capacity
    for name, size in sorted(files, key=lambda f: (-f[1], f[0])):
        if size <= left:
            left -= size
            chosen.append(name)
        if not left:
            break
    return chosen, left

#> largest_until_full([("a", 40), ("b", 25), ("c", 35), ("d", 10)], 75)
#> largest_until_full([], 10)
#> largest_until_full([("big", 100)], 99)
#> largest_until_full([("m", 5), ("k", 5), ("l", 5)], 10)
#> largest_until_full([("e", 3), ("f", 2)], 6)

### version_of_each_doc
def version_of_each_doc(names):
    latest = {}
    for name in names:
        base, mark, number = name.rpartition("_v")
        if not mark or not number.isdecimal():
            base, number = name, "0"
        latest[base] = max(latest.get(base, 0), int(number))
    return latest

#> version_of_each_doc(["plan_v2", "plan_v10", "plan", "memo_v1"])
#> version_of_each_doc([])
#> version_of_each_doc(["my_vacation", "x_v"])
#> version_of_each_doc(["a_v1_v3", "a_v1", "a_v1_v2"])
#> version_of_each_doc(["q_v007"])

### mount_point_for
def mount_point_for(path, mounts):
    best = None
    for mount, device in mounts.items():
        inside = path == mount or path.startswith(mount.rstrip("/") + "/")
        if inside and (best is None or len(mount) > len(best[0])):
            best = (mount, device)
    return "unmounted" if best is None else "{1} on {0}".format(*best)

#> mount_point_for("/home/eli/x", {"/": "sda1", "/home": "sdb1", "/mnt": "usb"})
#> mount_point_for("/homework/x", {"/": "sda1", "/home": "sdb1"})
#> mount_point_for("/mnt", {"/mnt": "usb"})
#> mount_point_for("relative", {"/": "sda1"})
#> mount_point_for("/a/b/c", {"/a/b": "d2", "/a": "d1", "/a/b/c/d": "d3"})

### group_by_age_bucket
def group_by_age_bucket(files, now):
    labels = [(1, "today"), (7, "this week"), (30, "this month")]
    groups = {label: [] for _, label in labels} | {"older": []}
    for name, day in files:
        age = now - day
        label = next((text for limit, text in labels if age < limit), "older")
        groups[label].append(name)
    return {k: v for k, v in groups.items() if v}

#> group_by_age_bucket([("a", 100), ("b", 96), ("c", 80), ("d", 10)], 100)
#> group_by_age_bucket([], 5)
#> group_by_age_bucket([("future", 9)], 5)
#> group_by_age_bucket([("x", 93), ("y", 94), ("z", 70), ("w", 71)], 100)
#> group_by_age_bucket([("p", 0), ("q", 0)], 365)

### patch_touch_counts
def patch_touch_counts(patch):
    counts = {}
    current = None
    for line in patch:
        if line.startswith("+++ "):
            current = line[4:].removeprefix("b/")
            counts[current] = [0, 0]
        elif line.startswith("---") or current is None:
            continue
        elif line[:1] == "+":
            counts[current][0] += 1
        elif line[:1] == "-":
            counts[current][1] += 1
    return [f"{f} +{a}/-{d}" for f, (a, d) in counts.items()]

#> patch_touch_counts(["--- a/x.py", "+++ b/x.py", "+new", "-old", " same", "+more"])
#> patch_touch_counts([])
#> patch_touch_counts(["+stray", "-stray"])
#> patch_touch_counts(["+++ one", "+1", "--- two", "+++ two", "-2", "-3"])
#> patch_touch_counts(["+++ b/empty.txt", ""])

### csv_column_types
def csv_column_types(rows):
    header, *body = rows
    kinds = {}
    for i, name in enumerate(header):
        cells = [row[i] for row in body if row[i] != ""]
        if not cells:
            kinds[name] = "empty"
        elif all(c.lstrip("+-").isdigit() for c in cells):
            kinds[name] = "int"
        elif all(c.lstrip("+-").replace(".", "", 1).isdigit() for c in cells):
            kinds[name] = "float"
        else:
            kinds[name] = f"text({max(map(len, cells))})"
    return kinds

#> csv_column_types([["id", "price", "note"], ["1", "2.50", ""], ["-2", "3", ""]])
#> csv_column_types([["who", "age"], ["Åsa", "40"], ["Bo", "n/a"]])
#> csv_column_types([["lonely"]])
#> csv_column_types([])
#> csv_column_types([["v"], ["1.2.3"], ["4"]])
#> csv_column_types([["x", "y"], ["+5", ".5"], ["", "7"]])

### recent_files_menu
def recent_files_menu(opened, size=4):
    menu = []
    for path in opened:
        if path in menu:
            menu.remove(path)
        menu.insert(0, path)
        del menu[size:]
    return [f"&{i} {p}" for i, p in enumerate(menu, 1)]

#> recent_files_menu(["a.py", "b.py", "a.py", "c.py"])
#> recent_files_menu([])
#> recent_files_menu(["1", "2", "3", "4", "5", "1"])
#> recent_files_menu(["x", "y", "z", "y"], size=2)
#> recent_files_menu(["same", "same"], 1)

### ignore_rules_filter
def ignore_rules_filter(paths, rules):
    kept = []
    for path in paths:
        ignored = False
        for rule in rules:
            negate = rule.startswith("!")
            needle = rule.lstrip("!")
            hit = path.startswith(needle) if needle.endswith("/") else path.endswith(needle)
            if hit:
                ignored = not negate
        if not ignored:
            kept.append(path)
    return kept

#> ignore_rules_filter(["build/x.o", "src/a.py", "src/a.pyc"], ["build/", ".pyc"])
#> ignore_rules_filter(["keep.log", "drop.log"], [".log", "!keep.log"])
#> ignore_rules_filter([], [".tmp"])
#> ignore_rules_filter(["a", "b"], [])
#> ignore_rules_filter(["out/a.txt", "out/b.txt"], ["!out/", "out/", "!b.txt"])
