"""Each task has its own context variables."""

import asyncio
from contextvars import ContextVar

request_id = ContextVar("request_id", default="-")
lines = []


def log(text):
    lines.append(f"[{request_id.get()}] {text}")


async def lookup(user):
    log(f"look up {user}")
    await asyncio.sleep(0)
    log("found")
    return {"name": user.title()}


async def handle(number, user):
    token = request_id.set(f"r{number}")
    try:
        found = await lookup(user)
        return found["name"]
    finally:
        request_id.reset(token)
        log("end")


async def main():
    names = await asyncio.gather(*[handle(n, user) for n, user in enumerate(["ann", "bob"])])
    log("all")
    print(names)
    for line in lines:
        print(line)


asyncio.run(main())
