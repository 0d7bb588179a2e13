/** How long a person waits for the server's answer before they are told that there is none yet. */
export const ANSWER_MS = 8000;

/** Resolves after `ms` milliseconds. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Ends the task, so that the browser can draw and answer a tap before the next step. */
export function yieldToMain(): Promise<void> {
  return sleep(0);
}

/** Whether `work` settles within `limitMs` milliseconds; if it does not, it continues. */
export async function endsWithin(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  const end = Promise.allSettled([work]).then(() => true);
  return Promise.race([end, sleep(limitMs).then(() => false)]);
}

/**
 * The result of `work`, if it comes in time; if it does not, the work itself continues. Firestore
 * retries without end, and a person who pressed a button needs an answer.
 * @throws Error after `limitMs` milliseconds, and whatever the work throws before.
 */
export async function withTimeout<T>(work: Promise<T>, limitMs = ANSWER_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
