### wins_needed_for_title
def wins_needed_for_title(me, rivals, left):
    # points: 3 a win. rivals: {name: (points, games left)}
    best = 0
    for pts, games in rivals.values():
        top = pts + 3 * games
        if top > best: best = top
    need = best - me + 1
    if need <= 0: return 0
    wins = -(-need // 3)
    return wins if wins <= left else None

#> wins_needed_for_title(40, {"ajax": (38, 3), "lazio": (41, 1)}, 4)
#> wins_needed_for_title(60, {"ajax": (38, 3)}, 1)
#> wins_needed_for_title(10, {"x": (30, 2)}, 3)
#> wins_needed_for_title(0, {}, 5)
#> wins_needed_for_title(33, {"p": (35, 2), "q": (30, 4), "r": (39, 0), "s": (12, 9)}, 6)

### dedup_keep_longest_line
def dedup_keep_longest_line(text, n=8):
    # lines that share their first n chars are taken as the same entry
    best, order = {}, []
    for ln in text.split("\n"):
        ln = ln.strip()
        if not ln or ln[0] == "#":
            continue
        k = ln[:n].lower()
        if k not in best:
            order.append(k)
            best[k] = ln
        elif len(ln) > len(best[k]):
            best[k] = ln
    return [best[k] for k in order]

#> dedup_keep_longest_line("server1 up\nserver1 up since Monday\n# note\nserver2 down\n")
#> dedup_keep_longest_line("abc\nabcd\nABCDEF", n=3)
#> dedup_keep_longest_line("")
#> dedup_keep_longest_line("one\n\ntwo\n#three\none", 20)
#> dedup_keep_longest_line("2024-05-01 login ok\n2024-05-01 login failed twice\n2024-05-02 logout", 10)
#> dedup_keep_longest_line("server1 up\nserver1 up since Monday\n# note\nserver2 down\none\n\ntwo\n#three\none")
#> dedup_keep_longest_line("one\n\ntwo\n#three\none\nserver1 up\nserver1 up since Monday\n# note\nserver2 down\n", 20)

### TicketPriceCalculator
class FareZoneException(Exception):
    def __init__(self, message):
        super().__init__(message)


class FareTable:
    """Holds the price of a ride depending on the number of zones."""

    def __init__(self):
        self._prices = {1: 240, 2: 330, 3: 450}

    def get_price(self, number_of_zones):
        if number_of_zones not in self._prices:
            raise FareZoneException("unsupported number of zones: " + str(number_of_zones))
        return self._prices[number_of_zones]


class DiscountPolicy:
    def apply(self, price):
        return price


class ChildDiscountPolicy(DiscountPolicy):
    def apply(self, price):
        return super().apply(price) // 2


class GroupDiscountPolicy(DiscountPolicy):
    def __init__(self, group_size):
        self._group_size = group_size

    def apply(self, price):
        if self._group_size >= 5:
            return price * 80 // 100
        return super().apply(price)


def TicketPriceCalculator(zones, passengers):
    """Total fare for a list of passengers ('adult' or 'child') over some zones."""
    fareTable = FareTable()
    groupPolicy = GroupDiscountPolicy(len(passengers))
    totalPrice = 0
    for passenger in passengers:
        price = fareTable.get_price(zones)
        if passenger == "child":
            price = ChildDiscountPolicy().apply(price)
        totalPrice = totalPrice + groupPolicy.apply(price)
    return totalPrice

#> TicketPriceCalculator(2, ["adult", "child"])
#> TicketPriceCalculator(1, ["adult", "adult", "child", "child", "child"])
#> TicketPriceCalculator(3, [])
#> TicketPriceCalculator(5, ["adult"])
#> TicketPriceCalculator(3, ["child", "adult", "adult", "adult", "adult", "child"])
#> TicketPriceCalculator(2, ["adult", "child", "child", "adult", "adult", "adult", "adult", "child"])

### sumBalancesByOwner
def sumBalancesByOwner(accountList, includeClosed=False):
    resultMap = {}
    for i in range(len(accountList)):
        currentAccount = accountList[i]
        if currentAccount["closed"] == True and includeClosed == False:
            continue
        ownerName = currentAccount["owner"].strip().upper()
        if ownerName in resultMap.keys():
            resultMap[ownerName] = resultMap[ownerName] + currentAccount["balance"]
        else:
            resultMap[ownerName] = currentAccount["balance"]
    sortedKeys = list(resultMap.keys())
    sortedKeys.sort()
    finalResult = {}
    for key in sortedKeys:
        finalResult[key] = round(resultMap[key], 2)
    return finalResult

#> sumBalancesByOwner([{"owner": "Ann", "balance": 10.5, "closed": False}, {"owner": "ann ", "balance": 4.25, "closed": False}])
#> sumBalancesByOwner([{"owner": "Bob", "balance": 99, "closed": True}, {"owner": "Al", "balance": -3, "closed": False}], True)
#> sumBalancesByOwner([])
#> sumBalancesByOwner([{"owner": "Bob", "balance": 99, "closed": True}])
#> sumBalancesByOwner([{"owner": "Cy", "balance": 1.111, "closed": False}, {"owner": "Bo", "balance": 2.222, "closed": False}, {"owner": "cy", "balance": 3.333, "closed": False}])
#> sumBalancesByOwner([{"owner": "Ann", "balance": 10.5, "closed": False}, {"owner": "ann ", "balance": 4.25, "closed": False}, {"owner": "Cy", "balance": 1.111, "closed": False}, {"owner": "Bo", "balance": 2.222, "closed": False}, {"owner": "cy", "balance": 3.333, "closed": False}])
#> sumBalancesByOwner([{"owner": "Bob", "balance": 99, "closed": True}, {"owner": "Al", "balance": -3, "closed": False}, {"owner": "Cy", "balance": 1.111, "closed": False}, {"owner": "Bo", "balance": 2.222, "closed": False}, {"owner": "cy", "balance": 3.333, "closed": False}], True)

### first_gap_in_ids
def first_gap_in_ids(ids, start=1):
    s = set(ids)
    i = start
    while i in s: i += 1
    dup = len(ids) - len(s)
    neg = [x for x in ids if x < start]
    if neg:
        raise ValueError("bad ids: %s" % neg)
    return i, dup

#> first_gap_in_ids([1, 2, 3, 5, 5, 6])
#> first_gap_in_ids([])
#> first_gap_in_ids([10, 11, 12, 14], start=10)
#> first_gap_in_ids([3, 1, 2])
#> first_gap_in_ids([1, -2, 0])

### compute_shipping_matrix
def compute_shipping_matrix(weights, distances, rates=((5, 1.0), (20, 0.8), (None, 0.6))):
    """
    Compute shipping costs for each pair of weight and distance.

    :param weights: weights in kg
    :param distances: distances in km
    :param rates: (limit, euro per kg and 100 km) pairs, None means no limit
    :return: a list of rows, one for each weight
    """
    result = []
    for weight in weights:
        row = []
        rate = None
        for limit, value in rates:
            if limit is None or weight <= limit:
                rate = value
                break
        for distance in distances:
            cost = weight * distance / 100 * rate
            if cost < 4.9:
                cost = 4.9  # minimum charge
            row.append(round(cost, 2))
        result.append(row)
    return result

#> compute_shipping_matrix([2, 10, 50], [100, 400])
#> compute_shipping_matrix([], [100])
#> compute_shipping_matrix([5, 5.1], [250])
#> compute_shipping_matrix([30], [10, 1000], rates=((10, 2.0),))
#> compute_shipping_matrix([1, 20], [50, 500, 1500], rates=((None, 0.5),))
#> compute_shipping_matrix([1, 20, 2, 10, 50], [50, 500, 1500, 100, 400], rates=((None, 0.5),))

### fold_events_by_day
from functools import reduce
from operator import add


def fold_events_by_day(events):
    step = lambda acc, ev: {**acc, ev[0]: acc.get(ev[0], ()) + (ev[1],)}
    grouped = reduce(step, events, {})
    total = lambda xs: reduce(add, xs, 0)
    pairs = sorted(((day, total(vals), len(vals)) for day, vals in grouped.items()), key=lambda t: (-t[1], t[0]))
    share = (lambda s: {d: round(v / s, 2) for d, v, _ in pairs})(total(v for _, v, _ in pairs) or 1)
    best = pairs[0][0] if pairs else None
    return best, share

#> fold_events_by_day([("mon", 3), ("tue", 4), ("mon", 5), ("wed", 1)])
#> fold_events_by_day([])
#> fold_events_by_day([("a", 0), ("b", 0)])
#> fold_events_by_day([("x", 1), ("y", 1), ("z", 2), ("x", 4), ("y", 2)])
#> fold_events_by_day([("sun", "1")])
#> fold_events_by_day([("mon", 3), ("tue", 4), ("mon", 5), ("wed", 1), ("x", 1), ("y", 1), ("z", 2), ("x", 4), ("y", 2)])

### is_palindromic_sentence_verbose
def is_palindromic_sentence_verbose(sentence):
    """This function checks whether the given sentence reads the same backwards.

    It ignores spaces, punctuation and the case of letters. Two pointers move
    towards each other from both ends of the sentence.
    """
    left_index = 0
    right_index = len(sentence) - 1
    while left_index < right_index:
        left_character = sentence[left_index]
        right_character = sentence[right_index]
        # skip everything that is not a letter or a digit
        if not left_character.isalnum():
            left_index = left_index + 1
            continue
        if not right_character.isalnum():
            right_index = right_index - 1
            continue
        # compare without regard to case
        if left_character.lower() != right_character.lower():
            return False
        left_index = left_index + 1
        right_index = right_index - 1
    return True

#> is_palindromic_sentence_verbose("Was it a car or a cat I saw?")
#> is_palindromic_sentence_verbose("No lemon, no melon")
#> is_palindromic_sentence_verbose("Almost a palindrome, almost")
#> is_palindromic_sentence_verbose("")
#> is_palindromic_sentence_verbose("Madam, in Eden, I'm Adam.")

### hms_from_seconds_old
import math

def hms_from_seconds_old(secs, fmt='auto'):
    sign = ''
    if secs < 0:
        sign = '-'
        secs = abs(secs)
    h = int(math.floor(secs / 3600))
    m = int(math.floor((secs - h * 3600) / 60))
    s = secs - h * 3600 - m * 60
    if fmt == 'auto':
        fmt = 'hms' if h > 0 else 'ms'
    if fmt == 'hms':
        return '%s%d:%02d:%02d' % (sign, h, m, s)
    elif fmt == 'ms':
        return '%s%d:%02d' % (sign, h * 60 + m, s)
    elif fmt == 'h':
        return '%s%.2f h' % (sign, secs / 3600.0)
    else:
        raise ValueError('unknown format %r' % (fmt,))

#> hms_from_seconds_old(3725)
#> hms_from_seconds_old(59.9)
#> hms_from_seconds_old(-4000, 'ms')
#> hms_from_seconds_old(5400, 'h')
#> hms_from_seconds_old(1, 'days')
#> hms_from_seconds_old(-86399)

### q_by_bucket
Q = {0: "A", 1: "B", 2: "C"}


def q_by_bucket(xs, lo=0, hi=100, n=3):
    w = (hi - lo) / n
    out = {}
    for x in xs:
        if not lo <= x <= hi: continue
        b = min(int((x - lo) / w), n - 1)
        out.setdefault(Q.get(b, str(b)), []).append(x)
    ks = sorted(out)
    return {k: (len(out[k]), sum(out[k]) / len(out[k])) for k in ks}

#> q_by_bucket([5, 40, 70, 100, 101, 33])
#> q_by_bucket([])
#> q_by_bucket([1, 2, 3, 4, 5, 6], 0, 6, 6)
#> q_by_bucket([0.5, 0.25, 0.75], 0, 1, 2)
#> q_by_bucket([1], 0, 1, 0)
#> q_by_bucket([1, 2, 3, 4, 5, 6, 5, 40, 70, 100, 101, 33, 0.5, 0.25, 0.75], 0, 6, 6)
#> q_by_bucket([5, 40, 70, 100, 101, 33, 1, 2, 3, 4, 5, 6, 0.5, 0.25, 0.75])

### parse_kv_loose
def parse_kv_loose(s):
    d = {}; k = ''; v = ''; state = 0; q = ''
    for c in s + ' ':
        if state == 0:
            if c == '=': state = 1
            elif c in ' ,':
                if k: d[k] = True
                k = ''
            else: k += c
        elif q:
            if c == q: q = ''
            else: v += c
        elif c in '"\'':
            q = c
        elif c in ' ,':
            d[k] = v
            k = v = ''; state = 0
        else:
            v += c
    if q:
        raise ValueError('unclosed quote after ' + k)
    return d

#> parse_kv_loose('host=db1 port=5432, ssl name="main db"')
#> parse_kv_loose("a='x, y' b= c")
#> parse_kv_loose("")
#> parse_kv_loose('msg="open')
#> parse_kv_loose("verbose,dry-run,level=3")

### assert_monotone_ids
def assert_monotone_ids(rows, key="id", strict=True):
    prev = None
    for i, row in enumerate(rows):
        cur = row[key]
        if prev is not None:
            ok = cur > prev if strict else cur >= prev
            assert ok, f"row {i}: {key} {cur} after {prev}"
        prev = cur
    return len(rows)

#> assert_monotone_ids([{"id": 1}, {"id": 4}, {"id": 9}, {"id": 10}])
#> assert_monotone_ids([{"id": 1}, {"id": 1}])
#> assert_monotone_ids([{"id": 1}, {"id": 1}, {"id": 2}, {"id": 2}], strict=False)
#> assert_monotone_ids([])
#> assert_monotone_ids([{"t": 3.5}, {"t": 4.5}, {"t": 4.75}], key="t")

### legacy_status_mapper
STATUS_OK = 0
STATUS_WARN = 1
STATUS_ERR = 2
_NAMES = ['OK', 'WARN', 'ERR']


def _one(code):
    if code >= 500:
        return STATUS_ERR
    elif code >= 400:
        if code == 404 or code == 410:
            return STATUS_OK
        else:
            return STATUS_WARN
    else:
        return STATUS_OK


def legacy_status_mapper(codes, verbose=0):
    worst = STATUS_OK
    counts = [0, 0, 0]
    for code in codes:
        st = _one(code)
        counts[st] = counts[st] + 1
        if st > worst:
            worst = st
    if verbose > 1:
        return '%s (%s)' % (_NAMES[worst], ', '.join('%s=%d' % (n, c) for n, c in zip(_NAMES, counts)))
    elif verbose == 1:
        return _NAMES[worst]
    return worst

#> legacy_status_mapper([200, 301, 404])
#> legacy_status_mapper([200, 403, 200], verbose=1)
#> legacy_status_mapper([200, 502, 403, 410, 204], verbose=2)
#> legacy_status_mapper([])
#> legacy_status_mapper([500, 400], 1)
#> legacy_status_mapper([429, 429])
#> legacy_status_mapper([200, 502, 403, 410, 204, 200, 403, 200, 200, 301, 404], verbose=2)

### score_guess_bulls
def score_guess_bulls(secret, guesses):
    res = []
    for g in guesses:
        b = c = 0
        for i, ch in enumerate(g):
            if i < len(secret) and secret[i] == ch: b += 1
            elif ch in secret: c += 1
        res.append("%db%dc" % (b, c))
        if b == len(secret): break
    return res

#> score_guess_bulls("4271", ["1234", "4721", "4271", "0000"])
#> score_guess_bulls("99", ["98", "89"])
#> score_guess_bulls("1", [])
#> score_guess_bulls("abcde", ["edcba", "abcxx", "zzzzz"])
#> score_guess_bulls("", ["1"])
#> score_guess_bulls("abcde", ["edcba", "abcxx", "zzzzz", "1234", "4721", "4271", "0000", "98", "89"])

### rows_to_tree_terse
def rows_to_tree_terse(rows):
    t = {i: {"n": n, "kids": []} for i, _, n in rows}
    roots = []
    for i, p, _ in rows:
        (t[p]["kids"] if p in t else roots).append(t[i])

    def show(nodes):
        return ",".join(x["n"] + (f"({show(x['kids'])})" if x["kids"] else "") for x in nodes)

    d = lambda nodes: 1 + max(d(x["kids"]) for x in nodes) if nodes else 0
    return show(roots), d(roots)

#> rows_to_tree_terse([(1, 0, "root"), (2, 1, "a"), (3, 1, "b"), (4, 2, "c")])
#> rows_to_tree_terse([])
#> rows_to_tree_terse([(5, 9, "x"), (6, 9, "y")])
#> rows_to_tree_terse([(3, 2, "leaf"), (2, 1, "mid"), (1, None, "top")])
#> rows_to_tree_terse([(1, 0)])
#> rows_to_tree_terse([(1, 0, "root"), (2, 1, "a"), (3, 1, "b"), (4, 2, "c"), (5, 9, "x"), (6, 9, "y")])

### any_shift_overlap_bool
def any_shift_overlap_bool(shifts):
    """True if any two shifts of the same person overlap.

    shifts: list of dicts with keys who, start, end (hours as floats).
    """
    shifts_by_person = {}
    for shift in shifts:
        if shift["who"] not in shifts_by_person:
            shifts_by_person[shift["who"]] = []
        shifts_by_person[shift["who"]].append((shift["start"], shift["end"]))
    overlap_found = False
    for person in shifts_by_person:
        times = sorted(shifts_by_person[person])
        for index in range(1, len(times)):
            previous_end = times[index - 1][1]
            this_start = times[index][0]
            if this_start < previous_end:
                overlap_found = True
                break
        if overlap_found:
            break
    return overlap_found

#> any_shift_overlap_bool([{"who": "ann", "start": 8, "end": 12}, {"who": "ann", "start": 12, "end": 16}, {"who": "bob", "start": 9, "end": 13}])
#> any_shift_overlap_bool([{"who": "ann", "start": 8, "end": 12.5}, {"who": "bob", "start": 9, "end": 13}, {"who": "ann", "start": 12, "end": 16}])
#> any_shift_overlap_bool([])
#> any_shift_overlap_bool([{"who": "cy", "start": 20, "end": 24}, {"who": "cy", "start": 0, "end": 6}])
#> any_shift_overlap_bool([{"who": "cy", "start": 1, "end": 9}, {"who": "dee", "start": 2, "end": 3}, {"who": "dee", "start": 2.5, "end": 4}])
#> any_shift_overlap_bool([{"who": "ann", "start": 8, "end": 12}, {"who": "ann", "start": 12, "end": 16}, {"who": "bob", "start": 9, "end": 13}, {"who": "cy", "start": 20, "end": 24}, {"who": "cy", "start": 0, "end": 6}])
#> any_shift_overlap_bool([{"who": "ann", "start": 8, "end": 12}, {"who": "ann", "start": 12, "end": 16}, {"who": "bob", "start": 9, "end": 13}, {"who": "cy", "start": 1, "end": 9}, {"who": "dee", "start": 2, "end": 3}, {"who": "dee", "start": 2.5, "end": 4}])
