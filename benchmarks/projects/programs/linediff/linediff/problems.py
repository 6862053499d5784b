class PatchProblem(Exception):
    ...


class Malformed(PatchProblem, ValueError):
    ...


class Conflict(PatchProblem):
    def __str__(self):
        return f"{self.args[0]} does not fit"
