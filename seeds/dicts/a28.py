### lk_safe_chain_get
def lk_safe_chain_get(d, *keys, default="n/a"):
    for k in keys:
        try:
            d = d[k]
        except (KeyError, TypeError, IndexError):
            return default
    return d

#> lk_safe_chain_get({"a": [{"b": "hit"}]}, "a", 0, "b")
#> lk_safe_chain_get({"a": [{"b": "hit"}]}, "a", 3, "b")
#> lk_safe_chain_get({"a": None}, "a", "x", default=0)
#> lk_safe_chain_get({})
#> lk_safe_chain_get({"s": "text"}, "s", 1)

### lk_prefix_unique
def lk_prefix_unique(commands, typed):
    if typed in commands:
        return commands[typed]
    options = [c for c in commands if c.startswith(typed)]
    if len(options) == 1:
        return commands[options[0]]
    return "ambiguous: " + "|".join(sorted(options)) if options else "unknown"

#> lk_prefix_unique({"commit": "save", "checkout": "switch", "push": "send"}, "comm")
#> lk_prefix_unique({"commit": "save", "checkout": "switch", "push": "send"}, "c")
#> lk_prefix_unique({"go": 1, "goto": 2}, "go")
#> lk_prefix_unique({}, "x")
#> lk_prefix_unique({"run": "r"}, "")

### lk_alias_cycle_guard
def lk_alias_cycle_guard(aliases, word):
    seen = set()
    while word in aliases:
        if word in seen:
            raise RuntimeError(f"alias loop at {word}")
        seen.add(word)
        word = aliases[word]
    return word, len(seen)

#> lk_alias_cycle_guard({"ll": "ls -l", "l": "ll"}, "l")
#> lk_alias_cycle_guard({}, "vim")
#> lk_alias_cycle_guard({"a": "b", "b": "a"}, "b")
#> lk_alias_cycle_guard({"x": ""}, "x")
#> lk_alias_cycle_guard({"k": "kk", "kk": "kkk"}, "kk")

### lk_best_fuzzy_key
def lk_best_fuzzy_key(d, wanted):
    def score(k):
        return sum(a == b for a, b in zip(k, wanted)) - abs(len(k) - len(wanted))

    if not d:
        return None
    best = max(d, key=score)
    return (best, d[best]) if score(best) > 0 else None

#> lk_best_fuzzy_key({"colour": 1, "color": 2, "cover": 3}, "colors")
#> lk_best_fuzzy_key({}, "x")
#> lk_best_fuzzy_key({"abc": 1}, "xyz")
#> lk_best_fuzzy_key({"size": "L", "side": "R"}, "sise")
#> lk_best_fuzzy_key({"": 0}, "")

### lk_language_fallback
def lk_language_fallback(messages, key, locale):
    chain = []
    while locale:
        chain.append(locale)
        locale = locale.rpartition("-")[0]
    chain.append("en")
    for loc in chain:
        if key in messages.get(loc, {}):
            return messages[loc][key], loc
    return key.upper(), None

#> lk_language_fallback({"pt": {"hi": "olá"}, "en": {"hi": "hi", "bye": "bye"}}, "hi", "pt-BR")
#> lk_language_fallback({"pt": {"hi": "olá"}, "en": {"bye": "bye"}}, "bye", "pt-BR")
#> lk_language_fallback({}, "missing", "fr")
#> lk_language_fallback({"en": {"x": ""}}, "x", "")
#> lk_language_fallback({"zh-Hans-CN": {"k": "1"}, "zh": {"k": "2"}}, "k", "zh-Hans-TW")

### lk_price_with_overrides
def lk_price_with_overrides(sku, base, by_store, store, markup=0):
    price = by_store.get(store, {}).get(sku, base.get(sku))
    if price is None:
        return None
    return price + price * markup // 100

#> lk_price_with_overrides("t1", {"t1": 500}, {"ams": {"t1": 450}}, "ams")
#> lk_price_with_overrides("t1", {"t1": 500}, {"ams": {}}, "ams", 10)
#> lk_price_with_overrides("zz", {}, {}, "x")
#> lk_price_with_overrides("t1", {"t1": 500}, {"ams": {"t1": 0}}, "ams", 50)
#> lk_price_with_overrides("q", {"q": 99}, {}, None, markup=-20)

### lk_weekday_name
def lk_weekday_name(n, lang="en"):
    names = {"en": "Mon Tue Wed Thu Fri Sat Sun", "de": "Mo Di Mi Do Fr Sa So"}
    table = dict(enumerate(names.get(lang, names["en"]).split(), 1))
    return table.get(n) or table[(n - 1) % 7 + 1] + "*"

#> lk_weekday_name(3)
#> lk_weekday_name(9, "de")
#> lk_weekday_name(0)
#> lk_weekday_name(7, "fr")
#> lk_weekday_name(-1, lang="de")

### lk_http_reason
REASONS = {200: "OK", 404: "Not Found", 500: "Server Error"}

def lk_http_reason(code):
    try:
        return f"{code} {REASONS[int(code)]}"
    except KeyError:
        family = int(code) // 100 * 100
        return f"{code} ~{REASONS.get(family, 'Unknown')}"
    except ValueError:
        return "not a code"

#> lk_http_reason(404)
#> lk_http_reason("500")
#> lk_http_reason(204)
#> lk_http_reason("teapot")
#> lk_http_reason(-1)

### lk_resolve_color
def lk_resolve_color(spec, palette):
    seen = []
    while not spec.startswith("#"):
        if spec in seen or spec not in palette:
            return "#000000", seen
        seen.append(spec)
        spec = palette[spec]
    return spec.lower(), seen

#> lk_resolve_color("accent", {"accent": "brand", "brand": "#FF8800"})
#> lk_resolve_color("#ABC", {})
#> lk_resolve_color("nope", {"x": "#111"})
#> lk_resolve_color("a", {"a": "b", "b": "a"})
#> lk_resolve_color("", {"": "#Fff"})

### lk_bucket_by_threshold
def lk_bucket_by_threshold(values, thresholds):
    labels = {}
    for v in values:
        passed = [name for name, t in thresholds.items() if v >= t]
        label = passed[-1] if passed else "below"
        labels[label] = labels.get(label, 0) + 1
    return labels

#> lk_bucket_by_threshold([5, 50, 95, 100], {"low": 0, "mid": 40, "top": 90})
#> lk_bucket_by_threshold([], {"x": 1})
#> lk_bucket_by_threshold([1, 2], {})
#> lk_bucket_by_threshold([-3, 3], {"pos": 0})
#> lk_bucket_by_threshold([7], {"b": 10, "a": 5, "c": 7})

### lk_country_capital_quiz
def lk_country_capital_quiz(answers, capitals):
    right, wrong = [], {}
    for country, guess in answers.items():
        truth = capitals.get(country)
        if truth and guess.strip().casefold() == truth.casefold():
            right.append(country)
        else:
            wrong[country] = truth or "?"
    return f"{len(right)}/{len(answers)}", wrong

#> lk_country_capital_quiz({"Peru": " lima ", "Chad": "Accra"}, {"Peru": "Lima", "Chad": "N'Djamena"})
#> lk_country_capital_quiz({}, {"Peru": "Lima"})
#> lk_country_capital_quiz({"Oz": "Emerald"}, {})
#> lk_country_capital_quiz({"Togo": ""}, {"Togo": ""})
#> lk_country_capital_quiz({"Faroe": "TÓRSHAVN"}, {"Faroe": "Tórshavn"})

### lk_synonym_expand_query
def lk_synonym_expand_query(query, synonyms):
    terms = []
    for t in query.lower().split():
        options = [t, *synonyms.get(t, [])]
        terms.append(options[0] if len(options) == 1 else "(" + " OR ".join(dict.fromkeys(options)) + ")")
    return " AND ".join(terms)

#> lk_synonym_expand_query("Cheap car", {"car": ["auto", "car"], "cheap": ["budget"]})
#> lk_synonym_expand_query("", {"x": ["y"]})
#> lk_synonym_expand_query("just words", {})
#> lk_synonym_expand_query("a a", {"a": ["b"]})
#> lk_synonym_expand_query("x", {"x": []})

### lk_sparse_default_row
def lk_sparse_default_row(sheet, row, width, fill="."):
    return "".join(str(sheet.get((row, c), sheet.get((row, None), fill))) for c in range(width))

#> lk_sparse_default_row({(0, 1): "x", (0, 3): 7}, 0, 5)
#> lk_sparse_default_row({(1, None): "-", (1, 0): "A"}, 1, 3)
#> lk_sparse_default_row({}, 9, 0)
#> lk_sparse_default_row({}, 2, 2, "ab")
#> lk_sparse_default_row({(0, True): "b"}, 0, 2)

### lk_decode_flags_letters
def lk_decode_flags_letters(flags, meanings):
    on, off, bad = [], [], ""
    sign = "+"
    for ch in flags:
        if ch in "+-":
            sign = ch
        elif ch in meanings:
            (on if sign == "+" else off).append(meanings[ch])
        else:
            bad += ch
    return on, off, bad

#> lk_decode_flags_letters("rw-x+q", {"r": "read", "w": "write", "x": "exec"})
#> lk_decode_flags_letters("", {"a": "b"})
#> lk_decode_flags_letters("--a+a", {"a": "all"})
#> lk_decode_flags_letters("zz", {})
#> lk_decode_flags_letters("-+", {"-": "dash"})

### lk_index_of_by_identity
def lk_index_of_by_identity(rows, key, values):
    pos = {}
    for i, r in enumerate(rows):
        pos.setdefault(r[key], i)
    return [pos.get(v, -1) for v in values]

#> lk_index_of_by_identity([{"k": "x"}, {"k": "y"}, {"k": "x"}], "k", ["y", "x", "z"])
#> lk_index_of_by_identity([], "k", [1])
#> lk_index_of_by_identity([{"k": 1}], "k", [])
#> lk_index_of_by_identity([{"k": None}, {"k": 0}], "k", [False, None])
#> lk_index_of_by_identity([{"j": 1}], "k", [1])

### lk_merge_defaults_deep_two
def lk_merge_defaults_deep_two(user, defaults):
    added = []
    stack = [(user, defaults, "")]
    while stack:
        u, d, path = stack.pop()
        for k, v in d.items():
            if k not in u:
                u[k] = v
                added.append(path + k)
            elif isinstance(v, dict) and isinstance(u[k], dict):
                stack.append((u[k], v, path + k + "."))
    return user, sorted(added)

#> lk_merge_defaults_deep_two({"a": {"x": 1}}, {"a": {"x": 0, "y": 2}, "b": 3})
#> lk_merge_defaults_deep_two({}, {})
#> lk_merge_defaults_deep_two({"a": 5}, {"a": {"x": 0}})
#> lk_merge_defaults_deep_two({}, {"p": {"q": 1}})
#> lk_merge_defaults_deep_two({"m": {"n": {}}}, {"m": {"n": {"o": None}}})

### lk_reverse_phone_book
def lk_reverse_phone_book(book, number):
    clean = lambda n: n.replace("-", "").replace(" ", "").removeprefix("+31")
    index = {}
    for name, nums in book.items():
        for n in [nums] if isinstance(nums, str) else nums:
            index[clean(n).lstrip("0")] = name
    return index.get(clean(number).lstrip("0"), "nobody")

#> lk_reverse_phone_book({"Bo": "06-123", "Al": ["020 555", "06 999"]}, "+31 6 999")
#> lk_reverse_phone_book({"Bo": "06-123"}, "0612 3")
#> lk_reverse_phone_book({}, "112")
#> lk_reverse_phone_book({"X": []}, "")
#> lk_reverse_phone_book({"P": "1", "Q": "01"}, "001")

### lk_dispatch_by_type
def lk_dispatch_by_type(values):
    show = {int: "{:d}", float: "{:.2f}", str: "'{}'", list: "[{0[0]}..]", type(None): "nil"}
    return " ".join(show.get(type(v), "<{}>").format(v) for v in values)

#> lk_dispatch_by_type([1, 2.5, "x", None])
#> lk_dispatch_by_type([])
#> lk_dispatch_by_type([True, (1,), [7, 8]])
#> lk_dispatch_by_type(["", -3])
#> lk_dispatch_by_type([[]])

### lk_ranked_preferences
def lk_ranked_preferences(prefs, available):
    assigned = {}
    pool = dict(available)
    for person in prefs:
        for choice in prefs[person]:
            if pool.get(choice, 0) > 0:
                pool[choice] -= 1
                assigned[person] = choice
                break
        else:
            assigned[person] = None
    return assigned, {k: v for k, v in pool.items() if v}

#> lk_ranked_preferences({"ann": ["art", "gym"], "bob": ["art"], "cy": ["art", "gym"]}, {"art": 1, "gym": 2})
#> lk_ranked_preferences({}, {"x": 1})
#> lk_ranked_preferences({"z": []}, {})
#> lk_ranked_preferences({"p": ["q"], "r": ["q"]}, {"q": 2})
#> lk_ranked_preferences({"m": ["x", "y"]}, {"y": 1, "x": 0})

### lk_memo_string_ways
def lk_memo_string_ways(design, towels, memo=None):
    if memo is None:
        memo = {"": 1}
    if design not in memo:
        memo[design] = sum(lk_memo_string_ways(design[len(t):], towels, memo) for t in towels if t and design.startswith(t))
    return memo[design]

#> lk_memo_string_ways("brwrr", ["r", "wr", "b", "br"])
#> lk_memo_string_ways("", ["a"])
#> lk_memo_string_ways("xyz", [])
#> lk_memo_string_ways("aaa", ["a", "aa", ""])
#> lk_memo_string_ways("ab", ["ab", "a"])

### lk_levenshtein_memo
def lk_levenshtein_memo(a, b):
    memo = {}

    def dist(i, j):
        if i == 0 or j == 0:
            return i + j
        if (i, j) not in memo:
            same = a[i - 1] == b[j - 1]
            memo[i, j] = dist(i - 1, j - 1) if same else 1 + min(dist(i - 1, j), dist(i, j - 1), dist(i - 1, j - 1))
        return memo[i, j]

    return dist(len(a), len(b)), len(memo)

#> lk_levenshtein_memo("cat", "cut")
#> lk_levenshtein_memo("", "ab")
#> lk_levenshtein_memo("sit", "kit")
#> lk_levenshtein_memo("ab", "ab")
#> lk_levenshtein_memo("abc", "x")

### lk_stairs_with_costs
def lk_stairs_with_costs(costs):
    best = {-1: 0, -2: 0}
    for i, c in enumerate(costs):
        best[i] = c + min(best[i - 1], best[i - 2])
    n = len(costs)
    return min(best[n - 1], best[n - 2]), best

#> lk_stairs_with_costs([10, 15, 20])
#> lk_stairs_with_costs([])
#> lk_stairs_with_costs([7])
#> lk_stairs_with_costs([1, 100, 1, 1])
#> lk_stairs_with_costs([0, -2, 5])

### lk_knapsack_dict
def lk_knapsack_dict(items, cap):
    best = {0: (0, ())}
    for name, (weight, value) in items.items():
        for w, (v, names) in list(best.items()):
            nw = w + weight
            if nw <= cap and v + value > best.get(nw, (-1, ()))[0]:
                best[nw] = (v + value, names + (name,))
    return max(best.values())

#> lk_knapsack_dict({"tent": (5, 10), "pan": (2, 3), "rope": (3, 6)}, 5)
#> lk_knapsack_dict({}, 10)
#> lk_knapsack_dict({"gold": (9, 99)}, 3)
#> lk_knapsack_dict({"a": (1, 1), "b": (1, 1)}, 2)
#> lk_knapsack_dict({"x": (4, 5), "y": (3, 4), "z": (2, 3)}, 6)

### lk_subset_sum_trace
def lk_subset_sum_trace(nums, target):
    came = {0: None}
    for n in nums:
        for s in list(came):
            came.setdefault(s + n, n)
    if target not in came:
        return None
    out = []
    while came[target] is not None:
        out.append(came[target])
        target -= came[target]
    return out

#> lk_subset_sum_trace([3, 5, 8], 13)
#> lk_subset_sum_trace([3, 5], 4)
#> lk_subset_sum_trace([], 0)
#> lk_subset_sum_trace([2, 7, 1], 10)
#> lk_subset_sum_trace([6], 6)

