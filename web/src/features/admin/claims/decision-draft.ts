import type { Claim, ClaimLine } from '@reef/domain/claims/claim';
import { decideRefusalText, type LineDecision } from '@reef/domain/claims/claim-calls';
import {
  canBeReplaced,
  mostRefundableCents,
  orderRefundableCents,
  type PaidOrder,
  refundedBesideClaimsCents,
} from '@reef/domain/claims/claim-ledger';
import { canBeDecided, hasFailedRefund } from '@reef/domain/claims/order-claim';
import { formatCents, toDollars } from '@reef/domain/shared/money';

/** An admin's choice and text for a line; `kind` null leaves it for later. */
export type LineDraft = {
  kind: LineDecision['kind'] | null;
  /** As typed; null for the highest possible refund, which follows the order. */
  amount: string | null;
  text: string;
  /** The listing's name when the replacement was chosen, if name or picture are not the line's. */
  listedAs?: string;
  /** How a failed refund was settled: by a refund in Stripe's dashboard, or else outside Stripe. */
  isByStripe?: boolean;
};

/** Drafts by the line's number in the order. */
export type LineDrafts = Readonly<Record<number, LineDraft>>;

/** The decisions in the drafts of a claim, or their faults, by line. */
export type Drafted =
  | { ok: true; decisions: LineDecision[] }
  | { ok: false; faults: Readonly<Record<number, string>>; message: string | null };

/** Typed dollars as cents: `12.5`, `$12.50`, `12,50`; null if it is no amount above zero. */
export function typedCents(text: string): number | null {
  const found = /^\$?\s*(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(text.trim());
  if (found === null) return null;
  const [, whole = '', part = ''] = found;
  const cents = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return cents > 0 ? cents : null;
}

/** The draft a line begins with: nothing chosen, nothing typed. */
export const FIRST_DRAFT: LineDraft = { kind: null, amount: null, text: '' };

/** The value of a line's refund field, in dollars. */
export function draftedAmount(order: PaidOrder, line: ClaimLine, { amount }: LineDraft): string {
  return amount ?? toDollars(mostRefundableCents(order, line)).toFixed(2);
}

/**
 * The hint of a line's refund field. A refund in Stripe's dashboard names no animal, so that it may
 * have been for this one, and only the owner knows.
 */
export function refundHint(order: PaidOrder, line: ClaimLine): string {
  const most = `At most ${formatCents(mostRefundableCents(order, line))}. Shipping is separate.`;
  const cents = refundedBesideClaimsCents(order);
  if (cents === 0) return most;
  return `${most} ${formatCents(cents)} of this order was refunded outside claims: check that it was not for this.`;
}

function decisionOf(
  order: PaidOrder,
  line: ClaimLine,
  draft: LineDraft,
): LineDecision | { fault: string } | null {
  const at = { line: line.line };
  const text = draft.text.trim();
  switch (draft.kind) {
    case null:
      return null;
    case 'replacement':
      if (!canBeReplaced(order, line)) {
        return { fault: decideRefusalText({ code: 'too-little-left', ...at }) };
      }
      return {
        ...at,
        kind: 'replacement',
        ...(draft.listedAs !== undefined && { listed_as: draft.listedAs }),
      };
    case 'declined':
      if (text === '') return { fault: 'Enter a reason for the buyer.' };
      return { ...at, kind: 'declined', reason: text };
    case 'settled':
      if (text === '') return { fault: 'Write how it was settled; the buyer reads it.' };
      return {
        ...at,
        kind: 'settled',
        note: text,
        // Where no refund failed, nothing is owed that could be paid another way.
        ...((draft.isByStripe === true || !hasFailedRefund(line)) && { given_cents: 0 }),
      };
    case 'refund': {
      const most_cents = mostRefundableCents(order, line);
      const amount_cents = typedCents(draftedAmount(order, line, draft));
      // If nothing is left, no amount would do: the field offers 0.00 then.
      if (most_cents === 0 || (amount_cents !== null && amount_cents > most_cents)) {
        return { fault: decideRefusalText({ code: 'more-than-paid', ...at, most_cents }) };
      }
      if (amount_cents === null) return { fault: 'Enter an amount in dollars, such as 24.99.' };
      return { ...at, kind: 'refund', amount_cents };
    }
  }
}

function sumOfRefunds(decisions: readonly LineDecision[]): number {
  return decisions.reduce((sum, each) => sum + (each.kind === 'refund' ? each.amount_cents : 0), 0);
}

/** What is chosen for a claim's lines, as far as the order's money allows it (CLAIM-03). */
export function drafted(
  order: PaidOrder,
  lines: readonly ClaimLine[],
  drafts: LineDrafts,
): Drafted {
  const decisions: LineDecision[] = [];
  const faults: Record<number, string> = {};
  for (const line of lines.filter(canBeDecided)) {
    const result = decisionOf(order, line, drafts[line.line] ?? FIRST_DRAFT);
    if (result === null) continue;
    if ('fault' in result) faults[line.line] = result.fault;
    else decisions.push(result);
  }
  if (Object.keys(faults).length > 0) return { ok: false, faults, message: null };
  const decided = lines.filter(({ line }) => decisions.some((each) => each.line === line));
  const left = orderRefundableCents(order, decided);
  if (sumOfRefunds(decisions) > left) {
    const message = `Together at most ${formatCents(left)} of this order can be refunded.`;
    return { ok: false, faults, message };
  }
  if (decisions.length === 0) {
    return { ok: false, faults, message: 'Choose for at least one item.' };
  }
  return { ok: true, decisions };
}

/** What a decision will do, for its confirmation. */
export function decisionSummary(lines: readonly ClaimLine[], decision: LineDecision): string {
  const line = lines.find((each) => each.line === decision.line);
  const what = `${line?.quantity ?? 0} × ${line?.name ?? 'Item'}`;
  switch (decision.kind) {
    case 'refund':
      return `${what}: refund ${formatCents(decision.amount_cents)}.`;
    case 'replacement':
      return `${what}: send ${decision.listed_as ?? 'a replacement'}, free of charge.`;
    case 'declined':
      return `${what}: declined. ${decision.reason}`;
    case 'settled':
      return `${what}: ${decision.given_cents === 0 ? 'refunded in Stripe' : 'settled another way'}. ${decision.note}`;
  }
}

/** The question before money or stock moves. */
export function confirmation(
  lines: readonly ClaimLine[],
  decisions: readonly LineDecision[],
): { title: string; text: string; confirmLabel: string } {
  const cents = sumOfRefunds(decisions);
  return {
    title: cents > 0 ? `Refund ${formatCents(cents)}?` : 'Decide this?',
    text: decisions.map((decision) => decisionSummary(lines, decision)).join(' '),
    confirmLabel: cents > 0 ? `Refund ${formatCents(cents)}` : 'Decide',
  };
}

/**
 * What to say after a decision: its mail leaves once every line is decided.
 * @param claim as it is on screen, which may be before or after `sent`.
 * @param sent the decisions that were made.
 */
export function decidedText(
  { lines, buyer_email }: Pick<Claim, 'lines' | 'buyer_email'>,
  sent: readonly LineDecision[],
): string {
  const open = lines.filter(({ decision }) => decision === null);
  const isWhole = open.every(({ line }) => sent.some((each) => each.line === line));
  // A forgotten buyer has no address.
  if (buyer_email === '') return 'Decided.';
  if (isWhole) return 'Decided. The buyer is told by email.';
  return 'Decided. The buyer is emailed once every item is decided.';
}
