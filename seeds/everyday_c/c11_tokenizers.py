### tokenize_arithmetic_count
import re

TOKEN = re.compile(r"\s*(?:(?P<number>\d+(?:\.\d+)?)|(?P<name>[A-Za-z_]\w*)|(?P<op>[-+*/()^]))")


class LexError(ValueError):
    pass


def tokens(text):
    position = 0
    text = text.rstrip()
    while position < len(text):
        match = TOKEN.match(text, position)
        if match is None:
            raise LexError(f"{text[position]!r} at {position}")
        yield match.lastgroup, match.group(match.lastgroup)
        position = match.end()


def tokenize_arithmetic_count(text: str) -> dict[str, int]:
    """How many tokens of each kind an expression has."""
    counts = {"number": 0, "name": 0, "op": 0}
    for kind, _ in tokens(text):
        counts[kind] += 1
    return counts

#> tokenize_arithmetic_count("3.5 * (width + 2) ^ 2")
#> tokenize_arithmetic_count("a+b-c_1/4   ")
#> tokenize_arithmetic_count("")
#> tokenize_arithmetic_count("12 $ 4")
#> tokenize_arithmetic_count("((x))")

### evaluate_with_precedence
import operator
import re

BINARY = {
    "+": (1, operator.add),
    "-": (1, operator.sub),
    "*": (2, operator.mul),
    "/": (2, operator.truediv),
}


def apply_top(values, operators):
    symbol = operators.pop()
    right, left = values.pop(), values.pop()
    values.append(BINARY[symbol][1](left, right))


def evaluate_with_precedence(text: str) -> float:
    """The value of an expression with + - * / and brackets, by two stacks."""
    values, operators = [], []
    for token in re.findall(r"\d+\.?\d*|[-+*/()]", text):
        if token == "(":
            operators.append(token)
        elif token == ")":
            while operators[-1] != "(":
                apply_top(values, operators)
            operators.pop()
        elif token in BINARY:
            level = BINARY[token][0]
            while operators and operators[-1] != "(" and BINARY[operators[-1]][0] >= level:
                apply_top(values, operators)
            operators.append(token)
        else:
            values.append(float(token))
    while operators:
        apply_top(values, operators)
    return values.pop()

#> evaluate_with_precedence("1 + 2 * 3")
#> evaluate_with_precedence("(1 + 2) * 3 - 4 / 8")
#> evaluate_with_precedence("7")
#> evaluate_with_precedence("2 * (3 + 4 * (5 - 1)) / 4")
#> evaluate_with_precedence("8 / (3 - 3)")
#> evaluate_with_precedence("1 +")

### parse_query_string_pairs
def unescape(text):
    out = []
    index = 0
    while index < len(text):
        char = text[index]
        if char == "+":
            out.append(" ")
        elif char == "%":
            out.append(chr(int(text[index + 1:index + 3], 16)))
            index += 2
        else:
            out.append(char)
        index += 1
    return "".join(out)


def parse_query_string_pairs(query: str) -> dict:
    """Values by key; a key that comes again gets a list, a key without '=' is True."""
    result = {}
    for part in query.lstrip("?").split("&"):
        if not part:
            continue
        key, equals, value = part.partition("=")
        key = unescape(key)
        value = unescape(value) if equals else True
        if key not in result:
            result[key] = value
        elif isinstance(result[key], list):
            result[key].append(value)
        else:
            result[key] = [result[key], value]
    return result

#> parse_query_string_pairs("?q=red+shoes&size=42&size=43&size=44")
#> parse_query_string_pairs("debug&x=%41%26B")
#> parse_query_string_pairs("")
#> parse_query_string_pairs("a=1&&a=2&b=")
#> parse_query_string_pairs("p=%ZZ")

### parse_options_argv
FLAGS = {"v": "verbose", "q": "quiet", "n": "dry_run"}
VALUED = {"o": "output", "j": "jobs"}
TYPES = {"jobs": int}


class UsageError(Exception):
    pass


def take_value(name, words):
    if not words:
        raise UsageError(f"--{name} needs a value")
    value = words.pop(0)
    return TYPES.get(name, str)(value)


def parse_options_argv(line: str) -> dict:
    """Options and files of a command line like '-vn -o out.txt --jobs 4 a b'."""
    words = line.split()
    options = {"files": []}
    while words:
        word = words.pop(0)
        if word == "--":
            options["files"] += words
            break
        if word.startswith("--"):
            name = word[2:].replace("-", "_")
            if name in VALUED.values():
                options[name] = take_value(name, words)
            elif name in FLAGS.values():
                options[name] = True
            else:
                raise UsageError(f"unknown option {word}")
        elif word.startswith("-"):
            for letter in word[1:]:
                if letter in VALUED:
                    options[VALUED[letter]] = take_value(VALUED[letter], words)
                else:
                    options[FLAGS[letter]] = True
        else:
            options["files"].append(word)
    return options

#> parse_options_argv("-vn -o out.txt --jobs 4 a.py b.py")
#> parse_options_argv("build --dry-run -- -v --odd")
#> parse_options_argv("")
#> parse_options_argv("--fast x")
#> parse_options_argv("a -j")
#> parse_options_argv("-qo log.txt main.c --verbose -j 12")
#> parse_options_argv("-x")
#> parse_options_argv("-vn -o out.txt --jobs 4 a.py b.py -qo log.txt main.c --verbose -j 12")
#> parse_options_argv("-qo log.txt main.c --verbose -j 12 -vn -o out.txt --jobs 4 a.py b.py")

### mini_template_render
import re

PIECE = re.compile(r"\{\{(.+?)\}\}")
HELPERS = {"upper": str.upper, "len": len, "first": lambda value: value[0]}


class TemplateError(Exception):
    pass


def lookup(expression, context):
    path, *helpers = [part.strip() for part in expression.split("|")]
    value = context
    for key in path.split("."):
        try:
            value = value[key]
        except (KeyError, TypeError) as error:
            raise TemplateError(f"no {path}") from error
    for helper in helpers:
        value = HELPERS[helper](value)
    return value


def mini_template_render(template: str, context: dict, strict: bool = True) -> str:
    def fill(match):
        try:
            return str(lookup(match.group(1), context))
        except TemplateError:
            if strict:
                raise
            return match.group(0)

    return PIECE.sub(fill, template)

#> mini_template_render("Hi {{user.name|upper}}, {{ cart | len }} items", {"user": {"name": "ida"}, "cart": [1, 2]})
#> mini_template_render("Hi {{name}} from {{city}}", {"name": "Bo"}, strict=False)
#> mini_template_render("Hi {{name}} from {{city}}", {"name": "Bo"})
#> mini_template_render("no fields { } here", {})
#> mini_template_render("{{a.b.c}} {{a.b.list|first|upper}}", {"a": {"b": {"c": 3, "list": ["x", "y"]}}})
#> mini_template_render("{{a.b.c}} {{a.b.list|first|upper}}|no fields { } here", {"a": {"b": {"c": 3, "list": ["x", "y"]}}})
#> mini_template_render("Hi {{user.name|upper}}, {{ cart | len }} items, no fields { } here", {"user": {"name": "ida"}, "cart": [1, 2]})

### csv_line_parser_quotes
def csv_line_parser_quotes(line: str, delimiter: str = ",") -> list[str]:
    """Fields of one line, with quoted fields and doubled quotes, character by character."""
    fields = []
    current = []
    quoted = False
    index = 0
    while index < len(line):
        char = line[index]
        if quoted:
            if char == '"' and line[index + 1:index + 2] == '"':
                current.append('"')
                index += 1
            elif char == '"':
                quoted = False
            else:
                current.append(char)
        elif char == '"':
            quoted = True
        elif char == delimiter:
            fields.append("".join(current))
            current = []
        else:
            current.append(char)
        index += 1
    if quoted:
        raise ValueError("quote not closed")
    fields.append("".join(current))
    return fields

#> csv_line_parser_quotes('ann,"Main St, 5",12')
#> csv_line_parser_quotes('"say ""hi""",x')
#> csv_line_parser_quotes("")
#> csv_line_parser_quotes('name|"first|last"|"x""y"|', "|")
#> csv_line_parser_quotes('a;"b', ";")
#> csv_line_parser_quotes("1;2;;4;", ";")

### ini_sections_interpolate
import re

REFERENCE = re.compile(r"%\((\w+)\)s")


def parse(text):
    sections = {"DEFAULT": {}}
    current = sections["DEFAULT"]
    for line in text.splitlines():
        line = line.strip()
        if not line or line[0] in "#;":
            continue
        if line.startswith("[") and line.endswith("]"):
            current = sections.setdefault(line[1:-1], {})
            continue
        key, _, value = line.partition("=")
        current[key.strip().lower()] = value.strip()
    return sections


def ini_sections_interpolate(text: str, section: str, key: str, depth: int = 5):
    """A value with %(name)s filled in from its section or DEFAULT; None if it is missing."""
    sections = parse(text)
    values = {**sections["DEFAULT"], **sections.get(section, {})}
    if key not in values:
        return None
    value = values[key]
    while REFERENCE.search(value):
        if depth == 0:
            raise RecursionError(value)
        depth -= 1
        value = REFERENCE.sub(lambda m: values[m.group(1)], value)
    return value

#> ini_sections_interpolate("root = /srv\n[web]\nlogs = %(root)s/logs\naccess = %(logs)s/a.log", "web", "access")
#> ini_sections_interpolate("root = /srv\n[web]\nroot = /home\n# x\nlogs = %(root)s/l", "web", "logs")
#> ini_sections_interpolate("", "web", "port")
#> ini_sections_interpolate("[a]\nx = %(y)s\ny = %(x)s", "a", "x")
#> ini_sections_interpolate("[a]\nx = %(z)s", "a", "x")
#> ini_sections_interpolate("name = api\n\n[prod]\nhost = %(name)s.example.org\n; end", "stage", "name")

### json_pointer_set
def parse_pointer(pointer):
    if pointer == "":
        return []
    if not pointer.startswith("/"):
        raise ValueError(f"bad pointer {pointer!r}")
    return [part.replace("~1", "/").replace("~0", "~") for part in pointer[1:].split("/")]


def json_pointer_set(document, pointer: str, value):
    """Sets a value in nested dicts and lists; '-' appends to a list, missing dicts are made."""
    keys = parse_pointer(pointer)
    if not keys:
        return value
    node = document
    for key in keys[:-1]:
        if isinstance(node, list):
            node = node[int(key)]
        else:
            node = node.setdefault(key, {})
    last = keys[-1]
    if isinstance(node, list):
        if last == "-":
            node.append(value)
        else:
            node[int(last)] = value
    else:
        node[last] = value
    return document

#> json_pointer_set({"a": [1, 2, {"b": 3}]}, "/a/2/b", 30)
#> json_pointer_set({"a": [1, 2]}, "/a/-", 3)
#> json_pointer_set({}, "/x/y~1z/w", True)
#> json_pointer_set([1], "", "replaced")
#> json_pointer_set({"a": [1]}, "/a/5", 0)
#> json_pointer_set({"a": [5, 6]}, "/a/0", None)
#> json_pointer_set({}, "a", 1)
#> json_pointer_set({}, "/x/y~1z/w/a/2/b", True)

### nested_list_parser_lisp
import re


def read(tokens):
    token = tokens.pop(0)
    if token == "(":
        items = []
        while tokens and tokens[0] != ")":
            items.append(read(tokens))
        if not tokens:
            raise SyntaxError("missing )")
        tokens.pop(0)
        return items
    if token == ")":
        raise SyntaxError("unexpected )")
    try:
        return int(token)
    except ValueError:
        return token


def depth(node):
    if not isinstance(node, list):
        return 0
    return 1 + max((depth(child) for child in node), default=0)


def nested_list_parser_lisp(source: str) -> int:
    """How deep the brackets of '(a (b c) 3)' are nested."""
    tokens = re.findall(r"[()]|[^\s()]+", source)
    tree = read(tokens)
    if tokens:
        raise SyntaxError("trailing " + " ".join(tokens))
    return depth(tree)

#> nested_list_parser_lisp("(add (mul 2 3) (sub 5 (neg 1)))")
#> nested_list_parser_lisp("()")
#> nested_list_parser_lisp("42")
#> nested_list_parser_lisp("(a (b)")
#> nested_list_parser_lisp("a ) b")
#> nested_list_parser_lisp("(let (x 1) (let (y 2) (list x y (list y x))))")
#> nested_list_parser_lisp(")")
#> nested_list_parser_lisp("(a (b) )")

### highlight_keywords_scanner
KEYWORDS = {"if", "else", "for", "in", "return", "def"}


def scan(line):
    """Yields (kind, text) for words, strings, comments and the rest."""
    index = 0
    while index < len(line):
        char = line[index]
        end = index + 1
        if char == "#":
            yield "comment", line[index:]
            return
        if char in "'\"":
            end = line.find(char, index + 1) + 1 or len(line)
            kind = "string"
        elif char.isalpha() or char == "_":
            while end < len(line) and (line[end].isalnum() or line[end] == "_"):
                end += 1
            kind = "keyword" if line[index:end] in KEYWORDS else "name"
        else:
            kind = "other"
        yield kind, line[index:end]
        index = end


def highlight_keywords_scanner(line: str) -> str:
    marks = {"keyword": "*{}*", "string": "<{}>", "comment": "~{}~"}
    return "".join(marks.get(kind, "{}").format(text) for kind, text in scan(line))

#> highlight_keywords_scanner("for x in names: # all of them")
#> highlight_keywords_scanner("return 'for' + \"it's\"")
#> highlight_keywords_scanner("")
#> highlight_keywords_scanner("if_done = 'open end")
#> highlight_keywords_scanner("def area(w, h): return w * h")

### command_language_variables
import re

ASSIGN = re.compile(r"(\w+)\s*=\s*(.+)")


class ScriptError(Exception):
    def __init__(self, line, message):
        super().__init__(f"line {line}: {message}")


def value_of(term, variables):
    if term.lstrip("-").isdigit():
        return int(term)
    return variables[term]


def run_sum(expression, variables):
    total = 0
    for term in expression.replace("-", "+-").split("+"):
        term = term.strip()
        if term:
            sign = -1 if term.startswith("-") else 1
            total += sign * value_of(term.lstrip("-").strip(), variables)
    return total


def command_language_variables(script: str) -> int:
    """Runs lines 'x = a + 3 - b'; gives the last value."""
    variables = {}
    last = 0
    for number, line in enumerate(script.split(";"), 1):
        match = ASSIGN.fullmatch(line.strip())
        if match is None:
            raise ScriptError(number, "no assignment")
        name, expression = match.groups()
        try:
            last = variables[name] = run_sum(expression, variables)
        except KeyError as error:
            raise ScriptError(number, f"unknown {error.args[0]}") from None
    return last

#> command_language_variables("a = 5; b = a + 3; c = b + b - a - 1")
#> command_language_variables("x = 1; y = z + x")
#> command_language_variables("x = -10 - 20 - 30")
#> command_language_variables("hello")
#> command_language_variables("n = 100; n = n - 1 + n; m = n - 5 - n + n + n")

### glob_to_matcher
def glob_to_matcher(pattern: str, name: str) -> bool:
    """Matches '*', '?' and '[abc]' or '[!abc]' against a whole name."""
    return match_here(pattern, 0, name, 0)


def match_here(pattern, p, name, n):
    while p < len(pattern):
        char = pattern[p]
        if char == "*":
            for end in range(n, len(name) + 1):
                if match_here(pattern, p + 1, name, end):
                    return True
            return False
        if n >= len(name):
            return False
        if char == "[":
            close = pattern.index("]", p)
            letters = pattern[p + 1:close]
            if letters.startswith("!"):
                accepted = name[n] not in letters[1:]
            else:
                accepted = name[n] in letters
            p = close
        else:
            accepted = char == "?" or char == name[n]
        if not accepted:
            return False
        p += 1
        n += 1
    return n == len(name)

#> glob_to_matcher("*.tx?", "notes.txt")
#> glob_to_matcher("img[0-9]*", "imgA")
#> glob_to_matcher("[!a]bc", "xbc")
#> glob_to_matcher("data_[12].csv", "data_2.csv")
#> glob_to_matcher("", "")
#> glob_to_matcher("a*b*c", "a-x-b-y")
#> glob_to_matcher("long name", "long")

### mask_and_split_sentences
import re

ABBREVIATIONS = ("e.g.", "i.e.", "Dr.", "No.")
MARK = "\x00"


def mask_and_split_sentences(text: str) -> list[int]:
    """Word counts of the sentences; dots of abbreviations and numbers do not end one."""
    for word in ABBREVIATIONS:
        text = text.replace(word, word.replace(".", MARK))
    text = re.sub(r"(\d)\.(\d)", rf"\1{MARK}\2", text)
    counts = []
    for sentence in re.split(r"[.!?]+", text):
        words = sentence.replace(MARK, ".").split()
        if words:
            counts.append(len(words))
    return counts

#> mask_and_split_sentences("Dr. Holm paid 3.50 today. Why? See No. 7, e.g. page 2!")
#> mask_and_split_sentences("One. Two three... Four five six?!")
#> mask_and_split_sentences("")
#> mask_and_split_sentences("no end here")
#> mask_and_split_sentences("It was 12.30. Then i.e. later. We left at 9.")
#> mask_and_split_sentences("Dr. Holm paid 3.50 today. Why? See No. 7, e.g. page 2!, One. Two three... Four five six?!")
#> mask_and_split_sentences("Dr. Holm paid 3.50 today. Why? See No. 7, e.g. page 2!, It was 12.30. Then i.e. later. We left at 9.")
#> mask_and_split_sentences("One. Two three... Four five six?!, Dr. Holm paid 3.50 today. Why? See No. 7, e.g. page 2!")

### hex_dump_decoder
import re

ROW = re.compile(r"^([0-9a-f]{4}):((?: [0-9a-f]{2})+)")


class DumpError(ValueError):
    pass


def rows(dump):
    expected = 0
    for line in dump.splitlines():
        match = ROW.match(line.strip().lower())
        if match is None:
            raise DumpError(f"not a row: {line.strip()}")
        if int(match.group(1), 16) != expected:
            raise DumpError(f"offset {match.group(1)}, expected {expected:04x}")
        data = bytes.fromhex(match.group(2))
        expected += len(data)
        yield data


def hex_dump_decoder(dump: str) -> bytes:
    """The bytes of a dump like '0000: 48 65 6c', offsets checked."""
    collected = bytearray()
    for data in rows(dump):
        collected += data
    return bytes(collected)

#> hex_dump_decoder("0000: 48 65 6c 6c\n0004: 6f 21")
#> hex_dump_decoder("0000: 48 65\n0003: 6c")
#> hex_dump_decoder("")
#> hex_dump_decoder("0000: 00 FF 10 |...|\n0003: 7f\n0004: 80 81 82")
#> hex_dump_decoder("dump of file\n0000: 00")
#> hex_dump_decoder("0000: 61 62 63 64 65 66 67 68\n0008: 69 6a 6b 6c 6d 6e 6f 70\n0010: 0a")
