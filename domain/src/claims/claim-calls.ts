import * as z from 'zod/mini';
import { ADMIN_ONLY } from '@reef/domain/shared/call-parts';
import { MAX_NAME_LENGTH } from '@reef/domain/catalogue/product';
import { DocumentId } from '@reef/domain/shared/document-id';
import { formatCents } from '@reef/domain/shared/money';
import { MAX_CLAIM_PHOTOS } from './claim-photo.ts';
import { MAX_DECISION_TEXT_LENGTH } from './order-claim.ts';

/** The most characters of a buyer's sentence. */
export const MAX_SENTENCE_LENGTH = 1000;
const MAX_CLAIM_LINES = 50;
const MAX_UNITS = 999;
const MAX_CENTS = 100_000_000;

const Line = z.int().check(z.gte(0), z.lte(MAX_CLAIM_LINES - 1));
const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** Lower case, as `crypto.randomUUID` makes it: it is part of the photos' paths. */
const ClaimRequestId = z.uuid().check(z.lowercase());

function isEachLineOnce(lines: readonly { line: number }[]): boolean {
  return new Set(lines.map(({ line }) => line)).size === lines.length;
}

/**
 * `report_claim`. The photos are uploaded before it is called. The same `request_id` is one claim,
 * however often it arrives.
 */
export const ReportClaimRequest = z.object({
  request_id: ClaimRequestId,
  order_id: DocumentId,
  lines: z
    .array(z.object({ line: Line, quantity: z.int().check(z.gte(1), z.lte(MAX_UNITS)) }))
    .check(z.minLength(1), z.maxLength(MAX_CLAIM_LINES), z.refine(isEachLineOnce)),
  sentence: text(MAX_SENTENCE_LENGTH),
  photos: z
    .array(z.string().check(z.maxLength(600)))
    .check(z.minLength(1), z.maxLength(MAX_CLAIM_PHOTOS)),
  /** When it was reported, by the phone's clock. */
  reported_at: z.iso.datetime(),
});
export type ReportClaimRequest = z.infer<typeof ReportClaimRequest>;

/** Its answer. */
export const ReportClaimResponse = z.object({ claim_id: z.string() });
export type ReportClaimResponse = z.infer<typeof ReportClaimResponse>;

/** What an admin decides about one line; `settled` only after its refund failed. */
export const LineDecision = z.union([
  z.object({
    line: Line,
    kind: z.literal('refund'),
    amount_cents: z.int().check(z.gte(1), z.lte(MAX_CENTS)),
  }),
  z.object({
    line: Line,
    kind: z.literal('replacement'),
    /**
     * The listing's present name as the admin saw it, if name or picture are not the line's any more.
     */
    listed_as: z.optional(text(MAX_NAME_LENGTH)),
  }),
  z.object({ line: Line, kind: z.literal('declined'), reason: text(MAX_DECISION_TEXT_LENGTH) }),
  z.object({
    line: Line,
    kind: z.literal('settled'),
    note: text(MAX_DECISION_TEXT_LENGTH),
    /**
     * What was given back outside Stripe; the refund's amount if omitted. 0 if it was refunded in
     * Stripe's dashboard, whose own sum includes it.
     */
    given_cents: z.optional(z.int().check(z.gte(0), z.lte(MAX_CENTS))),
  }),
]);
export type LineDecision = z.infer<typeof LineDecision>;

/**
 * `decide_claim`: one or more lines of a claim, all or none. `line` is the line's number in the
 * order, as in the claim's lines. The same `request_id` decides once.
 */
export const DecideClaimRequest = z.object({
  request_id: ClaimRequestId,
  claim_id: DocumentId,
  /** The revision of the claim that the admin saw. */
  revision: z.int().check(z.gte(1)),
  decisions: z
    .array(LineDecision)
    .check(z.minLength(1), z.maxLength(MAX_CLAIM_LINES), z.refine(isEachLineOnce)),
});
export type DecideClaimRequest = z.infer<typeof DecideClaimRequest>;

/** Its answer: the revision after the decision. Clients listen to the claim itself. */
export const DecideClaimResponse = z.object({ revision: z.int() });
export type DecideClaimResponse = z.infer<typeof DecideClaimResponse>;

/** Why a report is refused; `code` in the error's details. */
export type ReportRefusal =
  | { code: 'order-not-found' }
  | { code: 'order-not-paid' }
  | { code: 'not-delivered' }
  | { code: 'guarantee-over' }
  | { code: 'line-unknown' }
  | { code: 'more-than-left'; line: number; left: number }
  | { code: 'photo-of-another-claim' }
  | { code: 'photo-missing'; photo: string }
  | { code: 'too-many-reports' };

/** Why a decision is refused; `code` in the error's details. */
export type DecideRefusal =
  | { code: 'not-admin' }
  | { code: 'claim-not-found' }
  | { code: 'claim-changed'; revision: number }
  | { code: 'line-unknown'; line: number }
  | { code: 'line-decided'; line: number }
  | { code: 'no-failed-refund'; line: number }
  | { code: 'refund-settled'; line: number }
  | { code: 'payment-disputed' }
  | { code: 'no-payment' }
  | { code: 'more-than-paid'; line: number; most_cents: number }
  | { code: 'too-little-left'; line: number }
  | { code: 'out-of-stock'; line: number; name: string }
  | { code: 'listed-as-another'; line: number; name: string; listed_as: string };

/** Shown to a buyer whose report is refused. */
export function reportRefusalText(refusal: ReportRefusal): string {
  switch (refusal.code) {
    case 'order-not-found':
      return 'This order was not found.';
    case 'order-not-paid':
      return 'This order was canceled or refunded.';
    case 'not-delivered':
      return 'A loss can be reported once the order is on its way or delivered.';
    case 'guarantee-over':
      return 'The guarantee of this order is over. Please contact us.';
    case 'line-unknown':
      return 'This order has no such item.';
    case 'more-than-left':
      return refusal.left === 0
        ? 'This item has been reported already.'
        : `Only ${refusal.left} more of this item can be reported.`;
    case 'photo-of-another-claim':
      return 'A photo does not belong to this report.';
    case 'photo-missing':
      return 'A photo could not be read. Please take it again.';
    case 'too-many-reports':
      return 'Too many reports in a short time. Please call us, or try again in an hour.';
  }
}

/** Shown to an admin whose decision is refused. */
export function decideRefusalText(refusal: DecideRefusal): string {
  switch (refusal.code) {
    case 'not-admin':
      return ADMIN_ONLY;
    case 'claim-not-found':
      return 'This claim was not found.';
    case 'claim-changed':
      return 'This claim has changed meanwhile. Look at it again before you decide.';
    case 'line-unknown':
      return 'This claim has no such item.';
    case 'line-decided':
      return 'This item is decided already.';
    case 'no-failed-refund':
      return 'Only a refund that failed, or what was refunded in Stripe, can be settled.';
    case 'refund-settled':
      return 'This failed refund is settled already. Choose Settled another way or Declined.';
    case 'payment-disputed':
      return 'The payment is disputed. The bank decides about its money.';
    case 'no-payment':
      return 'This order has no payment that could be refunded.';
    case 'more-than-paid':
      return refusal.most_cents === 0
        ? 'Nothing is left to refund for this item.'
        : `At most ${formatCents(refusal.most_cents)} can be refunded for this item.`;
    case 'too-little-left':
      return 'Too little is left of the order’s payment to replace this item.';
    case 'out-of-stock':
      return `There is no ${refusal.name} in stock to replace it with.`;
    case 'listed-as-another': {
      const { name, listed_as } = refusal;
      const change =
        name === listed_as ? 'has another picture now' : `is now listed as ${listed_as}`;
      return `${name} ${change}. Choose the replacement again if that is what you send.`;
    }
  }
}
