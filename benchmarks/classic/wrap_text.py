"""Words in lines of a width."""


def wrapped(text, width):
    lines, line = [], ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if len(longer) <= width:
            line = longer
        else:
            if line:
                lines.append(line)
            line = word
    if line:
        lines.append(line)
    return lines
