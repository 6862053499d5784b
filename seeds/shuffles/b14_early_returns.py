### first_bad_neighbor
def first_bad_neighbor(lst, gap):
    for a, b in zip(lst, lst[1:]):
        if abs(a - b) > gap:
            return a, b
    return lst[:1] + lst[-1:]

#> first_bad_neighbor([4, 5, 9, 10], 3)
#> first_bad_neighbor([4, 5, 6, 8], 3)
#> first_bad_neighbor([], 1)
#> first_bad_neighbor([7], 0)
#> first_bad_neighbor([0, -5, 5], 5)
#> first_bad_neighbor([2, 2, 3], 0)

### rule_of_membership
def rule_of_membership(x, allow, deny):
    if x in deny and x in allow:
        return "fight"
    if x in deny:
        return "out"
    return "in" if not allow or x in allow else "unknown"

#> rule_of_membership("ann", ["ann", "bo"], ["cy"])
#> rule_of_membership("cy", ["ann"], {"cy"})
#> rule_of_membership("cy", {"cy": 1}, ("cy",))
#> rule_of_membership(5, [], [])
#> rule_of_membership("a", "bcd", "xyz")
#> rule_of_membership("", "abc", ["x"])

### sentinel_search_with_undo
def sentinel_search_with_undo(lst, x):
    lst.append(x)
    i = 0
    while lst[i] != x:
        i += 1
    lst.pop()
    return i if i < len(lst) else None, lst

#> sentinel_search_with_undo([4, 8, 15], 8)
#> sentinel_search_with_undo([4, 8, 15], 16)
#> sentinel_search_with_undo([], 1)
#> sentinel_search_with_undo(["x", "y", "x"], "x")
#> sentinel_search_with_undo([0, 0, 1], 1)
#> sentinel_search_with_undo([1, 2, 3], 2.0)

### chain_compare_sort_of
def chain_compare_sort_of(a, b, c):
    if a < b < c:
        return "up", c - a
    if a > b > c:
        return "down", a - c
    if a == b == c:
        return "flat", 0
    return ("peak" if a < b > c else "mixed"), max(a, b, c) - min(a, b, c)

#> chain_compare_sort_of(1, 4, 9)
#> chain_compare_sort_of(9, 4, 1)
#> chain_compare_sort_of(5, 5, 5)
#> chain_compare_sort_of(2, 8, 3)
#> chain_compare_sort_of(8, 2, 8)
#> chain_compare_sort_of(-1, -1, 0)

### ternary_tower
def ternary_tower(nums):
    out = []
    for n in nums:
        out.append(n if n < 3 else n - 3 if n < 6 else 6 - n if n % 2 else [n])
    return out

#> ternary_tower([1, 4, 7, 8, 5])
#> ternary_tower([])
#> ternary_tower([-9, 0, 2])
#> ternary_tower([6, 9, 12])
#> ternary_tower([3])
#> ternary_tower([100, 101])

### give_up_after_misses
def give_up_after_misses(guesses, secret, lives):
    for n, g in enumerate(guesses, 1):
        if g == secret:
            return "won", n
        lives -= 1 if g in range(secret - 2, secret + 3) else 2
        if lives <= 0:
            return "lost", n
    return "open", lives

#> give_up_after_misses([4, 9, 7], 7, 5)
#> give_up_after_misses([1, 2, 3, 4], 50, 6)
#> give_up_after_misses([], 3, 2)
#> give_up_after_misses([8, 10], 9, 9)
#> give_up_after_misses([5], 5, 1)
#> give_up_after_misses([6, 6, 6], 7, 3)

### same_after_cleaning
def same_after_cleaning(a, b, junk):
    for j in junk:
        while j in a:
            a.remove(j)
        while j in b:
            b.remove(j)
        if a == b:
            return j
    return a, b

#> same_after_cleaning([1, 9, 2], [1, 2, 0], [9, 0])
#> same_after_cleaning([3, 4], [5], [3])
#> same_after_cleaning([], [7, 7], [1, 7, 2])
#> same_after_cleaning(["a"], ["a"], [])
#> same_after_cleaning(["x", "-", "y"], ["x", "y", "-"], ["-"])
#> same_after_cleaning([1, 2, 3], [3, 2, 1], [2, 1])

### fallback_lookup_many
def fallback_lookup_many(d, key):
    for k in (key, str(key), key * 2):
        if k in d:
            return d[k]
    return d.get(None, "nothing")

#> fallback_lookup_many({3: "int", "3": "str"}, 3)
#> fallback_lookup_many({"3": "str", 6: "double"}, 3)
#> fallback_lookup_many({6: "double"}, 3)
#> fallback_lookup_many({}, "x")
#> fallback_lookup_many({None: "default"}, "y")
#> fallback_lookup_many({"abab": 1}, "ab")

### tie_breaker_report
def tie_breaker_report(d):
    if not d:
        return "nobody"
    top = max(d.values())
    winners = [k for k, v in d.items() if v == top]
    if len(winners) == len(d) > 1:
        return "all even"
    return winners[0] if len(winners) == 1 else " & ".join(sorted(winners))

#> tie_breaker_report({"ann": 4, "bo": 7, "cy": 7})
#> tie_breaker_report({"ann": 4, "bo": 7})
#> tie_breaker_report({})
#> tie_breaker_report({"x": 1, "y": 1, "z": 1})
#> tie_breaker_report({"only": -5})
#> tie_breaker_report({"q": 0, "p": 0, "r": -1})

### loop_else_prime_like
def loop_else_prime_like(nums):
    ok = []
    for n in nums:
        for m in nums:
            if m > 1 and n != m and n % m == 0:
                break
        else:
            ok.append(n)
    return ok

#> loop_else_prime_like([4, 6, 8, 9, 3])
#> loop_else_prime_like([1, 2, 3])
#> loop_else_prime_like([])
#> loop_else_prime_like([10, 10])
#> loop_else_prime_like([0, 5])
#> loop_else_prime_like([7, 49, 14, 11])

### guard_types_first
def guard_types_first(x, n):
    if isinstance(x, bool):
        return "flag"
    if isinstance(x, int):
        return x ** n if n >= 0 else None
    if not x:
        return [n]
    return x[n % len(x)]

#> guard_types_first(True, 2)
#> guard_types_first(3, 4)
#> guard_types_first(3, -1)
#> guard_types_first([], 6)
#> guard_types_first(["a", "b", "c"], 7)
#> guard_types_first("seed", -1)

### stop_at_first_repeat_digit_sum
def stop_at_first_repeat_digit_sum(nums):
    seen = {}
    for n in nums:
        s = sum(map(int, str(abs(n))))
        if s in seen:
            return seen[s], n, s
        seen[s] = n
    return len(seen)

#> stop_at_first_repeat_digit_sum([12, 40, 21, 5])
#> stop_at_first_repeat_digit_sum([1, 22, 333])
#> stop_at_first_repeat_digit_sum([])
#> stop_at_first_repeat_digit_sum([-7, 7])
#> stop_at_first_repeat_digit_sum([100, 10, 1])
#> stop_at_first_repeat_digit_sum([99, 81, 18])

### try_each_until_fit
def try_each_until_fit(boxes, size):
    for name in sorted(boxes, key=lambda b: boxes[b][0]):
        cap, used = boxes[name]
        if cap - used < size:
            continue
        boxes[name] = cap, used + size
        return name, boxes[name]
    return None

#> try_each_until_fit({"L": (10, 2), "S": (4, 1), "M": (6, 6)}, 3)
#> try_each_until_fit({"L": (10, 2), "S": (4, 1), "M": (6, 6)}, 5)
#> try_each_until_fit({"S": (4, 4)}, 1)
#> try_each_until_fit({}, 2)
#> try_each_until_fit({"A": (3, 0), "B": (3, 0)}, 0)
#> try_each_until_fit({"A": (1, 5)}, -4)

### balanced_votes_break
def balanced_votes_break(votes):
    score = 0
    for i, v in enumerate(votes):
        score += {"y": 1, "n": -1}.get(v, 0)
        if abs(score) > len(votes) - i - 1:
            break
    else:
        return "tie"
    return "y" if score > 0 else "n", i + 1

#> balanced_votes_break("yyyn")
#> balanced_votes_break("nnn")
#> balanced_votes_break("yn")
#> balanced_votes_break("")
#> balanced_votes_break(["y", "abs", "n", "y"])
#> balanced_votes_break("-----")

### last_resort_return
def last_resort_return(lst):
    while lst:
        x = lst.pop()
        if isinstance(x, list):
            lst += x
        elif x not in (None, "", 0):
            return x, len(lst)
    return "dry"

#> last_resort_return([5, None, 0])
#> last_resort_return([1, [2, [3, ""]]])
#> last_resort_return([])
#> last_resort_return([[], [[]], None])
#> last_resort_return(["a", "b"])
#> last_resort_return([7, [0, 0, False]])

### both_or_neither
def both_or_neither(d, a, b):
    if (a in d) == (b in d):
        return d.get(a), d.get(b)
    miss = b if a in d else a
    d[miss] = None
    return sorted(d)

#> both_or_neither({"lat": 1, "lon": 2}, "lat", "lon")
#> both_or_neither({"lat": 1}, "lat", "lon")
#> both_or_neither({"lon": 1, "z": 0}, "lat", "lon")
#> both_or_neither({}, "p", "q")
#> both_or_neither({"k": 5}, "k", "k")
#> both_or_neither({"x": None, "y": None}, "y", "x")

### lowest_missing_from_sets
def lowest_missing_from_sets(sets):
    n = 0
    while True:
        holders = [i for i, s in enumerate(sets) if n in s]
        if not holders:
            return n
        if len(holders) == len(sets) > 1:
            return n, "everywhere"
        n += 1

#> lowest_missing_from_sets([{0, 1}, {2}, {4}])
#> lowest_missing_from_sets([{0, 1}, {1, 2}])
#> lowest_missing_from_sets([])
#> lowest_missing_from_sets([{0, 1, 2}])
#> lowest_missing_from_sets([set(), {0}])
#> lowest_missing_from_sets([{5}, {0}, {1, 2, 3}])

### climb_until_wall
def climb_until_wall(rocks, reach):
    at, hold = 0, []
    for r in sorted(rocks):
        if r <= at:
            continue
        if r - at > reach:
            return "stuck", at, hold
        at = r
        hold.append(r)
    return "top", at

#> climb_until_wall([3, 1, 6, 9], 3)
#> climb_until_wall([2, 9], 4)
#> climb_until_wall([], 1)
#> climb_until_wall([0, -2, 1], 1)
#> climb_until_wall([5, 5, 10], 5)
#> climb_until_wall([7], 2)

### match_first_by_type_of_rule
def match_first_by_type_of_rule(x, rules):
    for rule, out in rules:
        if callable(rule):
            hit = rule(x)
        elif isinstance(rule, (set, range, list)):
            hit = x in rule
        else:
            hit = x == rule
        if hit:
            return out
    return x

#> match_first_by_type_of_rule(5, [(range(3), "low"), ({5, 6}, "mid"), (5, "five")])
#> match_first_by_type_of_rule(5, [(5, "five"), (str, "text")])
#> match_first_by_type_of_rule(9, [([1, 2], "a"), (bool, "truthy")])
#> match_first_by_type_of_rule(0, [(bool, "truthy")])
#> match_first_by_type_of_rule("q", [])
#> match_first_by_type_of_rule("q", [("r", 1), (str.isupper, 2), ({"q"}, 3)])

### remove_until_unique_sum
def remove_until_unique_sum(nums):
    seen = set()
    while nums:
        t = sum(nums)
        if t in seen:
            return t, nums
        seen.add(t)
        nums = nums[1:] if t % 2 else nums[:-1]
    return sorted(seen)

#> remove_until_unique_sum([3, 0, 4, 2])
#> remove_until_unique_sum([1, 2, 3])
#> remove_until_unique_sum([])
#> remove_until_unique_sum([0, 5])
#> remove_until_unique_sum([6, -6, 6, 1])
#> remove_until_unique_sum([10, 9, 8, 7])

### gate_by_two_flags
def gate_by_two_flags(nums, strict=False, limit=None):
    if limit is not None and len(nums) > limit:
        if strict:
            raise ValueError(f"{len(nums)} > {limit}")
        nums = nums[:limit]
    return sum(nums), strict

#> gate_by_two_flags([1, 2, 3, 4])
#> gate_by_two_flags([1, 2, 3, 4], limit=2)
#> gate_by_two_flags([1, 2, 3], True, 2)
#> gate_by_two_flags([1, 2, 3], strict=True, limit=3)
#> gate_by_two_flags([], True)
#> gate_by_two_flags([9, -9], limit=0)

### quickest_to_target
def quickest_to_target(start, moves, target):
    for i, m in enumerate(moves):
        if start == target:
            return i
        start = start + m if start < target else start - m
        if abs(start - target) > 50:
            return "lost"
    return f"off by {abs(start - target)}" if start != target else len(moves)

#> quickest_to_target(3, [4, 2, 1, 5], 9)
#> quickest_to_target(3, [4, 2, 9], 9)
#> quickest_to_target(0, [99, 1], 10)
#> quickest_to_target(6, [], 6)
#> quickest_to_target(10, [5, 5], 0)
#> quickest_to_target(-3, [2, 2, 2], 2)

### except_as_control
def except_as_control(lst, keys):
    out = []
    for k in keys:
        try:
            out.append(lst[k])
        except IndexError:
            out.append(lst[k % len(lst)])
        except TypeError:
            out.append(lst.index(k))
    return out

#> except_as_control(["a", "b", "c"], [0, 5, -1])
#> except_as_control(["a", "b", "c"], ["b", 7])
#> except_as_control(["x"], [])
#> except_as_control([10, 20], [-3, 1])
#> except_as_control([], [0])
#> except_as_control(["p", "q"], ["q", "p", 1])

### early_exit_on_sorted
def early_exit_on_sorted(nums, x):
    steps = 0
    for i, n in enumerate(nums):
        steps += 1
        if n == x:
            return i, steps
        if n > x:
            return ~i, steps
    return ~len(nums), steps

#> early_exit_on_sorted([2, 5, 8, 11], 8)
#> early_exit_on_sorted([2, 5, 8, 11], 6)
#> early_exit_on_sorted([2, 5, 8, 11], 20)
#> early_exit_on_sorted([], 3)
#> early_exit_on_sorted(["ant", "cow", "emu"], "bee")
#> early_exit_on_sorted([4, 4, 4], 4)

### pick_by_parity_or_sign
def pick_by_parity_or_sign(a, b, c):
    return (a or b) if c % 2 else (a and b) if c > 0 else (not a, not b)

#> pick_by_parity_or_sign([], [1], 3)
#> pick_by_parity_or_sign(0, "x", 4)
#> pick_by_parity_or_sign("yes", 5, 2)
#> pick_by_parity_or_sign({}, None, 0)
#> pick_by_parity_or_sign([7], [8], -1)
#> pick_by_parity_or_sign("", (), -6)
