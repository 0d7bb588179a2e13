import { isOtherPicture } from '@reef/domain/catalogue/other-picture';
import type { Product } from '@reef/domain/catalogue/product';
import type { Order } from '@reef/domain/orders/order';
import { withRefundsSettled } from '@reef/domain/orders/order-money';
import { type Claim, type ClaimLine, claimState } from './claim.ts';
import type { DecideRefusal, LineDecision } from './claim-calls.ts';
import {
  canBeReplaced,
  mayBeRefundedAlready,
  mostRefundableCents,
  orderRefundableCents,
  type PaidOrder,
} from './claim-ledger.ts';
import {
  canBeDecided,
  type ClaimDecision,
  hasFailedRefund,
  type OrderClaim,
} from './order-claim.ts';

/** What a replacement takes from its product. */
type Sent = Pick<Product, 'name' | 'category' | 'image_url' | 'stock'>;

/** What a decision is based on, all read at one moment. */
type DecisionBasis = {
  order: PaidOrder & Pick<Order, 'settled_refunds'>;
  /** The products of replaced lines, by id; a deleted product is absent. */
  products: ReadonlyMap<string, Sent>;
  now: Date;
  /** The id and number of the free order for a replaced line. */
  replacementOf: (line: ClaimLine) => { order_id: string; order_number: string };
};

/** A replaced line, with the product as it is now and the order that brings it. */
export type ReplacedLine = {
  line: ClaimLine;
  product: Sent;
  order_id: string;
  order_number: string;
};

export type ClaimVerdict =
  | {
      ok: true;
      lines: ClaimLine[];
      /** All of the order's claims, with this one decided. */
      claims: OrderClaim[];
      replaced: ReplacedLine[];
      /** Products whose stock changes, with what is left. */
      stockAfter: Map<string, number>;
      /** The order's fields about failed refunds that these decisions settle; null if none. */
      money: ReturnType<typeof withRefundsSettled> | null;
    }
  | { ok: false; refusal: DecideRefusal };

/** A claim's summary on its order. */
function summaryOf({ id, reported_at, lines }: Pick<Claim, 'id' | 'reported_at' | 'lines'>) {
  return {
    id,
    reported_at,
    lines: lines.map(({ line, quantity, decision }) => ({ line, quantity, decision })),
  } satisfies OrderClaim;
}

/** The order's claims with this one updated; a new one is appended. */
export function withClaim(
  claims: readonly OrderClaim[] | undefined,
  claim: Pick<Claim, 'id' | 'reported_at' | 'lines'>,
): OrderClaim[] {
  const summary = summaryOf(claim);
  const known = claims ?? [];
  if (!known.some(({ id }) => id === claim.id)) return [...known, summary];
  return known.map((each) => (each.id === claim.id ? summary : each));
}

type Step = {
  lines: ClaimLine[];
  order: DecisionBasis['order'];
  /** With what is left of their stock. */
  products: Map<string, Sent>;
  money: ReturnType<typeof withRefundsSettled> | null;
};

/** True if the order says that a person settled the line's refund outside its claim. */
function isSettled({ order }: Step, { decision }: ClaimLine): boolean {
  const id = decision?.kind === 'refund' ? decision.refund_id : null;
  return id !== null && order.settled_refunds?.includes(id) === true;
}

function settlingRefusal(
  { order }: Step,
  { line, decision }: ClaimLine,
  given_cents: number | undefined,
): DecideRefusal | null {
  // Nothing more is given: the line was refunded in Stripe's dashboard.
  if (decision === null && given_cents === 0 && mayBeRefundedAlready(order)) return null;
  if (decision?.kind !== 'refund' || decision.state !== 'failed') {
    return { code: 'no-failed-refund', line };
  }
  const most_cents = decision.amount_cents;
  const isMore = given_cents !== undefined && given_cents > most_cents;
  return isMore ? { code: 'more-than-paid', line, most_cents } : null;
}

/**
 * A listing may have been edited into another animal: an admin who sends it has seen its name, or
 * that it has another picture.
 */
function replacingRefusal(
  step: Step,
  { line, name, ...claimed }: ClaimLine,
  seen: string | undefined,
): DecideRefusal | null {
  const product = step.products.get(claimed.product_id);
  if (product === undefined || product.stock < claimed.quantity) {
    return { code: 'out-of-stock', line, name };
  }
  const isKnown = seen !== undefined || !isOtherPicture(claimed.image_url, product);
  if (isKnown && product.name === (seen ?? name)) return null;
  return { code: 'listed-as-another', line, name, listed_as: product.name };
}

function refusalOf(step: Step, line: ClaimLine, asked: LineDecision): DecideRefusal | null {
  if (!canBeDecided(line)) return { code: 'line-decided', line: line.line };
  if (asked.kind === 'settled') return settlingRefusal(step, line, asked.given_cents);
  if (asked.kind === 'declined') return null;
  if (isSettled(step, line)) return { code: 'refund-settled', line: line.line };
  const { dispute = null, stripe_session_id } = step.order;
  const isAllLost = dispute === 'lost' && orderRefundableCents(step.order, [line]) === 0;
  if (dispute === 'open' || isAllLost) return { code: 'payment-disputed' };
  if (asked.kind === 'replacement') {
    if (!canBeReplaced(step.order, line)) return { code: 'too-little-left', line: line.line };
    return replacingRefusal(step, line, asked.listed_as);
  }
  if (stripe_session_id === null) return { code: 'no-payment' };
  const most_cents = mostRefundableCents(step.order, line);
  return asked.amount_cents > most_cents
    ? { code: 'more-than-paid', line: line.line, most_cents }
    : null;
}

function decisionOf(line: ClaimLine, asked: LineDecision, basis: DecisionBasis): ClaimDecision {
  const decided_at = basis.now;
  switch (asked.kind) {
    case 'refund': {
      const { amount_cents } = asked;
      const unmade = { state: 'pending', refund_id: null, failure: null } as const;
      return { kind: 'refund', amount_cents, ...unmade, decided_at };
    }
    case 'replacement':
      return { kind: 'replacement', ...basis.replacementOf(line), decided_at };
    case 'declined':
      return { kind: 'declined', reason: asked.reason, decided_at };
    case 'settled':
      return {
        kind: 'settled',
        note: asked.note,
        ...(asked.given_cents === 0 && { is_refunded: true }),
        decided_at,
      };
  }
}

/**
 * The order's fields once a decision settles a line's failed refund, which Stripe shows as failed
 * for ever; null if it has none. A refund that Stripe refused to make has no id.
 */
function settle(step: Step, line: ClaimLine, asked: LineDecision): Step['money'] {
  const { decision } = line;
  if (decision?.kind !== 'refund') return null;
  const { refund_id: id, amount_cents } = decision;
  // The operator may have recorded it before.
  const isNew = asked.kind === 'settled' && !isSettled(step, line);
  const cents = isNew ? (asked.given_cents ?? amount_cents) : 0;
  return withRefundsSettled(step.order, id === null ? [] : [id], cents);
}

/**
 * Decides lines of a claim, one after the other, so that two refunds of one call cannot spend the
 * same money nor two replacements the same animal. All are taken or none.
 */
export function decideClaim(
  claim: Pick<Claim, 'id' | 'reported_at' | 'lines'>,
  decisions: readonly LineDecision[],
  basis: DecisionBasis,
): ClaimVerdict {
  const products = new Map(basis.products);
  const step: Step = { lines: claim.lines, order: basis.order, products, money: null };
  const replaced: ReplacedLine[] = [];
  const stockAfter = new Map<string, number>();
  for (const asked of decisions) {
    const line = step.lines.find((each) => each.line === asked.line);
    if (line === undefined)
      return { ok: false, refusal: { code: 'line-unknown', line: asked.line } };
    const refusal = refusalOf(step, line, asked);
    if (refusal !== null) return { ok: false, refusal };
    const decision = decisionOf(line, asked, basis);
    const product = products.get(line.product_id);
    if (decision.kind === 'replacement' && product !== undefined) {
      const stock = product.stock - line.quantity;
      products.set(line.product_id, { ...product, stock });
      stockAfter.set(line.product_id, stock);
      const { order_id, order_number } = decision;
      replaced.push({ line, product, order_id, order_number });
    }
    step.money = settle(step, line, asked) ?? step.money;
    const failed_refunds = line.failed_refunds + Number(hasFailedRefund(line));
    const next = { ...line, decision, failed_refunds };
    step.lines = step.lines.map((each) => (each.line === asked.line ? next : each));
    const claims = withClaim(step.order.claims, { ...claim, lines: step.lines });
    step.order = { ...step.order, ...step.money, claims };
  }
  const { lines, order, money } = step;
  return { ok: true, lines, claims: order.claims ?? [], replaced, stockAfter, money };
}

/** Stripe's news of a line's refund. `attempt`: the line's `failed_refunds` when it was made. */
export type RefundResult = {
  line: number;
  attempt: number;
  refund_id: string | null;
  /** Null unless the refund failed. */
  failure: string | null;
};

/**
 * Stripe refused for now to make a line's refund, mostly because its balance is too small.
 * `tries`: the line's `refused_tries` when it was asked.
 */
export type RefusedTry = { line: number; attempt: number; tries: number };

function isPending({ decision }: ClaimLine): boolean {
  return decision?.kind === 'refund' && decision.state === 'pending';
}

/** The line with its refusal counted, once however many callers got the same one. */
function withRefusal(line: ClaimLine, refused: readonly RefusedTry[]): ClaimLine {
  const { failed_refunds: attempt, refused_tries: tries = 0 } = line;
  const isRefused = refused.some(
    (each) => each.line === line.line && each.attempt === attempt && each.tries === tries,
  );
  return isRefused && isPending(line) ? { ...line, refused_tries: tries + 1 } : line;
}

function withNews(line: ClaimLine, news: readonly RefundResult[]): ClaimLine {
  const { decision } = line;
  const told = news.find((each) => each.line === line.line && each.attempt === line.failed_refunds);
  // A refund that came back stays failed: late news must not revive it.
  if (told === undefined || decision?.kind !== 'refund' || decision.state === 'failed') return line;
  const { refund_id, failure } = told;
  const state = failure === null ? 'refunded' : 'failed';
  if (decision.state === state) return line;
  return { ...line, decision: { ...decision, state, refund_id, failure } };
}

/**
 * A claim's lines updated with Stripe's news of their refunds, in whatever order it arrives, and
 * with its refusals counted.
 * @returns the lines, and those whose refund failed with this news; null if nothing changes.
 */
export function reflectRefunds(
  lines: readonly ClaimLine[],
  news: readonly RefundResult[],
  refused: readonly RefusedTry[],
): { lines: ClaimLine[]; failed: ClaimLine[] } | null {
  const after = lines.map((line) => withRefusal(withNews(line, news), refused));
  const changed = after.filter((line, index) => line !== lines[index]);
  return changed.length === 0 ? null : { lines: after, failed: changed.filter(hasFailedRefund) };
}

/** The lines whose refund is decided and, as far as the claim knows, not made. */
export function pendingRefunds(
  lines: readonly ClaimLine[],
): (RefusedTry & { amount_cents: number })[] {
  return lines.flatMap(({ line, failed_refunds: attempt, refused_tries: tries = 0, decision }) =>
    decision?.kind === 'refund' && decision.state === 'pending'
      ? [{ line, attempt, tries, amount_cents: decision.amount_cents }]
      : [],
  );
}

/** The fields of a claim that follow from its lines. */
export function claimFields(lines: ClaimLine[], refundsDueAt: Date) {
  const isDue = pendingRefunds(lines).length > 0;
  return { lines, ...claimState(lines), refund_due_at: isDue ? refundsDueAt : null };
}
