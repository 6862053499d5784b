# Points for a win, a draw, a loss by kind of league
SOCCER = (3, 1, 0)
CHESS = (1, 0.5, 0)
OLD_SOCCER = (2, 1, 0)
SYSTEMS = {"soccer": SOCCER, "chess": CHESS, "old": OLD_SOCCER}
DEFAULT = "soccer"
