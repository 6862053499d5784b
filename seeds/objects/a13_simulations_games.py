### ant_colony_forage
class Ant:
    def __init__(self, number):
        self.number, self.at, self.carrying = number, 0, False

    def step(self, trail):
        if self.carrying:
            self.at -= 1
            trail.scent[self.at] += 1
            if self.at == 0:
                self.carrying = False
                trail.stored += 1
        else:
            self.at = min(self.at + 1 + (trail.scent[self.at] > 1), len(trail.scent) - 1)
            if trail.food.get(self.at, 0):
                trail.food[self.at] -= 1
                self.carrying = True


class Trail:
    def __init__(self, length, food):
        self.scent, self.food, self.stored = [0] * length, dict(food), 0

    def evaporate(self):
        self.scent = [max(0, s - 1) if s > 2 else s for s in self.scent]


def ant_colony_forage(length, food, ants, steps):
    trail = Trail(length, food)
    colony = [Ant(i) for i in range(ants)]
    for _ in range(steps):
        for ant in colony:
            ant.step(trail)
        trail.evaporate()
    return trail.stored, trail.scent, [(a.at, a.carrying) for a in colony]

#> ant_colony_forage(5, {2: 3}, 1, 8)
#> ant_colony_forage(4, {1: 2, 3: 1}, 2, 6)
#> ant_colony_forage(3, {}, 1, 4)
#> ant_colony_forage(6, {5: 9}, 0, 3)
#> ant_colony_forage(4, {2: 5}, 3, 9)

### blackjack_hand_values
class Hand:
    def __init__(self, owner):
        self.owner, self.cards = owner, []

    def add(self, card):
        self.cards.append(card)
        return self

    @property
    def value(self):
        total = sum(10 if c in "JQKT" else 11 if c == "A" else int(c) for c in self.cards)
        aces = self.cards.count("A")
        while total > 21 and aces:
            total -= 10
            aces -= 1
        return total

    @property
    def natural(self):
        return len(self.cards) == 2 and self.value == 21

    def __gt__(self, other):
        if self.value > 21:
            return False
        return other.value > 21 or (self.value, self.natural) > (other.value, other.natural)


class Table:
    def __init__(self, shoe):
        self.shoe = iter(shoe)

    def play(self, stand_at):
        player, dealer = Hand("player"), Hand("dealer")
        for hand in (player, dealer, player, dealer):
            hand.add(next(self.shoe))
        for hand, limit in ((player, stand_at), (dealer, 17)):
            while hand.value < limit:
                hand.add(next(self.shoe))
        winner = player if player > dealer else dealer if dealer > player else None
        return winner.owner if winner else "push", player.value, dealer.value


def blackjack_hand_values(shoe, stand_at):
    try:
        return Table(shoe).play(stand_at)
    except StopIteration:
        return "shoe empty"

#> blackjack_hand_values("A9KT5", 17)
#> blackjack_hand_values("5T6TK8", 16)
#> blackjack_hand_values("TTT8", 12)
#> blackjack_hand_values("9TTT6", 20)
#> blackjack_hand_values("22", 15)
#> blackjack_hand_values("A5A6A789", 18)
#> blackjack_hand_values("TT99", 17)

### snake_grid_body
from collections import deque


class Snake:
    MOVES = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}

    def __init__(self, start):
        self.body, self.heading = deque([start]), "R"

    def turn(self, way):
        opposite = {"U": "D", "D": "U", "L": "R", "R": "L"}[self.heading]
        if way != opposite or len(self.body) == 1:
            self.heading = way

    def next_head(self):
        dr, dc = self.MOVES[self.heading]
        return self.body[0][0] + dr, self.body[0][1] + dc


class Game:
    def __init__(self, size, food):
        self.size, self.food, self.snake = size, list(food), Snake((0, 0))

    def step(self, way):
        self.snake.turn(way)
        head = self.snake.next_head()
        if not all(0 <= x < self.size for x in head):
            return "wall"
        if head in list(self.snake.body)[:-1]:
            return "bite"
        self.snake.body.appendleft(head)
        if self.food and head == self.food[0]:
            self.food.pop(0)
        else:
            self.snake.body.pop()
        return None


def snake_grid_body(size, food, moves):
    game = Game(size, food)
    for n, way in enumerate(moves, 1):
        crash = game.step(way)
        if crash:
            return crash, n, len(game.snake.body)
    return list(game.snake.body), len(game.food)

#> snake_grid_body(4, [(0, 1), (0, 2)], "RRD")
#> snake_grid_body(3, [], "RRR")
#> snake_grid_body(5, [(0, 1), (0, 2), (0, 3), (1, 3)], "RRRDLU")
#> snake_grid_body(3, [(1, 0)], "DUR")
#> snake_grid_body(2, [], "")

### election_precinct_totals
class Precinct:
    def __init__(self, name, registered):
        self.name, self.registered, self.votes = name, registered, {}

    def report(self, **votes):
        if sum(votes.values()) > self.registered:
            raise ValueError(f"{self.name} overcount")
        self.votes = votes

    @property
    def reported(self):
        return bool(self.votes)


class Election:
    def __init__(self, *precincts):
        self.precincts = {p.name: p for p in precincts}

    def totals(self):
        totals = {}
        for p in self.precincts.values():
            for who, n in p.votes.items():
                totals[who] = totals.get(who, 0) + n
        return totals

    def called(self):
        ranked = sorted(self.totals().items(), key=lambda kv: -kv[1])
        outstanding = sum(p.registered for p in self.precincts.values() if not p.reported)
        if not ranked:
            return None
        second = ranked[1][1] if len(ranked) > 1 else 0
        return ranked[0][0] if ranked[0][1] > second + outstanding else None


def election_precinct_totals(registered, reports):
    election = Election(*(Precinct(n, r) for n, r in registered.items()))
    calls, rejected = [], []
    for name, votes in reports:
        try:
            election.precincts[name].report(**votes)
        except ValueError as error:
            rejected.append(str(error))
        calls.append(election.called())
    return calls, election.totals(), rejected

#> election_precinct_totals({"N": 100, "S": 50}, [("N", {"ada": 60, "bo": 20}), ("S", {"ada": 5, "bo": 40})])
#> election_precinct_totals({"W": 10, "E": 90}, [("E", {"x": 70, "y": 10}), ("W", {"y": 99})])
#> election_precinct_totals({}, [])
#> election_precinct_totals({"A": 5}, [("A", {}), ("A", {"solo": 1})])
#> election_precinct_totals({"P": 10, "Q": 10}, [("P", {"m": 5, "n": 5}), ("Q", {"m": 3, "n": 3})])

### spaceship_energy_allocation
class System:
    def __init__(self, name, need, vital=False):
        self.name, self.need, self.vital, self.power = name, need, vital, 0

    @property
    def online(self):
        return self.power >= self.need


class Ship:
    def __init__(self, reactor):
        self.reactor, self.systems, self.damage = reactor, [], 0

    def install(self, *args):
        self.systems.append(System(*args))
        return self

    @property
    def output(self):
        return max(0, self.reactor - self.damage)

    def balance(self):
        left = self.output
        for system in sorted(self.systems, key=lambda s: (not s.vital, s.need)):
            system.power = min(left, system.need)
            if not system.online:
                system.power = 0
            left -= system.power
        return left

    def hit(self, points):
        shields = next((s for s in self.systems if s.name == "shields" and s.online), None)
        self.damage += points // 2 if shields else points
        self.balance()


def spaceship_energy_allocation(reactor, systems, hits):
    ship = Ship(reactor)
    for system in systems:
        ship.install(*system)
    spare = [ship.balance()]
    for h in hits:
        ship.hit(h)
        spare.append(ship.output - sum(s.power for s in ship.systems))
    return spare, [s.name for s in ship.systems if s.online]

#> spaceship_energy_allocation(20, [("shields", 6), ("air", 4, True), ("laser", 9)], [6, 8])
#> spaceship_energy_allocation(5, [("air", 4, True), ("engine", 3, True)], [1])
#> spaceship_energy_allocation(10, [], [30])
#> spaceship_energy_allocation(12, [("shields", 12), ("radio", 1)], [4])
#> spaceship_energy_allocation(0, [("lamp", 0)], [])

### potion_brewing_reactions
class Potion:
    REACTIONS = {frozenset("ab"): "c", frozenset("cd"): "e", frozenset("ae"): ""}

    def __init__(self):
        self.contents, self.reactions = [], 0

    def add(self, herb):
        self.contents.append(herb)
        while self._react():
            self.reactions += 1
        return self

    def _react(self):
        for i, one in enumerate(self.contents):
            for two in self.contents[i + 1:]:
                product = self.REACTIONS.get(frozenset((one, two)))
                if product is not None:
                    self.contents.remove(one)
                    self.contents.remove(two)
                    self.contents.extend(product)
                    return True
        return False

    @property
    def name(self):
        return "".join(sorted(self.contents)) or "clear water"


class Cauldron:
    def __init__(self, size):
        self.size, self.potion, self.overflow = size, Potion(), 0

    def pour(self, herbs):
        for herb in herbs:
            if len(self.potion.contents) >= self.size:
                self.overflow += 1
            else:
                self.potion.add(herb)
        return self.potion.name


def potion_brewing_reactions(size, batches):
    cauldron = Cauldron(size)
    names = [cauldron.pour(b) for b in batches]
    return names, cauldron.potion.reactions, cauldron.overflow

#> potion_brewing_reactions(3, ["ab", "d", "a"])
#> potion_brewing_reactions(2, ["xx", "ab"])
#> potion_brewing_reactions(5, [])
#> potion_brewing_reactions(4, ["aabb", "dd", "zz"])
#> potion_brewing_reactions(0, ["a"])

### wolf_sheep_meadow_cycle
class Meadow:
    def __init__(self, grass):
        self.grass, self.animals, self.day = grass, [], 0

    def tick(self):
        self.day += 1
        self.grass += 3
        for animal in list(self.animals):
            if animal in self.animals:
                animal.live(self)
        self.animals = [a for a in self.animals if a.energy > 0]

    def census(self):
        return "".join(sorted(type(a).__name__[0] for a in self.animals))


class Animal:
    energy = 3

    def live(self, meadow):
        self.energy -= 1
        self.eat(meadow)
        if self.energy > 5:
            self.energy -= 3
            meadow.animals.append(type(self)())


class Sheep(Animal):
    def eat(self, meadow):
        bite = min(2, meadow.grass)
        meadow.grass -= bite
        self.energy += bite


class Wolf(Animal):
    energy = 4

    def eat(self, meadow):
        prey = next((a for a in meadow.animals if isinstance(a, Sheep)), None)
        if prey:
            meadow.animals.remove(prey)
            self.energy += 3


def wolf_sheep_meadow_cycle(grass, animals, days):
    meadow = Meadow(grass)
    meadow.animals = [Wolf() if ch == "W" else Sheep() for ch in animals]
    states = []
    for _ in range(days):
        meadow.tick()
        states.append((meadow.census(), meadow.grass))
    return states

#> wolf_sheep_meadow_cycle(5, "SS", 5)
#> wolf_sheep_meadow_cycle(10, "SSSW", 4)
#> wolf_sheep_meadow_cycle(0, "W", 5)
#> wolf_sheep_meadow_cycle(0, "", 2)
#> wolf_sheep_meadow_cycle(1, "SWS", 3)

### hex_tile_merge_puzzle
class Row:
    def __init__(self, tiles):
        self.tiles = tiles

    def push(self):
        packed, score = [], 0
        merged = False
        for t in filter(None, self.tiles):
            if packed and packed[-1] == t and not merged:
                packed[-1] += t
                score += packed[-1]
                merged = True
            else:
                packed.append(t)
                merged = False
        self.tiles = packed + [0] * (len(self.tiles) - len(packed))
        return score

    def flip(self):
        self.tiles.reverse()
        return self


class Board:
    def __init__(self, grid):
        self.grid, self.score = [list(r) for r in grid], 0

    def move(self, way):
        if way in "UD":
            self._transpose()
        rows = [Row(r) for r in self.grid]
        for row in rows:
            if way in "RD":
                row.flip()
            self.score += row.push()
            if way in "RD":
                row.flip()
        self.grid = [r.tiles for r in rows]
        if way in "UD":
            self._transpose()

    def _transpose(self):
        self.grid = [list(col) for col in zip(*self.grid)]


def hex_tile_merge_puzzle(grid, moves):
    board = Board(grid)
    for way in moves:
        board.move(way)
    return board.grid, board.score

#> hex_tile_merge_puzzle([[2, 2, 4], [0, 4, 4], [2, 0, 2]], "L")
#> hex_tile_merge_puzzle([[2, 2, 2, 2]], "RR")
#> hex_tile_merge_puzzle([[1, 0], [1, 3]], "UD")
#> hex_tile_merge_puzzle([], "L")
#> hex_tile_merge_puzzle([[8, 0, 8], [4, 4, 0]], "RDL")

### court_case_docket_states
class Case:
    def __init__(self, number):
        self.number, self.filings, self.ruling = number, [], None

    def file(self, party, doc):
        if self.ruling:
            raise PermissionError(f"{self.number} closed")
        if self.filings and self.filings[-1][0] == party:
            raise ValueError(f"{party} filed twice")
        self.filings.append((party, doc))

    def judge(self):
        strength = {}
        for party, doc in self.filings:
            strength[party] = strength.get(party, 0) + len(doc)
        if len(strength) < 2:
            return "default"
        (a, x), (b, y) = sorted(strength.items())
        self.ruling = "split" if x == y else a if x > y else b
        return self.ruling


class Court:
    def __init__(self):
        self.docket, self.complaints = {}, []

    def __getitem__(self, number):
        return self.docket.setdefault(number, Case(number))

    def hear(self, number, party, doc):
        try:
            self[number].file(party, doc)
        except (PermissionError, ValueError) as error:
            self.complaints.append(f"{type(error).__name__}: {error}")


def court_case_docket_states(filings, judged):
    court = Court()
    for i, filing in enumerate(filings):
        court.hear(*filing)
        if i in judged:
            court[filing[0]].judge()
    return {n: (c.ruling, len(c.filings)) for n, c in court.docket.items()}, court.complaints

#> court_case_docket_states([(1, "P", "claim"), (1, "D", "answer"), (1, "P", "reply"), (1, "D", "x")], [2])
#> court_case_docket_states([(7, "A", "motion"), (7, "A", "again")], [0, 1])
#> court_case_docket_states([], [])
#> court_case_docket_states([(2, "X", "abc"), (2, "Y", "def"), (3, "X", "q")], [1])
#> court_case_docket_states([(4, "K", "a"), (4, "L", "bb")], [1])

### pinball_table_scoring
class Target:
    def __init__(self, name, points):
        self.name, self.points, self.hits = name, points, 0

    def hit(self, table):
        self.hits += 1
        return self.points * table.multiplier


class Bumper(Target):
    def hit(self, table):
        base = super().hit(table)
        return base + (50 if self.hits % 3 == 0 else 0)


class Ramp(Target):
    def hit(self, table):
        table.multiplier = min(5, table.multiplier + 1)
        return super().hit(table)


class Drain(Target):
    def hit(self, table):
        table.balls -= 1
        table.multiplier = 1
        return 0


class Table:
    def __init__(self, balls):
        self.balls, self.multiplier, self.score = balls, 1, 0
        self.targets = {"b": Bumper("bumper", 10), "r": Ramp("ramp", 100), "d": Drain("drain", 0)}

    def roll(self, path):
        for spot in path:
            if not self.balls:
                break
            target = self.targets.get(spot) or Target(spot, 1)
            self.score += target.hit(self)
        return self


def pinball_table_scoring(balls, path):
    table = Table(balls).roll(path)
    return table.score, table.balls, {t.name: t.hits for t in table.targets.values()}

#> pinball_table_scoring(2, "bbbrbxd")
#> pinball_table_scoring(1, "rrdrr")
#> pinball_table_scoring(3, "")
#> pinball_table_scoring(0, "bb")
#> pinball_table_scoring(1, "rrrrrrb")

### city_district_growth
class District:
    def __init__(self, name, homes, shops=0):
        self.name, self.homes, self.shops, self.neighbours = name, homes, shops, []

    @property
    def demand(self):
        reach = self.shops + sum(n.shops for n in self.neighbours) / 2
        return self.homes - 4 * reach

    def develop(self):
        if self.demand > 4:
            self.shops += 1
            return "shop"
        if self.demand < -4:
            self.homes += 3
            return "homes"
        return None


class City:
    def __init__(self, districts, roads):
        self.districts = {d[0]: District(*d) for d in districts}
        for a, b in roads:
            self.districts[a].neighbours.append(self.districts[b])
            self.districts[b].neighbours.append(self.districts[a])

    def year(self):
        return [f"{d.name}+{what}" for d in self.districts.values() if (what := d.develop())]


def city_district_growth(districts, roads, years):
    city, news = City(districts, roads), []
    for _ in range(years):
        built = city.year()
        if not built:
            break
        news.append(built)
    return news, {d.name: (d.homes, d.shops) for d in city.districts.values()}

#> city_district_growth([("Dock", 12), ("Hill", 3, 2)], [("Dock", "Hill")], 4)
#> city_district_growth([("A", 4), ("B", 4)], [], 3)
#> city_district_growth([], [], 5)
#> city_district_growth([("Old", 30, 1), ("New", 0, 5), ("Mid", 8)], [("Old", "Mid"), ("Mid", "New")], 3)
#> city_district_growth([("X", 50)], [("X", "X")], 2)

### trading_post_barter_rates
class Good:
    def __init__(self, name, stock, base):
        self.name, self.stock, self.base = name, stock, base

    @property
    def value(self):
        return self.base * 10 // max(1, self.stock)


class Post:
    def __init__(self, **goods):
        self.goods = {n: Good(n, *pair) for n, pair in goods.items()}

    def barter(self, give, amount, get):
        offered, wanted = self.goods[give], self.goods[get]
        worth = sum(offered.value for _ in range(amount))
        count = 0
        while wanted.stock and worth >= wanted.value:
            worth -= wanted.value
            wanted.stock -= 1
            count += 1
        if not count:
            return f"no deal for {give}"
        offered.stock += amount
        return f"{amount} {give} -> {count} {get}"


def trading_post_barter_rates(goods, deals):
    post = Post(**goods)
    slips = []
    for deal in deals:
        try:
            slips.append(post.barter(*deal))
        except KeyError as unknown:
            slips.append(f"what is {unknown.args[0]}?")
    return slips, {g.name: (g.stock, g.value) for g in post.goods.values()}

#> trading_post_barter_rates({"fur": (5, 20), "salt": (10, 6)}, [("fur", 1, "salt"), ("salt", 2, "fur")])
#> trading_post_barter_rates({"oil": (1, 1), "gem": (2, 90)}, [("oil", 3, "gem"), ("oil", 1, "ale")])
#> trading_post_barter_rates({}, [])
#> trading_post_barter_rates({"a": (0, 7), "b": (3, 7)}, [("a", 2, "b"), ("b", 1, "a")])
#> trading_post_barter_rates({"x": (4, 8), "y": (4, 8)}, [("x", 2, "y"), ("x", 2, "y")])

### hourglass_flow_pair
class Bulb:
    def __init__(self, sand):
        self.sand = sand

    def pour(self, other, amount):
        moved = min(self.sand, amount)
        self.sand -= moved
        other.sand += moved
        return moved


class Hourglass:
    def __init__(self, minutes):
        self.top, self.bottom, self.minutes = Bulb(minutes), Bulb(0), minutes

    def flip(self):
        self.top, self.bottom = self.bottom, self.top

    def run(self, minutes):
        self.top.pour(self.bottom, minutes)

    @property
    def left(self):
        return self.top.sand


class Timer:
    def __init__(self, *glasses):
        self.glasses, self.clock = [Hourglass(m) for m in glasses], 0

    def wait(self):
        running = [g.left for g in self.glasses if g.left]
        if not running:
            return False
        step = min(running)
        for glass in self.glasses:
            glass.run(step)
        self.clock += step
        return True


def hourglass_flow_pair(first, second, plan):
    timer = Timer(first, second)
    marks = []
    for action in plan:
        if action == "w":
            marks.append(timer.clock if timer.wait() else "stuck")
        else:
            timer.glasses[int(action)].flip()
    return marks, [g.left for g in timer.glasses]

#> hourglass_flow_pair(7, 4, "w1w0w")
#> hourglass_flow_pair(3, 3, "ww")
#> hourglass_flow_pair(11, 5, "w1w1w0ww")
#> hourglass_flow_pair(2, 9, "")
#> hourglass_flow_pair(1, 2, "w2")

### mine_shaft_digger
class Rock:
    hardness = {"d": 1, "s": 2, "g": 4, "o": 3}

    def __init__(self, kind):
        self.kind, self.left = kind, self.hardness.get(kind, 1)


class Pick:
    def __init__(self, uses, power=1):
        self.uses, self.power = uses, power

    def strike(self, rock):
        if not self.uses:
            raise RuntimeError("broken")
        self.uses -= 1
        rock.left -= self.power
        return rock.left <= 0


class Miner:
    def __init__(self, pick):
        self.pick, self.bag, self.depth = pick, {}, 0

    def dig(self, column):
        for kind in column:
            rock = Rock(kind)
            while not self.pick.strike(rock):
                pass
            self.depth += 1
            if kind in "og":
                self.bag[kind] = self.bag.get(kind, 0) + 1
                if self.bag[kind] == 2:
                    self.upgrade()

    def upgrade(self):
        self.pick = Pick(self.pick.uses + 3, self.pick.power + 1)


def mine_shaft_digger(column, uses):
    miner = Miner(Pick(uses))
    try:
        miner.dig(column)
    except RuntimeError as error:
        return str(error), miner.depth, miner.bag
    return miner.pick.uses, miner.pick.power, miner.bag

#> mine_shaft_digger("ddsoso", 20)
#> mine_shaft_digger("ddg", 4)
#> mine_shaft_digger("", 0)
#> mine_shaft_digger("oogg", 9)
#> mine_shaft_digger("x", 1)

### dance_floor_pairing
class Dancer:
    def __init__(self, name, style):
        self.name, self.style, self.partners = name, style, []

    def fancies(self, other):
        return self.style == other.style and other not in self.partners


class Floor:
    def __init__(self, dancers):
        self.dancers = dancers

    def song(self):
        free, pairs = list(self.dancers), []
        while free:
            lead = free.pop(0)
            match = next((d for d in free if lead.fancies(d)), None)
            if match is None:
                continue
            free.remove(match)
            lead.partners.append(match)
            match.partners.append(lead)
            pairs.append(f"{lead.name}&{match.name}")
        return pairs


def dance_floor_pairing(people, songs):
    floor = Floor([Dancer(*p.split(":")) for p in people])
    programme = [floor.song() for _ in range(songs)]
    wall = [d.name for d in floor.dancers if not d.partners]
    return programme, wall

#> dance_floor_pairing(["al:salsa", "bo:tango", "cy:salsa", "di:salsa", "ed:tango"], 2)
#> dance_floor_pairing(["x:waltz"], 1)
#> dance_floor_pairing([], 2)
#> dance_floor_pairing(["p:jive", "q:jive"], 3)
#> dance_floor_pairing(["a:t", "b:t", "c:t", "d:t"], 3)

### fortune_wheel_contest
class Wheel:
    def __init__(self, wedges):
        self.wedges, self.at = wedges, 0

    def spin(self, force):
        self.at = (self.at + force) % len(self.wedges)
        return self.wedges[self.at]


class Puzzle:
    def __init__(self, phrase):
        self.phrase, self.shown = phrase, set(" -'")

    def guess(self, letter):
        if letter in self.shown:
            return 0
        self.shown.add(letter)
        return self.phrase.count(letter)

    def __str__(self):
        return "".join(c if c in self.shown else "_" for c in self.phrase)

    @property
    def solved(self):
        return set(self.phrase) <= self.shown


class Contestant:
    def __init__(self):
        self.bank = 0

    def turn(self, wedge, count):
        if wedge == "bust":
            self.bank = 0
        elif count:
            self.bank += wedge * count
        return wedge != "bust" and count > 0


def fortune_wheel_contest(phrase, wedges, turns):
    wheel, puzzle = Wheel(wedges), Puzzle(phrase)
    players, current = [Contestant(), Contestant()], 0
    for force, letter in turns:
        wedge = wheel.spin(force)
        count = 0 if wedge == "bust" else puzzle.guess(letter)
        if not players[current].turn(wedge, count):
            current = 1 - current
        elif puzzle.solved:
            break
    return str(puzzle), [p.bank for p in players], current

#> fortune_wheel_contest("deep sea", [100, "bust", 300], [(3, "e"), (1, "s"), (1, "s"), (0, "a")])
#> fortune_wheel_contest("hi", [50], [(1, "h"), (1, "i"), (1, "z")])
#> fortune_wheel_contest("abba", [10, 20], [(1, "b"), (1, "b"), (0, "q")])
#> fortune_wheel_contest("o'er", [5], [])
#> fortune_wheel_contest("x", ["bust"], [(2, "x"), (3, "x")])

### seating_chart_feud
class Guest:
    def __init__(self, name, feuds=()):
        self.name, self.feuds = name, set(feuds)

    def clashes(self, other):
        return other.name in self.feuds or self.name in other.feuds


class Table:
    def __init__(self, size):
        self.size, self.seats = size, []

    def accepts(self, guest):
        return len(self.seats) < self.size and not any(guest.clashes(g) for g in self.seats)

    def neighbours(self):
        names = [g.name for g in self.seats]
        return [f"{a}-{b}" for a, b in zip(names, names[1:])]


class Hall:
    def __init__(self, size):
        self.size, self.tables = size, []

    def seat(self, guest):
        for number, table in enumerate(self.tables):
            if table.accepts(guest):
                break
        else:
            number, table = len(self.tables), Table(self.size)
            self.tables.append(table)
        table.seats.append(guest)
        return number


def seating_chart_feud(size, guests):
    hall = Hall(size)
    where = {name: hall.seat(Guest(name, feuds)) for name, feuds in guests.items()}
    return where, [t.neighbours() for t in hall.tables]

#> seating_chart_feud(3, {"ann": ["bob"], "bob": [], "cy": ["bob"], "di": []})
#> seating_chart_feud(1, {"x": [], "y": []})
#> seating_chart_feud(4, {})
#> seating_chart_feud(2, {"p": [], "q": ["p"], "r": ["p", "q"], "s": []})
#> seating_chart_feud(5, {"solo": ["solo"]})

### lighthouse_beam_schedule
class Lamp:
    def __init__(self, pattern):
        self.pattern = [(ch == "*", n) for ch, n in self._runs(pattern)]
        self.period = sum(n for _, n in self.pattern)

    @staticmethod
    def _runs(text):
        runs = []
        for ch in text:
            if runs and runs[-1][0] == ch:
                runs[-1][1] += 1
            else:
                runs.append([ch, 1])
        return runs

    def lit(self, second):
        second %= self.period
        for on, length in self.pattern:
            if second < length:
                return on
            second -= length

    def name(self):
        flashes = sum(on for on, _ in self.pattern)
        dark = self.period - sum(n for on, n in self.pattern if on)
        return f"Fl({flashes}) {self.period}s" if dark else "Fixed"


class Coast:
    def __init__(self, **patterns):
        self.lamps = {n: Lamp(p) for n, p in patterns.items()}

    def identify(self, seen):
        return [n for n, lamp in self.lamps.items() if any(
            all(lamp.lit(start + i) == (c == "*") for i, c in enumerate(seen)) for start in range(lamp.period))]


def lighthouse_beam_schedule(patterns, seen):
    coast = Coast(**patterns)
    return {n: lamp.name() for n, lamp in coast.lamps.items()}, coast.identify(seen)

#> lighthouse_beam_schedule({"Skerry": "*..*....", "Point": "**.."}, "..**")
#> lighthouse_beam_schedule({"Pier": "*"}, "***")
#> lighthouse_beam_schedule({}, "*")
#> lighthouse_beam_schedule({"A": "*.", "B": "*.*.."}, ".*.*")
#> lighthouse_beam_schedule({"N": "...*"}, "")

### zoo_feeding_round
class Keeper:
    def __init__(self, name, bucket):
        self.name, self.bucket, self.rounds = name, bucket, 0

    def refill(self, amount):
        self.rounds += 1
        self.bucket = amount


class Enclosure:
    def __init__(self, animal, count, ration):
        self.animal, self.count, self.ration, self.fed = animal, count, ration, 0

    @property
    def hungry(self):
        return self.count - self.fed

    def feed(self, keeper, full):
        while self.hungry:
            if keeper.bucket < self.ration:
                if self.ration > full:
                    return False
                keeper.refill(full)
            keeper.bucket -= self.ration
            self.fed += 1
        return True


class Zoo:
    def __init__(self, *enclosures):
        self.enclosures = [Enclosure(*e) for e in enclosures]

    def feeding(self, keeper, full):
        order = sorted(self.enclosures, key=lambda e: e.ration, reverse=True)
        return [e.animal for e in order if not e.feed(keeper, full)]


def zoo_feeding_round(enclosures, bucket, full):
    keeper, zoo = Keeper("Sal", bucket), Zoo(*enclosures)
    skipped = zoo.feeding(keeper, full)
    return skipped, keeper.rounds, keeper.bucket, {e.animal: e.fed for e in zoo.enclosures}

#> zoo_feeding_round([("otter", 3, 2), ("bear", 1, 9)], 10, 8)
#> zoo_feeding_round([("elephant", 2, 50), ("ibis", 4, 1)], 60, 20)
#> zoo_feeding_round([], 5, 5)
#> zoo_feeding_round([("ant", 0, 1)], 0, 0)
#> zoo_feeding_round([("seal", 5, 3), ("puffin", 2, 1)], 0, 7)

### rowing_crew_balance
class Rower:
    def __init__(self, name, power, side):
        self.name, self.power, self.side = name, power, side

    def __lt__(self, other):
        return (-self.power, self.name) < (-other.power, other.name)


class Boat:
    def __init__(self, seats):
        self.seats, self.crew = seats, {"port": [], "starboard": []}

    def trial(self, rowers):
        for rower in sorted(rowers):
            sides = [rower.side] if rower.side != "both" else sorted(self.crew, key=self.power)
            for side in sides:
                if len(self.crew[side]) < self.seats // 2:
                    self.crew[side].append(rower)
                    break

    def power(self, side):
        return sum(r.power for r in self.crew[side])

    @property
    def drift(self):
        return self.power("port") - self.power("starboard")

    @property
    def complete(self):
        return sum(map(len, self.crew.values())) == self.seats


def rowing_crew_balance(seats, rowers):
    boat = Boat(seats)
    boat.trial([Rower(*r) for r in rowers])
    return {s: [r.name for r in c] for s, c in boat.crew.items()}, boat.drift, boat.complete

#> rowing_crew_balance(4, [("al", 50, "port"), ("bo", 60, "both"), ("cy", 55, "starboard"), ("di", 40, "both")])
#> rowing_crew_balance(2, [("x", 10, "port"), ("y", 20, "port")])
#> rowing_crew_balance(0, [])
#> rowing_crew_balance(2, [("p", 7, "both"), ("q", 7, "both"), ("r", 7, "both")])
#> rowing_crew_balance(3, [("m", 1, "starboard"), ("n", 2, "both")])

### interlocking_words_grid
class Slot:
    def __init__(self, row, col, length, down):
        self.cells = [(row + i * down, col + i * (not down)) for i in range(length)]

    def fits(self, word, letters):
        return len(word) == len(self.cells) and all(
            letters.get(cell, ch) == ch for cell, ch in zip(self.cells, word))


class Grid:
    def __init__(self, slots):
        self.slots, self.letters, self.tries = [Slot(*s) for s in slots], {}, 0

    def fill(self, words, index=0):
        if index == len(self.slots):
            return []
        slot = self.slots[index]
        for word in words:
            self.tries += 1
            if not slot.fits(word, self.letters):
                continue
            saved = dict(self.letters)
            self.letters.update(zip(slot.cells, word))
            rest = self.fill([w for w in words if w != word], index + 1)
            if rest is not None:
                return [word, *rest]
            self.letters = saved
        return None


def interlocking_words_grid(slots, words):
    grid = Grid(slots)
    answer = grid.fill(words.split())
    return answer, grid.tries, len(grid.letters)

#> interlocking_words_grid([(0, 0, 3, False), (0, 0, 4, True)], "cat dog coal door")
#> interlocking_words_grid([(0, 0, 2, False), (0, 1, 2, True)], "on no it")
#> interlocking_words_grid([], "word")
#> interlocking_words_grid([(0, 0, 3, False), (0, 2, 3, True)], "cat dog")
#> interlocking_words_grid([(0, 0, 3, True), (2, 0, 3, False)], "sun net tip")

### bridge_load_inspection
from dataclasses import dataclass, field


@dataclass
class Vehicle:
    name: str
    tonnes: int
    length: int
    position: int = 0

    def covers(self, span):
        return self.position >= span.start and self.position - self.length < span.end


@dataclass
class Span:
    start: int
    end: int
    limit: int
    peak: int = 0
    alarms: list = field(default_factory=list)

    def inspect(self, vehicles, tick):
        load = sum(v.tonnes for v in vehicles if v.covers(self))
        self.peak = max(self.peak, load)
        if load > self.limit:
            self.alarms.append(tick)


class Bridge:
    def __init__(self, limits, span_length):
        self.spans = [Span(i * span_length, (i + 1) * span_length, n) for i, n in enumerate(limits)]
        self.vehicles = []

    def tick(self, number):
        for v in self.vehicles:
            v.position += 2
        end = self.spans[-1].end
        self.vehicles = [v for v in self.vehicles if v.position - v.length < end]
        for span in self.spans:
            span.inspect(self.vehicles, number)


def bridge_load_inspection(limits, arrivals, ticks):
    bridge = Bridge(limits, 4)
    for t in range(ticks):
        if t in arrivals:
            bridge.vehicles.append(Vehicle(*arrivals[t]))
        bridge.tick(t)
    return [(s.peak, s.alarms) for s in bridge.spans], [v.name for v in bridge.vehicles]

#> bridge_load_inspection([20, 12], {0: ("lorry", 15, 3), 2: ("car", 2, 1)}, 5)
#> bridge_load_inspection([10], {}, 2)
#> bridge_load_inspection([5, 5, 5], {0: ("crane", 6, 8)}, 7)
#> bridge_load_inspection([9], {0: ("a", 5, 1), 1: ("b", 5, 1)}, 3)
#> bridge_load_inspection([], {}, 1)

### radio_drama_cast_script
class Actor:
    def __init__(self, name):
        self.name, self.roles, self.lines = name, [], 0

    def free_for(self, role, scenes):
        return not any(role in scene and mine in scene for mine in self.roles for scene in scenes)


class Script:
    def __init__(self, text):
        self.scenes, self.counts = [], {}
        for scene in text.split("/"):
            speakers = [line.split(":")[0].strip() for line in scene.split(";") if ":" in line]
            self.scenes.append(set(speakers))
            for s in speakers:
                self.counts[s] = self.counts.get(s, 0) + 1


class Casting:
    def __init__(self, script, names):
        self.script, self.actors, self.uncast = script, [Actor(n) for n in names], []

    def run(self):
        for role, lines in sorted(self.script.counts.items(), key=lambda kv: (-kv[1], kv[0])):
            options = [a for a in self.actors if a.free_for(role, self.script.scenes)]
            if not options:
                self.uncast.append(role)
                continue
            chosen = min(options, key=lambda a: a.lines)
            chosen.roles.append(role)
            chosen.lines += lines
        return {a.name: a.roles for a in self.actors}


def radio_drama_cast_script(text, names):
    casting = Casting(Script(text), names)
    return casting.run(), casting.uncast, [a.lines for a in casting.actors]

#> radio_drama_cast_script("KING: who?; FOOL: me; KING: out / QUEEN: hush; FOOL: ha", ["Ann", "Bo"])
#> radio_drama_cast_script("A: x; B: y; C: z", ["Solo"])
#> radio_drama_cast_script("", ["Idle"])
#> radio_drama_cast_script("GHOST: boo / GHOST: boo / MAID: eek", ["P", "Q", "R"])
#> radio_drama_cast_script("X: 1; no speaker; Y: 2 / X: 3", [])

### curling_end_measure
class Stone:
    def __init__(self, team, x, y):
        self.team, self.x, self.y = team, x, y

    @property
    def distance(self):
        return (self.x ** 2 + self.y ** 2) ** 0.5

    def touches(self, other):
        return (self.x - other.x) ** 2 + (self.y - other.y) ** 2 <= 4


class House:
    radius = 12

    def __init__(self):
        self.stones = []

    def throw(self, team, x, y):
        stone = Stone(team, x, y)
        for other in self.stones:
            if stone.touches(other):
                other.x, other.y = other.x * 2, other.y + 3
        self.stones.append(stone)

    def score(self):
        counting = sorted((s for s in self.stones if s.distance <= self.radius), key=lambda s: s.distance)
        if not counting:
            return "blank", 0
        team, points = counting[0].team, 0
        for stone in counting:
            if stone.team != team:
                break
            points += 1
        return team, points


def curling_end_measure(throws):
    house = House()
    for throw in throws:
        house.throw(*throw)
    return house.score(), [(s.team, round(s.distance, 1)) for s in house.stones]

#> curling_end_measure([("red", 3, 4), ("yel", 0, 8), ("red", 1, 1)])
#> curling_end_measure([("red", 2, 0), ("yel", 3, 1), ("yel", 0, 1)])
#> curling_end_measure([])
#> curling_end_measure([("red", 12, 5)])
#> curling_end_measure([("yel", 6, 6), ("red", 6, 7), ("yel", 0, 0)])
