/** How long a person waits for the server's answer before they are told that it has not come. */
export const ANSWER_MS = 8000;

/** Resolves after `ms` milliseconds. */
export function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Ends the task, so that the browser can draw and answer a tap before what follows. */
export function yieldToMain(): Promise<void> {
  return sleep(0);
}

/** Whether `work` ends, by whatever it comes to, within `limitMs` milliseconds; it goes on where it does not. */
export async function endsWithin(work: Promise<unknown>, limitMs: number): Promise<boolean> {
  const end = Promise.allSettled([work]).then(() => true);
  return Promise.race([end, sleep(limitMs).then(() => false)]);
}

/**
 * What `work` comes to, if it does in time; the work itself goes on where it does not. Firestore
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
