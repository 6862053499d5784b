### tokenise_expression
import re

_TOKEN = re.compile(r"\s*(?:(\d+\.?\d*)|([A-Za-z_]\w*)|(\*\*|[-+*/()=]))")


def tokenise_expression(source: str) -> list[tuple[str, str]]:
    """(kind, text) tokens of an arithmetic expression."""
    tokens: list[tuple[str, str]] = []
    position = 0
    source = source.rstrip()
    while position < len(source):
        match = _TOKEN.match(source, position)
        if match is None:
            raise SyntaxError(f"unexpected {source[position]!r} at {position}")
        number, name, symbol = match.groups()
        if number:
            tokens.append(("num", number))
        elif name:
            tokens.append(("name", name))
        else:
            tokens.append(("op", symbol))
        position = match.end()
    return tokens

#> tokenise_expression("x = 3*(y+2.5)")
#> tokenise_expression("a**2")
#> tokenise_expression("   ")
#> tokenise_expression("5 % 2")
#> tokenise_expression("_tmp1-(7)")

### shell_split_words
def shell_split_words(line: str, *, comments: bool = False) -> list[str]:
    """Split a command line into words with quotes and backslashes."""
    words, word, quote = [], None, ""
    chars = iter(line)
    for ch in chars:
        if quote:
            if ch == quote:
                quote = ""
            else:
                word += ch
        elif ch in "'\"":
            quote, word = ch, word or ""
        elif ch == "\\":
            word = (word or "") + next(chars, "")
        elif ch.isspace():
            if word is not None:
                words.append(word)
            word = None
        elif ch == "#" and comments and word is None:
            break
        else:
            word = (word or "") + ch
    if quote:
        raise ValueError("no closing quotation")
    return words if word is None else words + [word]

#> shell_split_words("cp 'my file' b\\ c")
#> shell_split_words("echo \"\" #x", comments=True)
#> shell_split_words("a#b #c")
#> shell_split_words("say 'oops")
#> shell_split_words("  ")
#> shell_split_words("x='1'\"2\"")

### escape_html_text
_ENTITIES = {"&": "&amp;", "<": "&lt;", ">": "&gt;"}
_QUOTES = {'"': "&quot;", "'": "&#39;"}


def escape_html_text(value: object, *, quotes: bool = False, newline: str | None = None) -> str:
    """Escape a value for HTML; None becomes an empty text."""
    if value is None:
        return ""
    table = _ENTITIES | _QUOTES if quotes else _ENTITIES
    text = "".join(table.get(ch, ch) for ch in str(value))
    if newline is not None:
        text = text.replace("\n", newline)
    return text

#> escape_html_text("a < b && c > d")
#> escape_html_text('say "hi"', quotes=True)
#> escape_html_text(None)
#> escape_html_text(3.5)
#> escape_html_text("line1\nline<2>", newline="<br>")
#> escape_html_text("it's", quotes=True, newline=" ")

### unescape_backslashes_util
_SIMPLE = {"n": "\n", "t": "\t", "\\": "\\", '"': '"', "0": "\0"}


def unescape_backslashes_util(text: str) -> str:
    """Resolve \\n, \\t, \\xHH and \\u{HEX} escapes."""
    out: list[str] = []
    i = 0
    while i < len(text):
        if text[i] != "\\":
            out.append(text[i])
            i += 1
            continue
        code = text[i + 1:i + 2]
        if code == "x":
            out.append(chr(int(text[i + 2:i + 4], 16)))
            i += 4
        elif code == "u" and text[i + 2:i + 3] == "{":
            close = text.index("}", i)
            out.append(chr(int(text[i + 3:close], 16)))
            i = close + 1
        elif code in _SIMPLE:
            out.append(_SIMPLE[code])
            i += 2
        else:
            raise ValueError(f"bad escape \\{code} at {i}")
    return "".join(out)

#> unescape_backslashes_util("a\\tb\\n")
#> unescape_backslashes_util("\\x41\\u{e9}!")
#> unescape_backslashes_util("plain")
#> unescape_backslashes_util("C:\\\\dir")
#> unescape_backslashes_util("bad\\q")
#> unescape_backslashes_util("\\u{zz}")

### simple_line_diff
def simple_line_diff(old: list[str], new: list[str]) -> list[str]:
    """Minimal line diff with ' ', '-' and '+' prefixes (longest common subsequence)."""
    rows, cols = len(old), len(new)
    lcs = [[0] * (cols + 1) for _ in range(rows + 1)]
    for i in reversed(range(rows)):
        for j in reversed(range(cols)):
            lcs[i][j] = lcs[i + 1][j + 1] + 1 if old[i] == new[j] else max(lcs[i + 1][j], lcs[i][j + 1])
    i = j = 0
    diff = []
    while i < rows or j < cols:
        if i < rows and j < cols and old[i] == new[j]:
            diff.append(" " + old[i])
            i, j = i + 1, j + 1
        elif j == cols or i < rows and lcs[i + 1][j] >= lcs[i][j + 1]:
            diff.append("-" + old[i])
            i += 1
        else:
            diff.append("+" + new[j])
            j += 1
    return diff

#> simple_line_diff(["a", "b", "c"], ["a", "x", "c"])
#> simple_line_diff([], ["new"])
#> simple_line_diff(["gone", "also"], [])
#> simple_line_diff(["k", "l"], ["l", "k"])
#> simple_line_diff(["same"], ["same"])

### apply_edit_script
def apply_edit_script(text: str, script: str) -> str:
    """Apply edits such as '=3,-2,+abc': keep 3 characters, delete 2, insert 'abc'."""
    out: list[str] = []
    position = 0
    for edit in filter(None, script.split(",")):
        action, argument = edit[0], edit[1:]
        if action == "+":
            out.append(argument)
            continue
        count = int(argument)
        if position + count > len(text):
            raise IndexError(f"edit {edit!r} runs past the end")
        if action == "=":
            out.append(text[position:position + count])
        elif action != "-":
            raise ValueError(f"unknown edit {edit!r}")
        position += count
    return "".join(out) + text[position:]

#> apply_edit_script("hello world", "=6,-5,+there")
#> apply_edit_script("abc", "")
#> apply_edit_script("abc", "-1,=1,+ZZ")
#> apply_edit_script("abc", "=9")
#> apply_edit_script("abc", "*2")
#> apply_edit_script("", "+new, ,+x")

### hunk_header_parse
import re

_HUNK = re.compile(r"^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@(?: (.*))?$")


def hunk_header_parse(lines: list[str]) -> list[dict]:
    """Position and balance of each hunk of a unified diff."""
    hunks: list[dict] = []
    for line in lines:
        match = _HUNK.match(line)
        if match:
            old, _, new, _, section = match.groups()
            hunks.append({"old": int(old), "new": int(new), "in": section or "", "balance": 0})
        elif hunks and line.startswith("+"):
            hunks[-1]["balance"] += 1
        elif hunks and line.startswith("-"):
            hunks[-1]["balance"] -= 1
    return hunks

#> hunk_header_parse(["--- a", "+++ b", "@@ -1,3 +1,4 @@ def f():", " x", "+y", "+z", "-w"])
#> hunk_header_parse([])
#> hunk_header_parse(["@@ -7 +9,2 @@", "-a", "@@ -20,2 +22 @@ class K", "+b"])
#> hunk_header_parse(["+ not in a hunk"])
#> hunk_header_parse(["@@ bad @@", "@@ -5,1 +5,1 @@"])

### infix_to_postfix_util
_PRIORITY = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 3}
_RIGHT = {"^"}


def infix_to_postfix_util(expression: str) -> str:
    """Shunting-yard for single-letter operands."""
    output: list[str] = []
    stack: list[str] = []
    for ch in expression.replace(" ", ""):
        if ch.isalnum():
            output.append(ch)
        elif ch == "(":
            stack.append(ch)
        elif ch == ")":
            while stack and stack[-1] != "(":
                output.append(stack.pop())
            if not stack:
                raise SyntaxError("unbalanced parenthesis")
            stack.pop()
        else:
            rank = _PRIORITY[ch] + (ch in _RIGHT)
            while stack and _PRIORITY.get(stack[-1], 0) >= rank:
                output.append(stack.pop())
            stack.append(ch)
    return " ".join(output + stack[::-1])

#> infix_to_postfix_util("a + b * c")
#> infix_to_postfix_util("(a+b)*(c-d)")
#> infix_to_postfix_util("2^3^2")
#> infix_to_postfix_util("x)")
#> infix_to_postfix_util("a-b-c/d")
#> infix_to_postfix_util("p & q")

### parse_sexpr
def parse_sexpr(text: str):
    """Nested lists from a Lisp-like text; integers become numbers."""
    tokens = text.replace("(", " ( ").replace(")", " ) ").split()

    def read(position: int):
        token = tokens[position]
        if token == ")":
            raise SyntaxError("unexpected )")
        if token != "(":
            return (int(token) if token.lstrip("-").isdigit() else token), position + 1
        items = []
        position += 1
        while tokens[position] != ")":
            item, position = read(position)
            items.append(item)
        return items, position + 1

    value, end = read(0)
    if end != len(tokens):
        raise SyntaxError(f"trailing {tokens[end]!r}")
    return value

#> parse_sexpr("(add 1 (mul -2 x))")
#> parse_sexpr("atom")
#> parse_sexpr("()")
#> parse_sexpr("(a))")
#> parse_sexpr("(open 7")
#> parse_sexpr(") x")
#> parse_sexpr("((p) (q (r)))")

### template_sections
def template_sections(source: str, context: dict) -> str:
    """Render '[name]...[/name]' sections: repeated for lists, dropped when falsy."""
    start = source.find("[")
    if start < 0:
        return source
    stop = source.index("]", start)
    name = source[start + 1:stop]
    closing = f"[/{name}]"
    end = source.find(closing, stop)
    if end < 0:
        raise ValueError(f"section {name!r} is not closed")
    body, value = source[stop + 1:end], context.get(name)
    if isinstance(value, list):
        middle = "".join(template_sections(body.replace("*", str(item)), context) for item in value)
    elif value:
        middle = template_sections(body, context)
    else:
        middle = ""
    return source[:start] + middle + template_sections(source[end + len(closing):], context)

#> template_sections("Hi[new], welcome[/new]!", {"new": True})
#> template_sections("[xs]<*>[/xs]", {"xs": [1, 2, 3]})
#> template_sections("a[b]c[/b]d[e]f[/e]", {"e": 1})
#> template_sections("[open]", {})
#> template_sections("none", {"x": []})
#> template_sections("[o](*[i]![/i])[/o]", {"o": ["p", "q"], "i": True})

### strip_ansi_codes_util
def strip_ansi_codes_util(text: str, *, count: bool = False) -> str | int:
    """Text without terminal colour codes, or its visible width."""
    visible: list[str] = []
    in_code = False
    for ch in text:
        if ch == "\x1b":
            in_code = True
        elif in_code:
            in_code = not ch.isalpha()
        else:
            visible.append(ch)
    return len(visible) if count else "".join(visible)

#> strip_ansi_codes_util("\x1b[31mred\x1b[0m fox")
#> strip_ansi_codes_util("\x1b[1;32mok\x1b[0m", count=True)
#> strip_ansi_codes_util("plain")
#> strip_ansi_codes_util("")
#> strip_ansi_codes_util("cut \x1b[33", count=False)

### comment_stripper
_STYLES = {"py": ("#", None), "c": ("//", ("/*", "*/")), "sql": ("--", ("/*", "*/"))}


def comment_stripper(source: str, language: str = "py") -> str:
    """Remove line and block comments (strings are not understood)."""
    if language not in _STYLES:
        raise ValueError(f"unknown language {language!r}; known: {', '.join(sorted(_STYLES))}")
    line_mark, block = _STYLES[language]
    if block is not None:
        opening, closing = block
        while (start := source.find(opening)) >= 0:
            end = source.find(closing, start + len(opening))
            source = source[:start] + (source[end + len(closing):] if end >= 0 else "")
    kept = (line.split(line_mark, 1)[0].rstrip() for line in source.split("\n"))
    return "\n".join(line for line in kept if line)

#> comment_stripper("x = 1  # one\n# all\ny = 2")
#> comment_stripper("int a; /* b */ int c; // d", "c")
#> comment_stripper("select 1 /* open", language="sql")
#> comment_stripper("", "c")
#> comment_stripper("puts 1", "rb")
#> comment_stripper("a /* 1 */ b /* 2\n */ c", "c")

### word_tally_stop
import re
from collections import Counter

STOP_WORDS = frozenset("the a an of and to in is it".split())


def word_tally_stop(text: str, top: int = 3, *, min_length: int = 2) -> list[tuple[str, int]]:
    """Most frequent words without stop words; ties by first appearance."""
    words = re.findall(r"[^\W\d_]+(?:'[a-z]+)?", text.lower())
    useful = [w for w in words if w not in STOP_WORDS and len(w) >= min_length]
    return Counter(useful).most_common(top)

#> word_tally_stop("The cat and the hat: the cat sat in it")
#> word_tally_stop("don't stop, Don't!", top=1)
#> word_tally_stop("")
#> word_tally_stop("a1 b2 über über", min_length=1)
#> word_tally_stop("one two three two one", 2, min_length=3)

### keyword_search_rank
def keyword_search_rank(query: str, documents: dict[str, str]) -> list[str]:
    """Documents that satisfy a query with +required and -excluded words, best first."""
    required, excluded, optional = set(), set(), set()
    for term in query.lower().split():
        if term.startswith("+"):
            required.add(term[1:])
        elif term.startswith("-"):
            excluded.add(term[1:])
        else:
            optional.add(term)
    if not required | optional:
        raise ValueError("nothing to search for")
    scored = []
    for title, body in documents.items():
        words = body.lower().split()
        if excluded & set(words) or not required <= set(words):
            continue
        score = sum(w in optional or w in required for w in words)
        if score:
            scored.append((-score, title))
    return [title for _, title in sorted(scored)]

#> keyword_search_rank("tea +green", {"a": "Green tea and tea", "b": "black tea", "c": "green apple"})
#> keyword_search_rank("tea -black", {"a": "green tea", "b": "black tea"})
#> keyword_search_rank("-x", {"a": "y"})
#> keyword_search_rank("fox", {})
#> keyword_search_rank("fox hen", {"p": "dog", "q": "hen hen", "r": "fox"})

### key_value_logfmt
def key_value_logfmt(line: str) -> dict[str, object]:
    """Parse logfmt: key=value pairs, quoted values, bare keys are True."""
    fields: dict[str, object] = {}
    rest = line.strip()
    while rest:
        key, rest_at = "", 0
        while rest_at < len(rest) and rest[rest_at] not in "= ":
            rest_at += 1
        key, rest = rest[:rest_at], rest[rest_at:]
        if not rest.startswith("="):
            fields[key] = True
        elif rest.startswith('="'):
            value, closed, rest = rest[2:].partition('"')
            if not closed:
                raise ValueError(f"unterminated value for {key}")
            fields[key] = value
        else:
            value, _, rest = rest[1:].partition(" ")
            fields[key] = int(value) if value.isdigit() else value
        rest = rest.lstrip()
    return fields

#> key_value_logfmt('level=info msg="it works" n=3')
#> key_value_logfmt("debug at=GET")
#> key_value_logfmt("")
#> key_value_logfmt('x="open')
#> key_value_logfmt("a= b=-1")

### parse_flag_args_util
def parse_flag_args_util(argv: list[str], spec: dict[str, type]) -> tuple[dict, list[str]]:
    """Split arguments into options and positionals ('--' ends the options)."""
    options: dict = {}
    positional: list[str] = []
    queue = list(argv)
    while queue:
        arg = queue.pop(0)
        if arg == "--":
            positional += queue
            break
        if not arg.startswith("--"):
            positional.append(arg)
            continue
        name, has_value, value = arg[2:].partition("=")
        if name not in spec:
            raise KeyError(f"unknown option --{name}")
        kind = spec[name]
        if kind is bool:
            options[name] = value != "no"
        else:
            options[name] = kind(value if has_value else queue.pop(0))
    return options, positional

#> parse_flag_args_util(["--n=3", "in.txt", "--fast"], {"n": int, "fast": bool})
#> parse_flag_args_util(["--name", "Bo", "--", "--n"], {"name": str})
#> parse_flag_args_util([], {})
#> parse_flag_args_util(["--what"], {"n": int})
#> parse_flag_args_util(["--fast=no", "--n", "x"], {"n": int, "fast": bool})
#> parse_flag_args_util(["--rate=0.5", "a", "b"], {"rate": float})

### caret_error_message
def caret_error_message(source: str, offset: int, message: str, *, context: int = 12) -> str:
    """Three-line error report with a caret below the faulty character."""
    if not 0 <= offset <= len(source):
        raise IndexError(f"offset {offset} outside of source")
    line_start = source.rfind("\n", 0, offset) + 1
    line_end = source.find("\n", offset)
    line = source[line_start:line_end if line_end >= 0 else None]
    column = offset - line_start
    number = source.count("\n", 0, offset) + 1
    cut = max(0, column - context)
    shown = ("..." if cut else "") + line[cut:]
    caret = " " * (column - cut + (3 if cut else 0)) + "^"
    return f"line {number}, column {column + 1}: {message}\n{shown}\n{caret}"

#> caret_error_message("x = 1\ny = = 2\n", 10, "invalid syntax")
#> caret_error_message("oops", 0, "unknown name")
#> caret_error_message("alpha + beta + gamma + $", 23, "stray sign")
#> caret_error_message("ab", 5, "nowhere")
#> caret_error_message("", 0, "empty", context=3)

### parse_style_attr
def parse_style_attr(style: str, *, allowed: frozenset | None = None) -> dict[str, str]:
    """CSS declarations of a style attribute; later ones win unless !important came first."""
    declarations: dict[str, str] = {}
    important: set[str] = set()
    for chunk in style.split(";"):
        name, colon, value = chunk.partition(":")
        name, value = name.strip().lower(), " ".join(value.split())
        if not colon or not value:
            continue
        if allowed is not None and name not in allowed:
            continue
        urgent = value.endswith("!important")
        if name in important and not urgent:
            continue
        if urgent:
            important.add(name)
            value = value.removesuffix("!important").rstrip()
        declarations[name] = value
    return declarations

#> parse_style_attr("color: red; Margin:  0  auto;")
#> parse_style_attr("color: red !important; color: blue")
#> parse_style_attr("position: fixed; color: green", allowed=frozenset({"color"}))
#> parse_style_attr("")
#> parse_style_attr("junk; top:; left: 3px")
#> parse_style_attr("a: 1 !important; a: 2 !important")

### minify_json_text
def minify_json_text(text: str) -> str:
    """Remove white space outside of strings without parsing the JSON."""
    out: list[str] = []
    in_string = escaped = False
    for ch in text:
        if in_string:
            out.append(ch)
            if escaped:
                escaped = False
            elif ch == "\\":
                escaped = True
            elif ch == '"':
                in_string = False
        elif not ch.isspace():
            out.append(ch)
            in_string = ch == '"'
    if in_string:
        raise ValueError("unterminated string")
    return "".join(out)

#> minify_json_text('{ "a" : [1,  2] }')
#> minify_json_text('["x y", "q\\" z"]')
#> minify_json_text("  \n\t")
#> minify_json_text('{"open: 1}')
#> minify_json_text('"a\\\\" , 3')

### line_column_index
from bisect import bisect_right


class LineIndex:
    """Translates offsets into (line, column) pairs."""

    def __init__(self, text: str) -> None:
        self._starts = [0]
        for i, ch in enumerate(text):
            if ch == "\n":
                self._starts.append(i + 1)

    def locate(self, offset: int) -> tuple[int, int]:
        line = bisect_right(self._starts, offset)
        return line, offset - self._starts[line - 1] + 1


def line_column_index(text: str, needle: str) -> list[tuple[int, int]]:
    """Position of every occurrence of *needle*."""
    index = LineIndex(text)
    places = []
    at = text.find(needle)
    while at != -1:
        places.append(index.locate(at))
        at = text.find(needle, at + 1)
    return places

#> line_column_index("foo bar\nbar\n  bar", "bar")
#> line_column_index("one line", "x")
#> line_column_index("", "y")
#> line_column_index("aXa\nXX", "X")
#> line_column_index("p\n\nq", "\n")

### outline_numbers
def outline_numbers(headings: list[str]) -> list[str]:
    """Number markdown headings: '# A', '## B' -> '1 A', '1.1 B'."""
    counters: list[int] = []
    numbered = []
    for heading in headings:
        title = heading.lstrip("#")
        level = len(heading) - len(title)
        if level == 0:
            numbered.append(heading)
            continue
        if level > len(counters) + 1:
            raise ValueError(f"level jumps from {len(counters)} to {level}: {heading}")
        del counters[level:]
        if len(counters) < level:
            counters.append(0)
        counters[-1] += 1
        numbered.append(".".join(map(str, counters)) + " " + title.strip())
    return numbered

#> outline_numbers(["# Intro", "## Why", "## How", "# Use"])
#> outline_numbers(["plain", "# A", "## B", "### C", "## D"])
#> outline_numbers([])
#> outline_numbers(["# A", "### C"])
#> outline_numbers(["#x", "#y", "##z"])

### match_bracket_report
_PAIRS = {")": "(", "]": "[", "}": "{"}


def match_bracket_report(code: str, skip: str = "") -> str:
    """First bracket problem of a text, in words; brackets in *skip* are ignored."""
    stack: list[tuple[str, int]] = []
    for index, ch in enumerate(code):
        if ch in skip:
            continue
        if ch in _PAIRS.values():
            stack.append((ch, index))
        elif ch in _PAIRS:
            if not stack:
                return f"{ch} at {index} closes nothing"
            opener, place = stack.pop()
            if opener != _PAIRS[ch]:
                return f"{opener} at {place} closed by {ch} at {index}"
    if stack:
        return f"{stack[-1][0]} at {stack[-1][1]} never closed"
    return "balanced"

#> match_bracket_report("f(a[0], {1: 2})")
#> match_bracket_report("f(a[0)]")
#> match_bracket_report("x)")
#> match_bracket_report("((y)")
#> match_bracket_report("a ]) b", skip="]")
#> match_bracket_report("", skip="()")
