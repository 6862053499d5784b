### password_not_in_leak_list
def variants(word):
    swaps = str.maketrans("aeios", "43105")
    yield word
    yield word.translate(swaps)
    yield word[::-1]
    yield word.capitalize() + "1"


def password_not_in_leak_list(password: str, leaked: list[str]) -> bool:
    """False if the password is a leaked word or a usual variant of one."""
    plain = password.strip()
    for word in leaked:
        for candidate in variants(word):
            if candidate == plain:
                return False
            if len(candidate) > 3 and candidate.lower() in plain.lower() and len(plain) - len(candidate) < 3:
                return False
    return True

#> password_not_in_leak_list("dr4g0n", ["monkey", "dragon", "letmein"])
#> password_not_in_leak_list("correct horse", ["monkey", "dragon", "letmein", "qwerty"])
#> password_not_in_leak_list("Monkey12", ["letmein", "monkey"])
#> password_not_in_leak_list("", ["a"])
#> password_not_in_leak_list("ytrewq!", ["football", "shadow", "qwerty"])
#> password_not_in_leak_list("b1u3-sk1es", ["blue", "skies", "master", "sunshine", "princess"])
#> password_not_in_leak_list('b1u3-sk1esytrewq!', ['blue', 'skies', 'master', 'sunshine', 'princess'])
#> password_not_in_leak_list('correct horse ytrewq!', ['monkey', 'dragon', 'letmein', 'qwerty'])

### typed_text_matches_glob
def typed_text_matches_glob(pattern: str, text: str) -> bool:
    """* any characters, ? one character; backtracking to the last star only."""
    p = t = 0
    star = mark = -1
    while t < len(text):
        if p < len(pattern) and pattern[p] in ("?", text[t]):
            p += 1
            t += 1
        elif p < len(pattern) and pattern[p] == "*":
            star, mark = p, t
            p += 1
        elif star >= 0:
            p = star + 1
            mark += 1
            t = mark
        else:
            return False
    while p < len(pattern) and pattern[p] == "*":
        p += 1
    return p == len(pattern)

#> typed_text_matches_glob("*.tar.gz", "backup-2024.tar.gz")
#> typed_text_matches_glob("log-??.txt", "log-7.txt")
#> typed_text_matches_glob("a*b*c", "aXbYbZc")
#> typed_text_matches_glob("a*b*c", "aXbYbZ")
#> typed_text_matches_glob("***", "")
#> typed_text_matches_glob("re*port?", "report")
#> typed_text_matches_glob('*.tar.gz***log-??.txt', 'backup-2024.tar.gz')
#> typed_text_matches_glob('a*b*c***log-??.txt', 'aXbYbZc')

### knights_tour_is_complete
def knights_tour_is_complete(squares: str, size: int = 3) -> bool:
    """Squares 'a1 b3 ...': every step a knight's move, no square twice; the 3x3 centre is not needed."""
    visited: set[tuple[int, int]] = set()
    last = None
    for name in squares.split():
        column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
        if not (0 <= column < size and 0 <= row < size):
            return False
        if (column, row) in visited:
            return False
        if last is not None:
            dx, dy = abs(column - last[0]), abs(row - last[1])
            if sorted((dx, dy)) != [1, 2]:
                return False
        visited.add((column, row))
        last = (column, row)
    return len(visited) == size * size - (1 if size == 3 else 0)

#> knights_tour_is_complete("a1 b3 c1 a2 c3 b1 a3 c2")
#> knights_tour_is_complete("a1 b3 c1 a2")
#> knights_tour_is_complete("a1 b3 a1")
#> knights_tour_is_complete("a1 b2")
#> knights_tour_is_complete("a1 d9")
#> knights_tour_is_complete("", size=0)
#> knights_tour_is_complete('a1 b3 c1 a2 c3 b1 a3 c2 a1 d9')
#> knights_tour_is_complete('a1 b3 c1 a2 a1 d9 a1 b3 c1 a2 c3 b1 a3 c2')

### xml_tags_well_nested
def tags_of(text):
    position = 0
    while True:
        start = text.find("<", position)
        if start < 0:
            return
        end = text.find(">", start)
        if end < 0:
            raise ValueError(f"unfinished tag at {start}")
        yield text[start + 1:end]
        position = end + 1


def xml_tags_well_nested(text: str) -> bool:
    stack = []
    try:
        for tag in tags_of(text):
            if tag.startswith(("?", "!")) or tag.endswith("/"):
                continue
            if tag.startswith("/"):
                if not stack or stack.pop() != tag[1:].strip():
                    return False
            else:
                stack.append(tag.split()[0])
    except ValueError:
        return False
    return not stack

#> xml_tags_well_nested("<?xml?><a><b x='1'>hi</b><br/></a>")
#> xml_tags_well_nested("<a><b></a></b>")
#> xml_tags_well_nested("<a><b>")
#> xml_tags_well_nested("<a")
#> xml_tags_well_nested("no tags")
#> xml_tags_well_nested("<r><i>1</i><i>2</i><i>3</i><!-- x --><e/></r>")
#> xml_tags_well_nested("<r><i>1</i><i>2</i><i>3</i><!-- x --><e/></r> <?xml?><a><b x='1'>hi</b><br/></a> <a><b></a></b>")
#> xml_tags_well_nested("<r><i>1</i><i>2</i><i>3</i><!-- x --><e/></r> <a <?xml?><a><b x='1'>hi</b><br/></a>")

### sensor_alarm_confirmed
from collections import deque


def sensor_alarm_confirmed(readings, limit, needed=3, window=5):
    """True when `needed` of the last `window` readings are over the limit; errors reset the window."""
    recent = deque(maxlen=window)
    for reading in readings:
        if reading == "err":
            recent.clear()
            continue
        recent.append(float(reading) > limit)
        over = 0
        for flag in recent:
            if flag:
                over += 1
        if over >= needed:
            return True
    return False

#> sensor_alarm_confirmed("20 31 22 33 34 20".split(), 30)
#> sensor_alarm_confirmed("31 32 err 33 20 20 20 34".split(), 30)
#> sensor_alarm_confirmed([], 1)
#> sensor_alarm_confirmed(["5", "x"], 1, needed=2)
#> sensor_alarm_confirmed("1 9 1 9 1 9 1 9".split(), 5, 3, 4)
#> sensor_alarm_confirmed("1 9 1 9 1 9 1 9".split(), 5, needed=2, window=3)

### palindrome_after_removals
def palindrome_after_removals(text: str, removals: int = 1) -> bool:
    """Can the text become a palindrome by removing so many letters?"""
    letters = [ch for ch in text.lower() if ch.isalnum()]

    def check(low, high, left):
        while low < high and letters[low] == letters[high]:
            low += 1
            high -= 1
        if low >= high:
            return True
        if left == 0:
            return False
        return check(low + 1, high, left - 1) or check(low, high - 1, left - 1)

    return check(0, len(letters) - 1, removals)

#> palindrome_after_removals("A man, a plan, a canal: Panamax")
#> palindrome_after_removals("abcda")
#> palindrome_after_removals("abcda", removals=2)
#> palindrome_after_removals("never odd or even", 0)
#> palindrome_after_removals("xyzzyxw", 0)
#> palindrome_after_removals("deified level", removals=3)
#> palindrome_after_removals('deified level, A man, a plan, a canal: Panamax', removals=3)
#> palindrome_after_removals('deified level never odd or even', removals=3)

### bills_paid_before_due
from datetime import date


def bills_paid_before_due(bills: str, payments: str) -> bool:
    """bills 'id due cents;...', payments 'id day cents;...': each bill fully paid in time?"""
    open_bills = {}
    for entry in bills.split(";"):
        if not entry.strip():
            continue
        ident, due, cents = entry.split()
        open_bills[ident] = [date.fromisoformat(due), int(cents)]
    for entry in payments.split(";"):
        if not entry.strip():
            continue
        ident, day, cents = entry.split()
        if ident in open_bills and date.fromisoformat(day) <= open_bills[ident][0]:
            open_bills[ident][1] -= int(cents)
    for _, cents in open_bills.values():
        if cents > 0:
            return False
    return True

#> bills_paid_before_due("a 2024-03-01 500; b 2024-03-10 250", "a 2024-02-20 300; a 2024-03-01 200; b 2024-03-09 250")
#> bills_paid_before_due("a 2024-03-01 500; b 2024-03-10 250", "a 2024-02-20 300; a 2024-03-02 200; b 2024-03-09 250")
#> bills_paid_before_due("", "")
#> bills_paid_before_due("x 2024-01-01 1", "")
#> bills_paid_before_due("x 2024-01-01 100;", "x 2023-12-31 150; y 2023-01-01 5;")
#> bills_paid_before_due('a 2024-03-01 500; b 2024-03-10 250;x 2024-01-01 100;;a 2024-03-01 500; b 2024-03-10 250', 'a 2024-02-20 300; a 2024-03-01 200; b 2024-03-09 250')
#> bills_paid_before_due('a 2024-03-01 500; b 2024-03-10 250;x 2024-01-01 1;a 2024-03-01 500; b 2024-03-10 250', 'a 2024-02-20 300; a 2024-03-02 200; b 2024-03-09 250')

### cards_make_a_straight
ORDER = "23456789TJQKA"


def cards_make_a_straight(hand: str, length: int = 5) -> bool:
    """Whether a hand like '4h 5d 6s 7c 8h 8d' holds a straight; the ace also counts as one."""
    present = [False] * 14
    for card in hand.split():
        index = ORDER.index(card[0]) + 1
        present[index] = True
        if card[0] == "A":
            present[0] = True
    run = 0
    for here in present:
        run = run + 1 if here else 0
        if run >= length:
            return True
    return False

#> cards_make_a_straight("4h 5d 6s 7c 8h 8d")
#> cards_make_a_straight("Ah 2d 3s 4c 5h")
#> cards_make_a_straight("Ah Kd Qs Jc 2h")
#> cards_make_a_straight("", 1)
#> cards_make_a_straight("Th Jd Qs Kc Ah 2c", length=6)
#> cards_make_a_straight("9h Xd")
#> cards_make_a_straight('Th Jd Qs Kc Ah 2c Ah Kd Qs Jc 2h Ah 2d 3s 4c 5h', length=6)
#> cards_make_a_straight('Ah Kd Qs Jc 2h 4h 5d 6s 7c 8h 8d Th Jd Qs Kc Ah 2c')
