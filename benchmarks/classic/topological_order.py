"""An order in which everything comes after what it needs."""


def ordered(needs):
    order = []
    remaining = dict(needs)
    while remaining:
        ready = sorted(name for name, wants in remaining.items() if all(want in order for want in wants))
        if not ready:
            raise ValueError("a circle")
        order.extend(ready)
        for name in ready:
            del remaining[name]
    return order
