### order_workflow_path
from enum import Enum


class OrderState(Enum):
    NEW = "new"
    PAID = "paid"
    PACKED = "packed"
    SHIPPED = "shipped"
    CANCELLED = "cancelled"


TRANSITIONS = {
    (OrderState.NEW, "pay"): OrderState.PAID,
    (OrderState.NEW, "cancel"): OrderState.CANCELLED,
    (OrderState.PAID, "pack"): OrderState.PACKED,
    (OrderState.PAID, "cancel"): OrderState.CANCELLED,
    (OrderState.PACKED, "ship"): OrderState.SHIPPED,
}


class IllegalTransition(Exception):
    def __init__(self, state, event):
        super().__init__(f"cannot {event} an order that is {state.value}")


def advance(state, event):
    try:
        return TRANSITIONS[state, event]
    except KeyError:
        raise IllegalTransition(state, event) from None


def order_workflow_path(events: str, strict: bool = True) -> str:
    state = OrderState.NEW
    path = [state.value]
    for event in events.split(","):
        try:
            state = advance(state, event.strip())
        except IllegalTransition as problem:
            if strict:
                raise
            path.append(f"!{problem}")
            continue
        path.append(state.value)
    return " > ".join(path)

#> order_workflow_path("pay, pack, ship")
#> order_workflow_path("pay, cancel")
#> order_workflow_path("pay, ship, pack", strict=False)
#> order_workflow_path("cancel, pay")
#> order_workflow_path("ship, pay, pack, pay, ship", strict=False)
#> order_workflow_path("pay, ship, pack, ship, pay, pack, pay, ship, pay, pack, ship", strict=False)

### snack_machine_session
class VendingError(Exception):
    """Something the customer has to be told."""


class VendingMachine:
    PRICES = {"water": 120, "cola": 180, "chips": 150}

    def __init__(self, stock):
        self.stock = dict(stock)
        self.credit = 0

    def insert(self, cents):
        if cents not in (10, 20, 50, 100, 200):
            raise VendingError(f"coin {cents} rejected")
        self.credit += cents

    def choose(self, item):
        price = self.PRICES.get(item)
        if price is None:
            raise VendingError(f"no such item {item}")
        if not self.stock.get(item):
            raise VendingError(f"{item} sold out")
        if self.credit < price:
            raise VendingError(f"{price - self.credit} missing")
        self.stock[item] -= 1
        self.credit -= price
        return item


def snack_machine_session(stock, inputs):
    """Feed coins (ints) and choices (names); return messages and change."""
    machine = VendingMachine(stock)
    messages = []
    for entry in inputs:
        try:
            if isinstance(entry, int):
                machine.insert(entry)
            else:
                messages.append(machine.choose(entry))
        except VendingError as error:
            messages.append(str(error))
    return {"messages": messages, "change": machine.credit}

#> snack_machine_session({"water": 1}, [100, 50, "water", "water"])
#> snack_machine_session({"cola": 2, "chips": 1}, [200, "cola", 5, "chips", 200, "chips"])
#> snack_machine_session({}, ["gum", 10])
#> snack_machine_session({"water": 3, "cola": 0}, [50, 50, "water", 20, "water", "cola"])
#> snack_machine_session({"chips": 1}, [200, 200, "chips"])
#> snack_machine_session({"cola": 2, "chips": 1, "water": 3}, [200, "cola", 5, "chips", 200, "chips", 50, 50, "water", 20, "water", "cola"])

### traffic_light_seconds
from itertools import cycle
from typing import NamedTuple


class Phase(NamedTuple):
    colour: str
    seconds: int


PHASES = (Phase("green", 20), Phase("yellow", 3), Phase("red", 15), Phase("red+yellow", 2))


def traffic_light_seconds(at: int, night: bool = False) -> str:
    """Colour the light shows `at` seconds after it was switched on."""
    if at < 0:
        raise ValueError("time runs forwards")
    if night:
        return "blinking" if at % 2 == 0 else "off"
    for phase in cycle(PHASES):
        if at < phase.seconds:
            left = phase.seconds - at
            return f"{phase.colour} ({left}s left)"
        at -= phase.seconds

#> traffic_light_seconds(0)
#> traffic_light_seconds(61)
#> traffic_light_seconds(119)
#> traffic_light_seconds(7, night=True)
#> traffic_light_seconds(8, True)
#> traffic_light_seconds(-4)
#> traffic_light_seconds(162)

### approval_chain_status
from dataclasses import dataclass, field


@dataclass
class Step:
    role: str
    limit: int
    decision: str | None = None


@dataclass
class Approval:
    amount: int
    steps: list = field(default_factory=list)

    def required(self):
        return [s for s in self.steps if s.limit < self.amount]

    def decide(self, role, decision):
        for step in self.required():
            if step.role == role:
                step.decision = decision
                return
        raise LookupError(f"{role} has no say")

    @property
    def status(self):
        decisions = [s.decision for s in self.required()]
        if "no" in decisions:
            return "rejected"
        return "approved" if all(decisions) else "pending"


def approval_chain_status(amount, decisions):
    approval = Approval(amount, [Step("lead", 0), Step("manager", 1000), Step("cfo", 20000)])
    for role, decision in decisions.items():
        approval.decide(role, decision)
    return approval.status

#> approval_chain_status(500, {"lead": "yes"})
#> approval_chain_status(5000, {"lead": "yes"})
#> approval_chain_status(25000, {"lead": "yes", "manager": "yes", "cfo": "no"})
#> approval_chain_status(800, {"cfo": "yes"})
#> approval_chain_status(30000, {"manager": "yes", "lead": "yes", "cfo": "yes"})

### door_lock_attempts
class DoorLock:
    """A keypad lock that blocks after three wrong codes."""

    def __init__(self, code, tries=3):
        self._code = code
        self._max = tries
        self._left = tries
        self.open = False

    @property
    def blocked(self):
        return self._left == 0

    def enter(self, attempt):
        if self.blocked:
            return False
        if attempt == self._code:
            self._left = self._max
            self.open = True
        else:
            self._left -= 1
            self.open = False
        return self.open


def door_lock_attempts(code, attempts):
    lock = DoorLock(code)
    opened = sum(lock.enter(attempt) for attempt in attempts)
    if lock.blocked:
        return -opened
    return opened

#> door_lock_attempts("4711", ["1234", "4711", "4711"])
#> door_lock_attempts("0000", ["1", "2", "3", "0000"])
#> door_lock_attempts("9a", ["9a", "9b", "9c", "9d", "9a"])
#> door_lock_attempts("7", [])
#> door_lock_attempts("2580", ["2580", "0852", "2580", "0852", "0852", "2580"])
#> door_lock_attempts("2580", ["2580", "0852", "2580", "0852", "0852", "2580", "1", "2", "3", "0000"])

### parse_quoted_csv_states
def parse_quoted_csv_states(line, separator=","):
    fields, current, state = [], [], "start"
    for char in line:
        if state == "quoted":
            if char == '"':
                state = "quote_end"
            else:
                current.append(char)
        elif char == separator:
            fields.append("".join(current))
            current, state = [], "start"
        elif char == '"':
            if state == "quote_end":
                current.append('"')  # a doubled quote inside quotes
            state = "quoted"
        else:
            current.append(char)
            state = "plain"
    if state == "quoted":
        raise ValueError("unterminated quote")
    fields.append("".join(current))
    return fields

#> parse_quoted_csv_states('12,"Doe, Jane",NY')
#> parse_quoted_csv_states('a;"he said ""hi""";b', ";")
#> parse_quoted_csv_states("")
#> parse_quoted_csv_states('1,"open')
#> parse_quoted_csv_states('x,,"",y')
#> parse_quoted_csv_states('12,"Doe, Jane",NY, x,,"",y')

### document_review_machine
from functools import wraps


class WrongState(RuntimeError):
    pass


def only_in(*states):
    def decorate(method):
        @wraps(method)
        def guarded(self, *args):
            if self.state not in states:
                raise WrongState(f"{method.__name__} not allowed in {self.state}")
            return method(self, *args)
        return guarded
    return decorate


def document_review_machine(title, steps):
    class Document:
        state = "draft"

        def __init__(self):
            self.comments = []

        @only_in("draft", "rejected")
        def submit(self):
            self.state = "review"

        @only_in("review")
        def reject(self, why):
            self.comments.append(why)
            self.state = "rejected"

        @only_in("review")
        def publish(self):
            self.state = "public"

    doc = Document()
    for name, *args in steps:
        getattr(doc, name)(*args)
    return f"{title}: {doc.state}", doc.comments

#> document_review_machine("Q3 report", [("submit",), ("publish",)])
#> document_review_machine("Blog post", [("submit",), ("reject", "too long"), ("submit",), ("publish",)])
#> document_review_machine("Manual", [("publish",)])
#> document_review_machine("Empty", [])
#> document_review_machine("Spec", [("submit",), ("reject", "no dates"), ("submit",), ("reject", "typos")])
#> document_review_machine("Spec Blog post", [("submit",), ("reject", "no dates"), ("submit",), ("reject", "typos"), ("submit",), ("reject", "too long"), ("submit",), ("publish",)])

### strip_hash_comments_fsm
from enum import Enum, auto


class Mode(Enum):
    CODE = auto()
    STRING = auto()
    COMMENT = auto()


def strip_hash_comments_fsm(text):
    """Remove # comments from a one-line snippet but not from inside 'strings'."""
    mode = Mode.CODE
    kept = []
    for char in text:
        match mode:
            case Mode.CODE if char == "#":
                mode = Mode.COMMENT
            case Mode.CODE:
                if char == "'":
                    mode = Mode.STRING
                kept.append(char)
            case Mode.STRING:
                if char == "'":
                    mode = Mode.CODE
                kept.append(char)
            case Mode.COMMENT if char == "\n":
                mode = Mode.CODE
                kept.append(char)
    return "".join(kept).rstrip()

#> strip_hash_comments_fsm("x = 1  # one")
#> strip_hash_comments_fsm("tag = '#urgent' # mark")
#> strip_hash_comments_fsm("a#b\nc = 'd'")
#> strip_hash_comments_fsm("# nothing here")
#> strip_hash_comments_fsm("print('a # b')\n")

### subscription_lifecycle_days
EVENTS = {
    "trial": {"activate": "active", "expire": "lapsed"},
    "active": {"fail": "grace", "cancel": "ended"},
    "grace": {"pay": "active", "expire": "ended"},
    "lapsed": {"activate": "active"},
}
USABLE = frozenset({"trial", "active", "grace"})


def subscription_lifecycle_days(history: list[tuple[int, str]], until: int) -> int:
    """Number of days on which the service could be used, from day 0 to `until`."""
    state, since, usable = "trial", 0, 0
    for day, event in history:
        if day > until:
            break
        if state in USABLE:
            usable += day - since
        since = day
        # events that do not apply are ignored by the billing system
        state = EVENTS.get(state, {}).get(event, state)
    if state in USABLE:
        usable += until - since
    return usable

#> subscription_lifecycle_days([(14, "activate"), (44, "fail"), (51, "expire")], 90)
#> subscription_lifecycle_days([(14, "expire"), (20, "activate"), (50, "cancel"), (60, "pay")], 100)
#> subscription_lifecycle_days([], 30)
#> subscription_lifecycle_days([(14, "activate"), (44, "fail"), (47, "pay")], 60)
#> subscription_lifecycle_days([(14, "expire"), (90, "activate")], 40)
#> subscription_lifecycle_days([(14, "activate"), (44, "fail"), (47, "pay"), (14, "expire"), (20, "activate"), (50, "cancel"), (60, "pay"), (14, "activate"), (44, "fail"), (51, "expire")], 60)

### robot_command_tape
MOVES = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
TURNS = "NESW"


class Robot:
    def __init__(self, width, height):
        self.x = self.y = 0
        self.facing = "N"
        self.size = (width, height)
        self.bumps = 0

    def turn(self, by):
        self.facing = TURNS[(TURNS.index(self.facing) + by) % 4]

    def forward(self):
        dx, dy = MOVES[self.facing]
        x, y = self.x + dx, self.y + dy
        if 0 <= x < self.size[0] and 0 <= y < self.size[1]:
            self.x, self.y = x, y
        else:
            self.bumps += 1


def robot_command_tape(tape, width=5, height=5):
    robot, times = Robot(width, height), 1
    for symbol in tape:
        if symbol.isdigit():
            times = int(symbol)
            continue
        for _ in range(times):
            match symbol:
                case "F":
                    robot.forward()
                case "L" | "R":
                    robot.turn(1 if symbol == "R" else -1)
                case _:
                    raise ValueError(f"unknown symbol {symbol}")
        times = 1
    return (robot.x, robot.y, robot.facing), robot.bumps

#> robot_command_tape("3FR2FL")
#> robot_command_tape("L2F2RF", 3, 3)
#> robot_command_tape("FXF")
#> robot_command_tape("9F", height=4)
#> robot_command_tape("2R4FR2F")

### is_valid_session_log
import re

ENTRY = re.compile(r"(?P<action>login|logout|view|buy)(?::(?P<what>\w+))?$")


def is_valid_session_log(entries: list[str]) -> bool:
    logged_in = False
    viewed = set()
    for entry in entries:
        match = ENTRY.match(entry)
        if match is None:
            return False
        action, what = match["action"], match["what"]
        if action == "login":
            if logged_in:
                return False
            logged_in = True
        elif not logged_in:
            return False
        elif action == "logout":
            logged_in = False
            viewed.clear()
        elif action == "view":
            viewed.add(what)
        elif what not in viewed:
            return False
    return not logged_in

#> is_valid_session_log(["login", "view:lamp", "buy:lamp", "logout"])
#> is_valid_session_log(["login", "buy:lamp", "logout"])
#> is_valid_session_log(["login", "view:desk", "logout", "login", "buy:desk"])
#> is_valid_session_log(["view:lamp"])
#> is_valid_session_log(["login", "login"])
#> is_valid_session_log(["login", "delete:all"])
#> is_valid_session_log(["login", "view:mug", "view:cup", "buy:cup", "buy:mug", "logout"])
#> is_valid_session_log(["login", "view:mug", "view:cup", "buy:cup", "buy:mug", "logout", "login", "view:desk", "logout", "login", "buy:desk", "login", "view:lamp", "buy:lamp", "logout"])

### washing_machine_program
from dataclasses import dataclass


@dataclass(frozen=True)
class Stage:
    name: str
    minutes: int
    litres: int = 0


PROGRAMS = {
    "quick": (Stage("fill", 2, 12), Stage("wash", 14), Stage("rinse", 5, 9), Stage("spin", 6)),
    "wool": (Stage("fill", 3, 18), Stage("wash", 20), Stage("rinse", 8, 14), Stage("rinse", 8, 14)),
}


def washing_machine_program(name: str, minute: int, skip: tuple = ()) -> dict:
    if name not in PROGRAMS:
        raise KeyError(f"no program {name!r}")
    used = 0
    for stage in PROGRAMS[name]:
        if stage.name in skip:
            continue
        used += stage.litres
        if minute < stage.minutes:
            return {"stage": stage.name, "left": stage.minutes - minute, "litres": used}
        minute -= stage.minutes
    return {"stage": "done", "left": 0, "litres": used}

#> washing_machine_program("quick", 10)
#> washing_machine_program("wool", 35)
#> washing_machine_program("quick", 40)
#> washing_machine_program("quick", 17, skip=("rinse",))
#> washing_machine_program("cotton", 1)

### tcp_handshake_trace
RULES = [
    ("CLOSED", "listen", "LISTEN"),
    ("CLOSED", "connect", "SYN_SENT"),
    ("LISTEN", "syn", "SYN_RCVD"),
    ("SYN_SENT", "syn_ack", "ESTABLISHED"),
    ("SYN_RCVD", "ack", "ESTABLISHED"),
    ("ESTABLISHED", "close", "FIN_WAIT"),
    ("ESTABLISHED", "fin", "CLOSE_WAIT"),
    ("FIN_WAIT", "fin", "CLOSED"),
    ("CLOSE_WAIT", "close", "CLOSED"),
]


def step(state, event):
    for source, name, target in RULES:
        if source == state and name == event:
            return target
    return None


def tcp_handshake_trace(events):
    state, trace = "CLOSED", []
    for event in events:
        following = step(state, event)
        if following is None:
            trace.append(f"{event}? in {state}")
            break
        trace.append(following)
        state = following
    return trace

#> tcp_handshake_trace(["connect", "syn_ack", "close", "fin"])
#> tcp_handshake_trace(["listen", "syn", "ack", "fin", "close"])
#> tcp_handshake_trace(["listen", "ack"])
#> tcp_handshake_trace([])
#> tcp_handshake_trace(["connect", "syn_ack", "fin", "fin", "close"])
#> tcp_handshake_trace(["listen", "syn", "ack", "fin", "close", "listen", "ack"])

### game_character_mood
class State:
    name = "?"

    def react(self, stimulus):
        return self


class Calm(State):
    name = "calm"

    def react(self, stimulus):
        return Angry(1) if stimulus == "poke" else self


class Angry(State):
    def __init__(self, level):
        self.level = level

    @property
    def name(self):
        return "angry" + "!" * self.level

    def react(self, stimulus):
        if stimulus == "poke":
            return Angry(self.level + 1) if self.level < 3 else Gone()
        if stimulus == "gift":
            return Calm() if self.level == 1 else Angry(self.level - 1)
        return super().react(stimulus)


class Gone(State):
    name = "gone"


def game_character_mood(stimuli):
    mood = Calm()
    for stimulus in stimuli:
        mood = mood.react(stimulus)
    return mood.name

#> game_character_mood(["poke", "poke", "gift"])
#> game_character_mood(["gift", "wave"])
#> game_character_mood(["poke", "poke", "poke", "poke", "gift", "gift"])
#> game_character_mood(["poke", "gift", "poke", "wave"])
#> game_character_mood(["poke", "poke", "wave", "poke", "gift", "gift", "gift"])

### build_pipeline_result
import contextlib


class StageFailed(Exception):
    def __init__(self, stage, code):
        self.stage, self.code = stage, code
        super().__init__(f"{stage} exited with {code}")


@contextlib.contextmanager
def stage_report(name, report):
    report[name] = "running"
    try:
        yield
    except StageFailed as failure:
        report[name] = f"failed ({failure.code})"
        raise
    else:
        report[name] = "ok"


def build_pipeline_result(stages, allow_failure=()):
    report = dict.fromkeys(stages, "skipped")
    for name, exit_code in stages.items():
        try:
            with stage_report(name, report):
                if exit_code != 0:
                    raise StageFailed(name, exit_code)
        except StageFailed:
            if name not in allow_failure:
                break
    return report

#> build_pipeline_result({"lint": 0, "test": 0, "deploy": 0})
#> build_pipeline_result({"lint": 2, "test": 0})
#> build_pipeline_result({"lint": 1, "unit": 0, "e2e": 137, "deploy": 0}, allow_failure=("lint",))
#> build_pipeline_result({})
#> build_pipeline_result({"docs": 4, "wheel": 0}, ("docs",))
#> build_pipeline_result({"docs": 4, "wheel": 0, "lint": 0, "test": 0, "deploy": 0}, ("docs",))

### umpire_score_call
POINTS = ["love", "15", "30", "40"]


class Game:
    def __init__(self, server, receiver):
        self.names = (server, receiver)
        self.points = [0, 0]

    def winner(self):
        a, b = self.points
        if max(a, b) >= 4 and abs(a - b) >= 2:
            return self.names[a < b]
        return None

    def call(self):
        a, b = self.points
        if self.winner():
            return f"game {self.winner()}"
        if min(a, b) >= 3:
            return "deuce" if a == b else f"advantage {self.names[a < b]}"
        if a == b:
            return f"{POINTS[a]} all"
        return f"{POINTS[a]}-{POINTS[b]}"


def umpire_score_call(server, receiver, rallies):
    """Announce the score after the rallies, a text of S and R."""
    game = Game(server, receiver)
    for letter in rallies:
        if game.winner():
            break
        game.points["SR".index(letter)] += 1
    return game.call()

#> umpire_score_call("Kim", "Lou", "SSRS")
#> umpire_score_call("Kim", "Lou", "SRSRSRS")
#> umpire_score_call("Ada", "Bea", "RR")
#> umpire_score_call("Ada", "Bea", "SSSRRR")
#> umpire_score_call("Ada", "Bea", "RSRRRSSS")
#> umpire_score_call("Ada", "Bea", "SXR")
#> umpire_score_call("Cid", "Dan", "SR")

### replay_editor_script
class Editor:
    """Text with undo and redo; every change is remembered as the text before it."""

    def __init__(self):
        self.text = ""
        self._past, self._future = [], []

    def _change(self, text):
        self._past.append(self.text)
        self._future.clear()
        self.text = text

    def type(self, words):
        self._change(self.text + words)

    def erase(self, count):
        self._change(self.text[:-int(count)])

    def undo(self, *_):
        if self._past:
            self._future.append(self.text)
            self.text = self._past.pop()

    def redo(self, *_):
        if self._future:
            self._past.append(self.text)
            self.text = self._future.pop()


def replay_editor_script(script: str) -> str:
    editor = Editor()
    commands = {"t": editor.type, "e": editor.erase, "u": editor.undo, "r": editor.redo}
    for line in script.split("|"):
        commands[line[0]](line[1:])
    return editor.text

#> replay_editor_script("tDear team|t, thanks|u|t!|e3")
#> replay_editor_script("thello|e2|u|u|u|r")
#> replay_editor_script("r|tx|r")
#> replay_editor_script("tmeeting at noon|e4|t10|u|u|r")
#> replay_editor_script("tabc|x")
#> replay_editor_script("tmeeting at noon|e4|t10|u|u|r thello|e2|u|u|u|r")

### alarm_debounce_count
def alarm_debounce_count(samples, on_level, off_level, hold=2):
    """Count alarms with hysteresis.

    The alarm is raised after `hold` samples in a row at or above on_level
    and cleared by the first sample below off_level.
    """
    active = False
    above = 0
    alarms = 0
    for value in samples:
        if active:
            if value < off_level:
                active = False
                above = 0
            continue
        above = above + 1 if value >= on_level else 0
        if above >= hold:
            active = True
            alarms += 1
    return alarms

#> alarm_debounce_count([1, 8, 9, 7, 3, 8, 8], 8, 5)
#> alarm_debounce_count([8, 1, 8, 1, 8], 8, 5)
#> alarm_debounce_count([9, 9, 9, 6, 5, 9, 9], 8, 5, hold=3)
#> alarm_debounce_count([], 1, 0)
#> alarm_debounce_count([71.5, 80.2, 60.0, 82.4, 84.0, 59.9, 90.1], 80, 65, 1)

### elevator_door_log
from enum import Enum


class Door(Enum):
    CLOSED = "closed"
    OPENING = "opening"
    OPEN = "open"
    CLOSING = "closing"

    def after(self, signal):
        return NEXT.get((self, signal), self)


NEXT = {
    (Door.CLOSED, "call"): Door.OPENING,
    (Door.OPENING, "timer"): Door.OPEN,
    (Door.OPEN, "timer"): Door.CLOSING,
    (Door.CLOSING, "sensor"): Door.OPENING,
    (Door.CLOSING, "timer"): Door.CLOSED,
}


def elevator_door_log(signals: str) -> list[str]:
    door = Door.CLOSED
    log = []
    for signal in signals.split():
        following = door.after(signal)
        if following is not door:
            log.append(following.value)
        door = following
    return log

#> elevator_door_log("call timer timer timer")
#> elevator_door_log("timer timer sensor")
#> elevator_door_log("call call timer timer sensor timer timer timer")
#> elevator_door_log("")
#> elevator_door_log("call timer sensor timer sensor sensor call")
#> elevator_door_log("call call timer timer sensor timer timer timer call timer sensor timer sensor sensor call")

### quest_step_unlocked
QUESTS = {
    "find_map": set(),
    "cross_river": {"find_map"},
    "meet_smith": {"find_map"},
    "forge_key": {"meet_smith", "mine_ore"},
    "mine_ore": {"cross_river"},
    "open_gate": {"forge_key", "mine_ore"},
}


def missing_for(quest, done):
    missing = []
    for need in sorted(QUESTS[quest] - done):
        for deeper in missing_for(need, done):
            if deeper not in missing:
                missing.append(deeper)
        if need not in missing:
            missing.append(need)
    return missing


def quest_step_unlocked(quest, done):
    done = set(done)
    return (not missing_for(quest, done), missing_for(quest, done))

#> quest_step_unlocked("open_gate", [])
#> quest_step_unlocked("forge_key", ["find_map", "meet_smith"])
#> quest_step_unlocked("find_map", [])
#> quest_step_unlocked("swim", ["find_map"])
#> quest_step_unlocked("mine_ore", ["cross_river"])

### coffee_maker_accepts
class CoffeeMaker:
    def __init__(self, water=0, beans=0, tray=0):
        self.water, self.beans, self.tray = water, beans, tray
        self.on = False

    def problems(self):
        checks = [
            ("off", not self.on),
            ("no water", self.water < 120),
            ("no beans", self.beans < 9),
            ("tray full", self.tray >= 5),
        ]
        return [name for name, failed in checks if failed]

    def brew(self):
        if self.problems():
            return False
        self.water -= 120
        self.beans -= 9
        self.tray += 1
        return True


def coffee_maker_accepts(cups, **levels):
    """Can the machine brew so many cups in a row without being touched?"""
    maker = CoffeeMaker(**levels)
    maker.on = True
    for _ in range(cups):
        if not maker.brew():
            return False
    return True

#> coffee_maker_accepts(2, water=300, beans=20)
#> coffee_maker_accepts(3, water=300, beans=50)
#> coffee_maker_accepts(1, water=500, beans=40, tray=5)
#> coffee_maker_accepts(5, water=600, beans=45)
#> coffee_maker_accepts(1, milk=3)
#> coffee_maker_accepts(4, water=480, beans=35, tray=1)

### parking_meter_display
def parking_meter_display(coins: list[int], tariff: dict[int, int], maximum: int = 120) -> str:
    minutes = 0
    returned = []
    for coin in coins:
        if coin not in tariff or minutes >= maximum:
            returned.append(coin)
            continue
        minutes = min(maximum, minutes + tariff[coin])
    hours, rest = divmod(minutes, 60)
    text = f"{hours}:{rest:02d}"
    if minutes == maximum:
        text += " MAX"
    if returned:
        text += f" (returned {sum(returned)})"
    return text

#> parking_meter_display([50, 100, 20], {20: 8, 50: 20, 100: 45})
#> parking_meter_display([100, 100, 100, 100], {100: 45})
#> parking_meter_display([5, 10], {20: 8})
#> parking_meter_display([], {20: 8}, 60)
#> parking_meter_display([200, 50, 5], {50: 15, 200: 70}, maximum=240)
#> parking_meter_display([200, 50, 5, 100, 100, 100, 100, 50, 100, 20], {50: 15, 200: 70, 100: 45, 20: 8}, maximum=240)
#> parking_meter_display([100, 100, 100, 100, 200, 50, 5, 50, 100, 20], {100: 45, 50: 15, 200: 70, 20: 8})

### issue_status_rollup
from collections import Counter

RANK = {"blocked": 3, "open": 2, "in progress": 1, "done": 0}


def rollup(node):
    children = node.get("children", [])
    own = node.get("status", "open")
    if not children:
        return own
    return max((rollup(child) for child in children), key=RANK.__getitem__)


def count_leaves(node, counter):
    for child in node.get("children", []):
        count_leaves(child, counter)
    if not node.get("children"):
        counter[node.get("status", "open")] += 1


def issue_status_rollup(epic):
    counter = Counter()
    count_leaves(epic, counter)
    done = counter["done"] / sum(counter.values())
    return {"status": rollup(epic), "done": f"{done:.0%}", "leaves": sum(counter.values())}

#> issue_status_rollup({"children": [{"status": "done"}, {"status": "in progress"}]})
#> issue_status_rollup({"status": "done"})
#> issue_status_rollup({"children": [{"children": [{"status": "done"}, {"status": "blocked"}]}, {"status": "done"}]})
#> issue_status_rollup({"children": [{"status": "done"}, {"status": "wontfix"}]})
#> issue_status_rollup({"children": [{}, {"status": "done"}, {"status": "done"}]})

### lamp_dimmer_presses
def lamp_dimmer_presses(presses, levels=4):
    level, direction, is_on, memory = 0, 1, False, levels
    for duration in presses:
        if duration < 400:
            is_on = not is_on
            if is_on:
                level = memory
            else:
                memory, level = level, 0
        elif is_on:
            steps = (duration - 400) // 200 + 1
            for _ in range(steps):
                if level == levels:
                    direction = -1
                elif level == 1:
                    direction = 1
                level += direction
    return level

#> lamp_dimmer_presses([100])
#> lamp_dimmer_presses([100, 900])
#> lamp_dimmer_presses([120, 1500, 80, 90])
#> lamp_dimmer_presses([1000, 100, 100])
#> lamp_dimmer_presses([50, 400, 600, 2000], levels=3)
#> lamp_dimmer_presses([])
#> lamp_dimmer_presses([50, 400, 600, 2000, 120, 1500, 80, 90, 100, 900], levels=3)

### async_job_states
import asyncio


class Job:
    def __init__(self, name, steps, fails_at=None):
        self.name, self.steps, self.fails_at = name, steps, fails_at
        self.state = "queued"

    async def run(self, log):
        self.state = "running"
        for number in range(1, self.steps + 1):
            await asyncio.sleep(0)
            if number == self.fails_at:
                self.state = "failed"
                raise RuntimeError(f"{self.name} step {number}")
            log.append(f"{self.name}{number}")
        self.state = "done"
        return number


async def run_jobs(jobs, log):
    return await asyncio.gather(*(job.run(log) for job in jobs), return_exceptions=True)


def async_job_states(specs):
    jobs, log = [Job(*spec) for spec in specs], []
    results = asyncio.run(run_jobs(jobs, log))
    states = {job.name: job.state for job in jobs}
    failed = [str(r) for r in results if isinstance(r, Exception)]
    return states, failed, " ".join(log)

#> async_job_states([("a", 2), ("b", 1)])
#> async_job_states([("load", 2), ("save", 3, 2)])
#> async_job_states([("x", 1, 1)])
#> async_job_states([("p", 1), ("q", 2), ("r", 3)])
#> async_job_states([("one", 3, 3), ("two", 2, 1)])
