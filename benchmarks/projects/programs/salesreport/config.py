CURRENCY = "USD"
WIDTH = 40
COLUMNS = ["region", "units", "revenue"]
HEADINGS = {
    "region": "Region",
    "units": "Units",
    "revenue": f"Revenue ({CURRENCY})",
}
ALIGN = {"region": "<", "units": ">", "revenue": ">"}
FOOTNOTE = """
    Figures are not audited. Returns within thirty days
    are not taken into account.
"""
