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
import { aClaimLine } from '@reef/domain/testing/claim-line-fixture';
import { aProduct } from '@reef/domain/testing/fixtures';
import { DecideClaimRequest, decideRefusalText, type LineDecision } from './claim-calls.ts';
import { claimFields, decideClaim } from './decide-claim.ts';

const replace = (changes: Partial<typeof order>) =>
  decide([{ line: 0, kind: 'replacement' }], changes);
/** The claim's first line replaced from a listing that has the name `present` by now. */
const replacing = (seen: object, present: string) =>
  decide([{ line: 0, kind: 'replacement', ...seen }], {}, 5, present);
/** A refund of the order, not made by a claim, that came back. */
const owed = (re_x: number) => ({ owed_refunds: ['re_x'], owed_cents: { re_x } });
const lost = (dollars: number) =>
  ({ dispute: 'lost', lost_amount: dollars, ...given(dollars) }) as const;

const ask = (decisions: object[]) =>
  DecideClaimRequest.safeParse({
    request_id: '0b6a4a52-6a3c-4b6f-9a55-0d8f3f3c1f10',
    claim_id: 'c1',
    revision: 1,
    decisions,
  }).success;

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
    // Two lines of one call share what is left.
    expect(decide([refund(0, 2499), refund(1, 2499)], given(114.96))).toMatchObject({ ok: true });
    expect(decide([refund(0, 2499), refund(1, 2500)], given(114.96))).toEqual(
      refused({ code: 'more-than-paid', line: 1, most_cents: 2499 }),
    );
  });

  it('refunds nothing of a disputed, missing or refunded payment', () => {
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

  it('ATT-91 refunds what a lost partial dispute left, and nothing once one took all', () => {
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

  it('replaces from the stock, or says that there is none', () => {
    const both: LineDecision[] = [0, 1].map((number) => ({ line: number, kind: 'replacement' }));
    const verdict = decide(both, {}, 3);
    expect(verdict).toMatchObject({ ok: true, replaced: [{ order_id: 'o0' }, { order_id: 'o1' }] });
    expect(verdict.ok && verdict.stockAfter).toEqual(new Map([['clown', 0]]));
    // The second line of one call gets what the first one left.
    expect(decide(both, {}, 2)).toEqual(
      refused({ code: 'out-of-stock', line: 1, name: 'Clownfish' }),
    );
    expect(decide(both, { dispute: 'open' })).toEqual(refused({ code: 'payment-disputed' }));
  });

  it('takes another animal’s listing only from an admin who has seen its name', () => {
    const another = { code: 'listed-as-another', line: 0, name: 'Clownfish' };
    const refusal = refused({ ...another, listed_as: 'Hammer 31' });
    expect(replacing({}, 'Hammer 31')).toEqual(refusal);
    // It was edited again after the admin had seen it.
    expect(replacing({ listed_as: 'Hammer 30' }, 'Hammer 31')).toEqual(refusal);
    const seen = { listed_as: 'Hammer 31' };
    expect(replacing(seen, 'Hammer 31')).toMatchObject({
      replaced: [{ product: { name: 'Hammer 31' } }],
    });
    // The listing has its old name again.
    expect(replacing(seen, 'Clownfish')).toEqual(refused({ ...another, listed_as: 'Clownfish' }));
  });

  it('takes a one-of-a-kind listing with another picture only from an admin who was told', () => {
    const lines = [aClaimLine({ image_url: '/catalogue/piece-1-640.webp' })];
    const image_url = '/catalogue/piece-2-640.webp';
    const piece = aProduct({ name: 'Clownfish', category: 'WYSIWYG', stock: 1, image_url });
    const verdict = (seen: object) =>
      decideClaim({ ...claim, lines }, [{ line: 0, kind: 'replacement', ...seen }], {
        order,
        products: new Map([['clown', piece]]),
        now: NOW,
        replacementOf: () => ({ order_id: 'o0', order_number: 'R-0' }),
      });
    const another = { code: 'listed-as-another', line: 0, name: 'Clownfish' } as const;
    const refusal = { ...another, listed_as: 'Clownfish' };
    expect(verdict({})).toEqual(refused(refusal));
    expect(verdict({ listed_as: 'Clownfish' })).toMatchObject({
      replaced: [{ product: { image_url } }],
    });
    expect(decideRefusalText(refusal)).toBe(
      'Clownfish has another picture now. Choose the replacement again if that is what you send.',
    );
  });

  it('ATT-41 replaces nothing whose money went back, but does replace a replacement', () => {
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

  it('ATT-41 refunds nothing of what a failed refund of the order still owes', () => {
    expect(replace(owed(16_494))).toEqual(refused({ code: 'too-little-left', line: 0 }));
    expect(replace(owed(13_995))).toMatchObject({ ok: true });
    expect(decide([refund(0, 1)], owed(16_494))).toMatchObject(refused({ most_cents: 0 }));
    expect(decide([refund(0, 2499)], owed(13_996))).toMatchObject(refused({ most_cents: 2498 }));
  });

  it('ATT-41 replaces nothing that the same call refunds', () => {
    const both: LineDecision[] = [refund(1, 4998), { line: 0, kind: 'replacement' }];
    expect(decide(both, given(89.97))).toMatchObject({ ok: true });
    expect(decide(both, given(89.98))).toEqual(refused({ code: 'too-little-left', line: 0 }));
  });

  it('is final: it is taken once, and all of one call or none', () => {
    const declined: LineDecision = { line: 0, kind: 'declined', reason: 'Not by us.' };
    const verdict = decide([declined]);
    if (!verdict.ok) throw new Error(verdict.refusal.code);
    const basis = { order, products: new Map(), now: NOW, replacementOf: () => expect.fail() };
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

  it('settles a line that was refunded in Stripe’s dashboard, with nothing more given', () => {
    const refunded: LineDecision = { line: 0, kind: 'settled', note: 'On Monday.', given_cents: 0 };
    const none = refused({ code: 'no-failed-refund', line: 0 });
    const whole = { payment_status: 'refunded', ...given(164.94) } as const;
    const byBank = { ...lost(164.94), payment_status: 'refunded' } as const;
    // A replacement's payment is that of the order it replaces.
    const free = { stripe_session_id: null, total_amount: 0 };
    for (const changes of [given(24.99), whole, byBank, free]) {
      const verdict = decide([refunded], changes);
      const decision = { kind: 'settled', note: 'On Monday.', is_refunded: true };
      expect(verdict).toMatchObject({ ok: true, lines: [{ decision }, {}], money: null });
    }
    // Nothing went back, or only by claims.
    expect(decide([refunded])).toEqual(none);
    expect(decide([refunded], { ...given(24.99), claims_refunded: 24.99 })).toEqual(none);
    // Nothing is owed that could be paid another way.
    expect(decide([{ ...refunded, given_cents: 100 }], given(24.99))).toEqual(none);
    expect(decide([{ line: 0, kind: 'settled', note: 'By check.' }], given(24.99))).toEqual(none);
  });

  it('needs a reason, an amount and each line once', () => {
    expect(ask([{ line: 0, kind: 'declined', reason: 'Too late.' }])).toBe(true);
    expect(ask([{ line: 0, kind: 'declined', reason: ' ' }])).toBe(false);
    expect(ask([{ line: 0, kind: 'refund', amount_cents: 0 }])).toBe(false);
    expect(ask([{ line: 0, kind: 'refund', amount_cents: 0.5 }])).toBe(false);
    expect(ask([refund(0, 1), refund(0, 1)])).toBe(false);
    expect(ask([])).toBe(false);
    const settled = { line: 0, kind: 'settled', note: 'By check.' };
    expect(
      [undefined, 0, 2000, -1, 0.5].map((cents) =>
        ask([{ ...settled, ...(cents !== undefined && { given_cents: cents }) }]),
      ),
    ).toEqual([true, true, true, false, false]);
  });

  it('is refused with the sum that can be refunded', () => {
    expect(decideRefusalText({ code: 'more-than-paid', line: 0, most_cents: 2499 })).toBe(
      'At most $24.99 can be refunded for this item.',
    );
    expect(decideRefusalText({ code: 'out-of-stock', line: 0, name: 'Clownfish' })).toBe(
      'There is no Clownfish in stock to replace it with.',
    );
    const names = { name: 'Acropora 12', listed_as: 'Hammer 31' };
    expect(decideRefusalText({ code: 'listed-as-another', line: 0, ...names })).toBe(
      'Acropora 12 is now listed as Hammer 31. Choose the replacement again if that is what you send.',
    );
  });
});
