"""The table: (state, event) -> (next state, guards, whom to notify)."""

from typing import Callable, NamedTuple

from states import Notify, State

Guard = Callable[["dict"], bool]


class Transition(NamedTuple):
    target: State
    guards: tuple[Guard, ...] = ()
    notify: Notify = Notify.NOBODY


def has_items(order):
    """the cart is empty"""
    return bool(order["items"])


def fully_paid(order):
    """the payment is incomplete"""
    return order["paid"] >= sum(price for _, price in order["items"])


TABLE: dict[tuple[State, str], Transition] = {
    (State.CART, "place"): Transition(State.PLACED, (has_items,), Notify.CUSTOMER),
    (State.PLACED, "pay"): Transition(State.PAID, (fully_paid,), Notify.FINANCE | Notify.WAREHOUSE),
    (State.PAID, "ship"): Transition(State.SHIPPED, notify=Notify.CUSTOMER),
    (State.SHIPPED, "deliver"): Transition(State.DELIVERED),
}
for _state in (State.CART, State.PLACED, State.PAID):
    TABLE[_state, "cancel"] = Transition(State.CANCELLED, notify=Notify.EVERYBODY)


def events_in(state):
    return [event for source, event in TABLE if source is state]
