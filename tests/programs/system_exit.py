"""sys.exit inside a function, with finally on the way and a handler that does not match."""
import sys


def leave(code):
    try:
        print("leaving with", code)
        sys.exit(code)
    except ValueError:
        print("never")
    finally:
        print("cleaning up")


def main():
    numbers = [1, 2]
    try:
        sys.exit("caught")
    except SystemExit as stop:
        print("stopped a first time:", stop.code)
    leave(len(numbers) + 1)


main()
print("not reached")
