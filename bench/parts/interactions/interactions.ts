import { slowDown } from '@reef/tests/support/browser/slow-down.ts';
import { load } from '#harness/machine.ts';
import { noted, type Measure } from '#harness/measure.ts';
import type { Part } from '#part.ts';
import { delistProducts, listProducts } from '#parts/many-products.ts';
import { visitor } from '#environment/browser.ts';
import type { Environment } from '#environment/environment.ts';
import { buyerPresses } from './buyer.ts';
import { moves } from './moves.ts';
import { ownerPresses } from './owner.ts';
import { press, pressLine, SLOWER } from './presses.ts';
import { scrolling } from './scrolling.ts';

const PRODUCTS = 1000;

const BASELINE_PATH = '/bench-press';
const BASELINE_HTML =
  '<!doctype html><html lang="en"><title>Baseline</title><details><summary>Press</summary><p>Pressed</p></details></html>';

async function baselineTimes(environment: Environment): Promise<number[]> {
  environment.edge.publish(BASELINE_PATH, BASELINE_HTML);
  const context = await visitor(environment.browser, { origin: environment.edge.origin });
  const page = await context.newPage();
  await slowDown(page, SLOWER);
  await page.goto(BASELINE_PATH);
  const { times } = await press(page, 'baseline', { press: () => page.locator('summary').click() });
  await context.close();
  return times;
}

async function run(environment: Environment): Promise<Measure[]> {
  const loadBefore = load();
  const baseline = await baselineTimes(environment);
  await listProducts(environment, PRODUCTS);
  environment.edge.dropCatalogue();
  const pressedThere = [...(await buyerPresses(environment)), ...(await ownerPresses(environment))];
  const moved = await moves(environment);
  const scrolled = await scrolling(environment, PRODUCTS);
  await delistProducts(environment);
  environment.edge.dropCatalogue();
  return [
    ...pressedThere.map((one) => pressLine(one, baseline)),
    ...moved,
    ...scrolled,
    noted('how busy the machine was', `load ${loadBefore}, at the end ${load()}`),
  ];
}

/** Every interaction of buyer and owner (docs/spec/speed.md), in a shop of a thousand products. */
export const interactions: Part = { name: 'interactions', needs: 'environment', run };
