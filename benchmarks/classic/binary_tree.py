"""Values kept in order in a tree."""


class Tree:
    def __init__(self):
        self.root = None

    def add(self, value):
        if self.root is None:
            self.root = [value, None, None]
            return
        node = self.root
        while True:
            side = 1 if value < node[0] else 2
            if node[side] is None:
                node[side] = [value, None, None]
                return
            node = node[side]

    def in_order(self, node):
        if node is None:
            return []
        return self.in_order(node[1]) + [node[0]] + self.in_order(node[2])


def tree_sort(values):
    tree = Tree()
    for value in values:
        tree.add(value)
    return tree.in_order(tree.root)
