import type { ClaimLine } from '@reef/domain/claims/claim';

/** An undecided claim line of one clownfish, with a test's changes. */
export function aClaimLine(changes: Partial<ClaimLine> = {}): ClaimLine {
  return {
    line: 0,
    quantity: 1,
    product_id: 'clown',
    name: 'Clownfish',
    unit_price_cents: 2499,
    image_url: null,
    decision: null,
    failed_refunds: 0,
    ...changes,
  };
}
