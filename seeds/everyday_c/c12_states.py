### vending_machine_change
COINS = (200, 100, 50, 20, 10)


class Machine:
    def __init__(self, prices, stock):
        self.prices = prices
        self.stock = dict(stock)
        self.credit = 0
        self.sold = []

    def insert(self, coin):
        if coin in COINS:
            self.credit += coin

    def select(self, slot):
        price = self.prices.get(slot)
        if price is None or self.stock.get(slot, 0) == 0:
            return False
        if self.credit < price:
            return False
        self.credit -= price
        self.stock[slot] -= 1
        self.sold.append(slot)
        return True

    def change(self):
        coins = []
        for coin in COINS:
            while self.credit >= coin:
                self.credit -= coin
                coins.append(coin)
        return coins


def vending_machine_change(events: list) -> list[int]:
    """Coins that come back after coins (numbers) and slots (letters)."""
    machine = Machine({"A": 150, "B": 90}, {"A": 1, "B": 2})
    for event in events:
        if isinstance(event, int):
            machine.insert(event)
        else:
            machine.select(event)
    return machine.change()

#> vending_machine_change([200, "A", 100, "A", "B"])
#> vending_machine_change([50, 20, 1, "B", 20, "B"])
#> vending_machine_change([])
#> vending_machine_change([200, 200, "B", "B", "B", "C"])
#> vending_machine_change([10, 10, 20, 50, 100, 5, "A", 20])

### elevator_stops_distance
from enum import Enum


class Direction(Enum):
    UP = 1
    DOWN = -1


def next_stop(calls, floor, direction):
    ahead = [call for call in calls if (call - floor) * direction.value >= 0]
    if not ahead:
        return None
    return min(ahead, key=lambda call: abs(call - floor))


def elevator_stops_distance(start: int, calls: list[int]) -> int:
    """Floors travelled until all calls are served: up first, then down, and so on."""
    waiting = set(calls)
    floor, direction = start, Direction.UP
    travelled = 0
    while waiting:
        stop = next_stop(waiting, floor, direction)
        if stop is None:
            direction = Direction.DOWN if direction is Direction.UP else Direction.UP
            continue
        travelled += abs(stop - floor)
        floor = stop
        waiting.discard(stop)
    return travelled

#> elevator_stops_distance(3, [5, 1, 8])
#> elevator_stops_distance(0, [0])
#> elevator_stops_distance(10, [9, 2, 4])
#> elevator_stops_distance(4, [])
#> elevator_stops_distance(6, [7, 5, 12, -1, 6, 3])

### keypad_lockout_ticks
class Lock:
    """Locks out after three wrong codes; the lockout takes two ticks."""

    MAX_WRONG = 3
    LOCKOUT = 2

    def __init__(self, code):
        self._code = code
        self.wrong = 0
        self.blocked = 0
        self.open = False

    def tick(self):
        if self.blocked:
            self.blocked -= 1

    def enter(self, code):
        if self.blocked:
            return
        if code == self._code:
            self.open = True
            self.wrong = 0
        else:
            self.wrong += 1
            if self.wrong >= self.MAX_WRONG:
                self.blocked = self.LOCKOUT
                self.wrong = 0


def keypad_lockout_ticks(code: str, entries: list[str]) -> bool:
    lock = Lock(code)
    for entry in entries:
        if entry == "tick":
            lock.tick()
        else:
            lock.enter(entry)
    return lock.open

#> keypad_lockout_ticks("1234", ["0000", "1111", "1234"])
#> keypad_lockout_ticks("1234", ["0", "1", "2", "1234", "tick"])
#> keypad_lockout_ticks("1234", ["0", "1", "2", "tick", "1234", "tick", "1234"])
#> keypad_lockout_ticks("1234", [])
#> keypad_lockout_ticks("9", ["tick", "8", "8", "tick", "8", "9", "tick", "tick", "7"])

### parser_state_comment_strip
def parser_state_comment_strip(code: str) -> str:
    """Removes // and /* */ comments, but not inside of strings."""
    state = "code"
    out = []
    index = 0
    while index < len(code):
        pair = code[index:index + 2]
        char = code[index]
        if state == "code":
            if pair == "//":
                state = "line"
            elif pair == "/*":
                state = "block"
                index += 1
            else:
                if char == '"':
                    state = "string"
                out.append(char)
        elif state == "line":
            if char == "\n":
                state = "code"
                out.append(char)
        elif state == "block":
            if pair == "*/":
                state = "code"
                index += 1
        else:
            out.append(char)
            if char == '"':
                state = "code"
        index += 1
    return "".join(out)

#> parser_state_comment_strip("int a; // count\nint b;")
#> parser_state_comment_strip('x = "// no"; /* yes */ y;')
#> parser_state_comment_strip("")
#> parser_state_comment_strip("a /* open")
#> parser_state_comment_strip("/**/p/q//r")

### order_book_matching
import heapq


class Book:
    def __init__(self):
        self.buys = []
        self.sells = []
        self.trades = 0
        self.clock = 0

    def place(self, side, price, count):
        self.clock += 1
        if side == "buy":
            heapq.heappush(self.buys, [-price, self.clock, count])
        else:
            heapq.heappush(self.sells, [price, self.clock, count])
        self.match()

    def match(self):
        while self.buys and self.sells and -self.buys[0][0] >= self.sells[0][0]:
            traded = min(self.buys[0][2], self.sells[0][2])
            self.trades += traded
            for side in (self.buys, self.sells):
                side[0][2] -= traded
                if side[0][2] == 0:
                    heapq.heappop(side)


def order_book_matching(orders: list[str]) -> int:
    """Shares traded for orders like 'buy 10@5' (count at price)."""
    book = Book()
    for order in orders:
        side, what = order.split()
        count, price = what.split("@")
        book.place(side, int(price), int(count))
    return book.trades

#> order_book_matching(["buy 10@5", "sell 4@5", "sell 10@4", "buy 1@9"])
#> order_book_matching(["sell 3@7", "buy 3@6"])
#> order_book_matching([])
#> order_book_matching(["sell 5@1", "sell 5@2", "sell 5@3", "buy 12@3"])
#> order_book_matching(["buy ten@5"])
#> order_book_matching(["buy 10@5", "sell 4@5", "sell 10@4", "buy 1@9", "sell 3@7", "buy 3@6"])
#> order_book_matching(["sell 3@7", "buy 3@6", "sell 5@1", "sell 5@2", "sell 5@3", "buy 12@3"])

### game_of_life_stable
def neighbours(cell):
    row, column = cell
    for r in (-1, 0, 1):
        for c in (-1, 0, 1):
            if r or c:
                yield row + r, column + c


def step(alive):
    counts = {}
    for cell in alive:
        for other in neighbours(cell):
            counts[other] = counts.get(other, 0) + 1
    return {cell for cell, n in counts.items() if n == 3 or n == 2 and cell in alive}


def game_of_life_stable(picture: list[str]) -> bool:
    """Whether a picture of '#' and '.' does not change any more."""
    alive = set()
    for row, line in enumerate(picture):
        for column, char in enumerate(line):
            if char == "#":
                alive.add((row, column))
    return step(alive) == alive

#> game_of_life_stable(["##", "##"])
#> game_of_life_stable(["###"])
#> game_of_life_stable([])
#> game_of_life_stable(["#."])
#> game_of_life_stable([".#.", "#.#", ".#."])

### session_expiry_store
class SessionError(Exception):
    pass


class Store:
    def __init__(self, lifetime):
        self.lifetime = lifetime
        self.sessions = {}
        self.now = 0

    def login(self, user):
        self.sessions[user] = self.now + self.lifetime

    def touch(self, user):
        expires = self.sessions.get(user)
        if expires is None:
            raise SessionError("no session")
        if expires <= self.now:
            del self.sessions[user]
            raise SessionError("expired")
        self.sessions[user] = self.now + self.lifetime


def session_expiry_store(events: list[str], lifetime: int) -> list[str]:
    """Errors of events like '+5' (time goes on), 'login ann', 'get ann'."""
    store = Store(lifetime)
    errors = []
    for event in events:
        if event.startswith("+"):
            store.now += int(event)
            continue
        action, user = event.split()
        try:
            if action == "login":
                store.login(user)
            else:
                store.touch(user)
        except SessionError as error:
            errors.append(f"{store.now} {user}: {error}")
    return errors

#> session_expiry_store(["login ann", "+5", "get ann", "+8", "get ann", "+10", "get ann", "get ann"], 10)
#> session_expiry_store(["get bob"], 1)
#> session_expiry_store([], 5)
#> session_expiry_store(["login a", "login b", "+3", "get a", "+3", "get b", "get a", "+4", "get a"], 5)
#> session_expiry_store(["login x", "get x", "+60", "login x", "get x"], 60)

### turnstile_transitions_table
TABLE = {
    "locked": {"coin": ("unlocked", "unlock"), "push": ("locked", "alarm")},
    "unlocked": {"coin": ("unlocked", "refund"), "push": ("locked", "lock")},
}


def turnstile_transitions_table(events: str, start: str = "locked") -> dict[str, int]:
    """How often each action was done for events 'c' (coin) and 'p' (push); others are errors."""
    names = {"c": "coin", "p": "push"}
    state = start
    actions: dict[str, int] = {}
    for letter in events:
        event = names.get(letter)
        if event is None:
            action = "error"
        else:
            state, action = TABLE[state][event]
        actions[action] = actions.get(action, 0) + 1
    actions["final " + state] = 1
    return actions

#> turnstile_transitions_table("cpcpp")
#> turnstile_transitions_table("ccc?p", "unlocked")
#> turnstile_transitions_table("")
#> turnstile_transitions_table("pppcpx", "locked")
#> turnstile_transitions_table("c", "broken")

### connection_backoff_states
class Connection:
    def __init__(self, max_delay=60):
        self.state = "idle"
        self.delay = 1
        self.max_delay = max_delay
        self.waited = 0

    def connected(self):
        self.state = "up"
        self.delay = 1

    def failed(self):
        if self.state == "dead":
            return
        self.state = "waiting"
        self.waited += self.delay
        self.delay = min(self.delay * 2, self.max_delay)

    def refused(self):
        self.state = "dead"


HANDLERS = {"ok": Connection.connected, "fail": Connection.failed, "refuse": Connection.refused}


def connection_backoff_states(events: list[str], max_delay: int = 60) -> tuple[str, int]:
    connection = Connection(max_delay)
    for event in events:
        HANDLERS[event](connection)
    return connection.state, connection.waited

#> connection_backoff_states(["fail", "fail", "fail", "ok", "fail"])
#> connection_backoff_states(["fail"] * 6, max_delay=8)
#> connection_backoff_states([])
#> connection_backoff_states(["ok", "refuse", "fail", "fail"])
#> connection_backoff_states(["reset"])
#> connection_backoff_states(["fail", "fail", "fail", "ok", "fail", "ok", "refuse", "fail", "fail"])
#> connection_backoff_states(["ok", "refuse", "fail", "fail", "fail", "fail", "fail", "ok", "fail"])

### brackets_auto_complete
PAIRS = {"(": ")", "[": "]", "{": "}"}
QUOTES = "'\""


def brackets_auto_complete(typed: str):
    """What an editor adds at the end to close everything; None if something is closed wrongly."""
    stack = []
    quote = ""
    for char in typed:
        if quote:
            if char == quote:
                quote = ""
            continue
        if char in QUOTES:
            quote = char
        elif char in PAIRS:
            stack.append(PAIRS[char])
        elif char in PAIRS.values():
            if not stack or stack.pop() != char:
                return None
    return quote + "".join(reversed(stack))

#> brackets_auto_complete("print(items[0")
#> brackets_auto_complete("f({'a': [1, 2], \"b")
#> brackets_auto_complete("done()")
#> brackets_auto_complete("(]")
#> brackets_auto_complete("x = ')' + y)")
#> brackets_auto_complete("call(\"it's\", [{")

### undo_stack_groups
class Document:
    def __init__(self):
        self.values = {}
        self._log = []

    def set(self, key, value):
        self._log.append((key, self.values.get(key)))
        self.values[key] = value

    def checkpoint(self):
        self._log.append(None)

    def undo(self):
        """Back to the last checkpoint; how many changes were taken back."""
        count = 0
        while self._log:
            entry = self._log.pop()
            if entry is None:
                break
            key, old = entry
            if old is None:
                del self.values[key]
            else:
                self.values[key] = old
            count += 1
        return count


def undo_stack_groups(script: str) -> dict:
    """Runs 'a=1 b=2 | a=3 undo' ('|' is a checkpoint)."""
    document = Document()
    undone = 0
    for word in script.split():
        if word == "|":
            document.checkpoint()
        elif word == "undo":
            undone += document.undo()
        else:
            document.set(*word.split("="))
    return document.values | {"undone": undone}

#> undo_stack_groups("a=1 b=2 | a=3 c=4 undo")
#> undo_stack_groups("x=1 x=2 x=3 undo undo")
#> undo_stack_groups("")
#> undo_stack_groups("k=v | k=w | k=u undo undo | z=0")
#> undo_stack_groups("broken")

### tennis_score_text
POINTS = ("love", "15", "30", "40")


class Game:
    def __init__(self, first, second):
        self.names = (first, second)
        self.points = [0, 0]

    @property
    def finished(self):
        high, low = max(self.points), min(self.points)
        return high >= 4 and high - low >= 2

    def score(self, player):
        if not self.finished:
            self.points[player] += 1

    def __str__(self):
        first, second = self.points
        leader = self.names[0 if first > second else 1]
        if self.finished:
            return f"game {leader}"
        if min(self.points) >= 3:
            return "deuce" if first == second else f"advantage {leader}"
        return f"{POINTS[first]}-{POINTS[second]}"


def tennis_score_text(rally: str) -> str:
    """The score after points won by 'a' and 'b'."""
    game = Game("Ann", "Bea")
    for letter in rally:
        game.score("ab".index(letter))
    return str(game)

#> tennis_score_text("aabab")
#> tennis_score_text("aaaa")
#> tennis_score_text("ababab")
#> tennis_score_text("abababb")
#> tennis_score_text("")
#> tennis_score_text("abc")
#> tennis_score_text("bbaabbbbb")

### tape_machine_increment
RULES = {
    ("carry", "0"): ("1", "stop"),
    ("carry", "1"): ("0", "carry"),
    ("carry", " "): ("1", "stop"),
}


def tape_machine_increment(tape: str, times: int) -> str:
    """Adds one to a binary number `times` times, with a small Turing machine."""
    cells = list(tape)
    for _ in range(times):
        position, state = len(cells) - 1, "carry"
        while state != "stop":
            if position < 0:
                cells.insert(0, " ")
                position = 0
            cells[position], state = RULES[state, cells[position]]
            position -= 1
    return "".join(cells)

#> tape_machine_increment("1011", 1)
#> tape_machine_increment("11", 2)
#> tape_machine_increment("", 3)
#> tape_machine_increment("0", 5)
#> tape_machine_increment("12", 1)
#> tape_machine_increment("01111", 0)
#> tape_machine_increment("01011", 5)
#> tape_machine_increment("001111", 5)

### job_scheduler_dependencies_ready
class Job:
    def __init__(self, name, needs):
        self.name, self.needs = name, set(needs)
        self.state = "waiting"

    def ready(self, done):
        return self.state == "waiting" and self.needs <= done


def job_scheduler_dependencies_ready(spec: str, workers: int, failing: tuple = ()) -> list[str]:
    """Rounds of jobs for 'a; b:a; c:a,b', at most `workers` in each; failing jobs block the others."""
    jobs = []
    for entry in spec.split(";"):
        name, _, needs = entry.strip().partition(":")
        jobs.append(Job(name, filter(None, needs.split(","))))
    done, rounds = set(), []
    while True:
        batch = [job for job in jobs if job.ready(done)][:workers]
        if not batch:
            break
        rounds.append("+".join(job.name for job in batch))
        for job in batch:
            if job.name in failing:
                job.state = "failed"
            else:
                job.state = "done"
                done.add(job.name)
    return rounds

#> job_scheduler_dependencies_ready("a; b:a; c:a,b; d", 2)
#> job_scheduler_dependencies_ready("a; b:a; c:a,b; d", 2, failing=("b",))
#> job_scheduler_dependencies_ready("x:y; y:x", 3)
#> job_scheduler_dependencies_ready("lint; test:lint; build:lint; ship:test,build", 1)
#> job_scheduler_dependencies_ready("p; q; r; s", 3, ("p", "s"))
