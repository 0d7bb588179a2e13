import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { disputesOf } from './disputes.ts';

const CHARGE = { id: 'ch_1', amount: 5000, currency: 'usd', disputed: true } as Stripe.Charge;

/** Disputes as Stripe lists them, newest first. */
function found(...disputes: Partial<Stripe.Dispute>[]) {
  const data = disputes.map((each) => ({ id: 'du_1', amount: 5000, currency: 'usd', ...each }));
  const stripe = { disputes: { list: () => Promise.resolve({ data }) } } as unknown as Stripe;
  return disputesOf(stripe, CHARGE);
}

it('ATT-91 a lost dispute takes the disputed sum, not the whole payment', async () => {
  const disputes = [{ id: 'du_1', state: 'lost' }];
  expect(await found({ status: 'lost' })).toEqual({ disputes, lostCents: 5000 });
  expect(await found({ status: 'lost', amount: 1000 })).toEqual({ disputes, lostCents: 1000 });
  const foreign = { status: 'lost', amount: 900, currency: 'eur' } as const;
  expect(await found(foreign)).toEqual({ disputes, lostCents: 5000 });
});

it('ATT-91 all disputes are listed, the newest first, with the sum that they took', async () => {
  const earlier = { id: 'du_0', status: 'lost', amount: 1000 } as const;
  expect(await found({ status: 'won' }, earlier)).toEqual({
    disputes: [
      { id: 'du_1', state: 'won' },
      { id: 'du_0', state: 'lost' },
    ],
    lostCents: 1000,
  });
});

it.each([
  ['needs_response', 'open', 0],
  ['under_review', 'open', 0],
  ['warning_needs_response', 'open', 0],
  ['warning_under_review', 'open', 0],
  ['won', 'won', 0],
  ['warning_closed', 'won', 0],
  ['prevented', 'won', 0],
  ['lost', 'lost', 5000],
  // The bank keeps the money until the appeal is decided.
  ['appeal_needs_response', 'lost', 5000],
  ['appeal_under_review', 'lost', 5000],
])('ATT-91 a dispute that is %s is %s', async (status, state, lostCents) => {
  expect(await found({ status })).toEqual({ disputes: [{ id: 'du_1', state }], lostCents });
});

it('does not ask Stripe if the charge is not disputed', async () => {
  const none = { disputes: [], lostCents: 0 };
  expect(await disputesOf({} as Stripe, { ...CHARGE, disputed: false })).toEqual(none);
  expect(await disputesOf({} as Stripe, null)).toEqual(none);
});
