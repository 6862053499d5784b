### manager_chain
def manager_chain(staff, name):
    boss_of = {p["name"]: p.get("boss") for p in staff}
    chain = [name]
    while boss := boss_of.get(chain[-1]):
        if boss in chain:
            return chain + ["..."]
        chain.append(boss)
    return chain

#> manager_chain([{"name": "Ida", "boss": "Jon"}, {"name": "Jon", "boss": "Kay"}, {"name": "Kay"}], "Ida")
#> manager_chain([], "Nobody")
#> manager_chain([{"name": "A", "boss": "B"}, {"name": "B", "boss": "A"}], "A")
#> manager_chain([{"name": "Kay", "boss": ""}], "Kay")
#> manager_chain([{"name": "Lo", "boss": "Extern"}], "Lo")

### infection_rounds
def infection_rounds(contacts, start, rounds):
    infected = set(start)
    history = [len(infected)]
    for _ in range(rounds):
        fresh = {b for a, b in contacts if a in infected} | {a for a, b in contacts if b in infected}
        if fresh <= infected:
            break
        infected |= fresh
        history.append(len(infected))
    return sorted(infected), history

#> infection_rounds([("a", "b"), ("b", "c"), ("c", "d")], ["a"], 2)
#> infection_rounds([], ["x"], 5)
#> infection_rounds([("p", "q"), ("r", "s")], ["q"], 9)
#> infection_rounds([("m", "n"), ("n", "o")], [], 3)
#> infection_rounds([("1", "2"), ("2", "3"), ("3", "1")], ["2"], 0)

### impact_of_outage
def impact_of_outage(depends, broken):
    down = {broken}
    changed = True
    while changed:
        changed = False
        for service, needs in depends.items():
            if service not in down and down.intersection(needs):
                down.add(service)
                changed = True
    return sorted(down - {broken}), sorted(depends.keys() - down)

#> impact_of_outage({"web": ["api"], "api": ["db"], "mail": ["smtp"], "db": []}, "db")
#> impact_of_outage({}, "db")
#> impact_of_outage({"a": ["b"], "b": ["a"]}, "c")
#> impact_of_outage({"x": ["y", "z"], "y": ["w"], "q": ["x"]}, "w")
#> impact_of_outage({"self": ["self"]}, "self")

### bill_of_materials_cost
def bill_of_materials_cost(parts, name, depth=0):
    entry = parts[name]
    if isinstance(entry, (int, float)):
        return entry
    if depth > 10:
        raise RecursionError(name)
    return sum(qty * bill_of_materials_cost(parts, sub, depth + 1) for sub, qty in entry.items())

#> bill_of_materials_cost({"bike": {"wheel": 2, "frame": 1}, "wheel": {"rim": 1, "spoke": 20}, "rim": 15, "spoke": 0.5, "frame": 80}, "bike")
#> bill_of_materials_cost({"bolt": 3}, "bolt")
#> bill_of_materials_cost({"kit": {}}, "kit")
#> bill_of_materials_cost({"egg": {"hen": 1}, "hen": {"egg": 1}}, "hen")
#> bill_of_materials_cost({"box": {"lid": 1, "side": 4}, "lid": 2, "side": 3}, "box")
#> bill_of_materials_cost({"box": {"lid": 1}}, "box")

### people_you_may_know
def people_you_may_know(friends, who):
    mine = friends.get(who, set())
    scores = {}
    for friend in sorted(mine):
        for other in friends.get(friend, ()):
            if other != who and other not in mine:
                scores[other] = scores.get(other, 0) + 1
    return sorted(scores.items(), key=lambda s: (-s[1], s[0]))

#> people_you_may_know({"al": {"bo", "cy"}, "bo": {"al", "di"}, "cy": {"al", "di", "ed"}}, "al")
#> people_you_may_know({}, "al")
#> people_you_may_know({"x": {"y"}, "y": {"x"}}, "x")
#> people_you_may_know({"m": {"n"}, "n": ["q", "p", "m"]}, "m")
#> people_you_may_know({"k": {"ghost"}}, "k")

### connected_rooms
def connected_rooms(doors):
    groups = []
    for a, b in doors:
        touching = [g for g in groups if a in g or b in g]
        merged = {a, b}.union(*touching)
        groups = [g for g in groups if g not in touching] + [merged]
    return sorted(sorted(g) for g in groups)

#> connected_rooms([("hall", "den"), ("den", "attic"), ("shed", "yard")])
#> connected_rooms([])
#> connected_rooms([("a", "a")])
#> connected_rooms([("a", "b"), ("c", "d"), ("b", "c")])
#> connected_rooms([(1, 2), (3, 4), (5, 6), (6, 1)])

### shortest_transfer_route
from collections import deque


def shortest_transfer_route(lines, start, goal):
    stops = {}
    for line, names in lines.items():
        for stop in names:
            stops.setdefault(stop, []).append(line)
    queue = deque([(start, [])])
    seen = {start}
    while queue:
        stop, ridden = queue.popleft()
        if stop == goal:
            return ridden
        for line in stops.get(stop, []):
            for nxt in lines[line]:
                if nxt not in seen:
                    seen.add(nxt)
                    queue.append((nxt, ridden + [line]))
    return None

#> shortest_transfer_route({"red": ["A", "B", "C"], "blue": ["C", "D"], "green": ["B", "E"]}, "A", "D")
#> shortest_transfer_route({"red": ["A", "B"]}, "A", "A")
#> shortest_transfer_route({"red": ["A", "B"], "blue": ["C", "D"]}, "A", "D")
#> shortest_transfer_route({}, "X", "Y")
#> shortest_transfer_route({"1": ["p", "q"], "2": ["q", "r"], "3": ["r", "s"]}, "p", "s")

### redirect_resolver
def redirect_resolver(redirects, urls, limit=3):
    final = {}
    for url in urls:
        hops, at = 0, url
        while at in redirects:
            at = redirects[at]
            hops += 1
            if hops > limit:
                at = "too many"
                break
        final[url] = (at, hops)
    return final

#> redirect_resolver({"/old": "/new", "/new": "/home"}, ["/old", "/home"])
#> redirect_resolver({"/a": "/b", "/b": "/a"}, ["/a"])
#> redirect_resolver({}, [])
#> redirect_resolver({"x": "y", "y": "z"}, ["x", "y", "z"], limit=1)
#> redirect_resolver({"1": "2", "2": "3", "3": "4"}, ["1"])

### settle_debts
def settle_debts(debts):
    balance = {}
    for giver, taker, amount in debts:
        balance[giver] = balance.get(giver, 0) - amount
        balance[taker] = balance.get(taker, 0) + amount
    transfers = []
    while any(balance.values()):
        low = min(balance, key=balance.get)
        high = max(balance, key=balance.get)
        amount = min(-balance[low], balance[high])
        balance[low] += amount
        balance[high] -= amount
        transfers.append((low, high, amount))
    return transfers

#> settle_debts([("ann", "bob", 10), ("bob", "cat", 10)])
#> settle_debts([])
#> settle_debts([("a", "b", 5), ("b", "a", 5)])
#> settle_debts([("x", "y", 30), ("z", "y", 10), ("y", "w", 15)])
#> settle_debts([("p", "p", 99), ("q", "p", 1)])

### popularity_votes_spread
def popularity_votes_spread(links, rounds=2):
    score = {page: 1.0 for page in links}
    for _ in range(rounds):
        fresh = dict.fromkeys(score, 0.0)
        for page, targets in links.items():
            for t in targets:
                fresh[t] = fresh.get(t, 0) + score[page] / len(targets)
        score = {p: round(fresh.get(p, 0), 3) for p in links}
    return score

#> popularity_votes_spread({"a": ["b", "c"], "b": ["c"], "c": ["a"]})
#> popularity_votes_spread({})
#> popularity_votes_spread({"hub": ["x", "y"], "x": ["hub"], "y": ["hub"]}, 1)
#> popularity_votes_spread({"dead": [], "z": ["dead"]}, rounds=3)
#> popularity_votes_spread({"p": ["q"], "q": ["p"]}, 0)

### import_cycles
def import_cycles(modules):
    found = set()
    for start in modules:
        trail = [(start, [start])]
        while trail:
            node, path = trail.pop()
            for nxt in modules.get(node, ()):
                if nxt == start:
                    found.add("->".join(path) if start == min(path) else "")
                elif nxt not in path:
                    trail.append((nxt, path + [nxt]))
    return sorted(found - {""})

#> import_cycles({"a": ["b"], "b": ["c"], "c": ["a"], "d": ["a"]})
#> import_cycles({})
#> import_cycles({"x": ["x"]})
#> import_cycles({"m": ["n", "o"], "n": ["m"], "o": ["m"]})
#> import_cycles({"u": ["v"], "v": ["w"], "w": []})

### reachable_with_budget
import heapq


def reachable_with_budget(fares, start, budget):
    best = {start: 0}
    heap = [(0, start)]
    while heap:
        spent, city = heapq.heappop(heap)
        if spent > best[city]:
            continue
        for nxt, fare in fares.get(city, {}).items():
            cost = spent + fare
            if cost <= budget and cost < best.get(nxt, budget + 1):
                best[nxt] = cost
                heapq.heappush(heap, (cost, nxt))
    return best

#> reachable_with_budget({"Rio": {"Lima": 30, "Quito": 90}, "Lima": {"Quito": 40}}, "Rio", 80)
#> reachable_with_budget({}, "Rio", 10)
#> reachable_with_budget({"A": {"B": 5, "C": 2}, "C": {"B": 1, "A": 1}, "B": {"D": 4}}, "A", 7)
#> reachable_with_budget({"A": {"B": 10}}, "A", 9)
#> reachable_with_budget({"s": {"t": 0, "u": 3}, "t": {"u": 1}}, "s", 3)

### task_critical_path
from functools import lru_cache


def task_critical_path(tasks):
    @lru_cache(None)
    def finish(name):
        length, needs = tasks[name]
        return length + max((finish(n) for n in needs), default=0)

    last = max(tasks, key=finish, default=None)
    path = []
    while last is not None:
        path.insert(0, last)
        last = max(tasks[last][1], key=finish, default=None)
    return path

#> task_critical_path({"dig": (3, []), "pour": (2, ["dig"]), "order": (6, []), "build": (4, ["pour", "order"])})
#> task_critical_path({})
#> task_critical_path({"solo": (9, [])})
#> task_critical_path({"a": (1, []), "b": (1, []), "c": (1, ["a", "b"])})
#> task_critical_path({"x": (2, ["missing"])})

### sibling_index
def sibling_index(children):
    parents = {}
    for parent, kids in children.items():
        for kid in kids:
            parents.setdefault(kid, set()).add(parent)
    return {
        kid: sorted({s for p in owners for s in children[p]} - {kid})
        for kid, owners in sorted(parents.items())
    }

#> sibling_index({"mum": ["Al", "Bo"], "dad": ["Bo", "Cy"]})
#> sibling_index({})
#> sibling_index({"aunt": ["Di"]})
#> sibling_index({"p": [], "q": ["x", "y", "z"]})
#> sibling_index({"p": ["t", "t"], "r": ["t", "u"]})

### org_headcount
def org_headcount(reports, boss):
    direct = reports.get(boss, [])
    total = 0
    lines = []
    for person in direct:
        below, sub = org_headcount(reports, person)
        total += 1 + below
        lines.append(f"{person}({below})" if below else person)
        lines.extend("." + s for s in sub)
    return total, lines

#> org_headcount({"ceo": ["cto", "cfo"], "cto": ["dev1", "dev2"], "dev1": ["intern"]}, "ceo")
#> org_headcount({}, "ceo")
#> org_headcount({"ceo": ["cto", "cfo"], "cto": ["dev"]}, "cto")
#> org_headcount({"x": ["y"], "y": ["z"], "z": ["w"]}, "x")
#> org_headcount({"lead": ["a", "b", "c"]}, "c")

### gossip_knowledge
def gossip_knowledge(people, calls):
    knows = {p: {p} for p in people}
    for i, (a, b) in enumerate(calls, 1):
        knows[a] = knows[b] = knows[a] | knows[b]
        if all(len(k) == len(people) for k in knows.values()):
            return f"everyone after {i} calls"
    return {p: "".join(sorted(k)) for p, k in knows.items()}

#> gossip_knowledge("abc", [("a", "b"), ("b", "c")])
#> gossip_knowledge("abc", [("a", "b"), ("b", "c"), ("a", "c")])
#> gossip_knowledge("abcd", ["ab", "cd", "ac", "bd"])
#> gossip_knowledge("", [])
#> gossip_knowledge("xy", [("x", "z")])

### unreferenced_images
def unreferenced_images(pages, images):
    used = {}
    for page, body in pages.items():
        for image in images:
            if f"({image})" in body:
                used.setdefault(image, []).append(page)
    return {
        "unused": [i for i in images if i not in used],
        "shared": {i: p for i, p in used.items() if len(p) > 1},
    }

#> unreferenced_images({"home": "![](a.png) text", "faq": "![](a.png) ![](b.png)"}, ["a.png", "b.png", "c.png"])
#> unreferenced_images({}, ["x.gif"])
#> unreferenced_images({"p": "(x.gif)"}, [])
#> unreferenced_images({"p": "see x.gif", "q": "(x.gif)"}, ["x.gif"])
#> unreferenced_images({"1": "(k)(k)", "2": "(k)", "3": "(m"}, ["k", "m"])

### trade_chain_price
def trade_chain_price(rates, chain):
    amount = 100.0
    for src, dst in zip(chain, chain[1:]):
        if (src, dst) in rates:
            amount *= rates[src, dst]
        elif (dst, src) in rates:
            amount /= rates[dst, src]
        else:
            return f"no rate {src}/{dst}"
    return round(amount, 2)

#> trade_chain_price({("EUR", "USD"): 1.1, ("USD", "JPY"): 150}, ["EUR", "USD", "JPY"])
#> trade_chain_price({("EUR", "USD"): 1.25}, ["USD", "EUR"])
#> trade_chain_price({}, ["EUR"])
#> trade_chain_price({("A", "B"): 2}, ["A", "B", "C"])
#> trade_chain_price({("A", "B"): 3, ("B", "C"): 0.5}, ["A", "B", "C", "B", "A"])

### wiki_broken_links
import re


def wiki_broken_links(pages):
    broken = {}
    for title, text in pages.items():
        targets = re.findall(r"\[\[([^\]|]+)(?:\|[^\]]*)?\]\]", text)
        dead = [t for t in targets if t not in pages]
        if dead:
            broken[title] = dead
    return broken

#> wiki_broken_links({"Home": "see [[About]] and [[Team|us]]", "About": "back [[Home]]"})
#> wiki_broken_links({})
#> wiki_broken_links({"A": "[[A]] [[B]]", "B": "[[C]] [[C]]"})
#> wiki_broken_links({"X": "plain [text] only"})
#> wiki_broken_links({"P": "[[Q|label]] [[]] [[P"})

### ancestors_of_commit
def ancestors_of_commit(parents, commit):
    order = []
    stack = [commit]
    while stack:
        c = stack.pop()
        if c not in order:
            order.append(c)
            stack.extend(reversed(parents.get(c, [])))
    return order[1:]

#> ancestors_of_commit({"d": ["c", "b"], "c": ["a"], "b": ["a"], "a": []}, "d")
#> ancestors_of_commit({}, "z")
#> ancestors_of_commit({"b": ["a"]}, "b")
#> ancestors_of_commit({"m": ["k", "l"], "k": ["j"], "l": ["i", "j"]}, "m")
#> ancestors_of_commit({"x": ["y"], "y": ["x"]}, "y")

### common_ancestor_folder_owner
def common_ancestor_folder_owner(parent_of, a, b):
    def line(node):
        while node is not None:
            yield node
            node = parent_of.get(node)

    seen = list(line(a))
    for steps, node in enumerate(line(b)):
        if node in seen:
            return node, seen.index(node), steps
    return None

#> common_ancestor_folder_owner({"cat": "felid", "lion": "felid", "felid": "mammal", "dog": "canid", "canid": "mammal"}, "cat", "dog")
#> common_ancestor_folder_owner({"cat": "felid", "lion": "felid"}, "cat", "lion")
#> common_ancestor_folder_owner({}, "a", "b")
#> common_ancestor_folder_owner({}, "a", "a")
#> common_ancestor_folder_owner({"x": "y", "y": "z"}, "z", "x")

### spread_price_updates
def spread_price_updates(links, prices, changed):
    queue = [(changed, prices[changed])]
    touched = {}
    while queue:
        item, price = queue.pop(0)
        touched[item] = price
        for target, margin in links.get(item, []):
            if target not in touched:
                queue.append((target, price + margin))
    return {**prices, **touched}, len(touched)

#> spread_price_updates({"oil": [("fuel", 5), ("gas", 2)], "fuel": [("fare", 10)]}, {"oil": 40, "fuel": 1, "rent": 9}, "oil")
#> spread_price_updates({}, {"tea": 3}, "tea")
#> spread_price_updates({"a": [("b", 1)], "b": [("a", 1)]}, {"a": 7, "b": 0}, "b")
#> spread_price_updates({"x": [("y", -2), ("z", 0)], "y": [("z", 5)]}, {"x": 10}, "x")
#> spread_price_updates({"a": []}, {}, "a")

### mail_forwarding
def mail_forwarding(aliases, address):
    final, seen, todo = [], set(), [address]
    while todo:
        current = todo.pop()
        if current in seen:
            continue
        seen.add(current)
        targets = aliases.get(current)
        if targets is None:
            final.append(current)
        else:
            todo.extend(targets if isinstance(targets, list) else [targets])
    return sorted(final)

#> mail_forwarding({"team": ["ann", "ops"], "ops": ["bob", "ann"]}, "team")
#> mail_forwarding({}, "kim@site")
#> mail_forwarding({"loop": ["pool"], "pool": "loop"}, "loop")
#> mail_forwarding({"sales": "zoe", "all": ["sales", "hr"], "hr": []}, "all")
#> mail_forwarding({"void": []}, "void")

### seat_swap_cycles
def seat_swap_cycles(moves):
    cycles, done = [], set()
    for person in moves:
        ring = []
        while person in moves and person not in done:
            done.add(person)
            ring.append(person)
            person = moves[person]
        if ring and person == ring[0]:
            cycles.append(ring)
        elif ring:
            cycles.append(ring + [f"{person}!"])
    return cycles

#> seat_swap_cycles({"a": "b", "b": "c", "c": "a", "d": "d"})
#> seat_swap_cycles({})
#> seat_swap_cycles({"x": "y"})
#> seat_swap_cycles({"p": "q", "q": "q"})
#> seat_swap_cycles({1: 3, 2: 1, 3: 2, 4: 5, 5: 4})

### inherit_permissions
def inherit_permissions(roles, role):
    grants = {}
    def collect(name, via):
        entry = roles.get(name, {})
        for perm in entry.get("can", []):
            grants.setdefault(perm, via)
        for parent in entry.get("from", []):
            collect(parent, f"{via}>{parent}")
    collect(role, role)
    return grants

#> inherit_permissions({"admin": {"can": ["drop"], "from": ["editor"]}, "editor": {"can": ["write", "drop"], "from": ["viewer"]}, "viewer": {"can": ["read"]}}, "admin")
#> inherit_permissions({}, "guest")
#> inherit_permissions({"viewer": {"can": ["read"]}}, "viewer")
#> inherit_permissions({"mix": {"from": ["a", "b", "zz"]}, "a": {"can": ["x"]}, "b": {"can": ["x", "y"]}}, "mix")
#> inherit_permissions({"bare": {}}, "bare")
