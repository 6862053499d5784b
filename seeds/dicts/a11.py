### merge_two_line_counts
def merge_two_line_counts(a_lines, b_lines):
    d = {}
    for line in a_lines + b_lines:
        name, num = line.split(":")
        d[name] = d.get(name, 0) + int(num)
    return [f"{n}:{d[n]}" for n in sorted(d, key=lambda n: (-d[n], n))]

#> merge_two_line_counts(["us:5", "nl:2"], ["nl:4", "fr:5"])
#> merge_two_line_counts([], [])
#> merge_two_line_counts(["x: 7 "], ["x:-7"])
#> merge_two_line_counts(["bad"], [])
#> merge_two_line_counts(["b:1"], ["a:1", "c:1"])

### key_with_longest_list
def key_with_longest_list(d):
    best = None
    for k in d:
        if best is None or len(d[k]) > len(d[best]):
            best = k
    return best

#> key_with_longest_list({"x": [1], "y": [1, 2, 3], "z": [4, 5, 6]})
#> key_with_longest_list({})
#> key_with_longest_list({"only": ""})
#> key_with_longest_list({"s": "abc", "t": (1, 2, 3, 4), "u": {}})
#> key_with_longest_list({0: [], 1: []})

### drain_into_other
def drain_into_other(src, dst, keep):
    while len(src) > keep:
        k, v = src.popitem()
        dst.setdefault(k, v)
    return src, dst

#> drain_into_other({"a": 1, "b": 2, "c": 3}, {"b": 9}, 1)
#> drain_into_other({}, {"z": 0}, 0)
#> drain_into_other({"x": 1}, {}, 5)
#> drain_into_other({"x": 1, "y": 2}, {}, 0)
#> drain_into_other({1: "p", 2: "q"}, {True: "r"}, -1)

### values_to_single_type
def values_to_single_type(row, kind):
    caster = {"int": int, "str": str, "float": float, "bool": bool}[kind]
    out = {}
    for k, v in row.items():
        try:
            out[k] = caster(v)
        except (ValueError, TypeError):
            out[k] = None
    return out

#> values_to_single_type({"a": "12", "b": "x", "c": 3.9}, "int")
#> values_to_single_type({"a": 1, "b": None}, "str")
#> values_to_single_type({}, "float")
#> values_to_single_type({"e": "1e3", "n": [], "s": " 2 "}, "float")
#> values_to_single_type({"z": "False", "y": ""}, "bool")
#> values_to_single_type({"z": 1}, "list")

### cart_add_remove
def cart_add_remove(actions):
    cart = {}
    for act in actions:
        sign, item = act[0], act[1:]
        if sign == "+":
            cart[item] = cart.get(item, 0) + 1
        elif sign == "-" and item in cart:
            cart[item] -= 1
            if cart[item] == 0:
                cart.pop(item)
        elif sign == "!":
            cart.clear()
    return cart

#> cart_add_remove(["+mug", "+mug", "+cap", "-mug"])
#> cart_add_remove([])
#> cart_add_remove(["+a", "!", "+b"])
#> cart_add_remove(["-ghost", "?x"])
#> cart_add_remove(["+x", "-x", "+y", "+x"])

### poll_options_percent
def poll_options_percent(votes):
    total = sum(votes.values())
    if not total:
        return {k: "0%" for k in votes}
    return {k: f"{v / total:.0%}" for k, v in sorted(votes.items(), key=lambda p: -p[1])}

#> poll_options_percent({"tea": 3, "coffee": 5})
#> poll_options_percent({"tea": 0, "milk": 0})
#> poll_options_percent({})
#> poll_options_percent({"x": 1, "y": 1, "z": 1})
#> poll_options_percent({"yes": 999, "no": 1})

### lookup_chain_sum
def lookup_chain_sum(table, start, max_steps=10):
    total, key = 0, start
    for _ in range(max_steps):
        if key not in table:
            break
        key = table[key]
        total += key
    return total, key

#> lookup_chain_sum({1: 5, 5: 2, 2: 9}, 1)
#> lookup_chain_sum({1: 1}, 1, 3)
#> lookup_chain_sum({}, 4)
#> lookup_chain_sum({0: -1, -1: -2}, 0)
#> lookup_chain_sum({3: 4, 4: 3}, 3, 4)

### mirror_dict_keys
def mirror_dict_keys(d):
    return {k: d[k] for k in d if k[::-1] in d and k != k[::-1]}

#> mirror_dict_keys({"ab": 1, "ba": 2, "cd": 3})
#> mirror_dict_keys({})
#> mirror_dict_keys({"noon": 1, "x": 2})
#> mirror_dict_keys({"star": "s", "rats": "r", "tar": "t", "rat": "q"})
#> mirror_dict_keys({(1, 2): "p", (2, 1): "q", (3, 3): "r"})

### counts_to_ranges
def counts_to_ranges(counts):
    start = 0
    ranges = {}
    for name, n in counts.items():
        ranges[name] = range(start, start + n)
        start += n
    return {k: (r.start, r.stop) for k, r in ranges.items() if len(r)}

#> counts_to_ranges({"intro": 2, "body": 10, "end": 1})
#> counts_to_ranges({})
#> counts_to_ranges({"empty": 0, "x": 3})
#> counts_to_ranges({"neg": -2, "y": 4})
#> counts_to_ranges({"p": 1, "q": 0, "r": 1})

### nested_max_depth_key
def nested_max_depth_key(d, depth=1):
    deepest = (depth, min(d)) if d else (0, "")
    for k, v in d.items():
        if isinstance(v, dict) and v:
            deepest = max(deepest, nested_max_depth_key(v, depth + 1))
    return deepest

#> nested_max_depth_key({"a": {"x": 1}, "b": {"y": {"z": 2}}})
#> nested_max_depth_key({})
#> nested_max_depth_key({"m": 1, "k": 2})
#> nested_max_depth_key({"p": {"q": {}}, "r": {"s": []}})
#> nested_max_depth_key({"l": {"l": {"l": {"l": 0}}}})

### set_flag_bits
def set_flag_bits(names, active):
    bits = {n: 1 << i for i, n in enumerate(names)}
    mask = 0
    for a in active:
        mask |= bits.get(a, 0)
    decoded = [n for n in bits if mask & bits[n]]
    return mask, decoded

#> set_flag_bits(["bold", "ital", "under", "blink"], ["under", "bold"])
#> set_flag_bits([], ["x"])
#> set_flag_bits(["a", "b"], [])
#> set_flag_bits(["a", "b", "a"], ["a"])
#> set_flag_bits("rwx", "xrw?")

### longest_consecutive_run
def longest_consecutive_run(nums):
    pool = set(nums)
    best = 0
    for n in pool:
        if n - 1 in pool:
            continue
        length = 1
        while n + length in pool:
            length += 1
        best = max(best, length)
    return best

#> longest_consecutive_run([100, 4, 200, 1, 3, 2])
#> longest_consecutive_run([])
#> longest_consecutive_run([7])
#> longest_consecutive_run([5, 5, 6, 6])
#> longest_consecutive_run([-1, 0, 1, 10, 11])

### missing_numbers_summary
def missing_numbers_summary(ids):
    if not ids:
        return "none"
    gaps = sorted(set(range(min(ids), max(ids) + 1)).difference(ids))
    return f"{len(gaps)} missing" + (f", first {gaps[0]}" if gaps else "")

#> missing_numbers_summary([3, 7, 4])
#> missing_numbers_summary([])
#> missing_numbers_summary([9])
#> missing_numbers_summary([-2, 2, 2])
#> missing_numbers_summary([1, 2, 3, 4])

### vowel_consonant_sets
def vowel_consonant_sets(word):
    letters = {c for c in word.lower() if c.isalpha()}
    vowels = letters & set("aeiou")
    return len(vowels), len(letters - vowels), "".join(sorted(vowels))

#> vowel_consonant_sets("Education")
#> vowel_consonant_sets("")
#> vowel_consonant_sets("rhythm 4/4")
#> vowel_consonant_sets("AaEe")
#> vowel_consonant_sets("Zoë")

### seats_taken_twice
def seats_taken_twice(bookings):
    taken = set()
    twice = set()
    for name, seats in bookings:
        dup = taken.intersection(seats)
        twice |= dup
        taken.update(seats)
        if dup:
            taken.add(name)
    return sorted(twice), len(taken)

#> seats_taken_twice([("ann", ["A1", "A2"]), ("bob", ["A2", "B1"])])
#> seats_taken_twice([])
#> seats_taken_twice([("x", []), ("y", ["Q"])])
#> seats_taken_twice([("p", "ab"), ("q", "b"), ("r", "b")])
#> seats_taken_twice([("m", ["m1"]), ("n", ["n1"])])

### feature_flags_rollout
def feature_flags_rollout(flags, user_id, group=None):
    on = []
    for name, rule in flags.items():
        if isinstance(rule, bool):
            enabled = rule
        elif isinstance(rule, int):
            enabled = user_id % 100 < rule
        else:
            enabled = group in rule
        if enabled:
            on.append(name)
    return on

#> feature_flags_rollout({"new_ui": True, "beta": 30, "lab": ["staff"]}, 125, "staff")
#> feature_flags_rollout({"new_ui": False, "beta": 30}, 999)
#> feature_flags_rollout({}, 1)
#> feature_flags_rollout({"x": [None], "y": ()}, 0)
#> feature_flags_rollout({"z": 100, "w": 0}, 77, "any")

### translate_status_codes
def translate_status_codes(rows, labels):
    missing = set()
    for row in rows:
        code = row.pop("status", None)
        try:
            row["label"] = labels[code]
        except KeyError:
            missing.add(str(code))
    return rows, sorted(missing)

#> translate_status_codes([{"id": 1, "status": "P"}, {"id": 2, "status": "X"}], {"P": "paid"})
#> translate_status_codes([], {})
#> translate_status_codes([{"id": 3}], {None: "unset"})
#> translate_status_codes([{"status": 0}, {"status": 5}, {}], {0: "off"})
#> translate_status_codes([{"label": "old", "status": "N"}], {"N": "new"})

### zodiac_by_month_day
def zodiac_by_month_day(month, day):
    cutoffs = {1: (20, "Aquarius"), 2: (19, "Pisces"), 3: (21, "Aries"), 12: (22, "Capricorn")}
    if month not in cutoffs:
        return None
    start, sign = cutoffs[month]
    if day >= start:
        return sign
    previous = cutoffs.get(month - 1 or 12)
    return previous[1] if previous else "unknown"

#> zodiac_by_month_day(1, 25)
#> zodiac_by_month_day(1, 3)
#> zodiac_by_month_day(3, 20)
#> zodiac_by_month_day(7, 7)
#> zodiac_by_month_day(12, 1)

### keyboard_row_words
def keyboard_row_words(words):
    row_of = {}
    for i, row in enumerate(("qwertyuiop", "asdfghjkl", "zxcvbnm")):
        row_of.update(dict.fromkeys(row, i))
    out = {}
    for w in words:
        rows = {row_of.get(c, -1) for c in w.lower()}
        if len(rows) == 1:
            out.setdefault(rows.pop(), []).append(w)
    return out

#> keyboard_row_words(["Alaska", "Dad", "Peace", "type"])
#> keyboard_row_words([])
#> keyboard_row_words([""])
#> keyboard_row_words(["123", "!?", "mnb"])
#> keyboard_row_words(["Hello", "ß"])

### t9_candidates
def t9_candidates(digits, lexicon):
    pad = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz"}
    to_digit = {c: d for d, letters in pad.items() for c in letters}
    return [w for w in lexicon if "".join(to_digit.get(c, "?") for c in w.lower()) == digits]

#> t9_candidates("4663", ["good", "home", "gone", "hello", "Hood"])
#> t9_candidates("", ["", "a"])
#> t9_candidates("2", [])
#> t9_candidates("228", ["cat", "bat", "act", "caté"])
#> t9_candidates("10", ["on"])

### combine_rgb_names
def combine_rgb_names(*names):
    base = {"red": (255, 0, 0), "lime": (0, 255, 0), "navy": (0, 0, 128)}
    channels = [base[n] for n in names if n in base]
    if not channels:
        return "#------"
    mixed = [sum(c) // len(channels) for c in zip(*channels)]
    return "#" + "".join(f"{v:02x}" for v in mixed)

#> combine_rgb_names("red", "lime")
#> combine_rgb_names()
#> combine_rgb_names("navy", "pink")
#> combine_rgb_names("red", "red", "navy")
#> combine_rgb_names("Red")

### parse_args_to_dict
def parse_args_to_dict(argv):
    opts = {"_": []}
    i = 0
    while i < len(argv):
        a = argv[i]
        if a.startswith("--no-"):
            opts[a[5:]] = False
        elif a.startswith("--"):
            if i + 1 < len(argv) and not argv[i + 1].startswith("-"):
                i += 1
                opts[a[2:]] = argv[i]
            else:
                opts[a[2:]] = True
        else:
            opts["_"].append(a)
        i += 1
    return opts

#> parse_args_to_dict(["build", "--out", "dist", "--verbose", "--no-color"])
#> parse_args_to_dict([])
#> parse_args_to_dict(["--a", "--b", "1", "x", "y"])
#> parse_args_to_dict(["-k", "--"])
#> parse_args_to_dict(["--n", "-5"])

### combine_partial_updates
def combine_partial_updates(state, *patches):
    versions = 0
    for patch in patches:
        changed = {k: v for k, v in patch.items() if state.get(k, object()) != v}
        if changed:
            state |= changed
            versions += 1
    state["version"] = versions
    return state

#> combine_partial_updates({"hp": 10}, {"hp": 9}, {"hp": 9}, {"mp": 1})
#> combine_partial_updates({})
#> combine_partial_updates({"x": None}, {"x": None})
#> combine_partial_updates({"version": 3}, {"version": 4})
#> combine_partial_updates({"p": 1}, {}, {"p": 1.0}, {"p": "1"})

### label_ranges_lookup
def label_ranges_lookup(value, bands):
    for (lo, hi), label in bands.items():
        if lo <= value < hi:
            return label
    nearest = min(bands, key=lambda b: min(abs(value - b[0]), abs(value - b[1])), default=None)
    return f"near {bands[nearest]}" if nearest else "no bands"

#> label_ranges_lookup(21, {(0, 10): "cold", (10, 25): "mild", (30, 45): "hot"})
#> label_ranges_lookup(28, {(0, 10): "cold", (10, 25): "mild", (30, 45): "hot"})
#> label_ranges_lookup(-5, {(0, 1): "unit"})
#> label_ranges_lookup(0, {})
#> label_ranges_lookup(10, {(0, 10): "cold", (10, 20): "cool"})

### double_entry_check
def double_entry_check(entries):
    books = {}
    for debit, credit, amount in entries:
        books[debit] = books.get(debit, 0) + amount
        books[credit] = books.get(credit, 0) - amount
    assert sum(books.values()) == 0
    return {k: v for k, v in books.items() if v != 0}

#> double_entry_check([("cash", "sales", 100), ("rent", "cash", 60)])
#> double_entry_check([])
#> double_entry_check([("a", "b", 5), ("b", "a", 5)])
#> double_entry_check([("self", "self", 9)])
#> double_entry_check([("x", "y", 0.1), ("x", "z", 0.2)])

### assign_unique_nicknames
def assign_unique_nicknames(names):
    taken = {}
    for full in names:
        first, *rest = full.split()
        nick = first
        i = 0
        while nick in taken and rest and i < len(rest[-1]):
            i += 1
            nick = first + rest[-1][:i]
        taken[nick] = full
    return list(taken)

#> assign_unique_nicknames(["Ann Bell", "Ann Boot", "Bob", "Ann Boon"])
#> assign_unique_nicknames([])
#> assign_unique_nicknames(["Cher", "Cher"])
#> assign_unique_nicknames(["Al Gor", "Al Gor", "Al Gor", "Al Gor", "Al Gor"])
#> assign_unique_nicknames([" "])

### reorder_by_template
def reorder_by_template(record, template):
    ordered = {k: record.get(k) for k in template}
    tail = {k: v for k, v in record.items() if k not in ordered}
    return list((ordered | tail).items())

#> reorder_by_template({"c": 3, "a": 1, "z": 9}, ["a", "b", "c"])
#> reorder_by_template({}, ["k"])
#> reorder_by_template({"x": 1}, [])
#> reorder_by_template({"m": 0, "n": 1}, "nn")
#> reorder_by_template({1: "one", 2: "two"}, (2.0, True))

### cost_matrix_lookup
def cost_matrix_lookup(costs, route):
    total = 0
    unknown = []
    for leg in zip(route, route[1:]):
        cost = costs.get(leg, costs.get(leg[::-1]))
        if cost is None:
            unknown.append("-".join(leg))
        else:
            total += cost
    return total, unknown

#> cost_matrix_lookup({("A", "B"): 5, ("B", "C"): 7}, ["A", "B", "C", "B"])
#> cost_matrix_lookup({}, ["X", "Y"])
#> cost_matrix_lookup({("A", "A"): 1}, "AA")
#> cost_matrix_lookup({("P", "Q"): 0}, "PQRP")
#> cost_matrix_lookup({("A", "B"): 1}, [])

### ngram_shared_ratio
def ngram_shared_ratio(a, b, n=2):
    grams = [{s[i:i + n] for i in range(len(s) - n + 1)} for s in (a, b)]
    common = grams[0].intersection(grams[1])
    total = len(grams[0]) + len(grams[1])
    return (2 * len(common) / total if total else 0.0), sorted(common)

#> ngram_shared_ratio("night", "nacht")
#> ngram_shared_ratio("", "abc", 4)
#> ngram_shared_ratio("aaaa", "aa")
#> ngram_shared_ratio("context", "contact", 3)
#> ngram_shared_ratio("x y", "y x", n=1)

### unit_price_winner
def unit_price_winner(offers: dict[str, tuple[float, int]]) -> str | None:
    per_unit = {}
    for shop, (price, units) in offers.items():
        if units <= 0:
            continue
        per_unit[shop] = price / units
    return min(per_unit, key=per_unit.__getitem__, default=None)

#> unit_price_winner({"aldi": (3.0, 6), "lidl": (2.0, 5), "spar": (1, 0)})
#> unit_price_winner({})
#> unit_price_winner({"x": (0, 1), "y": (0, 2)})
#> unit_price_winner({"bad": (5, -1)})
#> unit_price_winner({"p": (10, 4), "q": (9.99, 4)})
