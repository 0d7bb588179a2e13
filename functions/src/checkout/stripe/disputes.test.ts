import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { disputeOf } from './disputes.ts';

const CHARGE = { id: 'ch_1', amount: 5000, currency: 'usd', disputed: true } as Stripe.Charge;

/** How disputes stand of which Stripe lists these, newest first. */
function found(...disputes: Partial<Stripe.Dispute>[]) {
  const data = disputes.map((each) => ({ id: 'du_1', amount: 5000, currency: 'usd', ...each }));
  const stripe = { disputes: { list: () => Promise.resolve({ data }) } } as unknown as Stripe;
  return disputeOf(stripe, CHARGE);
}

it('ATT-91 a lost dispute takes what was disputed, and not the whole payment', async () => {
  const lost = { dispute: 'lost', disputeId: 'du_1' };
  expect(await found({ status: 'lost' })).toEqual({ ...lost, lostCents: 5000 });
  expect(await found({ status: 'lost', amount: 1000 })).toEqual({ ...lost, lostCents: 1000 });
  const foreign = { status: 'lost', amount: 900, currency: 'eur' } as const;
  expect(await found(foreign)).toEqual({ ...lost, lostCents: 5000 });
});

it('ATT-91 the latest dispute says how it stands, and all of them what was lost', async () => {
  const earlier = { id: 'du_0', status: 'lost', amount: 1000 } as const;
  expect(await found({ status: 'needs_response' }, earlier)).toEqual({
    dispute: 'open',
    disputeId: 'du_1',
    lostCents: 1000,
  });
  expect(await found({ status: 'won' })).toMatchObject({ dispute: 'won', lostCents: 0 });
});
