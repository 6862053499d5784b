"""Which items to order again."""

from stockroom.exceptions import OutOfStock
from stockroom.warehouse import filled

try:
    from ortools_lite import optimise
except ImportError:
    optimise = None

PACK = 6


def in_packs(pieces, pack=PACK):
    full, rest = divmod(pieces, pack)
    return (full + bool(rest)) * pack


def proposal(specs, minimums):
    """{sku: pieces to order} for everything below its minimum."""
    house = filled(*specs)
    missing = {sku: low - house.on_hand(sku) for sku, low in minimums.items()}
    orders = {sku: in_packs(n) for sku, n in missing.items() if n > 0}
    if optimise is not None:
        orders = optimise(orders)
    return orders


def simulate(specs, demands):
    """Days that pass until a demand cannot be met, and what was short then."""
    house = filled(*specs)
    for day, (sku, pieces) in enumerate(demands, start=1):
        try:
            house.issue(sku, pieces)
        except OutOfStock as short:
            return day, short.sku, short.wanted - short.available
    return len(demands), None, 0
