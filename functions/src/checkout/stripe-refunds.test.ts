import type { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { failedRefunds } from './stripe-refunds.ts';

function refund(id: string, status: string, more: Partial<Stripe.Refund> = {}): Stripe.Refund {
  return { id, status, amount: 1000, metadata: {}, ...more } as Stripe.Refund;
}

function ofClaim(line: number, attempt = 0): Partial<Stripe.Refund> {
  return { metadata: { claim_id: 'c1', line: String(line), attempt: String(attempt) } };
}

/** Newest first, as Stripe lists them. */
describe('INV-18 the failed refunds of a payment', () => {
  it('are found behind a newer one that was for something else', () => {
    const later = refund('re_2', 'succeeded', { amount: 400 });
    expect(failedRefunds([later, refund('re_1', 'failed')])).toEqual(['re_1']);
    const claims = [refund('re_2', 'succeeded', ofClaim(1)), refund('re_1', 'failed', ofClaim(0))];
    expect(failedRefunds(claims)).toEqual(['re_1']);
  });

  it('are made good by another of as much, or of the same line of a claim', () => {
    expect(failedRefunds([refund('re_2', 'pending'), refund('re_1', 'failed')])).toEqual([]);
    const again = [
      refund('re_2', 'succeeded', { ...ofClaim(0, 1), amount: 400 }),
      refund('re_1', 'failed', ofClaim(0)),
    ];
    expect(failedRefunds(again)).toEqual([]);
  });

  it('are each told where the second fails too', () => {
    expect(failedRefunds([refund('re_2', 'failed'), refund('re_1', 'failed')])).toEqual([
      're_2',
      're_1',
    ]);
    const again = [refund('re_2', 'failed', ofClaim(0, 1)), refund('re_1', 'failed', ofClaim(0))];
    expect(failedRefunds(again)).toEqual(['re_2']);
    expect(failedRefunds([])).toEqual([]);
  });
});
