"""Rows and columns; and rows that are one list three times."""

board = [["."] * 3 for _ in range(3)]
board[1][1] = "x"
row = [0, 0, 0]
trap = [row, row, row]
row[0] = 7
columns = [list(column) for column in zip(*board, strict=True)]
print(board, trap)
