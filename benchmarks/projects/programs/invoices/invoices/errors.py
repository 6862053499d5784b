class InvoiceError(Exception):
    """Base class of everything this package raises."""


class UnknownRate(InvoiceError, LookupError):
    def __init__(self, country, kind):
        super().__init__(f"no {kind} rate for {country}")
        self.country = country
        self.kind = kind


class EmptyInvoice(InvoiceError):
    pass
