import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GoogleKeys, publishKeys } from '#support/deployed/google-keys.ts';
import { buyOne, commitsOf, rushBuyers, SOLD_OUT } from '#support/deployed/rush.ts';
import { addSignedInBuyer } from '#support/deployed/sessions.ts';
import { startWorker, type Worker } from '#support/deployed/worker.ts';
import { localDeps } from '#support/local-services.ts';
import { ledger, stockProduct } from '#support/shop-fixture.ts';
import { stripeControl } from '#support/stripe-control.ts';

/*
 * The deployed bundle as one instance of Google's runtime: one process that serves sixty calls at a
 * time. The emulator's own functions would serve them one by one.
 */

const BUYERS = 60;
const ALONE = 10;

/** The limits as a deployment sets them from their defaults (params.ts). */
const LIMITS = { PAYMENTS_PER_ACCOUNT: '30', PAYMENTS_PER_ADDRESS: '300' };

/** Commits that may take the units of sixty buyers. */
const MOST_COMMITS = 10;

/**
 * Commits that may count their sixty calls. It is the first that a call does, so a cold instance, at
 * which calls arrive spread over a second, counts them in more groups (seen: 2 warm, 12 cold).
 */
const MOST_COUNTS = 20;

const deps = localDeps({ now: new Date() });
let keys: GoogleKeys;
let worker: Worker;

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** An address of this file's own: `call_limits` outlive a test. */
const ADDRESS = `rush-${randomUUID()}`;

async function buyers(count: number) {
  const ids = await Promise.all(Array.from({ length: count }, () => addSignedInBuyer(deps.db)));
  return rushBuyers(keys, ids, () => ADDRESS);
}

/** How long buyers wait who come one after the other. */
async function aloneMs(): Promise<number> {
  const product = await stockProduct(deps.db, ALONE);
  const times: number[] = [];
  for (const buyer of await buyers(ALONE)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is timed.
    times.push((await buyOne(worker, buyer, product)).ms);
  }
  return median(times);
}

beforeAll(async () => {
  await stripeControl.webhooks('drop');
  keys = await publishKeys();
  worker = await startWorker(keys, LIMITS);
});
afterAll(async () => {
  await worker.stop();
  await keys.close();
  await stripeControl.webhooks('deliver');
  await deps.close();
});

describe('INV-01 INV-02 ATT-123 sixty buyers behind one address at one instance', () => {
  it.each([1, 30, BUYERS])('%i units: as many are sold, the others told', async (units) => {
    const alone = await aloneMs();
    const product = await stockProduct(deps.db, units);
    const crowd = await buyers(BUYERS);
    const answers = await Promise.all(crowd.map((buyer) => buyOne(worker, buyer, product)));

    const sold = answers.filter(({ url }) => url !== null);
    expect(sold).toHaveLength(units);
    expect(new Set(sold.map(({ url }) => url)).size).toBe(units);
    const others = answers.filter(({ url }) => url === null);
    expect(others.map(({ http, message }) => `${http} ${message}`)).toEqual(
      Array.from({ length: BUYERS - units }, () => `400 ${SOLD_OUT}`),
    );
    const { free, held, sold: ordered } = await ledger(deps.db, product);
    expect({ free, held, ordered }).toEqual({ free: 0, held: units, ordered: 0 });

    const commits = await commitsOf(deps.db, crowd);
    expect(commits.reserving).toBeGreaterThan(0);
    expect(commits.reserving).toBeLessThanOrEqual(MOST_COMMITS);
    expect(commits.counting).toBeGreaterThan(0);
    expect(commits.counting).toBeLessThanOrEqual(MOST_COUNTS);
    expect(worker.log()).not.toContain('too much contention');

    const times = answers.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const p95 = times[Math.ceil(0.95 * BUYERS) - 1] ?? 0;
    console.log(
      `${units} units, ${BUYERS} buyers: p95 ${p95.toFixed(0)} ms, a buyer alone ` +
        `${alone.toFixed(0)} ms; commits: ${commits.reserving} reserved, ${commits.counting} counted`,
    );
  });
});
