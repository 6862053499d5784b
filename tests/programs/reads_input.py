"""Reads its standard input to the end, whatever is there."""
import sys

lines = sys.stdin.read().splitlines()
total = 0
for line in lines:
    for word in line.split():
        total += int(word) if word.lstrip("-").isdigit() else 0
print(len(lines), total)
