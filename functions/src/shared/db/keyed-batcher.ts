/** No job waits longer than this for the groups before it. It then runs concurrently with them. */
const MAX_WAIT_MS = 15_000;

type Waiting<Job, Result> = {
  job: Job;
  /** Called once, when the job starts: with others, or alone after too long a wait. */
  start: (result: Promise<Result>) => void;
};

/** How jobs of the same key run in groups. */
export type GroupWork<Job, Result> = {
  /**
   * Runs the jobs of a group; if it fails, all of them do.
   * @returns the result of each, in order: one job's failure does not fail the others.
   */
  run: (jobs: readonly Job[]) => Promise<readonly PromiseSettledResult<Result>[]>;
  /** Whether one more waiting job may join the group. */
  mayJoin: (group: readonly Job[], job: Job) => boolean;
};

/** What `work` returns or throws, as a value: one job's fault does not fail its group. */
export function toSettledResult<Result>(work: () => Result): PromiseSettledResult<Result> {
  try {
    return { status: 'fulfilled', value: work() };
  } catch (reason) {
    return { status: 'rejected', reason };
  }
}

function resultAt<Result>(results: readonly PromiseSettledResult<Result>[], index: number): Result {
  const result = results[index];
  if (result === undefined) throw new Error('a job of the group was not answered');
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/**
 * Runs jobs of the same key in groups, one group after the other, because apart they would only
 * contend. The first job starts at once and alone. Jobs that arrive meanwhile wait, and run as one
 * group. It is no lock between processes, so the work guards itself (`atomically`).
 * @returns a function that runs a job in a group of its key, in this process.
 */
export function createKeyedBatcher<Job, Result>({ run, mayJoin }: GroupWork<Job, Result>) {
  /** Waiting jobs by key. A key is present while a group of it runs. */
  const queues = new Map<string, Waiting<Job, Result>[]>();

  function nextGroup(queue: Waiting<Job, Result>[]): Waiting<Job, Result>[] {
    const group: Waiting<Job, Result>[] = [];
    const jobs: Job[] = [];
    const others: Waiting<Job, Result>[] = [];
    for (const waiting of queue) {
      const joins = jobs.length === 0 || mayJoin(jobs, waiting.job);
      (joins ? group : others).push(waiting);
      if (joins) jobs.push(waiting.job);
    }
    queue.splice(0, queue.length, ...others);
    return group;
  }

  async function drain(key: string, queue: Waiting<Job, Result>[]): Promise<void> {
    queues.set(key, queue);
    while (queue.length > 0) {
      const group = nextGroup(queue);
      const results = run(group.map(({ job }) => job));
      for (const [index, { start }] of group.entries()) {
        start(results.then((all) => resultAt(all, index)));
      }
      // Each job of the group gets the failure by its own promise.
      // One group after the other is the point.
      await results.catch(() => undefined);
    }
    queues.delete(key);
  }

  return (key: string, job: Job): Promise<Result> =>
    new Promise((resolve) => {
      const queue = queues.get(key);
      const waiting: Waiting<Job, Result> = { job, start: resolve };
      if (queue === undefined) return void drain(key, [waiting]);
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiting), 1);
        resolve(run([job]).then((results) => resultAt(results, 0)));
      }, MAX_WAIT_MS);
      waiting.start = (result) => {
        clearTimeout(timer);
        resolve(result);
      };
      queue.push(waiting);
    });
}
