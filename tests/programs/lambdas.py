"""Lambdas: stored, passed, with defaults, nested, called at once."""
add = lambda a, b=10: a + b
compose = lambda f, g: lambda x: f(g(x))
inc_then_double = compose(lambda x: x * 2, lambda x: x + 1)
table = {"+": lambda a, b: a + b, "-": lambda a, b: a - b}
fixed = [lambda n=n: n * n for n in range(3)]
words = sorted(["pear", "fig", "apple"], key=lambda word: (len(word), word))
now = (lambda *args: len(args))(1, 2, 3)
print(add(1), add(1, 2), inc_then_double(4), table["-"](9, 4), [f() for f in fixed], words, now)
