### parse_ranges_pages
def parse_ranges_pages(spec):
    pages = []
    for part in spec.replace(" ", "").split(","):
        lo, dash, hi = part.partition("-")
        if dash:
            pages.extend(range(int(lo), int(hi) + 1))
        elif lo:
            pages.append(int(lo))
    return sorted(set(pages))

#> parse_ranges_pages("1-3, 7, 2-4")
#> parse_ranges_pages("")
#> parse_ranges_pages("9,9,9")
#> parse_ranges_pages("5-3")
#> parse_ranges_pages("a-b")

### playlist_no_repeat_artist
def playlist_no_repeat_artist(songs):
    result, waiting = [], songs[:]
    while waiting:
        for s in waiting:
            if not result or s[0] != result[-1][0]:
                result.append(s)
                waiting.remove(s)
                break
        else:
            return result, waiting
    return result, []

#> playlist_no_repeat_artist([("abba", 1), ("abba", 2), ("cher", 3), ("cher", 4)])
#> playlist_no_repeat_artist([("x", 1), ("x", 2)])
#> playlist_no_repeat_artist([])
#> playlist_no_repeat_artist([("a", 1), ("b", 1), ("a", 2)])
#> playlist_no_repeat_artist([("q", 0)])

### parse_args_list
def parse_args_list(argv):
    opts, rest = {}, []
    it = iter(argv)
    for a in it:
        if a.startswith("--"):
            key, eq, val = a[2:].partition("=")
            opts[key] = val if eq else next(it, None)
        elif a.startswith("-") and len(a) > 1:
            for f in a[1:]:
                opts[f] = True
        else:
            rest.append(a)
    return opts, rest

#> parse_args_list(["-xv", "--out=a.txt", "src", "--level", "3"])
#> parse_args_list([])
#> parse_args_list(["-", "file"])
#> parse_args_list(["--last"])
#> parse_args_list(["--a=", "b", "-c"])

### batch_by_weekday
DAYS = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]

def batch_by_weekday(tasks, first_day, per_day):
    start = DAYS.index(first_day)
    plan = []
    for i in range(0, len(tasks), per_day):
        day = DAYS[(start + i // per_day) % 7]
        plan.append(f"{day}: {', '.join(tasks[i:i + per_day])}")
    return plan

#> batch_by_weekday(["mop", "dust", "shop"], "Sa", 1)
#> batch_by_weekday(["a", "b", "c", "d", "e"], "Mo", 2)
#> batch_by_weekday([], "We", 3)
#> batch_by_weekday(["x"], "Su", 9)
#> batch_by_weekday(["x"], "Xx", 1)

### split_paragraphs
def split_paragraphs(lines):
    paras, cur = [], []
    for line in lines + [""]:
        if line.strip():
            cur.append(line.strip())
        elif cur:
            paras.append(" ".join(cur))
            cur = []
    return paras

#> split_paragraphs(["One", "two", "", "", "Three "])
#> split_paragraphs([])
#> split_paragraphs(["", "  "])
#> split_paragraphs(["only"])
#> split_paragraphs(["é", "\t", "ü", "x"])

### outline_numbering
def outline_numbering(levels):
    counters, labels = [], []
    for lv in levels:
        del counters[lv:]
        while len(counters) < lv:
            counters.append(0)
        counters[-1] += 1
        labels.append(".".join(map(str, counters)))
    return labels

#> outline_numbering([1, 2, 2, 3, 1, 2])
#> outline_numbering([])
#> outline_numbering([2, 1])
#> outline_numbering([1, 3, 3])
#> outline_numbering([1, 0])

### indent_tree_parse
def indent_tree_parse(lines):
    root = []
    stack = [(-1, root)]
    for line in lines:
        depth = len(line) - len(line.lstrip())
        while stack[-1][0] >= depth:
            stack.pop()
        node = [line.strip()]
        stack[-1][1].append(node)
        stack.append((depth, node))
    return root

#> indent_tree_parse(["a", "  b", "    c", "  d", "e"])
#> indent_tree_parse([])
#> indent_tree_parse(["x", "y"])
#> indent_tree_parse(["    deep", " shallow"])
#> indent_tree_parse(["p", " q", "  r", "s"])

### html_stack_check
def html_stack_check(tags):
    open_tags = []
    for t in tags:
        if t.startswith("/"):
            if not open_tags or open_tags.pop() != t[1:]:
                return f"bad </{t[1:]}>"
        elif not t.endswith("/"):
            open_tags.append(t)
    return open_tags

#> html_stack_check(["div", "p", "/p", "br/", "/div"])
#> html_stack_check(["b", "i", "/b"])
#> html_stack_check([])
#> html_stack_check(["/x"])
#> html_stack_check(["ul", "li"])

### infix_to_postfix
def infix_to_postfix(tokens):
    prec = {"+": 1, "-": 1, "*": 2, "/": 2}
    out, ops = [], []
    for t in tokens:
        if t == "(":
            ops.append(t)
        elif t == ")":
            while ops[-1] != "(":
                out.append(ops.pop())
            ops.pop()
        elif t in prec:
            while ops and ops[-1] != "(" and prec[ops[-1]] >= prec[t]:
                out.append(ops.pop())
            ops.append(t)
        else:
            out.append(t)
    return out + ops[::-1]

#> infix_to_postfix(["a", "+", "b", "*", "c"])
#> infix_to_postfix(["(", "a", "+", "b", ")", "*", "c"])
#> infix_to_postfix([])
#> infix_to_postfix(["x", "-", "y", "-", "z"])
#> infix_to_postfix(["a", ")"])

### token_spans
def token_spans(text, words):
    spans, cursor = [], 0
    for w in words:
        at = text.find(w, cursor)
        if at < 0:
            spans.append(None)
            continue
        cursor = at + len(w)
        spans.append((at, cursor))
    return spans

#> token_spans("the cat the hat", ["the", "the", "cat"])
#> token_spans("", ["a"])
#> token_spans("abc", [])
#> token_spans("naïve naïve", ["ïve", "naï"])
#> token_spans("a b", ["", "b"])

### highlight_ranges
def highlight_ranges(text, spans):
    chars = list(text)
    for s, e in sorted(spans, reverse=True):
        chars.insert(e, "]")
        chars.insert(s, "[")
    return "".join(chars)

#> highlight_ranges("hello there", [(0, 5), (6, 11)])
#> highlight_ranges("", [])
#> highlight_ranges("abc", [(1, 2)])
#> highlight_ranges("xyz", [(3, 9)])
#> highlight_ranges("nested", [(0, 6), (1, 3)])

### diff_positions_report
def diff_positions_report(old, new):
    report = []
    for i in range(max(len(old), len(new))):
        a = old[i] if i < len(old) else "∅"
        b = new[i] if i < len(new) else "∅"
        if a != b:
            report.append(f"{i}:{a}>{b}")
    return report

#> diff_positions_report(["a", "b"], ["a", "c", "d"])
#> diff_positions_report([], [])
#> diff_positions_report([1, 2, 3], [1])
#> diff_positions_report("same", "same")
#> diff_positions_report([None], [0])

### elo_update_list
def elo_update_list(ratings, results, k=10):
    for w, l in results:
        gap = ratings[l] - ratings[w]
        bonus = max(-k + 1, min(k - 1, gap // 50))
        ratings[w] += k + bonus
        ratings[l] -= k + bonus
    return ratings, sorted(range(len(ratings)), key=lambda i: -ratings[i])

#> elo_update_list([1000, 1200, 1100], [(0, 1), (2, 1)])
#> elo_update_list([1500], [])
#> elo_update_list([0, 5000], [(1, 0)])
#> elo_update_list([100, 100], [(0, 1), (1, 0)], 20)
#> elo_update_list([10], [(0, 3)])

### season_standings
def season_standings(matches):
    table = {}
    for home, hg, ag, away in matches:
        for team, f, a in ((home, hg, ag), (away, ag, hg)):
            row = table.setdefault(team, [0, 0])
            row[0] += 3 if f > a else 1 if f == a else 0
            row[1] += f - a
    return sorted(((t, *r) for t, r in table.items()), key=lambda r: (-r[1], -r[2], r[0]))

#> season_standings([("Reds", 2, 0, "Blues"), ("Blues", 1, 1, "Greens")])
#> season_standings([])
#> season_standings([("A", 0, 0, "B")])
#> season_standings([("X", 1, 5, "Y"), ("Y", 0, 1, "X")])
#> season_standings([("P", 3, 2)])

### mountain_split
def mountain_split(profile):
    top = profile.index(max(profile))
    up, down = profile[:top + 1], profile[top:]
    climb = sum(max(0, b - a) for a, b in zip(up, up[1:]))
    drop = sum(max(0, a - b) for a, b in zip(down, down[1:]))
    return top, climb, drop

#> mountain_split([100, 300, 250, 800, 400])
#> mountain_split([5])
#> mountain_split([3, 3])
#> mountain_split([-10, 0, -10, 0])
#> mountain_split([])

### garden_rows_plan
def garden_rows_plan(plants, enemies):
    rows = [[]]
    for p in plants:
        for row in rows:
            if not any((p, q) in enemies or (q, p) in enemies for q in row):
                row.append(p)
                break
        else:
            rows.append([p])
    return rows

#> garden_rows_plan(["bean", "onion", "carrot"], [("bean", "onion")])
#> garden_rows_plan([], [])
#> garden_rows_plan(["a", "b", "c"], [("a", "b"), ("c", "a"), ("b", "c")])
#> garden_rows_plan(["x", "x"], [("x", "x")])
#> garden_rows_plan(["kale"], [])

### color_gradient
def color_gradient(start, end, steps):
    if steps == 1:
        return [tuple(start)]
    out = []
    for i in range(steps):
        out.append(tuple(a + (b - a) * i // (steps - 1) for a, b in zip(start, end)))
    return out

#> color_gradient((0, 0, 0), (255, 128, 10), 3)
#> color_gradient([9, 9, 9], [1, 1, 1], 1)
#> color_gradient((0,), (100,), 5)
#> color_gradient((10, 10), (10, 10), 2)
#> color_gradient((1, 2), (3, 4), 0)

### audio_normalize
def audio_normalize(samples, peak=100):
    loudest = max(map(abs, samples), default=0)
    if loudest == 0:
        return samples
    return [s * peak // loudest for s in samples]

#> audio_normalize([10, -20, 5])
#> audio_normalize([0, 0])
#> audio_normalize([])
#> audio_normalize([3], 127)
#> audio_normalize([-7, 7, -1], peak=1)

### envelope_downsample
def envelope_downsample(samples, n):
    env = []
    for i in range(0, len(samples), n):
        block = samples[i:i + n]
        env.append((min(block), max(block)))
    return env

#> envelope_downsample([1, 5, -2, 4, 0, 3, 8], 3)
#> envelope_downsample([], 2)
#> envelope_downsample([9], 1)
#> envelope_downsample("median", 2)
#> envelope_downsample([1, 2], 0)

### pixel_row_blur
def pixel_row_blur(row):
    padded = row[:1] + row + row[-1:]
    return [sum(t) // 3 for t in zip(padded, padded[1:], padded[2:])]

#> pixel_row_blur([0, 90, 0, 30])
#> pixel_row_blur([])
#> pixel_row_blur([50])
#> pixel_row_blur([255, 255])
#> pixel_row_blur([-3, 4, 8, 8, 1])

### bitmap_rle_row
def bitmap_rle_row(bits):
    lengths, color = [], "0"
    while bits:
        rest = bits.lstrip(color)
        lengths.append(len(bits) - len(rest))
        bits = rest
        color = "1" if color == "0" else "0"
    return lengths

#> bitmap_rle_row("0001101")
#> bitmap_rle_row("111")
#> bitmap_rle_row("")
#> bitmap_rle_row("0")
#> bitmap_rle_row("10101")

### stock_moving_cross
def stock_moving_cross(prices, fast, slow):
    def mean_last(i, n):
        return sum(prices[i - n + 1:i + 1]) / n

    signals, above = [], None
    for i in range(slow - 1, len(prices)):
        now = mean_last(i, fast) > mean_last(i, slow)
        if above is not None and now != above:
            signals.append((i, "buy" if now else "sell"))
        above = now
    return signals

#> stock_moving_cross([5, 4, 3, 4, 6, 7, 3, 1], 2, 3)
#> stock_moving_cross([1, 2], 1, 3)
#> stock_moving_cross([], 1, 1)
#> stock_moving_cross([3, 3, 3, 3], 1, 2)
#> stock_moving_cross([1, 9, 1, 9], 1, 2)

### loan_payments
def loan_payments(principal, rate_pct, payment):
    """Schedule of balances until the loan is paid or never will be."""
    balances = [principal]
    while balances[-1] > 0:
        due = balances[-1] + balances[-1] * rate_pct // 100
        if due - payment >= balances[-1]:
            return "never"
        balances.append(max(0, due - payment))
    return balances

#> loan_payments(1000, 10, 400)
#> loan_payments(1000, 50, 100)
#> loan_payments(0, 5, 1)
#> loan_payments(99, 0, 33)
#> loan_payments(50, 2, 500)

### expense_split_categories
def expense_split_categories(lines):
    totals = []
    for line in lines:
        *words, amount = line.split()
        label = " ".join(words) or "misc"
        idx = next((i for i, (l, _) in enumerate(totals) if l == label), None)
        if idx is None:
            totals.append((label, float(amount)))
        else:
            totals[idx] = (label, totals[idx][1] + float(amount))
    return totals

#> expense_split_categories(["bus 2.5", "lunch out 12", "bus 3"])
#> expense_split_categories([])
#> expense_split_categories(["7", "8"])
#> expense_split_categories(["rent 900.00", "refund -20"])
#> expense_split_categories(["oops x"])

### sensors_vote
def sensors_vote(*sensors):
    agreed = []
    for trio in zip(*sensors):
        top = max(trio, key=trio.count)
        agreed.append(top if trio.count(top) > len(trio) / 2 else None)
    return agreed

#> sensors_vote([1, 0, 1], [1, 1, 0], [0, 0, 2])
#> sensors_vote([5, 6], [6, 5])
#> sensors_vote()
#> sensors_vote("abc")
#> sensors_vote([True, 2], [1, 2], [0, 3])

### ferry_load
def ferry_load(cars, lane_length):
    port, starboard = [], []
    for n, length in enumerate(cars):
        lane = min(port, starboard, key=sum)
        if sum(lane) + length > lane_length:
            return port, starboard, cars[n:]
        lane.append(length)
    return port, starboard, []

#> ferry_load([4, 5, 3, 6], 10)
#> ferry_load([20], 10)
#> ferry_load([], 5)
#> ferry_load([2, 2, 2, 2, 2], 4)
#> ferry_load([1.5, 2.5], 3)

### theater_row_labels
def theater_row_labels(rows, seats, skip="IO"):
    letters = [c for c in map(chr, range(65, 91)) if c not in skip][:rows]
    return [f"{r}{s}" for r in letters for s in range(seats, 0, -1)]

#> theater_row_labels(2, 3)
#> theater_row_labels(0, 5)
#> theater_row_labels(9, 1)
#> theater_row_labels(3, 1, skip="B")
#> theater_row_labels(2, 0, "")

### bingo_check
def bingo_check(card, called):
    marks = [[n in called or n == 0 for n in row] for row in card]
    if any(all(r) for r in marks):
        return "row"
    if any(all(c) for c in zip(*marks)):
        return "column"
    return sum(sum(r) for r in marks)

#> bingo_check([[1, 2], [3, 4]], [1, 2])
#> bingo_check([[1, 2], [3, 4]], [2, 4])
#> bingo_check([[1, 2], [3, 4]], [1, 4])
#> bingo_check([[5, 0, 6], [7, 8, 9]], [])
#> bingo_check([[0]], [])

### scrabble_playable
def scrabble_playable(rack, words):
    ok = []
    for w in words:
        tiles = list(rack)
        for ch in w:
            if ch in tiles:
                tiles.remove(ch)
            elif "?" in tiles:
                tiles.remove("?")
            else:
                break
        else:
            ok.append((len(w), w))
    return max(ok)[1] if ok else None

#> scrabble_playable("tea?xq", ["tax", "teas", "quiz"])
#> scrabble_playable("zzz", ["a"])
#> scrabble_playable("", [""])
#> scrabble_playable("abcabc", ["cab", "abc", "abba"])
#> scrabble_playable("??", ["ox", "axe"])

### domino_chain
def domino_chain(tiles):
    chain = [tiles.pop(0)]
    progress = True
    while tiles and progress:
        progress = False
        for t in tiles:
            end = chain[-1][1]
            if end in t:
                tiles.remove(t)
                chain.append(t if t[0] == end else t[::-1])
                progress = True
                break
    return chain, tiles

#> domino_chain([(1, 2), (3, 1), (2, 3)])
#> domino_chain([(1, 2), (5, 6)])
#> domino_chain([(4, 4)])
#> domino_chain([(0, 1), (2, 1), (2, 2), (6, 2)])
#> domino_chain([])

### war_card_round
def war_card_round(a, b, limit=20):
    for n in range(limit):
        if not a or not b:
            return n, a or b
        x, y = a.pop(0), b.pop(0)
        if x == y:
            continue
        (a if x > y else b).extend(sorted((x, y), reverse=True))
    return "long game", len(a), len(b)

#> war_card_round([3, 5], [2, 4])
#> war_card_round([1, 1], [1, 1])
#> war_card_round([], [9])
#> war_card_round([9, 2], [3, 8])
#> war_card_round([2, 7, 4], [5, 1, 6], 2)

### hanoi_moves
def hanoi_moves(pegs, moves):
    for src, dst in moves:
        disk = pegs[src].pop()
        if pegs[dst] and pegs[dst][-1] < disk:
            pegs[src].append(disk)
            return "illegal", pegs
        pegs[dst].append(disk)
    return "ok", pegs

#> hanoi_moves([[3, 2, 1], [], []], [(0, 2), (0, 1), (2, 1)])
#> hanoi_moves([[2, 1], [], []], [(0, 1), (0, 1)])
#> hanoi_moves([[], [], [1]], [])
#> hanoi_moves([[1], []], [(1, 0)])
#> hanoi_moves([[1], [2], [3]], [(0, 1), (1, 2)])
