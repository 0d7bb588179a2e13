import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { signInOnScreen } from '@reef/tests/support/browser/sign-in-form.ts';
import { listProduct } from '@reef/tests/support/demo-shop.ts';
import { slowDown } from '@reef/tests/support/browser/slow-down.ts';
import { atLeast, atMost, shown, type Measure } from '#harness/measure.ts';
import { median } from '@reef/tests/support/statistics.ts';
import type { Part } from '#part.ts';
import { MARKS, markShop, visitor } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';
import { pressed } from './pressed.ts';

const PRESSES = 8;
const EARLY = 20;
const SLOWER = 4;

/** How late the app loads in the trials of early taps, so that every tap comes before it. */
const DELAY_MS = 500;

const BASELINE_PATH = '/bench-press';
const BASELINE_HTML =
  '<!doctype html><html lang="en"><title>Baseline</title><details><summary>Press</summary><p>Pressed</p></details></html>';

async function presses(page: Page, press: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < PRESSES; count += 1) times.push(await pressed(page, press));
  return times;
}

async function baselineMs(environment: Environment): Promise<number> {
  environment.edge.publish(BASELINE_PATH, BASELINE_HTML);
  const context = await visitor(environment.browser, { origin: environment.edge.origin });
  const page = await context.newPage();
  await slowDown(page, SLOWER);
  await page.goto(BASELINE_PATH);
  const times = await presses(page, () => page.locator('summary').click());
  await context.close();
  return median(times);
}

async function addToCart(environment: Environment): Promise<Measure> {
  const fish = await listProduct(900);
  const context = await visitor(environment.browser, { origin: environment.edge.origin });
  const page = await context.newPage();
  await signInOnScreen(page, 'buyer');
  await page.goto(`/product/${fish.id}`);
  const add = page.getByRole('button', { name: 'Add to Cart' });
  await add.waitFor();
  await environment.edge.counter.quiet();
  await slowDown(page, SLOWER);
  const times = await presses(page, () => add.click());
  await context.close();
  const baseline = await baselineMs(environment);
  return atMost({
    what: 'add to cart to the next paint, 4× CPU slowdown, median',
    value: median(times),
    limit: 100,
    unit: 'ms',
    beside: `worst ${shown(Math.max(...times))} ms; opening <details> without script ${shown(baseline)} ms`,
  });
}

type Trial = {
  address: string;
  act: (page: Page) => Promise<void>;
  seen: (page: Page) => Promise<void>;
};

const searchOpen = (page: Page) => page.getByRole('dialog').getByRole('combobox').waitFor();

/** The kinds of input that `tests/e2e/app/speed.spec.ts` tests one by one. */
const TRIALS: readonly Trial[] = [
  {
    address: '/shop',
    act: (page) => page.getByRole('tab', { name: /Live Coral/ }).click(),
    seen: (page) => page.waitForURL(/tab=coral/),
  },
  {
    address: '/shop',
    act: (page) => page.getByRole('searchbox').pressSequentially('clown'),
    seen: (page) => page.waitForURL(/q=clown/),
  },
  {
    address: '/',
    act: (page) => page.getByRole('button', { name: 'Search' }).click(),
    seen: searchOpen,
  },
  { address: '/learn', act: (page) => page.keyboard.press('Control+k'), seen: searchOpen },
  {
    address: '/forum',
    act: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Glossary' }).click(),
    seen: (page) => page.waitForURL(/\/learn\/glossary$/),
  },
];

/** @returns whether a tap from before the app's start has been answered. */
async function isAnswered(context: BrowserContext, trial: Trial): Promise<boolean> {
  const page = await context.newPage();
  try {
    await slowDown(page, SLOWER);
    await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
      await sleep(DELAY_MS);
      await route.continue();
    });
    await page.goto(trial.address, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const isThere = await page.evaluate(
      (mark) => performance.getEntriesByName(mark).length,
      MARKS.hydrated,
    );
    if (isThere > 0) return false;
    await trial.act(page);
    await trial.seen(page);
    return true;
  } catch {
    return false;
  } finally {
    await page.close();
  }
}

async function earlyTaps(environment: Environment): Promise<Measure> {
  let answered = 0;
  for (let count = 0; count < EARLY; count += 1) {
    const trial = TRIALS[count % TRIALS.length];
    const context = await visitor(environment.browser, { origin: environment.edge.origin });
    await markShop(context);
    if (trial !== undefined && (await isAnswered(context, trial))) answered += 1;
    await context.close();
  }
  return atLeast({
    what: 'taps before the app, answered',
    value: answered,
    limit: EARLY,
    unit: '',
  });
}

async function run(environment: Environment): Promise<Measure[]> {
  return [await addToCart(environment), await earlyTaps(environment)];
}

export const taps: Part = { name: 'taps', needs: 'environment', run };
