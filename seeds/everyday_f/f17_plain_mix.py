### csv_line_widths
def csv_line_widths(text):
    widths = []
    for row in text.split("\n"):
        cells = row.split(",")
        for i, cell in enumerate(cells):
            n = len(cell.strip())
            if i == len(widths):
                widths.append(n)
            elif n > widths[i]:
                widths[i] = n
    out = []
    for row in text.split("\n"):
        parts = []
        for i, cell in enumerate(row.split(",")):
            parts.append(cell.strip().ljust(widths[i]))
        out.append(" | ".join(parts).rstrip())
    return "\n".join(out)

#> csv_line_widths("id,name,city\n1,Ann,Rome\n22,Bartholomew,Oslo")
#> csv_line_widths("")
#> csv_line_widths("a\nbb,c\n d , eee, f")
#> csv_line_widths("x, y")
#> csv_line_widths("long header,h\n1,2\n3,4\n5,6")
#> csv_line_widths('a\nbb,c\n d , eee, f\nlong header,h\n1,2\n3,4\n5,6\nid,name,city\n1,Ann,Rome\n22,Bartholomew,Oslo')
#> csv_line_widths('x, y\nid,name,city\n1,Ann,Rome\n22,Bartholomew,Oslo\nlong header,h\n1,2\n3,4\n5,6')

### dedupe_urls_list
from urllib.parse import urlsplit

def norm(url):
    p = urlsplit(url.strip())
    host = (p.hostname or "").removeprefix("www.")
    port = f":{p.port}" if p.port and p.port not in (80, 443) else ""
    path = p.path.rstrip("/") or "/"
    q = "&".join(sorted(p.query.split("&"))) if p.query else ""
    return host + port + path + ("?" + q if q else "")

def dedupe_urls_list(urls):
    seen = {}
    for u in urls:
        n = norm(u)
        if n.startswith("/"):
            continue
        if n in seen:
            seen[n] += 1
        else:
            seen[n] = 1
    return sorted(seen.items(), key=lambda x: (-x[1], x[0]))

#> dedupe_urls_list(["http://www.a.org/x/", "https://a.org/x", "https://a.org:8080/x", "https://a.org/?b=2&a=1", "http://a.org:80/?a=1&b=2"])
#> dedupe_urls_list([])
#> dedupe_urls_list(["/relative", "not a url"])
#> dedupe_urls_list(["https://x.y/#top", "https://x.y", "https://x.y/#end"])
#> dedupe_urls_list(["http://a.b:99999/"])
#> dedupe_urls_list(['https://x.y/#top', 'https://x.y', 'https://x.y/#end', 'http://www.a.org/x/', 'https://a.org/x', 'https://a.org:8080/x', 'https://a.org/?b=2&a=1', 'http://a.org:80/?a=1&b=2', '/relative', 'not a url'])
#> dedupe_urls_list(['https://x.y/#top', 'https://x.y', 'https://x.y/#end', 'http://www.a.org/x/', 'https://a.org/x', 'https://a.org:8080/x', 'https://a.org/?b=2&a=1', 'http://a.org:80/?a=1&b=2'])

### shift_pattern_days
def shift_pattern_days(pattern, start, days, free=()):
    out = []
    letters = []
    n = ""
    for c in pattern:
        if c.isdigit():
            n += c
        else:
            letters.extend(c * int(n or 1))
            n = ""
    for d in range(start, start + days):
        s = letters[d % len(letters)]
        if d in free and s != "-":
            s = s.lower()
        out.append(s)
    work = sum(1 for s in out if s in "ELN")
    return "".join(out), work

#> shift_pattern_days("2E2L2N2-", 0, 10)
#> shift_pattern_days("2E2L2N2-", 3, 12, free=(5, 9))
#> shift_pattern_days("E", 0, 0)
#> shift_pattern_days("", 0, 3)
#> shift_pattern_days("4E3-", 2, 14, (2, 6, 10))
#> shift_pattern_days('4E3-2E2L2N2-2E2L2N2-', 2, 14, (2, 6, 10))
#> shift_pattern_days('2E2L2N2-4E3-2E2L2N2-', 3, 12, free=(5, 9))

### alias_chain_resolved
def alias_chain_resolved(aliases, command):
    seen = []
    words = command.split()
    while words and words[0] in aliases:
        name = words[0]
        if name in seen:
            break
        seen.append(name)
        words = aliases[name].split() + words[1:]
    if len(seen) > 3:
        raise RuntimeError("too many aliases: " + " ".join(seen))
    return " ".join(words)

#> alias_chain_resolved({"ll": "ls -l", "ls": "ls --color", "l": "ll -a"}, "l /tmp")
#> alias_chain_resolved({}, "echo hi")
#> alias_chain_resolved({"a": "b", "b": "c", "c": "d", "d": "e"}, "a x")
#> alias_chain_resolved({"x": ""}, "x y z")
#> alias_chain_resolved({"g": "git", "git": "git --no-pager", "gs": "g status"}, "gs")

### score_sheet_yahtzee
def score_sheet_yahtzee(dice, box):
    counts = {}
    for d in dice:
        counts[d] = counts.get(d, 0) + 1
    values = sorted(counts.values(), reverse=True)
    total = sum(dice)
    if box in ("1", "2", "3", "4", "5", "6"):
        return int(box) * counts.get(int(box), 0)
    if box == "three":
        return total if values[0] >= 3 else 0
    if box == "four":
        return total if values[0] >= 4 else 0
    if box == "full":
        return 25 if values == [3, 2] else 0
    if box in ("small", "large"):
        run = best = 1
        faces = sorted(counts)
        for a, b in zip(faces, faces[1:]):
            run = run + 1 if b == a + 1 else 1
            best = max(best, run)
        if box == "small":
            return 30 if best >= 4 else 0
        return 40 if best >= 5 else 0
    if box == "yahtzee":
        return 50 if values == [5] else 0
    if box == "chance":
        return total
    raise ValueError(box)

#> score_sheet_yahtzee([2, 3, 4, 5, 5], "small")
#> score_sheet_yahtzee([2, 3, 4, 5, 6], "large")
#> score_sheet_yahtzee([3, 3, 3, 6, 6], "full")
#> score_sheet_yahtzee([3, 3, 3, 6, 6], "3")
#> score_sheet_yahtzee([3, 3, 3, 3, 6], "four")
#> score_sheet_yahtzee([1, 1, 1, 1, 1], "yahtzee")
#> score_sheet_yahtzee([1, 2, 2, 1, 1], "three")
#> score_sheet_yahtzee([1, 2, 4, 6, 6], "chance")
#> score_sheet_yahtzee([1, 2, 4, 6, 6], "bonus")
#> score_sheet_yahtzee([2, 3, 4, 5, 6, 3, 3, 3, 6, 6, 1, 2, 4, 6, 6], 'large')
#> score_sheet_yahtzee([1, 2, 4, 6, 6, 3, 3, 3, 6, 6, 1, 2, 2, 1, 1], 'chance')

### tree_from_indented_text
def tree_from_indented_text(text, width=2):
    root = {}
    stack = [(-1, root)]
    for no, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        spaces = len(line) - len(line.lstrip(" "))
        if spaces % width:
            raise IndentationError("line %d" % no)
        level = spaces // width
        while stack[-1][0] >= level:
            stack.pop()
        if level > stack[-1][0] + 1:
            raise IndentationError("line %d jumps" % no)
        node = {}
        stack[-1][1][line.strip()] = node
        stack.append((level, node))
    return root

#> tree_from_indented_text("fruit\n  apple\n  pear\n    green\nveg")
#> tree_from_indented_text("a\n   b")
#> tree_from_indented_text("a\n    b")
#> tree_from_indented_text("")
#> tree_from_indented_text("x\n y\n  z\n y2\n\nw", width=1)

### budget_envelope_moves
def budget_envelope_moves(envelopes, moves):
    notes = []
    for m in moves:
        if "->" in m:
            src, rest = m.split("->")
            dst, amount = rest.split(":")
            amount = int(amount)
            if envelopes.get(src, 0) < amount:
                notes.append(f"{src} has only {envelopes.get(src, 0)}")
                amount = envelopes.get(src, 0)
            envelopes[src] = envelopes.get(src, 0) - amount
            envelopes[dst] = envelopes.get(dst, 0) + amount
        else:
            name, amount = m.split(":")
            envelopes[name] = envelopes.get(name, 0) + int(amount)
            if envelopes[name] < 0:
                notes.append(f"{name} is {envelopes[name]}")
    return envelopes, notes

#> budget_envelope_moves({"food": 200, "fun": 50}, ["food:-150", "fun->food:80", "food:-120"])
#> budget_envelope_moves({}, ["rent:500", "rent->save:100", "save->rent:300"])
#> budget_envelope_moves({"a": 1}, [])
#> budget_envelope_moves({"x": 10}, ["x->y:5", "y->z:5", "z->x:5", "w:-1"])
#> budget_envelope_moves({}, ["oops"])

### rule_based_tagging
def rule_based_tagging(words):
    tags = []
    for i, w in enumerate(words):
        low = w.lower()
        if low in ("the", "a", "an"):
            t = "DET"
        elif low.endswith("ing") or low.endswith("ed"):
            t = "VERB"
        elif low.endswith("ly"):
            t = "ADV"
        elif w[0].isupper() and i > 0:
            t = "NAME"
        elif w.isdigit():
            t = "NUM"
        else:
            t = "NOUN"
        if t == "VERB" and tags and tags[-1] == "DET":
            t = "ADJ"
        if t == "NOUN" and len(tags) > 1 and tags[-1] == "NAME" and tags[-2] == "NAME":
            t = "VERB"
        tags.append(t)
    return tags

#> rule_based_tagging("The running man quickly walked to Berlin".split())
#> rule_based_tagging("Then John Smith sees 12 dogs".split())
#> rule_based_tagging([])
#> rule_based_tagging("A baked cake and a boring meeting ended early".split())
#> rule_based_tagging("Mr Jones Miller eats".split())

### stacked_discount_receipt
def stacked_discount_receipt(items, rules):
    lines = []
    total = 0.0
    for name, price in items:
        p = price
        used = []
        for rule in rules:
            kind, arg = rule.split(" ", 1)
            if kind == "all":
                p = p * (100 - int(arg)) / 100
                used.append(rule)
            elif kind == "item":
                n, pct = arg.split()
                if n == name:
                    p = p * (100 - int(pct)) / 100
                    used.append(rule)
            elif kind == "over":
                limit, cut = arg.split()
                if price > float(limit):
                    p = p - float(cut)
                    used.append(rule)
        p = round(max(p, 0.0), 2)
        total += p
        lines.append((name, p, len(used)))
    return lines, round(total, 2)

#> stacked_discount_receipt([("tea", 4.0), ("mug", 12.5)], ["all 10", "item mug 50", "over 10 1.5"])
#> stacked_discount_receipt([], ["all 5"])
#> stacked_discount_receipt([("pin", 0.5)], ["over 0.1 2", "new x"])
#> stacked_discount_receipt([("a", 100.0), ("b", 99.99), ("c", 1.0)], ["over 99.99 10", "item b 100", "all 1"])
#> stacked_discount_receipt([("x", 5.0)], ["all x"])
#> stacked_discount_receipt([('tea', 4.0), ('mug', 12.5), ('x', 5.0), ('a', 100.0), ('b', 99.99), ('c', 1.0)], ['all 10', 'item mug 50', 'over 10 1.5'])
#> stacked_discount_receipt([('tea', 4.0), ('mug', 12.5), ('a', 100.0), ('b', 99.99), ('c', 1.0)], ['all 10', 'item mug 50', 'over 10 1.5'])
