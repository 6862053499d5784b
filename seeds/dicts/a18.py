### payroll_by_department
def payroll_by_department(staff, raises):
    payroll = {}
    for name, info in staff.items():
        pay = info["pay"]
        if (pct := raises.get(name) or raises.get(info["dept"])):
            pay += pay * pct // 100
        payroll.setdefault(info["dept"], {})[name] = pay
    return payroll

#> payroll_by_department({"ann": {"dept": "it", "pay": 4000}, "bob": {"dept": "hr", "pay": 3000}}, {"it": 10})
#> payroll_by_department({"cy": {"dept": "hr", "pay": 3333}}, {"cy": 3, "hr": 50})
#> payroll_by_department({}, {"it": 1})
#> payroll_by_department({"di": {"dept": "ops", "pay": 100}}, {"di": 0, "ops": 0})
#> payroll_by_department({"ed": {"pay": 5}}, {})

### overtime_hours
def overtime_hours(timesheet, contract=8):
    over = {}
    for who, days in timesheet.items():
        extra = [h - contract for h in days.values() if h > contract]
        if extra:
            over[who] = {"hours": sum(extra), "days": len(extra)}
    return over

#> overtime_hours({"ann": {"mon": 9, "tue": 10.5}, "bob": {"mon": 8}})
#> overtime_hours({})
#> overtime_hours({"cy": {}}, 6)
#> overtime_hours({"di": {"sat": 1}}, 0)
#> overtime_hours({"ed": {"mon": 7, "tue": 12}}, contract=7)

### vacation_overlap
def vacation_overlap(plans):
    away = {}
    for who, (start, end) in plans.items():
        for day in range(start, end + 1):
            away.setdefault(day, []).append(who)
    busy = max(away, key=lambda d: len(away[d]), default=None)
    return (busy, away[busy]) if busy is not None else "all here"

#> vacation_overlap({"ann": (3, 6), "bob": (5, 8), "cy": (6, 6)})
#> vacation_overlap({})
#> vacation_overlap({"di": (9, 8)})
#> vacation_overlap({"ed": (1, 2), "flo": (3, 4)})
#> vacation_overlap({"gus": (0, 0), "hal": (0, 1)})

### contact_merge_prefer_newest
def contact_merge_prefer_newest(cards):
    merged = {}
    for card in sorted(cards, key=lambda c: c["ts"]):
        merged.update({k: v for k, v in card.items() if v})
    merged.pop("ts", None)
    return merged

#> contact_merge_prefer_newest([{"ts": 2, "tel": "22", "mail": ""}, {"ts": 1, "tel": "11", "mail": "a@b"}])
#> contact_merge_prefer_newest([])
#> contact_merge_prefer_newest([{"ts": 0, "name": "Zoe"}])
#> contact_merge_prefer_newest([{"ts": 1, "x": 1}, {"ts": 1, "x": 2}])
#> contact_merge_prefer_newest([{"name": "no ts"}])

### survey_crosstab
def survey_crosstab(rows, a, b):
    tab = {}
    for r in rows:
        tab.setdefault(r[a], {}).setdefault(r[b], 0)
        tab[r[a]][r[b]] += 1
    cols = sorted({c for counts in tab.values() for c in counts})
    return {k: [tab[k].get(c, 0) for c in cols] for k in sorted(tab)}, cols

#> survey_crosstab([{"g": "m", "v": "yes"}, {"g": "f", "v": "no"}, {"g": "m", "v": "no"}], "g", "v")
#> survey_crosstab([], "x", "y")
#> survey_crosstab([{"p": 1, "q": 2}], "q", "p")
#> survey_crosstab([{"p": 1}, {"p": 1}, {"p": 2}], "p", "p")
#> survey_crosstab([{"p": 1}], "p", "q")

### bounded_counter
def bounded_counter(events, cap):
    counts, dropped = {}, []
    for e in events:
        if counts.setdefault(e, 0) == cap:
            dropped.append(e)
        else:
            counts[e] += 1
    return counts, dropped

#> bounded_counter("aabacc", 2)
#> bounded_counter([], 1)
#> bounded_counter(["x", "y"], 0)
#> bounded_counter([1, True, 1.0, 1], 3)
#> bounded_counter("zz", 10)

### sliding_window_modes
def sliding_window_modes(xs, w):
    counts, modes = {}, []
    for i, x in enumerate(xs):
        counts[x] = counts.get(x, 0) + 1
        if i >= w:
            old = xs[i - w]
            counts[old] -= 1
            if not counts[old]:
                del counts[old]
        if i >= w - 1:
            modes.append(max(sorted(counts), key=counts.get))
    return modes

#> sliding_window_modes([1, 1, 2, 2, 2, 3], 3)
#> sliding_window_modes([], 2)
#> sliding_window_modes("abcb", 2)
#> sliding_window_modes([7], 5)
#> sliding_window_modes([4, 4, 4, 4], 2)

### smallest_window_containing
def smallest_window_containing(text, chars):
    need = {c: chars.count(c) for c in chars}
    best = ""
    for i in range(len(text)):
        left = dict(need)
        for j in range(i, len(text)):
            if text[j] in left:
                left[text[j]] -= 1
                if left[text[j]] == 0:
                    del left[text[j]]
            if not left:
                if not best or j - i + 1 < len(best):
                    best = text[i:j + 1]
                break
    return best

#> smallest_window_containing("adobecodeba", "abc")
#> smallest_window_containing("xyz", "q")
#> smallest_window_containing("", "a")
#> smallest_window_containing("aabaa", "aa")
#> smallest_window_containing("cab", "b")

### sum_dict_by_key_prefix
def sum_dict_by_key_prefix(d, sep="_"):
    out = {}
    for k, v in d.items():
        head, found, _ = k.partition(sep)
        out[head if found else "misc"] = out.get(head if found else "misc", 0) + v
    return out

#> sum_dict_by_key_prefix({"cpu_user": 30, "cpu_sys": 10, "mem": 5})
#> sum_dict_by_key_prefix({})
#> sum_dict_by_key_prefix({"a.b.c": 1, "a.x": 2, "_": 4}, ".")
#> sum_dict_by_key_prefix({"_hidden": 7, "misc_x": 1, "plain": 2})
#> sum_dict_by_key_prefix({"x-y": -3}, sep="-")

### split_dict_in_chunks
def split_dict_in_chunks(d, size):
    keys = iter(d)
    chunks = []
    while chunk := {k: d[k] for _, k in zip(range(size), keys)}:
        chunks.append(chunk)
    return chunks

#> split_dict_in_chunks({"a": 1, "b": 2, "c": 3, "d": 4, "e": 5}, 2)
#> split_dict_in_chunks({}, 3)
#> split_dict_in_chunks({"x": 0}, 1)
#> split_dict_in_chunks({1: 1, 2: 2}, 10)
#> split_dict_in_chunks({"p": None, "q": None}, 0)

### round_robin_assign
def round_robin_assign(tasks, workers):
    load = {w: [] for w in workers}
    ring = list(load)
    for i, t in enumerate(tasks):
        load[ring[i % len(ring)]].append(t)
    return {w: "+".join(ts) or "idle" for w, ts in load.items()}

#> round_robin_assign(["wash", "dry", "iron", "fold"], ["ann", "bob", "cy"])
#> round_robin_assign([], ["x"])
#> round_robin_assign(["job"], [])
#> round_robin_assign(["p", "q"], ["m", "m"])
#> round_robin_assign("abcdef", "xy")

### least_loaded_assign
def least_loaded_assign(jobs, servers):
    load = dict.fromkeys(servers, 0)
    placed = {}
    for job in sorted(jobs, key=jobs.get, reverse=True):
        target = min(load, key=load.get)
        load[target] += jobs[job]
        placed[job] = target
    return placed, max(load.values(), default=0)

#> least_loaded_assign({"a": 5, "b": 9, "c": 4, "d": 3}, ["s1", "s2"])
#> least_loaded_assign({}, [])
#> least_loaded_assign({"x": 1}, ["only"])
#> least_loaded_assign({"p": 2, "q": 2, "r": 2}, "uv")
#> least_loaded_assign({"j": 1}, [])

### priority_inbox
def priority_inbox(mails, rules):
    boxes = {}
    for subject in mails:
        low = subject.lower()
        box = next((b for word, b in rules.items() if word in low), "inbox")
        boxes.setdefault(box, []).append(subject[:10])
    return boxes

#> priority_inbox(["URGENT: server down", "Lunch?", "Invoice 77"], {"urgent": "hot", "invoice": "money"})
#> priority_inbox([], {"x": "y"})
#> priority_inbox(["hi"], {})
#> priority_inbox(["urgent invoice"], {"invoice": "money", "urgent": "hot"})
#> priority_inbox(["", "a"], {"": "all"})

### sentence_to_pos_counts
def sentence_to_pos_counts(sentence, lexicon):
    counts = {"noun": 0, "verb": 0}
    unknown = []
    for w in sentence.rstrip(".!?").split():
        tag = lexicon.get(w.lower())
        if tag:
            counts[tag] = counts.get(tag, 0) + 1
        else:
            unknown.append(w)
    return counts, unknown

#> sentence_to_pos_counts("The dog chased a ball.", {"dog": "noun", "ball": "noun", "chased": "verb", "the": "det"})
#> sentence_to_pos_counts("", {})
#> sentence_to_pos_counts("Run! Run!", {"run": "verb"})
#> sentence_to_pos_counts("xyzzy plugh", {})
#> sentence_to_pos_counts("Dog", {"dog": ""})

### pluralize_counts
IRREGULAR = {"mouse": "mice", "foot": "feet", "person": "people", "sheep": "sheep"}

def pluralize_counts(counts):
    parts = []
    for word, n in counts.items():
        if n == 1:
            form = word
        elif word in IRREGULAR:
            form = IRREGULAR[word]
        else:
            form = word + ("es" if word[-1:] in "sxz" else "s")
        parts.append(f"{n} {form}")
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)

#> pluralize_counts({"mouse": 3, "box": 2, "cat": 1})
#> pluralize_counts({})
#> pluralize_counts({"sheep": 1})
#> pluralize_counts({"person": 0, "dog": 5})
#> pluralize_counts({"bus": 1, "foot": 2})

### ordinal_suffixes_map
def ordinal_suffixes_map(nums):
    suffix = {1: "st", 2: "nd", 3: "rd"}
    return {n: f"{n}{'th' if n % 100 in (11, 12, 13) else suffix.get(n % 10, 'th')}" for n in nums}

#> ordinal_suffixes_map([1, 2, 3, 4, 11, 21])
#> ordinal_suffixes_map([])
#> ordinal_suffixes_map([112, 113, 103])
#> ordinal_suffixes_map([0, 10, 100])
#> ordinal_suffixes_map([22, 22, 1001])

### number_words_small
def number_words_small(n):
    ones = dict(enumerate("zero one two three four five six seven eight nine ten eleven twelve".split()))
    tens = {2: "twenty", 3: "thirty", 4: "forty", 5: "fifty"}
    if n in ones:
        return ones[n]
    t, o = divmod(n, 10)
    if t not in tens:
        return str(n)
    return tens[t] + (f"-{ones[o]}" if o else "")

#> number_words_small(42)
#> number_words_small(7)
#> number_words_small(30)
#> number_words_small(15)
#> number_words_small(-3)

### barcode_check_lookup
def barcode_check_lookup(codes, products):
    report = {"ok": [], "bad": [], "unknown": 0}
    for code in codes:
        digits = [int(c) for c in code]
        if sum(d * (3 if i % 2 else 1) for i, d in enumerate(digits)) % 10:
            report["bad"].append(code)
        elif code in products:
            report["ok"].append(products[code])
        else:
            report["unknown"] += 1
    return report

#> barcode_check_lookup(["0000", "1234", "1731"], {"0000": "nil", "1731": "tea"})
#> barcode_check_lookup([], {})
#> barcode_check_lookup(["13"], {})
#> barcode_check_lookup(["7", "73"], {"73": "jam"})
#> barcode_check_lookup(["4x"], {"4x": "?"})

### braille_dots
def braille_dots(word):
    dots = {"a": "1", "b": "12", "c": "14", "d": "145", "e": "15"}
    shifted = {chr(ord(k) + 10): v + "3" for k, v in dots.items()}
    table = dots | shifted
    return " ".join("".join(sorted(table[c])) if c in table else "." for c in word.lower())

#> braille_dots("bald")
#> braille_dots("")
#> braille_dots("Lake 9")
#> braille_dots("omen")
#> braille_dots("zzz")

### nato_spelling
def nato_spelling(text, alphabet="Alfa Bravo Charlie Delta Echo"):
    code = {w[0]: w for w in alphabet.split()}
    spelled = []
    for ch in text.upper():
        if ch.isspace():
            spelled.append("(space)")
        else:
            spelled.append(code.get(ch, ch))
    return "-".join(spelled)

#> nato_spelling("Cab")
#> nato_spelling("")
#> nato_spelling("b 2 e")
#> nato_spelling("xy", "Xray Yankee Yoyo")
#> nato_spelling("dad", alphabet="")

### leet_reverse_lookup
def leet_reverse_lookup(text):
    leet = {"a": "4", "e": "3", "l": "1", "o": "0", "s": "5", "t": "7"}
    plain = {v: k for k, v in leet.items()}
    digits = sum(c in plain for c in text)
    table = plain if digits > len(text) // 4 else leet
    return "".join(table.get(c, c) for c in text)

#> leet_reverse_lookup("l33t h4x0r5")
#> leet_reverse_lookup("lets eat")
#> leet_reverse_lookup("")
#> leet_reverse_lookup("1337")
#> leet_reverse_lookup("Toast 4 ALL")

### vigenere_from_dict
def vigenere_from_dict(text, key):
    index = {c: i for i, c in enumerate("abcdefghijklmnopqrstuvwxyz")}
    letters = list(index)
    out, k = [], 0
    for c in text:
        if c in index:
            out.append(letters[(index[c] + index[key[k % len(key)]]) % 26])
            k += 1
        else:
            out.append(c)
    return "".join(out)

#> vigenere_from_dict("attack at dawn", "lemon")
#> vigenere_from_dict("", "x")
#> vigenere_from_dict("zz-zz", "ab")
#> vigenere_from_dict("UP", "c")
#> vigenere_from_dict("hi", "Key")

### polybius_square
def polybius_square(message, width=5):
    letters = "abcdefghiklmnopqrstuvwxyz"
    coord = {ch: (i // width + 1, i % width + 1) for i, ch in enumerate(letters)}
    coord["j"] = coord["i"]
    return "".join("%d%d" % coord[c] for c in message.lower() if c in coord)

#> polybius_square("Jig")
#> polybius_square("")
#> polybius_square("zoo 5", 6)
#> polybius_square("a-b-c")
#> polybius_square("kl", width=25)

### playfair_pairs_prepare
def playfair_pairs_prepare(text):
    clean = [c for c in text.lower() if c.isalpha()]
    pairs, i = [], 0
    while i < len(clean):
        a = clean[i]
        b = clean[i + 1] if i + 1 < len(clean) else "x"
        if a == b:
            b = "x"
            i += 1
        else:
            i += 2
        pairs.append(a + b)
    usage = dict.fromkeys(pairs, 0)
    for p in pairs:
        usage[p] += 1
    return usage

#> playfair_pairs_prepare("balloon")
#> playfair_pairs_prepare("")
#> playfair_pairs_prepare("Hello, Hello")
#> playfair_pairs_prepare("aaa")
#> playfair_pairs_prepare("xy z")

### frequency_attack_guess
def frequency_attack_guess(cipher, order="etaoin"):
    freq = {}
    for c in cipher:
        if c.isalpha():
            freq[c] = freq.get(c, 0) + 1
    ranked = sorted(freq, key=lambda c: (-freq[c], c))
    guess = dict(zip(ranked, order))
    return "".join(guess.get(c, "." if c.isalpha() else c) for c in cipher)

#> frequency_attack_guess("xyxxzy")
#> frequency_attack_guess("")
#> frequency_attack_guess("qq ww q", "ab")
#> frequency_attack_guess("a-b-c-d", order="z")
#> frequency_attack_guess("123")
