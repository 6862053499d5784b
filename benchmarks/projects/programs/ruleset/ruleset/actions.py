ACTIONS = {}


def action(func):
    ACTIONS[func.__name__.rstrip("_").replace("_", "-")] = func
    return func


@action
def set_(facts, name, value):
    facts[name] = value


@action
def add(facts, name, amount):
    facts[name] = facts.get(name, 0) + amount


@action
def tag(facts, *tags):
    have = facts.setdefault("tags", [])
    have.extend(t for t in tags if t not in have)


@action
def percent_off(facts, percent):
    facts["price"] = round(facts["price"] * (100 - percent) / 100, 2)


@action
def stop(facts):
    raise StopRules


class StopRules(Exception):
    pass


def perform(facts, steps):
    for name, *arguments in steps:
        ACTIONS[name](facts, *arguments)
    return facts
