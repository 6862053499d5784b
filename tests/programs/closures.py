"""Functions made by functions, sharing a variable or each with its own."""
def adder(amount):
    def add(value):
        return value + amount
    return add


def counters():
    count = 10
    def up():
        nonlocal count
        count += 1
        return count
    def show():
        return f"at {count}"
    return up, show


adders = [adder(n) for n in (1, 10)]
late = [lambda: n for n in range(3)]
up, show = counters()
up()
up()
print([add(5) for add in adders], [f() for f in late], show())
