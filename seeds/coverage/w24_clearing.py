### flush_when_total_reaches
def flush_when_total_reaches(amounts, limit):
    pending, sent = [], []
    for amount in amounts:
        pending.append(amount)
        if sum(pending) >= limit:
            sent.append(tuple(pending))
            pending.clear()
    return sent, pending

#> flush_when_total_reaches([3, 4, 5, 1, 9], 7)
#> flush_when_total_reaches([], 2)
#> flush_when_total_reaches([1, 1, 1], 10)
#> flush_when_total_reaches([8, 8], 8)
#> flush_when_total_reaches([-2, 5, 0, 6], 4)

### clear_seen_at_marker
def clear_seen_at_marker(tokens, marker="|"):
    seen = {}
    report = []
    for token in tokens:
        if token == marker:
            report.append(len(seen))
            seen.clear()
        else:
            seen[token] = seen.get(token, 0) + 1
    report.append(seen)
    return report

#> clear_seen_at_marker(["a", "b", "a", "|", "c"])
#> clear_seen_at_marker([])
#> clear_seen_at_marker("xx|y|", "|")
#> clear_seen_at_marker(["|", "|"])
#> clear_seen_at_marker("ab-ab", "-")

### aliased_trays
def aliased_trays(items, copies):
    tray = list(items)
    shelf = [tray] * copies
    snapshot = [t[:] for t in shelf]
    tray.clear()
    return shelf, snapshot, shelf == snapshot

#> aliased_trays(["cup", "plate"], 2)
#> aliased_trays([], 3)
#> aliased_trays("ab", 1)
#> aliased_trays([7, 7, 7], 0)
#> aliased_trays([None], 2)

### clear_both_ends_meet
def clear_both_ends_meet(left, right):
    while left and right:
        if left[-1] == right[0]:
            left.pop()
            right.pop(0)
        elif left[-1] < right[0]:
            left.clear()
        else:
            right.clear()
    return left or right or "even"

#> clear_both_ends_meet([1, 2, 3], [3, 2, 9])
#> clear_both_ends_meet([5], [5])
#> clear_both_ends_meet([1], [4, 4])
#> clear_both_ends_meet([9, 8], [2])
#> clear_both_ends_meet([], [1])

### reset_counters_on_vowel
def reset_counters_on_vowel(word):
    counters = {}
    peaks = []
    for ch in word:
        if ch in "aeiou":
            if counters:
                peaks.append(max(counters, key=counters.get))
            counters.clear()
            continue
        counters[ch] = counters.get(ch, 0) + 1
    return peaks, counters

#> reset_counters_on_vowel("bookkeeper")
#> reset_counters_on_vowel("rhythm")
#> reset_counters_on_vowel("")
#> reset_counters_on_vowel("aeiou")
#> reset_counters_on_vowel("llamas ssst")

### undo_stack_cleared_by_save
def undo_stack_cleared_by_save(commands):
    text, undo, saves = "", [], 0
    for command in commands:
        if command == "save":
            undo.clear()
            saves += 1
        elif command == "undo":
            text = undo.pop() if undo else text
        else:
            undo.append(text)
            text += command
    return text, len(undo), saves

#> undo_stack_cleared_by_save(["ab", "c", "undo"])
#> undo_stack_cleared_by_save(["x", "save", "undo", "y"])
#> undo_stack_cleared_by_save([])
#> undo_stack_cleared_by_save(["undo", "undo"])
#> undo_stack_cleared_by_save(["1", "2", "3", "undo", "undo", "save"])

### clear_default_argument_bag
def collect(item, bag=[]):
    bag.append(item)
    return bag


def clear_default_argument_bag(items, reset_at):
    sizes = []
    for i, item in enumerate(items):
        bag = collect(item)
        sizes.append(len(bag))
        if i == reset_at:
            bag.clear()
    collect(None).clear()
    return sizes

#> clear_default_argument_bag("abcd", 1)
#> clear_default_argument_bag([], 0)
#> clear_default_argument_bag([5, 6], 9)
#> clear_default_argument_bag("xyz", 2)
#> clear_default_argument_bag([1], 0)

### session_table_expire
def session_table_expire(events):
    table = {}
    for kind, user in events:
        match kind:
            case "in":
                table[user] = len(table)
            case "out":
                table.pop(user, None)
            case "restart":
                table.clear()
    return table

#> session_table_expire([("in", "ann"), ("in", "bob"), ("out", "ann")])
#> session_table_expire([("in", "cy"), ("restart", ""), ("in", "di")])
#> session_table_expire([])
#> session_table_expire([("out", "nobody")])
#> session_table_expire([("in", "a"), ("in", "a"), ("noise", "b")])

### matrix_rows_cleared
def matrix_rows_cleared(rows, bad):
    removed = 0
    for row in rows:
        if bad in row:
            removed += len(row)
            row.clear()
    return [row for row in rows if row], removed

#> matrix_rows_cleared([[1, 2], [3, 0], [5]], 0)
#> matrix_rows_cleared([[]], 1)
#> matrix_rows_cleared([[7, 7], [7]], 7)
#> matrix_rows_cleared([], 3)
#> matrix_rows_cleared([["a", "b"], ["c"]], "z")

### clear_after_copy_compare
def clear_after_copy_compare(settings, keep):
    before = settings.copy()
    settings.clear()
    settings.update({name: before[name] for name in keep if name in before})
    return settings, sorted(before.keys() - settings.keys())

#> clear_after_copy_compare({"a": 1, "b": 2, "c": 3}, ["b"])
#> clear_after_copy_compare({}, ["x"])
#> clear_after_copy_compare({"k": "v"}, [])
#> clear_after_copy_compare({"m": 0, "n": None}, ["n", "m", "o"])
#> clear_after_copy_compare({"é": 1, "z": 2}, ["é"])

### lights_out_groups
def lights_out_groups(switches):
    groups = {"on": [], "off": []}
    for number, state in enumerate(switches, 1):
        groups["on" if state else "off"].append(number)
        if len(groups["on"]) == 3:
            groups["off"].extend(groups["on"])
            groups["on"].clear()
    return groups

#> lights_out_groups([1, 1, 0, 1])
#> lights_out_groups([])
#> lights_out_groups([0, 0])
#> lights_out_groups([True, True, True, True, False])
#> lights_out_groups([1, 0, 1, 0, 1, 0])

### batch_sizes_with_clear
def batch_sizes_with_clear(words, width):
    line, lines = [], []
    for word in words.split():
        if line and len(" ".join(line + [word])) > width:
            lines.append(" ".join(line))
            line.clear()
        line.append(word)
    if line:
        lines.append(" ".join(line))
    return lines

#> batch_sizes_with_clear("the quick brown fox jumps", 10)
#> batch_sizes_with_clear("", 5)
#> batch_sizes_with_clear("extraordinary", 3)
#> batch_sizes_with_clear("a b c d e", 3)
#> batch_sizes_with_clear("one  two\tthree", 8)

### clear_on_duplicate_key
def clear_on_duplicate_key(pairs):
    found, restarts = {}, []
    for key, value in pairs:
        if key in found and found[key] != value:
            restarts.append((key, found[key], value))
            found.clear()
        found[key] = value
    return found, restarts

#> clear_on_duplicate_key([("a", 1), ("b", 2), ("a", 3)])
#> clear_on_duplicate_key([])
#> clear_on_duplicate_key([("a", 1), ("a", 1)])
#> clear_on_duplicate_key([("x", 0), ("x", 1), ("x", 2)])
#> clear_on_duplicate_key([("k", None), ("l", None), ("k", "")])

### emptied_while_iterating
def emptied_while_iterating(numbers, stop):
    visited = []
    for n in numbers:
        visited.append(n)
        if n == stop:
            numbers.clear()
    return visited, numbers

#> emptied_while_iterating([4, 5, 6, 7], 5)
#> emptied_while_iterating([1, 2], 9)
#> emptied_while_iterating([], 0)
#> emptied_while_iterating([3], 3)
#> emptied_while_iterating([8, 8, 8], 8)

### greeting_card_format_map
class Blank(dict):
    def __missing__(self, key):
        return f"<{key}>"


def greeting_card_format_map(template, names):
    return [template.format_map(Blank(name=name, size=len(name))) for name in names]

#> greeting_card_format_map("Dear {name} ({size})", ["Ada", "Bo"])
#> greeting_card_format_map("{greeting} {name}!", ["Zoë"])
#> greeting_card_format_map("no fields", ["x", "y"])
#> greeting_card_format_map("{size:03d}", [""])
#> greeting_card_format_map("{name:>6}|", [])

### price_tag_lines
def price_tag_lines(products):
    shape = "{name:<8}{price:>7.2f}{flag}"
    out = []
    for product in products:
        out.append(shape.format_map({"flag": "", **product}))
    return out

#> price_tag_lines([{"name": "tea", "price": 3.5}])
#> price_tag_lines([])
#> price_tag_lines([{"name": "lamp", "price": 19.999, "flag": "*"}, {"name": "rug", "price": 0}])
#> price_tag_lines([{"name": "x"}])
#> price_tag_lines([{"name": "longer name", "price": 1234.5, "flag": "!"}])

### url_from_parts_format_map
def url_from_parts_format_map(parts, secure):
    shape = "{scheme}://{host}/{path}" if parts.get("path") else "{scheme}://{host}"
    return shape.format_map(parts | {"scheme": "https" if secure else "http"})

#> url_from_parts_format_map({"host": "example.org", "path": "a/b"}, True)
#> url_from_parts_format_map({"host": "localhost"}, False)
#> url_from_parts_format_map({"path": "x"}, True)
#> url_from_parts_format_map({"host": "h", "path": ""}, True)
#> url_from_parts_format_map({"host": "[::1]", "path": "?q={z}"}, False)

### nested_fields_format_map
def nested_fields_format_map(person, shape):
    try:
        return shape.format_map(person)
    except (KeyError, IndexError) as error:
        return f"{type(error).__name__}: {error}"

#> nested_fields_format_map({"name": {"first": "Ada"}, "tags": ["x", "y"]}, "{name[first]} {tags[1]}")
#> nested_fields_format_map({"tags": []}, "{tags[0]}")
#> nested_fields_format_map({"n": 255}, "{n:x} {n:#b}")
#> nested_fields_format_map({}, "{who}")
#> nested_fields_format_map({"a": 1}, "{{{a}}}")

### mail_merge_counts
def mail_merge_counts(shape, rows):
    done, failed = [], 0
    for row in rows:
        try:
            done.append(shape.format_map(row))
        except KeyError:
            failed += 1
    return done, failed

#> mail_merge_counts("{to}: {n}", [{"to": "a", "n": 1}, {"to": "b"}])
#> mail_merge_counts("hi", [{}, {}])
#> mail_merge_counts("{x!r}", [{"x": "q"}, {"y": 1}, {"x": None}])
#> mail_merge_counts("{a}{b}", [])
#> mail_merge_counts("{a:^5}", [{"a": "mid"}])

### legend_from_series
def legend_from_series(series, shape="{label}={last:+d}"):
    entries = {label: values[-1] for label, values in series.items() if values}
    return "; ".join(shape.format_map({"label": label, "last": last}) for label, last in entries.items())

#> legend_from_series({"cpu": [3, 7], "mem": [-2]})
#> legend_from_series({})
#> legend_from_series({"idle": []})
#> legend_from_series({"a": [0], "b": [1, 2]}, "{label}:{last}")
#> legend_from_series({"t": [40]}, "<{last:>4}>")
