/** Nobody waits longer than this for those before him: then he goes on beside them. */
const LONGEST_WAIT_MS = 15_000;

type Waiting<Job, Result> = {
  job: Job;
  /** Called once, when the job is taken up: with others, or alone after too long a wait. */
  start: (result: Promise<Result>) => void;
};

/** How jobs that want the same thing are done together. */
export type GroupWork<Job, Result> = {
  /** Does the jobs of a group. @returns one result for each, in order. */
  run: (jobs: readonly Job[]) => Promise<readonly Result[]>;
  /** Whether one more who waits may be done with these. */
  mayJoin: (group: readonly Job[], job: Job) => boolean;
};

function resultAt<Result>(results: readonly Result[], index: number): Result {
  const result = results[index];
  if (result === undefined) throw new Error('a job of the group was not answered');
  return result;
}

/**
 * Does jobs that would only get in each other's way in groups, one group after the other: who comes
 * first begins at once and alone, and whoever comes meanwhile is done in one go with all who wait
 * beside him. It keeps nobody out: other processes know nothing of it, and the work has to guard
 * itself (`atomically`).
 * @returns a function that does a job together with those of the same key, in this process.
 */
export function together<Job, Result>({ run, mayJoin }: GroupWork<Job, Result>) {
  /** Who waits, by what they wait for; a key stands here while a group of it is being done. */
  const queues = new Map<string, Waiting<Job, Result>[]>();

  function nextGroup(queue: Waiting<Job, Result>[]): Waiting<Job, Result>[] {
    const group: Waiting<Job, Result>[] = [];
    const others: Waiting<Job, Result>[] = [];
    for (const waiting of queue) {
      const jobs = group.map(({ job }) => job);
      const isOne = group.length === 0 || mayJoin(jobs, waiting.job);
      (isOne ? group : others).push(waiting);
    }
    queue.splice(0, queue.length, ...others);
    return group;
  }

  async function workOff(key: string, queue: Waiting<Job, Result>[]): Promise<void> {
    queues.set(key, queue);
    while (queue.length > 0) {
      const group = nextGroup(queue);
      const results = run(group.map(({ job }) => job));
      for (const [index, { start }] of group.entries()) {
        start(results.then((all) => resultAt(all, index)));
      }
      // Each of them hears of a failure by his own promise.
      // oxlint-disable-next-line no-await-in-loop -- one group after the other is the point.
      await results.catch(() => undefined);
    }
    queues.delete(key);
  }

  return (key: string, job: Job): Promise<Result> =>
    new Promise((resolve) => {
      const queue = queues.get(key);
      const waiting: Waiting<Job, Result> = { job, start: resolve };
      if (queue === undefined) return void workOff(key, [waiting]);
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        resolve(run([job]).then((results) => resultAt(results, 0)));
      }, LONGEST_WAIT_MS);
      waiting.start = (result) => {
        clearTimeout(timer);
        resolve(result);
      };
      queue.push(waiting);
    });
}
