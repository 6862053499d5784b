### nearest_command
def nearest_command(typed, commands):
    def score(c):
        common = sum(a == b for a, b in zip(typed, c))
        return common * 2 - abs(len(typed) - len(c))
    best = max(commands, key=score, default=None)
    return best if best and score(best) > 0 else None

#> nearest_command("comit", ["commit", "clone", "config"])
#> nearest_command("zzz", ["push", "pull"])
#> nearest_command("", ["a"])
#> nearest_command("x", [])
#> nearest_command("pull", ["push", "pull"])

### help_text_two_columns
def help_text_two_columns(options, indent=2):
    lines = []
    width = max((len(k) for k in options), default=0)
    for flag, text in options.items():
        pad = " " * indent
        lines.append(f"{pad}{flag.ljust(width)}  {text.rstrip('.').lower()}")
    return "\n".join(lines)

#> help_text_two_columns({"-h": "Show help.", "--verbose": "Say more."})
#> help_text_two_columns({})
#> help_text_two_columns({"-q": ""}, 0)
#> help_text_two_columns({"a": "X...", "bb": "Y"}, indent=1)
#> help_text_two_columns({"--long-option": "Does IT"})

### usage_from_signature
def usage_from_signature(name, signature):
    parts = []
    for p in signature.split(","):
        p = p.strip()
        if not p:
            continue
        if p.startswith("*"):
            parts.append(f"[{p.lstrip('*').upper()}...]")
        elif "=" in p:
            key, default = p.split("=")
            parts.append(f"[--{key.replace('_', '-')} {default}]")
        else:
            parts.append(p.upper())
    return " ".join([name] + parts)

#> usage_from_signature("copy", "src, dst, dry_run=no, *extra")
#> usage_from_signature("noop", "")
#> usage_from_signature("f", "x")
#> usage_from_signature("g", "a=1,b=2,")
#> usage_from_signature("h", "k==v")

### docstring_first_sentence
def docstring_first_sentence(doc):
    if not doc:
        return "(undocumented)"
    flat = " ".join(doc.split())
    end = flat.find(". ")
    return flat if end == -1 else flat[:end + 1]

#> docstring_first_sentence("Add two numbers.\n\n    More text here.")
#> docstring_first_sentence(None)
#> docstring_first_sentence("no period")
#> docstring_first_sentence("   ")
#> docstring_first_sentence("v1.2 is e.g. fine. Yes.")

### traceback_short_path
def traceback_short_path(path, keep=2):
    parts = path.replace("\\", "/").split("/")
    if len(parts) <= keep:
        return path
    return ".../" + "/".join(parts[-keep:])

#> traceback_short_path("/usr/lib/python3/site/a.py")
#> traceback_short_path("a.py")
#> traceback_short_path("C:\\src\\lib\\x.py", 1)
#> traceback_short_path("", 0)
#> traceback_short_path("one/two", keep=2)

### config_merge_lines
def config_merge_lines(base, override):
    def load(text):
        return dict(l.split("=", 1) for l in text.split() if "=" in l)
    merged = load(base)
    for k, v in load(override).items():
        if v == "":
            merged.pop(k, None)
        else:
            merged[k] = v
    return " ".join(f"{k}={v}" for k, v in merged.items())

#> config_merge_lines("a=1 b=2", "b=3 c=4")
#> config_merge_lines("a=1 b=2", "a=")
#> config_merge_lines("", "")
#> config_merge_lines("x=1", "y= z")
#> config_merge_lines("path=a=b", "path=c")

### feature_flags_parse
def feature_flags_parse(text, defaults):
    flags = dict(defaults)
    for word in text.split(","):
        word = word.strip()
        if word.startswith("no-"):
            flags[word[3:]] = False
        elif "=" in word:
            k, v = word.split("=")
            flags[k] = v.isdigit() and int(v) or v
        elif word:
            flags[word] = True
    return flags

#> feature_flags_parse("dark, no-ads, limit=5", {"ads": True})
#> feature_flags_parse("", {"x": 1})
#> feature_flags_parse("n=0, m=on", {})
#> feature_flags_parse("no-", {})
#> feature_flags_parse("a=b=c", {})

### semaphore_lock_log
def semaphore_lock_log(log):
    owner, waits = None, []
    for ev in log.split():
        who, op = ev[:-1], ev[-1]
        if op == "+" and owner is None:
            owner = who
        elif op == "+":
            waits.append(who)
        elif op == "-" and owner == who:
            owner = waits.pop(0) if waits else None
        else:
            return "error at " + ev
    return owner, waits

#> semaphore_lock_log("a+ b+ a- c+")
#> semaphore_lock_log("")
#> semaphore_lock_log("x+ x-")
#> semaphore_lock_log("p+ q-")
#> semaphore_lock_log("t1+ t2+ t3+ t1- t2-")

### http_header_case
def http_header_case(headers):
    fixed = {}
    for line in headers.split("\n"):
        name, colon, value = line.partition(":")
        if not colon:
            continue
        key = "-".join(p.capitalize() for p in name.strip().split("-"))
        fixed[key] = fixed[key] + ", " + value.strip() if key in fixed else value.strip()
    return fixed

#> http_header_case("content-type: text/html\nACCEPT: a\naccept: b")
#> http_header_case("")
#> http_header_case("no colon\nx-request-id:7")
#> http_header_case("Host: a:8080")
#> http_header_case(":")

### etag_weak_compare
def etag_weak_compare(a, b):
    strip = lambda t: t.strip().removeprefix("W/").strip('"')
    weak = any(t.strip().startswith("W/") for t in (a, b))
    return strip(a) == strip(b), "weak" if weak else "strong"

#> etag_weak_compare('"abc"', 'W/"abc"')
#> etag_weak_compare('"1"', '"2"')
#> etag_weak_compare("", "")
#> etag_weak_compare(' W/"x" ', 'W/"y"')
#> etag_weak_compare('"q"', "q")

### robots_allowed
def robots_allowed(rules, path):
    verdict, longest = True, -1
    for line in rules.splitlines():
        kind, _, prefix = (p.strip() for p in line.partition(":"))
        if prefix and path.startswith(prefix) and len(prefix) > longest:
            verdict = kind.lower() == "allow"
            longest = len(prefix)
    return verdict

#> robots_allowed("Disallow: /admin\nAllow: /admin/help", "/admin/help/x")
#> robots_allowed("Disallow: /admin\nAllow: /admin/help", "/admin/users")
#> robots_allowed("", "/")
#> robots_allowed("Disallow:", "/a")
#> robots_allowed("Disallow: /", "/any")

### sitemap_depths
def sitemap_depths(urls):
    depths = {}
    for u in urls:
        path = u.split("//")[-1].rstrip("/")
        depths.setdefault(path.count("/"), []).append(path.rpartition("/")[2])
    return depths

#> sitemap_depths(["http://a.b/x/y", "http://a.b/", "a.b/z"])
#> sitemap_depths([])
#> sitemap_depths(["/"])
#> sitemap_depths(["x/y/z", "p/q/r"])
#> sitemap_depths(["", "one"])

### breadcrumb_trail_text
def breadcrumb_trail_text(path, home="Home", sep=" › "):
    crumbs = [home]
    for seg in path.strip("/").split("/"):
        if seg:
            crumbs.append(seg.replace("-", " ").capitalize())
    if len(crumbs) > 4:
        crumbs[1:-2] = ["…"]
    return sep.join(crumbs)

#> breadcrumb_trail_text("/garden-tools/hand-saws/")
#> breadcrumb_trail_text("/")
#> breadcrumb_trail_text("a/b/c/d/e")
#> breadcrumb_trail_text("x//y", "Top", "/")
#> breadcrumb_trail_text("", home="")

### toc_from_headings
def toc_from_headings(lines):
    toc, used = [], {}
    for line in lines:
        if not line.startswith("#"):
            continue
        level = line.index(line.lstrip("#")[:1] or " ") if line.strip("# ") else 0
        title = line.lstrip("#").strip()
        slug = title.lower().replace(" ", "-")
        n = used[slug] = used.get(slug, -1) + 1
        toc.append("  " * (level - 1) + f"[{title}](#{slug}{'-%d' % n if n else ''})")
    return toc

#> toc_from_headings(["# Intro", "text", "## Set Up", "## Set Up"])
#> toc_from_headings([])
#> toc_from_headings(["plain", ""])
#> toc_from_headings(["##", "# X"])
#> toc_from_headings(["### Deep One"])

### markdown_checklist
def markdown_checklist(md):
    done = todo = 0
    open_items = []
    for line in md.splitlines():
        item = line.strip()
        if item.startswith(("- [x]", "- [X]")):
            done += 1
        elif item.startswith("- [ ]"):
            todo += 1
            open_items.append(item[5:].strip())
    return f"{done}/{done + todo}", open_items

#> markdown_checklist("- [x] buy\n- [ ] cook\n  - [X] wash")
#> markdown_checklist("")
#> markdown_checklist("- [] typo\n* [x] star")
#> markdown_checklist("- [ ]   spaced  ")
#> markdown_checklist("- [x]a\n- [x]b")

### markdown_table_cells
def markdown_table_cells(table):
    rows = []
    for line in table.strip().split("\n"):
        cells = [c.strip() for c in line.strip().strip("|").split("|")]
        if all(set(c) <= set("-: ") for c in cells):
            continue
        rows.append(cells)
    return rows

#> markdown_table_cells("| a | b |\n|---|:-:|\n| 1 | 2 |")
#> markdown_table_cells("")
#> markdown_table_cells("x|y")
#> markdown_table_cells("| only |")
#> markdown_table_cells("||\n|z|")

### footnote_numbers
def footnote_numbers(text):
    order, out = [], []
    for piece in text.split("[^"):
        label, close, rest = piece.partition("]")
        if out and close:
            if label not in order:
                order.append(label)
            out.append(f"({order.index(label) + 1})" + rest)
        else:
            out.append(piece)
    return "".join(out), order

#> footnote_numbers("First[^a] second[^b] again[^a].")
#> footnote_numbers("none")
#> footnote_numbers("")
#> footnote_numbers("x[^open")
#> footnote_numbers("[^z][^y]")

### roff_bold_escape
def roff_bold_escape(text):
    out, bold = "", False
    for part in text.split("*"):
        out += (r"\fB" + part + r"\fR") if bold else part.replace("-", r"\-")
        bold = not bold
    return out

#> roff_bold_escape("use *-f* or -g")
#> roff_bold_escape("plain")
#> roff_bold_escape("")
#> roff_bold_escape("*all*")
#> roff_bold_escape("a*b")

### latex_escape
def latex_escape(s):
    special = {"&": r"\&", "%": r"\%", "_": r"\_", "#": r"\#", "~": r"\textasciitilde{}"}
    count = sum(s.count(k) for k in special)
    for k, v in special.items():
        s = s.replace(k, v)
    return s, count

#> latex_escape("50% off & more")
#> latex_escape("snake_case #1")
#> latex_escape("")
#> latex_escape("plain")
#> latex_escape("~_~")

### bbcode_to_html
def bbcode_to_html(s):
    for tag in ("b", "i", "u"):
        opens, closes = s.count(f"[{tag}]"), s.count(f"[/{tag}]")
        if opens == closes:
            s = s.replace(f"[{tag}]", f"<{tag}>").replace(f"[/{tag}]", f"</{tag}>")
    return s

#> bbcode_to_html("[b]hi[/b] [i]there[/i]")
#> bbcode_to_html("[b]open")
#> bbcode_to_html("")
#> bbcode_to_html("[u][b]x[/b][/u]")
#> bbcode_to_html("[q]no[/q]")

### smart_quotes
def smart_quotes(s):
    out = ""
    for i, c in enumerate(s):
        if c == '"':
            opening = i == 0 or s[i - 1].isspace() or s[i - 1] in "(["
            out += "“" if opening else "”"
        elif c == "'":
            out += "’"
        else:
            out += c
    return out.replace("...", "…")

#> smart_quotes('She said "hi" ("yo")')
#> smart_quotes("it's...")
#> smart_quotes("")
#> smart_quotes('""')
#> smart_quotes('5" pipe')

### french_spacing
def french_spacing(s):
    thin = "\u202f"
    for mark in ";:!?":
        s = s.replace(" " + mark, mark).replace(mark, thin + mark)
    return s.count(thin), s.lstrip(thin)

#> french_spacing("Quoi ? Non!")
#> french_spacing("ok")
#> french_spacing("")
#> french_spacing("?!")
#> french_spacing("a :b")

### initial_drop_cap
def initial_drop_cap(text, width=12):
    if not text:
        return []
    first, rest = text[0].upper(), text[1:]
    line1 = f"[{first}] " + rest[:width - 4]
    line2 = "    " + rest[width - 4:2 * (width - 4)].strip()
    return [line1, line2] if line2.strip() else [line1]

#> initial_drop_cap("once upon a time")
#> initial_drop_cap("")
#> initial_drop_cap("hi")
#> initial_drop_cap("élan vital forever", 8)
#> initial_drop_cap("exactly8+", width=12)

### poem_columns_side_by_side
def poem_columns_side_by_side(left, right, gap=3):
    a, b = left.split("/"), right.split("/")
    width = max(map(len, a)) + gap
    n = max(len(a), len(b))
    a += [""] * (n - len(a))
    b += [""] * (n - len(b))
    return [(x.ljust(width) + y).rstrip() for x, y in zip(a, b)]

#> poem_columns_side_by_side("red/violets", "rot/veilchen/ende")
#> poem_columns_side_by_side("", "")
#> poem_columns_side_by_side("a/b/c", "x", 1)
#> poem_columns_side_by_side("long line", "y/z", gap=0)
#> poem_columns_side_by_side("é", "ü")

### subtitle_block_format
def subtitle_block_format(index, start, end, text, width=16):
    stamp = lambda s: f"{s // 3600:02}:{s % 3600 // 60:02}:{s % 60:02}"
    head, space, tail = text.partition(" ")
    lines = [head]
    for word in tail.split():
        if len(lines[-1]) + len(word) < width:
            lines[-1] += " " + word
        else:
            lines.append(word)
    return [str(index), f"{stamp(start)} --> {stamp(end)}", *lines]

#> subtitle_block_format(1, 5, 65, "Where are you going tonight?")
#> subtitle_block_format(2, 3600, 3661, "No")
#> subtitle_block_format(0, 0, 0, "")
#> subtitle_block_format(9, 59, 60, "a b c d e f", 4)
#> subtitle_block_format(3, 1, 2, " lead", width=3)

### stage_directions_strip
def stage_directions_strip(script):
    lines = {}
    for raw in script.split("\n"):
        who, colon, speech = raw.partition(":")
        if not colon or not who.isupper():
            continue
        while "(" in speech and ")" in speech:
            before, _, rest = speech.partition("(")
            speech = before + rest.partition(")")[2]
        lines.setdefault(who, []).append(" ".join(speech.split()))
    return lines

#> stage_directions_strip("HAMLET: (aside) To be (pause) or not\nGHOST: Boo")
#> stage_directions_strip("")
#> stage_directions_strip("Enter: nobody\nno colon")
#> stage_directions_strip("A: x (open\nA: y")
#> stage_directions_strip("B:")

### playbill_cast_align
def playbill_cast_align(cast, width=22):
    out = []
    for role, actor in cast:
        dots = width - len(role) - len(actor) - 2
        out.append(f"{role} {'.' * dots} {actor}" if dots >= 1 else f"{role}/{actor}")
    return out

#> playbill_cast_align([("Romeo", "L. Cage"), ("Nurse", "P. Oh")])
#> playbill_cast_align([])
#> playbill_cast_align([("First Gravedigger", "M. Montgomery")])
#> playbill_cast_align([("", "")], 4)
#> playbill_cast_align([("A", "B")], width=5)

### meeting_minutes_actions
def meeting_minutes_actions(notes):
    actions = []
    for line in notes.splitlines():
        upper = line.upper()
        at = upper.find("ACTION")
        if at < 0:
            continue
        body = line[at + 6:].lstrip(": -")
        owner, sep, task = body.partition(" to ")
        actions.append((owner.strip(), task.rstrip(".")) if sep else ("?", body))
    return actions

#> meeting_minutes_actions("Talked.\nACTION: Kim to send plan.\naction - review docs")
#> meeting_minutes_actions("")
#> meeting_minutes_actions("nothing decided")
#> meeting_minutes_actions("Reaction: Bo to rest")
#> meeting_minutes_actions("ACTION Zed to go to Rome.")
