const TRY_NAME = 'reef-try';

/** How long a browser may take to open a database; a slow phone needs a second or two. */
const PATIENCE_MS = 5000;

/** @returns null if the browser does not answer. */
function tryOne(): Promise<boolean | null> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(TRY_NAME);
      setTimeout(() => resolve(null), PATIENCE_MS);
      request.addEventListener('error', () => resolve(false));
      request.addEventListener('success', () => {
        request.result.close();
        indexedDB.deleteDatabase(TRY_NAME);
        resolve(true);
      });
    } catch {
      resolve(false);
    }
  });
}

/**
 * Whether this browser opens IndexedDB now. Where it does not, Firestore works in memory without a
 * word.
 */
export async function opensDatabases(): Promise<boolean> {
  return (await tryOne()) ?? false;
}

let answers: Promise<boolean> | null = null;

/**
 * Whether this browser opens or refuses one at all, tried once for this page: where it does neither,
 * Auth and Firestore would wait for it without end.
 */
export function databasesAnswer(): Promise<boolean> {
  answers ??= tryOne().then((opens) => opens !== null);
  return answers;
}
