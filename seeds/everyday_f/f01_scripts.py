### access_log_daily_summary
import re
from collections import Counter, defaultdict

LINE = re.compile(r"(?P<ip>\S+) \[(?P<day>[^:\]]+)[^\]]*\] (?P<path>\S+) (?P<code>\d{3}) (?P<ms>\d+)")


def access_log_daily_summary(log: str) -> dict[str, dict]:
    """Per day: hits, visitors, slowest path and share of errors."""
    hits = Counter()
    visitors = defaultdict(set)
    slowest = {}
    errors = Counter()
    for raw in log.splitlines():
        m = LINE.match(raw.strip())
        if not m:
            continue
        day = m["day"]
        hits[day] += 1
        visitors[day].add(m["ip"])
        if int(m["code"]) >= 400:
            errors[day] += 1
        ms = int(m["ms"])
        if day not in slowest or ms > slowest[day][0]:
            slowest[day] = (ms, m["path"])
    summary = {}
    for day in sorted(hits):
        share = round(errors[day] / hits[day], 2)
        summary[day] = {"hits": hits[day], "ips": len(visitors[day]), "slow": slowest[day][1], "errors": share}
    return summary

#> access_log_daily_summary("1.1 [01/May:10:00] / 200 12\n1.2 [01/May:10:01] /big 200 900\n1.1 [02/May] /x 404 3\n1.1 [02/May] / 200 7")
#> access_log_daily_summary("garbage\n\n9.9 [d] /a 500 1")
#> access_log_daily_summary("")
#> access_log_daily_summary("a [1] /p 200 5\nb [1] /q 503 5\na [1] /r 404 4\nc [1] /s 200 6")
#> access_log_daily_summary("a [2] /p 200 5\nb [1] /q 200 abc\nb [1] /q 200 10")
#> access_log_daily_summary('garbage\n\n9.9 [d] /a 500 1\na [1] /p 200 5\nb [1] /q 503 5\na [1] /r 404 4\nc [1] /s 200 6\na [2] /p 200 5\nb [1] /q 200 abc\nb [1] /q 200 10')
#> access_log_daily_summary('a [2] /p 200 5\nb [1] /q 200 abc\nb [1] /q 200 10\n1.1 [01/May:10:00] / 200 12\n1.2 [01/May:10:01] /big 200 900\n1.1 [02/May] /x 404 3\n1.1 [02/May] / 200 7')

### payroll_week_from_punches
class PunchError(Exception):
    """A clock-in without a clock-out, or the other way round."""


def minutes_of(clock):
    hours, minutes = clock.split(":")
    return int(hours) * 60 + int(minutes)


def worked_minutes(punches):
    total = 0
    start = None
    for kind, clock in punches:
        if kind == "in":
            if start is not None:
                raise PunchError(f"in twice at {clock}")
            start = minutes_of(clock)
        else:
            if start is None:
                raise PunchError(f"out without in at {clock}")
            total += minutes_of(clock) - start
            start = None
    if start is not None:
        raise PunchError("missing out")
    if total > 360:
        total -= 30  # unpaid break
    return total


def payroll_week_from_punches(days, rate=1500, limit=2400):
    """(pay in cents, days with errors); overtime above the limit pays half more."""
    total, bad = 0, []
    for name, text in days.items():
        punches = [tuple(p.split("@")) for p in text.split()]
        try:
            total += worked_minutes(punches)
        except PunchError as error:
            bad.append(f"{name}: {error}")
    extra = max(0, total - limit)
    pay = (total - extra) * rate / 60 + extra * rate * 1.5 / 60
    return round(pay), bad

#> payroll_week_from_punches({"mon": "in@08:00 out@12:00 in@12:30 out@17:00", "tue": "in@09:00 out@17:00"})
#> payroll_week_from_punches({"mon": "in@08:00 in@09:00", "tue": "out@10:00", "wed": "in@07:00", "thu": "in@08:00 out@10:00"})
#> payroll_week_from_punches({})
#> payroll_week_from_punches({"mon": "in@06:00 out@18:00", "tue": "in@06:00 out@18:00"}, rate=2000, limit=1200)
#> payroll_week_from_punches({"fri": "in@8 out@10:00"})

### backup_retention_plan
from datetime import date


def backup_retention_plan(days, today, daily=3, weekly=2, monthly=2):
    """Which backups to keep (by ISO date): the newest few, then one a week, then one a month."""
    dates = sorted((date.fromisoformat(d) for d in days), reverse=True)
    now = date.fromisoformat(today)
    keep = {}
    weeks, months = [], []
    for i, d in enumerate(dates):
        if d > now:
            continue
        week = d.isocalendar()[:2]
        month = (d.year, d.month)
        if i < daily:
            keep[d] = "daily"
        elif week not in weeks and len(weeks) < weekly:
            keep[d] = "weekly"
        elif month not in months and len(months) < monthly:
            keep[d] = "monthly"
        else:
            continue
        if week not in weeks and keep[d] != "daily":
            weeks.append(week)
        if month not in months and keep[d] == "monthly":
            months.append(month)
    return {d.isoformat(): why for d, why in keep.items()}

#> backup_retention_plan(["2024-05-20", "2024-05-19", "2024-05-18", "2024-05-17", "2024-05-10", "2024-05-09", "2024-04-30", "2024-04-01", "2024-03-15"], "2024-05-20")
#> backup_retention_plan(["2024-05-20", "2024-06-01"], "2024-05-21", daily=1)
#> backup_retention_plan([], "2024-05-21")
#> backup_retention_plan(["2024-01-0%d" % d for d in range(1, 9)], "2024-01-08", 2, 1, 1)
#> backup_retention_plan(["May 1"], "2024-05-21")
#> backup_retention_plan(['2024-05-20', '2024-05-19', '2024-05-18', '2024-05-17', '2024-05-10', '2024-05-09', '2024-04-30', '2024-04-01', '2024-03-15', '2024-05-20', '2024-06-01'], '2024-05-20')

### csv_sales_to_commission
import csv
import io
from decimal import Decimal

RATES = [(Decimal(1000), Decimal("0.10")), (Decimal(500), Decimal("0.07")), (Decimal(0), Decimal("0.05"))]


def rate_for(total):
    for limit, rate in RATES:
        if total >= limit:
            return rate
    raise ValueError(f"negative total {total}")


def csv_sales_to_commission(text):
    totals = {}
    for row in csv.DictReader(io.StringIO(text)):
        seller = row["seller"].strip().title()
        amount = Decimal(row["amount"])
        if row.get("returned") == "yes":
            amount = -amount
        totals[seller] = totals.get(seller, Decimal(0)) + amount
    result = {}
    for seller, total in sorted(totals.items()):
        commission = total * rate_for(total)
        result[seller] = str(commission.quantize(Decimal("0.01")))
    return result

#> csv_sales_to_commission("seller,amount,returned\nann,700,\nBOB,120.50,no\n ann ,400,no\nbob,20,yes\n")
#> csv_sales_to_commission("seller,amount\nx,499.99\ny,500\nz,1000\n")
#> csv_sales_to_commission("")
#> csv_sales_to_commission("seller,amount,returned\nx,5,yes\n")
#> csv_sales_to_commission("seller,sum\nx,5\n")

### config_migration_steps
def step_1_to_2(config):
    config["server"] = {"host": config.pop("host", "localhost"), "port": config.pop("port", 80)}
    return config


def step_2_to_3(config):
    plugins = config.get("plugins", "")
    config["plugins"] = [p.strip() for p in plugins.split(",") if p.strip()]
    return config


def step_3_to_4(config):
    for name in list(config):
        if name.startswith("old_"):
            del config[name]
    return config


STEPS = {1: step_1_to_2, 2: step_2_to_3, 3: step_3_to_4}


def config_migration_steps(config: dict, target: int = 4) -> tuple[dict, list[str]]:
    """Bring a configuration to a newer version, step by step, with a log."""
    config = dict(config)
    version = config.pop("version", 1)
    log = []
    if version > target:
        raise ValueError(f"version {version} is newer than {target}")
    while version < target:
        before = set(config)
        config = STEPS[version](config)
        gone = sorted(before - set(config))
        version += 1
        log.append(f"v{version}" + (f" without {', '.join(gone)}" if gone else ""))
    config["version"] = version
    return config, log

#> config_migration_steps({"host": "db", "port": 5, "plugins": "a, b,", "old_x": 1})
#> config_migration_steps({"version": 3, "old_a": 1, "old_b": 2, "keep": 3})
#> config_migration_steps({"version": 5})
#> config_migration_steps({"version": 2, "server": {}}, target=3)
#> config_migration_steps({}, 1)
#> config_migration_steps({'version': 2, 'old_a': 1, 'old_b': 2, 'keep': 3, 'server': {}, 'host': 'db', 'port': 5, 'plugins': 'a, b,', 'old_x': 1})

### shell_history_statistics
from collections import Counter


def split_commands(line):
    commands, current, quote = [], "", None
    for ch in line:
        if quote:
            if ch == quote:
                quote = None
        elif ch in "'\"":
            quote = ch
        elif ch in "|;":
            commands.append(current)
            current = ""
            continue
        current += ch
    commands.append(current)
    return [c.strip() for c in commands if c.strip()]


def shell_history_statistics(history: list[str], top: int = 3) -> list[tuple[str, int]]:
    """Most used programs; sudo is looked through, variables in front are skipped."""
    counts: Counter = Counter()
    for line in history:
        for command in split_commands(line):
            words = command.split()
            while words and (words[0] == "sudo" or "=" in words[0]):
                words.pop(0)
            if words:
                counts[words[0]] += 1
    return sorted(counts.items(), key=lambda c: (-c[1], c[0]))[:top]

#> shell_history_statistics(["ls -l | grep x", "sudo apt update; ls", "A=1 make", "grep 'a|b' f"])
#> shell_history_statistics([])
#> shell_history_statistics(["cd x; cd y; cd z", "sudo", "echo \"; ls\""], top=2)
#> shell_history_statistics(["git status", "git add .", "git commit -m 'x; y'", "vim a", "git push | tee log"], 2)
#> shell_history_statistics(["|;|", "  "])

### document_word_index
STOP = {"the", "a", "of", "and", "to", "in", "is"}


def words_of(text):
    word = ""
    for ch in text.lower() + " ":
        if ch.isalpha():
            word += ch
        elif word:
            yield word
            word = ""


def document_word_index(pages: list[str]) -> list[str]:
    """Back-of-the-book index: 'word 1, 3-5' for words on at least one page."""
    found: dict[str, list[int]] = {}
    for number, page in enumerate(pages, 1):
        for word in words_of(page):
            if word in STOP:
                continue
            numbers = found.setdefault(word, [])
            if not numbers or numbers[-1] != number:
                numbers.append(number)
    lines = []
    for word in sorted(found):
        ranges = []
        for n in found[word]:
            if ranges and ranges[-1][1] == n - 1:
                ranges[-1][1] = n
            else:
                ranges.append([n, n])
        text = ", ".join(str(a) if a == b else f"{a}-{b}" for a, b in ranges)
        lines.append(f"{word} {text}")
    return lines

#> document_word_index(["The cat sat.", "A cat and dog", "cat", "dog!"])
#> document_word_index([])
#> document_word_index(["to the of", "one-two"])
#> document_word_index(["x y", "x", "y x", "", "x"])
#> document_word_index(["Is it? It is."])
#> document_word_index(['x y', 'x', 'y x', '', 'x', 'to the of', 'one-two'])
#> document_word_index(['x y', 'x', 'y x', '', 'x', 'Is it? It is.'])

### ticket_triage_queue
import heapq
from dataclasses import dataclass, field

WEIGHT = {"crash": 50, "slow": 20, "typo": 5}


@dataclass(order=True)
class Ticket:
    rank: int
    number: int
    title: str = field(compare=False)


def score(title, votes):
    points = votes
    for word, weight in WEIGHT.items():
        if word in title.lower():
            points += weight
    return points


def ticket_triage_queue(events):
    """Events ('new', title, votes) or ('done',); titles in the order in which they were done."""
    queue, done, number = [], [], 0
    for event in events:
        match event:
            case ("new", title, votes):
                number += 1
                heapq.heappush(queue, Ticket(-score(title, votes), number, title))
            case ("done",):
                if not queue:
                    done.append("(idle)")
                else:
                    done.append(heapq.heappop(queue).title)
            case _:
                raise TypeError(f"unknown event {event!r}")
    return done, len(queue)

#> ticket_triage_queue([("new", "Typo in menu", 3), ("new", "Crash on save", 0), ("done",), ("new", "Slow crash", 1), ("done",), ("done",), ("done",)])
#> ticket_triage_queue([("done",)])
#> ticket_triage_queue([])
#> ticket_triage_queue([("new", "a", 1), ("new", "b", 1), ("new", "c", 2), ("done",), ("done",)])
#> ticket_triage_queue([("drop", 1)])
#> ticket_triage_queue([('new', 'a', 1), ('new', 'b', 1), ('new', 'c', 2), ('done',), ('done',), ('new', 'Typo in menu', 3), ('new', 'Crash on save', 0), ('done',), ('new', 'Slow crash', 1), ('done',), ('done',), ('done',), ('done',)])
#> ticket_triage_queue([('new', 'Typo in menu', 3), ('new', 'Crash on save', 0), ('done',), ('new', 'Slow crash', 1), ('done',), ('done',), ('done',), ('done',)])

### environment_file_merge
import re

ASSIGN = re.compile(r"^(?:export\s+)?([A-Z_][A-Z0-9_]*)=(.*)$")


def parse_env(text):
    values = {}
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        m = ASSIGN.match(line)
        if m is None:
            raise SyntaxError(f"line {number}: {line}")
        value = m.group(2)
        if value[:1] == value[-1:] == '"':
            value = value[1:-1].replace('\\"', '"')
        values[m.group(1)] = value
    return values


def environment_file_merge(*texts):
    """Later files win; $NAME refers to what was known before."""
    merged = {}
    for text in texts:
        for name, value in parse_env(text).items():
            for known in sorted(merged, key=len, reverse=True):
                value = value.replace("$" + known, merged[known])
            merged[name] = value
    return merged

#> environment_file_merge("HOST=db\nPORT=5432", "URL=\"$HOST:$PORT/app\"\n# done\nPORT=1")
#> environment_file_merge()
#> environment_file_merge("export A=1\n\nB=$A$A", "A=$B", "AB=$A-$AB")
#> environment_file_merge("ok=no")
#> environment_file_merge("MSG=\"say \\\"hi\\\"\"\nEMPTY=")
#> environment_file_merge('HOST=db\nPORT=5432\nexport A=1\n\nB=$A$A\nMSG="say \\"hi\\""\nEMPTY=', 'URL="$HOST:$PORT/app"\n# done\nPORT=1')
#> environment_file_merge('HOST=db\nPORT=5432\nexport A=1\n\nB=$A$A', 'URL="$HOST:$PORT/app"\n# done\nPORT=1')
