### email_address_plausible
def email_address_plausible(address: str) -> bool:
    """One @, something before it, a dotted domain of letters, digits and hyphens."""
    local, at, domain = address.rpartition("@")
    if not at or not local or len(local) > 64:
        return False
    if local.startswith(".") or local.endswith(".") or ".." in local:
        return False
    labels = domain.split(".")
    if len(labels) < 2:
        return False
    for label in labels:
        if not label or label[0] == "-" or label[-1] == "-":
            return False
        for ch in label:
            if not (ch.isascii() and ch.isalnum()) and ch != "-":
                return False
    return not labels[-1].isdigit()

#> email_address_plausible("jane.doe@example.com")
#> email_address_plausible("jane..doe@example.com")
#> email_address_plausible("jane@localhost")
#> email_address_plausible("@example.com")
#> email_address_plausible("x@ex_ample.org")
#> email_address_plausible("first.last@mail-1.eu-west.example.co")
#> email_address_plausible("a@-b.org")
#> email_address_plausible("a@b.123")
#> email_address_plausible('jane@localhost@example.comfirst.last@mail-1.eu-west.example.co')

### phone_numbers_same
def normal(number: str, country: str) -> str:
    digits = ""
    for i, ch in enumerate(number.strip()):
        if ch.isdigit() or (ch == "+" and i == 0):
            digits += ch
        elif ch not in " -/().":
            raise ValueError(f"odd character {ch!r}")
    if digits.startswith("00"):
        return "+" + digits[2:]
    if digits.startswith("0"):
        return country + digits[1:]
    return digits


def phone_numbers_same(a: str, b: str, country: str = "+49") -> bool:
    return normal(a, country) == normal(b, country)

#> phone_numbers_same("030 / 12 34 56", "+49 30 123456")
#> phone_numbers_same("0049-30-123456", "(030) 123457")
#> phone_numbers_same("07911 123456", "+44 7911 123456", country="+44")
#> phone_numbers_same("12x4", "1234")
#> phone_numbers_same("+1 212.555.0100", "001 (212) 555-0100")
#> phone_numbers_same("5550100", "0555 0100")
#> phone_numbers_same('+1 212.555.0100 030 / 12 34 56 0049-30-123456', '001 (212) 555-0100')
#> phone_numbers_same('+1 212.555.0100 030 / 12 34 56 5550100', '001 (212) 555-0100')

### brackets_close_in_order
PAIRS = {")": "(", "]": "[", "}": "{", ">": "<"}


def brackets_close_in_order(code, angle=False):
    # strings in double quotes are skipped
    stack = []
    in_string = False
    openers = "([{<" if angle else "([{"
    for ch in code:
        if ch == '"':
            in_string = not in_string
        elif in_string:
            continue
        elif ch in openers:
            stack.append(ch)
        elif PAIRS.get(ch, "?") in openers:
            if not stack or stack.pop() != PAIRS[ch]:
                return False
    return not stack and not in_string

#> brackets_close_in_order("f(a[0], {1: g(2)})")
#> brackets_close_in_order("f(a[0)]")
#> brackets_close_in_order("a < b and (c > d)")
#> brackets_close_in_order("vector<list<int>> v(3);", angle=True)
#> brackets_close_in_order("print(\"(((\")")
#> brackets_close_in_order("say(\"open)")
#> brackets_close_in_order("]")
#> brackets_close_in_order('print("((("), f(a[0], {1: g(2)}), a < b and (c > d)')
#> brackets_close_in_order('vector<list<int>> v(3);;print("(((");f(a[0)]', angle=True)

### sudoku_block_is_valid
def digits_once(cells):
    seen = set()
    for cell in cells:
        if cell == ".":
            continue
        if cell in seen:
            return False
        seen.add(cell)
    return True


def sudoku_block_is_valid(rows: list[str]) -> bool:
    """A 4x4 sudoku: rows, columns and the four boxes hold no digit twice."""
    for i in range(4):
        column = [row[i] for row in rows]
        if not digits_once(rows[i]) or not digits_once(column):
            return False
    for top in (0, 2):
        for left in (0, 2):
            box = rows[top][left:left + 2] + rows[top + 1][left:left + 2]
            if not digits_once(box):
                return False
    return True

#> sudoku_block_is_valid(["1234", "3412", "2143", "4321"])
#> sudoku_block_is_valid(["1...", ".1..", "....", "...."])
#> sudoku_block_is_valid(["1..1", "....", "....", "...."])
#> sudoku_block_is_valid(["....", "....", "....", "...."])
#> sudoku_block_is_valid(["12..", "34..", "2...", "..2."])
#> sudoku_block_is_valid(["1.3.", "..1.", "3...", "1..."])

### word_chain_is_valid
def one_letter_apart(a, b):
    if len(a) != len(b):
        return False
    differences = 0
    for x, y in zip(a, b):
        if x != y:
            differences += 1
    return differences == 1


def word_chain_is_valid(chain: str, dictionary: set[str]) -> bool:
    """'cold cord card' where each word is known, new and one letter from the last."""
    words = chain.lower().split()
    for i, word in enumerate(words):
        if word not in dictionary or word in words[:i]:
            return False
        if i and not one_letter_apart(words[i - 1], word):
            return False
    return len(words) > 1

#> word_chain_is_valid("COLD cord card ward warm", {"cold", "cord", "card", "ward", "warm"})
#> word_chain_is_valid("cold warm", {"cold", "warm"})
#> word_chain_is_valid("cat cats", {"cat", "cats"})
#> word_chain_is_valid("cat cot cat", {"cat", "cot"})
#> word_chain_is_valid("solo", {"solo"})
#> word_chain_is_valid("lead load goad gold", {"lead", "load", "goad", "gold"})
#> word_chain_is_valid("dig dog", {"dig"})
#> word_chain_is_valid('COLD cord card ward warm solo lead load goad gold', {'cold', 'cord', 'card', 'ward', 'warm'})
#> word_chain_is_valid('lead load goad gold solo cat cats', {'lead', 'load', 'goad', 'gold'})

### inventory_transfer_allowed
class TransferRefused(Exception):
    pass


def check_stock(stock, item, amount):
    if stock.get(item, 0) < amount:
        raise TransferRefused(f"only {stock.get(item, 0)} of {item}")


def check_target(target, limit, amount):
    if sum(target.values()) + amount > limit:
        raise TransferRefused("target is full")


def inventory_transfer_allowed(stock, target, wishes, limit=20):
    """Try the wishes one after the other on copies; False as soon as one is refused."""
    stock, target = dict(stock), dict(target)
    try:
        for item, amount in wishes:
            check_stock(stock, item, amount)
            check_target(target, limit, amount)
            stock[item] -= amount
            target[item] = target.get(item, 0) + amount
    except TransferRefused:
        return False
    return True

#> inventory_transfer_allowed({"bolt": 10, "nut": 4}, {}, [("bolt", 6), ("nut", 4), ("bolt", 4)])
#> inventory_transfer_allowed({"bolt": 10}, {}, [("bolt", 6), ("bolt", 5)])
#> inventory_transfer_allowed({"bolt": 100}, {"nut": 15}, [("bolt", 3), ("bolt", 3)])
#> inventory_transfer_allowed({}, {}, [])
#> inventory_transfer_allowed({"a": 5, "b": 5, "c": 5}, {"a": 1}, [("a", 2), ("b", 2), ("c", 2), ("a", 2)], limit=10)
#> inventory_transfer_allowed({"a": 5}, {}, [("z", 1)], limit=10)

### text_reads_as_list_of_numbers
def text_reads_as_list_of_numbers(text, separators=",;"):
    token = ""
    count = 0
    for ch in text + separators[0]:
        if ch in separators:
            number = token.strip().lstrip("+-")
            whole, _, fraction = number.partition(".")
            if not whole.isdigit() or (fraction and not fraction.isdigit()):
                return False
            count += 1
            token = ""
        else:
            token += ch
    return count >= 2

#> text_reads_as_list_of_numbers("1, 2.5; -3")
#> text_reads_as_list_of_numbers("1,,2")
#> text_reads_as_list_of_numbers("42")
#> text_reads_as_list_of_numbers("10|20|30", separators="|")
#> text_reads_as_list_of_numbers("1.5, 1.x")
#> text_reads_as_list_of_numbers("+7;+8;+9.25")
#> text_reads_as_list_of_numbers('42;+7;+8;+9.25;1, 2.5; -3')
#> text_reads_as_list_of_numbers('1, 2.5; -3;42;1.5, 1.x')

### graph_is_bipartite_edges
from collections import deque


def graph_is_bipartite_edges(edges: list[tuple[str, str]]) -> bool:
    """Can the nodes be put in two teams so that no edge stays inside a team?"""
    neighbours: dict[str, list[str]] = {}
    for a, b in edges:
        neighbours.setdefault(a, []).append(b)
        neighbours.setdefault(b, []).append(a)
    team: dict[str, int] = {}
    for start in neighbours:
        if start in team:
            continue
        team[start] = 0
        queue = deque([start])
        while queue:
            node = queue.popleft()
            for other in neighbours[node]:
                if other not in team:
                    team[other] = 1 - team[node]
                    queue.append(other)
                elif team[other] == team[node]:
                    return False
    return True

#> graph_is_bipartite_edges([("a", "x"), ("a", "y"), ("b", "x"), ("c", "y")])
#> graph_is_bipartite_edges([("a", "b"), ("b", "c"), ("c", "a")])
#> graph_is_bipartite_edges([])
#> graph_is_bipartite_edges([("p", "q"), ("r", "s"), ("s", "t"), ("t", "r")])
#> graph_is_bipartite_edges([("1", "2"), ("2", "3"), ("3", "4"), ("4", "1")])
#> graph_is_bipartite_edges([('a', 'x'), ('a', 'y'), ('b', 'x'), ('c', 'y'), ('1', '2'), ('2', '3'), ('3', '4'), ('4', '1'), ('p', 'q'), ('r', 's'), ('s', 't'), ('t', 'r')])
#> graph_is_bipartite_edges([('a', 'x'), ('a', 'y'), ('b', 'x'), ('c', 'y'), ('p', 'q'), ('r', 's'), ('s', 't'), ('t', 'r'), ('1', '2'), ('2', '3'), ('3', '4'), ('4', '1')])

### rectangle_fits_after_turning
def sides(text):
    parts = [float(p) for p in text.lower().replace("cm", "").split("x")]
    parts.sort()
    return parts


def rectangle_fits_after_turning(item: str, box: str, padding: float = 0.5) -> bool:
    """Whether a parcel like '10x20x5' fits into a box, turned in any right angle."""
    small, large = sides(item), sides(box)
    if len(small) != len(large):
        raise ValueError("different dimensions")
    for s, b in zip(small, large):
        if s + 2 * padding > b:
            return False
    return True

#> rectangle_fits_after_turning("10x20x5", "25x8x12")
#> rectangle_fits_after_turning("10x20x5", "20x10x5")
#> rectangle_fits_after_turning("10x20x5cm", "20 x 10 x 5 cm", padding=0)
#> rectangle_fits_after_turning("10x20", "20x10x5")
#> rectangle_fits_after_turning("3.5x3.5x3.5", "4.5x4.5x4.4")
#> rectangle_fits_after_turning("axbxc", "1x2x3")

### passwords_follow_policy
import re

RULES = [
    (r".{10,}", "too short"),
    (r"[a-z]", "no lower case"),
    (r"[A-Z]", "no upper case"),
    (r"\d", "no digit"),
    (r"[^\w\s]", "no symbol"),
]


def problems(password, user):
    found = [message for pattern, message in RULES if not re.search(pattern, password)]
    if user.lower() in password.lower():
        found.append("contains user")
    return found


def passwords_follow_policy(accounts: dict[str, str], tolerated: int = 0) -> bool:
    """No account may break more than the tolerated number of rules."""
    for user, password in accounts.items():
        if len(problems(password, user)) > tolerated:
            return False
    return True

#> passwords_follow_policy({"ann": "Corr3ct-Horse", "bob": "B4ttery!Staple"})
#> passwords_follow_policy({"ann": "short1!A"})
#> passwords_follow_policy({"ann": "short1!A"}, tolerated=1)
#> passwords_follow_policy({})
#> passwords_follow_policy({"kim": "xKIMx-12345-y", "lee": "Passw0rd!Passw0rd"}, 1)
#> passwords_follow_policy({"root": "rootrootroot"}, 2)
#> passwords_follow_policy({'kim': 'xKIMx-12345-y', 'lee': 'Passw0rd!Passw0rd', 'ann': 'Corr3ct-Horse', 'bob': 'B4ttery!Staple', 'root': 'rootrootroot'}, 1)
#> passwords_follow_policy({'kim': 'xKIMx-12345-y', 'lee': 'Passw0rd!Passw0rd', 'ann': 'short1!A', 'root': 'rootrootroot'}, 1)

### csv_rows_all_same_width
import csv
import io


def csv_rows_all_same_width(text, delimiter=","):
    reader = csv.reader(io.StringIO(text), delimiter=delimiter)
    width = None
    for row in reader:
        if not row:
            continue
        filled = 0
        for cell in row:
            if cell.strip():
                filled += 1
        if filled == 0:
            return False
        if width is None:
            width = len(row)
        elif len(row) != width:
            return False
    return width is not None

#> csv_rows_all_same_width("name,age\nann,3\n\"b, c\",4\n")
#> csv_rows_all_same_width("a,b\n1,2,3")
#> csv_rows_all_same_width("")
#> csv_rows_all_same_width("a;b;c\n1;2;3\n\n4;5;6", delimiter=";")
#> csv_rows_all_same_width("a,b\n , \n1,2")
#> csv_rows_all_same_width("x,y,z\n\"line\nbreak\",2,3")
#> csv_rows_all_same_width('name,age\nann,3\n"b, c",4\n\na,b\n , \n1,2')
#> csv_rows_all_same_width('name,age\nann,3\n"b, c",4\n\na;b;c\n1;2;3\n\n4;5;6\nx,y,z\n"line\nbreak",2,3')

### votes_reach_quorum
from enum import Enum


class Vote(Enum):
    YES = "y"
    NO = "n"
    ABSTAIN = "-"


def votes_reach_quorum(ballots: str, members: int, two_thirds: bool = False) -> bool:
    """Ballots as letters y, n, -; half of the members must take part."""
    tally = {vote: 0 for vote in Vote}
    for letter in ballots:
        tally[Vote(letter)] += 1
    cast = tally[Vote.YES] + tally[Vote.NO]
    if len(ballots) * 2 < members:
        return False
    if two_thirds:
        return tally[Vote.YES] * 3 >= cast * 2 and cast > 0
    return tally[Vote.YES] > tally[Vote.NO]

#> votes_reach_quorum("yynyn--", 12)
#> votes_reach_quorum("yyn", 12)
#> votes_reach_quorum("yynyyn", 6, two_thirds=True)
#> votes_reach_quorum("yynynn", 6, True)
#> votes_reach_quorum("yyx", 3)
#> votes_reach_quorum("----", 4, True)
#> votes_reach_quorum('yynyynyynynnyynyn--', 6, two_thirds=True)
#> votes_reach_quorum('yynynnyynyynyyn', 6, True)

### ranges_cover_interval
def ranges_cover_interval(ranges: list[tuple[int, int]], low: int, high: int) -> bool:
    """Do the closed ranges together cover every integer from low to high?"""
    need = low
    for start, end in sorted(ranges):
        if start > need:
            break
        if end >= need:
            need = end + 1
        if need > high:
            return True
    return need > high

#> ranges_cover_interval([(1, 3), (4, 6), (7, 9)], 1, 9)
#> ranges_cover_interval([(1, 3), (5, 9)], 1, 9)
#> ranges_cover_interval([(5, 9), (0, 2), (2, 6), (1, 1), (8, 12)], 0, 12)
#> ranges_cover_interval([], 3, 2)
#> ranges_cover_interval([(-10, -5), (-4, 0), (0, 0), (1, 2), (2, 2), (3, 7)], -8, 8)
#> ranges_cover_interval([(1, 2), (1, 9), (3, 4), (10, 11)], 2, 11)
#> ranges_cover_interval([(5, 9), (0, 2), (2, 6), (1, 1), (8, 12), (1, 3), (4, 6), (7, 9), (-10, -5), (-4, 0), (0, 0), (1, 2), (2, 2), (3, 7)], 0, 12)
#> ranges_cover_interval([(1, 3), (4, 6), (7, 9), (5, 9), (0, 2), (2, 6), (1, 1), (8, 12), (-10, -5), (-4, 0), (0, 0), (1, 2), (2, 2), (3, 7)], 1, 9)

### nested_keys_all_snake
def snake(name):
    if not name or name[0] == "_" or name[-1] == "_" or "__" in name:
        return False
    for ch in name:
        if ch != "_" and not ch.isdigit() and not ch.islower():
            return False
    return True


def nested_keys_all_snake(data) -> bool:
    """Every key of every dict in the data is in snake_case."""
    if isinstance(data, dict):
        for key, value in data.items():
            if not snake(key) or not nested_keys_all_snake(value):
                return False
    elif isinstance(data, list):
        for item in data:
            if not nested_keys_all_snake(item):
                return False
    return True

#> nested_keys_all_snake({"user_id": 1, "tags": [{"name": "x"}, {"tag_no_2": None}]})
#> nested_keys_all_snake({"userId": 1})
#> nested_keys_all_snake([1, "Text", {"ok": {"_bad": 1}}])
#> nested_keys_all_snake([])
#> nested_keys_all_snake({"a": {"b": {"c": [[{"d": 1}], {"e-f": 2}]}}})
#> nested_keys_all_snake({"http_code": 200, "body": {"items": [], "next_page": {"url": "X"}}})
#> nested_keys_all_snake({'user_id': 1, 'tags': [{'name': 'x'}, {'tag_no_2': None}], 'http_code': 200, 'body': {'items': [], 'next_page': {'url': 'X'}}, 'a': {'b': {'c': [[{'d': 1}], {'e-f': 2}]}}})
#> nested_keys_all_snake({'user_id': 1, 'tags': [{'name': 'x'}, {'tag_no_2': None}], 'http_code': 200, 'body': {'items': [], 'next_page': {'url': 'X'}}, 'userId': 1})

### anagram_signature_matches
from collections import Counter


def anagram_signature_matches(phrase: str, candidate: str, wildcards: int = 0) -> bool:
    """Anagrams regardless of case and punctuation; '?' in the candidate is any letter."""
    have = Counter(ch for ch in phrase.lower() if ch.isalpha())
    jokers = wildcards
    for ch in candidate.lower():
        if ch == "?":
            jokers += 1
        elif ch.isalpha():
            if have[ch] == 0:
                return False
            have[ch] -= 1
    return sum(have.values()) <= jokers

#> anagram_signature_matches("Dormitory", "Dirty room!")
#> anagram_signature_matches("The Morse Code", "Here come dots")
#> anagram_signature_matches("listen", "sile??")
#> anagram_signature_matches("listen", "siles")
#> anagram_signature_matches("apple pie", "paper", wildcards=2)
#> anagram_signature_matches("", "...")
#> anagram_signature_matches('The Morse Code apple pie Dormitory', 'Here come dots')
#> anagram_signature_matches('The Morse Code apple pie', 'Here come dots')
