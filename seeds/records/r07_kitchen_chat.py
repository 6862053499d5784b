### scale_recipe
from fractions import Fraction


def scale_recipe(recipe, servings):
    factor = Fraction(servings, recipe["serves"])
    scaled = []
    for name, (amount, unit) in recipe["items"].items():
        new = amount * factor
        whole, part = divmod(new, 1)
        text = f"{whole}" if not part else f"{whole} {part}" if whole else f"{part}"
        scaled.append(f"{text} {unit} {name}".replace("  ", " "))
    return scaled

#> scale_recipe({"serves": 4, "items": {"flour": (300, "g"), "eggs": (2, "")}}, 6)
#> scale_recipe({"serves": 2, "items": {"milk": (1, "cup")}}, 1)
#> scale_recipe({"serves": 3, "items": {}}, 9)
#> scale_recipe({"serves": 0, "items": {"air": (1, "l")}}, 2)
#> scale_recipe({"serves": 6, "items": {"rice": (2, "cups"), "stock": (5, "dl"), "salt": (1, "tsp")}}, 4)

### shopping_list_from_menu
def shopping_list_from_menu(menu, recipes, pantry):
    need = {}
    for dish in menu:
        for item, qty in recipes[dish].items():
            need[item] = need.get(item, 0) + qty
    return {item: qty - pantry.get(item, 0) for item, qty in sorted(need.items()) if qty > pantry.get(item, 0)}

#> shopping_list_from_menu(["soup", "pie"], {"soup": {"leek": 2, "oil": 1}, "pie": {"leek": 1, "egg": 3}}, {"egg": 1, "oil": 5})
#> shopping_list_from_menu([], {}, {"egg": 9})
#> shopping_list_from_menu(["toast", "toast"], {"toast": {"bread": 2}}, {})
#> shopping_list_from_menu(["stew"], {"soup": {}}, {})
#> shopping_list_from_menu(["rice"], {"rice": {"rice": 4, "salt": 1}}, {"rice": 4, "salt": 0})

### dishes_possible
def dishes_possible(recipes, pantry, spare=0):
    ready, almost = [], {}
    for dish, needs in recipes.items():
        lacking = set(needs) - set(pantry)
        if not lacking:
            ready.append(dish)
        elif len(lacking) <= spare:
            almost[dish] = sorted(lacking)
    return ready, almost

#> dishes_possible({"omelette": ["egg", "butter"], "salad": ["kale", "oil", "nuts"]}, ["egg", "butter", "oil"], 2)
#> dishes_possible({}, ["egg"])
#> dishes_possible({"tea": ["water", "leaf"]}, [], spare=1)
#> dishes_possible({"air": [], "jam": ["plum"]}, set(), 1)
#> dishes_possible({"x": ["a", "b", "c"]}, {"a": 1, "b": 2}, 0)

### oven_schedule
def oven_schedule(dishes, serve_at):
    def clock(minutes):
        return f"{minutes // 60 % 24:02d}:{minutes % 60:02d}"

    hours, mins = map(int, serve_at.split(":"))
    end = hours * 60 + mins
    starts = sorted((end - prep - cook, name) for name, prep, cook in dishes)
    return [f"{clock(t)} {name}" for t, name in starts]

#> oven_schedule([("roast", 20, 90), ("beans", 5, 10), ("cake", 15, 45)], "18:30")
#> oven_schedule([], "12:00")
#> oven_schedule([("bread", 600, 40)], "08:00")
#> oven_schedule([("b", 5, 5), ("a", 0, 10)], "00:05")
#> oven_schedule([("x", 1, 1)], "noon")

### allergen_matrix
def allergen_matrix(dishes, guests):
    lines = []
    for guest, avoid in guests.items():
        marks = "".join("-" if set(avoid) & set(contents) else "+" for contents in dishes.values())
        lines.append(f"{guest:>6} {marks} {marks.count('+')}/{len(marks)}")
    return lines

#> allergen_matrix({"pie": ["nuts", "egg"], "soup": ["milk"], "rice": []}, {"Ian": ["nuts"], "Jo": ["milk", "egg"]})
#> allergen_matrix({}, {"Ian": ["nuts"]})
#> allergen_matrix({"bun": ["wheat"]}, {})
#> allergen_matrix({"bun": ["wheat"], "dal": ["lentil"]}, {"Marianne": [], "Bo": ["wheat", "lentil"]})
#> allergen_matrix({"fish": {"fish"}}, {"Al": ("fish",)})

### recipe_rating_bayes
def recipe_rating_bayes(ratings, prior=3, weight=2):
    scores = {
        dish: (prior * weight + sum(stars)) / (weight + len(stars)) for dish, stars in ratings.items()
    }
    return [(d, round(scores[d], 2)) for d in sorted(scores, key=scores.get, reverse=True)]

#> recipe_rating_bayes({"curry": [5, 5, 4], "stew": [5], "slaw": [1, 2]})
#> recipe_rating_bayes({})
#> recipe_rating_bayes({"new": []})
#> recipe_rating_bayes({"a": [4], "b": [4], "c": [2, 4, 4, 4]}, prior=4, weight=1)
#> recipe_rating_bayes({"z": []}, weight=0)

### convert_units_list
TO_ML = {"tsp": 5, "tbsp": 15, "cup": 240}


def convert_units_list(lines):
    total, skipped = 0, []
    for line in lines:
        try:
            amount, unit, *rest = line.split()
            total += float(amount) * TO_ML[unit.rstrip("s")]
        except (ValueError, KeyError) as problem:
            skipped.append(type(problem).__name__)
    return total, skipped

#> convert_units_list(["2 cups milk", "1 tbsp oil", "0.5 tsp salt"])
#> convert_units_list([])
#> convert_units_list(["a pinch of salt", "3 eggs", "1 cup"])
#> convert_units_list(["eggs", "4 tsps vanilla extract"])
#> convert_units_list(["1/2 cup sugar", "-1 cup"])

### meal_plan_repeats
def meal_plan_repeats(plan, gap):
    last = {}
    problems = []
    for day, dish in enumerate(plan):
        if dish is None:
            continue
        if dish in last and day - last[dish] <= gap:
            problems.append(f"{dish} on day {day}, {day - last[dish]} after last")
        last[dish] = day
    return problems

#> meal_plan_repeats(["pasta", "soup", "pasta", "fish", "soup"], 2)
#> meal_plan_repeats([], 3)
#> meal_plan_repeats([None, None, "pie"], 1)
#> meal_plan_repeats(["rice", "rice", "rice"], 1)
#> meal_plan_repeats(["a", "b", None, "a", "b", "a"], 3)

### prep_step_order
def prep_step_order(steps):
    order, visiting = [], []

    def visit(step):
        if step in order:
            return
        if step in visiting:
            raise ValueError("circular: " + step)
        visiting.append(step)
        for need in steps.get(step, []):
            visit(need)
        order.append(step)

    for step in steps:
        visit(step)
    return order

#> prep_step_order({"bake": ["mix", "heat"], "mix": ["weigh"], "heat": []})
#> prep_step_order({})
#> prep_step_order({"a": ["b"], "b": ["c"], "c": ["a"]})
#> prep_step_order({"serve": ["plate"], "plate": ["cook", "wash"], "cook": ["wash"]})
#> prep_step_order({"x": [], "y": [], "z": ["y"]})

### calorie_day_log
def calorie_day_log(log, table, goal):
    rows = []
    left = goal
    for entry in log:
        food, _, portions = entry.partition("*")
        kcal = table.get(food.strip(), 0) * int(portions or 1)
        left -= kcal
        rows.append((food.strip(), kcal, "over" if left < 0 else "ok"))
    return rows, left

#> calorie_day_log(["apple * 2", "bread", "cheese*3"], {"apple": 80, "bread": 250, "cheese": 110}, 600)
#> calorie_day_log([], {}, 2000)
#> calorie_day_log(["mystery stew", "tea"], {"tea": 2}, 100)
#> calorie_day_log(["cake*5"], {"cake": 400}, 1999)
#> calorie_day_log(["pie*two"], {"pie": 300}, 900)

### chat_reply_threads
def chat_reply_threads(messages):
    children = {}
    for mid, parent, _ in messages:
        children.setdefault(parent, []).append(mid)
    text = {mid: body for mid, _, body in messages}

    def show(mid, level):
        yield "  " * level + text[mid]
        for child in children.get(mid, []):
            yield from show(child, level + 1)

    return [line for root in children.get(None, []) for line in show(root, 0)]

#> chat_reply_threads([(1, None, "lunch?"), (2, 1, "yes"), (3, 2, "where"), (4, 1, "no")])
#> chat_reply_threads([])
#> chat_reply_threads([(5, None, "hi"), (6, None, "hello")])
#> chat_reply_threads([(7, 99, "orphan")])
#> chat_reply_threads([(2, 1, "re"), (1, None, "top"), (3, None, "other"), (4, 3, "sub")])

### chat_mentions
def chat_mentions(messages, members):
    inbox = {m: [] for m in members}
    for author, text in messages:
        for word in text.split():
            name = word.strip(",.!?").removeprefix("@")
            if word.startswith("@") and name in inbox and name != author:
                inbox[name].append(author)
    return {name: senders for name, senders in inbox.items() if senders}

#> chat_mentions([("ann", "@bob, see @cat!"), ("bob", "@bob me")], ["ann", "bob", "cat"])
#> chat_mentions([], ["ann"])
#> chat_mentions([("x", "mail bob@work")], ["bob"])
#> chat_mentions([("ann", "@zed?"), ("cat", "thanks @ann. @ann")], ["ann", "cat"])
#> chat_mentions([("zoé", "hé @luc !"), ("luc", "@zoé?!")], ["zoé", "luc"])

### who_talks_most
def who_talks_most(chat):
    words = {}
    for line in chat:
        name, colon, text = line.partition(":")
        if colon:
            words[name] = words.get(name, 0) + len(text.split())
    if not words:
        return "silence"
    top = max(words.values())
    names = sorted(n for n, w in words.items() if w == top)
    return f"{' & '.join(names)} with {top} words"

#> who_talks_most(["Ed: hi all", "Flo: hey Ed how is it", "Ed: good"])
#> who_talks_most([])
#> who_talks_most(["* Ed joined *", "* Flo left *"])
#> who_talks_most(["Gus: one two", "Amy: three four"])
#> who_talks_most(["bot:", "ann: see http://x", "** note **"])

### unread_counts
def unread_counts(rooms, last_read):
    counts = []
    for room, stamps in rooms.items():
        seen = last_read.get(room, -1)
        new = sum(s > seen for s in stamps)
        if new:
            counts.append((room, "9+" if new > 9 else str(new)))
    counts.sort(key=lambda c: (len(c[1]), c[1]), reverse=True)
    return counts

#> unread_counts({"dev": [1, 5, 9], "ops": [2, 3], "fun": [7]}, {"dev": 4, "ops": 3})
#> unread_counts({}, {})
#> unread_counts({"all": list(range(12))}, {"all": 1})
#> unread_counts({"a": list(range(30)), "b": [1, 2, 3]}, {"b": 0})
#> unread_counts({"quiet": []}, {"quiet": 10})

### reaction_summary
from collections import Counter


def reaction_summary(reactions):
    unique = {(user, emoji) for user, emoji in reactions}
    tally = Counter(emoji for _, emoji in unique)
    ranked = sorted(tally.items(), key=lambda e: (-e[1], e[0]))
    return " ".join(f"{emoji}{n if n > 1 else ''}" for emoji, n in ranked)

#> reaction_summary([("a", "👍"), ("b", "👍"), ("a", "👍"), ("c", "🎉")])
#> reaction_summary([])
#> reaction_summary([("x", "+1")])
#> reaction_summary([("a", "b"), ("b", "a"), ("c", "c")])
#> reaction_summary([("u", ":)"), ("v", ":("), ("w", ":)"), ("u", ":("), ("y", ":)")])

### merge_burst_messages
def merge_burst_messages(messages, gap=60):
    merged = []
    for t, who, text in messages:
        if merged and merged[-1]["who"] == who and t - merged[-1]["end"] <= gap:
            merged[-1]["text"] += " / " + text
            merged[-1]["end"] = t
        else:
            merged.append({"who": who, "end": t, "text": text})
    return [f"{m['who']}> {m['text']}" for m in merged]

#> merge_burst_messages([(0, "kim", "hey"), (20, "kim", "you there"), (30, "lou", "yes"), (300, "lou", "hm")])
#> merge_burst_messages([])
#> merge_burst_messages([(5, "a", "x"), (66, "a", "y")])
#> merge_burst_messages([(5, "a", "x"), (65, "a", "y"), (125, "a", "z")])
#> merge_burst_messages([(1, "m", "one"), (2, "m", "two"), (9, "m", "three")], gap=5)

### average_reply_delay
def average_reply_delay(messages, me):
    delays, asked = [], None
    for t, who in messages:
        if who != me:
            asked = t if asked is None else asked
        elif asked is not None:
            delays.append(t - asked)
            asked = None
    return (sum(delays) / len(delays), max(delays)) if delays else None

#> average_reply_delay([(0, "bo"), (4, "me"), (10, "bo"), (12, "al"), (20, "me")], "me")
#> average_reply_delay([], "me")
#> average_reply_delay([(1, "me"), (2, "me")], "me")
#> average_reply_delay([(1, "al"), (2, "bo")], "cy")
#> average_reply_delay([(3, "x"), (3, "me"), (8, "y"), (9, "me"), (11, "me")], "me")

### spam_score_messages
SPAM_RULES = [
    (3, lambda m: "free" in m.lower()),
    (2, lambda m: m.isupper()),
    (1, lambda m: m.count("!") > 2),
    (-2, lambda m: len(m.split()) > 8),
]


def spam_score_messages(messages, limit=3):
    out = {}
    for m in messages:
        score = sum(points for points, rule in SPAM_RULES if rule(m))
        if score >= limit:
            out[m] = score
    return out

#> spam_score_messages(["FREE CASH!!!", "lunch at noon?", "Free tickets"])
#> spam_score_messages([])
#> spam_score_messages(["do you feel free to talk about it this evening or not"])
#> spam_score_messages(["HELLO", "WOW!!!", "wow!!!"], 2)
#> spam_score_messages(["", "!!!!"], limit=0)

### poll_from_chat
def poll_from_chat(messages, options):
    votes = {}
    for who, text in messages:
        choice = text.strip().lower()
        if choice == "cancel":
            votes.pop(who, None)
        elif choice in options:
            votes[who] = choice
    counted = {o: sum(v == o for v in votes.values()) for o in options}
    winner = max(counted, key=counted.get)
    return counted, winner if counted[winner] else None

#> poll_from_chat([("a", "pizza"), ("b", "Sushi "), ("a", "sushi")], ["pizza", "sushi"])
#> poll_from_chat([], ["x", "y"])
#> poll_from_chat([("a", "x"), ("a", "cancel"), ("b", "cancel")], ["x"])
#> poll_from_chat([("p", "red"), ("q", "blue"), ("r", "green"), ("s", "BLUE")], ["red", "blue"])
#> poll_from_chat([("a", "yes")], [])

### chat_edit_history
def chat_edit_history(events):
    texts, log = {}, []
    for kind, mid, *payload in events:
        if kind == "post":
            texts[mid] = payload[0]
        elif mid not in texts:
            log.append(f"{kind} {mid}: no such message")
        elif kind == "edit":
            old, texts[mid] = texts[mid], payload[0]
            log.append(f"{mid}: {old!r} -> {payload[0]!r}")
        elif kind == "delete":
            del texts[mid]
    return texts, log

#> chat_edit_history([("post", 1, "helo"), ("edit", 1, "hello"), ("post", 2, "bye")])
#> chat_edit_history([])
#> chat_edit_history([("delete", 4), ("edit", 4, "x")])
#> chat_edit_history([("post", 1, "a"), ("delete", 1), ("edit", 1, "b")])
#> chat_edit_history([("post", 7, "it's"), ("edit", 7, "its"), ("pin", 7), ("edit", 7, 'say "its"')])

### invite_tree_depths
def invite_tree_depths(invited_by):
    depth = {}
    for person in invited_by:
        steps, node = 0, person
        while invited_by.get(node) is not None and steps <= len(invited_by):
            node = invited_by[node]
            steps += 1
        depth.setdefault(steps, []).append(person)
    return dict(sorted(depth.items()))

#> invite_tree_depths({"ann": None, "bo": "ann", "cy": "bo", "di": "ann"})
#> invite_tree_depths({})
#> invite_tree_depths({"x": "y", "y": "x"})
#> invite_tree_depths({"kid": "outsider", "solo": None})
#> invite_tree_depths({"e": "d", "d": "c", "c": "b", "b": "a", "a": None})

### blocked_word_filter
def blocked_word_filter(messages, blocked):
    clean, strikes = [], {}
    for author, text in messages:
        words = text.split()
        hits = [w for w in words if w.lower().strip(".,!?") in blocked]
        if hits:
            strikes[author] = strikes.get(author, 0) + len(hits)
            words = [w[0] + "*" * (len(w) - 1) if w in hits else w for w in words]
        clean.append(" ".join(words))
    banned = [a for a, n in strikes.items() if n >= 3]
    return clean, banned

#> blocked_word_filter([("al", "darn it, Darn!"), ("bo", "be nice")], {"darn"})
#> blocked_word_filter([], {"darn"})
#> blocked_word_filter([("cy", "heck heck"), ("cy", "oh heck.")], {"heck"})
#> blocked_word_filter([("di", "all   good")], set())
#> blocked_word_filter([("ed", "a b c"), ("fy", "b"), ("ed", "A C")], {"a", "c"})

### quote_prefix_depth
def quote_prefix_depth(lines):
    parsed = []
    for line in lines:
        depth = 0
        while line.startswith(">"):
            depth += 1
            line = line[1:].lstrip()
        parsed.append((depth, line))
    own = [text for depth, text in parsed if depth == 0 and text]
    return max((d for d, _ in parsed), default=0), own

#> quote_prefix_depth(["> > old", "> newer", "my answer", ""])
#> quote_prefix_depth([])
#> quote_prefix_depth([">>> wow", ">"])
#> quote_prefix_depth(["a > b", " > indented"])
#> quote_prefix_depth(["plain", "> q", "more", ">> r"])

### table_reservations
def table_reservations(tables, requests):
    free = sorted(tables.items(), key=lambda t: t[1])
    answer = {}
    for name, party in requests:
        for i, (table, seats) in enumerate(free):
            if seats >= party:
                answer[name] = table
                del free[i]
                break
        else:
            answer[name] = None
    return answer

#> table_reservations({"T1": 4, "T2": 2, "T3": 6}, [("Orr", 2), ("Poe", 3), ("Roy", 5)])
#> table_reservations({"T1": 2}, [("Big", 8), ("Duo", 2), ("Late", 1)])
#> table_reservations({}, [("Sad", 1)])
#> table_reservations({"bar": 10, "nook": 10}, [])
#> table_reservations({"a": 3, "b": 3, "c": 1}, [("x", 1), ("y", 1), ("z", 1)])

### kitchen_ticket_queue
import heapq


def kitchen_ticket_queue(tickets, cooks):
    free_at = [0] * cooks
    finish = {}
    for dish, arrived, minutes in tickets:
        start = max(arrived, heapq.heappop(free_at))
        finish[dish] = start + minutes
        heapq.heappush(free_at, finish[dish])
    return finish, max(free_at)

#> kitchen_ticket_queue([("soup", 0, 5), ("steak", 1, 12), ("salad", 2, 3)], 1)
#> kitchen_ticket_queue([("soup", 0, 5), ("steak", 1, 12), ("salad", 2, 3)], 2)
#> kitchen_ticket_queue([], 3)
#> kitchen_ticket_queue([("pie", 4, 1)], 0)
#> kitchen_ticket_queue([("a", 0, 10), ("b", 30, 5), ("c", 31, 5), ("d", 31, 1)], 2)
