### clean_person_records
def clean_person_records(rows):
    cleaned, rejected = [], 0
    for row in rows:
        name = " ".join(row.get("name", "").split()).title()
        try:
            age = int(row.get("age", ""))
        except (TypeError, ValueError):
            age = None
        if not name or (age is not None and not 0 <= age < 130):
            rejected += 1
            continue
        cleaned.append({"name": name, "age": age})
    return cleaned, rejected

#> clean_person_records([{"name": "  ada   LOVELACE", "age": "36"}, {"name": "", "age": 3}])
#> clean_person_records([])
#> clean_person_records([{"name": "bob", "age": None}, {"name": "ék", "age": "200"}])
#> clean_person_records([{"age": "5"}, {"name": "o'neil", "age": " 41 "}])
#> clean_person_records([{"name": "x", "age": -1}])

### infer_column_types
def infer_column_types(header, rows):
    def kind(value):
        if value == "":
            return None
        for cast in (int, float):
            try:
                cast(value)
                return cast.__name__
            except ValueError:
                pass
        return "bool" if value.lower() in ("true", "false") else "str"

    types = {}
    for i, column in enumerate(header):
        kinds = {kind(r[i]) for r in rows} - {None}
        if kinds == {"int", "float"}:
            types[column] = "float"
        else:
            types[column] = kinds.pop() if len(kinds) == 1 else "str"
    return types

#> infer_column_types(["id", "price", "note"], [["1", "2.5", "ok"], ["2", "3", ""]])
#> infer_column_types(["a"], [])
#> infer_column_types(["flag", "mix"], [["true", "1"], ["False", "x"]])
#> infer_column_types([], [["1"]])
#> infer_column_types(["n", "v"], [["1e3", "-7"], ["nan", "+8"]])

### normalize_yes_no
TRUE = {"y", "yes", "true", "1", "on", "ja", "oui"}
FALSE = {"n", "no", "false", "0", "off", "nein", "non"}


def normalize_yes_no(answers, default=None):
    result = []
    for a in answers:
        token = str(a).strip().lower().rstrip(".!")
        if token in TRUE:
            result.append(True)
        elif token in FALSE:
            result.append(False)
        else:
            result.append(default)
    known = [r for r in result if r is not None]
    return result, f"{sum(known)}/{len(known)}"

#> normalize_yes_no(["Yes", "n", "maybe", " JA! "])
#> normalize_yes_no([])
#> normalize_yes_no([1, 0, True, None], default=False)
#> normalize_yes_no(["off.", "on", ""])
#> normalize_yes_no(["??", "?"])

### dedupe_contacts_by_email
def dedupe_contacts_by_email(contacts):
    """Merge contacts with the same email; later non-empty fields win."""
    merged = {}
    for contact in contacts:
        key = contact["email"].strip().lower()
        user, _, domain = key.partition("@")
        if domain == "gmail.com":
            key = user.split("+")[0].replace(".", "") + "@" + domain
        known = merged.setdefault(key, {})
        known.update({k: v for k, v in contact.items() if v and k != "email"})
    return merged

#> dedupe_contacts_by_email([{"email": "Jo.Doe@gmail.com", "name": "Jo"}, {"email": "jodoe+x@gmail.com", "tel": "1"}])
#> dedupe_contacts_by_email([])
#> dedupe_contacts_by_email([{"email": "a@x.io", "name": ""}, {"email": " A@X.io", "name": "Al"}])
#> dedupe_contacts_by_email([{"email": "bad"}])
#> dedupe_contacts_by_email([{"name": "no mail"}])

### merge_records_newest
def merge_records_newest(left, right, key="id", stamp="updated"):
    by_key = {}
    for record in left + right:
        k = record[key]
        if k not in by_key or record[stamp] > by_key[k][stamp]:
            by_key[k] = record
    return [by_key[k] for k in sorted(by_key)]

#> merge_records_newest([{"id": 2, "updated": 10, "v": "a"}], [{"id": 2, "updated": 12, "v": "b"}, {"id": 1, "updated": 1}])
#> merge_records_newest([], [])
#> merge_records_newest([{"id": 5, "updated": 3}], [{"id": 5, "updated": 3, "late": True}])
#> merge_records_newest([{"sku": "z", "t": 1}], [{"sku": "k", "t": 0}], key="sku", stamp="t")
#> merge_records_newest([{"id": 1}], [{"id": 1, "updated": 4}])

### diff_records_summary
def diff_records_summary(old, new, ignore=("updated_at",)):
    changes = []
    fields = [f for f in old | new if f not in ignore]
    for field in fields:
        before, after = old.get(field, "∅"), new.get(field, "∅")
        if before != after:
            changes.append(f"{field}: {before} → {after}")
    return changes or ["no changes"]

#> diff_records_summary({"name": "Kai", "role": "dev"}, {"name": "Kai", "role": "lead"})
#> diff_records_summary({}, {"city": "Graz", "updated_at": 5})
#> diff_records_summary({"x": 1}, {"x": 1.0})
#> diff_records_summary({"a": None, "b": 2}, {"b": None}, ignore=())
#> diff_records_summary({"k": [1]}, {}, ("k",))

### three_way_merge_dicts
def three_way_merge_dicts(base, mine, theirs):
    MISSING = object()
    merged, conflicts = {}, []
    for key in sorted({*base, *mine, *theirs}):
        b, m, t = (d.get(key, MISSING) for d in (base, mine, theirs))
        if m == t:
            value = m
        elif m == b:
            value = t
        elif t == b:
            value = m
        else:
            conflicts.append(key)
            value = b
        if value is not MISSING:
            merged[key] = value
    return merged, conflicts

#> three_way_merge_dicts({"port": 80}, {"port": 8080}, {"port": 80, "tls": True})
#> three_way_merge_dicts({"a": 1, "b": 2}, {"b": 3}, {"a": 1, "b": 4})
#> three_way_merge_dicts({}, {"n": 1}, {"n": 2})
#> three_way_merge_dicts({"x": 0}, {}, {})
#> three_way_merge_dicts({"k": "v"}, {"k": "v"}, {"k": "w"})

### layered_config_get
def layered_config_get(layers, dotted, default=None):
    """First layer that knows the dotted key wins."""
    for layer in layers:
        node = layer
        for part in dotted.split("."):
            if not isinstance(node, dict) or part not in node:
                break
            node = node[part]
        else:
            return node
    return default

#> layered_config_get([{"db": {"port": 5433}}, {"db": {"host": "pg", "port": 5432}}], "db.host")
#> layered_config_get([{"db": "sqlite"}], "db.port", default=0)
#> layered_config_get([], "x")
#> layered_config_get([{}, {"log": {"level": None}}], "log.level", "info")
#> layered_config_get([{"a": {"b": {}}}], "a.b")

### env_vars_to_config
def env_vars_to_config(env, prefix="APP_"):
    config = {}
    for name in sorted(env):
        if not name.startswith(prefix):
            continue
        *parents, leaf = name[len(prefix):].lower().split("__")
        node = config
        for p in parents:
            node = node.setdefault(p, {})
        raw = env[name]
        node[leaf] = int(raw) if raw.isdigit() else raw
    return config

#> env_vars_to_config({"APP_DB__HOST": "pg", "APP_DB__PORT": "5432", "PATH": "/bin"})
#> env_vars_to_config({})
#> env_vars_to_config({"APP_": "x", "APP_DEBUG": "true"})
#> env_vars_to_config({"X_A__B__C": "1", "X_A__D": ""}, prefix="X_")
#> env_vars_to_config({"APP_A": "1", "APP_A__B": "2"})

### deep_update_lists_append
def deep_update_lists_append(target, patch):
    for key, value in patch.items():
        current = target.get(key)
        if isinstance(value, dict) and isinstance(current, dict):
            deep_update_lists_append(current, value)
        elif isinstance(value, list) and isinstance(current, list):
            current.extend(v for v in value if v not in current)
        elif value is None:
            target.pop(key, None)
        else:
            target[key] = value
    return target

#> deep_update_lists_append({"plugins": ["a"], "ui": {"theme": "dark"}}, {"plugins": ["b", "a"], "ui": {"font": 12}})
#> deep_update_lists_append({}, {"x": None, "y": [1]})
#> deep_update_lists_append({"k": 1}, {"k": {"z": 2}})
#> deep_update_lists_append({"gone": 5, "stay": 6}, {"gone": None})
#> deep_update_lists_append({"t": [1, 1]}, {"t": []})

### parse_cli_flags
def parse_cli_flags(argv, booleans=("verbose", "force")):
    options, positional = {}, []
    args = iter(argv)
    for arg in args:
        if arg == "--":
            positional.extend(args)
        elif arg.startswith("--"):
            name, eq, value = arg[2:].partition("=")
            if eq:
                options[name] = value
            elif name.startswith("no-"):
                options[name[3:]] = False
            elif name in booleans:
                options[name] = True
            else:
                options[name] = next(args, None)
        else:
            positional.append(arg)
    return options, positional

#> parse_cli_flags(["build", "--out=dist", "--verbose", "src"])
#> parse_cli_flags([])
#> parse_cli_flags(["--level", "3", "--no-color", "--", "--force"])
#> parse_cli_flags(["--name"])
#> parse_cli_flags(["-", "a=b", "--x=1=2"])

### short_option_bundle
def short_option_bundle(args, with_value="on"):
    """Expand bundled short options: -xvf file, -n5, -o out."""
    seen = {}
    rest = list(args)
    leftover = []
    while rest:
        token = rest.pop(0)
        if len(token) < 2 or token[0] != "-":
            leftover.append(token)
            continue
        for i, flag in enumerate(token[1:], 2):
            if flag in with_value:
                inline = token[i:]
                if not inline and not rest:
                    raise ValueError(f"option -{flag} needs a value")
                seen[flag] = inline or rest.pop(0)
                break
            seen[flag] = seen.get(flag, 0) + 1
    return seen, leftover

#> short_option_bundle(["-vv", "-n5", "file.txt"])
#> short_option_bundle(["-xo", "out.bin", "-"])
#> short_option_bundle([])
#> short_option_bundle(["-vo"])
#> short_option_bundle(["a", "-kvk"], with_value="")

### suggest_command_typo
def edit_distance_small(a, b):
    row = list(range(len(b) + 1))
    for i, ca in enumerate(a, 1):
        prev, row[0] = row[0], i
        for j, cb in enumerate(b, 1):
            prev, row[j] = row[j], min(row[j] + 1, row[j - 1] + 1, prev + (ca != cb))
    return row[-1]


def suggest_command_typo(typed, commands, cutoff=2):
    if typed in commands:
        return typed
    scored = sorted((edit_distance_small(typed, c), c) for c in commands)
    close = [c for d, c in scored if d <= cutoff]
    if not close:
        return f"unknown command: {typed}"
    return "did you mean " + " or ".join(close[:2]) + "?"

#> suggest_command_typo("stauts", ["status", "stash", "push"])
#> suggest_command_typo("push", ["push", "pull"])
#> suggest_command_typo("xyzzy", ["add", "commit"])
#> suggest_command_typo("pul", ["push", "pull"])
#> suggest_command_typo("", ["rm", "mv", "checkout"], cutoff=1)

### fill_missing_forward
def fill_missing_forward(series, limit=None):
    filled, last, streak = [], None, 0
    for value in series:
        if value is None:
            streak += 1
            ok = last is not None and (limit is None or streak <= limit)
            filled.append(last if ok else None)
        else:
            last, streak = value, 0
            filled.append(value)
    return filled

#> fill_missing_forward([3, None, None, 8, None])
#> fill_missing_forward([])
#> fill_missing_forward([None, 1.5, None, None, None], limit=2)
#> fill_missing_forward([0, None, False, None])
#> fill_missing_forward([None, None])

### interpolate_gaps_linear
def interpolate_gaps_linear(ys):
    out = list(ys)
    known = [i for i, y in enumerate(ys) if y is not None]
    for a, b in zip(known, known[1:]):
        step = (ys[b] - ys[a]) / (b - a)
        for k in range(a + 1, b):
            out[k] = round(ys[a] + step * (k - a), 3)
    return out

#> interpolate_gaps_linear([1, None, None, 4])
#> interpolate_gaps_linear([None, 2, None, 3, None])
#> interpolate_gaps_linear([])
#> interpolate_gaps_linear([5.0, None, 5.0, 7])
#> interpolate_gaps_linear([10, None, None, None, -10])

### winsorize_clip_outliers
def winsorize_clip_outliers(data, fraction=0.1):
    if not data:
        return [], 0
    ranked = sorted(data)
    k = int(len(ranked) * fraction)
    low, high = ranked[k], ranked[-k - 1]
    clipped = [min(max(x, low), high) for x in data]
    changed = sum(a != b for a, b in zip(data, clipped))
    return clipped, changed

#> winsorize_clip_outliers([5, 6, 7, 5, 6, 7, 900, 6, -40, 5])
#> winsorize_clip_outliers([])
#> winsorize_clip_outliers([1, 100], fraction=0.4)
#> winsorize_clip_outliers([3, 1, 2, 10, 0], 0.2)
#> winsorize_clip_outliers([9, 9, 9], fraction=0.34)

### pivot_rows_sum
def pivot_rows_sum(rows, index, column, value):
    table, columns = {}, []
    for row in rows:
        col = row[column]
        if col not in columns:
            columns.append(col)
        cells = table.setdefault(row[index], {})
        cells[col] = cells.get(col, 0) + row[value]
    columns.sort()
    return [[index] + columns] + [[key] + [table[key].get(c, 0) for c in columns] for key in table]

#> pivot_rows_sum([{"shop": "N", "q": "Q1", "eur": 5}, {"shop": "S", "q": "Q2", "eur": 7}, {"shop": "N", "q": "Q1", "eur": 1}], "shop", "q", "eur")
#> pivot_rows_sum([], "a", "b", "c")
#> pivot_rows_sum([{"y": 2020, "m": 3, "n": 0.5}], "y", "m", "n")
#> pivot_rows_sum([{"k": "x", "c": "b", "v": 1}, {"k": "x", "c": "a", "v": 2}], "k", "c", "v")
#> pivot_rows_sum([{"k": "x", "c": "b"}], "k", "c", "v")

### unpivot_wide_table
def unpivot_wide_table(header, rows, keep=1):
    long = []
    names = header[keep:]
    for row in rows:
        ids, values = row[:keep], row[keep:]
        for name, value in zip(names, values):
            if value in ("", None):
                continue
            long.append((*ids, name, value))
    return long

#> unpivot_wide_table(["city", "jan", "feb"], [["Oslo", -4, -3], ["Rome", 8, None]])
#> unpivot_wide_table(["a"], [["x"]])
#> unpivot_wide_table(["y", "m", "v1", "v2"], [[1, 2, "", 0]], keep=2)
#> unpivot_wide_table(["k", "p"], [])
#> unpivot_wide_table(["u", "v"], [[7, 8], [9]], keep=0)

### left_join_rows
def left_join_rows(left, right, on):
    index = {}
    for r in right:
        index.setdefault(r[on], []).append(r)
    joined = []
    for l in left:
        matches = index.get(l[on], [{}])
        for match in matches:
            joined.append({**match, **l})
    return joined

#> left_join_rows([{"id": 1, "n": "Al"}, {"id": 2, "n": "Bo"}], [{"id": 1, "city": "Kyiv"}], "id")
#> left_join_rows([], [{"k": 1}], "k")
#> left_join_rows([{"k": "x"}], [{"k": "x", "v": 1}, {"k": "x", "v": 2}], on="k")
#> left_join_rows([{"id": 3, "v": "left"}], [{"id": 3, "v": "right"}], "id")
#> left_join_rows([{"id": 1}], [{"no": 1}], "id")

### group_consecutive_status
from itertools import groupby


def group_consecutive_status(samples):
    spans = []
    position = 0
    for status, run in groupby(samples):
        length = len(list(run))
        end = position + length - 1
        spans.append(f"{status}@{position}" if length == 1 else f"{status}@{position}-{end}")
        position += length
    return spans

#> group_consecutive_status(["up", "up", "down", "up"])
#> group_consecutive_status([])
#> group_consecutive_status("aaab")
#> group_consecutive_status([0, 0, 0])
#> group_consecutive_status([True, 1, False, 0, None])

### bucket_ages_labels
import bisect

EDGES = [0, 13, 18, 30, 65]
LABELS = ["child", "teen", "young", "adult", "senior"]


def bucket_ages_labels(ages):
    counts = dict.fromkeys(LABELS, 0)
    invalid = []
    for age in ages:
        i = bisect.bisect_right(EDGES, age) - 1
        if i < 0:
            invalid.append(age)
        else:
            counts[LABELS[i]] += 1
    return {k: v for k, v in counts.items() if v}, invalid

#> bucket_ages_labels([4, 13, 17, 18, 64, 65, 99])
#> bucket_ages_labels([])
#> bucket_ages_labels([-1, 0, 12.9])
#> bucket_ages_labels([30, 30, 30])
#> bucket_ages_labels([29, "x"])

### column_stats_describe
import math


def column_stats_describe(values):
    """count, mean, population std, min and max, with missing values skipped."""
    data = [v for v in values if v is not None and not (isinstance(v, float) and math.isnan(v))]
    n = len(data)
    if n == 0:
        return {"count": 0}
    mean = sum(data) / n
    std = math.sqrt(sum((x - mean) ** 2 for x in data) / n)
    return {"count": n, "mean": round(mean, 2), "std": round(std, 2), "min": min(data), "max": max(data)}

#> column_stats_describe([2, 4, 4, 4, 5, 5, 7, 9])
#> column_stats_describe([None, None])
#> column_stats_describe([3.5])
#> column_stats_describe([1, None, -1, float("nan")])
#> column_stats_describe([])

### quantile_interpolated
def quantile_interpolated(values, q):
    if not 0 <= q <= 1:
        raise ValueError("q must be in [0, 1]")
    data = sorted(values)
    pos = q * (len(data) - 1)
    low = int(pos)
    frac = pos - low
    if frac == 0:
        return data[low]
    return data[low] * (1 - frac) + data[low + 1] * frac

#> quantile_interpolated([15, 20, 35, 40, 50], 0.5)
#> quantile_interpolated([3, 1, 2, 4], 0.25)
#> quantile_interpolated([7], 0.9)
#> quantile_interpolated([1, 2], 1.5)
#> quantile_interpolated([0, 10], 1)

### zscore_anomalies
def zscore_anomalies(readings, threshold=2.0):
    n = len(readings)
    if n < 2:
        return []
    mean = sum(readings.values()) / n
    var = sum((v - mean) ** 2 for v in readings.values()) / (n - 1)
    if var == 0:
        return []
    sd = var ** 0.5
    flagged = [(name, round((v - mean) / sd, 2)) for name, v in readings.items() if abs(v - mean) > threshold * sd]
    return sorted(flagged, key=lambda f: -abs(f[1]))

#> zscore_anomalies({"s1": 20, "s2": 21, "s3": 19, "s4": 60}, threshold=1.2)
#> zscore_anomalies({"only": 5})
#> zscore_anomalies({"a": 3, "b": 3})
#> zscore_anomalies({"a": 1, "b": 2, "c": 3})
#> zscore_anomalies({"x": -50, "y": 0, "z": 50, "w": 1}, 1)

### rolling_median_window
def rolling_median_window(xs, size=3):
    half = size // 2
    smoothed = []
    for i in range(len(xs)):
        window = sorted(xs[max(0, i - half):i + half + 1])
        mid = len(window) // 2
        if len(window) % 2:
            smoothed.append(window[mid])
        else:
            smoothed.append((window[mid - 1] + window[mid]) / 2)
    return smoothed

#> rolling_median_window([2, 80, 6, 3])
#> rolling_median_window([])
#> rolling_median_window([5], size=5)
#> rolling_median_window([1, 9, 1, 9, 1], 1)
#> rolling_median_window([4, -4, 4, -4, 100, 0], 5)

### exponential_smoothing
def exponential_smoothing(series, alpha=0.5):
    if not 0 < alpha <= 1:
        raise ValueError(f"alpha {alpha} out of range")
    smoothed = []
    for x in series:
        level = x if not smoothed else alpha * x + (1 - alpha) * smoothed[-1]
        smoothed.append(level)
    return [round(s, 3) for s in smoothed]

#> exponential_smoothing([10, 20, 30])
#> exponential_smoothing([])
#> exponential_smoothing([1, 0, 0, 0], alpha=0.1)
#> exponential_smoothing([5, 6], 0)
#> exponential_smoothing([-3, 3, -3], alpha=1)

### linear_fit_line
def linear_fit_line(points):
    n = len(points)
    sx = sy = sxx = sxy = 0
    for x, y in points:
        sx += x
        sy += y
        sxx += x * x
        sxy += x * y
    denominator = n * sxx - sx * sx
    if denominator == 0:
        return None
    slope = (n * sxy - sx * sy) / denominator
    return round(slope, 4), round((sy - slope * sx) / n, 4)

#> linear_fit_line([(0, 1), (1, 3), (2, 5)])
#> linear_fit_line([(2, 5), (2, 9)])
#> linear_fit_line([])
#> linear_fit_line([(1, 1), (2, 3), (3, 2), (4, 5)])
#> linear_fit_line([(-1, 0.5), (1, -0.5)])

### correlation_rank_spearman
def rank_values(values):
    ordered = sorted(values)
    return [ordered.index(v) + (ordered.count(v) + 1) / 2 for v in values]


def correlation_rank_spearman(xs, ys):
    if len(xs) != len(ys):
        raise ValueError("length mismatch")
    n = len(xs)
    if n < 2:
        return 0.0
    d2 = sum((a - b) ** 2 for a, b in zip(rank_values(xs), rank_values(ys)))
    return round(1 - 6 * d2 / (n * (n * n - 1)), 3)

#> correlation_rank_spearman([1, 2, 3, 4], [10, 20, 25, 90])
#> correlation_rank_spearman([3, 1, 2], [1, 2, 3])
#> correlation_rank_spearman([5], [5])
#> correlation_rank_spearman([1, 2], [1])
#> correlation_rank_spearman([7, 7, 1], [0, 4, 4])

### confusion_matrix_scores
def confusion_matrix_scores(truth, predicted, positive="spam"):
    pairs = list(zip(truth, predicted))
    tp = sum(t == p == positive for t, p in pairs)
    fp = sum(p == positive != t for t, p in pairs)
    fn = sum(t == positive != p for t, p in pairs)
    precision = tp / (tp + fp) if tp + fp else 0
    recall = tp / (tp + fn) if tp + fn else 0
    f1 = 2 * precision * recall / (precision + recall) if tp else 0
    return {"p": round(precision, 3), "r": round(recall, 3), "f1": round(f1, 3)}

#> confusion_matrix_scores(["spam", "ham", "spam", "ham"], ["spam", "spam", "ham", "ham"])
#> confusion_matrix_scores([], [])
#> confusion_matrix_scores(["ham"], ["ham"])
#> confusion_matrix_scores([1, 0, 1, 1], [1, 1, 1, 0], positive=1)
#> confusion_matrix_scores(["cat", "dog"], ["cat", "cat"], "cat")

### unit_price_compare
UNITS = {"g": 1, "kg": 1000, "mg": 0.001}


def unit_price_compare(offers):
    """Cheapest offer per kilogram among (shop, cents, '500 g') rows."""
    best = None
    for shop, cents, package in offers:
        amount, unit = package.split()
        if unit not in UNITS:
            continue
        per_kg = cents / (float(amount) * UNITS[unit]) * 1000
        if best is None or per_kg < best[1]:
            best = (shop, round(per_kg, 1))
    return best

#> unit_price_compare([("Aldi", 199, "500 g"), ("Spar", 349, "1 kg")])
#> unit_price_compare([])
#> unit_price_compare([("Bio", 250, "6 pcs"), ("Lab", 1, "250 mg")])
#> unit_price_compare([("X", 100, "0.25 kg"), ("Y", 100, "250 g")])
#> unit_price_compare([("Z", 5, "100g")])

### detect_delimiter_sample
def detect_delimiter_sample(lines, candidates=",;\t|"):
    best, best_score = None, 0
    for sep in candidates:
        counts = [line.count(sep) for line in lines if line.strip()]
        if not counts or min(counts) == 0:
            continue
        consistent = counts.count(counts[0]) / len(counts)
        score = consistent * counts[0]
        if score > best_score:
            best, best_score = sep, score
    return best

#> detect_delimiter_sample(["a;b;c", "1,5;2;3"])
#> detect_delimiter_sample([])
#> detect_delimiter_sample(["name\tage", "", "Bo\t7"])
#> detect_delimiter_sample(["x,y|z", "1,2|3"])
#> detect_delimiter_sample(["free text", "no seps"])

### fuzzy_column_mapping
ALIASES = {"email": ("e-mail", "mail"), "phone": ("tel", "mobile"), "zip": ("postcode", "plz")}


def fuzzy_column_mapping(headers):
    mapping, unknown = {}, []
    for i, header in enumerate(headers):
        h = header.strip().lower()
        for target, names in ALIASES.items():
            if h == target or any(n in h for n in names):
                mapping.setdefault(target, i)
                break
        else:
            unknown.append(header)
    missing = [t for t in ALIASES if t not in mapping]
    return mapping, unknown, missing

#> fuzzy_column_mapping(["Name", "E-Mail Address", "Mobile no."])
#> fuzzy_column_mapping([])
#> fuzzy_column_mapping([" ZIP ", "mail", "email"])
#> fuzzy_column_mapping(["PLZ", "Telefon", "Mailbox", "?"])
#> fuzzy_column_mapping(["phone"])
