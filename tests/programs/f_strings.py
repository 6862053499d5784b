"""f-strings: formats, nested fields, conversions, calls, quotes, several lines."""
name, value, width = "Ann", 3.14159, 10
items = {"k": [1, 2]}
simple = f"{name} has {value:.2f}"
nested = f"{name!r:>{width}}|{value:<{width - 2}.1f}|{value=:.1f}"
calls = f"{name.upper()} {len(name) + 1} {items['k'][0]} {max(items['k']) * 2:03d}"
braces = f"{{{name}}} {'yes' if value > 3 else 'no'} {[n * 2 for n in items['k']]}"
long = (
    f"{name} "
    f"{width + 1} "
    "end"
)
text = f"""first {name}
second {width * 2}
"""
print(simple, nested, calls, braces, long, text)
