const TRY_NAME = 'reef-try';

/**
 * Whether this browser opens IndexedDB now. Where it does not, Firestore works in memory without a
 * word.
 */
export function opensDatabases(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(TRY_NAME);
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
