"""A search tree that grows."""


class Leaf:
    def __init__(self, key, left=None, right=None):
        self.key = key
        self.left = left
        self.right = right


def put(leaf, key):
    if leaf is None:
        return Leaf(key)
    if key < leaf.key:
        leaf.left = put(leaf.left, key)
    else:
        leaf.right = put(leaf.right, key)
    return leaf


root = None
for key in (40, 20, 60, 10, 30, 50):
    root = put(root, key)
