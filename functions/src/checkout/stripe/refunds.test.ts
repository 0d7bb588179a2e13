import { Stripe } from 'stripe';
import { describe, expect, it, vi } from 'vitest';
import { claimsCents, failedRefunds, refundClaim, refundsOf } from './refunds.ts';

function refund(id: string, status: string, more: Partial<Stripe.Refund> = {}): Stripe.Refund {
  return { id, status, amount: 1000, metadata: {}, ...more } as Stripe.Refund;
}

function ofClaim(line: number, attempt = 0): Partial<Stripe.Refund> {
  return { metadata: { claim_id: 'c1', line: String(line), attempt: String(attempt) } };
}

const failedIds = (refunds: Stripe.Refund[]) => failedRefunds(refunds).map(({ id }) => id);

/** Newest first, as Stripe lists them. */
describe('INV-18 the failed refunds of a payment', () => {
  it('are found behind a newer one for something else', () => {
    const later = refund('re_2', 'succeeded', { amount: 400 });
    expect(failedIds([later, refund('re_1', 'failed')])).toEqual(['re_1']);
    const claims = [refund('re_2', 'succeeded', ofClaim(1)), refund('re_1', 'failed', ofClaim(0))];
    expect(failedIds(claims)).toEqual(['re_1']);
  });

  it('are made good by another one of the same sum or of the same claim line', () => {
    expect(failedIds([refund('re_2', 'pending'), refund('re_1', 'failed')])).toEqual([]);
    const again = [
      refund('re_2', 'succeeded', { ...ofClaim(0, 1), amount: 400 }),
      refund('re_1', 'failed', ofClaim(0)),
    ];
    expect(failedIds(again)).toEqual([]);
  });

  it('are made good one by one: an operator’s later refund counts once', () => {
    const [first, second] = [refund('re_1', 'failed'), refund('re_2', 'failed')];
    const third = refund('re_3', 'succeeded');
    expect(failedIds([third, second, first])).toEqual(['re_2']);
    expect(failedIds([refund('re_4', 'succeeded'), third, second, first])).toEqual([]);
    // Each covers the largest that it can, so that a smaller one finds its own.
    const small = refund('re_0', 'failed', { amount: 400 });
    const fourth = refund('re_4', 'succeeded', { amount: 400 });
    expect(failedIds([third, first, small])).toEqual(['re_0']);
    expect(failedIds([fourth, third, first, small])).toEqual([]);
    // A claim's line is decided again once for each failed refund.
    const again = [
      refund('re_3', 'succeeded', ofClaim(0, 2)),
      refund('re_2', 'failed', ofClaim(0, 1)),
      refund('re_1', 'failed', ofClaim(0)),
    ];
    expect(failedIds(again)).toEqual([]);
  });

  it('are all listed if the second fails too', () => {
    expect(failedIds([refund('re_2', 'failed'), refund('re_1', 'failed')])).toEqual([
      're_2',
      're_1',
    ]);
    const again = [refund('re_2', 'failed', ofClaim(0, 1)), refund('re_1', 'failed', ofClaim(0))];
    expect(failedIds(again)).toEqual(['re_2', 're_1']);
    expect(failedIds([])).toEqual([]);
  });

  it.each(['canceled', 'failed', 'requires_action', null])(
    'are not made good by one that is %s',
    (status) => {
      const later = (more: Partial<Stripe.Refund>) => ({ ...refund('re_2', '', more), status });
      expect(failedIds([later({}), refund('re_1', 'failed')])).toContain('re_1');
      const claims = [later(ofClaim(0, 1)), refund('re_1', 'failed', ofClaim(0))];
      expect(failedIds(claims)).toContain('re_1');
    },
  );

  it('say how much each was, and for which claim', () => {
    const both = [refund('re_2', 'failed'), refund('re_1', 'failed', ofClaim(0))];
    expect(failedRefunds(both)).toEqual([
      { id: 're_2', cents: 1000, claimId: null },
      { id: 're_1', cents: 1000, claimId: 'c1' },
    ]);
  });
});

it('CLAIM-05 the refunds of claims are summed apart from an operator’s, without those that came back', () => {
  const made = ['succeeded', 'pending'].map((status, line) =>
    refund(`re_${line}`, status, ofClaim(line)),
  );
  const back = ['failed', 'canceled'].map((status) => refund('re_3', status, ofClaim(3)));
  expect(claimsCents([...made, ...back, refund('re_4', 'succeeded')])).toBe(2000);
  expect(claimsCents([])).toBe(0);
});

describe('ATT-91 the refunds of a payment', () => {
  const refunds = Array.from({ length: 12 }, (_, at) => refund(`re_${12 - at}`, 'succeeded'));
  const charge = (has_more: boolean) =>
    ({ id: 'ch_1', refunds: { data: refunds.slice(0, 10), has_more } }) as Stripe.Charge;

  it('are requested if the charge came with only the newest', async () => {
    const list = vi.fn<(asked: object) => object>(() => ({ autoPagingToArray: () => refunds }));
    const stripe = { refunds: { list } } as unknown as Stripe;
    expect(await refundsOf(stripe, charge(true))).toHaveLength(12);
    expect(list).toHaveBeenCalledExactlyOnceWith({ charge: 'ch_1', limit: 100 });
    expect(await refundsOf(stripe, charge(false))).toHaveLength(10);
    expect(await refundsOf(stripe, null)).toEqual([]);
    expect(list).toHaveBeenCalledOnce();
  });
});

/** The result of a refused refund; Stripe's types require more than answers have. */
function refused(answer: { code?: string; param?: string }) {
  const raw: unknown = { type: 'invalid_request_error', message: 'Refused.', ...answer };
  const error = new Stripe.errors.StripeInvalidRequestError(raw as never);
  const stripe = { refunds: { create: () => Promise.reject(error) } } as unknown as Stripe;
  return refundClaim(stripe, 'pi_1', { claimId: 'c1', line: 0, attempt: 0, tries: 0, cents: 1000 });
}

describe('CLAIM-04 a claim’s refund that Stripe refuses', () => {
  it.each([
    { code: 'charge_already_refunded' },
    { code: 'charge_disputed' },
    { code: 'charge_not_refundable' },
    { code: 'refund_disputed_payment' },
    { param: 'amount' },
  ])('for good, with %o, has failed: the owner decides again', async (answer) => {
    expect(await refused(answer)).toMatchObject({
      ok: true,
      refund: { id: null, line: 0, failure: 'Refused.' },
    });
  });

  it('for now is answered as refused, so that it is tried again', async () => {
    expect(await refused({ code: 'balance_insufficient' })).toMatchObject({
      ok: false,
      refusal: 'not-yet',
      error: { message: 'Refused.' },
    });
  });

  it('is tried with another key, because Stripe repeats a refusal for a day; without an answer the key stays', async () => {
    const create = vi.fn<(asked: object, more: object) => Promise<never>>(() =>
      Promise.reject(new Stripe.errors.StripeAPIError({ type: 'api_error', message: 'Trouble.' })),
    );
    const stripe = { refunds: { create } } as unknown as Stripe;
    for (const tries of [0, 0, 1, 2]) {
      const decided = { claimId: 'c1', line: 0, attempt: 0, tries, cents: 1000 };
      await expect(refundClaim(stripe, 'pi_1', decided)).rejects.toThrow('Trouble.');
    }
    const [first, ...more] = ['claim-c1-0-0', 'claim-c1-0-0-r1', 'claim-c1-0-0-r2'];
    const keys = create.mock.calls.map(([, options]) => options);
    expect(keys).toEqual([first, first, ...more].map((idempotencyKey) => ({ idempotencyKey })));
  });
});
