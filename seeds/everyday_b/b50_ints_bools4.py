### recycling_points_earned
RULES = {"glass": (2, None), "paper": (1, 10), "metal": (5, None), "plastic": (3, 6)}


class Contaminated(Exception):
    def __init__(self, item):
        super().__init__(item)
        self.item = item


def sort_bag(bag):
    """Count items of a bag such as 'glass glass paper'; foreign items spoil it."""
    counts = {}
    for item in bag.split():
        if item not in RULES:
            raise Contaminated(item)
        counts[item] = counts.get(item, 0) + 1
    return counts


def recycling_points_earned(bags, penalty=4):
    """Points for bags of sorted waste; some kinds count only up to a limit in all."""
    totals = dict.fromkeys(RULES, 0)
    points = 0
    for bag in bags:
        try:
            counts = sort_bag(bag)
        except Contaminated:
            points -= penalty
            continue
        for kind, count in counts.items():
            totals[kind] += count
    for kind, count in totals.items():
        each, limit = RULES[kind]
        points += each * (count if limit is None else min(count, limit))
    return points

#> recycling_points_earned(["glass glass paper", "metal plastic plastic", "paper banana"])
#> recycling_points_earned(["plastic " * 8, "paper paper"])
#> recycling_points_earned([])
#> recycling_points_earned(["tv", "sofa"], penalty=10)
#> recycling_points_earned(["glass metal", "glass metal glass", "", "paper paper paper metal"])
#> recycling_points_earned(["glass glass paper", "metal plastic plastic", "paper banana", "plastic " * 8, "paper paper"])

### hiking_group_crossing_time
def hiking_group_crossing_time(walkers: list[int], torch: int = 1) -> int:
    """Minutes for a group to cross a bridge in pairs with one torch (or more).

    The two fastest bring the torch back; with two torches nobody comes back.
    """
    waiting = sorted(walkers)
    if torch >= 2:
        return sum(max(waiting[i:i + 2]) for i in range(0, len(waiting), 2))
    total = 0
    while len(waiting) > 3:
        fast, second, *_, slow, slowest = waiting
        with_fastest = 2 * fast + slow + slowest
        with_pair = fast + 2 * second + slowest
        total += min(with_fastest, with_pair)
        del waiting[-2:]
    if len(waiting) == 3:
        total += sum(waiting)
    elif waiting:
        total += waiting[-1]
    return total

#> hiking_group_crossing_time([1, 2, 5, 10])
#> hiking_group_crossing_time([3, 4, 5])
#> hiking_group_crossing_time([])
#> hiking_group_crossing_time([7, 1, 4, 2], torch=2)
#> hiking_group_crossing_time([1, 20, 21, 22, 24, 3, 8, 9])
#> hiking_group_crossing_time([1, 2, 5, 10, 1, 20, 21, 22, 24, 3, 8, 9, 7, 1, 4, 2])

### clinic_shift_hours_legal
from collections import defaultdict


def weekly_hours(shifts):
    hours = defaultdict(int)
    days = defaultdict(set)
    for entry in shifts:
        person, day, times = entry.split()
        start, end = map(int, times.split("-"))
        length = end - start if end > start else end + 24 - start
        if length > 12:
            raise ValueError(f"{entry}: {length} hours")
        hours[person] += length
        days[person].add(day)
    return hours, days


def clinic_shift_hours_legal(shifts: list[str], most: int = 48, free_days: int = 1) -> bool:
    try:
        hours, days = weekly_hours(shifts)
    except ValueError:
        return False
    for person, total in hours.items():
        if total > most:
            return False
        if 7 - len(days[person]) < free_days:
            return False
    return True

#> clinic_shift_hours_legal(["ann Mon 7-15", "ann Tue 22-6", "bob Mon 7-19"])
#> clinic_shift_hours_legal(["ann Mon 7-20"])
#> clinic_shift_hours_legal(["ann Mon 7-19", "ann Tue 7-19", "ann Wed 7-19", "ann Thu 7-19", "ann Fri 7-8"])
#> clinic_shift_hours_legal(["cy Mon 8-9", "cy Tue 8-9", "cy Wed 8-9", "cy Thu 8-9", "cy Fri 8-9", "cy Sat 8-9", "cy Sun 8-9"])
#> clinic_shift_hours_legal([], 0)
#> clinic_shift_hours_legal(["dee Mon 20-6", "dee Wed 20-6", "ed Mon 6-14", "ed Tue 6-14", "ed Thu 6-14"], most=30, free_days=4)
#> clinic_shift_hours_legal(["dee Mon 20-6", "dee Wed 20-6", "ed Mon 6-14", "ed Tue 6-14", "ed Thu 6-14", "cy Mon 8-9", "cy Tue 8-9", "cy Wed 8-9", "cy Thu 8-9", "cy Fri 8-9", "cy Sat 8-9", "cy Sun 8-9", "ann Mon 7-19", "ann Tue 7-19", "ann Wed 7-19", "ann Thu 7-19", "ann Fri 7-8"], most=30, free_days=4)

### sentence_similarity_order
def bigrams(sentence):
    words = sentence.lower().strip(".!? ").split()
    return set(zip(words, words[1:]))


def dice(a, b):
    first, second = bigrams(a), bigrams(b)
    if not first or not second:
        return 0.0
    return 2 * len(first & second) / (len(first) + len(second))


def sentence_similarity_order(question: str, answers: list[str], least: float = 0.2) -> int:
    best, best_score = -1, least
    for index, known in enumerate(answers):
        score = dice(question, known)
        if score > best_score:
            best, best_score = index, score
    return best

#> sentence_similarity_order("How do I reset my password?", ["Where is my invoice", "How can I reset my password", "Reset the router"])
#> sentence_similarity_order("hello", ["hello"])
#> sentence_similarity_order("open the door please", ["please open the door", "open the window", "close the door please"])
#> sentence_similarity_order("anything else", [])
#> sentence_similarity_order("when does the shop open on Sunday", ["does the shop open on Sunday", "when does the bus leave on Sunday"], least=0.5)
#> sentence_similarity_order("How do I reset my password? open the door please when does the shop open on Sunday", ["Where is my invoice", "How can I reset my password", "Reset the router", "please open the door", "open the window", "close the door please", "does the shop open on Sunday", "when does the bus leave on Sunday"])

### radio_playlist_rules_broken
from datetime import timedelta


def parse_song(text):
    """'Artist - Title 3:45' as (artist, title, length)."""
    head, _, length = text.rpartition(" ")
    artist, _, title = head.partition(" - ")
    minutes, seconds = map(int, length.split(":"))
    return artist, title, timedelta(minutes=minutes, seconds=seconds)


def radio_playlist_rules_broken(songs, hour=60, same_artist=20):
    """What is wrong with a playlist: repeats, an artist again too soon, too long."""
    clock = timedelta()
    last_played: dict[str, timedelta] = {}
    titles: set[tuple[str, str]] = set()
    problems = []
    for song in songs:
        artist, title, length = parse_song(song)
        if (artist, title) in titles:
            problems.append(f"{title} twice")
        titles.add((artist, title))
        if artist in last_played and clock - last_played[artist] < timedelta(minutes=same_artist):
            problems.append(f"{artist} again at {clock.seconds // 60}:{clock.seconds % 60:02d}")
        clock += length
        last_played[artist] = clock
    if clock > timedelta(minutes=hour):
        problems.append(f"{(clock - timedelta(minutes=hour)).seconds} seconds too long")
    return problems

#> radio_playlist_rules_broken(["Abba - Waterloo 2:45", "Queen - Jealousy 3:14", "Abba - Fernando 4:14"])
#> radio_playlist_rules_broken(["A - x 10:00", "B - y 12:00", "A - x 9:59"], hour=30, same_artist=12)
#> radio_playlist_rules_broken([])
#> radio_playlist_rules_broken(["no length"])
#> radio_playlist_rules_broken(["A - one 3:00", "B - two 3:00", "C - three 3:30", "D - four 4:00"], 10)
#> radio_playlist_rules_broken(["A - x 10:00", "B - y 12:00", "A - x 9:59", "A - one 3:00", "B - two 3:00", "C - three 3:30", "D - four 4:00", "Abba - Waterloo 2:45", "Queen - Jealousy 3:14", "Abba - Fernando 4:14"], hour=30, same_artist=12)

### maze_wall_follower_exits
HEADINGS = [(-1, 0), (0, 1), (1, 0), (0, -1)]


def maze_wall_follower_exits(maze: list[str], limit: int = 30) -> bool:
    """Does a robot with its right hand on the wall get from S to E in time?"""
    cells = {(r, c): cell for r, row in enumerate(maze) for c, cell in enumerate(row) if cell != "#"}
    place = next((pos for pos, cell in cells.items() if cell == "S"), None)
    if place is None:
        raise ValueError("no start")
    heading = 1
    for _ in range(limit):
        if cells[place] == "E":
            return True
        for turn in (1, 0, 3, 2):
            dr, dc = HEADINGS[(heading + turn) % 4]
            ahead = (place[0] + dr, place[1] + dc)
            if ahead in cells:
                heading = (heading + turn) % 4
                place = ahead
                break
    return False

#> maze_wall_follower_exits(["S..", "#.#", "#.E"])
#> maze_wall_follower_exits(["S.#", "##E"], limit=9)
#> maze_wall_follower_exits(["#S#"], limit=5)
#> maze_wall_follower_exits(["..."])
#> maze_wall_follower_exits(["S....E"], limit=3)
#> maze_wall_follower_exits(["S.#.", "#...", "..#E"], 25)

### tournament_seed_meets
def round_pairs(seeds):
    """First against last, second against last but one, and so on."""
    half = len(seeds) // 2
    return list(zip(seeds[:half], reversed(seeds[half:])))


def tournament_seed_meets(players, a, b, upsets=None):
    """Round in which seeds a and b meet; better seeds win unless there is an upset.

    upsets[x] = y says that x beats y. None when they never meet.
    """
    if players & (players - 1) or players < 2:
        raise ValueError("players must be a power of two")
    seeds = list(range(1, players + 1))
    upsets = upsets or {}
    number = 0
    while len(seeds) > 1:
        number += 1
        winners = []
        for first, second in round_pairs(seeds):
            if {first, second} == {a, b}:
                return number
            winners.append(second if upsets.get(second) == first else first)
        seeds = winners
    return None

#> tournament_seed_meets(8, 1, 2)
#> tournament_seed_meets(8, 1, 8)
#> tournament_seed_meets(8, 3, 8, upsets={8: 1})
#> tournament_seed_meets(6, 1, 2)
#> tournament_seed_meets(16, 2, 3, {14: 3})
#> tournament_seed_meets(4, 1, 2, {3: 2})
