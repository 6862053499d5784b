from collections import Counter

import machine
from errors import FlowError, IllegalTransition
from states import State
from transitions import events_in


def run_all(orders):
    """Many orders: how many ended where, and what went wrong."""
    ends = Counter()
    wrong = []
    for number, (items, paid, events) in orders.items():
        order = machine.Order(items, paid)
        try:
            for event in events:
                order.fire(event)
        except IllegalTransition as error:
            wrong.append(f"#{number}: {error} (try {' or '.join(events_in(error.state)) or 'nothing'})")
        except FlowError as error:
            wrong.append(f"#{number}: {error}")
        ends[order.state] += 1
    return {state.value: n for state, n in ends.items()}, wrong


def reachable(start):
    """All states that can follow, in the order in which they are found."""
    found = []
    waiting = [State(start)]
    while waiting:
        state = waiting.pop(0)
        if state in found:
            continue
        found.append(state)
        if not state.final:
            waiting.extend(machine.TABLE[state, event].target for event in events_in(state))
    return found[1:]
