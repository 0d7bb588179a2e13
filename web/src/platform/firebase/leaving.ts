/** WebKit is in Safari and in every browser on an iPhone; Chromium's browsers name it as well. */
function isWebKit(userAgent: string): boolean {
  return userAgent.includes('AppleWebKit/') && !/Chrom(?:e|ium)\//.test(userAgent);
}

/** Aborts what is still running; what has just been committed cannot be aborted. */
function abort(transaction: IDBTransaction | null): void {
  try {
    transaction?.abort();
  } catch {
    // It has just been committed.
  }
}

/**
 * Calls `onBegun` with every transaction that this page requests.
 * @returns the pending requests to open a database; one that creates a database, or adds stores to
 * it, has a transaction of its own.
 */
function watchTransactions(onBegun: (transaction: IDBTransaction) => void): Set<IDBOpenDBRequest> {
  const opening = new Set<IDBOpenDBRequest>();
  const begin: IDBDatabase['transaction'] = Reflect.get(IDBDatabase.prototype, 'transaction');
  IDBDatabase.prototype.transaction = function beginWatched(this: IDBDatabase, ...what) {
    const transaction = begin.apply(this, what);
    onBegun(transaction);
    return transaction;
  };
  const open: IDBFactory['open'] = Reflect.get(IDBFactory.prototype, 'open');
  IDBFactory.prototype.open = function openWatched(this: IDBFactory, ...what) {
    const request = open.apply(this, what);
    opening.add(request);
    const forget = () => opening.delete(request);
    request.addEventListener('success', forget);
    request.addEventListener('error', forget);
    return request;
  };
  return opening;
}

/**
 * Ends every IndexedDB transaction before WebKit puts a page into its back/forward cache. Nothing
 * runs in a cached page, so a transaction would never end, and no later page could read or write
 * this device's data (decision 25). A page that is shown again opens its database again. To be
 * called before Firestore is opened.
 */
export function endTransactionsOnLeaving(): void {
  if (!isWebKit(navigator.userAgent)) return;
  const running = new Set<IDBTransaction>();
  let isKept = false;
  const opening = watchTransactions((transaction) => {
    if (isKept) {
      abort(transaction);
      return;
    }
    running.add(transaction);
    const forget = () => running.delete(transaction);
    transaction.addEventListener('complete', forget);
    transaction.addEventListener('abort', forget);
  });
  window.addEventListener('pagehide', ({ persisted }) => {
    isKept = persisted;
    if (!persisted) return;
    running.forEach(abort);
    // The last of them may be the one that creates the database.
    for (const request of opening) abort(request.transaction);
  });
  window.addEventListener('pageshow', () => {
    isKept = false;
  });
}
