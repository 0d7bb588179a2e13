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
} from './order-money.ts';

const PAID: MoneyFacts = {
  isRefunded: false,
  refundedCents: 0,
  hasFailedRefund: false,
  dispute: null,
};

const orderOf = (facts: Partial<MoneyFacts>) => anOrder(orderMoney({ ...PAID, ...facts }));

describe('INV-18 an order says what happened to its money', () => {
  it.each<[string, Partial<MoneyFacts>, string, boolean]>([
    ['paid', {}, 'paid', true],
    ['refunded in part', { refundedCents: 500 }, 'paid', true],
    ['refunded', { isRefunded: true, refundedCents: 4998 }, 'refunded', false],
    ['disputed', { dispute: 'open' }, 'paid', false],
    ['won', { dispute: 'won' }, 'paid', true],
    ['lost', { dispute: 'lost' }, 'refunded', false],
    ['owed a refund that failed', { hasFailedRefund: true }, 'paid', false],
    [
      'refunded after one that failed',
      { hasFailedRefund: true, isRefunded: true },
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
      { hasFailedRefund: true },
      { dispute: 'won' as const },
    ]) {
      expect(hasMoneyNews({ ...PAID, ...news })).toBe(true);
    }
  });
});

describe('what of it needs a person', () => {
  it.each<[Partial<MoneyFacts>, string[]]>([
    [{}, []],
    [{ refundedCents: 500 }, []],
    [{ isRefunded: true }, []],
    [{ dispute: 'open' }, ['payment-disputed']],
    [{ dispute: 'won' }, ['dispute-won']],
    [{ dispute: 'lost' }, ['dispute-lost']],
    [{ hasFailedRefund: true }, ['refund-failed']],
    [{ hasFailedRefund: true, isRefunded: true }, []],
    [{ hasFailedRefund: true, dispute: 'open' }, ['payment-disputed', 'refund-failed']],
  ])('of %o', (facts, alarms) => {
    expect(moneyAlarms({ ...PAID, ...facts })).toEqual(alarms);
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
    expect(moneyText(orderOf({ hasFailedRefund: true }))).toContain('still owed');
    expect(moneyText(orderOf({ dispute: 'won' }))).toBeNull();
  });
});
