### loan_payments_until_free
def loan_payments_until_free(loans: dict[str, tuple[int, float]], monthly: int, snowball: bool = True) -> int:
    """Months until all debts are gone, paying minimums of 20 and the rest to one loan.

    Snowball pays the smallest first, otherwise the one with the highest rate.
    """
    debts = {name: float(amount) for name, (amount, _) in loans.items()}
    months = 0
    while any(d > 0 for d in debts.values()):
        months += 1
        if months > 60:
            return -1
        budget = float(monthly)
        for name in debts:
            if debts[name] > 0:
                debts[name] *= 1 + loans[name][1] / 12
                part = min(20.0, debts[name], budget)
                debts[name] -= part
                budget -= part
        open_loans = [n for n in debts if debts[n] > 0]
        if open_loans and budget > 0:
            if snowball:
                target = min(open_loans, key=lambda n: debts[n])
            else:
                target = max(open_loans, key=lambda n: loans[n][1])
            debts[target] = max(0.0, debts[target] - budget)
    return months

#> loan_payments_until_free({"car": (300, 0.06), "card": (150, 0.18)}, 120)
#> loan_payments_until_free({"car": (300, 0.06), "card": (150, 0.18)}, 120, snowball=False)
#> loan_payments_until_free({}, 100)
#> loan_payments_until_free({"house": (5000, 0.5)}, 20)
#> loan_payments_until_free({"a": (90, 0.0), "b": (60, 0.0), "c": (30, 0.0)}, 90)
#> loan_payments_until_free({'car': (300, 0.06), 'card': (150, 0.18), 'a': (90, 0.0), 'b': (60, 0.0), 'c': (30, 0.0)}, 120)

### overlap_days_of_trips
from datetime import date


def overlap_days_of_trips(trips: dict[str, list[str]]) -> int:
    """Days on which all travellers are away; trips like '2024-05-01..2024-05-07'."""
    away: list[set[int]] = []
    for ranges in trips.values():
        days: set[int] = set()
        for text in ranges:
            start, end = (date.fromisoformat(t).toordinal() for t in text.split(".."))
            if end < start:
                raise ValueError(f"{text} ends before it starts")
            days.update(range(start, end + 1))
        away.append(days)
    if not away:
        return 0
    common = away[0]
    for days in away[1:]:
        common = common & days
    return len(common)

#> overlap_days_of_trips({"ann": ["2024-05-01..2024-05-10"], "bob": ["2024-05-08..2024-05-20", "2024-04-28..2024-05-01"]})
#> overlap_days_of_trips({"ann": ["2024-05-01..2024-05-10"]})
#> overlap_days_of_trips({})
#> overlap_days_of_trips({"x": ["2024-05-10..2024-05-01"]})
#> overlap_days_of_trips({"p": ["2024-02-27..2024-03-03"], "q": ["2024-03-01..2024-03-05"], "r": ["2024-02-01..2024-03-02"]})
#> overlap_days_of_trips({'p': ['2024-02-27..2024-03-03'], 'q': ['2024-03-01..2024-03-05'], 'r': ['2024-02-01..2024-03-02'], 'ann': ['2024-05-01..2024-05-10'], 'bob': ['2024-05-08..2024-05-20', '2024-04-28..2024-05-01']})

### shelves_needed_for_books
def shelves_needed_for_books(books: list[tuple[int, int]], width: int, gap: int = 3) -> int:
    """Total height of shelves: books (thickness, height) stay in order, a shelf is as high as its tallest."""
    best = [0]
    for i in range(1, len(books) + 1):
        used = tallest = 0
        cheapest = None
        j = i
        while j > 0:
            thickness, height = books[j - 1]
            used += thickness
            if used > width:
                break
            tallest = max(tallest, height)
            cost = best[j - 1] + tallest + gap
            if cheapest is None or cost < cheapest:
                cheapest = cost
            j -= 1
        if cheapest is None:
            raise ValueError(f"book {i} is too thick")
        best.append(cheapest)
    return best[-1]

#> shelves_needed_for_books([(1, 1), (2, 3), (2, 3), (1, 1), (1, 1), (1, 2)], 4, gap=0)
#> shelves_needed_for_books([(3, 20), (4, 25), (2, 18), (5, 30)], 8)
#> shelves_needed_for_books([], 10)
#> shelves_needed_for_books([(11, 5)], 10)
#> shelves_needed_for_books([(2, 9), (2, 9), (2, 2), (2, 2), (2, 9)], 4, 1)

### tokens_spent_in_api_day
from dataclasses import dataclass

PRICES = {"small": 1, "medium": 4, "large": 15}


@dataclass
class Budget:
    limit: int
    spent: int = 0
    refused: int = 0

    def charge(self, cost: int) -> bool:
        if self.spent + cost > self.limit:
            self.refused += 1
            return False
        self.spent += cost
        return True


def tokens_spent_in_api_day(requests: list[str], limit: int = 100) -> int:
    """Requests 'model words'; long ones fall back to the small model when the budget is short."""
    budget = Budget(limit)
    for request in requests:
        model, words = request.split()
        cost = PRICES[model] * (1 + int(words) // 100)
        if not budget.charge(cost) and model != "small":
            budget.charge(PRICES["small"] * (1 + int(words) // 100))
    return budget.spent * 10 + budget.refused

#> tokens_spent_in_api_day(["large 250", "medium 99", "large 400", "small 50", "medium 310"])
#> tokens_spent_in_api_day(["huge 1"])
#> tokens_spent_in_api_day([])
#> tokens_spent_in_api_day(["small 900", "small 900", "small 900"], limit=15)
#> tokens_spent_in_api_day(["large 0", "large 0", "medium 0", "large 0", "small 0"], 36)
#> tokens_spent_in_api_day(['small 900', 'small 900', 'small 900', 'large 250', 'medium 99', 'large 400', 'small 50', 'medium 310', 'large 0', 'large 0', 'medium 0', 'large 0', 'small 0'], limit=15)
#> tokens_spent_in_api_day(['large 0', 'large 0', 'medium 0', 'large 0', 'small 0', 'small 900', 'small 900', 'small 900', 'large 250', 'medium 99', 'large 400', 'small 50', 'medium 310'], 36)

### stepping_stones_jumps
def stepping_stones_jumps(river: str) -> int:
    """Fewest jumps over a river like 'o.oo..o' where the next jump may be one longer or shorter; -1 if stuck."""
    stones = {i for i, ch in enumerate(river) if ch == "o"}
    goal = len(river)
    states = {(-1, 1)}
    seen = set(states)
    jumps = 0
    while states:
        jumps += 1
        following = set()
        for position, speed in states:
            for new in (speed - 1, speed, speed + 1):
                if new < 1:
                    continue
                landing = position + new
                if landing >= goal:
                    return jumps
                if landing in stones and (landing, new) not in seen:
                    seen.add((landing, new))
                    following.add((landing, new))
        states = following
    return -1

#> stepping_stones_jumps("o.oo..o")
#> stepping_stones_jumps("...")
#> stepping_stones_jumps("")
#> stepping_stones_jumps("oooooo")
#> stepping_stones_jumps("o....o")
#> stepping_stones_jumps('oooooo...')
#> stepping_stones_jumps('o.oo..oooooooo....o')

### visible_buildings_from_west
def visible_buildings_from_west(skyline: list[list[int]]) -> int:
    """Buildings seen from the west or from the north in a grid of heights."""
    seen = set()
    for r, row in enumerate(skyline):
        tallest = -1
        for c, height in enumerate(row):
            if height > tallest:
                seen.add((r, c))
                tallest = height
    for c in range(len(skyline[0]) if skyline else 0):
        tallest = -1
        for r in range(len(skyline)):
            if skyline[r][c] > tallest:
                seen.add((r, c))
                tallest = skyline[r][c]
    return len(seen)

#> visible_buildings_from_west([[3, 0, 3], [2, 5, 5], [6, 5, 3]])
#> visible_buildings_from_west([[1, 1, 1], [1, 1, 1]])
#> visible_buildings_from_west([])
#> visible_buildings_from_west([[9, 1, 2, 3], [1, 9, 9, 9]])
#> visible_buildings_from_west([[1], [2], [2], [3]])
#> visible_buildings_from_west([[1, 1, 1], [1, 1, 1], [3, 0, 3], [2, 5, 5], [6, 5, 3], [9, 1, 2, 3], [1, 9, 9, 9]])
#> visible_buildings_from_west([[1, 1, 1], [1, 1, 1], [9, 1, 2, 3], [1, 9, 9, 9], [3, 0, 3], [2, 5, 5], [6, 5, 3]])

### rounds_until_all_infected_mail
def rounds_until_all_infected_mail(contacts: dict[str, list[str]], careful: set[str], start: str) -> int:
    """A virus mail goes to all contacts each round; careful people open only the second copy."""
    opened = {start}
    copies: dict[str, int] = {}
    fresh = [start]
    rounds = 0
    while fresh:
        rounds += 1
        new = []
        for person in fresh:
            for other in contacts.get(person, []):
                if other in opened:
                    continue
                copies[other] = copies.get(other, 0) + 1
                if other in careful and copies[other] < 2:
                    continue
                opened.add(other)
                new.append(other)
        fresh = new
    return rounds * 100 + len(opened)

#> rounds_until_all_infected_mail({"a": ["b", "c"], "b": ["d"], "c": ["d"], "d": ["e"]}, {"d"}, "a")
#> rounds_until_all_infected_mail({"a": ["b"], "b": ["c"]}, {"b"}, "a")
#> rounds_until_all_infected_mail({}, set(), "x")
#> rounds_until_all_infected_mail({"p": ["q", "r"], "q": ["p", "r"], "r": ["s"]}, {"r"}, "p")
#> rounds_until_all_infected_mail({"1": ["2", "2"], "2": ["3"]}, {"2", "3"}, "1")
#> rounds_until_all_infected_mail({'a': ['b', 'c'], 'b': ['d'], 'c': ['d'], 'd': ['e'], 'p': ['q', 'r'], 'q': ['p', 'r'], 'r': ['s']}, {'d'}, 'a')
#> rounds_until_all_infected_mail({'a': ['b', 'c'], 'b': ['d'], 'p': ['q', 'r'], 'q': ['p', 'r'], 'r': ['s'], 'c': ['d'], 'd': ['e']}, {'b'}, 'a')

### zigzag_letters_row_sum
def zigzag_letters_row_sum(text: str, rows: int, row: int) -> int:
    """Write the text in a zigzag (rail fence) and add up the letter numbers (a=1) of one row."""
    if not 0 <= row < rows:
        raise IndexError(f"row {row} of {rows}")
    total = 0
    current, step = 0, 1
    for ch in text.lower():
        if not ch.isalpha():
            continue
        if current == row:
            total += ord(ch) - ord("a") + 1
        if rows > 1:
            if current == 0:
                step = 1
            elif current == rows - 1:
                step = -1
            current += step
    return total

#> zigzag_letters_row_sum("we are discovered, flee at once", 3, 1)
#> zigzag_letters_row_sum("zigzag", 2, 0)
#> zigzag_letters_row_sum("abc", 1, 0)
#> zigzag_letters_row_sum("abc", 2, 2)
#> zigzag_letters_row_sum("The end.", 4, 3)
#> zigzag_letters_row_sum('we are discovered, flee at once, abc', 3, 1)
#> zigzag_letters_row_sum('abc, we are discovered, flee at once, zigzag', 1, 0)
