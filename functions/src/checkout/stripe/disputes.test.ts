import type { Stripe } from 'stripe';
import { expect, it } from 'vitest';
import { disputesOf } from './disputes.ts';

const CHARGE = { id: 'ch_1', amount: 5000, currency: 'usd', disputed: true } as Stripe.Charge;

/** A transaction of the shop's balance; the fee of a dispute is not part of its amount. */
function move(amount: number, currency = 'usd') {
  return { amount, currency, fee: 1500, net: amount - 1500 } as Stripe.BalanceTransaction;
}

/** Disputes as Stripe lists them, newest first. */
function found(...disputes: Partial<Stripe.Dispute>[]) {
  const data = disputes.map((each) => ({ id: 'du_1', amount: 5000, currency: 'usd', ...each }));
  const stripe = { disputes: { list: () => Promise.resolve({ data }) } } as unknown as Stripe;
  return disputesOf(stripe, CHARGE);
}

const lost = (cents: number) => [{ id: 'du_1', state: 'lost', cents }];

/** A lost dispute of all, with what it moved. */
const lostBy = (...moves: Stripe.BalanceTransaction[]) =>
  found({ status: 'lost', balance_transactions: moves });

/** A prevented dispute of a part, with what it moved. */
const prevented = (...moves: Stripe.BalanceTransaction[]) =>
  found({ status: 'prevented', amount: 1000, balance_transactions: moves });

it('ATT-91 a lost dispute took what Stripe says that it took, without the fee', async () => {
  expect(await lostBy(move(-5000))).toEqual(lost(5000));
  // The rest of a payment that was refunded in part.
  expect(await lostBy(move(-2000))).toEqual(lost(2000));
  // Refunded in full before: Stripe takes no more.
  expect(await lostBy()).toEqual(lost(0));
  // Put back, such as after an appeal.
  expect(await lostBy(move(5000), move(-5000))).toEqual(lost(0));
  // A balance in another currency.
  expect(await lostBy(move(-4100, 'eur'))).toEqual(lost(5000));
  const moves = [move(-920, 'eur')];
  expect(await found({ status: 'lost', amount: 1000, balance_transactions: moves })).toEqual(
    lost(1000),
  );
});

it('ATT-91 a lost dispute took the disputed sum, not the whole payment, if Stripe does not say', async () => {
  expect(await found({ status: 'lost' })).toEqual(lost(5000));
  expect(await found({ status: 'lost', amount: 1000 })).toEqual(lost(1000));
  const foreign = { status: 'lost', amount: 900, currency: 'eur' } as const;
  expect(await found(foreign)).toEqual(lost(5000));
});

it('ATT-91 a dispute that was prevented is lost if the buyer got the money by it, otherwise it has ended', async () => {
  expect(await prevented(move(-1000))).toEqual(lost(1000));
  expect(await prevented()).toEqual([{ id: 'du_1', state: 'won', cents: 1000 }]);
});

it('ATT-91 all disputes are listed, the newest first, each with its sum', async () => {
  const earlier = { id: 'du_0', status: 'lost', amount: 1000 } as const;
  expect(await found({ status: 'won' }, earlier)).toEqual([
    { id: 'du_1', state: 'won', cents: 5000 },
    { id: 'du_0', state: 'lost', cents: 1000 },
  ]);
});

it.each([
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['warning_needs_response', 'open'],
  ['warning_under_review', 'open'],
  ['won', 'won'],
  ['warning_closed', 'won'],
  ['lost', 'lost'],
  // The bank keeps the money until the appeal is decided.
  ['appeal_needs_response', 'lost'],
  ['appeal_under_review', 'lost'],
])('ATT-91 a dispute that is %s is %s', async (status, state) => {
  expect(await found({ status })).toEqual([{ id: 'du_1', state, cents: 5000 }]);
});

it('does not ask Stripe if the charge is not disputed', async () => {
  expect(await disputesOf({} as Stripe, { ...CHARGE, disputed: false })).toEqual([]);
  expect(await disputesOf({} as Stripe, null)).toEqual([]);
});
