### playlist_rotation_deque
from collections import deque


def playlist_rotation_deque(songs, presses):
    """n next, p previous, q queue the current one again at the end, d delete it."""
    playlist = deque(songs.split())
    heard = []
    for press in presses:
        if press == "n":
            playlist.rotate(-1)
        elif press == "p":
            playlist.rotate(1)
        elif press == "d":
            heard.append("-" + playlist.popleft())
            continue
        else:
            playlist.append(playlist[0])
        heard.append(playlist[0])
    return heard

#> playlist_rotation_deque("blue red green", "nnp")
#> playlist_rotation_deque("a b c d", "pqdd")
#> playlist_rotation_deque("only", "dn")
#> playlist_rotation_deque("", "np")
#> playlist_rotation_deque("x y", "nq?")
#> playlist_rotation_deque("one two three four five", "ppndqn")

### run_lengths_of_weather
from itertools import groupby


def run_lengths_of_weather(days):
    """Longest spell of each kind of weather, and the text in short form."""
    short = []
    longest = {}
    for kind, run in groupby(days.split()):
        length = sum(1 for _ in run)
        short.append(kind[0].upper() + (str(length) if length > 1 else ""))
        if length > longest.get(kind, 0):
            longest[kind] = length
    return "".join(short), longest

#> run_lengths_of_weather("sun sun rain sun sun sun fog")
#> run_lengths_of_weather("")
#> run_lengths_of_weather("snow")
#> run_lengths_of_weather("rain rain RAIN rain")
#> run_lengths_of_weather(["sun"])
#> run_lengths_of_weather("fog sun fog sun fog fog fog sun sun")

### balance_dips_below
from itertools import accumulate
import operator


def balance_dips_below(start, changes, floor=0):
    balances = list(accumulate(changes, initial=start))
    lows = list(accumulate(balances, min))
    for day, (balance, low) in enumerate(zip(balances, lows)):
        if balance < floor:
            return day, balance
    growth = list(accumulate([2, 2, 3], operator.mul))
    if lows[-1] == start:
        return None
    return lows[-1] * growth[0], balances[-1]

#> balance_dips_below(100, [-30, -80, 50])
#> balance_dips_below(100, [20, 5])
#> balance_dips_below(40, [-30, 60, -10])
#> balance_dips_below(0, [], floor=1)
#> balance_dips_below(10, [5, "x"])
#> balance_dips_below(7.5, [-2.5, -2.5], -1)

### compare_versions_zip_longest
from itertools import zip_longest


def chunks(version):
    for part in version.lstrip("v").replace("-", ".").split("."):
        yield (1, int(part), "") if part.isdigit() else (0, 0, part)


def compare_versions_zip_longest(left: str, right: str) -> int:
    """-1, 0 or 1; missing numbers count as zero, words come before numbers (1.0-rc < 1.0)."""
    for a, b in zip_longest(chunks(left), chunks(right), fillvalue=(1, 0, "")):
        if a < b:
            return -1
        if a > b:
            return 1
    return 0

#> compare_versions_zip_longest("1.2.10", "1.2.9")
#> compare_versions_zip_longest("v2.0", "2")
#> compare_versions_zip_longest("1.0-rc", "1.0")
#> compare_versions_zip_longest("1.0-alpha.3", "1.0-alpha.12")
#> compare_versions_zip_longest("", "0")
#> compare_versions_zip_longest(3, "3")

### counter_shopping_arithmetic
from collections import Counter


def parse_list(text):
    counts = Counter()
    for item in text.split(","):
        number, _, name = item.strip().partition(" ")
        if name:
            counts[name] += int(number)
    return counts


def counter_shopping_arithmetic(wanted, pantry, recipe_times=1):
    """What to buy, what is left over, what is used from the pantry."""
    need = parse_list(wanted)
    for name in need:
        need[name] *= recipe_times
    have = parse_list(pantry)
    buy = need - have
    left = have - need
    used = need & have
    return dict(buy), dict(left), used.total()

#> counter_shopping_arithmetic("3 eggs, 200 flour, 1 milk", "2 eggs, 500 flour")
#> counter_shopping_arithmetic("3 eggs, 2 eggs", "12 eggs", recipe_times=2)
#> counter_shopping_arithmetic("", "")
#> counter_shopping_arithmetic("two eggs", "1 milk")
#> counter_shopping_arithmetic("1 tea, 4 cake", "5 tea, 1 cake", 0)
#> counter_shopping_arithmetic("salt, 3 pepper", "1 pepper, 1 oil")

### settings_chainmap_lookup
from collections import ChainMap

DEFAULTS = {"theme": "light", "size": 12, "lang": "en"}


def settings_chainmap_lookup(user, project, edits):
    chain = ChainMap(user, project, DEFAULTS)
    for key, value in edits:
        if value is None:
            chain.pop(key)
        else:
            chain[key] = value
    child = chain.new_child({"size": chain["size"] + 2})
    where = {}
    for key in sorted(chain):
        for depth, layer in enumerate(chain.maps):
            if key in layer:
                where[key] = depth
                break
    return child["size"], child.parents["theme"], where

#> settings_chainmap_lookup({"theme": "dark"}, {"size": 10}, [])
#> settings_chainmap_lookup({}, {}, [("lang", "fr"), ("size", 20)])
#> settings_chainmap_lookup({"size": 9}, {"beta": True}, [("size", None)])
#> settings_chainmap_lookup({}, {"size": 9}, [("size", None)])
#> settings_chainmap_lookup({"size": "big"}, {}, [])
#> settings_chainmap_lookup({"font": "mono"}, {"theme": "blue"}, [("theme", "red"), ("font", None)])

### starmap_distance_total
from itertools import starmap, pairwise
from math import hypot


def leg(a, b):
    return hypot(a[0] - b[0], a[1] - b[1])


def penalty(index, length):
    return 2.5 if index % 3 == 2 and length > 4 else 0.0


def starmap_distance_total(route, closed=False):
    """Length of a route of (x, y) stops; every third long leg costs a break."""
    stops = [tuple(map(float, stop.split(","))) for stop in route.split()]
    if closed and stops:
        stops.append(stops[0])
    legs = list(starmap(leg, pairwise(stops)))
    return round(sum(legs) + sum(starmap(penalty, enumerate(legs))), 3)

#> starmap_distance_total("0,0 3,4 3,0 9,8")
#> starmap_distance_total("0,0 3,4", closed=True)
#> starmap_distance_total("")
#> starmap_distance_total("1,1 1")
#> starmap_distance_total("0.5,0.5 1.5,0.5 1.5,1.5", True)
#> starmap_distance_total("1,one")

### seating_by_product_filter
from itertools import permutations


def happy(order, feuds):
    neighbours = zip(order, order[1:])
    return not any(frozenset(pair) in feuds for pair in neighbours)


def seating_by_product_filter(guests, feuds):
    """First order (alphabetical) where no two enemies sit together, else None."""
    bad = {frozenset(pair.split("-")) for pair in feuds}
    tried = 0
    for order in permutations(sorted(guests)):
        tried += 1
        if happy(order, bad):
            return tried, "".join(order)
    return None

#> seating_by_product_filter("abc", ["a-b"])
#> seating_by_product_filter("dcba", ["a-b", "b-c"])
#> seating_by_product_filter("ab", ["b-a"])
#> seating_by_product_filter("", [])
#> seating_by_product_filter("xy", [("x", "y")])
#> seating_by_product_filter("abc", ["a-b", "b-c", "a-c"])

### sliding_window_alarm
from collections import deque


def sliding_window_alarm(readings, width=3, limit=50.0):
    """Index where the mean of the last readings first exceeds the limit, or -1."""
    window = deque(maxlen=width)
    for index, reading in enumerate(readings):
        if reading is None:
            window.clear()
            continue
        window.append(reading)
        if len(window) == window.maxlen and sum(window) / width > limit:
            return index
    return -1

#> sliding_window_alarm([40, 55, 60, 61, 10])
#> sliding_window_alarm([80, 90, None, 70, 70])
#> sliding_window_alarm([80, 90, None, 70, 70, 71.5], width=2)
#> sliding_window_alarm([], 4)
#> sliding_window_alarm([1, 2, "3"], 3)
#> sliding_window_alarm([5.5, 6.5], 1, limit=6)

### batch_invites_islice
from itertools import islice, count, cycle


def batches(items, size):
    it = iter(items)
    while batch := list(islice(it, size)):
        yield batch


def batch_invites_islice(names, size=3, hosts=("Kay", "Lou")):
    """One line per table with its number, host and guests."""
    host = cycle(hosts)
    numbers = count(10, 5)
    lines = []
    for number, batch in zip(numbers, batches(names, size)):
        if len(batch) == 1 and lines:
            lines[-1] += " + " + batch[0]
            break
        lines.append(f"T{number} {next(host)}: {', '.join(batch)}")
    return lines

#> batch_invites_islice(["Al", "Bea", "Cy", "Dee", "Ed"])
#> batch_invites_islice(["Al", "Bea", "Cy", "Dee"])
#> batch_invites_islice([])
#> batch_invites_islice("wxyz", 2, ["Zoe"])
#> batch_invites_islice(["solo"], size=1, hosts=())
#> batch_invites_islice(["Ann", "Bo", "Cleo", "Dan", "Eva", "Flo", "Gus"], 2)

### takewhile_header_lines
from itertools import takewhile, dropwhile, filterfalse


def is_comment(line):
    return line.startswith("#")


def takewhile_header_lines(text, keep_comments=False):
    lines = text.split("\n")
    header = dict(
        map(str.strip, line.split(":", 1)) for line in takewhile(lambda l: l != "", lines)
    )
    body = list(dropwhile(bool, lines))[1:]
    if not keep_comments:
        body = list(filterfalse(is_comment, body))
    header["lines"] = len(body)
    header["text"] = " / ".join(body)
    return header

#> takewhile_header_lines("title: My day\nby: Tom\n\nIt rained.\n# todo\nThen sun: yes.")
#> takewhile_header_lines("a:1\n\n# x\n\ny", keep_comments=True)
#> takewhile_header_lines("")
#> takewhile_header_lines("no colon here\n\nbody")
#> takewhile_header_lines("k: v : w")

### merge_sorted_feeds
import heapq
from itertools import groupby


def stamped(name, feed):
    for entry in feed.split(";"):
        time, _, text = entry.strip().partition(" ")
        yield time, name, text


def merge_sorted_feeds(**feeds):
    """Merge feeds sorted by time; entries of one minute share a line."""
    merged = heapq.merge(*(stamped(name, feed) for name, feed in feeds.items()))
    lines = []
    for time, group in groupby(merged, key=lambda entry: entry[0]):
        texts = [f"{text} ({name})" for _, name, text in group]
        if time and len(texts) > 1:
            lines.append(f"{time} " + " & ".join(texts))
        elif time:
            lines.append(f"{time} {texts[0]}")
    return lines

#> merge_sorted_feeds(tv="08:00 news;09:30 film", radio="08:00 jazz;08:15 talk")
#> merge_sorted_feeds(a="10:00 start")
#> merge_sorted_feeds()
#> merge_sorted_feeds(x="", y="07:05 wake;07:05 tea")
#> merge_sorted_feeds(a=None)
