import { describe, expect, it } from 'vitest';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { canBeFilled, type DisputeState, isToPack, orderKeptCents } from './order.ts';
import {
  bankTookText,
  hasMoneyNews,
  moneyAlarms,
  type MoneyFacts,
  moneyText,
  orderMoney,
  owedCents,
  refundedText,
  withRefundsSettled,
} from './order-money.ts';

const PAID: MoneyFacts = {
  totalCents: 4998,
  isRefunded: false,
  refundedCents: 0,
  claimsCents: 0,
  failedRefunds: [],
  disputes: [],
};

const RE_1 = { id: 're_1', cents: 1000, claimId: null };
const RE_2 = { id: 're_2', cents: 500, claimId: null };
/** A failed refund of the whole payment. */
const WHOLE = { id: 're_1', cents: 4998, claimId: null };

/** Disputes of $10 of the payment each, the newest first. */
const disputed = (...states: DisputeState[]) => ({
  disputes: states.map((state, at) => ({ id: `dp_${states.length - at}`, state, cents: 1000 })),
});

/** A dispute that is lost, and took this much. */
const lostOf = (cents: number) => ({
  disputes: [{ id: 'dp_1', state: 'lost' as const, cents }],
});

const orderOf = (facts: Partial<MoneyFacts>) => anOrder(orderMoney({ ...PAID, ...facts }));

const lost = (lostCents: number) => orderOf(lostOf(lostCents));

describe('INV-18 an order says what happened to its money', () => {
  it.each<[string, Partial<MoneyFacts>, string, boolean]>([
    ['paid', {}, 'paid', true],
    ['refunded in part', { refundedCents: 500 }, 'paid', true],
    ['refunded', { isRefunded: true, refundedCents: 4998 }, 'refunded', false],
    ['disputed', disputed('open'), 'paid', false],
    ['won', disputed('won'), 'paid', true],
    ['lost', lostOf(4998), 'refunded', false],
    ['lost in part', lostOf(1000), 'paid', false],
    // Its payment was refunded before, so the bank took nothing more.
    [
      'refunded, then lost',
      { ...lostOf(0), isRefunded: true, refundedCents: 4998 },
      'refunded',
      false,
    ],
    ['won while an earlier one is open', disputed('won', 'open'), 'paid', false],
    ['won after a part was lost', disputed('won', 'lost'), 'paid', false],
    ['won twice', disputed('won', 'won'), 'paid', true],
    [
      'lost in part, the rest refunded',
      { ...lostOf(1000), refundedCents: 3998 },
      'refunded',
      false,
    ],
    ['owed a refund that failed', { failedRefunds: [RE_1] }, 'paid', false],
    [
      'refunded after one that failed',
      { failedRefunds: [RE_1], isRefunded: true },
      'refunded',
      false,
    ],
  ])('ATT-91 ATT-92 %s', (_what, facts, payment_status, mayBeFilled) => {
    const order = orderOf(facts);
    expect(order.payment_status).toBe(payment_status);
    expect(canBeFilled(order)).toBe(mayBeFilled);
    expect(isToPack(order)).toBe(mayBeFilled);
    expect(isToPack({ ...order, is_fulfilled: true })).toBe(false);
  });

  it('keeps the refunded sum besides the payment’s status', () => {
    expect(orderOf({ refundedCents: 1234 }).amount_refunded).toBe(12.34);
    expect(orderOf({}).amount_refunded).toBe(0);
    expect(orderOf({ refundedCents: 1234, claimsCents: 234 }).claims_refunded).toBe(2.34);
  });

  it('ATT-91 says of a payment that is gone what the bank took of it', () => {
    expect(bankTookText(lost(0))).toBeNull();
    expect(bankTookText(lost(4998))).toBe('Your bank took back the payment.');
    expect(bankTookText(lost(1000))).toBe(
      'Your bank took back part of the payment, and the rest was refunded.',
    );
  });

  it('ATT-91 counts what a lost dispute took as gone, and the rest as kept', () => {
    const part = orderOf({ ...lostOf(1000), refundedCents: 500 });
    expect(part).toMatchObject({ amount_refunded: 15, lost_amount: 10 });
    expect(orderKeptCents(part)).toBe(3498);
    const refunded = orderOf({ ...lostOf(0), isRefunded: true, refundedCents: 4998 });
    expect(refunded).toMatchObject({ amount_refunded: 49.98, lost_amount: 0 });
    // The bank also takes what was refunded: the buyer gets at most what they paid.
    const twice = orderOf({ ...lostOf(4998), refundedCents: 500 });
    expect(twice).toMatchObject({ amount_refunded: 49.98, payment_status: 'refunded' });
  });

  it('is news unless the money is simply paid', () => {
    expect(hasMoneyNews(PAID)).toBe(false);
    for (const news of [
      { isRefunded: true },
      { refundedCents: 1 },
      { failedRefunds: [RE_1] },
      disputed('won'),
    ]) {
      expect(hasMoneyNews({ ...PAID, ...news })).toBe(true);
    }
  });
});

describe('INV-18 a failed refund that a person settled', () => {
  const failed = { ...PAID, failedRefunds: [RE_1, RE_2] };

  it('no longer blocks its order; another one of the payment still does', () => {
    const order = anOrder(orderMoney(failed));
    expect(owedCents(order)).toBe(1500);
    const first = anOrder({ ...order, ...withRefundsSettled(order, ['re_1'], 1000) });
    expect(canBeFilled(first)).toBe(false);
    expect(moneyText(first)).toContain('still owed');
    expect(owedCents(first)).toBe(500);
    const both = anOrder({ ...first, ...withRefundsSettled(first, ['re_2'], 500) });
    expect(canBeFilled(both)).toBe(true);
    expect(moneyText(both)).toBe('$15.00 was refunded.');
    // Stripe still shows both as failed.
    expect(orderMoney(failed, both)).toMatchObject({
      payment_status: 'paid',
      amount_refunded: 15,
      owed_refunds: [],
      is_packing_blocked: false,
    });
  });

  it('ATT-92 of all that was paid leaves a refunded order, which nobody packs', () => {
    const facts = { ...PAID, failedRefunds: [WHOLE] };
    const order = anOrder(orderMoney(facts));
    const paidOut = anOrder({ ...order, ...withRefundsSettled(order, ['re_1'], 4998) });
    const gone = { payment_status: 'refunded', amount_refunded: 49.98, is_refund_failed: false };
    expect(paidOut).toMatchObject(gone);
    expect(canBeFilled(paidOut)).toBe(false);
    expect(orderKeptCents(paidOut)).toBe(0);
    expect(orderMoney(facts, paidOut)).toMatchObject(gone);
  });

  it('that was tried twice counts for no more than was paid', () => {
    const facts = { ...PAID, failedRefunds: [{ ...WHOLE, id: 're_2' }, WHOLE] };
    const order = anOrder(orderMoney(facts));
    const settled = withRefundsSettled(order, ['re_2', 're_1'], 9996);
    expect(settled).toMatchObject({ amount_refunded: 49.98, settled_amount: 49.98 });
    expect(orderMoney(facts, settled)).toMatchObject({ amount_refunded: 49.98, owed_refunds: [] });
  });

  it('by a replacement, or made again, gives no money back', () => {
    const order = anOrder(orderMoney({ ...PAID, failedRefunds: [WHOLE] }));
    const settled = withRefundsSettled(order, ['re_1'], 0);
    expect(settled).toMatchObject({ payment_status: 'paid', amount_refunded: 0 });
    expect(canBeFilled(anOrder({ ...order, ...settled }))).toBe(true);
  });

  it('does not change a dispute', () => {
    const order = anOrder(orderMoney({ ...failed, ...disputed('open') }));
    const settled = withRefundsSettled(order, ['re_1', 're_2'], 1500);
    expect(canBeFilled({ ...order, ...settled })).toBe(false);
  });

  it('of an order from before it was written down which failed', () => {
    const order = anOrder({ is_refund_failed: true, is_packing_blocked: true });
    expect(owedCents(order)).toBe(0);
    expect(owedCents({ ...order, owed_refunds: ['re_1'] })).toBeNull();
    expect(withRefundsSettled(order, ['re_1'], 1000)).toEqual({
      payment_status: 'paid',
      amount_refunded: 10,
      settled_refunds: ['re_1'],
      settled_amount: 10,
      owed_refunds: [],
      owed_cents: {},
      is_refund_failed: false,
      is_packing_blocked: false,
    });
  });
});

describe('what of it needs a person', () => {
  it.each<[Partial<MoneyFacts>, string[]]>([
    [{}, []],
    [{ refundedCents: 500 }, []],
    [{ isRefunded: true }, []],
    [disputed('open'), ['payment-disputed dp_1']],
    [disputed('won'), ['dispute-won dp_1']],
    [disputed('lost'), ['dispute-lost dp_1']],
    [disputed('won', 'open'), ['dispute-won dp_2', 'payment-disputed dp_1']],
    [disputed('open', 'lost'), ['payment-disputed dp_2', 'dispute-lost dp_1']],
    [{ failedRefunds: [RE_1, RE_2] }, ['refund-failed re_1', 'refund-failed re_2']],
    [{ failedRefunds: [RE_1], isRefunded: true }, []],
    [
      { failedRefunds: [RE_1], ...disputed('open') },
      ['payment-disputed dp_1', 'refund-failed re_1'],
    ],
  ])('of %o', (facts, alarms) => {
    const news = moneyAlarms({ ...PAID, ...facts }, {}, []);
    expect(news.map(({ alarm, about }) => `${alarm} ${about}`)).toEqual(alarms);
  });

  it('with the sum that it is about', () => {
    const facts = { ...PAID, failedRefunds: [RE_2], ...lostOf(1234) };
    expect(moneyAlarms(facts, {}, [])).toEqual([
      { alarm: 'dispute-lost', about: 'dp_1', cents: 1234 },
      { alarm: 'refund-failed', about: 're_2', cents: 500 },
    ]);
  });

  it('of a failed refund that a person settled: nothing', () => {
    const settled = { settled_refunds: ['re_1'] };
    expect(moneyAlarms({ ...PAID, failedRefunds: [RE_1] }, settled, [])).toEqual([]);
  });

  it('CLAIM-04 of a claim’s failed refund: nothing, because the claim says it, if the order has it', () => {
    const facts = { ...PAID, failedRefunds: [{ ...RE_1, claimId: 'c1' }, RE_2] };
    const about = (claims: { id: string }[]) =>
      moneyAlarms(facts, {}, claims).map((each) => each.about);
    expect(about([{ id: 'c2' }, { id: 'c1' }])).toEqual(['re_2']);
    expect(about([{ id: 'c2' }])).toEqual(['re_1', 're_2']);
    expect(about([])).toEqual(['re_1', 're_2']);
  });
});

describe('the words of it', () => {
  it('for a buyer: what came back', () => {
    expect(refundedText(anOrder())).toBeNull();
    expect(refundedText(orderOf({}))).toBeNull();
    expect(refundedText(orderOf({ refundedCents: 500 }))).toBe('$5.00 was refunded.');
    expect(refundedText(orderOf(lostOf(500)))).toBe('$5.00 was returned.');
  });

  it('for an admin: the most urgent', () => {
    expect(moneyText(anOrder())).toBeNull();
    expect(moneyText(orderOf({ refundedCents: 500 }))).toBe('$5.00 was refunded.');
    expect(moneyText(orderOf({ refundedCents: 500, ...disputed('open') }))).toContain(
      'do not send',
    );
    expect(moneyText(orderOf(lostOf(1000)))).toBe(
      'The dispute is lost: the bank took $10.00 back.',
    );
    expect(moneyText(lost(0))).toBe(
      'The dispute is lost: the bank took nothing beyond what was refunded.',
    );
    // Orders from before the sum was stored.
    expect(moneyText(anOrder({ dispute: 'lost' }))).toContain('took the money back');
    expect(moneyText(orderOf({ failedRefunds: [RE_1, RE_2] }))).toBe(
      'A refund has failed: the buyer is still owed $15.00.',
    );
    expect(moneyText(anOrder({ is_refund_failed: true }))).toContain('is still owed it.');
    expect(moneyText(orderOf(disputed('won')))).toBeNull();
    const replaces = { claim_id: 'c1', line: 0, order_id: 'o9', order_number: 'R-9' };
    const held = anOrder({ replaces, is_packing_blocked: true, dispute: 'lost' });
    expect(moneyText(held)).toBe(
      'Too little is left of the payment of order R-9: do not send this order.',
    );
    expect(moneyText({ ...held, dispute: 'open' })).toContain('is disputed');
    expect(moneyText({ ...held, dispute: null, is_packing_blocked: false })).toBeNull();
    const filled = { ...orderOf(disputed('open')), is_fulfilled: true };
    expect(moneyText(filled)).toBe(
      'The payment is disputed: do not send this order. If the box is still here, untick Order Filled.',
    );
    expect(moneyText({ ...filled, status: 'delivered' })).not.toContain('untick');
    expect(moneyText({ ...filled, payment_status: 'refunded' })).not.toContain('untick');
    const claims = [{ id: 'c1', reported_at: new Date(0), lines: [] }];
    expect(moneyText({ ...filled, claims })).not.toContain('untick');
    expect(moneyText({ ...orderOf({ refundedCents: 500 }), is_fulfilled: true })).toBe(
      '$5.00 was refunded.',
    );
    const both = orderOf(disputed('won', 'open', 'lost'));
    expect(both.dispute).toBe('open');
    expect(moneyText(both)).toContain('do not send');
  });
});
