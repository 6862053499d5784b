class FlowError(Exception):
    """Something that may not happen to an order."""


class IllegalTransition(FlowError):
    def __init__(self, state, event):
        self.state = state
        self.event = event

    def __str__(self):
        return f"{self.event} is not possible in {self.state.value}"


class GuardFailed(FlowError):
    pass
