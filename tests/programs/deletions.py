"""del of names, items, slices, attributes, and what happens then."""
class Bag:
    pass


numbers = list(range(10))
del numbers[0], numbers[-1]
del numbers[::2]
table = {"a": 1, "b": 2}
del table["a"]
bag = Bag()
bag.weight = 3
del bag.weight
temporary = "gone"
del temporary
try:
    temporary
except NameError as error:
    problem = str(error)


def inner(flag):
    value = 5
    if flag:
        del value
    try:
        return value
    except UnboundLocalError:
        return "unbound"


print(numbers, table, vars(bag), problem, inner(False), inner(True))
