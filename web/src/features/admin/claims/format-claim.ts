import type { Claim, ClaimLine } from '@reef/domain/claims/claim';
import { hasFailedRefund } from '@reef/domain/claims/order-claim';

/** `2 × Yellow Tang, 1 × Hammer` */
export function unitsText(lines: readonly Pick<ClaimLine, 'quantity' | 'name'>[]): string {
  return lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ');
}

/** What a claim waits for, in a word or two, and its color. */
export function claimBadge(claim: Pick<Claim, 'lines' | 'status'>): {
  text: string;
  tone: 'danger' | 'warning' | 'good';
} {
  if (claim.lines.some(hasFailedRefund)) return { text: 'Refund failed', tone: 'danger' };
  return claim.status === 'open'
    ? { text: 'To decide', tone: 'warning' }
    : { text: 'Decided', tone: 'good' };
}
