import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { atomically } from '#shared/db/unit-of-work.ts';

/** How often something may be called for one key (an account, a network address) in a window. */
export type CallLimit = { key: string; most: number };

/** A document of `call_limits`; its name is a digest, so no address is kept. */
const Counted = z.object({ count: z.int(), window_ends_at: z.date() });

function documentFor(db: Firestore, { key }: CallLimit): DocumentReference {
  const name = createHash('sha256').update(key).digest('hex').slice(0, 40);
  return collections(db).callLimits.doc(name);
}

function countedIn(document: DocumentSnapshot | undefined, now: Date) {
  const stored = document ? parseDocument(Counted, document) : null;
  return stored !== null && stored.window_ends_at > now ? stored : null;
}

/**
 * Counts one call against every limit in one atomic step, or against none where one is used up: who
 * is refused is no longer refused for trying again. A window begins with its first call.
 * @returns how many milliseconds to wait, 0 for a call that may go on.
 */
export async function takeCall(
  db: Firestore,
  limits: readonly CallLimit[],
  windowMs: number,
  now: Date,
): Promise<number> {
  const documents = limits.map((limit) => documentFor(db, limit));
  return atomically(db, async (unit) => {
    const stored = (await unit.read(...documents)).map((each) => countedIn(each, now));
    const waits = stored.map((counted, index) => {
      const isFull = counted !== null && counted.count >= (limits[index]?.most ?? 0);
      return isFull ? counted.window_ends_at.getTime() - now.getTime() : 0;
    });
    const wait = Math.max(0, ...waits);
    if (wait > 0) return wait;
    for (const [index, document] of documents.entries()) {
      const counted = stored[index] ?? null;
      const window_ends_at = counted?.window_ends_at ?? new Date(now.getTime() + windowMs);
      const count = (counted?.count ?? 0) + 1;
      // A TTL policy on `expires_at` clears away what is over.
      unit.put(document, { count, window_ends_at, expires_at: window_ends_at });
    }
    return 0;
  });
}
