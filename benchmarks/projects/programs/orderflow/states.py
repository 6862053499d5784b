from enum import Enum, Flag, auto


class State(str, Enum):
    CART = "cart"
    PLACED = "placed"
    PAID = "paid"
    SHIPPED = "shipped"
    DELIVERED = "delivered"
    CANCELLED = "cancelled"

    @property
    def final(self) -> bool:
        return self in (State.DELIVERED, State.CANCELLED)


class Notify(Flag):
    NOBODY = 0
    CUSTOMER = auto()
    WAREHOUSE = auto()
    FINANCE = auto()
    EVERYBODY = CUSTOMER | WAREHOUSE | FINANCE
