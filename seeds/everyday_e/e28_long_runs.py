### bubble_sort_with_trace
def bubble_sort_with_trace(items: list, key=None, reverse: bool = False):
    """Sorted copy, number of swaps and of passes."""
    data = list(items)
    key = key or (lambda x: x)
    swaps = passes = 0
    changed = True
    while changed:
        changed = False
        passes += 1
        for i in range(len(data) - passes):
            a, b = key(data[i]), key(data[i + 1])
            if (a < b) if reverse else (a > b):
                data[i], data[i + 1] = data[i + 1], data[i]
                swaps += 1
                changed = True
    return data, swaps, passes

#> bubble_sort_with_trace([5, 2, 9, 1, 7])
#> bubble_sort_with_trace(["pear", "fig", "apple"], key=len)
#> bubble_sort_with_trace([1, 2, 3, 4], reverse=True)
#> bubble_sort_with_trace([])
#> bubble_sort_with_trace([3, 3, 1, 2], key=lambda n: -n)
#> bubble_sort_with_trace([5, 2, 9, 1, 7, 1, 2, 3, 4])
#> bubble_sort_with_trace([3, 3, 1, 2, 5, 2, 9, 1, 7], key=lambda n: -n)

### heap_push_and_pop_all
class Heap:
    """A binary min-heap written out."""

    def __init__(self):
        self.items = []

    def push(self, item):
        self.items.append(item)
        i = len(self.items) - 1
        while i > 0 and self.items[i] < self.items[(i - 1) // 2]:
            up = (i - 1) // 2
            self.items[i], self.items[up] = self.items[up], self.items[i]
            i = up

    def pop(self):
        last = self.items.pop()
        if not self.items:
            return last
        top, self.items[0] = self.items[0], last
        i = 0
        while True:
            child = 2 * i + 1
            if child + 1 < len(self.items) and self.items[child + 1] < self.items[child]:
                child += 1
            if child >= len(self.items) or self.items[i] <= self.items[child]:
                return top
            self.items[i], self.items[child] = self.items[child], self.items[i]
            i = child


def heap_push_and_pop_all(values):
    heap = Heap()
    for value in values:
        heap.push(value)
    return [heap.pop() for _ in values]

#> heap_push_and_pop_all([4, 1, 3])
#> heap_push_and_pop_all([9, 7, 5, 3, 1])
#> heap_push_and_pop_all([])
#> heap_push_and_pop_all(["d", "a", "c", "b"])
#> heap_push_and_pop_all([1, 9, 2, 10, 11])
#> heap_push_and_pop_all([1, 9, 2, 10, 11, 9, 7, 5, 3, 1])
#> heap_push_and_pop_all([9, 7, 5, 3, 1, 4, 1, 3])

### text_statistics_report
def text_statistics_report(text: str) -> dict:
    """Letters, words, sentences, longest word and mean word length, in one pass."""
    letters = words = sentences = 0
    longest = current = ""
    for ch in text + " ":
        if ch.isalpha() or (ch == "'" and current):
            current += ch
            letters += 1
            continue
        if ch in ".!?" and current:
            sentences += 1
        if current:
            words += 1
            if len(current) > len(longest):
                longest = current
            current = ""
    mean = round(letters / words, 2) if words else 0.0
    return {"words": words, "sentences": sentences, "longest": longest, "mean": mean}

#> text_statistics_report("It works! Doesn't it? Ship it.")
#> text_statistics_report("")
#> text_statistics_report("One two, three... four")
#> text_statistics_report("Rain in Spain stays mainly in the plain.")
#> text_statistics_report("!? 123 'tis")
#> text_statistics_report("It works! Doesn't it? Ship it. !? 123 'tis")
#> text_statistics_report("One two, three... four, !? 123 'tis")

### tower_of_hanoi_states
def tower_of_hanoi_states(discs: int) -> list[str]:
    """Moves such as 'A>C' with the size of the disc, checked while they are made."""
    pegs = {"A": list(range(discs, 0, -1)), "B": [], "C": []}
    moves = []

    def move(n, source, target, spare):
        if n == 0:
            return
        move(n - 1, source, spare, target)
        disc = pegs[source].pop()
        assert not pegs[target] or pegs[target][-1] > disc
        pegs[target].append(disc)
        moves.append(f"{disc}:{source}>{target}")
        move(n - 1, spare, target, source)

    move(discs, "A", "C", "B")
    return moves

#> tower_of_hanoi_states(1)
#> tower_of_hanoi_states(2)
#> tower_of_hanoi_states(3)
#> tower_of_hanoi_states(0)
#> tower_of_hanoi_states(2 + 2)

### permutations_in_order
def permutations_in_order(letters: str, limit: int = 8) -> list[str]:
    """The first permutations in dictionary order, by the next-permutation rule."""
    current = sorted(letters)
    found = ["".join(current)]
    while len(found) < limit:
        i = len(current) - 2
        while i >= 0 and current[i] >= current[i + 1]:
            i -= 1
        if i < 0:
            break
        j = len(current) - 1
        while current[j] <= current[i]:
            j -= 1
        current[i], current[j] = current[j], current[i]
        current[i + 1:] = reversed(current[i + 1:])
        found.append("".join(current))
    return found

#> permutations_in_order("abc")
#> permutations_in_order("aab")
#> permutations_in_order("", 3)
#> permutations_in_order("dcba", limit=6)
#> permutations_in_order("1234", 10)
#> permutations_in_order('1234dcbaaab', 10)
#> permutations_in_order('1234dcba', 10)

### gap_filled_time_series
def gap_filled_time_series(points: list[tuple[int, float]], step: int = 10, method: str = "linear") -> list[float]:
    """Values at every step between the first and the last point."""
    if not points:
        return []
    points = sorted(points)
    filled = []
    index = 0
    time = points[0][0]
    while time <= points[-1][0]:
        while index + 1 < len(points) and points[index + 1][0] <= time:
            index += 1
        t0, v0 = points[index]
        if method == "linear" and index + 1 < len(points):
            t1, v1 = points[index + 1]
            value = v0 + (v1 - v0) * (time - t0) / (t1 - t0)
        else:
            value = v0
        filled.append(round(value, 2))
        time += step
    return filled

#> gap_filled_time_series([(0, 1.0), (30, 4.0), (50, 2.0)])
#> gap_filled_time_series([(0, 1.0), (30, 4.0), (50, 2.0)], method="last")
#> gap_filled_time_series([])
#> gap_filled_time_series([(5, 2.5)], 1)
#> gap_filled_time_series([(100, 10.0), (0, 0.0)], step=15)
#> gap_filled_time_series([(0, 1.0), (30, 4.0), (50, 2.0), (100, 10.0), (0, 0.0), (0, 1.0), (30, 4.0), (50, 2.0)])
#> gap_filled_time_series([(0, 1.0), (30, 4.0), (50, 2.0), (100, 10.0), (0, 0.0), (0, 1.0), (30, 4.0), (50, 2.0)], method='last')

### bracket_tree_drawn
def bracket_tree_drawn(text):
    """'a(b(d)c)' as indented lines; unknown characters raise with their position."""
    lines = []
    depth = 0
    for position, ch in enumerate(text):
        if ch == "(":
            if not lines:
                raise SyntaxError(f"no parent at {position}")
            depth += 1
        elif ch == ")":
            depth -= 1
            if depth < 0:
                raise SyntaxError(f"unexpected ) at {position}")
        elif ch.isalnum():
            lines.append("  " * depth + ch)
        elif ch != " ":
            raise SyntaxError(f"{ch!r} at {position}")
    if depth:
        raise SyntaxError(f"{depth} not closed")
    return lines

#> bracket_tree_drawn("a(b(d e)c)")
#> bracket_tree_drawn("r(s(t(u)))v")
#> bracket_tree_drawn("(a)")
#> bracket_tree_drawn("a)")
#> bracket_tree_drawn("a(b")
#> bracket_tree_drawn("m(n o(p)q)")
#> bracket_tree_drawn("x y z(1 2(3 4)5)")
#> bracket_tree_drawn("a,b")
#> bracket_tree_drawn('x y z(1 2(3 4)5) a(b(d e)c) r(s(t(u)))v')
#> bracket_tree_drawn('x y z(1 2(3 4)5) a(b(d e)c) (a)')

### polynomial_text_multiplied
import re


def parse(text):
    terms = {}
    for sign, number, x, power in re.findall(r"([+-]?)(\d*)(x?)(?:\^(\d+))?", text.replace(" ", "")):
        if not number and not x:
            continue
        value = int(number or 1) * (-1 if sign == "-" else 1)
        exponent = int(power or 1) if x else 0
        terms[exponent] = terms.get(exponent, 0) + value
    return terms


def polynomial_text_multiplied(a: str, b: str) -> str:
    product = {}
    for e1, c1 in parse(a).items():
        for e2, c2 in parse(b).items():
            product[e1 + e2] = product.get(e1 + e2, 0) + c1 * c2
    parts = []
    for exponent in sorted(product, reverse=True):
        c = product[exponent]
        if c:
            name = {0: "", 1: "x"}.get(exponent, f"x^{exponent}")
            size = "" if abs(c) == 1 and name else str(abs(c))
            parts.append(("-" if c < 0 else "+") + size + name)
    return "".join(parts).lstrip("+") or "0"

#> polynomial_text_multiplied("x + 1", "x - 1")
#> polynomial_text_multiplied("2x^2 - 3x + 1", "x^2 + 4")
#> polynomial_text_multiplied("", "x")
#> polynomial_text_multiplied("x^3", "-x^3 + 7")
#> polynomial_text_multiplied("5", "6")
#> polynomial_text_multiplied('x^3 2x^2 - 3x + 1 x + 1', '-x^3 + 7')
#> polynomial_text_multiplied('x + 1 x^3 2x^2 - 3x + 1', 'x - 1')

### vigenere_cipher_text
def vigenere_cipher_text(text, key, decrypt=False):
    result = []
    position = 0
    for ch in text:
        if not ch.isalpha() or not ch.isascii():
            result.append(ch)
            continue
        shift = ord(key[position % len(key)].lower()) - ord("a")
        if decrypt:
            shift = -shift
        base = ord("A") if ch.isupper() else ord("a")
        result.append(chr((ord(ch) - base + shift) % 26 + base))
        position += 1
    return "".join(result)

#> vigenere_cipher_text("Meet me at noon!", "lemon")
#> vigenere_cipher_text("Xiqh zp eh bbzr!", "lemon", decrypt=True)
#> vigenere_cipher_text("12:30", "key")
#> vigenere_cipher_text("abc", "")
#> vigenere_cipher_text("Caf\u00e9 Zoo", "B")
#> vigenere_cipher_text('Xiqh zp eh bbzr! abc Meet me at noon!', 'lemon', decrypt=True)
#> vigenere_cipher_text('12:30 Xiqh zp eh bbzr! Meet me at noon!', 'key')

### seven_day_forecast_streaks
def seven_day_forecast_streaks(temperatures: list[float], hot: float = 30.0) -> dict[str, object]:
    """Heat waves: at least three hot days in a row, as (first day, length, maximum)."""
    waves = []
    start = None
    for day, t in enumerate(temperatures + [float("-inf")]):
        if t >= hot:
            if start is None:
                start = day
        elif start is not None:
            length = day - start
            if length >= 3:
                waves.append((start, length, max(temperatures[start:day])))
            start = None
    longest = 0
    for _, length, _ in waves:
        longest = max(longest, length)
    return {"waves": waves, "longest": longest, "alarm": longest >= 5}

#> seven_day_forecast_streaks([28.0, 31.0, 32.5, 30.0, 29.9, 33.0, 34.0, 35.5, 31.0, 30.5, 25.0])
#> seven_day_forecast_streaks([31.0, 31.0, 20.0, 31.0])
#> seven_day_forecast_streaks([])
#> seven_day_forecast_streaks([26.0, 27.0, 25.5, 28.0, 22.0], hot=25.0)
#> seven_day_forecast_streaks([40.0, 41.0, 42.0])
#> seven_day_forecast_streaks([40.0, 41.0, 42.0, 28.0, 31.0, 32.5, 30.0, 29.9, 33.0, 34.0, 35.5, 31.0, 30.5, 25.0, 31.0, 31.0, 20.0, 31.0])
#> seven_day_forecast_streaks([26.0, 27.0, 25.5, 28.0, 22.0, 40.0, 41.0, 42.0, 28.0, 31.0, 32.5, 30.0, 29.9, 33.0, 34.0, 35.5, 31.0, 30.5, 25.0], hot=25.0)

### change_list_compacted
def change_list_compacted(changes: list[tuple[str, int, str]]) -> list[tuple[str, int, str]]:
    """Editor changes (ins|del, position, text); neighbouring inserts and deletes are joined."""
    compact: list[tuple[str, int, str]] = []
    for kind, position, text in changes:
        if compact:
            last_kind, last_position, last_text = compact[-1]
            if kind == last_kind == "ins" and position == last_position + len(last_text):
                compact[-1] = ("ins", last_position, last_text + text)
                continue
            if kind == last_kind == "del" and position + len(text) == last_position:
                compact[-1] = ("del", position, text + last_text)
                continue
            if last_kind == "ins" and kind == "del" and last_text.endswith(text) and position == last_position + len(last_text) - len(text):
                rest = last_text[:-len(text)]
                compact.pop()
                if rest:
                    compact.append(("ins", last_position, rest))
                continue
        compact.append((kind, position, text))
    return compact

#> change_list_compacted([("ins", 0, "h"), ("ins", 1, "e"), ("ins", 2, "y"), ("del", 2, "y"), ("ins", 2, "llo")])
#> change_list_compacted([("del", 5, "e"), ("del", 4, "d"), ("del", 0, "x")])
#> change_list_compacted([])
#> change_list_compacted([("ins", 3, "a"), ("del", 3, "a"), ("ins", 9, "z")])
#> change_list_compacted([("ins", 0, "ab"), ("ins", 0, "cd"), ("ins", 2, "ef"), ("del", 3, "f"), ("del", 2, "e")])
#> change_list_compacted([('ins', 0, 'h'), ('ins', 1, 'e'), ('ins', 2, 'y'), ('del', 2, 'y'), ('ins', 2, 'llo'), ('ins', 3, 'a'), ('del', 3, 'a'), ('ins', 9, 'z'), ('ins', 0, 'ab'), ('ins', 0, 'cd'), ('ins', 2, 'ef'), ('del', 3, 'f'), ('del', 2, 'e')])
#> change_list_compacted([('ins', 0, 'ab'), ('ins', 0, 'cd'), ('ins', 2, 'ef'), ('del', 3, 'f'), ('del', 2, 'e'), ('ins', 3, 'a'), ('del', 3, 'a'), ('ins', 9, 'z'), ('del', 5, 'e'), ('del', 4, 'd'), ('del', 0, 'x')])
