const TRY_NAME = 'reef-try';

/** How long a browser may take to open a database; a slow phone needs a second or two. */
const PATIENCE_MS = 5000;

/**
 * Whether this browser opens IndexedDB now. Where it refuses, Firestore works in memory without a
 * word; where it does not answer, Auth and Firestore wait for it without a limit.
 */
export function opensDatabases(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(TRY_NAME);
      setTimeout(() => resolve(false), PATIENCE_MS);
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

let check: Promise<boolean> | null = null;

/** The same, tried once for this page: before a client of Firebase begins. */
export function hasDatabases(): Promise<boolean> {
  check ??= opensDatabases();
  return check;
}
