### deploy_allowed_now
from datetime import datetime, time

FREEZES = [("2024-12-20", "2025-01-03"), ("2024-11-25", "2024-11-30")]


class DeployBlocked(Exception):
    pass


def check_window(moment):
    if moment.weekday() >= 4 and moment.time() > time(12, 0):
        raise DeployBlocked("too close to the weekend")
    if not time(8, 0) <= moment.time() <= time(17, 0):
        raise DeployBlocked("outside office hours")


def check_freeze(moment):
    day = moment.date().isoformat()
    for start, end in FREEZES:
        if start <= day <= end:
            raise DeployBlocked(f"freeze until {end}")


def deploy_allowed_now(text: str, approvals: list[str], hotfix: bool = False) -> bool:
    moment = datetime.fromisoformat(text)
    try:
        if not hotfix:
            check_window(moment)
        check_freeze(moment)
    except DeployBlocked as reason:
        print(reason)
        return False
    needed = 1 if hotfix else 2
    distinct = set()
    for name in approvals:
        if name.endswith("[bot]"):
            continue
        distinct.add(name.lower())
    return len(distinct) >= needed

#> deploy_allowed_now("2024-10-01T10:30", ["Ann", "bob", "ann"])
#> deploy_allowed_now("2024-10-04T15:00", ["Ann", "bob"])
#> deploy_allowed_now("2024-10-04T19:00", ["Ann", "ci[bot]"], hotfix=True)
#> deploy_allowed_now("2024-12-24T10:00", ["a", "b"], True)
#> deploy_allowed_now("2024-10-01T07:59", ["a", "b"])
#> deploy_allowed_now("2024-10-01T10:30", ["Ann", "ANN", "x[bot]"])
#> deploy_allowed_now("soon", [])

### ledger_chain_is_intact
def digest(text):
    value = 17
    for ch in text:
        value = (value * 31 + ord(ch)) % 9973
    return value


def ledger_chain_is_intact(entries: list[str]) -> bool:
    """Entries 'text|number' where the number is the digest of the text and of the number before."""
    previous = 0
    for entry in entries:
        text, bar, number = entry.rpartition("|")
        if not bar or not number.isdigit():
            return False
        if digest(f"{text}{previous}") != int(number):
            return False
        previous = int(number)
    return True

#> ledger_chain_is_intact(["a|1885"])
#> ledger_chain_is_intact(["a|9424"])
#> ledger_chain_is_intact([])
#> ledger_chain_is_intact(["no number"])
#> ledger_chain_is_intact(["pay 5|x"])
#> ledger_chain_is_intact(["%s|%d" % ("start", digest("start0")), "%s|%d" % ("next", digest("next" + str(digest("start0"))))])
#> ledger_chain_is_intact(['%s|%d' % ('start', digest('start0')), '%s|%d' % ('next', digest('next' + str(digest('start0')))), 'a|9424', 'pay 5|x'])
#> ledger_chain_is_intact(['%s|%d' % ('start', digest('start0')), '%s|%d' % ('next', digest('next' + str(digest('start0')))), 'pay 5|x'])

### roster_covers_every_shift
from itertools import product

DAYS = ("mon", "tue", "wed")
SHIFTS = ("early", "late")


def roster_covers_every_shift(roster: dict[str, list[str]], least: int = 1) -> bool:
    """roster: person -> ['mon early', ...]. Enough people everywhere, nobody late and then early."""
    staff = {slot: 0 for slot in product(DAYS, SHIFTS)}
    for person, slots in roster.items():
        own = set()
        for text in slots:
            day, shift = text.split()
            staff[day, shift] += 1
            own.add((DAYS.index(day), shift))
        for index, shift in own:
            if shift == "late" and (index + 1, "early") in own:
                return False
    for count in staff.values():
        if count < least:
            return False
    return True

#> roster_covers_every_shift({"ann": ["mon early", "tue early", "wed early"], "bob": ["mon late", "tue late", "wed late"]})
#> roster_covers_every_shift({"ann": ["mon late", "tue early"], "bob": ["mon early"]})
#> roster_covers_every_shift({"ann": ["mon early"]})
#> roster_covers_every_shift({}, least=0)
#> roster_covers_every_shift({"x": ["sun early"]})
#> roster_covers_every_shift({"a": ["mon early", "mon late"], "b": ["tue early", "tue late"], "c": ["wed early", "wed late"]}, 1)
#> roster_covers_every_shift({'ann': ['mon early', 'tue early', 'wed early'], 'bob': ['mon late', 'tue late', 'wed late'], 'a': ['mon early', 'mon late'], 'b': ['tue early', 'tue late'], 'c': ['wed early', 'wed late']})
#> roster_covers_every_shift({'ann': ['mon early'], 'a': ['mon early', 'mon late'], 'b': ['tue early', 'tue late'], 'c': ['wed early', 'wed late']})

### sentence_follows_grammar
WORDS = {"the": "det", "a": "det", "cat": "noun", "dog": "noun", "mouse": "noun", "big": "adj",
         "old": "adj", "sees": "verb", "chases": "verb", "quickly": "adv"}


def noun_phrase(tags, i):
    if i >= len(tags) or tags[i] != "det":
        return None
    i += 1
    while i < len(tags) and tags[i] == "adj":
        i += 1
    if i < len(tags) and tags[i] == "noun":
        return i + 1
    return None


def sentence_follows_grammar(sentence: str) -> bool:
    """noun phrase, optional adverb, verb, noun phrase."""
    tags = []
    for word in sentence.lower().rstrip(".!").split():
        if word not in WORDS:
            return False
        tags.append(WORDS[word])
    i = noun_phrase(tags, 0)
    if i is None:
        return False
    if i < len(tags) and tags[i] == "adv":
        i += 1
    if i >= len(tags) or tags[i] != "verb":
        return False
    end = noun_phrase(tags, i + 1)
    return end == len(tags)

#> sentence_follows_grammar("The big old cat quickly chases a mouse.")
#> sentence_follows_grammar("A dog sees the cat the dog")
#> sentence_follows_grammar("Cat sees dog")
#> sentence_follows_grammar("The big sees a dog")
#> sentence_follows_grammar("The cat purrs")
#> sentence_follows_grammar("a dog big")
#> sentence_follows_grammar("The dog sees")
#> sentence_follows_grammar('The dog sees A dog sees the cat the dog The big old cat quickly chases a mouse.')
#> sentence_follows_grammar('A dog sees the cat the dog The big sees a dog a dog big')

### sudo_like_rule_matches
import fnmatch


def sudo_like_rule_matches(rules: list[str], user: str, groups: list[str], command: str) -> bool:
    """Rules 'who: [!]pattern, pattern'; who is a user or %group; the last match wins."""
    allowed = False
    names = {user} | {"%" + g for g in groups}
    for rule in rules:
        who, _, patterns = rule.partition(":")
        if who.strip() not in names and who.strip() != "ALL":
            continue
        for pattern in patterns.split(","):
            pattern = pattern.strip()
            deny = pattern.startswith("!")
            if fnmatch.fnmatchcase(command, pattern.lstrip("!")):
                allowed = not deny
    return allowed

#> sudo_like_rule_matches(["ann: /bin/*, !/bin/rm*", "%ops: /sbin/reboot"], "ann", ["ops"], "/bin/ls -l")
#> sudo_like_rule_matches(["ann: /bin/*, !/bin/rm*", "%ops: /sbin/reboot"], "ann", [], "/bin/rm x")
#> sudo_like_rule_matches(["%ops: *", "ALL: !/bin/su"], "bob", ["ops", "dev"], "/bin/su")
#> sudo_like_rule_matches([], "root", [], "x")
#> sudo_like_rule_matches(["ann: /bin/?at", "bob: *", "ALL: /bin/date, /bin/true"], "cy", ["ann"], "/bin/cat")
#> sudo_like_rule_matches(["ALL: !*", "%dev: /usr/bin/make *", "dee: !/usr/bin/make install"], "dee", ["dev"], "/usr/bin/make test")
#> sudo_like_rule_matches(['ann: /bin/*, !/bin/rm*', '%ops: /sbin/reboot', 'ann: /bin/?at', 'bob: *', 'ALL: /bin/date, /bin/true', 'ann: /bin/*, !/bin/rm*', '%ops: /sbin/reboot'], 'ann', ['ops'], '/bin/ls -l')
#> sudo_like_rule_matches(['ann: /bin/*, !/bin/rm*', '%ops: /sbin/reboot', 'ann: /bin/?at', 'bob: *', 'ALL: /bin/date, /bin/true', 'ALL: !*', '%dev: /usr/bin/make *', 'dee: !/usr/bin/make install'], 'ann', [], '/bin/rm x')

### map_coordinates_reachable
def parse(rows):
    cells = {}
    for y, row in enumerate(rows):
        for x, ch in enumerate(row):
            if ch != "#":
                cells[x, y] = ch
    return cells


def map_coordinates_reachable(rows: list[str], keys: str = "") -> bool:
    """From @ to ! over '.'; capital letters are doors that need the small letter (found or given)."""
    cells = parse(rows)
    start = next(spot for spot, ch in cells.items() if ch == "@")
    have = set(keys)
    while True:
        seen = {start}
        todo = [start]
        found = set(have)
        while todo:
            x, y = todo.pop()
            if cells[x, y] == "!":
                return True
            if cells[x, y].islower():
                found.add(cells[x, y])
            for spot in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                ch = cells.get(spot)
                if ch is None or spot in seen:
                    continue
                if ch.isupper() and ch.lower() not in have:
                    continue
                seen.add(spot)
                todo.append(spot)
        if found == have:
            return False
        have = found

#> map_coordinates_reachable(["@.A!", "a###"])
#> map_coordinates_reachable(["@A!"])
#> map_coordinates_reachable(["@A!"], keys="a")
#> map_coordinates_reachable(["!#@"])
#> map_coordinates_reachable(["..."])
#> map_coordinates_reachable(["@bA!", "#.##", "#B.a"])
#> map_coordinates_reachable(['@A!', '@.A!', 'a###', '...'], keys='a')
#> map_coordinates_reachable(['@A!', '...', '@bA!', '#.##', '#B.a'])

### schema_change_is_compatible
def schema_change_is_compatible(old: dict, new: dict) -> bool:
    """Old readers must survive: no field removed, no type changed, new required fields need a default."""
    widening = {("int", "float"), ("str", "text")}
    for name, field in old.items():
        if name not in new:
            return False
        a, b = field["type"], new[name]["type"]
        if a != b and (a, b) not in widening:
            return False
        if isinstance(field.get("fields"), dict):
            if not schema_change_is_compatible(field["fields"], new[name].get("fields", {})):
                return False
    for name, field in new.items():
        if name in old:
            continue
        if field.get("required") and "default" not in field:
            return False
    return True

#> schema_change_is_compatible({"id": {"type": "int"}}, {"id": {"type": "float"}, "tag": {"type": "str"}})
#> schema_change_is_compatible({"id": {"type": "int"}}, {"id": {"type": "str"}})
#> schema_change_is_compatible({"a": {"type": "obj", "fields": {"b": {"type": "int"}}}}, {"a": {"type": "obj", "fields": {}}})
#> schema_change_is_compatible({}, {"x": {"type": "int", "required": True}})
#> schema_change_is_compatible({"a": {"type": "obj", "fields": {"b": {"type": "str"}, "c": {"type": "int"}}}}, {"a": {"type": "obj", "fields": {"b": {"type": "text"}, "c": {"type": "int"}, "d": {"type": "int", "required": True, "default": 0}}}})
#> schema_change_is_compatible({}, {})

### warehouse_aisle_one_way
def warehouse_aisle_one_way(moves: list[str], one_way: dict[str, str]) -> bool:
    """Moves 'A1>A5'; in aisle A numbers may only rise ('up') or fall ('down') as given; turns go over ends 0 and 9."""
    for move in moves:
        start, _, end = move.partition(">")
        aisle, a = start[0], int(start[1:])
        target, b = end[0], int(end[1:])
        if aisle == target:
            legs = [(aisle, a, b)]
        else:
            exit_at = 9 if one_way.get(aisle) == "up" else 0
            legs = [(aisle, a, exit_at), (target, exit_at, b)]
        for name, x, y in legs:
            rule = one_way.get(name)
            if rule == "up" and y < x:
                return False
            if rule == "down" and y > x:
                return False
    return True

#> warehouse_aisle_one_way(["A1>A5", "A5>B3", "B3>B1"], {"A": "up", "B": "down"})
#> warehouse_aisle_one_way(["A5>A1"], {"A": "up"})
#> warehouse_aisle_one_way(["B2>A4", "A4>A2"], {"B": "down"})
#> warehouse_aisle_one_way(["B2>C4"], {"B": "up", "C": "up"})
#> warehouse_aisle_one_way([], {})
#> warehouse_aisle_one_way(["B1>B2"], {"B": "down"})
#> warehouse_aisle_one_way(["A1>A3", "A3>A9", "C9>C0", "A2>C5", "C5>C4"], {"A": "up", "C": "down"})
#> warehouse_aisle_one_way(['A1>A3', 'A3>A9', 'C9>C0', 'A2>C5', 'C5>C4', 'A1>A5', 'A5>B3', 'B3>B1', 'B2>A4', 'A4>A2'], {'A': 'up', 'C': 'down'})
#> warehouse_aisle_one_way(['B2>A4', 'A4>A2', 'A1>A3', 'A3>A9', 'C9>C0', 'A2>C5', 'C5>C4', 'A1>A5', 'A5>B3', 'B3>B1'], {'B': 'down'})
