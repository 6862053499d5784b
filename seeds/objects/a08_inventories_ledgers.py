### pharmacy_batch_expiry
from collections import namedtuple

Batch = namedtuple("Batch", "expires count")


class Pharmacy:
    def __init__(self):
        self.shelf = {}

    def stock(self, drug, expires, count):
        batches = self.shelf.setdefault(drug, [])
        batches.append(Batch(expires, count))
        batches.sort()

    def dispense(self, drug, wanted, today):
        given, keep = 0, []
        for batch in self.shelf.get(drug, []):
            if batch.expires <= today:
                continue
            take = min(batch.count, wanted - given)
            given += take
            if take < batch.count:
                keep.append(batch._replace(count=batch.count - take))
        self.shelf[drug] = keep
        return given


def pharmacy_batch_expiry(deliveries, orders):
    pharmacy = Pharmacy()
    for delivery in deliveries:
        pharmacy.stock(*delivery)
    given = [pharmacy.dispense(*order) for order in orders]
    return given, {d: [tuple(b) for b in bs] for d, bs in pharmacy.shelf.items()}

#> pharmacy_batch_expiry([("aspirin", 20, 5), ("aspirin", 12, 4), ("zinc", 9, 2)], [("aspirin", 6, 10), ("zinc", 1, 9)])
#> pharmacy_batch_expiry([], [("iron", 3, 0)])
#> pharmacy_batch_expiry([("b12", 30, 10)], [("b12", 4, 1), ("b12", 4, 2), ("b12", 4, 3)])
#> pharmacy_batch_expiry([("x", 5, 1), ("x", 6, 1), ("x", 7, 1)], [("x", 2, 5)])
#> pharmacy_batch_expiry([("y", 3, 8)], [("y", 0, 1)])

### double_entry_trial_balance
class Account:
    def __init__(self, name, kind):
        self.name, self.kind = name, kind
        self.debits = self.credits = 0

    @property
    def balance(self):
        net = self.debits - self.credits
        return net if self.kind in ("asset", "expense") else -net


class Books:
    KINDS = {"a": "asset", "l": "liability", "e": "expense", "r": "revenue"}

    def __init__(self):
        self.accounts = {}

    def account(self, code):
        kind = self.KINDS[code[0]]
        return self.accounts.setdefault(code, Account(code[2:], kind))

    def post(self, debit, credit, amount):
        if amount <= 0:
            raise ValueError(f"amount {amount}")
        self.account(debit).debits += amount
        self.account(credit).credits += amount

    def profit(self):
        sign = {"revenue": 1, "expense": -1}
        return sum(a.balance * sign.get(a.kind, 0) for a in self.accounts.values())


def double_entry_trial_balance(entries):
    books, errors = Books(), []
    for entry in entries:
        try:
            books.post(*entry)
        except (ValueError, KeyError) as error:
            errors.append(f"{type(error).__name__}: {error}")
    return {a.name: a.balance for a in books.accounts.values()}, books.profit(), errors

#> double_entry_trial_balance([("a:cash", "l:loan", 500), ("e:rent", "a:cash", 120), ("a:cash", "r:sales", 300)])
#> double_entry_trial_balance([("a:cash", "x:oops", 5), ("a:cash", "r:gift", 0)])
#> double_entry_trial_balance([])
#> double_entry_trial_balance([("e:tea", "a:till", 3), ("e:tea", "a:till", 4), ("a:till", "e:tea", 2)])
#> double_entry_trial_balance([("l:card", "a:bank", 75), ("e:fee", "l:card", 80)])

### toolbox_checkout_desk
class Tool:
    def __init__(self, name):
        self.name, self.holder, self.waiting = name, None, []


class Desk:
    def __init__(self, *names):
        self.tools = {n: Tool(n) for n in names}

    def borrow(self, who, name):
        tool = self.tools[name]
        if tool.holder is None:
            tool.holder = who
            return f"{who} has {name}"
        if who == tool.holder or who in tool.waiting:
            return f"{who} be patient"
        tool.waiting.append(who)
        return f"{who} is #{len(tool.waiting)} for {name}"

    def give_back(self, name):
        tool = self.tools[name]
        tool.holder = tool.waiting.pop(0) if tool.waiting else None
        return f"{name} to {tool.holder or 'rack'}"


def toolbox_checkout_desk(names, events):
    desk = Desk(*names)
    log = []
    for event in events:
        try:
            log.append(desk.borrow(*event) if len(event) == 2 else desk.give_back(*event))
        except KeyError as error:
            log.append(f"no {error.args[0]} here")
    return log, {t.name: t.holder for t in desk.tools.values()}

#> toolbox_checkout_desk(["saw", "drill"], [("ab", "saw"), ("cd", "saw"), ("cd", "saw"), ("saw",)])
#> toolbox_checkout_desk(["awl"], [("awl",), ("x", "awl"), ("x", "awl"), ("awl",)])
#> toolbox_checkout_desk([], [("x", "rasp")])
#> toolbox_checkout_desk(["jig", "vice"], [("p", "vice"), ("q", "vice"), ("r", "vice"), ("vice",), ("vice",)])
#> toolbox_checkout_desk(["adze"], [])

### coin_hoard_portfolio
class Lot:
    def __init__(self, amount, cost):
        self.amount, self.cost = amount, cost


class Portfolio:
    def __init__(self, method="fifo"):
        self.lots, self.gain, self.method = [], 0, method

    def buy(self, amount, price):
        self.lots.append(Lot(amount, price))

    def sell(self, amount, price):
        held = sum(lot.amount for lot in self.lots)
        if amount > held:
            raise ValueError(f"only {held} held")
        while amount:
            index = 0 if self.method == "fifo" else -1
            lot = self.lots[index]
            part = min(amount, lot.amount)
            self.gain += part * (price - lot.cost)
            lot.amount -= part
            amount -= part
            if not lot.amount:
                self.lots.pop(index)


def coin_hoard_portfolio(trades):
    gains = {}
    for method in ("fifo", "lifo"):
        portfolio = Portfolio(method)
        try:
            for side, amount, price in trades:
                getattr(portfolio, side)(amount, price)
        except ValueError as error:
            return str(error)
        gains[method] = portfolio.gain, [(l.amount, l.cost) for l in portfolio.lots]
    return gains

#> coin_hoard_portfolio([("buy", 5, 10), ("buy", 5, 20), ("sell", 6, 30)])
#> coin_hoard_portfolio([("buy", 1, 7), ("sell", 2, 9)])
#> coin_hoard_portfolio([])
#> coin_hoard_portfolio([("buy", 3, 5), ("sell", 1, 4), ("buy", 2, 8), ("sell", 4, 6)])
#> coin_hoard_portfolio([("buy", 2, 2), ("sell", 2, 2)])

### pantry_shopping_planner
class Pantry:
    def __init__(self, stock):
        self.stock = dict(stock)

    def missing(self, recipe):
        return {i: n - self.stock.get(i, 0) for i, n in recipe.items() if n > self.stock.get(i, 0)}

    def cook(self, recipe):
        for item, n in recipe.items():
            self.stock[item] -= n
            if not self.stock[item]:
                del self.stock[item]


class Planner:
    def __init__(self, pantry):
        self.pantry, self.shopping, self.cooked = pantry, {}, []

    def plan(self, name, recipe, budget):
        gaps = self.pantry.missing(recipe)
        if sum(gaps.values()) > budget:
            return False
        for item, n in gaps.items():
            self.shopping[item] = self.shopping.get(item, 0) + n
            self.pantry.stock[item] = self.pantry.stock.get(item, 0) + n
        self.pantry.cook(recipe)
        self.cooked.append(name)
        return True


def pantry_shopping_planner(stock, recipes, budget):
    planner = Planner(Pantry(stock))
    done = [planner.plan(name, recipe, budget) for name, recipe in recipes.items()]
    return done, planner.shopping, planner.pantry.stock

#> pantry_shopping_planner({"egg": 3, "milk": 1}, {"crepe": {"egg": 2, "milk": 2}, "flan": {"egg": 4}}, 3)
#> pantry_shopping_planner({}, {"air": {}}, 0)
#> pantry_shopping_planner({"oats": 5}, {"porridge": {"oats": 2}, "bars": {"oats": 9}}, 4)
#> pantry_shopping_planner({"tea": 1}, {"a": {"tea": 1}, "b": {"tea": 1}, "c": {"tea": 2}}, 1)
#> pantry_shopping_planner({"x": 2}, {}, 10)

### library_catalog_copies
class Title:
    def __init__(self, name, copies):
        self.name, self.copies, self.loans = name, copies, set()

    @property
    def available(self):
        return self.copies - len(self.loans)

    def __bool__(self):
        return self.available > 0


class Reader:
    limit = 2

    def __init__(self, name):
        self.name, self.books = name, []

    def take(self, title):
        if len(self.books) >= self.limit:
            return "limit"
        if not title:
            return "none left"
        if self.name in title.loans:
            return "already"
        title.loans.add(self.name)
        self.books.append(title)
        return "ok"

    def return_all(self):
        for title in self.books:
            title.loans.discard(self.name)
        self.books.clear()


def library_catalog_copies(stock, requests, returning):
    titles = {n: Title(n, c) for n, c in stock.items()}
    readers, answers = {}, []
    for who, what in requests:
        reader = readers.setdefault(who, Reader(who))
        answers.append(reader.take(titles[what]))
    if returning in readers:
        readers[returning].return_all()
    return answers, {n: t.available for n, t in titles.items()}

#> library_catalog_copies({"Dune": 1, "Emma": 2}, [("jo", "Dune"), ("al", "Dune"), ("jo", "Emma"), ("jo", "Emma")], "jo")
#> library_catalog_copies({"Ulysses": 3}, [("x", "Ulysses"), ("x", "Ulysses")], "y")
#> library_catalog_copies({}, [], "")
#> library_catalog_copies({"A": 1, "B": 1, "C": 1}, [("m", "A"), ("m", "B"), ("m", "C"), ("n", "C")], "m")
#> library_catalog_copies({"A": 0}, [("m", "Z")], "m")

### shared_expense_settlement
class Group:
    def __init__(self, *members):
        self.balance = dict.fromkeys(members, 0)

    def spend(self, payer, cents, *sharers):
        sharers = sharers or tuple(self.balance)
        share, odd = divmod(cents, len(sharers))
        self.balance[payer] += cents
        for i, name in enumerate(sharers):
            self.balance[name] -= share + (i < odd)

    def settle(self):
        debts = []
        owing = {n: b for n, b in self.balance.items() if b}
        while owing:
            poor = min(owing, key=owing.get)
            rich = max(owing, key=owing.get)
            amount = min(-owing[poor], owing[rich])
            debts.append(f"{poor} pays {rich} {amount}")
            for name, sign in ((poor, 1), (rich, -1)):
                owing[name] += sign * amount
                if not owing[name]:
                    del owing[name]
        return debts


def shared_expense_settlement(members, expenses):
    group = Group(*members)
    for expense in expenses:
        group.spend(*expense)
    return group.settle(), group.balance

#> shared_expense_settlement(["ann", "bo", "cy"], [("ann", 900), ("bo", 100, "bo", "cy")])
#> shared_expense_settlement(["x", "y"], [])
#> shared_expense_settlement(["p", "q", "r"], [("p", 100), ("q", 100), ("r", 101)])
#> shared_expense_settlement(["solo"], [("solo", 55)])
#> shared_expense_settlement(["m", "n"], [("m", 5), ("m", 10, "n")])
#> shared_expense_settlement(["k"], [("j", 1)])

### warehouse_bin_picker
class Bin:
    def __init__(self, aisle, slot):
        self.aisle, self.slot, self.items = aisle, slot, []

    def distance(self, other):
        if self.aisle == other.aisle:
            return abs(self.slot - other.slot)
        return abs(self.aisle - other.aisle) * 10 + self.slot + other.slot


class Picker:
    def __init__(self, bins):
        self.bins, self.at, self.walked = bins, Bin(0, 0), 0

    def pick(self, sku):
        options = [b for b in self.bins if sku in b.items]
        if not options:
            return None
        target = min(options, key=self.at.distance)
        self.walked += self.at.distance(target)
        target.items.remove(sku)
        self.at = target
        return target.aisle, target.slot


def warehouse_bin_picker(layout, order):
    bins = []
    for (aisle, slot), items in layout.items():
        box = Bin(aisle, slot)
        box.items.extend(items)
        bins.append(box)
    picker = Picker(bins)
    return [picker.pick(sku) for sku in order], picker.walked

#> warehouse_bin_picker({(0, 4): ["cup", "pan"], (1, 2): ["cup"], (2, 9): ["lid"]}, ["cup", "cup", "lid"])
#> warehouse_bin_picker({}, ["x"])
#> warehouse_bin_picker({(3, 3): "ab", (3, 8): "bc"}, ["c", "b", "b", "b"])
#> warehouse_bin_picker({(1, 1): ["k"]}, [])
#> warehouse_bin_picker({(0, 0): ["near"], (5, 0): ["far", "near"]}, ["far", "near"])

### gift_card_pool
class Card:
    serial = 100

    def __init__(self, cents):
        Card.serial += 1
        self.number, self.cents = Card.serial, cents

    def charge(self, cents):
        used = min(self.cents, cents)
        self.cents -= used
        return used


class Pouch:
    def __init__(self):
        self.cards = []

    def __iadd__(self, cents):
        self.cards.append(Card(cents))
        return self

    def pay(self, cents):
        used = {}
        for card in sorted(self.cards, key=lambda c: c.cents):
            if not cents:
                break
            paid = card.charge(cents)
            if paid:
                used[card.number] = paid
                cents -= paid
        self.cards = [c for c in self.cards if c.cents]
        return used, cents


def gift_card_pool(values, prices):
    pouch = Pouch()
    for v in values:
        pouch += v
    slips = [pouch.pay(p) for p in prices]
    return slips, [(c.number, c.cents) for c in pouch.cards]

#> gift_card_pool([2500, 1000, 500], [1200, 300])
#> gift_card_pool([], [99])
#> gift_card_pool([700], [700, 1])
#> gift_card_pool([50, 0, 50], [75, 75])
#> gift_card_pool([10, 20, 30], [])

### rental_fleet_availability
class Car:
    def __init__(self, plate, size):
        self.plate, self.size, self.bookings = plate, size, []

    def free(self, start, end):
        return all(end <= s or start >= e for s, e in self.bookings)

    def book(self, start, end):
        self.bookings.append((start, end))
        self.bookings.sort()

    @property
    def days(self):
        return sum(e - s for s, e in self.bookings)


class Fleet:
    def __init__(self, cars):
        self.cars = [Car(*c) for c in cars]

    def request(self, size, start, end):
        fits = [c for c in self.cars if c.size >= size and c.free(start, end)]
        if not fits:
            return None
        chosen = min(fits, key=lambda c: (c.size, c.days, c.plate))
        chosen.book(start, end)
        return chosen.plate


def rental_fleet_availability(cars, requests):
    fleet = Fleet(cars)
    plates = [fleet.request(*r) for r in requests]
    return plates, {c.plate: c.bookings for c in fleet.cars}

#> rental_fleet_availability([("B1", 5), ("A1", 4)], [(4, 1, 5), (4, 3, 6), (5, 4, 8), (5, 5, 6)])
#> rental_fleet_availability([], [(2, 0, 1)])
#> rental_fleet_availability([("X", 7), ("Y", 7)], [(1, 0, 3), (1, 3, 4), (1, 3, 9)])
#> rental_fleet_availability([("Z", 2)], [(4, 0, 1), (2, 5, 5), (2, 4, 6)])
#> rental_fleet_availability([("Q", 9)], [])

### auction_house_lots
class Lot:
    def __init__(self, title, reserve):
        self.title, self.reserve, self.bids = title, reserve, []

    def bid(self, who, amount):
        if self.bids and amount <= self.bids[-1][1]:
            return False
        self.bids.append((who, amount))
        return True

    def hammer(self):
        if not self.bids or self.bids[-1][1] < self.reserve:
            return None
        return self.bids[-1]


class House:
    premium = 15

    def __init__(self):
        self.ledger = {}

    def sell(self, lot):
        sold = lot.hammer()
        if sold is None:
            return f"{lot.title} passed"
        who, amount = sold
        due = amount + amount * self.premium // 100
        self.ledger[who] = self.ledger.get(who, 0) + due
        return f"{lot.title} to {who} for {amount}"


def auction_house_lots(lots, bids):
    house = House()
    catalogue = {t: Lot(t, r) for t, r in lots}
    refused = [b for b in bids if not catalogue[b[0]].bid(*b[1:])]
    return [house.sell(lot) for lot in catalogue.values()], house.ledger, len(refused)

#> auction_house_lots([("clock", 100), ("rug", 300)], [("clock", "P7", 90), ("clock", "P2", 120), ("rug", "P7", 250)])
#> auction_house_lots([("vase", 0)], [])
#> auction_house_lots([("bust", 50), ("lamp", 10)], [("bust", "A", 60), ("bust", "B", 60), ("lamp", "A", 20)])
#> auction_house_lots([], [])
#> auction_house_lots([("ring", 5)], [("ring", "Z", 5), ("ring", "Y", 4), ("ring", "Y", 6)])

### fuel_card_limits
class LimitExceeded(Exception):
    pass


class FuelCard:
    def __init__(self, daily, weekly):
        self.daily, self.weekly = daily, weekly
        self.fills = []

    def used(self, day, span):
        return sum(litres for d, litres in self.fills if day - span < d <= day)

    def fill(self, day, litres):
        for span, limit in ((1, self.daily), (7, self.weekly)):
            if self.used(day, span) + litres > limit:
                raise LimitExceeded(f"day {day}: {span}d limit {limit}")
        self.fills.append((day, litres))


def fuel_card_limits(daily, weekly, fills):
    card, refused = FuelCard(daily, weekly), []
    for day, litres in fills:
        try:
            card.fill(day, litres)
        except LimitExceeded as error:
            refused.append(str(error))
    last = fills[-1][0] if fills else 0
    return refused, card.used(last, 7), len(card.fills)

#> fuel_card_limits(50, 120, [(1, 40), (1, 20), (3, 50), (5, 40), (8, 45)])
#> fuel_card_limits(10, 10, [])
#> fuel_card_limits(30, 60, [(2, 30), (2, 1), (3, 30), (4, 1), (9, 30)])
#> fuel_card_limits(100, 50, [(1, 60)])
#> fuel_card_limits(25, 25, [(0, 25), (7, 25), (14, 25)])

### seed_bank_germination_records
class Packet:
    def __init__(self, variety, seeds):
        self.variety, self.seeds, self.trials = variety, seeds, []

    def sow(self, count):
        count = min(count, self.seeds)
        self.seeds -= count
        return Trial(self, count)

    @property
    def rate(self):
        sown = sum(t.sown for t in self.trials)
        return None if not sown else round(100 * sum(t.sprouted for t in self.trials) / sown)


class Trial:
    def __init__(self, packet, sown):
        self.packet, self.sown, self.sprouted = packet, sown, 0

    def record(self, sprouted):
        self.sprouted = min(sprouted, self.sown)
        self.packet.trials.append(self)


class Bank(dict):
    def deposit(self, variety, seeds):
        if variety in self:
            self[variety].seeds += seeds
        else:
            self[variety] = Packet(variety, seeds)

    def poor(self, threshold):
        return [v for v, p in self.items() if p.rate is not None and p.rate < threshold]


def seed_bank_germination_records(deposits, sowings, threshold):
    bank = Bank()
    for deposit in deposits:
        bank.deposit(*deposit)
    for variety, count, sprouted in sowings:
        bank[variety].sow(count).record(sprouted)
    return {v: (p.seeds, p.rate) for v, p in bank.items()}, bank.poor(threshold)

#> seed_bank_germination_records([("rye", 100), ("flax", 30), ("rye", 20)], [("rye", 50, 40), ("flax", 40, 12)], 70)
#> seed_bank_germination_records([], [], 50)
#> seed_bank_germination_records([("oat", 5)], [("oat", 5, 9), ("oat", 5, 5)], 100)
#> seed_bank_germination_records([("teff", 0)], [("teff", 3, 1)], 10)
#> seed_bank_germination_records([("dill", 9)], [("chia", 1, 1)], 10)

### loyalty_points_expiring
from collections import deque


class Points:
    def __init__(self, life):
        self.life, self.buckets = life, deque()
        self.lost = 0

    def _expire(self, day):
        while self.buckets and self.buckets[0][0] + self.life <= day:
            self.lost += self.buckets.popleft()[1]

    def earn(self, day, n):
        self._expire(day)
        self.buckets.append([day, n])

    def burn(self, day, n):
        self._expire(day)
        if n > self.total:
            return False
        while n:
            used = min(n, self.buckets[0][1])
            self.buckets[0][1] -= used
            n -= used
            if not self.buckets[0][1]:
                self.buckets.popleft()
        return True

    @property
    def total(self):
        return sum(n for _, n in self.buckets)


def loyalty_points_expiring(life, moves):
    points = Points(life)
    outcomes = []
    for day, n in moves:
        if n > 0:
            points.earn(day, n)
        else:
            outcomes.append(points.burn(day, -n))
    return outcomes, points.total, points.lost, list(points.buckets)

#> loyalty_points_expiring(30, [(1, 50), (10, 20), (12, -60), (41, 5)])
#> loyalty_points_expiring(5, [(0, 10), (5, -1)])
#> loyalty_points_expiring(99, [])
#> loyalty_points_expiring(10, [(1, 4), (2, 4), (3, -8), (4, -1)])
#> loyalty_points_expiring(2, [(0, 7), (1, -3), (2, 9), (3, -9)])

### kitchen_stock_counter_subclass
from collections import Counter


class Stock(Counter):
    def withdraw(self, **amounts):
        short = Counter(amounts) - self
        if short:
            raise LookupError(", ".join(f"{k}:{v}" for k, v in sorted(short.items())))
        self.subtract(amounts)
        return +self

    def value(self, prices):
        return sum(prices.get(k, 0) * n for k, n in self.items())

    @property
    def rarest(self):
        present = [(n, k) for k, n in self.items() if n > 0]
        return min(present)[1] if present else None


def kitchen_stock_counter_subclass(goods, orders, prices):
    stock, shortages = Stock(goods.split()), []
    for order in orders:
        try:
            stock.withdraw(**order)
        except LookupError as error:
            shortages.append(str(error))
    return dict(+stock), shortages, stock.value(prices), stock.rarest

#> kitchen_stock_counter_subclass("egg egg egg jam bun bun", [{"egg": 2, "bun": 1}, {"egg": 2, "jam": 2}], {"egg": 30, "jam": 400})
#> kitchen_stock_counter_subclass("", [{"tea": 1}], {})
#> kitchen_stock_counter_subclass("nut nut", [{"nut": 2}, {}], {"nut": 5})
#> kitchen_stock_counter_subclass("b a b a c", [{"c": 1}], {"a": 1, "b": 10, "c": 100})
#> kitchen_stock_counter_subclass("x y z", [], {"x": 2.5})

### invoice_discount_ladder
class Line:
    def __init__(self, text):
        name, qty, price = text.split("|")
        self.name, self.qty, self.price = name.strip(), int(qty), int(price)

    @property
    def amount(self):
        return self.qty * self.price


class Ladder:
    def __init__(self, *rungs):
        self.rungs = sorted(rungs, reverse=True)

    def percent(self, amount):
        return next((p for floor, p in self.rungs if amount >= floor), 0)


class Invoice:
    def __init__(self, ladder):
        self.ladder, self.lines = ladder, []

    def add(self, text):
        line = Line(text)
        twin = next((l for l in self.lines if (l.name, l.price) == (line.name, line.price)), None)
        if twin:
            twin.qty += line.qty
        else:
            self.lines.append(line)
        return self

    def total(self):
        gross = sum(line.amount for line in self.lines)
        return gross, gross - gross * self.ladder.percent(gross) // 100


def invoice_discount_ladder(rows, rungs):
    invoice = Invoice(Ladder(*rungs))
    for row in rows:
        invoice.add(row)
    return invoice.total(), [f"{l.qty}x{l.name}" for l in invoice.lines]

#> invoice_discount_ladder(["bolt|10|5", "nut |4|3", "bolt| 2|5"], [(50, 10), (100, 20)])
#> invoice_discount_ladder([], [(0, 50)])
#> invoice_discount_ladder(["gear|1|99", "gear|1|98"], [])
#> invoice_discount_ladder(["été|3|40", "été|3|40"], [(200, 5), (240, 7), (300, 9)])
#> invoice_discount_ladder(["broken|x|1"], [])

### hotel_minibar_audit
class Minibar:
    par = {"cola": 2, "nuts": 1, "water": 3}
    price = {"cola": 350, "nuts": 500}

    def __init__(self, room):
        self.room, self.seen = room, dict(self.par)

    def count(self, **found):
        used = {}
        for item, expected in self.seen.items():
            now = found.get(item, 0)
            if now < expected:
                used[item] = expected - now
        self.seen = dict(self.par)
        return used

    @classmethod
    def bill(cls, used):
        return sum(cls.price.get(item, 0) * n for item, n in used.items())


class Deluxe(Minibar):
    par = {**Minibar.par, "champagne": 1}
    price = {**Minibar.price, "champagne": 6000, "nuts": 0}


def hotel_minibar_audit(visits):
    bills, refill = {}, {}
    for room, found in visits:
        bar = (Deluxe if room.startswith("S") else Minibar)(room)
        used = bar.count(**found)
        bills[room] = bills.get(room, 0) + bar.bill(used)
        for item, n in used.items():
            refill[item] = refill.get(item, 0) + n
    return bills, refill

#> hotel_minibar_audit([("101", {"cola": 1, "nuts": 1, "water": 0}), ("S2", {"cola": 2, "water": 3})])
#> hotel_minibar_audit([])
#> hotel_minibar_audit([("7", {}), ("7", {"cola": 2, "nuts": 2, "water": 9})])
#> hotel_minibar_audit([("S1", {"champagne": 1, "cola": 2, "nuts": 1, "water": 3})])
#> hotel_minibar_audit([("12", {"whisky": 3}), ("S9", {"nuts": 1, "water": 2})])

### parking_permit_quota
class Permit:
    def __init__(self, plate, zone, until):
        self.plate, self.zone, self.until = plate, zone, until


class Office:
    def __init__(self, quotas):
        self.quotas, self.permits = quotas, []

    def active(self, zone, day):
        return [p for p in self.permits if p.zone == zone and p.until >= day]

    def apply(self, day, plate, zone, days):
        if zone not in self.quotas:
            return "no zone"
        live = self.active(zone, day)
        mine = [p for p in live if p.plate == plate]
        if mine:
            mine[0].until += days
            return f"extended to {mine[0].until}"
        if len(live) >= self.quotas[zone]:
            soonest = min(p.until for p in live)
            return f"full until {soonest + 1}"
        self.permits.append(Permit(plate, zone, day + days))
        return "granted"


def parking_permit_quota(quotas, applications):
    office = Office(quotas)
    answers = [office.apply(*a) for a in applications]
    return answers, len(office.permits)

#> parking_permit_quota({"A": 1}, [(1, "KA5", "A", 10), (5, "ZX1", "A", 3), (6, "KA5", "A", 4), (16, "ZX1", "A", 3)])
#> parking_permit_quota({}, [(1, "P", "B", 1)])
#> parking_permit_quota({"B": 2}, [(0, "m", "B", 0), (0, "n", "B", 5), (0, "o", "B", 5), (1, "o", "B", 5)])
#> parking_permit_quota({"C": 0}, [])
#> parking_permit_quota({"D": 3}, [(9, "x", "D", 1), (9, "x", "D", 1)])

### crop_rotation_field_book
class Field:
    FAMILIES = {"bean": "legume", "pea": "legume", "wheat": "cereal", "oats": "cereal", "kale": "brassica"}

    def __init__(self, name):
        self.name, self.history, self.nitrogen = name, [], 50

    def family(self, crop):
        return self.FAMILIES.get(crop, "other")

    def problems(self, crop):
        kin = self.family(crop)
        if self.history and self.family(self.history[-1]) == kin != "other":
            yield f"{kin} after {kin}"
        if kin == "cereal" and self.nitrogen < 30:
            yield "hungry soil"

    def plant(self, crop):
        issues = list(self.problems(crop))
        self.history.append(crop)
        change = {"legume": 20, "cereal": -25, "brassica": -15}.get(self.family(crop), -5)
        self.nitrogen = max(0, self.nitrogen + change // (1 + len(issues)))
        return issues


def crop_rotation_field_book(plan):
    book = {}
    warnings = []
    for name, crop in plan:
        field = book.setdefault(name, Field(name))
        warnings += [f"{name}/{crop}: {issue}" for issue in field.plant(crop)]
    return warnings, {n: f.nitrogen for n, f in book.items()}

#> crop_rotation_field_book([("N", "wheat"), ("N", "oats"), ("S", "bean"), ("N", "kale")])
#> crop_rotation_field_book([])
#> crop_rotation_field_book([("E", "rye"), ("E", "rye"), ("E", "pea"), ("E", "bean")])
#> crop_rotation_field_book([("W", "wheat"), ("W", "kale"), ("W", "wheat")])
#> crop_rotation_field_book([("Q", "kale"), ("Q", "kale"), ("Q", "kale")])

### blood_bank_compatibility
class Unit:
    def __init__(self, kind, age=0):
        self.kind, self.age = kind, age
        self.antigens = set(kind.replace("O", ""))

    def fits(self, patient):
        return self.antigens <= patient


class Bank:
    max_age = 5

    def __init__(self):
        self.units = []

    def donate(self, *kinds):
        self.units += [Unit(k) for k in kinds]

    def night(self):
        for unit in self.units:
            unit.age += 1
        before = len(self.units)
        self.units = [u for u in self.units if u.age < self.max_age]
        return before - len(self.units)

    def request(self, kind):
        patient = set(kind.replace("O", ""))
        usable = [u for u in self.units if u.fits(patient)]
        if not usable:
            return None
        best = max(usable, key=lambda u: (len(u.antigens), u.age))
        self.units.remove(best)
        return best.kind


def blood_bank_compatibility(schedule):
    bank, wasted, given = Bank(), 0, []
    for donations, requests in schedule:
        bank.donate(*donations)
        given.append([bank.request(r) for r in requests])
        wasted += bank.night()
    return given, wasted, [u.kind for u in bank.units]

#> blood_bank_compatibility([(["A+", "O", "AB+"], ["A+", "B+"]), (["B"], ["AB+", "AB+"])])
#> blood_bank_compatibility([])
#> blood_bank_compatibility([(["O+"], []), ([], ["O"]), ([], []), ([], []), ([], []), ([], ["O+"])])
#> blood_bank_compatibility([(["A", "A", "O"], ["AB", "O+", "B"])])
#> blood_bank_compatibility([([], ["O"])])

### mail_room_sorting_slots
class Slot:
    def __init__(self, owner, size=2):
        self.owner, self.size, self.mail = owner, size, []

    def drop(self, item):
        if len(self.mail) == self.size:
            bumped = self.mail.pop(0)
            self.mail.append(item)
            return bumped
        self.mail.append(item)
        return None


class MailRoom:
    def __init__(self, owners):
        self.slots = {o.lower(): Slot(o) for o in owners}
        self.floor, self.returned = [], []

    def sort(self, letter):
        to, _, body = letter.partition("/")
        slot = self.slots.get(to.strip().lower())
        if slot is None:
            self.returned.append(to)
        elif (bumped := slot.drop(body)) is not None:
            self.floor.append(bumped)

    def __iter__(self):
        for slot in self.slots.values():
            yield slot.owner, slot.mail


def mail_room_sorting_slots(owners, letters):
    room = MailRoom(owners)
    for letter in letters:
        room.sort(letter)
    return dict(room), room.floor, room.returned

#> mail_room_sorting_slots(["Ana", "Raj"], ["ana/bill", "RAJ /card", "Ana/memo", "ana/parcel", "Lou/x"])
#> mail_room_sorting_slots([], ["a/b", "/c"])
#> mail_room_sorting_slots(["Zoë"], ["zoë/1", "ZOË/2", "zoe/3"])
#> mail_room_sorting_slots(["K"], ["k", "k/", "k/p/q"])
#> mail_room_sorting_slots(["M", "N"], [])

### energy_meter_tariffs
class Tariff:
    def __init__(self, rate, start=0, end=24):
        self.rate, self.start, self.end = rate, start, end

    def applies(self, hour):
        if self.start <= self.end:
            return self.start <= hour < self.end
        return hour >= self.start or hour < self.end


class Meter:
    def __init__(self, *tariffs):
        self.tariffs = tariffs
        self.last, self.cost, self.usage = None, 0, {}

    def read(self, hour, reading):
        if self.last is not None:
            used = reading - self.last
            if used < 0:
                raise ValueError(f"meter ran back {-used}")
            tariff = next(t for t in self.tariffs if t.applies(hour))
            self.cost += used * tariff.rate
            self.usage[tariff.rate] = self.usage.get(tariff.rate, 0) + used
        self.last = reading


def energy_meter_tariffs(night_from, night_to, readings):
    meter = Meter(Tariff(8, night_from, night_to), Tariff(20))
    try:
        for hour, value in readings:
            meter.read(hour, value)
    except ValueError as error:
        return str(error), meter.cost
    return meter.usage, meter.cost

#> energy_meter_tariffs(22, 6, [(5, 100), (8, 104), (23, 110), (3, 111)])
#> energy_meter_tariffs(0, 7, [(1, 10), (7, 12), (6, 13)])
#> energy_meter_tariffs(22, 6, [(1, 50), (2, 49)])
#> energy_meter_tariffs(12, 12, [(12, 0), (12, 5)])
#> energy_meter_tariffs(1, 2, [])

### comic_swap_market
class Collector:
    def __init__(self, name, have, want):
        self.name, self.have, self.want = name, set(have), set(want)

    def offers(self, other):
        return sorted(self.have & other.want)

    def swap(self, other):
        mine, yours = self.offers(other), other.offers(self)
        if not mine or not yours:
            return None
        give, get = mine[0], yours[0]
        for person, out, into in ((self, give, get), (other, get, give)):
            person.have.remove(out)
            person.have.add(into)
            person.want.discard(into)
        return f"{self.name}:{give} <-> {other.name}:{get}"


def comic_swap_market(people):
    collectors = [Collector(*p) for p in people]
    deals, progress = [], True
    while progress:
        progress = False
        for i, one in enumerate(collectors):
            for two in collectors[i + 1:]:
                deal = one.swap(two)
                if deal:
                    deals.append(deal)
                    progress = True
    return deals, {c.name: sorted(c.want) for c in collectors}

#> comic_swap_market([("al", "ab", "c"), ("bo", "cd", "a")])
#> comic_swap_market([("p", "x", "y"), ("q", "z", "x")])
#> comic_swap_market([])
#> comic_swap_market([("k", "12", "34"), ("l", "34", "12"), ("m", "5", "1")])
#> comic_swap_market([("one", "a", "b"), ("two", "b", "a"), ("three", "a", "a")])

### tournament_chip_counts
class Table:
    def __init__(self, **stacks):
        self.stacks, self.pot, self.out = stacks, 0, []

    def ante(self, amount):
        for name, chips in self.stacks.items():
            paid = min(chips, amount)
            self.stacks[name] -= paid
            self.pot += paid

    def award(self, *winners):
        share, odd = divmod(self.pot, len(winners))
        for i, name in enumerate(winners):
            self.stacks[name] += share + (1 if i < odd else 0)
        self.pot = 0
        self._bust()

    def _bust(self):
        for name in [n for n, c in self.stacks.items() if c == 0]:
            del self.stacks[name]
            self.out.append(name)

    @property
    def champion(self):
        return next(iter(self.stacks)) if len(self.stacks) == 1 else None


def tournament_chip_counts(stacks, rounds):
    table = Table(**stacks)
    for amount, *winners in rounds:
        table.ante(amount)
        try:
            table.award(*(winners or list(table.stacks)))
        except KeyError as gone:
            return f"{gone.args[0]} is out", table.out
        if table.champion:
            break
    return table.stacks, table.out, table.champion

#> tournament_chip_counts({"ace": 10, "bud": 5, "cat": 3}, [(3, "ace"), (5, "bud", "ace")])
#> tournament_chip_counts({"x": 4, "y": 4}, [(4, "y"), (1, "x")])
#> tournament_chip_counts({"p": 5, "q": 1, "r": 9}, [(2, "r"), (1, "q")])
#> tournament_chip_counts({"m": 3, "n": 4}, [(3,), (0,)])
#> tournament_chip_counts({}, [])

### dough_proofing_hours
class Dough:
    RISE = {"rye": 3, "white": 2}

    def __init__(self, kind, loaves):
        self.kind, self.loaves, self.age = kind, loaves, 0

    @property
    def ready(self):
        return self.age >= self.RISE.get(self.kind, 1)

    @property
    def spoiled(self):
        return self.age > self.RISE.get(self.kind, 1) + 2


class Bakery:
    def __init__(self, oven):
        self.oven, self.proofing, self.baked, self.binned = oven, [], {}, 0

    def mix(self, kind, loaves):
        self.proofing.append(Dough(kind, loaves))

    def hour(self):
        room = self.oven
        for dough in self.proofing:
            dough.age += 1
            if dough.spoiled:
                self.binned += dough.loaves
                dough.loaves = 0
            elif dough.ready:
                used = min(room, dough.loaves)
                room -= used
                dough.loaves -= used
                self.baked[dough.kind] = self.baked.get(dough.kind, 0) + used
        self.proofing = [d for d in self.proofing if d.loaves]


def dough_proofing_hours(oven, schedule):
    bakery = Bakery(oven)
    for mixes in schedule:
        for mix in mixes:
            bakery.mix(*mix)
        bakery.hour()
    return bakery.baked, bakery.binned, [(d.kind, d.loaves) for d in bakery.proofing]

#> dough_proofing_hours(4, [[("white", 6)], [("bun", 2)], [], []])
#> dough_proofing_hours(1, [[("bun", 9)], [], [], [], []])
#> dough_proofing_hours(5, [])
#> dough_proofing_hours(10, [[("rye", 3), ("white", 3)], [], []])
#> dough_proofing_hours(0, [[("rye", 1)], [], []])
