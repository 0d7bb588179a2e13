const TRY_NAME = 'reef-try';

/** How long a browser may take to open a database; a slow phone needs a second or two. */
const PATIENCE_MS = 5000;

/**
 * Whether this browser opens IndexedDB now; null if it does not answer. Where it refuses, Firestore
 * works in memory without a word.
 */
export function opensDatabases(): Promise<boolean | null> {
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
