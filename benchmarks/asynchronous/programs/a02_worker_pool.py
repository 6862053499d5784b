"""Three workers take jobs from a queue; one of the jobs fails and is tried again."""

import asyncio


class Job:
    def __init__(self, number, weight):
        self.number = number
        self.weight = weight
        self.tries = 0

    def __repr__(self):
        return f"Job({self.number})"


async def process(job):
    job.tries += 1
    await asyncio.sleep(0)
    if job.weight > 5 and job.tries == 1:
        raise ValueError(f"{job} is too heavy")
    return job.weight * 2


async def worker(name, queue, results, failures):
    while True:
        job = await queue.get()
        try:
            results[job.number] = (name, await process(job))
        except ValueError as error:
            failures.append(str(error))
            if job.tries < 2:
                await queue.put(job)
        finally:
            queue.task_done()


async def main():
    queue = asyncio.Queue()
    results, failures = {}, []
    for number, weight in enumerate([3, 8, 1, 6]):
        queue.put_nowait(Job(number, weight))
    workers = [asyncio.create_task(worker(f"w{n}", queue, results, failures)) for n in range(3)]
    await queue.join()
    for each in workers:
        each.cancel()
    ended = await asyncio.gather(*workers, return_exceptions=True)
    print(results)
    print(failures, [type(each).__name__ for each in ended])
    return sorted(results)


asyncio.run(main())
