### warehouse_stock_after_moves
import re

MOVE = re.compile(r"([+-])([A-Z]+)(\d+)")


class OutOfStock(Exception):
    def __init__(self, item, wanted, there):
        super().__init__(f"{item}: wanted {wanted}, have {there}")


class Warehouse:
    def __init__(self):
        self.stock = {}

    def receive(self, item, count):
        self.stock[item] = self.stock.get(item, 0) + count

    def ship(self, item, count):
        there = self.stock.get(item, 0)
        if there < count:
            raise OutOfStock(item, count, there)
        self.stock[item] = there - count
        if self.stock[item] == 0:
            del self.stock[item]


def warehouse_stock_after_moves(moves: str) -> dict[str, int]:
    warehouse = Warehouse()
    for sign, item, count in MOVE.findall(moves):
        if sign == "+":
            warehouse.receive(item, int(count))
        else:
            warehouse.ship(item, int(count))
    return warehouse.stock

#> warehouse_stock_after_moves("+NUT10 +BOLT4 -NUT3 +WASHER50 -BOLT4 -NUT2 +BOLT1 -WASHER25")
#> warehouse_stock_after_moves("+A1 +B2 -A1 -B1 -B1 +C9 -C3 -C3 -C3")
#> warehouse_stock_after_moves("+PEN5 -PEN2 -INK1")
#> warehouse_stock_after_moves("nothing moved")
#> warehouse_stock_after_moves("+X3 +X4 +X5 -X6 +Y1 -X6 +X100")

### packs_to_reorder
import math


def demand_per_day(sales):
    half = len(sales) // 2
    total = weight = 0
    for index, sold in enumerate(sales):
        factor = 2 if index >= half else 1
        total += sold * factor
        weight += factor
    return total / weight


def packs_to_reorder(items: dict, lead_days: int = 5, pack: int = 12) -> dict[str, int]:
    orders = {}
    for name, (stock, sales) in items.items():
        if not sales:
            continue
        need = demand_per_day(sales) * lead_days
        if stock >= need:
            continue
        orders[name] = math.ceil((need - stock) / pack)
    return orders

#> packs_to_reorder({"tea": (20, [4, 6, 5, 9]), "cups": (100, [1, 0, 2]), "milk": (3, [10, 12, 14, 20])})
#> packs_to_reorder({"a": (0, [1]), "b": (0, []), "c": (5, [1, 1])}, lead_days=3, pack=1)
#> packs_to_reorder({})
#> packs_to_reorder({"oats": (7, [2, 2, 2, 2, 2, 2]), "rye": (0, [0, 0, 0])}, 10, 6)
#> packs_to_reorder({"salt": (1, [3, 1, 4, 1, 5, 9, 2, 6])})

### fifo_cost_of_goods
from collections import deque


def fifo_cost_of_goods(purchases, sold):
    layers = deque(purchases)
    cost = 0
    for wanted in sold:
        while wanted > 0:
            if not layers:
                raise ValueError(f"{wanted} units more than bought")
            count, price = layers.popleft()
            used = min(count, wanted)
            cost += used * price
            wanted -= used
            if used < count:
                layers.appendleft((count - used, price))
    return cost

#> fifo_cost_of_goods([(10, 100), (5, 120), (20, 90)], [8, 4, 10])
#> fifo_cost_of_goods([(1, 500), (1, 400), (1, 300), (1, 200)], [2, 1])
#> fifo_cost_of_goods([(3, 10)], [2, 2])
#> fifo_cost_of_goods([], [])
#> fifo_cost_of_goods([(100, 7), (50, 8)], [30, 30, 30, 30, 0, 30])

### order_can_ship_complete
from collections import Counter


def reserved(orders):
    taken = Counter()
    for order in orders:
        if order["state"] in ("paid", "packing"):
            taken.update(order["lines"])
    return taken


def order_can_ship_complete(stock, orders, number):
    """Whether an order can be shipped in full, with those before it served first."""
    before = []
    wanted = None
    for order in orders:
        if order["no"] == number:
            wanted = order
            break
        before.append(order)
    if wanted is None:
        raise LookupError(f"no order {number}")
    taken = reserved(before)
    for sku, count in wanted["lines"].items():
        if stock.get(sku, 0) - taken[sku] < count:
            return False
    return True

#> order_can_ship_complete({"mug": 5, "lid": 2}, [{"no": 1, "state": "paid", "lines": {"mug": 3}}, {"no": 2, "state": "cancelled", "lines": {"mug": 9}}, {"no": 3, "state": "new", "lines": {"mug": 2, "lid": 2}}], 3)
#> order_can_ship_complete({"mug": 5, "lid": 2}, [{"no": 1, "state": "packing", "lines": {"mug": 4}}, {"no": 3, "state": "new", "lines": {"lid": 2, "mug": 2}}], 3)
#> order_can_ship_complete({}, [{"no": 4, "state": "new", "lines": {}}], 4)
#> order_can_ship_complete({"x": 1}, [], 9)
#> order_can_ship_complete({"x": 10}, [{"no": 1, "state": "paid", "lines": {"x": 2}}, {"no": 2, "state": "paid", "lines": {"x": 3}}, {"no": 3, "state": "paid", "lines": {"x": 5}}], 3)

### shopping_cart_checkout
from dataclasses import dataclass, field

PRICES = {"apple": 40, "bread": 250, "cheese": 899, "wine": 1250}


@dataclass
class Cart:
    lines: dict = field(default_factory=dict)
    coupons: list = field(default_factory=list)

    def add(self, item, count=1):
        if item not in PRICES:
            raise KeyError(f"no such product: {item}")
        self.lines[item] = self.lines.get(item, 0) + count

    def remove(self, item):
        self.lines.pop(item, None)

    def subtotal(self):
        total = 0
        for item, count in self.lines.items():
            paid = count - count // 4 if "4for3" in self.coupons else count
            total += paid * PRICES[item]
        return total

    def shipping(self):
        subtotal = self.subtotal()
        if not subtotal or subtotal >= 3000:
            return 0
        return 490


def shopping_cart_checkout(commands):
    """Total with shipping after commands such as 'add apple 4, coupon 4for3'."""
    cart = Cart()
    for command in commands.split(","):
        match command.split():
            case ["add", item]:
                cart.add(item)
            case ["add", item, count]:
                cart.add(item, int(count))
            case ["remove", item]:
                cart.remove(item)
            case ["coupon", code]:
                cart.coupons.append(code)
            case _:
                raise ValueError(f"what is {command.strip()!r}?")
    return cart.subtotal() + cart.shipping()

#> shopping_cart_checkout("add apple 9, add bread, add wine, remove bread, coupon 4for3")
#> shopping_cart_checkout("add wine 2, add cheese")
#> shopping_cart_checkout("add apple, remove apple")
#> shopping_cart_checkout("add caviar")
#> shopping_cart_checkout("add bread 3, add bread 2, add apple 8, coupon 4for3, add cheese 1")
#> shopping_cart_checkout("buy everything")

### walking_list_for_orders
from collections import defaultdict

LOCATIONS = {"bolt": "A-03", "nut": "A-01", "saw": "C-12", "glue": "B-07", "tape": "B-02"}


def shelf_key(location):
    aisle, shelf = location.split("-")
    # walk up the odd aisles and down the even ones
    number = int(shelf)
    return aisle, number if (ord(aisle) - ord("A")) % 2 == 0 else -number


def walking_list_for_orders(orders: dict) -> list[str]:
    wanted = defaultdict(list)
    for order, items in orders.items():
        for item, count in items:
            wanted[item].append((order, count))
    steps = []
    for item in sorted(wanted, key=lambda name: shelf_key(LOCATIONS[name])):
        total = sum(count for _, count in wanted[item])
        split = "+".join(f"{count}@{order}" for order, count in wanted[item])
        steps.append(f"{LOCATIONS[item]} {item} x{total} ({split})")
    return steps

#> walking_list_for_orders({"o1": [("bolt", 4), ("glue", 1)], "o2": [("nut", 8), ("bolt", 2), ("tape", 3)]})
#> walking_list_for_orders({"x": [("saw", 1)], "y": [("saw", 1)], "z": [("saw", 2)]})
#> walking_list_for_orders({})
#> walking_list_for_orders({"q": [("hammer", 1)]})
#> walking_list_for_orders({"m": [("tape", 1), ("glue", 2), ("nut", 3), ("saw", 4), ("bolt", 5)]})

### bill_of_materials_total
class CircularBom(Exception):
    pass


def bill_of_materials_total(bom: dict, product: str, count: int = 1) -> dict[str, int]:
    """Raw parts needed for a product; the bom maps a product to its parts."""
    needed = {}

    def explode(name, quantity, trail):
        if name in trail:
            raise CircularBom(name)
        parts = bom.get(name)
        if parts is None:
            needed[name] = needed.get(name, 0) + quantity
            return
        for part, each in parts.items():
            explode(part, quantity * each, trail | {name})

    explode(product, count, frozenset())
    return needed

#> bill_of_materials_total({"bike": {"wheel": 2, "frame": 1}, "wheel": {"rim": 1, "spoke": 32, "hub": 1}, "hub": {"bolt": 2}, "frame": {"tube": 4, "bolt": 8}}, "bike", 3)
#> bill_of_materials_total({"a": {"b": 2}, "b": {"a": 1}}, "a")
#> bill_of_materials_total({}, "screw", 7)
#> bill_of_materials_total({"kit": {"box": 1, "set": 5}, "set": {"pin": 3, "clip": 2, "box": 1}}, "kit", 2)
#> bill_of_materials_total({"x": {}}, "x")

### order_state_history
TRANSITIONS = {
    "new": {"pay": "paid", "cancel": "cancelled"},
    "paid": {"pack": "packed", "cancel": "refunded"},
    "packed": {"ship": "shipped"},
    "shipped": {"deliver": "done", "lose": "lost"},
    "lost": {"resend": "packed"},
}


class Order:
    def __init__(self):
        self.state = "new"
        self.history = ["new"]

    def apply(self, event):
        allowed = TRANSITIONS.get(self.state, {})
        if event not in allowed:
            raise ValueError(f"{event} not possible in state {self.state}")
        self.state = allowed[event]
        self.history.append(self.state)


def order_state_history(events):
    order = Order()
    for event in events.split():
        order.apply(event)
    return " > ".join(order.history)

#> order_state_history("pay pack ship lose resend ship deliver")
#> order_state_history("pay cancel")
#> order_state_history("")
#> order_state_history("pack")
#> order_state_history("pay pack ship deliver cancel")

### is_delivery_slot_free
SLOTS = {"morning": 3, "noon": 2, "evening": 4}
BIG = {"sofa", "fridge", "wardrobe"}


def load_of(items):
    load = 1
    for item in items:
        if item in BIG:
            load += 1
    return load


def is_delivery_slot_free(bookings: list, slot: str, items: list[str]) -> bool:
    """Big items need more of the capacity of a slot."""
    if slot not in SLOTS:
        raise KeyError(f"no slot {slot}")
    free = SLOTS[slot]
    for booked_slot, booked_items in bookings:
        if booked_slot != slot:
            continue
        free -= load_of(booked_items)
    return load_of(items) <= free

#> is_delivery_slot_free([("morning", ["lamp"]), ("noon", ["sofa"]), ("evening", ["sofa", "fridge"])], "morning", ["chair", "fridge"])
#> is_delivery_slot_free([("morning", ["lamp"]), ("noon", ["sofa"]), ("evening", ["sofa", "fridge"])], "noon", ["chair"])
#> is_delivery_slot_free([("evening", ["a"]), ("evening", ["b"]), ("evening", ["c"]), ("morning", ["wardrobe", "sofa"])], "evening", ["lamp"])
#> is_delivery_slot_free([], "night", [])
#> is_delivery_slot_free([("evening", ["a"]), ("evening", ["b", "sofa"]), ("evening", ["c"])], "evening", [])

### parcels_pack_first_fit
import heapq


class Box:
    def __init__(self, number, capacity):
        self.number, self.free = number, capacity
        self.items = []

    def put(self, name, weight):
        self.items.append(name)
        self.free -= weight


def parcels_pack_first_fit(items: dict[str, int], capacity: int) -> list:
    """Heaviest first, each into the first box with room."""
    queue = [(-weight, name) for name, weight in items.items()]
    heapq.heapify(queue)
    boxes = []
    while queue:
        weight, name = heapq.heappop(queue)
        weight = -weight
        if weight > capacity:
            raise OverflowError(f"{name} fits in no box")
        for box in boxes:
            if box.free >= weight:
                break
        else:
            box = Box(len(boxes) + 1, capacity)
            boxes.append(box)
        box.put(name, weight)
    return [box.items for box in boxes]

#> parcels_pack_first_fit({"iron": 7, "book": 3, "lamp": 5, "sock": 1, "pan": 4}, 10)
#> parcels_pack_first_fit({"a": 6, "b": 6, "c": 4, "d": 4}, 10)
#> parcels_pack_first_fit({}, 5)
#> parcels_pack_first_fit({"anvil": 50, "feather": 1}, 20)
#> parcels_pack_first_fit({"p": 2, "q": 2, "r": 2, "s": 2, "t": 2, "u": 2}, 4)

### expiry_first_allocation
from datetime import date


def expiry_first_allocation(batches, wanted, today):
    now = date.fromisoformat(today)
    usable = []
    for batch in batches:
        expires = date.fromisoformat(batch["expires"])
        if expires > now and batch["count"] > 0:
            usable.append((expires, batch["id"], batch["count"]))
    taken = {}
    for _, batch_id, count in sorted(usable):
        if wanted == 0:
            break
        amount = min(count, wanted)
        taken[batch_id] = amount
        wanted -= amount
    return taken, wanted

#> expiry_first_allocation([{"id": "b1", "expires": "2024-05-01", "count": 5}, {"id": "b2", "expires": "2024-04-01", "count": 3}, {"id": "b3", "expires": "2024-02-01", "count": 9}], 6, "2024-03-01")
#> expiry_first_allocation([{"id": "b1", "expires": "2024-05-01", "count": 5}, {"id": "b2", "expires": "2024-05-01", "count": 5}], 20, "2024-03-01")
#> expiry_first_allocation([], 1, "2024-03-01")
#> expiry_first_allocation([{"id": "z", "expires": "2024-03-01", "count": 5}, {"id": "y", "expires": "2024-03-02", "count": 0}], 2, "2024-03-01")
#> expiry_first_allocation([{"id": "k", "expires": "next week", "count": 5}], 2, "2024-03-01")
#> expiry_first_allocation([{"id": "m", "expires": "2025-01-01", "count": 4}, {"id": "l", "expires": "2024-12-31", "count": 4}, {"id": "n", "expires": "2026-01-01", "count": 4}], 4, "2024-03-01")

### stocktake_differences_value
def read_count_sheet(text):
    counts = {}
    for line in text.splitlines():
        sku, _, figures = line.partition("=")
        total = 0
        for figure in figures.split("+"):
            total += int(figure)
        counts[sku.strip()] = counts.get(sku.strip(), 0) + total
    return counts


def stocktake_differences_value(book, sheet, prices):
    counted = read_count_sheet(sheet)
    value = 0
    for sku in sorted(book.keys() | counted.keys()):
        difference = counted.get(sku, 0) - book.get(sku, 0)
        if difference:
            value += difference * prices[sku]
    return value

#> stocktake_differences_value({"a": 10, "b": 5}, "a = 4+5\nb = 5\nc = 1", {"a": 100, "b": 70, "c": 20})
#> stocktake_differences_value({"x": 3}, "x = 1+1\nx = 1", {"x": 999})
#> stocktake_differences_value({"p": 7, "q": 2}, "p=1+2+3+4", {"p": 50, "q": 10})
#> stocktake_differences_value({"p": 7}, "p=seven", {"p": 50})
#> stocktake_differences_value({"p": 7}, "r=1", {"p": 50})

### supplier_best_offers
from typing import NamedTuple


class Offer(NamedTuple):
    supplier: str
    cents: int
    minimum: int
    days: int

    def cost(self, count):
        return max(count, self.minimum) * self.cents


def parse_offer(text):
    supplier, cents, minimum, days = text.split("/")
    return Offer(supplier, int(cents), int(minimum), int(days))


def supplier_best_offers(offers: dict, need: dict[str, int], latest: int = 99) -> dict:
    """Cheapest supplier for each item, delivery in time; None when there is none."""
    best = {}
    for item, count in need.items():
        candidates = [parse_offer(text) for text in offers.get(item, [])]
        in_time = [offer for offer in candidates if offer.days <= latest]
        winner = min(in_time, key=lambda offer: (offer.cost(count), offer.days), default=None)
        best[item] = winner and (winner.supplier, winner.cost(count))
    return best

#> supplier_best_offers({"nut": ["acme/5/100/3", "bolt&co/6/1/1"], "saw": ["acme/900/1/9"]}, {"nut": 40, "saw": 2})
#> supplier_best_offers({"nut": ["acme/5/100/3", "bolt&co/6/1/4", "fast/20/1/1"], "saw": ["acme/900/1/9"]}, {"nut": 400, "saw": 1}, latest=3)
#> supplier_best_offers({}, {"glue": 1})
#> supplier_best_offers({"pin": ["a/2/10/5", "b/2/10/2", "c/4/5/1"]}, {"pin": 3})
#> supplier_best_offers({"pin": ["a/2"]}, {"pin": 3})

### serial_numbers_are_unique
import re

SERIAL = re.compile(r"^([A-Z]{2})-(\d{2})(\d{4})$")


def expand(entry):
    """'AB-230001..0004' stands for four numbers."""
    first, dots, last = entry.partition("..")
    match = SERIAL.match(first)
    if match is None:
        raise ValueError(f"bad serial {entry}")
    prefix, year, start = match.groups()
    stop = int(last) if dots else int(start)
    for number in range(int(start), stop + 1):
        yield f"{prefix}-{year}{number:04d}"


def serial_numbers_are_unique(entries: list[str]) -> bool:
    seen = set()
    for entry in entries:
        for serial in expand(entry.strip()):
            if serial in seen:
                return False
            seen.add(serial)
    return True

#> serial_numbers_are_unique(["AB-230001..0004", "AB-230005", "AC-230001..0003"])
#> serial_numbers_are_unique(["AB-230001..0004", "AB-230007..0009", "AB-230003"])
#> serial_numbers_are_unique([])
#> serial_numbers_are_unique(["ab-230001"])
#> serial_numbers_are_unique([" ZZ-240010 ", "ZZ-240011", "ZZ-230010", "ZZ-240012..0011", "ZZ-240012"])
#> serial_numbers_are_unique(["AB-240001..0006", "AC-240001..0003", "AB-240010", "AB-240007..0009", "AC-240004", "AD-240001..0004"])

### returns_restock_report
from collections import Counter

CONDITIONS = {"new": "shelf", "opened": "outlet", "damaged": "repair", "broken": "scrap"}


def returns_restock_report(returns: list[str]) -> str:
    places = Counter()
    unknown = []
    for line in returns:
        item, _, condition = line.rpartition(" ")
        place = CONDITIONS.get(condition.lower())
        if place is None:
            unknown.append(item)
            continue
        places[place] += 1
    total = sum(places.values())
    parts = [f"{place}={count}" for place, count in sorted(places.items())]
    if total:
        parts.append(f"scrap rate {places['scrap'] / total:.0%}")
    if unknown:
        parts.append("check: " + ", ".join(sorted(unknown)))
    return "; ".join(parts)

#> returns_restock_report(["blue mug new", "red mug broken", "lamp opened", "radio damaged", "clock Broken", "toy weird"])
#> returns_restock_report([])
#> returns_restock_report(["sofa new", "table new", "chair new"])
#> returns_restock_report(["hat lost", "cap gone"])
#> returns_restock_report(["a broken", "b broken", "c new", "d ?"])

### price_history_lookup
from bisect import bisect_right
from datetime import date


class PriceList:
    def __init__(self):
        self._days = []
        self._prices = []

    def set(self, day, cents):
        index = bisect_right(self._days, day)
        self._days.insert(index, day)
        self._prices.insert(index, cents)

    def at(self, day):
        index = bisect_right(self._days, day)
        if index == 0:
            raise LookupError(f"no price on {day}")
        return self._prices[index - 1]


def price_history_lookup(changes, orders):
    """What the orders (day, count) cost at the prices of their days."""
    prices = PriceList()
    for day, cents in changes:
        prices.set(date.fromisoformat(day), cents)
    total = 0
    for day, count in orders:
        total += count * prices.at(date.fromisoformat(day))
    return total

#> price_history_lookup([("2024-01-01", 100), ("2024-03-01", 120), ("2024-02-01", 110)], [("2024-01-15", 2), ("2024-02-01", 1), ("2024-06-30", 10)])
#> price_history_lookup([("2024-01-01", 100)], [("2023-12-31", 1)])
#> price_history_lookup([], [])
#> price_history_lookup([("2024-01-01", 100), ("2024-01-01", 90)], [("2024-01-01", 3), ("2024-01-02", 3)])
#> price_history_lookup([("2022-05-05", 1), ("2023-05-05", 2), ("2024-05-05", 4)], [("2022-12-24", 5), ("2023-12-24", 5), ("2024-12-24", 5)])

### shelf_labels_lines
import textwrap


def unit_price(cents, amount, unit):
    base = {"g": 1000, "ml": 1000, "pc": 1}[unit]
    name = {"g": "kg", "ml": "l", "pc": "pc"}[unit]
    return f"{cents * base / amount / 100:.2f}/{name}"


def shelf_labels_lines(products: list, width: int = 16) -> list[str]:
    """The text lines of shelf labels, one label after another."""
    lines = []
    for name, cents, amount, unit in products:
        for part in textwrap.wrap(name, width)[:2]:
            lines.append(part)
        price = f"{cents / 100:.2f}"
        per = unit_price(cents, amount, unit)
        lines.append(price + per.rjust(width - len(price)))
        lines.append("=" * width)
    return lines

#> shelf_labels_lines([("Darjeeling tea first flush organic", 799, 125, "g"), ("Milk", 119, 1000, "ml")])
#> shelf_labels_lines([("Eggs", 299, 10, "pc")], width=12)
#> shelf_labels_lines([])
#> shelf_labels_lines([("Flour", 89, 1000, "kg")])
#> shelf_labels_lines([("Olive oil extra", 1299, 750, "ml"), ("Pepper", 249, 50, "g"), ("Bag", 20, 1, "pc")], 20)

### order_number_sequence
class Sequence:
    """Order numbers such as W24-0007: a counter for each prefix and year."""

    def __init__(self, start=1):
        self.start = start
        self.counters = {}

    def __call__(self, prefix, year):
        key = (prefix, year)
        number = self.counters.get(key, self.start)
        self.counters[key] = number + 1
        return f"{prefix}{year % 100:02d}-{number:04d}"


def order_number_sequence(requests, start=1):
    following = Sequence(start)
    last = {}
    for request in requests.split():
        prefix, year = request[0], int(request[1:])
        if year < 2000:
            raise ValueError(f"year {year}")
        last[prefix] = following(prefix, year)
    return last

#> order_number_sequence("W2024 W2024 S2024 W2025 W2024 S2024 S2024")
#> order_number_sequence("R2009 R2009", start=100)
#> order_number_sequence("")
#> order_number_sequence("X1999")
#> order_number_sequence("A2010 B2010 A2011 B2011 A2010", 5)

### substitute_products_chain
SUBSTITUTES = {"oat-a": "oat-b", "oat-b": "oat-c", "soy-a": "soy-b", "soy-b": "soy-a"}


def first_available(sku, stock):
    """Follow the substitutes until one is in stock."""
    tried = []
    while sku is not None and sku not in tried:
        if stock.get(sku, 0) > 0:
            return sku
        tried.append(sku)
        sku = SUBSTITUTES.get(sku)
    return None


def substitute_products_chain(order, stock):
    """Lines as (wanted, sent); what cannot be sent is None."""
    stock = dict(stock)
    lines = []
    for sku in order:
        sent = first_available(sku, stock)
        if sent is not None:
            stock[sent] -= 1
        lines.append((sku, sent))
    return lines

#> substitute_products_chain(["oat-a", "oat-a", "oat-a"], {"oat-a": 1, "oat-c": 1})
#> substitute_products_chain(["soy-a", "soy-b"], {})
#> substitute_products_chain([], {"x": 1})
#> substitute_products_chain(["tea", "soy-b", "oat-b"], {"soy-a": 2, "tea": 1, "oat-a": 5})
#> substitute_products_chain(["soy-b", "soy-b", "soy-a", "soy-a"], {"soy-a": 1, "soy-b": 2})

### minimum_order_value_met
def minimum_order_value_met(lines, customer, minimums={"retail": 0, "trade": 5000, "export": 20000}):
    total = 0
    for line in lines:
        if line.get("sample"):
            continue
        price = line["cents"]
        if line["count"] >= 10:
            price = price * 95 // 100
        total += price * line["count"]
    group = customer.get("group", "retail")
    if customer.get("since", 2024) < 2015:
        # old customers need half only
        return total >= minimums[group] // 2
    return total >= minimums[group]

#> minimum_order_value_met([{"cents": 450, "count": 10}, {"cents": 100, "count": 5}], {"group": "trade"})
#> minimum_order_value_met([{"cents": 500, "count": 10}, {"cents": 300, "count": 1}], {"group": "trade"})
#> minimum_order_value_met([{"cents": 500, "count": 5}, {"cents": 9999, "count": 9, "sample": True}], {"group": "trade", "since": 2003})
#> minimum_order_value_met([], {})
#> minimum_order_value_met([{"cents": 19999, "count": 1}], {"group": "export", "since": 2020})
#> minimum_order_value_met([{"cents": 1, "count": 1}], {"group": "vip"})
#> minimum_order_value_met([{"cents": 100, "count": 20}, {"cents": 250, "count": 4}, {"cents": 5000, "count": 1, "sample": True}, {"cents": 80, "count": 30}, {"cents": 999, "count": 1}, {"cents": 10, "count": 10}], {"group": "trade", "since": 2018})

### inventory_turnover_ratio
def average(values):
    return sum(values) / len(values)


def inventory_turnover_ratio(months: str) -> float:
    """Cost of goods sold by mean stock, months as 'open/bought/close'."""
    sold, levels = 0, []
    previous_close = None
    for month in months.split():
        opening, bought, closing = map(int, month.split("/"))
        if previous_close is not None and opening != previous_close:
            raise ValueError(f"opening {opening} is not {previous_close}")
        sold += opening + bought - closing
        levels.append((opening + closing) / 2)
        previous_close = closing
    if not levels or not any(levels):
        return 0.0
    return round(sold / average(levels), 2)

#> inventory_turnover_ratio("100/50/80 80/60/90 90/20/70 70/100/120")
#> inventory_turnover_ratio("10/5/5 6/5/5")
#> inventory_turnover_ratio("")
#> inventory_turnover_ratio("0/40/0 0/30/0")
#> inventory_turnover_ratio("1000/0/900 900/0/700 700/500/650 650/0/300 300/0/0")

### fridge_alarm_readings
def fridge_alarm_readings(readings: str, limit: float = 8, patience: int = 3) -> int | None:
    """Minute of the first alarm: too warm in several readings in a row; doors reset it."""
    warm = 0
    for minute, reading in enumerate(readings.split(",")):
        reading = reading.strip()
        if reading == "door":
            warm = 0
            continue
        if reading == "?":
            continue
        if float(reading) > limit:
            warm += 1
        else:
            warm = 0
        if warm == patience:
            return minute
    return None

#> fridge_alarm_readings("5, 6, 9, door, 9.5, 10, ?, 11, 12")
#> fridge_alarm_readings("4,4,5,9,9,7,9,9,8,9")
#> fridge_alarm_readings("12", patience=1)
#> fridge_alarm_readings("3,3,3,3,3,4,3,3")
#> fridge_alarm_readings("7,8,9,x", 6)
#> fridge_alarm_readings("?,?,9,?,?,9,door,9,9,9,9", 8.5, 4)

### pallet_layers_needed
from math import ceil


def pallet_layers_needed(orders, per_layer=8, layers=5):
    pallets = []
    for order in orders:
        need = sum(ceil(count / per_layer) for count in order.values())
        while need > layers:
            pallets.append(layers)
            need -= layers
        if need == 0:
            continue
        for index, used in enumerate(pallets):
            if used + need <= layers:
                pallets[index] += need
                break
        else:
            pallets.append(need)
    return len(pallets)

#> pallet_layers_needed([{"a": 10, "b": 3}, {"c": 16}, {"d": 50}, {"e": 1}])
#> pallet_layers_needed([{"x": 200}], layers=4)
#> pallet_layers_needed([])
#> pallet_layers_needed([{"p": 8}, {"q": 8}, {"r": 8}, {"s": 9}, {"t": 0}])
#> pallet_layers_needed([{"m": 5, "n": 5}, {"o": 5, "k": 5}, {"l": 5}], per_layer=5, layers=3)

### vending_machine_purchase
class VendingError(Exception):
    pass


class Machine:
    SLOTS = {"A1": ("water", 120), "A2": ("juice", 180), "B1": ("bar", 95)}

    def __init__(self, counts):
        self.counts = dict(counts)
        self.credit = 0
        self.sold = []

    def coin(self, value):
        if value not in (5, 10, 20, 50, 100, 200):
            raise VendingError(f"coin {value} refused")
        self.credit += value

    def press(self, slot):
        name, price = self.SLOTS[slot]
        if not self.counts.get(slot):
            raise VendingError(f"{name} sold out")
        if self.credit < price:
            raise VendingError(f"{price - self.credit} missing")
        self.counts[slot] -= 1
        self.credit -= price
        self.sold.append(name)


def vending_machine_purchase(counts, inputs):
    """Messages, things sold and the credit left."""
    machine = Machine(counts)
    messages = []
    for word in inputs.split():
        try:
            if word.isdigit():
                machine.coin(int(word))
            else:
                machine.press(word)
        except VendingError as error:
            messages.append(str(error))
    return messages, machine.sold, machine.credit

#> vending_machine_purchase({"A1": 2, "B1": 1}, "100 A1 50 A1 3 B1 100 B1 B1")
#> vending_machine_purchase({}, "200 A2")
#> vending_machine_purchase({"A2": 9}, "")
#> vending_machine_purchase({"A1": 1}, "C9")
#> vending_machine_purchase({"A1": 5, "A2": 5}, "200 200 A1 A2 A1 50 A1")
