"""super, method resolution with two bases, and overridden class attributes."""
class Animal:
    sound = "..."

    def __init__(self, name):
        self.name = name

    def speak(self):
        return f"{self.name} says {self.sound}"


class Loud:
    def speak(self):
        return super().speak().upper() + "!"


class Dog(Loud, Animal):
    sound = "wuff"

    def __init__(self, name, age):
        super().__init__(name)
        self.age = age


class Puppy(Dog):
    def speak(self):
        loud = super().speak
        return loud().replace("WUFF", "wiff") + str(self.age)


print(Dog("Rex", 5).speak(), Puppy("Bo", 1).speak(), [c.__name__ for c in Puppy.__mro__])
