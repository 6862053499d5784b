"""A chain of nodes, turned round."""


class Node:
    def __init__(self, value, after=None):
        self.value = value
        self.after = after


def chain(values):
    head = None
    for value in reversed(values):
        head = Node(value, head)
    return head


def values_of(node):
    found = []
    while node is not None:
        found.append(node.value)
        node = node.after
    return found


def turned(values):
    node, before = chain(values), None
    while node is not None:
        after = node.after
        node.after = before
        before = node
        node = after
    return values_of(before)
