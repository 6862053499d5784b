### intcode_like_machine_steps
def intcode_like_machine_steps(program: str, limit: int = 60) -> int:
    """add/sub/jnz/dec on registers a, b, c; gives the value of a, or -1 at the limit."""
    lines = [line.split() for line in program.split(";")]
    registers = {"a": 0, "b": 0, "c": 0}

    def value(word):
        return registers[word] if word in registers else int(word)

    pointer = steps = 0
    while pointer < len(lines):
        steps += 1
        if steps > limit:
            return -1
        op, *args = lines[pointer]
        if op == "set":
            registers[args[0]] = value(args[1])
        elif op == "add":
            registers[args[0]] += value(args[1])
        elif op == "dec":
            registers[args[0]] -= 1
        elif op == "jnz":
            if value(args[0]):
                pointer += value(args[1])
                continue
        else:
            raise ValueError(f"unknown operation {op}")
        pointer += 1
    return registers["a"]

#> intcode_like_machine_steps("set b 4; add a 3; dec b; jnz b -2")
#> intcode_like_machine_steps("jnz 1 0")
#> intcode_like_machine_steps("mul a 2")
#> intcode_like_machine_steps("set a 5; set b a; add a b; jnz c 2; add a 1")
#> intcode_like_machine_steps("set c 3; set b 2; add a 1; dec b; jnz b -2; dec c; jnz c -5")
#> intcode_like_machine_steps('set a 5; set b a; add a b; jnz c 2; add a 1;set b 4; add a 3; dec b; jnz b -2')

### cents_saved_by_best_offers
def cents_saved_by_best_offers(basket: dict[str, int], prices: dict[str, int], offers: list[str]) -> int:
    """Offers '3x tea=500' or 'tea+milk=300'; each used as often as possible, in order."""
    left = dict(basket)
    saved = 0
    for offer in offers:
        goods, _, price = offer.partition("=")
        if "x " in goods:
            count, name = goods.split("x ")
            need = {name: int(count)}
        else:
            need = {}
            for name in goods.split("+"):
                need[name] = need.get(name, 0) + 1
        normal = sum(prices[n] * k for n, k in need.items())
        while all(left.get(n, 0) >= k for n, k in need.items()):
            for n, k in need.items():
                left[n] -= k
            saved += normal - int(price)
    return saved

#> cents_saved_by_best_offers({"tea": 7, "milk": 2}, {"tea": 200, "milk": 120}, ["3x tea=500", "tea+milk=300"])
#> cents_saved_by_best_offers({"a": 1}, {"a": 100}, ["2x a=150"])
#> cents_saved_by_best_offers({}, {}, [])
#> cents_saved_by_best_offers({"a": 1}, {}, ["b+c=5"])
#> cents_saved_by_best_offers({"a": 4, "b": 4, "c": 1}, {"a": 50, "b": 70, "c": 90}, ["a+b+c=150", "a+a=80", "2x b=130"])
#> cents_saved_by_best_offers({'a': 4, 'b': 4, 'c': 1, 'tea': 7, 'milk': 2}, {'a': 50, 'b': 70, 'c': 90}, ['a+b+c=150', 'a+a=80', '2x b=130'])
#> cents_saved_by_best_offers({'tea': 7, 'milk': 2, 'a': 4, 'b': 4, 'c': 1}, {'tea': 200, 'milk': 120}, ['3x tea=500', 'tea+milk=300'])

### longest_common_subsequence_lines
def longest_common_subsequence_lines(old: str, new: str) -> int:
    """Lines that two versions of a text have in common, in order."""
    a = [line.strip() for line in old.splitlines() if line.strip()]
    b = [line.strip() for line in new.splitlines() if line.strip()]
    row = [0] * (len(b) + 1)
    for line in a:
        diagonal = 0
        for j, other in enumerate(b, start=1):
            above = row[j]
            if line == other:
                row[j] = diagonal + 1
            elif row[j - 1] > row[j]:
                row[j] = row[j - 1]
            diagonal = above
    return row[-1]

#> longest_common_subsequence_lines("a\nb\nc\nd", "b\nx\nd\ne")
#> longest_common_subsequence_lines("one\n\ntwo", " two \n one ")
#> longest_common_subsequence_lines("", "a")
#> longest_common_subsequence_lines("p\nq\nr\np\nq", "q\np\nq\nr")
#> longest_common_subsequence_lines("same\nlines\nhere", "same\nlines\nhere")
#> longest_common_subsequence_lines('p\nq\nr\np\nq\nsame\nlines\nhere\none\n\ntwo', 'q\np\nq\nr')
#> longest_common_subsequence_lines('a\nb\nc\nd\nsame\nlines\nhere\none\n\ntwo', 'b\nx\nd\ne')

### crane_moves_to_bottom
def crane_moves_to_bottom(stacks: list[str], wanted: str) -> int:
    """Moves until the wanted crates (in order) were taken out; the crane puts what is above on the lowest other stack."""
    piles = [list(s) for s in stacks]
    moves = 0
    for crate in wanted:
        pile = None
        for candidate in piles:
            if crate in candidate:
                pile = candidate
        if pile is None:
            raise LookupError(crate)
        while pile[-1] != crate:
            lowest = None
            for other in piles:
                if other is not pile and (lowest is None or len(other) < len(lowest)):
                    lowest = other
            lowest.append(pile.pop())
            moves += 1
        pile.pop()
        moves += 1
    return moves

#> crane_moves_to_bottom(["abc", "de", "f"], "ad")
#> crane_moves_to_bottom(["abcd", ""], "ab")
#> crane_moves_to_bottom(["x"], "y")
#> crane_moves_to_bottom(["pq", "rs", "tu"], "")
#> crane_moves_to_bottom(["abc", "def", "ghi"], "adg")
#> crane_moves_to_bottom(['abc', 'def', 'ghi', 'abcd', '', 'pq', 'rs', 'tu'], 'adg')
#> crane_moves_to_bottom(['abc', 'def', 'ghi', 'abc', 'de', 'f', 'abcd', ''], 'adg')

### minimal_meeting_rooms_needed
def minimal_meeting_rooms_needed(meetings: list[str], cleaning: int = 0) -> int:
    """Meetings '09:00-10:30'; each room needs some minutes of cleaning after a meeting."""
    events = []
    for meeting in meetings:
        start, end = (int(t[:2]) * 60 + int(t[3:]) for t in meeting.split("-"))
        if end <= start:
            raise ValueError(meeting)
        events.append((start, 1))
        events.append((end + cleaning, -1))
    events.sort()
    rooms = most = 0
    for _, change in events:
        rooms += change
        if rooms > most:
            most = rooms
    return most

#> minimal_meeting_rooms_needed(["09:00-10:30", "10:00-11:00", "10:30-12:00", "13:00-14:00"])
#> minimal_meeting_rooms_needed(["09:00-10:30", "10:00-11:00", "10:30-12:00", "11:05-11:30"], cleaning=10)
#> minimal_meeting_rooms_needed([])
#> minimal_meeting_rooms_needed(["10:00-09:00"])
#> minimal_meeting_rooms_needed(["08:00-18:00"] * 3 + ["12:00-13:00"])
#> minimal_meeting_rooms_needed(['09:00-10:30', '10:00-11:00', '10:30-12:00', '11:05-11:30', '09:00-10:30', '10:00-11:00', '10:30-12:00', '13:00-14:00'], cleaning=10)

### population_after_census_rules
def population_after_census_rules(ages: list[int], years: int) -> int:
    """Lanternfish-like: everyone under 8 counts down; at 0 a new one (8) is born and the old starts at 6."""
    counts = [0] * 9
    for age in ages:
        counts[age] += 1
    for _ in range(years):
        born = counts[0]
        for age in range(8):
            counts[age] = counts[age + 1]
        counts[8] = born
        counts[6] += born
    return sum(counts)

#> population_after_census_rules([3, 4, 3, 1, 2], 8)
#> population_after_census_rules([0], 3)
#> population_after_census_rules([], 5)
#> population_after_census_rules([8, 8], 9)
#> population_after_census_rules([9], 1)
#> population_after_census_rules([8, 8, 3, 4, 3, 1, 2, 0], 9)
#> population_after_census_rules([8, 8, 0], 9)

### steps_in_fake_sort_by_flips
def steps_in_fake_sort_by_flips(pancakes: list[int]) -> int:
    """Pancake sort: flips used until sorted from small (top) to large."""
    stack = list(pancakes)
    flips = 0
    for size in range(len(stack), 1, -1):
        largest = 0
        for i in range(1, size):
            if stack[i] > stack[largest]:
                largest = i
        if largest == size - 1:
            continue
        if largest:
            stack[:largest + 1] = stack[largest::-1]
            flips += 1
        stack[:size] = stack[size - 1::-1]
        flips += 1
    return flips

#> steps_in_fake_sort_by_flips([3, 1, 4, 2])
#> steps_in_fake_sort_by_flips([1, 2, 3])
#> steps_in_fake_sort_by_flips([])
#> steps_in_fake_sort_by_flips([5, 4, 3, 2, 1])
#> steps_in_fake_sort_by_flips([2, 5, 1, 4, 3, 6])
#> steps_in_fake_sort_by_flips([1, 2, 3, 3, 1, 4, 2, 5, 4, 3, 2, 1])
#> steps_in_fake_sort_by_flips([5, 4, 3, 2, 1, 3, 1, 4, 2, 1, 2, 3])

### points_covered_by_rectangles
def points_covered_by_rectangles(rectangles: list[tuple[int, int, int, int]]) -> int:
    """Area of the union of rectangles (x, y, width, height) on a small raster."""
    covered = set()
    for x, y, width, height in rectangles:
        for column in range(x, x + width):
            for row in range(y, y + height):
                covered.add((column, row))
    return len(covered)

#> points_covered_by_rectangles([(0, 0, 3, 2), (2, 1, 3, 2)])
#> points_covered_by_rectangles([])
#> points_covered_by_rectangles([(5, 5, 0, 9)])
#> points_covered_by_rectangles([(0, 0, 4, 4), (1, 1, 2, 2)])
#> points_covered_by_rectangles([(-1, -1, 2, 2), (0, 0, 2, 2), (3, 0, 1, 5)])
#> points_covered_by_rectangles([(0, 0, 4, 4), (1, 1, 2, 2), (0, 0, 3, 2), (2, 1, 3, 2), (-1, -1, 2, 2), (0, 0, 2, 2), (3, 0, 1, 5)])
#> points_covered_by_rectangles([(5, 5, 0, 9), (0, 0, 4, 4), (1, 1, 2, 2), (-1, -1, 2, 2), (0, 0, 2, 2), (3, 0, 1, 5)])

### spam_score_of_mail
import re

RULES = [
    (re.compile(r"\bfree\b", re.I), 2),
    (re.compile(r"\$\d+"), 3),
    (re.compile(r"!{2,}"), 1),
    (re.compile(r"https?://\d+\.\d+"), 5),
    (re.compile(r"unsubscribe", re.I), -1),
]


def spam_score_of_mail(subject: str, body: str) -> int:
    """Each hit adds its weight, hits in the subject count double, shouting adds two."""
    score = 0
    for text, factor in ((subject, 2), (body, 1)):
        for pattern, weight in RULES:
            hits = 0
            for _ in pattern.finditer(text):
                hits += 1
            score += hits * weight * factor
    letters = [c for c in subject if c.isalpha()]
    if letters and sum(c.isupper() for c in letters) > 0.7 * len(letters):
        score += 2
    return max(score, 0)

#> spam_score_of_mail("FREE MONEY!!", "Get $500 at http://10.2.3.4 now")
#> spam_score_of_mail("Minutes of Monday", "See attachment. Unsubscribe any time")
#> spam_score_of_mail("", "")
#> spam_score_of_mail("Re: lunch", "free at noon? free at one?")
#> spam_score_of_mail("$5 and $10", "wow!!! really!!")
#> spam_score_of_mail('FREE MONEY!! Minutes of Monday $5 and $10', 'Get $500 at http://10.2.3.4 now')
#> spam_score_of_mail('Re: lunch Minutes of Monday $5 and $10', 'free at noon? free at one?')
