import { MINUTE_MS } from '@reef/domain/shared/time';
import type { Firestore } from 'firebase-admin/firestore';
import { accountCollections } from '#accounts/account-collections.ts';
import type { AccountDeps } from '#accounts/deps.ts';
import { everybody, type Listed } from './directory-memory.ts';
import { fillDirectory } from './fill-directory.ts';

/** How long a list that was found complete is trusted; a count costs a read per 1,000 users. */
const WHOLE_FOR_MS = 10 * MINUTE_MS;

const wholeUntil = new WeakMap<Firestore, number>();

/**
 * Everybody, by e-mail. Now and then a count of the profiles shows whether any were written without
 * the use-cases (a seed, an import); those are added first.
 */
export async function readDirectory(deps: AccountDeps): Promise<readonly Listed[]> {
  const { db } = deps;
  const now = deps.now();
  if (now.getTime() < (wholeUntil.get(db) ?? 0)) return everybody(db);
  const { profiles } = accountCollections(db);
  const [people, counted] = await Promise.all([everybody(db), profiles.count().get()]);
  const isWhole = people.length === counted.data().count;
  if (!isWhole) await fillDirectory(deps);
  wholeUntil.set(db, now.getTime() + WHOLE_FOR_MS);
  return isWhole ? people : everybody(db);
}
