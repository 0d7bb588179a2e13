import { Product, stockFields } from '@reef/domain/product';
import { Reservation } from '@reef/domain/reservation';
import { collections, parseDocument } from '../adapters/documents.ts';
import type { CheckoutDeps } from './deps.ts';
import { MAX_ATTEMPTS } from './reserve.ts';
import { settle } from './settle.ts';

/**
 * Gives back the stock of a hold that has no payment session at all. A session written meanwhile
 * keeps the hold, because somebody may pay it.
 */
export async function releaseWithoutSession(deps: CheckoutDeps, id: string): Promise<void> {
  const { products, reservations } = collections(deps.db);
  await deps.db.runTransaction(
    async (tx) => {
      const reservation = parseDocument(Reservation, await tx.get(reservations.doc(id)));
      if (reservation?.status !== 'held' || reservation.session_id !== null) return;
      const ids = reservation.lines.map((line) => products.doc(line.product_id));
      const documents = await tx.getAll(...ids);
      for (const [index, line] of reservation.lines.entries()) {
        const document = documents[index];
        const product = document ? parseDocument(Product, document) : null;
        if (!product) continue;
        const fields = stockFields(product, product.stock + line.quantity, deps.now());
        tx.update(products.doc(product.id), fields);
      }
      tx.update(reservations.doc(id), { status: 'released', updated_at: deps.now() });
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
}

async function sessionOf(deps: CheckoutDeps, reservation: Reservation): Promise<string | null> {
  if (reservation.session_id !== null) return reservation.session_id;
  // The process may have died between making the session and writing its id down: the idempotency
  // key finds it again, and where none was made the provider refuses a page that is too short.
  const session = await deps.payments.createSession(reservation);
  return session?.id ?? null;
}

/**
 * Ends a hold for good: closes its payment page first, then lets `settle` decide on what Stripe
 * says, so that a buyer who paid in the last second gets his order and everybody else the stock.
 */
export async function closeHold(
  deps: CheckoutDeps,
  reservation: Reservation,
): Promise<Reservation> {
  if (reservation.status === 'held') {
    const sessionId = await sessionOf(deps, reservation);
    if (sessionId === null) {
      await releaseWithoutSession(deps, reservation.id);
      return { ...reservation, status: 'released' };
    }
    await deps.payments.expireSession(sessionId);
    return settled(await settle(deps, sessionId), reservation);
  }
  if (reservation.session_id === null) return reservation;
  return settled(await settle(deps, reservation.session_id), reservation);
}

function settled(outcome: Awaited<ReturnType<typeof settle>>, before: Reservation): Reservation {
  return 'reservation' in outcome ? outcome.reservation : before;
}
