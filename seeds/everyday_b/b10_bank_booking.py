### account_overdraft_guard
class InsufficientFunds(Exception):
    def __init__(self, needed):
        self.needed = needed
        super().__init__(f"{needed} short")


class Account:
    def __init__(self, balance=0):
        self.balance = balance

    def withdraw(self, amount):
        if amount > self.available:
            raise InsufficientFunds(amount - self.available)
        self.balance -= amount

    @property
    def available(self):
        return self.balance


class OverdraftAccount(Account):
    def __init__(self, balance=0, overdraft=100):
        super().__init__(balance)
        self.overdraft = overdraft

    @property
    def available(self):
        return super().available + self.overdraft


def account_overdraft_guard(balance: int, withdrawals: list[int], overdraft: int | None = None) -> int:
    """Balance after the withdrawals; those that are not covered are skipped and cost 5."""
    account = Account(balance) if overdraft is None else OverdraftAccount(balance, overdraft)
    for amount in withdrawals:
        try:
            account.withdraw(amount)
        except InsufficientFunds as error:
            if error.needed < 50:
                account.balance -= 5
    return account.balance

#> account_overdraft_guard(100, [30, 50, 40])
#> account_overdraft_guard(100, [30, 50, 40], overdraft=50)
#> account_overdraft_guard(0, [500])
#> account_overdraft_guard(20, [], 10)
#> account_overdraft_guard(250, [100, 200, 60, 140], overdraft=80)
#> account_overdraft_guard(100, [30, 50, 40, 100, 200, 60, 140], overdraft=50)

### transfer_between_accounts
class TransferError(Exception):
    pass


def debit(accounts, name, amount):
    if name not in accounts:
        raise TransferError(f"no account {name}")
    if accounts[name] < amount:
        raise TransferError(f"{name} has only {accounts[name]}")
    accounts[name] -= amount


def credit(accounts, name, amount):
    if name not in accounts:
        raise TransferError(f"no account {name}")
    accounts[name] += amount


def transfer_between_accounts(accounts, transfers):
    accounts, errors = dict(accounts), []
    for item in transfers.split(", "):
        route, _, amount = item.partition(":")
        source, target = route.split(">")
        before = dict(accounts)
        try:
            debit(accounts, source, int(amount))
            credit(accounts, target, int(amount))
        except TransferError as error:
            accounts = before
            errors.append(str(error))
    return {**accounts, "errors": errors}

#> transfer_between_accounts({"ann": 100, "bob": 0}, "ann>bob:30, bob>ann:10")
#> transfer_between_accounts({"ann": 100, "bob": 0}, "bob>ann:5, ann>zoe:10")
#> transfer_between_accounts({"x": 1}, "y>x:1")
#> transfer_between_accounts({"a": 10, "b": 10}, "a>b:ten")
#> transfer_between_accounts({"shop": 900, "tax": 0, "rent": 0}, "shop>tax:171, shop>rent:600, shop>tax:200")
#> transfer_between_accounts({"ann": 100, "bob": 0, "shop": 900, "tax": 0, "rent": 0}, "bob>ann:5, ann>zoe:10, shop>tax:171, shop>rent:600, shop>tax:200, ann>bob:30, bob>ann:10")

### savings_months_needed
def savings_months_needed(goal: float, monthly: float, yearly_rate: float = 0.0, start: float = 0.0) -> int:
    """How many months of saving it takes to reach a goal.

    Interest is paid at the end of each month. Gives up after three years
    and returns -1.
    """
    balance = start
    months = 0
    while balance < goal:
        if months == 36:
            return -1
        balance += monthly
        balance += balance * yearly_rate / 12
        months += 1
    return months

#> savings_months_needed(1000, 150)
#> savings_months_needed(1000, 150, yearly_rate=0.06, start=200)
#> savings_months_needed(50, 10, start=80)
#> savings_months_needed(2400, 200, 0.12)
#> savings_months_needed(9999, 80)

### room_booking_conflict
from dataclasses import dataclass


@dataclass(frozen=True)
class Booking:
    room: str
    start: int
    end: int

    def overlaps(self, other):
        return self.room == other.room and self.start < other.end and other.start < self.end


def parse_booking(text):
    """'blue 9-11' is a booking of the blue room."""
    room, hours = text.split()
    start, end = map(int, hours.split("-"))
    if not 0 <= start < end <= 24:
        raise ValueError(f"bad hours {hours}")
    return Booking(room, start, end)


def room_booking_conflict(existing: list[str], wish: str) -> bool:
    wanted = parse_booking(wish)
    for text in existing:
        if parse_booking(text).overlaps(wanted):
            return True
    return False

#> room_booking_conflict(["blue 9-11", "red 9-11"], "blue 10-12")
#> room_booking_conflict(["blue 9-11", "blue 12-14"], "blue 11-12")
#> room_booking_conflict([], "red 8-9")
#> room_booking_conflict(["red 8-18"], "red 12-11")
#> room_booking_conflict(["attic 7-9", "cellar 7-9", "attic 13-17"], "attic 16-20")

### hotel_night_prices
from datetime import date, timedelta

BASE = {"single": 80, "double": 120, "suite": 260}
WEEKEND_FACTOR = 1.25
SEASONS = [(date(2024, 7, 1), date(2024, 8, 31), 1.5), (date(2024, 12, 20), date(2024, 12, 31), 2.0)]


def season_factor(day):
    for first, last, factor in SEASONS:
        if first <= day <= last:
            return factor
    return 1.0


def hotel_night_prices(kind: str, arrival: str, nights: int) -> float:
    if nights < 1:
        raise ValueError("at least one night")
    day = date.fromisoformat(arrival)
    total = 0.0
    for _ in range(nights):
        price = BASE[kind] * season_factor(day)
        if day.weekday() in (4, 5):
            price *= WEEKEND_FACTOR
        total += price
        day += timedelta(days=1)
    return total

#> hotel_night_prices("single", "2024-03-04", 3)
#> hotel_night_prices("double", "2024-06-29", 4)
#> hotel_night_prices("suite", "2024-12-30", 3)
#> hotel_night_prices("single", "2024-05-05", 0)
#> hotel_night_prices("double", "2024-02-30", 1)
#> hotel_night_prices("double", "2024-08-30", 3)

### inventory_reorder_list
from dataclasses import dataclass


@dataclass
class Item:
    sku: str
    stock: int
    minimum: int
    pack: int = 1

    @property
    def missing(self):
        return max(0, self.minimum - self.stock)

    @property
    def packs(self):
        return -(-self.missing // self.pack)


def inventory_reorder_list(items, sold):
    """What to order after the day's sales: pieces by article, in whole packs."""
    orders = {}
    for row in items:
        item = Item(*row)
        item.stock -= sold.get(item.sku, 0)
        if item.stock < 0:
            raise RuntimeError(f"sold more {item.sku} than there were")
        if item.packs:
            orders[item.sku] = item.packs * item.pack
    return orders

#> inventory_reorder_list([("pen", 40, 50, 12), ("pad", 9, 5)], {"pen": 3, "pad": 6})
#> inventory_reorder_list([("ink", 10, 5)], {})
#> inventory_reorder_list([], {"x": 1})
#> inventory_reorder_list([("cup", 2, 1)], {"cup": 3})
#> inventory_reorder_list([("A4", 500, 2000, 500), ("A3", 80, 100, 50), ("env", 10, 10, 25)], {"A4": 100, "env": 10})
#> inventory_reorder_list([("A4", 500, 2000, 500), ("A3", 80, 100, 50), ("env", 10, 10, 25), ("pen", 40, 50, 12), ("pad", 9, 5), ("ink", 10, 5)], {"A4": 100, "env": 10, "pen": 3, "pad": 6})

### fifo_stock_cost
from collections import deque


class OutOfStock(Exception):
    pass


class FifoStock:
    """Lots leave the store in the order in which they came in."""

    def __init__(self):
        self.lots = deque()

    def receive(self, count, price):
        self.lots.append([count, price])

    def issue(self, count):
        cost = 0
        while count:
            if not self.lots:
                raise OutOfStock(f"{count} missing")
            lot = self.lots[0]
            used = min(count, lot[0])
            cost += used * lot[1]
            lot[0] -= used
            count -= used
            if lot[0] == 0:
                self.lots.popleft()
        return cost


def fifo_stock_cost(movements: list[tuple]) -> tuple:
    stock, cost = FifoStock(), 0
    for movement in movements:
        if len(movement) == 2:
            stock.receive(*movement)
        else:
            cost += stock.issue(*movement)
    return cost, sum(count * price for count, price in stock.lots)

#> fifo_stock_cost([(10, 5), (10, 6), (12,)])
#> fifo_stock_cost([(4, 100), (4,), (2, 110)])
#> fifo_stock_cost([])
#> fifo_stock_cost([(3, 7), (5,)])
#> fifo_stock_cost([(5, 20), (2,), (5, 22), (4,), (1,)])
#> fifo_stock_cost([(10, 5), (10, 6), (12,), (5, 20), (2,), (5, 22), (4,), (1,), (4, 100), (4,), (2, 110)])

### cinema_best_adjacent
def runs_of_free(row):
    start = None
    for index, seat in enumerate(row + "x"):
        if seat == "." and start is None:
            start = index
        elif seat != "." and start is not None:
            yield start, index - start
            start = None


def cinema_best_adjacent(rows: list[str], people: int) -> str | None:
    best = None
    for number in range(len(rows) - 1, -1, -1):
        for start, length in runs_of_free(rows[number]):
            if length < people:
                continue
            if best is None or length < best[0]:
                best = (length, number, start)
    if best is None:
        return None
    _, number, start = best
    return f"row {number + 1}, seats {start + 1}-{start + people}"

#> cinema_best_adjacent(["....x..", "x..x..."], 2)
#> cinema_best_adjacent(["....x..", "x..x..."], 3)
#> cinema_best_adjacent(["x.x.x"], 2)
#> cinema_best_adjacent([], 1)
#> cinema_best_adjacent(["......", "..x..."], 3)
#> cinema_best_adjacent(["x.x.x", "....x..", "x..x..."], 2)

### loyalty_points_tier
from enum import Enum


class Tier(Enum):
    BASIC = (0, 1.0)
    SILVER = (500, 1.25)
    GOLD = (2000, 1.5)

    @property
    def factor(self):
        return self.value[1]

    @classmethod
    def for_points(cls, points):
        reached = [tier for tier in cls if points >= tier.value[0]]
        return reached[-1]


def loyalty_points_tier(purchases: list[float], start: int = 0) -> str:
    points = start
    for amount in purchases:
        tier = Tier.for_points(points)
        earned = int(amount * tier.factor)
        if points + earned < 0:
            points = 0
        else:
            points += earned
    return f"{points} {Tier.for_points(points).name.lower()}"

#> loyalty_points_tier([120.5, 399.99, 100])
#> loyalty_points_tier([100.0, 100.0], start=1950)
#> loyalty_points_tier([-50], start=20)
#> loyalty_points_tier([])
#> loyalty_points_tier([499, 1, 800, -10.5, 400], 1)
#> loyalty_points_tier([100.0, 100.0, 499, 1, 800, -10.5, 400], start=1950)

### split_bill_fairly
from decimal import ROUND_HALF_UP, Decimal

CENT = Decimal("0.01")


def split_bill_fairly(items: dict[str, str], eaters: dict[str, list[str]], tip: str = "0") -> dict[str, str]:
    """Everybody pays a share of what they ate, plus tip in percent."""
    shares: dict[str, Decimal] = {}
    for item, price in items.items():
        people = [name for name, dishes in eaters.items() if item in dishes]
        if not people:
            raise LookupError(f"nobody ate {item}")
        for name in people:
            shares[name] = shares.get(name, Decimal(0)) + Decimal(price) / len(people)
    factor = 1 + Decimal(tip) / 100
    return {name: str((share * factor).quantize(CENT, ROUND_HALF_UP)) for name, share in sorted(shares.items())}

#> split_bill_fairly({"pizza": "12.00", "wine": "25.00"}, {"ann": ["pizza", "wine"], "bob": ["wine"]})
#> split_bill_fairly({"tea": "3.50"}, {"kim": ["tea"], "lou": ["tea"], "max": ["tea"]}, tip="10")
#> split_bill_fairly({}, {"kim": []})
#> split_bill_fairly({"cake": "4.80"}, {"kim": ["tea"]})
#> split_bill_fairly({"soup": "6.90", "bread": "2.20", "stew": "14.50"}, {"a": ["soup", "bread"], "b": ["stew", "bread"]}, "5")
#> split_bill_fairly({"pizza": "12.00", "wine": "25.00", "soup": "6.90", "bread": "2.20", "stew": "14.50", "tea": "3.50"}, {"ann": ["pizza", "wine"], "bob": ["wine"], "a": ["soup", "bread"], "b": ["stew", "bread"], "kim": ["tea"], "lou": ["tea"], "max": ["tea"]})

### sealed_auction_winner
def sealed_auction_winner(bids: list[tuple[str, int]], reserve: int = 0) -> tuple[str, int] | None:
    """Winner and price of a sealed auction: the highest bid wins, the second sets the price.

    Of two equal bids the earlier one counts; a bidder's last bid replaces older ones.
    """
    latest: dict[str, int] = {}
    for bidder, amount in bids:
        latest.pop(bidder, None)
        latest[bidder] = amount
    valid = {b: a for b, a in latest.items() if a >= reserve}
    if not valid:
        return None
    ranking = sorted(valid, key=lambda b: -valid[b])
    winner = ranking[0]
    if len(ranking) > 1:
        price = max(reserve, valid[ranking[1]])
    else:
        price = reserve
    return winner, price

#> sealed_auction_winner([("ann", 120), ("bob", 150), ("cy", 90)], reserve=100)
#> sealed_auction_winner([("ann", 120), ("ann", 80)], 100)
#> sealed_auction_winner([("ann", 120), ("bob", 120)])
#> sealed_auction_winner([])
#> sealed_auction_winner([("x", 50), ("y", 70), ("x", 71), ("z", 10)], 20)
#> sealed_auction_winner([("solo", 500)], reserve=300)
#> sealed_auction_winner([("x", 50), ("y", 70), ("x", 71), ("z", 10), ("solo", 500)], 20)

### loan_is_affordable
def monthly_rate(principal, yearly, months):
    """Rate of an annuity loan."""
    if yearly == 0:
        return principal / months
    r = yearly / 12
    return principal * r / (1 - (1 + r) ** -months)


def loan_is_affordable(income: float, costs: list[float], principal: float, yearly: float, years: int) -> bool:
    """The rate may take up at most 40 percent of what is left each month."""
    if years <= 0:
        raise ValueError("years must be positive")
    left = income
    for cost in costs:
        left -= cost
        if left <= 0:
            return False
    rate = monthly_rate(principal, yearly, years * 12)
    return rate <= 0.4 * left

#> loan_is_affordable(3200, [900, 250, 120], 20000, 0.05, 4)
#> loan_is_affordable(3200, [900, 250, 120], 60000, 0.05, 4)
#> loan_is_affordable(1500, [800, 700], 1000, 0.0, 1)
#> loan_is_affordable(2000, [500], 7200, 0, 1)
#> loan_is_affordable(2000, [500], 7000, 0, 0)
#> loan_is_affordable(3200, [900, 250, 120, 900, 250, 120, 500], 20000, 0.05, 4)

### taxi_meter_fare
RATES = [(2000, 30), (10000, 22), (float("inf"), 18)]  # metres up to, cents per 100 m


def distance_fare(metres):
    """Cents for a distance; each band of the tariff has its own price."""
    fare, covered = 0, 0
    for limit, cents in RATES:
        if metres <= covered:
            break
        part = min(metres, limit) - covered
        fare += -(-part // 100) * cents
        covered = limit
    return int(fare)


def taxi_meter_fare(metres: int, waiting: int = 0, night: bool = False) -> int:
    """Fare in cents with flag fall, waiting minutes and a night surcharge."""
    fare = 390 + distance_fare(metres) + 50 * waiting
    if night:
        fare += fare // 10
    # meters round to ten cents
    return (fare + 5) // 10 * 10

#> taxi_meter_fare(1500)
#> taxi_meter_fare(7350, waiting=4)
#> taxi_meter_fare(15000, night=True)
#> taxi_meter_fare(0, 2, True)
#> taxi_meter_fare(10001)

### gift_card_redeem
class GiftCard:
    def __init__(self, code, cents):
        self.code, self.cents = code, cents

    def redeem(self, cents):
        used = min(cents, self.cents)
        self.cents -= used
        return used


class CardDesk:
    def __init__(self, cards):
        self._cards = {code: GiftCard(code, cents) for code, cents in cards.items()}

    def pay(self, total, codes):
        """Use cards in order; returns what is left to pay."""
        for code in codes:
            if total == 0:
                break
            card = self._cards[code]
            total -= card.redeem(total)
        return total

    def value(self):
        return sum(card.cents for card in self._cards.values())


def gift_card_redeem(cards, baskets):
    desk = CardDesk(cards)
    open_amounts = [desk.pay(total, codes) for total, codes in baskets]
    return {"open": open_amounts, "cards": desk.value()}

#> gift_card_redeem({"AAA": 2500, "BBB": 1000}, [(1800, ["AAA"]), (1500, ["AAA", "BBB"])])
#> gift_card_redeem({"AAA": 100}, [(300, ["AAA", "AAA"])])
#> gift_card_redeem({}, [])
#> gift_card_redeem({"X": 50}, [(10, ["Y"])])
#> gift_card_redeem({"K": 700, "L": 700}, [(700, ["K", "L"]), (0, ["L"]), (900, ["L"])])
#> gift_card_redeem({"AAA": 2500, "BBB": 1000, "K": 700, "L": 700}, [(1800, ["AAA"]), (1500, ["AAA", "BBB"]), (700, ["K", "L"]), (0, ["L"]), (900, ["L"]), (300, ["AAA", "AAA"])])

### currency_cash_drawer
COINS = (200, 100, 50, 20, 10, 5, 2, 1)


class CannotGiveChange(Exception):
    pass


def change_from(drawer, amount):
    given = {}
    for coin in COINS:
        count = min(amount // coin, drawer.get(coin, 0))
        if count:
            given[coin] = count
            amount -= count * coin
    if amount:
        raise CannotGiveChange(f"{amount} left over")
    return given


def currency_cash_drawer(drawer: dict[int, int], price: int, paid: int) -> dict[int, int] | str:
    if paid < price:
        raise ValueError(f"{price - paid} too little")
    try:
        return change_from(drawer, paid - price)
    except CannotGiveChange as problem:
        return f"exact money please ({problem})"

#> currency_cash_drawer({100: 2, 20: 5, 5: 1, 1: 10}, 263, 500)
#> currency_cash_drawer({50: 1}, 70, 100)
#> currency_cash_drawer({}, 250, 250)
#> currency_cash_drawer({1: 100}, 100, 50)
#> currency_cash_drawer({200: 1, 100: 3, 50: 1, 10: 2, 2: 4}, 22, 500)

### seat_upgrade_waitlist
import heapq

STATUS = {"platinum": 0, "gold": 1, "silver": 2}


def seat_upgrade_waitlist(passengers, seats):
    """Who gets an upgrade: by status, then fare, then name.

    Passengers are (name, status, fare); those without a status are not considered.
    """
    heap = []
    for name, status, fare in passengers:
        if status not in STATUS:
            continue
        heapq.heappush(heap, (STATUS[status], -fare, name))
    upgraded = []
    while heap and len(upgraded) < seats:
        _, _, name = heapq.heappop(heap)
        upgraded.append(name)
    return upgraded

#> seat_upgrade_waitlist([("Ann", "gold", 300), ("Bob", "silver", 900), ("Cy", "gold", 450), ("Di", "none", 2000)], 2)
#> seat_upgrade_waitlist([("Ann", "gold", 300)], 5)
#> seat_upgrade_waitlist([], 1)
#> seat_upgrade_waitlist([("Zoe", "platinum", 100), ("Abe", "platinum", 100), ("Kai", "silver", 800)], 3)
#> seat_upgrade_waitlist([("Ann", "gold", 300)], 0)
#> seat_upgrade_waitlist([("Ann", "gold", 300), ("Bob", "silver", 900), ("Cy", "gold", 450), ("Di", "none", 2000), ("Zoe", "platinum", 100), ("Abe", "platinum", 100), ("Kai", "silver", 800), ("Ann", "gold", 300)], 2)
#> seat_upgrade_waitlist([("Zoe", "platinum", 100), ("Abe", "platinum", 100), ("Kai", "silver", 800), ("Ann", "gold", 300), ("Bob", "silver", 900), ("Cy", "gold", 450), ("Di", "none", 2000), ("Ann", "gold", 300)], 3)

### car_return_late_fee
from datetime import datetime

GRACE_MINUTES = 29
FORMAT = "%Y-%m-%d %H:%M"


def car_return_late_fee(due, returned, day_rate):
    """Fee for a car that comes back late.

    Up to GRACE_MINUTES nothing, then a quarter of the day rate per begun
    hour, but never more than a day rate per begun day.
    """
    late = datetime.strptime(returned, FORMAT) - datetime.strptime(due, FORMAT)
    minutes = int(late.total_seconds() // 60)
    if minutes <= GRACE_MINUTES:
        return 0
    days, rest = divmod(minutes, 24 * 60)
    hours = -(-rest // 60)
    fee = days * day_rate + min(day_rate, hours * day_rate // 4)
    return fee

#> car_return_late_fee("2024-05-01 10:00", "2024-05-01 10:29", 60)
#> car_return_late_fee("2024-05-01 10:00", "2024-05-01 12:05", 60)
#> car_return_late_fee("2024-05-01 10:00", "2024-05-03 11:00", 60)
#> car_return_late_fee("2024-02-28 18:00", "2024-03-01 09:00", 48)
#> car_return_late_fee("2024-05-01", "2024-05-01 12:05", 60)

### pension_fund_allocation
def pension_fund_allocation(age: int, savings: float, risk: str = "normal") -> dict[str, float]:
    shift = {"low": -15, "normal": 0, "high": 15}[risk]
    stocks = max(10, min(98, 110 - age + shift))
    cash = 5 if age < 60 else 15
    bonds = 100 - stocks - cash
    if bonds < 0:
        stocks += bonds
        bonds = 0
    parts = {"stocks": stocks, "bonds": bonds, "cash": cash}
    amounts = {}
    for name, percent in parts.items():
        amount = round(savings * percent / 100, 2)
        if amount:
            amounts[name] = amount
    return amounts

#> pension_fund_allocation(30, 10000)
#> pension_fund_allocation(62, 85000.50, "low")
#> pension_fund_allocation(18, 1200, "high")
#> pension_fund_allocation(45, 0)
#> pension_fund_allocation(50, 100, "insane")

### limit_orders_to_trades
import heapq
from dataclasses import dataclass


@dataclass
class Trade:
    price: int
    quantity: int


def limit_orders_to_trades(buys: list[tuple[int, int]], sells: list[tuple[int, int]]) -> list[str]:
    """Match limit orders (price, quantity); trades happen at the seller's price."""
    bids = [(-price, quantity) for price, quantity in buys]
    asks = list(sells)
    heapq.heapify(bids)
    heapq.heapify(asks)
    trades = []
    while bids and asks and -bids[0][0] >= asks[0][0]:
        bid_price, wanted = heapq.heappop(bids)
        ask_price, offered = heapq.heappop(asks)
        quantity = min(wanted, offered)
        trades.append(Trade(ask_price, quantity))
        if wanted > quantity:
            heapq.heappush(bids, (bid_price, wanted - quantity))
        if offered > quantity:
            heapq.heappush(asks, (ask_price, offered - quantity))
    return [f"{t.quantity}@{t.price}" for t in trades]

#> limit_orders_to_trades([(101, 5), (99, 10)], [(100, 3), (98, 4)])
#> limit_orders_to_trades([(90, 5)], [(100, 5)])
#> limit_orders_to_trades([], [(1, 1)])
#> limit_orders_to_trades([(50, 10), (55, 2)], [(40, 4), (45, 4), (52, 9)])
#> limit_orders_to_trades([(10, 1), (11, 1), (12, 1)], [(10, 3)])
#> limit_orders_to_trades([(10, 1), (11, 1), (12, 1), (50, 10), (55, 2), (101, 5), (99, 10)], [(10, 3), (40, 4), (45, 4), (52, 9), (100, 3), (98, 4)])

### car_park_occupancy
class CarPark:
    def __init__(self, levels):
        self.free = dict(levels)
        self.where = {}

    def enter(self, plate):
        if plate in self.where:
            raise ValueError(f"{plate} is already inside")
        for level, free in self.free.items():
            if free:
                self.free[level] -= 1
                self.where[plate] = level
                return level
        return None

    def leave(self, plate):
        level = self.where.pop(plate)
        self.free[level] += 1
        return level


def car_park_occupancy(levels: dict[str, int], log: str) -> bool:
    """Replay '+PLATE' and '-PLATE'; was anybody turned away?"""
    park = CarPark(levels)
    for entry in log.split():
        action, plate = entry[0], entry[1:]
        if action == "-":
            park.leave(plate)
        elif park.enter(plate) is None:
            return True
    return False

#> car_park_occupancy({"P1": 1, "P2": 1}, "+B-AA1 +B-BB2 +B-CC3")
#> car_park_occupancy({"P1": 1, "P2": 1}, "+B-AA1 +B-BB2 -B-AA1 +B-CC3")
#> car_park_occupancy({}, "+X1")
#> car_park_occupancy({"P1": 3}, "")
#> car_park_occupancy({"P1": 2}, "+K9 +K9")
#> car_park_occupancy({"P1": 2}, "+K9 -K8")
#> car_park_occupancy({"roof": 1, "yard": 2}, "+a +b -a +c +d")
#> car_park_occupancy({"roof": 1, "yard": 2, "P1": 1, "P2": 1}, "+a +b -a +c +d +B-AA1 +B-BB2 -B-AA1 +B-CC3 +B-AA1 +B-BB2 +B-CC3")

### budget_envelopes_ok
def budget_envelopes_ok(income: int, envelopes: dict[str, int | str], expenses: list[tuple[str, int]]) -> bool:
    """Envelope budgeting: fixed sums and percents ('20%') of the income.

    True when no envelope is overdrawn by more than what was not assigned.
    """
    assigned = {}
    for name, rule in envelopes.items():
        if isinstance(rule, str):
            assigned[name] = income * int(rule.rstrip("%")) // 100
        else:
            assigned[name] = rule
    spare = income - sum(assigned.values())
    if spare < 0:
        raise ValueError("more assigned than earned")
    for name, amount in expenses:
        assigned[name] = assigned.get(name, 0) - amount
    overdrawn = -sum(left for left in assigned.values() if left < 0)
    return overdrawn <= spare

#> budget_envelopes_ok(2000, {"rent": 900, "food": "20%"}, [("food", 350), ("rent", 900)])
#> budget_envelopes_ok(2000, {"rent": 900, "food": "20%"}, [("food", 500), ("fun", 700)])
#> budget_envelopes_ok(1000, {"all": "100%", "more": 1}, [])
#> budget_envelopes_ok(0, {}, [])
#> budget_envelopes_ok(1500, {"car": "10%", "home": 1000}, [("car", 200), ("home", 1100), ("gift", 200)])
