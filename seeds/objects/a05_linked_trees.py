### train_wagons_linked
class Wagon:
    def __init__(self, cargo, behind=None):
        self.cargo, self.behind = cargo, behind


class Train:
    def __init__(self):
        self.engine = Wagon("engine")

    def couple(self, cargo):
        last = self.engine
        while last.behind:
            last = last.behind
        last.behind = Wagon(cargo)

    def drop(self, cargo):
        before = self.engine
        while before.behind and before.behind.cargo != cargo:
            before = before.behind
        if before.behind is None:
            return False
        before.behind = before.behind.behind
        return True

    def turn(self):
        ahead, wagon = None, self.engine.behind
        while wagon:
            wagon.behind, ahead, wagon = ahead, wagon, wagon.behind
        self.engine.behind = ahead

    def __iter__(self):
        wagon = self.engine.behind
        while wagon:
            yield wagon.cargo
            wagon = wagon.behind


def train_wagons_linked(cargo, drops, reverse):
    train = Train()
    for item in cargo:
        train.couple(item)
    if reverse:
        train.turn()
    dropped = [train.drop(d) for d in drops]
    return list(train), dropped

#> train_wagons_linked(["coal", "logs", "coal", "milk"], ["coal", "salt"], False)
#> train_wagons_linked(["coal", "logs", "coal"], ["coal"], True)
#> train_wagons_linked([], ["x"], True)
#> train_wagons_linked(["ore"], ["ore", "ore"], False)
#> train_wagons_linked(["a", "b", "c", "d"], [], True)

### folder_tree_sizes_walk
class Entry:
    def __init__(self, name, size=0):
        self.name, self.size, self.children = name, size, {}

    def child(self, name):
        if name not in self.children:
            self.children[name] = Entry(name)
        return self.children[name]

    def total(self):
        return self.size + sum(c.total() for c in self.children.values())

    def walk(self, prefix=""):
        path = f"{prefix}/{self.name}" if prefix else self.name
        yield path, self.total()
        for name in sorted(self.children):
            yield from self.children[name].walk(path)


def folder_tree_sizes_walk(files, minimum):
    root = Entry("~")
    for path, size in files.items():
        node = root
        for part in path.split("/"):
            node = node.child(part)
        node.size += size
    return [f"{p} {n}" for p, n in root.walk() if n >= minimum]

#> folder_tree_sizes_walk({"src/app.py": 40, "src/lib/x.py": 5, "readme": 3}, 5)
#> folder_tree_sizes_walk({}, 0)
#> folder_tree_sizes_walk({"a": 1, "a/b": 2, "a/b/c": 4}, 4)
#> folder_tree_sizes_walk({"docs//x": 10}, 1)
#> folder_tree_sizes_walk({"m/n": 0, "m/o": 9}, 9)

### family_tree_generations
class Person:
    def __init__(self, name):
        self.name = name
        self.parents, self.children = [], []

    def add_child(self, child):
        self.children.append(child)
        child.parents.append(self)

    def ancestors(self):
        found = []
        for parent in self.parents:
            found.append(parent.name)
            found += parent.ancestors()
        return found

    def depth(self):
        return 1 + max((c.depth() for c in self.children), default=0)

    def siblings(self):
        names = {c.name for p in self.parents for c in p.children}
        return sorted(names - {self.name})


class Register(dict):
    def __missing__(self, name):
        self[name] = Person(name)
        return self[name]


def family_tree_generations(pairs, who):
    register = Register()
    for parent, child in pairs:
        register[parent].add_child(register[child])
    person = register[who]
    return person.ancestors(), person.siblings(), person.depth(), len(register)

#> family_tree_generations([("Eda", "Tom"), ("Eda", "Lil"), ("Gus", "Eda")], "Tom")
#> family_tree_generations([("A", "B"), ("B", "C"), ("C", "D"), ("X", "D")], "A")
#> family_tree_generations([], "Nobody")
#> family_tree_generations([("M", "K1"), ("F", "K1"), ("M", "K2"), ("F", "K3")], "K1")
#> family_tree_generations([("P", "Q")], "Q")

### expression_tree_fold_print
class Num:
    def __init__(self, value):
        self.value = value

    def eval(self, env):
        return env.get(self.value, 0) if isinstance(self.value, str) else self.value

    def show(self, parent=0):
        return str(self.value)


class Op:
    TABLE = {"+": (1, lambda a, b: a + b), "*": (2, lambda a, b: a * b), "-": (1, lambda a, b: a - b)}

    def __init__(self, symbol, left, right):
        self.symbol, self.left, self.right = symbol, left, right
        self.rank, self.fn = self.TABLE[symbol]

    def eval(self, env):
        return self.fn(self.left.eval(env), self.right.eval(env))

    def show(self, parent=0):
        text = f"{self.left.show(self.rank)}{self.symbol}{self.right.show(self.rank + 1)}"
        return f"({text})" if self.rank < parent else text


def build(spec):
    if isinstance(spec, tuple):
        symbol, left, right = spec
        return Op(symbol, build(left), build(right))
    return Num(spec)


def expression_tree_fold_print(spec, **env):
    tree = build(spec)
    return tree.show(), tree.eval(env)

#> expression_tree_fold_print(("*", ("+", 2, "x"), 5), x=4)
#> expression_tree_fold_print(("-", 10, ("-", 3, 1)))
#> expression_tree_fold_print(7)
#> expression_tree_fold_print(("+", ("*", "a", "b"), ("*", "a", 2)), a=3, b=-1)
#> expression_tree_fold_print(("-", ("-", 1, 2), "y"))
#> expression_tree_fold_print(("^", 1, 2))

### skip_queue_doubly_linked
class Link:
    __slots__ = ("value", "prev", "next")

    def __init__(self, value=None):
        self.value = value
        self.prev = self.next = self


class Ring:
    def __init__(self):
        self.sentinel = Link()
        self.index = {}

    def join(self, value):
        self._insert(Link(value), self.sentinel.prev)

    def _insert(self, link, after):
        link.prev, link.next = after, after.next
        after.next.prev = link
        after.next = link
        self.index[link.value] = link

    def _cut(self, link):
        link.prev.next, link.next.prev = link.next, link.prev

    def jump(self, value):
        link = self.index[value]
        self._cut(link)
        self._insert(link, self.sentinel)

    def leave(self, value):
        link = self.index.pop(value, None)
        if link is not None:
            self._cut(link)

    def names(self, backwards=False):
        link, names = self.sentinel, []
        while True:
            link = link.prev if backwards else link.next
            if link is self.sentinel:
                return names
            names.append(link.value)


def skip_queue_doubly_linked(people, jumps, leaves):
    ring = Ring()
    for p in people:
        ring.join(p)
    for j in jumps:
        ring.jump(j)
    for l in leaves:
        ring.leave(l)
    return ring.names(), ring.names(backwards=True)

#> skip_queue_doubly_linked(["ann", "bo", "cy", "di"], ["cy"], ["ann"])
#> skip_queue_doubly_linked(["x"], ["x", "x"], ["x"])
#> skip_queue_doubly_linked([], [], ["ghost"])
#> skip_queue_doubly_linked(["p", "q", "r"], ["r", "q"], [])
#> skip_queue_doubly_linked(["k"], ["z"], [])

### trie_autocomplete_weights
class Trie:
    def __init__(self):
        self.kids, self.weight = {}, 0

    def add(self, word, weight=1):
        node = self
        for ch in word:
            node = node.kids.setdefault(ch, Trie())
        node.weight += weight

    def find(self, prefix):
        node = self
        for ch in prefix:
            node = node.kids.get(ch)
            if node is None:
                return None
        return node

    def words(self, prefix=""):
        if self.weight:
            yield self.weight, prefix
        for ch, kid in self.kids.items():
            yield from kid.words(prefix + ch)


def trie_autocomplete_weights(corpus, prefix, limit):
    trie = Trie()
    for word in corpus.lower().split():
        trie.add(word, 1 if len(word) > 3 else 2)
    node = trie.find(prefix)
    if node is None:
        return []
    ranked = sorted(node.words(prefix), key=lambda pair: (-pair[0], pair[1]))
    return [w for _, w in ranked[:limit]]

#> trie_autocomplete_weights("car cart care cat card care Care", "car", 3)
#> trie_autocomplete_weights("to be or not to be that", "", 4)
#> trie_autocomplete_weights("", "a", 2)
#> trie_autocomplete_weights("sun sunday sundown", "sunk", 5)
#> trie_autocomplete_weights("über übung uber", "üb", 9)

### heap_tree_tournament
class Node:
    def __init__(self, winner, left=None, right=None):
        self.winner, self.left, self.right = winner, left, right

    def beaten_by(self, name):
        if self.left is None or self.winner != name:
            return []
        loser, path = (self.right, self.left) if self.left.winner == name else (self.left, self.right)
        return [loser.winner, *path.beaten_by(name)]


class Tournament:
    def __init__(self, skills):
        self.skills = skills
        self.root = self._play(list(skills))

    def _play(self, names):
        if len(names) == 1:
            return Node(names[0])
        middle = len(names) // 2
        a, b = self._play(names[:middle]), self._play(names[middle:])
        best = a if self.skills[a.winner] >= self.skills[b.winner] else b
        return Node(best.winner, a, b)

    def runner_up(self):
        return max(self.root.beaten_by(self.root.winner), key=self.skills.get, default=None)


def heap_tree_tournament(skills, asked):
    cup = Tournament(skills)
    return cup.root.winner, cup.runner_up(), cup.root.beaten_by(asked)

#> heap_tree_tournament({"ada": 7, "bo": 3, "cy": 9, "di": 8}, "cy")
#> heap_tree_tournament({"solo": 1}, "solo")
#> heap_tree_tournament({"x": 5, "y": 5, "z": 4}, "z")
#> heap_tree_tournament({"p": 2, "q": 9, "r": 1, "s": 3, "t": 4}, "q")
#> heap_tree_tournament({"m": 0, "n": -1}, "absent")

### org_chart_span_control
class Unit:
    def __init__(self, title, boss=None):
        self.title, self.boss, self.staff = title, boss, []
        if boss:
            boss.staff.append(self)

    @property
    def level(self):
        return 0 if self.boss is None else self.boss.level + 1

    def __len__(self):
        return 1 + sum(len(s) for s in self.staff)

    def chain(self):
        unit = self
        while unit:
            yield unit.title
            unit = unit.boss


def org_chart_span_control(lines, who):
    units = {}
    for line in lines:
        title, _, boss = line.partition(" < ")
        units[title] = Unit(title, units.get(boss))
    wide = [u.title for u in units.values() if len(u.staff) > 2]
    person = units.get(who)
    if person is None:
        return wide, None
    return wide, (list(person.chain()), person.level, len(person))

#> org_chart_span_control(["CEO", "CTO < CEO", "CFO < CEO", "Dev < CTO", "COO < CEO"], "CTO")
#> org_chart_span_control(["A", "B < A", "C < B"], "C")
#> org_chart_span_control([], "A")
#> org_chart_span_control(["Solo"], "Duo")
#> org_chart_span_control(["X", "Y < Z"], "Y")

### interval_tree_bookings
class Span:
    def __init__(self, start, end, who):
        self.start, self.end, self.who = start, end, who
        self.left = self.right = None
        self.reach = end

    def insert(self, other):
        self.reach = max(self.reach, other.end)
        side = "left" if other.start < self.start else "right"
        child = getattr(self, side)
        if child is None:
            setattr(self, side, other)
        else:
            child.insert(other)

    def at(self, point):
        if point >= self.reach:
            return
        if self.left:
            yield from self.left.at(point)
        if self.start <= point < self.end:
            yield self.who
        if self.right and point >= self.start:
            yield from self.right.at(point)


def interval_tree_bookings(bookings, points):
    if not bookings:
        return "no bookings"
    root, *rest = [Span(*b) for b in bookings]
    for span in rest:
        root.insert(span)
    return {p: list(root.at(p)) for p in points}, root.reach

#> interval_tree_bookings([(5, 9, "mia"), (1, 6, "leo"), (8, 12, "zed")], [5, 8, 11, 20])
#> interval_tree_bookings([], [1])
#> interval_tree_bookings([(3, 3, "nil")], [3])
#> interval_tree_bookings([(10, 20, "a"), (0, 30, "b"), (10, 11, "c"), (15, 40, "d")], [10, 25, 0])
#> interval_tree_bookings([(2, 4, "x")], [])

### menu_tree_shortcuts
class Item:
    def __init__(self, label, *children):
        self.label, self.children = label, children
        self.key = None

    def assign(self, taken=None):
        taken = set() if taken is None else taken
        for ch in self.label.lower():
            if ch.isalnum() and ch not in taken:
                self.key = ch
                taken.add(ch)
                break
        below = set()
        for child in self.children:
            child.assign(below)

    def press(self, keys):
        if not keys:
            return self.label
        for child in self.children:
            if child.key == keys[0]:
                return child.press(keys[1:])
        return f"{self.label}: no {keys[0]!r}"


def parse(spec):
    if isinstance(spec, str):
        return Item(spec)
    (label, children), = spec.items()
    return Item(label, *map(parse, children))


def menu_tree_shortcuts(spec, *presses):
    menu = parse(spec)
    menu.assign()
    keys = [c.key for c in menu.children]
    return keys, [menu.press(p) for p in presses]

#> menu_tree_shortcuts({"Main": ["File", "Fit", {"Edit": ["Copy", "Cut", "CC"]}]}, "f", "eu", "eo")
#> menu_tree_shortcuts("Bare", "", "x")
#> menu_tree_shortcuts({"M": []})
#> menu_tree_shortcuts({"Top": ["aa", "a", "!?", {"ab": ["ba"]}]}, "b", "bb", "a")
#> menu_tree_shortcuts({"Root": ["Ähre", "Zoo"]}, "ä", "zz")

### bst_shelf_heights_rank
class Shelf:
    def __init__(self):
        self.root = None

    class _Node:
        def __init__(self, key):
            self.key, self.count, self.size = key, 1, 1
            self.low = self.high = None

    def add(self, key):
        self.root = self._add(self.root, key)

    def _add(self, node, key):
        if node is None:
            return self._Node(key)
        node.size += 1
        if key == node.key:
            node.count += 1
        elif key < node.key:
            node.low = self._add(node.low, key)
        else:
            node.high = self._add(node.high, key)
        return node

    def rank(self, key):
        below, node = 0, self.root
        while node:
            smaller = node.low.size if node.low else 0
            if key < node.key:
                node = node.low
                continue
            below += smaller
            if key == node.key:
                return below
            below += node.count
            node = node.high
        return below


def bst_shelf_heights_rank(heights, queries):
    shelf = Shelf()
    for h in heights:
        shelf.add(h)
    return [shelf.rank(q) for q in queries]

#> bst_shelf_heights_rank([20, 15, 30, 15, 25], [15, 26, 10, 99])
#> bst_shelf_heights_rank([], [5])
#> bst_shelf_heights_rank([7, 7, 7], [7, 8, 6])
#> bst_shelf_heights_rank([4, 2, 6, 1, 3], [3])
#> bst_shelf_heights_rank(["fig", "apple", "kiwi"], ["banana", "kiwi"])

### recipe_dependency_tree_cost
class Part:
    catalogue = {}

    def __init__(self, name, price=0, makes=1):
        self.name, self.price, self.makes, self.needs = name, price, makes, []
        Part.catalogue[name] = self

    def requires(self, amount, name):
        self.needs.append((amount, name))
        return self

    def cost(self, amount=1, seen=()):
        if self.name in seen:
            raise RecursionError(" > ".join([*seen, self.name]))
        if not self.needs:
            return self.price * amount
        batches = -(-amount // self.makes)
        inner = sum(Part.catalogue[n].cost(a * batches, (*seen, self.name)) for a, n in self.needs)
        return inner + self.price * batches


def recipe_dependency_tree_cost(parts, recipes, wanted, amount):
    for args in parts:
        Part(*args)
    for name, amount_needed, other in recipes:
        Part.catalogue[name].requires(amount_needed, other)
    try:
        return Part.catalogue[wanted].cost(amount)
    except RecursionError as loop:
        return str(loop)

#> recipe_dependency_tree_cost([("plank", 2), ("nail", 1), ("crate", 5)], [("crate", 6, "plank"), ("crate", 20, "nail")], "crate", 3)
#> recipe_dependency_tree_cost([("ore", 10), ("bolt", 1, 8)], [("bolt", 1, "ore")], "bolt", 9)
#> recipe_dependency_tree_cost([("egg", 3), ("hen", 0)], [("egg", 1, "hen"), ("hen", 1, "egg")], "hen", 1)
#> recipe_dependency_tree_cost([("sand", 4)], [], "sand", 0)
#> recipe_dependency_tree_cost([], [], "gold", 1)

### leftist_merge_tasks
class Heap:
    """A leftist heap; merge keeps the right spine short."""

    def __init__(self, key, left=None, right=None):
        if rank(left) < rank(right):
            left, right = right, left
        self.key, self.left, self.right = key, left, right
        self.rank = rank(right) + 1

    def merge(self, other):
        if other is None:
            return self
        if other.key < self.key:
            return other.merge(self)
        right = self.right.merge(other) if self.right else other
        return Heap(self.key, self.left, right)


def rank(heap):
    return heap.rank if heap else 0


def pop(heap):
    if heap.left is None:
        return heap.key, None
    return heap.key, heap.left.merge(heap.right)


def leftist_merge_tasks(first, second, take):
    heaps = []
    for keys in (first, second):
        heap = Heap(keys[0])
        for key in keys[1:]:
            heap = heap.merge(Heap(key))
        heaps.append(heap)
    heap = heaps[0].merge(heaps[1])
    spine, out = heap.rank, []
    while heap and len(out) < take:
        key, heap = pop(heap)
        out.append(key)
    return out, spine, rank(heap)

#> leftist_merge_tasks([5, 2, 9], [7, 1], 4)
#> leftist_merge_tasks([1], [1], 5)
#> leftist_merge_tasks(["mop", "dust"], ["iron"], 2)
#> leftist_merge_tasks([3, 4, 5, 6], [6, 5, 4, 3], 0)
#> leftist_merge_tasks([], [2], 1)

### thread_comments_nesting
class Comment:
    def __init__(self, author, text):
        self.author, self.text = author, text
        self.replies, self.votes = [], 0

    def score(self):
        return self.votes + sum(r.score() for r in self.replies) / 2

    def render(self, depth=0, fold=-3):
        if self.votes <= fold:
            yield f"{'>' * depth}[folded]"
            return
        yield f"{'>' * depth}{self.author}: {self.text}"
        for reply in sorted(self.replies, key=Comment.score, reverse=True):
            yield from reply.render(depth + 1, fold)


def thread_comments_nesting(posts, votes, fold):
    by_id, tops = {}, []
    for number, (author, text, parent) in enumerate(posts):
        comment = by_id[number] = Comment(author, text)
        (by_id[parent].replies if parent is not None else tops).append(comment)
    for number, vote in votes:
        by_id[number].votes += vote
    return [line for top in tops for line in top.render(fold=fold)]

#> thread_comments_nesting([("al", "hi", None), ("bo", "yo", 0), ("cy", "hey", 0)], [(2, 3), (1, 1)], -2)
#> thread_comments_nesting([("x", "spam", None), ("y", "ugh", 0)], [(0, -5)], -3)
#> thread_comments_nesting([], [], 0)
#> thread_comments_nesting([("a", "1", None), ("b", "2", 0), ("c", "3", 1), ("d", "4", 0)], [(2, 4), (3, 1)], -9)
#> thread_comments_nesting([("q", "late", 3)], [], 0)

### polyline_segment_chain
class Segment:
    def __init__(self, length, bend=0):
        self.length, self.bend, self.next = length, bend, None

    def extend(self, length, bend):
        tail = self
        while tail.next is not None:
            tail = tail.next
        tail.next = Segment(length, bend)
        return self

    def split(self, distance):
        if distance >= self.length:
            if self.next is None:
                raise ValueError(f"{distance - self.length} past the end")
            return self.next.split(distance - self.length)
        if distance > 0:
            rest = Segment(self.length - distance)
            rest.next, self.next, self.length = self.next, rest, distance
        return self

    def __iter__(self):
        node = self
        while node is not None:
            yield node
            node = node.next


def polyline_segment_chain(pieces, cuts):
    chain = Segment(*pieces[0])
    for piece in pieces[1:]:
        chain.extend(*piece)
    problems = []
    for cut in cuts:
        try:
            chain.split(cut)
        except ValueError as error:
            problems.append(str(error))
    return [(s.length, s.bend) for s in chain], problems

#> polyline_segment_chain([(10, 90), (5, -45)], [4, 12])
#> polyline_segment_chain([(3, 0)], [3, 0])
#> polyline_segment_chain([(6,), (6, 30), (6, 60)], [6, 7, 100])
#> polyline_segment_chain([(8, 15)], [1, 2, 3])
#> polyline_segment_chain([], [1])

### decision_tree_classifier_rules
class Leaf:
    def __init__(self, label):
        self.label, self.hits = label, 0

    def decide(self, row, path):
        self.hits += 1
        return self.label, path


class Question:
    def __init__(self, field, limit, below, above):
        self.field, self.limit = field, limit
        self.below, self.above = below, above

    def decide(self, row, path=""):
        value = row.get(self.field)
        if value is None:
            return "unknown", path + "?"
        if value < self.limit:
            return self.below.decide(row, path + "L")
        return self.above.decide(row, path + "R")

    def leaves(self):
        for side in (self.below, self.above):
            if isinstance(side, Question):
                yield from side.leaves()
            else:
                yield side


def decision_tree_classifier_rules(rows, hot, dry):
    tree = Question("temp", hot, Leaf("walk"), Question("rain", dry, Leaf("swim"), Leaf("read")))
    answers = [tree.decide(row) for row in rows]
    return answers, {leaf.label: leaf.hits for leaf in tree.leaves()}

#> decision_tree_classifier_rules([{"temp": 12}, {"temp": 30, "rain": 0}, {"temp": 25, "rain": 9}], 20, 3)
#> decision_tree_classifier_rules([{}], 1, 1)
#> decision_tree_classifier_rules([], 10, 10)
#> decision_tree_classifier_rules([{"temp": 20}, {"rain": 1}, {"temp": 19.9, "rain": 5}], 20, 2)
#> decision_tree_classifier_rules([{"temp": 0, "rain": 0}], 0, 0)

### stack_of_plates_nodes
class Plate:
    def __init__(self, width, under):
        self.width, self.under = width, under
        self.height = 1 + (under.height if under else 0)
        self.stable = under is None or (under.stable and width <= under.width)


class Pile:
    def __init__(self):
        self.top = None

    def put(self, width):
        self.top = Plate(width, self.top)

    def take(self):
        if self.top is None:
            raise LookupError("bare table")
        plate, self.top = self.top, self.top.under
        return plate.width

    def settle(self):
        while self.top and not self.top.stable:
            yield self.take()


def stack_of_plates_nodes(widths, takes):
    pile = Pile()
    for w in widths:
        pile.put(w)
    fallen = list(pile.settle())
    taken = []
    try:
        for _ in range(takes):
            taken.append(pile.take())
    except LookupError as error:
        taken.append(error.args[0])
    return fallen, taken, pile.top.height if pile.top else 0

#> stack_of_plates_nodes([30, 25, 28, 10], 1)
#> stack_of_plates_nodes([20, 20, 15], 2)
#> stack_of_plates_nodes([], 1)
#> stack_of_plates_nodes([5, 9], 3)
#> stack_of_plates_nodes([12, 8, 8, 7], 0)

### binary_code_tree_decoder
class Fork:
    def __init__(self):
        self.zero = self.one = None
        self.symbol = None

    def store(self, bits, symbol):
        if self.symbol is not None:
            raise ValueError(f"{symbol} extends {self.symbol}")
        if not bits:
            self.symbol = symbol
            return
        side = "one" if bits[0] == "1" else "zero"
        if getattr(self, side) is None:
            setattr(self, side, Fork())
        getattr(self, side).store(bits[1:], symbol)

    def decode(self, bits):
        node, out = self, []
        for bit in bits:
            node = node.one if bit == "1" else node.zero
            if node is None:
                return "".join(out) + "?"
            if node.symbol is not None:
                out.append(node.symbol)
                node = self
        return "".join(out) + ("" if node is self else "~")


def binary_code_tree_decoder(table, *messages):
    root = Fork()
    try:
        for symbol, bits in table.items():
            root.store(bits, symbol)
    except ValueError as error:
        return str(error)
    return [root.decode(m) for m in messages]

#> binary_code_tree_decoder({"a": "0", "b": "10", "c": "11"}, "01011", "1", "")
#> binary_code_tree_decoder({"x": "1", "y": "10"}, "1")
#> binary_code_tree_decoder({"e": "00", "t": "01"}, "000110", "0")
#> binary_code_tree_decoder({})
#> binary_code_tree_decoder({"ñ": "1"}, "111", "10")

### tree_serializer_brackets
class Tree:
    def __init__(self, label, *kids):
        self.label, self.kids = label, list(kids)

    @classmethod
    def loads(cls, text):
        root = cls("")
        stack, word = [root], ""
        for ch in text:
            if ch.isalnum():
                word += ch
                continue
            if word:
                stack[-1].kids.append(cls(word))
                word = ""
            if ch == "(":
                stack.append(stack[-1].kids[-1])
            elif ch == ")":
                stack.pop()
        if word:
            stack[-1].kids.append(cls(word))
        return root.kids[0]

    def dumps(self):
        inside = " ".join(k.dumps() for k in self.kids)
        return f"{self.label}({inside})" if self.kids else self.label

    def mirror(self):
        return Tree(self.label, *(k.mirror() for k in reversed(self.kids)))

    def height(self):
        return 1 + max([k.height() for k in self.kids], default=0)


def tree_serializer_brackets(text):
    tree = Tree.loads(text)
    return tree.mirror().dumps(), tree.height(), tree.dumps() == text

#> tree_serializer_brackets("a(b c(d e) f)")
#> tree_serializer_brackets("root")
#> tree_serializer_brackets("x( y ,z( w ) )")
#> tree_serializer_brackets("")
#> tree_serializer_brackets("n(1(2(3(4))))")
#> tree_serializer_brackets("(a)")

### undo_tree_branches
class Version:
    count = 0

    def __init__(self, text, parent=None):
        self.text, self.parent, self.branches = text, parent, []
        Version.count += 1
        self.id = Version.count
        if parent:
            parent.branches.append(self)


class Draft:
    def __init__(self, text):
        self.now = Version(text)

    def edit(self, old, new):
        self.now = Version(self.now.text.replace(old, new, 1), self.now)

    def undo(self):
        if self.now.parent:
            self.now = self.now.parent

    def redo(self, branch=-1):
        if self.now.branches:
            self.now = self.now.branches[branch]


def undo_tree_branches(text, script):
    draft = Draft(text)
    for step in script:
        if step == "u":
            draft.undo()
        elif step.startswith("r"):
            draft.redo(int(step[1:] or -1))
        else:
            draft.edit(*step.split(">"))
    return draft.now.text, draft.now.id, len(draft.now.branches), Version.count

#> undo_tree_branches("red fox", ["red>blue", "u", "fox>owl", "u", "r0"])
#> undo_tree_branches("a", ["u", "r"])
#> undo_tree_branches("so it goes", ["o>0", "o>0", "u", "u", "r", "r"])
#> undo_tree_branches("", [])
#> undo_tree_branches("cat", ["cat>cow", "u", "cat>cod", "u"])
#> undo_tree_branches("x", ["x>y", "u", "r5"])

### river_network_flow_nodes
class Stream:
    def __init__(self, name, own=0.0):
        self.name, self.own, self.sources = name, own, []
        self._flow = None

    def feed(self, *streams):
        for s in streams:
            self.sources.append(s)
        self._flow = None

    @property
    def flow(self):
        if self._flow is None:
            self._flow = self.own + sum(s.flow for s in self.sources)
        return self._flow

    @property
    def order(self):
        ranks = sorted((s.order for s in self.sources), reverse=True)
        if not ranks:
            return 1
        return ranks[0] + (len(ranks) > 1 and ranks[0] == ranks[1])


def river_network_flow_nodes(rain, joins):
    streams = {name: Stream(name, amount) for name, amount in rain.items()}
    for target, *sources in joins:
        node = streams.setdefault(target, Stream(target))
        node.feed(*(streams[s] for s in sources))
    return {n: (s.flow, s.order) for n, s in streams.items()}

#> river_network_flow_nodes({"beck": 2, "burn": 3, "gill": 1}, [("ure", "beck", "burn"), ("ouse", "ure", "gill")])
#> river_network_flow_nodes({"lone": 5.5}, [])
#> river_network_flow_nodes({"a": 1, "b": 1, "c": 1, "d": 1}, [("x", "a", "b"), ("y", "c", "d"), ("z", "x", "y")])
#> river_network_flow_nodes({}, [("sea",)])
#> river_network_flow_nodes({"w": 2}, [("w2", "w", "v")])

### segment_list_compaction
class Run:
    def __init__(self, char, count, tail=None):
        self.char, self.count, self.tail = char, count, tail

    @classmethod
    def of(cls, text):
        head = None
        for ch in reversed(text):
            if head and head.char == ch:
                head.count += 1
            else:
                head = cls(ch, 1, head)
        return head

    def remove(self, char):
        tail = self.tail.remove(char) if self.tail else None
        if self.char == char:
            return tail
        if tail and tail.char == self.char:
            return Run(self.char, self.count + tail.count, tail.tail)
        return Run(self.char, self.count, tail)

    def __str__(self):
        mine = f"{self.char}{self.count if self.count > 1 else ''}"
        return mine + (str(self.tail) if self.tail else "")


def segment_list_compaction(text, removals):
    runs, stages = Run.of(text), []
    for ch in removals:
        if runs is None:
            break
        runs = runs.remove(ch)
        stages.append(str(runs or "-"))
    return stages

#> segment_list_compaction("aabbaac", "bc")
#> segment_list_compaction("xyxyx", "yx")
#> segment_list_compaction("", "a")
#> segment_list_compaction("zzzz", "az a")
#> segment_list_compaction("mississippi", "sp")

### garden_path_loop_detector
class Stone:
    def __init__(self, label):
        self.label, self.to = label, None

    def lay(self, other):
        self.to = other
        return other


class Path:
    def __init__(self, start):
        self.start = start

    def stroll(self):
        seen, stone = {}, self.start
        while stone and stone not in seen:
            seen[stone] = len(seen)
            stone = stone.to
        loop_at = seen.get(stone)
        labels = [s.label for s in seen]
        return (labels, []) if loop_at is None else (labels[:loop_at], labels[loop_at:])


def garden_path_loop_detector(labels, back_to):
    stones = [Stone(l) for l in labels]
    for here, there in zip(stones, stones[1:]):
        here.lay(there)
    for stone in stones:
        if stone.label == back_to:
            stones[-1].lay(stone)
            break
    return Path(stones[0] if stones else None).stroll()

#> garden_path_loop_detector("gate pond rose shed".split(), "pond")
#> garden_path_loop_detector(["a", "b", "c"], "z")
#> garden_path_loop_detector([], "x")
#> garden_path_loop_detector(["only"], "only")
#> garden_path_loop_detector(["k", "l", "k"], "k")

### threaded_quiz_tree_scores
class Topic:
    def __init__(self, name, weight=1):
        self.name, self.weight = name, weight
        self.subtopics, self.marks = [], []

    def __truediv__(self, name):
        for sub in self.subtopics:
            if sub.name == name:
                return sub
        sub = Topic(name, len(name))
        self.subtopics.append(sub)
        return sub

    @property
    def mean(self):
        pool = [(m, 1) for m in self.marks]
        pool += [(s.mean, s.weight) for s in self.subtopics if s.mean is not None]
        total = sum(w for _, w in pool)
        return round(sum(m * w for m, w in pool) / total, 2) if total else None

    def weakest(self):
        rated = [s for s in self.subtopics if s.mean is not None]
        return min(rated, key=lambda s: s.mean).name if rated else self.name


def threaded_quiz_tree_scores(results):
    root = Topic("all")
    for path, mark in results:
        topic = root
        for part in filter(None, path.split(".")):
            topic = topic / part
        if mark is not None:
            topic.marks.append(mark)
    return root.mean, root.weakest(), [s.name for s in root.subtopics]

#> threaded_quiz_tree_scores([("maths.sets", 60), ("maths", 80), ("art", 95)])
#> threaded_quiz_tree_scores([])
#> threaded_quiz_tree_scores([("", 50), ("bio.cell.wall", 70)])
#> threaded_quiz_tree_scores([("x", None), ("y", 10), ("y", 30)])
#> threaded_quiz_tree_scores([("geo", None)])
