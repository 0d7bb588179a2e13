/** Work that did not end in its time. */
export class NotInTime extends Error {}

/**
 * The result of `work`, if it comes in time; otherwise the work goes on without a listener.
 * @throws NotInTime after `limitMs` milliseconds, and whatever the work throws before.
 */
export async function withTimeout<T>(work: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new NotInTime(`not done within ${limitMs} ms`)), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
