"""Properties with setter and deleter, __getattr__, and private names."""
class Temperature:
    def __init__(self, celsius):
        self.__celsius = celsius
        self.reads = 0

    @property
    def fahrenheit(self):
        self.reads += 1
        return self.__celsius * 9 / 5 + 32

    @fahrenheit.setter
    def fahrenheit(self, value):
        self.__celsius = (value - 32) * 5 / 9

    @fahrenheit.deleter
    def fahrenheit(self):
        self.__celsius = 0

    def __getattr__(self, name):
        if name.startswith("as_"):
            return name[3:] + str(self.__celsius)
        raise AttributeError(name)


t = Temperature(100)
before = t.fahrenheit
t.fahrenheit = 50
after = t.fahrenheit
del t.fahrenheit
print(before, after, t.fahrenheit, t.reads, t.as_c, hasattr(t, "nothing"))
