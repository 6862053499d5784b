"""exec, eval and compile of text, in own and shared namespaces."""
base = 5
space = {"base": 7}
exec("doubled = base * 2\nfor i in range(2):\n    doubled += i", space)
made = eval("base + len([1, 2])")
code = compile("def triple(x):\n    return x * 3\n", "<made>", "exec")
exec(code)
function = eval("lambda x: x - 1")


def local(value):
    seen = {}
    exec("answer = value + 1", {"value": value}, seen)
    return seen["answer"]


print(space["doubled"], made, triple(4), function(10), local(1))
