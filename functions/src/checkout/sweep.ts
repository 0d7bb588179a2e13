import { Reservation, type ReservationStatus } from '@reef/domain/checkout/reservation';
import type { Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { pagesOf } from '#shared/db/pages-of.ts';
import { withTimeout } from '#shared/limits/with-timeout.ts';
import { noteStuckHold } from './alarms.ts';
import { closeHold } from './close-hold.ts';
import type { CheckoutDeps } from './deps.ts';

const PAGE_SIZE = 50;

/** States that end, or are checked again, once their time is over. */
const OPEN = ['held', 'awaiting', 'refunding'] as const satisfies readonly ReservationStatus[];

/** Pages in one sweep at most, so that it ends before the next begins; the oldest come first. */
const MAX_PAGES = 10;

/** Holds closed concurrently; Stripe takes 25 requests a second of each kind. */
const CONCURRENCY = 10;

/** How long a sweep waits for one hold; closing one takes about a second. */
const MAX_CLOSE_MS = 15_000;

/** What a sweep did; `failed` holds are tried again by the next one. */
export type SweepReport = { closed: number; failed: { id: string; reason: string }[] };

function overdue(deps: CheckoutDeps): Query {
  return collections(deps.db)
    .reservations.where('status', 'in', OPEN)
    .where('hold_until', '<=', deps.now())
    .orderBy('hold_until');
}

async function close(deps: CheckoutDeps, document: QueryDocumentSnapshot): Promise<void> {
  const reservation = parseDocument(Reservation, document);
  if (!reservation) return;
  const closed = await closeHold(deps, reservation);
  // For example, the key is of another Stripe account or mode than the one that made the page.
  const isOpen = OPEN.some((status) => status === closed.status);
  if (isOpen && closed.hold_until <= deps.now()) {
    throw new Error('Stripe does not let its session be closed');
  }
}

/** Tries one hold. @returns what failed; null if it is closed. */
async function failureOf(
  deps: CheckoutDeps,
  document: QueryDocumentSnapshot,
  longestMs: number,
): Promise<{ error: unknown } | null> {
  try {
    await withTimeout(close(deps, document), longestMs);
    return null;
  } catch (error) {
    return { error };
  }
}

/** A database that cannot take the note must not end the sweep; the next one notes it. */
async function reportFailure(deps: CheckoutDeps, document: QueryDocumentSnapshot, error: unknown) {
  try {
    await noteStuckHold(deps, document, error);
  } catch (fault) {
    deps.report('a hold that cannot be closed could not be noted', fault);
  }
}

/**
 * Ends every hold whose time is over, in case no webhook told us. Each is closed at Stripe first,
 * so nothing is released that is being paid. A hold that fails, hangs or cannot be read does not
 * block others; the next sweep tries it again, and the owner is told once.
 * @param longestMs how long one hold may take.
 */
export async function sweep(
  deps: CheckoutDeps,
  longestMs: number = MAX_CLOSE_MS,
): Promise<SweepReport> {
  const report: SweepReport = { closed: 0, failed: [] };
  const limit = pLimit(CONCURRENCY);
  let pages = 0;
  // Continues past holds that cannot be closed: a refund may wait for Stripe's balance, and that
  // must not block the stock of others.
  for await (const page of pagesOf(overdue(deps), PAGE_SIZE)) {
    const tries = await limit.map(page, async (document) => {
      return { document, failure: await failureOf(deps, document, longestMs) };
    });
    for (const { document, failure } of tries) {
      if (failure === null) {
        report.closed += 1;
        continue;
      }
      report.failed.push({ id: document.id, reason: String(failure.error) });
      // Failures are few, and told in order.
      await reportFailure(deps, document, failure.error);
    }
    pages += 1;
    if (pages === MAX_PAGES) break;
  }
  return report;
}
