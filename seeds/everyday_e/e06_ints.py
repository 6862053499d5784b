### island_count_in_map
def island_count_in_map(rows: list[str], diagonal: bool = False) -> int:
    """Number of connected groups of '#'."""
    land = {(r, c) for r, row in enumerate(rows) for c, ch in enumerate(row) if ch == "#"}
    steps = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    if diagonal:
        steps += [(1, 1), (1, -1), (-1, 1), (-1, -1)]
    islands = 0
    while land:
        todo = [min(land)]
        land.remove(todo[0])
        islands += 1
        while todo:
            r, c = todo.pop()
            for dr, dc in steps:
                spot = (r + dr, c + dc)
                if spot in land:
                    land.remove(spot)
                    todo.append(spot)
    return islands

#> island_count_in_map(["##..", "#..#", "..##"])
#> island_count_in_map(["#.#", ".#.", "#.#"])
#> island_count_in_map(["#.#", ".#.", "#.#"], diagonal=True)
#> island_count_in_map([])
#> island_count_in_map(["####", "#..#", "####", "....", "##.#"])
#> island_count_in_map(['#.#', '.#.', '#.#', '##..', '#..#', '..##'])
#> island_count_in_map(['#.#', '.#.', '#.#', '#.#', '.#.', '#.#'])

### water_trapped_between_walls
def water_trapped_between_walls(heights):
    left, right = 0, len(heights) - 1
    best_left = best_right = 0
    water = 0
    while left < right:
        if heights[left] < heights[right]:
            best_left = max(best_left, heights[left])
            water += best_left - heights[left]
            left += 1
        else:
            best_right = max(best_right, heights[right])
            water += best_right - heights[right]
            right -= 1
    return water

#> water_trapped_between_walls([0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1])
#> water_trapped_between_walls([4, 2, 0, 3, 2, 5])
#> water_trapped_between_walls([])
#> water_trapped_between_walls([1, 2, 3, 4, 5])
#> water_trapped_between_walls([9, 0, 0, 0, 9, 1, 9])
#> water_trapped_between_walls([9, 0, 0, 0, 9, 1, 9, 4, 2, 0, 3, 2, 5, 0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1])
#> water_trapped_between_walls([4, 2, 0, 3, 2, 5, 1, 2, 3, 4, 5, 0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1])

### shortest_route_cost
import heapq


def shortest_route_cost(roads: dict[str, dict[str, int]], start: str, goal: str) -> int:
    """Dijkstra; -1 when the goal cannot be reached."""
    best = {start: 0}
    heap = [(0, start)]
    while heap:
        cost, town = heapq.heappop(heap)
        if town == goal:
            return cost
        if cost > best[town]:
            continue
        for other, length in roads.get(town, {}).items():
            new = cost + length
            if new < best.get(other, 10**9):
                best[other] = new
                heapq.heappush(heap, (new, other))
    return -1

#> shortest_route_cost({"A": {"B": 7, "C": 2}, "C": {"B": 3, "D": 9}, "B": {"D": 1}}, "A", "D")
#> shortest_route_cost({"A": {"B": 7}}, "B", "A")
#> shortest_route_cost({}, "X", "X")
#> shortest_route_cost({"s": {"a": 1, "b": 4, "c": 10}, "a": {"b": 1, "c": 7}, "b": {"c": 1}, "c": {"t": 2}, "t": {}}, "s", "t")
#> shortest_route_cost({"p": {"q": 5}, "q": {"p": 5, "r": 5}, "r": {"q": 5}}, "p", "r")
#> shortest_route_cost({'s': {'a': 1, 'b': 4, 'c': 10}, 'a': {'b': 1, 'c': 7}, 'b': {'c': 1}, 'c': {'t': 2}, 't': {}, 'p': {'q': 5}, 'q': {'p': 5, 'r': 5}, 'r': {'q': 5}}, 's', 't')
#> shortest_route_cost({'A': {'B': 7, 'C': 2}, 'C': {'B': 3, 'D': 9}, 'B': {'D': 1}, 's': {'a': 1, 'b': 4, 'c': 10}, 'a': {'b': 1, 'c': 7}, 'b': {'c': 1}, 'c': {'t': 2}, 't': {}}, 'A', 'D')

### inversions_by_merge_sort
def sort_and_count(items):
    if len(items) < 2:
        return items, 0
    middle = len(items) // 2
    left, a = sort_and_count(items[:middle])
    right, b = sort_and_count(items[middle:])
    merged, count = [], a + b
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            merged.append(right[j])
            j += 1
            count += len(left) - i
    return merged + left[i:] + right[j:], count


def inversions_by_merge_sort(items: list) -> int:
    return sort_and_count(items)[1]

#> inversions_by_merge_sort([3, 1, 2])
#> inversions_by_merge_sort([5, 4, 3, 2, 1])
#> inversions_by_merge_sort([])
#> inversions_by_merge_sort(["d", "a", "c", "b", "e"])
#> inversions_by_merge_sort([2, 2, 1, 1, 3, 3, 0])
#> inversions_by_merge_sort([5, 4, 3, 2, 1, 2, 2, 1, 1, 3, 3, 0])
#> inversions_by_merge_sort([2, 2, 1, 1, 3, 3, 0, 5, 4, 3, 2, 1])

### vowel_heavy_words
VOWELS = set("aeiouy")


def vowel_share(word):
    vowels = letters = 0
    for ch in word.lower():
        if ch.isalpha():
            letters += 1
            if ch in VOWELS:
                vowels += 1
    return vowels / letters if letters else 0.0


def vowel_heavy_words(sentence: str, share: float = 0.5) -> int:
    """How many words consist of vowels at least to the given share."""
    count = 0
    for word in sentence.split():
        if vowel_share(word) >= share:
            count += 1
    return count

#> vowel_heavy_words("Audio is a queue of rhythm")
#> vowel_heavy_words("", 0.1)
#> vowel_heavy_words("You owe me one; 42!", share=0.6)
#> vowel_heavy_words("brr tsk psst", share=0.2)
#> vowel_heavy_words("eye area idea", 0.75)
#> vowel_heavy_words('brr tsk psst eye area idea Audio is a queue of rhythm', share=0.2)
#> vowel_heavy_words('You owe me one; 42!;Audio is a queue of rhythm', share=0.6)

### tree_height_from_parents
def tree_height_from_parents(parents: list[int]) -> int:
    """parents[i] is the parent of i, -1 for the root. Height in edges; ValueError on a cycle."""
    depth = {}
    for start in range(len(parents)):
        path = []
        node = start
        while node != -1 and node not in depth:
            if node in path:
                raise ValueError(f"cycle through {node}")
            path.append(node)
            node = parents[node]
        base = depth[node] if node != -1 else -1
        for visited in reversed(path):
            base += 1
            depth[visited] = base
    return max(depth.values(), default=-1)

#> tree_height_from_parents([-1, 0, 0, 1, 3])
#> tree_height_from_parents([1, 2, 3, -1])
#> tree_height_from_parents([])
#> tree_height_from_parents([1, 2, 0])
#> tree_height_from_parents([4, -1, 4, 1, 1, 2])
#> tree_height_from_parents([4, -1, 4, 1, 1, 2, 1, 2, 3, -1, -1, 0, 0, 1, 3])
#> tree_height_from_parents([-1, 0, 0, 1, 3, 4, -1, 4, 1, 1, 2, 1, 2, 0])

### lines_needed_for_words
def lines_needed_for_words(text: str, width: int) -> int:
    """Greedy wrapping; a word longer than a line is cut over several lines."""
    lines, used = 1, 0
    for word in text.split():
        size = len(word)
        gap = 1 if used else 0
        if used + gap + size <= width:
            used += gap + size
            continue
        if used:
            lines += 1
        while size > width:
            lines += 1
            size -= width
        used = size
    return lines

#> lines_needed_for_words("The quick brown fox jumps over the lazy dog", 10)
#> lines_needed_for_words("", 5)
#> lines_needed_for_words("Donaudampfschifffahrt ahoi", 8)
#> lines_needed_for_words("a b c d e f g h i j k l m n", 3)
#> lines_needed_for_words("one two three four", 80)
#> lines_needed_for_words('a b c d e f g h i j k l m n one two three four The quick brown fox jumps over the lazy dog', 3)
#> lines_needed_for_words('a b c d e f g h i j k l m n The quick brown fox jumps over the lazy dog', 3)

### max_profit_with_fee
def max_profit_with_fee(prices: list[int], fee: int = 0) -> int:
    """Best total gain with any number of trades, each sale costs a fee."""
    if not prices:
        return 0
    cash, hold = 0, -prices[0]
    for price in prices[1:]:
        sold = hold + price - fee
        bought = cash - price
        if sold > cash:
            cash = sold
        if bought > hold:
            hold = bought
    return cash

#> max_profit_with_fee([1, 3, 2, 8, 4, 9], 2)
#> max_profit_with_fee([7, 1, 5, 3, 6, 4])
#> max_profit_with_fee([9, 8, 7, 6])
#> max_profit_with_fee([])
#> max_profit_with_fee([10, 12, 11, 15, 14, 20, 13, 18], fee=3)
#> max_profit_with_fee([7, 1, 5, 3, 6, 4, 10, 12, 11, 15, 14, 20, 13, 18, 1, 3, 2, 8, 4, 9])
#> max_profit_with_fee([10, 12, 11, 15, 14, 20, 13, 18, 1, 3, 2, 8, 4, 9, 7, 1, 5, 3, 6, 4], fee=3)

### checksum_of_blocks
def checksum_of_blocks(text: str, block: int = 4) -> int:
    """XOR of big endian blocks, the last one padded with zeros."""
    data = text.encode("utf-8")
    check = 0
    for offset in range(0, len(data), block):
        chunk = data[offset:offset + block]
        value = 0
        for byte in chunk:
            value = value * 256 + byte
        value <<= 8 * (block - len(chunk))
        check ^= value
    return check

#> checksum_of_blocks("hello world")
#> checksum_of_blocks("")
#> checksum_of_blocks("abab", block=2)
#> checksum_of_blocks("\u00e9t\u00e9", 1)
#> checksum_of_blocks("0123456789abcdef", block=3)
#> checksum_of_blocks('étéabab0123456789abcdef', 1)
#> checksum_of_blocks('été hello world abab', 1)

### queue_position_after_skips
from collections import deque


def queue_position_after_skips(people, name, moves):
    """moves: 's' serves the first, 'r' sends the first to the end, 'v' moves the last to the front."""
    queue = deque(people)
    for move in moves:
        if not queue:
            break
        if move == "s":
            queue.popleft()
        elif move == "r":
            queue.rotate(-1)
        elif move == "v":
            queue.rotate(1)
        else:
            raise ValueError(f"unknown move {move}")
    for place, person in enumerate(queue, 1):
        if person == name:
            return place
    return 0

#> queue_position_after_skips(["ann", "bob", "cy", "dee"], "cy", "srv")
#> queue_position_after_skips(["ann", "bob"], "ann", "s")
#> queue_position_after_skips(["ann", "bob"], "bob", "srsrs")
#> queue_position_after_skips(["a", "b", "c", "d", "e"], "e", "vvrsrrvs")
#> queue_position_after_skips(["a"], "a", "x")
#> queue_position_after_skips(['a', 'b', 'c', 'd', 'e', 'ann', 'bob'], 'e', 'vvrsrrvs')

### bonus_points_of_purchase
def tier(points):
    for limit, factor in ((1000, 3), (300, 2), (0, 1)):
        if points >= limit:
            return factor


def bonus_points_of_purchase(purchases: list[tuple[str, float]], start: int = 0) -> int:
    """A point for each full euro times the tier factor; food gives half, gift cards none."""
    points = start
    for kind, amount in purchases:
        if kind == "giftcard":
            continue
        earned = int(amount) * tier(points)
        if kind == "food":
            earned //= 2
        points += earned
    return points

#> bonus_points_of_purchase([("books", 120.5), ("food", 61.99), ("toys", 200.0), ("food", 10.0)])
#> bonus_points_of_purchase([], 55)
#> bonus_points_of_purchase([("giftcard", 500.0), ("tools", 0.99)])
#> bonus_points_of_purchase([("tools", 100.0), ("tools", 100.0), ("tools", 100.0), ("tools", 100.0)], 250)
#> bonus_points_of_purchase([("food", 33.0), ("tv", 700.0), ("food", 5.0)], start=995)
#> bonus_points_of_purchase([('books', 120.5), ('food', 61.99), ('toys', 200.0), ('food', 10.0), ('tools', 100.0), ('tools', 100.0), ('tools', 100.0), ('tools', 100.0), ('food', 33.0), ('tv', 700.0), ('food', 5.0)])
#> bonus_points_of_purchase([('tools', 100.0), ('tools', 100.0), ('tools', 100.0), ('tools', 100.0), ('food', 33.0), ('tv', 700.0), ('food', 5.0), ('books', 120.5), ('food', 61.99), ('toys', 200.0), ('food', 10.0)], 250)

### seats_taken_after_requests
class NoSeats(Exception):
    pass


def find_block(row, size):
    run = 0
    for i, taken in enumerate(row):
        run = 0 if taken else run + 1
        if run == size:
            return i - size + 1
    raise NoSeats(size)


def seats_taken_after_requests(width: int, groups: list[int]) -> int:
    """Groups sit side by side in one row; who does not fit goes home."""
    row = [False] * width
    for size in groups:
        try:
            first = find_block(row, size)
        except NoSeats:
            continue
        for seat in range(first, first + size):
            row[seat] = True
    return sum(row)

#> seats_taken_after_requests(8, [3, 4, 2, 1])
#> seats_taken_after_requests(5, [6, 7])
#> seats_taken_after_requests(0, [1])
#> seats_taken_after_requests(10, [2, 2, 2, 2, 3, 2])
#> seats_taken_after_requests(6, [])

### lookup_steps_in_hash_table
def slot_of(key, size):
    value = 7
    for ch in key:
        value = (value * 31 + ord(ch)) % size
    return value


def lookup_steps_in_hash_table(keys: list[str], wanted: str, size: int = 7) -> int:
    """Probes needed to find the key in a table with linear probing, negative if it is not there."""
    table = [None] * size
    for key in keys:
        i = slot_of(key, size)
        while table[i] is not None:
            i = (i + 1) % size
        table[i] = key
    i, probes = slot_of(wanted, size), 1
    while table[i] != wanted:
        if table[i] is None or probes == size:
            return -probes
        i = (i + 1) % size
        probes += 1
    return probes

#> lookup_steps_in_hash_table(["ant", "bee", "cat", "dog"], "cat")
#> lookup_steps_in_hash_table(["ant", "bee", "cat", "dog"], "eel")
#> lookup_steps_in_hash_table([], "x")
#> lookup_steps_in_hash_table(["a", "h", "o", "v"], "v")
#> lookup_steps_in_hash_table(["a", "b", "c"], "d", size=3)
#> lookup_steps_in_hash_table(['ant', 'bee', 'cat', 'dog', 'a', 'b', 'c'], 'eel')
#> lookup_steps_in_hash_table(['ant', 'bee', 'cat', 'dog', 'a', 'b', 'c'], 'cat')

### distinct_islands_of_time
from datetime import datetime


def distinct_islands_of_time(stamps: list[str], gap_minutes: int = 30) -> int:
    """Visits: stamps that follow each other within the gap belong together."""
    moments = sorted(datetime.fromisoformat(s) for s in stamps)
    visits = 0
    last = None
    for moment in moments:
        if last is None or (moment - last).total_seconds() > gap_minutes * 60:
            visits += 1
        last = moment
    return visits

#> distinct_islands_of_time(["2024-01-01T10:00", "2024-01-01T10:25", "2024-01-01T12:00"])
#> distinct_islands_of_time([])
#> distinct_islands_of_time(["2024-01-02T00:10", "2024-01-01T23:50", "2024-01-02T00:41", "2024-01-02T01:11:01", "2024-01-02T01:30"])
#> distinct_islands_of_time(["2024-01-01T10:00", "2024-01-01T10:05", "2024-01-01T10:10"], gap_minutes=4)
#> distinct_islands_of_time(["yesterday"], 5)
#> distinct_islands_of_time(['2024-01-01T10:00', '2024-01-01T10:05', '2024-01-01T10:10', '2024-01-02T00:10', '2024-01-01T23:50', '2024-01-02T00:41', '2024-01-02T01:11:01', '2024-01-02T01:30', '2024-01-01T10:00', '2024-01-01T10:25', '2024-01-01T12:00'], gap_minutes=4)
#> distinct_islands_of_time(['2024-01-01T10:00', '2024-01-01T10:05', '2024-01-01T10:10', '2024-01-02T00:10', '2024-01-01T23:50', '2024-01-02T00:41', '2024-01-02T01:11:01', '2024-01-02T01:30'], gap_minutes=4)

### longest_rising_run_of_readings
def longest_rising_run_of_readings(readings, strict=True):
    best = current = 0
    previous = None
    for value in readings:
        if value is None:      # sensor was off
            current = 0
            previous = None
            continue
        if previous is not None and (value > previous or (not strict and value == previous)):
            current += 1
        else:
            current = 1
        previous = value
        best = max(best, current)
    return best

#> longest_rising_run_of_readings([1, 2, 2, 3, 4, 1])
#> longest_rising_run_of_readings([1, 2, 2, 3, 4, 1], strict=False)
#> longest_rising_run_of_readings([1, 2, None, 3, 4, 5])
#> longest_rising_run_of_readings([])
#> longest_rising_run_of_readings([5.5, 5.4, 5.6, 5.7, None, 1.0, 1.1, 1.2, 1.3, 0.9], True)
#> longest_rising_run_of_readings([5.5, 5.4, 5.6, 5.7, None, 1.0, 1.1, 1.2, 1.3, 0.9, 1, 2, 2, 3, 4, 1, 1, 2, 2, 3, 4, 1], True)
#> longest_rising_run_of_readings([1, 2, None, 3, 4, 5, 1, 2, 2, 3, 4, 1, 1, 2, 2, 3, 4, 1])

### editor_cursor_column
def editor_cursor_column(line: str, keys: str, tab: int = 4) -> int:
    """Column on screen after keys: l/r move, w jumps to the next word, 0 and $ as in vi."""
    index = 0
    for key in keys:
        if key == "l":
            index = max(0, index - 1)
        elif key == "r":
            index = min(len(line), index + 1)
        elif key == "w":
            while index < len(line) and not line[index].isspace():
                index += 1
            while index < len(line) and line[index].isspace():
                index += 1
        elif key == "0":
            index = 0
        elif key == "$":
            index = len(line)
    column = 0
    for ch in line[:index]:
        column += tab - column % tab if ch == "\t" else 1
    return column

#> editor_cursor_column("one two\tthree", "ww")
#> editor_cursor_column("one two\tthree", "$l")
#> editor_cursor_column("\tindented", "r", tab=8)
#> editor_cursor_column("", "rrlw?")
#> editor_cursor_column("alpha beta", "wrr0rl")
#> editor_cursor_column('one two\tthree one two\tthree alpha beta', '$l')
#> editor_cursor_column('one two\tthree alpha beta \tindented', '$l')
