### kettle_state_machine
from enum import Enum, auto


class Mode(Enum):
    IDLE = auto()
    HEATING = auto()
    BOILED = auto()
    FAULT = auto()


class Kettle:
    def __init__(self, litres):
        self.litres = litres
        self.degrees = 20
        self.mode = Mode.IDLE

    def press(self):
        if self.mode is Mode.FAULT:
            return
        if self.mode is Mode.HEATING:
            self.mode = Mode.IDLE
        else:
            self.mode = Mode.HEATING if self.litres > 0 else Mode.FAULT

    def tick(self):
        if self.mode is Mode.HEATING:
            self.degrees = min(100, self.degrees + 60 // self.litres)
            if self.degrees == 100:
                self.mode = Mode.BOILED
        elif self.degrees > 20:
            self.degrees -= 5


def kettle_state_machine(litres, script):
    kettle = Kettle(litres)
    trace = []
    for ch in script:
        (kettle.press if ch == "p" else kettle.tick)()
        trace.append(f"{kettle.mode.name[0]}{kettle.degrees}")
    return trace

#> kettle_state_machine(2, "pttttp")
#> kettle_state_machine(0, "ptp")
#> kettle_state_machine(3, "ptpttt")
#> kettle_state_machine(1, "")
#> kettle_state_machine(1, "tptt")

### parcel_tracking_transitions
class BadTransition(Exception):
    def __init__(self, state, event):
        self.state, self.event = state, event
        super().__init__(f"{event} not allowed while {state}")


class Tracker:
    TABLE = {
        ("created", "collect"): "in transit",
        ("in transit", "scan"): "in transit",
        ("in transit", "arrive"): "at depot",
        ("at depot", "collect"): "in transit",
        ("at depot", "deliver"): "delivered",
        ("at depot", "fail"): "at depot",
    }

    def __init__(self, code):
        self.code, self.state, self.failures = code, "created", 0

    def fire(self, event):
        try:
            target = self.TABLE[self.state, event]
        except KeyError:
            raise BadTransition(self.state, event) from None
        if event == "fail":
            self.failures += 1
            if self.failures == 3:
                target = "returned"
        self.state = target
        return target


def parcel_tracking_transitions(code, events):
    tracker = Tracker(code)
    visited = [tracker.state]
    for event in events:
        try:
            visited.append(tracker.fire(event))
        except BadTransition as bad:
            visited.append(f"!{bad.event}")
            if bad.state == "returned":
                break
    return tracker.code, visited, tracker.failures

#> parcel_tracking_transitions("JD07", ["collect", "scan", "arrive", "deliver"])
#> parcel_tracking_transitions("JD08", ["deliver", "collect", "arrive", "fail", "fail", "fail", "scan", "scan"])
#> parcel_tracking_transitions("", [])
#> parcel_tracking_transitions("X", ["collect", "arrive", "collect", "deliver"])
#> parcel_tracking_transitions("Y2", ["scan", "scan"])

### door_with_timer_states
class State:
    def wait(self, door, seconds):
        return self

    def __str__(self):
        return type(self).__name__


class Closed(State):
    def push(self, door):
        door.swings += 1
        return Open(4)


class Open(State):
    def __init__(self, seconds):
        self.seconds = seconds

    def push(self, door):
        return Propped()

    def wait(self, door, seconds):
        remaining = self.seconds - seconds
        return Open(remaining) if remaining > 0 else Closed()


class Propped(State):
    def push(self, door):
        door.swings += 1
        return Open(1)


class Door:
    def __init__(self):
        self.state, self.swings = Closed(), 0

    def do(self, action):
        if isinstance(action, int):
            self.state = self.state.wait(self, action)
        else:
            self.state = self.state.push(self)
        return str(self.state)


def door_with_timer_states(actions):
    door = Door()
    return [door.do(a) for a in actions], door.swings

#> door_with_timer_states(["p", 2, 3, "p"])
#> door_with_timer_states([])
#> door_with_timer_states([10, "push", "push", 99, "push", 1])
#> door_with_timer_states(["p", 4])
#> door_with_timer_states(["p", 1, 1, 1, 1, "p", "p", "p"])

### vending_selection_enum
from enum import IntEnum


class Coin(IntEnum):
    NICKEL = 5
    DIME = 10
    QUARTER = 25

    @classmethod
    def change(cls, cents):
        coins = []
        for coin in sorted(cls, reverse=True):
            while cents >= coin:
                coins.append(coin.name[0])
                cents -= coin
        return "".join(coins)


class Machine:
    prices = {"gum": 35, "chips": 60, "soda": 85}

    def __init__(self):
        self.credit, self.sales = 0, []

    def insert(self, name):
        self.credit += Coin[name.upper()]

    def select(self, item):
        price = self.prices[item]
        if self.credit < price:
            return f"need {price - self.credit}"
        self.sales.append(item)
        back, self.credit = Coin.change(self.credit - price), 0
        return back


def vending_selection_enum(coins, items):
    machine = Machine()
    for coin in coins:
        machine.insert(coin)
    answers = []
    for item in items:
        try:
            answers.append(machine.select(item))
        except KeyError as unknown:
            answers.append(f"no {unknown.args[0]}")
    return answers, machine.sales, machine.credit

#> vending_selection_enum(["quarter", "quarter"], ["gum", "gum"])
#> vending_selection_enum(["dime", "nickel"], ["soda", "tea"])
#> vending_selection_enum(["Quarter"] * 4, ["chips"])
#> vending_selection_enum([], [])
#> vending_selection_enum(["penny"], ["gum"])
#> vending_selection_enum(["quarter", "dime", "quarter"], ["chips", "soda"])

### tcp_like_handshake_log
class Peer:
    def __init__(self, name):
        self.name, self.state, self.outbox = name, "closed", []

    def open(self):
        self.state = "syn-sent"
        self.outbox.append("SYN")

    def receive(self, segment):
        handler = getattr(self, f"on_{self.state.replace('-', '_')}")
        handler(segment)

    def on_closed(self, segment):
        if segment == "SYN":
            self.state = "syn-received"
            self.outbox.append("SYN+ACK")
        elif segment != "RST":
            self.outbox.append("RST")

    def on_syn_sent(self, segment):
        if segment == "SYN+ACK":
            self.state = "open"
            self.outbox.append("ACK")

    def on_syn_received(self, segment):
        if segment == "ACK":
            self.state = "open"

    def on_open(self, segment):
        if segment == "RST":
            self.state = "closed"


def tcp_like_handshake_log(drop, injected):
    a, b = Peer("a"), Peer("b")
    a.open()
    wire, log = [(b, s) for s in a.outbox], []
    a.outbox.clear()
    wire += [({"a": a, "b": b}[who], s) for who, s in injected]
    while wire:
        target, segment = wire.pop(0)
        log.append(f"{target.name}<{segment}")
        if len(log) - 1 in drop:
            continue
        target.receive(segment)
        other = b if target is a else a
        wire += [(other, s) for s in target.outbox]
        target.outbox.clear()
    return log, a.state, b.state

#> tcp_like_handshake_log([], [])
#> tcp_like_handshake_log([], [("b", "DATA")])
#> tcp_like_handshake_log([0], [("b", "ACK")])
#> tcp_like_handshake_log([1], [("b", "RST")])
#> tcp_like_handshake_log([2], [("a", "ACK")])
#> tcp_like_handshake_log([0], [("b", "DATA"), ("a", "SYN+ACK"), ("a", "RST")])
#> tcp_like_handshake_log([], [("a", "SYN+ACK"), ("a", "DATA"), ("a", "RST")])

### traffic_crossing_coordinator
class Light:
    NEXT = {"green": "amber", "amber": "red", "red": "green"}

    def __init__(self, colour, hold):
        self.colour, self.hold, self.age = colour, hold, 0

    def due(self):
        limit = self.hold if self.colour == "green" else 1
        return self.age >= limit

    def change(self):
        self.colour, self.age = self.NEXT[self.colour], 0


class Crossing:
    def __init__(self, hold_ns, hold_ew):
        self.ns, self.ew = Light("green", hold_ns), Light("red", hold_ew)

    def tick(self):
        active, waiting = (self.ns, self.ew) if self.ew.colour == "red" else (self.ew, self.ns)
        active.age += 1
        if active.due():
            active.change()
            if active.colour == "red":
                waiting.change()

    def code(self):
        return self.ns.colour[0].upper() + self.ew.colour[0].upper()


def traffic_crossing_coordinator(hold_ns, hold_ew, ticks):
    crossing = Crossing(hold_ns, hold_ew)
    codes = [crossing.code()]
    for _ in range(ticks):
        crossing.tick()
        if crossing.code() != codes[-1]:
            codes.append(crossing.code())
    return "-".join(codes)

#> traffic_crossing_coordinator(2, 1, 7)
#> traffic_crossing_coordinator(1, 1, 0)
#> traffic_crossing_coordinator(3, 4, 12)
#> traffic_crossing_coordinator(5, 2, 4)
#> traffic_crossing_coordinator(0, 0, 5)

### washing_cycle_interrupts
class Washer:
    PROGRAMS = {"quick": ["fill", "wash", "spin"], "wool": ["fill", "soak", "wash", "drain"]}

    def __init__(self, program):
        self.steps = iter(self.PROGRAMS[program])
        self.current = None
        self.paused = False
        self.done = []

    @property
    def finished(self):
        return self.current == "done"

    def advance(self):
        if self.paused or self.finished:
            return False
        if self.current:
            self.done.append(self.current)
        self.current = next(self.steps, "done")
        return True

    def toggle(self):
        if self.current == "spin":
            raise PermissionError("cannot pause spin")
        self.paused = not self.paused


def washing_cycle_interrupts(program, buttons):
    washer, refusals = Washer(program), 0
    for button in buttons:
        try:
            if button == ">":
                refusals += not washer.advance()
            else:
                washer.toggle()
        except PermissionError as error:
            return f"{error} after {len(washer.done)}"
    return washer.current, washer.done, refusals

#> washing_cycle_interrupts("quick", ">>>>")
#> washing_cycle_interrupts("quick", ">>>|")
#> washing_cycle_interrupts("wool", ">|>>|>>")
#> washing_cycle_interrupts("wool", "")
#> washing_cycle_interrupts("quick", ">>>>>>")
#> washing_cycle_interrupts("silk", ">")

### text_adventure_flags_machine
class Room:
    def __init__(self, name, needs=None, gives=None):
        self.name, self.needs, self.gives = name, needs, gives
        self.exits = {}

    def connect(self, direction, other):
        opposite = {"n": "s", "s": "n", "e": "w", "w": "e"}[direction]
        self.exits[direction] = other
        other.exits[opposite] = self
        return other


class Hero:
    def __init__(self, room):
        self.room, self.bag, self.log = room, set(), []

    def walk(self, direction):
        target = self.room.exits.get(direction)
        if target is None:
            self.log.append("wall")
        elif target.needs and target.needs not in self.bag:
            self.log.append(f"locked:{target.name}")
        else:
            self.room = target
            if target.gives:
                self.bag.add(target.gives)


def text_adventure_flags_machine(moves):
    hall = Room("hall")
    shed = Room("shed", gives="lamp")
    cave = Room("cave", needs="lamp", gives="gem")
    hall.connect("e", shed)
    hall.connect("n", cave).connect("n", Room("vault", needs="gem"))
    hero = Hero(hall)
    for move in moves:
        hero.walk(move)
    return hero.room.name, sorted(hero.bag), hero.log

#> text_adventure_flags_machine("newnn")
#> text_adventure_flags_machine("nws")
#> text_adventure_flags_machine("")
#> text_adventure_flags_machine("ewnsnn")
#> text_adventure_flags_machine("eeeew")

### csv_line_char_machine
class FieldReader:
    def __init__(self, separator=","):
        self.separator = separator
        self.state = self.plain
        self.fields, self.buffer = [], []

    def feed(self, ch):
        self.state = self.state(ch) or self.state

    def plain(self, ch):
        if ch == self.separator:
            self.flush()
        elif ch == "'" and not self.buffer:
            return self.quoted
        else:
            self.buffer.append(ch)

    def quoted(self, ch):
        if ch == "'":
            return self.after_quote
        self.buffer.append(ch)

    def after_quote(self, ch):
        if ch == "'":
            self.buffer.append(ch)
            return self.quoted
        self.plain(ch)
        return self.plain

    def flush(self):
        self.fields.append("".join(self.buffer))
        self.buffer = []


def csv_line_char_machine(line, separator=","):
    reader = FieldReader(separator)
    for ch in line:
        reader.feed(ch)
    reader.flush()
    return reader.fields, reader.state.__name__

#> csv_line_char_machine("a,'b,c',d")
#> csv_line_char_machine("it's,'it''s'")
#> csv_line_char_machine("")
#> csv_line_char_machine("'open, end", ",")
#> csv_line_char_machine("x;;'y;'z", ";")
#> csv_line_char_machine("'','é'|, '", "|")

### game_turn_phase_generator
class Phases:
    def __init__(self, players):
        self.players = list(players)
        self.round = 1
        self._flow = self._run()

    def _run(self):
        while True:
            for player in list(self.players):
                for phase in ("draw", "play"):
                    command = yield f"{self.round}:{player}:{phase}"
                    if command == "skip":
                        break
                    if command == "quit":
                        self.players.remove(player)
                        break
            if not self.players:
                return
            self.round += 1

    def start(self):
        return next(self._flow)

    def send(self, command):
        return self._flow.send(command)


def game_turn_phase_generator(players, commands):
    game = Phases(players)
    seen = []
    try:
        seen.append(game.start())
        for command in commands:
            seen.append(game.send(command))
    except StopIteration:
        seen.append("over")
    return seen, game.players

#> game_turn_phase_generator(["ann", "bob"], ["ok", "ok", "skip", "ok"])
#> game_turn_phase_generator(["x"], ["quit", "ok"])
#> game_turn_phase_generator(["p", "q"], ["quit", "ok", "ok", "skip"])
#> game_turn_phase_generator([], [])
#> game_turn_phase_generator(["a", "a"], ["quit", "skip"])

### garage_door_remote_sequence
from collections import deque


class Remote:
    def __init__(self, code):
        self.code = code
        self.recent = deque(maxlen=len(code))

    def key(self, ch):
        self.recent.append(ch)
        return "".join(self.recent) == self.code


class GarageDoor:
    def __init__(self, remote):
        self.remote, self.height, self.direction = remote, 0, 0

    def press(self, ch):
        if not self.remote.key(ch):
            return
        self.remote.recent.clear()
        if self.direction:
            self.direction = 0
        else:
            self.direction = 1 if self.height < 5 else -1

    def tick(self):
        self.height += self.direction * 2
        if not 0 < self.height < 10:
            self.height = max(0, min(10, self.height))
            self.direction = 0


def garage_door_remote_sequence(code, presses):
    door = GarageDoor(Remote(code))
    heights = []
    for ch in presses:
        door.press(ch)
        door.tick()
        heights.append(door.height)
    return heights, door.direction

#> garage_door_remote_sequence("12", "1112..12..")
#> garage_door_remote_sequence("ab", "ab....ab.....")
#> garage_door_remote_sequence("9", "")
#> garage_door_remote_sequence("xyz", "xyxyz..")
#> garage_door_remote_sequence("0", "0.0.0")

### circuit_latch_simulation
class Latch:
    def __init__(self):
        self.q = False

    def update(self, s, r):
        if s and r:
            raise ValueError("forbidden input")
        if s or r:
            self.q = bool(s)
        return self.q


class Flip(Latch):
    def __init__(self):
        super().__init__()
        self.previous_clock = 0

    def clock(self, c, d):
        rising = c and not self.previous_clock
        self.previous_clock = c
        return self.update(d, not d) if rising else self.q


class ShiftRegister:
    def __init__(self, size):
        self.cells = [Flip() for _ in range(size)]

    def pulse(self, bit):
        incoming = [bit, *(c.q for c in self.cells[:-1])]
        for c in (1, 0):
            for cell, d in zip(self.cells, incoming):
                cell.clock(c, d)
        return "".join("01"[cell.q] for cell in self.cells)


def circuit_latch_simulation(size, bits, force):
    register = ShiftRegister(size)
    states = [register.pulse(b == "1") for b in bits]
    try:
        forced = register.cells[0].update(*force)
    except ValueError as error:
        forced = str(error)
    return states, forced

#> circuit_latch_simulation(3, "1101", (0, 1))
#> circuit_latch_simulation(2, "", (1, 1))
#> circuit_latch_simulation(4, "1", (0, 0))
#> circuit_latch_simulation(1, "10", (1, 0))
#> circuit_latch_simulation(0, "1", (0, 0))

### subscription_lifecycle_dates
class Subscription:
    def __init__(self, start, trial=14):
        self.start = start
        self.trial_end = start + trial
        self.paid_until = None
        self.cancelled = None

    def pay(self, day, days):
        base = max(day, self.paid_until or self.trial_end)
        self.paid_until = base + days

    def cancel(self, day):
        if self.cancelled is None:
            self.cancelled = day

    def status(self, day):
        if day < self.start:
            return "future"
        if self.paid_until and day < self.paid_until:
            return "active" if self.cancelled is None else "ending"
        if day < self.trial_end:
            return "trial"
        if self.cancelled is not None:
            return "cancelled"
        return "expired" if self.paid_until else "lapsed"


def subscription_lifecycle_dates(start, events, days):
    sub = Subscription(start)
    for day, name, *rest in events:
        getattr(sub, name)(day, *rest)
    return {d: sub.status(d) for d in days}, sub.paid_until

#> subscription_lifecycle_dates(10, [(20, "pay", 30)], [5, 15, 40, 54, 60])
#> subscription_lifecycle_dates(0, [], [0, 13, 14])
#> subscription_lifecycle_dates(1, [(3, "cancel"), (9, "cancel")], [8, 30])
#> subscription_lifecycle_dates(0, [(40, "pay", 10), (41, "pay", 10), (42, "cancel")], [45, 60, 59])
#> subscription_lifecycle_dates(0, [(5, "refund")], [1])

### dice_game_hold_or_bust
class Turn:
    def __init__(self, player):
        self.player, self.pot, self.live = player, 0, True

    def roll(self, value):
        if value == 1:
            self.pot, self.live = 0, False
        else:
            self.pot += value

    def hold(self):
        self.live = False
        return self.pot


class Match:
    def __init__(self, names, goal):
        self.scores = dict.fromkeys(names, 0)
        self.goal = goal

    def order(self):
        while True:
            yield from self.scores

    def play(self, rolls, greed):
        rolls = iter(rolls)
        for name in self.order():
            turn = Turn(name)
            while turn.live:
                value = next(rolls, None)
                if value is None:
                    return None
                turn.roll(value)
                if turn.pot >= greed:
                    self.scores[name] += turn.hold()
            if self.scores[name] >= self.goal:
                return name


def dice_game_hold_or_bust(names, goal, rolls, greed):
    match = Match(names, goal)
    return match.play(rolls, greed), match.scores

#> dice_game_hold_or_bust(["ux", "vi"], 20, [6, 5, 4, 1, 6, 6], 10)
#> dice_game_hold_or_bust(["solo"], 5, [1, 1, 3, 2], 4)
#> dice_game_hold_or_bust(["a", "b", "c"], 6, [2, 2, 3, 3, 6], 4)
#> dice_game_hold_or_bust(["z"], 1, [], 1)
#> dice_game_hold_or_bust(["m", "n"], 8, [5, 5, 5, 5, 5], 5)

### chat_bot_session_states
class Session:
    def __init__(self):
        self.slots = {}
        self.expect = "name"

    def reply(self, text):
        return getattr(self, "ask_" + self.expect)(text.strip())

    def ask_name(self, text):
        if not text.isalpha():
            return "Name?"
        self.slots["name"], self.expect = text.title(), "count"
        return f"Hi {text.title()}, how many?"

    def ask_count(self, text):
        if text == "back":
            self.expect = "name"
            return "Name?"
        if not text.isdigit() or int(text) == 0:
            return "A number please"
        self.slots["count"], self.expect = int(text), "confirm"
        return f"{text} tickets, ok?"

    def ask_confirm(self, text):
        self.expect = "done" if text.lower().startswith("y") else "count"
        return "Booked" if self.expect == "done" else "How many?"

    def ask_done(self, text):
        return "Bye"


def chat_bot_session_states(lines):
    session = Session()
    replies = [session.reply(line) for line in lines]
    return replies[-2:], session.slots, session.expect

#> chat_bot_session_states(["42", "maria", "3", "yes", "thanks"])
#> chat_bot_session_states(["li", "two", "back", "lou", "0"])
#> chat_bot_session_states([])
#> chat_bot_session_states(["  Ümit ", "12", "no", "11", "Y"])
#> chat_bot_session_states(["a b"])

### printer_spool_state
class PaperOut(Exception):
    pass


class Printer:
    def __init__(self, sheets):
        self.sheets, self.jobs, self.printed = sheets, [], []

    def submit(self, name, pages):
        self.jobs.append([name, pages])

    def step(self):
        name, pages = self.jobs[0]
        if self.sheets == 0:
            raise PaperOut(name)
        used = min(pages, self.sheets)
        self.sheets -= used
        self.jobs[0][1] -= used
        if self.jobs[0][1] == 0:
            self.printed.append(self.jobs.pop(0)[0])

    def run(self, refills):
        stalls = []
        refills = list(refills)
        while self.jobs:
            try:
                self.step()
            except PaperOut as stop:
                stalls.append(stop.args[0])
                if not refills:
                    break
                self.sheets += refills.pop()
        return stalls


def printer_spool_state(sheets, jobs, refills):
    printer = Printer(sheets)
    for name, pages in jobs.items():
        printer.submit(name, pages)
    return printer.run(refills), printer.printed, printer.sheets, printer.jobs

#> printer_spool_state(10, {"cv": 2, "thesis": 15}, [20])
#> printer_spool_state(0, {"a": 1}, [])
#> printer_spool_state(5, {}, [5])
#> printer_spool_state(3, {"x": 3, "y": 3, "z": 1}, [1, 3])
#> printer_spool_state(1, {"memo": 4}, [1, 0, 1])

### pedestrian_bridge_toggle_events
class Toggle:
    def __init__(self, *labels):
        self.labels, self.index, self.flips = labels, 0, 0

    def __call__(self):
        self.index = (self.index + 1) % len(self.labels)
        self.flips += 1
        return self.now

    @property
    def now(self):
        return self.labels[self.index]


class Bridge:
    def __init__(self):
        self.deck = Toggle("down", "rising", "up", "lowering")
        self.gate = Toggle("open", "shut")
        self.queue = []

    def boat(self, name):
        self.queue.append(name)
        if self.gate.now == "open":
            self.gate()

    def minute(self):
        if self.deck.now == "up" and self.queue:
            return self.queue.pop(0)
        if self.gate.now == "shut" and self.deck() == "down":
            if self.queue:
                return "reraise"
            self.gate()
        return self.deck.now


def pedestrian_bridge_toggle_events(arrivals, minutes):
    bridge, log = Bridge(), []
    for minute in range(minutes):
        for name in arrivals.get(minute, ()):
            bridge.boat(name)
        log.append(bridge.minute())
    return log, bridge.deck.flips, bridge.gate.flips

#> pedestrian_bridge_toggle_events({0: ["ark"]}, 6)
#> pedestrian_bridge_toggle_events({1: ["tug", "yawl"], 5: ["dory"]}, 9)
#> pedestrian_bridge_toggle_events({}, 3)
#> pedestrian_bridge_toggle_events({0: ["a"], 4: ["b"]}, 10)
#> pedestrian_bridge_toggle_events({2: ["x"]}, 0)

### alarm_panel_zones
class Zone:
    def __init__(self, name, delay=0):
        self.name, self.delay = name, delay
        self.bypassed = False


class Panel:
    def __init__(self, zones):
        self.zones = {z.name: z for z in zones}
        self.armed, self.pending, self.alarms = False, None, []

    def arm(self, *skip):
        for zone in self.zones.values():
            zone.bypassed = zone.name in skip
        self.armed = True

    def disarm(self):
        self.armed, self.pending = False, None

    def trip(self, name, now):
        zone = self.zones[name]
        if not self.armed or zone.bypassed:
            return
        if zone.delay and self.pending is None:
            self.pending = (now + zone.delay, name)
        elif not zone.delay:
            self.alarms.append((now, name))

    def clock(self, now):
        if self.pending and now >= self.pending[0]:
            self.alarms.append(self.pending)
            self.pending = None


def alarm_panel_zones(zones, events):
    panel = Panel([Zone(*z) for z in zones])
    for now, verb, *args in events:
        panel.clock(now)
        if verb == "trip":
            panel.trip(*args, now)
        else:
            getattr(panel, verb)(*args)
    return panel.alarms, panel.armed, panel.pending

#> alarm_panel_zones([("door", 30), ("attic",)], [(0, "arm"), (5, "trip", "door"), (40, "trip", "attic")])
#> alarm_panel_zones([("door", 30)], [(0, "arm"), (5, "trip", "door"), (20, "disarm"), (60, "trip", "door")])
#> alarm_panel_zones([("cat",), ("hall",)], [(1, "arm", "cat"), (2, "trip", "cat"), (3, "trip", "hall")])
#> alarm_panel_zones([], [])
#> alarm_panel_zones([("d", 5)], [(0, "arm"), (1, "trip", "d"), (2, "trip", "d")])
#> alarm_panel_zones([("d", 5)], [(0, "trip", "roof")])

### loom_pattern_shuttle
class Shuttle:
    def __init__(self, width):
        self.width, self.at, self.step = width, 0, 1

    def throw(self):
        spot = self.at
        if not 0 <= self.at + self.step < self.width:
            self.step = -self.step
        if self.width > 1:
            self.at += self.step
        return spot


class Loom:
    def __init__(self, width, threads):
        self.shuttle = Shuttle(width)
        self.threads = threads
        self.cloth = [" "] * width

    def weave(self, picks):
        for i in range(picks):
            thread = self.threads[i % len(self.threads)]
            spot = self.shuttle.throw()
            if self.cloth[spot] == thread:
                thread = "="
            self.cloth[spot] = thread
        return "".join(self.cloth)


def loom_pattern_shuttle(width, threads, picks):
    loom = Loom(width, threads)
    rows = [loom.weave(p) for p in picks]
    return rows, loom.shuttle.at

#> loom_pattern_shuttle(4, "ab", [3, 3])
#> loom_pattern_shuttle(1, "x", [1, 2])
#> loom_pattern_shuttle(3, "rgb", [])
#> loom_pattern_shuttle(5, "-o", [9, 2, 1])
#> loom_pattern_shuttle(2, "", [1])

### workflow_approval_guard
class Step:
    def __init__(self, name, guard, action=None):
        self.name, self.guard, self.action = name, guard, action


class Workflow:
    def __init__(self, *steps):
        self.steps, self.index = steps, 0

    def advance(self, doc):
        if self.index == len(self.steps):
            return "complete"
        step = self.steps[self.index]
        if not step.guard(doc):
            return f"held at {step.name}"
        if step.action:
            step.action(doc)
        self.index += 1
        return f"passed {step.name}"


class Amount:
    def __init__(self, limit):
        self.limit = limit

    def __call__(self, doc):
        return doc["amount"] <= self.limit or "boss" in doc["signers"]


def workflow_approval_guard(amount, signers, limit):
    doc = {"amount": amount, "signers": [], "stamps": 0}
    flow = Workflow(
        Step("draft", lambda d: d["amount"] > 0),
        Step("limit", Amount(limit), lambda d: d.update(stamps=d["stamps"] + 1)),
        Step("peer", lambda d: len(set(d["signers"])) >= 2),
    )
    log = []
    for signer in signers:
        doc["signers"].append(signer)
        log.append(flow.advance(doc))
    return log, doc["stamps"]

#> workflow_approval_guard(500, ["amy", "boss", "cal"], 100)
#> workflow_approval_guard(50, ["amy", "amy", "amy", "bo", "cy"], 100)
#> workflow_approval_guard(0, ["amy", "boss"], 10)
#> workflow_approval_guard(10, [], 10)
#> workflow_approval_guard(999, ["x", "y", "z"], 998)

### toaster_pop_counter
class Toaster:
    slots = 2

    def __init__(self):
        self.inside, self.setting, self.left = [], 3, 0

    def load(self, item):
        if self.left:
            return "busy"
        if len(self.inside) >= self.slots:
            return "full"
        self.inside.append(item)
        return "loaded"

    def start(self, setting=None):
        if setting:
            self.setting = setting
        self.left = self.setting if self.inside else 0
        return self.left

    def second(self):
        if not self.left:
            return None
        self.left -= 1
        if self.left:
            return self.left
        toasted, self.inside = self.inside, []
        shade = "burnt" if self.setting > 4 else "golden"
        return [f"{shade} {t}" for t in toasted]


def toaster_pop_counter(*actions):
    toaster = Toaster()
    out = []
    for action in actions:
        if isinstance(action, str):
            out.append(toaster.load(action))
        elif action is None:
            out.append(toaster.second())
        else:
            out.append(toaster.start(action))
    return out

#> toaster_pop_counter("rye", "bagel", "bun", 2, None, None, None)
#> toaster_pop_counter(0, None)
#> toaster_pop_counter("naan", 0, "pita", None, None, None)
#> toaster_pop_counter("bread", 5, None, None, None, None, None)
#> toaster_pop_counter()

### stoplist_filter_mode_switch
class Filter:
    def __init__(self):
        self.modes = [self.normal]
        self.out = []

    def __call__(self, token):
        if token == "[[":
            self.modes.append(self.muted)
        elif token == "((":
            self.modes.append(self.shout)
        elif token in ("]]", "))"):
            if len(self.modes) == 1:
                raise SyntaxError(f"stray {token}")
            self.modes.pop()
        else:
            self.modes[-1](token)

    def normal(self, token):
        self.out.append(token)

    def muted(self, token):
        if not self.out or self.out[-1] != "...":
            self.out.append("...")

    def shout(self, token):
        self.out.append(token.upper())


def stoplist_filter_mode_switch(text):
    f = Filter()
    try:
        for token in text.split():
            f(token)
    except SyntaxError as error:
        return " ".join(f.out), error.msg
    return " ".join(f.out), len(f.modes) - 1

#> stoplist_filter_mode_switch("say (( it loud )) not [[ this or this ]] ok")
#> stoplist_filter_mode_switch("")
#> stoplist_filter_mode_switch("a ]] b")
#> stoplist_filter_mode_switch("(( straße [[ x (( y")
#> stoplist_filter_mode_switch("[[ a ]] [[ b ]] c")

### tape_recorder_cursor_edit
class Tape:
    def __init__(self, content):
        self.content, self.head, self.mode = list(content), 0, "play"
        self.heard = []

    def button(self, name):
        self.mode = name

    def run(self, ticks, signal=""):
        for i in range(ticks):
            if self.mode == "rewind":
                self.head = max(0, self.head - 2)
                continue
            if self.head >= len(self.content):
                if self.mode == "play":
                    return i
                self.content.append("_")
            if self.mode == "play":
                self.heard.append(self.content[self.head])
            else:
                self.content[self.head] = signal[i % len(signal)]
            self.head += 1
        return ticks


def tape_recorder_cursor_edit(content, steps):
    tape = Tape(content)
    used = []
    for mode, ticks, *signal in steps:
        tape.button(mode)
        used.append(tape.run(ticks, *signal))
    return "".join(tape.content), "".join(tape.heard), used

#> tape_recorder_cursor_edit("abcdef", [("play", 3), ("rewind", 1), ("record", 2, "XY")])
#> tape_recorder_cursor_edit("", [("record", 4, "hm"), ("rewind", 9), ("play", 9)])
#> tape_recorder_cursor_edit("tape", [("play", 10)])
#> tape_recorder_cursor_edit("12", [("record", 1, "")])
#> tape_recorder_cursor_edit("solo", [])

### escalator_direction_voting
class Escalator:
    def __init__(self, patience):
        self.patience, self.direction, self.idle = patience, None, 0
        self.carried = {"up": 0, "down": 0}

    def sense(self, up, down):
        wanted = None if up == down else "up" if up > down else "down"
        match (self.direction, wanted):
            case (None, None):
                self.idle += 1
            case (None, way):
                self.direction, self.idle = way, 0
            case (current, way) if current == way:
                self.idle = 0
            case _:
                self.idle += 1
                if self.idle >= self.patience:
                    self.direction, self.idle = None, 0
        if self.direction:
            self.carried[self.direction] += up if self.direction == "up" else down


def escalator_direction_voting(patience, readings):
    machine = Escalator(patience)
    course = []
    for up, down in readings:
        machine.sense(up, down)
        course.append((machine.direction or "-")[0])
    return "".join(course), machine.carried, machine.idle

#> escalator_direction_voting(2, [(3, 0), (1, 2), (0, 4), (0, 4), (0, 1)])
#> escalator_direction_voting(1, [(0, 0), (0, 0)])
#> escalator_direction_voting(3, [(0, 5), (1, 1), (2, 2), (0, 1)])
#> escalator_direction_voting(1, [])
#> escalator_direction_voting(1, [(9, 1), (9, 9), (1, 9)])

### order_status_flag_enum
from enum import Flag, auto


class Status(Flag):
    NONE = 0
    PAID = auto()
    PACKED = auto()
    SENT = auto()
    READY = PAID | PACKED


class Order:
    def __init__(self, number):
        self.number, self.status = number, Status.NONE

    def mark(self, flag):
        if flag is Status.SENT and Status.READY not in self.status:
            missing = Status.READY & ~self.status
            raise ValueError(f"#{self.number} lacks {missing.value}")
        self.status |= flag

    def undo(self, flag):
        self.status &= ~flag

    @property
    def text(self):
        names = [f.name.lower() for f in (Status.PAID, Status.PACKED, Status.SENT) if f in self.status]
        return "+".join(names) or "new"


def order_status_flag_enum(number, actions):
    order = Order(number)
    trail = []
    for action in actions:
        sign, name = action[0], action[1:].upper()
        try:
            (order.undo if sign == "-" else order.mark)(Status[name])
        except ValueError as error:
            trail.append(str(error))
        else:
            trail.append(order.text)
    return trail, order.status.value

#> order_status_flag_enum(81, ["+paid", "+sent", "+packed", "+sent"])
#> order_status_flag_enum(7, ["+ready", "-paid", "+sent"])
#> order_status_flag_enum(0, [])
#> order_status_flag_enum(12, ["-sent", "+none", "+paid", "+paid"])
#> order_status_flag_enum(3, ["+lost"])
