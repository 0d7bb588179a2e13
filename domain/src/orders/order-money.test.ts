import { describe, expect, it } from 'vitest';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { canBeFilled, isToPack } from './order.ts';
import {
  hasMoneyNews,
  moneyAlarms,
  type MoneyFacts,
  moneyText,
  orderMoney,
  refundedText,
  withRefundsSettled,
} from './order-money.ts';

const PAID: MoneyFacts = {
  isRefunded: false,
  refundedCents: 0,
  failedRefunds: [],
  dispute: null,
  disputeId: null,
};

const disputed = (dispute: 'open' | 'won' | 'lost') => ({ dispute, disputeId: 'dp_1' });

const orderOf = (facts: Partial<MoneyFacts>) => anOrder(orderMoney({ ...PAID, ...facts }));

describe('INV-18 an order says what happened to its money', () => {
  it.each<[string, Partial<MoneyFacts>, string, boolean]>([
    ['paid', {}, 'paid', true],
    ['refunded in part', { refundedCents: 500 }, 'paid', true],
    ['refunded', { isRefunded: true, refundedCents: 4998 }, 'refunded', false],
    ['disputed', { dispute: 'open' }, 'paid', false],
    ['won', { dispute: 'won' }, 'paid', true],
    ['lost', { dispute: 'lost' }, 'refunded', false],
    ['owed a refund that failed', { failedRefunds: ['re_1'] }, 'paid', false],
    [
      'refunded after one that failed',
      { failedRefunds: ['re_1'], isRefunded: true },
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

  it('keeps the sum that went back beside the payment’s status', () => {
    expect(orderOf({ refundedCents: 1234 }).amount_refunded).toBe(12.34);
    expect(orderOf({}).amount_refunded).toBe(0);
  });

  it('is news unless the money is simply paid', () => {
    expect(hasMoneyNews(PAID)).toBe(false);
    for (const news of [
      { isRefunded: true },
      { refundedCents: 1 },
      { failedRefunds: ['re_1'] },
      { dispute: 'won' as const },
    ]) {
      expect(hasMoneyNews({ ...PAID, ...news })).toBe(true);
    }
  });
});

describe('INV-18 a failed refund that a person saw to', () => {
  const failed = { ...PAID, failedRefunds: ['re_1', 're_2'] };

  it('blocks its order no more; another one of the payment still does', () => {
    const order = anOrder(orderMoney(failed));
    const first = anOrder({ ...order, ...withRefundsSettled(order, ['re_1']) });
    expect(canBeFilled(first)).toBe(false);
    expect(moneyText(first)).toContain('still owed');
    const both = anOrder({ ...first, ...withRefundsSettled(first, ['re_2']) });
    expect(canBeFilled(both)).toBe(true);
    expect(moneyText(both)).toBeNull();
    // Stripe goes on showing both as failed.
    expect(orderMoney(failed, both.settled_refunds)).toMatchObject({
      owed_refunds: [],
      is_packing_blocked: false,
    });
  });

  it('leaves a dispute where it is', () => {
    const order = anOrder(orderMoney({ ...failed, dispute: 'open' }));
    expect(canBeFilled({ ...order, ...withRefundsSettled(order, ['re_1', 're_2']) })).toBe(false);
  });

  it('of an order from before it was written down which failed', () => {
    const order = anOrder({ is_refund_failed: true, is_packing_blocked: true });
    expect(withRefundsSettled(order, ['re_1'])).toEqual({
      settled_refunds: ['re_1'],
      owed_refunds: [],
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
    [{ failedRefunds: ['re_1', 're_2'] }, ['refund-failed re_1', 'refund-failed re_2']],
    [{ failedRefunds: ['re_1'], isRefunded: true }, []],
    [
      { failedRefunds: ['re_1'], ...disputed('open') },
      ['payment-disputed dp_1', 'refund-failed re_1'],
    ],
  ])('of %o', (facts, alarms) => {
    const news = moneyAlarms({ ...PAID, ...facts });
    expect(news.map(({ alarm, about }) => `${alarm} ${about}`)).toEqual(alarms);
  });

  it('of a failed refund that a person saw to: nothing', () => {
    expect(moneyAlarms({ ...PAID, failedRefunds: ['re_1'] }, ['re_1'])).toEqual([]);
  });
});

describe('the words of it', () => {
  it('for a buyer: what came back', () => {
    expect(refundedText(anOrder())).toBeNull();
    expect(refundedText(orderOf({}))).toBeNull();
    expect(refundedText(orderOf({ refundedCents: 500 }))).toBe('$5.00 was refunded.');
  });

  it('for an admin: the most urgent', () => {
    expect(moneyText(anOrder())).toBeNull();
    expect(moneyText(orderOf({ refundedCents: 500 }))).toBe('$5.00 was refunded.');
    expect(moneyText(orderOf({ refundedCents: 500, dispute: 'open' }))).toContain('do not send');
    expect(moneyText(orderOf({ dispute: 'lost' }))).toContain('took the money back');
    expect(moneyText(orderOf({ failedRefunds: ['re_1'] }))).toContain('still owed');
    expect(moneyText(orderOf({ dispute: 'won' }))).toBeNull();
  });
});
