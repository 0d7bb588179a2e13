import { describe, expect, it } from 'vitest';
import { aClaimLine } from '@reef/domain/testing/claim-line-fixture';
import { anOrder } from '@reef/domain/testing/order-fixture';
import { DecideClaimRequest, decideRefusalText, type LineDecision } from './claim-calls.ts';
import { mostRefundableCents } from './claim-ledger.ts';
import {
  claimFields,
  decideClaim,
  pendingRefunds,
  reflectRefunds,
  withClaim,
} from './decide-claim.ts';

const NOW = new Date('2026-11-20T16:00:00Z');

const claim = {
  id: 'c1',
  reported_at: NOW,
  lines: [aClaimLine(), aClaimLine({ line: 1, quantity: 2 })],
};

/** Two clownfish for 24.99 each, three more for the same, and 39.99 of shipping. */
const paid = anOrder({
  stripe_session_id: 'cs_1',
  total_amount: 164.94,
  shipping_amount: 39.99,
  items: [2, 3].map((quantity) => ({
    product_id: 'clown',
    name: 'Clownfish',
    quantity,
    unit_price_cents: 2499,
  })),
});
const order = { ...paid, claims: withClaim(undefined, claim) };

function decide(decisions: LineDecision[], changes: Partial<typeof order> = {}, stock = 5) {
  return decideClaim(claim, decisions, {
    order: { ...order, ...changes },
    stock: new Map([['clown', stock]]),
    now: NOW,
    replacementOf: ({ line: number }) => ({ order_id: `o${number}`, order_number: `R-${number}` }),
  });
}

const refund = (number: number, amount_cents: number): LineDecision => ({
  line: number,
  kind: 'refund',
  amount_cents,
});
const replace = (changes: Partial<typeof order>) =>
  decide([{ line: 0, kind: 'replacement' }], changes);
const given = (amount_refunded: number) => ({ amount_refunded });
/** A refund of the order that came back, and that no claim made. */
const owed = (re_x: number) => ({ owed_refunds: ['re_x'], owed_cents: { re_x } });
const lost = (dollars: number) =>
  ({ dispute: 'lost', lost_amount: dollars, ...given(dollars) }) as const;
const refused = (refusal: object) => ({ ok: false, refusal });

const ask = (decisions: object[]) =>
  DecideClaimRequest.safeParse({
    request_id: '0b6a4a52-6a3c-4b6f-9a55-0d8f3f3c1f10',
    claim_id: 'c1',
    revision: 1,
    decisions,
  }).success;

const told = (failure: string | null, attempt = 0) => [
  { line: 0, attempt, refund_id: 're_1', failure },
];

describe('CLAIM-03 a decision', () => {
  it('refunds at most what the reported units were paid', () => {
    expect(decide([refund(0, 2499)])).toMatchObject({ ok: true });
    expect(decide([refund(0, 2500)])).toEqual(
      refused({ code: 'more-than-paid', line: 0, most_cents: 2499 }),
    );
    expect(decide([refund(1, 4998)])).toMatchObject({ ok: true });
    expect(decide([refund(1, 4999)])).toMatchObject(refused({ most_cents: 4998 }));
  });

  it('refunds no more than the payment has left, whether the shop or Stripe gave the rest back', () => {
    expect(decide([refund(0, 2499)], given(139.95))).toMatchObject({ ok: true });
    expect(decide([refund(0, 2499)], given(139.96))).toMatchObject(refused({ most_cents: 2498 }));
    expect(decide([refund(0, 1)], given(164.94))).toMatchObject(refused({ most_cents: 0 }));
    // Two of one call share what is left.
    expect(decide([refund(0, 2499), refund(1, 2499)], given(114.96))).toMatchObject({ ok: true });
    expect(decide([refund(0, 2499), refund(1, 2500)], given(114.96))).toEqual(
      refused({ code: 'more-than-paid', line: 1, most_cents: 2499 }),
    );
  });

  it('refunds nothing of a disputed payment, of none, or of one that is back', () => {
    const disputed = refused({ code: 'payment-disputed' });
    expect(decide([refund(0, 1)], { dispute: 'open' })).toEqual(disputed);
    expect(decide([refund(0, 1)], { dispute: 'lost', payment_status: 'refunded' })).toEqual(
      disputed,
    );
    expect(decide([refund(0, 1)], { dispute: 'won' })).toMatchObject({ ok: true });
    expect(decide([refund(0, 1)], { stripe_session_id: null })).toEqual(
      refused({ code: 'no-payment' }),
    );
    expect(decide([refund(0, 1)], { payment_status: 'refunded' })).toMatchObject(
      refused({ code: 'more-than-paid' }),
    );
  });

  it('ATT-91 gives what a lost dispute of a part left, and nothing once it took all', () => {
    expect(decide([refund(0, 2499)], lost(10))).toMatchObject({ ok: true });
    expect(replace(lost(10))).toMatchObject({ ok: true });
    expect(decide([refund(0, 2499)], lost(139.95))).toMatchObject({ ok: true });
    expect(decide([refund(0, 2499)], lost(139.96))).toEqual(
      refused({ code: 'more-than-paid', line: 0, most_cents: 2498 }),
    );
    expect(replace(lost(139.95))).toMatchObject({ ok: true });
    expect(replace(lost(139.96))).toEqual(refused({ code: 'too-little-left', line: 0 }));
    const all = { ...lost(164.94), payment_status: 'refunded' as const };
    for (const verdict of [decide([refund(0, 1)], all), replace(all)]) {
      expect(verdict).toEqual(refused({ code: 'payment-disputed' }));
    }
    expect(decide([refund(0, 1)], { ...lost(10), dispute: 'open' })).toEqual(
      refused({ code: 'payment-disputed' }),
    );
  });

  it('replaces out of the stock, or says that there is none', () => {
    const both: LineDecision[] = [0, 1].map((number) => ({ line: number, kind: 'replacement' }));
    const verdict = decide(both, {}, 3);
    expect(verdict).toMatchObject({ ok: true, replaced: [{ order_id: 'o0' }, { order_id: 'o1' }] });
    expect(verdict.ok && verdict.stockAfter).toEqual(new Map([['clown', 0]]));
    // The second line of one call finds what the first one left.
    expect(decide(both, {}, 2)).toEqual(
      refused({ code: 'out-of-stock', line: 1, name: 'Clownfish' }),
    );
    expect(decide(both, { dispute: 'open' })).toEqual(refused({ code: 'payment-disputed' }));
  });

  it('ATT-41 replaces nothing whose money went back, and what a replacement brought', () => {
    const tooLittle = refused({ code: 'too-little-left', line: 0 });
    expect(replace({ payment_status: 'refunded', ...given(164.94) })).toEqual(tooLittle);
    expect(replace(given(139.96))).toEqual(tooLittle);
    expect(replace(given(139.95))).toMatchObject({ ok: true });
    const settled = { settled_amount: 139.96, ...given(139.96) };
    expect(replace(settled)).toEqual(tooLittle);
    expect(replace({ stripe_session_id: null, total_amount: 0 })).toMatchObject({ ok: true });
    const unpaid = { stripe_session_id: null, payment_status: 'failed' as const };
    expect(replace(unpaid)).toEqual(tooLittle);
  });

  it('ATT-41 gives nothing of the money that a failed refund of the order still owes', () => {
    expect(replace(owed(16_494))).toEqual(refused({ code: 'too-little-left', line: 0 }));
    expect(replace(owed(13_995))).toMatchObject({ ok: true });
    expect(decide([refund(0, 1)], owed(16_494))).toMatchObject(refused({ most_cents: 0 }));
    expect(decide([refund(0, 2499)], owed(13_996))).toMatchObject(refused({ most_cents: 2498 }));
  });

  it('ATT-41 replaces nothing of the money that the same call gives back', () => {
    const both: LineDecision[] = [refund(1, 4998), { line: 0, kind: 'replacement' }];
    expect(decide(both, given(89.97))).toMatchObject({ ok: true });
    expect(decide(both, given(89.98))).toEqual(refused({ code: 'too-little-left', line: 0 }));
  });

  it('stands: it is not taken twice, and all of one call or none', () => {
    const declined: LineDecision = { line: 0, kind: 'declined', reason: 'Not by us.' };
    const verdict = decide([declined]);
    if (!verdict.ok) throw new Error(verdict.refusal.code);
    const basis = { order, stock: new Map(), now: NOW, replacementOf: () => expect.fail() };
    const again = decideClaim({ ...claim, lines: verdict.lines }, [declined], basis);
    expect(again).toEqual(refused({ code: 'line-decided', line: 0 }));
    expect(decide([declined, { ...declined, line: 7 }])).toEqual(
      refused({ code: 'line-unknown', line: 7 }),
    );
    expect(claimFields(verdict.lines, NOW)).toMatchObject({ status: 'open', needs_owner: true });
  });

  it('settles another way only what a failed refund left', () => {
    const settled: LineDecision = { line: 0, kind: 'settled', note: 'By check.' };
    expect(decide([settled])).toEqual(refused({ code: 'no-failed-refund', line: 0 }));
  });

  it('is asked for with a reason, an amount and each line once', () => {
    expect(ask([{ line: 0, kind: 'declined', reason: 'Too late.' }])).toBe(true);
    expect(ask([{ line: 0, kind: 'declined', reason: ' ' }])).toBe(false);
    expect(ask([{ line: 0, kind: 'refund', amount_cents: 0 }])).toBe(false);
    expect(ask([{ line: 0, kind: 'refund', amount_cents: 0.5 }])).toBe(false);
    expect(ask([refund(0, 1), refund(0, 1)])).toBe(false);
    expect(ask([])).toBe(false);
  });

  it('is refused with the sum that can be given', () => {
    expect(decideRefusalText({ code: 'more-than-paid', line: 0, most_cents: 2499 })).toBe(
      'At most $24.99 can be refunded for this item.',
    );
    expect(decideRefusalText({ code: 'out-of-stock', line: 0, name: 'Clownfish' })).toBe(
      'There is no Clownfish in stock to replace it with.',
    );
  });
});

describe('CLAIM-04 a refund', () => {
  const decided = decide([refund(0, 2000), { line: 1, kind: 'declined', reason: 'Alive.' }]);
  if (!decided.ok) throw new Error(decided.refusal.code);
  const { lines } = decided;
  it('is under way until Stripe has told of it, and waits for the sweeper meanwhile', () => {
    expect(pendingRefunds(lines)).toEqual([{ line: 0, attempt: 0, amount_cents: 2000 }]);
    expect(claimFields(lines, NOW)).toMatchObject({ needs_owner: false, refund_due_at: NOW });
    const made = reflectRefunds(lines, told(null));
    expect(made?.lines[0]?.decision).toMatchObject({ state: 'refunded', refund_id: 're_1' });
    expect(made?.failed).toEqual([]);
    expect(claimFields(made?.lines ?? [], NOW).refund_due_at).toBeNull();
    expect(reflectRefunds(made?.lines ?? [], told(null))).toBeNull();
  });

  it('that comes back waits for the owner, and what is told late does not raise it', () => {
    const failed = reflectRefunds(lines, told('expired card'));
    expect(failed?.failed).toHaveLength(1);
    expect(failed?.lines[0]?.decision).toMatchObject({ state: 'failed', failure: 'expired card' });
    expect(claimFields(failed?.lines ?? [], NOW)).toMatchObject({
      status: 'decided',
      needs_owner: true,
      refund_due_at: null,
    });
    expect(reflectRefunds(failed?.lines ?? [], told(null))).toBeNull();
  });

  it('that came back is made anew as another one, or settled, once', () => {
    const failed = reflectRefunds(lines, told('expired card'))?.lines ?? [];
    const basis = {
      order: { ...order, claims: withClaim(order.claims, { ...claim, lines: failed }) },
      stock: new Map(),
      now: NOW,
      replacementOf: () => expect.fail(),
    };
    const again = decideClaim({ ...claim, lines: failed }, [refund(0, 2499)], basis);
    if (!again.ok) throw new Error(again.refusal.code);
    expect(pendingRefunds(again.lines)).toEqual([{ line: 0, attempt: 1, amount_cents: 2499 }]);
    // News of the first one is not taken for the second.
    expect(reflectRefunds(again.lines, told('expired card'))).toBeNull();
    expect(reflectRefunds(again.lines, told(null, 1))).not.toBeNull();
    expect(again.money).toMatchObject({ settled_refunds: ['re_1'], settled_amount: 0 });
    expect(decided.money).toBeNull();
  });

  it('that came back is owed: its own line may have all of it anew, others what is left beside it', () => {
    const first = decide([refund(0, 2000)]);
    const failed = reflectRefunds(first.ok ? first.lines : [], told('expired card'))?.lines ?? [];
    const owing = { ...claim, lines: failed };
    const again = (decisions: LineDecision[]) =>
      decideClaim(owing, decisions, {
        order: {
          ...order,
          ...given(119.95),
          owed_refunds: ['re_1'],
          owed_cents: { re_1: 2000 },
          claims: withClaim(order.claims, owing),
        },
        stock: new Map(),
        now: NOW,
        replacementOf: () => expect.fail(),
      });
    expect(again([refund(0, 2499)])).toMatchObject({ ok: true });
    expect(again([refund(1, 2499)])).toMatchObject({ ok: true });
    expect(again([refund(1, 2500)])).toMatchObject(refused({ most_cents: 2499 }));
    expect(again([refund(0, 2000), refund(1, 2499)])).toMatchObject({ ok: true });
    expect(again([refund(0, 2001), refund(1, 2499)])).toMatchObject(refused({ most_cents: 2498 }));
  });

  it('that was settled another way counts as given back, once', () => {
    const failed = reflectRefunds(lines, told('expired card'))?.lines ?? [];
    const again = (changes: Partial<typeof order>, asked: LineDecision) => {
      const claims = withClaim(order.claims, { ...claim, lines: failed });
      return decideClaim({ ...claim, lines: failed }, [asked], {
        order: { ...order, ...changes, claims },
        stock: new Map([['clown', 5]]),
        now: NOW,
        replacementOf: () => expect.fail(),
      });
    };
    const settle = (changes: Partial<typeof order>) => {
      const verdict = again(changes, { line: 0, kind: 'settled', note: 'By check.' });
      return verdict.ok ? verdict.money : null;
    };
    const left = { owed_refunds: ['re_1'], owed_cents: { re_1: 2000 } };
    expect(settle(left)).toEqual({
      payment_status: 'paid',
      amount_refunded: 20,
      settled_refunds: ['re_1'],
      settled_amount: 20,
      owed_refunds: [],
      owed_cents: {},
      is_refund_failed: false,
      is_packing_blocked: false,
    });
    expect(settle({ ...left, ...given(144.94) })).toMatchObject({ payment_status: 'refunded' });
    // The operator wrote it down before.
    const known = { settled_refunds: ['re_1'], settled_amount: 20, ...given(20) };
    expect(settle(known)).toMatchObject({ amount_refunded: 20, settled_amount: 20 });
    const twice = refused({ code: 'refund-settled', line: 0 });
    expect(again(known, refund(0, 1))).toEqual(twice);
    expect(again(known, { line: 0, kind: 'replacement' })).toEqual(twice);
    expect(again(known, { line: 0, kind: 'declined', reason: 'Paid.' })).toMatchObject({
      ok: true,
    });
  });

  it('counts against the next one of the same line, in every claim', () => {
    const claims = decided.claims;
    const left = (quantity: number) =>
      mostRefundableCents({ ...order, claims }, aClaimLine({ quantity }));
    expect(left(2)).toBe(4998 - 2000);
    expect(left(1)).toBe(2499);
    expect(mostRefundableCents({ ...order, claims }, aClaimLine({ line: 9 }))).toBe(0);
  });
});
