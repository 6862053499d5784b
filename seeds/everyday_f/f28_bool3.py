### sentence_has_no_doubled_words
def sentence_has_no_doubled_words(text: str, window: int = 1) -> bool:
    """False if a word comes again within the window (case and punctuation do not matter)."""
    recent: list[str] = []
    for raw in text.split():
        word = ""
        for ch in raw.lower():
            if ch.isalnum():
                word += ch
        if not word:
            recent.clear()
            continue
        if word in recent:
            return False
        recent.append(word)
        if len(recent) > window:
            recent.pop(0)
    return True

#> sentence_has_no_doubled_words("This is is a test")
#> sentence_has_no_doubled_words("Paris in the -- the spring")
#> sentence_has_no_doubled_words("The more the merrier", window=2)
#> sentence_has_no_doubled_words("")
#> sentence_has_no_doubled_words("He said that, that day, nothing happened", 1)
#> sentence_has_no_doubled_words("one two three four one", 3)
#> sentence_has_no_doubled_words('one two three four one Paris in the -- the spring This is is a test', 3)
#> sentence_has_no_doubled_words('Paris in the -- the spring, He said that, that day, nothing happened, one two three four one')

### gear_ratios_strictly_fall
def gear_ratios_strictly_fall(chain: str, sprockets: str, smallest_step: float = 0.05) -> bool:
    """Front '50 34', back '11 13 15 ...': all ratios sorted must differ by at least the step."""
    ratios = []
    for front in chain.split():
        for back in sprockets.split():
            ratios.append(int(front) / int(back))
    ratios.sort(reverse=True)
    for higher, lower in zip(ratios, ratios[1:]):
        if higher - lower < smallest_step:
            return False
    return True

#> gear_ratios_strictly_fall("48 36", "12 15 18 24")
#> gear_ratios_strictly_fall("42", "11 13 15 18 21 24")
#> gear_ratios_strictly_fall("50 34", "11 13 15 17 19 21")
#> gear_ratios_strictly_fall("", "11")
#> gear_ratios_strictly_fall("40 30", "10 20", smallest_step=0.5)
#> gear_ratios_strictly_fall("40", "0")
#> gear_ratios_strictly_fall('50 34 48 36 40 30', '11 13 15 17 19 21')
#> gear_ratios_strictly_fall('50 34 48 36 40', '11 13 15 17 19 21')

### chat_members_allowed
def chat_members_allowed(events: list[str], banned: set[str], limit: int = 3) -> bool:
    """'+ann', '-ann', 'ann: text': only members write, nobody banned joins, not too many at once."""
    members: set[str] = set()
    for event in events:
        if event.startswith("+"):
            name = event[1:]
            if name in banned:
                return False
            members.add(name)
            if len(members) > limit:
                return False
        elif event.startswith("-"):
            members.discard(event[1:])
        else:
            name, _, text = event.partition(":")
            if name not in members:
                return False
            if text.strip() == "/ban " + name:
                banned = banned | {name}
                members.discard(name)
    return True

#> chat_members_allowed(["+ann", "+bob", "ann: hi", "-ann", "bob: bye"], {"eve"})
#> chat_members_allowed(["+ann", "bob: hi"], set())
#> chat_members_allowed(["+eve"], {"eve"})
#> chat_members_allowed(["+a", "+b", "+c", "-a", "+d", "+e"], set())
#> chat_members_allowed([], set(), limit=0)
#> chat_members_allowed(["+kim", "kim: /ban kim", "+kim"], set())
#> chat_members_allowed(['+ann', '+bob', 'ann: hi', '-ann', 'bob: bye', '+kim', 'kim: /ban kim', '+kim', '+eve'], {'eve'})

### rack_power_within_limits
def rack_power_within_limits(devices: list[dict], feeds: dict[str, int], redundant: bool = True) -> bool:
    """Watts per feed; with redundancy each feed must carry everything that hangs on both."""
    load = {name: 0 for name in feeds}
    for device in devices:
        plugs = device["feeds"]
        share = device["watts"] if redundant or len(plugs) == 1 else device["watts"] / len(plugs)
        for feed in plugs:
            if feed not in load:
                raise LookupError(f"{device['name']}: no feed {feed}")
            load[feed] += share
    for name, watts in load.items():
        if watts > feeds[name] * 0.8:
            return False
    return True

#> rack_power_within_limits([{"name": "s1", "watts": 400, "feeds": "AB"}, {"name": "s2", "watts": 300, "feeds": "A"}], {"A": 1000, "B": 1000})
#> rack_power_within_limits([{"name": "s1", "watts": 900, "feeds": "AB"}], {"A": 1000, "B": 1000})
#> rack_power_within_limits([{"name": "s1", "watts": 900, "feeds": "AB"}], {"A": 1000, "B": 1000}, redundant=False)
#> rack_power_within_limits([], {})
#> rack_power_within_limits([{"name": "s1", "watts": 1, "feeds": "C"}], {"A": 10})
#> rack_power_within_limits([{'name': 's1', 'watts': 900, 'feeds': 'AB'}, {'name': 's1', 'watts': 900, 'feeds': 'AB'}, {'name': 's1', 'watts': 400, 'feeds': 'AB'}, {'name': 's2', 'watts': 300, 'feeds': 'A'}], {'A': 1000, 'B': 1000}, redundant=False)

### moves_keep_blocks_connected
def connected(cells):
    if not cells:
        return True
    todo = [min(cells)]
    seen = set(todo)
    while todo:
        x, y = todo.pop()
        for spot in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if spot in cells and spot not in seen:
                seen.add(spot)
                todo.append(spot)
    return len(seen) == len(cells)


def moves_keep_blocks_connected(cells: list[tuple[int, int]], moves: list[tuple]) -> bool:
    """Moves (from, to): the shape must stay in one piece after every move, targets must be free."""
    shape = set(cells)
    if not connected(shape):
        return False
    for source, target in moves:
        if source not in shape or target in shape:
            return False
        shape.remove(source)
        shape.add(target)
        if not connected(shape):
            return False
    return True

#> moves_keep_blocks_connected([(0, 0), (1, 0), (2, 0)], [((0, 0), (2, 1)), ((1, 0), (3, 1))])
#> moves_keep_blocks_connected([(0, 0), (1, 0), (2, 0)], [((1, 0), (1, 1))])
#> moves_keep_blocks_connected([(0, 0), (5, 5)], [])
#> moves_keep_blocks_connected([], [])
#> moves_keep_blocks_connected([(0, 0), (1, 0)], [((1, 0), (0, 0))])
#> moves_keep_blocks_connected([(0, 0), (0, 1), (1, 1)], [((0, 0), (2, 1)), ((0, 1), (2, 2))])
#> moves_keep_blocks_connected([(0, 0), (0, 1), (1, 1), (0, 0), (1, 0), (2, 0)], [((0, 0), (2, 1)), ((0, 1), (2, 2))])
#> moves_keep_blocks_connected([(0, 0), (1, 0), (2, 0), (0, 0), (1, 0)], [((0, 0), (2, 1)), ((1, 0), (3, 1))])

### grid_word_path_exists
def grid_word_path_exists(grid: list[str], word: str) -> bool:
    """Boggle: neighbouring letters (also diagonal), each cell once."""
    def search(r, c, i, used):
        if grid[r][c] != word[i]:
            return False
        if i == len(word) - 1:
            return True
        for nr in range(max(0, r - 1), min(len(grid), r + 2)):
            for nc in range(max(0, c - 1), min(len(grid[nr]), c + 2)):
                if (nr, nc) not in used and search(nr, nc, i + 1, used | {(nr, nc)}):
                    return True
        return False

    if not word:
        return True
    for r in range(len(grid)):
        for c in range(len(grid[r])):
            if search(r, c, 0, {(r, c)}):
                return True
    return False

#> grid_word_path_exists(["cat", "xod", "gxx"], "cod")
#> grid_word_path_exists(["cat", "xod", "gxx"], "dog")
#> grid_word_path_exists(["ab", "ba"], "abab")
#> grid_word_path_exists([], "a")
#> grid_word_path_exists(["a"], "")
#> grid_word_path_exists(["ab", "cd"], "aba")
#> grid_word_path_exists(['ab', 'cd', 'cat', 'xod', 'gxx', 'cat', 'xod', 'gxx'], 'aba')
#> grid_word_path_exists(['ab', 'cd', 'cat', 'xod', 'gxx', 'ab', 'ba'], 'aba')

### workload_balanced_fairly
def workload_balanced_fairly(tasks: list[tuple[str, float]], people: dict[str, float], tolerance: float = 0.25) -> bool:
    """Tasks (owner, hours) against working time: nobody deviates too much from the mean utilisation."""
    hours = {name: 0.0 for name in people}
    for owner, effort in tasks:
        if owner not in hours:
            raise ValueError(f"nobody called {owner}")
        hours[owner] += effort
    used = []
    for name, available in people.items():
        if available:
            used.append(hours[name] / available)
        elif hours[name]:
            return False
    if not used:
        return True
    mean = sum(used) / len(used)
    for utilisation in used:
        if abs(utilisation - mean) > tolerance:
            return False
    return True

#> workload_balanced_fairly([("ann", 10.0), ("bob", 5.0), ("ann", 2.0), ("cy", 11.0)], {"ann": 40.0, "bob": 20.0, "cy": 40.0})
#> workload_balanced_fairly([("ann", 30.0), ("bob", 2.0)], {"ann": 40.0, "bob": 40.0})
#> workload_balanced_fairly([("ann", 1.0)], {"ann": 0.0})
#> workload_balanced_fairly([], {})
#> workload_balanced_fairly([("zed", 1.0)], {"ann": 1.0})
#> workload_balanced_fairly([("p", 4.0), ("q", 4.5), ("r", 3.5)], {"p": 8.0, "q": 8.0, "r": 8.0, "s": 0.0}, 0.1)
#> workload_balanced_fairly([('ann', 10.0), ('bob', 5.0), ('ann', 2.0), ('cy', 11.0), ('ann', 30.0), ('bob', 2.0), ('ann', 1.0)], {'ann': 40.0, 'bob': 20.0, 'cy': 40.0})

### release_tag_increases
import re

TAG = re.compile(r"^v(\d+)\.(\d+)\.(\d+)(?:-(alpha|beta|rc)\.(\d+))?$")
STAGE = {"alpha": 0, "beta": 1, "rc": 2, None: 3}


def release_tag_increases(tags: list[str], strict: bool = False) -> bool:
    """Tags rise in order; strict also wants only one part to change at a time by one."""
    last = None
    for tag in tags:
        m = TAG.match(tag)
        if not m:
            return False
        core = tuple(int(m[i]) for i in (1, 2, 3))
        key = core + (STAGE[m[4]], int(m[5] or 0))
        if last is not None:
            if key <= last:
                return False
            if strict and core != last[:3]:
                a, b, c = last[:3]
                if core not in ((a + 1, 0, 0), (a, b + 1, 0), (a, b, c + 1)):
                    return False
        last = key
    return True

#> release_tag_increases(["v1.0.0-alpha.1", "v1.0.0-rc.1", "v1.0.0", "v1.2.0", "v2.0.0"])
#> release_tag_increases(["v1.0.0-alpha.1", "v1.0.0-rc.1", "v1.0.0", "v1.2.0", "v2.0.0"], strict=True)
#> release_tag_increases(["v1.0.0", "v1.0.0-rc.1"])
#> release_tag_increases(["1.0.0"])
#> release_tag_increases([])
#> release_tag_increases(["v0.9.9", "v0.10.0", "v0.10.1", "v1.0.0-beta.2", "v1.0.0-beta.11"], True)
#> release_tag_increases(['v0.9.9', 'v0.10.0', 'v0.10.1', 'v1.0.0-beta.2', 'v1.0.0-beta.11', 'v1.0.0', 'v1.0.0-rc.1'], True)
#> release_tag_increases(['v0.9.9', 'v0.10.0', 'v0.10.1', 'v1.0.0-beta.2', 'v1.0.0-beta.11', 'v1.0.0-alpha.1', 'v1.0.0-rc.1', 'v1.0.0', 'v1.2.0', 'v2.0.0'], True)
