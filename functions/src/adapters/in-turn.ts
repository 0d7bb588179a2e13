/** Nobody waits longer than this for those before him: then he goes on beside them. */
const LONGEST_WAIT_MS = 15_000;

type Waiting = { admit: (isTurn: boolean) => void };

/** Who waits, by what they wait for; a key stands here while somebody has the turn. */
const queues = new Map<string, Waiting[]>();

function waitIn(queue: Waiting[]): Promise<boolean> {
  return new Promise((resolve) => {
    const waiting: Waiting = {
      admit: (isTurn) => {
        clearTimeout(timer);
        resolve(isTurn);
      },
    };
    const timer = setTimeout(() => {
      queue.splice(queue.indexOf(waiting), 1);
      resolve(false);
    }, LONGEST_WAIT_MS);
    queue.push(waiting);
  });
}

function passOn(key: string, isOverForAll: boolean): void {
  const queue = queues.get(key) ?? [];
  const next = isOverForAll ? undefined : queue.shift();
  if (next !== undefined) return next.admit(true);
  queues.delete(key);
  for (const waiting of queue) waiting.admit(false);
}

/**
 * Does work that would only get in its own way one after the other within this process, so that of
 * many who want the same document one commits while the others wait, in place of all but one
 * failing and trying again. It keeps nobody out: other processes know nothing of it, and the work
 * has to guard itself (`atomically`).
 * @param work is told whether it had to wait; what it read before is old then.
 * @param isOverForAll says of a result that the others need not wait for their turns any more.
 */
export async function inTurn<T>(
  key: string,
  work: (hasWaited: boolean) => Promise<T>,
  isOverForAll: (result: T) => boolean,
): Promise<T> {
  const queue = queues.get(key);
  if (queue !== undefined && !(await waitIn(queue))) return work(true);
  if (queue === undefined) queues.set(key, []);
  let isOver = false;
  try {
    const result = await work(queue !== undefined);
    isOver = isOverForAll(result);
    return result;
  } finally {
    passOn(key, isOver);
  }
}
