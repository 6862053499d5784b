import functools

import match
import points


class Row:
    def __init__(self, team):
        self.team = team
        self.played = self.won = self.drawn = self.lost = 0
        self.scored = self.conceded = 0
        self.points = 0

    @property
    def difference(self):
        return self.scored - self.conceded

    def __repr__(self):
        return f"<{self.team} {self.points}>"


class Standings:
    def __init__(self, system=points.DEFAULT):
        self.rows = {}
        self.matches = []
        self.system = points.SYSTEMS[system]

    def row(self, team):
        if team not in self.rows:
            self.rows[team] = Row(team)
        return self.rows[team]

    def record(self, m):
        self.matches.append(m)
        for team in (m.home, m.away):
            row = self.row(team)
            if not m.played:
                continue
            scored, conceded = m.goals(team)
            row.played += 1
            row.scored += scored
            row.conceded += conceded
            win, draw, loss = self.system
            if scored > conceded:
                row.won += 1
                row.points += win
            elif scored == conceded:
                row.drawn += 1
                row.points += draw
            else:
                row.lost += 1
                row.points += loss

    def compare(self, a, b):
        for key in ("points", "difference", "scored"):
            x, y = getattr(a, key), getattr(b, key)
            if x != y:
                return y - x
        direct = self.direct(a.team, b.team)
        if direct:
            return -direct
        return (a.team > b.team) - (a.team < b.team)

    def direct(self, a, b):
        """Who won more matches against the other."""
        balance = 0
        for m in self.matches:
            if {m.home, m.away} == {a, b} and m.winner:
                balance += 1 if m.winner == a else -1
        return balance

    def sorted(self):
        return sorted(self.rows.values(), key=functools.cmp_to_key(self.compare))


def standings(lines, system=points.DEFAULT):
    table = Standings(system)
    for line in lines:
        table.record(match.parse(line))
    return table


def ranking(lines, system=points.DEFAULT):
    return standings(lines, system).sorted()


def champion(*lines):
    return ranking(lines)[0].team
