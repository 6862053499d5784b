from quantity import Quantity
from reading import mixed, parse, try_parse
from tables import DIMENSIONS


def convert(text, unit):
    return parse(text).to(unit)


def in_feet(metres):
    (feet, _), (inches, _) = mixed(Quantity(metres, "m"), "feet", "inches")
    return f"{feet}'{inches:g}\""


def longest(*texts):
    return max((parse(text) for text in texts))


def equal(left, right):
    return parse(left) == parse(right)


def pace(distance, duration):
    """Minutes and seconds a kilometre."""
    km = float(parse(distance).to("km"))
    seconds = round(float(parse(duration).to("s")) / km)
    return "%d:%02d" % divmod(seconds, 60)


def table(text):
    q = try_parse(text)
    if isinstance(q, str):
        return {"error": q}
    return {unit: round(float(q.to(unit)), 2) for unit in DIMENSIONS[q.dimension]}
