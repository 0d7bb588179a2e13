import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { changeProduct, listProduct } from '@reef/tests/support/demo-shop.ts';
import { atLeast, atMost, noted, shown, type Measure } from '#harness/measure.ts';
import { median } from '@reef/tests/support/statistics.ts';
import type { Part } from '#part.ts';
import { emulatorMemory } from '#environment/emulator-memory.ts';
import { withTriggersOff } from '#environment/triggers.ts';
import type { Environment } from '#environment/environment.ts';

/** Visits; each is closed without telling the emulator, as people close tabs. */
const VISITS = 40;

/**
 * No visit begins later than this: if listeners of closed pages remained, writes would take long.
 */
const MAX_MS = 300_000;

/** Writes after each visit; listeners of earlier pages would still be notified of them. */
const WRITES = 50;

/** How many visits at either end are compared. */
const ENDS = 5;

/** By what factor writes may have become slower. */
const SLOWER = 1.5;

/** What a stack may log for a thousand writes: a KB for each. */
const LOG_KB = 1000;

const PATIENT = { timeout: 60_000 };

/** Opens a product as a visitor, waits until it is live, and closes the tab. */
async function visit(
  { browser, payingEdge }: Environment,
  id: string,
  stock: number,
): Promise<void> {
  const context = await browser.newContext({
    baseURL: payingEdge.origin,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`/product/${id}`);
  await changeProduct(id, { stock });
  await page.getByText(`In Stock: ${stock}`).first().waitFor(PATIENT);
  await context.close();
}

async function writes(id: string): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < WRITES; count += 1) {
    const from = performance.now();
    // One after the other is what is timed.
    await changeProduct(id, { stock: 1 + count });
    times.push(performance.now() - from);
  }
  return times;
}

/** The size of the stack's logs in KB, including the emulators' own. */
function logKilobytes({ stack }: Environment): number {
  const folder = path.dirname(stack.logFile);
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
  return logs.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0) / 1000;
}

/** A stack that is left running: pages come and go, and products keep changing. */
async function measured(environment: Environment): Promise<Measure[]> {
  const { id } = await listProduct(900);
  await visit(environment, id, 800);
  await writes(id);
  const before = { log: logKilobytes(environment), memory: emulatorMemory(environment.stack) };
  const began = performance.now();
  const rounds: number[] = [];
  while (rounds.length < VISITS && performance.now() - began < MAX_MS) {
    await visit(environment, id, 700 + rounds.length);
    rounds.push(median(await writes(id)));
  }
  const thousands = (rounds.length * (WRITES + 1)) / 1000;
  const seconds = (performance.now() - began) / 1000;
  const [first, last] = [median(rounds.slice(0, ENDS)), median(rounds.slice(-ENDS))];
  const memory = (emulatorMemory(environment.stack) - before.memory) / thousands;
  return [
    atMost({
      what: `a write after the visits of ${rounds.length} pages that were closed`,
      value: last / first,
      limit: SLOWER,
      unit: '× one at the beginning',
      beside: `${shown(first)} ms at the beginning, ${shown(last)} ms at the end, after ${shown(seconds)} s`,
    }),
    atMost({
      what: 'log for 1,000 writes',
      value: (logKilobytes(environment) - before.log) / thousands,
      limit: LOG_KB,
      unit: 'KB',
    }),
    noted(
      'memory of the Firestore emulator for 1,000 writes',
      `${shown(memory)} MB`,
      `${shown(before.memory)} MB before; up to its heap, Java clears away when it likes`,
    ),
    atLeast({
      what: 'pages opened and closed, with 50 writes one after the other after each',
      value: rounds.length,
      limit: VISITS,
      unit: 'pages',
      beside: `${shown(thousands * 1000)} writes`,
    }),
  ];
}

/** Writes follow each other faster than people's would, so triggers are off meanwhile. */
const run = (environment: Environment) =>
  withTriggersOff(environment.stack, () => measured(environment));

export const day: Part = { name: 'day', needs: 'environment', run };
