"""Calls of the standard library's own functions, recorded, and whether what really came next was let through.

Modules of 50 to 6,000 lines. For tests and for benchmarks/known.py.
"""

import importlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from ndb.language.document import Shown
from ndb.language.grammar import Grammar
from ndb.language.guide import Guide
from ndb.language.shown import Shower
from ndb.language.tokenizer import Tokenizer
from ndb.model.weights import EMBEDDED
from ndb.trace.memory import MemoryRecording
from ndb.trace.recorder.record_call import record_call
from ndb.trace.recorder.record_limits import RecordLimits
from ndb.trace.state import Event
from ndb.tree.action import STEP_EXPRESSION, STEP_INSIDE, STEP_INTO, STEP_OVER, STEP_RETURN, Action
from ndb.tree.forward import ForwardTree
from ndb.tree.span import Span

TOKENIZER = Tokenizer.load(EMBEDDED / "tokenizer.json")
TEXT = '"""Some words, and\\n  more of them.\\n\\nA second part: x = 1; y = [2, 3]."""'
CALLS: dict[str, tuple[str, ...]] = {
    "bisect": ("insort([1, 3, 5], 4)", "bisect_left([1, 2, 2, 3], 2)", "insort(['a'], 'b', key=len)"),
    "heapq": ("nsmallest(2, [5, 1, 4, 2])", "list(merge([1, 4], [2, 3]))", "nlargest(2, 'hello', key=ord)"),
    "colorsys": ("rgb_to_hls(0.2, 0.4, 0.6)", "hsv_to_rgb(0.5, 0.5, 0.5)"),
    "string": ("capwords('some words')", "Template('$a and ${b}').substitute(a=1, b='x')",
               "Formatter().format('{0} {x!r:>5}', 1, x='y')"),
    "textwrap": ("wrap('a few words to be wrapped at some length', 12)", "dedent('  a\\n    b\\n')",
                 "fill('some words and more', width=9, initial_indent='* ')", "shorten('a b c d e f', 6)"),
    "shlex": ("split(\"a 'b c' d\")", "quote(\"it's\")", "join(['a b', 'c'])"),
    "fnmatch": ("filter(['a.py', 'b.txt'], '*.py')", "translate('[!a]*.?')"),
    "keyword": ("iskeyword('if')",),
    "copy": ("deepcopy({'a': [1, (2, 3)]})", "copy([1, 2])"),
    "reprlib": ("repr(list(range(20)))", "repr({'a': 'b' * 90})"),
    "pprint": ("pformat({'a': list(range(30)), 'b': 'x' * 70})", "isreadable([1])"),
    "difflib": ("get_close_matches('appel', ['ape', 'apple', 'peach'])", "list(ndiff(['a', 'b'], ['a', 'c']))",
                "SequenceMatcher(None, 'abcd', 'bcde').ratio()"),
    "statistics": ("median([3, 1, 2])", "mode('aabbb')", "quantiles([1, 2, 3, 4, 5], n=4)", "mean([1, 2.5, 4])"),
    "fractions": ("Fraction('3/4') + Fraction(1, 3)", "Fraction(7, 3).limit_denominator(2)"),
    "calendar": ("month(2024, 2)", "TextCalendar(0).formatweek([(1, 0), (2, 1)], 3)", "isleap(1900)"),
    "graphlib": ("list(TopologicalSorter({'a': {'b'}, 'b': {'c'}}).static_order())",),
    "base64": ("b32encode(b'some bytes')", "b85decode(b85encode(b'abcdef'))"),
    "quopri": ("encodestring(b'a = b')", "decodestring(b'a=3Db')"),
    "posixpath": ("normpath('/a/../b//c')", "relpath('/a/b', '/a/c')", "commonpath(['/a/b', '/a/c'])"),
    "genericpath": ("commonprefix(['abc', 'abd'])",),
    "urllib.parse": ("urlsplit('http://a.b/c?d=e#f')", "urlencode({'a': [1, 2]}, doseq=True)", "quote('a b/ä')",
                     "parse_qs('a=1&b=2&a=3')", "urljoin('http://a/b/c', '../d')"),
    "ipaddress": ("ip_address('::1').exploded", "list(ip_network('10.0.0.0/30').hosts())"),
    "argparse": ("ArgumentParser(prog='p', add_help=False).parse_args([])",),
    "configparser": ("RawConfigParser().read_string('[a]\\nb = 1\\n')",),
    "csv": ("Sniffer().sniff('a,b\\n1,2\\n')", "Sniffer().has_header('a,b\\n1,2\\n')"),
    "html.parser": ("HTMLParser().feed('<a href=\"x\">b</a>')",),
    "json.encoder": ("JSONEncoder(indent=1).encode({'a': [1, None]})", "py_encode_basestring_ascii('ä\"')"),
    "json.decoder": ("py_scanstring('ab\\\\n\"', 0)",),
    "tokenize": ("untokenize([(1, 'x'), (54, '='), (2, '1')])",),
    "inspect": (f"cleandoc({TEXT})",),
    "datetime": (), "_pydatetime": (),
    "_pydecimal": ("Decimal('1.5') * Decimal('2.25')", "Decimal(7).sqrt()", "Decimal('1E+3').normalize()"),
    "_strptime": (),
    "collections": ("Counter('hello').most_common(1)", "OrderedDict(a=1).popitem()"),
    "functools": ("reduce(lambda a, b: a + b, [1, 2])", "cmp_to_key(lambda a, b: a - b)(1) < 2"),
    "contextlib": ("suppress(KeyError).__enter__()",),
    "types": ("SimpleNamespace(a=1)", "new_class('A')"),
    "dis": ("findlinestarts((lambda: 1).__code__)",),
    "opcode": (), "sched": (), "zipfile": (),
    "email.header": ("decode_header('=?utf-8?q?a?=')", "Header('a b').encode()"),
    "email.quoprimime": ("body_encode('a = b')", "header_encode(b'a b')"),
    "mimetypes": ("guess_type('a.html')",),
    "numbers": (), "stringprep": ("in_table_a1('a')",),
    "gettext": ("c2py('n != 1')(2)",),
    "locale": ("_group('12345')", "normalize('de')"),
    "ast": ("unparse(parse('x = [a for a in b if a > 1]'))", "dump(parse('f(1)'))", "literal_eval('[1, {2: 3}]')"),
    "plistlib": ("dumps({'a': [1, True]})",),
    "hmac": (), "uuid": ("UUID(int=5).hex",),
    "random": ("Random(1).sample(range(9), 3)", "Random(1).choices('ab', k=3)", "Random(2).shuffle([1, 2, 3])"),
    "struct": (), "weakref": (),
}  # fmt: skip
"""Calls by module; those without any are here to say that they were thought of."""


@dataclass(frozen=True, slots=True)
class Recorded:
    """One call of the library's."""

    module: str
    call: str
    recording: MemoryRecording
    code: str


def recorded(module: str, call: str, *, expressions: bool = False, events: int = 3_000) -> Recorded | None:
    """A call in the module's own text; None where that cannot be run by itself."""
    path = importlib.import_module(module).__file__
    assert path is not None
    text = re.sub(r"^if __name__ == .__main__.:", "if False:", Path(path).read_text(encoding="utf-8"), flags=re.M)
    text = re.sub(r"^__name__ = .*$", "", text, flags=re.M)  # a text that takes the name of a module of the library's
    try:
        recording = record_call(text, call, expressions=expressions, limits=RecordLimits(events=events))
    except Exception:
        return None
    return Recorded(module, call, recording, recording.sources["<program>"]) if len(recording) else None


@dataclass(slots=True)
class Tally:
    """What a walk came to."""

    states: int = 0
    tokens: int = 0
    asked: int = 0
    forbidden: list[str] | None = None

    def add(self, other: "Tally") -> None:
        self.states += other.states
        self.tokens += other.tokens
        self.asked += other.asked
        self.forbidden = [*(self.forbidden or []), *(other.forbidden or [])]


def walked(found: Recorded, dice: Random, most: int = 3_000, inside: bool = False) -> Tally:
    """A random walk: how many tokens of its states a model would be asked, and which true states were forbidden.
    `inside`: it goes inside every line, and into some of the calls, as a walk of the model's does."""
    tally, tree = Tally(forbidden=[]), ForwardTree(Span(found.recording, 0, len(found.recording)))
    guide, shower = Guide(Grammar(TOKENIZER, found.code)), Shower()
    at, has_expressions = 0, any(event >= Event.EXPRESSION for event in found.recording.events)
    shown = shower.show(found.recording.state(0))
    while tally.states < most:
        is_outermost = found.recording.depths[at] < 2
        drawn = _inside(found.recording, tree, at, dice) if inside else _drawn(dice, has_expressions)
        action = STEP_INTO if is_outermost else drawn
        after = tree.target(at, action)
        if after >= len(found.recording):
            break
        cursor = guide.took(shown, action)
        shower.moved(action)
        before, shown = shown, shower.show(found.recording.state(after))
        if not _let_through(cursor, shown, tally):
            assert tally.forbidden is not None
            tally.forbidden.append(f"{found.module}: {found.call}: after {before} {action}: {shown}")
            break
        at = after
    return tally


def _drawn(dice: Random, has_expressions: bool) -> Action:
    kinds = [STEP_INTO, STEP_OVER, STEP_RETURN, *([STEP_EXPRESSION] if has_expressions else [])]
    return dice.choices(kinds, [70, 20, 3, 40][: len(kinds)])[0]


def _inside(recording: MemoryRecording, tree: ForwardTree, at: int, dice: Random) -> Action:
    into = tree.target(at, STEP_INTO)
    is_before = into < min(tree.target(at, STEP_INSIDE), len(recording))
    is_call = is_before and recording.state(into).event is Event.CALL
    is_function = is_call and recording.state(into).source.lstrip().startswith("def ")
    return STEP_INTO if is_function and dice.random() < 0.7 else STEP_INSIDE


def _let_through(cursor: object, shown: Shown, tally: Tally) -> bool:
    tally.states += 1
    for token in [*TOKENIZER.state(shown), TOKENIZER.special["action_sep"]]:
        allowed = cursor.allowed()  # type: ignore[attr-defined]
        if token not in allowed:
            return False
        tally.tokens += 1
        tally.asked += len(allowed) > 1
        cursor.advance(token)  # type: ignore[attr-defined]
    return True


def all_calls() -> Iterator[tuple[str, str]]:
    for module, calls in CALLS.items():
        for call in calls:
            yield module, call
