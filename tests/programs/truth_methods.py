"""How often a value is asked for its truth is part of what a program does."""
class Asked:
    def __init__(self, name, truth):
        self.name = name
        self.truth = truth

    def __bool__(self):
        print("asked", self.name)
        return self.truth


yes, no = Asked("yes", True), Asked("no", False)
if no and yes:
    print("both")
if yes or no:
    print("one")
value = no or yes
print(value.name)
if (no and yes) or (yes or no) or no:
    print("some")
if not (no or (yes if no else no)):
    print("neither")
while yes and (no or no):
    print("never")
assert (no and yes) or (yes and yes) or no
print("chosen" if (no or yes) and yes else "other", bool(no or yes))
value = (no if yes and (no or yes) else yes) or (yes and no)
print(value.name)
