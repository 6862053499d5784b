"""Assignment expressions in conditions, loops, calls and comprehensions."""
stream = iter([3, 8, 0, 5])
seen = []
while (value := next(stream)) != 0:
    seen.append(value)
if (count := len(seen)) > 1 and (last := seen[-1]) > 5:
    result = count * last
else:
    result = None
print(total := sum(seen) + count, total)
partial = [running := running + n for n in seen] if (running := 100) else []
print((a := 1, b := a + 1), result, partial, running)
