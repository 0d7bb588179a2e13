import { freemem } from 'node:os';
import { MINUTE_MS } from '@reef/domain/shared/time';
import { holds, type Measure, shown } from '#harness/measure.ts';
import { emulatorMemory } from '#environment/emulator-memory.ts';
import type { Environment } from '#environment/environment.ts';
import { countOrders, writeOrders } from './many-orders.ts';

/** Orders between two checks of time and memory. */
const STEP = 5000;

/** The longest that filling may take. */
const MAX_MS = 12 * 60_000;

/** If a commit of 500 takes longer than a client waits for it, the emulator's heap is full. */
const MAX_STEP_MS = 120_000;

/** Memory to keep free for everything else on this machine, in bytes. */
const MIN_FREE = 1.5 * 1000 ** 3;

/** How many orders there are now, and how the filling went. */
export type Filled = { orders: number; measure: Measure };

type Limit = 'time' | 'memory' | 'the emulator' | null;

async function step(environment: Environment, from: number, until: number): Promise<Limit> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<Limit>((resolve) => {
    timer = setTimeout(() => resolve('the emulator'), MAX_STEP_MS);
  });
  const written = writeOrders(environment.db, from, until).then(
    () => null,
    (): Limit => 'the emulator',
  );
  const limit = await Promise.race([written, late]);
  clearTimeout(timer);
  return limit;
}

function limitAt(began: number): Limit {
  if (performance.now() - began > MAX_MS) return 'time';
  return freemem() < MIN_FREE ? 'memory' : null;
}

/**
 * Fills the shop with `goal` orders, `present` of which exist already, or with as many as the
 * emulator takes within twelve minutes and this machine's memory; their counts as well.
 */
export async function fillOrders(
  environment: Environment,
  present: number,
  goal: number,
): Promise<Filled> {
  const began = performance.now();
  let orders = present;
  let limit: Limit = null;
  const rates: number[] = [];
  while (orders < goal && limit === null) {
    const until = Math.min(goal, orders + STEP);
    const from = performance.now();
    // A look at the machine between the steps.
    limit = await step(environment, orders, until);
    if (limit !== null) break;
    rates.push(((until - orders) * 1000) / (performance.now() - from));
    orders = until;
    limit = orders < goal ? limitAt(began) : null;
  }
  const minutes = (performance.now() - began) / MINUTE_MS;
  await countOrders(environment.db, orders);
  const [first, last] = [rates[0] ?? 0, rates.at(-1) ?? 0];
  const measured = `${orders} orders in ${shown(minutes)} minutes${limit === null ? '' : `; stopped by ${limit}`}`;
  const memory = `the emulator holds ${shown(emulatorMemory(environment.stack))} MB, ${shown(freemem() / 1000 ** 2)} MB are free`;
  const beside = `${shown(first)} orders a second at first, ${shown(last)} at last; ${memory}`;
  const measure = holds('orders really filled', `${goal} in 12 minutes`, {
    isMet: orders === goal,
    measured,
    beside,
  });
  return { orders, measure };
}
