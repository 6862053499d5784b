"""Exceptions out of __exit__ and __enter__, and with inside a loop left by break."""
class Bad:
    def __init__(self, where):
        self.where = where

    def __enter__(self):
        if self.where == "enter":
            raise RuntimeError("cannot enter")
        return self

    def __exit__(self, kind, error, trace):
        if self.where == "exit":
            raise RuntimeError("cannot leave") from error


def use(where):
    try:
        with Bad(where):
            raise ValueError("inside")
    except RuntimeError as error:
        return type(error.__cause__ or error.__context__).__name__
    except ValueError as error:
        return str(error)


rounds = 0
for turn in range(5):
    with Bad("nowhere"):
        rounds += 1
        if turn == 2:
            break
print(use("exit"), use("enter"), use("nowhere"), rounds)
