"""Identifiers and texts beyond ASCII."""
größe = 3
naïve = {"ключ": "значение", "数": [größe]}
def verdopple(zähler, faktor=2):
    ergebnis = zähler * faktor; über = f"{ergebnis} €"
    return über + naïve["ключ"][::-1]


class Größe:
    einheit = "µ"


print(verdopple(größe), "ß".upper() + Größe.einheit, len("naïve 🐍") + naïve["数"][0], "e\u0301" == "é")
