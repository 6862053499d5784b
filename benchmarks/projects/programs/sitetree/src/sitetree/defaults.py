from pathlib import PurePosixPath

CONTENT = PurePosixPath("content")
OUTPUT = PurePosixPath("public")
INDEX = "index.html"
PAGE_SUFFIXES = {".md": ".html", ".txt": ".html", ".html": ".html"}

IGNORE = """
# editors
*~
.*
drafts/
!drafts/keep.md
*.psd
"""
