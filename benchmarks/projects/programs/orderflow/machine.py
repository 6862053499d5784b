from errors import GuardFailed, IllegalTransition
from states import Notify, State
from transitions import TABLE


class Order:
    def __init__(self, items=(), paid=0):
        self.data = {"items": list(items), "paid": paid}
        self.state = State.CART
        self.log = []

    def fire(self, event):
        try:
            transition = TABLE[self.state, event]
        except KeyError:
            raise IllegalTransition(self.state, event) from None
        for guard in transition.guards:
            if not guard(self.data):
                raise GuardFailed(guard.__doc__)
        self.log.append((self.state.name, event, transition.notify))
        self.state = transition.target
        return self.state

    def notified(self, who):
        return [event for _, event, notify in self.log if who in notify]


def replay(events, items=(), paid=0):
    """State after events; the first that fails ends it with an error."""
    order = Order(items, paid)
    for event in events:
        order.fire(event)
    return order.state


def messages(events, items, paid, who=Notify.CUSTOMER):
    order = Order(items, paid)
    for event in events:
        order.fire(event)
    return order.notified(who)
