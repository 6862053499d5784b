"""and, or, conditional expressions and chains evaluate only what they need."""
def say(value):
    print("say", value)
    return value


a = say(0) and say(1)
b = say(2) or say(3)
c = say("") or say(None) or say([])
d = say(4) if say(True) else say(5)
e = say(1) < say(3) < say(2) < say(9)
f = say(1) < say(2) < say(3)
g = (say(0) or say(6)) and not say(0)
h = say(7) if a else say(8) if b else say(9)
print(a, b, c, d, e, f, g, h)
