"""A function changes the list it is given, and binds its own name anew."""


def add_twice(items, thing):
    items.append(thing)
    items = [*items, thing]
    print(items)
    return items


mine = [1, 2]
longer = add_twice(mine, 3)
print(mine, longer)
