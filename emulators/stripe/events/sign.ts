import { createHmac } from 'node:crypto';

/**
 * Stripe's signature header: `t=<seconds>,v1=<hex>`, an HMAC-SHA256 of `<seconds>.<payload>`
 * (docs.stripe.com/webhooks, "Verify manually"). Computed here, not by Stripe's library, because
 * the stand-in plays Stripe: its tests check it against that library.
 */
export function signatureHeader(payload: string, secret: string, timestampSeconds: number): string {
  const digest = createHmac('sha256', secret)
    .update(`${timestampSeconds}.${payload}`)
    .digest('hex');
  return `t=${timestampSeconds},v1=${digest}`;
}
