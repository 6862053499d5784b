"""A linked list and a binary tree, with recursion over objects."""
class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next


def build(values):
    head = None
    for value in reversed(values):
        head = Node(value, head)
    return head


def reverse(node):
    previous = None
    while node:
        node.next, previous, node = previous, node, node.next
    return previous


def values(node):
    return [] if node is None else [node.value] + values(node.next)


def insert(tree, key):
    if tree is None:
        return {"key": key, "left": None, "right": None}
    side = "left" if key < tree["key"] else "right"
    tree[side] = insert(tree[side], key)
    return tree


tree = None
for key in [4, 2, 6, 3]:
    tree = insert(tree, key)
print(values(reverse(build([1, 2, 3]))), tree["left"]["right"]["key"])
