"""What a program can see of itself: locals, super and __class__, names, docstrings, lines."""
import inspect
import sys


class Base:
    def who(self):
        return "base"


class Derived(Base):
    """A derived class."""

    def who(self):
        """Who it is."""
        return f"{__class__.__name__} over {super().who()}"

    def __secret(self):
        return sorted(locals())

    def reveal(self):
        hidden = self.__secret()
        return hidden, sorted(locals()), sys._getframe().f_lineno


def here(a, b=2):
    c = a + b
    return locals() | {"line": inspect.currentframe().f_lineno}


def documented():
    "Says what it does."
    return documented.__doc__.split()[0] + here.__name__


print(Derived().who(), Derived().reveal(), here(1), documented(), Derived.who.__doc__, Derived.__doc__)
print(sorted(name for name in globals() if not name.startswith("__")))
