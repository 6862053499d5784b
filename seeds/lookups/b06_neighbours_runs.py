### nb_squash_three
def nb_squash_three(s):
    out = ""
    for c in s:
        if out[-2:] == c * 2:
            continue
        out += c
    return out

#> nb_squash_three("yesss pleeeease")
#> nb_squash_three("book")
#> nb_squash_three("")
#> nb_squash_three("-----")
#> nb_squash_three("aabbaaabbb")

### nb_first_double_at
def nb_first_double_at(w):
    i = 1
    while i < len(w) and w[i] != w[i - 1]:
        i += 1
    return (i - 1, w[:i - 1]) if i < len(w) else (-1, w)

#> nb_first_double_at("committee")
#> nb_first_double_at("bridge")
#> nb_first_double_at("")
#> nb_first_double_at("eel")
#> nb_first_double_at("pass")

### nb_case_flips
def nb_case_flips(s):
    return sum(a.isupper() != b.isupper() for a, b in zip(s, s[1:]) if a.isalpha() and b.isalpha())

#> nb_case_flips("McDonald")
#> nb_case_flips("aBcDe")
#> nb_case_flips("ALL CAPS")
#> nb_case_flips("")
#> nb_case_flips("a1B2c")
#> nb_case_flips("jAVA sCRIPT")

### nb_longest_same_start
def nb_longest_same_start(s):
    best = start = 0
    for i in range(len(s)):
        if s[i] != s[start]:
            start = i
        best = max(best, i - start + 1)
    return best, s[start:]

#> nb_longest_same_start("aabbbbcdd")
#> nb_longest_same_start("")
#> nb_longest_same_start("zzz")
#> nb_longest_same_start([1, 1, 0, 0, 0, 1])
#> nb_longest_same_start("abcd")

### nb_local_dips
def nb_local_dips(t):
    dips = []
    for i, v in enumerate(t[1:-1], 1):
        if t[i - 1] > v <= t[i + 1]:
            dips.append((i, v))
    return dips or len(t)

#> nb_local_dips([9, 4, 6, 2, 2, 7])
#> nb_local_dips([1, 2, 3, 4])
#> nb_local_dips([])
#> nb_local_dips([5, 1, 5])
#> nb_local_dips([3, -1, -1, -1, 0])

### nb_lonely_letters
def nb_lonely_letters(s):
    p = " " + s + " "
    return [i for i in range(1, len(p) - 1) if p[i - 1] == " " and p[i + 1] == " " and p[i] != " "]

#> nb_lonely_letters("I saw a UFO x")
#> nb_lonely_letters("no singles here")
#> nb_lonely_letters("")
#> nb_lonely_letters("q")
#> nb_lonely_letters("a b  c")

### nb_climb_lengths
def nb_climb_lengths(a):
    runs = []
    for i, x in enumerate(a):
        if i and x > a[i - 1]:
            runs[-1] += 1
        else:
            runs.append(1)
    return runs

#> nb_climb_lengths([1, 3, 5, 2, 4, 4])
#> nb_climb_lengths([])
#> nb_climb_lengths([3, 2, 1])
#> nb_climb_lengths("aegbz")
#> nb_climb_lengths([-5, 0, 5])

### nb_peel_matching
def nb_peel_matching(s):
    k = 0
    while k < len(s) // 2 and s[k] == s[-k - 1]:
        k += 1
    return s[k:len(s) - k], k

#> nb_peel_matching("==title==")
#> nb_peel_matching("racecar")
#> nb_peel_matching("stone")
#> nb_peel_matching("")
#> nb_peel_matching("abXYba")

### nb_space_before_caps
def nb_space_before_caps(s):
    r = s[:1]
    for p, c in zip(s, s[1:]):
        if c.isupper() and p.islower():
            r += " "
        r += c
    return r

#> nb_space_before_caps("totalRowCount")
#> nb_space_before_caps("HTMLPage")
#> nb_space_before_caps("")
#> nb_space_before_caps("x")
#> nb_space_before_caps("fooBAR bazQux")

### nb_touching_equal_sum
def nb_touching_equal_sum(a):
    t = 0
    for i in range(len(a) - 1):
        if a[i] == a[i + 1]:
            t += a[i]
        elif abs(a[i] - a[i + 1]) == 1:
            t -= 1
    return t

#> nb_touching_equal_sum([4, 4, 5, 9, 9, 9])
#> nb_touching_equal_sum([1, 2, 3])
#> nb_touching_equal_sum([])
#> nb_touching_equal_sum([7])
#> nb_touching_equal_sum([-2, -2, 6])

### nb_merge_adjacent_once
def nb_merge_adjacent_once(tiles):
    t = [x for x in tiles if x]
    i = 0
    while i + 1 < len(t):
        if t[i] == t[i + 1]:
            t[i] += t.pop(i + 1)
        i += 1
    return t + [0] * (len(tiles) - len(t))

#> nb_merge_adjacent_once([2, 0, 2, 4])
#> nb_merge_adjacent_once([2, 2, 2, 2])
#> nb_merge_adjacent_once([0, 0, 0])
#> nb_merge_adjacent_once([])
#> nb_merge_adjacent_once([8, 4, 4, 0, 8])

### nb_consonant_run_max
def nb_consonant_run_max(w):
    runs = "".join(" " if c in "aeiouAEIOU" else c for c in w).split()
    return max(runs, key=len) if runs else w

#> nb_consonant_run_max("strengths")
#> nb_consonant_run_max("Catchphrase")
#> nb_consonant_run_max("aioue")
#> nb_consonant_run_max("")
#> nb_consonant_run_max("onomatopoeia")

### nb_edges_of_ones
def nb_edges_of_ones(bits):
    p = "0" + bits + "0"
    rise = [i for i in range(len(p) - 1) if p[i:i + 2] == "01"]
    fall = [i for i in range(len(p) - 1) if p[i:i + 2] == "10"]
    return [f - r for r, f in zip(rise, fall)]

#> nb_edges_of_ones("0110111")
#> nb_edges_of_ones("000")
#> nb_edges_of_ones("")
#> nb_edges_of_ones("1")
#> nb_edges_of_ones("10101")

### nb_far_apart_ok
def nb_far_apart_ok(seats, gap):
    last = None
    for i, s in enumerate(seats):
        if s == "#":
            if last is not None and i - last <= gap:
                return last, i
            last = i
    return last

#> nb_far_apart_ok("#...#..#", 2)
#> nb_far_apart_ok("#...#..#", 3)
#> nb_far_apart_ok(".....", 1)
#> nb_far_apart_ok("", 1)
#> nb_far_apart_ok(".##.", 1)

### nb_sorted_until
def nb_sorted_until(ws):
    for i, (a, b) in enumerate(zip(ws, ws[1:])):
        if a.lower() > b.lower():
            return ws[:i + 1]
    return None

#> nb_sorted_until(["ant", "Bee", "cow", "Bat"])
#> nb_sorted_until(["Ant", "bee"])
#> nb_sorted_until([])
#> nb_sorted_until(["b", "a"])
#> nb_sorted_until(["x", "X", "x", "W"])

### nb_parity_breaks
def nb_parity_breaks(n):
    d = str(abs(n))
    return [d[:i] for i in range(1, len(d)) if int(d[i]) % 2 != int(d[i - 1]) % 2]

#> nb_parity_breaks(244713)
#> nb_parity_breaks(-1357)
#> nb_parity_breaks(0)
#> nb_parity_breaks(101)
#> nb_parity_breaks(28)

### nb_bubble_one_pass
def nb_bubble_one_pass(a):
    swaps = 0
    for i in range(len(a) - 1):
        if a[i] > a[i + 1]:
            a[i], a[i + 1] = a[i + 1], a[i]
            swaps += 1
    return a, swaps

#> nb_bubble_one_pass([5, 1, 4, 2])
#> nb_bubble_one_pass([1, 2, 3])
#> nb_bubble_one_pass([])
#> nb_bubble_one_pass(["pear", "fig", "kiwi"])
#> nb_bubble_one_pass([3, 3, 2])

### nb_quiet_hours
def nb_quiet_hours(load, limit):
    best, cur = (0, 0), None
    for i, x in enumerate(load + [limit]):
        if x < limit:
            cur = i if cur is None else cur
        elif cur is not None:
            best = max(best, (i - cur, cur))
            cur = None
    return best

#> nb_quiet_hours([5, 1, 2, 8, 0, 0, 1], 3)
#> nb_quiet_hours([9, 9], 3)
#> nb_quiet_hours([], 1)
#> nb_quiet_hours([1, 5, 1], 4)
#> nb_quiet_hours([2, 2, 2], 3)

### nb_mirror_spots
def nb_mirror_spots(s):
    return [i for i in range(1, len(s) - 1) if s[i - 1] == s[i + 1] and s[i] != s[i - 1]]

#> nb_mirror_spots("banana")
#> nb_mirror_spots("eve and bob")
#> nb_mirror_spots("aaa")
#> nb_mirror_spots("")
#> nb_mirror_spots("12321")

### nb_dedupe_punct
def nb_dedupe_punct(s):
    return "".join(c for i, c in enumerate(s) if c.isalnum() or i == 0 or s[i - 1] != c)

#> nb_dedupe_punct("wait... what??!!")
#> nb_dedupe_punct("aabb")
#> nb_dedupe_punct("")
#> nb_dedupe_punct("  two  spaces")
#> nb_dedupe_punct("--x--")

### nb_wave_check
def nb_wave_check(a):
    ups = [y > x for x, y in zip(a, a[1:])]
    bad = [i for i in range(len(ups) - 1) if ups[i] == ups[i + 1]]
    return bad[0] if bad else ups[:1]

#> nb_wave_check([1, 5, 2, 6, 3])
#> nb_wave_check([1, 2, 3, 1])
#> nb_wave_check([4])
#> nb_wave_check([])
#> nb_wave_check([9, 3, 8, 8, 1])

### nb_pairs_of_same_word
def nb_pairs_of_same_word(t):
    ws = t.split()
    k = 0
    while k < len(ws) - 1:
        if ws[k].lower() == ws[k + 1].lower():
            ws.pop(k + 1)
        else:
            k += 1
    return " ".join(ws)

#> nb_pairs_of_same_word("the The the cat sat sat")
#> nb_pairs_of_same_word("fine as it is")
#> nb_pairs_of_same_word("")
#> nb_pairs_of_same_word("no no no no")
#> nb_pairs_of_same_word("a b a b")

### nb_ascending_letters_cut
def nb_ascending_letters_cut(w):
    parts = [w[:1]]
    for c in w[1:]:
        if c >= parts[-1][-1]:
            parts[-1] += c
        else:
            parts.append(c)
    return max(parts, key=len), len(parts)

#> nb_ascending_letters_cut("chimney")
#> nb_ascending_letters_cut("almost")
#> nb_ascending_letters_cut("spoonfed")
#> nb_ascending_letters_cut("")
#> nb_ascending_letters_cut("Zebra12")
