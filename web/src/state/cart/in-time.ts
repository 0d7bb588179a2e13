/** How long a look at the stock may take. */
const LOOK_UP_MS = 8000;

/** Firestore retries without end; a buyer who pressed a button needs an answer. Rejects when late. */
export function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${LOOK_UP_MS} ms`)), LOOK_UP_MS);
  });
  return Promise.race([work, late]);
}
