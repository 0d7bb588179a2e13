import fc from 'fast-check';
import { expect, it } from 'vitest';
import { orderMoney } from '@reef/domain/orders/order-money';
import { aClaimLine } from '@reef/domain/testing/claim-line-fixture';
import { anOrder } from '@reef/domain/testing/order-fixture';
import type { ClaimLine } from './claim.ts';
import {
  decideClaim,
  pendingRefunds,
  reflectRefunds,
  type RefundResult,
  withClaim,
} from './decide-claim.ts';
import { hasFailedRefund } from './order-claim.ts';

const NOW = new Date('2026-11-20T16:00:00Z');
/** Less than the three claimed lines together, so that what is left is the limit. */
const PAID_CENTS = 6000;
const RUNS = 5000;
const TOO_MUCH = 'greater than is left';

/** Three lines of two claims, so that claims and lines share what is left. */
const CLAIMS = [
  { id: 'c1', lines: [0, 1] },
  { id: 'c2', lines: [0] },
];

type Refund = { claim: string; news: RefundResult; cents: number };

/** The shop's order and claims, and Stripe's records of the payment. */
function newWorld() {
  const claims = CLAIMS.map(({ id, lines }) => ({
    id,
    reported_at: NOW,
    lines: lines.map((line) => aClaimLine({ line })),
  }));
  const items = [2, 2].map((quantity) => ({
    product_id: 'clown',
    name: 'Clownfish',
    quantity,
    unit_price_cents: 2499,
  }));
  const order = anOrder({ stripe_session_id: 'cs_1', total_amount: PAID_CENTS / 100, items });
  for (const claim of claims) order.claims = withClaim(order.claims, claim);
  const refunds: Refund[] = [];
  return { claims, order, refunds, byHand: 0, dispute: null as 'open' | 'won' | 'lost' | null };
}
type World = ReturnType<typeof newWorld>;

function backCents({ refunds, byHand }: World): number {
  const made = refunds.filter(({ news }) => news.failure === null);
  return made.reduce((sum, { cents }) => sum + cents, byHand);
}

/** Failed refunds that no later one of their line replaced, newest first. */
function failedRefunds({ refunds }: World) {
  return refunds
    .filter(({ news, claim }, at) => {
      const isBack = news.failure !== null && news.refund_id !== null;
      const isMadeAnew = refunds
        .slice(at)
        .some((each) => each.claim === claim && each.news.line === news.line && !each.news.failure);
      return isBack && !isMadeAnew;
    })
    .map(({ news, claim, cents }) => ({ id: news.refund_id ?? '', cents, claimId: claim }))
    .toReversed();
}

function keep(world: World, at: number, lines: ClaimLine[]): void {
  const claim = world.claims[at];
  if (claim === undefined) return;
  claim.lines = lines;
  world.order.claims = withClaim(world.order.claims, claim);
}

const STEPS = {
  decide(world: World, at: number, cents: number) {
    const claim = world.claims[at % CLAIMS.length];
    const line = claim?.lines[cents % claim.lines.length];
    if (claim === undefined || line === undefined) return;
    const verdict = decideClaim(claim, [{ line: line.line, kind: 'refund', amount_cents: cents }], {
      order: world.order,
      products: new Map(),
      now: NOW,
      replacementOf: () => expect.fail(),
    });
    if (verdict.ok) keep(world, at % CLAIMS.length, verdict.lines);
  },
  /** Stripe is asked to make what is decided, perhaps again after its answer was lost. */
  make(world: World, at: number, cents: number) {
    const claim = world.claims[at % CLAIMS.length];
    if (claim === undefined) return;
    for (const { line, attempt, amount_cents } of pendingRefunds(claim.lines)) {
      const isMade = world.refunds.some(
        (each) =>
          each.claim === claim.id && each.news.line === line && each.news.attempt === attempt,
      );
      if (isMade) continue;
      const failure = backCents(world) + amount_cents > PAID_CENTS ? TOO_MUCH : null;
      const refund_id = failure === null ? `re_${world.refunds.length}` : null;
      const news = { line, attempt, refund_id, failure };
      world.refunds.push({ claim: claim.id, news, cents: amount_cents });
    }
    // Every third time the process dies before it has written the answer.
    if (cents % 3 > 0) STEPS.tell(world, at);
  },
  /** The payment's news reach first the order, then the claim. */
  hear(world: World) {
    const refundedCents = backCents(world);
    const facts = {
      totalCents: PAID_CENTS,
      isRefunded: refundedCents === PAID_CENTS,
      refundedCents,
      claimsCents: refundedCents - world.byHand,
      failedRefunds: failedRefunds(world),
      disputes:
        world.dispute === null
          ? []
          : [{ id: 'du_1', state: world.dispute, cents: PAID_CENTS - refundedCents }],
    };
    Object.assign(world.order, orderMoney(facts, world.order));
  },
  /** The owner gives back another way what a failed refund left. */
  settle(world: World, at: number) {
    const claim = world.claims[at % CLAIMS.length];
    const line = claim?.lines.find(hasFailedRefund);
    if (claim === undefined || line === undefined) return;
    const settled = { line: line.line, kind: 'settled', note: 'By check.' } as const;
    const verdict = decideClaim(claim, [settled], {
      order: world.order,
      products: new Map(),
      now: NOW,
      replacementOf: () => expect.fail(),
    });
    if (!verdict.ok) return;
    Object.assign(world.order, verdict.money);
    keep(world, at % CLAIMS.length, verdict.lines);
  },
  tell(world: World, at: number) {
    STEPS.hear(world);
    const claim = world.claims[at % CLAIMS.length];
    const news = world.refunds.filter((each) => each.claim === claim?.id).map((each) => each.news);
    const found = reflectRefunds(claim?.lines ?? [], news, []);
    if (found) keep(world, at % CLAIMS.length, found.lines);
  },
  /** A refund fails days later. */
  fail(world: World, at: number) {
    const made = world.refunds[at % (world.refunds.length || 1)];
    if (made !== undefined) made.news = { ...made.news, failure: 'expired card' };
  },
  /** The owner refunds a part or all in Stripe's dashboard. */
  byHand(world: World, _at: number, cents: number) {
    world.byHand += Math.min(cents, PAID_CENTS - backCents(world));
  },
  dispute(world: World, at: number) {
    world.dispute = ([null, 'open', 'won', 'lost'] as const)[at % 4] ?? null;
  },
} satisfies Record<string, (world: World, at: number, cents: number) => void>;

/** Deciding and paying are more frequent than what ends a payment. */
const step = fc.record({
  name: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('decide' as const, 'make' as const) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(...(Object.keys(STEPS) as (keyof typeof STEPS)[])),
    },
  ),
  at: fc.nat(20),
  cents: fc.integer({ min: 1, max: 2600 }),
});

/** What claims have given or decided to give, by the shop's own records. */
function promisedCents({ claims }: World): number {
  return claims
    .flatMap(({ lines }) => lines)
    .filter((line) => line.decision?.kind === 'refund' && !hasFailedRefund(line))
    .reduce(
      (sum, { decision }) => sum + (decision?.kind === 'refund' ? decision.amount_cents : 0),
      0,
    );
}

it('CLAIM-04 INV-18 refunds never exceed what was paid, in any order of decisions, news, refunds by hand and disputes', () => {
  let decided = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const world = newWorld();
      for (const { name, at, cents } of steps) {
        STEPS[name](world, at, cents);
        expect(promisedCents(world)).toBeLessThanOrEqual(PAID_CENTS);
        expect(backCents(world)).toBeLessThanOrEqual(PAID_CENTS);
        expect(world.order.amount_refunded ?? 0).toBeLessThanOrEqual(PAID_CENTS / 100);
        for (const { lines } of world.claims) {
          for (const { decision } of lines) {
            if (decision?.kind === 'refund')
              expect(decision.amount_cents).toBeLessThanOrEqual(2499);
          }
        }
      }
      decided += promisedCents(world) > 0 ? 1 : 0;
    }),
    { numRuns: RUNS },
  );
  expect(decided).toBeGreaterThan(RUNS / 4);
});

const refusals = (world: World) => world.refunds.filter(({ news }) => news.failure === TOO_MUCH);

it('CLAIM-04 INV-18 Stripe refuses no decided refund while nobody refunds outside the shop', () => {
  let made = 0;
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const world = newWorld();
      for (const { name, at, cents } of steps) {
        if (name !== 'byHand') STEPS[name](world, at, cents);
        expect(refusals(world)).toEqual([]);
      }
      made += world.refunds.length;
    }),
    { numRuns: RUNS },
  );
  expect(made).toBeGreaterThan(RUNS / 4);
});
