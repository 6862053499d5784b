### ascending_words_chain
def ascending_words_chain(text):
    chain = []
    for w in text.lower().split():
        if not chain or w > chain[-1]:
            chain.append(w)
        elif len(chain) > 1 and chain[-2] < w:
            chain[-1] = w
    return chain

#> ascending_words_chain("cat Ant dog bee cow")
#> ascending_words_chain("")
#> ascending_words_chain("z y x")
#> ascending_words_chain("a c b d")
#> ascending_words_chain("10 9 8 11")

### isascii_split_report
def isascii_split_report(text):
    plain, fancy = [], []
    for w in text.split():
        (plain if w.isascii() else fancy).append(w)
    return {"plain": len(plain), "fancy": "".join(c for w in fancy for c in w if not c.isascii())}

#> isascii_split_report("naïve café bar")
#> isascii_split_report("")
#> isascii_split_report("all plain")
#> isascii_split_report("… — ok")
#> isascii_split_report("ñandú")

### expandtabs_align_pairs_text
def expandtabs_align_pairs_text(pairs, stop=8):
    lines = [f"{k}\t{v}".expandtabs(stop) for k, v in pairs]
    return lines, len({len(l) - len(str(v)) for l, (_, v) in zip(lines, pairs)}) <= 1

#> expandtabs_align_pairs_text([("id", 7), ("name", "Bo")])
#> expandtabs_align_pairs_text([])
#> expandtabs_align_pairs_text([("a long key", 1), ("k", 2)], 4)
#> expandtabs_align_pairs_text([("x", None)], stop=1)
#> expandtabs_align_pairs_text([("12345678", 0), ("é", 1)])

### istitle_vs_capitalize
def istitle_vs_capitalize(words):
    out = []
    for w in words:
        if w.istitle():
            out.append(w.lower())
        elif w.capitalize() == w:
            out.append(w + "?")
        else:
            out.append(w.capitalize())
    return out

#> istitle_vs_capitalize(["Word", "wORD", "It's", "123"])
#> istitle_vs_capitalize([])
#> istitle_vs_capitalize(["", "New York", "New york"])
#> istitle_vs_capitalize(["X", "x"])
#> istitle_vs_capitalize(["3Com", "3com"])

### isprintable_budget
def isprintable_budget(s, budget):
    shown = ""
    for c in s:
        cost = 1 if c.isprintable() else 4
        if budget < cost:
            break
        budget -= cost
        shown += c if cost == 1 else "\\x%02x" % ord(c)
    return shown, budget

#> isprintable_budget("ab\x00cd", 7)
#> isprintable_budget("", 3)
#> isprintable_budget("\n\n", 5)
#> isprintable_budget("plenty", 50)
#> isprintable_budget("zero", 0)

### index_error_messages
def index_error_messages(s, sub):
    results = []
    for method in (s.index, s.rindex):
        try:
            results.append(method(sub))
        except ValueError as e:
            results.append(str(e).split()[0])
    return results + [s.find(sub)]

#> index_error_messages("ratatat", "at")
#> index_error_messages("abc", "z")
#> index_error_messages("", "")
#> index_error_messages("x", "xx")
#> index_error_messages("été", "é")

### format_map_prices
def format_map_prices(rows):
    line = "{item:<6}{qty:>3}x{price:7.2f}"
    return [line.format_map(dict(zip(("item", "qty", "price"), r))) for r in rows]

#> format_map_prices([("nut", 3, 0.5), ("bolt", 12, 1)])
#> format_map_prices([])
#> format_map_prices([("widgets", 1, 1234.567)])
#> format_map_prices([("x", 2)])
#> format_map_prices([("", -1, -2.5)])
