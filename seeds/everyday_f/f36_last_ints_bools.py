### count_trips_with_boat
def count_trips_with_boat(weights: list[int], limit: int) -> int:
    """At most two people a trip; heaviest with the lightest if they fit."""
    people = sorted(weights)
    if people and people[-1] > limit:
        raise ValueError(f"{people[-1]} is too heavy")
    low, high = 0, len(people) - 1
    trips = 0
    while low <= high:
        if people[low] + people[high] <= limit:
            low += 1
        high -= 1
        trips += 1
    return trips

#> count_trips_with_boat([70, 50, 80, 50, 60, 40, 90], 120)
#> count_trips_with_boat([30, 30, 30], 100)
#> count_trips_with_boat([], 10)
#> count_trips_with_boat([50, 120], 100)
#> count_trips_with_boat([10, 20, 30, 40, 50, 60, 70, 80, 90], 90)
#> count_trips_with_boat([10, 20, 30, 40, 50, 60, 70, 80, 90, 70, 50, 80, 50, 60, 40, 90, 30, 30, 30], 90)
#> count_trips_with_boat([70, 50, 80, 50, 60, 40, 90, 10, 20, 30, 40, 50, 60, 70, 80, 90], 120)

### balanced_substrings_longest
def balanced_substrings_longest(text: str, a: str = "(", b: str = ")") -> int:
    """Length of the longest balanced part of a text of two kinds of brackets."""
    stack = [-1]
    best = 0
    for i, ch in enumerate(text):
        if ch == a:
            stack.append(i)
        elif ch == b:
            stack.pop()
            if stack:
                best = max(best, i - stack[-1])
            else:
                stack.append(i)
        else:
            stack = [i]
    return best

#> balanced_substrings_longest("(()())(()")
#> balanced_substrings_longest(")()())")
#> balanced_substrings_longest("")
#> balanced_substrings_longest("()x(())")
#> balanced_substrings_longest("<<>><>", a="<", b=">")
#> balanced_substrings_longest(')()())()x(())(()())(()')
#> balanced_substrings_longest('<<>><>()x(())(()())(()', a='<', b='>')

### total_wait_at_counters
def total_wait_at_counters(arrivals: list[int], service: list[int], counters: int = 1) -> int:
    """Sum of waits; each customer joins the counter that is free first."""
    if len(arrivals) != len(service):
        raise ValueError("lists of different length")
    free_at = [0] * counters
    waited = 0
    for arrival, duration in zip(arrivals, service):
        best = 0
        for i in range(1, counters):
            if free_at[i] < free_at[best]:
                best = i
        start = max(arrival, free_at[best])
        waited += start - arrival
        free_at[best] = start + duration
    return waited

#> total_wait_at_counters([0, 1, 2, 3, 10], [5, 4, 3, 2, 1])
#> total_wait_at_counters([0, 1, 2, 3, 10], [5, 4, 3, 2, 1], counters=2)
#> total_wait_at_counters([], [])
#> total_wait_at_counters([1], [])
#> total_wait_at_counters([0, 0, 0, 0, 0, 0], [3, 3, 3, 3, 3, 3], 3)

### same_letters_swapped_case
def same_letters_swapped_case(a: str, b: str) -> bool:
    """b is a with every letter's case swapped, blanks ignored on both sides."""
    i = j = 0
    while True:
        while i < len(a) and a[i] == " ":
            i += 1
        while j < len(b) and b[j] == " ":
            j += 1
        if i == len(a) or j == len(b):
            return i == len(a) and j == len(b)
        if a[i].swapcase() != b[j]:
            return False
        i += 1
        j += 1

#> same_letters_swapped_case("Hello World", "hELLO wORLD")
#> same_letters_swapped_case("Hello World", "hELLOwORLD  ")
#> same_letters_swapped_case("Hello", "hELL")
#> same_letters_swapped_case("Hello", "hELLo")
#> same_letters_swapped_case("  ", "")
#> same_letters_swapped_case("a B c 1 2 3", "A b C 123")
#> same_letters_swapped_case('Hello World    a B c 1 2 3', 'hELLOwORLD  ')
#> same_letters_swapped_case('Hello World a B c 1 2 3 Hello', 'hELLO wORLD')

### shelf_space_after_sales
def shelf_space_after_sales(shelf: str, sales: str, restock: str = "") -> int:
    """Free places on a shelf like 'AAB.C': each sale takes the first such item, restock fills free places in order."""
    places = list(shelf)
    missed = 0
    for item in sales:
        if item in places:
            places[places.index(item)] = "."
        else:
            missed += 1
    for item in restock:
        if "." not in places:
            break
        places[places.index(".")] = item
    return places.count(".") * 10 + missed

#> shelf_space_after_sales("AAB.C", "ABD", "EE")
#> shelf_space_after_sales("....", "", "XYZ")
#> shelf_space_after_sales("", "A")
#> shelf_space_after_sales("ABCABC", "ABCABCABC")
#> shelf_space_after_sales("AB", "A", "CDE")

### arithmetic_progression_longest
def arithmetic_progression_longest(numbers: list[int]) -> int:
    """Length of the longest subsequence with constant difference."""
    if len(numbers) < 2:
        return len(numbers)
    best: list[dict[int, int]] = []
    longest = 2
    for i, n in enumerate(numbers):
        table: dict[int, int] = {}
        for j in range(i):
            step = n - numbers[j]
            length = best[j].get(step, 1) + 1
            if length > table.get(step, 0):
                table[step] = length
            longest = max(longest, length)
        best.append(table)
    return longest

#> arithmetic_progression_longest([3, 6, 9, 12])
#> arithmetic_progression_longest([9, 4, 7, 2, 10])
#> arithmetic_progression_longest([5])
#> arithmetic_progression_longest([20, 1, 15, 3, 10, 5, 8])
#> arithmetic_progression_longest([1, 1, 1, 2])
#> arithmetic_progression_longest([9, 4, 7, 2, 10, 1, 1, 1, 2])
#> arithmetic_progression_longest([1, 1, 1, 2, 3, 6, 9, 12, 5])

### meeting_quorum_held
from datetime import datetime, timedelta


def meeting_quorum_held(log: list[str], members: int, start: str, minutes: int) -> bool:
    """Was more than half of the members present all the time? Log lines 'HH:MM +name' or '-name'."""
    begin = datetime.strptime(start, "%H:%M")
    end = begin + timedelta(minutes=minutes)
    present: set[str] = set()
    checked = False
    for line in sorted(log):
        time, change = line.split()
        moment = datetime.strptime(time, "%H:%M")
        if moment > end:
            break
        if moment > begin and not checked:
            checked = True
            if len(present) * 2 <= members:
                return False
        if change[0] == "+":
            present.add(change[1:])
        else:
            present.discard(change[1:])
            if moment > begin and len(present) * 2 <= members:
                return False
    return len(present) * 2 > members

#> meeting_quorum_held(["09:55 +ann", "09:58 +bob", "10:00 +cy", "10:20 -ann", "10:40 +dee"], 3, "10:00", 60)
#> meeting_quorum_held(["09:55 +ann", "10:05 +bob", "10:06 +cy"], 4, "10:00", 60)
#> meeting_quorum_held(["09:55 +ann", "09:56 +bob", "10:30 -bob"], 3, "10:00", 60)
#> meeting_quorum_held([], 0, "10:00", 60)
#> meeting_quorum_held(["09:00 +a", "09:01 +b", "11:30 -a"], 2, "10:00", 60)
#> meeting_quorum_held(["9 +a"], 1, "10:00", 1)
#> meeting_quorum_held(['09:55 +ann', '09:58 +bob', '10:00 +cy', '10:20 -ann', '10:40 +dee', '09:55 +ann', '09:56 +bob', '10:30 -bob', '09:00 +a', '09:01 +b', '11:30 -a'], 3, '10:00', 60)
#> meeting_quorum_held(['09:55 +ann', '10:05 +bob', '10:06 +cy', '09:55 +ann', '09:58 +bob', '10:00 +cy', '10:20 -ann', '10:40 +dee', '09:55 +ann', '09:56 +bob', '10:30 -bob'], 4, '10:00', 60)

### dice_pool_beats_target
def dice_pool_beats_target(rolls: list[int], target: int, rules: str = "") -> bool:
    """rules: 'explode' adds the next roll after a six, 'lowest' drops the lowest, 'ones' makes ones count -1."""
    values = []
    pending = list(rolls)
    while pending:
        value = pending.pop(0)
        if "explode" in rules:
            while value % 6 == 0 and pending:
                value += pending.pop(0)
        if "ones" in rules and value == 1:
            value = -1
        values.append(value)
    if "lowest" in rules and values:
        values.remove(min(values))
    return sum(values) >= target

#> dice_pool_beats_target([6, 3, 1, 5], 15)
#> dice_pool_beats_target([6, 3, 1, 5], 15, "explode lowest")
#> dice_pool_beats_target([6, 6, 2, 1], 14, "explode ones")
#> dice_pool_beats_target([], 0, "lowest")
#> dice_pool_beats_target([1, 1, 1, 6, 4, 2], 10, rules="ones lowest")
#> dice_pool_beats_target([1, 1, 1, 6, 4, 2, 6, 6, 2, 1, 6, 3, 1, 5], 10, rules='ones lowest')
#> dice_pool_beats_target([6, 3, 1, 5, 6, 6, 2, 1, 6, 3, 1, 5], 15)
