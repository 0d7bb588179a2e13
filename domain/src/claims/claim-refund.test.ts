import { describe, expect, it } from 'vitest';
import {
  claim,
  decide,
  given,
  NOW,
  order,
  refund,
  refused,
} from '@reef/domain/testing/claim-decision-fixture';
import { aProduct } from '@reef/domain/testing/fixtures';
import { aClaimLine } from '@reef/domain/testing/claim-line-fixture';
import type { LineDecision } from './claim-calls.ts';
import { mostRefundableCents } from './claim-ledger.ts';
import {
  claimFields,
  decideClaim,
  pendingRefunds,
  reflectRefunds,
  withClaim,
} from './decide-claim.ts';

const told = (failure: string | null, attempt = 0) => [
  { line: 0, attempt, refund_id: 're_1', failure },
];

const settled = (given_cents?: number): LineDecision => ({
  line: 0,
  kind: 'settled',
  note: 'By check.',
  ...(given_cents !== undefined && { given_cents }),
});

describe('CLAIM-04 a refund', () => {
  const decided = decide([refund(0, 2000), { line: 1, kind: 'declined', reason: 'Alive.' }]);
  if (!decided.ok) throw new Error(decided.refusal.code);
  const { lines } = decided;
  it('is pending until Stripe confirms it, and waits for the sweeper meanwhile', () => {
    expect(pendingRefunds(lines)).toEqual([{ line: 0, attempt: 0, tries: 0, amount_cents: 2000 }]);
    expect(claimFields(lines, NOW)).toMatchObject({ needs_owner: false, refund_due_at: NOW });
    const made = reflectRefunds(lines, told(null), []);
    expect(made?.lines[0]?.decision).toMatchObject({ state: 'refunded', refund_id: 're_1' });
    expect(made?.failed).toEqual([]);
    expect(claimFields(made?.lines ?? [], NOW).refund_due_at).toBeNull();
    expect(reflectRefunds(made?.lines ?? [], told(null), [])).toBeNull();
  });

  it('that Stripe refuses for now stays pending, and each refusal counts once', () => {
    const asked = { line: 0, attempt: 0, tries: 0 };
    const first = [asked];
    const once = reflectRefunds(lines, [], first);
    expect(once?.failed).toEqual([]);
    expect(pendingRefunds(once?.lines ?? [])).toMatchObject([{ attempt: 0, tries: 1 }]);
    // Another caller got the same refusal.
    expect(reflectRefunds(once?.lines ?? [], [], first)).toBeNull();
    const twice = reflectRefunds(once?.lines ?? [], [], [{ ...asked, tries: 1 }]);
    expect(pendingRefunds(twice?.lines ?? [])).toMatchObject([{ tries: 2 }]);
    // Neither of an earlier refund of the line, nor once it is made.
    expect(reflectRefunds(lines, [], [{ line: 0, attempt: 1, tries: 0 }])).toBeNull();
    expect(reflectRefunds(lines, told(null), first)?.lines[0]).not.toHaveProperty('refused_tries');
  });

  it('that comes back waits for the owner, and late news does not revive it', () => {
    const failed = reflectRefunds(lines, told('expired card'), []);
    expect(failed?.failed).toHaveLength(1);
    expect(failed?.lines[0]?.decision).toMatchObject({ state: 'failed', failure: 'expired card' });
    expect(claimFields(failed?.lines ?? [], NOW)).toMatchObject({
      status: 'decided',
      needs_owner: true,
      refund_due_at: null,
    });
    expect(reflectRefunds(failed?.lines ?? [], told(null), [])).toBeNull();
  });

  it('that came back is made again as another one, or settled, once', () => {
    const failed = reflectRefunds(lines, told('expired card'), [])?.lines ?? [];
    const basis = {
      order: { ...order, claims: withClaim(order.claims, { ...claim, lines: failed }) },
      products: new Map(),
      now: NOW,
      replacementOf: () => expect.fail(),
    };
    const again = decideClaim({ ...claim, lines: failed }, [refund(0, 2499)], basis);
    if (!again.ok) throw new Error(again.refusal.code);
    expect(pendingRefunds(again.lines)).toEqual([
      { line: 0, attempt: 1, tries: 0, amount_cents: 2499 },
    ]);
    // News of the first refund does not count for the second.
    expect(reflectRefunds(again.lines, told('expired card'), [])).toBeNull();
    expect(reflectRefunds(again.lines, told(null, 1), [])).not.toBeNull();
    expect(again.money).toMatchObject({ settled_refunds: ['re_1'], settled_amount: 0 });
    expect(decided.money).toBeNull();
  });

  it('that came back is owed: its own line may get all of it again, others only the rest', () => {
    const first = decide([refund(0, 2000)]);
    const failed =
      reflectRefunds(first.ok ? first.lines : [], told('expired card'), [])?.lines ?? [];
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
        products: new Map(),
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
    const failed = reflectRefunds(lines, told('expired card'), [])?.lines ?? [];
    const again = (changes: Partial<typeof order>, asked: LineDecision) => {
      const claims = withClaim(order.claims, { ...claim, lines: failed });
      return decideClaim({ ...claim, lines: failed }, [asked], {
        order: { ...order, ...changes, claims },
        products: new Map([['clown', aProduct({ name: 'Clownfish', stock: 5 })]]),
        now: NOW,
        replacementOf: () => expect.fail(),
      });
    };
    const settle = (changes: Partial<typeof order>, cents?: number) => {
      const verdict = again(changes, settled(cents));
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
    // Refunded in Stripe's dashboard, whose sum already includes it.
    expect(settle({ ...left, ...given(20) }, 0)).toMatchObject({
      payment_status: 'paid',
      amount_refunded: 20,
      settled_amount: 0,
      owed_refunds: [],
      is_packing_blocked: false,
    });
    expect(settle(left, 1500)).toMatchObject({ amount_refunded: 15, settled_amount: 15 });
    expect(again(left, settled(2001))).toEqual(
      refused({ code: 'more-than-paid', line: 0, most_cents: 2000 }),
    );
    // The operator recorded it before.
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
