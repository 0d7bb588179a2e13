import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { CheckoutDeps } from '../../../functions/src/checkout/deps.ts';

/** What a test throws where a process would have died. */
export class Crash extends Error {
  override name = 'Crash';
}

/**
 * When to die: at the n-th awaited step, before it is done or before its caller learns that it is.
 */
export type Death = { at: number; when: 'before' | 'after' };

const AWAITED = new Set([
  'get',
  'getAll',
  'set',
  'update',
  'delete',
  'create',
  'commit',
  'runTransaction',
]);

/** Reads of a transaction; its writes are only collected until it is committed. */
const READS = new Set(['get', 'getAll']);

/**
 * The same dependencies, but the process dies at one awaited step: every call of the payment
 * provider and of the database counts. `hasDied()` tells whether that step was reached.
 */
export function dying<D extends Pick<CheckoutDeps, 'db' | 'payments'>>(deps: D, death: Death) {
  let taken = 0;
  const begin = (): number => {
    const index = taken;
    taken += 1;
    // Code that catches the first error is dead all the same: nothing after it reaches the database.
    if (index > death.at) throw new Crash(`dead since step ${death.at}`);
    if (index === death.at && death.when === 'before') throw new Crash(`before step ${index}`);
    return index;
  };
  const end = (index: number): void => {
    if (index === death.at) throw new Crash(`after step ${index}`);
  };
  const step = async (perform: () => Promise<unknown>) => {
    const index = begin();
    const result = await perform();
    end(index);
    return result;
  };
  /** A transaction's reads are steps, and so is its commit. */
  const transact = async (
    db: Firestore,
    attempt: (tx: Transaction) => Promise<unknown>,
    options?: Parameters<Firestore['runTransaction']>[1],
  ) => {
    let commit = 0;
    const result = await db.runTransaction(async (tx) => {
      const decided = await attempt(wrap(tx, (name) => READS.has(name)));
      commit = begin();
      return decided;
    }, options);
    end(commit);
    return result;
  };
  const wrap = <T extends object>(target: T, isAwaited: (name: string) => boolean): T =>
    new Proxy(target, {
      get(object, name) {
        const value: unknown = Reflect.get(object, name, object);
        if (typeof value !== 'function') return value;
        const call = (...args: unknown[]): unknown => Reflect.apply(value, object, args);
        if (object === deps.db && name === 'runTransaction') return transact.bind(null, deps.db);
        if (isAwaited(String(name))) {
          return (...args: unknown[]) => step(async () => call(...args));
        }
        const isReference = name === 'collection' || name === 'doc' || name === 'batch';
        if (!isReference) return call;
        // A batch is only collected until it is committed.
        const awaited = name === 'batch' ? (inner: string) => inner === 'commit' : isAwaited;
        return (...args: unknown[]) => wrap(call(...args) as object, awaited);
      },
    });
  return {
    deps: {
      ...deps,
      db: wrap<Firestore>(deps.db, (name) => AWAITED.has(name)),
      // Judging an error asks nobody, and is not awaited.
      payments: wrap(deps.payments, (name) => name !== 'isPassing'),
    },
    hasDied: () => taken > death.at,
  };
}
