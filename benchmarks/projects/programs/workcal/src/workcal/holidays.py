from .rules import MONDAY, THURSDAY, around_easter, fixed, nth, observed

COMMON = {"New Year": fixed(1, 1), "Christmas": fixed(12, 25)}

GERMANY = COMMON | {
    "Good Friday": around_easter(-2),
    "Easter Monday": around_easter(1),
    "Labour Day": fixed(5, 1),
    "Unity Day": fixed(10, 3),
    "Boxing Day": fixed(12, 26),
}

USA = {name: observed(rule) for name, rule in COMMON.items()} | {
    "Memorial Day": nth(-1, MONDAY, 5),
    "Independence Day": observed(fixed(7, 4)),
    "Labor Day": nth(1, MONDAY, 9),
    "Thanksgiving": nth(4, THURSDAY, 11),
}
