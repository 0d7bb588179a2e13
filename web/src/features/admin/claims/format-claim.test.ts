import { expect, it } from 'vitest';
import type { ClaimLine } from '@reef/domain/claims/claim';
import { claimBadge, ownerDecisionText, claimedUnitsText } from './format-claim.ts';

const LINE: ClaimLine = {
  line: 0,
  quantity: 2,
  decision: null,
  product_id: 'p',
  name: 'Yellow Tang',
  unit_price_cents: 5000,
  image_url: null,
  failed_refunds: 0,
};

it('CLAIM-03 a failed refund stands out before everything else', () => {
  const failed = {
    kind: 'refund',
    amount_cents: 100,
    state: 'failed',
    refund_id: 're_1',
    failure: 'account_closed',
    decided_at: new Date(),
  } as const;
  expect(claimBadge({ status: 'open', lines: [LINE] }).text).toBe('To decide');
  const lines = [LINE, { ...LINE, line: 1, decision: failed }];
  expect(claimBadge({ status: 'open', lines })).toEqual({ text: 'Refund failed', tone: 'danger' });
  expect(claimBadge({ status: 'decided', lines: [] }).text).toBe('Decided');
});

it('CLAIM-03 a claim names its units', () => {
  expect(claimedUnitsText([LINE, { ...LINE, quantity: 1, name: 'Hammer' }])).toBe(
    '2 × Yellow Tang, 1 × Hammer',
  );
});

it('CLAIM-04 the owner is told not to refund by hand what the shop still refunds', () => {
  const refund = {
    kind: 'refund',
    amount_cents: 2499,
    refund_id: null,
    failure: null,
    decided_at: new Date(),
  } as const;
  expect(ownerDecisionText({ ...refund, state: 'pending' })).toBe(
    'A refund of $24.99 is on its way. The shop makes it automatically, so do not refund it in Stripe too.',
  );
  expect(ownerDecisionText({ ...refund, state: 'refunded' })).toBe('$24.99 was refunded.');
});
