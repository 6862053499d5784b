"""A coroutine that is cancelled, cleans up and returns all the same, for programs of several tests."""

SLOW = """\
async def slow(log):
    try:
        await asyncio.sleep(5)
    except asyncio.CancelledError:
        log.append("cleaned up")
    return "late"
"""
