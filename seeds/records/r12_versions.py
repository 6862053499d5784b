### diff_records_by_id
def diff_records_by_id(old, new):
    before = {r["id"]: r for r in old}
    after = {r["id"]: r for r in new}
    changes = {}
    for rid in before.keys() & after.keys():
        fields = [k for k in after[rid] if after[rid][k] != before[rid].get(k)]
        if fields:
            changes[rid] = fields
    return {
        "added": sorted(after.keys() - before.keys()),
        "gone": sorted(before.keys() - after.keys()),
        "changed": dict(sorted(changes.items())),
    }

#> diff_records_by_id([{"id": 1, "n": "a"}, {"id": 2, "n": "b"}], [{"id": 2, "n": "B"}, {"id": 3, "n": "c"}])
#> diff_records_by_id([], [])
#> diff_records_by_id([{"id": "x", "v": 1}], [{"id": "x", "v": 1}])
#> diff_records_by_id([{"id": 9}], [{"id": 9, "tag": "new", "z": None}])
#> diff_records_by_id([{"id": 4, "a": 1, "b": 2}, {"id": 5}], [{"id": 4, "b": 3}])

### reconcile_field_edits
def reconcile_field_edits(base, ours, theirs):
    merged, conflicts = {}, []
    for key in sorted({*base, *ours, *theirs}):
        b, o, t = base.get(key), ours.get(key), theirs.get(key)
        if o == t or t == b:
            value = o
        elif o == b:
            value = t
        else:
            conflicts.append(key)
            value = f"<{o}|{t}>"
        if value is not None:
            merged[key] = value
    return merged, conflicts

#> reconcile_field_edits({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"a": 5, "b": 2})
#> reconcile_field_edits({"k": 0}, {"k": 1}, {"k": 2})
#> reconcile_field_edits({}, {}, {})
#> reconcile_field_edits({"x": 1, "y": 1}, {"y": 1}, {"x": 1})
#> reconcile_field_edits({}, {"n": "same"}, {"n": "same", "m": "new"})

### last_write_wins
def last_write_wins(replicas):
    final = {}
    for site, writes in sorted(replicas.items()):
        for key, (stamp, value) in writes.items():
            if key not in final or stamp > final[key][0]:
                final[key] = (stamp, value, site)
    return {k: f"{v}@{s}" for k, (_, v, s) in final.items()}

#> last_write_wins({"eu": {"name": (3, "Al")}, "us": {"name": (5, "Alan"), "age": (1, 40)}})
#> last_write_wins({})
#> last_write_wins({"b": {"k": (2, "B")}, "a": {"k": (2, "A")}})
#> last_write_wins({"n1": {"x": (9, None)}, "n2": {"x": (8, 1)}, "n3": {}})
#> last_write_wins({"p": {"u": (0, "-"), "v": (1, "+")}})

### play_ops_with_undo
def play_ops_with_undo(doc, ops):
    doc = dict(doc)
    undo = []
    for op, key, *value in ops:
        undo.append((key, doc.get(key)))
        if op == "set":
            doc[key] = value[0]
        elif op == "inc":
            doc[key] = doc.get(key, 0) + value[0]
        elif op == "del":
            doc.pop(key, None)
        else:
            raise ValueError(f"unknown op {op}")
    return doc, undo[::-1]

#> play_ops_with_undo({"hp": 10}, [("inc", "hp", -3), ("set", "name", "orc"), ("del", "x")])
#> play_ops_with_undo({}, [])
#> play_ops_with_undo({"a": 1}, [("del", "a"), ("inc", "a", 7)])
#> play_ops_with_undo({"a": 1}, [("mul", "a", 2)])
#> play_ops_with_undo({"t": "s"}, [("set", "t", "u"), ("set", "t", "v")])

### changelog_since
def changelog_since(entries, version):
    def parse(v):
        return tuple(int(p) for p in v.split("."))

    floor = parse(version)
    newer = [(parse(v), v, notes) for v, notes in entries if parse(v) > floor]
    lines = []
    for _, v, notes in sorted(newer, reverse=True):
        lines.append(f"## {v}")
        lines += [f"- {n}" for n in notes]
    return lines

#> changelog_since([("1.2.0", ["fix a"]), ("1.10.0", ["add b", "drop c"]), ("1.1.5", [])], "1.1.5")
#> changelog_since([], "0.1")
#> changelog_since([("2.0", ["x"])], "2.0")
#> changelog_since([("2.0.1", ["hotfix"]), ("2.0", ["x"])], "1.9.9")
#> changelog_since([("beta", [])], "1")

### dedupe_keep_newest
def dedupe_keep_newest(rows, key, stamp):
    newest = {}
    dropped = 0
    for row in rows:
        k = row[key]
        if k in newest:
            dropped += 1
            if row[stamp] <= newest[k][stamp]:
                continue
            del newest[k]
        newest[k] = row
    return list(newest.values()), dropped

#> dedupe_keep_newest([{"id": 1, "t": 5}, {"id": 2, "t": 1}, {"id": 1, "t": 9}], "id", "t")
#> dedupe_keep_newest([], "id", "t")
#> dedupe_keep_newest([{"id": "a", "t": 3, "v": "x"}, {"id": "a", "t": 3, "v": "y"}], "id", "t")
#> dedupe_keep_newest([{"u": 7, "w": 1}], "u", "w")
#> dedupe_keep_newest([{"u": 1}], "u", "w")
#> dedupe_keep_newest([{"k": 0, "s": "2024"}, {"k": 0, "s": "2021"}, {"k": 0, "s": "2025"}], "k", "s")

### undo_stack_replay
def undo_stack_replay(commands):
    text, past, future = "", [], []
    for cmd in commands:
        if cmd == "undo":
            if past:
                future.append(text)
                text = past.pop()
        elif cmd == "redo":
            if future:
                past.append(text)
                text = future.pop()
        else:
            past.append(text)
            text += cmd
            future.clear()
    return text, len(past), len(future)

#> undo_stack_replay(["ab", "cd", "undo", "ef", "redo"])
#> undo_stack_replay([])
#> undo_stack_replay(["undo", "redo"])
#> undo_stack_replay(["x", "y", "z", "undo", "undo", "redo"])
#> undo_stack_replay(["hello", " world", "undo"])

### line_changes_summary
import difflib


def line_changes_summary(old, new):
    stats = {"same": 0, "added": 0, "removed": 0}
    for tag, i1, i2, j1, j2 in difflib.SequenceMatcher(None, old, new).get_opcodes():
        if tag == "equal":
            stats["same"] += i2 - i1
        else:
            stats["removed"] += i2 - i1
            stats["added"] += j2 - j1
    return stats

#> line_changes_summary(["a", "b", "c"], ["a", "x", "c", "d"])
#> line_changes_summary([], [])
#> line_changes_summary(["only"], [])
#> line_changes_summary(["x", "y"], ["y", "x"])
#> line_changes_summary(["p", "q", "r", "s"], ["p", "q", "r", "s"])

### index_by_fields
def index_by_fields(rows, *fields):
    index = {}
    for row in rows:
        level = index
        for f in fields[:-1]:
            level = level.setdefault(row.get(f), {})
        level.setdefault(row.get(fields[-1]), []).append(row["id"])
    return index

#> index_by_fields([{"id": 1, "c": "se", "t": "x"}, {"id": 2, "c": "no", "t": "x"}, {"id": 3, "c": "se", "t": "y"}], "c", "t")
#> index_by_fields([], "c")
#> index_by_fields([{"id": 1}, {"id": 2, "c": "se"}], "c")
#> index_by_fields([{"id": 9, "a": 1, "b": 2, "d": 3}], "a", "b", "d")
#> index_by_fields([{"id": 5}])

### rename_detection
def rename_detection(before, after):
    gone = {h: name for name, h in before.items() if name not in after}
    moves, fresh = [], []
    for name, h in after.items():
        if name in before:
            continue
        if h in gone:
            moves.append(f"{gone.pop(h)} => {name}")
        else:
            fresh.append(name)
    return moves, fresh, sorted(gone.values())

#> rename_detection({"a.txt": "h1", "b.txt": "h2"}, {"c.txt": "h1", "b.txt": "h2", "d.txt": "h9"})
#> rename_detection({}, {})
#> rename_detection({"x": "k"}, {})
#> rename_detection({"x": "k", "y": "k"}, {"z": "k", "w": "k"})
#> rename_detection({"x": "1"}, {"x": "2", "y": "1"})

### snapshot_compaction
def snapshot_compaction(events, every=3):
    state, kept = {}, []
    for n, (key, value) in enumerate(events, 1):
        if value is None:
            state.pop(key, None)
        else:
            state[key] = value
        kept.append((key, value))
        if n % every == 0:
            kept = [dict(state)]
    return kept

#> snapshot_compaction([("a", 1), ("b", 2), ("a", 3), ("c", 4)])
#> snapshot_compaction([])
#> snapshot_compaction([("a", 1), ("a", None), ("b", 1)])
#> snapshot_compaction([("x", 1), ("x", 2), ("y", 0), ("x", None)], every=2)
#> snapshot_compaction([("k", "v")], 1)

### revisions_touching_field
def revisions_touching_field(versions):
    trail = {}
    for number in range(1, len(versions)):
        prev, cur = versions[number - 1], versions[number]
        for field in cur.keys() | prev.keys():
            if cur.get(field) != prev.get(field):
                trail.setdefault(field, []).append(number)
    return dict(sorted(trail.items()))

#> revisions_touching_field([{"t": "a"}, {"t": "b"}, {"t": "b", "n": 1}, {"n": 2}])
#> revisions_touching_field([])
#> revisions_touching_field([{"x": 1}])
#> revisions_touching_field([{"x": 1}, {"x": 1}, {"x": 1}])
#> revisions_touching_field([{"p": 1, "q": 2}, {"q": 1, "p": 2}, {}])

### optimistic_lock_writes
class Stale(Exception):
    pass


def write(row, version, changes):
    if row["v"] != version:
        raise Stale(f"have v{row['v']}, sent v{version}")
    row.update(changes)
    row["v"] += 1


def optimistic_lock_writes(row, writes):
    outcome = []
    for version, changes in writes:
        try:
            write(row, version, changes)
            outcome.append("ok")
        except Stale as err:
            outcome.append(str(err))
    return row, outcome

#> optimistic_lock_writes({"v": 1, "qty": 5}, [(1, {"qty": 4}), (1, {"qty": 9}), (2, {"qty": 3})])
#> optimistic_lock_writes({"v": 7}, [])
#> optimistic_lock_writes({"v": 3, "n": "x"}, [(4, {"n": "y"})])
#> optimistic_lock_writes({"v": 0}, [(0, {}), (1, {"a": 1}), (2, {"v": 50}), (51, {"b": 2})])
#> optimistic_lock_writes({}, [(1, {"a": 1})])

### backport_picks
def backport_picks(main_log, branch_log, labels):
    have = set(branch_log)
    picks, blocked = [], None
    for commit in main_log:
        if commit in have or labels.get(commit) == "skip":
            continue
        if labels.get(commit) == "breaking":
            blocked = commit
            break
        picks.append(commit)
    return picks, blocked

#> backport_picks(["c1", "c2", "c3", "c4"], ["c1"], {"c3": "skip"})
#> backport_picks(["c1", "c2", "c3"], [], {"c2": "breaking"})
#> backport_picks([], ["z"], {})
#> backport_picks(["a", "b"], ["b", "a"], {"a": "breaking"})
#> backport_picks(["f", "g", "h"], ["g"], {"h": "minor", "f": "skip"})

### resolve_name_conflicts
def resolve_name_conflicts(lists, prefer):
    chosen, losers = {}, []
    order = sorted(lists, key=lambda s: prefer.index(s) if s in prefer else len(prefer))
    for source in order:
        for name, value in lists[source]:
            if chosen.setdefault(name, (value, source)) != (value, source):
                losers.append(f"{source}.{name}")
    return {n: v for n, (v, _) in chosen.items()}, losers

#> resolve_name_conflicts({"web": [("tel", 1), ("fax", 2)], "crm": [("tel", 9)]}, ["crm"])
#> resolve_name_conflicts({}, ["x"])
#> resolve_name_conflicts({"a": [("k", 1), ("k", 2)]}, [])
#> resolve_name_conflicts({"p": [("m", 0)], "q": [("m", 0), ("n", 5)], "r": [("n", 6)]}, ["r", "q"])
#> resolve_name_conflicts({"s": []}, ["s", "t"])

### schema_evolution_check
def schema_evolution_check(old, new):
    notes = []
    safe = {("int", "float"), ("int", "str"), ("float", "str")}
    for col, kind in old.items():
        if col not in new:
            notes.append(f"BREAK drop {col}")
        elif new[col] == kind:
            continue
        elif (kind, new[col]) in safe:
            notes.append(f"widen {col}")
        else:
            notes.append(f"BREAK {col} {kind}->{new[col]}")
    notes += [f"add {col}" for col in new if col not in old]
    return notes, not any(n.startswith("BREAK") for n in notes)

#> schema_evolution_check({"id": "int", "amt": "int"}, {"id": "int", "amt": "float", "note": "str"})
#> schema_evolution_check({"id": "int", "old": "str"}, {"id": "int"})
#> schema_evolution_check({}, {})
#> schema_evolution_check({"x": "str"}, {"x": "int"})
#> schema_evolution_check({"a": "float", "b": "bool"}, {"b": "bool", "a": "str"})

### count_edits_per_author
def count_edits_per_author(blame):
    stats = {}
    previous = None
    for author, line in blame:
        lines, blocks = stats.get(author, (0, 0))
        stats[author] = (lines + bool(line.strip()), blocks + (author != previous))
        previous = author
    return [f"{a}: {n} lines in {b} block(s)" for a, (n, b) in sorted(stats.items(), key=lambda s: -s[1][0])]

#> count_edits_per_author([("kim", "x = 1"), ("kim", ""), ("lou", "y = 2"), ("kim", "z = 3")])
#> count_edits_per_author([])
#> count_edits_per_author([("ann", "  ")])
#> count_edits_per_author([("b", "1"), ("a", "2"), ("b", "3"), ("a", "4")])
#> count_edits_per_author([("q", "line"), ("q", "line"), ("r", "\t")])

### mirror_two_way
def mirror_two_way(left, right, base):
    actions = []
    for name in sorted(set(left) | set(right) | set(base)):
        l, r, b = (side.get(name) for side in (left, right, base))
        match (l == b, r == b):
            case (True, True):
                continue
            case (False, True):
                actions.append(f"{name} >" if l is not None else f"{name} x>")
            case (True, False):
                actions.append(f"{name} <" if r is not None else f"{name} <x")
            case _:
                actions.append(f"{name} {'=' if l == r else '!'}")
    return actions

#> mirror_two_way({"a": 2, "b": 1}, {"a": 1, "b": 5}, {"a": 1, "b": 1})
#> mirror_two_way({}, {}, {})
#> mirror_two_way({"k": 1}, {}, {"k": 1, "j": 1})
#> mirror_two_way({}, {"k": 1, "m": 4}, {"k": 1})
#> mirror_two_way({"p": 2, "q": 7}, {"p": 3, "q": 7}, {"p": 1})
#> mirror_two_way({"s": 1}, {"s": 1}, {"s": 1})

### interval_of_validity
def interval_of_validity(history, day):
    active = {}
    for item, since, price in sorted(history, key=lambda h: h[1]):
        if since > day:
            break
        active[item] = (price, day - since)
    return active

#> interval_of_validity([("tea", 10, 3), ("tea", 1, 2), ("rye", 5, 4), ("rye", 20, 6)], 12)
#> interval_of_validity([], 3)
#> interval_of_validity([("x", 5, 1)], 4)
#> interval_of_validity([("x", 5, 1), ("x", 5, 2)], 5)
#> interval_of_validity([("a", -3, 7), ("b", 0, 8), ("a", 2, 9)], 100)

### squash_commit_messages
def squash_commit_messages(messages):
    result = []
    for message in messages:
        if message.startswith("fixup! "):
            subject = message[7:]
            for entry in reversed(result):
                if entry["subject"] == subject:
                    entry["fixups"] += 1
                    break
            else:
                result.append({"subject": message, "fixups": 0})
        else:
            result.append({"subject": message, "fixups": 0})
    return [e["subject"] + "+" * e["fixups"] for e in result]

#> squash_commit_messages(["Add menu", "Fix bug", "fixup! Add menu", "fixup! Add menu"])
#> squash_commit_messages([])
#> squash_commit_messages(["fixup! ghost", "real"])
#> squash_commit_messages(["Same", "Same", "fixup! Same"])
#> squash_commit_messages(["a", "fixup! b", "fixup! fixup! b"])

### translations_missing
def translations_missing(catalogs, reference="en"):
    base = catalogs.get(reference, {})
    report = {}
    for lang, texts in catalogs.items():
        if lang == reference:
            continue
        missing = [k for k in base if not texts.get(k)]
        stale = [k for k in texts if k not in base]
        done = 100 - (100 * len(missing) // len(base) if base else 0)
        report[lang] = (f"{done}%", missing, stale)
    return report

#> translations_missing({"en": {"hi": "Hi", "bye": "Bye"}, "sv": {"hi": "Hej", "old": "Gammal"}, "fi": {"hi": "Moi", "bye": ""}})
#> translations_missing({})
#> translations_missing({"en": {"a": "A"}, "de": {"a": "Ä"}})
#> translations_missing({"da": {"x": "y"}})
#> translations_missing({"en": {"a": "1", "b": "2", "c": "3"}, "pt": {}}, "pt")
