### bank_simulation_ledger
class Account:
    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance
        self.history = []

    def deposit(self, amount):
        if amount <= 0:
            raise ValueError("amount must be positive")
        self.balance += amount
        self.history.append(amount)

    def withdraw(self, amount):
        if amount > self.balance:
            raise ValueError("not enough money")
        self.balance -= amount
        self.history.append(-amount)


class Bank:
    def __init__(self):
        self.accounts = {}
        self.failed = 0

    def account(self, owner):
        if owner not in self.accounts:
            self.accounts[owner] = Account(owner)
        return self.accounts[owner]

    def transfer(self, source, target, amount):
        giver, taker = self.account(source), self.account(target)
        giver.withdraw(amount)
        taker.deposit(amount)


def bank_simulation_ledger(orders: list[str]) -> dict[str, int]:
    """Balances after orders like 'ann +50' and 'ann bob 20'; 'failed' counts the refused ones."""
    bank = Bank()
    for order in orders:
        source, *rest = order.split()
        try:
            if len(rest) == 1:
                bank.account(source).deposit(int(rest[0]))
            else:
                bank.transfer(source, rest[0], int(rest[1]))
        except ValueError:
            bank.failed += 1
    return {name: a.balance for name, a in bank.accounts.items()} | {"failed": bank.failed}

#> bank_simulation_ledger(["ann +50", "ann bob 20", "bob cid 30", "bob ann 5", "cid +7"])
#> bank_simulation_ledger(["ann -5", "ann +x", "bob +1"])
#> bank_simulation_ledger([])
#> bank_simulation_ledger(["a +100", "a b 60", "b c 30", "c d 15", "d e 20", "a e 40", "e a 1"])
#> bank_simulation_ledger(["x y 1", "y +10", "y x 10", "x y 0", "x y 10"])

### text_adventure_walk
ROOMS = {
    "hall": {"n": "library", "e": "kitchen"},
    "library": {"s": "hall", "u": "attic"},
    "kitchen": {"w": "hall", "d": "cellar"},
    "attic": {"d": "library"},
    "cellar": {"u": "kitchen"},
}
ITEMS = {"attic": "lamp", "kitchen": "knife", "cellar": "gold"}
DARK = {"cellar"}


class Game:
    def __init__(self):
        self.room = "hall"
        self.items = dict(ITEMS)
        self.bag = []
        self.moves = 0

    def go(self, direction):
        target = ROOMS[self.room].get(direction)
        if target is None:
            return "you bump into a wall"
        self.room = target
        self.moves += 1
        return f"you are in the {target}"

    def take(self):
        if self.room in DARK and "lamp" not in self.bag:
            return "too dark"
        item = self.items.pop(self.room, None)
        if item is None:
            return "nothing here"
        self.bag.append(item)
        return f"you take the {item}"


def text_adventure_walk(commands: str) -> tuple[str, list[str], int]:
    """The last message, the bag and the number of moves."""
    game = Game()
    message = "welcome"
    for command in commands.split():
        message = game.take() if command == "take" else game.go(command)
    return message, game.bag, game.moves

#> text_adventure_walk("n u take d s e take d take")
#> text_adventure_walk("e d take u take take")
#> text_adventure_walk("")
#> text_adventure_walk("n n w s e e")
#> text_adventure_walk("take n take u take take d d s")

### vm_instructions_run
import operator

BINARY = {"add": operator.add, "sub": operator.sub, "mul": operator.mul}


class Halt(Exception):
    pass


class Machine:
    def __init__(self, program):
        self.program = [line.split() for line in program]
        self.stack = []
        self.memory = {}
        self.pointer = 0

    def step(self):
        name, *args = self.program[self.pointer]
        self.pointer += 1
        if name == "push":
            self.stack.append(int(args[0]))
        elif name in BINARY:
            right, left = self.stack.pop(), self.stack.pop()
            self.stack.append(BINARY[name](left, right))
        elif name == "store":
            self.memory[args[0]] = self.stack.pop()
        elif name == "load":
            self.stack.append(self.memory[args[0]])
        elif name == "jnz":
            if self.stack.pop():
                self.pointer = int(args[0])
        else:
            raise Halt(name)


def vm_instructions_run(program: list[str], most: int = 60) -> int:
    """What is on top of the stack when the program halts."""
    machine = Machine([*program, "halt"])
    for _ in range(most):
        try:
            machine.step()
        except Halt:
            return machine.stack[-1]
    raise TimeoutError(f"still running after {most} steps")

#> vm_instructions_run(["push 2", "push 3", "add", "push 4", "mul"])
#> vm_instructions_run(["push 3", "store n", "push 1", "store r", "load r", "load n", "mul", "store r", "load n", "push 1", "sub", "store n", "load n", "jnz 4", "load r"])
#> vm_instructions_run(["push 1", "jnz 0"], most=10)
#> vm_instructions_run([])
#> vm_instructions_run(["push 10", "store x", "load x", "load x", "sub", "jnz 0", "load x"])

### inventory_fifo_cost_c25
from collections import deque


class Stock:
    """Cost of goods sold, first in first out."""

    def __init__(self):
        self.lots = deque()
        self.cost = 0

    def receive(self, count, price):
        self.lots.append([count, price])

    def sell(self, count):
        while count:
            if not self.lots:
                raise LookupError(f"{count} pieces missing")
            lot = self.lots[0]
            taken = min(count, lot[0])
            self.cost += taken * lot[1]
            lot[0] -= taken
            count -= taken
            if lot[0] == 0:
                self.lots.popleft()


def inventory_fifo_cost_c25(moves: list[str]) -> int:
    """Moves are 'in 10@5' and 'out 7'; the cost of everything sold."""
    stock = Stock()
    for move in moves:
        kind, what = move.split()
        if kind == "in":
            count, price = map(int, what.split("@"))
            stock.receive(count, price)
        else:
            stock.sell(int(what))
    return stock.cost

#> inventory_fifo_cost_c25(["in 10@5", "in 5@7", "out 12", "out 1"])
#> inventory_fifo_cost_c25(["in 3@100", "out 4"])
#> inventory_fifo_cost_c25([])
#> inventory_fifo_cost_c25(["in 1@1", "in 1@2", "in 1@3", "in 1@4", "out 3", "in 2@9", "out 2"])
#> inventory_fifo_cost_c25(["in 50@2", "out 10", "out 10", "out 10"])

### parking_garage_occupancy
class Full(Exception):
    pass


class Garage:
    SIZES = {"moto": 1, "car": 2, "van": 3}

    def __init__(self, levels, width):
        self.rows = [["."] * width for _ in range(levels)]

    def park(self, plate, kind):
        needed = self.SIZES[kind]
        for row in self.rows:
            run = 0
            for index, cell in enumerate(row):
                run = run + 1 if cell == "." else 0
                if run == needed:
                    for place in range(index - needed + 1, index + 1):
                        row[place] = plate
                    return
        raise Full(plate)

    def leave(self, plate):
        for row in self.rows:
            for index, cell in enumerate(row):
                if cell == plate:
                    row[index] = "."


def parking_garage_occupancy(levels: int, width: int, events: str) -> list[str]:
    """Rows after events like 'a:car b:van -a'; who finds no place is shown at the end."""
    garage = Garage(levels, width)
    turned_away = []
    for event in events.split():
        if event.startswith("-"):
            garage.leave(event[1:])
            continue
        plate, kind = event.split(":")
        try:
            garage.park(plate, kind)
        except Full:
            turned_away.append(plate)
    return ["".join(row) for row in garage.rows] + turned_away

#> parking_garage_occupancy(2, 5, "a:car b:van c:moto -a d:moto")
#> parking_garage_occupancy(1, 4, "a:car b:van c:car -x")
#> parking_garage_occupancy(1, 3, "")
#> parking_garage_occupancy(2, 3, "a:van b:van c:moto -b c:moto d:car")
#> parking_garage_occupancy(1, 2, "t:truck")

### simple_spreadsheet_values
import re

CELL = re.compile(r"[A-Z]\d+")


class SheetError(Exception):
    pass


class Sheet:
    def __init__(self, cells):
        self.cells = cells
        self.values = {}
        self.pending = []

    def value(self, name):
        if name in self.values:
            return self.values[name]
        if name in self.pending:
            raise SheetError(f"#CYCLE {name}")
        self.pending.append(name)
        text = self.cells.get(name, "0")
        result = self.formula(text[1:]) if text.startswith("=") else int(text)
        self.pending.remove(name)
        self.values[name] = result
        return result

    def formula(self, text):
        total = 0
        for sign, term in re.findall(r"([+-]?)\s*([A-Z]?\d+)", text):
            amount = self.value(term) if CELL.fullmatch(term) else int(term)
            total += -amount if sign == "-" else amount
        return total


def simple_spreadsheet_values(cells: dict[str, str], wanted: list[str]):
    """Values of some cells, or the error as text."""
    sheet = Sheet(cells)
    try:
        return [sheet.value(name) for name in wanted]
    except SheetError as error:
        return str(error)

#> simple_spreadsheet_values({"A1": "5", "A2": "=A1+A1", "A3": "=A2-3+B9"}, ["A3", "A2"])
#> simple_spreadsheet_values({"A1": "=B1", "B1": "=C1+1", "C1": "=A1"}, ["B1"])
#> simple_spreadsheet_values({}, [])
#> simple_spreadsheet_values({"A1": "=10-4-B1", "B1": "=C1", "C1": "2", "D1": "=A1+B1+C1-100"}, ["D1", "A1", "Z9"])
#> simple_spreadsheet_values({"A1": "x"}, ["A1"])

### dungeon_battle_rounds
from dataclasses import dataclass


@dataclass
class Fighter:
    name: str
    health: int
    attack: int
    armor: int = 0

    @property
    def alive(self):
        return self.health > 0

    def hit(self, other):
        damage = max(1, self.attack - other.armor)
        other.health -= damage
        return damage


class Berserker(Fighter):
    def hit(self, other):
        damage = super().hit(other)
        if self.health < 5:
            damage += super().hit(other)
        return damage


def dungeon_battle_rounds(first: tuple, second: tuple, most: int = 20) -> str:
    """Who wins and after how many rounds; the second one is a berserker."""
    hero, foe = Fighter(*first), Berserker(*second)
    rounds = 0
    while hero.alive and foe.alive and rounds < most:
        rounds += 1
        hero.hit(foe)
        if foe.alive:
            foe.hit(hero)
    if hero.alive and foe.alive:
        return "draw"
    winner = hero if hero.alive else foe
    return f"{winner.name} in {rounds} ({winner.health})"

#> dungeon_battle_rounds(("Ida", 20, 6, 1), ("Orc", 15, 5, 2))
#> dungeon_battle_rounds(("Ida", 12, 4), ("Troll", 14, 6, 1))
#> dungeon_battle_rounds(("Rock", 50, 0, 9), ("Wall", 50, 0, 9), 5)
#> dungeon_battle_rounds(("Mouse", 1, 1), ("Cat", 9, 3))
#> dungeon_battle_rounds(("A", 9, 3, 2), ("B", 8, 4, 1))

### printer_queue_minutes
from collections import deque
from dataclasses import dataclass


@dataclass
class Job:
    owner: str
    pages: int
    color: bool = False


def parse(text):
    owner, _, rest = text.partition(":")
    return Job(owner, int(rest.rstrip("c")), rest.endswith("c"))


def printer_queue_minutes(jobs: list[str], speed: int, slice_pages: int = 10) -> dict[str, int]:
    """Minute at which each owner's last job is done; jobs take turns by slices, color is half as fast."""
    queue = deque(map(parse, jobs))
    minute = 0
    finished: dict[str, int] = {}
    while queue:
        job = queue.popleft()
        pages = min(job.pages, slice_pages)
        rate = speed // 2 if job.color else speed
        minute += -(-pages // rate)
        job.pages -= pages
        if job.pages:
            queue.append(job)
        else:
            finished[job.owner] = minute
    return finished

#> printer_queue_minutes(["ann:12", "bob:30", "cid:5c"], 10)
#> printer_queue_minutes(["ann:3", "ann:25c", "bob:1"], 4, slice_pages=8)
#> printer_queue_minutes([], 5)
#> printer_queue_minutes(["a:0"], 5)
#> printer_queue_minutes(["a:5c"], 1)
#> printer_queue_minutes(["p:20", "q:20", "r:20c", "s:9"], 6)

### cellular_rule_generations
def cellular_rule_generations(start: str, rule: int, generations: int) -> list[str]:
    """Generations of a one-dimensional automaton; cells outside are empty."""
    table = {}
    for pattern in range(8):
        neighbours = format(pattern, "03b").replace("0", ".").replace("1", "#")
        table[neighbours] = "#" if rule >> pattern & 1 else "."
    rows = [start]
    for _ in range(generations):
        padded = f".{rows[-1]}."
        row = ""
        for index in range(len(start)):
            row += table[padded[index:index + 3]]
        rows.append(row)
        if row == rows[-2]:
            break
    return rows

#> cellular_rule_generations("...#...", 90, 3)
#> cellular_rule_generations("#.#", 0, 5)
#> cellular_rule_generations("", 30, 2)
#> cellular_rule_generations("..##.#", 110, 4)
#> cellular_rule_generations("#####", 204, 9)

### job_market_stable_match
def job_market_stable_match(people: dict[str, str], firms: dict[str, str]) -> dict[str, str]:
    """Stable pairs (Gale-Shapley): preferences are strings of letters, people apply."""
    free = sorted(people, reverse=True)
    next_choice = dict.fromkeys(people, 0)
    engaged: dict[str, str] = {}
    while free:
        person = free.pop()
        wishes = people[person]
        if next_choice[person] == len(wishes):
            continue
        firm = wishes[next_choice[person]]
        next_choice[person] += 1
        current = engaged.get(firm)
        if current is None:
            engaged[firm] = person
        elif firms[firm].index(person) < firms[firm].index(current):
            engaged[firm] = person
            free.append(current)
        else:
            free.append(person)
    return dict(sorted(engaged.items()))

#> job_market_stable_match({"a": "XY", "b": "XY"}, {"X": "ba", "Y": "ab"})
#> job_market_stable_match({"a": "XYZ", "b": "YXZ", "c": "YZX"}, {"X": "cba", "Y": "acb", "Z": "abc"})
#> job_market_stable_match({}, {})
#> job_market_stable_match({"a": "X", "b": "X", "c": "X"}, {"X": "cab"})
#> job_market_stable_match({"a": "XY", "b": "X"}, {"X": "ab", "Y": "a"})

### traffic_crossing_cars_passed
from enum import Enum
from itertools import cycle


class Phase(Enum):
    NORTH = ("n", 3)
    PAUSE_A = ("", 1)
    EAST = ("e", 2)
    PAUSE_B = ("", 1)


def phases():
    for phase in cycle([Phase.NORTH, Phase.PAUSE_A, Phase.EAST, Phase.PAUSE_A]):
        open_side, ticks = phase.value
        for _ in range(ticks):
            yield open_side


def traffic_crossing_cars_passed(arrivals: str) -> dict[str, int]:
    """For each tick a letter 'n' or 'e' (a car comes) or '.'; cars passed and left."""
    waiting = {"n": 0, "e": 0}
    passed = 0
    for side, arrival in zip(phases(), arrivals):
        if arrival in waiting:
            waiting[arrival] += 1
        if side and waiting[side]:
            waiting[side] -= 1
            passed += 1
    return {"passed": passed, **waiting}

#> traffic_crossing_cars_passed("nneen.ee.n")
#> traffic_crossing_cars_passed("eeeeeeee")
#> traffic_crossing_cars_passed("")
#> traffic_crossing_cars_passed("....nnnn....")
#> traffic_crossing_cars_passed("nenenenenene?!")

### gradebook_weighted_letters
from collections import defaultdict

WEIGHTS = {"exam": 50, "homework": 30, "quiz": 20}
LETTERS = [(90, "A"), (80, "B"), (70, "C"), (60, "D")]


class Gradebook:
    def __init__(self):
        self.scores = defaultdict(lambda: defaultdict(list))

    def add(self, student, kind, score):
        if kind not in WEIGHTS:
            raise KeyError(kind)
        self.scores[student][kind].append(score)

    def average(self, student):
        total = weight_sum = 0
        for kind, scores in self.scores[student].items():
            weight = WEIGHTS[kind]
            total += weight * sum(scores) / len(scores)
            weight_sum += weight
        return total / weight_sum

    def letter(self, student):
        average = self.average(student)
        for limit, letter in LETTERS:
            if average >= limit:
                return letter
        return "F"


def gradebook_weighted_letters(text: str) -> dict[str, str]:
    """Letters for lines 'ann exam 88'."""
    book = Gradebook()
    for line in text.split("\n"):
        if line:
            student, kind, score = line.split()
            book.add(student, kind, float(score))
    return {student: book.letter(student) for student in sorted(book.scores)}

#> gradebook_weighted_letters("ann exam 88\nbob quiz 95\nann homework 97\nbob exam 51\nann quiz 70")
#> gradebook_weighted_letters("cid homework 79.9\ncid homework 80.1")
#> gradebook_weighted_letters("")
#> gradebook_weighted_letters("dot essay 90")
#> gradebook_weighted_letters("a exam 100\nb exam 59\n\nc exam 60\nd exam 75\na exam 80")
