"""Descriptors with __set_name__, __get__ and __set__, and __init_subclass__."""
class Positive:
    def __set_name__(self, owner, name):
        self.name = "_" + name

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        return getattr(instance, self.name, 0)

    def __set__(self, instance, value):
        if value <= 0:
            raise ValueError(f"{self.name[1:]} must be positive")
        setattr(instance, self.name, value)


class Part:
    kinds = []
    weight = Positive()
    price = Positive()

    def __init_subclass__(cls, **options):
        super().__init_subclass__()
        Part.kinds.append((cls.__name__, options))


class Bolt(Part, size=3):
    def __init__(self, weight):
        self.weight = weight


bolt = Bolt(5)
try:
    bolt.price = -1
except ValueError as error:
    problem = str(error)
print(bolt.weight, bolt.price, problem, Part.kinds)
