### can_swap_to_equal
def can_swap_to_equal(a, b, swaps=1):
    if sorted(a) != sorted(b):
        return False
    a = list(a)
    used = 0
    for i in range(len(a)):
        if a[i] == b[i]:
            continue
        # best partner: puts both letters right
        j = None
        for k in range(i + 1, len(a)):
            if a[k] == b[i]:
                j = k
                if a[i] == b[k]:
                    break
        a[i], a[j] = a[j], a[i]
        used += 1
        if used > swaps:
            return False
    return True

#> can_swap_to_equal("converse", "conserve")
#> can_swap_to_equal("kelb", "kelp")
#> can_swap_to_equal("abcdef", "badcfe", swaps=3)
#> can_swap_to_equal("abcdef", "badcfe", 2)
#> can_swap_to_equal("", "")
#> can_swap_to_equal("listen", "silent", swaps=4)

### train_can_stop_in_time
def train_can_stop_in_time(speed, distance, brake=1.0, reaction=2):
    v = speed / 3.6
    left = distance
    for _ in range(reaction):
        left -= v
    while v > 0:
        if left < 0:
            return False
        left -= v
        v -= brake
        if v < 5:
            brake = brake / 2 if brake > 0.5 else brake
    return left >= 0

#> train_can_stop_in_time(60, 250)
#> train_can_stop_in_time(60, 150)
#> train_can_stop_in_time(0, 0)
#> train_can_stop_in_time(36, 90, brake=0.8)
#> train_can_stop_in_time(100, 300, 3.0, 1)

### tax_receipts_in_order
def tax_receipts_in_order(folder):
    last = ""
    total = {}
    for name in folder:
        parts = name.rsplit(".", 1)[0].split("_")
        if len(parts) != 3:
            return False
        day, kind, amount = parts
        if len(day) != 8 or not day.isdigit() or day < last:
            return False
        last = day
        if not amount.replace("-", "").isdigit():
            return False
        total[kind] = total.get(kind, 0) + int(amount.replace("-", ""))
    for kind, t in total.items():
        if kind == "gift" and t > 5000:
            return False
    return True

#> tax_receipts_in_order(["20240101_rail_12-50.pdf", "20240105_gift_20-00.pdf", "20240105_book_9-99.jpg"])
#> tax_receipts_in_order(["20240105_rail_1.pdf", "20240101_rail_1.pdf"])
#> tax_receipts_in_order(["2024_rail_1.pdf"])
#> tax_receipts_in_order(["20240101_rail.pdf"])
#> tax_receipts_in_order(["20240101_gift_30-00.pdf", "20240201_gift_20-01.pdf"])
#> tax_receipts_in_order(["20240101_rail_x.pdf"])
#> tax_receipts_in_order([])
#> tax_receipts_in_order(['20240101_rail_12-50.pdf', '20240105_gift_20-00.pdf', '20240105_book_9-99.jpg', '20240105_rail_1.pdf', '20240101_rail_1.pdf'])

### quotes_add_up
def quotes_add_up(quote):
    running = 0
    sub = 0
    for line in quote.split("\n"):
        line = line.strip()
        if not line:
            continue
        label, _, value = line.rpartition(" ")
        value = int(value)
        low = label.lower()
        if low == "subtotal":
            if value != sub:
                return False
            running += sub
            sub = 0
        elif low == "total":
            return value == running + sub
        elif "%" in low:
            pct = int(low.split("%")[0].split()[-1])
            if value != (running + sub) * pct // 100:
                return False
            sub += value
        else:
            sub += value
    return False

#> quotes_add_up("paint 100\nbrush 20\nsubtotal 120\nwork 300\nsubtotal 300\ntax 10% 42\ntotal 462")
#> quotes_add_up("paint 100\nsubtotal 99\ntotal 100")
#> quotes_add_up("paint 100")
#> quotes_add_up("a 10\n\nb 20\n5% 1\nTotal 31")
#> quotes_add_up("a 10\n50% 6\ntotal 16")
#> quotes_add_up("paint ten")
#> quotes_add_up('paint 100\nbrush 20\nsubtotal 120\nwork 300\nsubtotal 300\ntax 10% 42\ntotal 462\npaint ten\npaint 100\nsubtotal 99\ntotal 100')
#> quotes_add_up('a 10\n\nb 20\n5% 1\nTotal 31\npaint ten\npaint 100\nbrush 20\nsubtotal 120\nwork 300\nsubtotal 300\ntax 10% 42\ntotal 462')

### walls_enclose_garden
def walls_enclose_garden(rows):
    todo = []
    for r, row in enumerate(rows):
        for c, ch in enumerate(row):
            if ch == "g":
                todo.append((r, c))
    if not todo:
        return False
    seen = set(todo)
    while todo:
        r, c = todo.pop()
        for nr, nc in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
            if not (0 <= nr < len(rows) and 0 <= nc < len(rows[nr])):
                return False
            if rows[nr][nc] != "#" and (nr, nc) not in seen:
                seen.add((nr, nc))
                todo.append((nr, nc))
    return True

#> walls_enclose_garden(["####", "#g.#", "####"])
#> walls_enclose_garden(["####", "#g..", "####"])
#> walls_enclose_garden(["....", ".##.", "...."])
#> walls_enclose_garden([])
#> walls_enclose_garden([".###.", "##g##", "#.g.#", "#####"])
#> walls_enclose_garden(['####', '#g..', '####', '.###.', '##g##', '#.g.#', '#####', '####', '#g.#', '####'])
#> walls_enclose_garden(['####', '#g.#', '####', '####', '#g..', '####', '.###.', '##g##', '#.g.#', '#####'])

### votes_are_tamper_free
def votes_are_tamper_free(log):
    counts = {}
    seen = set()
    for line in log.split():
        ident, _, rest = line.partition(":")
        name, _, check = rest.partition("/")
        if ident in seen:
            return False
        seen.add(ident)
        s = 0
        for c in ident + name:
            s = (s * 7 + ord(c)) % 97
        if str(s) != check:
            return False
        counts[name] = counts.get(name, 0) + 1
    return len(seen) == sum(counts.values()) and len(seen) > 0

#> votes_are_tamper_free("1:a/52")
#> votes_are_tamper_free("1:a/52 1:a/52")
#> votes_are_tamper_free("")
#> votes_are_tamper_free("1:a/53")
#> votes_are_tamper_free("1:a/52 2:a/59 3:a/66 4:b/74")
#> votes_are_tamper_free("9:ann/1 8:bob/2")
#> votes_are_tamper_free('1:a/52 2:a/59 3:a/66 4:b/74 9:ann/1 8:bob/2')
#> votes_are_tamper_free('1:a/52 2:a/59 3:a/66 4:b/74 1:a/53 9:ann/1 8:bob/2')

### shelf_order_by_author
def key(book):
    author, _, title = book.partition(":")
    words = author.strip().lower().split()
    t = title.strip().lower()
    for article in ("the ", "a ", "an "):
        if t.startswith(article):
            t = t[len(article):]
            break
    return words[-1] if words else "", words[:-1], t

def shelf_order_by_author(books):
    last = None
    for b in books:
        k = key(b)
        if last is not None and k < last:
            return False
        last = k
    return True

#> shelf_order_by_author(["Jane Austen: Emma", "Jane Austen: The Watsons", "Emily Bronte: Wuthering Heights"])
#> shelf_order_by_author(["Emily Bronte: X", "Anne Bronte: Y"])
#> shelf_order_by_author([": Beowulf", "Homer: An Odyssey", "Homer: The Iliad"])
#> shelf_order_by_author([])
#> shelf_order_by_author(["A B: a z", "A B: the y"])
#> shelf_order_by_author([": Anon", "Iain Banks: A Song", "Iain M Banks: Excession", "Terry Pratchett: Mort", "Terry Pratchett: Sourcery"])
#> shelf_order_by_author([': Anon', 'Iain Banks: A Song', 'Iain M Banks: Excession', 'Terry Pratchett: Mort', 'Terry Pratchett: Sourcery', 'Jane Austen: Emma', 'Jane Austen: The Watsons', 'Emily Bronte: Wuthering Heights', 'A B: a z', 'A B: the y'])
#> shelf_order_by_author(['Jane Austen: Emma', 'Jane Austen: The Watsons', 'Emily Bronte: Wuthering Heights', 'Emily Bronte: X', 'Anne Bronte: Y', ': Anon', 'Iain Banks: A Song', 'Iain M Banks: Excession', 'Terry Pratchett: Mort', 'Terry Pratchett: Sourcery'])
