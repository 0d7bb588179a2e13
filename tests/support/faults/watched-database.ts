import type { Firestore, WriteBatch } from 'firebase-admin/firestore';

function heldBack(batch: WriteBatch, beforeCommit: () => Promise<void>): WriteBatch {
  const commit = batch.commit.bind(batch);
  return Object.assign(batch, {
    commit: async () => {
      await beforeCommit();
      return commit();
    },
  });
}

/**
 * The same database, which counts how often documents were read together (`looks`) and delays each
 * commit until `beforeCommit` is through: for what one caller does while another writes.
 */
export function watched(db: Firestore, beforeCommit: () => Promise<void> = async () => undefined) {
  let looks = 0;
  const look = async (...documents: Parameters<Firestore['getAll']>) => {
    const snapshots = await db.getAll(...documents);
    looks += 1;
    return snapshots;
  };
  const proxy = new Proxy(db, {
    get(object, name) {
      if (name === 'getAll') return look;
      if (name === 'batch') return () => heldBack(object.batch(), beforeCommit);
      const value: unknown = Reflect.get(object, name, object);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]): unknown => Reflect.apply(value, object, args);
    },
  });
  return { db: proxy, looks: () => looks };
}

/** A barrier: `hasArrived` says whether a caller waits, `open` lets all callers through. */
export function gate() {
  const waiting: (() => void)[] = [];
  let isOpen = false;
  return {
    wait: () => new Promise<void>((resolve) => (isOpen ? resolve() : waiting.push(resolve))),
    hasArrived: () => waiting.length > 0,
    open: () => {
      isOpen = true;
      for (const goOn of waiting) goOn();
    },
  };
}
