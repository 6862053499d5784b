"""The kinds of values that variables of generated programs have, and how such variables are called and begin.

S string, I int, B bool, LS list of strings, LI list of ints, DI dict of ints by string, DL dict of lists by string, TI
tuple of ints, LL list of lists of ints, LT list of (string, int), ZI set of ints, ZS set of strings. A template names
them as holes, beside those that `hole.py` fills.
"""

ARGUMENTS = (
    ("S", 9),
    ("LI", 5),
    ("LS", 5),
    ("I", 5),
    ("DI", 4),
    ("B", 0.5),
    ("TI", 1),
    ("LL", 1),
    ("DL", 1),
    ("LT", 1),
    ("ZI", 0.6),
    ("ZS", 0.4),
)
"""The kinds of arguments, and how often they are drawn."""
NEW = {
    "S": "''",
    "I": "0",
    "B": "False",
    "LS": "[]",
    "LI": "[]",
    "DI": "{}",
    "DL": "{}",
    "LL": "[]",
    "LT": "[]",
    "TI": "()",
    "ZI": "set()",
    "ZS": "set()",
}
"""How a variable begins that is made to be filled."""
NAMES = {
    "S": "text s word line string name char message phrase value sub prefix suffix sep key t w ch",
    "I": "n k num count total index size limit i j x y m pos amount start",
    "B": "flag found ok reverse strict done",
    "LS": "words names items parts lines tokens strings lst chars result out",
    "LI": "nums numbers values arr data lst xs scores items result out array",
    "DI": "counts d mapping table scores dic freq result index",
    "DL": "groups mapping d buckets",
    "TI": "pair point tup t",
    "LL": "rows grid matrix nested",
    "LT": "pairs records entries",
    "ZI": "seen ids unique numbers",
    "ZS": "seen unique tags vocab",
}
