"""Functions three deep, a function attribute, a memo table, recursion inside."""
def solve(coins, amount):
    memo = {}

    def ways(rest, kinds):
        key = rest, kinds
        if key not in memo:
            def compute():
                if rest == 0:
                    return 1
                if rest < 0 or kinds == 0:
                    return 0
                return ways(rest, kinds - 1) + ways(rest - coins[kinds - 1], kinds)
            memo[key] = compute()
        return memo[key]

    solve.calls = getattr(solve, "calls", 0) + 1
    return ways(amount, len(coins)), len(memo)


print(solve([1, 2], 4), solve([2], 3), solve.calls)
