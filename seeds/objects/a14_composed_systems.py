### text_buffer_marks_cursor
class Mark:
    def __init__(self, at, sticky):
        self.at, self.sticky = at, sticky

    def shift(self, where, delta):
        if delta > 0 and (self.at > where or self.at == where and self.sticky):
            self.at += delta
        elif delta < 0 and self.at > where:
            self.at = max(where, self.at + delta)


class Buffer:
    def __init__(self, text):
        self.text, self.marks = text, {}

    def mark(self, name, at, sticky=False):
        self.marks[name] = Mark(at, sticky)

    def insert(self, where, text):
        self.text = self.text[:where] + text + self.text[where:]
        self._moved(where, len(text))

    def delete(self, where, count):
        count = min(count, len(self.text) - where)
        self.text = self.text[:where] + self.text[where + count:]
        self._moved(where, -count)

    def _moved(self, where, delta):
        for mark in self.marks.values():
            mark.shift(where, delta)

    def between(self, a, b):
        start, stop = sorted((self.marks[a].at, self.marks[b].at))
        return self.text[start:stop]


def text_buffer_marks_cursor(text, start, stop, edits):
    buffer = Buffer(text)
    buffer.mark("in", start)
    buffer.mark("out", stop, sticky=True)
    for where, what in edits:
        if isinstance(what, str):
            buffer.insert(where, what)
        else:
            buffer.delete(where, what)
    return buffer.text, buffer.between("in", "out")

#> text_buffer_marks_cursor("the old barn", 4, 7, [(4, "very "), (12, "er")])
#> text_buffer_marks_cursor("abcdef", 2, 4, [(1, 2), (0, "__")])
#> text_buffer_marks_cursor("", 0, 0, [(0, "new")])
#> text_buffer_marks_cursor("señal", 1, 5, [(0, 99)])
#> text_buffer_marks_cursor("xy", 2, 0, [])

### ring_oscillator_circuit
class Wire:
    def __init__(self, name, value=0):
        self.name, self.value, self.next = name, value, value

    def latch(self):
        changed = self.value != self.next
        self.value = self.next
        return changed


class Gate:
    def __init__(self, fn, inputs, output):
        self.fn, self.inputs, self.output = fn, inputs, output

    def drive(self):
        self.output.next = int(self.fn(*(w.value for w in self.inputs)))


class Circuit:
    OPS = {"not": lambda a: not a, "and": lambda a, b: a and b, "or": lambda a, b: a or b}

    def __init__(self, lines):
        self.wires, self.gates = {}, []
        for line in lines:
            out, op, *ins = line.split()
            self.gates.append(Gate(self.OPS[op], [self.wire(i) for i in ins], self.wire(out)))

    def wire(self, name):
        return self.wires.setdefault(name, Wire(name))

    def settle(self, limit):
        for step in range(limit):
            for gate in self.gates:
                gate.drive()
            if not any([w.latch() for w in self.wires.values()]):
                return step
        return None


def ring_oscillator_circuit(lines, high, limit):
    circuit = Circuit(lines)
    for name in high:
        wire = circuit.wire(name)
        wire.value = wire.next = 1
    steps = circuit.settle(limit)
    return steps, {w.name: w.value for w in circuit.wires.values()}

#> ring_oscillator_circuit(["x and a b", "y or x c"], ["a", "b"], 5)
#> ring_oscillator_circuit(["q not q"], [], 4)
#> ring_oscillator_circuit([], ["lamp"], 3)
#> ring_oscillator_circuit(["p not a", "q not p", "r not q"], ["a"], 6)
#> ring_oscillator_circuit(["z xor a b"], [], 1)

### meal_plan_nutrition_visitor
from dataclasses import dataclass


@dataclass(frozen=True)
class Food:
    name: str
    kcal: int
    protein: int = 0

    def accept(self, visitor):
        return visitor.food(self)


@dataclass(frozen=True)
class Portion:
    item: object
    times: int

    def accept(self, visitor):
        return visitor.portion(self)


@dataclass(frozen=True)
class Meal:
    parts: tuple

    def accept(self, visitor):
        return visitor.meal(self)


class Energy:
    def food(self, f):
        return f.kcal

    def portion(self, p):
        return p.times * p.item.accept(self)

    def meal(self, m):
        return sum(part.accept(self) for part in m.parts)


class Names(Energy):
    def food(self, f):
        return [f.name]

    def meal(self, m):
        return [n for part in m.parts for n in part.accept(self)]


class Protein(Energy):
    def food(self, f):
        return f.protein


def meal_plan_nutrition_visitor(foods, order):
    table = {name: Food(name, *values) for name, values in foods.items()}
    meal = Meal(tuple(Portion(table[n], k) if k != 1 else table[n] for n, k in order))
    day = Portion(Meal((meal, Meal(()))), 2)
    return [day.accept(v) for v in (Energy(), Protein(), Names())], meal == Meal(meal.parts)

#> meal_plan_nutrition_visitor({"egg": (80, 6), "toast": (120,)}, [("egg", 2), ("toast", 1)])
#> meal_plan_nutrition_visitor({}, [])
#> meal_plan_nutrition_visitor({"tofu": (70, 8)}, [("tofu", 0), ("tofu", 1)])
#> meal_plan_nutrition_visitor({"açaí": (60, 1), "nuts": (200, 7)}, [("nuts", 1), ("açaí", 3)])
#> meal_plan_nutrition_visitor({"fig": (40,)}, [("date", 1)])

### spell_book_charges
class Spell:
    def __init__(self, name, cost, effect):
        self.name, self.cost, self.effect = name, cost, effect

    def __call__(self, caster, target):
        if caster.mana < self.cost:
            raise ResourceWarning(f"{caster.name} lacks {self.cost - caster.mana} mana")
        caster.mana -= self.cost
        self.effect(caster, target)


class Mage:
    def __init__(self, name, mana=10, health=10):
        self.name, self.mana, self.health, self.shield = name, mana, health, 0

    def hurt(self, amount):
        blocked = min(self.shield, amount)
        self.shield -= blocked
        self.health -= amount - blocked

    def __str__(self):
        return f"{self.name} {self.health}h {self.mana}m {self.shield}s"


BOOK = {
    s.name: s for s in [
        Spell("bolt", 4, lambda me, foe: foe.hurt(5)),
        Spell("ward", 2, lambda me, foe: setattr(me, "shield", me.shield + 3)),
        Spell("drain", 5, lambda me, foe: (foe.hurt(2), setattr(me, "health", me.health + 2))),
    ]
}


def spell_book_charges(duel, mana):
    a, b = Mage("Ash", mana), Mage("Bly", mana)
    fizzles = []
    nova = Spell("nova", mana, lambda me, foe: (me.hurt(1), foe.hurt(9)))
    for turn, name in enumerate(duel):
        me, foe = (a, b) if turn % 2 == 0 else (b, a)
        try:
            BOOK.get(name, nova)(me, foe)
        except ResourceWarning as error:
            fizzles.append(str(error))
        if foe.health <= 0:
            break
    return str(a), str(b), fizzles

#> spell_book_charges(["bolt", "ward", "drain", "bolt", "bolt"], 10)
#> spell_book_charges(["nova", "bolt", "ward"], 6)
#> spell_book_charges([], 3)
#> spell_book_charges(["bolt", "bolt", "bolt", "ward"], 10)
#> spell_book_charges(["bolt", "ward", "bolt", "ward", "nova", "ward"], 12)
#> spell_book_charges(["ward", "nova"], 1)

### translation_memory_segments
class Segment:
    def __init__(self, source, target):
        self.source, self.target = source, target
        self.words = set(source.lower().split())

    def similarity(self, words):
        union = self.words | words
        return 100 * len(self.words & words) // len(union) if union else 100


class Memory:
    def __init__(self, threshold):
        self.threshold, self.segments, self.stats = threshold, [], {"exact": 0, "fuzzy": 0, "new": 0}

    def add(self, source, target):
        self.segments.append(Segment(source, target))

    def lookup(self, text):
        words = set(text.lower().split())
        best = max(self.segments, key=lambda s: s.similarity(words), default=None)
        score = best.similarity(words) if best else 0
        kind = "exact" if score == 100 else "fuzzy" if score >= self.threshold else "new"
        self.stats[kind] += 1
        if kind == "new":
            return f"[{text}]"
        return best.target if kind == "exact" else f"{best.target} ({score}%)"


def translation_memory_segments(pairs, texts, threshold):
    memory = Memory(threshold)
    for source, target in pairs.items():
        memory.add(source, target)
    return [memory.lookup(t) for t in texts], memory.stats

#> translation_memory_segments({"open the file": "datei öffnen", "close": "schließen"}, ["Open the file", "open the door", "save"], 50)
#> translation_memory_segments({}, ["hello"], 10)
#> translation_memory_segments({"red car": "rotes auto", "car": "auto"}, ["car", "red", "blue car"], 40)
#> translation_memory_segments({"a b": "x"}, [], 0)
#> translation_memory_segments({"yes": "oui"}, ["", "yes yes"], 1)

### aquarium_tank_compatibility
class Fish:
    def __init__(self, species, size, mood="calm"):
        self.species, self.size, self.mood = species, size, mood

    def threatens(self, other):
        return self.mood == "fierce" and other.size * 2 <= self.size and other.species != self.species


class Tank:
    def __init__(self, litres):
        self.litres, self.fish = litres, []

    @property
    def load(self):
        return sum(f.size ** 2 for f in self.fish)

    def objections(self, new):
        if self.load + new.size ** 2 > self.litres:
            yield "crowded"
        for fish in self.fish:
            if new.threatens(fish):
                yield f"eats {fish.species}"
            elif fish.threatens(new):
                yield f"eaten by {fish.species}"

    def __iadd__(self, fish):
        problems = list(self.objections(fish))
        if problems:
            raise ValueError(", ".join(problems))
        self.fish.append(fish)
        return self


def aquarium_tank_compatibility(litres, arrivals):
    tank, refused = Tank(litres), {}
    for arrival in arrivals:
        fish = Fish(*arrival)
        try:
            tank += fish
        except ValueError as error:
            refused[fish.species] = str(error)
    return [f.species for f in tank.fish], tank.litres - tank.load, refused

#> aquarium_tank_compatibility(100, [("neon", 2), ("oscar", 8, "fierce"), ("tetra", 3), ("shark", 6, "fierce")])
#> aquarium_tank_compatibility(10, [("koi", 5), ("guppy", 1)])
#> aquarium_tank_compatibility(50, [("pike", 6, "fierce"), ("dace", 3), ("pike", 2)])
#> aquarium_tank_compatibility(0, [])
#> aquarium_tank_compatibility(20, [("betta", 4, "fierce"), ("loach", 3), ("gar", 9, "fierce")])

### hotel_elevator_access_cards
class Card:
    def __init__(self, holder, floors):
        self.holder, self.floors, self.expired = holder, floors, False

    def opens(self, floor):
        return not self.expired and floor in self.floors


class Master(Card):
    def __init__(self, holder, uses):
        super().__init__(holder, ())
        self.uses = uses

    def opens(self, floor):
        self.uses -= 1
        return self.uses >= 0


class Reader:
    def __init__(self, floor):
        self.floor, self.log = floor, []

    def swipe(self, card):
        ok = self.floor == 0 or card.opens(self.floor)
        self.log.append(("+" if ok else "-") + card.holder)
        return ok


class Tower:
    def __init__(self, floors):
        self.readers = [Reader(n) for n in range(floors)]

    def ride(self, card, *stops):
        reached = 0
        for stop in stops:
            if not self.readers[stop].swipe(card):
                return reached
            reached = stop
        return reached


def hotel_elevator_access_cards(floors, guests, rides):
    tower = Tower(floors)
    cards = {n: Card(n, f) for n, f in guests.items()}
    cards["boss"] = Master("boss", 2)
    ends = []
    for name, *stops in rides:
        if not stops:
            cards[name].expired = True
            continue
        ends.append(tower.ride(cards[name], *stops))
    return ends, {r.floor: r.log for r in tower.readers if r.log}

#> hotel_elevator_access_cards(5, {"amy": [2, 3]}, [("amy", 2, 3, 4), ("boss", 4, 1, 0)])
#> hotel_elevator_access_cards(3, {"bo": (1,)}, [("bo", 1), ("bo",), ("bo", 0, 1)])
#> hotel_elevator_access_cards(1, {}, [])
#> hotel_elevator_access_cards(4, {}, [("boss", 1, 2, 3)])
#> hotel_elevator_access_cards(2, {"cy": []}, [("cy", 7)])

### mosaic_tile_composite
class Piece:
    def __init__(self, colour):
        self.colour = colour

    @property
    def size(self):
        return 1

    def colours(self):
        yield self.colour

    def draw(self):
        return self.colour[0]


class Panel(Piece):
    def __init__(self, *pieces, repeat=1):
        self.pieces, self.repeat = pieces, repeat

    @property
    def size(self):
        return self.repeat * sum(p.size for p in self.pieces)

    def colours(self):
        for _ in range(self.repeat):
            for piece in self.pieces:
                yield from piece.colours()

    def draw(self):
        return "".join(p.draw() for p in self.pieces) * self.repeat


class Framed(Panel):
    def draw(self):
        return f"[{super().draw()}]"


def build(spec):
    match spec:
        case str():
            return Piece(spec)
        case {"times": times, "of": parts}:
            return Panel(*map(build, parts), repeat=times)
        case [*parts]:
            return Framed(*map(build, parts))


def mosaic_tile_composite(spec):
    work = build(spec)
    palette = {}
    for colour in work.colours():
        palette[colour] = palette.get(colour, 0) + 1
    return work.draw(), work.size, palette

#> mosaic_tile_composite(["red", {"times": 2, "of": ["blue", ["gold"]]}])
#> mosaic_tile_composite("jade")
#> mosaic_tile_composite([])
#> mosaic_tile_composite({"times": 0, "of": ["x"]})
#> mosaic_tile_composite({"times": 3, "of": [["rose", "écru"], "rose"]})
#> mosaic_tile_composite(42)

### court_reporter_transcript
from collections import defaultdict


class Speaker:
    def __init__(self, name):
        self.name, self.words, self.interruptions = name, 0, 0

    def speak(self, text):
        self.words += len(text.split())


class Transcript:
    def __init__(self):
        self.speakers, self.lines, self.by_word = {}, [], defaultdict(list)

    def line(self, raw):
        name, sep, text = raw.partition(">")
        if not sep:
            self.lines[-1] += " " + raw.strip()
            return
        speaker = self.speakers.setdefault(name, Speaker(name))
        if self.lines and self.lines[-1].endswith("--"):
            speaker.interruptions += 1
        speaker.speak(text)
        self.lines.append(f"{name.upper()}: {text.strip()}")
        for word in text.lower().split():
            self.by_word[word.strip(".,?!-")].append(len(self.lines))

    def find(self, word):
        return self.by_word.get(word.lower(), [])


def court_reporter_transcript(rows, word):
    transcript = Transcript()
    try:
        for row in rows:
            transcript.line(row)
    except IndexError:
        return "starts without a speaker"
    tally = {s.name: (s.words, s.interruptions) for s in transcript.speakers.values()}
    return tally, transcript.find(word), transcript.lines[-1:]

#> court_reporter_transcript(["q>Where were you --", "a>At home.", "q>Home? Alone?"], "home")
#> court_reporter_transcript(["no speaker yet"], "x")
#> court_reporter_transcript([], "x")
#> court_reporter_transcript(["j>Order!", " Order in court.", "j>Thank you"], "ORDER")
#> court_reporter_transcript(["a>I --", "b>You --", "a>Stop"], "never")

### apiary_honey_blockchain
class Block:
    def __init__(self, previous, payload):
        self.previous, self.payload = previous, payload
        self.seal = self.compute()

    def compute(self):
        value = self.previous.seal if self.previous else 7
        for ch in self.payload:
            value = (value * 31 + ord(ch)) % 9973
        return value


class Chain:
    def __init__(self):
        self.tip = None

    def __iter__(self):
        block = self.tip
        while block:
            yield block
            block = block.previous

    def __len__(self):
        return sum(1 for _ in self)

    def append(self, payload):
        self.tip = Block(self.tip, payload)
        return self.tip.seal

    def broken(self):
        return [b.payload for b in self if b.compute() != b.seal]


def apiary_honey_blockchain(payloads, tamper):
    chain = Chain()
    seals = [chain.append(p) for p in payloads]
    blocks = list(chain)
    for depth, text in tamper.items():
        if depth < len(blocks):
            blocks[depth].payload = text
            if text.endswith("!"):
                blocks[depth].seal = blocks[depth].compute()
    return seals, chain.broken(), len(chain)

#> apiary_honey_blockchain(["lime 4kg", "heather 2kg", "clover 9kg"], {1: "heather 3kg"})
#> apiary_honey_blockchain(["a", "b", "c"], {2: "a!"})
#> apiary_honey_blockchain([], {0: "x"})
#> apiary_honey_blockchain(["miel", "Honig"], {})
#> apiary_honey_blockchain(["p", "q"], {0: "q", 5: "z"})

### film_festival_jury
class Film:
    def __init__(self, title, minutes):
        self.title, self.minutes, self.scores = title, minutes, []

    @property
    def trimmed(self):
        ordered = sorted(self.scores)
        kept = ordered[1:-1] if len(ordered) > 2 else ordered
        return round(sum(kept) / len(kept), 2) if kept else 0.0


class Juror:
    def __init__(self, harshness):
        self.harshness = harshness

    def rate(self, film, raw):
        score = max(0, min(10, raw - self.harshness))
        film.scores.append(score)


class StrictJuror(Juror):
    def rate(self, film, raw):
        super().rate(film, raw - 1 if film.minutes > 120 else raw)


class Festival:
    def __init__(self, jury):
        self.jury, self.films = jury, []

    def screen(self, title, minutes, *raws):
        film = Film(title, minutes)
        for juror, raw in zip(self.jury, raws):
            juror.rate(film, raw)
        self.films.append(film)

    def awards(self):
        ranked = sorted(self.films, key=lambda f: (-f.trimmed, f.minutes))
        return [(f.title, f.trimmed) for f in ranked]


def film_festival_jury(harshness, films):
    jury = [StrictJuror(h) if h > 1 else Juror(h) for h in harshness]
    festival = Festival(jury)
    for film in films:
        festival.screen(*film)
    return festival.awards(), [f.scores for f in festival.films]

#> film_festival_jury([0, 2, 1], [("Salt", 90, 8, 9, 7), ("Epic", 180, 10, 10, 9)])
#> film_festival_jury([], [("Blank", 10)])
#> film_festival_jury([3, -1], [("Été", 121, 2, 10), ("Fog", 60, 6, 6)])
#> film_festival_jury([0], [])
#> film_festival_jury([0, 0, 0, 0], [("Tie", 100, 5, 5, 5, 5), ("Short", 9, 1, 5, 5, 9)])

### harbour_crane_stacking
class Container:
    def __init__(self, code, weight, leaves):
        self.code, self.weight, self.leaves = code, weight, leaves


class Stack:
    limit = 3

    def __init__(self):
        self.boxes = []

    def penalty(self, box):
        if len(self.boxes) >= self.limit:
            return None
        buried = sum(b.leaves < box.leaves for b in self.boxes)
        heavy = bool(self.boxes) and box.weight > self.boxes[-1].weight
        return buried * 2 + heavy


class Yard:
    def __init__(self, stacks):
        self.stacks, self.moves = [Stack() for _ in range(stacks)], 0

    def store(self, box, avoid=None):
        choices = [(s.penalty(box), i) for i, s in enumerate(self.stacks) if s is not avoid and s.penalty(box) is not None]
        if not choices:
            raise OverflowError(box.code)
        self.stacks[min(choices)[1]].boxes.append(box)
        self.moves += 1

    def fetch(self, code):
        stack = next(s for s in self.stacks if any(b.code == code for b in s.boxes))
        while stack.boxes[-1].code != code:
            self.store(stack.boxes.pop(), avoid=stack)
        self.moves += 1
        return stack.boxes.pop().code


def harbour_crane_stacking(stacks, arrivals, departures):
    yard = Yard(stacks)
    try:
        for arrival in arrivals:
            yard.store(Container(*arrival))
        for code in departures:
            yard.fetch(code)
    except OverflowError as error:
        return f"no room for {error}", yard.moves
    return [[b.code for b in s.boxes] for s in yard.stacks], yard.moves

#> harbour_crane_stacking(2, [("A", 9, 3), ("B", 5, 1), ("C", 7, 2)], ["A"])
#> harbour_crane_stacking(1, [("K", 1, 1), ("L", 1, 1), ("M", 1, 1), ("N", 1, 1)], [])
#> harbour_crane_stacking(3, [], [])
#> harbour_crane_stacking(1, [("P", 3, 2), ("Q", 2, 1)], ["P"])
#> harbour_crane_stacking(2, [("R", 4, 1), ("S", 4, 5), ("T", 8, 5), ("U", 1, 9)], ["R", "T"])

### recipe_step_timeline
class Step:
    def __init__(self, name, minutes, hands=True):
        self.name, self.minutes, self.hands = name, minutes, hands
        self.done_at = None


class Cook:
    def __init__(self):
        self.free_at = 0

    def work(self, step, earliest):
        start = max(earliest, self.free_at) if step.hands else earliest
        step.done_at = start + step.minutes
        if step.hands:
            self.free_at = step.done_at
        return start


class Dish:
    def __init__(self, name, *steps):
        self.name = name
        self.steps = [Step(*s) for s in steps]

    def prepare(self, cook):
        ready = 0
        for step in self.steps:
            start = cook.work(step, ready)
            ready = step.done_at
            yield start, f"{self.name}:{step.name}"
        self.ready = ready


def recipe_step_timeline(dishes, dinner):
    cook, timeline = Cook(), []
    menu = [Dish(name, *steps) for name, steps in dishes.items()]
    for dish in menu:
        timeline += dish.prepare(cook)
    late = [d.name for d in menu if d.ready > dinner]
    return sorted(timeline), late, cook.free_at

#> recipe_step_timeline({"stew": [("chop", 10), ("simmer", 60, False)], "rice": [("rinse", 3), ("boil", 15, False), ("fluff", 2)]}, 60)
#> recipe_step_timeline({}, 10)
#> recipe_step_timeline({"tea": [("boil", 4, False), ("pour", 1)]}, 5)
#> recipe_step_timeline({"a": [("x", 5)], "b": [("y", 5)], "c": []}, 8)
#> recipe_step_timeline({"pain": [("knead", 12), ("prove", 90, False), ("bake", 35, False)]}, 137)

### museum_audio_tour_stops
class Clip:
    def __init__(self, title, seconds):
        self.title, self.seconds = title, seconds


class Exhibit:
    def __init__(self, number, **clips):
        self.number = number
        self.clips = {lang: Clip(*c) for lang, c in clips.items()}

    def clip(self, *languages):
        for lang in languages:
            if lang in self.clips:
                return lang, self.clips[lang]
        return None, None


class Tour:
    def __init__(self, exhibits, *languages):
        self.exhibits = {e.number: e for e in exhibits}
        self.languages, self.heard, self.seconds = languages, [], 0

    def key(self, digits):
        number = int(digits)
        if number not in self.exhibits:
            nearest = min(self.exhibits, key=lambda n: abs(n - number), default=None)
            return f"no {number}, try {nearest}"
        lang, clip = self.exhibits[number].clip(*self.languages)
        if clip is None:
            return "text only"
        again = clip.title in self.heard
        self.heard.append(clip.title)
        self.seconds += clip.seconds // 2 if again else clip.seconds
        return f"{lang}:{clip.title}" + (" (again)" if again else "")


def museum_audio_tour_stops(exhibits, languages, keys):
    tour = Tour([Exhibit(n, **clips) for n, clips in exhibits.items()], *languages)
    return [tour.key(k) for k in keys], divmod(tour.seconds, 60)

#> museum_audio_tour_stops({12: {"en": ("Mask", 90)}, 14: {"fr": ("Urne", 61), "en": ("Urn", 60)}}, ["fr", "en"], ["12", "14", "14", "20"])
#> museum_audio_tour_stops({}, ["en"], ["1"])
#> museum_audio_tour_stops({3: {}}, [], ["3", "4"])
#> museum_audio_tour_stops({7: {"de": ("Helm", 45)}}, ["it"], ["07"])
#> museum_audio_tour_stops({1: {"sv": ("Båt", 30)}}, ["sv"], ["1", "1", "x"])
