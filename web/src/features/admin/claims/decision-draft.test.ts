import { expect, it } from 'vitest';
import type { ClaimLine } from '@reef/domain/claims/claim';
import type { PaidOrder } from '@reef/domain/claims/claim-ledger';
import {
  confirmation,
  decidedText,
  drafted,
  draftedAmount,
  FIRST_DRAFT,
  type LineDraft,
  refundHint,
  typedCents,
} from './decision-draft.ts';

const ORDER: PaidOrder = {
  items: [
    { product_id: 'tang', name: 'Yellow Tang', quantity: 2, unit_price_cents: 5000 },
    { product_id: 'coral', name: 'Hammer', quantity: 1, unit_price_cents: 2499 },
  ],
  total_amount: 124.99,
  payment_status: 'paid',
  stripe_session_id: 'cs_1',
};

function lineOf(line: number, quantity: number, name: string): ClaimLine {
  const bought = { product_id: name, name, unit_price_cents: line === 0 ? 5000 : 2499 };
  return { line, quantity, decision: null, image_url: null, failed_refunds: 0, ...bought };
}

const LINES = [lineOf(0, 1, 'Yellow Tang'), lineOf(1, 1, 'Hammer')];

const REFUND: LineDraft = { kind: 'refund', amount: '50', text: '' };

it('CLAIM-03 typed dollars become cents, and what is no amount is none', () => {
  expect(['12', '12.5', '$12.50', '12,50', ' 0.01 '].map(typedCents)).toEqual([
    1200, 1250, 1250, 1250, 1,
  ]);
  expect(['', '0', '-5', '1.234', '12.50.1', 'ten', '1e3', '1234567'].map(typedCents)).toEqual(
    Array.from({ length: 8 }, () => null),
  );
});

it('CLAIM-03 the amount begins at the most that can go back, and cannot be more', () => {
  const first = (order: PaidOrder) => LINES.map((line) => draftedAmount(order, line, FIRST_DRAFT));
  expect(first(ORDER)).toEqual(['50.00', '24.99']);
  // Until something is typed it follows the order's money, for example after a refund on another
  // screen.
  expect(first({ ...ORDER, amount_refunded: 114.99 })).toEqual(['10.00', '10.00']);
  expect(drafted(ORDER, LINES, { 0: REFUND })).toEqual({
    ok: true,
    decisions: [{ line: 0, kind: 'refund', amount_cents: 5000 }],
  });
  const tooMuch = drafted(ORDER, LINES, { 0: { ...REFUND, amount: '50.01' } });
  expect(tooMuch).toEqual({
    ok: false,
    faults: { 0: 'At most $50.00 can be refunded for this item.' },
    message: null,
  });
});

it('CLAIM-03 the amount says what was refunded outside claims: it may have been for this animal', () => {
  const most = 'At most $24.99. Shipping is separate.';
  const line = lineOf(1, 1, 'Hammer');
  expect(refundHint(ORDER, line)).toBe(most);
  const ofClaims = { ...ORDER, amount_refunded: 50, claims_refunded: 50 };
  expect(refundHint(ofClaims, line)).toBe(most);
  expect(refundHint({ ...ofClaims, amount_refunded: 62 }, line)).toBe(
    `${most} $12.00 of this order was refunded outside claims: check that it was not for this.`,
  );
});

it('CLAIM-03 a refund of which nothing is left says so, whatever is typed', () => {
  const gone: PaidOrder = { ...ORDER, payment_status: 'refunded', amount_refunded: 124.99 };
  for (const amount of [null, '', 'ten', '1']) {
    expect(drafted(gone, LINES, { 0: { ...REFUND, amount } })).toMatchObject({
      faults: { 0: 'Nothing is left to refund for this item.' },
    });
  }
  expect(drafted(ORDER, LINES, { 0: { ...REFUND, amount: 'ten' } })).toMatchObject({
    faults: { 0: 'Enter an amount in dollars, such as 24.99.' },
  });
});

it('CLAIM-03 together the lines get no more than the payment has left', () => {
  const rest: PaidOrder = { ...ORDER, amount_refunded: 64.99 };
  const both = { 0: REFUND, 1: { ...REFUND, amount: '24.99' } };
  expect(drafted(rest, LINES, both)).toEqual({
    ok: false,
    faults: {},
    message: 'Together at most $60.00 of this order can be refunded.',
  });
  expect(drafted(ORDER, LINES, both).ok).toBe(true);
});

it('CLAIM-03 what a failed refund owes is left for its own line alone', () => {
  const owing: PaidOrder = { ...ORDER, owed_refunds: ['re_1'], owed_cents: { re_1: 10_000 } };
  expect(drafted(owing, LINES, { 0: REFUND })).toMatchObject({
    faults: { 0: 'At most $24.99 can be refunded for this item.' },
  });
  const decision = {
    kind: 'refund',
    amount_cents: 10_000,
    state: 'failed',
    refund_id: 're_1',
    failure: 'expired card',
    decided_at: new Date(),
  } as const;
  const lines = LINES.map((line) => (line.line === 0 ? { ...line, decision } : line));
  expect(drafted(owing, lines, { 0: REFUND })).toMatchObject({ ok: true });
});

it('CLAIM-03 nothing is replaced whose money went back', () => {
  const replaced = { 0: { ...REFUND, kind: 'replacement' as const } };
  expect(drafted(ORDER, LINES, replaced)).toMatchObject({ ok: true });
  const gone: PaidOrder = { ...ORDER, payment_status: 'refunded', amount_refunded: 124.99 };
  expect(drafted(gone, LINES, replaced)).toMatchObject({
    faults: { 0: 'Too little is left of the order’s payment to replace this item.' },
  });
});

it('CLAIM-03 a listing that has another name by now is named where it is sent', () => {
  const draft = { ...REFUND, kind: 'replacement' as const };
  const plan = drafted(ORDER, LINES, { 0: { ...draft, listedAs: 'Purple Tang' }, 1: draft });
  const decisions = [
    { line: 0, kind: 'replacement', listed_as: 'Purple Tang' },
    { line: 1, kind: 'replacement' },
  ];
  expect(plan).toEqual({ ok: true, decisions });
  if (!plan.ok) throw new Error('not drafted');
  expect(confirmation(LINES, plan.decisions).text).toBe(
    '1 × Yellow Tang: send Purple Tang, free of charge. 1 × Hammer: send a replacement, free of charge.',
  );
});

it('CLAIM-03 a reason or a note is asked for, a line without a choice is left for later', () => {
  const declined = { kind: 'declined', amount: '', text: '  ' } as const;
  expect(drafted(ORDER, LINES, { 1: declined })).toMatchObject({
    faults: { 1: 'Enter a reason for the buyer.' },
  });
  expect(
    drafted(ORDER, LINES, { 1: { ...declined, text: 'The photo shows another fish.' } }),
  ).toEqual({
    ok: true,
    decisions: [{ line: 1, kind: 'declined', reason: 'The photo shows another fish.' }],
  });
  expect(drafted(ORDER, LINES, {})).toMatchObject({ message: 'Choose for at least one item.' });
});

it('CLAIM-03 a line without a failed refund is settled only by a refund in Stripe', () => {
  const draft = { kind: 'settled', amount: null, text: 'On Monday.' } as const;
  const refunded: PaidOrder = { ...ORDER, amount_refunded: 50 };
  const plan = drafted(refunded, LINES, { 0: draft });
  const decision = { line: 0, kind: 'settled', note: 'On Monday.', given_cents: 0 };
  expect(plan).toEqual({ ok: true, decisions: [decision] });
  expect(plan.ok && confirmation(LINES, plan.decisions).text).toBe(
    '1 × Yellow Tang: refunded in Stripe. On Monday.',
  );
});

it('CLAIM-04 a failed refund was paid another way, or refunded in Stripe, which counts it itself', () => {
  const settled = { kind: 'settled', amount: '', text: 'By hand.' } as const;
  const asked = { line: 1, kind: 'settled', note: 'By hand.' };
  const decision = {
    kind: 'refund',
    amount_cents: 2499,
    state: 'failed',
    refund_id: 're_1',
    failure: 'expired card',
    decided_at: new Date(),
  } as const;
  const lines = LINES.map((line) => ({ ...line, decision }));
  expect(drafted(ORDER, lines, { 1: settled })).toEqual({ ok: true, decisions: [asked] });
  const byStripe = drafted(ORDER, lines, { 1: { ...settled, isByStripe: true } });
  expect(byStripe).toEqual({ ok: true, decisions: [{ ...asked, given_cents: 0 }] });
  if (!byStripe.ok) throw new Error('not drafted');
  expect(confirmation(LINES, byStripe.decisions).text).toBe(
    '1 × Hammer: refunded in Stripe. By hand.',
  );
});

it('CLAIM-03 a line that is decided takes no draft', () => {
  const decision = { kind: 'declined', reason: 'No.', decided_at: new Date() } as const;
  const lines = LINES.map((line) => ({ ...line, decision }));
  expect(drafted(ORDER, lines, { 0: REFUND })).toMatchObject({ ok: false, faults: {} });
});

it('CLAIM-03 the question names the sum and every line', () => {
  const { title, text, confirmLabel } = confirmation(LINES, [
    { line: 0, kind: 'refund', amount_cents: 5000 },
    { line: 1, kind: 'replacement' },
  ]);
  expect(title).toBe('Refund $50.00?');
  expect(confirmLabel).toBe('Refund $50.00');
  expect(text).toBe(
    '1 × Yellow Tang: refund $50.00. 1 × Hammer: send a replacement, free of charge.',
  );
  expect(confirmation(LINES, [{ line: 1, kind: 'replacement' }]).title).toBe('Decide this?');
});

function decline(line: number) {
  return { line, kind: 'declined', reason: 'It is alive.' } as const;
}

it('CLAIM-05 a mail is promised for now only where the decision leaves no line open', () => {
  const claim = { lines: LINES, buyer_email: 'ana@example.test' };
  const later = 'Decided. The buyer is emailed once every item is decided.';
  const told = 'Decided. The buyer is told by email.';
  expect(decidedText(claim, [decline(0)])).toBe(later);
  expect(decidedText(claim, [decline(0), decline(1)])).toBe(told);
  expect(decidedText({ ...claim, buyer_email: '' }, [decline(0)])).toBe('Decided.');
  // The rest of a claim whose other line was decided before.
  const [first, second] = LINES.map((line) => {
    const { kind, reason } = decline(line.line);
    return { ...line, decision: { kind, reason, decided_at: new Date(0) } };
  });
  if (first === undefined || second === undefined) throw new Error('no lines');
  expect(decidedText({ ...claim, lines: [first, ...LINES.slice(1)] }, [decline(1)])).toBe(told);
  // The decision has arrived with the claim.
  expect(decidedText({ ...claim, lines: [first, second] }, [decline(1)])).toBe(told);
});
