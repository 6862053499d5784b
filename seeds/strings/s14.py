### regex_find_prices
import re

def regex_find_prices(text):
    found = re.findall(r"\$(\d+)(?:\.(\d\d))?", text)
    return [int(d) * 100 + int(c or 0) for d, c in found]

#> regex_find_prices("tea $3, cake $4.50")
#> regex_find_prices("free")
#> regex_find_prices("")
#> regex_find_prices("$12.5 or $0.99")
#> regex_find_prices("$$7")

### regex_sub_dates
import re

def regex_sub_dates(text):
    def flip(m):
        d, mth, y = m.groups()
        return f"{y}-{mth:0>2}-{d:0>2}"
    return re.sub(r"(\d{1,2})\.(\d{1,2})\.(\d{4})", flip, text)

#> regex_sub_dates("born 3.7.1985, wed 12.11.2010")
#> regex_sub_dates("no date 1.2")
#> regex_sub_dates("")
#> regex_sub_dates("31.12.20000")
#> regex_sub_dates("1.1.2000-2.2.2002")

### textwrap_shorten_lines
import textwrap

def textwrap_shorten_lines(text, width):
    lines = textwrap.wrap(text, width, subsequent_indent="  ")
    return lines, max(map(len, lines), default=0)

#> textwrap_shorten_lines("To be, or not to be, that is it", 12)
#> textwrap_shorten_lines("", 5)
#> textwrap_shorten_lines("unbreakablewordhere", 8)
#> textwrap_shorten_lines("a b c", 80)
#> textwrap_shorten_lines("well-known fact", 6)

### dedent_and_count
from textwrap import dedent

def dedent_and_count(block):
    flat = dedent(block).strip("\n")
    return flat, flat.count("\n") + 1

#> dedent_and_count("\n    def f():\n        pass\n")
#> dedent_and_count("")
#> dedent_and_count("  a\n b\n")
#> dedent_and_count("x\n\n\n")
#> dedent_and_count("\tq\n\t\tr")

### reduce_longest
from functools import reduce

def reduce_longest(words):
    return reduce(lambda a, b: b if len(b) >= len(a) else a + "'", words, "")

#> reduce_longest(["ab", "c", "de"])
#> reduce_longest([])
#> reduce_longest(["long", "x", "y", "z"])
#> reduce_longest(["", ""])
#> reduce_longest(["one", "four", "six"])

### bisect_word_slot
import bisect

def bisect_word_slot(words, new):
    low = [w.lower() for w in words]
    i = bisect.bisect_left(low, new.lower())
    if i < len(low) and low[i] == new.lower():
        words[i] = new
    else:
        words.insert(i, new)
    return words

#> bisect_word_slot(["apple", "Mango", "pear"], "Kiwi")
#> bisect_word_slot(["apple", "mango"], "MANGO")
#> bisect_word_slot([], "first")
#> bisect_word_slot(["b", "d"], "z")
#> bisect_word_slot(["x"], "")

### deque_rotate_text
from collections import deque

def deque_rotate_text(s, moves):
    d = deque(s)
    for m in moves:
        if m == "<":
            d.rotate(-1)
        elif m == ">":
            d.rotate(1)
        else:
            d.appendleft(m)
    return "".join(d)

#> deque_rotate_text("abcd", ">>x<")
#> deque_rotate_text("", "<>")
#> deque_rotate_text("round", "")
#> deque_rotate_text("z", "ab")
#> deque_rotate_text("12345", "<<<")

### enum_token_kind
from enum import Enum

class Kind(Enum):
    NUMBER = "n"
    NAME = "a"
    SYMBOL = "s"

def enum_token_kind(tokens):
    out = []
    for t in tokens:
        if t.isdigit():
            k = Kind.NUMBER
        elif t.isidentifier():
            k = Kind.NAME
        else:
            k = Kind.SYMBOL
        out.append(k.name[:2] + k.value)
    return out

#> enum_token_kind(["x1", "=", "42"])
#> enum_token_kind([])
#> enum_token_kind(["3d", "_", "é"])
#> enum_token_kind(["", "²"])
#> enum_token_kind(["if", "else:", "7.0"])

### dataclass_word_card
from dataclasses import dataclass

@dataclass(order=True)
class Card:
    score: int
    word: str

def dataclass_word_card(words):
    cards = [Card(len(set(w)), w) for w in words]
    best = max(cards, default=None)
    return best and (best.word, best.score)

#> dataclass_word_card(["banana", "kiwi", "plum"])
#> dataclass_word_card([])
#> dataclass_word_card(["aa", "bb"])
#> dataclass_word_card([""])
#> dataclass_word_card(["Queue", "queue"])

### string_module_classes
import string

def string_module_classes(s):
    groups = {"punct": string.punctuation, "hex": string.hexdigits, "ws": string.whitespace}
    return {name: "".join(c for c in s if c in chars) for name, chars in groups.items()}

#> string_module_classes("Face: 0x1F!")
#> string_module_classes("")
#> string_module_classes("tab\there")
#> string_module_classes("¿xyz?")
#> string_module_classes("deadBEEF")

### capwords_vs_title
import string

def capwords_vs_title(s):
    return string.capwords(s), s.title(), string.capwords(s, "-")

#> capwords_vs_title("it's  a well-known FACT")
#> capwords_vs_title("")
#> capwords_vs_title("one-two three")
#> capwords_vs_title("  padded ")
#> capwords_vs_title("a1b2")

### template_safe_sub
from string import Template

def template_safe_sub(text, values):
    full = Template(text).safe_substitute(values)
    return full, full.count("$")

#> template_safe_sub("$who likes ${what}s", {"who": "Tim", "what": "kung pao"})
#> template_safe_sub("$missing one", {})
#> template_safe_sub("costs $$5", {"x": 1})
#> template_safe_sub("", {"a": "b"})
#> template_safe_sub("$a$b$a", {"a": 0})

### chain_unique_letters
from itertools import chain

def chain_unique_letters(*words):
    seen = []
    for ch in chain.from_iterable(words):
        if ch not in seen:
            seen.append(ch)
    return "".join(seen), sum(map(len, words)) - len(seen)

#> chain_unique_letters("data", "base")
#> chain_unique_letters()
#> chain_unique_letters("", "")
#> chain_unique_letters("abc", "cba", "ABC")
#> chain_unique_letters("112233")

### takewhile_dropwhile_split
from itertools import dropwhile, takewhile

def takewhile_dropwhile_split(s):
    head = "".join(takewhile(str.isalpha, s))
    tail = "".join(dropwhile(str.isalpha, s))
    return head, tail[::-1]

#> takewhile_dropwhile_split("area51base")
#> takewhile_dropwhile_split("")
#> takewhile_dropwhile_split("letters")
#> takewhile_dropwhile_split("9lives")
#> takewhile_dropwhile_split("é-à")

### permutations_small_words
from itertools import permutations

def permutations_small_words(letters, dictionary):
    made = {"".join(p) for n in range(1, len(letters) + 1) for p in permutations(letters, n)}
    return sorted(made & set(dictionary))

#> permutations_small_words("tea", ["eat", "at", "tee", "a"])
#> permutations_small_words("", ["x"])
#> permutations_small_words("oo", ["o", "oo", "ooo"])
#> permutations_small_words("pin", [])
#> permutations_small_words("ab1", ["1ab", "b"])

### combinations_pairs_text
from itertools import combinations

def combinations_pairs_text(names, n=2):
    return ["&".join(c) for c in combinations(names, n) if c[0][0] != c[-1][0]]

#> combinations_pairs_text(["Al", "Bo", "Cy"])
#> combinations_pairs_text([])
#> combinations_pairs_text(["Ann", "Abe", "Bob"])
#> combinations_pairs_text(["x", "y", "z"], 3)
#> combinations_pairs_text(["p", "q"], n=5)

### defaultdict_rhyme
from collections import defaultdict

def defaultdict_rhyme(words, size=2):
    groups = defaultdict(list)
    for w in words:
        groups[w[-size:].lower()].append(w)
    return {k: v for k, v in groups.items() if len(v) > 1}

#> defaultdict_rhyme(["cat", "Hat", "dog", "frog"])
#> defaultdict_rhyme([])
#> defaultdict_rhyme(["time", "rhyme", "lime"], 3)
#> defaultdict_rhyme(["a", "A", ""])
#> defaultdict_rhyme(["one", "two"], size=1)

### counter_arith_letters
from collections import Counter

def counter_arith_letters(a, b):
    ca, cb = Counter(a), Counter(b)
    only_a = "".join(sorted((ca - cb).elements()))
    both = "".join(sorted((ca & cb).elements()))
    return only_a, both, sum((ca | cb).values())

#> counter_arith_letters("coffee", "toffee")
#> counter_arith_letters("", "x")
#> counter_arith_letters("aabb", "ab")
#> counter_arith_letters("Tea", "tea")
#> counter_arith_letters("no", "on")

### heap_shortest_words
import heapq

def heap_shortest_words(text, k):
    heap = [(len(w), w) for w in text.split()]
    heapq.heapify(heap)
    return [heapq.heappop(heap)[1] for _ in range(min(k, len(heap)))]

#> heap_shortest_words("we are all just stories in the end", 3)
#> heap_shortest_words("", 2)
#> heap_shortest_words("b a c", 10)
#> heap_shortest_words("same size word", 0)
#> heap_shortest_words("Z a A", 2)

### attrgetter_sort_names
from operator import itemgetter, methodcaller

def attrgetter_sort_names(rows):
    rows.sort(key=itemgetter(1))
    return list(map(methodcaller("rjust", 6, "."), [r[0] for r in rows]))

#> attrgetter_sort_names([("Zed", 3), ("Amy", 1)])
#> attrgetter_sort_names([])
#> attrgetter_sort_names([("x", "b"), ("y", "a"), ("z", "a")])
#> attrgetter_sort_names([("Bartholomew", 0)])
#> attrgetter_sort_names([("a", 1), ("b", "2")])

### partial_formatter
from functools import partial

def partial_formatter(names, fill):
    def pad(width, text):
        return text.center(width, fill)
    pads = [partial(pad, 2 * i + 1) for i in range(len(names))]
    return [p(n) for p, n in zip(pads, names)]

#> partial_formatter(["a", "bc", "d"], "-")
#> partial_formatter([], "*")
#> partial_formatter(["", ""], "=")
#> partial_formatter(["x", "y"], " ")
#> partial_formatter(["bad", "fill"], "ab")

### closure_counter_words
def closure_counter_words(text):
    counts = {}
    def bump(w):
        counts[w] = counts.get(w, 0) + 1
        return f"{w}{counts[w]}" if counts[w] > 1 else w
    return " ".join(bump(w) for w in text.split())

#> closure_counter_words("row row row your boat row")
#> closure_counter_words("")
#> closure_counter_words("a A a")
#> closure_counter_words("all different here")
#> closure_counter_words("x x1 x")

### generator_windows
def generator_windows(s, n):
    def windows():
        for i in range(len(s) - n + 1):
            yield s[i:i + n]
    return [w for w in windows() if len(set(w)) == n]

#> generator_windows("abcabb", 3)
#> generator_windows("", 2)
#> generator_windows("aab", 2)
#> generator_windows("xyz", 5)
#> generator_windows("hello", 1)

### recursive_reverse_words
def recursive_reverse_words(s):
    head, sep, tail = s.partition(" ")
    if not sep:
        return head
    return recursive_reverse_words(tail) + sep + head

#> recursive_reverse_words("four score and seven")
#> recursive_reverse_words("")
#> recursive_reverse_words("single")
#> recursive_reverse_words("two  spaces")
#> recursive_reverse_words(" lead")

### recursive_subsets_string
def recursive_subsets_string(s):
    if not s:
        return [""]
    rest = recursive_subsets_string(s[1:])
    return rest + [s[0] + r for r in rest]

#> recursive_subsets_string("abc")
#> recursive_subsets_string("")
#> recursive_subsets_string("x")
#> recursive_subsets_string("aa")
#> recursive_subsets_string("1-2")

### expand_brace_alternatives
def expand_brace_alternatives(s):
    head, brace, rest = s.partition("{")
    if not brace:
        return [s]
    options, _, tail = rest.partition("}")
    return [head + o + t for o in options.split(",") for t in expand_brace_alternatives(tail)]

#> expand_brace_alternatives("img{1,2}.{png,jpg}")
#> expand_brace_alternatives("plain")
#> expand_brace_alternatives("")
#> expand_brace_alternatives("a{,b}c")
#> expand_brace_alternatives("{x,y}{0,1}")

### evaluate_postfix_text
def evaluate_postfix_text(expr):
    stack = []
    for tok in expr.split():
        if tok in "+-*":
            b, a = stack.pop(), stack.pop()
            stack.append(a + b if tok == "+" else a - b if tok == "-" else a * b)
        else:
            stack.append(int(tok))
    return stack

#> evaluate_postfix_text("3 4 + 2 *")
#> evaluate_postfix_text("")
#> evaluate_postfix_text("5 -7 -")
#> evaluate_postfix_text("1 +")
#> evaluate_postfix_text("2 3 4 * +")

### infix_simple_calc
def infix_simple_calc(expr):
    tokens = expr.replace("+", " + ").replace("-", " - ").split()
    total, sign = 0, 1
    for t in tokens:
        if t in ("+", "-"):
            sign = -1 if t == "-" else 1
        else:
            total += sign * int(t)
    return total

#> infix_simple_calc("10 - 3+20")
#> infix_simple_calc("")
#> infix_simple_calc("-5")
#> infix_simple_calc("1--1")
#> infix_simple_calc("7 x 2")

### format_spec_from_parts
def format_spec_from_parts(value, fill=" ", align=">", width=8, kind=""):
    spec = f"{fill}{align}{width}{kind}"
    return f"|{value:{spec}}|"

#> format_spec_from_parts(3.14159, width=7, kind=".2f")
#> format_spec_from_parts("mid", "*", "^", 9)
#> format_spec_from_parts(255, fill="0", width=4, kind="x")
#> format_spec_from_parts("txt", kind="d")
#> format_spec_from_parts(-7, align="<", width=1)

### str_repr_compare
def str_repr_compare(values):
    return [str(v) == repr(v) for v in values], "".join(f"{v!s}{v!r}" for v in values)

#> str_repr_compare([1, "a", None])
#> str_repr_compare([])
#> str_repr_compare(["", 'q"uote', "it's"])
#> str_repr_compare([2.0, (1,), True])
#> str_repr_compare(["\n", b"x"])

### assert_word_rules
def assert_word_rules(word):
    assert word, "empty"
    assert word.isalpha(), f"odd chars in {word!r}"
    mid = word[1:-1]
    assert word[0].isupper() or mid.islower(), "case"
    return word[0] + str(len(mid)) + word[-1]

#> assert_word_rules("Internationalization")
#> assert_word_rules("kite")
#> assert_word_rules("a1")
#> assert_word_rules("Ox")
#> assert_word_rules("QUIT")

### try_finally_trim
def try_finally_trim(s, n):
    log = []
    try:
        log.append(s[n])
        log.append(s.index(s[n], n + 1))
    except IndexError:
        log.append("short")
    except ValueError:
        log.append("unique")
    else:
        log.append("found")
    finally:
        log.append(len(s))
    return log

#> try_finally_trim("banana", 1)
#> try_finally_trim("abc", 1)
#> try_finally_trim("", 0)
#> try_finally_trim("xx", -2)
#> try_finally_trim("hello", 7)
