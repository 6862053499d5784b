"""Kruskal: the cheapest edges that hold a graph together."""


def spanning_tree(edges):
    group = {}
    chosen = []
    for cost, a, b in sorted(edges):
        mine, other = group.setdefault(a, {a}), group.setdefault(b, {b})
        if mine is not other:
            chosen.append((a, b))
            mine |= other
            for node in other:
                group[node] = mine
    return chosen
