"""Delegation: values, return values and sent values go through."""
def leaves(tree):
    if isinstance(tree, list):
        for branch in tree:
            yield from leaves(branch)
    else:
        yield tree


def inner():
    got = yield "ready"
    more = yield got * 2
    return got + more


def outer():
    result = yield from inner()
    yield f"inner gave {result}"
    yield from [7, 8]


print(list(leaves([1, [2, [3]], 4])))
talk = outer()
print(next(talk), talk.send(5), talk.send(6), list(talk))
