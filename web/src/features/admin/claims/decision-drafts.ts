import type { Claim, ClaimLine } from '@reef/domain/claims/claim';
import { hasFailedRefund } from '@reef/domain/claims/order-claim';
import { useStore } from '#platform/store.ts';
import { createDrafts, keepDraft } from '#state/session/user-drafts.ts';
import type { LineDraft, LineDrafts } from './decision-draft.ts';

/** They stay while the owner looks at the order, the buyer or another claim. */
const drafts = createDrafts<LineDraft>(({ kind }) => kind !== null);

/** A line is decided again after its refund has failed: that begins with nothing chosen. */
function keyOf(claimId: string, line: ClaimLine): string {
  return `${claimId}/${line.line}/${line.failed_refunds + Number(hasFailedRefund(line))}`;
}

/** What is chosen and typed for a claim's lines. */
export function draftsOf(claim: Pick<Claim, 'id' | 'lines'>, kept = drafts.get()): LineDrafts {
  const found = claim.lines.flatMap((line) => {
    const draft = kept.get(keyOf(claim.id, line));
    return draft === undefined ? [] : [[line.line, draft] as const];
  });
  return Object.fromEntries(found);
}

/** The same, live. */
export function useDecisionDrafts(claim: Pick<Claim, 'id' | 'lines'>): LineDrafts {
  return draftsOf(claim, useStore(drafts));
}

/** Keeps the draft of one line; null drops it. */
export function keepDecision(claimId: string, line: ClaimLine, draft: LineDraft | null): void {
  keepDraft(drafts, keyOf(claimId, line), draft);
}
