import { randomUUID } from 'node:crypto';
import { STAND_IN_WEBHOOK_SECRET } from '@reef/emulators/stack/stack-values.ts';
import { Stripe } from 'stripe';

/** An event in Stripe's format, about one object. */
export function eventOf(type: string, object: Record<string, unknown>, more: object = {}): string {
  return JSON.stringify({
    id: `evt_${randomUUID().replaceAll('-', '')}`,
    object: 'event',
    type,
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    data: { object },
    ...more,
  });
}

/**
 * The `stripe-signature` of a body, by Stripe's own library; optionally by another secret or at
 * another time.
 */
export function sign(body: string, signing: { secret?: string; atSeconds?: number } = {}): string {
  const { secret = STAND_IN_WEBHOOK_SECRET, atSeconds: timestamp = Math.floor(Date.now() / 1000) } =
    signing;
  return Stripe.webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
}

/** Delivers a webhook. @returns the status of the answer. */
export async function postEvent(
  url: string,
  body: string,
  headers: Record<string, string> = { 'stripe-signature': sign(body) },
): Promise<number> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  await response.text();
  return response.status;
}
