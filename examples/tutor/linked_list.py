"""Objects that refer to objects."""


class Stop:
    def __init__(self, name, next=None):
        self.name = name
        self.next = next


line = None
for name in ("harbour", "market", "station"):
    line = Stop(name, line)
count, stop = 0, line
while stop is not None:
    count += 1
    stop = stop.next
print(count)
