from standings import standings

HEAD = "{:>2} {:<8}{:>3}{:>4}{:>4}".format("", "Team", "P", "+/-", "Pts")


def table(lines, system="soccer"):
    out = [HEAD]
    place = 0
    last = None
    for number, row in enumerate(standings(lines, system).sorted(), 1):
        key = (row.points, row.difference, row.scored)
        if key != last:
            place = number
            last = key
        out.append(f"{place:>2} {row.team:<8.7}{row.played:>3}{row.difference:>+4}{row.points:>4}")
    return out


def form(team, lines):
    """WDL of a team, newest first."""
    letters = ""
    for m in standings(lines).matches:
        if m.played and team in (m.home, m.away):
            letters = ("D" if m.winner is None else "W" if m.winner == team else "L") + letters
    return letters
