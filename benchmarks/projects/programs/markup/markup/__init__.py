from markup.convert import to_html, to_text

__all__ = ["to_html", "to_text"]
