import { refused } from '@reef/domain/shared/refused';
import { DAY_MS } from '@reef/domain/shared/time';
import type { Stripe } from 'stripe';
import type { CheckoutDeps } from '#checkout/deps.ts';
import { isHandled } from './handled-events.ts';
import { collections } from '#shared/db/documents.ts';
import { settle, type SettleOutcome } from '#checkout/settle/settle.ts';
import { settlePayment } from '#checkout/settle/settle-payment.ts';

/** How far a webhook's time may differ from ours, in seconds, either way (Stripe's own figure). */
const SIGNATURE_TOLERANCE_S = 300;

/** How long an event is kept for people who investigate a payment; a TTL policy deletes it. */
const KEEP_MS = 90 * DAY_MS;

export type VerifiedEvent =
  | { ok: true; event: Stripe.Event }
  | { ok: false; refusal: 'signature' | 'time' | 'mode' };

function signedAt(header: string): number | null {
  const times = header.split(',').filter((part) => part.trim().startsWith('t='));
  if (times.length !== 1) return null;
  const seconds = Number(times[0]?.trim().slice(2));
  return Number.isInteger(seconds) ? seconds : null;
}

/**
 * Checks a webhook's signature, its age in both directions (the library accepts a time in the
 * future) and that its mode is our key's.
 */
export function verifyEvent(
  stripe: Stripe,
  body: Buffer,
  header: string,
  options: { secret: string; now: Date; isLive: boolean },
): VerifiedEvent {
  const time = signedAt(header);
  const now = Math.floor(options.now.getTime() / 1000);
  if (time === null) return refused('signature');
  if (Math.abs(now - time) > SIGNATURE_TOLERANCE_S) return refused('time');
  try {
    const event = stripe.webhooks.constructEvent(
      body,
      header,
      options.secret,
      SIGNATURE_TOLERANCE_S,
      undefined,
      time * 1000,
    );
    return event.livemode === options.isLive ? { ok: true, event } : refused('mode');
  } catch {
    return refused('signature');
  }
}

/** What `stripe_events` keeps of a settlement. */
function settledWord(outcome: SettleOutcome): string {
  return outcome.ok ? outcome.found : outcome.refusal;
}

async function act(deps: CheckoutDeps, event: Stripe.Event): Promise<string> {
  // Every other type is acknowledged and ignored.
  if (!isHandled(event)) return 'ignored';
  switch (event.type) {
    case 'charge.refunded':
    case 'refund.failed':
    case 'refund.updated':
    case 'charge.dispute.created':
    case 'charge.dispute.closed': {
      const outcome = await settlePayment(deps, event.data.object.payment_intent);
      return outcome === null ? 'ignored' : settledWord(outcome);
    }
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return settledWord(await settle(deps, event.data.object.id));
  }
}

/**
 * Acts on a verified event. The event only says which session to look at; Stripe's current session
 * decides what happens, so replays and re-orderings change nothing.
 * @throws whatever the database or Stripe threw: the endpoint answers 5xx and Stripe sends again.
 */
export async function handleEvent(deps: CheckoutDeps, event: Stripe.Event): Promise<string> {
  const outcome = await act(deps, event);
  const { stripeEvents } = collections(deps.db);
  const now = deps.now();
  await stripeEvents.doc(event.id).set({
    type: event.type,
    outcome,
    created_at: new Date(event.created * 1000),
    handled_at: now,
    expires_at: new Date(now.getTime() + KEEP_MS),
  });
  return outcome;
}
