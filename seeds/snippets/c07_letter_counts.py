### most_then_least
def most_then_least(s):
    d = {}
    for c in s:
        d[c] = d.get(c, 0) + 1
    if not d:
        return ""
    hi = max(d, key=d.get)
    lo = min(d, key=d.get)
    return hi * d[hi] + lo * d[lo]

#> most_then_least("mississippi")
#> most_then_least("abcabc")
#> most_then_least("")
#> most_then_least("zz top")
#> most_then_least("1001")

### countdown_letters
def countdown_letters(s):
    left = {c: s.count(c) for c in s}
    out = ""
    for c in s:
        left[c] -= 1
        out += c if left[c] else c.upper()
    return out

#> countdown_letters("banana")
#> countdown_letters("committee")
#> countdown_letters("")
#> countdown_letters("abc")
#> countdown_letters("A a a!")

### histogram_bars_bit
def histogram_bars_bit(text):
    d = {}
    for c in text.lower():
        if c.isalpha():
            d[c] = d.get(c, "") + "#"
    return [f"{k}{v}" for k, v in sorted(d.items(), key=lambda p: (-len(p[1]), p[0]))][:4]

#> histogram_bars_bit("Hello World")
#> histogram_bars_bit("aaaa")
#> histogram_bars_bit("123")
#> histogram_bars_bit("the cat sat on the mat")
#> histogram_bars_bit("")

### only_uniques_upper
def only_uniques_upper(s):
    from collections import Counter
    c = Counter(s)
    ones = [k for k in c if c[k] == 1]
    return s.replace(ones[0], ones[0].upper(), 1) + str(len(ones)) if ones else s[::-1]

#> only_uniques_upper("swiss roll")
#> only_uniques_upper("abab")
#> only_uniques_upper("")
#> only_uniques_upper("level")
#> only_uniques_upper("xxyyz")

### ranks_instead
def ranks_instead(s):
    order = sorted(set(s), key=lambda c: (-s.count(c), c))
    return [order.index(c) for c in s]

#> ranks_instead("tattoo")
#> ranks_instead("abc")
#> ranks_instead("")
#> ranks_instead("a b a b")
#> ranks_instead("11122")

### first_to_reach
def first_to_reach(s, n):
    tally = {}
    for i, c in enumerate(s):
        tally[c] = tally.get(c, 0) + 1
        if tally[c] == n:
            return c, s[i + 1:]
    return tally

#> first_to_reach("abracadabra", 3)
#> first_to_reach("abc", 2)
#> first_to_reach("", 1)
#> first_to_reach("quick", 1)
#> first_to_reach("to be or not to be", 4)

### balance_of_two
def balance_of_two(s, a, b):
    lvl = 0
    trail = []
    for ch in s:
        lvl += (ch == a) - (ch == b)
        trail.append(lvl)
    if lvl:
        trail.append(f"off by {lvl}")
    return trail

#> balance_of_two("((x)y)", "(", ")")
#> balance_of_two("uudud", "u", "d")
#> balance_of_two("", "a", "b")
#> balance_of_two("zzz", "a", "z")
#> balance_of_two("swap", "s", "p")

### letter_bank
def letter_bank(avail, word):
    bank = dict.fromkeys(avail, 0)
    for c in avail:
        bank[c] += 1
    for i, c in enumerate(word):
        if bank.get(c, 0) == 0:
            return word[:i] + "|" + word[i:]
        bank[c] -= 1
    return {k: v for k, v in bank.items() if v}

#> letter_bank("aabbccde", "cabbed")
#> letter_bank("aabb", "baba")
#> letter_bank("tiles", "little")
#> letter_bank("", "")
#> letter_bank("xyz", "")

### vowel_profile_bit
def vowel_profile_bit(s):
    p = "".join(str(s.lower().count(v)) for v in "aeiou")
    z = p.strip("0")
    return (p, z) if z else s[:2] * 2

#> vowel_profile_bit("onomatopoeia")
#> vowel_profile_bit("tryst")
#> vowel_profile_bit("")
#> vowel_profile_bit("Unit")
#> vowel_profile_bit("eel peels ease")

### counts_differ_by
def counts_differ_by(a, b):
    diff = {}
    for c in sorted(set(a + b)):
        n = a.count(c) - b.count(c)
        if n:
            diff[c] = n
    return diff

#> counts_differ_by("parliament", "partial men")
#> counts_differ_by("dusty", "study")
#> counts_differ_by("", "oo")
#> counts_differ_by("apple", "pale")
#> counts_differ_by("Aa", "aa")

### odd_ones_middle
def odd_ones_middle(s):
    half, mid = "", ""
    for c in sorted(set(s)):
        n = s.count(c)
        half += c * (n // 2)
        if n % 2:
            mid += c
    return half + mid + half[::-1] if len(mid) < 2 else mid

#> odd_ones_middle("aabbc")
#> odd_ones_middle("abcd")
#> odd_ones_middle("")
#> odd_ones_middle("carrace")
#> odd_ones_middle("noon noon")

### word_count_compact
def word_count_compact(text):
    seen = {}
    for w in text.lower().split():
        w = w.strip(".,!?")
        seen[w] = seen.get(w, 0) + 1
    return " ".join(w if n == 1 else f"{w}x{n}" for w, n in seen.items())

#> word_count_compact("Row, row, row your boat")
#> word_count_compact("No repeats here.")
#> word_count_compact("")
#> word_count_compact("Yes! yes? YES.")
#> word_count_compact("that that is is")

### digits_vs_letters_pairs
def digits_vs_letters_pairs(s):
    d = {"d": [], "l": [], "o": []}
    for i, c in enumerate(s):
        d["d" if c.isdigit() else "l" if c.isalpha() else "o"].append(i)
    k = max(d, key=lambda x: len(d[x]))
    return k, d[k]

#> digits_vs_letters_pairs("ab12c")
#> digits_vs_letters_pairs("555-1234")
#> digits_vs_letters_pairs("")
#> digits_vs_letters_pairs("?!?! a")
#> digits_vs_letters_pairs("a1-")

### running_distinct
def running_distinct(s):
    seen = set()
    ans = []
    for c in s.casefold():
        if c == " ":
            ans.append(len(seen))
            seen.clear()
            continue
        seen.add(c)
    return ans + [len(seen)]

#> running_distinct("Mississippi river flows")
#> running_distinct("")
#> running_distinct("aa  AA Aa")
#> running_distinct("sole")
#> running_distinct(" 12321 ")

### dict_of_positions_str
def dict_of_positions_str(s):
    pos = {}
    for i, c in enumerate(s):
        if not c.isspace():
            pos.setdefault(c, []).append(str(i))
    return ";".join(c + ",".join(p) for c, p in pos.items() if len(p) > 1)

#> dict_of_positions_str("tomato soup")
#> dict_of_positions_str("unique")
#> dict_of_positions_str("abc")
#> dict_of_positions_str("")
#> dict_of_positions_str("a  a  a")

### pairs_tally_best
def pairs_tally_best(s):
    tally = {}
    for i in range(len(s) - 1):
        p = s[i:i + 2]
        tally[p] = tally.get(p, 0) + 1
    best = max(tally.values(), default=0)
    return sorted(p for p in tally if tally[p] == best > 1)

#> pairs_tally_best("banana")
#> pairs_tally_best("the theatre there")
#> pairs_tally_best("abc")
#> pairs_tally_best("")
#> pairs_tally_best("aaaa bb")

### cap_repeats_at
def cap_repeats_at(s, n):
    used = {}
    out = []
    for c in s:
        used[c] = used.get(c, 0) + 1
        if used[c] <= n or c == " ":
            out.append(c)
    return "".join(out)

#> cap_repeats_at("mississippi mud pie", 2)
#> cap_repeats_at("aaa bbb aaa", 1)
#> cap_repeats_at("", 3)
#> cap_repeats_at("abc", 0)
#> cap_repeats_at("1 1 2 2 1", 2)

### invert_letter_counts
def invert_letter_counts(word):
    by = {}
    for c in sorted(set(word)):
        by.setdefault(word.count(c), []).append(c)
    return {n: "".join(v) for n, v in sorted(by.items(), reverse=True)}

#> invert_letter_counts("bookkeeper")
#> invert_letter_counts("abc")
#> invert_letter_counts("")
#> invert_letter_counts("senselessness")
#> invert_letter_counts("a a b")

### popitem_spell
def popitem_spell(s):
    d = dict.fromkeys(s)
    out = ""
    while d:
        k, _ = d.popitem()
        out += k
        d.pop(chr(ord(k) - 1), None)
    return out

#> popitem_spell("abcdef")
#> popitem_spell("hello")
#> popitem_spell("")
#> popitem_spell("fedcba")
#> popitem_spell("zebra yak")

### majority_or_list
def majority_or_list(votes):
    l = votes.replace(" ", "").split(",")
    for v in dict.fromkeys(l):
        n = l.count(v)
        if 2 * n > len(l):
            return v.upper() + "!" * n
    return sorted(set(l))

#> majority_or_list("red, red, blue")
#> majority_or_list("a,b,c,a")
#> majority_or_list("")
#> majority_or_list("x , y , x, x,y")
#> majority_or_list("tie,win,tie,win")

### sum_counts_upto_first_dup
def sum_counts_upto_first_dup(s):
    t = 0
    for i, c in enumerate(s):
        if c in s[:i]:
            return t, c
        t += s.count(c)
    return t, None

#> sum_counts_upto_first_dup("programming")
#> sum_counts_upto_first_dup("unique")
#> sum_counts_upto_first_dup("sharp")
#> sum_counts_upto_first_dup("")
#> sum_counts_upto_first_dup("oo la la")

### keyed_replace_counts
def keyed_replace_counts(s, chars):
    stats = {}
    for c in chars:
        stats[c] = s.count(c)
        s = s.replace(c, str(stats[c]))
    return s, stats

#> keyed_replace_counts("hello world", "lo")
#> keyed_replace_counts("a1a1a", "a3")
#> keyed_replace_counts("none", "xyz")
#> keyed_replace_counts("", "q")
#> keyed_replace_counts("eleven elves", "e6l")

### groups_by_initial_len
def groups_by_initial_len(text):
    g = {}
    for w in text.split():
        key = w[0].upper() + str(len(w))
        g[key] = g[key] + "," + w if key in g else w
    return g

#> groups_by_initial_len("big bat bit dog dig door")
#> groups_by_initial_len("Ant axe any")
#> groups_by_initial_len("")
#> groups_by_initial_len("x y z x")
#> groups_by_initial_len("éclair école étage")

### bag_equal_halves
def bag_equal_halves(s):
    m, r = divmod(len(s), 2)
    a, b = s[:m], s[m + r:]
    if sorted(a) == sorted(b):
        return a
    extra = [c for c in a if a.count(c) > b.count(c)]
    return "".join(extra)

#> bag_equal_halves("abccba")
#> bag_equal_halves("listen silent")
#> bag_equal_halves("hotter")
#> bag_equal_halves("")
#> bag_equal_halves("x")
#> bag_equal_halves("gaga lala")
