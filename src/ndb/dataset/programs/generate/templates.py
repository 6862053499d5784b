"""All templates of expressions, statements and loops, by kind."""

from typing import Final

from ndb.dataset.programs.generate import number_templates, row_templates, table_templates, text_templates

_FAMILIES: Final = (text_templates, number_templates, row_templates, table_templates)
EXPRESSIONS: Final = {kind: templates for family in _FAMILIES for kind, templates in family.EXPRESSIONS.items()}
STATEMENTS: Final = {kind: templates for family in _FAMILIES for kind, templates in family.STATEMENTS.items()}
LOOPS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("for @ in {S}:", ("S",)),
    ("for @ in {LS}:", ("S",)),
    ("for @ in {LI}:", ("I",)),
    ("for @, @ in enumerate({S}):", ("I", "S")),
    ("for @, @ in enumerate({LS}):", ("I", "S")),
    ("for @, @ in {DI}.items():", ("S", "I")),
    ("for @ in range({N}):", ("I",)),
    ("for @ in range(len({S})):", ("I",)),
    ("for @ in range(len({LI})):", ("I",)),
    ("for @ in {DI}:", ("S",)),
    ("for @, @ in zip({S}, {LI}):", ("S", "I")),
    ("for @, @ in enumerate({LI}, {N}):", ("I", "I")),
    ("for @ in reversed({LI}):", ("I",)),
    ("for @ in sorted({LS}):", ("S",)),
    ("for @ in list({LI}):", ("I",)),
    ("for @ in range({N}, 0, -1):", ("I",)),
    ("for @ in {DI}.values():", ("I",)),
    ("for @ in {LL}:", ("LI",)),
    ("for @, @ in {LT}:", ("S", "I")),
    ("for @ in {TI}:", ("I",)),
    ("for @ in {S}[::-1]:", ("S",)),
    ("for @ in list({DI}.keys()):", ("S",)),
    ("for @, @ in {DL}.items():", ("S", "LI")),
    ("for @ in {S}.split({D}):", ("S",)),
)
"""Loop headers; @ stands for the loop variables in order, whose kinds follow."""
