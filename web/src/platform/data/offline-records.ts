import * as z from 'zod/mini';
import { OFFLINE_RECORDS } from './offline-records-names.ts';

/*
 * Records on this device that are too large for local storage, such as photos. Each use opens the
 * database and closes it again: an open one would delay the sign-out, which deletes it.
 */

const STORE = 'records';

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('no record')));
  });
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(OFFLINE_RECORDS, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE));
  return answerOf(request);
}

async function using<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(STORE, mode);
    const ended = new Promise<void>((resolve, reject) => {
      transaction.addEventListener('complete', () => resolve());
      transaction.addEventListener('abort', () =>
        reject(transaction.error ?? new Error('the record was not saved')),
      );
    });
    const [answer] = await Promise.all([answerOf(work(transaction.objectStore(STORE))), ended]);
    return answer;
  } finally {
    database.close();
  }
}

/**
 * Saves a record under a key, replacing one that was there; false if this device cannot.
 * @param replaced the key of another record that this one replaces: deleted in the same step.
 */
export async function saveRecord(
  key: string,
  record: unknown,
  replaced?: string,
): Promise<boolean> {
  try {
    await using('readwrite', (store) => {
      if (replaced !== undefined) store.delete(replaced);
      return store.put(record, key);
    });
    return true;
  } catch {
    return false;
  }
}

function keysFrom(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uFFFF`);
}

/** Whether there is a record whose key begins with `prefix`, of any shape. */
export async function hasRecord(prefix: string): Promise<boolean> {
  // A browser without such a database has saved nothing.
  return using('readonly', (store) => store.count(keysFrom(prefix))).then(
    (count) => count > 0,
    () => false,
  );
}

/**
 * The records whose keys begin with `prefix`, in the order of their keys; those of another shape
 * are left out.
 */
export async function readRecords<T>(prefix: string, schema: z.ZodMiniType<T>): Promise<T[]> {
  // A browser without such a database has saved nothing.
  const found = await using('readonly', (store) => store.getAll(keysFrom(prefix))).catch(() => []);
  return found.flatMap((record: unknown) => {
    const parsed = z.safeParse(schema, record);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Deletes the records whose keys begin with `prefix`. */
export async function deleteRecords(prefix: string): Promise<void> {
  await using('readwrite', (store) => store.delete(keysFrom(prefix))).catch(() => {});
}

/** Deletes the record under a key. */
export async function deleteRecord(key: string): Promise<void> {
  await using('readwrite', (store) => store.delete(key)).catch(() => {});
}
