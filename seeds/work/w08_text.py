### tokenize_arithmetic
def tokenize_arithmetic(expr):
    tokens, i = [], 0
    while i < len(expr):
        ch = expr[i]
        if ch.isspace():
            i += 1
        elif ch.isdigit() or ch == ".":
            j = i
            while j < len(expr) and (expr[j].isdigit() or expr[j] == "."):
                j += 1
            tokens.append(("num", float(expr[i:j])))
            i = j
        elif expr[i:i + 2] == "**":
            tokens.append(("op", "**"))
            i += 2
        elif ch in "+-*/()":
            tokens.append(("op", ch))
            i += 1
        else:
            raise SyntaxError(f"bad character {ch!r} at {i}")
    return tokens

#> tokenize_arithmetic("3 + 4.5*2")
#> tokenize_arithmetic("")
#> tokenize_arithmetic("(1)**2")
#> tokenize_arithmetic("7 % 2")
#> tokenize_arithmetic("1.2.3")

### eval_infix_precedence
def eval_infix_precedence(tokens):
    """Precedence climbing over a flat token list; integers and + - * / only."""
    PREC = {"+": 1, "-": 1, "*": 2, "/": 2}
    pos = 0

    def atom():
        nonlocal pos
        tok = tokens[pos]
        pos += 1
        return -atom() if tok == "-" else tok

    def expression(minimum):
        nonlocal pos
        left = atom()
        while pos < len(tokens) and PREC[tokens[pos]] >= minimum:
            op = tokens[pos]
            pos += 1
            right = expression(PREC[op] + 1)
            left = {"+": left + right, "-": left - right, "*": left * right}[op] if op != "/" else left // right
        return left

    return expression(1)

#> eval_infix_precedence([2, "+", 3, "*", 4])
#> eval_infix_precedence([10, "-", 4, "-", 3])
#> eval_infix_precedence(["-", 7, "*", 2])
#> eval_infix_precedence([9, "/", 0])
#> eval_infix_precedence([100, "/", 7, "/", 2, "+", 1])

### rpn_calc_stack
import operator

OPS = {"+": operator.add, "-": operator.sub, "*": operator.mul, "/": operator.truediv, "^": operator.pow}


def rpn_calc_stack(line):
    stack = []
    for token in line.split():
        if token in OPS:
            if len(stack) < 2:
                return f"error: stack underflow at {token}"
            b, a = stack.pop(), stack.pop()
            stack.append(OPS[token](a, b))
        elif token == "dup":
            stack.append(stack[-1])
        elif token == "swap":
            stack[-2:] = stack[:-3:-1]
        else:
            stack.append(float(token))
    return stack

#> rpn_calc_stack("3 4 + 2 *")
#> rpn_calc_stack("5 dup * 1 swap")
#> rpn_calc_stack("1 +")
#> rpn_calc_stack("")
#> rpn_calc_stack("2 3 ^ 8 / x")

### template_fill_defaults
import re


def template_fill_defaults(template, values):
    """Fill {{name}} and {{name|default}}; unknown names are reported."""
    missing = []

    def replace(match):
        name, _, default = match.group(1).partition("|")
        name = name.strip()
        if name in values:
            return str(values[name])
        if not default:
            missing.append(name)
            return "{{" + name + "}}"
        return default.strip()

    return re.sub(r"\{\{(.*?)\}\}", replace, template), missing

#> template_fill_defaults("Dear {{ name }},", {"name": "Ms. Abe"})
#> template_fill_defaults("{{greet|Hi}} {{who|}}!", {})
#> template_fill_defaults("no holes", {"x": 1})
#> template_fill_defaults("{{a}}{{b}}{{a}}", {"b": None})
#> template_fill_defaults("{{n|0}} of {{total}}", {"n": 3, "total": 12.5})

### mail_merge_rows
def mail_merge_rows(template, rows):
    letters = []
    for row in rows:
        try:
            letters.append(template.format(**row))
        except KeyError as missing:
            letters.append(f"<skipped: no {missing}>")
        except ValueError as err:
            letters.append(f"<skipped: {err}>")
    return letters

#> mail_merge_rows("Hi {name}, you owe {amount:.2f}", [{"name": "Li", "amount": 4}, {"name": "Jo"}])
#> mail_merge_rows("{x:d}", [{"x": "7"}, {"x": 7}])
#> mail_merge_rows("static", [{}, {"a": 1}])
#> mail_merge_rows("{}", [])
#> mail_merge_rows("{id:>5}|", [{"id": 42}, {"id": "ab"}])

### word_frequency_report
STOP = frozenset("the a an and of to in is it".split())


def word_frequency_report(text, top=3):
    counts = {}
    for raw in text.lower().split():
        word = raw.strip(".,;:!?\"'()")
        if word and word not in STOP:
            counts[word] = counts.get(word, 0) + 1
    ranked = sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))
    return ", ".join(f"{w} x{n}" for w, n in ranked[:top])

#> word_frequency_report("The cat and the hat. A cat!")
#> word_frequency_report("")
#> word_frequency_report("To be, or not to be: it is", top=5)
#> word_frequency_report("Größe, größe GRÖßE 'x'", 1)
#> word_frequency_report("... !!! the")

### readability_counts
def count_syllables(word):
    groups, previous = 0, False
    for ch in word.lower():
        vowel = ch in "aeiouy"
        groups += vowel and not previous
        previous = vowel
    if word.endswith("e") and groups > 1:
        groups -= 1
    return max(groups, 1)


def readability_counts(text):
    sentences = sum(text.count(p) for p in ".!?") or 1
    words = ["".join(c for c in w if c.isalpha()) for w in text.split()]
    words = [w for w in words if w]
    if not words:
        return None
    syllables = sum(map(count_syllables, words))
    score = 206.835 - 1.015 * len(words) / sentences - 84.6 * syllables / len(words)
    return len(words), syllables, round(score, 1)

#> readability_counts("The cat sat on the mat.")
#> readability_counts("Unbelievable circumstances require extraordinary patience!")
#> readability_counts("")
#> readability_counts("Go! Run! 42 times?")
#> readability_counts("rhythm")

### sentence_lengths_stats
def sentence_lengths_stats(text):
    sentences, current = [], []
    for token in text.split():
        current.append(token)
        if token[-1] in ".!?" and token.lower() not in ("mr.", "dr.", "e.g."):
            sentences.append(len(current))
            current = []
    if current:
        sentences.append(len(current))
    if not sentences:
        return {}
    return {"n": len(sentences), "longest": max(sentences), "avg": round(sum(sentences) / len(sentences), 1)}

#> sentence_lengths_stats("Dr. Who left. Nobody knew why!")
#> sentence_lengths_stats("")
#> sentence_lengths_stats("no end here")
#> sentence_lengths_stats("One. Two words. E.g. this?")
#> sentence_lengths_stats("Wait... what")

### keyword_in_context
def keyword_in_context(text, keyword, width=2):
    words = text.split()
    hits = []
    for i, w in enumerate(words):
        if w.strip(",.;").lower() == keyword.lower():
            left = " ".join(words[max(0, i - width):i])
            right = " ".join(words[i + 1:i + 1 + width])
            hits.append(f"{left} [{w}] {right}".strip())
    return hits

#> keyword_in_context("the old man and the sea met the Man, again", "man")
#> keyword_in_context("", "x")
#> keyword_in_context("to be or not to be", "be", width=1)
#> keyword_in_context("alpha beta", "gamma")
#> keyword_in_context("end.", "END", 0)

### extract_hashtags_mentions
def extract_hashtags_mentions(post):
    found = {"#": [], "@": []}
    for token in post.replace("\n", " ").split(" "):
        mark, body = token[:1], token[1:].rstrip(".,!?:;")
        if mark in found and body.replace("_", "").isalnum():
            bucket = found[mark]
            if body.lower() not in bucket:
                bucket.append(body.lower())
    return found["#"], found["@"]

#> extract_hashtags_mentions("Loving #Python with @guido! #python #fun_times")
#> extract_hashtags_mentions("")
#> extract_hashtags_mentions("mail me@home.org # @ #1")
#> extract_hashtags_mentions("#a-b @ok,\n@ok2.")
#> extract_hashtags_mentions("#ünïcode?! @Ünal")

### censor_words_list
def censor_words_list(text, banned, char="*"):
    hits = 0
    out = []
    for word in text.split(" "):
        core = word.strip(".,!?")
        if core.lower() in banned:
            hits += 1
            masked = core[0] + char * (len(core) - 2) + core[-1] if len(core) > 2 else char * len(core)
            word = word.replace(core, masked)
        out.append(word)
    return " ".join(out), hits

#> censor_words_list("What the heck, man!", {"heck", "darn"})
#> censor_words_list("", ["x"])
#> censor_words_list("Darn! darn DARN.", ["darn"], char="#")
#> censor_words_list("it is ok", ("is", "ok"))
#> censor_words_list("scunthorpe heckle", {"heck"})

### ngram_counts_sorted
from collections import Counter


def ngram_counts_sorted(tokens, n=2, minimum=2):
    grams = zip(*(tokens[i:] for i in range(n)))
    counts = Counter(" ".join(g) for g in grams)
    return sorted((g for g, c in counts.items() if c >= minimum), key=lambda g: (-counts[g], g))

#> ngram_counts_sorted("to be or not to be".split())
#> ngram_counts_sorted([])
#> ngram_counts_sorted(list("abababa"), n=3)
#> ngram_counts_sorted(["x", "y"], minimum=1)
#> ngram_counts_sorted(["go", "go", "go", "go"], 1, 4)

### text_similarity_jaccard
def text_similarity_jaccard(first, second, k=3):
    def shingles(s):
        s = "".join(s.lower().split())
        return {s[i:i + k] for i in range(len(s) - k + 1)}

    a, b = shingles(first), shingles(second)
    if not a and not b:
        return 1.0
    return round(len(a & b) / len(a | b), 3)

#> text_similarity_jaccard("night", "nacht")
#> text_similarity_jaccard("Data base", "database")
#> text_similarity_jaccard("", "")
#> text_similarity_jaccard("banana", "bandana", k=2)
#> text_similarity_jaccard("ab", "abc")

### tfidf_top_term
import math


def tfidf_top_term(documents):
    tops = []
    n = len(documents)
    for doc in documents:
        words = doc.split()
        best, best_score = None, -1.0
        for w in dict.fromkeys(words):
            df = sum(w in other.split() for other in documents)
            score = words.count(w) / len(words) * math.log(n / df)
            if score > best_score:
                best, best_score = w, score
        tops.append(best)
    return tops

#> tfidf_top_term(["a cat sat", "a dog sat sat", "a dog dog"])
#> tfidf_top_term([])
#> tfidf_top_term(["same", "same"])
#> tfidf_top_term(["", "x y"])
#> tfidf_top_term(["to be", "not to be", "or"])

### spell_number_hyphen_range
def spell_number_hyphen_range(spec, maximum=12):
    """Page ranges as in print dialogs: '1-3,5,9-'."""
    pages = []
    for part in spec.replace(" ", "").split(","):
        first, dash, last = part.partition("-")
        if not dash:
            lo = hi = int(first)
        else:
            lo = int(first or 1)
            hi = int(last or maximum)
        if lo > hi or hi > maximum:
            raise ValueError(f"bad range {part!r}")
        pages += [p for p in range(lo, hi + 1) if p not in pages]
    return pages

#> spell_number_hyphen_range("1-3, 5")
#> spell_number_hyphen_range("10-")
#> spell_number_hyphen_range("-2,2,1", maximum=4)
#> spell_number_hyphen_range("7-3")
#> spell_number_hyphen_range("13")

### compress_int_ranges
def compress_int_ranges(numbers):
    parts, start, prev = [], None, None
    for n in sorted(set(numbers)) + [None]:
        if start is None:
            start = prev = n
            continue
        if n is not None and n == prev + 1:
            prev = n
            continue
        parts.append(str(start) if start == prev else f"{start}-{prev}" if prev - start > 1 else f"{start},{prev}")
        start = prev = n
    return ",".join(parts)

#> compress_int_ranges([1, 2, 3, 5, 8, 9])
#> compress_int_ranges([])
#> compress_int_ranges([4, 4, 4])
#> compress_int_ranges([12, 10, 11, 14, 13])
#> compress_int_ranges([0, -1, -2, 7])

### strip_code_comments
def strip_code_comments(source):
    cleaned = []
    for line in source.split("\n"):
        quote = None
        for i, ch in enumerate(line):
            if quote:
                if ch == quote:
                    quote = None
            elif ch in "'\"":
                quote = ch
            elif ch == "#":
                line = line[:i].rstrip()
                break
        if line.strip():
            cleaned.append(line)
    return cleaned

#> strip_code_comments("x = 1  # count\n# whole line\ny = '#'")
#> strip_code_comments("")
#> strip_code_comments("print(\"it's # fine\") # yes")
#> strip_code_comments("   \n\nz")
#> strip_code_comments("'open # not closed")

### split_shell_words
def split_shell_words(command):
    words, buf, quote, started = [], "", "", False
    escape = False
    for ch in command:
        if escape:
            buf += ch
            escape = False
        elif ch == "\\" and quote != "'":
            escape = started = True
        elif quote:
            if ch == quote:
                quote = ""
            else:
                buf += ch
        elif ch in "'\"":
            quote, started = ch, True
        elif ch == " ":
            if started:
                words.append(buf)
            buf, started = "", False
        else:
            buf += ch
            started = True
    if quote:
        raise ValueError("No closing quotation")
    return words + [buf] if started else words

#> split_shell_words("git commit -m 'first try'")
#> split_shell_words("  echo \"\"  x\\ y ")
#> split_shell_words("")
#> split_shell_words("say 'oops")
#> split_shell_words("a'b \\n'c\"d\"")

### glob_to_regex_match
import re


def glob_to_regex_match(pattern, names):
    regex = ""
    for ch in pattern:
        if ch == "*":
            regex += "[^/]*"
        elif ch == "?":
            regex += "[^/]"
        else:
            regex += re.escape(ch)
    compiled = re.compile(regex + r"\Z")
    return [n for n in names if compiled.match(n)]

#> glob_to_regex_match("*.py", ["main.py", "lib/util.py", "py"])
#> glob_to_regex_match("log?.txt", ["log1.txt", "log12.txt", "logs.txt"])
#> glob_to_regex_match("", ["", "x"])
#> glob_to_regex_match("a+b", ["a+b", "aab"])
#> glob_to_regex_match("src/*", ["src/", "src/a/b", "src/é"])

### normalize_posix_path
def normalize_posix_path(path, base="/"):
    if not path.startswith("/"):
        path = base.rstrip("/") + "/" + path
    stack = []
    for part in path.split("/"):
        if part in ("", "."):
            continue
        if part == "..":
            if stack:
                stack.pop()
        else:
            stack.append(part)
    return "/" + "/".join(stack)

#> normalize_posix_path("/home/./ana/../bo//docs/")
#> normalize_posix_path("../../etc", base="/usr")
#> normalize_posix_path("")
#> normalize_posix_path("a b/c", base="/srv/data/")
#> normalize_posix_path("/..")

### relative_path_between
def relative_path_between(source_dir, target):
    a = [p for p in source_dir.split("/") if p]
    b = [p for p in target.split("/") if p]
    common = 0
    for x, y in zip(a, b):
        if x != y:
            break
        common += 1
    steps = [".."] * (len(a) - common) + b[common:]
    return "/".join(steps) or "."

#> relative_path_between("/srv/app/logs", "/srv/app/conf/main.ini")
#> relative_path_between("/a/b", "/a/b")
#> relative_path_between("/", "/etc/hosts")
#> relative_path_between("/x/y/z", "/q")
#> relative_path_between("/one/two", "/one")

### split_extension_double
DOUBLE = {"tar.gz", "tar.bz2", "d.ts", "min.js"}


def split_extension_double(filename):
    stem, dot, ext = filename.rpartition(".")
    if not stem or not ext:
        return filename, ""
    inner, dot, first = stem.rpartition(".")
    if inner and f"{first}.{ext}".lower() in DOUBLE:
        return inner, f".{first}.{ext}"
    return stem, "." + ext

#> split_extension_double("backup.tar.gz")
#> split_extension_double("photo.final.JPG")
#> split_extension_double(".bashrc")
#> split_extension_double("README")
#> split_extension_double("odd.")
#> split_extension_double("app.Min.js")

### safe_filename_from_title
FORBIDDEN = '<>:"/\\|?*'


def safe_filename_from_title(title, ext="txt", limit=24):
    table = str.maketrans({c: "_" for c in FORBIDDEN} | {" ": "-"})
    name = title.strip().translate(table)
    while "__" in name:
        name = name.replace("__", "_")
    name = name.strip("._-")[:limit]
    if name.upper() in ("CON", "NUL", "PRN", ""):
        name = "_" + name
    return f"{name}.{ext.lstrip('.')}"

#> safe_filename_from_title("Q3 report: final?")
#> safe_filename_from_title("nul", ".log")
#> safe_filename_from_title("///", ext="md")
#> safe_filename_from_title("AC/DC <<live>> at Donington 1991", limit=12)
#> safe_filename_from_title("  ...hidden...  ")

### next_backup_name
def next_backup_name(existing, base):
    stem, dot, ext = base.rpartition(".")
    if not dot:
        stem, ext = base, ""
    highest = -1
    for name in existing:
        if name == base:
            highest = max(highest, 0)
        elif name.startswith(stem + " (") and name.endswith(")" + dot + ext):
            number = name[len(stem) + 2:len(name) - len(dot + ext) - 1]
            if number.isdigit():
                highest = max(highest, int(number))
    if highest < 0:
        return base
    return f"{stem} ({highest + 1}){dot}{ext}"

#> next_backup_name(["report.doc", "report (1).doc", "report (7).doc"], "report.doc")
#> next_backup_name([], "a.txt")
#> next_backup_name(["notes", "notes (x)"], "notes")
#> next_backup_name(["pic (2).png"], "pic.png")
#> next_backup_name(["other.csv"], "data.csv")

### gitignore_matches_simple
def gitignore_matches_simple(patterns, path):
    ignored = False
    parts = path.split("/")
    for pattern in patterns:
        negate = pattern.startswith("!")
        p = pattern.lstrip("!")
        if p.endswith("/"):
            hit = p[:-1] in parts[:-1]
        elif p.startswith("*."):
            hit = path.endswith(p[1:])
        else:
            hit = p in parts
        if hit:
            ignored = not negate
    return ignored

#> gitignore_matches_simple(["*.log", "!keep.log"], "var/app.log")
#> gitignore_matches_simple(["*.log", "!keep.log"], "var/keep.log")
#> gitignore_matches_simple(["build/"], "src/build/x.o")
#> gitignore_matches_simple(["build/", "node_modules"], "docs/build")
#> gitignore_matches_simple([], "a")

### dedent_docstring_clean
def dedent_docstring_clean(doc):
    first, *rest = doc.expandtabs().splitlines() or [""]
    margin = min((len(l) - len(l.lstrip()) for l in rest if l.strip()), default=0)
    lines = [first.strip()] + [l[margin:].rstrip() for l in rest]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        lines.pop(0)
    return lines

#> dedent_docstring_clean("Summary.\n\n    Details here\n      nested\n    ")
#> dedent_docstring_clean("")
#> dedent_docstring_clean("\n\tTabbed\n\t  more\n")
#> dedent_docstring_clean("  one line  ")
#> dedent_docstring_clean("\n    a\n  b")

### smart_quotes_replace
def smart_quotes_replace(text):
    out, open_double = [], False
    prev = " "
    for ch in text:
        if ch == '"':
            out.append("”" if open_double else "“")
            open_double = not open_double
        elif ch == "'":
            out.append("’" if prev.isalnum() else "‘")
        else:
            out.append(ch)
        prev = ch
    return "".join(out).replace("...", "…").replace("--", "–")

#> smart_quotes_replace("\"It's late...\" he said--twice")
#> smart_quotes_replace("")
#> smart_quotes_replace("'tis \"nested 'quote'\"")
#> smart_quotes_replace("....")
#> smart_quotes_replace('5" x 7"')

### subtitle_wrap_two_lines
def subtitle_wrap_two_lines(sentence, width=20):
    """Split into two lines of the most even length, or fail with None."""
    if len(sentence) <= width:
        return [sentence]
    words = sentence.split()
    best = None
    for i in range(1, len(words)):
        top, bottom = " ".join(words[:i]), " ".join(words[i:])
        longest = max(len(top), len(bottom))
        if longest <= width and (best is None or longest < best[0]):
            best = longest, [top, bottom]
    return best and best[1]

#> subtitle_wrap_two_lines("I told you not to come here")
#> subtitle_wrap_two_lines("Run!")
#> subtitle_wrap_two_lines("antidisestablishmentarianism now", width=10)
#> subtitle_wrap_two_lines("a bb ccc dddd eeeee", 12)
#> subtitle_wrap_two_lines("one two three four five six seven eight", 16)

### chat_command_parse
def chat_command_parse(message, prefix="!"):
    if not message.startswith(prefix) or message == prefix:
        return None
    name, *args = message[len(prefix):].split()
    options = {}
    plain = []
    for arg in args:
        if ":" in arg and not arg.startswith("http"):
            k, v = arg.split(":", 1)
            options[k] = v
        else:
            plain.append(arg)
    return name.lower(), plain, options

#> chat_command_parse("!Play song vol:80 http://x.y/z")
#> chat_command_parse("hello !there")
#> chat_command_parse("!")
#> chat_command_parse("//roll 2d6 for:luck:now", prefix="//")
#> chat_command_parse("!help")

### acronym_expand_glossary
GLOSSARY = {"API": "application programming interface", "CPU": "central processing unit", "OS": "operating system"}


def acronym_expand_glossary(text):
    used = []
    words = text.split()
    for i, word in enumerate(words):
        bare = word.rstrip(".,s")
        if bare in GLOSSARY and bare not in used:
            used.append(bare)
            words[i] = f"{GLOSSARY[bare]} ({bare}){word[len(bare):]}"
    return " ".join(words)

#> acronym_expand_glossary("The API uses the OS, not the API.")
#> acronym_expand_glossary("")
#> acronym_expand_glossary("Two CPUs")
#> acronym_expand_glossary("api cpu")
#> acronym_expand_glossary("OS. OS")
