### class_rank_with_ties
def class_rank_with_ties(marks):
    ordered = sorted(marks.items(), key=lambda kv: (-kv[1], kv[0]))
    ranks = []
    place = 0
    previous = object()
    for position, (name, mark) in enumerate(ordered, 1):
        if mark != previous:
            place = position
            previous = mark
        ranks.append(f"{place}. {name} ({mark})")
    return ranks

#> class_rank_with_ties({"Ola": 88, "Per": 92, "Siv": 88, "Tor": 70})
#> class_rank_with_ties({})
#> class_rank_with_ties({"Liv": 0})
#> class_rank_with_ties({"c": 5, "b": 5, "a": 5})
#> class_rank_with_ties({"Eli": 61.5, "Max": -3, "Åse": 100, "Bo": 100, "Cy": 61.5})

### weighted_grade
def weighted_grade(scores, weights):
    used = {k: w for k, w in weights.items() if k in scores}
    if not used:
        return None
    return round(sum(scores[k] * w for k, w in used.items()) / sum(used.values()), 1)

#> weighted_grade({"exam": 80, "lab": 90}, {"exam": 3, "lab": 1})
#> weighted_grade({"exam": 55}, {"exam": 2, "essay": 2, "lab": 1})
#> weighted_grade({}, {"exam": 1})
#> weighted_grade({"quiz": 10, "oral": 7, "exam": 9}, {"quiz": 1, "oral": 1, "exam": 1})
#> weighted_grade({"art": 99}, {"math": 5})
#> weighted_grade({"a": 4, "b": 6}, {"a": 0, "b": 0})

### drop_lowest_scores
def drop_lowest_scores(gradebook, drop=1):
    result = {}
    for pupil, marks in gradebook.items():
        kept = list(marks)
        for _ in range(min(drop, len(kept) - 1)):
            kept.remove(min(kept))
        result[pupil] = kept
    return result

#> drop_lowest_scores({"Ann": [7, 4, 9], "Ben": [5]})
#> drop_lowest_scores({}, 2)
#> drop_lowest_scores({"Cai": []})
#> drop_lowest_scores({"Dee": [3, 3, 3, 8], "Eli": [10, 1]}, 2)
#> drop_lowest_scores({"Fay": [6, 2, 6]}, drop=0)

### seating_chart_rows
def seating_chart_rows(pupils, per_row, absent=()):
    present = [p for p in pupils if p not in absent]
    rows = []
    while present:
        row, present = present[:per_row], present[per_row:]
        row += ["_"] * (per_row - len(row))
        rows.append(" ".join(f"{p[:3]:<3}" for p in row))
    return rows

#> seating_chart_rows(["Amal", "Bo", "Chloe", "Dag", "Elif"], 2)
#> seating_chart_rows([], 3)
#> seating_chart_rows(["Finn", "Gus", "Hana"], 3, absent={"Gus"})
#> seating_chart_rows(["Ida"], 4)
#> seating_chart_rows(["Jo", "Kim"], 1, ["Jo", "Kim"])

### timetable_clashes
def timetable_clashes(lessons):
    clashes = []
    for i, (name, day, start, end) in enumerate(lessons):
        for other, day2, start2, end2 in lessons[:i]:
            if day == day2 and start < end2 and start2 < end:
                clashes.append((other, name, min(end, end2) - max(start, start2)))
    return clashes

#> timetable_clashes([("math", "mon", 9, 11), ("art", "mon", 10, 12), ("gym", "tue", 9, 10)])
#> timetable_clashes([])
#> timetable_clashes([("a", "fri", 8, 9), ("b", "fri", 9, 10), ("c", "fri", 10, 11)])
#> timetable_clashes([("lab", "wed", 8, 16), ("bio", "wed", 10, 11), ("chem", "wed", 15, 18)])
#> timetable_clashes([("x", "mon", 1, 2), ("x", "mon", 1, 2)])

### attendance_streaks
def attendance_streaks(register):
    best = {}
    for pupil, days in register.items():
        longest = run = 0
        for mark in days:
            run = run + 1 if mark == "P" else 0
            longest = max(longest, run)
        best[pupil] = longest
    top = max(best.values(), default=0)
    return [p for p, n in best.items() if n == top], top

#> attendance_streaks({"Ira": "PPAPPP", "Jon": "PAPAPA", "Kat": "PPPAAP"})
#> attendance_streaks({})
#> attendance_streaks({"Leo": "AAAA"})
#> attendance_streaks({"Mo": "PPPPP", "Ned": "", "Oz": "LPPL"})
#> attendance_streaks({"Pia": ["P", "P", "late", "P"], "Quy": ["A"]})

### course_prereq_order
def course_prereq_order(prereqs):
    done, order = set(), []
    while len(done) < len(prereqs):
        ready = sorted(c for c, needs in prereqs.items() if c not in done and done.issuperset(needs))
        if not ready:
            stuck = sorted(set(prereqs) - done)
            raise ValueError(f"cannot schedule {stuck}")
        order.append(ready)
        done.update(ready)
    return order

#> course_prereq_order({"calc": ["algebra"], "algebra": [], "physics": ["calc"], "art": []})
#> course_prereq_order({})
#> course_prereq_order({"a": ["b"], "b": ["a"]})
#> course_prereq_order({"x": []})
#> course_prereq_order({"db": ["intro"], "os": ["intro", "c"], "c": ["intro"], "intro": []})

### grade_letters_histogram
from bisect import bisect


def grade_letters_histogram(scores, breaks=(60, 70, 80, 90), letters="FDCBA"):
    bars = dict.fromkeys(letters[::-1], "")
    for score in scores:
        bars[letters[bisect(breaks, score)]] += "#"
    return [f"{letter} {bar}".rstrip() for letter, bar in bars.items()]

#> grade_letters_histogram([59, 60, 75, 88, 91, 100])
#> grade_letters_histogram([])
#> grade_letters_histogram([70, 70, 70, 69])
#> grade_letters_histogram([1, 5, 9], (5,), "LH")
#> grade_letters_histogram([3, 14, 25], breaks=[10, 20], letters="abc")

### team_draft
def team_draft(players, captains):
    teams = {c: [] for c in captains}
    pool = sorted(players, key=lambda p: p[1], reverse=True)
    forward = True
    while pool:
        turn = captains if forward else captains[::-1]
        for c in turn:
            if pool:
                teams[c].append(pool.pop(0)[0])
        forward = not forward
    return teams

#> team_draft([("Ali", 5), ("Bev", 9), ("Cal", 7), ("Dot", 2)], ["X", "Y"])
#> team_draft([], ["X"])
#> team_draft([("Eve", 1), ("Fox", 1), ("Gil", 1)], ["red", "blue"])
#> team_draft([("H", 3), ("I", 8), ("J", 6), ("K", 4), ("L", 5), ("M", 7), ("N", 9)], ["p", "q", "r"])
#> team_draft([("Zed", 10)], ["a", "b", "c"])

### homework_missing
def homework_missing(pupils, handed_in):
    got = {}
    for pupil, task in handed_in:
        got.setdefault(pupil, set()).add(task)
    tasks = set().union(*got.values()) if got else set()
    return {p: sorted(tasks - got.get(p, set())) for p in pupils if tasks - got.get(p, set())}

#> homework_missing(["Una", "Vic"], [("Una", "t1"), ("Una", "t2"), ("Vic", "t2")])
#> homework_missing(["Una"], [])
#> homework_missing([], [("Una", "t1")])
#> homework_missing(["Wes", "Xi", "Yu"], [("Wes", "poem"), ("Yu", "map"), ("Wes", "map")])
#> homework_missing(["Zoe"], [("Zoe", "a"), ("Zoe", "a")])

### curve_scores
def curve_scores(scores, target):
    if not scores:
        return []
    mean = sum(scores) / len(scores)
    shift = target - mean
    if shift <= 0:
        return scores
    return [min(100, round(s + shift)) for s in scores]

#> curve_scores([50, 60, 70], 70)
#> curve_scores([], 75)
#> curve_scores([90, 95], 80)
#> curve_scores([99, 40, 41], 75)
#> curve_scores([10], 55.4)

### class_report_card
def class_report_card(name, grades):
    lines = [name.center(16, "=")]
    for subject, grade in grades.items():
        flag = "" if grade is None or grade >= 50 else " !"
        shown = "n/a" if grade is None else f"{grade:d}"
        lines.append(f"{subject.title():<10}{shown:>4}{flag}")
    known = [g for g in grades.values() if g is not None]
    if known:
        lines.append(f"{'Mean':<10}{sum(known) / len(known):>4.0f}")
    return lines

#> class_report_card("Ravi", {"maths": 71, "art": 49, "music": None})
#> class_report_card("Solveig", {})
#> class_report_card("T", {"latin": None})
#> class_report_card("Mary Ann Smithers", {"pe": 100, "french lit": 50})
#> class_report_card("Ugo", {"it": 12})

### assign_lockers
def assign_lockers(pupils, broken, total):
    free = iter(n for n in range(1, total + 1) if n not in broken)
    given, waiting = {}, []
    for pupil in pupils:
        number = next(free, None)
        if number is None:
            waiting.append(pupil)
        else:
            given[pupil] = number
    return given, waiting, list(free)

#> assign_lockers(["Abi", "Ben", "Cas"], {2}, 5)
#> assign_lockers(["Abi", "Ben", "Cas"], {1, 2}, 3)
#> assign_lockers([], set(), 2)
#> assign_lockers(["Dov", "Dov"], [3], 2)
#> assign_lockers(["Eva"], [], 0)

### best_two_of_three
def best_two_of_three(results):
    table = []
    for row in results:
        name, *tries = row
        valid = [t for t in tries if isinstance(t, (int, float))]
        if len(valid) < 2:
            table.append((name, "DNF"))
            continue
        *_, second, first = sorted(valid)
        table.append((name, first + second))
    return table

#> best_two_of_three([["Uli", 7, 9, 8], ["Vera", 10, None, 2]])
#> best_two_of_three([["Wim", "x", 4, "x"], ["Xan"]])
#> best_two_of_three([])
#> best_two_of_three([["Yan", 1.5, 2.5, 2.5], ["Zia", -1, -2, -3]])
#> best_two_of_three([("solo", 3, 3)])

### exam_room_allocation
def exam_room_allocation(groups, rooms):
    plan = {}
    left = dict(rooms)
    for group, size in sorted(groups.items(), key=lambda g: -g[1]):
        fitting = [r for r, cap in left.items() if cap >= size]
        if fitting:
            room = min(fitting, key=left.get)
            left[room] -= size
            plan[group] = room
        else:
            plan[group] = "overflow"
    return plan, left

#> exam_room_allocation({"9A": 20, "9B": 12, "9C": 7}, {"hall": 30, "lab": 12})
#> exam_room_allocation({}, {"hall": 30})
#> exam_room_allocation({"8X": 31}, {"hall": 30})
#> exam_room_allocation({"a": 5, "b": 5, "c": 5}, {"r1": 10, "r2": 6})
#> exam_room_allocation({"solo": 1, "duo": 2}, {})

### library_overdue_fines
def library_overdue_fines(loans, today, daily=10, cap=50):
    fines = {}
    for borrower, title, due in loans:
        late = today - due
        if late > 0:
            fines[borrower] = fines.get(borrower, 0) + min(cap, late * daily)
    return ", ".join(f"{b} owes {f / 100:.2f}" for b, f in sorted(fines.items()))

#> library_overdue_fines([("Kari", "Dune", 3), ("Lars", "Emma", 9), ("Kari", "Ulysses", 6)], 8)
#> library_overdue_fines([], 1)
#> library_overdue_fines([("Mio", "Faust", 20)], 20)
#> library_overdue_fines([("Nils", "Maps", 0), ("Oda", "Maps", 1)], 100, daily=25, cap=400)
#> library_overdue_fines([("p", "t", 1), ("o", "t", 2)], 4, 1)

### improvement_list
def improvement_list(before, after):
    deltas = [(after[n] - before[n], n) for n in before.keys() & after.keys()]
    deltas.sort(key=lambda d: (-d[0], d[1]))
    only = sorted(before.keys() ^ after.keys())
    return [f"{n} {d:+d}" for d, n in deltas], only

#> improvement_list({"Abe": 50, "Bea": 60}, {"Abe": 65, "Bea": 55, "Cid": 70})
#> improvement_list({}, {})
#> improvement_list({"Dia": 10}, {"Eos": 10})
#> improvement_list({"k": 3, "j": 3, "i": 9}, {"i": 9, "j": 4, "k": 4})
#> improvement_list({"Fin": 80, "Gro": 20}, {"Fin": 80})

### quiz_answer_key_marking
def quiz_answer_key_marking(key, sheets):
    results = {}
    for name, answers in sheets.items():
        marks = ""
        for right, given in zip(key, answers.ljust(len(key), "-")):
            marks += "." if right == given.lower() else "x" if given != "-" else "o"
        results[name] = (marks, marks.count(".") - marks.count("x") * 0.25)
    return results

#> quiz_answer_key_marking("abcd", {"Jo": "ABcd", "Al": "ab-c", "Mo": "a"})
#> quiz_answer_key_marking("ca", {})
#> quiz_answer_key_marking("", {"Jo": "abc"})
#> quiz_answer_key_marking("bbbba", {"Ty": "bbabab", "Vi": ""})
#> quiz_answer_key_marking("d", {"Xu": "D", "Yo": "e"})

### study_group_pairs
def study_group_pairs(strong, weak):
    pairs = []
    used = set()
    for learner, need in weak:
        for helper, subject in strong:
            if subject == need and helper not in used and helper != learner:
                used.add(helper)
                pairs.append(f"{helper}->{learner}:{need}")
                break
    leftover = len(weak) - len(pairs)
    return pairs, leftover

#> study_group_pairs([("Ana", "math"), ("Bo", "art")], [("Cy", "art"), ("Di", "math")])
#> study_group_pairs([], [("Cy", "art")])
#> study_group_pairs([("Ed", "bio")], [("Ed", "bio"), ("Flo", "bio"), ("Gus", "bio")])
#> study_group_pairs([("Hal", "law"), ("Ivy", "law")], [("Jo", "law"), ("Ka", "law")])
#> study_group_pairs([("Lu", "geo")], [])

### class_schedule_lookup
def class_schedule_lookup(week, day, hour):
    try:
        slots = week[day]
        return slots[hour - 8] or "free"
    except KeyError:
        return f"no school on {day}"
    except IndexError:
        return f"after hours ({len(slots)} slots)"

#> class_schedule_lookup({"mon": ["math", "", "art"], "tue": ["gym"]}, "mon", 10)
#> class_schedule_lookup({"mon": ["math", "", "art"], "tue": ["gym"]}, "mon", 9)
#> class_schedule_lookup({"mon": ["math", "", "art"], "tue": ["gym"]}, "tue", 9)
#> class_schedule_lookup({"mon": ["math"]}, "sun", 8)
#> class_schedule_lookup({"fri": ["bio", None]}, "fri", 7)
#> class_schedule_lookup({}, "", 8)

### ballot_runoff
def ballot_runoff(ballots):
    rounds = []
    active = sorted({name for b in ballots for name in b})
    while len(active) > 1:
        votes = dict.fromkeys(active, 0)
        for b in ballots:
            choice = next((n for n in b if n in votes), None)
            if choice:
                votes[choice] += 1
        loser = min(active, key=lambda n: (votes[n], n))
        rounds.append(loser)
        active.remove(loser)
    return active, rounds

#> ballot_runoff([["Ann", "Bob"], ["Bob", "Cat"], ["Cat", "Bob"], ["Bob"]])
#> ballot_runoff([])
#> ballot_runoff([["Solo"], ["Solo"]])
#> ballot_runoff([["x", "y"], ["y", "x"]])
#> ballot_runoff([["p"], ["q"], ["r", "q"], ["p"], ["q"], []])

### parent_contact_sheet
def parent_contact_sheet(pupils, parents):
    by_id = {p["id"]: p for p in parents}
    sheet = []
    for pupil in sorted(pupils, key=lambda x: x["name"]):
        phones = [by_id[i].get("phone", "none") for i in pupil.get("parents", []) if i in by_id]
        sheet.append(f"{pupil['name']}: {' / '.join(phones) if phones else '???'}")
    return sheet

#> parent_contact_sheet([{"name": "Ty", "parents": [1, 2]}, {"name": "Di", "parents": [3]}], [{"id": 1, "phone": "555-1"}, {"id": 2}, {"id": 3, "phone": "555-9"}])
#> parent_contact_sheet([], [{"id": 1}])
#> parent_contact_sheet([{"name": "Oz"}], [])
#> parent_contact_sheet([{"name": "Pip", "parents": [8]}, {"name": "Abe", "parents": [7, 8]}], [{"id": 7, "phone": "12"}])
#> parent_contact_sheet([{"parents": [1]}, {"name": "Q"}], [{"id": 1}])

### reading_log_goal
def reading_log_goal(entries, goal):
    total = 0
    for week, pages in enumerate(entries, 1):
        total += sum(pages)
        if total >= goal:
            return f"goal met in week {week} with {total - goal} spare"
    return f"{goal - total} pages short after {len(entries)} weeks"

#> reading_log_goal([[10, 20], [15], [30, 5]], 60)
#> reading_log_goal([[10, 20], [15]], 60)
#> reading_log_goal([], 5)
#> reading_log_goal([[], [], [100]], 100)
#> reading_log_goal([[8]], 0)

### elective_allocation
def elective_allocation(choices, seats):
    placed = {c: [] for c in seats}
    unplaced = []
    for pupil, wishes in choices:
        for rank, course in enumerate(wishes):
            if len(placed.get(course, ())) < seats.get(course, 0):
                placed[course].append(f"{pupil}{rank + 1}")
                break
        else:
            unplaced.append(pupil)
    return placed, unplaced

#> elective_allocation([("Ada", ["film", "chess"]), ("Ben", ["film"]), ("Cho", ["film", "chess"])], {"film": 1, "chess": 2})
#> elective_allocation([], {"film": 3})
#> elective_allocation([("Dan", [])], {"film": 1})
#> elective_allocation([("Eli", ["golf", "yoga"]), ("Fay", ["yoga"])], {"yoga": 2})
#> elective_allocation([("Gia", ["a", "b"]), ("Hal", ["b", "a"]), ("Ian", ["a", "b"])], {"a": 1, "b": 1})

### spelling_bee_elimination
def spelling_bee_elimination(contestants, attempts):
    alive = list(contestants)
    turn = 0
    for ok in attempts:
        if len(alive) <= 1:
            break
        if ok:
            turn = (turn + 1) % len(alive)
        else:
            alive.pop(turn)
            turn %= len(alive)
    return alive

#> spelling_bee_elimination(["Ana", "Bob", "Cem"], [True, False, True, False])
#> spelling_bee_elimination(["Ana", "Bob"], [False, False, False])
#> spelling_bee_elimination([], [True])
#> spelling_bee_elimination(["Dee", "Eli", "Fox", "Gus"], [1, 1, 0, 0])
#> spelling_bee_elimination(["Hu", "Io", "Jay"], [])
