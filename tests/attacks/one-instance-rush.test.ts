import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withProductionLatency } from '#support/deployed/production-latency.ts';
import { type GoogleKeys, publishKeys } from '#support/deployed/google-keys.ts';
import { buyOne, commitsOf, rushBuyers, SOLD_OUT } from '#support/deployed/rush.ts';
import { addSignedInBuyer } from '#support/deployed/sessions.ts';
import { startWorker, type Worker } from '#support/deployed/worker.ts';
import { localDeps } from '#support/local-services.ts';
import { ledger, stockProduct } from '#support/shop-fixture.ts';
import { median, p95 } from '#support/statistics.ts';

/*
 * The deployed bundle as instances of Google's runtime: each is a process that serves 80 calls at a
 * time. The emulator's own functions would serve them one by one.
 */

const ALONE = 6;

/** The default limits of a deployment (params.ts). */
const LIMITS = { PAYMENTS_PER_ACCOUNT: '30', PAYMENTS_PER_ADDRESS: '300' };

/** How many commits may take the units of the buyers at one instance. */
const MAX_COMMITS = 10;

/**
 * How many commits may count their calls. Counting comes first in a call, so a cold instance, which
 * calls reach spread over a second, counts them in more groups (seen: 2 warm, 12 cold).
 */
const MAX_COUNTS = 20;

/** How many times longer than a single buyer 95 of 100 may wait. */
const MAX_TIMES_ALONE = 5;

/**
 * At most this many rushes, if one seems slow: the emulator may still be running the triggers of
 * its own setup. A true cause of waiting shows in each rush.
 */
const ROUNDS = 3;

const deps = localDeps({ now: new Date() });
let keys: GoogleKeys;
let latency: Awaited<ReturnType<typeof withProductionLatency>>;
let workers: Worker[];

/** Buyers behind one unused network address: `call_limits` outlive a test. */
async function buyers(count: number) {
  const ids = await Promise.all(Array.from({ length: count }, () => addSignedInBuyer(deps.db)));
  const address = `rush-${randomUUID()}`;
  return rushBuyers(keys, ids, () => address);
}

function firstOf(instances: readonly Worker[]): Worker {
  const [worker] = instances;
  if (worker === undefined) throw new Error('no instance runs');
  return worker;
}

/** How long buyers wait who come one after the other. */
async function aloneMs(): Promise<number> {
  const product = await stockProduct(deps.db, ALONE);
  const times: number[] = [];
  for (const buyer of await buyers(ALONE)) {
    // One after the other is what is timed.
    times.push((await buyOne(firstOf(workers), buyer, product)).ms);
  }
  return median(times);
}

beforeAll(async () => {
  keys = await publishKeys();
  latency = await withProductionLatency();
  const environment = { ...LIMITS, ...latency.environment };
  workers = await Promise.all([0, 1, 2].map(() => startWorker(keys, environment)));
  await aloneMs();
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  latency.close();
  await keys.close();
  await deps.close();
});

/**
 * Everybody in a crowd buys at once, spread over these instances; as many succeed as there are
 * units.
 */
async function rush(instances: readonly Worker[], count: number, units: number) {
  const product = await stockProduct(deps.db, units);
  const crowd = await buyers(count);
  const answers = await Promise.all(
    crowd.map((buyer, index) =>
      buyOne(instances[index % instances.length] ?? firstOf(instances), buyer, product),
    ),
  );
  const sold = answers.filter(({ url }) => url !== null);
  expect(sold).toHaveLength(units);
  expect(new Set(sold.map(({ url }) => url)).size).toBe(units);
  const others = answers.filter(({ url }) => url === null);
  expect(others.map(({ http, message }) => `${http} ${message}`)).toEqual(
    Array.from({ length: count - units }, () => `400 ${SOLD_OUT}`),
  );
  const { free, held, sold: ordered } = await ledger(deps.db, product);
  expect({ free, held, ordered }).toEqual({ free: 0, held: units, ordered: 0 });
  for (const worker of instances) expect(worker.log()).not.toContain('too much contention');
  return { crowd, times: answers.map(({ ms }) => ms).toSorted((a, b) => a - b) };
}

/**
 * The cost of a rush: commits that counted its calls, and how many times longer than alone it took.
 */
type Taken = { counting: number; timesAlone: number };

/** One rush at one instance, compared with how long a single buyer waits there. */
async function timedRush(count: number, units: number): Promise<Taken> {
  const alone = await aloneMs();
  const { crowd, times } = await rush([firstOf(workers)], count, units);
  const { reserving, counting } = await commitsOf(deps.db, crowd);
  const waited = p95(times);
  console.log(
    `${units} units, ${count} buyers: p95 ${waited.toFixed(0)} ms, a buyer alone ` +
      `${alone.toFixed(0)} ms; commits: ${reserving} reserved, ${counting} counted`,
  );
  expect(reserving).toBeGreaterThan(0);
  expect(reserving).toBeLessThanOrEqual(MAX_COMMITS);
  expect(counting).toBeGreaterThan(0);
  return { counting, timesAlone: waited / alone };
}

/** The first of several rushes that is within both bounds, or the last. */
async function bestRush(count: number, units: number, rounds = ROUNDS): Promise<Taken> {
  const seen = await timedRush(count, units);
  const isSoon = seen.counting <= MAX_COUNTS && seen.timesAlone <= MAX_TIMES_ALONE;
  return isSoon || rounds === 1 ? seen : bestRush(count, units, rounds - 1);
}

describe('INV-01 INV-02 ATT-88 ATT-123 a rush from one address at one instance', () => {
  it.each([
    [60, 1],
    [60, 30],
    [60, 60],
    [80, 80],
  ])(
    '%i buyers, %i units: all units are sold quickly, and the other buyers told',
    async (count, units) => {
      const { counting, timesAlone } = await bestRush(count, units);
      expect(counting).toBeLessThanOrEqual(MAX_COUNTS);
      expect(timesAlone).toBeLessThanOrEqual(MAX_TIMES_ALONE);
    },
  );
});

describe('INV-01 INV-02 ATT-88 a rush of 200, for whom Google starts three instances', () => {
  it.each([1, 100, 200])(
    '%i units: all units are sold, and the other buyers told',
    async (units) => {
      await rush(workers, 200, units);
    },
  );
});
