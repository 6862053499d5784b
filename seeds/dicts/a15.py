### set_of_squares_diff
def set_of_squares_diff(n):
    squares = {i * i for i in range(n)}
    cubes = {i ** 3 for i in range(n)}
    return sorted(squares & cubes), len(squares ^ cubes)

#> set_of_squares_diff(10)
#> set_of_squares_diff(0)
#> set_of_squares_diff(1)
#> set_of_squares_diff(3)
#> set_of_squares_diff(28)

### discard_vs_remove
def discard_vs_remove(nums, x):
    s = set(nums)
    s.discard(x)
    s.discard(x)
    try:
        s.remove(x + 1)
        outcome = "removed"
    except KeyError:
        outcome = "no key"
        s.add(x)
    return outcome, sorted(s)

#> discard_vs_remove([5, 6, 7], 5)
#> discard_vs_remove([5, 6, 7], 7)
#> discard_vs_remove([], 0)
#> discard_vs_remove([0, 1], -1)
#> discard_vs_remove([2.0, 3.0], 2)

### union_update_sizes
def union_update_sizes(*parts):
    pool, sizes = set(), {}
    for i, p in enumerate(parts):
        before = len(pool)
        pool |= set(p)
        sizes[i] = len(pool) - before
    return sizes

#> union_update_sizes("abc", "bcd", "xyz")
#> union_update_sizes()
#> union_update_sizes([], [])
#> union_update_sizes([1, 1], [1, 2], (2, 3, 4))
#> union_update_sizes({"k": 1}, ["k"])

### difference_update_rounds
def difference_update_rounds(start, waves):
    alive = set(range(start))
    for i, wave in enumerate(waves):
        alive.difference_update(wave)
        if not alive:
            return f"dead after {i + 1}"
    return sorted(alive)

#> difference_update_rounds(6, [[0, 1], [4, 9]])
#> difference_update_rounds(2, [[0], [1], [2]])
#> difference_update_rounds(0, [[]])
#> difference_update_rounds(3, [])
#> difference_update_rounds(5, [range(0, 5, 2), (1,)])

### intersection_many_lists
def intersection_many_lists(lists):
    if not lists:
        return set()
    return set(lists[0]).intersection(*lists[1:])

#> intersection_many_lists([[1, 2, 3], [2, 3], [3, 2, 9]])
#> intersection_many_lists([])
#> intersection_many_lists([[4]])
#> intersection_many_lists([[1], [2], [3]])
#> intersection_many_lists([(5, 5, 6), {6: 0, 5: 1}])

### symmetric_difference_names
def symmetric_difference_names(team_a, team_b):
    moved = set(team_a).symmetric_difference(team_b)
    return {n: ("A" if n in team_a else "B") for n in sorted(moved)}

#> symmetric_difference_names(["kim", "lee"], ["lee", "max"])
#> symmetric_difference_names([], ["x"])
#> symmetric_difference_names(["p"], ["p"])
#> symmetric_difference_names("cab", "bed")
#> symmetric_difference_names([], [])

### proper_subset_ladder
def proper_subset_ladder(groups):
    ladder = [set(g) for g in groups]
    steps = [a < b for a, b in zip(ladder, ladder[1:])]
    return steps, all(steps)

#> proper_subset_ladder(["a", "ab", "abc"])
#> proper_subset_ladder(["a", "a", "b"])
#> proper_subset_ladder([])
#> proper_subset_ladder([[1]])
#> proper_subset_ladder([[], [0], [False, 1]])

### frozen_members_lookup
def frozen_members_lookup(groups, probe):
    nested = {frozenset(g) for g in groups}
    key = frozenset(probe)
    return key in nested, sum(key <= g for g in nested), len(nested)

#> frozen_members_lookup(["ab", "ba", "abc"], "ab")
#> frozen_members_lookup([], "x")
#> frozen_members_lookup([[], [1]], [])
#> frozen_members_lookup([[1, 2], [2, 3]], [2])
#> frozen_members_lookup(["aa"], "a")

### set_from_dict_parts
def set_from_dict_parts(d):
    keys, vals = set(d), set(d.values())
    return {"fixed": sorted(k for k in d if d[k] == k), "chain": sorted(vals & keys), "sinks": sorted(vals - keys)}

#> set_from_dict_parts({1: 2, 2: 3, 3: 3, 4: 9})
#> set_from_dict_parts({})
#> set_from_dict_parts({"a": "a"})
#> set_from_dict_parts({"x": "y", "z": "w"})
#> set_from_dict_parts({0: 1, 1: 0})

### banned_word_filter
def banned_word_filter(message, banned):
    words = message.split()
    bad = {b.lower() for b in banned}
    clean = [w if w.strip("!.,").lower() not in bad else "*" * len(w) for w in words]
    return " ".join(clean), len(bad.intersection(w.lower() for w in words))

#> banned_word_filter("You darn fool!", ["fool", "DARN"])
#> banned_word_filter("", ["x"])
#> banned_word_filter("all fine here", [])
#> banned_word_filter("Heck heck HECK.", ["heck"])
#> banned_word_filter("foolish fool", ["fool"])

### unique_email_count
def unique_email_count(emails):
    seen = set()
    for e in emails:
        local, at, domain = e.partition("@")
        if not at:
            continue
        local = local.split("+")[0].replace(".", "")
        seen.add(f"{local}@{domain}".lower())
    return len(seen), min(seen, default="")

#> unique_email_count(["a.b+x@mail.com", "ab@mail.com", "AB@Mail.com", "c@d"])
#> unique_email_count([])
#> unique_email_count(["not-an-email"])
#> unique_email_count(["@x", "+y@x", ".@x"])
#> unique_email_count(["p@q.r", "p@q.s"])

### winning_numbers_hits
def winning_numbers_hits(card):
    label, _, rest = card.partition(":")
    win, _, mine = rest.partition("|")
    hits = set(win.split()) & set(mine.split())
    return label.strip(), 2 ** (len(hits) - 1) if hits else 0

#> winning_numbers_hits("Card 1: 41 48 83 | 83 6 48 9 41")
#> winning_numbers_hits("Card 2: 1 2 | 3 4")
#> winning_numbers_hits("")
#> winning_numbers_hits("X: 5 5 5 | 5")
#> winning_numbers_hits("no divider: 7 8")

### rucksack_shared_item
def rucksack_shared_item(items):
    half = len(items) // 2
    left, right = set(items[:half]), set(items[half:])
    common = left & right
    if len(common) != 1:
        return None
    (c,) = common
    return c, ord(c) - (96 if c.islower() else 38)

#> rucksack_shared_item("vJrwpWtwJgWrhc")
#> rucksack_shared_item("abXcdX")
#> rucksack_shared_item("")
#> rucksack_shared_item("abcd")
#> rucksack_shared_item("PmmdzqPrVvPwwT")

### start_marker_index
def start_marker_index(stream, size=4):
    for i in range(size, len(stream) + 1):
        if len(set(stream[i - size:i])) == size:
            return i
    return -1

#> start_marker_index("mjqjpqmgbljsphdz")
#> start_marker_index("aaaa")
#> start_marker_index("", 1)
#> start_marker_index("abab", 2)
#> start_marker_index("zzxyzzw", size=3)

### first_frequency_twice
def first_frequency_twice(changes, rounds=5):
    total = 0
    seen = {0}
    for _ in range(rounds):
        for c in changes:
            total += c
            if total in seen:
                return total
            seen.add(total)
    return None

#> first_frequency_twice([1, -2, 3, 1])
#> first_frequency_twice([])
#> first_frequency_twice([5, -5])
#> first_frequency_twice([2, 2], 2)
#> first_frequency_twice([3, 3, 4, -2, -4], rounds=3)

### unique_diagonals
def unique_diagonals(points):
    diag = {x - y for x, y in points}
    anti = {x + y for x, y in points}
    return len(diag) == len(anti) == len(points)

#> unique_diagonals([(0, 1), (1, 3)])
#> unique_diagonals([(0, 0), (1, 1)])
#> unique_diagonals([])
#> unique_diagonals([(2, 3), (3, 2)])
#> unique_diagonals([(4, 4)])

### merge_acl_groups
def merge_acl_groups(users, groups):
    resolved = {}
    for u, entries in users.items():
        acc = set()
        for e in entries:
            acc |= groups[e[1:]] if e.startswith("@") else {e}
        resolved[u] = ",".join(sorted(acc))
    return resolved

#> merge_acl_groups({"al": ["@dev", "vpn"], "bo": []}, {"dev": {"git", "ci"}})
#> merge_acl_groups({}, {"x": {"y"}})
#> merge_acl_groups({"cy": ["git", "@dev"]}, {"dev": {"git"}})
#> merge_acl_groups({"di": ["@ops"]}, {})
#> merge_acl_groups({"ed": ["@"]}, {"": {"root"}})

### letter_sets_by_word_intersection
def letter_sets_by_word_intersection(words):
    owner = {}
    for w in words:
        for ch in set(w):
            owner.setdefault(ch, set()).add(w)
    exclusive = {ch: ws.pop() for ch, ws in sorted(owner.items()) if len(ws) == 1}
    return exclusive

#> letter_sets_by_word_intersection(["pear", "plum", "peach"])
#> letter_sets_by_word_intersection([])
#> letter_sets_by_word_intersection(["aa"])
#> letter_sets_by_word_intersection(["ab", "ba"])
#> letter_sets_by_word_intersection(["x1", "x2", "1-2"])

### elves_group_badge
def elves_group_badge(bags, size=3):
    badges = []
    for i in range(0, len(bags) - size + 1, size):
        common = set.intersection(*map(set, bags[i:i + size]))
        badges.append("".join(sorted(common)) or "-")
    return badges

#> elves_group_badge(["abcZ", "Zxy", "qZr", "mn", "no", "np"])
#> elves_group_badge([])
#> elves_group_badge(["a", "b"], 2)
#> elves_group_badge(["ab", "ab", "ba", "zz"], 1)
#> elves_group_badge(["xy", "yx", "x"], size=2)

### available_usernames
def available_usernames(wanted, taken):
    taken = {t.casefold() for t in taken}
    result = {}
    for name in wanted:
        cand, n = name, 1
        while cand.casefold() in taken:
            n += 1
            cand = f"{name}{n}"
        taken.add(cand.casefold())
        result[name] = cand
    return result

#> available_usernames(["Neo", "trinity"], ["neo", "NEO2", "morph"])
#> available_usernames([], [])
#> available_usernames(["bob", "Bob", "BOB"], [])
#> available_usernames(["x", "x"], ["X"])
#> available_usernames([""], ["", "2"])

### quorum_reached
def quorum_reached(votes, members, need):
    voters = set()
    for i, (who, choice) in enumerate(votes):
        if who not in members:
            continue
        if choice == "abstain":
            voters.discard(who)
        else:
            voters.add(who)
        if len(voters) >= need:
            return i
    return -len(voters)

#> quorum_reached([("a", "yes"), ("x", "yes"), ("b", "no")], {"a", "b", "c"}, 2)
#> quorum_reached([("a", "yes"), ("a", "abstain"), ("b", "no")], {"a", "b"}, 2)
#> quorum_reached([], set(), 1)
#> quorum_reached([("q", "yes")], ["q"], 1)
#> quorum_reached([("q", "yes"), ("q", "no")], ["q", "r"], 2)

### closed_under_addition
def closed_under_addition(nums, mod):
    s = {n % mod for n in nums}
    missing = {(a + b) % mod for a in s for b in s} - s
    return not missing, sorted(missing)

#> closed_under_addition([0, 2, 4], 6)
#> closed_under_addition([1], 5)
#> closed_under_addition([], 3)
#> closed_under_addition([0], 9)
#> closed_under_addition([3, 6, -3], 9)

### reach_sums
def reach_sums(coins, limit):
    sums = {0}
    for c in coins:
        sums |= {s + c for s in sums if s + c <= limit}
    return sorted(sums)

#> reach_sums([3, 5, 9], 12)
#> reach_sums([], 5)
#> reach_sums([2, 2, 2], 100)
#> reach_sums([7], 6)
#> reach_sums([1, -1], 3)

### anagram_key_by_frozenset
def anagram_key_by_frozenset(words):
    from collections import Counter
    groups = {}
    for w in words:
        key = frozenset(Counter(w).items())
        groups.setdefault(key, []).append(w)
    return sorted(groups.values(), key=lambda g: (-len(g), g))

#> anagram_key_by_frozenset(["eat", "tea", "tan", "ate"])
#> anagram_key_by_frozenset([])
#> anagram_key_by_frozenset(["aab", "aba", "ab"])
#> anagram_key_by_frozenset(["", ""])
#> anagram_key_by_frozenset(["z", "y"])

### three_valued_membership
def three_valued_membership(allow, deny, names):
    allow, deny = set(allow), set(deny)
    verdict = {}
    for n in names:
        verdict[n] = {(True, False): "in", (False, True): "out", (True, True): "conflict"}.get((n in allow, n in deny), "unknown")
    return verdict

#> three_valued_membership(["a", "b"], ["b", "c"], "abcd")
#> three_valued_membership([], [], [])
#> three_valued_membership([1], [], [True, 2])
#> three_valued_membership("xyz", "y", ["x", "y", "xy"])
#> three_valued_membership([None], [None], [None])

### cooldown_set_schedule
def cooldown_set_schedule(tasks, gap):
    ready_at = {}
    clock = 0
    for t in tasks:
        clock = max(clock, ready_at.get(t, 0))
        ready_at[t] = clock + gap + 1
        clock += 1
    return clock, ready_at

#> cooldown_set_schedule("AABAB", 2)
#> cooldown_set_schedule("", 5)
#> cooldown_set_schedule("ABC", 0)
#> cooldown_set_schedule(["x", "x"], 10)
#> cooldown_set_schedule("AAAA", 1)

### tags_superset_search
def tags_superset_search(notes, query):
    plus = {q for q in query.split() if not q.startswith("-")}
    minus = {q[1:] for q in query.split() if q.startswith("-")}
    return [n for n, tags in notes.items() if plus <= tags and not minus & tags]

#> tags_superset_search({"n1": {"work", "todo"}, "n2": {"work"}, "n3": {"home"}}, "work -todo")
#> tags_superset_search({"n1": {"x"}}, "")
#> tags_superset_search({}, "any")
#> tags_superset_search({"p": set(), "q": {"z"}}, "-z")
#> tags_superset_search({"m": {"a", "b", "c"}}, "a b d")

### pairs_summing_unique
def pairs_summing_unique(nums, target):
    seen, pairs = set(), set()
    for n in nums:
        if target - n in seen:
            pairs.add((min(n, target - n), max(n, target - n)))
        seen.add(n)
    return sorted(pairs)

#> pairs_summing_unique([1, 5, 3, 3, 5, 1, 2, 4], 6)
#> pairs_summing_unique([], 0)
#> pairs_summing_unique([2], 4)
#> pairs_summing_unique([-3, 3, 0, 0, 0], 0)
#> pairs_summing_unique([10, 20], 5)

### set_partition_by_sign
def set_partition_by_sign(values):
    s = set(values)
    neg = {v for v in s if v < 0}
    s -= neg
    mirrored = {-v for v in neg}
    return sorted(mirrored - s), sorted(mirrored & s), 0 in s

#> set_partition_by_sign([-1, 2, -3, 3, 0])
#> set_partition_by_sign([])
#> set_partition_by_sign([5, 5])
#> set_partition_by_sign([-7])
#> set_partition_by_sign([-0.5, 0.5, -0.0])

### zip_sets_sorted
def zip_sets_sorted(a, b):
    x, y = sorted(set(a)), sorted(set(b), reverse=True)
    return dict(zip(x, y)), len(x) - len(y)

#> zip_sets_sorted([3, 1, 3], "xyz")
#> zip_sets_sorted([], [])
#> zip_sets_sorted("hello", range(3))
#> zip_sets_sorted([True, 1], [0])
#> zip_sets_sorted("ba", ["q"])
