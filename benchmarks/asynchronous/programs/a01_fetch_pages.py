"""Fetches the pages of a site side by side, a few at a time, and counts their words."""

import asyncio
from dataclasses import dataclass, field

SITE = {
    "/": ("Welcome to the library", ["/books", "/hours"]),
    "/books": ("All books by author and by title", ["/books/1", "/books/2", "/"]),
    "/books/1": ("The sea", []),
    "/books/2": ("A walk in the hills", ["/missing"]),
    "/hours": ("Open from nine to five", []),
}


class NotFound(Exception):
    def __init__(self, path):
        super().__init__(f"404: {path}")
        self.path = path


@dataclass
class Report:
    words: dict = field(default_factory=dict)
    missing: list = field(default_factory=list)

    @property
    def total(self):
        return sum(self.words.values())


async def fetch(path, limit):
    async with limit:
        await asyncio.sleep(0.01)
        if path not in SITE:
            raise NotFound(path)
        return SITE[path]


async def crawl(start, width=2):
    limit = asyncio.Semaphore(width)
    report = Report()
    seen = {start}
    frontier = [start]
    while frontier:
        results = await asyncio.gather(*(fetch(path, limit) for path in frontier), return_exceptions=True)
        following = []
        for path, result in zip(frontier, results):
            if isinstance(result, NotFound):
                report.missing.append(result.path)
                continue
            text, links = result
            report.words[path] = len(text.split())
            for link in links:
                if link not in seen:
                    seen.add(link)
                    following.append(link)
        frontier = following
    return report


def main():
    report = asyncio.run(crawl("/"))
    print(report.total, report.missing)
    return report


if __name__ == "__main__":
    main()
