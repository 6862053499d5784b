### phone_list_formatted
def phone_list_formatted(numbers):
    out = []
    for raw in numbers:
        digits = "".join(c for c in raw if c in "0123456789+")
        if digits.startswith("00"):
            digits = "+" + digits[2:]
        if digits.startswith("+"):
            rest = digits[3:]
            parts = [digits[:3]]
        else:
            rest = digits.lstrip("0")
            parts = ["0"]
        while len(rest) > 4:
            parts.append(rest[:3])
            rest = rest[3:]
        if rest:
            parts.append(rest)
        out.append(" ".join(parts))
    return out

#> phone_list_formatted(["0049 30 1234567", "(0171) 555-01-99"])
#> phone_list_formatted(["+4420", "0"])
#> phone_list_formatted([])
#> phone_list_formatted(["+1 (212) 555 0100", "ext. none", "0800 33 44 55"])
#> phone_list_formatted(["12-34-56-78-90-12"])
#> phone_list_formatted(['12-34-56-78-90-12', '0049 30 1234567', '(0171) 555-01-99', '+1 (212) 555 0100', 'ext. none', '0800 33 44 55'])
#> phone_list_formatted(['0049 30 1234567', '(0171) 555-01-99', '+4420', '0', '+1 (212) 555 0100', 'ext. none', '0800 33 44 55'])

### email_domains_ranked
def email_domains_ranked(text, ignore=("gmail.com",)):
    counts = {}
    for word in text.replace(",", " ").replace(";", " ").split():
        word = word.strip("<>().")
        if word.count("@") != 1:
            continue
        user, domain = word.lower().split("@")
        if not user or "." not in domain or domain in ignore:
            continue
        base = ".".join(domain.split(".")[-2:])
        counts[base] = counts.get(base, 0) + 1
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))

#> email_domains_ranked("Ann <ann@mail.firm.org>, bob@firm.org; cy@gmail.com, dee@uni.edu.")
#> email_domains_ranked("@x.org a@b a@@b.c")
#> email_domains_ranked("")
#> email_domains_ranked("a@b.c, d@B.C, e@f.g, h@sub.f.g, i@sub.sub.f.g", ignore=())
#> email_domains_ranked("p@q.r, s@q.r", ignore=("q.r",))
#> email_domains_ranked('a@b.c, d@B.C, e@f.g, h@sub.f.g, i@sub.sub.f.g;Ann <ann@mail.firm.org>, bob@firm.org; cy@gmail.com, dee@uni.edu.;@x.org a@b a@@b.c', ignore=())
#> email_domains_ranked('Ann <ann@mail.firm.org>, bob@firm.org; cy@gmail.com, dee@uni.edu.;a@b.c, d@B.C, e@f.g, h@sub.f.g, i@sub.sub.f.g')

### mailing_addresses_grouped
import re

ZIP = re.compile(r"\b(\d{5})\s+([A-Z][\w -]+)$")

def mailing_addresses_grouped(addresses):
    areas, bad = {}, []
    for address in addresses:
        m = ZIP.search(address.strip())
        if not m:
            bad.append(address)
            continue
        area = m.group(1)[:2]
        city = m.group(2).strip()
        cities = areas.setdefault(area, [])
        if city not in cities:
            cities.append(city)
    return areas, len(bad)

#> mailing_addresses_grouped(["Am Markt 1, 53111 Bonn", "Ring 9, 53225 Bonn", "Dom 4, 50667 K", "Hafen 2, 5366 Nowhere"])
#> mailing_addresses_grouped([])
#> mailing_addresses_grouped(["A 1, 10115 Berlin", "B 2, 10999 Berlin", "C 3, 14467 Potsdam", "D 4, 10243 Berlin Mitte "])
#> mailing_addresses_grouped(["no zip", "12345"])
#> mailing_addresses_grouped(["1, 99999 X-Y", "2, 98000 Z z"])
#> mailing_addresses_grouped(['Am Markt 1, 53111 Bonn', 'Ring 9, 53225 Bonn', 'Dom 4, 50667 K', 'Hafen 2, 5366 Nowhere', 'A 1, 10115 Berlin', 'B 2, 10999 Berlin', 'C 3, 14467 Potsdam', 'D 4, 10243 Berlin Mitte ', '1, 99999 X-Y', '2, 98000 Z z'])
#> mailing_addresses_grouped(['no zip', '12345', 'A 1, 10115 Berlin', 'B 2, 10999 Berlin', 'C 3, 14467 Potsdam', 'D 4, 10243 Berlin Mitte ', '1, 99999 X-Y', '2, 98000 Z z'])

### vcard_text_to_dicts
class CardError(ValueError):
    pass

def vcard_text_to_dicts(text):
    cards, card = [], None
    for number, line in enumerate(text.splitlines(), 1):
        key, _, value = line.partition(":")
        key = key.split(";")[0].upper()
        if key == "BEGIN":
            if card is not None:
                raise CardError(f"line {number}: card in card")
            card = {}
        elif key == "END":
            cards.append(card)
            card = None
        elif card is None:
            raise CardError(f"line {number}: outside of a card")
        elif key == "TEL":
            card.setdefault("tel", []).append(value)
        elif key in ("FN", "EMAIL"):
            card[key.lower()] = value
    if card is not None:
        raise CardError("no END")
    return cards

#> vcard_text_to_dicts("BEGIN:VCARD\nFN:Ann Lee\nTEL;HOME:123\nTEL:456\nX:1\nEND:VCARD\nBEGIN:VCARD\nEMAIL:b@c.d\nEND:VCARD")
#> vcard_text_to_dicts("")
#> vcard_text_to_dicts("FN:Lost")
#> vcard_text_to_dicts("BEGIN:VCARD\nFN:X\nBEGIN:VCARD")
#> vcard_text_to_dicts("BEGIN:VCARD\nFN:X")
#> vcard_text_to_dicts("begin:VCARD\nfn:Low\nend:VCARD\nBEGIN:V\nTEL:1\nTEL:2\nTEL:3\nEND:V")
#> vcard_text_to_dicts("BEGIN:VCARD\nEND:VCARD")
#> vcard_text_to_dicts('begin:VCARD\nfn:Low\nend:VCARD\nBEGIN:V\nTEL:1\nTEL:2\nTEL:3\nEND:V\nBEGIN:VCARD\nFN:Ann Lee\nTEL;HOME:123\nTEL:456\nX:1\nEND:VCARD\nBEGIN:VCARD\nEMAIL:b@c.d\nEND:VCARD')
#> vcard_text_to_dicts('BEGIN:VCARD\nFN:Ann Lee\nTEL;HOME:123\nTEL:456\nX:1\nEND:VCARD\nBEGIN:VCARD\nEMAIL:b@c.d\nEND:VCARD\nBEGIN:VCARD\nEND:VCARD')

### names_to_user_ids
def names_to_user_ids(names, taken=()):
    used = set(taken)
    ids = {}
    for name in names:
        parts = name.lower().replace("-", " ").split()
        if not parts:
            raise ValueError("empty name")
        base = parts[0][0] + parts[-1] if len(parts) > 1 else parts[0]
        base = base[:8]
        uid = base
        n = 1
        while uid in used:
            n += 1
            uid = base[:7] + str(n)
        used.add(uid)
        ids[name] = uid
    return ids

#> names_to_user_ids(["Ann Miller", "Alex Miller", "Cher", "Jean-Luc Picard"])
#> names_to_user_ids(["Bo Li", "Bo Li Li", "Ben Li"], taken=["bli"])
#> names_to_user_ids([])
#> names_to_user_ids(["Kim", " "])
#> names_to_user_ids(["Christopher Throckmorton", "Carl Throckmorton", "C Throckmo"])
#> names_to_user_ids(['Bo Li', 'Bo Li Li', 'Ben Li', 'Christopher Throckmorton', 'Carl Throckmorton', 'C Throckmo', 'Ann Miller', 'Alex Miller', 'Cher', 'Jean-Luc Picard'], taken=['bli'])
#> names_to_user_ids(['Christopher Throckmorton', 'Carl Throckmorton', 'C Throckmo', 'Bo Li', 'Bo Li Li', 'Ben Li', 'Ann Miller', 'Alex Miller', 'Cher', 'Jean-Luc Picard'])

### salutation_for_letter
def salutation_for_letter(person, formal=True):
    title = person.get("title", "")
    last = person.get("last", "")
    if not formal:
        nick = person.get("nick") or person.get("first")
        return f"Hi {nick}," if nick else "Hi,"
    words = []
    for part in title.split():
        if part in ("Dr.", "Prof."):
            words.append(part)
    match person.get("gender"):
        case "f":
            words.insert(0, "Ms")
        case "m":
            words.insert(0, "Mr")
        case _:
            if not words:
                words = [person.get("first", "").strip()]
    if not last:
        return "Dear Sir or Madam,"
    return "Dear " + " ".join(w for w in words + [last] if w) + ","

#> salutation_for_letter({"first": "Ann", "last": "Lee", "gender": "f", "title": "Prof. Dr. rer. nat."})
#> salutation_for_letter({"first": "Bob", "nick": "Bobby"}, formal=False)
#> salutation_for_letter({})
#> salutation_for_letter({"last": "Roe", "gender": "m"})
#> salutation_for_letter({"first": "Sam", "last": "Poe", "title": "Esq."})
#> salutation_for_letter({}, False)
#> salutation_for_letter({"last": "Mu", "title": "Dr."})

### duplicate_people_suspected
def key(person):
    name, born = person
    letters = sorted(set(c for c in name.lower() if c.isalpha()))
    return "".join(letters), born[-2:]

def similar(a, b):
    wa, wb = a.lower().split(), b.lower().split()
    if len(wa) != len(wb):
        return False
    hits = 0
    for x in wa:
        for y in wb:
            if x == y or (x[0] == y[0] and min(len(x), len(y)) == 1):
                hits += 1
                break
    return hits == len(wa)

def duplicate_people_suspected(people):
    pairs = []
    for i, a in enumerate(people):
        for b in people[i + 1:]:
            if key(a) == key(b):
                pairs.append((a[0], b[0], "letters"))
            elif a[1] == b[1] and similar(a[0], b[0]):
                pairs.append((a[0], b[0], "name"))
    return pairs

#> duplicate_people_suspected([("Ann Lee", "1990"), ("Lee Ann", "1990"), ("A Lee", "1990"), ("Bob Roe", "1985")])
#> duplicate_people_suspected([])
#> duplicate_people_suspected([("Kim Poe", "2000"), ("K Poe", "2001"), ("Kim P Poe", "2000")])
#> duplicate_people_suspected([("Eva", "1999"), ("Ave", "1899"), ("Eve", "1999")])
#> duplicate_people_suspected([("Max M Moe", "1"), ("M M Moe", "1"), ("Tom", "1")])

### contact_search_scored
def contact_search_scored(contacts, query):
    """Names by score: exact word 3, start of a word 2, inside 1 per query word."""
    scores = []
    for name in contacts:
        words = name.lower().split()
        score = 0
        for q in query.lower().split():
            best = 0
            for w in words:
                if w == q:
                    best = 3
                elif w.startswith(q):
                    best = max(best, 2)
                elif q in w:
                    best = max(best, 1)
            score += best
        if score:
            scores.append((-score, name))
    return [name for _, name in sorted(scores)]

#> contact_search_scored(["Ann Lee", "Annika Roe", "Joanna Poe", "Bob"], "ann")
#> contact_search_scored(["Ann Lee", "Annika Lee", "Lee Roe"], "ann lee")
#> contact_search_scored([], "x")
#> contact_search_scored(["Bob"], "")
#> contact_search_scored(["Max Mustermann", "Maxim Gorki", "Climax Ltd", "Mia"], "max m")
#> contact_search_scored(['Ann Lee', 'Annika Lee', 'Lee Roe', 'Bob', 'Ann Lee', 'Annika Roe', 'Joanna Poe', 'Bob'], 'ann lee')
#> contact_search_scored(['Ann Lee', 'Annika Lee', 'Lee Roe', 'Max Mustermann', 'Maxim Gorki', 'Climax Ltd', 'Mia'], 'ann lee')

### holiday_card_needed
def holiday_card_needed(people, sent, year):
    todo = []
    for p in people:
        name = p["name"]
        if p.get("moved") and "address" not in p:
            continue
        last = 0
        for who, when in sent:
            if who == name and when > last:
                last = when
        if last == year:
            continue
        wrote_back = p.get("last_reply", 0)
        if last and year - wrote_back > 3:
            continue
        todo.append(name)
    return sorted(todo)

#> holiday_card_needed([{"name": "ann", "last_reply": 2022}, {"name": "bob", "last_reply": 2015}, {"name": "cy"}, {"name": "dee", "moved": True}], [("ann", 2022), ("bob", 2020), ("bob", 2016)], 2023)
#> holiday_card_needed([], [], 2024)
#> holiday_card_needed([{"name": "x"}], [("x", 2024)], 2024)
#> holiday_card_needed([{"name": "q", "moved": True, "address": "Elm 1"}, {"name": "p"}], [("q", 2000)], 2001)
#> holiday_card_needed([{"last_reply": 1}], [], 2)
#> holiday_card_needed([{'name': 'ann', 'last_reply': 2022}, {'name': 'bob', 'last_reply': 2015}, {'name': 'cy'}, {'name': 'dee', 'moved': True}, {'name': 'x'}, {'name': 'q', 'moved': True, 'address': 'Elm 1'}, {'name': 'p'}], [('ann', 2022), ('bob', 2020), ('bob', 2016)], 2023)
#> holiday_card_needed([{'name': 'ann', 'last_reply': 2022}, {'name': 'bob', 'last_reply': 2015}, {'name': 'cy'}, {'name': 'dee', 'moved': True}, {'name': 'q', 'moved': True, 'address': 'Elm 1'}, {'name': 'p'}], [('ann', 2022), ('bob', 2020), ('bob', 2016)], 2023)
