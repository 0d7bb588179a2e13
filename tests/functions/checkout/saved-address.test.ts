import { randomUUID } from 'node:crypto';
import { HOUR_MS } from '@reef/domain/shared/time';
import { aReservation } from '@reef/domain/testing/fixtures';
import { expect, it } from 'vitest';
import '#support/payments/own-stand-in.ts';
import { stripePayments } from '../../../functions/src/checkout/stripe/payments.ts';
import { standInStripe } from '#support/local-services.ts';
import { okOf } from '#support/ok-of.ts';
import { stripeControl } from '#support/payments/stripe-control.ts';

const SHIP_TO = {
  name: 'Ana Reyes',
  line1: '7 Lagoon Lane',
  line2: '',
  city: 'Key Largo',
  state: 'FL',
  postal_code: '33037',
  country: 'US',
  phone: '305 555 0188',
};

/** A hold whose page can be created now. */
function hold(changes: object) {
  return aReservation({
    id: randomUUID(),
    session_id: null,
    session_url: null,
    session_expires_at: new Date(Date.now() + HOUR_MS),
    success_url: 'http://127.0.0.1/done',
    cancel_url: 'http://127.0.0.1/back',
    ...changes,
  });
}

async function pageOf(changes: object) {
  const payments = stripePayments(standInStripe());
  const reservation = hold(changes);
  const session = okOf(await payments.createSession(reservation));
  const again = await payments.createSession(reservation);
  const text = await (await fetch(session.url)).text();
  return { text, isSame: again.ok && again.id === session.id };
}

it('ORD-04 the payment page is prefilled with the saved address; requested again, it is the same page', async () => {
  const { text, isSame } = await pageOf({ ship_to: SHIP_TO });
  for (const value of ['Ana Reyes', '7 Lagoon Lane', 'Key Largo', 'FL', '33037', '305 555 0188'])
    expect(text).toContain(`value="${value}"`);
  expect(text).toContain('value="buyer@reef.test"');
  expect(isSame).toBe(true);
});

it('ORD-04 a phone number that is too long for Stripe costs nothing but itself', async () => {
  const { text, isSame } = await pageOf({ ship_to: { ...SHIP_TO, phone: '3'.repeat(30) } });
  expect(text).toContain('value="7 Lagoon Lane"');
  expect(text).not.toContain('3'.repeat(30));
  expect(isSame).toBe(true);
});

it('ORD-04 ATT-88 it is prefilled though Stripe limits the requests of a second', async () => {
  await stripeControl.fault('create_customer', '429', { times: 2 });
  const { text, isSame } = await pageOf({ ship_to: SHIP_TO });
  expect(text).toContain('value="7 Lagoon Lane"');
  expect(isSame).toBe(true);
});

it('ORD-04 without a saved address, or with one that Stripe refuses, the buyer types it', async () => {
  const none = await pageOf({ ship_to: null });
  const refused = await pageOf({ ship_to: { ...SHIP_TO, country: 'USA' } });
  for (const { text, isSame } of [none, refused]) {
    expect(text).not.toContain('Lagoon');
    expect(text).toContain('value="buyer@reef.test"');
    expect(isSame).toBe(true);
  }
});
