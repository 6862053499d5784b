### calc_bill_total
# prices are in cents
prices = {"burger": 890, "fries": 350, "cola": 290, "salad": 640}
discounts = {"student": 10, "staff": 50}


def calc_bill_total(order, who=""):
    total = 0
    drinks = 0
    for x in order.split(","):
        x = x.strip()
        qty = 1
        if " " in x:
            q, x = x.split(" ")
            qty = int(q)
        if x not in prices:
            print("unknown item", x)
            continue
        if x == "cola":
            drinks += qty
        total = total + qty * prices[x]
    # every 3rd drink is free
    total -= (drinks // 3) * prices["cola"]
    if who in discounts:
        total = total - total * discounts[who] // 100
    return total

#> calc_bill_total("2 burger, fries, cola")
#> calc_bill_total("4 cola, salad, 2 fries, 2 cola", "student")
#> calc_bill_total("pizza")
#> calc_bill_total("burger, burger, burger, 3 cola, ice", "staff")
#> calc_bill_total("two burger")

### find_missing_ids
def find_missing_ids(a, b, verbose=False):
    # ids in a that are not in b, ignoring case and leading zeros
    def norm(s):
        s = s.strip().lower()
        while len(s) > 1 and s[0] == "0":
            s = s[1:]
        return s

    seen = set()
    for s in b:
        seen.add(norm(s))
    out = []
    for s in a:
        n = norm(s)
        if n in seen or n in out:
            if verbose:
                print("have", n)
            continue
        out.append(n)
    return out

#> find_missing_ids(["001", "2", "A7", "a07"], ["1", "a7"])
#> find_missing_ids(["x", "X ", "0x"], [], verbose=True)
#> find_missing_ids([], ["5"])
#> find_missing_ids(["000", "0", "00010"], ["10", "0"], True)
#> find_missing_ids(["12", "13", "14", "0015", "16"], ["0013", "16"])

### count_vowel_runs
def count_vowel_runs(s):
    n = 0
    i = 0
    best = ""
    while i < len(s):
        j = i
        while j < len(s) and s[j].lower() in "aeiou":
            j += 1
        if j > i:
            n += 1
            if j - i > len(best):
                best = s[i:j]
            i = j
        else:
            i += 1
    return n, best

#> count_vowel_runs("queueing is beautiful")
#> count_vowel_runs("rhythm")
#> count_vowel_runs("")
#> count_vowel_runs("Aerial OUI")
#> count_vowel_runs("see you soon, Louie")

### make_change_text
def make_change_text(paid, cost):
    if paid < cost:
        return "not enough"
    left = round((paid - cost) * 100)
    names = [(2000, "twenty"), (1000, "ten"), (500, "five"), (100, "one"), (25, "quarter"), (10, "dime"), (5, "nickel"), (1, "penny")]
    parts = []
    for v, name in names:
        k = left // v
        left = left % v
        if k == 0:
            continue
        if k > 1:
            if name == "penny":
                name = "pennies"
            else:
                name = name + "s"
        parts.append("%d %s" % (k, name))
    return ", ".join(parts)

#> make_change_text(50, 13.37)
#> make_change_text(5, 5)
#> make_change_text(1, 1.01)
#> make_change_text(100, 0.5)
#> make_change_text(20.0, 19.72)

### rotate_shifts
def rotate_shifts(people, days, off=()):
    """who works on which day; people on their off day are skipped and come next"""
    q = people[:]
    plan = {}
    for d in days:
        skipped = []
        who = None
        while q:
            p = q.pop(0)
            if (p, d) in off:
                skipped.append(p)
            else:
                who = p
                break
        q = skipped + q
        if who is None:
            plan[d] = "-"
        else:
            plan[d] = who
            q.append(who)
    return plan

#> rotate_shifts(["ann", "bob", "cid"], ["mon", "tue", "wed", "thu"])
#> rotate_shifts(["ann", "bob"], ["mon", "tue", "wed"], [("ann", "mon"), ("bob", "wed")])
#> rotate_shifts([], ["mon"])
#> rotate_shifts(["ann"], ["mon", "tue"], [("ann", "mon")])
#> rotate_shifts(["a", "b", "c"], ["d1", "d2", "d3", "d4", "d5"], [("a", "d1"), ("b", "d1"), ("c", "d4")])

### is_triangle_list
def kind(a, b, c):
    a, b, c = sorted([a, b, c])
    if a <= 0 or a + b <= c:
        raise ValueError("no triangle")
    if a == b == c:
        return "equilateral"
    if a == b or b == c:
        return "isosceles"
    if a * a + b * b == c * c:
        return "right"
    return "scalene"


def is_triangle_list(text, wanted):
    ok = 0
    for t in text.split(";"):
        nums = [int(x) for x in t.split(",")]
        try:
            k = kind(*nums)
        except ValueError:
            return False
        if k == wanted:
            ok += 1
    return ok > 0

#> is_triangle_list("3,4,5; 2,2,3; 5,5,5", "right")
#> is_triangle_list("3,4,5; 2,2,9", "right")
#> is_triangle_list("7,8,9", "isosceles")
#> is_triangle_list("1,1,1;2,3,4;6,8,10", "scalene")
#> is_triangle_list("0,0,0", "equilateral")
#> is_triangle_list("a,b,c", "right")

### simple_stats_of_log
def simple_stats_of_log(lines):
    stats = {"min": None, "max": None, "sum": 0, "n": 0, "bad": 0}
    for l in lines:
        try:
            v = float(l.split("ms")[0].split("=")[-1])
        except ValueError:
            stats["bad"] += 1
            continue
        if stats["min"] is None or v < stats["min"]:
            stats["min"] = v
        if stats["max"] is None or v > stats["max"]:
            stats["max"] = v
        stats["sum"] += v
        stats["n"] += 1
    if stats["n"]:
        stats["avg"] = round(stats["sum"] / stats["n"], 2)
    return stats

#> simple_stats_of_log(["time=12.5 ms", "time=7 ms", "time=30.25ms ok", "lost"])
#> simple_stats_of_log([])
#> simple_stats_of_log(["nothing", "to see"])
#> simple_stats_of_log(["5", "=6", "x=7ms", "t=1e2ms"])
#> simple_stats_of_log(["time=0.5ms", "time=0.25ms", "time=-1ms", "timeout", "time=ms"])

### zip_compress_pairs
def zip_compress_pairs(s):
    # replaces the most common pair by a digit, again and again (at most 3 times)
    table = {}
    for d in "123":
        counts = {}
        for i in range(len(s) - 1):
            p = s[i:i + 2]
            counts[p] = counts.get(p, 0) + 1
        best = None
        for p in counts:
            if best is None or counts[p] > counts[best]:
                best = p
        if best is None or counts[best] < 2:
            break
        s = s.replace(best, d)
        table[d] = best
    return s, table

#> zip_compress_pairs("abababab")
#> zip_compress_pairs("the theme then")
#> zip_compress_pairs("abc")
#> zip_compress_pairs("")
#> zip_compress_pairs("aaaa bb")

### parse_sizes_sum
mult = {"b": 1, "k": 1024, "m": 1024 ** 2}


def parse_sizes_sum(txt, unit="k"):
    total = 0
    skipped = []
    for w in txt.lower().replace(",", " ").split():
        num = ""
        suf = ""
        for c in w:
            if c.isdigit() or c == ".":
                num += c
            else:
                suf += c
        suf = suf.rstrip("b") or "b"
        if not num or suf not in mult:
            skipped.append(w)
            continue
        total += float(num) * mult[suf]
    if skipped and total == 0:
        return None
    return round(total / mult[unit], 1)

#> parse_sizes_sum("10k 2.5M, 512b")
#> parse_sizes_sum("1MB 1KB 1", unit="b")
#> parse_sizes_sum("lots of bytes")
#> parse_sizes_sum("")
#> parse_sizes_sum("100kb 3g 0.5mb", "m")

### check_sequence_steps
def check_sequence_steps(nums, kind):
    # arithmetic: same difference; geometric: same ratio
    if len(nums) < 3:
        return None
    if kind == "geometric" and 0 in nums[:-1]:
        return False
    first = None
    for i in range(1, len(nums)):
        if kind == "arithmetic":
            d = nums[i] - nums[i - 1]
        elif kind == "geometric":
            d = nums[i] / nums[i - 1]
        else:
            raise ValueError(kind)
        if first is None:
            first = d
        elif d != first:
            return False
    return True

#> check_sequence_steps([2, 5, 8, 11, 14], "arithmetic")
#> check_sequence_steps([2, 5, 8, 12], "arithmetic")
#> check_sequence_steps([3, 6, 12, 24], "geometric")
#> check_sequence_steps([0, 0, 0], "geometric")
#> check_sequence_steps([1, 2], "geometric")
#> check_sequence_steps([1, 2, 3], "magic")

### shorten_names_unique
def shorten_names_unique(names, length=3):
    out = []
    used = {}
    for n in names:
        base = "".join(c for c in n.upper() if c.isalnum())
        # drop vowels after the first letter until it is short enough
        short = base[:1] + "".join(c for c in base[1:] if c not in "AEIOU")
        if len(short) < length:
            short = base
        short = short[:length]
        if short in used:
            used[short] += 1
            short = short[:length - 1] + str(used[short])
        else:
            used[short] = 1
        out.append(short)
    return out

#> shorten_names_unique(["Berlin", "Bremen", "Brandenburg", "Ulm"])
#> shorten_names_unique(["aa", "ae", "io"], 2)
#> shorten_names_unique([])
#> shorten_names_unique(["New York", "Newark", "", "nwrk"], length=4)
#> shorten_names_unique(["production", "product", "prodigy", "prod-2"])

### two_sum_budget
def two_sum_budget(items, budget):
    # two different items that use up the budget exactly, else the pair that comes nearest below
    names = list(items)
    best = None
    for i in range(len(names)):
        for j in range(i + 1, len(names)):
            s = items[names[i]] + items[names[j]]
            if s > budget:
                continue
            if best is None or s > best[0]:
                best = (s, names[i], names[j])
            if s == budget:
                return best
    return best

#> two_sum_budget({"tea": 4, "mug": 9, "pen": 2, "pad": 6}, 12)
#> two_sum_budget({"tea": 4, "mug": 9, "pen": 2, "pad": 6}, 11)
#> two_sum_budget({"a": 50, "b": 60}, 100)
#> two_sum_budget({}, 5)
#> two_sum_budget({"v": 1, "w": 2, "x": 3, "y": 4, "z": 5}, 9)
#> two_sum_budget({"a": 50, "b": 60, "tea": 4, "mug": 9, "pen": 2, "pad": 6}, 100)
#> two_sum_budget({"tea": 4, "mug": 9, "pen": 2, "pad": 6, "a": 50, "b": 60}, 100)
