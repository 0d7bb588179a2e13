import { expect, it } from 'vitest';
import type { ClaimLine } from '@reef/domain/claims/claim';
import { draftsOf, keepDecision } from './decision-drafts.ts';

const LINE: ClaimLine = {
  line: 1,
  quantity: 1,
  product_id: 'tang',
  name: 'Yellow Tang',
  unit_price_cents: 5000,
  image_url: null,
  decision: null,
  failed_refunds: 0,
};

const REFUND = { kind: 'refund', amount: '40', text: '' } as const;

it('CLAIM-03 what is chosen for a line stays with its claim, and not beyond its decision', () => {
  keepDecision('claim', LINE, REFUND);
  expect(draftsOf({ id: 'claim', lines: [LINE] })).toEqual({ 1: REFUND });
  expect(draftsOf({ id: 'another', lines: [LINE] })).toEqual({});
  const decision = {
    kind: 'refund',
    amount_cents: 4000,
    state: 'failed',
    refund_id: 're_1',
    failure: 'expired card',
    decided_at: new Date(),
  } as const;
  expect(draftsOf({ id: 'claim', lines: [{ ...LINE, decision }] })).toEqual({});
  keepDecision('claim', LINE, null);
  expect(draftsOf({ id: 'claim', lines: [LINE] })).toEqual({});
});
