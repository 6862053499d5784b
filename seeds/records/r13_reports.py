### form_submission_errors
def form_submission_errors(form):
    def email_ok(text):
        user, at, host = text.partition("@")
        return bool(user and at and "." in host.strip("."))

    rules = {
        "name": lambda v: 2 <= len(v.strip()) <= 20,
        "email": email_ok,
        "age": lambda v: v.isdigit() and 18 <= int(v) < 120,
    }
    return [field for field, ok in rules.items() if not ok(form.get(field, ""))]

#> form_submission_errors({"name": "Ada", "email": "ada@calc.org", "age": "36"})
#> form_submission_errors({})
#> form_submission_errors({"name": " x ", "email": "x@y", "age": "17"})
#> form_submission_errors({"name": "Bo", "email": "@a.b", "age": "-3"})
#> form_submission_errors({"name": "Cy", "email": "c@.com.", "age": "119"})

### dotted_price_labels
def dotted_price_labels(items, width=20):
    out = []
    for name, cents in items:
        price = f"{cents / 100:.2f}"
        space = width - len(price) - 1
        label = name if len(name) <= space else name[:space - 1] + "…"
        out.append(label.ljust(space, ".") + " " + price)
    return out

#> dotted_price_labels([("Coffee", 350), ("Chocolate croissant", 425)])
#> dotted_price_labels([])
#> dotted_price_labels([("Tea", 5)], width=10)
#> dotted_price_labels([("Gift card", 100000), ("Refund", -250)], 18)
#> dotted_price_labels([("", 0)], 8)

### grouped_bullets
from operator import itemgetter
from itertools import groupby


def grouped_bullets(todos):
    lines = []
    ordered = sorted(todos, key=itemgetter("list", "prio"))
    for name, group in groupby(ordered, key=itemgetter("list")):
        lines.append(name.upper())
        lines.extend(f" {'x' if t.get('done') else '-'} {t['text']}" for t in group)
    return lines

#> grouped_bullets([{"list": "home", "prio": 2, "text": "sweep"}, {"list": "work", "prio": 1, "text": "mail", "done": True}, {"list": "home", "prio": 1, "text": "cook"}])
#> grouped_bullets([])
#> grouped_bullets([{"list": "z", "prio": 0, "text": "a"}, {"list": "a", "prio": 9, "text": "z", "done": False}])
#> grouped_bullets([{"list": "x", "text": "no prio"}])
#> grouped_bullets([{"list": "é", "prio": 1, "text": "one"}, {"list": "é", "prio": 1, "text": "two"}])

### expense_categories
KEYWORDS = [("food", ("cafe", "grill", "market")), ("travel", ("rail", "taxi", "air"))]


def expense_categories(statement):
    sums = {}
    for line in statement:
        *words, amount = line.lower().split()
        label = "other"
        for category, keys in KEYWORDS:
            if any(k in w for w in words for k in keys):
                label = category
                break
        sums[label] = round(sums.get(label, 0) + float(amount), 2)
    return sums

#> expense_categories(["Corner Cafe 4.50", "NatRail 32.00", "Hairdresser 20", "Supermarket 61.25"])
#> expense_categories([])
#> expense_categories(["Airport Grill 15.00", "AIRLINE 200"])
#> expense_categories(["19.99", "taxi taxi 8"])
#> expense_categories(["Gym monthly"])

### survey_likert
def survey_likert(answers, labels=("no", "maybe", "yes")):
    counts = [0] * len(labels)
    invalid = 0
    for a in answers:
        if a in labels:
            counts[labels.index(a)] += 1
        else:
            invalid += 1
    valid = len(answers) - invalid
    mean = sum(i * n for i, n in enumerate(counts)) / valid if valid else None
    return dict(zip(labels, counts)), mean, invalid

#> survey_likert(["yes", "no", "yes", "maybe", "???"])
#> survey_likert([])
#> survey_likert(["Yes", "NO"])
#> survey_likert(["c", "a", "c", "c"], ("a", "b", "c"))
#> survey_likert(["no", "no", "no"])

### headline_numbers
def headline_numbers(current, previous):
    cards = []
    for metric, value in current.items():
        old = previous.get(metric)
        if old is None:
            trend = "new"
        elif old == 0:
            trend = "n/a"
        else:
            trend = f"{(value - old) / abs(old):+.0%}"
        cards.append(f"{metric}={value:,} [{trend}]")
    return cards

#> headline_numbers({"users": 12500, "churn": 30}, {"users": 10000, "churn": 40})
#> headline_numbers({}, {"users": 1})
#> headline_numbers({"sales": 5}, {"sales": 0})
#> headline_numbers({"temp": -5, "wind": 3}, {"temp": -10})
#> headline_numbers({"x": 100, "y": 1234567}, {"x": 100, "y": 1234000})

### wrap_in_columns
def wrap_in_columns(names, per_row=3):
    if not names:
        return "(empty)"
    width = max(map(len, names)) + 1
    rows = -(-len(names) // per_row)
    lines = []
    for r in range(rows):
        lines.append("".join(n.ljust(width) for n in names[r::rows]).rstrip())
    return "\n".join(lines)

#> wrap_in_columns(["ash", "birch", "cedar", "elm", "fir"])
#> wrap_in_columns([])
#> wrap_in_columns(["one"])
#> wrap_in_columns(["a", "bb", "ccc", "dddd"], 2)
#> wrap_in_columns(["x", "y", "z"], per_row=1)

### pluralised_summary
def pluralised_summary(counts):
    irregular = {"person": "people", "child": "children"}

    def word(noun, n):
        if n == 1:
            return noun
        if noun in irregular:
            return irregular[noun]
        return noun[:-1] + "ies" if noun.endswith("y") else noun + "s"

    parts = [f"{n or 'no'} {word(noun, n)}" for noun, n in counts.items()]
    return ", ".join(parts[:-1]) + (" and " if len(parts) > 1 else "") + "".join(parts[-1:])

#> pluralised_summary({"cat": 2, "person": 3, "berry": 0})
#> pluralised_summary({})
#> pluralised_summary({"child": 1})
#> pluralised_summary({"city": 5, "day": 1})
#> pluralised_summary({"key": 2, "child": 4})

### error_budget
def error_budget(days, target=0.99):
    allowed = failed = 0
    lines = []
    for day, (requests, errors) in days.items():
        allowed += requests * (1 - target)
        failed += errors
        left = allowed - failed
        lines.append(f"{day}: {left:.1f} left" if left >= 0 else f"{day}: blown by {-left:.1f}")
    return lines

#> error_budget({"mon": (1000, 4), "tue": (500, 20), "wed": (2000, 0)})
#> error_budget({})
#> error_budget({"d1": (100, 0)}, 0.9)
#> error_budget({"a": (0, 1), "b": (1000, 0)})
#> error_budget({"x": (50, 10), "y": (50, 40)}, target=0.5)

### csv_escape_rows
def csv_escape_rows(rows, sep=","):
    def escape(value):
        text = "" if value is None else str(value)
        if any(ch in text for ch in (sep, '"', "\n")):
            return '"' + text.replace('"', '""') + '"'
        return text

    return [sep.join(map(escape, row)) for row in rows]

#> csv_escape_rows([["id", "note"], [1, "a, b"], [2, 'say "hi"']])
#> csv_escape_rows([])
#> csv_escape_rows([[None, True, 2.5]])
#> csv_escape_rows([["a;b", "c,d"]], ";")
#> csv_escape_rows([["two\nlines"], [""]])

### poll_margin_text
def poll_margin_text(poll):
    ranked = sorted(poll.items(), key=lambda kv: -kv[1])
    match ranked:
        case []:
            return "no data"
        case [(name, _)]:
            return f"{name} unopposed"
        case [(a, x), (b, y), *_] if x == y:
            return f"{a} and {b} level at {x}"
        case [(a, x), (b, y), *rest]:
            return f"{a} leads {b} by {x - y}, {len(rest)} others"

#> poll_margin_text({"Roe": 41, "Doe": 38, "Poe": 21})
#> poll_margin_text({})
#> poll_margin_text({"Solo": 99})
#> poll_margin_text({"L": 30, "M": 45, "N": 45})
#> poll_margin_text({"x": 10, "y": 12})

### incident_severity_digest
from enum import IntEnum


class Severity(IntEnum):
    LOW = 1
    MID = 2
    HIGH = 3


def incident_severity_digest(incidents):
    worst = {}
    for area, label in incidents:
        try:
            level = Severity[label.upper()]
        except KeyError:
            level = Severity.LOW
        worst[area] = max(level, worst.get(area, Severity.LOW))
    return {area: s.name for area, s in worst.items()}, max(worst.values(), default=0) + 0

#> incident_severity_digest([("web", "low"), ("web", "high"), ("db", "mid")])
#> incident_severity_digest([])
#> incident_severity_digest([("net", "strange")])
#> incident_severity_digest([("a", "Mid"), ("a", "LOW"), ("b", "")])
#> incident_severity_digest([("x", "HIGH"), ("x", "mid"), ("y", "low")])

### word_budget_sections
def word_budget_sections(text, limits):
    sections, title = {}, None
    for line in text.splitlines():
        if line.startswith("# "):
            title = line[2:].strip()
            sections[title] = 0
        elif title:
            sections[title] += len(line.split())
    return [
        f"{t}: {n}/{limits[t]}{' OVER' if n > limits[t] else ''}" for t, n in sections.items() if t in limits
    ]

#> word_budget_sections("# Intro\nthis is it\n# Body\none two three four\nfive", {"Intro": 5, "Body": 4})
#> word_budget_sections("", {"Intro": 1})
#> word_budget_sections("loose words\n# A\n\n# B\nb", {"A": 0, "B": 1})
#> word_budget_sections("# X\ny", {})
#> word_budget_sections("#Tight\n# Wide \nw o r d s", {"Wide": 3})

### address_labels
def address_labels(people, home="SE"):
    labels = []
    for p in people:
        lines = [p["name"]]
        if p.get("co"):
            lines.append(f"c/o {p['co']}")
        lines.append(p.get("street", "Poste restante"))
        city = f"{p.get('zip', '')} {p['city']}".strip()
        country = p.get("country", home)
        lines.append(city if country == home else f"{city}, {country}")
        labels.append("|".join(lines))
    return labels

#> address_labels([{"name": "Eva", "street": "Ågatan 3", "zip": "11122", "city": "Umeå"}])
#> address_labels([{"name": "Tim", "city": "Cork", "country": "IE", "co": "Byrne"}, {"name": "Kai", "city": "Lund", "co": ""}])
#> address_labels([])
#> address_labels([{"name": "Bo", "city": "Oslo", "zip": "0150", "country": "NO"}], home="NO")
#> address_labels([{"name": "Nowhere"}])

### sales_funnel
def sales_funnel(users, stages):
    counts = []
    remaining = users
    for stage in stages:
        remaining = {u: seen for u, seen in remaining.items() if stage in seen}
        counts.append(len(remaining))
    rates = [f"{b / a:.0%}" if a else "-" for a, b in zip(counts, counts[1:])]
    return counts, rates

#> sales_funnel({"u1": ["view", "cart", "pay"], "u2": ["view", "cart"], "u3": ["view"]}, ["view", "cart", "pay"])
#> sales_funnel({}, ["view", "cart"])
#> sales_funnel({"u1": ["pay"]}, ["view", "cart", "pay"])
#> sales_funnel({"a": {"x", "y"}, "b": {"x"}}, ["y", "x"])
#> sales_funnel({"a": "xyz"}, [])

### crop_yield_ranking
from dataclasses import dataclass, field


@dataclass(order=True)
class Plot:
    density: float
    name: str = field(compare=False)


def crop_yield_ranking(plots, top=2):
    ranked = sorted((Plot(kg / area, name) for name, kg, area in plots if area), reverse=True)
    return [f"{p.name}:{p.density:.2f}" for p in ranked[:top]]

#> crop_yield_ranking([("north", 120, 40), ("south", 90, 20), ("hill", 10, 8)])
#> crop_yield_ranking([])
#> crop_yield_ranking([("void", 5, 0), ("pot", 1, 3)])
#> crop_yield_ranking([("a", 2, 1), ("b", 4, 2), ("c", 6, 3)], top=3)
#> crop_yield_ranking([("x", -4, 2), ("y", 0, 5)], 1)

### museum_visitors_table
def museum_visitors_table(days, capacity):
    rows = []
    full_days = 0
    for label, groups in days:
        total = 0
        turned_away = 0
        for size in groups:
            if total + size <= capacity:
                total += size
            else:
                turned_away += size
        full_days += total == capacity
        rows.append(f"{label[:3]} {total:>3}/{capacity} {turned_away or '-'}")
    return rows, full_days

#> museum_visitors_table([("Monday", [10, 20, 5]), ("Tuesday", [25, 10, 5])], 30)
#> museum_visitors_table([], 10)
#> museum_visitors_table([("Sat", [50])], 40)
#> museum_visitors_table([("Sun", [])], 5)
#> museum_visitors_table([("Fri", [3, 3, 3]), ("Sat", [9])], 9)

### batch_import_report
def batch_import_report(lines):
    ok, problems = [], {}
    for number, line in enumerate(lines, 1):
        cells = [c.strip() for c in line.split(";")]
        try:
            name, qty, price = cells
            row = (name, int(qty), float(price))
            if row[1] <= 0:
                raise ValueError("quantity must be positive")
        except ValueError as err:
            reason = str(err).split(":")[0]
            problems.setdefault(reason, []).append(number)
        else:
            ok.append(row)
    return ok, problems

#> batch_import_report(["bolt; 4; 0.25", "nut; four; 0.10", "cap; 0; 1"])
#> batch_import_report([])
#> batch_import_report(["a;1", "b;2;3;4", "c;1;1"])
#> batch_import_report(["x;-2;5", "y;0;5", "z;7;abc"])
#> batch_import_report(["tea;3;2.5", " jam ;1; 4 "])

### rolling_top_seller
def rolling_top_seller(sales, window):
    leaders = []
    for end in range(window, len(sales) + 1):
        totals = {}
        for item, n in sales[end - window:end]:
            totals[item] = totals.get(item, 0) + n
        leaders.append(max(sorted(totals), key=totals.get))
    changes = sum(a != b for a, b in zip(leaders, leaders[1:]))
    return leaders, changes

#> rolling_top_seller([("ale", 3), ("gin", 5), ("ale", 4), ("rum", 9), ("gin", 1)], 3)
#> rolling_top_seller([], 2)
#> rolling_top_seller([("x", 1)], 2)
#> rolling_top_seller([("b", 2), ("a", 2), ("b", 2)], 2)
#> rolling_top_seller([("p", 5), ("q", 6), ("r", 7)], 1)

### ticket_sla_breaches
def ticket_sla_breaches(tickets, now, sla={"p1": 4, "p2": 24}):
    breaches = []
    for t in tickets:
        limit = sla.get(t["prio"])
        if limit is None:
            continue
        age = t.get("closed", now) - t["opened"]
        if age > limit:
            state = "closed" if "closed" in t else "open"
            breaches.append((age - limit, t["id"], state))
    return sorted(breaches, reverse=True)

#> ticket_sla_breaches([{"id": "T1", "prio": "p1", "opened": 0}, {"id": "T2", "prio": "p2", "opened": 5, "closed": 40}], 10)
#> ticket_sla_breaches([], 5)
#> ticket_sla_breaches([{"id": "T3", "prio": "p9", "opened": 0}], 1000)
#> ticket_sla_breaches([{"id": "A", "prio": "p1", "opened": 6}, {"id": "B", "prio": "p1", "opened": 5}], 10)
#> ticket_sla_breaches([{"id": "C", "prio": "x", "opened": 0, "closed": 2}], 3, {"x": 1})

### keyword_alert_digest
def keyword_alert_digest(articles, watch):
    digest = {}
    for title, body in articles:
        text = f"{title} {body}".casefold()
        for person, words in watch.items():
            matched = [w for w in words if w.casefold() in text]
            if matched:
                digest.setdefault(person, []).append(f"{title} ({'/'.join(matched)})")
    return digest

#> keyword_alert_digest([("Rain ahead", "storm over coast"), ("Cup final", "late goal")], {"ann": ["storm", "rain"], "bob": ["goal"]})
#> keyword_alert_digest([], {"ann": ["x"]})
#> keyword_alert_digest([("Quiet day", "")], {"ann": [], "bob": ["noise"]})
#> keyword_alert_digest([("STRASSE closed", "")], {"uwe": ["Straße"]})
#> keyword_alert_digest([("A", "tax"), ("B", "Tax cut")], {"kim": ["tax", "cut"]})
