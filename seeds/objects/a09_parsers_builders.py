### mini_markup_tokenizer
class Token:
    def __init__(self, kind, text):
        self.kind, self.text = kind, text

    def __repr__(self):
        return f"{self.kind}:{self.text}"


class Lexer:
    MARKS = {"*": "bold", "_": "ital", "`": "code"}

    def __init__(self, source):
        self.source, self.pos = source, 0

    def peek(self):
        return self.source[self.pos] if self.pos < len(self.source) else ""

    def until(self, stop):
        start = self.pos
        while self.peek() and self.peek() not in stop:
            self.pos += 1
        return self.source[start:self.pos]

    def __iter__(self):
        while ch := self.peek():
            if ch in self.MARKS:
                self.pos += 1
                text = self.until(ch)
                if not self.peek():
                    yield Token("lost", ch + text)
                    return
                self.pos += 1
                yield Token(self.MARKS[ch], text)
            else:
                yield Token("text", self.until("".join(self.MARKS)))


def mini_markup_tokenizer(source):
    return [repr(t) for t in Lexer(source)]

#> mini_markup_tokenizer("say *hello* to `x_y`")
#> mini_markup_tokenizer("")
#> mini_markup_tokenizer("__ and *open")
#> mini_markup_tokenizer("*a*_b_`c`")
#> mini_markup_tokenizer("no marks at all, naïve")
#> mini_markup_tokenizer("trailing `")

### select_statement_builder
class Select:
    def __init__(self, *columns):
        self._columns = columns or ("*",)
        self._from, self._where, self._order, self._limit = None, [], [], None

    def table(self, name):
        self._from = name
        return self

    def where(self, **conditions):
        for key, value in conditions.items():
            column, _, op = key.partition("__")
            symbol = {"": "=", "gt": ">", "lt": "<", "ne": "<>"}[op]
            self._where.append(f"{column} {symbol} {value!r}")
        return self

    def order(self, *columns):
        for c in columns:
            self._order.append(f"{c[1:]} DESC" if c.startswith("-") else c)
        return self

    def limit(self, n):
        self._limit = n
        return self

    def __str__(self):
        parts = [f"SELECT {', '.join(self._columns)}", f"FROM {self._from}"]
        if self._where:
            parts.append("WHERE " + " AND ".join(self._where))
        if self._order:
            parts.append("ORDER BY " + ", ".join(self._order))
        if self._limit is not None:
            parts.append(f"LIMIT {self._limit}")
        return " ".join(parts)


def select_statement_builder(table, columns, order, limit, **conditions):
    return str(Select(*columns).table(table).where(**conditions).order(*order).limit(limit))

#> select_statement_builder("ships", ["name", "crew"], ["-crew"], 3, crew__gt=10)
#> select_statement_builder("logs", [], [], None)
#> select_statement_builder("pets", ["id"], ["age", "-id"], 0, kind="cat", age__lt=4)
#> select_statement_builder("x", ["a"], [], None, b__ne="it's")
#> select_statement_builder("y", [], ["z"], 1, w__in=[1])

### ini_section_reader_class
class Section(dict):
    def __init__(self, name, parent=None):
        super().__init__()
        self.name, self.parent = name, parent

    def lookup(self, key):
        if key in self:
            return self[key]
        if self.parent is not None:
            return self.parent.lookup(key)
        raise KeyError(f"{self.name}.{key}")


class Reader:
    def __init__(self):
        self.base = Section("base")
        self.sections = {"base": self.base}
        self.current = self.base

    def feed(self, line):
        line = line.split("#")[0].strip()
        if not line:
            return
        if line.startswith("["):
            name, _, parent = line.strip("[]").partition(":")
            owner = self.sections.get(parent.strip(), self.base)
            self.current = self.sections[name.strip()] = Section(name.strip(), owner)
        else:
            key, _, value = line.partition("=")
            self.current[key.strip()] = value.strip()


def ini_section_reader_class(text, queries):
    reader = Reader()
    for line in text.split(";"):
        reader.feed(line)
    found = []
    for section, key in queries:
        try:
            found.append(reader.sections[section].lookup(key))
        except KeyError as error:
            found.append(f"missing {error.args[0]}")
    return found

#> ini_section_reader_class("color=red;[web];port=80;[api:web];host=x", [("api", "port"), ("api", "color"), ("web", "host")])
#> ini_section_reader_class("", [("base", "k"), ("nope", "k")])
#> ini_section_reader_class("# only comment; a = 1 # one ;a=2", [("base", "a")])
#> ini_section_reader_class("[x:y];k=v;[y];k=w", [("x", "k"), ("y", "k")])
#> ini_section_reader_class("[p];flag", [("p", "flag")])

### html_list_builder_context
class Html:
    def __init__(self):
        self.parts, self.stack = [], []

    def __call__(self, tag, text=None, **attrs):
        head = "".join(f' {k.rstrip("_")}="{v}"' for k, v in attrs.items())
        if text is not None:
            self.parts.append(f"<{tag}{head}>{text}</{tag}>")
            return self
        self.parts.append(f"<{tag}{head}>")
        self.stack.append(tag)
        return self

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.parts.append(f"</{self.stack.pop()}>")

    def __str__(self):
        return "".join(self.parts)


def html_list_builder_context(title, groups):
    html = Html()
    with html("div", class_="box"):
        html("h2", title)
        for name, items in groups.items():
            if not items:
                html("p", f"{name}: none")
                continue
            with html("ul", id=name):
                for item in items:
                    html("li", item)
    return str(html), len(html.parts)

#> html_list_builder_context("Tools", {"hand": ["saw", "file"], "power": []})
#> html_list_builder_context("", {})
#> html_list_builder_context("A & B", {"x": [1]})
#> html_list_builder_context("Fête", {"o": "ab", "p": "c"})
#> html_list_builder_context("none", {"q": (), "r": ()})

### arithmetic_parser_class_power
class Calc:
    def __init__(self, text):
        self.tokens = text.replace("(", " ( ").replace(")", " ) ").split()

    def take(self, *wanted):
        if self.tokens and self.tokens[0] in wanted:
            return self.tokens.pop(0)
        return None

    def expr(self):
        value = self.term()
        while op := self.take("+", "-"):
            right = self.term()
            value = value + right if op == "+" else value - right
        return value

    def term(self):
        value = self.power()
        while self.take("*"):
            value *= self.power()
        return value

    def power(self):
        base = self.atom()
        return base ** self.power() if self.take("^") else base

    def atom(self):
        if self.take("("):
            value = self.expr()
            if not self.take(")"):
                raise SyntaxError("missing )")
            return value
        if self.take("-"):
            return -self.atom()
        if not self.tokens:
            raise SyntaxError("unexpected end")
        return int(self.tokens.pop(0))


def arithmetic_parser_class_power(text):
    calc = Calc(text)
    try:
        value = calc.expr()
    except SyntaxError as error:
        return error.msg
    return value if not calc.tokens else f"{value}, then {' '.join(calc.tokens)}"

#> arithmetic_parser_class_power("2 + 3 * (4 - 1)")
#> arithmetic_parser_class_power("2 ^ 3 ^ 2 - 1")
#> arithmetic_parser_class_power("( 1 + 2")
#> arithmetic_parser_class_power("- (5 - 8) 7")
#> arithmetic_parser_class_power("4 *")
#> arithmetic_parser_class_power("x + 1")

### query_string_filter_parser
class Filter:
    def __init__(self, field, test, value):
        self.field, self.test, self.value = field, test, value

    def __call__(self, row):
        actual = row.get(self.field)
        if actual is None:
            return self.test == "!"
        match self.test:
            case ">":
                return actual > self.value
            case "<":
                return actual < self.value
            case _:
                return (actual == self.value) == (self.test == "=")


class Query:
    def __init__(self, text):
        self.filters = [self._parse(part) for part in text.split("&") if part]

    @staticmethod
    def _parse(part):
        for i, ch in enumerate(part):
            if ch in "<>=!":
                raw = part[i + 1:]
                value = int(raw) if raw.lstrip("-").isdigit() else raw
                return Filter(part[:i], ch, value)
        return Filter(part, "=", True)

    def run(self, rows):
        return [r["id"] for r in rows if all(f(r) for f in self.filters)]


def query_string_filter_parser(text, rows):
    return Query(text).run({"id": i, **row} for i, row in enumerate(rows))

#> query_string_filter_parser("age>30&city=Rome", [{"age": 40, "city": "Rome"}, {"age": 20, "city": "Rome"}, {"age": 35}])
#> query_string_filter_parser("", [{}, {}])
#> query_string_filter_parser("live", [{"live": True}, {"live": False}, {}])
#> query_string_filter_parser("tag!new&n<-1", [{"n": -5}, {"tag": "new", "n": -9}, {"n": 3}, {"tag": "old", "n": -2}])
#> query_string_filter_parser("id>0", [{"a": 1}, {"a": 2}, {"a": 3}])
#> query_string_filter_parser("age>30", [{"age": "x"}])

### robot_program_compiler
class Instruction:
    def __init__(self, op, arg=None):
        self.op, self.arg = op, arg


class Compiler:
    def __init__(self):
        self.code, self.loops = [], []

    def compile(self, source):
        for word in source.split():
            if word.isdigit():
                self.loops.append((len(self.code), int(word)))
            elif word == "end":
                start, times = self.loops.pop()
                self.code += self.code[start:] * (times - 1)
            else:
                self.code.append(Instruction(word[0], int(word[1:] or 1)))
        if self.loops:
            raise SyntaxError(f"{len(self.loops)} open loops")
        return self.code


class Robot:
    def __init__(self):
        self.x = self.y = 0
        self.facing = 0

    def execute(self, code):
        for i in code:
            if i.op == "t":
                self.facing = (self.facing + i.arg) % 4
            else:
                dx, dy = [(0, 1), (1, 0), (0, -1), (-1, 0)][self.facing]
                self.x += dx * i.arg
                self.y += dy * i.arg
        return self.x, self.y, "NESW"[self.facing]


def robot_program_compiler(source):
    try:
        code = Compiler().compile(source)
    except (SyntaxError, IndexError) as error:
        return type(error).__name__, str(error)
    return Robot().execute(code), len(code)

#> robot_program_compiler("f3 t f2")
#> robot_program_compiler("4 f t end")
#> robot_program_compiler("2 f 3 t f5 end end")
#> robot_program_compiler("")
#> robot_program_compiler("3 f")
#> robot_program_compiler("f end")

### menu_price_parser_dataclass
from dataclasses import dataclass
import re


@dataclass
class Dish:
    name: str
    price: int
    tags: tuple = ()

    @classmethod
    def parse(cls, line):
        found = re.fullmatch(r"\s*(.+?)\s*\.{2,}\s*(\d+)(?:[,.](\d\d))?\s*((?:#\w+\s*)*)", line)
        if found is None:
            return None
        name, whole, part, tags = found.groups()
        return cls(name, int(whole) * 100 + int(part or 0), tuple(tags.replace("#", "").split()))


class Menu:
    def __init__(self, lines):
        parsed = [(line, Dish.parse(line)) for line in lines]
        self.dishes = [d for _, d in parsed if d]
        self.rejected = [line.strip() for line, d in parsed if not d]

    def tagged(self, tag):
        return [d.name for d in sorted(self.dishes, key=lambda d: d.price) if tag in d.tags]


def menu_price_parser_dataclass(lines, tag):
    menu = Menu(lines)
    return menu.tagged(tag), sum(d.price for d in menu.dishes), menu.rejected

#> menu_price_parser_dataclass(["Leek soup .... 6,50 #veg #hot", "Salad..5 #veg", "Steak 20"], "veg")
#> menu_price_parser_dataclass([], "x")
#> menu_price_parser_dataclass(["  Tea ... 2.00", "Cake....3.5"], "hot")
#> menu_price_parser_dataclass(["Crêpe ..7,25 #sweet", "Flan ..4 #sweet #cold"], "sweet")
#> menu_price_parser_dataclass(["..", ".....3"], "")

### sentence_template_engine
class Template:
    class Missing(KeyError):
        pass

    FILTERS = {"up": str.upper, "title": str.title, "rev": lambda s: s[::-1], "len": lambda s: str(len(s))}

    def __init__(self, source):
        self.chunks = []
        rest = source
        while "{" in rest:
            before, _, rest = rest.partition("{")
            field, _, rest = rest.partition("}")
            self.chunks += [before, tuple(field.split("|"))]
        self.chunks.append(rest)

    def render(self, values):
        out = []
        for chunk in self.chunks:
            if isinstance(chunk, str):
                out.append(chunk)
                continue
            name, *filters = chunk
            if name not in values:
                raise Template.Missing(name)
            text = str(values[name])
            for f in filters:
                text = self.FILTERS[f](text)
            out.append(text)
        return "".join(out)


def sentence_template_engine(source, **values):
    template = Template(source)
    try:
        return template.render(values), len(template.chunks)
    except Template.Missing as error:
        return f"need {error.args[0]}"

#> sentence_template_engine("Dear {name|title}, you owe {sum}.", name="ann lee", sum=40)
#> sentence_template_engine("plain")
#> sentence_template_engine("{a|rev|up}{b}", a="stop")
#> sentence_template_engine("{x|len} letters", x="bücher")
#> sentence_template_engine("{y|bold}", y=1)
#> sentence_template_engine("")

### gear_spec_builder_validation
class Bike:
    def __init__(self, frame, wheels, gears, extras):
        self.frame, self.wheels, self.gears, self.extras = frame, wheels, gears, extras

    def __str__(self):
        extras = "+".join(self.extras) or "bare"
        return f"{self.frame} {self.wheels}in x{self.gears} {extras}"


class BikeBuilder:
    def __init__(self):
        self._parts = {"gears": 1}
        self._extras = []

    def __getattr__(self, part):
        def setter(value):
            self._parts[part] = value
            return self
        return setter

    def extra(self, name):
        if name not in self._extras:
            self._extras.append(name)
        return self

    def build(self):
        missing = {"frame", "wheels"} - self._parts.keys()
        unknown = self._parts.keys() - {"frame", "wheels", "gears"}
        if missing or unknown:
            raise ValueError(f"missing {sorted(missing)} unknown {sorted(unknown)}")
        return Bike(extras=self._extras, **self._parts)


def gear_spec_builder_validation(steps):
    builder = BikeBuilder()
    for part, value in steps:
        builder = getattr(builder, part)(value)
    try:
        return str(builder.build())
    except ValueError as error:
        return str(error)

#> gear_spec_builder_validation([("frame", "steel"), ("wheels", 28), ("extra", "bell"), ("extra", "bell")])
#> gear_spec_builder_validation([])
#> gear_spec_builder_validation([("frame", "carbon"), ("wheels", 26), ("gears", 11)])
#> gear_spec_builder_validation([("wings", 2), ("wheels", 20)])
#> gear_spec_builder_validation([("frame", "alu"), ("frame", "oak"), ("wheels", 24), ("extra", "lamp"), ("extra", "rack")])

### log_line_parser_hierarchy
class Entry:
    def __init__(self, time, body):
        self.time, self.body = time, body

    weight = 0

    @staticmethod
    def parse(line):
        head, _, body = line.partition(" ")
        time, _, kind = head.partition("/")
        cls = {"E": Failure, "W": Slow}.get(kind, Entry)
        return cls(int(time), body)

    def describe(self):
        return self.body.strip() or "(empty)"


class Failure(Entry):
    weight = 10

    def describe(self):
        return f"FAIL {super().describe()}"


class Slow(Entry):
    @property
    def weight(self):
        digits = "".join(ch for ch in self.body if ch.isdigit())
        return int(digits or 0) // 100

    def describe(self):
        return f"slow({self.weight})"


def log_line_parser_hierarchy(lines, since):
    entries = [Entry.parse(line) for line in lines]
    recent = [e for e in entries if e.time >= since]
    return [e.describe() for e in recent], sum(e.weight for e in recent)

#> log_line_parser_hierarchy(["10/I boot", "12/W took 250ms", "15/E disk full"], 11)
#> log_line_parser_hierarchy([], 0)
#> log_line_parser_hierarchy(["1/E", "2/W quick", "3/X "], 0)
#> log_line_parser_hierarchy(["7/W 1s 500ms", "7 plain"], 7)
#> log_line_parser_hierarchy(["late/E x"], 1)

### path_expression_compiled
class Step:
    def __init__(self, text):
        self.name, _, pick = text.partition("[")
        self.pick = int(pick.rstrip("]")) if pick else None

    def apply(self, node):
        if self.name == "*":
            found = list(node.values()) if isinstance(node, dict) else list(node)
        else:
            found = [node[self.name]] if isinstance(node, dict) and self.name in node else []
        if self.pick is not None:
            found = [f[self.pick] for f in found if isinstance(f, list) and -len(f) <= self.pick < len(f)]
        return found


class Path:
    def __init__(self, text):
        self.steps = [Step(s) for s in text.split(".") if s]

    def __call__(self, document):
        nodes = [document]
        for step in self.steps:
            nodes = [child for node in nodes for child in step.apply(node)]
        return nodes

    def __len__(self):
        return len(self.steps)


def path_expression_compiled(document, *paths):
    return {text: Path(text)(document) for text in paths}, [len(Path(p)) for p in paths]

#> path_expression_compiled({"a": {"b": [1, 2]}, "c": {"b": [3]}}, "*.b", "a.b[1]", "*.b[-1]")
#> path_expression_compiled({}, "x.y")
#> path_expression_compiled([[1], [2, 3]], "*.*", "")
#> path_expression_compiled({"k": [5, 6]}, "k[9]", "k[-2]", "k.z")
#> path_expression_compiled({"n": 5}, "n.*")

### playlist_dsl_interpreter
class Player:
    def __init__(self):
        self.queue, self.volume, self.heard = [], 5, []

    def cmd_add(self, *titles):
        self.queue.extend(titles)

    def cmd_vol(self, change):
        self.volume = min(10, max(0, self.volume + int(change)))

    def cmd_play(self, count="1"):
        for _ in range(int(count)):
            if not self.queue:
                raise EOFError("queue empty")
            self.heard.append(f"{self.queue.pop(0)}@{self.volume}")

    def cmd_shuffle(self):
        self.queue = self.queue[::2] + self.queue[1::2]


class Interpreter:
    def __init__(self, player):
        self.player, self.errors = player, []

    def run(self, script):
        for number, line in enumerate(script.splitlines(), 1):
            name, *args = line.split() or ["#"]
            if name.startswith("#"):
                continue
            method = getattr(self.player, f"cmd_{name}", None)
            try:
                if method is None:
                    raise NameError(f"what is {name}")
                method(*args)
            except (NameError, EOFError, TypeError) as error:
                self.errors.append((number, type(error).__name__))
        return self.player.heard


def playlist_dsl_interpreter(script):
    interpreter = Interpreter(Player())
    return interpreter.run(script), interpreter.player.queue, interpreter.errors

#> playlist_dsl_interpreter("add a b c d\nshuffle\nplay 2\nvol +9\nplay")
#> playlist_dsl_interpreter("# nothing\n\nplay")
#> playlist_dsl_interpreter("")
#> playlist_dsl_interpreter("add x\nvol -7\nplay 2\nrewind\nvol")
#> playlist_dsl_interpreter("shuffle\nadd é\nplay 0")

### number_format_spec_parser
class Spec:
    def __init__(self, text):
        self.text, self.i = text, 0
        self.sign = self._one("+") is not None
        self.pad = self._one("0_") or " "
        self.width = self._number() or 0
        self.group = self._one(",'")
        self.decimals = self._number() if self._one(".") else None
        if self.i < len(text):
            raise ValueError(f"junk at {self.i}: {text[self.i:]}")

    def _one(self, chars):
        if self.i < len(self.text) and self.text[self.i] in chars:
            self.i += 1
            return self.text[self.i - 1]
        return None

    def _number(self):
        start = self.i
        while self.i < len(self.text) and self.text[self.i].isdigit():
            self.i += 1
        return int(self.text[start:self.i]) if self.i > start else None

    def apply(self, value):
        body = f"{abs(value):,}" if self.decimals is None else f"{abs(value):,.{self.decimals}f}"
        body = body.replace(",", self.group or "")
        mark = "-" if value < 0 else "+" if self.sign else ""
        return mark + body.rjust(self.width - len(mark), self.pad)


def number_format_spec_parser(spec, values):
    try:
        parsed = Spec(spec)
    except ValueError as error:
        return str(error)
    return [parsed.apply(v) for v in values]

#> number_format_spec_parser("08,", [1234567, -42, 0])
#> number_format_spec_parser("+_9'.2", [1234.5, -9.999])
#> number_format_spec_parser("", [7, -7])
#> number_format_spec_parser("5x", [1])
#> number_format_spec_parser("+.1", [])
#> number_format_spec_parser("12.", [3.25])

### music_notation_reader
class Note:
    STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}

    def __init__(self, pitch, beats):
        self.pitch, self.beats = pitch, beats

    @classmethod
    def read(cls, word, octave):
        letter, rest = word[0], word[1:]
        pitch = None if letter == "R" else cls.STEPS[letter] + 12 * octave
        while rest and rest[0] in "#b":
            pitch += 1 if rest[0] == "#" else -1
            rest = rest[1:]
        return cls(pitch, int(rest) if rest else 1)


class Score:
    def __init__(self, text):
        self.notes, self.octave = [], 4
        for word in text.split():
            if word in ("<", ">"):
                self.octave += 1 if word == ">" else -1
            else:
                self.notes.append(Note.read(word, self.octave))

    def bars(self, size):
        bar, bars = 0, 0
        for note in self.notes:
            bar += note.beats
            bars, bar = bars + bar // size, bar % size
        return bars, bar

    def intervals(self):
        pitches = [n.pitch for n in self.notes if n.pitch is not None]
        return [b - a for a, b in zip(pitches, pitches[1:])]


def music_notation_reader(text, size):
    score = Score(text)
    return score.bars(size), score.intervals()

#> music_notation_reader("C E G > C2 R2 < Bb", 4)
#> music_notation_reader("", 3)
#> music_notation_reader("F#2 Gb2 E##", 3)
#> music_notation_reader("A > A > A", 1)
#> music_notation_reader("R4 R4 D", 4)
#> music_notation_reader("H2", 4)

### shell_pipeline_builder
class Pipe:
    def __init__(self, *stages):
        self.stages = stages

    def __or__(self, other):
        return Pipe(*self.stages, *other.stages)

    def __rrshift__(self, lines):
        for stage in self.stages:
            lines = list(stage(lines))
        return lines


def grep(word):
    return Pipe(lambda lines: (l for l in lines if word in l))


def cut(field, sep=","):
    return Pipe(lambda lines: (parts[field] for l in lines if len(parts := l.split(sep)) > field))


def uniq():
    def stage(lines):
        last = None
        for line in lines:
            if line != last:
                yield line
            last = line
    return Pipe(stage)


def head(n):
    return Pipe(lambda lines: lines[:n])


def shell_pipeline_builder(lines, command):
    tools = {"grep": grep, "cut": lambda f: cut(int(f)), "uniq": uniq, "head": lambda n: head(int(n))}
    pipe = Pipe()
    for stage in command.split("|"):
        name, *args = stage.split()
        pipe = pipe | tools[name](*args)
    return lines >> pipe, len(pipe.stages)

#> shell_pipeline_builder(["a,1", "b,2", "b,3", "c"], "cut 0 | uniq | head 2")
#> shell_pipeline_builder(["err: x", "ok", "err: y"], "grep err")
#> shell_pipeline_builder([], "uniq")
#> shell_pipeline_builder(["p,q", "p", "r,q", "s,q"], "cut 1 | uniq")
#> shell_pipeline_builder(["z"], "sort")

### form_letter_clause_builder
class Clause:
    def __init__(self, text, when=lambda facts: True):
        self.text, self.when = text, when

    def __add__(self, other):
        return Letter([self]) + other


class Letter:
    def __init__(self, clauses):
        self.clauses = clauses

    def __add__(self, other):
        return Letter([*self.clauses, *getattr(other, "clauses", [other])])

    def fill(self, **facts):
        used = [c.text for c in self.clauses if c.when(facts)]
        try:
            return " ".join(used).format(**facts)
        except KeyError as error:
            return f"<{error.args[0]} unknown>"


def form_letter_clause_builder(**facts):
    hello = Clause("Hello {name}.")
    late = Clause("You are {days} days late.", lambda f: f.get("days", 0) > 0)
    fine = Clause("Pay {fine}.", lambda f: f.get("days", 0) > 7)
    thanks = Clause("Thank you.", lambda f: not f.get("days"))
    letter = hello + late + (fine + thanks)
    return letter.fill(**facts), len(letter.clauses)

#> form_letter_clause_builder(name="Ida", days=3)
#> form_letter_clause_builder(name="Ole", days=9, fine="4.50")
#> form_letter_clause_builder(name="Zoë")
#> form_letter_clause_builder(days=0)
#> form_letter_clause_builder(name="Bo", days=30)
#> form_letter_clause_builder(name="{x}", days=-2)

### knit_pattern_expander
class Stitch:
    WIDTH = {"k": 1, "p": 1, "yo": 1, "tog": 1}
    EATS = {"k": 1, "p": 1, "yo": 0, "tog": 2}

    def __init__(self, code):
        self.code = code.rstrip("0123456789")
        self.times = int(code[len(self.code):] or 1)
        if self.code not in self.WIDTH:
            raise ValueError(f"stitch {self.code}")

    @property
    def makes(self):
        return self.WIDTH[self.code] * self.times

    @property
    def needs(self):
        return self.EATS[self.code] * self.times


class Row:
    def __init__(self, text):
        self.stitches = [Stitch(w) for w in text.split()]
        self.needs = sum(s.needs for s in self.stitches)
        self.makes = sum(s.makes for s in self.stitches)

    def work(self, on_needle):
        if not self.needs or on_needle % self.needs:
            return None
        return on_needle // self.needs * self.makes


def knit_pattern_expander(cast_on, rows):
    counts = [cast_on]
    for text in rows:
        try:
            after = Row(text).work(counts[-1])
        except ValueError as error:
            return counts, str(error)
        if after is None:
            return counts, f"row {len(counts)} does not fit"
        counts.append(after)
    return counts, "done"

#> knit_pattern_expander(12, ["k2 p2", "k tog yo", "k2 tog"])
#> knit_pattern_expander(10, ["k3"])
#> knit_pattern_expander(8, ["k purl"])
#> knit_pattern_expander(20, [])
#> knit_pattern_expander(6, ["yo k", "tog2", "yo"])

### date_phrase_parser
class Phrase:
    UNITS = {"day": 1, "week": 7, "fortnight": 14}
    WORDS = {"a": 1, "one": 1, "two": 2, "three": 3}

    def __init__(self, text):
        self.words = text.lower().replace(",", " ").split()

    def amount(self):
        word = self.words.pop(0)
        if word.isdigit():
            return int(word)
        return self.WORDS[word]

    def unit(self):
        return self.UNITS[self.words.pop(0).rstrip("s")]

    def offset(self):
        total, sign = 0, 1
        while self.words:
            if self.words[0] in ("ago", "before"):
                self.words.pop(0)
                sign = -1
            elif self.words[0] in ("and", "in", "from", "now"):
                self.words.pop(0)
            else:
                total += self.amount() * self.unit()
        return sign * total


def date_phrase_parser(today, *phrases):
    results = []
    for text in phrases:
        try:
            results.append(today + Phrase(text).offset())
        except KeyError as error:
            results.append(f"unknown {error.args[0]}")
        except IndexError:
            results.append("unfinished")
    return results

#> date_phrase_parser(100, "in two weeks", "3 days ago", "a fortnight and one day from now")
#> date_phrase_parser(0, "", "5")
#> date_phrase_parser(50, "four days", "1 month")
#> date_phrase_parser(10, "10 DAYS before", "now")
#> date_phrase_parser(7)

### roman_road_sign_assembler
class Sign:
    def __init__(self, width):
        self.width, self._rows = width, []

    def line(self, text="", align="<"):
        for start in range(0, max(1, len(text)), self.width):
            self._rows.append(f"{text[start:start + self.width]:{align}{self.width}}")
        return self

    def rule(self, char="-"):
        if self._rows and not set(self._rows[-1]) <= {char}:
            self._rows.append(char * self.width)
        return self

    def pair(self, left, right):
        gap = self.width - len(left) - len(right)
        if gap < 1:
            return self.line(left).line(right, ">")
        self._rows.append(left + "." * gap + right)
        return self

    def build(self):
        return [f"|{row}|" for row in self._rows]


def roman_road_sign_assembler(width, title, places):
    sign = Sign(width).rule().line(title.upper(), "^").rule("=")
    for name, miles in places.items():
        sign.pair(name, str(miles))
    return sign.rule("=").rule("=").build()

#> roman_road_sign_assembler(12, "Roma", {"Capua": 132, "Brundisium": 364})
#> roman_road_sign_assembler(5, "Via Appia", {})
#> roman_road_sign_assembler(8, "", {"Ostia": 16})
#> roman_road_sign_assembler(10, "Lutèce", {"Alésia": 155, "Gergovia": 9})
#> roman_road_sign_assembler(3, "abc", {"xyz": 1})

### access_rule_compiler
class Rule:
    def __and__(self, other):
        return Both(self, other)

    def __or__(self, other):
        return Either(self, other)

    def __invert__(self):
        return Not(self)


class Has(Rule):
    def __init__(self, badge):
        self.badge = badge

    def test(self, badges):
        return self.badge in badges


class Both(Rule):
    def __init__(self, a, b):
        self.a, self.b = a, b

    def test(self, badges):
        return self.a.test(badges) and self.b.test(badges)


class Either(Both):
    def test(self, badges):
        return self.a.test(badges) or self.b.test(badges)


class Not(Rule):
    def __init__(self, rule):
        self.rule = rule

    def test(self, badges):
        return not self.rule.test(badges)


def compile_rule(words):
    rule = None
    for word in words:
        part = ~Has(word[1:]) if word.startswith("!") else Has(word.lstrip("|"))
        if rule is None:
            rule = part
        else:
            rule = rule | part if word.startswith("|") else rule & part
    return rule


def access_rule_compiler(text, people):
    rule = compile_rule(text.split())
    return [name for name, badges in people.items() if rule.test(badges)]

#> access_rule_compiler("staff !intern", {"ana": ["staff"], "bo": ["staff", "intern"], "cy": []})
#> access_rule_compiler("lab |boss", {"di": ["boss"], "ed": ["lab"], "fi": ["cafe"]})
#> access_rule_compiler("!x", {"g": "x", "h": "y"})
#> access_rule_compiler("a b |c d", {"p": "ab", "q": "abd", "r": "cd", "s": "d"})
#> access_rule_compiler("", {"z": []})
#> access_rule_compiler("k", {})

### bytecode_stack_frames
class Frame:
    def __init__(self, code, back=None):
        self.code, self.pc, self.back = code, 0, back


class VM:
    def __init__(self, program):
        self.program, self.stack, self.depth = program, [], 0

    def run(self):
        frame = Frame(self.program["main"])
        while frame:
            if frame.pc >= len(frame.code):
                frame = frame.back
                continue
            op = frame.code[frame.pc]
            frame.pc += 1
            if isinstance(op, int):
                self.stack.append(op)
            elif op in self.program:
                frame = Frame(self.program[op], frame)
                self.depth += 1
            else:
                getattr(self, op)()
        return self.stack

    def dup(self):
        self.stack.append(self.stack[-1])

    def mul(self):
        self.stack.append(self.stack.pop() * self.stack.pop())

    def sub(self):
        right, left = self.stack.pop(), self.stack.pop()
        self.stack.append(left - right)


def bytecode_stack_frames(**program):
    vm = VM(program)
    try:
        return vm.run(), vm.depth
    except (IndexError, AttributeError) as error:
        return type(error).__name__, vm.stack

#> bytecode_stack_frames(main=[3, "square", 1, "sub"], square=["dup", "mul"])
#> bytecode_stack_frames(main=[])
#> bytecode_stack_frames(main=["mul"])
#> bytecode_stack_frames(main=[2, "quad", "quad"], quad=["sq", "sq"], sq=["dup", "mul"])
#> bytecode_stack_frames(main=[5, "neg"])
#> bytecode_stack_frames(main=[1, 2, "swapless"], swapless=[7, "sub"])

### address_label_formatter
class Address:
    def __init__(self, **parts):
        self.parts = parts

    def get(self, name):
        return self.parts.get(name, "").strip()


class Formatter:
    layout = ("name", "street", "{zip} {city}")

    def lines(self, address):
        for row in self.layout:
            if "{" in row:
                text = row.format_map({k: address.get(k) for k in ("zip", "city", "state")})
            else:
                text = address.get(row)
            if text.strip(" ,"):
                yield self.polish(row, text.strip(" ,"))

    def polish(self, row, text):
        return text


class American(Formatter):
    layout = ("name", "street", "{city}, {state} {zip}")

    def polish(self, row, text):
        return text.upper() if row == "street" else text


class Japanese(Formatter):
    layout = ("{zip}", "{city}", "street", "name")

    def polish(self, row, text):
        return {"{zip}": f"〒{text}", "name": f"{text} 様"}.get(row, text)


def address_label_formatter(country, **parts):
    chosen = {"US": American, "JP": Japanese}.get(country, Formatter)()
    return " / ".join(chosen.lines(Address(**parts)))

#> address_label_formatter("US", name="Al Dey", street="5 Oak st", city="Reno", state="NV", zip="89501")
#> address_label_formatter("JP", name="Sato", city="Kyoto", zip="600")
#> address_label_formatter("DE", name=" Uwe ", city="Köln", zip="50667", street="")
#> address_label_formatter("US")
#> address_label_formatter("JP", street="1-2-3")
#> address_label_formatter("US", zip="1", state="")

### changelog_section_composer
from collections import OrderedDict


class Changelog:
    ORDER = ("Added", "Fixed", "Other")
    VERBS = {"add": "Added", "support": "Added", "fix": "Fixed", "repair": "Fixed"}

    def __init__(self):
        self.sections = OrderedDict((name, []) for name in self.ORDER)

    def commit(self, message):
        subject = message.split("\n")[0].strip().rstrip(".")
        if not subject or subject.lower().startswith("merge"):
            return False
        verb = subject.split()[0].lower()
        section = self.VERBS.get(verb, "Other")
        text = subject if section == "Other" else subject[len(verb):].strip()
        if text in self.sections[section]:
            return False
        self.sections[section].append(text)
        return True

    def render(self):
        blocks = [f"{name}: " + "; ".join(rows) for name, rows in self.sections.items() if rows]
        return " | ".join(blocks) or "no changes"


def changelog_section_composer(*messages):
    log = Changelog()
    kept = [log.commit(m) for m in messages]
    return log.render(), kept.count(False)

#> changelog_section_composer("Add dark mode", "Fix crash on start.", "Bump deps")
#> changelog_section_composer("Merge branch x", "", "fix crash", "Repair crash")
#> changelog_section_composer()
#> changelog_section_composer("support emoji 🎉\n\nlong body", "Fix")
#> changelog_section_composer("tidy", "tidy.", "Tidy")

### bracket_group_tree_builder
class Group:
    CLOSERS = {"(": ")", "{": "}"}

    def __init__(self, opener=""):
        self.opener, self.members = opener, []

    @property
    def closer(self):
        return self.CLOSERS.get(self.opener)

    def count(self):
        return sum(m.count() if isinstance(m, Group) else 1 for m in self.members)

    def flat(self):
        inner = ",".join(m.flat() if isinstance(m, Group) else m for m in self.members)
        return f"{self.opener}{inner}{self.closer or ''}"


class Builder:
    def __init__(self):
        self.open = [Group()]

    def feed(self, word):
        top = self.open[-1]
        if word in Group.CLOSERS:
            group = Group(word)
            top.members.append(group)
            self.open.append(group)
        elif word == top.closer:
            self.open.pop()
        elif word in Group.CLOSERS.values():
            raise ValueError(f"{word} closes {top.opener or 'nothing'}")
        else:
            top.members.append(word)

    def finish(self):
        while len(self.open) > 1:
            self.feed(self.open[-1].closer)
        return self.open[0]


def bracket_group_tree_builder(text):
    builder = Builder()
    try:
        for word in text.split():
            builder.feed(word)
    except ValueError as error:
        return str(error)
    root = builder.finish()
    return root.flat(), root.count()

#> bracket_group_tree_builder("a ( b { c d } ) e")
#> bracket_group_tree_builder("( ( x")
#> bracket_group_tree_builder("( a }")
#> bracket_group_tree_builder("")
#> bracket_group_tree_builder("y ) z")
#> bracket_group_tree_builder("{ } ( { ü } )")
