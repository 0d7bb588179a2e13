import { Claim } from '@reef/domain/claims/claim';
import {
  claimFields,
  pendingRefunds,
  reflectRefunds,
  type RefundResult,
  type RefusedTry,
  withClaim,
} from '@reef/domain/claims/decide-claim';
import { Order } from '@reef/domain/orders/order';
import { MINUTE_MS } from '@reef/domain/shared/time';
import type { CheckoutDeps } from '#checkout/deps.ts';
import type { ClaimRefund } from '#checkout/payment-provider.ts';
import { settle } from '#checkout/settle/settle.ts';
import { atomically, type UnitOfWork } from '#shared/db/atomic-writes.ts';
import { collections, parseDocument } from '#shared/db/documents.ts';
import { alarmEntry } from '#shared/db/log-entry.ts';
import { reflectReplacements } from './reflect-replacements.ts';

/** When the sweeper looks at refunds that are not made yet; each round sets it again. */
const AGAIN_MS = MINUTE_MS;

/** A claim's refund at the payment provider, as far as it concerns the claim's lines. */
function resultOf({ line, attempt, id, failure }: ClaimRefund): RefundResult {
  return { line, attempt, refund_id: id, failure };
}

/**
 * The result of making refunds. `failures` is what the provider threw or answered for each that
 * waits; `refused` are those that it answered.
 */
type RefundAttempts = { news: RefundResult[]; refused: RefusedTry[]; failures: unknown[] };

/**
 * Makes the refunds that are decided and not made; one that fails does not stop the others. A
 * refund whose answer was lost is found by its metadata, because the provider forgets idempotency
 * keys after a day. A final refusal counts as a failed refund.
 */
async function makePending(
  deps: CheckoutDeps,
  claim: Claim,
  paymentIntentId: string,
  made: readonly ClaimRefund[],
): Promise<RefundAttempts> {
  const attempts: RefundAttempts = { news: [], refused: [], failures: [] };
  for (const { line, attempt, tries, amount_cents: cents } of pendingRefunds(claim.lines)) {
    if (made.some((each) => each.line === line && each.attempt === attempt)) continue;
    const refund = { claimId: claim.id, line, attempt, tries, cents };
    try {
      // One payment's refunds follow each other.
      const answer = await deps.payments.refundClaim(paymentIntentId, refund);
      if (answer.ok) {
        attempts.news.push(resultOf(answer.refund));
      } else {
        attempts.refused.push({ line, attempt, tries });
        attempts.failures.push(answer.error);
      }
    } catch (error) {
      attempts.failures.push(error);
    }
  }
  return attempts;
}

function logFailures(deps: CheckoutDeps, unit: UnitOfWork, claim: Claim, failed: Claim['lines']) {
  for (const { line, name, failed_refunds: attempt, decision } of failed) {
    const id = `claim-refund-failed-${claim.id}-${line}-${attempt}`;
    const about = {
      target: claim.id,
      order_id: claim.order_id,
      order_number: claim.order_number,
      user_id: claim.user_id,
      item: name,
      reason: decision?.kind === 'refund' ? decision.failure : null,
    };
    const entry = alarmEntry('claim-refund-failed', about, deps.now());
    unit.setUnguarded(collections(deps.db).auditLog.doc(id), entry);
  }
}

/** Writes the results of refunds to the claim and its order, and tells the owner which failed. */
async function noteRefunds(
  deps: CheckoutDeps,
  claimId: string,
  { news, refused }: Omit<RefundAttempts, 'failures'>,
): Promise<void> {
  const { claims, orders } = collections(deps.db);
  await atomically(deps.db, async (unit) => {
    const [stored] = await unit.read(claims.doc(claimId));
    const claim = parseDocument(Claim, stored);
    const found = claim === null ? null : reflectRefunds(claim.lines, news, refused);
    if (claim === null || found === null) return;
    const [bought] = await unit.read(orders.doc(claim.order_id));
    const now = deps.now();
    const fields = claimFields(found.lines, new Date(now.getTime() + AGAIN_MS));
    unit.write(claims.doc(claimId), { ...fields, updated_at: now });
    const order = parseDocument(Order, bought);
    // The order may have been deleted past the shop; the claim still has the results.
    if (order !== null) {
      const summary = withClaim(order.claims, { ...claim, lines: found.lines });
      unit.write(orders.doc(order.id), { claims: summary, updated_at: now });
      // Until now the money counted twice, and the replacements may have had nothing left.
      await reflectReplacements(deps, unit, { ...order, claims: summary });
    }
    logFailures(deps, unit, claim, found.failed);
  });
}

/**
 * The payment session of a claim's order; null if there is none. Read from the reservation if the
 * order was deleted past the shop since its refund was decided.
 */
async function sessionIdOf(deps: CheckoutDeps, orderId: string): Promise<string | null> {
  const { orders, reservations } = collections(deps.db);
  const order = await orders.doc(orderId).get();
  const held = reservations.where('order_id', '==', orderId).limit(1);
  const id: unknown = order.exists
    ? order.get('stripe_session_id')
    : (await held.get()).docs[0]?.get('session_id');
  return typeof id === 'string' ? id : null;
}

/**
 * Like `finishRefunds`, for callers that leave the rest to the sweeper.
 * @returns what the provider threw or answered for refunds that wait.
 */
async function makeAndNote(deps: CheckoutDeps, claimId: string): Promise<unknown[]> {
  const { claims } = collections(deps.db);
  const claim = parseDocument(Claim, await claims.doc(claimId).get());
  const isRefunded = claim?.lines.some(({ decision }) => decision?.kind === 'refund') === true;
  if (claim === null || !isRefunded) return [];
  const sessionId = await sessionIdOf(deps, claim.order_id);
  const session = sessionId === null ? null : await deps.payments.retrieveSession(sessionId);
  if (session === null || session.paymentIntentId === null) {
    throw new Error(`no payment to refund: claim ${claimId}`);
  }
  const all = await deps.payments.claimRefunds(session.paymentIntentId);
  const made = all.filter((refund) => refund.claimId === claimId);
  const { news, refused, failures } = await makePending(deps, claim, session.paymentIntentId, made);
  await settle(deps, session.id);
  await noteRefunds(deps, claimId, { news: [...made.map(resultOf), ...news], refused });
  return failures;
}

/**
 * Brings a claim in line with its refunds: makes those that are decided and not made, and writes
 * the results of all. Safe to repeat, at the same time or late. The order gets Stripe's view of its
 * money before the claim does, so that in between the money counts twice rather than not at all.
 * @throws what the payment provider threw or answered, or the database threw, after the refunds that
 * could be made are noted; it may be called again then.
 */
export async function finishRefunds(deps: CheckoutDeps, claimId: string): Promise<void> {
  const [first] = await makeAndNote(deps, claimId);
  if (first !== undefined) throw first;
}

/**
 * Brings the claims of a payment's order in line with its refunds, after news of the payment, such
 * as a refund that came back days later. Asks nothing if no claim of the order was refunded. A
 * refund that cannot be made is left to the sweeper, and the news is still applied.
 */
export async function reflectClaims(deps: CheckoutDeps, orderId: string): Promise<void> {
  const order = parseDocument(Order, await collections(deps.db).orders.doc(orderId).get());
  const refunded = (order?.claims ?? []).filter(({ lines }) =>
    lines.some(({ decision }) => decision?.kind === 'refund'),
  );
  for (const { id } of refunded) {
    // They write the same order.
    for (const error of await makeAndNote(deps, id)) {
      deps.report('a refund of a claim waits for the sweeper', error);
    }
  }
}
