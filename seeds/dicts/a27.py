### hotel_room_types
def hotel_room_types(rooms, guests):
    fits = {}
    for number, info in rooms.items():
        if info["beds"] >= guests and not info.get("booked", False):
            fits[number] = info["price"]
    if not fits:
        return None
    cheapest = min(fits.values())
    return sorted(n for n, p in fits.items() if p == cheapest)

#> hotel_room_types({101: {"beds": 2, "price": 80}, 102: {"beds": 3, "price": 80}, 201: {"beds": 1, "price": 50}}, 2)
#> hotel_room_types({101: {"beds": 2, "price": 80, "booked": True}}, 1)
#> hotel_room_types({}, 1)
#> hotel_room_types({5: {"beds": 0, "price": 1}}, 0)
#> hotel_room_types({7: {"beds": 4}}, 2)

### car_rental_days
def car_rental_days(fleet, requests):
    results = []
    for model, days in requests:
        spec = fleet.get(model)
        if not spec or spec["free"] == 0:
            results.append(f"no {model}")
            continue
        spec["free"] -= 1
        rate = spec["rate"] * (0.9 if days >= 7 else 1)
        results.append(f"{model} {rate * days:.2f}")
    return results, {m: s["free"] for m, s in fleet.items()}

#> car_rental_days({"mini": {"free": 1, "rate": 30}}, [("mini", 7), ("mini", 2), ("van", 1)])
#> car_rental_days({}, [])
#> car_rental_days({"van": {"free": 0, "rate": 1}}, [("van", 1)])
#> car_rental_days({"suv": {"free": 3, "rate": 55.5}}, [("suv", 0), ("suv", 6)])
#> car_rental_days({"bus": {"rate": 9}}, [("bus", 1)])

### translate_units_table
def translate_units_table(sizes):
    factor = {"KB": 10, "MB": 20, "GB": 30}
    out = {}
    for name, text in sizes.items():
        num, unit = text[:-2], text[-2:].upper()
        out[name] = int(num) << factor[unit] if unit in factor else int(text)
    return max(out, key=out.get, default=None), out

#> translate_units_table({"log": "2KB", "iso": "1gb", "txt": "900"})
#> translate_units_table({})
#> translate_units_table({"x": "1MB", "y": "1024KB"})
#> translate_units_table({"z": "0KB"})
#> translate_units_table({"bad": "2TB"})

### mailbox_rules_counts
def mailbox_rules_counts(messages):
    threads = {}
    for subj in messages:
        core = subj
        while core.lower().startswith(("re:", "fwd:")):
            core = core.split(":", 1)[1].strip()
        threads.setdefault(core.lower(), []).append(subj)
    return {t: len(m) for t, m in threads.items()}

#> mailbox_rules_counts(["Lunch", "Re: Lunch", "RE: re: lunch", "Fwd: Plan"])
#> mailbox_rules_counts([])
#> mailbox_rules_counts(["re:", "Re:fwd:"])
#> mailbox_rules_counts(["Regards", "regards "])
#> mailbox_rules_counts(["fwd: A: b", "A: b"])

### subtitle_speaker_lines
def subtitle_speaker_lines(script):
    lines, who = {}, "narrator"
    for raw in script.split("\n"):
        text = raw.strip()
        if not text:
            continue
        if text.isupper() and text.endswith(":"):
            who = text[:-1].title()
        else:
            lines[who] = lines.get(who, 0) + len(text.split())
    return lines

#> subtitle_speaker_lines("Night falls.\nHAMLET:\nTo be or not\nto be\nGHOST:\nBoo")
#> subtitle_speaker_lines("")
#> subtitle_speaker_lines("ANN:\nBOB:\nhi there")
#> subtitle_speaker_lines("X:\na\n\nY:\nb c\nX:\nd")
#> subtitle_speaker_lines("not upper:\nok")

### tv_guide_conflicts
def tv_guide_conflicts(recordings, tuners):
    load = {}
    for show, (start, end) in recordings.items():
        for h in range(start, end):
            load.setdefault(h, []).append(show)
    return {h: s for h, s in sorted(load.items()) if len(s) > tuners}

#> tv_guide_conflicts({"news": (18, 20), "quiz": (19, 21), "film": (19, 22)}, 2)
#> tv_guide_conflicts({}, 1)
#> tv_guide_conflicts({"a": (1, 1)}, 0)
#> tv_guide_conflicts({"a": (5, 7), "b": (3, 6)}, 1)
#> tv_guide_conflicts({"solo": (9, 10)}, 1)

### lottery_results_by_hits
def lottery_results_by_hits(tickets, drawn):
    prizes = {3: "bronze", 4: "silver", 5: "gold"}
    winning = frozenset(drawn)
    table = {}
    for owner, nums in tickets.items():
        hits = len(winning.intersection(nums))
        table.setdefault(prizes.get(hits, "none"), []).append(owner)
    return {p: sorted(o) for p, o in table.items()}

#> lottery_results_by_hits({"ann": [1, 2, 3, 4, 5], "bob": [1, 2, 3, 9, 8], "cy": [7]}, [1, 2, 3, 4, 6])
#> lottery_results_by_hits({}, [1])
#> lottery_results_by_hits({"x": [1, 1, 1]}, [1])
#> lottery_results_by_hits({"z": [5, 6, 7], "y": [7, 6, 5]}, (5, 6, 7))
#> lottery_results_by_hits({"w": []}, [])

### tournament_seed_map
def tournament_seed_map(seeds):
    n = len(seeds)
    order = sorted(seeds, key=seeds.get)
    return {order[i]: order[n - 1 - i] for i in range(n // 2)}, order[n // 2] if n % 2 else None

#> tournament_seed_map({"kay": 3, "lou": 1, "max": 2, "ned": 4})
#> tournament_seed_map({"a": 1, "b": 2, "c": 3})
#> tournament_seed_map({})
#> tournament_seed_map({"solo": 9})
#> tournament_seed_map({"x": 1, "y": 1})

### currency_denominations
def currency_denominations(amount, values):
    notes = {}
    for v in sorted(set(values), reverse=True):
        count, amount = divmod(amount, v)
        if count:
            notes[v] = count
    if amount:
        notes["rest"] = amount
    return notes

#> currency_denominations(287, [100, 50, 20, 5])
#> currency_denominations(0, [10])
#> currency_denominations(7, [])
#> currency_denominations(60, [20, 20, 30])
#> currency_denominations(5, [0])

### dict_invert_check_lossless
def dict_invert_check_lossless(d):
    inv = {}
    clash = []
    for k, v in d.items():
        if v in inv:
            clash.append((inv[v], k))
        inv[v] = k
    return clash if clash else inv

#> dict_invert_check_lossless({"a": 1, "b": 2})
#> dict_invert_check_lossless({"a": 1, "b": 1, "c": 1})
#> dict_invert_check_lossless({})
#> dict_invert_check_lossless({"t": True, "o": 1})
#> dict_invert_check_lossless({"x": "y", "y": "x"})

### sort_records_multi
def sort_records_multi(rows, spec):
    for field in reversed(spec.split(",")):
        desc = field.startswith("-")
        name = field.lstrip("-")
        rows = sorted(rows, key=lambda r: r.get(name, 0), reverse=desc)
    return [tuple(r.values()) for r in rows]

#> sort_records_multi([{"n": "b", "a": 2}, {"n": "a", "a": 2}, {"n": "c", "a": 9}], "-a,n")
#> sort_records_multi([], "x")
#> sort_records_multi([{"k": 1}, {"k": -1}, {}], "k")
#> sort_records_multi([{"p": 1, "q": 1}, {"p": 1, "q": 2}], "p,-q")
#> sort_records_multi([{"z": "s"}, {"z": 3}], "z")

### group_consecutive_keys
def group_consecutive_keys(d):
    runs = []
    for k in sorted(d):
        if runs and k == runs[-1][-1] + 1:
            runs[-1].append(k)
        else:
            runs.append([k])
    return {(r[0], r[-1]): sum(d[k] for k in r) for r in runs}

#> group_consecutive_keys({1: 10, 2: 20, 4: 5, 5: 5, 9: 1})
#> group_consecutive_keys({})
#> group_consecutive_keys({7: 0})
#> group_consecutive_keys({3: 1, 1: 1, 2: 1})
#> group_consecutive_keys({-1: 4, 0: 4, 2: 4})

### compress_ranges_of_ids
def compress_ranges_of_ids(tagged):
    out = {}
    for tag, ids in tagged.items():
        parts, start, prev = [], None, None
        for i in sorted(set(ids)) + [None]:
            if prev is not None and i == prev + 1:
                prev = i
                continue
            if start is not None:
                parts.append(f"{start}-{prev}" if start != prev else str(start))
            start = prev = i
        out[tag] = ",".join(parts)
    return out

#> compress_ranges_of_ids({"red": [1, 2, 3, 7], "tan": [5, 4, 9, 9]})
#> compress_ranges_of_ids({})
#> compress_ranges_of_ids({"x": []})
#> compress_ranges_of_ids({"y": [8]})
#> compress_ranges_of_ids({"z": [-1, 0, 1, 5, 6]})

### normalise_weights
def normalise_weights(w, digits=2):
    w = {k: v for k, v in w.items() if v > 0}
    total = sum(w.values())
    norm = {k: round(v / total, digits) for k, v in w.items()}
    if norm:
        first = next(iter(norm))
        norm[first] = round(norm[first] + 1 - sum(norm.values()), digits)
    return norm

#> normalise_weights({"a": 1, "b": 1, "c": 1})
#> normalise_weights({})
#> normalise_weights({"x": 5, "y": -5, "z": 15})
#> normalise_weights({"p": 0.2, "q": 0.6}, 3)
#> normalise_weights({"n": 0})

### confusion_matrix_dict
def confusion_matrix_dict(truth, guess):
    m = {}
    for t, g in zip(truth, guess):
        m[t, g] = m.get((t, g), 0) + 1
    right = sum(n for (t, g), n in m.items() if t == g)
    return {f"{t}>{g}": n for (t, g), n in sorted(m.items())}, right / len(truth) if truth else None

#> confusion_matrix_dict(["cat", "dog", "cat", "cat"], ["cat", "cat", "dog", "cat"])
#> confusion_matrix_dict([], [])
#> confusion_matrix_dict("abab", "abba")
#> confusion_matrix_dict([1, 0], [1, 0])
#> confusion_matrix_dict(["x", "y"], ["x"])

### naive_word_scores
def naive_word_scores(train, text):
    counts = {}
    for label, words in train:
        for w in words.split():
            counts.setdefault(w, {}).setdefault(label, 0)
            counts[w][label] += 1
    score = {}
    for w in text.split():
        for label, n in counts.get(w, {}).items():
            score[label] = score.get(label, 0) + n
    return max(score, key=score.get) if score else "unknown", score

#> naive_word_scores([("spam", "win cash now"), ("ham", "lunch now ok"), ("spam", "cash cash")], "now cash")
#> naive_word_scores([], "any text")
#> naive_word_scores([("a", "x"), ("b", "x")], "x x")
#> naive_word_scores([("q", "")], "")
#> naive_word_scores([("pos", "good great"), ("neg", "bad")], "bad good bad")

### one_hot_rows
def one_hot_rows(values):
    cats = {v: i for i, v in enumerate(sorted(set(values)))}
    rows = []
    for v in values:
        row = [0] * len(cats)
        row[cats[v]] = 1
        rows.append(row)
    return list(cats), rows

#> one_hot_rows(["red", "blue", "red"])
#> one_hot_rows([])
#> one_hot_rows([3, 1, 2])
#> one_hot_rows(["x"])
#> one_hot_rows([True, 1, 0])

### knn_vote
def knn_vote(points, target, k):
    near = sorted(points, key=lambda p: abs(p - target))[:k]
    votes = {}
    for p in near:
        votes[points[p]] = votes.get(points[p], 0) + 1
    return max(votes, key=lambda c: (votes[c], c), default=None), near

#> knn_vote({1: "a", 2: "a", 8: "b", 9: "b", 10: "b"}, 4, 3)
#> knn_vote({}, 0, 1)
#> knn_vote({5: "x", 7: "y"}, 6, 2)
#> knn_vote({0: "m", 1: "n"}, 0, 0)
#> knn_vote({-3: "neg", 3: "pos", 4: "pos"}, 0, 1)

### apriori_support
def apriori_support(baskets, min_support):
    n = len(baskets)
    single = {}
    for b in baskets:
        for item in set(b):
            single[item] = single.get(item, 0) + 1
    keep = sorted(i for i, c in single.items() if c >= min_support)
    pairs = {}
    for i, a in enumerate(keep):
        for b in keep[i + 1:]:
            both = sum(1 for basket in baskets if a in basket and b in basket)
            if both >= min_support:
                pairs[a, b] = f"{both}/{n}"
    return keep, pairs

#> apriori_support([["tea", "milk"], ["tea", "milk", "bun"], ["bun"]], 2)
#> apriori_support([], 1)
#> apriori_support(["ab", "bc", "abc"], 2)
#> apriori_support([["x", "x"]], 2)
#> apriori_support([[1, 2], [1], [2]], 2)

### recommend_unseen
def recommend_unseen(ratings, user):
    mine = ratings.get(user, {})
    scores = {}
    for other, theirs in ratings.items():
        if other == user:
            continue
        overlap = len(mine.keys() & theirs.keys())
        for item, stars in theirs.items():
            if item not in mine:
                scores[item] = scores.get(item, 0) + overlap * stars
    return sorted((i for i in scores if scores[i]), key=lambda i: (-scores[i], i))

#> recommend_unseen({"me": {"a": 5, "b": 3}, "x": {"a": 4, "c": 5}, "y": {"d": 5}}, "me")
#> recommend_unseen({}, "me")
#> recommend_unseen({"x": {"a": 1}}, "new")
#> recommend_unseen({"p": {"k": 2}, "q": {"k": 1, "m": 3, "l": 3}}, "p")
#> recommend_unseen({"solo": {"z": 1}}, "solo")

### sentiment_lexicon_score
def sentiment_lexicon_score(text, lexicon):
    negators = {"not", "never", "no"}
    score, flip = 0, False
    for w in text.lower().replace(",", "").split():
        if w in negators:
            flip = not flip
            continue
        if w in lexicon:
            score += -lexicon[w] if flip else lexicon[w]
            flip = False
    return score

#> sentiment_lexicon_score("Not good, great", {"good": 2, "great": 3})
#> sentiment_lexicon_score("", {"x": 1})
#> sentiment_lexicon_score("never not bad", {"bad": -2})
#> sentiment_lexicon_score("no idea really good", {"good": 2})
#> sentiment_lexicon_score("meh", {})

### stem_suffix_groups
def stem_suffix_groups(words):
    stems = {}
    for w in words:
        for suf in ("ing", "ed", "es", "s"):
            if w.endswith(suf) and len(w) - len(suf) >= 3:
                w, suffix = w.removesuffix(suf), suf
                break
        else:
            suffix = ""
        stems.setdefault(w, []).append(suffix)
    return stems

#> stem_suffix_groups(["walk", "walked", "walking", "runs"])
#> stem_suffix_groups([])
#> stem_suffix_groups(["is", "red", "sing"])
#> stem_suffix_groups(["boxes", "boxed", "box"])
#> stem_suffix_groups(["s", "ing"])

### rhyme_buckets
def rhyme_buckets(words, n=2):
    buckets = {}
    for w in words:
        tail = w.lower()[-n:]
        if w not in buckets.setdefault(tail, []):
            buckets[tail].append(w)
    return sorted((b for b in buckets.values() if len(b) > 1), key=len, reverse=True)

#> rhyme_buckets(["light", "night", "cat", "Hat", "dog", "sat"])
#> rhyme_buckets([])
#> rhyme_buckets(["go", "go"], 1)
#> rhyme_buckets(["a", "ba", "cba"], 3)
#> rhyme_buckets(["moon", "spoon", "tune"], n=3)
