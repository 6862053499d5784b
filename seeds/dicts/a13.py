### dict_keys_join_types
def dict_keys_join_types(d):
    return "|".join(sorted(type(k).__name__ + ":" + str(k) for k in d))

#> dict_keys_join_types({1: "a", "1": "b", (1,): "c"})
#> dict_keys_join_types({})
#> dict_keys_join_types({None: 0, 2.5: 0, True: 0})
#> dict_keys_join_types({"b": 1, "a": 2})
#> dict_keys_join_types({b"x": 1, "x": 2})

### pad_missing_keys
def pad_missing_keys(rows, fill=0):
    keys = sorted(set().union(*rows))
    return [[row.get(k, fill) for k in keys] for row in rows]

#> pad_missing_keys([{"b": 2}, {"a": 1, "c": 3}])
#> pad_missing_keys([])
#> pad_missing_keys([{}, {}], "-")
#> pad_missing_keys([{"x": None}, {"y": 5}], fill=None)
#> pad_missing_keys([{1: "p", 3: "q"}, {2: "r"}], "")

### ensure_keys_strict
def ensure_keys_strict(d, required, optional=()):
    missing = [k for k in required if k not in d]
    if missing:
        raise KeyError(", ".join(missing))
    for k in optional:
        d.setdefault(k, None)
    return d

#> ensure_keys_strict({"id": 1, "name": "x"}, ["id"], ["email", "name"])
#> ensure_keys_strict({"id": 1}, ["id", "name", "zip"])
#> ensure_keys_strict({}, [])
#> ensure_keys_strict({"a": 0}, "a", "bc")
#> ensure_keys_strict({"k": "v"}, ("k",), ("k",))

### rank_changes_arrows
def rank_changes_arrows(prev, curr):
    old = {n: i for i, n in enumerate(prev)}
    marks = {}
    for i, n in enumerate(curr):
        if n not in old:
            marks[n] = "new"
        elif (move := old[n] - i) == 0:
            marks[n] = "="
        else:
            marks[n] = f"{'up' if move > 0 else 'down'} {abs(move)}"
    return marks

#> rank_changes_arrows(["A", "B", "C"], ["C", "B", "D", "A"])
#> rank_changes_arrows([], ["X"])
#> rank_changes_arrows(["X"], [])
#> rank_changes_arrows(["p", "q"], ["p", "q"])
#> rank_changes_arrows("abc", "cab")

### pop_random_like_middle
def pop_random_like_middle(d):
    out = []
    while d:
        keys = list(d)
        mid = keys[len(keys) // 2]
        out.append(d.pop(mid))
    return out

#> pop_random_like_middle({"a": 1, "b": 2, "c": 3, "d": 4})
#> pop_random_like_middle({})
#> pop_random_like_middle({"q": "one"})
#> pop_random_like_middle({1: "x", 2: "y"})
#> pop_random_like_middle({"e": 5, "d": 4, "c": 3, "b": 2, "a": 1})

### dict_product_total
from math import prod

def dict_product_total(dims, skip=frozenset()):
    used = {k: v for k, v in dims.items() if k not in skip}
    return prod(used.values()), sorted(used)

#> dict_product_total({"w": 3, "h": 4, "d": 5})
#> dict_product_total({"w": 3, "h": 4}, {"h"})
#> dict_product_total({})
#> dict_product_total({"x": 0, "y": 9}, frozenset(["x"]))
#> dict_product_total({"a": 1.5, "b": -2}, skip=("c",))

### first_key_matching
def first_key_matching(d, fragment):
    for key in d:
        if fragment.lower() in key.lower():
            return key, d[key]
    else:
        return None, None

#> first_key_matching({"Total Price": 9, "Unit price": 3}, "PRICE")
#> first_key_matching({"x": 1}, "y")
#> first_key_matching({}, "")
#> first_key_matching({"Straße": 1, "weg": 2}, "WEG")
#> first_key_matching({"": 0, "a": 1}, "")

### rolling_word_memory
def rolling_word_memory(words, size):
    memory = {}
    recalled = []
    for i, w in enumerate(words):
        if w in memory and i - memory[w] <= size:
            recalled.append(w)
        memory[w] = i
    return recalled, len(memory)

#> rolling_word_memory(["sun", "moon", "sun", "star", "moon"], 2)
#> rolling_word_memory([], 3)
#> rolling_word_memory(["x", "x", "x"], 1)
#> rolling_word_memory("abcab", 0)
#> rolling_word_memory(["hi", "yo", "hi"], 100)

### van_eck_sequence
def van_eck_sequence(start, n):
    last = {v: i for i, v in enumerate(start[:-1])}
    seq = list(start)
    while len(seq) < n:
        cur = seq[-1]
        i = len(seq) - 1
        seq.append(i - last[cur] if cur in last else 0)
        last[cur] = i
    return seq

#> van_eck_sequence([0, 3, 6], 10)
#> van_eck_sequence([0], 8)
#> van_eck_sequence([5, 5], 2)
#> van_eck_sequence([1, 2, 1], 6)
#> van_eck_sequence([], 3)

### substring_without_repeats
def substring_without_repeats(s):
    last_seen = {}
    start = best = 0
    best_at = 0
    for i, c in enumerate(s):
        if last_seen.get(c, -1) >= start:
            start = last_seen[c] + 1
        last_seen[c] = i
        if i - start + 1 > best:
            best, best_at = i - start + 1, start
    return s[best_at:best_at + best]

#> substring_without_repeats("abcabcbb")
#> substring_without_repeats("")
#> substring_without_repeats("tmmzuxt")
#> substring_without_repeats("    ")
#> substring_without_repeats("Aa1!")

### prefix_sum_zero_span
def prefix_sum_zero_span(nums, target):
    first = {0: 0}
    total = 0
    longest = 0
    for i, n in enumerate(nums, 1):
        total += n
        if total - target in first:
            longest = max(longest, i - first[total - target])
        first.setdefault(total, i)
    return longest

#> prefix_sum_zero_span([1, -1, 5, -2, 3], 3)
#> prefix_sum_zero_span([], 0)
#> prefix_sum_zero_span([2, 2, 2], 5)
#> prefix_sum_zero_span([0, 0, 7], 0)
#> prefix_sum_zero_span([-1, 1, -1, 1], 0)

### majority_vote_dict
def majority_vote_dict(votes):
    need = len(votes) // 2 + 1
    counts = {}
    for turn, v in enumerate(votes, 1):
        counts[v] = counts.get(v, 0) + 1
        if counts[v] == need:
            return v, turn
    return None, len(votes)

#> majority_vote_dict(["y", "n", "y", "y", "n"])
#> majority_vote_dict([])
#> majority_vote_dict([1, 2, 3])
#> majority_vote_dict(["solo"])
#> majority_vote_dict([True, 1, 0, 1.0])

### roman_digit_usage
def roman_digit_usage(numerals):
    use = dict.fromkeys("IVXLCDM", 0)
    for n in numerals:
        for ch in n:
            if ch not in use:
                raise ValueError(n)
            use[ch] += 1
    return {k: v for k, v in use.items() if v > 1}

#> roman_digit_usage(["XIV", "XX", "MCM"])
#> roman_digit_usage([])
#> roman_digit_usage(["iv"])
#> roman_digit_usage(["I", "V"])
#> roman_digit_usage(["DDD", "LL"])

### quantile_labels
def quantile_labels(scores):
    order = sorted(scores, key=scores.get)
    n = len(order)
    return {name: "low mid high".split()[i * 3 // n] for i, name in enumerate(order)}

#> quantile_labels({"a": 10, "b": 50, "c": 30, "d": 20, "e": 40, "f": 60})
#> quantile_labels({})
#> quantile_labels({"x": 1})
#> quantile_labels({"p": 2, "q": 1})
#> quantile_labels({"u": 0, "v": 0, "w": 0, "t": -1})

### text_to_index_words
def text_to_index_words(pages):
    index = {}
    for num, text in pages.items():
        for word in {w.strip(".,;").lower() for w in text.split()}:
            index.setdefault(word, set()).add(num)
    return {w: sorted(p) for w, p in sorted(index.items()) if len(w) > 3}

#> text_to_index_words({1: "Green tea, hot tea.", 2: "Iced green drinks"})
#> text_to_index_words({})
#> text_to_index_words({7: "a an the"})
#> text_to_index_words({3: "Apple;", 1: "apple apple", 2: "APPLE pie"})
#> text_to_index_words({0: ""})

### scoreboard_bars
def scoreboard_bars(scores, width=10):
    top = max(scores.values(), default=0)
    rows = []
    for name, s in sorted(scores.items(), key=lambda kv: kv[1], reverse=True):
        filled = round(width * s / top) if top else 0
        rows.append(f"{name[:4]:4}|{'█' * filled:<{width}}|{s}")
    return rows

#> scoreboard_bars({"alpha": 5, "bo": 10}, 6)
#> scoreboard_bars({})
#> scoreboard_bars({"nil": 0, "zip": 0}, 3)
#> scoreboard_bars({"x": 1, "y": 2, "z": 3}, width=3)
#> scoreboard_bars({"neg": -1, "pos": 4}, 4)

### update_counts_from_diff
def update_counts_from_diff(counts, diff):
    for token in diff.split():
        op, word = token[0], token[1:]
        match op:
            case "+":
                counts[word] = counts.get(word, 0) + 1
            case "-" if counts.get(word, 0) > 1:
                counts[word] -= 1
            case "-":
                counts.pop(word, None)
    return counts

#> update_counts_from_diff({"cat": 2, "dog": 1}, "+cat -dog +ox -cat")
#> update_counts_from_diff({}, "")
#> update_counts_from_diff({"x": 1}, "-x -x +y")
#> update_counts_from_diff({"a": 5}, "=a ?b")
#> update_counts_from_diff({}, "+ - ++")

### sparse_polynomial_mul
def sparse_polynomial_mul(p, q):
    r = {}
    for e1, c1 in p.items():
        for e2, c2 in q.items():
            r[e1 + e2] = r.get(e1 + e2, 0) + c1 * c2
    return {e: c for e, c in sorted(r.items(), reverse=True) if c}

#> sparse_polynomial_mul({1: 1, 0: 1}, {1: 1, 0: -1})
#> sparse_polynomial_mul({}, {3: 2})
#> sparse_polynomial_mul({2: 3}, {5: -2})
#> sparse_polynomial_mul({1: 2, 0: 3}, {1: 2, 0: 3})
#> sparse_polynomial_mul({10: 1, 0: 1}, {0: 0})

### polynomial_to_string
def polynomial_to_string(terms):
    parts = []
    for exp in sorted(terms, reverse=True):
        c = terms[exp]
        if c == 0:
            continue
        body = {0: "", 1: "x"}.get(exp, f"x^{exp}")
        coef = str(abs(c)) if abs(c) != 1 or exp == 0 else ""
        parts.append(("- " if c < 0 else "+ ") + coef + body)
    return " ".join(parts).removeprefix("+ ") or "0"

#> polynomial_to_string({2: 3, 1: -1, 0: 7})
#> polynomial_to_string({})
#> polynomial_to_string({5: 1, 3: 0})
#> polynomial_to_string({0: -1})
#> polynomial_to_string({1: 1, 4: -12})

### factor_count_dict
def factor_count_dict(n):
    f, p = {}, 2
    while p * p <= n:
        while n % p == 0:
            f[p] = f.get(p, 0) + 1
            n //= p
        p += 1
    if n > 1:
        f[n] = f.get(n, 0) + 1
    return f

#> factor_count_dict(360)
#> factor_count_dict(1)
#> factor_count_dict(97)
#> factor_count_dict(64)
#> factor_count_dict(-12)

### gcd_from_factor_dicts
def gcd_from_factor_dicts(a, b):
    g = 1
    lcm = 1
    for p in sorted(a.keys() | b.keys()):
        g *= p ** min(a.get(p, 0), b.get(p, 0))
        lcm *= p ** max(a.get(p, 0), b.get(p, 0))
    return g, lcm

#> gcd_from_factor_dicts({2: 3, 3: 1}, {2: 1, 5: 1})
#> gcd_from_factor_dicts({}, {})
#> gcd_from_factor_dicts({7: 1}, {})
#> gcd_from_factor_dicts({2: 2}, {2: 2})
#> gcd_from_factor_dicts({11: 1, 2: 1}, {13: 1, 11: 2})

### digit_frequency_signature
def digit_frequency_signature(n):
    digits = str(abs(n))
    sig = {d: digits.count(d) for d in sorted(set(digits))}
    return "".join(f"{d}{c}" for d, c in sig.items()), len(sig)

#> digit_frequency_signature(112233)
#> digit_frequency_signature(0)
#> digit_frequency_signature(-9090)
#> digit_frequency_signature(7)
#> digit_frequency_signature(10 ** 6)

### self_describing_dict
def self_describing_dict(digits):
    counts = {}
    for ch in digits:
        counts[int(ch)] = counts.get(int(ch), 0) + 1
    return all(counts.get(i, 0) == int(ch) for i, ch in enumerate(digits))

#> self_describing_dict("1210")
#> self_describing_dict("2020")
#> self_describing_dict("22")
#> self_describing_dict("")
#> self_describing_dict("3x")

### square_remainder_cycle
def square_remainder_cycle(seed, mod):
    seen = {}
    x, step = seed, 0
    while x not in seen:
        seen[x] = step
        x = x * x % mod
        step += 1
    return {"tail": seen[x], "loop": step - seen[x]}

#> square_remainder_cycle(3, 17)
#> square_remainder_cycle(0, 5)
#> square_remainder_cycle(2, 10)
#> square_remainder_cycle(12, 7)
#> square_remainder_cycle(5, 0)

### fraction_repetend
def fraction_repetend(num, den):
    whole, r = divmod(num, den)
    digits, first = "", {}
    while r and r not in first:
        first[r] = len(digits)
        d, r = divmod(r * 10, den)
        digits += str(d)
    if r:
        i = first[r]
        digits = f"{digits[:i]}({digits[i:]})"
    return f"{whole}.{digits or 0}"

#> fraction_repetend(1, 6)
#> fraction_repetend(7, 2)
#> fraction_repetend(22, 7)
#> fraction_repetend(8, 4)
#> fraction_repetend(1, 0)

### date_event_lookup
def date_event_lookup(events, month, day):
    today = events.get((month, day), [])
    yearly = events.get((None, day), [])
    upcoming = min((k for k in events if None not in k and k > (month, day)), default=None)
    return today + yearly, upcoming

#> date_event_lookup({(5, 1): ["labor"], (12, 25): ["xmas"], (None, 1): ["rent"]}, 5, 1)
#> date_event_lookup({}, 1, 1)
#> date_event_lookup({(1, 1): ["ny"]}, 12, 31)
#> date_event_lookup({(2, 3): ["a"], (2, 10): ["b"]}, 2, 4)
#> date_event_lookup({(None, 15): ["pay"]}, 8, 15)

### days_in_month_table
def days_in_month_table(name, year):
    days = {"apr": 30, "jun": 30, "sep": 30, "nov": 30}
    leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    days["feb"] = 28 + leap
    return days.get(name[:3].lower(), 31)

#> days_in_month_table("February", 2024)
#> days_in_month_table("feb", 1900)
#> days_in_month_table("Sept", 2023)
#> days_in_month_table("May", 2000)
#> days_in_month_table("", 2100)

### hour_slots_histogram
def hour_slots_histogram(times, slots):
    hist = {name: 0 for name in slots}
    hist["other"] = 0
    for t in times:
        h = int(t.split(":")[0])
        label = next((n for n, (a, b) in slots.items() if a <= h < b), "other")
        hist[label] += 1
    return hist

#> hour_slots_histogram(["08:30", "13:00", "23:59"], {"am": (6, 12), "pm": (12, 18)})
#> hour_slots_histogram([], {"x": (0, 1)})
#> hour_slots_histogram(["0:01"], {})
#> hour_slots_histogram(["12:00", "6:00"], {"late": (12, 24), "am": (6, 12)})
#> hour_slots_histogram(["noon"], {"am": (0, 12)})

### slug_to_title_with_acronyms
ACRONYMS = {"api": "API", "html": "HTML", "ios": "iOS", "of": "of", "the": "the"}

def slug_to_title_with_acronyms(slug):
    words = [ACRONYMS.get(w, w.capitalize()) for w in slug.split("-")]
    words[0] = words[0][:1].upper() + words[0][1:]
    return " ".join(filter(None, words))

#> slug_to_title_with_acronyms("the-state-of-html-api")
#> slug_to_title_with_acronyms("")
#> slug_to_title_with_acronyms("ios--tips")
#> slug_to_title_with_acronyms("of")
#> slug_to_title_with_acronyms("API-guide")

### country_calling_code
def country_calling_code(number, prefixes):
    digits = "".join(c for c in number if c.isdigit())
    for size in (3, 2, 1):
        if (country := prefixes.get(digits[:size])) is not None:
            return country, digits[size:]
    return "??", digits

#> country_calling_code("+31 6-1234", {"31": "NL", "3": "EU", "1": "US"})
#> country_calling_code("+1 (555) 0100", {"31": "NL", "1": "US"})
#> country_calling_code("+352 27", {"352": "LU", "35": "x"})
#> country_calling_code("none", {})
#> country_calling_code("99", {"9": "nine", "99": "ninety-nine"})

### emoji_shortcodes
def emoji_shortcodes(text, table):
    parts = text.split(":")
    out = [parts[0]]
    i = 1
    while i < len(parts):
        if parts[i] in table and i + 1 < len(parts):
            out.append(table[parts[i]] + parts[i + 1])
            i += 2
        else:
            out.append(":" + parts[i])
            i += 1
    return "".join(out)

#> emoji_shortcodes("nice :smile: job :nope:", {"smile": "☺"})
#> emoji_shortcodes("", {"x": "y"})
#> emoji_shortcodes("12:30:sun:", {"sun": "☀"})
#> emoji_shortcodes(":a:a:a:", {"a": "*"})
#> emoji_shortcodes("end :a", {"a": "*"})
