from configparser import ConfigParser

TRUE = {"yes", "on", "true"}
FALSE = {"no", "off", "false"}


def convert(text):
    low = text.lower()
    if low in TRUE:
        return True
    if low in FALSE:
        return False
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text


def parse(text):
    """Sections as dictionaries; [a.b] is b inside a."""
    parser = ConfigParser(interpolation=None)
    parser.read_string(text)
    out = {}
    for section in parser.sections():
        target = out
        for part in section.split("."):
            target = target.setdefault(part, {})
        for key, value in parser.items(section):
            target[key] = convert(value)
    return out
