import { Reservation } from '@reef/domain/checkout/reservation';
import type { QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { closeHold } from './close-hold.ts';
import type { CheckoutDeps } from './deps.ts';

const PAGE = 50;

/** One sweep's most, so that it ends before the next begins; the oldest come first. */
const PAGES_AT_MOST = 10;

/** What a sweep did; `failed` holds are tried again by the next one. */
export type SweepReport = { closed: number; failed: { id: string; reason: string }[] };

/**
 * Goes on past those that cannot be closed: a refund may wait for Stripe's balance, and that must
 * not keep the stock of others away.
 */
async function* overdue(deps: CheckoutDeps): AsyncGenerator<QueryDocumentSnapshot> {
  const query = collections(deps.db)
    .reservations.where('status', 'in', ['held', 'awaiting', 'refunding'])
    .where('hold_until', '<=', deps.now())
    .orderBy('hold_until')
    .limit(PAGE);
  let after: QueryDocumentSnapshot | undefined;
  for (let page = 0; page < PAGES_AT_MOST; page += 1) {
    // oxlint-disable-next-line no-await-in-loop
    const { docs }: QuerySnapshot = await (after ? query.startAfter(after) : query).get();
    yield* docs;
    if (docs.length < PAGE) return;
    after = docs.at(-1);
  }
}

/**
 * Ends every hold whose time is over, in case no webhook told us: each one is closed at Stripe
 * first, so nothing is released that is being paid. One hold's failure does not stop the others, nor
 * does one that cannot be read.
 */
export async function sweep(deps: CheckoutDeps): Promise<SweepReport> {
  const report: SweepReport = { closed: 0, failed: [] };
  for await (const document of overdue(deps)) {
    try {
      const reservation = parseDocument(Reservation, document);
      if (reservation) await closeHold(deps, reservation);
      report.closed += 1;
    } catch (error) {
      report.failed.push({ id: document.id, reason: String(error) });
    }
  }
  return report;
}
