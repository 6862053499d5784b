import html

VOID = {"br", "hr", "img"}


class Tag:
    def __init__(self, name, *children, **attributes):
        self.name = name
        self.children = list(children)
        self.attributes = {k.rstrip("_"): v for k, v in attributes.items() if v is not None}

    def __str__(self):
        attributes = "".join(f' {k}="{html.escape(str(v))}"' for k, v in self.attributes.items())
        if self.name in VOID:
            return f"<{self.name}{attributes}>"
        inside = "".join(c if isinstance(c, Raw) else str(c) if isinstance(c, Tag) else html.escape(c, False) for c in self.children)
        return f"<{self.name}{attributes}>{inside}</{self.name}>"

    @property
    def text(self):
        return "".join(c.text if isinstance(c, Tag) else c for c in self.children)


class Raw(str):
    """HTML that is used as it is."""


class _Maker:
    def __getattr__(self, name):
        def make(*children, **attributes):
            return Tag(name, *children, **attributes)

        return make


tag = _Maker()


def link(text, address, new_window=False):
    return str(tag.a(text, href=address, target="_blank" if new_window else None))
