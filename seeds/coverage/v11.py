### elevator_state_machine_alt
class Elevator:
    def __init__(self, floors):
        self.floors, self.at, self.door = floors, 0, "closed"

    def handle(self, cmd):
        if cmd == "open":
            self.door = "open"
        elif cmd == "close":
            self.door = "closed"
        elif self.door == "open":
            return "blocked"
        elif cmd == "up":
            self.at = min(self.floors - 1, self.at + 1)
        elif cmd == "down":
            self.at = max(0, self.at - 1)
        else:
            raise ValueError(cmd)
        return f"{self.at}{self.door[0]}"

def elevator_state_machine_alt(floors, commands):
    lift = Elevator(floors)
    return [lift.handle(c) for c in commands]

#> elevator_state_machine_alt(3, ["up", "open", "up", "close", "up", "up"])
#> elevator_state_machine_alt(1, ["down", "up"])
#> elevator_state_machine_alt(5, [])
#> elevator_state_machine_alt(2, ["jump"])
#> elevator_state_machine_alt(2, ["open", "jump"])

### comment_stripper_machine
def comment_stripper_machine(src):
    """Drop // comments outside of strings."""
    state, out = "code", ""
    for i, ch in enumerate(src):
        if state == "code" and src.startswith("//", i):
            state = "comment"
        elif state == "comment" and ch == "\n":
            state = "code"
        elif ch == '"' and state != "comment":
            state = "string" if state == "code" else "code"
        if state != "comment":
            out += ch
    return out, state

#> comment_stripper_machine('a = 1 // one\nb')
#> comment_stripper_machine('u = "http://x" // y')
#> comment_stripper_machine("")
#> comment_stripper_machine('"open // no')
#> comment_stripper_machine("//\n//\n/")

### order_status_walk
_NEXT = {
    "cart": {"pay": "paid", "drop": "cancelled"},
    "paid": {"ship": "sent", "drop": "refunded"},
    "sent": {"arrive": "done", "lose": "paid"},
}

def order_status_walk(actions, start="cart"):
    status, trail = start, [start]
    for action in actions:
        options = _NEXT.get(status)
        if not options:
            break
        if action not in options:
            raise LookupError(f"{action} from {status}")
        status = options[action]
        trail.append(status)
    return trail

#> order_status_walk(["pay", "ship", "lose", "drop"])
#> order_status_walk(["drop", "pay"])
#> order_status_walk([], "sent")
#> order_status_walk(["ship"])
#> order_status_walk(["arrive"], "sent")

### morse_stream_decoder
_MORSE = {".-": "A", "-...": "B", ".": "E", "...": "S", "---": "O", "-": "T"}

def morse_stream_decoder(signal):
    text, letter, gap = "", "", 0
    for ch in signal + "   ":
        if ch in ".-":
            if gap >= 3 and text:
                text += " "
            letter, gap = letter + ch, 0
            continue
        gap += 1
        if gap == 1 and letter:
            text += _MORSE.get(letter, "?")
            letter = ""
    return text

#> morse_stream_decoder("... --- ...")
#> morse_stream_decoder("- .-   -...")
#> morse_stream_decoder("")
#> morse_stream_decoder("   ......  .")
#> morse_stream_decoder("./.-")

### vending_coins
def vending_coins(price, coins, till=(50, 20, 10)):
    paid = 0
    for coin in coins:
        if coin not in till:
            continue
        paid += coin
        if paid >= price:
            break
    else:
        return "short", price - paid
    change = []
    rest = paid - price
    for c in till:
        while rest >= c:
            change.append(c)
            rest -= c
    return change, rest

#> vending_coins(60, [50, 50])
#> vending_coins(35, [20, 20])
#> vending_coins(100, [50, 7, 20])
#> vending_coins(0, [])
#> vending_coins(15, [100, 50], (50, 5))

### bracket_state_report
def bracket_state_report(code):
    pairs, stack = {")": "(", "]": "[", "}": "{"}, []
    for pos, ch in enumerate(code):
        if ch in pairs.values():
            stack.append((ch, pos))
        elif ch in pairs:
            if not stack:
                return f"extra {ch} at {pos}"
            opener, where = stack.pop()
            if opener != pairs[ch]:
                return f"{opener} at {where} closed by {ch}"
    return f"{len(stack)} unclosed" if stack else None

#> bracket_state_report("f(a[0])")
#> bracket_state_report("f(a]")
#> bracket_state_report("x)")
#> bracket_state_report("{[(")
#> bracket_state_report("")

### undo_redo_editor_alt
class History:
    def __init__(self, text=""):
        self.past, self.text, self.future = [], text, []

    def edit(self, text):
        self.past.append(self.text)
        self.text = text
        self.future.clear()

    def shift(self, source, target):
        if source:
            target.append(self.text)
            self.text = source.pop()

def undo_redo_editor_alt(steps):
    h = History()
    for s in steps:
        if s == "<":
            h.shift(h.past, h.future)
        elif s == ">":
            h.shift(h.future, h.past)
        else:
            h.edit(h.text + s)
    return h.text, len(h.past), len(h.future)

#> undo_redo_editor_alt(["ab", "cd", "<", ">"])
#> undo_redo_editor_alt(["<", ">"])
#> undo_redo_editor_alt([])
#> undo_redo_editor_alt(["x", "<", "y", ">"])
#> undo_redo_editor_alt(["1", "2", "3", "<", "<", "<", "<", ">"])

### token_bucket_refill
class TokenBucket:
    def __init__(self, capacity, rate):
        self.capacity, self.rate = capacity, rate
        self.tokens, self.last = capacity, 0

    def take(self, now, cost=1):
        gained = (now - self.last) * self.rate
        self.tokens = min(self.capacity, self.tokens + gained)
        self.last = now
        if cost > self.tokens:
            return False
        self.tokens -= cost
        return True

def token_bucket_refill(capacity, rate, requests):
    bucket = TokenBucket(capacity, rate)
    answers = [bucket.take(*r) for r in requests]
    return answers, bucket.tokens

#> token_bucket_refill(3, 1, [(0, 2), (0, 2), (1, 2)])
#> token_bucket_refill(5, 0, [(1,), (9, 5)])
#> token_bucket_refill(1, 0.5, [])
#> token_bucket_refill(2, 2, [(10, 3), (11, 2), (11,)])
#> token_bucket_refill(4, 1, [(0, 4), (2,), (3, 2), (3, 1)])

### stopwatch_laps_alt
class Stopwatch:
    def __init__(self):
        self.total = 0
        self.started = None
        self.laps = []

    def toggle(self, now):
        if self.started is None:
            self.started = now
        else:
            self.total += now - self.started
            self.laps.append(now - self.started)
            self.started = None

def stopwatch_laps_alt(times):
    watch = Stopwatch()
    for t in times:
        watch.toggle(t)
    running = watch.started is not None
    return watch.total, max(watch.laps, default=None), running

#> stopwatch_laps_alt([0, 5, 10, 12])
#> stopwatch_laps_alt([3])
#> stopwatch_laps_alt([])
#> stopwatch_laps_alt([1, 1, 4, 9, 20])
#> stopwatch_laps_alt([0.5, 2.75])

### prefix_trie_words
class Trie:
    def __init__(self):
        self.root = {}

    def add(self, word):
        node = self.root
        for ch in word:
            node = node.setdefault(ch, {})
        node["$"] = True

    def longest_prefix(self, text):
        node, best = self.root, 0
        for n, ch in enumerate(text, 1):
            if ch not in node:
                break
            node = node[ch]
            if "$" in node:
                best = n
        return text[:best]

def prefix_trie_words(words, text):
    trie = Trie()
    for w in words:
        trie.add(w)
    parts = []
    while text:
        head = trie.longest_prefix(text) or text[0]
        parts.append(head)
        text = text[len(head):]
    return parts

#> prefix_trie_words(["in", "inn", "er"], "inner")
#> prefix_trie_words([], "ab")
#> prefix_trie_words(["a", "ab", "abc"], "abcdab")
#> prefix_trie_words(["x"], "")
#> prefix_trie_words(["über", "all"], "überall!")

### linked_list_ops
class Node:
    __slots__ = ("value", "next")

    def __init__(self, value, next=None):
        self.value, self.next = value, next

def _from_list(values):
    head = None
    for v in reversed(values):
        head = Node(v, head)
    return head

def linked_list_ops(values, drop):
    """Remove every node with the value drop, then read the list back."""
    guard = Node(None, _from_list(values))
    node = guard
    while node.next:
        if node.next.value == drop:
            node.next = node.next.next
        else:
            node = node.next
    out, node = [], guard.next
    while node:
        out.append(node.value)
        node = node.next
    return out

#> linked_list_ops([4, 7, 4, 9], 4)
#> linked_list_ops([], 1)
#> linked_list_ops([3, 3], 3)
#> linked_list_ops(["a", "b"], "z")
#> linked_list_ops([None, 0, False, 1], 0)

### cached_property_box
class Box:
    def __init__(self, w, h):
        self.w, self.h = w, h
        self.computed = 0
        self._area = None

    @property
    def area(self):
        if self._area is None:
            self.computed += 1
            self._area = self.w * self.h
        return self._area

    def grow(self, by):
        self.w += by
        self._area = None

def cached_property_box(w, h, reads):
    box = Box(w, h)
    seen = []
    for r in reads:
        if r:
            box.grow(r)
        seen.append(box.area)
    return seen, box.computed

#> cached_property_box(2, 3, [0, 0, 1, 0])
#> cached_property_box(0, 9, [])
#> cached_property_box(1, 1, [0])
#> cached_property_box(5, 2, [-5, 5])
#> cached_property_box(1.5, 4, [0, 0.5, 0])

### memo_decorator_hits_alt
def memo_decorator_hits_alt(calls):
    stats = {"hit": 0, "miss": 0}

    def memo(fn):
        store = {}

        def inner(*key):
            if key in store:
                stats["hit"] += 1
            else:
                stats["miss"] += 1
                store[key] = fn(*key)
            return store[key]
        return inner

    @memo
    def area(w, h=1):
        return w * h

    return [area(*c) for c in calls], stats

#> memo_decorator_hits_alt([(2, 3), (2, 3), (3, 2)])
#> memo_decorator_hits_alt([])
#> memo_decorator_hits_alt([(4,), (4, 1), (4,)])
#> memo_decorator_hits_alt([(1, 1), (True, 1.0)])
#> memo_decorator_hits_alt([(1, 2, 3)])

### ttl_cache_reads
class TtlCache:
    def __init__(self, ttl):
        self.ttl = ttl
        self.items = {}

    def set(self, key, value, now):
        self.items[key] = (value, now + self.ttl)

    def get(self, key, now, default=None):
        value, expires = self.items.get(key, (default, now + 1))
        if now >= expires:
            del self.items[key]
            return default
        return value

def ttl_cache_reads(ttl, writes, reads):
    cache = TtlCache(ttl)
    for w in writes:
        cache.set(*w)
    return [cache.get(*r) for r in reads], sorted(cache.items)

#> ttl_cache_reads(5, [("a", 1, 0), ("b", 2, 3)], [("a", 4), ("a", 5), ("b", 7)])
#> ttl_cache_reads(1, [], [("x", 0, "none")])
#> ttl_cache_reads(0, [("k", "v", 2)], [("k", 2, 0), ("k", 2, 0)])
#> ttl_cache_reads(10, [("q", 1, 0), ("q", 2, 5)], [("q", 14), ("q", 15)])
#> ttl_cache_reads(2, [("z", None, 0)], [])

### pipeline_decorator
def pipeline_decorator(text, steps):
    registry = {}

    def step(name):
        def register(fn):
            registry[name] = fn
            return fn
        return register

    @step("trim")
    def _trim(s):
        return s.strip()

    @step("flip")
    def _flip(s):
        return s[::-1].swapcase()

    @step("vowels")
    def _vowels(s):
        return "".join(c for c in s if c in "aeiouAEIOU")

    for name in steps:
        text = registry[name](text)
    return text

#> pipeline_decorator("  Audio ", ["trim", "flip", "vowels"])
#> pipeline_decorator("xyz", [])
#> pipeline_decorator("Ab ", ["flip", "trim"])
#> pipeline_decorator("abc", ["upper"])
#> pipeline_decorator("Queueing", ["vowels", "flip", "flip"])

### transaction_rollback_alt
class Transaction:
    def __init__(self, store):
        self.store = store

    def __enter__(self):
        self.backup = self.store.copy()
        return self.store

    def __exit__(self, kind, error, trace):
        if kind is not None:
            self.store.clear()
            self.store.update(self.backup)
        return kind is KeyError

def transaction_rollback_alt(store, moves):
    for src, dst, amount in moves:
        with Transaction(store) as s:
            s[src] -= amount
            s[dst] += amount
    return store

#> transaction_rollback_alt({"a": 10, "b": 0}, [("a", "b", 4), ("a", "z", 3)])
#> transaction_rollback_alt({}, [])
#> transaction_rollback_alt({"x": 1}, [("x", "x", 5)])
#> transaction_rollback_alt({"p": 2, "q": 2}, [("q", "p", 2), ("r", "p", 1)])
#> transaction_rollback_alt({"m": 1, "n": "one"}, [("m", "n", 1)])

### indent_writer_context
from contextlib import contextmanager

class Writer:
    def __init__(self):
        self.lines, self.level = [], 0

    def put(self, text):
        self.lines.append("    " * self.level + text)

    @contextmanager
    def block(self, header):
        self.put(header + ":")
        self.level += 1
        yield self
        self.level -= 1

def indent_writer_context(name, branches):
    w = Writer()
    with w.block(f"def {name}(x)"):
        for test, result in branches:
            if test is None:
                w.put(f"return {result}")
                break
            with w.block(f"if {test}"):
                w.put(f"return {result}")
    return w.lines

#> indent_writer_context("sign", [("x < 0", -1), ("x > 0", 1), (None, 0)])
#> indent_writer_context("f", [])
#> indent_writer_context("g", [(None, "x"), ("never", 1)])
#> indent_writer_context("h", [("x", "'y'")])
#> indent_writer_context("é", [("not x", None), (None, None)])

### chained_generators_sum
def _clean(lines):
    for line in lines:
        line = line.strip()
        if line and not line.startswith("#"):
            yield line

def _amounts(lines):
    for line in lines:
        name, _, amount = line.rpartition(" ")
        yield name, float(amount)

def chained_generators_sum(lines, minimum=0):
    totals = {}
    for name, amount in _amounts(_clean(lines)):
        if amount >= minimum:
            totals[name] = totals.get(name, 0) + amount
    return totals

#> chained_generators_sum(["rent 500", "# skip", "food 20.5", "food 4.5"])
#> chained_generators_sum([])
#> chained_generators_sum(["a 1", "a -1", "  "], 0)
#> chained_generators_sum(["new car 9000", "gum 1"], 10)
#> chained_generators_sum(["broken"])

### running_stats_generator
def _running():
    """Send numbers in, get (count, mean) out."""
    count, mean = 0, 0.0
    while True:
        x = yield count, round(mean, 3)
        count += 1
        mean += (x - mean) / count

def running_stats_generator(xs):
    gen = _running()
    last = next(gen)
    for x in xs:
        last = gen.send(x)
    gen.close()
    return last

#> running_stats_generator([2, 4, 9])
#> running_stats_generator([])
#> running_stats_generator([-1])
#> running_stats_generator([0.1, 0.2, 0.3, 0.4])
#> running_stats_generator([10 ** 6, 1])

### peekable_iterator
class Peekable:
    _EMPTY = object()

    def __init__(self, it):
        self.it = iter(it)
        self.slot = next(self.it, self._EMPTY)

    def __bool__(self):
        return self.slot is not self._EMPTY

    def take(self):
        value, self.slot = self.slot, next(self.it, self._EMPTY)
        return value

def peekable_iterator(a, b):
    left, right, out = Peekable(a), Peekable(b), []
    while left and right:
        out.append((left if left.slot <= right.slot else right).take())
    while left or right:
        out.append((left or right).take())
    return out

#> peekable_iterator([1, 4, 9], [2, 3, 10, 11])
#> peekable_iterator([], [])
#> peekable_iterator("ace", "bd")
#> peekable_iterator([], [5, 6])
#> peekable_iterator([7, 7], [7])

### walk_nested_tasks
def _walk(tasks, depth=0):
    for task in tasks:
        yield depth, task["name"], task.get("hours", 0)
        yield from _walk(task.get("sub", ()), depth + 1)

def walk_nested_tasks(tasks):
    total, lines = 0, []
    for depth, name, hours in _walk(tasks):
        total += hours
        lines.append(f"{'.' * depth}{name}:{hours:g}")
    return lines, total

#> walk_nested_tasks([{"name": "build", "hours": 2, "sub": [{"name": "test", "hours": 1.5}]}])
#> walk_nested_tasks([])
#> walk_nested_tasks([{"name": "a"}, {"name": "b", "sub": [{"name": "c", "sub": [{"name": "d", "hours": 3}]}]}])
#> walk_nested_tasks([{"hours": 1}])
#> walk_nested_tasks([{"name": "", "hours": -1, "sub": []}])

### config_validator_class
class Field:
    def __init__(self, kind, default=None, required=False):
        self.kind, self.default, self.required = kind, default, required

    def check(self, name, data):
        if name not in data:
            if self.required:
                raise KeyError(name)
            return self.default
        value = data[name]
        return value if isinstance(value, self.kind) else self.kind(value)

def config_validator_class(data):
    schema = {"host": Field(str, required=True), "port": Field(int, 80), "tags": Field(list, ())}
    return {name: field.check(name, data) for name, field in schema.items()}

#> config_validator_class({"host": "x.io", "port": "8080"})
#> config_validator_class({"host": 5, "tags": "ab"})
#> config_validator_class({"port": 1})
#> config_validator_class({"host": "", "port": 0, "extra": 1})
#> config_validator_class({"host": "h", "port": "eighty"})
#> config_validator_class({"host": None, "tags": []})

### command_dispatch_table
def command_dispatch_table(lines):
    stack = []

    def push(arg):
        stack.append(int(arg))

    def add(_):
        stack.append(stack.pop() + stack.pop())

    def dup(_):
        stack.append(stack[-1])

    table = {"push": push, "add": add, "dup": dup}
    for no, line in enumerate(lines, 1):
        name, _, arg = line.partition(" ")
        try:
            table[name](arg)
        except (KeyError, IndexError) as e:
            return f"line {no}: {type(e).__name__}", stack
    return "ok", stack

#> command_dispatch_table(["push 3", "dup", "add"])
#> command_dispatch_table(["add"])
#> command_dispatch_table(["push 1", "mul"])
#> command_dispatch_table([])
#> command_dispatch_table(["push 4", "push x"])

### argument_parser_small
def argument_parser_small(argv, flags=("v", "q")):
    """Long options take a value unless they are flags."""
    options, positional = {}, []
    args = argv.copy()
    while args:
        arg = args.pop(0)
        if arg == "--":
            positional.extend(args)
            break
        if arg.startswith("--"):
            name, eq, value = arg[2:].partition("=")
            options[name] = value if eq else args.pop(0)
        elif arg.startswith("-") and arg[1:] in flags:
            options[arg[1:]] = True
        else:
            positional.append(arg)
    return options, positional

#> argument_parser_small(["-v", "in.txt", "--out", "o.txt", "--n=3"])
#> argument_parser_small([])
#> argument_parser_small(["a", "--", "-v", "--x"])
#> argument_parser_small(["-z", "-q"], ("q",))
#> argument_parser_small(["--last"])

### shell_words_split_alt
def shell_words_split_alt(line):
    words, current, quote, started = [], "", None, False
    for ch in line:
        if quote:
            if ch == quote:
                quote = None
            else:
                current += ch
        elif ch in "'\"":
            quote, started = ch, True
        elif ch.isspace():
            if current or started:
                words.append(current)
            current, started = "", False
        else:
            current += ch
    if quote:
        raise ValueError("no closing quotation")
    return words + [current] if current or started else words

#> shell_words_split_alt("cp 'my file' b")
#> shell_words_split_alt("")
#> shell_words_split_alt("a \"\" b  ")
#> shell_words_split_alt("echo \"it's\"x")
#> shell_words_split_alt("say 'oops")
