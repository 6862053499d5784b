"""Compound statements on one line, several statements on one line."""
a = 1; b = a + 1; c = [a, b]
if a: c.append(a); b += 1
if not a: c.append("no")
elif b: c.append("elif")
for n in c: a += 1 if n == 1 else 0
while a < 6: a += 2
def f(x): return x * 2
def g(x): y = f(x); return y + 1
class Empty: pass
class Tiny: size = f(3); name = "t" * size
try: int("x")
except ValueError: b = -b
finally: c.append(b)
with open(__import__("os").devnull) as file: text = file.read()
x = f(g(1)) if g(0) else f(0); print(a, b, c, x, Tiny.name, repr(text))
