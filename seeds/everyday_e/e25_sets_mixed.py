### skills_gap_of_team
def skills_gap_of_team(team: dict[str, set[str]], needed: set[str]) -> dict:
    """What is missing, what hangs on one person, who could leave without loss."""
    holders: dict[str, list[str]] = {}
    for person, skills in team.items():
        for skill in skills:
            holders.setdefault(skill, []).append(person)
    single = {}
    for skill in sorted(needed):
        people = holders.get(skill, [])
        if len(people) == 1:
            single[skill] = people[0]
    spare = [p for p in sorted(team) if p not in single.values()]
    return {"missing": sorted(needed - holders.keys()), "single": single, "spare": spare}

#> skills_gap_of_team({"ann": {"py", "sql"}, "bob": {"py"}, "cy": {"css", "sql"}}, {"py", "css", "go"})
#> skills_gap_of_team({}, {"x"})
#> skills_gap_of_team({"a": {"p", "q", "r"}, "b": {"q", "r"}, "c": {"r"}}, {"p", "q", "r"})
#> skills_gap_of_team({"a": {"p"}, "b": {"p"}}, set())
#> skills_gap_of_team({"kim": set(), "lee": {"ops", "dev", "qa"}}, {"ops", "qa"})
#> skills_gap_of_team({'ann': {'py', 'sql'}, 'bob': {'py'}, 'cy': {'css', 'sql'}, 'kim': set(), 'lee': {'ops', 'dev', 'qa'}, 'a': {'p', 'q', 'r'}, 'b': {'q', 'r'}, 'c': {'r'}}, {'py', 'css', 'go'})
#> skills_gap_of_team({'ann': {'py', 'sql'}, 'bob': {'py'}, 'cy': {'css', 'sql'}, 'kim': set(), 'lee': {'ops', 'dev', 'qa'}, 'a': {'p'}, 'b': {'p'}}, {'py', 'css', 'go'})

### ingredients_shared_between
from itertools import combinations


def ingredients_shared_between(recipes: dict[str, str], least: int = 2) -> list[str]:
    sets = {}
    for name, text in recipes.items():
        sets[name] = {word.strip().lower() for word in text.split(",")}
    lines = []
    for a, b in combinations(sorted(sets), 2):
        common = sets[a] & sets[b]
        if len(common) >= least:
            either = sets[a] | sets[b]
            lines.append(f"{a}/{b}: {', '.join(sorted(common))} ({len(common) / len(either):.2f})")
    return lines

#> ingredients_shared_between({"pancake": "Egg, milk, flour", "omelette": "egg, milk, salt", "bread": "flour, salt, yeast"})
#> ingredients_shared_between({"pancake": "Egg, milk, flour", "omelette": "egg, milk, salt", "bread": "flour, salt, yeast"}, least=1)
#> ingredients_shared_between({})
#> ingredients_shared_between({"a": "x", "b": "x"}, 1)
#> ingredients_shared_between({"p": "a,b,c,d", "q": "b,c,d,e", "r": "c,d,e,f"}, 3)
#> ingredients_shared_between({'pancake': 'Egg, milk, flour', 'omelette': 'egg, milk, salt', 'bread': 'flour, salt, yeast', 'p': 'a,b,c,d', 'q': 'b,c,d,e', 'r': 'c,d,e,f', 'a': 'x', 'b': 'x'}, least=1)
#> ingredients_shared_between({'pancake': 'Egg, milk, flour', 'omelette': 'egg, milk, salt', 'bread': 'flour, salt, yeast', 'p': 'a,b,c,d', 'q': 'b,c,d,e', 'r': 'c,d,e,f'}, least=1)

### permissions_after_grants
def permissions_after_grants(script: str) -> dict[str, list[str]]:
    """Lines 'grant ann read,write', 'revoke ann write', 'copy ann bob'."""
    rights: dict[str, set[str]] = {}
    for line in script.split(";"):
        command, user, what = line.split()
        own = rights.setdefault(user, set())
        if command == "grant":
            own |= set(what.split(","))
        elif command == "revoke":
            own -= set(what.split(","))
        elif command == "copy":
            rights[what] = set(own)
        else:
            raise ValueError(f"unknown command {command}")
    return {user: sorted(r) for user, r in sorted(rights.items())}

#> permissions_after_grants("grant ann read,write; copy ann bob; revoke ann write; grant cy admin")
#> permissions_after_grants("revoke x y")
#> permissions_after_grants("give ann read")
#> permissions_after_grants("grant ann")
#> permissions_after_grants("grant p a,b,c,d; revoke p b; copy p q; grant q b; revoke p a,c; copy q r")
#> permissions_after_grants('revoke x y;grant p a,b,c,d; revoke p b; copy p q; grant q b; revoke p a,c; copy q r;grant ann read,write; copy ann bob; revoke ann write; grant cy admin')
#> permissions_after_grants('grant p a,b,c,d; revoke p b; copy p q; grant q b; revoke p a,c; copy q r;revoke x y')

### tags_closed_under_implication
def tags_closed_under_implication(tags: set[str], implies: dict[str, list[str]]) -> tuple[list[str], int]:
    """All tags that follow, and in how many rounds they were found."""
    known = set(tags)
    rounds = 0
    while True:
        new = set()
        for tag in known:
            for other in implies.get(tag, []):
                if other not in known:
                    new.add(other)
        if not new:
            return sorted(known), rounds
        known |= new
        rounds += 1

#> tags_closed_under_implication({"poodle"}, {"poodle": ["dog"], "dog": ["mammal", "pet"], "mammal": ["animal"]})
#> tags_closed_under_implication(set(), {"a": ["b"]})
#> tags_closed_under_implication({"x", "y"}, {"x": ["y"], "y": ["x"]})
#> tags_closed_under_implication({"1"}, {"1": ["2", "3"], "2": ["4"], "3": ["4", "5"], "5": ["6"]})
#> tags_closed_under_implication({"solo"}, {})

### unique_visitors_overlap
def unique_visitors_overlap(days: dict[str, list[str]]) -> dict[str, float]:
    """Share of each day's visitors who were there on any day before."""
    seen: set[str] = set()
    returning = {}
    for day in sorted(days):
        today = set(days[day])
        if today:
            old = 0
            for visitor in today:
                if visitor in seen:
                    old += 1
            returning[day] = round(old / len(today), 2)
        else:
            returning[day] = 0.0
        seen.update(today)
    return returning

#> unique_visitors_overlap({"mon": ["a", "b"], "tue": ["b", "c", "c"], "wed": []})
#> unique_visitors_overlap({})
#> unique_visitors_overlap({"1": ["x", "y", "z"], "2": ["x", "y", "z"], "3": ["w", "x", "v", "u"]})
#> unique_visitors_overlap({"b": ["k"], "a": ["k", "l"], "c": ["l", "m", "n"]})
#> unique_visitors_overlap({"only": ["p", "p", "p"]})
#> unique_visitors_overlap({'mon': ['a', 'b'], 'tue': ['b', 'c', 'c'], 'wed': [], 'b': ['k'], 'a': ['k', 'l'], 'c': ['l', 'm', 'n'], '1': ['x', 'y', 'z'], '2': ['x', 'y', 'z'], '3': ['w', 'x', 'v', 'u']})
#> unique_visitors_overlap({'only': ['p', 'p', 'p'], 'b': ['k'], 'a': ['k', 'l'], 'c': ['l', 'm', 'n'], '1': ['x', 'y', 'z'], '2': ['x', 'y', 'z'], '3': ['w', 'x', 'v', 'u']})

### bingo_cards_winner
def line_complete(card, drawn):
    for row in card:
        if all(n in drawn for n in row):
            return True
    for column in zip(*card):
        if all(n in drawn for n in column):
            return True
    return False


def bingo_cards_winner(cards: dict[str, list[list[int]]], numbers: list[int]):
    """(winner, draw) of the first complete row or column, None if nobody wins."""
    drawn: set[int] = set()
    for number in numbers:
        drawn.add(number)
        for name, card in cards.items():
            if line_complete(card, drawn):
                return name, number
    return None

#> bingo_cards_winner({"ann": [[1, 2], [3, 4]], "bob": [[5, 6], [7, 8]]}, [1, 5, 4, 7, 2])
#> bingo_cards_winner({"ann": [[1, 2], [3, 4]]}, [9, 8, 1])
#> bingo_cards_winner({}, [1])
#> bingo_cards_winner({"u": [[1, 2], [3, 4]], "v": [[5, 6], [7, 8]]}, [4, 5, 8, 6, 3])
#> bingo_cards_winner({"x": [[1, 2, 3], [4, 5, 6], [7, 8, 9]]}, [2, 5, 9, 8])
#> bingo_cards_winner({"p": [[1, 9]], "q": [[9, 1]]}, [9])

### playlist_without_repeats
def playlist_without_repeats(songs: list[tuple[str, str]], gap: int = 2) -> list[str]:
    """Reorder greedily so that an artist does not come back within `gap` songs."""
    remaining = list(songs)
    order: list[tuple[str, str]] = []
    while remaining:
        recent = {artist for artist, _ in order[-gap:]} if gap else set()
        for i, (artist, title) in enumerate(remaining):
            if artist not in recent:
                order.append(remaining.pop(i))
                break
        else:
            order.append(remaining.pop(0))  # cannot be avoided
    return [title for _, title in order]

#> playlist_without_repeats([("abba", "Waterloo"), ("abba", "SOS"), ("cher", "Believe"), ("toto", "Africa")])
#> playlist_without_repeats([("x", "1"), ("x", "2"), ("x", "3")], gap=1)
#> playlist_without_repeats([])
#> playlist_without_repeats([("a", "a1"), ("a", "a2"), ("b", "b1"), ("b", "b2"), ("c", "c1"), ("c", "c2")], 2)
#> playlist_without_repeats([("a", "a1"), ("b", "b1")], 0)
#> playlist_without_repeats([('a', 'a1'), ('a', 'a2'), ('b', 'b1'), ('b', 'b2'), ('c', 'c1'), ('c', 'c2'), ('x', '1'), ('x', '2'), ('x', '3'), ('abba', 'Waterloo'), ('abba', 'SOS'), ('cher', 'Believe'), ('toto', 'Africa')], 2)
#> playlist_without_repeats([('abba', 'Waterloo'), ('abba', 'SOS'), ('cher', 'Believe'), ('toto', 'Africa'), ('a', 'a1'), ('a', 'a2'), ('b', 'b1'), ('b', 'b2'), ('c', 'c1'), ('c', 'c2'), ('x', '1'), ('x', '2'), ('x', '3')])

### lottery_prize_class
PRIZES = {(6, True): 1, (6, False): 2, (5, True): 3, (5, False): 4, (4, True): 5, (4, False): 6, (3, True): 7}


def lottery_prize_class(ticket: str, draw: str, extra: int):
    """Prize class of a ticket '3 8 12 ...', None without a prize; bad tickets raise."""
    numbers = [int(n) for n in ticket.split()]
    if len(set(numbers)) != 6:
        raise ValueError("six different numbers needed")
    winning = {int(n) for n in draw.split()}
    hits = 0
    for n in numbers:
        if not 1 <= n <= 49:
            raise ValueError(f"{n} is not on the ticket")
        if n in winning:
            hits += 1
    return PRIZES.get((hits, extra in numbers))

#> lottery_prize_class("1 2 3 4 5 6", "1 2 3 4 5 7", 6)
#> lottery_prize_class("1 2 3 4 5 6", "11 12 13 14 15 16", 6)
#> lottery_prize_class("1 2 3 4 5 5", "1 2 3 4 5 6", 9)
#> lottery_prize_class("1 2 3 4 5 50", "1 2 3 4 5 6", 9)
#> lottery_prize_class("7 14 21 28 35 42", "7 14 21 28 1 2", 3)
#> lottery_prize_class("7 14 21 28 35 42", "42 35 28 21 14 7", 3)

### stable_matching_of_pairs
def stable_matching_of_pairs(applicants: dict[str, str], jobs: dict[str, str]) -> dict[str, str]:
    """Gale-Shapley; preferences are texts of single letters, applicants propose."""
    free = sorted(applicants, reverse=True)
    next_choice = {a: 0 for a in applicants}
    engaged: dict[str, str] = {}
    while free:
        person = free.pop()
        job = applicants[person][next_choice[person]]
        next_choice[person] += 1
        current = engaged.get(job)
        if current is None:
            engaged[job] = person
        elif jobs[job].index(person) < jobs[job].index(current):
            engaged[job] = person
            free.append(current)
        else:
            free.append(person)
    return dict(sorted(engaged.items()))

#> stable_matching_of_pairs({"a": "xy", "b": "xy"}, {"x": "ba", "y": "ab"})
#> stable_matching_of_pairs({"a": "xyz", "b": "yxz", "c": "xyz"}, {"x": "bac", "y": "cab", "z": "abc"})
#> stable_matching_of_pairs({}, {"x": ""})
#> stable_matching_of_pairs({"a": "x", "b": "x"}, {"x": "ab"})
#> stable_matching_of_pairs({"p": "12", "q": "12"}, {"1": "pq", "2": "pq"})

### duplicate_photos_grouped
from collections import defaultdict


def signature(pixels):
    average = sum(pixels) / len(pixels)
    bits = ""
    for p in pixels:
        bits += "1" if p > average else "0"
    return bits


def duplicate_photos_grouped(photos: dict[str, list[int]], distance: int = 0) -> list[list[str]]:
    """Photos whose average hashes differ in at most `distance` bits from the first of a group."""
    groups: dict[str, list[str]] = defaultdict(list)
    for name, pixels in photos.items():
        mine = signature(pixels)
        for other in groups:
            if sum(x != y for x, y in zip(mine, other)) <= distance:
                groups[other].append(name)
                break
        else:
            groups[mine].append(name)
    return [names for names in groups.values() if len(names) > 1]

#> duplicate_photos_grouped({"a": [10, 200, 30, 220], "b": [12, 198, 33, 215], "c": [200, 10, 220, 30]})
#> duplicate_photos_grouped({"a": [0, 0, 9, 9], "b": [0, 9, 9, 9], "c": [9, 9, 0, 0]}, distance=1)
#> duplicate_photos_grouped({})
#> duplicate_photos_grouped({"x": []})
#> duplicate_photos_grouped({"p": [1, 2, 3], "q": [2, 4, 6], "r": [3, 2, 1], "s": [9, 5, 1]})
#> duplicate_photos_grouped({'a': [10, 200, 30, 220], 'b': [12, 198, 33, 215], 'c': [200, 10, 220, 30], 'p': [1, 2, 3], 'q': [2, 4, 6], 'r': [3, 2, 1], 's': [9, 5, 1]})
#> duplicate_photos_grouped({'p': [1, 2, 3], 'q': [2, 4, 6], 'r': [3, 2, 1], 's': [9, 5, 1], 'a': [10, 200, 30, 220], 'b': [12, 198, 33, 215], 'c': [200, 10, 220, 30]})

### symmetric_changes_of_sets
def symmetric_changes_of_sets(snapshots: list[set[int]]) -> tuple[list[str], int]:
    """'+' and '-' lists between neighbours, and the number of members present all the time."""
    changes = []
    always = None
    previous: set[int] = set()
    for snapshot in snapshots:
        plus = ",".join(str(n) for n in sorted(snapshot - previous))
        minus = ",".join(str(n) for n in sorted(previous - snapshot))
        changes.append(f"+[{plus}] -[{minus}]")
        always = set(snapshot) if always is None else always & snapshot
        previous = snapshot
    return changes, len(always or ())

#> symmetric_changes_of_sets([{1, 2, 3}, {2, 3, 4}, {3, 4, 5}])
#> symmetric_changes_of_sets([])
#> symmetric_changes_of_sets([set(), {7}, {7}, {7, 8}])
#> symmetric_changes_of_sets([{10, 20}, {10, 20}])
#> symmetric_changes_of_sets([{5, 6, 7, 8}, {5, 7}, {5, 7, 9}, {9}])
#> symmetric_changes_of_sets([{5, 6, 7, 8}, {5, 7}, {5, 7, 9}, {9}, {1, 2, 3}, {2, 3, 4}, {3, 4, 5}, set(), {7}, {7}, {7, 8}])
#> symmetric_changes_of_sets([set(), {7}, {7}, {7, 8}, {10, 20}, {10, 20}, {5, 6, 7, 8}, {5, 7}, {5, 7, 9}, {9}])
