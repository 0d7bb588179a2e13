import type { Stripe } from 'stripe';
import * as z from 'zod/mini';
import type { FailedRefund } from '@reef/domain/orders/order-money';
import type { ClaimRefund, DecidedRefund, RefundAnswer } from '#checkout/payment-provider.ts';
import { isRefusal } from './refusals.ts';
import { whenAllowed } from './when-allowed.ts';

/** The metadata by which a claim's refund is found again. Stripe stores metadata as text. */
const RefundMetadata = z.object({
  claim_id: z.string(),
  line: z.string().check(z.regex(/^\d+$/)),
  attempt: z.string().check(z.regex(/^\d+$/)),
});

const PAGE_SIZE = 100;

/** More refunds than a payment ever has. */
const MAX_REFUNDS = 1000;

/** States in which the shop has the money again. */
const RETURNED: readonly string[] = ['failed', 'canceled'];

/** States in which the buyer has the money, or it is on its way to them. */
const GIVEN: readonly (string | null)[] = ['succeeded', 'pending'];

/** Refusals that no retry would fix. A balance that is too small is not among them. */
const FINAL: readonly (string | undefined)[] = [
  'charge_already_refunded',
  'charge_disputed',
  'charge_not_refundable',
  'refund_disputed_payment',
];

function failureOf({ status, failure_reason }: Stripe.Refund): string | null {
  if (status === null || !RETURNED.includes(status)) return null;
  return (failure_reason ?? status).replaceAll('_', ' ');
}

/** A claim's refund as the shop knows it; null for an operator's refund. */
function toClaimRefund(refund: Stripe.Refund): ClaimRefund | null {
  const metadata = RefundMetadata.safeParse(refund.metadata);
  if (!metadata.success) return null;
  const { claim_id: claimId, line, attempt } = metadata.data;
  const failure = failureOf(refund);
  return { id: refund.id, claimId, line: Number(line), attempt: Number(attempt), failure };
}

/**
 * Which earlier failed refunds a successful refund replaces.
 * @param failed oldest first.
 */
function madeGoodBy(later: Stripe.Refund, failed: readonly Stripe.Refund[]): Stripe.Refund[] {
  const next = toClaimRefund(later);
  if (next !== null) {
    return failed.filter((each) => {
      const claimed = toClaimRefund(each);
      return claimed?.claimId === next.claimId && claimed.line === next.line;
    });
  }
  // An operator's refund names no line: it replaces one, the largest that it covers.
  return failed
    .filter((each) => toClaimRefund(each) === null && each.amount <= later.amount)
    .toSorted((one, other) => other.amount - one.amount)
    .slice(0, 1);
}

/**
 * All refunds of a charge, newest first. Stripe sends the ten newest with the charge itself.
 * @param charge with its refunds; null if nothing is paid yet.
 */
export async function refundsOf(
  stripe: Stripe,
  charge: Stripe.Charge | null,
): Promise<Stripe.Refund[]> {
  const sent = charge?.refunds ?? null;
  if (charge === null || sent === null || !sent.has_more) return sent?.data ?? [];
  const all = stripe.refunds.list({ charge: charge.id, limit: PAGE_SIZE });
  return all.autoPagingToArray({ limit: MAX_REFUNDS });
}

/**
 * A charge's failed refunds that no later refund replaced. Each operator's refund replaces one,
 * because it paid once.
 * @param refunds newest first, as Stripe lists them.
 */
export function failedRefunds(refunds: readonly Stripe.Refund[]): FailedRefund[] {
  let failed: Stripe.Refund[] = [];
  for (const each of refunds.toReversed()) {
    if (each.status === 'failed') failed.push(each);
    if (!GIVEN.includes(each.status)) continue;
    const madeGood = madeGoodBy(each, failed);
    failed = failed.filter((refund) => !madeGood.includes(refund));
  }
  return failed.toReversed().map((refund) => ({
    id: refund.id,
    cents: refund.amount,
    claimId: toClaimRefund(refund)?.claimId ?? null,
  }));
}

/**
 * What refunds gave back or will give back, in cents. A charge's own sum is not used, because
 * Stripe does not say whether it falls when a refund fails.
 */
export function refundedCents(refunds: readonly Stripe.Refund[]): number {
  const standing = refunds.filter(({ status }) => status === null || !RETURNED.includes(status));
  return standing.reduce((sum, { amount }) => sum + amount, 0);
}

/** What refunds of claims gave back, in cents; without those that came back to the shop. */
export function claimsCents(refunds: readonly Stripe.Refund[]): number {
  return refunds
    .filter((each) => toClaimRefund(each)?.failure === null)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** See `PaymentProvider.claimRefunds`. */
export async function claimRefunds(
  stripe: Stripe,
  paymentIntentId: string,
): Promise<ClaimRefund[]> {
  const found: ClaimRefund[] = [];
  for await (const refund of stripe.refunds.list({
    payment_intent: paymentIntentId,
    limit: PAGE_SIZE,
  })) {
    const known = toClaimRefund(refund);
    if (known !== null) found.push(known);
  }
  return found;
}

function isFinal(error: Stripe.errors.StripeInvalidRequestError): boolean {
  return FINAL.includes(error.code) || error.param === 'amount';
}

/**
 * The idempotency key of a claim's refund. Stripe repeats a refusal for a day under the same key.
 * Only a refusal changes the key, because it says that none was made under it; where no answer
 * came, the refund may be on its way.
 */
function keyOf({ claimId, line, attempt, tries }: DecidedRefund): string {
  const key = `claim-${claimId}-${line}-${attempt}`;
  return tries === 0 ? key : `${key}-r${tries}`;
}

/** See `PaymentProvider.refundClaim`. */
export async function refundClaim(
  stripe: Stripe,
  paymentIntentId: string,
  decided: DecidedRefund,
  maxWaitMs?: number,
): Promise<RefundAnswer> {
  const { claimId, line, attempt, cents } = decided;
  try {
    const params = {
      payment_intent: paymentIntentId,
      amount: cents,
      reason: 'requested_by_customer',
      metadata: { claim_id: claimId, line: String(line), attempt: String(attempt) },
    } as const;
    const create = () => stripe.refunds.create(params, { idempotencyKey: keyOf(decided) });
    const refund = await whenAllowed(create, maxWaitMs);
    const made = { id: refund.id, claimId, line, attempt, failure: failureOf(refund) };
    return { ok: true, refund: made };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (!isFinal(error)) return { ok: false, refusal: 'not-yet', error };
    return { ok: true, refund: { id: null, claimId, line, attempt, failure: error.message } };
  }
}
