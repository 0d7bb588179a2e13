import { load } from '#harness/machine.ts';
import { noted, type Measure } from '#harness/measure.ts';
import type { Part } from '#part.ts';
import { delistProducts, listProducts } from '#parts/many-products.ts';
import { slowDown, visitor } from '#world/browser.ts';
import type { World } from '#world/world.ts';
import { buyerPresses } from './buyer.ts';
import { moves } from './moves.ts';
import { ownerPresses } from './owner.ts';
import { press, pressLine, SLOWER } from './presses.ts';
import { scrolling } from './scrolling.ts';

const PRODUCTS = 1000;

const FLOOR_PATH = '/bench-press';
const FLOOR_HTML =
  '<!doctype html><html lang="en"><title>Floor</title><details><summary>Press</summary><p>Pressed</p></details></html>';

async function floorTimes(world: World): Promise<number[]> {
  world.edge.publish(FLOOR_PATH, FLOOR_HTML);
  const context = await visitor(world.browser, { origin: world.edge.origin });
  const page = await context.newPage();
  await slowDown(page, SLOWER);
  await page.goto(FLOOR_PATH);
  const { times } = await press(page, 'floor', { press: () => page.locator('summary').click() });
  await context.close();
  return times;
}

async function run(world: World): Promise<Measure[]> {
  const loadBefore = load();
  const floor = await floorTimes(world);
  await listProducts(world, PRODUCTS);
  world.edge.dropCatalogue();
  const pressedThere = [...(await buyerPresses(world)), ...(await ownerPresses(world))];
  const moved = await moves(world);
  const scrolled = await scrolling(world, PRODUCTS);
  await delistProducts(world);
  world.edge.dropCatalogue();
  return [
    ...pressedThere.map((one) => pressLine(one, floor)),
    ...moved,
    ...scrolled,
    noted('how busy the machine was', `load ${loadBefore}, at the end ${load()}`),
  ];
}

/** Every interaction of buyer and owner (docs/spec/speed.md), in a shop of a thousand products. */
export const interactions: Part = { name: 'interactions', needs: 'world', run };
