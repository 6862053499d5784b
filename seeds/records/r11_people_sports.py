### season_standings_rows
def season_standings_rows(results):
    table = {}
    for home, hg, away, ag in results:
        for team, scored, conceded in ((home, hg, ag), (away, ag, hg)):
            row = table.setdefault(team, {"pts": 0, "gd": 0, "gf": 0})
            row["gd"] += scored - conceded
            row["gf"] += scored
            row["pts"] += 3 if scored > conceded else scored == conceded
    order = sorted(table, key=lambda t: (-table[t]["pts"], -table[t]["gd"], -table[t]["gf"], t))
    return [(t, *table[t].values()) for t in order]

#> season_standings_rows([("Owls", 2, "Foxes", 1), ("Bears", 0, "Owls", 0), ("Foxes", 3, "Bears", 0)])
#> season_standings_rows([])
#> season_standings_rows([("A", 1, "B", 1), ("C", 2, "D", 2)])
#> season_standings_rows([("x", 0, "y", 5), ("y", 0, "x", 5)])
#> season_standings_rows([("Solo", 4, "Solo", 4)])

### elo_updates
def elo_updates(ratings, games, k=32):
    for winner, loser in games:
        rw = ratings.setdefault(winner, 1000)
        rl = ratings.setdefault(loser, 1000)
        expected = 1 / (1 + 10 ** ((rl - rw) / 400))
        gain = round(k * (1 - expected))
        ratings[winner] += gain
        ratings[loser] -= gain
    return dict(sorted(ratings.items(), key=lambda r: -r[1]))

#> elo_updates({}, [("ann", "bob"), ("ann", "cat")])
#> elo_updates({"low": 800, "high": 1600}, [("low", "high")])
#> elo_updates({"x": 1200}, [])
#> elo_updates({"p": 1400, "q": 1400}, [("p", "q"), ("q", "p")], k=16)
#> elo_updates({"m": 2000}, [("m", "n"), ("n", "o")])

### bowling_like_bonus
def bowling_like_bonus(throws):
    total = 0
    marks = []
    for i, pins in enumerate(throws):
        bonus = sum(throws[i + 1:i + 3]) if pins == 10 else 0
        total += pins + bonus
        marks.append("X" if pins == 10 else "-" if pins == 0 else str(pins))
    return "".join(marks), total

#> bowling_like_bonus([10, 3, 4, 0, 10])
#> bowling_like_bonus([])
#> bowling_like_bonus([10, 10, 10])
#> bowling_like_bonus([0, 0, 9, 1])
#> bowling_like_bonus([5, 10, 2])

### tournament_bracket
def tournament_bracket(players, strength):
    rounds = [list(players)]
    while len(rounds[-1]) > 1:
        current = rounds[-1]
        winners = []
        for i in range(0, len(current), 2):
            pair = current[i:i + 2]
            winners.append(max(pair, key=lambda p: strength.get(p, 0)))
        rounds.append(winners)
    return rounds[1:]

#> tournament_bracket(["A", "B", "C", "D"], {"A": 1, "B": 5, "C": 3, "D": 2})
#> tournament_bracket(["A", "B", "C"], {"C": 9, "A": 2})
#> tournament_bracket([], {})
#> tournament_bracket(["Only"], {"Only": 4})
#> tournament_bracket(["p", "q", "r", "s", "t"], {"t": 1})

### medal_ranking
def medal_ranking(medals):
    points = {}
    for nation, colour in medals:
        slot = ("gold", "silver", "bronze").index(colour)
        row = points.setdefault(nation, [0, 0, 0])
        row[slot] += 1
    ranked = sorted(points.items(), key=lambda p: (p[1], p[0]), reverse=True)
    return [f"{n}: {'-'.join(map(str, row))}" for n, row in ranked]

#> medal_ranking([("NOR", "gold"), ("SWE", "silver"), ("NOR", "bronze"), ("FIN", "gold")])
#> medal_ranking([])
#> medal_ranking([("USA", "bronze"), ("CAN", "bronze")])
#> medal_ranking([("ITA", "tin")])
#> medal_ranking([("A", "silver"), ("A", "silver"), ("B", "gold"), ("C", "bronze")])

### fantasy_team_points
POINTS = {"goal": 5, "assist": 3, "yellow": -1, "red": -4}


def fantasy_team_points(team, captain, events):
    score = dict.fromkeys(team, 0)
    for player, kind in events:
        if player in score:
            score[player] += POINTS.get(kind, 0)
    if captain in score:
        score[captain] *= 2
    return sum(score.values()), max(score, key=score.get, default=None)

#> fantasy_team_points(["Lee", "Kim", "Zola"], "Kim", [("Kim", "goal"), ("Lee", "assist"), ("Zola", "red")])
#> fantasy_team_points([], "Kim", [("Kim", "goal")])
#> fantasy_team_points(["Lee"], "Nobody", [("Lee", "goal"), ("Lee", "yellow"), ("Pat", "goal")])
#> fantasy_team_points(["A", "B"], "A", [("A", "red"), ("B", "dance")])
#> fantasy_team_points(["A", "B", "C"], "C", [])

### triathlon_leg_choice
def triathlon_leg_choice(legs, runners):
    order, total = [], 0
    available = dict(runners)
    for leg in legs:
        able = {name: times[leg] for name, times in available.items() if leg in times}
        if not able:
            order.append(f"{leg}=?")
            continue
        pick = min(able, key=able.get)
        total += available.pop(pick)[leg]
        order.append(f"{leg}={pick}")
    return order, total

#> triathlon_leg_choice(["swim", "bike", "run"], {"Io": {"swim": 20, "run": 30}, "Jo": {"bike": 40, "swim": 19}, "Ki": {"bike": 45}})
#> triathlon_leg_choice([], {"Io": {"swim": 1}})
#> triathlon_leg_choice(["fly"], {})
#> triathlon_leg_choice(["a", "a"], {"x": {"a": 5}, "y": {"a": 4}})
#> triathlon_leg_choice(["a", "b", "c"], {"x": {"a": 1, "b": 1}, "y": {"b": 2}})

### personal_bests
def personal_bests(entries):
    best, news = {}, []
    for year, athlete, mark in entries:
        old = best.get(athlete)
        if old is None or mark > old:
            best[athlete] = mark
            news.append(f"{year} {athlete} {mark}" + (f" (+{mark - old})" if old is not None else ""))
    return news

#> personal_bests([(2020, "Eva", 540), (2021, "Eva", 555), (2021, "Mia", 500), (2022, "Eva", 550)])
#> personal_bests([])
#> personal_bests([(1, "x", 0), (2, "x", 0)])
#> personal_bests([(1999, "Zed", -5), (2000, "Zed", -2)])
#> personal_bests([(3, "a", 10), (3, "b", 11), (3, "a", 12)])

### payroll_summary
def payroll_summary(staff, overtime_after=40):
    lines, total = [], 0
    for person in staff:
        normal = min(person["hours"], overtime_after)
        extra = person["hours"] - normal
        pay = person["rate"] * (normal + 1.5 * extra)
        total += pay
        lines.append(f"{person['name'][:8]:<8}|{pay:>9,.2f}{'*' if extra else ''}")
    return lines + [f"{'sum':<8}|{total:>9,.2f}"]

#> payroll_summary([{"name": "Wanda", "hours": 45, "rate": 20}, {"name": "Xavier-John", "hours": 10, "rate": 31.5}])
#> payroll_summary([])
#> payroll_summary([{"name": "Yo", "hours": 40, "rate": 100}])
#> payroll_summary([{"name": "Zed", "hours": 3, "rate": 10}], overtime_after=0)
#> payroll_summary([{"name": "Ann", "rate": 10}])

### split_full_names
def split_full_names(names):
    people = []
    for name in names:
        if "," in name:
            last, first = (part.strip() for part in name.split(",", 1))
        else:
            *given, last = name.split() or [""]
            first = " ".join(given)
        people.append({"first": first or None, "last": last.capitalize()})
    return people

#> split_full_names(["Ada Lovelace", "Hopper, Grace", "prince"])
#> split_full_names([])
#> split_full_names(["", "van Gogh, Vincent Willem"])
#> split_full_names(["  mary  ann   EVANS "])
#> split_full_names(["de la Cruz, ", ",x"])

### username_allocator
def username_allocator(people, taken):
    taken = set(taken)
    result = {}
    for first, last in people:
        options = [first[:n] + last for n in range(1, len(first) + 1)]
        options += [f"{first[0]}{last}{i}" for i in (2, 3)]
        for option in map(str.lower, options):
            if option not in taken:
                taken.add(option)
                result[first, last] = option
                break
    return result

#> username_allocator([("Ann", "Lee"), ("Abe", "Lee"), ("Ann", "Lee")], [])
#> username_allocator([("Bo", "Xu")], ["bxu", "boxu"])
#> username_allocator([], ["root"])
#> username_allocator([("C", "D")], {"cd", "cd2", "cd3"})
#> username_allocator([("", "Mono")], [])

### secret_santa_rotation
def secret_santa_rotation(people, couples):
    forbidden = {frozenset(c) for c in couples}
    for shift in range(1, len(people)):
        pairs = [(p, people[(i + shift) % len(people)]) for i, p in enumerate(people)]
        if not any(frozenset(pair) in forbidden for pair in pairs):
            return dict(pairs)
    return None

#> secret_santa_rotation(["Al", "Bo", "Cy", "Di"], [("Al", "Bo")])
#> secret_santa_rotation(["Al", "Bo", "Cy"], [])
#> secret_santa_rotation(["Al", "Bo"], [("Bo", "Al")])
#> secret_santa_rotation([], [])
#> secret_santa_rotation(["a", "b", "c", "d", "e"], [("a", "b"), ("c", "e")])

### skills_gap
def skills_gap(team, project):
    covered = {}
    for person, skills in team.items():
        for skill, level in skills.items():
            if level > covered.get(skill, (0, ""))[0]:
                covered[skill] = (level, person)
    gaps, leads = [], {}
    for skill, wanted in project.items():
        level, person = covered.get(skill, (0, None))
        if level >= wanted:
            leads[skill] = person
        else:
            gaps.append((skill, wanted - level))
    return leads, gaps

#> skills_gap({"Ana": {"sql": 3, "css": 1}, "Ben": {"sql": 4}}, {"sql": 4, "css": 2, "go": 1})
#> skills_gap({}, {"go": 2})
#> skills_gap({"Cy": {"go": 5}}, {})
#> skills_gap({"D": {"x": 2}, "E": {"x": 2}}, {"x": 2})
#> skills_gap({"F": {"y": 0}}, {"y": 0, "z": 0})

### vacation_balance
def vacation_balance(employees, requests):
    left = dict(employees)
    decisions = []
    for name, days in requests:
        if name not in left:
            decisions.append((name, "unknown"))
        elif days > left[name]:
            decisions.append((name, f"denied, {left[name]} left"))
        else:
            left[name] -= days
            decisions.append((name, "ok"))
    return decisions, {n: d for n, d in left.items() if d != employees[n]}

#> vacation_balance({"Ola": 10, "Pia": 2}, [("Ola", 6), ("Pia", 3), ("Ola", 5), ("Kai", 1)])
#> vacation_balance({}, [])
#> vacation_balance({"Ola": 5}, [("Ola", 5), ("Ola", 0)])
#> vacation_balance({"Ola": 5, "Per": 7}, [("Per", 7), ("per", 1)])
#> vacation_balance({"X": 1}, [("X", -2)])

### age_pyramid
def age_pyramid(people, step=20):
    bands = {}
    for name, sex, age in people:
        left, right = bands.get(age // step, ("", ""))
        bands[age // step] = (left + "m", right) if sex == "m" else (left, right + "f")
    return [
        f"{band * step:>3}+ {left:>4}|{right}" for band, (left, right) in sorted(bands.items(), reverse=True)
    ]

#> age_pyramid([("a", "m", 5), ("b", "f", 19), ("c", "f", 44), ("d", "m", 41), ("e", "m", 59)])
#> age_pyramid([])
#> age_pyramid([("x", "f", 20), ("y", "f", 39)])
#> age_pyramid([("x", "m", 7), ("y", "m", 8), ("z", "m", 15)], step=5)
#> age_pyramid([("old", "f", 101)], 50)

### contact_merge
def contact_merge(cards):
    merged = {}
    for card in cards:
        key = card.get("email", "").lower() or card["name"]
        target = merged.setdefault(key, {"name": card["name"], "phones": []})
        if len(card["name"]) > len(target["name"]):
            target["name"] = card["name"]
        for phone in card.get("phones", []):
            digits = "".join(filter(str.isdigit, phone))
            if digits not in target["phones"]:
                target["phones"].append(digits)
    return list(merged.values())

#> contact_merge([{"name": "Kim", "email": "K@x.se", "phones": ["08-12 3"]}, {"name": "Kim Ek", "email": "k@x.se", "phones": ["08123", "070"]}])
#> contact_merge([])
#> contact_merge([{"name": "Lou"}, {"name": "Lou", "phones": ["+46 1"]}])
#> contact_merge([{"name": "A", "email": "a@b"}, {"name": "B", "email": ""}])
#> contact_merge([{"email": "ghost@x"}])

### fair_chore_rotation
def fair_chore_rotation(people, chores, weeks):
    roster = []
    load = dict.fromkeys(people, 0)
    for week in range(weeks):
        assigned = {}
        for chore, weight in chores.items():
            who = min((p for p in people if p not in assigned.values()), key=lambda p: load[p], default=None)
            if who is None:
                break
            assigned[chore] = who
            load[who] += weight
        roster.append(assigned)
    return roster, load

#> fair_chore_rotation(["Al", "Bo"], {"dishes": 3, "trash": 1}, 3)
#> fair_chore_rotation(["Al"], {"dishes": 2, "mop": 2}, 2)
#> fair_chore_rotation([], {"dishes": 1}, 1)
#> fair_chore_rotation(["x", "y", "z"], {"cook": 5}, 4)
#> fair_chore_rotation(["x", "y"], {}, 1)

### anonymise_rows
def anonymise_rows(rows, hide=("name",), bucket="age"):
    codes = {}
    safe = []
    for row in rows:
        clean = {}
        for key, value in row.items():
            if key in hide:
                clean[key] = codes.setdefault(value, f"P{len(codes) + 1}")
            elif key == bucket:
                clean[key] = f"{value // 10 * 10}s"
            else:
                clean[key] = value
        safe.append(clean)
    return safe

#> anonymise_rows([{"name": "Ewa", "age": 34, "city": "Lodz"}, {"name": "Jan", "age": 29}, {"name": "Ewa", "age": 35}])
#> anonymise_rows([])
#> anonymise_rows([{"id": 7, "name": "x"}], hide=("id", "name"))
#> anonymise_rows([{"score": 99, "age": 5}], (), bucket="score")
#> anonymise_rows([{"age": "old"}])

### golf_leaderboard
def golf_leaderboard(cards, par):
    board = []
    for name, strokes in cards.items():
        played = len(strokes)
        diff = sum(strokes) - sum(par[:played])
        board.append((diff, -played, name))
    board.sort()
    return [f"{name} {'E' if diff == 0 else f'{diff:+}'} thru {-p}" for diff, p, name in board]

#> golf_leaderboard({"Ray": [4, 3, 5], "Sue": [3, 3, 4], "Tom": [4]}, [4, 3, 5, 4])
#> golf_leaderboard({}, [4])
#> golf_leaderboard({"Uma": []}, [3, 3])
#> golf_leaderboard({"V": [9, 9], "W": [1, 1]}, [4, 4])
#> golf_leaderboard({"b": [5, 5], "a": [5, 5], "c": [5, 5, 4]}, [5, 5, 4])

### dice_game_log
def dice_game_log(rolls, players, goal=20):
    scores = [0] * players
    turn = 0
    for roll in rolls:
        if roll == 1:
            scores[turn] = max(0, scores[turn] - 3)
        else:
            scores[turn] += roll
        if scores[turn] >= goal:
            return f"player {turn + 1} wins", scores
        if roll != 6:
            turn = (turn + 1) % players
    return "unfinished", scores

#> dice_game_log([6, 5, 3, 1, 6, 6, 2], 2)
#> dice_game_log([], 3)
#> dice_game_log([6, 6, 6, 6], 1)
#> dice_game_log([4, 2, 1, 1], 2, goal=5)
#> dice_game_log([3, 4, 5, 1, 2], 3, goal=6)

### streak_report
def streak_report(results):
    report = {}
    for team, form in results.items():
        last = form[-1:] or "-"
        length = len(form) - len(form.rstrip(last))
        unbeaten = len(form) - 1 - form.rfind("L")
        report[team] = f"{last}{length}" + (f" u{unbeaten}" if unbeaten > length else "")
    return report

#> streak_report({"Reds": "WWDLWW", "Blues": "LDWDW", "Golds": "LLL"})
#> streak_report({})
#> streak_report({"New": ""})
#> streak_report({"Draws": "DDDD", "Mix": "WDWDD"})
#> streak_report({"A": "W", "B": "LW", "C": "WL"})

### vote_share_seats
def vote_share_seats(votes, seats):
    won = dict.fromkeys(votes, 0)
    for _ in range(seats):
        party = max(votes, key=lambda p: (votes[p] / (won[p] + 1), p))
        won[party] += 1
    return {p: n for p, n in won.items() if n}

#> vote_share_seats({"Oak": 100, "Elm": 80, "Ash": 30}, 8)
#> vote_share_seats({"Oak": 50, "Elm": 50}, 1)
#> vote_share_seats({"Solo": 1}, 3)
#> vote_share_seats({"A": 10, "B": 7}, 0)
#> vote_share_seats({}, 2)
