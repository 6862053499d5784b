import routeplan.graph as g

STOPS = "Airport Harbour Market Museum Park Station".split()

U1 = [("Airport", 12), ("Station", 3), ("Market", None)]
TRAM = [("Harbour", 5), ("Market", 4), ("Museum", 6), ("Park", None)]


def line(name, stops):
    """Edges of a line given as [(stop, minutes to the next), ...]."""
    return [
        g.Edge(start, end, minutes, name)
        for (start, minutes), (end, _) in zip(stops, stops[1:])
    ]


WALKS = [g.Edge("Station", "Museum", 9), g.Edge("Park", "Harbour", 8)]

CITY = g.Graph(g.both_ways([*line("U1", U1), *line("tram", TRAM), *WALKS]))
