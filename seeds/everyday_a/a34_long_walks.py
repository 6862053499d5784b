### inventory_shelf_life_simulation
from collections import deque


def inventory_shelf_life_simulation(deliveries: list[int], demand: list[int], life: int = 3) -> tuple:
    shelf = deque()
    wasted = missing = 0
    for day, (arriving, wanted) in enumerate(zip(deliveries, demand)):
        while shelf and shelf[0][0] <= day:
            wasted += shelf.popleft()[1]
        if arriving:
            shelf.append([day + life, arriving])
        while wanted and shelf:
            taken = min(wanted, shelf[0][1])
            shelf[0][1] -= taken
            wanted -= taken
            if shelf[0][1] == 0:
                shelf.popleft()
        missing += wanted
    return wasted, missing

#> inventory_shelf_life_simulation([10, 0, 0, 10, 0, 5], [3, 2, 2, 4, 9, 3])
#> inventory_shelf_life_simulation([4, 4, 4, 4, 4, 4], [4, 5, 3, 2, 6, 4], life=1)
#> inventory_shelf_life_simulation([], [])
#> inventory_shelf_life_simulation([20, 0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1, 1], life=4)
#> inventory_shelf_life_simulation([0, 3, 0, 3, 0], [2, 1, 1, 1, 5])

### text_editor_keystrokes
class Editor:
    def __init__(self):
        self.text = ""
        self.cursor = 0
        self.clipboard = ""

    def type(self, char):
        self.text = self.text[:self.cursor] + char + self.text[self.cursor:]
        self.cursor += 1

    def backspace(self):
        if self.cursor:
            self.text = self.text[:self.cursor - 1] + self.text[self.cursor:]
            self.cursor -= 1

    def cut_word(self):
        start = self.text.rfind(" ", 0, self.cursor) + 1
        self.clipboard = self.text[start:self.cursor]
        self.text = self.text[:start] + self.text[self.cursor:]
        self.cursor = start

    def paste(self):
        for char in self.clipboard:
            self.type(char)


def text_editor_keystrokes(keys):
    """Keys: '<' and '>' move, '#' erases, '^' cuts the word before the cursor, 'V' pastes."""
    editor = Editor()
    for key in keys:
        if key == "<":
            editor.cursor = max(0, editor.cursor - 1)
        elif key == ">":
            editor.cursor = min(len(editor.text), editor.cursor + 1)
        elif key == "#":
            editor.backspace()
        elif key == "^":
            editor.cut_word()
        elif key == "V":
            editor.paste()
        else:
            editor.type(key)
    return editor.text

#> text_editor_keystrokes("helo<l>> world^<V ")
#> text_editor_keystrokes("ab##c#")
#> text_editor_keystrokes("one two^ VV")
#> text_editor_keystrokes("<<#x>>y")
#> text_editor_keystrokes("")

### sliding_rate_per_client
def sliding_rate_per_client(hits: str, window: int = 10, limit: int = 3) -> list[str]:
    recent = {}
    offenders = []
    for hit in hits.split():
        second, client = hit.split(":")
        now = int(second)
        history = recent.setdefault(client, [])
        history.append(now)
        kept = []
        for moment in history:
            if moment > now - window:
                kept.append(moment)
        recent[client] = kept
        if len(kept) > limit and client not in offenders:
            offenders.append(client)
    return offenders

#> sliding_rate_per_client("0:a 1:a 2:b 3:a 4:a 5:b 20:b 21:b 22:b 23:b")
#> sliding_rate_per_client("0:a 5:a 10:a 15:a 20:a 25:a")
#> sliding_rate_per_client("")
#> sliding_rate_per_client("1:x 1:y 1:x 1:y 1:x", limit=1)
#> sliding_rate_per_client("0:q 4:q 8:q 12:q", window=9, limit=2)

### payroll_cents_rounding_year
def payroll_cents_rounding_year(yearly_cents, months=12, advance=()):
    """Monthly pay of a yearly sum: the rounding rest is carried on; advances come off the next months."""
    paid = []
    carried = 0
    owed = 0
    pending = dict(advance)
    for month in range(1, months + 1):
        share, rest = divmod(yearly_cents + carried, months)
        carried = rest
        owed += pending.pop(month, 0)
        held_back = min(owed, share // 2)
        owed -= held_back
        paid.append(share - held_back)
    if owed:
        paid.append(-owed)
    return paid

#> payroll_cents_rounding_year(100_000, 7)
#> payroll_cents_rounding_year(120_000, 6, advance=[(2, 15_000)])
#> payroll_cents_rounding_year(1000, 3, [(3, 900)])
#> payroll_cents_rounding_year(0, 4)
#> payroll_cents_rounding_year(500, 0)
#> payroll_cents_rounding_year(99_999, 12)

### kitchen_timer_events
import heapq


class Kitchen:
    def __init__(self):
        self.events = []
        self.log = []
        self.ovens = 1

    def at(self, minute, kind, dish):
        heapq.heappush(self.events, (minute, kind, dish))

    def run(self, dishes):
        waiting = []
        while self.events:
            minute, kind, dish = heapq.heappop(self.events)
            if kind == "1ready":
                waiting.append(dish)
            else:
                self.ovens += 1
                self.log.append(f"{minute} {dish} done")
            if self.ovens and waiting:
                following = waiting.pop(0)
                self.ovens -= 1
                self.at(minute + dishes[following][1], "0done", following)


def kitchen_timer_events(orders: list[str]) -> list[str]:
    kitchen = Kitchen()
    dishes = {}
    for order in orders:
        dish, prep, bake = order.split()
        dishes[dish] = (int(prep), int(bake))
        kitchen.at(int(prep), "1ready", dish)
    kitchen.run(dishes)
    return kitchen.log

#> kitchen_timer_events(["pizza 5 12", "bread 2 30", "cake 20 25"])
#> kitchen_timer_events(["a 0 1", "b 0 1", "c 0 1"])
#> kitchen_timer_events([])
#> kitchen_timer_events(["soup now 5"])
#> kitchen_timer_events(["p 10 5", "q 15 5", "r 14 1", "s 30 2"])

### token_ring_message_delivery
def token_ring_message_delivery(stations: list[str], messages: list[str], rounds: int = 3) -> dict:
    """Delivered messages when a token goes round: a station sends one message a visit, 'from>to:text'."""
    outbox = {name: [] for name in stations}
    for message in messages:
        route, _, text = message.partition(":")
        sender, _, receiver = route.partition(">")
        if receiver not in outbox:
            raise KeyError(receiver)
        outbox[sender].append((receiver, text))
    inbox = {name: [] for name in stations}
    for _ in range(rounds):
        for name in stations:
            if outbox[name]:
                receiver, text = outbox[name].pop(0)
                inbox[receiver].append(f"{name}:{text}")
    return {name: texts for name, texts in inbox.items() if texts}

#> token_ring_message_delivery(["a", "b", "c"], ["a>b:hi", "a>c:yo", "b>a:hey", "a>b:again", "c>a:end"])
#> token_ring_message_delivery(["a", "b"], ["a>b:1", "a>b:2", "a>b:3"], rounds=2)
#> token_ring_message_delivery(["solo"], [])
#> token_ring_message_delivery(["a"], ["a>z:lost"])
#> token_ring_message_delivery(["x", "y", "z", "w"], ["x>w:1", "w>x:2", "y>z:3", "w>y:4"], 1)

### spell_check_with_affixes
BASE = {"play", "happy", "stop", "make", "nation", "use"}
SUFFIXES = ("ing", "ed", "er", "s", "ness", "al", "ful")
PREFIXES = ("un", "re", "inter")


def stems(word):
    """Words that could be the base: with e restored, i turned to y, double letters undone."""
    yield word
    for suffix in SUFFIXES:
        if not word.endswith(suffix) or len(word) - len(suffix) < 3:
            continue
        stem = word[:-len(suffix)]
        yield stem
        yield stem + "e"
        if stem[-1] == "i":
            yield stem[:-1] + "y"
        if stem[-1] == stem[-2]:
            yield stem[:-1]


def known(word):
    for stem in stems(word):
        if stem in BASE:
            return True
        for prefix in PREFIXES:
            if stem.startswith(prefix) and stem[len(prefix):] in BASE:
                return True
    return False


def spell_check_with_affixes(text: str) -> list[str]:
    """The words that are unknown, in order and once each."""
    unknown = []
    for word in text.lower().split():
        word = word.strip(".,!?")
        if word and not known(word) and word not in unknown:
            unknown.append(word)
    return unknown

#> spell_check_with_affixes("Unhappiness stopped the players.")
#> spell_check_with_affixes("Remaking international plays, useful uses!")
#> spell_check_with_affixes("")
#> spell_check_with_affixes("stoping makeing replays")
#> spell_check_with_affixes("qqed")

### elevator_scan_stop_count
def elevator_scan_stop_count(calls: str, capacity: int = 3) -> int:
    """Stops until everyone is at their floor: the car sweeps up and down, calls are 'from-to'."""
    waiting = [tuple(map(int, call.split("-"))) for call in calls.split()]
    riding = []
    floor, step, stops = 0, 1, 0
    top = max((max(pair) for pair in waiting), default=0)
    while waiting or riding:
        leaving = [target for target in riding if target == floor]
        riding = [target for target in riding if target != floor]
        entering = []
        for pair in list(waiting):
            going_up = pair[1] > pair[0]
            if pair[0] == floor and going_up == (step > 0) and len(riding) + len(entering) < capacity:
                waiting.remove(pair)
                entering.append(pair[1])
        riding += entering
        if leaving or entering:
            stops += 1
        if floor + step < 0 or floor + step > top:
            step = -step
        else:
            floor += step
    return stops

#> elevator_scan_stop_count("0-3 1-2 3-0")
#> elevator_scan_stop_count("0-2 0-2 0-2 0-2", capacity=3)
#> elevator_scan_stop_count("")
#> elevator_scan_stop_count("4-1 2-0 1-3")
#> elevator_scan_stop_count("0-1 1-0")

### money_transfer_batch_ledger
class Ledger:
    def __init__(self, balances):
        self.balances = dict(balances)
        self.journal = []

    def transfer(self, source, target, cents):
        fee = max(10, cents // 100)
        if self.balances.get(source, 0) < cents + fee:
            return False
        self.balances[source] -= cents + fee
        self.balances[target] = self.balances.get(target, 0) + cents
        self.balances["fees"] = self.balances.get("fees", 0) + fee
        self.journal.append((source, target, cents))
        return True


def money_transfer_batch_ledger(balances, transfers, retry=True):
    """Fees earned by 'a>b:cents' transfers; failed ones are tried again once all others ran."""
    ledger = Ledger(balances)
    failed = []
    queue = [(transfer, 0) for transfer in transfers.split()]
    while queue:
        transfer, attempts = queue.pop(0)
        route, _, cents = transfer.partition(":")
        source, target = route.split(">")
        if ledger.transfer(source, target, int(cents)):
            continue
        if retry and attempts == 0:
            queue.append((transfer, 1))
        else:
            failed.append(transfer)
    return ledger.balances.get("fees", 0), failed

#> money_transfer_batch_ledger({"a": 5000, "b": 100}, "b>c:500 a>b:2000 a>c:100 c>a:5000")
#> money_transfer_batch_ledger({"a": 5000, "b": 100}, "b>c:500 a>b:2000", retry=False)
#> money_transfer_batch_ledger({}, "")
#> money_transfer_batch_ledger({"x": 1000}, "x>y:985 x>y:5 y>x:900")
#> money_transfer_batch_ledger({"x": 1}, "x:5")

### grep_with_context_lines
import re


def grep_with_context_lines(text: str, pattern: str, before: int = 1, after: int = 1) -> str:
    """Matching lines with context as grep -n shows them, groups separated by '--'."""
    lines = text.split("\n")
    regex = re.compile(pattern)
    shown = {}
    for index, line in enumerate(lines):
        if not regex.search(line):
            continue
        for near in range(max(0, index - before), min(len(lines), index + after + 1)):
            shown.setdefault(near, "-")
        shown[index] = ":"
    out = []
    previous = None
    for index in sorted(shown):
        if previous is not None and index > previous + 1:
            out.append("--")
        out.append(f"{index + 1}{shown[index]}{lines[index]}")
        previous = index
    return "\n".join(out)

#> grep_with_context_lines("one\ntwo\nthree\nfour\nfive\nsix\ntwo again", "two")
#> grep_with_context_lines("a\nb\nc\nd", r"^[bc]$", before=0, after=0)
#> grep_with_context_lines("x", "y")
#> grep_with_context_lines("e1\nok\nok\nok\ne2\nok", r"e\d", 0, 1)
#> grep_with_context_lines("bad", "(")

### flood_fill_regions_sizes
def flood_fill_regions_sizes(picture):
    rows = picture.split("/")
    seen = set()
    sizes = []
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            if (y, x) in seen:
                continue
            stack = [(y, x)]
            seen.add((y, x))
            size = 0
            while stack:
                cy, cx = stack.pop()
                size += 1
                for ny, nx in ((cy + 1, cx), (cy - 1, cx), (cy, cx + 1), (cy, cx - 1)):
                    if 0 <= ny < len(rows) and 0 <= nx < len(rows[ny]) and rows[ny][nx] == letter and (ny, nx) not in seen:
                        seen.add((ny, nx))
                        stack.append((ny, nx))
            sizes.append(size)
    return sorted(sizes, reverse=True)

#> flood_fill_regions_sizes("aab/abb/bbb")
#> flood_fill_regions_sizes("xyx/yxy")
#> flood_fill_regions_sizes("zzzz")
#> flood_fill_regions_sizes("")
#> flood_fill_regions_sizes("oo./o.o/ooo")

### insurance_premium_ladder
LADDER = (140, 120, 100, 85, 70, 60, 50)


def insurance_premium_ladder(base: int, years: str, start: int = 2) -> tuple:
    """Premiums over years such as '.. x . xx .': a year without claims steps down, each claim steps back two."""
    step = start
    premiums = []
    for year in years.split():
        premiums.append(base * LADDER[step] // 100)
        claims = year.count("x")
        if claims == 0:
            step += len(year)
        else:
            step -= 2 * claims
        if step >= len(LADDER):
            step = len(LADDER) - 1
        elif step < 0:
            step = 0
    return premiums, LADDER[step]

#> insurance_premium_ladder(60000, ". . x . . . xx .")
#> insurance_premium_ladder(50000, ". . . . . .", start=3)
#> insurance_premium_ladder(100, "")
#> insurance_premium_ladder(80000, "xxx x .")
#> insurance_premium_ladder(100, ". x", 9)

### first_bingo_after_calls
def lines_of(card):
    rows = [card[i:i + 3] for i in range(0, 9, 3)]
    yield from rows
    yield from zip(*rows)
    yield [card[0], card[4], card[8]]
    yield [card[2], card[4], card[6]]


def wins(card, called):
    for line in lines_of(card):
        if all(number in called for number in line):
            return True
    return False


def first_bingo_after_calls(cards, calls):
    parsed = {}
    for name, numbers in cards.items():
        values = [int(number) for number in numbers.split()]
        if len(values) != 9:
            raise ValueError(f"{name} has {len(values)} numbers")
        parsed[name] = values
    called = set()
    for count, number in enumerate(calls, 1):
        called.add(number)
        for name, card in parsed.items():
            if wins(card, called):
                return name, count
    return None

#> first_bingo_after_calls({"ida": "1 2 3 4 5 6 7 8 9", "bo": "9 8 7 1 5 2 3 4 6"}, [9, 4, 5, 2, 6, 1, 3])
#> first_bingo_after_calls({"ida": "1 2 3 4 5 6 7 8 9"}, [1, 9, 4, 2])
#> first_bingo_after_calls({"x": "1 2 3"}, [1])
#> first_bingo_after_calls({}, [1, 2])
#> first_bingo_after_calls({"cy": "5 6 7 1 2 3 9 8 4", "di": "1 4 7 2 5 8 3 6 9"}, [5, 9, 2, 1, 4])

### packet_reassembly_buffer
class Stream:
    """Puts numbered packets back in order."""

    def __init__(self, window):
        self.window = window
        self.expected = 0
        self.pending = {}
        self.delivered = []
        self.dropped = 0

    def receive(self, number, data):
        if number < self.expected or number in self.pending or number >= self.expected + self.window:
            self.dropped += 1
            return
        self.pending[number] = data
        while self.expected in self.pending:
            self.delivered.append(self.pending.pop(self.expected))
            self.expected += 1


def packet_reassembly_buffer(packets, window=4):
    """Text delivered so far, what waits and how many were dropped; packets are '3c 0a'."""
    stream = Stream(window)
    for packet in packets.split():
        digits = packet.rstrip("abcdefghijklmnopqrstuvwxyz")
        stream.receive(int(digits), packet[len(digits):])
    return "".join(stream.delivered), sorted(stream.pending), stream.dropped

#> packet_reassembly_buffer("1b 0a 3d 2c 2c 5f 9z")
#> packet_reassembly_buffer("0x 0x 1y", window=1)
#> packet_reassembly_buffer("")
#> packet_reassembly_buffer("3d 2c 1b")
#> packet_reassembly_buffer("4e 3d 2c 1b 0a 5f", 8)

### roman_army_formation
def roman_army_formation(soldiers, width):
    parsed = []
    for soldier in soldiers.split():
        name, _, height = soldier.partition(":")
        parsed.append((int(height), name))
    parsed.sort()
    rows = []
    for start in range(0, len(parsed), width):
        row = []
        for position, (_, name) in enumerate(parsed[start:start + width]):
            if position % 2:
                row.append(name)
            else:
                row.insert(0, name)
        row = row[::-1] if len(rows) % 2 else row
        rows.append(row)
    return rows

#> roman_army_formation("a:170 b:182 c:165 d:190 e:175 f:168 g:177", 3)
#> roman_army_formation("x:1 y:2 z:3", 5)
#> roman_army_formation("", 2)
#> roman_army_formation("p:tall", 1)
#> roman_army_formation("a:9 b:8 c:7 d:6 e:5 f:4 g:3 h:2", 4)

### menu_navigation_keys
MENU = {"File": {"Open": None, "Save": None, "Recent": {"a.txt": None, "b.txt": None}}, "Edit": {"Undo": None}, "Help": None}


class Navigator:
    def __init__(self, menu):
        self.stack = [(menu, 0)]
        self.chosen = []

    @property
    def names(self):
        return list(self.stack[-1][0])

    def move(self, step):
        menu, index = self.stack[-1]
        self.stack[-1] = (menu, (index + step) % len(menu))

    def enter(self):
        menu, index = self.stack[-1]
        name = self.names[index]
        if menu[name] is None:
            self.chosen.append("/".join(self.path()))
        else:
            self.stack.append((menu[name], 0))

    def back(self):
        if len(self.stack) > 1:
            self.stack.pop()

    def path(self):
        return [list(menu)[index] for menu, index in self.stack]


def menu_navigation_keys(keys):
    """Entries chosen by keys: d(own), u(p), e(nter), b(ack)."""
    navigator = Navigator(MENU)
    actions = {"d": lambda: navigator.move(1), "u": lambda: navigator.move(-1), "e": navigator.enter, "b": navigator.back}
    for key in keys:
        actions[key]()
    return navigator.chosen

#> menu_navigation_keys("eddedebbdee")
#> menu_navigation_keys("ue")
#> menu_navigation_keys("bbbdee")
#> menu_navigation_keys("")
#> menu_navigation_keys("exit")
