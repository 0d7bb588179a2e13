/** WebKit is in Safari and in every browser on an iPhone; Chromium's browsers name it as well. */
function isWebKit(userAgent: string): boolean {
  return userAgent.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//.test(userAgent);
}

/**
 * Ends every transaction of IndexedDB as WebKit keeps a page for the way back. Nothing runs in a
 * kept page, so a transaction would never end, and none of the next pages could read or write what
 * this device keeps (decision 25). A page that is shown again opens its database anew. To be called
 * before Firestore is opened.
 */
export function endTransactionsOnLeaving(): void {
  if (!isWebKit(navigator.userAgent)) return;
  const running = new Set<IDBTransaction>();
  let isKept = false;
  const { prototype } = IDBDatabase;
  const begin: IDBDatabase['transaction'] = Reflect.get(prototype, 'transaction');
  prototype.transaction = function beginTracked(this: IDBDatabase, ...what) {
    const transaction = begin.apply(this, what);
    if (isKept) {
      transaction.abort();
      return transaction;
    }
    running.add(transaction);
    const forget = () => running.delete(transaction);
    transaction.addEventListener('complete', forget);
    transaction.addEventListener('abort', forget);
    return transaction;
  };
  window.addEventListener('pagehide', ({ persisted }) => {
    isKept = persisted;
    if (!persisted) return;
    for (const transaction of running) {
      try {
        transaction.abort();
      } catch {
        // It has just been committed.
      }
    }
  });
  window.addEventListener('pageshow', () => {
    isKept = false;
  });
}
