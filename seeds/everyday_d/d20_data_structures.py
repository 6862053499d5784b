### huffman_code_lengths_d20
import heapq
from collections import Counter
from dataclasses import dataclass, field


@dataclass(order=True)
class Node:
    weight: int
    order: int
    letters: str = field(compare=False)
    depth: dict = field(compare=False, default_factory=dict)


def join(left, right, order):
    depths = {letter: depth + 1 for node in (left, right) for letter, depth in node.depth.items()}
    return Node(left.weight + right.weight, order, left.letters + right.letters, depths)


def huffman_code_lengths_d20(text):
    """Bits of a text in its Huffman code."""
    counts = Counter(text)
    if len(counts) < 2:
        return len(text)
    heap = [Node(n, order, letter, {letter: 0}) for order, (letter, n) in enumerate(sorted(counts.items()))]
    heapq.heapify(heap)
    order = len(heap)
    while len(heap) > 1:
        left, right = heapq.heappop(heap), heapq.heappop(heap)
        heapq.heappush(heap, join(left, right, order))
        order += 1
    return sum(counts[letter] * depth for letter, depth in heap[0].depth.items())

#> huffman_code_lengths_d20("abracadabra")
#> huffman_code_lengths_d20("aaaa")
#> huffman_code_lengths_d20("")
#> huffman_code_lengths_d20("hello world")
#> huffman_code_lengths_d20("ab")
#> huffman_code_lengths_d20("abracadabraab")
#> huffman_code_lengths_d20("abracadabraaaaa")

### lz_window_compress
def longest_match(data, position, window):
    best = (0, 0)
    for start in range(max(0, position - window), position):
        length = 0
        while position + length < len(data) and data[start + length] == data[position + length] and length < 9:
            length += 1
        if length > best[1]:
            best = (position - start, length)
    return best


def lz_window_compress(text: str, window: int = 8) -> list:
    """Letters and (distance, length) pairs for pieces that came before, three letters at least."""
    out = []
    position = 0
    while position < len(text):
        distance, length = longest_match(text, position, window)
        if length >= 3:
            out.append((distance, length))
            position += length
        else:
            out.append(text[position])
            position += 1
    return out

#> lz_window_compress("abcabcabc")
#> lz_window_compress("aaaaaa")
#> lz_window_compress("")
#> lz_window_compress("abcd-abc", window=4)
#> lz_window_compress("banana")

### bloom_filter_maybe_d20
import zlib


class Bloom:
    def __init__(self, bits, hashes):
        self.bits, self.hashes = bits, hashes
        self.mask = 0

    def _places(self, text):
        for number in range(self.hashes):
            yield zlib.adler32(f"{number}{text}".encode()) % self.bits

    def add(self, text):
        for place in self._places(text):
            self.mask |= 1 << place

    def __contains__(self, text):
        return all(self.mask >> place & 1 for place in self._places(text))


def bloom_filter_maybe_d20(words: list[str], probe: str, bits: int = 64, hashes: int = 2) -> bool:
    bloom = Bloom(bits, hashes)
    for word in words:
        bloom.add(word)
    return probe in bloom

#> bloom_filter_maybe_d20(["apple", "pear", "plum"], "pear")
#> bloom_filter_maybe_d20(["apple", "pear", "plum"], "grape")
#> bloom_filter_maybe_d20([], "x")
#> bloom_filter_maybe_d20(["a", "b", "c", "d"], "zebra", bits=3)
#> bloom_filter_maybe_d20(["one", "two"], "three", 128, 3)

### skip_list_like_index
from bisect import bisect_right


class Index:
    def __init__(self, size):
        self.size = size
        self.pages = [[]]
        self.splits = 0

    def insert(self, key):
        firsts = [page[0] for page in self.pages[1:]]
        number = bisect_right(firsts, key)
        page = self.pages[number]
        page.insert(bisect_right(page, key), key)
        if len(page) > self.size:
            middle = len(page) // 2
            self.pages[number:number + 1] = [page[:middle], page[middle:]]
            self.splits += 1

    def range(self, low, high):
        for page in self.pages:
            if page and page[-1] < low:
                continue
            for key in page:
                if key > high:
                    return
                if key >= low:
                    yield key


def skip_list_like_index(keys, low, high, size=3):
    index = Index(size)
    for key in keys:
        index.insert(key)
    return list(index.range(low, high)), index.splits

#> skip_list_like_index([5, 1, 9, 3, 7, 2, 8], 3, 8)
#> skip_list_like_index([1, 2, 3], 5, 9)
#> skip_list_like_index([], 0, 1)
#> skip_list_like_index([4, 4, 4, 4, 4], 4, 4, size=2)
#> skip_list_like_index([10, 20, 30, 40, 50, 60, 70, 80], 15, 55, 4)

### fenwick_sums_updates
class Fenwick:
    def __init__(self, size):
        self.tree = [0] * (size + 1)

    def add(self, index, amount):
        index += 1
        while index < len(self.tree):
            self.tree[index] += amount
            index += index & -index

    def prefix(self, count):
        total = 0
        while count:
            total += self.tree[count]
            count -= count & -count
        return total


def fenwick_sums_updates(size, commands):
    tree = Fenwick(size)
    answers = []
    for command in commands:
        match command.split():
            case ["add", index, amount]:
                tree.add(int(index), int(amount))
            case ["sum", low, high]:
                answers.append(tree.prefix(int(high)) - tree.prefix(int(low)))
            case _:
                raise ValueError(command)
    return answers

#> fenwick_sums_updates(6, ["add 0 5", "add 3 7", "sum 0 4", "add 3 -2", "sum 3 6"])
#> fenwick_sums_updates(4, ["sum 0 4"])
#> fenwick_sums_updates(2, [])
#> fenwick_sums_updates(3, ["add 1 1", "mul 1 2"])
#> fenwick_sums_updates(8, ["add 7 1", "add 6 2", "add 5 3", "sum 5 8", "sum 0 7", "sum 6 7"])
#> fenwick_sums_updates(6, ["add 0 5", "add 3 7", "sum 0 4", "add 3 -2", "sum 3 6", "sum 0 4"])
#> fenwick_sums_updates(6, ["sum 0 4", "add 0 5", "add 3 7", "sum 0 4", "add 3 -2", "sum 3 6"])

### sparse_matrix_product
from collections import defaultdict


class Sparse:
    def __init__(self, cells=()):
        self.rows = defaultdict(dict)
        for row, column, value in cells:
            if value:
                self.rows[row][column] = value

    def __matmul__(self, other):
        product = Sparse()
        for row, cells in self.rows.items():
            sums = defaultdict(int)
            for middle, value in cells.items():
                for column, factor in other.rows.get(middle, {}).items():
                    sums[column] += value * factor
            product.rows[row] = {c: v for c, v in sums.items() if v}
        return product

    def cells(self):
        return sorted((r, c, v) for r, cells in self.rows.items() for c, v in cells.items())


def sparse_matrix_product(left: list[tuple], right: list[tuple], power: int = 1) -> list[tuple]:
    """Cells of left @ right (right taken several times)."""
    result = Sparse(left)
    factor = Sparse(right)
    for _ in range(power):
        result = result @ factor
    return result.cells()

#> sparse_matrix_product([(0, 0, 2), (0, 5, 3), (1, 1, 4)], [(0, 0, 1), (5, 0, 10), (1, 7, 2)])
#> sparse_matrix_product([(0, 1, 1), (0, 2, 1)], [(1, 0, 5), (2, 0, -5)])
#> sparse_matrix_product([], [(1, 1, 1)])
#> sparse_matrix_product([(0, 0, 1)], [(0, 0, 2), (0, 1, 0)], power=5)
#> sparse_matrix_product([(0, 0, 1), (1, 1, 1)], [(0, 1, 1), (1, 0, 1)], 3)

### segment_minimum_query
def build(values):
    size = 1
    while size < len(values):
        size *= 2
    tree = [float("inf")] * (2 * size)
    tree[size:size + len(values)] = values
    for index in range(size - 1, 0, -1):
        tree[index] = min(tree[2 * index], tree[2 * index + 1])
    return tree, size


def query(tree, size, low, high):
    best = float("inf")
    low += size
    high += size
    while low < high:
        if low % 2:
            best = min(best, tree[low])
            low += 1
        if high % 2:
            high -= 1
            best = min(best, tree[high])
        low //= 2
        high //= 2
    return best


def segment_minimum_query(values, spans):
    tree, size = build(values)
    total = 0
    for low, high in spans:
        if low >= high:
            continue
        total += query(tree, size, low, high)
    return total

#> segment_minimum_query([5, 2, 8, 1, 9], [(0, 2), (2, 5), (4, 5)])
#> segment_minimum_query([7], [(0, 1), (1, 1)])
#> segment_minimum_query([], [])
#> segment_minimum_query([3, 6, 4, 4, 2, 9, 8, 5], [(0, 8), (1, 4), (5, 7)])
#> segment_minimum_query([1, 2], [(0, 5)])
#> segment_minimum_query([1, 2, 5, 2, 8, 1, 9], [(0, 2), (2, 5), (4, 5)])
#> segment_minimum_query([5, 2, 8, 1, 9], [(0, 2), (2, 5), (4, 5), (0, 1), (1, 1)])

### circular_list_insert_sorted
class Node:
    def __init__(self, value):
        self.value = value
        self.next = self


class Circle:
    """A sorted circle of nodes; `entry` is any of them."""

    def __init__(self):
        self.entry = None

    def insert(self, value):
        node = Node(value)
        if self.entry is None:
            self.entry = node
            return
        at = self.entry
        while True:
            fits = at.value <= value <= at.next.value
            turn = at.value > at.next.value and (value >= at.value or value <= at.next.value)
            if fits or turn or at.next is self.entry:
                break
            at = at.next
        node.next, at.next = at.next, node

    def __iter__(self):
        node = self.entry
        while node is not None:
            yield node.value
            node = node.next
            if node is self.entry:
                break


def circular_list_insert_sorted(values: list[int]) -> list[int]:
    """Values in the order of the circle, from the first one inserted on."""
    circle = Circle()
    for value in values:
        circle.insert(value)
    return list(circle)

#> circular_list_insert_sorted([3, 1, 4, 1, 5])
#> circular_list_insert_sorted([2, 2, 2])
#> circular_list_insert_sorted([])
#> circular_list_insert_sorted([9])
#> circular_list_insert_sorted([5, 8, 2, 6, 1, 9])

### expiring_set_membership
import heapq


class ExpiringSet:
    def __init__(self):
        self.expires = {}
        self.heap = []
        self.now = 0

    def add(self, item, seconds):
        moment = self.now + seconds
        self.expires[item] = moment
        heapq.heappush(self.heap, (moment, item))

    def advance(self, seconds):
        self.now += seconds
        while self.heap and self.heap[0][0] <= self.now:
            moment, item = heapq.heappop(self.heap)
            # a later add may have moved the end
            if self.expires.get(item) == moment:
                del self.expires[item]

    def __contains__(self, item):
        return item in self.expires

    def __len__(self):
        return len(self.expires)


def expiring_set_membership(script: str, probe: str) -> bool:
    items = ExpiringSet()
    for word in script.split():
        if word.startswith("+"):
            items.advance(int(word))
        else:
            name, _, seconds = word.partition(":")
            items.add(name, int(seconds))
    return probe in items and len(items) > 0

#> expiring_set_membership("a:10 +4 b:3 +3", "a")
#> expiring_set_membership("a:10 +4 b:3 +3", "b")
#> expiring_set_membership("", "x")
#> expiring_set_membership("a:5 +4 a:5 +4 b:1", "a")
#> expiring_set_membership("a:5 a:2 +3 c:9 +1 +1", "a")
#> expiring_set_membership("a:x", "a")

### merge_sorted_runs_passes
def runs(values):
    run = []
    for value in values:
        if run and value < run[-1]:
            yield run
            run = []
        run.append(value)
    if run:
        yield run


def merge(left, right):
    merged = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            merged.append(right[j])
            j += 1
    return merged + left[i:] + right[j:]


def merge_sorted_runs_passes(values: list[int]) -> tuple[list[int], int]:
    pieces = list(runs(values))
    passes = 0
    while len(pieces) > 1:
        passes += 1
        merged = [merge(a, b) for a, b in zip(pieces[::2], pieces[1::2])]
        if len(pieces) % 2:
            merged.append(pieces[-1])
        pieces = merged
    return (pieces[0] if pieces else []), passes

#> merge_sorted_runs_passes([3, 5, 1, 4, 2])
#> merge_sorted_runs_passes([1, 2, 3])
#> merge_sorted_runs_passes([])
#> merge_sorted_runs_passes([9, 7, 5, 3, 1])
#> merge_sorted_runs_passes([2, 8, 8, 1, 6, 7, 3])
