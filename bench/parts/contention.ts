import { randomUUID } from 'node:crypto';
import {
  type Answer,
  buyOne,
  commitsOf,
  type RushBuyer,
  rushBuyers,
  SOLD_OUT,
} from '@reef/tests/support/deployed/rush.ts';
import { addSignedInBuyer } from '@reef/tests/support/deployed/sessions.ts';
import { ledger, stockProduct } from '@reef/tests/support/shop-fixture.ts';
import { atMost, holds, noted, shown, type Measure } from '#harness/measure.ts';
import { median, p95 } from '@reef/tests/support/statistics.ts';
import type { Part } from '#part.ts';
import { withInstance, type Instance as Shop } from '#environment/instance.ts';

const MAX_BUYERS = 200;

/** Buyers behind one network address, such as a club's. */
const SHARING = 60;

/** Commits that may take their units or count their calls. */
const MAX_COMMITS = 10;

/** Each buyer buys once; the rounds behind one address stay below all limits. */
const LIMITS = { PAYMENTS_PER_ACCOUNT: '30', PAYMENTS_PER_ADDRESS: '300' };

/** How many buy one after the other, to time a single buyer. */
const ALONE = 20;

const ROUNDS = 3;

type Rush = {
  times: number[];
  wallMs: number;
  sold: number;
  /** Buyers who were told in plain words that there is not enough stock. */
  refused: number;
  /** Anything else: an error, another refusal. */
  failed: number;
  isExact: boolean;
  reserving: number;
  counting: number;
};

async function addBuyers(shop: Shop, count: number, isShared = false): Promise<RushBuyer[]> {
  const made = Array.from({ length: count }, () => addSignedInBuyer(shop.deps.db));
  const address = `bench-${randomUUID()}`;
  const addressOf = (index: number) => (isShared ? address : `${address}-${index}`);
  return rushBuyers(shop.keys, await Promise.all(made), addressOf);
}

async function answered({ worker }: Shop, buyer: RushBuyer, product: string): Promise<Answer> {
  const from = performance.now();
  const broken = { http: 0, url: null, message: 'no answer' };
  return buyOne(worker, buyer, product).catch(() => ({ ...broken, ms: performance.now() - from }));
}

async function rush(shop: Shop, buyers: readonly RushBuyer[], units: number): Promise<Rush> {
  const { db } = shop.deps;
  const product = await stockProduct(db, units);
  const from = performance.now();
  const answers = await Promise.all(buyers.map((buyer) => answered(shop, buyer, product)));
  const wallMs = performance.now() - from;
  const sold = answers.filter(({ url }) => url !== null).length;
  const refused = answers.filter(({ message }) => message === SOLD_OUT).length;
  const failed = buyers.length - sold - refused;
  const { free, held } = await ledger(db, product);
  return {
    times: answers.map(({ ms }) => ms),
    wallMs,
    sold,
    refused,
    failed,
    // A failed call's reservation holds units until the buyer retries or the sweep runs.
    isExact: free + held === units && held >= sold && held - sold <= failed,
    ...(await commitsOf(db, buyers)),
  };
}

/** The emulator's own share: as many buyers who only do a checkout's first read. */
async function readingOnly({ deps }: Shop, buyers: readonly RushBuyer[]): Promise<number[]> {
  const product = deps.db.doc(`products/${await stockProduct(deps.db, 1)}`);
  return Promise.all(
    buyers.map(async ({ userId }) => {
      const from = performance.now();
      await deps.db.getAll(
        deps.db.doc(`profiles/${userId}`),
        deps.db.doc(`user_profiles_extended/${userId}`),
      );
      await deps.db.getAll(product);
      return performance.now() - from;
    }),
  );
}

async function aloneMs(shop: Shop): Promise<number> {
  const product = await stockProduct(shop.deps.db, ALONE);
  const times: number[] = [];
  for (const buyer of await addBuyers(shop, ALONE)) {
    // One after the other is what is timed.
    times.push((await answered(shop, buyer, product)).ms);
  }
  return median(times);
}

/** New buyers make the rounds alike: a buyer's next checkout would close their earlier hold. */
async function rounds(
  shop: Shop,
  { buyers, units, isShared = false }: { buyers: number; units: number; isShared?: boolean },
  times = ROUNDS,
): Promise<Rush[]> {
  const found: Rush[] = [];
  for (let round = 0; round < times; round += 1) {
    // A round begins when the one before is over.
    found.push(await rush(shop, await addBuyers(shop, buyers, isShared), units));
  }
  return found;
}

function outcomes(runs: readonly Rush[]): string {
  const each = runs.map(
    ({ sold, refused, failed }) => `${sold} sold, ${refused} refused as sold out, ${failed} failed`,
  );
  return [...new Set(each)].join('; ');
}

function speed(runs: readonly Rush[]): string {
  const times = runs.flatMap((one) => one.times);
  const rate = median(runs.map((one) => one.times.length / (one.wallMs / 1000)));
  return `p50 ${shown(median(times))}, p95 ${shown(p95(times))} ms, ${shown(rate)} answers a second`;
}

function outcome(what: string, runs: readonly Rush[], buyers: number, units: number): Measure {
  const sold = Math.min(buyers, units);
  const isMet = runs.every((one) => one.isExact && one.sold === sold && one.failed === 0);
  const exact = runs.every((one) => one.isExact) ? 'ledger exact' : 'LEDGER WRONG';
  return holds(
    `${units} unit${units > 1 ? 's' : ''}, ${buyers} buyers${what}, ${runs.length} rounds`,
    `${sold} sold, ${buyers - sold} refused as sold out, ledger exact`,
    { isMet, measured: `${outcomes(runs)}, ${exact}`, beside: speed(runs) },
  );
}

function tail(what: string, runs: readonly Rush[], alone: number, beside: string): Measure {
  const value = p95(runs.flatMap(({ times }) => times)) / alone;
  return atMost({ what, value, limit: 5, unit: '× a buyer alone', beside });
}

function commits(runs: readonly Rush[]): Measure {
  const value = Math.max(...runs.map(({ reserving, counting }) => Math.max(reserving, counting)));
  const each = runs.map(({ reserving, counting }) => `${reserving} and ${counting}`);
  return atMost({
    what: 'commits that take their units, or count their calls',
    value,
    limit: MAX_COMMITS,
    unit: 'at the most',
    beside: `round by round: ${each.join(', ')}`,
  });
}

/** Buyers behind one address: the counter of its calls is a single document, like the product. */
async function sharedAddressMeasures(shop: Shop, units: number, alone: number): Promise<Measure[]> {
  const runs = await rounds(shop, { buyers: SHARING, units, isShared: true });
  const beside = `a buyer alone ${shown(alone)} ms`;
  return [
    outcome(' behind one address', runs, SHARING, units),
    tail('p95 of these', runs, alone, beside),
    commits(runs),
  ];
}

async function measured(shop: Shop): Promise<Measure[]> {
  await aloneMs(shop);
  const alone = await aloneMs(shop);
  const baseline = await readingOnly(shop, await addBuyers(shop, MAX_BUYERS));
  const fifty = await rounds(shop, { buyers: 50, units: 1 });
  const twoHundred = await rounds(shop, { buyers: MAX_BUYERS, units: 1 });
  const many = await rounds(shop, { buyers: MAX_BUYERS, units: 500 }, 2);
  const reading = `as many who only read p95 ${shown(p95(baseline))} ms`;
  const shared: Measure[] = [];
  for (const units of [1, SHARING / 2, SHARING]) {
    // Crowds must not meet.
    shared.push(...(await sharedAddressMeasures(shop, units, alone)));
  }
  const faults = shop.worker
    .log()
    .split('\n')
    .filter((line) => line.includes('"ERROR"'));
  return [
    outcome('', fifty, 50, 1),
    outcome('', twoHundred, MAX_BUYERS, 1),
    tail('p95 of these', twoHundred, alone, `a buyer alone ${shown(alone)} ms; ${reading}`),
    outcome('', many, MAX_BUYERS, 500),
    ...shared,
    noted('faults logged meanwhile', String(faults.length), faults[0]?.slice(0, 200) ?? ''),
  ];
}

/** Database and Stripe have production's latency (tests/support/deployed/production-latency.ts). */
const run = () => withInstance({ hasProductionLatency: true, settings: LIMITS }, measured);

export const contention: Part = { name: 'contention', needs: 'environment', run };
