"""An exception that nobody catches, through three frames."""
def divide(a, b):
    return a / b


def ratio(values):
    top = values[0]
    return divide(top, values[-1])


def report(table):
    for name, values in table.items():
        print(name, ratio(values))


report({"good": [6, 3], "bad": [1, 0], "never": [2, 2]})
print("not reached")
