import { randomUUID } from 'node:crypto';
import { startCheckout, type StartResult } from '../../functions/src/checkout/start-checkout.ts';
import { localDeps } from '@reef/tests/support/local-services.ts';
import { addBuyer, cartOf, ledger, stockProduct } from '@reef/tests/support/shop-fixture.ts';
import { stripeControl } from '@reef/tests/support/stripe-control.ts';
import { atMost, holds, noted, shown, type Measure } from '#harness/measure.ts';
import { median, p95 } from '#harness/statistics.ts';
import type { Part } from '#part.ts';

type Deps = ReturnType<typeof localDeps>;

const MOST_BUYERS = 200;

/** How many buy one after the other, for the time of a buyer alone. */
const ALONE = 20;

const ROUNDS = 3;

type Rush = {
  times: number[];
  wallMs: number;
  sold: number;
  /** Buyers who were told in plain words that there are not enough. */
  refused: number;
  /** Anything else: an exception, another refusal. */
  failed: number;
  isExact: boolean;
};

async function timed(
  deps: Deps,
  buyer: string,
  product: string,
): Promise<[number, StartResult | null]> {
  const from = performance.now();
  const request = cartOf([product, 1]);
  const result = await startCheckout(deps, buyer, randomUUID(), request).catch(() => null);
  return [performance.now() - from, result];
}

function isRefused(result: StartResult | null): boolean {
  return result !== null && !result.ok && result.refusal.code === 'insufficient-stock';
}

async function rush(deps: Deps, buyers: readonly string[], units: number): Promise<Rush> {
  const product = await stockProduct(deps.db, units);
  const from = performance.now();
  const ended = await Promise.all(buyers.map((buyer) => timed(deps, buyer, product)));
  const wallMs = performance.now() - from;
  const results = ended.map(([, result]) => result);
  const sold = results.filter((result) => result?.ok).length;
  const refused = results.filter(isRefused).length;
  const failed = buyers.length - sold - refused;
  const { free, held } = await ledger(deps.db, product);
  return {
    times: ended.map(([ms]) => ms),
    wallMs,
    sold,
    refused,
    failed,
    // After a failed call its reservation holds units until the buyer retries or the sweep runs.
    isExact: free + held === units && held >= sold && held - sold <= failed,
  };
}

/** The emulator's own share: as many buyers who only read what a checkout reads first. */
async function readingOnly(deps: Deps, buyers: readonly string[]): Promise<number[]> {
  const product = deps.db.doc(`products/${await stockProduct(deps.db, 1)}`);
  return Promise.all(
    buyers.map(async (buyer) => {
      const from = performance.now();
      await deps.db.getAll(
        deps.db.doc(`profiles/${buyer}`),
        deps.db.doc(`user_profiles_extended/${buyer}`),
      );
      await deps.db.getAll(product);
      return performance.now() - from;
    }),
  );
}

async function aloneMs(deps: Deps, buyers: readonly string[]): Promise<number> {
  const product = await stockProduct(deps.db, ALONE);
  const times: number[] = [];
  for (const buyer of buyers.slice(0, ALONE)) times.push((await timed(deps, buyer, product))[0]);
  return median(times);
}

/** Every buyer's hold is closed by the next round's checkout; fresh buyers keep rounds alike. */
async function rounds(deps: Deps, count: number, units: number, times = ROUNDS): Promise<Rush[]> {
  const found: Rush[] = [];
  for (let round = 0; round < times; round += 1) {
    const buyers = await Promise.all(Array.from({ length: count }, () => addBuyer(deps.db)));
    found.push(await rush(deps, buyers, units));
  }
  return found;
}

function told(runs: readonly Rush[]): string {
  const each = runs.map((one) => `${one.sold} sold, ${one.refused} told, ${one.failed} failed`);
  return [...new Set(each)].join('; ');
}

function speed(runs: readonly Rush[]): string {
  const times = runs.flatMap((one) => one.times);
  const rate = median(runs.map((one) => one.times.length / (one.wallMs / 1000)));
  return `p50 ${shown(median(times))}, p95 ${shown(p95(times))} ms, ${shown(rate)} answers a second`;
}

function outcome(runs: readonly Rush[], buyers: number, units: number): Measure {
  const sold = Math.min(buyers, units);
  const isMet = runs.every((one) => one.isExact && one.sold === sold && one.failed === 0);
  const exact = runs.every((one) => one.isExact) ? 'ledger exact' : 'LEDGER WRONG';
  return holds(
    `${units} unit${units > 1 ? 's' : ''}, ${buyers} buyers, ${runs.length} rounds`,
    `${sold} sold, ${buyers - sold} told, ledger exact`,
    { isMet, measured: `${told(runs)}, ${exact}`, beside: speed(runs) },
  );
}

function tail(
  what: string,
  runs: readonly Rush[],
  alone: number,
  floor: readonly number[],
): Measure {
  const value = median(runs.map(({ times }) => p95(times))) / alone;
  const beside = `a buyer alone ${shown(alone)} ms; as many who only read p95 ${shown(p95(floor))} ms`;
  return atMost({ what, value, limit: 5, unit: '× a buyer alone', beside });
}

async function measured(deps: Deps): Promise<Measure[]> {
  const buyers = await Promise.all(Array.from({ length: MOST_BUYERS }, () => addBuyer(deps.db)));
  await aloneMs(deps, buyers.slice(ALONE));
  const alone = await aloneMs(deps, buyers);
  const floor = await readingOnly(deps, buyers);
  const fifty = await rounds(deps, 50, 1);
  const twoHundred = await rounds(deps, MOST_BUYERS, 1);
  const many = await rounds(deps, MOST_BUYERS, 500, 2);
  return [
    outcome(fifty, 50, 1),
    outcome(twoHundred, MOST_BUYERS, 1),
    tail('p95 of these', twoHundred, alone, floor),
    outcome(many, MOST_BUYERS, 500),
    noted('faults reported meanwhile', String(deps.faults.length), deps.faults[0] ?? ''),
  ];
}

/** The use-case in this process against the emulators: 200 function workers would measure memory. */
async function run(): Promise<Measure[]> {
  const deps = localDeps({ now: new Date() });
  await stripeControl.webhooks('drop');
  try {
    return await measured(deps);
  } finally {
    await stripeControl.webhooks('deliver');
    await deps.close();
  }
}

export const contention: Part = { name: 'contention', needs: 'world', run };
