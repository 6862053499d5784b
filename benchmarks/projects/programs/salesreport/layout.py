import textwrap

from config import ALIGN, COLUMNS, FOOTNOTE, HEADINGS, WIDTH


def cell(value, width, align="<"):
    if isinstance(value, float):
        value = "{:,.2f}".format(value)
    text = str(value)
    if len(text) > width:
        text = text[: width - 1] + "…"
    return format(text, align + str(width))


def widths(rows):
    found = {}
    for name in COLUMNS:
        longest = len(HEADINGS[name])
        for row in rows:
            longest = max(longest, len(_text(row[name])))
        found[name] = longest
    return found


def _text(value):
    return "{:,.2f}".format(value) if isinstance(value, float) else str(value)


def table(rows, names=COLUMNS):
    size = widths(rows)
    lines = ["  ".join(cell(HEADINGS[n], size[n], ALIGN[n]) for n in names).rstrip()]
    lines.append("  ".join("-" * size[n] for n in names))
    for row in rows:
        lines.append("  ".join(cell(row[n], size[n], ALIGN[n]) for n in names).rstrip())
    return lines


def box(title, width=WIDTH):
    bar = "+" + "-" * (width - 2) + "+"
    return "\n".join([bar, "|" + title.center(width - 2) + "|", bar])


def footnote(width=WIDTH):
    return textwrap.fill(textwrap.dedent(FOOTNOTE).strip().replace("\n", " "), width, initial_indent="* ", subsequent_indent="  ")
