import { Reservation } from '@reef/domain/reservation';
import { collections, parseDocument } from '../adapters/documents.ts';
import { closeHold } from './close-hold.ts';
import type { CheckoutDeps } from './deps.ts';

const BATCH = 50;

/** What a sweep did; `failed` holds are tried again by the next one. */
export type SweepReport = { closed: number; failed: { id: string; reason: string }[] };

async function overdue(deps: CheckoutDeps): Promise<Reservation[]> {
  const { reservations } = collections(deps.db);
  const found = await reservations
    .where('status', 'in', ['held', 'awaiting', 'refunding'])
    .where('hold_until', '<=', deps.now())
    .orderBy('hold_until')
    .limit(BATCH)
    .get();
  return found.docs.flatMap((document) => parseDocument(Reservation, document) ?? []);
}

/**
 * Ends every hold whose time is over, in case no webhook told us: each one is closed at Stripe
 * first, so nothing is released that is being paid. One hold's failure does not stop the others.
 */
export async function sweep(deps: CheckoutDeps): Promise<SweepReport> {
  const report: SweepReport = { closed: 0, failed: [] };
  for (const reservation of await overdue(deps)) {
    try {
      await closeHold(deps, reservation);
      report.closed += 1;
    } catch (error) {
      report.failed.push({ id: reservation.id, reason: String(error) });
    }
  }
  return report;
}
